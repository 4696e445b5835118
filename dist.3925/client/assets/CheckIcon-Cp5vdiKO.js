import { a as e, n as t, t as n } from "./jsx-runtime-Wy9s6hX0.js";
import { A as r, M as i, O as a, P as o, R as s, c, l, n as u, o as d, r as f, t as p } from "./Box-1EkfdRjd.js";
import { B as m, R as h, z as g } from "./council-mark-CuNWYdZm.js";
import { t as _ } from "./use-resolved-styles-api-C6TysQin.js";
var v = e(t(), 1);
function y(e) {
  let t = (0, v.createContext)(null);
  return [
    t,
    () => {
      let n = (0, v.use)(t);
      if (n === null) throw Error(e);
      return n;
    },
  ];
}
function b(e = `mantine-`) {
  return `${e}${Math.random().toString(36).slice(2, 11)}`;
}
var x = typeof document < `u` ? v.useLayoutEffect : v.useEffect;
function S(e) {
  let t = (0, v.useId)(),
    [n, r] = (0, v.useState)(`mantine-${t.replace(/:/g, ``)}`),
    i = (0, v.useRef)(!1);
  return (
    x(() => {
      i.current || ((i.current = !0), r(b()));
    }, []),
    typeof e == `string` ? e : n
  );
}
function C(e, t) {
  if (typeof e == `function`) return e(t);
  typeof e == `object` && e && `current` in e && (e.current = t);
}
function w(...e) {
  let t = new Map();
  return (n) => {
    if (
      (e.forEach((e) => {
        let r = C(e, n);
        r && t.set(e, r);
      }),
      t.size > 0)
    )
      return () => {
        (e.forEach((e) => {
          let n = t.get(e);
          n && typeof n == `function` ? n() : C(e, null);
        }),
          t.clear());
      };
  };
}
function T(...e) {
  return (0, v.useCallback)(w(...e), e);
}
function E({ value: e, defaultValue: t, finalValue: n, onChange: r = () => {} }) {
  let [i, a] = (0, v.useState)(t === void 0 ? n : t);
  return e === void 0
    ? [
        i,
        (e, ...t) => {
          (a(e), r?.(e, ...t));
        },
        !1,
      ]
    : [e, r, !0];
}
var D = { root: `m_8d3f4000`, icon: `m_8d3afb97`, loader: `m_302b9fb1`, group: `m_1a0f1b21`, groupSection: `m_437b6484` },
  O = n(),
  k = { orientation: `horizontal` },
  A = a((e, { borderWidth: t }) => ({ group: { "--ai-border-width": s(t) } })),
  j = f((e) => {
    let t = l(`ActionIconGroup`, k, e),
      {
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        orientation: s,
        vars: u,
        borderWidth: d,
        variant: f,
        mod: m,
        attributes: h,
        ...g
      } = t,
      _ = c({
        name: `ActionIconGroup`,
        props: t,
        classes: D,
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        attributes: h,
        vars: u,
        varsResolver: A,
        rootSelector: `group`,
      });
    return (0, O.jsx)(p, { ..._(`group`), variant: f, mod: [{ orientation: s }, m], role: `group`, ...g });
  });
((j.classes = D), (j.varsResolver = A), (j.displayName = `@mantine/core/ActionIconGroup`));
var ee = a((e, { radius: t, color: n, gradient: a, variant: s, autoContrast: c, size: l }) => {
    let u = e.variantColorResolver({ color: n || e.primaryColor, theme: e, gradient: a, variant: s || `filled`, autoContrast: c });
    return {
      groupSection: {
        "--section-height": o(l, `section-height`),
        "--section-padding-x": o(l, `section-padding-x`),
        "--section-fz": r(l),
        "--section-radius": t === void 0 ? void 0 : i(t),
        "--section-bg": n || s ? u.background : void 0,
        "--section-color": u.color,
        "--section-bd": n || s ? u.border : void 0,
      },
    };
  }),
  M = f((e) => {
    let t = l(`ActionIconGroupSection`, null, e),
      {
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        vars: s,
        variant: u,
        gradient: d,
        radius: f,
        autoContrast: m,
        attributes: h,
        ...g
      } = t,
      _ = c({
        name: `ActionIconGroupSection`,
        props: t,
        classes: D,
        className: n,
        style: r,
        classNames: i,
        styles: a,
        unstyled: o,
        attributes: h,
        vars: s,
        varsResolver: ee,
        rootSelector: `groupSection`,
      });
    return (0, O.jsx)(p, { ..._(`groupSection`), variant: u, ...g });
  });
