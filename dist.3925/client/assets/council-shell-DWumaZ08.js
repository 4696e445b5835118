import { n as e } from "./council-CQzFXpBu.js";
import { n as t } from "./addresses-Cta_7Uc2.js";
import { n, r } from "./index-D_iDA8SX.js";
import { t as i } from "./staff-shell-umRg-WXj.js";
import { t as a } from "./jsx-runtime-Wy9s6hX0.js";
var o = a(),
  s = (t) => `${e.councilHome}/${t}`,
  c = [
    { label: `Admin panel`, to: e.councilHome, isExact: !0 },
    { label: `Reimbursements`, children: n.map((e) => ({ label: r(e).listLabel, to: t(`council`, e) })) },
    { label: `Notifications`, to: s(`notifications`) },
    { label: `Reports`, to: s(`reports`) },
    { label: `Invoices`, to: s(`invoices`) },
    { label: `Fairs`, to: s(`fairs`) },
    { label: `Circulars`, to: s(`circulars`) },
  ];
function l({ children: e }) {
  return (0, o.jsx)(i, { navigation: c, notificationsPath: s(`notifications`), children: e });
}
export { l as t };
