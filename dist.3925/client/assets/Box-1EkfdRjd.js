import { a as e, n as t, r as n, t as r } from "./jsx-runtime-Wy9s6hX0.js";
var i = n((e) => {
    var n = t();
    function r(e) {
      var t = `https://react.dev/errors/` + e;
      if (1 < arguments.length) {
        t += `?args[]=` + encodeURIComponent(arguments[1]);
        for (var n = 2; n < arguments.length; n++) t += `&args[]=` + encodeURIComponent(arguments[n]);
      }
      return (
        `Minified React error #` +
        e +
        `; visit ` +
        t +
        ` for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`
      );
    }
    function i() {}
    var a = {
        d: {
          f: i,
          r: function () {
            throw Error(r(522));
          },
          D: i,
          C: i,
          L: i,
          m: i,
          X: i,
          S: i,
          M: i,
        },
        p: 0,
        findDOMNode: null,
      },
      o = Symbol.for(`react.portal`),
      s = Symbol.for(`react.recoverable`),
      c = Symbol.for(`react.optimistic_key`);
    function l(e, t, n) {
      var r = 3 < arguments.length && arguments[3] !== void 0 ? arguments[3] : null;
      return { $$typeof: o, key: r == null ? null : r === c ? c : `` + r, children: e, containerInfo: t, implementation: n };
    }
    var u = n.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
    function d(e, t) {
      if (e === `font`) return ``;
      if (typeof t == `string`) return t === `use-credentials` ? t : ``;
    }
    ((e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = a),
      (e.browser = function (e) {
        return { $$typeof: s, _reason: e };
      }),
      (e.createPortal = function (e, t) {
        var n = 2 < arguments.length && arguments[2] !== void 0 ? arguments[2] : null;
        if (!t || (t.nodeType !== 1 && t.nodeType !== 9 && t.nodeType !== 11)) throw Error(r(299));
        return l(e, t, null, n);
      }),
      (e.flushSync = function (e) {
        var t = u.T,
          n = a.p;
        try {
          if (((u.T = null), (a.p = 2), e)) return e();
        } finally {
          ((u.T = t), (a.p = n), a.d.f());
        }
      }),
      (e.preconnect = function (e, t) {
        typeof e == `string` &&
          (t ? ((t = t.crossOrigin), (t = typeof t == `string` ? (t === `use-credentials` ? t : ``) : void 0)) : (t = null), a.d.C(e, t));
      }),
      (e.prefetchDNS = function (e) {
        typeof e == `string` && a.d.D(e);
      }),
      (e.preinit = function (e, t) {
        if (typeof e == `string` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin),
            i = typeof t.integrity == `string` ? t.integrity : void 0,
            o = typeof t.fetchPriority == `string` ? t.fetchPriority : void 0;
          n === `style`
            ? a.d.S(e, typeof t.precedence == `string` ? t.precedence : void 0, { crossOrigin: r, integrity: i, fetchPriority: o })
            : n === `script` && a.d.X(e, { crossOrigin: r, integrity: i, fetchPriority: o, nonce: typeof t.nonce == `string` ? t.nonce : void 0 });
        }
      }),
      (e.preinitModule = function (e, t) {
        if (typeof e == `string`) {
          if (typeof t == `object` && t) {
            if (t.as == null || t.as === `script`) {
              var n = d(t.as, t.crossOrigin);
              a.d.M(e, {
                crossOrigin: n,
                integrity: typeof t.integrity == `string` ? t.integrity : void 0,
                nonce: typeof t.nonce == `string` ? t.nonce : void 0,
                fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
              });
            }
          } else t ?? a.d.M(e);
        }
      }),
      (e.preload = function (e, t) {
        if (typeof e == `string` && typeof t == `object` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin);
          a.d.L(e, n, {
            crossOrigin: r,
            integrity: typeof t.integrity == `string` ? t.integrity : void 0,
            nonce: typeof t.nonce == `string` ? t.nonce : void 0,
            type: typeof t.type == `string` ? t.type : void 0,
            fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            referrerPolicy: typeof t.referrerPolicy == `string` ? t.referrerPolicy : void 0,
            imageSrcSet: typeof t.imageSrcSet == `string` ? t.imageSrcSet : void 0,
            imageSizes: typeof t.imageSizes == `string` ? t.imageSizes : void 0,
            media: typeof t.media == `string` ? t.media : void 0,
          });
        }
      }),
      (e.preloadModule = function (e, t) {
        if (typeof e == `string`) {
          if (t) {
            var n = d(t.as, t.crossOrigin);
            a.d.m(e, {
              as: typeof t.as == `string` && t.as !== `script` ? t.as : void 0,
              crossOrigin: n,
              integrity: typeof t.integrity == `string` ? t.integrity : void 0,
              nonce: typeof t.nonce == `string` ? t.nonce : void 0,
              fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            });
          } else a.d.m(e);
        }
      }),
      (e.requestFormReset = function (e) {
        a.d.r(e);
      }),
      (e.unstable_batchedUpdates = function (e, t) {
        return e(t);
      }),
      (e.useFormState = function (e, t, n) {
        return u.H.useFormState(e, t, n);
      }),
      (e.useFormStatus = function () {
        return u.H.useHostTransitionStatus();
      }),
      (e.version = `19.3.1`));
  }),
  a = n((e, t) => {
    function n() {
      if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` && typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`)
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n);
        } catch (e) {
          console.error(e);
        }
    }
    (n(), (t.exports = i()));
  }),
  o = e(t(), 1);
function s(e) {
  return Object.keys(e);
}
function c(e) {
  return e && typeof e == `object` && !Array.isArray(e);
}
function l(e, t) {
  let n = { ...e },
    r = t;
  return (
    c(e) &&
      c(t) &&
      Object.keys(t).forEach((t) => {
        c(r[t]) && t in e ? (n[t] = l(n[t], r[t])) : (n[t] = r[t]);
      }),
    n
  );
}
function u(e) {
  return e.replace(/[A-Z]/g, (e) => `-${e.toLowerCase()}`);
}
function d(e) {
  return e === `0rem` ? `0rem` : `calc(${e} * var(--mantine-scale))`;
}
function f(e, { shouldScale: t = !1 } = {}) {
  function n(r) {
    if (r === 0 || r === `0`) return `0${e}`;
    if (typeof r == `number`) {
      let n = `${r / 16}${e}`;
      return t ? d(n) : n;
    }
    if (typeof r == `string`) {
      if (r === `` || r.startsWith(`calc(`) || r.startsWith(`clamp(`) || r.includes(`rgba(`)) return r;
      if (r.includes(`,`))
        return r
          .split(`,`)
          .map((e) => n(e))
          .join(`,`);
      if (r.includes(` `))
        return r
          .split(` `)
          .map((e) => n(e))
          .join(` `);
      let i = r.replace(`px`, ``);
      if (!Number.isNaN(Number(i))) {
        let n = `${Number(i) / 16}${e}`;
        return t ? d(n) : n;
      }
    }
    return r;
  }
  return n;
}
var p = f(`rem`, { shouldScale: !0 }),
  m = f(`em`);
