function e(e) {
  let t = Object.values(e).filter((e) => typeof e == `number`);
  return Object.entries(e)
    .filter(([e, n]) => t.indexOf(+e) === -1)
    .map(([e, t]) => t);
}
function t(e, t = `|`) {
  return e.map((e) => se(e)).join(t);
}
function n(e, t) {
  return typeof t == `bigint` ? t.toString() : t;
}
var r = class {
  constructor(e) {
    ((this._getter = e), (this._value = void 0));
  }
  get value() {
    let e = this._getter;
    return (e !== void 0 && ((this._value = e()), (this._getter = void 0)), this._value);
  }
};
function i(e) {
  return new r(e);
}
function a(e) {
  return e == null;
}
function o(e) {
  let t = +!!e.startsWith(`^`),
    n = e.endsWith(`$`) ? e.length - 1 : e.length;
  return e.slice(t, n);
}
function s(e, t) {
  let n = e / t,
    r = Math.round(n),
    i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
  return Math.abs(n - r) < i ? 0 : n - r;
}
function c(e, t, n) {
  Object.defineProperty(e, t, { value: n, writable: !0, enumerable: !0, configurable: !0 });
}
function l(e) {
  let t = Object.getOwnPropertyDescriptor(e, `shape`);
  return t?.get ? t.get.raw : t?.value;
}
function u(e) {
  return l(e._zod.def) ?? e._zod.def.shape;
}
function d(e, t, n) {
  Object.defineProperty(e, t, {
    get() {
      let e = n();
      return (c(this, t, e), e);
    },
    enumerable: !0,
    configurable: !0,
  });
}
function f(e, t, n) {
  t in e ? c(e, t, n) : (e[t] = n);
}
function p(e, t, n, r) {
  let i = u(t);
  for (let a of n) {
    let n = Object.getOwnPropertyDescriptor(i, a);
    n.enumerable &&
      (n.get
        ? d(e, a, () => {
            let e = t._zod.def.shape[a];
            return r ? r(e, a) : e;
          })
        : f(e, a, r ? r(n.value, a) : n.value));
  }
}
function m(e, t) {
  for (let n of Reflect.ownKeys(t)) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.enumerable && (r.get ? d(e, n, () => t[n]) : f(e, n, r.value));
  }
}
function h(...e) {
  let t = {};
  for (let n of e) {
    let e = Object.getOwnPropertyDescriptors(n);
    Object.assign(t, e);
  }
  return Object.defineProperties({}, t);
}
function ee(e) {
  return JSON.stringify(e);
}
function te(e) {
  return e
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, ``)
    .replace(/[\s_-]+/g, `-`)
    .replace(/^-+|-+$/g, ``);
}
var ne = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {};
function re(e) {
  return typeof e == `object` && !!e && !Array.isArray(e);
}
var ie = i(() => {
  if (j.jitless || (typeof navigator < `u` && navigator?.userAgent?.includes(`Cloudflare`))) return !1;
  try {
    return (Function(``), !0);
  } catch {
    return !1;
  }
});
function g(e) {
  if (re(e) === !1) return !1;
  let t = e.constructor;
  if (t === void 0 || typeof t != `function`) return !0;
  let n = t.prototype;
  return re(n) !== !1 && Object.prototype.hasOwnProperty.call(n, `isPrototypeOf`) !== !1;
}
function ae(e) {
  return g(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
var oe = new Set([`string`, `number`, `symbol`]);
function _(e) {
  return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
}
function v(e, t, n) {
  let r = new e._zod.constr(t ?? e._zod.def);
  return ((!t || n?.parent) && (r._zod.parent = e), r);
}
function y(e) {
  let t = e;
  if (!t) return {};
  if (typeof t == `string`) return { error: () => t };
  if (t?.message !== void 0) {
    if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
    t.error = t.message;
  }
  return (delete t.message, typeof t.error == `string` ? { ...t, error: () => t.error } : t);
}
function se(e) {
  return typeof e == `bigint` ? e.toString() + `n` : typeof e == `string` ? `"${e}"` : `${e}`;
}
function ce(e) {
  return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === `optional`);
}
var le = {
    safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-34028234663852886e22, 34028234663852886e22],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
  },
  ue = { int64: [BigInt(`-9223372036854775808`), BigInt(`9223372036854775807`)], uint64: [BigInt(0), BigInt(`18446744073709551615`)] };
function de(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0) throw Error(`.pick() cannot be used on object schemas containing refinements`);
  let i = {};
  return (p(i, e, b(e, t)), v(e, h(n, { shape: i, checks: [] })));
}
function b(e, t) {
  let n = u(e),
    r = [];
  for (let e of Reflect.ownKeys(t)) {
    if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
    t[e] && r.push(e);
  }
  return r;
}
function fe(e, t) {
  let n = e._zod.def,
    r = n.checks;
  if (r && r.length > 0) throw Error(`.omit() cannot be used on object schemas containing refinements`);
  let i = new Set(b(e, t)),
    a = {};
  return (
    p(
      a,
      e,
      Reflect.ownKeys(u(e)).filter((e) => !i.has(e)),
    ),
    v(e, h(n, { shape: a, checks: [] }))
  );
}
function pe(e, t) {
  if (!g(t)) throw Error(`Invalid input to extend: expected a plain object`);
  let n = e._zod.def.checks;
  if (n && n.length > 0) {
    let n = u(e);
    for (let e of Reflect.ownKeys(t))
      if (Object.getOwnPropertyDescriptor(n, e) !== void 0)
        throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
  }
  return v(e, h(e._zod.def, { shape: me(e, t) }));
}
function me(e, t) {
  let n = {};
  return (p(n, e, Reflect.ownKeys(u(e))), m(n, t), n);
}
function he(e, t) {
  if (!g(t)) throw Error(`Invalid input to safeExtend: expected a plain object`);
  return v(e, h(e._zod.def, { shape: me(e, t) }));
}
function ge(e, t) {
  if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
  if (e._zod.def.checks?.length) throw Error(`.merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.`);
  let n = {};
  return (
    p(n, e, Reflect.ownKeys(u(e))),
    p(n, t, Reflect.ownKeys(u(t))),
    v(
      e,
      h(e._zod.def, {
        shape: n,
        get catchall() {
          return t._zod.def.catchall;
        },
        checks: t._zod.def.checks ?? [],
      }),
    )
  );
}
function _e(e, t, n, r = `partial`) {
  let i = t._zod.def.checks;
  if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
  let a = n ? new Set(b(t, n)) : void 0,
    o = {};
  return (
    p(o, t, Reflect.ownKeys(u(t)), e && ((t, n) => (a && !a.has(n) ? t : new e({ type: `optional`, innerType: t })))),
    v(t, h(t._zod.def, { shape: o, checks: [] }))
  );
}
function ve(e, t, n) {
  let r = n ? new Set(b(t, n)) : void 0,
    i = {};
  return (
    p(i, t, Reflect.ownKeys(u(t)), (t, n) => (r && !r.has(n) ? t : new e({ type: `nonoptional`, innerType: t }))), v(t, h(t._zod.def, { shape: i }))
  );
}
function x(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
  return !1;
}
function ye(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
  return !1;
}
function S(e, t) {
  return t.map((t) => {
    var n;
    return ((n = t).path ?? (n.path = []), t.path.unshift(e), t);
  });
}
function C(e) {
  return typeof e == `string` ? e : e?.message;
}
function be(e) {
  let t = [];
  for (let n of e ?? []) {
    let e = n._zod.def;
    if (!/_(length|size)$|_equals$/.test(e.check)) break;
    let r = e.maximum ?? e.length ?? e.size;
    r >= 0 && t.push([r, n]);
  }
  return t;
}
function xe(e, t, n) {
  var r;
  for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function w(e, t, n) {
  var r;
  let i = e.inst?._zod?.traits;
  i?.has(`$ZodType`) && (i.has(`$ZodCheck`) ? ((r = e).schema ?? (r.schema = e.inst)) : (e.schema = e.inst));
  let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error,
    o = e.message
      ? e.message
      : (C(e.inst?._zod.def?.error?.(e)) ?? C(a?.(e)) ?? C(t?.error?.(e)) ?? C(n.customError?.(e)) ?? C(n.localeError?.(e)) ?? `Invalid input`),
    s = {};
  for (let t of Object.keys(e)) t !== `inst` && t !== `schema` && t !== `continue` && t !== `input` && t !== `__proto__` && (s[t] = e[t]);
  return ((s.path ??= []), (s.message = o), t?.reportInput && (s.input = e.input), s);
}
var Se = /[\uD800-\uDBFF]/;
function Ce(e) {
  let t = e.length;
  if (!Se.test(e)) return t;
  let n = t;
  for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
  return n;
}
function we(e) {
  return Array.isArray(e) ? `array` : typeof e == `string` ? `string` : `unknown`;
}
function Te(e) {
  let t = typeof e;
  switch (t) {
    case `number`:
      return Number.isNaN(e) ? `nan` : `number`;
    case `object`: {
      if (e === null) return `null`;
      if (Array.isArray(e)) return `array`;
      let t = e;
      if (t && Object.getPrototypeOf(t) !== Object.prototype && `constructor` in t && t.constructor) return t.constructor.name;
    }
  }
  return t;
}
function T(...e) {
  let [t, n, r] = e;
  return typeof t == `string` ? { message: t, code: `custom`, input: n, inst: r } : { ...t };
}
function Ee(e, t) {
  for (let n in t) {
    let r = Object.getOwnPropertyDescriptor(t, n);
    r.get ? Object.defineProperty(e, n, { ...r, enumerable: !1 }) : ke(e, n, r.value);
  }
}
function E(e, t, n, r = !0) {
  return (Object.defineProperty(e, t, { configurable: !0, writable: !0, enumerable: r, value: n }), n);
}
function De(e, t, n) {
  return E(e, t, n, !1);
}
function Oe(e, t) {
  for (let n in e) {
    let r = e[n];
    Object.defineProperty(t, n, {
      configurable: !0,
      enumerable: !0,
      get() {
        return E(this, n, r(this));
      },
      set(e) {
        E(this, n, e);
      },
    });
  }
  return t;
}
function ke(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    get() {
      return this == null ? n : E(this, t, n.bind(this));
    },
    set(e) {
      E(this, t, e);
    },
  });
}
function Ae(e, t) {
  let n = Object.getPrototypeOf(e);
  return t in n ? void 0 : n;
}
var je,
  D = !1,
  Me = {
    configurable: !0,
    get() {
      D = !0;
    },
  };
function O(e, t, n) {
  let r = Object.getPrototypeOf(e._zod);
  t in r && je !== e._zod
    ? (je = void 0)
    : ((je = e._zod),
      Object.defineProperty(r, t, {
        configurable: !0,
        get() {
          Object.defineProperty(this, t, Me);
          let e = D;
          D = !1;
          try {
            let r = n(this);
            return (D ? delete this[t] : Object.defineProperty(this, t, { configurable: !0, writable: !0, value: r }), (D ||= e), r);
          } catch (n) {
            throw (delete this[t], (D ||= e), n);
          }
        },
        set(e) {
          Object.defineProperty(this, t, { configurable: !0, writable: !0, value: e });
        },
      }));
}
function Ne(e, t, n, r) {
  let i = Ae(e, t);
  i &&
    Object.defineProperty(i, t, {
      configurable: !0,
      get() {
        let e = { configurable: !0, writable: !0, enumerable: r, value: void 0 };
        return (Object.defineProperty(this, t, e), (e.value = n(this)), Object.defineProperty(this, t, e), e.value);
      },
      set(e) {
        Object.defineProperty(this, t, { configurable: !0, writable: !0, enumerable: r, value: e });
      },
    });
}
var Pe = `~constantCatch`;
function Fe(e) {
  let t = () => e;
  return ((t[Pe] = !0), t);
}
var Ie,
  Le = { value: void 0, enumerable: !1 },
  Re = `captureStackTrace` in Error ? Error : null;
