import { n as e, t } from "./use-unread-count-B7DiI5Lk.js";
import { h as n, m as r } from "./index-D_iDA8SX.js";
import { t as i } from "./jsx-runtime-Wy9s6hX0.js";
var a = i();
function o({ navigation: i, notificationsPath: o, children: s }) {
  let c = r(),
    { signOut: l, isBusy: u } = n(),
    d = t();
  if (c === void 0) return null;
  let { user: f, home: p } = c;
  return (0, a.jsx)(e, {
    home: p,
    navigation: i,
    user: { name: f.name, of: f.roleLabel },
    notifications: { to: o, unread: d },
    isSigningOut: u,
    onSignOut: l,
    children: s,
  });
}
export { o as t };
