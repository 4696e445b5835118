import { a as e, n as t, t as n } from "./jsx-runtime-Wy9s6hX0.js";
import { F as r, O as i, R as a, S as o, c as s, l as c, r as l, t as u } from "./Box-1EkfdRjd.js";
import { r as d } from "./council-CQzFXpBu.js";
import { m as f } from "./CheckIcon-Cp5vdiKO.js";
import { L as p, N as m, o as h } from "./council-mark-CuNWYdZm.js";
import { t as g } from "./Anchor-DauX0NFF.js";
import { r as _ } from "./states-C8WaN0e3.js";
import { f as v, p as y } from "./refusal-CRmr0DoL.js";
import { $ as b, tt as x } from "./index-D_iDA8SX.js";
import { t as S } from "./status-tag-OtiJdLqq.js";
import { n as C, t as w } from "./list-words-Ct-HRfvK.js";
import { i as T } from "./status-words-SVtBPqw7.js";
var [E, D] = f(`Table component was not found in the tree`),
  O = {
    table: `m_b23fa0ef`,
    th: `m_4e7aa4f3`,
    tr: `m_4e7aa4fd`,
    td: `m_4e7aa4ef`,
    tbody: `m_b2404537`,
    thead: `m_b242d975`,
    caption: `m_9e5a3ac7`,
    scrollContainer: `m_a100c15`,
    scrollContainerInner: `m_62259741`,
  },
  k = n();
function A(e, t) {
  if (!t) return;
  let n = {};
  return (
    t.columnBorder && e.withColumnBorders && (n[`data-with-column-border`] = !0),
    t.rowBorder && e.withRowBorders && (n[`data-with-row-border`] = !0),
    t.striped && e.striped && (n[`data-striped`] = e.striped),
    t.highlightOnHover && e.highlightOnHover && (n[`data-hover`] = !0),
    t.captionSide && e.captionSide && (n[`data-side`] = e.captionSide),
    t.stickyHeader && e.stickyHeader && (n[`data-sticky`] = !0),
    n
  );
}
function j(e, t) {
  let n = `Table${e.charAt(0).toUpperCase()}${e.slice(1)}`,
    r = l((r) => {
      let i = c(n, {}, r),
        { classNames: a, className: o, style: s, styles: l, ...d } = i,
        f = D();
      return (0, k.jsx)(u, { component: e, ...A(f, t), ...f.getStyles(e, { className: o, classNames: a, style: s, styles: l, props: i }), ...d });
    });
  return ((r.displayName = `@mantine/core/${n}`), (r.classes = O), r);
}
var M = j(`th`, { columnBorder: !0 }),
  N = j(`td`, { columnBorder: !0 }),
  P = j(`tr`, { rowBorder: !0, striped: !0, highlightOnHover: !0 }),
  F = j(`thead`, { stickyHeader: !0 }),
  I = j(`tbody`),
  L = j(`tfoot`),
  R = j(`caption`, { captionSide: !0 }),
  z = { type: `scrollarea` },
  B = i((e, { minWidth: t, maxHeight: n, type: r }) => ({
    scrollContainer: { "--table-min-width": a(t), "--table-max-height": a(n), "--table-overflow": r === `native` ? `auto` : void 0 },
  })),
  V = l((e) => {
    let t = c(`TableScrollContainer`, z, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: l,
        children: d,
        minWidth: f,
        maxHeight: p,
        type: m,
        scrollAreaProps: h,
        attributes: g,
        ..._
      } = t,
      v = s({
        name: `TableScrollContainer`,
        classes: O,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: g,
        vars: l,
        varsResolver: B,
        rootSelector: `scrollContainer`,
      });
    return (0, k.jsx)(u, {
      component: m === `scrollarea` ? x : `div`,
      ...(m === `scrollarea` ? (p ? { offsetScrollbars: `xy`, ...h } : { offsetScrollbars: `x`, ...h }) : {}),
      ...v(`scrollContainer`),
      ..._,
      children: (0, k.jsx)(`div`, { ...v(`scrollContainerInner`), children: d }),
    });
  });