((M.classes = D), (M.varsResolver = ee), (M.displayName = `@mantine/core/ActionIconGroupSection`));
var te = a((e, { size: t, radius: n, variant: r, gradient: a, color: s, autoContrast: c }) => {
    let l = e.variantColorResolver({ color: s || e.primaryColor, theme: e, gradient: a, variant: r || `filled`, autoContrast: c });
    return {
      root: {
        "--ai-size": o(t, `ai-size`),
        "--ai-radius": n === void 0 ? void 0 : i(n),
        "--ai-bg": s || r ? l.background : void 0,
        "--ai-hover": s || r ? l.hover : void 0,
        "--ai-hover-color": s || r ? l.hoverColor : void 0,
        "--ai-color": l.color,
        "--ai-bd": s || r ? l.border : void 0,
      },
    };
  }),
  N = u((e) => {
    let t = l(`ActionIcon`, null, e),
      {
        className: n,
        unstyled: r,
        variant: i,
        classNames: a,
        styles: o,
        style: s,
        loading: u,
        loaderProps: d,
        size: f,
        color: _,
        radius: v,
        __staticSelector: y,
        gradient: b,
        vars: x,
        children: S,
        disabled: C,
        "data-disabled": w,
        autoContrast: T,
        mod: E,
        attributes: k,
        ...A
      } = t,
      j = c({
        name: [`ActionIcon`, y],
        props: t,
        className: n,
        style: s,
        classes: D,
        classNames: a,
        styles: o,
        unstyled: r,
        attributes: k,
        vars: x,
        varsResolver: te,
      });
    return (0, O.jsxs)(m, {
      ...j(`root`, { active: !C && !u && !w }),
      "aria-busy": u || void 0,
      ...A,
      unstyled: r,
      variant: i,
      size: f,
      disabled: C || u,
      mod: [{ loading: u, disabled: C || w }, E],
      children: [
        typeof u == `boolean` &&
          (0, O.jsx)(g, {
            mounted: u,
            transition: `slide-down`,
            duration: 150,
            children: (e) =>
              (0, O.jsx)(p, {
                component: `span`,
                ...j(`loader`, { style: e }),
                "aria-hidden": !0,
                children: (0, O.jsx)(h, { color: `var(--ai-color)`, size: `calc(var(--ai-size) * 0.55)`, ...d }),
              }),
          }),
        (0, O.jsx)(p, { component: `span`, mod: { loading: u }, ...j(`icon`), children: S }),
      ],
    });
  });
