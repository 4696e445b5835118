import { F as e, I as t, L as n, N as r, P as i, T as a, c as o, n as s, o as c } from "./council-mark-CuNWYdZm.js";
import { r as l } from "./CheckIcon-Cp5vdiKO.js";
import { a as u, n as d, r as f, t as p } from "./jsx-runtime-Wy9s6hX0.js";
import { t as m } from "./IconPlus-CRHSU1bM.js";
import { B as h, F as g, I as _, R as v, a as y, c as b, d as x, l as S, r as C, s as w, t as T } from "./Box-1EkfdRjd.js";
import { $ as ee, Ct as E, I as D, L as O, T as k, b as A, j as te, w as j, x as ne } from "./index-D_iDA8SX.js";
import { _ as M, t as N } from "./council-CQzFXpBu.js";
import { n as re, t as P } from "./get-base-value-byeI4hGZ.js";
import { i as ie, r as ae, t as F } from "./plain-line-DBFaefdJ.js";
import { t as oe } from "./error-summary-Cd51zCgV.js";
import { t as se } from "./List-D52kvyMs.js";
import { i as ce } from "./calendar-CZ4OFRrr.js";
import { t as le } from "./Anchor-DauX0NFF.js";
import { c as ue, d as de, n as I } from "./schemas-Bvbep7Tl.js";
import { t as fe } from "./coerce-CVyhAJqG.js";
import { t as pe } from "./data-list-Dw9Uv04F.js";
import { t as me } from "./pagination-ChxHGG0a.js";
import { t as he } from "./status-tag-OtiJdLqq.js";
import { t as L } from "./unbroken-JXUw7wGt.js";
import { t as ge } from "./TextInput-BRzSLsR7.js";
import { t as _e } from "./confirm-dialog-CNoIJBvv.js";
import { t as ve } from "./council-shell-DWumaZ08.js";
var R = p();
function ye(e) {
  if (e !== void 0) return typeof e == `number` ? v(e) : e;
}
function be({ spacing: e, verticalSpacing: t, cols: n, minColWidth: r, autoRows: i, selector: a }) {
  let o = x(),
    s = t === void 0 ? e : t,
    c = r !== void 0,
    l = _({
      "--sg-spacing-x": g(P(e)),
      "--sg-spacing-y": g(P(s)),
      "--sg-auto-rows": i,
      ...(c ? { "--sg-min-col-width": ye(r) } : { "--sg-cols": P(n)?.toString() }),
    }),
    u = h(o.breakpoints).reduce(
      (t, r) => (
        t[r] || (t[r] = {}),
        typeof e == `object` && e[r] !== void 0 && (t[r][`--sg-spacing-x`] = g(e[r])),
        typeof s == `object` && s[r] !== void 0 && (t[r][`--sg-spacing-y`] = g(s[r])),
        !c && typeof n == `object` && n[r] !== void 0 && (t[r][`--sg-cols`] = n[r]),
        t
      ),
      {},
    ),
    d = re(h(u), o.breakpoints)
      .filter((e) => h(u[e.value]).length > 0)
      .map((e) => ({ query: `(min-width: ${o.breakpoints[e.value]})`, styles: u[e.value] }));
  return (0, R.jsx)(w, { styles: l, media: d, selector: a });
}
function z(e) {
  return typeof e == `object` && e ? h(e) : [];
}
function xe(e) {
  return e.sort((e, t) => E(e) - E(t));
}
function Se({ spacing: e, verticalSpacing: t, cols: n, minColWidth: r }) {
  return xe(Array.from(new Set([...z(e), ...z(t), ...(r === void 0 ? z(n) : [])])));
}
function Ce({ spacing: e, verticalSpacing: t, cols: n, minColWidth: r, autoRows: i, selector: a }) {
  let o = t === void 0 ? e : t,
    s = r !== void 0,
    c = _({
      "--sg-spacing-x": g(P(e)),
      "--sg-spacing-y": g(P(o)),
      "--sg-auto-rows": i,
      ...(s ? { "--sg-min-col-width": ye(r) } : { "--sg-cols": P(n)?.toString() }),
    }),
    l = Se({ spacing: e, verticalSpacing: t, cols: n, minColWidth: r }),
    u = l.reduce(
      (t, r) => (
        t[r] || (t[r] = {}),
        typeof e == `object` && e[r] !== void 0 && (t[r][`--sg-spacing-x`] = g(e[r])),
        typeof o == `object` && o[r] !== void 0 && (t[r][`--sg-spacing-y`] = g(o[r])),
        !s && typeof n == `object` && n[r] !== void 0 && (t[r][`--sg-cols`] = n[r]),
        t
      ),
      {},
    ),
    d = l.map((e) => ({ query: `simple-grid (min-width: ${e})`, styles: u[e] }));
  return (0, R.jsx)(w, { styles: c, container: d, selector: a });
}
var we = { container: `m_925c2d2c`, root: `m_2415a157` },
  Te = { cols: 1, spacing: `md`, type: `media` },
  B = C((e) => {
    let t = S(`SimpleGrid`, Te, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        cols: c,
        verticalSpacing: l,
        spacing: u,
        type: d,
        minColWidth: f,
        autoFlow: p,
        autoRows: m,
        attributes: h,
        ...g
      } = t,
      _ = b({ name: `SimpleGrid`, classes: we, props: t, className: r, style: i, classNames: n, styles: a, unstyled: o, attributes: h, vars: s }),
      v = y(),
      x = f === void 0 ? void 0 : p || `auto-fill`;
    return d === `container`
      ? (0, R.jsxs)(R.Fragment, {
          children: [
            (0, R.jsx)(Ce, { ...t, selector: `.${v}` }),
            (0, R.jsx)(`div`, { ..._(`container`), children: (0, R.jsx)(T, { ..._(`root`, { className: v }), ...g, "data-auto-cols": x }) }),
          ],
        })
      : (0, R.jsxs)(R.Fragment, {
          children: [(0, R.jsx)(be, { ...t, selector: `.${v}` }), (0, R.jsx)(T, { ..._(`root`, { className: v }), ...g, "data-auto-cols": x })],
        });
  });
((B.classes = we), (B.displayName = `@mantine/core/SimpleGrid`));
var V = u(d(), 1),
  H = {
    firmNotFound: `No such firm.`,
    gstTaken: `Another firm has this GST number.`,
    emailTaken: `Another login has this e-mail address.`,
    firmAdded: `The firm was added. Its activation mail is on the way.`,
    alreadyActive: `This firm has activated its login already.`,
    resent: `The activation mail is on the way.`,
    firmChangedElsewhere: `This firm was changed by someone else. Reload to see the latest version.`,
    firmSaved: `The firm was saved.`,
    firmSavedWithActivation: `The firm was saved. An activation mail is on the way to the new address.`,
    reasonNeeded: `Enter the reason; it is kept with the firm.`,
    deactivated: (e) => `${e} was deactivated. Nobody of the firm is signed in any more.`,
    reactivated: (e) => `${e} was reactivated. Its people can sign in again.`,
    alreadyDeactivated: `This firm is deactivated already.`,
    notDeactivated: `This firm is not deactivated.`,
    deactivatedNoMail: `This firm is deactivated. Reactivate it before a mail is sent.`,
    dateForm: (e) => `${e} must be a date, like 31-03-2027`,
    endBeforeStart: `The membership must not end before it starts`,
    phoneForm: `Enter a phone number, like +91 98765 43210`,
    membershipExpired: (e) => `Your membership ended on ${e}. Renew it with ${N.shortName} to file; everything you have saved is kept.`,
    membershipNotStarted: (e) => `Your membership starts on ${e}. You can file from that day.`,
  },
  Ee = `deactivation-reason`;
