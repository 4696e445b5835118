import { d as e, h as t, p as n, r } from "./council-CQzFXpBu.js";
import { n as i, r as a, t as o } from "./addresses-Cta_7Uc2.js";
import { $ as s, B as c, C as l, E as u, L as d, R as f, V as p, b as m, et as h, r as g, s as _, z as ee } from "./index-D_iDA8SX.js";
import { B as v, F as y, I as b, L as x, N as S, P as C, c as w, n as te, o as T } from "./council-mark-CuNWYdZm.js";
import { i as ne } from "./list-words-Ct-HRfvK.js";
import { i as E, n as re } from "./states-C8WaN0e3.js";
import { a as D, i as O, n as k, o as ie, r as A, s as j, t as ae } from "./review-summary-BBnDZO_u.js";
import { t as M } from "./Grid-CN96MAnj.js";
import { a as N, n as P, t as oe } from "./jsx-runtime-Wy9s6hX0.js";
import { t as se } from "./history-BqFFQk1b.js";
import { c as ce, d as le, i as ue, r as F, s as de } from "./CheckIcon-Cp5vdiKO.js";
import { t as I } from "./Anchor-DauX0NFF.js";
import { M as fe, O as pe, P as L, S as me, V as he, c as ge, i as _e, l as R, o as ve, r as ye, t as z } from "./Box-1EkfdRjd.js";
import { n as be, r as B } from "./messages-6wCZD76-.js";
import { t as V } from "./List-D52kvyMs.js";
import { t as H } from "./IconDownload-R_OTlAX5.js";
import { t as xe } from "./status-tag-OtiJdLqq.js";
import { d as Se, i as Ce, l as we, n as Te, r as Ee, s as De, t as Oe, u as U } from "./refusal-CRmr0DoL.js";
import { t as ke } from "./SegmentedControl-BI26Y947.js";
import { t as Ae } from "./Radio-Bend-TXz.js";
import { t as je } from "./council-shell-DWumaZ08.js";
var W = N(P(), 1);
function Me(e = {}) {
  let t = e.timeout ?? 2e3,
    [n, r] = (0, W.useState)(null),
    [i, a] = (0, W.useState)(!1),
    o = (0, W.useRef)(null);
  (0, W.useEffect)(
    () => () => {
      window.clearTimeout(o.current);
    },
    [],
  );
  let s = (e) => {
    (window.clearTimeout(o.current), (o.current = window.setTimeout(() => a(!1), t)), a(e));
  };
  return {
    copy: (e) => {
      `clipboard` in navigator
        ? navigator.clipboard
            .writeText(e)
            .then(() => {
              (r(null), s(!0));
            })
            .catch((e) => r(e))
        : r(Error(`useClipboard: navigator.clipboard is not supported`));
    },
    reset: () => {
      (a(!1), r(null), window.clearTimeout(o.current));
    },
    error: n,
    copied: i,
  };
}
var G = oe(),
  Ne = { timeout: 1e3 };
function Pe(e) {
  let { children: t, timeout: n, value: r, ...i } = R(`CopyButton`, Ne, e),
    a = Me({ timeout: n });
  return (0, G.jsx)(G.Fragment, { children: t({ copy: () => a.copy(r), copied: a.copied, ...i }) });
}
Pe.displayName = `@mantine/core/CopyButton`;
var Fe = { root: `m_dc6f14e2` },
  Ie = pe((e, { size: t }) => ({ root: { "--kbd-fz": L(t, `kbd-fz`) } })),
  K = ye((e) => {
    let t = R(`Kbd`, null, e),
      { classNames: n, className: r, style: i, styles: a, unstyled: o, vars: s, attributes: c, ...l } = t,
      u = ge({
        name: `Kbd`,
        classes: Fe,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: c,
        vars: s,
        varsResolver: Ie,
      });
    return (0, G.jsx)(z, { component: `kbd`, ...u(`root`), ...l });
  });
((K.classes = Fe), (K.varsResolver = Ie), (K.displayName = `@mantine/core/Kbd`));
var Le = (0, W.createContext)(null),
  Re = { hiddenInputValuesSeparator: `,` },
  q = _e((e) => {
    let {
        value: t,
        defaultValue: n,
        onChange: r,
        size: i,
        wrapperProps: a,
        children: o,
        readOnly: s,
        name: c,
        hiddenInputValuesSeparator: l,
        hiddenInputProps: u,
        maxSelectedValues: d,
        disabled: f,
        ...m
      } = R(`SwitchGroup`, Re, e),
      [h, g] = ce({ value: t, defaultValue: n, finalValue: [], onChange: r }),
      _ = (e) => {
        let t = e.currentTarget.value;
        if (s) return;
        let n = h.includes(t);
        (!n && d && h.length >= d) || g(n ? h.filter((e) => e !== t) : [...h, t]);
      },
      ee = (e) => {
        if (f) return !0;
        if (!d) return !1;
        let t = h.includes(e),
          n = h.length >= d;
        return !t && n;
      },
      v = h.join(l);
    return (0, G.jsx)(Le, {
      value: { value: h, onChange: _, size: i, isDisabled: ee },
      children: (0, G.jsxs)(ue.Wrapper, {
        size: i,
        ...a,
        ...m,
        labelElement: `div`,
        __staticSelector: `SwitchGroup`,
        children: [(0, G.jsx)(p, { role: `group`, children: o }), (0, G.jsx)(`input`, { type: `hidden`, name: c, value: v, ...u })],
      }),
    });
  });
