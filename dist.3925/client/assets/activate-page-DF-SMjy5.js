import { _ as e, n as t, p as n, r, t as i } from "./council-CQzFXpBu.js";
import { P as a, S as o, c as s, et as c, g as l, l as u, u as d } from "./index-D_iDA8SX.js";
import { a as f, n as p, t as m } from "./jsx-runtime-Wy9s6hX0.js";
import { i as ee, r as te } from "./states-C8WaN0e3.js";
import { F as h, I as g, P as _, c as v, n as y, o as b, r as x } from "./council-mark-CuNWYdZm.js";
import { t as S } from "./tell-syXZai9h.js";
import { t as C } from "./error-summary-Cd51zCgV.js";
import { t as w } from "./TextInput-BRzSLsR7.js";
import { t as T } from "./IconCheck-DZkaatp6.js";
import { d as E, f as D, o as O } from "./schemas-Bvbep7Tl.js";
var ne = x(`outline`, `x`, `X`, [
    [`path`, { d: `M18 6l-12 12`, key: `svg-0` }],
    [`path`, { d: `M6 6l12 12`, key: `svg-1` }],
  ]),
  k = f(p(), 1),
  A = m(),
  re = 60;
function j({ id: e, label: t, variant: n, onResent: r }) {
  let [i, o] = (0, k.useState)(0),
    s = v.accounts.resendActivation.useMutation({
      onSuccess: ({ message: e }) => {
        (S(e), o(re), r());
      },
    });
  (0, k.useEffect)(() => {
    if (i === 0) return;
    let e = setTimeout(() => o(i - 1), 1e3);
    return () => clearTimeout(e);
  }, [i]);
  let c = s.isPending || i > 0;
  return (0, A.jsxs)(A.Fragment, {
    children: [
      s.error !== null && (0, A.jsx)(g, { role: `alert`, c: `red`, size: `sm`, children: b(s.error).message || a.resendFailed }),
      (0, A.jsx)(h, {
        variant: n,
        size: n === `filled` ? `md` : `sm`,
        px: n === `subtle` ? 0 : void 0,
        "aria-disabled": c,
        onClick: () => !c && s.mutate({ id: e }),
        children: i > 0 ? `${t} (in ${i} s)` : s.isPending ? `Sending...` : t,
      }),
    ],
  });
}
var M = { expired: `This link has expired`, superseded: `There is a newer mail`, used: `Your account is active`, invalid: `This link does not work` },
  N = { expired: a.linkExpired, superseded: a.linkSuperseded, used: a.linkUsed, invalid: a.linkInvalid };
function P({ status: e, id: n, emailHint: i, onResent: a }) {
  let o = e === `expired` || e === `superseded`;
  return (0, A.jsxs)(A.Fragment, {
    children: [
      (0, A.jsx)(y, { title: M[e] }),
      (0, A.jsxs)(_, {
        align: `flex-start`,
        children: [
          (0, A.jsx)(g, { children: N[e] }),
          o && i !== void 0 && (0, A.jsxs)(g, { children: [`A new mail goes to `, (0, A.jsx)(u, { emailHint: i }), `.`] }),
          o
            ? (0, A.jsx)(j, { id: n, label: `Resend email`, variant: `filled`, onResent: a })
            : (0, A.jsx)(h, { component: r, to: t.login, size: `md`, children: `Go to Login` }),
        ],
      }),
    ],
  });
}
function F({ id: e, emailHint: t }) {
  return (0, A.jsxs)(A.Fragment, {
    children: [
      (0, A.jsx)(y, { title: `Look into your mail` }),
      (0, A.jsxs)(_, {
        align: `flex-start`,
        children: [
          (0, A.jsxs)(g, {
            children: [
              `A new mail is on its way to `,
              (0, A.jsx)(u, { emailHint: t ?? `you` }),
              `. Open the link in it; it is good for 24 hours. Links of earlier mails do not work any more.`,
            ],
          }),
          (0, A.jsx)(g, { size: `sm`, children: `Nothing after a few minutes? Look into the spam folder, then send it again.` }),
          (0, A.jsx)(j, { id: e, label: `Resend email`, variant: `subtle`, onResent: () => void 0 }),
        ],
      }),
    ],
  });
}
var I = 6;
function L({ value: e, onChange: t, ...n }) {
  return (0, A.jsx)(w, {
    ...o({ ...n, label: `OTP` }),
    name: `otp`,
    value: e,
    onChange: (e) => t(e.currentTarget.value.replaceAll(/\D/g, ``).slice(0, I)),
    autoComplete: `one-time-code`,
    inputMode: `numeric`,
    maw: `12rem`,
    styles: { input: { letterSpacing: `0.35em`, fontVariantNumeric: `tabular-nums` } },
  });
}
(E().max(200),
  D([E().max(40), O().min(0).max(999999)]).transform((e) => (typeof e == `number` ? String(e).padStart(6, `0`) : e.replaceAll(/\s/g, ``))));
