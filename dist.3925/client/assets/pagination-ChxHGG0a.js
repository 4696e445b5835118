import { F as e, I as t, L as n } from "./council-mark-CuNWYdZm.js";
import { t as r } from "./jsx-runtime-Wy9s6hX0.js";
var i = r();
function a({ page: e, pageCount: r, onPage: a, focusId: s, label: c = `Pages`, isAlwaysShown: l = !1 }) {
  if (r <= 1 && !l) return null;
  let u = (e) => () => {
    (a(e), s !== void 0 && document.getElementById(s)?.focus());
  };
  return (0, i.jsxs)(n, {
    component: `nav`,
    "aria-label": c,
    gap: 4,
    justify: `center`,
    mt: `md`,
    children: [
      (0, i.jsx)(o, { text: `First`, isOff: e <= 1, onTurn: u(1) }),
      (0, i.jsx)(o, { text: `Previous`, isOff: e <= 1, onTurn: u(e - 1) }),
      (0, i.jsxs)(t, { size: `sm`, className: `portal-figures`, px: `xs`, children: [`Page `, e, ` of `, r] }),
      (0, i.jsx)(o, { text: `Next`, isOff: e >= r, onTurn: u(e + 1) }),
      (0, i.jsx)(o, { text: `Last`, isOff: e >= r, onTurn: u(r) }),
    ],
  });
}
function o({ text: t, isOff: n, onTurn: r }) {
  return (0, i.jsx)(e, { variant: `default`, size: `xs`, px: `xs`, disabled: n, onClick: r, children: t });
}
export { a as t };
