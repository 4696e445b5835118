const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      "assets/home-page-BWGI5zvV.js",
      "assets/council-CQzFXpBu.js",
      "assets/jsx-runtime-Wy9s6hX0.js",
      "assets/login-page-Cw03FZHY.js",
      "assets/council-mark-CuNWYdZm.js",
      "assets/Box-1EkfdRjd.js",
      "assets/council-mark-DooPOd8L.css",
      "assets/error-summary-Cd51zCgV.js",
      "assets/CheckIcon-Cp5vdiKO.js",
      "assets/use-resolved-styles-api-C6TysQin.js",
      "assets/Anchor-DauX0NFF.js",
      "assets/List-D52kvyMs.js",
      "assets/IconCheck-DZkaatp6.js",
      "assets/tell-syXZai9h.js",
      "assets/toasts-gYIe_41e.js",
      "assets/activate-page-DF-SMjy5.js",
      "assets/states-C8WaN0e3.js",
      "assets/states-2_88bWLA.css",
      "assets/TextInput-BRzSLsR7.js",
      "assets/InputBase-CjgAarSM.js",
      "assets/schemas-Bvbep7Tl.js",
      "assets/activate-page-sx0OHGpv.css",
      "assets/admin-panel-page-C2azNEEo.js",
      "assets/IconPlus-CRHSU1bM.js",
      "assets/get-base-value-byeI4hGZ.js",
      "assets/plain-line-DBFaefdJ.js",
      "assets/use-unread-count-B7DiI5Lk.js",
      "assets/use-unread-count-BReXGf8j.css",
      "assets/confirm-dialog-CNoIJBvv.js",
      "assets/calendar-CZ4OFRrr.js",
      "assets/coerce-CVyhAJqG.js",
      "assets/data-list-Dw9Uv04F.js",
      "assets/data-list-0i5TJ8AN.css",
      "assets/pagination-ChxHGG0a.js",
      "assets/status-tag-OtiJdLqq.js",
      "assets/status-tag-DfQ_aFwW.css",
      "assets/unbroken-JXUw7wGt.js",
      "assets/council-shell-DWumaZ08.js",
      "assets/addresses-Cta_7Uc2.js",
      "assets/staff-shell-umRg-WXj.js",
      "assets/reimbursements-page-NF_X8gKl.js",
      "assets/notifications-page-DJ-LXcJg.js",
      "assets/notification-list-DjY57waN.js",
      "assets/notification-list-DdF3OqBc.css",
      "assets/messages-6wCZD76-.js",
      "assets/reports-page-CpzdCMrD.js",
      "assets/report-list-Dlc1hnzq.js",
      "assets/IconDownload-R_OTlAX5.js",
      "assets/coming-soon-page-BMbSdJxG.js",
      "assets/review-list-page-5c24X9O8.js",
      "assets/use-list-filters-Dttopk6E.js",
      "assets/SegmentedControl-BI26Y947.js",
      "assets/get-env-MimdSsZv.js",
      "assets/list-words-Ct-HRfvK.js",
      "assets/status-words-SVtBPqw7.js",
      "assets/review-detail-page-BmVdEe5K.js",
      "assets/review-summary-BBnDZO_u.js",
      "assets/refusal-CRmr0DoL.js",
      "assets/refusal-D1fuVH4S.css",
      "assets/Grid-CN96MAnj.js",
      "assets/history-BqFFQk1b.js",
      "assets/history-BU9lMsQu.css",
      "assets/Radio-Bend-TXz.js",
      "assets/review-detail-page-BBIWxoqw.css",
      "assets/decision-home-page-B9jpW23V.js",
      "assets/notifications-page-Bv2QuA0n.js",
      "assets/dgft-shell-DMC1ulBb.js",
      "assets/reports-page-kxj0eMvn.js",
      "assets/decision-list-page-BUGnM4Hf.js",
      "assets/decision-detail-page-BMX5914I.js",
      "assets/save-status-Bs_bsP3K.js",
      "assets/reimbursements-page-DE0QbSWS.js",
      "assets/member-shell-h7iSdiE5.js",
      "assets/wrapping-button.module-C107XWdB.js",
      "assets/wrapping-button-TIKKLR1U.css",
      "assets/notifications-page-CUnCQpoV.js",
      "assets/coming-soon-page-8JyWS6bE.js",
      "assets/reimbursement-page-B1nfzGFc.js",
      "assets/document-field-Cuy8cbqP.js",
      "assets/document-field-BGpnUFru.css",
      "assets/wizard-page-D3cuhz96.js",
      "assets/wizard-page-DTr_ZDQx.css",
    ]),
) => i.map((i) => d[i]);
import { a as e, n as t, r as n, t as r } from "./jsx-runtime-Wy9s6hX0.js";
import {
  A as i,
  B as a,
  C as o,
  D as s,
  F as c,
  L as l,
  M as u,
  N as d,
  O as f,
  P as p,
  R as m,
  S as h,
  V as g,
  _,
  b as v,
  c as y,
  d as b,
  f as x,
  g as S,
  h as C,
  i as w,
  l as T,
  m as E,
  n as D,
  o as O,
  p as k,
  r as A,
  t as j,
  u as M,
  v as ee,
  w as te,
  x as ne,
  z as re,
} from "./Box-1EkfdRjd.js";
import { a as ie, c as ae, f as oe, g as se, l as ce, n as N, o as le, r as ue, s as de, t as fe, u as pe } from "./council-CQzFXpBu.js";
import {
  a as me,
  c as he,
  d as P,
  f as F,
  i as ge,
  l as _e,
  m as ve,
  n as ye,
  o as be,
  p as I,
  r as xe,
  s as Se,
  u as Ce,
} from "./CheckIcon-Cp5vdiKO.js";
import { i as we, n as Te, r as Ee, t as De } from "./TextInput-BRzSLsR7.js";
import {
  A as Oe,
  B as ke,
  C as Ae,
  D as je,
  E as Me,
  F as Ne,
  H as Pe,
  I as Fe,
  L as Ie,
  M as Le,
  O as Re,
  P as ze,
  R as Be,
  S as Ve,
  V as He,
  _ as Ue,
  a as We,
  b as Ge,
  c as Ke,
  d as qe,
  g as Je,
  i as Ye,
  j as Xe,
  k as Ze,
  l as Qe,
  n as $e,
  o as et,
  s as tt,
  t as nt,
  v as rt,
  w as it,
  x as at,
  y as ot,
  z as st,
} from "./council-mark-CuNWYdZm.js";
import { t as ct } from "./use-resolved-styles-api-C6TysQin.js";
import { t as lt } from "./InputBase-CjgAarSM.js";
import { t as ut } from "./get-env-MimdSsZv.js";
(function () {
  let e = document.createElement(`link`).relList;
  if (e && e.supports && e.supports(`modulepreload`)) return;
  for (let e of document.querySelectorAll(`link[rel="modulepreload"]`)) n(e);
  new MutationObserver((e) => {
    for (let t of e) if (t.type === `childList`) for (let e of t.addedNodes) e.tagName === `LINK` && e.rel === `modulepreload` && n(e);
  }).observe(document, { childList: !0, subtree: !0 });
  function t(e) {
    let t = {};
    return (
      e.integrity && (t.integrity = e.integrity),
      e.referrerPolicy && (t.referrerPolicy = e.referrerPolicy),
      (t.credentials = e.crossOrigin === `use-credentials` ? `include` : e.crossOrigin === `anonymous` ? `omit` : `same-origin`),
      t
    );
  }
  function n(e) {
    if (e.ep) return;
    e.ep = !0;
    let n = t(e);
    fetch(e.href, n);
  }
})();
var dt = n((e) => {
    function t(e, t) {
      var n = e.length;
      e.push(t);
      a: for (; 0 < n;) {
        var r = (n - 1) >>> 1,
          a = e[r];
        if (0 < i(a, t)) ((e[r] = t), (e[n] = a), (n = r));
        else break a;
      }
    }
    function n(e) {
      return e.length === 0 ? null : e[0];
    }
    function r(e) {
      if (e.length === 0) return null;
      var t = e[0],
        n = e.pop();
      if (n !== t) {
        e[0] = n;
        a: for (var r = 0, a = e.length, o = a >>> 1; r < o;) {
          var s = 2 * (r + 1) - 1,
            c = e[s],
            l = s + 1,
            u = e[l];
          if (0 > i(c, n)) l < a && 0 > i(u, c) ? ((e[r] = u), (e[l] = n), (r = l)) : ((e[r] = c), (e[s] = n), (r = s));
          else if (l < a && 0 > i(u, n)) ((e[r] = u), (e[l] = n), (r = l));
          else break a;
        }
      }
      return t;
    }
    function i(e, t) {
      var n = e.sortIndex - t.sortIndex;
      return n === 0 ? e.id - t.id : n;
    }
    if (((e.unstable_now = void 0), typeof performance == `object` && typeof performance.now == `function`)) {
      var a = performance;
      e.unstable_now = function () {
        return a.now();
      };
    } else {
      var o = Date,
        s = o.now();
      e.unstable_now = function () {
        return o.now() - s;
      };
    }
    var c = [],
      l = [],
      u = 1,
      d = null,
      f = 3,
      p = !1,
      m = !1,
      h = !1,
      g = !1,
      _ = typeof setTimeout == `function` ? setTimeout : null,
      v = typeof clearTimeout == `function` ? clearTimeout : null,
      y = typeof setImmediate < `u` ? setImmediate : null;
    function b(e) {
      for (var i = n(l); i !== null;) {
        if (i.callback === null) r(l);
        else if (i.startTime <= e) (r(l), (i.sortIndex = i.expirationTime), t(c, i));
        else break;
        i = n(l);
      }
    }
    function x(e) {
      if (((h = !1), b(e), !m)) {
        if (n(c) !== null) ((m = !0), S || ((S = !0), O()));
        else {
          var t = n(l);
          t !== null && j(x, t.startTime - e);
        }
      }
    }
    var S = !1,
      C = -1,
      w = 5,
      T = -1;
    function E() {
      return g ? !0 : !(e.unstable_now() - T < w);
    }
    function D() {
      if (((g = !1), S)) {
        var t = e.unstable_now();
        T = t;
        var i = !0;
        try {
          a: {
            ((m = !1), h && ((h = !1), v(C), (C = -1)), (p = !0));
            var a = f;
            try {
              b: {
                for (b(t), d = n(c); d !== null && !(d.expirationTime > t && E());) {
                  var o = d.callback;
                  if (typeof o == `function`) {
                    ((d.callback = null), (f = d.priorityLevel));
                    var s = o(d.expirationTime <= t);
                    if (((t = e.unstable_now()), typeof s == `function`)) {
                      ((d.callback = s), b(t), (i = !0));
                      break b;
                    }
                    (d === n(c) && r(c), b(t));
                  } else r(c);
                  d = n(c);
                }
                if (d !== null) i = !0;
                else {
                  var u = n(l);
                  (u !== null && j(x, u.startTime - t), (i = !1));
                }
              }
              break a;
            } finally {
              ((d = null), (f = a), (p = !1));
            }
            i = void 0;
          }
        } finally {
          i ? O() : (S = !1);
        }
      }
    }
    var O;
    if (typeof y == `function`)
      O = function () {
        y(D);
      };
    else if (typeof MessageChannel < `u`) {
      var k = new MessageChannel(),
        A = k.port2;
      ((k.port1.onmessage = D),
        (O = function () {
          A.postMessage(null);
        }));
    } else
      O = function () {
        _(D, 0);
      };
    function j(t, n) {
      C = _(function () {
        t(e.unstable_now());
      }, n);
    }
    ((e.unstable_IdlePriority = 5),
      (e.unstable_ImmediatePriority = 1),
      (e.unstable_LowPriority = 4),
      (e.unstable_NormalPriority = 3),
      (e.unstable_Profiling = null),
      (e.unstable_UserBlockingPriority = 2),
      (e.unstable_cancelCallback = function (e) {
        e.callback = null;
      }),
      (e.unstable_forceFrameRate = function (e) {
        0 > e || 125 < e
          ? console.error(`forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported`)
          : (w = 0 < e ? Math.floor(1e3 / e) : 5);
      }),
      (e.unstable_getCurrentPriorityLevel = function () {
        return f;
      }),
      (e.unstable_next = function (e) {
        switch (f) {
          case 1:
          case 2:
          case 3:
            var t = 3;
            break;
          default:
            t = f;
        }
        var n = f;
        f = t;
        try {
          return e();
        } finally {
          f = n;
        }
      }),
      (e.unstable_requestPaint = function () {
        g = !0;
      }),
      (e.unstable_runWithPriority = function (e, t) {
        switch (e) {
          case 1:
          case 2:
          case 3:
          case 4:
          case 5:
            break;
          default:
            e = 3;
        }
        var n = f;
        f = e;
        try {
          return t();
        } finally {
          f = n;
        }
      }),
      (e.unstable_scheduleCallback = function (r, i, a) {
        var o = e.unstable_now();
        switch ((typeof a == `object` && a ? ((a = a.delay), (a = typeof a == `number` && 0 < a ? o + a : o)) : (a = o), r)) {
          case 1:
            var s = -1;
            break;
          case 2:
            s = 250;
            break;
          case 5:
            s = 1073741823;
            break;
          case 4:
            s = 1e4;
            break;
          default:
            s = 5e3;
        }
        return (
          (s = a + s),
          (r = { id: u++, callback: i, priorityLevel: r, startTime: a, expirationTime: s, sortIndex: -1 }),
          a > o
            ? ((r.sortIndex = a), t(l, r), n(c) === null && r === n(l) && (h ? (v(C), (C = -1)) : (h = !0), j(x, a - o)))
            : ((r.sortIndex = s), t(c, r), m || p || ((m = !0), S || ((S = !0), O()))),
          r
        );
      }),
      (e.unstable_shouldYield = E),
      (e.unstable_wrapCallback = function (e) {
        var t = f;
        return function () {
          var n = f;
          f = t;
          try {
            return e.apply(this, arguments);
          } finally {
            f = n;
          }
        };
      }));
  }),
  ft = n((e, t) => {
    t.exports = dt();
  }),
  pt = n((e) => {
    var n = ft(),
      r = t(),
      i = g();
    function a(e) {
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
    function o(e) {
      return !(!e || (e.nodeType !== 1 && e.nodeType !== 9 && e.nodeType !== 11));
    }
    function s(e) {
      for (var t = e, n = t; n && !n.alternate;) ((t = n), t.flags & 4098 && (e = t.return), (n = t.return));
      for (; t.return;) t = t.return;
      return t.tag === 3 ? e : null;
    }
    function c(e) {
      if (e.tag === 13) {
        var t = e.memoizedState;
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null)) return t.dehydrated;
      }
      return null;
    }
    function l(e) {
      if (e.tag === 31) {
        var t = e.memoizedState;
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null)) return t.dehydrated;
      }
      return null;
    }
    function u(e) {
      if (s(e) !== e) throw Error(a(188));
    }
    function d(e) {
      var t = e.alternate;
      if (!t) {
        if (((t = s(e)), t === null)) throw Error(a(188));
        return t === e ? e : null;
      }
      for (var n = e, r = t; ;) {
        var i = n.return;
        if (i === null) break;
        var o = i.alternate;
        if (o === null) {
          if (((r = i.return), r !== null)) {
            n = r;
            continue;
          }
          break;
        }
        if (i.child === o.child) {
          for (o = i.child; o;) {
            if (o === n) return (u(i), e);
            if (o === r) return (u(i), t);
            o = o.sibling;
          }
          throw Error(a(188));
        }
        if (n.return !== r.return) ((n = i), (r = o));
        else {
          for (var c = !1, l = i.child; l;) {
            if (l === n) {
              ((c = !0), (n = i), (r = o));
              break;
            }
            if (l === r) {
              ((c = !0), (r = i), (n = o));
              break;
            }
            l = l.sibling;
          }
          if (!c) {
            for (l = o.child; l;) {
              if (l === n) {
                ((c = !0), (n = o), (r = i));
                break;
              }
              if (l === r) {
                ((c = !0), (r = o), (n = i));
                break;
              }
              l = l.sibling;
            }
            if (!c) throw Error(a(189));
          }
        }
        if (n.alternate !== r) throw Error(a(190));
      }
      if (n.tag !== 3) throw Error(a(188));
      return n.stateNode.current === n ? e : t;
    }
    function f(e) {
      var t = e.tag;
      if (t === 5 || t === 26 || t === 27 || t === 6) return e;
      for (e = e.child; e !== null;) {
        if (((t = f(e)), t !== null)) return t;
        e = e.sibling;
      }
      return null;
    }
    function p(e, t, n, r, i, a) {
      for (; e !== null;) {
        if (
          ((e.tag === 5 || e.tag === 27 || e.tag === 6) && n(e, r, i, a)) ||
          ((e.tag !== 22 || e.memoizedState === null) && (t || (e.tag !== 5 && e.tag !== 27)) && p(e.child, t, n, r, i, a))
        )
          return !0;
        e = e.sibling;
      }
      return !1;
    }
    function m(e) {
      for (e = e.return; e !== null;) {
        if (e.tag === 3 || e.tag === 5 || e.tag === 27) return e;
        e = e.return;
      }
      return null;
    }
    function h(e) {
      var t = !1;
      for (e = e.return; e !== null && (e.tag === 4 && (t = !0), e.tag !== 3 && e.tag !== 5 && e.tag !== 27);) e = e.return;
      return t;
    }
    function _(e) {
      var t = [null, null],
        n = m(e);
      return (n === null || v(t, e, n.child, { foundSelf: !1 }), t);
    }
    function v(e, t, n, r) {
      for (; n !== null;) {
        if (n === t) r.foundSelf = !0;
        else if (n.tag === 5 || n.tag === 27 || n.tag === 6) {
          if (r.foundSelf) return ((e[1] = n), !0);
          e[0] = n;
        } else if ((n.tag !== 22 || n.memoizedState === null) && v(e, t, n.child, r)) return !0;
        n = n.sibling;
      }
      return !1;
    }
    function y(e) {
      switch (e.tag) {
        case 5:
        case 27:
        case 6:
          return e.stateNode;
        case 3:
          return e.stateNode.containerInfo;
        default:
          throw Error(a(559));
      }
    }
    var b = null,
      x = null;
    function S(e, t, n) {
      return e === n || (e === t && ((b = e), !0));
    }
    function C(e, t, n) {
      return e === n ? ((x = e), !1) : e === t && (x !== null && (b = e), !0);
    }
    function w(e) {
      if (e === null) return null;
      do e = e === null ? null : e.return;
      while (e && e.tag !== 5 && e.tag !== 27 && e.tag !== 3);
      return e || null;
    }
    function T(e, t, n) {
      for (var r = 0, i = e; i; i = n(i)) r++;
      i = 0;
      for (var a = t; a; a = n(a)) i++;
      for (; 0 < r - i;) ((e = n(e)), r--);
      for (; 0 < i - r;) ((t = n(t)), i--);
      for (; r--;) {
        if (e === t || (t !== null && e === t.alternate)) return e;
        ((e = n(e)), (t = n(t)));
      }
      return null;
    }
    var E = Object.assign,
      D = Symbol.for(`react.element`),
      O = Symbol.for(`react.transitional.element`),
      k = Symbol.for(`react.portal`),
      A = Symbol.for(`react.fragment`),
      j = Symbol.for(`react.strict_mode`),
      M = Symbol.for(`react.profiler`),
      ee = Symbol.for(`react.consumer`),
      te = Symbol.for(`react.context`),
      ne = Symbol.for(`react.forward_ref`),
      re = Symbol.for(`react.suspense`),
      ie = Symbol.for(`react.suspense_list`),
      ae = Symbol.for(`react.memo`),
      oe = Symbol.for(`react.lazy`),
      se = Symbol.for(`react.activity`),
      ce = Symbol.for(`react.legacy_hidden`),
      N = Symbol.for(`react.memo_cache_sentinel`),
      le = Symbol.for(`react.view_transition`),
      ue = Symbol.for(`react.recoverable`),
      de = Symbol.iterator;
    function fe(e) {
      return typeof e != `object` || !e ? null : ((e = (de && e[de]) || e[`@@iterator`]), typeof e == `function` ? e : null);
    }
    var pe = Symbol.for(`react.client.reference`);
    function me(e) {
      if (e == null) return null;
      if (typeof e == `function`) return e.$$typeof === pe ? null : e.displayName || e.name || null;
      if (typeof e == `string`) return e;
      switch (e) {
        case A:
          return `Fragment`;
        case M:
          return `Profiler`;
        case j:
          return `StrictMode`;
        case re:
          return `Suspense`;
        case ie:
          return `SuspenseList`;
        case se:
          return `Activity`;
        case le:
          return `ViewTransition`;
      }
      if (typeof e == `object`)
        switch (e.$$typeof) {
          case k:
            return `Portal`;
          case te:
            return e.displayName || `Context`;
          case ee:
            return (e._context.displayName || `Context`) + `.Consumer`;
          case ne:
            var t = e.render;
            return ((e = e.displayName), (e ||= ((e = t.displayName || t.name || ``), e === `` ? `ForwardRef` : `ForwardRef(` + e + `)`)), e);
          case ae:
            return ((t = e.displayName || null), t === null ? me(e.type) || `Memo` : t);
          case oe:
            ((t = e._payload), (e = e._init));
            try {
              return me(e(t));
            } catch {}
        }
      return null;
    }
    var he = Array.isArray,
      P = r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      F = i.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      ge = { pending: !1, data: null, method: null, action: null },
      _e = [],
      ve = -1;
    function ye(e) {
      return { current: e };
    }
    function be(e) {
      0 > ve || ((e.current = _e[ve]), (_e[ve] = null), ve--);
    }
    function I(e, t) {
      (ve++, (_e[ve] = e.current), (e.current = t));
    }
    var xe = ye(null),
      Se = ye(null),
      Ce = ye(null),
      we = ye(null);
    function Te(e, t) {
      switch ((I(Ce, t), I(Se, e), I(xe, null), t.nodeType)) {
        case 9:
        case 11:
          e = (e = t.documentElement) && (e = e.namespaceURI) ? up(e) : 0;
          break;
        default:
          if (((e = t.tagName), (t = t.namespaceURI))) ((t = up(t)), (e = dp(t, e)));
          else
            switch (e) {
              case `svg`:
                e = 1;
                break;
              case `math`:
                e = 2;
                break;
              default:
                e = 0;
            }
      }
      (be(xe), I(xe, e));
    }
    function Ee() {
      (be(xe), be(Se), be(Ce));
    }
    function De(e) {
      var t = e.memoizedState;
      (t !== null && ((sh._currentValue = t.memoizedState), I(we, e)), (t = xe.current));
      var n = dp(t, e.type);
      t !== n && (I(Se, e), I(xe, n));
    }
    function Oe(e) {
      (Se.current === e && (be(xe), be(Se)), we.current === e && (be(we), (sh._currentValue = ge)));
    }
    var ke, Ae;
    function je(e) {
      if (ke === void 0)
        try {
          throw Error();
        } catch (e) {
          var t = e.stack.trim().match(/\n( *(at )?)/);
          ((ke = (t && t[1]) || ``),
            (Ae =
              -1 <
              e.stack.indexOf(`
    at`)
                ? ` (<anonymous>)`
                : -1 < e.stack.indexOf(`@`)
                  ? `@unknown:0:0`
                  : ``));
        }
      return (
        `
` +
        ke +
        e +
        Ae
      );
    }
    var Me = !1;
    function Ne(e, t) {
      if (!e || Me) return ``;
      Me = !0;
      var n = Error.prepareStackTrace;
      Error.prepareStackTrace = void 0;
      try {
        var r = {
          DetermineComponentFrameRoot: function () {
            try {
              if (t) {
                var n = function () {
                  throw Error();
                };
                if (
                  (Object.defineProperty(n.prototype, "props", {
                    set: function () {
                      throw Error();
                    },
                  }),
                  typeof Reflect == `object` && Reflect.construct)
                ) {
                  try {
                    Reflect.construct(n, []);
                  } catch (e) {
                    var r = e;
                  }
                  Reflect.construct(e, [], n);
                } else {
                  try {
                    n.call();
                  } catch (e) {
                    r = e;
                  }
                  n = !1;
                  try {
                    var i = Object.getOwnPropertyDescriptor(e.prototype, `props`);
                    (Object.defineProperty(e.prototype, "props", {
                      configurable: !0,
                      set: function () {
                        throw Error();
                      },
                    }),
                      (n = !0),
                      new e());
                  } finally {
                    n && (i === void 0 ? delete e.prototype.props : Object.defineProperty(e.prototype, "props", i));
                  }
                }
              } else {
                try {
                  throw Error();
                } catch (e) {
                  r = e;
                }
                (n = e()) && typeof n.catch == `function` && n.catch(function () {});
              }
            } catch (e) {
              if (e && r && typeof e.stack == `string`) return [e.stack, r.stack];
            }
            return [null, null];
          },
        };
        r.DetermineComponentFrameRoot.displayName = `DetermineComponentFrameRoot`;
        var i = Object.getOwnPropertyDescriptor(r.DetermineComponentFrameRoot, `name`);
        i && i.configurable && Object.defineProperty(r.DetermineComponentFrameRoot, "name", { value: `DetermineComponentFrameRoot` });
        var a = r.DetermineComponentFrameRoot(),
          o = a[0],
          s = a[1];
        if (o && s) {
          var c = o.split(`
`),
            l = s.split(`
`);
          for (i = r = 0; r < c.length && !c[r].includes(`DetermineComponentFrameRoot`);) r++;
          for (; i < l.length && !l[i].includes(`DetermineComponentFrameRoot`);) i++;
          if (r === c.length || i === l.length) for (r = c.length - 1, i = l.length - 1; 1 <= r && 0 <= i && c[r] !== l[i];) i--;
          for (; 1 <= r && 0 <= i; r--, i--)
            if (c[r] !== l[i]) {
              if (r !== 1 || i !== 1)
                do
                  if ((r--, i--, 0 > i || c[r] !== l[i])) {
                    var u =
                      `
` + c[r].replace(` at new `, ` at `);
                    return (e.displayName && u.includes(`<anonymous>`) && (u = u.replace(`<anonymous>`, e.displayName)), u);
                  }
                while (1 <= r && 0 <= i);
              break;
            }
        }
      } finally {
        ((Me = !1), (Error.prepareStackTrace = n));
      }
      return (n = e ? e.displayName || e.name : ``) ? je(n) : ``;
    }
    function Pe(e, t) {
      switch (e.tag) {
        case 26:
        case 27:
        case 5:
          return je(e.type);
        case 16:
          return je(`Lazy`);
        case 13:
          return e.child !== t && t !== null ? je(`Suspense Fallback`) : je(`Suspense`);
        case 19:
          return je(`SuspenseList`);
        case 0:
        case 15:
          return Ne(e.type, !1);
        case 11:
          return Ne(e.type.render, !1);
        case 1:
          return Ne(e.type, !0);
        case 31:
          return je(`Activity`);
        case 30:
          return je(`ViewTransition`);
        default:
          return ``;
      }
    }
    function Fe(e) {
      try {
        var t = ``,
          n = null;
        do ((t += Pe(e, n)), (n = e), (e = e.return));
        while (e);
        return t;
      } catch (e) {
        return (
          `
Error generating stack: ` +
          e.message +
          `
` +
          e.stack
        );
      }
    }
    var Ie = Object.prototype.hasOwnProperty,
      Le = n.unstable_scheduleCallback,
      Re = n.unstable_cancelCallback,
      ze = n.unstable_shouldYield,
      Be = n.unstable_requestPaint,
      Ve = n.unstable_now,
      He = n.unstable_getCurrentPriorityLevel,
      Ue = n.unstable_ImmediatePriority,
      We = n.unstable_UserBlockingPriority,
      Ge = n.unstable_NormalPriority,
      Ke = n.unstable_LowPriority,
      qe = n.unstable_IdlePriority,
      Je = n.log,
      Ye = n.unstable_setDisableYieldValue,
      Xe = null,
      Ze = null;
    function Qe(e) {
      if ((typeof Je == `function` && Ye(e), Ze && typeof Ze.setStrictMode == `function`))
        try {
          Ze.setStrictMode(Xe, e);
        } catch {}
    }
    var $e = Math.clz32 ? Math.clz32 : nt,
      et = Math.log,
      tt = Math.LN2;
    function nt(e) {
      return ((e >>>= 0), e === 0 ? 32 : (31 - ((et(e) / tt) | 0)) | 0);
    }
    var rt = 256,
      it = 262144,
      at = 4194304;
    function ot(e) {
      var t = e & 42;
      if (t !== 0) return t;
      switch (e & -e) {
        case 1:
          return 1;
        case 2:
          return 2;
        case 4:
          return 4;
        case 8:
          return 8;
        case 16:
          return 16;
        case 32:
          return 32;
        case 64:
          return 64;
        case 128:
          return 128;
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
          return e & -e;
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return e & 3932160;
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return e & 62914560;
        case 67108864:
          return 67108864;
        case 134217728:
          return 134217728;
        case 268435456:
          return 268435456;
        case 536870912:
          return 536870912;
        case 1073741824:
          return 0;
        default:
          return e;
      }
    }
    function st(e, t, n) {
      var r = e.pendingLanes;
      if (r === 0) return 0;
      var i = 0,
        a = e.suspendedLanes,
        o = e.pingedLanes;
      e = e.warmLanes;
      var s = r & 134217727;
      return (
        s === 0
          ? ((s = r & ~a), s === 0 ? (o === 0 ? n || ((n = r & ~e), n !== 0 && (i = ot(n))) : (i = ot(o))) : (i = ot(s)))
          : ((r = s & ~a), r === 0 ? ((o &= s), o === 0 ? n || ((n = s & ~e), n !== 0 && (i = ot(n))) : (i = ot(o))) : (i = ot(r))),
        i === 0 ? 0 : t !== 0 && t !== i && (t & a) === 0 && ((a = i & -i), (n = t & -t), a >= n || (a === 32 && n & 4194048)) ? t : i
      );
    }
    function ct(e, t) {
      return (e.pendingLanes & ~(e.suspendedLanes & ~e.pingedLanes) & t) === 0;
    }
    function lt(e, t) {
      t & 8 && (t |= t & 32);
      var n = e.entangledLanes;
      if (n !== 0)
        for (e = e.entanglements, n &= t; 0 < n;) {
          var r = 31 - $e(n),
            i = 1 << r;
          ((t |= e[r]), (n &= ~i));
        }
      return t;
    }
    function ut(e, t) {
      switch (e) {
        case 1:
        case 2:
        case 4:
        case 8:
        case 64:
          return t + 250;
        case 16:
        case 32:
        case 128:
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return t + 5e3;
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return -1;
        case 67108864:
        case 134217728:
        case 268435456:
        case 536870912:
        case 1073741824:
          return -1;
        default:
          return -1;
      }
    }
    function dt() {
      var e = at;
      return ((at <<= 1), !(at & 62914560) && (at = 4194304), e);
    }
    function pt(e) {
      for (var t = [], n = 0; 31 > n; n++) t.push(e);
      return t;
    }
    function mt(e, t) {
      ((e.pendingLanes |= t), t !== 268435456 && ((e.suspendedLanes = 0), (e.pingedLanes = 0), (e.warmLanes = 0)));
    }
    function L(e, t, n, r, i, a) {
      var o = e.pendingLanes;
      ((e.pendingLanes = n),
        (e.suspendedLanes = 0),
        (e.pingedLanes = 0),
        (e.warmLanes = 0),
        (e.expiredLanes &= n),
        (e.entangledLanes &= n),
        (e.errorRecoveryDisabledLanes &= n),
        (e.shellSuspendCounter = 0));
      var s = e.entanglements,
        c = e.expirationTimes,
        l = e.hiddenUpdates;
      for (n = o & ~n; 0 < n;) {
        var u = 31 - $e(n),
          d = 1 << u;
        ((s[u] = 0), (c[u] = -1));
        var f = l[u];
        if (f !== null)
          for (l[u] = null, u = 0; u < f.length; u++) {
            var p = f[u];
            p !== null && (p.lane &= -536870913);
          }
        n &= ~d;
      }
      (r !== 0 && ht(e, r, 0), a !== 0 && i === 0 && e.tag !== 0 && (e.suspendedLanes |= a & ~(o & ~t)));
    }
    function ht(e, t, n) {
      ((e.pendingLanes |= t), (e.suspendedLanes &= ~t));
      var r = 31 - $e(t);
      ((e.entangledLanes |= t), (e.entanglements[r] = e.entanglements[r] | 1073741824 | (n & 261930)));
    }
    function gt(e, t) {
      var n = (e.entangledLanes |= t);
      for (e = e.entanglements; n;) {
        var r = 31 - $e(n),
          i = 1 << r;
        ((i & t) | (e[r] & t) && (e[r] |= t), (n &= ~i));
      }
    }
    function _t(e, t) {
      var n = t & -t;
      return ((n = n & 42 ? 1 : vt(n)), (n & (e.suspendedLanes | t)) === 0 ? n : 0);
    }
    function vt(e) {
      switch (e) {
        case 2:
          e = 1;
          break;
        case 8:
          e = 4;
          break;
        case 32:
          e = 16;
          break;
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          e = 128;
          break;
        case 268435456:
          e = 134217728;
          break;
        default:
          e = 0;
      }
      return e;
    }
    function yt(e) {
      return ((e &= -e), 2 < e ? (8 < e ? (e & 134217727 ? 32 : 268435456) : 8) : 2);
    }
    function bt() {
      var e = F.p;
      return e === 0 ? ((e = window.event), e === void 0 ? 32 : Ch(e.type)) : e;
    }
    function xt(e, t) {
      var n = F.p;
      try {
        return ((F.p = e), t());
      } finally {
        F.p = n;
      }
    }
    var St = Math.random().toString(36).slice(2),
      Ct = `__reactFiber$` + St,
      wt = `__reactProps$` + St,
      Tt = `__reactContainer$` + St,
      Et = `__reactEvents$` + St,
      Dt = `__reactListeners$` + St,
      Ot = `__reactHandles$` + St,
      kt = `__reactResources$` + St,
      At = `__reactMarker$` + St,
      jt = `__reactLoad$` + St;
    function Mt(e) {
      (delete e[Ct], delete e[wt], delete e[Dt], delete e[Ot]);
    }
    function Nt(e) {
      var t;
      if ((t = e[Ct])) return t;
      for (var n = e.parentNode; n;) {
        if ((t = n[Tt] || n[Ct])) {
          if (((n = t.alternate), t.child !== null || (n !== null && n.child !== null)))
            for (e = fm(e); e !== null;) {
              if ((n = e[Ct])) return n;
              e = fm(e);
            }
          return t;
        }
        ((e = n), (n = e.parentNode));
      }
      return null;
    }
    function Pt(e) {
      if ((e = e[Ct] || e[Tt])) {
        var t = e.tag;
        if (t === 5 || t === 6 || t === 13 || t === 31 || t === 26 || t === 27 || t === 3) return e;
      }
      return null;
    }
    function Ft(e) {
      var t = e.tag;
      if (t === 5 || t === 26 || t === 27 || t === 6) return e.stateNode;
      throw Error(a(33));
    }
    function It(e) {
      var t = e[kt];
      return ((t ||= e[kt] = { hoistableStyles: new Map(), hoistableScripts: new Map() }), t);
    }
    function Lt(e) {
      e[At] = !0;
    }
    function Rt(e) {
      e[jt] = void 0;
    }
    var zt = new Set(),
      Bt = {};
    function Vt(e, t) {
      (Ht(e, t), Ht(e + `Capture`, t));
    }
    function Ht(e, t) {
      for (Bt[e] = t, e = 0; e < t.length; e++) zt.add(t[e]);
    }
    var Ut = RegExp(
        `^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$`,
      ),
      Wt = {},
      Gt = {};
    function Kt(e) {
      return Ie.call(Gt, e) ? !0 : Ie.call(Wt, e) ? !1 : Ut.test(e) ? (Gt[e] = !0) : ((Wt[e] = !0), !1);
    }
    var R = !1;
    function qt() {
      var e = R;
      return ((R = !1), e);
    }
    function Jt(e, t, n) {
      if (Kt(t)) {
        if (n === null) e.removeAttribute(t);
        else {
          switch (typeof n) {
            case `undefined`:
            case `function`:
            case `symbol`:
              e.removeAttribute(t);
              return;
            case `boolean`:
              var r = t.toLowerCase().slice(0, 5);
              if (r !== `data-` && r !== `aria-`) {
                e.removeAttribute(t);
                return;
              }
          }
          e.setAttribute(t, n);
        }
      }
    }
    function Yt(e, t, n) {
      if (n === null) e.removeAttribute(t);
      else {
        switch (typeof n) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(t);
            return;
        }
        e.setAttribute(t, n);
      }
    }
    function Xt(e, t, n, r) {
      if (r === null) e.removeAttribute(n);
      else {
        switch (typeof r) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(n);
            return;
        }
        e.setAttributeNS(t, n, r);
      }
    }
    function Zt(e) {
      switch (typeof e) {
        case `bigint`:
        case `boolean`:
        case `number`:
        case `string`:
        case `undefined`:
          return e;
        case `object`:
          return e;
        default:
          return ``;
      }
    }
    function Qt(e) {
      var t = e.type;
      return (e = e.nodeName) && e.toLowerCase() === `input` && (t === `checkbox` || t === `radio`);
    }
    function $t(e, t, n) {
      var r = Object.getOwnPropertyDescriptor(e.constructor.prototype, t);
      if (!e.hasOwnProperty(t) && r !== void 0 && typeof r.get == `function` && typeof r.set == `function`) {
        var i = r.get,
          a = r.set;
        return (
          Object.defineProperty(e, t, {
            configurable: !0,
            get: function () {
              return i.call(this);
            },
            set: function (e) {
              ((n = `` + e), a.call(this, e));
            },
          }),
          Object.defineProperty(e, t, { enumerable: r.enumerable }),
          {
            getValue: function () {
              return n;
            },
            setValue: function (e) {
              n = `` + e;
            },
            stopTracking: function () {
              ((e._valueTracker = null), delete e[t]);
            },
          }
        );
      }
    }
    function en(e) {
      if (!e._valueTracker) {
        var t = Qt(e) ? `checked` : `value`;
        e._valueTracker = $t(e, t, `` + e[t]);
      }
    }
    function tn(e) {
      if (!e) return !1;
      var t = e._valueTracker;
      if (!t) return !0;
      var n = t.getValue(),
        r = ``;
      return (e && (r = Qt(e) ? (e.checked ? `true` : `false`) : e.value), (e = r), e !== n && (t.setValue(e), !0));
    }
    var nn = /[\n"\\]/g;
    function rn(e) {
      return e.replace(nn, function (e) {
        return `\\` + e.charCodeAt(0).toString(16) + ` `;
      });
    }
    function an(e, t, n, r, i, a, o, s) {
      ((e.name = ``),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean` ? (e.type = o) : e.removeAttribute(`type`),
        t == null
          ? (o !== `submit` && o !== `reset`) || e.removeAttribute(`value`)
          : o === `number`
            ? ((t === 0 && e.value === ``) || e.value != t) && (e.value = `` + Zt(t))
            : e.value !== `` + Zt(t) && (e.value = `` + Zt(t)),
        t == null
          ? n == null
            ? r != null && e.removeAttribute(`value`)
            : sn(e, Zt(n))
          : o === `number` && e.value == t
            ? sn(e, Zt(e.value))
            : sn(e, Zt(t)),
        i == null && a != null && (e.defaultChecked = !!a),
        i != null && (e.checked = i && typeof i != `function` && typeof i != `symbol`),
        s != null && typeof s != `function` && typeof s != `symbol` && typeof s != `boolean` ? (e.name = `` + Zt(s)) : e.removeAttribute(`name`));
    }
    function on(e, t, n, r, i, a, o, s) {
      if ((a != null && typeof a != `function` && typeof a != `symbol` && typeof a != `boolean` && (e.type = a), t != null || n != null)) {
        if (!((a !== `submit` && a !== `reset`) || t != null)) {
          en(e);
          return;
        }
        ((n = n == null ? `` : `` + Zt(n)), (t = t == null ? n : `` + Zt(t)), s || t === e.value || (e.value = t), (e.defaultValue = t));
      }
      ((r ??= i),
        (r = typeof r != `function` && typeof r != `symbol` && !!r),
        (e.checked = s ? e.checked : !!r),
        (e.defaultChecked = !!r),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean` && (e.name = o),
        en(e));
    }
    function sn(e, t) {
      e.defaultValue !== `` + t && (e.defaultValue = `` + t);
    }
    function cn(e, t, n, r) {
      if (((e = e.options), t)) {
        t = {};
        for (var i = 0; i < n.length; i++) t[`$` + n[i]] = !0;
        for (n = 0; n < e.length; n++)
          ((i = t.hasOwnProperty(`$` + e[n].value)), e[n].selected !== i && (e[n].selected = i), i && r && (e[n].defaultSelected = !0));
      } else {
        for (n = `` + Zt(n), t = null, i = 0; i < e.length; i++) {
          if (e[i].value === n) {
            ((e[i].selected = !0), r && (e[i].defaultSelected = !0));
            return;
          }
          t !== null || e[i].disabled || (t = e[i]);
        }
        t !== null && (t.selected = !0);
      }
    }
    function ln(e, t, n) {
      t != null && ((t = `` + Zt(t)), t !== e.value && (e.value = t), n == null)
        ? e.defaultValue !== t && (e.defaultValue = t)
        : (e.defaultValue = n == null ? `` : `` + Zt(n));
    }
    function un(e, t, n, r) {
      if (t == null) {
        if (r != null) {
          if (n != null) throw Error(a(92));
          if (he(r)) {
            if (1 < r.length) throw Error(a(93));
            r = r[0];
          }
          n = r;
        }
        ((n ??= ``), (t = n));
      }
      ((n = Zt(t)), (e.defaultValue = n), (r = e.textContent), r === n && r !== `` && r !== null && (e.value = r), en(e));
    }
    function dn(e, t) {
      if (t) {
        var n = e.firstChild;
        if (n && n === e.lastChild && n.nodeType === 3) {
          n.nodeValue = t;
          return;
        }
      }
      e.textContent = t;
    }
    var fn = new Set(
      `animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp`.split(
        ` `,
      ),
    );
    function z(e, t, n) {
      var r = t.indexOf(`--`) === 0;
      n == null || typeof n == `boolean` || n === ``
        ? r
          ? e.setProperty(t, ``)
          : t === `float`
            ? (e.cssFloat = ``)
            : (e[t] = ``)
        : r
          ? e.setProperty(t, n)
          : typeof n != `number` || n === 0 || fn.has(t)
            ? t === `float`
              ? (e.cssFloat = n)
              : (e[t] = (`` + n).trim())
            : (e[t] = n + `px`);
    }
    function pn(e, t, n) {
      if (t != null && typeof t != `object`) throw Error(a(62));
      if (((e = e.style), n != null)) {
        for (var r in n)
          !n.hasOwnProperty(r) ||
            (t != null && t.hasOwnProperty(r)) ||
            (r.indexOf(`--`) === 0 ? e.setProperty(r, ``) : r === `float` ? (e.cssFloat = ``) : (e[r] = ``), (R = !0));
        for (var i in t) ((r = t[i]), t.hasOwnProperty(i) && n[i] !== r && (z(e, i, r), (R = !0)));
      } else for (var o in t) t.hasOwnProperty(o) && z(e, o, t[o]);
    }
    function mn(e) {
      if (e.indexOf(`-`) === -1) return !1;
      switch (e) {
        case `annotation-xml`:
        case `color-profile`:
        case `font-face`:
        case `font-face-src`:
        case `font-face-uri`:
        case `font-face-format`:
        case `font-face-name`:
        case `missing-glyph`:
          return !1;
        default:
          return !0;
      }
    }
    var hn = new Map([
        [`acceptCharset`, `accept-charset`],
        [`htmlFor`, `for`],
        [`httpEquiv`, `http-equiv`],
        [`crossOrigin`, `crossorigin`],
        [`accentHeight`, `accent-height`],
        [`alignmentBaseline`, `alignment-baseline`],
        [`arabicForm`, `arabic-form`],
        [`baselineShift`, `baseline-shift`],
        [`capHeight`, `cap-height`],
        [`clipPath`, `clip-path`],
        [`clipRule`, `clip-rule`],
        [`colorInterpolation`, `color-interpolation`],
        [`colorInterpolationFilters`, `color-interpolation-filters`],
        [`colorProfile`, `color-profile`],
        [`colorRendering`, `color-rendering`],
        [`dominantBaseline`, `dominant-baseline`],
        [`enableBackground`, `enable-background`],
        [`fillOpacity`, `fill-opacity`],
        [`fillRule`, `fill-rule`],
        [`floodColor`, `flood-color`],
        [`floodOpacity`, `flood-opacity`],
        [`fontFamily`, `font-family`],
        [`fontSize`, `font-size`],
        [`fontSizeAdjust`, `font-size-adjust`],
        [`fontStretch`, `font-stretch`],
        [`fontStyle`, `font-style`],
        [`fontVariant`, `font-variant`],
        [`fontWeight`, `font-weight`],
        [`glyphName`, `glyph-name`],
        [`glyphOrientationHorizontal`, `glyph-orientation-horizontal`],
        [`glyphOrientationVertical`, `glyph-orientation-vertical`],
        [`horizAdvX`, `horiz-adv-x`],
        [`horizOriginX`, `horiz-origin-x`],
        [`imageRendering`, `image-rendering`],
        [`letterSpacing`, `letter-spacing`],
        [`lightingColor`, `lighting-color`],
        [`markerEnd`, `marker-end`],
        [`markerMid`, `marker-mid`],
        [`markerStart`, `marker-start`],
        [`maskType`, `mask-type`],
        [`overlinePosition`, `overline-position`],
        [`overlineThickness`, `overline-thickness`],
        [`paintOrder`, `paint-order`],
        [`panose-1`, `panose-1`],
        [`pointerEvents`, `pointer-events`],
        [`renderingIntent`, `rendering-intent`],
        [`shapeRendering`, `shape-rendering`],
        [`stopColor`, `stop-color`],
        [`stopOpacity`, `stop-opacity`],
        [`strikethroughPosition`, `strikethrough-position`],
        [`strikethroughThickness`, `strikethrough-thickness`],
        [`strokeDasharray`, `stroke-dasharray`],
        [`strokeDashoffset`, `stroke-dashoffset`],
        [`strokeLinecap`, `stroke-linecap`],
        [`strokeLinejoin`, `stroke-linejoin`],
        [`strokeMiterlimit`, `stroke-miterlimit`],
        [`strokeOpacity`, `stroke-opacity`],
        [`strokeWidth`, `stroke-width`],
        [`textAnchor`, `text-anchor`],
        [`textDecoration`, `text-decoration`],
        [`textRendering`, `text-rendering`],
        [`transformOrigin`, `transform-origin`],
        [`underlinePosition`, `underline-position`],
        [`underlineThickness`, `underline-thickness`],
        [`unicodeBidi`, `unicode-bidi`],
        [`unicodeRange`, `unicode-range`],
        [`unitsPerEm`, `units-per-em`],
        [`vAlphabetic`, `v-alphabetic`],
        [`vHanging`, `v-hanging`],
        [`vIdeographic`, `v-ideographic`],
        [`vMathematical`, `v-mathematical`],
        [`vectorEffect`, `vector-effect`],
        [`vertAdvY`, `vert-adv-y`],
        [`vertOriginX`, `vert-origin-x`],
        [`vertOriginY`, `vert-origin-y`],
        [`wordSpacing`, `word-spacing`],
        [`writingMode`, `writing-mode`],
        [`xmlnsXlink`, `xmlns:xlink`],
        [`xHeight`, `x-height`],
      ]),
      gn = /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
    function _n(e) {
      return gn.test(`` + e) ? `javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')` : e;
    }
    function vn() {}
    var yn = null;
    function bn(e) {
      return (
        (e = e.target || e.srcElement || window), e.correspondingUseElement && (e = e.correspondingUseElement), e.nodeType === 3 ? e.parentNode : e
      );
    }
    var xn = null,
      Sn = null;
    function Cn(e) {
      var t = Pt(e);
      if (t && (e = t.stateNode)) {
        var n = e[wt] || null;
        a: switch (((e = t.stateNode), t.type)) {
          case `input`:
            if (
              (an(e, n.value, n.defaultValue, n.defaultValue, n.checked, n.defaultChecked, n.type, n.name),
              (t = n.name),
              n.type === `radio` && t != null)
            ) {
              for (n = e; n.parentNode;) n = n.parentNode;
              for (n = n.querySelectorAll(`input[name="` + rn(`` + t) + `"][type="radio"]`), t = 0; t < n.length; t++) {
                var r = n[t];
                if (r !== e && r.form === e.form) {
                  var i = r[wt] || null;
                  if (!i) throw Error(a(90));
                  an(r, i.value, i.defaultValue, i.defaultValue, i.checked, i.defaultChecked, i.type, i.name);
                }
              }
              for (t = 0; t < n.length; t++) ((r = n[t]), r.form === e.form && tn(r));
            }
            break a;
          case `textarea`:
            ln(e, n.value, n.defaultValue);
            break a;
          case `select`:
            ((t = n.value), t != null && cn(e, !!n.multiple, t, !1));
        }
      }
    }
    var wn = !1;
    function Tn(e, t, n) {
      if (wn) return e(t, n);
      wn = !0;
      try {
        return e(t);
      } finally {
        if (((wn = !1), (xn !== null || Sn !== null) && (zd(), xn && ((t = xn), (e = Sn), (Sn = xn = null), Cn(t), e))))
          for (t = 0; t < e.length; t++) Cn(e[t]);
      }
    }
    function En(e, t) {
      var n = e.stateNode;
      if (n === null) return null;
      var r = n[wt] || null;
      if (r === null) return null;
      n = r[t];
      a: switch (t) {
        case `onClick`:
        case `onClickCapture`:
        case `onDoubleClick`:
        case `onDoubleClickCapture`:
        case `onMouseDown`:
        case `onMouseDownCapture`:
        case `onMouseMove`:
        case `onMouseMoveCapture`:
        case `onMouseUp`:
        case `onMouseUpCapture`:
        case `onMouseEnter`:
          ((r = !r.disabled) || ((e = e.type), (r = e !== `button` && e !== `input` && e !== `select` && e !== `textarea`)), (e = !r));
          break a;
        default:
          e = !1;
      }
      if (e) return null;
      if (n && typeof n != `function`) throw Error(a(231, t, typeof n));
      return n;
    }
    var Dn = typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0,
      On = !1;
    if (Dn)
      try {
        var kn = {};
        (Object.defineProperty(kn, "passive", {
          get: function () {
            On = !0;
          },
        }),
          window.addEventListener(`test`, kn, kn),
          window.removeEventListener(`test`, kn, kn));
      } catch {
        On = !1;
      }
    var An = null,
      jn = null,
      Mn = null;
    function Nn() {
      if (Mn) return Mn;
      var e,
        t = jn,
        n = t.length,
        r,
        i = `value` in An ? An.value : An.textContent,
        a = i.length;
      for (e = 0; e < n && t[e] === i[e]; e++);
      var o = n - e;
      for (r = 1; r <= o && t[n - r] === i[a - r]; r++);
      return (Mn = i.slice(e, 1 < r ? 1 - r : void 0));
    }
    function Pn(e) {
      var t = e.keyCode;
      return (`charCode` in e ? ((e = e.charCode), e === 0 && t === 13 && (e = 13)) : (e = t), e === 10 && (e = 13), 32 <= e || e === 13 ? e : 0);
    }
    function Fn() {
      return !0;
    }
    function In() {
      return !1;
    }
    function Ln(e) {
      function t(t, n, r, i, a) {
        for (var o in ((this._reactName = t),
        (this._targetInst = r),
        (this.type = n),
        (this.nativeEvent = i),
        (this.target = a),
        (this.currentTarget = null),
        e))
          e.hasOwnProperty(o) && ((t = e[o]), (this[o] = t ? t(i) : i[o]));
        return (
          (this.isDefaultPrevented = (i.defaultPrevented == null ? !1 === i.returnValue : i.defaultPrevented) ? Fn : In),
          (this.isPropagationStopped = In),
          this
        );
      }
      return (
        E(t.prototype, {
          preventDefault: function () {
            this.defaultPrevented = !0;
            var e = this.nativeEvent;
            e && (e.preventDefault ? e.preventDefault() : typeof e.returnValue != `unknown` && (e.returnValue = !1), (this.isDefaultPrevented = Fn));
          },
          stopPropagation: function () {
            var e = this.nativeEvent;
            e &&
              (e.stopPropagation ? e.stopPropagation() : typeof e.cancelBubble != `unknown` && (e.cancelBubble = !0),
              (this.isPropagationStopped = Fn));
          },
          persist: function () {},
          isPersistent: Fn,
        }),
        t
      );
    }
    var Rn = {
        eventPhase: 0,
        bubbles: 0,
        cancelable: 0,
        timeStamp: function (e) {
          return e.timeStamp || Date.now();
        },
        defaultPrevented: 0,
        isTrusted: 0,
      },
      zn = Ln(Rn),
      Bn = E({}, Rn, { view: 0, detail: 0 }),
      Vn = Ln(Bn),
      Hn,
      Un,
      Wn,
      Gn = E({}, Bn, {
        screenX: 0,
        screenY: 0,
        clientX: 0,
        clientY: 0,
        pageX: 0,
        pageY: 0,
        ctrlKey: 0,
        shiftKey: 0,
        altKey: 0,
        metaKey: 0,
        getModifierState: nr,
        button: 0,
        buttons: 0,
        relatedTarget: function (e) {
          return e.relatedTarget === void 0 ? (e.fromElement === e.srcElement ? e.toElement : e.fromElement) : e.relatedTarget;
        },
        movementX: function (e) {
          return `movementX` in e
            ? e.movementX
            : (e !== Wn && (Wn && e.type === `mousemove` ? ((Hn = e.screenX - Wn.screenX), (Un = e.screenY - Wn.screenY)) : (Un = Hn = 0), (Wn = e)),
              Hn);
        },
        movementY: function (e) {
          return `movementY` in e ? e.movementY : Un;
        },
      }),
      Kn = Ln(Gn),
      qn = Ln(E({}, Gn, { dataTransfer: 0 })),
      Jn = Ln(E({}, Bn, { relatedTarget: 0 })),
      Yn = Ln(E({}, Rn, { animationName: 0, elapsedTime: 0, pseudoElement: 0 })),
      Xn = Ln(
        E({}, Rn, {
          clipboardData: function (e) {
            return `clipboardData` in e ? e.clipboardData : window.clipboardData;
          },
        }),
      ),
      Zn = Ln(E({}, Rn, { data: 0 })),
      Qn = {
        Esc: `Escape`,
        Spacebar: ` `,
        Left: `ArrowLeft`,
        Up: `ArrowUp`,
        Right: `ArrowRight`,
        Down: `ArrowDown`,
        Del: `Delete`,
        Win: `OS`,
        Menu: `ContextMenu`,
        Apps: `ContextMenu`,
        Scroll: `ScrollLock`,
        MozPrintableKey: `Unidentified`,
      },
      $n = {
        8: `Backspace`,
        9: `Tab`,
        12: `Clear`,
        13: `Enter`,
        16: `Shift`,
        17: `Control`,
        18: `Alt`,
        19: `Pause`,
        20: `CapsLock`,
        27: `Escape`,
        32: ` `,
        33: `PageUp`,
        34: `PageDown`,
        35: `End`,
        36: `Home`,
        37: `ArrowLeft`,
        38: `ArrowUp`,
        39: `ArrowRight`,
        40: `ArrowDown`,
        45: `Insert`,
        46: `Delete`,
        112: `F1`,
        113: `F2`,
        114: `F3`,
        115: `F4`,
        116: `F5`,
        117: `F6`,
        118: `F7`,
        119: `F8`,
        120: `F9`,
        121: `F10`,
        122: `F11`,
        123: `F12`,
        144: `NumLock`,
        145: `ScrollLock`,
        224: `Meta`,
      },
      er = { Alt: `altKey`, Control: `ctrlKey`, Meta: `metaKey`, Shift: `shiftKey` };
    function tr(e) {
      var t = this.nativeEvent;
      return t.getModifierState ? t.getModifierState(e) : (e = er[e]) ? !!t[e] : !1;
    }
    function nr() {
      return tr;
    }
    var rr = Ln(
        E({}, Bn, {
          key: function (e) {
            if (e.key) {
              var t = Qn[e.key] || e.key;
              if (t !== `Unidentified`) return t;
            }
            return e.type === `keypress`
              ? ((e = Pn(e)), e === 13 ? `Enter` : String.fromCharCode(e))
              : e.type === `keydown` || e.type === `keyup`
                ? $n[e.keyCode] || `Unidentified`
                : ``;
          },
          code: 0,
          location: 0,
          ctrlKey: 0,
          shiftKey: 0,
          altKey: 0,
          metaKey: 0,
          repeat: 0,
          locale: 0,
          getModifierState: nr,
          charCode: function (e) {
            return e.type === `keypress` ? Pn(e) : 0;
          },
          keyCode: function (e) {
            return e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0;
          },
          which: function (e) {
            return e.type === `keypress` ? Pn(e) : e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0;
          },
        }),
      ),
      ir = Ln(
        E({}, Gn, {
          pointerId: 0,
          width: 0,
          height: 0,
          pressure: 0,
          tangentialPressure: 0,
          tiltX: 0,
          tiltY: 0,
          twist: 0,
          pointerType: 0,
          isPrimary: 0,
        }),
      ),
      ar = Ln(E({}, Rn, { submitter: 0 })),
      or = Ln(E({}, Bn, { touches: 0, targetTouches: 0, changedTouches: 0, altKey: 0, metaKey: 0, ctrlKey: 0, shiftKey: 0, getModifierState: nr })),
      sr = Ln(E({}, Rn, { propertyName: 0, elapsedTime: 0, pseudoElement: 0 })),
      cr = Ln(
        E({}, Gn, {
          deltaX: function (e) {
            return `deltaX` in e ? e.deltaX : `wheelDeltaX` in e ? -e.wheelDeltaX : 0;
          },
          deltaY: function (e) {
            return `deltaY` in e ? e.deltaY : `wheelDeltaY` in e ? -e.wheelDeltaY : `wheelDelta` in e ? -e.wheelDelta : 0;
          },
          deltaZ: 0,
          deltaMode: 0,
        }),
      ),
      lr = Ln(E({}, Rn, { newState: 0, oldState: 0, source: 0 })),
      ur = [9, 13, 27, 32],
      dr = Dn && `CompositionEvent` in window,
      fr = null;
    Dn && `documentMode` in document && (fr = document.documentMode);
    var pr = Dn && `TextEvent` in window && !fr,
      mr = Dn && (!dr || (fr && 8 < fr && 11 >= fr)),
      hr = ` `,
      gr = !1;
    function _r(e, t) {
      switch (e) {
        case `keyup`:
          return ur.indexOf(t.keyCode) !== -1;
        case `keydown`:
          return t.keyCode !== 229;
        case `keypress`:
        case `mousedown`:
        case `focusout`:
          return !0;
        default:
          return !1;
      }
    }
    function vr(e) {
      return ((e = e.detail), typeof e == `object` && `data` in e ? e.data : null);
    }
    var yr = !1;
    function br(e, t) {
      switch (e) {
        case `compositionend`:
          return vr(t);
        case `keypress`:
          return t.which === 32 ? ((gr = !0), hr) : null;
        case `textInput`:
          return ((e = t.data), e === hr && gr ? null : e);
        default:
          return null;
      }
    }
    function xr(e, t) {
      if (yr) return e === `compositionend` || (!dr && _r(e, t)) ? ((e = Nn()), (Mn = jn = An = null), (yr = !1), e) : null;
      switch (e) {
        case `paste`:
          return null;
        case `keypress`:
          if (!(t.ctrlKey || t.altKey || t.metaKey) || (t.ctrlKey && t.altKey)) {
            if (t.char && 1 < t.char.length) return t.char;
            if (t.which) return String.fromCharCode(t.which);
          }
          return null;
        case `compositionend`:
          return mr && t.locale !== `ko` ? null : t.data;
        default:
          return null;
      }
    }
    var Sr = {
      color: !0,
      date: !0,
      datetime: !0,
      "datetime-local": !0,
      email: !0,
      month: !0,
      number: !0,
      password: !0,
      range: !0,
      search: !0,
      tel: !0,
      text: !0,
      time: !0,
      url: !0,
      week: !0,
    };
    function Cr(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase();
      return t === `input` ? !!Sr[e.type] : t === `textarea`;
    }
    function wr(e, t, n, r) {
      (xn ? (Sn ? Sn.push(r) : (Sn = [r])) : (xn = r),
        (t = Jf(t, `onChange`)),
        0 < t.length && ((n = new zn(`onChange`, `change`, null, n, r)), e.push({ event: n, listeners: t })));
    }
    var Tr = null,
      Er = null;
    function Dr(e) {
      Vf(e, 0);
    }
    function Or(e) {
      if (tn(Ft(e))) return e;
    }
    function kr(e, t) {
      if (e === `change`) return t;
    }
    var Ar = !1;
    if (Dn) {
      var jr;
      if (Dn) {
        var Mr = `oninput` in document;
        if (!Mr) {
          var Nr = document.createElement(`div`);
          (Nr.setAttribute(`oninput`, `return;`), (Mr = typeof Nr.oninput == `function`));
        }
        jr = Mr;
      } else jr = !1;
      Ar = jr && (!document.documentMode || 9 < document.documentMode);
    }
    function Pr() {
      Tr && (Tr.detachEvent(`onpropertychange`, Fr), (Er = Tr = null));
    }
    function Fr(e) {
      if (e.propertyName === `value` && Or(Er)) {
        var t = [];
        (wr(t, Er, e, bn(e)), Tn(Dr, t));
      }
    }
    function Ir(e, t, n) {
      e === `focusin` ? (Pr(), (Tr = t), (Er = n), Tr.attachEvent(`onpropertychange`, Fr)) : e === `focusout` && Pr();
    }
    function Lr(e) {
      if (e === `selectionchange` || e === `keyup` || e === `keydown`) return Or(Er);
    }
    function Rr(e, t) {
      if (e === `click`) return Or(t);
    }
    function zr(e, t) {
      if (e === `input` || e === `change`) return Or(t);
    }
    function Br(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t);
    }
    var Vr = typeof Object.is == `function` ? Object.is : Br;
    function Hr(e, t) {
      if (Vr(e, t)) return !0;
      if (typeof e != `object` || !e || typeof t != `object` || !t) return !1;
      var n = Object.keys(e),
        r = Object.keys(t);
      if (n.length !== r.length) return !1;
      for (r = 0; r < n.length; r++) {
        var i = n[r];
        if (!Ie.call(t, i) || !Vr(e[i], t[i])) return !1;
      }
      return !0;
    }
    function Ur(e) {
      if (((e ||= typeof document < `u` ? document : void 0), e === void 0)) return null;
      try {
        return e.activeElement || e.body;
      } catch {
        return e.body;
      }
    }
    function Wr(e) {
      for (; e && e.firstChild;) e = e.firstChild;
      return e;
    }
    function Gr(e, t) {
      var n = Wr(e);
      e = 0;
      for (var r; n;) {
        if (n.nodeType === 3) {
          if (((r = e + n.textContent.length), e <= t && r >= t)) return { node: n, offset: t - e };
          e = r;
        }
        a: {
          for (; n;) {
            if (n.nextSibling) {
              n = n.nextSibling;
              break a;
            }
            n = n.parentNode;
          }
          n = void 0;
        }
        n = Wr(n);
      }
    }
    function Kr(e, t) {
      return e && t
        ? e === t
          ? !0
          : e && e.nodeType === 3
            ? !1
            : t && t.nodeType === 3
              ? Kr(e, t.parentNode)
              : `contains` in e
                ? e.contains(t)
                : e.compareDocumentPosition
                  ? !!(e.compareDocumentPosition(t) & 16)
                  : !1
        : !1;
    }
    function qr(e) {
      e = e != null && e.ownerDocument != null && e.ownerDocument.defaultView != null ? e.ownerDocument.defaultView : window;
      for (var t = Ur(e.document); t instanceof e.HTMLIFrameElement;) {
        try {
          var n = typeof t.contentWindow.location.href == `string`;
        } catch {
          n = !1;
        }
        if (n) e = t.contentWindow;
        else break;
        t = Ur(e.document);
      }
      return t;
    }
    function Jr(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase();
      return (
        t &&
        ((t === `input` && (e.type === `text` || e.type === `search` || e.type === `tel` || e.type === `url` || e.type === `password`)) ||
          t === `textarea` ||
          e.contentEditable === `true`)
      );
    }
    var Yr = Dn && `documentMode` in document && 11 >= document.documentMode,
      Xr = null,
      Zr = null,
      Qr = null,
      $r = !1;
    function ei(e, t, n) {
      var r = n.window === n ? n.document : n.nodeType === 9 ? n : n.ownerDocument;
      $r ||
        Xr == null ||
        Xr !== Ur(r) ||
        ((r = Xr),
        `selectionStart` in r && Jr(r)
          ? (r = { start: r.selectionStart, end: r.selectionEnd })
          : ((r = ((r.ownerDocument && r.ownerDocument.defaultView) || window).getSelection()),
            (r = { anchorNode: r.anchorNode, anchorOffset: r.anchorOffset, focusNode: r.focusNode, focusOffset: r.focusOffset })),
        (Qr && Hr(Qr, r)) ||
          ((Qr = r),
          (r = Jf(Zr, `onSelect`)),
          0 < r.length && ((t = new zn(`onSelect`, `select`, null, t, n)), e.push({ event: t, listeners: r }), (t.target = Xr))));
    }
    function ti(e, t) {
      var n = {};
      return ((n[e.toLowerCase()] = t.toLowerCase()), (n[`Webkit` + e] = `webkit` + t), (n[`Moz` + e] = `moz` + t), n);
    }
    var ni = {
        animationend: ti(`Animation`, `AnimationEnd`),
        animationiteration: ti(`Animation`, `AnimationIteration`),
        animationstart: ti(`Animation`, `AnimationStart`),
        transitionrun: ti(`Transition`, `TransitionRun`),
        transitionstart: ti(`Transition`, `TransitionStart`),
        transitioncancel: ti(`Transition`, `TransitionCancel`),
        transitionend: ti(`Transition`, `TransitionEnd`),
      },
      ri = {},
      ii = {};
    Dn &&
      ((ii = document.createElement(`div`).style),
      `AnimationEvent` in window || (delete ni.animationend.animation, delete ni.animationiteration.animation, delete ni.animationstart.animation),
      `TransitionEvent` in window || delete ni.transitionend.transition);
    function ai(e) {
      if (ri[e]) return ri[e];
      if (!ni[e]) return e;
      var t = ni[e],
        n;
      for (n in t) if (t.hasOwnProperty(n) && n in ii) return (ri[e] = t[n]);
      return e;
    }
    var oi = ai(`animationend`),
      si = ai(`animationiteration`),
      ci = ai(`animationstart`),
      li = ai(`transitionrun`),
      ui = ai(`transitionstart`),
      di = ai(`transitioncancel`),
      fi = ai(`transitionend`),
      pi = new Map(),
      mi =
        `abort auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel`.split(
          ` `,
        );
    mi.push(`scrollEnd`);
    function hi(e, t) {
      (pi.set(e, t), Vt(t, [e]));
    }
    var gi = 0;
    function _i(e, t) {
      if (e.name != null && e.name !== `auto`) return e.name;
      if (t.autoName !== null) return t.autoName;
      e = xd.identifierPrefix;
      var n = gi++;
      return ((e = `_` + e + `t_` + n.toString(32) + `_`), (t.autoName = e));
    }
    function vi(e) {
      if (e == null || typeof e == `string`) return e;
      var t = null,
        n = kd;
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = e[n[r]];
          if (i != null) {
            if (i === `none`) return `none`;
            t = t == null ? i : t + (` ` + i);
          }
        }
      return t ?? e.default;
    }
    function yi(e, t) {
      return ((e = vi(e)), (t = vi(t)), t == null ? (e === `auto` ? null : e) : t === `auto` ? null : t);
    }
    var bi =
        typeof reportError == `function`
          ? reportError
          : function (e) {
              if (typeof window == `object` && typeof window.ErrorEvent == `function`) {
                var t = new window.ErrorEvent(`error`, {
                  bubbles: !0,
                  cancelable: !0,
                  message: typeof e == `object` && e && typeof e.message == `string` ? String(e.message) : String(e),
                  error: e,
                });
                if (!window.dispatchEvent(t)) return;
              } else if (typeof process == `object` && typeof process.emit == `function`) {
                process.emit(`uncaughtException`, e);
                return;
              }
              console.error(e);
            },
      xi = [],
      Si = 0,
      Ci = 0;
    function wi() {
      for (var e = Si, t = (Ci = Si = 0); t < e;) {
        var n = xi[t];
        xi[t++] = null;
        var r = xi[t];
        xi[t++] = null;
        var i = xi[t];
        xi[t++] = null;
        var a = xi[t];
        if (((xi[t++] = null), r !== null && i !== null)) {
          var o = r.pending;
          (o === null ? (i.next = i) : ((i.next = o.next), (o.next = i)), (r.pending = i));
        }
        a !== 0 && Oi(n, i, a);
      }
    }
    function Ti(e, t, n, r) {
      ((xi[Si++] = e), (xi[Si++] = t), (xi[Si++] = n), (xi[Si++] = r), (Ci |= r), (e.lanes |= r), (e = e.alternate), e !== null && (e.lanes |= r));
    }
    function Ei(e, t, n, r) {
      return (Ti(e, t, n, r), ki(e));
    }
    function Di(e, t) {
      return (Ti(e, null, null, t), ki(e));
    }
    function Oi(e, t, n) {
      e.lanes |= n;
      var r = e.alternate;
      r !== null && (r.lanes |= n);
      for (var i = !1, a = e.return; a !== null;)
        ((a.childLanes |= n),
          (r = a.alternate),
          r !== null && (r.childLanes |= n),
          a.tag === 22 && ((e = a.stateNode), e === null || e._visibility & 1 || (i = !0)),
          (e = a),
          (a = a.return));
      return e.tag === 3
        ? ((a = e.stateNode),
          i && t !== null && ((i = 31 - $e(n)), (e = a.hiddenUpdates), (r = e[i]), r === null ? (e[i] = [t]) : r.push(t), (t.lane = n | 536870912)),
          a)
        : null;
    }
    function ki(e) {
      if (50 < Ad) throw ((Ad = 0), (jd = null), Error(a(185)));
      for (var t = e.return; t !== null;) ((e = t), (t = e.return));
      return e.tag === 3 ? e.stateNode : null;
    }
    var Ai = {};
    function ji(e, t, n, r) {
      ((this.tag = e),
        (this.key = n),
        (this.sibling = this.child = this.return = this.stateNode = this.type = this.elementType = null),
        (this.index = 0),
        (this.refCleanup = this.ref = null),
        (this.pendingProps = t),
        (this.dependencies = this.memoizedState = this.updateQueue = this.memoizedProps = null),
        (this.mode = r),
        (this.subtreeFlags = this.flags = 0),
        (this.deletions = null),
        (this.childLanes = this.lanes = 0),
        (this.alternate = null));
    }
    function Mi(e, t, n, r) {
      return new ji(e, t, n, r);
    }
    function Ni(e) {
      return ((e = e.prototype), !(!e || !e.isReactComponent));
    }
    function Pi(e, t) {
      var n = e.alternate;
      return (
        n === null
          ? ((n = Mi(e.tag, t, e.key, e.mode)),
            (n.elementType = e.elementType),
            (n.type = e.type),
            (n.stateNode = e.stateNode),
            (n.alternate = e),
            (e.alternate = n))
          : ((n.pendingProps = t), (n.type = e.type), (n.flags = 0), (n.subtreeFlags = 0), (n.deletions = null)),
        (n.flags = e.flags & 1206910976),
        (n.childLanes = e.childLanes),
        (n.lanes = e.lanes),
        (n.child = e.child),
        (n.memoizedProps = e.memoizedProps),
        (n.memoizedState = e.memoizedState),
        (n.updateQueue = e.updateQueue),
        (t = e.dependencies),
        (n.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext }),
        (n.sibling = e.sibling),
        (n.index = e.index),
        (n.ref = e.ref),
        (n.refCleanup = e.refCleanup),
        n
      );
    }
    function Fi(e, t) {
      e.flags &= 1206910978;
      var n = e.alternate;
      return (
        n === null
          ? ((e.childLanes = 0),
            (e.lanes = t),
            (e.child = null),
            (e.subtreeFlags = 0),
            (e.memoizedProps = null),
            (e.memoizedState = null),
            (e.updateQueue = null),
            (e.dependencies = null),
            (e.stateNode = null))
          : ((e.childLanes = n.childLanes),
            (e.lanes = n.lanes),
            (e.child = n.child),
            (e.subtreeFlags = 0),
            (e.deletions = null),
            (e.memoizedProps = n.memoizedProps),
            (e.memoizedState = n.memoizedState),
            (e.updateQueue = n.updateQueue),
            (e.type = n.type),
            (t = n.dependencies),
            (e.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext })),
        e
      );
    }
    function Ii(e, t, n, r, i, o) {
      var s = 0;
      if (((r = e), typeof r == `function`)) Ni(r) && (s = 1);
      else if (typeof r == `string`) s = qm(e, n, xe.current) ? 26 : e === `html` || e === `head` || e === `body` ? 27 : 5;
      else
        a: switch (r) {
          case se:
            return ((e = Mi(31, n, t, i)), (e.elementType = se), (e.lanes = o), e);
          case A:
            return Li(n.children, i, o, t);
          case j:
            ((s = 8), (i |= 24));
            break;
          case M:
            return ((e = Mi(12, n, t, i | 2)), (e.elementType = M), (e.lanes = o), e);
          case re:
            return ((e = Mi(13, n, t, i)), (e.elementType = re), (e.lanes = o), e);
          case ie:
            return ((e = Mi(19, n, t, i)), (e.elementType = ie), (e.lanes = o), e);
          case ce:
          case le:
            return (
              (e = i | 32),
              (e = Mi(30, n, t, e)),
              (e.elementType = le),
              (e.lanes = o),
              (e.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
              e
            );
          default:
            if (typeof r == `object` && r)
              switch (r.$$typeof) {
                case te:
                  s = 10;
                  break a;
                case ee:
                  s = 9;
                  break a;
                case ne:
                  s = 11;
                  break a;
                case ae:
                  s = 14;
                  break a;
                case oe:
                  ((s = 16), (r = null));
                  break a;
              }
            ((s = 29), (n = Error(a(130, e === null ? `null` : typeof e, ``))), (r = null));
        }
      return ((t = Mi(s, n, t, i)), (t.elementType = e), (t.type = r), (t.lanes = o), t);
    }
    function Li(e, t, n, r) {
      return ((e = Mi(7, e, r, t)), (e.lanes = n), e);
    }
    function Ri(e, t, n) {
      return ((e = Mi(6, e, null, t)), (e.lanes = n), e);
    }
    function zi(e) {
      var t = Mi(18, null, null, 0);
      return ((t.stateNode = e), t);
    }
    function Bi(e, t, n) {
      return (
        (t = Mi(4, e.children === null ? [] : e.children, e.key, t)),
        (t.lanes = n),
        (t.stateNode = { containerInfo: e.containerInfo, pendingChildren: null, implementation: e.implementation }),
        t
      );
    }
    var Vi = new WeakMap();
    function Hi(e, t) {
      if (typeof e == `object` && e) {
        var n = Vi.get(e);
        return n === void 0 ? ((t = { value: e, source: t, stack: Fe(t) }), Vi.set(e, t), t) : n;
      }
      return { value: e, source: t, stack: Fe(t) };
    }
    var Ui = [],
      Wi = 0,
      Gi = null,
      Ki = 0,
      qi = [],
      Ji = 0,
      Yi = null,
      Xi = 1,
      Zi = ``;
    function Qi(e, t) {
      ((Ui[Wi++] = Ki), (Ui[Wi++] = Gi), (Gi = e), (Ki = t));
    }
    function $i(e, t, n) {
      ((qi[Ji++] = Xi), (qi[Ji++] = Zi), (qi[Ji++] = Yi), (Yi = e));
      var r = Xi;
      e = Zi;
      var i = 32 - $e(r) - 1;
      ((r &= ~(1 << i)), (n += 1));
      var a = 32 - $e(t) + i;
      if (30 < a) {
        var o = i - (i % 5);
        ((a = (r & ((1 << o) - 1)).toString(32)), (r >>= o), (i -= o), (Xi = (1 << (32 - $e(t) + i)) | (n << i) | r), (Zi = a + e));
      } else ((Xi = (1 << a) | (n << i) | r), (Zi = e));
    }
    function ea(e) {
      e.return !== null && (Qi(e, 1), $i(e, 1, 0));
    }
    function ta(e) {
      for (; e === Gi;) ((Gi = Ui[--Wi]), (Ui[Wi] = null), (Ki = Ui[--Wi]), (Ui[Wi] = null));
      for (; e === Yi;) ((Yi = qi[--Ji]), (qi[Ji] = null), (Zi = qi[--Ji]), (qi[Ji] = null), (Xi = qi[--Ji]), (qi[Ji] = null));
    }
    function na(e, t) {
      ((qi[Ji++] = Xi), (qi[Ji++] = Zi), (qi[Ji++] = Yi), (Xi = t.id), (Zi = t.overflow), (Yi = e));
    }
    var ra = null,
      ia = null,
      B = !1,
      aa = null,
      oa = !1,
      sa = Error(a(519));
    function ca(e) {
      throw (ma(Hi(Error(a(418, 1 < arguments.length && arguments[1] !== void 0 && arguments[1] ? `text` : `HTML`, ``)), e)), sa);
    }
    function la(e) {
      var t = e.stateNode,
        n = e.type,
        r = e.memoizedProps;
      switch (((t[Ct] = e), (t[wt] = r), n)) {
        case `dialog`:
          (Q(`cancel`, t), Q(`close`, t));
          break;
        case `iframe`:
        case `object`:
        case `embed`:
          Q(`load`, t);
          break;
        case `video`:
        case `audio`:
          for (n = 0; n < zf.length; n++) Q(zf[n], t);
          break;
        case `source`:
          Q(`error`, t);
          break;
        case `img`:
        case `image`:
        case `link`:
          (Q(`error`, t), Q(`load`, t));
          break;
        case `details`:
          Q(`toggle`, t);
          break;
        case `input`:
          (Q(`invalid`, t), on(t, r.value, r.defaultValue, r.checked, r.defaultChecked, r.type, r.name, !0));
          break;
        case `select`:
          Q(`invalid`, t);
          break;
        case `textarea`:
          (Q(`invalid`, t), un(t, r.value, r.defaultValue, r.children));
      }
      ((n = r.children),
        (typeof n != `string` && typeof n != `number` && typeof n != `bigint`) ||
        t.textContent === `` + n ||
        !0 === r.suppressHydrationWarning ||
        ep(t.textContent, n)
          ? (r.popover != null && (Q(`beforetoggle`, t), Q(`toggle`, t)),
            r.onScroll != null && Q(`scroll`, t),
            r.onScrollEnd != null && Q(`scrollend`, t),
            r.onClick != null && (t.onclick = vn),
            (t = !0))
          : (t = !1),
        t || ca(e, !0));
    }
    function ua(e) {
      for (ra = e.return; ra;)
        switch (ra.tag) {
          case 5:
          case 31:
          case 13:
            oa = !1;
            return;
          case 27:
          case 3:
            oa = !0;
            return;
          default:
            ra = ra.return;
        }
    }
    function da(e) {
      if (e !== ra) return !1;
      if (!B) return (ua(e), (B = !0), !1);
      var t = e.tag,
        n;
      if (
        ((n = t !== 3 && t !== 27) &&
          ((n = t === 5) && ((n = e.type), (n = n === `form` || n === `button` || pp(e.type, e.memoizedProps))), (n = !n)),
        n && ia && ca(e),
        ua(e),
        t === 13)
      ) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(a(317));
        ia = dm(e);
      } else if (t === 31) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(a(317));
        ia = dm(e);
      } else t === 27 ? ((t = ia), Sp(e.type) ? ((e = um), (um = null), (ia = e)) : (ia = t)) : (ia = ra ? lm(e.stateNode.nextSibling) : null);
      return !0;
    }
    function fa() {
      ((ia = ra = null), (B = !1));
    }
    function pa() {
      var e = aa;
      return (e !== null && (pd === null ? (pd = e) : pd.push.apply(pd, e), (aa = null)), e);
    }
    function ma(e) {
      aa === null ? (aa = [e]) : aa.push(e);
    }
    var ha = ye(null),
      ga = null,
      _a = null;
    function va(e, t, n) {
      (I(ha, t._currentValue), (t._currentValue = n));
    }
    function ya(e) {
      ((e._currentValue = ha.current), be(ha));
    }
    function ba(e, t, n) {
      for (; e !== null;) {
        var r = e.alternate;
        if (
          ((e.childLanes & t) === t
            ? r !== null && (r.childLanes & t) !== t && (r.childLanes |= t)
            : ((e.childLanes |= t), r !== null && (r.childLanes |= t)),
          e === n)
        )
          break;
        e = e.return;
      }
    }
    function xa(e, t, n, r) {
      var i = e.child;
      for (i !== null && (i.return = e); i !== null;) {
        var o = i.dependencies;
        if (o !== null) {
          var s = i.child;
          o = o.firstContext;
          a: for (; o !== null;) {
            var c = o;
            o = i;
            for (var l = 0; l < t.length; l++)
              if (c.context === t[l]) {
                ((o.lanes |= n), (c = o.alternate), c !== null && (c.lanes |= n), ba(o.return, n, e), r || (s = null));
                break a;
              }
            o = c.next;
          }
        } else if (i.tag === 18) {
          if (((s = i.return), s === null)) throw Error(a(341));
          ((s.lanes |= n), (o = s.alternate), o !== null && (o.lanes |= n), ba(s, n, e), (s = null));
        } else
          i.tag === 13 && i.memoizedState !== null && i.memoizedState.dehydrated === null
            ? ((i.lanes |= n),
              (s = i.alternate),
              s !== null && (s.lanes |= n),
              ba(i.return, n, e),
              (s = i.child),
              (s = s === null ? null : s.sibling))
            : (s = i.child);
        if (s !== null) s.return = i;
        else
          for (s = i; s !== null;) {
            if (s === e) {
              s = null;
              break;
            }
            if (((i = s.sibling), i !== null)) {
              ((i.return = s.return), (s = i));
              break;
            }
            s = s.return;
          }
        i = s;
      }
    }
    function Sa(e, t, n, r) {
      e = null;
      for (var i = t, o = !1; i !== null;) {
        if (!o) {
          if (i.flags & 524288) o = !0;
          else if (i.flags & 262144) break;
        }
        if (i.tag === 10) {
          var s = i.alternate;
          if (s === null) throw Error(a(387));
          if (((s = s.memoizedProps), s !== null)) {
            var c = i.type;
            Vr(i.pendingProps.value, s.value) || (e === null ? (e = [c]) : e.push(c));
          }
        } else if (i === we.current) {
          if (((s = i.alternate), s === null)) throw Error(a(387));
          s.memoizedState.memoizedState !== i.memoizedState.memoizedState && (e === null ? (e = [sh]) : e.push(sh));
        }
        i = i.return;
      }
      return (e !== null && xa(t, e, n, r), (t.flags |= 262144), e !== null);
    }
    function Ca(e) {
      for (e = e.firstContext; e !== null;) {
        if (!Vr(e.context._currentValue, e.memoizedValue)) return !0;
        e = e.next;
      }
      return !1;
    }
    function wa(e) {
      ((ga = e), (_a = null), (e = e.dependencies), e !== null && (e.firstContext = null));
    }
    function Ta(e) {
      return Da(ga, e);
    }
    function Ea(e, t) {
      return (ga === null && wa(e), Da(e, t));
    }
    function Da(e, t) {
      var n = t._currentValue;
      if (((t = { context: t, memoizedValue: n, next: null }), _a === null)) {
        if (e === null) throw Error(a(308));
        ((_a = t), (e.dependencies = { lanes: 0, firstContext: t }), (e.flags |= 524288));
      } else _a = _a.next = t;
      return n;
    }
    var Oa =
        typeof AbortController < `u`
          ? AbortController
          : function () {
              var e = [],
                t = (this.signal = {
                  aborted: !1,
                  addEventListener: function (t, n) {
                    e.push(n);
                  },
                });
              this.abort = function () {
                ((t.aborted = !0),
                  e.forEach(function (e) {
                    return e();
                  }));
              };
            },
      ka = n.unstable_scheduleCallback,
      Aa = n.unstable_NormalPriority,
      ja = { $$typeof: te, Consumer: null, Provider: null, _currentValue: null, _currentValue2: null, _threadCount: 0 };
    function Ma() {
      return { controller: new Oa(), data: new Map(), refCount: 0 };
    }
    function Na(e) {
      (e.refCount--,
        e.refCount === 0 &&
          ka(Aa, function () {
            e.controller.abort();
          }));
    }
    function Pa(e, t) {
      if (e.pendingLanes & 4194048) {
        var n = e.transitionTypes;
        for (n === null && (n = e.transitionTypes = []), e = 0; e < t.length; e++) {
          var r = t[e];
          n.indexOf(r) === -1 && n.push(r);
        }
      }
    }
    var Fa = null;
    function Ia(e) {
      var t = e.transitionTypes;
      return ((e.transitionTypes = null), t);
    }
    var La = null,
      Ra = 0,
      za = 0,
      Ba = null;
    function Va(e, t) {
      if (La === null) {
        var n = (La = []);
        ((Ra = 0),
          (za = Pf()),
          (Ba = {
            status: `pending`,
            value: void 0,
            then: function (e) {
              n.push(e);
            },
          }));
      }
      return (Ra++, t.then(Ha, Ha), t);
    }
    function Ha() {
      if (--Ra === 0 && ((Fa = null), La !== null)) {
        Ba !== null && (Ba.status = `fulfilled`);
        var e = La;
        ((La = null), (za = 0), (Ba = null));
        for (var t = 0; t < e.length; t++) (0, e[t])();
      }
    }
    function Ua(e, t) {
      var n = [],
        r = {
          status: `pending`,
          value: null,
          reason: null,
          then: function (e) {
            n.push(e);
          },
        };
      return (
        e.then(
          function () {
            ((r.status = `fulfilled`), (r.value = t));
            for (var e = 0; e < n.length; e++) (0, n[e])(t);
          },
          function (e) {
            for (r.status = `rejected`, r.reason = e, e = 0; e < n.length; e++) (0, n[e])(void 0);
          },
        ),
        r
      );
    }
    var Wa = P.S;
    P.S = function (e, t) {
      if (((gd = Ve()), typeof t == `object` && t && typeof t.then == `function` && Va(e, t), Fa !== null))
        for (var n = bf; n !== null;) (Pa(n, Fa), (n = n.next));
      if (((n = e.types), n !== null)) {
        for (var r = bf; r !== null;) (Pa(r, n), (r = r.next));
        if (za !== 0) {
          ((r = Fa), r === null && (r = Fa = []));
          for (var i = 0; i < n.length; i++) {
            var a = n[i];
            r.indexOf(a) === -1 && r.push(a);
          }
        }
      }
      Wa !== null && Wa(e, t);
    };
    var Ga = ye(null);
    function Ka() {
      var e = Ga.current;
      return e === null ? K.pooledCache : e;
    }
    function qa(e, t) {
      t === null ? I(Ga, Ga.current) : I(Ga, t.pool);
    }
    function Ja() {
      var e = Ka();
      return e === null ? null : { parent: ja._currentValue, pool: e };
    }
    var Ya = Error(a(460)),
      Xa = Error(a(474)),
      Za = Error(a(542)),
      Qa = { then: function () {} };
    function $a(e) {
      return ((e = e.status), e === `fulfilled` || e === `rejected`);
    }
    function eo(e, t, n) {
      switch (((n = e[n]), n === void 0 ? e.push(t) : n !== t && (t.then(vn, vn), (t = n)), t.status)) {
        case `fulfilled`:
          return t.value;
        case `rejected`:
          throw ((e = t.reason), io(e), e === void 0 && !(`reason` in t) ? Error(a(600)) : e);
        default:
          if (typeof t.status == `string`) t.then(vn, vn);
          else {
            if (((e = K), e !== null && 100 < e.shellSuspendCounter)) throw Error(a(482));
            ((e = t),
              (e.status = `pending`),
              e.then(
                function (e) {
                  if (t.status === `pending`) {
                    var n = t;
                    ((n.status = `fulfilled`), (n.value = e));
                  }
                },
                function (e) {
                  if (t.status === `pending`) {
                    var n = t;
                    ((n.status = `rejected`), (n.reason = e));
                  }
                },
              ));
          }
          switch (t.status) {
            case `fulfilled`:
              return t.value;
            case `rejected`:
              throw ((e = t.reason), io(e), e);
          }
          throw ((no = t), Ya);
      }
    }
    function to(e) {
      try {
        var t = e._init;
        return t(e._payload);
      } catch (e) {
        throw typeof e == `object` && e && typeof e.then == `function` ? ((no = e), Ya) : e;
      }
    }
    var no = null;
    function ro() {
      if (no === null) throw Error(a(459));
      var e = no;
      return ((no = null), e);
    }
    function io(e) {
      if (e === Ya || e === Za) throw Error(a(483));
    }
    var ao = null,
      oo = 0;
    function so(e) {
      var t = oo;
      return ((oo += 1), ao === null && (ao = []), eo(ao, e, t));
    }
    function co(e, t) {
      ((t = t.props.ref), (e.ref = t === void 0 ? null : t));
    }
    function lo(e, t) {
      throw t.$$typeof === D
        ? Error(a(525))
        : ((e = Object.prototype.toString.call(t)),
          Error(a(31, e === `[object Object]` ? `object with keys {` + Object.keys(t).join(`, `) + `}` : e)));
    }
    function uo(e) {
      function t(t, n) {
        if (e) {
          var r = t.deletions;
          r === null ? ((t.deletions = [n]), (t.flags |= 16)) : r.push(n);
        }
      }
      function n(n, r) {
        if (!e) return null;
        for (; r !== null;) (t(n, r), (r = r.sibling));
        return null;
      }
      function r(e) {
        for (var t = new Map(); e !== null;) (e.key === null ? t.set(e.index, e) : t.set(e.key, e), (e = e.sibling));
        return t;
      }
      function i(e, t) {
        return ((e = Pi(e, t)), (e.index = 0), (e.sibling = null), e);
      }
      function o(t, n, r) {
        return (
          (t.index = r),
          e
            ? ((r = t.alternate), r === null ? ((t.flags |= 134217730), n) : ((r = r.index), r < n ? ((t.flags |= 2), n) : r))
            : ((t.flags |= 1048576), n)
        );
      }
      function s(t) {
        return (e && t.alternate === null && (t.flags |= 134217730), t);
      }
      function c(e, t, n, r) {
        return t === null || t.tag !== 6 ? ((t = Ri(n, e.mode, r)), (t.return = e), t) : ((t = i(t, n)), (t.return = e), t);
      }
      function l(e, t, n, r) {
        var a = n.type;
        return a === A
          ? ((e = d(e, t, n.props.children, r, n.key)), co(e, n), e)
          : t !== null && (t.elementType === a || (typeof a == `object` && a && a.$$typeof === oe && to(a) === t.type))
            ? ((t = i(t, n.props)), co(t, n), (t.return = e), t)
            : ((t = Ii(n.type, n.key, n.props, null, e.mode, r)), co(t, n), (t.return = e), t);
      }
      function u(e, t, n, r) {
        return t === null || t.tag !== 4 || t.stateNode.containerInfo !== n.containerInfo || t.stateNode.implementation !== n.implementation
          ? ((t = Bi(n, e.mode, r)), (t.return = e), t)
          : ((t = i(t, n.children || [])), (t.return = e), t);
      }
      function d(e, t, n, r, a) {
        return t === null || t.tag !== 7 ? ((t = Li(n, e.mode, r, a)), (t.return = e), t) : ((t = i(t, n)), (t.return = e), t);
      }
      function f(e, t, n) {
        if ((typeof t == `string` && t !== ``) || typeof t == `number` || typeof t == `bigint`)
          return ((t = Ri(`` + t, e.mode, n)), (t.return = e), t);
        if (typeof t == `object` && t) {
          switch (t.$$typeof) {
            case O:
              return ((n = Ii(t.type, t.key, t.props, null, e.mode, n)), co(n, t), (n.return = e), n);
            case k:
              return ((t = Bi(t, e.mode, n)), (t.return = e), t);
            case oe:
              return ((t = to(t)), f(e, t, n));
          }
          if (he(t) || fe(t)) return ((t = Li(t, e.mode, n, null)), (t.return = e), t);
          if (typeof t.then == `function`) return f(e, so(t), n);
          if (t.$$typeof === te) return f(e, Ea(e, t), n);
          lo(e, t);
        }
        return null;
      }
      function p(e, t, n, r) {
        var i = t === null ? null : t.key;
        if ((typeof n == `string` && n !== ``) || typeof n == `number` || typeof n == `bigint`) return i === null ? c(e, t, `` + n, r) : null;
        if (typeof n == `object` && n) {
          switch (n.$$typeof) {
            case O:
              return n.key === i ? l(e, t, n, r) : null;
            case k:
              return n.key === i ? u(e, t, n, r) : null;
            case oe:
              return ((n = to(n)), p(e, t, n, r));
          }
          if (he(n) || fe(n)) return i === null ? d(e, t, n, r, null) : null;
          if (typeof n.then == `function`) return p(e, t, so(n), r);
          if (n.$$typeof === te) return p(e, t, Ea(e, n), r);
          lo(e, n);
        }
        return null;
      }
      function m(e, t, n, r, i) {
        if ((typeof r == `string` && r !== ``) || typeof r == `number` || typeof r == `bigint`) return ((e = e.get(n) || null), c(t, e, `` + r, i));
        if (typeof r == `object` && r) {
          switch (r.$$typeof) {
            case O:
              return ((e = e.get(r.key === null ? n : r.key) || null), l(t, e, r, i));
            case k:
              return ((e = e.get(r.key === null ? n : r.key) || null), u(t, e, r, i));
            case oe:
              return ((r = to(r)), m(e, t, n, r, i));
          }
          if (he(r) || fe(r)) return ((e = e.get(n) || null), d(t, e, r, i, null));
          if (typeof r.then == `function`) return m(e, t, n, so(r), i);
          if (r.$$typeof === te) return m(e, t, n, Ea(t, r), i);
          lo(t, r);
        }
        return null;
      }
      function h(i, a, s, c) {
        for (var l = null, u = null, d = a, h = (a = 0), g = null; d !== null && h < s.length; h++) {
          d.index > h ? ((g = d), (d = null)) : (g = d.sibling);
          var _ = p(i, d, s[h], c);
          if (_ === null) {
            d === null && (d = g);
            break;
          }
          (e && d && _.alternate === null && t(i, d), (a = o(_, a, h)), u === null ? (l = _) : (u.sibling = _), (u = _), (d = g));
        }
        if (h === s.length) return (n(i, d), B && Qi(i, h), l);
        if (d === null) {
          for (; h < s.length; h++) ((d = f(i, s[h], c)), d !== null && ((a = o(d, a, h)), u === null ? (l = d) : (u.sibling = d), (u = d)));
          return (B && Qi(i, h), l);
        }
        for (d = r(d); h < s.length; h++)
          ((g = m(d, i, h, s[h], c)),
            g !== null &&
              (e && ((_ = g.alternate), _ !== null && d.delete(_.key === null ? h : _.key)),
              (a = o(g, a, h)),
              u === null ? (l = g) : (u.sibling = g),
              (u = g)));
        return (
          e &&
            d.forEach(function (e) {
              return t(i, e);
            }),
          B && Qi(i, h),
          l
        );
      }
      function g(i, s, c, l) {
        if (c == null) throw Error(a(151));
        for (var u = null, d = null, h = s, g = (s = 0), _ = null, v = c.next(); h !== null && !v.done; g++, v = c.next()) {
          h.index > g ? ((_ = h), (h = null)) : (_ = h.sibling);
          var y = p(i, h, v.value, l);
          if (y === null) {
            h === null && (h = _);
            break;
          }
          (e && h && y.alternate === null && t(i, h), (s = o(y, s, g)), d === null ? (u = y) : (d.sibling = y), (d = y), (h = _));
        }
        if (v.done) return (n(i, h), B && Qi(i, g), u);
        if (h === null) {
          for (; !v.done; g++, v = c.next())
            ((v = f(i, v.value, l)), v !== null && ((s = o(v, s, g)), d === null ? (u = v) : (d.sibling = v), (d = v)));
          return (B && Qi(i, g), u);
        }
        for (h = r(h); !v.done; g++, v = c.next())
          ((v = m(h, i, g, v.value, l)),
            v !== null &&
              (e && ((_ = v.alternate), _ !== null && h.delete(_.key === null ? g : _.key)),
              (s = o(v, s, g)),
              d === null ? (u = v) : (d.sibling = v),
              (d = v)));
        return (
          e &&
            h.forEach(function (e) {
              return t(i, e);
            }),
          B && Qi(i, g),
          u
        );
      }
      function _(e, r, o, c) {
        if (
          (typeof o == `object` && o && o.type === A && o.key === null && o.props.ref === void 0 && (o = o.props.children), typeof o == `object` && o)
        ) {
          switch (o.$$typeof) {
            case O:
              a: {
                for (var l = o.key; r !== null;) {
                  if (r.key === l) {
                    if (((l = o.type), l === A)) {
                      if (r.tag === 7) {
                        (n(e, r.sibling), (c = i(r, o.props.children)), co(c, o), (c.return = e), (e = c));
                        break a;
                      }
                    } else if (r.elementType === l || (typeof l == `object` && l && l.$$typeof === oe && to(l) === r.type)) {
                      (n(e, r.sibling), (c = i(r, o.props)), co(c, o), (c.return = e), (e = c));
                      break a;
                    }
                    n(e, r);
                    break;
                  }
                  (t(e, r), (r = r.sibling));
                }
                o.type === A
                  ? ((c = Li(o.props.children, e.mode, c, o.key)), co(c, o), (c.return = e), (e = c))
                  : ((c = Ii(o.type, o.key, o.props, null, e.mode, c)), co(c, o), (c.return = e), (e = c));
              }
              return s(e);
            case k:
              a: {
                for (l = o.key; r !== null;) {
                  if (r.key === l) {
                    if (r.tag === 4 && r.stateNode.containerInfo === o.containerInfo && r.stateNode.implementation === o.implementation) {
                      (n(e, r.sibling), (c = i(r, o.children || [])), (c.return = e), (e = c));
                      break a;
                    }
                    n(e, r);
                    break;
                  }
                  (t(e, r), (r = r.sibling));
                }
                ((c = Bi(o, e.mode, c)), (c.return = e), (e = c));
              }
              return s(e);
            case oe:
              return ((o = to(o)), _(e, r, o, c));
          }
          if (he(o)) return h(e, r, o, c);
          if (fe(o)) {
            if (((l = fe(o)), typeof l != `function`)) throw Error(a(150));
            return ((o = l.call(o)), g(e, r, o, c));
          }
          if (typeof o.then == `function`) return _(e, r, so(o), c);
          if (o.$$typeof === te) return _(e, r, Ea(e, o), c);
          lo(e, o);
        }
        return (typeof o == `string` && o !== ``) || typeof o == `number` || typeof o == `bigint`
          ? ((o = `` + o),
            r !== null && r.tag === 6
              ? (n(e, r.sibling), (c = i(r, o)), (c.return = e), (e = c))
              : (n(e, r), (c = Ri(o, e.mode, c)), (c.return = e), (e = c)),
            s(e))
          : n(e, r);
      }
      return function (e, t, n, r) {
        try {
          oo = 0;
          var i = _(e, t, n, r);
          return ((ao = null), i);
        } catch (t) {
          if (t === Ya || t === Za) throw t;
          var a = Mi(29, t, null, e.mode);
          return ((a.lanes = r), (a.return = e), a);
        }
      };
    }
    var fo = uo(!0),
      po = uo(!1),
      mo = !1;
    function ho(e) {
      e.updateQueue = {
        baseState: e.memoizedState,
        firstBaseUpdate: null,
        lastBaseUpdate: null,
        shared: { pending: null, lanes: 0, hiddenCallbacks: null },
        callbacks: null,
      };
    }
    function go(e, t) {
      ((e = e.updateQueue),
        t.updateQueue === e &&
          (t.updateQueue = {
            baseState: e.baseState,
            firstBaseUpdate: e.firstBaseUpdate,
            lastBaseUpdate: e.lastBaseUpdate,
            shared: e.shared,
            callbacks: null,
          }));
    }
    function _o(e) {
      return { lane: e, tag: 0, payload: null, callback: null, next: null };
    }
    function vo(e, t, n) {
      var r = e.updateQueue;
      if (r === null) return null;
      if (((r = r.shared), G & 2)) {
        var i = r.pending;
        return (i === null ? (t.next = t) : ((t.next = i.next), (i.next = t)), (r.pending = t), (t = ki(e)), Oi(e, null, n), t);
      }
      return (Ti(e, r, t, n), ki(e));
    }
    function yo(e, t, n) {
      if (((t = t.updateQueue), t !== null && ((t = t.shared), n & 4194048))) {
        var r = t.lanes;
        ((r &= e.pendingLanes), (n |= r), (t.lanes = n), gt(e, n));
      }
    }
    function bo(e, t) {
      var n = e.updateQueue,
        r = e.alternate;
      if (r !== null && ((r = r.updateQueue), n === r)) {
        var i = null,
          a = null;
        if (((n = n.firstBaseUpdate), n !== null)) {
          do {
            var o = { lane: n.lane, tag: n.tag, payload: n.payload, callback: null, next: null };
            (a === null ? (i = a = o) : (a = a.next = o), (n = n.next));
          } while (n !== null);
          a === null ? (i = a = t) : (a = a.next = t);
        } else i = a = t;
        ((n = { baseState: r.baseState, firstBaseUpdate: i, lastBaseUpdate: a, shared: r.shared, callbacks: r.callbacks }), (e.updateQueue = n));
      } else ((e = n.lastBaseUpdate), e === null ? (n.firstBaseUpdate = t) : (e.next = t), (n.lastBaseUpdate = t));
    }
    var xo = !1;
    function So() {
      if (xo) {
        var e = Ba;
        if (e !== null) throw e;
      }
    }
    function Co(e, t, n, r) {
      xo = !1;
      var i = e.updateQueue;
      mo = !1;
      var a = i.firstBaseUpdate,
        o = i.lastBaseUpdate,
        s = i.shared.pending;
      if (s !== null) {
        i.shared.pending = null;
        var c = s,
          l = c.next;
        ((c.next = null), o === null ? (a = l) : (o.next = l), (o = c));
        var u = e.alternate;
        u !== null &&
          ((u = u.updateQueue), (s = u.lastBaseUpdate), s !== o && (s === null ? (u.firstBaseUpdate = l) : (s.next = l), (u.lastBaseUpdate = c)));
      }
      if (a !== null) {
        var d = i.baseState;
        ((o = 0), (u = l = c = null), (s = a));
        do {
          var f = s.lane & -536870913,
            p = f !== s.lane;
          if (p ? (J & f) === f : (r & f) === f) {
            (f !== 0 && f === za && (xo = !0), u !== null && (u = u.next = { lane: 0, tag: s.tag, payload: s.payload, callback: null, next: null }));
            a: {
              var m = e,
                h = s;
              f = t;
              var g = n;
              switch (h.tag) {
                case 1:
                  if (((m = h.payload), typeof m == `function`)) {
                    d = m.call(g, d, f);
                    break a;
                  }
                  d = m;
                  break a;
                case 3:
                  m.flags = (m.flags & -65537) | 128;
                case 0:
                  if (((m = h.payload), (f = typeof m == `function` ? m.call(g, d, f) : m), f == null)) break a;
                  d = E({}, d, f);
                  break a;
                case 2:
                  mo = !0;
              }
            }
            ((f = s.callback),
              f !== null && ((e.flags |= 64), p && (e.flags |= 8192), (p = i.callbacks), p === null ? (i.callbacks = [f]) : p.push(f)));
          } else
            ((p = { lane: f, tag: s.tag, payload: s.payload, callback: s.callback, next: null }),
              u === null ? ((l = u = p), (c = d)) : (u = u.next = p),
              (o |= f));
          if (((s = s.next), s === null)) {
            if (((s = i.shared.pending), s === null)) break;
            ((p = s), (s = p.next), (p.next = null), (i.lastBaseUpdate = p), (i.shared.pending = null));
          }
        } while (1);
        (u === null && (c = d),
          (i.baseState = c),
          (i.firstBaseUpdate = l),
          (i.lastBaseUpdate = u),
          a === null && (i.shared.lanes = 0),
          (sd |= o),
          (e.lanes = o),
          (e.memoizedState = d));
      }
    }
    function wo(e, t) {
      if (typeof e != `function`) throw Error(a(191, e));
      e.call(t);
    }
    function To(e, t) {
      var n = e.callbacks;
      if (n !== null) for (e.callbacks = null, e = 0; e < n.length; e++) wo(n[e], t);
    }
    var Eo = ye(null),
      Do = ye(0);
    function Oo(e, t) {
      ((e = ad), I(Do, e), I(Eo, t), (ad = e | t.baseLanes));
    }
    function ko() {
      (I(Do, ad), I(Eo, Eo.current));
    }
    function Ao() {
      ((ad = Do.current), be(Eo), be(Do));
    }
    var jo = ye(null),
      Mo = null;
    function No(e) {
      var t = e.alternate;
      (I(Ro, Ro.current & 1), I(jo, e), Mo === null && (t === null || Eo.current !== null || t.memoizedState !== null) && (Mo = e));
    }
    function Po(e) {
      (I(Ro, Ro.current), I(jo, e), Mo === null && (Mo = e));
    }
    function Fo(e) {
      e.tag === 22 ? (I(Ro, Ro.current), I(jo, e), Mo === null && (Mo = e)) : Io();
    }
    function Io() {
      (I(Ro, Ro.current), I(jo, jo.current));
    }
    function Lo(e) {
      (be(jo), Mo === e && (Mo = null), be(Ro));
    }
    var Ro = ye(0);
    function zo(e, t) {
      (I(jo, jo.current), I(Ro, t));
    }
    function Bo(e) {
      (be(Ro), be(jo), Mo === e && (Mo = null));
    }
    function Vo(e) {
      for (var t = e; t !== null;) {
        if (t.tag === 13) {
          var n = t.memoizedState;
          if (n !== null && ((n = n.dehydrated), n === null || om(n) || sm(n))) return t;
        } else if (t.tag === 19 && t.memoizedProps.revealOrder !== `independent`) {
          if (t.flags & 128) return t;
        } else if (t.child !== null) {
          ((t.child.return = t), (t = t.child));
          continue;
        }
        if (t === e) break;
        for (; t.sibling === null;) {
          if (t.return === null || t.return === e) return null;
          t = t.return;
        }
        ((t.sibling.return = t.return), (t = t.sibling));
      }
      return null;
    }
    var Ho = 0,
      V = null,
      H = null,
      Uo = null,
      Wo = !1,
      Go = !1,
      Ko = !1,
      qo = 0,
      Jo = 0,
      Yo = null,
      Xo = 0;
    function Zo() {
      throw Error(a(321));
    }
    function Qo(e, t) {
      if (t === null) return !1;
      for (var n = 0; n < t.length && n < e.length; n++) if (!Vr(e[n], t[n])) return !1;
      return !0;
    }
    function $o(e, t, n, r, i, a) {
      return (
        (Ho = a),
        (V = t),
        (t.memoizedState = null),
        (t.updateQueue = null),
        (t.lanes = 0),
        (P.H = e === null || e.memoizedState === null ? gc : _c),
        (Ko = !1),
        (a = n(r, i)),
        (Ko = !1),
        Go && (a = ts(t, n, r, i)),
        es(e),
        a
      );
    }
    function es(e) {
      P.H = hc;
      var t = H !== null && H.next !== null;
      if (((Ho = 0), (Uo = H = V = null), (Wo = !1), (Jo = 0), (Yo = null), t)) throw Error(a(300));
      e === null || Pc || ((e = e.dependencies), e !== null && Ca(e) && (Pc = !0));
    }
    function ts(e, t, n, r) {
      V = e;
      var i = 0;
      do {
        if ((Go && (Yo = null), (Jo = 0), (Go = !1), 25 <= i)) throw Error(a(301));
        if (((i += 1), (Uo = H = null), e.updateQueue != null)) {
          var o = e.updateQueue;
          ((o.lastEffect = null), (o.events = null), (o.stores = null), o.memoCache != null && (o.memoCache.index = 0));
        }
        ((P.H = vc), (o = t(n, r)));
      } while (Go);
      return o;
    }
    function ns() {
      var e = P.H,
        t = e.useState()[0];
      return (
        (t = typeof t.then == `function` ? ls(t) : t), (e = e.useState()[0]), (H === null ? null : H.memoizedState) !== e && (V.flags |= 1024), t
      );
    }
    function rs() {
      var e = qo !== 0;
      return ((qo = 0), e);
    }
    function is(e, t, n) {
      ((t.updateQueue = e.updateQueue), (t.flags &= -2053), (e.lanes &= ~n));
    }
    function as(e) {
      if (Wo) {
        for (e = e.memoizedState; e !== null;) {
          var t = e.queue;
          (t !== null && (t.pending = null), (e = e.next));
        }
        Wo = !1;
      }
      ((Ho = 0), (Uo = H = V = null), (Go = !1), (Jo = qo = 0), (Yo = null));
    }
    function os() {
      var e = { memoizedState: null, baseState: null, baseQueue: null, queue: null, next: null };
      return (Uo === null ? (V.memoizedState = Uo = e) : (Uo = Uo.next = e), Uo);
    }
    function ss() {
      if (H === null) {
        var e = V.alternate;
        e = e === null ? null : e.memoizedState;
      } else e = H.next;
      var t = Uo === null ? V.memoizedState : Uo.next;
      if (t !== null) ((Uo = t), (H = e));
      else {
        if (e === null) throw V.alternate === null ? Error(a(467)) : Error(a(310));
        ((H = e),
          (e = { memoizedState: H.memoizedState, baseState: H.baseState, baseQueue: H.baseQueue, queue: H.queue, next: null }),
          Uo === null ? (V.memoizedState = Uo = e) : (Uo = Uo.next = e));
      }
      return Uo;
    }
    function cs() {
      return { lastEffect: null, events: null, stores: null, memoCache: null };
    }
    function ls(e) {
      var t = Jo;
      return (
        (Jo += 1),
        Yo === null && (Yo = []),
        (e = eo(Yo, e, t)),
        (t = V),
        (Uo === null ? t.memoizedState : Uo.next) === null && ((t = t.alternate), (P.H = t === null || t.memoizedState === null ? gc : _c)),
        e
      );
    }
    function us(e) {
      if (typeof e == `object` && e) {
        if (typeof e.then == `function`) return ls(e);
        if (e.$$typeof === ue) return;
        if (e.$$typeof === te) return Ta(e);
      }
      throw Error(a(438, String(e)));
    }
    function ds(e) {
      var t = null,
        n = V.updateQueue;
      if ((n !== null && (t = n.memoCache), t == null)) {
        var r = V.alternate;
        r !== null &&
          ((r = r.updateQueue),
          r !== null &&
            ((r = r.memoCache),
            r != null &&
              (t = {
                data: r.data.map(function (e) {
                  return e.slice();
                }),
                index: 0,
              })));
      }
      if (((t ??= { data: [], index: 0 }), n === null && ((n = cs()), (V.updateQueue = n)), (n.memoCache = t), (n = t.data[t.index]), n === void 0))
        for (n = t.data[t.index] = Array(e), r = 0; r < e; r++) n[r] = N;
      return (t.index++, n);
    }
    function fs(e, t) {
      return typeof t == `function` ? t(e) : t;
    }
    function ps(e) {
      return ms(ss(), H, e);
    }
    function ms(e, t, n) {
      var r = e.queue;
      if (r === null) throw Error(a(311));
      r.lastRenderedReducer = n;
      var i = e.baseQueue,
        o = r.pending;
      if (o !== null) {
        if (i !== null) {
          var s = i.next;
          ((i.next = o.next), (o.next = s));
        }
        ((t.baseQueue = i = o), (r.pending = null));
      }
      if (((o = e.baseState), i === null)) e.memoizedState = o;
      else {
        t = i.next;
        var c = (s = null),
          l = null,
          u = t,
          d = !1;
        do {
          var f = u.lane & -536870913;
          if (f === u.lane ? (Ho & f) === f : (J & f) === f) {
            var p = u.revertLane;
            if (p === 0)
              (l !== null &&
                (l = l.next =
                  { lane: 0, revertLane: 0, gesture: null, action: u.action, hasEagerState: u.hasEagerState, eagerState: u.eagerState, next: null }),
                f === za && (d = !0));
            else if ((Ho & p) === p) {
              ((u = u.next), p === za && (d = !0));
              continue;
            } else
              ((f = {
                lane: 0,
                revertLane: u.revertLane,
                gesture: null,
                action: u.action,
                hasEagerState: u.hasEagerState,
                eagerState: u.eagerState,
                next: null,
              }),
                l === null ? ((c = l = f), (s = o)) : (l = l.next = f),
                (V.lanes |= p),
                (sd |= p));
            ((f = u.action), Ko && n(o, f), (o = u.hasEagerState ? u.eagerState : n(o, f)));
          } else
            ((p = {
              lane: f,
              revertLane: u.revertLane,
              gesture: u.gesture,
              action: u.action,
              hasEagerState: u.hasEagerState,
              eagerState: u.eagerState,
              next: null,
            }),
              l === null ? ((c = l = p), (s = o)) : (l = l.next = p),
              (V.lanes |= f),
              (sd |= f));
          u = u.next;
        } while (u !== null && u !== t);
        if ((l === null ? (s = o) : (l.next = c), !Vr(o, e.memoizedState) && ((Pc = !0), d && ((n = Ba), n !== null)))) throw n;
        ((e.memoizedState = o), (e.baseState = s), (e.baseQueue = l), (r.lastRenderedState = o));
      }
      return (i === null && (r.lanes = 0), [e.memoizedState, r.dispatch]);
    }
    function hs(e) {
      var t = ss(),
        n = t.queue;
      if (n === null) throw Error(a(311));
      n.lastRenderedReducer = e;
      var r = n.dispatch,
        i = n.pending,
        o = t.memoizedState;
      if (i !== null) {
        n.pending = null;
        var s = (i = i.next);
        do ((o = e(o, s.action)), (s = s.next));
        while (s !== i);
        (Vr(o, t.memoizedState) || (Pc = !0), (t.memoizedState = o), t.baseQueue === null && (t.baseState = o), (n.lastRenderedState = o));
      }
      return [o, r];
    }
    function gs(e, t, n) {
      var r = V,
        i = ss(),
        o = B;
      if (o) {
        if (n === void 0) throw Error(a(407));
        n = n();
      } else n = t();
      var s = !Vr((H || i).memoizedState, n);
      if (
        (s && ((i.memoizedState = n), (Pc = !0)),
        (i = i.queue),
        Vs(ys.bind(null, r, i, e), [e]),
        (e = i.getSnapshot !== t || s || (Uo !== null && !!(Uo.memoizedState.tag & 1))),
        Is(e ? 9 : 8, { destroy: void 0 }, vs.bind(null, r, i, n, t), null),
        e)
      ) {
        if (((r.flags |= 2048), K === null)) throw Error(a(349));
        o || Ho & 127 || _s(r, t, n);
      }
      return n;
    }
    function _s(e, t, n) {
      ((e.flags |= 16384),
        (e = { getSnapshot: t, value: n }),
        (t = V.updateQueue),
        t === null ? ((t = cs()), (V.updateQueue = t), (t.stores = [e])) : ((n = t.stores), n === null ? (t.stores = [e]) : n.push(e)));
    }
    function vs(e, t, n, r) {
      ((t.value = n), (t.getSnapshot = r), bs(t) && xs(e));
    }
    function ys(e, t, n) {
      return n(function () {
        bs(t) && xs(e);
      });
    }
    function bs(e) {
      var t = e.getSnapshot;
      e = e.value;
      try {
        var n = t();
        return !Vr(e, n);
      } catch {
        return !0;
      }
    }
    function xs(e) {
      var t = Di(e, 2);
      t !== null && X(t, e, 2);
    }
    function Ss(e) {
      var t = os();
      if (typeof e == `function`) {
        var n = e;
        if (((e = n()), Ko)) {
          Qe(!0);
          try {
            n();
          } finally {
            Qe(!1);
          }
        }
      }
      return (
        (t.memoizedState = t.baseState = e), (t.queue = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: fs, lastRenderedState: e }), t
      );
    }
    function Cs(e, t, n, r) {
      return ((e.baseState = n), ms(e, H, typeof r == `function` ? r : fs));
    }
    function ws(e, t, n, r, i) {
      if (fc(e)) throw Error(a(485));
      if (((e = t.action), e !== null)) {
        var o = {
          payload: i,
          action: e,
          next: null,
          isTransition: !0,
          status: `pending`,
          value: null,
          reason: null,
          listeners: [],
          then: function (e) {
            o.listeners.push(e);
          },
        };
        (P.T === null ? (o.isTransition = !1) : n(!0),
          r(o),
          (n = t.pending),
          n === null ? ((o.next = t.pending = o), Ts(t, o)) : ((o.next = n.next), (t.pending = n.next = o)));
      }
    }
    function Ts(e, t) {
      var n = t.action,
        r = t.payload,
        i = e.state;
      if (t.isTransition) {
        var a = P.T,
          o = {};
        ((o.types = a === null ? null : a.types), (P.T = o));
        try {
          var s = n(i, r),
            c = P.S;
          (c !== null && c(o, s), Es(e, t, s));
        } catch (n) {
          Os(e, t, n);
        } finally {
          (a !== null && o.types !== null && (a.types = o.types), (P.T = a));
        }
      } else
        try {
          ((a = n(i, r)), Es(e, t, a));
        } catch (n) {
          Os(e, t, n);
        }
    }
    function Es(e, t, n) {
      typeof n == `object` && n && typeof n.then == `function`
        ? n.then(
            function (n) {
              Ds(e, t, n);
            },
            function (n) {
              return Os(e, t, n);
            },
          )
        : Ds(e, t, n);
    }
    function Ds(e, t, n) {
      ((t.status = `fulfilled`),
        (t.value = n),
        ks(t),
        (e.state = n),
        (t = e.pending),
        t !== null && ((n = t.next), n === t ? (e.pending = null) : ((n = n.next), (t.next = n), Ts(e, n))));
    }
    function Os(e, t, n) {
      var r = e.pending;
      if (((e.pending = null), r !== null)) {
        r = r.next;
        do ((t.status = `rejected`), (t.reason = n), ks(t), (t = t.next));
        while (t !== r);
      }
      e.action = null;
    }
    function ks(e) {
      e = e.listeners;
      for (var t = 0; t < e.length; t++) (0, e[t])();
    }
    function As(e, t) {
      return t;
    }
    function js(e, t) {
      if (B) {
        var n = K.formState;
        if (n !== null) {
          a: {
            var r = V;
            if (B) {
              if (ia) {
                b: {
                  for (var i = ia, a = oa; i.nodeType !== 8;)
                    if (!a || ((i = lm(i.nextSibling)), i === null)) {
                      i = null;
                      break b;
                    }
                  ((a = i.data), (i = a === `F!` || a === `F` ? i : null));
                }
                if (i) {
                  ((ia = lm(i.nextSibling)), (r = i.data === `F!`));
                  break a;
                }
              }
              ca(r);
            }
            r = !1;
          }
          r && (t = n[0]);
        }
      }
      return (
        (n = os()),
        (n.memoizedState = n.baseState = t),
        (r = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: As, lastRenderedState: t }),
        (n.queue = r),
        (n = lc.bind(null, V, r)),
        (r.dispatch = n),
        (r = Ss(!1)),
        (a = dc.bind(null, V, !1, r.queue)),
        (r = os()),
        (i = { state: t, dispatch: null, action: e, pending: null }),
        (r.queue = i),
        (n = ws.bind(null, V, i, a, n)),
        (i.dispatch = n),
        (r.memoizedState = e),
        [t, n, !1]
      );
    }
    function Ms(e) {
      return Ns(ss(), H, e);
    }
    function Ns(e, t, n) {
      if (((t = ms(e, t, As)[0]), (e = ps(fs)[0]), typeof t == `object` && t && typeof t.then == `function`))
        try {
          var r = ls(t);
        } catch (e) {
          throw e === Ya ? Za : e;
        }
      else r = t;
      t = ss();
      var i = t.queue,
        a = i.dispatch;
      return (n !== t.memoizedState && ((V.flags |= 2048), Is(9, { destroy: void 0 }, Ps.bind(null, i, n), null)), [r, a, e]);
    }
    function Ps(e, t) {
      e.action = t;
    }
    function Fs(e) {
      var t = ss(),
        n = H;
      if (n !== null) return Ns(t, n, e);
      (ss(), (t = t.memoizedState), (n = ss()));
      var r = n.queue.dispatch;
      return ((n.memoizedState = e), [t, r, !1]);
    }
    function Is(e, t, n, r) {
      return (
        (e = { tag: e, create: n, deps: r, inst: t, next: null }),
        (t = V.updateQueue),
        t === null && ((t = cs()), (V.updateQueue = t)),
        (n = t.lastEffect),
        n === null ? (t.lastEffect = e.next = e) : ((r = n.next), (n.next = e), (e.next = r), (t.lastEffect = e)),
        e
      );
    }
    function Ls() {
      return ss().memoizedState;
    }
    function Rs(e, t, n, r) {
      var i = os();
      ((V.flags |= e), (i.memoizedState = Is(1 | t, { destroy: void 0 }, n, r === void 0 ? null : r)));
    }
    function zs(e, t, n, r) {
      var i = ss();
      r = r === void 0 ? null : r;
      var a = i.memoizedState.inst;
      H !== null && r !== null && Qo(r, H.memoizedState.deps)
        ? (i.memoizedState = Is(t, a, n, r))
        : ((V.flags |= e), (i.memoizedState = Is(1 | t, a, n, r)));
    }
    function Bs(e, t) {
      Rs(8390656, 8, e, t);
    }
    function Vs(e, t) {
      zs(2048, 8, e, t);
    }
    function Hs(e) {
      V.flags |= 4;
      var t = V.updateQueue;
      if (t === null) ((t = cs()), (V.updateQueue = t), (t.events = [e]));
      else {
        var n = t.events;
        n === null ? (t.events = [e]) : n.push(e);
      }
    }
    function Us(e) {
      var t = ss().memoizedState;
      return (
        Hs({ ref: t, nextImpl: e }),
        function () {
          if (G & 2) throw Error(a(440));
          return t.impl.apply(void 0, arguments);
        }
      );
    }
    function Ws(e, t) {
      return zs(4, 2, e, t);
    }
    function Gs(e, t) {
      return zs(4, 4, e, t);
    }
    function Ks(e, t) {
      if (typeof t == `function`) {
        e = e();
        var n = t(e);
        return function () {
          typeof n == `function` ? n() : t(null);
        };
      }
      if (t != null)
        return (
          (e = e()),
          (t.current = e),
          function () {
            t.current = null;
          }
        );
    }
    function qs(e, t, n) {
      ((n = n == null ? null : n.concat([e])), zs(4, 4, Ks.bind(null, t, e), n));
    }
    function Js() {}
    function Ys(e, t) {
      var n = ss();
      t = t === void 0 ? null : t;
      var r = n.memoizedState;
      return t !== null && Qo(t, r[1]) ? r[0] : ((n.memoizedState = [e, t]), e);
    }
    function Xs(e, t) {
      var n = ss();
      t = t === void 0 ? null : t;
      var r = n.memoizedState;
      if (t !== null && Qo(t, r[1])) return r[0];
      if (((r = e()), Ko)) {
        Qe(!0);
        try {
          e();
        } finally {
          Qe(!1);
        }
      }
      return ((n.memoizedState = [r, t]), r);
    }
    function Zs(e, t, n) {
      return n === void 0 || (Ho & 1073741824 && !(J & 261930))
        ? (e.memoizedState = t)
        : ((e.memoizedState = n), (e = Nd()), (V.lanes |= e), (sd |= e), n);
    }
    function Qs(e, t, n, r) {
      return Vr(n, t)
        ? n
        : Eo.current === null
          ? !(Ho & 106) || (Ho & 1073741824 && !(J & 261930))
            ? ((Pc = !0), (e.memoizedState = n))
            : ((e = Nd()), (V.lanes |= e), (sd |= e), t)
          : ((e = Zs(e, n, r)), Vr(e, t) || (Pc = !0), e);
    }
    function $s(e, t, n, r, i) {
      var a = F.p;
      F.p = a !== 0 && 8 > a ? a : 8;
      var o = P.T,
        s = {};
      ((s.types = o === null ? null : o.types), (P.T = s), dc(e, !1, t, n));
      try {
        var c = i(),
          l = P.S;
        (l !== null && l(s, c), typeof c == `object` && c && typeof c.then == `function` ? uc(e, t, Ua(c, r), Md(e)) : uc(e, t, r, Md(e)));
      } catch (n) {
        uc(e, t, { then: function () {}, status: `rejected`, reason: n }, Md());
      } finally {
        ((F.p = a), o !== null && s.types !== null && (o.types = s.types), (P.T = o));
      }
    }
    function ec() {}
    function tc(e, t, n, r) {
      if (e.tag !== 5) throw Error(a(476));
      var i = nc(e).queue;
      $s(
        e,
        i,
        t,
        ge,
        n === null
          ? ec
          : function () {
              return (rc(e), n(r));
            },
      );
    }
    function nc(e) {
      var t = e.memoizedState;
      if (t !== null) return t;
      t = {
        memoizedState: ge,
        baseState: ge,
        baseQueue: null,
        queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: fs, lastRenderedState: ge },
        next: null,
      };
      var n = {};
      return (
        (t.next = {
          memoizedState: n,
          baseState: n,
          baseQueue: null,
          queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: fs, lastRenderedState: n },
          next: null,
        }),
        (e.memoizedState = t),
        (e = e.alternate),
        e !== null && (e.memoizedState = t),
        t
      );
    }
    function rc(e) {
      var t = nc(e);
      (t.next === null && (t = e.alternate.memoizedState), uc(e, t.next.queue, {}, Md()));
    }
    function ic() {
      return Ta(sh);
    }
    function ac() {
      return ss().memoizedState;
    }
    function oc() {
      return ss().memoizedState;
    }
    function sc(e) {
      for (var t = e.return; t !== null;) {
        switch (t.tag) {
          case 24:
          case 3:
            var n = Md();
            e = _o(n);
            var r = vo(t, e, n);
            (r !== null && (X(r, t, n), yo(r, t, n)), (t = { cache: Ma() }), (e.payload = t));
            return;
        }
        t = t.return;
      }
    }
    function cc(e, t, n) {
      var r = Md();
      ((n = { lane: r, revertLane: 0, gesture: null, action: n, hasEagerState: !1, eagerState: null, next: null }),
        fc(e) ? pc(t, n) : ((n = Ei(e, t, n, r)), n !== null && (X(n, e, r), mc(n, t, r))));
    }
    function lc(e, t, n) {
      uc(e, t, n, Md());
    }
    function uc(e, t, n, r) {
      var i = { lane: r, revertLane: 0, gesture: null, action: n, hasEagerState: !1, eagerState: null, next: null };
      if (fc(e)) pc(t, i);
      else {
        var a = e.alternate;
        if (e.lanes === 0 && (a === null || a.lanes === 0) && ((a = t.lastRenderedReducer), a !== null))
          try {
            var o = t.lastRenderedState,
              s = a(o, n);
            if (((i.hasEagerState = !0), (i.eagerState = s), Vr(s, o))) return (Ti(e, t, i, 0), K === null && wi(), !1);
          } catch {}
        if (((n = Ei(e, t, i, r)), n !== null)) return (X(n, e, r), mc(n, t, r), !0);
      }
      return !1;
    }
    function dc(e, t, n, r) {
      if (((r = { lane: 2, revertLane: Pf(), gesture: null, action: r, hasEagerState: !1, eagerState: null, next: null }), fc(e))) {
        if (t) throw Error(a(479));
      } else ((t = Ei(e, n, r, 2)), t !== null && X(t, e, 2));
    }
    function fc(e) {
      var t = e.alternate;
      return e === V || (t !== null && t === V);
    }
    function pc(e, t) {
      Go = Wo = !0;
      var n = e.pending;
      (n === null ? (t.next = t) : ((t.next = n.next), (n.next = t)), (e.pending = t));
    }
    function mc(e, t, n) {
      if (n & 4194048) {
        var r = t.lanes;
        ((r &= e.pendingLanes), (n |= r), (t.lanes = n), gt(e, n));
      }
    }
    var hc = {
        readContext: Ta,
        use: us,
        useCallback: Zo,
        useContext: Zo,
        useEffect: Zo,
        useImperativeHandle: Zo,
        useLayoutEffect: Zo,
        useInsertionEffect: Zo,
        useMemo: Zo,
        useReducer: Zo,
        useRef: Zo,
        useState: Zo,
        useDebugValue: Zo,
        useDeferredValue: Zo,
        useTransition: Zo,
        useSyncExternalStore: Zo,
        useId: Zo,
        useHostTransitionStatus: Zo,
        useFormState: Zo,
        useActionState: Zo,
        useOptimistic: Zo,
        useMemoCache: Zo,
        useCacheRefresh: Zo,
        useEffectEvent: Zo,
      },
      gc = {
        readContext: Ta,
        use: us,
        useCallback: function (e, t) {
          return ((os().memoizedState = [e, t === void 0 ? null : t]), e);
        },
        useContext: Ta,
        useEffect: Bs,
        useImperativeHandle: function (e, t, n) {
          ((n = n == null ? null : n.concat([e])), Rs(4194308, 4, Ks.bind(null, t, e), n));
        },
        useLayoutEffect: function (e, t) {
          return Rs(4194308, 4, e, t);
        },
        useInsertionEffect: function (e, t) {
          Rs(4, 2, e, t);
        },
        useMemo: function (e, t) {
          var n = os();
          t = t === void 0 ? null : t;
          var r = e();
          if (Ko) {
            Qe(!0);
            try {
              e();
            } finally {
              Qe(!1);
            }
          }
          return ((n.memoizedState = [r, t]), r);
        },
        useReducer: function (e, t, n) {
          var r = os();
          if (n !== void 0) {
            var i = n(t);
            if (Ko) {
              Qe(!0);
              try {
                n(t);
              } finally {
                Qe(!1);
              }
            }
          } else i = t;
          return (
            (r.memoizedState = r.baseState = i),
            (e = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: e, lastRenderedState: i }),
            (r.queue = e),
            (e = e.dispatch = cc.bind(null, V, e)),
            [r.memoizedState, e]
          );
        },
        useRef: function (e) {
          var t = os();
          return ((e = { current: e }), (t.memoizedState = e));
        },
        useState: function (e) {
          e = Ss(e);
          var t = e.queue,
            n = lc.bind(null, V, t);
          return ((t.dispatch = n), [e.memoizedState, n]);
        },
        useDebugValue: Js,
        useDeferredValue: function (e, t) {
          return Zs(os(), e, t);
        },
        useTransition: function () {
          var e = Ss(!1);
          return ((e = $s.bind(null, V, e.queue, !0, !1)), (os().memoizedState = e), [!1, e]);
        },
        useSyncExternalStore: function (e, t, n) {
          var r = V,
            i = os();
          if (B) {
            if (n === void 0) throw Error(a(407));
            n = n();
          } else {
            if (((n = t()), K === null)) throw Error(a(349));
            J & 127 || _s(r, t, n);
          }
          i.memoizedState = n;
          var o = { value: n, getSnapshot: t };
          return ((i.queue = o), Bs(ys.bind(null, r, o, e), [e]), (r.flags |= 2048), Is(9, { destroy: void 0 }, vs.bind(null, r, o, n, t), null), n);
        },
        useId: function () {
          var e = os(),
            t = K.identifierPrefix;
          if (B) {
            var n = Zi,
              r = Xi;
            ((n = (r & ~(1 << (32 - $e(r) - 1))).toString(32) + n),
              (t = `_` + t + `R_` + n),
              (n = qo++),
              0 < n && (t += `H` + n.toString(32)),
              (t += `_`));
          } else ((n = Xo++), (t = `_` + t + `r_` + n.toString(32) + `_`));
          return (e.memoizedState = t);
        },
        useHostTransitionStatus: ic,
        useFormState: js,
        useActionState: js,
        useOptimistic: function (e) {
          var t = os();
          t.memoizedState = t.baseState = e;
          var n = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: null, lastRenderedState: null };
          return ((t.queue = n), (t = dc.bind(null, V, !0, n)), (n.dispatch = t), [e, t]);
        },
        useMemoCache: ds,
        useCacheRefresh: function () {
          return (os().memoizedState = sc.bind(null, V));
        },
        useEffectEvent: function (e) {
          var t = os(),
            n = { impl: e };
          return (
            (t.memoizedState = n),
            function () {
              if (G & 2) throw Error(a(440));
              return n.impl.apply(void 0, arguments);
            }
          );
        },
      },
      _c = {
        readContext: Ta,
        use: us,
        useCallback: Ys,
        useContext: Ta,
        useEffect: Vs,
        useImperativeHandle: qs,
        useInsertionEffect: Ws,
        useLayoutEffect: Gs,
        useMemo: Xs,
        useReducer: ps,
        useRef: Ls,
        useState: function () {
          return ps(fs);
        },
        useDebugValue: Js,
        useDeferredValue: function (e, t) {
          return Qs(ss(), H.memoizedState, e, t);
        },
        useTransition: function () {
          var e = ps(fs)[0],
            t = ss().memoizedState;
          return [typeof e == `boolean` ? e : ls(e), t];
        },
        useSyncExternalStore: gs,
        useId: ac,
        useHostTransitionStatus: ic,
        useFormState: Ms,
        useActionState: Ms,
        useOptimistic: function (e, t) {
          return Cs(ss(), H, e, t);
        },
        useMemoCache: ds,
        useCacheRefresh: oc,
        useEffectEvent: Us,
      },
      vc = {
        readContext: Ta,
        use: us,
        useCallback: Ys,
        useContext: Ta,
        useEffect: Vs,
        useImperativeHandle: qs,
        useInsertionEffect: Ws,
        useLayoutEffect: Gs,
        useMemo: Xs,
        useReducer: hs,
        useRef: Ls,
        useState: function () {
          return hs(fs);
        },
        useDebugValue: Js,
        useDeferredValue: function (e, t) {
          var n = ss();
          return H === null ? Zs(n, e, t) : Qs(n, H.memoizedState, e, t);
        },
        useTransition: function () {
          var e = hs(fs)[0],
            t = ss().memoizedState;
          return [typeof e == `boolean` ? e : ls(e), t];
        },
        useSyncExternalStore: gs,
        useId: ac,
        useHostTransitionStatus: ic,
        useFormState: Fs,
        useActionState: Fs,
        useOptimistic: function (e, t) {
          var n = ss();
          return H === null ? ((n.baseState = e), [e, n.queue.dispatch]) : Cs(n, H, e, t);
        },
        useMemoCache: ds,
        useCacheRefresh: oc,
        useEffectEvent: Us,
      };
    function yc(e, t, n, r) {
      ((t = e.memoizedState),
        (n = n(r, t)),
        (n = n == null ? t : E({}, t, n)),
        (e.memoizedState = n),
        e.lanes === 0 && (e.updateQueue.baseState = n));
    }
    var bc = {
      enqueueSetState: function (e, t, n) {
        e = e._reactInternals;
        var r = Md(),
          i = _o(r);
        ((i.payload = t), n != null && (i.callback = n), (t = vo(e, i, r)), t !== null && (X(t, e, r), yo(t, e, r)));
      },
      enqueueReplaceState: function (e, t, n) {
        e = e._reactInternals;
        var r = Md(),
          i = _o(r);
        ((i.tag = 1), (i.payload = t), n != null && (i.callback = n), (t = vo(e, i, r)), t !== null && (X(t, e, r), yo(t, e, r)));
      },
      enqueueForceUpdate: function (e, t) {
        e = e._reactInternals;
        var n = Md(),
          r = _o(n);
        ((r.tag = 2), t != null && (r.callback = t), (t = vo(e, r, n)), t !== null && (X(t, e, n), yo(t, e, n)));
      },
    };
    function xc(e, t, n, r, i, a, o) {
      return (
        (e = e.stateNode),
        typeof e.shouldComponentUpdate == `function`
          ? e.shouldComponentUpdate(r, a, o)
          : t.prototype && t.prototype.isPureReactComponent
            ? !Hr(n, r) || !Hr(i, a)
            : !0
      );
    }
    function Sc(e, t, n, r) {
      ((e = t.state),
        typeof t.componentWillReceiveProps == `function` && t.componentWillReceiveProps(n, r),
        typeof t.UNSAFE_componentWillReceiveProps == `function` && t.UNSAFE_componentWillReceiveProps(n, r),
        t.state !== e && bc.enqueueReplaceState(t, t.state, null));
    }
    function Cc(e, t) {
      var n = t;
      if (`ref` in t) for (var r in ((n = {}), t)) r !== `ref` && (n[r] = t[r]);
      if ((e = e.defaultProps)) for (var i in (n === t && (n = E({}, n)), e)) n[i] === void 0 && (n[i] = e[i]);
      return n;
    }
    function wc(e) {
      bi(e);
    }
    function Tc(e) {
      console.error(e);
    }
    function Ec(e) {
      bi(e);
    }
    function Dc(e, t) {
      try {
        var n = e.onUncaughtError;
        n(t.value, { componentStack: t.stack });
      } catch (e) {
        setTimeout(function () {
          throw e;
        });
      }
    }
    function Oc(e, t, n) {
      try {
        var r = e.onCaughtError;
        r(n.value, { componentStack: n.stack, errorBoundary: t.tag === 1 ? t.stateNode : null });
      } catch (e) {
        setTimeout(function () {
          throw e;
        });
      }
    }
    function kc(e, t, n) {
      return (
        (n = _o(n)),
        (n.tag = 3),
        (n.payload = { element: null }),
        (n.callback = function () {
          Dc(e, t);
        }),
        n
      );
    }
    function Ac(e) {
      return ((e = _o(e)), (e.tag = 3), e);
    }
    function jc(e, t, n, r) {
      var i = n.type.getDerivedStateFromError;
      if (typeof i == `function`) {
        var a = r.value;
        ((e.payload = function () {
          return i(a);
        }),
          (e.callback = function () {
            Oc(t, n, r);
          }));
      }
      var o = n.stateNode;
      o !== null &&
        typeof o.componentDidCatch == `function` &&
        (e.callback = function () {
          (Oc(t, n, r), typeof i != `function` && (yd === null ? (yd = new Set([this])) : yd.add(this)));
          var e = r.stack;
          this.componentDidCatch(r.value, { componentStack: e === null ? `` : e });
        });
    }
    function Mc(e, t, n, r, i) {
      if (((n.flags |= 32768), typeof r == `object` && r && typeof r.then == `function`)) {
        if (((t = n.alternate), t !== null && Sa(t, n, i, !0), (n = jo.current), n !== null)) {
          switch (n.tag) {
            case 31:
            case 13:
            case 19:
              return (
                Mo === null ? Kd() : n.alternate === null && od === 0 && (od = 3),
                (n.flags &= -257),
                (n.flags |= 65536),
                (n.lanes = i),
                r === Qa ? (n.flags |= 16384) : ((t = n.updateQueue), t === null ? (n.updateQueue = new Set([r])) : t.add(r), mf(e, r, i)),
                !1
              );
            case 22:
              return (
                (n.flags |= 65536),
                r === Qa
                  ? (n.flags |= 16384)
                  : ((t = n.updateQueue),
                    t === null
                      ? ((t = { transitions: null, markerInstances: null, retryQueue: new Set([r]) }), (n.updateQueue = t))
                      : ((n = t.retryQueue), n === null ? (t.retryQueue = new Set([r])) : n.add(r)),
                    mf(e, r, i)),
                !1
              );
          }
          throw Error(a(435, n.tag));
        }
        return (mf(e, r, i), Kd(), !1);
      }
      if (B)
        return (
          (t = jo.current),
          t === null
            ? (r !== sa && ((t = Error(a(423), { cause: r })), ma(Hi(t, n))),
              (e = e.current.alternate),
              (e.flags |= 65536),
              (i &= -i),
              (e.lanes |= i),
              (r = Hi(r, n)),
              (i = kc(e.stateNode, r, i)),
              bo(e, i),
              od !== 4 && (od = 2))
            : (!(t.flags & 65536) && (t.flags |= 256),
              (t.flags |= 65536),
              (t.lanes = i),
              r !== sa && ((e = Error(a(422), { cause: r })), ma(Hi(e, n)))),
          !1
        );
      var o = Error(a(520), { cause: r });
      if (((o = Hi(o, n)), fd === null ? (fd = [o]) : fd.push(o), od !== 4 && (od = 2), t === null)) return !0;
      ((r = Hi(r, n)), (n = t));
      do {
        switch (n.tag) {
          case 3:
            return ((n.flags |= 65536), (e = i & -i), (n.lanes |= e), (e = kc(n.stateNode, r, e)), bo(n, e), !1);
          case 1:
            if (
              ((t = n.type),
              (o = n.stateNode),
              !(n.flags & 128) &&
                (typeof t.getDerivedStateFromError == `function` ||
                  (o !== null && typeof o.componentDidCatch == `function` && (yd === null || !yd.has(o)))))
            )
              return ((n.flags |= 65536), (i &= -i), (n.lanes |= i), (i = Ac(i)), jc(i, e, n, r), bo(n, i), !1);
            break;
          case 22:
            if (n.memoizedState !== null) return ((n.flags |= 65536), !1);
        }
        n = n.return;
      } while (n !== null);
      return !1;
    }
    var Nc = Error(a(461)),
      Pc = !1;
    function Fc(e, t, n, r) {
      t.child = e === null ? po(t, null, n, r) : fo(t, e.child, n, r);
    }
    function Ic(e, t, n, r, i) {
      n = n.render;
      var a = t.ref;
      if (`ref` in r) {
        var o = {};
        for (var s in r) s !== `ref` && (o[s] = r[s]);
      } else o = r;
      return (
        wa(t),
        (r = $o(e, t, n, o, a, i)),
        (s = rs()),
        e !== null && !Pc ? (is(e, t, i), ul(e, t, i)) : (B && s && ea(t), (t.flags |= 1), Fc(e, t, r, i), t.child)
      );
    }
    function Lc(e, t, n, r, i) {
      if (e === null) {
        var a = n.type;
        return typeof a == `function` && !Ni(a) && a.defaultProps === void 0 && n.compare === null
          ? ((t.tag = 15), (t.type = a), Rc(e, t, a, r, i))
          : ((e = Ii(n.type, null, r, t, t.mode, i)), (e.ref = t.ref), (e.return = t), (t.child = e));
      }
      if (((a = e.child), !dl(e, i))) {
        var o = a.memoizedProps;
        if (((n = n.compare), (n = n === null ? Hr : n), n(o, r) && e.ref === t.ref)) return ul(e, t, i);
      }
      return ((t.flags |= 1), (e = Pi(a, r)), (e.ref = t.ref), (e.return = t), (t.child = e));
    }
    function Rc(e, t, n, r, i) {
      if (e !== null) {
        var a = e.memoizedProps;
        if (Hr(a, r) && e.ref === t.ref) {
          if (((Pc = !1), (t.pendingProps = r = a), dl(e, i))) e.flags & 131072 && (Pc = !0);
          else return ((t.lanes = e.lanes), ul(e, t, i));
        }
      }
      return Kc(e, t, n, r, i);
    }
    function zc(e, t, n, r) {
      var i = r.children,
        a = e === null ? null : e.memoizedState;
      if (
        (e === null && t.stateNode === null && (t.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
        r.mode === `hidden`)
      ) {
        if (t.flags & 128) {
          if (((a = a === null ? n : a.baseLanes | n), e !== null)) {
            for (r = t.child = e.child, i = 0; r !== null;) ((i = i | r.lanes | r.childLanes), (r = r.sibling));
            r = i & ~a;
          } else ((r = 0), (t.child = null));
          return Vc(e, t, a, n, r);
        }
        if (n & 536870912)
          ((t.memoizedState = { baseLanes: 0, cachePool: null }),
            e !== null && qa(t, a === null ? null : a.cachePool),
            a === null ? ko() : Oo(t, a),
            Fo(t));
        else return ((r = t.lanes = 536870912), Vc(e, t, a === null ? n : a.baseLanes | n, n, r));
      } else a === null ? (e !== null && qa(t, null), ko(), Io()) : (qa(t, a.cachePool), Oo(t, a), Io(), (t.memoizedState = null));
      return (Fc(e, t, i, n), t.child);
    }
    function Bc(e, t) {
      return (
        (e !== null && e.tag === 22) ||
          t.stateNode !== null ||
          (t.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
        t.sibling
      );
    }
    function Vc(e, t, n, r, i) {
      var a = Ka();
      return (
        (a = a === null ? null : { parent: ja._currentValue, pool: a }),
        (t.memoizedState = { baseLanes: n, cachePool: a }),
        e !== null && qa(t, null),
        ko(),
        Fo(t),
        e !== null && Sa(e, t, r, !0),
        (t.childLanes = i),
        null
      );
    }
    function Hc(e, t) {
      return ((t = tl({ mode: t.mode, children: t.children }, e.mode)), (t.ref = e.ref), (e.child = t), (t.return = e), t);
    }
    function Uc(e, t, n) {
      return (fo(t, e.child, null, n), (e = Hc(t, t.pendingProps)), (e.flags |= 2), Lo(t), (t.memoizedState = null), e);
    }
    function Wc(e, t, n) {
      var r = t.pendingProps,
        i = !!(t.flags & 128);
      if (((t.flags &= -129), e === null)) {
        if (B) {
          if (r.mode === `hidden`) return ((e = Hc(t, r)), (t.lanes = 536870912), (e.memoizedState = { baseLanes: 0, cachePool: null }), Bc(null, e));
          if (
            (Po(t),
            (e = ia)
              ? ((e = am(e, oa)),
                (e = e !== null && e.data === `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: Yi === null ? null : { id: Xi, overflow: Zi },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = zi(e)),
                  (n.return = t),
                  (t.child = n),
                  (ra = t),
                  (ia = null)))
              : (e = null),
            e === null)
          )
            throw ca(t);
          return ((t.lanes = 536870912), null);
        }
        return Hc(t, r);
      }
      var o = e.memoizedState;
      if (o !== null) {
        var s = o.dehydrated;
        if ((Po(t), i)) {
          if (t.flags & 256) ((t.flags &= -257), (t = Uc(e, t, n)));
          else if (t.memoizedState !== null) ((t.child = e.child), (t.flags |= 128), (t = null));
          else throw Error(a(558));
        } else if ((Pc || Sa(e, t, n, !1), (i = (n & e.childLanes) !== 0), Pc || i)) {
          if (Eo.current === null) {
            if (((r = K), r !== null && ((s = _t(r, n)), s !== 0 && s !== o.retryLane))) throw ((o.retryLane = s), Di(e, s), X(r, e, s), Nc);
            Kd();
          }
          t = Uc(e, t, n);
        } else
          ((e = o.treeContext),
            (ia = lm(s.nextSibling)),
            (ra = t),
            (B = !0),
            (aa = null),
            (oa = !1),
            e !== null && na(t, e),
            (t = Hc(t, r)),
            (t.flags |= 134221824));
        return t;
      }
      return ((e = Pi(e.child, { mode: r.mode, children: r.children })), (e.ref = t.ref), (t.child = e), (e.return = t), e);
    }
    function Gc(e, t) {
      var n = t.ref;
      if (n === null) e !== null && e.ref !== null && (t.flags |= 4194816);
      else {
        if (typeof n != `function` && typeof n != `object`) throw Error(a(284));
        (e === null || e.ref !== n) && (t.flags |= 4194816);
      }
    }
    function Kc(e, t, n, r, i) {
      return (
        wa(t),
        (n = $o(e, t, n, r, void 0, i)),
        (r = rs()),
        e !== null && !Pc ? (is(e, t, i), ul(e, t, i)) : (B && r && ea(t), (t.flags |= 1), Fc(e, t, n, i), t.child)
      );
    }
    function qc(e, t, n, r, i, a) {
      return (
        wa(t),
        (t.updateQueue = null),
        (n = ts(t, r, n, i)),
        es(e),
        (r = rs()),
        e !== null && !Pc ? (is(e, t, a), ul(e, t, a)) : (B && r && ea(t), (t.flags |= 1), Fc(e, t, n, a), t.child)
      );
    }
    function Jc(e, t, n, r, i) {
      if ((wa(t), t.stateNode === null)) {
        var a = Ai,
          o = n.contextType;
        (typeof o == `object` && o && (a = Ta(o)),
          (a = new n(r, a)),
          (t.memoizedState = a.state !== null && a.state !== void 0 ? a.state : null),
          (a.updater = bc),
          (t.stateNode = a),
          (a._reactInternals = t),
          (a = t.stateNode),
          (a.props = r),
          (a.state = t.memoizedState),
          (a.refs = {}),
          ho(t),
          (o = n.contextType),
          (a.context = typeof o == `object` && o ? Ta(o) : Ai),
          (a.state = t.memoizedState),
          (o = n.getDerivedStateFromProps),
          typeof o == `function` && (yc(t, n, o, r), (a.state = t.memoizedState)),
          typeof n.getDerivedStateFromProps == `function` ||
            typeof a.getSnapshotBeforeUpdate == `function` ||
            (typeof a.UNSAFE_componentWillMount != `function` && typeof a.componentWillMount != `function`) ||
            ((o = a.state),
            typeof a.componentWillMount == `function` && a.componentWillMount(),
            typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount(),
            o !== a.state && bc.enqueueReplaceState(a, a.state, null),
            Co(t, r, a, i),
            So(),
            (a.state = t.memoizedState)),
          typeof a.componentDidMount == `function` && (t.flags |= 4194308),
          (r = !0));
      } else if (e === null) {
        a = t.stateNode;
        var s = t.memoizedProps,
          c = Cc(n, s);
        a.props = c;
        var l = a.context,
          u = n.contextType;
        ((o = Ai), typeof u == `object` && u && (o = Ta(u)));
        var d = n.getDerivedStateFromProps;
        ((u = typeof d == `function` || typeof a.getSnapshotBeforeUpdate == `function`),
          (s = t.pendingProps !== s),
          u ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` && typeof a.componentWillReceiveProps != `function`) ||
            ((s || l !== o) && Sc(t, a, r, o)),
          (mo = !1));
        var f = t.memoizedState;
        ((a.state = f),
          Co(t, r, a, i),
          So(),
          (l = t.memoizedState),
          s || f !== l || mo
            ? (typeof d == `function` && (yc(t, n, d, r), (l = t.memoizedState)),
              (c = mo || xc(t, n, c, r, f, l, o))
                ? (u ||
                    (typeof a.UNSAFE_componentWillMount != `function` && typeof a.componentWillMount != `function`) ||
                    (typeof a.componentWillMount == `function` && a.componentWillMount(),
                    typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount()),
                  typeof a.componentDidMount == `function` && (t.flags |= 4194308))
                : (typeof a.componentDidMount == `function` && (t.flags |= 4194308), (t.memoizedProps = r), (t.memoizedState = l)),
              (a.props = r),
              (a.state = l),
              (a.context = o),
              (r = c))
            : (typeof a.componentDidMount == `function` && (t.flags |= 4194308), (r = !1)));
      } else {
        ((a = t.stateNode),
          go(e, t),
          (o = t.memoizedProps),
          (u = Cc(n, o)),
          (a.props = u),
          (d = t.pendingProps),
          (f = a.context),
          (l = n.contextType),
          (c = Ai),
          typeof l == `object` && l && (c = Ta(l)),
          (s = n.getDerivedStateFromProps),
          (l = typeof s == `function` || typeof a.getSnapshotBeforeUpdate == `function`) ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` && typeof a.componentWillReceiveProps != `function`) ||
            ((o !== d || f !== c) && Sc(t, a, r, c)),
          (mo = !1),
          (f = t.memoizedState),
          (a.state = f),
          Co(t, r, a, i),
          So());
        var p = t.memoizedState;
        o !== d || f !== p || mo || (e !== null && e.dependencies !== null && Ca(e.dependencies))
          ? (typeof s == `function` && (yc(t, n, s, r), (p = t.memoizedState)),
            (u = mo || xc(t, n, u, r, f, p, c) || (e !== null && e.dependencies !== null && Ca(e.dependencies)))
              ? (l ||
                  (typeof a.UNSAFE_componentWillUpdate != `function` && typeof a.componentWillUpdate != `function`) ||
                  (typeof a.componentWillUpdate == `function` && a.componentWillUpdate(r, p, c),
                  typeof a.UNSAFE_componentWillUpdate == `function` && a.UNSAFE_componentWillUpdate(r, p, c)),
                typeof a.componentDidUpdate == `function` && (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate == `function` && (t.flags |= 1024))
              : (typeof a.componentDidUpdate != `function` || (o === e.memoizedProps && f === e.memoizedState) || (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate != `function` || (o === e.memoizedProps && f === e.memoizedState) || (t.flags |= 1024),
                (t.memoizedProps = r),
                (t.memoizedState = p)),
            (a.props = r),
            (a.state = p),
            (a.context = c),
            (r = u))
          : (typeof a.componentDidUpdate != `function` || (o === e.memoizedProps && f === e.memoizedState) || (t.flags |= 4),
            typeof a.getSnapshotBeforeUpdate != `function` || (o === e.memoizedProps && f === e.memoizedState) || (t.flags |= 1024),
            (r = !1));
      }
      return (
        (a = r),
        Gc(e, t),
        (r = !!(t.flags & 128)),
        a || r
          ? ((a = t.stateNode),
            (n = r && typeof n.getDerivedStateFromError != `function` ? null : a.render()),
            (t.flags |= 1),
            e !== null && r ? ((t.child = fo(t, e.child, null, i)), (t.child = fo(t, null, n, i))) : Fc(e, t, n, i),
            (t.memoizedState = a.state),
            (e = t.child))
          : (e = ul(e, t, i)),
        e
      );
    }
    function Yc(e, t, n, r) {
      return (fa(), (t.flags |= 256), Fc(e, t, n, r), t.child);
    }
    var Xc = { dehydrated: null, treeContext: null, retryLane: 0, hydrationErrors: null };
    function Zc(e) {
      return { baseLanes: e, cachePool: Ja() };
    }
    function Qc(e, t, n) {
      return ((e = e === null ? 0 : e.childLanes & ~n), t && (e |= ud), e);
    }
    function $c(e, t, n) {
      var r = t.pendingProps,
        i = !1,
        a = !!(t.flags & 128),
        o;
      if (
        ((o = a) || (o = e !== null && e.memoizedState === null ? !1 : !!(Ro.current & 2)),
        o && ((i = !0), (t.flags &= -129)),
        (o = !!(t.flags & 32)),
        (t.flags &= -33),
        e === null)
      ) {
        if (B) {
          if (
            (i ? No(t) : Io(),
            (e = ia)
              ? ((e = am(e, oa)),
                (e = e !== null && e.data !== `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: Yi === null ? null : { id: Xi, overflow: Zi },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = zi(e)),
                  (n.return = t),
                  (t.child = n),
                  (ra = t),
                  (ia = null)))
              : (e = null),
            e === null)
          )
            throw ca(t);
          return ((t.lanes = sm(e) ? 32 : 536870912), null);
        }
        return (
          (a = r.children),
          (r = r.fallback),
          i
            ? (Io(),
              (i = t.mode),
              (a = tl({ mode: `hidden`, children: a }, i)),
              (r = Li(r, i, n, null)),
              (a.return = t),
              (r.return = t),
              (a.sibling = r),
              (t.child = a),
              (r = t.child),
              (r.memoizedState = Zc(n)),
              (r.childLanes = Qc(e, o, n)),
              (t.memoizedState = Xc),
              Bc(null, r))
            : (No(t), el(t, a))
        );
      }
      var s = e.memoizedState;
      if (s !== null) {
        var c = s.dehydrated;
        if (c !== null) return rl(e, t, a, o, r, c, s, n);
      }
      return i
        ? (Io(),
          (i = r.fallback),
          (a = t.mode),
          (s = e.child),
          (c = s.sibling),
          (r = Pi(s, { mode: `hidden`, children: r.children })),
          (r.subtreeFlags = s.subtreeFlags & 1206910976),
          c === null ? ((i = Li(i, a, n, null)), (i.flags |= 2)) : (i = Pi(c, i)),
          (i.return = t),
          (r.return = t),
          (r.sibling = i),
          (t.child = r),
          Bc(null, r),
          (r = t.child),
          (i = e.child.memoizedState),
          i === null
            ? (i = Zc(n))
            : ((a = i.cachePool),
              a === null ? (a = Ja()) : ((s = ja._currentValue), (a = a.parent === s ? a : { parent: s, pool: s })),
              (i = { baseLanes: i.baseLanes | n, cachePool: a })),
          (r.memoizedState = i),
          (r.childLanes = Qc(e, o, n)),
          (t.memoizedState = Xc),
          Bc(e.child, r))
        : (No(t),
          (n = e.child),
          (e = n.sibling),
          (n = Pi(n, { mode: `visible`, children: r.children })),
          (n.return = t),
          (n.sibling = null),
          e !== null && ((o = t.deletions), o === null ? ((t.deletions = [e]), (t.flags |= 16)) : o.push(e)),
          (t.child = n),
          (t.memoizedState = null),
          n);
    }
    function el(e, t) {
      return ((t = tl({ mode: `visible`, children: t }, e.mode)), (t.return = e), (e.child = t));
    }
    function tl(e, t) {
      return ((e = Mi(22, e, null, t)), (e.lanes = 0), e);
    }
    function nl(e, t, n) {
      return (fo(t, e.child, null, n), (e = el(t, t.pendingProps.children)), (e.flags |= 2), (t.memoizedState = null), e);
    }
    function rl(e, t, n, r, i, o, s, c) {
      if (n)
        return t.flags & 256
          ? (No(t), (t.flags &= -257), nl(e, t, c))
          : t.memoizedState === null
            ? (Io(),
              (o = i.fallback),
              (s = t.mode),
              (i = tl({ mode: `visible`, children: i.children }, s)),
              (o = Li(o, s, c, null)),
              (o.flags |= 2),
              (i.return = t),
              (o.return = t),
              (i.sibling = o),
              (t.child = i),
              fo(t, e.child, null, c),
              (i = t.child),
              (i.memoizedState = Zc(c)),
              (i.childLanes = Qc(e, r, c)),
              (t.memoizedState = Xc),
              Bc(null, i))
            : (Io(), (t.child = e.child), (t.flags |= 128), null);
      if ((No(t), sm(o))) {
        if (((r = o.nextSibling && o.nextSibling.dataset), r)) var l = r.dgst;
        return ((r = l), r !== `` && ((i = Error(a(419))), (i.stack = ``), (i.digest = r), ma({ value: i, source: null, stack: null })), nl(e, t, c));
      }
      if ((Pc || Sa(e, t, c, !1), (r = (c & e.childLanes) !== 0), Pc || r)) {
        if (Eo.current !== null) return nl(e, t, c);
        if (((r = K), r !== null && ((i = _t(r, c)), i !== 0 && i !== s.retryLane))) throw ((s.retryLane = i), Di(e, i), X(r, e, i), Nc);
        return (om(o) || Kd(), nl(e, t, c));
      }
      return om(o)
        ? ((t.flags |= 192), (t.child = e.child), null)
        : ((e = s.treeContext),
          (ia = lm(o.nextSibling)),
          (ra = t),
          (B = !0),
          (aa = null),
          (oa = !1),
          e !== null && na(t, e),
          (t = el(t, i.children)),
          (t.flags |= 134221824),
          t);
    }
    function il(e, t, n) {
      e.lanes |= t;
      var r = e.alternate;
      (r !== null && (r.lanes |= t), ba(e.return, t, n));
    }
    function al(e) {
      for (var t = null; e !== null;) {
        var n = e.alternate;
        (n !== null && Vo(n) === null && (t = e), (e = e.sibling));
      }
      return t;
    }
    function ol(e, t, n, r, i, a) {
      var o = e.memoizedState;
      o === null
        ? (e.memoizedState = { isBackwards: t, rendering: null, renderingStartTime: 0, last: r, tail: n, tailMode: i, treeForkCount: a })
        : ((o.isBackwards = t),
          (o.rendering = null),
          (o.renderingStartTime = 0),
          (o.last = r),
          (o.tail = n),
          (o.tailMode = i),
          (o.treeForkCount = a));
    }
    function sl(e) {
      var t = e.child;
      for (e.child = null; t !== null;) {
        var n = t.sibling;
        ((t.sibling = e.child), (e.child = t), (t = n));
      }
    }
    function cl(e, t, n) {
      var r = t.pendingProps,
        i = r.revealOrder,
        a = r.tail;
      r = r.children;
      var o = Ro.current;
      if (t.flags & 128) return (zo(t, o), null);
      var s = !!(o & 2);
      if (
        (s ? ((o = (o & 1) | 2), (t.flags |= 128)) : (o &= 1),
        zo(t, o),
        i === `backwards` && e !== null ? (sl(e), Fc(e, t, r, n), sl(e)) : Fc(e, t, r, n),
        (r = B ? Ki : 0),
        !s && e !== null && e.flags & 128)
      )
        a: for (e = t.child; e !== null;) {
          if (e.tag === 13) e.memoizedState !== null && il(e, n, t);
          else if (e.tag === 19) il(e, n, t);
          else if (e.child !== null) {
            ((e.child.return = e), (e = e.child));
            continue;
          }
          if (e === t) break a;
          for (; e.sibling === null;) {
            if (e.return === null || e.return === t) break a;
            e = e.return;
          }
          ((e.sibling.return = e.return), (e = e.sibling));
        }
      switch (i) {
        case `backwards`:
          ((n = al(t.child)),
            n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null), sl(t)),
            ol(t, !0, i, null, a, r));
          break;
        case `unstable_legacy-backwards`:
          for (n = null, i = t.child, t.child = null; i !== null;) {
            if (((e = i.alternate), e !== null && Vo(e) === null)) {
              t.child = i;
              break;
            }
            ((e = i.sibling), (i.sibling = n), (n = i), (i = e));
          }
          ol(t, !0, n, null, a, r);
          break;
        case `together`:
          ol(t, !1, null, null, void 0, r);
          break;
        case `independent`:
          t.memoizedState = null;
          break;
        default:
          ((n = al(t.child)), n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null)), ol(t, !1, i, n, a, r));
      }
      return t.child;
    }
    function ll(e, t, n) {
      var r = t.pendingProps;
      return (va(t, t.type, r.value), Fc(e, t, r.children, n), t.child);
    }
    function ul(e, t, n) {
      if ((e !== null && (t.dependencies = e.dependencies), (sd |= t.lanes), (n & t.childLanes) === 0)) {
        if (e !== null) {
          if ((Sa(e, t, n, !1), (n & t.childLanes) === 0)) return null;
        } else return null;
      }
      if (e !== null && t.child !== e.child) throw Error(a(153));
      if (t.child !== null) {
        for (e = t.child, n = Pi(e, e.pendingProps), t.child = n, n.return = t; e.sibling !== null;)
          ((e = e.sibling), (n = n.sibling = Pi(e, e.pendingProps)), (n.return = t));
        n.sibling = null;
      }
      return t.child;
    }
    function dl(e, t) {
      return (e.lanes & t) !== 0 || ((e = e.dependencies), !!(e !== null && Ca(e)));
    }
    function fl(e, t, n) {
      switch (t.tag) {
        case 3:
          (Te(t, t.stateNode.containerInfo), va(t, ja, e.memoizedState.cache), fa());
          break;
        case 27:
        case 5:
          De(t);
          break;
        case 4:
          Te(t, t.stateNode.containerInfo);
          break;
        case 10:
          va(t, t.type, t.memoizedProps.value);
          break;
        case 31:
          if (t.memoizedState !== null) return ((t.flags |= 128), Po(t), null);
          break;
        case 13:
          var r = t.memoizedState;
          if (r !== null) {
            if (r.dehydrated !== null) return (No(t), (t.flags |= 128), null);
            r = Sa(e, t, n, !1);
            var i = t.child.childLanes;
            return r || (n & i) !== 0 ? $c(e, t, n) : (No(t), (e = ul(e, t, n)), e === null ? null : e.sibling);
          }
          No(t);
          break;
        case 19:
          if (t.flags & 128) return cl(e, t, n);
          if (((i = !!(e.flags & 128)), (r = (n & t.childLanes) !== 0), (r ||= (Sa(e, t, n, !1), (n & t.childLanes) !== 0)), i)) {
            if (r) return cl(e, t, n);
            t.flags |= 128;
          }
          if (((i = t.memoizedState), i !== null && ((i.rendering = null), (i.tail = null), (i.lastEffect = null)), zo(t, Ro.current), r)) break;
          return null;
        case 22:
          return ((t.lanes = 0), zc(e, t, n, t.pendingProps));
        case 24:
          va(t, ja, e.memoizedState.cache);
      }
      return ul(e, t, n);
    }
    function pl(e, t, n) {
      if (e !== null) {
        if (e.memoizedProps !== t.pendingProps) Pc = !0;
        else {
          if (!dl(e, n) && !(t.flags & 128)) return ((Pc = !1), fl(e, t, n));
          Pc = !!(e.flags & 131072);
        }
      } else ((Pc = !1), B && t.flags & 1048576 && $i(t, Ki, t.index));
      switch (((t.lanes = 0), t.tag)) {
        case 16:
          a: {
            var r = t.pendingProps;
            if (((e = to(t.elementType)), (t.type = e), typeof e == `function`))
              Ni(e) ? ((r = Cc(e, r)), (t.tag = 1), (t = Jc(null, t, e, r, n))) : ((t.tag = 0), (t = Kc(null, t, e, r, n)));
            else {
              if (e != null) {
                var i = e.$$typeof;
                if (i === ne) {
                  ((t.tag = 11), (t = Ic(null, t, e, r, n)));
                  break a;
                }
                if (i === ae) {
                  ((t.tag = 14), (t = Lc(null, t, e, r, n)));
                  break a;
                }
                if (i === te) {
                  ((t.tag = 10), (t.type = e), (t = ll(null, t, n)));
                  break a;
                }
              }
              throw ((t = me(e) || e), Error(a(306, t, ``)));
            }
          }
          return t;
        case 0:
          return Kc(e, t, t.type, t.pendingProps, n);
        case 1:
          return ((r = t.type), (i = Cc(r, t.pendingProps)), Jc(e, t, r, i, n));
        case 3:
          a: {
            if ((Te(t, t.stateNode.containerInfo), e === null)) throw Error(a(387));
            r = t.pendingProps;
            var o = t.memoizedState;
            ((i = o.element), go(e, t), Co(t, r, null, n));
            var s = t.memoizedState;
            if (((r = s.cache), va(t, ja, r), r !== o.cache && xa(t, [ja], n, !0), So(), (r = s.element), o.isDehydrated)) {
              if (((o = { element: r, isDehydrated: !1, cache: s.cache }), (t.updateQueue.baseState = o), (t.memoizedState = o), t.flags & 256)) {
                t = Yc(e, t, r, n);
                break a;
              }
              if (r !== i) {
                ((i = Hi(Error(a(424)), t)), ma(i), (t = Yc(e, t, r, n)));
                break a;
              }
              switch (((e = t.stateNode.containerInfo), e.nodeType)) {
                case 9:
                  e = e.body;
                  break;
                default:
                  e = e.nodeName === `HTML` ? e.ownerDocument.body : e;
              }
              for (ia = lm(e.firstChild), ra = t, B = !0, aa = null, oa = !0, n = po(t, null, r, n), t.child = n; n;)
                ((n.flags = (n.flags & -3) | 134221824), (n = n.sibling));
            } else {
              if ((fa(), r === i)) {
                t = ul(e, t, n);
                break a;
              }
              Fc(e, t, r, n);
            }
            t = t.child;
          }
          return t;
        case 26:
          return (
            Gc(e, t),
            e === null
              ? (n = Nm(t.type, null, t.pendingProps, null))
                ? (t.memoizedState = n)
                : B || (t.stateNode = fp(t.type, t.pendingProps, Ce.current, t))
              : (t.memoizedState = Nm(t.type, e.memoizedProps, t.pendingProps, e.memoizedState)),
            null
          );
        case 27:
          return (
            De(t),
            e === null &&
              B &&
              ((r = t.stateNode = hm(t.type, t.pendingProps, Ce.current)),
              (ra = t),
              (oa = !0),
              (i = ia),
              Sp(t.type) ? ((um = i), (ia = lm(r.firstChild))) : (ia = i)),
            Fc(e, t, t.pendingProps.children, n),
            Gc(e, t),
            e === null && (t.flags |= 4194304),
            t.child
          );
        case 5:
          return (
            e === null &&
              B &&
              ((i = r = ia) &&
                ((r = rm(r, t.type, t.pendingProps, oa)),
                r === null ? (i = !1) : ((t.stateNode = r), (ra = t), (ia = lm(r.firstChild)), (oa = !1), (i = !0))),
              i || ca(t)),
            De(t),
            (i = t.type),
            (o = t.pendingProps),
            (s = e === null ? null : e.memoizedProps),
            (r = o.children),
            pp(i, o) ? (r = null) : s !== null && pp(i, s) && (t.flags |= 32),
            t.memoizedState !== null && ((i = $o(e, t, ns, null, null, n)), (sh._currentValue = i)),
            Gc(e, t),
            Fc(e, t, r, n),
            t.child
          );
        case 6:
          return (
            e === null &&
              B &&
              ((e = n = ia) && ((n = im(n, t.pendingProps, oa)), n === null ? (e = !1) : ((t.stateNode = n), (ra = t), (ia = null), (e = !0))),
              e || ca(t)),
            null
          );
        case 13:
          return $c(e, t, n);
        case 4:
          return (Te(t, t.stateNode.containerInfo), (r = t.pendingProps), e === null ? (t.child = fo(t, null, r, n)) : Fc(e, t, r, n), t.child);
        case 11:
          return Ic(e, t, t.type, t.pendingProps, n);
        case 7:
          return ((r = t.pendingProps), Gc(e, t), Fc(e, t, r, n), t.child);
        case 8:
          return (Fc(e, t, t.pendingProps.children, n), t.child);
        case 12:
          return (Fc(e, t, t.pendingProps.children, n), t.child);
        case 10:
          return ll(e, t, n);
        case 9:
          return ((i = t.type._context), (r = t.pendingProps.children), wa(t), (i = Ta(i)), (r = r(i)), (t.flags |= 1), Fc(e, t, r, n), t.child);
        case 14:
          return Lc(e, t, t.type, t.pendingProps, n);
        case 15:
          return Rc(e, t, t.type, t.pendingProps, n);
        case 19:
          return cl(e, t, n);
        case 31:
          return Wc(e, t, n);
        case 22:
          return zc(e, t, n, t.pendingProps);
        case 24:
          return (
            wa(t),
            (r = Ta(ja)),
            e === null
              ? ((i = Ka()),
                i === null && ((i = K), (o = Ma()), (i.pooledCache = o), o.refCount++, o !== null && (i.pooledCacheLanes |= n), (i = o)),
                (t.memoizedState = { parent: r, cache: i }),
                ho(t),
                va(t, ja, i))
              : ((e.lanes & n) !== 0 && (go(e, t), Co(t, null, null, n), So()),
                (i = e.memoizedState),
                (o = t.memoizedState),
                i.parent === r
                  ? ((r = o.cache), va(t, ja, r), r !== i.cache && xa(t, [ja], n, !0))
                  : ((i = { parent: r, cache: r }),
                    (t.memoizedState = i),
                    t.lanes === 0 && (t.memoizedState = t.updateQueue.baseState = i),
                    va(t, ja, r))),
            Fc(e, t, t.pendingProps.children, n),
            t.child
          );
        case 30:
          return (
            t.stateNode === null && (t.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
            (r = t.pendingProps),
            r.name != null && r.name !== `auto` ? (t.flags |= e === null ? 18882560 : 18874368) : B && ea(t),
            e !== null && e.memoizedProps.name !== r.name ? (t.flags |= 4194816) : Gc(e, t),
            Fc(e, t, r.children, n),
            t.child
          );
        case 29:
          throw t.pendingProps;
      }
      throw Error(a(156, t.tag));
    }
    function ml(e) {
      e.flags |= 4;
    }
    function hl(e, t, n, r, i) {
      var a;
      if (((a = !!(e.mode & 32)) && (a = n === null ? Jm(t, r) : Jm(t, r) && (r.src !== n.src || r.srcSet !== n.srcSet)), a)) {
        if (((e.flags |= 16777216), (i & 335544128) === i)) {
          if (e.stateNode.complete) e.flags |= 8192;
          else if (Ud()) e.flags |= 8192;
          else throw ((no = Qa), Xa);
        }
      } else e.flags &= -16777217;
    }
    function gl(e, t) {
      if (t.type !== `stylesheet` || t.state.loading & 4) e.flags &= -16777217;
      else if (((e.flags |= 16777216), !Ym(t))) {
        if (Ud()) e.flags |= 8192;
        else throw ((no = Qa), Xa);
      }
    }
    function _l(e, t) {
      (t !== null && (e.flags |= 4), e.flags & 16384 && ((t = e.tag === 22 ? 536870912 : dt()), (e.lanes |= t), (dd |= t)));
    }
    function vl(e, t) {
      if (!B)
        switch (e.tailMode) {
          case `visible`:
            break;
          case `collapsed`:
            for (var n = e.tail, r = null; n !== null;) (n.alternate !== null && (r = n), (n = n.sibling));
            r === null ? (t || e.tail === null ? (e.tail = null) : (e.tail.sibling = null)) : (r.sibling = null);
            break;
          default:
            for (t = e.tail, n = null; t !== null;) (t.alternate !== null && (n = t), (t = t.sibling));
            n === null ? (e.tail = null) : (n.sibling = null);
        }
    }
    function yl(e) {
      var t = e.alternate !== null && e.alternate.child === e.child,
        n = 0,
        r = 0;
      if (t)
        for (var i = e.child; i !== null;)
          ((n |= i.lanes | i.childLanes), (r |= i.subtreeFlags & 1206910976), (r |= i.flags & 1206910976), (i.return = e), (i = i.sibling));
      else for (i = e.child; i !== null;) ((n |= i.lanes | i.childLanes), (r |= i.subtreeFlags), (r |= i.flags), (i.return = e), (i = i.sibling));
      return ((e.subtreeFlags |= r), (e.childLanes = n), t);
    }
    function bl(e, t, n) {
      var r = t.pendingProps;
      switch ((ta(t), t.tag)) {
        case 16:
        case 15:
        case 0:
        case 11:
        case 7:
        case 8:
        case 12:
        case 9:
        case 14:
          return (yl(t), null);
        case 1:
          return (yl(t), null);
        case 3:
          return (
            (n = t.stateNode),
            (r = null),
            e !== null && (r = e.memoizedState.cache),
            t.memoizedState.cache !== r && (t.flags |= 2048),
            ya(ja),
            Ee(),
            n.pendingContext && ((n.context = n.pendingContext), (n.pendingContext = null)),
            (e === null || e.child === null) &&
              (da(t) ? ml(t) : e === null || (e.memoizedState.isDehydrated && !(t.flags & 256)) || ((t.flags |= 1024), pa())),
            yl(t),
            null
          );
        case 26:
          var i = t.type,
            o = t.memoizedState;
          return (
            e === null
              ? (ml(t), o === null ? (yl(t), hl(t, i, null, r, n)) : (yl(t), gl(t, o)))
              : o
                ? o === e.memoizedState
                  ? (yl(t), (t.flags &= -16777217))
                  : (ml(t), yl(t), gl(t, o))
                : ((e = e.memoizedProps), e !== r && ml(t), yl(t), hl(t, i, e, r, n)),
            null
          );
        case 27:
          if ((Oe(t), (n = Ce.current), (i = t.type), e !== null && t.stateNode != null)) e.memoizedProps !== r && ml(t);
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(a(166));
              return (yl(t), (t.subtreeFlags &= -33554433), null);
            }
            ((e = xe.current), da(t) ? la(t, e) : ((e = hm(i, r, n)), (t.stateNode = e), ml(t)));
          }
          return (yl(t), (t.subtreeFlags &= -33554433), null);
        case 5:
          if ((Oe(t), (i = t.type), e !== null && t.stateNode != null)) e.memoizedProps !== r && ml(t);
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(a(166));
              return (yl(t), (t.subtreeFlags &= -33554433), null);
            }
            if (((o = xe.current), da(t))) la(t, o);
            else {
              var s = lp(Ce.current);
              switch (o) {
                case 1:
                  o = s.createElementNS(`http://www.w3.org/2000/svg`, i);
                  break;
                case 2:
                  o = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, i);
                  break;
                default:
                  switch (i) {
                    case `svg`:
                      o = s.createElementNS(`http://www.w3.org/2000/svg`, i);
                      break;
                    case `math`:
                      o = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, i);
                      break;
                    case `script`:
                      ((o = s.createElement(`div`)), (o.innerHTML = `<script><\/script>`), (o = o.removeChild(o.firstChild)));
                      break;
                    case `select`:
                      ((o = typeof r.is == `string` ? s.createElement(`select`, { is: r.is }) : s.createElement(`select`)),
                        r.multiple ? (o.multiple = !0) : r.size && (o.size = r.size));
                      break;
                    default:
                      o = typeof r.is == `string` ? s.createElement(i, { is: r.is }) : s.createElement(i);
                  }
              }
              ((o[Ct] = t), (o[wt] = r));
              a: for (s = t.child; s !== null;) {
                if (s.tag === 5 || s.tag === 6) o.appendChild(s.stateNode);
                else if (s.tag !== 4 && s.tag !== 27 && s.child !== null) {
                  ((s.child.return = s), (s = s.child));
                  continue;
                }
                if (s === t) break a;
                for (; s.sibling === null;) {
                  if (s.return === null || s.return === t) break a;
                  s = s.return;
                }
                ((s.sibling.return = s.return), (s = s.sibling));
              }
              t.stateNode = o;
              a: switch ((np(o, i, r), i)) {
                case `button`:
                case `input`:
                case `select`:
                case `textarea`:
                  r = !!r.autoFocus;
                  break a;
                case `img`:
                  r = !0;
                  break a;
                default:
                  r = !1;
              }
              r && ml(t);
            }
          }
          return (yl(t), (t.subtreeFlags &= -33554433), hl(t, t.type, e === null ? null : e.memoizedProps, t.pendingProps, n), null);
        case 6:
          if (e && t.stateNode != null) e.memoizedProps !== r && ml(t);
          else {
            if (typeof r != `string` && t.stateNode === null) throw Error(a(166));
            if (((e = Ce.current), da(t))) {
              if (((e = t.stateNode), (n = t.memoizedProps), (r = null), (i = ra), i !== null))
                switch (i.tag) {
                  case 27:
                  case 5:
                    r = i.memoizedProps;
                }
              ((e[Ct] = t), (e = !!(e.nodeValue === n || (r !== null && !0 === r.suppressHydrationWarning) || ep(e.nodeValue, n))), e || ca(t, !0));
            } else ((e = lp(e).createTextNode(r)), (e[Ct] = t), (t.stateNode = e));
          }
          return (yl(t), null);
        case 31:
          if (((n = t.memoizedState), e === null || e.memoizedState !== null)) {
            if (((r = da(t)), n !== null)) {
              if (e === null) {
                if (!r) throw Error(a(318));
                if (((e = t.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(a(557));
                e[Ct] = t;
              } else (fa(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4));
              (yl(t), (e = !1));
            } else ((n = pa()), e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = n), (e = !0));
            if (!e) return t.flags & 256 ? (Lo(t), t) : (Lo(t), null);
            if (t.flags & 128) throw Error(a(558));
          }
          return (yl(t), null);
        case 13:
          if (((r = t.memoizedState), e === null || (e.memoizedState !== null && e.memoizedState.dehydrated !== null))) {
            if (((i = da(t)), r !== null && r.dehydrated !== null)) {
              if (e === null) {
                if (!i) throw Error(a(318));
                if (((i = t.memoizedState), (i = i === null ? null : i.dehydrated), !i)) throw Error(a(317));
                i[Ct] = t;
              } else (fa(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4));
              (yl(t), (i = !1));
            } else ((i = pa()), e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = i), (i = !0));
            if (!i) return t.flags & 256 ? (Lo(t), t) : (Lo(t), null);
          }
          return (
            Lo(t),
            t.flags & 128
              ? ((t.lanes = n), t)
              : ((n = r !== null),
                (e = e !== null && e.memoizedState !== null),
                n &&
                  ((r = t.child),
                  (i = null),
                  r.alternate !== null &&
                    r.alternate.memoizedState !== null &&
                    r.alternate.memoizedState.cachePool !== null &&
                    (i = r.alternate.memoizedState.cachePool.pool),
                  (o = null),
                  r.memoizedState !== null && r.memoizedState.cachePool !== null && (o = r.memoizedState.cachePool.pool),
                  o !== i && (r.flags |= 2048)),
                n !== e && n && (t.child.flags |= 8192),
                _l(t, t.updateQueue),
                yl(t),
                null)
          );
        case 4:
          return (Ee(), e === null && Wf(t.stateNode.containerInfo), (t.flags |= 67108864), yl(t), null);
        case 10:
          return (ya(t.type), yl(t), null);
        case 19:
          if ((Bo(t), (r = t.memoizedState), r === null)) return (yl(t), null);
          if (((i = !!(t.flags & 128)), (o = r.rendering), o === null)) {
            if (i) vl(r, !1);
            else {
              if (od !== 0 || (e !== null && e.flags & 128))
                for (e = t.child; e !== null;) {
                  if (((o = Vo(e)), o !== null)) {
                    for (
                      t.flags |= 128, vl(r, !1), e = o.updateQueue, t.updateQueue = e, _l(t, e), t.subtreeFlags = 0, e = n, n = t.child;
                      n !== null;
                    )
                      (Fi(n, e), (n = n.sibling));
                    return (zo(t, (Ro.current & 1) | 2), B && Qi(t, r.treeForkCount), t.child);
                  }
                  e = e.sibling;
                }
              r.tail !== null && Ve() > _d && ((t.flags |= 128), (i = !0), vl(r, !1), (t.lanes = 4194304));
            }
          } else {
            if (!i) {
              if (((e = Vo(o)), e !== null)) {
                if (
                  ((t.flags |= 128),
                  (i = !0),
                  (e = e.updateQueue),
                  (t.updateQueue = e),
                  _l(t, e),
                  vl(r, !0),
                  r.tail === null && r.tailMode !== `collapsed` && r.tailMode !== `visible` && !o.alternate && !B)
                )
                  return (yl(t), null);
              } else 2 * Ve() - r.renderingStartTime > _d && n !== 536870912 && ((t.flags |= 128), (i = !0), vl(r, !1), (t.lanes = 4194304));
            }
            r.isBackwards ? ((o.sibling = t.child), (t.child = o)) : ((e = r.last), e === null ? (t.child = o) : (e.sibling = o), (r.last = o));
          }
          if (r.tail !== null) {
            e = r.tail;
            a: {
              for (n = e; n !== null;) {
                if (n.alternate !== null) {
                  n = !1;
                  break a;
                }
                n = n.sibling;
              }
              n = !0;
            }
            return (
              (r.rendering = e),
              (r.tail = e.sibling),
              (r.renderingStartTime = Ve()),
              (e.sibling = null),
              (o = Ro.current),
              (o = i ? (o & 1) | 2 : o & 1),
              r.tailMode === `visible` || r.tailMode === `collapsed` || !n || B ? zo(t, o) : ((n = o), I(jo, t), I(Ro, n), Mo === null && (Mo = t)),
              B && Qi(t, r.treeForkCount),
              e
            );
          }
          return (yl(t), null);
        case 22:
        case 23:
          return (
            Lo(t),
            Ao(),
            (r = t.memoizedState !== null),
            e === null ? r && (t.flags |= 8192) : (e.memoizedState !== null) !== r && (t.flags |= 8192),
            r ? n & 536870912 && !(t.flags & 128) && (yl(t), t.subtreeFlags & 6 && (t.flags |= 8192)) : yl(t),
            (n = t.updateQueue),
            n !== null && _l(t, n.retryQueue),
            (n = null),
            e !== null && e.memoizedState !== null && e.memoizedState.cachePool !== null && (n = e.memoizedState.cachePool.pool),
            (r = null),
            t.memoizedState !== null && t.memoizedState.cachePool !== null && (r = t.memoizedState.cachePool.pool),
            r !== n && (t.flags |= 2048),
            e !== null && be(Ga),
            null
          );
        case 24:
          return ((n = null), e !== null && (n = e.memoizedState.cache), t.memoizedState.cache !== n && (t.flags |= 2048), ya(ja), yl(t), null);
        case 25:
          return null;
        case 30:
          return ((t.flags |= 33554432), yl(t), null);
      }
      throw Error(a(156, t.tag));
    }
    function xl(e, t) {
      switch ((ta(t), t.tag)) {
        case 1:
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null);
        case 3:
          return (ya(ja), Ee(), (e = t.flags), e & 65536 && !(e & 128) ? ((t.flags = (e & -65537) | 128), t) : null);
        case 26:
        case 27:
        case 5:
          return (Oe(t), null);
        case 31:
          if (t.memoizedState !== null) {
            if ((Lo(t), t.alternate === null)) throw Error(a(340));
            fa();
          }
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null);
        case 13:
          if ((Lo(t), (e = t.memoizedState), e !== null && e.dehydrated !== null)) {
            if (t.alternate === null) throw Error(a(340));
            fa();
          }
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null);
        case 19:
          return (
            Bo(t),
            (e = t.flags),
            e & 65536
              ? ((t.flags = (e & -65537) | 128), (e = t.memoizedState), e !== null && ((e.rendering = null), (e.tail = null)), (t.flags |= 4), t)
              : null
          );
        case 4:
          return (Ee(), null);
        case 10:
          return (ya(t.type), null);
        case 22:
        case 23:
          return (Lo(t), Ao(), e !== null && be(Ga), (e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null);
        case 24:
          return (ya(ja), null);
        case 25:
          return null;
        default:
          return null;
      }
    }
    function Sl(e, t) {
      switch ((ta(t), t.tag)) {
        case 3:
          (ya(ja), Ee());
          break;
        case 26:
        case 27:
        case 5:
          Oe(t);
          break;
        case 4:
          Ee();
          break;
        case 31:
          t.memoizedState !== null && Lo(t);
          break;
        case 13:
          Lo(t);
          break;
        case 19:
          Bo(t);
          break;
        case 10:
          ya(t.type);
          break;
        case 22:
        case 23:
          (Lo(t), Ao(), e !== null && be(Ga));
          break;
        case 24:
          ya(ja);
      }
    }
    function Cl(e, t) {
      try {
        var n = t.updateQueue,
          r = n === null ? null : n.lastEffect;
        if (r !== null) {
          var i = r.next;
          n = i;
          do {
            if ((n.tag & e) === e) {
              r = void 0;
              var a = n.create,
                o = n.inst;
              ((r = a()), (o.destroy = r));
            }
            n = n.next;
          } while (n !== i);
        }
      } catch (e) {
        Z(t, t.return, e);
      }
    }
    function wl(e, t, n) {
      try {
        var r = t.updateQueue,
          i = r === null ? null : r.lastEffect;
        if (i !== null) {
          var a = i.next;
          r = a;
          do {
            if ((r.tag & e) === e) {
              var o = r.inst,
                s = o.destroy;
              if (s !== void 0) {
                ((o.destroy = void 0), (i = t));
                var c = n,
                  l = s;
                try {
                  l();
                } catch (e) {
                  Z(i, c, e);
                }
              }
            }
            r = r.next;
          } while (r !== a);
        }
      } catch (e) {
        Z(t, t.return, e);
      }
    }
    function Tl(e) {
      var t = e.updateQueue;
      if (t !== null) {
        var n = e.stateNode;
        try {
          To(t, n);
        } catch (t) {
          Z(e, e.return, t);
        }
      }
    }
    function El(e, t, n) {
      ((n.props = Cc(e.type, e.memoizedProps)), (n.state = e.memoizedState));
      try {
        n.componentWillUnmount();
      } catch (n) {
        Z(e, t, n);
      }
    }
    function Dl(e, t) {
      try {
        var n = e.ref;
        if (n !== null) {
          switch (e.tag) {
            case 26:
            case 27:
            case 5:
              var r = e.stateNode;
              break;
            case 30:
              var i = e.stateNode,
                a = _i(e.memoizedProps, i);
              ((i.ref === null || i.ref.name !== a) && (i.ref = Pp(a)), (r = i.ref));
              break;
            case 7:
              if (e.stateNode === null) {
                var o = new Fp(e);
                (p(e.child, !1, Qp, o, void 0, void 0), (e.stateNode = o));
              }
              r = e.stateNode;
              break;
            default:
              r = e.stateNode;
          }
          typeof n == `function` ? (e.refCleanup = n(r)) : (n.current = r);
        }
      } catch (n) {
        Z(e, t, n);
      }
    }
    function Ol(e, t) {
      var n = e.ref,
        r = e.refCleanup;
      if (n !== null) {
        if (typeof r == `function`)
          try {
            r();
          } catch (n) {
            Z(e, t, n);
          } finally {
            ((e.refCleanup = null), (e = e.alternate), e != null && (e.refCleanup = null));
          }
        else if (typeof n == `function`)
          try {
            n(null);
          } catch (n) {
            Z(e, t, n);
          }
        else n.current = null;
      }
    }
    function kl(e, t) {
      if ((e.tag === 5 || e.tag === 27 || e.tag === 6) && e.alternate === null && t !== null)
        for (var n = 0; n < t.length; n++) em(e.stateNode, t[n]);
    }
    function Al(e) {
      for (var t = e.return; t !== null && (Nl(t) && em(e.stateNode, t.stateNode), !Ml(t));) t = t.return;
    }
    function jl(e) {
      for (var t = e.return; t !== null && (Nl(t) && tm(e.stateNode, t.stateNode), !Ml(t));) t = t.return;
    }
    function Ml(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 27;
    }
    function Nl(e) {
      return e && e.tag === 7 && e.stateNode !== null;
    }
    function Pl(e) {
      var t = e.type,
        n = e.memoizedProps,
        r = e.stateNode;
      try {
        a: switch (t) {
          case `button`:
          case `input`:
          case `select`:
          case `textarea`:
            n.autoFocus && r.focus();
            break a;
          case `img`:
            n.src ? (r.src = n.src) : n.srcSet && (r.srcset = n.srcSet);
        }
      } catch (t) {
        Z(e, e.return, t);
      }
    }
    function Fl(e, t, n) {
      try {
        var r = e.stateNode;
        (ip(r, e.type, n, t), (r[wt] = t));
      } catch (t) {
        Z(e, e.return, t);
      }
    }
    function Il(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 26 || (e.tag === 27 && Sp(e.type)) || e.tag === 4;
    }
    function Ll(e) {
      a: for (;;) {
        for (; e.sibling === null;) {
          if (e.return === null || Il(e.return)) return null;
          e = e.return;
        }
        for (e.sibling.return = e.return, e = e.sibling; e.tag !== 5 && e.tag !== 6 && e.tag !== 18;) {
          if ((e.tag === 27 && Sp(e.type)) || e.flags & 2 || e.child === null || e.tag === 4) continue a;
          ((e.child.return = e), (e = e.child));
        }
        if (!(e.flags & 2)) return e.stateNode;
      }
    }
    function Rl(e, t, n, r) {
      var i = e.tag;
      if (i === 5 || i === 6)
        ((i = e.stateNode),
          t
            ? (n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n).insertBefore(i, t)
            : ((t = n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n),
              t.appendChild(i),
              (n = n._reactRootContainer),
              n != null || t.onclick !== null || (t.onclick = vn)),
          kl(e, r),
          (R = !0));
      else if (i !== 4 && (i === 27 && (kl(e, r), (r = null), Sp(e.type) && ((n = e.stateNode), (t = null))), (e = e.child), e !== null))
        for (Rl(e, t, n, r), e = e.sibling; e !== null;) (Rl(e, t, n, r), (e = e.sibling));
    }
    function zl(e, t, n, r) {
      var i = e.tag;
      if (i === 5 || i === 6) ((i = e.stateNode), t ? n.insertBefore(i, t) : n.appendChild(i), kl(e, r), (R = !0));
      else if (i !== 4 && (i === 27 && (kl(e, r), (r = null), Sp(e.type) && (n = e.stateNode)), (e = e.child), e !== null))
        for (zl(e, t, n, r), e = e.sibling; e !== null;) (zl(e, t, n, r), (e = e.sibling));
    }
    function Bl(e) {
      var t = e.stateNode,
        n = e.memoizedProps;
      try {
        for (var r = e.type, i = t.attributes; i.length;) t.removeAttributeNode(i[0]);
        (np(t, r, n), (t[Ct] = e), (t[wt] = n));
      } catch (t) {
        Z(e, e.return, t);
      }
    }
    var Vl = !1,
      Hl = null;
    function Ul(e) {
      (e.tag === 30 || e.subtreeFlags & 33554432) && (Vl = !0);
    }
    var Wl = null;
    function Gl() {
      var e = Wl;
      return ((Wl = null), e);
    }
    var Kl = 0;
    function ql(e, t, n, r, i) {
      return ((Kl = 0), Jl(e.child, t, n, r, i));
    }
    function Jl(e, t, n, r, i) {
      for (var a = !1; e !== null;) {
        if (e.tag === 5) {
          var o = e.stateNode;
          if (r !== null) {
            var s = Op(o);
            (r.push(s), s.view && (a = !0));
          } else a || (Op(o).view && (a = !0));
          ((Vl = !0), Tp(o, Kl === 0 ? t : t + `_` + Kl, n), Kl++);
        } else (e.tag === 22 && e.memoizedState !== null) || (e.tag === 30 && i) || (Jl(e.child, t, n, r, i) && (a = !0));
        e = e.sibling;
      }
      return a;
    }
    function Yl(e, t) {
      for (; e !== null;)
        (e.tag === 5 ? Ep(e.stateNode, e.memoizedProps) : (e.tag === 22 && e.memoizedState !== null) || (e.tag === 30 && t) || Yl(e.child, t),
          (e = e.sibling));
    }
    function Xl(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null;) {
          if ((e.tag !== 22 || e.memoizedState === null) && (Xl(e), e.tag === 30 && e.flags & 18874368 && e.stateNode.paired)) {
            var t = e.memoizedProps;
            if (t.name == null || t.name === `auto`) throw Error(a(544));
            var n = t.name;
            ((t = yi(t.default, t.share)), t !== `none` && (ql(e, n, t, null, !1) || Yl(e.child, !1)));
          }
          e = e.sibling;
        }
    }
    function Zl(e, t) {
      if (e.tag === 30) {
        var n = e.stateNode,
          r = e.memoizedProps,
          i = _i(r, n),
          a = yi(r.default, n.paired ? r.share : r.enter);
        a === `none` ? Xl(e) : ql(e, i, a, null, !1) ? (Xl(e), n.paired || t || Pd(e, r.onEnter)) : Yl(e.child, !1);
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (Zl(e, t), (e = e.sibling));
      else Xl(e);
    }
    function Ql(e) {
      if (Hl !== null && Hl.size !== 0) {
        var t = Hl;
        if (e.subtreeFlags & 18874368)
          for (e = e.child; e !== null;) {
            if (e.tag !== 22 || e.memoizedState === null) {
              if (e.tag === 30 && e.flags & 18874368) {
                var n = e.memoizedProps,
                  r = n.name;
                if (r != null && r !== `auto`) {
                  var i = t.get(r);
                  if (i !== void 0) {
                    var a = yi(n.default, n.share);
                    if (
                      (a !== `none` &&
                        (ql(e, r, a, null, !1) ? ((a = e.stateNode), (i.paired = a), (a.paired = i), Pd(e, n.onShare)) : Yl(e.child, !1)),
                      t.delete(r),
                      t.size === 0)
                    )
                      break;
                  }
                }
              }
              Ql(e);
            }
            e = e.sibling;
          }
      }
    }
    function $l(e) {
      if (e.tag === 30) {
        var t = e.memoizedProps,
          n = _i(t, e.stateNode),
          r = Hl === null ? void 0 : Hl.get(n),
          i = yi(t.default, r === void 0 ? t.exit : t.share);
        (i !== `none` &&
          (ql(e, n, i, null, !1)
            ? r === void 0
              ? Pd(e, t.onExit)
              : ((i = e.stateNode), (r.paired = i), (i.paired = r), Hl.delete(n), Pd(e, t.onShare))
            : Yl(e.child, !1)),
          Hl !== null && Ql(e));
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) ($l(e), (e = e.sibling));
      else Hl !== null && Ql(e);
    }
    function eu(e) {
      for (e = e.child; e !== null;) {
        if (e.tag === 30) {
          var t = e.memoizedProps,
            n = _i(t, e.stateNode);
          ((t = yi(t.default, t.update)), (e.flags &= -5), t !== `none` && ql(e, n, t, (e.memoizedState = []), !1));
        } else e.subtreeFlags & 33554432 && eu(e);
        e = e.sibling;
      }
    }
    function tu(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null;) {
          if (e.tag !== 22 || e.memoizedState === null) {
            if (e.tag === 30 && e.flags & 18874368) {
              var t = e.stateNode;
              t.paired !== null && ((t.paired = null), Yl(e.child, !1));
            }
            tu(e);
          }
          e = e.sibling;
        }
    }
    function nu(e) {
      if (e.tag === 30) ((e.stateNode.paired = null), Yl(e.child, !1), tu(e));
      else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (nu(e), (e = e.sibling));
      else tu(e);
    }
    function ru(e) {
      for (e = e.child; e !== null;) (e.tag === 30 ? Yl(e.child, !1) : e.subtreeFlags & 33554432 && ru(e), (e = e.sibling));
    }
    function iu(e, t, n, r, i, a, o) {
      for (var s = !1; t !== null;) {
        if (t.tag === 5) {
          var c = t.stateNode;
          if (a !== null && Kl < a.length) {
            var l = a[Kl],
              u = Op(c);
            (l.view || u.view) && (s = !0);
            var d;
            if ((d = !(e.flags & 4))) {
              if (u.clip) d = !0;
              else {
                d = l.rect;
                var f = u.rect;
                d = d.y !== f.y || d.x !== f.x || d.height !== f.height || d.width !== f.width;
              }
            }
            (d && (e.flags |= 4),
              u.abs ? (u = !l.abs) : ((l = l.rect), (u = u.rect), (u = l.height !== u.height || l.width !== u.width)),
              u && (e.flags |= 32));
          } else e.flags |= 32;
          (e.flags & 4 && Tp(c, Kl === 0 ? n : n + `_` + Kl, i),
            (s && e.flags & 4) || (Wl === null && (Wl = []), Wl.push(c, Kl === 0 ? r : r + `_` + Kl, t.memoizedProps)),
            Kl++);
        } else
          (t.tag !== 22 || t.memoizedState === null) && (t.tag === 30 && o ? (e.flags |= t.flags & 32) : iu(e, t.child, n, r, i, a, o) && (s = !0));
        t = t.sibling;
      }
      return s;
    }
    function au(e, t) {
      for (e = e.child; e !== null;) {
        if (e.tag === 30) {
          var n = e.memoizedProps,
            r = e.stateNode,
            i = _i(n, r),
            a = yi(n.default, n.update);
          if (t) {
            r = r.clones;
            var o = r === null ? null : r.map(kp);
          } else ((o = e.memoizedState), (e.memoizedState = null));
          r = e;
          var s = e.child;
          ((Kl = 0), (i = iu(r, s, i, i, a, o, !1)), e.flags & 4 && i && (t || Pd(e, n.onUpdate)));
        } else e.subtreeFlags & 33554432 && au(e, t);
        e = e.sibling;
      }
    }
    var ou = !1,
      U = !1,
      su = !1,
      cu = !1,
      lu = typeof WeakSet == `function` ? WeakSet : Set,
      uu = null,
      du = !1,
      fu = !1,
      pu = !1,
      mu = !1;
    function hu(e, t, n) {
      if (((e = e.containerInfo), (sp = gh), (e = qr(e)), Jr(e))) {
        if (`selectionStart` in e) var r = { start: e.selectionStart, end: e.selectionEnd };
        else
          a: {
            r = ((r = e.ownerDocument) && r.defaultView) || window;
            var i = r.getSelection && r.getSelection();
            if (i && i.rangeCount !== 0) {
              r = i.anchorNode;
              var a = i.anchorOffset,
                o = i.focusNode;
              i = i.focusOffset;
              try {
                (r.nodeType, o.nodeType);
              } catch {
                r = null;
                break a;
              }
              var s = 0,
                c = -1,
                l = -1,
                u = 0,
                d = 0,
                f = e,
                p = null;
              b: for (;;) {
                for (
                  var m;
                  f !== r || (a !== 0 && f.nodeType !== 3) || (c = s + a),
                    f !== o || (i !== 0 && f.nodeType !== 3) || (l = s + i),
                    f.nodeType === 3 && (s += f.nodeValue.length),
                    (m = f.firstChild) !== null;
                )
                  ((p = f), (f = m));
                for (;;) {
                  if (f === e) break b;
                  if ((p === r && ++u === a && (c = s), p === o && ++d === i && (l = s), (m = f.nextSibling) !== null)) break;
                  ((f = p), (p = f.parentNode));
                }
                f = m;
              }
              r = c === -1 || l === -1 ? null : { start: c, end: l };
            } else r = null;
          }
        r ||= { start: 0, end: 0 };
      } else r = null;
      for (cp = { focusedElem: e, selectionRange: r }, gh = !1, n = (n & 335544064) === n, uu = t, t = n ? 9270 : 1024; uu !== null;) {
        if (((e = uu), n && ((r = e.deletions), r !== null))) for (a = 0; a < r.length; a++) n && $l(r[a]);
        if (e.alternate === null && e.flags & 2) (n && Ul(e), gu(n));
        else {
          if (e.tag === 22) {
            if (((r = e.alternate), e.memoizedState !== null)) {
              (r !== null && r.memoizedState === null && n && $l(r), gu(n));
              continue;
            }
            if (r !== null && r.memoizedState !== null) {
              (n && Ul(e), gu(n));
              continue;
            }
          }
          ((r = e.child), (e.subtreeFlags & t) !== 0 && r !== null ? ((r.return = e), (uu = r)) : (n && eu(e), gu(n)));
        }
      }
      Hl = null;
    }
    function gu(e) {
      for (; uu !== null;) {
        var t = uu,
          n = e,
          r = t.alternate,
          i = t.flags;
        switch (t.tag) {
          case 0:
          case 11:
          case 15:
            break;
          case 1:
            if (i & 1024 && r !== null) {
              ((n = void 0), (i = r.memoizedProps), (r = r.memoizedState));
              var o = t.stateNode;
              try {
                var s = Cc(t.type, i);
                ((n = o.getSnapshotBeforeUpdate(s, r)), (o.__reactInternalSnapshotBeforeUpdate = n));
              } catch (e) {
                Z(t, t.return, e);
              }
            }
            break;
          case 3:
            if (i & 1024) {
              if (((r = t.stateNode.containerInfo), (n = r.nodeType), n === 9)) nm(r);
              else if (n === 1)
                switch (r.nodeName) {
                  case `HEAD`:
                  case `HTML`:
                  case `BODY`:
                    nm(r);
                    break;
                  default:
                    r.textContent = ``;
                }
            }
            break;
          case 5:
          case 26:
          case 27:
          case 6:
          case 4:
          case 17:
            break;
          case 30:
            n &&
              r !== null &&
              ((n = _i(r.memoizedProps, r.stateNode)),
              (i = t.memoizedProps),
              (i = yi(i.default, i.update)),
              i !== `none` && ql(r, n, i, (r.memoizedState = []), !0));
            break;
          default:
            if (i & 1024) throw Error(a(163));
        }
        if (((r = t.sibling), r !== null)) {
          ((r.return = t.return), (uu = r));
          break;
        }
        uu = t.return;
      }
    }
    function _u(e, t, n) {
      var r = n.flags;
      switch (n.tag) {
        case 0:
        case 11:
        case 15:
          (Iu(e, n), r & 4 && Cl(5, n));
          break;
        case 1:
          if ((Iu(e, n), r & 4)) {
            if (((e = n.stateNode), t === null))
              try {
                e.componentDidMount();
              } catch (e) {
                Z(n, n.return, e);
              }
            else {
              var i = Cc(n.type, t.memoizedProps);
              t = t.memoizedState;
              try {
                e.componentDidUpdate(i, t, e.__reactInternalSnapshotBeforeUpdate);
              } catch (e) {
                Z(n, n.return, e);
              }
            }
          }
          (r & 64 && Tl(n), r & 512 && Dl(n, n.return));
          break;
        case 3:
          if ((Iu(e, n), r & 64 && ((e = n.updateQueue), e !== null))) {
            if (((t = null), n.child !== null))
              switch (n.child.tag) {
                case 27:
                case 5:
                  t = n.child.stateNode;
                  break;
                case 1:
                  t = n.child.stateNode;
              }
            try {
              To(e, t);
            } catch (e) {
              Z(n, n.return, e);
            }
          }
          break;
        case 27:
          t === null && r & 4 && Bl(n);
        case 26:
        case 5:
          (Iu(e, n), t === null && r & 4 && Pl(n), r & 512 && Dl(n, n.return));
          break;
        case 12:
          Iu(e, n);
          break;
        case 31:
          (Iu(e, n), r & 4 && Tu(e, n));
          break;
        case 13:
          (Iu(e, n),
            r & 4 && Eu(e, n),
            r & 64 && ((e = n.memoizedState), e !== null && ((e = e.dehydrated), e !== null && ((n = _f.bind(null, n)), cm(e, n)))));
          break;
        case 22:
          if (((r = n.memoizedState !== null || ou), !r)) {
            var a = (t !== null && t.memoizedState !== null) || U;
            ((t = ou), (i = U), (ou = r), (U = a) && !i ? ((r = 2), n.subtreeFlags & 8772 && (r |= 1), Ru(e, n, r)) : Iu(e, n), (ou = t), (U = i));
          }
          break;
        case 30:
          (Iu(e, n), r & 512 && Dl(n, n.return));
          break;
        case 7:
          r & 512 && Dl(n, n.return);
        default:
          Iu(e, n);
      }
    }
    function vu(e, t) {
      for (e = e.child; e !== null;) (yu(e, t), (e = e.sibling));
    }
    function yu(e, t) {
      switch (e.tag) {
        case 5:
        case 26:
          try {
            var n = e.stateNode;
            if (t) {
              var r = n.style;
              typeof r.setProperty == `function` ? r.setProperty(`display`, `none`, `important`) : (r.display = `none`);
            } else {
              var i = e.stateNode,
                a = e.memoizedProps.style,
                o = a != null && a.hasOwnProperty(`display`) ? a.display : null;
              i.style.display = o == null || typeof o == `boolean` ? `` : (`` + o).trim();
            }
          } catch (t) {
            Z(e, e.return, t);
          }
          bu(e, t);
          break;
        case 6:
          try {
            ((e.stateNode.nodeValue = t ? `` : e.memoizedProps), (R = !0));
          } catch (t) {
            Z(e, e.return, t);
          }
          break;
        case 18:
          try {
            var s = e.stateNode;
            t ? wp(s, !0) : wp(e.stateNode, !1);
          } catch (t) {
            Z(e, e.return, t);
          }
          break;
        case 22:
        case 23:
          e.memoizedState === null && vu(e, t);
          break;
        default:
          vu(e, t);
      }
    }
    function bu(e, t) {
      if (e.subtreeFlags & 67108864)
        for (e = e.child; e !== null;) {
          a: {
            var n = e,
              r = t;
            switch (n.tag) {
              case 4:
                yu(n, r);
                break a;
              case 22:
                n.memoizedState === null && bu(n, r);
                break a;
              default:
                bu(n, r);
            }
          }
          e = e.sibling;
        }
    }
    function xu(e) {
      var t = e.alternate;
      (t !== null && ((e.alternate = null), xu(t)),
        (e.child = null),
        (e.deletions = null),
        (e.sibling = null),
        e.tag === 5 && ((t = e.stateNode), t !== null && Mt(t)),
        (e.stateNode = null),
        (e.return = null),
        (e.dependencies = null),
        (e.memoizedProps = null),
        (e.memoizedState = null),
        (e.pendingProps = null),
        (e.stateNode = null),
        (e.updateQueue = null));
    }
    var W = null,
      Su = !1;
    function Cu(e, t, n) {
      for (n = n.child; n !== null;) (wu(e, t, n), (n = n.sibling));
    }
    function wu(e, t, n) {
      if (Ze && typeof Ze.onCommitFiberUnmount == `function`)
        try {
          Ze.onCommitFiberUnmount(Xe, n);
        } catch {}
      switch (n.tag) {
        case 26:
          (U || Ol(n, t),
            Cu(e, t, n),
            n.memoizedState ? n.memoizedState.count-- : n.stateNode && !U && ((n = n.stateNode), n.parentNode.removeChild(n)));
          break;
        case 27:
          (U || Ol(n, t), jl(n));
          var r = W,
            i = Su;
          (Sp(n.type) && ((W = n.stateNode), (Su = !1)), Cu(e, t, n), gm(n.stateNode, n.type, n.memoizedProps), (W = r), (Su = i));
          break;
        case 5:
          (U || Ol(n, t), jl(n));
        case 6:
          if ((n.tag === 6 && jl(n), (r = W), (i = Su), (W = null), Cu(e, t, n), (W = r), (Su = i), W !== null)) {
            if (Su)
              try {
                ((W.nodeType === 9 ? W.body : W.nodeName === `HTML` ? W.ownerDocument.body : W).removeChild(n.stateNode), (R = !0));
              } catch (e) {
                Z(n, t, e);
              }
            else
              try {
                (W.removeChild(n.stateNode), (R = !0));
              } catch (e) {
                Z(n, t, e);
              }
          }
          break;
        case 18:
          W !== null &&
            (Su
              ? ((e = W), Cp(e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e, n.stateNode), Hh(e))
              : Cp(W, n.stateNode));
          break;
        case 4:
          ((r = W), (i = Su), (W = n.stateNode.containerInfo), (Su = !0), Cu(e, t, n), (W = r), (Su = i));
          break;
        case 0:
        case 11:
        case 14:
        case 15:
          (wl(2, n, t), U || wl(4, n, t), Cu(e, t, n));
          break;
        case 1:
          (U || (Ol(n, t), (r = n.stateNode), typeof r.componentWillUnmount == `function` && El(n, t, r)), Cu(e, t, n));
          break;
        case 21:
          Cu(e, t, n);
          break;
        case 22:
          ((U = (r = U) || n.memoizedState !== null), Cu(e, t, n), (U = r));
          break;
        case 30:
          (Ol(n, t), Cu(e, t, n));
          break;
        case 7:
          (U || Ol(n, t), Cu(e, t, n));
          break;
        default:
          Cu(e, t, n);
      }
    }
    function Tu(e, t) {
      if (t.memoizedState === null && ((e = t.alternate), e !== null && ((e = e.memoizedState), e !== null))) {
        e = e.dehydrated;
        try {
          Hh(e);
        } catch (e) {
          Z(t, t.return, e);
        }
      }
    }
    function Eu(e, t) {
      if (t.memoizedState === null && ((e = t.alternate), e !== null && ((e = e.memoizedState), e !== null && ((e = e.dehydrated), e !== null))))
        try {
          Hh(e);
        } catch (e) {
          Z(t, t.return, e);
        }
    }
    function Du(e) {
      switch (e.tag) {
        case 31:
        case 13:
        case 19:
          var t = e.stateNode;
          return (t === null && (t = e.stateNode = new lu()), t);
        case 22:
          return ((e = e.stateNode), (t = e._retryCache), t === null && (t = e._retryCache = new lu()), t);
        default:
          throw Error(a(435, e.tag));
      }
    }
    function Ou(e, t) {
      var n = Du(e);
      t.forEach(function (t) {
        if (!n.has(t)) {
          n.add(t);
          var r = vf.bind(null, e, t);
          t.then(r, r);
        }
      });
    }
    function ku(e, t, n) {
      var r = t.deletions;
      if (r !== null)
        for (var i = 0; i < r.length; i++) {
          var o = r[i],
            s = e,
            c = t,
            l = c;
          a: for (; l !== null;) {
            switch (l.tag) {
              case 27:
                if (Sp(l.type)) {
                  ((W = l.stateNode), (Su = !1));
                  break a;
                }
                break;
              case 5:
                ((W = l.stateNode), (Su = !1));
                break a;
              case 3:
              case 4:
                ((W = l.stateNode.containerInfo), (Su = !0));
                break a;
            }
            l = l.return;
          }
          if (W === null) throw Error(a(160));
          (wu(s, c, o), (W = null), (Su = !1), (s = o.alternate), s !== null && (s.return = null), (o.return = null));
        }
      if (t.subtreeFlags & 13886) for (t = t.child; t !== null;) (ju(t, e, n), (t = t.sibling));
    }
    var Au = null;
    function ju(e, t, n) {
      var r = e.alternate,
        i = e.flags;
      switch (e.tag) {
        case 0:
        case 11:
        case 14:
        case 15:
          if (i & 4 && ((r = e.updateQueue), (r = r === null ? null : r.events), r !== null))
            for (var o = 0; o < r.length; o++) {
              var s = r[o];
              s.ref.impl = s.nextImpl;
            }
          (ku(t, e, n), Mu(e), i & 4 && (wl(3, e, e.return), Cl(3, e), wl(5, e, e.return)));
          break;
        case 1:
          (ku(t, e, n),
            Mu(e),
            i & 512 && (U || r === null || Ol(r, r.return)),
            i & 64 &&
              ou &&
              ((e = e.updateQueue),
              e !== null &&
                ((t = e.callbacks), t !== null && ((n = e.shared.hiddenCallbacks), (e.shared.hiddenCallbacks = n === null ? t : n.concat(t))))));
          break;
        case 26:
          if (((o = Au), ku(t, e, n), Mu(e), i & 512 && (U || r === null || Ol(r, r.return)), i & 4)) {
            if (((i = r === null ? null : r.memoizedState), (n = e.memoizedState), r === null)) {
              if (n === null) {
                if (e.stateNode === null) {
                  if (ou) e.stateNode = fp(e.type, e.memoizedProps, t.containerInfo, e);
                  else {
                    a: {
                      ((t = e.type), (n = e.memoizedProps), (i = o.ownerDocument || o));
                      b: switch (t) {
                        case `title`:
                          ((r = i.getElementsByTagName(`title`)[0]),
                            (!r || r[At] || r[Ct] || r.namespaceURI === `http://www.w3.org/2000/svg` || r.hasAttribute(`itemprop`)) &&
                              ((r = i.createElement(t)), i.head.insertBefore(r, i.querySelector(`head > title`))),
                            np(r, t, n),
                            (r[Ct] = e),
                            Lt(r),
                            (t = r));
                          break a;
                        case `link`:
                          if ((o = Gm(`link`, `href`, i).get(t + (n.href || ``)))) {
                            for (s = 0; s < o.length; s++)
                              if (
                                ((r = o[s]),
                                r.getAttribute(`href`) === (n.href == null || n.href === `` ? null : n.href) &&
                                  r.getAttribute(`rel`) === (n.rel == null ? null : n.rel) &&
                                  r.getAttribute(`title`) === (n.title == null ? null : n.title) &&
                                  r.getAttribute(`crossorigin`) === (n.crossOrigin == null ? null : n.crossOrigin))
                              ) {
                                o.splice(s, 1);
                                break b;
                              }
                          }
                          ((r = i.createElement(t)), np(r, t, n), i.head.appendChild(r));
                          break;
                        case `meta`:
                          if ((o = Gm(`meta`, `content`, i).get(t + (n.content || ``)))) {
                            for (s = 0; s < o.length; s++)
                              if (
                                ((r = o[s]),
                                r.getAttribute(`content`) === (n.content == null ? null : `` + n.content) &&
                                  r.getAttribute(`name`) === (n.name == null ? null : n.name) &&
                                  r.getAttribute(`property`) === (n.property == null ? null : n.property) &&
                                  r.getAttribute(`http-equiv`) === (n.httpEquiv == null ? null : n.httpEquiv) &&
                                  r.getAttribute(`charset`) === (n.charSet == null ? null : n.charSet))
                              ) {
                                o.splice(s, 1);
                                break b;
                              }
                          }
                          ((r = i.createElement(t)), np(r, t, n), i.head.appendChild(r));
                          break;
                        default:
                          throw Error(a(468, t));
                      }
                      ((r[Ct] = e), Lt(r), (t = r));
                    }
                    e.stateNode = t;
                  }
                } else ou || Km(o, e.type, e.stateNode);
              } else e.stateNode = Bm(o, n, e.memoizedProps);
            } else
              i === n
                ? n === null && e.stateNode !== null && Fl(e, e.memoizedProps, r.memoizedProps)
                : (i === null ? ((t = r.stateNode), t === null || U || t.parentNode.removeChild(t)) : i.count--,
                  n === null ? ou || Km(o, e.type, e.stateNode) : Bm(o, n, e.memoizedProps));
          }
          break;
        case 27:
          (ku(t, e, n), Mu(e), i & 512 && (U || r === null || Ol(r, r.return)), r !== null && i & 4 && Fl(e, e.memoizedProps, r.memoizedProps));
          break;
        case 5:
          if (((o = su), (su = !1), ku(t, e, n), (su = o), Mu(e), i & 512 && (U || r === null || Ol(r, r.return)), e.flags & 32)) {
            t = e.stateNode;
            try {
              (dn(t, ``), (R = !0));
            } catch (t) {
              Z(e, e.return, t);
            }
          }
          (i & 4 && e.stateNode != null && ((t = e.memoizedProps), Fl(e, t, r === null ? t : r.memoizedProps)), i & 1024 && (cu = !0));
          break;
        case 6:
          if ((ku(t, e, n), Mu(e), i & 4)) {
            if (e.stateNode === null) throw Error(a(162));
            ((t = e.memoizedProps), (n = e.stateNode));
            try {
              ((n.nodeValue = t), (R = !0));
            } catch (t) {
              Z(e, e.return, t);
            }
          }
          break;
        case 3:
          if (
            ((R = !1),
            (Wm = null),
            (o = Au),
            (Au = bm(t.containerInfo)),
            ku(t, e, n),
            (Au = o),
            Mu(e),
            i & 4 && r !== null && r.memoizedState.isDehydrated)
          )
            try {
              Hh(t.containerInfo);
            } catch (t) {
              Z(e, e.return, t);
            }
          (cu && ((cu = !1), Nu(e)), (R = !1));
          break;
        case 4:
          ((i = su),
            (su = ou),
            (r = qt()),
            (o = Au),
            (Au = bm(e.stateNode.containerInfo)),
            ku(t, e, n),
            Mu(e),
            (Au = o),
            R && fu && (pu = !0),
            (R = r),
            (su = i));
          break;
        case 12:
          (ku(t, e, n), Mu(e));
          break;
        case 31:
          (ku(t, e, n), Mu(e), i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), Ou(e, t))));
          break;
        case 13:
          (ku(t, e, n),
            Mu(e),
            e.child.flags & 8192 && (e.memoizedState !== null) != (r !== null && r.memoizedState !== null) && (hd = Ve()),
            i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), Ou(e, t))));
          break;
        case 22:
          ((o = e.memoizedState !== null), (s = r !== null && r.memoizedState !== null));
          var c = ou,
            l = U,
            u = su;
          ((ou = c || o),
            (su = u || o),
            (U = l || s),
            ku(t, e, n),
            (U = l),
            (su = u),
            (ou = c),
            Mu(e),
            i & 8192 &&
              ((t = e.stateNode),
              (t._visibility = o ? t._visibility & -2 : t._visibility | 1),
              !o || r === null || s || ou || U || ((t = s || U), (n = ou), (r = U), (ou = o || ou), (U = t), Lu(e, 2), (ou = n), (U = r)),
              (!o && su) || vu(e, o)),
            i & 4 && ((t = e.updateQueue), t !== null && ((n = t.retryQueue), n !== null && ((t.retryQueue = null), Ou(e, n)))));
          break;
        case 19:
          (ku(t, e, n), Mu(e), i & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), Ou(e, t))));
          break;
        case 30:
          (i & 512 && (U || r === null || Ol(r, r.return)),
            (i = qt()),
            (o = fu),
            (s = (n & 335544064) === n),
            (c = e.memoizedProps),
            (fu = s && yi(c.default, c.update) !== `none`),
            ku(t, e, n),
            Mu(e),
            s && r !== null && R && (e.flags |= 4),
            (fu = o),
            (R = i));
          break;
        case 21:
          break;
        case 7:
          (i & 512 && (U || r === null || Ol(r, r.return)), r && r.stateNode !== null && (r.stateNode._fragmentFiber = e));
        default:
          (ku(t, e, n), Mu(e));
      }
    }
    function Mu(e) {
      var t = e.flags;
      if (t & 2) {
        try {
          for (var n, r = e.return; r !== null;) {
            if (Il(r)) {
              n = r;
              break;
            }
            r = r.return;
          }
          r = null;
          for (var i = e.return; i !== null;) {
            if (Nl(i)) {
              var o = i.stateNode;
              r === null ? (r = [o]) : r.push(o);
            }
            if (Ml(i)) break;
            i = i.return;
          }
          var s = r;
          if (n == null) throw Error(a(160));
          switch (n.tag) {
            case 27:
              var c = n.stateNode;
              zl(e, Ll(e), c, s);
              break;
            case 5:
              var l = n.stateNode;
              (n.flags & 32 && (dn(l, ``), (n.flags &= -33)), zl(e, Ll(e), l, s));
              break;
            case 3:
            case 4:
              var u = n.stateNode.containerInfo;
              Rl(e, Ll(e), u, s);
              break;
            default:
              throw Error(a(161));
          }
        } catch (t) {
          Z(e, e.return, t);
        }
        e.flags &= -3;
      }
      t & 4096 && (e.flags &= -4097);
    }
    function Nu(e) {
      if (e.subtreeFlags & 1024)
        for (e = e.child; e !== null;) {
          var t = e;
          (Nu(t), t.tag === 5 && t.flags & 1024 && ((t = t.stateNode), (gh = !0), t.reset(), (gh = !1)), (e = e.sibling));
        }
    }
    function Pu(e, t) {
      if (t.subtreeFlags & 9270) for (t = t.child; t !== null;) (Fu(t, e), (t = t.sibling));
      else au(t, !1);
    }
    function Fu(e, t) {
      var n = e.alternate;
      if (n === null) Zl(e, !1);
      else
        switch (e.tag) {
          case 3:
            if (((mu = du = !1), Gl(), Pu(t, e), !du && !pu)) {
              if (((e = Wl), e !== null))
                for (var r = 0; r < e.length; r += 3) {
                  n = e[r];
                  var i = e[r + 1];
                  (Ep(n, e[r + 2]),
                    (n = n.ownerDocument.documentElement),
                    n !== null &&
                      n.animate(
                        { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                        { duration: 0, fill: `forwards`, pseudoElement: `::view-transition-group(` + i + `)` },
                      ));
                }
              ((e = t.containerInfo),
                (e = e.nodeType === 9 ? e.documentElement : e.ownerDocument.documentElement),
                e !== null &&
                  e.style.viewTransitionName === `` &&
                  ((e.style.viewTransitionName = `none`),
                  e.animate(
                    { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                    { duration: 0, fill: `forwards`, pseudoElement: `::view-transition-group(root)` },
                  ),
                  e.animate({ width: [0, 0], height: [0, 0] }, { duration: 0, fill: `forwards`, pseudoElement: `::view-transition` })),
                (mu = !0));
            }
            Wl = null;
            break;
          case 5:
            Pu(t, e);
            break;
          case 4:
            ((r = du), (du = !1), Pu(t, e), du && (pu = !0), (du = r));
            break;
          case 22:
            e.memoizedState === null && (n.memoizedState === null ? Pu(t, e) : Zl(e, !1));
            break;
          case 30:
            ((r = du), (i = Gl()), (du = !1), Pu(t, e), du && (e.flags |= 4));
            var a = e.memoizedProps,
              o = e.stateNode;
            ((t = _i(a, o)), (o = _i(n.memoizedProps, o)));
            var s = yi(a.default, a.update);
            (s === `none`
              ? (t = !1)
              : ((a = n.memoizedState),
                (n.memoizedState = null),
                (n = e.child),
                (Kl = 0),
                (t = iu(e, n, t, o, s, a, !0)),
                Kl !== (a === null ? 0 : a.length) && (e.flags |= 32)),
              e.flags & 4 && t ? (Pd(e, e.memoizedProps.onUpdate), (Wl = i)) : i !== null && (i.push.apply(i, Wl), (Wl = i)),
              (du = e.flags & 32 ? !0 : r));
            break;
          default:
            Pu(t, e);
        }
    }
    function Iu(e, t) {
      if (t.subtreeFlags & 8772) for (t = t.child; t !== null;) (_u(e, t.alternate, t), (t = t.sibling));
    }
    function Lu(e, t) {
      for (e = e.child; e !== null;) {
        var n = e,
          r = t;
        switch (n.tag) {
          case 0:
          case 11:
          case 14:
          case 15:
            (wl(4, n, n.return), Lu(n, r));
            break;
          case 1:
            Ol(n, n.return);
            var i = n.stateNode;
            (typeof i.componentWillUnmount == `function` && El(n, n.return, i), Lu(n, r));
            break;
          case 27:
            r & 2 && gm(n.stateNode, n.type, n.memoizedProps);
          case 5:
            (Ol(n, n.return), (n.tag !== 5 && n.tag !== 27) || jl(n), Lu(n, r));
            break;
          case 6:
            jl(n);
            break;
          case 26:
            (Ol(n, n.return), (i = n.stateNode), n.memoizedState !== null || i === null || U || i.parentNode.removeChild(i), Lu(n, r));
            break;
          case 22:
            n.memoizedState === null && Lu(n, r);
            break;
          case 30:
            (Ol(n, n.return), Lu(n, r));
            break;
          case 7:
            Ol(n, n.return);
          default:
            Lu(n, r);
        }
        e = e.sibling;
      }
    }
    function Ru(e, t, n) {
      for (n = t.subtreeFlags & 8772 ? n : n & -2, t = t.child; t !== null;) {
        var r = t.alternate,
          i = e,
          a = t,
          o = a.flags,
          s = !!(n & 1);
        switch (a.tag) {
          case 0:
          case 11:
          case 15:
            (Ru(i, a, n), Cl(4, a));
            break;
          case 1:
            if ((Ru(i, a, n), (r = a), (i = r.stateNode), typeof i.componentDidMount == `function`))
              try {
                i.componentDidMount();
              } catch (e) {
                Z(r, r.return, e);
              }
            if (((r = a), (i = r.updateQueue), i !== null)) {
              var c = r.stateNode;
              try {
                var l = i.shared.hiddenCallbacks;
                if (l !== null) for (i.shared.hiddenCallbacks = null, i = 0; i < l.length; i++) wo(l[i], c);
              } catch (e) {
                Z(r, r.return, e);
              }
            }
            (s && o & 64 && Tl(a), Dl(a, a.return));
            break;
          case 27:
            n & 2 && Bl(a);
          case 5:
            ((a.tag !== 5 && a.tag !== 27) || Al(a), Ru(i, a, n), s && r === null && o & 4 && Pl(a), Dl(a, a.return));
            break;
          case 6:
            Al(a);
            break;
          case 26:
            ((c = a.stateNode),
              a.memoizedState !== null || c === null || ou || Km(bm(c.ownerDocument), a.type, c),
              Ru(i, a, n),
              s && r === null && o & 4 && Pl(a),
              Dl(a, a.return));
            break;
          case 12:
            Ru(i, a, n);
            break;
          case 31:
            (Ru(i, a, n), s && o & 4 && Tu(i, a));
            break;
          case 13:
            (Ru(i, a, n), s && o & 4 && Eu(i, a));
            break;
          case 22:
            (a.memoizedState === null && Ru(i, a, n), Dl(a, a.return));
            break;
          case 30:
            (Ru(i, a, n), Dl(a, a.return));
            break;
          case 7:
            Dl(a, a.return);
          default:
            Ru(i, a, n);
        }
        t = t.sibling;
      }
    }
    function zu(e, t) {
      var n = null;
      (e !== null && e.memoizedState !== null && e.memoizedState.cachePool !== null && (n = e.memoizedState.cachePool.pool),
        (e = null),
        t.memoizedState !== null && t.memoizedState.cachePool !== null && (e = t.memoizedState.cachePool.pool),
        e !== n && (e != null && e.refCount++, n != null && Na(n)));
    }
    function Bu(e, t) {
      ((e = null),
        t.alternate !== null && (e = t.alternate.memoizedState.cache),
        (t = t.memoizedState.cache),
        t !== e && (t.refCount++, e != null && Na(e)));
    }
    function Vu(e, t, n, r) {
      var i = (n & 335544064) === n;
      if (t.subtreeFlags & (i ? 10262 : 10256)) for (t = t.child; t !== null;) (Hu(e, t, n, r), (t = t.sibling));
      else i && ru(t);
    }
    function Hu(e, t, n, r) {
      var i = (n & 335544064) === n;
      i && t.alternate === null && t.return !== null && t.return.alternate !== null && nu(t);
      var a = t.flags;
      switch (t.tag) {
        case 0:
        case 11:
        case 15:
          (Vu(e, t, n, r), a & 2048 && Cl(9, t));
          break;
        case 1:
          Vu(e, t, n, r);
          break;
        case 3:
          (Vu(e, t, n, r),
            i &&
              mu &&
              ((e = e.containerInfo),
              (e = e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e),
              e.style.viewTransitionName === `root` && (e.style.viewTransitionName = ``),
              (e = e.ownerDocument.documentElement),
              e !== null && e.style.viewTransitionName === `none` && (e.style.viewTransitionName = ``)),
            a & 2048 &&
              ((a = null),
              t.alternate !== null && (a = t.alternate.memoizedState.cache),
              (t = t.memoizedState.cache),
              t !== a && (t.refCount++, a != null && Na(a))));
          break;
        case 12:
          if (a & 2048) {
            (Vu(e, t, n, r), (a = t.stateNode));
            try {
              var o = t.memoizedProps,
                s = o.id,
                c = o.onPostCommit;
              typeof c == `function` && c(s, t.alternate === null ? `mount` : `update`, a.passiveEffectDuration, -0);
            } catch (e) {
              Z(t, t.return, e);
            }
          } else Vu(e, t, n, r);
          break;
        case 31:
          Vu(e, t, n, r);
          break;
        case 13:
          Vu(e, t, n, r);
          break;
        case 23:
          break;
        case 22:
          ((o = t.stateNode),
            (s = t.alternate),
            t.memoizedState === null
              ? (i && s !== null && s.memoizedState !== null && nu(t),
                o._visibility & 2 ? Vu(e, t, n, r) : ((o._visibility |= 2), Uu(e, t, n, r, !!(t.subtreeFlags & 10256) || !1)))
              : (i && s !== null && s.memoizedState === null && nu(s), o._visibility & 2 ? Vu(e, t, n, r) : Wu(e, t)),
            a & 2048 && zu(s, t));
          break;
        case 24:
          (Vu(e, t, n, r), a & 2048 && Bu(t.alternate, t));
          break;
        case 30:
          (i && ((a = t.alternate), a !== null && (Yl(a.child, !0), Yl(t.child, !0))), Vu(e, t, n, r));
          break;
        default:
          Vu(e, t, n, r);
      }
    }
    function Uu(e, t, n, r, i) {
      for (i &&= !!(t.subtreeFlags & 10256) || !1, t = t.child; t !== null;) {
        var a = e,
          o = t,
          s = n,
          c = r,
          l = o.flags;
        switch (o.tag) {
          case 0:
          case 11:
          case 15:
            (Uu(a, o, s, c, i), Cl(8, o));
            break;
          case 23:
            break;
          case 22:
            var u = o.stateNode;
            (o.memoizedState === null ? ((u._visibility |= 2), Uu(a, o, s, c, i)) : u._visibility & 2 ? Uu(a, o, s, c, i) : Wu(a, o),
              i && l & 2048 && zu(o.alternate, o));
            break;
          case 24:
            (Uu(a, o, s, c, i), i && l & 2048 && Bu(o.alternate, o));
            break;
          default:
            Uu(a, o, s, c, i);
        }
        t = t.sibling;
      }
    }
    function Wu(e, t) {
      if (t.subtreeFlags & 10256)
        for (t = t.child; t !== null;) {
          var n = e,
            r = t,
            i = r.flags;
          switch (r.tag) {
            case 22:
              (Wu(n, r), i & 2048 && zu(r.alternate, r));
              break;
            case 24:
              (Wu(n, r), i & 2048 && Bu(r.alternate, r));
              break;
            default:
              Wu(n, r);
          }
          t = t.sibling;
        }
    }
    var Gu = 8192;
    function Ku(e, t, n) {
      if (e.subtreeFlags & Gu) for (e = e.child; e !== null;) (qu(e, t, n), (e = e.sibling));
    }
    function qu(e, t, n) {
      switch (e.tag) {
        case 26:
          (Ku(e, t, n),
            e.flags & Gu &&
              (e.memoizedState === null ? ((e = e.stateNode), (t & 335544128) === t && Zm(n, e)) : Qm(n, Au, e.memoizedState, e.memoizedProps)));
          break;
        case 5:
          (Ku(e, t, n), e.flags & Gu && ((e = e.stateNode), (t & 335544128) === t && Zm(n, e)));
          break;
        case 3:
        case 4:
          var r = Au;
          ((Au = bm(e.stateNode.containerInfo)), Ku(e, t, n), (Au = r));
          break;
        case 22:
          e.memoizedState === null &&
            ((r = e.alternate), r !== null && r.memoizedState !== null ? ((r = Gu), (Gu = 16777216), Ku(e, t, n), (Gu = r)) : Ku(e, t, n));
          break;
        case 30:
          if ((e.flags & Gu) !== 0 && ((r = e.memoizedProps.name), r != null && r !== `auto`)) {
            var i = e.stateNode;
            ((i.paired = null), Hl === null && (Hl = new Map()), Hl.set(r, i));
          }
          Ku(e, t, n);
          break;
        default:
          Ku(e, t, n);
      }
    }
    function Ju(e) {
      var t = e.alternate;
      if (t !== null && ((e = t.child), e !== null)) {
        t.child = null;
        do ((t = e.sibling), (e.sibling = null), (e = t));
        while (e !== null);
      }
    }
    function Yu(e) {
      var t = e.deletions;
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n];
            ((uu = r), Qu(r, e));
          }
        Ju(e);
      }
      if (e.subtreeFlags & 10256) for (e = e.child; e !== null;) (Xu(e), (e = e.sibling));
    }
    function Xu(e) {
      switch (e.tag) {
        case 0:
        case 11:
        case 15:
          (Yu(e), e.flags & 2048 && wl(9, e, e.return));
          break;
        case 3:
          Yu(e);
          break;
        case 12:
          Yu(e);
          break;
        case 22:
          var t = e.stateNode;
          e.memoizedState !== null && t._visibility & 2 && (e.return === null || e.return.tag !== 13) ? ((t._visibility &= -3), Zu(e)) : Yu(e);
          break;
        default:
          Yu(e);
      }
    }
    function Zu(e) {
      var t = e.deletions;
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n];
            ((uu = r), Qu(r, e));
          }
        Ju(e);
      }
      for (e = e.child; e !== null;) {
        switch (((t = e), t.tag)) {
          case 0:
          case 11:
          case 15:
            (wl(8, t, t.return), Zu(t));
            break;
          case 22:
            ((n = t.stateNode), n._visibility & 2 && ((n._visibility &= -3), Zu(t)));
            break;
          default:
            Zu(t);
        }
        e = e.sibling;
      }
    }
    function Qu(e, t) {
      for (; uu !== null;) {
        var n = uu;
        switch (n.tag) {
          case 0:
          case 11:
          case 15:
            wl(8, n, t);
            break;
          case 23:
          case 22:
            if (n.memoizedState !== null && n.memoizedState.cachePool !== null) {
              var r = n.memoizedState.cachePool.pool;
              r != null && r.refCount++;
            }
            break;
          case 24:
            Na(n.memoizedState.cache);
        }
        if (((r = n.child), r !== null)) ((r.return = n), (uu = r));
        else
          a: for (n = e; uu !== null;) {
            r = uu;
            var i = r.sibling,
              a = r.return;
            if ((xu(r), r === n)) {
              uu = null;
              break a;
            }
            if (i !== null) {
              ((i.return = a), (uu = i));
              break a;
            }
            uu = a;
          }
      }
    }
    var $u = {
        getCacheForType: function (e) {
          var t = Ta(ja),
            n = t.data.get(e);
          return (n === void 0 && ((n = e()), t.data.set(e, n)), n);
        },
        cacheSignal: function () {
          return Ta(ja).controller.signal;
        },
      },
      ed = typeof WeakMap == `function` ? WeakMap : Map,
      G = 0,
      K = null,
      q = null,
      J = 0,
      Y = 0,
      td = null,
      nd = !1,
      rd = !1,
      id = !1,
      ad = 0,
      od = 0,
      sd = 0,
      cd = 0,
      ld = 0,
      ud = 0,
      dd = 0,
      fd = null,
      pd = null,
      md = !1,
      hd = 0,
      gd = 0,
      _d = 1 / 0,
      vd = null,
      yd = null,
      bd = 0,
      xd = null,
      Sd = null,
      Cd = 0,
      wd = 0,
      Td = null,
      Ed = null,
      Dd = null,
      Od = null,
      kd = null,
      Ad = 0,
      jd = null;
    function Md() {
      return G & 2 && J !== 0 ? J & -J : P.T === null ? bt() : Pf();
    }
    function Nd() {
      if (ud === 0) {
        if (!(J & 536870912) || B) {
          var e = it;
          ((it <<= 1), !(it & 3932160) && (it = 262144), (ud = e));
        } else ud = 536870912;
      }
      return ((e = jo.current), e !== null && (e.flags |= 32), ud);
    }
    function Pd(e, t) {
      if (t != null) {
        var n = e.stateNode,
          r = n.ref;
        (r === null && (r = n.ref = Pp(_i(e.memoizedProps, n))), Od === null && (Od = []), Od.push(t.bind(null, r)));
      }
    }
    function X(e, t, n) {
      (((e === K && (Y === 2 || Y === 9)) || e.cancelPendingCommit !== null) && (Vd(e, 0), Rd(e, J, ud, !1)),
        mt(e, n),
        (G & 2 && e === K) || (e === K && (!(G & 2) && (cd |= n), od === 4 && Rd(e, J, ud, !1)), Ef(e)));
    }
    function Fd(e, t, n) {
      if (G & 6) throw Error(a(327));
      var r = (!n && !(t & 127) && (t & e.expiredLanes) === 0) || ct(e, t),
        i = r ? Yd(e, t) : qd(e, t, !0),
        o = r;
      do {
        if (i === 0) {
          rd && !r && Rd(e, t, 0, !1);
          break;
        }
        if (((n = e.current.alternate), o && !Ld(n))) ((i = qd(e, t, !1)), (o = !1));
        else {
          if (i === 2) {
            if (((o = t), e.errorRecoveryDisabledLanes & o)) var s = 0;
            else ((s = e.pendingLanes & -536870913), (s = s === 0 ? (s & 536870912 ? 536870912 : 0) : s));
            if (s !== 0) {
              t = s;
              a: {
                var c = e;
                i = fd;
                var l = c.current.memoizedState.isDehydrated;
                if ((l && (Vd(c, s).flags |= 256), (s = qd(c, s, !1)), s !== 2 && s !== 6)) {
                  if (id && !l) {
                    ((c.errorRecoveryDisabledLanes |= o), (cd |= o), (i = 4));
                    break a;
                  }
                  ((o = pd), (pd = i), o !== null && (pd === null ? (pd = o) : pd.push.apply(pd, o)));
                }
                i = s;
              }
              if (((o = !1), i !== 2)) continue;
            }
          }
          if (i === 1) {
            (Vd(e, 0), Rd(e, t, 0, !0));
            break;
          }
          a: {
            switch (((r = e), (o = i), o)) {
              case 0:
              case 1:
                throw Error(a(345));
              case 4:
                if ((t & 4194048) !== t && (t & 62914560) !== t) break;
              case 6:
                Rd(r, t, ud, !nd);
                break a;
              case 2:
                pd = null;
                break;
              case 3:
              case 5:
                break;
              default:
                throw Error(a(329));
            }
            if ((t & 62914560) === t && ((i = hd + 300 - Ve()), 10 < i)) {
              if ((Rd(r, t, ud, !nd), st(r, 0, !0) !== 0)) break a;
              ((Cd = t), (r.timeoutHandle = gp(Id.bind(null, r, n, pd, vd, md, t, ud, cd, dd, nd, o, `Throttled`, -0, 0), i)));
              break a;
            }
            Id(r, n, pd, vd, md, t, ud, cd, dd, nd, o, null, -0, 0);
          }
          break;
        }
      } while (1);
      Ef(e);
    }
    function Id(e, t, n, r, i, a, o, s, c, l, u, d, f, p) {
      e.timeoutHandle = -1;
      var m = t.subtreeFlags,
        h = (a & 335544064) === a;
      ((d = null),
        (h || m & 8192 || (m & 16785408) == 16785408) &&
        ((d = {
          stylesheets: null,
          count: 0,
          imgCount: 0,
          imgBytes: 0,
          suspenseyImages: [],
          waitingForImages: !0,
          waitingForViewTransition: !1,
          unsuspend: vn,
        }),
        (Hl = null),
        qu(t, a, d),
        h &&
          ((m = d),
          (h = e.containerInfo),
          (h = (h.nodeType === 9 ? h : h.ownerDocument).__reactViewTransition),
          h != null && (m.count++, (m.waitingForViewTransition = !0), (m = nh.bind(m)), h.finished.then(m, m))),
        (m = (a & 62914560) === a ? hd - Ve() : (a & 4194048) === a ? gd - Ve() : 0),
        (m = eh(d, m)),
        m !== null)
          ? ((Cd = a), (e.cancelPendingCommit = m(nf.bind(null, e, t, a, n, r, i, o, s, c, l, u, d, null, f, p))), Rd(e, a, o, !l))
          : nf(e, t, a, n, r, i, o, s, c, l, u, d));
    }
    function Ld(e) {
      for (var t = e; ;) {
        var n = t.tag;
        if ((n === 0 || n === 11 || n === 15) && t.flags & 16384 && ((n = t.updateQueue), n !== null && ((n = n.stores), n !== null)))
          for (var r = 0; r < n.length; r++) {
            var i = n[r],
              a = i.getSnapshot;
            i = i.value;
            try {
              if (!Vr(a(), i)) return !1;
            } catch {
              return !1;
            }
          }
        if (((n = t.child), t.subtreeFlags & 16384 && n !== null)) ((n.return = t), (t = n));
        else {
          if (t === e) break;
          for (; t.sibling === null;) {
            if (t.return === null || t.return === e) return !0;
            t = t.return;
          }
          ((t.sibling.return = t.return), (t = t.sibling));
        }
      }
      return !0;
    }
    function Rd(e, t, n, r) {
      ((t = lt(e, t)), (t &= ~ld), (t &= ~cd), (e.suspendedLanes |= t), (e.pingedLanes &= ~t), r && (e.warmLanes |= t), (r = e.expirationTimes));
      for (var i = t; 0 < i;) {
        var a = 31 - $e(i),
          o = 1 << a;
        ((r[a] = -1), (i &= ~o));
      }
      n !== 0 && ht(e, n, t);
    }
    function zd() {
      return G & 6 ? !0 : (Df(0, !1), !1);
    }
    function Bd() {
      if (q !== null) {
        if (Y === 0) var e = q.return;
        else ((e = q), (_a = ga = null), as(e), (ao = null), (oo = 0), (e = q));
        for (; e !== null;) (Sl(e.alternate, e), (e = e.return));
        q = null;
      }
    }
    function Vd(e, t) {
      var n = e.timeoutHandle;
      return (
        n !== -1 && ((e.timeoutHandle = -1), _p(n)),
        (n = e.cancelPendingCommit),
        n !== null && ((e.cancelPendingCommit = null), n()),
        (Cd = 0),
        Bd(),
        (K = e),
        (q = n = Pi(e.current, null)),
        (J = t),
        (Y = 0),
        (td = null),
        (nd = !1),
        (rd = ct(e, t)),
        (id = !1),
        (dd = ud = ld = cd = sd = od = 0),
        (pd = fd = null),
        (md = !1),
        (ad = lt(e, t)),
        wi(),
        n
      );
    }
    function Hd(e, t) {
      ((V = null),
        (P.H = hc),
        t === Ya || t === Za
          ? ((t = ro()), (Y = 3))
          : t === Xa
            ? ((t = ro()), (Y = 4))
            : (Y = t === Nc ? 8 : typeof t == `object` && t && typeof t.then == `function` ? 6 : 1),
        (td = t),
        q === null && ((od = 1), Dc(e, Hi(t, e.current))));
    }
    function Ud() {
      var e = jo.current;
      return e === null ? !0 : (J & 4194048) === J ? Mo === null : (J & 62914560) === J || J & 536870912 ? e === Mo : !1;
    }
    function Wd() {
      var e = P.H;
      return ((P.H = hc), e === null ? hc : e);
    }
    function Gd() {
      var e = P.A;
      return ((P.A = $u), e);
    }
    function Kd() {
      ((od = 4),
        nd || ((J & 4194048) !== J && jo.current !== null) || (rd = !0),
        (!(sd & 134217727) && !(cd & 134217727)) || K === null || Rd(K, J, ud, !1));
    }
    function qd(e, t, n) {
      var r = G;
      G |= 2;
      var i = Wd(),
        a = Gd();
      ((K !== e || J !== t) && ((vd = null), Vd(e, t)), (t = !1));
      var o = od;
      a: do
        try {
          if (Y !== 0 && q !== null) {
            var s = q,
              c = td;
            switch (Y) {
              case 8:
                (Bd(), (o = 6));
                break a;
              case 3:
              case 2:
              case 9:
              case 6:
                jo.current === null && (t = !0);
                var l = Y;
                if (((Y = 0), (td = null), $d(e, s, c, l), n && rd)) {
                  o = 0;
                  break a;
                }
                break;
              default:
                ((l = Y), (Y = 0), (td = null), $d(e, s, c, l));
            }
          }
          (Jd(), (o = od));
          break;
        } catch (t) {
          Hd(e, t);
        }
      while (1);
      return (t && e.shellSuspendCounter++, (_a = ga = null), (G = r), (P.H = i), (P.A = a), q === null && ((K = null), (J = 0), wi()), o);
    }
    function Jd() {
      for (; q !== null;) Zd(q);
    }
    function Yd(e, t) {
      var n = G;
      G |= 2;
      var r = Wd(),
        i = Gd();
      K !== e || J !== t ? ((vd = null), (_d = Ve() + 500), Vd(e, t)) : (rd = ct(e, t));
      a: do
        try {
          if (Y !== 0 && q !== null) {
            t = q;
            var o = td;
            b: switch (Y) {
              case 1:
                ((Y = 0), (td = null), $d(e, t, o, 1));
                break;
              case 2:
              case 9:
                if ($a(o)) {
                  ((Y = 0), (td = null), Qd(t));
                  break;
                }
                ((t = function () {
                  ((Y !== 2 && Y !== 9) || K !== e || (Y = 7), Ef(e));
                }),
                  o.then(t, t));
                break a;
              case 3:
                Y = 7;
                break a;
              case 4:
                Y = 5;
                break a;
              case 7:
                $a(o) ? ((Y = 0), (td = null), Qd(t)) : ((Y = 0), (td = null), $d(e, t, o, 7));
                break;
              case 5:
                var s = null;
                switch (q.tag) {
                  case 26:
                    s = q.memoizedState;
                  case 5:
                  case 27:
                    var c = q;
                    if (s ? Ym(s) : c.stateNode.complete) {
                      ((Y = 0), (td = null));
                      var l = c.sibling;
                      if (l !== null) q = l;
                      else {
                        var u = c.return;
                        u === null ? (q = null) : ((q = u), ef(u));
                      }
                      break b;
                    }
                }
                ((Y = 0), (td = null), $d(e, t, o, 5));
                break;
              case 6:
                ((Y = 0), (td = null), $d(e, t, o, 6));
                break;
              case 8:
                (Bd(), (od = 6));
                break a;
              default:
                throw Error(a(462));
            }
          }
          Xd();
          break;
        } catch (t) {
          Hd(e, t);
        }
      while (1);
      return ((_a = ga = null), (P.H = r), (P.A = i), (G = n), q === null ? ((K = null), (J = 0), wi(), od) : 0);
    }
    function Xd() {
      for (; q !== null && !ze();) Zd(q);
    }
    function Zd(e) {
      var t = pl(e.alternate, e, ad);
      ((e.memoizedProps = e.pendingProps), t === null ? ef(e) : (q = t));
    }
    function Qd(e) {
      var t = e,
        n = t.alternate;
      switch (t.tag) {
        case 15:
        case 0:
          t = qc(n, t, t.pendingProps, t.type, void 0, J);
          break;
        case 11:
          t = qc(n, t, t.pendingProps, t.type.render, t.ref, J);
          break;
        case 5:
          as(t);
          var r = t;
          r === ra && (B ? (ua(r), r.tag === 5 && r.stateNode != null && (ia = r.stateNode)) : (ua(r), (B = !0)));
        default:
          (Sl(n, t), (t = q = Fi(t, ad)), (t = pl(n, t, ad)));
      }
      ((e.memoizedProps = e.pendingProps), t === null ? ef(e) : (q = t));
    }
    function $d(e, t, n, r) {
      ((_a = ga = null), as(t), (ao = null), (oo = 0));
      var i = t.return;
      try {
        if (Mc(e, i, t, n, J)) {
          ((od = 1), Dc(e, Hi(n, e.current)), (q = null));
          return;
        }
      } catch (t) {
        if (i !== null) throw ((q = i), t);
        ((od = 1), Dc(e, Hi(n, e.current)), (q = null));
        return;
      }
      t.flags & 32768
        ? (B || r === 1
            ? (e = !0)
            : rd || J & 536870912
              ? (e = !1)
              : ((nd = e = !0), (r === 2 || r === 9 || r === 3 || r === 6) && ((r = jo.current), r !== null && r.tag === 13 && (r.flags |= 16384))),
          tf(t, e))
        : ef(t);
    }
    function ef(e) {
      var t = e;
      do {
        if (t.flags & 32768) {
          tf(t, nd);
          return;
        }
        e = t.return;
        var n = bl(t.alternate, t, ad);
        if (n !== null) {
          q = n;
          return;
        }
        if (((t = t.sibling), t !== null)) {
          q = t;
          return;
        }
        q = t = e;
      } while (t !== null);
      od === 0 && (od = 5);
    }
    function tf(e, t) {
      do {
        var n = xl(e.alternate, e);
        if (n !== null) {
          ((n.flags &= 32767), (q = n));
          return;
        }
        if (((n = e.return), n !== null && ((n.flags |= 32768), (n.subtreeFlags = 0), (n.deletions = null)), !t && ((e = e.sibling), e !== null))) {
          q = e;
          return;
        }
        q = e = n;
      } while (e !== null);
      ((od = 6), (q = null));
    }
    function nf(e, t, n, r, i, o, s, c, l, u, d, f) {
      e.cancelPendingCommit = null;
      do df();
      while (bd !== 0);
      if (G & 6) throw Error(a(327));
      if (t !== null) {
        if (t === e.current) throw Error(a(177));
        (e === K && ((q = K = null), (J = 0)), (Sd = t), (xd = e), (Cd = n), (Td = i), (Ed = r), rf(e, t, n, s, c, l, f));
      }
    }
    function rf(e, t, n, r, i, a, o) {
      var s = t.lanes | t.childLanes;
      if (
        ((wd = s),
        (s |= Ci),
        L(e, n, s, r, i, a),
        (Od = null),
        (n & 335544064) === n ? ((kd = Ia(e)), (r = 10262)) : ((kd = null), (r = 10256)),
        (t.subtreeFlags & r) !== 0 || (t.flags & r) !== 0
          ? ((e.callbackNode = null),
            (e.callbackPriority = 0),
            yf(Ge, function () {
              return (ff(), null);
            }))
          : ((e.callbackNode = null), (e.callbackPriority = 0)),
        (Vl = !1),
        (r = !!(t.flags & 13878)),
        t.subtreeFlags & 13878 || r)
      ) {
        ((r = P.T), (P.T = null), (i = F.p), (F.p = 2), (a = G), (G |= 4));
        try {
          hu(e, t, n);
        } finally {
          ((G = a), (F.p = i), (P.T = r));
        }
      }
      ((bd = 1), Vl ? (Dd = Mp(o, e.containerInfo, kd, sf, cf, of, lf, ff, af, null, null)) : (sf(), cf(), lf()));
    }
    function af(e) {
      if (bd !== 0) {
        var t = xd.onRecoverableError;
        t(e, { componentStack: null });
      }
    }
    function of() {
      bd === 3 && ((bd = 0), Fu(Sd, xd), (bd = 4));
    }
    function sf() {
      if (bd === 1) {
        bd = 0;
        var e = xd,
          t = Sd,
          n = Cd,
          r = !!(t.flags & 13878);
        if (t.subtreeFlags & 13878 || r) {
          ((r = P.T), (P.T = null));
          var i = F.p;
          F.p = 2;
          var a = G;
          G |= 4;
          try {
            ((fu = pu = !1), ju(t, e, n), (n = cp));
            var o = qr(e.containerInfo),
              s = n.focusedElem,
              c = n.selectionRange;
            if (o !== s && s && s.ownerDocument && Kr(s.ownerDocument.documentElement, s)) {
              if (c !== null && Jr(s)) {
                var l = c.start,
                  u = c.end;
                if ((u === void 0 && (u = l), `selectionStart` in s)) ((s.selectionStart = l), (s.selectionEnd = Math.min(u, s.value.length)));
                else {
                  var d = s.ownerDocument || document,
                    f = (d && d.defaultView) || window;
                  if (f.getSelection) {
                    var p = f.getSelection(),
                      m = s.textContent.length,
                      h = Math.min(c.start, m),
                      g = c.end === void 0 ? h : Math.min(c.end, m);
                    !p.extend && h > g && ((o = g), (g = h), (h = o));
                    var _ = Gr(s, h),
                      v = Gr(s, g);
                    if (
                      _ &&
                      v &&
                      (p.rangeCount !== 1 ||
                        p.anchorNode !== _.node ||
                        p.anchorOffset !== _.offset ||
                        p.focusNode !== v.node ||
                        p.focusOffset !== v.offset)
                    ) {
                      var y = d.createRange();
                      (y.setStart(_.node, _.offset),
                        p.removeAllRanges(),
                        h > g ? (p.addRange(y), p.extend(v.node, v.offset)) : (y.setEnd(v.node, v.offset), p.addRange(y)));
                    }
                  }
                }
              }
              for (d = [], p = s; (p = p.parentNode);) p.nodeType === 1 && d.push({ element: p, left: p.scrollLeft, top: p.scrollTop });
              for (typeof s.focus == `function` && s.focus(), s = 0; s < d.length; s++) {
                var b = d[s];
                ((b.element.scrollLeft = b.left), (b.element.scrollTop = b.top));
              }
            }
            ((gh = !!sp), (cp = sp = null));
          } finally {
            ((G = a), (F.p = i), (P.T = r));
          }
        }
        ((e.current = t), (bd = 2));
      }
    }
    function cf() {
      if (bd === 2) {
        bd = 0;
        var e = xd,
          t = Sd,
          n = !!(t.flags & 8772);
        if (t.subtreeFlags & 8772 || n) {
          ((n = P.T), (P.T = null));
          var r = F.p;
          F.p = 2;
          var i = G;
          G |= 4;
          try {
            _u(e, t.alternate, t);
          } finally {
            ((G = i), (F.p = r), (P.T = n));
          }
        }
        bd = 3;
      }
    }
    function lf() {
      if (bd === 4 || bd === 3) {
        bd = 0;
        var e = Dd;
        ((Dd = null), Be());
        var t = xd,
          n = Sd,
          r = Cd,
          i = Ed,
          a = (r & 335544064) === r ? 10262 : 10256;
        if (
          ((n.subtreeFlags & a) !== 0 || (n.flags & a) !== 0 ? (bd = 5) : ((bd = 0), (Sd = xd = null), uf(t, t.pendingLanes)),
          (a = t.pendingLanes),
          a === 0 && (yd = null),
          yt(r),
          (n = n.stateNode),
          Ze && typeof Ze.onCommitFiberRoot == `function`)
        )
          try {
            Ze.onCommitFiberRoot(Xe, n, void 0, (n.current.flags & 128) == 128);
          } catch {}
        if (i !== null) {
          ((n = P.T), (a = F.p), (F.p = 2), (P.T = null));
          try {
            for (var o = t.onRecoverableError, s = 0; s < i.length; s++) {
              var c = i[s];
              o(c.value, { componentStack: c.stack });
            }
          } finally {
            ((P.T = n), (F.p = a));
          }
        }
        if (((i = Od), (o = kd), (kd = null), i !== null && ((Od = null), o === null && (o = []), e !== null)))
          for (c = 0; c < i.length; c++) ((n = (0, i[c])(o)), n !== void 0 && e.finished.finally(n));
        (Cd & 3 && df(),
          Ef(t),
          (a = t.pendingLanes),
          r & 261930 && a & 42 ? (t === jd ? Ad++ : ((Ad = 0), (jd = t))) : ((Ad = 0), (jd = null)),
          Df(0, !1));
      }
    }
    function uf(e, t) {
      (e.pooledCacheLanes &= t) === 0 && ((t = e.pooledCache), t != null && ((e.pooledCache = null), Na(t)));
    }
    function df() {
      return (Dd !== null && (Dd.skipTransition(), (Dd = null)), sf(), cf(), lf(), ff());
    }
    function ff() {
      if (bd !== 5) return !1;
      var e = xd,
        t = wd;
      wd = 0;
      var n = yt(Cd),
        r = P.T,
        i = F.p;
      try {
        ((F.p = 32 > n ? 32 : n), (P.T = null), (n = Td), (Td = null));
        var o = xd,
          s = Cd;
        if (((bd = 0), (Sd = xd = null), (Cd = 0), G & 6)) throw Error(a(331));
        var c = G;
        if (((G |= 4), Xu(o.current), Hu(o, o.current, s, n), (G = c), Df(0, !1), Ze && typeof Ze.onPostCommitFiberRoot == `function`))
          try {
            Ze.onPostCommitFiberRoot(Xe, o);
          } catch {}
        return !0;
      } finally {
        ((F.p = i), (P.T = r), uf(e, t));
      }
    }
    function pf(e, t, n) {
      ((t = Hi(n, t)), (t = kc(e.stateNode, t, 2)), (e = vo(e, t, 2)), e !== null && (mt(e, 2), Ef(e)));
    }
    function Z(e, t, n) {
      if (e.tag === 3) pf(e, e, n);
      else
        for (; t !== null;) {
          if (t.tag === 3) {
            pf(t, e, n);
            break;
          }
          if (t.tag === 1) {
            var r = t.stateNode;
            if (typeof t.type.getDerivedStateFromError == `function` || (typeof r.componentDidCatch == `function` && (yd === null || !yd.has(r)))) {
              ((e = Hi(n, e)), (n = Ac(2)), (r = vo(t, n, 2)), r !== null && (jc(n, r, t, e), mt(r, 2), Ef(r)));
              break;
            }
          }
          t = t.return;
        }
    }
    function mf(e, t, n) {
      var r = e.pingCache;
      if (r === null) {
        r = e.pingCache = new ed();
        var i = new Set();
        r.set(t, i);
      } else ((i = r.get(t)), i === void 0 && ((i = new Set()), r.set(t, i)));
      i.has(n) || ((id = !0), i.add(n), (e = hf.bind(null, e, t, n)), t.then(e, e));
    }
    function hf(e, t, n) {
      var r = e.pingCache;
      (r !== null && r.delete(t),
        (e.pingedLanes |= e.suspendedLanes & n),
        (e.warmLanes &= ~n),
        K === e &&
          (J & n) === n &&
          (od === 4 || (od === 3 && (J & 62914560) === J && 300 > Ve() - hd) ? (G & 2 ? (ld |= n) : Vd(e, 0)) : (ld |= n), dd === J && (dd = 0)),
        Ef(e));
    }
    function gf(e, t) {
      (t === 0 && (t = dt()), (e = Di(e, t)), e !== null && (mt(e, t), Ef(e)));
    }
    function _f(e) {
      var t = e.memoizedState,
        n = 0;
      (t !== null && (n = t.retryLane), gf(e, n));
    }
    function vf(e, t) {
      var n = 0;
      switch (e.tag) {
        case 31:
        case 13:
          var r = e.stateNode,
            i = e.memoizedState;
          i !== null && (n = i.retryLane);
          break;
        case 19:
          r = e.stateNode;
          break;
        case 22:
          r = e.stateNode._retryCache;
          break;
        default:
          throw Error(a(314));
      }
      (r !== null && r.delete(t), gf(e, n));
    }
    function yf(e, t) {
      return Le(e, t);
    }
    var bf = null,
      xf = null,
      Sf = !1,
      Cf = !1,
      wf = !1,
      Tf = 0;
    function Ef(e) {
      (e !== xf && e.next === null && (xf === null ? (bf = xf = e) : (xf = xf.next = e)), (Cf = !0), Sf || ((Sf = !0), Nf()));
    }
    function Df(e, t) {
      if (!wf && Cf) {
        wf = !0;
        do
          for (var n = !1, r = bf; r !== null;) {
            if (!t) {
              if (e !== 0) {
                var i = r.pendingLanes;
                if (i === 0) var a = 0;
                else {
                  var o = r.suspendedLanes,
                    s = r.pingedLanes;
                  ((a = (1 << (31 - $e(42 | e) + 1)) - 1), (a &= i & ~(o & ~s)), (a = a & 201326741 ? (a & 201326741) | 1 : a ? a | 2 : 0));
                }
                a !== 0 && ((n = !0), Mf(r, a));
              } else
                ((a = J),
                  (a = st(r, r === K ? a : 0, r.cancelPendingCommit !== null || r.timeoutHandle !== -1)),
                  !(a & 3) || ct(r, a) || ((n = !0), Mf(r, a)));
            }
            r = r.next;
          }
        while (n);
        wf = !1;
      }
    }
    function Of() {
      kf();
    }
    function kf() {
      Cf = Sf = !1;
      var e = 0;
      Tf !== 0 && hp() && (e = Tf);
      for (var t = Ve(), n = null, r = bf; r !== null;) {
        var i = r.next,
          a = Af(r, t);
        (a === 0 ? ((r.next = null), n === null ? (bf = i) : (n.next = i), i === null && (xf = n)) : ((n = r), (e !== 0 || a & 3) && (Cf = !0)),
          (r = i));
      }
      ((bd !== 0 && bd !== 5) || Df(e, !1), Tf !== 0 && (Tf = 0));
    }
    function Af(e, t) {
      for (var n = e.suspendedLanes, r = e.pingedLanes, i = e.expirationTimes, a = e.pendingLanes & -62914561; 0 < a;) {
        var o = 31 - $e(a),
          s = 1 << o,
          c = i[o];
        (c === -1 ? ((s & n) === 0 || (s & r) !== 0) && (i[o] = ut(s, t)) : c <= t && (e.expiredLanes |= s), (a &= ~s));
      }
      if (
        ((t = K),
        (n = J),
        (n = st(e, e === t ? n : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        (r = e.callbackNode),
        n === 0 || (e === t && (Y === 2 || Y === 9)) || e.cancelPendingCommit !== null)
      )
        return (r !== null && r !== null && Re(r), (e.callbackNode = null), (e.callbackPriority = 0));
      if (!(n & 3) || ct(e, n)) {
        if (((t = n & -n), t === e.callbackPriority)) return t;
        switch ((r !== null && Re(r), yt(n))) {
          case 2:
          case 8:
            n = We;
            break;
          case 32:
            n = Ge;
            break;
          case 268435456:
            n = qe;
            break;
          default:
            n = Ge;
        }
        return ((r = jf.bind(null, e)), (n = Le(n, r)), (e.callbackPriority = t), (e.callbackNode = n), t);
      }
      return (r !== null && r !== null && Re(r), (e.callbackPriority = 2), (e.callbackNode = null), 2);
    }
    function jf(e, t) {
      if (bd !== 0 && bd !== 5) return ((e.callbackNode = null), (e.callbackPriority = 0), null);
      var n = e.callbackNode;
      if (df() && e.callbackNode !== n) return null;
      var r = J;
      return (
        (r = st(e, e === K ? r : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        r === 0 ? null : (Fd(e, r, t), Af(e, Ve()), e.callbackNode != null && e.callbackNode === n ? jf.bind(null, e) : null)
      );
    }
    function Mf(e, t) {
      if (df()) return null;
      Fd(e, t, !0);
    }
    function Nf() {
      bp(function () {
        G & 6 ? Le(Ue, Of) : kf();
      });
    }
    function Pf() {
      if (Tf === 0) {
        var e = za;
        (e === 0 && ((e = rt), (rt <<= 1), !(rt & 261888) && (rt = 256)), (Tf = e));
      }
      return Tf;
    }
    function Ff(e) {
      return e == null || typeof e == `symbol` || typeof e == `boolean` ? null : typeof e == `function` ? e : _n(e);
    }
    function If(e, t, n, r, i) {
      if (t === `submit` && n && n.stateNode === i) {
        var a = Ff((i[wt] || null).action),
          o = r.submitter;
        o && ((t = (t = o[wt] || null) ? Ff(t.formAction) : o.getAttribute(`formAction`)), t !== null && ((a = t), (o = null)));
        var s = new zn(`action`, `action`, null, r, i);
        e.push({
          event: s,
          listeners: [
            {
              instance: null,
              listener: function () {
                if (r.defaultPrevented) {
                  if (Tf !== 0) {
                    var e = new FormData(i, o);
                    tc(n, { pending: !0, data: e, method: i.method, action: a }, null, e);
                  }
                } else
                  typeof a == `function` &&
                    (s.preventDefault(), (e = new FormData(i, o)), tc(n, { pending: !0, data: e, method: i.method, action: a }, a, e));
              },
              currentTarget: i,
            },
          ],
        });
      }
    }
    for (var Lf = 0; Lf < mi.length; Lf++) {
      var Rf = mi[Lf];
      hi(Rf.toLowerCase(), `on` + (Rf[0].toUpperCase() + Rf.slice(1)));
    }
    (hi(oi, `onAnimationEnd`),
      hi(si, `onAnimationIteration`),
      hi(ci, `onAnimationStart`),
      hi(`dblclick`, `onDoubleClick`),
      hi(`focusin`, `onFocus`),
      hi(`focusout`, `onBlur`),
      hi(li, `onTransitionRun`),
      hi(ui, `onTransitionStart`),
      hi(di, `onTransitionCancel`),
      hi(fi, `onTransitionEnd`),
      Ht(`onMouseEnter`, [`mouseout`, `mouseover`]),
      Ht(`onMouseLeave`, [`mouseout`, `mouseover`]),
      Ht(`onPointerEnter`, [`pointerout`, `pointerover`]),
      Ht(`onPointerLeave`, [`pointerout`, `pointerover`]),
      Vt(`onChange`, `change click focusin focusout input keydown keyup selectionchange`.split(` `)),
      Vt(`onSelect`, `focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange`.split(` `)),
      Vt(`onBeforeInput`, [`compositionend`, `keypress`, `textInput`, `paste`]),
      Vt(`onCompositionEnd`, `compositionend focusout keydown keypress keyup mousedown`.split(` `)),
      Vt(`onCompositionStart`, `compositionstart focusout keydown keypress keyup mousedown`.split(` `)),
      Vt(`onCompositionUpdate`, `compositionupdate focusout keydown keypress keyup mousedown`.split(` `)));
    var zf =
        `abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loadedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting`.split(
          ` `,
        ),
      Bf = new Set(`beforetoggle cancel close invalid load scroll scrollend toggle`.split(` `).concat(zf));
    function Vf(e, t) {
      t = !!(t & 4);
      for (var n = 0; n < e.length; n++) {
        var r = e[n],
          i = r.event;
        r = r.listeners;
        a: {
          var a = void 0;
          if (t)
            for (var o = r.length - 1; 0 <= o; o--) {
              var s = r[o],
                c = s.instance,
                l = s.currentTarget;
              if (((s = s.listener), c !== a && i.isPropagationStopped())) break a;
              ((a = s), (i.currentTarget = l));
              try {
                a(i);
              } catch (e) {
                bi(e);
              }
              ((i.currentTarget = null), (a = c));
            }
          else
            for (o = 0; o < r.length; o++) {
              if (((s = r[o]), (c = s.instance), (l = s.currentTarget), (s = s.listener), c !== a && i.isPropagationStopped())) break a;
              ((a = s), (i.currentTarget = l));
              try {
                a(i);
              } catch (e) {
                bi(e);
              }
              ((i.currentTarget = null), (a = c));
            }
        }
      }
    }
    function Q(e, t) {
      var n = t[Et];
      n === void 0 && (n = t[Et] = new Set());
      var r = e + `__bubble`;
      n.has(r) || (Gf(t, e, 2, !1), n.add(r));
    }
    function Hf(e, t, n) {
      var r = 0;
      (t && (r |= 4), Gf(n, e, r, t));
    }
    var Uf = `_reactListening` + Math.random().toString(36).slice(2);
    function Wf(e) {
      if (!e[Uf]) {
        ((e[Uf] = !0),
          zt.forEach(function (t) {
            t !== `selectionchange` && (Bf.has(t) || Hf(t, !1, e), Hf(t, !0, e));
          }));
        var t = e.nodeType === 9 ? e : e.ownerDocument;
        t === null || t[Uf] || ((t[Uf] = !0), Hf(`selectionchange`, !1, t));
      }
    }
    function Gf(e, t, n, r) {
      switch (Ch(t)) {
        case 2:
          var i = _h;
          break;
        case 8:
          i = vh;
          break;
        default:
          i = yh;
      }
      ((n = i.bind(null, t, n, e)),
        (i = void 0),
        !On || (t !== `touchstart` && t !== `touchmove` && t !== `wheel`) || (i = !0),
        r
          ? i === void 0
            ? e.addEventListener(t, n, !0)
            : e.addEventListener(t, n, { capture: !0, passive: i })
          : i === void 0
            ? e.addEventListener(t, n, !1)
            : e.addEventListener(t, n, { passive: i }));
    }
    function Kf(e, t, n, r, i) {
      var a = r;
      if (!(t & 1) && !(t & 2) && r !== null)
        a: for (;;) {
          if (r === null) return;
          var o = r.tag;
          if (o === 3 || o === 4) {
            var c = r.stateNode.containerInfo;
            if (c === i) break;
            if (o === 4)
              for (o = r.return; o !== null;) {
                var l = o.tag;
                if ((l === 3 || l === 4) && o.stateNode.containerInfo === i) return;
                o = o.return;
              }
            for (; c !== null;) {
              if (((o = Nt(c)), o === null)) return;
              if (((l = o.tag), l === 5 || l === 6 || l === 26 || l === 27)) {
                r = a = o;
                continue a;
              }
              c = c.parentNode;
            }
          }
          r = r.return;
        }
      Tn(function () {
        var r = a,
          i = bn(n),
          o = [];
        a: {
          var c = pi.get(e);
          if (c !== void 0) {
            var l = zn,
              u = e;
            switch (e) {
              case `keypress`:
                if (Pn(n) === 0) break a;
              case `keydown`:
              case `keyup`:
                l = rr;
                break;
              case `focusin`:
                ((u = `focus`), (l = Jn));
                break;
              case `focusout`:
                ((u = `blur`), (l = Jn));
                break;
              case `beforeblur`:
              case `afterblur`:
                l = Jn;
                break;
              case `click`:
                if (n.button === 2) break a;
              case `auxclick`:
              case `dblclick`:
              case `mousedown`:
              case `mousemove`:
              case `mouseup`:
              case `mouseout`:
              case `mouseover`:
              case `contextmenu`:
                l = Kn;
                break;
              case `drag`:
              case `dragend`:
              case `dragenter`:
              case `dragexit`:
              case `dragleave`:
              case `dragover`:
              case `dragstart`:
              case `drop`:
                l = qn;
                break;
              case `touchcancel`:
              case `touchend`:
              case `touchmove`:
              case `touchstart`:
                l = or;
                break;
              case oi:
              case si:
              case ci:
                l = Yn;
                break;
              case fi:
                l = sr;
                break;
              case `scroll`:
              case `scrollend`:
                l = Vn;
                break;
              case `wheel`:
                l = cr;
                break;
              case `copy`:
              case `cut`:
              case `paste`:
                l = Xn;
                break;
              case `gotpointercapture`:
              case `lostpointercapture`:
              case `pointercancel`:
              case `pointerdown`:
              case `pointermove`:
              case `pointerout`:
              case `pointerover`:
              case `pointerup`:
                l = ir;
                break;
              case `submit`:
                l = ar;
                break;
              case `toggle`:
              case `beforetoggle`:
                l = lr;
            }
            var d = !!(t & 4),
              f = !d && (e === `scroll` || e === `scrollend`),
              p = d ? (c === null ? null : c + `Capture`) : c;
            d = [];
            for (var m = r, h; m !== null;) {
              var g = m;
              if (
                ((h = g.stateNode),
                (g = g.tag),
                (g !== 5 && g !== 26 && g !== 27) || h === null || p === null || ((g = En(m, p)), g != null && d.push(qf(m, g, h))),
                f)
              )
                break;
              m = m.return;
            }
            0 < d.length && ((c = new l(c, u, null, n, i)), o.push({ event: c, listeners: d }));
          }
        }
        if (!(t & 7)) {
          a: {
            if (
              ((l = e === `mouseover` || e === `pointerover`),
              (c = e === `mouseout` || e === `pointerout`),
              l && n !== yn && (u = n.relatedTarget || n.fromElement) && (Nt(u) || u[Tt]))
            )
              break a;
            (c || l) &&
              ((u = i.window === i ? i : (l = i.ownerDocument) ? l.defaultView || l.parentWindow : window),
              c
                ? ((l = n.relatedTarget || n.toElement),
                  (c = r),
                  (l = l ? Nt(l) : null),
                  l !== null && ((f = s(l)), (d = l.tag), l !== f || (d !== 5 && d !== 27 && d !== 6)) && (l = null))
                : ((c = null), (l = r)),
              c !== l &&
                ((d = Kn),
                (g = `onMouseLeave`),
                (p = `onMouseEnter`),
                (m = `mouse`),
                (e === `pointerout` || e === `pointerover`) && ((d = ir), (g = `onPointerLeave`), (p = `onPointerEnter`), (m = `pointer`)),
                (f = c == null ? u : Ft(c)),
                (h = l == null ? u : Ft(l)),
                (u = new d(g, m + `leave`, c, n, i)),
                (u.target = f),
                (u.relatedTarget = h),
                (g = null),
                Nt(i) === r && ((d = new d(p, m + `enter`, l, n, i)), (d.target = h), (d.relatedTarget = f), (g = d)),
                (f = g),
                (d = c && l ? T(c, l, Yf) : null),
                c !== null && Xf(o, u, c, d, !1),
                l !== null && f !== null && Xf(o, f, l, d, !0)));
          }
          a: {
            if (((c = r ? Ft(r) : window), (l = c.nodeName && c.nodeName.toLowerCase()), l === `select` || (l === `input` && c.type === `file`)))
              var _ = kr;
            else if (Cr(c)) {
              if (Ar) _ = zr;
              else {
                _ = Lr;
                var v = Ir;
              }
            } else
              ((l = c.nodeName),
                !l || l.toLowerCase() !== `input` || (c.type !== `checkbox` && c.type !== `radio`) ? r && mn(r.elementType) && (_ = kr) : (_ = Rr));
            if ((_ &&= _(e, r))) {
              wr(o, _, n, i);
              break a;
            }
            v && v(e, c, r);
          }
          switch (((v = r ? Ft(r) : window), e)) {
            case `focusin`:
              (Cr(v) || v.contentEditable === `true`) && ((Xr = v), (Zr = r), (Qr = null));
              break;
            case `focusout`:
              Qr = Zr = Xr = null;
              break;
            case `mousedown`:
              $r = !0;
              break;
            case `contextmenu`:
            case `mouseup`:
            case `dragend`:
              (($r = !1), ei(o, n, i));
              break;
            case `selectionchange`:
              if (Yr) break;
            case `keydown`:
            case `keyup`:
              ei(o, n, i);
          }
          var y;
          if (dr)
            b: {
              switch (e) {
                case `compositionstart`:
                  var b = `onCompositionStart`;
                  break b;
                case `compositionend`:
                  b = `onCompositionEnd`;
                  break b;
                case `compositionupdate`:
                  b = `onCompositionUpdate`;
                  break b;
              }
              b = void 0;
            }
          else yr ? _r(e, n) && (b = `onCompositionEnd`) : e === `keydown` && n.keyCode === 229 && (b = `onCompositionStart`);
          (b &&
            (mr &&
              n.locale !== `ko` &&
              (yr || b !== `onCompositionStart`
                ? b === `onCompositionEnd` && yr && (y = Nn())
                : ((An = i), (jn = `value` in An ? An.value : An.textContent), (yr = !0))),
            (v = Jf(r, b)),
            0 < v.length &&
              ((b = new Zn(b, e, null, n, i)), o.push({ event: b, listeners: v }), y ? (b.data = y) : ((y = vr(n)), y !== null && (b.data = y)))),
            (y = pr ? br(e, n) : xr(e, n)) &&
              ((b = Jf(r, `onBeforeInput`)),
              0 < b.length && ((v = new Zn(`onBeforeInput`, `beforeinput`, null, n, i)), o.push({ event: v, listeners: b }), (v.data = y))),
            If(o, e, r, n, i));
        }
        Vf(o, t);
      });
    }
    function qf(e, t, n) {
      return { instance: e, listener: t, currentTarget: n };
    }
    function Jf(e, t) {
      for (var n = t + `Capture`, r = []; e !== null;) {
        var i = e,
          a = i.stateNode;
        if (
          ((i = i.tag),
          (i !== 5 && i !== 26 && i !== 27) ||
            a === null ||
            ((i = En(e, n)), i != null && r.unshift(qf(e, i, a)), (i = En(e, t)), i != null && r.push(qf(e, i, a))),
          e.tag === 3)
        )
          return r;
        e = e.return;
      }
      return [];
    }
    function Yf(e) {
      if (e === null) return null;
      do e = e.return;
      while (e && e.tag !== 5 && e.tag !== 27);
      return e || null;
    }
    function Xf(e, t, n, r, i) {
      for (var a = t._reactName, o = []; n !== null && n !== r;) {
        var s = n,
          c = s.alternate,
          l = s.stateNode;
        if (((s = s.tag), c !== null && c === r)) break;
        ((s !== 5 && s !== 26 && s !== 27) ||
          l === null ||
          ((c = l), i ? ((l = En(n, a)), l != null && o.unshift(qf(n, l, c))) : i || ((l = En(n, a)), l != null && o.push(qf(n, l, c)))),
          (n = n.return));
      }
      o.length !== 0 && e.push({ event: t, listeners: o });
    }
    var Zf = /\r\n?/g,
      Qf = /\u0000|\uFFFD/g;
    function $f(e) {
      return (typeof e == `string` ? e : `` + e)
        .replace(
          Zf,
          `
`,
        )
        .replace(Qf, ``);
    }
    function ep(e, t) {
      return ((t = $f(t)), $f(e) === t);
    }
    function $(e, t, n, r, i, o) {
      switch (n) {
        case `children`:
          if (typeof r == `string`) t === `body` || (t === `textarea` && r === ``) || dn(e, r);
          else if (typeof r == `number` || typeof r == `bigint`) t !== `body` && dn(e, `` + r);
          else return;
          break;
        case `className`:
          Yt(e, `class`, r);
          break;
        case `tabIndex`:
          Yt(e, `tabindex`, r);
          break;
        case `dir`:
        case `role`:
        case `viewBox`:
        case `width`:
        case `height`:
          Yt(e, n, r);
          break;
        case `style`:
          pn(e, r, o);
          return;
        case `data`:
          if (t !== `object`) {
            Yt(e, `data`, r);
            break;
          }
        case `src`:
        case `href`:
          if ((r === `` && (t !== `a` || n !== `href`)) || r == null || typeof r == `function` || typeof r == `symbol` || typeof r == `boolean`) {
            e.removeAttribute(n);
            break;
          }
          ((r = _n(r)), e.setAttribute(n, r));
          break;
        case `action`:
        case `formAction`:
          if (typeof r == `function`) {
            e.setAttribute(
              n,
              `javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')`,
            );
            break;
          }
          if (
            (typeof o == `function` &&
              (n === `formAction`
                ? (t !== `input` && $(e, t, `name`, i.name, i, null),
                  $(e, t, `formEncType`, i.formEncType, i, null),
                  $(e, t, `formMethod`, i.formMethod, i, null),
                  $(e, t, `formTarget`, i.formTarget, i, null))
                : ($(e, t, `encType`, i.encType, i, null), $(e, t, `method`, i.method, i, null), $(e, t, `target`, i.target, i, null))),
            r == null || typeof r == `symbol` || typeof r == `boolean`)
          ) {
            e.removeAttribute(n);
            break;
          }
          ((r = _n(r)), e.setAttribute(n, r));
          break;
        case `onClick`:
          r != null && (e.onclick = vn);
          return;
        case `onScroll`:
          r != null && Q(`scroll`, e);
          return;
        case `onScrollEnd`:
          r != null && Q(`scrollend`, e);
          return;
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(a(61));
            if (((n = r.__html), n != null)) {
              if (i.children != null) throw Error(a(60));
              o?.__html !== n && (e.innerHTML = n);
            }
          }
          break;
        case `multiple`:
          e.multiple = r && typeof r != `function` && typeof r != `symbol`;
          break;
        case `muted`:
          e.muted = r && typeof r != `function` && typeof r != `symbol`;
          break;
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `defaultValue`:
        case `defaultChecked`:
        case `innerHTML`:
        case `ref`:
          break;
        case `autoFocus`:
          break;
        case `xlinkHref`:
          if (r == null || typeof r == `function` || typeof r == `boolean` || typeof r == `symbol`) {
            e.removeAttribute(`xlink:href`);
            break;
          }
          ((n = _n(r)), e.setAttributeNS(`http://www.w3.org/1999/xlink`, `xlink:href`, n));
          break;
        case `contentEditable`:
        case `spellCheck`:
        case `draggable`:
        case `value`:
        case `autoReverse`:
        case `externalResourcesRequired`:
        case `focusable`:
        case `preserveAlpha`:
          r != null && typeof r != `function` && typeof r != `symbol` ? e.setAttribute(n, r) : e.removeAttribute(n);
          break;
        case `inert`:
        case `allowFullScreen`:
        case `async`:
        case `autoPlay`:
        case `controls`:
        case `credentialless`:
        case `default`:
        case `defer`:
        case `disabled`:
        case `disablePictureInPicture`:
        case `disableRemotePlayback`:
        case `formNoValidate`:
        case `hidden`:
        case `loop`:
        case `noModule`:
        case `noValidate`:
        case `open`:
        case `playsInline`:
        case `readOnly`:
        case `required`:
        case `reversed`:
        case `scoped`:
        case `seamless`:
        case `itemScope`:
          r && typeof r != `function` && typeof r != `symbol` ? e.setAttribute(n, ``) : e.removeAttribute(n);
          break;
        case `capture`:
        case `download`:
          !0 === r
            ? e.setAttribute(n, ``)
            : !1 !== r && r != null && typeof r != `function` && typeof r != `symbol`
              ? e.setAttribute(n, r)
              : e.removeAttribute(n);
          break;
        case `cols`:
        case `rows`:
        case `size`:
        case `span`:
          r != null && typeof r != `function` && typeof r != `symbol` && !isNaN(r) && 1 <= r ? e.setAttribute(n, r) : e.removeAttribute(n);
          break;
        case `rowSpan`:
        case `start`:
          r == null || typeof r == `function` || typeof r == `symbol` || isNaN(r) ? e.removeAttribute(n) : e.setAttribute(n, r);
          break;
        case `popover`:
          (Q(`beforetoggle`, e), Q(`toggle`, e), Jt(e, `popover`, r));
          break;
        case `xlinkActuate`:
          Xt(e, `http://www.w3.org/1999/xlink`, `xlink:actuate`, r);
          break;
        case `xlinkArcrole`:
          Xt(e, `http://www.w3.org/1999/xlink`, `xlink:arcrole`, r);
          break;
        case `xlinkRole`:
          Xt(e, `http://www.w3.org/1999/xlink`, `xlink:role`, r);
          break;
        case `xlinkShow`:
          Xt(e, `http://www.w3.org/1999/xlink`, `xlink:show`, r);
          break;
        case `xlinkTitle`:
          Xt(e, `http://www.w3.org/1999/xlink`, `xlink:title`, r);
          break;
        case `xlinkType`:
          Xt(e, `http://www.w3.org/1999/xlink`, `xlink:type`, r);
          break;
        case `xmlBase`:
          Xt(e, `http://www.w3.org/XML/1998/namespace`, `xml:base`, r);
          break;
        case `xmlLang`:
          Xt(e, `http://www.w3.org/XML/1998/namespace`, `xml:lang`, r);
          break;
        case `xmlSpace`:
          Xt(e, `http://www.w3.org/XML/1998/namespace`, `xml:space`, r);
          break;
        case `is`:
          Jt(e, `is`, r);
          break;
        case `innerText`:
        case `textContent`:
          return;
        default:
          if (!(2 < n.length) || (n[0] !== `o` && n[0] !== `O`) || (n[1] !== `n` && n[1] !== `N`)) ((n = hn.get(n) || n), Jt(e, n, r));
          else return;
      }
      R = !0;
    }
    function tp(e, t, n, r, i, o) {
      switch (n) {
        case `style`:
          pn(e, r, o);
          return;
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(a(61));
            if (((n = r.__html), n != null)) {
              if (i.children != null) throw Error(a(60));
              o?.__html !== n && (e.innerHTML = n);
            }
          }
          break;
        case `children`:
          if (typeof r == `string`) dn(e, r);
          else if (typeof r == `number` || typeof r == `bigint`) dn(e, `` + r);
          else return;
          break;
        case `onScroll`:
          r != null && Q(`scroll`, e);
          return;
        case `onScrollEnd`:
          r != null && Q(`scrollend`, e);
          return;
        case `onClick`:
          r != null && (e.onclick = vn);
          return;
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `innerHTML`:
        case `ref`:
          return;
        case `innerText`:
        case `textContent`:
          return;
        default:
          if (!Bt.hasOwnProperty(n))
            a: {
              if (
                n[0] === `o` &&
                n[1] === `n` &&
                ((i = n.endsWith(`Capture`)),
                (o = n.slice(2, i ? n.length - 7 : void 0)),
                (t = e[wt] || null),
                (t = t == null ? null : t[n]),
                typeof t == `function` && e.removeEventListener(o, t, i),
                typeof r == `function`)
              ) {
                (typeof t != `function` && t !== null && (n in e ? (e[n] = null) : e.hasAttribute(n) && e.removeAttribute(n)),
                  e.addEventListener(o, r, i));
                break a;
              }
              ((R = !0), n in e ? (e[n] = r) : !0 === r ? e.setAttribute(n, ``) : Jt(e, n, r));
            }
          return;
      }
      R = !0;
    }
    function np(e, t, n) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break;
        case `img`:
          (Q(`error`, e), Q(`load`, e));
          var r = !1,
            i = !1,
            o;
          for (o in n)
            if (n.hasOwnProperty(o)) {
              var s = n[o];
              if (s != null)
                switch (o) {
                  case `src`:
                    r = !0;
                    break;
                  case `srcSet`:
                    i = !0;
                    break;
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    throw Error(a(137, t));
                  default:
                    $(e, t, o, s, n, null);
                }
            }
          (i && $(e, t, `srcSet`, n.srcSet, n, null), r && $(e, t, `src`, n.src, n, null));
          return;
        case `input`:
          Q(`invalid`, e);
          var c = (o = s = i = null),
            l = null,
            u = null;
          for (r in n)
            if (n.hasOwnProperty(r)) {
              var d = n[r];
              if (d != null)
                switch (r) {
                  case `name`:
                    i = d;
                    break;
                  case `type`:
                    s = d;
                    break;
                  case `checked`:
                    l = d;
                    break;
                  case `defaultChecked`:
                    u = d;
                    break;
                  case `value`:
                    o = d;
                    break;
                  case `defaultValue`:
                    c = d;
                    break;
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    if (d != null) throw Error(a(137, t));
                    break;
                  default:
                    $(e, t, r, d, n, null);
                }
            }
          on(e, o, c, l, u, s, i, !1);
          return;
        case `select`:
          for (i in (Q(`invalid`, e), (r = s = o = null), n))
            if (n.hasOwnProperty(i) && ((c = n[i]), c != null))
              switch (i) {
                case `value`:
                  o = c;
                  break;
                case `defaultValue`:
                  s = c;
                  break;
                case `multiple`:
                  r = c;
                default:
                  $(e, t, i, c, n, null);
              }
          ((t = o), (n = s), (e.multiple = !!r), t == null ? n != null && cn(e, !!r, n, !0) : cn(e, !!r, t, !1));
          return;
        case `textarea`:
          for (s in (Q(`invalid`, e), (o = i = r = null), n))
            if (n.hasOwnProperty(s) && ((c = n[s]), c != null))
              switch (s) {
                case `value`:
                  r = c;
                  break;
                case `defaultValue`:
                  i = c;
                  break;
                case `children`:
                  o = c;
                  break;
                case `dangerouslySetInnerHTML`:
                  if (c != null) throw Error(a(91));
                  break;
                default:
                  $(e, t, s, c, n, null);
              }
          un(e, r, i, o);
          return;
        case `option`:
          for (l in n)
            if (n.hasOwnProperty(l) && ((r = n[l]), r != null))
              switch (l) {
                case `selected`:
                  e.selected = r && typeof r != `function` && typeof r != `symbol`;
                  break;
                default:
                  $(e, t, l, r, n, null);
              }
          return;
        case `dialog`:
          (Q(`beforetoggle`, e), Q(`toggle`, e), Q(`cancel`, e), Q(`close`, e));
          break;
        case `iframe`:
        case `object`:
          Q(`load`, e);
          break;
        case `video`:
        case `audio`:
          for (r = 0; r < zf.length; r++) Q(zf[r], e);
          break;
        case `image`:
          (Q(`error`, e), Q(`load`, e));
          break;
        case `details`:
          Q(`toggle`, e);
          break;
        case `embed`:
        case `source`:
        case `link`:
          (Q(`error`, e), Q(`load`, e));
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (u in n)
            if (n.hasOwnProperty(u) && ((r = n[u]), r != null))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  throw Error(a(137, t));
                default:
                  $(e, t, u, r, n, null);
              }
          return;
        default:
          if (mn(t)) {
            for (d in n) n.hasOwnProperty(d) && ((r = n[d]), r !== void 0 && tp(e, t, d, r, n, void 0));
            return;
          }
      }
      for (c in n) n.hasOwnProperty(c) && ((r = n[c]), r != null && $(e, t, c, r, n, null));
    }
    var rp = {};
    function ip(e, t, n, r) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break;
        case `input`:
          var i = null,
            o = null,
            s = null,
            c = null,
            l = null,
            u = null,
            d = null;
          for (m in n) {
            var f = n[m];
            if (n.hasOwnProperty(m) && f != null)
              switch (m) {
                case `checked`:
                  break;
                case `value`:
                  break;
                case `defaultValue`:
                  l = f;
                default:
                  r.hasOwnProperty(m) || $(e, t, m, null, r, f);
              }
          }
          for (var p in r) {
            var m = r[p];
            if (((f = n[p]), r.hasOwnProperty(p) && (m != null || f != null)))
              switch (p) {
                case `type`:
                  (m !== f && (R = !0), (o = m));
                  break;
                case `name`:
                  (m !== f && (R = !0), (i = m));
                  break;
                case `checked`:
                  (m !== f && (R = !0), (u = m));
                  break;
                case `defaultChecked`:
                  (m !== f && (R = !0), (d = m));
                  break;
                case `value`:
                  (m !== f && (R = !0), (s = m));
                  break;
                case `defaultValue`:
                  (m !== f && (R = !0), (c = m));
                  break;
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (m != null) throw Error(a(137, t));
                  break;
                default:
                  m !== f && $(e, t, p, m, r, f);
              }
          }
          an(e, s, c, l, u, d, o, i);
          return;
        case `select`:
          for (o in ((m = s = c = p = null), n))
            if (((l = n[o]), n.hasOwnProperty(o) && l != null))
              switch (o) {
                case `value`:
                  break;
                case `multiple`:
                  m = l;
                default:
                  r.hasOwnProperty(o) || $(e, t, o, null, r, l);
              }
          for (i in r)
            if (((o = r[i]), (l = n[i]), r.hasOwnProperty(i) && (o != null || l != null)))
              switch (i) {
                case `value`:
                  (o !== l && (R = !0), (p = o));
                  break;
                case `defaultValue`:
                  (o !== l && (R = !0), (c = o));
                  break;
                case `multiple`:
                  (o !== l && (R = !0), (s = o));
                default:
                  o !== l && $(e, t, i, o, r, l);
              }
          ((t = c), (n = s), (r = m), p == null ? !!r != !!n && (t == null ? cn(e, !!n, n ? [] : ``, !1) : cn(e, !!n, t, !0)) : cn(e, !!n, p, !1));
          return;
        case `textarea`:
          for (c in ((m = p = null), n))
            if (((i = n[c]), n.hasOwnProperty(c) && i != null && !r.hasOwnProperty(c)))
              switch (c) {
                case `value`:
                  break;
                case `children`:
                  break;
                default:
                  $(e, t, c, null, r, i);
              }
          for (s in r)
            if (((i = r[s]), (o = n[s]), r.hasOwnProperty(s) && (i != null || o != null)))
              switch (s) {
                case `value`:
                  (i !== o && (R = !0), (p = i));
                  break;
                case `defaultValue`:
                  (i !== o && (R = !0), (m = i));
                  break;
                case `children`:
                  break;
                case `dangerouslySetInnerHTML`:
                  if (i != null) throw Error(a(91));
                  break;
                default:
                  i !== o && $(e, t, s, i, r, o);
              }
          ln(e, p, m);
          return;
        case `option`:
          for (var h in n)
            if (((p = n[h]), n.hasOwnProperty(h) && p != null && !r.hasOwnProperty(h)))
              switch (h) {
                case `selected`:
                  e.selected = !1;
                  break;
                default:
                  $(e, t, h, null, r, p);
              }
          for (l in r)
            if (((p = r[l]), (m = n[l]), r.hasOwnProperty(l) && p !== m && (p != null || m != null)))
              switch (l) {
                case `selected`:
                  (p !== m && (R = !0), (e.selected = p && typeof p != `function` && typeof p != `symbol`));
                  break;
                default:
                  $(e, t, l, p, r, m);
              }
          return;
        case `img`:
        case `link`:
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `embed`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `source`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (var g in n) ((p = n[g]), n.hasOwnProperty(g) && p != null && !r.hasOwnProperty(g) && $(e, t, g, null, r, p));
          for (u in r)
            if (((p = r[u]), (m = n[u]), r.hasOwnProperty(u) && p !== m && (p != null || m != null)))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (p != null) throw Error(a(137, t));
                  break;
                default:
                  $(e, t, u, p, r, m);
              }
          return;
        default:
          if (mn(t)) {
            for (var _ in n) ((p = n[_]), n.hasOwnProperty(_) && p !== void 0 && !r.hasOwnProperty(_) && tp(e, t, _, void 0, r, p));
            for (d in r) ((p = r[d]), (m = n[d]), !r.hasOwnProperty(d) || p === m || (p === void 0 && m === void 0) || tp(e, t, d, p, r, m));
            return;
          }
      }
      for (var v in n) ((p = n[v]), n.hasOwnProperty(v) && p != null && !r.hasOwnProperty(v) && $(e, t, v, null, r, p));
      for (f in r) ((p = r[f]), (m = n[f]), !r.hasOwnProperty(f) || p === m || (p == null && m == null) || $(e, t, f, p, r, m));
    }
    function ap(e) {
      switch (e) {
        case `css`:
        case `script`:
        case `font`:
        case `img`:
        case `image`:
        case `input`:
        case `link`:
          return !0;
        default:
          return !1;
      }
    }
    function op() {
      if (typeof performance.getEntriesByType == `function`) {
        for (var e = 0, t = 0, n = performance.getEntriesByType(`resource`), r = 0; r < n.length; r++) {
          var i = n[r],
            a = i.transferSize,
            o = i.initiatorType,
            s = i.duration;
          if (a && s && ap(o)) {
            for (o = 0, s = i.responseEnd, r += 1; r < n.length; r++) {
              var c = n[r],
                l = c.startTime;
              if (l > s) break;
              var u = c.transferSize,
                d = c.initiatorType;
              u && ap(d) && ((c = c.responseEnd), (o += u * (c < s ? 1 : (s - l) / (c - l))));
            }
            if ((--r, (t += (8 * (a + o)) / (i.duration / 1e3)), e++, 10 < e)) break;
          }
        }
        if (0 < e) return t / e / 1e6;
      }
      return navigator.connection && ((e = navigator.connection.downlink), typeof e == `number`) ? e : 5;
    }
    var sp = null,
      cp = null;
    function lp(e) {
      return e.nodeType === 9 ? e : e.ownerDocument;
    }
    function up(e) {
      switch (e) {
        case `http://www.w3.org/2000/svg`:
          return 1;
        case `http://www.w3.org/1998/Math/MathML`:
          return 2;
        default:
          return 0;
      }
    }
    function dp(e, t) {
      if (e === 0)
        switch (t) {
          case `svg`:
            return 1;
          case `math`:
            return 2;
          default:
            return 0;
        }
      return e === 1 && t === `foreignObject` ? 0 : e;
    }
    function fp(e, t, n, r) {
      return ((n = lp(n).createElement(e)), (n[Ct] = r), (n[wt] = t), np(n, e, t), Lt(n), n);
    }
    function pp(e, t) {
      return (
        e === `textarea` ||
        e === `noscript` ||
        typeof t.children == `string` ||
        typeof t.children == `number` ||
        typeof t.children == `bigint` ||
        (typeof t.dangerouslySetInnerHTML == `object` && t.dangerouslySetInnerHTML !== null && t.dangerouslySetInnerHTML.__html != null)
      );
    }
    var mp = null;
    function hp() {
      var e = window.event;
      return e && e.type === `popstate` ? e !== mp && ((mp = e), !0) : ((mp = null), !1);
    }
    var gp = typeof setTimeout == `function` ? setTimeout : void 0,
      _p = typeof clearTimeout == `function` ? clearTimeout : void 0,
      vp = typeof Promise == `function` ? Promise : void 0,
      yp = typeof requestAnimationFrame == `function` ? requestAnimationFrame : gp,
      bp =
        typeof queueMicrotask == `function`
          ? queueMicrotask
          : vp === void 0
            ? gp
            : function (e) {
                return vp.resolve(null).then(e).catch(xp);
              };
    function xp(e) {
      setTimeout(function () {
        throw e;
      });
    }
    function Sp(e) {
      return e === `head`;
    }
    function Cp(e, t) {
      var n = t,
        r = 0;
      do {
        var i = n.nextSibling;
        if ((e.removeChild(n), i && i.nodeType === 8)) {
          if (((n = i.data), n === `/$` || n === `/&`)) {
            if (r === 0) {
              (e.removeChild(i), Hh(t));
              return;
            }
            r--;
          } else if (n === `$` || n === `$?` || n === `$~` || n === `$!` || n === `&`) r++;
          else if (n === `html`) _m(e.ownerDocument.documentElement);
          else if (n === `head`) {
            ((n = e.ownerDocument.head), _m(n));
            for (var a = n.firstChild; a;) {
              var o = a.nextSibling,
                s = a.nodeName;
              (a[At] || s === `SCRIPT` || s === `STYLE` || (s === `LINK` && a.rel.toLowerCase() === `stylesheet`) || n.removeChild(a), (a = o));
            }
          } else n === `body` && _m(e.ownerDocument.body);
        }
        n = i;
      } while (n);
      Hh(t);
    }
    function wp(e, t) {
      var n = e;
      e = 0;
      do {
        var r = n.nextSibling;
        if (
          (n.nodeType === 1
            ? t
              ? ((n._stashedDisplay = n.style.display), (n.style.display = `none`))
              : ((n.style.display = n._stashedDisplay || ``), n.getAttribute(`style`) === `` && n.removeAttribute(`style`))
            : n.nodeType === 3 && (t ? ((n._stashedText = n.nodeValue), (n.nodeValue = ``)) : (n.nodeValue = n._stashedText || ``)),
          r && r.nodeType === 8)
        ) {
          if (((n = r.data), n === `/$`)) {
            if (e === 0) break;
            e--;
          } else (n !== `$` && n !== `$?` && n !== `$~` && n !== `$!`) || e++;
        }
        n = r;
      } while (n);
    }
    function Tp(e, t, n) {
      if (
        ((t = CSS.escape(t) === t ? t : `r-` + btoa(t).replace(/=/g, ``)),
        (e.style.viewTransitionName = t),
        n != null && (e.style.viewTransitionClass = n),
        (n = getComputedStyle(e)),
        n.display === `inline`)
      ) {
        if (((t = e.getClientRects()), t.length === 1)) var r = 1;
        else
          for (var i = (r = 0); i < t.length; i++) {
            var a = t[i];
            0 < a.width && 0 < a.height && r++;
          }
        r === 1 &&
          ((e = e.style),
          (e.display = t.length === 1 ? `inline-block` : `block`),
          (e.marginTop = `-` + n.paddingTop),
          (e.marginBottom = `-` + n.paddingBottom));
      }
    }
    function Ep(e, t) {
      ((e = e.style), (t = t.style));
      var n =
        t == null
          ? null
          : t.hasOwnProperty(`viewTransitionName`)
            ? t.viewTransitionName
            : t.hasOwnProperty(`view-transition-name`)
              ? t[`view-transition-name`]
              : null;
      ((e.viewTransitionName = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        (n =
          t == null
            ? null
            : t.hasOwnProperty(`viewTransitionClass`)
              ? t.viewTransitionClass
              : t.hasOwnProperty(`view-transition-class`)
                ? t[`view-transition-class`]
                : null),
        (e.viewTransitionClass = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        e.display === `inline-block` &&
          (t == null
            ? (e.display = e.margin = ``)
            : ((n = t.display),
              (e.display = n == null || typeof n == `boolean` ? `` : n),
              (n = t.margin),
              n == null
                ? ((n = t.hasOwnProperty(`marginTop`) ? t.marginTop : t[`margin-top`]),
                  (e.marginTop = n == null || typeof n == `boolean` ? `` : n),
                  (t = t.hasOwnProperty(`marginBottom`) ? t.marginBottom : t[`margin-bottom`]),
                  (e.marginBottom = t == null || typeof t == `boolean` ? `` : t))
                : (e.margin = n))));
    }
    function Dp(e, t, n) {
      return (
        (n = n.ownerDocument.defaultView),
        {
          rect: e,
          abs: t.position === `absolute` || t.position === `fixed`,
          clip:
            t.clipPath !== `none` ||
            t.overflow !== `visible` ||
            t.filter !== `none` ||
            t.mask !== `none` ||
            t.mask !== `none` ||
            t.borderRadius !== `0px`,
          view: 0 <= e.bottom && 0 <= e.right && e.top <= n.innerHeight && e.left <= n.innerWidth,
        }
      );
    }
    function Op(e) {
      return Dp(e.getBoundingClientRect(), getComputedStyle(e), e);
    }
    function kp(e) {
      var t = e.getBoundingClientRect();
      t = new DOMRect(t.x + 2e4, t.y + 2e4, t.width, t.height);
      var n = getComputedStyle(e);
      return Dp(t, n, e);
    }
    function Ap(e) {
      return e.documentElement.clientHeight;
    }
    function jp(e) {
      (this.addEventListener(`load`, e), this.addEventListener(`error`, e));
    }
    function Mp(e, t, n, r, i, a, o, s, c) {
      var l = t.nodeType === 9 ? t : t.ownerDocument;
      try {
        var u = l.startViewTransition({
          update: function () {
            var t = l.defaultView,
              n = t.navigation && t.navigation.transition,
              o = l.fonts.status;
            r();
            var s = [];
            if ((o === `loaded` && (Ap(l), l.fonts.status === `loading` && s.push(l.fonts.ready)), (o = s.length), e !== null))
              for (var c = e.suspenseyImages, u = 0, d = 0; d < c.length; d++) {
                var f = c[d];
                if (!f.complete) {
                  var p = f.getBoundingClientRect();
                  if (0 < p.bottom && 0 < p.right && p.top < t.innerHeight && p.left < t.innerWidth) {
                    if (((u += Xm(f)), u > $m)) {
                      s.length = o;
                      break;
                    }
                    ((f = new Promise(jp.bind(f))), s.push(f));
                  }
                }
              }
            if (0 < s.length)
              return (
                (t = Promise.race([
                  Promise.all(s),
                  new Promise(function (e) {
                    return setTimeout(e, 500);
                  }),
                ]).then(i, i)),
                (n ? Promise.allSettled([n.finished, t]) : t).then(a, a)
              );
            if ((i(), n)) return n.finished.then(a, a);
            a();
          },
          types: n,
        });
        l.__reactViewTransition = u;
        var d = [];
        return (
          u.ready.then(
            function () {
              for (var e = l.documentElement.getAnimations({ subtree: !0 }), t = 0; t < e.length; t++) {
                var n = e[t],
                  r = n.effect,
                  i = r.pseudoElement;
                if (i != null && i.startsWith(`::view-transition`)) {
                  (d.push(n), (n = r.getKeyframes()));
                  for (var a = (i = void 0), s = !0, c = 0; c < n.length; c++) {
                    var u = n[c],
                      f = u.width;
                    if (i === void 0) i = f;
                    else if (i !== f) {
                      s = !1;
                      break;
                    }
                    if (((f = u.height), a === void 0)) a = f;
                    else if (a !== f) {
                      s = !1;
                      break;
                    }
                    (delete u.width, delete u.height, u.transform === `none` && delete u.transform);
                  }
                  s &&
                    i !== void 0 &&
                    a !== void 0 &&
                    (r.setKeyframes(n), (s = getComputedStyle(r.target, r.pseudoElement)), s.width !== i || s.height !== a) &&
                    ((s = n[0]), (s.width = i), (s.height = a), (s = n[n.length - 1]), (s.width = i), (s.height = a), r.setKeyframes(n));
                }
              }
              o();
            },
            function (e) {
              l.__reactViewTransition === u && (l.__reactViewTransition = null);
              try {
                if (typeof e == `object` && e)
                  switch (e.name) {
                    case `InvalidStateError`:
                      (e.message === `View transition was skipped because document visibility state is hidden.` ||
                        e.message === `Skipping view transition because document visibility state has become hidden.` ||
                        e.message === `Skipping view transition because viewport size changed.` ||
                        e.message === `Transition was aborted because of invalid state`) &&
                        (e = null);
                  }
                e !== null && c(e);
              } finally {
                (r(), i(), o());
              }
            },
          ),
          u.finished.finally(function () {
            for (var e = 0; e < d.length; e++) d[e].cancel();
            (l.__reactViewTransition === u && (l.__reactViewTransition = null), s());
          }),
          u
        );
      } catch {
        return (r(), i(), o(), null);
      }
    }
    function Np(e, t) {
      ((this._scope = document.documentElement), (this._selector = `::view-transition-` + e + `(` + t + `)`));
    }
    ((Np.prototype.animate = function (e, t) {
      return ((t = typeof t == `number` ? { duration: t } : E({}, t)), (t.pseudoElement = this._selector), this._scope.animate(e, t));
    }),
      (Np.prototype.getAnimations = function () {
        for (var e = this._scope, t = this._selector, n = e.getAnimations({ subtree: !0 }), r = [], i = 0; i < n.length; i++) {
          var a = n[i].effect;
          a !== null && a.target === e && a.pseudoElement === t && r.push(n[i]);
        }
        return r;
      }),
      (Np.prototype.getComputedStyle = function () {
        return getComputedStyle(this._scope, this._selector);
      }));
    function Pp(e) {
      return { name: e, group: new Np(`group`, e), imagePair: new Np(`image-pair`, e), old: new Np(`old`, e), new: new Np(`new`, e) };
    }
    function Fp(e) {
      ((this._fragmentFiber = e), (this._observers = this._eventListeners = null));
    }
    Fp.prototype.addEventListener = function (e, t, n) {
      var r = null,
        i = null;
      if (!(n != null && typeof n != `boolean` && ((r = n.signal || null), r !== null && r.aborted))) {
        this._eventListeners === null && (this._eventListeners = []);
        var a = this._eventListeners;
        if (Bp(a, e, t, n) === -1) {
          var o = this,
            s = t;
          (n != null &&
            typeof n != `boolean` &&
            !0 === n.once &&
            (s = function (r) {
              (o.removeEventListener(e, t, n), typeof t == `function` ? t.call(this, r) : t.handleEvent(r));
            }),
            r !== null &&
              ((i = o.removeEventListener.bind(o, e, t, n)),
              r.addEventListener(`abort`, i, { once: !0 }),
              (i = r.removeEventListener.bind(r, `abort`, i))),
            (r = Rp(n)),
            a.push({ type: e, listener: t, optionsOrUseCapture: n, attachedListener: s, cleanup: i }),
            p(this._fragmentFiber.child, !1, Ip, e, s, r));
        }
        this._eventListeners = a;
      }
    };
    function Ip(e, t, n, r) {
      return (y(e).addEventListener(t, n, r), !1);
    }
    Fp.prototype.removeEventListener = function (e, t, n) {
      var r = this._eventListeners;
      if (r !== null && ((t = Bp(r, e, t, n)), t !== -1)) {
        var i = r[t];
        n = i.attachedListener;
        var a = i.cleanup;
        ((i = Rp(i.optionsOrUseCapture)), p(this._fragmentFiber.child, !1, Lp, e, n, i), r.splice(t, 1), a !== null && a());
      }
    };
    function Lp(e, t, n, r) {
      return (y(e).removeEventListener(t, n, r), !1);
    }
    function Rp(e) {
      return e != null && typeof e != `boolean` && (!0 === e.once || e.signal instanceof AbortSignal)
        ? { capture: e.capture, passive: e.passive }
        : e;
    }
    function zp(e) {
      return e == null ? `c=0` : typeof e == `boolean` ? `c=` + (e ? `1` : `0`) : `c=` + (e.capture ? `1` : `0`);
    }
    function Bp(e, t, n, r) {
      if (e.length === 0) return -1;
      r = zp(r);
      for (var i = 0; i < e.length; i++) {
        var a = e[i];
        if (a.type === t && a.listener === n && zp(a.optionsOrUseCapture) === r) return i;
      }
      return -1;
    }
    ((Fp.prototype.dispatchEvent = function (e) {
      var t = m(this._fragmentFiber);
      if (t === null) return !0;
      t = y(t);
      var n = this._eventListeners;
      if ((n !== null && 0 < n.length) || !e.bubbles) {
        var r = t.nodeType === 9 ? t.createComment(``) : document.createTextNode(``);
        if (n)
          for (var i = 0; i < n.length; i++) {
            var a = n[i];
            r.addEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture));
          }
        if ((t.appendChild(r), (e = r.dispatchEvent(e)), n))
          for (i = 0; i < n.length; i++) ((a = n[i]), r.removeEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture)));
        return (t.removeChild(r), e);
      }
      return t.dispatchEvent(e);
    }),
      (Fp.prototype.focus = function (e) {
        p(this._fragmentFiber.child, !0, Vp, e, void 0, void 0);
      }));
    function Vp(e, t) {
      return e.tag !== 6 && ((e = y(e)), pm(e, t));
    }
    Fp.prototype.focusLast = function (e) {
      var t = [];
      p(this._fragmentFiber.child, !0, Hp, t, void 0, void 0);
      for (var n = t.length - 1; 0 <= n && !Vp(t[n], e); n--);
    };
    function Hp(e, t) {
      return (t.push(e), !1);
    }
    Fp.prototype.blur = function () {
      var e = m(this._fragmentFiber);
      e !== null && ((e = y(e)), (e = lp(e).activeElement), e !== null && p(this._fragmentFiber.child, !1, Up, e, void 0, void 0));
    };
    function Up(e, t) {
      return e.tag !== 6 && ((e = y(e)), e === t || e.contains(t) ? (t.blur(), !0) : !1);
    }
    Fp.prototype.observeUsing = function (e) {
      (this._observers === null && (this._observers = new Set()), this._observers.add(e), p(this._fragmentFiber.child, !1, Wp, e, void 0, void 0));
    };
    function Wp(e, t) {
      return (e.tag === 6 || ((e = y(e)), t.observe(e)), !1);
    }
    Fp.prototype.unobserveUsing = function (e) {
      var t = this._observers;
      if (t !== null && t.has(e)) {
        (t.delete(e), p(this._fragmentFiber.child, !1, Gp, e, void 0, void 0));
        for (var n = (t = 0); n < Kp.length; n++) {
          var r = Kp[n];
          r.fragmentInstance === this && r.observer === e ? e.unobserve(r.instance) : (Kp[t++] = r);
        }
        Kp.length = t;
      }
    };
    function Gp(e, t) {
      return (e.tag === 6 || ((e = y(e)), t.unobserve(e)), !1);
    }
    var Kp = [],
      qp = !1;
    function Jp(e, t, n) {
      (Kp.push({ fragmentInstance: e, observer: t, instance: n }),
        qp ||
          ((qp = !0),
          mm(function () {
            qp = !1;
            var e = Kp;
            Kp = [];
            for (var t = 0; t < e.length; t++) {
              var n = e[t];
              n.observer.unobserve(n.instance);
            }
          })));
    }
    Fp.prototype.getClientRects = function () {
      var e = [];
      return (p(this._fragmentFiber.child, !1, Yp, e, void 0, void 0), e);
    };
    function Yp(e, t) {
      if (e.tag === 6) {
        e = e.stateNode;
        var n = e.ownerDocument.createRange();
        (n.selectNodeContents(e), t.push.apply(t, n.getClientRects()));
      } else ((e = y(e)), t.push.apply(t, e.getClientRects()));
      return !1;
    }
    ((Fp.prototype.getRootNode = function (e) {
      var t = m(this._fragmentFiber);
      return t === null ? this : y(t).getRootNode(e);
    }),
      (Fp.prototype.compareDocumentPosition = function (e) {
        var t = m(this._fragmentFiber);
        if (t === null) return Node.DOCUMENT_POSITION_DISCONNECTED;
        var n = [];
        p(this._fragmentFiber.child, !1, Hp, n, void 0, void 0);
        var r = y(t);
        if (n.length === 0) {
          if (((n = r), h(this._fragmentFiber))) {
            a: {
              for (t = this._fragmentFiber.return; t !== null;) {
                if (t.tag === 4) {
                  t = t.stateNode.containerInfo;
                  break a;
                }
                if (t.tag === 3 || t.tag === 5 || t.tag === 27) break;
                t = t.return;
              }
              t = null;
            }
            t != null && (n = t);
          }
          t = this._fragmentFiber;
          var i = (r = n.compareDocumentPosition(e));
          return (
            n === e
              ? (i = Node.DOCUMENT_POSITION_CONTAINS)
              : r & Node.DOCUMENT_POSITION_CONTAINED_BY &&
                ((n = _(t)[1]),
                n === null
                  ? (i = Node.DOCUMENT_POSITION_PRECEDING)
                  : ((e = y(n).compareDocumentPosition(e)),
                    (i = e === 0 || e & Node.DOCUMENT_POSITION_FOLLOWING ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING))),
            (i |= Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC)
          );
        }
        ((t = y(n[0])), (i = y(n[n.length - 1])));
        var a = h(this._fragmentFiber) ? t.parentElement : r;
        if (a == null) return Node.DOCUMENT_POSITION_DISCONNECTED;
        ((r = a.compareDocumentPosition(t) & Node.DOCUMENT_POSITION_CONTAINED_BY),
          (a = a.compareDocumentPosition(i) & Node.DOCUMENT_POSITION_CONTAINED_BY));
        var o = t.compareDocumentPosition(e),
          s = i.compareDocumentPosition(e),
          c = o & Node.DOCUMENT_POSITION_CONTAINED_BY || s & Node.DOCUMENT_POSITION_CONTAINED_BY;
        return (
          (s = r && a && o & Node.DOCUMENT_POSITION_FOLLOWING && s & Node.DOCUMENT_POSITION_PRECEDING),
          (t =
            (r && t === e) || (a && i === e) || c || s
              ? Node.DOCUMENT_POSITION_CONTAINED_BY
              : (!r && t === e) || (!a && i === e)
                ? Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
                : o),
          t & Node.DOCUMENT_POSITION_DISCONNECTED ||
          t & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC ||
          Xp(t, this._fragmentFiber, n[0], n[n.length - 1], e)
            ? t
            : Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
        );
      }));
    function Xp(e, t, n, r, i) {
      var a = Nt(i);
      if (e & Node.DOCUMENT_POSITION_CONTAINED_BY) {
        if ((n = !!a))
          a: {
            for (; a !== null;) {
              if (a.tag === 7 && (a === t || a.alternate === t)) {
                n = !0;
                break a;
              }
              a = a.return;
            }
            n = !1;
          }
        return n;
      }
      if (e & Node.DOCUMENT_POSITION_CONTAINS) {
        if (a === null) return ((a = i.ownerDocument), i === a || i === a.documentElement || i === a.body);
        a: {
          for (a = t, t = m(t); a !== null;) {
            if (!((a.tag !== 5 && a.tag !== 3 && a.tag !== 27) || (a !== t && a.alternate !== t))) {
              a = !0;
              break a;
            }
            a = a.return;
          }
          a = !1;
        }
        return a;
      }
      return e & Node.DOCUMENT_POSITION_PRECEDING
        ? ((t = !!a) && !(t = a === n) && ((t = T(n, a, w)), t === null ? (t = !1) : (p(t, !0, S, a, n), (a = b), (b = null), (t = a !== null))), t)
        : e & Node.DOCUMENT_POSITION_FOLLOWING
          ? ((t = !!a) &&
              !(t = a === r) &&
              ((t = T(r, a, w)), t === null ? (t = !1) : (p(t, !0, C, a, r), (a = b), (x = b = null), (t = a !== null))),
            t)
          : !1;
    }
    function Zp(e, t) {
      var n = e.ownerDocument.createRange();
      (n.selectNodeContents(e),
        (e = n.getBoundingClientRect()),
        window.scrollTo(window.scrollX + e.left, t ? window.scrollY + e.top : window.scrollY + e.bottom - window.innerHeight));
    }
    Fp.prototype.scrollIntoView = function (e) {
      if (typeof e == `object`) throw Error(a(566));
      var t = [];
      p(this._fragmentFiber.child, !1, Hp, t, void 0, void 0);
      var n = !1 !== e;
      if (t.length === 0) {
        var r = _(this._fragmentFiber);
        if (((r = n ? r[1] || r[0] || m(this._fragmentFiber) : r[0] || r[1]), r === null)) return;
        if (r.tag === 6) {
          ((e = y(r)), Zp(e, n));
          return;
        }
        if (((r = y(r)), r.nodeType !== 9)) {
          if (r.nodeType === 11) {
            ((n = `host` in r ? r.host : null), n !== null && n.scrollIntoView(e));
            return;
          }
          r.scrollIntoView(e);
        }
      }
      for (r = n ? t.length - 1 : 0; r !== (n ? -1 : t.length);) {
        var i = t[r];
        (i.tag === 6 ? ((i = y(i)), Zp(i, n)) : y(i).scrollIntoView(e), (r += n ? -1 : 1));
      }
    };
    function Qp(e, t) {
      return ((e = y(e)), $p(e, t), !1);
    }
    function $p(e, t) {
      ((e.reactFragments ??= new Set()), e.reactFragments.add(t));
    }
    function em(e, t) {
      var n = t._eventListeners;
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r];
          e.addEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture));
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(function (n) {
            for (var r = 0, i = 0; i < Kp.length; i++) {
              var a = Kp[i];
              (a.fragmentInstance !== t || a.observer !== n || a.instance !== e) && (Kp[r++] = a);
            }
            ((Kp.length = r), n.observe(e));
          }),
        $p(e, t));
    }
    function tm(e, t) {
      var n = t._eventListeners;
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r];
          e.removeEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture));
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(function (n) {
            typeof n.rootMargin == `string` ? Jp(t, n, e) : n.unobserve(e);
          }),
        e.reactFragments != null && e.reactFragments.delete(t));
    }
    function nm(e) {
      var t = e.firstChild;
      for (t && t.nodeType === 10 && (t = t.nextSibling); t;) {
        var n = t;
        switch (((t = t.nextSibling), n.nodeName)) {
          case `HTML`:
          case `HEAD`:
          case `BODY`:
            (nm(n), Mt(n));
            continue;
          case `SCRIPT`:
          case `STYLE`:
            continue;
          case `LINK`:
            if (n.rel.toLowerCase() === `stylesheet`) continue;
        }
        e.removeChild(n);
      }
    }
    function rm(e, t, n, r) {
      for (; e.nodeType === 1;) {
        var i = n;
        if (e.nodeName.toLowerCase() !== t.toLowerCase()) {
          if (!r && (e.nodeName !== `INPUT` || e.type !== `hidden`)) break;
        } else if (!r) {
          if (t === `input` && e.type === `hidden`) {
            var a = i.name == null ? null : `` + i.name;
            if (i.type === `hidden` && e.getAttribute(`name`) === a) return e;
          } else return e;
        } else if (!e[At])
          switch (t) {
            case `meta`:
              if (!e.hasAttribute(`itemprop`)) break;
              return e;
            case `link`:
              if (
                ((a = e.getAttribute(`rel`)),
                (a === `stylesheet` && e.hasAttribute(`data-precedence`)) ||
                  a !== i.rel ||
                  e.getAttribute(`href`) !== (i.href == null || i.href === `` ? null : i.href) ||
                  e.getAttribute(`crossorigin`) !== (i.crossOrigin == null ? null : i.crossOrigin) ||
                  e.getAttribute(`title`) !== (i.title == null ? null : i.title))
              )
                break;
              return e;
            case `style`:
              if (e.hasAttribute(`data-precedence`)) break;
              return e;
            case `script`:
              if (
                ((a = e.getAttribute(`src`)),
                (a !== (i.src == null ? null : i.src) ||
                  e.getAttribute(`type`) !== (i.type == null ? null : i.type) ||
                  e.getAttribute(`crossorigin`) !== (i.crossOrigin == null ? null : i.crossOrigin)) &&
                  a &&
                  e.hasAttribute(`async`) &&
                  !e.hasAttribute(`itemprop`))
              )
                break;
              return e;
            default:
              return e;
          }
        if (((e = lm(e.nextSibling)), e === null)) break;
      }
      return null;
    }
    function im(e, t, n) {
      if (t === ``) return null;
      for (; e.nodeType !== 3;)
        if (((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !n) || ((e = lm(e.nextSibling)), e === null)) return null;
      return e;
    }
    function am(e, t) {
      for (; e.nodeType !== 8;)
        if (((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !t) || ((e = lm(e.nextSibling)), e === null)) return null;
      return e;
    }
    function om(e) {
      return e.data === `$?` || e.data === `$~`;
    }
    function sm(e) {
      return e.data === `$!` || (e.data === `$?` && e.ownerDocument.readyState !== `loading`);
    }
    function cm(e, t) {
      var n = e.ownerDocument;
      if (e.data === `$~`) e._reactRetry = t;
      else if (e.data !== `$?` || n.readyState !== `loading`) t();
      else {
        var r = function () {
          (t(), n.removeEventListener(`DOMContentLoaded`, r));
        };
        (n.addEventListener(`DOMContentLoaded`, r), (e._reactRetry = r));
      }
    }
    function lm(e) {
      for (; e != null; e = e.nextSibling) {
        var t = e.nodeType;
        if (t === 1 || t === 3) break;
        if (t === 8) {
          if (((t = e.data), t === `$` || t === `$!` || t === `$?` || t === `$~` || t === `&` || t === `F!` || t === `F`)) break;
          if (t === `/$` || t === `/&`) return null;
        }
      }
      return e;
    }
    var um = null;
    function dm(e) {
      e = e.nextSibling;
      for (var t = 0; e;) {
        if (e.nodeType === 8) {
          var n = e.data;
          if (n === `/$` || n === `/&`) {
            if (t === 0) return lm(e.nextSibling);
            t--;
          } else (n !== `$` && n !== `$!` && n !== `$?` && n !== `$~` && n !== `&`) || t++;
        }
        e = e.nextSibling;
      }
      return null;
    }
    function fm(e) {
      e = e.previousSibling;
      for (var t = 0; e;) {
        if (e.nodeType === 8) {
          var n = e.data;
          if (n === `$` || n === `$!` || n === `$?` || n === `$~` || n === `&`) {
            if (t === 0) return e;
            t--;
          } else (n !== `/$` && n !== `/&`) || t++;
        }
        e = e.previousSibling;
      }
      return null;
    }
    function pm(e, t) {
      function n() {
        r = !0;
      }
      if (e.ownerDocument.activeElement === e) return !0;
      var r = !1;
      try {
        (e.ownerDocument.addEventListener(`focus`, n, !0), (e.focus || HTMLElement.prototype.focus).call(e, t));
      } finally {
        e.ownerDocument.removeEventListener(`focus`, n, !0);
      }
      return r;
    }
    function mm(e) {
      yp(function () {
        yp(function (t) {
          return e(t);
        });
      });
    }
    function hm(e, t, n) {
      switch (((t = lp(n)), e)) {
        case `html`:
          if (((e = t.documentElement), !e)) throw Error(a(452));
          return e;
        case `head`:
          if (((e = t.head), !e)) throw Error(a(453));
          return e;
        case `body`:
          if (((e = t.body), !e)) throw Error(a(454));
          return e;
        default:
          throw Error(a(451));
      }
    }
    function gm(e, t, n) {
      for (var r in n) {
        var i = n[r];
        n.hasOwnProperty(r) && i != null && $(e, t, r, null, rp, i);
      }
      (n.dangerouslySetInnerHTML != null && (e.textContent = ``), e.onclick === vn && (e.onclick = null), Mt(e));
    }
    function _m(e) {
      for (var t = e.attributes; t.length;) e.removeAttributeNode(t[0]);
      Mt(e);
    }
    var vm = new Map(),
      ym = new Set();
    function bm(e) {
      if (typeof e.getRootNode == `function`) {
        var t = e.getRootNode();
        if (t.nodeType === 9 || t.nodeType === 11) return t;
      }
      return e.nodeType === 9 ? e : e.ownerDocument;
    }
    var xm = F.d;
    F.d = { f: Sm, r: Cm, D: Em, C: Dm, L: Om, m: km, X: jm, S: Am, M: Mm };
    function Sm() {
      var e = xm.f(),
        t = zd();
      return e || t;
    }
    function Cm(e) {
      var t = Pt(e);
      t !== null && t.tag === 5 && t.type === `form` ? rc(t) : xm.r(e);
    }
    var wm = typeof document > `u` ? null : document;
    function Tm(e, t, n) {
      var r = wm;
      if (r && typeof t == `string` && t) {
        var i = rn(t);
        ((i = `link[rel="` + e + `"][href="` + i + `"]`),
          typeof n == `string` && (i += `[crossorigin="` + n + `"]`),
          ym.has(i) ||
            (ym.add(i),
            (e = { rel: e, crossOrigin: n, href: t }),
            r.querySelector(i) === null && ((t = r.createElement(`link`)), np(t, `link`, e), Lt(t), r.head.appendChild(t))));
      }
    }
    function Em(e) {
      (xm.D(e), Tm(`dns-prefetch`, e, null));
    }
    function Dm(e, t) {
      (xm.C(e, t), Tm(`preconnect`, e, t));
    }
    function Om(e, t, n) {
      xm.L(e, t, n);
      var r = wm;
      if (r && e && t) {
        var i = `link[rel="preload"][as="` + rn(t) + `"]`;
        t === `image` && n && n.imageSrcSet
          ? ((i += `[imagesrcset="` + rn(n.imageSrcSet) + `"]`), typeof n.imageSizes == `string` && (i += `[imagesizes="` + rn(n.imageSizes) + `"]`))
          : (i += `[href="` + rn(e) + `"]`);
        var a = i;
        switch (t) {
          case `style`:
            a = Pm(e);
            break;
          case `script`:
            a = Rm(e);
        }
        if (
          !(
            vm.has(a) ||
            ((e = E({ rel: `preload`, href: t === `image` && n && n.imageSrcSet ? void 0 : e, as: t }, n)),
            vm.set(a, e),
            r.querySelector(i) !== null || (t === `style` && r.querySelector(Fm(a))) || (t === `script` && r.querySelector(zm(a))))
          )
        ) {
          var o = r.createElement(`link`);
          (np(o, `link`, e),
            t === `style` &&
              ((o[jt] = !0),
              (o.onload = o.onerror =
                function () {
                  Rt(o);
                })),
            Lt(o),
            r.head.appendChild(o));
        }
      }
    }
    function km(e, t) {
      xm.m(e, t);
      var n = wm;
      if (n && e) {
        var r = t && typeof t.as == `string` ? t.as : `script`,
          i = `link[rel="modulepreload"][as="` + rn(r) + `"][href="` + rn(e) + `"]`,
          a = i;
        switch (r) {
          case `audioworklet`:
          case `paintworklet`:
          case `serviceworker`:
          case `sharedworker`:
          case `worker`:
          case `script`:
            a = Rm(e);
        }
        if (!vm.has(a) && ((e = E({ rel: `modulepreload`, href: e }, t)), vm.set(a, e), n.querySelector(i) === null)) {
          switch (r) {
            case `audioworklet`:
            case `paintworklet`:
            case `serviceworker`:
            case `sharedworker`:
            case `worker`:
            case `script`:
              if (n.querySelector(zm(a))) return;
          }
          ((r = n.createElement(`link`)), np(r, `link`, e), Lt(r), n.head.appendChild(r));
        }
      }
    }
    function Am(e, t, n) {
      xm.S(e, t, n);
      var r = wm;
      if (r && e) {
        var i = It(r).hoistableStyles,
          a = Pm(e);
        t ||= `default`;
        var o = i.get(a);
        if (!o) {
          var s = { loading: 0, preload: null };
          if ((o = r.querySelector(Fm(a)))) s.loading = 5;
          else {
            ((e = E({ rel: `stylesheet`, href: e, "data-precedence": t }, n)), (n = vm.get(a)) && Hm(e, n));
            var c = (o = r.createElement(`link`));
            (Lt(c),
              np(c, `link`, e),
              (c._p = new Promise(function (e, t) {
                ((c.onload = e), (c.onerror = t));
              })),
              c.addEventListener(`load`, function () {
                s.loading |= 1;
              }),
              c.addEventListener(`error`, function () {
                s.loading |= 2;
              }),
              (s.loading |= 4),
              Vm(o, t, r));
          }
          ((o = { type: `stylesheet`, instance: o, count: 1, state: s }), i.set(a, o));
        }
      }
    }
    function jm(e, t) {
      xm.X(e, t);
      var n = wm;
      if (n && e) {
        var r = It(n).hoistableScripts,
          i = Rm(e),
          a = r.get(i);
        a ||
          ((a = n.querySelector(zm(i))),
          a ||
            ((e = E({ src: e, async: !0 }, t)),
            (t = vm.get(i)) && Um(e, t),
            (a = n.createElement(`script`)),
            Lt(a),
            np(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a));
      }
    }
    function Mm(e, t) {
      xm.M(e, t);
      var n = wm;
      if (n && e) {
        var r = It(n).hoistableScripts,
          i = Rm(e),
          a = r.get(i);
        a ||
          ((a = n.querySelector(zm(i))),
          a ||
            ((e = E({ src: e, async: !0, type: `module` }, t)),
            (t = vm.get(i)) && Um(e, t),
            (a = n.createElement(`script`)),
            Lt(a),
            np(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a));
      }
    }
    function Nm(e, t, n, r) {
      var i = (i = Ce.current) ? bm(i) : null;
      if (!i) throw Error(a(446));
      switch (e) {
        case `meta`:
        case `title`:
          return null;
        case `style`:
          return typeof n.precedence == `string` && typeof n.href == `string`
            ? ((n = Pm(n.href)),
              (t = It(i).hoistableStyles),
              (r = t.get(n)),
              r || ((r = { type: `style`, instance: null, count: 0, state: null }), t.set(n, r)),
              r)
            : { type: `void`, instance: null, count: 0, state: null };
        case `link`:
          if (n.rel === `stylesheet` && typeof n.href == `string` && typeof n.precedence == `string`) {
            e = Pm(n.href);
            var o = It(i).hoistableStyles,
              s = o.get(e);
            if (
              (s ||
                ((i = i.ownerDocument || i),
                (s = { type: `stylesheet`, instance: null, count: 0, state: { loading: 0, preload: null } }),
                o.set(e, s),
                (o = i.querySelector(Fm(e)))
                  ? o._p || ((s.instance = o), (s.state.loading = 5))
                  : ((o = vm.get(e)),
                    o ||
                      ((o = {
                        rel: `preload`,
                        as: `style`,
                        href: n.href,
                        crossOrigin: n.crossOrigin,
                        integrity: n.integrity,
                        media: n.media,
                        hrefLang: n.hrefLang,
                        referrerPolicy: n.referrerPolicy,
                      }),
                      vm.set(e, o)),
                    Lm(i, e, o, s.state))),
              t && r === null)
            )
              throw Error(a(528, ``));
            return s;
          }
          if (t && r !== null) throw Error(a(529, ``));
          return null;
        case `script`:
          return (
            (t = n.async),
            (n = n.src),
            typeof n == `string` && t && typeof t != `function` && typeof t != `symbol`
              ? ((n = Rm(n)),
                (t = It(i).hoistableScripts),
                (r = t.get(n)),
                r || ((r = { type: `script`, instance: null, count: 0, state: null }), t.set(n, r)),
                r)
              : { type: `void`, instance: null, count: 0, state: null }
          );
        default:
          throw Error(a(444, e));
      }
    }
    function Pm(e) {
      return `href="` + rn(e) + `"`;
    }
    function Fm(e) {
      return `link[rel="stylesheet"][` + e + `]`;
    }
    function Im(e) {
      return E({}, e, { "data-precedence": e.precedence, precedence: null });
    }
    function Lm(e, t, n, r) {
      if ((t = e.querySelector(`link[rel="preload"][as="style"][` + t + `]`))) {
        if (!0 !== t[jt]) {
          r.loading = 1;
          return;
        }
      } else ((t = e.createElement(`link`)), (t[jt] = !0), (t.onload = t.onerror = Rt.bind(null, t)), np(t, `link`, n), Lt(t), e.head.appendChild(t));
      ((r.preload = t),
        t.addEventListener(`load`, function () {
          return (r.loading |= 1);
        }),
        t.addEventListener(`error`, function () {
          return (r.loading |= 2);
        }));
    }
    function Rm(e) {
      return `[src="` + rn(e) + `"]`;
    }
    function zm(e) {
      return `script[async]` + e;
    }
    function Bm(e, t, n) {
      if ((t.count++, t.instance === null))
        switch (t.type) {
          case `style`:
            var r = e.querySelector(`style[data-href~="` + rn(n.href) + `"]`);
            if (r) return ((t.instance = r), Lt(r), r);
            var i = E({}, n, { "data-href": n.href, "data-precedence": n.precedence, href: null, precedence: null });
            return ((r = (e.ownerDocument || e).createElement(`style`)), Lt(r), np(r, `style`, i), Vm(r, n.precedence, e), (t.instance = r));
          case `stylesheet`:
            i = Pm(n.href);
            var o = e.querySelector(Fm(i));
            if (o) return ((t.state.loading |= 4), (t.instance = o), Lt(o), o);
            ((r = Im(n)), (i = vm.get(i)) && Hm(r, i), (o = (e.ownerDocument || e).createElement(`link`)), Lt(o));
            var s = o;
            return (
              (s._p = new Promise(function (e, t) {
                ((s.onload = e), (s.onerror = t));
              })),
              np(o, `link`, r),
              (t.state.loading |= 4),
              Vm(o, n.precedence, e),
              (t.instance = o)
            );
          case `script`:
            return (
              (o = Rm(n.src)),
              (i = e.querySelector(zm(o)))
                ? ((t.instance = i), Lt(i), i)
                : ((r = n),
                  (i = vm.get(o)) && ((r = E({}, n)), Um(r, i)),
                  (e = e.ownerDocument || e),
                  (i = e.createElement(`script`)),
                  Lt(i),
                  np(i, `link`, r),
                  e.head.appendChild(i),
                  (t.instance = i))
            );
          case `void`:
            return null;
          default:
            throw Error(a(443, t.type));
        }
      else t.type === `stylesheet` && !(t.state.loading & 4) && ((r = t.instance), (t.state.loading |= 4), Vm(r, n.precedence, e));
      return t.instance;
    }
    function Vm(e, t, n) {
      for (
        var r = n.querySelectorAll(`link[rel="stylesheet"][data-precedence],style[data-precedence]`),
          i = r.length ? r[r.length - 1] : null,
          a = i,
          o = 0;
        o < r.length;
        o++
      ) {
        var s = r[o];
        if (s.dataset.precedence === t) a = s;
        else if (a !== i) break;
      }
      a ? a.parentNode.insertBefore(e, a.nextSibling) : ((t = n.nodeType === 9 ? n.head : n), t.insertBefore(e, t.firstChild));
    }
    function Hm(e, t) {
      ((e.crossOrigin ??= t.crossOrigin), (e.referrerPolicy ??= t.referrerPolicy), (e.title ??= t.title));
    }
    function Um(e, t) {
      ((e.crossOrigin ??= t.crossOrigin), (e.referrerPolicy ??= t.referrerPolicy), (e.integrity ??= t.integrity));
    }
    var Wm = null;
    function Gm(e, t, n) {
      if (Wm === null) {
        var r = new Map(),
          i = (Wm = new Map());
        i.set(n, r);
      } else ((i = Wm), (r = i.get(n)), r || ((r = new Map()), i.set(n, r)));
      if (r.has(e)) return r;
      for (r.set(e, null), n = n.getElementsByTagName(e), i = 0; i < n.length; i++) {
        var a = n[i];
        if (!(a[At] || a[Ct] || (e === `link` && a.getAttribute(`rel`) === `stylesheet`)) && a.namespaceURI !== `http://www.w3.org/2000/svg`) {
          var o = a.getAttribute(t) || ``;
          o = e + o;
          var s = r.get(o);
          s ? s.push(a) : r.set(o, [a]);
        }
      }
      return r;
    }
    function Km(e, t, n) {
      ((e = e.ownerDocument || e), e.head.insertBefore(n, t === `title` ? e.querySelector(`head > title`) : null));
    }
    function qm(e, t, n) {
      if (n === 1 || t.itemProp != null) return !1;
      switch (e) {
        case `meta`:
        case `title`:
          return !0;
        case `style`:
          if (typeof t.precedence != `string` || typeof t.href != `string` || t.href === ``) break;
          return !0;
        case `link`:
          if (typeof t.rel != `string` || typeof t.href != `string` || t.href === `` || t.onLoad || t.onError) break;
          switch (t.rel) {
            case `stylesheet`:
              return ((e = t.disabled), typeof t.precedence == `string` && e == null);
            default:
              return !0;
          }
        case `script`:
          if (t.async && typeof t.async != `function` && typeof t.async != `symbol` && !t.onLoad && !t.onError && t.src && typeof t.src == `string`)
            return !0;
      }
      return !1;
    }
    function Jm(e, t) {
      return e === `img` && t.src != null && t.src !== `` && t.onLoad == null && t.loading !== `lazy`;
    }
    function Ym(e) {
      return !(e.type === `stylesheet` && !(e.state.loading & 3));
    }
    function Xm(e) {
      return (e.width || 100) * (e.height || 100) * (typeof devicePixelRatio == `number` ? devicePixelRatio : 1) * 0.25;
    }
    function Zm(e, t) {
      typeof t.decode == `function` &&
        (e.imgCount++, t.complete || ((e.imgBytes += Xm(t)), e.suspenseyImages.push(t)), (e = rh.bind(e)), t.decode().then(e, e));
    }
    function Qm(e, t, n, r) {
      if (n.type === `stylesheet` && (typeof r.media != `string` || !1 !== matchMedia(r.media).matches) && !(n.state.loading & 4)) {
        if (n.instance === null) {
          var i = Pm(r.href),
            a = t.querySelector(Fm(i));
          if (a) {
            ((t = a._p),
              typeof t == `object` && t && typeof t.then == `function` && (e.count++, (e = nh.bind(e)), t.then(e, e)),
              (n.state.loading |= 4),
              (n.instance = a),
              Lt(a));
            return;
          }
          ((a = t.ownerDocument || t), (r = Im(r)), (i = vm.get(i)) && Hm(r, i), (a = a.createElement(`link`)), Lt(a));
          var o = a;
          ((o._p = new Promise(function (e, t) {
            ((o.onload = e), (o.onerror = t));
          })),
            np(a, `link`, r),
            (n.instance = a));
        }
        (e.stylesheets === null && (e.stylesheets = new Map()),
          e.stylesheets.set(n, t),
          (t = n.state.preload) &&
            !(n.state.loading & 3) &&
            (e.count++, (n = nh.bind(e)), t.addEventListener(`load`, n), t.addEventListener(`error`, n)));
      }
    }
    var $m = 0;
    function eh(e, t) {
      return (
        e.stylesheets && e.count === 0 && ah(e, e.stylesheets),
        0 < e.count || 0 < e.imgCount
          ? function (n) {
              var r = setTimeout(function () {
                if ((e.stylesheets && ah(e, e.stylesheets), e.unsuspend)) {
                  var t = e.unsuspend;
                  ((e.unsuspend = null), t());
                }
              }, 6e4 + t);
              0 < e.imgBytes && $m === 0 && ($m = 62500 * op());
              var i = setTimeout(
                function () {
                  if (((e.waitingForImages = !1), e.count === 0 && (e.stylesheets && ah(e, e.stylesheets), e.unsuspend))) {
                    var t = e.unsuspend;
                    ((e.unsuspend = null), t());
                  }
                },
                (e.imgBytes > $m ? 50 : 800) + t,
              );
              return (
                (e.unsuspend = n),
                function () {
                  ((e.unsuspend = null), clearTimeout(r), clearTimeout(i));
                }
              );
            }
          : null
      );
    }
    function th(e) {
      if (e.count === 0 && (e.imgCount === 0 || !e.waitingForImages)) {
        if (e.stylesheets) ah(e, e.stylesheets);
        else if (e.unsuspend) {
          var t = e.unsuspend;
          ((e.unsuspend = null), t());
        }
      }
    }
    function nh() {
      (this.count--, th(this));
    }
    function rh() {
      (this.imgCount--, th(this));
    }
    var ih = null;
    function ah(e, t) {
      ((e.stylesheets = null), e.unsuspend !== null && (e.count++, (ih = new Map()), t.forEach(oh, e), (ih = null), nh.call(e)));
    }
    function oh(e, t) {
      if (!(t.state.loading & 4)) {
        var n = ih.get(e);
        if (n) var r = n.get(null);
        else {
          ((n = new Map()), ih.set(e, n));
          for (var i = e.querySelectorAll(`link[data-precedence],style[data-precedence]`), a = 0; a < i.length; a++) {
            var o = i[a];
            (o.nodeName === `LINK` || o.getAttribute(`media`) !== `not all`) && (n.set(o.dataset.precedence, o), (r = o));
          }
          r && n.set(null, r);
        }
        ((i = t.instance),
          (o = i.getAttribute(`data-precedence`)),
          (a = n.get(o) || r),
          a === r && n.set(null, i),
          n.set(o, i),
          this.count++,
          (r = nh.bind(this)),
          i.addEventListener(`load`, r),
          i.addEventListener(`error`, r),
          a ? a.parentNode.insertBefore(i, a.nextSibling) : ((e = e.nodeType === 9 ? e.head : e), e.insertBefore(i, e.firstChild)),
          (t.state.loading |= 4));
      }
    }
    var sh = { $$typeof: te, Provider: null, Consumer: null, _currentValue: ge, _currentValue2: ge, _threadCount: 0 };
    function ch(e, t, n, r, i, a, o, s, c) {
      ((this.tag = 1),
        (this.containerInfo = e),
        (this.pingCache = this.current = this.pendingChildren = null),
        (this.timeoutHandle = -1),
        (this.callbackNode = this.next = this.pendingContext = this.context = this.cancelPendingCommit = null),
        (this.callbackPriority = 0),
        (this.expirationTimes = pt(-1)),
        (this.entangledLanes =
          this.shellSuspendCounter =
          this.errorRecoveryDisabledLanes =
          this.expiredLanes =
          this.warmLanes =
          this.pingedLanes =
          this.suspendedLanes =
          this.pendingLanes =
            0),
        (this.entanglements = pt(0)),
        (this.hiddenUpdates = pt(null)),
        (this.identifierPrefix = r),
        (this.onUncaughtError = i),
        (this.onCaughtError = a),
        (this.onRecoverableError = o),
        (this.pooledCache = null),
        (this.pooledCacheLanes = 0),
        (this.formState = c),
        (this.transitionTypes = null),
        (this.incompleteTransitions = new Map()));
    }
    function lh(e, t, n, r, i, a, o, s, c, l, u, d) {
      return (
        (e = new ch(e, t, n, o, c, l, u, d, s)),
        (t = 1),
        !0 === a && (t |= 24),
        (a = Mi(3, null, null, t)),
        (e.current = a),
        (a.stateNode = e),
        (t = Ma()),
        t.refCount++,
        (e.pooledCache = t),
        t.refCount++,
        (a.memoizedState = { element: r, isDehydrated: n, cache: t }),
        ho(a),
        e
      );
    }
    function uh(e) {
      return e ? ((e = Ai), e) : Ai;
    }
    function dh(e, t, n, r, i, a) {
      ((i = uh(i)),
        r.context === null ? (r.context = i) : (r.pendingContext = i),
        (r = _o(t)),
        (r.payload = { element: n }),
        (a = a === void 0 ? null : a),
        a !== null && (r.callback = a),
        (n = vo(e, r, t)),
        n !== null && (X(n, e, t), yo(n, e, t)));
    }
    function fh(e, t) {
      if (((e = e.memoizedState), e !== null && e.dehydrated !== null)) {
        var n = e.retryLane;
        e.retryLane = n !== 0 && n < t ? n : t;
      }
    }
    function ph(e, t) {
      (fh(e, t), (e = e.alternate) && fh(e, t));
    }
    function mh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = Di(e, 67108864);
        (t !== null && X(t, e, 67108864), ph(e, 67108864));
      }
    }
    function hh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = Md();
        t = vt(t);
        var n = Di(e, t);
        (n !== null && X(n, e, t), ph(e, t));
      }
    }
    var gh = !0;
    function _h(e, t, n, r) {
      var i = P.T;
      P.T = null;
      var a = F.p;
      try {
        ((F.p = 2), yh(e, t, n, r));
      } finally {
        ((F.p = a), (P.T = i));
      }
    }
    function vh(e, t, n, r) {
      var i = P.T;
      P.T = null;
      var a = F.p;
      try {
        ((F.p = 8), yh(e, t, n, r));
      } finally {
        ((F.p = a), (P.T = i));
      }
    }
    function yh(e, t, n, r) {
      if (gh) {
        var i = bh(r);
        if (i === null) (Kf(e, t, r, xh, n), Mh(e, r));
        else if (Ph(i, e, t, n, r)) r.stopPropagation();
        else if ((Mh(e, r), t & 4 && -1 < jh.indexOf(e))) {
          for (; i !== null;) {
            var a = Pt(i);
            if (a !== null)
              switch (a.tag) {
                case 3:
                  if (((a = a.stateNode), a.current.memoizedState.isDehydrated)) {
                    var o = ot(a.pendingLanes);
                    if (o !== 0) {
                      var s = a;
                      for (s.pendingLanes |= 2, s.entangledLanes |= 2; o;) {
                        var c = 1 << (31 - $e(o));
                        ((s.entanglements[1] |= c), (o &= ~c));
                      }
                      (Ef(a), !(G & 6) && ((_d = Ve() + 500), Df(0, !1)));
                    }
                  }
                  break;
                case 31:
                case 13:
                  ((s = Di(a, 2)), s !== null && X(s, a, 2), zd(), ph(a, 2));
              }
            if (((a = bh(r)), a === null && Kf(e, t, r, xh, n), a === i)) break;
            i = a;
          }
          i !== null && r.stopPropagation();
        } else Kf(e, t, r, null, n);
      }
    }
    function bh(e) {
      return ((e = bn(e)), Sh(e));
    }
    var xh = null;
    function Sh(e) {
      if (((xh = null), (e = Nt(e)), e !== null)) {
        var t = s(e);
        if (t === null) e = null;
        else {
          var n = t.tag;
          if (n === 13) {
            if (((e = c(t)), e !== null)) return e;
            e = null;
          } else if (n === 31) {
            if (((e = l(t)), e !== null)) return e;
            e = null;
          } else if (n === 3) {
            if (t.stateNode.current.memoizedState.isDehydrated) return t.tag === 3 ? t.stateNode.containerInfo : null;
            e = null;
          } else t !== e && (e = null);
        }
      }
      return ((xh = e), null);
    }
    function Ch(e) {
      switch (e) {
        case `beforetoggle`:
        case `cancel`:
        case `click`:
        case `close`:
        case `contextmenu`:
        case `copy`:
        case `cut`:
        case `auxclick`:
        case `dblclick`:
        case `dragend`:
        case `dragstart`:
        case `drop`:
        case `focusin`:
        case `focusout`:
        case `input`:
        case `invalid`:
        case `keydown`:
        case `keypress`:
        case `keyup`:
        case `mousedown`:
        case `mouseup`:
        case `paste`:
        case `pause`:
        case `play`:
        case `pointercancel`:
        case `pointerdown`:
        case `pointerup`:
        case `ratechange`:
        case `reset`:
        case `seeked`:
        case `submit`:
        case `toggle`:
        case `touchcancel`:
        case `touchend`:
        case `touchstart`:
        case `volumechange`:
        case `change`:
        case `selectionchange`:
        case `textInput`:
        case `compositionstart`:
        case `compositionend`:
        case `compositionupdate`:
        case `beforeblur`:
        case `afterblur`:
        case `beforeinput`:
        case `blur`:
        case `fullscreenchange`:
        case `fullscreenerror`:
        case `focus`:
        case `hashchange`:
        case `popstate`:
        case `select`:
        case `selectstart`:
          return 2;
        case `drag`:
        case `dragenter`:
        case `dragexit`:
        case `dragleave`:
        case `dragover`:
        case `mousemove`:
        case `mouseout`:
        case `mouseover`:
        case `pointermove`:
        case `pointerout`:
        case `pointerover`:
        case `resize`:
        case `scroll`:
        case `touchmove`:
        case `wheel`:
        case `mouseenter`:
        case `mouseleave`:
        case `pointerenter`:
        case `pointerleave`:
          return 8;
        case `message`:
          switch (He()) {
            case Ue:
              return 2;
            case We:
              return 8;
            case Ge:
            case Ke:
              return 32;
            case qe:
              return 268435456;
            default:
              return 32;
          }
        default:
          return 32;
      }
    }
    var wh = !1,
      Th = null,
      Eh = null,
      Dh = null,
      Oh = new Map(),
      kh = new Map(),
      Ah = [],
      jh =
        `mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset`.split(
          ` `,
        );
    function Mh(e, t) {
      switch (e) {
        case `focusin`:
        case `focusout`:
          Th = null;
          break;
        case `dragenter`:
        case `dragleave`:
          Eh = null;
          break;
        case `mouseover`:
        case `mouseout`:
          Dh = null;
          break;
        case `pointerover`:
        case `pointerout`:
          Oh.delete(t.pointerId);
          break;
        case `gotpointercapture`:
        case `lostpointercapture`:
          kh.delete(t.pointerId);
      }
    }
    function Nh(e, t, n, r, i, a) {
      return e === null || e.nativeEvent !== a
        ? ((e = { blockedOn: t, domEventName: n, eventSystemFlags: r, nativeEvent: a, targetContainers: [i] }),
          t !== null && ((t = Pt(t)), t !== null && mh(t)),
          e)
        : ((e.eventSystemFlags |= r), (t = e.targetContainers), i !== null && t.indexOf(i) === -1 && t.push(i), e);
    }
    function Ph(e, t, n, r, i) {
      switch (t) {
        case `focusin`:
          return ((Th = Nh(Th, e, t, n, r, i)), !0);
        case `dragenter`:
          return ((Eh = Nh(Eh, e, t, n, r, i)), !0);
        case `mouseover`:
          return ((Dh = Nh(Dh, e, t, n, r, i)), !0);
        case `pointerover`:
          var a = i.pointerId;
          return (Oh.set(a, Nh(Oh.get(a) || null, e, t, n, r, i)), !0);
        case `gotpointercapture`:
          return ((a = i.pointerId), kh.set(a, Nh(kh.get(a) || null, e, t, n, r, i)), !0);
      }
      return !1;
    }
    function Fh(e) {
      var t = Nt(e.target);
      if (t !== null) {
        var n = s(t);
        if (n !== null) {
          if (((t = n.tag), t === 13)) {
            if (((t = c(n)), t !== null)) {
              ((e.blockedOn = t),
                xt(e.priority, function () {
                  hh(n);
                }));
              return;
            }
          } else if (t === 31) {
            if (((t = l(n)), t !== null)) {
              ((e.blockedOn = t),
                xt(e.priority, function () {
                  hh(n);
                }));
              return;
            }
          } else if (t === 3 && n.stateNode.current.memoizedState.isDehydrated) {
            e.blockedOn = n.tag === 3 ? n.stateNode.containerInfo : null;
            return;
          }
        }
      }
      e.blockedOn = null;
    }
    function Ih(e) {
      if (e.blockedOn !== null) return !1;
      for (var t = e.targetContainers; 0 < t.length;) {
        var n = bh(e.nativeEvent);
        if (n === null) {
          n = e.nativeEvent;
          var r = new n.constructor(n.type, n);
          ((yn = r), n.target.dispatchEvent(r), (yn = null));
        } else return ((t = Pt(n)), t !== null && mh(t), (e.blockedOn = n), !1);
        t.shift();
      }
      return !0;
    }
    function Lh(e, t, n) {
      Ih(e) && n.delete(t);
    }
    function Rh() {
      ((wh = !1),
        Th !== null && Ih(Th) && (Th = null),
        Eh !== null && Ih(Eh) && (Eh = null),
        Dh !== null && Ih(Dh) && (Dh = null),
        Oh.forEach(Lh),
        kh.forEach(Lh));
    }
    function zh(e, t) {
      e.blockedOn === t && ((e.blockedOn = null), wh || ((wh = !0), n.unstable_scheduleCallback(n.unstable_NormalPriority, Rh)));
    }
    var Bh = null;
    function Vh(e) {
      Bh !== e &&
        ((Bh = e),
        n.unstable_scheduleCallback(n.unstable_NormalPriority, function () {
          Bh === e && (Bh = null);
          for (var t = 0; t < e.length; t += 3) {
            var n = e[t],
              r = e[t + 1],
              i = e[t + 2];
            if (typeof r != `function`) {
              if (Sh(r || n) === null) continue;
              break;
            }
            var a = Pt(n);
            a !== null && (e.splice(t, 3), (t -= 3), tc(a, { pending: !0, data: i, method: n.method, action: r }, r, i));
          }
        }));
    }
    function Hh(e) {
      function t(t) {
        return zh(t, e);
      }
      (Th !== null && zh(Th, e), Eh !== null && zh(Eh, e), Dh !== null && zh(Dh, e), Oh.forEach(t), kh.forEach(t));
      for (var n = 0; n < Ah.length; n++) {
        var r = Ah[n];
        r.blockedOn === e && (r.blockedOn = null);
      }
      for (; 0 < Ah.length && ((n = Ah[0]), n.blockedOn === null);) (Fh(n), n.blockedOn === null && Ah.shift());
      if (((n = (e.ownerDocument || e).$$reactFormReplay), n != null))
        for (r = 0; r < n.length; r += 3) {
          var i = n[r],
            a = n[r + 1],
            o = i[wt] || null;
          if (typeof a == `function`) o || Vh(n);
          else if (o) {
            var s = null;
            if (a && a.hasAttribute(`formAction`)) {
              if (((i = a), (o = a[wt] || null))) s = o.formAction;
              else if (Sh(i) !== null) continue;
            } else s = o.action;
            (typeof s == `function` ? (n[r + 1] = s) : (n.splice(r, 3), (r -= 3)), Vh(n));
          }
        }
    }
    function Uh() {
      function e(e) {
        e.canIntercept &&
          e.info === `react-transition` &&
          e.intercept({
            handler: function () {
              return new Promise(function (e) {
                return (i = e);
              });
            },
            focusReset: `manual`,
            scroll: `manual`,
          });
      }
      function t() {
        (i !== null && (i(), (i = null)), r || setTimeout(n, 20));
      }
      function n() {
        if (!r && !navigation.transition) {
          var e = navigation.currentEntry;
          e && e.url != null && navigation.navigate(e.url, { state: e.getState(), info: `react-transition`, history: `replace` });
        }
      }
      if (typeof navigation == `object`) {
        var r = !1,
          i = null;
        return (
          navigation.addEventListener(`navigate`, e),
          navigation.addEventListener(`navigatesuccess`, t),
          navigation.addEventListener(`navigateerror`, t),
          setTimeout(n, 100),
          function () {
            ((r = !0),
              navigation.removeEventListener(`navigate`, e),
              navigation.removeEventListener(`navigatesuccess`, t),
              navigation.removeEventListener(`navigateerror`, t),
              i !== null && (i(), (i = null)));
          }
        );
      }
    }
    function Wh(e) {
      this._internalRoot = e;
    }
    ((Gh.prototype.render = Wh.prototype.render =
      function (e) {
        var t = this._internalRoot;
        if (t === null) throw Error(a(409));
        var n = t.current;
        dh(n, Md(), e, t, null, null);
      }),
      (Gh.prototype.unmount = Wh.prototype.unmount =
        function () {
          var e = this._internalRoot;
          if (e !== null) {
            this._internalRoot = null;
            var t = e.containerInfo;
            (dh(e.current, 2, null, e, null, null), zd(), (t[Tt] = null));
          }
        }));
    function Gh(e) {
      this._internalRoot = e;
    }
    Gh.prototype.unstable_scheduleHydration = function (e) {
      if (e) {
        var t = bt();
        e = { blockedOn: null, target: e, priority: t };
        for (var n = 0; n < Ah.length && t !== 0 && t < Ah[n].priority; n++);
        (Ah.splice(n, 0, e), n === 0 && Fh(e));
      }
    };
    var Kh = r.version;
    if (Kh !== `19.3.1`) throw Error(a(527, Kh, `19.3.1`));
    F.findDOMNode = function (e) {
      var t = e._reactInternals;
      if (t === void 0) throw typeof e.render == `function` ? Error(a(188)) : ((e = Object.keys(e).join(`,`)), Error(a(268, e)));
      return ((e = d(t)), (e = e === null ? null : f(e)), (e = e === null ? null : e.stateNode), e);
    };
    var qh = { bundleType: 0, version: `19.3.1`, rendererPackageName: `react-dom`, currentDispatcherRef: P, reconcilerVersion: `19.3.1` };
    if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u`) {
      var Jh = __REACT_DEVTOOLS_GLOBAL_HOOK__;
      if (!Jh.isDisabled && Jh.supportsFiber)
        try {
          ((Xe = Jh.inject(qh)), (Ze = Jh));
        } catch {}
    }
    e.createRoot = function (e, t) {
      if (!o(e)) throw Error(a(299));
      var n = !1,
        r = ``,
        i = wc,
        s = Tc,
        c = Ec;
      return (
        t != null &&
          (!0 === t.unstable_strictMode && (n = !0),
          t.identifierPrefix !== void 0 && (r = t.identifierPrefix),
          t.onUncaughtError !== void 0 && (i = t.onUncaughtError),
          t.onCaughtError !== void 0 && (s = t.onCaughtError),
          t.onRecoverableError !== void 0 && (c = t.onRecoverableError)),
        (t = lh(e, 1, !1, null, null, n, r, null, i, s, c, Uh)),
        (e[Tt] = t.current),
        Wf(e),
        new Wh(t)
      );
    };
  }),
  mt = n((e, t) => {
    function n() {
      if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` && typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`)
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n);
        } catch (e) {
          console.error(e);
        }
    }
    (n(), (t.exports = pt()));
  }),
  L = e(t(), 1),
  ht = e(g(), 1);
function gt(e) {
  return L.createElement(de, { flushSync: ht.flushSync, ...e });
}
pe();
function _t(e) {
  return typeof e != `string` || !e.includes(`var(--mantine-scale)`)
    ? e
    : e
        .match(/^calc\((.*?)\)$/)?.[1]
        .split(`*`)[0]
        .trim();
}
function vt(e) {
  let t = _t(e);
  return typeof t == `number`
    ? t
    : typeof t == `string`
      ? t.includes(`calc`) || t.includes(`var`)
        ? t
        : t.includes(`px`)
          ? Number(t.replace(`px`, ``))
          : t.includes(`rem`)
            ? Number(t.replace(`rem`, ``)) * 16
            : t.includes(`em`)
              ? Number(t.replace(`em`, ``)) * 16
              : Number(t)
      : NaN;
}
function yt(e) {
  return Array.isArray(e) || e === null ? !1 : typeof e == `object` && e.type !== L.Fragment;
}
var bt = { app: 100, modal: 200, popover: 300, overlay: 400, max: 9999 };
function xt(e) {
  return bt[e];
}
function St(e) {
  let t = (0, L.useRef)(e);
  return (
    (0, L.useEffect)(() => {
      t.current = e;
    }),
    (0, L.useMemo)(
      () =>
        (...e) =>
          t.current?.(...e),
      [],
    )
  );
}
function Ct(e, t) {
  let {
      delay: n,
      flushOnUnmount: r,
      leading: i,
      maxWait: a,
    } = typeof t == `number` ? { delay: t, flushOnUnmount: !1, leading: !1, maxWait: void 0 } : t,
    o = St(e),
    s = (0, L.useRef)(0),
    c = (0, L.useRef)(0),
    l = (0, L.useRef)(null),
    u = (0, L.useMemo)(() => {
      let e = Object.assign(
        (...t) => {
          (window.clearTimeout(s.current), (l.current = t));
          let r = e._isFirstCall;
          e._isFirstCall = !1;
          function u() {
            (window.clearTimeout(s.current),
              window.clearTimeout(c.current),
              (s.current = 0),
              (c.current = 0),
              (e._isFirstCall = !0),
              (e._hasPendingCallback = !1));
          }
          function d() {
            a !== void 0 &&
              c.current === 0 &&
              (c.current = window.setTimeout(() => {
                if (((c.current = 0), s.current !== 0 && e._hasPendingCallback)) {
                  let e = l.current;
                  (u(), o(...e));
                }
              }, a));
          }
          if (i && r) {
            (o(...t),
              (e.flush = () => {
                s.current !== 0 && u();
              }),
              (e.cancel = () => {
                u();
              }),
              (s.current = window.setTimeout(() => {
                u();
              }, n)),
              d());
            return;
          }
          if (i && !r) {
            ((e._hasPendingCallback = !0),
              (e.flush = () => {
                s.current !== 0 && (u(), o(...t));
              }),
              (e.cancel = () => {
                u();
              }),
              (s.current = window.setTimeout(() => {
                u();
              }, n)),
              d());
            return;
          }
          e._hasPendingCallback = !0;
          let f = () => {
            s.current !== 0 && (u(), o(...t));
          };
          ((e.flush = f),
            (e.cancel = () => {
              u();
            }),
            (s.current = window.setTimeout(f, n)),
            d());
        },
        { flush: () => {}, cancel: () => {}, isPending: () => e._hasPendingCallback, _isFirstCall: !0, _hasPendingCallback: !1 },
      );
      return e;
    }, [o, n, i, a]);
  return (
    (0, L.useEffect)(
      () => () => {
        r ? u.flush() : u.cancel();
      },
      [u, r],
    ),
    u
  );
}
function wt({ opened: e, shouldReturnFocus: t = !0 }) {
  let n = (0, L.useRef)(null),
    r = () => {
      n.current && `focus` in n.current && typeof n.current.focus == `function` && n.current?.focus({ preventScroll: !0 });
    };
  return (
    Pe(() => {
      let i = -1,
        a = (e) => {
          e.key === `Tab` && window.clearTimeout(i);
        };
      if ((document.addEventListener(`keydown`, a), e)) n.current = document.activeElement;
      else if (t) {
        let e = document.activeElement;
        i = window.setTimeout(() => {
          let t = document.activeElement;
          (t === null || t === document.body || t === e) && r();
        }, 10);
      }
      return () => {
        (window.clearTimeout(i), document.removeEventListener(`keydown`, a));
      };
    }, [e, t]),
    r
  );
}
var Tt = /input|select|textarea|button|object|summary|iframe/,
  Et = `a, input, select, textarea, button, object, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]`;
function Dt(e) {
  let t = e.getAttribute(`contenteditable`);
  return t !== null && t !== `false`;
}
function Ot(e) {
  let t = e.nodeName.toLowerCase();
  return (t === `audio` || t === `video`) && e.hasAttribute(`controls`);
}
function kt(e) {
  return e.style.display === `none`;
}
function At(e) {
  if (e.getAttribute(`aria-hidden`) || e.getAttribute(`hidden`) || e.getAttribute(`type`) === `hidden`) return !1;
  let t = e;
  for (; t && t !== document.body && t.nodeType !== 11;) {
    if (kt(t)) return !1;
    t = t.parentNode;
  }
  return !0;
}
function jt(e) {
  let t = e.getAttribute(`tabindex`);
  return (t === null && (t = void 0), parseInt(t, 10));
}
function Mt(e) {
  let t = e.nodeName.toLowerCase(),
    n = !Number.isNaN(jt(e));
  return ((Tt.test(t) && !e.disabled) || Dt(e) || Ot(e) || (e instanceof HTMLAnchorElement && e.href) || n) && At(e);
}
function Nt(e) {
  let t = jt(e);
  return (Number.isNaN(t) || t >= 0) && Mt(e);
}
function Pt(e) {
  let t = Array.from(e.querySelectorAll(Et)).filter(Nt),
    n = t.filter((e) => jt(e) > 0).sort((e, t) => jt(e) - jt(t)),
    r = t.filter((e) => !(jt(e) > 0));
  return [...n, ...r];
}
var Ft = [`date`, `time`, `datetime-local`, `month`, `week`],
  It = [`audio`, `video`, `iframe`, `object`, `embed`];
function Lt(e) {
  return !!e && e.tagName === `INPUT` && e.type === `radio`;
}
function Rt(e, t) {
  return e.name !== `` && e.name === t.name && e.form === t.form;
}
function zt(e) {
  let t = e.nodeName.toLowerCase();
  return t === `input` ? Ft.includes(e.type) : It.includes(t);
}
function Bt(e, t) {
  let n = Pt(e);
  return n.filter((e) => (e === t || !Lt(e) ? !0 : Lt(t) && Rt(e, t) ? !1 : e.checked ? !0 : !n.some((t) => Lt(t) && t.checked && Rt(t, e))));
}
function Vt(e, t, n, r) {
  let i = e.indexOf(t);
  if (i !== -1) return i + 1;
  if (t === n) return 0;
  let a = r ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING,
    o = e.findIndex((e) => (t.compareDocumentPosition(e) & a) !== 0);
  return o === -1 ? 0 : o;
}
function Ht(e, t, n) {
  let r = Bt(e, t);
  n && r.reverse();
  let i = Vt(r, t, e, n);
  return [...r.slice(i), ...r.slice(0, i)].filter((e) => e !== t);
}
function Ut(e, t) {
  for (let n of e) if ((n.focus(), t.activeElement === n)) return;
}
function Wt(e, t) {
  let n = e.getRootNode(),
    r = n.activeElement;
  if (!r || (r !== e && !e.contains(r))) return;
  let i = Ht(e, r, t.shiftKey);
  zt(r)
    ? setTimeout(() => {
        let t = n.activeElement;
        e.isConnected && t !== r && t !== i[0] && Ut([...i, r], n);
      })
    : (t.preventDefault(), Ut(i, n));
}
var Gt = new Set();
function Kt(e, t) {
  let n = t.getRootNode().activeElement;
  if (!n) return !1;
  for (let r of Gt) {
    let i = r.current;
    if (r !== e && i && i !== t && t.contains(i) && i.contains(n)) return !0;
  }
  return !1;
}
function R(e = !0) {
  let t = (0, L.useRef)(null),
    n = (e) => {
      let t = e.querySelector(`[data-autofocus]`);
      if (!t) {
        let n = Array.from(e.querySelectorAll(Et));
        ((t = n.find(Nt) || n.find(Mt) || null), !t && Mt(e) && (t = e));
      }
      t ? t.focus({ preventScroll: !0 }) : console.warn(`[@mantine/hooks/use-focus-trap] Failed to find focusable element within provided node`, e);
    },
    r = (0, L.useCallback)(
      (r) => {
        e &&
          (r === null
            ? (t.current = null)
            : t.current !== r &&
              (setTimeout(() => {
                r.getRootNode() ? n(r) : console.warn(`[@mantine/hooks/use-focus-trap] Ref node is not part of the dom`, r);
              }),
              (t.current = r)));
      },
      [e],
    );
  return (
    (0, L.useEffect)(() => {
      if (!e) return;
      t.current &&
        setTimeout(() => {
          t.current && n(t.current);
        });
      let r = (e) => {
        e.key !== `Tab` || e.defaultPrevented || !t.current || Kt(t, t.current) || Wt(t.current, e);
      };
      return (
        Gt.add(t),
        document.addEventListener(`keydown`, r),
        () => {
          (Gt.delete(t), document.removeEventListener(`keydown`, r));
        }
      );
    }, [e]),
    r
  );
}
var qt = (e) => (e + 1) % 1e6;
function Jt() {
  let [, e] = (0, L.useReducer)(qt, 0);
  return e;
}
function Yt(e, t, n) {
  let r = (0, L.useEffectEvent)(t);
  (0, L.useEffect)(() => (window.addEventListener(e, r, n), () => window.removeEventListener(e, r, n)), [e]);
}
var Xt = 100;
function Zt(e) {
  return e > 0 ? 1 : e < 0 ? -1 : 0;
}
function Qt(e) {
  let t = e ?? 0;
  return typeof t == `number` ? [t, t] : t;
}
function $t() {
  return {
    isActive: !1,
    pointerId: -1,
    startXY: [0, 0],
    prevXY: [0, 0],
    startTimestamp: 0,
    prevTimestamp: 0,
    thresholdMet: !1,
    firstFired: !1,
    lockedAxis: null,
    canceled: !1,
    lastVelocity: [0, 0],
  };
}
function en(e, t = {}) {
  let [n, r] = (0, L.useState)(!1),
    i = (0, L.useRef)(e);
  i.current = e;
  let a = (0, L.useRef)(t);
  a.current = t;
  let o = (0, L.useRef)($t()),
    s = (0, L.useRef)(null);
  return {
    ref: (0, L.useCallback)((e) => {
      if (!e) return;
      let t = new AbortController(),
        n = (e) => {
          let t = a.current,
            n = o.current;
          if (t.axis === `x`) return [e[0], 0];
          if (t.axis === `y`) return [0, e[1]];
          if (t.axis === `lock`) {
            if (n.lockedAxis === null) {
              let r = t.axisThreshold ?? 1;
              (Math.abs(e[0]) > r || Math.abs(e[1]) > r) && (n.lockedAxis = Math.abs(e[0]) >= Math.abs(e[1]) ? `x` : `y`);
            }
            if (n.lockedAxis === `x`) return [e[0], 0];
            if (n.lockedAxis === `y`) return [0, e[1]];
          }
          return e;
        },
        c = () => {
          let e = o.current;
          ((e.isActive = !1),
            (e.pointerId = -1),
            (e.thresholdMet = !1),
            (e.firstFired = !1),
            (e.lockedAxis = null),
            (e.canceled = !1),
            r(!1),
            (document.body.style.userSelect = ``),
            (document.body.style.webkitUserSelect = ``),
            s.current?.abort(),
            (s.current = null));
        },
        l = () => {
          o.current.isActive && ((o.current.canceled = !0), c());
        },
        u = () => {
          (r(!0), (document.body.style.userSelect = `none`), (document.body.style.webkitUserSelect = `none`));
        },
        d = (e) => {
          if (a.current.enabled === !1 || e.button !== 0 || o.current.isActive) return;
          let t = o.current;
          ((t.isActive = !0),
            (t.pointerId = e.pointerId),
            (t.startXY = [e.clientX, e.clientY]),
            (t.prevXY = [e.clientX, e.clientY]),
            (t.startTimestamp = e.timeStamp),
            (t.prevTimestamp = e.timeStamp),
            (t.thresholdMet = !1),
            (t.firstFired = !1),
            (t.lockedAxis = null),
            (t.canceled = !1),
            (t.lastVelocity = [0, 0]));
          let [n, r] = Qt(a.current.threshold);
          (n === 0 &&
            r === 0 &&
            ((t.thresholdMet = !0),
            (t.firstFired = !0),
            u(),
            i.current({
              xy: [e.clientX, e.clientY],
              initial: [e.clientX, e.clientY],
              movement: [0, 0],
              delta: [0, 0],
              distance: [0, 0],
              direction: [0, 0],
              velocity: [0, 0],
              elapsedTime: 0,
              first: !0,
              last: !1,
              active: !0,
              tap: !1,
              canceled: !1,
              cancel: l,
              event: e,
            })),
            s.current?.abort(),
            (s.current = new AbortController()));
          let c = s.current.signal;
          (document.addEventListener(`pointermove`, f, { signal: c }),
            document.addEventListener(`pointerup`, p, { signal: c }),
            document.addEventListener(`pointercancel`, m, { signal: c }));
        },
        f = (e) => {
          let t = o.current;
          if (!t.isActive || e.pointerId !== t.pointerId) return;
          let r = [e.clientX - t.startXY[0], e.clientY - t.startXY[1]];
          if (!t.thresholdMet) {
            let [n, i] = Qt(a.current.threshold);
            if (Math.abs(r[0]) < n && Math.abs(r[1]) < i) {
              ((t.prevXY = [e.clientX, e.clientY]), (t.prevTimestamp = e.timeStamp));
              return;
            }
            ((t.thresholdMet = !0), u());
          }
          let s = n(r),
            c = [e.clientX - t.prevXY[0], e.clientY - t.prevXY[1]],
            d = n(c),
            f = e.timeStamp - t.prevTimestamp,
            p = f > 0 ? [Math.abs(d[0]) / f, Math.abs(d[1]) / f] : t.lastVelocity;
          t.lastVelocity = p;
          let m = !t.firstFired;
          ((t.firstFired = !0),
            (t.prevXY = [e.clientX, e.clientY]),
            (t.prevTimestamp = e.timeStamp),
            i.current({
              xy: [e.clientX, e.clientY],
              initial: [...t.startXY],
              movement: s,
              delta: d,
              distance: [Math.abs(s[0]), Math.abs(s[1])],
              direction: [Zt(d[0]), Zt(d[1])],
              velocity: p,
              elapsedTime: e.timeStamp - t.startTimestamp,
              first: m,
              last: !1,
              active: !0,
              tap: !1,
              canceled: !1,
              cancel: l,
              event: e,
            }));
        },
        p = (e) => {
          let t = o.current;
          if (!t.isActive || e.pointerId !== t.pointerId) return;
          let r = a.current;
          if (!t.thresholdMet) {
            if (r.filterTaps) {
              let a = [e.clientX - t.startXY[0], e.clientY - t.startXY[1]],
                o = n(a),
                s = [Math.abs(o[0]), Math.abs(o[1])],
                c = Math.max(s[0], s[1]) < (r.tapThreshold ?? 3);
              i.current({
                xy: [e.clientX, e.clientY],
                initial: [...t.startXY],
                movement: o,
                delta: o,
                distance: s,
                direction: [Zt(o[0]), Zt(o[1])],
                velocity: [0, 0],
                elapsedTime: e.timeStamp - t.startTimestamp,
                first: !0,
                last: !0,
                active: !1,
                tap: c,
                canceled: !1,
                cancel: l,
                event: e,
              });
            }
            c();
            return;
          }
          let s = [e.clientX - t.startXY[0], e.clientY - t.startXY[1]],
            u = n(s),
            d = [Math.abs(u[0]), Math.abs(u[1])],
            f = [e.clientX - t.prevXY[0], e.clientY - t.prevXY[1]],
            p = n(f),
            m = e.timeStamp - t.prevTimestamp > Xt ? [0, 0] : t.lastVelocity,
            h = Math.max(d[0], d[1]),
            g = r.filterTaps === !0 && h < (r.tapThreshold ?? 3);
          (i.current({
            xy: [e.clientX, e.clientY],
            initial: [...t.startXY],
            movement: u,
            delta: p,
            distance: d,
            direction: [Zt(p[0]), Zt(p[1])],
            velocity: m,
            elapsedTime: e.timeStamp - t.startTimestamp,
            first: !t.firstFired,
            last: !0,
            active: !1,
            tap: g,
            canceled: !1,
            cancel: l,
            event: e,
          }),
            c());
        },
        m = (e) => {
          let t = o.current;
          if (!t.isActive || e.pointerId !== t.pointerId) return;
          let r = [e.clientX - t.startXY[0], e.clientY - t.startXY[1]],
            a = n(r);
          (i.current({
            xy: [e.clientX, e.clientY],
            initial: [...t.startXY],
            movement: a,
            delta: [0, 0],
            distance: [Math.abs(a[0]), Math.abs(a[1])],
            direction: [0, 0],
            velocity: [0, 0],
            elapsedTime: e.timeStamp - t.startTimestamp,
            first: !t.firstFired,
            last: !0,
            active: !1,
            tap: !1,
            canceled: !0,
            cancel: l,
            event: e,
          }),
            c());
        };
      return (
        e.addEventListener(`pointerdown`, d, { signal: t.signal }),
        () => {
          (t.abort(),
            s.current?.abort(),
            (s.current = null),
            o.current.isActive &&
              ((o.current.isActive = !1), r(!1), (document.body.style.userSelect = ``), (document.body.style.webkitUserSelect = ``)));
        }
      );
    }, []),
    active: n,
  };
}
function tn(e) {
  let t = L.Children.toArray(e);
  return t.length !== 1 || !yt(t[0]) ? null : t[0];
}
function nn(e) {
  return e === `auto` || e === `dark` || e === `light`;
}
function rn({ key: e = `mantine-color-scheme-value` } = {}) {
  let t;
  return {
    get: (t) => {
      if (typeof window > `u`) return t;
      try {
        let n = window.localStorage.getItem(e);
        return nn(n) ? n : t;
      } catch {
        return t;
      }
    },
    set: (t) => {
      try {
        window.localStorage.setItem(e, t);
      } catch (e) {
        console.warn(`[@mantine/core] Local storage color scheme manager was unable to save color scheme.`, e);
      }
    },
    subscribe: (n) => {
      ((t = (t) => {
        t.storageArea === window.localStorage && t.key === e && nn(t.newValue) && n(t.newValue);
      }),
        window.addEventListener(`storage`, t));
    },
    unsubscribe: () => {
      window.removeEventListener(`storage`, t);
    },
    clear: () => {
      window.localStorage.removeItem(e);
    },
  };
}
function an(e, t) {
  return typeof e == `boolean` ? e : t.autoContrast;
}
function on(e, t) {
  let n = typeof window < `u` && `matchMedia` in window && window.matchMedia(`(prefers-color-scheme: dark)`)?.matches,
    r = e === `auto` ? (n ? `dark` : `light`) : e;
  t()?.setAttribute(`data-mantine-color-scheme`, r);
}
function sn({ manager: e, defaultColorScheme: t, getRootElement: n, forceColorScheme: r }) {
  let i = (0, L.useRef)(null),
    [a, o] = (0, L.useState)(() => e.get(t)),
    s = r || a,
    c = (0, L.useCallback)(
      (t) => {
        r || (on(t, n), o(t), e.set(t));
      },
      [e.set, s, r],
    ),
    l = (0, L.useCallback)(() => {
      (o(t), on(t, n), e.clear());
    }, [e.clear, t]);
  return (
    (0, L.useEffect)(() => (e.subscribe(c), e.unsubscribe), [e.subscribe, e.unsubscribe]),
    F(() => {
      on(e.get(t), n);
    }, []),
    (0, L.useEffect)(() => {
      if (r) return (on(r, n), () => {});
      (r === void 0 && on(a, n), typeof window < `u` && `matchMedia` in window && (i.current = window.matchMedia(`(prefers-color-scheme: dark)`)));
      let e = (e) => {
        a === `auto` && on(e.matches ? `dark` : `light`, n);
      };
      return (i.current?.addEventListener(`change`, e), () => i.current?.removeEventListener(`change`, e));
    }, [a, r]),
    { colorScheme: s, setColorScheme: c, clearColorScheme: l }
  );
}
function cn(e) {
  return Object.entries(e)
    .map(([e, t]) => `${e}: ${t};`)
    .join(``);
}
function ln(e, t) {
  let n = t ? [t] : [`:root`, `:host`],
    r = cn(e.variables),
    i = r ? `${n.join(`, `)}{${r}}` : ``,
    a = cn(e.dark),
    o = cn(e.light),
    s = (e) => n.map((t) => (t === `:host` ? `${t}([data-mantine-color-scheme="${e}"])` : `${t}[data-mantine-color-scheme="${e}"]`)).join(`, `);
  return `${i}\n\n${a ? `${s(`dark`)}{${a}}` : ``}\n\n${o ? `${s(`light`)}{${o}}` : ``}`;
}
function un({ theme: e, color: t, colorScheme: n, name: r = t, withColorValues: i = !0 }) {
  if (!e.colors[t]) return {};
  if (n === `light`) {
    let n = te(e, `light`),
      a = {
        [`--mantine-color-${r}-text`]: `var(--mantine-color-${r}-filled)`,
        [`--mantine-color-${r}-filled`]: `var(--mantine-color-${r}-${n})`,
        [`--mantine-color-${r}-filled-hover`]: `var(--mantine-color-${r}-${n === 9 ? 8 : n + 1})`,
        [`--mantine-color-${r}-light`]: `var(--mantine-color-${r}-1)`,
        [`--mantine-color-${r}-light-hover`]: `var(--mantine-color-${r}-2)`,
        [`--mantine-color-${r}-light-color`]: `var(--mantine-color-${r}-9)`,
        [`--mantine-color-${r}-outline`]: `var(--mantine-color-${r}-${n})`,
        [`--mantine-color-${r}-outline-hover`]: _(e.colors[t][n], 0.05),
      };
    return i
      ? {
          [`--mantine-color-${r}-0`]: e.colors[t][0],
          [`--mantine-color-${r}-1`]: e.colors[t][1],
          [`--mantine-color-${r}-2`]: e.colors[t][2],
          [`--mantine-color-${r}-3`]: e.colors[t][3],
          [`--mantine-color-${r}-4`]: e.colors[t][4],
          [`--mantine-color-${r}-5`]: e.colors[t][5],
          [`--mantine-color-${r}-6`]: e.colors[t][6],
          [`--mantine-color-${r}-7`]: e.colors[t][7],
          [`--mantine-color-${r}-8`]: e.colors[t][8],
          [`--mantine-color-${r}-9`]: e.colors[t][9],
          ...a,
        }
      : a;
  }
  let a = te(e, `dark`),
    o = {
      [`--mantine-color-${r}-text`]: `var(--mantine-color-${r}-4)`,
      [`--mantine-color-${r}-filled`]: `var(--mantine-color-${r}-${a})`,
      [`--mantine-color-${r}-filled-hover`]: `var(--mantine-color-${r}-${a === 9 ? 8 : a + 1})`,
      [`--mantine-color-${r}-light`]: v(e.colors[t][9], 0.5),
      [`--mantine-color-${r}-light-hover`]: v(e.colors[t][9], 0.3),
      [`--mantine-color-${r}-light-color`]: `var(--mantine-color-${r}-0)`,
      [`--mantine-color-${r}-outline`]: `var(--mantine-color-${r}-${Math.max(a - 4, 0)})`,
      [`--mantine-color-${r}-outline-hover`]: _(e.colors[t][Math.max(a - 4, 0)], 0.05),
    };
  return i
    ? {
        [`--mantine-color-${r}-0`]: e.colors[t][0],
        [`--mantine-color-${r}-1`]: e.colors[t][1],
        [`--mantine-color-${r}-2`]: e.colors[t][2],
        [`--mantine-color-${r}-3`]: e.colors[t][3],
        [`--mantine-color-${r}-4`]: e.colors[t][4],
        [`--mantine-color-${r}-5`]: e.colors[t][5],
        [`--mantine-color-${r}-6`]: e.colors[t][6],
        [`--mantine-color-${r}-7`]: e.colors[t][7],
        [`--mantine-color-${r}-8`]: e.colors[t][8],
        [`--mantine-color-${r}-9`]: e.colors[t][9],
        ...o,
      }
    : o;
}
function dn(e, t, n) {
  a(t).forEach((r) => Object.assign(e, { [`--mantine-${n}-${r}`]: t[r] }));
}
var fn = (e) => {
    let t = te(e, `light`),
      n = e.defaultRadius in e.radius ? e.radius[e.defaultRadius] : m(e.defaultRadius),
      r = {
        variables: {
          "--mantine-z-index-app": `100`,
          "--mantine-z-index-modal": `200`,
          "--mantine-z-index-popover": `300`,
          "--mantine-z-index-overlay": `400`,
          "--mantine-z-index-max": `9999`,
          "--mantine-scale": e.scale.toString(),
          "--mantine-cursor-type": e.cursorType,
          "--mantine-webkit-font-smoothing": e.fontSmoothing ? `antialiased` : `unset`,
          "--mantine-moz-font-smoothing": e.fontSmoothing ? `grayscale` : `unset`,
          "--mantine-color-white": e.white,
          "--mantine-color-black": e.black,
          "--mantine-line-height": e.lineHeights.md,
          "--mantine-font-family": e.fontFamily,
          "--mantine-font-family-monospace": e.fontFamilyMonospace,
          "--mantine-font-family-headings": e.headings.fontFamily,
          "--mantine-heading-font-weight": e.headings.fontWeight,
          "--mantine-heading-text-wrap": e.headings.textWrap,
          "--mantine-radius-default": n,
          "--mantine-primary-color-filled": `var(--mantine-color-${e.primaryColor}-filled)`,
          "--mantine-primary-color-filled-hover": `var(--mantine-color-${e.primaryColor}-filled-hover)`,
          "--mantine-primary-color-light": `var(--mantine-color-${e.primaryColor}-light)`,
          "--mantine-primary-color-light-hover": `var(--mantine-color-${e.primaryColor}-light-hover)`,
          "--mantine-primary-color-light-color": `var(--mantine-color-${e.primaryColor}-light-color)`,
        },
        light: {
          "--mantine-color-scheme": `light`,
          "--mantine-primary-color-contrast": Ee(e, `light`),
          "--mantine-color-bright": `var(--mantine-color-black)`,
          "--mantine-color-text": e.black,
          "--mantine-color-body": e.white,
          "--mantine-color-error": `var(--mantine-color-red-6)`,
          "--mantine-color-success": `var(--mantine-color-teal-8)`,
          "--mantine-color-placeholder": `var(--mantine-color-gray-5)`,
          "--mantine-color-anchor": `var(--mantine-color-${e.primaryColor}-${t})`,
          "--mantine-color-default": `var(--mantine-color-white)`,
          "--mantine-color-default-hover": `var(--mantine-color-gray-0)`,
          "--mantine-color-default-color": `var(--mantine-color-black)`,
          "--mantine-color-default-border": `var(--mantine-color-gray-4)`,
          "--mantine-color-dimmed": `var(--mantine-color-gray-6)`,
          "--mantine-color-disabled": `var(--mantine-color-gray-2)`,
          "--mantine-color-disabled-color": `var(--mantine-color-gray-5)`,
          "--mantine-color-disabled-border": `var(--mantine-color-gray-3)`,
        },
        dark: {
          "--mantine-color-scheme": `dark`,
          "--mantine-primary-color-contrast": Ee(e, `dark`),
          "--mantine-color-bright": `var(--mantine-color-white)`,
          "--mantine-color-text": `var(--mantine-color-dark-0)`,
          "--mantine-color-body": `var(--mantine-color-dark-7)`,
          "--mantine-color-error": `var(--mantine-color-red-8)`,
          "--mantine-color-success": `var(--mantine-color-teal-8)`,
          "--mantine-color-placeholder": `var(--mantine-color-dark-3)`,
          "--mantine-color-anchor": `var(--mantine-color-${e.primaryColor}-4)`,
          "--mantine-color-default": `var(--mantine-color-dark-6)`,
          "--mantine-color-default-hover": `var(--mantine-color-dark-5)`,
          "--mantine-color-default-color": `var(--mantine-color-white)`,
          "--mantine-color-default-border": `var(--mantine-color-dark-4)`,
          "--mantine-color-dimmed": `var(--mantine-color-dark-2)`,
          "--mantine-color-disabled": `var(--mantine-color-dark-6)`,
          "--mantine-color-disabled-color": `var(--mantine-color-dark-3)`,
          "--mantine-color-disabled-border": `var(--mantine-color-dark-4)`,
        },
      };
    (dn(r.variables, e.breakpoints, `breakpoint`),
      dn(r.variables, e.spacing, `spacing`),
      dn(r.variables, e.fontSizes, `font-size`),
      dn(r.variables, e.lineHeights, `line-height`),
      dn(r.variables, e.shadows, `shadow`),
      dn(r.variables, e.radius, `radius`),
      dn(r.variables, e.fontWeights, `font-weight`),
      e.colors[e.primaryColor].forEach((t, n) => {
        r.variables[`--mantine-primary-color-${n}`] = `var(--mantine-color-${e.primaryColor}-${n})`;
      }),
      a(e.colors).forEach((t) => {
        let n = e.colors[t];
        ne(n)
          ? (Object.assign(r.light, un({ theme: e, name: n.name, color: n.light, colorScheme: `light`, withColorValues: !0 })),
            Object.assign(r.dark, un({ theme: e, name: n.name, color: n.dark, colorScheme: `dark`, withColorValues: !0 })),
            (r.light[`--mantine-color-${n.name}-contrast`] = we(n, e, `light`)),
            (r.dark[`--mantine-color-${n.name}-contrast`] = we(n, e, `dark`)))
          : (n.forEach((e, n) => {
              r.variables[`--mantine-color-${t}-${n}`] = e;
            }),
            Object.assign(r.light, un({ theme: e, color: t, colorScheme: `light`, withColorValues: !1 })),
            Object.assign(r.dark, un({ theme: e, color: t, colorScheme: `dark`, withColorValues: !1 })));
      }));
    let i = e.headings.sizes;
    return (
      a(i).forEach((t) => {
        ((r.variables[`--mantine-${t}-font-size`] = i[t].fontSize),
          (r.variables[`--mantine-${t}-line-height`] = i[t].lineHeight),
          (r.variables[`--mantine-${t}-font-weight`] = i[t].fontWeight || e.headings.fontWeight));
      }),
      r
    );
  },
  z = r();
function pn() {
  let e = b(),
    t = S(),
    n = a(e.breakpoints).reduce((t, n) => {
      let r = e.breakpoints[n].includes(`px`),
        i = vt(e.breakpoints[n]);
      return `${t}@media (max-width: ${r ? `${i - 0.1}px` : l(i - 0.1)}) {.mantine-visible-from-${n} {display: none !important;}}@media (min-width: ${r ? `${i}px` : l(i)}) {.mantine-hidden-from-${n} {display: none !important;}}`;
    }, ``);
  return (0, z.jsx)(`style`, { "data-mantine-styles": `classes`, nonce: t?.(), dangerouslySetInnerHTML: { __html: n } });
}
function mn({ theme: e, generator: t }) {
  let n = fn(e),
    r = t?.(e);
  return r ? re(n, r) : n;
}
var hn = fn(x);
function gn(e) {
  let t = { variables: {}, light: {}, dark: {} };
  return (
    a(e.variables).forEach((n) => {
      hn.variables[n] !== e.variables[n] && (t.variables[n] = e.variables[n]);
    }),
    a(e.light).forEach((n) => {
      hn.light[n] !== e.light[n] && (t.light[n] = e.light[n]);
    }),
    a(e.dark).forEach((n) => {
      hn.dark[n] !== e.dark[n] && (t.dark[n] = e.dark[n]);
    }),
    t
  );
}
function _n(e) {
  return ln({ variables: {}, dark: { "--mantine-color-scheme": `dark` }, light: { "--mantine-color-scheme": `light` } }, e);
}
function vn({ cssVariablesSelector: e, deduplicateCssVariables: t }) {
  let n = b(),
    r = S(),
    i = mn({ theme: n, generator: E() }),
    a = (e === void 0 || e === `:root` || e === `:host`) && t,
    o = ln(a ? gn(i) : i, e);
  return o ? (0, z.jsx)(`style`, { "data-mantine-styles": !0, nonce: r?.(), dangerouslySetInnerHTML: { __html: `${o}${a ? `` : _n(e)}` } }) : null;
}
vn.displayName = `@mantine/CssVariables`;
function yn({ respectReducedMotion: e, getRootElement: t }) {
  F(() => {
    e && t()?.setAttribute(`data-respect-reduced-motion`, `true`);
  }, [e]);
}
function bn({
  theme: e,
  children: t,
  getStyleNonce: n,
  withStaticClasses: r = !0,
  withGlobalClasses: i = !0,
  deduplicateCssVariables: a = !0,
  withCssVariables: o = !0,
  cssVariablesSelector: s,
  classNamesPrefix: c = `mantine`,
  colorSchemeManager: l = rn(),
  defaultColorScheme: u = `light`,
  getRootElement: d = () => document.documentElement,
  cssVariablesResolver: f,
  forceColorScheme: p,
  stylesTransform: m,
  env: h,
  deduplicateInlineStyles: g = !1,
}) {
  let { colorScheme: _, setColorScheme: v, clearColorScheme: y } = sn({ defaultColorScheme: u, forceColorScheme: p, manager: l, getRootElement: d });
  return (
    yn({ respectReducedMotion: e?.respectReducedMotion || !1, getRootElement: d }),
    (0, z.jsx)(k, {
      value: {
        colorScheme: _,
        setColorScheme: v,
        clearColorScheme: y,
        getRootElement: d,
        classNamesPrefix: c,
        getStyleNonce: n,
        cssVariablesResolver: f,
        cssVariablesSelector: s ?? `:root`,
        withStaticClasses: r,
        stylesTransform: m,
        env: h,
        deduplicateInlineStyles: g,
      },
      children: (0, z.jsxs)(M, {
        theme: e,
        children: [o && (0, z.jsx)(vn, { cssVariablesSelector: s, deduplicateCssVariables: a }), i && (0, z.jsx)(pn, {}), t],
      }),
    })
  );
}
bn.displayName = `@mantine/core/MantineProvider`;
function xn(e) {
  return e;
}
function Sn(e, t) {
  return Array.isArray(e) ? [...e].reduce((e, n) => ({ ...e, ...Sn(n, t) }), {}) : typeof e == `function` ? e(t) : (e ?? {});
}
var Cn = (0, L.createContext)({ dir: `ltr`, toggleDirection: () => {}, setDirection: () => {} });
function wn() {
  return (0, L.use)(Cn);
}
var [Tn, En] = ve(`ScrollArea.Root component was not found in tree`);
function Dn(e, t) {
  let n = (0, L.useEffectEvent)(t);
  F(() => {
    let t = 0;
    if (e) {
      let r = new ResizeObserver(() => {
        (cancelAnimationFrame(t), (t = window.requestAnimationFrame(n)));
      });
      return (
        r.observe(e),
        () => {
          (window.cancelAnimationFrame(t), r.unobserve(e));
        }
      );
    }
  }, [e]);
}
function On(e) {
  let { style: t, ...n } = e,
    r = En(),
    [i, a] = (0, L.useState)(0),
    [o, s] = (0, L.useState)(0),
    c = !!(i && o);
  return (
    Dn(r.scrollbarX, () => {
      let e = r.scrollbarX?.offsetHeight || 0;
      (r.onCornerHeightChange(e), s(e));
    }),
    Dn(r.scrollbarY, () => {
      let e = r.scrollbarY?.offsetWidth || 0;
      (r.onCornerWidthChange(e), a(e));
    }),
    c ? (0, z.jsx)(`div`, { ...n, style: { ...t, width: i, height: o } }) : null
  );
}
function kn(e) {
  let t = En(),
    n = !!(t.scrollbarX && t.scrollbarY);
  return t.type !== `scroll` && n ? (0, z.jsx)(On, { ...e }) : null;
}
var An = { scrollHideDelay: 1e3, type: `hover` };
function jn(e) {
  let { type: t, scrollHideDelay: n, scrollbars: r, getStyles: i, ref: a, ...o } = T(`ScrollAreaRoot`, An, e),
    [s, c] = (0, L.useState)(null),
    [l, u] = (0, L.useState)(null),
    [d, f] = (0, L.useState)(null),
    [p, m] = (0, L.useState)(null),
    [h, g] = (0, L.useState)(null),
    [_, v] = (0, L.useState)(0),
    [y, b] = (0, L.useState)(0),
    [x, S] = (0, L.useState)(!1),
    [C, w] = (0, L.useState)(!1),
    E = Ce(a, c);
  return (0, z.jsx)(Tn, {
    value: {
      type: t,
      scrollHideDelay: n,
      scrollArea: s,
      viewport: l,
      onViewportChange: u,
      content: d,
      onContentChange: f,
      scrollbarX: p,
      onScrollbarXChange: m,
      scrollbarXEnabled: x,
      onScrollbarXEnabledChange: S,
      scrollbarY: h,
      onScrollbarYChange: g,
      scrollbarYEnabled: C,
      onScrollbarYEnabledChange: w,
      onCornerWidthChange: v,
      onCornerHeightChange: b,
      getStyles: i,
    },
    children: (0, z.jsx)(j, {
      ...o,
      ref: E,
      __vars: { "--sa-corner-width": r === `xy` ? `${_}px` : `0px`, "--sa-corner-height": r === `xy` ? `${y}px` : `0px` },
    }),
  });
}
jn.displayName = `@mantine/core/ScrollAreaRoot`;
function Mn(e, t) {
  let n = e / t;
  return Number.isNaN(n) ? 0 : n;
}
function Nn(e) {
  let t = Mn(e.viewport, e.content),
    n = e.scrollbar.paddingStart + e.scrollbar.paddingEnd,
    r = (e.scrollbar.size - n) * t;
  return Math.max(r, 18);
}
function Pn(e, t) {
  return (n) => {
    if (e[0] === e[1] || t[0] === t[1]) return t[0];
    let r = (t[1] - t[0]) / (e[1] - e[0]);
    return t[0] + r * (n - e[0]);
  };
}
function Fn(e, [t, n]) {
  return Math.min(n, Math.max(t, e));
}
function In(e, t, n = `ltr`) {
  let r = Nn(t),
    i = t.scrollbar.paddingStart + t.scrollbar.paddingEnd,
    a = t.scrollbar.size - i,
    o = t.content - t.viewport,
    s = a - r,
    c = Fn(e, n === `ltr` ? [0, o] : [o * -1, 0]);
  return Pn([0, o], [0, s])(c);
}
function Ln(e, t, n, r = `ltr`) {
  let i = Nn(n),
    a = i / 2,
    o = t || a,
    s = i - o,
    c = n.scrollbar.paddingStart + o,
    l = n.scrollbar.size - n.scrollbar.paddingEnd - s,
    u = n.content - n.viewport,
    d = r === `ltr` ? [0, u] : [u * -1, 0];
  return Pn([c, l], d)(e);
}
function Rn(e, t) {
  return e > 0 && e < t;
}
function zn(e) {
  return e ? parseInt(e, 10) : 0;
}
function Bn(e, t, { checkForDefaultPrevented: n = !0 } = {}) {
  return (r) => {
    (e?.(r), (n !== !1 && r.defaultPrevented) || t?.(r));
  };
}
var [Vn, Hn] = ve(`ScrollAreaScrollbar was not found in tree`);
function Un(e) {
  let {
      sizes: t,
      hasThumb: n,
      onThumbChange: r,
      onThumbPointerUp: i,
      onThumbPointerDown: a,
      onThumbPositionChange: o,
      onDragScroll: s,
      onWheelScroll: c,
      onResize: l,
      ref: u,
      ...d
    } = e,
    f = En(),
    [p, m] = (0, L.useState)(null),
    h = Ce(u, m),
    g = (0, L.useRef)(null),
    _ = (0, L.useRef)(``),
    v = t.content - t.viewport,
    y = (0, L.useEffectEvent)((e) => c(e, v)),
    b = St(o),
    x = Ct(l, 10),
    S = (e) => {
      if (g.current) {
        let t = e.clientX - g.current.left,
          n = e.clientY - g.current.top;
        s({ x: t, y: n });
      }
    };
  return (
    (0, L.useEffect)(() => {
      if (!p) return;
      let e = (e) => y(e);
      return (p.addEventListener(`wheel`, e, { passive: !1 }), () => p.removeEventListener(`wheel`, e));
    }, [p]),
    (0, L.useEffect)(b, [t, b]),
    Dn(p, x),
    Dn(f.content, x),
    (0, z.jsx)(Vn, {
      value: { scrollbar: p, hasThumb: n, onThumbChange: St(r), onThumbPointerUp: St(i), onThumbPositionChange: b, onThumbPointerDown: St(a) },
      children: (0, z.jsx)(`div`, {
        ...d,
        ref: h,
        "data-mantine-scrollbar": !0,
        style: { position: `absolute`, ...d.style },
        onPointerDown: Bn(e.onPointerDown, (e) => {
          (e.preventDefault(),
            e.button === 0 &&
              (e.target.setPointerCapture(e.pointerId),
              (g.current = p.getBoundingClientRect()),
              (_.current = document.body.style.webkitUserSelect),
              (document.body.style.webkitUserSelect = `none`),
              S(e)));
        }),
        onPointerMove: Bn(e.onPointerMove, S),
        onPointerUp: Bn(e.onPointerUp, (e) => {
          let t = e.target;
          t.hasPointerCapture(e.pointerId) && (e.preventDefault(), t.releasePointerCapture(e.pointerId));
        }),
        onLostPointerCapture: () => {
          ((document.body.style.webkitUserSelect = _.current), (g.current = null));
        },
      }),
    })
  );
}
var Wn = (e) => {
  let { sizes: t, onSizesChange: n, style: r, ref: i, ...a } = e,
    o = En(),
    [s, c] = (0, L.useState)(),
    l = (0, L.useRef)(null),
    u = Ce(i, l, o.onScrollbarXChange);
  return (
    (0, L.useEffect)(() => {
      l.current && c(getComputedStyle(l.current));
    }, [l]),
    (0, z.jsx)(Un, {
      "data-orientation": `horizontal`,
      ...a,
      ref: u,
      sizes: t,
      style: { ...r, "--sa-thumb-width": `${Nn(t)}px` },
      onThumbPointerDown: (t) => e.onThumbPointerDown(t.x),
      onDragScroll: (t) => e.onDragScroll(t.x),
      onWheelScroll: (t, n) => {
        if (o.viewport) {
          let r = o.viewport.scrollLeft + t.deltaX;
          (e.onWheelScroll(r), Rn(r, n) && t.preventDefault());
        }
      },
      onResize: () => {
        l.current &&
          o.viewport &&
          s &&
          n({
            content: o.viewport.scrollWidth,
            viewport: o.viewport.offsetWidth,
            scrollbar: { size: l.current.clientWidth, paddingStart: zn(s.paddingLeft), paddingEnd: zn(s.paddingRight) },
          });
      },
    })
  );
};
Wn.displayName = `@mantine/core/ScrollAreaScrollbarX`;
function Gn(e) {
  let { sizes: t, onSizesChange: n, style: r, ref: i, ...a } = e,
    o = En(),
    [s, c] = (0, L.useState)(),
    l = (0, L.useRef)(null),
    u = Ce(i, l, o.onScrollbarYChange);
  return (
    (0, L.useEffect)(() => {
      l.current && c(window.getComputedStyle(l.current));
    }, []),
    (0, z.jsx)(Un, {
      ...a,
      "data-orientation": `vertical`,
      ref: u,
      sizes: t,
      style: { "--sa-thumb-height": `${Nn(t)}px`, ...r },
      onThumbPointerDown: (t) => e.onThumbPointerDown(t.y),
      onDragScroll: (t) => e.onDragScroll(t.y),
      onWheelScroll: (t, n) => {
        if (o.viewport) {
          let r = o.viewport.scrollTop + t.deltaY;
          (e.onWheelScroll(r), Rn(r, n) && t.preventDefault());
        }
      },
      onResize: () => {
        l.current &&
          o.viewport &&
          s &&
          n({
            content: o.viewport.scrollHeight,
            viewport: o.viewport.offsetHeight,
            scrollbar: { size: l.current.clientHeight, paddingStart: zn(s.paddingTop), paddingEnd: zn(s.paddingBottom) },
          });
      },
    })
  );
}
Gn.displayName = `@mantine/core/ScrollAreaScrollbarY`;
function Kn(e) {
  let { orientation: t = `vertical`, ...n } = e,
    { dir: r } = wn(),
    i = En(),
    a = (0, L.useRef)(null),
    o = (0, L.useRef)(0),
    [s, c] = (0, L.useState)({ content: 0, viewport: 0, scrollbar: { size: 0, paddingStart: 0, paddingEnd: 0 } }),
    l = Mn(s.viewport, s.content),
    u = {
      ...n,
      sizes: s,
      onSizesChange: c,
      hasThumb: l > 0 && l < 1,
      onThumbChange: (e) => {
        a.current = e;
      },
      onThumbPointerUp: () => {
        o.current = 0;
      },
      onThumbPointerDown: (e) => {
        o.current = e;
      },
    },
    d = (e, t) => Ln(e, o.current, s, t);
  return t === `horizontal`
    ? (0, z.jsx)(Wn, {
        ...u,
        onThumbPositionChange: () => {
          if (i.viewport && a.current) {
            let e = i.viewport.scrollLeft,
              t = In(e, s, r);
            a.current.style.transform = `translate3d(${t}px, 0, 0)`;
          }
        },
        onWheelScroll: (e) => {
          i.viewport && (i.viewport.scrollLeft = e);
        },
        onDragScroll: (e) => {
          i.viewport && (i.viewport.scrollLeft = d(e, r));
        },
      })
    : t === `vertical`
      ? (0, z.jsx)(Gn, {
          ...u,
          onThumbPositionChange: () => {
            if (i.viewport && a.current) {
              let e = i.viewport.scrollTop,
                t = In(e, s);
              (s.scrollbar.size === 0 ? a.current.style.setProperty(`--thumb-opacity`, `0`) : a.current.style.setProperty(`--thumb-opacity`, `1`),
                (a.current.style.transform = `translate3d(0, ${t}px, 0)`));
            }
          },
          onWheelScroll: (e) => {
            i.viewport && (i.viewport.scrollTop = e);
          },
          onDragScroll: (e) => {
            i.viewport && (i.viewport.scrollTop = d(e));
          },
        })
      : null;
}
Kn.displayName = `@mantine/core/ScrollAreaScrollbarVisible`;
function qn(e) {
  let t = En(),
    { forceMount: n, ...r } = e,
    [i, a] = (0, L.useState)(!1),
    o = e.orientation === `horizontal`,
    s = Ct(() => {
      if (t.viewport) {
        let e = t.viewport.offsetWidth < t.viewport.scrollWidth,
          n = t.viewport.offsetHeight < t.viewport.scrollHeight;
        a(o ? e : n);
      }
    }, 10);
  return (Dn(t.viewport, s), Dn(t.content, s), n || i ? (0, z.jsx)(Kn, { "data-state": i ? `visible` : `hidden`, ...r }) : null);
}
qn.displayName = `@mantine/core/ScrollAreaScrollbarAuto`;
function Jn(e) {
  let { forceMount: t, ...n } = e,
    r = En(),
    [i, a] = (0, L.useState)(!1);
  return (
    (0, L.useEffect)(() => {
      let { scrollArea: e } = r,
        t = 0;
      if (e) {
        let n = () => {
            (window.clearTimeout(t), a(!0));
          },
          i = () => {
            t = window.setTimeout(() => a(!1), r.scrollHideDelay);
          };
        return (
          e.addEventListener(`pointerenter`, n),
          e.addEventListener(`pointerleave`, i),
          () => {
            (window.clearTimeout(t), e.removeEventListener(`pointerenter`, n), e.removeEventListener(`pointerleave`, i));
          }
        );
      }
    }, [r.scrollArea, r.scrollHideDelay]),
    t || i ? (0, z.jsx)(qn, { "data-state": i ? `visible` : `hidden`, ...n }) : null
  );
}
Jn.displayName = `@mantine/core/ScrollAreaScrollbarHover`;
function Yn(e) {
  let { forceMount: t, ...n } = e,
    r = En(),
    i = e.orientation === `horizontal`,
    [a, o] = (0, L.useState)(`hidden`),
    s = Ct(() => o(`idle`), 100);
  return (
    (0, L.useEffect)(() => {
      if (a === `idle`) {
        let e = window.setTimeout(() => o(`hidden`), r.scrollHideDelay);
        return () => window.clearTimeout(e);
      }
    }, [a, r.scrollHideDelay]),
    (0, L.useEffect)(() => {
      let { viewport: e } = r,
        t = i ? `scrollLeft` : `scrollTop`;
      if (e) {
        let n = e[t],
          r = () => {
            let r = e[t];
            (n !== r && (o(`scrolling`), s()), (n = r));
          };
        return (e.addEventListener(`scroll`, r), () => e.removeEventListener(`scroll`, r));
      }
    }, [r.viewport, i, s]),
    t || a !== `hidden`
      ? (0, z.jsx)(Kn, {
          "data-state": a === `hidden` ? `hidden` : `visible`,
          ...n,
          onPointerEnter: Bn(e.onPointerEnter, () => o(`interacting`)),
          onPointerLeave: Bn(e.onPointerLeave, () => o(`idle`)),
        })
      : null
  );
}
function Xn(e) {
  let { forceMount: t, ...n } = e,
    r = En(),
    { onScrollbarXEnabledChange: i, onScrollbarYEnabledChange: a } = r,
    o = e.orientation === `horizontal`;
  return (
    (0, L.useEffect)(
      () => (
        o ? i(!0) : a(!0),
        () => {
          o ? i(!1) : a(!1);
        }
      ),
      [o, i, a],
    ),
    r.type === `hover`
      ? (0, z.jsx)(Jn, { ...n, forceMount: t })
      : r.type === `scroll`
        ? (0, z.jsx)(Yn, { ...n, forceMount: t })
        : r.type === `auto`
          ? (0, z.jsx)(qn, { ...n, forceMount: t })
          : r.type === `always`
            ? (0, z.jsx)(Kn, { ...n })
            : null
  );
}
Xn.displayName = `@mantine/core/ScrollAreaScrollbar`;
function Zn(e, t = () => {}) {
  let n = { left: e.scrollLeft, top: e.scrollTop },
    r = 0;
  return (
    (function i() {
      let a = { left: e.scrollLeft, top: e.scrollTop },
        o = n.left !== a.left,
        s = n.top !== a.top;
      ((o || s) && t(), (n = a), (r = window.requestAnimationFrame(i)));
    })(),
    () => window.cancelAnimationFrame(r)
  );
}
function Qn(e) {
  let { style: t, ref: n, ...r } = e,
    i = En(),
    a = Hn(),
    { onThumbPositionChange: o } = a,
    s = Ce(n, a.onThumbChange),
    c = (0, L.useRef)(void 0),
    l = Ct(() => {
      c.current &&= (c.current(), void 0);
    }, 100);
  return (
    (0, L.useEffect)(() => {
      let { viewport: e } = i;
      if (e) {
        let t = () => {
          if ((l(), !c.current)) {
            let t = Zn(e, o);
            ((c.current = t), o());
          }
        };
        return (o(), e.addEventListener(`scroll`, t), () => e.removeEventListener(`scroll`, t));
      }
    }, [i.viewport, l, o]),
    (0, z.jsx)(`div`, {
      "data-state": a.hasThumb ? `visible` : `hidden`,
      ...r,
      ref: s,
      style: { width: `var(--sa-thumb-width)`, height: `var(--sa-thumb-height)`, ...t },
      onPointerDownCapture: Bn(e.onPointerDownCapture, (e) => {
        let t = e.target.getBoundingClientRect(),
          n = e.clientX - t.left,
          r = e.clientY - t.top;
        a.onThumbPointerDown({ x: n, y: r });
      }),
      onPointerUp: Bn(e.onPointerUp, a.onThumbPointerUp),
    })
  );
}
Qn.displayName = `@mantine/core/ScrollAreaThumb`;
function $n(e) {
  let { forceMount: t, ...n } = e,
    r = Hn();
  return t || r.hasThumb ? (0, z.jsx)(Qn, { ...n }) : null;
}
$n.displayName = `@mantine/core/ScrollAreaThumb`;
function er({ children: e, style: t, ref: n, onWheel: r, ...i }) {
  let a = En(),
    o = Ce(n, a.onViewportChange),
    s = (e) => {
      if ((r?.(e), a.scrollbarXEnabled && a.viewport && e.shiftKey)) {
        let { scrollTop: t, scrollHeight: n, clientHeight: r, scrollWidth: i, clientWidth: o } = a.viewport,
          s = t < 1,
          c = t >= n - r - 1;
        i > o && (s || c) && e.stopPropagation();
      }
    };
  return (0, z.jsx)(j, {
    ...i,
    ref: o,
    onWheel: s,
    "data-scrollarea-viewport": !0,
    style: { overflowX: a.scrollbarXEnabled ? `scroll` : `hidden`, overflowY: a.scrollbarYEnabled ? `scroll` : `hidden`, ...t },
    children: (0, z.jsx)(`div`, { ...a.getStyles(`content`), ref: a.onContentChange, children: e }),
  });
}
er.displayName = `@mantine/core/ScrollAreaViewport`;
var tr = {
  root: `m_d57069b5`,
  content: `m_b1336c6`,
  viewport: `m_c0783ff9`,
  viewportInner: `m_f8f631dd`,
  scrollbar: `m_c44ba933`,
  thumb: `m_d8b5e363`,
  corner: `m_21657268`,
};
function nr() {
  return typeof window < `u`;
}
function rr(e) {
  return or(e) ? (e.nodeName || ``).toLowerCase() : `#document`;
}
function ir(e) {
  var t;
  return (e == null || (t = e.ownerDocument) == null ? void 0 : t.defaultView) || window;
}
function ar(e) {
  return ((or(e) ? e.ownerDocument : e.document) || window.document)?.documentElement;
}
function or(e) {
  return nr() ? e instanceof Node || e instanceof ir(e).Node : !1;
}
function sr(e) {
  return nr() ? e instanceof Element || e instanceof ir(e).Element : !1;
}
function cr(e) {
  return nr() ? e instanceof HTMLElement || e instanceof ir(e).HTMLElement : !1;
}
function lr(e) {
  return !nr() || typeof ShadowRoot > `u` ? !1 : e instanceof ShadowRoot || e instanceof ir(e).ShadowRoot;
}
function ur(e) {
  let { overflow: t, overflowX: n, overflowY: r, display: i } = xr(e);
  return /auto|scroll|overlay|hidden|clip/.test(t + r + n) && i !== `inline` && i !== `contents`;
}
function dr(e) {
  return /^(table|td|th)$/.test(rr(e));
}
function fr(e) {
  try {
    if (e.matches(`:popover-open`)) return !0;
  } catch {}
  try {
    return e.matches(`:modal`);
  } catch {
    return !1;
  }
}
var pr = /transform|translate|scale|rotate|perspective|filter/,
  mr = /paint|layout|strict|content/,
  hr = (e) => !!e && e !== `none`,
  gr;
function _r(e) {
  let t = sr(e) ? xr(e) : e;
  return (
    hr(t.transform) ||
    hr(t.translate) ||
    hr(t.scale) ||
    hr(t.rotate) ||
    hr(t.perspective) ||
    (!yr() && (hr(t.backdropFilter) || hr(t.filter))) ||
    pr.test(t.willChange || ``) ||
    mr.test(t.contain || ``)
  );
}
function vr(e) {
  let t = Cr(e);
  for (; cr(t) && !br(t);) {
    if (_r(t)) return t;
    if (fr(t)) return null;
    t = Cr(t);
  }
  return null;
}
function yr() {
  return ((gr ??= typeof CSS < `u` && CSS.supports && CSS.supports(`-webkit-backdrop-filter`, `none`)), gr);
}
function br(e) {
  return /^(html|body|#document)$/.test(rr(e));
}
function xr(e) {
  return ir(e).getComputedStyle(e);
}
function Sr(e) {
  return sr(e) ? { scrollLeft: e.scrollLeft, scrollTop: e.scrollTop } : { scrollLeft: e.scrollX, scrollTop: e.scrollY };
}
function Cr(e) {
  if (rr(e) === `html`) return e;
  let t = e.assignedSlot || e.parentNode || (lr(e) && e.host) || ar(e);
  return lr(t) ? t.host : t;
}
function wr(e) {
  let t = Cr(e);
  return br(t) ? (e.ownerDocument || e).body : cr(t) && ur(t) ? t : wr(t);
}
function Tr(e, t, n) {
  (t === void 0 && (t = []), n === void 0 && (n = !0));
  let r = wr(e),
    i = r === e.ownerDocument?.body,
    a = ir(r);
  if (i) {
    let e = Er(a);
    return t.concat(a, a.visualViewport || [], ur(r) ? r : [], e && n ? Tr(e) : []);
  }
  return t.concat(r, Tr(r, [], n));
}
function Er(e) {
  return e.parent && Object.getPrototypeOf(e.parent) ? e.frameElement : null;
}
var Dr = [`top`, `right`, `bottom`, `left`],
  Or = Math.min,
  kr = Math.max,
  Ar = Math.round,
  jr = Math.floor,
  Mr = (e) => ({ x: e, y: e }),
  Nr = { left: `right`, right: `left`, bottom: `top`, top: `bottom` };
function Pr(e, t, n) {
  return kr(e, Or(t, n));
}
function Fr(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function Ir(e) {
  return e.split(`-`)[0];
}
function Lr(e) {
  return e.split(`-`)[1];
}
function Rr(e) {
  return e === `x` ? `y` : `x`;
}
function zr(e) {
  return e === `y` ? `height` : `width`;
}
function Br(e) {
  let t = e[0];
  return t === `t` || t === `b` ? `y` : `x`;
}
function Vr(e) {
  return Rr(Br(e));
}
function Hr(e, t, n) {
  n === void 0 && (n = !1);
  let r = Lr(e),
    i = Vr(e),
    a = zr(i),
    o = i === `x` ? (r === (n ? `end` : `start`) ? `right` : `left`) : r === `start` ? `bottom` : `top`;
  return (t.reference[a] > t.floating[a] && (o = Zr(o)), [o, Zr(o)]);
}
function Ur(e) {
  let t = Zr(e);
  return [Wr(e), t, Wr(t)];
}
function Wr(e) {
  return e.includes(`start`) ? e.replace(`start`, `end`) : e.replace(`end`, `start`);
}
var Gr = [`left`, `right`],
  Kr = [`right`, `left`],
  qr = [`top`, `bottom`],
  Jr = [`bottom`, `top`];
function Yr(e, t, n) {
  switch (e) {
    case `top`:
    case `bottom`:
      return n ? (t ? Kr : Gr) : t ? Gr : Kr;
    case `left`:
    case `right`:
      return t ? qr : Jr;
    default:
      return [];
  }
}
function Xr(e, t, n, r) {
  let i = Lr(e),
    a = Yr(Ir(e), n === `start`, r);
  return (i && ((a = a.map((e) => e + `-` + i)), t && (a = a.concat(a.map(Wr)))), a);
}
function Zr(e) {
  let t = Ir(e);
  return Nr[t] + e.slice(t.length);
}
function Qr(e) {
  return { top: e.top ?? 0, right: e.right ?? 0, bottom: e.bottom ?? 0, left: e.left ?? 0 };
}
function $r(e) {
  return typeof e == `number` ? { top: e, right: e, bottom: e, left: e } : Qr(e);
}
function ei(e) {
  let { x: t, y: n, width: r, height: i } = e;
  return { width: r, height: i, top: n, left: t, right: t + r, bottom: n + i, x: t, y: n };
}
function ti(e, t) {
  if (!e || !t) return !1;
  let n = t.getRootNode == null ? void 0 : t.getRootNode();
  if (e.contains(t)) return !0;
  if (n && lr(n)) {
    let n = t;
    for (; n;) {
      if (e === n) return !0;
      n = n.parentNode || n.host;
    }
  }
  return !1;
}
function ni(e) {
  return e?.ownerDocument || document;
}
function ri(e, t) {
  let n = [`mouse`, `pen`];
  return (t || n.push(``, void 0), n.includes(e));
}
var ii = typeof document < `u` ? L.useLayoutEffect : function () {},
  ai = { ...L };
function oi(e) {
  let t = L.useRef(e);
  return (
    ii(() => {
      t.current = e;
    }),
    t
  );
}
var si = ai.useInsertionEffect || ((e) => e());
function ci(e) {
  let t = L.useRef(() => {});
  return (
    si(() => {
      t.current = e;
    }),
    L.useCallback(function () {
      var e = [...arguments];
      return t.current == null ? void 0 : t.current(...e);
    }, [])
  );
}
function li(e, t, n) {
  let { reference: r, floating: i } = e,
    a = Br(t),
    o = Vr(t),
    s = zr(o),
    c = Ir(t),
    l = a === `y`,
    u = r.x + r.width / 2 - i.width / 2,
    d = r.y + r.height / 2 - i.height / 2,
    f = r[s] / 2 - i[s] / 2,
    p;
  switch (c) {
    case `top`:
      p = { x: u, y: r.y - i.height };
      break;
    case `bottom`:
      p = { x: u, y: r.y + r.height };
      break;
    case `right`:
      p = { x: r.x + r.width, y: d };
      break;
    case `left`:
      p = { x: r.x - i.width, y: d };
      break;
    default:
      p = { x: r.x, y: r.y };
  }
  let m = Lr(t);
  return (m && (p[o] += f * (m === `end` ? 1 : -1) * (n && l ? -1 : 1)), p);
}
async function ui(e, t) {
  t === void 0 && (t = {});
  let { x: n, y: r, platform: i, rects: a, elements: o, strategy: s } = e,
    {
      boundary: c = `clippingAncestors`,
      rootBoundary: l = `viewport`,
      elementContext: u = `floating`,
      altBoundary: d = !1,
      padding: f = 0,
    } = Fr(t, e),
    p = $r(f),
    m = o[d ? (u === `floating` ? `reference` : `floating`) : u],
    h = ei(
      await i.getClippingRect({
        element:
          ((await (i.isElement == null ? void 0 : i.isElement(m))) ?? !0)
            ? m
            : m.contextElement || (await (i.getDocumentElement == null ? void 0 : i.getDocumentElement(o.floating))),
        boundary: c,
        rootBoundary: l,
        strategy: s,
      }),
    ),
    g = u === `floating` ? { x: n, y: r, width: a.floating.width, height: a.floating.height } : a.reference,
    _ = await (i.getOffsetParent == null ? void 0 : i.getOffsetParent(o.floating)),
    v = ((await (i.isElement == null ? void 0 : i.isElement(_))) && (await (i.getScale == null ? void 0 : i.getScale(_)))) || { x: 1, y: 1 },
    y = ei(
      i.convertOffsetParentRelativeRectToViewportRelativeRect
        ? await i.convertOffsetParentRelativeRectToViewportRelativeRect({ elements: o, rect: g, offsetParent: _, strategy: s })
        : g,
    );
  return {
    top: (h.top - y.top + p.top) / v.y,
    bottom: (y.bottom - h.bottom + p.bottom) / v.y,
    left: (h.left - y.left + p.left) / v.x,
    right: (y.right - h.right + p.right) / v.x,
  };
}
var di = 50,
  fi = async (e, t, n) => {
    let { placement: r = `bottom`, strategy: i = `absolute`, middleware: a = [], platform: o } = n,
      s = o.detectOverflow ? o : { ...o, detectOverflow: ui },
      c = await (o.isRTL == null ? void 0 : o.isRTL(t)),
      l = await o.getElementRects({ reference: e, floating: t, strategy: i }),
      { x: u, y: d } = li(l, r, c),
      f = r,
      p = 0,
      m = {};
    for (let n = 0; n < a.length; n++) {
      let h = a[n];
      if (!h) continue;
      let { name: g, fn: _ } = h,
        {
          x: v,
          y,
          data: b,
          reset: x,
        } = await _({
          x: u,
          y: d,
          initialPlacement: r,
          placement: f,
          strategy: i,
          middlewareData: m,
          rects: l,
          platform: s,
          elements: { reference: e, floating: t },
        });
      ((u = v ?? u),
        (d = y ?? d),
        (m[g] = { ...m[g], ...b }),
        x &&
          p < di &&
          (p++,
          typeof x == `object` &&
            (x.placement && (f = x.placement),
            x.rects && (l = x.rects === !0 ? await o.getElementRects({ reference: e, floating: t, strategy: i }) : x.rects),
            ({ x: u, y: d } = li(l, f, c))),
          (n = -1)));
    }
    return { x: u, y: d, placement: f, strategy: i, middlewareData: m };
  },
  pi = (e) => ({
    name: `arrow`,
    options: e,
    async fn(t) {
      let { x: n, y: r, placement: i, rects: a, platform: o, elements: s, middlewareData: c } = t,
        { element: l, padding: u = 0 } = Fr(e, t) || {};
      if (l == null) return {};
      let d = $r(u),
        f = { x: n, y: r },
        p = Vr(i),
        m = zr(p),
        h = await o.getDimensions(l),
        g = p === `y`,
        _ = g ? `top` : `left`,
        v = g ? `bottom` : `right`,
        y = g ? `clientHeight` : `clientWidth`,
        b = a.reference[m] + a.reference[p] - f[p] - a.floating[m],
        x = f[p] - a.reference[p],
        S = await (o.getOffsetParent == null ? void 0 : o.getOffsetParent(l)),
        C = S ? S[y] : 0;
      (C && (await (o.isElement == null ? void 0 : o.isElement(S)))) || (C = s.floating[y] || a.floating[m]);
      let w = b / 2 - x / 2,
        T = C / 2 - h[m] / 2 - 1,
        E = Or(d[_], T),
        D = Or(d[v], T),
        O = C - h[m] - D,
        k = C / 2 - h[m] / 2 + w,
        A = Pr(E, k, O),
        j = !c.arrow && Lr(i) != null && k !== A && a.reference[m] / 2 - (k < E ? E : D) - h[m] / 2 < 0,
        M = j ? (k < E ? k - E : k - O) : 0;
      return { [p]: f[p] + M, data: { [p]: A, centerOffset: k - A - M, ...(j && { alignmentOffset: M }) }, reset: j };
    },
  }),
  mi = function (e) {
    return (
      e === void 0 && (e = {}),
      {
        name: `flip`,
        options: e,
        async fn(t) {
          var n;
          let { placement: r, middlewareData: i, rects: a, initialPlacement: o, platform: s, elements: c } = t,
            {
              mainAxis: l = !0,
              crossAxis: u = !0,
              fallbackPlacements: d,
              fallbackStrategy: f = `bestFit`,
              fallbackAxisSideDirection: p = `none`,
              flipAlignment: m = !0,
              ...h
            } = Fr(e, t);
          if ((n = i.arrow) != null && n.alignmentOffset) return {};
          let g = Ir(r),
            _ = Br(o),
            v = Ir(o) === o,
            y = await (s.isRTL == null ? void 0 : s.isRTL(c.floating)),
            b = d || (v || !m ? [Zr(o)] : Ur(o)),
            x = p !== `none`;
          !d && x && b.push(...Xr(o, m, p, y));
          let S = [o, ...b],
            C = await s.detectOverflow(t, h),
            w = [],
            T = i.flip?.overflows || [];
          if ((l && w.push(C[g]), u)) {
            let e = Hr(r, a, y);
            w.push(C[e[0]], C[e[1]]);
          }
          if (((T = [...T, { placement: r, overflows: w }]), !w.every((e) => e <= 0))) {
            let e = (i.flip?.index || 0) + 1,
              t = S[e];
            if (t && (u !== `alignment` || _ === Br(t) || T.every((e) => Br(e.placement) !== _ || e.overflows[0] > 0)))
              return { data: { index: e, overflows: T }, reset: { placement: t } };
            let n = T.filter((e) => e.overflows[0] <= 0).sort((e, t) => e.overflows[1] - t.overflows[1])[0]?.placement;
            if (!n)
              switch (f) {
                case `bestFit`: {
                  let e = T.filter((e) => {
                    if (x) {
                      let t = Br(e.placement);
                      return t === _ || t === `y`;
                    }
                    return !0;
                  })
                    .map((e) => [e.placement, e.overflows.filter((e) => e > 0).reduce((e, t) => e + t, 0)])
                    .sort((e, t) => e[1] - t[1])[0]?.[0];
                  e && (n = e);
                  break;
                }
                case `initialPlacement`:
                  n = o;
              }
            if (r !== n) return { reset: { placement: n } };
          }
          return {};
        },
      }
    );
  };
function hi(e, t) {
  return { top: e.top - t.height, right: e.right - t.width, bottom: e.bottom - t.height, left: e.left - t.width };
}
function gi(e) {
  return Dr.some((t) => e[t] >= 0);
}
var _i = function (e) {
  return (
    e === void 0 && (e = {}),
    {
      name: `hide`,
      options: e,
      async fn(t) {
        let { rects: n, platform: r } = t,
          { strategy: i = `referenceHidden`, ...a } = Fr(e, t);
        switch (i) {
          case `referenceHidden`: {
            let e = hi(await r.detectOverflow(t, { ...a, elementContext: `reference` }), n.reference);
            return { data: { referenceHiddenOffsets: e, referenceHidden: gi(e) } };
          }
          case `escaped`: {
            let e = hi(await r.detectOverflow(t, { ...a, altBoundary: !0 }), n.floating);
            return { data: { escapedOffsets: e, escaped: gi(e) } };
          }
          default:
            return {};
        }
      },
    }
  );
};
function vi(e) {
  let t = Or(...e.map((e) => e.left)),
    n = Or(...e.map((e) => e.top)),
    r = kr(...e.map((e) => e.right)),
    i = kr(...e.map((e) => e.bottom));
  return { x: t, y: n, width: r - t, height: i - n };
}
function yi(e) {
  let t = e.slice().sort((e, t) => e.y - t.y),
    n = [],
    r = null;
  for (let e = 0; e < t.length; e++) {
    let i = t[e];
    (!r || i.y - r.y > r.height / 2 ? n.push([i]) : n[n.length - 1].push(i), (r = i));
  }
  return n.map((e) => ei(vi(e)));
}
var bi = function (e) {
    return (
      e === void 0 && (e = {}),
      {
        name: `inline`,
        options: e,
        async fn(t) {
          let { placement: n, elements: r, rects: i, platform: a, strategy: o } = t,
            { padding: s = 2, x: c, y: l } = Fr(e, t),
            u = Array.from((await (a.getClientRects == null ? void 0 : a.getClientRects(r.reference))) || []);
          if (!u.length) return {};
          let d = yi(u),
            f = ei(vi(u)),
            p = $r(s);
          function m() {
            if (d.length === 2 && (d[0].left > d[1].right || d[1].left > d[0].right) && c != null && l != null)
              return d.find((e) => c > e.left - p.left && c < e.right + p.right && l > e.top - p.top && l < e.bottom + p.bottom) || f;
            if (d.length >= 2) {
              if (Br(n) === `y`) {
                let e = d[0],
                  t = d[d.length - 1],
                  r = Ir(n) === `top`,
                  i = e.top,
                  a = t.bottom,
                  o = r ? e.left : t.left;
                return ei({ x: o, y: i, width: (r ? e.right : t.right) - o, height: a - i });
              }
              let e = Ir(n) === `left`,
                t = kr(...d.map((e) => e.right)),
                r = Or(...d.map((e) => e.left)),
                i = d.filter((n) => (e ? n.left === r : n.right === t)),
                a = i[0].top,
                o = i[i.length - 1].bottom;
              return ei({ x: r, y: a, width: t - r, height: o - a });
            }
            return f;
          }
          let h = await a.getElementRects({ reference: { getBoundingClientRect: m }, floating: r.floating, strategy: o });
          return i.reference.x !== h.reference.x ||
            i.reference.y !== h.reference.y ||
            i.reference.width !== h.reference.width ||
            i.reference.height !== h.reference.height
            ? { reset: { rects: h } }
            : {};
        },
      }
    );
  },
  xi = new Set([`left`, `top`]);
async function Si(e, t) {
  let { placement: n, platform: r, elements: i } = e,
    a = await (r.isRTL == null ? void 0 : r.isRTL(i.floating)),
    o = Ir(n),
    s = Lr(n),
    c = Br(n) === `y`,
    l = xi.has(o) ? -1 : 1,
    u = a && c ? -1 : 1,
    d = Fr(t, e),
    {
      mainAxis: f,
      crossAxis: p,
      alignmentAxis: m,
    } = typeof d == `number`
      ? { mainAxis: d, crossAxis: 0, alignmentAxis: null }
      : { mainAxis: d.mainAxis || 0, crossAxis: d.crossAxis || 0, alignmentAxis: d.alignmentAxis };
  return (s && typeof m == `number` && (p = s === `end` ? m * -1 : m), c ? { x: p * u, y: f * l } : { x: f * l, y: p * u });
}
var Ci = function (e) {
    return (
      e === void 0 && (e = 0),
      {
        name: `offset`,
        options: e,
        async fn(t) {
          var n;
          let { x: r, y: i, placement: a, middlewareData: o } = t,
            s = await Si(t, e);
          return a === o.offset?.placement && (n = o.arrow) != null && n.alignmentOffset
            ? {}
            : { x: r + s.x, y: i + s.y, data: { ...s, placement: a } };
        },
      }
    );
  },
  wi = function (e) {
    return (
      e === void 0 && (e = {}),
      {
        name: `shift`,
        options: e,
        async fn(t) {
          let { x: n, y: r, placement: i, platform: a } = t,
            {
              mainAxis: o = !0,
              crossAxis: s = !1,
              limiter: c = {
                fn: (e) => {
                  let { x: t, y: n } = e;
                  return { x: t, y: n };
                },
              },
              ...l
            } = Fr(e, t),
            u = { x: n, y: r },
            d = await a.detectOverflow(t, l),
            f = Br(i),
            p = Rr(f),
            m = u[p],
            h = u[f],
            g = (e, t) => Pr(t + d[e === `y` ? `top` : `left`], t, t - d[e === `y` ? `bottom` : `right`]);
          (o && (m = g(p, m)), s && (h = g(f, h)));
          let _ = c.fn({ ...t, [p]: m, [f]: h });
          return { ..._, data: { x: _.x - n, y: _.y - r, enabled: { [p]: o, [f]: s } } };
        },
      }
    );
  },
  Ti = function (e) {
    return (
      e === void 0 && (e = {}),
      {
        options: e,
        fn(t) {
          let { x: n, y: r, placement: i, rects: a, middlewareData: o } = t,
            { offset: s = 0, mainAxis: c = !0, crossAxis: l = !0 } = Fr(e, t),
            u = { x: n, y: r },
            d = Br(i),
            f = Rr(d),
            p = u[f],
            m = u[d],
            h = Fr(s, t),
            g = typeof h == `number` ? { mainAxis: h, crossAxis: 0 } : { mainAxis: h.mainAxis ?? 0, crossAxis: h.crossAxis ?? 0 };
          if (c) {
            let e = f === `y` ? `height` : `width`,
              t = a.reference[f] - a.floating[e] + g.mainAxis,
              n = a.reference[f] + a.reference[e] - g.mainAxis;
            p < t ? (p = t) : p > n && (p = n);
          }
          if (l) {
            let e = f === `y` ? `width` : `height`,
              t = xi.has(Ir(i)),
              n = a.reference[d] - a.floating[e] + ((t && o.offset?.[d]) || 0) + (t ? 0 : g.crossAxis),
              r = a.reference[d] + a.reference[e] + (t ? 0 : o.offset?.[d] || 0) - (t ? g.crossAxis : 0);
            m < n ? (m = n) : m > r && (m = r);
          }
          return { [f]: p, [d]: m };
        },
      }
    );
  },
  Ei = function (e) {
    return (
      e === void 0 && (e = {}),
      {
        name: `size`,
        options: e,
        async fn(t) {
          let { placement: n, rects: r, platform: i, elements: a } = t,
            { apply: o = () => {}, ...s } = Fr(e, t),
            c = await i.detectOverflow(t, s),
            l = Ir(n),
            u = Lr(n),
            d = Br(n) === `y`,
            { width: f, height: p } = r.floating,
            m,
            h;
          l === `top` || l === `bottom`
            ? ((m = l), (h = u === ((await (i.isRTL == null ? void 0 : i.isRTL(a.floating))) ? `start` : `end`) ? `left` : `right`))
            : ((h = l), (m = u === `end` ? `top` : `bottom`));
          let g = p - c.top - c.bottom,
            _ = f - c.left - c.right,
            v = Or(p - c[m], g),
            y = Or(f - c[h], _),
            b = t.middlewareData.shift,
            x = !b,
            S = v,
            C = y;
          (b != null && b.enabled.x && (C = _),
            b != null && b.enabled.y && (S = g),
            x && !u && (d ? (C = f - 2 * kr(c.left, c.right)) : (S = p - 2 * kr(c.top, c.bottom))),
            await o({ ...t, availableWidth: C, availableHeight: S }));
          let w = await i.getDimensions(a.floating);
          return f !== w.width || p !== w.height ? { reset: { rects: !0 } } : {};
        },
      }
    );
  };
function Di(e) {
  let t = xr(e),
    n = parseFloat(t.width) || 0,
    r = parseFloat(t.height) || 0,
    i = cr(e),
    a = i ? e.offsetWidth : n,
    o = i ? e.offsetHeight : r,
    s = Ar(n) !== a || Ar(r) !== o;
  return (s && ((n = a), (r = o)), { width: n, height: r, $: s });
}
function Oi(e) {
  return sr(e) ? e : e.contextElement;
}
function ki(e) {
  let t = Oi(e);
  if (!cr(t)) return Mr(1);
  let n = t.getBoundingClientRect(),
    { width: r, height: i, $: a } = Di(t),
    o = (a ? Ar(n.width) : n.width) / r,
    s = (a ? Ar(n.height) : n.height) / i;
  return ((o && Number.isFinite(o)) || (o = 1), (s && Number.isFinite(s)) || (s = 1), { x: o, y: s });
}
var Ai = Mr(0);
function ji(e) {
  let t = ir(e);
  return !yr() || !t.visualViewport ? Ai : { x: t.visualViewport.offsetLeft, y: t.visualViewport.offsetTop };
}
function Mi(e, t, n) {
  return (t === void 0 && (t = !1), !!n && t && n === ir(e));
}
function Ni(e, t, n, r) {
  (t === void 0 && (t = !1), n === void 0 && (n = !1));
  let i = e.getBoundingClientRect(),
    a = Oi(e),
    o = Mr(1);
  t && (r ? sr(r) && (o = ki(r)) : (o = ki(e)));
  let s = Mi(a, n, r) ? ji(a) : Mr(0),
    c = (i.left + s.x) / o.x,
    l = (i.top + s.y) / o.y,
    u = i.width / o.x,
    d = i.height / o.y;
  if (a && r) {
    let e = ir(a),
      t = sr(r) ? ir(r) : r,
      n = e,
      i = Er(n);
    for (; i && t !== n;) {
      let e = ki(i),
        t = i.getBoundingClientRect(),
        r = xr(i),
        a = t.left + (i.clientLeft + parseFloat(r.paddingLeft)) * e.x,
        o = t.top + (i.clientTop + parseFloat(r.paddingTop)) * e.y;
      ((c *= e.x), (l *= e.y), (u *= e.x), (d *= e.y), (c += a), (l += o), (n = ir(i)), (i = Er(n)));
    }
  }
  return ei({ width: u, height: d, x: c, y: l });
}
function Pi(e, t) {
  let n = Sr(e).scrollLeft;
  return t ? t.left + n : Ni(ar(e)).left + n;
}
function Fi(e, t) {
  let n = e.getBoundingClientRect();
  return { x: n.left + t.scrollLeft - Pi(e, n), y: n.top + t.scrollTop };
}
function Ii(e) {
  let { elements: t, rect: n, offsetParent: r, strategy: i } = e,
    a = i === `fixed`,
    o = ar(r),
    s = t ? fr(t.floating) : !1;
  if (r === o || (s && a)) return n;
  let c = { scrollLeft: 0, scrollTop: 0 },
    l = Mr(1),
    u = Mr(0),
    d = cr(r);
  if ((d || !a) && ((rr(r) !== `body` || ur(o)) && (c = Sr(r)), d)) {
    let e = Ni(r);
    ((l = ki(r)), (u.x = e.x + r.clientLeft), (u.y = e.y + r.clientTop));
  }
  let f = o && !d && !a ? Fi(o, c) : Mr(0);
  return {
    width: n.width * l.x,
    height: n.height * l.y,
    x: n.x * l.x - c.scrollLeft * l.x + u.x + f.x,
    y: n.y * l.y - c.scrollTop * l.y + u.y + f.y,
  };
}
function Li(e) {
  return e.getClientRects ? Array.from(e.getClientRects()) : [];
}
function Ri(e) {
  let t = Sr(e),
    n = e.ownerDocument.body,
    r = kr(e.scrollWidth, e.clientWidth, n.scrollWidth, n.clientWidth),
    i = kr(e.scrollHeight, e.clientHeight, n.scrollHeight, n.clientHeight),
    a = -t.scrollLeft + Pi(e),
    o = -t.scrollTop;
  return (xr(n).direction === `rtl` && (a += kr(e.clientWidth, n.clientWidth) - r), { width: r, height: i, x: a, y: o });
}
var zi = 25;
function Bi(e, t, n) {
  n === void 0 && (n = `viewport`);
  let r = n === `layoutViewport`,
    i = ir(e),
    a = ar(e),
    o = i.visualViewport,
    s = a.clientWidth,
    c = a.clientHeight,
    l = 0,
    u = 0;
  if (o) {
    let e = !yr() || t === `fixed`;
    r ? e || ((l = -o.offsetLeft), (u = -o.offsetTop)) : ((s = o.width), (c = o.height), e && ((l = o.offsetLeft), (u = o.offsetTop)));
  }
  if (Pi(a) <= 0) {
    let e = a.ownerDocument,
      t = e.body,
      n = getComputedStyle(t),
      r = (e.compatMode === `CSS1Compat` && parseFloat(n.marginLeft) + parseFloat(n.marginRight)) || 0,
      i = Math.abs(a.clientWidth - t.clientWidth - r),
      o = getComputedStyle(a).scrollbarGutter === `stable both-edges` ? i / 2 : i;
    o <= zi && (s -= o);
  }
  return { width: s, height: c, x: l, y: u };
}
function Vi(e, t) {
  let n = Ni(e, !0, t === `fixed`),
    r = n.top + e.clientTop,
    i = n.left + e.clientLeft,
    a = ki(e);
  return { width: e.clientWidth * a.x, height: e.clientHeight * a.y, x: i * a.x, y: r * a.y };
}
function Hi(e, t, n) {
  let r;
  if (t === `viewport` || t === `layoutViewport`) r = Bi(e, n, t);
  else if (t === `document`) r = Ri(ar(e));
  else if (sr(t)) r = Vi(t, n);
  else {
    let n = ji(e);
    r = { x: t.x - n.x, y: t.y - n.y, width: t.width, height: t.height };
  }
  return ei(r);
}
function Ui(e, t) {
  let n = t.get(e);
  if (n) return n;
  let r = Tr(e, [], !1).filter((e) => sr(e) && rr(e) !== `body`),
    i = null,
    a = xr(e).position === `fixed`,
    o = a ? Cr(e) : e;
  for (; sr(o) && !br(o);) {
    let e = xr(o),
      t = _r(o),
      n = i ? i.position : a ? `fixed` : ``;
    (!t && (n === `fixed` || (n === `absolute` && e.position === `static`)) ? (r = r.filter((e) => e !== o)) : (i = e), (o = Cr(o)));
  }
  return (t.set(e, r), r);
}
function Wi(e) {
  let { element: t, boundary: n, rootBoundary: r, strategy: i } = e,
    a = [...(n === `clippingAncestors` ? (fr(t) ? [] : Ui(t, this._c)) : [].concat(n)), r],
    o = Hi(t, a[0], i),
    s = o.top,
    c = o.right,
    l = o.bottom,
    u = o.left;
  for (let e = 1; e < a.length; e++) {
    let n = Hi(t, a[e], i);
    ((s = kr(n.top, s)), (c = Or(n.right, c)), (l = Or(n.bottom, l)), (u = kr(n.left, u)));
  }
  return { width: c - u, height: l - s, x: u, y: s };
}
function Gi(e) {
  let { width: t, height: n } = Di(e);
  return { width: t, height: n };
}
function Ki(e, t, n) {
  let r = cr(t),
    i = ar(t),
    a = n === `fixed`,
    o = Ni(e, !0, a, t),
    s = { scrollLeft: 0, scrollTop: 0 },
    c = Mr(0);
  if ((r || !a) && ((rr(t) !== `body` || ur(i)) && (s = Sr(t)), r)) {
    let e = Ni(t, !0, a, t);
    ((c.x = e.x + t.clientLeft), (c.y = e.y + t.clientTop));
  }
  !r && i && (c.x = Pi(i));
  let l = i && !r && !a ? Fi(i, s) : Mr(0);
  return { x: o.left + s.scrollLeft - c.x - l.x, y: o.top + s.scrollTop - c.y - l.y, width: o.width, height: o.height };
}
function qi(e) {
  return xr(e).position === `static`;
}
function Ji(e, t) {
  if (!cr(e) || xr(e).position === `fixed`) return null;
  if (t) return t(e);
  let n = e.offsetParent;
  return (ar(e) === n && (n = n.ownerDocument.body), n);
}
function Yi(e, t) {
  let n = ir(e);
  if (fr(e)) return n;
  if (!cr(e)) {
    let t = Cr(e);
    for (; t && !br(t);) {
      if (sr(t) && !qi(t)) return t;
      t = Cr(t);
    }
    return n;
  }
  let r = Ji(e, t);
  for (; r && dr(r) && qi(r);) r = Ji(r, t);
  return r && br(r) && qi(r) && !_r(r) ? n : r || vr(e) || n;
}
var Xi = async function (e) {
  let t = this.getOffsetParent || Yi,
    n = this.getDimensions,
    r = await n(e.floating);
  return { reference: Ki(e.reference, await t(e.floating), e.strategy), floating: { x: 0, y: 0, width: r.width, height: r.height } };
};
function Zi(e) {
  return xr(e).direction === `rtl`;
}
var Qi = {
  convertOffsetParentRelativeRectToViewportRelativeRect: Ii,
  getDocumentElement: ar,
  getClippingRect: Wi,
  getOffsetParent: Yi,
  getElementRects: Xi,
  getClientRects: Li,
  getDimensions: Gi,
  getScale: ki,
  isElement: sr,
  isRTL: Zi,
};
function $i(e, t) {
  return e.x === t.x && e.y === t.y && e.width === t.width && e.height === t.height;
}
function ea(e, t, n) {
  let r = null,
    i,
    a = ar(e);
  function o() {
    var e;
    (clearTimeout(i), (e = r) == null || e.disconnect(), (r = null));
  }
  function s(n, c) {
    (n === void 0 && (n = !1), c === void 0 && (c = 1), o());
    let l = e.getBoundingClientRect(),
      { left: u, top: d, width: f, height: p } = l;
    if ((n || t(), !f || !p)) return;
    let m = jr(d),
      h = jr(a.clientWidth - (u + f)),
      g = jr(a.clientHeight - (d + p)),
      _ = jr(u),
      v = { rootMargin: -m + `px ` + -h + `px ` + -g + `px ` + -_ + `px`, threshold: kr(0, Or(1, c)) || 1 },
      y = !0;
    function b(t) {
      let n = t[0].intersectionRatio;
      if (!$i(l, e.getBoundingClientRect())) return s();
      if (n !== c) {
        if (!y) return s();
        n
          ? s(!1, n)
          : (i = setTimeout(() => {
              s(!1, 1e-7);
            }, 1e3));
      }
      y = !1;
    }
    try {
      r = new IntersectionObserver(b, { ...v, root: a.ownerDocument });
    } catch {
      r = new IntersectionObserver(b, v);
    }
    r.observe(e);
  }
  let c = ir(e),
    l = () => s(n);
  return (
    c.addEventListener(`resize`, l),
    s(!0),
    () => {
      (c.removeEventListener(`resize`, l), o());
    }
  );
}
function ta(e, t, n, r) {
  r === void 0 && (r = {});
  let {
      ancestorScroll: i = !0,
      ancestorResize: a = !0,
      elementResize: o = typeof ResizeObserver == `function`,
      layoutShift: s = typeof IntersectionObserver == `function`,
      animationFrame: c = !1,
    } = r,
    l = Oi(e),
    u = i || a ? [...(l ? Tr(l) : []), ...(t ? Tr(t) : [])] : [];
  u.forEach((e) => {
    (i && e.addEventListener(`scroll`, n), a && e.addEventListener(`resize`, n));
  });
  let d = l && s ? ea(l, n, a) : null,
    f = -1,
    p = null;
  o &&
    ((p = new ResizeObserver((e) => {
      let [r] = e;
      (r &&
        r.target === l &&
        p &&
        t &&
        (p.unobserve(t),
        cancelAnimationFrame(f),
        (f = requestAnimationFrame(() => {
          var e;
          (e = p) == null || e.observe(t);
        }))),
        n());
    })),
    l && !c && p.observe(l),
    t && p.observe(t));
  let m,
    h = c ? Ni(e) : null;
  c && g();
  function g() {
    let t = Ni(e);
    (h && !$i(h, t) && n(), (h = t), (m = requestAnimationFrame(g)));
  }
  return (
    n(),
    () => {
      var e;
      (u.forEach((e) => {
        (i && e.removeEventListener(`scroll`, n), a && e.removeEventListener(`resize`, n));
      }),
        d?.(),
        (e = p) == null || e.disconnect(),
        (p = null),
        c && cancelAnimationFrame(m));
    }
  );
}
var na = Ci,
  ra = wi,
  ia = mi,
  B = Ei,
  aa = _i,
  oa = pi,
  sa = bi,
  ca = Ti,
  la = (e, t, n) => {
    let r = new Map(),
      i = n ?? {},
      a = { ...Qi, ...i.platform, _c: r };
    return fi(e, t, { ...i, platform: a });
  },
  ua = typeof document < `u` ? L.useLayoutEffect : function () {};
function da(e, t) {
  if (e === t) return !0;
  if (typeof e != typeof t) return !1;
  if (typeof e == `function` && e.toString() === t.toString()) return !0;
  let n, r, i;
  if (e && t && typeof e == `object`) {
    if (Array.isArray(e)) {
      if (((n = e.length), n !== t.length)) return !1;
      for (r = n; r-- !== 0;) if (!da(e[r], t[r])) return !1;
      return !0;
    }
    if (((i = Object.keys(e)), (n = i.length), n !== Object.keys(t).length)) return !1;
    for (r = n; r-- !== 0;) if (!{}.hasOwnProperty.call(t, i[r])) return !1;
    for (r = n; r-- !== 0;) {
      let n = i[r];
      if (!(n === `_owner` && e.$$typeof) && !da(e[n], t[n])) return !1;
    }
    return !0;
  }
  return e !== e && t !== t;
}
function fa(e) {
  return typeof window > `u` ? 1 : (e.ownerDocument.defaultView || window).devicePixelRatio || 1;
}
function pa(e, t) {
  let n = fa(e);
  return Math.round(t * n) / n;
}
function ma(e) {
  let t = L.useRef(e);
  return (
    ua(() => {
      t.current = e;
    }),
    t
  );
}
function ha(e) {
  e === void 0 && (e = {});
  let {
      placement: t = `bottom`,
      strategy: n = `absolute`,
      middleware: r = [],
      platform: i,
      elements: { reference: a, floating: o } = {},
      transform: s = !0,
      whileElementsMounted: c,
      open: l,
    } = e,
    [u, d] = L.useState({ x: 0, y: 0, strategy: n, placement: t, middlewareData: {}, isPositioned: !1 }),
    [f, p] = L.useState(r);
  da(f, r) || p(r);
  let [m, h] = L.useState(null),
    [g, _] = L.useState(null),
    v = L.useCallback((e) => {
      e !== S.current && ((S.current = e), h(e));
    }, []),
    y = L.useCallback((e) => {
      e !== C.current && ((C.current = e), _(e));
    }, []),
    b = a || m,
    x = o || g,
    S = L.useRef(null),
    C = L.useRef(null),
    w = L.useRef(u),
    T = c != null,
    E = ma(c),
    D = ma(i),
    O = ma(l),
    k = L.useCallback(() => {
      if (!S.current || !C.current) return;
      let e = { placement: t, strategy: n, middleware: f };
      (D.current && (e.platform = D.current),
        la(S.current, C.current, e).then((e) => {
          let t = { ...e, isPositioned: O.current !== !1 };
          A.current &&
            !da(w.current, t) &&
            ((w.current = t),
            ht.flushSync(() => {
              d(t);
            }));
        }));
    }, [f, t, n, D, O]);
  ua(() => {
    l === !1 && w.current.isPositioned && ((w.current.isPositioned = !1), d((e) => ({ ...e, isPositioned: !1 })));
  }, [l]);
  let A = L.useRef(!1);
  (ua(
    () => (
      (A.current = !0),
      () => {
        A.current = !1;
      }
    ),
    [],
  ),
    ua(() => {
      if ((b && (S.current = b), x && (C.current = x), b && x)) {
        if (E.current) return E.current(b, x, k);
        k();
      }
    }, [b, x, k, E, T]));
  let j = L.useMemo(() => ({ reference: S, floating: C, setReference: v, setFloating: y }), [v, y]),
    M = L.useMemo(() => ({ reference: b, floating: x }), [b, x]),
    ee = L.useMemo(() => {
      let e = { position: n, left: 0, top: 0 };
      if (!M.floating) return e;
      let t = pa(M.floating, u.x),
        r = pa(M.floating, u.y);
      return s
        ? { ...e, transform: `translate(` + t + `px, ` + r + `px)`, ...(fa(M.floating) >= 1.5 && { willChange: `transform` }) }
        : { position: n, left: t, top: r };
    }, [n, s, M.floating, u.x, u.y]);
  return L.useMemo(() => ({ ...u, update: k, refs: j, elements: M, floatingStyles: ee }), [u, k, j, M, ee]);
}
var ga = (e) => {
    function t(e) {
      return {}.hasOwnProperty.call(e, `current`);
    }
    return {
      name: `arrow`,
      options: e,
      fn(n) {
        let { element: r, padding: i } = typeof e == `function` ? e(n) : e;
        return r && t(r) ? (r.current == null ? {} : oa({ element: r.current, padding: i }).fn(n)) : r ? oa({ element: r, padding: i }).fn(n) : {};
      },
    };
  },
  _a = (e, t) => {
    let n = na(e);
    return { name: n.name, fn: n.fn, options: [e, t] };
  },
  va = (e, t) => {
    let n = ra(e);
    return { name: n.name, fn: n.fn, options: [e, t] };
  },
  ya = (e, t) => ({ fn: ca(e).fn, options: [e, t] }),
  ba = (e, t) => {
    let n = ia(e);
    return { name: n.name, fn: n.fn, options: [e, t] };
  },
  xa = (e, t) => {
    let n = B(e);
    return { name: n.name, fn: n.fn, options: [e, t] };
  },
  Sa = (e, t) => {
    let n = aa(e);
    return { name: n.name, fn: n.fn, options: [e, t] };
  },
  Ca = (e, t) => {
    let n = sa(e);
    return { name: n.name, fn: n.fn, options: [e, t] };
  },
  wa = (e, t) => {
    let n = ga(e);
    return { name: n.name, fn: n.fn, options: [e, t] };
  };
function Ta(e) {
  let t = L.useRef(void 0),
    n = L.useCallback((t) => {
      let n = e.map((e) => {
        if (e != null) {
          if (typeof e == `function`) {
            let n = e,
              r = n(t);
            return typeof r == `function`
              ? r
              : () => {
                  n(null);
                };
          }
          return (
            (e.current = t),
            () => {
              e.current = null;
            }
          );
        }
      });
      return () => {
        n.forEach((e) => e?.());
      };
    }, e);
  return L.useMemo(
    () =>
      e.every((e) => e == null)
        ? null
        : (e) => {
            ((t.current &&= (t.current(), void 0)), e != null && (t.current = n(e)));
          },
    e,
  );
}
var Ea = `data-floating-ui-focusable`,
  Da = `active`,
  Oa = `selected`,
  ka = `ArrowLeft`,
  Aa = `ArrowRight`,
  ja = `ArrowUp`,
  Ma = `ArrowDown`,
  Na = [ka, Aa],
  Pa = [ja, Ma];
[...Na, ...Pa];
var Fa = { ...L },
  Ia = !1,
  La = 0,
  Ra = () => `floating-ui-` + Math.random().toString(36).slice(2, 6) + La++;
function za() {
  let [e, t] = L.useState(() => (Ia ? Ra() : void 0));
  return (
    ii(() => {
      e ?? t(Ra());
    }, []),
    L.useEffect(() => {
      Ia = !0;
    }, []),
    e
  );
}
var Ba = Fa.useId || za;
function Va() {
  let e = new Map();
  return {
    emit(t, n) {
      var r;
      (r = e.get(t)) == null || r.forEach((e) => e(n));
    },
    on(t, n) {
      (e.has(t) || e.set(t, new Set()), e.get(t).add(n));
    },
    off(t, n) {
      var r;
      (r = e.get(t)) == null || r.delete(n);
    },
  };
}
var Ha = L.createContext(null),
  Ua = L.createContext(null),
  Wa = () => L.useContext(Ha)?.id || null,
  Ga = () => L.useContext(Ua);
function Ka(e) {
  return `data-floating-ui-` + e;
}
function qa(e) {
  e.current !== -1 && (clearTimeout(e.current), (e.current = -1));
}
var Ja = Ka(`safe-polygon`);
function Ya(e, t, n) {
  if (n && !ri(n)) return 0;
  if (typeof e == `number`) return e;
  if (typeof e == `function`) {
    let n = e();
    return typeof n == `number` ? n : n?.[t];
  }
  return e?.[t];
}
function Xa(e) {
  return typeof e == `function` ? e() : e;
}
function Za(e, t) {
  t === void 0 && (t = {});
  let { open: n, onOpenChange: r, dataRef: i, events: a, elements: o } = e,
    { enabled: s = !0, delay: c = 0, handleClose: l = null, mouseOnly: u = !1, restMs: d = 0, move: f = !0 } = t,
    p = Ga(),
    m = Wa(),
    h = oi(l),
    g = oi(c),
    _ = oi(n),
    v = oi(d),
    y = L.useRef(),
    b = L.useRef(-1),
    x = L.useRef(),
    S = L.useRef(-1),
    C = L.useRef(!0),
    w = L.useRef(!1),
    T = L.useRef(() => {}),
    E = L.useRef(!1),
    D = ci(() => {
      let e = i.current.openEvent?.type;
      return e?.includes(`mouse`) && e !== `mousedown`;
    });
  (L.useEffect(() => {
    if (!s) return;
    function e(e) {
      let { open: t } = e;
      t || (qa(b), qa(S), (C.current = !0), (E.current = !1));
    }
    return (
      a.on(`openchange`, e),
      () => {
        a.off(`openchange`, e);
      }
    );
  }, [s, a]),
    L.useEffect(() => {
      if (!s || !h.current || !n) return;
      function e(e) {
        D() && r(!1, e, `hover`);
      }
      let t = ni(o.floating).documentElement;
      return (
        t.addEventListener(`mouseleave`, e),
        () => {
          t.removeEventListener(`mouseleave`, e);
        }
      );
    }, [o.floating, n, r, s, h, D]));
  let O = L.useCallback(
      function (e, t, n) {
        (t === void 0 && (t = !0), n === void 0 && (n = `hover`));
        let i = Ya(g.current, `close`, y.current);
        i && !x.current ? (qa(b), (b.current = window.setTimeout(() => r(!1, e, n), i))) : t && (qa(b), r(!1, e, n));
      },
      [g, r],
    ),
    k = ci(() => {
      (T.current(), (x.current = void 0));
    }),
    A = ci(() => {
      if (w.current) {
        let e = ni(o.floating).body;
        ((e.style.pointerEvents = ``), e.removeAttribute(Ja), (w.current = !1));
      }
    }),
    j = ci(() => (i.current.openEvent ? [`click`, `mousedown`].includes(i.current.openEvent.type) : !1));
  (L.useEffect(() => {
    if (!s) return;
    function e(e) {
      if ((qa(b), (C.current = !1), (u && !ri(y.current)) || (Xa(v.current) > 0 && !Ya(g.current, `open`)))) return;
      let t = Ya(g.current, `open`, y.current);
      t
        ? (b.current = window.setTimeout(() => {
            _.current || r(!0, e, `hover`);
          }, t))
        : n || r(!0, e, `hover`);
    }
    function t(e) {
      if (j()) {
        A();
        return;
      }
      T.current();
      let t = ni(o.floating);
      if ((qa(S), (E.current = !1), h.current && i.current.floatingContext)) {
        (n || qa(b),
          (x.current = h.current({
            ...i.current.floatingContext,
            tree: p,
            x: e.clientX,
            y: e.clientY,
            onClose() {
              (A(), k(), j() || O(e, !0, `safe-polygon`));
            },
          })));
        let r = x.current;
        (t.addEventListener(`mousemove`, r),
          (T.current = () => {
            t.removeEventListener(`mousemove`, r);
          }));
      } else (y.current === `touch` && ti(o.floating, e.relatedTarget)) || O(e);
    }
    function a(e) {
      j() ||
        (i.current.floatingContext &&
          (h.current == null ||
            h.current({
              ...i.current.floatingContext,
              tree: p,
              x: e.clientX,
              y: e.clientY,
              onClose() {
                (A(), k(), j() || O(e));
              },
            })(e)));
    }
    function c() {
      qa(b);
    }
    function l(e) {
      j() || O(e, !1);
    }
    if (sr(o.domReference)) {
      let r = o.domReference,
        i = o.floating;
      return (
        n && r.addEventListener(`mouseleave`, a),
        f && r.addEventListener(`mousemove`, e, { once: !0 }),
        r.addEventListener(`mouseenter`, e),
        r.addEventListener(`mouseleave`, t),
        i && (i.addEventListener(`mouseleave`, a), i.addEventListener(`mouseenter`, c), i.addEventListener(`mouseleave`, l)),
        () => {
          (n && r.removeEventListener(`mouseleave`, a),
            f && r.removeEventListener(`mousemove`, e),
            r.removeEventListener(`mouseenter`, e),
            r.removeEventListener(`mouseleave`, t),
            i && (i.removeEventListener(`mouseleave`, a), i.removeEventListener(`mouseenter`, c), i.removeEventListener(`mouseleave`, l)));
        }
      );
    }
  }, [o, s, e, u, f, O, k, A, r, n, _, p, g, h, i, j, v]),
    ii(() => {
      var e;
      if (s && n && (e = h.current) != null && (e = e.__options) != null && e.blockPointerEvents && D()) {
        w.current = !0;
        let e = o.floating;
        if (sr(o.domReference) && e) {
          var t;
          let n = ni(o.floating).body;
          n.setAttribute(Ja, ``);
          let r = o.domReference,
            i = p == null || (t = p.nodesRef.current.find((e) => e.id === m)) == null || (t = t.context) == null ? void 0 : t.elements.floating;
          return (
            i && (i.style.pointerEvents = ``),
            (n.style.pointerEvents = `none`),
            (r.style.pointerEvents = `auto`),
            (e.style.pointerEvents = `auto`),
            () => {
              ((n.style.pointerEvents = ``), (r.style.pointerEvents = ``), (e.style.pointerEvents = ``));
            }
          );
        }
      }
    }, [s, n, m, o, p, h, D]),
    ii(() => {
      n || ((y.current = void 0), (E.current = !1), k(), A());
    }, [n, k, A]),
    L.useEffect(
      () => () => {
        (k(), qa(b), qa(S), A());
      },
      [s, o.domReference, k, A],
    ));
  let M = L.useMemo(() => {
    function e(e) {
      y.current = e.pointerType;
    }
    return {
      onPointerDown: e,
      onPointerEnter: e,
      onMouseMove(e) {
        let { nativeEvent: t } = e;
        function i() {
          !C.current && !_.current && r(!0, t, `hover`);
        }
        (u && !ri(y.current)) ||
          n ||
          Xa(v.current) === 0 ||
          (E.current && e.movementX ** 2 + e.movementY ** 2 < 2) ||
          (qa(S), y.current === `touch` ? i() : ((E.current = !0), (S.current = window.setTimeout(i, Xa(v.current)))));
      },
    };
  }, [u, r, n, _, v]);
  return L.useMemo(() => (s ? { reference: M } : {}), [s, M]);
}
function Qa(e, t) {
  if (!e || !t) return !1;
  let n = t.getRootNode == null ? void 0 : t.getRootNode();
  if (e.contains(t)) return !0;
  if (n && lr(n)) {
    let n = t;
    for (; n;) {
      if (e === n) return !0;
      n = n.parentNode || n.host;
    }
  }
  return !1;
}
function $a(e) {
  return `composedPath` in e ? e.composedPath()[0] : e.target;
}
function eo(e) {
  let { open: t = !1, onOpenChange: n, elements: r } = e,
    i = Ba(),
    a = L.useRef({}),
    [o] = L.useState(() => Va()),
    s = Wa() != null,
    [c, l] = L.useState(r.reference),
    u = ci((e, t, r) => {
      ((a.current.openEvent = e ? t : void 0), o.emit(`openchange`, { open: e, event: t, reason: r, nested: s }), n?.(e, t, r));
    }),
    d = L.useMemo(() => ({ setPositionReference: l }), []),
    f = L.useMemo(
      () => ({ reference: c || r.reference || null, floating: r.floating || null, domReference: r.reference }),
      [c, r.reference, r.floating],
    );
  return L.useMemo(() => ({ dataRef: a, open: t, onOpenChange: u, elements: f, events: o, floatingId: i, refs: d }), [t, u, f, o, i, d]);
}
function to(e) {
  let { elements: t, ...n } = e === void 0 ? {} : e,
    { nodeId: r } = n,
    i = eo({ ...n, elements: { reference: t?.reference ?? null, floating: t?.floating ?? null } }),
    a = n.rootContext || i,
    o = a.elements,
    [s, c] = L.useState(null),
    [l, u] = L.useState(null),
    d = o?.domReference || s,
    f = L.useRef(null),
    p = Ga();
  ii(() => {
    d && (f.current = d);
  }, [d]);
  let m = ha({ ...n, elements: { ...o, ...(l && { reference: l }) } }),
    h = L.useCallback(
      (e) => {
        let t = sr(e) ? { getBoundingClientRect: () => e.getBoundingClientRect(), getClientRects: () => e.getClientRects(), contextElement: e } : e;
        (u(t), m.refs.setReference(t));
      },
      [m.refs],
    ),
    g = L.useCallback(
      (e) => {
        ((sr(e) || e === null) && ((f.current = e), c(e)),
          (sr(m.refs.reference.current) || m.refs.reference.current === null || (e !== null && !sr(e))) && m.refs.setReference(e));
      },
      [m.refs],
    ),
    _ = L.useMemo(() => ({ ...m.refs, setReference: g, setPositionReference: h, domReference: f }), [m.refs, g, h]),
    v = L.useMemo(() => ({ ...m.elements, domReference: d }), [m.elements, d]),
    y = L.useMemo(() => ({ ...m, ...a, refs: _, elements: v, nodeId: r }), [m, _, v, r, a]);
  return (
    ii(() => {
      a.dataRef.current.floatingContext = y;
      let e = p?.nodesRef.current.find((e) => e.id === r);
      e && (e.context = y);
    }),
    L.useMemo(() => ({ ...m, context: y, refs: _, elements: v }), [m, _, v, y])
  );
}
function no(e, t, n) {
  let r = new Map(),
    i = n === `item`,
    a = e;
  if (i && e) {
    let { [Da]: t, [Oa]: n, ...r } = e;
    a = r;
  }
  return {
    ...(n === `floating` && { tabIndex: -1, [Ea]: `` }),
    ...a,
    ...t
      .map((t) => {
        let r = t ? t[n] : null;
        return typeof r == `function` ? (e ? r(e) : null) : r;
      })
      .concat(e)
      .reduce(
        (e, t) => (
          t &&
            Object.entries(t).forEach((t) => {
              let [n, a] = t;
              if (!(i && [Da, Oa].includes(n))) {
                if (n.indexOf(`on`) === 0) {
                  if ((r.has(n) || r.set(n, []), typeof a == `function`)) {
                    var o;
                    ((o = r.get(n)) == null || o.push(a),
                      (e[n] = function () {
                        var e = [...arguments];
                        return r
                          .get(n)
                          ?.map((t) => t(...e))
                          .find((e) => e !== void 0);
                      }));
                  }
                } else e[n] = a;
              }
            }),
          e
        ),
        {},
      ),
  };
}
function ro(e) {
  e === void 0 && (e = []);
  let t = e.map((e) => e?.reference),
    n = e.map((e) => e?.floating),
    r = e.map((e) => e?.item),
    i = L.useCallback((t) => no(t, e, `reference`), t),
    a = L.useCallback((t) => no(t, e, `floating`), n),
    o = L.useCallback((t) => no(t, e, `item`), r);
  return L.useMemo(() => ({ getReferenceProps: i, getFloatingProps: a, getItemProps: o }), [i, a, o]);
}
function io(e, t, n) {
  return (n === void 0 && (n = !0), e.filter((e) => e.parentId === t && (!n || e.context?.open)).flatMap((t) => [t, ...io(e, t.id, n)]));
}
function ao(e, t) {
  let [n, r] = e,
    i = !1,
    a = t.length;
  for (let e = 0, o = a - 1; e < a; o = e++) {
    let [a, s] = t[e] || [0, 0],
      [c, l] = t[o] || [0, 0];
    s >= r != l >= r && n <= ((c - a) * (r - s)) / (l - s) + a && (i = !i);
  }
  return i;
}
function oo(e, t) {
  return e[0] >= t.x && e[0] <= t.x + t.width && e[1] >= t.y && e[1] <= t.y + t.height;
}
function so(e) {
  e === void 0 && (e = {});
  let { buffer: t = 0.5, blockPointerEvents: n = !1, requireIntent: r = !0 } = e,
    i = { current: -1 },
    a = !1,
    o = null,
    s = null,
    c = typeof performance < `u` ? performance.now() : 0;
  function l(e, t) {
    let n = performance.now(),
      r = n - c;
    if (o === null || s === null || r === 0) return ((o = e), (s = t), (c = n), null);
    let i = e - o,
      a = t - s,
      l = Math.sqrt(i * i + a * a) / r;
    return ((o = e), (s = t), (c = n), l);
  }
  let u = (e) => {
    let { x: n, y: o, placement: s, elements: c, onClose: u, nodeId: d, tree: f } = e;
    return function (e) {
      function p() {
        (qa(i), u());
      }
      if ((qa(i), !c.domReference || !c.floating || s == null || n == null || o == null)) return;
      let { clientX: m, clientY: h } = e,
        g = [m, h],
        _ = $a(e),
        v = e.type === `mouseleave`,
        y = Qa(c.floating, _),
        b = Qa(c.domReference, _),
        x = c.domReference.getBoundingClientRect(),
        S = c.floating.getBoundingClientRect(),
        C = s.split(`-`)[0],
        w = n > S.right - S.width / 2,
        T = o > S.bottom - S.height / 2,
        E = oo(g, x),
        D = S.width > x.width,
        O = S.height > x.height,
        k = (D ? x : S).left,
        A = (D ? x : S).right,
        j = (O ? x : S).top,
        M = (O ? x : S).bottom;
      if (y && ((a = !0), !v)) return;
      if ((b && (a = !1), b && !v)) {
        a = !0;
        return;
      }
      if ((v && sr(e.relatedTarget) && Qa(c.floating, e.relatedTarget)) || (f && io(f.nodesRef.current, d).length)) return;
      if (
        (C === `top` && o >= x.bottom - 1) ||
        (C === `bottom` && o <= x.top + 1) ||
        (C === `left` && n >= x.right - 1) ||
        (C === `right` && n <= x.left + 1)
      )
        return p();
      let ee = [];
      switch (C) {
        case `top`:
          ee = [
            [k, x.top + 1],
            [k, S.bottom - 1],
            [A, S.bottom - 1],
            [A, x.top + 1],
          ];
          break;
        case `bottom`:
          ee = [
            [k, S.top + 1],
            [k, x.bottom - 1],
            [A, x.bottom - 1],
            [A, S.top + 1],
          ];
          break;
        case `left`:
          ee = [
            [S.right - 1, M],
            [S.right - 1, j],
            [x.left + 1, j],
            [x.left + 1, M],
          ];
          break;
        case `right`:
          ee = [
            [x.right - 1, M],
            [x.right - 1, j],
            [S.left + 1, j],
            [S.left + 1, M],
          ];
      }
      function te(e) {
        let [n, r] = e;
        switch (C) {
          case `top`:
            return [
              [D ? n + t / 2 : w ? n + t * 4 : n - t * 4, r + t + 1],
              [D ? n - t / 2 : w ? n + t * 4 : n - t * 4, r + t + 1],
              [S.left, w || D ? S.bottom - t : S.top],
              [S.right, w ? (D ? S.bottom - t : S.top) : S.bottom - t],
            ];
          case `bottom`:
            return [
              [D ? n + t / 2 : w ? n + t * 4 : n - t * 4, r - t],
              [D ? n - t / 2 : w ? n + t * 4 : n - t * 4, r - t],
              [S.left, w || D ? S.top + t : S.bottom],
              [S.right, w ? (D ? S.top + t : S.bottom) : S.top + t],
            ];
          case `left`: {
            let e = [n + t + 1, O ? r + t / 2 : T ? r + t * 4 : r - t * 4],
              i = [n + t + 1, O ? r - t / 2 : T ? r + t * 4 : r - t * 4];
            return [[T || O ? S.right - t : S.left, S.top], [T ? (O ? S.right - t : S.left) : S.right - t, S.bottom], e, i];
          }
          case `right`:
            return [
              [n - t, O ? r + t / 2 : T ? r + t * 4 : r - t * 4],
              [n - t, O ? r - t / 2 : T ? r + t * 4 : r - t * 4],
              [T || O ? S.left + t : S.right, S.top],
              [T ? (O ? S.left + t : S.right) : S.left + t, S.bottom],
            ];
        }
      }
      if (!ao([m, h], ee)) {
        if (a && !E) return p();
        if (!v && r) {
          let t = l(e.clientX, e.clientY);
          if (t !== null && t < 0.1) return p();
        }
        ao([m, h], te([n, o])) ? !a && r && (i.current = window.setTimeout(p, 40)) : p();
      }
    };
  };
  return ((u.__options = { blockPointerEvents: n }), u);
}
var co = { scrollHideDelay: 1e3, type: `hover`, scrollbars: `xy` },
  lo = f((e, { scrollbarSize: t, overscrollBehavior: n, scrollbars: r }) => {
    let i = n;
    return (
      n && r && (r === `x` ? (i = `${n} auto`) : r === `y` && (i = `auto ${n}`)),
      { root: { "--scrollarea-scrollbar-size": m(t), "--scrollarea-over-scroll-behavior": i, "--scrollarea-offset-size": void 0 } }
    );
  }),
  uo = A((e) => {
    let t = T(`ScrollArea`, co, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        scrollbarSize: s,
        vars: c,
        type: l,
        scrollHideDelay: u,
        viewportProps: d,
        viewportRef: f,
        onScrollPositionChange: p,
        children: m,
        offsetScrollbars: h,
        scrollbars: g,
        onBottomReached: _,
        onTopReached: v,
        onLeftReached: b,
        onRightReached: x,
        overscrollBehavior: S,
        startScrollPosition: C,
        verticalScrollbarPosition: w,
        attributes: E,
        ...D
      } = t,
      [O, k] = (0, L.useState)(!1),
      [A, j] = (0, L.useState)(!1),
      [M, ee] = (0, L.useState)(!1),
      te = (0, L.useRef)(!0),
      ne = (0, L.useRef)(!1),
      re = (0, L.useRef)(!0),
      ie = (0, L.useRef)(!1),
      ae = y({
        name: `ScrollArea`,
        props: t,
        classes: tr,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: E,
        vars: c,
        varsResolver: lo,
      }),
      oe = (0, L.useRef)(null),
      [se, ce] = (0, L.useState)(null),
      N = Ta([
        f,
        oe,
        (0, L.useCallback)((e) => {
          ce((t) => (t === e ? t : e));
        }, []),
      ]);
    return (
      Dn(h === `present` ? se : null, () => {
        let e = oe.current;
        e && (j(e.scrollHeight > e.clientHeight), ee(e.scrollWidth > e.clientWidth));
      }),
      F(() => {
        C && oe.current && oe.current.scrollTo({ left: C.x ?? 0, top: C.y ?? 0 });
      }, []),
      (0, z.jsxs)(jn, {
        getStyles: ae,
        type: l === `never` ? `always` : l,
        scrollHideDelay: u,
        scrollbars: g,
        ...ae(`root`),
        ...D,
        children: [
          (0, z.jsx)(er, {
            ...d,
            ...ae(`viewport`, { style: d?.style }),
            ref: N,
            "data-offset-scrollbars": h === !0 ? `xy` : h || void 0,
            "data-scrollbars": g || void 0,
            "data-vertical-scrollbar-position": w || void 0,
            "data-horizontal-hidden": h === `present` && !M ? `true` : void 0,
            "data-vertical-hidden": h === `present` && !A ? `true` : void 0,
            onScroll: (e) => {
              (d?.onScroll?.(e), p?.({ x: e.currentTarget.scrollLeft, y: e.currentTarget.scrollTop }));
              let { scrollTop: t, scrollHeight: n, clientHeight: r, scrollLeft: i, scrollWidth: a, clientWidth: o } = e.currentTarget,
                s = t - (n - r) >= -0.8,
                c = t === 0;
              (s && !ne.current && _?.(), c && !te.current && v?.(), (ne.current = s), (te.current = c));
              let l = i - (a - o) >= -0.8,
                u = i === 0;
              (l && !ie.current && x?.(), u && !re.current && b?.(), (ie.current = l), (re.current = u));
            },
            children: m,
          }),
          (g === `xy` || g === `x`) &&
            (0, z.jsx)(Xn, {
              ...ae(`scrollbar`),
              orientation: `horizontal`,
              "data-vertical-scrollbar-position": w || void 0,
              "data-hidden": l === `never` || (h === `present` && !M) || void 0,
              forceMount: !0,
              onMouseEnter: () => k(!0),
              onMouseLeave: () => k(!1),
              children: (0, z.jsx)($n, { ...ae(`thumb`) }),
            }),
          (g === `xy` || g === `y`) &&
            (0, z.jsx)(Xn, {
              ...ae(`scrollbar`),
              orientation: `vertical`,
              "data-vertical-scrollbar-position": w || void 0,
              "data-hidden": l === `never` || (h === `present` && !A) || void 0,
              forceMount: !0,
              onMouseEnter: () => k(!0),
              onMouseLeave: () => k(!1),
              children: (0, z.jsx)($n, { ...ae(`thumb`) }),
            }),
          (0, z.jsx)(kn, {
            ...ae(`corner`),
            "data-vertical-scrollbar-position": w || void 0,
            "data-hovered": O || void 0,
            "data-hidden": l === `never` || void 0,
          }),
        ],
      })
    );
  });
uo.displayName = `@mantine/core/ScrollArea`;
var fo = A((e) => {
  let {
      children: t,
      classNames: n,
      styles: r,
      scrollbarSize: i,
      scrollHideDelay: a,
      type: o,
      dir: s,
      offsetScrollbars: c,
      overscrollBehavior: l,
      viewportRef: u,
      onScrollPositionChange: d,
      unstyled: f,
      variant: p,
      viewportProps: m,
      scrollbars: h,
      style: g,
      vars: _,
      onBottomReached: v,
      onTopReached: y,
      startScrollPosition: b,
      verticalScrollbarPosition: x,
      onOverflowChange: S,
      ...C
    } = T(`ScrollAreaAutosize`, co, e),
    w = (0, L.useRef)(null),
    [E, D] = (0, L.useState)(null),
    O = Ta([
      u,
      w,
      (0, L.useCallback)((e) => {
        D((t) => (t === e ? t : e));
      }, []),
    ]),
    k = (0, L.useRef)(!1),
    A = (0, L.useRef)(!1),
    M = (0, L.useEffectEvent)(() => {
      let e = w.current;
      if (!e || !S) return;
      let t = e.scrollHeight > e.clientHeight;
      t !== k.current && (A.current ? S(t) : ((A.current = !0), t && S(!0)), (k.current = t));
    });
  return (
    Dn(S ? E : null, M),
    (0, z.jsx)(j, {
      ...C,
      variant: p,
      style: [{ display: `flex`, overflow: `hidden` }, g],
      children: (0, z.jsx)(j, {
        style: {
          display: `flex`,
          flexDirection: `column`,
          flex: 1,
          overflow: `hidden`,
          ...(h === `y` && { minWidth: 0 }),
          ...(h === `x` && { minHeight: 0 }),
          ...(h === `xy` && { minWidth: 0, minHeight: 0 }),
          ...(h === !1 && { minWidth: 0, minHeight: 0 }),
        },
        children: (0, z.jsx)(uo, {
          classNames: n,
          styles: r,
          scrollHideDelay: a,
          scrollbarSize: i,
          type: o,
          dir: s,
          offsetScrollbars: c,
          overscrollBehavior: l,
          viewportRef: O,
          onScrollPositionChange: d,
          unstyled: f,
          variant: p,
          viewportProps: m,
          vars: _,
          scrollbars: h,
          onBottomReached: v,
          onTopReached: y,
          startScrollPosition: b,
          verticalScrollbarPosition: x,
          "data-autosize": `true`,
          children: t,
        }),
      }),
    })
  );
});
((uo.classes = tr), (uo.varsResolver = lo), (fo.displayName = `@mantine/core/ScrollAreaAutosize`), (fo.classes = tr), (uo.Autosize = fo));
var po = { root: `m_515a97f8` },
  mo = A((e) => {
    let t = T(`VisuallyHidden`, null, e),
      { classNames: n, className: r, style: i, styles: a, unstyled: o, vars: s, attributes: c, ...l } = t,
      u = y({ name: `VisuallyHidden`, classes: po, props: t, className: r, style: i, classNames: n, styles: a, unstyled: o, attributes: c });
    return (0, z.jsx)(j, { component: `span`, ...u(`root`), ...l });
  });
((mo.classes = po), (mo.displayName = `@mantine/core/VisuallyHidden`));
var ho = { root: `m_1b7284a3` },
  go = f((e, { radius: t, shadow: n }) => ({ root: { "--paper-radius": t === void 0 ? void 0 : u(t), "--paper-shadow": d(n) } })),
  _o = D((e) => {
    let t = T(`Paper`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        withBorder: s,
        vars: c,
        radius: l,
        shadow: u,
        variant: d,
        mod: f,
        attributes: p,
        ...m
      } = t,
      h = y({
        name: `Paper`,
        props: t,
        classes: ho,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: p,
        vars: c,
        varsResolver: go,
      });
    return (0, z.jsx)(j, { mod: [{ withBorder: s }, f], ...h(`root`), variant: d, ...m });
  });
((_o.classes = ho), (_o.varsResolver = go), (_o.displayName = `@mantine/core/Paper`));
var vo = { root: `m_9814e45f` },
  yo = { zIndex: xt(`modal`) },
  bo = f((e, { gradient: t, color: n, backgroundOpacity: r, blur: i, radius: a, zIndex: o }) => ({
    root: {
      "--overlay-bg": t || ((n !== void 0 || r !== void 0) && ee(n || `#000`, r ?? 0.6)) || void 0,
      "--overlay-filter": i ? `blur(${m(i)})` : void 0,
      "--overlay-radius": a === void 0 ? void 0 : u(a),
      "--overlay-z-index": o?.toString(),
    },
  })),
  xo = D((e) => {
    let t = T(`Overlay`, yo, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        fixed: c,
        center: l,
        children: u,
        radius: d,
        zIndex: f,
        gradient: p,
        blur: m,
        color: h,
        backgroundOpacity: g,
        mod: _,
        attributes: v,
        ...b
      } = t,
      x = y({
        name: `Overlay`,
        props: t,
        classes: vo,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: v,
        vars: s,
        varsResolver: bo,
      });
    return (0, z.jsx)(j, { ...x(`root`), mod: [{ center: l, fixed: c }, _], ...b, children: u });
  });
((xo.classes = vo), (xo.varsResolver = bo), (xo.displayName = `@mantine/core/Overlay`));
function So(e) {
  let t = document.createElement(`div`);
  return (
    t.setAttribute(`data-portal`, `true`),
    typeof e.className == `string` && t.classList.add(...e.className.split(` `).filter(Boolean)),
    typeof e.style == `object` && Object.assign(t.style, e.style),
    typeof e.id == `string` && t.setAttribute(`id`, e.id),
    t
  );
}
var Co = null;
function wo({ target: e, reuseTargetNode: t, ...n }) {
  if (e) return typeof e == `string` ? document.querySelector(e) || So(n) : e;
  if (t) {
    if (Co) {
      if (document.body.contains(Co)) return Co;
      Co = null;
    }
    let e = document.querySelector(`[data-mantine-shared-portal-node]`);
    if (e) return ((Co = e), e);
    let t = So(n);
    return (t.setAttribute(`data-mantine-shared-portal-node`, `true`), document.body.appendChild(t), (Co = t), t);
  }
  return So(n);
}
var To = { reuseTargetNode: !0 },
  Eo = A((e) => {
    let { children: t, target: n, reuseTargetNode: r, ref: i, ...a } = T(`Portal`, To, e),
      [o, s] = (0, L.useState)(!1),
      c = (0, L.useRef)(null);
    return (
      F(
        () => (
          s(!0),
          (c.current = wo({ target: n, reuseTargetNode: r, ...a })),
          _e(i, c.current),
          !n && !r && c.current && document.body.appendChild(c.current),
          () => {
            !n && !r && c.current && document.body.removeChild(c.current);
          }
        ),
        [n],
      ),
      !o || !c.current ? null : (0, ht.createPortal)((0, z.jsx)(z.Fragment, { children: t }), c.current)
    );
  });
Eo.displayName = `@mantine/core/Portal`;
var Do = A(({ withinPortal: e = !0, children: t, ...n }) =>
  C() === `test` || !e ? (0, z.jsx)(z.Fragment, { children: t }) : (0, z.jsx)(Eo, { ...n, children: t }),
);
Do.displayName = `@mantine/core/OptionalPortal`;
function Oo({ children: e, active: t = !0, refProp: n = `ref`, innerRef: r }) {
  let i = R(t),
    a = Ce(i, r),
    o = tn(e);
  return o ? (0, L.cloneElement)(o, { [n]: a }) : e;
}
function ko(e) {
  return (0, z.jsx)(mo, { tabIndex: -1, "data-autofocus": !0, ...e });
}
((Oo.displayName = `@mantine/core/FocusTrap`), (ko.displayName = `@mantine/core/FocusTrapInitialFocus`), (Oo.InitialFocus = ko));
var [Ao, jo] = ve(`ModalBase component was not found in tree`);
function Mo({ opened: e, transitionDuration: t }) {
  let [n, r] = (0, L.useState)(e),
    i = (0, L.useRef)(-1),
    a = He() ? 0 : t;
  return (
    (0, L.useEffect)(
      () => (
        e ? (r(!0), window.clearTimeout(i.current)) : a === 0 ? r(!1) : (i.current = window.setTimeout(() => r(!1), a)),
        () => window.clearTimeout(i.current)
      ),
      [e, a],
    ),
    n
  );
}
function No({ id: e, transitionProps: t, opened: n, trapFocus: r, closeOnEscape: i, onClose: a, returnFocus: o, handledEscapeEvents: s }) {
  let c = P(e),
    [l, u] = (0, L.useState)(!1),
    [d, f] = (0, L.useState)(!1),
    p = Mo({ opened: n, transitionDuration: typeof t?.duration == `number` ? t?.duration : 200 });
  return (
    Yt(
      `keydown`,
      (e) => {
        e.key === `Escape` &&
          i &&
          !e.isComposing &&
          n &&
          !s?.has(e) &&
          e.target?.getAttribute(`data-mantine-stop-propagation`) !== `true` &&
          (s?.add(e), a());
      },
      { capture: !0 },
    ),
    wt({ opened: n, shouldReturnFocus: r && o }),
    { _id: c, titleMounted: l, bodyMounted: d, shouldLockScroll: p, setTitleMounted: u, setBodyMounted: f }
  );
}
var Po = function () {
  return (
    (Po =
      Object.assign ||
      function (e) {
        for (var t, n = 1, r = arguments.length; n < r; n++)
          for (var i in ((t = arguments[n]), t)) Object.prototype.hasOwnProperty.call(t, i) && (e[i] = t[i]);
        return e;
      }),
    Po.apply(this, arguments)
  );
};
function Fo(e, t) {
  var n = {};
  for (var r in e) Object.prototype.hasOwnProperty.call(e, r) && t.indexOf(r) < 0 && (n[r] = e[r]);
  if (e != null && typeof Object.getOwnPropertySymbols == `function`)
    for (var i = 0, r = Object.getOwnPropertySymbols(e); i < r.length; i++)
      t.indexOf(r[i]) < 0 && Object.prototype.propertyIsEnumerable.call(e, r[i]) && (n[r[i]] = e[r[i]]);
  return n;
}
function Io(e, t, n) {
  if (n || arguments.length === 2)
    for (var r = 0, i = t.length, a; r < i; r++) (a || !(r in t)) && ((a ||= Array.prototype.slice.call(t, 0, r)), (a[r] = t[r]));
  return e.concat(a || Array.prototype.slice.call(t));
}
var Lo = `right-scroll-bar-position`,
  Ro = `width-before-scroll-bar`,
  zo = `with-scroll-bars-hidden`,
  Bo = `--removed-body-scroll-bar-size`;
function Vo(e, t) {
  return (typeof e == `function` ? e(t) : e && (e.current = t), e);
}
function Ho(e, t) {
  var n = (0, L.useState)(function () {
    return {
      value: e,
      callback: t,
      facade: {
        get current() {
          return n.value;
        },
        set current(e) {
          var t = n.value;
          t !== e && ((n.value = e), n.callback(e, t));
        },
      },
    };
  })[0];
  return ((n.callback = t), n.facade);
}
var V = typeof window < `u` ? L.useLayoutEffect : L.useEffect,
  H = new WeakMap();
function Uo(e, t) {
  var n = Ho(t || null, function (t) {
    return e.forEach(function (e) {
      return Vo(e, t);
    });
  });
  return (
    V(
      function () {
        var t = H.get(n);
        if (t) {
          var r = new Set(t),
            i = new Set(e),
            a = n.current;
          (r.forEach(function (e) {
            i.has(e) || Vo(e, null);
          }),
            i.forEach(function (e) {
              r.has(e) || Vo(e, a);
            }));
        }
        H.set(n, e);
      },
      [e],
    ),
    n
  );
}
function Wo(e) {
  return e;
}
function Go(e, t) {
  t === void 0 && (t = Wo);
  var n = [],
    r = !1;
  return {
    read: function () {
      if (r) throw Error("Sidecar: could not `read` from an `assigned` medium. `read` could be used only with `useMedium`.");
      return n.length ? n[n.length - 1] : e;
    },
    useMedium: function (e) {
      var i = t(e, r);
      return (
        n.push(i),
        function () {
          n = n.filter(function (e) {
            return e !== i;
          });
        }
      );
    },
    assignSyncMedium: function (e) {
      for (r = !0; n.length;) {
        var t = n;
        ((n = []), t.forEach(e));
      }
      n = {
        push: function (t) {
          return e(t);
        },
        filter: function () {
          return n;
        },
      };
    },
    assignMedium: function (e) {
      r = !0;
      var t = [];
      if (n.length) {
        var i = n;
        ((n = []), i.forEach(e), (t = n));
      }
      var a = function () {
          var n = t;
          ((t = []), n.forEach(e));
        },
        o = function () {
          return Promise.resolve().then(a);
        };
      (o(),
        (n = {
          push: function (e) {
            (t.push(e), o());
          },
          filter: function (e) {
            return ((t = t.filter(e)), n);
          },
        }));
    },
  };
}
function Ko(e) {
  e === void 0 && (e = {});
  var t = Go(null);
  return ((t.options = Po({ async: !0, ssr: !1 }, e)), t);
}
var qo = function (e) {
  var t = e.sideCar,
    n = Fo(e, [`sideCar`]);
  if (!t) throw Error("Sidecar: please provide `sideCar` property to import the right car");
  var r = t.read();
  if (!r) throw Error(`Sidecar medium not found`);
  return L.createElement(r, Po({}, n));
};
qo.isSideCarExport = !0;
function Jo(e, t) {
  return (e.useMedium(t), qo);
}
var Yo = Ko(),
  Xo = function () {},
  Zo = L.forwardRef(function (e, t) {
    var n = L.useRef(null),
      r = L.useState({ onScrollCapture: Xo, onWheelCapture: Xo, onTouchMoveCapture: Xo }),
      i = r[0],
      a = r[1],
      o = e.forwardProps,
      s = e.children,
      c = e.className,
      l = e.removeScrollBar,
      u = e.enabled,
      d = e.shards,
      f = e.sideCar,
      p = e.noRelative,
      m = e.noIsolation,
      h = e.inert,
      g = e.allowPinchZoom,
      _ = e.as,
      v = _ === void 0 ? `div` : _,
      y = e.gapMode,
      b = Fo(e, [
        `forwardProps`,
        `children`,
        `className`,
        `removeScrollBar`,
        `enabled`,
        `shards`,
        `sideCar`,
        `noRelative`,
        `noIsolation`,
        `inert`,
        `allowPinchZoom`,
        `as`,
        `gapMode`,
      ]),
      x = f,
      S = Uo([n, t]),
      C = Po(Po({}, b), i);
    return L.createElement(
      L.Fragment,
      null,
      u &&
        L.createElement(x, {
          sideCar: Yo,
          removeScrollBar: l,
          shards: d,
          noRelative: p,
          noIsolation: m,
          inert: h,
          setCallbacks: a,
          allowPinchZoom: !!g,
          lockRef: n,
          gapMode: y,
        }),
      o ? L.cloneElement(L.Children.only(s), Po(Po({}, C), { ref: S })) : L.createElement(v, Po({}, C, { className: c, ref: S }), s),
    );
  });
((Zo.defaultProps = { enabled: !0, removeScrollBar: !0, inert: !1 }), (Zo.classNames = { fullWidth: Ro, zeroRight: Lo }));
var Qo = function () {
  if (typeof __webpack_nonce__ < `u`) return __webpack_nonce__;
};
function $o() {
  if (!document) return null;
  var e = document.createElement(`style`);
  e.type = `text/css`;
  var t = Qo();
  return (t && e.setAttribute(`nonce`, t), e);
}
function es(e, t) {
  e.styleSheet ? (e.styleSheet.cssText = t) : e.appendChild(document.createTextNode(t));
}
function ts(e) {
  (document.head || document.getElementsByTagName(`head`)[0]).appendChild(e);
}
var ns = function () {
    var e = 0,
      t = null;
    return {
      add: function (n) {
        (e == 0 && (t = $o()) && (es(t, n), ts(t)), e++);
      },
      remove: function () {
        (e--, !e && t && (t.parentNode && t.parentNode.removeChild(t), (t = null)));
      },
    };
  },
  rs = function () {
    var e = ns();
    return function (t, n) {
      L.useEffect(
        function () {
          return (
            e.add(t),
            function () {
              e.remove();
            }
          );
        },
        [t && n],
      );
    };
  },
  is = function () {
    var e = rs();
    return function (t) {
      var n = t.styles,
        r = t.dynamic;
      return (e(n, r), null);
    };
  },
  as = { left: 0, top: 0, right: 0, gap: 0 },
  os = function (e) {
    return parseInt(e || ``, 10) || 0;
  },
  ss = function (e) {
    var t = window.getComputedStyle(document.body),
      n = t[e === `padding` ? `paddingLeft` : `marginLeft`],
      r = t[e === `padding` ? `paddingTop` : `marginTop`],
      i = t[e === `padding` ? `paddingRight` : `marginRight`];
    return [os(n), os(r), os(i)];
  },
  cs = function (e) {
    if ((e === void 0 && (e = `margin`), typeof window > `u`)) return as;
    var t = ss(e),
      n = document.documentElement.clientWidth,
      r = window.innerWidth;
    return { left: t[0], top: t[1], right: t[2], gap: Math.max(0, r - n + t[2] - t[0]) };
  },
  ls = is(),
  us = `data-scroll-locked`,
  ds = function (e, t, n, r) {
    var i = e.left,
      a = e.top,
      o = e.right,
      s = e.gap;
    return (
      n === void 0 && (n = `margin`),
      `
  .${zo} {
   overflow: hidden ${r};
   padding-right: ${s}px ${r};
  }
  body[${us}] {
    overflow: hidden ${r};
    overscroll-behavior: contain;
    ${[
      t && `position: relative ${r};`,
      n === `margin` &&
        `
    padding-left: ${i}px;
    padding-top: ${a}px;
    padding-right: ${o}px;
    margin-left:0;
    margin-top:0;
    margin-right: ${s}px ${r};
    `,
      n === `padding` && `padding-right: ${s}px ${r};`,
    ]
      .filter(Boolean)
      .join(``)}
  }
  
  .${Lo} {
    right: ${s}px ${r};
  }
  
  .${Ro} {
    margin-right: ${s}px ${r};
  }
  
  .${Lo} .${Lo} {
    right: 0 ${r};
  }
  
  .${Ro} .${Ro} {
    margin-right: 0 ${r};
  }
  
  body[${us}] {
    ${Bo}: ${s}px;
  }
`
    );
  },
  fs = function () {
    var e = parseInt(document.body.getAttribute(`data-scroll-locked`) || `0`, 10);
    return isFinite(e) ? e : 0;
  },
  ps = function () {
    L.useEffect(function () {
      return (
        document.body.setAttribute(us, (fs() + 1).toString()),
        function () {
          var e = fs() - 1;
          e <= 0 ? document.body.removeAttribute(us) : document.body.setAttribute(us, e.toString());
        }
      );
    }, []);
  },
  ms = function (e) {
    var t = e.noRelative,
      n = e.noImportant,
      r = e.gapMode,
      i = r === void 0 ? `margin` : r;
    ps();
    var a = L.useMemo(
      function () {
        return cs(i);
      },
      [i],
    );
    return L.createElement(ls, { styles: ds(a, !t, i, n ? `` : `!important`) });
  },
  hs = !1;
if (typeof window < `u`)
  try {
    var gs = Object.defineProperty({}, "passive", {
      get: function () {
        return ((hs = !0), !0);
      },
    });
    (window.addEventListener(`test`, gs, gs), window.removeEventListener(`test`, gs, gs));
  } catch {
    hs = !1;
  }
var _s = hs ? { passive: !1 } : !1,
  vs = function (e) {
    return e.tagName === `TEXTAREA`;
  },
  ys = function (e, t) {
    if (!(e instanceof Element)) return !1;
    var n = window.getComputedStyle(e);
    return n[t] !== `hidden` && !(n.overflowY === n.overflowX && !vs(e) && n[t] === `visible`);
  },
  bs = function (e) {
    return ys(e, `overflowY`);
  },
  xs = function (e) {
    return ys(e, `overflowX`);
  },
  Ss = function (e, t) {
    var n = t.ownerDocument,
      r = t;
    do {
      if ((typeof ShadowRoot < `u` && r instanceof ShadowRoot && (r = r.host), Ts(e, r))) {
        var i = Es(e, r);
        if (i[1] > i[2]) return !0;
      }
      r = r.parentNode;
    } while (r && r !== n.body);
    return !1;
  },
  Cs = function (e) {
    return [e.scrollTop, e.scrollHeight, e.clientHeight];
  },
  ws = function (e) {
    return [e.scrollLeft, e.scrollWidth, e.clientWidth];
  },
  Ts = function (e, t) {
    return e === `v` ? bs(t) : xs(t);
  },
  Es = function (e, t) {
    return e === `v` ? Cs(t) : ws(t);
  },
  Ds = function (e, t) {
    return e === `h` && t === `rtl` ? -1 : 1;
  },
  Os = function (e, t, n, r, i) {
    var a = Ds(e, window.getComputedStyle(t).direction),
      o = a * r,
      s = n.target,
      c = t.contains(s),
      l = !1,
      u = o > 0,
      d = 0,
      f = 0;
    do {
      if (!s) break;
      var p = Es(e, s),
        m = p[0],
        h = p[1] - p[2] - a * m;
      (m || h) && Ts(e, s) && ((d += h), (f += m));
      var g = s.parentNode;
      s = g && g.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? g.host : g;
    } while ((!c && s !== document.body) || (c && (t.contains(s) || t === s)));
    return (((u && ((i && Math.abs(d) < 1) || (!i && o > d))) || (!u && ((i && Math.abs(f) < 1) || (!i && -o > f)))) && (l = !0), l);
  },
  ks = function (e) {
    return `changedTouches` in e ? [e.changedTouches[0].clientX, e.changedTouches[0].clientY] : [0, 0];
  },
  As = function (e) {
    return [e.deltaX, e.deltaY];
  },
  js = function (e) {
    return e && `current` in e ? e.current : e;
  },
  Ms = function (e, t) {
    return e[0] === t[0] && e[1] === t[1];
  },
  Ns = function (e) {
    return `
  .block-interactivity-${e} {pointer-events: none;}
  .allow-interactivity-${e} {pointer-events: all;}
`;
  },
  Ps = 0,
  Fs = [];
function Is(e) {
  var t = L.useRef([]),
    n = L.useRef([0, 0]),
    r = L.useRef(),
    i = L.useState(Ps++)[0],
    a = L.useState(is)[0],
    o = L.useRef(e);
  (L.useEffect(
    function () {
      o.current = e;
    },
    [e],
  ),
    L.useEffect(
      function () {
        if (e.inert) {
          document.body.classList.add(`block-interactivity-${i}`);
          var t = Io([e.lockRef.current], (e.shards || []).map(js), !0).filter(Boolean);
          return (
            t.forEach(function (e) {
              return e.classList.add(`allow-interactivity-${i}`);
            }),
            function () {
              (document.body.classList.remove(`block-interactivity-${i}`),
                t.forEach(function (e) {
                  return e.classList.remove(`allow-interactivity-${i}`);
                }));
            }
          );
        }
      },
      [e.inert, e.lockRef.current, e.shards],
    ));
  var s = L.useCallback(function (e, t) {
      if ((`touches` in e && e.touches.length === 2) || (e.type === `wheel` && e.ctrlKey)) return !o.current.allowPinchZoom;
      var i = ks(e),
        a = n.current,
        s = `deltaX` in e ? e.deltaX : a[0] - i[0],
        c = `deltaY` in e ? e.deltaY : a[1] - i[1],
        l,
        u = e.target,
        d = Math.abs(s) > Math.abs(c) ? `h` : `v`;
      if (`touches` in e && d === `h` && u.type === `range`) return !1;
      var f = window.getSelection(),
        p = f && f.anchorNode;
      if (p && (p === u || p.contains(u))) return !1;
      var m = Ss(d, u);
      if (!m) return !0;
      if ((m ? (l = d) : ((l = d === `v` ? `h` : `v`), (m = Ss(d, u))), !m)) return !1;
      if ((!r.current && `changedTouches` in e && (s || c) && (r.current = l), !l)) return !0;
      var h = r.current || l;
      return Os(h, t, e, h === `h` ? s : c, !0);
    }, []),
    c = L.useCallback(function (e) {
      var n = e;
      if (Fs.length && Fs[Fs.length - 1] === a) {
        var r = `deltaY` in n ? As(n) : ks(n),
          i = t.current.filter(function (e) {
            return e.name === n.type && (e.target === n.target || n.target === e.shadowParent) && Ms(e.delta, r);
          })[0];
        if (i && i.should) n.cancelable && n.preventDefault();
        else if (!i) {
          var c = (o.current.shards || [])
            .map(js)
            .filter(Boolean)
            .filter(function (e) {
              return e.contains(n.target);
            });
          (c.length > 0 ? s(n, c[0]) : !o.current.noIsolation) && n.cancelable && n.preventDefault();
        }
      }
    }, []),
    l = L.useCallback(function (e, n, r, i) {
      var a = { name: e, delta: n, target: r, should: i, shadowParent: Ls(r) };
      (t.current.push(a),
        setTimeout(function () {
          t.current = t.current.filter(function (e) {
            return e !== a;
          });
        }, 1));
    }, []),
    u = L.useCallback(function (e) {
      ((n.current = ks(e)), (r.current = void 0));
    }, []),
    d = L.useCallback(function (t) {
      l(t.type, As(t), t.target, s(t, e.lockRef.current));
    }, []),
    f = L.useCallback(function (t) {
      l(t.type, ks(t), t.target, s(t, e.lockRef.current));
    }, []);
  L.useEffect(function () {
    return (
      Fs.push(a),
      e.setCallbacks({ onScrollCapture: d, onWheelCapture: d, onTouchMoveCapture: f }),
      document.addEventListener(`wheel`, c, _s),
      document.addEventListener(`touchmove`, c, _s),
      document.addEventListener(`touchstart`, u, _s),
      function () {
        ((Fs = Fs.filter(function (e) {
          return e !== a;
        })),
          document.removeEventListener(`wheel`, c, _s),
          document.removeEventListener(`touchmove`, c, _s),
          document.removeEventListener(`touchstart`, u, _s));
      }
    );
  }, []);
  var p = e.removeScrollBar,
    m = e.inert;
  return L.createElement(
    L.Fragment,
    null,
    m ? L.createElement(a, { styles: Ns(i) }) : null,
    p ? L.createElement(ms, { noRelative: e.noRelative, gapMode: e.gapMode }) : null,
  );
}
function Ls(e) {
  for (var t = null; e !== null;) (e instanceof ShadowRoot && ((t = e.host), (e = e.host)), (e = e.parentNode));
  return t;
}
var Rs = Jo(Yo, Is),
  zs = L.forwardRef(function (e, t) {
    return L.createElement(Zo, Po({}, e, { ref: t, sideCar: Rs }));
  });
zs.classNames = Zo.classNames;
function Bs({
  keepMounted: e,
  keepMountedMode: t = `activity`,
  opened: n,
  onClose: r,
  id: i,
  transitionProps: a,
  onExitTransitionEnd: o,
  onEnterTransitionEnd: s,
  trapFocus: l,
  closeOnEscape: u,
  returnFocus: f,
  closeOnClickOutside: p,
  withinPortal: m,
  portalProps: h,
  lockScroll: g,
  children: _,
  zIndex: v,
  shadow: y,
  padding: b,
  __vars: x,
  unstyled: S,
  removeScrollProps: C,
  __handledEscapeEvents: w,
  ...T
}) {
  let {
      _id: E,
      titleMounted: D,
      bodyMounted: O,
      shouldLockScroll: k,
      setTitleMounted: A,
      setBodyMounted: M,
    } = No({ id: i, transitionProps: a, opened: n, trapFocus: l, closeOnEscape: u, onClose: r, returnFocus: f, handledEscapeEvents: w }),
    { key: ee, ...te } = C || {};
  return (0, z.jsx)(Do, {
    ...h,
    withinPortal: m,
    children: (0, z.jsx)(Ao, {
      value: {
        opened: n,
        onClose: r,
        closeOnClickOutside: p,
        onExitTransitionEnd: o,
        onEnterTransitionEnd: s,
        transitionProps: { ...a, keepMounted: e, keepMountedMode: t },
        getTitleId: () => `${E}-title`,
        getBodyId: () => `${E}-body`,
        titleMounted: D,
        bodyMounted: O,
        setTitleMounted: A,
        setBodyMounted: M,
        trapFocus: l,
        closeOnEscape: u,
        zIndex: v,
        unstyled: S,
      },
      children: (0, z.jsx)(
        zs,
        {
          enabled: k && g,
          ...te,
          children: (0, z.jsx)(j, {
            ...T,
            id: E,
            __vars: { ...x, "--mb-z-index": (v || xt(`modal`)).toString(), "--mb-shadow": d(y), "--mb-padding": c(b) },
            children: _,
          }),
        },
        ee,
      ),
    }),
  });
}
Bs.displayName = `@mantine/core/ModalBase`;
function Vs() {
  let e = jo();
  return ((0, L.useEffect)(() => (e.setBodyMounted(!0), () => e.setBodyMounted(!1)), []), e.getBodyId());
}
var Hs = { title: `m_615af6c9`, header: `m_b5489c3c`, inner: `m_60c222c7`, content: `m_fd1ab0aa`, close: `m_606cb269`, body: `m_5df29311` };
function Us({ className: e, ...t }) {
  let n = Vs(),
    r = jo();
  return (0, z.jsx)(j, { id: n, className: s({ [Hs.body]: !r.unstyled }, e), ...t });
}
Us.displayName = `@mantine/core/ModalBaseBody`;
function Ws({ className: e, onClick: t, ...n }) {
  let r = jo();
  return (0, z.jsx)(be, {
    ...n,
    onClick: (e) => {
      (r.onClose(), t?.(e));
    },
    className: s({ [Hs.close]: !r.unstyled }, e),
    unstyled: r.unstyled,
  });
}
Ws.displayName = `@mantine/core/ModalBaseCloseButton`;
function Gs({ transitionProps: e, className: t, innerProps: n, onKeyDown: r, style: i, ref: a, ...o }) {
  let c = jo();
  return (0, z.jsx)(st, {
    mounted: c.opened,
    transition: `pop`,
    ...c.transitionProps,
    onExited: () => {
      (c.onExitTransitionEnd?.(), c.transitionProps?.onExited?.());
    },
    onEntered: () => {
      (c.onEnterTransitionEnd?.(), c.transitionProps?.onEntered?.());
    },
    ...e,
    children: (e) =>
      (0, z.jsx)(`div`, {
        ...n,
        className: s({ [Hs.inner]: !c.unstyled }, n.className),
        children: (0, z.jsx)(Oo, {
          active: c.opened && c.trapFocus,
          innerRef: a,
          children: (0, z.jsx)(_o, {
            ...o,
            component: `section`,
            role: `dialog`,
            tabIndex: -1,
            "aria-modal": !0,
            "aria-describedby": c.bodyMounted ? c.getBodyId() : void 0,
            "aria-labelledby": c.titleMounted ? c.getTitleId() : void 0,
            style: [i, e],
            className: s({ [Hs.content]: !c.unstyled }, t),
            unstyled: c.unstyled,
            children: o.children,
          }),
        }),
      }),
  });
}
Gs.displayName = `@mantine/core/ModalBaseContent`;
function Ks({ className: e, ...t }) {
  let n = jo();
  return (0, z.jsx)(j, { component: `header`, className: s({ [Hs.header]: !n.unstyled }, e), ...t });
}
Ks.displayName = `@mantine/core/ModalBaseHeader`;
var qs = { duration: 200, timingFunction: `ease`, transition: `fade` };
function Js(e) {
  let t = jo();
  return { ...qs, ...t.transitionProps, ...e };
}
function Ys({ onClick: e, transitionProps: t, style: n, visible: r, ...i }) {
  let a = jo(),
    o = Js(t);
  return (0, z.jsx)(st, {
    mounted: r === void 0 ? a.opened : r,
    ...o,
    transition: `fade`,
    children: (t) =>
      (0, z.jsx)(xo, {
        fixed: !0,
        style: [n, t],
        zIndex: a.zIndex,
        unstyled: a.unstyled,
        onClick: (t) => {
          (e?.(t), a.closeOnClickOutside && a.onClose());
        },
        ...i,
      }),
  });
}
Ys.displayName = `@mantine/core/ModalBaseOverlay`;
function Xs() {
  let e = jo();
  return ((0, L.useEffect)(() => (e.setTitleMounted(!0), () => e.setTitleMounted(!1)), []), e.getTitleId());
}
function Zs({ className: e, ...t }) {
  let n = Xs(),
    r = jo();
  return (0, z.jsx)(j, { component: `h2`, className: s({ [Hs.title]: !r.unstyled }, e), id: n, ...t });
}
Zs.displayName = `@mantine/core/ModalBaseTitle`;
function Qs({ children: e }) {
  return (0, z.jsx)(z.Fragment, { children: e });
}
function $s(e) {
  return typeof e == `string`
    ? { value: e, label: e }
    : typeof e == `object` && `value` in e && !(`label` in e)
      ? { value: e.value, label: `${e.value}`, disabled: e.disabled }
      : typeof e == `object` && `group` in e
        ? { group: e.group, items: e.items.map((e) => $s(e)) }
        : typeof e == `number` || typeof e == `bigint` || typeof e == `boolean`
          ? { value: e, label: `${e}` }
          : e;
}
function ec(e) {
  return e ? e.map((e) => $s(e)) : [];
}
var tc = {
    dropdown: `m_88b62a41`,
    search: `m_985517d8`,
    options: `m_b2821a6e`,
    option: `m_92253aa5`,
    empty: `m_2530cd1d`,
    header: `m_858f94bd`,
    footer: `m_82b967cb`,
    group: `m_254f3e4f`,
    groupLabel: `m_2bb2e9e5`,
    chevron: `m_2943220b`,
    optionsDropdownOption: `m_390b5f4`,
    optionsDropdownCheckIcon: `m_8ee53fc2`,
    optionsDropdownCheckPlaceholder: `m_a530ee0a`,
  },
  nc = { error: null },
  rc = f((e, { size: t, color: n }) => ({
    chevron: { "--combobox-chevron-size": p(t, `combobox-chevron-size`), "--combobox-chevron-color": n ? h(n, e) : void 0 },
  })),
  ic = A((e) => {
    let t = T(`ComboboxChevron`, nc, e),
      { size: n, error: r, style: i, className: a, classNames: o, styles: s, unstyled: c, vars: l, attributes: u, mod: d, ...f } = t,
      p = y({
        name: `ComboboxChevron`,
        classes: tc,
        props: t,
        style: i,
        className: a,
        classNames: o,
        styles: s,
        unstyled: c,
        vars: l,
        varsResolver: rc,
        attributes: u,
        rootSelector: `chevron`,
      });
    return (0, z.jsx)(j, {
      component: `svg`,
      ...f,
      ...p(`chevron`),
      size: n,
      viewBox: `0 0 15 15`,
      fill: `none`,
      xmlns: `http://www.w3.org/2000/svg`,
      mod: [`combobox-chevron`, { error: r }, d],
      children: (0, z.jsx)(`path`, {
        d: `M4.93179 5.43179C4.75605 5.60753 4.75605 5.89245 4.93179 6.06819C5.10753 6.24392 5.39245 6.24392 5.56819 6.06819L7.49999 4.13638L9.43179 6.06819C9.60753 6.24392 9.89245 6.24392 10.0682 6.06819C10.2439 5.89245 10.2439 5.60753 10.0682 5.43179L7.81819 3.18179C7.73379 3.0974 7.61933 3.04999 7.49999 3.04999C7.38064 3.04999 7.26618 3.0974 7.18179 3.18179L4.93179 5.43179ZM10.0682 9.56819C10.2439 9.39245 10.2439 9.10753 10.0682 8.93179C9.89245 8.75606 9.60753 8.75606 9.43179 8.93179L7.49999 10.8636L5.56819 8.93179C5.39245 8.75606 5.10753 8.75606 4.93179 8.93179C4.75605 9.10753 4.75605 9.39245 4.93179 9.56819L7.18179 11.8182C7.35753 11.9939 7.64245 11.9939 7.81819 11.8182L10.0682 9.56819Z`,
        fill: `currentColor`,
        fillRule: `evenodd`,
        clipRule: `evenodd`,
      }),
    });
  });
((ic.classes = tc), (ic.varsResolver = rc), (ic.displayName = `@mantine/core/ComboboxChevron`));
function ac({ children: e, role: t }) {
  let n = (0, L.use)(me);
  return n
    ? (0, z.jsx)(`div`, { role: t, "aria-labelledby": n.labelId, "aria-describedby": n.describedBy, children: e })
    : (0, z.jsx)(z.Fragment, { children: e });
}
var oc = (0, L.createContext)(null),
  sc = { hiddenInputValuesSeparator: `,` },
  cc = w((e) => {
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
        ...p
      } = T(`CheckboxGroup`, sc, e),
      [m, h] = he({ value: t, defaultValue: n, finalValue: [], onChange: r }),
      g = (e) => {
        let t = typeof e == `string` ? e : e.currentTarget.value;
        if (s) return;
        let n = m.includes(t);
        (!n && d && m.length >= d) || h(n ? m.filter((e) => e !== t) : [...m, t]);
      },
      _ = (e) => {
        if (f) return !0;
        if (!d) return !1;
        let t = m.includes(e),
          n = m.length >= d;
        return !t && n;
      },
      v = m.join(l);
    return (0, z.jsx)(oc, {
      value: { value: m, onChange: g, size: i, isDisabled: _ },
      children: (0, z.jsxs)(ge.Wrapper, {
        size: i,
        ...a,
        ...p,
        labelElement: `div`,
        __staticSelector: `CheckboxGroup`,
        children: [(0, z.jsx)(ac, { role: `group`, children: o }), (0, z.jsx)(`input`, { type: `hidden`, name: c, value: v, ...u })],
      }),
    });
  });
((cc.classes = ge.Wrapper.classes), (cc.displayName = `@mantine/core/CheckboxGroup`));
var lc = { card: `m_26775b0a` },
  uc = (0, L.createContext)(null),
  dc = { withBorder: !0 },
  fc = f((e, { radius: t }) => ({ card: { "--card-radius": u(t) } })),
  pc = A((e) => {
    let t = T(`CheckboxCard`, dc, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        checked: c,
        mod: l,
        withBorder: u,
        value: d,
        onClick: f,
        defaultChecked: p,
        onChange: m,
        indeterminate: h,
        attributes: g,
        ..._
      } = t,
      v = y({
        name: `CheckboxCard`,
        classes: lc,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: g,
        vars: s,
        varsResolver: fc,
        rootSelector: `card`,
      }),
      b = (0, L.use)(oc),
      x = typeof c == `boolean` ? c : b ? b.value.includes(d || ``) : void 0,
      [S, C] = he({ value: x, defaultValue: p, finalValue: !1, onChange: m });
    return (0, z.jsx)(uc, {
      value: { checked: S, indeterminate: h },
      children: (0, z.jsx)(ke, {
        mod: [{ "with-border": u, checked: S, indeterminate: h }, l],
        ...v(`card`),
        ..._,
        role: `checkbox`,
        "aria-checked": h ? `mixed` : S,
        onClick: (e) => {
          (f?.(e), b?.onChange(d || ``), C(!S));
        },
      }),
    });
  });
((pc.displayName = `@mantine/core/CheckboxCard`), (pc.classes = lc), (pc.varsResolver = fc));
var mc = { indicator: `m_5e5256ee`, icon: `m_1b1c543a`, "indicator--light": `m_193e54c8`, "indicator--outline": `m_76e20374` },
  hc = { icon: ye, variant: `filled`, radius: `sm` },
  gc = f((e, { radius: t, color: n, size: r, iconColor: i, variant: a, autoContrast: s }) => {
    let c = o({ color: n || e.primaryColor, theme: e }),
      l = c.isThemeColor && c.shade === void 0 ? `var(--mantine-color-${c.color}-outline)` : c.color,
      d = a === `light` ? e.variantColorResolver({ color: n || e.primaryColor, theme: e, variant: `light`, autoContrast: s }) : void 0,
      f = a === `outline` ? l : d ? d.color : h(n, e);
    return {
      indicator: {
        "--checkbox-size": p(r, `checkbox-size`),
        "--checkbox-radius": t === void 0 ? void 0 : u(t),
        "--checkbox-color": f,
        "--checkbox-bg": d?.background,
        "--checkbox-icon-color": i ? h(i, e) : d ? d.color : an(s, e) ? Te({ color: n, theme: e, autoContrast: s }) : void 0,
      },
    };
  }),
  _c = A((e) => {
    let t = T(`CheckboxIndicator`, hc, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        icon: c,
        indeterminate: l,
        radius: u,
        color: d,
        iconColor: f,
        autoContrast: p,
        checked: m,
        mod: h,
        variant: g,
        disabled: _,
        attributes: v,
        ...b
      } = t,
      x = y({
        name: `CheckboxIndicator`,
        classes: mc,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: v,
        vars: s,
        varsResolver: gc,
        rootSelector: `indicator`,
      }),
      S = (0, L.use)(uc),
      C = typeof l == `boolean` ? l : S?.indeterminate,
      w = typeof m == `boolean` || typeof l == `boolean` ? m || l : S?.checked || S?.indeterminate || !1;
    return (0, z.jsx)(j, {
      ...x(`indicator`, { variant: g }),
      variant: g,
      mod: [{ checked: w, disabled: _ }, h],
      ...b,
      children: (0, z.jsx)(c, { indeterminate: C, ...x(`icon`) }),
    });
  });
((_c.displayName = `@mantine/core/CheckboxIndicator`), (_c.classes = mc), (_c.varsResolver = gc));
var vc = { root: `m_5f75b09e`, body: `m_5f6e695e`, labelWrapper: `m_d3ea56bb`, label: `m_8ee546b8`, description: `m_328f68c0`, error: `m_8e8a99cc` },
  yc = vc;
function bc({
  __staticSelector: e,
  __stylesApiProps: t,
  className: n,
  classNames: r,
  styles: a,
  unstyled: o,
  children: s,
  label: c,
  description: l,
  id: u,
  disabled: d,
  error: f,
  size: m,
  labelPosition: h = `left`,
  bodyElement: g = `div`,
  labelElement: _ = `label`,
  variant: v,
  style: b,
  vars: x,
  mod: S,
  attributes: C,
  ...w
}) {
  let T = y({ name: e, props: t, className: n, style: b, classes: vc, classNames: r, styles: a, unstyled: o, attributes: C }),
    E = l ? `${u}-description` : void 0,
    D = f && typeof f != `boolean` ? `${u}-error` : void 0;
  return (0, z.jsx)(j, {
    ...T(`root`),
    __vars: { "--label-fz": i(m), "--label-lh": p(m, `label-lh`) },
    mod: [{ "label-position": h }, S],
    variant: v,
    size: m,
    ...w,
    children: (0, z.jsxs)(j, {
      component: g,
      htmlFor: g === `label` ? u : void 0,
      ...T(`body`),
      children: [
        s,
        (0, z.jsxs)(`div`, {
          ...T(`labelWrapper`),
          "data-disabled": d || void 0,
          children: [
            c && (0, z.jsx)(j, { component: _, htmlFor: _ === `label` ? u : void 0, ...T(`label`), "data-disabled": d || void 0, children: c }),
            l && (0, z.jsx)(ge.Description, { id: E, size: m, __inheritStyles: !1, ...T(`description`), children: l }),
            f && typeof f != `boolean` && (0, z.jsx)(ge.Error, { id: D, size: m, __inheritStyles: !1, ...T(`error`), children: f }),
          ],
        }),
      ],
    }),
  });
}
bc.displayName = `@mantine/core/InlineInput`;
var xc = {
    root: `m_bf2d988c`,
    inner: `m_26062bec`,
    input: `m_26063560`,
    icon: `m_bf295423`,
    "input--light": `m_595ab216`,
    "input--outline": `m_215c4542`,
  },
  Sc = { labelPosition: `right`, icon: ye, withErrorStyles: !0, variant: `filled`, radius: `sm` },
  Cc = f((e, { radius: t, color: n, size: r, iconColor: i, variant: a, autoContrast: s }) => {
    let c = o({ color: n || e.primaryColor, theme: e }),
      l = c.isThemeColor && c.shade === void 0 ? `var(--mantine-color-${c.color}-outline)` : c.color,
      d = a === `light` ? e.variantColorResolver({ color: n || e.primaryColor, theme: e, variant: `light`, autoContrast: s }) : void 0,
      f = a === `outline` ? l : d ? d.color : h(n, e);
    return {
      root: {
        "--checkbox-size": p(r, `checkbox-size`),
        "--checkbox-radius": t === void 0 ? void 0 : u(t),
        "--checkbox-color": f,
        "--checkbox-bg": d?.background,
        "--checkbox-icon-color": i ? h(i, e) : d ? d.color : an(s, e) ? Te({ color: n, theme: e, autoContrast: s }) : void 0,
      },
    };
  }),
  wc = A((e) => {
    let t = T(`Checkbox`, Sc, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        color: c,
        label: l,
        id: u,
        size: d,
        radius: f,
        wrapperProps: p,
        checked: m,
        labelPosition: h,
        description: g,
        error: _,
        disabled: v,
        variant: b,
        indeterminate: x,
        icon: S,
        rootRef: C,
        iconColor: w,
        onChange: E,
        autoContrast: D,
        mod: k,
        attributes: A,
        readOnly: M,
        onClick: ee,
        withErrorStyles: te,
        ref: ne,
        ...re
      } = t,
      ie = (0, L.useRef)(null),
      ae = (0, L.use)(oc),
      oe = d || ae?.size,
      se = y({
        name: `Checkbox`,
        props: t,
        classes: xc,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: A,
        vars: s,
        varsResolver: Cc,
      }),
      { styleProps: ce, rest: N } = O(re),
      le = P(u),
      ue =
        [g ? `${le}-description` : void 0, _ && typeof _ != `boolean` ? `${le}-error` : void 0, N[`aria-describedby`]].filter(Boolean).join(` `) ||
        void 0,
      de = {
        checked: ae?.value.includes(N.value) ?? m,
        onChange: (e) => {
          M || (ae?.onChange(e), E?.(e));
        },
      },
      fe = ae?.isDisabled?.(N.value) ?? !1,
      pe = v || fe;
    return (
      (0, L.useEffect)(() => {
        ie.current &&
          ((ie.current.indeterminate = x || !1),
          x ? ie.current.setAttribute(`data-indeterminate`, `true`) : ie.current.removeAttribute(`data-indeterminate`));
      }, [x]),
      (0, z.jsx)(bc, {
        ...se(`root`),
        __staticSelector: `Checkbox`,
        __stylesApiProps: t,
        id: le,
        size: oe,
        labelPosition: h,
        label: l,
        description: g,
        error: _,
        disabled: pe,
        classNames: n,
        styles: a,
        unstyled: o,
        "data-checked": de.checked || m || void 0,
        variant: b,
        ref: C,
        mod: k,
        attributes: A,
        inert: N.inert,
        ...ce,
        ...p,
        children: (0, z.jsxs)(j, {
          ...se(`inner`),
          mod: { labelPosition: h },
          children: [
            (0, z.jsx)(j, {
              component: `input`,
              id: le,
              ref: Ce(ie, ne),
              mod: { error: !!_, "with-error-styles": te },
              ...se(`input`, { focusable: !0, variant: b }),
              ...N,
              ...de,
              "aria-describedby": ue,
              disabled: pe,
              inert: N.inert,
              type: `checkbox`,
              onClick: (e) => {
                (M && de.checked === void 0 && e.preventDefault(), ee?.(e));
              },
            }),
            (0, z.jsx)(S, { indeterminate: x, ...se(`icon`) }),
          ],
        }),
      })
    );
  });
((wc.classes = { ...xc, ...yc }),
  (wc.varsResolver = Cc),
  (wc.displayName = `@mantine/core/Checkbox`),
  (wc.Group = cc),
  (wc.Indicator = _c),
  (wc.Card = pc));
var Tc = [
    `borderBottomWidth`,
    `borderLeftWidth`,
    `borderRightWidth`,
    `borderTopWidth`,
    `boxSizing`,
    `fontFamily`,
    `fontSize`,
    `fontStyle`,
    `fontWeight`,
    `letterSpacing`,
    `lineHeight`,
    `paddingBottom`,
    `paddingLeft`,
    `paddingRight`,
    `paddingTop`,
    `tabSize`,
    `textIndent`,
    `textRendering`,
    `textTransform`,
    `width`,
    `wordBreak`,
    `wordSpacing`,
    `scrollbarGutter`,
  ],
  Ec = {
    "min-height": `0`,
    "max-height": `none`,
    height: `0`,
    visibility: `hidden`,
    overflow: `hidden`,
    position: `absolute`,
    "z-index": `-1000`,
    top: `0`,
    right: `0`,
    display: `block`,
  };
function Dc(e) {
  Object.keys(Ec).forEach((t) => {
    e.style.setProperty(t, Ec[t], `important`);
  });
}
function Oc(e) {
  let t = window.getComputedStyle(e);
  if (t === null) return null;
  let n = {};
  for (let e of Tc) n[e] = t[e];
  return n.boxSizing === ``
    ? null
    : {
        sizingStyle: n,
        paddingSize: parseFloat(n.paddingBottom) + parseFloat(n.paddingTop),
        borderSize: parseFloat(n.borderBottomWidth) + parseFloat(n.borderTopWidth),
      };
}
var kc = null;
function Ac(e, t, n = 1, r = 1 / 0) {
  (kc ||
    ((kc = document.createElement(`textarea`)),
    kc.setAttribute(`tabindex`, `-1`),
    kc.setAttribute(`aria-hidden`, `true`),
    kc.setAttribute(`aria-label`, `autosize measurement`),
    Dc(kc)),
    kc.parentNode === null && document.body.appendChild(kc));
  let { paddingSize: i, borderSize: a, sizingStyle: o } = e,
    { boxSizing: s } = o;
  (Object.keys(o).forEach((e) => {
    kc.style[e] = o[e];
  }),
    Dc(kc),
    (kc.value = t));
  let c = s === `border-box` ? kc.scrollHeight + a : kc.scrollHeight - i;
  ((kc.value = t), (c = s === `border-box` ? kc.scrollHeight + a : kc.scrollHeight - i), (kc.value = `x`));
  let l = kc.scrollHeight - i,
    u = l * n;
  (s === `border-box` && (u = u + i + a), (c = Math.max(u, c)));
  let d = l * r;
  return (s === `border-box` && (d = d + i + a), (c = Math.min(d, c)), [c, l]);
}
function jc({ maxRows: e, minRows: t, onChange: n, ref: r, ...i }) {
  let a = i.value !== void 0,
    o = (0, L.useRef)(null),
    s = Ce(o, r),
    c = (0, L.useRef)(0),
    l = (0, L.useRef)(0),
    u = () => {
      let n = o.current;
      if (!n) return;
      let r = Oc(n);
      if (!r) return;
      let [i] = Ac(r, n.value || n.placeholder || `x`, t, e);
      c.current !== i && ((c.current = i), n.style.setProperty(`height`, `${i}px`, `important`));
    },
    d = (0, L.useEffectEvent)(u),
    f = (e) => {
      (a || u(), n?.(e));
    };
  return (
    (0, L.useLayoutEffect)(u),
    (0, L.useEffect)(() => {
      let e = () => u();
      return (window.addEventListener(`resize`, e), () => window.removeEventListener(`resize`, e));
    }, []),
    (0, L.useEffect)(() => {
      let e = o.current;
      if (!e || typeof ResizeObserver > `u`) return;
      l.current = e.offsetWidth;
      let t = 0,
        n = new ResizeObserver(() => {
          o.current &&
            o.current.offsetWidth !== l.current &&
            ((l.current = o.current.offsetWidth), cancelAnimationFrame(t), (t = requestAnimationFrame(d)));
        });
      return (
        n.observe(e),
        () => {
          (cancelAnimationFrame(t), n.disconnect());
        }
      );
    }, []),
    (0, L.useEffect)(() => {
      let e = () => u();
      return (document.fonts.addEventListener(`loadingdone`, e), () => document.fonts.removeEventListener(`loadingdone`, e));
    }, []),
    (0, L.useEffect)(() => {
      let e = (e) => {
        if (o.current?.form === e.target && !a) {
          let e = o.current.value;
          requestAnimationFrame(() => {
            o.current && e !== o.current.value && u();
          });
        }
      };
      return (document.body.addEventListener(`reset`, e), () => document.body.removeEventListener(`reset`, e));
    }, [a]),
    (0, z.jsx)(`textarea`, { rows: t, ...i, onChange: f, ref: s })
  );
}
var Mc = A((e) => {
  let {
      autosize: t,
      maxRows: n,
      minRows: r,
      __staticSelector: i,
      resize: a,
      bottomSection: o,
      bottomSectionProps: s,
      ...c
    } = T([`Input`, `InputWrapper`, `Textarea`], null, e),
    l = t && ut() !== `test`,
    u = l ? { maxRows: n, minRows: r } : {};
  return (0, z.jsx)(lt, {
    component: l ? jc : `textarea`,
    ...c,
    __staticSelector: i || `Textarea`,
    __bottomSection: o,
    __bottomSectionProps: s,
    multiline: !0,
    "data-no-overflow": (t && n === void 0) || void 0,
    __vars: { "--input-resize": a },
    ...u,
  });
});
((Mc.classes = lt.classes), (Mc.displayName = `@mantine/core/Textarea`));
var [Nc, Pc] = ve(`Modal component was not found in tree`),
  Fc = { root: `m_9df02822`, content: `m_54c44539`, inner: `m_1f958f16`, header: `m_d0e2b9cd` },
  Ic = A((e) => {
    let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = T(`ModalBody`, null, e),
      s = Pc();
    return (0, z.jsx)(Us, { ...s.getStyles(`body`, { classNames: t, style: r, styles: i, className: n }), ...o });
  });
((Ic.classes = Fc), (Ic.displayName = `@mantine/core/ModalBody`));
var Lc = A((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = T(`ModalCloseButton`, null, e),
    s = Pc();
  return (0, z.jsx)(Ws, { ...s.getStyles(`close`, { classNames: t, style: r, styles: i, className: n }), ...o });
});
((Lc.classes = Fc), (Lc.displayName = `@mantine/core/ModalCloseButton`));
var Rc = A((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, children: o, __hidden: s, ...c } = T(`ModalContent`, null, e),
    l = Pc(),
    u = l.scrollAreaComponent || Qs;
  return (0, z.jsx)(Gs, {
    ...l.getStyles(`content`, { className: n, style: r, styles: i, classNames: t }),
    innerProps: l.getStyles(`inner`, { className: n, style: r, styles: i, classNames: t }),
    "data-full-screen": l.fullScreen || void 0,
    "data-modal-content": !0,
    "data-hidden": s || void 0,
    ...c,
    children: (0, z.jsx)(u, { style: { maxHeight: l.fullScreen ? `100dvh` : `calc(100dvh - (${m(l.yOffset)} * 2))` }, children: o }),
  });
});
((Rc.classes = Fc), (Rc.displayName = `@mantine/core/ModalContent`));
var zc = A((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = T(`ModalHeader`, null, e),
    s = Pc();
  return (0, z.jsx)(Ks, { ...s.getStyles(`header`, { classNames: t, style: r, styles: i, className: n }), ...o });
});
((zc.classes = Fc), (zc.displayName = `@mantine/core/ModalHeader`));
var Bc = A((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = T(`ModalOverlay`, null, e),
    s = Pc();
  return (0, z.jsx)(Ys, { ...s.getStyles(`overlay`, { classNames: t, style: r, styles: i, className: n }), ...o });
});
((Bc.classes = Fc), (Bc.displayName = `@mantine/core/ModalOverlay`));
var Vc = {
    __staticSelector: `Modal`,
    closeOnClickOutside: !0,
    withinPortal: !0,
    lockScroll: !0,
    trapFocus: !0,
    returnFocus: !0,
    closeOnEscape: !0,
    keepMounted: !1,
    zIndex: xt(`modal`),
    transitionProps: { duration: 200, transition: `fade-down` },
    yOffset: `5dvh`,
  },
  Hc = f((e, { radius: t, size: n, yOffset: r, xOffset: i }) => ({
    root: { "--modal-radius": t === void 0 ? void 0 : u(t), "--modal-size": p(n, `modal-size`), "--modal-y-offset": m(r), "--modal-x-offset": m(i) },
  })),
  Uc = A((e) => {
    let t = T(`ModalRoot`, Vc, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        yOffset: c,
        scrollAreaComponent: l,
        radius: u,
        fullScreen: d,
        centered: f,
        xOffset: p,
        __staticSelector: m,
        attributes: h,
        ...g
      } = t,
      _ = y({
        name: m,
        classes: Fc,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: h,
        vars: s,
        varsResolver: Hc,
      });
    return (0, z.jsx)(Nc, {
      value: { yOffset: c, scrollAreaComponent: l, getStyles: _, fullScreen: d },
      children: (0, z.jsx)(Bs, {
        ..._(`root`),
        "data-full-screen": d || void 0,
        "data-centered": f || void 0,
        "data-offset-scrollbars": l === uo.Autosize || void 0,
        unstyled: o,
        ...g,
      }),
    });
  });
((Uc.classes = Fc), (Uc.varsResolver = Hc), (Uc.displayName = `@mantine/core/ModalRoot`));
var Wc = (0, L.createContext)(null);
function Gc({ children: e }) {
  let [t, n] = (0, L.useState)([]),
    [r, i] = (0, L.useState)(xt(`modal`)),
    [a] = (0, L.useState)(() => new WeakSet());
  return (0, z.jsx)(Wc, {
    value: {
      stack: t,
      addModal: (e, t) => {
        (n((t) => [...new Set([...t, e])]), i((e) => (typeof t == `number` && typeof e == `number` ? Math.max(e, t) : e)));
      },
      removeModal: (e) => n((t) => t.filter((t) => t !== e)),
      getZIndex: (e) => `calc(${r} + ${t.indexOf(e)} + 1)`,
      currentId: t[t.length - 1],
      maxZIndex: r,
      handledEscapeEvents: a,
    },
    children: e,
  });
}
Gc.displayName = `@mantine/core/ModalStack`;
var Kc = A((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = T(`ModalTitle`, null, e),
    s = Pc();
  return (0, z.jsx)(Zs, { ...s.getStyles(`title`, { classNames: t, style: r, styles: i, className: n }), ...o });
});
((Kc.classes = Fc), (Kc.displayName = `@mantine/core/ModalTitle`));
var qc = {
    closeOnClickOutside: !0,
    withinPortal: !0,
    lockScroll: !0,
    trapFocus: !0,
    returnFocus: !0,
    closeOnEscape: !0,
    keepMounted: !1,
    zIndex: xt(`modal`),
    transitionProps: { duration: 200, transition: `fade-down` },
    withOverlay: !0,
    withCloseButton: !0,
  },
  Jc = A((e) => {
    let {
        title: t,
        withOverlay: n,
        overlayProps: r,
        withCloseButton: i,
        closeButtonProps: a,
        children: o,
        radius: s,
        opened: c,
        stackId: l,
        zIndex: u,
        ...d
      } = T(`Modal`, qc, e),
      f = (0, L.use)(Wc),
      p = !!t || i,
      m =
        f && l
          ? { closeOnEscape: f.currentId === l, trapFocus: f.currentId === l, zIndex: f.getZIndex(l), __handledEscapeEvents: f.handledEscapeEvents }
          : {},
      h = n === !1 ? !1 : l && f ? f.currentId === l : c;
    return (
      (0, L.useEffect)(() => {
        f && l && (c ? f.addModal(l, u || xt(`modal`)) : f.removeModal(l));
      }, [c, l, u]),
      (0, z.jsxs)(Uc, {
        radius: s,
        opened: c,
        zIndex: f && l ? f.getZIndex(l) : u,
        ...d,
        ...m,
        children: [
          n && (0, z.jsx)(Bc, { visible: h, transitionProps: f && l ? { duration: 0 } : void 0, ...r }),
          (0, z.jsxs)(Rc, {
            radius: s,
            __hidden: f && l && c ? l !== f.currentId : !1,
            children: [
              p && (0, z.jsxs)(zc, { children: [t && (0, z.jsx)(Kc, { children: t }), i && (0, z.jsx)(Lc, { ...a })] }),
              (0, z.jsx)(Ic, { children: o }),
            ],
          }),
        ],
      })
    );
  });
((Jc.classes = Fc),
  (Jc.displayName = `@mantine/core/Modal`),
  (Jc.Root = Uc),
  (Jc.Overlay = Bc),
  (Jc.Content = Rc),
  (Jc.Body = Ic),
  (Jc.Header = zc),
  (Jc.Title = Kc),
  (Jc.CloseButton = Lc),
  (Jc.Stack = Gc));
function Yc(e) {
  return `group` in e;
}
function Xc({ data: e }) {
  if (Yc(e)) {
    let t = e.items.map((e) => (0, z.jsx)(Xc, { data: e }, e.value));
    return (0, z.jsx)(`optgroup`, { label: e.group, children: t });
  }
  let { value: t, label: n, ...r } = e;
  return (0, z.jsx)(`option`, { value: e.value, ...r, children: e.label });
}
Xc.displayName = `@mantine/core/NativeSelectOption`;
var Zc = { size: `sm`, rightSectionPointerEvents: `none` },
  Qc = A((e) => {
    let { data: t, children: n, size: r, error: i, rightSection: a, unstyled: o, ...s } = T([`Input`, `InputWrapper`, `NativeSelect`], Zc, e),
      c = ec(t).map((e, t) => (0, z.jsx)(Xc, { data: e }, t));
    return (0, z.jsx)(lt, {
      component: `select`,
      ...s,
      __staticSelector: `NativeSelect`,
      size: r,
      pointer: !0,
      error: i,
      unstyled: o,
      rightSection: a || (0, z.jsx)(ic, { size: r, error: i, unstyled: o }),
      children: n || c,
    });
  });
((Qc.classes = lt.classes), (Qc.displayName = `@mantine/core/NativeSelect`));
var $c = {
    root: `m_a513464`,
    icon: `m_a4ceffb`,
    loader: `m_b0920b15`,
    body: `m_a49ed24`,
    title: `m_3feedf16`,
    description: `m_3d733a3a`,
    closeButton: `m_919a4d88`,
  },
  el = { withCloseButton: !0 },
  tl = f((e, { radius: t, color: n }) => ({
    root: { "--notification-radius": t === void 0 ? void 0 : u(t), "--notification-color": n ? h(n, e) : void 0 },
  })),
  nl = A((e) => {
    let t = T(`Notification`, el, e),
      {
        className: n,
        color: r,
        radius: i,
        loading: a,
        withCloseButton: o,
        withBorder: s,
        title: c,
        icon: l,
        children: u,
        onClose: d,
        closeButtonProps: f,
        classNames: p,
        style: m,
        styles: h,
        unstyled: g,
        vars: _,
        mod: v,
        loaderProps: b,
        role: x,
        attributes: S,
        ...C
      } = t,
      w = y({
        name: `Notification`,
        classes: $c,
        props: t,
        className: n,
        style: m,
        classNames: p,
        styles: h,
        unstyled: g,
        attributes: S,
        vars: _,
        varsResolver: tl,
      });
    return (0, z.jsxs)(j, {
      ...w(`root`),
      mod: [{ withIcon: !!l || a, withBorder: s }, v],
      role: x || `alert`,
      ...C,
      children: [
        l && !a && (0, z.jsx)(`div`, { ...w(`icon`), children: l }),
        a && (0, z.jsx)(Be, { size: 28, color: r, ...w(`loader`), ...b }),
        (0, z.jsxs)(`div`, {
          ...w(`body`),
          children: [
            c && (0, z.jsx)(`div`, { ...w(`title`), children: c }),
            (0, z.jsx)(j, { ...w(`description`), mod: { withTitle: !!c }, children: u }),
          ],
        }),
        o &&
          (0, z.jsx)(be, {
            iconSize: 16,
            color: `gray`,
            ...f,
            unstyled: g,
            onClick: (e) => {
              (f?.onClick?.(e), d?.());
            },
            ...w(`closeButton`),
          }),
      ],
    });
  });
((nl.classes = $c), (nl.varsResolver = tl), (nl.displayName = `@mantine/core/Notification`));
function rl({ reveal: e }) {
  return (0, z.jsx)(`svg`, {
    xmlns: `http://www.w3.org/2000/svg`,
    viewBox: `0 0 256 256`,
    style: { width: `var(--psi-icon-size)`, height: `var(--psi-icon-size)` },
    children: e
      ? (0, z.jsxs)(z.Fragment, {
          children: [
            (0, z.jsx)(`path`, { fill: `none`, d: `M0 0h256v256H0z` }),
            (0, z.jsx)(`path`, {
              fill: `none`,
              stroke: `currentColor`,
              strokeLinecap: `round`,
              strokeLinejoin: `round`,
              strokeWidth: `16`,
              d: `M48 40l160 176M154.91 157.6a40 40 0 01-53.82-59.2M135.53 88.71a40 40 0 0132.3 35.53`,
            }),
            (0, z.jsx)(`path`, {
              fill: `none`,
              stroke: `currentColor`,
              strokeLinecap: `round`,
              strokeLinejoin: `round`,
              strokeWidth: `16`,
              d: `M208.61 169.1C230.41 149.58 240 128 240 128s-32-72-112-72a126 126 0 00-20.68 1.68M74 68.6C33.23 89.24 16 128 16 128s32 72 112 72a118.05 118.05 0 0054-12.6`,
            }),
          ],
        })
      : (0, z.jsxs)(z.Fragment, {
          children: [
            (0, z.jsx)(`path`, { fill: `none`, d: `M0 0h256v256H0z` }),
            (0, z.jsx)(`path`, {
              fill: `none`,
              stroke: `currentColor`,
              strokeLinecap: `round`,
              strokeLinejoin: `round`,
              strokeWidth: `16`,
              d: `M128 56c-80 0-112 72-112 72s32 72 112 72 112-72 112-72-32-72-112-72z`,
            }),
            (0, z.jsx)(`circle`, {
              cx: `128`,
              cy: `128`,
              r: `40`,
              fill: `none`,
              stroke: `currentColor`,
              strokeLinecap: `round`,
              strokeLinejoin: `round`,
              strokeWidth: `16`,
            }),
          ],
        }),
  });
}
var il = { root: `m_f61ca620`, input: `m_ccf8da4c`, innerInput: `m_f2d85dd2`, visibilityToggle: `m_b1072d44` },
  al = { visibilityToggleIcon: rl, visibilityToggleFocusable: !1, size: `sm` },
  ol = f((e, { size: t }) => ({ root: { "--psi-icon-size": p(t, `psi-icon-size`), "--psi-button-size": p(t, `psi-button-size`) } }));
function sl(e) {
  let t = (0, L.use)(me);
  return (0, z.jsx)(`input`, { ...e, "aria-describedby": t?.describedBy });
}
var cl = A((e) => {
  let t = T([`Input`, `InputWrapper`, `PasswordInput`], al, e),
    {
      classNames: n,
      className: r,
      style: i,
      styles: a,
      unstyled: o,
      vars: c,
      required: l,
      error: u,
      success: d,
      leftSection: f,
      disabled: p,
      id: m,
      variant: h,
      inputContainer: g,
      description: _,
      label: v,
      size: b,
      errorProps: x,
      successProps: S,
      descriptionProps: C,
      labelProps: w,
      withAsterisk: E,
      inputWrapperOrder: D,
      wrapperProps: k,
      radius: A,
      rightSection: j,
      rightSectionWidth: M,
      rightSectionPointerEvents: ee,
      leftSectionWidth: te,
      visible: ne,
      defaultVisible: re,
      onVisibilityChange: ie,
      visibilityToggleIcon: ae,
      visibilityToggleButtonProps: oe,
      visibilityToggleFocusable: se,
      rightSectionProps: ce,
      leftSectionProps: N,
      leftSectionPointerEvents: le,
      withErrorStyles: ue,
      withSuccessStyles: de,
      mod: fe,
      attributes: pe,
      dir: me,
      ...F
    } = t,
    _e = P(m),
    [ve, ye] = he({ value: ne, defaultValue: re, finalValue: !1, onChange: ie }),
    be = () => ye(!ve),
    I = y({
      name: `PasswordInput`,
      classes: il,
      props: t,
      className: r,
      style: i,
      classNames: n,
      styles: a,
      unstyled: o,
      attributes: pe,
      vars: c,
      varsResolver: ol,
    }),
    { resolvedClassNames: xe, resolvedStyles: Ce } = ct({ classNames: n, styles: a, props: t }),
    { styleProps: we, rest: Te } = O(F),
    Ee = x?.id || `${_e}-error`,
    De = S?.id || `${_e}-success`,
    Oe = C?.id || `${_e}-description`,
    ke = (0, z.jsx)(Se, {
      ...I(`visibilityToggle`),
      disabled: p,
      radius: A,
      "aria-pressed": ve,
      tabIndex: se ? 0 : -1,
      "aria-label": `Toggle password visibility`,
      ...oe,
      variant: oe?.variant ?? `subtle`,
      color: `gray`,
      unstyled: o,
      onTouchEnd: (e) => {
        (e.preventDefault(), oe?.onTouchEnd?.(e), be());
      },
      onMouseDown: (e) => {
        (e.preventDefault(), oe?.onMouseDown?.(e), be());
      },
      onKeyDown: (e) => {
        (oe?.onKeyDown?.(e), (e.key === ` ` || e.key === `Enter`) && (e.preventDefault(), be()));
      },
      children: (0, z.jsx)(ae, { reveal: ve }),
    });
  return (0, z.jsx)(ge.Wrapper, {
    required: l,
    id: _e,
    label: v,
    error: u,
    success: d,
    description: _,
    size: b,
    classNames: xe,
    styles: Ce,
    __staticSelector: `PasswordInput`,
    __stylesApiProps: t,
    unstyled: o,
    withAsterisk: E,
    inputWrapperOrder: D,
    inputContainer: g,
    variant: h,
    labelProps: { ...w, htmlFor: _e },
    descriptionProps: { ...C, id: Oe },
    errorProps: { ...x, id: Ee },
    successProps: { ...S, id: De },
    mod: fe,
    attributes: pe,
    ...I(`root`),
    ...we,
    ...k,
    children: (0, z.jsx)(ge, {
      component: `div`,
      dir: me,
      error: u,
      success: d,
      leftSection: f,
      size: b,
      classNames: { ...xe, input: s(il.input, xe?.input) },
      styles: Ce,
      radius: A,
      disabled: p,
      __staticSelector: `PasswordInput`,
      __stylesApiProps: t,
      rightSectionWidth: M,
      rightSection: j ?? ke,
      variant: h,
      unstyled: o,
      leftSectionWidth: te,
      rightSectionPointerEvents: ee || `all`,
      rightSectionProps: ce,
      leftSectionProps: N,
      leftSectionPointerEvents: le,
      withAria: !1,
      withErrorStyles: ue,
      withSuccessStyles: de,
      attributes: pe,
      children: (0, z.jsx)(sl, {
        required: l,
        "data-invalid": !!u || void 0,
        "data-with-left-section": !!f || void 0,
        ...I(`innerInput`),
        disabled: p,
        id: _e,
        dir: me,
        ...Te,
        autoComplete: Te.autoComplete || `off`,
        type: ve ? `text` : `password`,
      }),
    }),
  });
});
((cl.classes = { ...lt.classes, ...il }), (cl.varsResolver = ol), (cl.displayName = `@mantine/core/PasswordInput`));
function ll(e) {
  let t = e,
    n = !1,
    r = new Set();
  return {
    getState() {
      return t;
    },
    updateState(e) {
      t = typeof e == `function` ? e(t) : e;
    },
    setState(e) {
      (this.updateState(e), r.forEach((e) => e(t)));
    },
    initialize(e) {
      n ||= ((t = e), !0);
    },
    subscribe(e) {
      return (r.add(e), () => r.delete(e));
    },
  };
}
function ul(e) {
  return (0, L.useSyncExternalStore)(
    e.subscribe,
    () => e.getState(),
    () => e.getState(),
  );
}
var dl = 0;
function fl(e, t, n) {
  let r = [],
    i = [],
    a = new Map();
  for (let n of e) {
    let e = n.position || t,
      r = a.get(e);
    r ? r.push(n) : a.set(e, [n]);
  }
  for (let e of a.values())
    (e.sort((e, t) => (t.priority ?? 0) - (e.priority ?? 0) || (e.__sequence ?? 0) - (t.__sequence ?? 0)),
      e.forEach((e, t) => {
        t < n ? i.push(e) : r.push(e);
      }));
  return { notifications: i, queue: r };
}
var pl = ll({ notifications: [], queue: [], defaultPosition: `bottom-right`, limit: 5 }),
  ml = (e = pl) => ul(e);
function hl(e, t) {
  let n = e.getState(),
    r = t([...n.notifications, ...n.queue]);
  for (let e of r) e.__sequence === void 0 && ((e.__sequence = dl), (dl += 1));
  let i = fl(r, n.defaultPosition, n.limit);
  e.setState({ notifications: i.notifications, queue: i.queue, limit: n.limit, defaultPosition: n.defaultPosition });
}
function gl(e, t = pl) {
  let n = e.id || I();
  return (hl(t, (t) => (e.id && t.some((t) => t.id === e.id) ? t : [...t, { ...e, id: n }])), n);
}
function _l(e, t = pl) {
  return (hl(t, (t) => t.filter((t) => t.id !== e || (t.onClose?.(t), !1))), e);
}
function vl(e, t = pl) {
  return (hl(t, (t) => t.map((t) => (t.id === e.id ? { ...t, ...e } : t))), e.id);
}
function yl(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function bl(e, t) {
  let n = t.getState();
  return [...n.notifications, ...n.queue].some((t) => t.id === e.id) ? vl(e, t) : gl(e, t);
}
var xl = new WeakMap();
function Sl(e, t, n = pl) {
  let r = t.id || I(),
    i = xl.get(n) || new Map(),
    a = {};
  (xl.set(n, i), i.set(r, a), bl({ loading: !0, autoClose: !1, ...t.loading, id: r }, n));
  let o = (e) => {
    i.get(r) === a && (i.delete(r), bl({ ...t.loading, loading: !1, autoClose: void 0, ...e, id: r }, n));
  };
  return (
    e.then(
      (e) => o({ color: `teal`, ...yl(t.success, e) }),
      (e) => o({ color: `red`, ...yl(t.error, e) }),
    ),
    e
  );
}
function Cl(e = pl) {
  hl(e, () => []);
}
function wl(e = pl) {
  let { defaultPosition: t, limit: n } = e.getState();
  hl(e, (e) => fl(e, t, n).notifications);
}
var Tl = { show: gl, hide: _l, update: vl, promise: Sl, clean: Cl, cleanQueue: wl, updateState: hl },
  El = [`bottom-center`, `bottom-left`, `bottom-right`, `top-center`, `top-left`, `top-right`];
function Dl(e, t) {
  return e.reduce(
    (e, n) => (e[n.position || t].push(n), e),
    El.reduce((e, t) => ((e[t] = []), e), {}),
  );
}
var Ol = { left: `translateX(-100%)`, right: `translateX(100%)`, "top-center": `translateY(-100%)`, "bottom-center": `translateY(100%)` },
  kl = { left: `translateX(0)`, right: `translateX(0)`, "top-center": `translateY(0)`, "bottom-center": `translateY(0)` };
function Al({ state: e, maxHeight: t, position: n, transitionDuration: r }) {
  let [i, a] = n.split(`-`),
    o = a === `center` ? `${i}-center` : a,
    s = {
      opacity: 0,
      maxHeight: t,
      transform: Ol[o],
      transitionDuration: `${r}ms, ${r}ms, ${r}ms`,
      transitionTimingFunction: `cubic-bezier(.51,.3,0,1.21), cubic-bezier(.51,.3,0,1.21), linear`,
      transitionProperty: `opacity, transform, max-height`,
    },
    c = { opacity: 1, transform: kl[o] },
    l = { opacity: 0, maxHeight: 0, transform: Ol[o] },
    u = { entering: c, entered: c, exiting: l, exited: l };
  return { ...s, ...u[e] };
}
function jl(e, t) {
  return typeof t == `number` ? t : t === !1 || e === !1 ? !1 : e;
}
var Ml = 120,
  Nl = 4,
  Pl = new Set([
    `classNames`,
    `styles`,
    `unstyled`,
    `vars`,
    `attributes`,
    `variant`,
    `color`,
    `radius`,
    `icon`,
    `title`,
    `loading`,
    `withBorder`,
    `withCloseButton`,
    `closeButtonProps`,
    `className`,
    `style`,
    `role`,
    `ref`,
    `children`,
    `mod`,
  ]);
function Fl(e) {
  let { rest: t } = O(e);
  return Object.fromEntries(Object.entries(t).filter(([e, t]) => !Pl.has(e) && t !== void 0));
}
function Il({
  data: e,
  onHide: t,
  autoClose: n,
  transitionDuration: r,
  allowDragDismiss: i,
  allowScrollDismiss: a,
  paused: o,
  withAutoCloseProgress: s,
  progressProps: c,
  onHoverStart: l,
  onHoverEnd: u,
  onExpandRequest: d,
  ref: f,
  style: p,
  renderNotification: m,
  layout: h,
  stackIndex: g,
  stackSize: _,
  stackPosition: v,
  stackExpanded: y,
  stackExpandedOffset: x,
  transitionState: S,
  ...C
}) {
  let [w, T] = (0, L.useState)(0),
    [E, D] = (0, L.useState)(!1),
    [O, k] = (0, L.useState)(1),
    [A, j] = (0, L.useState)(!1),
    M = b(),
    {
      autoClose: ee,
      message: te,
      allowClose: ne,
      position: re,
      style: ie,
      withCloseButton: ae,
      renderNotification: oe,
      onOpen: se,
      priority: ce,
      withAutoCloseProgress: N,
      __sequence: le,
      ...ue
    } = e,
    de = jl(n, e.autoClose),
    [fe, pe] = (0, L.useState)({ running: !1, cycle: 0 }),
    me = (e.withAutoCloseProgress ?? s) && typeof de == `number`,
    he = (0, L.useRef)(-1),
    P = (0, L.useRef)(-1),
    F = (0, L.useRef)(-1),
    ge = (0, L.useRef)(null),
    _e = (0, L.useRef)(!1),
    ve = (0, L.useRef)(!1),
    ye = (0, L.useRef)(!1),
    be = (0, L.useRef)(0),
    I = ne === !1,
    xe = () => {
      let e = _e.current || ve.current;
      e && !ye.current ? ((ye.current = !0), l?.()) : !e && ye.current && ((ye.current = !1), u?.());
    },
    Se = (0, L.useEffectEvent)(() => {
      ye.current && ((ye.current = !1), u?.());
    });
  (0, L.useEffect)(() => () => Se(), []);
  let we = () => {
      (window.clearTimeout(he.current), pe((e) => (e.running ? { ...e, running: !1 } : e)));
    },
    Te = () => window.clearTimeout(P.current),
    Ee = () => window.clearTimeout(F.current),
    De = (e) => {
      ((be.current = e), T(e));
    },
    Oe = () => {
      (t(e.id), we(), Te(), Ee());
    },
    ke = (0, L.useRef)(o);
  (0, L.useEffect)(() => {
    ke.current = o;
  });
  let Ae = () => {
      E ||
        Re ||
        _e.current ||
        ve.current ||
        ke.current ||
        typeof de != `number` ||
        (we(), (he.current = window.setTimeout(Oe, de)), pe((e) => ({ running: !0, cycle: e.cycle + 1 })));
    },
    je = (e) => e * ((ge.current?.offsetWidth ?? 440) + 40),
    Me = (e, t) => {
      let n = ge.current?.offsetWidth ?? 440;
      return Math.abs(e) > n * 0.35 || t > 0.5;
    },
    Ne = () => {
      (Ee(), j(!1), De(0));
    },
    Fe = (e) => {
      (k(e), D(!0), j(!1), De(je(e)), we(), Te(), Ee(), (P.current = window.setTimeout(Oe, r)));
    },
    Ie = () => {
      (Ee(),
        (F.current = window.setTimeout(() => {
          (j(!1), De(0), Ae());
        }, Ml)));
    },
    { ref: Le, active: Re } = en(
      (e) => {
        if (!E) {
          if ((e.first && we(), e.last)) {
            if (e.tap || e.canceled) {
              (De(0), Ae());
              return;
            }
            let t = e.movement[0],
              n = t === 0 ? (e.direction[0] === -1 ? -1 : 1) : t > 0 ? 1 : -1;
            Me(t, e.velocity[0]) ? Fe(n) : (De(0), Ae());
          } else De(e.movement[0]);
        }
      },
      { axis: `x`, threshold: 5, filterTaps: !0, enabled: i && !I && !E },
    ),
    ze = Ce(f, ge, Le),
    Be = Sn(p, M),
    Ve = Sn(ie, M),
    He = { ...Be, ...Ve },
    Ue = typeof He.opacity == `number` ? He.opacity : 1,
    We = E ? 0 : 1 - Math.min(Math.abs(w) / 200, 1) * 0.6,
    Ge = He.transitionDuration ?? `${r}ms, ${r}ms, ${r}ms`,
    Ke = h === `stacked`,
    qe = Ke && g !== void 0 && g > 0,
    Je = qe && !y,
    Ye = S === `exiting` || S === `exited`,
    Xe = v?.startsWith(`top`) ? 1 : -1,
    Ze = Math.min(g ?? 0, Nl),
    Qe = Je ? Ze * 10 * Xe : 0,
    $e = Ke ? (g || 0) * 30 : 0,
    et = Re || A,
    tt = () =>
      Ke
        ? Ye
          ? `translateY(${y ? x || 0 : Qe}px) var(--notifications-state-transform) translate3d(var(--notifications-swipe-offset), 0, 0)`
          : y
            ? `translateY(${x || 0}px) translate3d(var(--notifications-swipe-offset), 0, 0)`
            : qe
              ? `scale(${1 - Ze * 0.03}) translateY(${Qe}px)`
              : `var(--notifications-state-transform) translate3d(var(--notifications-swipe-offset), 0, 0)`
        : `var(--notifications-state-transform) translate3d(var(--notifications-swipe-offset), 0, 0)`,
    nt = {
      ...He,
      ...(Ke ? { maxHeight: void 0 } : {}),
      "--notifications-state-transform": typeof He.transform == `string` ? He.transform : `translateX(0)`,
      "--notifications-state-opacity": String(Ue),
      "--notifications-swipe-offset": `${w}px`,
      "--notifications-swipe-opacity": String(We),
      transform: tt(),
      opacity: `calc(var(--notifications-state-opacity) * var(--notifications-swipe-opacity))`,
      transitionDuration: et ? `0ms, 0ms, 0ms` : Ge,
      cursor: `default`,
      touchAction: `pan-y`,
      ...(Ke
        ? {
            gridArea: `1 / 1`,
            zIndex: (_ || 5) - (g ?? 0),
            pointerEvents: Je ? `none` : void 0,
            alignSelf: Xe === 1 ? `start` : `end`,
            transitionProperty: et ? `none` : `transform, opacity`,
            transitionDuration: `${r}ms, ${r}ms`,
            transitionTimingFunction: `cubic-bezier(.51,.3,0,1.21), ease`,
            transitionDelay: et || Ye ? `0ms` : `${$e}ms`,
          }
        : {}),
    },
    rt = () => {
      ((_e.current = !0), we(), xe());
    },
    it = () => {
      ((_e.current = !1), A || (Ne(), Ae()), xe());
    },
    at = Ke
      ? () => {
          ((ve.current = !0), we(), xe());
        }
      : void 0,
    ot = Ke
      ? () => {
          ((ve.current = !1), A || Ae(), xe());
        }
      : void 0,
    st = (e) => {
      Ke && (e.pointerType === `touch` || e.pointerType === `pen`) && d?.();
    },
    ct = (0, L.useEffectEvent)((e) => {
      if (E || Re) return;
      let t = e.currentTarget === document;
      if (!t && !_e.current) return;
      let { deltaX: n, deltaY: r } = e;
      if (Math.abs(n) <= Math.abs(r) || n === 0 || !a || I) return;
      (t || (e.preventDefault(), e.stopPropagation()), we(), j(!0));
      let i = be.current - n,
        o = i > 0 ? 1 : -1;
      Me(i, 0) ? Fe(o) : (De(i), Ie());
    });
  ((0, L.useEffect)(() => {
    if (A) return (document.addEventListener(`wheel`, ct, { passive: !1 }), () => document.removeEventListener(`wheel`, ct, { passive: !1 }));
  }, [A]),
    (0, L.useEffect)(() => {
      let e = () => {
        E && De(je(O));
      };
      return (window.addEventListener(`resize`, e), () => window.removeEventListener(`resize`, e));
    }, [O, E]),
    (0, L.useEffect)(() => {
      let e = ge.current;
      if (e) return (e.addEventListener(`wheel`, ct, { passive: !1 }), () => e.removeEventListener(`wheel`, ct, { passive: !1 }));
    }, []),
    (0, L.useEffect)(
      () => () => {
        (Te(), Ee());
      },
      [],
    ),
    (0, L.useEffect)(() => {
      e.onOpen?.(e);
    }, []));
  let lt = (0, L.useRef)(S);
  ((0, L.useEffect)(() => {
    let t = lt.current === `exiting`;
    ((lt.current = S), S === `entering` && t && (Te(), E ? (D(!1), j(!1), De(0)) : Ae(), e.onOpen?.(e)));
  }, [S]),
    (0, L.useEffect)(() => (Ae(), we), [de, Re, E]),
    Pe(() => {
      me && Ae();
    }, [me]),
    (0, L.useEffect)(() => (o ? we() : Ae(), we), [o]));
  let ut = { ...C, ...ue },
    dt = {
      style: nt,
      inert: Je,
      onMouseEnter: (e) => {
        (ut.onMouseEnter?.(e), rt());
      },
      onMouseLeave: (e) => {
        (ut.onMouseLeave?.(e), it());
      },
      onFocusCapture: (e) => {
        (ut.onFocusCapture?.(e), at?.());
      },
      onBlurCapture: (e) => {
        (ut.onBlurCapture?.(e), ot?.());
      },
      onPointerDownCapture: (e) => {
        (ut.onPointerDownCapture?.(e), st(e));
      },
    };
  if (m) {
    let t = [C.className, ue.className].filter(Boolean).join(` `);
    return (0, z.jsx)(`div`, { ref: ze, role: ue.role || C.role || `alert`, ...Fl(ut), className: t || void 0, ...dt, children: m(e) });
  }
  return (0, z.jsxs)(nl, {
    ref: ze,
    ...C,
    ...ue,
    ...dt,
    withCloseButton: !I && ae,
    onClose: Oe,
    children: [
      te,
      me &&
        (0, z.jsx)(
          `div`,
          { "aria-hidden": !0, ...c, "data-paused": !fe.running || void 0, style: { ...c.style, "--notifications-progress-duration": `${de}ms` } },
          fe.cycle,
        ),
    ],
  });
}
Il.displayName = `@mantine/notifications/NotificationContainer`;
var Ll = {
  root: `m_b37d9ac7`,
  notification: `m_5ed0edd0`,
  progress: `m_836192`,
  "notifications-progress": `m_5f780017`,
  "notifications-progress-fade-in": `m_bb245a60`,
};
function Rl() {
  return (
    (Rl = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    Rl.apply(null, arguments)
  );
}
function zl(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
function Bl(e, t) {
  return (
    (Bl = Object.setPrototypeOf
      ? Object.setPrototypeOf.bind()
      : function (e, t) {
          return ((e.__proto__ = t), e);
        }),
    Bl(e, t)
  );
}
function Vl(e, t) {
  ((e.prototype = Object.create(t.prototype)), (e.prototype.constructor = e), Bl(e, t));
}
var Hl = { disabled: !1 },
  Ul = L.createContext(null),
  Wl = function (e) {
    return e.scrollTop;
  },
  Gl = `unmounted`,
  Kl = `exited`,
  ql = `entering`,
  Jl = `entered`,
  Yl = `exiting`,
  Xl = (function (e) {
    Vl(t, e);
    function t(t, n) {
      var r = e.call(this, t, n) || this,
        i = n,
        a = i && !i.isMounting ? t.enter : t.appear,
        o;
      return (
        (r.appearStatus = null),
        t.in ? (a ? ((o = Kl), (r.appearStatus = ql)) : (o = Jl)) : (o = t.unmountOnExit || t.mountOnEnter ? Gl : Kl),
        (r.state = { status: o }),
        (r.nextCallback = null),
        r
      );
    }
    t.getDerivedStateFromProps = function (e, t) {
      return e.in && t.status === `unmounted` ? { status: Kl } : null;
    };
    var n = t.prototype;
    return (
      (n.componentDidMount = function () {
        this.updateStatus(!0, this.appearStatus);
      }),
      (n.componentDidUpdate = function (e) {
        var t = null;
        if (e !== this.props) {
          var n = this.state.status;
          this.props.in ? n !== `entering` && n !== `entered` && (t = ql) : (n === `entering` || n === `entered`) && (t = Yl);
        }
        this.updateStatus(!1, t);
      }),
      (n.componentWillUnmount = function () {
        this.cancelNextCallback();
      }),
      (n.getTimeouts = function () {
        var e = this.props.timeout,
          t = (n = r = e),
          n,
          r;
        return (
          e != null && typeof e != `number` && ((t = e.exit), (n = e.enter), (r = e.appear === void 0 ? n : e.appear)),
          { exit: t, enter: n, appear: r }
        );
      }),
      (n.updateStatus = function (e, t) {
        if ((e === void 0 && (e = !1), t !== null)) {
          if ((this.cancelNextCallback(), t === `entering`)) {
            if (this.props.unmountOnExit || this.props.mountOnEnter) {
              var n = this.props.nodeRef ? this.props.nodeRef.current : ht.default.findDOMNode(this);
              n && Wl(n);
            }
            this.performEnter(e);
          } else this.performExit();
        } else this.props.unmountOnExit && this.state.status === `exited` && this.setState({ status: Gl });
      }),
      (n.performEnter = function (e) {
        var t = this,
          n = this.props.enter,
          r = this.context ? this.context.isMounting : e,
          i = this.props.nodeRef ? [r] : [ht.default.findDOMNode(this), r],
          a = i[0],
          o = i[1],
          s = this.getTimeouts(),
          c = r ? s.appear : s.enter;
        (!e && !n) || Hl.disabled
          ? this.safeSetState({ status: Jl }, function () {
              t.props.onEntered(a);
            })
          : (this.props.onEnter(a, o),
            this.safeSetState({ status: ql }, function () {
              (t.props.onEntering(a, o),
                t.onTransitionEnd(c, function () {
                  t.safeSetState({ status: Jl }, function () {
                    t.props.onEntered(a, o);
                  });
                }));
            }));
      }),
      (n.performExit = function () {
        var e = this,
          t = this.props.exit,
          n = this.getTimeouts(),
          r = this.props.nodeRef ? void 0 : ht.default.findDOMNode(this);
        !t || Hl.disabled
          ? this.safeSetState({ status: Kl }, function () {
              e.props.onExited(r);
            })
          : (this.props.onExit(r),
            this.safeSetState({ status: Yl }, function () {
              (e.props.onExiting(r),
                e.onTransitionEnd(n.exit, function () {
                  e.safeSetState({ status: Kl }, function () {
                    e.props.onExited(r);
                  });
                }));
            }));
      }),
      (n.cancelNextCallback = function () {
        this.nextCallback !== null && (this.nextCallback.cancel(), (this.nextCallback = null));
      }),
      (n.safeSetState = function (e, t) {
        ((t = this.setNextCallback(t)), this.setState(e, t));
      }),
      (n.setNextCallback = function (e) {
        var t = this,
          n = !0;
        return (
          (this.nextCallback = function (r) {
            n && ((n = !1), (t.nextCallback = null), e(r));
          }),
          (this.nextCallback.cancel = function () {
            n = !1;
          }),
          this.nextCallback
        );
      }),
      (n.onTransitionEnd = function (e, t) {
        this.setNextCallback(t);
        var n = this.props.nodeRef ? this.props.nodeRef.current : ht.default.findDOMNode(this),
          r = e == null && !this.props.addEndListener;
        if (!n || r) setTimeout(this.nextCallback, 0);
        else {
          if (this.props.addEndListener) {
            var i = this.props.nodeRef ? [this.nextCallback] : [n, this.nextCallback],
              a = i[0],
              o = i[1];
            this.props.addEndListener(a, o);
          }
          e != null && setTimeout(this.nextCallback, e);
        }
      }),
      (n.render = function () {
        var e = this.state.status;
        if (e === `unmounted`) return null;
        var t = this.props,
          n = t.children;
        (t.in,
          t.mountOnEnter,
          t.unmountOnExit,
          t.appear,
          t.enter,
          t.exit,
          t.timeout,
          t.addEndListener,
          t.onEnter,
          t.onEntering,
          t.onEntered,
          t.onExit,
          t.onExiting,
          t.onExited,
          t.nodeRef);
        var r = zl(t, [
          `children`,
          `in`,
          `mountOnEnter`,
          `unmountOnExit`,
          `appear`,
          `enter`,
          `exit`,
          `timeout`,
          `addEndListener`,
          `onEnter`,
          `onEntering`,
          `onEntered`,
          `onExit`,
          `onExiting`,
          `onExited`,
          `nodeRef`,
        ]);
        return L.createElement(Ul.Provider, { value: null }, typeof n == `function` ? n(e, r) : L.cloneElement(L.Children.only(n), r));
      }),
      t
    );
  })(L.Component);
((Xl.contextType = Ul), (Xl.propTypes = {}));
function Zl() {}
((Xl.defaultProps = {
  in: !1,
  mountOnEnter: !1,
  unmountOnExit: !1,
  appear: !1,
  enter: !0,
  exit: !0,
  onEnter: Zl,
  onEntering: Zl,
  onEntered: Zl,
  onExit: Zl,
  onExiting: Zl,
  onExited: Zl,
}),
  (Xl.UNMOUNTED = Gl),
  (Xl.EXITED = Kl),
  (Xl.ENTERING = ql),
  (Xl.ENTERED = Jl),
  (Xl.EXITING = Yl));
function Ql(e) {
  if (e === void 0) throw ReferenceError(`this hasn't been initialised - super() hasn't been called`);
  return e;
}
function $l(e, t) {
  var n = function (e) {
      return t && (0, L.isValidElement)(e) ? t(e) : e;
    },
    r = Object.create(null);
  return (
    e &&
      L.Children.map(e, function (e) {
        return e;
      }).forEach(function (e) {
        r[e.key] = n(e);
      }),
    r
  );
}
function eu(e, t) {
  ((e ||= {}), (t ||= {}));
  function n(n) {
    return n in t ? t[n] : e[n];
  }
  var r = Object.create(null),
    i = [];
  for (var a in e) a in t ? i.length && ((r[a] = i), (i = [])) : i.push(a);
  var o,
    s = {};
  for (var c in t) {
    if (r[c])
      for (o = 0; o < r[c].length; o++) {
        var l = r[c][o];
        s[r[c][o]] = n(l);
      }
    s[c] = n(c);
  }
  for (o = 0; o < i.length; o++) s[i[o]] = n(i[o]);
  return s;
}
function tu(e, t, n) {
  return n[t] == null ? e.props[t] : n[t];
}
function nu(e, t) {
  return $l(e.children, function (n) {
    return (0, L.cloneElement)(n, {
      onExited: t.bind(null, n),
      in: !0,
      appear: tu(n, `appear`, e),
      enter: tu(n, `enter`, e),
      exit: tu(n, `exit`, e),
    });
  });
}
function ru(e, t, n) {
  var r = $l(e.children),
    i = eu(t, r);
  return (
    Object.keys(i).forEach(function (a) {
      var o = i[a];
      if ((0, L.isValidElement)(o)) {
        var s = a in t,
          c = a in r,
          l = t[a],
          u = (0, L.isValidElement)(l) && !l.props.in;
        c && (!s || u)
          ? (i[a] = (0, L.cloneElement)(o, { onExited: n.bind(null, o), in: !0, exit: tu(o, `exit`, e), enter: tu(o, `enter`, e) }))
          : !c && s && !u
            ? (i[a] = (0, L.cloneElement)(o, { in: !1 }))
            : c &&
              s &&
              (0, L.isValidElement)(l) &&
              (i[a] = (0, L.cloneElement)(o, { onExited: n.bind(null, o), in: l.props.in, exit: tu(o, `exit`, e), enter: tu(o, `enter`, e) }));
      }
    }),
    i
  );
}
var iu =
    Object.values ||
    function (e) {
      return Object.keys(e).map(function (t) {
        return e[t];
      });
    },
  au = {
    component: `div`,
    childFactory: function (e) {
      return e;
    },
  },
  ou = (function (e) {
    Vl(t, e);
    function t(t, n) {
      var r = e.call(this, t, n) || this;
      return ((r.state = { contextValue: { isMounting: !0 }, handleExited: r.handleExited.bind(Ql(r)), firstRender: !0 }), r);
    }
    var n = t.prototype;
    return (
      (n.componentDidMount = function () {
        ((this.mounted = !0), this.setState({ contextValue: { isMounting: !1 } }));
      }),
      (n.componentWillUnmount = function () {
        this.mounted = !1;
      }),
      (t.getDerivedStateFromProps = function (e, t) {
        var n = t.children,
          r = t.handleExited;
        return { children: t.firstRender ? nu(e, r) : ru(e, n, r), firstRender: !1 };
      }),
      (n.handleExited = function (e, t) {
        var n = $l(this.props.children);
        e.key in n ||
          (e.props.onExited && e.props.onExited(t),
          this.mounted &&
            this.setState(function (t) {
              var n = Rl({}, t.children);
              return (delete n[e.key], { children: n });
            }));
      }),
      (n.render = function () {
        var e = this.props,
          t = e.component,
          n = e.childFactory,
          r = zl(e, [`component`, `childFactory`]),
          i = this.state.contextValue,
          a = iu(this.state.children).map(n);
        return (
          delete r.appear,
          delete r.enter,
          delete r.exit,
          t === null ? L.createElement(Ul.Provider, { value: i }, a) : L.createElement(Ul.Provider, { value: i }, L.createElement(t, r, a))
        );
      }),
      t
    );
  })(L.Component);
((ou.propTypes = {}), (ou.defaultProps = au));
var U = Xl,
  su = 16,
  cu = 80,
  lu = {
    position: `bottom-right`,
    autoClose: 4e3,
    transitionDuration: 250,
    allowDragDismiss: !0,
    allowScrollDismiss: !0,
    containerWidth: 440,
    notificationMaxHeight: 200,
    limit: 5,
    zIndex: xt(`overlay`),
    store: pl,
    withinPortal: !0,
    pauseResetOnHover: `all`,
    layout: `default`,
    withAutoCloseProgress: !1,
  },
  uu = f((e, { zIndex: t, containerWidth: n }) => ({ root: { "--notifications-z-index": t?.toString(), "--notifications-container-width": m(n) } })),
  du = A((e) => {
    let t = T(`Notifications`, lu, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        attributes: c,
        position: l,
        autoClose: u,
        transitionDuration: d,
        allowDragDismiss: f,
        allowScrollDismiss: p,
        containerWidth: m,
        notificationMaxHeight: h,
        limit: g,
        zIndex: _,
        store: v,
        portalProps: x,
        withinPortal: S,
        pauseResetOnHover: C,
        renderNotification: w,
        layout: E,
        withAutoCloseProgress: D,
        ...O
      } = t,
      k = b(),
      A = ml(v),
      M = Jt(),
      ee = He(),
      te = (0, L.useRef)({}),
      ne = (0, L.useRef)(0),
      [re, ie] = (0, L.useState)({}),
      [ae, oe] = (0, L.useState)({}),
      [se, ce] = (0, L.useState)({}),
      [N, le] = (0, L.useState)(null),
      ue = (0, L.useRef)({}),
      de = Object.values(re).reduce((e, t) => e + (t ?? 0), 0) + Object.values(se).filter(Boolean).length,
      fe = (0, L.useCallback)((e) => ie((t) => ({ ...t, [e]: (t[e] ?? 0) + 1 })), []),
      pe = (0, L.useCallback)((e) => ie((t) => ({ ...t, [e]: Math.max(0, (t[e] ?? 0) - 1) })), []),
      me = (0, L.useCallback)(
        (e) => (E === `stacked` ? { onMouseEnter: () => ce((t) => ({ ...t, [e]: !0 })), onMouseLeave: () => ce((t) => ({ ...t, [e]: !1 })) } : {}),
        [E],
      ),
      he = (0, L.useCallback)((e) => le(e), []);
    ((0, L.useEffect)(() => {
      if (E !== `stacked`) return;
      let e = ue.current;
      return (
        El.forEach((t) => {
          (re[t] ?? 0) > 0 || se[t] || N === t
            ? (window.clearTimeout(e[t]), oe((e) => (e[t] ? e : { ...e, [t]: !0 })))
            : (e[t] = window.setTimeout(() => {
                oe((e) => (e[t] ? { ...e, [t]: !1 } : e));
              }, 200));
        }),
        () => El.forEach((t) => window.clearTimeout(e[t]))
      );
    }, [re, se, N, E]),
      (0, L.useEffect)(() => {
        if (!N) return;
        let e = (e) => {
          let t = e.target;
          (t !== null && Object.values(te.current).some((e) => e?.contains(t))) || le(null);
        };
        return (document.addEventListener(`pointerdown`, e), () => document.removeEventListener(`pointerdown`, e));
      }, [N]));
    let P = Dl(A.notifications, l),
      F = N ? P[N].length : 0;
    ((0, L.useEffect)(() => {
      (E !== `stacked` || (N !== null && F === 0)) && le(null);
    }, [F, N, E]),
      (0, L.useEffect)(() => {
        E !== `stacked` && ce((e) => (Object.values(e).some(Boolean) ? {} : e));
      }, [E]));
    let ge = (0, L.useRef)(null),
      _e = (0, L.useRef)({}),
      ve = (0, L.useRef)(new WeakMap()),
      ye = (0, L.useCallback)((e, t) => {
        let n = t.offsetHeight;
        return _e.current[e] !== n && ((_e.current[e] = n), !0);
      }, []);
    (0, L.useEffect)(() => {
      if (E !== `stacked` || typeof ResizeObserver > `u`) return;
      let e = new ResizeObserver((e) => {
        let t = !1;
        (e.forEach((e) => {
          let n = ve.current.get(e.target);
          n && ye(n, e.target) && (t = !0);
        }),
          t && M());
      });
      return (
        (ge.current = e),
        Object.values(te.current).forEach((t) => t && e.observe(t)),
        () => {
          (e.disconnect(), (ge.current = null));
        }
      );
    }, [E, M, ye]);
    let be = (0, L.useRef)({}),
      I = (0, L.useCallback)(
        (e) => (
          be.current[e] ||
            (be.current[e] = (t) => {
              let n = te.current[e];
              (n && n !== t && (ge.current?.unobserve(n), ve.current.delete(n)),
                t
                  ? ((te.current[e] = t), ve.current.set(t, e), ye(e, t), ge.current?.observe(t))
                  : (delete te.current[e], delete be.current[e], delete _e.current[e]));
            }),
          be.current[e]
        ),
        [ye],
      ),
      xe = k.respectReducedMotion && ee ? 1 : d,
      Se = y({
        name: `Notifications`,
        classes: Ll,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: c,
        vars: s,
        varsResolver: uu,
      });
    ((0, L.useEffect)(() => {
      v?.updateState((e) => ({ ...e, limit: g || 5, defaultPosition: l }));
    }, [g, l]),
      Pe(() => {
        (A.notifications.length > ne.current && setTimeout(() => M(), 0), (ne.current = A.notifications.length));
      }, [A.notifications]));
    let Ce = El.reduce((e, t) => {
      let n = P[t].length,
        r = Array(n).fill(0),
        i = E === `stacked` && !!ae[t],
        a = E === `stacked` ? [...P[t]].sort((e, t) => (t.priority ?? 0) - (e.priority ?? 0) || (t.__sequence ?? 0) - (e.__sequence ?? 0)) : P[t];
      if (i && n > 0) {
        let e = t.startsWith(`top`) ? 1 : -1,
          i = 0;
        for (let t = 0; t < n; t += 1) ((r[t] = i * e), (i += (_e.current[a[t].id] || cu) + su));
      }
      return (
        (e[t] = a.map((e, a) => {
          let { style: o, ...s } = e;
          return (0, z.jsx)(
            U,
            {
              timeout: xe,
              onEnter: () => te.current[s.id].offsetHeight,
              nodeRef: { current: te.current[s.id] },
              children: (e) =>
                (0, z.jsx)(Il, {
                  ref: I(s.id),
                  data: s,
                  onHide: (e) => _l(e, v),
                  autoClose: u,
                  transitionDuration: xe,
                  allowDragDismiss: f,
                  allowScrollDismiss: p,
                  paused: (C === `all` && de > 0) || (E === `stacked` && !i && a > 0),
                  onHoverStart: () => fe(t),
                  onHoverEnd: () => pe(t),
                  onExpandRequest: () => he(t),
                  renderNotification: `renderNotification` in s ? s.renderNotification : w,
                  layout: E,
                  withAutoCloseProgress: D,
                  progressProps: Se(`progress`),
                  stackIndex: a,
                  stackSize: n,
                  stackPosition: t,
                  stackExpanded: i,
                  stackExpandedOffset: r[a],
                  transitionState: e,
                  ...Se(`notification`, { style: { ...Al({ state: e, position: t, transitionDuration: xe, maxHeight: h }), ...o } }),
                }),
            },
            s.id,
          );
        })),
        e
      );
    }, {});
    return (0, z.jsxs)(Do, {
      withinPortal: S,
      ...x,
      children: [
        (0, z.jsx)(j, {
          ...Se(`root`),
          "data-position": `top-center`,
          "data-layout": E,
          ...O,
          children: (0, z.jsx)(ou, { ...me(`top-center`), children: Ce[`top-center`] }),
        }),
        (0, z.jsx)(j, {
          ...Se(`root`),
          "data-position": `top-left`,
          "data-layout": E,
          ...O,
          children: (0, z.jsx)(ou, { ...me(`top-left`), children: Ce[`top-left`] }),
        }),
        (0, z.jsx)(j, {
          ...Se(`root`, { className: zs.classNames.fullWidth }),
          "data-position": `top-right`,
          "data-layout": E,
          ...O,
          children: (0, z.jsx)(ou, { ...me(`top-right`), children: Ce[`top-right`] }),
        }),
        (0, z.jsx)(j, {
          ...Se(`root`, { className: zs.classNames.fullWidth }),
          "data-position": `bottom-right`,
          "data-layout": E,
          ...O,
          children: (0, z.jsx)(ou, { ...me(`bottom-right`), children: Ce[`bottom-right`] }),
        }),
        (0, z.jsx)(j, {
          ...Se(`root`),
          "data-position": `bottom-left`,
          "data-layout": E,
          ...O,
          children: (0, z.jsx)(ou, { ...me(`bottom-left`), children: Ce[`bottom-left`] }),
        }),
        (0, z.jsx)(j, {
          ...Se(`root`),
          "data-position": `bottom-center`,
          "data-layout": E,
          ...O,
          children: (0, z.jsx)(ou, { ...me(`bottom-center`), children: Ce[`bottom-center`] }),
        }),
      ],
    });
  });
((du.classes = Ll),
  (du.varsResolver = uu),
  (du.displayName = `@mantine/notifications/Notifications`),
  (du.show = Tl.show),
  (du.hide = Tl.hide),
  (du.update = Tl.update),
  (du.promise = Tl.promise),
  (du.clean = Tl.clean),
  (du.cleanQueue = Tl.cleanQueue),
  (du.updateState = Tl.updateState));
var fu = class extends at {
  #e;
  #t;
  #n;
  constructor(e = {}) {
    (super(), (this.config = e), (this.#e = new Set()), (this.#t = new Map()), (this.#n = 0));
  }
  build(e, t, n) {
    let r = new Je({ client: e, mutationCache: this, mutationId: ++this.#n, options: e.defaultMutationOptions(t), state: n });
    return (this.add(r), r);
  }
  add(e) {
    this.#e.add(e);
    let t = pu(e);
    if (typeof t == `string`) {
      let n = this.#t.get(t);
      n ? n.push(e) : this.#t.set(t, [e]);
    }
    this.notify({ type: `added`, mutation: e });
  }
  remove(e) {
    if (this.#e.delete(e)) {
      let t = pu(e);
      if (typeof t == `string`) {
        let n = this.#t.get(t);
        if (n) {
          if (n.length > 1) {
            let t = n.indexOf(e);
            t !== -1 && n.splice(t, 1);
          } else n[0] === e && this.#t.delete(t);
        }
      }
    }
    this.notify({ type: `removed`, mutation: e });
  }
  canRun(e) {
    let t = pu(e);
    if (typeof t == `string`) {
      let n = this.#t.get(t)?.find((e) => e.state.status === `pending`);
      return !n || n === e;
    }
    return !0;
  }
  runNext(e) {
    let t = pu(e);
    return typeof t == `string`
      ? (this.#t
          .get(t)
          ?.find((t) => t !== e && t.state.isPaused)
          ?.continue() ?? Promise.resolve())
      : Promise.resolve();
  }
  clear() {
    ot.batch(() => {
      let e = this.getAll();
      (this.#e.clear(),
        this.#t.clear(),
        e.forEach((e) => {
          this.notify({ type: `removed`, mutation: e });
        }));
    });
  }
  getAll() {
    return Array.from(this.#e);
  }
  find(e) {
    let t = { exact: !0, ...e };
    return this.getAll().find((e) => Me(t, e));
  }
  findAll(e = {}) {
    return this.getAll().filter((t) => Me(e, t));
  }
  notify(e) {
    ot.batch(() => {
      this.listeners.forEach((t) => {
        t(e);
      });
    });
  }
  resumePausedMutations() {
    let e = this.getAll().filter((e) => e.state.isPaused);
    return ot.batch(() => Promise.all(e.map((e) => e.continue().catch(Re))));
  }
};
function pu(e) {
  return e.options.scope?.id;
}
var mu = class extends at {
    #e;
    constructor(e = {}) {
      (super(), (this.config = e), (this.#e = new Map()));
    }
    build(e, t, n) {
      let r = t.queryKey,
        i = t.queryHash ?? it(r, t),
        a = this.get(i);
      return (
        a ||
          ((a = new Ue({ client: e, queryKey: r, queryHash: i, options: e.defaultQueryOptions(t), state: n, defaultOptions: e.getQueryDefaults(r) })),
          this.add(a)),
        a
      );
    }
    add(e) {
      this.#e.has(e.queryHash) || (this.#e.set(e.queryHash, e), this.notify({ type: `added`, query: e }));
    }
    remove(e) {
      this.#e.get(e.queryHash) === e && (e.destroy(), this.#e.delete(e.queryHash), this.notify({ type: `removed`, query: e }));
    }
    clear() {
      ot.batch(() => {
        this.getAll().forEach((e) => {
          this.remove(e);
        });
      });
    }
    get(e) {
      return this.#e.get(e);
    }
    getAll() {
      return [...this.#e.values()];
    }
    find(e) {
      let t = { exact: !0, ...e };
      return this.getAll().find((e) => je(t, e));
    }
    findAll(e = {}) {
      let t = this.getAll();
      return Object.keys(e).length > 0 ? t.filter((t) => je(e, t)) : t;
    }
    notify(e) {
      ot.batch(() => {
        this.listeners.forEach((t) => {
          t(e);
        });
      });
    }
    onFocus() {
      ot.batch(() => {
        this.getAll().forEach((e) => {
          e.onFocus();
        });
      });
    }
    onOnline() {
      ot.batch(() => {
        this.getAll().forEach((e) => {
          e.onOnline();
        });
      });
    }
  },
  hu = class {
    #e;
    #t;
    #n;
    #r;
    #i;
    #a;
    #o;
    #s;
    constructor(e = {}) {
      ((this.#e = e.queryCache || new mu()),
        (this.#t = e.mutationCache || new fu()),
        (this.#n = e.defaultOptions || {}),
        (this.#r = new Map()),
        (this.#i = new Map()),
        (this.#a = 0));
    }
    mount() {
      (this.#a++,
        this.#a === 1 &&
          ((this.#o = Ge.subscribe(async (e) => {
            e && (await this.resumePausedMutations(), this.#e.onFocus());
          })),
          (this.#s = rt.subscribe(async (e) => {
            e && (await this.resumePausedMutations(), this.#e.onOnline());
          }))));
    }
    unmount() {
      (this.#a--, this.#a === 0 && (this.#o?.(), (this.#o = void 0), this.#s?.(), (this.#s = void 0)));
    }
    isFetching(e) {
      return this.#e.findAll({ ...e, fetchStatus: `fetching` }).length;
    }
    isMutating(e) {
      return this.#t.findAll({ ...e, status: `pending` }).length;
    }
    getQueryData(e) {
      let t = this.defaultQueryOptions({ queryKey: e });
      return this.#e.get(t.queryHash)?.state.data;
    }
    ensureQueryData(e) {
      let t = this.defaultQueryOptions(e),
        n = this.#e.build(this, t),
        r = n.state.data;
      return r === void 0
        ? this.fetchQuery(e)
        : (e.revalidateIfStale && n.isStaleByTime(Oe(t.staleTime, n)) && this.prefetchQuery(t), Promise.resolve(r));
    }
    getQueriesData(e) {
      return this.#e.findAll(e).map(({ queryKey: e, state: t }) => [e, t.data]);
    }
    setQueryData(e, t, n) {
      let r = this.defaultQueryOptions({ queryKey: e }),
        i = this.#e.get(r.queryHash)?.state.data,
        a = Ve(t, i);
      if (a !== void 0) return this.#e.build(this, r).setData(a, { ...n, manual: !0 });
    }
    setQueriesData(e, t, n) {
      return ot.batch(() => this.#e.findAll(e).map(({ queryKey: e }) => [e, this.setQueryData(e, t, n)]));
    }
    getQueryState(e) {
      let t = this.defaultQueryOptions({ queryKey: e });
      return this.#e.get(t.queryHash)?.state;
    }
    removeQueries(e) {
      let t = this.#e;
      ot.batch(() => {
        t.findAll(e).forEach((e) => {
          t.remove(e);
        });
      });
    }
    resetQueries(e, t) {
      let n = this.#e;
      return ot.batch(() => {
        let r = n.findAll(e),
          i = new Set(r);
        return (
          r.forEach((e) => {
            e.reset();
          }),
          this.refetchQueries({ type: `active`, predicate: (e) => i.has(e) }, t)
        );
      });
    }
    cancelQueries(e, t = {}) {
      let n = { revert: !0, ...t },
        r = ot.batch(() => this.#e.findAll(e).map((e) => e.cancel(n)));
      return Promise.all(r).then(Re).catch(Re);
    }
    invalidateQueries(e, t = {}) {
      return ot.batch(
        () => (
          this.#e.findAll(e).forEach((e) => {
            e.invalidate();
          }),
          e?.refetchType === `none` ? Promise.resolve() : this.refetchQueries({ ...e, type: e?.refetchType ?? e?.type ?? `active` }, t)
        ),
      );
    }
    refetchQueries(e, t = {}) {
      let n = { ...t, cancelRefetch: t.cancelRefetch ?? !0 },
        r = ot.batch(() =>
          this.#e
            .findAll(e)
            .filter((e) => !e.isDisabled() && !e.isStatic())
            .map((e) => {
              let t = e.fetch(void 0, n),
                r = e.state.fetchStatus === `paused`;
              return ((!n.throwOnError || r) && (t = t.catch(Re)), r ? Promise.resolve() : t);
            }),
        );
      return Promise.all(r).then(Re);
    }
    async query(e) {
      let t = this.defaultQueryOptions(e);
      t.retry === void 0 && (t.retry = !1);
      let n = this.#e.build(this, t),
        r = n.isStaleByTime(Oe(t.staleTime, n)) ? await n.fetch(t) : n.state.data,
        i = t.select;
      return i ? i(r) : r;
    }
    fetchQuery(e) {
      let t = this.defaultQueryOptions(e);
      t.retry === void 0 && (t.retry = !1);
      let n = this.#e.build(this, t);
      return n.isStaleByTime(Oe(t.staleTime, n)) ? n.fetch(t) : Promise.resolve(n.state.data);
    }
    prefetchQuery(e) {
      return this.fetchQuery(e).then(Re).catch(Re);
    }
    infiniteQuery(e) {
      return ((e._type = `infinite`), this.query(e));
    }
    fetchInfiniteQuery(e) {
      return ((e._type = `infinite`), this.fetchQuery(e));
    }
    prefetchInfiniteQuery(e) {
      return this.fetchInfiniteQuery(e).then(Re).catch(Re);
    }
    ensureInfiniteQueryData(e) {
      return ((e._type = `infinite`), this.ensureQueryData(e));
    }
    resumePausedMutations() {
      return rt.isOnline() ? this.#t.resumePausedMutations() : Promise.resolve();
    }
    getQueryCache() {
      return this.#e;
    }
    getMutationCache() {
      return this.#t;
    }
    getDefaultOptions() {
      return this.#n;
    }
    setDefaultOptions(e) {
      this.#n = e;
    }
    setQueryDefaults(e, t) {
      this.#r.set(Ae(e), { queryKey: e, defaultOptions: t });
    }
    getQueryDefaults(e) {
      let t = [...this.#r.values()],
        n = {};
      return (
        t.forEach((t) => {
          Ze(e, t.queryKey) && Object.assign(n, t.defaultOptions);
        }),
        n
      );
    }
    setMutationDefaults(e, t) {
      this.#i.set(Ae(e), { mutationKey: e, defaultOptions: t });
    }
    getMutationDefaults(e) {
      let t = [...this.#i.values()],
        n = {};
      return (
        t.forEach((t) => {
          Ze(e, t.mutationKey) && Object.assign(n, t.defaultOptions);
        }),
        n
      );
    }
    defaultQueryOptions(e) {
      if (e._defaulted) return e;
      let t = { ...this.#n.queries, ...this.getQueryDefaults(e.queryKey), ...e, _defaulted: !0 };
      return (
        (t.queryHash ||= it(t.queryKey, t)),
        t.refetchOnReconnect === void 0 && (t.refetchOnReconnect = t.networkMode !== `always`),
        t.throwOnError === void 0 && (t.throwOnError = !!t.suspense),
        !t.networkMode && t.persister && (t.networkMode = `offlineFirst`),
        t.queryFn === Xe && (t.enabled = !1),
        t
      );
    }
    defaultMutationOptions(e) {
      return e?._defaulted ? e : { ...this.#n.mutations, ...(e?.mutationKey && this.getMutationDefaults(e.mutationKey)), ...e, _defaulted: !0 };
    }
    clear() {
      (this.#e.clear(), this.#t.clear());
    }
  },
  gu = mt(),
  _u = 3,
  vu = (e) => {
    et(e).code === `token_not_valid` && Qe();
  },
  yu = () =>
    new hu({
      queryCache: new mu({ onError: vu }),
      mutationCache: new fu({ onError: vu }),
      defaultOptions: { queries: { staleTime: 1e4, retry: (e, t) => e < _u && tt(t) }, mutations: { retry: !1, networkMode: `always` } },
    }),
  bu = [`#eef3f9`, `#dbe5f1`, `#b6cae2`, `#8dabd0`, `#6a8fbf`, `#4a74ab`, `#335d96`, `#1f4479`, `#16355f`, `#0e2445`],
  xu = [`#e6f6f5`, `#cdebe9`, `#9bd7d3`, `#66c2bc`, `#3aaea7`, `#1b958e`, `#0d7d77`, `#0a6661`, `#08524e`, `#053a37`],
  W = [`#fff6e0`, `#ffebbf`, `#ffd88a`, `#fdc252`, `#f5ab25`, `#d98e0b`, `#b06f06`, `#8a5604`, `#6b4303`, `#472c02`],
  Su = [`#fdeeee`, `#fad9d9`, `#f3b3b3`, `#ea8a8a`, `#e06363`, `#d14343`, `#b92f2f`, `#992424`, `#7a1c1c`, `#561212`],
  Cu = [`#e9f6ec`, `#d2ecd8`, `#a6d8b3`, `#78c28b`, `#50ad68`, `#33934d`, `#237a3c`, `#1b6431`, `#154f27`, `#0d381b`],
  wu = [`#f6f8fa`, `#ebeff3`, `#dde3ea`, `#c5ced8`, `#9aa7b5`, `#76859a`, `#566578`, `#414e5f`, `#2c3746`, `#1a2330`],
  Tu = [`#e4e9ef`, `#b9c3cf`, `#97a4b3`, `#74839a`, `#45546a`, `#334155`, `#22304a`, `#131d2c`, `#0e1622`, `#080d16`],
  Eu = {
    light: {
      body: wu[0],
      surface: `#ffffff`,
      "surface-sunken": wu[1],
      text: wu[9],
      "text-soft": wu[6],
      edge: wu[2],
      "edge-field": wu[5],
      link: bu[7],
      focus: bu[6],
      bar: bu[8],
      "bar-text": `#ffffff`,
      "bar-mark": xu[3],
      "nav-current": bu[1],
      "nav-current-text": bu[8],
      action: bu[7],
      "action-text": `#ffffff`,
      accent: W[4],
      "accent-text": wu[9],
      complete: Cu[6],
      "complete-text": `#ffffff`,
      waiting: wu[1],
      "waiting-text": wu[7],
      "edge-complete": Cu[5],
      "edge-progress": W[5],
      "tone-blue": bu[1],
      "tone-blue-text": bu[8],
      "tone-orange": W[1],
      "tone-orange-text": W[8],
      "tone-green": Cu[1],
      "tone-green-text": Cu[8],
      "tone-neutral": wu[1],
      "tone-neutral-text": wu[7],
      "tone-red": Su[1],
      "tone-red-text": Su[8],
      "word-blue": bu[7],
      "word-orange": W[7],
      "word-green": Cu[7],
      "word-neutral": wu[6],
      "word-red": Su[6],
      error: Su[6],
      "error-surface": Su[0],
      "meter-weak": Su[5],
      "meter-fair": W[5],
      "meter-strong": xu[6],
      "meter-empty": wu[2],
      "chart-1": bu[6],
      "chart-2": xu[5],
      "chart-3": W[6],
      "chart-4": wu[6],
      "mark-navy": bu[8],
      "mark-teal": xu[6],
      "mark-accent": W[4],
    },
    dark: {
      body: Tu[7],
      surface: `#1a2638`,
      "surface-sunken": Tu[8],
      text: Tu[0],
      "text-soft": Tu[1],
      edge: `#31405a`,
      "edge-field": Tu[3],
      link: bu[2],
      focus: W[3],
      bar: Tu[8],
      "bar-text": Tu[0],
      "bar-mark": xu[3],
      "nav-current": `#263b5e`,
      "nav-current-text": `#ffffff`,
      action: bu[5],
      "action-text": `#ffffff`,
      accent: W[4],
      "accent-text": wu[9],
      complete: Cu[4],
      "complete-text": Tu[9],
      waiting: `#2a3850`,
      "waiting-text": Tu[0],
      "edge-complete": Cu[4],
      "edge-progress": W[4],
      "tone-blue": `#223d66`,
      "tone-blue-text": bu[1],
      "tone-orange": `#4d3608`,
      "tone-orange-text": W[1],
      "tone-green": `#17432a`,
      "tone-green-text": Cu[1],
      "tone-neutral": `#2f3d52`,
      "tone-neutral-text": Tu[0],
      "tone-red": `#5a2126`,
      "tone-red-text": Su[1],
      "word-blue": bu[2],
      "word-orange": W[3],
      "word-green": Cu[3],
      "word-neutral": Tu[1],
      "word-red": `#f39b9b`,
      error: `#f39b9b`,
      "error-surface": `#3a1a20`,
      "meter-weak": Su[4],
      "meter-fair": W[4],
      "meter-strong": xu[4],
      "meter-empty": Tu[4],
      "chart-1": bu[3],
      "chart-2": xu[3],
      "chart-3": W[4],
      "chart-4": Tu[1],
      "mark-navy": bu[1],
      "mark-teal": xu[3],
      "mark-accent": W[4],
    },
  },
  Du = (e, ...t) => t.map((t) => ({ front: e, back: t, atLeast: 4.5 })),
  Ou = (e, ...t) => t.map((t) => ({ front: e, back: t, atLeast: 3 }));
[
  ...Du(`text`, `body`, `surface`, `surface-sunken`),
  ...Du(`text-soft`, `body`, `surface`, `surface-sunken`),
  ...Du(`link`, `body`, `surface`, `surface-sunken`),
  ...Du(`word-blue`, `body`, `surface`),
  ...Du(`word-orange`, `body`, `surface`),
  ...Du(`word-green`, `body`, `surface`),
  ...Du(`word-neutral`, `body`, `surface`),
  ...Du(`word-red`, `body`, `surface`),
  ...Du(`error`, `body`, `surface`, `error-surface`),
  ...Du(`text`, `error-surface`),
  ...Du(`tone-red-text`, `error-surface`),
  ...Du(`bar-text`, `bar`),
  ...Ou(`bar-mark`, `bar`),
  ...Du(`nav-current-text`, `nav-current`),
  ...Du(`action-text`, `action`),
  ...Du(`accent-text`, `accent`),
  ...Du(`complete-text`, `complete`),
  ...Du(`waiting-text`, `waiting`),
  ...Du(`tone-blue-text`, `tone-blue`),
  ...Du(`tone-orange-text`, `tone-orange`),
  ...Du(`tone-green-text`, `tone-green`),
  ...Du(`tone-neutral-text`, `tone-neutral`),
  ...Du(`tone-red-text`, `tone-red`),
  ...Ou(`focus`, `body`, `surface`, `surface-sunken`),
  ...Ou(`edge-field`, `surface`, `body`),
  ...Ou(`action`, `body`, `surface`),
  ...Ou(`meter-weak`, `surface`),
  ...Ou(`meter-strong`, `surface`),
  ...Ou(`chart-1`, `surface`),
  ...Ou(`chart-2`, `surface`),
  ...Ou(`chart-3`, `surface`),
  ...Ou(`chart-4`, `surface`),
  ...Ou(`mark-navy`, `surface`, `body`),
  ...Ou(`mark-teal`, `surface`, `body`),
];
var ku = (e) => [...e],
  Au = `"IBM Plex Sans", "IBM Plex Sans Devanagari", system-ui, sans-serif`,
  ju = xn({
    colors: {
      navy: ku(bu),
      teal: ku(xu),
      marigold: ku(W),
      blue: ku(bu),
      orange: ku(W),
      yellow: ku(W),
      red: ku(Su),
      green: ku(Cu),
      gray: ku(wu),
      dark: ku(Tu),
    },
    primaryColor: `navy`,
    primaryShade: { light: 7, dark: 5 },
    white: `#ffffff`,
    black: wu[9],
    fontFamily: Au,
    fontFamilyMonospace: `ui-monospace, monospace`,
    fontSizes: { xs: `0.8125rem`, sm: `0.875rem`, md: `0.9375rem`, lg: `1.0625rem`, xl: `1.25rem` },
    lineHeights: { xs: `1.4`, sm: `1.45`, md: `1.5`, lg: `1.5`, xl: `1.4` },
    headings: {
      fontFamily: Au,
      fontWeight: `600`,
      textWrap: `pretty`,
      sizes: {
        h1: { fontSize: `1.625rem`, lineHeight: `1.25` },
        h2: { fontSize: `1.25rem`, lineHeight: `1.3` },
        h3: { fontSize: `1.0625rem`, lineHeight: `1.4` },
        h4: { fontSize: `0.9375rem`, lineHeight: `1.45` },
      },
    },
    spacing: { xs: `0.5rem`, sm: `0.75rem`, md: `1rem`, lg: `1.5rem`, xl: `2rem` },
    radius: { xs: `2px`, sm: `4px`, md: `6px`, lg: `10px`, xl: `16px` },
    defaultRadius: `sm`,
    breakpoints: { xs: `36em`, sm: `48em`, md: `62em`, lg: `75em`, xl: `88em` },
    focusRing: `auto`,
    respectReducedMotion: !0,
    components: {
      Button: { defaultProps: { size: `sm` } },
      Anchor: { defaultProps: { underline: `always` } },
      InputWrapper: { defaultProps: { inputWrapperOrder: [`label`, `description`, `error`, `input`] } },
      Modal: { defaultProps: { centered: !0, closeButtonProps: { "aria-label": `Close` }, attributes: { header: { role: `presentation` } } } },
      Drawer: { defaultProps: { closeButtonProps: { "aria-label": `Close` }, attributes: { header: { role: `presentation` } } } },
      Notification: { defaultProps: { closeButtonProps: { "aria-label": `Close this message` } } },
      Table: { defaultProps: { verticalSpacing: `xs`, horizontalSpacing: `sm` } },
    },
  }),
  Mu = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [`--portal-${e}`, t])),
  Nu = { blue: `blue`, navy: `blue`, orange: `orange`, yellow: `orange`, marigold: `orange`, green: `green`, red: `red`, gray: `neutral` },
  Pu = (e) =>
    Object.fromEntries(
      Object.entries(Nu).flatMap(([t, n]) => [
        [`--mantine-color-${t}-light`, n === `red` ? e[`error-surface`] : e[`tone-${n}`]],
        [`--mantine-color-${t}-light-color`, e[`tone-${n}-text`]],
        [`--mantine-color-${t}-text`, e[`word-${n}`]],
      ]),
    ),
  Fu = (e) => ({
    "--mantine-color-body": e.surface,
    "--mantine-color-text": e.text,
    "--mantine-color-dimmed": e[`text-soft`],
    "--mantine-color-anchor": e.link,
    "--mantine-color-error": e.error,
    "--mantine-color-default-border": e[`edge-field`],
    "--mantine-color-placeholder": e[`text-soft`],
    "--mantine-color-default": e.surface,
  }),
  Iu = () => ({
    variables: { "--portal-sidebar-width": `250px`, "--portal-bar-height": `56px`, "--portal-measure": `68ch` },
    light: { ...Mu(Eu.light), ...Fu(Eu.light), ...Pu(Eu.light) },
    dark: { ...Mu(Eu.dark), ...Fu(Eu.dark), ...Pu(Eu.dark) },
  }),
  Lu = 20;
function Ru({ children: e }) {
  let [t] = (0, L.useState)(yu),
    [n] = (0, L.useState)(We);
  return (0, z.jsxs)(bn, {
    theme: ju,
    cssVariablesResolver: Iu,
    defaultColorScheme: `auto`,
    children: [
      (0, z.jsx)(du, { position: `top-right`, limit: Lu }),
      (0, z.jsx)(Ke.Provider, { client: n, queryClient: t, children: (0, z.jsx)(Le, { client: t, children: e }) }),
    ],
  });
}
var zu = {
    enterBoth: `Please enter both email and password.`,
    selectUserType: `Please select a user type to login.`,
    loginNotOpen: `This login option is not available yet. Please contact administrator.`,
    unknownUserType: `Unknown user type. Please contact administrator.`,
    invalidCredentials: `Invalid credentials. Please check your email and password.`,
    accessDenied: (e) => `Access denied: You don't have permission to login as ${e}`,
    loginFailed: `Login failed. Please try again.`,
    loginSuccess: `Login Successfully`,
    passwordExpired: `Your password has expired. Please set a new password to continue.`,
    notVerified: `This account is not verified yet. Open the link in the mail that we sent to this address, or ask for a new one.`,
    accountClosed: `This login has been closed. Write to ${fe.contactEmail} if you think that this is a mistake.`,
    tooManyTries: (e) => `Too many tries. Wait ${e < 90 ? `${e} seconds` : `${Math.ceil(e / 60)} minutes`}, then try again.`,
    busy: `Many people are signing in at this moment. Wait a few seconds, then try again.`,
    notFromHere: `This request did not come from the portal's own pages. Open the portal in your browser and try again.`,
    signInFirst: `Your session has expired. Please log in again.`,
    sessionEnding: (e) => `You will be signed out in ${e} because nothing was done here for a while.`,
    sessionEndingForGood: (e) => `You will be signed out in ${e}: a session lasts no longer. Sign in again to go on where you are.`,
    staySignedIn: `Stay signed in`,
    signInAgain: `Sign in again to go on. What you have typed on this page is still here.`,
    notAllowed: `Your account may not do this.`,
    otpWrong: `The OTP does not match, or can no longer be used. Enter the 6 digits of the newest mail that we sent, or ask for a new one.`,
    otpFormat: `Enter the 6 digits of the OTP.`,
    linkExpired: `This activation link has expired. Ask for a new one; it takes one press.`,
    linkInvalid: `This activation link is not complete. Open the link in the newest mail that we sent, or copy the whole of it.`,
    linkSuperseded: `We sent a newer mail since. Open the link in that one, or ask for a new one.`,
    linkUsed: `This account has been activated already. Log in with your password.`,
    resetTokenDead: `This step took too long or was finished already. Start again from the link in your mail.`,
    activated: `Your account is active. Log in with your new password.`,
    resent: `Mail send `,
    resendFailed: `Failed to resend OTP`,
    mailWait: (e) =>
      `A mail was sent to this address a moment ago. Wait ${e < 90 ? `${e} seconds` : `${Math.ceil(e / 60)} minutes`}, then send the next one.`,
    alreadyActive: `This account is active already.`,
    emailTaken: `This e-mail address already has a login.`,
    emailFormat: `Enter an e-mail address, like name@example.com`,
    passwordMismatch: `Password not match`,
    passwordTooWeak: `Use at least 8 characters with a number, a lowercase and an uppercase letter and a special symbol, or at least 15 characters of any kind.`,
    passwordTooLong: `Use at most 128 characters.`,
    passwordCommon: `This password is on a list of common passwords. Choose another one.`,
  },
  Bu = fe.slug.toUpperCase(),
  Vu = {
    MEMBER: { label: `Member`, role: `MEMBER` },
    [`${Bu}_MEMBER`]: { label: `Member`, role: `MEMBER` },
    [`${Bu}_ADMIN`]: { label: `${fe.shortName} Admin`, role: `EPCMD_ADMIN` },
    BUYER: { label: `Buyer`, role: `BUYER` },
    DGFT_ADMIN: { label: `DGFT Admin`, role: `DGFT_ADMIN` },
    EXHIBITION_ADMIN: { label: `Exhibition Admin`, role: null },
    IT_ADMIN: { label: `IT Admin`, role: null },
  },
  Hu = Object.entries(Vu)
    .filter(([e]) => e !== `${Bu}_MEMBER`)
    .map(([e, { label: t }]) => ({ value: e, label: t }));
function Uu(e) {
  let t = Object.entries(Vu).find(([, t]) => t.role === e);
  if (t === void 0) throw Error(`every role has a user type`);
  return t[0];
}
(`${fe.shortName}`, N.buyerHome, N.memberHome, N.councilHome, N.dgftHome);
var Wu = new Intl.DateTimeFormat(`en-GB`, {
    timeZone: `Asia/Kolkata`,
    year: `numeric`,
    month: `2-digit`,
    day: `2-digit`,
    hour: `2-digit`,
    minute: `2-digit`,
    hourCycle: `h23`,
  }),
  Gu = `Not provided`,
  Ku = /^(\d{4})-(\d{2})-(\d{2})$/;
function qu(e) {
  return Object.fromEntries(Wu.formatToParts(e).map(({ type: e, value: t }) => [e, t]));
}
var Ju = (e) => {
  if (e == null || e === ``) return;
  let t = new Date(e);
  return Number.isNaN(t.getTime()) ? void 0 : t;
};
function Yu(e) {
  let [, t, n, r] = typeof e == `string` ? (Ku.exec(e) ?? []) : [];
  if (t !== void 0) return `${r}-${n}-${t}`;
  let i = Ju(e);
  if (i === void 0) return Gu;
  let a = qu(i);
  return `${a.day}-${a.month}-${a.year}`;
}
var Xu = (e, t = new Date()) => e < Yu(t).split(`-`).reverse().join(`-`);
function Zu(e) {
  let t = Ju(e);
  if (t === void 0) return Gu;
  let n = qu(t);
  return `${n.hour}:${n.minute}`;
}
var Qu = (e) => (Ju(e) === void 0 ? Gu : `${Yu(Ju(e))} ${Zu(e)} IST`);
function $u(e, t = new Date()) {
  let n = (e) => {
    let t = qu(e);
    return Date.UTC(Number(t.year), Number(t.month) - 1, Number(t.day)) / 864e5;
  };
  return n(t) - n(new Date(e));
}
function ed(e, t = new Date()) {
  return [`Today`, `Yesterday`][$u(e, t)] ?? Yu(e);
}
var G = /^(-?)(\d+)(?:\.(\d+))?$/;
function K(e) {
  let [, t = ``, n, r] = G.exec(e.trim()) ?? [];
  if (n === void 0) return e;
  let i = n.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, `,`);
  return `${t}${i === `` ? n : `${i},${n.slice(-3)}`}${r === void 0 ? `` : `.${r}`}`;
}
function q(e) {
  return e == null || e === `` ? Gu : `Rs ${K(String(e))}`;
}
var J = 1024;
function Y(e) {
  if (e < J) return td(e, `byte`);
  let t = Math.round(e / J);
  return t < J ? `${t} KB` : `${(e / J ** 2).toFixed(1)} MB`;
}
var td = (e, t, n = `${t}s`) => `${K(String(e))} ${e === 1 ? t : n}`;
function nd({ id: e, label: t, hint: n, isOptional: r = !1, isReadOnly: i = !1, error: a }) {
  return { id: e, label: r && !i ? `${t} (optional)` : t, description: n, withAsterisk: !r && !i, "aria-required": !r && !i, error: a };
}
var rd = (e) => (t) => e(t.currentTarget.value);
function id({ value: e, onChange: t, isReadOnly: n, type: r = `text`, autoComplete: i, inputMode: a, maxLength: o, ...s }) {
  return (0, z.jsx)(De, {
    ...nd({ ...s, isReadOnly: n }),
    type: r,
    value: e,
    onChange: rd(t),
    readOnly: n,
    autoComplete: i,
    inputMode: a,
    maxLength: o,
  });
}
function ad({ value: e, onChange: t, isReadOnly: n, rows: r = 3, maxLength: i, ...a }) {
  return (0, z.jsx)(Mc, {
    ...nd({ ...a, isReadOnly: n }),
    value: e,
    onChange: rd(t),
    readOnly: n,
    autosize: !0,
    minRows: r,
    maxRows: 16,
    maxLength: i,
  });
}
var od = /^\d+(\.\d+)?$/;
function sd({ value: e, onChange: t, isReadOnly: n, ...r }) {
  let i = od.test(e) && e.length > 3;
  return (0, z.jsxs)(`div`, {
    children: [
      (0, z.jsx)(De, {
        ...nd({ ...r, isReadOnly: n }),
        value: e,
        onChange: (e) => t(e.currentTarget.value.replaceAll(/[,\s]/g, ``)),
        readOnly: n,
        inputMode: `decimal`,
        autoComplete: `off`,
        leftSection: (0, z.jsx)(`span`, { "aria-hidden": `true`, children: `Rs` }),
        maw: 320,
      }),
      (0, z.jsx)(`output`, { htmlFor: r.id, className: `portal-hint portal-figures`, children: i ? `Rs ${K(e)}` : `` }),
    ],
  });
}
function cd({ value: e, onChange: t, isReadOnly: n, options: r, emptyLabel: i = `Select`, ...a }) {
  return (0, z.jsx)(Qc, { ...nd({ ...a, isReadOnly: n }), value: e, onChange: rd(t), disabled: n, data: [{ value: ``, label: i }, ...r] });
}
function ld({ id: e, label: t, hint: n, error: r, isChecked: i, onChange: a }) {
  return (0, z.jsx)(wc, { id: e, label: t, description: n, error: r, checked: i, onChange: (e) => a(e.currentTarget.checked) });
}
function ud({ value: e, onChange: t, autoComplete: n, ...r }) {
  return (0, z.jsx)(cl, {
    ...nd(r),
    name: n,
    value: e,
    onChange: (e) => t(e.currentTarget.value),
    autoComplete: n,
    "data-autofocus": !0,
    visibilityToggleButtonProps: { "aria-label": `Show characters`, tabIndex: 0 },
  });
}
function dd() {
  let e = Ke.accounts.logout.useMutation({ onSettled: () => window.location.assign(`/`) });
  return { signOut: () => e.mutate(), isBusy: e.isPending };
}
function fd({ person: e, onSignedIn: t }) {
  let n = Ke.useUtils(),
    [r, i] = (0, L.useState)(``),
    { signOut: a } = dd(),
    o = Ke.accounts.login.useMutation({
      onSuccess: async () => {
        (i(``), await n.accounts.me.invalidate(), t(), await n.invalidate());
      },
    });
  return (0, z.jsx)(Jc, {
    opened: !0,
    onClose: () => void 0,
    withCloseButton: !1,
    closeOnClickOutside: !1,
    closeOnEscape: !1,
    title: `Your session has ended`,
    centered: !0,
    children: (0, z.jsx)(`form`, {
      onSubmit: (t) => {
        (t.preventDefault(), o.isPending || o.mutate({ email: e.user.email, password: r, userType: Uu(e.user.role) }));
      },
      children: (0, z.jsxs)(ze, {
        children: [
          (0, z.jsx)(Fe, { children: zu.signInAgain }),
          o.error !== null && (0, z.jsx)(xe, { color: `red`, role: `alert`, children: et(o.error).message }),
          (0, z.jsxs)(Fe, { children: [`You were signed in as `, (0, z.jsx)(`strong`, { children: e.user.email })] }),
          (0, z.jsx)(`input`, { type: `email`, name: `email`, autoComplete: `username`, value: e.user.email, readOnly: !0, hidden: !0 }),
          (0, z.jsx)(ud, { id: `password-again`, label: `Password`, autoComplete: `current-password`, value: r, onChange: i }),
          (0, z.jsxs)(Ie, {
            children: [
              (0, z.jsx)(Ne, { type: `submit`, loading: o.isPending, children: `Log in` }),
              (0, z.jsx)(Ne, { variant: `subtle`, onClick: a, children: `Leave without saving` }),
            ],
          }),
        ],
      }),
    }),
  });
}
function pd() {
  let e = Ke.accounts.me.useQuery(void 0, { staleTime: 1 / 0, trpc: { context: Ye } });
  return { me: e.data, error: e.error === null ? void 0 : et(e.error).message, retry: () => void e.refetch() };
}
function md() {
  let { me: e } = pd();
  return e?.isSignedIn === !0 ? e : void 0;
}
var hd = 1e3;
function gd() {
  let { me: e } = pd(),
    t = Ke.useUtils(),
    [n, r] = (0, L.useState)(),
    [i, a] = (0, L.useState)(),
    [o, s] = (0, L.useState)(() => Date.now()),
    [c, l] = (0, L.useState)(!1);
  (e?.isSignedIn === !0 && n !== e && (r(e), l(!1)),
    e?.isSignedIn === !1 && n !== void 0 && !c && l(!0),
    (0, L.useEffect)(
      () =>
        qe((e) => {
          e.kind === `over` ? l(!0) : a(Date.now() + e.seconds * 1e3);
        }),
      [],
    ),
    (0, L.useEffect)(() => {
      let e = setInterval(() => s(Date.now()), hd);
      return () => clearInterval(e);
    }, []));
  let u = i === void 0 ? void 0 : Math.max(0, Math.round((i - o) / 1e3)),
    d = n !== void 0 && u !== void 0 && u <= n.session.warnSeconds,
    f = u === 0,
    p = (0, L.useEffectEvent)(() => void t.accounts.me.invalidate());
  return (
    (0, L.useEffect)(() => {
      d && !c && p();
    }, [d, f, c]),
    { watch: _d({ person: n, isOver: c, secondsLeft: d ? u : void 0 }), renew: () => l(!1) }
  );
}
function _d({ person: e, isOver: t, secondsLeft: n }) {
  return e === void 0
    ? { kind: `quiet` }
    : t
      ? { kind: `over`, person: e }
      : n === void 0
        ? { kind: `quiet` }
        : { kind: `ending`, secondsLeft: n, canExtend: e.session.absoluteSecondsLeft > e.session.warnSeconds, person: e };
}
var vd = (e) => (e < 60 ? `${e} seconds` : `${Math.floor(e / 60)} min ${String(e % 60).padStart(2, `0`)} s`);
function yd() {
  let { watch: e, renew: t } = gd(),
    [n, r] = (0, L.useState)(!1);
  return e.kind === `quiet`
    ? null
    : e.kind === `over` || n
      ? (0, z.jsx)(fd, {
          person: e.person,
          onSignedIn: () => {
            (r(!1), t());
          },
        })
      : (0, z.jsx)(bd, { secondsLeft: e.secondsLeft, canExtend: e.canExtend, onSignInAgain: () => r(!0) });
}
function bd({ secondsLeft: e, canExtend: t, onSignInAgain: n }) {
  let r = Ke.useUtils(),
    i = Ke.accounts.extendSession.useMutation({ onSuccess: () => r.accounts.me.invalidate() }),
    { signOut: a, isBusy: o } = dd(),
    s = () => i.mutate(),
    c = t ? zu.sessionEnding : zu.sessionEndingForGood;
  return (0, z.jsx)(Jc, {
    opened: !0,
    onClose: t ? s : () => void 0,
    withCloseButton: !1,
    closeOnClickOutside: !1,
    title: `Your session ends soon`,
    centered: !0,
    children: (0, z.jsxs)(ze, {
      children: [
        (0, z.jsx)(Fe, { role: `timer`, "aria-live": `off`, children: c(vd(e)) }),
        (0, z.jsxs)(Ie, {
          children: [
            t
              ? (0, z.jsx)(Ne, { onClick: s, loading: i.isPending, "data-autofocus": !0, children: zu.staySignedIn })
              : (0, z.jsx)(Ne, { onClick: n, "data-autofocus": !0, children: `Sign in again` }),
            (0, z.jsx)(Ne, { variant: `default`, onClick: a, loading: o, children: `Sign out` }),
          ],
        }),
      ],
    }),
  });
}
function xd({ pathname: e, search: t, hash: n }) {
  let r = `${e}${t}${n}`;
  return r === `/` ? N.login : `${N.login}?next=${encodeURIComponent(r)}`;
}
function Sd(e, t) {
  let n = new URLSearchParams(e).get(`next`);
  if (n === null || !n.startsWith(`/`) || !URL.canParse(n, t)) return;
  let r = new URL(n, t);
  return r.origin === t && !r.pathname.startsWith(`//`) && r.pathname !== N.login ? `${r.pathname}${r.search}${r.hash}` : void 0;
}
var Cd = {
  frame: `_frame_1fr4b_1`,
  brand: `_brand_1fr4b_6`,
  content: `_content_1fr4b_13`,
  card: `_card_1fr4b_17`,
  mission: `_mission_1fr4b_28`,
  tagline: `_tagline_1fr4b_29`,
  backdrop: `_backdrop_1fr4b_30`,
  address: `_address_1fr4b_79`,
};
function wd({ children: e }) {
  return (0, z.jsxs)(`div`, {
    className: Cd.frame,
    children: [
      (0, z.jsxs)(`header`, {
        className: Cd.brand,
        children: [
          (0, z.jsx)(nt, { size: 44, wordmark: `full`, on: `bar` }),
          (0, z.jsx)(`p`, { className: Cd.mission, children: fe.mission }),
          (0, z.jsx)(`p`, { className: Cd.tagline, children: fe.tagline }),
          (0, z.jsx)(`div`, { className: Cd.backdrop, "aria-hidden": `true`, children: (0, z.jsx)(nt, { size: 420, on: `bar` }) }),
        ],
      }),
      (0, z.jsx)(`main`, { className: Cd.content, children: (0, z.jsx)(`div`, { className: Cd.card, children: e }) }),
    ],
  });
}
function Td({ emailHint: e }) {
  return (0, z.jsx)(`span`, { className: Cd.address, children: e });
}
function Ed() {
  return (0, z.jsx)(Fe, { size: `sm`, c: `dimmed`, mb: `md`, children: `Fields marked with * must be filled in.` });
}
var Dd = 1e3;
function Od() {
  let [e, t] = (0, L.useState)(!1);
  return (
    (0, L.useEffect)(() => {
      let e = setTimeout(() => t(!0), Dd);
      return () => clearTimeout(e);
    }, []),
    (0, z.jsx)(ze, {
      component: `main`,
      align: `center`,
      pt: 120,
      "aria-busy": `true`,
      role: `status`,
      mih: `100dvh`,
      children: e && (0, z.jsxs)(z.Fragment, { children: [(0, z.jsx)(Be, { "aria-hidden": `true` }), (0, z.jsx)(Fe, { children: `Loading...` })] }),
    })
  );
}
function kd({ title: e, children: t }) {
  return (0, z.jsxs)(wd, { children: [(0, z.jsx)($e, { title: e }), (0, z.jsx)(ze, { align: `flex-start`, children: t })] });
}
function Ad() {
  return (0, z.jsxs)(kd, {
    title: `Page Not Found`,
    children: [
      (0, z.jsx)(Fe, { children: `Check the address, or start again from the first page of the portal.` }),
      (0, z.jsx)(Ne, { component: ue, to: `/`, children: `Go to the first page` }),
    ],
  });
}
function jd({ message: e, onRetry: t }) {
  return (0, z.jsxs)(kd, {
    title: `The portal does not answer`,
    children: [(0, z.jsx)(Fe, { role: `alert`, children: e }), (0, z.jsx)(Ne, { onClick: t, children: `Retry` })],
  });
}
function Md() {
  let e = se();
  return (
    (0, L.useEffect)(() => {
      reportError(e);
    }, [e]),
    (0, z.jsxs)(kd, {
      title: `This page could not be shown`,
      children: [
        (0, z.jsx)(Fe, { role: `alert`, children: `Reload it to get the newest version. If that does not help, check your connection.` }),
        (0, z.jsx)(Ne, { onClick: () => window.location.reload(), children: `Reload` }),
      ],
    })
  );
}
function Nd({ role: e }) {
  let { me: t, error: n, retry: r } = pd(),
    i = oe(),
    [a, o] = (0, L.useState)(!1);
  return t === void 0
    ? n === void 0
      ? (0, z.jsx)(Od, {})
      : (0, z.jsx)(jd, { message: n, onRetry: r })
    : t.isSignedIn && t.user.role !== e
      ? (0, z.jsx)(ie, { to: t.home, replace: !0 })
      : (t.isSignedIn && !a && o(!0), !t.isSignedIn && !a ? (0, z.jsx)(ie, { to: xd(i), replace: !0 }) : (0, z.jsx)(le, {}));
}
var Pd = (e) => e,
  X = (e, ...t) => ({ title: e, fields: t }),
  Fd = (e, t, ...n) => ({ title: e, help: t, fields: n }),
  Id = (e, t, n = {}) => ({ type: `text`, name: e, label: t, maxLength: 200, ...n }),
  Ld = (e, t, n = {}) => ({ type: `amount`, name: e, label: t, ...n }),
  Rd = (e, t, n = {}) => ({ type: `date`, name: e, label: t, ...n }),
  zd = (e, t, n, r = {}) => ({ type: `select`, name: e, label: t, options: n, ...r }),
  Bd = (e, t, n = {}) => ({ type: `mapsLink`, name: e, label: t, ...n }),
  Vd = (e, t, n) => ({ type: `group`, name: e, label: t, fields: n }),
  Hd = (e, t, n, r) => ({ type: `yesNo`, name: e, label: t, whenYes: n, ...(r === void 0 ? {} : { hint: r }) }),
  Ud = (e, t, n, r = {}) => ({
    type: `document`,
    name: e,
    label: t,
    noun: n,
    accept: `pdf_or_image`,
    maxFiles: 1,
    minPages: 1,
    missing: `re-upload`,
    ...r,
  }),
  Wd = [
    `Documents must be attested by the competent authority with stamp and seal.`,
    `Certificates in a foreign language need an attested translation.`,
    `Each file must be under 5 MB, PDF or image.`,
    `Fields marked * are mandatory.`,
  ],
  Gd = X(
    `Firm details`,
    Id(`firm_name`, `Name of the firm`, { fromFirm: `name` }),
    Id(`firm_address`, `Address of the firm`, { maxLength: 500, multiline: !0 }),
  ),
  Kd = Fd(
    `${fe.shortName} RCMC no. / membership certificate`,
    `The certificate must be valid on the day of filing.`,
    Ud(`rcmc_certificate`, `${fe.shortName} RCMC no. / membership certificate`, `RCMC certificate`),
  ),
  qd = Pd({
    kind: `exhibition`,
    typeLabel: `Exhibition`,
    heading: `EXHIBITION REIMBURSEMENT`,
    idPrefix: `EXH`,
    restPath: `reimbursement/exhibition/`,
    wizardPath: `/exhibition-reimbursement`,
    listLabel: `Exhibition`,
    notes: [...Wd, `At least 5 photos of the booth are needed.`],
    steps: [
      Gd,
      Kd,
      Fd(
        `FOB value of exports`,
        `Upload an appropriate CA certificate.`,
        Ud(`fob_value_certificate`, `FOB value of exports in the last financial year`, `FOB value certificate`),
      ),
      X(
        `Stall and hall`,
        Id(`stall_no`, `Stall no.`, { maxLength: 50 }),
        Id(`hall_no`, `Hall no.`, { maxLength: 50 }),
        Id(`exhibition_name`, `Name of the exhibition`, { optional: !0 }),
        Id(`exhibition_venue`, `Venue of the exhibition`, { optional: !0 }),
        Rd(`exhibition_date`, `First day of the exhibition`, { optional: !0 }),
      ),
      X(`Booking receipt`, Ud(`booking_receipt`, `Booking payment receipt or invoice`, `booking receipt`)),
      X(`MoU`, Hd(`has_mou`, `Was an MoU signed?`, [Ud(`mou_document`, `MoU document`, `MoU document`)])),
      Fd(
        `Booth photos`,
        `At least 5 photos, or one PDF of at least 5 pages.`,
        Ud(`booth_photos`, `Stall / booth photos`, `booth photos`, { maxFiles: 20, minPages: 5 }),
      ),
      X(`Company brochure`, Ud(`company_brochure`, `Company brochure, profile or directory`, `company brochure`)),
      X(`Fascia photo`, Ud(`fascia_photo`, `Photo of the fascia`, `fascia photo`)),
      X(
        `Authorized representative`,
        Ud(`representative_details`, `Details of the authorized representative, on letter head`, `representative details`),
      ),
    ],
  }),
  Jd = [`India`, `USA`, `UK`, `Canada`, `Australia`, `Germany`, `France`, `Japan`, `China`, `Brazil`, `Other`].map((e) => ({ value: e, label: e })),
  Yd = Pd({
    kind: `plant`,
    typeLabel: `Plant Registration`,
    heading: `PLANT REGISTRATION-REIMBURSEMENT`,
    idPrefix: `PLT`,
    restPath: `reimbursement/plant/`,
    wizardPath: `/plantregistration`,
    listLabel: `Plant Registration`,
    notes: Wd,
    steps: [
      Gd,
      Kd,
      X(`Country of origin`, zd(`country_of_origin`, `Country of origin`, Jd, { preset: `India` })),
      X(
        `GI location of the plant`,
        Ud(`gi_location_image`, `Image of the plant on a maps service`, `GI location image`, { accept: `image` }),
        Bd(`google_maps_link`, `Link to the plant on a maps service`),
      ),
      X(
        `ZED MSME loan`,
        Hd(`has_zed_msme_loan`, `Has a ZED MSME loan been availed?`, [Ud(`zed_msme_document`, `ZED MSME document`, `ZED MSME document`)]),
      ),
      X(`FOB export value`, Ld(`fob_export_value`, `FOB export value, in INR`)),
      X(`Country of plant`, zd(`country_of_plant`, `Country of plant`, Jd, { preset: `India` })),
      X(`Total export value`, Ld(`total_export_value`, `Total export value, in INR`)),
    ],
  }),
  Xd = {
    product: Pd({
      kind: `product`,
      typeLabel: `Product`,
      heading: `PRODUCT-REIMBURSEMENT`,
      idPrefix: `PRD`,
      restPath: `product-reimbursement/`,
      wizardPath: `/sidebar`,
      listLabel: `Products`,
      notes: Wd,
      steps: [
        Gd,
        Kd,
        Fd(
          `FOB value of exports`,
          `Upload an appropriate CA certificate.`,
          Ud(`export_value_certificate`, `FOB value of exports in the last financial year, in INR`, `export value certificate`),
        ),
        X(`Particulars of products registered`, Ud(`products_registered`, `Particulars of products registered`, `products registered`)),
        Fd(
          `Foreign certificate`,
          `Issued by the pharmaceuticals department of the foreign country, together with the registration fee receipt.`,
          Ud(
            `foreign_certificate`,
            `Certificate from the foreign country's pharmaceuticals department with registration fee receipt`,
            `foreign certificate`,
          ),
        ),
        X(
          `Indian mission certificate`,
          Hd(`has_mission_certificate`, `Is a certificate of the Indian mission, certifying the registration charges, enclosed?`, [
            Ud(`mission_certificate`, `Certificate of the Indian mission`, `mission certificate`, {
              hint: `Add an attested translation if it is not in English.`,
            }),
          ]),
        ),
        X(
          `Earlier claims`,
          Hd(`has_previous_claims`, `Have you claimed registration fees in the past?`, [
            Vd(`previous_claims_info`, `Earlier claim`, [
              zd(`product_name`, `Product type`, [
                { value: `consumable-disposable`, label: `Consumable & Disposable` },
                { value: `electronic-equipment`, label: `Electronic Equipment` },
                { value: `implant`, label: `Implant` },
                { value: `ivd-reagents`, label: `IVD Reagents` },
                { value: `surgical-instrument`, label: `Surgical Instrument` },
              ]),
              zd(`country_of_registration`, `Country of registration`, [
                { value: `india`, label: `India` },
                { value: `usa`, label: `USA` },
                { value: `uk`, label: `UK` },
                { value: `germany`, label: `Germany` },
                { value: `canada`, label: `Canada` },
              ]),
              Rd(`date_of_receipt`, `Date of receipt`, { notInFuture: !0 }),
              Ld(`amount_received`, `Amount received`),
            ]),
          ]),
        ),
        X(
          `Claims of this year`,
          Hd(`has_current_certificate`, `Have you claimed reimbursement this year?`, [
            Ud(`current_year_certificate`, `Copy of the foreign agency's registration certificate`, `current year certificate`, {
              missing: `upload`,
            }),
          ]),
        ),
        X(
          `Manufacturing licence`,
          Ud(`manufacturing_license`, `Manufacturing licence issued by the State Drugs Controller`, `manufacturing licence`, { missing: `upload` }),
        ),
      ],
    }),
    plant: Yd,
    exhibition: qd,
  },
  Zd = (e) => Xd[e],
  Qd = [`product`, `plant`, `exhibition`],
  $d = `modulepreload`,
  ef = function (e) {
    return `/` + e;
  },
  tf = {},
  nf = function (e) {
    return e.pathname.endsWith(`.css`);
  },
  rf = function (e, t, n) {
    if (t in e) return e[t];
    let r = n();
    if (!r) {
      e[t] = void 0;
      return;
    }
    let i = r.then(
      () => {
        e[t] = void 0;
      },
      (n) => {
        throw ((e[t] = void 0), n);
      },
    );
    return ((e[t] = i), i);
  },
  af = function (e, t, n) {
    let r = Promise.resolve();
    if (t && t.length > 0) {
      let e,
        i = document.querySelector(`meta[property=csp-nonce]`),
        a = i?.nonce || i?.getAttribute(`nonce`);
      function o(e) {
        return Promise.all(
          e.map((e) =>
            Promise.resolve(e).then(
              (e) => ({ status: `fulfilled`, value: e }),
              (e) => ({ status: `rejected`, reason: e }),
            ),
          ),
        );
      }
      function s(e) {
        return import.meta.resolve ? new URL(import.meta.resolve(e)) : new URL(e, import.meta.url);
      }
      r = o(
        t
          .map((t) => {
            t = ef(t, n);
            let r = s(t),
              i = nf(r);
            return rf(tf, r.href, () => {
              if (e === void 0) {
                e = { all: new Set(), styles: new Set() };
                let t = document.getElementsByTagName(`link`);
                for (let n = t.length - 1; n >= 0; n--) {
                  let r = t[n];
                  (e.all.add(r.href), r.rel === `stylesheet` && e.styles.add(r.href));
                }
              }
              if ((i ? e.styles : e.all).has(r.href)) return;
              let t = document.createElement(`link`);
              if (
                ((t.rel = i ? `stylesheet` : $d),
                i || (t.as = `script`),
                (t.crossOrigin = ``),
                (t.href = r.href),
                a && t.setAttribute(`nonce`, a),
                document.head.appendChild(t),
                i)
              )
                return new Promise((e, n) => {
                  let i = (a) => {
                    (t.removeEventListener(`load`, i),
                      t.removeEventListener(`error`, i),
                      a.type === `error` ? n(Error(`Unable to preload CSS for ${r}`)) : e(a));
                  };
                  (t.addEventListener(`load`, i), t.addEventListener(`error`, i));
                });
            });
          })
          .filter((e) => e !== void 0),
      );
    }
    function i(e) {
      let t = new Event(`vite:preloadError`, { cancelable: !0 });
      if (((t.payload = e), window.dispatchEvent(t), !t.defaultPrevented)) throw e;
    }
    return r.then((t) => {
      for (let e of t || []) e.status === `rejected` && i(e.reason);
      return e().catch(i);
    });
  },
  of = (e, t, n) => ({ path: e, access: t, load: n }),
  sf = [
    of(
      `/`,
      `anyone`,
      async () =>
        (
          await af(
            async () => {
              let { HomePage: e } = await import(`./home-page-BWGI5zvV.js`);
              return { HomePage: e };
            },
            __vite__mapDeps([0, 1, 2]),
          )
        ).HomePage,
    ),
    of(
      N.login,
      `anyone`,
      async () =>
        (
          await af(
            async () => {
              let { LoginPage: e } = await import(`./login-page-Cw03FZHY.js`);
              return { LoginPage: e };
            },
            __vite__mapDeps([3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
          )
        ).LoginPage,
    ),
    of(
      N.activate,
      `anyone`,
      async () =>
        (
          await af(
            async () => {
              let { ActivatePage: e } = await import(`./activate-page-DF-SMjy5.js`);
              return { ActivatePage: e };
            },
            __vite__mapDeps([15, 1, 2, 16, 8, 5, 4, 6, 9, 12, 17, 13, 14, 7, 10, 11, 18, 19, 20, 21]),
          )
        ).ActivatePage,
    ),
    of(
      N.councilHome,
      `EPCMD_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { AdminPanelPage: e } = await import(`./admin-panel-page-C2azNEEo.js`);
              return { AdminPanelPage: e };
            },
            __vite__mapDeps([
              22, 4, 2, 5, 1, 6, 8, 9, 23, 24, 25, 26, 12, 27, 19, 20, 28, 11, 7, 10, 29, 30, 31, 16, 17, 32, 33, 34, 35, 36, 18, 37, 38, 39,
            ]),
          )
        ).AdminPanelPage,
    ),
    of(
      `${N.councilHome}/adminPanel`,
      `EPCMD_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { AdminPanelPage: e } = await import(`./admin-panel-page-C2azNEEo.js`);
              return { AdminPanelPage: e };
            },
            __vite__mapDeps([
              22, 4, 2, 5, 1, 6, 8, 9, 23, 24, 25, 26, 12, 27, 19, 20, 28, 11, 7, 10, 29, 30, 31, 16, 17, 32, 33, 34, 35, 36, 18, 37, 38, 39,
            ]),
          )
        ).AdminPanelPage,
    ),
    of(
      `${N.councilHome}/reimbursements`,
      `EPCMD_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { ReimbursementsPage: e } = await import(`./reimbursements-page-NF_X8gKl.js`);
              return { ReimbursementsPage: e };
            },
            __vite__mapDeps([40, 1, 2, 38]),
          )
        ).ReimbursementsPage,
    ),
    of(
      `${N.councilHome}/notifications`,
      `EPCMD_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { CouncilNotificationsPage: e } = await import(`./notifications-page-DJ-LXcJg.js`);
              return { CouncilNotificationsPage: e };
            },
            __vite__mapDeps([41, 4, 2, 5, 1, 6, 42, 33, 16, 8, 9, 12, 17, 38, 43, 44, 31, 32, 36, 37, 39, 26, 27]),
          )
        ).CouncilNotificationsPage,
    ),
    of(
      `${N.councilHome}/reports`,
      `EPCMD_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { CouncilReportsPage: e } = await import(`./reports-page-CpzdCMrD.js`);
              return { CouncilReportsPage: e };
            },
            __vite__mapDeps([45, 4, 2, 5, 1, 6, 46, 10, 31, 16, 8, 9, 12, 17, 32, 20, 47, 29, 37, 38, 39, 26, 27]),
          )
        ).CouncilReportsPage,
    ),
    of(
      `${N.councilHome}/invoices`,
      `EPCMD_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { CouncilComingSoonPage: e } = await import(`./coming-soon-page-BMbSdJxG.js`);
              return { CouncilComingSoonPage: e };
            },
            __vite__mapDeps([48, 1, 2, 16, 8, 5, 4, 6, 9, 12, 17, 37, 38, 39, 26, 27]),
          )
        ).CouncilComingSoonPage,
    ),
    of(
      `${N.councilHome}/fairs`,
      `EPCMD_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { CouncilComingSoonPage: e } = await import(`./coming-soon-page-BMbSdJxG.js`);
              return { CouncilComingSoonPage: e };
            },
            __vite__mapDeps([48, 1, 2, 16, 8, 5, 4, 6, 9, 12, 17, 37, 38, 39, 26, 27]),
          )
        ).CouncilComingSoonPage,
    ),
    of(
      `${N.councilHome}/circulars`,
      `EPCMD_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { CouncilComingSoonPage: e } = await import(`./coming-soon-page-BMbSdJxG.js`);
              return { CouncilComingSoonPage: e };
            },
            __vite__mapDeps([48, 1, 2, 16, 8, 5, 4, 6, 9, 12, 17, 37, 38, 39, 26, 27]),
          )
        ).CouncilComingSoonPage,
    ),
    of(
      `${N.councilHome}/:section`,
      `EPCMD_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { ReviewListPage: e } = await import(`./review-list-page-5c24X9O8.js`);
              return { ReviewListPage: e };
            },
            __vite__mapDeps([
              49, 1, 2, 38, 4, 5, 6, 50, 51, 18, 19, 8, 9, 52, 10, 20, 30, 31, 16, 12, 17, 32, 33, 34, 35, 36, 53, 54, 37, 39, 26, 27,
            ]),
          )
        ).ReviewListPage,
    ),
    of(
      `${N.councilHome}/:section/:id`,
      `EPCMD_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { ReviewDetailPage: e } = await import(`./review-detail-page-BmVdEe5K.js`);
              return { ReviewDetailPage: e };
            },
            __vite__mapDeps([
              55, 1, 2, 38, 4, 5, 6, 53, 20, 16, 8, 9, 12, 17, 56, 10, 57, 47, 58, 34, 35, 54, 59, 24, 60, 61, 44, 11, 51, 18, 19, 52, 62, 26, 27, 37,
              39, 63,
            ]),
          )
        ).ReviewDetailPage,
    ),
    of(
      N.dgftHome,
      `DGFT_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { DecisionHomePage: e } = await import(`./decision-home-page-B9jpW23V.js`);
              return { DecisionHomePage: e };
            },
            __vite__mapDeps([64, 1, 2, 38]),
          )
        ).DecisionHomePage,
    ),
    of(
      `${N.dgftHome}/notifications`,
      `DGFT_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { DgftNotificationsPage: e } = await import(`./notifications-page-Bv2QuA0n.js`);
              return { DgftNotificationsPage: e };
            },
            __vite__mapDeps([65, 4, 2, 5, 1, 6, 42, 33, 16, 8, 9, 12, 17, 38, 43, 66, 39, 26, 27]),
          )
        ).DgftNotificationsPage,
    ),
    of(
      `${N.dgftHome}/reports`,
      `DGFT_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { DgftReportsPage: e } = await import(`./reports-page-kxj0eMvn.js`);
              return { DgftReportsPage: e };
            },
            __vite__mapDeps([67, 1, 2, 4, 5, 6, 46, 10, 31, 16, 8, 9, 12, 17, 32, 20, 47, 29, 66, 38, 39, 26, 27]),
          )
        ).DgftReportsPage,
    ),
    of(
      `${N.dgftHome}/:section`,
      `DGFT_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { DecisionListPage: e } = await import(`./decision-list-page-BUGnM4Hf.js`);
              return { DecisionListPage: e };
            },
            __vite__mapDeps([
              68, 1, 2, 38, 4, 5, 6, 44, 50, 51, 18, 19, 8, 9, 52, 10, 20, 30, 31, 16, 12, 17, 32, 33, 34, 35, 36, 53, 54, 66, 39, 26, 27,
            ]),
          )
        ).DecisionListPage,
    ),
    of(
      `${N.dgftHome}/:section/:id`,
      `DGFT_ADMIN`,
      async () =>
        (
          await af(
            async () => {
              let { DecisionDetailPage: e } = await import(`./decision-detail-page-BMX5914I.js`);
              return { DecisionDetailPage: e };
            },
            __vite__mapDeps([69, 1, 2, 38, 4, 5, 6, 16, 8, 9, 12, 17, 44, 56, 10, 57, 47, 58, 34, 35, 53, 20, 54, 60, 61, 70, 14, 66, 39, 26, 27]),
          )
        ).DecisionDetailPage,
    ),
    of(
      N.memberHome,
      `MEMBER`,
      async () =>
        (
          await af(
            async () => {
              let { ReimbursementsPage: e } = await import(`./reimbursements-page-DE0QbSWS.js`);
              return { ReimbursementsPage: e };
            },
            __vite__mapDeps([71, 1, 2, 38, 4, 5, 6, 8, 9, 31, 16, 12, 17, 32, 23, 33, 34, 35, 72, 26, 27, 54, 73, 74]),
          )
        ).ReimbursementsPage,
    ),
    of(
      `${N.memberHome}/notifications`,
      `MEMBER`,
      async () =>
        (
          await af(
            async () => {
              let { MemberNotificationsPage: e } = await import(`./notifications-page-CUnCQpoV.js`);
              return { MemberNotificationsPage: e };
            },
            __vite__mapDeps([75, 4, 2, 5, 1, 6, 42, 33, 16, 8, 9, 12, 17, 38, 43, 72, 26, 27]),
          )
        ).MemberNotificationsPage,
    ),
    of(
      `${N.memberHome}/invoices`,
      `MEMBER`,
      async () =>
        (
          await af(
            async () => {
              let { MemberComingSoonPage: e } = await import(`./coming-soon-page-8JyWS6bE.js`);
              return { MemberComingSoonPage: e };
            },
            __vite__mapDeps([76, 1, 2, 4, 5, 6, 16, 8, 9, 12, 17, 72, 26, 27, 38]),
          )
        ).MemberComingSoonPage,
    ),
    of(
      `${N.memberHome}/fairs`,
      `MEMBER`,
      async () =>
        (
          await af(
            async () => {
              let { MemberComingSoonPage: e } = await import(`./coming-soon-page-8JyWS6bE.js`);
              return { MemberComingSoonPage: e };
            },
            __vite__mapDeps([76, 1, 2, 4, 5, 6, 16, 8, 9, 12, 17, 72, 26, 27, 38]),
          )
        ).MemberComingSoonPage,
    ),
    of(
      `${N.memberHome}/circulars`,
      `MEMBER`,
      async () =>
        (
          await af(
            async () => {
              let { MemberComingSoonPage: e } = await import(`./coming-soon-page-8JyWS6bE.js`);
              return { MemberComingSoonPage: e };
            },
            __vite__mapDeps([76, 1, 2, 4, 5, 6, 16, 8, 9, 12, 17, 72, 26, 27, 38]),
          )
        ).MemberComingSoonPage,
    ),
    of(
      `${N.memberHome}/:section`,
      `MEMBER`,
      async () =>
        (
          await af(
            async () => {
              let { ReimbursementsPage: e } = await import(`./reimbursements-page-DE0QbSWS.js`);
              return { ReimbursementsPage: e };
            },
            __vite__mapDeps([71, 1, 2, 38, 4, 5, 6, 8, 9, 31, 16, 12, 17, 32, 23, 33, 34, 35, 72, 26, 27, 54, 73, 74]),
          )
        ).ReimbursementsPage,
    ),
    of(
      `${N.memberHome}/reimbursements/:id`,
      `MEMBER`,
      async () =>
        (
          await af(
            async () => {
              let { ReimbursementPage: e } = await import(`./reimbursement-page-B1nfzGFc.js`);
              return { ReimbursementPage: e };
            },
            __vite__mapDeps([
              77, 1, 2, 8, 5, 4, 6, 9, 59, 24, 16, 12, 17, 34, 35, 57, 10, 47, 58, 78, 18, 19, 20, 28, 11, 44, 72, 26, 27, 38, 73, 74, 79, 60, 61, 7,
              70, 14, 54,
            ]),
          )
        ).ReimbursementPage,
    ),
    ...Qd.map((e) =>
      of(
        Zd(e).wizardPath,
        `anyone`,
        async () =>
          (
            await af(
              async () => {
                let { WizardPage: e } = await import(`./wizard-page-D3cuhz96.js`);
                return { WizardPage: e };
              },
              __vite__mapDeps([
                80, 4, 2, 5, 1, 6, 44, 72, 26, 8, 9, 12, 27, 38, 10, 78, 18, 19, 57, 16, 17, 47, 58, 20, 28, 11, 73, 74, 79, 7, 70, 14, 25, 29, 59,
                24, 34, 35, 62, 81,
              ]),
            )
          ).WizardPage,
      ),
    ),
  ],
  cf = [...new Set(sf.map(({ access: e }) => e))],
  lf = (e) => ({
    ...(e === `anyone` ? {} : { element: (0, z.jsx)(Nd, { role: e }) }),
    children: sf
      .filter((t) => t.access === e)
      .map(({ path: e, load: t }) => ({ path: e, lazy: async () => ({ Component: await t() }), HydrateFallback: Od })),
  });
function uf() {
  return (0, z.jsxs)(z.Fragment, { children: [(0, z.jsx)(le, {}), (0, z.jsx)(yd, {}), (0, z.jsx)(ae, {})] });
}
var df = [],
  ff = () =>
    ce([
      {
        element: (0, z.jsx)(uf, {}),
        HydrateFallback: Od,
        children: [{ errorElement: (0, z.jsx)(Md, {}), children: [...cf.map(lf), { path: `*`, element: (0, z.jsx)(Ad, {}) }] }],
      },
      ...df,
    ]);
function pf() {
  let [e] = (0, L.useState)(ff);
  return (0, z.jsx)(Ru, { children: (0, z.jsx)(gt, { router: e }) });
}
var Z = document.getElementById(`root`);
if (Z === null) throw Error(`index.html has no element with the id root`);
(0, gu.createRoot)(Z).render((0, z.jsx)(L.StrictMode, { children: (0, z.jsx)(pf, {}) }));
export {
  _o as $,
  K as A,
  yc as B,
  Y as C,
  vt as Ct,
  ed as D,
  Qu as E,
  Tl as F,
  Ks as G,
  Qs as H,
  Qc as I,
  Us as J,
  Gs as K,
  Jc as L,
  Gu as M,
  Hu as N,
  q as O,
  zu as P,
  xo as Q,
  Mc as R,
  nd as S,
  yt as St,
  Yu as T,
  Zs as U,
  ac as V,
  Ys as W,
  Oo as X,
  Bs as Y,
  Do as Z,
  sd as _,
  an as _t,
  Od as a,
  ro as at,
  ad as b,
  St as bt,
  wd as c,
  Sa as ct,
  xd as d,
  _a as dt,
  mo as et,
  Sd as f,
  va as ft,
  ud as g,
  wn as gt,
  dd as h,
  zn as ht,
  Xd as i,
  Za as it,
  Xu as j,
  Zu as k,
  Td as l,
  Ca as lt,
  md as m,
  ta as mt,
  Qd as n,
  so as nt,
  jd as o,
  wa as ot,
  pd as p,
  xa as pt,
  Ws as q,
  Zd as r,
  to as rt,
  Ad as s,
  ba as st,
  af as t,
  uo as tt,
  Ed as u,
  ya as ut,
  ld as v,
  tn as vt,
  td as w,
  id as x,
  xt,
  cd as y,
  wt as yt,
  bc as z,
};