((N.classes = D), (N.varsResolver = te), (N.displayName = `@mantine/core/ActionIcon`), (N.Group = j), (N.GroupSection = M));
function P({ size: e = `var(--cb-icon-size, 70%)`, style: t, ...n }) {
  return (0, O.jsx)(`svg`, {
    viewBox: `0 0 15 15`,
    fill: `none`,
    xmlns: `http://www.w3.org/2000/svg`,
    style: { ...t, width: e, height: e },
    ...n,
    children: (0, O.jsx)(`path`, {
      d: `M11.7816 4.03157C12.0062 3.80702 12.0062 3.44295 11.7816 3.2184C11.5571 2.99385 11.193 2.99385 10.9685 3.2184L7.50005 6.68682L4.03164 3.2184C3.80708 2.99385 3.44301 2.99385 3.21846 3.2184C2.99391 3.44295 2.99391 3.80702 3.21846 4.03157L6.68688 7.49999L3.21846 10.9684C2.99391 11.193 2.99391 11.557 3.21846 11.7816C3.44301 12.0061 3.80708 12.0061 4.03164 11.7816L7.50005 8.31316L10.9685 11.7816C11.193 12.0061 11.5571 12.0061 11.7816 11.7816C12.0062 11.557 12.0062 11.193 11.7816 10.9684L8.31322 7.49999L11.7816 4.03157Z`,
      fill: `currentColor`,
      fillRule: `evenodd`,
      clipRule: `evenodd`,
    }),
  });
}
P.displayName = `@mantine/core/CloseIcon`;
var F = { root: `m_86a44da5`, "root--subtle": `m_220c80f2` },
  I = { variant: `subtle` },
  ne = a((e, { size: t, radius: n, iconSize: r }) => ({
    root: { "--cb-size": o(t, `cb-size`), "--cb-radius": n === void 0 ? void 0 : i(n), "--cb-icon-size": s(r) },
  })),
  L = u((e) => {
    let t = l(`CloseButton`, I, e),
      {
        iconSize: n,
        children: r,
        vars: i,
        radius: a,
        className: o,
        classNames: s,
        style: u,
        styles: d,
        unstyled: f,
        "data-disabled": p,
        disabled: h,
        variant: g,
        icon: _,
        mod: v,
        attributes: y,
        __staticSelector: b,
        ...x
      } = t,
      S = c({
        name: b || `CloseButton`,
        props: t,
        className: o,
        style: u,
        classes: F,
        classNames: s,
        styles: d,
        unstyled: f,
        attributes: y,
        vars: i,
        varsResolver: ne,
      });
    return (0, O.jsxs)(m, {
      ...x,
      unstyled: f,
      variant: g,
      disabled: h,
      mod: [{ disabled: h || p }, v],
      ...S(`root`, { variant: g, active: !h && !p }),
      children: [_ || (0, O.jsx)(P, {}), r],
    });
  });
((L.classes = F), (L.varsResolver = ne), (L.displayName = `@mantine/core/CloseButton`));
var re = (0, v.createContext)({ size: `sm` }),
  R = f((e) => {
    let t = l(`InputClearButton`, null, e),
      { size: n, variant: r, vars: i, classNames: a, styles: o, ...s } = t,
      c = (0, v.use)(re),
      { resolvedClassNames: u, resolvedStyles: d } = _({ classNames: a, styles: o, props: t });
    return (0, O.jsx)(L, {
      variant: r || `transparent`,
      size: n || c?.size || `sm`,
      classNames: u,
      styles: d,
      __staticSelector: `InputClearButton`,
      style: { pointerEvents: `all`, background: `var(--input-bg)`, ...s.style },
      ...s,
    });
  });
R.displayName = `@mantine/core/InputClearButton`;
var ie = { xs: 7, sm: 8, md: 10, lg: 12, xl: 15 };
function ae({ __clearable: e, __clearSection: t, rightSection: n, __defaultRightSection: r, size: i = `sm`, __clearSectionMode: a = `both` }) {
  let o = e && t;
  return a === `rightSection`
    ? n === null
      ? null
      : n || r
    : a === `clear`
      ? n === null
        ? null
        : o || r
      : o && (n || r)
        ? (0, O.jsxs)(`div`, {
            "data-combined-clear-section": !0,
            style: { display: `flex`, gap: 2, alignItems: `center`, paddingInlineEnd: ie[i] },
            children: [o, n || r],
          })
        : n === null
          ? null
          : n || o || r;
}
var z = (0, v.createContext)({ offsetBottom: !1, offsetTop: !1, describedBy: void 0, getStyles: null, inputId: void 0, labelId: void 0 }),
  B = {
    wrapper: `m_6c018570`,
    input: `m_8fb7ebe7`,
    bottomSection: `m_93f4ed57`,
    section: `m_82577fc2`,
    placeholder: `m_88bacfd0`,
    root: `m_46b77525`,
    label: `m_8fdc1311`,
    required: `m_78a94662`,
    error: `m_8f816625`,
    success: `m_9d9d40e0`,
    description: `m_fe47ce59`,
  },
  V = a((e, { size: t }) => ({ description: { "--input-description-size": t === void 0 ? void 0 : `calc(${r(t)} - ${s(2)})` } })),
  H = f((e) => {
    let t = l(`InputDescription`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        __staticSelector: u,
        __inheritStyles: d = !0,
        attributes: f,
        ...m
      } = l(`InputDescription`, null, t),
      h = (0, v.use)(z),
      g = c({
        name: [`InputWrapper`, u],
        props: t,
        classes: B,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: f,
        rootSelector: `description`,
        vars: s,
        varsResolver: V,
      }),
      _ = (d && h?.getStyles) || g;
    return (0, O.jsx)(p, { component: `p`, ..._(`description`, h?.getStyles ? { className: r, style: i } : void 0), ...m });
  });
