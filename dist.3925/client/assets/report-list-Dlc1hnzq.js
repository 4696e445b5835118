const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      "assets/report-chart-CoEaVaHH.js",
      "assets/Box-1EkfdRjd.js",
      "assets/jsx-runtime-Wy9s6hX0.js",
      "assets/use-resolved-styles-api-C6TysQin.js",
      "assets/index-D_iDA8SX.js",
      "assets/council-CQzFXpBu.js",
      "assets/CheckIcon-Cp5vdiKO.js",
      "assets/council-mark-CuNWYdZm.js",
      "assets/council-mark-DooPOd8L.css",
      "assets/TextInput-BRzSLsR7.js",
      "assets/InputBase-CjgAarSM.js",
      "assets/get-env-MimdSsZv.js",
      "assets/index-CCyWmYpf.css",
      "assets/report-chart-DxIBVNVA.css",
    ]),
) => i.map((i) => d[i]);
import { I as e, L as t, N as n, P as r, T as i, c as a, o } from "./council-mark-CuNWYdZm.js";
import { _ as s, t as c } from "./council-CQzFXpBu.js";
import { $ as l, A as u, I as d, m as f, n as p, r as m, t as h } from "./index-D_iDA8SX.js";
import { t as g } from "./Anchor-DauX0NFF.js";
import { a as _, n as v, t as y } from "./jsx-runtime-Wy9s6hX0.js";
import { t as b } from "./data-list-Dw9Uv04F.js";
import { c as x, d as S, n as C } from "./schemas-Bvbep7Tl.js";
import { t as w } from "./IconDownload-R_OTlAX5.js";
import { n as T, r as E, t as D } from "./calendar-CZ4OFRrr.js";
var O = [`visitor`, `BUYER`, `MEMBER`, `EPCMD_ADMIN`, `DGFT_ADMIN`],
  k = [`BUYER`, `MEMBER`, `EPCMD_ADMIN`, `DGFT_ADMIN`],
  A = [`MEMBER`],
  j = [`EPCMD_ADMIN`],
  M = [`DGFT_ADMIN`],
  N = {
    "accounts.login": O,
    "accounts.me": O,
    "accounts.activate": O,
    "accounts.logout": k,
    "accounts.extendSession": k,
    "members.detail": A,
    "members.getProfile": A,
    "members.saveProfile": A,
    "members.listHsnDevices": k,
    "members.listFirms": j,
    "members.addFirm": j,
    "members.updateFirm": j,
    "members.resendActivation": j,
    "members.deactivate": j,
    "members.reactivate": j,
    "members.export": j,
    "reimbursements.listOwn": A,
    "reimbursements.getOwn": A,
    "reimbursements.saveStep": A,
    "reimbursements.attachDocument": A,
    "reimbursements.removeDocument": A,
    "reimbursements.clearProgress": A,
    "reimbursements.submit": A,
    "reimbursements.answerDeficiency": A,
    "reimbursements.withdraw": A,
    "reviews.list": j,
    "reviews.listDgftQueries": j,
    "reviews.get": j,
    "reviews.save": j,
    "reviews.share": j,
    "reviews.shareDgftQuery": j,
    "reviews.forward": j,
    "reviews.close": j,
    "dgft.list": M,
    "dgft.get": M,
    "dgft.saveDraft": M,
    "dgft.share": M,
    "dgft.approve": M,
    "reports.reimbursements": [`EPCMD_ADMIN`, `DGFT_ADMIN`],
    "reports.firms": j,
    "dossiers.get": [`MEMBER`, `EPCMD_ADMIN`, `DGFT_ADMIN`],
    "files.read": [`MEMBER`, `EPCMD_ADMIN`, `DGFT_ADMIN`],
    "site.sendMessage": O,
    "site.register": O,
    "site.readInbox": j,
    "site.markHandled": j,
    "site.exportInbox": j,
    "notifications.list": k,
    "notifications.markRead": k,
  };
function P(e) {
  return N[e];
}
var F = {
    states: {
      title: `Reimbursements by state and scheme`,
      explanation: `Every reimbursement by the state that it is in now. The year is that of its submission; drafts are not counted.`,
      permission: `reports.reimbursements`,
      filters: [`scheme`, `year`],
    },
    waiting: {
      title: `Days waiting by stage`,
      explanation: `How many calendar days reimbursements stayed in each stage, from the history. Half of them took no longer than the median, nine in ten no longer than the 90% figure. The year is that in which the stay began.`,
      permission: `reports.reimbursements`,
      filters: [`scheme`, `year`],
    },
    deficiencies: {
      title: `Deficiencies by document`,
      explanation: `Every deficiency that was shared with a member, by the document concerned. The year is that in which it was shared.`,
      permission: `reports.reimbursements`,
      filters: [`scheme`, `year`],
    },
    approvalsByMonth: {
      title: `Approvals by month`,
      explanation: `Reimbursements that ${c.officer} approved, by the month of the decision.`,
      permission: `reports.reimbursements`,
      filters: [`scheme`, `year`],
    },
    approvalsByYear: {
      title: `Approvals by financial year`,
      explanation: `Reimbursements that ${c.officer} approved, by the financial year (April to March) of the decision. The filter by year does not apply.`,
      permission: `reports.reimbursements`,
      filters: [`scheme`],
    },
    firms: {
      title: `Firms by status`,
      explanation: `Member firms as they stand today, by the status of their login and, side by side, of their membership. The filters do not apply.`,
      permission: `reports.firms`,
      filters: [],
    },
  },
  I = Object.keys(F),
  L = _(v(), 1),
  R = x({
    scheme: C(p)
      .optional()
      .catch(void 0),
    year: S().optional(),
  }),
  z = ({ scheme: e, year: t }) => new URLSearchParams({ ...(e === void 0 ? {} : { scheme: e }), ...(t === void 0 ? {} : { year: t }) });
