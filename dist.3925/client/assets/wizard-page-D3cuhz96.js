import { F as e, I as t, L as n, N as r, P as i, c as a, f as o, h as s, n as c, o as l, r as u, s as d } from "./council-mark-CuNWYdZm.js";
import { M as f, O as p, P as m, c as h, k as g, l as _, r as v, t as y } from "./Box-1EkfdRjd.js";
import { a as b, n as x, t as S } from "./jsx-runtime-Wy9s6hX0.js";
import {
  $ as ee,
  E as C,
  T as w,
  _ as te,
  a as T,
  b as ne,
  d as re,
  o as ie,
  p as ae,
  s as oe,
  v as se,
  w as ce,
  x as E,
  y as le,
} from "./index-D_iDA8SX.js";
import { _ as ue, a as de, f as fe, m as pe, p as D, r as O, t as k } from "./council-CQzFXpBu.js";
import { i as A, n as j } from "./messages-6wCZD76-.js";
import { a as M, i as N, n as me, r as he, t as ge } from "./member-shell-h7iSdiE5.js";
import { r as P } from "./CheckIcon-Cp5vdiKO.js";
import { t as F } from "./Anchor-DauX0NFF.js";
import {
  _ as _e,
  a as ve,
  c as ye,
  d as I,
  f as be,
  g as L,
  h as xe,
  i as R,
  l as Se,
  m as Ce,
  n as z,
  o as we,
  p as Te,
  r as Ee,
  s as B,
  t as De,
  u as Oe,
  v as ke,
} from "./document-field-Cuy8cbqP.js";
import { i as Ae, n as je, r as Me, t as Ne } from "./states-C8WaN0e3.js";
import { t as Pe } from "./error-summary-Cd51zCgV.js";
import { t as Fe } from "./save-status-Bs_bsP3K.js";
import { t as Ie } from "./confirm-dialog-CNoIJBvv.js";
import { t as V } from "./toasts-gYIe_41e.js";
import { p as Le, t as Re } from "./refusal-CRmr0DoL.js";
import { i as ze, n as Be } from "./plain-line-DBFaefdJ.js";
import { c as Ve, d as H, f as He, i as Ue, l as We, n as Ge } from "./schemas-Bvbep7Tl.js";
import { i as Ke, r as qe } from "./calendar-CZ4OFRrr.js";
import { t as Je } from "./IconCheck-DZkaatp6.js";
import { t as U } from "./Grid-CN96MAnj.js";
import { t as W } from "./List-D52kvyMs.js";
import { r as Ye } from "./addresses-Cta_7Uc2.js";
import { t as Xe } from "./status-tag-OtiJdLqq.js";
import { t as Ze } from "./wrapping-button.module-C107XWdB.js";
import { t as Qe } from "./Radio-Bend-TXz.js";
var $e = { root: `m_7485cace` },
  G = S(),
  et = { strategy: `block` },
  tt = p((e, { size: t, fluid: n }) => ({ root: { "--container-size": n ? void 0 : m(t, `container-size`) } })),
  K = v((e) => {
    let t = _(`Container`, et, e),
      { classNames: n, className: r, style: i, styles: a, unstyled: o, vars: s, fluid: c, mod: l, attributes: u, strategy: d, ...f } = t,
      p = h({
        name: `Container`,
        classes: $e,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: u,
        vars: s,
        varsResolver: tt,
      });
    return (0, G.jsx)(y, { mod: [{ fluid: c, strategy: d }, l], ...p(`root`), ...f });
  });
((K.classes = $e), (K.varsResolver = tt), (K.displayName = `@mantine/core/Container`));
var nt = {
    root: `m_e9408a47`,
    "root--default": `m_84c9523a`,
    "root--filled": `m_ef274e49`,
    "root--unstyled": `m_eda993d3`,
    legend: `m_90794832`,
    "legend--unstyled": `m_74ca27fe`,
  },
  rt = { variant: `default` },
  it = p((e, { radius: t }) => ({ root: { "--fieldset-radius": t === void 0 ? void 0 : f(t) } })),
  q = v((e) => {
    let t = _(`Fieldset`, rt, e),
      { classNames: n, className: r, style: i, styles: a, unstyled: o, vars: s, legend: c, variant: l, children: u, attributes: d, ...f } = t,
      p = h({
        name: `Fieldset`,
        classes: nt,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: d,
        vars: s,
        varsResolver: it,
      });
    return (0, G.jsxs)(y, {
      component: `fieldset`,
      variant: l,
      ...p(`root`, { variant: l }),
      ...f,
      children: [c && (0, G.jsx)(`legend`, { ...p(`legend`, { variant: l }), children: c }), u],
    });
  });
((q.classes = nt), (q.varsResolver = it), (q.displayName = `@mantine/core/Fieldset`));
var at = u(`outline`, `info-circle`, `InfoCircle`, [
    [`path`, { d: `M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0`, key: `svg-0` }],
    [`path`, { d: `M12 9h.01`, key: `svg-1` }],
    [`path`, { d: `M11 12h1v4h1`, key: `svg-2` }],
  ]),
  J = b(x(), 1),
  ot = 4e3;