function h(e) {
  return Object.keys(e).reduce((t, n) => (e[n] !== void 0 && (t[n] = e[n]), t), {});
}
function g(e) {
  if (typeof e == `number`) return !0;
  if (typeof e == `string`) {
    if (e.startsWith(`calc(`) || e.startsWith(`var(`) || (e.includes(` `) && e.trim() !== ``)) return !0;
    let t =
      /^[+-]?[0-9]+(\.[0-9]+)?(px|em|rem|ex|ch|lh|rlh|vw|vh|vmin|vmax|vb|vi|svw|svh|lvw|lvh|dvw|dvh|cm|mm|in|pt|pc|q|cqw|cqh|cqi|cqb|cqmin|cqmax|%)?$/;
    return e
      .trim()
      .split(/\s+/)
      .every((e) => t.test(e));
  }
  return !1;
}
function _(e, t = `size`, n = !0) {
  if (e !== void 0) return g(e) ? (n ? p(e) : e) : `var(--${t}-${e})`;
}
function v(e) {
  return _(e, `mantine-spacing`);
}
function y(e) {
  return e === void 0 ? `var(--mantine-radius-default)` : _(e, `mantine-radius`);
}
function b(e) {
  return _(e, `mantine-font-size`);
}
function x(e) {
  return _(e, `mantine-line-height`, !1);
}
function S(e) {
  if (e) return _(e, `mantine-shadow`, !1);
}
function C(e, t) {
  if (typeof t == `boolean`) return t;
  if (typeof window < `u` && `matchMedia` in window)
    try {
      return window.matchMedia(e).matches;
    } catch {
      return !1;
    }
  return !1;
}
function w(e, t, { getInitialValueInEffect: n } = { getInitialValueInEffect: !0 }) {
  let [r, i] = (0, o.useState)(n ? t : C(e));
  return (
    (0, o.useEffect)(() => {
      try {
        if (`matchMedia` in window) {
          let t = window.matchMedia(e);
          i(t.matches);
          let n = (e) => i(e.matches);
          return (
            t.addEventListener(`change`, n),
            () => {
              t.removeEventListener(`change`, n);
            }
          );
        }
      } catch {
        return;
      }
    }, [e]),
    r || !1
  );
}
function T(e) {
  return e;
}
function E(e) {
  var t,
    n,
    r = ``;
  if (typeof e == `string` || typeof e == `number`) r += e;
  else if (typeof e == `object`) {
    if (Array.isArray(e)) {
      var i = e.length;
      for (t = 0; t < i; t++) e[t] && (n = E(e[t])) && (r && (r += ` `), (r += n));
    } else for (n in e) e[n] && (r && (r += ` `), (r += n));
  }
  return r;
}
function D() {
  for (var e, t, n = 0, r = ``, i = arguments.length; n < i; n++) (e = arguments[n]) && (t = E(e)) && (r && (r += ` `), (r += t));
  return r;
}
var ee = {};
function te(e) {
  let t = {};
  return (
    e.forEach((e) => {
      Object.entries(e).forEach(([e, n]) => {
        t[e] ? (t[e] = D(t[e], n)) : (t[e] = n);
      });
    }),
    t
  );
}
function O({ theme: e, classNames: t, props: n, stylesCtx: r }) {
  return te((Array.isArray(t) ? t : [t]).map((t) => (typeof t == `function` ? t(e, n, r) : t || ee)));
}
function k({ theme: e, styles: t, props: n, stylesCtx: r }) {
  let i = Array.isArray(t) ? t : [t],
    a = {};
  for (let t of i) typeof t == `function` ? Object.assign(a, t(e, n, r)) : t && Object.assign(a, t);
  return a;
}
function A(e, t) {
  return typeof e.primaryShade == `number` ? e.primaryShade : t === `dark` ? e.primaryShade.dark : e.primaryShade.light;
}
function ne(e) {
  return /^#?([0-9A-F]{3}){1,2}([0-9A-F]{2})?$/i.test(e);
}
function re(e) {
  let t = e.replace(`#`, ``);
  if (t.length === 3) {
    let e = t.split(``);
    t = [e[0], e[0], e[1], e[1], e[2], e[2]].join(``);
  }
  if (t.length === 8) {
    let e = parseInt(t.slice(6, 8), 16) / 255;
    return { r: parseInt(t.slice(0, 2), 16), g: parseInt(t.slice(2, 4), 16), b: parseInt(t.slice(4, 6), 16), a: e };
  }
  let n = parseInt(t, 16);
  return { r: (n >> 16) & 255, g: (n >> 8) & 255, b: n & 255, a: 1 };
}
function ie(e) {
  let [t, n, r, i] = e
    .replace(/[^0-9,./]/g, ``)
    .split(/[/,]/)
    .map(Number);
  return { r: t, g: n, b: r, a: i === void 0 ? 1 : i };
}
function ae(e) {
  let t = e.match(/^hsla?\(\s*(\d+)\s*,\s*(\d+%)\s*,\s*(\d+%)\s*(,\s*(0?\.\d+|\d+(\.\d+)?))?\s*\)$/i);
  if (!t) return { r: 0, g: 0, b: 0, a: 1 };
  let n = parseInt(t[1], 10),
    r = parseInt(t[2], 10) / 100,
    i = parseInt(t[3], 10) / 100,
    a = t[5] ? parseFloat(t[5]) : void 0,
    o = (1 - Math.abs(2 * i - 1)) * r,
    s = n / 60,
    c = o * (1 - Math.abs((s % 2) - 1)),
    l = i - o / 2,
    u,
    d,
    f;
  return (
    s >= 0 && s < 1
      ? ((u = o), (d = c), (f = 0))
      : s >= 1 && s < 2
        ? ((u = c), (d = o), (f = 0))
        : s >= 2 && s < 3
          ? ((u = 0), (d = o), (f = c))
          : s >= 3 && s < 4
            ? ((u = 0), (d = c), (f = o))
            : s >= 4 && s < 5
              ? ((u = c), (d = 0), (f = o))
              : ((u = o), (d = 0), (f = c)),
    { r: Math.round((u + l) * 255), g: Math.round((d + l) * 255), b: Math.round((f + l) * 255), a: a || 1 }
  );
}
function j(e) {
  return ne(e) ? re(e) : e.startsWith(`rgb`) ? ie(e) : e.startsWith(`hsl`) ? ae(e) : { r: 0, g: 0, b: 0, a: 1 };
}
function M(e) {
  return e <= 0.03928 ? e / 12.92 : ((e + 0.055) / 1.055) ** 2.4;
}
function oe(e) {
  let t = e.match(/oklch\((.*?)%\s/);
  return t ? parseFloat(t[1]) : null;
}
function se(e) {
  if (e.startsWith(`oklch(`)) return (oe(e) || 0) / 100;
  let { r: t, g: n, b: r } = j(e),
    i = t / 255,
    a = n / 255,
    o = r / 255,
    s = M(i),
    c = M(a),
    l = M(o);
  return 0.2126 * s + 0.7152 * c + 0.0722 * l;
}
function N(e, t = 0.179) {
  return !e.startsWith(`var(`) && se(e) > t;
}
function P({ color: e, theme: t, colorScheme: n }) {
  if (typeof e != `string`) throw Error(`[@mantine/core] Failed to parse color. Expected color to be a string, instead got ${typeof e}`);
  if (e === `bright`)
    return {
      color: e,
      value: n === `dark` ? t.white : t.black,
      shade: void 0,
      isThemeColor: !1,
      isLight: N(n === `dark` ? t.white : t.black, t.luminanceThreshold),
      variable: `--mantine-color-bright`,
    };
  if (e === `dimmed`)
    return {
      color: e,
      value: n === `dark` ? t.colors.dark[2] : t.colors.gray[7],
      shade: void 0,
      isThemeColor: !1,
      isLight: N(n === `dark` ? t.colors.dark[2] : t.colors.gray[6], t.luminanceThreshold),
      variable: `--mantine-color-dimmed`,
    };
  if (e === `white` || e === `black`)
    return {
      color: e,
      value: e === `white` ? t.white : t.black,
      shade: void 0,
      isThemeColor: !1,
      isLight: N(e === `white` ? t.white : t.black, t.luminanceThreshold),
      variable: `--mantine-color-${e}`,
    };
  let [r, i] = e.split(`.`),
    a = i ? Number(i) : void 0,
    o = r in t.colors;
  if (o) {
    let e = a === void 0 ? t.colors[r][A(t, n || `light`)] : t.colors[r][a];
    return {
      color: r,
      value: e,
      shade: a,
      isThemeColor: o,
      isLight: N(e, t.luminanceThreshold),
      variable: i ? `--mantine-color-${r}-${a}` : `--mantine-color-${r}-filled`,
    };
  }
  return { color: e, value: e, isThemeColor: o, isLight: N(e, t.luminanceThreshold), shade: a, variable: void 0 };
}
function F(e, t) {
  let n = P({ color: e || t.primaryColor, theme: t });
  return n.variable ? `var(${n.variable})` : e;
}
function I(e) {
  return !!e && typeof e == `object` && `mantine-virtual-color` in e;
}
function L(e, t) {
  if (e.startsWith(`var(`)) return `color-mix(in srgb, ${e}, black ${t * 100}%)`;
  let { r: n, g: r, b: i, a } = j(e),
    o = 1 - t,
    s = (e) => Math.round(e * o);
  return `rgba(${s(n)}, ${s(r)}, ${s(i)}, ${a})`;
}
function R(e, t) {
  let n = { from: e?.from || t.defaultGradient.from, to: e?.to || t.defaultGradient.to, deg: e?.deg ?? t.defaultGradient.deg ?? 0 },
    r = F(n.from, t),
    i = F(n.to, t);
  return `linear-gradient(${n.deg}deg, ${r} 0%, ${i} 100%)`;
}
function z(e, t) {
  if (typeof e != `string` || t > 1 || t < 0) return `rgba(0, 0, 0, 1)`;
  if (e.startsWith(`var(`)) return `color-mix(in srgb, ${e}, transparent ${(1 - t) * 100}%)`;
  if (e.startsWith(`oklch`)) return e.includes(`/`) ? e.replace(/\/\s*[\d.]+\s*\)/, `/ ${t})`) : e.replace(`)`, ` / ${t})`);
  let { r: n, g: r, b: i } = j(e);
  return `rgba(${n}, ${r}, ${i}, ${t})`;
}
var ce = z,
  le = ({ color: e, theme: t, variant: n, gradient: r, autoContrast: i }) => {
    let a = P({ color: e, theme: t }),
      o = typeof i == `boolean` ? i : t.autoContrast;
    if (n === `none`) return { background: `transparent`, hover: `transparent`, color: `inherit`, border: `none` };
    if (n === `filled`) {
      let n = a.isThemeColor && a.shade === void 0 && I(t.colors[a.color]),
        r = o
          ? n
            ? `var(--mantine-color-${a.color}-contrast)`
            : a.isLight
              ? `var(--mantine-color-black)`
              : `var(--mantine-color-white)`
          : `var(--mantine-color-white)`;
      return a.isThemeColor
        ? a.shade === void 0
          ? {
              background: `var(--mantine-color-${e}-filled)`,
              hover: `var(--mantine-color-${e}-filled-hover)`,
              color: r,
              border: `${p(1)} solid transparent`,
            }
          : {
              background: `var(--mantine-color-${a.color}-${a.shade})`,
              hover: `var(--mantine-color-${a.color}-${a.shade === 9 ? 8 : a.shade + 1})`,
              color: r,
              border: `${p(1)} solid transparent`,
            }
        : { background: e, hover: L(e, 0.1), color: r, border: `${p(1)} solid transparent` };
    }
    if (n === `light`) {
      if (a.isThemeColor) {
        if (a.shade === void 0)
          return {
            background: `var(--mantine-color-${e}-light)`,
            hover: `var(--mantine-color-${e}-light-hover)`,
            color: `var(--mantine-color-${e}-light-color)`,
            border: `${p(1)} solid transparent`,
          };
        let n = t.colors[a.color][a.shade];
        return { background: n, hover: L(n, 0.1), color: `var(--mantine-color-${a.color}-light-color)`, border: `${p(1)} solid transparent` };
      }
      return { background: z(e, 0.1), hover: z(e, 0.12), color: e, border: `${p(1)} solid transparent` };
    }
    if (n === `outline`)
      return a.isThemeColor
        ? a.shade === void 0
          ? {
              background: `transparent`,
              hover: `var(--mantine-color-${e}-outline-hover)`,
              color: `var(--mantine-color-${e}-outline)`,
              border: `${p(1)} solid var(--mantine-color-${e}-outline)`,
            }
          : {
              background: `transparent`,
              hover: z(t.colors[a.color][a.shade], 0.05),
              color: `var(--mantine-color-${a.color}-${a.shade})`,
              border: `${p(1)} solid var(--mantine-color-${a.color}-${a.shade})`,
            }
        : { background: `transparent`, hover: z(e, 0.05), color: e, border: `${p(1)} solid ${e}` };
    if (n === `subtle`) {
      if (a.isThemeColor) {
        if (a.shade === void 0)
          return {
            background: `transparent`,
            hover: `var(--mantine-color-${e}-light-hover)`,
            color: `var(--mantine-color-${e}-light-color)`,
            border: `${p(1)} solid transparent`,
          };
        let n = t.colors[a.color][a.shade];
        return {
          background: `transparent`,
          hover: z(n, 0.12),
          color: `var(--mantine-color-${a.color}-${Math.min(a.shade, 6)})`,
          border: `${p(1)} solid transparent`,
        };
      }
      return { background: `transparent`, hover: z(e, 0.12), color: e, border: `${p(1)} solid transparent` };
    }
    return n === `transparent`
      ? a.isThemeColor
        ? a.shade === void 0
          ? { background: `transparent`, hover: `transparent`, color: `var(--mantine-color-${e}-light-color)`, border: `${p(1)} solid transparent` }
          : {
              background: `transparent`,
              hover: `transparent`,
              color: `var(--mantine-color-${a.color}-${Math.min(a.shade, 6)})`,
              border: `${p(1)} solid transparent`,
            }
        : { background: `transparent`, hover: `transparent`, color: e, border: `${p(1)} solid transparent` }
      : n === `white`
        ? a.isThemeColor
          ? a.shade === void 0
            ? {
                background: `var(--mantine-color-white)`,
                hover: L(t.white, 0.01),
                color: `var(--mantine-color-${e}-filled)`,
                border: `${p(1)} solid transparent`,
              }
            : {
                background: `var(--mantine-color-white)`,
                hover: L(t.white, 0.01),
                color: `var(--mantine-color-${a.color}-${a.shade})`,
                border: `${p(1)} solid transparent`,
              }
          : { background: `var(--mantine-color-white)`, hover: L(t.white, 0.01), color: e, border: `${p(1)} solid transparent` }
        : n === `gradient`
          ? { background: R(r, t), hover: R(r, t), color: `var(--mantine-color-white)`, border: `none` }
          : n === "default"
            ? {
                background: `var(--mantine-color-default)`,
                hover: `var(--mantine-color-default-hover)`,
                color: `var(--mantine-color-default-color)`,
                border: `${p(1)} solid var(--mantine-color-default-border)`,
              }
            : {};
  },
  B = (0, o.createContext)(null);