((H.classes = B), (H.varsResolver = V), (H.displayName = `@mantine/core/InputDescription`));
var U = a((e, { size: t }) => ({ error: { "--input-error-size": t === void 0 ? void 0 : `calc(${r(t)} - ${s(2)})` } })),
  W = f((e) => {
    let t = l(`InputError`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        attributes: u,
        __staticSelector: d,
        __inheritStyles: f = !0,
        ...m
      } = t,
      h = c({
        name: [`InputWrapper`, d],
        props: t,
        classes: B,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: u,
        rootSelector: `error`,
        vars: s,
        varsResolver: U,
      }),
      g = (0, v.use)(z),
      _ = (f && g?.getStyles) || h;
    return (0, O.jsx)(p, { component: `p`, ..._(`error`, g?.getStyles ? { className: r, style: i } : void 0), ...m });
  });
((W.classes = B), (W.varsResolver = U), (W.displayName = `@mantine/core/InputError`));
var G = { labelElement: `label` },
  K = a((e, { size: t }) => ({ label: { "--input-label-size": r(t), "--input-asterisk-color": void 0 } })),
  q = f((e) => {
    let t = l(`InputLabel`, G, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        labelElement: u,
        required: d,
        htmlFor: f,
        onMouseDown: m,
        children: h,
        __staticSelector: g,
        mod: _,
        attributes: y,
        ...b
      } = t,
      x = c({
        name: [`InputWrapper`, g],
        props: t,
        classes: B,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: y,
        rootSelector: `label`,
        vars: s,
        varsResolver: K,
      }),
      S = (0, v.use)(z),
      C = S?.getStyles || x,
      w = b.component || u,
      T = typeof w != `string` || w === `label`;
    return (0, O.jsxs)(p, {
      ...C(`label`, S?.getStyles ? { className: r, style: i } : void 0),
      component: u,
      htmlFor: T ? f : void 0,
      mod: [{ required: d }, _],
      onMouseDown: (e) => {
        (m?.(e), !e.defaultPrevented && e.detail > 1 && e.preventDefault());
      },
      ...b,
      children: [h, d && (0, O.jsx)(`span`, { ...C(`required`), "aria-hidden": !0, children: ` *` })],
    });
  });
((q.classes = B), (q.varsResolver = K), (q.displayName = `@mantine/core/InputLabel`));
var oe = f((e) => {
  let t = l(`InputPlaceholder`, null, e),
    { classNames: n, className: r, style: i, styles: a, unstyled: o, vars: s, __staticSelector: u, error: d, mod: f, attributes: m, ...h } = t,
    g = c({
      name: [`InputPlaceholder`, u],
      props: t,
      classes: B,
      className: r,
      style: i,
      classNames: n,
      styles: a,
      unstyled: o,
      attributes: m,
      rootSelector: `placeholder`,
    });
  return (0, O.jsx)(p, { ...g(`placeholder`), mod: [{ error: !!d }, f], component: `span`, ...h });
});
((oe.classes = B), (oe.displayName = `@mantine/core/InputPlaceholder`));
var se = a((e, { size: t }) => ({ success: { "--input-success-size": t === void 0 ? void 0 : `calc(${r(t)} - ${s(2)})` } })),
  J = f((e) => {
    let t = l(`InputSuccess`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        attributes: u,
        __staticSelector: d,
        __inheritStyles: f = !0,
        ...m
      } = t,
      h = c({
        name: [`InputWrapper`, d],
        props: t,
        classes: B,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: u,
        rootSelector: `success`,
        vars: s,
        varsResolver: se,
      }),
      g = (0, v.use)(z),
      _ = (f && g?.getStyles) || h;
    return (0, O.jsx)(p, { component: `p`, ..._(`success`, g?.getStyles ? { className: r, style: i } : void 0), ...m });
  });
