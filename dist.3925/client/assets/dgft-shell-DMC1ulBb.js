import { n as e } from "./council-CQzFXpBu.js";
import { n as t } from "./addresses-Cta_7Uc2.js";
import { n, r } from "./index-D_iDA8SX.js";
import { t as i } from "./staff-shell-umRg-WXj.js";
import { t as a } from "./jsx-runtime-Wy9s6hX0.js";
var o = a(),
  s = `${e.dgftHome}/notifications`,
  c = [
    { label: `Reimbursements`, children: n.map((e) => ({ label: r(e).listLabel, to: t(`dgft`, e) })) },
    { label: `Notifications`, to: s },
    { label: `Reports`, to: `${e.dgftHome}/reports` },
  ];
function l({ children: e }) {
  return (0, o.jsx)(i, { navigation: c, notificationsPath: s, children: e });
}
export { l as t };
