import { a as e, n as t, t as n } from "./jsx-runtime-Wy9s6hX0.js";
import { M as r, O as i, P as a, S as o, c as s, d as c, l, r as u, t as d } from "./Box-1EkfdRjd.js";
import { r as f } from "./council-CQzFXpBu.js";
import { i as p, m } from "./CheckIcon-Cp5vdiKO.js";
import {
  F as h,
  I as g,
  L as _,
  N as v,
  P as y,
  c as b,
  f as x,
  l as ee,
  m as S,
  o as te,
  p as ne,
  r as re,
  u as ie,
} from "./council-mark-CuNWYdZm.js";
import { n as ae } from "./TextInput-BRzSLsR7.js";
import { t as oe } from "./use-resolved-styles-api-C6TysQin.js";
import { t as se } from "./Anchor-DauX0NFF.js";
import { a as ce, c as le, d as ue, f as de, i as fe, l as pe, o as C, p as me, r as he, s as ge, u as _e } from "./refusal-CRmr0DoL.js";
import { t as ve } from "./IconDownload-R_OTlAX5.js";
import { $ as ye, C as w, L as be, _t as xe, w as T } from "./index-D_iDA8SX.js";
import { c as E, d as D, f as Se, i as Ce, o as O, r as k, s as A, u as j } from "./schemas-Bvbep7Tl.js";
import { n as we } from "./confirm-dialog-CNoIJBvv.js";
import { i as M, n as N } from "./messages-6wCZD76-.js";
import { a as Te } from "./member-shell-h7iSdiE5.js";
import { t as Ee } from "./wrapping-button.module-C107XWdB.js";
var [De, P] = m(`Progress.Root component was not found in tree`),
  F = {
    root: `m_db6d6462`,
    section: `m_2242eb65`,
    "stripes-animation": `m_81a374bd`,
    "stripes-animation-vertical": `m_e0fb7a86`,
    label: `m_91e40b74`,
  },
  I = n(),
  L = u((e) => {
    let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = l(`ProgressLabel`, null, e),
      s = P();
    return (0, I.jsx)(d, { ...s.getStyles(`label`, { className: n, style: r, classNames: t, styles: i }), ...o });
  });
((L.classes = F), (L.displayName = `@mantine/core/ProgressLabel`));
var R = i((e, { size: t, radius: n, transitionDuration: i }) => ({
    root: {
      "--progress-size": a(t, `progress-size`),
      "--progress-radius": n === void 0 ? void 0 : r(n),
      "--progress-transition-duration": typeof i == `number` ? `${i}ms` : void 0,
    },
  })),
  z = u((e) => {
    let t = l(`ProgressRoot`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: c,
        autoContrast: u,
        transitionDuration: f,
        orientation: p,
        attributes: m,
        mod: h,
        ...g
      } = t,
      _ = s({
        name: `Progress`,
        classes: F,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: m,
        vars: c,
        varsResolver: R,
      });
    return (0, I.jsx)(De, {
      value: { getStyles: _, autoContrast: u },
      children: (0, I.jsx)(d, { mod: [{ orientation: p }, h], ..._(`root`), ...g }),
    });
  });
((z.classes = F), (z.varsResolver = R), (z.displayName = `@mantine/core/ProgressRoot`));
var Oe = { withAria: !0 },
  B = u((e) => {
    let {
        classNames: t,
        className: n,
        style: r,
        styles: i,
        vars: a,
        value: s,
        withAria: u,
        color: f,
        striped: p,
        animated: m,
        mod: h,
        ...g
      } = l(`ProgressSection`, Oe, e),
      _ = P(),
      v = c(),
      y = u ? { role: `progressbar`, "aria-valuemax": 100, "aria-valuemin": 0, "aria-valuenow": s, "aria-valuetext": `${s}%` } : {};
    return (0, I.jsx)(d, {
      ..._.getStyles(`section`, { className: n, classNames: t, styles: i, style: r }),
      ...g,
      ...y,
      mod: [{ striped: p || m, animated: m }, h],
      __vars: {
        "--progress-section-size": `${s}%`,
        "--progress-section-color": o(f, v),
        "--progress-label-color": xe(_.autoContrast, v) ? ae({ color: f, theme: v, autoContrast: _.autoContrast }) : void 0,
      },
    });
  });
((B.classes = F), (B.displayName = `@mantine/core/ProgressSection`));
var V = u((e) => {
  let t = l(`Progress`, null, e),
    { value: n, classNames: r, styles: i, vars: a, color: o, striped: s, animated: c, "aria-label": u, ...d } = t,
    { resolvedClassNames: f, resolvedStyles: p } = oe({ classNames: r, styles: i, props: t });
  return (0, I.jsx)(z, {
    classNames: f,
    styles: p,
    vars: a,
    ...d,
    children: (0, I.jsx)(B, { value: n, color: o, striped: s, animated: c, "aria-label": u }),
  });
});
((V.classes = F), (V.displayName = `@mantine/core/Progress`), (V.Section = B), (V.Root = z), (V.Label = L));
var ke = re(`outline`, `upload`, `Upload`, [
    [`path`, { d: `M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2`, key: `svg-0` }],
    [`path`, { d: `M7 9l5 -5l5 5`, key: `svg-1` }],
    [`path`, { d: `M12 4l0 12`, key: `svg-2` }],
  ]),
  H = e(t(), 1);
