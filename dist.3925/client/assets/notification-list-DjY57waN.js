import { F as e, L as t, N as n, P as r, c as i, o as a, r as o } from "./council-mark-CuNWYdZm.js";
import { _ as s, r as c } from "./council-CQzFXpBu.js";
import { t as l } from "./pagination-ChxHGG0a.js";
import { i as u, n as d, r as f } from "./states-C8WaN0e3.js";
import { D as p, E as m, k as h } from "./index-D_iDA8SX.js";
import { r as g } from "./addresses-Cta_7Uc2.js";
import { t as _ } from "./jsx-runtime-Wy9s6hX0.js";
var v = o(`outline`, `refresh`, `Refresh`, [
  [`path`, { d: `M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4`, key: `svg-0` }],
  [`path`, { d: `M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4`, key: `svg-1` }],
]);
function y(e, t) {
  return [
    { heading: `Unread`, rows: e.filter(({ isRead: e }) => !e) },
    { heading: `Read`, rows: e.filter(({ isRead: e }) => e) },
  ]
    .filter((e) => e.rows.length > 0)
    .map((e) => ({ heading: e.heading, days: b(e.rows, t) }));
}
function b(e, t) {
  let n = new Map();
  for (let r of e) {
    let e = p(r.createdAt, t);
    n.set(e, [...(n.get(e) ?? []), r]);
  }
  return [...n].map(([e, t]) => ({ label: e, rows: t }));
}
var x = { row: `_row_1yuxo_1`, link: `_link_1yuxo_18`, mark: `_mark_1yuxo_30`, text: `_text_1yuxo_40`, time: `_time_1yuxo_44` },
  S = _();
function C({ notice: e, reader: t, onOpen: n }) {
  return (0, S.jsxs)(`li`, {
    className: x.row,
    "data-unread": !e.isRead || void 0,
    children: [
      (0, S.jsxs)(c, {
        to: g(t, e.scheme, e.reimbursementId, e.fieldName),
        className: x.link,
        onClick: n,
        children: [e.title, !e.isRead && (0, S.jsx)(`span`, { className: x.mark, children: `New` })],
      }),
      (0, S.jsx)(`p`, { className: x.text, children: e.text }),
      (0, S.jsxs)(`time`, { className: x.time, dateTime: e.createdAt.toISOString(), title: m(e.createdAt), children: [h(e.createdAt), ` IST`] }),
    ],
  });
}
var w = 20,
  T = `notifications`;
function E({ reader: o }) {
  let [c, p] = s(),
    m = Math.max(1, Math.trunc(Number(c.get(`page`) ?? `1`)) || 1),
    h = i.useUtils(),
    g = i.notifications.list.useQuery({ page: m, pageSize: w }, { placeholderData: (e) => e }),
    _ = i.notifications.markRead.useMutation({ onSuccess: () => h.notifications.invalidate() });
  if (g.data === void 0)
    return g.error === null ? (0, S.jsx)(u, { lines: 6 }) : (0, S.jsx)(f, { message: a(g.error).message, onRetry: () => void g.refetch() });
  let { rows: b, unread: x, totalPages: E } = g.data;
  return (0, S.jsxs)(r, {
    gap: `lg`,
    children: [
      (0, S.jsxs)(t, {
        gap: `xs`,
        children: [
          (0, S.jsx)(e, {
            variant: `default`,
            leftSection: (0, S.jsx)(v, { size: 18, "aria-hidden": `true` }),
            loading: g.isFetching,
            onClick: () => void h.notifications.invalidate(),
            children: `Refresh`,
          }),
          x > 0 && (0, S.jsxs)(e, { variant: `default`, loading: _.isPending, onClick: () => _.mutate({}), children: [`Mark all `, x, ` as read`] }),
        ],
      }),
      _.error !== null && (0, S.jsx)(f, { message: a(_.error).message }),
      b.length === 0 &&
        (0, S.jsx)(d, { title: `No notifications yet`, children: `You are told here, and by e-mail, whenever a reimbursement moves on.` }),
      (0, S.jsx)(r, {
        gap: `lg`,
        id: T,
        tabIndex: -1,
        children: y(b, new Date(g.dataUpdatedAt)).map(({ heading: e, days: t }) =>
          (0, S.jsxs)(
            r,
            {
              component: `section`,
              gap: `sm`,
              "aria-label": `${e} notifications`,
              children: [
                (0, S.jsx)(n, { order: 2, size: `h4`, children: e }),
                t.map((e) =>
                  (0, S.jsxs)(
                    r,
                    {
                      gap: `xs`,
                      children: [
                        (0, S.jsx)(n, { order: 3, size: `h5`, c: `dimmed`, children: e.label }),
                        (0, S.jsx)(r, {
                          component: `ul`,
                          gap: `xs`,
                          m: 0,
                          p: 0,
                          style: { listStyle: `none` },
                          children: e.rows.map((e) =>
                            (0, S.jsx)(C, { notice: e, reader: o, onOpen: () => !e.isRead && _.mutate({ ids: [e.id] }) }, e.id),
                          ),
                        }),
                      ],
                    },
                    e.label,
                  ),
                ),
              ],
            },
            e,
          ),
        ),
      }),
      (0, S.jsx)(l, { page: m, pageCount: E, focusId: T, onPage: (e) => p({ page: String(e) }) }),
    ],
  });
}
export { v as n, E as t };