function st(e, t, n) {
  let r = a.useUtils(),
    i = a.reimbursements.clearProgress.useMutation();
  async function o() {
    for (let t of z.list()) t.draft.isSameAs(e) && z.cancel(t.key);
    if (t !== void 0) {
      let e = await i.mutateAsync({ reimbursementId: t.id, version: t.version });
      (r.reimbursements.getOwn.setData({ reimbursementId: e.id }, e), r.reimbursements.invalidate(), r.dossiers.invalidate());
    }
    (e.forgetProgress(), V({ tone: `success`, message: j.cleared, durationMs: ot }), n());
  }
  return { isBusy: i.isPending, error: i.error === null ? void 0 : l(i.error), reset: i.reset, run: () => void o().catch(() => void 0) };
}
function ct({ draft: n, view: r, onCleared: a }) {
  let [o, s] = (0, J.useState)(!1),
    c = st(n, r, () => {
      (s(!1), a());
    }),
    l = ut(r);
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(e, {
        variant: `subtle`,
        color: `red`,
        onClick: () => {
          (c.reset(), s(!0));
        },
        children: `Clear Progress`,
      }),
      (0, G.jsx)(Ie, {
        isOpen: o,
        title: `Clear Progress`,
        consequences: l,
        confirmLabel: `Clear all saved progress`,
        isDestructive: !0,
        isBusy: c.isBusy,
        busyLabel: `Clearing...`,
        onConfirm: c.run,
        onCancel: () => s(!1),
        children: (0, G.jsxs)(i, {
          gap: `sm`,
          children: [
            (0, G.jsx)(t, { children: j.confirmClear }),
            c.error !== void 0 && (0, G.jsx)(P, { color: `red`, role: `alert`, children: c.error.message }),
            r !== void 0 && lt(r) && (0, G.jsx)(L, { reimbursementId: r.id, label: `Download a copy first` }),
          ],
        }),
      }),
    ],
  });
}
var lt = (e) => e.documents.some(({ current: e }) => e !== void 0);
function ut(e) {
  if (e === void 0) return [`What you typed here is deleted.`];
  let t = e.steps.filter(({ savedAt: e }) => e !== void 0).length,
    n = e.documents.flatMap(({ label: e, current: t }) => (t?.files ?? []).map(({ name: t }) => `The file ${t} (${e}) is deleted.`));
  return [...(t === 0 ? [] : [`The answers of ${ce(t, `saved step`)} are deleted.`]), ...n, `${e.id} stays as an empty draft.`];
}
var dt = [`google.com`, `www.google.com`, `maps.google.com`, `maps.app.goo.gl`, `goo.gl`, `www.openstreetmap.org`, `maps.mappls.com`],
  ft = `Paste the https link of a maps service, like https://maps.app.goo.gl/…`;
function pt(e) {
  if (!URL.canParse(e)) return !1;
  let t = new URL(e);
  return t.protocol === `https:` && t.username === `` && t.password === `` && t.port === `` && dt.includes(t.hostname);
}
var Y = H().transform(Be),
  mt = He([Ue(), Ge([`true`, `1`]).transform(() => !0), Ge([`false`, `0`]).transform(() => !1)]);
function ht(e) {
  switch (e.type) {
    case `text`:
      return Y.pipe(H().max(e.maxLength, `${e.label} must be at most ${e.maxLength} characters long`));
    case `amount`:
      return Y.transform((e) => e.replaceAll(`,`, ``)).pipe(
        H()
          .regex(/^$|^\d{1,15}(\.\d{1,2})?$/, `${e.label} must be a number, like 12500000`)
          .refine((e) => e === `` || Number(e) > 0, `${e.label} must be more than zero`),
      );
    case `date`:
      return Y.transform((t, n) => {
        let r = t === `` ? `` : Ke(t);
        return (r === void 0 && n.addIssue(`${e.label} must be a date, like 31-03-2026`), r ?? ``);
      });
    case `select`:
      return Y.pipe(H().refine((t) => t === `` || e.options.some((e) => e.value === t), `Select the ${e.label.toLowerCase()} from the list`));
    case `mapsLink`:
      return Y.pipe(
        H()
          .max(2e3)
          .refine((e) => e === `` || pt(e), ft),
      );
  }
}
function gt(e) {
  let t = Object.fromEntries(e.fields.map((e) => [e.name, ht(e).optional()])),
    n = Ve(t).transform((e) => vt(e));
  return We((e) => (typeof e == `string` ? _t(e) : e), n);
}
function _t(e) {
  try {
    return JSON.parse(e);
  } catch {
    return e;
  }
}
var vt = (e) => Object.fromEntries(Object.entries(e).filter((e) => e[1] !== void 0 && e[1] !== ``));
function yt(e) {
  return e.type === `document` || (e.type === `text` && e.fromFirm)
    ? []
    : e.type === `group`
      ? [[e.name, gt(e).optional()]]
      : e.type === `yesNo`
        ? [[e.name, mt.optional()], ...e.whenYes.flatMap(yt)]
        : [[e.name, ht(e).optional()]];
}
var bt = (e) => Ve(Object.fromEntries(e.fields.flatMap(yt))).transform((e) => vt(e)),
  xt = (e) => (e.type === `yesNo` ? [e, ...e.whenYes] : [e]),
  X = (e) => e.fields.flatMap(xt);
function St(e) {
  if (e.type === `select` && e.preset !== void 0) return [[e.name, e.preset]];
  if (e.type !== `group`) return [];
  let t = e.fields.flatMap((e) => (e.type === `select` && e.preset !== void 0 ? [[e.name, e.preset]] : []));
  return t.length === 0 ? [] : [[e.name, Object.fromEntries(t)]];
}
function Ct(e, t, n) {
  let r = X(e).filter(({ type: e }) => e !== `document`),
    i = Object.fromEntries(r.flatMap(St)),
    a = r.flatMap(({ name: e }) => (t[e] === void 0 ? [] : [[e, t[e]]]));
  return { ...i, ...Object.fromEntries(a), ...n };
}
var wt = (e) =>
  Object.fromEntries(
    (e?.documents ?? []).flatMap(({ fieldName: e, current: t }) =>
      t === void 0 ? [] : [[e, { files: t.files.length, pages: t.files.reduce((e, t) => e + t.pages, 0) }]],
    ),
  );
function Tt(e, t, n) {
  let r = bt(e).safeParse(t),
    i = r.success ? [] : r.error.issues.toReversed(),
    a = Object.fromEntries(i.map((e) => [String(e.path.at(-1)), [e.message]])),
    o = Se(e, r.success ? r.data : t, n);
  return { answers: r.success ? r.data : {}, errors: Dt(e, { ...o, ...a }) };
}
var Et = (e) => X(e).flatMap((e) => (e.type === `group` ? e.fields.map(({ name: e }) => e) : [e.name]));
function Dt(e, t) {
  let n = Et(e);
  return Object.fromEntries(Object.entries(t).toSorted(([e], [t]) => n.indexOf(e) - n.indexOf(t)));
}
function Ot(e, t, n) {
  let r = bt(e).safeParse(t);
  return r.success ? X(e).every(({ name: e, type: t }) => t === `document` || kt(r.data[e], n[e])) : !1;
}
var kt = (e, t) => At(e) === At(t),
  At = (e) => JSON.stringify(typeof e == `object` ? Object.entries(e).toSorted(([e], [t]) => e.localeCompare(t)) : (e ?? null)),
  jt = 4e3,
  Mt = `declaration`,
  Nt = { lead: void 0, problems: [], missing: {}, isStale: !1 };
