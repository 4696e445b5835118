import { h as e } from "./council-CQzFXpBu.js";
import { r as t, t as n } from "./addresses-Cta_7Uc2.js";
import { r, s as i } from "./index-D_iDA8SX.js";
import { T as a, c as o, n as s, o as c } from "./council-mark-CuNWYdZm.js";
import { t as l } from "./messages-6wCZD76-.js";
import { i as u, n as d, t as f } from "./use-list-filters-Dttopk6E.js";
import { t as p } from "./jsx-runtime-Wy9s6hX0.js";
import { t as m } from "./dgft-shell-DMC1ulBb.js";
var h = p();
function g({ scheme: e }) {
  let [n, i] = f(),
    s = o.dgft.list.useQuery({ scheme: e, ...n }, { placeholderData: a }),
    { listLabel: p } = r(e);
  return (0, h.jsx)(u, {
    caption: n.show === `all` ? `All reimbursements, ${p}` : `Waiting for you, ${p}`,
    filters: n,
    onChange: i,
    columns: d(`dgft`, s.data?.rows ?? []),
    page: s.data,
    rowLink: (e) => t(`dgft`, e.scheme, e.id),
    loadingLabel: l.loading(p),
    error: s.error === null ? void 0 : c(s.error).message,
    onRetry: () => void s.refetch(),
    emptyTitle: l.none(p),
  });
}
function _() {
  let t = n(e().section ?? ``);
  return t === void 0
    ? (0, h.jsx)(i, {})
    : (0, h.jsxs)(m, { children: [(0, h.jsx)(s, { title: t.listLabel }), (0, h.jsx)(g, { scheme: t.kind }, t.kind)] });
}
export { _ as DecisionListPage };
