import { t as e } from "./council-CQzFXpBu.js";
import { n as t } from "./council-mark-CuNWYdZm.js";
import { t as n } from "./report-list-Dlc1hnzq.js";
import { t as r } from "./dgft-shell-DMC1ulBb.js";
import { t as i } from "./jsx-runtime-Wy9s6hX0.js";
var a = i();
function o() {
  return (0, a.jsxs)(r, {
    children: [
      (0, a.jsx)(t, { title: `Reports`, lead: `Figures of the reimbursements that ${e.shortName} has forwarded, as they stand now.` }),
      (0, a.jsx)(n, {}),
    ],
  });
}
export { o as DgftReportsPage };