function Pt(e, t, n) {
  let r = a.useUtils(),
    i = a.reimbursements.submit.useMutation(),
    [o, s] = (0, J.useState)(!1),
    [c, u] = (0, J.useState)(!1),
    [d, f] = (0, J.useState)(Nt),
    [p, m] = (0, J.useState)(0);
  function h(e) {
    (f({ ...Nt, ...e }), m((e) => e + 1));
  }
  async function g(n) {
    if (c || i.isPending) return;
    (u(!0), await z.settled(t), u(!1));
    let a = r.reimbursements.getOwn.getData({ reimbursementId: n.id }) ?? n,
      s = Oe(e, a.answers, wt(a)),
      l = [...Ft(e, s), ...Lt(e, t), ...(o ? [] : [{ text: A.declare, fieldId: R(Mt) }])];
    if (l.length > 0) return h({ lead: Object.keys(s).length > 0 ? j.completeStep : void 0, problems: l, missing: s });
    await _(a);
  }
  async function _(a) {
    try {
      let e = await i.mutateAsync({ reimbursementId: a.id, version: a.version });
      (r.reimbursements.getOwn.setData({ reimbursementId: e.id }, e),
        r.reimbursements.listOwn.invalidate(),
        r.notifications.invalidate(),
        r.dossiers.get.reset({ reimbursementId: e.id }),
        t.forgetProgress(),
        V({ tone: `success`, message: j.submitted, durationMs: jt }),
        n(e));
    } catch (t) {
      let n = l(t);
      h({ lead: n.message, problems: Ft(e, n.fields), missing: n.fields, isStale: Re(n) });
    }
  }
  return {
    isDeclared: o,
    setDeclared: s,
    refusal: d,
    attempt: p,
    isWaiting: c,
    isBusy: c || i.isPending,
    submit: (e) => void g(e),
    reload: () => {
      (f(Nt), r.reimbursements.invalidate());
    },
  };
}
function Ft(e, t) {
  return Object.entries(t).flatMap(([t, n]) => {
    let r = It(e, t),
      i = r === void 0 ? void 0 : B(e, r)?.title;
    return n.map((e) => (r === void 0 ? { text: e } : { text: `Step ${r}, ${i ?? ``}: ${e}`, fieldId: ke(r) }));
  });
}
function It(e, t) {
  let n = e.steps.findIndex((e) => Et(e).includes(t) || X(e).some((e) => e.name === t));
  return n < 0 ? void 0 : n + 1;
}
function Lt(e, t) {
  return z.list().flatMap(({ draft: n, fieldName: r, state: i }) => {
    let a = we(e, r)?.step;
    return i.phase === `failed` && n.isSameAs(t) && a !== void 0 ? [{ text: i.message, fieldId: ke(a) }] : [];
  });
}
var Z = {
  steps: `_steps_ttdux_1`,
  circle: `_circle_ttdux_10`,
  check: `_check_ttdux_44`,
  compact: `_compact_ttdux_54`,
  compactName: `_compactName_ttdux_65`,
};
function Rt({ steps: e, current: t, onOpen: n, onBlocked: r }) {
  let i = g(`(max-width: 47.99em)`, !1, { getInitialValueInEffect: !1 }),
    a = e.find(({ number: e }) => e === t);
  return i
    ? (0, G.jsxs)(`p`, {
        className: Z.compact,
        "aria-current": `step`,
        children: [`Step `, t, ` of `, e.length, a !== void 0 && (0, G.jsx)(`span`, { className: Z.compactName, children: a.name })],
      })
    : (0, G.jsx)(`nav`, {
        "aria-label": `Steps`,
        children: (0, G.jsx)(`ol`, {
          className: Z.steps,
          children: e.map((e) =>
            (0, G.jsx)(`li`, { children: (0, G.jsx)(zt, { step: e, isCurrent: e.number === t, onOpen: n, onBlocked: r }) }, e.number),
          ),
        }),
      });
}
function zt({ step: e, isCurrent: t, onOpen: n, onBlocked: r }) {
  let i = (0, J.useId)(),
    { number: a, name: o, isComplete: s, blockedBecause: c } = e,
    l = c !== void 0 && !t,
    u = t ? `current` : s ? `complete` : `other`;
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsxs)(`button`, {
        type: `button`,
        className: Z.circle,
        "data-look": u,
        title: l ? `${o}: ${c}` : o,
        "aria-label": `Step ${a}: ${o}${s ? `, completed` : ``}`,
        "aria-current": t ? `step` : void 0,
        "aria-disabled": l,
        "aria-describedby": l ? i : void 0,
        onClick: () => (l ? r?.(e) : n(a)),
        children: [a, s && !t && (0, G.jsx)(Je, { size: 14, stroke: 3, "aria-hidden": `true`, className: Z.check })],
      }),
      l && (0, G.jsx)(`span`, { id: i, className: `portal-unseen`, children: c }),
    ],
  });
}
function Bt(e, t) {
  let n = be(e),
    r = (e) => t?.steps.find((t) => t.number === e)?.isComplete ?? !1,
    i = n.findIndex((e, t) => !r(t + 1)) + 1;
  return n.map((e, t) => {
    let a = t + 1,
      o = i !== 0 && a > i;
    return { number: a, name: e, isComplete: r(a), blockedBecause: o ? `Step ${i}, ${n[i - 1]}, is not complete.` : void 0 };
  });
}
function Vt({ scheme: e, view: t, current: n, onOpen: r }) {
  let [i, a] = (0, J.useState)();
  return (0, G.jsxs)(`div`, {
    children: [
      (0, G.jsx)(Rt, { steps: Bt(e, t), current: n, onOpen: r, onBlocked: a }),
      (0, G.jsx)(`div`, {
        role: `alert`,
        children:
          i !== void 0 &&
          (0, G.jsx)(P, {
            color: `orange`,
            mt: `sm`,
            withCloseButton: !0,
            closeButtonLabel: `Close this message`,
            onClose: () => a(void 0),
            title: j.completeEarlier,
            children: i.blockedBecause,
          }),
      }),
    ],
  });
}
function Ht({ title: e = `Notes`, notes: t }) {
  return (0, G.jsx)(P, {
    component: `section`,
    role: `note`,
    "aria-label": e,
    color: `blue`,
    title: e,
    icon: (0, G.jsx)(at, { "aria-hidden": `true` }),
    children: (0, G.jsx)(W, { size: `sm`, spacing: 4, children: t.map((e) => (0, G.jsx)(W.Item, { children: e }, e)) }),
  });
}
function Ut({ reimbursementId: e }) {
  let t = a.members.detail.useQuery();
  if (t.data === void 0)
    return t.error === null
      ? (0, G.jsx)(Ae, { lines: 6 })
      : (0, G.jsx)(Me, { message: A.detailFailed(l(t.error).message), onRetry: () => void t.refetch() });
  let { firmName: n, gstNo: r, contactName: i, contactEmail: o, contactPhone: s, membershipStartOn: c, membershipEndOn: u } = t.data;
  return (0, G.jsx)(Le, {
    title: `Member details`,
    isStacked: !0,
    rows: [
      { label: `Firm name`, value: n },
      { label: `GST no.`, value: r },
      { label: `Contact name`, value: i },
      { label: `E-mail`, value: o },
      { label: `Phone`, value: s },
      { label: `Membership start date`, value: w(c) },
      { label: `Membership end date`, value: w(u) },
      { label: `Membership number`, value: void 0 },
      ...(e === void 0 ? [] : [{ label: `Reimbursement ID`, value: e }]),
    ],
  });
}
function Q({ scheme: e, id: t, children: n }) {
  return (0, G.jsxs)(U, {
    gap: `xl`,
    children: [
      (0, G.jsx)(U.Col, { span: { base: 12, lg: 8 }, children: (0, G.jsx)(i, { gap: `lg`, children: n }) }),
      (0, G.jsx)(U.Col, {
        span: { base: 12, lg: 4 },
        children: (0, G.jsxs)(i, { gap: `lg`, children: [(0, G.jsx)(Ut, { reimbursementId: t }), (0, G.jsx)(Ht, { notes: e.notes })] }),
      }),
    ],
  });
}
function Wt({ scheme: t, draft: a, id: o, view: s }) {
  let l = D(),
    u = I(t),
    d = Ee(a).filter(({ state: e }) => e.phase !== `failed`),
    f = Pt(t, a, (e) => void l(M(t.kind, { id: e.id, isDone: !0 }), { replace: !0 })),
    { refusal: p, isDeclared: m } = f,
    h = p.problems.some((e) => e.fieldId === R(`declaration`)) && !m;
  return (0, G.jsxs)(Q, {
    scheme: t,
    id: o,
    children: [
      (0, G.jsx)(c, { title: `Step ${u} of ${u}: ${ye}`, back: { to: M(t.kind, { id: o }), label: `All steps` }, hasError: f.attempt > 0 }),
      (0, G.jsx)(Vt, { scheme: t, view: s, current: u, onOpen: (e) => void l(M(t.kind, { id: o, step: e })) }),
      s === void 0
        ? (0, G.jsx)(je, { title: `Nothing is saved yet.`, children: `Fill in the first step; what you save is shown here to be checked.` })
        : (0, G.jsxs)(i, {
            gap: `lg`,
            children: [
              (0, G.jsx)(Pe, { problems: p.problems, ...(p.lead === void 0 ? {} : { lead: p.lead }), attempt: f.attempt }),
              p.isStale && (0, G.jsx)(n, { children: (0, G.jsx)(e, { variant: `default`, onClick: f.reload, children: `Reload` }) }),
              (0, G.jsx)(r, { order: 2, size: `h3`, children: `Check your answers` }),
              (0, G.jsx)(_e, { scheme: t, view: s, missing: p.missing, hasChange: !0 }),
              (0, G.jsx)(L, { reimbursementId: s.id, label: `Download combined PDF` }),
              d.length > 0 &&
                (0, G.jsxs)(P, {
                  color: `blue`,
                  children: [`Still on the way: `, d.map(({ file: e }) => e.name).join(`, `), `. Submitting waits for it.`],
                }),
              (0, G.jsx)(se, {
                id: R(Mt),
                label: `I declare that what is stated here is true and complete, that the documents are genuine, and that the same expense has not been reimbursed before.`,
                ...(h ? { error: A.declare } : {}),
                isChecked: m,
                onChange: f.setDeclared,
              }),
              (0, G.jsx)(Fe, { state: `saved`, savedAt: s.updatedAt }),
              (0, G.jsxs)(n, {
                justify: `space-between`,
                gap: `sm`,
                children: [
                  (0, G.jsxs)(n, {
                    gap: `sm`,
                    children: [
                      (0, G.jsx)(e, { variant: `default`, onClick: () => void l(M(t.kind, { id: o, step: u - 1 })), children: `Previous` }),
                      (0, G.jsx)(e, { "aria-disabled": f.isBusy, onClick: () => f.submit(s), children: `Submit for Review` }),
                    ],
                  }),
                  (0, G.jsx)(ct, { draft: a, view: s, onCleared: () => void l(M(t.kind, { id: o })) }),
                ],
              }),
            ],
          }),
      (0, G.jsx)(Ne, { isBusy: f.isBusy, ...(f.isWaiting ? { label: `Waiting for ${d.map(({ file: e }) => e.name).join(`, `)}` } : {}) }),
    ],
  });
}
function Gt({ scheme: e, view: n }) {
  return (0, G.jsxs)(Q, {
    scheme: e,
    id: n.id,
    children: [
      (0, G.jsx)(c, { title: `${n.id} is submitted`, lead: `Submitted on ${C(n.submittedAt)}. Keep this number for your questions.` }),
      (0, G.jsx)(P, { color: `green`, icon: (0, G.jsx)(Je, { "aria-hidden": `true` }), role: `status`, children: j.submittedAll }),
      (0, G.jsxs)(i, {
        gap: `xs`,
        children: [
          (0, G.jsx)(r, { order: 2, size: `h3`, children: `What happens next` }),
          (0, G.jsxs)(W, {
            type: `ordered`,
            spacing: `xs`,
            children: [
              (0, G.jsxs)(W.Item, {
                children: [k.shortName, ` checks each document. If something has to be mended, you are asked for just that, here and by e-mail.`],
              }),
              (0, G.jsxs)(W.Item, { children: [`When every document is sufficient, `, k.shortName, ` forwards it to `, k.officer, `.`] }),
              (0, G.jsxs)(W.Item, { children: [`The `, k.officer, ` officer decides, and you are told at once.`] }),
            ],
          }),
          (0, G.jsxs)(t, {
            children: [`A receipt goes to `, n.firm.contactEmail, `. It stands now at: `, (0, G.jsx)(`strong`, { children: n.status }), `.`],
          }),
        ],
      }),
      (0, G.jsx)(L, { reimbursementId: n.id, label: `Download combined PDF`, isWantedAtOnce: !0 }),
      (0, G.jsxs)(i, {
        gap: 4,
        children: [
          (0, G.jsxs)(F, { component: O, to: Ye(`member`, n.scheme, n.id), children: [`Follow `, n.id] }),
          (0, G.jsx)(F, { component: O, to: N(e.kind), children: `Back to your reimbursements` }),
        ],
      }),
    ],
  });
}
var $ = {
    tasks: `_tasks_uslty_1`,
    task: `_task_uslty_1`,
    number: `_number_uslty_26`,
    words: `_words_uslty_31`,
    link: `_link_uslty_35`,
    soft: `_soft_uslty_47`,
    state: `_state_uslty_53`,
  },
  Kt = { "Not started": `neutral`, "In progress": `blue`, Completed: `green`, "Needs attention": `orange` };