((q.classes = ue.Wrapper.classes), (q.displayName = `@mantine/core/SwitchGroup`));
var ze = { root: `m_5f93f3bb`, input: `m_926b4011`, track: `m_9307d992`, thumb: `m_93039a1d`, trackLabel: `m_8277e082` },
  Be = { labelPosition: `right`, withThumbIndicator: !0 },
  Ve = pe((e, { radius: t, color: n, size: r }) => ({
    root: {
      "--switch-radius": t === void 0 ? void 0 : fe(t),
      "--switch-height": L(r, `switch-height`),
      "--switch-width": L(r, `switch-width`),
      "--switch-thumb-size": L(r, `switch-thumb-size`),
      "--switch-label-font-size": L(r, `switch-label-font-size`),
      "--switch-track-label-padding": L(r, `switch-track-label-padding`),
      "--switch-color": n ? me(n, e) : void 0,
    },
  })),
  J = ye((e) => {
    let t = R(`Switch`, Be, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        color: c,
        label: l,
        offLabel: u,
        onLabel: d,
        id: f,
        size: p,
        radius: m,
        wrapperProps: h,
        thumbIcon: g,
        checked: _,
        defaultChecked: v,
        onChange: y,
        labelPosition: b,
        description: x,
        error: S,
        disabled: C,
        variant: w,
        rootRef: te,
        mod: T,
        withThumbIndicator: ne,
        attributes: E,
        ...re
      } = t,
      D = (0, W.use)(Le),
      O = p || D?.size,
      k = ge({
        name: `Switch`,
        props: t,
        classes: ze,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: E,
        vars: s,
        varsResolver: Ve,
      }),
      { styleProps: ie, rest: A } = ve(re),
      j = le(f),
      ae =
        [x ? `${j}-description` : void 0, S && typeof S != `boolean` ? `${j}-error` : void 0, A[`aria-describedby`]].filter(Boolean).join(` `) ||
        void 0,
      M = {
        checked: D?.value.includes(A.value) ?? _,
        onChange: (e) => {
          (D?.onChange(e), y?.(e));
        },
      },
      N = C || D?.isDisabled?.(A.value),
      [P, oe] = ce({ value: M.checked ?? _, defaultValue: v, finalValue: !1 });
    return (0, G.jsxs)(ee, {
      ...k(`root`),
      __staticSelector: `Switch`,
      __stylesApiProps: t,
      id: j,
      size: O,
      labelPosition: b,
      label: l,
      description: x,
      error: S,
      disabled: N,
      bodyElement: `label`,
      labelElement: `span`,
      classNames: n,
      styles: a,
      unstyled: o,
      "data-checked": M.checked,
      variant: w,
      ref: te,
      mod: T,
      attributes: E,
      inert: A.inert,
      ...ie,
      ...h,
      children: [
        (0, G.jsx)(`input`, {
          ...A,
          ...M,
          disabled: N,
          checked: P,
          "data-checked": M.checked,
          onChange: (e) => {
            A.readOnly || (M.onChange?.(e), oe(e.currentTarget.checked));
          },
          id: j,
          type: `checkbox`,
          role: `switch`,
          inert: A.inert,
          "aria-describedby": ae,
          ...k(`input`),
        }),
        (0, G.jsxs)(z, {
          "aria-hidden": `true`,
          component: `span`,
          mod: { error: S, "label-position": b, "without-labels": !d && !u },
          ...k(`track`),
          children: [
            (0, G.jsx)(z, { component: `span`, mod: { "reduce-motion": !0, "with-thumb-indicator": ne && !g }, ...k(`thumb`), children: g }),
            (0, G.jsx)(`span`, { ...k(`trackLabel`), children: P ? d : u }),
          ],
        }),
      ],
    });
  });
((J.classes = { ...ze, ...c }), (J.varsResolver = Ve), (J.displayName = `@mantine/core/Switch`), (J.Group = q));
function He({ isDirty: t, isBusy: n, onSave: r }) {
  let i = e(({ currentLocation: e, nextLocation: n }) => t && e.pathname !== n.pathname);
  if (
    ((0, W.useEffect)(() => {
      if (!t) return;
      let e = (e) => e.preventDefault();
      return (window.addEventListener(`beforeunload`, e), () => window.removeEventListener(`beforeunload`, e));
    }, [t]),
    i.state !== `blocked`)
  )
    return null;
  let { proceed: a, reset: o } = i;
  return (0, G.jsxs)(d, {
    opened: !0,
    onClose: o,
    title: `Leave without saving?`,
    children: [
      (0, G.jsx)(b, { children: `Your verdicts on this reimbursement are not saved yet.` }),
      (0, G.jsxs)(x, {
        mt: `lg`,
        justify: `flex-end`,
        children: [
          (0, G.jsx)(y, { variant: `default`, onClick: o, children: `Stay` }),
          (0, G.jsx)(y, { variant: `default`, color: `red`, onClick: a, children: `Leave without saving` }),
          (0, G.jsx)(y, { loading: n, onClick: () => void r().then((e) => (e ? a() : o())), children: `Save Draft and leave` }),
        ],
      }),
    ],
  });
}
var Ue = 5e3;
function We({ view: e, actions: t, isStale: n }) {
  let { outcome: r, refusal: i } = t,
    [a, o] = (0, W.useState)();
  (0, W.useEffect)(() => {
    let e = setTimeout(() => o(r), Ue);
    return () => clearTimeout(e);
  }, [r]);
  let s = r === a ? void 0 : r?.message;
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(`div`, {
        role: `status`,
        style: { position: s === void 0 ? `absolute` : `static` },
        children: s !== void 0 && (0, G.jsx)(F, { color: `green`, title: s }),
      }),
      r?.hasLeft && (0, G.jsx)(Ge, { view: e }),
      i !== void 0 && !n && (0, G.jsx)(F, { color: `red`, role: `alert`, title: i }),
    ],
  });
}
function Ge({ view: e }) {
  let { data: t } = w.reviews.list.useQuery({ scheme: e.scheme, show: `needs_me`, pageSize: 2 }),
    n = t?.rows.find(({ id: t }) => t !== e.id);
  return t === void 0
    ? null
    : n === void 0
      ? (0, G.jsx)(b, { children: `Nothing else waits for you in this list.` })
      : (0, G.jsx)(s, {
          withBorder: !0,
          p: `sm`,
          children: (0, G.jsxs)(x, {
            gap: `xs`,
            children: [
              (0, G.jsx)(I, { component: r, to: a(`council`, n.scheme, n.id), children: `Next claim` }),
              (0, G.jsxs)(b, { children: [n.id, `, `, n.firmName] }),
            ],
          }),
        });
}
var Ke = { status: ``, remark: `` },
  Y = ({ verdict: e }) => (e === void 0 ? Ke : { status: e.status, remark: e.remark }),
  X = (e, t) => t[e.fieldName] ?? Y(e),
  qe = (e, t) => e.status === t.status && e.remark === t.remark;
function Je(e, t, n) {
  let { [e.fieldName]: r, ...i } = t;
  return qe(n, Y(e)) ? i : { ...i, [e.fieldName]: n };
}
var Ye = (e) => Object.keys(e).length > 0,
  Z = (e) => Object.entries(e).map(([e, t]) => ({ fieldName: e, ...t })),
  Xe = (e, t) =>
    e
      .filter((e) => e.isApplicable)
      .map((e) => {
        let n = X(e, t);
        return { document: e, remark: n.remark.trim(), status: k(n) };
      }),
  Ze = (e, t) => Xe(e, t).filter(({ status: e }) => e !== `SUFFICIENT`),
  Q = (e, t) => Xe(e, t).filter(({ status: e }) => e === `DEFICIENT`);