((J.classes = B), (J.varsResolver = se), (J.displayName = `@mantine/core/InputSuccess`));
function ce(e, { hasDescription: t, hasError: n }) {
  let r = e.findIndex((e) => e === `input`),
    i = e.slice(0, r),
    a = e.slice(r + 1),
    o = (t && i.includes(`description`)) || (n && i.includes(`error`));
  return { offsetBottom: (t && a.includes(`description`)) || (n && a.includes(`error`)), offsetTop: o };
}
var le = { labelElement: `label`, inputContainer: (e) => e, inputWrapperOrder: [`label`, `description`, `input`, `error`] },
  Y = a((e, { size: t }) => ({
    label: { "--input-label-size": r(t), "--input-asterisk-color": void 0 },
    error: { "--input-error-size": t === void 0 ? void 0 : `calc(${r(t)} - ${s(2)})` },
    success: { "--input-success-size": t === void 0 ? void 0 : `calc(${r(t)} - ${s(2)})` },
    description: { "--input-description-size": t === void 0 ? void 0 : `calc(${r(t)} - ${s(2)})` },
  })),
  X = f((e) => {
    let t = l(`InputWrapper`, le, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        size: u,
        variant: d,
        __staticSelector: f,
        inputContainer: m,
        inputWrapperOrder: h,
        label: g,
        error: _,
        success: y,
        description: b,
        labelProps: x,
        descriptionProps: C,
        errorProps: w,
        successProps: T,
        labelElement: E,
        children: D,
        withAsterisk: k,
        id: A,
        required: j,
        __stylesApiProps: ee,
        mod: M,
        attributes: te,
        ...N
      } = t,
      P = c({
        name: [`InputWrapper`, f],
        props: ee || t,
        classes: B,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: te,
        vars: s,
        varsResolver: Y,
      }),
      F = { size: u, variant: d, __staticSelector: f },
      I = S(A),
      ne = typeof k == `boolean` ? k : j,
      L = w?.id || `${I}-error`,
      re = T?.id || `${I}-success`,
      R = C?.id || `${I}-description`,
      ie = I,
      ae = !!_ && typeof _ != `boolean`,
      V = !!y && typeof y != `boolean` && !_,
      U = !!b,
      G = ae && h.includes(`error`),
      K = V && h.includes(`error`),
      oe = U && h.includes(`description`),
      se = `${G ? L : ``} ${K ? re : ``} ${oe ? R : ``}`,
      X = se.trim().length > 0 ? se.trim() : void 0,
      ue = x?.id || `${I}-label`,
      de = g && (0, O.jsx)(q, { labelElement: E, id: ue, htmlFor: ie, required: ne, ...F, ...x, children: g }, `label`),
      Z = U && (0, O.jsx)(H, { ...C, ...F, size: C?.size || F.size, id: C?.id || R, children: b }, `description`),
      fe = (0, O.jsx)(v.Fragment, { children: m(D) }, `input`),
      pe = ae && (0, v.createElement)(W, { ...w, ...F, size: w?.size || F.size, key: `error`, id: w?.id || L }, _),
      Q = V && (0, v.createElement)(J, { ...T, ...F, size: T?.size || F.size, key: `success`, id: T?.id || re }, y),
      $ = h.map((e) => {
        switch (e) {
          case `label`:
            return de;
          case `input`:
            return fe;
          case `description`:
            return Z;
          case `error`:
            return pe || Q;
          default:
            return null;
        }
      });
    return (0, O.jsx)(z, {
      value: {
        getStyles: P,
        describedBy: X,
        inputId: ie,
        labelId: de && h.includes(`label`) ? ue : void 0,
        ...ce(h, { hasDescription: U, hasError: ae || V }),
      },
      children: (0, O.jsx)(p, {
        variant: d,
        size: u,
        mod: [{ error: !!_, success: !!y && !_ }, M],
        id: E === `label` ? void 0 : A,
        ...P(`root`),
        ...N,
        children: $,
      }),
    });
  });
