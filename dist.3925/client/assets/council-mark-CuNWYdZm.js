import { a as e, n as t, t as n } from "./jsx-runtime-Wy9s6hX0.js";
import {
  A as r,
  D as i,
  F as a,
  M as o,
  O as s,
  P as c,
  R as l,
  S as u,
  V as d,
  c as f,
  d as p,
  h as m,
  j as h,
  k as g,
  l as _,
  n as v,
  r as y,
  t as b,
  y as x,
} from "./Box-1EkfdRjd.js";
import { f as S, r as ee, t as C } from "./council-CQzFXpBu.js";
var w = e(t(), 1);
function te(e, t) {
  return e.length !== t.length || t.some((t, n) => !Object.is(t, e[n]));
}
function T(e, t) {
  let n = (0, w.useRef)(!1),
    r = (0, w.useRef)(null),
    i = (0, w.useRef)(void 0),
    a = {};
  (0, w.useEffect)(() => {
    let o = r.current === a,
      s = i.current;
    if (((r.current = a), (i.current = t), !n.current)) n.current = !0;
    else if (!o && !(t && s && !te(s, t))) return e();
  }, t);
}
function ne(e, t) {
  return g(`(prefers-reduced-motion: reduce)`, e, t);
}
var E = n(),
  re = { root: `m_87cf2631` },
  ie = { __staticSelector: `UnstyledButton` },
  ae = v((e) => {
    let t = _(`UnstyledButton`, ie, e),
      { className: n, component: r = `button`, __staticSelector: i, unstyled: a, classNames: o, styles: s, style: c, attributes: l, ...u } = t,
      d = f({ name: i, props: t, classes: re, className: n, style: c, classNames: o, styles: s, unstyled: a, attributes: l });
    return (0, E.jsx)(b, { ...d(`root`, { focusable: !0 }), component: r, type: r === `button` ? `button` : void 0, ...u });
  });
((ae.classes = re), (ae.displayName = `@mantine/core/UnstyledButton`));
var D = (e) => ({
    in: { opacity: 1, transform: `scale(1)` },
    out: { opacity: 0, transform: `scale(.9) translateY(${e === `bottom` ? 10 : -10}px)` },
    transitionProperty: `transform, opacity`,
  }),
  oe = {
    fade: { in: { opacity: 1 }, out: { opacity: 0 }, transitionProperty: `opacity` },
    "fade-up": {
      in: { opacity: 1, transform: `translateY(0)` },
      out: { opacity: 0, transform: `translateY(30px)` },
      transitionProperty: `opacity, transform`,
    },
    "fade-down": {
      in: { opacity: 1, transform: `translateY(0)` },
      out: { opacity: 0, transform: `translateY(-30px)` },
      transitionProperty: `opacity, transform`,
    },
    "fade-left": {
      in: { opacity: 1, transform: `translateX(0)` },
      out: { opacity: 0, transform: `translateX(30px)` },
      transitionProperty: `opacity, transform`,
    },
    "fade-right": {
      in: { opacity: 1, transform: `translateX(0)` },
      out: { opacity: 0, transform: `translateX(-30px)` },
      transitionProperty: `opacity, transform`,
    },
    scale: {
      in: { opacity: 1, transform: `scale(1)` },
      out: { opacity: 0, transform: `scale(0)` },
      common: { transformOrigin: `top` },
      transitionProperty: `transform, opacity`,
    },
    "scale-y": {
      in: { opacity: 1, transform: `scaleY(1)` },
      out: { opacity: 0, transform: `scaleY(0)` },
      common: { transformOrigin: `top` },
      transitionProperty: `transform, opacity`,
    },
    "scale-x": {
      in: { opacity: 1, transform: `scaleX(1)` },
      out: { opacity: 0, transform: `scaleX(0)` },
      common: { transformOrigin: `left` },
      transitionProperty: `transform, opacity`,
    },
    "skew-up": {
      in: { opacity: 1, transform: `translateY(0) skew(0deg, 0deg)` },
      out: { opacity: 0, transform: `translateY(-20px) skew(-10deg, -5deg)` },
      common: { transformOrigin: `top` },
      transitionProperty: `transform, opacity`,
    },
    "skew-down": {
      in: { opacity: 1, transform: `translateY(0) skew(0deg, 0deg)` },
      out: { opacity: 0, transform: `translateY(20px) skew(-10deg, -5deg)` },
      common: { transformOrigin: `bottom` },
      transitionProperty: `transform, opacity`,
    },
    "rotate-left": {
      in: { opacity: 1, transform: `translateY(0) rotate(0deg)` },
      out: { opacity: 0, transform: `translateY(20px) rotate(-5deg)` },
      common: { transformOrigin: `bottom` },
      transitionProperty: `transform, opacity`,
    },
    "rotate-right": {
      in: { opacity: 1, transform: `translateY(0) rotate(0deg)` },
      out: { opacity: 0, transform: `translateY(20px) rotate(5deg)` },
      common: { transformOrigin: `top` },
      transitionProperty: `transform, opacity`,
    },
    "slide-down": {
      in: { opacity: 1, transform: `translateY(0)` },
      out: { opacity: 0, transform: `translateY(-100%)` },
      common: { transformOrigin: `top` },
      transitionProperty: `transform, opacity`,
    },
    "slide-up": {
      in: { opacity: 1, transform: `translateY(0)` },
      out: { opacity: 0, transform: `translateY(100%)` },
      common: { transformOrigin: `bottom` },
      transitionProperty: `transform, opacity`,
    },
    "slide-left": {
      in: { opacity: 1, transform: `translateX(0)` },
      out: { opacity: 0, transform: `translateX(100%)` },
      common: { transformOrigin: `left` },
      transitionProperty: `transform, opacity`,
    },
    "slide-right": {
      in: { opacity: 1, transform: `translateX(0)` },
      out: { opacity: 0, transform: `translateX(-100%)` },
      common: { transformOrigin: `right` },
      transitionProperty: `transform, opacity`,
    },
    pop: { ...D(`bottom`), common: { transformOrigin: `center center` } },
    "pop-bottom-left": { ...D(`bottom`), common: { transformOrigin: `bottom left` } },
    "pop-bottom-right": { ...D(`bottom`), common: { transformOrigin: `bottom right` } },
    "pop-top-left": { ...D(`top`), common: { transformOrigin: `top left` } },
    "pop-top-right": { ...D(`top`), common: { transformOrigin: `top right` } },
  },
  se = { entering: `in`, entered: `in`, exiting: `out`, exited: `out`, "pre-exiting": `out`, "pre-entering": `out` };
function ce({ transition: e, state: t, duration: n, timingFunction: r }) {
  let i = { WebkitBackfaceVisibility: `hidden`, transitionDuration: `${n}ms`, transitionTimingFunction: r };
  return typeof e == `string`
    ? e in oe
      ? { transitionProperty: oe[e].transitionProperty, ...i, ...oe[e].common, ...oe[e][se[t]] }
      : {}
    : { transitionProperty: e.transitionProperty, ...i, ...e.common, ...e[se[t]] };
}
var le = e(d(), 1);
function ue({
  duration: e,
  exitDuration: t,
  timingFunction: n,
  mounted: r,
  onEnter: i,
  onExit: a,
  onEntered: o,
  onExited: s,
  enterDelay: c,
  exitDelay: l,
}) {
  let u = p(),
    d = ne(),
    f = u.respectReducedMotion ? d : !1,
    [m, h] = (0, w.useState)(f ? 0 : e),
    [g, _] = (0, w.useState)(r ? `entered` : `exited`),
    v = (0, w.useRef)(-1),
    y = (0, w.useRef)(-1),
    b = (0, w.useRef)(-1);
  function x() {
    (window.clearTimeout(v.current), window.clearTimeout(y.current), cancelAnimationFrame(b.current), (b.current = -1));
  }
  let S = (n) => {
      x();
      let r = n ? i : a,
        c = n ? o : s,
        l = f ? 0 : n ? e : t;
      if ((h(l), l === 0)) (typeof r == `function` && r(), typeof c == `function` && c(), _(n ? `entered` : `exited`));
      else {
        let e = requestAnimationFrame(() => {
          (le.flushSync(() => {
            _(n ? `pre-entering` : `pre-exiting`);
          }),
            b.current === e &&
              (b.current = requestAnimationFrame(() => {
                (typeof r == `function` && r(),
                  _(n ? `entering` : `exiting`),
                  (v.current = window.setTimeout(() => {
                    (typeof c == `function` && c(), _(n ? `entered` : `exited`));
                  }, l)));
              })));
        });
        b.current = e;
      }
    },
    ee = (e) => {
      (x(),
        typeof (e ? c : l) == `number`
          ? (y.current = window.setTimeout(
              () => {
                S(e);
              },
              e ? c : l,
            ))
          : S(e));
    };
  return (
    T(() => {
      ee(r);
    }, [r]),
    (0, w.useEffect)(
      () => () => {
        x();
      },
      [],
    ),
    { transitionDuration: m, transitionStatus: g, transitionTimingFunction: n || `ease` }
  );
}
function de({
  keepMounted: e,
  keepMountedMode: t = `activity`,
  transition: n = `fade`,
  duration: r = 250,
  exitDuration: i = r,
  mounted: a,
  children: o,
  timingFunction: s = `ease`,
  onExit: c,
  onEntered: l,
  onEnter: u,
  onExited: d,
  enterDelay: f,
  exitDelay: p,
}) {
  let h = m(),
    {
      transitionDuration: g,
      transitionStatus: _,
      transitionTimingFunction: v,
    } = ue({
      mounted: a,
      exitDuration: i,
      duration: r,
      timingFunction: s,
      onExit: c,
      onEntered: l,
      onEnter: u,
      onExited: d,
      enterDelay: f,
      exitDelay: p,
    });
  if (h === `test`) return a ? (0, E.jsx)(E.Fragment, { children: o({}) }) : e ? o({ display: `none` }) : null;
  if (g === 0)
    return e
      ? t === `display-none`
        ? a
          ? (0, E.jsx)(E.Fragment, { children: o({}) })
          : o({ display: `none` })
        : (0, E.jsx)(w.Activity, { mode: a ? `visible` : `hidden`, children: o({}) })
      : a
        ? (0, E.jsx)(E.Fragment, { children: o({}) })
        : null;
  let y = _ === `exited`;
  if (e) {
    let e = o(y ? (t === `display-none` ? { display: `none` } : {}) : ce({ transition: n, duration: g, state: _, timingFunction: v }));
    return t === `display-none` ? e : (0, E.jsx)(w.Activity, { mode: y ? `hidden` : `visible`, children: e });
  }
  return y ? null : (0, E.jsx)(E.Fragment, { children: o(ce({ transition: n, duration: g, state: _, timingFunction: v })) });
}
de.displayName = `@mantine/core/Transition`;
var O = {
    root: `m_5ae2e3c`,
    barsLoader: `m_7a2bd4cd`,
    bar: `m_870bb79`,
    "bars-loader-animation": `m_5d2b3b9d`,
    dotsLoader: `m_4e3f22d7`,
    dot: `m_870c4af`,
    "loader-dots-animation": `m_aac34a1`,
    ovalLoader: `m_b34414df`,
    "oval-loader-animation": `m_f8e89c4b`,
  },
  fe = ({ className: e, ...t }) =>
    (0, E.jsxs)(b, {
      component: `span`,
      className: i(O.barsLoader, e),
      ...t,
      children: [(0, E.jsx)(`span`, { className: O.bar }), (0, E.jsx)(`span`, { className: O.bar }), (0, E.jsx)(`span`, { className: O.bar })],
    });
fe.displayName = `@mantine/core/Bars`;
var pe = ({ className: e, ...t }) =>
  (0, E.jsxs)(b, {
    component: `span`,
    className: i(O.dotsLoader, e),
    ...t,
    children: [(0, E.jsx)(`span`, { className: O.dot }), (0, E.jsx)(`span`, { className: O.dot }), (0, E.jsx)(`span`, { className: O.dot })],
  });
pe.displayName = `@mantine/core/Dots`;
var me = ({ className: e, ...t }) => (0, E.jsx)(b, { component: `span`, className: i(O.ovalLoader, e), ...t });
me.displayName = `@mantine/core/Oval`;
var he = { bars: fe, oval: me, dots: pe },
  ge = { loaders: he, type: `oval` },
  _e = s((e, { size: t, color: n }) => ({ root: { "--loader-size": c(t, `loader-size`), "--loader-color": n ? u(n, e) : void 0 } })),
  k = y((e) => {
    let t = _(`Loader`, ge, e),
      {
        size: n,
        color: r,
        type: i,
        vars: a,
        className: o,
        style: s,
        classNames: c,
        styles: l,
        unstyled: u,
        loaders: d,
        variant: p,
        children: m,
        attributes: h,
        ...g
      } = t,
      v = f({
        name: `Loader`,
        props: t,
        classes: O,
        className: o,
        style: s,
        classNames: c,
        styles: l,
        unstyled: u,
        attributes: h,
        vars: a,
        varsResolver: _e,
      });
    return m ? (0, E.jsx)(b, { ...v(`root`), ...g, children: m }) : (0, E.jsx)(b, { ...v(`root`), component: d[i], variant: p, size: n, ...g });
  });
((k.defaultLoaders = he), (k.classes = O), (k.varsResolver = _e), (k.displayName = `@mantine/core/Loader`));
function ve(e) {
  return w.Children.toArray(e).filter(Boolean);
}
var ye = { root: `m_4081bf90` },
  be = { preventGrowOverflow: !0, gap: `md`, align: `center`, justify: `flex-start`, wrap: `wrap` },
  xe = s((e, { grow: t, preventGrowOverflow: n, gap: r, align: i, justify: o, wrap: s }, { childWidth: c }) => ({
    root: { "--group-child-width": t && n ? c : void 0, "--group-gap": a(r), "--group-align": i, "--group-justify": o, "--group-wrap": s },
  })),
  A = y((e) => {
    let t = _(`Group`, be, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: o,
        unstyled: s,
        children: c,
        gap: l,
        align: u,
        justify: d,
        wrap: p,
        grow: m,
        preventGrowOverflow: h,
        vars: g,
        variant: v,
        __size: y,
        mod: x,
        attributes: S,
        ...ee
      } = t,
      C = ve(c),
      w = C.length,
      te = a(l ?? `md`),
      T = { childWidth: `calc(${100 / w}% - (${te} - ${te} / ${w}))` },
      ne = f({
        name: `Group`,
        props: t,
        stylesCtx: T,
        className: r,
        style: i,
        classes: ye,
        classNames: n,
        styles: o,
        unstyled: s,
        attributes: S,
        vars: g,
        varsResolver: xe,
      });
    return (0, E.jsx)(b, { ...ne(`root`), variant: v, mod: [{ grow: m }, x], size: y, ...ee, children: C });
  });
((A.classes = ye), (A.varsResolver = xe), (A.displayName = `@mantine/core/Group`));
var Se = { root: `m_b6d8b162` };
function Ce(e) {
  if (e === `start`) return `start`;
  if (e === `end` || e) return `end`;
}
var we = { inherit: !1 },
  Te = s((e, { variant: t, lineClamp: n, gradient: i, size: a, textWrap: o }) => ({
    root: {
      "--text-fz": r(a),
      "--text-lh": h(a),
      "--text-gradient": t === `gradient` ? x(i, e) : void 0,
      "--text-line-clamp": typeof n == `number` ? n.toString() : void 0,
      "--text-text-wrap": o,
    },
  })),
  Ee = v((e) => {
    let t = _(`Text`, we, e),
      {
        lineClamp: n,
        truncate: r,
        inline: i,
        inherit: a,
        gradient: o,
        span: s,
        textWrap: c,
        __staticSelector: l,
        vars: u,
        className: d,
        style: p,
        classNames: m,
        styles: h,
        unstyled: g,
        variant: v,
        mod: y,
        size: x,
        attributes: S,
        ...ee
      } = t,
      C = f({
        name: [`Text`, l],
        props: t,
        classes: Se,
        className: d,
        style: p,
        classNames: m,
        styles: h,
        unstyled: g,
        attributes: S,
        vars: u,
        varsResolver: Te,
      });
    return (0, E.jsx)(b, {
      ...C(`root`, { focusable: !0 }),
      component: s ? `span` : `p`,
      variant: v,
      mod: [{ truncate: Ce(r), lineClamp: typeof n == `number`, inline: i, inherit: a }, y],
      size: x,
      ...ee,
    });
  });
((Ee.classes = Se), (Ee.varsResolver = Te), (Ee.displayName = `@mantine/core/Text`));
var j = {
    root: `m_77c9d27d`,
    inner: `m_80f1301b`,
    label: `m_811560b9`,
    section: `m_a74036a`,
    loader: `m_a25b86ee`,
    group: `m_80d6d844`,
    groupSection: `m_70be2a01`,
  },
  De = { orientation: `horizontal` },
  Oe = s((e, { borderWidth: t }) => ({ group: { "--button-border-width": l(t) } })),
  ke = y((e) => {
    let t = _(`ButtonGroup`, De, e),
      {
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        orientation: s,
        vars: c,
        borderWidth: l,
        mod: u,
        attributes: d,
        ...p
      } = _(`ButtonGroup`, De, e),
      m = f({
        name: `ButtonGroup`,
        props: t,
        classes: j,
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        attributes: d,
        vars: c,
        varsResolver: Oe,
        rootSelector: `group`,
      });
    return (0, E.jsx)(b, { ...m(`group`), mod: [{ orientation: s }, u], role: `group`, ...p });
  });
((ke.classes = j), (ke.varsResolver = Oe), (ke.displayName = `@mantine/core/ButtonGroup`));
var Ae = s((e, { radius: t, color: n, gradient: i, variant: a, autoContrast: s, size: l }) => {
    let u = e.variantColorResolver({ color: n || e.primaryColor, theme: e, gradient: i, variant: a || `filled`, autoContrast: s });
    return {
      groupSection: {
        "--section-height": c(l, `section-height`),
        "--section-padding-x": c(l, `section-padding-x`),
        "--section-fz": l?.includes(`compact`) ? r(l.replace(`compact-`, ``)) : r(l),
        "--section-radius": t === void 0 ? void 0 : o(t),
        "--section-bg": n || a ? u.background : void 0,
        "--section-color": u.color,
        "--section-bd": n || a ? u.border : void 0,
      },
    };
  }),
  je = y((e) => {
    let t = _(`ButtonGroupSection`, null, e),
      { className: n, style: r, classNames: i, styles: a, unstyled: o, vars: s, gradient: c, radius: l, autoContrast: u, attributes: d, ...p } = t,
      m = f({
        name: `ButtonGroupSection`,
        props: t,
        classes: j,
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        attributes: d,
        vars: s,
        varsResolver: Ae,
        rootSelector: `groupSection`,
      });
    return (0, E.jsx)(b, { ...m(`groupSection`), ...p });
  });
