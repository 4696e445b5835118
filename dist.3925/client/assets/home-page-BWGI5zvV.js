import { a as e, n as t } from "./council-CQzFXpBu.js";
import { a as n, o as r, p as i } from "./index-D_iDA8SX.js";
import { t as a } from "./jsx-runtime-Wy9s6hX0.js";
var o = a();
function s() {
  let { me: a, error: s, retry: c } = i();
  return a === void 0
    ? s === void 0
      ? (0, o.jsx)(n, {})
      : (0, o.jsx)(r, { message: s, onRetry: c })
    : (0, o.jsx)(e, { to: a.isSignedIn ? a.home : t.login, replace: !0 });
}
export { s as HomePage };
