import { l as e, n as t, o as n } from "./Box-1EkfdRjd.js";
import { i as r } from "./CheckIcon-Cp5vdiKO.js";
import { t as i } from "./jsx-runtime-Wy9s6hX0.js";
function a(t, r, i) {
  let a = e([`Input`, `InputWrapper`, t], r, i),
    {
      label: o,
      description: s,
      error: c,
      success: l,
      required: u,
      classNames: d,
      styles: f,
      className: p,
      unstyled: m,
      __staticSelector: h,
      __stylesApiProps: g,
      errorProps: _,
      successProps: v,
      labelProps: y,
      descriptionProps: b,
      wrapperProps: x,
      id: S,
      size: C,
      style: w,
      inputContainer: T,
      inputWrapperOrder: E,
      withAsterisk: D,
      variant: O,
      vars: k,
      mod: A,
      attributes: j,
      ...M
    } = a,
    { styleProps: N, rest: P } = n(M),
    F = {
      label: o,
      description: s,
      error: c,
      success: l,
      required: u,
      classNames: d,
      className: p,
      __staticSelector: h,
      __stylesApiProps: g || a,
      errorProps: _,
      successProps: v,
      labelProps: y,
      descriptionProps: b,
      unstyled: m,
      styles: f,
      size: C,
      style: w,
      inputContainer: T,
      inputWrapperOrder: E,
      withAsterisk: D,
      variant: O,
      id: S,
      mod: A,
      attributes: j,
      ...x,
    };
  return {
    ...P,
    classNames: d,
    styles: f,
    unstyled: m,
    wrapperProps: { ...F, ...N },
    inputProps: {
      required: u,
      classNames: d,
      styles: f,
      unstyled: m,
      size: C,
      __staticSelector: h,
      __stylesApiProps: g || a,
      error: c,
      success: l,
      variant: O,
      id: S,
      attributes: j,
    },
  };
}
var o = i(),
  s = { __staticSelector: `InputBase`, withAria: !0, size: `sm` },
  c = t((e) => {
    let { inputProps: t, wrapperProps: n, ...i } = a(`InputBase`, s, e);
    return (0, o.jsx)(r.Wrapper, { ...n, children: (0, o.jsx)(r, { ...t, ...i }) });
  });
((c.classes = { ...r.classes, ...r.Wrapper.classes }), (c.displayName = `@mantine/core/InputBase`));
export { a as n, c as t };
