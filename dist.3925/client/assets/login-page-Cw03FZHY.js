import { a as e, f as t, p as n, t as r } from "./council-CQzFXpBu.js";
import { N as i, P as a, a as o, c as s, f as c, g as l, p as u, u as d, x as f, y as p } from "./index-D_iDA8SX.js";
import { F as m, P as h, c as g, n as _, o as v } from "./council-mark-CuNWYdZm.js";
import { t as y } from "./error-summary-Cd51zCgV.js";
import { a as b, n as x, t as S } from "./jsx-runtime-Wy9s6hX0.js";
import { t as C } from "./tell-syXZai9h.js";
var w = b(x(), 1),
  T = `${r.slug}_login_as`;
function E() {
  let e = O();
  return i.some(({ value: t }) => t === e) ? (e ?? ``) : ``;
}
function D(e) {
  try {
    localStorage.setItem(T, e);
  } catch {}
}
function O() {
  try {
    return localStorage.getItem(T);
  } catch {
    return null;
  }
}
function k() {
  let e = n(),
    { search: r } = t(),
    i = g.useUtils(),
    [o, s] = (0, w.useState)({ email: ``, password: ``, userType: E() }),
    [l, u] = (0, w.useState)(),
    [d, f] = (0, w.useState)(0),
    p = g.accounts.login.useMutation({
      onSuccess: async ({ home: t }) => {
        (D(o.userType), C(a.loginSuccess));
        let n = c(r, window.location.origin);
        (await i.accounts.me.invalidate(), await e(n ?? t, { replace: !0 }));
      },
      onError: (e) => u(v(e).message),
    });
  return {
    values: o,
    change: (e) => s({ ...o, ...e }),
    problem: l,
    attempt: d,
    submit: () => {
      if (p.isPending) return;
      let e = A(o);
      (u(e), f(d + 1), e === void 0 && p.mutate(o));
    },
    isBusy: p.isPending,
  };
}
function A({ email: e, password: t, userType: n }) {
  return n === `` ? a.selectUserType : e.trim() === `` || t === `` ? a.enterBoth : void 0;
}
var j = S();
function M() {
  let { values: e, change: t, problem: n, attempt: r, submit: a, isBusy: o } = k();
  return (0, j.jsxs)(`form`, {
    noValidate: !0,
    onSubmit: (e) => {
      (e.preventDefault(), a());
    },
    children: [
      (0, j.jsx)(y, { problems: n === void 0 ? [] : [{ text: n }], attempt: r }),
      (0, j.jsx)(d, {}),
      (0, j.jsxs)(h, {
        gap: `md`,
        children: [
          (0, j.jsx)(f, { id: `email`, label: `Email`, type: `email`, autoComplete: `username`, value: e.email, onChange: (e) => t({ email: e }) }),
          (0, j.jsx)(l, {
            id: `password`,
            label: `Password`,
            autoComplete: `current-password`,
            value: e.password,
            onChange: (e) => t({ password: e }),
          }),
          (0, j.jsx)(p, {
            id: `user-type`,
            label: `Login as`,
            options: i,
            emptyLabel: `Select user type`,
            value: e.userType,
            onChange: (e) => t({ userType: e }),
          }),
          (0, j.jsx)(m, { type: `submit`, size: `md`, "aria-disabled": o, mt: `xs`, children: o ? `Logging in...` : `Login` }),
        ],
      }),
    ],
  });
}
function N() {
  let { me: n, error: r } = u(),
    { search: i } = t();
  return n === void 0 && r === void 0
    ? (0, j.jsx)(o, {})
    : n?.isSignedIn === !0
      ? (0, j.jsx)(e, { to: c(i, window.location.origin) ?? n.home, replace: !0 })
      : (0, j.jsxs)(s, { children: [(0, j.jsx)(_, { title: `Login`, lead: `For members, the council and DGFT.` }), (0, j.jsx)(M, {})] });
}
export { N as LoginPage };