function ze(e) {
  let t = Re;
  if (t) {
    let n = t.stackTraceLimit;
    if (typeof n == `number`) {
      try {
        t.stackTraceLimit = 0;
      } catch {
        return ((Re = null), new e());
      }
      try {
        return new e();
      } finally {
        t.stackTraceLimit = n;
      }
    }
  }
  return new e();
}
function k(e, t, n, r) {
  let i = {};
  function a(e) {
    ((this.def = e), (this.constr = d), (this.traits = new Set()));
  }
  a.prototype = i;
  let o = n,
    s = o && new WeakSet();
  function c(n, r) {
    if (!n._zod) {
      Le.value = new a(r);
      try {
        Object.defineProperty(n, "_zod", Le);
      } finally {
        Le.value = void 0;
      }
    } else if (n._zod.traits.has(e)) return;
    if ((n._zod.traits.add(e), t(n, r), s)) {
      let e = Object.getPrototypeOf(n),
        t = n._zod.constr.prototype,
        r = e;
      for (; r && r !== t;) r = Object.getPrototypeOf(r);
      let i = r ?? e;
      s.has(i) || (s.add(i), Ee(i, o));
    }
    let i = d.prototype;
    for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
  }
  let l = r?.Parent ?? Object;
  class u extends l {}
  Object.defineProperty(u, "name", { value: e });
  function d(e) {
    let t = r?.Parent ? ze(u) : this;
    c(t, e);
    let n = t._zod.deferred;
    if (n) {
      for (let e of n) e();
      t._zod.deferred = void 0;
    }
    let i = globalThis.__zod_globalConfig?.postProcessor;
    return (i && i(t), t);
  }
  return (
    Object.defineProperty(d, "init", { value: c }),
    Object.defineProperty(d, Symbol.hasInstance, { value: (t) => (r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e)) }),
    Object.defineProperty(d, "name", { value: e }),
    d
  );
}
var A = class extends Error {
    constructor() {
      super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
  },
  Be = class extends Error {
    constructor(e) {
      (super(`Encountered unidirectional transform during encode: ${e}`), (this.name = `ZodEncodeError`));
    }
  };
(Ie = globalThis).__zod_globalConfig ?? (Ie.__zod_globalConfig = {});
var j = globalThis.__zod_globalConfig;
function M(e) {
  return (e && Object.assign(j, e), j);
}
function Ve() {
  let e = this._zod;
  return ((e.message ??= JSON.stringify(e.def, n, 2)), e.message);
}
function He(e) {
  this._zod.message = e;
}
var Ue = { get: Ve, set: He, enumerable: !0, configurable: !0 },
  We = { value: void 0, enumerable: !1 },
  Ge = new WeakSet([Object.prototype, Error.prototype]),
  Ke = k(`$ZodError`, (e, t) => {
    ((e.name = `$ZodError`), (We.value = t), Object.defineProperty(e, "issues", We), (We.value = void 0), Object.defineProperty(e, "message", Ue));
    let n = Object.getPrototypeOf(e);
    Ge.has(n) ||
      (Ge.add(n),
      Object.defineProperty(n, "toString", {
        configurable: !0,
        enumerable: !1,
        get() {
          let e = () => this.message;
          return (Object.defineProperty(this, "toString", { value: e, configurable: !0, writable: !0 }), e);
        },
        set(e) {
          Object.defineProperty(this, "toString", { value: e, configurable: !0, writable: !0 });
        },
      }));
  });
function qe(e, t, n) {
  return (
    Object.prototype.hasOwnProperty.call(e, t) ||
      (t === `__proto__` ? Object.defineProperty(e, t, { value: n(), writable: !0, enumerable: !0, configurable: !0 }) : (e[t] = n())),
    e[t]
  );
}
function Je(e, t = (e) => e.message) {
  let n = {},
    r = [];
  for (let i of e.issues) i.path.length > 0 ? qe(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
  return { formErrors: r, fieldErrors: n };
}
function Ye(e, t = (e) => e.message) {
  let n = { _errors: [] },
    r = (e, i = []) => {
      for (let a of e.issues)
        if (a.code === `invalid_union` && a.errors.length) a.errors.map((e) => r({ issues: e }, [...i, ...a.path]));
        else if (a.code === `invalid_key`) r({ issues: a.issues }, [...i, ...a.path]);
        else if (a.code === `invalid_element`) r({ issues: a.issues }, [...i, ...a.path]);
        else {
          let e = [...i, ...a.path];
          if (e.length === 0) n._errors.push(t(a));
          else {
            let r = n,
              i = 0;
            for (; i < e.length;) {
              let n = e[i],
                o = i === e.length - 1;
              if (n === `_errors`) {
                (o && r._errors.push(t(a)), i++);
                continue;
              }
              Object.prototype.hasOwnProperty.call(r, n) ||
                Object.defineProperty(r, n, { value: { _errors: [] }, enumerable: !0, writable: !0, configurable: !0 });
              let s = r[n];
              (o && s._errors.push(t(a)), (r = s), i++);
            }
          }
        }
    };
  return (r(e), n);
}
function Xe(e, t) {
  return { callee: t?.callee ?? e, Err: t?.Err };
}
var Ze = (e) => {
    let t = (n, r, i, a) => {
      let o = i ? { ...i, async: !1 } : { async: !1 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if (s instanceof Promise) throw new A();
      if (s.issues.length) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => w(e, o, M())));
        throw (ne(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  Qe = (e) => {
    let t = async (n, r, i, a) => {
      let o = i ? { ...i, async: !0 } : { async: !0 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if ((s instanceof Promise && (s = await s), s.issues.length)) {
        let n = new (a?.Err ?? e)(s.issues.map((e) => w(e, o, M())));
        throw (ne(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  $e = (e) => (t, n, r) => {
    let i = r ? { ...r, async: !1 } : { async: !1 },
      a = t._zod.run({ value: n, issues: [] }, i);
    if (a instanceof Promise) throw new A();
    return a.issues.length ? et(e, a.issues, i) : { success: !0, data: a.value };
  };
function et(e, t, n) {
  let r;
  return {
    success: !1,
    get error() {
      return (r || ((r = new e(t.map((e) => w(e, n, M())))), (t = void 0), (n = void 0)), r);
    },
    set error(e) {
      ((r = e), (t = void 0), (n = void 0));
    },
  };
}
var tt = (e) => async (t, n, r) => {
    let i = r ? { ...r, async: !0 } : { async: !0 },
      a = t._zod.run({ value: n, issues: [] }, i);
    return (a instanceof Promise && (a = await a), a.issues.length ? et(e, a.issues, i) : { success: !0, data: a.value });
  },
  nt = Symbol.for(`zod.compile.invalid`),
  rt = Symbol.for(`zod.compile.fallback`),
  it = (e, t, n) => {
    let r = e._zod.bag.validator;
    if (r !== void 0) {
      if (r(t) !== nt) return !0;
      if (r.definite === !0 && n === void 0) return !1;
    }
    return at(e, t, n);
  };
function at(e, t, n) {
  let r = n ? { ...n, async: !1, abortEarly: !0 } : { async: !1, abortEarly: !0 },
    i = e._zod.bag.fallbackRun,
    a;
  if ((i ? ((r[rt] = !0), (a = i({ value: t, issues: [] }, r))) : (a = e._zod.run({ value: t, issues: [] }, r)), a instanceof Promise)) throw new A();
  return a.issues.length === 0;
}
var ot = async (e, t, n) => {
    let r = n ? { ...n, async: !0, abortEarly: !0 } : { async: !0, abortEarly: !0 },
      i = e._zod.run({ value: t, issues: [] }, r);
    return (i instanceof Promise && (i = await i), i.issues.length === 0);
  },
  st = (e) => {
    let t = Ze(e),
      n = (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return t(e, r, o, Xe(n, a));
      };
    return n;
  },
  ct = (e) => {
    let t = Ze(e),
      n = (e, r, i, a) => t(e, r, i, Xe(n, a));
    return n;
  },
  lt = (e) => {
    let t = Qe(e),
      n = async (e, r, i, a) => {
        let o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return await t(e, r, o, Xe(n, a));
      };
    return n;
  },
  ut = (e) => {
    let t = Qe(e),
      n = async (e, r, i, a) => await t(e, r, i, Xe(n, a));
    return n;
  },
  dt = (e) => (t, n, r) => {
    let i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return $e(e)(t, n, i);
  },
  ft = (e) => (t, n, r) => $e(e)(t, n, r),
  pt = (e) => async (t, n, r) => {
    let i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return tt(e)(t, n, i);
  },
  mt = (e) => async (t, n, r) => tt(e)(t, n, r),
  ht = /^[cC][0-9a-z]{6,}$/,
  gt = /^[0-9a-z]+$/,
  _t = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
  vt = /^[0-9a-vA-V]{20}$/,
  yt = /^[A-Za-z0-9]{27}$/,
  bt = /^[a-zA-Z0-9_-]{21}$/;
function xt(e) {
  return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
var St = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
  Ct = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,
  wt = (e) =>
    e
      ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`)
      : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
  Tt = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
  Et = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function Dt() {
  return new RegExp(Et, `u`);
}
var Ot = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
  kt =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
  At = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
  jt =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
  Mt = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,
  Nt = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
  Pt = /^https?$/,
  Ft = /^\+[1-9]\d{6,14}$/,
  It = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function Lt(e) {
  return RegExp(`^${e}$`);
}
var Rt = Lt(It);
function zt(e) {
  let t = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
  return typeof e.precision == `number`
    ? e.precision === -1
      ? `${t}`
      : e.precision === 0
        ? `${t}:[0-5]\\d`
        : `${t}:[0-5]\\d\\.\\d{${e.precision}}`
    : e.seconds
      ? `${t}:[0-5]\\d(?:\\.\\d+)?`
      : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function Bt(e) {
  return RegExp(`^${zt(e)}$`);
}
function Vt(e) {
  let t = [`Z`];
  e.offset && t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  let n = `${zt({ precision: e.precision, seconds: !0 })}(?:${t.join(`|`)})`,
    r = e.local ? `${n}|${zt({ precision: e.precision })}` : n;
  return RegExp(`^${It}T(?:${r})$`);
}
var Ht = /^[\s\S]{0,}$/,
  Ut = /^-?\d+$/,
  Wt = /^-?\d+(?:\.\d+)?$/,
  Gt = /^(?:true|false)$/i,
  Kt = /^[^A-Z]*$/,
  qt = /^[^a-z]*$/,
  N = k(`$ZodCheck`, (e, t) => {
    var n;
    ((e._zod ??= {}), (e._zod.def = t), (n = e._zod).onattach ?? (n.onattach = []));
  }),
  Jt = (e) => {
    let t = e.value;
    return !a(t) && t.length !== void 0;
  },
  Yt = { number: `number`, bigint: `bigint`, object: `date` },
  Xt = k(`$ZodCheckLessThan`, (e, t) => {
    N.init(e, t);
    let n = Yt[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value <= t.value : r.value < t.value) ||
        r.issues.push({
          origin: Yt[typeof r.value] ?? n,
          code: `too_big`,
          maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  Zt = k(`$ZodCheckGreaterThan`, (e, t) => {
    N.init(e, t);
    let n = Yt[typeof t.value];
    e._zod.check = (r) => {
      (t.inclusive ? r.value >= t.value : r.value > t.value) ||
        r.issues.push({
          origin: Yt[typeof r.value] ?? n,
          code: `too_small`,
          minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
          input: r.value,
          inclusive: t.inclusive,
          inst: e,
          continue: !t.abort,
        });
    };
  }),
  Qt = k(`$ZodCheckMultipleOf`, (e, t) => {
    (N.init(e, t),
      (e._zod.check = (n) => {
        if (typeof n.value != typeof t.value) throw Error(`Cannot mix number and bigint in multiple_of check.`);
        (typeof n.value == `bigint` ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : s(n.value, t.value) === 0) ||
          n.issues.push({ origin: typeof n.value, code: `not_multiple_of`, divisor: t.value, input: n.value, inst: e, continue: !t.abort });
      }));
  }),
  $t = k(`$ZodCheckNumberFormat`, (e, t) => {
    (N.init(e, t), (t.format = t.format || `float64`));
    let n = t.format?.includes(`int`),
      r = n ? `int` : `number`,
      [i, a] = le[t.format];
    e._zod.check = (o) => {
      let s = o.value;
      if (n) {
        if (!Number.isInteger(s)) {
          o.issues.push({ expected: r, format: t.format, code: `invalid_type`, continue: !1, input: s, inst: e });
          return;
        }
        if (!Number.isSafeInteger(s)) {
          s > 0
            ? o.issues.push({
                input: s,
                code: `too_big`,
                maximum: 2 ** 53 - 1,
                note: `Integers must be within the safe integer range.`,
                inst: e,
                origin: r,
                inclusive: !0,
                continue: !t.abort,
              })
            : o.issues.push({
                input: s,
                code: `too_small`,
                minimum: -(2 ** 53 - 1),
                note: `Integers must be within the safe integer range.`,
                inst: e,
                origin: r,
                inclusive: !0,
                continue: !t.abort,
              });
          return;
        }
      }
      (s < i && o.issues.push({ origin: `number`, input: s, code: `too_small`, minimum: i, inclusive: !0, inst: e, continue: !t.abort }),
        s > a && o.issues.push({ origin: `number`, input: s, code: `too_big`, maximum: a, inclusive: !0, inst: e, continue: !t.abort }));
    };
  }),
  en = k(`$ZodCheckMaxLength`, (e, t) => {
    var n;
    (N.init(e, t),
      (n = e._zod.def).when ?? (n.when = Jt),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i > t.maximum ? Ce(r) : i) <= t.maximum) return;
        let a = we(r);
        n.issues.push({ origin: a, code: `too_big`, maximum: t.maximum, inclusive: !0, input: r, inst: e, continue: !t.abort });
      }));
  }),
  tn = k(`$ZodCheckMinLength`, (e, t) => {
    var n;
    (N.init(e, t),
      (n = e._zod.def).when ?? (n.when = Jt),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length;
        if ((typeof r == `string` && i >= t.minimum && i < t.minimum * 2 ? Ce(r) : i) >= t.minimum) return;
        let a = we(r);
        n.issues.push({ origin: a, code: `too_small`, minimum: t.minimum, inclusive: !0, input: r, inst: e, continue: !t.abort });
      }));
  }),
  nn = k(`$ZodCheckLengthEquals`, (e, t) => {
    var n;
    (N.init(e, t),
      (n = e._zod.def).when ?? (n.when = Jt),
      (e._zod.check = (n) => {
        let r = n.value,
          i = r.length,
          a = typeof r == `string` && i >= t.length && i <= t.length * 2 ? Ce(r) : i;
        if (a === t.length) return;
        let o = we(r),
          s = a > t.length;
        n.issues.push({
          origin: o,
          ...(s ? { code: `too_big`, maximum: t.length } : { code: `too_small`, minimum: t.length }),
          inclusive: !0,
          exact: !0,
          input: n.value,
          inst: e,
          continue: !t.abort,
        });
      }));
  }),
  rn = k(`$ZodCheckStringFormat`, (e, t) => {
    var n, r;
    (N.init(e, t),
      t.pattern
        ? ((n = e._zod).check ??
          (n.check = (n) => {
            ((t.pattern.lastIndex = 0),
              t.pattern.test(n.value) ||
                n.issues.push({
                  origin: `string`,
                  code: `invalid_format`,
                  format: t.format,
                  input: n.value,
                  ...(t.pattern ? { pattern: t.pattern.toString() } : {}),
                  inst: e,
                  continue: !t.abort,
                }));
          }))
        : ((r = e._zod).check ?? (r.check = () => {})));
  }),
  an = k(`$ZodCheckRegex`, (e, t) => {
    (rn.init(e, t),
      (e._zod.check = (n) => {
        ((t.pattern.lastIndex = 0),
          t.pattern.test(n.value) ||
            n.issues.push({
              origin: `string`,
              code: `invalid_format`,
              format: `regex`,
              input: n.value,
              pattern: t.pattern.toString(),
              inst: e,
              continue: !t.abort,
            }));
      }));
  }),
  on = k(`$ZodCheckLowerCase`, (e, t) => {
    ((t.pattern ??= Kt), rn.init(e, t));
  }),
  sn = k(`$ZodCheckUpperCase`, (e, t) => {
    ((t.pattern ??= qt), rn.init(e, t));
  }),
  cn = k(`$ZodCheckIncludes`, (e, t) => {
    N.init(e, t);
    let n = _(t.includes);
    ((t.pattern = new RegExp(typeof t.position == `number` ? `^.{${t.position},}${n}` : n)),
      (e._zod.check = (n) => {
        n.value.includes(t.includes, t.position) ||
          n.issues.push({
            origin: `string`,
            code: `invalid_format`,
            format: `includes`,
            includes: t.includes,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  ln = k(`$ZodCheckStartsWith`, (e, t) => {
    N.init(e, t);
    let n = RegExp(`^${_(t.prefix)}.*`);
    ((t.pattern ??= n),
      (e._zod.check = (n) => {
        n.value.startsWith(t.prefix) ||
          n.issues.push({
            origin: `string`,
            code: `invalid_format`,
            format: `starts_with`,
            prefix: t.prefix,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  un = k(`$ZodCheckEndsWith`, (e, t) => {
    N.init(e, t);
    let n = RegExp(`.*${_(t.suffix)}$`);
    ((t.pattern ??= n),
      (e._zod.check = (n) => {
        n.value.endsWith(t.suffix) ||
          n.issues.push({
            origin: `string`,
            code: `invalid_format`,
            format: `ends_with`,
            suffix: t.suffix,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      }));
  }),
  dn = k(`$ZodCheckOverwrite`, (e, t) => {
    (N.init(e, t),
      (e._zod.check = (e) => {
        e.value = t.tx(e.value);
      }));
  }),
  fn = class {
    constructor(e = [], t = {}) {
      ((this.content = []), (this.indent = 0), (this.args = e), (this.closed = t));
    }
    indented(e) {
      this.indent += 1;
      try {
        e(this);
      } finally {
        --this.indent;
      }
    }
    write(e) {
      if (typeof e == `function`) {
        (e(this, { execution: `sync` }), e(this, { execution: `async` }));
        return;
      }
      let t = e
          .split(`
`)
          .filter((e) => e),
        n = Math.min(...t.map((e) => e.length - e.trimStart().length)),
        r = t.map((e) => e.slice(n)).map((e) => ` `.repeat(this.indent * 2) + e);
      for (let e of r) this.content.push(e);
    }
    compile() {
      let e = Function,
        t = this?.content ?? [``];
      return new e(
        ...Object.keys(this.closed),
        `return function (${this.args.join(`, `)}) {\n${t.join(`
`)}\n};`,
      )(...Object.values(this.closed));
    }
  },
  pn = { major: 4, minor: 6, patch: 7 },
  P = k(
    `$ZodType`,
    (e, t) => {
      var n;
      ((e ??= {}), (e._zod.def = t), (e._zod.bag = e._zod.bag || {}), (e._zod.version = pn));
      let r = e._zod.def.checks,
        i = e._zod.traits.has(`$ZodCheck`) ? [e, ...(r ?? [])] : r?.length ? [...r] : [];
      for (let t of i) for (let n of t._zod.onattach) n(e);
      if (i.length === 0)
        ((n = e._zod).deferred ?? (n.deferred = []),
          e._zod.deferred?.push(() => {
            e._zod.run = e._zod.parse;
          }));
      else {
        let t = (t, n, r) => {
            if (t.memo) return t;
            let i = x(t),
              a;
            for (let o of n) {
              if (o._zod.def.when) {
                if (ye(t) || !o._zod.def.when(t)) continue;
              } else if (i) continue;
              let n = t.issues.length,
                s = o._zod.check(t);
              if (s instanceof Promise && r?.async === !1) throw new A();
              if (a || s instanceof Promise)
                a = (a ?? Promise.resolve()).then(async () => {
                  (await s, t.issues.length !== n && (xe(t.issues, n, e), (i ||= x(t, n))));
                });
              else {
                if (t.issues.length === n) continue;
                (xe(t.issues, n, e), (i ||= x(t, n)));
              }
            }
            return a ? a.then(() => t) : t;
          },
          n = (n, r, a) => {
            if (x(n)) return ((n.aborted = !0), n);
            let o = t(r, i, a);
            if (o instanceof Promise) {
              if (a.async === !1) throw new A();
              return o.then((t) => e._zod.parse(t, a));
            }
            return e._zod.parse(o, a);
          };
        e._zod.run = (r, a) => {
          if (a.skipChecks) return e._zod.parse(r, a);
          if (a.direction === `backward`) {
            let t = e._zod.parse({ value: r.value, issues: [] }, { ...a, skipChecks: !0 });
            return t instanceof Promise ? t.then((e) => n(e, r, a)) : n(t, r, a);
          }
          let o = e._zod.parse(r, a);
          if (o instanceof Promise) {
            if (a.async === !1) throw new A();
            return o.then((e) => t(e, i, a));
          }
          return t(o, i, a);
        };
      }
    },
    {
      get "~standard"() {
        return De(this, `~standard`, gn(this));
      },
      set "~standard"(e) {
        E(this, `~standard`, e);
      },
    },
  ),
  mn = (e, t) => (e.issues.length ? { issues: e.issues.map((e) => w(e, t, M())) } : { value: e.value });
async function hn(e, t) {
  let n = { async: !0 };
  return mn(await e._zod.run({ value: t, issues: [] }, n), n);
}
function gn(e) {
  return {
    validate: (t) => {
      let n = { async: !1 };
      try {
        let r = e._zod.run({ value: t, issues: [] }, n);
        if (!(r instanceof Promise)) return mn(r, n);
      } catch {}
      return hn(e, t);
    },
    vendor: `zod`,
    version: 1,
  };
}
var _n = k(`$ZodString`, (e, t) => {
    (P.init(e, t),
      (e._zod.pattern = t.pattern ?? Ht),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = String(n.value);
          } catch {}
        return (typeof n.value == `string` || n.issues.push({ expected: `string`, code: `invalid_type`, input: n.value, inst: e }), n);
      }));
  }),
  F = k(`$ZodStringFormat`, (e, t) => {
    (rn.init(e, t), _n.init(e, t));
  }),
  vn = k(`$ZodGUID`, (e, t) => {
    ((t.pattern ??= Ct), F.init(e, t));
  }),
  yn = k(`$ZodUUID`, (e, t) => {
    if (t.version) {
      let e = { v1: 1, v2: 2, v3: 3, v4: 4, v5: 5, v6: 6, v7: 7, v8: 8 }[t.version];
      if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
      t.pattern ??= wt(e);
    } else t.pattern ??= wt();
    F.init(e, t);
  }),
  bn = k(`$ZodEmail`, (e, t) => {
    ((t.pattern ??= Tt), F.init(e, t));
  });
function xn(e) {
  try {
    return typeof URL < `u` && typeof URL.canParse == `function` ? URL.canParse(e) : (new URL(e), !0);
  } catch {
    return !1;
  }
}
function Sn(e, t) {
  return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? xn(e) || 2 : Cn(e, t);
}
function Cn(e, t) {
  if (!t.normalize && t.protocol?.source === Pt.source && !/^https?:\/\//i.test(e)) return 1;
  try {
    if (typeof URL < `u`) {
      let t = URL;
      if (typeof t.parse == `function`) return t.parse(e) ?? 2;
    }
    return new URL(e);
  } catch {
    return 2;
  }
}
var wn = /[\t\n\r]/g;
function Tn(e) {
  return e.replace(wn, ``);
}
function En(e, t) {
  return ((t.lastIndex = 0), t.test(e.hostname));
}
function Dn(e, t) {
  return ((t.lastIndex = 0), t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol));
}
var On = k(`$ZodURL`, (e, t) => {
    (F.init(e, t),
      (e._zod.check = (n) => {
        try {
          let r = n.value.trim(),
            i = Sn(r, t);
          if (i === 1) {
            n.issues.push({ code: `invalid_format`, format: `url`, note: `Invalid URL format`, input: n.value, inst: e, continue: !t.abort });
            return;
          }
          if (i === 2) {
            n.issues.push({ code: `invalid_format`, format: `url`, input: n.value, inst: e, continue: !t.abort });
            return;
          }
          if (i === !0) {
            n.value = Tn(r);
            return;
          }
          (t.hostname &&
            !En(i, t.hostname) &&
            n.issues.push({
              code: `invalid_format`,
              format: `url`,
              note: `Invalid hostname`,
              pattern: t.hostname.source,
              input: n.value,
              inst: e,
              continue: !t.abort,
            }),
            t.protocol &&
              !Dn(i, t.protocol) &&
              n.issues.push({
                code: `invalid_format`,
                format: `url`,
                note: `Invalid protocol`,
                pattern: t.protocol.source,
                input: n.value,
                inst: e,
                continue: !t.abort,
              }),
            (n.value = t.normalize ? i.href : Tn(r)));
          return;
        } catch {
          n.issues.push({ code: `invalid_format`, format: `url`, input: n.value, inst: e, continue: !t.abort });
        }
      }));
  }),
  kn = k(`$ZodEmoji`, (e, t) => {
    ((t.pattern ??= Dt()), F.init(e, t));
  }),
  An = k(`$ZodNanoID`, (e, t) => {
    if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
    ((t.pattern ??= t.length === void 0 ? bt : xt(t.length)), F.init(e, t));
  }),
  jn = k(`$ZodCUID`, (e, t) => {
    ((t.pattern ??= ht), F.init(e, t));
  }),
  Mn = k(`$ZodCUID2`, (e, t) => {
    ((t.pattern ??= gt), F.init(e, t));
  }),
  Nn = k(`$ZodULID`, (e, t) => {
    ((t.pattern ??= _t), F.init(e, t));
  }),
  Pn = k(`$ZodXID`, (e, t) => {
    ((t.pattern ??= vt), F.init(e, t));
  }),
  Fn = k(`$ZodKSUID`, (e, t) => {
    ((t.pattern ??= yt), F.init(e, t));
  }),
  In = k(`$ZodISODateTime`, (e, t) => {
    ((t.pattern ??= Vt(t)), F.init(e, t));
  }),
  Ln = k(`$ZodISODate`, (e, t) => {
    ((t.pattern ??= Rt), F.init(e, t));
  }),
  Rn = k(`$ZodISOTime`, (e, t) => {
    ((t.pattern ??= Bt(t)), F.init(e, t));
  }),
  zn = k(`$ZodISODuration`, (e, t) => {
    ((t.pattern ??= St), F.init(e, t));
  }),
  Bn = k(`$ZodIPv4`, (e, t) => {
    ((t.pattern ??= Ot), F.init(e, t));
  }),
  Vn = /^[0-9a-fA-F:.]+$/;
function Hn(e) {
  return Vn.test(e) ? xn(`http://[${e}]`) : !1;
}
var Un = k(`$ZodIPv6`, (e, t) => {
    ((t.pattern ??= kt),
      F.init(e, t),
      (e._zod.check = (n) => {
        Hn(n.value) || n.issues.push({ code: `invalid_format`, format: `ipv6`, input: n.value, inst: e, continue: !t.abort });
      }));
  }),
  Wn = k(`$ZodCIDRv4`, (e, t) => {
    ((t.pattern ??= At), F.init(e, t));
  });
function Gn(e) {
  let t = e.split(`/`);
  if (t.length !== 2) return !1;
  let [n, r] = t;
  if (!r) return !1;
  let i = Number(r);
  return `${i}` !== r || i < 0 || i > 128 ? !1 : Hn(n);
}
var Kn = k(`$ZodCIDRv6`, (e, t) => {
  ((t.pattern ??= jt),
    F.init(e, t),
    (e._zod.check = (n) => {
      Gn(n.value) || n.issues.push({ code: `invalid_format`, format: `cidrv6`, input: n.value, inst: e, continue: !t.abort });
    }));
});
function qn(e) {
  if (e === ``) return !0;
  if (/\s/.test(e) || e.length % 4 != 0) return !1;
  try {
    return (atob(e), !0);
  } catch {
    return !1;
  }
}
var Jn = /^[0-9a-zA-Z+/]*={0,2}$/,
  Yn = k(`$ZodBase64`, (e, t) => {
    ((t.pattern ??= Jn),
      F.init(e, t),
      (e._zod.check = (n) => {
        qn(n.value) || n.issues.push({ code: `invalid_format`, format: `base64`, input: n.value, inst: e, continue: !t.abort });
      }));
  }),
  Xn = /^[A-Za-z0-9_-]*$/;
function Zn(e) {
  if (!Xn.test(e)) return !1;
  let t = e.replace(/[-_]/g, (e) => (e === `-` ? `+` : `/`));
  return qn(t.padEnd(Math.ceil(t.length / 4) * 4, `=`));
}
var Qn = k(`$ZodBase64URL`, (e, t) => {
    ((t.pattern ??= Xn),
      F.init(e, t),
      (e._zod.check = (n) => {
        Zn(n.value) || n.issues.push({ code: `invalid_format`, format: `base64url`, input: n.value, inst: e, continue: !t.abort });
      }));
  }),
  $n = k(`$ZodE164`, (e, t) => {
    ((t.pattern ??= Ft), F.init(e, t));
  });
function er(e, t = null) {
  try {
    let n = e.split(`.`);
    if (n.length !== 3) return !1;
    let [r] = n;
    if (!r) return !1;
    let i = JSON.parse(atob(r));
    return !((`typ` in i && i?.typ !== `JWT`) || !i.alg || (t && (!(`alg` in i) || i.alg !== t)));
  } catch {
    return !1;
  }
}
var tr = k(`$ZodJWT`, (e, t) => {
    (F.init(e, t),
      (e._zod.check = (n) => {
        er(n.value, t.alg) || n.issues.push({ code: `invalid_format`, format: `jwt`, input: n.value, inst: e, continue: !t.abort });
      }));
  }),
  nr = k(`$ZodNumber`, (e, t) => {
    (P.init(e, t),
      (e._zod.pattern = Wt),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = Number(n.value);
          } catch {}
        let i = n.value;
        if (typeof i == `number` && !Number.isNaN(i) && Number.isFinite(i)) return n;
        let a = typeof i == `number` ? (Number.isNaN(i) ? `NaN` : Number.isFinite(i) ? void 0 : String(i)) : void 0;
        return (n.issues.push({ expected: `number`, code: `invalid_type`, input: i, inst: e, ...(a ? { received: a } : {}) }), n);
      }));
  }),
  rr = k(`$ZodNumberFormat`, (e, t) => {
    ($t.init(e, t), nr.init(e, t));
  }),
  ir = k(`$ZodBoolean`, (e, t) => {
    (P.init(e, t),
      (e._zod.pattern = Gt),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = !!n.value;
          } catch {}
        let i = n.value;
        return (typeof i == `boolean` || n.issues.push({ expected: `boolean`, code: `invalid_type`, input: i, inst: e }), n);
      }));
  }),
  ar = k(`$ZodUnknown`, (e, t) => {
    (P.init(e, t), (e._zod.parse = (e) => e));
  }),
  or = k(`$ZodNever`, (e, t) => {
    (P.init(e, t), (e._zod.parse = (t, n) => (t.issues.push({ expected: `never`, code: `invalid_type`, input: t.value, inst: e }), t)));
  });
function sr(e, t) {
  let n = be(e._zod.def.checks);
  if (!n.length) return;
  let r = Math.min(...n.map((e) => e[0])),
    i = e._zod.parse;
  e._zod.parse = (n, a) => {
    let o = t(n.value);
    if (o > r && !a?.skipChecks && a?.direction !== `backward`) {
      for (let [t, r] of be(e._zod.def.checks))
        if (o > t && r._zod.def.when(n)) {
          let t = n.issues.length;
          return (r._zod.check(n), (n.issues[t].continue = !1), xe(n.issues, t, e), n);
        }
    }
    return i(n, a);
  };
}
var cr = (e) => (Array.isArray(e) ? e.length : -1);
function lr(e, t, n) {
  (e.issues.length && t.issues.push(...S(n, e.issues)), (t.value[n] = e.value));
}
var ur = k(`$ZodArray`, (e, t) => {
  P.init(e, t);
  let n = j.memoizer;
  (n?.attach(e),
    (e._zod.parse = (r, i) => {
      let a = r.value;
      if (!Array.isArray(a)) return (r.issues.push({ expected: `array`, code: `invalid_type`, input: a, inst: e }), r);
      r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
      let o = [],
        s = i?.abortEarly;
      for (let e = 0; e < a.length; e++) {
        let n = a[e],
          c = t.element._zod.run({ value: n, issues: [] }, i);
        if (c instanceof Promise) o.push(c.then((t) => lr(t, r, e)));
        else if ((lr(c, r, e), s && c.issues.length !== 0 && x(c))) break;
      }
      return o.length ? Promise.all(o).then(() => r) : r;
    }),
    sr(e, cr));
});
function I(e, t, n, r, i, a) {
  let o = n in r,
    s = a === `optional`;
  if (o || !s || i !== `optional`) {
    if (e.issues.length) {
      if (i !== void 0 && s && !o) return;
      t.issues.push(...S(n, e.issues));
    }
    !o && i === void 0
      ? e.issues.length || t.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: void 0, path: [n] })
      : e.value === void 0
        ? (o || (i === `defaulted` && !s)) && (t.value[n] = void 0)
        : (t.value[n] = e.value);
  }
}
var dr = [];
function fr(e) {
  let t = Object.keys(e.shape),
    n = Object.getOwnPropertySymbols(e.shape),
    r = n.length ? n : dr,
    i = r.length ? [...t, ...r] : t;
  for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has(`$ZodType`)) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
  let a = ce(e.shape);
  return { ...e, allKeys: i, symbolKeys: r, keySet: new Set(t), numKeys: t.length, optionalKeys: new Set(a) };
}
function pr(e, t, n, r, i, a, o) {
  let s = [],
    c = i.keySet,
    l = i.catchall._zod,
    u = l.def.type,
    d = l.optin,
    f = l.optout,
    p = 0;
  for (let i in t) {
    if (o && n.issues.length !== p) {
      if (x(n, p)) break;
      p = n.issues.length;
    }
    if (c.has(i)) continue;
    if (i === `__proto__`) {
      u === `never` && s.push(i);
      continue;
    }
    if (u === `never`) {
      s.push(i);
      continue;
    }
    let a = l.run({ value: t[i], issues: [] }, r);
    a instanceof Promise ? e.push(a.then((e) => I(e, n, i, t, d, f))) : I(a, n, i, t, d, f);
  }
  return (
    s.length && n.issues.push({ code: `unrecognized_keys`, keys: s, input: t, inst: a, continue: !0 }), e.length ? Promise.all(e).then(() => n) : n
  );
}
var mr = k(`$ZodObject`, (e, t) => {
    P.init(e, t);
    let n = Object.getOwnPropertyDescriptor(t, `shape`),
      r = n?.get ? n.get.raw : (t.shape ?? {});
    if (r) {
      let e = () => {
        let n = { ...r };
        return (Object.defineProperty(t, "shape", { value: n }), (e.raw = n), n);
      };
      ((e.raw = r), Object.defineProperty(t, "shape", { get: e }));
    }
    let a = i(() => fr(t));
    O(e, `propValues`, (e) => {
      let t = e.def.shape,
        n = {};
      for (let e in t) {
        let r = t[e]._zod;
        if (r.values) {
          Object.prototype.hasOwnProperty.call(n, e) || c(n, e, new Set());
          for (let t of r.values) n[e].add(t);
          r.optin !== void 0 && n[e].add(void 0);
        }
      }
      return n;
    });
    let o = re,
      s = t.catchall,
      l,
      u = j.memoizer;
    (u?.attach(e),
      (e._zod.parse = (t, n) => {
        l ??= a.value;
        let r = t.value;
        if (!o(r)) return (t.issues.push({ expected: `object`, code: `invalid_type`, input: r, inst: e }), t);
        t.value = u ? u.alloc(e, t, {}, n) : {};
        let i = [],
          c = l.shape,
          d = n?.abortEarly,
          f = t.issues.length;
        for (let e of l.allKeys) {
          if (d && t.issues.length !== f) {
            if (x(t, f)) break;
            f = t.issues.length;
          }
          if (e === `__proto__`) continue;
          let a = c[e],
            o = a._zod.optin,
            s = a._zod.optout,
            l = a._zod.run({ value: r[e], issues: [] }, n);
          l instanceof Promise ? i.push(l.then((n) => I(n, t, e, r, o, s))) : I(l, t, e, r, o, s);
        }
        return s ? pr(i, r, t, n, a.value, e, d === !0) : i.length ? Promise.all(i).then(() => t) : t;
      }));
  }),
  hr = k(`$ZodObjectJIT`, (e, t) => {
    mr.init(e, t);
    let n = e._zod.parse,
      r = i(() => fr(t)),
      a = j.memoizer,
      o = (t) => {
        let n = r.value,
          i = n.symbolKeys,
          o = new fn([`payload`, `ctx`], { shape: t, inst: e, memo: a, syms: i }),
          s = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`,
          c = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        o.write(`const input = payload.value;`);
        let l = Object.create(null),
          u = 0;
        for (let e of n.allKeys) l[e] = `key_${u++}`;
        o.write(a ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (let e of n.allKeys) {
          if (e === `__proto__`) continue;
          let n = l[e],
            r = typeof e == `symbol` ? `syms[${i.indexOf(e)}]` : ee(e),
            a = `${r} in input`,
            u = t[e],
            d = u?._zod?.optin,
            f = d !== void 0,
            p = u?._zod?.optout === `optional`;
          if ((o.write(`const ${n} = ${s(r)};`), f && p)) {
            let e = d === `optional` ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
            o.write(`
        const ${n}_present = ${a};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${c(n, r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `);
          } else
            f
              ? (o.write(`
        if (${n}.issues.length) {${c(n, r)}
        }
      `),
                d === `defaulted`
                  ? o.write(`newResult[${r}] = ${n}.value;`)
                  : o.write(`
        if (${n}.value !== undefined || ${a}) {
          newResult[${r}] = ${n}.value;
        }
      `))
              : o.write(`
        const ${n}_present = ${a};
        if (${n}.issues.length) {${c(n, r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);
        }
        return (o.write(`payload.value = newResult;`), o.write(`return payload;`), o.compile());
      },
      s,
      c = re,
      l = !j.jitless,
      u = l && ie.value,
      d = t.catchall,
      f;
    e._zod.parse = (i, a) => {
      f ??= r.value;
      let p = i.value;
      return c(p)
        ? l && u && a?.async === !1 && a.jitless !== !0
          ? ((s ||= o(t.shape)), (i = s(i, a)), d ? pr([], p, i, a, f, e, a?.abortEarly === !0) : i)
          : n(i, a)
        : (i.issues.push({ expected: `object`, code: `invalid_type`, input: p, inst: e }), i);
    };
  });
function gr(e, t, n, r) {
  for (let n of e) if (n.issues.length === 0) return ((t.value = n.value), t);
  let i = e.filter((e) => !x(e));
  return i.length === 1
    ? ((t.value = i[0].value), i[0])
    : (t.issues.push({ code: `invalid_union`, input: t.value, inst: n, errors: e.map((e) => e.issues.map((e) => w(e, r, M()))) }), t);
}
var _r = k(`$ZodUnion`, (e, t) => {
    (P.init(e, t),
      O(e, `optin`, (e) =>
        e.def.options.some((e) => e._zod.optin === `defaulted`)
          ? `defaulted`
          : e.def.options.some((e) => e._zod.optin !== void 0)
            ? `optional`
            : void 0,
      ),
      O(e, `optout`, (e) => (e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0)),
      O(e, `values`, (e) => {
        if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
      }),
      O(e, `pattern`, (e) => {
        if (e.def.options.every((e) => e._zod.pattern)) {
          let t = e.def.options.map((e) => e._zod.pattern);
          return RegExp(`^(${t.map((e) => o(e.source)).join(`|`)})$`);
        }
      }));
    let n = t.options.length === 1 ? t.options[0]._zod.run : null;
    e._zod.parse = (r, i) => {
      if (n) return n(r, i);
      let a = !1,
        o = [];
      for (let e of t.options) {
        let t = e._zod.run({ value: r.value, issues: [] }, i);
        if (t instanceof Promise) (o.push(t), (a = !0));
        else {
          if (t.issues.length === 0) return t;
          o.push(t);
        }
      }
      return a ? Promise.all(o).then((t) => gr(t, r, e, i)) : gr(o, r, e, i);
    };
  }),
  vr = k(`$ZodIntersection`, (e, t) => {
    (P.init(e, t),
      (e._zod.parse = (e, n) => {
        let r = e.value,
          i = t.left._zod.run({ value: r, issues: [] }, n),
          a = t.right._zod.run({ value: r, issues: [] }, n);
        return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => br(e, t, n)) : br(e, i, a);
      }));
  });
function yr(e, t) {
  if (e === t || (e instanceof Date && t instanceof Date && +e == +t)) return { valid: !0, data: e };
  if (g(e) && g(t)) {
    let n = Object.keys(t),
      r = Object.keys(e).filter((e) => n.indexOf(e) !== -1),
      i = { ...e, ...t };
    Object.prototype.hasOwnProperty.call(i, `__proto__`) && delete i.__proto__;
    for (let n of r) {
      if (n === `__proto__`) continue;
      let r = yr(e[n], t[n]);
      if (!r.valid) return { valid: !1, mergeErrorPath: [n, ...r.mergeErrorPath] };
      i[n] = r.data;
    }
    return { valid: !0, data: i };
  }
  if (Array.isArray(e) && Array.isArray(t)) {
    if (e.length !== t.length) return { valid: !1, mergeErrorPath: [] };
    let n = [];
    for (let r = 0; r < e.length; r++) {
      let i = e[r],
        a = t[r],
        o = yr(i, a);
      if (!o.valid) return { valid: !1, mergeErrorPath: [r, ...o.mergeErrorPath] };
      n.push(o.data);
    }
    return { valid: !0, data: n };
  }
  return { valid: !1, mergeErrorPath: [] };
}
function br(e, t, n) {
  let r = new Map(),
    i,
    a = new Map(),
    o = (e, t) => {
      let n;
      if (e.code === `unrecognized_keys` && !e.path?.length) ((i ??= e), (n = e.keys));
      else if (e.code === `invalid_key` && e.origin === `record` && e.path?.length === 1) {
        let t = String(e.path[0]);
        (a.has(t) || a.set(t, e), (n = [t]));
      } else return !1;
      for (let e of n) (r.has(e) || r.set(e, {}), (r.get(e)[t] = !0));
      return !0;
    };
  for (let n of t.issues) o(n, `l`) || e.issues.push(n);
  for (let t of n.issues) o(t, `r`) || e.issues.push(t);
  let s = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
  if (s.length) {
    let t = i ? s.filter((e) => i.keys.includes(e)) : [];
    t.length && e.issues.push({ ...i, keys: t });
    for (let n of s) !t.includes(n) && a.has(n) && e.issues.push(a.get(n));
  }
  let c = yr(t.value, n.value);
  if (!c.valid) {
    if (x(e)) return e;
    throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
  }
  return ((e.value = c.data), e);
}
var xr = k(`$ZodRecord`, (e, t) => {
    P.init(e, t);
    let n = j.memoizer;
    (n?.attach(e),
      (e._zod.parse = (r, i) => {
        let a = r.value;
        if (!g(a)) return (r.issues.push({ expected: `record`, code: `invalid_type`, input: a, inst: e }), r);
        let o = [],
          s = t.keyType._zod.values;
        if (s && !t.partial) {
          r.value = n ? n.alloc(e, r, {}, i) : {};
          let c = new Set();
          for (let n of s)
            if (typeof n == `string` || typeof n == `number` || typeof n == `symbol`) {
              if ((c.add(typeof n == `number` ? n.toString() : n), n === `__proto__`)) continue;
              let s = t.keyType._zod.run({ value: n, issues: [] }, i);
              if (s instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
              if (s.issues.length) {
                r.issues.push({ code: `invalid_key`, origin: `record`, issues: s.issues.map((e) => w(e, i, M())), input: n, path: [n], inst: e });
                continue;
              }
              let l = s.value;
              if (l === `__proto__`) continue;
              let u = t.valueType._zod.run({ value: a[n], issues: [] }, i);
              u instanceof Promise
                ? o.push(
                    u.then((e) => {
                      (e.issues.length && r.issues.push(...S(n, e.issues)), (r.value[l] = e.value));
                    }),
                  )
                : (u.issues.length && r.issues.push(...S(n, u.issues)), (r.value[l] = u.value));
            }
          let l;
          for (let e in a)
            if (!c.has(e)) {
              if (t.mode === `loose`) {
                if (e === `__proto__`) continue;
                r.value[e] = a[e];
              } else ((l ??= []), l.push(e));
            }
          l && l.length > 0 && r.issues.push({ code: `unrecognized_keys`, input: a, inst: e, keys: l, continue: !0 });
        } else {
          r.value = n ? n.alloc(e, r, {}, i) : {};
          let c;
          for (let n of Reflect.ownKeys(a)) {
            if (n === `__proto__` || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
            let l = t.keyType._zod.run({ value: n, issues: [] }, i);
            if (l instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
            if (typeof n == `string` && Wt.test(n) && l.issues.length) {
              let e = t.keyType._zod.run({ value: Number(n), issues: [] }, i);
              if (e instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
              e.issues.length === 0 && (l = e);
            }
            if (l.issues.length) {
              t.mode === `loose`
                ? (r.value[n] = a[n])
                : s
                  ? ((c ??= []), c.push(n))
                  : r.issues.push({ code: `invalid_key`, origin: `record`, issues: l.issues.map((e) => w(e, i, M())), input: n, path: [n], inst: e });
              continue;
            }
            let u = l.value;
            if (u === `__proto__`) continue;
            let d = t.valueType._zod.run({ value: a[n], issues: [] }, i);
            d instanceof Promise
              ? o.push(
                  d.then((e) => {
                    (e.issues.length && r.issues.push(...S(n, e.issues)), (r.value[u] = e.value));
                  }),
                )
              : (d.issues.length && r.issues.push(...S(n, d.issues)), (r.value[u] = d.value));
          }
          c && c.length > 0 && r.issues.push({ code: `unrecognized_keys`, input: a, inst: e, keys: c, continue: !0 });
        }
        return o.length ? Promise.all(o).then(() => r) : r;
      }));
  }),
  Sr = k(`$ZodEnum`, (t, n) => {
    P.init(t, n);
    let r = e(n.entries),
      i = new Set(r);
    ((t._zod.values = i),
      O(t, `pattern`, (t) => {
        let n = e(t.def.entries).filter((e) => oe.has(typeof e));
        return RegExp(n.length ? `^(${n.map((e) => _(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`);
      }),
      (t._zod.parse = (e, n) => {
        let a = e.value;
        return (i.has(a) || e.issues.push({ code: `invalid_value`, values: r, input: a, inst: t }), e);
      }));
  }),
  Cr = k(`$ZodTransform`, (e, t) => {
    (P.init(e, t),
      (e._zod.optin = `optional`),
      j.memoizer?.guard(e),
      (e._zod.parse = (n, r) => {
        if (r.direction === `backward`) throw new Be(e.constructor.name);
        let i = t.transform(n.value, n);
        if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => ((n.value = e), n));
        if (i instanceof Promise) throw new A();
        return ((n.value = i), n);
      }));
  });
function wr(e, t) {
  return ((e.value = t.issues.length ? void 0 : t.value), e);
}
var Tr = k(`$ZodOptional`, (e, t) => {
    (P.init(e, t),
      O(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      (e._zod.optout = `optional`),
      O(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? new Set([...t, void 0]) : void 0;
      }),
      O(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${o(t.source)})?$`) : void 0;
      }),
      (e._zod.parse = (e, n) => {
        if (e.value === void 0) {
          if (t.innerType._zod.optin !== `defaulted`) return e;
          let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
          return r instanceof Promise ? r.then((t) => wr(e, t)) : wr(e, r);
        }
        return t.innerType._zod.run(e, n);
      }));
  }),
  Er = k(`$ZodExactOptional`, (e, t) => {
    (Tr.init(e, t),
      O(e, `values`, (e) => e.def.innerType._zod.values),
      O(e, `pattern`, (e) => e.def.innerType._zod.pattern),
      (e._zod.parse = (e, n) => t.innerType._zod.run(e, n)));
  }),
  Dr = k(`$ZodNullable`, (e, t) => {
    (P.init(e, t),
      O(e, `optin`, (e) => e.def.innerType._zod.optin),
      O(e, `optout`, (e) => e.def.innerType._zod.optout),
      O(e, `pattern`, (e) => {
        let t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${o(t.source)}|null)$`) : void 0;
      }),
      O(e, `values`, (e) => (e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0)),
      (e._zod.parse = (e, n) => (e.value === null ? e : t.innerType._zod.run(e, n))));
  }),
  Or = k(`$ZodDefault`, (e, t) => {
    (P.init(e, t),
      (e._zod.optin = `defaulted`),
      O(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        if (e.value === void 0) return ((e.value = t.defaultValue), e);
        let r = t.innerType._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => kr(e, t)) : kr(r, t);
      }));
  });
function kr(e, t) {
  return (e.value === void 0 && (e.value = t.defaultValue), e);
}
var Ar = k(`$ZodPrefault`, (e, t) => {
    (P.init(e, t),
      (e._zod.optin = `defaulted`),
      O(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => (n.direction === `backward` || (e.value === void 0 && (e.value = t.defaultValue)), t.innerType._zod.run(e, n))));
  }),
  jr = k(`$ZodNonOptional`, (e, t) => {
    (P.init(e, t),
      O(e, `values`, (e) => {
        let t = e.def.innerType._zod.values;
        return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
      }),
      (e._zod.parse = (n, r) => {
        let i = t.innerType._zod.run(n, r);
        return i instanceof Promise ? i.then((t) => Mr(t, e)) : Mr(i, e);
      }));
  });
function Mr(e, t) {
  return (!e.issues.length && e.value === void 0 && e.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: e.value, inst: t }), e);
}
function Nr(e, t, n, r) {
  return t.issues.length
    ? ((e.value = n.catchValue({ ...t, value: e.value, error: { issues: t.issues.map((e) => w(e, r, M())) }, input: e.value })), e)
    : ((e.value = t.value), t.memo && (e.memo = !0), e);
}
var Pr = k(`$ZodCatch`, (e, t) => {
    (P.init(e, t),
      O(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      O(e, `optout`, (e) => e.def.innerType._zod.optout),
      O(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        let r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
        return r instanceof Promise ? r.then((r) => Nr(e, r, t, n)) : Nr(e, r, t, n);
      }));
  }),
  Fr = k(`$ZodPipe`, (e, t) => {
    (P.init(e, t),
      O(e, `values`, (e) => e.def.in._zod.values),
      O(e, `optin`, (e) => e.def.in._zod.optin),
      O(e, `optout`, (e) => e.def.out._zod.optout),
      O(e, `propValues`, (e) => e.def.in._zod.propValues),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) {
          let r = t.out._zod.run(e, n);
          return r instanceof Promise ? r.then((e) => L(e, t.in, n)) : L(r, t.in, n);
        }
        let r = t.in._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => L(e, t.out, n)) : L(r, t.out, n);
      }));
  });