function Qe(e, t) {
  return e.flatMap((e) => {
    let n = t[e.fieldName],
      r = Y(e);
    return n === void 0 || qe(n, r) ? [] : [{ document: e, mine: n, theirs: r }];
  });
}
var $e = `query-comment`;
function et({ view: e, edits: t, comment: n, onComment: r, onShare: i }) {
  let [a, o] = (0, W.useState)(!1),
    c = Q(e.documents, t);
  function l() {
    (o(!0), n.trim() === `` ? document.getElementById($e)?.focus() : i());
  }
  return (0, G.jsxs)(s, {
    component: `section`,
    withBorder: !0,
    p: `md`,
    "aria-labelledby": `dgft-query`,
    children: [
      (0, G.jsx)(S, { order: 2, size: `h4`, id: `dgft-query`, children: `Deficiency raised by DGFT` }),
      (0, G.jsx)(b, { mt: `xs`, style: { whiteSpace: `pre-wrap` }, children: e.dgftQuery ?? `Not provided` }),
      e.actions.includes(`council_share_query`) &&
        (0, G.jsxs)(G.Fragment, {
          children: [
            (0, G.jsx)(z, {
              mt: `md`,
              children: (0, G.jsx)(m, {
                id: $e,
                label: `Comment to the member`,
                hint: tt(c.map(({ document: e }) => e.label)),
                maxLength: 4e3,
                value: n,
                onChange: r,
                error: a && n.trim() === `` ? B.commentRequired : void 0,
              }),
            }),
            (0, G.jsx)(x, { mt: `md`, children: (0, G.jsx)(y, { onClick: l, children: `Share deficiencies with member` }) }),
          ],
        }),
    ],
  });
}
function tt(e) {
  return e.length > 0
    ? `Open for change: ${e.join(`; `)}.`
    : `Mark documents as Deficient to open only those for change; while none is marked, the member may change everything.`;
}
var nt = { bar: `_bar_1agrc_1` };
function rt({ actions: e, isDirty: t, isBusy: n, onForward: r, onSaveDraft: i, onCancel: a, onShare: o, onCloseReimbursement: s }) {
  return (0, G.jsxs)(x, {
    component: `section`,
    "aria-label": `Actions`,
    gap: `sm`,
    className: nt.bar,
    children: [
      e.includes(`forward`) && (0, G.jsx)(y, { onClick: r, "aria-disabled": n, children: `Forward to DGFT` }),
      e.includes(`council_draft`) && (0, G.jsx)(y, { variant: `default`, onClick: i, "aria-disabled": n, children: `Save Draft` }),
      (0, G.jsx)(y, { variant: `default`, onClick: a, children: `Cancel` }),
      e.includes(`council_share`) &&
        (0, G.jsx)(y, { variant: `default`, onClick: o, "aria-disabled": n, children: `Share deficiencies with member` }),
      e.includes(`council_close`) &&
        (0, G.jsx)(y, { variant: `subtle`, color: `red`, onClick: s, "aria-disabled": n, children: `Close reimbursement` }),
      t && (0, G.jsx)(`span`, { role: `status`, children: `Not saved yet` }),
    ],
  });
}
var it = `close-reason`;
function at({ view: e, isBusy: t, onConfirm: n, onClose: r }) {
  let [i, a] = (0, W.useState)(``),
    [o, s] = (0, W.useState)(!1),
    c = o && i.trim() === ``;
  function l() {
    (s(!0), i.trim() === `` ? document.getElementById(it)?.focus() : n(i));
  }
  return (0, G.jsxs)(d, {
    opened: !0,
    onClose: r,
    title: `Close ${e.id}`,
    size: `lg`,
    children: [
      (0, G.jsxs)(b, {
        children: [
          e.firm.name,
          ` is told, and nobody can go on with this reimbursement afterwards. It stays readable with its history. The firm may file a new one.`,
        ],
      }),
      (0, G.jsx)(z, {
        mt: `md`,
        children: (0, G.jsx)(m, { id: it, label: `Reason`, maxLength: 4e3, value: i, onChange: a, error: c ? B.reasonNeeded : void 0 }),
      }),
      (0, G.jsxs)(x, {
        mt: `lg`,
        justify: `flex-end`,
        children: [
          (0, G.jsx)(y, { variant: `default`, onClick: r, children: `Keep it open` }),
          (0, G.jsxs)(y, { color: `red`, loading: t, onClick: l, children: [`Close `, e.id] }),
        ],
      }),
    ],
  });
}
function ot({ view: e, edits: t, isBusy: n, onForward: r, onOpenDocument: i, onClose: a }) {
  let [o, s] = (0, W.useState)(``),
    c = Ze(e.documents, t),
    l = e.dgftQuery !== void 0 && e.state === `DEFICIENCY_DGFT`;
  return c.length > 0
    ? (0, G.jsxs)(d, {
        opened: !0,
        onClose: a,
        title: `Forward to DGFT`,
        children: [
          (0, G.jsx)(b, { role: `alert`, children: B.allMustBeSufficient }),
          (0, G.jsx)(V, {
            mt: `sm`,
            children: c.map(({ document: e, status: t }) =>
              (0, G.jsxs)(
                V.Item,
                {
                  children: [
                    (0, G.jsx)(I, { component: `button`, type: `button`, ta: `left`, onClick: () => i(e.fieldName), children: e.label }),
                    `: `,
                    A[t],
                  ],
                },
                e.fieldName,
              ),
            ),
          }),
          (0, G.jsx)(x, { mt: `lg`, justify: `flex-end`, children: (0, G.jsx)(y, { onClick: a, children: `Back to the review` }) }),
        ],
      })
    : (0, G.jsxs)(d, {
        opened: !0,
        onClose: a,
        title: `Forward to DGFT`,
        size: `lg`,
        children: [
          (0, G.jsxs)(b, {
            children: [
              e.id,
              ` of `,
              e.firm.name,
              `: every document is Sufficient. After forwarding, verdicts can no longer be changed unless DGFT raises a deficiency.`,
            ],
          }),
          (0, G.jsx)(z, {
            mt: `md`,
            children: (0, G.jsx)(m, {
              id: `forward-comment`,
              label: l ? `Answer to the query of DGFT` : `Recommendation to DGFT`,
              isOptional: !0,
              hint: `The officer reads it above the dossier; the member does not see it.`,
              maxLength: 4e3,
              value: o,
              onChange: s,
            }),
          }),
          (0, G.jsxs)(x, {
            mt: `lg`,
            justify: `flex-end`,
            children: [
              (0, G.jsx)(y, { variant: `default`, onClick: a, children: `Back to the review` }),
              (0, G.jsxs)(y, { loading: n, onClick: () => r(o), children: [`Forward `, e.id, ` to DGFT`] }),
            ],
          }),
        ],
      });
}
function st({ view: e, edits: t, comment: n, isBusy: r, onShare: i, onClose: a }) {
  let o = Q(e.documents, t),
    s = o.filter(({ remark: e }) => e === ``),
    c = s.length === 0 && (n !== void 0 || o.length > 0);
  return (0, G.jsxs)(d, {
    opened: !0,
    onClose: a,
    title: `Share deficiencies with member`,
    size: `lg`,
    children: [
      n === void 0 && o.length === 0 && (0, G.jsx)(b, { role: `alert`, children: B.flagOne }),
      s.length > 0 &&
        (0, G.jsx)(`div`, { role: `alert`, children: s.map(({ document: e }) => (0, G.jsx)(b, { children: B.remarkNeeded(e.label) }, e.fieldName)) }),
      c && (0, G.jsx)(ct, { view: e, comment: n, deficient: o }),
      (0, G.jsxs)(x, {
        mt: `lg`,
        justify: `flex-end`,
        children: [
          (0, G.jsx)(y, { variant: `default`, onClick: a, children: `Back to the review` }),
          c && (0, G.jsx)(y, { loading: r, onClick: i, children: lt(o.length) }),
        ],
      }),
    ],
  });
}
function ct({ view: e, comment: t, deficient: n }) {
  let { name: r, contactName: i, contactEmail: a } = e.firm;
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsxs)(b, {
        children: [
          `To `,
          i,
          ` of `,
          r,
          ` (`,
          a,
          `), in the portal. A mail names `,
          e.id,
          n.length > 0 && ` and these documents`,
          `, without your words.`,
        ],
      }),
      (0, G.jsx)(S, { order: 3, size: `h5`, mt: `md`, children: `The member will read` }),
      t !== void 0 && (0, G.jsx)(b, { style: { whiteSpace: `pre-wrap` }, children: t }),
      (0, G.jsx)(V, {
        mt: `xs`,
        children: n.map(({ document: e, remark: t }) =>
          (0, G.jsxs)(
            V.Item,
            { children: [(0, G.jsx)(b, { fw: 500, children: e.label }), (0, G.jsx)(b, { style: { whiteSpace: `pre-wrap` }, children: t })] },
            e.fieldName,
          ),
        ),
      }),
      (0, G.jsx)(b, {
        mt: `md`,
        children:
          n.length === 0
            ? `No document is flagged, so the member may change everything.`
            : `Only these documents open for change; every other verdict stands. The reimbursement then waits for the member's reply.`,
      }),
    ],
  });
}
function lt(e) {
  return e === 0 ? `Share the comment with the member` : `Share ${e} ${e === 1 ? `deficiency` : `deficiencies`} with the member`;
}
function ut({ view: e, edits: t, comment: n, dialog: r, actions: i, onOpenDocument: a, onClose: o }) {
  let s = { view: e, isBusy: i.isBusy, onClose: o },
    c = (e) => void e.then(o);
  switch (r) {
    case void 0:
      return null;
    case `share`:
      return (0, G.jsx)(st, { ...s, edits: t, onShare: () => c(i.share()) });
    case `query`:
      return (0, G.jsx)(st, { ...s, edits: t, comment: n, onShare: () => c(i.shareQuery(n)) });
    case `forward`:
      return (0, G.jsx)(ot, {
        ...s,
        edits: t,
        onForward: (e) => c(i.forward(e)),
        onOpenDocument: (e) => {
          (o(), a(e));
        },
      });
    case `close`:
      return (0, G.jsx)(at, { ...s, onConfirm: (e) => c(i.close(e)) });
  }
}
var dt = N(he(), 1),
  $ = { caption: `_caption_v4ovr_1`, table: `_table_v4ovr_9`, name: `_name_v4ovr_14`, open: `_open_v4ovr_20`, downloads: `_downloads_v4ovr_27` },
  ft = { "": `neutral`, SUFFICIENT: `green`, DEFICIENT: `orange` };
