import { a as e, n as t, r as n, t as r } from "./jsx-runtime-Wy9s6hX0.js";
import { A as i, F as a, O as o, P as s, c, l, r as u, t as d } from "./Box-1EkfdRjd.js";
import { c as f, i as p, u as m } from "./CheckIcon-Cp5vdiKO.js";
import { a as h, i as g, o as _ } from "./use-unread-count-B7DiI5Lk.js";
import { B as v, H as y } from "./council-mark-CuNWYdZm.js";
import { t as b } from "./use-resolved-styles-api-C6TysQin.js";
import { n as x } from "./InputBase-CjgAarSM.js";
import { P as S, S as C } from "./index-D_iDA8SX.js";
import { a as w, d as T } from "./schemas-Bvbep7Tl.js";
import { n as E } from "./confirm-dialog-CNoIJBvv.js";
function D(e, t, n) {
  return t === void 0 && n === void 0
    ? e
    : t !== void 0 && n === void 0
      ? Math.max(e, t)
      : Math.min(t === void 0 && n !== void 0 ? e : Math.max(e, t), n);
}
var O = n((e, t, n) => {
    (function (n, r) {
      typeof e == `object` && t !== void 0
        ? (t.exports = r())
        : typeof define == `function` && define.amd
          ? define(r)
          : ((n = typeof globalThis < `u` ? globalThis : n || self).dayjs = r());
    })(n, function () {
      var e = 1e3,
        t = 6e4,
        n = 36e5,
        r = `millisecond`,
        i = `second`,
        a = `minute`,
        o = `hour`,
        s = `day`,
        c = `week`,
        l = `month`,
        u = `quarter`,
        d = `year`,
        f = `date`,
        p = `Invalid Date`,
        m = /^(\d{4})[-/]?(\d{1,2})?[-/]?(\d{0,2})[Tt\s]*(\d{1,2})?:?(\d{1,2})?:?(\d{1,2})?[.:]?(\d+)?$/,
        h = /\[([^\]]+)]|YYYY|YY|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|a|A|m{1,2}|s{1,2}|Z{1,2}|SSS/g,
        g = {
          name: `en`,
          weekdays: `Sunday_Monday_Tuesday_Wednesday_Thursday_Friday_Saturday`.split(`_`),
          months: `January_February_March_April_May_June_July_August_September_October_November_December`.split(`_`),
          ordinal: function (e) {
            var t = [`th`, `st`, `nd`, `rd`],
              n = e % 100;
            return `[` + e + (t[(n - 20) % 10] || t[n] || t[0]) + `]`;
          },
        },
        _ = function (e, t, n) {
          var r = String(e);
          return !r || r.length >= t ? e : `` + Array(t + 1 - r.length).join(n) + e;
        },
        v = {
          s: _,
          z: function (e) {
            var t = -e.utcOffset(),
              n = Math.abs(t),
              r = Math.floor(n / 60),
              i = n % 60;
            return (t <= 0 ? `+` : `-`) + _(r, 2, `0`) + `:` + _(i, 2, `0`);
          },
          m: function e(t, n) {
            if (t.date() < n.date()) return -e(n, t);
            var r = 12 * (n.year() - t.year()) + (n.month() - t.month()),
              i = t.clone().add(r, l),
              a = n - i < 0,
              o = t.clone().add(r + (a ? -1 : 1), l);
            return +(-(r + (n - i) / (a ? i - o : o - i)) || 0);
          },
          a: function (e) {
            return e < 0 ? Math.ceil(e) || 0 : Math.floor(e);
          },
          p: function (e) {
            return (
              { M: l, y: d, w: c, d: s, D: f, h: o, m: a, s: i, ms: r, Q: u }[e] ||
              String(e || ``)
                .toLowerCase()
                .replace(/s$/, ``)
            );
          },
          u: function (e) {
            return e === void 0;
          },
        },
        y = `en`,
        b = {};
      b[y] = g;
      var x = `$isDayjsObject`,
        S = function (e) {
          return e instanceof E || !(!e || !e[x]);
        },
        C = function e(t, n, r) {
          var i;
          if (!t) return y;
          if (typeof t == `string`) {
            var a = t.toLowerCase();
            (b[a] && (i = a), n && ((b[a] = n), (i = a)));
            var o = t.split(`-`);
            if (!i && o.length > 1) return e(o[0]);
          } else {
            var s = t.name;
            ((b[s] = t), (i = s));
          }
          return (!r && i && (y = i), i || (!r && y));
        },
        w = function (e, t) {
          if (S(e)) return e.clone();
          var n = typeof t == `object` ? t : {};
          return ((n.date = e), (n.args = arguments), new E(n));
        },
        T = v;
      ((T.l = C),
        (T.i = S),
        (T.w = function (e, t) {
          return w(e, { locale: t.$L, utc: t.$u, x: t.$x, $offset: t.$offset });
        }));
      var E = (function () {
          function g(e) {
            ((this.$L = C(e.locale, null, !0)), this.parse(e), (this.$x = this.$x || e.x || {}), (this[x] = !0));
          }
          var _ = g.prototype;
          return (
            (_.parse = function (e) {
              ((this.$d = (function (e) {
                var t = e.date,
                  n = e.utc;
                if (t === null) return new Date(NaN);
                if (T.u(t)) return new Date();
                if (t instanceof Date) return new Date(t);
                if (typeof t == `string` && !/Z$/i.test(t)) {
                  var r = t.match(m);
                  if (r) {
                    var i = r[2] - 1 || 0,
                      a = (r[7] || `0`).substring(0, 3);
                    return n
                      ? new Date(Date.UTC(r[1], i, r[3] || 1, r[4] || 0, r[5] || 0, r[6] || 0, a))
                      : new Date(r[1], i, r[3] || 1, r[4] || 0, r[5] || 0, r[6] || 0, a);
                  }
                }
                return new Date(t);
              })(e)),
                this.init());
            }),
            (_.init = function () {
              var e = this.$d;
              ((this.$y = e.getFullYear()),
                (this.$M = e.getMonth()),
                (this.$D = e.getDate()),
                (this.$W = e.getDay()),
                (this.$H = e.getHours()),
                (this.$m = e.getMinutes()),
                (this.$s = e.getSeconds()),
                (this.$ms = e.getMilliseconds()));
            }),
            (_.$utils = function () {
              return T;
            }),
            (_.isValid = function () {
              return this.$d.toString() !== p;
            }),
            (_.isSame = function (e, t) {
              var n = w(e);
              return this.startOf(t) <= n && n <= this.endOf(t);
            }),
            (_.isAfter = function (e, t) {
              return w(e) < this.startOf(t);
            }),
            (_.isBefore = function (e, t) {
              return this.endOf(t) < w(e);
            }),
            (_.$g = function (e, t, n) {
              return T.u(e) ? this[t] : this.set(n, e);
            }),
            (_.unix = function () {
              return Math.floor(this.valueOf() / 1e3);
            }),
            (_.valueOf = function () {
              return this.$d.getTime();
            }),
            (_.startOf = function (e, t) {
              var n = this,
                r = !!T.u(t) || t,
                u = T.p(e),
                p = function (e, t) {
                  var i = T.w(n.$u ? Date.UTC(n.$y, t, e) : new Date(n.$y, t, e), n);
                  return r ? i : i.endOf(s);
                },
                m = function (e, t) {
                  return T.w(n.toDate()[e].apply(n.toDate(`s`), (r ? [0, 0, 0, 0] : [23, 59, 59, 999]).slice(t)), n);
                },
                h = this.$W,
                g = this.$M,
                _ = this.$D,
                v = `set` + (this.$u ? `UTC` : ``);
              switch (u) {
                case d:
                  return r ? p(1, 0) : p(31, 11);
                case l:
                  return r ? p(1, g) : p(0, g + 1);
                case c:
                  var y = this.$locale().weekStart || 0,
                    b = (h < y ? h + 7 : h) - y;
                  return p(r ? _ - b : _ + (6 - b), g);
                case s:
                case f:
                  return m(v + `Hours`, 0);
                case o:
                  return m(v + `Minutes`, 1);
                case a:
                  return m(v + `Seconds`, 2);
                case i:
                  return m(v + `Milliseconds`, 3);
                default:
                  return this.clone();
              }
            }),
            (_.endOf = function (e) {
              return this.startOf(e, !1);
            }),
            (_.$set = function (e, t) {
              var n,
                c = T.p(e),
                u = `set` + (this.$u ? `UTC` : ``),
                p = ((n = {}),
                (n[s] = u + `Date`),
                (n[f] = u + `Date`),
                (n[l] = u + `Month`),
                (n[d] = u + `FullYear`),
                (n[o] = u + `Hours`),
                (n[a] = u + `Minutes`),
                (n[i] = u + `Seconds`),
                (n[r] = u + `Milliseconds`),
                n)[c],
                m = c === s ? this.$D + (t - this.$W) : t;
              if (c === l || c === d) {
                var h = this.clone().set(f, 1);
                (h.$d[p](m), h.init(), (this.$d = h.set(f, Math.min(this.$D, h.daysInMonth())).$d));
              } else p && this.$d[p](m);
              return (this.init(), this);
            }),
            (_.set = function (e, t) {
              return this.clone().$set(e, t);
            }),
            (_.get = function (e) {
              return this[T.p(e)]();
            }),
            (_.add = function (r, u) {
              var f,
                p = this;
              r = Number(r);
              var m = T.p(u),
                h = function (e) {
                  var t = w(p);
                  return T.w(t.date(t.date() + Math.round(e * r)), p);
                };
              if (m === l) return this.set(l, this.$M + r);
              if (m === d) return this.set(d, this.$y + r);
              if (m === s) return h(1);
              if (m === c) return h(7);
              var g = ((f = {}), (f[a] = t), (f[o] = n), (f[i] = e), f)[m] || 1,
                _ = this.$d.getTime() + r * g;
              return T.w(_, this);
            }),
            (_.subtract = function (e, t) {
              return this.add(-1 * e, t);
            }),
            (_.format = function (e) {
              var t = this,
                n = this.$locale();
              if (!this.isValid()) return n.invalidDate || p;
              var r = e || `YYYY-MM-DDTHH:mm:ssZ`,
                i = T.z(this),
                a = this.$H,
                o = this.$m,
                s = this.$M,
                c = n.weekdays,
                l = n.months,
                u = n.meridiem,
                d = function (e, n, i, a) {
                  return (e && (e[n] || e(t, r))) || i[n].slice(0, a);
                },
                f = function (e) {
                  return T.s(a % 12 || 12, e, `0`);
                },
                m =
                  u ||
                  function (e, t, n) {
                    var r = e < 12 ? `AM` : `PM`;
                    return n ? r.toLowerCase() : r;
                  };
              return r.replace(h, function (e, r) {
                return (
                  r ||
                  (function (e) {
                    switch (e) {
                      case `YY`:
                        return String(t.$y).slice(-2);
                      case `YYYY`:
                        return T.s(t.$y, 4, `0`);
                      case `M`:
                        return s + 1;
                      case `MM`:
                        return T.s(s + 1, 2, `0`);
                      case `MMM`:
                        return d(n.monthsShort, s, l, 3);
                      case `MMMM`:
                        return d(l, s);
                      case `D`:
                        return t.$D;
                      case `DD`:
                        return T.s(t.$D, 2, `0`);
                      case `d`:
                        return String(t.$W);
                      case `dd`:
                        return d(n.weekdaysMin, t.$W, c, 2);
                      case `ddd`:
                        return d(n.weekdaysShort, t.$W, c, 3);
                      case `dddd`:
                        return c[t.$W];
                      case `H`:
                        return String(a);
                      case `HH`:
                        return T.s(a, 2, `0`);
                      case `h`:
                        return f(1);
                      case `hh`:
                        return f(2);
                      case `a`:
                        return m(a, o, !0);
                      case `A`:
                        return m(a, o, !1);
                      case `m`:
                        return String(o);
                      case `mm`:
                        return T.s(o, 2, `0`);
                      case `s`:
                        return String(t.$s);
                      case `ss`:
                        return T.s(t.$s, 2, `0`);
                      case `SSS`:
                        return T.s(t.$ms, 3, `0`);
                      case `Z`:
                        return i;
                    }
                    return null;
                  })(e) ||
                  i.replace(`:`, ``)
                );
              });
            }),
            (_.utcOffset = function () {
              return 15 * -Math.round(this.$d.getTimezoneOffset() / 15);
            }),
            (_.diff = function (r, f, p) {
              var m,
                h = this,
                g = T.p(f),
                _ = w(r),
                v = (_.utcOffset() - this.utcOffset()) * t,
                y = this - _,
                b = function () {
                  return T.m(h, _);
                };
              switch (g) {
                case d:
                  m = b() / 12;
                  break;
                case l:
                  m = b();
                  break;
                case u:
                  m = b() / 3;
                  break;
                case c:
                  m = (y - v) / 6048e5;
                  break;
                case s:
                  m = (y - v) / 864e5;
                  break;
                case o:
                  m = y / n;
                  break;
                case a:
                  m = y / t;
                  break;
                case i:
                  m = y / e;
                  break;
                default:
                  m = y;
              }
              return p ? m : T.a(m);
            }),
            (_.daysInMonth = function () {
              return this.endOf(l).$D;
            }),
            (_.$locale = function () {
              return b[this.$L];
            }),
            (_.locale = function (e, t) {
              if (!e) return this.$L;
              var n = this.clone(),
                r = C(e, t, !0);
              return (r && (n.$L = r), n);
            }),
            (_.clone = function () {
              return T.w(this.$d, this);
            }),
            (_.toDate = function () {
              return new Date(this.valueOf());
            }),
            (_.toJSON = function () {
              return this.isValid() ? this.toISOString() : null;
            }),
            (_.toISOString = function () {
              return this.$d.toISOString();
            }),
            (_.toString = function () {
              return this.$d.toUTCString();
            }),
            g
          );
        })(),
        D = E.prototype;
      return (
        (w.prototype = D),
        [
          [`$ms`, r],
          [`$s`, i],
          [`$m`, a],
          [`$H`, o],
          [`$W`, s],
          [`$M`, l],
          [`$y`, d],
          [`$D`, f],
        ].forEach(function (e) {
          D[e[1]] = function (t) {
            return this.$g(t, e[0], e[1]);
          };
        }),
        (w.extend = function (e, t) {
          return ((e.$i ||= (e(t, E, w), !0)), w);
        }),
        (w.locale = C),
        (w.isDayjs = S),
        (w.unix = function (e) {
          return w(1e3 * e);
        }),
        (w.en = b[y]),
        (w.Ls = b),
        (w.p = {}),
        w
      );
    });
  }),
  k = e(t(), 1),
  A = r(),
  j = e(O(), 1);
