import { B as e, D as t, F as n, I as r, O as i, a, c as o, d as s, l as c, r as l, s as u, t as d } from "./Box-1EkfdRjd.js";
import { m as f } from "./CheckIcon-Cp5vdiKO.js";
import { n as p, t as m } from "./get-base-value-byeI4hGZ.js";
import { t as h } from "./jsx-runtime-Wy9s6hX0.js";
var [g, _] = f(`Grid component was not found in tree`),
  v = h(),
  y = (e, t) => {
    if (e === `content`) return `auto`;
    if (e === `auto`) return `0rem`;
    if (e) return e === t ? `100%` : `calc(${(100 * e) / t}% - ${(t - e) / t} * var(--grid-column-gap))`;
  },
  b = (e, t, n) => (n || e === `auto` ? `100%` : e === `content` ? `unset` : y(e, t)),
  x = (e, t) => {
    if (e) return e === `auto` || t ? `1` : `auto`;
  },
  S = (e, t) => {
    if (e === 0) return `0`;
    if (e) return `calc(${(100 * e) / t}% + ${e / t} * var(--grid-column-gap))`;
  };
function C({ span: t, order: n, offset: i, align: a, selector: o }) {
  let c = s(),
    l = _(),
    d = l.breakpoints || c.breakpoints,
    f = m(t),
    h = f === void 0 ? 12 : f,
    g = r({
      "--col-order": m(n)?.toString(),
      "--col-flex-grow": x(h, l.grow),
      "--col-flex-basis": y(h, l.columns),
      "--col-width": h === `content` ? `auto` : void 0,
      "--col-max-width": b(h, l.columns, l.grow),
      "--col-offset": S(m(i), l.columns),
      "--col-align-self": m(a),
    }),
    C = e(d).reduce(
      (e, r) => (
        e[r] || (e[r] = {}),
        typeof n == `object` && n[r] !== void 0 && (e[r][`--col-order`] = n[r]?.toString()),
        typeof t == `object` &&
          t[r] !== void 0 &&
          ((e[r][`--col-flex-grow`] = x(t[r], l.grow)),
          (e[r][`--col-flex-basis`] = y(t[r], l.columns)),
          (e[r][`--col-width`] = t[r] === `content` ? `auto` : void 0),
          (e[r][`--col-max-width`] = b(t[r], l.columns, l.grow))),
        typeof i == `object` && i[r] !== void 0 && (e[r][`--col-offset`] = S(i[r], l.columns)),
        typeof a == `object` && a[r] !== void 0 && (e[r][`--col-align-self`] = a[r]),
        e
      ),
      {},
    ),
    w = p(e(C), d)
      .filter((t) => e(C[t.value]).length > 0)
      .map((e) => ({ query: l.type === `container` ? `mantine-grid (min-width: ${d[e.value]})` : `(min-width: ${d[e.value]})`, styles: C[e.value] }));
  return (0, v.jsx)(u, { styles: g, media: l.type === `container` ? void 0 : w, container: l.type === `container` ? w : void 0, selector: o });
}
var w = { container: `m_8478a6da`, root: `m_410352e9`, inner: `m_dee7bd2f`, col: `m_96bdd299` },
  T = { span: 12 },
  E = l((e) => {
    let { classNames: n, className: r, style: i, styles: o, vars: s, span: l, order: u, offset: f, align: p, ...m } = c(`GridCol`, T, e),
      h = _(),
      g = a();
    return (0, v.jsxs)(v.Fragment, {
      children: [
        (0, v.jsx)(C, { selector: `.${g}`, span: l, order: u, offset: f, align: p }),
        (0, v.jsx)(d, { ...h.getStyles(`col`, { className: t(r, g), style: i, classNames: n, styles: o }), ...m }),
      ],
    });
  });
((E.classes = w), (E.displayName = `@mantine/core/GridCol`));
function D({ gap: t, rowGap: i, columnGap: a, selector: o, breakpoints: c, type: l }) {
  let d = s(),
    f = c || d.breakpoints,
    h = r({ "--grid-gap": n(m(t)), "--grid-row-gap": n(m(i)), "--grid-column-gap": n(m(a)) }),
    g = e(f).reduce(
      (e, r) => (
        e[r] || (e[r] = {}),
        typeof t == `object` && t[r] !== void 0 && (e[r][`--grid-gap`] = n(t[r])),
        typeof i == `object` && i[r] !== void 0 && (e[r][`--grid-row-gap`] = n(i[r])),
        typeof a == `object` && a[r] !== void 0 && (e[r][`--grid-column-gap`] = n(a[r])),
        e
      ),
      {},
    ),
    _ = p(e(g), f)
      .filter((t) => e(g[t.value]).length > 0)
      .map((e) => ({ query: l === `container` ? `mantine-grid (min-width: ${f[e.value]})` : `(min-width: ${f[e.value]})`, styles: g[e.value] }));
  return (0, v.jsx)(u, { styles: h, media: l === `container` ? void 0 : _, container: l === `container` ? _ : void 0, selector: o });
}
var O = { gap: `md`, columns: 12 },
  k = i((e, { justify: t, align: n, overflow: r }) => ({ root: { "--grid-justify": t, "--grid-align": n, "--grid-overflow": r } })),
  A = l((e) => {
    let t = c(`Grid`, O, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: s,
        unstyled: l,
        vars: u,
        grow: f,
        gap: p,
        rowGap: m,
        columnGap: h,
        columns: _,
        align: y,
        justify: b,
        children: x,
        breakpoints: S,
        type: C,
        attributes: T,
        ...E
      } = t,
      A = o({
        name: `Grid`,
        classes: w,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: s,
        unstyled: l,
        attributes: T,
        vars: u,
        varsResolver: k,
      }),
      j = a();
    return C === `container` && S
      ? (0, v.jsxs)(g, {
          value: { getStyles: A, grow: f, columns: _, breakpoints: S, type: C },
          children: [
            (0, v.jsx)(D, { selector: `.${j}`, ...t }),
            (0, v.jsx)(`div`, {
              ...A(`container`),
              children: (0, v.jsx)(d, { ...A(`root`, { className: j }), ...E, children: (0, v.jsx)(`div`, { ...A(`inner`), children: x }) }),
            }),
          ],
        })
      : (0, v.jsxs)(g, {
          value: { getStyles: A, grow: f, columns: _, breakpoints: S, type: C },
          children: [
            (0, v.jsx)(D, { selector: `.${j}`, ...t }),
            (0, v.jsx)(d, { ...A(`root`, { className: j }), ...E, children: (0, v.jsx)(`div`, { ...A(`inner`), children: x }) }),
          ],
        });
  });
((A.classes = w), (A.varsResolver = k), (A.displayName = `@mantine/core/Grid`), (A.Col = E));
export { A as t };