function Ae({ reimbursementId: e, title: t, file: n }) {
  let r = ge(n.mediaType) ? pe[n.mediaType].label : n.mediaType;
  return (0, I.jsx)(
    fe,
    {
      title: `${t}: ${n.name}`,
      pages: n.pages,
      pageUrl: (t) => ue(e, n.id, t),
      original: { href: _e(e, n.id), name: n.name, kind: r, sizeBytes: n.sizeBytes },
    },
    n.id,
  );
}
function je({ file: e, onClose: t, ...n }) {
  return (0, I.jsx)(be, {
    opened: e !== void 0,
    onClose: t,
    title: n.title,
    size: `xl`,
    closeButtonProps: { "aria-label": `Close` },
    children: e !== void 0 && (0, I.jsx)(Ae, { ...n, file: e }),
  });
}
function Me({ reimbursementId: e, label: t, files: n }) {
  let [r, i] = (0, H.useState)();
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(y, {
        component: `ul`,
        gap: 4,
        m: 0,
        p: 0,
        style: { listStyle: `none` },
        children: n.map((e) =>
          (0, I.jsxs)(
            _,
            {
              component: `li`,
              gap: `xs`,
              wrap: `wrap`,
              children: [
                (0, I.jsx)(g, { span: !0, style: { overflowWrap: `anywhere` }, children: e.name }),
                (0, I.jsxs)(g, { span: !0, size: `sm`, c: `dimmed`, children: [w(e.sizeBytes), `, `, T(e.pages, `page`)] }),
                (0, I.jsx)(h, { variant: `subtle`, size: `compact-sm`, "aria-label": `View ${e.name}`, onClick: () => i(e.id), children: `View` }),
              ],
            },
            e.id,
          ),
        ),
      }),
      (0, I.jsx)(je, { reimbursementId: e, title: t, file: n.find(({ id: e }) => e === r), onClose: () => i(void 0) }),
    ],
  });
}
var Ne = (e) => `change-step-${e}`;
function Pe({ scheme: e, view: t, missing: n = {}, hasChange: r = !1 }) {
  return (0, I.jsx)(y, {
    gap: `md`,
    children: e.steps.map((i, a) => {
      let o = a + 1;
      return (0, I.jsxs)(
        ye,
        {
          component: `section`,
          withBorder: !0,
          p: `md`,
          "aria-labelledby": `answers-${o}`,
          children: [
            (0, I.jsxs)(_, {
              justify: `space-between`,
              align: `baseline`,
              wrap: `nowrap`,
              mb: `xs`,
              children: [
                (0, I.jsxs)(v, { order: 3, size: `h4`, id: `answers-${o}`, children: [o, `. `, i.title] }),
                r &&
                  (0, I.jsxs)(se, {
                    component: f,
                    to: Te(e.kind, { id: t.id, step: o, from: `check` }),
                    id: Ne(o),
                    children: [`Change`, (0, I.jsxs)(`span`, { className: `portal-unseen`, children: [` `, `step `, o, `: `, i.title] })],
                  }),
              ],
            }),
            (0, I.jsx)(me, {
              isStacked: t.documents.some((e) => e.step === o),
              rows: [
                ...t.answerRows.filter((e) => e.step === o).map((e) => ({ label: e.label, value: de(e) })),
                ...t.documents.filter((e) => e.step === o && e.isApplicable).map((e) => Fe(t.id, e, n)),
              ],
            }),
          ],
        },
        i.title,
      );
    }),
  });
}
function Fe(e, t, n) {
  let [r] = n[t.fieldName] ?? [],
    i = t.current?.files ?? [];
  return {
    label: t.label,
    value: (0, I.jsxs)(y, {
      gap: 4,
      children: [
        i.length > 0 && (0, I.jsx)(Me, { reimbursementId: e, label: t.label, files: i }),
        i.length === 0 && r === void 0 && `Not provided`,
        r !== void 0 && (0, I.jsx)(g, { c: `var(--portal-error)`, children: r }),
      ],
    }),
  };
}
function Ie({ reimbursementId: e, label: t, isWantedAtOnce: n = !1 }) {
  let { dossier: r, error: i, isBuilding: a, request: o } = he(e, n);
  return r?.state === `ready`
    ? (0, I.jsxs)(`div`, {
        children: [
          (0, I.jsxs)(h, {
            component: `a`,
            href: _e(e, r.fileId),
            download: r.name,
            variant: `default`,
            classNames: Ee,
            leftSection: (0, I.jsx)(ve, { size: 18, "aria-hidden": `true` }),
            children: [t, ` (PDF, `, w(r.sizeBytes), `)`],
          }),
          (0, I.jsx)(g, { size: `sm`, role: `status`, children: `The PDF is ready.` }),
        ],
      })
    : (0, I.jsxs)(`div`, {
        children: [
          (0, I.jsx)(h, {
            variant: `default`,
            leftSection: (0, I.jsx)(ve, { size: 18, "aria-hidden": `true` }),
            "aria-disabled": a,
            onClick: () => !a && o(),
            children: a ? N.dossierBuilding : t,
          }),
          (0, I.jsx)(g, {
            size: `sm`,
            role: `status`,
            children: r?.state === `building` && r.total > 0 ? `${r.done} of ${r.total} documents done` : ``,
          }),
          i !== null && (0, I.jsx)(g, { size: `sm`, role: `alert`, c: `var(--portal-error)`, children: M.pdfFailed(te(i).message) }),
        ],
      });
}
var Le = 864e5,
  Re = Se([D(), Ce(), j(D(), D())]),
  ze = E({ fieldName: D(), name: D(), sizeBytes: A() }),
  Be = E({ savedAtMs: A(), step: O(), steps: j(D(), j(D(), Re)), files: k(ze) }),
  U = ({ userId: e, scheme: t, reimbursementId: n }) => `${t}_reimbursement_form_progress_${e}_${n ?? `new`}`;