function M({ direction: e, levelIndex: t, rowIndex: n, cellIndex: r, size: i }) {
  switch (e) {
    case `up`:
      return t === 0 && n === 0
        ? null
        : n === 0
          ? { levelIndex: t - 1, rowIndex: r <= i[t - 1][i[t - 1].length - 1] - 1 ? i[t - 1].length - 1 : i[t - 1].length - 2, cellIndex: r }
          : { levelIndex: t, rowIndex: n - 1, cellIndex: r };
    case `down`:
      return n === i[t].length - 1 || (n === i[t].length - 2 && r >= i[t][i[t].length - 1])
        ? { levelIndex: t + 1, rowIndex: 0, cellIndex: r }
        : { levelIndex: t, rowIndex: n + 1, cellIndex: r };
    case `left`:
      return t === 0 && n === 0 && r === 0
        ? null
        : n === 0 && r === 0
          ? { levelIndex: t - 1, rowIndex: i[t - 1].length - 1, cellIndex: i[t - 1][i[t - 1].length - 1] - 1 }
          : r === 0
            ? { levelIndex: t, rowIndex: n - 1, cellIndex: i[t][n - 1] - 1 }
            : { levelIndex: t, rowIndex: n, cellIndex: r - 1 };
    case `right`:
      return n === i[t].length - 1 && r === i[t][n] - 1
        ? { levelIndex: t + 1, rowIndex: 0, cellIndex: 0 }
        : r === i[t][n] - 1
          ? { levelIndex: t, rowIndex: n + 1, cellIndex: 0 }
          : { levelIndex: t, rowIndex: n, cellIndex: r + 1 };
    default:
      return { levelIndex: t, rowIndex: n, cellIndex: r };
  }
}
function N({ controlsRef: e, direction: t, levelIndex: n, rowIndex: r, cellIndex: i, size: a }) {
  let o = M({ direction: t, size: a, rowIndex: r, cellIndex: i, levelIndex: n });
  if (!o) return;
  let s = e.current?.[o.levelIndex]?.[o.rowIndex]?.[o.cellIndex];
  s &&
    (s.disabled || s.getAttribute(`data-hidden`) || s.getAttribute(`data-outside`)
      ? N({ controlsRef: e, direction: t, levelIndex: o.levelIndex, cellIndex: o.cellIndex, rowIndex: o.rowIndex, size: a })
      : s.focus());
}
function P(e) {
  switch (e) {
    case `ArrowDown`:
      return `down`;
    case `ArrowUp`:
      return `up`;
    case `ArrowRight`:
      return `right`;
    case `ArrowLeft`:
      return `left`;
    default:
      return null;
  }
}
function F(e) {
  return e.current?.map((e) => e.map((e) => e.length));
}
function I({ controlsRef: e, levelIndex: t, rowIndex: n, cellIndex: r, event: i }) {
  let a = P(i.key);
  a && (i.preventDefault(), N({ controlsRef: e, direction: a, levelIndex: t, rowIndex: n, cellIndex: r, size: F(e) }));
}
function L(e) {
  return e == null || e === `` ? e : (0, j.default)(e).format(`YYYY-MM-DD`);
}
function R(e) {
  return e == null || e === `` ? e : (0, j.default)(e).format(`YYYY-MM-DD HH:mm:ss`);
}
function z({ minDate: e, maxDate: t }) {
  let n = (0, j.default)();
  return !e && !t ? L(n) : e && (0, j.default)(n).isBefore(e) ? L(e) : t && (0, j.default)(n).isAfter(t) ? L(t) : L(n);
}
var B = (0, k.createContext)({ locale: `en`, firstDayOfWeek: 1, weekendDays: [0, 6], labelSeparator: `–`, consistentWeeks: !1 });
function V() {
  let e = (0, k.use)(B),
    t = (0, k.useCallback)((t) => t || e.locale, [e.locale]),
    n = (0, k.useCallback)((t) => (typeof t == `number` ? t : e.firstDayOfWeek), [e.firstDayOfWeek]),
    r = (0, k.useCallback)((t) => (Array.isArray(t) ? t : e.weekendDays), [e.weekendDays]),
    i = (0, k.useCallback)((t) => (typeof t == `string` ? t : e.labelSeparator), [e.labelSeparator]);
  return { ...e, getLocale: t, getFirstDayOfWeek: n, getWeekendDays: r, getLabelSeparator: i };
}
function H({ value: e, type: t, withTime: n }) {
  let r = n ? R : L;
  if (t === `range` && Array.isArray(e)) {
    let t = r(e[0]),
      n = r(e[1]);
    return t ? (n ? `${t} – ${n}` : `${t} –`) : ``;
  }
  return t === `multiple` && Array.isArray(e) ? e.filter(Boolean).join(`, `) : !Array.isArray(e) && e ? r(e) : ``;
}
function U({ value: e, type: t, name: n, form: r, withTime: i = !1 }) {
  return (0, A.jsx)(`input`, { type: `hidden`, value: H({ value: e, type: t, withTime: i }), name: n, form: r });
}
U.displayName = `@mantine/dates/HiddenDatesInput`;
var W = { day: `m_396ce5cb` },
  G = o((e, { size: t }) => ({ day: { "--day-size": s(t, `day-size`) } })),
  K = u((e) => {
    let t = l(`Day`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        date: u,
        disabled: d,
        __staticSelector: f,
        weekend: p,
        outside: m,
        selected: h,
        renderDay: g,
        inRange: _,
        firstInRange: y,
        lastInRange: b,
        hidden: x,
        static: S,
        highlightToday: C,
        fullWidth: w,
        attributes: T,
        ...E
      } = t,
      D = c({
        name: f || `Day`,
        classes: W,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: T,
        vars: s,
        varsResolver: G,
        rootSelector: `day`,
      });
    return (0, A.jsx)(v, {
      ...D(`day`, { style: x ? { display: `none` } : void 0 }),
      component: S ? `div` : `button`,
      disabled: d,
      "data-today": (0, j.default)(u).isSame(new Date(), `day`) || void 0,
      "data-hidden": x || void 0,
      "data-highlight-today": C || void 0,
      "data-disabled": d || void 0,
      "data-weekend": (!d && !m && p) || void 0,
      "data-outside": (!d && m) || void 0,
      "data-selected": (!d && h) || void 0,
      "data-in-range": (_ && !d) || void 0,
      "data-first-in-range": (y && !d) || void 0,
      "data-last-in-range": (b && !d) || void 0,
      "data-static": S || void 0,
      "data-full-width": w || void 0,
      unstyled: o,
      ...E,
      children: g?.(u) || (0, j.default)(u).date(),
    });
  });
((K.classes = W), (K.varsResolver = G), (K.displayName = `@mantine/dates/Day`));
function q({ locale: e, format: t = `dd`, firstDayOfWeek: n = 1 }) {
  let r = (0, j.default)().day(n),
    i = [];
  for (let n = 0; n < 7; n += 1)
    typeof t == `string`
      ? i.push((0, j.default)(r).add(n, `days`).locale(e).format(t))
      : i.push(t((0, j.default)(r).add(n, `days`).format(`YYYY-MM-DD`)));
  return i;
}
var ee = { weekday: `m_18a3eca` },
  J = o((e, { size: t }) => ({ weekdaysRow: { "--wr-fz": i(t), "--wr-spacing": a(t) } })),
  Y = u((e) => {
    let t = l(`WeekdaysRow`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        locale: u,
        firstDayOfWeek: f,
        weekdayFormat: p,
        cellComponent: m = `th`,
        __staticSelector: h,
        withWeekNumbers: g,
        attributes: _,
        ...v
      } = t,
      y = c({
        name: h || `WeekdaysRow`,
        classes: ee,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: _,
        vars: s,
        varsResolver: J,
        rootSelector: `weekdaysRow`,
      }),
      b = V(),
      x = q({ locale: b.getLocale(u), format: p, firstDayOfWeek: b.getFirstDayOfWeek(f) }).map((e, t) =>
        (0, A.jsx)(m, { ...y(`weekday`), children: e }, t),
      );
    return (0, A.jsxs)(d, { component: `tr`, ...y(`weekdaysRow`), ...v, children: [g && (0, A.jsx)(m, { ...y(`weekday`), children: `#` }), x] });
  });