function L(e, t, n) {
  return e.issues.some((e) => e.code !== `unrecognized_keys`) ? ((e.aborted = !0), e) : t._zod.run({ value: e.value, issues: e.issues }, n);
}
var Ir = k(`$ZodPreprocess`, (e, t) => {
    Fr.init(e, t);
  }),
  Lr = k(`$ZodReadonly`, (e, t) => {
    (P.init(e, t),
      O(e, `propValues`, (e) => e.def.innerType._zod.propValues),
      O(e, `values`, (e) => e.def.innerType._zod.values),
      O(e, `optin`, (e) => e.def.innerType?._zod?.optin),
      O(e, `optout`, (e) => e.def.innerType?._zod?.optout),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        let r = t.innerType._zod.run(e, n);
        return r instanceof Promise ? r.then(Rr) : Rr(r);
      }));
  });
function Rr(e) {
  return (e.memo || (e.value = Object.freeze(e.value)), e);
}
var zr = k(`$ZodCustom`, (e, t) => {
  (N.init(e, t),
    P.init(e, t),
    (e._zod.parse = (e, t) => e),
    (e._zod.check = (n) => {
      let r = n.value,
        i = t.fn(r);
      if (i instanceof Promise) return i.then((t) => Br(t, n, r, e));
      Br(i, n, r, e);
    }));
});
function Br(e, t, n, r) {
  if (!e) {
    let e = { code: `custom`, input: n, inst: r, path: [...(r._zod.def.path ?? [])], continue: !r._zod.def.abort };
    (r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(T(e)));
  }
}
var Vr = class extends Error {
    constructor() {
      (super(`Cannot parse a reference cycle that closes through a transform`), (this.name = `ZodCyclicError`));
    }
  },
  Hr = `~memo`,
  Ur = [];
