import { r as e } from "./CheckIcon-Cp5vdiKO.js";
import { F as t, I as n, P as r, R as i, r as a } from "./council-mark-CuNWYdZm.js";
import { M as o, O as s, R as c, c as l, l as u, r as d, t as f } from "./Box-1EkfdRjd.js";
import { a as p, n as m, t as h } from "./jsx-runtime-Wy9s6hX0.js";
import { n as g } from "./IconCheck-DZkaatp6.js";
var _ = { root: `m_18320242`, "skeleton-fade": `m_299c329c` },
  v = h(),
  y = { visible: !0, animate: !0 },
  b = s((e, { width: t, height: n, radius: r, circle: i }) => ({
    root: { "--skeleton-height": c(n), "--skeleton-width": c(i ? n : t), "--skeleton-radius": i ? `1000px` : r === void 0 ? void 0 : o(r) },
  })),
  x = d((e) => {
    let t = u(`Skeleton`, y, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        width: c,
        height: d,
        circle: p,
        visible: m,
        radius: h,
        animate: g,
        mod: x,
        attributes: S,
        ...C
      } = t,
      w = l({
        name: `Skeleton`,
        classes: _,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: S,
        vars: s,
        varsResolver: b,
      });
    return (0, v.jsx)(f, { ...w(`root`), mod: [{ visible: m, animate: g }, x], ...C });
  });
((x.classes = _), (x.varsResolver = b), (x.displayName = `@mantine/core/Skeleton`));
var S = a(`outline`, `inbox`, `Inbox`, [
    [`path`, { d: `M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12`, key: `svg-0` }],
    [`path`, { d: `M4 13h3l3 3h4l3 -3h3`, key: `svg-1` }],
  ]),
  C = p(m(), 1),
  w = { empty: `_empty_3jx1i_1`, busy: `_busy_3jx1i_17`, busyPanel: `_busyPanel_3jx1i_26` },
  T = 1e3;
function E({ label: e = `Loading...`, lines: t = 4 }) {
  let [i, a] = (0, C.useState)(!1);
  return (
    (0, C.useEffect)(() => {
      let e = setTimeout(() => a(!0), T);
      return () => clearTimeout(e);
    }, []),
    (0, v.jsxs)(r, {
      gap: `xs`,
      py: `sm`,
      "aria-busy": `true`,
      children: [
        (0, v.jsx)(n, { role: `status`, size: `sm`, c: `dimmed`, mih: `1.5em`, children: i ? e : `` }),
        Array.from({ length: t }, (e, t) => (0, v.jsx)(x, { height: 20, "aria-hidden": `true` }, t)),
      ],
    })
  );
}
function D({ title: e, children: t }) {
  return (0, v.jsxs)(`div`, {
    className: w.empty,
    children: [
      (0, v.jsx)(S, { size: 32, stroke: 1.5, "aria-hidden": `true` }),
      (0, v.jsx)(n, { fw: 500, children: e }),
      t !== void 0 && (0, v.jsx)(`div`, { children: t }),
    ],
  });
}
function O({ message: i, onRetry: a, retryLabel: o = `Retry`, children: s }) {
  return (0, v.jsx)(e, {
    color: `red`,
    role: `alert`,
    icon: (0, v.jsx)(g, { "aria-hidden": `true` }),
    children: (0, v.jsxs)(r, {
      gap: `sm`,
      align: `flex-start`,
      children: [(0, v.jsx)(n, { children: i }), s, a !== void 0 && (0, v.jsx)(t, { variant: `default`, onClick: a, children: o })],
    }),
  });
}
function k({ isBusy: e, label: t = `Submitting to API...` }) {
  return (
    (0, C.useEffect)(() => {
      let t = document.getElementById(`root`);
      if (!e || t === null) return;
      let n = (e) => e.preventDefault();
      return (t.addEventListener(`keydown`, n, { capture: !0 }), () => t.removeEventListener(`keydown`, n, { capture: !0 }));
    }, [e]),
    (0, v.jsx)(`div`, {
      role: `status`,
      className: e ? w.busy : void 0,
      children:
        e &&
        (0, v.jsxs)(`div`, { className: w.busyPanel, children: [(0, v.jsx)(i, { "aria-hidden": `true` }), (0, v.jsx)(n, { fw: 500, children: t })] }),
    })
  );
}
export { x as a, E as i, D as n, O as r, k as t };