((X.classes = B), (X.varsResolver = Y), (X.displayName = `@mantine/core/InputWrapper`));
var ue = {
    variant: `default`,
    leftSectionPointerEvents: `none`,
    rightSectionPointerEvents: `none`,
    withAria: !0,
    withErrorStyles: !0,
    withSuccessStyles: !0,
    size: `sm`,
    loading: !1,
    loadingPosition: `right`,
  },
  de = a((e, t, n) => ({
    wrapper: {
      "--input-margin-top": n.offsetTop ? `calc(var(--mantine-spacing-xs) / 2)` : void 0,
      "--input-margin-bottom": n.offsetBottom ? `calc(var(--mantine-spacing-xs) / 2)` : void 0,
      "--input-height": o(t.size, `input-height`),
      "--input-fz": r(t.size),
      "--input-radius": t.radius === void 0 ? void 0 : i(t.radius),
      "--input-left-section-width": t.leftSectionWidth === void 0 ? void 0 : s(t.leftSectionWidth),
      "--input-right-section-width": t.rightSectionWidth === void 0 ? void 0 : s(t.rightSectionWidth),
      "--input-padding-y": t.multiline ? o(t.size, `input-padding-y`) : void 0,
      "--input-left-section-pointer-events": t.leftSectionPointerEvents,
      "--input-right-section-pointer-events": t.rightSectionPointerEvents,
    },
  })),
  Z = u((e) => {
    let t = l(`Input`, ue, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        required: s,
        __staticSelector: u,
        __stylesApiProps: f,
        size: m,
        wrapperProps: g,
        error: _,
        success: y,
        disabled: b,
        leftSection: x,
        leftSectionProps: S,
        leftSectionWidth: C,
        rightSection: w,
        rightSectionProps: T,
        rightSectionWidth: E,
        rightSectionPointerEvents: D,
        leftSectionPointerEvents: k,
        variant: A,
        vars: j,
        pointer: ee,
        multiline: M,
        radius: te,
        id: N,
        withAria: P,
        withErrorStyles: F,
        withSuccessStyles: I,
        mod: ne,
        inputSize: L,
        attributes: R,
        __clearSection: ie,
        __clearable: V,
        __clearSectionMode: H,
        __defaultRightSection: U,
        loading: W,
        loadingPosition: G,
        __bottomSection: K,
        __bottomSectionProps: q,
        rootRef: oe,
        dir: se,
        ...J
      } = t,
      { styleProps: ce, rest: le } = d(J),
      Y = (0, v.use)(z),
      X = { offsetBottom: Y?.offsetBottom, offsetTop: Y?.offsetTop },
      Z = c({
        name: [`Input`, u],
        props: f || t,
        classes: B,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: R,
        stylesCtx: X,
        rootSelector: `wrapper`,
        vars: j,
        varsResolver: de,
      }),
      fe = P ? { required: s, disabled: b, "aria-invalid": _ ? !0 : void 0, "aria-describedby": Y?.describedBy, id: Y?.inputId || N } : {},
      pe = W
        ? (0, O.jsx)(h, { size: G === `left` ? `calc(var(--input-left-section-size) / 2)` : `calc(var(--input-right-section-size) / 2)` })
        : null,
      Q = W && G === `left` ? pe : x,
      $ = ae({
        __clearable: V,
        __clearSection: ie,
        rightSection: W && G === `right` ? pe : w,
        __defaultRightSection: U,
        size: m,
        __clearSectionMode: H,
      });
    return (0, O.jsx)(re, {
      value: { size: m || `sm` },
      children: (0, O.jsxs)(p, {
        ref: oe,
        dir: se,
        ...Z(`wrapper`),
        ...ce,
        ...g,
        mod: [
          {
            error: !!_ && F,
            success: !!y && !_ && I,
            pointer: ee,
            disabled: b,
            multiline: M,
            withRightSection: !!$,
            withLeftSection: !!Q,
            withBottomSection: !!K,
          },
          ne,
        ],
        variant: A,
        size: m,
        children: [
          Q && (0, O.jsx)(`div`, { ...S, "data-position": `left`, ...Z(`section`, { className: S?.className, style: S?.style }), children: Q }),
          (0, O.jsx)(p, {
            component: `input`,
            ...le,
            ...fe,
            required: s,
            mod: { disabled: b, error: !!_ && F, success: !!y && !_ && I },
            variant: A,
            __size: L,
            ...Z(`input`),
          }),
          K && (0, O.jsx)(`div`, { ...q, ...Z(`bottomSection`, { className: q?.className, style: q?.style }), children: K }),
          $ && (0, O.jsx)(`div`, { ...T, "data-position": `right`, ...Z(`section`, { className: T?.className, style: T?.style }), children: $ }),
        ],
      }),
    });
  });