function W(e, t, n) {
  let r = q(() => e.getItem(U(t)));
  if (r == null) return;
  let i = Be.safeParse(q(() => JSON.parse(r)));
  if (i.success && n - i.data.savedAtMs < 7 * Le) return i.data;
  G(e, t);
}
function Ve(e, t, n, r) {
  let i = { ...n(W(e, t, r) ?? { savedAtMs: r, step: 1, steps: {}, files: [] }), savedAtMs: r };
  if (Object.keys(i.steps).length === 0 && i.files.length === 0) return G(e, t);
  q(() => e.setItem(U(t), JSON.stringify(i)));
}
function G(e, t) {
  q(() => e.removeItem(U(t)));
}
function He(e, t, n, r) {
  let i = W(e, { ...t, reimbursementId: void 0 }, r);
  i !== void 0 && (Ve(e, { ...t, reimbursementId: n }, () => i, r), G(e, { ...t, reimbursementId: void 0 }));
}
var Ue = (e, t) => (n) => ({ ...n, step: e, steps: { ...n.steps, [e]: t } }),
  We = (e) => (t) => ({ ...t, steps: Object.fromEntries(Object.entries(t.steps).filter(([t]) => t !== String(e))) }),
  Ge = (e) => (t) => ({ ...t, files: [...t.files.filter((t) => !Ke(t, e)), e] }),
  K = (e) => (t) => ({ ...t, files: t.files.filter((t) => !Ke(t, e)) }),
  Ke = (e, t) => e.fieldName === t.fieldName && e.name === t.name;
