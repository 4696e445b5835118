import { a as e, h as t, t as n } from "./council-CQzFXpBu.js";
import { r } from "./CheckIcon-Cp5vdiKO.js";
import { t as i } from "./Grid-CN96MAnj.js";
import { F as a, I as o, L as s, N as c, P as l, c as u, n as d, o as f } from "./council-mark-CuNWYdZm.js";
import { $ as p, E as m, b as h, m as g, r as _, w as ee } from "./index-D_iDA8SX.js";
import { a as te, n as ne, t as v } from "./jsx-runtime-Wy9s6hX0.js";
import { i as y, r as b, t as x } from "./states-C8WaN0e3.js";
import { t as S } from "./status-tag-OtiJdLqq.js";
import { p as re, t as C } from "./refusal-CRmr0DoL.js";
import { _ as ie, g as ae, i as w, n as T, o as E, p as D, r as O, t as k, y as A } from "./document-field-Cuy8cbqP.js";
import { t as j } from "./history-BqFFQk1b.js";
import { i as M, r as N, t as P } from "./member-shell-h7iSdiE5.js";
import { t as F } from "./error-summary-Cd51zCgV.js";
import { t as I } from "./save-status-Bs_bsP3K.js";
import { n as L } from "./messages-6wCZD76-.js";
import { t as R } from "./toasts-gYIe_41e.js";
import { a as z, i as B, r as V, t as H } from "./status-words-SVtBPqw7.js";
import { t as U } from "./confirm-dialog-CNoIJBvv.js";
var W = te(ne(), 1),
  G = v();
function oe({ view: e }) {
  let t = e.generalDeficiencies.filter(({ isOpen: e }) => !e),
    n = e.documents.filter(({ deficiencies: e, earlier: t }) => t.length > 0 || e.some(({ isOpen: e }) => !e));
  return t.length === 0 && n.length === 0
    ? null
    : (0, G.jsxs)(p, {
        component: `section`,
        withBorder: !0,
        p: `md`,
        "aria-labelledby": `remarks`,
        children: [
          (0, G.jsx)(c, { order: 2, size: `h3`, id: `remarks`, mb: `sm`, children: `Remarks so far` }),
          (0, G.jsxs)(l, {
            gap: `md`,
            children: [
              t.map((e) => (0, G.jsx)(q, { remark: e }, e.id)),
              n.map((t) => (0, G.jsx)(K, { reimbursementId: e.id, document: t }, t.fieldName)),
            ],
          }),
        ],
      });
}
function K({ reimbursementId: e, document: t }) {
  return (0, G.jsxs)(l, {
    gap: `xs`,
    children: [
      (0, G.jsx)(c, { order: 3, size: `h5`, children: t.label }),
      t.deficiencies.filter(({ isOpen: e }) => !e).map((e) => (0, G.jsx)(q, { remark: e }, e.id)),
      t.earlier.map((n) =>
        (0, G.jsxs)(
          `div`,
          {
            children: [
              (0, G.jsxs)(o, {
                size: `sm`,
                c: `dimmed`,
                children: [`Version `, n.version, `, replaced; uploaded `, m(n.uploadedAt), ` by `, n.uploadedBy],
              }),
              (0, G.jsx)(A, { reimbursementId: e, label: `${t.label}, version ${n.version}`, files: n.files }),
            ],
          },
          n.version,
        ),
      ),
    ],
  });
}
function q({ remark: e }) {
  return (0, G.jsxs)(`div`, {
    children: [
      (0, G.jsxs)(o, { style: { whiteSpace: `pre-wrap` }, children: [(0, G.jsxs)(`strong`, { children: [e.origin, `:`] }), ` `, e.remark] }),
      (0, G.jsxs)(o, {
        style: { whiteSpace: `pre-wrap` },
        children: [(0, G.jsx)(`strong`, { children: `You:` }), ` `, e.answer ?? `A new file was sent.`],
      }),
      (0, G.jsxs)(o, { size: `sm`, c: `dimmed`, children: [`Asked `, m(e.sharedAt), `, answered `, m(e.answeredAt)] }),
    ],
  });
}
var J = (e) => [...e.documents.flatMap(({ deficiencies: e }) => e), ...e.generalDeficiencies].filter(({ isOpen: e }) => e),
  se = (e, { sharedAt: t }) => e?.current !== void 0 && e.current.uploadedAt > t;
function Y(e, t, n) {
  return (n[t.id] ?? ``).trim() !== `` || e.documents.some((e) => (t.fieldName === void 0 || e.fieldName === t.fieldName) && se(e, t));
}
var ce = (e, t) =>
    J(e)
      .filter((n) => !Y(e, n, t))
      .map((t) => {
        let n = e.documents.find(({ fieldName: e }) => e === t.fieldName);
        return { text: n === void 0 ? `Write an answer to the remark` : `Give a new file or a written answer: ${n.label}`, fieldId: w(t.id) };
      }),
  le = 4e3,
  X = { lead: void 0, problems: [], isStale: !1 };