function qt({ label: e, tasks: t }) {
  return (0, G.jsx)(`ol`, {
    className: $.tasks,
    "aria-label": e,
    children: t.map(({ key: e, name: t, to: n, status: r, savedAt: i, hint: a }, o) =>
      (0, G.jsxs)(
        `li`,
        {
          className: $.task,
          children: [
            (0, G.jsx)(`span`, { className: $.number, "aria-hidden": `true`, children: o + 1 }),
            (0, G.jsxs)(`div`, {
              className: $.words,
              children: [
                (0, G.jsx)(O, { to: n, className: $.link, "aria-describedby": `task-${e}`, children: t }),
                a !== void 0 && (0, G.jsx)(`p`, { className: $.soft, children: a }),
              ],
            }),
            (0, G.jsxs)(`div`, {
              id: `task-${e}`,
              className: $.state,
              children: [
                (0, G.jsx)(Xe, { tone: Kt[r], children: r }),
                i !== void 0 && (0, G.jsxs)(`p`, { className: $.soft, children: [`Saved `, C(i)] }),
              ],
            }),
          ],
        },
        e,
      ),
    ),
  });
}
var Jt = (e, t, n) =>
  be(e).map((r, i) => {
    let a = i + 1,
      o = n.view?.steps.find((e) => e.number === a),
      s = Yt(e, a, n);
    return {
      key: String(a),
      name: r,
      to: M(e.kind, { id: t, step: a }),
      status: s,
      savedAt: o?.savedAt,
      hint: s === `Completed` ? void 0 : Xt(e, a, n.view),
    };
  });