((je.classes = j), (je.varsResolver = Ae), (je.displayName = `@mantine/core/ButtonGroupSection`));
var Me = {
    in: { opacity: 1, transform: `translate(-50%, calc(-50% + ${l(1)}))` },
    out: { opacity: 0, transform: `translate(-50%, -200%)` },
    common: { transformOrigin: `center` },
    transitionProperty: `transform, opacity`,
  },
  Ne = s((e, { radius: t, color: n, gradient: i, variant: a, size: s, justify: l, autoContrast: u }) => {
    let d = e.variantColorResolver({ color: n || e.primaryColor, theme: e, gradient: i, variant: a || `filled`, autoContrast: u });
    return {
      root: {
        "--button-justify": l,
        "--button-height": c(s, `button-height`),
        "--button-padding-x": c(s, `button-padding-x`),
        "--button-fz": s?.includes(`compact`) ? r(s.replace(`compact-`, ``)) : r(s),
        "--button-radius": t === void 0 ? void 0 : o(t),
        "--button-bg": n || a ? d.background : void 0,
        "--button-hover": n || a ? d.hover : void 0,
        "--button-color": d.color,
        "--button-bd": n || a ? d.border : void 0,
        "--button-hover-color": n || a ? d.hoverColor : void 0,
      },
    };
  }),
  M = v((e) => {
    let t = _(`Button`, null, e),
      {
        style: n,
        vars: r,
        className: i,
        color: a,
        disabled: o,
        children: s,
        leftSection: c,
        rightSection: l,
        fullWidth: u,
        variant: d,
        radius: p,
        loading: m,
        loaderProps: h,
        gradient: g,
        classNames: v,
        styles: y,
        unstyled: x,
        "data-disabled": S,
        autoContrast: ee,
        mod: C,
        attributes: w,
        ...te
      } = t,
      T = f({
        name: `Button`,
        props: t,
        classes: j,
        className: i,
        style: n,
        classNames: v,
        styles: y,
        unstyled: x,
        attributes: w,
        vars: r,
        varsResolver: Ne,
      }),
      ne = !!c,
      re = !!l;
    return (0, E.jsxs)(ae, {
      ...T(`root`, { active: !o && !m && !S }),
      unstyled: x,
      variant: d,
      disabled: o || m,
      mod: [{ disabled: o || S, loading: m, block: u, "with-left-section": ne, "with-right-section": re }, C],
      ...te,
      children: [
        typeof m == `boolean` &&
          (0, E.jsx)(de, {
            mounted: m,
            transition: Me,
            duration: 150,
            children: (e) =>
              (0, E.jsx)(b, {
                component: `span`,
                ...T(`loader`, { style: e }),
                "aria-hidden": !0,
                children: (0, E.jsx)(k, { color: `var(--button-color)`, size: `calc(var(--button-height) / 1.8)`, ...h }),
              }),
          }),
        (0, E.jsxs)(`span`, {
          ...T(`inner`),
          children: [
            c && (0, E.jsx)(b, { component: `span`, ...T(`section`), mod: { position: `left` }, children: c }),
            (0, E.jsx)(b, { component: `span`, mod: { loading: m }, ...T(`label`), children: s }),
            l && (0, E.jsx)(b, { component: `span`, ...T(`section`), mod: { position: `right` }, children: l }),
          ],
        }),
      ],
    });
  });
((M.classes = j), (M.varsResolver = Ne), (M.displayName = `@mantine/core/Button`), (M.Group = ke), (M.GroupSection = je));
var Pe = { root: `m_6d731127` },
  Fe = { gap: `md`, align: `stretch`, justify: `flex-start` },
  Ie = s((e, { gap: t, align: n, justify: r }) => ({ root: { "--stack-gap": a(t), "--stack-align": n, "--stack-justify": r } })),
  Le = y((e) => {
    let t = _(`Stack`, Fe, e),
      { classNames: n, className: r, style: i, styles: a, unstyled: o, vars: s, align: c, justify: l, gap: u, variant: d, attributes: p, ...m } = t,
      h = f({
        name: `Stack`,
        props: t,
        classes: Pe,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: p,
        vars: s,
        varsResolver: Ie,
      });
    return (0, E.jsx)(b, { ...h(`root`), variant: d, ...m });
  });
((Le.classes = Pe), (Le.varsResolver = Ie), (Le.displayName = `@mantine/core/Stack`));
var Re = [`h1`, `h2`, `h3`, `h4`, `h5`, `h6`],
  ze = [`xs`, `sm`, `md`, `lg`, `xl`];
function Be(e, t) {
  let n = t === void 0 ? `h${e}` : t;
  return Re.includes(n)
    ? { fontSize: `var(--mantine-${n}-font-size)`, fontWeight: `var(--mantine-${n}-font-weight)`, lineHeight: `var(--mantine-${n}-line-height)` }
    : ze.includes(n)
      ? { fontSize: `var(--mantine-font-size-${n})`, fontWeight: `var(--mantine-h${e}-font-weight)`, lineHeight: `var(--mantine-h${e}-line-height)` }
      : { fontSize: l(n), fontWeight: `var(--mantine-h${e}-font-weight)`, lineHeight: `var(--mantine-h${e}-line-height)` };
}
var Ve = { root: `m_8a5d1357` },
  He = { order: 1 },
  Ue = s((e, { order: t, size: n, lineClamp: r, textWrap: i }) => {
    let a = Be(t || 1, n);
    return {
      root: {
        "--title-fw": a.fontWeight,
        "--title-lh": a.lineHeight,
        "--title-fz": a.fontSize,
        "--title-line-clamp": typeof r == `number` ? r.toString() : void 0,
        "--title-text-wrap": i,
      },
    };
  }),
  We = y((e) => {
    let t = _(`Title`, He, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        order: s,
        vars: c,
        size: l,
        variant: u,
        lineClamp: d,
        textWrap: p,
        mod: m,
        attributes: h,
        ...g
      } = t,
      v = f({
        name: `Title`,
        props: t,
        classes: Ve,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: h,
        vars: c,
        varsResolver: Ue,
      });
    return [1, 2, 3, 4, 5, 6].includes(s)
      ? (0, E.jsx)(b, { ...v(`root`), component: `h${s}`, variant: u, mod: [{ order: s, lineClamp: typeof d == `number` }, m], size: l, ...g })
      : null;
  });
((We.classes = Ve), (We.varsResolver = Ue), (We.displayName = `@mantine/core/Title`));
var Ge = w.createContext(void 0),
  Ke = (e) => {
    let t = w.useContext(Ge);
    if (e) return e;
    if (!t) throw Error(`No QueryClient set, use QueryClientProvider to set one`);
    return t;
  },
  qe = ({ client: e, children: t }) => (
    w.useEffect(
      () => (
        e.mount(),
        () => {
          e.unmount();
        }
      ),
      [e],
    ),
    (0, E.jsx)(Ge.Provider, { value: e, children: t })
  ),
  Je = {
    setTimeout: (e, t) => setTimeout(e, t),
    clearTimeout: (e) => clearTimeout(e),
    setInterval: (e, t) => setInterval(e, t),
    clearInterval: (e) => clearInterval(e),
  },
  N = new (class {
    #e = Je;
    setTimeoutProvider(e) {
      this.#e = e;
    }
    setTimeout(e, t) {
      return this.#e.setTimeout(e, t);
    }
    clearTimeout(e) {
      this.#e.clearTimeout(e);
    }
    setInterval(e, t) {
      return this.#e.setInterval(e, t);
    }
    clearInterval(e) {
      this.#e.clearInterval(e);
    }
  })();
function Ye(e) {
  setTimeout(e, 0);
}
var Xe = typeof window > `u` || `Deno` in globalThis;
function P() {}
function Ze(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function Qe(e) {
  return typeof e == `number` && e >= 0 && e !== 1 / 0;
}
function $e(e, t) {
  return Math.max(e + (t || 0) - Date.now(), 0);
}
function F(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function et(e, t) {
  let { type: n = `all`, exact: r, fetchStatus: i, predicate: a, queryKey: o, stale: s } = e;
  if (o) {
    if (r) {
      if (t.queryHash !== nt(o, t.options)) return !1;
    } else if (!rt(t.queryKey, o)) return !1;
  }
  if (n !== `all`) {
    let e = t.isActive();
    if ((n === `active` && !e) || (n === `inactive` && e)) return !1;
  }
  return !((typeof s == `boolean` && t.isStale() !== s) || (i && i !== t.state.fetchStatus) || (a && !a(t)));
}
function tt(e, t) {
  let { exact: n, status: r, predicate: i, mutationKey: a } = e;
  if (a) {
    if (!t.options.mutationKey) return !1;
    if (n) {
      if (I(t.options.mutationKey) !== I(a)) return !1;
    } else if (!rt(t.options.mutationKey, a)) return !1;
  }
  return !((r && t.state.status !== r) || (i && !i(t)));
}
function nt(e, t) {
  return (t?.queryKeyHashFn || I)(e);
}
function I(e) {
  return JSON.stringify(e, (e, t) =>
    ct(t)
      ? Object.keys(t)
          .sort()
          .reduce((e, n) => ((e[n] = t[n]), e), {})
      : t,
  );
}
function rt(e, t) {
  if (e === t) return !0;
  if (typeof e != typeof t) return !1;
  if (e && t && typeof e == `object` && typeof t == `object`) {
    if (Array.isArray(e) && Array.isArray(t)) {
      if (t.length > e.length) return !1;
      for (let n = 0; n < t.length; n++) if (!rt(e[n], t[n])) return !1;
      return !0;
    }
    let n = Object.keys(t);
    for (let r of n) if (!rt(e[r], t[r])) return !1;
    return !0;
  }
  return !1;
}
var it = Object.prototype.hasOwnProperty;
function at(e, t, n = 0) {
  if (e === t) return e;
  if (n > 500) return t;
  let r = st(e) && st(t);
  if (!r && !(ct(e) && ct(t))) return t;
  let i = (r ? e : Object.keys(e)).length,
    a = r ? t : Object.keys(t),
    o = a.length,
    s = r ? Array(o) : {},
    c = 0;
  for (let l = 0; l < o; l++) {
    let o = r ? l : a[l],
      u = e[o],
      d = t[o];
    if (u === d) {
      ((s[o] = u), (r ? l < i : it.call(e, o)) && c++);
      continue;
    }
    if (u === null || d === null || typeof u != `object` || typeof d != `object`) {
      s[o] = d;
      continue;
    }
    let f = at(u, d, n + 1);
    ((s[o] = f), f === u && c++);
  }
  return i === o && c === i ? e : s;
}
function ot(e, t) {
  if (!t || Object.keys(e).length !== Object.keys(t).length) return !1;
  for (let n of Object.keys(e)) if (!it.call(t, n) || e[n] !== t[n]) return !1;
  return !0;
}
function st(e) {
  return Array.isArray(e) && e.length === Object.keys(e).length;
}
function ct(e) {
  if (!lt(e)) return !1;
  let t = Object.getPrototypeOf(e),
    n = t?.constructor;
  if (n === void 0) return !0;
  if (typeof n != `function`) return !1;
  let r = n.prototype;
  return !(!lt(r) || !r.hasOwnProperty(`isPrototypeOf`) || t !== Object.prototype);
}
function lt(e) {
  return Object.prototype.toString.call(e) === `[object Object]`;
}
function ut(e) {
  return new Promise((t) => {
    N.setTimeout(t, e);
  });
}
function dt(e, t, n) {
  return typeof n.structuralSharing == `function` ? n.structuralSharing(e, t) : n.structuralSharing === !1 ? t : at(e, t);
}
function ft(e) {
  return e;
}
function pt(e, t, n = 0) {
  let r = [...e, t];
  return n && r.length > n ? r.slice(-n) : r;
}
function mt(e, t, n = 0) {
  let r = [t, ...e];
  return n && r.length > n ? r.slice(0, n) : r;
}
var L = Symbol();
function ht(e, t) {
  return !e.queryFn && t?.initialPromise
    ? () => t.initialPromise
    : !e.queryFn || e.queryFn === L
      ? () => Promise.reject(Error(`Missing queryFn: '${e.queryHash}'`))
      : e.queryFn;
}
function gt(e, t) {
  return typeof e == `function` ? e(...t) : !!e;
}
var _t = Symbol();
function vt(e, t, n, r) {
  let i = !1,
    a;
  return (
    Object.defineProperties(e, {
      [_t]: { value: r },
      signal: { enumerable: !0, get: () => ((a ??= t()), i || ((i = !0), a.aborted ? n() : a.addEventListener(`abort`, n, { once: !0 })), a) },
    }),
    e
  );
}
var yt = () => Xe,
  bt = () => yt(),
  R = class {
    constructor() {
      ((this.listeners = new Set()), (this.subscribe = this.subscribe.bind(this)));
    }
    subscribe(e) {
      return (
        this.listeners.add(e),
        this.onSubscribe(),
        () => {
          (this.listeners.delete(e), this.onUnsubscribe());
        }
      );
    }
    hasListeners() {
      return this.listeners.size > 0;
    }
    onSubscribe() {}
    onUnsubscribe() {}
  },
  xt = new (class extends R {
    #e;
    #t;
    #n;
    constructor() {
      (super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e();
            return (
              window.addEventListener(`visibilitychange`, t, !1),
              () => {
                window.removeEventListener(`visibilitychange`, t);
              }
            );
          }
        }));
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n);
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0));
    }
    setEventListener(e) {
      ((this.#n = e),
        this.#t?.(),
        (this.#t = e((e) => {
          typeof e == `boolean` ? this.setFocused(e) : this.onFocus();
        })));
    }
    setFocused(e) {
      this.#e !== e && ((this.#e = e), this.onFocus());
    }
    onFocus() {
      let e = this.isFocused();
      this.listeners.forEach((t) => {
        t(e);
      });
    }
    isFocused() {
      return typeof this.#e == `boolean` ? this.#e : globalThis.document?.visibilityState !== `hidden`;
    }
  })(),
  St = Ye;