function De({ firm: r, onDone: i, onClose: a }) {
  let [s, u] = (0, V.useState)(``),
    [d, f] = (0, V.useState)(!1),
    p = o.useUtils(),
    m = o.members.deactivateFirm.useMutation({
      onSuccess: ({ message: e }) => i({ message: e, warnings: [] }),
      onSettled: () => p.members.invalidate(),
    }),
    h = d && s.trim() === ``;
  function g() {
    (f(!0), s.trim() === `` ? document.getElementById(Ee)?.focus() : m.isPending || m.mutate({ firmId: r.id, version: r.version, reason: s }));
  }
  return (0, R.jsxs)(O, {
    opened: !0,
    onClose: a,
    title: `Deactivate ${r.name}`,
    size: `lg`,
    children: [
      (0, R.jsx)(t, {
        children: `Everybody of this firm is signed out at once and cannot sign in any more; the login page tells them whom to ask. What the firm filed stays. You can reactivate it at any time.`,
      }),
      m.error !== null && (0, R.jsx)(l, { color: `red`, role: `alert`, mt: `md`, title: c(m.error).message }),
      (0, R.jsx)(T, {
        mt: `md`,
        children: (0, R.jsx)(A, {
          id: Ee,
          label: `Reason`,
          hint: `Only the council sees it.`,
          maxLength: 1e3,
          value: s,
          onChange: u,
          error: h ? H.reasonNeeded : void 0,
        }),
      }),
      (0, R.jsxs)(n, {
        mt: `lg`,
        justify: `flex-end`,
        children: [
          (0, R.jsx)(e, { variant: `default`, onClick: a, children: `Cancel` }),
          (0, R.jsx)(e, { color: `red`, loading: m.isPending, onClick: g, children: `Deactivate the firm` }),
        ],
      }),
    ],
  });
}
var Oe = `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ`,
  ke = /^[0-9]{2}[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
  Ae = (e) => (Number(e) >= 1 && Number(e) <= 38) || e === `97`,
  je = (e) => e.replaceAll(/\s/g, ``).toUpperCase();
function Me(e) {
  let t = 0;
  for (let [n, r] of [...e].entries()) {
    let e = Oe.indexOf(r);
    if (e < 0) return;
    let i = e * (n % 2 == 0 ? 1 : 2);
    t += Math.floor(i / 36) + (i % 36);
  }
  return Oe[(36 - (t % 36)) % 36];
}
function Ne(e) {
  let t = je(e);
  if (t.length !== 15) return `A GST number has 15 characters; this one has ${t.length}. Check it.`;
  if (!ke.test(t)) return `This does not look like a GST number, such as 27AAPFU0939F1ZV. Check it.`;
  if (!Ae(t.slice(0, 2))) return `No state has the code ${t.slice(0, 2)}. Check the first two digits of the GST number.`;
  if (Me(t.slice(0, -1)) !== t.at(-1)) return `The last character of this GST number does not match the others. Check it for a slip.`;
}
var Pe = [
  { name: `firmName`, label: `Firm name`, kind: `text` },
  { name: `gstNo`, label: `GST number`, kind: `text` },
  { name: `membershipStartOn`, label: `Start date`, kind: `date` },
  { name: `membershipEndOn`, label: `End date`, kind: `date` },
  { name: `contactName`, label: `Contact name`, kind: `text` },
  { name: `contactEmail`, label: `Contact e-mail`, kind: `email` },
  { name: `contactPhone`, label: `Contact phone`, kind: `tel` },
];
function Fe(e) {
  if (!/^[0-9a-zA-Z-]+$/.test(e)) throw Error(`[@mantine/use-form] Form name "${e}" is invalid, it should contain only letters, numbers and dashes`);
}
var Ie = typeof window < `u` ? V.useLayoutEffect : V.useEffect;
function U(e, t) {
  Ie(() => {
    if (e) return (window.addEventListener(e, t), () => window.removeEventListener(e, t));
  }, [e]);
}
function Le(e, t) {
  (e && Fe(e),
    U(`mantine-form:${e}:set-field-value`, (e) => t.setFieldValue(e.detail.path, e.detail.value)),
    U(`mantine-form:${e}:set-values`, (e) => t.setValues(e.detail)),
    U(`mantine-form:${e}:set-initial-values`, (e) => t.setInitialValues(e.detail)),
    U(`mantine-form:${e}:set-errors`, (e) => t.setErrors(e.detail)),
    U(`mantine-form:${e}:set-field-error`, (e) => t.setFieldError(e.detail.path, e.detail.error)),
    U(`mantine-form:${e}:clear-field-error`, (e) => t.clearFieldError(e.detail)),
    U(`mantine-form:${e}:clear-errors`, t.clearErrors),
    U(`mantine-form:${e}:reset`, t.reset),
    U(`mantine-form:${e}:validate`, t.validate),
    U(`mantine-form:${e}:validate-field`, (e) => t.validateField(e.detail)),
    U(`mantine-form:${e}:reorder-list-item`, (e) => t.reorderListItem(e.detail.path, e.detail.payload)),
    U(`mantine-form:${e}:remove-list-item`, (e) => t.removeListItem(e.detail.path, e.detail.index)),
    U(`mantine-form:${e}:insert-list-item`, (e) => t.insertListItem(e.detail.path, e.detail.item, e.detail.index)),
    U(`mantine-form:${e}:set-dirty`, (e) => t.setDirty(e.detail)),
    U(`mantine-form:${e}:set-touched`, (e) => t.setTouched(e.detail)),
    U(`mantine-form:${e}:reset-dirty`, (e) => t.resetDirty(e.detail)),
    U(`mantine-form:${e}:reset-touched`, t.resetTouched));
}
function W(e) {
  return typeof e != `object` || !e
    ? {}
    : Object.keys(e).reduce((t, n) => {
        let r = e[n];
        return (r != null && r !== !1 && (t[n] = r), t);
      }, {});
}
var Re = new Set([`__proto__`, `constructor`, `prototype`]);
function ze(e) {
  if (typeof e != `string`) return [];
  let t = e.split(`.`);
  return t.some((e) => Re.has(e)) ? [] : t;
}
function G(e, t) {
  let n = ze(e);
  if (n.length === 0 || typeof t != `object` || !t) return;
  let r = t[n[0]];
  for (let e = 1; e < n.length && r != null; e += 1) r = r[n[e]];
  return r;
}
var K = Symbol(`root-rule`);
function q(e) {
  let t = W(e);
  return { hasErrors: Object.keys(t).length > 0, errors: t };
}
function Be(e, t, n, r, i = ``, a = {}) {
  if (typeof e != `object` || !e) return a;
  let o = [],
    s = [];
  for (let c of Object.keys(e)) {
    let l = e[c],
      u = `${i === `` ? `` : `${i}.`}${c}`,
      d = G(u, t),
      f = !1;
    if (typeof l == `function`) {
      let e = l(d, t, u, r);
      e instanceof Promise ? o.push({ rulePath: u, promise: e }) : (a[u] = e);
    }
    if (typeof l == `object` && Array.isArray(d)) {
      f = !0;
      for (let e = 0; e < d.length; e++) {
        let i = Be(l, t, n, r, `${u}.${e}`, a);
        i instanceof Promise && s.push(i);
      }
      if (K in l) {
        let e = l[K](d, t, u, r);
        e instanceof Promise ? o.push({ rulePath: u, promise: e }) : (a[u] = e);
      }
    }
    if (typeof l == `object` && typeof d == `object` && d) {
      if (!f) {
        let e = Be(l, t, n, r, u, a);
        e instanceof Promise && s.push(e);
      }
      if (K in l) {
        let e = l[K](d, t, u, r);
        e instanceof Promise ? o.push({ rulePath: u, promise: e }) : (a[u] = e);
      }
    }
  }
  return o.length === 0 && s.length === 0
    ? a
    : (async () => (
        await Promise.all(s),
        o.length > 0 &&
          (await Promise.allSettled(o.map((e) => e.promise))).forEach((e, t) => {
            let { rulePath: r } = o[t];
            a[r] = e.status === `fulfilled` ? e.value : n(e.reason);
          }),
        a
      ))();
}
var Ve = (e) => (e instanceof Error ? e.message : String(e));
function J(e, t, n = Ve, r = new AbortController().signal) {
  if (typeof e == `function`) {
    let n = e(t);
    return n instanceof Promise ? n.then(q) : q(n);
  }
  let i = Be(e, t, n, r);
  return i instanceof Promise ? i.then(q) : q(i);
}
var He = `__MANTINE_FORM_INDEX__`;
function Ue(e) {
  return (t) => {
    if (!t) e(t);
    else if (typeof t == `function`) e(t);
    else if (typeof t == `object` && `nativeEvent` in t) {
      let { currentTarget: n } = t;
      n instanceof HTMLInputElement
        ? n.type === `checkbox`
          ? e(n.checked)
          : e(n.value)
        : (n instanceof HTMLTextAreaElement || n instanceof HTMLSelectElement) && e(n.value);
    } else e(t);
  };
}
function We(e) {
  let [t, n] = (0, V.useState)(W(e)),
    r = (0, V.useRef)(t),
    i = (0, V.useCallback)((e) => {
      n((t) => {
        let n = W(typeof e == `function` ? e(t) : e);
        return ((r.current = n), n);
      });
    }, []),
    a = (0, V.useCallback)(() => i({}), []),
    o = (0, V.useCallback)(
      (e) => {
        r.current[e] !== void 0 &&
          i((t) => {
            let n = { ...t };
            return (delete n[e], n);
          });
      },
      [t],
    );
  return {
    errorsState: t,
    setErrors: i,
    clearErrors: a,
    setFieldError: (0, V.useCallback)(
      (e, t) => {
        t == null || t === !1 ? o(e) : r.current[e] !== t && i((n) => ({ ...n, [e]: t }));
      },
      [t],
    ),
    clearFieldError: o,
  };
}
function Ge(e, t) {
  return e ? `${e}-${t.toString()}` : t.toString();
}
function Ke(e, t) {
  if (typeof t != `object` || !t) return {};
  let n = { ...t };
  return (
    Object.keys(t).forEach((t) => {
      t.startsWith(`${String(e)}.`) && delete n[t];
    }),
    n
  );
}
function qe(e, t) {
  let n = e.substring(t.length + 1).split(`.`)[0];
  return parseInt(n, 10);
}
function Je(e, t, n, r) {
  if (t === void 0) return n;
  let i = `${String(e)}`,
    a = n;
  r === -1 && ((a = Ke(`${i}.${t}`, a)), delete a[`${i}.${t}`]);
  let o = { ...a },
    s = new Set();
  return (
    Object.entries(a)
      .filter(([e]) => {
        if (!e.startsWith(`${i}.`)) return !1;
        let n = qe(e, i);
        return !Number.isNaN(n) && n >= t;
      })
      .forEach(([e, t]) => {
        let n = qe(e, i),
          a = e.replace(`${i}.${n}`, `${i}.${n + r}`);
        ((o[a] = t), s.add(a), s.has(e) || delete o[e]);
      }),
    o
  );
}
function Ye(e, t) {
  return e === t || e.startsWith(`${t}.`);
}
function Xe(e, { from: t, to: n }, r) {
  let i = `${e}.${t}`,
    a = `${e}.${n}`,
    o = { ...r },
    s = new Set();
  return (
    Object.keys(r).forEach((e) => {
      if (s.has(e)) return;
      let t, n;
      if ((Ye(e, i) ? ((t = e), (n = e.replace(i, a))) : Ye(e, a) && ((t = e.replace(a, i)), (n = e)), t && n)) {
        let e = o[t],
          r = o[n];
        (r === void 0 ? delete o[t] : (o[t] = r), e === void 0 ? delete o[n] : (o[n] = e), s.add(t), s.add(n));
      }
    }),
    o
  );
}
function Ze(e, t, n) {
  (typeof n.value == `object` && (n.value = Y(n.value)),
    !n.enumerable || n.get || n.set || !n.configurable || !n.writable || t === `__proto__` ? Object.defineProperty(e, t, n) : (e[t] = n.value));
}
function Y(e) {
  if (typeof e != `object`) return e;
  var t = 0,
    n,
    r,
    i,
    a = Object.prototype.toString.call(e);
  if (
    (a === `[object Object]`
      ? (i = Object.create(e.__proto__ || null))
      : a === `[object Array]`
        ? (i = Array(e.length))
        : a === `[object Set]`
          ? ((i = new Set()),
            e.forEach(function (e) {
              i.add(Y(e));
            }))
          : a === `[object Map]`
            ? ((i = new Map()),
              e.forEach(function (e, t) {
                i.set(Y(t), Y(e));
              }))
            : a === `[object Date]`
              ? (i = new Date(+e))
              : a === `[object RegExp]`
                ? (i = new RegExp(e.source, e.flags))
                : a === `[object DataView]`
                  ? (i = new e.constructor(Y(e.buffer)))
                  : a === `[object ArrayBuffer]`
                    ? (i = e.slice(0))
                    : a.slice(-6) === `Array]` && (i = new e.constructor(e)),
    i)
  ) {
    for (r = Object.getOwnPropertySymbols(e); t < r.length; t++) Ze(i, r[t], Object.getOwnPropertyDescriptor(e, r[t]));
    for (t = 0, r = Object.getOwnPropertyNames(e); t < r.length; t++)
      (Object.hasOwnProperty.call(i, (n = r[t])) && i[n] === e[n]) || Ze(i, n, Object.getOwnPropertyDescriptor(e, n));
  }
  return i || e;
}
function X(e, t, n) {
  let r = ze(e);
  if (r.length === 0) return n;
  let i = Y(n);
  if (r.length === 1) return ((i[r[0]] = t), i);
  let a = i[r[0]];
  for (let e = 1; e < r.length - 1; e += 1) {
    if (a === void 0) return i;
    a = a[r[e]];
  }
  return ((a[r[r.length - 1]] = t), i);
}
function Qe(e, { from: t, to: n }, r) {
  let i = G(e, r);
  if (!Array.isArray(i)) return r;
  let a = [...i],
    o = i[t];
  return (a.splice(t, 1), a.splice(n, 0, o), X(e, a, r));
}
function $e(e, t, n, r) {
  let i = G(e, r);
  if (!Array.isArray(i)) return r;
  let a = [...i];
  return (a.splice(typeof n == `number` ? n : a.length, 0, t), X(e, a, r));
}
function et(e, t, n) {
  let r = G(e, n);
  return Array.isArray(r)
    ? X(
        e,
        r.filter((e, n) => n !== t),
        n,
      )
    : n;
}
function tt(e, t, n, r) {
  let i = G(e, r);
  if (!Array.isArray(i) || i.length <= n) return r;
  let a = [...i];
  return ((a[n] = t), X(e, a, r));
}
function nt({ $values: e, $errors: t, $status: n, $watch: r }) {
  return {
    reorderListItem: (0, V.useCallback)((i, a) => {
      let o = e.refValues.current;
      (n.clearFieldDirty(i),
        t.setErrors((e) => Xe(i, a, e)),
        e.setValues({ values: Qe(i, a, e.refValues.current), updateState: !0 }),
        r.notifyWatchSubscribers(o));
    }, []),
    removeListItem: (0, V.useCallback)((i, a) => {
      let o = e.refValues.current;
      (n.clearFieldDirty(i),
        t.setErrors((e) => Je(i, a, e, -1)),
        e.setValues({ values: et(i, a, e.refValues.current), updateState: !0 }),
        r.notifyWatchSubscribers(o));
    }, []),
    insertListItem: (0, V.useCallback)((i, a, o) => {
      let s = e.refValues.current;
      (n.clearFieldDirty(i),
        t.setErrors((e) => Je(i, o, e, 1)),
        e.setValues({ values: $e(i, a, o, e.refValues.current), updateState: !0 }),
        r.notifyWatchSubscribers(s));
    }, []),
    replaceListItem: (0, V.useCallback)((t, i, a) => {
      let o = e.refValues.current;
      (n.clearFieldDirty(t), e.setValues({ values: tt(t, a, i, e.refValues.current), updateState: !0 }), r.notifyWatchSubscribers(o));
    }, []),
  };
}
function Z(e, t) {
  let n = Object.keys(e);
  if (typeof t == `string`) {
    let r = n.filter((e) => e.startsWith(`${t}.`));
    return e[t] || r.some((t) => e[t]) || !1;
  }
  return n.some((t) => e[t]);
}
var Q = u(
  f((e, t) => {
    t.exports = function e(t, n) {
      if (t === n) return !0;
      if (t && n && typeof t == `object` && typeof n == `object`) {
        if (t.constructor !== n.constructor) return !1;
        var r, i, a;
        if (Array.isArray(t)) {
          if (((r = t.length), r != n.length)) return !1;
          for (i = r; i-- !== 0;) if (!e(t[i], n[i])) return !1;
          return !0;
        }
        if (t.constructor === RegExp) return t.source === n.source && t.flags === n.flags;
        if (t.valueOf !== Object.prototype.valueOf) return t.valueOf() === n.valueOf();
        if (t.toString !== Object.prototype.toString) return t.toString() === n.toString();
        if (((a = Object.keys(t)), (r = a.length), r !== Object.keys(n).length)) return !1;
        for (i = r; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(n, a[i])) return !1;
        for (i = r; i-- !== 0;) {
          var o = a[i];
          if (!e(t[o], n[o])) return !1;
        }
        return !0;
      }
      return t !== t && n !== n;
    };
  })(),
  1,
);
function rt({ initialDirty: e, initialTouched: t, mode: n, $values: r }) {
  let [i, a] = (0, V.useState)(t),
    [o, s] = (0, V.useState)(e),
    c = (0, V.useRef)(t),
    l = (0, V.useRef)(e),
    u = (0, V.useCallback)((e) => {
      let t = typeof e == `function` ? e(c.current) : e;
      ((c.current = t), n === `controlled` && a(t));
    }, []),
    d = (0, V.useCallback)((e, t = !1) => {
      let r = typeof e == `function` ? e(l.current) : e;
      ((l.current = r), (n === `controlled` || t) && s(r));
    }, []),
    f = (0, V.useCallback)(() => u({}), []),
    p = (0, V.useCallback)((e) => {
      let t = e ? { ...r.refValues.current, ...e } : r.refValues.current;
      (r.setValuesSnapshot(t), d({}));
    }, []),
    m = (0, V.useCallback)((e, t) => {
      u((n) => (Z(n, e) === t ? n : { ...n, [e]: t }));
    }, []),
    h = (0, V.useCallback)((e, t, n) => {
      d((n) => (Z(n, e) === t ? n : { ...n, [e]: t }), n);
    }, []),
    g = (0, V.useCallback)((e, t) => {
      let n = Z(l.current, e),
        i = !(0, Q.default)(G(e, r.getValuesSnapshot()), t),
        a = Ke(e, l.current);
      ((a[e] = i), d(a, n !== i));
    }, []);
  return {
    touchedState: i,
    dirtyState: o,
    touchedRef: c,
    dirtyRef: l,
    setTouched: u,
    setDirty: d,
    resetDirty: p,
    resetTouched: f,
    isTouched: (0, V.useCallback)((e) => Z(c.current, e), [c.current]),
    setFieldTouched: m,
    setFieldDirty: h,
    setTouchedState: a,
    setDirtyState: s,
    clearFieldDirty: (0, V.useCallback)(
      (e) =>
        d((t) => {
          if (typeof e != `string`) return t;
          let n = Ke(e, t);
          return (delete n[e], (0, Q.default)(n, t) ? t : n);
        }),
      [],
    ),
    isDirty: (0, V.useCallback)(
      (e) => {
        if (e) {
          let t = G(e, l.current);
          if (typeof t == `boolean`) return t;
          let n = G(e, r.refValues.current),
            i = G(e, r.valuesSnapshot.current);
          return !(0, Q.default)(n, i);
        }
        return Object.keys(l.current).length > 0 ? Z(l.current) : !(0, Q.default)(r.refValues.current, r.valuesSnapshot.current);
      },
      [l.current, r.refValues.current, r.valuesSnapshot.current],
    ),
    getDirty: (0, V.useCallback)(() => l.current, [l.current]),
    getTouched: (0, V.useCallback)(() => c.current, [c.current]),
    setCalculatedFieldDirty: g,
  };
}
function it() {
  let [e, t] = (0, V.useState)({}),
    [n, r] = (0, V.useState)(!1),
    i = (0, V.useRef)({}),
    a = (0, V.useRef)(!1),
    o = (0, V.useRef)({}),
    s = (0, V.useCallback)((e, n) => {
      ((i.current = { ...i.current, [e]: n }), t({ ...i.current }));
    }, []),
    c = (0, V.useCallback)((e) => {
      ((a.current = e), r(e));
    }, []),
    l = (0, V.useCallback)((e) => (e ? !!i.current[e] : a.current ? !0 : Object.values(i.current).some(Boolean)), [i.current, a.current]),
    u = (0, V.useCallback)((e) => (o.current[e]?.abort(), (o.current[e] = new AbortController()), o.current[e].signal), []),
    d = (0, V.useCallback)(() => {
      ((i.current = {}), t({}), (a.current = !1), r(!1), Object.values(o.current).forEach((e) => e.abort()), (o.current = {}));
    }, []);
  return {
    validating: n || Object.values(e).some(Boolean),
    isValidating: l,
    setFieldValidating: s,
    setFormValidating: c,
    getAbortSignal: u,
    clearValidating: d,
  };
}
function at({ initialValues: e, onValuesChange: t, mode: n }) {
  let r = (0, V.useRef)(!1),
    [i, a] = (0, V.useState)(e || {}),
    o = (0, V.useRef)(i),
    s = (0, V.useRef)(i),
    c = (0, V.useCallback)(
      ({ values: e, subscribers: r, updateState: i = !0, mergeWithPreviousValues: s = !0 }) => {
        let c = o.current,
          l = e instanceof Function ? e(o.current) : e,
          u = s ? { ...c, ...l } : l;
        ((o.current = u),
          i && (a(u), n === `uncontrolled` && (o.current = u)),
          t?.(u, c),
          r?.filter(Boolean).forEach((e) => e({ updatedValues: u, previousValues: c })));
      },
      [t],
    ),
    l = (0, V.useCallback)(
      (e) => {
        let t = G(e.path, o.current),
          n = e.value instanceof Function ? e.value(t) : e.value;
        if (t !== n) {
          let t = o.current,
            r = X(e.path, n, o.current);
          (c({ values: r, updateState: e.updateState }),
            e.subscribers?.filter(Boolean).forEach((n) => n({ path: e.path, updatedValues: r, previousValues: t })));
        }
      },
      [c],
    ),
    u = (0, V.useCallback)((e) => {
      s.current = e;
    }, []),
    d = (0, V.useCallback)(
      (e, t) => {
        r.current || ((r.current = !0), c({ values: e, updateState: n === `controlled` }), u(e), t());
      },
      [c],
    );
  return {
    initialized: r,
    stateValues: i,
    refValues: o,
    valuesSnapshot: s,
    setValues: c,
    setFieldValue: l,
    resetValues: (0, V.useCallback)(() => {
      c({ values: s.current, updateState: !0, mergeWithPreviousValues: !1 });
    }, [c]),
    setValuesSnapshot: u,
    initialize: d,
    getValues: (0, V.useCallback)(() => o.current, [o.current]),
    getValuesSnapshot: (0, V.useCallback)(() => s.current, [s.current]),
    resetField: (0, V.useCallback)(
      (e, t) => {
        let r = G(e, s.current);
        r !== void 0 && l({ path: e, value: r, updateState: n === `controlled`, subscribers: t });
      },
      [l, n],
    ),
  };
}
function ot({ $values: e, $status: t, cascadeUpdates: n }) {
  let r = (0, V.useRef)({});
  return {
    subscribers: r,
    watch: (0, V.useCallback)((e, t) => {
      (0, V.useEffect)(
        () => (
          (r.current[e] = r.current[e] || []),
          r.current[e].push(t),
          () => {
            r.current[e] = r.current[e].filter((e) => e !== t);
          }
        ),
        [t],
      );
    }, []),
    useWatchValue: (0, V.useCallback)((t) => {
      let n = (0, V.useCallback)(
          (e) => {
            let n = r.current,
              i = String(t),
              a = () => e();
            return (
              (n[i] = n[i] || []),
              n[i].push(a),
              () => {
                n[i] = n[i].filter((e) => e !== a);
              }
            );
          },
          [t],
        ),
        i = (0, V.useCallback)(() => G(t, e.refValues.current), [t]);
      return (0, V.useSyncExternalStore)(n, i, i);
    }, []),
    getFieldSubscribers: (0, V.useCallback)((e) => {
      let i =
        r.current[e]?.map(
          (n) => (r) => n({ previousValue: G(e, r.previousValues), value: G(e, r.updatedValues), touched: t.isTouched(e), dirty: t.isDirty(e) }),
        ) ?? [];
      for (let a in r.current) {
        let o = String(e).startsWith(`${a}.`),
          s = String(a).startsWith(`${e}.`);
        (o || (n && s)) &&
          i.push(
            ...r.current[a].map(
              (e) => (n) => e({ previousValue: G(a, n.previousValues), value: G(a, n.updatedValues), touched: t.isTouched(a), dirty: t.isDirty(a) }),
            ),
          );
      }
      return i;
    }, []),
    notifyWatchSubscribers: (0, V.useCallback)((n) => {
      Object.keys(r.current).forEach((i) => {
        G(i, e.refValues.current) !== G(i, n) &&
          r.current[i]?.forEach((r) => r({ previousValue: G(i, n), value: G(i, e.refValues.current), touched: t.isTouched(i), dirty: t.isDirty(i) }));
      });
    }, []),
  };
}
function st(e, t) {
  if (!t) return null;
  let n = e.split(`.`),
    r = t;
  for (let e = 0; e < n.length; e++) {
    let t = n[e];
    if (!/^\d+$/.test(t)) {
      if (typeof r != `object` || !r) return null;
      r = r[t];
    }
  }
  return typeof r == `function` ? r : null;
}
var ct = (e) => (e instanceof Error ? e.message : String(e));
function $(e, t) {
  let n = Object.keys(t).find((t) => e.split(`.`).every((e, n) => e === t.split(`.`)[n]));
  return { hasError: !!n, error: n ? t[n] : null };
}
function lt(e, t, n, r = ct, i = new AbortController().signal) {
  if (typeof e != `string`) return { hasError: !1, error: null };
  if (typeof t == `function`) {
    let a = J(t, n, r, i);
    return a instanceof Promise ? a.then((t) => $(e, t.errors)) : $(e, a.errors);
  }
  let a = st(e, t);
  if (a) {
    let t = G(e, n);
    try {
      let o = a(t, n, e, i);
      return o instanceof Promise
        ? o.then(
            (e) => (e ? { hasError: !0, error: e } : { hasError: !1, error: null }),
            (e) => ({ hasError: !0, error: r(e) }),
          )
        : o
          ? { hasError: !0, error: o }
          : { hasError: !1, error: null };
    } catch (e) {
      return { hasError: !0, error: r(e) };
    }
  }
  let o = J(t, n, r, i);
  return o instanceof Promise ? o.then((t) => $(e, t.errors)) : $(e, o.errors);
}
function ut(e, t) {
  return t ? (typeof t == `boolean` ? t : Array.isArray(t) ? t.includes(e.replace(/[.][0-9]+/g, `.${He}`)) : !1) : !1;
}
var dt = (e) => (e instanceof Error ? e.message : String(e));
function ft({
  name: e,
  mode: t = `controlled`,
  initialValues: n,
  initialErrors: r = {},
  initialDirty: i = {},
  initialTouched: a = {},
  clearInputErrorOnChange: o = !0,
  validateInputOnChange: s = !1,
  validateInputOnBlur: c = !1,
  onValuesChange: l,
  transformValues: u = (e) => e,
  enhanceGetInputProps: d,
  validate: f,
  onSubmitPreventDefault: p = `always`,
  touchTrigger: m = `change`,
  cascadeUpdates: h = !1,
  validateDebounce: g = 0,
  resolveValidationError: _ = dt,
} = {}) {
  let v = We(r),
    y = at({ initialValues: n, onValuesChange: l, mode: t }),
    b = rt({ initialDirty: i, initialTouched: a, $values: y, mode: t }),
    x = ot({ $values: y, $status: b, cascadeUpdates: h }),
    S = nt({ $values: y, $errors: v, $status: b, $watch: x }),
    C = it(),
    [w, T] = (0, V.useState)(0),
    [ee, E] = (0, V.useState)({}),
    [D, O] = (0, V.useState)(!1),
    k = (0, V.useRef)(0),
    A = (0, V.useRef)({});
  (0, V.useEffect)(
    () => () => {
      Object.values(A.current).forEach(clearTimeout);
    },
    [],
  );
  let te = (0, V.useCallback)(() => {
      let e = y.refValues.current;
      (y.resetValues(),
        v.clearErrors(),
        b.resetDirty(),
        b.resetTouched(),
        C.clearValidating(),
        t === `uncontrolled` && T((e) => e + 1),
        x.notifyWatchSubscribers(e));
    }, []),
    j = (0, V.useCallback)(
      (e) => {
        (o && v.clearErrors(), t === `uncontrolled` && T((e) => e + 1), x.notifyWatchSubscribers(e));
      },
      [o],
    ),
    ne = (0, V.useCallback)(
      (e) => {
        let n = y.refValues.current;
        (y.initialize(e, () => t === `uncontrolled` && T((e) => e + 1)), j(n));
      },
      [j],
    ),
    M = (0, V.useMemo)(() => {
      let e = (e) => {
        let t = C.getAbortSignal(e),
          n = lt(e, f, y.refValues.current, _, t),
          r = (n) => {
            t.aborted || (n.hasError ? v.setFieldError(e, n.error) : v.clearFieldError(e));
          };
        n instanceof Promise
          ? (C.setFieldValidating(e, !0),
            n.then(r).finally(() => {
              t.aborted || C.setFieldValidating(e, !1);
            }))
          : r(n);
      };
      return (t) => {
        (clearTimeout(A.current[t]), g > 0 ? (A.current[t] = setTimeout(() => e(t), g)) : e(t));
      };
    }, [g, f, _]),
    N = (0, V.useCallback)(
      (e, n, r) => {
        let i = ut(e, s),
          a = n instanceof Function ? n(G(e, y.refValues.current)) : n;
        (b.setCalculatedFieldDirty(e, a),
          m === `change` && b.setFieldTouched(e, !0),
          !i && o && v.clearFieldError(e),
          y.setFieldValue({
            path: e,
            value: n,
            updateState: t === `controlled`,
            subscribers: [
              ...x.getFieldSubscribers(e),
              i ? () => M(String(e)) : null,
              r?.forceUpdate !== !1 && t !== `controlled` ? () => E((t) => ({ ...t, [e]: (t[e] || 0) + 1 })) : null,
            ],
          }));
      },
      [l, f, M],
    ),
    re = (0, V.useCallback)(
      (e) => {
        let n = y.refValues.current,
          r = typeof e == `function` ? e(n) : e;
        (Object.keys(r).forEach((e) => {
          b.setCalculatedFieldDirty(e, r[e]);
        }),
          y.setValues({ values: r, updateState: t === `controlled` }),
          j(n));
      },
      [l, j],
    ),
    P = (0, V.useCallback)(() => {
      let e = ++k.current,
        t = C.getAbortSignal(`__form__`),
        n = (t) => (e === k.current ? (v.setErrors(t.errors), t) : { hasErrors: !1, errors: {} }),
        r = () => {
          e === k.current && C.setFormValidating(!1);
        },
        i = J(f, y.refValues.current, _, t);
      return i instanceof Promise ? (C.setFormValidating(!0), i.then(n).finally(r)) : n(i);
    }, [f, _]),
    ie = (0, V.useCallback)(
      (e) => {
        let t = C.getAbortSignal(String(e)),
          n = (n) => (t.aborted ? { hasError: !1, error: null } : (n.hasError ? v.setFieldError(e, n.error) : v.clearFieldError(e), n)),
          r = () => {
            t.aborted || C.setFieldValidating(String(e), !1);
          },
          i = lt(e, f, y.refValues.current, _, t);
        return i instanceof Promise ? (C.setFieldValidating(String(e), !0), i.then(n).finally(r)) : n(i);
      },
      [f, _],
    ),
    ae = (n, { type: r = `input`, withError: i = !0, withFocus: a, ...o } = {}) => {
      let s = a ?? r !== `radio`,
        l = { onChange: Ue((e) => N(n, e, { forceUpdate: !1 })), "data-path": Ge(e, n) };
      return (
        i && (l.error = v.errorsState[n]),
        r === `checkbox`
          ? (l[t === `controlled` ? `checked` : `defaultChecked`] = G(n, y.refValues.current))
          : r === `radio`
            ? ((l[t === `controlled` ? `checked` : `defaultChecked`] = G(n, y.refValues.current) === o.value), (l.value = o.value))
            : (l[t === `controlled` ? `value` : `defaultValue`] = G(n, y.refValues.current)),
        s &&
          ((l.onFocus = () => b.setFieldTouched(n, !0)),
          (l.onBlur = () => {
            ut(n, c) && M(String(n));
          })),
        Object.assign(l, d?.({ inputProps: l, field: n, options: { type: r, withError: i, withFocus: s, ...o }, form: I }))
      );
    },
    F = (e, t) => (n) => {
      (p === `always` && n?.preventDefault(), O(!0));
      let r = (r) => {
          if (r.hasErrors) (p === `validation-failed` && n?.preventDefault(), t?.(r.errors, y.refValues.current, n), O(!1));
          else {
            let t = e?.(u(y.refValues.current), n);
            t instanceof Promise ? t.finally(() => O(!1)) : O(!1);
          }
        },
        i = P();
      i instanceof Promise
        ? i.then(r).catch(() => {
            O(!1);
          })
        : r(i);
    },
    oe = (e) => u(e || y.refValues.current),
    se = (0, V.useCallback)((e) => {
      (e.preventDefault(), te());
    }, []),
    ce = (0, V.useCallback)(
      (e) => {
        let t = new AbortController().signal;
        if (e) {
          let n = lt(e, f, y.refValues.current, _, t);
          return n instanceof Promise ? n.then((e) => !e.hasError) : !n.hasError;
        }
        let n = J(f, y.refValues.current, _, t);
        return n instanceof Promise ? n.then((e) => !e.hasErrors) : !n.hasErrors;
      },
      [f, _, y.refValues.current],
    ),
    le = (e) => `${w}-${String(e)}-${ee[String(e)] || 0}`,
    ue = (t) => document.querySelector(`[data-path="${Ge(e, t)}"]`),
    de = (0, V.useCallback)(
      (e) => {
        (b.clearFieldDirty(String(e)),
          y.resetField(e, [...x.getFieldSubscribers(e), t === `controlled` ? null : () => E((t) => ({ ...t, [e]: (t[e] || 0) + 1 }))]));
      },
      [y.resetField, t, E],
    ),
    I = {
      watch: x.watch,
      useWatchValue: x.useWatchValue,
      initialized: y.initialized.current,
      values: t === `uncontrolled` ? y.refValues.current : y.stateValues,
      getValues: y.getValues,
      getInitialValues: y.getValuesSnapshot,
      setInitialValues: y.setValuesSnapshot,
      resetField: de,
      initialize: ne,
      setValues: re,
      setFieldValue: N,
      submitting: D,
      setSubmitting: O,
      validating: C.validating,
      isValidating: C.isValidating,
      errors: v.errorsState,
      setErrors: v.setErrors,
      setFieldError: v.setFieldError,
      clearFieldError: v.clearFieldError,
      clearErrors: v.clearErrors,
      resetDirty: b.resetDirty,
      setTouched: b.setTouched,
      setDirty: b.setDirty,
      isTouched: b.isTouched,
      resetTouched: b.resetTouched,
      isDirty: b.isDirty,
      getTouched: b.getTouched,
      getDirty: b.getDirty,
      reorderListItem: S.reorderListItem,
      insertListItem: S.insertListItem,
      removeListItem: S.removeListItem,
      replaceListItem: S.replaceListItem,
      reset: te,
      validate: P,
      validateField: ie,
      getInputProps: ae,
      onSubmit: F,
      onReset: se,
      isValid: ce,
      getTransformedValues: oe,
      key: le,
      getInputNode: ue,
    };
  return (Le(e, I), I);
}
function pt(e) {
  let t = {};
  for (let n of e) {
    let e = n.path ? n.path.map((e) => (typeof e == `object` ? e.key : e)).join(`.`) : ``;
    t[e] || (t[e] = n.message);
  }
  return W(t);
}
function mt(e, t) {
  let n = t?.sync ?? !1;
  return (t) => {
    let r = e[`~standard`].validate(t);
    if (r instanceof Promise) return r.then((e) => (e.issues ? pt(e.issues) : {}));
    let i = r.issues ? pt(r.issues) : {};
    return n ? i : Promise.resolve(i);
  };
}
var ht = (e) =>
    de()
      .max(40, H.dateForm(e))
      .transform((t, n) => {
        let r = ce(t.trim());
        return (r === void 0 && n.addIssue(H.dateForm(e)), r ?? ``);
      }),
  gt = ue({
    firmName: F(`Firm name`, 200),
    gstNo: F(`GST number`, 40).transform(je),
    membershipStartOn: ht(`Start date`),
    membershipEndOn: ht(`End date`),
    contactName: F(`Contact name`, 200),
    contactEmail: ae,
    contactPhone: F(`Contact phone`, 40).refine((e) => /[0-9]/.test(e), H.phoneForm),
  }).refine((e) => e.membershipEndOn >= e.membershipStartOn, { error: H.endBeforeStart, path: [`membershipEndOn`] }),
  _t = { firmName: ``, gstNo: ``, membershipStartOn: ``, membershipEndOn: ``, contactName: ``, contactEmail: ``, contactPhone: `` },
  vt = ({ name: e, gstNo: t, membershipStartOn: n, membershipEndOn: r, contactName: i, contactEmail: a, contactPhone: o }) => ({
    firmName: e,
    gstNo: t,
    membershipStartOn: n,
    membershipEndOn: r,
    contactName: i,
    contactEmail: a,
    contactPhone: o,
  });
function yt(e, t) {
  let n = ft({ initialValues: e === void 0 ? _t : vt(e), validate: mt(gt, { sync: !0 }), validateInputOnBlur: !1 }),
    r = o.useUtils(),
    [i, a] = (0, V.useState)(),
    [s, l] = (0, V.useState)(0),
    [u, d] = (0, V.useState)(e?.version),
    [f, p] = (0, V.useState)();
  function m(e) {
    (a(e), l((e) => e + 1));
  }
  let h = {
      onSuccess: async ({ message: e, warnings: n }) => {
        (await r.members.invalidate(), t({ message: e, warnings: Object.values(n).flat() }));
      },
      onError: async (t) => {
        let { code: i, message: a, fields: o } = c(t);
        (n.setErrors(Object.fromEntries(Object.entries(o).map(([e, t]) => [e.replace(/^firm\./, ``), t.join(` `)]))),
          i === `stale_version` && e !== void 0 && p(await r.members.getFirm.fetch({ firmId: e.id })),
          m(a));
      },
    },
    g = o.members.addFirm.useMutation(h),
    _ = o.members.updateFirm.useMutation(h),
    v = g.isPending || _.isPending;
  return {
    form: n,
    refusal: i,
    attempt: s,
    isBusy: v,
    latest: f,
    takeLatest: () => {
      f !== void 0 && (n.setValues(vt(f)), d(f.version), p(void 0), a(void 0));
    },
    save: n.onSubmit(
      (t) => {
        (a(void 0), v || (e === void 0 || u === void 0 ? g.mutate(t) : _.mutate({ firmId: e.id, version: u, firm: t })));
      },
      () => m(void 0),
    ),
  };
}
function bt({ latest: n, mine: r, onTake: a }) {
  let o = vt(n),
    s = Pe.filter(({ name: e }) => o[e] !== r[e]);
  return (0, R.jsx)(l, {
    color: `orange`,
    mb: `md`,
    title: `Saved by someone else meanwhile`,
    children: (0, R.jsxs)(i, {
      gap: `sm`,
      align: `flex-start`,
      children: [
        s.length === 0
          ? (0, R.jsx)(t, { children: `What is stored now is what you typed.` })
          : (0, R.jsx)(se, {
              children: s.map(({ name: e, label: t, kind: n }) =>
                (0, R.jsxs)(
                  se.Item,
                  { children: [t, `: stored is `, n === `date` ? k(o[e]) : o[e], `; you typed`, ` `, n === `date` ? k(r[e]) : r[e] || `nothing`] },
                  e,
                ),
              ),
            }),
        (0, R.jsx)(e, { variant: `default`, onClick: a, children: `Reload` }),
      ],
    }),
  });
}
var xt = (e) => `firm-${e}`;
function St({ firm: i, onSaved: a, onCancel: o }) {
  let { form: s, attempt: c, refusal: l, isBusy: u, save: d, latest: f, takeLatest: p } = yt(i, a),
    m = Pe.flatMap(({ name: e }) => {
      let t = s.errors[e];
      return typeof t == `string` ? [{ text: t, fieldId: xt(e) }] : [];
    }),
    h = i !== void 0 && s.values.contactEmail.trim().toLowerCase() !== i.contactEmail.toLowerCase();
  return (
    (0, V.useEffect)(() => document.getElementById(xt(`firmName`))?.focus(), []),
    (0, R.jsxs)(ee, {
      component: `section`,
      withBorder: !0,
      p: `md`,
      "aria-labelledby": `firm-entry`,
      children: [
        (0, R.jsx)(r, { order: 2, size: `h4`, id: `firm-entry`, mb: `xs`, children: i === void 0 ? `New firm` : `Edit ${i.name}` }),
        (0, R.jsxs)(`form`, {
          onSubmit: d,
          noValidate: !0,
          children: [
            (0, R.jsx)(oe, { problems: m, lead: l, attempt: c }),
            f !== void 0 && (0, R.jsx)(bt, { latest: f, mine: s.values, onTake: p }),
            (0, R.jsx)(B, {
              cols: { base: 1, sm: 2, lg: 4 },
              spacing: `sm`,
              children: Pe.map((e) =>
                (0, R.jsx)(wt, { field: e, value: s.values[e.name], error: s.errors[e.name], onChange: (t) => s.setFieldValue(e.name, t) }, e.name),
              ),
            }),
            (0, R.jsx)(t, { size: `sm`, c: `dimmed`, mt: `sm`, children: Ct(i, h) }),
            (0, R.jsxs)(n, {
              mt: `md`,
              children: [
                (0, R.jsx)(e, { type: `submit`, loading: u, children: `Save` }),
                (0, R.jsx)(e, { variant: `default`, onClick: o, children: `Cancel` }),
              ],
            }),
          ],
        }),
      ],
    })
  );
}
function Ct(e, t) {
  return e === void 0
    ? `Saving sends an activation mail to the contact e-mail; its link works for 24 hours.`
    : t
      ? e.status === `active`
        ? `Saving moves the firm's login to the new e-mail: it is signed out everywhere, the old address is told, and the new one gets an activation mail.`
        : `Saving moves the firm's login to the new e-mail and sends an activation mail there.`
      : `Another contact e-mail moves the firm's login to it.`;
}
function wt({ field: { name: e, label: t, kind: n }, value: r, error: i, onChange: a }) {
  let o = { id: xt(e), label: t, value: r, onChange: a, error: typeof i == `string` ? i : void 0 };
  return n === `date`
    ? (0, R.jsx)(ie, { ...o, hint: `DD-MM-YYYY` })
    : (0, R.jsxs)(`div`, { children: [(0, R.jsx)(ne, { ...o, type: n, autoComplete: `off` }), e === `gstNo` && (0, R.jsx)(Tt, { gstNo: r })] });
}
function Tt({ gstNo: e }) {
  let n = e.trim().length < 15 ? void 0 : Ne(e);
  return (0, R.jsx)(t, { size: `sm`, role: `status`, children: n ?? `` });
}
var Et = {
    no_otp_sent: { label: `Email Issue`, tone: `orange` },
    in_progress: { label: `In Progress`, tone: `blue` },
    expired: { label: `Not Activated`, tone: `neutral` },
    active: { label: `Active`, tone: `green` },
  },
  Dt = Object.keys(Et);
function Ot({ children: e }) {
  return (0, R.jsx)(`span`, {
    style: { overflowWrap: `break-word` },
    children: e.split(/(?<=[@.\-_+])/).map((e, t) => (0, R.jsxs)(V.Fragment, { children: [t > 0 && (0, R.jsx)(`wbr`, {}), e] }, t)),
  });
}
function kt() {
  let e = o.useUtils(),
    [t, n] = (0, V.useState)({}),
    r = o.members.resendActivation.useMutation({
      onSuccess: ({ message: t }, { firmId: r }) => (n((e) => ({ ...e, [r]: t })), e.members.invalidate()),
    });
  return {
    sent: t,
    pendingFirmId: r.isPending ? r.variables.firmId : void 0,
    failure: r.error === null ? void 0 : c(r.error).message,
    send: (e) => !r.isPending && r.mutate({ firmId: e }),
  };
}
function At({ firm: n, resend: r }) {
  if (n.status === `active`) return null;
  let i = r.sent[n.id];
  return (0, R.jsxs)(R.Fragment, {
    children: [
      (0, R.jsx)(e, {
        size: `compact-sm`,
        variant: `subtle`,
        loading: r.pendingFirmId === n.id,
        "aria-label": `Resend activation to ${n.name}`,
        onClick: () => r.send(n.id),
        children: `Resend activation`,
      }),
      (0, R.jsx)(t, { size: `xs`, role: `status`, children: i ?? `` }),
    ],
  });
}
function jt({ firm: t, resend: n, onAction: r }) {
  let a = t.deactivatedAt === null;
  return (0, R.jsxs)(i, {
    gap: 4,
    align: `flex-start`,
    children: [
      (0, R.jsx)(e, {
        size: `compact-sm`,
        variant: `subtle`,
        "aria-label": `Edit ${t.name}`,
        onClick: () => r({ kind: `edit`, firm: t }),
        children: `Edit`,
      }),
      a && (0, R.jsx)(At, { firm: t, resend: n }),
      (0, R.jsx)(e, {
        size: `compact-sm`,
        variant: `subtle`,
        color: a ? `red` : void 0,
        "aria-label": `${a ? `Deactivate` : `Reactivate`} ${t.name}`,
        onClick: () => r({ kind: a ? `deactivate` : `reactivate`, firm: t }),
        children: a ? `Deactivate` : `Reactivate`,
      }),
    ],
  });
}
var Mt = { valid: { label: `Valid` }, expired: { label: `Expired` }, not_started: { label: `Not started` }, deactivated: { label: `Deactivated` } },
  Nt = Object.keys(Mt),
  Pt = {
    name: { label: `Name` },
    ends_first: { label: `End date, earliest first` },
    ends_last: { label: `End date, latest first` },
    newest: { label: `Newest entry first` },
  },
  Ft = Object.keys(Pt),
  It = ue({
    page: fe().int().min(1).max(1e6).catch(1),
    search: de().max(200).catch(``),
    status: I(Dt)
      .optional()
      .catch(void 0),
    membership: I(Nt)
      .optional()
      .catch(void 0),
    order: I(Ft).catch(`name`),
  });
function Lt() {
  let [e, t] = M(),
    n = It.parse(Object.fromEntries(e));
  return { filters: n, change: (e) => t(Rt({ ...n, page: 1, ...e })), query: o.members.listFirms.useQuery(n, { placeholderData: a }) };
}
function Rt({ page: e, order: t, ...n }) {
  return { ...(e > 1 ? { page: String(e) } : {}), ...zt(n), ...(t === `name` ? {} : { order: t }) };
}
function zt({ search: e, status: t, membership: n }) {
  return { ...(e === `` ? {} : { search: e }), ...(t === void 0 ? {} : { status: t }), ...(n === void 0 ? {} : { membership: n }) };
}
function Bt({ filters: e, count: r, onChange: i }) {
  return (0, R.jsxs)(R.Fragment, {
    children: [
      (0, R.jsxs)(n, {
        align: `flex-end`,
        gap: `md`,
        children: [
          (0, R.jsx)(Ht, { words: e.search, onSearch: (e) => i({ search: e }) }),
          (0, R.jsx)(D, {
            label: `Status`,
            value: e.status ?? ``,
            onChange: (e) => i({ status: Dt.find((t) => t === e.currentTarget.value) }),
            data: [{ value: ``, label: `All` }, ...Dt.map((e) => ({ value: e, label: Et[e].label }))],
          }),
          (0, R.jsx)(D, {
            label: `Membership`,
            value: e.membership ?? ``,
            onChange: (e) => i({ membership: Nt.find((t) => t === e.currentTarget.value) }),
            data: [{ value: ``, label: `All` }, ...Nt.map((e) => ({ value: e, label: Mt[e].label }))],
          }),
          (0, R.jsx)(D, {
            label: `Sort by`,
            value: e.order,
            onChange: (e) => i({ order: Ft.find((t) => t === e.currentTarget.value) ?? `name` }),
            data: Ft.map((e) => ({ value: e, label: Pt[e].label })),
          }),
        ],
      }),
      (0, R.jsxs)(n, {
        justify: `space-between`,
        mih: `1.5rem`,
        children: [
          (0, R.jsx)(t, { size: `sm`, role: `status`, children: r === void 0 ? `` : j(r, `firm`) }),
          r !== void 0 &&
            r > 0 &&
            (0, R.jsxs)(le, {
              size: `sm`,
              href: Vt(e),
              download: !0,
              children: [`Download `, r === 1 ? `this firm` : `these ${j(r, `firm`)}`, ` (csv)`],
            }),
        ],
      }),
    ],
  });
}
var Vt = (e) => `/exports/firms.csv?${new URLSearchParams(zt(e)).toString()}`;
function Ht({ words: t, onSearch: r }) {
  let [i, a] = (0, V.useState)(t);
  (0, V.useEffect)(() => a(t), [t]);
  function o(e) {
    (e.preventDefault(), r(i.trim()));
  }
  return (0, R.jsx)(`form`, {
    role: `search`,
    onSubmit: o,
    children: (0, R.jsxs)(n, {
      align: `flex-end`,
      gap: `xs`,
      children: [
        (0, R.jsx)(ge, {
          type: `search`,
          label: `Search firms`,
          description: `By name, GST number, contact or e-mail`,
          value: i,
          maxLength: 200,
          onChange: (e) => a(e.currentTarget.value),
        }),
        (0, R.jsx)(e, { type: `submit`, variant: `default`, children: `Search` }),
        t !== `` && (0, R.jsx)(e, { variant: `subtle`, onClick: () => r(``), children: `Clear search` }),
      ],
    }),
  });
}
var Ut = `list-of-firms`,
  Wt = [
    { key: `name`, label: `Firm name`, show: (e) => e.name },
    { key: `gst`, label: `GST number`, show: (e) => (0, R.jsx)(L, { children: e.gstNo }) },
    { key: `start`, label: `Start date`, show: (e) => (0, R.jsx)(L, { children: k(e.membershipStartOn) }) },
    { key: `end`, label: `End date`, show: (e) => (0, R.jsx)(Kt, { firm: e }) },
    { key: `contact`, label: `Contact name`, show: (e) => e.contactName },
    { key: `email`, label: `Contact e-mail`, show: (e) => (0, R.jsx)(Ot, { children: e.contactEmail }) },
    { key: `phone`, label: `Contact phone`, show: (e) => (0, R.jsx)(L, { children: e.contactPhone }) },
    { key: `status`, label: `Status`, show: (e) => (0, R.jsx)(qt, { firm: e }) },
  ];
function Gt({ onAction: e }) {
  let { filters: t, change: n, query: r } = Lt(),
    a = kt(),
    o = r.data,
    s = t.search !== `` || t.status !== void 0 || t.membership !== void 0,
    u = { key: `actions`, label: `Actions`, show: (t) => (0, R.jsx)(jt, { firm: t, resend: a, onAction: e }) };
  return (0, R.jsxs)(i, {
    gap: `md`,
    children: [
      (0, R.jsx)(Bt, { filters: t, count: o?.count, onChange: n }),
      a.failure !== void 0 && (0, R.jsx)(l, { color: `red`, role: `alert`, title: a.failure }),
      (0, R.jsx)(`div`, {
        id: Ut,
        tabIndex: -1,
        children: (0, R.jsx)(pe, {
          caption: `Member firms`,
          columns: [...Wt, u],
          rows: o?.rows,
          rowKey: (e) => e.id,
          error: r.error === null ? void 0 : c(r.error).message,
          onRetry: () => void r.refetch(),
          emptyTitle: s ? `No firm matches.` : `No firms yet. Add the first one.`,
          emptyHint:
            s &&
            (0, R.jsx)(le, {
              component: `button`,
              type: `button`,
              onClick: () => n({ search: ``, status: void 0, membership: void 0 }),
              children: `Show all firms`,
            }),
        }),
      }),
      o !== void 0 &&
        o.rows.length > 0 &&
        (0, R.jsx)(me, { isAlwaysShown: !0, page: o.currentPage, pageCount: o.totalPages, onPage: (e) => n({ page: e }), focusId: Ut }),
    ],
  });
}
function Kt({ firm: e }) {
  return (0, R.jsxs)(R.Fragment, {
    children: [
      (0, R.jsx)(L, { children: k(e.membershipEndOn) }),
      te(e.membershipEndOn) && (0, R.jsx)(t, { size: `xs`, c: `dimmed`, children: `Expired` }),
    ],
  });
}
function qt({ firm: e }) {
  let { tone: n, label: r } = Et[e.status];
  return (0, R.jsxs)(i, {
    gap: 4,
    align: `flex-start`,
    children: [
      (0, R.jsx)(he, { tone: n, children: r }),
      e.deactivatedAt !== null &&
        (0, R.jsxs)(R.Fragment, {
          children: [
            (0, R.jsx)(he, { tone: `red`, children: `Deactivated` }),
            (0, R.jsxs)(t, { size: `xs`, children: [k(e.deactivatedAt), `: `, e.deactivatedReason] }),
          ],
        }),
    ],
  });
}
function Jt({ firm: e, onDone: n, onClose: r }) {
  let i = o.useUtils(),
    a = o.members.reactivateFirm.useMutation({
      onSuccess: ({ message: e }) => n({ message: e, warnings: [] }),
      onSettled: () => i.members.invalidate(),
    });
  return (0, R.jsxs)(_e, {
    isOpen: !0,
    title: `Reactivate ${e.name}?`,
    confirmLabel: `Reactivate the firm`,
    isBusy: a.isPending,
    onConfirm: () => a.mutate({ firmId: e.id, version: e.version }),
    onCancel: r,
    children: [
      (0, R.jsxs)(t, { children: [`It was deactivated on `, k(e.deactivatedAt), `: `, e.deactivatedReason] }),
      (0, R.jsx)(t, {
        mt: `sm`,
        children: `Its people can sign in again with their passwords. Who had not activated yet needs a new activation mail.`,
      }),
      a.error !== null && (0, R.jsx)(l, { color: `red`, role: `alert`, mt: `md`, title: c(a.error).message }),
    ],
  });
}
function Yt() {
  let [r, a] = (0, V.useState)({ kind: `none` }),
    [o, s] = (0, V.useState)();
  function c(e) {
    (s(void 0), a(e));
  }
  let u = () => a({ kind: `none` });
  function d(e) {
    (s(e), u());
  }
  return (0, R.jsxs)(i, {
    gap: `md`,
    children: [
      (0, R.jsx)(`div`, {
        role: `status`,
        style: { position: o === void 0 ? `absolute` : `static` },
        children:
          o !== void 0 &&
          (0, R.jsx)(l, {
            color: `green`,
            title: o.message,
            withCloseButton: !0,
            closeButtonLabel: `Dismiss`,
            onClose: () => s(void 0),
            children: o.warnings.map((e) => (0, R.jsx)(t, { children: e }, e)),
          }),
      }),
      r.kind === `add` && (0, R.jsx)(St, { firm: void 0, onSaved: d, onCancel: u }),
      r.kind === `edit` && (0, R.jsx)(St, { firm: r.firm, onSaved: d, onCancel: u }, r.firm.id),
      r.kind === `deactivate` && (0, R.jsx)(De, { firm: r.firm, onDone: d, onClose: u }),
      r.kind === `reactivate` && (0, R.jsx)(Jt, { firm: r.firm, onDone: d, onClose: u }),
      r.kind !== `add` &&
        r.kind !== `edit` &&
        (0, R.jsx)(n, {
          children: (0, R.jsx)(e, {
            leftSection: (0, R.jsx)(m, { size: 18, "aria-hidden": `true` }),
            onClick: () => c({ kind: `add` }),
            children: `Add a new entry`,
          }),
        }),
      (0, R.jsx)(Gt, { onAction: c }),
    ],
  });
}
function Xt() {
  return (0, R.jsxs)(ve, { children: [(0, R.jsx)(s, { title: `Admin panel` }), (0, R.jsx)(Yt, {})] });
}
export { Xt as AdminPanelPage };
