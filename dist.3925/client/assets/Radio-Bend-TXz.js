import { C as e, M as t, O as n, P as r, S as i, c as a, i as o, l as s, o as c, r as l, t as u } from "./Box-1EkfdRjd.js";
import { n as d } from "./TextInput-BRzSLsR7.js";
import { V as f, _t as p, gt as m, z as h } from "./index-D_iDA8SX.js";
import { r as g } from "./use-unread-count-B7DiI5Lk.js";
import { c as _, d as v, i as y } from "./CheckIcon-Cp5vdiKO.js";
import { a as b, n as x, t as S } from "./jsx-runtime-Wy9s6hX0.js";
import { B as C } from "./council-mark-CuNWYdZm.js";
var w = b(x(), 1),
  T = S(),
  E = (0, w.createContext)(null),
  D = o((e) => {
    let {
        value: t,
        defaultValue: n,
        onChange: r,
        size: i,
        wrapperProps: a,
        children: o,
        name: c,
        readOnly: l,
        disabled: u,
        ...d
      } = s(`RadioGroup`, null, e),
      p = v(c),
      [m, h] = _({ value: t, defaultValue: n, finalValue: ``, onChange: r });
    return (0, T.jsx)(E, {
      value: { value: m, onChange: (e) => !l && h(typeof e == `string` ? e : e.currentTarget.value), size: i, name: p, disabled: u },
      children: (0, T.jsx)(y.Wrapper, {
        size: i,
        ...a,
        ...d,
        labelElement: `div`,
        __staticSelector: `RadioGroup`,
        children: (0, T.jsx)(f, { role: `radiogroup`, children: o }),
      }),
    });
  });
((D.classes = y.Wrapper.classes), (D.displayName = `@mantine/core/RadioGroup`));
var O = { card: `m_9dc8ae12` },
  k = (0, w.createContext)(null),
  A = { withBorder: !0 },
  j = n((e, { radius: n }) => ({ card: { "--card-radius": t(n) } })),
  M = l((e) => {
    let t = s(`RadioCard`, A, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: o,
        unstyled: c,
        vars: l,
        checked: u,
        mod: d,
        withBorder: f,
        value: p,
        onClick: h,
        name: g,
        onKeyDown: _,
        attributes: v,
        ...y
      } = t,
      b = a({
        name: `RadioCard`,
        classes: O,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: o,
        unstyled: c,
        attributes: v,
        vars: l,
        varsResolver: j,
        rootSelector: `card`,
      }),
      { dir: x } = m(),
      S = (0, w.use)(E),
      D = typeof u == `boolean` ? u : S?.value === p || !1,
      M = g || S?.name,
      N = (e) => {
        if ((_?.(e), M && [`ArrowDown`, `ArrowUp`, `ArrowLeft`, `ArrowRight`].includes(e.nativeEvent.code))) {
          e.preventDefault();
          let t = Array.from(document.querySelectorAll(`[role="radio"][name="${M}"]`)),
            n = t.findIndex((t) => t === e.target),
            r = n + 1 >= t.length ? 0 : n + 1,
            i = n - 1 < 0 ? t.length - 1 : n - 1;
          (e.nativeEvent.code === `ArrowDown` && (t[r].focus(), t[r].click()),
            e.nativeEvent.code === `ArrowUp` && (t[i].focus(), t[i].click()),
            e.nativeEvent.code === `ArrowLeft` && (t[x === `ltr` ? i : r].focus(), t[x === `ltr` ? i : r].click()),
            e.nativeEvent.code === `ArrowRight` && (t[x === `ltr` ? r : i].focus(), t[x === `ltr` ? r : i].click()));
        }
      };
    return (0, T.jsx)(k, {
      value: { checked: D },
      children: (0, T.jsx)(C, {
        mod: [{ "with-border": f, checked: D }, d],
        ...b(`card`),
        ...y,
        role: `radio`,
        "aria-checked": D,
        name: M,
        onClick: (e) => {
          (h?.(e), S?.onChange(p || ``));
        },
        onKeyDown: N,
      }),
    });
  });
((M.displayName = `@mantine/core/RadioCard`), (M.classes = O), (M.varsResolver = j));
var N = { indicator: `m_717d7ff6`, icon: `m_3e4da632`, "indicator--light": `m_7eec72c0`, "indicator--outline": `m_2980836c` },
  P = { icon: g },
  F = n((n, { radius: a, color: o, size: s, iconColor: c, variant: l, autoContrast: u }) => {
    let f = e({ color: o || n.primaryColor, theme: n }),
      m = f.isThemeColor && f.shade === void 0 ? `var(--mantine-color-${f.color}-outline)` : f.color,
      h = l === `light` ? n.variantColorResolver({ color: o || n.primaryColor, theme: n, variant: `light`, autoContrast: u }) : void 0,
      g = l === `outline` ? m : h ? h.color : i(o, n);
    return {
      indicator: {
        "--radio-size": r(s, `radio-size`),
        "--radio-radius": a === void 0 ? void 0 : t(a),
        "--radio-color": g,
        "--radio-bg": h?.background,
        "--radio-icon-size": typeof s == `number` ? `calc(${r(s, `radio-size`)} * 0.4)` : r(s, `radio-icon-size`),
        "--radio-icon-color": c ? i(c, n) : h ? h.color : p(u, n) ? d({ color: o, theme: n, autoContrast: u }) : void 0,
      },
    };
  }),
  I = l((e) => {
    let t = s(`RadioIndicator`, P, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: o,
        unstyled: c,
        vars: l,
        icon: d,
        radius: f,
        color: p,
        iconColor: m,
        autoContrast: h,
        checked: g,
        mod: _,
        variant: v,
        disabled: y,
        attributes: b,
        ...x
      } = t,
      S = a({
        name: `RadioIndicator`,
        classes: N,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: o,
        unstyled: c,
        attributes: b,
        vars: l,
        varsResolver: F,
        rootSelector: `indicator`,
      }),
      C = (0, w.use)(k),
      E = typeof g == `boolean` ? g : C?.checked || !1;
    return (0, T.jsx)(u, {
      ...S(`indicator`, { variant: v }),
      variant: v,
      mod: [{ checked: E, disabled: y }, _],
      ...x,
      children: (0, T.jsx)(d, { ...S(`icon`) }),
    });
  });