((Y.classes = ee), (Y.varsResolver = J), (Y.displayName = `@mantine/dates/WeekdaysRow`));
function te(e, t = 1) {
  let n = (0, j.default)(e);
  if (!n.isValid()) return n;
  let r = t === 0 ? 6 : t - 1;
  for (; n.day() !== r;) n = n.add(1, `day`);
  return n.format(`YYYY-MM-DD`);
}
function ne(e, t = 1) {
  let n = (0, j.default)(e);
  for (; n.day() !== t;) n = n.subtract(1, `day`);
  return n.format(`YYYY-MM-DD`);
}
function re({ month: e, firstDayOfWeek: t = 1, consistentWeeks: n }) {
  let r = (0, j.default)(e).subtract((0, j.default)(e).date() - 1, `day`),
    i = (0, j.default)(r.format(`YYYY-M-D`)),
    a = i.format(`YYYY-MM-DD`),
    o = te(i.add(i.daysInMonth() - 1, `day`).format(`YYYY-MM-DD`), t),
    s = [],
    c = (0, j.default)(ne(a, t));
  for (; (0, j.default)(c).isBefore(o, `day`);) {
    let e = [];
    for (let t = 0; t < 7; t += 1) (e.push(c.format(`YYYY-MM-DD`)), (c = c.add(1, `day`)));
    s.push(e);
  }
  if (n && s.length < 6) {
    let e = s[s.length - 1],
      t = e[e.length - 1],
      n = (0, j.default)(t).add(1, `day`);
    for (; s.length < 6;) {
      let e = [];
      for (let t = 0; t < 7; t += 1) (e.push(n.format(`YYYY-MM-DD`)), (n = n.add(1, `day`)));
      s.push(e);
    }
  }
  return s;
}
function X(e, t) {
  return (0, j.default)(e).format(`YYYY-MM`) === (0, j.default)(t).format(`YYYY-MM`);
}
function ie(e, t) {
  return !t || (0, j.default)(e).isAfter((0, j.default)(t).subtract(1, `day`), `day`);
}
function ae(e, t) {
  return !t || (0, j.default)(e).isBefore((0, j.default)(t).add(1, `day`), `day`);
}
function oe({ dates: e, minDate: t, maxDate: n, getDayProps: r, excludeDate: i, hideOutsideDates: a, month: o }) {
  let s = e.flat().filter((e) => ae(e, n) && ie(e, t) && !i?.(e) && !r?.(e)?.disabled && (!a || X(e, o)));
  return s.find((e) => r?.(e)?.selected) || s.find((e) => (0, j.default)().isSame(e, `date`)) || s[0];
}
var se = e(
  n((e, t, n) => {
    (function (n, r) {
      typeof e == `object` && t !== void 0
        ? (t.exports = r())
        : typeof define == `function` && define.amd
          ? define(r)
          : ((n = typeof globalThis < `u` ? globalThis : n || self).dayjs_plugin_isoWeek = r());
    })(n, function () {
      return function (e, t, n) {
        var r = function (e) {
            return e.add(4 - e.isoWeekday(), `day`);
          },
          i = t.prototype;
        ((i.isoWeekYear = function () {
          return r(this).year();
        }),
          (i.isoWeek = function (e) {
            if (!this.$utils().u(e)) return this.add(7 * (e - this.isoWeek()), `day`);
            var t,
              i,
              a,
              o,
              s = r(this),
              c =
                ((t = this.isoWeekYear()),
                (i = this.$u),
                (a = (i ? n.utc : n)().year(t).startOf(`year`)),
                (o = 4 - a.isoWeekday()),
                a.isoWeekday() > 4 && (o += 7),
                a.add(o, `day`));
            return s.diff(c, `week`) + 1;
          }),
          (i.isoWeekday = function (e) {
            return this.$utils().u(e) ? this.day() || 7 : this.day(this.day() % 7 ? e : e - 7);
          }));
        var a = i.startOf;
        i.startOf = function (e, t) {
          var n = this.$utils(),
            r = !!n.u(t) || t;
          return n.p(e) === `isoweek`
            ? r
              ? this.date(this.date() - (this.isoWeekday() - 1)).startOf(`day`)
              : this.date(this.date() - 1 - (this.isoWeekday() - 1) + 7).endOf(`day`)
            : a.bind(this)(e, t);
        };
      };
    });
  })(),
  1,
);
j.default.extend(se.default);
function ce(e) {
  let t = e.find((e) => (0, j.default)(e).day() === 1);
  return (0, j.default)(t).isoWeek();
}
var le = { month: `m_cc9820d3`, monthCell: `m_8f457cd5`, weekNumber: `m_6cff9dea` },
  ue = { withCellSpacing: !0 },
  de = o((e, { size: t }) => ({ weekNumber: { "--wn-fz": i(t), "--wn-size": s(t, `wn-size`) } })),
  fe = u((e) => {
    let t = l(`Month`, ue, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        __staticSelector: u,
        locale: f,
        firstDayOfWeek: p,
        weekdayFormat: m,
        month: h,
        weekendDays: g,
        getDayProps: _,
        excludeDate: v,
        minDate: y,
        maxDate: x,
        renderDay: S,
        hideOutsideDates: C,
        hideWeekdays: w,
        getDayAriaLabel: T,
        static: E,
        __getDayRef: D,
        __onDayKeyDown: O,
        __onDayClick: k,
        __onDayMouseEnter: M,
        __preventFocus: N,
        __stopPropagation: P,
        withCellSpacing: F,
        size: I,
        highlightToday: R,
        withWeekNumbers: z,
        fullWidth: B,
        attributes: H,
        ...U
      } = t,
      W = c({
        name: u || `Month`,
        classes: le,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: H,
        vars: s,
        varsResolver: de,
        rootSelector: `month`,
      }),
      G = V(),
      q = re({ month: h, firstDayOfWeek: G.getFirstDayOfWeek(p), consistentWeeks: G.consistentWeeks }),
      ee = oe({ dates: q, minDate: L(y), maxDate: L(x), getDayProps: _, excludeDate: v, hideOutsideDates: C, month: h }),
      { resolvedClassNames: J, resolvedStyles: te } = b({ classNames: n, styles: a, props: t }),
      ne = q.map((e, t) => {
        let n = e.map((e, n) => {
          let r = !X(e, h),
            i =
              T?.(e) ||
              (0, j.default)(e)
                .locale(f || G.locale)
                .format(`D MMMM YYYY`),
            a = _?.(e),
            s = (0, j.default)(e).isSame(ee, `date`);
          return (0, A.jsx)(
            `td`,
            {
              ...W(`monthCell`),
              "data-with-spacing": F || void 0,
              children: (0, A.jsx)(K, {
                __staticSelector: u || `Month`,
                classNames: J,
                styles: te,
                attributes: H,
                unstyled: o,
                "data-mantine-stop-propagation": P || void 0,
                highlightToday: R,
                renderDay: S,
                date: e,
                size: I,
                weekend: G.getWeekendDays(g).includes((0, j.default)(e).get(`day`)),
                outside: r,
                hidden: C ? r : !1,
                "aria-label": i,
                static: E,
                fullWidth: B,
                disabled: v?.(e) || !ae(e, L(x)) || !ie(e, L(y)),
                ref: (e) => {
                  e && D?.(t, n, e);
                },
                ...a,
                onKeyDown: (r) => {
                  (a?.onKeyDown?.(r), O?.(r, { rowIndex: t, cellIndex: n, date: e }));
                },
                onMouseEnter: (t) => {
                  (a?.onMouseEnter?.(t), M?.(t, e));
                },
                onClick: (t) => {
                  (a?.onClick?.(t), k?.(t, e));
                },
                onMouseDown: (e) => {
                  (a?.onMouseDown?.(e), N && e.preventDefault());
                },
                tabIndex: N || !s ? -1 : 0,
              }),
            },
            e.toString(),
          );
        });
        return (0, A.jsxs)(`tr`, { ...W(`monthRow`), children: [z && (0, A.jsx)(`td`, { ...W(`weekNumber`), children: ce(e) }), n] }, t);
      });
    return (0, A.jsxs)(d, {
      component: `table`,
      ...W(`month`),
      size: I,
      "data-full-width": B || void 0,
      ...U,
      children: [
        !w &&
          (0, A.jsx)(`thead`, {
            ...W(`monthThead`),
            children: (0, A.jsx)(Y, {
              __staticSelector: u || `Month`,
              locale: f,
              firstDayOfWeek: p,
              weekdayFormat: m,
              withWeekNumbers: z,
              size: I,
              classNames: J,
              styles: te,
              unstyled: o,
              attributes: H,
            }),
          }),
        (0, A.jsx)(`tbody`, { ...W(`monthTbody`), children: ne }),
      ],
    });
  });
((fe.classes = le), (fe.varsResolver = de), (fe.displayName = `@mantine/dates/Month`));
var pe = { pickerControl: `m_dc6a3c71` },
  Z = o((e, { size: t }) => ({ pickerControl: { "--dpc-fz": i(t), "--dpc-size": s(t, `dpc-size`) } })),
  me = u((e) => {
    let t = l(`PickerControl`, null, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        firstInRange: u,
        lastInRange: d,
        inRange: f,
        __staticSelector: p,
        selected: m,
        disabled: h,
        fullWidth: g,
        attributes: _,
        ...y
      } = t,
      b = c({
        name: p || `PickerControl`,
        classes: pe,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: _,
        vars: s,
        varsResolver: Z,
        rootSelector: `pickerControl`,
      });
    return (0, A.jsx)(v, {
      ...b(`pickerControl`),
      unstyled: o,
      "data-picker-control": !0,
      "data-full-width": g || void 0,
      "data-selected": (m && !h) || void 0,
      "data-disabled": h || void 0,
      "data-in-range": (f && !h && !m) || void 0,
      "data-first-in-range": (u && !h) || void 0,
      "data-last-in-range": (d && !h) || void 0,
      disabled: h,
      ...y,
    });
  });
((me.classes = pe), (me.varsResolver = Z), (me.displayName = `@mantine/dates/PickerControl`));
function he({ year: e, minDate: t, maxDate: n }) {
  return !t && !n ? !1 : !!((t && (0, j.default)(e).isBefore(t, `year`)) || (n && (0, j.default)(e).isAfter(n, `year`)));
}
function ge({ years: e, minDate: t, maxDate: n, getYearControlProps: r }) {
  let i = e.flat().filter((e) => !he({ year: e, minDate: t, maxDate: n }) && !r?.(e)?.disabled);
  return i.find((e) => r?.(e)?.selected) || i.find((e) => (0, j.default)().isSame(e, `year`)) || i[0];
}
function _e(e) {
  let t = (0, j.default)(e).year(),
    n = t - (t % 10),
    r = 0,
    i = [[], [], [], []];
  for (let e = 0; e < 4; e += 1) {
    let t = e === 3 ? 1 : 3;
    for (let a = 0; a < t; a += 1) (i[e].push((0, j.default)(new Date(n + r, 0)).format(`YYYY-MM-DD`)), (r += 1));
  }
  return i;
}
var ve = { yearsList: `m_9206547b`, yearsListCell: `m_c5a19c7d` },
  ye = { yearsListFormat: `YYYY`, withCellSpacing: !0 },
  be = u((e) => {
    let t = l(`YearsList`, ye, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        decade: u,
        yearsListFormat: f,
        locale: p,
        minDate: m,
        maxDate: h,
        getYearControlProps: g,
        __staticSelector: _,
        __getControlRef: v,
        __onControlKeyDown: y,
        __onControlClick: b,
        __onControlMouseEnter: x,
        __preventFocus: S,
        __stopPropagation: C,
        withCellSpacing: w,
        fullWidth: T,
        size: E,
        attributes: D,
        ...O
      } = t,
      k = c({
        name: _ || `YearsList`,
        classes: ve,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: D,
        vars: s,
        rootSelector: `yearsList`,
      }),
      M = V(),
      N = _e(u),
      P = ge({ years: N, minDate: m, maxDate: h, getYearControlProps: g }),
      F = N.map((e, t) => {
        let n = e.map((e, n) => {
          let r = g?.(e),
            i = (0, j.default)(e).isSame(P, `year`);
          return (0, A.jsx)(
            `td`,
            {
              ...k(`yearsListCell`),
              "data-with-spacing": w || void 0,
              children: (0, A.jsx)(me, {
                ...k(`yearsListControl`),
                size: E,
                unstyled: o,
                fullWidth: T,
                "data-mantine-stop-propagation": C || void 0,
                disabled: he({ year: e, minDate: m, maxDate: h }),
                ref: (e) => {
                  e && v?.(t, n, e);
                },
                ...r,
                onKeyDown: (i) => {
                  (r?.onKeyDown?.(i), y?.(i, { rowIndex: t, cellIndex: n, date: e }));
                },
                onClick: (t) => {
                  (r?.onClick?.(t), b?.(t, e));
                },
                onMouseEnter: (t) => {
                  (r?.onMouseEnter?.(t), x?.(t, e));
                },
                onMouseDown: (e) => {
                  (r?.onMouseDown?.(e), S && e.preventDefault());
                },
                tabIndex: S || !i ? -1 : 0,
                children: r?.children ?? (typeof f == `function` ? f(e) : (0, j.default)(e).locale(M.getLocale(p)).format(f)),
              }),
            },
            n,
          );
        });
        return (0, A.jsx)(`tr`, { ...k(`yearsListRow`), children: n }, t);
      });
    return (0, A.jsx)(d, {
      component: `table`,
      size: E,
      ...k(`yearsList`),
      "data-full-width": T || void 0,
      ...O,
      children: (0, A.jsx)(`tbody`, { children: F }),
    });
  });