function B() {
  let [e, t] = s(),
    [n] = (0, L.useState)(() => T(c.firstFinancialYear, D(E(new Date())))),
    r = R.parse(Object.fromEntries(e)),
    i = { scheme: r.scheme, year: n.find((e) => e === r.year) };
  return { filters: i, years: n, change: (e) => t(z({ ...i, ...e })) };
}
var V = y(),
  H = (0, L.lazy)(async () => ({
    default: (
      await h(
        async () => {
          let { ReportChart: e } = await import(`./report-chart-CoEaVaHH.js`);
          return { ReportChart: e };
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
      )
    ).ReportChart,
  }));
function U({ kind: s, filters: c }) {
  let u = (0, L.useId)(),
    { title: d, explanation: f } = F[s],
    p = a.reports.get.useQuery({ kind: s, ...c }, { placeholderData: i }),
    m = p.data;
  return (0, V.jsx)(l, {
    component: `section`,
    withBorder: !0,
    p: `md`,
    "aria-labelledby": u,
    "aria-busy": p.isFetching,
    children: (0, V.jsxs)(r, {
      gap: `sm`,
      children: [
        (0, V.jsxs)(t, {
          justify: `space-between`,
          align: `flex-start`,
          gap: `xs`,
          children: [(0, V.jsx)(n, { order: 2, id: u, children: d }), (0, V.jsx)(G, { kind: s, filters: c })],
        }),
        (0, V.jsx)(e, { c: `dimmed`, maw: `var(--portal-measure)`, children: f }),
        m !== void 0 && (0, V.jsx)(W, { report: m }),
        (0, V.jsx)(b, {
          caption: `${d}: all figures`,
          isCaptionUnseen: !0,
          staysTable: !0,
          columns: m === void 0 ? [] : m.columns.map(q),
          rows: m?.rows,
          rowKey: K,
          error: p.error === null ? void 0 : o(p.error).message,
          onRetry: () => void p.refetch(),
          emptyTitle: m?.summary ?? ``,
        }),
      ],
    }),
  });
}
function W({ report: t }) {
  let n = t.rows.some((e) => t.columns.some(({ key: t, isCharted: n }) => n && Number(e[t] ?? 0) > 0));
  return t.rows.length === 0
    ? null
    : (0, V.jsxs)(`figure`, {
        style: { margin: 0 },
        children: [
          (0, V.jsx)(e, { component: `figcaption`, fw: 500, mb: `xs`, children: t.summary }),
          n && (0, V.jsx)(L.Suspense, { fallback: null, children: (0, V.jsx)(H, { report: t }) }),
        ],
      });
}
function G({ kind: e, filters: n }) {
  let r = z(n).toString();
  return (0, V.jsx)(g, {
    href: `/exports/reports/${e}.csv${r === `` ? `` : `?${r}`}`,
    download: !0,
    children: (0, V.jsxs)(t, {
      component: `span`,
      gap: 4,
      wrap: `nowrap`,
      py: 4,
      children: [
        (0, V.jsx)(w, { size: 18, "aria-hidden": `true` }),
        (0, V.jsxs)(`span`, { children: [`Download`, (0, V.jsxs)(`span`, { className: `portal-unseen`, children: [` `, F[e].title] }), ` (csv)`] }),
      ],
    }),
  });
}
var K = (e) => `${e.name} ${e.scheme ?? ``}`,
  q = ({ key: e, label: t, isFigure: n }) => ({ key: e, label: t, isFigure: n, show: (t) => J(t[e]) }),
  J = (e) => (e == null ? `–` : typeof e == `number` ? u(String(e)) : e);
function Y({ filters: e, years: n, onChange: r }) {
  return (0, V.jsxs)(t, {
    component: `search`,
    "aria-label": `Narrow the reports`,
    gap: `md`,
    align: `flex-end`,
    children: [
      (0, V.jsx)(d, {
        label: `Scheme`,
        value: e.scheme ?? ``,
        onChange: (e) => r({ scheme: p.find((t) => t === e.currentTarget.value) }),
        data: [{ value: ``, label: `All schemes` }, ...p.map((e) => ({ value: e, label: m(e).typeLabel }))],
      }),
      (0, V.jsx)(d, {
        label: `Financial year (April to March)`,
        value: e.year ?? ``,
        onChange: (e) => r({ year: e.currentTarget.value === `` ? void 0 : e.currentTarget.value }),
        data: [{ value: ``, label: `All years` }, ...n],
      }),
    ],
  });
}
function X() {
  let e = f(),
    { filters: t, years: n, change: i } = B();
  if (e === void 0) return null;
  let a = I.filter((t) => P(F[t].permission).includes(e.user.role));
  return (0, V.jsxs)(r, {
    gap: `xl`,
    children: [(0, V.jsx)(Y, { filters: t, years: n, onChange: i }), a.map((e) => (0, V.jsx)(U, { kind: e, filters: t }, e))],
  });
}
export { X as t };