function Wr(e) {
  return typeof e == `object` && !!e;
}
function Gr(e) {
  return e.map((e) => (e.path ? { ...e, path: e.path.slice() } : { ...e }));
}
var Kr = new WeakMap(),
  R = 0,
  qr = 1,
  z = 2;
function Jr(e, t, n) {
  let r = Kr.get(e);
  if (r !== void 0) return r ? z : R;
  if (t.has(e)) return z;
  t.add(e);
  let i = R,
    a = (e) => {
      if (i !== z && e?._zod) {
        let r = Jr(e, t, n);
        r > i && (i = r);
      }
    },
    o = (e, r) => {
      let i = R;
      for (let a of Reflect.ownKeys(e)) {
        let o = Object.getOwnPropertyDescriptor(e, a);
        if (r && !o.enumerable) continue;
        let s = o.get ? qr : o.value?._zod ? Jr(o.value, t, n) : R;
        s > i && (i = s);
      }
      return i;
    },
    s = (e) => {
      e > i && (i = e);
    },
    c = e._zod.def;
  switch (c.type) {
    case `object`: {
      let e = l(c);
      (s(e ? o(e, !0) : qr), a(c.catchall));
      break;
    }
    case `array`:
      a(c.element);
      break;
    case `tuple`:
      for (let e of c.items) a(e);
      a(c.rest);
      break;
    case `record`:
    case `map`:
      (a(c.keyType), a(c.valueType));
      break;
    case `set`:
      a(c.valueType);
      break;
    case `union`:
      for (let e of c.options) a(e);
      break;
    case `intersection`:
      (a(c.left), a(c.right));
      break;
    case `optional`:
    case `nullable`:
    case `default`:
    case `prefault`:
    case `catch`:
    case `readonly`:
    case `nonoptional`:
    case `promise`:
    case `success`:
      a(c.innerType);
      break;
    case `pipe`:
      (a(c.in), a(c.out));
      break;
    case `function`:
      (a(c.input), a(c.output));
      break;
    case `lazy`: {
      let r = c._cachedInner ?? (n ? e._zod.innerType : void 0);
      s(r ? Jr(r, t, !1) : qr);
      break;
    }
    case `template_literal`:
    case `string`:
    case `number`:
    case `int`:
    case `boolean`:
    case `bigint`:
    case `symbol`:
    case `undefined`:
    case `null`:
    case `void`:
    case `never`:
    case `any`:
    case `unknown`:
    case `date`:
    case `nan`:
    case `enum`:
    case `literal`:
    case `file`:
    case `transform`:
    case `custom`:
      break;
    default:
      for (let e in c) {
        let t = Object.getOwnPropertyDescriptor(c, e);
        if (!t || t.get) continue;
        let n = t.value;
        if (n && typeof n == `object`) {
          if (n._zod) a(n);
          else if (Array.isArray(n)) for (let e of n) a(e);
        }
      }
  }
  return (t.delete(e), Yr(e, i));
}
function Yr(e, t) {
  return (t !== qr && Kr.set(e, t === z), t);
}
function Xr(e, t) {
  let n = e.buckets.get(t);
  return (n || ((n = new WeakMap()), e.buckets.set(t, n)), n);
}
var Zr,
  Qr = [],
  $r = {
    alloc(e, t, n) {
      let r = Zr;
      if (!r) return n;
      Zr = void 0;
      let i = { value: n, issues: null };
      return (r.set(t.value, i), Qr.push(i), n);
    },
    guard(e) {
      var t;
      ((t = e._zod).deferred ?? (t.deferred = []),
        e._zod.deferred.push(() => {
          let t = e._zod.parse,
            n = (e, n) => {
              if (n.direction !== `backward` && ti(n, e.value)) throw new Vr();
              return t(e, n);
            };
          ((e._zod.parse = n), e._zod.run === t && (e._zod.run = n));
        }));
    },
    attach(e) {
      var t;
      let n,
        r = !1,
        i,
        a;
      ((t = e._zod).deferred ?? (t.deferred = []),
        e._zod.deferred.push(() => {
          let t = e._zod.parse,
            o = (s, c) => {
              if (n === void 0) {
                let i = Jr(e, new Set(), !1);
                if (i === R) return ((e._zod.parse = t), e._zod.run === o && (e._zod.run = t), t(s, c));
                i === z || r ? (n = !0) : (r = !0);
              }
              let l = s.value;
              if (!Wr(l)) return t(s, c);
              let u = c[Hr];
              u || ((u = { buckets: new WeakMap(), backEdges: void 0 }), (c[Hr] = u));
              let d;
              i === c ? (d = a) : ((d = Xr(u, e)), (i = c), (a = d));
              let f = d.get(l);
              if (f)
                return (
                  (s.value = f.value),
                  f.issues
                    ? f.issues.length && s.issues.push(...Gr(f.issues))
                    : ((s.memo = !0), u.backEdges ?? (u.backEdges = new WeakSet()), u.backEdges.add(f.value)),
                  s
                );
              Zr = d;
              let p = Qr.length,
                m = t(s, c);
              Zr = void 0;
              let h = Qr.length > p ? Qr.pop() : void 0;
              return m instanceof Promise
                ? m.then((e) => (h && (h.issues = e.issues.length ? Gr(e.issues) : Ur), e))
                : (h && (h.issues = m.issues.length ? Gr(m.issues) : Ur), m);
            };
          ((e._zod.parse = o), e._zod.run === t && (e._zod.run = o));
        }));
    },
  };