((be.classes = ve), (be.displayName = `@mantine/dates/YearsList`));
function xe({ month: e, minDate: t, maxDate: n }) {
  return !t && !n ? !1 : !!((t && (0, j.default)(e).isBefore(t, `month`)) || (n && (0, j.default)(e).isAfter(n, `month`)));
}
function Se({ months: e, minDate: t, maxDate: n, getMonthControlProps: r }) {
  let i = e.flat().filter((e) => !xe({ month: e, minDate: t, maxDate: n }) && !r?.(e)?.disabled);
  return i.find((e) => r?.(e)?.selected) || i.find((e) => (0, j.default)().isSame(e, `month`)) || i[0];
}
function Ce(e) {
  let t = (0, j.default)(e).startOf(`year`).toDate(),
    n = [[], [], [], []],
    r = 0;
  for (let e = 0; e < 4; e += 1) for (let i = 0; i < 3; i += 1) (n[e].push((0, j.default)(t).add(r, `months`).format(`YYYY-MM-DD`)), (r += 1));
  return n;
}
var we = { monthsList: `m_2a6c32d`, monthsListCell: `m_fe27622f` },
  Te = { monthsListFormat: `MMM`, withCellSpacing: !0 },
  Ee = u((e) => {
    let t = l(`MonthsList`, Te, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        __staticSelector: u,
        year: f,
        monthsListFormat: p,
        locale: m,
        minDate: h,
        maxDate: g,
        getMonthControlProps: _,
        __getControlRef: v,
        __onControlKeyDown: y,
        __onControlClick: b,
        __onControlMouseEnter: x,
        __preventFocus: S,
        __stopPropagation: C,
        withCellSpacing: w,
        fullWidth: T,
        size: E,
        attributes: D,
        ...O
      } = t,
      k = c({
        name: u || `MonthsList`,
        classes: we,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: D,
        vars: s,
        rootSelector: `monthsList`,
      }),
      M = V(),
      N = Ce(f),
      P = Se({ months: N, minDate: L(h), maxDate: L(g), getMonthControlProps: _ }),
      F = N.map((e, t) => {
        let n = e.map((e, n) => {
          let r = _?.(e),
            i = (0, j.default)(e).isSame(P, `month`);
          return (0, A.jsx)(
            `td`,
            {
              ...k(`monthsListCell`),
              "data-with-spacing": w || void 0,
              children: (0, A.jsx)(me, {
                ...k(`monthsListControl`),
                size: E,
                unstyled: o,
                fullWidth: T,
                __staticSelector: u || `MonthsList`,
                "data-mantine-stop-propagation": C || void 0,
                disabled: xe({ month: e, minDate: L(h), maxDate: L(g) }),
                ref: (e) => {
                  e && v?.(t, n, e);
                },
                ...r,
                onKeyDown: (i) => {
                  (r?.onKeyDown?.(i), y?.(i, { rowIndex: t, cellIndex: n, date: e }));
                },
                onClick: (t) => {
                  (r?.onClick?.(t), b?.(t, e));
                },
                onMouseEnter: (t) => {
                  (r?.onMouseEnter?.(t), x?.(t, e));
                },
                onMouseDown: (e) => {
                  (r?.onMouseDown?.(e), S && e.preventDefault());
                },
                tabIndex: S || !i ? -1 : 0,
                children: r?.children ?? (typeof p == `function` ? p(e) : (0, j.default)(e).locale(M.getLocale(m)).format(p)),
              }),
            },
            n,
          );
        });
        return (0, A.jsx)(`tr`, { ...k(`monthsListRow`), children: n }, t);
      });
    return (0, A.jsx)(d, {
      component: `table`,
      size: E,
      ...k(`monthsList`),
      "data-full-width": T || void 0,
      ...O,
      children: (0, A.jsx)(`tbody`, { children: F }),
    });
  });
((Ee.classes = we), (Ee.displayName = `@mantine/dates/MonthsList`));
var De = {
    calendarHeader: `m_730a79ed`,
    calendarHeaderLevel: `m_f6645d97`,
    calendarHeaderControl: `m_2351eeb0`,
    calendarHeaderSelect: `m_e214b549`,
    calendarHeaderControlIcon: `m_367dc749`,
  },
  Oe = { hasNextLevel: !0, withNext: !0, withPrevious: !0, headerControlsOrder: [`previous`, `level`, `next`] },
  ke = o((e, { size: t }) => ({ calendarHeader: { "--dch-control-size": s(t, `dch-control-size`), "--dch-fz": i(t) } })),
  Ae = u((e) => {
    let t = l(`CalendarHeader`, Oe, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        nextIcon: u,
        previousIcon: f,
        nextLabel: p,
        previousLabel: m,
        onNext: h,
        onPrevious: _,
        onLevelClick: y,
        label: b,
        nextDisabled: x,
        previousDisabled: S,
        hasNextLevel: C,
        levelControlAriaLabel: w,
        withNext: T,
        withPrevious: E,
        headerControlsOrder: D,
        fullWidth: O,
        withNativeLevelSelect: M,
        yearsSelectRange: N,
        __staticSelector: P,
        __preventFocus: F,
        __stopPropagation: I,
        __calendarLevel: L,
        __date: R,
        __locale: z,
        __onDateChange: B,
        __minDate: V,
        __maxDate: H,
        __disableNativeLevelSelect: U,
        attributes: W,
        ...G
      } = t,
      K = c({
        name: P || `CalendarHeader`,
        classes: De,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: W,
        vars: s,
        varsResolver: ke,
        rootSelector: `calendarHeader`,
      }),
      q = F ? (e) => e.preventDefault() : void 0,
      ee =
        E &&
        (0, k.createElement)(
          v,
          {
            ...K(`calendarHeaderControl`),
            key: `previous`,
            "data-direction": `previous`,
            "aria-label": m,
            onClick: _,
            unstyled: o,
            onMouseDown: q,
            disabled: S,
            "data-disabled": S || void 0,
            tabIndex: F || S ? -1 : 0,
            "data-mantine-stop-propagation": I || void 0,
          },
          f || (0, A.jsx)(g, { ...K(`calendarHeaderControlIcon`), "data-direction": `previous`, size: `45%` }),
        ),
      J = new Date().getFullYear(),
      Y = R ? (0, j.default)(R).year() : J,
      te = N?.[0] ?? (V ? (0, j.default)(V).year() : J - 100),
      ne = N?.[1] ?? (H ? (0, j.default)(H).year() : J + 50),
      re = Math.min(te, ne, Y),
      X = Math.max(te, ne, Y),
      ie = (e) => {
        let t = e;
        return (
          V && t.isBefore((0, j.default)(V), `day`) && (t = (0, j.default)(V)),
          H && t.isAfter((0, j.default)(H), `day`) && (t = (0, j.default)(H)),
          t.format(`YYYY-MM-DD`)
        );
      },
      ae =
        (M && R && B && L !== `decade`
          ? (0, k.createElement)(
              `div`,
              { ...K(`calendarHeaderLevel`), key: `level`, "data-static": !0, "data-native-level-select": !0 },
              L === `month` &&
                (0, A.jsx)(`select`, {
                  ...K(`calendarHeaderSelect`),
                  "data-select": `month`,
                  disabled: U,
                  value: (0, j.default)(R).month(),
                  onChange: (e) => {
                    B(ie((0, j.default)(R).month(parseInt(e.currentTarget.value, 10))));
                  },
                  onMouseDown: q,
                  "aria-label": w,
                  children: Array.from({ length: 12 }, (e, t) =>
                    (0, A.jsx)(
                      `option`,
                      {
                        value: t,
                        children: (0, j.default)()
                          .locale(z || `en`)
                          .month(t)
                          .format(`MMMM`),
                      },
                      t,
                    ),
                  ),
                }),
              (0, A.jsx)(`select`, {
                ...K(`calendarHeaderSelect`),
                "data-select": `year`,
                disabled: U,
                value: (0, j.default)(R).year(),
                onChange: (e) => {
                  B(ie((0, j.default)(R).year(parseInt(e.currentTarget.value, 10))));
                },
                onMouseDown: q,
                "aria-label": w,
                children: Array.from({ length: X - re + 1 }, (e, t) => {
                  let n = re + t;
                  return (0, A.jsx)(`option`, { value: n, children: n }, n);
                }),
              }),
            )
          : null) ||
        (0, k.createElement)(
          v,
          {
            component: C ? `button` : `div`,
            ...K(`calendarHeaderLevel`),
            key: `level`,
            onClick: C ? y : void 0,
            unstyled: o,
            onMouseDown: C ? q : void 0,
            disabled: !C,
            "data-static": !C || void 0,
            "aria-label": w,
            tabIndex: F || !C ? -1 : 0,
            "data-mantine-stop-propagation": I || void 0,
          },
          b,
        ),
      oe =
        T &&
        (0, k.createElement)(
          v,
          {
            ...K(`calendarHeaderControl`),
            key: `next`,
            "data-direction": `next`,
            "aria-label": p,
            onClick: h,
            unstyled: o,
            onMouseDown: q,
            disabled: x,
            "data-disabled": x || void 0,
            tabIndex: F || x ? -1 : 0,
            "data-mantine-stop-propagation": I || void 0,
          },
          u || (0, A.jsx)(g, { ...K(`calendarHeaderControlIcon`), "data-direction": `next`, size: `45%` }),
        ),
      se = D.map((e) => (e === `previous` ? ee : e === `level` ? ae : e === `next` ? oe : null));
    return (0, A.jsx)(d, { ...K(`calendarHeader`), "data-full-width": O || void 0, ...G, children: se });
  });
((Ae.classes = De), (Ae.varsResolver = ke), (Ae.displayName = `@mantine/dates/CalendarHeader`));
function je(e) {
  let t = _e(e);
  return [t[0][0], t[3][0]];
}
var Me = { decadeLabelFormat: `YYYY` },
  Ne = u((e) => {
    let {
        decade: t,
        locale: n,
        minDate: r,
        maxDate: i,
        yearsListFormat: a,
        getYearControlProps: o,
        __getControlRef: s,
        __onControlKeyDown: c,
        __onControlClick: u,
        __onControlMouseEnter: f,
        withCellSpacing: p,
        __preventFocus: m,
        nextIcon: h,
        previousIcon: g,
        nextLabel: _,
        previousLabel: v,
        onNext: y,
        onPrevious: b,
        nextDisabled: x,
        previousDisabled: S,
        levelControlAriaLabel: C,
        withNext: w,
        withPrevious: T,
        headerControlsOrder: E,
        decadeLabelFormat: D,
        classNames: O,
        styles: k,
        unstyled: M,
        __staticSelector: N,
        __stopPropagation: P,
        size: F,
        fullWidth: I,
        attributes: L,
        ...R
      } = l(`DecadeLevel`, Me, e),
      z = V(),
      [B, H] = je(t),
      U = { __staticSelector: N || `DecadeLevel`, classNames: O, styles: k, unstyled: M, size: F, attributes: L },
      W = typeof x == `boolean` ? x : i ? !(0, j.default)(H).endOf(`year`).isBefore(i) : !1,
      G = typeof S == `boolean` ? S : r ? !(0, j.default)(B).startOf(`year`).isAfter(r) : !1,
      K = (e, t) =>
        (0, j.default)(e)
          .locale(n || z.locale)
          .format(t);
    return (0, A.jsxs)(d, {
      "data-decade-level": !0,
      size: F,
      ...R,
      children: [
        (0, A.jsx)(Ae, {
          label: typeof D == `function` ? D(B, H) : `${K(B, D)} – ${K(H, D)}`,
          __preventFocus: m,
          __stopPropagation: P,
          nextIcon: h,
          previousIcon: g,
          nextLabel: _,
          previousLabel: v,
          onNext: y,
          onPrevious: b,
          nextDisabled: W,
          previousDisabled: G,
          hasNextLevel: !1,
          levelControlAriaLabel: C,
          withNext: w,
          withPrevious: T,
          headerControlsOrder: E,
          fullWidth: I,
          ...U,
        }),
        (0, A.jsx)(be, {
          decade: t,
          locale: n,
          minDate: r,
          maxDate: i,
          yearsListFormat: a,
          getYearControlProps: o,
          __getControlRef: s,
          __onControlKeyDown: c,
          __onControlClick: u,
          __onControlMouseEnter: f,
          __preventFocus: m,
          __stopPropagation: P,
          withCellSpacing: p,
          fullWidth: I,
          ...U,
        }),
      ],
    });
  });