((Z.classes = B),
  (Z.varsResolver = de),
  (Z.Wrapper = X),
  (Z.Label = q),
  (Z.Error = W),
  (Z.Success = J),
  (Z.Description = H),
  (Z.Placeholder = oe),
  (Z.ClearButton = R),
  (Z.displayName = `@mantine/core/Input`));
var fe = {
    root: `m_66836ed3`,
    wrapper: `m_a5d60502`,
    body: `m_667c2793`,
    title: `m_6a03f287`,
    label: `m_698f4f23`,
    icon: `m_667f2a6a`,
    message: `m_7fa78076`,
    closeButton: `m_87f54839`,
  },
  pe = a((e, { radius: t, color: n, variant: r, autoContrast: a }) => {
    let o = e.variantColorResolver({ color: n || e.primaryColor, theme: e, variant: r || `light`, autoContrast: a });
    return {
      root: {
        "--alert-radius": t === void 0 ? void 0 : i(t),
        "--alert-bg": n || r ? o.background : void 0,
        "--alert-color": o.color,
        "--alert-bd": n || r ? o.border : void 0,
      },
    };
  }),
  Q = f((e) => {
    let t = l(`Alert`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        radius: u,
        color: d,
        title: f,
        children: m,
        id: h,
        icon: g,
        withCloseButton: _,
        onClose: v,
        closeButtonLabel: y,
        variant: b,
        autoContrast: x,
        role: C,
        attributes: w,
        ...T
      } = t,
      E = c({
        name: `Alert`,
        classes: fe,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: w,
        vars: s,
        varsResolver: pe,
      }),
      D = S(h),
      k = (f && `${D}-title`) || void 0,
      A = `${D}-body`;
    return (0, O.jsx)(p, {
      id: D,
      ...E(`root`, { variant: b }),
      variant: b,
      ...T,
      role: C || `alert`,
      "aria-describedby": m ? A : void 0,
      "aria-labelledby": f ? k : void 0,
      children: (0, O.jsxs)(`div`, {
        ...E(`wrapper`),
        children: [
          g && (0, O.jsx)(`div`, { ...E(`icon`), children: g }),
          (0, O.jsxs)(`div`, {
            ...E(`body`),
            children: [
              f &&
                (0, O.jsx)(`div`, {
                  ...E(`title`),
                  "data-with-close-button": _ || void 0,
                  children: (0, O.jsx)(`span`, { id: k, ...E(`label`), children: f }),
                }),
              m && (0, O.jsx)(`div`, { id: A, ...E(`message`), "data-variant": b, children: m }),
            ],
          }),
          _ && (0, O.jsx)(L, { ...E(`closeButton`), onClick: v, variant: `transparent`, size: 16, iconSize: 16, "aria-label": y, unstyled: o }),
        ],
      }),
    });
  });
((Q.classes = fe), (Q.varsResolver = pe), (Q.displayName = `@mantine/core/Alert`));
function $({ size: e, style: t, ...n }) {
  let r = e === void 0 ? t : { width: s(e), height: s(e), ...t };
  return (0, O.jsx)(`svg`, {
    viewBox: `0 0 10 7`,
    fill: `none`,
    xmlns: `http://www.w3.org/2000/svg`,
    style: r,
    "aria-hidden": !0,
    ...n,
    children: (0, O.jsx)(`path`, {
      d: `M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293L4 4.586z`,
      fill: `currentColor`,
      fillRule: `evenodd`,
      clipRule: `evenodd`,
    }),
  });
}
function me({ indeterminate: e, ...t }) {
  return e
    ? (0, O.jsx)(`svg`, {
        xmlns: `http://www.w3.org/2000/svg`,
        fill: `none`,
        viewBox: `0 0 32 6`,
        "aria-hidden": !0,
        ...t,
        children: (0, O.jsx)(`rect`, { width: `32`, height: `6`, fill: `currentColor`, rx: `3` }),
      })
    : (0, O.jsx)($, { ...t });
}
export { z as a, E as c, S as d, x as f, Z as i, C as l, y as m, me as n, L as o, b as p, Q as r, N as s, $ as t, T as u };
