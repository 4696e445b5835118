import { I as e } from "./council-mark-CuNWYdZm.js";
import { k as t } from "./index-D_iDA8SX.js";
import { t as n } from "./jsx-runtime-Wy9s6hX0.js";
var r = n();
function i({ state: t, savedAt: n, what: i = `Draft` }) {
  return (0, r.jsx)(e, { role: `status`, size: `sm`, c: `dimmed`, mih: `1.5em`, className: `portal-figures`, children: a(t, n, i) });
}
function a(e, n, r) {
  return e === `saving`
    ? `Saving...`
    : e === `failed`
      ? `Not saved yet, trying again`
      : e === `unsaved`
        ? `Not saved yet`
        : n === void 0
          ? ``
          : `${r} saved ${t(n)}`;
}
export { i as t };