((Ne.classes = { ...be.classes, ...Ae.classes }), (Ne.displayName = `@mantine/dates/DecadeLevel`));
var Pe = { yearLabelFormat: `YYYY` },
  Q = u((e) => {
    let {
        year: t,
        locale: n,
        minDate: r,
        maxDate: i,
        monthsListFormat: a,
        getMonthControlProps: o,
        __getControlRef: s,
        __onControlKeyDown: c,
        __onControlClick: u,
        __onControlMouseEnter: f,
        withCellSpacing: p,
        __preventFocus: m,
        nextIcon: h,
        previousIcon: g,
        nextLabel: _,
        previousLabel: v,
        onNext: y,
        onPrevious: b,
        onLevelClick: x,
        nextDisabled: S,
        previousDisabled: C,
        hasNextLevel: w,
        levelControlAriaLabel: T,
        withNext: E,
        withPrevious: D,
        headerControlsOrder: O,
        withNativeLevelSelect: k,
        yearsSelectRange: M,
        yearLabelFormat: N,
        __staticSelector: P,
        __stopPropagation: F,
        __onDateChange: I,
        __disableNativeLevelSelect: L,
        size: R,
        classNames: z,
        styles: B,
        unstyled: H,
        fullWidth: U,
        attributes: W,
        ...G
      } = l(`YearLevel`, Pe, e),
      K = V(),
      q = { __staticSelector: P || `YearLevel`, classNames: z, styles: B, unstyled: H, size: R, attributes: W },
      ee = typeof S == `boolean` ? S : i ? !(0, j.default)(t).endOf(`year`).isBefore(i) : !1,
      J = typeof C == `boolean` ? C : r ? !(0, j.default)(t).startOf(`year`).isAfter(r) : !1;
    return (0, A.jsxs)(d, {
      "data-year-level": !0,
      size: R,
      ...G,
      children: [
        (0, A.jsx)(Ae, {
          label:
            typeof N == `function`
              ? N(t)
              : (0, j.default)(t)
                  .locale(n || K.locale)
                  .format(N),
          __preventFocus: m,
          __stopPropagation: F,
          __calendarLevel: `year`,
          __date: t,
          __locale: n || K.locale,
          __onDateChange: I,
          __disableNativeLevelSelect: L,
          __minDate: r,
          __maxDate: i,
          nextIcon: h,
          previousIcon: g,
          nextLabel: _,
          previousLabel: v,
          onNext: y,
          onPrevious: b,
          onLevelClick: x,
          nextDisabled: ee,
          previousDisabled: J,
          hasNextLevel: w,
          levelControlAriaLabel: T,
          withNext: E,
          withPrevious: D,
          headerControlsOrder: O,
          withNativeLevelSelect: k,
          yearsSelectRange: M,
          fullWidth: U,
          ...q,
        }),
        (0, A.jsx)(Ee, {
          year: t,
          locale: n,
          minDate: r,
          maxDate: i,
          monthsListFormat: a,
          getMonthControlProps: o,
          __getControlRef: s,
          __onControlKeyDown: c,
          __onControlClick: u,
          __onControlMouseEnter: f,
          __preventFocus: m,
          __stopPropagation: F,
          withCellSpacing: p,
          fullWidth: U,
          ...q,
        }),
      ],
    });
  });
((Q.classes = { ...Ae.classes, ...Ee.classes }), (Q.displayName = `@mantine/dates/YearLevel`));
var Fe = { monthLabelFormat: `MMMM YYYY` },
  Ie = u((e) => {
    let {
        month: t,
        locale: n,
        firstDayOfWeek: r,
        weekdayFormat: i,
        weekendDays: a,
        getDayProps: o,
        excludeDate: s,
        minDate: c,
        maxDate: u,
        renderDay: f,
        hideOutsideDates: p,
        hideWeekdays: m,
        getDayAriaLabel: h,
        __getDayRef: g,
        __onDayKeyDown: _,
        __onDayClick: v,
        __onDayMouseEnter: y,
        withCellSpacing: b,
        highlightToday: x,
        withWeekNumbers: S,
        __preventFocus: C,
        __stopPropagation: w,
        nextIcon: T,
        previousIcon: E,
        nextLabel: D,
        previousLabel: O,
        onNext: k,
        onPrevious: M,
        onLevelClick: N,
        nextDisabled: P,
        previousDisabled: F,
        hasNextLevel: I,
        levelControlAriaLabel: L,
        withNext: R,
        withPrevious: z,
        headerControlsOrder: B,
        withNativeLevelSelect: H,
        yearsSelectRange: U,
        monthLabelFormat: W,
        classNames: G,
        styles: K,
        unstyled: q,
        __staticSelector: ee,
        __onDateChange: J,
        __disableNativeLevelSelect: Y,
        size: te,
        static: ne,
        fullWidth: re,
        attributes: X,
        ...ie
      } = l(`MonthLevel`, Fe, e),
      ae = V(),
      oe = { __staticSelector: ee || `MonthLevel`, classNames: G, styles: K, unstyled: q, size: te, attributes: X },
      se = typeof P == `boolean` ? P : u ? !(0, j.default)(t).endOf(`month`).isBefore(u) : !1,
      ce = typeof F == `boolean` ? F : c ? !(0, j.default)(t).startOf(`month`).isAfter(c) : !1;
    return (0, A.jsxs)(d, {
      "data-month-level": !0,
      size: te,
      ...ie,
      children: [
        (0, A.jsx)(Ae, {
          label:
            typeof W == `function`
              ? W(t)
              : (0, j.default)(t)
                  .locale(n || ae.locale)
                  .format(W),
          __preventFocus: C,
          __stopPropagation: w,
          __calendarLevel: `month`,
          __date: t,
          __locale: n || ae.locale,
          __onDateChange: J,
          __disableNativeLevelSelect: Y,
          __minDate: c,
          __maxDate: u,
          nextIcon: T,
          previousIcon: E,
          nextLabel: D,
          previousLabel: O,
          onNext: k,
          onPrevious: M,
          onLevelClick: N,
          nextDisabled: se,
          previousDisabled: ce,
          hasNextLevel: I,
          levelControlAriaLabel: L,
          withNext: R,
          withPrevious: z,
          headerControlsOrder: B,
          withNativeLevelSelect: H,
          yearsSelectRange: U,
          fullWidth: re,
          ...oe,
        }),
        (0, A.jsx)(fe, {
          month: t,
          locale: n,
          firstDayOfWeek: r,
          weekdayFormat: i,
          weekendDays: a,
          getDayProps: o,
          excludeDate: s,
          minDate: c,
          maxDate: u,
          renderDay: f,
          hideOutsideDates: p,
          hideWeekdays: m,
          getDayAriaLabel: h,
          __getDayRef: g,
          __onDayKeyDown: _,
          __onDayClick: v,
          __onDayMouseEnter: y,
          __preventFocus: C,
          __stopPropagation: w,
          static: ne,
          withCellSpacing: b,
          highlightToday: x,
          withWeekNumbers: S,
          fullWidth: re,
          ...oe,
        }),
      ],
    });
  });
((Ie.classes = { ...fe.classes, ...Ae.classes }), (Ie.displayName = `@mantine/dates/MonthLevel`));
var Le = { levelsGroup: `m_30b26e33` },
  $ = u((e) => {
    let t = l(`LevelsGroup`, null, e),
      { classNames: n, className: r, style: i, styles: a, unstyled: o, vars: s, __staticSelector: u, fullWidth: f, attributes: p, ...m } = t,
      h = c({
        name: u || `LevelsGroup`,
        classes: Le,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: p,
        vars: s,
        rootSelector: `levelsGroup`,
      });
    return (0, A.jsx)(d, { ...h(`levelsGroup`), "data-full-width": f || void 0, ...m });
  });
(($.classes = Le), ($.displayName = `@mantine/dates/LevelsGroup`));
var Re = { numberOfColumns: 1 },
  ze = u((e) => {
    let {
        decade: t,
        locale: n,
        minDate: r,
        maxDate: i,
        yearsListFormat: a,
        getYearControlProps: o,
        __onControlClick: s,
        __onControlMouseEnter: c,
        withCellSpacing: u,
        __preventFocus: d,
        nextIcon: f,
        previousIcon: p,
        nextLabel: m,
        previousLabel: h,
        onNext: g,
        onPrevious: _,
        nextDisabled: v,
        previousDisabled: y,
        headerControlsOrder: b,
        classNames: x,
        styles: S,
        unstyled: C,
        __staticSelector: w,
        __stopPropagation: T,
        numberOfColumns: E,
        levelControlAriaLabel: D,
        decadeLabelFormat: O,
        size: M,
        fullWidth: N,
        vars: P,
        attributes: F,
        ...L
      } = l(`DecadeLevelGroup`, Re, e),
      R = (0, k.useRef)([]),
      z = Array(E)
        .fill(0)
        .map((e, l) => {
          let k = (0, j.default)(t)
            .add(l * 10, `years`)
            .format(`YYYY-MM-DD`);
          return (0, A.jsx)(
            Ne,
            {
              size: M,
              yearsListFormat: a,
              decade: k,
              withNext: l === E - 1,
              withPrevious: l === 0,
              decadeLabelFormat: O,
              __onControlClick: s,
              __onControlMouseEnter: c,
              __onControlKeyDown: (e, t) => I({ levelIndex: l, rowIndex: t.rowIndex, cellIndex: t.cellIndex, event: e, controlsRef: R }),
              __getControlRef: (e, t, n) => {
                (Array.isArray(R.current[l]) || (R.current[l] = []),
                  Array.isArray(R.current[l][e]) || (R.current[l][e] = []),
                  (R.current[l][e][t] = n));
              },
              levelControlAriaLabel: typeof D == `function` ? D(k) : D,
              locale: n,
              minDate: r,
              maxDate: i,
              __preventFocus: d,
              __stopPropagation: T,
              nextIcon: f,
              previousIcon: p,
              nextLabel: m,
              previousLabel: h,
              onNext: g,
              onPrevious: _,
              nextDisabled: v,
              previousDisabled: y,
              getYearControlProps: o,
              __staticSelector: w || `DecadeLevelGroup`,
              classNames: x,
              styles: S,
              unstyled: C,
              withCellSpacing: u,
              headerControlsOrder: b,
              fullWidth: N,
              attributes: F,
            },
            l,
          );
        });
    return (0, A.jsx)($, {
      classNames: x,
      styles: S,
      __staticSelector: w || `DecadeLevelGroup`,
      size: M,
      unstyled: C,
      fullWidth: N,
      attributes: F,
      ...L,
      children: z,
    });
  });