function V() {
  let e = (0, o.use)(B);
  if (!e) throw Error(`[@mantine/core] MantineProvider was not found in tree`);
  return e;
}
function ue() {
  return V().cssVariablesResolver;
}
function de() {
  return V().classNamesPrefix;
}
function H() {
  return V().getStyleNonce;
}
function fe() {
  return V().withStaticClasses;
}
function pe() {
  return V().headless;
}
function me() {
  return V().stylesTransform?.sx;
}
function he() {
  return V().stylesTransform?.styles;
}
function ge() {
  return V().env || `default`;
}
function _e() {
  return V().deduplicateInlineStyles;
}
var ve = {
    dark: [`#C9C9C9`, `#b8b8b8`, `#828282`, `#696969`, `#424242`, `#3b3b3b`, `#2e2e2e`, `#242424`, `#1f1f1f`, `#141414`],
    gray: [`#f8f9fa`, `#f1f3f5`, `#e9ecef`, `#dee2e6`, `#ced4da`, `#adb5bd`, `#868e96`, `#495057`, `#343a40`, `#212529`],
    red: [`#fff5f5`, `#ffe3e3`, `#ffc9c9`, `#ffa8a8`, `#ff8787`, `#ff6b6b`, `#fa5252`, `#f03e3e`, `#e03131`, `#c92a2a`],
    pink: [`#fff0f6`, `#ffdeeb`, `#fcc2d7`, `#faa2c1`, `#f783ac`, `#f06595`, `#e64980`, `#d6336c`, `#c2255c`, `#a61e4d`],
    grape: [`#f8f0fc`, `#f3d9fa`, `#eebefa`, `#e599f7`, `#da77f2`, `#cc5de8`, `#be4bdb`, `#ae3ec9`, `#9c36b5`, `#862e9c`],
    violet: [`#f3f0ff`, `#e5dbff`, `#d0bfff`, `#b197fc`, `#9775fa`, `#845ef7`, `#7950f2`, `#7048e8`, `#6741d9`, `#5f3dc4`],
    indigo: [`#edf2ff`, `#dbe4ff`, `#bac8ff`, `#91a7ff`, `#748ffc`, `#5c7cfa`, `#4c6ef5`, `#4263eb`, `#3b5bdb`, `#364fc7`],
    blue: [`#e7f5ff`, `#d0ebff`, `#a5d8ff`, `#74c0fc`, `#4dabf7`, `#339af0`, `#228be6`, `#1c7ed6`, `#1971c2`, `#1864ab`],
    cyan: [`#e3fafc`, `#c5f6fa`, `#99e9f2`, `#66d9e8`, `#3bc9db`, `#22b8cf`, `#15aabf`, `#1098ad`, `#0c8599`, `#0b7285`],
    teal: [`#e6fcf5`, `#c3fae8`, `#96f2d7`, `#63e6be`, `#38d9a9`, `#20c997`, `#12b886`, `#0ca678`, `#099268`, `#087f5b`],
    green: [`#ebfbee`, `#d3f9d8`, `#b2f2bb`, `#8ce99a`, `#69db7c`, `#51cf66`, `#40c057`, `#37b24d`, `#2f9e44`, `#2b8a3e`],
    lime: [`#f4fce3`, `#e9fac8`, `#d8f5a2`, `#c0eb75`, `#a9e34b`, `#94d82d`, `#82c91e`, `#74b816`, `#66a80f`, `#5c940d`],
    yellow: [`#fff9db`, `#fff3bf`, `#ffec99`, `#ffe066`, `#ffd43b`, `#fcc419`, `#fab005`, `#f59f00`, `#f08c00`, `#e67700`],
    orange: [`#fff4e6`, `#ffe8cc`, `#ffd8a8`, `#ffc078`, `#ffa94d`, `#ff922b`, `#fd7e14`, `#f76707`, `#e8590c`, `#d9480f`],
  },
  ye = `-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif, Apple Color Emoji, Segoe UI Emoji`,
  U = {
    scale: 1,
    fontSmoothing: !0,
    focusRing: `auto`,
    white: `#fff`,
    black: `#000`,
    colors: ve,
    primaryShade: { light: 6, dark: 8 },
    primaryColor: `blue`,
    variantColorResolver: le,
    autoContrast: !1,
    luminanceThreshold: 0.3,
    fontFamily: ye,
    fontFamilyMonospace: `ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, Liberation Mono, Courier New, monospace`,
    respectReducedMotion: !1,
    cursorType: `default`,
    defaultGradient: { from: `blue`, to: `cyan`, deg: 45 },
    defaultRadius: `md`,
    activeClassName: `mantine-active`,
    focusClassName: ``,
    headings: {
      fontFamily: ye,
      fontWeight: `700`,
      textWrap: `wrap`,
      sizes: {
        h1: { fontSize: p(34), lineHeight: `1.3` },
        h2: { fontSize: p(26), lineHeight: `1.35` },
        h3: { fontSize: p(22), lineHeight: `1.4` },
        h4: { fontSize: p(18), lineHeight: `1.45` },
        h5: { fontSize: p(16), lineHeight: `1.5` },
        h6: { fontSize: p(14), lineHeight: `1.5` },
      },
    },
    fontSizes: { xs: p(12), sm: p(14), md: p(16), lg: p(18), xl: p(20) },
    lineHeights: { xs: `1.4`, sm: `1.45`, md: `1.55`, lg: `1.6`, xl: `1.65` },
    fontWeights: { regular: `400`, medium: `600`, bold: `700` },
    radius: { xs: p(2), sm: p(4), md: p(8), lg: p(16), xl: p(32) },
    spacing: { xs: p(10), sm: p(12), md: p(16), lg: p(20), xl: p(32) },
    breakpoints: { xs: `36em`, sm: `48em`, md: `62em`, lg: `75em`, xl: `88em` },
    shadows: {
      xs: `0 ${p(1)} ${p(3)} rgba(0, 0, 0, 0.05), 0 ${p(1)} ${p(2)} rgba(0, 0, 0, 0.1)`,
      sm: `0 ${p(1)} ${p(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${p(10)} ${p(15)} ${p(-5)}, rgba(0, 0, 0, 0.04) 0 ${p(7)} ${p(7)} ${p(-5)}`,
      md: `0 ${p(1)} ${p(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${p(20)} ${p(25)} ${p(-5)}, rgba(0, 0, 0, 0.04) 0 ${p(10)} ${p(10)} ${p(-5)}`,
      lg: `0 ${p(1)} ${p(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${p(28)} ${p(23)} ${p(-7)}, rgba(0, 0, 0, 0.04) 0 ${p(12)} ${p(12)} ${p(-7)}`,
      xl: `0 ${p(1)} ${p(3)} rgba(0, 0, 0, 0.05), rgba(0, 0, 0, 0.05) 0 ${p(36)} ${p(28)} ${p(-7)}, rgba(0, 0, 0, 0.04) 0 ${p(17)} ${p(17)} ${p(-7)}`,
    },
    other: {},
    components: {},
  },
  be = `[@mantine/core] MantineProvider: Invalid theme.primaryColor, it accepts only key of theme.colors, learn more – https://mantine.dev/theming/colors/#primary-color`,
  xe = `[@mantine/core] MantineProvider: Invalid theme.primaryShade, it accepts only 0-9 integers or an object { light: 0-9, dark: 0-9 }`;
