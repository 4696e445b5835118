import { A as e, M as t, O as n, P as r, S as i, c as a, d as o, i as s, l as c, r as l, t as u } from "./Box-1EkfdRjd.js";
import { n as d } from "./TextInput-BRzSLsR7.js";
import { t as f } from "./get-env-MimdSsZv.js";
import { bt as p, ht as m } from "./index-D_iDA8SX.js";
import { a as h, n as g, t as _ } from "./jsx-runtime-Wy9s6hX0.js";
import { c as v, d as y, u as b } from "./CheckIcon-Cp5vdiKO.js";
import { V as x } from "./council-mark-CuNWYdZm.js";
function S(e, t) {
  if (e === t || (Number.isNaN(e) && Number.isNaN(t))) return !0;
  if (!(e instanceof Object) || !(t instanceof Object)) return !1;
  let n = Object.keys(e),
    { length: r } = n;
  if (r !== Object.keys(t).length) return !1;
  for (let i = 0; i < r; i += 1) {
    let r = n[i];
    if (!(r in t) || (e[r] !== t[r] && !(Number.isNaN(e[r]) && Number.isNaN(t[r])))) return !1;
  }
  return !0;
}
var C = h(g(), 1);
function w(e, t) {
  if (!e || !t) return !1;
  if (e === t) return !0;
  if (e.length !== t.length) return !1;
  for (let n = 0; n < e.length; n += 1) if (!S(e[n], t[n])) return !1;
  return !0;
}
function T(e) {
  let t = (0, C.useRef)([]),
    n = (0, C.useRef)(0);
  return (w(t.current, e) || ((t.current = e), (n.current += 1)), [n.current]);
}
function E(e, t) {
  (0, C.useEffect)(e, T(t));
}
function D(e, t, n = { autoInvoke: !1 }) {
  let r = (0, C.useRef)(null),
    i = p(e),
    a = (0, C.useCallback)(
      (...e) => {
        r.current ||= window.setTimeout(() => {
          (i(...e), (r.current = null));
        }, t);
      },
      [t],
    ),
    o = (0, C.useCallback)(() => {
      r.current &&= (window.clearTimeout(r.current), null);
    }, []);
  return ((0, C.useEffect)(() => (n.autoInvoke && a(), o), [o, a]), { start: a, clear: o });
}
function O(e, t, n) {
  let r = (0, C.useRef)(null);
  (0, C.useEffect)(() => {
    r.current &&= (r.current.disconnect(), null);
    let i = typeof n == `function` ? n() : n;
    return (
      i && ((r.current = new MutationObserver(e)), r.current.observe(i, t)),
      () => {
        r.current &&= (r.current.disconnect(), null);
      }
    );
  }, [e, t, n]);
}
function k() {
  let [e, t] = (0, C.useState)(!1);
  return ((0, C.useEffect)(() => t(!0), []), e);
}
function A(e) {
  return typeof e == `string` || typeof e == `number` || typeof e == `boolean` || typeof e == `bigint`;
}
function j(e, t) {
  if (!t || !e) return !1;
  let n = t.parentNode;
  for (; n != null;) {
    if (n === e) return !0;
    n = n.parentNode;
  }
  return !1;
}
function ee({ target: e, parent: t, ref: n, displayAfterTransitionEnd: r, onTransitionStart: i, onTransitionEnd: a }) {
  let o = (0, C.useRef)(-1),
    s = (0, C.useRef)(e),
    [c, l] = (0, C.useState)(!1),
    [u, d] = (0, C.useState)(typeof r == `boolean` && r),
    p = () => {
      if (!e || !t || !n.current) return;
      let r = e.getBoundingClientRect(),
        i = t.getBoundingClientRect(),
        a = t.offsetWidth === 0 ? 1 : i.width / t.offsetWidth,
        o = t.offsetHeight === 0 ? 1 : i.height / t.offsetHeight,
        s = window.getComputedStyle(e),
        c = window.getComputedStyle(t),
        l = m(s.borderTopWidth) + m(c.borderTopWidth),
        u = m(s.borderLeftWidth) + m(c.borderLeftWidth),
        d = { top: (r.top - i.top) / o - l, left: (r.left - i.left) / a - u, width: r.width / a, height: r.height / o };
      ((n.current.style.transform = `translateY(${d.top}px) translateX(${d.left}px)`),
        (n.current.style.width = `${d.width}px`),
        (n.current.style.height = `${d.height}px`));
    },
    h = () => {
      (window.clearTimeout(o.current),
        n.current && (n.current.style.transitionDuration = `0ms`),
        p(),
        (o.current = window.setTimeout(() => {
          n.current && (n.current.style.transitionDuration = ``);
        }, 30)));
    },
    g = (0, C.useRef)(null),
    _ = (0, C.useRef)(null);
  return (
    (0, C.useEffect)(() => {
      if ((c && s.current !== e && i && i(), (s.current = e), p(), e))
        return (
          (g.current = new ResizeObserver(h)),
          g.current.observe(e),
          t && ((_.current = new ResizeObserver(h)), _.current.observe(t)),
          () => {
            (g.current?.disconnect(), _.current?.disconnect());
          }
        );
    }, [t, e]),
    (0, C.useEffect)(() => {
      if (t) {
        let e = (e) => {
          j(e.target, t) && (h(), d(!1));
        };
        return (
          t.addEventListener(`transitionend`, e),
          () => {
            t.removeEventListener(`transitionend`, e);
          }
        );
      }
    }, [t]),
    (0, C.useEffect)(() => {
      if (n.current && a) {
        let e = (e) => {
          e.propertyName === `transform` && a();
        };
        return (
          n.current.addEventListener(`transitionend`, e),
          () => {
            n.current?.removeEventListener(`transitionend`, e);
          }
        );
      }
    }, [a]),
    D(
      () => {
        f() !== `test` && l(!0);
      },
      20,
      { autoInvoke: !0 },
    ),
    O(
      (e) => {
        e.forEach((e) => {
          e.type === `attributes` && e.attributeName === `dir` && h();
        });
      },
      { attributes: !0, attributeFilter: [`dir`] },
      () => document.documentElement,
    ),
    { initialized: c, hidden: u }
  );
}
var M = { root: `m_96b553a6` },
  N = _(),
  P = n((e, { transitionDuration: t }, { shouldReduceMotion: n }) => ({
    root: { "--transition-duration": e.respectReducedMotion && n ? `0ms` : typeof t == `number` ? `${t}ms` : t || `150ms` },
  })),
  F = l((e) => {
    let t = c(`FloatingIndicator`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: o,
        unstyled: s,
        vars: l,
        target: d,
        parent: f,
        transitionDuration: p,
        mod: m,
        displayAfterTransitionEnd: h,
        onTransitionStart: g,
        onTransitionEnd: _,
        attributes: v,
        ref: y,
        ...S
      } = t,
      w = x(),
      T = a({
        name: `FloatingIndicator`,
        classes: M,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: o,
        unstyled: s,
        attributes: v,
        vars: l,
        varsResolver: P,
        stylesCtx: { shouldReduceMotion: w },
      }),
      E = (0, C.useRef)(null),
      { initialized: D, hidden: O } = ee({ target: d, parent: f, ref: E, displayAfterTransitionEnd: h, onTransitionStart: g, onTransitionEnd: _ }),
      k = b(y, E);
    return !d || !f ? null : (0, N.jsx)(u, { ref: k, mod: [{ initialized: D, hidden: O }, m], ...T(`root`), ...S });
  });
