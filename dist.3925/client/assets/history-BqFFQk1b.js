import { $ as e, E as t } from "./index-D_iDA8SX.js";
import { N as n } from "./council-mark-CuNWYdZm.js";
import { t as r } from "./council-CQzFXpBu.js";
import { t as i } from "./jsx-runtime-Wy9s6hX0.js";
var a = (e) => ({ member: e, council: e, dgft: e }),
  o = {
    start: { ...a(`The member began the reimbursement`), member: `You began the reimbursement` },
    save_step: { ...a(`The member saved a step`), member: `You saved a step` },
    submit: { ...a(`The member submitted it to ${r.shortName}`), member: `You submitted it to ${r.shortName}` },
    reply: { ...a(`The member replied`), member: `You sent your reply` },
    withdraw: { ...a(`The member withdrew it`), member: `You withdrew it` },
    council_draft: a(`${r.shortName} saved its review`),
    council_share: { ...a(`${r.shortName} shared deficiencies with the member`), member: `${r.shortName} shared deficiencies with you` },
    council_share_query: {
      ...a(`${r.shortName} passed a query of DGFT on to the member`),
      member: `${r.shortName} passed a query of DGFT on to you`,
    },
    forward: a(`${r.shortName} forwarded it to DGFT`),
    council_close: a(`${r.shortName} closed it`),
    dgft_draft: a(`DGFT saved a note`),
    dgft_share: { ...a(`DGFT raised a deficiency with ${r.shortName}`), member: `DGFT has a query` },
    approve: a(`DGFT approved it`),
  },
  s = (e, t) => o[e][t],
  c = { entries: `_entries_js8l0_1`, entry: `_entry_js8l0_7`, title: `_title_js8l0_34`, when: `_when_js8l0_35`, details: `_details_js8l0_49` },
  l = i();
function u({ entries: e }) {
  return (0, l.jsx)(`ol`, {
    className: c.entries,
    children: e.map(({ key: e, at: n, title: r, by: i, details: a = [] }) =>
      (0, l.jsxs)(
        `li`,
        {
          className: c.entry,
          children: [
            (0, l.jsx)(`p`, { className: c.title, children: r }),
            (0, l.jsxs)(`p`, {
              className: c.when,
              children: [(0, l.jsx)(`time`, { dateTime: new Date(n).toISOString(), children: t(n) }), i !== void 0 && i !== `` && `, ${i}`],
            }),
            a.length > 0 && (0, l.jsx)(`ul`, { className: c.details, children: a.map((e, t) => (0, l.jsx)(`li`, { children: e }, t)) }),
          ],
        },
        e,
      ),
    ),
  });
}
function d({ view: t }) {
  let r = t.timeline.toReversed().map(({ version: e, action: n, at: r, byName: i, documents: a, comment: o }) => ({
    key: String(e),
    at: r,
    title: s(n, t.reader),
    by: i,
    details: [...a, ...(o === void 0 ? [] : [o])],
  }));
  return (0, l.jsxs)(e, {
    component: `section`,
    withBorder: !0,
    p: `md`,
    "aria-labelledby": `history`,
    children: [(0, l.jsx)(n, { order: 2, size: `h3`, id: `history`, mb: `sm`, children: `What happened` }), (0, l.jsx)(u, { entries: r })],
  });
}
export { d as t };