function pt({ view: e, edits: t, selected: n, onSelect: r }) {
  return (0, G.jsxs)(j, {
    className: $.table,
    verticalSpacing: `xs`,
    children: [
      (0, G.jsxs)(j.Caption, { className: $.caption, children: [`Documents of `, e.id] }),
      (0, G.jsx)(j.Thead, {
        children: (0, G.jsxs)(j.Tr, {
          children: [
            (0, G.jsx)(j.Th, { scope: `col`, children: `Documents` }),
            (0, G.jsx)(j.Th, { scope: `col`, children: `Download` }),
            (0, G.jsx)(j.Th, { scope: `col`, children: `Document Status` }),
          ],
        }),
      }),
      (0, G.jsx)(j.Tbody, {
        children: e.documents.map((i) =>
          (0, G.jsxs)(
            j.Tr,
            {
              "data-selected": i === n || void 0,
              children: [
                (0, G.jsxs)(j.Th, {
                  scope: `row`,
                  className: $.name,
                  children: [
                    (0, G.jsx)(v, { className: $.open, "aria-current": i === n ? `true` : void 0, onClick: () => r(i.fieldName), children: i.label }),
                    (0, G.jsx)(mt, { document: i, edits: t }),
                  ],
                }),
                (0, G.jsx)(j.Td, { children: (0, G.jsx)(ht, { view: e, document: i }) }),
                (0, G.jsx)(j.Td, { children: (0, G.jsx)(gt, { document: i, edits: t }) }),
              ],
            },
            i.fieldName,
          ),
        ),
      }),
    ],
  });
}
function mt({ document: e, edits: t }) {
  let { remark: n } = X(e, t);
  return (0, G.jsxs)(G.Fragment, {
    children: [
      e.verdict?.isReplacedSinceCheck && (0, G.jsx)(b, { size: `sm`, fw: 500, c: `orange`, children: `Replaced since last check` }),
      n.trim() !== `` && (0, G.jsx)(b, { size: `sm`, c: `dimmed`, lineClamp: 2, children: n }),
    ],
  });
}
function ht({ view: e, document: t }) {
  let n = t.current?.files ?? [];
  return n.length === 0
    ? (0, G.jsx)(de, {
        variant: `subtle`,
        disabled: !0,
        "aria-label": `Download ${t.label}: nothing was provided`,
        children: (0, G.jsx)(H, { size: 18 }),
      })
    : n.map((n) =>
        (0, G.jsx)(
          de,
          {
            variant: `subtle`,
            component: `a`,
            href: U(e.id, n.id),
            download: !0,
            "aria-label": `Download ${t.label}: ${n.name}`,
            children: (0, G.jsx)(H, { size: 18 }),
          },
          n.id,
        ),
      );
}
function gt({ document: e, edits: t }) {
  if (!e.isApplicable) return (0, G.jsx)(xe, { tone: `neutral`, children: `Not applicable` });
  let n = k(X(e, t));
  return (0, G.jsx)(xe, { tone: ft[n], children: A[n] });
}
function _t({ reimbursementId: e, document: t, onShowVersion: n }) {
  return (0, G.jsxs)(C, {
    gap: `md`,
    children: [
      t.deficiencies.length > 0 &&
        (0, G.jsxs)(`section`, {
          children: [
            (0, G.jsx)(S, { order: 3, size: `h5`, children: `Shared deficiencies and answers` }),
            (0, G.jsx)(V, {
              listStyleType: `none`,
              spacing: `xs`,
              children: t.deficiencies.map((e) =>
                (0, G.jsxs)(
                  V.Item,
                  {
                    children: [
                      (0, G.jsxs)(b, {
                        size: `sm`,
                        c: `dimmed`,
                        children: [`Round `, e.round, `, `, u(e.sharedAt), e.origin === `DGFT` ? `, on a query of DGFT` : ``],
                      }),
                      (0, G.jsx)(b, { style: { whiteSpace: `pre-wrap` }, children: e.remark }),
                      (0, G.jsx)(vt, { deficiency: e }),
                    ],
                  },
                  e.id,
                ),
              ),
            }),
          ],
        }),
      t.earlier.length > 0 &&
        (0, G.jsxs)(`section`, {
          children: [
            (0, G.jsx)(S, { order: 3, size: `h5`, children: `Earlier versions` }),
            (0, G.jsx)(V, {
              listStyleType: `none`,
              spacing: `xs`,
              children: t.earlier.map((t) =>
                (0, G.jsxs)(
                  V.Item,
                  {
                    children: [
                      (0, G.jsxs)(I, { component: `button`, type: `button`, onClick: () => n(t.version), children: [`Show version `, t.version] }),
                      ` `,
                      (0, G.jsxs)(b, { span: !0, size: `sm`, c: `dimmed`, children: [t.uploadedBy, `, `, u(t.uploadedAt)] }),
                      ` `,
                      t.files.map((t) => (0, G.jsx)(I, { href: U(e, t.id), download: !0, size: `sm`, me: `xs`, children: t.name }, t.id)),
                    ],
                  },
                  t.version,
                ),
              ),
            }),
          ],
        }),
    ],
  });
}
function vt({ deficiency: e }) {
  return e.isOpen || e.answeredAt === void 0
    ? (0, G.jsx)(b, { size: `sm`, fs: `italic`, children: `No answer yet` })
    : (0, G.jsxs)(b, { style: { whiteSpace: `pre-wrap` }, children: [`Answered `, u(e.answeredAt), `: `, e.answer ?? `with a new file`] });
}
function yt({ reimbursementId: e, document: t, children: n }) {
  let [r, i] = (0, W.useState)(),
    a = t.earlier.find(({ version: e }) => e === r) ?? t.current,
    o = a !== void 0 && a !== t.current;
  return (0, G.jsxs)(C, {
    component: `section`,
    gap: `md`,
    "aria-labelledby": `open-document`,
    children: [
      (0, G.jsx)(S, {
        order: 2,
        size: `h3`,
        id: `open-document`,
        tabIndex: -1,
        style: { scrollMarginBlockStart: `calc(var(--portal-bar-height) + 1rem)` },
        children: t.label,
      }),
      t.verdict?.isReplacedSinceCheck &&
        (0, G.jsx)(b, { fw: 500, children: `Replaced since last check: the verdict before was on an earlier version.` }),
      o &&
        (0, G.jsxs)(F, {
          color: `orange`,
          children: [
            `This is version `,
            a.version,
            `, which was replaced later.`,
            ` `,
            (0, G.jsx)(I, { component: `button`, type: `button`, onClick: () => i(void 0), children: `Back to the current version` }),
          ],
        }),
      a === void 0
        ? (0, G.jsx)(re, {
            title: t.isApplicable ? `No file was provided.` : `Not applicable: the member answered No to the question that asks for it.`,
          })
        : (0, G.jsx)(bt, { reimbursementId: e, label: t.label, version: a }, a.version),
      n,
      (0, G.jsx)(_t, { reimbursementId: e, document: t, onShowVersion: i }),
    ],
  });
}
function bt({ reimbursementId: e, label: t, version: n }) {
  let [r, i] = (0, W.useState)(n.files[0]?.id),
    a = n.files.find(({ id: e }) => e === r) ?? n.files[0];
  if (a === void 0) return null;
  let o = De(a.mediaType) ? we[a.mediaType].label : a.mediaType;
  return (0, G.jsxs)(C, {
    gap: `xs`,
    children: [
      (0, G.jsxs)(x, {
        justify: `space-between`,
        children: [
          (0, G.jsxs)(b, { size: `sm`, c: `dimmed`, children: [`Version `, n.version, `, `, n.uploadedBy, `, `, u(n.uploadedAt)] }),
          n.files.length > 1 &&
            (0, G.jsx)(ke, {
              size: `xs`,
              "aria-label": `Files of ${t}`,
              value: a.id,
              onChange: i,
              data: n.files.map(({ id: e }, t) => ({ value: e, label: `File ${t + 1}` })),
            }),
        ],
      }),
      (0, G.jsx)(
        Ce,
        {
          title: `${t}: ${a.name}`,
          pages: a.pages,
          pageUrl: (t) => Se(e, a.id, t),
          original: { href: U(e, a.id), name: a.name, kind: o, sizeBytes: a.sizeBytes },
        },
        a.id,
      ),
    ],
  });
}
function xt({ reimbursementId: e, label: t }) {
  let { dossier: n, error: r, isBuilding: i, request: a } = Ee(e);
  return n?.state === `ready`
    ? (0, G.jsxs)(y, {
        component: `a`,
        href: U(e, n.fileId),
        download: n.name,
        variant: `default`,
        leftSection: (0, G.jsx)(H, { size: 18 }),
        children: [t, ` (PDF, `, l(n.sizeBytes), `)`],
      })
    : (0, G.jsxs)(`div`, {
        children: [
          (0, G.jsx)(y, {
            variant: `default`,
            leftSection: (0, G.jsx)(H, { size: 18 }),
            "aria-disabled": i,
            onClick: () => !i && a(),
            children: i ? be.dossierBuilding : t,
          }),
          (0, G.jsx)(b, { size: `sm`, role: `status`, children: n?.state === `building` && n.total > 0 ? `${n.done} of ${n.total} documents` : `` }),
          r !== null && (0, G.jsx)(b, { size: `sm`, role: `alert`, children: T(r).message }),
        ],
      });
}
var St = { papers: `_papers_1lr6y_3` },
  Ct = {
    next: { key: `n`, label: `Next document` },
    previous: { key: `p`, label: `Previous document` },
    sufficient: { key: `s`, label: `Mark Sufficient` },
    deficient: { key: `d`, label: `Mark Deficient` },
    note: { key: `a`, label: `Add deficiency: go to the text` },
    help: { key: `?`, label: `Show these shortcuts` },
  },
  wt = `review-shortcuts`,
  Tt = new Set();