function Ct() {
  let e = [],
    t = 0,
    n = (e) => {
      e();
    },
    r = (e) => {
      e();
    },
    i = St,
    a = (r) => {
      t
        ? e.push(r)
        : i(() => {
            n(r);
          });
    },
    o = () => {
      let t = e;
      ((e = []),
        t.length &&
          i(() => {
            r(() => {
              t.forEach((e) => {
                n(e);
              });
            });
          }));
    };
  return {
    batch: (e) => {
      let n;
      t++;
      try {
        n = e();
      } finally {
        (t--, t || o());
      }
      return n;
    },
    batchCalls:
      (e) =>
      (...t) => {
        a(() => {
          e(...t);
        });
      },
    schedule: a,
    setNotifyFunction: (e) => {
      n = e;
    },
    setBatchNotifyFunction: (e) => {
      r = e;
    },
    setScheduler: (e) => {
      i = e;
    },
  };
}
var z = Ct(),
  wt = new (class extends R {
    #e = !0;
    #t;
    #n;
    constructor() {
      (super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e(!0),
              n = () => e(!1);
            return (
              window.addEventListener(`online`, t, !1),
              window.addEventListener(`offline`, n, !1),
              () => {
                (window.removeEventListener(`online`, t), window.removeEventListener(`offline`, n));
              }
            );
          }
        }));
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n);
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0));
    }
    setEventListener(e) {
      ((this.#n = e), this.#t?.(), (this.#t = e(this.setOnline.bind(this))));
    }
    setOnline(e) {
      this.#e !== e &&
        ((this.#e = e),
        this.listeners.forEach((t) => {
          t(e);
        }));
    }
    isOnline() {
      return this.#e;
    }
  })();
function Tt(e) {
  return Math.min(1e3 * 2 ** e, 3e4);
}
function Et(e) {
  return (e ?? `online`) !== `online` || wt.isOnline();
}
var Dt = class extends Error {
  constructor(e) {
    (super(`CancelledError`), (this.revert = e?.revert), (this.silent = e?.silent));
  }
};
function Ot(e) {
  let t = !1,
    n = 0,
    r,
    i = `pending`,
    a,
    o,
    s = new Promise((e, t) => {
      ((a = e), (o = t));
    });
  s.catch(P);
  let c = () => i !== `pending`,
    l = (t) => {
      if (!c()) {
        let n = new Dt(t);
        (h(n), e.onCancel?.(n));
      }
    },
    u = () => {
      t = !0;
    },
    d = () => {
      t = !1;
    },
    f = () => xt.isFocused() && (e.networkMode === `always` || wt.isOnline()) && e.canRun(),
    p = () => Et(e.networkMode) && e.canRun(),
    m = (e) => {
      c() || (r?.(), (i = `resolved`), a(e));
    },
    h = (e) => {
      c() || (r?.(), (i = `rejected`), o(e));
    },
    g = (t) =>
      new Promise((n) => {
        ((r = (e) => {
          (c() || t()) && n(e);
        }),
          e.onPause?.());
      }).then(() => {
        ((r = void 0), c() || e.onContinue?.());
      }),
    _ = () => {
      if (c()) return;
      let r,
        i = n === 0 ? e.initialPromise : void 0;
      try {
        r = i ?? e.fn();
      } catch (e) {
        r = Promise.reject(e);
      }
      Promise.resolve(r)
        .then(m)
        .catch((r) => {
          if (c()) return;
          let i = e.retry ?? (bt() ? 0 : 3),
            a = e.retryDelay ?? Tt,
            o = typeof a == `function` ? a(n, r) : a,
            s = i === !0 || (typeof i == `number` && n < i) || (typeof i == `function` && i(n, r));
          t || !s
            ? h(r)
            : (n++,
              e.onFail?.(n, r),
              ut(o)
                .then(() => (c() || f() ? void 0 : g(f)))
                .then(() => {
                  t ? h(r) : _();
                }));
        });
    };
  return {
    promise: s,
    status: () => i,
    cancel: l,
    continue: () => (r?.(), s),
    cancelRetry: u,
    continueRetry: d,
    canStart: p,
    start: () => (p() ? _() : g(p).then(_), s),
  };
}
function kt(e) {
  return {
    onFetch: (t, n) => {
      let r = t.options,
        i = t.fetchOptions?.meta?.fetchMore?.direction,
        a = t.state.data?.pages || [],
        o = t.state.data?.pageParams || [],
        s = { pages: [], pageParams: [] },
        c = 0,
        l = async () => {
          let n = !1,
            l = t,
            u = (e) => {
              vt(
                e,
                () => t.signal,
                () => (n = !0),
                l[_t],
              );
            },
            d = ht(t.options, t.fetchOptions),
            f = async (e, r, i) => {
              if (n) return Promise.reject(t.signal.reason);
              if (r == null && e.pages.length) return Promise.resolve(e);
              let a = (() => {
                  let e = { client: t.client, queryKey: t.queryKey, pageParam: r, direction: i ? `backward` : `forward`, meta: t.options.meta };
                  return (u(e), e);
                })(),
                o = await d(a),
                { maxPages: s } = t.options,
                c = i ? mt : pt;
              return { pages: c(e.pages, o, s), pageParams: c(e.pageParams, r, s) };
            };
          if (i && a.length) {
            let e = i === `backward`,
              t = e ? jt : At,
              n = { pages: a, pageParams: o };
            s = await f(n, t(r, n), e);
          } else {
            let t = e ?? a.length;
            do {
              let e = c === 0 ? (o[0] === void 0 ? r.initialPageParam : o[0]) : At(r, s);
              if (c > 0 && e == null) break;
              ((s = await f(s, e)), c++);
            } while (c < t);
          }
          return s;
        };
      t.fetchFn = t.options.persister
        ? () => t.options.persister?.(l, { client: t.client, queryKey: t.queryKey, meta: t.options.meta, signal: t.signal }, n)
        : l;
    },
  };
}
function At(e, { pages: t, pageParams: n }) {
  let r = t.length - 1;
  return t.length > 0 ? e.getNextPageParam(t[r], t, n[r], n) : void 0;
}
function jt(e, { pages: t, pageParams: n }) {
  return t.length > 0 ? e.getPreviousPageParam?.(t[0], t, n[0], n) : void 0;
}
function Mt(e, t) {
  return t ? At(e, t) != null : !1;
}
function Nt(e, t) {
  return !t || !e.getPreviousPageParam ? !1 : jt(e, t) != null;
}
var Pt = class {
    #e;
    destroy() {
      this.clearGcTimeout();
    }
    scheduleGc() {
      (this.clearGcTimeout(),
        Qe(this.gcTime) &&
          (this.#e = N.setTimeout(() => {
            this.optionalRemove();
          }, this.gcTime)));
    }
    updateGcTime(e) {
      this.gcTime = Math.max(this.gcTime || 0, e ?? (bt() ? 1 / 0 : 3e5));
    }
    clearGcTimeout() {
      this.#e !== void 0 && (N.clearTimeout(this.#e), (this.#e = void 0));
    }
  },
  Ft = class extends Pt {
    #e;
    #t;
    #n;
    #r;
    #i;
    #a;
    #o;
    #s;
    #c;
    constructor(e) {
      (super(),
        (this.#c = !1),
        (this.#s = e.defaultOptions),
        this.setOptions(e.options),
        (this.observers = []),
        (this.#i = e.client),
        (this.#r = this.#i.getQueryCache()),
        (this.queryKey = e.queryKey),
        (this.queryHash = e.queryHash),
        (this.#t = Rt(this.options)),
        (this.state = e.state ?? this.#t),
        this.scheduleGc());
    }
    get meta() {
      return this.options.meta;
    }
    get queryType() {
      return this.#e;
    }
    get promise() {
      return this.#a?.promise;
    }
    setOptions(e) {
      if (
        ((this.options = { ...this.#s, ...e }),
        e?._type && (this.#e = e._type),
        this.updateGcTime(this.options.gcTime),
        this.state && this.state.data === void 0)
      ) {
        let e = Rt(this.options);
        e.data !== void 0 && (this.setState(Lt(e.data, e.dataUpdatedAt)), (this.#t = e));
      }
    }
    optionalRemove() {
      !this.observers.length && this.state.fetchStatus === `idle` && this.#r.remove(this);
    }
    setData(e, t) {
      let n = dt(this.state.data, e, this.options);
      return (this.#l({ data: n, type: `success`, dataUpdatedAt: t?.updatedAt, manual: t?.manual }), n);
    }
    setState(e) {
      this.#l({ type: `setState`, state: e });
    }
    cancel(e) {
      let t = this.#a?.promise;
      return (this.#a?.cancel(e), t ? t.then(P).catch(P) : Promise.resolve());
    }
    destroy() {
      (super.destroy(), this.cancel({ silent: !0 }));
    }
    get resetState() {
      return this.#t;
    }
    reset() {
      (this.destroy(), this.setState(this.resetState));
    }
    isActive() {
      return this.observers.some((e) => F(e.options.enabled, this) !== !1);
    }
    isDisabled() {
      return this.getObserversCount() > 0 ? !this.isActive() : this.options.queryFn === L || !this.isFetched();
    }
    isFetched() {
      return this.state.dataUpdateCount + this.state.errorUpdateCount > 0;
    }
    isStatic() {
      return this.state.data !== void 0 && this.getObserversCount() > 0 && this.observers.some((e) => F(e.options.staleTime, this) === `static`);
    }
    isStale() {
      return this.getObserversCount() > 0
        ? this.observers.some((e) => e.getCurrentResult().isStale)
        : this.state.data === void 0 || this.state.isInvalidated;
    }
    isStaleByTime(e = 0) {
      return this.state.data === void 0 ? !0 : e === `static` ? !1 : this.state.isInvalidated ? !0 : !$e(this.state.dataUpdatedAt, e);
    }
    onFocus() {
      (this.observers.find((e) => e.shouldFetchOnWindowFocus())?.refetch({ cancelRefetch: !1 }), this.#a?.continue());
    }
    onOnline() {
      (this.observers.find((e) => e.shouldFetchOnReconnect())?.refetch({ cancelRefetch: !1 }), this.#a?.continue());
    }
    addObserver(e) {
      this.observers.includes(e) ||
        (this.observers.push(e), this.clearGcTimeout(), this.#r.notify({ type: `observerAdded`, query: this, observer: e }));
    }
    removeObserver(e) {
      let t = this.observers.indexOf(e);
      t !== -1 &&
        (this.observers.splice(t, 1),
        this.observers.length ||
          (this.#a &&
            (this.#c || (this.state.fetchStatus === `paused` && this.state.status === `pending`)
              ? this.#a.cancel({ revert: !0 })
              : this.#a.cancelRetry()),
          this.scheduleGc()),
        this.#r.notify({ type: `observerRemoved`, query: this, observer: e }));
    }
    getObserversCount() {
      return this.observers.length;
    }
    invalidate() {
      this.state.isInvalidated || this.#l({ type: `invalidate` });
    }
    async fetch(e, t) {
      if (this.state.fetchStatus !== `idle` && this.#a?.status() !== `rejected`) {
        if (this.state.data !== void 0 && t?.cancelRefetch) this.cancel({ silent: !0 });
        else if (this.#a && this.#o) return (this.#a.continueRetry(), this.#o);
      }
      if ((e && this.setOptions(e), !this.options.queryFn)) {
        let e = this.observers.find((e) => e.options.queryFn);
        e && this.setOptions(e.options);
      }
      let n = new AbortController(),
        r = (e) => {
          Object.defineProperties(e, {
            [_t]: { value: n.signal, enumerable: !0 },
            signal: { enumerable: !0, get: () => ((this.#c = !0), n.signal) },
          });
        },
        i = () => {
          let e = ht(this.options, t),
            n = (() => {
              let e = { client: this.#i, queryKey: this.queryKey, meta: this.meta };
              return (r(e), e);
            })();
          return ((this.#c = !1), this.options.persister ? this.options.persister(e, n, this) : e(n));
        },
        a = (() => {
          let e = { fetchOptions: t, options: this.options, queryKey: this.queryKey, client: this.#i, state: this.state, fetchFn: i };
          return (r(e), e);
        })();
      ((this.#e === `infinite` ? kt(this.options.pages) : this.options.behavior)?.onFetch(a, this),
        (this.#n = this.state),
        (this.state.fetchStatus === `idle` || this.state.fetchMeta !== a.fetchOptions?.meta) &&
          this.#l({ type: `fetch`, meta: a.fetchOptions?.meta }));
      let o = (this.#a = Ot({
          initialPromise: t?.initialPromise,
          fn: a.fetchFn,
          onCancel: (e) => {
            (e instanceof Dt && e.revert && this.setState({ ...this.#n, fetchStatus: `idle` }), n.abort());
          },
          onFail: (e, t) => {
            this.#l({ type: `failed`, failureCount: e, error: t });
          },
          onPause: () => {
            this.#l({ type: `pause` });
          },
          onContinue: () => {
            this.#l({ type: `continue` });
          },
          retry: a.options.retry,
          retryDelay: a.options.retryDelay,
          networkMode: a.options.networkMode,
          canRun: () => !0,
        })),
        s = (async () => {
          try {
            let e = await o.promise;
            if (e === void 0) throw Error(`${this.queryHash} data is undefined`);
            return (this.setData(e), this.#r.config.onSuccess?.(e, this), this.#r.config.onSettled?.(e, this.state.error, this), e);
          } catch (e) {
            if (e instanceof Dt) {
              if (e.silent) {
                if (this.#a !== o && this.#o) return this.#o;
                throw e;
              }
              if (e.revert) {
                if (this.state.data === void 0) throw e;
                return this.state.data;
              }
            }
            throw (this.#l({ type: `error`, error: e }), this.#r.config.onError?.(e, this), this.#r.config.onSettled?.(this.state.data, e, this), e);
          } finally {
            (this.#a === o && ((this.#a = void 0), (this.#o = void 0)), this.scheduleGc());
          }
        })();
      return ((this.#o = s), o.start(), s);
    }
    #l(e) {
      let t = (t) => {
        switch (e.type) {
          case `failed`:
            return { ...t, fetchFailureCount: e.failureCount, fetchFailureReason: e.error };
          case `pause`:
            return { ...t, fetchStatus: `paused` };
          case `continue`:
            return { ...t, fetchStatus: `fetching` };
          case `fetch`:
            return { ...t, ...It(t.data, this.options), fetchMeta: e.meta ?? null };
          case `success`: {
            let n = {
              ...t,
              ...Lt(e.data, e.dataUpdatedAt),
              dataUpdateCount: t.dataUpdateCount + 1,
              ...(!e.manual && { fetchStatus: `idle`, fetchFailureCount: 0, fetchFailureReason: null }),
            };
            return ((this.#n = e.manual ? n : void 0), n);
          }
          case `error`: {
            let n = e.error;
            return {
              ...t,
              error: n,
              errorUpdateCount: t.errorUpdateCount + 1,
              errorUpdatedAt: Date.now(),
              fetchFailureCount: t.fetchFailureCount + 1,
              fetchFailureReason: n,
              fetchStatus: `idle`,
              status: `error`,
              isInvalidated: !0,
            };
          }
          case `invalidate`:
            return { ...t, isInvalidated: !0 };
          case `setState`:
            return { ...t, ...e.state };
        }
      };
      ((this.state = t(this.state)),
        z.batch(() => {
          (this.observers.slice().forEach((e) => {
            e.onQueryUpdate();
          }),
            this.#r.notify({ query: this, type: `updated`, action: e }));
        }));
    }
  };
function It(e, t) {
  return {
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchStatus: Et(t.networkMode) ? `fetching` : `paused`,
    ...(e === void 0 && { error: null, status: `pending` }),
  };
}
function Lt(e, t) {
  return { data: e, dataUpdatedAt: t ?? Date.now(), error: null, isInvalidated: !1, status: `success` };
}
function Rt(e) {
  let t = typeof e.initialData == `function` ? e.initialData() : e.initialData,
    n = t !== void 0,
    r = n ? (typeof e.initialDataUpdatedAt == `function` ? e.initialDataUpdatedAt() : e.initialDataUpdatedAt) : 0;
  return {
    data: t,
    dataUpdateCount: 0,
    dataUpdatedAt: n ? (r ?? Date.now()) : 0,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: !1,
    status: n ? `success` : `pending`,
    fetchStatus: `idle`,
  };
}
var zt = class extends R {
  #e;
  #t = void 0;
  #n = void 0;
  #r = void 0;
  #i;
  #a;
  #o;
  #s;
  #c;
  #l;
  #u;
  #d;
  #f;
  #p = new Set();
  constructor(e, t) {
    (super(), (this.options = t), (this.#e = e), (this.#o = null), this.bindMethods(), this.setOptions(t));
  }
  bindMethods() {
    this.refetch = this.refetch.bind(this);
  }
  onSubscribe() {
    this.listeners.size === 1 && (this.#t.addObserver(this), Vt(this.#t, this.options) ? this.#m() : this.updateResult(), this.#y());
  }
  onUnsubscribe() {
    this.hasListeners() || this.destroy();
  }
  shouldFetchOnReconnect() {
    return Ht(this.#t, this.options, this.options.refetchOnReconnect);
  }
  shouldFetchOnWindowFocus() {
    return Ht(this.#t, this.options, this.options.refetchOnWindowFocus);
  }
  destroy() {
    ((this.listeners = new Set()), this.#b(), this.#x(), this.#t.removeObserver(this));
  }
  setOptions(e) {
    let t = this.options,
      n = this.#t;
    if (
      ((this.options = this.#e.defaultQueryOptions(e)),
      this.options.enabled !== void 0 &&
        typeof this.options.enabled != `boolean` &&
        typeof this.options.enabled != `function` &&
        typeof F(this.options.enabled, this.#t) != `boolean`)
    )
      throw Error(`Expected enabled to be a boolean or a callback that returns a boolean`);
    (this.#S(),
      this.#t.setOptions(this.options),
      t._defaulted && !ot(this.options, t) && this.#e.getQueryCache().notify({ type: `observerOptionsUpdated`, query: this.#t, observer: this }));
    let r = this.hasListeners();
    (r && Ut(this.#t, n, this.options, t) && this.#m(),
      this.updateResult(),
      r &&
        (this.#t !== n ||
          F(this.options.enabled, this.#t) !== F(t.enabled, this.#t) ||
          F(this.options.staleTime, this.#t) !== F(t.staleTime, this.#t)) &&
        this.#g());
    let i = this.#_();
    r && (this.#t !== n || F(this.options.enabled, this.#t) !== F(t.enabled, this.#t) || i !== this.#f) && this.#v(i);
  }
  getOptimisticResult(e) {
    let t = this.#e.getQueryCache().build(this.#e, e),
      n = this.createResult(t, e);
    return (ot(this.getCurrentResult(), n) || ((this.#r = n), (this.#a = this.options), (this.#i = this.#t.state)), n);
  }
  getCurrentResult() {
    return this.#r;
  }
  trackResult(e, t) {
    return new Proxy(e, { get: (e, n) => (this.trackProp(n), t?.(n), Reflect.get(e, n)) });
  }
  trackProp(e) {
    this.#p.add(e);
  }
  getCurrentQuery() {
    return this.#t;
  }
  refetch({ ...e } = {}) {
    return this.fetch({ ...e });
  }
  fetchOptimistic(e) {
    let t = this.#e.defaultQueryOptions(e),
      n = this.#e.getQueryCache().build(this.#e, t),
      r = () => {},
      i,
      a = new Promise((e) => {
        ((i = e),
          (r = this.#e.getQueryCache().subscribe((i) => {
            i.type === `updated` && i.query.queryHash === n.queryHash && n.state.data !== void 0 && (r(), e(this.createResult(n, t)));
          })));
      });
    return Promise.race([
      n
        .fetch(t)
        .then(() => {
          let e = this.createResult(n, t);
          return (i?.(e), e);
        })
        .finally(() => {
          r();
        }),
      a,
    ]);
  }
  fetch(e) {
    return this.#m({ ...e, cancelRefetch: e.cancelRefetch ?? !0 }).then(() => (this.updateResult(), this.#r));
  }
  #m(e) {
    this.#S();
    let t = this.#t.fetch(this.options, e);
    return (e?.throwOnError || (t = t.catch(P)), t);
  }
  #h(e) {
    return !bt() && F(this.options.enabled, this.#t) !== !1 && Qe(e);
  }
  #g() {
    this.#b();
    let e = F(this.options.staleTime, this.#t);
    if (this.#r.isStale || !this.#h(e)) return;
    let t = $e(this.#r.dataUpdatedAt, e) + 1;
    this.#u = N.setTimeout(() => {
      this.#r.isStale || this.updateResult();
    }, t);
  }
  #_() {
    return F(this.options.refetchInterval, this.#t) ?? !1;
  }
  #v(e) {
    (this.#x(),
      (this.#f = e),
      this.#f !== 0 &&
        this.#h(this.#f) &&
        (this.#d = N.setInterval(() => {
          (this.options.refetchIntervalInBackground || xt.isFocused()) && this.#m();
        }, this.#f)));
  }
  #y() {
    (this.#g(), this.#v(this.#_()));
  }
  #b() {
    this.#u !== void 0 && (N.clearTimeout(this.#u), (this.#u = void 0));
  }
  #x() {
    this.#d !== void 0 && (N.clearInterval(this.#d), (this.#d = void 0));
  }
  createResult(e, t) {
    let n = this.#t,
      r = this.options,
      i = this.#r,
      a = this.#i,
      o = this.#a,
      s = e === n ? this.#n : e.state,
      { state: c } = e,
      l = { ...c },
      u = !1,
      d;
    if (t._optimisticResults) {
      let i = this.hasListeners(),
        a = !i && Vt(e, t),
        o = i && Ut(e, n, t, r);
      ((a || o) && (l = { ...l, ...It(c.data, e.options) }), t._optimisticResults === `isRestoring` && (l.fetchStatus = `idle`));
    }
    let { error: f, errorUpdatedAt: p, status: m } = l;
    d = l.data;
    let h = !1;
    if (t.placeholderData !== void 0 && d === void 0 && m === `pending`) {
      let e;
      (i?.isPlaceholderData && t.placeholderData === o?.placeholderData
        ? ((e = i.data), (h = !0))
        : (e = typeof t.placeholderData == `function` ? t.placeholderData(this.#l?.state.data, this.#l) : t.placeholderData),
        e !== void 0 && ((m = `success`), (d = dt(i?.data, e, t)), (u = !0)));
    }
    if (t.select && d !== void 0 && !h) {
      if (i && d === a?.data && t.select === this.#s) d = this.#c;
      else
        try {
          ((this.#s = t.select), (d = t.select(d)), (d = dt(i?.data, d, t)), (this.#c = d), (this.#o = null));
        } catch (e) {
          this.#o = e;
        }
    } else d === void 0 && (this.#o = null);
    this.#o && ((f = this.#o), (d = this.#c), (p = i?.error === f ? i.errorUpdatedAt : Date.now()), (m = `error`), (u = !1));
    let g = l.fetchStatus === `fetching`,
      _ = m === `pending`,
      v = m === `error`,
      y = _ && g,
      b = d !== void 0;
    return {
      status: m,
      fetchStatus: l.fetchStatus,
      isPending: _,
      isSuccess: m === `success`,
      isError: v,
      isInitialLoading: y,
      isLoading: y,
      data: d,
      dataUpdatedAt: l.dataUpdatedAt,
      error: f,
      errorUpdatedAt: p,
      failureCount: l.fetchFailureCount,
      failureReason: l.fetchFailureReason,
      errorUpdateCount: l.errorUpdateCount,
      isFetched: e.isFetched(),
      isFetchedAfterMount: l.dataUpdateCount > s.dataUpdateCount || l.errorUpdateCount > s.errorUpdateCount,
      isFetching: g,
      isRefetching: g && !_,
      isLoadingError: v && !b,
      isPaused: l.fetchStatus === `paused`,
      isPlaceholderData: u,
      isRefetchError: v && b,
      isStale: Wt(e, t),
      refetch: this.refetch,
      isEnabled: F(t.enabled, e) !== !1,
    };
  }
  updateResult() {
    let e = this.#r,
      t = this.createResult(this.#t, this.options);
    if (((this.#i = this.#t.state), (this.#a = this.options), this.#i.data !== void 0 && (this.#l = this.#t), ot(t, e))) return;
    this.#r = t;
    let n = (() => {
      if (!e) return !0;
      let { notifyOnChangeProps: t } = this.options,
        n = typeof t == `function` ? t() : t;
      if (n === `all` || (!n && !this.#p.size) || (this.options.throwOnError && this.#r.error !== e.error)) return !0;
      for (let t of n ?? this.#p) if (this.#r[t] !== e[t]) return !0;
      return !1;
    })();
    z.batch(() => {
      (n &&
        this.listeners.forEach((e) => {
          e(this.#r);
        }),
        this.#e.getQueryCache().notify({ query: this.#t, type: `observerResultsUpdated` }));
    });
  }
  #S() {
    let e = this.#e.getQueryCache().build(this.#e, this.options);
    if (e === this.#t) return;
    let t = this.#t;
    ((this.#t = e), (this.#n = e.state), this.hasListeners() && (t?.removeObserver(this), e.addObserver(this)));
  }
  onQueryUpdate() {
    (this.updateResult(), this.hasListeners() && this.#y());
  }
};
function Bt(e, t) {
  return F(t.enabled, e) !== !1 && e.state.data === void 0 && (e.state.status !== `error` || F(t.retryOnMount, e) !== !1);
}
function Vt(e, t) {
  return Bt(e, t) || (e.state.data !== void 0 && Ht(e, t, t.refetchOnMount));
}
function Ht(e, t, n) {
  if (F(t.enabled, e) !== !1 && F(t.staleTime, e) !== `static`) {
    let r = F(n, e);
    return r === `always` || (r !== !1 && Wt(e, t));
  }
  return !1;
}
function Ut(e, t, n, r) {
  return (e !== t || F(r.enabled, e) === !1) && (!n.suspense || e.state.status !== `error`) && Wt(e, n);
}
function Wt(e, t) {
  return F(t.enabled, e) !== !1 && e.isStaleByTime(F(t.staleTime, e));
}
var Gt = class extends zt {
    constructor(e, t) {
      super(e, t);
    }
    bindMethods() {
      (super.bindMethods(), (this.fetchNextPage = this.fetchNextPage.bind(this)), (this.fetchPreviousPage = this.fetchPreviousPage.bind(this)));
    }
    setOptions(e) {
      ((e._type = `infinite`), super.setOptions(e));
    }
    getOptimisticResult(e) {
      return ((e._type = `infinite`), super.getOptimisticResult(e));
    }
    fetchNextPage(e) {
      return this.fetch({ ...e, meta: { fetchMore: { direction: `forward` } } });
    }
    fetchPreviousPage(e) {
      return this.fetch({ ...e, meta: { fetchMore: { direction: `backward` } } });
    }
    createResult(e, t) {
      let { state: n } = e,
        r = super.createResult(e, t),
        { isFetching: i, isRefetching: a, isError: o, isRefetchError: s } = r,
        c = n.fetchMeta?.fetchMore?.direction,
        l = o && c === `forward`,
        u = i && c === `forward`,
        d = o && c === `backward`,
        f = i && c === `backward`;
      return {
        ...r,
        fetchNextPage: this.fetchNextPage,
        fetchPreviousPage: this.fetchPreviousPage,
        hasNextPage: Mt(t, n.data),
        hasPreviousPage: Nt(t, n.data),
        isFetchNextPageError: l,
        isFetchingNextPage: u,
        isFetchPreviousPageError: d,
        isFetchingPreviousPage: f,
        isRefetchError: s && !l && !d,
        isRefetching: a && !u && !f,
      };
    }
  },
  Kt = class extends Pt {
    #e;
    #t;
    #n;
    #r;
    constructor(e) {
      (super(),
        (this.#e = e.client),
        (this.mutationId = e.mutationId),
        (this.#n = e.mutationCache),
        (this.#t = []),
        (this.state = e.state || qt()),
        this.setOptions(e.options),
        this.scheduleGc());
    }
    setOptions(e) {
      ((this.options = e), this.updateGcTime(this.options.gcTime));
    }
    get meta() {
      return this.options.meta;
    }
    addObserver(e) {
      this.#t.includes(e) || (this.#t.push(e), this.clearGcTimeout(), this.#n.notify({ type: `observerAdded`, mutation: this, observer: e }));
    }
    removeObserver(e) {
      ((this.#t = this.#t.filter((t) => t !== e)), this.scheduleGc(), this.#n.notify({ type: `observerRemoved`, mutation: this, observer: e }));
    }
    optionalRemove() {
      this.#t.length || (this.state.status === `pending` ? this.scheduleGc() : this.#n.remove(this));
    }
    continue() {
      return this.#r?.continue() ?? (this.state.status === `pending` ? this.execute(this.state.variables) : Promise.resolve());
    }
    async execute(e) {
      let t = () => {
          this.#i({ type: `continue` });
        },
        n = { client: this.#e, meta: this.options.meta, mutationKey: this.options.mutationKey },
        r = (this.#r = Ot({
          fn: () => (this.options.mutationFn ? this.options.mutationFn(e, n) : Promise.reject(Error(`No mutationFn found`))),
          onFail: (e, t) => {
            this.#i({ type: `failed`, failureCount: e, error: t });
          },
          onPause: () => {
            this.#i({ type: `pause` });
          },
          onContinue: t,
          retry: this.options.retry ?? 0,
          retryDelay: this.options.retryDelay,
          networkMode: this.options.networkMode,
          canRun: () => this.#n.canRun(this),
        })),
        i = this.state.status === `pending`,
        a = !r.canStart();
      try {
        if (i) t();
        else {
          (this.#i({ type: `pending`, variables: e, isPaused: a }), this.#n.config.onMutate && (await this.#n.config.onMutate(e, this, n)));
          let t = await this.options.onMutate?.(e, n);
          t !== this.state.context && this.#i({ type: `pending`, context: t, variables: e, isPaused: a });
        }
        this.state.isPaused && r.canStart() && t();
        let o = await r.start();
        return (
          await this.#n.config.onSuccess?.(o, e, this.state.context, this, n),
          await this.options.onSuccess?.(o, e, this.state.context, n),
          await this.#n.config.onSettled?.(o, null, this.state.variables, this.state.context, this, n),
          await this.options.onSettled?.(o, null, e, this.state.context, n),
          this.#i({ type: `success`, data: o }),
          o
        );
      } catch (t) {
        try {
          await this.#n.config.onError?.(t, e, this.state.context, this, n);
        } catch (e) {
          Promise.reject(e);
        }
        try {
          await this.options.onError?.(t, e, this.state.context, n);
        } catch (e) {
          Promise.reject(e);
        }
        try {
          await this.#n.config.onSettled?.(void 0, t, this.state.variables, this.state.context, this, n);
        } catch (e) {
          Promise.reject(e);
        }
        try {
          await this.options.onSettled?.(void 0, t, e, this.state.context, n);
        } catch (e) {
          Promise.reject(e);
        }
        throw (this.#i({ type: `error`, error: t }), t);
      } finally {
        (this.#r === r && (this.#r = void 0), this.#n.runNext(this));
      }
    }
    #i(e) {
      let t = (t) => {
        switch (e.type) {
          case `failed`:
            return { ...t, failureCount: e.failureCount, failureReason: e.error };
          case `pause`:
            return { ...t, isPaused: !0 };
          case `continue`:
            return { ...t, isPaused: !1 };
          case `pending`:
            return {
              ...t,
              context: e.context,
              data: void 0,
              failureCount: 0,
              failureReason: null,
              error: null,
              isPaused: e.isPaused,
              status: `pending`,
              variables: e.variables,
              submittedAt: Date.now(),
            };
          case `success`:
            return { ...t, data: e.data, failureCount: 0, failureReason: null, error: null, status: `success`, isPaused: !1 };
          case `error`:
            return { ...t, data: void 0, error: e.error, failureCount: t.failureCount + 1, failureReason: e.error, isPaused: !1, status: `error` };
        }
      };
      ((this.state = t(this.state)),
        z.batch(() => {
          (this.#t.forEach((t) => {
            t.onMutationUpdate(e);
          }),
            this.#n.notify({ mutation: this, type: `updated`, action: e }));
        }));
    }
  };
function qt() {
  return {
    context: void 0,
    data: void 0,
    error: null,
    failureCount: 0,
    failureReason: null,
    isPaused: !1,
    status: `idle`,
    variables: void 0,
    submittedAt: 0,
  };
}
var Jt = class extends R {
  #e;
  #t = void 0;
  #n;
  #r;
  constructor(e, t) {
    (super(), (this.#e = e), this.setOptions(t), this.bindMethods(), this.#i());
  }
  bindMethods() {
    ((this.mutate = this.mutate.bind(this)), (this.reset = this.reset.bind(this)));
  }
  setOptions(e) {
    let t = this.options;
    ((this.options = this.#e.defaultMutationOptions(e)),
      ot(this.options, t) || this.#e.getMutationCache().notify({ type: `observerOptionsUpdated`, mutation: this.#n, observer: this }),
      t?.mutationKey && this.options.mutationKey && I(t.mutationKey) !== I(this.options.mutationKey)
        ? this.reset()
        : this.#n?.state.status === `pending` && this.#n.setOptions(this.options));
  }
  onSubscribe() {
    this.listeners.size === 1 && this.#n && (this.#n.addObserver(this), this.#i());
  }
  onUnsubscribe() {
    this.hasListeners() || this.#n?.removeObserver(this);
  }
  onMutationUpdate(e) {
    (this.#i(), this.#a(e));
  }
  getCurrentResult() {
    return this.#t;
  }
  reset() {
    (this.#n?.removeObserver(this), (this.#n = void 0), this.#i(), this.#a());
  }
  mutate(e, t) {
    return (
      (this.#r = t),
      this.#n?.removeObserver(this),
      (this.#n = this.#e.getMutationCache().build(this.#e, this.options)),
      this.#n.addObserver(this),
      this.#n.execute(e)
    );
  }
  #i() {
    let e = this.#n?.state ?? qt();
    this.#t = {
      ...e,
      isPending: e.status === `pending`,
      isSuccess: e.status === `success`,
      isError: e.status === `error`,
      isIdle: e.status === `idle`,
      mutate: this.mutate,
      reset: this.reset,
    };
  }
  #a(e) {
    z.batch(() => {
      let t = this.#r;
      if (t && this.hasListeners()) {
        let n = this.#t.variables,
          r = this.#t.context,
          i = { client: this.#e, meta: this.options.meta, mutationKey: this.options.mutationKey };
        if (e?.type === `success`) {
          try {
            t.onSuccess?.(e.data, n, r, i);
          } catch (e) {
            Promise.reject(e);
          }
          try {
            t.onSettled?.(e.data, null, n, r, i);
          } catch (e) {
            Promise.reject(e);
          }
        } else if (e?.type === `error`) {
          try {
            t.onError?.(e.error, n, r, i);
          } catch (e) {
            Promise.reject(e);
          }
          try {
            t.onSettled?.(void 0, e.error, n, r, i);
          } catch (e) {
            Promise.reject(e);
          }
        }
      }
      this.listeners.forEach((e) => {
        e(this.#t);
      });
    });
  }
};
function Yt(e, t) {
  let n = new Set(t);
  return e.filter((e) => !n.has(e));
}
var Xt = class extends R {
    #e;
    #t;
    #n;
    #r;
    #i;
    #a;
    #o;
    #s;
    #c;
    #l = [];
    constructor(e, t, n) {
      (super(), (this.#e = e), (this.#r = n), (this.#n = []), (this.#i = []), (this.#t = []), this.setQueries(t));
    }
    onSubscribe() {
      this.listeners.size === 1 &&
        this.#i.forEach((e) => {
          e.subscribe((t) => {
            this.#m(e, t);
          });
        });
    }
    onUnsubscribe() {
      this.listeners.size || this.destroy();
    }
    destroy() {
      ((this.listeners = new Set()),
        this.#i.forEach((e) => {
          e.destroy();
        }));
    }
    setQueries(e, t) {
      ((this.#n = e),
        (this.#r = t),
        z.batch(() => {
          let e = this.#i,
            t = this.#p(this.#n);
          t.forEach((e) => e.observer.setOptions(e.defaultedQueryOptions));
          let n = t.map((e) => e.observer),
            r = n.map((e) => e.getCurrentResult()),
            i = e.length !== n.length,
            a = n.some((t, n) => t !== e[n]),
            o = i || a,
            s = o
              ? !0
              : r.some((e, t) => {
                  let n = this.#t[t];
                  return !n || !ot(e, n);
                });
          (o || s) &&
            (o && ((this.#l = t), (this.#i = n)),
            (this.#t = r),
            this.hasListeners() &&
              (o &&
                (Yt(e, n).forEach((e) => {
                  e.destroy();
                }),
                Yt(n, e).forEach((e) => {
                  e.subscribe((t) => {
                    this.#m(e, t);
                  });
                })),
              this.#h()));
        }));
    }
    getCurrentResult() {
      return this.#t;
    }
    getQueries() {
      return this.#i.map((e) => e.getCurrentQuery());
    }
    getObservers() {
      return this.#i;
    }
    getOptimisticResult(e, t) {
      let n = this.#p(e),
        r = n.map((e) => e.observer.getOptimisticResult(e.defaultedQueryOptions)),
        i = n.map((e) => e.defaultedQueryOptions.queryHash);
      return [r, (e) => this.#d(e ?? r, t, i), () => this.#u(r, n)];
    }
    #u(e, t) {
      let n = new Set();
      return t.map((r, i) => {
        let a = e[i];
        return r.defaultedQueryOptions.notifyOnChangeProps
          ? a
          : r.observer.trackResult(a, (e) => {
              n.has(e) ||
                (n.add(e),
                t.forEach((t) => {
                  t.observer.trackProp(e);
                }));
            });
      });
    }
    #d(e, t, n) {
      if (t) {
        let r = this.#c,
          i = n !== void 0 && r !== void 0 && (r.length !== n.length || n.some((e, t) => e !== r[t]));
        return (
          (this.#t !== this.#s || i || t !== this.#o) &&
            ((this.#o = t), (this.#s = this.#t), n !== void 0 && (this.#c = n), (this.#a = at(this.#a, t(e)))),
          this.#a
        );
      }
      return e;
    }
    #f() {
      return !this.#r?.combine || this.#i.some((e, t) => e.options.suspense && this.#t[t]?.data === void 0);
    }
    #p(e) {
      let t = new Map();
      this.#i.forEach((e) => {
        let n = e.options.queryHash;
        if (!n) return;
        let r = t.get(n);
        r ? r.push(e) : t.set(n, [e]);
      });
      let n = [];
      return (
        e.forEach((e) => {
          let r = this.#e.defaultQueryOptions(e),
            i = t.get(r.queryHash)?.shift() ?? new zt(this.#e, r);
          n.push({ defaultedQueryOptions: r, observer: i });
        }),
        n
      );
    }
    #m(e, t) {
      let n = this.#i.indexOf(e);
      n !== -1 && ((this.#t = this.#t.slice()), (this.#t[n] = t), this.#h());
    }
    #h() {
      if (this.hasListeners()) {
        let e = this.#f(),
          t = this.#a,
          n = e ? t : this.#d(this.#u(this.#t, this.#l), this.#r?.combine);
        (e || t !== n) &&
          z.batch(() => {
            this.listeners.forEach((e) => {
              e(this.#t);
            });
          });
      }
    }
  },
  Zt = w.createContext(!1),
  Qt = () => w.useContext(Zt);
Zt.Provider;
function $t() {
  let e = !1;
  return {
    clearReset: () => {
      e = !1;
    },
    reset: () => {
      e = !0;
    },
    isReset: () => e,
  };
}
var en = w.createContext($t()),
  tn = () => w.useContext(en),
  nn = (e, t, n) => {
    let r = n?.state.status === `error` && typeof e.throwOnError == `function` ? gt(e.throwOnError, [n.state.error, n]) : e.throwOnError;
    (e.suspense || r) && (t.isReset() || (e.retryOnMount = !1));
  },
  rn = (e) => {
    w.useEffect(() => {
      e.clearReset();
    }, [e]);
  },
  an = ({ result: e, errorResetBoundary: t, throwOnError: n, query: r, suspense: i }) =>
    e.isError && !t.isReset() && !e.isFetching && r && ((i && e.data === void 0) || gt(n, [e.error, r])),
  on = (e, t) => t.state.data === void 0,
  sn = (e) => {
    if (e.suspense) {
      let t = 1e3,
        n = (e) => (e === `static` ? e : Math.max(e ?? t, t)),
        r = e.staleTime;
      ((e.staleTime = typeof r == `function` ? (...e) => n(r(...e)) : n(r)), typeof e.gcTime == `number` && (e.gcTime = Math.max(e.gcTime, t)));
    }
  },
  cn = (e, t) => e?.suspense && t.isPending,
  ln = (e, t, n) =>
    t.fetchOptimistic(e).catch(() => {
      n.clearReset();
    });
function un({ queries: e, ...t }, n) {
  let r = Ke(n),
    i = Qt(),
    a = tn(),
    o = t.subscribed !== !1,
    s = w.useMemo(
      () =>
        e.map((e) => {
          let t = r.defaultQueryOptions(e);
          return ((t._optimisticResults = i ? `isRestoring` : o ? `optimistic` : void 0), t);
        }),
      [e, r, i, o],
    );
  (s.forEach((e) => {
    sn(e);
    let t = r.getQueryCache().get(e.queryHash);
    nn(e, a, t);
  }),
    rn(a));
  let [c] = w.useState(() => new Xt(r, s, t)),
    [l, u, d] = c.getOptimisticResult(s, t.combine);
  w.useEffect(() => {
    c.setQueries(s, t);
  }, [s, t, c]);
  let f = !i && o;
  w.useSyncExternalStore(
    w.useCallback((e) => (f ? c.subscribe(z.batchCalls(e)) : P), [c, f]),
    () => c.getCurrentResult(),
    () => c.getCurrentResult(),
  );
  let p = l.some((e, t) => cn(s[t], e))
    ? l.flatMap((e, t) => {
        let n = s[t];
        return n && cn(n, e) ? ln(n, new zt(r, n), a) : [];
      })
    : [];
  if (p.length > 0) throw Promise.all(p);
  let m = l.find((e, t) => {
    let n = s[t];
    return (
      n && an({ result: e, errorResetBoundary: a, throwOnError: n.throwOnError, query: r.getQueryCache().get(n.queryHash), suspense: n.suspense })
    );
  });
  if (m) throw m.error;
  return u(d());
}
function dn(e, t, n) {
  let r = Qt(),
    i = tn(),
    a = Ke(n),
    o = a.defaultQueryOptions(e),
    s = a.getQueryCache().get(o.queryHash),
    c = e.subscribed !== !1;
  ((o._optimisticResults = r ? `isRestoring` : c ? `optimistic` : void 0), sn(o), nn(o, i, s), rn(i));
  let [l] = w.useState(() => new t(a, o)),
    u = l.getOptimisticResult(o);
  w.useEffect(() => {
    l.setOptions(o);
  }, [o, l]);
  let d = !r && c;
  if (
    (w.useSyncExternalStore(
      w.useCallback(
        (e) => {
          let t = d ? l.subscribe(z.batchCalls(e)) : P;
          return (l.updateResult(), t);
        },
        [l, d],
      ),
      () => l.getCurrentResult(),
      () => l.getCurrentResult(),
    ),
    cn(o, u))
  )
    throw ln(o, l, i);
  if (an({ result: u, errorResetBoundary: i, throwOnError: o.throwOnError, query: s, suspense: o.suspense })) throw u.error;
  return o.notifyOnChangeProps ? u : l.trackResult(u);
}
function fn(e, t) {
  return dn(e, zt, t);
}
function pn(e, t) {
  return dn({ ...e, enabled: !0, suspense: !0, throwOnError: on, placeholderData: void 0 }, zt, t);
}
function mn(e, t) {
  return dn({ ...e, enabled: !0, suspense: !0, throwOnError: on, placeholderData: void 0 }, Gt, t);
}
function hn(e, t) {
  return un({ ...e, queries: e.queries.map((e) => ({ ...e, suspense: !0, throwOnError: on, enabled: !0, placeholderData: void 0 })) }, t);
}
function gn(e, t) {
  let n = Ke(t);
  n.getQueryState(e.queryKey) || n.query(e).catch(P);
}
function _n(e, t) {
  let n = Ke(t);
  n.getQueryState(e.queryKey) || n.infiniteQuery(e).catch(P);
}
function vn(e) {
  return e;
}
function yn(e) {
  return e;
}
function bn(e, t) {
  let n = Ke(t),
    [r] = w.useState(() => new Jt(n, e));
  w.useEffect(() => {
    r.setOptions(e);
  }, [r, e]);
  let i = w.useSyncExternalStore(
      w.useCallback((e) => r.subscribe(z.batchCalls(e)), [r]),
      () => r.getCurrentResult(),
      () => r.getCurrentResult(),
    ),
    a = w.useCallback(
      (...e) => {
        r.mutate(e[0], e[1]).catch(P);
      },
      [r],
    );
  if (i.error && gt(r.options.throwOnError, [i.error])) throw i.error;
  return { ...i, mutate: a, mutateAsync: i.mutate };
}
function xn(e, t) {
  return dn(e, Gt, t);
}
function B(e) {
  let t = {
    subscribe(t) {
      let n = null,
        r = !1,
        i = !1,
        a = !1;
      function o() {
        n === null ? (a = !0) : i || ((i = !0), typeof n == `function` ? n() : n && n.unsubscribe());
      }
      return (
        (n = e({
          next(e) {
            var n;
            r || (n = t.next) == null || n.call(t, e);
          },
          error(e) {
            var n;
            r || ((r = !0), (n = t.error) == null || n.call(t, e), o());
          },
          complete() {
            var e;
            r || ((r = !0), (e = t.complete) == null || e.call(t), o());
          },
        })),
        a && o(),
        { unsubscribe: o }
      );
    },
    pipe(...e) {
      return e.reduce(Sn, t);
    },
  };
  return t;
}
function Sn(e, t) {
  return t(e);
}
function Cn(e) {
  let t = new AbortController();
  return new Promise((n, r) => {
    let i = !1;
    function a() {
      i || ((i = !0), o.unsubscribe());
    }
    t.signal.addEventListener(`abort`, () => {
      r(t.signal.reason);
    });
    let o = e.subscribe({
      next(e) {
        ((i = !0), n(e), a());
      },
      error(e) {
        r(e);
      },
      complete() {
        (t.abort(), a());
      },
    });
  });
}
function wn(e) {
  return (e) => {
    let t = 0,
      n = null,
      r = [];
    function i() {
      n ||= e.subscribe({
        next(e) {
          for (let n of r) {
            var t;
            (t = n.next) == null || t.call(n, e);
          }
        },
        error(e) {
          for (let n of r) {
            var t;
            (t = n.error) == null || t.call(n, e);
          }
        },
        complete() {
          for (let t of r) {
            var e;
            (e = t.complete) == null || e.call(t);
          }
        },
      });
    }
    function a() {
      if (t === 0 && n) {
        let e = n;
        ((n = null), e.unsubscribe());
      }
    }
    return B(
      (e) => (
        t++,
        r.push(e),
        i(),
        {
          unsubscribe() {
            (t--, a());
            let n = r.findIndex((t) => t === e);
            n > -1 && r.splice(n, 1);
          },
        }
      ),
    );
  };
}
function Tn(e) {
  let t = e,
    n = [],
    r = (e) => {
      (t !== void 0 && e.next(t), n.push(e));
    },
    i = (e) => {
      n.splice(n.indexOf(e), 1);
    },
    a = B(
      (e) => (
        r(e),
        () => {
          i(e);
        }
      ),
    );
  return (
    (a.next = (e) => {
      if (t !== e) {
        t = e;
        for (let t of n) t.next(e);
      }
    }),
    (a.get = () => t),
    a
  );
}
function En(e) {
  return B((t) => {
    function n(t = 0, r = e.op) {
      let i = e.links[t];
      if (!i) throw Error(`No more links to execute - did you forget to add an ending link?`);
      return i({
        op: r,
        next(e) {
          return n(t + 1, e);
        },
      });
    }
    return n().subscribe(t);
  });
}
function Dn(e) {
  return Array.isArray(e) ? e : [e];
}
function On(e) {
  return (t) => {
    let n = Dn(e.true).map((e) => e(t)),
      r = Dn(e.false).map((e) => e(t));
    return (t) =>
      B((i) => {
        let a = e.condition(t.op) ? n : r;
        return En({ op: t.op, links: a }).subscribe(i);
      });
  };
}
function kn(e) {
  "@babel/helpers - typeof";
  return (
    (kn =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    kn(e)
  );
}
function An(e, t) {
  if (kn(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (kn(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function jn(e) {
  var t = An(e, `string`);
  return kn(t) == `symbol` ? t : t + ``;
}
function V(e, t, n) {
  return ((t = jn(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Mn(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function H(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Mn(Object(n), !0).forEach(function (t) {
          V(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Mn(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function U(e) {
  return !!e && !Array.isArray(e) && typeof e == `object`;
}
function Nn() {
  return Object.create(null);
}
var Pn = typeof Symbol == `function` && !!Symbol.asyncIterator;
function Fn(e) {
  return Pn && U(e) && Symbol.asyncIterator in e;
}
var In = {
  PARSE_ERROR: -32700,
  BAD_REQUEST: -32600,
  INTERNAL_SERVER_ERROR: -32603,
  NOT_IMPLEMENTED: -32603,
  BAD_GATEWAY: -32603,
  SERVICE_UNAVAILABLE: -32603,
  GATEWAY_TIMEOUT: -32603,
  UNAUTHORIZED: -32001,
  PAYMENT_REQUIRED: -32002,
  FORBIDDEN: -32003,
  NOT_FOUND: -32004,
  METHOD_NOT_SUPPORTED: -32005,
  TIMEOUT: -32008,
  CONFLICT: -32009,
  PRECONDITION_FAILED: -32012,
  PAYLOAD_TOO_LARGE: -32013,
  UNSUPPORTED_MEDIA_TYPE: -32015,
  UNPROCESSABLE_CONTENT: -32022,
  PRECONDITION_REQUIRED: -32028,
  TOO_MANY_REQUESTS: -32029,
  CLIENT_CLOSED_REQUEST: -32099,
};
(In.BAD_GATEWAY, In.SERVICE_UNAVAILABLE, In.GATEWAY_TIMEOUT, In.INTERNAL_SERVER_ERROR);
var Ln = () => {},
  Rn = (e) => {
    Object.freeze && Object.freeze(e);
  };
function zn(e, t, n) {
  let r = t.join(`.`);
  return (
    n[r] ??
      (n[r] = new Proxy(Ln, {
        get(r, i) {
          if (typeof i == `string` && i !== `then`) return zn(e, [...t, i], n);
        },
        apply(n, r, i) {
          let a = t[t.length - 1];
          if (a === `valueOf` || a === `toString` || a === `toJSON`) return `tRPC.proxy(${t.slice(0, -1).join(`.`)})`;
          let o = { args: i, path: t };
          return (
            a === `call`
              ? (o = { args: i.length >= 2 ? [i[1]] : [], path: t.slice(0, -1) })
              : a === `apply` && (o = { args: i.length >= 2 ? i[1] : [], path: t.slice(0, -1) }),
            Rn(o.args),
            Rn(o.path),
            e(o)
          );
        },
      })),
    n[r]
  );
}
var Bn = (e) => zn(e, [], Nn()),
  Vn = (e) =>
    new Proxy(Ln, {
      get(t, n) {
        if (n !== `then`) return e(n);
      },
    });
function Hn(e) {
  "@babel/helpers - typeof";
  return (
    (Hn =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    Hn(e)
  );
}
function Un(e, t) {
  if (Hn(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (Hn(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function Wn(e) {
  var t = Un(e, `string`);
  return Hn(t) == `symbol` ? t : t + ``;
}
function Gn(e, t, n) {
  return ((t = Wn(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Kn(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function qn(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Kn(Object(n), !0).forEach(function (t) {
          Gn(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Kn(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Jn(e, t) {
  if (`error` in e) {
    let n = t.deserialize(e.error);
    return { ok: !1, error: qn(qn({}, e), {}, { error: n }) };
  }
  return {
    ok: !0,
    result: qn(qn({}, e.result), (!e.result.type || e.result.type === `data`) && { type: `data`, data: t.deserialize(e.result.data) }),
  };
}
var Yn = class extends Error {
  constructor() {
    super(`Unable to transform response from server`);
  }
};
function Xn(e, t) {
  let n;
  try {
    n = Jn(e, t);
  } catch {
    throw new Yn();
  }
  if ((!n.ok && (!U(n.error.error) || typeof n.error.error.code != `number`)) || (n.ok && !U(n.result))) throw new Yn();
  return n;
}
function Zn(e) {
  return e instanceof W;
}
function Qn(e) {
  return U(e) && U(e.error) && typeof e.error.code == `number` && typeof e.error.message == `string`;
}
function $n(e, t) {
  return typeof e == `string` ? e : U(e) && typeof e.message == `string` ? e.message : t;
}
var W = class e extends Error {
  constructor(t, n) {
    var r, i;
    let a = n?.cause;
    (super(t, { cause: a }),
      V(this, `cause`, void 0),
      V(this, `shape`, void 0),
      V(this, `data`, void 0),
      V(this, `meta`, void 0),
      (this.meta = n?.meta),
      (this.cause = a),
      (this.shape = n == null || (r = n.result) == null ? void 0 : r.error),
      (this.data = n == null || (i = n.result) == null ? void 0 : i.error.data),
      (this.name = `TRPCClientError`),
      Object.setPrototypeOf(this, e.prototype));
  }
  static from(t, n = {}) {
    let r = t;
    return Zn(r)
      ? (n.meta && (r.meta = H(H({}, r.meta), n.meta)), r)
      : Qn(r)
        ? new e(r.error.message, H(H({}, n), {}, { result: r, cause: n.cause }))
        : new e($n(r, `Unknown error`), H(H({}, n), {}, { cause: r }));
  }
};
function er(e) {
  let t = e;
  return t
    ? `input` in t
      ? t
      : { input: t, output: t }
    : { input: { serialize: (e) => e, deserialize: (e) => e }, output: { serialize: (e) => e, deserialize: (e) => e } };
}
var tr = (e) => typeof e == `function`;
function nr(e) {
  if (e) return e;
  if (typeof window < `u` && tr(window.fetch)) return window.fetch.bind(window);
  if (typeof globalThis < `u` && tr(globalThis.fetch)) return globalThis.fetch;
  throw Error(`No fetch implementation found`);
}
function rr(...e) {
  let t = new AbortController(),
    n = e.length,
    r = 0,
    i = () => {
      ++r === n && t.abort();
    };
  for (let t of e) t?.aborted ? i() : t?.addEventListener(`abort`, i, { once: !0 });
  return t.signal;
}
function ir(...e) {
  let t = new AbortController();
  for (let n of e) n?.aborted ? t.abort() : n?.addEventListener(`abort`, () => t.abort(), { once: !0 });
  return t.signal;
}
function ar(e) {
  return { url: e.url.toString(), fetch: e.fetch, transformer: er(e.transformer), methodOverride: e.methodOverride };
}
function or(e) {
  let t = {};
  for (let n = 0; n < e.length; n++) {
    let r = e[n];
    t[n] = r;
  }
  return t;
}
var sr = { query: `GET`, mutation: `POST`, subscription: `PATCH` };
function cr(e) {
  return `input` in e ? e.transformer.input.serialize(e.input) : or(e.inputs.map((t) => e.transformer.input.serialize(t)));
}
var lr = (e) => {
    let t = e.url.split(`?`),
      n = t[0].replace(/\/$/, ``) + `/` + e.path,
      r = [];
    if ((t[1] && r.push(t[1]), `inputs` in e && r.push(`batch=1`), e.type === `query` || e.type === `subscription`)) {
      let t = cr(e);
      t !== void 0 && e.methodOverride !== `POST` && r.push(`input=${encodeURIComponent(JSON.stringify(t))}`);
    }
    return (r.length && (n += `?` + r.join(`&`)), n);
  },
  ur = (e) => {
    if (e.type === `query` && e.methodOverride !== `POST`) return;
    let t = cr(e);
    return t === void 0 ? void 0 : JSON.stringify(t);
  },
  dr = (e) => hr(H(H({}, e), {}, { contentTypeHeader: `application/json`, getUrl: lr, getBody: ur })),
  fr = class extends Error {
    constructor() {
      let e = `AbortError`;
      (super(e), (this.name = e), (this.message = e));
    }
  },
  pr = (e) => {
    var t;
    if (e?.aborted)
      throw ((t = e.throwIfAborted) == null || t.call(e), typeof DOMException < `u` ? new DOMException(`AbortError`, `AbortError`) : new fr());
  };
async function mr(e) {
  pr(e.signal);
  let t = e.getUrl(e),
    n = e.getBody(e),
    r = e.methodOverride ?? sr[e.type],
    i = await (async () => {
      let t = await e.headers();
      return Symbol.iterator in t ? Object.fromEntries(t) : t;
    })(),
    a = H(
      H(
        H({}, e.contentTypeHeader && r !== `GET` ? { "content-type": e.contentTypeHeader } : {}),
        e.trpcAcceptHeader ? { [e.trpcAcceptHeaderKey ?? `trpc-accept`]: e.trpcAcceptHeader } : void 0,
      ),
      i,
    );
  return nr(e.fetch)(t, { method: r, signal: e.signal, body: n, headers: a });
}
async function hr(e) {
  let t = {},
    n = await mr(e);
  t.response = n;
  let r = await n.json();
  return ((t.responseJSON = r), { json: r, meta: t });
}
function gr(e) {
  return e instanceof Uint8Array || e instanceof Blob;
}
function _r(e) {
  return e instanceof FormData;
}
var vr = (e) => {
  if (`input` in e) {
    let { input: t } = e;
    if (_r(t)) {
      if (e.type !== `mutation` && e.methodOverride !== `POST`) throw Error(`FormData is only supported for mutations`);
      return hr(H(H({}, e), {}, { contentTypeHeader: void 0, getUrl: lr, getBody: () => t }));
    }
    if (gr(t)) {
      if (e.type !== `mutation` && e.methodOverride !== `POST`) throw Error(`Octet type input is only supported for mutations`);
      return hr(H(H({}, e), {}, { contentTypeHeader: `application/octet-stream`, getUrl: lr, getBody: () => t }));
    }
  }
  return dr(e);
};
function yr(e) {
  let t = ar(e);
  return () => (n) => {
    let { op: r } = n;
    return B((n) => {
      let { path: i, input: a, type: o } = r;
      if (o === `subscription`) throw Error("Subscriptions are unsupported by `httpLink` - use `httpSubscriptionLink` or `wsLink`");
      let s = new AbortController(),
        c = vr(
          H(
            H({}, t),
            {},
            {
              type: o,
              path: i,
              input: a,
              signal: ir(r.signal, s.signal),
              headers() {
                return e.headers ? (typeof e.headers == `function` ? e.headers({ op: r }) : e.headers) : {};
              },
            },
          ),
        ),
        l = !1,
        u;
      return (
        c
          .then((e) => {
            ((l = !0), (u = e.meta));
            let r = Xn(e.json, t.transformer.output);
            r.ok ? (n.next({ context: e.meta, result: r.result }), n.complete()) : n.error(W.from(r.error, { meta: u }));
          })
          .catch((e) => {
            ((l = !0), n.error(W.from(e, { meta: u })));
          }),
        () => {
          l || s.abort();
        }
      );
    });
  };
}
var br = () => {
  throw Error(`Something went wrong. Please submit an issue at https://github.com/trpc/trpc/issues/new`);
};
function xr(e) {
  let t = null,
    n = null,
    r = () => {
      (clearTimeout(n), (n = null), (t = null));
    };
  function i(t) {
    let n = [[]],
      r = 0;
    for (;;) {
      let o = t[r];
      if (!o) break;
      let s = n[n.length - 1];
      if (o.aborted) {
        var i;
        ((i = o.reject) == null || i.call(o, Error(`Aborted`)), r++);
      } else if (e.validate(s.concat(o).map((e) => e.key))) (s.push(o), r++);
      else if (s.length === 0) {
        var a;
        ((a = o.reject) == null || a.call(o, Error(`Input is too big for a single dispatch`)), r++);
      } else n.push([]);
    }
    return n;
  }
  function a() {
    let n = i(t);
    r();
    for (let t of n) {
      if (!t.length) continue;
      let n = { items: t };
      for (let e of t) e.batch = n;
      e.fetch(n.items.map((e) => e.key))
        .then(async (e) => {
          await Promise.all(
            e.map(async (e, t) => {
              let r = n.items[t];
              try {
                var i;
                let t = await Promise.resolve(e);
                (i = r.resolve) == null || i.call(r, t);
              } catch (e) {
                var a;
                (a = r.reject) == null || a.call(r, e);
              }
              ((r.batch = null), (r.reject = null), (r.resolve = null));
            }),
          );
          for (let e of n.items) {
            var t;
            ((t = e.reject) == null || t.call(e, Error(`Missing result`)), (e.batch = null));
          }
        })
        .catch((e) => {
          for (let r of n.items) {
            var t;
            ((t = r.reject) == null || t.call(r, e), (r.batch = null));
          }
        });
    }
  }
  function o(e) {
    let r = { aborted: !1, key: e, batch: null, resolve: br, reject: br },
      i = new Promise((e, n) => {
        ((r.reject = n), (r.resolve = e), (t ??= []), t.push(r));
      });
    return ((n ??= setTimeout(a)), i);
  }
  return { load: o };
}
function Sr(e) {
  let t = ar(e),
    n = e.maxURLLength ?? 1 / 0,
    r = e.maxItems ?? 1 / 0;
  return () => {
    let i = (i) => ({
        validate(e) {
          if (n === 1 / 0 && r === 1 / 0) return !0;
          if (e.length > r) return !1;
          let a = e.map((e) => e.path).join(`,`),
            o = e.map((e) => e.input);
          return lr(H(H({}, t), {}, { type: i, path: a, inputs: o, signal: null })).length <= n;
        },
        async fetch(n) {
          let r = n.map((e) => e.path).join(`,`),
            a = n.map((e) => e.input),
            o = rr(...n.map((e) => e.signal)),
            s = await dr(
              H(
                H({}, t),
                {},
                {
                  path: r,
                  inputs: a,
                  type: i,
                  headers() {
                    return e.headers ? (typeof e.headers == `function` ? e.headers({ opList: n }) : e.headers) : {};
                  },
                  signal: o,
                },
              ),
            );
          return (Array.isArray(s.json) ? s.json : n.map(() => s.json)).map((e) => ({ meta: s.meta, json: e }));
        },
      }),
      a = { query: xr(i(`query`)), mutation: xr(i(`mutation`)) };
    return ({ op: e }) =>
      B((n) => {
        if (e.type === `subscription`) throw Error("Subscriptions are unsupported by `httpLink` - use `httpSubscriptionLink` or `wsLink`");
        let r = new AbortController(),
          i = a[e.type].load(H(H({}, e), {}, { signal: ir(e.signal, r.signal) })),
          o = !1,
          s;
        return (
          i
            .then((e) => {
              ((o = !0), (s = e));
              let r = Xn(e.json, t.transformer.output);
              r.ok ? (n.next({ context: e.meta, result: r.result }), n.complete()) : n.error(W.from(r.error, { meta: e.meta }));
            })
            .catch((e) => {
              ((o = !0), n.error(W.from(e, { meta: s?.meta })));
            }),
          () => {
            o || r.abort();
          }
        );
      });
  };
}
var Cr = (e, ...t) => (typeof e == `function` ? e(...t) : e);
function wr() {
  let e, t;
  return {
    promise: new Promise((n, r) => {
      ((e = n), (t = r));
    }),
    resolve: e,
    reject: t,
  };
}
async function Tr(e) {
  let t = await Cr(e.url);
  return e.connectionParams ? t + `${t.includes(`?`) ? `&` : `?`}connectionParams=1` : t;
}
async function Er(e, t) {
  let n = { method: `connectionParams`, data: await Cr(e) };
  return t.encode(n);
}
function Dr(e) {
  let { promise: t, resolve: n, reject: r } = wr();
  return (
    e.addEventListener(`open`, () => {
      (e.removeEventListener(`error`, r), n());
    }),
    e.addEventListener(`error`, r),
    t
  );
}
function Or(e, { intervalMs: t, pongTimeoutMs: n }) {
  let r, i;
  function a() {
    r = setTimeout(() => {
      (e.send(`PING`),
        (i = setTimeout(() => {
          e.close();
        }, n)));
    }, t);
  }
  function o() {
    (clearTimeout(r), a());
  }
  function s() {
    (clearTimeout(i), o());
  }
  (e.addEventListener(`open`, a),
    e.addEventListener(`message`, ({ data: e }) => {
      (clearTimeout(r), a(), e === `PONG` && s());
    }),
    e.addEventListener(`close`, () => {
      (clearTimeout(r), clearTimeout(i));
    }));
}
V(
  class e {
    constructor(t) {
      if (
        (V(this, `id`, ++e.connectCount),
        V(this, `WebSocketPonyfill`, void 0),
        V(this, `urlOptions`, void 0),
        V(this, `keepAliveOpts`, void 0),
        V(this, `encoder`, void 0),
        V(this, `wsObservable`, Tn(null)),
        V(this, `openPromise`, null),
        (this.WebSocketPonyfill = t.WebSocketPonyfill ?? WebSocket),
        !this.WebSocketPonyfill)
      )
        throw Error(
          "No WebSocket implementation found - you probably don't want to use this on the server, but if you do you need to pass a `WebSocket`-ponyfill",
        );
      ((this.urlOptions = t.urlOptions), (this.keepAliveOpts = t.keepAlive), (this.encoder = t.encoder));
    }
    get ws() {
      return this.wsObservable.get();
    }
    set ws(e) {
      this.wsObservable.next(e);
    }
    isOpen() {
      return !!this.ws && this.ws.readyState === this.WebSocketPonyfill.OPEN && !this.openPromise;
    }
    isClosed() {
      return !!this.ws && (this.ws.readyState === this.WebSocketPonyfill.CLOSING || this.ws.readyState === this.WebSocketPonyfill.CLOSED);
    }
    async open() {
      if (this.openPromise) return this.openPromise;
      this.id = ++e.connectCount;
      let t = Tr(this.urlOptions).then((e) => new this.WebSocketPonyfill(e));
      this.openPromise = t.then(async (e) => {
        ((this.ws = e),
          (e.binaryType = `arraybuffer`),
          e.addEventListener(`message`, function ({ data: e }) {
            e === `PING` && this.send(`PONG`);
          }),
          this.keepAliveOpts.enabled && Or(e, this.keepAliveOpts),
          e.addEventListener(`close`, () => {
            this.ws === e && (this.ws = null);
          }),
          await Dr(e),
          this.urlOptions.connectionParams && e.send(await Er(this.urlOptions.connectionParams, this.encoder)));
      });
      try {
        await this.openPromise;
      } finally {
        this.openPromise = null;
      }
    }
    async close() {
      try {
        await this.openPromise;
      } finally {
        var e;
        (e = this.ws) == null || e.close();
      }
    }
  },
  `connectCount`,
  0,
);
var kr = class {
    constructor(e) {
      (V(this, `links`, void 0),
        V(this, `runtime`, void 0),
        V(this, `requestId`, void 0),
        (this.requestId = 0),
        (this.runtime = {}),
        (this.links = e.links.map((e) => e(this.runtime))));
    }
    $request(e) {
      return En({ links: this.links, op: H(H({}, e), {}, { context: e.context ?? {}, id: ++this.requestId }) }).pipe(wn());
    }
    async requestAsPromise(e) {
      try {
        return (await Cn(this.$request(e))).result.data;
      } catch (e) {
        throw W.from(e);
      }
    }
    query(e, t, n) {
      return this.requestAsPromise({ type: `query`, path: e, input: t, context: n?.context, signal: n?.signal });
    }
    mutation(e, t, n) {
      return this.requestAsPromise({ type: `mutation`, path: e, input: t, context: n?.context, signal: n?.signal });
    }
    subscription(e, t, n) {
      return this.$request({ type: `subscription`, path: e, input: t, context: n.context, signal: n.signal }).subscribe({
        next(e) {
          switch (e.result.type) {
            case `state`:
              var t;
              (t = n.onConnectionStateChange) == null || t.call(n, e.result);
              break;
            case `started`:
              var r;
              (r = n.onStarted) == null || r.call(n, { context: e.context });
              break;
            case `stopped`:
              var i;
              (i = n.onStopped) == null || i.call(n);
              break;
            case `data`:
            case void 0:
              var a;
              (a = n.onData) == null || a.call(n, e.result.data);
          }
        },
        error(e) {
          var t;
          (t = n.onError) == null || t.call(n, e);
        },
        complete() {
          var e;
          (e = n.onComplete) == null || e.call(n);
        },
      });
    }
  },
  Ar = Symbol.for(`trpc_untypedClient`),
  jr = { query: `query`, mutate: `mutation`, subscribe: `subscription` },
  Mr = (e) => jr[e];
function Nr(e) {
  let t = Bn(({ path: t, args: n }) => {
    let r = [...t],
      i = Mr(r.pop()),
      a = r.join(`.`);
    return e[i](a, ...n);
  });
  return Vn((n) => (n === Ar ? e : t[n]));
}
function Pr(e) {
  return Nr(new kr(e));
}
function Fr(e) {
  return e[Ar];
}
function Ir(e, t) {
  return !t || (e != null && typeof e != `object`) ? e : H(H({}, e ?? {}), {}, { lastEventId: t });
}
function Lr(e) {
  return () => (t) =>
    B((n) => {
      let r, i, a;
      s(1);
      function o() {
        let e = t.op;
        return a ? H(H({}, e), {}, { input: Ir(e.input, a) }) : e;
      }
      function s(c) {
        let l = o();
        r = t.next(l).subscribe({
          error(t) {
            if (!e.retry({ op: l, attempts: c, error: t })) {
              n.error(t);
              return;
            }
            let r = e.retryDelayMs?.call(e, c) ?? 0;
            r <= 0 ? s(c + 1) : (i = setTimeout(() => s(c + 1), r));
          },
          next(e) {
            ((!e.result.type || e.result.type === `data`) && e.result.id && (a = e.result.id), n.next(e));
          },
          complete() {
            n.complete();
          },
        });
      }
      return () => {
        (r.unsubscribe(), clearTimeout(i));
      };
    });
}
function Rr(e, t) {
  ((this.v = e), (this.k = t));
}
function zr(e) {
  var t, n;
  function r(t, n) {
    try {
      var a = e[t](n),
        o = a.value,
        s = o instanceof Rr;
      Promise.resolve(s ? o.v : o).then(
        function (n) {
          if (s) {
            var c = t === `return` ? `return` : `next`;
            if (!o.k || n.done) return r(c, n);
            n = e[c](n).value;
          }
          i(a.done ? `return` : `normal`, n);
        },
        function (e) {
          r(`throw`, e);
        },
      );
    } catch (e) {
      i(`throw`, e);
    }
  }
  function i(e, i) {
    switch (e) {
      case `return`:
        t.resolve({ value: i, done: !0 });
        break;
      case `throw`:
        t.reject(i);
        break;
      default:
        t.resolve({ value: i, done: !1 });
    }
    (t = t.next) ? r(t.key, t.arg) : (n = null);
  }
  ((this._invoke = function (e, i) {
    return new Promise(function (a, o) {
      var s = { key: e, arg: i, resolve: a, reject: o, next: null };
      n ? (n = n.next = s) : ((t = n = s), r(e, i));
    });
  }),
    typeof e.return != `function` && (this.return = void 0));
}
((zr.prototype[(typeof Symbol == `function` && Symbol.asyncIterator) || `@@asyncIterator`] = function () {
  return this;
}),
  (zr.prototype.next = function (e) {
    return this._invoke(`next`, e);
  }),
  (zr.prototype.throw = function (e) {
    return this._invoke(`throw`, e);
  }),
  (zr.prototype.return = function (e) {
    return this._invoke(`return`, e);
  }));
function Br(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.includes(r)) continue;
      n[r] = e[r];
    }
  return n;
}
function Vr(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = Br(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.includes(n) || ({}.propertyIsEnumerable.call(e, n) && (i[n] = e[n])));
  }
  return i;
}
function Hr(e) {
  "@babel/helpers - typeof";
  return (
    (Hr =
      typeof Symbol == `function` && typeof Symbol.iterator == `symbol`
        ? function (e) {
            return typeof e;
          }
        : function (e) {
            return e && typeof Symbol == `function` && e.constructor === Symbol && e !== Symbol.prototype ? `symbol` : typeof e;
          }),
    Hr(e)
  );
}
function Ur(e, t) {
  if (Hr(e) != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (Hr(r) != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function Wr(e) {
  var t = Ur(e, `string`);
  return Hr(t) == `symbol` ? t : t + ``;
}
function Gr(e, t, n) {
  return ((t = Wr(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Kr(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function G(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Kr(Object(n), !0).forEach(function (t) {
          Gr(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Kr(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
var qr = [`cursor`, `direction`];
function K(e, t, n) {
  let r = e.flatMap((e) => e.split(`.`));
  if (!t && (!n || n === `any`)) return r.length ? [r] : [];
  if (n === `infinite` && U(t) && (`direction` in t || `cursor` in t)) {
    let { cursor: e, direction: n } = t;
    return [r, { input: Vr(t, qr), type: `infinite` }];
  }
  return [r, G(G({}, t !== void 0 && t !== L && { input: t }), n && n !== `any` && { type: n })];
}
function Jr(e) {
  return K(e, void 0, `any`);
}
function Yr(e) {
  return Bn(({ path: t, args: n }) => {
    let r = [...t],
      i = r.pop();
    if (i === `useMutation`) return e[i](r, ...n);
    if (i === `_def`) return { path: r };
    let [a, ...o] = n,
      s = o[0] ?? {};
    return e[i](r, a, s);
  });
}
var Xr = [`client`, `ssrContext`, `ssrState`, `abortOnUnmount`],
  Zr = w.createContext?.call(w, null),
  Qr = (e) => {
    switch (e) {
      case `queryOptions`:
      case `fetch`:
      case `ensureData`:
      case `prefetch`:
      case `getData`:
      case `setData`:
      case `setQueriesData`:
        return `query`;
      case `infiniteQueryOptions`:
      case `fetchInfinite`:
      case `prefetchInfinite`:
      case `getInfiniteData`:
      case `setInfiniteData`:
        return `infinite`;
      case `setMutationDefaults`:
      case `getMutationDefaults`:
      case `isMutating`:
      case `cancel`:
      case `invalidate`:
      case `refetch`:
      case `reset`:
        return `any`;
    }
  };
function $r(e) {
  return Bn((t) => {
    let n = [...t.path],
      r = n.pop(),
      i = [...t.args],
      a = i.shift(),
      o = K(n, a, Qr(r));
    return {
      infiniteQueryOptions: () => e.infiniteQueryOptions(n, o, i[0]),
      queryOptions: () => e.queryOptions(n, o, ...i),
      fetch: () => e.fetchQuery(o, ...i),
      fetchInfinite: () => e.fetchInfiniteQuery(o, i[0]),
      prefetch: () => e.prefetchQuery(o, ...i),
      prefetchInfinite: () => e.prefetchInfiniteQuery(o, i[0]),
      ensureData: () => e.ensureQueryData(o, ...i),
      invalidate: () => e.invalidateQueries(o, ...i),
      reset: () => e.resetQueries(o, ...i),
      refetch: () => e.refetchQueries(o, ...i),
      cancel: () => e.cancelQuery(o, ...i),
      setData: () => {
        e.setQueryData(o, i[0], i[1]);
      },
      setQueriesData: () => e.setQueriesData(o, i[0], i[1], i[2]),
      setInfiniteData: () => {
        e.setInfiniteQueryData(o, i[0], i[1]);
      },
      getData: () => e.getQueryData(o),
      getInfiniteData: () => e.getInfiniteQueryData(o),
      setMutationDefaults: () => e.setMutationDefaults(Jr(n), a),
      getMutationDefaults: () => e.getMutationDefaults(Jr(n)),
      isMutating: () => e.isMutating({ mutationKey: Jr(n) }),
    }[r]();
  });
}
function ei(e) {
  let t = Nr(e.client),
    n = $r(e);
  return Vn((r) => {
    let i = r;
    return i === `client` ? t : Xr.includes(i) ? e[i] : n[r];
  });
}
function ti(e) {
  let t = e instanceof kr ? e : Fr(e);
  return Bn((e) => {
    let n = e.path,
      r = n.join(`.`),
      [i, a] = e.args;
    return G({ queryKey: K(n, i, `query`), queryFn: () => t.query(r, i, a?.trpc) }, a);
  });
}
function q(e, t, n) {
  let r = e[0],
    i = e[1]?.input;
  return (n && (i = G(G(G({}, i ?? {}), n.pageParam ? { cursor: n.pageParam } : {}), {}, { direction: n.direction })), [r.join(`.`), i, t?.trpc]);
}
function ni(e) {
  var t,
    n,
    r,
    i = 2;
  for (typeof Symbol < `u` && ((n = Symbol.asyncIterator), (r = Symbol.iterator)); i--;) {
    if (n && (t = e[n]) != null) return t.call(e);
    if (r && (t = e[r]) != null) return new ri(t.call(e));
    ((n = `@@asyncIterator`), (r = `@@iterator`));
  }
  throw TypeError(`Object is not async iterable`);
}
function ri(e) {
  function t(e) {
    if (Object(e) !== e) return Promise.reject(TypeError(e + ` is not an object.`));
    var t = e.done;
    return Promise.resolve(e.value).then(function (e) {
      return { value: e, done: t };
    });
  }
  return (
    (ri = function (e) {
      ((this.s = e), (this.n = e.next));
    }),
    (ri.prototype = {
      s: null,
      n: null,
      next: function () {
        return t(this.n.apply(this.s, arguments));
      },
      return: function (e) {
        var n = this.s.return;
        return n === void 0 ? Promise.resolve({ value: e, done: !0 }) : t(n.apply(this.s, arguments));
      },
      throw: function (e) {
        var n = this.s.return;
        return n === void 0 ? Promise.reject(e) : t(n.apply(this.s, arguments));
      },
    }),
    new ri(e)
  );
}
function ii(e) {
  return { path: e.path.join(`.`) };
}
function ai(e) {
  let t = ii(e);
  return w.useMemo(() => t, [t]);
}
async function oi(e, t, n) {
  let r = t.getQueryCache().build(t, { queryKey: n });
  r.setState({ data: [], status: `success` });
  let i = [];
  var a = !1,
    o = !1,
    s;
  try {
    for (var c = ni(e), l; (a = !(l = await c.next()).done); a = !1) {
      let e = l.value;
      (i.push(e), r.setState({ data: [...i] }));
    }
  } catch (e) {
    ((o = !0), (s = e));
  } finally {
    try {
      a && c.return != null && (await c.return());
    } finally {
      if (o) throw s;
    }
  }
  return i;
}
function si(e) {
  let { client: t, queryClient: n } = e,
    r = t instanceof kr ? t : Fr(t);
  return {
    infiniteQueryOptions: (e, t, n) => {
      let i = t[1]?.input === L;
      return Object.assign(
        yn(
          G(
            G({}, n),
            {},
            {
              initialData: n?.initialData,
              queryKey: t,
              queryFn: i
                ? L
                : async (e) => {
                    var i;
                    let a = G(
                      G({}, n),
                      {},
                      { trpc: G(G({}, n?.trpc), n != null && (i = n.trpc) != null && i.abortOnUnmount ? { signal: e.signal } : { signal: null }) },
                    );
                    return await r.query(...q(t, a, { direction: e.direction, pageParam: e.pageParam }));
                  },
              initialPageParam: n?.initialCursor ?? null,
            },
          ),
        ),
        { trpc: ii({ path: e }) },
      );
    },
    queryOptions: (e, t, i) => {
      let a = t[1]?.input === L;
      return Object.assign(
        vn(
          G(
            G({}, i),
            {},
            {
              initialData: i?.initialData,
              queryKey: t,
              queryFn: a
                ? L
                : async (e) => {
                    var a;
                    let o = G(
                        G({}, i),
                        {},
                        { trpc: G(G({}, i?.trpc), i != null && (a = i.trpc) != null && a.abortOnUnmount ? { signal: e.signal } : { signal: null }) },
                      ),
                      s = await r.query(...q(t, o));
                    return Fn(s) ? oi(s, n, t) : s;
                  },
            },
          ),
        ),
        { trpc: ii({ path: e }) },
      );
    },
    fetchQuery: (e, t) => n.fetchQuery(G(G({}, t), {}, { queryKey: e, queryFn: () => r.query(...q(e, t)) })),
    fetchInfiniteQuery: (e, t) =>
      n.fetchInfiniteQuery(
        G(
          G({}, t),
          {},
          {
            queryKey: e,
            queryFn: ({ pageParam: n, direction: i }) => r.query(...q(e, t, { pageParam: n, direction: i })),
            initialPageParam: t?.initialCursor ?? null,
          },
        ),
      ),
    prefetchQuery: (e, t) => n.prefetchQuery(G(G({}, t), {}, { queryKey: e, queryFn: () => r.query(...q(e, t)) })),
    prefetchInfiniteQuery: (e, t) =>
      n.prefetchInfiniteQuery(
        G(
          G({}, t),
          {},
          {
            queryKey: e,
            queryFn: ({ pageParam: n, direction: i }) => r.query(...q(e, t, { pageParam: n, direction: i })),
            initialPageParam: t?.initialCursor ?? null,
          },
        ),
      ),
    ensureQueryData: (e, t) => n.ensureQueryData(G(G({}, t), {}, { queryKey: e, queryFn: () => r.query(...q(e, t)) })),
    invalidateQueries: (e, t, r) => n.invalidateQueries(G(G({}, t), {}, { queryKey: e }), r),
    resetQueries: (e, t, r) => n.resetQueries(G(G({}, t), {}, { queryKey: e }), r),
    refetchQueries: (e, t, r) => n.refetchQueries(G(G({}, t), {}, { queryKey: e }), r),
    cancelQuery: (e, t) => n.cancelQueries({ queryKey: e }, t),
    setQueryData: (e, t, r) => n.setQueryData(e, t, r),
    setQueriesData: (e, t, r, i) => n.setQueriesData(G(G({}, t), {}, { queryKey: e }), r, i),
    getQueryData: (e) => n.getQueryData(e),
    setInfiniteQueryData: (e, t, r) => n.setQueryData(e, t, r),
    getInfiniteQueryData: (e) => n.getQueryData(e),
    setMutationDefaults: (t, i) => {
      let a = t[0];
      return n.setMutationDefaults(t, typeof i == `function` ? i({ canonicalMutationFn: (t) => r.mutation(...q([a, { input: t }], e)) }) : i);
    },
    getMutationDefaults: (e) => n.getMutationDefaults(e),
    isMutating: (e) => n.isMutating(G(G({}, e), {}, { exact: !0 })),
  };
}
var ci = (e, t) =>
  new Proxy(e, {
    get(e, n) {
      return (t(n), e[n]);
    },
  });
function li(e) {
  var t;
  let n = (e == null || (t = e.overrides) == null || (t = t.useMutation) == null ? void 0 : t.onSuccess) ?? ((e) => e.originalFn()),
    r = e?.context ?? Zr,
    i = Pr,
    a = (e) => {
      let { abortOnUnmount: t = !1, queryClient: n, ssrContext: i } = e,
        [a, o] = w.useState(e.ssrState ?? !1),
        s = e.client instanceof kr ? e.client : Fr(e.client),
        c = w.useMemo(() => si({ client: s, queryClient: n }), [s, n]),
        l = w.useMemo(() => G({ abortOnUnmount: t, queryClient: n, client: s, ssrContext: i ?? null, ssrState: a }, c), [t, s, c, n, i, a]);
      return (
        w.useEffect(() => {
          o((e) => (e ? `mounted` : !1));
        }, []),
        w.createElement(r.Provider, { value: l }, e.children)
      );
    };
  function o() {
    let e = w.useContext(r);
    if (!e) throw Error("Unable to find tRPC Context. Did you forget to wrap your App inside `withTRPC` HoC?");
    return e;
  }
  function s(e, t) {
    let { queryClient: n, ssrState: r } = o();
    return r && r !== `mounted` && n.getQueryCache().find({ queryKey: e })?.state.status === `error` ? G({ retryOnMount: !1 }, t) : t;
  }
  function c(t, n, r) {
    var i, a;
    let { abortOnUnmount: c, client: l, ssrState: u, queryClient: d, prefetchQuery: f } = o(),
      p = K(t, n, `query`),
      m = d.getQueryDefaults(p),
      h = n === L;
    typeof window > `u` &&
      u === `prepass` &&
      (r == null || (i = r.trpc) == null ? void 0 : i.ssr) !== !1 &&
      (r?.enabled ?? m?.enabled) !== !1 &&
      !h &&
      !d.getQueryCache().find({ queryKey: p }) &&
      f(p, r);
    let g = s(p, G(G({}, m), r)),
      _ = (r == null || (a = r.trpc) == null ? void 0 : a.abortOnUnmount) ?? e?.abortOnUnmount ?? c,
      v = fn(
        G(
          G({}, g),
          {},
          {
            queryKey: p,
            queryFn: h
              ? n
              : async (e) => {
                  let t = G(G({}, g), {}, { trpc: G(G({}, g?.trpc), _ ? { signal: e.signal } : { signal: null }) }),
                    n = await l.query(...q(p, t));
                  return Fn(n) ? oi(n, d, p) : n;
                },
          },
        ),
        d,
      );
    return ((v.trpc = ai({ path: t })), v);
  }
  function l(t, n, r) {
    var i;
    let a = o(),
      s = K(t, n, `query`),
      c = n === L,
      l = (r == null || (i = r.trpc) == null ? void 0 : i.abortOnUnmount) ?? e?.abortOnUnmount ?? a.abortOnUnmount;
    gn(
      G(
        G({}, r),
        {},
        {
          queryKey: s,
          queryFn: c
            ? n
            : (e) => {
                let t = { trpc: G(G({}, r?.trpc), l ? { signal: e.signal } : {}) };
                return a.client.query(...q(s, t));
              },
        },
      ),
    );
  }
  function u(t, n, r) {
    var i;
    let a = o(),
      s = K(t, n, `query`),
      c = (r == null || (i = r.trpc) == null ? void 0 : i.abortOnUnmount) ?? e?.abortOnUnmount ?? a.abortOnUnmount,
      l = pn(
        G(
          G({}, r),
          {},
          {
            queryKey: s,
            queryFn: (e) => {
              let t = G(G({}, r), {}, { trpc: G(G({}, r?.trpc), c ? { signal: e.signal } : { signal: null }) });
              return a.client.query(...q(s, t));
            },
          },
        ),
        a.queryClient,
      );
    return ((l.trpc = ai({ path: t })), [l.data, l]);
  }
  function d(e, t) {
    let { client: r, queryClient: i } = o(),
      a = Jr(e),
      s = i.defaultMutationOptions(i.getMutationDefaults(a)),
      c = bn(
        G(
          G({}, t),
          {},
          {
            mutationKey: a,
            mutationFn: (n) => r.mutation(...q([e, { input: n }], t)),
            onSuccess(...e) {
              return n({
                originalFn: () => {
                  var n, r;
                  return (
                    (t == null || (n = t.onSuccess) == null ? void 0 : n.call(t, ...e)) ??
                    (s == null || (r = s.onSuccess) == null ? void 0 : r.call(s, ...e))
                  );
                },
                queryClient: i,
                meta: t?.meta ?? s?.meta ?? {},
              });
            },
          },
        ),
        i,
      );
    return ((c.trpc = ai({ path: e })), c);
  }
  let f = { data: void 0, error: null, status: `idle` },
    p = { data: void 0, error: null, status: `connecting` };
  function m(e, t, n) {
    let r = n?.enabled ?? t !== L,
      i = I(K(e, t, `any`)),
      { client: a } = o(),
      s = w.useRef(n);
    w.useEffect(() => {
      s.current = n;
    });
    let [c] = w.useState(new Set([])),
      l = w.useCallback(
        (e) => {
          c.add(e);
        },
        [c],
      ),
      u = w.useRef(null),
      d = w.useCallback(
        (e) => {
          let t = h.current,
            n = (h.current = e(t)),
            r = !1;
          for (let e of c)
            if (t[e] !== n[e]) {
              r = !0;
              break;
            }
          r && _(ci(n, l));
        },
        [l, c],
      ),
      m = w.useCallback(() => {
        var n;
        if (((n = u.current) == null || n.unsubscribe(), !r)) {
          d(() => G(G({}, f), {}, { reset: m }));
          return;
        }
        d(() => G(G({}, p), {}, { reset: m }));
        let i = a.subscription(e.join(`.`), t ?? void 0, {
          onStarted: () => {
            var e, t;
            ((e = (t = s.current).onStarted) == null || e.call(t), d((e) => G(G({}, e), {}, { status: `pending`, error: null })));
          },
          onData: (e) => {
            var t, n;
            ((t = (n = s.current).onData) == null || t.call(n, e), d((t) => G(G({}, t), {}, { status: `pending`, data: e, error: null })));
          },
          onError: (e) => {
            var t, n;
            ((t = (n = s.current).onError) == null || t.call(n, e), d((t) => G(G({}, t), {}, { status: `error`, error: e })));
          },
          onConnectionStateChange: (e) => {
            d((t) => {
              switch (e.state) {
                case `idle`:
                  return G(G({}, t), {}, { status: e.state, error: null, data: void 0 });
                case `connecting`:
                  return G(G({}, t), {}, { error: e.error, status: e.state });
                case `pending`:
                  return t;
              }
            });
          },
          onComplete: () => {
            var e, t;
            ((e = (t = s.current).onComplete) == null || e.call(t), d((e) => G(G({}, e), {}, { status: `idle`, error: null, data: void 0 })));
          },
        });
        u.current = i;
      }, [a, i, r, d]);
    w.useEffect(
      () => (
        m(),
        () => {
          var e;
          (e = u.current) == null || e.unsubscribe();
        }
      ),
      [m],
    );
    let h = w.useRef(G(r ? G({}, p) : G({}, f), {}, { reset: m })),
      [g, _] = w.useState(ci(h.current, l));
    return g;
  }
  function h(e, t, n) {
    var r, i;
    let { client: a, ssrState: c, prefetchInfiniteQuery: l, queryClient: u, abortOnUnmount: d } = o(),
      f = K(e, t, `infinite`),
      p = u.getQueryDefaults(f),
      m = t === L;
    typeof window > `u` &&
      c === `prepass` &&
      (n == null || (r = n.trpc) == null ? void 0 : r.ssr) !== !1 &&
      (n?.enabled ?? p?.enabled) !== !1 &&
      !m &&
      !u.getQueryCache().find({ queryKey: f }) &&
      l(f, G(G({}, p), n));
    let h = s(f, G(G({}, p), n)),
      g = (n == null || (i = n.trpc) == null ? void 0 : i.abortOnUnmount) ?? d,
      _ = xn(
        G(
          G({}, h),
          {},
          {
            initialPageParam: n.initialCursor ?? null,
            persister: n.persister,
            queryKey: f,
            queryFn: m
              ? t
              : (e) => {
                  let t = G(G({}, h), {}, { trpc: G(G({}, h?.trpc), g ? { signal: e.signal } : { signal: null }) });
                  return a.query(...q(f, t, { pageParam: e.pageParam ?? n.initialCursor, direction: e.direction }));
                },
          },
        ),
        u,
      );
    return ((_.trpc = ai({ path: e })), _);
  }
  function g(e, t, n) {
    var r;
    let i = o(),
      a = K(e, t, `infinite`),
      c = i.queryClient.getQueryDefaults(a),
      l = t === L,
      u = s(a, G(G({}, c), n)),
      d = (n == null || (r = n.trpc) == null ? void 0 : r.abortOnUnmount) ?? i.abortOnUnmount;
    _n(
      G(
        G({}, n),
        {},
        {
          initialPageParam: n.initialCursor ?? null,
          queryKey: a,
          queryFn: l
            ? t
            : (e) => {
                let t = G(G({}, u), {}, { trpc: G(G({}, u?.trpc), d ? { signal: e.signal } : {}) });
                return i.client.query(...q(a, t, { pageParam: e.pageParam ?? n.initialCursor, direction: e.direction }));
              },
        },
      ),
    );
  }
  function _(e, t, n) {
    var r;
    let i = o(),
      a = K(e, t, `infinite`),
      c = s(a, G(G({}, i.queryClient.getQueryDefaults(a)), n)),
      l = (n == null || (r = n.trpc) == null ? void 0 : r.abortOnUnmount) ?? i.abortOnUnmount,
      u = mn(
        G(
          G({}, n),
          {},
          {
            initialPageParam: n.initialCursor ?? null,
            queryKey: a,
            queryFn: (e) => {
              let t = G(G({}, c), {}, { trpc: G(G({}, c?.trpc), l ? { signal: e.signal } : {}) });
              return i.client.query(...q(a, t, { pageParam: e.pageParam ?? n.initialCursor, direction: e.direction }));
            },
          },
        ),
        i.queryClient,
      );
    return ((u.trpc = ai({ path: e })), [u.data, u]);
  }
  return {
    Provider: a,
    createClient: i,
    useContext: o,
    useUtils: o,
    useQuery: c,
    usePrefetchQuery: l,
    useSuspenseQuery: u,
    useQueries: (e, t) => {
      let { ssrState: n, queryClient: r, prefetchQuery: i, client: a } = o(),
        s = e(ti(a));
      if (typeof window > `u` && n === `prepass`)
        for (let e of s) {
          let t = e;
          t.trpc?.ssr !== !1 && !r.getQueryCache().find({ queryKey: t.queryKey }) && i(t.queryKey, t);
        }
      return un({ queries: s.map((e) => G(G({}, e), {}, { queryKey: e.queryKey })), combine: t?.combine }, r);
    },
    useSuspenseQueries: (e) => {
      let { queryClient: t, client: n } = o(),
        r = hn({ queries: e(ti(n)).map((e) => G(G({}, e), {}, { queryFn: e.queryFn, queryKey: e.queryKey })) }, t);
      return [r.map((e) => e.data), r];
    },
    useMutation: d,
    useSubscription: m,
    useInfiniteQuery: h,
    usePrefetchInfiniteQuery: g,
    useSuspenseInfiniteQuery: _,
  };
}
function ui(e) {
  let t = Yr(e);
  return Vn((n) =>
    n === `useContext` || n === `useUtils`
      ? () => {
          let t = e.useUtils();
          return w.useMemo(() => ei(t), [t]);
        }
      : e.hasOwnProperty(n)
        ? e[n]
        : t[n],
  );
}
function di(e) {
  return ui(li(e));
}
var fi = class {
    constructor() {
      ((this.keyToValue = new Map()), (this.valueToKey = new Map()));
    }
    set(e, t) {
      (this.keyToValue.set(e, t), this.valueToKey.set(t, e));
    }
    getByKey(e) {
      return this.keyToValue.get(e);
    }
    getByValue(e) {
      return this.valueToKey.get(e);
    }
    clear() {
      (this.keyToValue.clear(), this.valueToKey.clear());
    }
  },
  pi = class {
    constructor(e) {
      ((this.generateIdentifier = e), (this.kv = new fi()));
    }
    register(e, t) {
      this.kv.getByValue(e) || ((t ||= this.generateIdentifier(e)), this.kv.set(t, e));
    }
    clear() {
      this.kv.clear();
    }
    getIdentifier(e) {
      return this.kv.getByValue(e);
    }
    getValue(e) {
      return this.kv.getByKey(e);
    }
  },
  mi = class extends pi {
    constructor() {
      (super((e) => e.name), (this.classToAllowedProps = new Map()));
    }
    register(e, t) {
      typeof t == `object` ? (t.allowProps && this.classToAllowedProps.set(e, t.allowProps), super.register(e, t.identifier)) : super.register(e, t);
    }
    getAllowedProps(e) {
      return this.classToAllowedProps.get(e);
    }
  };
function hi(e) {
  if (`values` in Object) return Object.values(e);
  let t = [];
  for (let n in e) e.hasOwnProperty(n) && t.push(e[n]);
  return t;
}
function gi(e, t) {
  let n = hi(e);
  if (`find` in n) return n.find(t);
  let r = n;
  for (let e = 0; e < r.length; e++) {
    let n = r[e];
    if (t(n)) return n;
  }
}
function J(e, t) {
  Object.entries(e).forEach(([e, n]) => t(n, e));
}
function _i(e, t) {
  return e.indexOf(t) !== -1;
}
function vi(e, t) {
  for (let n = 0; n < e.length; n++) {
    let r = e[n];
    if (t(r)) return r;
  }
}
var yi = class {
    constructor() {
      this.transfomers = {};
    }
    register(e) {
      this.transfomers[e.name] = e;
    }
    findApplicable(e) {
      return gi(this.transfomers, (t) => t.isApplicable(e));
    }
    findByName(e) {
      return this.transfomers[e];
    }
  },
  bi = (e) => Object.prototype.toString.call(e).slice(8, -1),
  xi = (e) => e === void 0,
  Si = (e) => e === null,
  Ci = (e) =>
    typeof e != `object` || !e || e === Object.prototype ? !1 : Object.getPrototypeOf(e) === null || Object.getPrototypeOf(e) === Object.prototype,
  wi = (e) => Ci(e) && Object.keys(e).length === 0,
  Y = (e) => Array.isArray(e),
  Ti = (e) => typeof e == `string`,
  Ei = (e) => typeof e == `number` && !isNaN(e),
  Di = (e) => typeof e == `boolean`,
  Oi = (e) => e instanceof RegExp,
  ki = (e) => e instanceof Map,
  Ai = (e) => e instanceof Set,
  ji = (e) => bi(e) === `Symbol`,
  Mi = (e) => e instanceof Date && !isNaN(e.valueOf()),
  Ni = (e) => e instanceof Error,
  Pi = (e) => typeof e == `number` && isNaN(e),
  Fi = (e) => Di(e) || Si(e) || xi(e) || Ei(e) || Ti(e) || ji(e),
  Ii = (e) => typeof e == `bigint`,
  Li = (e) => e === 1 / 0 || e === -1 / 0,
  Ri = (e) => ArrayBuffer.isView(e) && !(e instanceof DataView),
  zi = (e) => e instanceof URL,
  Bi = (e) => e.replace(/\\/g, `\\\\`).replace(/\./g, `\\.`),
  Vi = (e) => e.map(String).map(Bi).join(`.`),
  Hi = (e, t) => {
    let n = [],
      r = ``;
    for (let i = 0; i < e.length; i++) {
      let a = e.charAt(i);
      if (!t && a === `\\`) {
        let t = e.charAt(i + 1);
        if (t === `\\`) {
          ((r += `\\`), i++);
          continue;
        }
        if (t !== `.`) throw Error(`invalid path`);
      }
      a === `\\` && e.charAt(i + 1) === `.` ? ((r += `.`), i++) : a === `.` ? (n.push(r), (r = ``)) : (r += a);
    }
    let i = r;
    return (n.push(i), n);
  };
function X(e, t, n, r) {
  return { isApplicable: e, annotation: t, transform: n, untransform: r };
}
var Ui = [
  X(
    xi,
    `undefined`,
    () => null,
    () => void 0,
  ),
  X(
    Ii,
    `bigint`,
    (e) => e.toString(),
    (e) => (typeof BigInt < `u` ? BigInt(e) : (console.error(`Please add a BigInt polyfill.`), e)),
  ),
  X(
    Mi,
    `Date`,
    (e) => e.toISOString(),
    (e) => new Date(e),
  ),
  X(
    Ni,
    `Error`,
    (e, t) => {
      let n = { name: e.name, message: e.message };
      return (
        `cause` in e && (n.cause = e.cause),
        t.allowedErrorProps.forEach((t) => {
          n[t] = e[t];
        }),
        n
      );
    },
    (e, t) => {
      let n = Error(e.message, { cause: e.cause });
      return (
        (n.name = e.name),
        (n.stack = e.stack),
        t.allowedErrorProps.forEach((t) => {
          n[t] = e[t];
        }),
        n
      );
    },
  ),
  X(
    Oi,
    `regexp`,
    (e) => `` + e,
    (e) => {
      let t = e.slice(1, e.lastIndexOf(`/`)),
        n = e.slice(e.lastIndexOf(`/`) + 1);
      return new RegExp(t, n);
    },
  ),
  X(
    Ai,
    `set`,
    (e) => [...e.values()],
    (e) => new Set(e),
  ),
  X(
    ki,
    `map`,
    (e) => [...e.entries()],
    (e) => new Map(e),
  ),
  X(
    (e) => Pi(e) || Li(e),
    `number`,
    (e) => (Pi(e) ? `NaN` : e > 0 ? `Infinity` : `-Infinity`),
    Number,
  ),
  X(
    (e) => e === 0 && 1 / e == -1 / 0,
    `number`,
    () => `-0`,
    Number,
  ),
  X(
    zi,
    `URL`,
    (e) => e.toString(),
    (e) => new URL(e),
  ),
];
function Wi(e, t, n, r) {
  return { isApplicable: e, annotation: t, transform: n, untransform: r };
}
var Gi = Wi(
    (e, t) => (ji(e) ? !!t.symbolRegistry.getIdentifier(e) : !1),
    (e, t) => [`symbol`, t.symbolRegistry.getIdentifier(e)],
    (e) => e.description,
    (e, t, n) => {
      let r = n.symbolRegistry.getValue(t[1]);
      if (!r) throw Error(`Trying to deserialize unknown symbol`);
      return r;
    },
  ),
  Ki = [Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array, Uint8ClampedArray].reduce(
    (e, t) => ((e[t.name] = t), e),
    {},
  ),
  qi = Wi(
    Ri,
    (e) => [`typed-array`, e.constructor.name],
    (e) => [...e],
    (e, t) => {
      let n = Ki[t[1]];
      if (!n) throw Error(`Trying to deserialize unknown typed array`);
      return new n(e);
    },
  );
function Ji(e, t) {
  return e?.constructor ? !!t.classRegistry.getIdentifier(e.constructor) : !1;
}
var Yi = Wi(
    Ji,
    (e, t) => [`class`, t.classRegistry.getIdentifier(e.constructor)],
    (e, t) => {
      let n = t.classRegistry.getAllowedProps(e.constructor);
      if (!n) return { ...e };
      let r = {};
      return (
        n.forEach((t) => {
          r[t] = e[t];
        }),
        r
      );
    },
    (e, t, n) => {
      let r = n.classRegistry.getValue(t[1]);
      if (!r)
        throw Error(`Trying to deserialize unknown class '${t[1]}' - check https://github.com/blitz-js/superjson/issues/116#issuecomment-773996564`);
      return Object.assign(Object.create(r.prototype), e);
    },
  ),
  Xi = Wi(
    (e, t) => !!t.customTransformerRegistry.findApplicable(e),
    (e, t) => [`custom`, t.customTransformerRegistry.findApplicable(e).name],
    (e, t) => t.customTransformerRegistry.findApplicable(e).serialize(e),
    (e, t, n) => {
      let r = n.customTransformerRegistry.findByName(t[1]);
      if (!r) throw Error(`Trying to deserialize unknown custom value`);
      return r.deserialize(e);
    },
  ),
  Zi = [Yi, Gi, Xi, qi],
  Qi = (e, t) => {
    let n = vi(Zi, (n) => n.isApplicable(e, t));
    if (n) return { value: n.transform(e, t), type: n.annotation(e, t) };
    let r = vi(Ui, (n) => n.isApplicable(e, t));
    if (r) return { value: r.transform(e, t), type: r.annotation };
  },
  $i = {};
Ui.forEach((e) => {
  $i[e.annotation] = e;
});
var ea = (e, t, n) => {
    if (Y(t))
      switch (t[0]) {
        case `symbol`:
          return Gi.untransform(e, t, n);
        case `class`:
          return Yi.untransform(e, t, n);
        case `custom`:
          return Xi.untransform(e, t, n);
        case `typed-array`:
          return qi.untransform(e, t, n);
        default:
          throw Error(`Unknown transformation: ` + t);
      }
    else {
      let r = $i[t];
      if (!r) throw Error(`Unknown transformation: ` + t);
      return r.untransform(e, n);
    }
  },
  Z = (e, t) => {
    if (t > e.size) throw Error(`index out of bounds`);
    let n = e.keys();
    for (; t > 0;) (n.next(), t--);
    return n.next().value;
  };
function ta(e) {
  if (_i(e, `__proto__`)) throw Error(`__proto__ is not allowed as a property`);
  if (_i(e, `prototype`)) throw Error(`prototype is not allowed as a property`);
  if (_i(e, `constructor`)) throw Error(`constructor is not allowed as a property`);
}
var na = (e, t) => {
    ta(t);
    for (let n = 0; n < t.length; n++) {
      let r = t[n];
      if (Ai(e)) e = Z(e, +r);
      else if (ki(e)) {
        let i = +r,
          a = +t[++n] == 0 ? `key` : `value`,
          o = Z(e, i);
        switch (a) {
          case `key`:
            e = o;
            break;
          case `value`:
            e = e.get(o);
        }
      } else e = e[r];
    }
    return e;
  },
  ra = (e, t, n) => {
    if ((ta(t), t.length === 0)) return n(e);
    let r = e;
    for (let e = 0; e < t.length - 1; e++) {
      let n = t[e];
      if (Y(r)) {
        let e = +n;
        r = r[e];
      } else if (Ci(r)) r = r[n];
      else if (Ai(r)) {
        let e = +n;
        r = Z(r, e);
      } else if (ki(r)) {
        if (e === t.length - 2) break;
        let i = +n,
          a = +t[++e] == 0 ? `key` : `value`,
          o = Z(r, i);
        switch (a) {
          case `key`:
            r = o;
            break;
          case `value`:
            r = r.get(o);
        }
      }
    }
    let i = t[t.length - 1];
    if ((Y(r) ? (r[+i] = n(r[+i])) : Ci(r) && (r[i] = n(r[i])), Ai(r))) {
      let e = Z(r, +i),
        t = n(e);
      e !== t && (r.delete(e), r.add(t));
    }
    if (ki(r)) {
      let e = +t[t.length - 2],
        a = Z(r, e);
      switch (+i == 0 ? `key` : `value`) {
        case `key`: {
          let e = n(a);
          (r.set(e, r.get(a)), e !== a && r.delete(a));
          break;
        }
        case `value`:
          r.set(a, n(r.get(a)));
      }
    }
    return e;
  },
  ia = (e) => e < 1;
function aa(e, t, n, r = []) {
  if (!e) return;
  let i = ia(n);
  if (!Y(e)) {
    J(e, (e, a) => aa(e, t, n, [...r, ...Hi(a, i)]));
    return;
  }
  let [a, o] = e;
  (o &&
    J(o, (e, a) => {
      aa(e, t, n, [...r, ...Hi(a, i)]);
    }),
    t(a, r));
}
function oa(e, t, n, r) {
  return (
    aa(
      t,
      (t, n) => {
        e = ra(e, n, (e) => ea(e, t, r));
      },
      n,
    ),
    e
  );
}
function sa(e, t, n) {
  let r = ia(n);
  function i(t, n) {
    let i = na(e, Hi(n, r));
    t.map((e) => Hi(e, r)).forEach((t) => {
      e = ra(e, t, () => i);
    });
  }
  if (Y(t)) {
    let [n, a] = t;
    (n.forEach((t) => {
      e = ra(e, Hi(t, r), () => e);
    }),
      a && J(a, i));
  } else J(t, i);
  return e;
}
var ca = (e, t) => Ci(e) || Y(e) || ki(e) || Ai(e) || Ni(e) || Ji(e, t);
function la(e, t, n) {
  let r = n.get(e);
  r ? r.push(t) : n.set(e, [t]);
}
function ua(e, t) {
  let n = {},
    r;
  return (
    e.forEach((e) => {
      if (e.length <= 1) return;
      t || (e = e.map((e) => e.map(String)).sort((e, t) => e.length - t.length));
      let [i, ...a] = e;
      i.length === 0 ? (r = a.map(Vi)) : (n[Vi(i)] = a.map(Vi));
    }),
    r ? (wi(n) ? [r] : [r, n]) : wi(n) ? void 0 : n
  );
}
var da = (e, t, n, r, i = [], a = [], o = new Map()) => {
  let s = Fi(e);
  if (!s) {
    la(e, i, t);
    let n = o.get(e);
    if (n) return r ? { transformedValue: null } : n;
  }
  if (!ca(e, n)) {
    let t = Qi(e, n),
      r = t ? { transformedValue: t.value, annotations: [t.type] } : { transformedValue: e };
    return (s || o.set(e, r), r);
  }
  if (_i(a, e)) return { transformedValue: null };
  let c = Qi(e, n),
    l = c?.value ?? e,
    u = Y(l) ? [] : {},
    d = {};
  J(l, (s, c) => {
    if (c === `__proto__` || c === `constructor` || c === `prototype`)
      throw Error(`Detected property ${c}. This is a prototype pollution risk, please remove it from your object.`);
    let l = da(s, t, n, r, [...i, c], [...a, e], o);
    ((u[c] = l.transformedValue),
      Y(l.annotations)
        ? (d[Bi(c)] = l.annotations)
        : Ci(l.annotations) &&
          J(l.annotations, (e, t) => {
            d[Bi(c) + `.` + t] = e;
          }));
  });
  let f = wi(d) ? { transformedValue: u, annotations: c ? [c.type] : void 0 } : { transformedValue: u, annotations: c ? [c.type, d] : d };
  return (s || o.set(e, f), f);
};
function fa(e, t, n, r) {
  Object.prototype.propertyIsEnumerable.call(r, t)
    ? (e[t] = n)
    : Object.defineProperty(e, t, { value: n, enumerable: !1, writable: !0, configurable: !0 });
}
function pa(e) {
  return Object.getPrototypeOf(e) === Object.prototype && Object.prototype.toString.call(e) === `[object Object]`;
}
function ma(e, t, n, r) {
  if (typeof e != `object` || !e) return e;
  let i = Array.isArray(e);
  if (!i && !pa(e)) return e;
  let a = t.get(e);
  if (a !== void 0) return a;
  let o = i ? Array(e.length) : {};
  return (t.set(e, o), n.push(e), r.push(o), o);
}
function ha(e, t = {}) {
  if (typeof e != `object` || !e) return e;
  let n = new Map(),
    r = [],
    i = [],
    a = ma(e, n, r, i),
    o = Array.isArray(t.props) ? t.props : void 0,
    s = t.nonenumerable === !0;
  for (; r.length;) {
    let e = r.pop(),
      t = i.pop();
    if (Array.isArray(e)) for (let a = 0; a < e.length; a++) a in e && (t[a] = ma(e[a], n, r, i));
    else {
      if (s) for (let a of Object.getOwnPropertyNames(e)) a !== `__proto__` && (!o || o.includes(a)) && fa(t, a, ma(e[a], n, r, i), e);
      else for (let a in e) Object.prototype.hasOwnProperty.call(e, a) && a !== `__proto__` && (!o || o.includes(a)) && (t[a] = ma(e[a], n, r, i));
      for (let a of Object.getOwnPropertySymbols(e))
        (!o || o.includes(a)) && (s || Object.prototype.propertyIsEnumerable.call(e, a)) && fa(t, a, ma(e[a], n, r, i), e);
    }
  }
  return a;
}
var Q = class {
  constructor({ dedupe: e = !1 } = {}) {
    ((this.classRegistry = new mi()),
      (this.symbolRegistry = new pi((e) => e.description ?? ``)),
      (this.customTransformerRegistry = new yi()),
      (this.allowedErrorProps = []),
      (this.dedupe = e));
  }
  serialize(e) {
    let t = new Map(),
      n = da(e, t, this, this.dedupe),
      r = { json: n.transformedValue };
    n.annotations && (r.meta = { ...r.meta, values: n.annotations });
    let i = ua(t, this.dedupe);
    return (i && (r.meta = { ...r.meta, referentialEqualities: i }), r.meta && (r.meta.v = 1), r);
  }
  deserialize(e, t) {
    let { json: n, meta: r } = e,
      i = t?.inPlace ? n : ha(n);
    return (r?.values && (i = oa(i, r.values, r.v ?? 0, this)), r?.referentialEqualities && (i = sa(i, r.referentialEqualities, r.v ?? 0)), i);
  }
  stringify(e) {
    return JSON.stringify(this.serialize(e));
  }
  parse(e) {
    return this.deserialize(JSON.parse(e), { inPlace: !0 });
  }
  registerClass(e, t) {
    this.classRegistry.register(e, t);
  }
  registerSymbol(e, t) {
    this.symbolRegistry.register(e, t);
  }
  registerCustom(e, t) {
    this.customTransformerRegistry.register({ name: t, ...e });
  }
  allowErrorProps(...e) {
    this.allowedErrorProps.push(...e);
  }
};
((Q.defaultInstance = new Q()),
  (Q.serialize = Q.defaultInstance.serialize.bind(Q.defaultInstance)),
  (Q.deserialize = Q.defaultInstance.deserialize.bind(Q.defaultInstance)),
  (Q.stringify = Q.defaultInstance.stringify.bind(Q.defaultInstance)),
  (Q.parse = Q.defaultInstance.parse.bind(Q.defaultInstance)),
  (Q.registerClass = Q.defaultInstance.registerClass.bind(Q.defaultInstance)),
  (Q.registerSymbol = Q.defaultInstance.registerSymbol.bind(Q.defaultInstance)),
  (Q.registerCustom = Q.defaultInstance.registerCustom.bind(Q.defaultInstance)),
  (Q.allowErrorProps = Q.defaultInstance.allowErrorProps.bind(Q.defaultInstance)),
  Q.serialize,
  Q.deserialize,
  Q.stringify,
  Q.parse,
  Q.registerClass,
  Q.registerCustom,
  Q.registerSymbol,
  Q.allowErrorProps);
var ga = `x-${C.slug}-client`,
  _a = `x-${C.slug}-session-seconds`,
  va = `x-${C.slug}-background`;
function ya() {
  let e = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(e, (e) => e.toString(16).padStart(2, `0`)).join(``);
}
var ba = new Set();
function xa(e) {
  return (ba.add(e), () => ba.delete(e));
}
var Sa = (e) => {
  for (let t of ba) t(e);
};
function Ca(e) {
  let t = Number(e ?? ``);
  e !== null && Number.isFinite(t) && Sa({ kind: `lives`, seconds: t });
}
var wa = () => Sa({ kind: `over` });
async function Ta(e, t) {
  let n = await fetch(e, t);
  return (Ca(n.headers.get(_a)), n);
}
var Ea = di(),
  Da = { isBackground: !0 },
  Oa = `/trpc`,
  ka = 10,
  Aa = 2e3,
  ja = 4,
  Ma = `The portal did not answer. Check your connection and try again; nothing that you typed is lost.`;
function Na(e) {
  let t = Pa(e) ? e.data : void 0;
  return !Pa(e) || t == null
    ? { code: ``, message: Ma, fields: {}, httpStatus: 0 }
    : { code: t.code, message: e.message, fields: t.fields ?? {}, httpStatus: t.httpStatus };
}
var Pa = (e) => e instanceof W;
function Fa(e) {
  let { code: t } = Na(e);
  return t === `` || t === `database_unavailable`;
}
var Ia =
    () =>
    ({ op: e, next: t }) =>
      t({ ...e, context: { idempotencyKey: ya(), ...e.context } }),
  La = (e, t) => {
    let n = e[t];
    return typeof n == `string` ? n : void 0;
  };
function Ra() {
  let e = { url: Oa, transformer: Q, fetch: Ta };
  return Ea.createClient({
    links: [
      On({
        condition: ({ type: e }) => e === `mutation`,
        true: [
          Ia,
          Lr({ retry: ({ error: e, attempts: t }) => t < ja && Fa(e), retryDelayMs: (e) => 500 * 2 ** e }),
          yr({ ...e, headers: ({ op: e }) => ({ [ga]: `web`, "idempotency-key": La(e.context, `idempotencyKey`) ?? ya() }) }),
        ],
        false: Sr({
          ...e,
          maxItems: ka,
          maxURLLength: Aa,
          headers: ({ opList: e }) => ({ [ga]: `web`, ...(e.every(({ context: e }) => e.isBackground === !0) ? { [va]: `1` } : {}) }),
        }),
      }),
    ],
  });
}
var za = {
    outline: {
      xmlns: `http://www.w3.org/2000/svg`,
      width: 24,
      height: 24,
      viewBox: `0 0 24 24`,
      fill: `none`,
      stroke: `currentColor`,
      strokeWidth: 2,
      strokeLinecap: `round`,
      strokeLinejoin: `round`,
    },
    filled: { xmlns: `http://www.w3.org/2000/svg`, width: 24, height: 24, viewBox: `0 0 24 24`, fill: `currentColor`, stroke: `none` },
  },
  Ba = (e, t, n, r) => {
    let i = (0, w.forwardRef)(({ color: n = `currentColor`, size: i = 24, stroke: a = 2, title: o, className: s, children: c, ...l }, u) =>
      (0, w.createElement)(
        `svg`,
        {
          ref: u,
          ...za[e],
          width: i,
          height: i,
          className: [`tabler-icon`, `tabler-icon-${t}`, s].filter(Boolean).join(` `),
          ...(e === `filled` ? { fill: n } : { strokeWidth: a, stroke: n }),
          ...l,
        },
        [
          o && (0, w.createElement)(`title`, { key: `svg-title` }, o),
          ...r.map(([e, t]) => (0, w.createElement)(e, t)),
          ...(Array.isArray(c) ? c : [c]),
        ],
      ),
    );
    return ((i.displayName = `${n}`), i);
  },
  Va = Ba(`outline`, `arrow-left`, `ArrowLeft`, [
    [`path`, { d: `M5 12l14 0`, key: `svg-0` }],
    [`path`, { d: `M5 12l6 6`, key: `svg-1` }],
    [`path`, { d: `M5 12l6 -6`, key: `svg-2` }],
  ]),
  Ha = { heading: `_heading_1pn73_1`, back: `_back_1pn73_5`, title: `_title_1pn73_15` },
  Ua;
function Wa({ title: e, lead: t, back: n, actions: r, titleNote: i, hasError: a = !1 }) {
  let o = (0, w.useRef)(null),
    { key: s, pathname: c } = S();
  return (
    (0, w.useEffect)(() => {
      document.title = `${a ? `Error: ` : ``}${e}${i === void 0 ? `` : `, ${i}`} - ${C.shortName}`;
    }, [e, i, a]),
    (0, w.useEffect)(() => {
      ((Ua ??= s), s !== Ua && o.current?.focus({ preventScroll: !0 }));
    }, [c, e]),
    (0, E.jsxs)(`div`, {
      className: Ha.heading,
      children: [
        n !== void 0 && (0, E.jsxs)(ee, { to: n.to, className: Ha.back, children: [(0, E.jsx)(Va, { size: 18, "aria-hidden": `true` }), n.label] }),
        (0, E.jsxs)(A, {
          justify: `space-between`,
          align: `flex-start`,
          gap: `sm`,
          children: [
            (0, E.jsx)(We, { order: 1, ref: o, tabIndex: -1, className: Ha.title, children: e }),
            r !== void 0 && (0, E.jsx)(A, { gap: `xs`, children: r }),
          ],
        }),
        t !== void 0 && (0, E.jsx)(Ee, { component: `div`, c: `dimmed`, maw: `var(--portal-measure)`, mt: 4, children: t }),
      ],
    })
  );
}
var $ = {
  mark: `_mark_1rc6f_1`,
  sign: `_sign_1rc6f_16`,
  ring: `_ring_1rc6f_20`,
  cross: `_cross_1rc6f_24`,
  tip: `_tip_1rc6f_28`,
  words: `_words_1rc6f_33`,
  short: `_short_1rc6f_40`,
  full: `_full_1rc6f_45`,
};
function Ga({ size: e = 32, wordmark: t = `sign`, on: n = `page` }) {
  return (0, E.jsxs)(`span`, {
    className: $.mark,
    "data-on": n,
    children: [
      (0, E.jsx)(Ka, { size: e, name: t === `sign` ? C.fullName : void 0 }),
      t !== `sign` &&
        (0, E.jsxs)(`span`, {
          className: $.words,
          children: [
            (0, E.jsx)(`span`, { className: $.short, style: { fontSize: Math.round(e * 0.56) }, children: C.shortName }),
            t === `full` && (0, E.jsx)(`span`, { className: $.full, children: C.fullName }),
          ],
        }),
    ],
  });
}
function Ka({ size: e, name: t }) {
  let n = t === void 0 ? { "aria-hidden": !0 } : { role: `img`, "aria-label": t };
  return (0, E.jsxs)(`svg`, {
    className: $.sign,
    width: e,
    height: e,
    viewBox: `0 0 48 48`,
    fill: `none`,
    ...n,
    children: [
      (0, E.jsx)(`path`, { className: $.ring, strokeWidth: `4.5`, strokeLinecap: `round`, d: `M33.8 11.3A17.5 17.5 0 1 0 33.8 36.7` }),
      (0, E.jsx)(`path`, { className: $.cross, strokeWidth: `7`, d: `M21.5 14v20M11.5 24H33` }),
      (0, E.jsx)(`path`, { className: $.tip, strokeWidth: `2`, strokeLinejoin: `round`, d: `M36 17.5 45.5 24 36 30.5z` }),
    ],
  });
}
export {
  F as A,
  ae as B,
  I as C,
  et as D,
  tt as E,
  M as F,
  T as H,
  Ee as I,
  A as L,
  qe as M,
  We as N,
  P as O,
  Le as P,
  k as R,
  Ze as S,
  ft as T,
  ne as V,
  Ft as _,
  Ra as a,
  xt as b,
  Ea as c,
  xa as d,
  ya as f,
  Kt as g,
  bn as h,
  Da as i,
  L as j,
  rt as k,
  wa as l,
  _a as m,
  Wa as n,
  Na as o,
  ga as p,
  Ba as r,
  Fa as s,
  Ga as t,
  Ca as u,
  wt as v,
  nt as w,
  R as x,
  z as y,
  de as z,
};