function ei() {
  return $r;
}
function ti(e, t) {
  let n = e[Hr]?.backEdges;
  return n !== void 0 && Wr(t) && n.has(t);
}
var ni = () => {
  let e = {
    string: { unit: `characters`, verb: `to have` },
    file: { unit: `bytes`, verb: `to have` },
    array: { unit: `items`, verb: `to have` },
    set: { unit: `items`, verb: `to have` },
    map: { unit: `entries`, verb: `to have` },
  };
  function n(t) {
    return e[t] ?? null;
  }
  let r = {
      regex: `input`,
      email: `email address`,
      url: `URL`,
      emoji: `emoji`,
      uuid: `UUID`,
      uuidv4: `UUIDv4`,
      uuidv6: `UUIDv6`,
      nanoid: `nanoid`,
      guid: `GUID`,
      cuid: `cuid`,
      cuid2: `cuid2`,
      ulid: `ULID`,
      xid: `XID`,
      ksuid: `KSUID`,
      datetime: `ISO datetime`,
      date: `ISO date`,
      time: `ISO time`,
      duration: `ISO duration`,
      ipv4: `IPv4 address`,
      ipv6: `IPv6 address`,
      mac: `MAC address`,
      cidrv4: `IPv4 range`,
      cidrv6: `IPv6 range`,
      base64: `base64-encoded string`,
      base64url: `base64url-encoded string`,
      json_string: `JSON string`,
      e164: `E.164 number`,
      currency_code: `currency code`,
      credit_card: `credit card number`,
      iban: `IBAN`,
      jwt: `JWT`,
      template_literal: `input`,
    },
    i = { nan: `NaN` };
  function a(e, t) {
    return e === `number` && typeof t == `number` && !Number.isFinite(t) ? String(t) : (i[e] ?? e);
  }
  return (e) => {
    switch (e.code) {
      case `invalid_type`:
        return `Invalid input: expected ${a(e.expected)}, received ${a(Te(e.input), e.input)}`;
      case `invalid_value`:
        return e.values.length === 1 ? `Invalid input: expected ${se(e.values[0])}` : `Invalid option: expected one of ${t(e.values, `|`)}`;
      case `too_big`: {
        let t = e.exact ? `exactly ` : e.inclusive ? `<=` : `<`,
          r = n(e.origin);
        return r
          ? `Too big: expected ${e.origin ?? `value`} to have ${t}${e.maximum.toString()} ${r.unit ?? `elements`}`
          : `Too big: expected ${e.origin ?? `value`} to be ${t}${e.maximum.toString()}`;
      }
      case `too_small`: {
        let t = e.exact ? `exactly ` : e.inclusive ? `>=` : `>`,
          r = n(e.origin);
        return r
          ? `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${r.unit}`
          : `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
      }
      case `invalid_format`: {
        let t = e;
        return t.format === `starts_with`
          ? `Invalid string: must start with "${t.prefix}"`
          : t.format === `ends_with`
            ? `Invalid string: must end with "${t.suffix}"`
            : t.format === `includes`
              ? `Invalid string: must include "${t.includes}"`
              : t.format === `regex`
                ? `Invalid string: must match pattern ${t.pattern}`
                : `Invalid ${r[t.format] ?? e.format}`;
      }
      case `not_multiple_of`:
        return `Invalid number: must be a multiple of ${e.divisor}`;
      case `unrecognized_keys`:
        return `Unrecognized key${e.keys.length > 1 ? `s` : ``}: ${t(e.keys, `, `)}`;
      case `invalid_key`:
        return `Invalid key in ${e.origin}`;
      case `invalid_union`:
        return e.options && Array.isArray(e.options) && e.options.length > 0
          ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(` | `)}`
          : e.inclusive === !1
            ? `Invalid input: more than one option matched`
            : `Invalid input`;
      case `invalid_element`:
        return `Invalid value in ${e.origin}`;
      default:
        return `Invalid input`;
    }
  };
};
function ri() {
  return { localeError: ni() };
}
var ii,
  ai = class {
    constructor() {
      ((this._map = new WeakMap()), (this._idmap = new Map()));
    }
    add(e, ...t) {
      let n = t[0];
      return (this._map.set(e, n), n && typeof n == `object` && `id` in n && this._idmap.set(n.id, e), this);
    }
    clear() {
      return ((this._map = new WeakMap()), (this._idmap = new Map()), this);
    }
    remove(e) {
      let t = this._map.get(e);
      return (t && typeof t == `object` && `id` in t && this._idmap.delete(t.id), this._map.delete(e), this);
    }
    get(e) {
      let t = e._zod.parent;
      if (t) {
        let n = { ...(this.get(t) ?? {}) };
        delete n.id;
        let r = { ...n, ...this._map.get(e) };
        return Object.keys(r).length ? r : void 0;
      }
      return this._map.get(e);
    }
    has(e) {
      return this._map.has(e);
    }
  };
function oi() {
  return new ai();
}
(ii = globalThis).__zod_globalRegistry ?? (ii.__zod_globalRegistry = oi());
var B = globalThis.__zod_globalRegistry;
function si(e) {
  return ((e.checks &&= [...e.checks]), e);
}
function ci(e, t) {
  return new e(si({ type: `string`, ...y(t) }));
}
function li(e, t) {
  return new e({ type: `string`, format: `email`, check: `string_format`, abort: !1, ...y(t) });
}
function ui(e, t) {
  return new e({ type: `string`, format: `guid`, check: `string_format`, abort: !1, ...y(t) });
}
function di(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, ...y(t) });
}
function fi(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, version: `v4`, ...y(t) });
}
function pi(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, version: `v6`, ...y(t) });
}
function mi(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, version: `v7`, ...y(t) });
}
function hi(e, t) {
  return new e({ type: `string`, format: `url`, check: `string_format`, abort: !1, ...y(t) });
}
function gi(e, t) {
  return new e({ type: `string`, format: `emoji`, check: `string_format`, abort: !1, ...y(t) });
}
function _i(e, t) {
  return new e({ type: `string`, format: `nanoid`, check: `string_format`, abort: !1, ...y(t) });
}
function vi(e, t) {
  return new e({ type: `string`, format: `cuid`, check: `string_format`, abort: !1, ...y(t) });
}
function yi(e, t) {
  return new e({ type: `string`, format: `cuid2`, check: `string_format`, abort: !1, ...y(t) });
}
function bi(e, t) {
  return new e({ type: `string`, format: `ulid`, check: `string_format`, abort: !1, ...y(t) });
}
function xi(e, t) {
  return new e({ type: `string`, format: `xid`, check: `string_format`, abort: !1, ...y(t) });
}
function Si(e, t) {
  return new e({ type: `string`, format: `ksuid`, check: `string_format`, abort: !1, ...y(t) });
}
function Ci(e, t) {
  return new e({ type: `string`, format: `ipv4`, check: `string_format`, abort: !1, ...y(t) });
}
function wi(e, t) {
  return new e({ type: `string`, format: `ipv6`, check: `string_format`, abort: !1, ...y(t) });
}
function Ti(e, t) {
  return new e({ type: `string`, format: `cidrv4`, check: `string_format`, abort: !1, ...y(t) });
}
function Ei(e, t) {
  return new e({ type: `string`, format: `cidrv6`, check: `string_format`, abort: !1, ...y(t) });
}
function Di(e, t) {
  return new e({ type: `string`, format: `base64`, check: `string_format`, abort: !1, ...y(t) });
}
function Oi(e, t) {
  return new e({ type: `string`, format: `base64url`, check: `string_format`, abort: !1, ...y(t) });
}
function ki(e, t) {
  return new e({ type: `string`, format: `e164`, check: `string_format`, abort: !1, ...y(t) });
}
function Ai(e, t) {
  return new e({ type: `string`, format: `jwt`, check: `string_format`, abort: !1, ...y(t) });
}
function ji(e, t) {
  return new e({ type: `string`, format: `datetime`, check: `string_format`, offset: !1, local: !1, precision: null, ...y(t) });
}
function Mi(e, t) {
  return new e({ type: `string`, format: `date`, check: `string_format`, ...y(t) });
}
function Ni(e, t) {
  return new e({ type: `string`, format: `time`, check: `string_format`, precision: null, ...y(t) });
}
function Pi(e, t) {
  return new e({ type: `string`, format: `duration`, check: `string_format`, ...y(t) });
}
function Fi(e, t) {
  return new e(si({ type: `number`, checks: [], ...y(t) }));
}
function Ii(e, t) {
  return new e(si({ type: `number`, coerce: !0, checks: [], ...y(t) }));
}
function Li(e, t) {
  return new e({ type: `number`, check: `number_format`, abort: !1, format: `safeint`, ...y(t) });
}
function Ri(e, t) {
  return new e({ type: `boolean`, ...y(t) });
}
function zi(e) {
  return new e({ type: `unknown` });
}
function Bi(e, t) {
  return new e({ type: `never`, ...y(t) });
}
function Vi(e, t) {
  return new Xt({ check: `less_than`, ...y(t), value: e, inclusive: !1 });
}
function Hi(e, t) {
  return new Xt({ check: `less_than`, ...y(t), value: e, inclusive: !0 });
}
function Ui(e, t) {
  return new Zt({ check: `greater_than`, ...y(t), value: e, inclusive: !1 });
}
function Wi(e, t) {
  return new Zt({ check: `greater_than`, ...y(t), value: e, inclusive: !0 });
}
function Gi(e, t) {
  return new Qt({ check: `multiple_of`, ...y(t), value: e });
}
function Ki(e, t) {
  return new en({ check: `max_length`, ...y(t), maximum: e });
}
function qi(e, t) {
  return new tn({ check: `min_length`, ...y(t), minimum: e });
}
function Ji(e, t) {
  return new nn({ check: `length_equals`, ...y(t), length: e });
}
function Yi(e, t) {
  return new an({ check: `string_format`, format: `regex`, ...y(t), pattern: e });
}
function Xi(e) {
  return new on({ check: `string_format`, format: `lowercase`, ...y(e) });
}
function Zi(e) {
  return new sn({ check: `string_format`, format: `uppercase`, ...y(e) });
}
function Qi(e, t) {
  return new cn({ check: `string_format`, format: `includes`, ...y(t), includes: e });
}
function $i(e, t) {
  return new ln({ check: `string_format`, format: `starts_with`, ...y(t), prefix: e });
}
function ea(e, t) {
  return new un({ check: `string_format`, format: `ends_with`, ...y(t), suffix: e });
}
function V(e) {
  return new dn({ check: `overwrite`, tx: e });
}
function ta(e) {
  return V((t) => t.normalize(e));
}
function na() {
  return V((e) => e.trim());
}
function ra() {
  return V((e) => e.toLowerCase());
}
function ia() {
  return V((e) => e.toUpperCase());
}
function aa() {
  return V((e) => te(e));
}
function oa(e, t, n) {
  return new e({ type: `array`, element: t, ...y(n) });
}
function sa(e, t, n) {
  return new e({ type: `custom`, check: `custom`, fn: t, ...y(n) });
}
function ca(e, t) {
  let n = la(
    (t) => (
      (t.addIssue = (e) => {
        if (typeof e == `string`) t.issues.push(T(e, t.value, n._zod.def));
        else {
          let r = e;
          (r.fatal && (r.continue = !1),
            (r.code ??= `custom`),
            `input` in r || (r.input = t.value),
            (r.inst ??= n),
            (r.continue ??= !n._zod.def.abort),
            t.issues.push(T(r)));
        }
      }),
      e(t.value, t)
    ),
    t,
  );
  return n;
}
function la(e, t) {
  let n = new N({ check: `custom`, ...y(t) });
  return ((n._zod.check = e), n);
}
function H(e, ...t) {
  for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && c(e, t, n[t]);
  return e;
}
function ua(e) {
  let t = e?.target ?? `draft-2020-12`;
  return (
    t === `draft-4` && (t = `draft-04`),
    t === `draft-7` && (t = `draft-07`),
    {
      processors: e.processors ?? {},
      metadataRegistry: e?.metadata ?? B,
      target: t,
      unrepresentable: e?.unrepresentable ?? `throw`,
      override: e?.override ?? (() => {}),
      io: e?.io ?? `output`,
      counter: 0,
      seen: new Map(),
      sharedDefsExtractedFor: void 0,
      sharedEmitDoneFor: void 0,
      cycles: e?.cycles ?? `ref`,
      reused: e?.reused ?? `inline`,
      intersections: [],
      deferred: [],
      external: e?.external ?? void 0,
    }
  );
}
function U(e, t, n, r, i) {
  let a = typeof t.unrepresentable == `function` ? t.unrepresentable({ zodSchema: e, path: r.path, message: i }) : t.unrepresentable;
  if (a === `any`) return !1;
  if (a === void 0 || a === `throw`) throw Error(i);
  return (Object.assign(n, a), !0);
}
function W(e, t, n = { path: [], schemaPath: [] }) {
  var r;
  let i = e._zod.def,
    a = t.seen.get(e);
  if (a) return (a.count++, n.schemaPath.includes(e) && (a.cycle = n.path), a.schema);
  let o = { schema: {}, count: 1, cycle: void 0, path: n.path };
  (t.seen.set(e, o), (t.sharedDefsExtractedFor = void 0), (t.sharedEmitDoneFor = void 0));
  let s = e._zod.toJSONSchema?.();
  if (s) o.schema = s;
  else {
    let r = { ...n, schemaPath: [...n.schemaPath, e], path: n.path };
    if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r);
    else {
      let n = o.schema,
        a = t.processors[i.type];
      if (!a) throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
      a(e, t, n, r);
    }
    let a = e._zod.parent;
    a && ((o.ref ||= a), W(a, t, r), (t.seen.get(a).isParent = !0));
  }
  let c = t.metadataRegistry.get(e);
  return (
    c && H(o.schema, c),
    t.io === `input` && G(e) && (delete o.schema.examples, delete o.schema.default),
    t.io === `input` && `_prefault` in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)),
    delete o.schema._prefault,
    t.seen.get(e).schema
  );
}
function da(e) {
  return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
}
function fa(e, t) {
  let n = e.seen.get(t);
  if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
  if (e.external && e.sharedDefsExtractedFor === e.external) return;
  let r = new Map();
  for (let t of e.seen.entries()) {
    let n = e.metadataRegistry.get(t[0])?.id;
    if (n) {
      let e = r.get(n);
      if (e && e !== t[0])
        throw Error(
          `Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`,
        );
      r.set(n, t[0]);
    }
  }
  let i = (t) => {
      let r = e.target === `draft-2020-12` ? `$defs` : `definitions`;
      if (e.external) {
        let n = e.external.registry.get(t[0])?.id,
          i = e.external.uri ?? ((e) => e);
        if (n) return { ref: i(n) };
        let a = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
        return ((t[1].defId = a), { defId: a, ref: `${i(`__shared`)}#/${r}/${da(a)}` });
      }
      let i = `#/${r}/`;
      if (t[1] === n && !t[1].schema.id) return { ref: `#` };
      let a = t[1].schema.id ?? `__schema${e.counter++}`;
      return { defId: a, ref: i + da(a) };
    },
    a = (e) => {
      if (e[1].schema.$ref) return;
      let t = e[1],
        { ref: n, defId: r } = i(e);
      ((t.def = { ...t.schema }), r && (t.defId = r));
      let a = t.schema;
      for (let e in a) delete a[e];
      a.$ref = n;
    };
  if (e.cycles === `throw`)
    for (let t of e.seen.entries()) {
      let e = t[1];
      if (e.cycle)
        throw Error(`Cycle detected: #/${e.cycle?.join(`/`)}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
    }
  for (let n of e.seen.entries()) {
    let r = n[1];
    if (t === n[0]) a(n);
    else {
      if (e.external) {
        let r = e.external.registry.get(n[0])?.id;
        if (t !== n[0] && r) {
          a(n);
          continue;
        }
      }
      (e.metadataRegistry.get(n[0])?.id || r.cycle || (r.count > 1 && e.reused === `ref`)) && a(n);
    }
  }
  e.external && (e.sharedDefsExtractedFor = e.external);
}
function pa(e) {
  let t = e.anyOf;
  if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
  let n = [];
  for (let e of t) {
    if (!e || typeof e != `object`) return;
    pa(e);
    let t = Object.keys(e);
    if (t.length !== 1 || t[0] !== `type`) return;
    let r = e.type;
    for (let e of Array.isArray(r) ? r : [r]) {
      if (typeof e != `string`) return;
      n.includes(e) || n.push(e);
    }
  }
  (delete e.anyOf, (e.type = n.length === 1 ? n[0] : n));
}
var ma = new Set([`type`, `properties`, `required`, `additionalProperties`]),
  ha = [`oneOf`, `anyOf`];
function ga(e) {
  let t = e.additionalProperties;
  return t === void 0 || t === !1 || typeof t != `object` || !t ? null : Object.keys(t).length ? t : null;
}
function _a(e) {
  let t = [];
  for (let n of e) {
    if (typeof n != `object` || n.type !== `object`) return null;
    for (let e in n) if (!ma.has(e)) return null;
    t.push(n);
  }
  let n = {},
    r = new Set();
  for (let e of t) {
    for (let r in e.properties) {
      if (Object.prototype.hasOwnProperty.call(n, r)) continue;
      let e = [];
      for (let n of t) {
        let t = n.properties?.[r] ?? ga(n);
        t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
      }
      c(n, r, e.length === 1 ? e[0] : (_a(e) ?? { allOf: e }));
    }
    for (let t of e.required ?? []) r.add(t);
  }
  let i = { type: `object`, properties: n };
  if ((r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1))) i.additionalProperties = !1;
  else {
    let e = [];
    for (let n of t) {
      let t = ga(n);
      t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
    }
    e.length === 1 ? (i.additionalProperties = e[0]) : e.length > 1 && (i.additionalProperties = { allOf: e });
  }
  return i;
}
function va(e) {
  let t = e.allOf;
  if (!Array.isArray(t) || t.length < 2) return;
  for (let t of ma) if (t in e) return;
  let n = t.filter((e) => ha.some((t) => Array.isArray(e[t]))),
    r = null;
  if (!n.length) r = _a(t);
  else {
    let e = n[0],
      i = ha.find((t) => Array.isArray(e[t]));
    if (Object.keys(e).length !== 1) return;
    let a = t.filter((t) => t !== e),
      o = e[i].map((e) => _a([...a, e]));
    if (o.some((e) => !e)) return;
    r = { [i]: o };
  }
  r && (delete e.allOf, H(e, r));
}
function ya(e, t) {
  let n = e.seen.get(t);
  if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
  let r = (t) => {
    let n = e.seen.get(t);
    if (n.ref === null) return;
    let i = n.def ?? n.schema,
      a = { ...i },
      o = n.ref;
    if (((n.ref = null), o)) {
      r(o);
      let n = e.seen.get(o),
        s = n.schema;
      if (
        (s.$ref && (e.target === `draft-07` || e.target === `draft-04` || e.target === `openapi-3.0`)
          ? ((i.allOf = i.allOf ?? []), i.allOf.push(s))
          : H(i, s),
        H(i, a),
        t._zod.parent === o)
      )
        for (let e in i) e !== `$ref` && e !== `allOf` && (e in a || delete i[e]);
      if (s.$ref && n.def)
        for (let e in i) e !== `$ref` && e !== `allOf` && e in n.def && JSON.stringify(i[e]) === JSON.stringify(n.def[e]) && delete i[e];
    }
    let s = t._zod.parent;
    if (s && s !== o) {
      r(s);
      let t = e.seen.get(s);
      if (t?.schema.$ref && ((i.$ref = t.schema.$ref), t.def))
        for (let e in i) e !== `$ref` && e !== `allOf` && e in t.def && JSON.stringify(i[e]) === JSON.stringify(t.def[e]) && delete i[e];
    }
    e.override({ zodSchema: t, jsonSchema: i, path: n.path ?? [] });
  };
  if (!e.external || e.sharedEmitDoneFor !== e.external) {
    for (let t of [...e.seen.entries()].reverse()) r(t[0]);
    if (e.target !== `openapi-3.0`) for (let t of e.seen.entries()) pa(t[1].def ?? t[1].schema);
    for (let t of e.deferred) t();
    if (e.intersections.length) {
      let t = new Map();
      for (let n of e.seen.values())
        for (let e of [n.schema, n.def]) {
          let n = e?.allOf;
          if (!Array.isArray(n)) continue;
          let r = t.get(n);
          r ? r.push(e) : t.set(n, [e]);
        }
      for (let n of e.intersections) for (let e of t.get(n) ?? []) va(e);
    }
  }
  let i = {};
  if (
    (e.target === `draft-2020-12`
      ? (i.$schema = `https://json-schema.org/draft/2020-12/schema`)
      : e.target === `draft-07`
        ? (i.$schema = `http://json-schema.org/draft-07/schema#`)
        : e.target === `draft-04`
          ? (i.$schema = `http://json-schema.org/draft-04/schema#`)
          : e.target,
    e.external?.uri)
  ) {
    let n = e.external.registry.get(t)?.id;
    if (!n) throw Error("Schema is missing an `id` property");
    i.$id = e.external.uri(n);
  }
  H(i, n.defId ? n.schema : (n.def ?? n.schema));
  let a = e.metadataRegistry.get(t)?.id;
  a !== void 0 && i.id === a && delete i.id;
  let o = e.external?.defs ?? {};
  if (!e.external || e.sharedEmitDoneFor !== e.external)
    for (let t of e.seen.entries()) {
      let e = t[1];
      e.def && e.defId && (e.def.id === e.defId && delete e.def.id, c(o, e.defId, e.def));
    }
  (e.external && (e.sharedEmitDoneFor = e.external),
    e.external || (Object.keys(o).length > 0 && (e.target === `draft-2020-12` ? (i.$defs = o) : (i.definitions = o))));
  try {
    let n = JSON.parse(JSON.stringify(i));
    return (
      Object.defineProperty(n, "~standard", {
        value: { ...t[`~standard`], jsonSchema: { input: K(t, `input`, e.processors), output: K(t, `output`, e.processors) } },
        enumerable: !1,
        writable: !1,
      }),
      n
    );
  } catch {
    throw Error(`Error converting schema to JSON.`);
  }
}
function G(e, t) {
  let n = t ?? { seen: new Set() };
  if (n.seen.has(e)) return !1;
  n.seen.add(e);
  let r = e._zod.def;
  if (r.type === `transform`) return !0;
  if (r.type === `array`) return G(r.element, n);
  if (r.type === `set`) return G(r.valueType, n);
  if (r.type === `lazy`) return G(r.getter(), n);
  if (
    r.type === `promise` ||
    r.type === `optional` ||
    r.type === `nonoptional` ||
    r.type === `nullable` ||
    r.type === `readonly` ||
    r.type === "default" ||
    r.type === `prefault` ||
    r.type === `catch`
  )
    return G(r.innerType, n);
  if (r.type === `intersection`) return G(r.left, n) || G(r.right, n);
  if (r.type === `record` || r.type === `map`) return G(r.keyType, n) || G(r.valueType, n);
  if (r.type === `pipe`) return e._zod.traits.has(`$ZodCodec`) ? !0 : G(r.in, n) || G(r.out, n);
  if (r.type === `object`) {
    for (let e in r.shape) if (G(r.shape[e], n)) return !0;
    return !1;
  }
  if (r.type === `union`) {
    for (let e of r.options) if (G(e, n)) return !0;
    return !1;
  }
  if (r.type === `tuple`) {
    for (let e of r.items) if (G(e, n)) return !0;
    return !!(r.rest && G(r.rest, n));
  }
  return !1;
}
var ba =
    (e, t = {}) =>
    (n) => {
      let r = ua({ ...n, processors: t });
      return (W(e, r), fa(r, e), ya(r, e));
    },
  K =
    (e, t, n = {}) =>
    (r) => {
      let { libraryOptions: i, target: a } = r ?? {},
        o = ua({ ...(i ?? {}), target: a, io: t, processors: n });
      return (W(e, o), fa(o, e), ya(o, e));
    },
  q = (e, t, n) => {
    (e[t] === void 0 || n > e[t]) && (e[t] = n);
  },
  J = (e, t, n) => {
    (e[t] === void 0 || n < e[t]) && (e[t] = n);
  },
  xa = (e, t) => {
    (q(e, `minimum`, t), J(e, `maximum`, t));
  },
  Sa = (e, t) => {
    ((e.multipleOf ??= []), e.multipleOf.includes(t) || e.multipleOf.push(t));
  },
  Ca = (e, t) => {
    ((e.patterns ??= new Set()), e.patterns.add(t));
  },
  wa = (e, t) => {
    e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
  },
  Ta = (e, t) => {
    ((e.format = t), t.includes(`int`) && (e.isInt = !0));
  },
  Ea = (e, t) => q(e, `minimum`, t.minimum),
  Da = (e, t) => J(e, `maximum`, t.maximum),
  Oa = (e) => (t, n) => {
    Ta(t, n.format);
    let [r, i] = e[n.format];
    (q(t, `minimum`, r), J(t, `maximum`, i));
  },
  ka = {
    greater_than: (e, t) => q(e, t.inclusive ? `minimum` : `exclusiveMinimum`, t.value),
    less_than: (e, t) => J(e, t.inclusive ? `maximum` : `exclusiveMaximum`, t.value),
    multiple_of: (e, t) => Sa(e, t.value),
    number_format: Oa(le),
    bigint_format: Oa(ue),
    min_length: Ea,
    max_length: Da,
    length_equals: (e, t) => xa(e, t.length),
    min_size: Ea,
    max_size: Da,
    size_equals: (e, t) => xa(e, t.size),
    string_format: (e, t) => {
      (Ta(e, t.format),
        t.pattern && Ca(e, t.pattern),
        (t.format === `base64` || t.format === `base64url`) && (e.contentEncoding = t.format),
        (t.local || t.precision === -1) && (e.laxFormat = !0));
    },
    mime_type: (e, t) => wa(e, t.mime),
  };
