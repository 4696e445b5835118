import { k as e } from "./Box-1EkfdRjd.js";
import { r as t } from "./council-CQzFXpBu.js";
import { i as n, n as r, r as i } from "./states-C8WaN0e3.js";
import { t as a } from "./jsx-runtime-Wy9s6hX0.js";
var o = {
    scroll: `_scroll_14v8a_1`,
    table: `_table_14v8a_8`,
    caption: `_caption_14v8a_14`,
    link: `_link_14v8a_76`,
    markWord: `_markWord_14v8a_92`,
    cards: `_cards_14v8a_99`,
    card: `_card_14v8a_99`,
    cardName: `_cardName_14v8a_149`,
  },
  s = a();
function c(t) {
  let a = e(`(max-width: 47.99em)`, !1, { getInitialValueInEffect: !1 }),
    { rows: o, error: c, onRetry: d, loadingLabel: f, emptyTitle: p, emptyHint: m } = t;
  return c !== void 0 && o === void 0
    ? (0, s.jsx)(i, { message: c, onRetry: d })
    : o === void 0
      ? (0, s.jsx)(n, { label: f, lines: 6 })
      : o.length === 0
        ? (0, s.jsx)(r, { title: p, children: m })
        : a && t.staysTable !== !0
          ? (0, s.jsx)(u, { ...t, rows: o })
          : (0, s.jsx)(l, { ...t, rows: o });
}
function l({ caption: e, isCaptionUnseen: t, columns: n, rows: r, rowKey: i, rowLink: a, rowLinkState: c, rowMark: l }) {
  return (0, s.jsx)(`div`, {
    className: o.scroll,
    ...(a === void 0 ? { tabIndex: 0, role: `region`, "aria-label": e } : {}),
    children: (0, s.jsxs)(`table`, {
      className: o.table,
      children: [
        (0, s.jsx)(`caption`, { className: t ? `portal-unseen` : o.caption, children: e }),
        (0, s.jsx)(`thead`, {
          children: (0, s.jsx)(`tr`, {
            children: n.map(({ key: e, label: t, isFigure: n }) => (0, s.jsx)(`th`, { scope: `col`, "data-figure": n || void 0, children: t }, e)),
          }),
        }),
        (0, s.jsx)(`tbody`, {
          children: r.map((e) =>
            (0, s.jsx)(
              `tr`,
              {
                "data-link": a !== void 0 || void 0,
                "data-mark": l?.(e)?.tone,
                children: n.map(({ key: t, show: n, isFigure: r }, i) =>
                  i === 0
                    ? (0, s.jsx)(`th`, { scope: `row`, children: (0, s.jsx)(d, { row: e, show: n, rowLink: a, rowLinkState: c, rowMark: l }) }, t)
                    : (0, s.jsx)(`td`, { "data-figure": r || void 0, children: n(e) }, t),
                ),
              },
              i(e),
            ),
          ),
        }),
      ],
    }),
  });
}
function u({ caption: e, columns: t, rows: n, rowKey: r, rowLink: i, rowLinkState: a, rowMark: c }) {
  let [l, ...u] = t;
  return (0, s.jsx)(`ul`, {
    className: o.cards,
    "aria-label": e,
    children: n.map((e) =>
      (0, s.jsx)(
        `li`,
        {
          className: o.card,
          "data-link": i !== void 0 || void 0,
          "data-mark": c?.(e)?.tone,
          children: (0, s.jsxs)(`dl`, {
            children: [
              l !== void 0 &&
                (0, s.jsxs)(`div`, {
                  children: [
                    (0, s.jsx)(`dt`, { children: l.label }),
                    (0, s.jsx)(`dd`, {
                      className: o.cardName,
                      children: (0, s.jsx)(d, { row: e, show: l.show, rowLink: i, rowLinkState: a, rowMark: c }),
                    }),
                  ],
                }),
              u.map(({ key: t, label: n, show: r }) =>
                (0, s.jsxs)(`div`, { children: [(0, s.jsx)(`dt`, { children: n }), (0, s.jsx)(`dd`, { children: r(e) })] }, t),
              ),
            ],
          }),
        },
        r(e),
      ),
    ),
  });
}
function d({ row: e, show: n, rowLink: r, rowLinkState: i, rowMark: a }) {
  let c = a?.(e);
  return (0, s.jsxs)(s.Fragment, {
    children: [
      r === void 0 ? n(e) : (0, s.jsx)(t, { to: r(e), state: i, className: o.link, children: n(e) }),
      c !== void 0 && (0, s.jsx)(`span`, { className: o.markWord, children: c.word }),
    ],
  });
}
export { c as t };