function Et(e) {
  return (Tt.add(e), () => Tt.delete(e));
}
function Dt() {
  return [
    (0, W.useSyncExternalStore)(Et, () => localStorage.getItem(wt) !== `off`),
    (e) => {
      localStorage.setItem(wt, e ? `on` : `off`);
      for (let e of Tt) e();
    },
  ];
}
var Ot = [`text`, `search`, `email`, `tel`, `url`, `number`, `password`, `date`];
function kt(e) {
  return e instanceof HTMLElement
    ? e.isContentEditable || e.closest(`[role=dialog],[role=alertdialog],[role=menu],[role=listbox]`) !== null
      ? !0
      : e instanceof HTMLTextAreaElement || e instanceof HTMLSelectElement || (e instanceof HTMLInputElement && Ot.includes(e.type))
    : !1;
}
function At(e) {
  let [t] = Dt(),
    n = (0, W.useRef)(e);
  ((0, W.useEffect)(() => {
    n.current = e;
  }),
    (0, W.useEffect)(() => {
      let e = (e) => {
        if (!t || e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || kt(e.target)) return;
        let r = Object.entries(Ct).find(([, { key: t }]) => t === e.key.toLowerCase());
        r !== void 0 && (e.preventDefault(), n.current(r[0]));
      };
      return (document.addEventListener(`keydown`, e), () => document.removeEventListener(`keydown`, e));
    }, [t]));
}
function jt({ onClose: e }) {
  let [t, n] = Dt();
  return (0, G.jsxs)(d, {
    opened: !0,
    onClose: e,
    title: `Keyboard shortcuts`,
    children: [
      (0, G.jsx)(J, { label: `Use single-key shortcuts`, checked: t, onChange: (e) => n(e.currentTarget.checked) }),
      (0, G.jsxs)(j, {
        mt: `md`,
        captionSide: `top`,
        children: [
          (0, G.jsx)(j.Caption, { ta: `start`, children: `They do nothing while you write in a field.` }),
          (0, G.jsx)(j.Thead, {
            children: (0, G.jsxs)(j.Tr, {
              children: [(0, G.jsx)(j.Th, { scope: `col`, children: `Key` }), (0, G.jsx)(j.Th, { scope: `col`, children: `What it does` })],
            }),
          }),
          (0, G.jsx)(j.Tbody, {
            children: Object.values(Ct).map(({ key: e, label: t }) =>
              (0, G.jsxs)(
                j.Tr,
                { children: [(0, G.jsx)(j.Td, { children: (0, G.jsx)(K, { children: e.toUpperCase() }) }), (0, G.jsx)(j.Td, { children: t })] },
                e,
              ),
            ),
          }),
        ],
      }),
    ],
  });
}
var Mt = { options: `_options_tqtla_1`, kept: `_kept_tqtla_8` },
  Nt = 4e3,
  Pt = (e) => O.some((t) => t === e);