var R = (e) => /^\d{6}$/.test(e),
  z = `$&+,:;=?@#|'<>.^*()%!-`,
  B = [
    { key: `length`, label: `At least 8 characters`, isMet: (e) => [...e].length >= 8 },
    { key: `number`, label: `Includes number`, isMet: (e) => /[0-9]/.test(e) },
    { key: `lowercase`, label: `Includes lowercase letter`, isMet: (e) => /[a-z]/.test(e) },
    { key: `uppercase`, label: `Includes uppercase letter`, isMet: (e) => /[A-Z]/.test(e) },
    { key: `special`, label: `Includes special symbol`, isMet: (e) => [...e].some((e) => z.includes(e)) },
  ],
  V = (e) => [...e].length >= 15;
function H(e) {
  return e.length === 0 ? 0 : V(e) ? 100 : (B.filter((t) => t.isMet(e)).length / B.length) * 100;
}
var U = [i.slug, `medical`, `devices`, `export`, `council`, `password`, `welcome`, `qwerty`, `india`, `admin`],
  W = (e) => e.toLowerCase().replaceAll(/[^a-z]/g, ``);
function G(e, t = () => !1) {
  return [...e].length > 128
    ? a.passwordTooLong
    : H(e) < 100
      ? a.passwordTooWeak
      : t(e.toLowerCase()) || U.includes(W(e))
        ? a.passwordCommon
        : void 0;
}
var K = [`link_expired`, `link_superseded`, `link_used`, `link_invalid`];
function q(e) {
  let t = v.accounts.checkActivationLink.useQuery({ id: e }, { staleTime: 1 / 0 }),
    [n, r] = (0, k.useState)();
  return {
    link: t,
    resetToken: n,
    setResetToken: r,
    afterFailure: ({ code: e }) => {
      (K.includes(e) && t.refetch(), e === `reset_token_dead` && r(void 0));
    },
  };
}
function J(e, t, n) {
  let [r, i] = (0, k.useState)(``),
    [o, s] = (0, k.useState)(),
    [c, l] = (0, k.useState)(0),
    u = v.accounts.verifyActivationOtp.useMutation({
      onSuccess: ({ resetToken: e }) => t(e),
      onError: (e) => {
        let t = b(e);
        (s(t.message), n(t));
      },
    });
  return {
    otp: r,
    setOtp: i,
    problem: o,
    attempt: c,
    submit: () => {
      u.isPending || (l(c + 1), s(R(r) ? void 0 : a.otpFormat), R(r) && u.mutate({ id: e, otp: r }));
    },
    isBusy: u.isPending,
  };
}
var Y = { password: `new-password`, confirmPassword: `confirm-password` };
function ie(e, r, i) {
  let a = n(),
    [o, s] = (0, k.useState)({ password: ``, confirmPassword: `` }),
    [c, l] = (0, k.useState)({}),
    [u, d] = (0, k.useState)(),
    [f, p] = (0, k.useState)(0),
    m = v.accounts.completeActivation.useMutation({
      onSuccess: async ({ message: e }) => {
        (S(e), await a(t.login, { replace: !0 }));
      },
      onError: (e) => {
        let t = b(e),
          { password: n, confirmPassword: r } = t.fields;
        (l({ ...(n?.[0] && { password: n[0] }), ...(r?.[0] && { confirmPassword: r[0] }) }),
          d(n === void 0 && r === void 0 ? t.message : void 0),
          i(t));
      },
    });
  return {
    values: o,
    change: (e) => {
      let t = { ...o, ...e };
      s(t);
      let n = X(t);
      l(Object.fromEntries(Object.entries(n).filter(([e]) => Object.hasOwn(c, e))));
    },
    fields: c,
    problems: Object.entries(c).map(([e, t]) => ({ text: t, fieldId: e === `password` ? Y.password : Y.confirmPassword })),
    lead: u,
    attempt: f,
    submit: () => {
      if (m.isPending) return;
      let t = X(o);
      (l(t), d(void 0), p(f + 1), Object.keys(t).length === 0 && m.mutate({ id: e, token: r, ...o }));
    },
    isBusy: m.isPending,
  };
}
function X({ password: e, confirmPassword: t }) {
  let n = G(e);
  return { ...(n !== void 0 && { password: n }), ...(e !== t && { confirmPassword: a.passwordMismatch }) };
}
var Z = `otp`;
function ae({ id: e, emailHint: t, onVerified: n, afterFailure: r, onResent: i }) {
  let { otp: a, setOtp: o, problem: s, attempt: c, submit: l, isBusy: d } = J(e, n, r);
  return (0, A.jsxs)(A.Fragment, {
    children: [
      (0, A.jsx)(y, {
        title: `Activate your account`,
        lead: (0, A.jsxs)(A.Fragment, { children: [`Step 1 of 2. Enter the OTP from the mail to `, (0, A.jsx)(u, { emailHint: t }), `.`] }),
        hasError: s !== void 0,
      }),
      (0, A.jsxs)(`form`, {
        noValidate: !0,
        onSubmit: (e) => {
          (e.preventDefault(), l());
        },
        children: [
          (0, A.jsx)(C, { problems: s === void 0 ? [] : [{ text: s, fieldId: Z }], attempt: c }),
          (0, A.jsxs)(_, {
            gap: `md`,
            align: `flex-start`,
            children: [
              (0, A.jsx)(L, { id: Z, value: a, onChange: o, hint: `6 digits, good for 24 hours`, ...(s !== void 0 && { error: s }) }),
              (0, A.jsx)(h, { type: `submit`, size: `md`, "aria-disabled": a.length !== 6 || d, children: d ? `Verifying...` : `Verify OTP` }),
            ],
          }),
        ],
      }),
      (0, A.jsx)(g, { mt: `xl`, size: `sm`, children: `No mail? Look into the spam folder first.` }),
      (0, A.jsx)(j, { id: e, label: `Resend email`, variant: `subtle`, onResent: i }),
    ],
  });
}
var Q = { segments: `_segments_1n03i_1`, segment: `_segment_1n03i_1`, rules: `_rules_1n03i_25`, rule: `_rule_1n03i_25` },
  oe = [25, 50, 75, 100],
  se = 50,
  ce = 80,
  le = (e) => (e <= se ? `weak` : e <= ce ? `fair` : `strong`);