function Y(e) {
  let t = {},
    n = e._zod.def,
    r = e._zod.traits.has(`$ZodCheck`) ? [e, ...(n.checks ?? [])] : (n.checks ?? []);
  for (let e of r) ka[e._zod.def.check]?.(t, e._zod.def);
  let i = e._zod.bag;
  (i.minimum !== void 0 && q(t, `minimum`, i.minimum),
    i.exclusiveMinimum !== void 0 && q(t, `exclusiveMinimum`, i.exclusiveMinimum),
    i.maximum !== void 0 && J(t, `maximum`, i.maximum),
    i.exclusiveMaximum !== void 0 && J(t, `exclusiveMaximum`, i.exclusiveMaximum),
    i.multipleOf !== void 0 && Sa(t, i.multipleOf),
    i.format !== void 0 && ((t.format ??= i.format), i.format.includes(`int`) && (t.isInt = !0)),
    i.mime && wa(t, i.mime));
  for (let e of i.patterns ?? []) Ca(t, e);
  return t;
}
var Aa = { guid: `uuid`, url: `uri`, datetime: `date-time`, json_string: `json-string`, regex: `` },
  ja = new Map([
    [Jn, Mt],
    [Xn, Nt],
  ]),
  Ma = (e) => ja.get(e) ?? e,
  Na = (e, t, n, r) => {
    let i = n;
    i.type = `string`;
    let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = Y(e);
    if (
      (typeof a == `number` && (i.minLength = a),
      typeof o == `number` && (i.maxLength = o),
      s && ((i.format = Aa[s] ?? s), i.format === `` && delete i.format, (s === `time` || u) && delete i.format),
      l && (i.contentEncoding = l),
      c && c.size > 0)
    ) {
      let e = [...c].map(Ma);
      e.length === 1
        ? (i.pattern = e[0].source)
        : e.length > 1 &&
          (i.allOf = [
            ...e.map((e) => ({
              ...(t.target === `draft-07` || t.target === `draft-04` || t.target === `openapi-3.0` ? { type: `string` } : {}),
              pattern: e.source,
            })),
          ]);
    }
  },
  Pa = (e, t, n, r) => {
    let i = n,
      { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = Y(e);
    i.type = u ? `integer` : `number`;
    let d = typeof l == `number` && l >= (a ?? -1 / 0),
      f = typeof c == `number` && c <= (o ?? 1 / 0),
      p = t.target === `draft-04` || t.target === `openapi-3.0`;
    if (
      (d ? (p ? ((i.minimum = l), (i.exclusiveMinimum = !0)) : (i.exclusiveMinimum = l)) : typeof a == `number` && (i.minimum = a),
      f ? (p ? ((i.maximum = c), (i.exclusiveMaximum = !0)) : (i.exclusiveMaximum = c)) : typeof o == `number` && (i.maximum = o),
      s)
    ) {
      let n = new Set();
      for (let a of s)
        Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : U(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
      let [a, ...o] = n;
      (a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...(i.allOf ?? []), ...o.map((e) => ({ multipleOf: e }))]));
    }
  },
  Fa = (e, t, n, r) => {
    n.type = `boolean`;
  },
  Ia = (e, t, n, r) => {
    n.not = {};
  },
  La = (t, n, r, i) => {
    let a = t._zod.def,
      o = e(a.entries);
    o.length === 0
      ? (r.not = {})
      : (o.every((e) => typeof e == `number`) && (r.type = `number`), o.every((e) => typeof e == `string`) && (r.type = `string`), (r.enum = o));
  },
  Ra = (e, t, n, r) => {
    U(e, t, n, r, `Custom types cannot be represented in JSON Schema`);
  },
  za = (e, t, n, r) => {
    U(e, t, n, r, `Transforms cannot be represented in JSON Schema`);
  },
  Ba = (e, t, n, r) => {
    let i = n,
      a = e._zod.def,
      { minimum: o, maximum: s } = Y(e);
    (typeof o == `number` && (i.minItems = o),
      typeof s == `number` && (i.maxItems = s),
      (i.type = `array`),
      (i.items = W(a.element, t, { ...r, path: [...r.path, `items`] })));
  };
