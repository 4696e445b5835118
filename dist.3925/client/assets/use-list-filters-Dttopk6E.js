import { a as e, n as t, t as n } from "./jsx-runtime-Wy9s6hX0.js";
import { _ as r, f as i } from "./council-CQzFXpBu.js";
import { t as a } from "./SegmentedControl-BI26Y947.js";
import { F as o, L as s, P as c } from "./council-mark-CuNWYdZm.js";
import { t as l } from "./TextInput-BRzSLsR7.js";
import { t as u } from "./Anchor-DauX0NFF.js";
import { c as d, d as f, n as p } from "./schemas-Bvbep7Tl.js";
import { t as m } from "./coerce-CVyhAJqG.js";
import { t as h } from "./data-list-Dw9Uv04F.js";
import { t as g } from "./pagination-ChxHGG0a.js";
import { t as _ } from "./status-tag-OtiJdLqq.js";
import { t as v } from "./unbroken-JXUw7wGt.js";
import { n as y, r as b, t as x } from "./list-words-Ct-HRfvK.js";
import { i as S } from "./status-words-SVtBPqw7.js";
var C = e(t(), 1),
  w = n();
function T({ filters: e, onChange: t }) {
  let [n, r] = (0, C.useState)(e.search);
  (0, C.useEffect)(() => r(e.search), [e.search]);
  function i(e) {
    (e.preventDefault(), t({ search: n.trim() }));
  }
  return (0, w.jsxs)(s, {
    justify: `space-between`,
    align: `flex-end`,
    gap: `md`,
    children: [
      (0, w.jsx)(`form`, {
        role: `search`,
        onSubmit: i,
        children: (0, w.jsxs)(s, {
          align: `flex-end`,
          gap: `xs`,
          children: [
            (0, w.jsx)(l, {
              type: `search`,
              label: `Search by firm, claim no. or contact`,
              value: n,
              maxLength: 200,
              onChange: (e) => r(e.currentTarget.value),
            }),
            (0, w.jsx)(o, { type: `submit`, variant: `default`, children: `Search` }),
            e.search !== `` && (0, w.jsx)(o, { type: `button`, variant: `subtle`, onClick: () => t({ search: `` }), children: `Clear search` }),
          ],
        }),
      }),
      (0, w.jsx)(a, {
        "aria-label": `Which reimbursements`,
        value: e.show,
        onChange: (e) => t({ show: e === `all` ? `all` : `needs_me` }),
        data: [
          { value: `needs_me`, label: `Needs me now` },
          { value: `all`, label: `All` },
        ],
      }),
    ],
  });
}
var E = `list-of-reimbursements`;
function D({ filters: e, onChange: t, page: n, emptyTitle: r, ...a }) {
  let { search: o } = i();
  return (0, w.jsxs)(c, {
    gap: `md`,
    children: [
      (0, w.jsx)(T, { filters: e, onChange: t }),
      (0, w.jsx)(`div`, {
        id: E,
        tabIndex: -1,
        children: (0, w.jsx)(h, {
          ...a,
          rows: n?.rows,
          rowKey: (e) => e.id,
          rowLinkState: b(o),
          emptyTitle: e.search === `` ? r : `Nothing found for "${e.search}".`,
          emptyHint: (0, w.jsx)(O, { filters: e, onChange: t }),
        }),
      }),
      n !== void 0 &&
        n.rows.length > 0 &&
        (0, w.jsx)(g, { isAlwaysShown: !0, page: n.currentPage, pageCount: n.totalPages, onPage: (e) => t({ page: e }), focusId: E }),
    ],
  });
}
function O({ filters: e, onChange: t }) {
  return e.page > 1
    ? (0, w.jsx)(k, { label: `Go to the first page`, onStep: () => t({ page: 1 }) })
    : e.search === ``
      ? e.show === `needs_me`
        ? (0, w.jsx)(k, { label: `Show all reimbursements`, onStep: () => t({ show: `all` }) })
        : null
      : (0, w.jsx)(k, { label: `Clear search`, onStep: () => t({ search: `` }) });
}
function k({ label: e, onStep: t }) {
  return (0, w.jsx)(u, { component: `button`, type: `button`, onClick: t, children: e });
}
function A(e, t) {
  return [
    { key: `firm`, label: `Firm Name`, show: (e) => e.firmName },
    { key: `status`, label: `Application Status`, show: (e) => (0, w.jsx)(_, { tone: S(e.status), children: e.status }) },
    ...(t.some(({ exhibitionVenue: e }) => e !== void 0)
      ? [{ key: `venue`, label: `Exhibition Venue`, show: (e) => e.exhibitionVenue ?? `Not provided` }]
      : []),
    { key: `contact`, label: `Contact Person Name`, show: (e) => e.contactName },
    { key: `email`, label: `Email`, show: (e) => e.contactEmail },
    { key: `phone`, label: `Phone No.`, show: (e) => (0, w.jsx)(v, { children: e.contactPhone }) },
    { key: `number`, label: `Claim no.`, show: (e) => (0, w.jsx)(v, { children: e.id }) },
    { key: `days`, label: `Days waiting`, show: x, isFigure: !0 },
    { key: `with`, label: `With whom`, show: (t) => y(t.withWhom, e) },
  ];
}
var j = { Completed: { tone: `complete`, word: `Completed` }, "In Progress": { tone: `progress`, word: `In Progress` }, "Not started": void 0 },
  M = ({ reviewProgress: e }) => j[e],
  N = d({ page: m().int().min(1).max(1e6).catch(1), show: p([`needs_me`, `all`]).catch(`needs_me`), search: f().max(200).catch(``) }),
  P = { page: 1, show: `needs_me`, search: `` },
  F = (e) => N.parse(Object.fromEntries(e));
function I(e) {
  let t = Object.entries(e).filter(([e, t]) => t !== P[e]);
  return new URLSearchParams(t.map(([e, t]) => [e, String(t)]));
}
function L() {
  let [e, t] = r(),
    n = F(e);
  return [n, (e) => t(I({ ...n, page: 1, ...e }))];
}
export { D as i, A as n, M as r, L as t };
