import { a as e, n as t, t as n } from "./jsx-runtime-Wy9s6hX0.js";
import { n as r } from "./council-CQzFXpBu.js";
import { h as i, i as a, m as o, n as s, r as c } from "./index-D_iDA8SX.js";
import { n as l, t as u } from "./use-unread-count-B7DiI5Lk.js";
import { i as d, r as f } from "./addresses-Cta_7Uc2.js";
var p = e(t(), 1),
  [m] = s,
  h = (e) => (e === m ? r.memberHome : `${r.memberHome}/${d(e)}`),
  g = (e) => s.map(c).find(({ wizardPath: t }) => t.toLowerCase() === e.toLowerCase().replace(/\/$/, ``));
function _(e, { id: t, step: n, from: r, isDone: i = !1 }) {
  let o = new URLSearchParams();
  (t !== void 0 && o.set(`id`, t), n !== void 0 && o.set(`step`, String(n)), r !== void 0 && o.set(`from`, r), i && o.set(`done`, `1`));
  let s = o.toString();
  return s === `` ? a[e].wizardPath : `${a[e].wizardPath}?${s}`;
}
var v = ({ id: e, scheme: t, state: n }) => (n === `DRAFT` ? _(t, { id: e }) : f(`member`, t, e)),
  y = n(),
  b = {
    notifications: `${r.memberHome}/notifications`,
    comingSoon: [`Invoices`, `Fairs`, `Circulars`].map((e) => ({ label: e, path: `${r.memberHome}/${e.toLowerCase()}` })),
  },
  x = [
    { label: `Reimbursements`, children: s.map((e) => ({ label: c(e).listLabel, to: h(e), isExact: h(e) === r.memberHome })) },
    { label: `Notifications`, to: b.notifications },
    ...b.comingSoon.map(({ label: e, path: t }) => ({ label: e, to: t })),
  ];
function S({ children: e }) {
  let t = o(),
    [n, r] = (0, p.useState)(t);
  t !== void 0 && t !== n && r(t);
  let { signOut: a, isBusy: s } = i(),
    c = u();
  if (n === void 0) return null;
  let { user: d, firm: f, home: m } = n;
  return (0, y.jsx)(l, {
    home: m,
    navigation: x,
    user: { name: d.name, of: f?.name ?? d.roleLabel },
    notifications: { to: b.notifications, unread: c },
    isSigningOut: s,
    onSignOut: a,
    children: e,
  });
}
export { _ as a, h as i, g as n, v as r, S as t };
