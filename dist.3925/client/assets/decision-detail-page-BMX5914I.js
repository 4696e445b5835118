import { h as e, p as t, r as n, t as r } from "./council-CQzFXpBu.js";
import { n as i, r as a, t as o } from "./addresses-Cta_7Uc2.js";
import { $ as s, E as c, L as l, O as u, R as d, r as f, s as p } from "./index-D_iDA8SX.js";
import { F as m, I as h, L as g, N as _, P as v, c as y, n as b, o as x, s as S } from "./council-mark-CuNWYdZm.js";
import { i as C, r as w } from "./states-C8WaN0e3.js";
import { n as T, t as E } from "./messages-6wCZD76-.js";
import { a as D, o as O, r as k, s as A, t as j } from "./review-summary-BBnDZO_u.js";
import { t as M } from "./history-BqFFQk1b.js";
import { r as N } from "./CheckIcon-Cp5vdiKO.js";
import { t as P } from "./Anchor-DauX0NFF.js";
import { a as F, n as I, t as L } from "./jsx-runtime-Wy9s6hX0.js";
import { t as R } from "./save-status-Bs_bsP3K.js";
import { t as z } from "./toasts-gYIe_41e.js";
import { d as B, i as V, n as H, p as U, r as ee, t as W, u as G } from "./refusal-CRmr0DoL.js";
import { i as K } from "./list-words-Ct-HRfvK.js";
import { t as q } from "./dgft-shell-DMC1ulBb.js";
var J = F(I(), 1),
  Y = L();
function X({ view: e, isBusy: t, onApprove: n, onClose: r }) {
  let i = f(e.scheme).steps.flatMap(({ fields: e }) => e.filter(({ type: e }) => e === `amount`).map(({ name: e }) => e)),
    a = e.answerRows.filter(({ name: e, value: t }) => i.includes(e) && t !== void 0);
  return (0, Y.jsxs)(l, {
    opened: !0,
    onClose: r,
    title: `Approve ${e.id}?`,
    size: `lg`,
    children: [
      (0, Y.jsx)(U, {
        rows: [
          { label: `Firm Name`, value: e.firm.name },
          { label: `Claim no.`, value: e.id },
          ...a.map(({ label: e, value: t }) => ({ label: e, value: u(t) })),
        ],
      }),
      (0, Y.jsx)(h, { mt: `md`, children: `An approval is final: the firm and the council are told, and the dossier of this moment is kept.` }),
      (0, Y.jsxs)(g, {
        mt: `lg`,
        justify: `flex-end`,
        children: [
          (0, Y.jsx)(m, { variant: `default`, onClick: r, children: `Not yet` }),
          (0, Y.jsxs)(m, { loading: t, onClick: n, children: [`Approve `, e.id] }),
        ],
      }),
    ],
  });
}
var Z = { approve: E.approveFailed, draft: E.draftFailed, share: E.shareFailed };
function Q(e, t) {
  let n = y.dgft.approve.useMutation(),
    r = y.dgft.share.useMutation(),
    i = y.useUtils(),
    [a, o] = (0, J.useState)(),
    [s, c] = (0, J.useState)(),
    [l, u] = (0, J.useState)(!1);
  async function d(e, t, n) {
    if (a === void 0) {
      (o(e), c(void 0));
      try {
        return (await t(), await Promise.all([i.dgft.invalidate(), i.notifications.invalidate(), i.dossiers.invalidate()]), n);
      } catch (t) {
        (c(H(t, { failed: Z[e], network: Z[e] })), u(W(x(t))));
        return;
      } finally {
        o(void 0);
      }
    }
  }
  let f = async () => ({ reimbursementId: e.id, version: await t.settledVersion() });
  return {
    running: a,
    refusal: s,
    isStale: l,
    approve: () => d(`approve`, async () => n.mutateAsync(await f()), { message: E.approved, hasLeft: !0 }),
    saveDraft: () => d(`draft`, t.saveNow, { message: E.draftSaved, hasLeft: !1 }),
    share: async () => {
      if (t.text.trim() !== ``) return d(`share`, async () => r.mutateAsync({ ...(await f()), query: t.text }), { message: E.shared, hasLeft: !0 });
      c(E.commentRequired);
    },
    async reload() {
      let n = await i.dgft.get.fetch({ reimbursementId: e.id });
      (t.goOnFrom(n), c(void 0), u(!1));
    },
  };
}
var $ = 900,
  te = 5e3;