function $({ strength: e, rules: t, note: n }) {
  let r = le(e);
  return (0, A.jsxs)(`div`, {
    children: [
      (0, A.jsx)(`div`, {
        role: `meter`,
        "aria-label": `Password strength`,
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuenow": e,
        "aria-valuetext": e === 0 ? `empty` : r,
        className: Q.segments,
        "data-strength": r,
        children: oe.map((t, n) => (0, A.jsx)(`span`, { className: Q.segment, "data-filled": e >= t || (n === 0 && e > 0) || void 0 }, t)),
      }),
      (0, A.jsxs)(`ul`, {
        className: Q.rules,
        children: [
          t.map(({ key: e, label: t, isMet: n }) =>
            (0, A.jsxs)(
              `li`,
              {
                className: Q.rule,
                "data-met": n || void 0,
                children: [
                  n ? (0, A.jsx)(T, { size: 16, "aria-hidden": `true` }) : (0, A.jsx)(ne, { size: 16, "aria-hidden": `true` }),
                  t,
                  (0, A.jsx)(c, { children: n ? `: met` : `: not met yet` }),
                ],
              },
              e,
            ),
          ),
          n !== void 0 && (0, A.jsx)(`li`, { children: n }),
        ],
      }),
    ],
  });
}
function ue({ id: e, token: t, afterFailure: n }) {
  let { values: r, change: i, fields: a, problems: o, lead: s, attempt: c, submit: u, isBusy: f } = ie(e, t, n),
    p = B.map(({ key: e, label: t, isMet: n }) => ({ key: e, label: t, isMet: n(r.password) })),
    m = H(r.password) === 100 && r.password === r.confirmPassword;
  return (0, A.jsxs)(A.Fragment, {
    children: [
      (0, A.jsx)(y, { title: `Set your password`, lead: `Step 2 of 2. You will log in with it from now on.`, hasError: o.length > 0 }),
      (0, A.jsxs)(`form`, {
        noValidate: !0,
        onSubmit: (e) => {
          (e.preventDefault(), u());
        },
        children: [
          (0, A.jsx)(C, { problems: o, attempt: c, ...(s !== void 0 && { lead: s }) }),
          (0, A.jsx)(d, {}),
          (0, A.jsxs)(_, {
            gap: `md`,
            children: [
              (0, A.jsx)(l, {
                id: Y.password,
                label: `New password`,
                autoComplete: `new-password`,
                value: r.password,
                onChange: (e) => i({ password: e }),
                ...(a.password !== void 0 && { error: a.password }),
              }),
              (0, A.jsx)($, { strength: H(r.password), rules: p, note: `Or at least 15 characters of any kind, such as a few words.` }),
              (0, A.jsx)(l, {
                id: Y.confirmPassword,
                label: `Confirm password`,
                autoComplete: `new-password`,
                value: r.confirmPassword,
                onChange: (e) => i({ confirmPassword: e }),
                ...(a.confirmPassword !== void 0 && { error: a.confirmPassword }),
              }),
              (0, A.jsx)(h, { type: `submit`, size: `md`, "aria-disabled": !m || f, children: f ? `Activating...` : `Activate account` }),
            ],
          }),
        ],
      }),
    ],
  });
}
function de({ id: e }) {
  let { link: t, resetToken: n, setResetToken: r, afterFailure: i } = q(e),
    [a, o] = (0, k.useState)(!1);
  if (t.error !== null) return (0, A.jsx)(te, { message: b(t.error).message, onRetry: () => void t.refetch() });
  if (t.data === void 0) return (0, A.jsx)(ee, {});
  let { status: s, emailHint: c } = t.data;
  if (a) return (0, A.jsx)(F, { id: e, emailHint: c });
  let l = () => o(!0);
  return s === `valid`
    ? n === void 0
      ? (0, A.jsx)(ae, { id: e, emailHint: c ?? ``, onVerified: r, afterFailure: i, onResent: l })
      : (0, A.jsx)(ue, { id: e, token: n, afterFailure: i })
    : (0, A.jsx)(P, { status: s, id: e, emailHint: c, onResent: l });
}
function fe() {
  let [t] = e(),
    n = t.get(`id`) ?? ``;
  return (0, A.jsx)(s, { children: (0, A.jsx)(de, { id: n }, n) });
}
export { fe as ActivatePage };
