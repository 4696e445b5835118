import { n as e } from "./council-mark-CuNWYdZm.js";
import { t } from "./report-list-Dlc1hnzq.js";
import { t as n } from "./council-shell-DWumaZ08.js";
import { t as r } from "./jsx-runtime-Wy9s6hX0.js";
var i = r();
function a() {
  return (0, i.jsxs)(n, {
    children: [(0, i.jsx)(e, { title: `Reports`, lead: `Figures of all reimbursements and firms, as they stand now.` }), (0, i.jsx)(t, {})],
  });
}
export { a as CouncilReportsPage };