function ne(e) {
  let t = y.dgft.saveNote.useMutation(),
    n = y.useUtils(),
    [r, i] = (0, J.useState)(e.dgftNote ?? ``),
    [a, o] = (0, J.useState)(`saved`),
    [s, c] = (0, J.useState)(),
    l = (0, J.useRef)(e.version),
    u = (0, J.useRef)(e.dgftNote ?? ``),
    d = (0, J.useRef)(Promise.resolve()),
    f = (0, J.useRef)(void 0),
    p = (0, J.useRef)(void 0);
  (0, J.useEffect)(
    () => () => {
      if ((clearTimeout(f.current), p.current === void 0)) return;
      let t = { reimbursementId: e.id, version: l.current, note: p.current };
      n.client.dgft.saveNote.mutate(t).then(
        (t) => n.dgft.get.setData({ reimbursementId: e.id }, t),
        () => void 0,
      );
    },
    [e.id, n],
  );
  async function m(r) {
    o(`saving`);
    try {
      let i = await t.mutateAsync({ reimbursementId: e.id, version: l.current, note: r });
      ((l.current = i.version), (u.current = r), n.dgft.get.setData({ reimbursementId: e.id }, i), c(i.updatedAt), o(`saved`));
    } catch (e) {
      throw (o(`failed`), e);
    }
  }
  function h(e) {
    (clearTimeout(f.current), (p.current = void 0));
    let t = d.current.then(() => m(e));
    return ((d.current = t.catch(() => void 0)), t);
  }
  function g(e, t) {
    f.current = setTimeout(() => {
      h(e).catch((t) => {
        S(t) && p.current === void 0 && g(e, te);
      });
    }, t);
  }
  return {
    text: r,
    state: a,
    savedAt: s,
    write(e) {
      if ((i(e), clearTimeout(f.current), (p.current = e === u.current ? void 0 : e), p.current === void 0)) return o(`saved`);
      (o(`unsaved`), g(e, $));
    },
    saveNow: () => h(r),
    async settledVersion() {
      return (clearTimeout(f.current), (p.current = void 0), await d.current, l.current);
    },
    goOnFrom(e) {
      ((l.current = e.version), (u.current = e.dgftNote ?? ``), o(r === u.current ? `saved` : `unsaved`));
    },
  };
}
var re = 5e3;
function ie({ view: e, backTo: i }) {
  let o = ne(e),
    c = Q(e, o),
    [l, u] = (0, J.useState)(!1),
    f = t(),
    p = y.dgft.list.useQuery({ scheme: e.scheme, show: `needs_me`, pageSize: 2 }).data?.rows.find(({ id: t }) => t !== e.id),
    v = e.actions.includes(`approve`),
    b = c.running !== void 0;
  function x(e) {
    (u(!1), e !== void 0 && (z({ tone: `success`, message: e.message, durationMs: re }), e.hasLeft && f(i)));
  }
  return (0, Y.jsxs)(s, {
    component: `section`,
    withBorder: !0,
    p: `md`,
    "aria-labelledby": `decision`,
    children: [
      (0, Y.jsx)(_, { order: 2, size: `h4`, id: `decision`, children: `Decision` }),
      e.dgftQuery !== void 0 &&
        (0, Y.jsxs)(h, {
          mt: `xs`,
          style: { whiteSpace: `pre-wrap` },
          children: [`Deficiencies shared with `, r.shortName, ` before: `, e.dgftQuery],
        }),
      c.refusal !== void 0 &&
        (0, Y.jsx)(N, {
          mt: `sm`,
          color: `red`,
          role: `alert`,
          title: c.refusal,
          children: c.isStale && (0, Y.jsx)(m, { variant: `default`, onClick: () => void c.reload(), children: `Reload` }),
        }),
      v &&
        (0, Y.jsxs)(Y.Fragment, {
          children: [
            (0, Y.jsx)(d, {
              mt: `xs`,
              label: `Deficiencies`,
              description: `Needed to share deficiencies. Only you see this text until you share it with ${r.shortName}; it is saved while you write.`,
              autosize: !0,
              minRows: 4,
              maxRows: 16,
              maxLength: 4e3,
              value: o.text,
              onChange: (e) => o.write(e.currentTarget.value),
            }),
            (0, Y.jsx)(R, { state: o.state, savedAt: o.savedAt }),
          ],
        }),
      (0, Y.jsxs)(g, {
        mt: `md`,
        gap: `sm`,
        children: [
          v &&
            (0, Y.jsxs)(Y.Fragment, {
              children: [
                (0, Y.jsx)(m, { disabled: b, loading: c.running === `approve`, onClick: () => u(!0), children: `Approve` }),
                (0, Y.jsx)(m, {
                  variant: `default`,
                  disabled: b,
                  loading: c.running === `draft`,
                  onClick: () => void c.saveDraft().then(x),
                  children: `Save as Draft`,
                }),
              ],
            }),
          (0, Y.jsx)(m, { variant: `default`, disabled: b, onClick: () => f(i), children: `Cancel` }),
          v &&
            (0, Y.jsxs)(m, {
              variant: `default`,
              disabled: b,
              loading: c.running === `share`,
              onClick: () => void c.share().then(x),
              children: [`Share deficiencies with `, r.shortName],
            }),
          p !== void 0 && (0, Y.jsxs)(P, { component: n, to: a(`dgft`, p.scheme, p.id), children: [`Next: `, p.id] }),
        ],
      }),
      l && (0, Y.jsx)(X, { view: e, isBusy: b, onApprove: () => void c.approve().then(x), onClose: () => u(!1) }),
    ],
  });
}
function ae({ reimbursementId: e }) {
  let { dossier: t, error: n, isBuilding: r, request: i } = ee(e),
    a = t?.state === `none`;
  return (
    (0, J.useEffect)(() => {
      a && !r && n === null && i();
    }, [a, r, n, i]),
    (0, Y.jsxs)(s, {
      component: `section`,
      withBorder: !0,
      p: `md`,
      "aria-labelledby": `dossier`,
      children: [
        (0, Y.jsx)(_, { order: 2, size: `h4`, id: `dossier`, mb: `xs`, children: `Dossier` }),
        n !== null && (0, Y.jsx)(w, { message: x(n).message, onRetry: i }),
        n === null &&
          t?.state !== `ready` &&
          (0, Y.jsxs)(v, {
            role: `status`,
            gap: `xs`,
            children: [
              (0, Y.jsx)(m, { disabled: !0, children: T.dossierBuilding }),
              t?.state === `building` && t.total > 0 && (0, Y.jsxs)(h, { size: `sm`, children: [t.done, ` of `, t.total, ` documents`] }),
            ],
          }),
        t?.state === `ready` &&
          (0, Y.jsx)(
            V,
            {
              title: `Dossier ${t.name}`,
              pages: t.pages,
              pageUrl: (n) => B(e, t.fileId, n),
              original: { href: G(e, t.fileId), name: t.name, kind: `PDF`, sizeBytes: t.sizeBytes },
            },
            t.fileId,
          ),
      ],
    })
  );
}
function oe({ view: e }) {
  let t = e.timeline.findLast(({ action: e }) => e === `forward`);
  return (0, Y.jsxs)(s, {
    component: `section`,
    withBorder: !0,
    p: `md`,
    "aria-labelledby": `verdict-sheet`,
    children: [
      (0, Y.jsx)(_, { order: 2, size: `h4`, id: `verdict-sheet`, children: `Recommendation of the council` }),
      t !== void 0 && (0, Y.jsxs)(h, { size: `sm`, mt: `xs`, children: [`Forwarded by `, t.byName, `, `, c(t.at)] }),
      (0, Y.jsx)(h, { mt: `xs`, style: { whiteSpace: `pre-wrap` }, children: e.forwardComment ?? `The council added no comment.` }),
      (0, Y.jsxs)(A, {
        mt: `sm`,
        captionSide: `top`,
        children: [
          (0, Y.jsx)(A.Caption, { ta: `start`, children: `Verdicts of the council` }),
          (0, Y.jsx)(A.Thead, {
            children: (0, Y.jsxs)(A.Tr, {
              children: [(0, Y.jsx)(A.Th, { scope: `col`, children: `Document` }), (0, Y.jsx)(A.Th, { scope: `col`, children: `Document Status` })],
            }),
          }),
          (0, Y.jsx)(A.Tbody, {
            children: e.documents.map(({ fieldName: e, label: t, isApplicable: n, verdict: r }) =>
              (0, Y.jsxs)(
                A.Tr,
                {
                  children: [
                    (0, Y.jsx)(A.Th, { scope: `row`, children: t }),
                    (0, Y.jsx)(A.Td, { children: n ? k[r?.status ?? ``] : `Not applicable` }),
                  ],
                },
                e,
              ),
            ),
          }),
        ],
      }),
    ],
  });
}
function se({ scheme: e, reimbursementId: t, backTo: n }) {
  let r = y.dgft.get.useQuery({ reimbursementId: t }),
    i = r.data;
  return i === void 0
    ? r.error === null
      ? (0, Y.jsx)(C, { label: E.loading(f(e).listLabel) })
      : (0, Y.jsx)(O, { error: r.error, backTo: n, onRetry: () => void r.refetch() })
    : (0, Y.jsxs)(v, {
        gap: `lg`,
        children: [
          (0, Y.jsx)(j, { view: i }),
          (0, Y.jsx)(oe, { view: i }),
          (0, Y.jsx)(ie, { view: i, backTo: n }, i.id),
          (0, Y.jsx)(ae, { reimbursementId: i.id }),
          (0, Y.jsx)(D, { rows: i.answerRows }),
          (0, Y.jsx)(M, { view: i }),
        ],
      });
}
function ce() {
  let { section: t = ``, id: n = `` } = e(),
    r = o(t),
    a = K(r === void 0 ? `` : i(`dgft`, r.kind));
  return r === void 0
    ? (0, Y.jsx)(p, {})
    : (0, Y.jsxs)(q, {
        children: [
          (0, Y.jsx)(b, { title: `${r.typeLabel} ${n}`, back: { label: `Back`, to: a } }),
          (0, Y.jsx)(se, { scheme: r.kind, reimbursementId: n, backTo: a }, n),
        ],
      });
}
export { ce as DecisionDetailPage };