((ze.classes = { ...$.classes, ...Ne.classes }), (ze.displayName = `@mantine/dates/DecadeLevelGroup`));
var Be = { numberOfColumns: 1 },
  Ve = u((e) => {
    let {
        year: t,
        locale: n,
        minDate: r,
        maxDate: i,
        monthsListFormat: a,
        getMonthControlProps: o,
        __onControlClick: s,
        __onControlMouseEnter: c,
        withCellSpacing: u,
        __preventFocus: d,
        nextIcon: f,
        previousIcon: p,
        nextLabel: m,
        previousLabel: h,
        onNext: g,
        onPrevious: _,
        onLevelClick: v,
        nextDisabled: y,
        previousDisabled: b,
        hasNextLevel: x,
        headerControlsOrder: S,
        withNativeLevelSelect: C,
        yearsSelectRange: w,
        classNames: T,
        styles: E,
        unstyled: D,
        __staticSelector: O,
        __stopPropagation: M,
        __onDateChange: N,
        __disableNativeLevelSelect: P,
        numberOfColumns: F,
        levelControlAriaLabel: L,
        yearLabelFormat: R,
        size: z,
        fullWidth: B,
        vars: V,
        attributes: H,
        ...U
      } = l(`YearLevelGroup`, Be, e),
      W = (0, k.useRef)([]),
      G = Array(F)
        .fill(0)
        .map((e, l) => {
          let k = (0, j.default)(t).add(l, `years`).format(`YYYY-MM-DD`);
          return (0, A.jsx)(
            Q,
            {
              size: z,
              monthsListFormat: a,
              year: k,
              withNext: l === F - 1,
              withPrevious: l === 0,
              yearLabelFormat: R,
              __stopPropagation: M,
              __onControlClick: s,
              __onControlMouseEnter: c,
              __onControlKeyDown: (e, t) => I({ levelIndex: l, rowIndex: t.rowIndex, cellIndex: t.cellIndex, event: e, controlsRef: W }),
              __getControlRef: (e, t, n) => {
                (Array.isArray(W.current[l]) || (W.current[l] = []),
                  Array.isArray(W.current[l][e]) || (W.current[l][e] = []),
                  (W.current[l][e][t] = n));
              },
              levelControlAriaLabel: typeof L == `function` ? L(k) : L,
              locale: n,
              minDate: r,
              maxDate: i,
              __preventFocus: d,
              nextIcon: f,
              previousIcon: p,
              nextLabel: m,
              previousLabel: h,
              onNext: g,
              onPrevious: _,
              onLevelClick: v,
              nextDisabled: y,
              previousDisabled: b,
              hasNextLevel: x,
              withNativeLevelSelect: C,
              yearsSelectRange: w,
              __onDateChange: N,
              __disableNativeLevelSelect: P,
              getMonthControlProps: o,
              classNames: T,
              styles: E,
              unstyled: D,
              __staticSelector: O || `YearLevelGroup`,
              withCellSpacing: u,
              headerControlsOrder: S,
              fullWidth: B,
              attributes: H,
            },
            l,
          );
        });
    return (0, A.jsx)($, {
      classNames: T,
      styles: E,
      __staticSelector: O || `YearLevelGroup`,
      size: z,
      unstyled: D,
      fullWidth: B,
      attributes: H,
      ...U,
      children: G,
    });
  });
((Ve.classes = { ...Q.classes, ...$.classes }), (Ve.displayName = `@mantine/dates/YearLevelGroup`));
var He = { numberOfColumns: 1 },
  Ue = u((e) => {
    let {
        month: t,
        locale: n,
        firstDayOfWeek: r,
        weekdayFormat: i,
        weekendDays: a,
        getDayProps: o,
        excludeDate: s,
        minDate: c,
        maxDate: u,
        renderDay: d,
        hideOutsideDates: f,
        hideWeekdays: p,
        getDayAriaLabel: m,
        __onDayClick: h,
        __onDayMouseEnter: g,
        withCellSpacing: _,
        highlightToday: v,
        withWeekNumbers: y,
        __preventFocus: b,
        nextIcon: x,
        previousIcon: S,
        nextLabel: C,
        previousLabel: w,
        onNext: T,
        onPrevious: E,
        onLevelClick: D,
        nextDisabled: O,
        previousDisabled: M,
        hasNextLevel: N,
        headerControlsOrder: P,
        withNativeLevelSelect: F,
        yearsSelectRange: L,
        classNames: R,
        styles: z,
        unstyled: B,
        numberOfColumns: V,
        levelControlAriaLabel: H,
        monthLabelFormat: U,
        __staticSelector: W,
        __stopPropagation: G,
        __onDateChange: K,
        __disableNativeLevelSelect: q,
        size: ee,
        static: J,
        fullWidth: Y,
        vars: te,
        attributes: ne,
        ...re
      } = l(`MonthLevelGroup`, He, e),
      X = (0, k.useRef)([]),
      ie = Array(V)
        .fill(0)
        .map((e, l) => {
          let k = (0, j.default)(t).add(l, `months`).format(`YYYY-MM-DD`);
          return (0, A.jsx)(
            Ie,
            {
              month: k,
              withNext: l === V - 1,
              withPrevious: l === 0,
              monthLabelFormat: U,
              __stopPropagation: G,
              __onDayClick: h,
              __onDayMouseEnter: g,
              __onDayKeyDown: (e, t) => I({ levelIndex: l, rowIndex: t.rowIndex, cellIndex: t.cellIndex, event: e, controlsRef: X }),
              __getDayRef: (e, t, n) => {
                (Array.isArray(X.current[l]) || (X.current[l] = []),
                  Array.isArray(X.current[l][e]) || (X.current[l][e] = []),
                  (X.current[l][e][t] = n));
              },
              levelControlAriaLabel: typeof H == `function` ? H(k) : H,
              locale: n,
              firstDayOfWeek: r,
              weekdayFormat: i,
              weekendDays: a,
              getDayProps: o,
              excludeDate: s,
              minDate: c,
              maxDate: u,
              renderDay: d,
              hideOutsideDates: f,
              hideWeekdays: p,
              getDayAriaLabel: m,
              __preventFocus: b,
              nextIcon: x,
              previousIcon: S,
              nextLabel: C,
              previousLabel: w,
              onNext: T,
              onPrevious: E,
              onLevelClick: D,
              nextDisabled: O,
              previousDisabled: M,
              hasNextLevel: N,
              withNativeLevelSelect: F,
              yearsSelectRange: L,
              __onDateChange: K,
              __disableNativeLevelSelect: q,
              classNames: R,
              styles: z,
              unstyled: B,
              __staticSelector: W || `MonthLevelGroup`,
              size: ee,
              static: J,
              withCellSpacing: _,
              highlightToday: v,
              withWeekNumbers: y,
              headerControlsOrder: P,
              fullWidth: Y,
              attributes: ne,
            },
            l,
          );
        });
    return (0, A.jsx)($, {
      classNames: R,
      styles: z,
      __staticSelector: W || `MonthLevelGroup`,
      size: ee,
      fullWidth: Y,
      attributes: ne,
      ...re,
      children: ie,
    });
  });
((Ue.classes = { ...$.classes, ...Ie.classes }), (Ue.displayName = `@mantine/dates/MonthLevelGroup`));
var We = (e) => (e === `range` ? [null, null] : e === `multiple` ? [] : null),
  Ge = (e, t) => {
    let n = t ? R : L;
    return Array.isArray(e) ? e.map(n) : n(e);
  };
function Ke({ type: e, value: t, defaultValue: n, onChange: r, withTime: i = !1 }) {
  let a = (0, k.useRef)(e),
    [o, s, c] = f({ value: Ge(t, i), defaultValue: Ge(n, i), finalValue: We(e), onChange: r }),
    l = o;
  return (a.current !== e && ((a.current = e), t === void 0 && ((l = n === void 0 ? We(e) : n), s(l))), [l, s, c]);
}
function qe(e, t) {
  return e ? (e === `month` ? 0 : e === `year` ? 1 : 2) : t || 0;
}
function Je(e) {
  return e === 0 ? `month` : e === 1 ? `year` : `decade`;
}
function Ye(e, t, n) {
  return Je(D(qe(e, 0), qe(t, 0), qe(n, 2)));
}
var Xe = { maxLevel: `decade`, minLevel: `month`, __updateDateOnYearSelect: !0, __updateDateOnMonthSelect: !0, enableKeyboardNavigation: !0 },
  Ze = u((e) => {
    let t = l(`Calendar`, Xe, e),
      {
        vars: n,
        maxLevel: r,
        minLevel: i,
        defaultLevel: a,
        level: o,
        onLevelChange: s,
        date: c,
        defaultDate: u,
        onDateChange: p,
        numberOfColumns: h,
        columnsToScroll: g,
        ariaLabels: _,
        nextLabel: v,
        previousLabel: y,
        onYearSelect: x,
        onMonthSelect: S,
        onYearMouseEnter: C,
        onMonthMouseEnter: w,
        headerControlsOrder: T,
        __updateDateOnYearSelect: E,
        __updateDateOnMonthSelect: D,
        __setDateRef: O,
        __setLevelRef: M,
        firstDayOfWeek: N,
        weekdayFormat: P,
        weekendDays: F,
        getDayProps: I,
        excludeDate: R,
        renderDay: B,
        hideOutsideDates: V,
        hideWeekdays: H,
        getDayAriaLabel: U,
        monthLabelFormat: W,
        nextIcon: G,
        previousIcon: K,
        __onDayClick: q,
        __onDayMouseEnter: ee,
        withCellSpacing: J,
        highlightToday: Y,
        withWeekNumbers: te,
        monthsListFormat: ne,
        getMonthControlProps: re,
        yearLabelFormat: X,
        yearsListFormat: ie,
        getYearControlProps: ae,
        decadeLabelFormat: oe,
        classNames: se,
        styles: ce,
        unstyled: le,
        minDate: ue,
        maxDate: de,
        locale: fe,
        __staticSelector: pe,
        size: Z,
        __preventFocus: me,
        __stopPropagation: he,
        onNextDecade: ge,
        onPreviousDecade: _e,
        onNextYear: ve,
        onPreviousYear: ye,
        onNextMonth: be,
        onPreviousMonth: xe,
        static: Se,
        enableKeyboardNavigation: Ce,
        withNativeLevelSelect: we,
        yearsSelectRange: Te,
        fullWidth: Ee,
        attributes: De,
        ref: Oe,
        ...ke
      } = t,
      { resolvedClassNames: Ae, resolvedStyles: je } = b({ classNames: se, styles: ce, props: t }),
      [Me, Ne] = f({ value: o ? Ye(o, i, r) : void 0, defaultValue: a ? Ye(a, i, r) : void 0, finalValue: Ye(void 0, i, r), onChange: s }),
      [Pe, Q, Fe] = Ke({ type: `default`, value: L(c), defaultValue: L(u), onChange: p }),
      Ie = Fe && !p;
    ((0, k.useImperativeHandle)(O, () => (e) => {
      Q(e);
    }),
      (0, k.useImperativeHandle)(M, () => (e) => {
        Ne(e);
      }));
    let Le = { __staticSelector: pe || `Calendar`, styles: je, classNames: Ae, unstyled: le, size: Z, attributes: De },
      $ = g || h || 1,
      Re = (0, k.useRef)(null);
    Re.current === null && (Re.current = z({ minDate: ue, maxDate: de }));
    let Be = Pe || Re.current,
      He = () => {
        let e = (0, j.default)(Be).add($, `month`).format(`YYYY-MM-DD`);
        (be?.(e), Q(e));
      },
      We = () => {
        let e = (0, j.default)(Be).subtract($, `month`).format(`YYYY-MM-DD`);
        (xe?.(e), Q(e));
      },
      Ge = () => {
        let e = (0, j.default)(Be).add($, `year`).format(`YYYY-MM-DD`);
        (ve?.(e), Q(e));
      },
      qe = () => {
        let e = (0, j.default)(Be).subtract($, `year`).format(`YYYY-MM-DD`);
        (ye?.(e), Q(e));
      },
      Je = () => {
        let e = (0, j.default)(Be)
          .add(10 * $, `year`)
          .format(`YYYY-MM-DD`);
        (ge?.(e), Q(e));
      },
      Ze = () => {
        let e = (0, j.default)(Be)
          .subtract(10 * $, `year`)
          .format(`YYYY-MM-DD`);
        (_e?.(e), Q(e));
      },
      Qe = (0, k.useRef)(null);
    return (
      (0, k.useEffect)(() => {
        if (!Ce || Se) return;
        let e = (e) => {
          if (!Qe.current?.contains(document.activeElement)) return;
          let t = e.ctrlKey || e.metaKey,
            n = e.shiftKey;
          switch (e.key) {
            case `ArrowUp`:
              t && n ? (e.preventDefault(), Ze()) : t && (e.preventDefault(), qe());
              break;
            case `ArrowDown`:
              t && n ? (e.preventDefault(), Je()) : t && (e.preventDefault(), Ge());
              break;
            case `y`:
            case `Y`:
              Me === `month` && (e.preventDefault(), Ne(`year`));
          }
        };
        return (
          document.addEventListener(`keydown`, e),
          () => {
            document.removeEventListener(`keydown`, e);
          }
        );
      }, [Ce, Se, Me, Ge, qe, Je, Ze]),
      (0, A.jsxs)(d, {
        ref: m(Qe, Oe),
        size: Z,
        "data-calendar": !0,
        "data-full-width": Ee || void 0,
        ...ke,
        children: [
          Me === `month` &&
            (0, A.jsx)(Ue, {
              month: Be,
              minDate: ue,
              maxDate: de,
              firstDayOfWeek: N,
              weekdayFormat: P,
              weekendDays: F,
              getDayProps: I,
              excludeDate: R,
              renderDay: B,
              hideOutsideDates: V,
              hideWeekdays: H,
              getDayAriaLabel: U,
              onNext: He,
              onPrevious: We,
              hasNextLevel: r !== `month`,
              onLevelClick: () => Ne(`year`),
              numberOfColumns: h,
              locale: fe,
              levelControlAriaLabel: _?.monthLevelControl,
              nextLabel: _?.nextMonth ?? v,
              nextIcon: G,
              previousLabel: _?.previousMonth ?? y,
              previousIcon: K,
              monthLabelFormat: W,
              __onDayClick: q,
              __onDayMouseEnter: ee,
              __onDateChange: Q,
              __disableNativeLevelSelect: Ie,
              __preventFocus: me,
              __stopPropagation: he,
              static: Se,
              withCellSpacing: J,
              highlightToday: Y,
              withWeekNumbers: te,
              withNativeLevelSelect: we,
              yearsSelectRange: Te,
              headerControlsOrder: T,
              fullWidth: Ee,
              ...Le,
            }),
          Me === `year` &&
            (0, A.jsx)(Ve, {
              year: Be,
              numberOfColumns: h,
              minDate: ue,
              maxDate: de,
              monthsListFormat: ne,
              getMonthControlProps: re,
              locale: fe,
              onNext: Ge,
              onPrevious: qe,
              hasNextLevel: r !== `month` && r !== `year`,
              onLevelClick: () => Ne(`decade`),
              levelControlAriaLabel: _?.yearLevelControl,
              nextLabel: _?.nextYear ?? v,
              nextIcon: G,
              previousLabel: _?.previousYear ?? y,
              previousIcon: K,
              yearLabelFormat: X,
              __onControlMouseEnter: w,
              __onControlClick: (e, t) => {
                (D && Q(t), Ne(Ye(`month`, i, r)), S?.(t));
              },
              __onDateChange: Q,
              __disableNativeLevelSelect: Ie,
              __preventFocus: me,
              __stopPropagation: he,
              withCellSpacing: J,
              withNativeLevelSelect: we,
              yearsSelectRange: Te,
              headerControlsOrder: T,
              fullWidth: Ee,
              ...Le,
            }),
          Me === `decade` &&
            (0, A.jsx)(ze, {
              decade: Be,
              minDate: ue,
              maxDate: de,
              yearsListFormat: ie,
              getYearControlProps: ae,
              locale: fe,
              onNext: Je,
              onPrevious: Ze,
              numberOfColumns: h,
              nextLabel: _?.nextDecade ?? v,
              nextIcon: G,
              previousLabel: _?.previousDecade ?? y,
              previousIcon: K,
              decadeLabelFormat: oe,
              __onControlMouseEnter: C,
              __onControlClick: (e, t) => {
                (E && Q(t), Ne(Ye(`year`, i, r)), x?.(t));
              },
              __preventFocus: me,
              __stopPropagation: he,
              withCellSpacing: J,
              headerControlsOrder: T,
              fullWidth: Ee,
              ...Le,
            }),
        ],
      })
    );
  });
