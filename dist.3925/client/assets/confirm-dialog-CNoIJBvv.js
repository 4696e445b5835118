import { t as e } from "./jsx-runtime-Wy9s6hX0.js";
import { F as t, I as n, L as r } from "./council-mark-CuNWYdZm.js";
import { t as i } from "./List-D52kvyMs.js";
import { L as a } from "./index-D_iDA8SX.js";
var o = (e) => (/^[A-Z][a-z]*[A-Z]/.test(e) ? e : `${e.charAt(0).toLowerCase()}${e.slice(1)}`),
  s = e();
function c(e) {
  let {
      isOpen: o,
      title: c,
      children: l,
      consequences: u = [],
      confirmLabel: d,
      cancelLabel: f = `Cancel`,
      isDestructive: p = !1,
      isBusy: m = !1,
    } = e,
    { busyLabel: h = `Working...`, onConfirm: g, onCancel: _ } = e;
  return (0, s.jsxs)(a, {
    opened: o,
    onClose: _,
    title: c,
    size: `md`,
    children: [
      l,
      u.length > 0 &&
        (0, s.jsxs)(s.Fragment, {
          children: [
            (0, s.jsx)(n, { mt: l === void 0 ? 0 : `sm`, children: `This will happen:` }),
            (0, s.jsx)(i, { mt: 4, children: u.map((e) => (0, s.jsx)(i.Item, { children: e }, e)) }),
          ],
        }),
      (0, s.jsxs)(r, {
        justify: `flex-end`,
        mt: `lg`,
        gap: `sm`,
        children: [
          (0, s.jsx)(t, { variant: `default`, onClick: _, "data-autofocus": !0, children: f }),
          (0, s.jsx)(t, { color: p ? `red` : void 0, "aria-disabled": m, onClick: () => !m && g(), children: m ? h : d }),
        ],
      }),
    ],
  });
}
export { o as n, c as t };
