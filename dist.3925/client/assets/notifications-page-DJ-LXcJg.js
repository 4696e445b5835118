import { F as e, I as t, L as n, N as r, P as i, T as a, c as o, n as s } from "./council-mark-CuNWYdZm.js";
import { n as c, t as l } from "./notification-list-DjY57waN.js";
import { a as u, n as d, t as f } from "./jsx-runtime-Wy9s6hX0.js";
import { r as p } from "./addresses-Cta_7Uc2.js";
import { r as m } from "./messages-6wCZD76-.js";
import { t as h } from "./data-list-Dw9Uv04F.js";
import { t as g } from "./pagination-ChxHGG0a.js";
import { t as _ } from "./unbroken-JXUw7wGt.js";
import { E as v } from "./index-D_iDA8SX.js";
import { t as y } from "./council-shell-DWumaZ08.js";
var b = u(d(), 1),
  x = f(),
  S = [
    { key: `firm`, label: `Firm Name`, show: (e) => e.firmName },
    {
      key: `number`,
      label: `Claim no.`,
      show: (e) => (0, x.jsxs)(x.Fragment, { children: [(0, x.jsx)(_, { children: e.id }), (0, x.jsx)(`br`, {}), e.typeLabel] }),
    },
    { key: `query`, label: `Deficiencies`, show: (e) => (0, x.jsx)(t, { size: `sm`, lineClamp: 3, children: e.query }) },
    { key: `contact`, label: `Contact Person Name`, show: (e) => e.contactName },
    { key: `email`, label: `Email`, show: (e) => e.contactEmail },
    { key: `phone`, label: `Phone No.`, show: (e) => (0, x.jsx)(_, { children: e.contactPhone }) },
    { key: `raised`, label: `Raised`, show: (e) => v(e.raisedAt) },
  ],
  C = `dgft-queries`;
function w() {
  let [s, l] = (0, b.useState)(1),
    u = o.reviews.dgftQueries.useQuery({ page: s }, { placeholderData: a });
  return (0, x.jsxs)(i, {
    component: `section`,
    gap: `sm`,
    mb: `xl`,
    "aria-labelledby": C,
    children: [
      (0, x.jsxs)(n, {
        justify: `space-between`,
        children: [
          (0, x.jsx)(r, { order: 2, size: `h3`, id: C, tabIndex: -1, children: `Deficiencies raised by DGFT` }),
          (0, x.jsx)(e, {
            variant: `default`,
            "aria-label": `Refresh deficiencies`,
            leftSection: (0, x.jsx)(c, { size: 18, "aria-hidden": `true` }),
            loading: u.isRefetching,
            onClick: () => void u.refetch(),
            children: `Refresh`,
          }),
        ],
      }),
      (0, x.jsx)(h, {
        caption: `Deficiencies raised by DGFT`,
        isCaptionUnseen: !0,
        columns: S,
        rows: u.data?.rows,
        rowKey: (e) => e.id,
        rowLink: (e) => p(`council`, e.scheme, e.id),
        error: u.error === null ? void 0 : m.queriesNotLoaded,
        onRetry: () => void u.refetch(),
        emptyTitle: m.noQueries,
      }),
      u.data !== void 0 &&
        u.data.count > 0 &&
        (0, x.jsxs)(t, {
          size: `sm`,
          role: `status`,
          children: [m.queriesShown(u.data.rows.length), u.data.totalPages > 1 ? `, ${u.data.count} in all` : ``],
        }),
      u.data !== void 0 &&
        (0, x.jsx)(g, { label: `Pages of deficiencies`, page: u.data.currentPage, pageCount: u.data.totalPages, onPage: l, focusId: C }),
    ],
  });
}
function T() {
  return (0, x.jsxs)(y, { children: [(0, x.jsx)(s, { title: `Notifications` }), (0, x.jsx)(w, {}), (0, x.jsx)(l, { reader: `council` })] });
}
export { T as CouncilNotificationsPage };