function q(e) {
  try {
    return e();
  } catch {
    return;
  }
}
var qe = class {
    userId;
    scheme;
    isStartedHere;
    #e;
    #t = new Set();
    #n;
    #r;
    constructor(e, t = window.localStorage) {
      ((this.userId = e.userId),
        (this.scheme = e.scheme),
        (this.#n = e.reimbursementId),
        (this.isStartedHere = e.reimbursementId === void 0),
        (this.#e = t));
    }
    get id() {
      return this.#n;
    }
    subscribe = (e) => (this.#t.add(e), () => this.#t.delete(e));
    isSameAs(e) {
      return this === e || (this.#n !== void 0 && this.#n === e.id && this.userId === e.userId);
    }
    async run(e, t) {
      for (; this.#n === void 0 && this.#r !== void 0;) await this.#r;
      if (this.#n !== void 0) return e(this.#n);
      let n = e(void 0).then((e) => (this.#a(t(e)), e));
      this.#r = n.then(
        () => void 0,
        () => void 0,
      );
      try {
        return await n;
      } finally {
        this.#r = void 0;
      }
    }
    progress() {
      return W(this.#e, this.#i(), Date.now());
    }
    keep(e) {
      Ve(this.#e, this.#i(), e, Date.now());
    }
    forgetProgress() {
      G(this.#e, this.#i());
    }
    #i() {
      return { userId: this.userId, scheme: this.scheme, reimbursementId: this.#n };
    }
    #a(e) {
      (He(this.#e, this.#i(), e, Date.now()), (this.#n = e));
      for (let e of this.#t) e();
    }
  },
  Je = (e) => e.steps.length + 1,
  Ye = `Review and submit`,
  Xe = (e, t) => e.steps[t - 1],
  Ze = (e) => [...e.steps.map((e) => e.title), Ye];
function Qe(e, t, n) {
  return e.type === `document` ? [{ field: e, step: t, onlyIf: n }] : e.type === `yesNo` ? e.whenYes.flatMap((n) => Qe(n, t, e.name)) : [];
}
var $e = (e) => e.steps.flatMap((e, t) => e.fields.flatMap((e) => Qe(e, t + 1, void 0))),
  et = (e, t) => $e(e).find((e) => e.field.name === t),
  tt = (e, t) => e.onlyIf === void 0 || t[e.onlyIf] === !0,
  nt = (e, t) => $e(e).filter((e) => tt(e, t)),
  rt = (e) => `${e.type === `select` ? `Select` : e.type === `mapsLink` ? `Paste` : `Enter`} the ${we(e.label)}`;
function it(e, t) {
  let n = t[e.name];
  return n === void 0 || n.files === 0
    ? [[e.name, `Select the ${e.noun}`]]
    : n.pages < e.minPages
      ? [[e.name, `Add more ${e.noun}: ${n.pages} of at least ${e.minPages}`]]
      : [];
}
function J(e, t, n) {
  if (e.optional) return [];
  switch (e.type) {
    case `document`:
      return it(e, n);
    case `yesNo`:
      return t[e.name] === void 0 ? [[e.name, `Select Yes or No`]] : t[e.name] === !0 ? e.whenYes.flatMap((e) => J(e, t, n)) : [];
    case `group`: {
      let r = t[e.name],
        i = typeof r == `object` ? r : {};
      return e.fields.flatMap((e) => J(e, i, n));
    }
    default:
      return e.type === `text` && e.fromFirm ? [] : t[e.name] === void 0 ? [[e.name, rt(e)]] : [];
  }
}
var at = (e) => Object.fromEntries(e.map(([e, t]) => [e, [t]])),
  ot = (e, t, n) => at(e.fields.flatMap((e) => J(e, t, n)));
function st(e, t, n) {
  let r = e.steps.flatMap((e) => Object.entries(ot(e, t, n)));
  return Object.fromEntries(r.map(([t, r]) => [t, ct(e, t, r, n)]));
}
function ct(e, t, n, r) {
  let i = et(e, t)?.field;
  return i === void 0 || (r[t]?.files ?? 0) > 0 ? n : [N.fileMissing(i.missing, i.noun)];
}
function Y({ text: e, name: t, accept: n, isMultiple: r = !1, capture: i = !1, describedBy: a, isSmall: o = !1, buttonRef: s, onPick: c }) {
  let l = (0, H.useRef)(null);
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(h, {
        ref: s,
        variant: o ? `subtle` : `default`,
        size: o ? `compact-sm` : `sm`,
        leftSection: o ? void 0 : (0, I.jsx)(ke, { size: 18, "aria-hidden": `true` }),
        "aria-label": `${e}: ${t}`,
        "aria-describedby": a,
        onClick: () => l.current?.click(),
        children: e,
      }),
      (0, I.jsx)(`input`, {
        ref: l,
        type: `file`,
        hidden: !0,
        "aria-label": `${e}: ${t}`,
        accept: n,
        multiple: r,
        ...(i ? { capture: `environment` } : {}),
        onChange: (e) => {
          (c(e.currentTarget.files), (e.currentTarget.value = ``));
        },
      }),
    ],
  });
}
var X = {
  field: `_field_1tosh_1`,
  count: `_count_1tosh_12`,
  rows: `_rows_1tosh_18`,
  row: `_row_1tosh_18`,
  thumbnail: `_thumbnail_1tosh_46`,
  words: `_words_1tosh_53`,
  name: `_name_1tosh_59`,
  facts: `_facts_1tosh_64`,
  state: `_state_1tosh_70`,
  actions: `_actions_1tosh_83`,
  drop: `_drop_1tosh_95`,
  dropHint: `_dropHint_1tosh_112`,
};
function lt({ file: e, accept: t, onReplace: n, onRemove: r, onRetry: i, onView: a, onGone: o }) {
  let { key: s, name: c, state: l, viewUrl: u, thumbnail: d } = e;
  return (0, I.jsxs)(`li`, {
    className: X.row,
    "data-state": l.kind,
    children: [
      d !== void 0 && (0, I.jsx)(`img`, { className: X.thumbnail, src: d.src, alt: d.alt }),
      (0, I.jsxs)(`div`, {
        className: X.words,
        children: [
          (0, I.jsx)(`span`, { className: X.name, children: c }),
          (0, I.jsx)(`span`, { className: X.facts, children: pt(e) }),
          (0, I.jsx)(ut, { name: c, state: l }),
          l.kind === `uploading` && (0, I.jsx)(V, { value: l.percent, size: `sm`, "aria-hidden": `true` }),
        ],
      }),
      (0, I.jsxs)(`div`, {
        className: X.actions,
        children: [
          u !== void 0 &&
            l.kind === `ready` &&
            (0, I.jsx)(h, {
              component: `a`,
              href: u,
              target: `_blank`,
              rel: `noopener`,
              variant: `subtle`,
              size: `compact-sm`,
              "aria-label": `View ${c} (opens in a new tab)`,
              children: `View`,
            }),
          a !== void 0 &&
            l.kind === `ready` &&
            (0, I.jsx)(h, { variant: `subtle`, size: `compact-sm`, "aria-label": `View ${c}`, onClick: () => a(s), children: `View` }),
          l.kind === `problem` &&
            l.canRetry &&
            i !== void 0 &&
            (0, I.jsx)(h, { variant: `subtle`, size: `compact-sm`, "aria-label": `Try again: ${c}`, onClick: () => i(s), children: `Try again` }),
          n !== void 0 &&
            (l.kind === `ready` || l.kind === `problem`) &&
            (0, I.jsx)(Y, {
              isSmall: !0,
              text: `Replace`,
              name: c,
              accept: t,
              onPick: (e) => {
                let [t] = e ?? [];
                t !== void 0 && n(s, t);
              },
            }),
          r !== void 0 &&
            (0, I.jsx)(h, {
              variant: `subtle`,
              color: `red`,
              size: `compact-sm`,
              "aria-label": `Remove ${c}`,
              onClick: () => {
                (r?.(s), requestAnimationFrame(o));
              },
              children: `Remove`,
            }),
        ],
      }),
    ],
  });
}
function ut({ name: e, state: t }) {
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(`span`, { className: X.state, "aria-hidden": `true`, children: ft(t) }),
      (0, I.jsx)(`span`, {
        className: `portal-unseen`,
        role: t.kind === `problem` ? `alert` : `status`,
        children: t.kind === `problem` ? t.message : `${e}: ${dt[t.kind]}`,
      }),
    ],
  });
}
var dt = { waiting: `Waiting for the line`, uploading: `Uploading`, checking: `Checking`, ready: `Ready` };
function ft(e) {
  return e.kind === `uploading` ? `Uploading ${Math.floor(e.percent)}%` : e.kind === `problem` ? e.message : dt[e.kind];
}
var pt = ({ sizeBytes: e, pages: t }) => (t === void 0 ? w(e) : `${w(e)}, ${T(t, `page`)}`);
function mt(e) {
  let {
      id: t,
      label: n,
      hint: r,
      isOptional: i = !1,
      error: a,
      accept: o,
      isMultiple: s = !1,
      hasCamera: c = !1,
      countNote: l,
      files: u,
      isReadOnly: d = !1,
    } = e,
    { onChoose: f, onReplace: m, onRemove: h, onRetry: g, onView: _ } = e,
    v = (0, H.useId)(),
    y = (0, H.useId)(),
    b = (0, H.useId)(),
    x = (0, H.useRef)(null),
    ee = !d && (s || u.length === 0),
    S = a === void 0 ? y : `${y} ${b}`;
  return (0, I.jsxs)(`div`, {
    id: t,
    role: `group`,
    "aria-labelledby": v,
    "aria-describedby": S,
    className: X.field,
    "data-error": a !== void 0 || void 0,
    children: [
      (0, I.jsx)(p.Label, { component: `div`, labelElement: `div`, id: v, required: !i, children: i ? `${n} (optional)` : n }),
      (0, I.jsx)(p.Description, { component: `div`, id: y, children: r }),
      a !== void 0 && (0, I.jsx)(p.Error, { component: `div`, id: b, children: a }),
      l !== void 0 && (0, I.jsx)(`p`, { className: X.count, children: l }),
      u.length > 0 &&
        (0, I.jsx)(`ul`, {
          className: X.rows,
          "aria-label": `Files of ${n}`,
          children: u.map((e) =>
            (0, I.jsx)(
              lt,
              {
                file: e,
                accept: o,
                onReplace: d ? void 0 : m,
                onRetry: d ? void 0 : g,
                onView: _,
                onRemove: d || h === void 0 ? void 0 : (e) => h(e),
                onGone: () => x.current?.focus(),
              },
              e.key,
            ),
          ),
        }),
      ee && (0, I.jsx)(ht, { label: n, accept: o, isMultiple: s, hasCamera: c, describedBy: S, buttonRef: x, onChoose: f }),
    ],
  });
}
function ht({ label: e, accept: t, isMultiple: n, hasCamera: r, describedBy: i, buttonRef: a, onChoose: o }) {
  let [s, c] = (0, H.useState)(!1),
    l = (e) => {
      let t = [...(e ?? [])];
      t.length > 0 && o(n ? t : t.slice(0, 1));
    };
  return (0, I.jsxs)(`div`, {
    className: X.drop,
    "data-over": s || void 0,
    onDragOver: (e) => {
      (e.preventDefault(), c(!0));
    },
    onDragLeave: () => c(!1),
    onDrop: (e) => {
      (e.preventDefault(), c(!1), l(e.dataTransfer.files));
    },
    children: [
      (0, I.jsx)(Y, { text: n ? `Choose files` : `Choose file`, name: e, accept: t, isMultiple: n, describedBy: i, buttonRef: a, onPick: l }),
      r && (0, I.jsx)(Y, { text: `Take a photo`, name: e, accept: `image/*`, capture: !0, describedBy: i, onPick: l }),
      (0, I.jsxs)(`span`, { className: X.dropHint, children: [`or drop `, n ? `files` : `it`, ` here`] }),
    ],
  });
}
var gt = (e) => `field-${e}`,
  _t = { jpeg: `image/jpeg`, tiff: `image/tiff`, heif: `image/heic` };
function vt(e, t) {
  return e.size === 0 ? C.empty(e.name) : yt(e, t) ? (e.size > 5242880 ? C.tooLarge(e.name) : void 0) : C.wrongKind(e.name, t);
}
function yt({ name: e, type: t }, n) {
  let r = e.split(`.`).at(-1)?.toLowerCase() ?? ``;
  return Object.entries(pe)
    .filter(([, e]) => n === `pdf_or_image` || e.image)
    .some(([e, n]) => e === t || n.extension === r || _t[r] === e);
}
var bt = [1e3, 3e3, 8e3, 2e4],
  xt = E({ message: D(), code: D(), fields: j(D(), k(D())).catch({}) }),
  St = E({ reimbursementId: D(), version: O() }),
  Z = class extends Error {
    failure;
    constructor(e) {
      (super(e.message), (this.name = `UploadFailed`), (this.failure = e));
    }
  };
async function Ct(e) {
  for (let t = 0; ; t += 1)
    try {
      return await Tt(e);
    } catch (n) {
      let r = bt[t];
      if (r === void 0 || !(n instanceof Z) || !wt(n.failure)) throw n;
      (e.onProgress({ phase: `waiting` }), await Ot(r, e.signal));
    }
}
var wt = ({ httpStatus: e }) => e === 0 || e === 503;
function Tt({ url: e, file: t, idempotencyKey: n, signal: r, onProgress: i }) {
  return (
    r.throwIfAborted(),
    new Promise((a, o) => {
      let s = new XMLHttpRequest(),
        c = () => s.abort();
      (r.addEventListener(`abort`, c),
        (s.upload.onprogress = ({ loaded: e, total: t }) => i({ phase: `sending`, percent: t === 0 ? 0 : Math.floor((e / t) * 100) })),
        (s.upload.onload = () => i({ phase: `checking` })),
        (s.onabort = () => o(r.reason)),
        (s.onerror = () => o(new Z(Et(t.name)))),
        (s.onload = () => {
          ie(s.getResponseHeader(S));
          let e = St.safeParse(Q(s.responseText));
          if (s.status === 200 && e.success) return a(e.data);
          let n = Dt(s, t.name);
          (n.code === `token_not_valid` && ee(), o(new Z(n)));
        }),
        (s.onloadend = () => r.removeEventListener(`abort`, c)),
        s.open(`POST`, e),
        s.setRequestHeader(ne, `web`),
        s.setRequestHeader(`idempotency-key`, n));
      let l = new FormData();
      (l.append(`file`, t, t.name), s.send(l));
    })
  );
}
var Et = (e) => ({ code: ``, message: C.interrupted(e), fields: {}, httpStatus: 0 });
function Dt(e, t) {
  let n = xt.safeParse(Q(e.responseText));
  return n.success ? { ...n.data, httpStatus: e.status } : { ...Et(t), code: `internal`, httpStatus: e.status };
}
function Q(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Ot(e, t) {
  return new Promise((n, r) => {
    let i = new AbortController(),
      a = (e) => () => {
        (clearTimeout(o), i.abort(), e());
      },
      o = setTimeout(a(n), e);
    (window.addEventListener(`online`, a(n), { signal: i.signal }),
      t.addEventListener(
        `abort`,
        a(() => r(t.reason)),
        { signal: i.signal },
      ));
  });
}
var kt = ({ state: e }) => e.phase !== `failed`,
  At = class {
    #e;
    #t = new Set();
    #n = [];
    #r = [];
    #i = !1;
    constructor(e) {
      this.#e = e;
    }
    subscribe = (e) => (this.#t.add(e), () => this.#t.delete(e));
    list = () => this.#r;
    add(e, t, n) {
      let { draft: r, fieldName: i, isSingle: a } = e,
        o = this.#n.filter(({ upload: e }) => e.fieldName === i && e.draft.isSameAs(r));
      for (let { upload: e } of o) (a || !kt(e)) && this.cancel(e.key);
      let s = x(),
        c = { key: s, draft: r, fieldName: i, file: t, state: { phase: `queued` } };
      (r.keep(Ge({ fieldName: i, name: t.name, sizeBytes: t.size })),
        this.#u([...this.#n, { upload: c, stop: new AbortController(), idempotencyKey: s, onStored: n }]),
        this.#a());
    }
    retry(e) {
      (this.#l(e, { phase: `queued` }), this.#a());
    }
    cancel(e) {
      let t = this.#n.find(({ upload: t }) => t.key === e);
      t !== void 0 && (t.stop.abort(), this.#c(t));
    }
    async settled(e) {
      for (; this.#r.some((t) => kt(t) && t.draft.isSameAs(e));) await this.#d();
    }
    async #a() {
      if (!this.#i) {
        this.#i = !0;
        for (let e = this.#o(); e !== void 0; e = this.#o()) await this.#s(e);
        this.#i = !1;
      }
    }
    #o() {
      return this.#n.find(({ upload: e }) => e.state.phase === `queued`);
    }
    async #s(e) {
      let { key: t, draft: n, fieldName: r, file: i } = e.upload;
      try {
        (this.#l(t, { phase: `sending`, percent: 0 }),
          await n.run(
            (a) =>
              this.#e({
                url: `/uploads/${n.scheme}/${a ?? `new`}/${encodeURIComponent(r)}`,
                file: i,
                idempotencyKey: e.idempotencyKey,
                signal: e.stop.signal,
                onProgress: (e) => this.#l(t, e),
              }),
            (e) => e.reimbursementId,
          ),
          await e.onStored(),
          this.#c(e));
      } catch (n) {
        if (e.stop.signal.aborted) return;
        this.#l(t, Mt(n, i.name));
      }
    }
    #c(e) {
      let { draft: t, fieldName: n, file: r, key: i } = e.upload;
      (t.keep(K({ fieldName: n, name: r.name })), this.#u(this.#n.filter(({ upload: e }) => e.key !== i)));
    }
    #l(e, t) {
      this.#u(this.#n.map((n) => (n.upload.key === e ? { ...n, upload: { ...n.upload, state: t } } : n)));
    }
    #u(e) {
      ((this.#n = e), (this.#r = e.map(({ upload: e }) => e)));
      for (let e of this.#t) e();
    }
    #d() {
      return new Promise((e) => {
        let t = this.subscribe(() => {
          (t(), e());
        });
      });
    }
  },
  jt = (e) => e === 0 || e === 429 || e >= 500;
function Mt(e, t) {
  if (!(e instanceof Z)) return { phase: `failed`, message: C.interrupted(t), canRetry: !0 };
  let { fields: n, message: r, httpStatus: i } = e.failure,
    [a] = Object.values(n).flat();
  return { phase: `failed`, message: a ?? r, canRetry: jt(i) || i === 401 };
}
var $ = new At(Ct);
function Nt(e) {
  let t = (0, H.useSyncExternalStore)($.subscribe, $.list).filter((t) => t.draft.isSameAs(e)),
    n = t.some(({ state: e }) => e.phase !== `failed`);
  return (
    (0, H.useEffect)(() => {
      if (!n) return;
      let e = (e) => e.preventDefault();
      return (window.addEventListener(`beforeunload`, e), () => window.removeEventListener(`beforeunload`, e));
    }, [n]),
    t
  );
}
function Pt({ draft: e, field: t, document: n, uploads: r }) {
  let i = b.useUtils(),
    a = b.reimbursements.removeDocument.useMutation(),
    [o, s] = (0, H.useState)(() => It(e, t.name, r)),
    [c, l] = (0, H.useState)(),
    u = t.maxFiles === 1,
    d = r.filter(({ fieldName: e }) => e === t.name),
    f = n?.current?.files ?? [],
    p = u && d.length > 0 ? [] : f,
    m = () =>
      e.id === void 0
        ? Promise.resolve()
        : Promise.allSettled([
            i.reimbursements.getOwn.invalidate({ reimbursementId: e.id }),
            i.reimbursements.listOwn.invalidate(),
            i.dossiers.invalidate(),
          ]);
  function h(n) {
    l(void 0);
    let r = n.map((e) => ({ file: e, message: vt(e, t.accept) })),
      i = n.map(({ name: e }) => e),
      a = r.flatMap(({ file: e, message: t }) => (t === void 0 ? [] : [Ft(e.name, e.size, t)]));
    for (let n of o) (u || i.includes(n.name)) && e.keep(K({ fieldName: t.name, name: n.name }));
    s([...(u ? [] : o.filter(({ name: e }) => !i.includes(e))), ...a]);
    for (let { file: n, message: i } of r) i === void 0 && $.add({ draft: e, fieldName: t.name, isSingle: u }, n, m);
  }
  async function g(n) {
    if (e.id !== void 0) {
      l(void 0);
      try {
        let r = await a.mutateAsync({ scheme: e.scheme, reimbursementId: e.id, fieldName: t.name, fileId: n });
        (i.reimbursements.getOwn.setData({ reimbursementId: r.id }, r), i.dossiers.invalidate());
      } catch (e) {
        l(te(e).message);
      }
    }
  }
  let _ = [...p.map((e) => ({ kind: `stored`, key: e.id, file: e })), ...d.map((e) => ({ kind: `upload`, key: e.key, upload: e })), ...o];
  return {
    rows: _,
    error: c,
    pages: f.reduce((e, t) => e + t.pages, 0),
    choose: h,
    retry: (e) => $.retry(e),
    remove(n) {
      let r = _.find((e) => e.key === n);
      (r?.kind === `upload` && $.cancel(n),
        r?.kind === `stored` && g(n),
        r?.kind === `problem` && (e.keep(K({ fieldName: t.name, name: r.name })), s(o.filter((e) => e.key !== n))));
    },
    async replace(e, n) {
      let r = _.find((t) => t.key === e),
        i = vt(n, t.accept) !== void 0;
      (h([n]),
        u || i || r === void 0 || (r.kind === `stored` ? await g(e) : r.kind === `upload` ? $.cancel(e) : s((t) => t.filter((t) => t.key !== e))));
    },
  };
}
var Ft = (e, t, n) => ({ kind: `problem`, key: `problem-${e}`, name: e, sizeBytes: t, message: n });
function It(e, t, n) {
  return (e.progress()?.files ?? [])
    .filter((e) => e.fieldName === t && !n.some((n) => n.fieldName === t && n.file.name === e.name))
    .map(({ name: e, sizeBytes: t }) => Ft(e, t, M.needsReupload));
}
function Lt({ field: e, context: t, canRemove: n = !0 }) {
  let { draft: r, documents: i, uploads: a, errors: o } = t,
    s = i.find(({ fieldName: t }) => t === e.name),
    c = Pt({ draft: r, field: e, document: s, uploads: a }),
    [l, u] = (0, H.useState)(),
    d = e.maxFiles > 1,
    f = s?.current?.files.find(({ id: e }) => e === l);
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(mt, {
        id: gt(e.name),
        label: e.label,
        hint: Rt(e),
        isOptional: e.optional ?? !1,
        error: o[e.name]?.[0] ?? c.error,
        accept: ce(e.accept),
        isMultiple: d,
        hasCamera: !0,
        countNote: e.minPages > 1 ? `${c.pages} of at least ${e.minPages}` : void 0,
        files: c.rows.map((t, n) => zt(t, { label: e.noun, number: n + 1, reimbursementId: r.id, hasThumbnail: d })),
        onChoose: c.choose,
        onReplace: (e, t) => void c.replace(e, t),
        ...(n ? { onRemove: c.remove } : {}),
        onRetry: c.retry,
        onView: u,
      }),
      r.id !== void 0 && (0, I.jsx)(je, { reimbursementId: r.id, title: e.label, file: f, onClose: () => u(void 0) }),
    ],
  });
}
function Rt(e) {
  return [
    `${e.accept === `image` ? `JPG or PNG picture` : `PDF, JPG or PNG`}, ${`each file smaller than ${w(le).replace(`.0`, ``)}`}, with stamp and seal of the authority where it was issued.`,
    e.hint,
  ]
    .filter(Boolean)
    .join(` `);
}
function zt(e, { label: t, number: n, reimbursementId: r, hasThumbnail: i }) {
  if (e.kind === `problem`) return { key: e.key, name: e.name, sizeBytes: e.sizeBytes, state: { kind: `problem`, message: e.message } };
  if (e.kind === `upload`) return { key: e.key, name: e.upload.file.name, sizeBytes: e.upload.file.size, state: Bt(e.upload.state) };
  let { id: a, name: o, sizeBytes: s, pages: c } = e.file,
    l = i && r !== void 0 ? { src: ue(r, a, 1, 320), alt: `${t} ${n}` } : void 0;
  return { key: e.key, name: o, sizeBytes: s, pages: c, state: { kind: `ready` }, thumbnail: l };
}
function Bt(e) {
  return e.phase === `sending`
    ? { kind: `uploading`, percent: e.percent }
    : e.phase === `checking`
      ? { kind: `checking` }
      : e.phase === `failed`
        ? { kind: `problem`, message: e.message, canRetry: e.canRetry }
        : { kind: `waiting` };
}
export {
  Pe as _,
  nt as a,
  Ye as c,
  Je as d,
  Ze as f,
  Ie as g,
  We as h,
  gt as i,
  ot as l,
  Ue as m,
  $ as n,
  et as o,
  qe as p,
  Nt as r,
  Xe as s,
  Lt as t,
  st as u,
  Ne as v,
  Me as y,
};
