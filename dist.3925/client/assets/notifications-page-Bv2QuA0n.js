import { n as e } from "./council-mark-CuNWYdZm.js";
import { t } from "./notification-list-DjY57waN.js";
import { t as n } from "./dgft-shell-DMC1ulBb.js";
import { t as r } from "./jsx-runtime-Wy9s6hX0.js";
var i = r();
function a() {
  return (0, i.jsxs)(n, { children: [(0, i.jsx)(e, { title: `Notifications` }), (0, i.jsx)(t, { reader: `dgft` })] });
}
export { a as DgftNotificationsPage };