((I.displayName = `@mantine/core/RadioIndicator`), (I.classes = N), (I.varsResolver = F));
var L = {
    root: `m_f3f1af94`,
    inner: `m_89c4f5e4`,
    icon: `m_f3ed6b2b`,
    radio: `m_8a3dbb89`,
    "radio--light": `m_99d09bcd`,
    "radio--outline": `m_1bfe9d39`,
  },
  R = { labelPosition: `right`, withErrorStyles: !0 },
  z = n((n, { size: a, radius: o, color: s, iconColor: c, variant: l, autoContrast: u }) => {
    let f = e({ color: s || n.primaryColor, theme: n }),
      m = f.isThemeColor && f.shade === void 0 ? `var(--mantine-color-${f.color}-outline)` : f.color,
      h = l === `light` ? n.variantColorResolver({ color: s || n.primaryColor, theme: n, variant: `light`, autoContrast: u }) : void 0,
      g = l === `outline` ? m : h ? h.color : i(s, n);
    return {
      root: {
        "--radio-size": r(a, `radio-size`),
        "--radio-radius": o === void 0 ? void 0 : t(o),
        "--radio-color": g,
        "--radio-bg": h?.background,
        "--radio-icon-color": c ? i(c, n) : h ? h.color : p(u, n) ? d({ color: s, theme: n, autoContrast: u }) : void 0,
        "--radio-icon-size": r(a, `radio-icon-size`),
      },
    };
  }),
  B = l((e) => {
    let t = s(`Radio`, R, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: o,
        unstyled: l,
        vars: d,
        id: f,
        size: p,
        label: m,
        labelPosition: _,
        description: y,
        error: b,
        radius: x,
        color: S,
        variant: C,
        disabled: D,
        wrapperProps: O,
        icon: k = g,
        rootRef: A,
        iconColor: j,
        onChange: M,
        mod: N,
        attributes: P,
        withErrorStyles: F,
        checked: I,
        readOnly: B,
        onClick: V,
        ...H
      } = t,
      U = a({
        name: `Radio`,
        classes: L,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: o,
        unstyled: l,
        attributes: P,
        vars: d,
        varsResolver: z,
      }),
      W = (0, w.use)(E),
      G = W?.size ?? p,
      K = t.size ? p : G,
      { styleProps: q, rest: J } = c(H),
      Y = v(f),
      X =
        [y ? `${Y}-description` : void 0, b && typeof b != `boolean` ? `${Y}-error` : void 0, J[`aria-describedby`]].filter(Boolean).join(` `) ||
        void 0,
      Z = W ? W.value === J.value : void 0,
      Q = {
        checked: Z ?? I,
        name: J.name ?? W?.name,
        onChange: (e) => {
          B || (W?.onChange(e), M?.(e));
        },
        disabled: W?.disabled ?? D,
      };
    return (0, T.jsx)(h, {
      ...U(`root`),
      __staticSelector: `Radio`,
      __stylesApiProps: t,
      id: Y,
      size: K,
      labelPosition: _,
      label: m,
      description: y,
      error: b,
      disabled: Q.disabled,
      classNames: n,
      styles: o,
      unstyled: l,
      "data-checked": (Z ?? I) || void 0,
      variant: C,
      ref: A,
      mod: N,
      attributes: P,
      ...q,
      ...O,
      children: (0, T.jsxs)(u, {
        ...U(`inner`),
        mod: { "label-position": _ },
        children: [
          (0, T.jsx)(u, {
            ...U(`radio`, { focusable: !0, variant: C }),
            ...J,
            ...Q,
            component: `input`,
            mod: { error: !!b, "with-error-styles": F },
            id: Y,
            type: `radio`,
            readOnly: B,
            "aria-describedby": X,
            onClick: (e) => {
              (B && Q.checked === void 0 && e.preventDefault(), V?.(e));
            },
          }),
          (0, T.jsx)(k, { ...U(`icon`), "aria-hidden": !0 }),
        ],
      }),
    });
  });
((B.classes = L), (B.varsResolver = z), (B.displayName = `@mantine/core/Radio`), (B.Group = D), (B.Card = M), (B.Indicator = I));
export { B as t };
