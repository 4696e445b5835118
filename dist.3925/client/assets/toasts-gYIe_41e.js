import { F as e } from "./index-D_iDA8SX.js";
import { n as t, t as n } from "./IconCheck-DZkaatp6.js";
import { t as r } from "./jsx-runtime-Wy9s6hX0.js";
var i = r(),
  a = {
    success: { color: `green`, icon: (0, i.jsx)(n, { size: 18, "aria-hidden": `true` }), title: `Done` },
    error: { color: `red`, icon: (0, i.jsx)(t, { size: 18, "aria-hidden": `true` }), title: `Problem` },
  };
function o({ tone: t, message: n, durationMs: r }) {
  let { color: i, icon: o, title: s } = a[t];
  e.show({ color: i, icon: o, title: s, message: n, autoClose: r, role: `status`, withBorder: !0 });
}
export { o as t };