function ue(e, t, n) {
  let r = u.useUtils(),
    i = u.reimbursements.submit.useMutation(),
    [a, o] = (0, W.useState)(!1),
    [s, c] = (0, W.useState)(X),
    [l, d] = (0, W.useState)(0);
  function p(e) {
    (c({ ...X, ...e }), d((e) => e + 1));
  }
  async function m() {
    (await T.settled(t), await n.settle());
    let a = r.reimbursements.getOwn.getData({ reimbursementId: e.id }) ?? e,
      o = T.list().flatMap(({ draft: e, state: n }) => (n.phase === `failed` && e.isSameAs(t) ? [{ text: n.message }] : [])),
      s = [...ce(a, n.replies), ...o];
    if (s.length > 0) return p({ lead: L.answerEach, problems: s });
    let [l, ...u] = a.generalDeficiencies.filter(({ isOpen: e }) => e),
      d = l === void 0 || u.length > 0 ? void 0 : n.replies[l.id],
      f = await i.mutateAsync({ reimbursementId: a.id, version: a.version, comment: d });
    (r.reimbursements.getOwn.setData({ reimbursementId: f.id }, f),
      r.invalidate(),
      n.forget(),
      t.forgetProgress(),
      c(X),
      R({ tone: `success`, message: L.submitted, durationMs: le }));
  }
  async function h() {
    if (!a) {
      o(!0);
      try {
        await m();
      } catch (e) {
        let t = f(e);
        p({
          lead: t.message,
          problems: Object.values(t.fields)
            .flat()
            .filter((e) => e !== t.message)
            .map((e) => ({ text: e })),
          isStale: C(t),
        });
      }
      o(!1);
    }
  }
  return {
    isBusy: a,
    refusal: s,
    attempt: l,
    send: () => void h(),
    reload: () => {
      (c(X), r.reimbursements.invalidate());
    },
  };
}
var de = 4e3;
function fe({ view: e, draft: t, answers: n }) {
  let i = ue(e, t, n),
    u = O(t)
      .filter(({ state: e }) => e.phase !== `failed`)
      .map(({ file: e }) => e.name),
    d = J(e),
    f = d.filter((t) => !Y(e, t, n.replies)).length,
    { refusal: m } = i,
    h = d.some(({ sharedAt: t }) => e.updatedAt > t) ? e.updatedAt : void 0;
  return (0, G.jsxs)(l, {
    component: `section`,
    gap: `lg`,
    "aria-labelledby": `reply`,
    children: [
      (0, G.jsx)(c, { order: 2, size: `h3`, id: `reply`, children: `What has to be mended` }),
      (0, G.jsx)(F, { problems: m.problems, ...(m.lead === void 0 ? {} : { lead: m.lead }), attempt: i.attempt }),
      m.isStale &&
        (0, G.jsxs)(r, {
          color: `orange`,
          title: `Reload to go on`,
          children: [
            (0, G.jsx)(o, { children: `What you wrote here stays.` }),
            (0, G.jsx)(a, { mt: `sm`, variant: `default`, onClick: i.reload, children: `Reload` }),
          ],
        }),
      (0, G.jsx)(o, {
        role: `status`,
        children: f === 0 ? `Everything has an answer. Send your reply when you are ready.` : `${ee(f, `remark`)} of ${d.length} still to answer.`,
      }),
      e.generalDeficiencies
        .filter(({ isOpen: e }) => e)
        .map((e) =>
          (0, G.jsxs)(
            p,
            { withBorder: !0, p: `md`, children: [(0, G.jsx)(Z, { remark: e }), (0, G.jsx)(Q, { remark: e, label: `Your answer`, answers: n })] },
            e.id,
          ),
        ),
      e.documents
        .filter(({ isOpen: e, isApplicable: t }) => e && t)
        .map((r) => (0, G.jsx)(pe, { view: e, document: r, draft: t, answers: n }, r.fieldName)),
      (0, G.jsx)(I, { state: u.length > 0 ? `unsaved` : n.state, savedAt: h, what: `Reply` }),
      (0, G.jsx)(s, { children: (0, G.jsx)(a, { "aria-disabled": i.isBusy, onClick: i.send, children: `Send reply` }) }),
      (0, G.jsx)(x, { isBusy: i.isBusy, ...(u.length > 0 ? { label: `Waiting for ${u.join(`, `)}` } : {}) }),
    ],
  });
}
function Z({ remark: e }) {
  return (0, G.jsxs)(l, {
    gap: 2,
    mb: `sm`,
    children: [
      (0, G.jsxs)(o, { fw: 600, children: [`Remark of `, e.origin] }),
      (0, G.jsx)(o, { style: { whiteSpace: `pre-wrap` }, children: e.remark }),
      (0, G.jsx)(o, { size: `sm`, c: `dimmed`, children: m(e.sharedAt) }),
    ],
  });
}
function Q({ remark: e, label: t, answers: n, isOptional: r = !1 }) {
  return (0, G.jsx)(h, { id: w(e.id), label: t, isOptional: r, maxLength: de, value: n.replies[e.id] ?? ``, onChange: (t) => n.write(e.id, t) });
}
function pe({ view: e, document: t, draft: n, answers: r }) {
  let i = O(n),
    a = E(_(e.scheme), t.fieldName)?.field,
    o = t.deficiencies.filter(({ isOpen: e }) => e),
    u = o.every((t) => Y(e, t, r.replies));
  return a === void 0
    ? null
    : (0, G.jsxs)(p, {
        component: `section`,
        withBorder: !0,
        p: `md`,
        "aria-label": t.label,
        children: [
          (0, G.jsxs)(s, {
            justify: `space-between`,
            mb: `sm`,
            children: [
              (0, G.jsx)(c, { order: 3, size: `h4`, children: t.label }),
              o.length > 0 && (0, G.jsx)(S, { tone: u ? `green` : `orange`, children: u ? `Answered` : `Waiting for your answer` }),
            ],
          }),
          o.map((e) => (0, G.jsx)(Z, { remark: e }, e.id)),
          (0, G.jsxs)(l, {
            gap: `md`,
            children: [
              (0, G.jsx)(k, { field: a, context: { draft: n, documents: e.documents, uploads: i, errors: {} }, canRemove: a.maxFiles > 1 }),
              o.map((e) => (0, G.jsx)(Q, { remark: e, label: `Written answer, instead of a new file or with it`, answers: r, isOptional: !0 }, e.id)),
            ],
          }),
        ],
      });
}
var $ = 900;
function me(e) {
  let t = u.useUtils(),
    n = u.reimbursements.answerDeficiency.useMutation(),
    [r, i] = (0, W.useState)({}),
    [a, o] = (0, W.useState)(`saved`),
    s = (0, W.useRef)(new Map()),
    c = (0, W.useRef)(Promise.resolve()),
    l = (0, W.useRef)(!0);
  (0, W.useEffect)(() => {
    let e = s.current;
    return (
      (l.current = !0),
      () => {
        l.current = !1;
        for (let t of e.values()) clearTimeout(t);
      }
    );
  }, []);
  let d = { ...Object.fromEntries(J(e).map(({ id: e, answer: t }) => [e, t ?? ``])), ...r };
  function f(r, i) {
    (clearTimeout(s.current.get(r)), s.current.delete(r));
    let a = c.current.then(async () => {
      l.current && o(`saving`);
      try {
        let a = await n.mutateAsync({ reimbursementId: e.id, deficiencyId: r, answer: i });
        (t.reimbursements.getOwn.setData({ reimbursementId: a.id }, a), l.current && o(s.current.size === 0 ? `saved` : `unsaved`));
      } catch (e) {
        throw (l.current && o(`failed`), e);
      }
    });
    return ((c.current = a.catch(() => void 0)), a);
  }
  return {
    replies: d,
    typed: r,
    state: a,
    write(e, t) {
      (i({ ...r, [e]: t }),
        o(`unsaved`),
        clearTimeout(s.current.get(e)),
        s.current.set(
          e,
          setTimeout(() => void f(e, t).catch(() => void 0), $),
        ));
    },
    async settle() {
      let t = Object.fromEntries(J(e).map(({ id: e, answer: t }) => [e, t ?? ``]));
      await c.current;
      for (let [e, n] of Object.entries(r)) t[e] !== void 0 && t[e] !== n.trim() && (await f(e, n));
    },
    forget: () => i({}),
  };
}
function he({ view: e }) {
  let t = u.useUtils(),
    [i, o] = (0, W.useState)(!1),
    s = u.reimbursements.withdraw.useMutation({
      onSuccess: (e) => {
        (t.reimbursements.getOwn.setData({ reimbursementId: e.id }, e), t.invalidate(), o(!1));
      },
    }),
    c = s.error === null ? void 0 : f(s.error),
    l = c !== void 0 && C(c);
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsxs)(a, {
        variant: `subtle`,
        color: `red`,
        onClick: () => {
          (s.reset(), o(!0));
        },
        children: [`Withdraw `, e.id],
      }),
      (0, G.jsx)(U, {
        isOpen: i,
        title: `Withdraw ${e.id}?`,
        consequences: [
          `${n.shortName} stops its review and is told that you withdrew it.`,
          `It is closed for good; it stays readable with all its documents.`,
          `You can file a new reimbursement instead.`,
        ],
        confirmLabel: `Withdraw ${e.id}`,
        cancelLabel: `Keep it`,
        isDestructive: !0,
        isBusy: s.isPending,
        busyLabel: `Withdrawing...`,
        onConfirm: () => s.mutate({ reimbursementId: e.id, version: e.version }),
        onCancel: () => o(!1),
        children:
          c !== void 0 &&
          (0, G.jsxs)(r, {
            color: `red`,
            role: `alert`,
            mb: `sm`,
            children: [
              c.message,
              l &&
                (0, G.jsx)(a, {
                  mt: `sm`,
                  variant: `default`,
                  onClick: () => void t.reimbursements.invalidate().then(() => o(!1)),
                  children: `Reload`,
                }),
            ],
          }),
      }),
    ],
  });
}
function ge({ reimbursementId: t }) {
  let [n] = (0, W.useState)(g()?.user.id ?? ``),
    r = u.reimbursements.getOwn.useQuery({ reimbursementId: t }),
    i = r.data;
  return i === void 0
    ? (0, G.jsxs)(G.Fragment, {
        children: [
          (0, G.jsx)(d, { title: t }),
          r.error === null ? (0, G.jsx)(y, { lines: 8 }) : (0, G.jsx)(b, { message: f(r.error).message, onRetry: () => void r.refetch() }),
        ],
      })
    : i.state === `DRAFT`
      ? (0, G.jsx)(e, { to: N(i), replace: !0 })
      : (0, G.jsx)(_e, { view: i, userId: n });
}
function _e({ view: e, userId: t }) {
  let n = _(e.scheme),
    [r] = (0, W.useState)(() => new D({ userId: t, scheme: e.scheme, reimbursementId: e.id })),
    a = me(e),
    u = e.actions.includes(`reply`);
  return (0, G.jsxs)(l, {
    gap: `lg`,
    children: [
      (0, G.jsx)(d, { title: e.id, back: { to: M(e.scheme), label: `Your reimbursements` }, lead: `${n.typeLabel} reimbursement of ${e.firm.name}` }),
      (0, G.jsxs)(p, {
        withBorder: !0,
        p: `md`,
        children: [
          (0, G.jsx)(S, { tone: B(e.status), children: e.status }),
          (0, G.jsx)(o, { my: `sm`, children: V(e.state) }),
          (0, G.jsx)(re, {
            rows: [
              { label: `With whom`, value: z(e.state, e.withWhom) },
              { label: `Days`, value: H(e) },
              { label: `Submitted`, value: m(e.submittedAt) },
            ],
          }),
          (0, G.jsxs)(s, {
            justify: `space-between`,
            align: `flex-start`,
            mt: `md`,
            children: [
              (0, G.jsx)(ae, { reimbursementId: e.id, label: `Download combined PDF` }),
              e.actions.includes(`withdraw`) && (0, G.jsx)(he, { view: e }),
            ],
          }),
        ],
      }),
      u ? (0, G.jsx)(fe, { view: e, draft: r, answers: a }) : (0, G.jsx)(ve, { texts: Object.values(a.typed) }),
      (0, G.jsxs)(i, {
        gap: `xl`,
        children: [
          (0, G.jsx)(i.Col, {
            span: { base: 12, lg: 7 },
            children: (0, G.jsxs)(l, {
              component: `section`,
              gap: `lg`,
              "aria-labelledby": `filed`,
              children: [(0, G.jsx)(c, { order: 2, size: `h3`, id: `filed`, children: `What you filed` }), (0, G.jsx)(ie, { scheme: n, view: e })],
            }),
          }),
          (0, G.jsx)(i.Col, {
            span: { base: 12, lg: 5 },
            children: (0, G.jsxs)(l, { gap: `lg`, children: [(0, G.jsx)(j, { view: e }), (0, G.jsx)(oe, { view: e })] }),
          }),
        ],
      }),
    ],
  });
}
function ve({ texts: e }) {
  let t = e.filter((e) => e.trim() !== ``);
  return t.length === 0
    ? null
    : (0, G.jsx)(r, {
        color: `blue`,
        title: `What you had written`,
        children: t.map((e) => (0, G.jsx)(o, { style: { whiteSpace: `pre-wrap` }, children: e }, e)),
      });
}
function ye() {
  let { id: e = `` } = t();
  return (0, G.jsx)(P, { children: (0, G.jsx)(ge, { reimbursementId: e }, e) });
}
export { ye as ReimbursementPage };