function Va(e) {
  let t = e._zod.def;
  return t.type === `pipe` && t.in._zod.traits.has(`$ZodTransform`) ? Va(t.out) : t.type === `catch` ? Va(t.innerType) : e._zod.optin;
}
var Ha = (e, t, n, r) => {
    let i = n,
      a = e._zod.def,
      o = a.shape;
    if (Object.getOwnPropertySymbols(o).length && U(e, t, i, r, `Symbol keys cannot be represented in JSON Schema`)) return;
    ((i.type = `object`), (i.properties = {}));
    for (let e in o) c(i.properties, e, W(o[e], t, { ...r, path: [...r.path, `properties`, e] }));
    let s = [];
    for (let e of Object.keys(o)) {
      let n = a.shape[e];
      (t.io === `input` ? Va(n) === void 0 : n._zod.optout === void 0) && s.push(e);
    }
    (s.length > 0 && (i.required = s),
      a.catchall?._zod.def.type === `never`
        ? (i.additionalProperties = !1)
        : a.catchall
          ? a.catchall && (i.additionalProperties = W(a.catchall, t, { ...r, path: [...r.path, `additionalProperties`] }))
          : t.io === `output` && (i.additionalProperties = !1));
  },
  Ua = (e, t, n, r) => {
    let i = e._zod.def,
      a = i.inclusive === !1,
      o = i.options.map((e, n) => W(e, t, { ...r, path: [...r.path, a ? `oneOf` : `anyOf`, n] }));
    a ? (n.oneOf = o) : (n.anyOf = o);
  },
  Wa = (e, t, n, r) => {
    let i = e._zod.def,
      a = W(i.left, t, { ...r, path: [...r.path, `allOf`, 0] }),
      o = W(i.right, t, { ...r, path: [...r.path, `allOf`, 1] }),
      s = (e) => `allOf` in e && Object.keys(e).length === 1,
      c = [...(s(a) ? a.allOf : [a]), ...(s(o) ? o.allOf : [o])];
    ((n.allOf = c), t.intersections.push(c));
  };
function Ga(e, t, n) {
  if (t.$ref) {
    if (n.has(t)) return t;
    n.add(t);
    let r = e.get(t)?.def;
    if (!r) return t;
    let i = Ga(e, r, n);
    return i === r ? t : i;
  }
  for (let r of [`anyOf`, `oneOf`]) {
    let i = t[r];
    if (!Array.isArray(i)) continue;
    let a = i.map((t) => Ga(e, t, n));
    a.some((e, t) => e !== i[t]) && (t = { ...t, [r]: a });
  }
  let r = Array.isArray(t.type) ? t.type : [t.type],
    i = !r.includes(`string`) && r.some((e) => e === `number` || e === `integer`),
    a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
  if (!i && !a?.some((e) => typeof e == `number`)) return t;
  let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
  return (
    p.enum ? (p.enum = p.enum.map((e) => (typeof e == `number` ? String(e) : e))) : typeof p.const == `number` && (p.const = String(p.const)),
    i && ((p.type = `string`), a || (p.pattern = (r.includes(`number`) ? Wt : Ut).source)),
    p
  );
}
var Ka = new WeakMap();
function qa(e) {
  let t = new Map();
  for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
  let n = new Map();
  for (let r of Ka.get(e) ?? []) {
    let i = e.seen.get(r),
      a = (i?.def ?? i?.schema)?.propertyNames;
    if (!a || a === !0 || n.has(a)) continue;
    let o = Ga(t, a, new Set());
    o !== a && n.set(a, o);
  }
  if (n.size)
    for (let t of e.seen.values())
      for (let e of [t.schema, t.def]) {
        let t = e && n.get(e.propertyNames);
        t && (e.propertyNames = t);
      }
}
var Ja = (e, t, n, r) => {
    let i = n,
      a = e._zod.def;
    i.type = `object`;
    let o = a.keyType,
      s = Y(o).patterns;
    if (a.mode === `loose` && s && s.size > 0) {
      let e = W(a.valueType, t, { ...r, path: [...r.path, `patternProperties`, `*`] });
      i.patternProperties = {};
      for (let t of s) c(i.patternProperties, Ma(t).source, e);
    } else {
      if (t.target === `draft-07` || t.target === `draft-2020-12`) {
        i.propertyNames = W(a.keyType, t, { ...r, path: [...r.path, `propertyNames`] });
        let n = Ka.get(t);
        (n || ((n = []), Ka.set(t, n), t.deferred.push(() => qa(t))), n.push(e));
      }
      i.additionalProperties = W(a.valueType, t, { ...r, path: [...r.path, `additionalProperties`] });
    }
    let l = o._zod.values,
      u = t.io === `input` && Va(a.valueType) !== void 0;
    if (l && !a.partial && !u) {
      let e = [...l].filter((e) => typeof e == `string` || typeof e == `number`);
      e.length > 0 && (i.required = e.map(String));
    }
  },
  Ya = (e, t, n, r) => {
    let i = e._zod.def,
      a = W(i.innerType, t, r),
      o = t.seen.get(e);
    t.target === `openapi-3.0` ? ((o.ref = i.innerType), (n.nullable = !0)) : (n.anyOf = [a, { type: `null` }]);
  },
  Xa = (e, t, n, r) => {
    let i = e._zod.def;
    W(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
  },
  Za = Symbol();
function Qa(e, t, n, r, i) {
  let a = !1,
    o = JSON.stringify(e, (e, t) => (typeof t == `bigint` ? ((a = !0), null) : t));
  return a ? (U(t, n, r, i, `BigInt defaults cannot be represented in JSON Schema`), Za) : JSON.parse(o);
}
var $a = (e, t, n, r) => {
    let i = e._zod.def;
    W(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
    let o = Qa(i.defaultValue, e, t, n, r);
    o !== Za && (n.default = o);
  },
  eo = (e, t, n, r) => {
    let i = e._zod.def;
    W(i.innerType, t, r);
    let a = t.seen.get(e);
    if (((a.ref = i.innerType), t.io !== `input`)) return;
    let o = Qa(i.defaultValue, e, t, n, r);
    o !== Za && (n._prefault = o);
  },
  to = (e, t, n, r) => {
    let i = e._zod.def;
    W(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
    let o;
    try {
      o = i.catchValue(void 0);
    } catch {
      U(e, t, n, r, `Dynamic catch values are not supported in JSON Schema`);
      return;
    }
    n.default = o;
  },
  no = (e, t, n, r) => {
    let i = e._zod.def,
      a = i.in._zod.traits.has(`$ZodTransform`),
      o = t.io === `input` ? (a ? i.out : i.in) : i.out;
    W(o, t, r);
    let s = t.seen.get(e);
    s.ref = o;
  },
  ro = (e, t, n, r) => {
    let i = e._zod.def;
    W(i.innerType, t, r);
    let a = t.seen.get(e);
    ((a.ref = i.innerType), (n.readOnly = !0));
  },
  io = (e, t, n, r) => {
    let i = e._zod.def;
    W(i.innerType, t, r);
    let a = t.seen.get(e);
    a.ref = i.innerType;
  },
  ao = new WeakSet([Object.prototype, Error.prototype]);
function oo(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    enumerable: !1,
    get() {
      let e = n(this);
      return (Object.defineProperty(this, t, { value: e, configurable: !0, writable: !0 }), e);
    },
    set(e) {
      Object.defineProperty(this, t, { value: e, configurable: !0, writable: !0 });
    },
  });
}
var X = k(
    `ZodError`,
    (e, t) => {
      (Ke.init(e, t), (e.name = `ZodError`));
      let r = Object.getPrototypeOf(e);
      ao.has(r) ||
        (ao.add(r),
        oo(r, `format`, (e) => (t) => Ye(e, t)),
        oo(r, `flatten`, (e) => (t) => Je(e, t)),
        oo(r, `addIssue`, (e) => (t) => {
          (e.issues.push(t), (e.message = JSON.stringify(e.issues, n, 2)));
        }),
        oo(r, `addIssues`, (e) => (t) => {
          (e.issues.push(...t), (e.message = JSON.stringify(e.issues, n, 2)));
        }),
        Object.defineProperty(r, "isEmpty", {
          configurable: !0,
          enumerable: !1,
          get() {
            return this.issues.length === 0;
          },
        }));
    },
    void 0,
    { Parent: Error },
  ),
  so = Ze(X),
  co = Qe(X),
  lo = $e(X),
  uo = tt(X),
  fo = st(X),
  po = ct(X),
  mo = lt(X),
  ho = ut(X),
  go = dt(X),
  _o = ft(X),
  vo = pt(X),
  yo = mt(X);
function bo() {
  j.localeError || M(ri());
}
function xo() {
  j.memoizer || M({ memoizer: ei() });
}
var Z = k(`ZodType`, (e, t) => (bo(), P.init(e, t), (e.def = t), (e.type = t.type), e), {
    check(...e) {
      let t = this.def;
      return this.clone(
        h(t, {
          checks: [
            ...(t.checks ?? []),
            ...e.map((e) => (typeof e == `function` ? { _zod: { check: e, def: { check: `custom` }, onattach: [] } } : e)),
          ],
        }),
        { parent: !0 },
      );
    },
    with(...e) {
      return this.check(...e);
    },
    clone(e, t) {
      return v(this, e, t);
    },
    brand() {
      return this;
    },
    register(e, t) {
      return (e.add(this, t), this);
    },
    refine(e, t) {
      return this.check(Rs(e, t));
    },
    superRefine(e, t) {
      return this.check(zs(e, t));
    },
    overwrite(e) {
      return this.check(V(e));
    },
    optional() {
      return ys(this);
    },
    exactOptional() {
      return xs(this);
    },
    nullable() {
      return Cs(this);
    },
    nullish() {
      return ys(Cs(this));
    },
    nonoptional(e) {
      return ks(this, e);
    },
    array() {
      return as(this);
    },
    or(e) {
      return ls([this, e]);
    },
    and(e) {
      return ds(this, e);
    },
    transform(e) {
      return Ns(this, _s(e));
    },
    default(e) {
      return Ts(this, e);
    },
    prefault(e) {
      return Ds(this, e);
    },
    catch(e) {
      return js(this, e);
    },
    pipe(e) {
      return Ns(this, e);
    },
    readonly() {
      return Is(this);
    },
    describe(e) {
      let t = this.clone();
      return (B.add(t, { description: e }), t);
    },
    meta(...e) {
      if (e.length === 0) return B.get(this);
      let t = this.clone();
      return (B.add(t, e[0]), t);
    },
    isOptional() {
      return this.safeParse(void 0).success;
    },
    isNullable() {
      return this.safeParse(null).success;
    },
    apply(e, ...t) {
      return t.length === 0 ? e(this) : e(this, ...t);
    },
    get "~standard"() {
      return De(this, `~standard`, { ...gn(this), jsonSchema: { input: K(this, `input`), output: K(this, `output`) } });
    },
    set "~standard"(e) {
      E(this, `~standard`, e);
    },
    parse: function e(t, n) {
      return so(this, t, n, { callee: e });
    },
    parseAsync: async function e(t, n) {
      return await co(this, t, n, { callee: e });
    },
    safeParse(e, t) {
      return lo(this, e, t);
    },
    async safeParseAsync(e, t) {
      return uo(this, e, t);
    },
    get spa() {
      return this?.safeParseAsync;
    },
    set spa(e) {
      E(this, `spa`, e);
    },
    validate(e, t) {
      return it(this, e, t);
    },
    validateAsync(e, t) {
      return ot(this, e, t);
    },
    encode: function e(t, n) {
      return fo(this, t, n, { callee: e });
    },
    decode: function e(t, n) {
      return po(this, t, n, { callee: e });
    },
    encodeAsync: async function e(t, n) {
      return await mo(this, t, n, { callee: e });
    },
    decodeAsync: async function e(t, n) {
      return await ho(this, t, n, { callee: e });
    },
    safeEncode(e, t) {
      return go(this, e, t);
    },
    safeDecode(e, t) {
      return _o(this, e, t);
    },
    async safeEncodeAsync(e, t) {
      return vo(this, e, t);
    },
    async safeDecodeAsync(e, t) {
      return yo(this, e, t);
    },
    toJSONSchema(e) {
      return ba(this, {})(e);
    },
    get description() {
      return B.get(this)?.description;
    },
    get _def() {
      return this._zod.def;
    },
  }),
  So = k(
    `_ZodString`,
    (e, t) => {
      (_n.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Na(e, t, n, r)));
    },
    Oe(
      { format: (e) => Y(e).format ?? null, minLength: (e) => Y(e).minimum ?? null, maxLength: (e) => Y(e).maximum ?? null },
      {
        regex(...e) {
          return this.check(Yi(...e));
        },
        includes(...e) {
          return this.check(Qi(...e));
        },
        startsWith(...e) {
          return this.check($i(...e));
        },
        endsWith(...e) {
          return this.check(ea(...e));
        },
        min(...e) {
          return this.check(qi(...e));
        },
        max(...e) {
          return this.check(Ki(...e));
        },
        length(...e) {
          return this.check(Ji(...e));
        },
        nonempty(...e) {
          return this.check(qi(1, ...e));
        },
        lowercase(e) {
          return this.check(Xi(e));
        },
        uppercase(e) {
          return this.check(Zi(e));
        },
        trim() {
          return this.check(na());
        },
        normalize(...e) {
          return this.check(ta(...e));
        },
        toLowerCase() {
          return this.check(ra());
        },
        toUpperCase() {
          return this.check(ia());
        },
        slugify() {
          return this.check(aa());
        },
      },
    ),
  ),
  Co = k(
    `ZodString`,
    (e, t) => {
      (_n.init(e, t), So.init(e, t));
    },
    {
      email(e) {
        return this.check(li(ko, e));
      },
      url(e) {
        return this.check(hi(Mo, e));
      },
      jwt(e) {
        return this.check(Ai(qo, e));
      },
      emoji(e) {
        return this.check(gi(No, e));
      },
      guid(e) {
        return this.check(ui(jo, e));
      },
      uuid(e) {
        return this.check(di($, e));
      },
      uuidv4(e) {
        return this.check(fi($, e));
      },
      uuidv6(e) {
        return this.check(pi($, e));
      },
      uuidv7(e) {
        return this.check(mi($, e));
      },
      nanoid(e) {
        return this.check(_i(Po, e));
      },
      cuid(e) {
        return this.check(vi(Fo, e));
      },
      cuid2(e) {
        return this.check(yi(Io, e));
      },
      ulid(e) {
        return this.check(bi(Lo, e));
      },
      base64(e) {
        return this.check(Di(Wo, e));
      },
      base64url(e) {
        return this.check(Oi(Go, e));
      },
      xid(e) {
        return this.check(xi(Ro, e));
      },
      ksuid(e) {
        return this.check(Si(zo, e));
      },
      ipv4(e) {
        return this.check(Ci(Bo, e));
      },
      ipv6(e) {
        return this.check(wi(Vo, e));
      },
      cidrv4(e) {
        return this.check(Ti(Ho, e));
      },
      cidrv6(e) {
        return this.check(Ei(Uo, e));
      },
      e164(e) {
        return this.check(ki(Ko, e));
      },
      datetime(e) {
        return this.check(ji(To, e));
      },
      date(e) {
        return this.check(Mi(Eo, e));
      },
      time(e) {
        return this.check(Ni(Do, e));
      },
      duration(e) {
        return this.check(Pi(Oo, e));
      },
    },
  );