function Ft({ label: e, value: t, note: n, disabled: r = !1, error: i, onChange: a, onNoteChange: o }) {
  let s = (0, W.useId)(),
    c = n.trim() !== ``,
    l = t === `DEFICIENT` || (t === `` && c);
  return (0, G.jsxs)(C, {
    gap: `sm`,
    children: [
      (0, G.jsx)(Ae.Group, {
        label: e,
        value: t,
        onChange: (e) => Pt(e) && a(e),
        children: (0, G.jsx)(`div`, { className: Mt.options, children: O.map((e) => (0, G.jsx)(Ae, { value: e, label: A[e], disabled: r }, e)) }),
      }),
      l &&
        (0, G.jsx)(f, {
          id: s,
          label: `Add deficiency`,
          description:
            t === ``
              ? `A deficiency in writing makes the document Deficient.`
              : `What is missing and what to send instead. The member reads it word for word once you share it.`,
          required: !0,
          autosize: !0,
          minRows: 3,
          maxLength: Nt,
          readOnly: r,
          value: n,
          error: i,
          onChange: (e) => o(e.currentTarget.value),
        }),
      t === `SUFFICIENT` && c && (0, G.jsxs)(b, { size: `sm`, c: `dimmed`, className: Mt.kept, children: [`Your note is kept and not shared: `, n] }),
    ],
  });
}
function It({ document: e, edits: t, isOpen: n, isAsked: r, onEdit: i }) {
  let { status: a, remark: o } = X(e, t),
    s = r && a === `DEFICIENT` && o.trim() === ``;
  return (0, G.jsx)(Ft, {
    label: `Document Status of ${e.label}`,
    value: a,
    note: o,
    disabled: !n,
    error: s ? B.remarkNeeded(e.label) : void 0,
    onChange: (e) => i({ status: e, remark: o }),
    onNoteChange: (e) => i({ status: a, remark: e }),
  });
}
var Lt = `(max-width: 74.99em)`;
function Rt({ review: e, view: t, selection: n, isAsked: r }) {
  let { selected: i, select: a, move: o } = n,
    [s, c] = (0, W.useState)(!1),
    [l, u] = (0, W.useState)(``),
    d = (0, W.useRef)(null),
    f = t.actions.includes(`council_draft`);
  function p(t) {
    i !== void 0 && f && i.isApplicable && (e.edit(i, { ...X(i, e.edits), status: t }), u(`${i.label}: ${A[t]}`));
  }
  function m() {
    ((0, dt.flushSync)(() => p(`DEFICIENT`)), d.current?.querySelector(`textarea`)?.focus());
  }
  function g(e) {
    if (((0, dt.flushSync)(() => a(e)), !window.matchMedia(Lt).matches)) return;
    let t = document.getElementById(`open-document`);
    (t?.focus({ preventScroll: !0 }), t?.scrollIntoView({ block: `start` }));
  }
  let _ = {
    next: () => u(o(1)?.label ?? ``),
    previous: () => u(o(-1)?.label ?? ``),
    sufficient: () => p(`SUFFICIENT`),
    deficient: () => p(`DEFICIENT`),
    note: m,
    help: () => c(!0),
  };
  return (
    At((e) => _[e]()),
    (0, G.jsxs)(M, {
      gap: `lg`,
      children: [
        (0, G.jsx)(M.Col, {
          span: { base: 12, lg: 5 },
          children: (0, G.jsxs)(C, {
            className: St.papers,
            children: [
              (0, G.jsxs)(x, {
                justify: `space-between`,
                children: [
                  (0, G.jsx)(xt, { reimbursementId: t.id, label: `Download all` }),
                  (0, G.jsx)(I, { component: `button`, type: `button`, onClick: () => c(!0), children: `Keyboard shortcuts (?)` }),
                ],
              }),
              (0, G.jsx)(pt, { view: t, edits: e.edits, selected: i, onSelect: g }),
            ],
          }),
        }),
        (0, G.jsx)(M.Col, {
          span: { base: 12, lg: 7 },
          ref: d,
          children:
            i !== void 0 &&
            (0, G.jsx)(
              yt,
              {
                reimbursementId: t.id,
                document: i,
                children: i.isApplicable && (0, G.jsx)(It, { document: i, edits: e.edits, isOpen: f, isAsked: r, onEdit: (t) => e.edit(i, t) }),
              },
              i.fieldName,
            ),
        }),
        (0, G.jsx)(h, { role: `status`, children: l }),
        s && (0, G.jsx)(jt, { onClose: () => c(!1) }),
      ],
    })
  );
}
function zt({ differences: e, onReload: t }) {
  return (0, G.jsxs)(F, {
    color: `orange`,
    role: `alert`,
    title: be.stale,
    children: [
      e.length > 0 && (0, G.jsx)(Vt, { differences: e, mineLabel: `Yours, not saved`, theirsLabel: `Saved now` }),
      (0, G.jsx)(y, { mt: `sm`, onClick: t, children: `Reload` }),
      e.length > 0 && (0, G.jsx)(b, { size: `sm`, mt: `xs`, children: `After reloading your own text is still shown here to copy or to use again.` }),
    ],
  });
}
function Bt({ kept: e, onUse: t, onDismiss: n }) {
  return e.length === 0
    ? null
    : (0, G.jsxs)(F, {
        color: `blue`,
        title: `What you had written before reloading`,
        children: [
          (0, G.jsx)(Vt, {
            differences: e,
            mineLabel: `Yours, not saved`,
            theirsLabel: `Saved by others`,
            actions: ({ document: e, mine: n }) =>
              (0, G.jsxs)(x, {
                gap: `xs`,
                wrap: `nowrap`,
                children: [
                  (0, G.jsx)(Pe, {
                    value: n.remark,
                    children: ({ copied: t, copy: r }) =>
                      (0, G.jsx)(y, {
                        size: `compact-sm`,
                        variant: `default`,
                        disabled: n.remark === ``,
                        onClick: r,
                        "aria-label": `${t ? `Copied` : `Copy text`}: your words on ${e.label}`,
                        children: t ? `Copied` : `Copy text`,
                      }),
                  }),
                  (0, G.jsx)(y, {
                    size: `compact-sm`,
                    variant: `default`,
                    onClick: () => t(e, n),
                    "aria-label": `Use mine on ${e.label}`,
                    children: `Use mine`,
                  }),
                ],
              }),
          }),
          (0, G.jsx)(y, { mt: `sm`, variant: `default`, onClick: n, children: `Dismiss` }),
        ],
      });
}
function Vt({ differences: e, mineLabel: t, theirsLabel: n, actions: r }) {
  return (0, G.jsx)(j.ScrollContainer, {
    minWidth: 480,
    children: (0, G.jsxs)(j, {
      captionSide: `top`,
      children: [
        (0, G.jsx)(j.Caption, { ta: `start`, children: `Verdicts that differ` }),
        (0, G.jsx)(j.Thead, {
          children: (0, G.jsxs)(j.Tr, {
            children: [
              (0, G.jsx)(j.Th, { scope: `col`, children: `Document` }),
              (0, G.jsx)(j.Th, { scope: `col`, children: t }),
              (0, G.jsx)(j.Th, { scope: `col`, children: n }),
              r && (0, G.jsx)(j.Th, { scope: `col`, children: `Actions` }),
            ],
          }),
        }),
        (0, G.jsx)(j.Tbody, {
          children: e.map((e) =>
            (0, G.jsxs)(
              j.Tr,
              {
                children: [
                  (0, G.jsx)(j.Th, { scope: `row`, children: e.document.label }),
                  (0, G.jsx)(j.Td, { children: Ht(e.mine) }),
                  (0, G.jsx)(j.Td, { children: Ht(e.theirs) }),
                  r && (0, G.jsx)(j.Td, { children: r(e) }),
                ],
              },
              e.document.fieldName,
            ),
          ),
        }),
      ],
    }),
  });
}
function Ht(e) {
  let t = A[k(e)];
  return e.remark.trim() === `` ? t : `${t}: ${e.remark}`;
}
var Ut = { failed: B.failed, network: B.networkError };
function Wt(e) {
  let t = w.reviews.save.useMutation(),
    n = w.reviews.share.useMutation(),
    r = w.reviews.shareDgftQuery.useMutation(),
    i = w.reviews.forward.useMutation(),
    a = w.reviews.close.useMutation(),
    [o, s] = (0, W.useState)(),
    [c, l] = (0, W.useState)(),
    { view: u, edits: d } = e,
    f = [t, n, r, i, a].some((e) => e.isPending),
    p = u === void 0 ? `` : g(u.scheme).listLabel,
    m = (e) => ({ reimbursementId: e.id, version: e.version });
  async function h(t, n) {
    if (u === void 0 || f) return !1;
    (s(void 0), l(void 0));
    try {
      await e.adopt(await t(u));
    } catch (t) {
      return (s(Te(t, n.onFailure ?? Ut)), Oe(T(t)) && (await e.showRefusal()), !1);
    }
    return (l(n), !0);
  }
  return {
    isBusy: f,
    refusal: o,
    outcome: c,
    dismissRefusal: () => s(void 0),
    saveDraft: () => h((e) => t.mutateAsync({ ...m(e), documents: Z(d) }), { message: B.draftSaved, hasLeft: !1 }),
    share: () => h((e) => n.mutateAsync({ ...m(e), documents: Z(d) }), { message: B.shared, hasLeft: !0 }),
    shareQuery: (t) => h((n) => r.mutateAsync({ ...m(n), comment: t, documents: Gt(n, e) }), { message: B.sharedWithMember, hasLeft: !0 }),
    forward: (n) =>
      h(
        async (r) => {
          let a = e.isDirty ? await t.mutateAsync({ ...m(r), documents: Z(d) }) : r;
          return (a !== r && (await e.adopt(a)), i.mutateAsync({ ...m(a), comment: n }));
        },
        { message: B.forwarded(p), hasLeft: !0, onFailure: { failed: B.forwardFailed(p), network: B.forwardNetworkError(p) } },
      ),
    close: (e) => h((t) => a.mutateAsync({ ...m(t), reason: e }), { message: `The reimbursement is closed.`, hasLeft: !0 }),
  };
}
function Gt(e, { edits: t }) {
  let n = Q(e.documents, t).map(({ document: e, status: t, remark: n }) => ({ fieldName: e.fieldName, status: t, remark: n })),
    r = Z(t).filter(({ fieldName: e }) => n.every((t) => t.fieldName !== e));
  return [...n, ...r];
}
var Kt = `document`;
function qt(e) {
  let t = new URL(window.location.href);
  (t.searchParams.set(Kt, e), window.history.replaceState(window.history.state, ``, t));
}
function Jt(e, t) {
  let [n, r] = (0, W.useState)(
      () => new URLSearchParams(window.location.search).get(Kt) ?? e.find((e) => e.isApplicable && X(e, t).status === ``)?.fieldName,
    ),
    i = e.find((e) => e.fieldName === n) ?? e[0];
  function a(e) {
    (r(e), qt(e));
  }
  function o(t) {
    let n = e.filter((e) => e.isApplicable),
      r = n[(n.findIndex((e) => e.fieldName === i?.fieldName) + t + n.length) % n.length];
    return (r !== void 0 && a(r.fieldName), r);
  }
  return { selected: i, select: a, move: o };
}
function Yt({ review: e, view: t, backTo: r }) {
  let { edits: i, isDirty: a } = e,
    o = Wt(e),
    s = Jt(t.documents, i),
    [c, l] = (0, W.useState)(),
    [u, d] = (0, W.useState)(!1),
    [f, p] = (0, W.useState)(``),
    m = n();
  function h(e) {
    (d(!0), l(e));
  }
  return (0, G.jsxs)(C, {
    gap: `lg`,
    children: [
      (0, G.jsx)(He, { isDirty: a, isBusy: o.isBusy, onSave: o.saveDraft }),
      (0, G.jsx)(We, { view: t, actions: o, isStale: e.stale !== void 0 }),
      e.stale !== void 0 &&
        (0, G.jsx)(zt, {
          differences: e.stale,
          onReload: () => {
            (o.dismissRefusal(), e.takeLatest());
          },
        }),
      (0, G.jsx)(Bt, { kept: e.kept, onUse: e.edit, onDismiss: e.forgetKept }),
      (0, G.jsx)(ae, { view: t }),
      t.dgftQuery !== void 0 &&
        t.state === `DEFICIENCY_DGFT` &&
        (0, G.jsx)(et, { view: t, edits: i, comment: f, onComment: p, onShare: () => h(`query`) }),
      (0, G.jsx)(Rt, { review: e, view: t, selection: s, isAsked: u }),
      (0, G.jsx)(rt, {
        actions: t.actions,
        isDirty: a,
        isBusy: o.isBusy,
        onForward: () => l(`forward`),
        onSaveDraft: () => void o.saveDraft(),
        onCancel: () => m(r),
        onShare: () => h(`share`),
        onCloseReimbursement: () => l(`close`),
      }),
      (0, G.jsxs)(M, {
        gap: `lg`,
        children: [
          (0, G.jsx)(M.Col, { span: { base: 12, lg: 6 }, children: (0, G.jsx)(D, { rows: t.answerRows }) }),
          (0, G.jsx)(M.Col, { span: { base: 12, lg: 6 }, children: (0, G.jsx)(se, { view: t }) }),
        ],
      }),
      (0, G.jsx)(ut, { view: t, edits: i, comment: f, dialog: c, actions: o, onOpenDocument: s.select, onClose: () => l(void 0) }),
    ],
  });
}
function Xt(e) {
  let t = w.reviews.get.useQuery({ reimbursementId: e }),
    n = w.useUtils(),
    [r, i] = (0, W.useState)({}),
    [a, o] = (0, W.useState)(),
    [s, c] = (0, W.useState)([]),
    l = t.data,
    u = a !== void 0 && l !== void 0 && l.version !== a.version,
    d = u ? a : l;
  return {
    query: t,
    view: d,
    edits: r,
    isDirty: Ye(r),
    stale: u ? Qe(l.documents, r) : void 0,
    kept: s,
    edit(e, t) {
      (o((e) => e ?? d), i((n) => Je(e, n, t)));
    },
    discardEdits() {
      (i({}), o(void 0));
    },
    takeLatest() {
      (c(l === void 0 ? [] : Qe(l.documents, r)), i({}), o(void 0));
    },
    forgetKept() {
      c([]);
    },
    async showRefusal() {
      (o((e) => e ?? d), await n.reviews.get.invalidate({ reimbursementId: e }));
    },
    async adopt(t) {
      (n.reviews.get.setData({ reimbursementId: e }, t),
        i({}),
        o(void 0),
        await Promise.all([n.reviews.invalidate(), n.notifications.invalidate(), n.dossiers.invalidate()]));
    },
  };
}
function Zt({ reimbursementId: e, backTo: t }) {
  let n = Xt(e),
    { view: r, query: i } = n;
  return r === void 0
    ? i.error === null
      ? (0, G.jsx)(E, { lines: 8 })
      : (0, G.jsx)(ie, { error: i.error, backTo: t, onRetry: () => void i.refetch() })
    : (0, G.jsx)(Yt, { review: n, view: r, backTo: t });
}
function Qt() {
  let { section: e = ``, id: n = `` } = t(),
    r = o(e),
    a = ne(r === void 0 ? `` : i(`council`, r.kind));
  return r === void 0
    ? (0, G.jsx)(_, {})
    : (0, G.jsxs)(je, {
        children: [
          (0, G.jsx)(te, { title: `${r.typeLabel} ${n}`, back: { label: `Back`, to: a } }),
          (0, G.jsx)(Zt, { reimbursementId: n, backTo: a }, n),
        ],
      });
}
export { Qt as ReviewDetailPage };
