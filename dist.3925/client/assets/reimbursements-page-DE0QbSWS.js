import { _ as e, h as t, r as n } from "./council-CQzFXpBu.js";
import { t as r } from "./addresses-Cta_7Uc2.js";
import { E as i, n as a, r as o, s } from "./index-D_iDA8SX.js";
import { F as c, I as l, P as u, c as d, n as f, o as p } from "./council-mark-CuNWYdZm.js";
import { r as m } from "./CheckIcon-Cp5vdiKO.js";
import { t as h } from "./data-list-Dw9Uv04F.js";
import { t as g } from "./IconPlus-CRHSU1bM.js";
import { t as _ } from "./pagination-ChxHGG0a.js";
import { t as v } from "./status-tag-OtiJdLqq.js";
import { a as y, r as b, t as x } from "./member-shell-h7iSdiE5.js";
import { a as S, i as C, n as w, t as T } from "./status-words-SVtBPqw7.js";
import { t as E } from "./wrapping-button.module-C107XWdB.js";
import { t as D } from "./jsx-runtime-Wy9s6hX0.js";
var O = D(),
  k = 10,
  A = `own-reimbursements`,
  j = [
    { key: `id`, label: `Reimbursement ID`, show: ({ id: e }) => e },
    { key: `status`, label: `Status`, show: ({ status: e }) => (0, O.jsx)(v, { tone: C(e), children: e }) },
    { key: `withWhom`, label: `With whom`, show: ({ state: e, withWhom: t }) => S(e, t) },
    { key: `days`, label: `Days`, show: T, isFigure: !0 },
    { key: `changed`, label: `Last changed`, show: ({ updatedAt: e }) => i(e) },
    { key: `next`, label: `Next action`, show: ({ state: e }) => w(e) },
  ];
function M({ scheme: t }) {
  let [r, i] = e(),
    a = Math.max(1, Math.trunc(Number(r.get(`page`) ?? `1`)) || 1),
    o = d.reimbursements.listOwn.useQuery({ scheme: t.kind, page: a, pageSize: k }, { placeholderData: (e) => e }),
    s = d.members.detail.useQuery(),
    f = s.data?.filingProblem,
    v =
      s.data === void 0 || f !== void 0
        ? null
        : (0, O.jsx)(c, {
            component: n,
            to: y(t.kind, {}),
            classNames: E,
            leftSection: (0, O.jsx)(g, { size: 18, "aria-hidden": `true` }),
            children: N(t),
          });
  return (0, O.jsxs)(u, {
    gap: `md`,
    align: `stretch`,
    children: [
      f !== void 0 && (0, O.jsx)(m, { color: `orange`, title: `You cannot file at present`, children: (0, O.jsx)(l, { children: f }) }),
      (0, O.jsx)(`div`, { children: v }),
      (0, O.jsx)(`div`, {
        id: A,
        tabIndex: -1,
        children: (0, O.jsx)(h, {
          caption: `Your ${t.typeLabel.toLowerCase()} reimbursements`,
          columns: j,
          rows: o.data?.rows,
          rowKey: ({ id: e }) => e,
          rowLink: b,
          error: o.error === null ? void 0 : p(o.error).message,
          onRetry: () => void o.refetch(),
          emptyTitle: `Your firm has filed no ${t.typeLabel.toLowerCase()} reimbursement yet.`,
          emptyHint: f === void 0 ? `Start one above. You can stop at any step and go on later, on any device.` : void 0,
        }),
      }),
      o.data !== void 0 && (0, O.jsx)(_, { page: a, pageCount: o.data.totalPages, focusId: A, onPage: (e) => i({ page: String(e) }) }),
    ],
  });
}
var N = ({ typeLabel: e }) => `Start a new ${e.toLowerCase()} reimbursement`;
function P() {
  let { section: e } = t(),
    n = e === void 0 ? o(a[0]) : r(e);
  return n === void 0 ? (0, O.jsx)(s, {}) : (0, O.jsxs)(x, { children: [(0, O.jsx)(f, { title: n.heading }), (0, O.jsx)(M, { scheme: n }, n.kind)] });
}
export { P as ReimbursementsPage };