function Yt(e, t, { view: n, progress: r, uploads: i }) {
  let a = B(e, t),
    o = a === void 0 ? [] : X(a).map((e) => e.name),
    s = i.filter(({ fieldName: e }) => o.includes(e));
  if (
    (r?.files ?? []).some(({ fieldName: e, name: t }) => o.includes(e) && !s.some(({ file: e }) => e.name === t)) ||
    s.some(({ state: e }) => e.phase === `failed`)
  )
    return `Needs attention`;
  let c = r?.steps[String(t)] !== void 0;
  if (s.length > 0 || c) return `In progress`;
  let l = n?.steps.find((e) => e.number === t);
  return l?.isComplete
    ? `Completed`
    : (n?.documents ?? []).some(({ step: e, current: n }) => e === t && n !== void 0) || l?.savedAt !== void 0
      ? `In progress`
      : `Not started`;
}
function Xt(e, t, n) {
  let r = B(e, t);
  if (r === void 0) return;
  let i = ve({ ...e, steps: [r] }, n?.answers ?? {}).map(({ field: e }) => e.noun);
  if (i.length > 0) return `Have at hand: ${i.join(`, `)}`;
  let a = r.fields
    .flatMap((e) => (e.type === `yesNo` && n?.answers[e.name] === void 0 ? e.whenYes : []))
    .flatMap((e) => (e.type === `document` ? [e.noun] : []));
  return a.length === 0 ? void 0 : `Only if you answer Yes: ${a.join(`, `)}`;
}
var Zt = (e) => (e?.steps ?? []).slice(0, -1).filter(({ isComplete: e }) => e).length;
function Qt({ scheme: t, draft: r, id: i, view: a }) {
  let o = Ee(r),
    s = D(),
    l = Jt(t, i, { view: a, progress: r.progress(), uploads: o }),
    u = l.find(({ status: e }) => e !== `Completed`) ?? l.at(-1),
    d = I(t) - 1;
  return (0, G.jsxs)(Q, {
    scheme: t,
    id: i,
    children: [
      (0, G.jsx)(c, {
        title: `${t.typeLabel} reimbursement`,
        back: { to: N(t.kind), label: `Your reimbursements` },
        lead: `${Zt(a)} of ${d} steps are complete. Do them in any order; each is kept when you save it, and you can go on later on any device.`,
      }),
      i === void 0 && (0, G.jsx)($t, { scheme: t }),
      (0, G.jsx)(qt, { label: `Steps`, tasks: l }),
      (0, G.jsx)(Fe, { state: `saved`, savedAt: a?.updatedAt }),
      (0, G.jsxs)(n, {
        justify: `space-between`,
        children: [
          u !== void 0 &&
            (0, G.jsx)(e, { component: O, to: u.to, classNames: Ze, children: Zt(a) === 0 ? `Start: ${u.name}` : `Continue: ${u.name}` }),
          (a !== void 0 || r.progress() !== void 0) &&
            (0, G.jsx)(ct, { draft: r, view: a, onCleared: () => void s(M(t.kind, { id: i }), { replace: !0 }) }),
        ],
      }),
    ],
  });
}
function $t({ scheme: e }) {
  let n = (a.reimbursements.listOwn.useQuery({ scheme: e.kind, page: 1, pageSize: 10 }).data?.rows ?? []).filter(({ state: e }) => e === `DRAFT`);
  return n.length === 0
    ? null
    : (0, G.jsx)(P, {
        color: `blue`,
        title: n.length === 1 ? `You have a draft that is not submitted` : `You have drafts that are not submitted`,
        children: (0, G.jsxs)(i, {
          gap: 4,
          children: [
            (0, G.jsx)(t, { size: `sm`, children: `Saving a step here starts a new one.` }),
            n.map((t) => (0, G.jsxs)(F, { component: O, to: M(e.kind, { id: t.id }), children: [`Continue `, t.id, ` (`, t.status, `)`] }, t.id)),
          ],
        }),
      });
}
var en = { dropped: `_dropped_1s6xn_1`, followUp: `_followUp_1s6xn_11` };
function tn({ id: e, label: t, hint: r, error: i, value: a, onChange: o, isReadOnly: s, children: c, droppedNote: l }) {
  return (0, G.jsxs)(`div`, {
    children: [
      (0, G.jsx)(Qe.Group, {
        id: e,
        label: t,
        description: r,
        error: i,
        withAsterisk: !0,
        readOnly: s,
        value: a,
        onChange: (e) => o(e === `yes` ? `yes` : `no`),
        children: (0, G.jsxs)(n, {
          gap: `lg`,
          mt: `xs`,
          children: [(0, G.jsx)(Qe, { value: `yes`, label: `Yes`, size: `md` }), (0, G.jsx)(Qe, { value: `no`, label: `No`, size: `md` })],
        }),
      }),
      (0, G.jsx)(`p`, { role: `status`, className: en.dropped, children: a === `no` ? l : void 0 }),
      a === `yes` && c !== void 0 && (0, G.jsx)(`div`, { className: en.followUp, children: c }),
    ],
  });
}
function nn({ field: e, context: t }) {
  let { values: n, errors: r, onChange: i } = t;
  if (e.type === `document`) return (0, G.jsx)(De, { field: e, context: t });
  if (e.type === `yesNo`) return (0, G.jsx)(rn, { field: e, context: t });
  if (e.type === `group`) return (0, G.jsx)(on, { field: e, context: t });
  let a = n[e.name];
  return (0, G.jsx)(sn, {
    field: e,
    value: typeof a == `string` ? a : ``,
    error: r[e.name]?.[0],
    firmName: t.firmName,
    onChange: (t) => i(e.name, t),
  });
}
function rn({ field: e, context: t }) {
  let n = t.values[e.name],
    r = e.whenYes.some((e) => an(e, t));
  return (0, G.jsx)(tn, {
    id: R(e.name),
    label: e.label,
    hint: e.hint,
    error: t.errors[e.name]?.[0],
    value: n === void 0 ? `` : n === !0 ? `yes` : `no`,
    onChange: (n) => t.onChange(e.name, n === `yes`),
    droppedNote: r ? `With No, this is not submitted: ${e.whenYes.map(({ label: e }) => e).join(`; `)}. It is kept here until you submit.` : void 0,
    children: (0, G.jsx)(i, { gap: `md`, children: e.whenYes.map((e) => (0, G.jsx)(nn, { field: e, context: t }, e.name)) }),
  });
}
function an(e, { values: t, documents: n, uploads: r }) {
  if (e.type === `document`)
    return r.some(({ fieldName: t }) => t === e.name) || n.some(({ fieldName: t, current: n }) => t === e.name && n !== void 0);
  let i = t[e.name];
  return typeof i == `object` ? Object.values(i).some((e) => e !== ``) : i !== void 0 && i !== ``;
}
function on({ field: e, context: t }) {
  let n = t.values[e.name],
    r = typeof n == `object` ? n : {};
  return (0, G.jsx)(q, {
    legend: e.label,
    id: R(e.name),
    children: (0, G.jsx)(i, {
      gap: `md`,
      children: e.fields.map((n) =>
        (0, G.jsx)(
          sn,
          {
            field: n,
            value: r[n.name] ?? ``,
            error: t.errors[n.name]?.[0],
            firmName: t.firmName,
            onChange: (i) => t.onChange(e.name, { ...r, [n.name]: i }),
          },
          n.name,
        ),
      ),
    }),
  });
}
function sn({ field: e, value: t, error: n, firmName: r, onChange: i }) {
  let a = { id: R(e.name), label: e.label, hint: e.hint, isOptional: e.optional ?? !1, error: n, value: t, onChange: i };
  switch (e.type) {
    case `text`:
      return e.fromFirm === void 0 ? (0, G.jsx)(ln, { field: e, props: a }) : (0, G.jsx)(un, { props: a, firmName: r });
    case `amount`:
      return (0, G.jsx)(te, { ...a });
    case `date`:
      return e.notInFuture ? (0, G.jsx)(cn, { props: a }) : (0, G.jsx)(ze, { ...a });
    case `select`:
      return (0, G.jsx)(le, { ...a, options: e.options });
    case `mapsLink`:
      return (0, G.jsx)(E, { ...a, type: `url`, inputMode: `url`, hint: e.hint ?? `Like https://maps.app.goo.gl/…` });
  }
}
function cn({ props: e }) {
  let [t] = (0, J.useState)(() => qe(new Date()));
  return (0, G.jsx)(ze, { ...e, max: t });
}
function ln({ field: e, props: t }) {
  return e.multiline ? (0, G.jsx)(ne, { ...t, maxLength: e.maxLength }) : (0, G.jsx)(E, { ...t, maxLength: e.maxLength });
}
function un({ props: e, firmName: t }) {
  return (0, G.jsx)(E, { ...e, value: t, isReadOnly: !0, hint: `From your member details. Write to ${k.contactEmail} if it has changed.` });
}
function dn(e, t) {
  return e.fields.flatMap((e) =>
    e.type === `document`
      ? [e.name]
      : e.type !== `yesNo` || t[e.name] !== !0
        ? []
        : e.whenYes.flatMap((e) => (e.type === `document` ? [e.name] : [])),
  );
}
function fn(e, t, n, r) {
  let i = dn(n, r);
  return Object.fromEntries(
    e.flatMap(({ draft: e, fieldName: n, state: r }) => (r.phase === `failed` && e.isSameAs(t) && i.includes(n) ? [[n, [r.message]]] : [])),
  );
}
var pn = 4e3,
  mn = {};
