import { t as e } from "./jsx-runtime-Wy9s6hX0.js";
import { C as t, l as n, r, w as i, x as a } from "./Box-1EkfdRjd.js";
import { t as o } from "./InputBase-CjgAarSM.js";
function s({ color: e, theme: n, autoContrast: r, colorScheme: i }) {
  return (typeof r == `boolean` ? r : n.autoContrast) && t({ color: e || n.primaryColor, theme: n, colorScheme: i }).isLight
    ? `var(--mantine-color-black)`
    : `var(--mantine-color-white)`;
}
function c(e, t, n) {
  return s({ color: n === `dark` ? e.dark : e.light, theme: t, colorScheme: n, autoContrast: !0 });
}
function l(e, t) {
  let n = e.colors[e.primaryColor];
  return a(n) ? (e.autoContrast ? c(n, e, t) : `var(--mantine-color-white)`) : s({ color: n[i(e, t)], theme: e, autoContrast: null });
}
var u = e(),
  d = r((e) => {
    let t = n([`Input`, `InputWrapper`, `TextInput`], null, e);
    return (0, u.jsx)(o, { component: `input`, ...t, __staticSelector: `TextInput` });
  });
((d.classes = o.classes), (d.displayName = `@mantine/core/TextInput`));
export { c as i, s as n, l as r, d as t };