function W(e) {
  return e < 0 || e > 9 ? !1 : parseInt(e.toString(), 10) === e;
}
function Se(e) {
  if (!(e.primaryColor in e.colors)) throw Error(be);
  if (
    (typeof e.primaryShade == `object` && (!W(e.primaryShade.dark) || !W(e.primaryShade.light))) ||
    (typeof e.primaryShade == `number` && !W(e.primaryShade))
  )
    throw Error(xe);
}
function Ce(e, t) {
  if (!t) return (Se(e), e);
  let n = l(e, t);
  return (t.fontFamily && !t.headings?.fontFamily && (n.headings = { ...n.headings, fontFamily: t.fontFamily }), Se(n), n);
}
var G = r(),
  K = (0, o.createContext)(null),
  we = () => (0, o.use)(K) || U;
function q() {
  let e = (0, o.use)(K);
  if (!e) throw Error(`@mantine/core: MantineProvider was not found in component tree, make sure you have it in your app`);
  return e;
}
function Te({ theme: e, children: t, inherit: n = !0 }) {
  let r = we(),
    i = (0, o.useMemo)(() => Ce(n ? r : U, e), [e, r, n]);
  return (0, G.jsx)(K, { value: i, children: t });
}
Te.displayName = `@mantine/core/MantineThemeProvider`;
function Ee(e, t, n) {
  let r = q(),
    i = (Array.isArray(e) ? e : [e]).filter(Boolean),
    a = {};
  for (let e of i) {
    let t = r.components[e]?.defaultProps,
      n = typeof t == `function` ? t(r) : t;
    n && (a = { ...a, ...n });
  }
  return { ...t, ...a, ...h(n) };
}
var De = { always: `mantine-focus-always`, auto: `mantine-focus-auto`, never: `mantine-focus-never` };
function Oe({ theme: e, options: t, unstyled: n }) {
  return D(t?.focusable && !n && (e.focusClassName || De[e.focusRing]), t?.active && !n && e.activeClassName);
}
function J(e, t, n = 1) {
  if (Object.is(e, t)) return !0;
  if (n === 0 || typeof e != `object` || typeof t != `object` || e === null || t === null) return !1;
  if (Array.isArray(e) || Array.isArray(t)) {
    if (!Array.isArray(e) || !Array.isArray(t) || e.length !== t.length) return !1;
    for (let r = 0; r < e.length; r += 1) if (!J(e[r], t[r], n - 1)) return !1;
    return !0;
  }
  let r = Object.keys(e);
  if (r.length !== Object.keys(t).length) return !1;
  for (let i of r) if (!Object.hasOwn(t, i) || !J(e[i], t[i], n - 1)) return !1;
  return !0;
}
function ke({ selector: e, stylesCtx: t, options: n, props: r, theme: i }) {
  return O({ theme: i, classNames: n?.classNames, props: n?.props || r, stylesCtx: t })[e];
}
function Ae({ selector: e, stylesCtx: t, theme: n, classNames: r, props: i }) {
  return O({ theme: n, classNames: r, props: i, stylesCtx: t })[e];
}
function je({ rootSelector: e, selector: t, className: n }) {
  return e === t ? n : void 0;
}
function Me({ selector: e, classes: t, unstyled: n }) {
  return n ? void 0 : t[e];
}
function Ne({ themeName: e, classNamesPrefix: t, selector: n, withStaticClass: r }) {
  return r === !1 ? [] : e.map((e) => `${t}-${e}-${n}`);
}
function Pe({ options: e, classes: t, selector: n, unstyled: r }) {
  return e?.variant && !r ? t[`${n}--${e.variant}`] : void 0;
}
function Fe({
  theme: e,
  options: t,
  themeName: n,
  selector: r,
  classNamesPrefix: i,
  resolvedClassNames: a,
  resolvedThemeClassNames: o,
  classes: s,
  unstyled: c,
  className: l,
  rootSelector: u,
  props: d,
  stylesCtx: f,
  withStaticClasses: p,
  headless: m,
  transformedStyles: h,
}) {
  return D(
    Oe({ theme: e, options: t, unstyled: c || m }),
    o.map((e) => e[r]),
    Pe({ options: t, classes: s, selector: r, unstyled: c || m }),
    a[r],
    Ae({ selector: r, stylesCtx: f, theme: e, classNames: h, props: d }),
    ke({ selector: r, stylesCtx: f, options: t, props: d, theme: e }),
    je({ rootSelector: u, selector: r, className: l }),
    Me({ selector: r, classes: s, unstyled: c || m }),
    p && !m && Ne({ themeName: n, classNamesPrefix: i, selector: r, withStaticClass: t?.withStaticClass }),
    t?.className,
  );
}
function Y({ style: e, theme: t }) {
  return Array.isArray(e) ? e.reduce((e, n) => ({ ...e, ...Y({ style: n, theme: t }) }), {}) : typeof e == `function` ? e(t) : (e ?? {});
}
function Ie({
  theme: e,
  selector: t,
  options: n,
  props: r,
  stylesCtx: i,
  rootSelector: a,
  withStylesTransform: o,
  resolvedStyles: s,
  resolvedThemeStyles: c,
  resolvedVars: l,
  resolvedRootStyle: u,
}) {
  return {
    ...c[t],
    ...s[t],
    ...(!o && k({ theme: e, styles: n?.styles, props: n?.props || r, stylesCtx: i })[t]),
    ...l[t],
    ...(a === t ? u : null),
    ...Y({ style: n?.style, theme: e }),
  };
}
function Le(e) {
  return e.reduce(
    (e, t) => (
      t &&
        Object.keys(t).forEach((n) => {
          e[n] = { ...e[n], ...h(t[n]) };
        }),
      e
    ),
    {},
  );
}
function Re({ props: e, stylesCtx: t, themeName: n, theme: r }) {
  let i = he()?.();
  return {
    getTransformedStyles: (a) =>
      i
        ? [...a.map((n) => i(n, { props: e, theme: r, ctx: t })), ...n.map((n) => i(r.components[n]?.styles, { props: e, theme: r, ctx: t }))].filter(
            Boolean,
          )
        : [],
    withStylesTransform: !!i,
  };
}
function ze({
  name: e,
  classes: t,
  props: n,
  stylesCtx: r,
  className: i,
  style: a,
  rootSelector: o = `root`,
  unstyled: s,
  classNames: c,
  styles: l,
  vars: u,
  varsResolver: d,
  attributes: f,
  stable: p,
}) {
  let m = q(),
    h = de(),
    g = fe(),
    _ = pe(),
    v = (Array.isArray(e) ? e : [e]).filter((e) => e),
    { withStylesTransform: y, getTransformedStyles: b } = Re({ props: n, stylesCtx: r, themeName: v, theme: m }),
    x = O({ theme: m, classNames: c, props: n, stylesCtx: r }),
    S = v.map((e) => O({ theme: m, classNames: m.components[e]?.classNames, props: n, stylesCtx: r })),
    C = y ? {} : k({ theme: m, styles: l, props: n, stylesCtx: r }),
    w = {};
  if (!y)
    for (let e of v) {
      let t = k({ theme: m, styles: m.components[e]?.styles, props: n, stylesCtx: r });
      for (let e of Object.keys(t)) w[e] = { ...w[e], ...t[e] };
    }
  let T = Le([_ ? {} : d?.(m, n, r), ...v.map((e) => m.components?.[e]?.vars?.(m, n, r)), u?.(m, n, r)]),
    E = Y({ style: a, theme: m });
  return Be(
    (e, a) => ({
      ...f?.[e],
      className: Fe({
        theme: m,
        options: a,
        themeName: v,
        selector: e,
        classNamesPrefix: h,
        resolvedClassNames: x,
        resolvedThemeClassNames: S,
        classes: t,
        unstyled: s,
        className: i,
        rootSelector: o,
        props: n,
        stylesCtx: r,
        withStaticClasses: g,
        headless: _,
        transformedStyles: b([a?.styles, l]),
      }),
      style: Ie({
        theme: m,
        selector: e,
        options: a,
        props: n,
        stylesCtx: r,
        rootSelector: o,
        withStylesTransform: y,
        resolvedStyles: C,
        resolvedThemeStyles: w,
        resolvedVars: T,
        resolvedRootStyle: E,
      }),
    }),
    !!p,
    [m, h, g, _, y ? n : null, t, s, i, o, f, r, x, S, C, w, T, E],
  );
}
function Be(e, t, n) {
  let r = (0, o.useRef)(null);
  return t ? ((r.current && J(r.current.deps, n, 3)) || (r.current = { deps: n, getStyles: e }), r.current.getStyles) : e;
}
function X(e) {
  return s(e)
    .reduce((t, n) => (e[n] === void 0 ? t : `${t}${u(n)}:${e[n]};`), ``)
    .trim();
}
function Ve({ selector: e, styles: t, media: n, container: r }) {
  let i = t ? X(t) : ``,
    a = Array.isArray(n) ? n.map((t) => `@media${t.query}{${e}{${X(t.styles)}}}`) : [],
    o = Array.isArray(r) ? r.map((t) => `@container ${t.query}{${e}{${X(t.styles)}}}`) : [];
  return `${i ? `${e}{${i}}` : ``}${a.join(``)}${o.join(``)}`.trim();
}
function He(e) {
  let t = 5381;
  for (let n = 0; n < e.length; n++) t = ((t << 5) + t + e.charCodeAt(n)) | 0;
  return (t >>> 0).toString(36);
}
function Ue({ deduplicate: e, ...t }) {
  let n = H(),
    r = Ve(t);
  return e
    ? (0, G.jsx)(`style`, { href: `mantine-${He(r)}`, precedence: `mantine`, nonce: n?.(), children: r })
    : (0, G.jsx)(`style`, { "data-mantine-styles": `inline`, nonce: n?.(), dangerouslySetInnerHTML: { __html: r } });
}
function We(e) {
  let t = 5381;
  for (let n = 0; n < e.length; n++) t = ((t << 5) + t + e.charCodeAt(n)) | 0;
  return (t >>> 0).toString(36);
}
function Ge(e, t) {
  return `__mdi__-${We(`${e ? X(e) : ``}|${Array.isArray(t) ? t.map((e) => `${e.query}:${X(e.styles)}`).join(`|`) : ``}`)}`;
}
function Ke(e) {
  let {
    m: t,
    mx: n,
    my: r,
    mt: i,
    mb: a,
    ml: o,
    mr: s,
    me: c,
    ms: l,
    mis: u,
    mie: d,
    p: f,
    px: p,
    py: m,
    pt: g,
    pb: _,
    pl: v,
    pr: y,
    pe: b,
    ps: x,
    pis: S,
    pie: C,
    bd: w,
    bdrs: T,
    bg: E,
    c: D,
    opacity: ee,
    ff: te,
    fz: O,
    fw: k,
    lts: A,
    ta: ne,
    lh: re,
    fs: ie,
    tt: ae,
    td: j,
    w: M,
    miw: oe,
    maw: se,
    h: N,
    mih: P,
    mah: F,
    bgsz: I,
    bgp: L,
    bgr: R,
    bga: z,
    pos: ce,
    top: le,
    left: B,
    bottom: V,
    right: ue,
    inset: de,
    display: H,
    flex: fe,
    hiddenFrom: pe,
    visibleFrom: me,
    lightHidden: he,
    darkHidden: ge,
    sx: _e,
    ...ve
  } = e;
  return {
    styleProps: h({
      m: t,
      mx: n,
      my: r,
      mt: i,
      mb: a,
      ml: o,
      mr: s,
      me: c,
      ms: l,
      mis: u,
      mie: d,
      p: f,
      px: p,
      py: m,
      pt: g,
      pb: _,
      pl: v,
      pr: y,
      pis: S,
      pie: C,
      pe: b,
      ps: x,
      bd: w,
      bg: E,
      c: D,
      opacity: ee,
      ff: te,
      fz: O,
      fw: k,
      lts: A,
      ta: ne,
      lh: re,
      fs: ie,
      tt: ae,
      td: j,
      w: M,
      miw: oe,
      maw: se,
      h: N,
      mih: P,
      mah: F,
      bgsz: I,
      bgp: L,
      bgr: R,
      bga: z,
      pos: ce,
      top: le,
      left: B,
      bottom: V,
      right: ue,
      inset: de,
      display: H,
      flex: fe,
      bdrs: T,
      hiddenFrom: pe,
      visibleFrom: me,
      lightHidden: he,
      darkHidden: ge,
      sx: _e,
    }),
    rest: ve,
  };
}
var qe = {
  m: { type: `spacing`, property: `margin` },
  mt: { type: `spacing`, property: `marginTop` },
  mb: { type: `spacing`, property: `marginBottom` },
  ml: { type: `spacing`, property: `marginLeft` },
  mr: { type: `spacing`, property: `marginRight` },
  ms: { type: `spacing`, property: `marginInlineStart` },
  me: { type: `spacing`, property: `marginInlineEnd` },
  mis: { type: `spacing`, property: `marginInlineStart` },
  mie: { type: `spacing`, property: `marginInlineEnd` },
  mx: { type: `spacing`, property: `marginInline` },
  my: { type: `spacing`, property: `marginBlock` },
  p: { type: `spacing`, property: `padding` },
  pt: { type: `spacing`, property: `paddingTop` },
  pb: { type: `spacing`, property: `paddingBottom` },
  pl: { type: `spacing`, property: `paddingLeft` },
  pr: { type: `spacing`, property: `paddingRight` },
  ps: { type: `spacing`, property: `paddingInlineStart` },
  pe: { type: `spacing`, property: `paddingInlineEnd` },
  pis: { type: `spacing`, property: `paddingInlineStart` },
  pie: { type: `spacing`, property: `paddingInlineEnd` },
  px: { type: `spacing`, property: `paddingInline` },
  py: { type: `spacing`, property: `paddingBlock` },
  bd: { type: `border`, property: `border` },
  bdrs: { type: `radius`, property: `borderRadius` },
  bg: { type: `color`, property: `background` },
  c: { type: `textColor`, property: `color` },
  opacity: { type: `identity`, property: `opacity` },
  ff: { type: `fontFamily`, property: `fontFamily` },
  fz: { type: `fontSize`, property: `fontSize` },
  fw: { type: `identity`, property: `fontWeight` },
  lts: { type: `size`, property: `letterSpacing` },
  ta: { type: `identity`, property: `textAlign` },
  lh: { type: `lineHeight`, property: `lineHeight` },
  fs: { type: `identity`, property: `fontStyle` },
  tt: { type: `identity`, property: `textTransform` },
  td: { type: `identity`, property: `textDecoration` },
  w: { type: `spacing`, property: `width` },
  miw: { type: `spacing`, property: `minWidth` },
  maw: { type: `spacing`, property: `maxWidth` },
  h: { type: `spacing`, property: `height` },
  mih: { type: `spacing`, property: `minHeight` },
  mah: { type: `spacing`, property: `maxHeight` },
  bgsz: { type: `size`, property: `backgroundSize` },
  bgp: { type: `identity`, property: `backgroundPosition` },
  bgr: { type: `identity`, property: `backgroundRepeat` },
  bga: { type: `identity`, property: `backgroundAttachment` },
  pos: { type: `identity`, property: `position` },
  top: { type: `size`, property: `top` },
  left: { type: `size`, property: `left` },
  bottom: { type: `size`, property: `bottom` },
  right: { type: `size`, property: `right` },
  inset: { type: `size`, property: `inset` },
  display: { type: `identity`, property: `display` },
  flex: { type: `identity`, property: `flex` },
};
function Z(e, t) {
  let n = P({ color: e, theme: t });
  return n.color === `dimmed`
    ? `var(--mantine-color-dimmed)`
    : n.color === `bright`
      ? `var(--mantine-color-bright)`
      : n.variable
        ? `var(${n.variable})`
        : n.color;
}
function Je(e, t) {
  let n = P({ color: e, theme: t });
  return n.isThemeColor && n.shade === void 0 ? `var(--mantine-color-${n.color}-text)` : Z(e, t);
}
function Ye(e, t) {
  if (typeof e == `number`) return p(e);
  if (typeof e == `string`) {
    let [n, r, ...i] = e.split(` `).filter((e) => e.trim() !== ``),
      a = `${p(n)}`;
    return (r && (a += ` ${r}`), i.length > 0 && (a += ` ${Z(i.join(` `), t)}`), a.trim());
  }
  return e;
}
var Xe = {
  text: `var(--mantine-font-family)`,
  mono: `var(--mantine-font-family-monospace)`,
  monospace: `var(--mantine-font-family-monospace)`,
  heading: `var(--mantine-font-family-headings)`,
  headings: `var(--mantine-font-family-headings)`,
};
function Ze(e) {
  return typeof e == `string` && e in Xe ? Xe[e] : e;
}
var Qe = [`h1`, `h2`, `h3`, `h4`, `h5`, `h6`];
function $e(e, t) {
  return typeof e == `string` && e in t.fontSizes
    ? `var(--mantine-font-size-${e})`
    : typeof e == `string` && Qe.includes(e)
      ? `var(--mantine-${e}-font-size)`
      : typeof e == `number` || typeof e == `string`
        ? p(e)
        : e;
}
function et(e) {
  return e;
}
var tt = [`h1`, `h2`, `h3`, `h4`, `h5`, `h6`];
function nt(e, t) {
  return typeof e == `string` && e in t.lineHeights
    ? `var(--mantine-line-height-${e})`
    : typeof e == `string` && tt.includes(e)
      ? `var(--mantine-${e}-line-height)`
      : e;
}
function rt(e, t) {
  return typeof e == `string` && e in t.radius ? `var(--mantine-radius-${e})` : typeof e == `number` || typeof e == `string` ? p(e) : e;
}
function it(e) {
  return typeof e == `number` ? p(e) : e;
}
function at(e, t) {
  if (typeof e == `number`) return p(e);
  if (typeof e == `string`) {
    let n = e.replace(`-`, ``);
    if (!(n in t.spacing)) return p(e);
    let r = `--mantine-spacing-${n}`;
    return e.startsWith(`-`) ? `calc(var(${r}) * -1)` : `var(${r})`;
  }
  return e;
}
var Q = { color: Z, textColor: Je, fontSize: $e, spacing: at, radius: rt, identity: et, size: it, lineHeight: nt, fontFamily: Ze, border: Ye };
function ot(e) {
  return e.replace(`(min-width: `, ``).replace(`em)`, ``);
}
function st({ media: e, ...t }) {
  let n = Object.keys(e)
    .sort((e, t) => Number(ot(e)) - Number(ot(t)))
    .map((t) => ({ query: t, styles: e[t] }));
  return { ...t, media: n };
}
function ct(e) {
  if (typeof e != `object` || !e) return !1;
  let t = Object.keys(e);
  return t.length !== 1 || t[0] !== `base`;
}
function lt(e) {
  return typeof e == `object` && e ? (`base` in e ? e.base : void 0) : e;
}
function ut(e) {
  return typeof e == `object` && e ? s(e).filter((e) => e !== `base`) : [];
}
function dt(e, t) {
  return typeof e == `object` && e && t in e ? e[t] : e;
}
function ft({ styleProps: e, data: t, theme: n }) {
  return st(
    s(e).reduce(
      (r, i) => {
        if (i === `hiddenFrom` || i === `visibleFrom` || i === `sx`) return r;
        let a = t[i],
          o = Array.isArray(a.property) ? a.property : [a.property],
          s = lt(e[i]);
        if (!ct(e[i]))
          return (
            o.forEach((e) => {
              r.inlineStyles[e] = Q[a.type](s, n);
            }),
            r
          );
        r.hasResponsiveStyles = !0;
        let c = ut(e[i]);
        return (
          o.forEach((t) => {
            (s != null && (r.styles[t] = Q[a.type](s, n)),
              c.forEach((o) => {
                let s = `(min-width: ${n.breakpoints[o]})`;
                r.media[s] = { ...r.media[s], [t]: Q[a.type](dt(e[i], o), n) };
              }));
          }),
          r
        );
      },
      { hasResponsiveStyles: !1, styles: {}, inlineStyles: {}, media: {} },
    ),
  );
}
function pt() {
  return `__m__-${(0, o.useId)().replace(/[:«»]/g, ``)}`;
}
function mt(e) {
  return e;
}
var ht = mt;
function gt(e) {
  return e;
}
function _t(e) {
  let t = e;
  return (
    (t.extend = gt),
    (t.withProps = (e) => {
      let n = (n) => (0, G.jsx)(t, { ...e, ...n });
      return ((n.extend = t.extend), (n.displayName = `WithProps(${t.displayName})`), n);
    }),
    t
  );
}
function vt(e) {
  return _t(e);
}
function yt(e) {
  let t = e;
  return (
    (t.withProps = (e) => {
      let n = (n) => (0, G.jsx)(t, { ...e, ...n });
      return ((n.extend = t.extend), (n.displayName = `WithProps(${t.displayName})`), n);
    }),
    (t.extend = gt),
    t
  );
}
function bt(e) {
  return `data-${(e.startsWith(`data-`) ? e.slice(5) : e).replace(/([a-z])([A-Z])/g, `$1-$2`).toLowerCase()}`;
}
function xt(e) {
  return Object.keys(e).reduce((t, n) => {
    let r = e[n];
    return (r === void 0 || r === `` || r === !1 || r === null || (t[bt(n)] = e[n]), t);
  }, {});
}
function St(e) {
  return e ? (typeof e == `string` ? { [bt(e)]: !0 } : Array.isArray(e) ? [...e].reduce((e, t) => ({ ...e, ...St(t) }), {}) : xt(e)) : null;
}
function $(e, t) {
  return Array.isArray(e) ? [...e].reduce((e, n) => ({ ...e, ...$(n, t) }), {}) : typeof e == `function` ? e(t) : (e ?? {});
}
function Ct({ theme: e, style: t, vars: n, styleProps: r }) {
  let i = $(t, e),
    a = $(n, e);
  return { ...i, ...a, ...r };
}
function wt({
  component: e,
  style: t,
  __vars: n,
  className: r,
  variant: i,
  mod: a,
  size: o,
  hiddenFrom: s,
  visibleFrom: c,
  lightHidden: l,
  darkHidden: u,
  renderRoot: d,
  __size: f,
  ref: p,
  ...m
}) {
  let h = q(),
    _ = e || `div`,
    { styleProps: v, rest: y } = Ke(m),
    b = me()?.()?.(v.sx),
    x = pt(),
    S = ft({ styleProps: v, theme: h, data: qe }),
    C = _e(),
    w = C && S.hasResponsiveStyles ? Ge(S.styles, S.media) : x,
    T = {
      ref: p,
      style: Ct({ theme: h, style: t, vars: n, styleProps: S.inlineStyles }),
      className: D(r, b, {
        [w]: S.hasResponsiveStyles,
        "mantine-light-hidden": l,
        "mantine-dark-hidden": u,
        [`mantine-hidden-from-${s}`]: s,
        [`mantine-visible-from-${c}`]: c,
      }),
      "data-variant": i,
      "data-size": g(o) ? void 0 : o || void 0,
      size: f,
      ...St(a),
      ...y,
    };
  return (0, G.jsxs)(G.Fragment, {
    children: [
      S.hasResponsiveStyles && (0, G.jsx)(Ue, { selector: `.${w}`, styles: S.styles, media: S.media, deduplicate: C }),
      typeof d == `function` ? d(T) : (0, G.jsx)(_, { ...T }),
    ],
  });
}
wt.displayName = `@mantine/core/Box`;
var Tt = ht(wt);
export {
  b as A,
  s as B,
  P as C,
  D,
  O as E,
  v as F,
  h as I,
  m as L,
  y as M,
  S as N,
  T as O,
  _ as P,
  p as R,
  F as S,
  k as T,
  a as V,
  ce as _,
  pt as a,
  L as b,
  ze as c,
  q as d,
  U as f,
  H as g,
  ge as h,
  vt as i,
  x as j,
  w as k,
  Ee as l,
  ue as m,
  yt as n,
  Ke as o,
  B as p,
  _t as r,
  Ue as s,
  Tt as t,
  Te as u,
  z as v,
  A as w,
  I as x,
  R as y,
  l as z,
};