((V.classes = O), (V.varsResolver = B), (V.displayName = `@mantine/core/TableScrollContainer`));
function H({ data: e }) {
  return (0, k.jsxs)(k.Fragment, {
    children: [
      e.caption && (0, k.jsx)(R, { children: e.caption }),
      e.head && (0, k.jsx)(F, { children: (0, k.jsx)(P, { children: e.head.map((e, t) => (0, k.jsx)(M, { children: e }, t)) }) }),
      e.body && (0, k.jsx)(I, { children: e.body.map((e, t) => (0, k.jsx)(P, { children: e.map((e, t) => (0, k.jsx)(N, { children: e }, t)) }, t)) }),
      e.foot && (0, k.jsx)(L, { children: (0, k.jsx)(P, { children: e.foot.map((e, t) => (0, k.jsx)(M, { children: e }, t)) }) }),
    ],
  });
}
H.displayName = `@mantine/core/TableDataRenderer`;
var U = e(t(), 1),
  W = { withRowBorders: !0, verticalSpacing: 7 },
  G = i(
    (
      e,
      {
        layout: t,
        captionSide: n,
        horizontalSpacing: i,
        verticalSpacing: s,
        borderColor: c,
        stripedColor: l,
        highlightOnHoverColor: u,
        striped: d,
        highlightOnHover: f,
        stickyHeaderOffset: p,
        stickyHeader: m,
      },
    ) => ({
      table: {
        "--table-layout": t,
        "--table-caption-side": n,
        "--table-horizontal-spacing": r(i),
        "--table-vertical-spacing": r(s),
        "--table-border-color": c ? o(c, e) : void 0,
        "--table-striped-color": d && l ? o(l, e) : void 0,
        "--table-highlight-on-hover-color": f && u ? o(u, e) : void 0,
        "--table-sticky-header-offset": m ? a(p) : void 0,
      },
    }),
  ),
  K = l((e) => {
    let t = c(`Table`, W, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: l,
        horizontalSpacing: d,
        verticalSpacing: f,
        captionSide: p,
        stripedColor: m,
        highlightOnHoverColor: h,
        striped: g,
        highlightOnHover: _,
        withColumnBorders: v,
        withRowBorders: y,
        withTableBorder: b,
        borderColor: x,
        layout: S,
        data: C,
        children: w,
        stickyHeader: T,
        stickyHeaderOffset: D,
        mod: A,
        tabularNums: j,
        attributes: M,
        ...N
      } = t,
      P = s({
        name: `Table`,
        props: t,
        className: r,
        style: i,
        classes: O,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: M,
        rootSelector: `table`,
        vars: l,
        varsResolver: G,
        stable: !0,
      }),
      F = g === !0 ? `odd` : g || void 0,
      I = p || `bottom`,
      L = (0, U.useMemo)(
        () => ({ getStyles: P, stickyHeader: T, striped: F, highlightOnHover: _, withColumnBorders: v, withRowBorders: y, captionSide: I }),
        [P, T, F, _, v, y, I],
      );
    return (0, k.jsx)(E, {
      value: L,
      children: (0, k.jsx)(u, {
        component: `table`,
        mod: [{ withTableBorder: b, tabularNums: j }, A],
        ...P(`table`),
        ...N,
        children: w || (!!C && (0, k.jsx)(H, { data: C })),
      }),
    });
  });
((K.classes = O),
  (K.varsResolver = G),
  (K.displayName = `@mantine/core/Table`),
  (K.Td = N),
  (K.Th = M),
  (K.Tr = P),
  (K.Thead = F),
  (K.Tbody = I),
  (K.Tfoot = L),
  (K.Caption = R),
  (K.ScrollContainer = V),
  (K.DataRenderer = H));
function q({ error: e, backTo: t, onRetry: n }) {
  let { code: r, message: i } = h(e);
  return r === `not_found`
    ? (0, k.jsx)(_, { message: i, children: (0, k.jsx)(g, { component: d, to: t, children: `Go to the list` }) })
    : (0, k.jsx)(_, { message: i, onRetry: n });
}
function J({ rows: e }) {
  return (0, k.jsxs)(b, {
    component: `section`,
    withBorder: !0,
    p: `md`,
    "aria-labelledby": `answers`,
    children: [
      (0, k.jsx)(m, { order: 2, size: `h4`, id: `answers`, mb: `xs`, children: `Answers of the member` }),
      (0, k.jsx)(y, { rows: e.map((e) => ({ label: e.label, value: v(e) })) }),
    ],
  });
}
var Y = [``, `SUFFICIENT`, `DEFICIENT`],
  X = { "": `Unchecked`, SUFFICIENT: `Sufficient`, DEFICIENT: `Deficient` },
  Z = ({ status: e, remark: t }) => (e === `` && t.trim() !== `` ? `DEFICIENT` : e);
function Q({ view: e }) {
  let { firm: t } = e,
    n = [`exhibition_venue`, `exhibition_date`];
  return (0, k.jsxs)(b, {
    withBorder: !0,
    p: `md`,
    children: [
      (0, k.jsx)(p, { justify: `space-between`, mb: `sm`, children: (0, k.jsx)(S, { tone: T(e.status), children: e.status }) }),
      (0, k.jsx)(y, {
        rows: [
          { label: `Firm Name`, value: t.name },
          { label: `Contact Person Name`, value: t.contactName },
          { label: `Phone No.`, value: t.contactPhone },
          { label: `Email`, value: t.contactEmail },
          ...e.answerRows.filter(({ name: e }) => n.includes(e)).map(({ label: e, value: t }) => ({ label: e, value: t })),
          { label: `With whom`, value: C(e.withWhom, e.reader) },
          { label: `Days waiting`, value: w(e) },
        ],
      }),
    ],
  });
}
export { J as a, Y as i, Z as n, q as o, X as r, K as s, Q as t };