((Ze.classes = { ...ze.classes, ...Ve.classes, ...Ue.classes }), (Ze.displayName = `@mantine/dates/Calendar`));
function Qe(e) {
  let {
    maxLevel: t,
    minLevel: n,
    defaultLevel: r,
    level: i,
    onLevelChange: a,
    nextIcon: o,
    previousIcon: s,
    date: c,
    defaultDate: l,
    onDateChange: u,
    numberOfColumns: d,
    columnsToScroll: f,
    ariaLabels: p,
    nextLabel: m,
    previousLabel: h,
    onYearSelect: g,
    onMonthSelect: _,
    onYearMouseEnter: v,
    onMonthMouseEnter: y,
    onNextMonth: b,
    onPreviousMonth: x,
    onNextYear: S,
    onPreviousYear: C,
    onNextDecade: w,
    onPreviousDecade: T,
    withCellSpacing: E,
    highlightToday: D,
    withNativeLevelSelect: O,
    yearsSelectRange: k,
    __updateDateOnYearSelect: A,
    __updateDateOnMonthSelect: j,
    __setDateRef: M,
    __setLevelRef: N,
    withWeekNumbers: P,
    headerControlsOrder: F,
    firstDayOfWeek: I,
    weekdayFormat: L,
    weekendDays: R,
    getDayProps: z,
    excludeDate: B,
    renderDay: V,
    hideOutsideDates: H,
    hideWeekdays: U,
    getDayAriaLabel: W,
    monthLabelFormat: G,
    monthsListFormat: K,
    getMonthControlProps: q,
    yearLabelFormat: ee,
    yearsListFormat: J,
    getYearControlProps: Y,
    decadeLabelFormat: te,
    allowSingleDateInRange: ne,
    allowDeselect: re,
    minDate: X,
    maxDate: ie,
    locale: ae,
    ...oe
  } = e;
  return {
    calendarProps: {
      maxLevel: t,
      minLevel: n,
      defaultLevel: r,
      level: i,
      onLevelChange: a,
      nextIcon: o,
      previousIcon: s,
      date: c,
      defaultDate: l,
      onDateChange: u,
      numberOfColumns: d,
      columnsToScroll: f,
      ariaLabels: p,
      nextLabel: m,
      previousLabel: h,
      onYearSelect: g,
      onMonthSelect: _,
      onYearMouseEnter: v,
      onMonthMouseEnter: y,
      onNextMonth: b,
      onPreviousMonth: x,
      onNextYear: S,
      onPreviousYear: C,
      onNextDecade: w,
      onPreviousDecade: T,
      withCellSpacing: E,
      highlightToday: D,
      withNativeLevelSelect: O,
      yearsSelectRange: k,
      __updateDateOnYearSelect: A,
      __updateDateOnMonthSelect: j,
      __setDateRef: M,
      withWeekNumbers: P,
      headerControlsOrder: F,
      firstDayOfWeek: I,
      weekdayFormat: L,
      weekendDays: R,
      getDayProps: z,
      excludeDate: B,
      renderDay: V,
      hideOutsideDates: H,
      hideWeekdays: U,
      getDayAriaLabel: W,
      monthLabelFormat: G,
      monthsListFormat: K,
      getMonthControlProps: q,
      yearLabelFormat: ee,
      yearsListFormat: J,
      getYearControlProps: Y,
      decadeLabelFormat: te,
      allowSingleDateInRange: ne,
      allowDeselect: re,
      minDate: X,
      maxDate: ie,
      locale: ae,
    },
    others: oe,
  };
}
var $e = /^\d{4}-\d{2}-\d{2}([ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/;
function et(e, t = !1) {
  if (!e) return null;
  let n = t ? `YYYY-MM-DD HH:mm:ss` : `YYYY-MM-DD`;
  if ($e.test(e)) {
    let t = (0, j.default)(e);
    return t.isValid() && t.format(`YYYY-MM-DD`) === e.slice(0, 10) ? t.format(n) : null;
  }
  let r = new Date(e);
  return Number.isNaN(r.getTime()) ? null : (0, j.default)(r).format(n);
}
function tt({ date: e, maxDate: t, minDate: n }) {
  return !(
    e == null ||
    Number.isNaN(new Date(e).getTime()) ||
    (t && (0, j.default)(e).isAfter(t, `date`)) ||
    (n && (0, j.default)(e).isBefore(n, `date`))
  );
}
var nt = { presetsRoot: `m_1f4d0c5`, presetsList: `m_1f20081`, presetButton: `m_eaf76082` },
  rt = { valueFormat: `MMMM D, YYYY`, fixOnBlur: !0, size: `sm` },
  it = u((e) => {
    let t = x(`DateInput`, rt, e),
      {
        inputProps: n,
        wrapperProps: r,
        value: a,
        defaultValue: o,
        onChange: s,
        clearable: l,
        clearSectionMode: u,
        clearButtonProps: f,
        popoverProps: m,
        getDayProps: g,
        locale: b,
        valueFormat: S,
        withTime: C,
        dateParser: w,
        minDate: T,
        maxDate: E,
        fixOnBlur: D,
        onFocus: O,
        onBlur: M,
        onClick: N,
        onKeyDown: P,
        readOnly: F,
        name: I,
        form: L,
        rightSection: R,
        unstyled: z,
        classNames: B,
        styles: H,
        allowDeselect: W,
        date: G,
        defaultDate: K,
        onDateChange: q,
        getMonthControlProps: ee,
        getYearControlProps: J,
        disabled: Y,
        presets: te,
        ...ne
      } = t,
      re = c({ name: `DateInput`, classes: nt, props: t, classNames: B, styles: H, unstyled: z, attributes: r.attributes }),
      ie = (0, k.useRef)(null),
      ae = (0, k.useRef)(null),
      [oe, se] = (0, k.useState)(!1),
      { calendarProps: ce, others: le } = Qe(ne),
      ue = V(),
      de =
        w ||
        ((e) => {
          if (typeof S == `function`) return et(e, C);
          let t = (0, j.default)(e, S, ue.getLocale(b)).toDate();
          return Number.isNaN(t.getTime()) ? et(e, C) : (0, j.default)(t).format(C ? `YYYY-MM-DD HH:mm:ss` : `YYYY-MM-DD`);
        }),
      fe = W === void 0 ? l : W,
      pe = (e) => (e ? (typeof S == `function` ? S(e) : (0, j.default)(e).locale(ue.getLocale(b)).format(S)) : ``),
      [Z, me, he] = Ke({ type: `default`, value: a, defaultValue: o, onChange: s, withTime: C }),
      [ge, _e] = Ke({ type: `default`, value: G, defaultValue: o || K, onChange: q });
    (0, k.useEffect)(() => {
      he && a !== null && _e(a);
    }, [he, a]);
    let [ve, ye] = (0, k.useState)(pe(Z));
    (0, k.useEffect)(() => {
      ye(pe(Z));
    }, [ue.getLocale(b)]);
    let be = (e) => {
        let t = e.currentTarget.value;
        if ((ye(t), se(!0), t.trim() === `` && (W || l))) me(null);
        else {
          let e = de(t);
          e && tt({ date: e, minDate: T, maxDate: E }) && (me(e), _e(e));
        }
      },
      xe = (e) => {
        (M?.(e), se(!1), D && ye(pe(Z)));
      },
      Se = (e) => {
        (O?.(e), se(!0));
      },
      Ce = (e) => {
        (N?.(e), se(!0));
      },
      we = (e) => {
        (e.key === `Escape` && se(!1), P?.(e));
      },
      Te = (e) => ({
        ...g?.(e),
        selected: (0, j.default)(Z).isSame(e, `day`),
        onClick: (t) => {
          g?.(e).onClick?.(t);
          let n = fe && (0, j.default)(Z).isSame(e, `day`) ? null : e;
          (me(n), !he && n && ye(pe(n)), se(!1));
        },
      }),
      Ee = (e) => {
        (me(e), e && _e(e), he || ye(e ? pe(e) : ``), se(!1));
      },
      De = te?.map((e, t) =>
        (0, A.jsx)(v, { ...re(`presetButton`), onClick: () => Ee(e.value), onMouseDown: (e) => e.preventDefault(), children: e.label }, t),
      ),
      Oe = (0, A.jsx)(p.ClearButton, {
        onClick: () => {
          (me(null), !he && ye(``), se(!1));
        },
        unstyled: z,
        ...f,
      }),
      ke = l && !!Z && !F && !Y;
    (y(() => {
      Z !== void 0 && !oe && ye(pe(Z));
    }, [Z]),
      _(() => se(!1), void 0, [ie.current, ae.current]));
    let Ae = (0, A.jsx)(Ze, {
      __staticSelector: `DateInput`,
      ...ce,
      classNames: B,
      styles: H,
      unstyled: z,
      __preventFocus: !0,
      minDate: T,
      maxDate: E,
      locale: b,
      getDayProps: Te,
      size: n.size,
      date: ge,
      onDateChange: _e,
      getMonthControlProps: (e) => ({ selected: typeof Z == `string` && X(e, Z), ...ee?.(e) }),
      getYearControlProps: (e) => ({ selected: typeof Z == `string` && (0, j.default)(e).isSame(Z, `year`), ...J?.(e) }),
      attributes: r.attributes,
    });
    return (0, A.jsxs)(A.Fragment, {
      children: [
        (0, A.jsx)(p.Wrapper, {
          ...r,
          __staticSelector: `DateInput`,
          ref: ie,
          children: (0, A.jsxs)(h, {
            opened: oe,
            trapFocus: !1,
            position: `bottom-start`,
            disabled: F || Y,
            withRoles: !1,
            unstyled: z,
            ...m,
            children: [
              (0, A.jsx)(h.Target, {
                children: (0, A.jsx)(p, {
                  "data-dates-input": !0,
                  "data-read-only": F || void 0,
                  autoComplete: `off`,
                  value: ve,
                  onChange: be,
                  onBlur: xe,
                  onFocus: Se,
                  onClick: Ce,
                  onKeyDown: we,
                  readOnly: F,
                  rightSection: R,
                  __clearSection: Oe,
                  __clearable: ke,
                  __clearSectionMode: u,
                  ...n,
                  ...le,
                  disabled: Y,
                  __staticSelector: `DateInput`,
                }),
              }),
              (0, A.jsx)(h.Dropdown, {
                onMouseDown: (e) => e.preventDefault(),
                "data-dates-dropdown": !0,
                ref: ae,
                children: te
                  ? (0, A.jsxs)(d, {
                      ...re(`presetsRoot`, { style: { "--preset-font-size": i(n.size) } }),
                      children: [(0, A.jsx)(`div`, { ...re(`presetsList`), children: De }), Ae],
                    })
                  : Ae,
              }),
            ],
          }),
        }),
        (0, A.jsx)(U, { name: I, form: L, value: Z, type: `default`, withTime: C }),
      ],
    });
  });
((it.classes = { ...p.classes, ...Ze.classes, ...nt }), (it.displayName = `@mantine/dates/DateInput`));
var at = e(
  n((e, t, n) => {
    (function (n, r) {
      typeof e == `object` && t !== void 0
        ? (t.exports = r())
        : typeof define == `function` && define.amd
          ? define(r)
          : ((n = typeof globalThis < `u` ? globalThis : n || self).dayjs_plugin_customParseFormat = r());
    })(n, function () {
      var e = { LTS: `h:mm:ss A`, LT: `h:mm A`, L: `MM/DD/YYYY`, LL: `MMMM D, YYYY`, LLL: `MMMM D, YYYY h:mm A`, LLLL: `dddd, MMMM D, YYYY h:mm A` },
        t = /(\[[^[]*\])|([-_:/.,()\s]+)|(A|a|Q|YYYY|YY?|ww?|MM?M?M?|Do|DD?|hh?|HH?|mm?|ss?|S{1,3}|z|ZZ?)/g,
        n = /\d/,
        r = /\d\d/,
        i = /\d\d?/,
        a = /\d*[^-_:/,()\s\d]+/,
        o = {},
        s = function (e) {
          return (e = +e) + (e > 68 ? 1900 : 2e3);
        },
        c = function (e) {
          return function (t) {
            this[e] = +t;
          };
        },
        l = [
          /[+-]\d\d:?(\d\d)?|Z/,
          function (e) {
            (this.zone ||= {}).offset = (function (e) {
              if (!e || e === `Z`) return 0;
              var t = e.match(/([+-]|\d\d)/g),
                n = 60 * t[1] + (+t[2] || 0);
              return n === 0 ? 0 : t[0] === `+` ? -n : n;
            })(e);
          },
        ],
        u = function (e) {
          var t = o[e];
          return t && (t.indexOf ? t : t.s.concat(t.f));
        },
        d = function (e, t) {
          var n,
            r = o.meridiem;
          if (r) {
            for (var i = 1; i <= 24; i += 1)
              if (e.indexOf(r(i, 0, t)) > -1) {
                n = i > 12;
                break;
              }
          } else n = e === (t ? `pm` : `PM`);
          return n;
        },
        f = {
          A: [
            a,
            function (e) {
              this.afternoon = d(e, !1);
            },
          ],
          a: [
            a,
            function (e) {
              this.afternoon = d(e, !0);
            },
          ],
          Q: [
            n,
            function (e) {
              this.month = 3 * (e - 1) + 1;
            },
          ],
          S: [
            n,
            function (e) {
              this.milliseconds = 100 * e;
            },
          ],
          SS: [
            r,
            function (e) {
              this.milliseconds = 10 * e;
            },
          ],
          SSS: [
            /\d{3}/,
            function (e) {
              this.milliseconds = +e;
            },
          ],
          s: [i, c(`seconds`)],
          ss: [i, c(`seconds`)],
          m: [i, c(`minutes`)],
          mm: [i, c(`minutes`)],
          H: [i, c(`hours`)],
          h: [i, c(`hours`)],
          HH: [i, c(`hours`)],
          hh: [i, c(`hours`)],
          D: [i, c(`day`)],
          DD: [r, c(`day`)],
          Do: [
            a,
            function (e) {
              var t = o.ordinal,
                n = e.match(/\d+/);
              if (((this.day = n[0]), t)) for (var r = 1; r <= 31; r += 1) t(r).replace(/\[|\]/g, ``) === e && (this.day = r);
            },
          ],
          w: [i, c(`week`)],
          ww: [r, c(`week`)],
          M: [i, c(`month`)],
          MM: [r, c(`month`)],
          MMM: [
            a,
            function (e) {
              var t = u(`months`),
                n =
                  (
                    u(`monthsShort`) ||
                    t.map(function (e) {
                      return e.slice(0, 3);
                    })
                  ).indexOf(e) + 1;
              if (n < 1) throw Error();
              this.month = n % 12 || n;
            },
          ],
          MMMM: [
            a,
            function (e) {
              var t = u(`months`).indexOf(e) + 1;
              if (t < 1) throw Error();
              this.month = t % 12 || t;
            },
          ],
          Y: [/[+-]?\d+/, c(`year`)],
          YY: [
            r,
            function (e) {
              this.year = s(e);
            },
          ],
          YYYY: [/\d{4}/, c(`year`)],
          Z: l,
          ZZ: l,
        };
      function p(n) {
        for (
          var r = n,
            i = o && o.formats,
            a = (n = r.replace(/(\[[^\]]+])|(LTS?|l{1,4}|L{1,4})/g, function (t, n, r) {
              var a = r && r.toUpperCase();
              return (
                n ||
                i[r] ||
                e[r] ||
                i[a].replace(/(\[[^\]]+])|(MMMM|MM|DD|dddd)/g, function (e, t, n) {
                  return t || n.slice(1);
                })
              );
            })).match(t),
            s = a.length,
            c = 0;
          c < s;
          c += 1
        ) {
          var l = a[c],
            u = f[l],
            d = u && u[0],
            p = u && u[1];
          a[c] = p ? { regex: d, parser: p } : l.replace(/^\[|\]$/g, ``);
        }
        return function (e) {
          for (var t = {}, n = 0, r = 0; n < s; n += 1) {
            var i = a[n];
            if (typeof i == `string`) r += i.length;
            else {
              var o = i.regex,
                c = i.parser,
                l = e.slice(r),
                u = o.exec(l)[0];
              (c.call(t, u), (e = e.replace(u, ``)));
            }
          }
          return (
            (function (e) {
              var t = e.afternoon;
              if (t !== void 0) {
                var n = e.hours;
                (t ? n < 12 && (e.hours += 12) : n === 12 && (e.hours = 0), delete e.afternoon);
              }
            })(t),
            t
          );
        };
      }
      return function (e, t, n) {
        ((n.p.customParseFormat = !0), e && e.parseTwoDigitYear && (s = e.parseTwoDigitYear));
        var r = t.prototype,
          i = r.parse;
        r.parse = function (e) {
          var t = e.date,
            r = e.utc,
            a = e.args;
          this.$u = r;
          var s = a[1];
          if (typeof s == `string`) {
            var c = !0 === a[2],
              l = !0 === a[3],
              u = c || l,
              d = a[2];
            (l && (d = a[2]),
              (o = this.$locale()),
              !c && d && (o = n.Ls[d]),
              (this.$d = (function (e, t, n, r) {
                try {
                  if ([`x`, `X`].indexOf(t) > -1) return new Date((t === `X` ? 1e3 : 1) * e);
                  var i = p(t)(e),
                    a = i.year,
                    o = i.month,
                    s = i.day,
                    c = i.hours,
                    l = i.minutes,
                    u = i.seconds,
                    d = i.milliseconds,
                    f = i.zone,
                    m = i.week,
                    h = new Date(),
                    g = s || (a || o ? 1 : h.getDate()),
                    _ = a || h.getFullYear(),
                    v = 0;
                  (a && !o) || (v = o > 0 ? o - 1 : h.getMonth());
                  var y,
                    b = c || 0,
                    x = l || 0,
                    S = u || 0,
                    C = d || 0;
                  return f
                    ? new Date(Date.UTC(_, v, g, b, x, S, C + 60 * f.offset * 1e3))
                    : n
                      ? new Date(Date.UTC(_, v, g, b, x, S, C))
                      : ((y = new Date(_, v, g, b, x, S, C)), m && (y = r(y).week(m).toDate()), y);
                } catch {
                  return new Date(``);
                }
              })(t, s, r, n)),
              this.init(),
              d && !0 !== d && (this.$L = this.locale(d).$L),
              u && t != this.format(s) && (this.$d = new Date(``)),
              (o = {}));
          } else if (s instanceof Array)
            for (var f = s.length, m = 1; m <= f; m += 1) {
              a[1] = s[m - 1];
              var h = n.apply(this, a);
              if (h.isValid()) {
                ((this.$d = h.$d), (this.$L = h.$L), this.init());
                break;
              }
              m === f && (this.$d = new Date(``));
            }
          else i.call(this, e);
        };
      };
    });
  })(),
  1,
);
j.default.extend(at.default);
var ot = `DD-MM-YYYY`,
  st = [ot, `D-M-YYYY`, `DD/MM/YYYY`, `D/M/YYYY`, `DD.MM.YYYY`, `YYYY-MM-DD`];
function ct(e) {
  let t = (0, j.default)(e.trim(), st, !0);
  return t.isValid() ? t.format(`YYYY-MM-DD`) : null;
}
function lt({ value: e, onChange: t, isReadOnly: n, min: r, max: i, hint: a, ...o }) {
  return (0, A.jsx)(it, {
    ...C({ ...o, isReadOnly: n, hint: a ?? `Day-month-year, like 09-04-2026` }),
    value: e === `` ? null : e,
    onChange: (e) => t(e ?? ``),
    dateParser: ct,
    valueFormat: ot,
    readOnly: n,
    minDate: r,
    maxDate: i,
    autoComplete: `off`,
    maw: 240,
  });
}
var ut = T().trim().min(1, S.emailFormat).max(254, S.emailFormat).pipe(w(S.emailFormat)),
  dt = (e) => !/[\u0000-\u001f\u007f\u2028\u2029]/.test(e),
  ft = (e, t) =>
    T()
      .max(t * 4, `${e} must be at most ${t} characters long`)
      .transform((e) => e.normalize(`NFC`).replaceAll(/ {2,}/g, ` `).trim())
      .pipe(
        T()
          .min(1, `Enter the ${E(e)}`)
          .max(t, `${e} must be at most ${t} characters long`)
          .refine(dt, `${e} must be one line without special control characters`),
      ),
  pt = (e) =>
    e
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ``)
      .normalize(`NFC`)
      .trim();
export { lt as i, pt as n, ut as r, ft as t };