function wo(e) {
  return ci(Co, e);
}
var Q = k(`ZodStringFormat`, (e, t) => {
    (F.init(e, t), So.init(e, t));
  }),
  To = k(`ZodISODateTime`, (e, t) => {
    (In.init(e, t), Q.init(e, t));
  }),
  Eo = k(`ZodISODate`, (e, t) => {
    (Ln.init(e, t), Q.init(e, t));
  }),
  Do = k(`ZodISOTime`, (e, t) => {
    (Rn.init(e, t), Q.init(e, t));
  }),
  Oo = k(`ZodISODuration`, (e, t) => {
    (zn.init(e, t), Q.init(e, t));
  }),
  ko = k(`ZodEmail`, (e, t) => {
    (bn.init(e, t), Q.init(e, t));
  });
function Ao(e) {
  return li(ko, e);
}
var jo = k(`ZodGUID`, (e, t) => {
    (vn.init(e, t), Q.init(e, t));
  }),
  $ = k(`ZodUUID`, (e, t) => {
    (yn.init(e, t), Q.init(e, t));
  }),
  Mo = k(`ZodURL`, (e, t) => {
    (On.init(e, t), Q.init(e, t));
  }),
  No = k(`ZodEmoji`, (e, t) => {
    (kn.init(e, t), Q.init(e, t));
  }),
  Po = k(`ZodNanoID`, (e, t) => {
    (An.init(e, t), Q.init(e, t));
  }),
  Fo = k(`ZodCUID`, (e, t) => {
    (jn.init(e, t), Q.init(e, t));
  }),
  Io = k(`ZodCUID2`, (e, t) => {
    (Mn.init(e, t), Q.init(e, t));
  }),
  Lo = k(`ZodULID`, (e, t) => {
    (Nn.init(e, t), Q.init(e, t));
  }),
  Ro = k(`ZodXID`, (e, t) => {
    (Pn.init(e, t), Q.init(e, t));
  }),
  zo = k(`ZodKSUID`, (e, t) => {
    (Fn.init(e, t), Q.init(e, t));
  }),
  Bo = k(`ZodIPv4`, (e, t) => {
    (Bn.init(e, t), Q.init(e, t));
  }),
  Vo = k(`ZodIPv6`, (e, t) => {
    (Un.init(e, t), Q.init(e, t));
  }),
  Ho = k(`ZodCIDRv4`, (e, t) => {
    (Wn.init(e, t), Q.init(e, t));
  }),
  Uo = k(`ZodCIDRv6`, (e, t) => {
    (Kn.init(e, t), Q.init(e, t));
  }),
  Wo = k(`ZodBase64`, (e, t) => {
    (Yn.init(e, t), Q.init(e, t));
  }),
  Go = k(`ZodBase64URL`, (e, t) => {
    (Qn.init(e, t), Q.init(e, t));
  }),
  Ko = k(`ZodE164`, (e, t) => {
    ($n.init(e, t), Q.init(e, t));
  }),
  qo = k(`ZodJWT`, (e, t) => {
    (tr.init(e, t), Q.init(e, t));
  }),
  Jo = k(
    `ZodNumber`,
    (e, t) => {
      (nr.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Pa(e, t, n, r)), (e.isFinite = !0));
    },
    Oe(
      {
        minValue: (e) => {
          let { minimum: t, exclusiveMinimum: n } = Y(e);
          return Math.max(t ?? -1 / 0, n ?? -1 / 0);
        },
        maxValue: (e) => {
          let { maximum: t, exclusiveMaximum: n } = Y(e);
          return Math.min(t ?? 1 / 0, n ?? 1 / 0);
        },
        isInt: (e) => {
          let { isInt: t, multipleOf: n } = Y(e);
          return !!t || !!n?.some(Number.isSafeInteger);
        },
        format: (e) => Y(e).format ?? null,
      },
      {
        gt(e, t) {
          return this.check(Ui(e, t));
        },
        gte(e, t) {
          return this.check(Wi(e, t));
        },
        min(e, t) {
          return this.check(Wi(e, t));
        },
        lt(e, t) {
          return this.check(Vi(e, t));
        },
        lte(e, t) {
          return this.check(Hi(e, t));
        },
        max(e, t) {
          return this.check(Hi(e, t));
        },
        int(e) {
          return this.check(Zo(e));
        },
        safe(e) {
          return this.check(Zo(e));
        },
        positive(e) {
          return this.check(Ui(0, e));
        },
        nonnegative(e) {
          return this.check(Wi(0, e));
        },
        negative(e) {
          return this.check(Vi(0, e));
        },
        nonpositive(e) {
          return this.check(Hi(0, e));
        },
        multipleOf(e, t) {
          return this.check(Gi(e, t));
        },
        step(e, t) {
          return this.check(Gi(e, t));
        },
        finite() {
          return this;
        },
      },
    ),
  );
function Yo(e) {
  return Fi(Jo, e);
}
var Xo = k(`ZodNumberFormat`, (e, t) => {
  (rr.init(e, t), Jo.init(e, t));
});
function Zo(e) {
  return Li(Xo, e);
}
var Qo = k(`ZodBoolean`, (e, t) => {
  (ir.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Fa(e, t, n, r)));
});
function $o(e) {
  return Ri(Qo, e);
}
var es = k(`ZodUnknown`, (e, t) => {
  (ar.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (e, t, n) => void 0));
});
function ts() {
  return zi(es);
}
var ns = k(`ZodNever`, (e, t) => {
  (or.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Ia(e, t, n, r)));
});
function rs(e) {
  return Bi(ns, e);
}
var is = k(
  `ZodArray`,
  (e, t) => {
    (xo(), ur.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Ba(e, t, n, r)), (e.element = t.element));
  },
  {
    min(e, t) {
      return this.check(qi(e, t));
    },
    nonempty(e) {
      return this.check(qi(1, e));
    },
    max(e, t) {
      return this.check(Ki(e, t));
    },
    length(e, t) {
      return this.check(Ji(e, t));
    },
    unwrap() {
      return this.element;
    },
  },
);
function as(e, t) {
  return oa(is, e, t);
}
var os = k(
  `ZodObject`,
  (e, t) => {
    (xo(), hr.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Ha(e, t, n, r)), Ne(e, `shape`, (e) => e._zod.def.shape, !1));
  },
  {
    keyof() {
      return hs(Object.keys(this._zod.def.shape));
    },
    catchall(e) {
      return this.clone(h(this._zod.def, { catchall: e }));
    },
    passthrough() {
      return this.clone(h(this._zod.def, { catchall: ts() }));
    },
    loose() {
      return this.clone(h(this._zod.def, { catchall: ts() }));
    },
    strict() {
      return this.clone(h(this._zod.def, { catchall: rs() }));
    },
    strip() {
      return this.clone(h(this._zod.def, { catchall: void 0 }));
    },
    extend(e) {
      return pe(this, e);
    },
    safeExtend(e) {
      return he(this, e);
    },
    merge(e) {
      return ge(this, e);
    },
    pick(e) {
      return de(this, e);
    },
    omit(e) {
      return fe(this, e);
    },
    partial(...e) {
      return _e(vs, this, e[0]);
    },
    exactPartial(...e) {
      return _e(bs, this, e[0], `exactPartial`);
    },
    required(...e) {
      return ve(Os, this, e[0]);
    },
  },
);
function ss(e, t) {
  return new os({ type: `object`, shape: e ?? {}, ...y(t) });
}
var cs = k(`ZodUnion`, (e, t) => {
  (_r.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Ua(e, t, n, r)), (e.options = t.options));
});
function ls(e, t) {
  return new cs({ type: `union`, options: e, ...y(t) });
}
var us = k(`ZodIntersection`, (e, t) => {
  (vr.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Wa(e, t, n, r)));
});
function ds(e, t) {
  return new us({ type: `intersection`, left: e, right: t });
}
var fs = k(`ZodRecord`, (e, t) => {
  (xo(), xr.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Ja(e, t, n, r)), (e.keyType = t.keyType), (e.valueType = t.valueType));
});
function ps(e, t, n) {
  return !t || !t._zod
    ? new fs({ type: `record`, keyType: wo(), valueType: e, ...y(t) })
    : new fs({ type: `record`, keyType: e, valueType: t, ...y(n) });
}
var ms = k(`ZodEnum`, (e, t) => {
  (Sr.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => La(e, t, n, r)), (e.enum = t.entries), (e.options = [...e._zod.values]));
  let n = new Set(Object.keys(t.entries));
  ((e.extract = (e, r) => {
    let i = {};
    for (let r of e)
      if (n.has(r)) i[r] = t.entries[r];
      else throw Error(`Key ${r} not found in enum`);
    return new ms({ ...t, checks: [], ...y(r), entries: i });
  }),
    (e.exclude = (e, r) => {
      let i = { ...t.entries };
      for (let t of e)
        if (n.has(t)) delete i[t];
        else throw Error(`Key ${t} not found in enum`);
      return new ms({ ...t, checks: [], ...y(r), entries: i });
    }));
});
function hs(e, t) {
  return new ms({ type: `enum`, entries: Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e, ...y(t) });
}
var gs = k(`ZodTransform`, (e, t) => {
  (xo(),
    Cr.init(e, t),
    Z.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => za(e, t, n, r)),
    (e._zod.parse = (n, r) => {
      if (r.direction === `backward`) throw new Be(e.constructor.name);
      n.addIssue = (r) => {
        if (typeof r == `string`) n.issues.push(T(r, n.value, t));
        else {
          let t = r;
          (t.fatal && (t.continue = !1), (t.code ??= `custom`), `input` in t || (t.input = n.value), (t.inst ??= e), n.issues.push(T(t)));
        }
      };
      let i = t.transform(n.value, n);
      return i instanceof Promise ? i.then((e) => ((n.value = e), n)) : ((n.value = i), n);
    }));
});
function _s(e) {
  return new gs({ type: `transform`, transform: e });
}
var vs = k(`ZodOptional`, (e, t) => {
  (Tr.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => io(e, t, n, r)), (e.unwrap = () => e._zod.def.innerType));
});
function ys(e) {
  return new vs({ type: `optional`, innerType: e });
}
var bs = k(`ZodExactOptional`, (e, t) => {
  (Er.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => io(e, t, n, r)), (e.unwrap = () => e._zod.def.innerType));
});
function xs(e) {
  return new bs({ type: `optional`, innerType: e });
}
var Ss = k(`ZodNullable`, (e, t) => {
  (Dr.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Ya(e, t, n, r)), (e.unwrap = () => e._zod.def.innerType));
});
function Cs(e) {
  return new Ss({ type: `nullable`, innerType: e });
}
var ws = k(`ZodDefault`, (e, t) => {
  (Or.init(e, t),
    Z.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => $a(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeDefault = e.unwrap));
});
function Ts(e, t) {
  return new ws({
    type: `default`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : ae(t);
    },
  });
}
var Es = k(`ZodPrefault`, (e, t) => {
  (Ar.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => eo(e, t, n, r)), (e.unwrap = () => e._zod.def.innerType));
});
function Ds(e, t) {
  return new Es({
    type: `prefault`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : ae(t);
    },
  });
}
var Os = k(`ZodNonOptional`, (e, t) => {
  (jr.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Xa(e, t, n, r)), (e.unwrap = () => e._zod.def.innerType));
});
function ks(e, t) {
  return new Os({ type: `nonoptional`, innerType: e, ...y(t) });
}
var As = k(`ZodCatch`, (e, t) => {
  (Pr.init(e, t),
    Z.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => to(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeCatch = e.unwrap));
});
function js(e, t) {
  return new As({ type: `catch`, innerType: e, catchValue: typeof t == `function` ? t : Fe(t) });
}
var Ms = k(`ZodPipe`, (e, t) => {
  (Fr.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => no(e, t, n, r)), (e.in = t.in), (e.out = t.out));
});
function Ns(e, t) {
  return new Ms({ type: `pipe`, in: e, out: t });
}
var Ps = k(`ZodPreprocess`, (e, t) => {
    (Ms.init(e, t), Ir.init(e, t));
  }),
  Fs = k(`ZodReadonly`, (e, t) => {
    (Lr.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => ro(e, t, n, r)), (e.unwrap = () => e._zod.def.innerType));
  });
function Is(e) {
  return new Fs({ type: `readonly`, innerType: e });
}
var Ls = k(`ZodCustom`, (e, t) => {
  (zr.init(e, t), Z.init(e, t), (e._zod.processJSONSchema = (t, n, r) => Ra(e, t, n, r)));
});
function Rs(e, t = {}) {
  return sa(Ls, e, t);
}
function zs(e, t) {
  return ca(e, t);
}
function Bs(e, t) {
  return new Ps({ type: `pipe`, in: _s(e), out: t });
}
export { Ao as a, ss as c, wo as d, ls as f, $o as i, Bs as l, hs as n, Zo as o, Ii as p, as as r, Yo as s, Jo as t, ps as u };