((F.displayName = `@mantine/core/FloatingIndicator`), (F.classes = M), (F.varsResolver = P));
var I = { root: `m_cf365364`, indicator: `m_9e182ccd`, label: `m_1738fcb2`, input: `m_1714d588`, control: `m_69686b9b`, innerLabel: `m_78882f40` },
  L = { withItemsBorders: !0 },
  R = n((n, { radius: a, color: o, transitionDuration: s, size: c, transitionTimingFunction: l }) => ({
    root: {
      "--sc-radius": a === void 0 ? void 0 : t(a),
      "--sc-color": o ? i(o, n) : void 0,
      "--sc-shadow": o ? void 0 : `var(--mantine-shadow-xs)`,
      "--sc-transition-duration": s === void 0 ? void 0 : `${s}ms`,
      "--sc-transition-timing-function": l,
      "--sc-padding": r(c, `sc-padding`),
      "--sc-font-size": e(c),
    },
  })),
  z = s((e) => {
    let t = c(`SegmentedControl`, L, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: s,
        unstyled: l,
        vars: f,
        data: p,
        value: m,
        defaultValue: h,
        onChange: g,
        size: _,
        name: x,
        disabled: S,
        readOnly: w,
        fullWidth: T,
        orientation: D,
        radius: O,
        color: j,
        transitionDuration: ee,
        transitionTimingFunction: M,
        variant: P,
        autoContrast: z,
        withItemsBorders: B,
        mod: V,
        attributes: H,
        ref: U,
        ...W
      } = t,
      G = a({
        name: `SegmentedControl`,
        props: t,
        classes: I,
        className: r,
        style: i,
        classNames: n,
        styles: s,
        unstyled: l,
        attributes: H,
        vars: f,
        varsResolver: R,
      }),
      K = o(),
      q = p.map((e) => (A(e) ? { label: `${e}`, value: e } : e)),
      J = k(),
      [te, ne] = (0, C.useState)(0),
      [re, ie] = (0, C.useState)(null),
      [Y, X] = (0, C.useState)({}),
      ae = (e, t) => {
        e !== null && Y[t] !== e && ((Y[t] = e), X({ ...Y }));
      },
      [Z, oe] = v({
        value: m,
        defaultValue: h,
        finalValue: Array.isArray(p) ? (q.find((e) => !e.disabled)?.value ?? p[0]?.value ?? null) : null,
        onChange: g,
      }),
      Q = y(x),
      $ = q.map((e) => `${e.value}`),
      se = q.map((e) =>
        (0, C.createElement)(
          u,
          { ...G(`control`), mod: { active: Z === e.value, orientation: D }, key: `${e.value}` },
          (0, C.createElement)(`input`, {
            ...G(`input`),
            disabled: S || e.disabled,
            type: `radio`,
            name: Q,
            value: `${e.value}`,
            id: `${Q}-${e.value}`,
            checked: Z === e.value,
            onChange: () => !w && oe(e.value),
            "data-focus-ring": K.focusRing,
            key: `${e.value}-input`,
          }),
          (0, C.createElement)(
            u,
            {
              component: `label`,
              ...G(`label`),
              mod: { active: Z === e.value && !(S || e.disabled), disabled: S || e.disabled, "read-only": w },
              htmlFor: `${Q}-${e.value}`,
              ref: (t) => ae(t, `${e.value}`),
              __vars: { "--sc-label-color": j === void 0 ? void 0 : d({ color: j, theme: K, autoContrast: z }) },
              key: `${e.value}-label`,
            },
            (0, N.jsx)(`span`, { ...G(`innerLabel`), children: e.label }),
          ),
        ),
      ),
      ce = b(U, ie);
    return (
      E(() => {
        ne((e) => e + 1);
      }, [p.length]),
      E(() => {
        X((e) => {
          let t = {};
          return (
            $.forEach((n) => {
              n in e && (t[n] = e[n]);
            }),
            Object.keys(t).length === Object.keys(e).length ? e : t
          );
        });
      }, [$]),
      p.length === 0
        ? null
        : (0, N.jsxs)(u, {
            ...G(`root`),
            variant: P,
            size: _,
            ref: ce,
            mod: [{ "full-width": T, orientation: D, initialized: J, "with-items-borders": B }, V],
            ...W,
            role: `radiogroup`,
            "data-disabled": S,
            children: [
              Z !== void 0 &&
                (0, N.jsx)(
                  F,
                  { target: Y[`${Z}`], parent: re, component: `span`, transitionDuration: `var(--sc-transition-duration)`, ...G(`indicator`) },
                  te,
                ),
              se,
            ],
          })
    );
  });
((z.classes = I), (z.varsResolver = R), (z.displayName = `@mantine/core/SegmentedControl`));
export { z as t };