function hn({ draft: e, scheme: t, step: n, number: r, view: i, onSaved: c }) {
  let u = a.useUtils(),
    f = Ee(e),
    p = i?.answers ?? mn,
    [m, h] = (0, J.useState)(() => Ct(n, p, e.progress()?.steps[r])),
    [g, _] = (0, J.useState)({ lead: void 0, errors: {} }),
    [v, y] = (0, J.useState)(0),
    [b, x] = (0, J.useState)(`idle`),
    S = (0, J.useRef)({ content: ``, key: `` }),
    ee = s({
      networkMode: `always`,
      retry: !1,
      mutationFn: ({ answers: n, key: i }) =>
        e.run(
          (e) =>
            u.client.reimbursements.saveStep.mutate({ scheme: t.kind, reimbursementId: e, step: r, answers: n }, { context: { idempotencyKey: i } }),
          (e) => e.id,
        ),
    });
  function C(e, t) {
    (_({ lead: e, errors: t }), y((e) => e + 1));
  }
  async function w() {
    if (b === `waiting` || b === `saving`) return;
    (x(`waiting`), await z.settled(e));
    let t = e.id === void 0 ? i : (u.reimbursements.getOwn.getData({ reimbursementId: e.id }) ?? i),
      { answers: r, errors: a } = Tt(n, m, wt(t)),
      o = fn(z.list(), e, n, m);
    if (Object.keys({ ...a, ...o }).length > 0) return (x(`idle`), C(j.completeStep, { ...a, ...o }));
    if (t !== void 0 && te(t)) return T(t);
    await ne(r);
  }
  function te(e) {
    let t = e.steps[r - 1];
    return e.currentStep === r + 1 && t?.savedAt !== void 0 && Ot(n, m, e.answers);
  }
  function T(t) {
    (e.keep(xe(r)), x(`idle`), _({ lead: void 0, errors: {} }), V({ tone: `success`, message: j.stepSaved(r), durationMs: pn }), c(t));
  }
  async function ne(e) {
    x(`saving`);
    let t = JSON.stringify(e);
    S.current.content !== t && (S.current = { content: t, key: o() });
    try {
      let t = await ee.mutateAsync({ answers: e, key: S.current.key });
      ((S.current = { content: ``, key: `` }),
        u.reimbursements.getOwn.setData({ reimbursementId: t.id }, t),
        u.reimbursements.invalidate(),
        u.dossiers.invalidate(),
        T(t));
    } catch (e) {
      let t = l(e);
      x(d(e) ? `offline` : `idle`);
      let n = t.code === `step_incomplete` ? t.message : A.stepFailed(r, t.message);
      (C(n, t.fields), V({ tone: `error`, message: n, durationMs: pn }));
    }
  }
  let re = (0, J.useEffectEvent)(() => {
    b === `offline` && w();
  });
  (0, J.useEffect)(() => (window.addEventListener(`online`, re), () => window.removeEventListener(`online`, re)), []);
  let ie = f.filter(({ state: e }) => e.phase !== `failed`).map(({ file: e }) => e.name),
    ae = !Ot(n, m, p);
  return {
    values: m,
    uploads: f,
    errors: g.errors,
    lead: g.lead,
    attempt: v,
    waitingFor: ie,
    isDirty: ae,
    isWaiting: b === `waiting`,
    isSaving: b === `saving`,
    saveState: gn(b, ae || ie.length > 0),
    save: () => void w(),
    setValue(t, i) {
      let a = { ...m, [t]: i };
      (h(a), e.keep(Ot(n, a, p) ? xe(r) : Ce(r, a)));
    },
  };
}
function gn(e, t) {
  return e === `offline` ? `failed` : e === `idle` ? (t ? `unsaved` : `saved`) : `saving`;
}
function _n({ scheme: r, draft: a, id: o, view: s, firmName: l, step: u, number: d, isFromCheck: f }) {
  let p = D(),
    m = I(r),
    h = (e) => p(M(r.kind, { id: o, ...e })),
    g = hn({
      draft: a,
      scheme: r,
      step: u,
      number: d,
      view: s,
      onSaved: async (e) => {
        (o === void 0 && (await p(M(r.kind, { id: e.id, step: d }), { replace: !0 })), await h({ id: e.id, step: f ? m : d + 1 }));
      },
    }),
    { errors: _ } = g,
    v = Object.entries(_).flatMap(([e, t]) => t.map((t) => ({ text: t, fieldId: R(e) }))),
    y = { draft: a, firmName: l, values: g.values, errors: _, documents: s?.documents ?? [], uploads: g.uploads, onChange: g.setValue };
  return (0, G.jsxs)(Q, {
    scheme: r,
    id: o,
    children: [
      (0, G.jsx)(c, { title: `Step ${d} of ${m}: ${u.title}`, back: { to: M(r.kind, { id: o }), label: `All steps` }, hasError: g.lead !== void 0 }),
      (0, G.jsx)(Vt, { scheme: r, view: s, current: d, onOpen: (e) => void h({ step: e }) }),
      (0, G.jsxs)(`form`, {
        noValidate: !0,
        onSubmit: (e) => {
          (e.preventDefault(), g.save());
        },
        "aria-label": u.title,
        children: [
          (0, G.jsx)(Pe, { problems: v, ...(g.lead === void 0 ? {} : { lead: g.lead }), attempt: g.attempt }),
          (0, G.jsxs)(i, {
            gap: `lg`,
            children: [
              u.help !== void 0 && (0, G.jsx)(t, { children: u.help }),
              u.fields.map((e) => (0, G.jsx)(nn, { field: e, context: y }, e.name)),
              (0, G.jsx)(Fe, { state: g.saveState, savedAt: s?.updatedAt }),
              (0, G.jsxs)(n, {
                justify: `space-between`,
                gap: `sm`,
                children: [
                  (0, G.jsxs)(n, {
                    gap: `sm`,
                    children: [
                      (0, G.jsx)(e, {
                        type: `button`,
                        variant: `default`,
                        disabled: d === 1,
                        onClick: () => void h({ step: d - 1 }),
                        children: `Previous`,
                      }),
                      (0, G.jsx)(e, {
                        type: `submit`,
                        "aria-disabled": g.isWaiting || g.isSaving,
                        children: f ? `Save & return to your answers` : `Save & Next`,
                      }),
                    ],
                  }),
                  (0, G.jsx)(ct, { draft: a, view: s, onCleared: () => void p(M(r.kind, { id: o })) }),
                ],
              }),
            ],
          }),
        ],
      }),
      (0, G.jsx)(Ne, {
        isBusy: g.isWaiting || g.isSaving,
        ...(g.isWaiting && g.waitingFor.length > 0 ? { label: `Waiting for ${g.waitingFor.join(`, `)}` } : {}),
      }),
    ],
  });
}
function vn(e) {
  let { pathname: t, search: n } = fe(),
    r = D(),
    i = pe(),
    a = new URLSearchParams(n).get(`id`) ?? void 0,
    [o, s] = (0, J.useState)(a),
    [c, l] = (0, J.useState)(() => new Te({ ...e, reimbursementId: a })),
    u = (0, J.useSyncExternalStore)(c.subscribe, () => c.id);
  if (a !== o) {
    s(a);
    let t = a === void 0 && i === `POP`;
    a !== c.id && !t && l(new Te({ ...e, reimbursementId: a }));
  }
  return (
    (0, J.useEffect)(() => {
      if (u === void 0 || a !== void 0) return;
      let e = new URLSearchParams(n);
      (e.set(`id`, u), r(`${t}?${e}`, { replace: !0 }));
    }, [u, a, t, n, r]),
    { draft: c, id: u }
  );
}
var yn = 4e3;
function bn(e, t) {
  let n = (0, J.useRef)(void 0);
  (0, J.useEffect)(() => {
    if (n.current === e || (t === void 0 && e.id !== void 0)) return;
    n.current = e;
    let r = t?.state === `DRAFT` && t.steps.some(({ savedAt: e }) => e !== void 0) && !e.isStartedHere,
      i = e.progress()?.step ?? (r ? t.currentStep : void 0);
    i !== void 0 && V({ tone: `success`, message: A.welcomeBack(i), durationMs: yn });
  }, [e, t]);
}
function xn({ scheme: e, userId: t, firmName: n }) {
  let [r] = ue(),
    { draft: i, id: o } = vn({ userId: t, scheme: e.kind }),
    s = a.reimbursements.getOwn.useQuery({ reimbursementId: o ?? `` }, { enabled: o !== void 0 }),
    c = a.members.detail.useQuery(),
    u = o === void 0 ? void 0 : s.data;
  if ((bn(i, u), o !== void 0 && u === void 0 && !i.isStartedHere))
    return s.error === null
      ? (0, G.jsx)(Cn, { scheme: e })
      : (0, G.jsx)(wn, { scheme: e, message: l(s.error).message, onRetry: () => void s.refetch() });
  let d = Number(r.get(`step`) ?? `0`),
    f = r.get(`done`) === `1` || d === I(e);
  if (u !== void 0 && u.state !== `DRAFT`)
    return f && u.scheme === e.kind ? (0, G.jsx)(Gt, { scheme: e, view: u }) : (0, G.jsx)(de, { to: he(u), replace: !0 });
  if (u !== void 0 && u.scheme !== e.kind) return (0, G.jsx)(de, { to: he(u), replace: !0 });
  let p = c.data?.filingProblem;
  if (p !== void 0) return (0, G.jsx)(Tn, { scheme: e, reason: p, hasDraft: u !== void 0 });
  let m = { scheme: e, draft: i, id: o, view: u, firmName: n },
    h = B(e, d);
  return h === void 0
    ? d === I(e)
      ? (0, G.jsx)(Wt, { ...m })
      : (0, G.jsx)(Qt, { ...m })
    : (0, G.jsx)(_n, { ...m, step: h, number: d, isFromCheck: r.get(`from`) === `check` }, d);
}
var Sn = ({ typeLabel: e }) => `${e} reimbursement`;
function Cn({ scheme: e }) {
  return (0, G.jsxs)(G.Fragment, { children: [(0, G.jsx)(c, { title: Sn(e) }), (0, G.jsx)(Ae, { lines: 8 })] });
}
function wn({ scheme: e, message: t, onRetry: n }) {
  return (0, G.jsxs)(G.Fragment, {
    children: [(0, G.jsx)(c, { title: Sn(e), back: { to: N(e.kind), label: `Your reimbursements` } }), (0, G.jsx)(Me, { message: t, onRetry: n })],
  });
}
function Tn({ scheme: e, reason: n, hasDraft: r }) {
  return (0, G.jsxs)(i, {
    gap: `md`,
    children: [
      (0, G.jsx)(c, { title: `You cannot file at present`, back: { to: N(e.kind), label: `Your reimbursements` } }),
      (0, G.jsx)(P, { color: `orange`, children: n }),
      (0, G.jsxs)(t, {
        children: [
          `Write to `,
          (0, G.jsx)(F, { href: `mailto:${k.contactEmail}`, children: k.contactEmail }),
          ` about your membership.`,
          r && ` Your draft is kept as it is.`,
        ],
      }),
      (0, G.jsxs)(t, {
        children: [`What you have filed can still be read and answered: `, (0, G.jsx)(O, { to: N(e.kind), children: `your reimbursements` }), `.`],
      }),
    ],
  });
}
function En() {
  let { me: e, error: t, retry: n } = ae(),
    r = fe(),
    [i, a] = (0, J.useState)(),
    o = me(r.pathname);
  return (
    e?.isSignedIn === !0 && e !== i && a(e),
    e === void 0
      ? t === void 0
        ? (0, G.jsx)(T, {})
        : (0, G.jsx)(ie, { message: t, onRetry: n })
      : o === void 0
        ? (0, G.jsx)(oe, {})
        : e.isSignedIn && e.user.role !== `MEMBER`
          ? (0, G.jsx)(de, { to: e.home, replace: !0 })
          : !e.isSignedIn && i === void 0
            ? (0, G.jsx)(Dn, { loginPath: re(r) })
            : i === void 0
              ? (0, G.jsx)(T, {})
              : (0, G.jsx)(ge, { children: (0, G.jsx)(xn, { scheme: o, userId: i.user.id, firmName: i.firm?.name ?? `` }, o.kind) })
  );
}
function Dn({ loginPath: n }) {
  return (
    (0, J.useEffect)(() => {
      document.title = A.authenticationRequired;
    }, []),
    (0, G.jsx)(K, {
      component: `main`,
      size: `xs`,
      pt: 96,
      children: (0, G.jsx)(ee, {
        withBorder: !0,
        p: `xl`,
        children: (0, G.jsxs)(i, {
          align: `flex-start`,
          children: [
            (0, G.jsx)(r, { order: 1, children: A.authenticationRequired }),
            (0, G.jsx)(t, { children: A.logInFirst }),
            (0, G.jsx)(e, { component: O, to: n, children: A.goToLogin }),
          ],
        }),
      }),
    })
  );
}
export { En as WizardPage };
