import { p as e, t } from "./schemas-Bvbep7Tl.js";
function n(n) {
  return e(t, n);
}
export { n as t };
