import { a as e, n as t, t as n } from "./jsx-runtime-Wy9s6hX0.js";
import {
  C as r,
  D as i,
  M as a,
  N as o,
  O as s,
  P as c,
  R as l,
  c as u,
  d,
  g as f,
  h as p,
  k as m,
  l as h,
  n as g,
  p as _,
  r as v,
  t as y,
} from "./Box-1EkfdRjd.js";
import { f as b, i as x, r as S } from "./council-CQzFXpBu.js";
import { c as C, d as w, f as T, i as E, m as D, s as O, t as ee, u as k } from "./CheckIcon-Cp5vdiKO.js";
import { B as A, F as j, H as te, I as ne, c as re, i as M, r as N, t as ie, z as ae } from "./council-mark-CuNWYdZm.js";
import { t as oe } from "./use-resolved-styles-api-C6TysQin.js";
import { t as se } from "./IconCheck-DZkaatp6.js";
import {
  G as P,
  H as ce,
  J as F,
  K as le,
  Q as ue,
  St as de,
  U as fe,
  W as pe,
  X as me,
  Y as he,
  Z as ge,
  at as _e,
  ct as ve,
  dt as ye,
  ft as be,
  gt as I,
  it as xe,
  lt as Se,
  mt as Ce,
  nt as we,
  ot as Te,
  pt as Ee,
  q as De,
  rt as Oe,
  st as ke,
  tt as Ae,
  ut as je,
  vt as L,
  xt as R,
  yt as Me,
} from "./index-D_iDA8SX.js";
var z = e(t(), 1);
function Ne(e, t) {
  let n = e;
  for (; (n = n.parentElement) && !n.matches(t););
  return n;
}
function Pe(e, t, n) {
  for (let n = e - 1; n >= 0; --n) if (!t[n].disabled) return n;
  if (n) {
    for (let e = t.length - 1; e > -1; --e) if (!t[e].disabled) return e;
  }
  return e;
}
function Fe(e, t, n) {
  for (let n = e + 1; n < t.length; n += 1) if (!t[n].disabled) return n;
  if (n) {
    for (let e = 0; e < t.length; e += 1) if (!t[e].disabled) return e;
  }
  return e;
}
function Ie(e, t, n) {
  return Ne(e, n) === Ne(t, n);
}
function Le({ parentSelector: e, siblingSelector: t, onKeyDown: n, loop: r = !0, activateOnFocus: i = !1, dir: a = `rtl`, orientation: o }) {
  return (s) => {
    n?.(s);
    let c = Array.from(Ne(s.currentTarget, e)?.querySelectorAll(t) || []).filter((t) => Ie(s.currentTarget, t, e)),
      l = c.findIndex((e) => s.currentTarget === e),
      u = Fe(l, c, r),
      d = Pe(l, c, r),
      f = a === `rtl` ? d : u,
      p = a === `rtl` ? u : d;
    switch (s.key) {
      case `ArrowRight`:
        o === `horizontal` && (s.stopPropagation(), s.preventDefault(), c[f].focus(), i && c[f].click());
        break;
      case `ArrowLeft`:
        o === `horizontal` && (s.stopPropagation(), s.preventDefault(), c[p].focus(), i && c[p].click());
        break;
      case `ArrowUp`:
        o === `vertical` && (s.stopPropagation(), s.preventDefault(), c[d].focus(), i && c[d].click());
        break;
      case `ArrowDown`:
        o === `vertical` && (s.stopPropagation(), s.preventDefault(), c[u].focus(), i && c[u].click());
        break;
      case `Home`:
        (s.stopPropagation(), s.preventDefault(), c[Fe(-1, c, !1)]?.focus());
        break;
      case `End`:
        (s.stopPropagation(), s.preventDefault(), c[Pe(c.length, c, !1)]?.focus());
    }
  };
}
var Re = () => {};
function ze(e, t = { active: !0 }) {
  return typeof e != `function` || !t.active
    ? t.onKeyDown || Re
    : (n) => {
        n.key === `Escape` && (e(n), t.onTrigger?.());
      };
}
function B(e, t) {
  return (n) => {
    (e?.(n), t?.(n));
  };
}
function Be(e, t, n) {
  return n ? Array.from(Ne(n, t)?.querySelectorAll(e) || []).findIndex((e) => e === n) : null;
}
var Ve = [`mousedown`, `touchstart`];
function He(e, t, n, r = !0, i = !1) {
  let a = (0, z.useRef)(null),
    o = t || Ve,
    s = (0, z.useEffectEvent)((t) => {
      let { target: r } = t ?? {};
      if (!document.body.contains(r) && r?.tagName !== `HTML`) return;
      let i = t.composedPath();
      Array.isArray(n) ? n.every((e) => !!e && !i.includes(e)) && e(t) : a.current && !i.includes(a.current) && e(t);
    }),
    c = o.join(`,`);
  return (
    (0, z.useEffect)(() => {
      if (!r) return;
      let e = c.split(`,`);
      return (
        e.forEach((e) => document.addEventListener(e, s, i)),
        () => {
          e.forEach((e) => document.removeEventListener(e, s, i));
        }
      );
    }, [c, r, i]),
    a
  );
}
function Ue(e, t) {
  return m(`(prefers-color-scheme: dark)`, e === `dark`, t) ? `dark` : `light`;
}
function We(e = !1, t = {}) {
  let [n, r] = (0, z.useState)(e),
    i = (0, z.useCallback)(() => {
      r((e) => e || (t.onOpen?.(), !0));
    }, [t.onOpen]),
    a = (0, z.useCallback)(() => {
      r((e) => e && (t.onClose?.(), !1));
    }, [t.onClose]);
  return [
    n,
    {
      open: i,
      close: a,
      toggle: (0, z.useCallback)(() => {
        n ? a() : i();
      }, [a, i, n]),
      set: r,
    },
  ];
}
var Ge = [`mouse`, `touch`],
  Ke = 10;
function qe(e, t = {}) {
  let { threshold: n = 400, events: r = Ge, cancelOnMove: i = !1, onStart: a, onFinish: o, onCancel: s } = t,
    c = (0, z.useRef)(!1),
    l = (0, z.useRef)(!1),
    u = (0, z.useRef)(-1),
    d = (0, z.useRef)(null);
  (0, z.useEffect)(() => () => window.clearTimeout(u.current), []);
  let f = r.join(`,`);
  return (0, z.useMemo)(() => {
    if (typeof e != `function`) return {};
    let t = i !== !1,
      f = i === !0 ? Ke : i === !1 ? 0 : i,
      p = (t) => {
        (Xe(t) || Ye(t)) &&
          (a && a(t),
          (d.current = Je(t)),
          (l.current = !0),
          (u.current = window.setTimeout(() => {
            (e(t), (c.current = !0));
          }, n)));
      },
      m = (e) => {
        (Xe(e) || Ye(e)) &&
          (c.current ? o && o(e) : l.current && s && s(e),
          (c.current = !1),
          (l.current = !1),
          (d.current = null),
          u.current !== -1 && (window.clearTimeout(u.current), (u.current = -1)));
      },
      h = (e) => {
        if (!t || !l.current || c.current) return;
        let n = Je(e);
        if (!n || !d.current) return;
        let r = n.x - d.current.x,
          i = n.y - d.current.y;
        Math.sqrt(r * r + i * i) > f && m(e);
      },
      g = {};
    return (
      r.includes(`mouse`) && ((g.onMouseDown = p), (g.onMouseUp = m), (g.onMouseLeave = m), t && (g.onMouseMove = h)),
      r.includes(`touch`) && ((g.onTouchStart = p), (g.onTouchEnd = m), (g.onTouchCancel = m), t && (g.onTouchMove = h)),
      g
    );
  }, [e, n, s, o, a, i, f]);
}
function Je(e) {
  if (Ye(e)) {
    let t = e.touches[0] ?? e.changedTouches[0];
    return t ? { x: t.clientX, y: t.clientY } : null;
  }
  return { x: e.clientX, y: e.clientY };
}
function Ye(e) {
  return window.TouchEvent ? e.nativeEvent instanceof TouchEvent : `touches` in e.nativeEvent;
}
function Xe(e) {
  return e.nativeEvent instanceof MouseEvent;
}
function Ze(e) {
  return e?.props?.ref;
}
function Qe(e) {
  let t = document.createElement(`style`);
  return (
    t.setAttribute(`data-mantine-styles`, `inline`),
    (t.innerHTML = `*, *::before, *::after {transition: none !important;}`),
    t.setAttribute(`data-mantine-disable-transition`, `true`),
    e && t.setAttribute(`nonce`, e),
    document.head.appendChild(t),
    () => document.querySelectorAll(`[data-mantine-disable-transition]`).forEach((e) => e.remove())
  );
}
function $e({ keepTransitions: e } = {}) {
  let t = (0, z.useRef)(Re),
    n = (0, z.useRef)(-1),
    r = (0, z.use)(_),
    i = f(),
    a = (0, z.useRef)(i?.());
  if (!r) throw Error(`[@mantine/core] MantineProvider was not found in tree`);
  let o = (i) => {
      (r.setColorScheme(i),
        (t.current = e ? () => {} : Qe(a.current)),
        window.clearTimeout(n.current),
        (n.current = window.setTimeout(() => {
          t.current?.();
        }, 10)));
    },
    s = () => {
      (r.clearColorScheme(),
        (t.current = e ? () => {} : Qe(a.current)),
        window.clearTimeout(n.current),
        (n.current = window.setTimeout(() => {
          t.current?.();
        }, 10)));
    },
    c = Ue(`light`, { getInitialValueInEffect: !1 }),
    l = r.colorScheme === `auto` ? c : r.colorScheme,
    u = (0, z.useCallback)(() => o(l === `light` ? `dark` : `light`), [o, l]);
  return (
    (0, z.useEffect)(
      () => () => {
        (t.current?.(), window.clearTimeout(n.current));
      },
      [],
    ),
    { colorScheme: r.colorScheme, setColorScheme: o, clearColorScheme: s, toggleColorScheme: u }
  );
}
var V = n();
function et(e, t, n, r) {
  return e === `center` || r === `center` ? { top: t } : e === `end` ? { bottom: n } : e === `start` ? { top: n } : {};
}
function tt(e, t, n, r, i) {
  return e === `center` || r === `center`
    ? { left: t }
    : e === `end`
      ? { [i === `ltr` ? `right` : `left`]: n }
      : e === `start`
        ? { [i === `ltr` ? `left` : `right`]: n }
        : {};
}
var nt = { bottom: `borderTopLeftRadius`, left: `borderTopRightRadius`, right: `borderBottomLeftRadius`, top: `borderBottomRightRadius` };
function rt({ position: e, arrowSize: t, dir: n }) {
  let [r, i] = e.split(`-`);
  if (!i) return;
  let a = { width: t, height: t, position: `absolute` };
  if (r === `bottom`) {
    let e = i === `start`,
      r = e ? (n === `ltr` ? `left` : `right`) : n === `ltr` ? `right` : `left`;
    return { ...a, top: -t, [r]: 0, clipPath: e === (n === `rtl`) ? `polygon(100% 0%, 0% 100%, 100% 100%)` : `polygon(0% 0%, 0% 100%, 100% 100%)` };
  }
  if (r === `top`) {
    let e = i === `start`,
      r = e ? (n === `ltr` ? `left` : `right`) : n === `ltr` ? `right` : `left`;
    return { ...a, bottom: -t, [r]: 0, clipPath: e === (n === `rtl`) ? `polygon(0% 0%, 100% 0%, 100% 100%)` : `polygon(0% 0%, 100% 0%, 0% 100%)` };
  }
  if (r === `left`)
    return {
      ...a,
      right: -t,
      [i === `start` ? `top` : `bottom`]: 0,
      clipPath: i === `start` ? `polygon(0% 0%, 100% 0%, 0% 100%)` : `polygon(0% 0%, 0% 100%, 100% 100%)`,
    };
  if (r === `right`)
    return {
      ...a,
      left: -t,
      [i === `start` ? `top` : `bottom`]: 0,
      clipPath: i === `start` ? `polygon(0% 0%, 100% 0%, 100% 100%)` : `polygon(100% 0%, 0% 100%, 100% 100%)`,
    };
}
function it({ position: e, arrowSize: t, arrowOffset: n, arrowRadius: r, arrowPosition: i, arrowX: a, arrowY: o, dir: s }) {
  if (i === `merge`) {
    let n = rt({ position: e, arrowSize: t, dir: s });
    if (n) return n;
  }
  let [c, l = `center`] = e.split(`-`),
    u = { width: t, height: t, transform: `rotate(45deg)`, position: `absolute`, [nt[c]]: r },
    d = -t / 2;
  return c === `left`
    ? {
        ...u,
        ...et(l, o, n, i),
        right: d,
        borderLeftColor: `transparent`,
        borderBottomColor: `transparent`,
        clipPath: `polygon(100% 0, 0 0, 100% 100%)`,
      }
    : c === `right`
      ? {
          ...u,
          ...et(l, o, n, i),
          left: d,
          borderRightColor: `transparent`,
          borderTopColor: `transparent`,
          clipPath: `polygon(0 100%, 0 0, 100% 100%)`,
        }
      : c === `top`
        ? {
            ...u,
            ...tt(l, a, n, i, s),
            bottom: d,
            borderTopColor: `transparent`,
            borderLeftColor: `transparent`,
            clipPath: `polygon(0 100%, 100% 100%, 100% 0)`,
          }
        : c === `bottom`
          ? {
              ...u,
              ...tt(l, a, n, i, s),
              top: d,
              borderBottomColor: `transparent`,
              borderRightColor: `transparent`,
              clipPath: `polygon(0 100%, 0 0, 100% 0)`,
            }
          : {};
}
function at({ position: e, dir: t }) {
  let [n, r] = e.split(`-`);
  if (!r) return;
  let i = (r === `start` && t === `ltr`) || (r === `end` && t === `rtl`);
  if (n === `bottom`) return i ? { borderTopLeftRadius: 0 } : { borderTopRightRadius: 0 };
  if (n === `top`) return i ? { borderBottomLeftRadius: 0 } : { borderBottomRightRadius: 0 };
  if (n === `left`) return r === `start` ? { borderTopRightRadius: 0 } : { borderBottomRightRadius: 0 };
  if (n === `right`) return r === `start` ? { borderTopLeftRadius: 0 } : { borderBottomLeftRadius: 0 };
}
function ot({ position: e, arrowSize: t, arrowOffset: n, arrowRadius: r, arrowPosition: i, visible: a, arrowX: o, arrowY: s, style: c, ...l }) {
  let { dir: u } = I();
  return a
    ? (0, V.jsx)(`div`, {
        role: `presentation`,
        ...l,
        style: { ...c, ...it({ position: e, arrowSize: t, arrowOffset: n, arrowRadius: r, arrowPosition: i, dir: u, arrowX: o, arrowY: s }) },
      })
    : null;
}
ot.displayName = `@mantine/core/FloatingArrow`;
function st(e, t) {
  if (e === `rtl` && (t.includes(`right`) || t.includes(`left`))) {
    let [e, n] = t.split(`-`),
      r = e === `right` ? `left` : `right`;
    return n === void 0 ? r : `${r}-${n}`;
  }
  return t;
}
function ct({ open: e, close: t, openDelay: n, closeDelay: r }) {
  let i = (0, z.useRef)(-1),
    a = (0, z.useRef)(-1),
    o = () => {
      (window.clearTimeout(i.current), window.clearTimeout(a.current));
    };
  return (
    (0, z.useEffect)(() => o, []),
    {
      openDropdown: () => {
        (o(), n === 0 || n === void 0 ? e() : (i.current = window.setTimeout(e, n)));
      },
      closeDropdown: () => {
        (o(), r === 0 || r === void 0 ? t() : (a.current = window.setTimeout(t, r)));
      },
    }
  );
}
var [lt, ut] = D(`Popover component was not found in the tree`);
function dt({ childProps: e, disabled: t, opened: n, longPressDelay: r = 500, setReference: i, open: a }) {
  let o = (0, z.useRef)(!1),
    s = (0, z.useRef)(!1),
    c = (0, z.useRef)(null),
    l = (0, z.useRef)(t);
  l.current = t;
  let u = (e, t, n) => {
      (i({
        getBoundingClientRect: () => ({ x: e, y: t, width: 0, height: 0, top: t, left: e, right: e, bottom: t, toJSON: () => void 0 }),
        contextElement: n,
      }),
        a());
    },
    d = B(e.onMouseDown, (e) => {
      t || (e.button === 2 && e.stopPropagation());
    }),
    f = B(e.onContextMenu, (e) => {
      t || e.defaultPrevented || (e.preventDefault(), s.current || (u(e.clientX, e.clientY, e.currentTarget), o.current && (s.current = !0)));
    }),
    p = qe(
      (e) => {
        if (l.current || s.current) return;
        let t = e,
          n = t.touches[0] ?? t.changedTouches[0];
        n && (u(n.clientX, n.clientY, c.current), (s.current = !0));
      },
      {
        threshold: r,
        events: [`touch`],
        cancelOnMove: !0,
        onStart: (e) => {
          ((o.current = !0), (s.current = !1), (c.current = e.currentTarget));
        },
        onFinish: (e) => {
          ((o.current = !1), (s.current = !1), l.current || e.preventDefault());
        },
        onCancel: () => {
          ((o.current = !1), (s.current = !1));
        },
      },
    );
  return {
    onContextMenu: f,
    onMouseDown: d,
    onTouchStart: B(e.onTouchStart, p.onTouchStart),
    onTouchEnd: B(e.onTouchEnd, p.onTouchEnd),
    onTouchCancel: B(e.onTouchCancel, p.onTouchCancel),
    onTouchMove: B(e.onTouchMove, p.onTouchMove),
    style: t ? e.style : { ...e.style, WebkitTouchCallout: `none`, WebkitUserSelect: `none`, userSelect: `none` },
    "data-expanded": n ? !0 : void 0,
  };
}
function ft(e) {
  let { children: t, disabled: n, longPressDelay: r } = h(`PopoverContextMenu`, null, e),
    i = L(t);
  if (!i)
    throw Error(
      `Popover.ContextMenu component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported`,
    );
  let a = ut(),
    o = dt({
      childProps: i.props,
      disabled: n || a.disabled,
      opened: a.opened,
      longPressDelay: r,
      setReference: a.reference,
      open: () => {
        a.opened || a.onToggle();
      },
    });
  return (0, z.cloneElement)(i, o);
}
ft.displayName = `@mantine/core/PopoverContextMenu`;
var pt = { dropdown: `m_38a85659`, arrow: `m_a31dc6c1`, overlay: `m_3d7bc908` },
  mt = v((e) => {
    let t = h(`PopoverDropdown`, null, e),
      { className: n, style: r, vars: i, children: a, onKeyDownCapture: o, variant: s, classNames: c, styles: u, ref: d, ...f } = t,
      p = ut(),
      { dir: m } = I(),
      g = p.arrowPosition === `merge` && p.withArrow ? at({ position: p.placement, dir: m }) : void 0,
      _ = Me({ opened: p.opened, shouldReturnFocus: p.returnFocus }),
      v = p.withRoles ? { "aria-labelledby": p.getTargetId(), id: p.getDropdownId(), role: `dialog`, tabIndex: -1 } : {},
      b = k(d, p.floating);
    return p.disabled
      ? null
      : (0, V.jsx)(ge, {
          ...p.portalProps,
          withinPortal: p.withinPortal,
          children: (0, V.jsx)(ae, {
            mounted: p.opened,
            ...p.transitionProps,
            transition: p.transitionProps?.transition || `fade`,
            duration: p.transitionProps?.duration ?? 150,
            keepMounted: p.keepMounted,
            keepMountedMode: p.keepMountedMode,
            exitDuration: typeof p.transitionProps?.exitDuration == `number` ? p.transitionProps.exitDuration : p.transitionProps?.duration,
            children: (e) =>
              (0, V.jsx)(me, {
                active: p.trapFocus && p.opened,
                innerRef: b,
                children: (0, V.jsxs)(y, {
                  ...v,
                  ...f,
                  variant: s,
                  onKeyDownCapture: ze(
                    () => {
                      (p.onClose?.(), p.onDismiss?.());
                    },
                    { active: p.closeOnEscape, onTrigger: _, onKeyDown: o },
                  ),
                  "data-position": p.placement,
                  "data-fixed": p.floatingStrategy === `fixed` || void 0,
                  ...p.getStyles(`dropdown`, {
                    className: n,
                    props: t,
                    classNames: c,
                    styles: u,
                    style: [
                      {
                        ...e,
                        ...g,
                        zIndex: p.zIndex,
                        top: p.y ?? 0,
                        left: p.x ?? 0,
                        width: p.width === `target` ? void 0 : l(p.width),
                        ...(p.referenceHidden ? { display: `none` } : null),
                      },
                      p.resolvedStyles?.dropdown,
                      u?.dropdown,
                      r,
                    ],
                  }),
                  children: [
                    a,
                    (0, V.jsx)(ot, {
                      ref: p.arrowRef,
                      arrowX: p.arrowX,
                      arrowY: p.arrowY,
                      visible: p.withArrow,
                      position: p.placement,
                      arrowSize: p.arrowSize,
                      arrowRadius: p.arrowRadius,
                      arrowOffset: p.arrowOffset,
                      arrowPosition: p.arrowPosition,
                      ...p.getStyles(`arrow`, { props: t, classNames: c, styles: u }),
                    }),
                  ],
                }),
              }),
          }),
        });
  });
((mt.classes = pt), (mt.displayName = `@mantine/core/PopoverDropdown`));
var ht = { refProp: `ref`, popupType: `dialog` },
  gt = v((e) => {
    let { children: t, refProp: n, popupType: r, ref: a, ...o } = h(`PopoverTarget`, ht, e),
      s = L(t);
    if (!s)
      throw Error(
        `Popover.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported`,
      );
    let c = o,
      l = ut(),
      u = k(l.reference, Ze(s), a),
      d = l.withRoles
        ? { "aria-haspopup": r, "aria-expanded": l.opened, "aria-controls": l.opened ? l.getDropdownId() : void 0, id: l.getTargetId() }
        : {},
      f = s.props;
    return (0, z.cloneElement)(s, {
      ...c,
      ...d,
      ...l.targetProps,
      className: i(l.targetProps.className, c.className, f.className),
      [n]: u,
      ...(l.controlled
        ? null
        : {
            onClick: (e) => {
              (l.onToggle(), f.onClick?.(e));
            },
          }),
    });
  });
gt.displayName = `@mantine/core/PopoverTarget`;
function _t(e) {
  if (e === void 0) return { shift: !0, flip: !0 };
  let t = { ...e };
  return (e.shift === void 0 && (t.shift = !0), e.flip === void 0 && (t.flip = !0), t);
}
function vt(e, t, n, r) {
  let i = _t(e.middlewares),
    a = [ye(e.offset), ve()];
  if (i.flip && !n) {
    let e = typeof i.flip == `boolean` ? {} : i.flip,
      t = r ? { fallbackStrategy: `initialPlacement`, ...e } : e;
    a.push(ke(t));
  }
  if (i.shift) {
    let t = typeof i.shift == `boolean` ? {} : i.shift;
    a.push(
      be((n) => {
        let r = n.placement.startsWith(`top`) || n.placement.startsWith(`bottom`);
        return { limiter: je(), padding: 5, ...(e.width === `target` && r ? { mainAxis: !1 } : null), ...t };
      }),
    );
  }
  return (
    i.inline && a.push(typeof i.inline == `boolean` ? Se() : Se(i.inline)),
    a.push(Te({ element: e.arrowRef, padding: e.arrowOffset })),
    (i.size || e.width === `target`) &&
      a.push(
        Ee({
          ...(typeof i.size == `boolean` ? {} : i.size),
          apply({ rects: n, availableWidth: r, availableHeight: a, ...o }) {
            let s = t().refs.floating.current?.style ?? {};
            (i.size &&
              (typeof i.size == `object` && i.size.apply
                ? i.size.apply({ rects: n, availableWidth: r, availableHeight: a, ...o })
                : Object.assign(s, { maxWidth: `${r}px`, maxHeight: `${a}px` })),
              e.width === `target` && Object.assign(s, { width: `${n.reference.width}px` }));
          },
        }),
      ),
    a
  );
}
function yt(e) {
  let [t, n] = C({ value: e.opened, defaultValue: e.defaultOpened, finalValue: !1, onChange: e.onChange }),
    r = (0, z.useRef)(t),
    i = (0, z.useRef)(!1),
    [a, o] = (0, z.useState)(null),
    s = e.preventPositionChangeWhenVisible !== !1,
    c = (0, z.useRef)(t);
  t !== c.current && ((c.current = t), t && a !== null && o(null));
  let l = (0, z.useRef)(e.position);
  e.position !== l.current && ((l.current = e.position), (i.current = !1), a !== null && o(null));
  let u = (0, z.useCallback)(() => o(null), []),
    d = () => {
      t && !e.disabled && n(!1);
    },
    f = () => {
      e.disabled || n(!t);
    },
    p = Oe({
      open: t,
      strategy: e.strategy,
      placement: s ? (a ?? e.position) : e.position,
      middleware: vt(e, () => p, s && a !== null, s),
      whileElementsMounted: e.keepMounted ? void 0 : Ce,
    });
  ((0, z.useEffect)(() => {
    if (!e.keepMounted) return;
    let n = p.refs.reference.current,
      r = p.refs.floating.current;
    if (t && n && r) return Ce(n, r, p.update);
  }, [e.keepMounted, t, p.update, p.elements.reference, p.elements.floating]),
    T(() => {
      if (!t) {
        i.current = !1;
        return;
      }
      if (!s || a !== null) return;
      let e = p.refs.floating.current;
      e && e.offsetHeight !== 0 && e.offsetWidth !== 0 && (i.current ? p.isPositioned && o(p.placement) : ((i.current = !0), p.update()));
    }, [s, t, p.isPositioned, p.placement, a, p.update]));
  let m = (0, z.useRef)(p.placement);
  return (
    T(() => {
      m.current !== p.placement && ((m.current = p.placement), e.onPositionChange?.(p.placement));
    }, [p.placement]),
    te(() => {
      (t !== r.current && (t ? e.onOpen?.() : e.onClose?.()), (r.current = t));
    }, [t, e.onClose, e.onOpen]),
    { floating: p, controlled: typeof e.opened == `boolean`, opened: t, onClose: d, onToggle: f, resetLockedPlacement: u }
  );
}
var bt = {
    position: `bottom`,
    offset: 8,
    transitionProps: { transition: `fade`, duration: 150 },
    middlewares: { flip: !0, shift: !0, inline: !1 },
    arrowSize: 7,
    arrowOffset: 5,
    arrowRadius: 0,
    arrowPosition: `side`,
    closeOnClickOutside: !0,
    withinPortal: !0,
    closeOnEscape: !0,
    trapFocus: !1,
    withRoles: !0,
    returnFocus: !1,
    withOverlay: !1,
    hideDetached: !0,
    preventPositionChangeWhenVisible: !0,
    clickOutsideEvents: [`mousedown`, `touchstart`],
    clickOutsideCapture: !1,
    zIndex: R(`popover`),
    __staticSelector: `Popover`,
    width: `max-content`,
  },
  xt = s((e, { radius: t, shadow: n }) => ({ dropdown: { "--popover-radius": t === void 0 ? void 0 : a(t), "--popover-shadow": o(n) } }));
function H(e) {
  let t = h(`Popover`, bt, e),
    {
      children: n,
      position: r,
      offset: i,
      onPositionChange: a,
      opened: o,
      transitionProps: s,
      onExitTransitionEnd: c,
      onEnterTransitionEnd: l,
      width: d,
      middlewares: f,
      withArrow: m,
      arrowSize: g,
      arrowOffset: _,
      arrowRadius: v,
      arrowPosition: y,
      unstyled: b,
      classNames: x,
      styles: S,
      closeOnClickOutside: C,
      withinPortal: T,
      portalProps: E,
      closeOnEscape: D,
      clickOutsideEvents: O,
      clickOutsideCapture: ee,
      trapFocus: k,
      onClose: A,
      onDismiss: j,
      onOpen: te,
      onChange: ne,
      zIndex: re,
      radius: M,
      shadow: N,
      id: ie,
      defaultOpened: se,
      __staticSelector: P,
      withRoles: ce,
      disabled: F,
      returnFocus: le,
      variant: de,
      keepMounted: fe,
      keepMountedMode: pe,
      vars: me,
      floatingStrategy: he,
      withOverlay: _e,
      overlayProps: ve,
      hideDetached: ye,
      attributes: be,
      preventPositionChangeWhenVisible: xe,
      ...Se
    } = t,
    Ce = u({
      name: P,
      props: t,
      classes: pt,
      classNames: x,
      styles: S,
      unstyled: b,
      attributes: be,
      rootSelector: `dropdown`,
      vars: me,
      varsResolver: xt,
    }),
    { resolvedStyles: we } = oe({ classNames: x, styles: S, props: t }),
    Te = (0, z.useRef)(null),
    [Ee, De] = (0, z.useState)(null),
    [Oe, ke] = (0, z.useState)(null),
    { dir: Ae } = I(),
    je = p(),
    L = w(ie),
    R = yt({
      middlewares: f,
      width: d,
      position: st(Ae, r),
      offset: typeof i == `number` ? i + (m ? g / 2 : 0) : i,
      arrowRef: Te,
      arrowOffset: _,
      onPositionChange: a,
      opened: o,
      defaultOpened: se,
      onChange: ne,
      onOpen: te,
      onClose: A,
      onDismiss: j,
      strategy: he,
      disabled: F,
      preventPositionChangeWhenVisible: xe,
      keepMounted: fe,
    });
  He(
    () => {
      C && (R.onClose(), j?.());
    },
    O,
    [Ee, Oe],
    !0,
    ee,
  );
  let Me = (0, z.useCallback)(
      (e) => {
        (De(e), R.floating.refs.setReference(e));
      },
      [R.floating.refs.setReference],
    ),
    Ne = (0, z.useCallback)(
      (e) => {
        (ke(e), R.floating.refs.setFloating(e));
      },
      [R.floating.refs.setFloating],
    ),
    Pe = (0, z.useCallback)(() => {
      (s?.onExited?.(), c?.(), R.resetLockedPlacement());
    }, [s?.onExited, c, R.resetLockedPlacement]),
    Fe = (0, z.useCallback)(() => {
      (s?.onEntered?.(), l?.());
    }, [s?.onEntered, l]);
  return (0, V.jsxs)(lt, {
    value: {
      returnFocus: le,
      disabled: F,
      controlled: R.controlled,
      reference: Me,
      floating: Ne,
      x: R.floating.x,
      y: R.floating.y,
      arrowX: R.floating?.middlewareData?.arrow?.x,
      arrowY: R.floating?.middlewareData?.arrow?.y,
      opened: R.opened,
      arrowRef: Te,
      transitionProps: { ...s, onExited: Pe, onEntered: Fe },
      width: d,
      withArrow: m,
      arrowSize: g,
      arrowOffset: _,
      arrowRadius: v,
      arrowPosition: y,
      placement: R.floating.placement,
      trapFocus: k,
      withinPortal: T,
      portalProps: E,
      zIndex: re,
      radius: M,
      shadow: N,
      closeOnEscape: D,
      onDismiss: j,
      onClose: R.onClose,
      onToggle: R.onToggle,
      getTargetId: () => L,
      getDropdownId: () => `${L}-dropdown`,
      withRoles: ce,
      targetProps: Se,
      __staticSelector: P,
      classNames: x,
      styles: S,
      unstyled: b,
      variant: de,
      keepMounted: fe,
      keepMountedMode: pe,
      getStyles: Ce,
      resolvedStyles: we,
      floatingStrategy: he,
      referenceHidden: ye && je !== `test` ? R.floating.middlewareData.hide?.referenceHidden : !1,
    },
    children: [
      n,
      _e &&
        (0, V.jsx)(ae, {
          transition: `fade`,
          mounted: R.opened,
          duration: s?.duration || 250,
          exitDuration: s?.exitDuration || 250,
          children: (e) =>
            (0, V.jsx)(ge, {
              withinPortal: T,
              children: (0, V.jsx)(ue, { ...ve, ...Ce(`overlay`, { className: ve?.className, style: [e, ve?.style] }) }),
            }),
        }),
    ],
  });
}
((H.Target = gt),
  (H.Dropdown = mt),
  (H.ContextMenu = ft),
  (H.varsResolver = xt),
  (H.displayName = `@mantine/core/Popover`),
  (H.extend = (e) => e),
  (H.withProps = (e) => {
    let t = (t) => (0, V.jsx)(H, { ...e, ...t });
    return ((t.extend = H.extend), (t.displayName = `WithProps(${H.displayName})`), t);
  }));
function St({ style: e, size: t = 16, ...n }) {
  return (0, V.jsx)(`svg`, {
    viewBox: `0 0 15 15`,
    fill: `none`,
    xmlns: `http://www.w3.org/2000/svg`,
    style: { ...e, width: l(t), height: l(t), display: `block` },
    ...n,
    children: (0, V.jsx)(`path`, {
      d: `M3.13523 6.15803C3.3241 5.95657 3.64052 5.94637 3.84197 6.13523L7.5 9.56464L11.158 6.13523C11.3595 5.94637 11.6759 5.95657 11.8648 6.15803C12.0536 6.35949 12.0434 6.67591 11.842 6.86477L7.84197 10.6148C7.64964 10.7951 7.35036 10.7951 7.15803 10.6148L3.15803 6.86477C2.95657 6.67591 2.94637 6.35949 3.13523 6.15803Z`,
      fill: `currentColor`,
      fillRule: `evenodd`,
      clipRule: `evenodd`,
    }),
  });
}
St.displayName = `@mantine/core/AccordionChevron`;
var [Ct, U] = D(`Drawer component was not found in tree`),
  W = { root: `m_f11b401e`, header: `m_5a7c2c9`, content: `m_b8a05bbd`, inner: `m_31cd769a` },
  wt = v((e) => {
    let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = h(`DrawerBody`, null, e),
      s = U();
    return (0, V.jsx)(F, { ...s.getStyles(`body`, { classNames: t, style: r, styles: i, className: n }), ...o });
  });
((wt.classes = W), (wt.displayName = `@mantine/core/DrawerBody`));
var Tt = v((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = h(`DrawerCloseButton`, null, e),
    s = U();
  return (0, V.jsx)(De, { ...s.getStyles(`close`, { classNames: t, style: r, styles: i, className: n }), ...o });
});
((Tt.classes = W), (Tt.displayName = `@mantine/core/DrawerCloseButton`));
var Et = v((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, children: o, radius: s, __hidden: c, ...l } = h(`DrawerContent`, null, e),
    u = U(),
    d = u.scrollAreaComponent || ce;
  return (0, V.jsx)(le, {
    ...u.getStyles(`content`, { className: n, style: r, styles: i, classNames: t }),
    innerProps: u.getStyles(`inner`, { className: n, style: r, styles: i, classNames: t }),
    ...l,
    radius: s || u.radius || 0,
    "data-hidden": c || void 0,
    children: (0, V.jsx)(d, { style: { height: `calc(100vh - var(--drawer-offset) * 2)` }, children: o }),
  });
});
((Et.classes = W), (Et.displayName = `@mantine/core/DrawerContent`));
var Dt = v((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = h(`DrawerHeader`, null, e),
    s = U();
  return (0, V.jsx)(P, { ...s.getStyles(`header`, { classNames: t, style: r, styles: i, className: n }), ...o });
});
((Dt.classes = W), (Dt.displayName = `@mantine/core/DrawerHeader`));
var Ot = v((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = h(`DrawerOverlay`, null, e),
    s = U();
  return (0, V.jsx)(pe, { ...s.getStyles(`overlay`, { classNames: t, style: r, styles: i, className: n }), ...o });
});
((Ot.classes = W), (Ot.displayName = `@mantine/core/DrawerOverlay`));
function kt(e) {
  switch (e) {
    case `top`:
      return `flex-start`;
    case `bottom`:
      return `flex-end`;
    default:
      return;
  }
}
function At(e) {
  if (e === `top` || e === `bottom`) return `0 0 calc(100% - var(--drawer-offset, 0rem) * 2)`;
}
var jt = { top: `slide-down`, bottom: `slide-up`, left: `slide-right`, right: `slide-left` },
  Mt = { top: `slide-down`, bottom: `slide-up`, right: `slide-right`, left: `slide-left` },
  Nt = {
    closeOnClickOutside: !0,
    withinPortal: !0,
    lockScroll: !0,
    trapFocus: !0,
    returnFocus: !0,
    closeOnEscape: !0,
    keepMounted: !1,
    zIndex: R(`modal`),
    position: `left`,
  },
  Pt = s((e, { position: t, size: n, offset: r }) => ({
    root: {
      "--drawer-size": c(n, `drawer-size`),
      "--drawer-flex": At(t),
      "--drawer-height": t === `left` || t === `right` ? void 0 : `var(--drawer-size)`,
      "--drawer-align": kt(t),
      "--drawer-justify": t === `right` ? `flex-end` : void 0,
      "--drawer-offset": l(r),
    },
  })),
  G = v((e) => {
    let t = h(`DrawerRoot`, Nt, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: o,
        vars: s,
        scrollAreaComponent: c,
        position: l,
        transitionProps: d,
        radius: f,
        attributes: p,
        ...m
      } = t,
      { dir: g } = I(),
      _ = u({
        name: `Drawer`,
        classes: W,
        props: t,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: o,
        attributes: p,
        vars: s,
        varsResolver: Pt,
      }),
      v = (g === `rtl` ? Mt : jt)[l];
    return (0, V.jsx)(Ct, {
      value: { scrollAreaComponent: c, getStyles: _, radius: f },
      children: (0, V.jsx)(he, {
        ..._(`root`),
        transitionProps: { transition: v, ...d },
        "data-offset-scrollbars": c === Ae.Autosize || void 0,
        unstyled: o,
        ...m,
      }),
    });
  });
((G.classes = W), (G.varsResolver = Pt), (G.displayName = `@mantine/core/DrawerRoot`));
var Ft = (0, z.createContext)(null);
function It({ children: e }) {
  let [t, n] = (0, z.useState)([]),
    [r, i] = (0, z.useState)(R(`modal`)),
    [a] = (0, z.useState)(() => new WeakSet());
  return (0, V.jsx)(Ft, {
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
It.displayName = `@mantine/core/DrawerStack`;
var Lt = v((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = h(`DrawerTitle`, null, e),
    s = U();
  return (0, V.jsx)(fe, { ...s.getStyles(`title`, { classNames: t, style: r, styles: i, className: n }), ...o });
});
((Lt.classes = W), (Lt.displayName = `@mantine/core/DrawerTitle`));
var Rt = {
    closeOnClickOutside: !0,
    withinPortal: !0,
    lockScroll: !0,
    trapFocus: !0,
    returnFocus: !0,
    closeOnEscape: !0,
    keepMounted: !1,
    zIndex: R(`modal`),
    withOverlay: !0,
    withCloseButton: !0,
  },
  K = v((e) => {
    let {
        title: t,
        withOverlay: n,
        overlayProps: r,
        withCloseButton: i,
        closeButtonProps: a,
        children: o,
        opened: s,
        stackId: c,
        zIndex: l,
        ...u
      } = h(`Drawer`, Rt, e),
      d = (0, z.use)(Ft),
      f = !!t || i,
      p =
        d && c
          ? { closeOnEscape: d.currentId === c, trapFocus: d.currentId === c, zIndex: d.getZIndex(c), __handledEscapeEvents: d.handledEscapeEvents }
          : {},
      m = n === !1 ? !1 : c && d ? d.currentId === c : s;
    return (
      (0, z.useEffect)(() => {
        d && c && (s ? d.addModal(c, l || R(`modal`)) : d.removeModal(c));
      }, [s, c, l]),
      (0, V.jsxs)(G, {
        opened: s,
        zIndex: d && c ? d.getZIndex(c) : l,
        ...u,
        ...p,
        children: [
          n && (0, V.jsx)(Ot, { visible: m, transitionProps: d && c ? { duration: 0 } : void 0, ...r }),
          (0, V.jsxs)(Et, {
            __hidden: d && c && s ? c !== d.currentId : !1,
            children: [
              f && (0, V.jsxs)(Dt, { children: [t && (0, V.jsx)(Lt, { children: t }), i && (0, V.jsx)(Tt, { ...a })] }),
              (0, V.jsx)(wt, { children: o }),
            ],
          }),
        ],
      })
    );
  });
((K.classes = W),
  (K.displayName = `@mantine/core/Drawer`),
  (K.Root = G),
  (K.Overlay = Ot),
  (K.Content = Et),
  (K.Body = wt),
  (K.Header = Dt),
  (K.Title = Lt),
  (K.CloseButton = Tt),
  (K.Stack = It));
var [zt, q] = D(`Menu component was not found in the tree`),
  Bt = (0, z.createContext)(null);
function Vt(e) {
  let { value: t, defaultValue: n, onChange: r, children: i } = h(`MenuCheckboxGroup`, null, e),
    [a, o] = C({ value: t, defaultValue: n, finalValue: [], onChange: r }),
    s = (0, z.useCallback)(
      (e) => {
        o(a.includes(e) ? a.filter((t) => t !== e) : [...a, e]);
      },
      [a, o],
    );
  return (0, V.jsx)(Bt, { value: { values: a, onChange: s }, children: i });
}
Vt.displayName = `@mantine/core/MenuCheckboxGroup`;
var J = (0, z.createContext)(null);
function Ht({
  role: e,
  checked: t,
  indicator: n,
  onSelect: i,
  color: a,
  closeMenuOnClick: o,
  rightSection: s,
  children: c,
  disabled: l,
  dataDisabled: u,
  className: f,
  style: p,
  styles: m,
  classNames: h,
  buttonRef: g,
  others: _,
}) {
  let v = q(),
    y = (0, z.use)(J),
    b = d(),
    { dir: x } = I(),
    S = (0, z.useRef)(null),
    C = B(_.onClick, () => {
      u || (i(), o && v.closeDropdownImmediately());
    }),
    w = B(_.onMouseMove, () => {
      if (!v.hasSearch) return;
      let e = S.current?.closest(`[data-menu-dropdown]`);
      e &&
        e.querySelectorAll(`[data-menu-active]`).forEach((t) => {
          t !== S.current && t.closest(`[data-menu-dropdown]`) === e && t.removeAttribute(`data-menu-active`);
        });
    }),
    T = B(_.onKeyDown, (e) => {
      e.key === `ArrowLeft` && y && (y.close(), y.focusParentItem());
    }),
    E = a ? b.variantColorResolver({ color: a, theme: b, variant: `light` }) : void 0,
    D = a ? r({ color: a, theme: b }) : null,
    O = v.alignItemsLabels !== `none` || t;
  return (0, V.jsxs)(A, {
    onMouseDown: (e) => e.preventDefault(),
    ..._,
    unstyled: v.unstyled,
    tabIndex: v.menuItemTabIndex,
    ...v.getStyles(`item`, { className: f, style: p, styles: m, classNames: h }),
    ref: k(S, g),
    role: e,
    "aria-checked": t,
    disabled: l,
    "data-menu-item": !0,
    "data-checked": t || void 0,
    "data-disabled": l || u || void 0,
    "data-mantine-stop-propagation": !0,
    onClick: C,
    onMouseMove: w,
    onKeyDown: Le({
      siblingSelector: `[data-menu-item]:not([data-disabled])`,
      parentSelector: `[data-menu-dropdown]`,
      activateOnFocus: !1,
      loop: v.loop,
      dir: x,
      orientation: `vertical`,
      onKeyDown: T,
    }),
    __vars: {
      "--menu-item-color": D?.isThemeColor && D?.shade === void 0 ? `var(--mantine-color-${D.color}-6)` : E?.color,
      "--menu-item-hover": E?.hover,
    },
    children: [
      O && (0, V.jsx)(`div`, { ...v.getStyles(`itemIndicator`, { styles: m, classNames: h }), "data-checked": t || void 0, children: t ? n : null }),
      c && (0, V.jsx)(`div`, { ...v.getStyles(`itemLabel`, { styles: m, classNames: h }), "data-menu-item-label": !0, children: c }),
      s && (0, V.jsx)(`div`, { ...v.getStyles(`itemSection`, { styles: m, classNames: h }), "data-position": `right`, children: s }),
    ],
  });
}
var Y = {
    dropdown: `m_dc9b7c9f`,
    label: `m_9bfac126`,
    divider: `m_efdf90cb`,
    item: `m_99ac2aa1`,
    search: `m_ef8769b6`,
    itemLabel: `m_5476e0d3`,
    itemIndicator: `m_8395186e`,
    itemSection: `m_8b75e504`,
    chevron: `m_b85b0bed`,
  },
  Ut = v((e) => {
    let {
        classNames: t,
        className: n,
        style: r,
        styles: i,
        vars: a,
        color: o,
        closeMenuOnClick: s,
        rightSection: c,
        children: l,
        disabled: u,
        "data-disabled": d,
        value: f,
        checked: p,
        defaultChecked: m,
        onChange: g,
        checkIcon: _,
        ref: v,
        ...y
      } = h(`MenuCheckboxItem`, null, e),
      b = q(),
      x = (0, z.use)(Bt),
      S = x && f !== void 0 ? x.values.includes(f) : void 0,
      [w, T] = C({ value: p ?? S, defaultValue: m, finalValue: !1, onChange: g }),
      E = _ ?? b.checkIcon ?? (0, V.jsx)(ee, { size: 10 });
    return (0, V.jsx)(Ht, {
      role: `menuitemcheckbox`,
      checked: w,
      indicator: E,
      onSelect: () => {
        g ? T(!w) : x && f !== void 0 ? x.onChange(f) : T(!w);
      },
      color: o,
      closeMenuOnClick: s,
      rightSection: c,
      disabled: u,
      dataDisabled: d,
      className: n,
      style: r,
      styles: i,
      classNames: t,
      buttonRef: v,
      others: y,
      children: l,
    });
  });
((Ut.classes = Y), (Ut.displayName = `@mantine/core/MenuCheckboxItem`));
function Wt(e) {
  let { children: t, disabled: n, longPressDelay: r } = h(`MenuContextMenu`, null, e),
    i = L(t);
  if (!i)
    throw Error(
      `Menu.ContextMenu component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported`,
    );
  let a = q(),
    o = ut(),
    s = dt({
      childProps: i.props,
      disabled: n || o.disabled,
      opened: a.opened,
      longPressDelay: r,
      setReference: o.reference,
      open: () => a.openDropdown(),
    });
  return (0, z.cloneElement)(i, s);
}
Wt.displayName = `@mantine/core/MenuContextMenu`;
var Gt = v((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = h(`MenuDivider`, null, e),
    s = q();
  return (0, V.jsx)(y, { ...s.getStyles(`divider`, { className: n, style: r, styles: i, classNames: t }), ...o });
});
((Gt.classes = Y), (Gt.displayName = `@mantine/core/MenuDivider`));
var Kt = 500;
function qt(e) {
  return ((e.querySelector(`[data-menu-item-label]`) ?? e).textContent ?? ``).trim().toLowerCase();
}
function Jt(e) {
  return e.length > 1 && e.split(``).every((t) => t === e[0]);
}
function Yt({ enabled: e, opened: t, getDropdown: n }) {
  let r = (0, z.useRef)({ buffer: ``, timeoutId: null });
  return (
    (0, z.useEffect)(() => {
      if (t && e) return;
      let n = r.current;
      (n.timeoutId !== null && (window.clearTimeout(n.timeoutId), (n.timeoutId = null)), (n.buffer = ``));
    }, [t, e]),
    (0, z.useEffect)(
      () => () => {
        let { timeoutId: e } = r.current;
        e !== null && window.clearTimeout(e);
      },
      [],
    ),
    (t) => {
      if (!e || t.defaultPrevented || t.ctrlKey || t.metaKey || t.altKey || t.key.length !== 1 || t.key === ` `) return;
      let i = t.target;
      if (i && (i.tagName === `INPUT` || i.tagName === `TEXTAREA` || i.tagName === `SELECT` || i.isContentEditable)) return;
      let a = n();
      if (!a) return;
      let o = Array.from(a.querySelectorAll(`[data-menu-item]:not([data-disabled])`)).filter((e) => e.closest(`[data-menu-dropdown]`) === a);
      if (o.length === 0) return;
      let s = r.current;
      ((s.buffer = (s.buffer + t.key).toLowerCase()),
        s.timeoutId !== null && window.clearTimeout(s.timeoutId),
        (s.timeoutId = window.setTimeout(() => {
          ((s.buffer = ``), (s.timeoutId = null));
        }, Kt)));
      let c = document.activeElement,
        l = c ? o.indexOf(c) : -1,
        u = null;
      if (s.buffer.length === 1 || Jt(s.buffer)) {
        let e = s.buffer[0],
          t = l + 1;
        for (let n = 0; n < o.length; n += 1) {
          let r = (t + n) % o.length;
          if (qt(o[r]).startsWith(e)) {
            u = o[r];
            break;
          }
        }
      } else
        for (let e = 0; e < o.length; e += 1)
          if (qt(o[e]).startsWith(s.buffer)) {
            u = o[e];
            break;
          }
      u && (t.preventDefault(), u.focus());
    }
  );
}
var Xt = v((e) => {
  let {
      classNames: t,
      className: n,
      style: r,
      styles: i,
      vars: a,
      onMouseEnter: o,
      onMouseLeave: s,
      onKeyDown: c,
      children: l,
      ref: u,
      ...d
    } = h(`MenuDropdown`, null, e),
    f = (0, z.useRef)(null),
    p = q(),
    m = Yt({ enabled: !p.hasSearch, opened: p.opened, getDropdown: () => f.current }),
    g = B(c, (e) => {
      (m(e),
        e.defaultPrevented ||
          p.hasSearch ||
          ((e.key === `ArrowUp` || e.key === `ArrowDown`) &&
            (e.preventDefault(), f.current?.querySelectorAll(`[data-menu-item]:not(:disabled)`)[0]?.focus())));
    }),
    _ = B(o, () => (p.trigger === `hover` || p.trigger === `click-hover`) && p.openDropdown()),
    v = B(s, () => (p.trigger === `hover` || p.trigger === `click-hover`) && p.closeDropdown());
  return (0, V.jsxs)(H.Dropdown, {
    ...d,
    onMouseEnter: _,
    onMouseLeave: v,
    role: `menu`,
    "aria-orientation": `vertical`,
    ref: k(u, f),
    ...p.getStyles(`dropdown`, { className: n, style: r, styles: i, classNames: t, withStaticClass: !1 }),
    tabIndex: -1,
    "data-menu-dropdown": !0,
    onKeyDown: g,
    children: [
      p.withInitialFocusPlaceholder &&
        !p.hasSearch &&
        (0, V.jsx)(`div`, { role: `presentation`, tabIndex: -1, "data-autofocus": !0, "data-mantine-stop-propagation": !0, style: { outline: 0 } }),
      l,
    ],
  });
});
((Xt.classes = Y), (Xt.displayName = `@mantine/core/MenuDropdown`));
var Zt = g((e) => {
  let {
      classNames: t,
      className: n,
      style: i,
      styles: a,
      vars: o,
      color: s,
      closeMenuOnClick: c,
      leftSection: l,
      rightSection: u,
      children: f,
      disabled: p,
      "data-disabled": m,
      ref: g,
      ..._
    } = h(`MenuItem`, null, e),
    v = q(),
    y = (0, z.use)(J),
    b = d(),
    { dir: x } = I(),
    S = (0, z.useRef)(null),
    C = _,
    w = B(C.onClick, () => {
      m || (typeof c == `boolean` ? c && v.closeDropdownImmediately() : v.closeOnItemClick && v.closeDropdownImmediately());
    }),
    T = B(C.onMouseMove, () => {
      if (!v.hasSearch) return;
      let e = S.current?.closest(`[data-menu-dropdown]`);
      e &&
        e.querySelectorAll(`[data-menu-active]`).forEach((t) => {
          t !== S.current && t.closest(`[data-menu-dropdown]`) === e && t.removeAttribute(`data-menu-active`);
        });
    }),
    E = s ? b.variantColorResolver({ color: s, theme: b, variant: `light` }) : void 0,
    D = s ? r({ color: s, theme: b }) : null,
    O = B(C.onKeyDown, (e) => {
      e.key === `ArrowLeft` && y && (y.close(), y.focusParentItem());
    });
  return (0, V.jsxs)(A, {
    onMouseDown: (e) => e.preventDefault(),
    ..._,
    unstyled: v.unstyled,
    tabIndex: v.menuItemTabIndex,
    ...v.getStyles(`item`, { className: n, style: i, styles: a, classNames: t }),
    ref: k(S, g),
    role: `menuitem`,
    disabled: p,
    "data-menu-item": !0,
    "data-disabled": p || m || void 0,
    "data-mantine-stop-propagation": !0,
    onClick: w,
    onMouseMove: T,
    onKeyDown: Le({
      siblingSelector: `[data-menu-item]:not([data-disabled])`,
      parentSelector: `[data-menu-dropdown]`,
      activateOnFocus: !1,
      loop: v.loop,
      dir: x,
      orientation: `vertical`,
      onKeyDown: O,
    }),
    __vars: {
      "--menu-item-color": D?.isThemeColor && D?.shade === void 0 ? `var(--mantine-color-${D.color}-6)` : E?.color,
      "--menu-item-hover": E?.hover,
    },
    children: [
      v.alignItemsLabels === `all` && (0, V.jsx)(`div`, { ...v.getStyles(`itemIndicator`, { styles: a, classNames: t }), "data-placeholder": !0 }),
      l && (0, V.jsx)(`div`, { ...v.getStyles(`itemSection`, { styles: a, classNames: t }), "data-position": `left`, children: l }),
      f && (0, V.jsx)(`div`, { ...v.getStyles(`itemLabel`, { styles: a, classNames: t }), "data-menu-item-label": !0, children: f }),
      u && (0, V.jsx)(`div`, { ...v.getStyles(`itemSection`, { styles: a, classNames: t }), "data-position": `right`, children: u }),
    ],
  });
});
((Zt.classes = Y), (Zt.displayName = `@mantine/core/MenuItem`));
var Qt = v((e) => {
  let { classNames: t, className: n, style: r, styles: i, vars: a, ...o } = h(`MenuLabel`, null, e),
    s = q();
  return (0, V.jsx)(y, { ...s.getStyles(`label`, { className: n, style: r, styles: i, classNames: t }), ...o });
});
((Qt.classes = Y), (Qt.displayName = `@mantine/core/MenuLabel`));
var $t = (0, z.createContext)(null);
function en(e) {
  let { value: t, defaultValue: n, onChange: r, children: i } = h(`MenuRadioGroup`, null, e),
    [a, o] = C({ value: t, defaultValue: n, finalValue: null, onChange: r });
  return (0, V.jsx)($t, { value: { value: a, onChange: (e) => o(e) }, children: i });
}
en.displayName = `@mantine/core/MenuRadioGroup`;
function tn({ size: e, style: t, ...n }) {
  return (0, V.jsx)(`svg`, {
    xmlns: `http://www.w3.org/2000/svg`,
    fill: `none`,
    viewBox: `0 0 5 5`,
    style: { width: l(e), height: l(e), ...t },
    "aria-hidden": !0,
    ...n,
    children: (0, V.jsx)(`circle`, { cx: `2.5`, cy: `2.5`, r: `2.5`, fill: `currentColor` }),
  });
}
var nn = v((e) => {
  let {
      classNames: t,
      className: n,
      style: r,
      styles: i,
      vars: a,
      color: o,
      closeMenuOnClick: s,
      rightSection: c,
      children: l,
      disabled: u,
      "data-disabled": d,
      value: f,
      checked: p,
      onChange: m,
      checkIcon: g,
      ref: _,
      ...v
    } = h(`MenuRadioItem`, null, e),
    y = q(),
    b = (0, z.use)($t),
    x = p ?? (b ? b.value === f : !1),
    S = g ?? y.checkIcon ?? (0, V.jsx)(tn, { size: 5 });
  return (0, V.jsx)(Ht, {
    role: `menuitemradio`,
    checked: x,
    indicator: S,
    onSelect: () => {
      x || (m ? m(f) : b && b.onChange(f));
    },
    color: o,
    closeMenuOnClick: s,
    rightSection: c,
    disabled: u,
    dataDisabled: d,
    className: n,
    style: r,
    styles: i,
    classNames: t,
    buttonRef: _,
    others: v,
    children: l,
  });
});
((nn.classes = Y), (nn.displayName = `@mantine/core/MenuRadioItem`));
var rn = `[data-menu-item]:not([data-disabled])`,
  an = `[data-menu-active]`;
function on(e) {
  return e?.closest(`[data-menu-dropdown]`);
}
function sn(e) {
  return e ? Array.from(e.querySelectorAll(rn)).filter((t) => t.closest(`[data-menu-dropdown]`) === e) : [];
}
function cn(e) {
  e &&
    e.querySelectorAll(an).forEach((t) => {
      t.closest(`[data-menu-dropdown]`) === e && t.removeAttribute(`data-menu-active`);
    });
}
function ln(e, t) {
  (cn(t), e && (e.setAttribute(`data-menu-active`, `true`), e.scrollIntoView({ block: `nearest` })));
}
function un(e) {
  return e.findIndex((e) => e.hasAttribute(`data-menu-active`));
}
var dn = { clearSearchOnClose: !0 },
  fn = v((e) => {
    let { classNames: t, styles: n, onKeyDown: r, onChange: i, size: a, clearSearchOnClose: o, ref: s, ...c } = h(`MenuSearch`, dn, e),
      l = q(),
      u = (0, z.useRef)(null),
      d = k(s, u),
      f = (0, z.useRef)(i);
    ((f.current = i),
      (0, z.useEffect)(() => l.registerSearch(), [l.registerSearch]),
      (0, z.useEffect)(() => {
        o
          ? (l.searchExitClearRef.current = () => {
              f.current?.({ currentTarget: { value: `` } });
            })
          : (l.searchExitClearRef.current = null);
      }, [o, l.searchExitClearRef]),
      (0, z.useEffect)(() => {
        l.opened || cn(on(u.current));
      }, [l.opened]));
    let p = B(i, (e) => {
        cn(on(e.currentTarget));
      }),
      m = B(r, (e) => {
        if (e.defaultPrevented) return;
        let t = on(e.currentTarget),
          n = sn(t);
        if (e.key === `ArrowDown`) {
          if ((e.preventDefault(), n.length === 0)) return;
          let r = un(n);
          ln(n[r >= n.length - 1 ? (l.loop ? 0 : r) : r + 1] ?? null, t);
        } else if (e.key === `ArrowUp`) {
          if ((e.preventDefault(), n.length === 0)) return;
          let r = un(n);
          ln(n[r <= 0 ? (r === -1 || l.loop ? n.length - 1 : 0) : r - 1] ?? null, t);
        } else if (e.key === `Home`) (e.preventDefault(), n.length > 0 && ln(n[0], t));
        else if (e.key === `End`) (e.preventDefault(), n.length > 0 && ln(n[n.length - 1], t));
        else if (e.key === `Enter`) {
          if (e.nativeEvent.isComposing || e.nativeEvent.keyCode === 229) return;
          let t = n[un(n)];
          t &&
            (e.preventDefault(),
            t.hasAttribute(`data-sub-menu-item`)
              ? (t.focus(), t.dispatchEvent(new KeyboardEvent(`keydown`, { key: `ArrowRight`, bubbles: !0 })))
              : t.click());
        }
      }),
      g = l.getStyles(`search`);
    return (0, V.jsx)(E, {
      "data-autofocus": !0,
      "data-mantine-stop-propagation": !0,
      type: `search`,
      size: a,
      ...c,
      ref: d,
      classNames: [{ input: g.className }, t],
      styles: [{ input: g.style }, n],
      onKeyDown: m,
      onChange: p,
      __staticSelector: `Menu`,
    });
  });
((fn.classes = Y), (fn.displayName = `@mantine/core/MenuSearch`));
var pn = v((e) => {
  let {
      classNames: t,
      className: n,
      style: r,
      styles: i,
      vars: a,
      onMouseEnter: o,
      onMouseLeave: s,
      onPointerEnter: c,
      onPointerLeave: l,
      onKeyDown: u,
      children: d,
      ref: f,
      ...p
    } = h(`MenuSubDropdown`, null, e),
    m = (0, z.useRef)(null),
    g = q(),
    _ = (0, z.use)(J),
    v = Yt({ enabled: !g.hasSearch, opened: _?.opened ?? !1, getDropdown: () => m.current }),
    y = B(u, (e) => {
      (v(e), e.ctrlKey || e.metaKey || e.altKey || e.key.length !== 1 || e.key === ` ` || e.stopPropagation());
    }),
    b = _?.getFloatingProps({ onMouseEnter: o, onMouseLeave: s, onPointerEnter: c, onPointerLeave: l });
  return (0, V.jsx)(H.Dropdown, {
    ...p,
    ...b,
    role: `menu`,
    "aria-orientation": `vertical`,
    ref: k(f, m, _?.setFloating),
    ...g.getStyles(`dropdown`, { className: n, style: r, styles: i, classNames: t, withStaticClass: !1 }),
    tabIndex: -1,
    "data-menu-dropdown": !0,
    onKeyDown: y,
    children: d,
  });
});
((pn.classes = Y), (pn.displayName = `@mantine/core/MenuSubDropdown`));
var mn = g((e) => {
  let {
      classNames: t,
      className: n,
      style: i,
      styles: a,
      vars: o,
      color: s,
      leftSection: c,
      rightSection: l,
      children: u,
      disabled: f,
      "data-disabled": p,
      closeMenuOnClick: m,
      ref: g,
      ..._
    } = h(`MenuSubItem`, null, e),
    v = q(),
    y = (0, z.use)(J),
    b = d(),
    { dir: x } = I(),
    S = (0, z.useRef)(null),
    C = _,
    w = s ? b.variantColorResolver({ color: s, theme: b, variant: `light` }) : void 0,
    T = s ? r({ color: s, theme: b }) : null,
    E = B(C.onKeyDown, (e) => {
      (e.key === `ArrowRight` && (y?.open(), y?.focusFirstItem()),
        e.key === `ArrowLeft` && y?.parentContext && (y.parentContext.close(), y.parentContext.focusParentItem()));
    }),
    D = B(C.onClick, () => {
      !p && m && v.closeDropdownImmediately();
    }),
    O = B(C.onMouseMove, () => {
      if (!v.hasSearch) return;
      let e = S.current?.closest(`[data-menu-dropdown]`);
      e &&
        e.querySelectorAll(`[data-menu-active]`).forEach((t) => {
          t !== S.current && t.closest(`[data-menu-dropdown]`) === e && t.removeAttribute(`data-menu-active`);
        });
    }),
    ee = y?.getReferenceProps({
      onMouseEnter: C.onMouseEnter,
      onMouseLeave: C.onMouseLeave,
      onPointerEnter: C.onPointerEnter,
      onPointerLeave: C.onPointerLeave,
    });
  return (0, V.jsxs)(A, {
    onMouseDown: (e) => e.preventDefault(),
    ..._,
    ...ee,
    unstyled: v.unstyled,
    tabIndex: v.menuItemTabIndex,
    ...v.getStyles(`item`, { className: n, style: i, styles: a, classNames: t }),
    ref: k(S, g, y?.setReference),
    role: `menuitem`,
    disabled: f,
    "data-menu-item": !0,
    "data-sub-menu-item": !0,
    "data-disabled": f || p || void 0,
    "data-mantine-stop-propagation": !0,
    onClick: D,
    onMouseMove: O,
    onKeyDown: Le({
      siblingSelector: `[data-menu-item]:not([data-disabled])`,
      parentSelector: `[data-menu-dropdown]`,
      activateOnFocus: !1,
      loop: v.loop,
      dir: x,
      orientation: `vertical`,
      onKeyDown: E,
    }),
    __vars: {
      "--menu-item-color": T?.isThemeColor && T?.shade === void 0 ? `var(--mantine-color-${T.color}-6)` : w?.color,
      "--menu-item-hover": w?.hover,
    },
    children: [
      v.alignItemsLabels === `all` && (0, V.jsx)(`div`, { ...v.getStyles(`itemIndicator`, { styles: a, classNames: t }), "data-placeholder": !0 }),
      c && (0, V.jsx)(`div`, { ...v.getStyles(`itemSection`, { styles: a, classNames: t }), "data-position": `left`, children: c }),
      u && (0, V.jsx)(`div`, { ...v.getStyles(`itemLabel`, { styles: a, classNames: t }), "data-menu-item-label": !0, children: u }),
      (0, V.jsx)(`div`, {
        ...v.getStyles(`itemSection`, { styles: a, classNames: t }),
        "data-position": `right`,
        children: l || (0, V.jsx)(St, { ...v.getStyles(`chevron`), size: 14 }),
      }),
    ],
  });
});
((mn.classes = Y), (mn.displayName = `@mantine/core/MenuSubItem`));
function hn({ children: e, refProp: t }) {
  if (!de(e))
    throw Error(
      `Menu.Sub.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported`,
    );
  return (q(), (0, V.jsx)(H.Target, { refProp: t, popupType: `menu`, children: e }));
}
hn.displayName = `@mantine/core/MenuSubTarget`;
var gn = {
  offset: 0,
  position: `right-start`,
  safeAreaPolygon: !0,
  transitionProps: { duration: 0 },
  openDelay: 0,
  middlewares: { shift: { crossAxis: !0 } },
};
function X(e) {
  let { children: t, closeDelay: n, openDelay: r, position: i, safeAreaPolygon: a, opened: o, onChange: s, ...c } = h(`MenuSub`, gn, e),
    l = w(),
    [u, d] = C({ value: o, finalValue: !1, onChange: s }),
    f = (0, z.use)(J),
    p = q(),
    { dir: m } = I(),
    g = st(m, i),
    _ = f?.registerOpenSub ?? p.registerOpenSub,
    v = (0, z.useRef)(null),
    y = (0, z.useCallback)((e) => {
      let t = v.current;
      return (
        t && t !== e && t(),
        (v.current = e),
        () => {
          v.current === e && (v.current = null);
        }
      );
    }, []),
    b = (0, z.useRef)(d);
  b.current = d;
  let x = (0, z.useCallback)(() => b.current(!0), []),
    S = (0, z.useCallback)(() => b.current(!1), []);
  (0, z.useEffect)(() => {
    if (u) return _(S);
  }, [u, _, S]);
  let { context: T, refs: E } = Oe({
      placement: g,
      open: u,
      onOpenChange: (e) => {
        e ? x() : S();
      },
    }),
    { getReferenceProps: D, getFloatingProps: O } = _e([
      xe(T, { handleClose: a ? we(typeof a == `object` ? a : void 0) : void 0, delay: { open: r, close: n } }),
    ]);
  return (0, V.jsx)(J, {
    value: {
      opened: u,
      close: S,
      open: x,
      focusFirstItem: () =>
        window.setTimeout(() => {
          document.getElementById(`${l}-dropdown`)?.querySelectorAll(`[data-menu-item]:not([data-disabled])`)[0]?.focus();
        }, 16),
      focusParentItem: () =>
        window.setTimeout(() => {
          document.getElementById(`${l}-target`)?.focus();
        }, 16),
      parentContext: f,
      setReference: E.setReference,
      setFloating: E.setFloating,
      getReferenceProps: D,
      getFloatingProps: O,
      registerOpenSub: y,
    },
    children: (0, V.jsx)(H, { opened: u, onChange: (e) => (e ? x() : S()), withArrow: !1, id: l, position: i, ...c, withinPortal: !1, children: t }),
  });
}
((X.extend = (e) => e), (X.displayName = `@mantine/core/MenuSub`), (X.Target = hn), (X.Dropdown = pn), (X.Item = mn));
var _n = { refProp: `ref` };
function vn(e) {
  let { children: t, refProp: n, ...r } = h(`MenuTarget`, _n, e),
    i = L(t);
  if (!i)
    throw Error(
      `Menu.Target component children should be an element or a component that accepts ref. Fragments, strings, numbers and other primitive values are not supported`,
    );
  let a = q(),
    o = i.props,
    s = B(o.onClick, () => {
      a.trigger === `click` ? a.toggleDropdown() : a.trigger === `click-hover` && (a.setOpenedViaClick(!0), a.opened || a.openDropdown());
    }),
    c = B(o.onMouseEnter, () => (a.trigger === `hover` || a.trigger === `click-hover`) && a.openDropdown()),
    l = B(o.onMouseLeave, () => {
      (a.trigger === `hover` || (a.trigger === `click-hover` && !a.openedViaClick)) && a.closeDropdown();
    });
  return (0, V.jsx)(H.Target, {
    refProp: n,
    popupType: `menu`,
    ...r,
    children: (0, z.cloneElement)(i, { onClick: s, onMouseEnter: c, onMouseLeave: l, "data-expanded": a.opened ? !0 : void 0 }),
  });
}
vn.displayName = `@mantine/core/MenuTarget`;
var yn = {
    trapFocus: !0,
    closeOnItemClick: !0,
    withInitialFocusPlaceholder: !0,
    clickOutsideEvents: [`mousedown`, `touchstart`, `keydown`],
    loop: !0,
    trigger: `click`,
    openDelay: 0,
    closeDelay: 100,
    menuItemTabIndex: -1,
    alignItemsLabels: `with-indicators`,
  },
  Z = v((e) => {
    let t = h(`Menu`, yn, e),
      {
        children: n,
        onOpen: r,
        onClose: i,
        opened: a,
        defaultOpened: o,
        trapFocus: s,
        onChange: c,
        closeOnItemClick: l,
        loop: d,
        closeOnEscape: f,
        trigger: p,
        openDelay: m,
        closeDelay: g,
        classNames: _,
        styles: v,
        unstyled: y,
        variant: b,
        vars: x,
        menuItemTabIndex: S,
        keepMounted: w,
        withInitialFocusPlaceholder: T,
        attributes: E,
        onExitTransitionEnd: D,
        alignItemsLabels: O,
        checkIcon: ee,
        ...k
      } = t,
      A = u({ name: `Menu`, classes: Y, props: t, classNames: _, styles: v, unstyled: y, attributes: E }),
      [j, te] = C({ value: a, defaultValue: o, finalValue: !1, onChange: c }),
      [ne, re] = (0, z.useState)(!1),
      M = () => {
        (te(!1), re(!1), j && i?.());
      },
      N = () => {
        (te(!0), !j && r?.());
      },
      ie = () => {
        j ? M() : N();
      },
      { openDropdown: ae, closeDropdown: se } = ct({ open: N, close: M, closeDelay: g, openDelay: m }),
      P = (0, z.useRef)(null),
      ce = (0, z.useCallback)((e) => {
        let t = P.current;
        return (
          t && t !== e && t(),
          (P.current = e),
          () => {
            P.current === e && (P.current = null);
          }
        );
      }, []),
      F = (0, z.useRef)(0),
      [le, ue] = (0, z.useState)(!1),
      de = (0, z.useCallback)(
        () => (
          (F.current += 1),
          F.current === 1 && ue(!0),
          () => {
            (--F.current, F.current === 0 && ue(!1));
          }
        ),
        [],
      ),
      fe = (0, z.useRef)(null),
      pe = () => {
        (fe.current?.(), D?.());
      },
      me = (e) => Be(`[data-menu-item]`, `[data-menu-dropdown]`, e),
      { resolvedClassNames: he, resolvedStyles: ge } = oe({ classNames: _, styles: v, props: t });
    return (0, V.jsx)(zt, {
      value: {
        getStyles: A,
        opened: j,
        toggleDropdown: ie,
        getItemIndex: me,
        openedViaClick: ne,
        setOpenedViaClick: re,
        closeOnItemClick: l,
        closeDropdown: p === `click` ? M : se,
        openDropdown: p === `click` ? N : ae,
        closeDropdownImmediately: M,
        loop: d,
        trigger: p,
        unstyled: y,
        menuItemTabIndex: S,
        withInitialFocusPlaceholder: T,
        registerOpenSub: ce,
        hasSearch: le,
        registerSearch: de,
        searchExitClearRef: fe,
        alignItemsLabels: O,
        checkIcon: ee,
      },
      children: (0, V.jsx)(H, {
        returnFocus: !0,
        ...k,
        opened: j,
        onChange: ie,
        defaultOpened: o,
        trapFocus: !w && s,
        closeOnEscape: f,
        __staticSelector: `Menu`,
        classNames: he,
        styles: ge,
        unstyled: y,
        variant: b,
        keepMounted: w,
        onExitTransitionEnd: pe,
        children: n,
      }),
    });
  });
((Z.displayName = `@mantine/core/Menu`),
  (Z.classes = Y),
  (Z.Item = Zt),
  (Z.Label = Qt),
  (Z.Dropdown = Xt),
  (Z.Target = vn),
  (Z.Divider = Gt),
  (Z.Search = fn),
  (Z.Sub = X),
  (Z.CheckboxItem = Ut),
  (Z.CheckboxGroup = Vt),
  (Z.RadioItem = nn),
  (Z.RadioGroup = en),
  (Z.ContextMenu = Wt));
var bn = N(`outline`, `bell`, `Bell`, [
    [`path`, { d: `M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6`, key: `svg-0` }],
    [`path`, { d: `M9 17v1a3 3 0 0 0 6 0v-1`, key: `svg-1` }],
  ]),
  xn = N(`outline`, `chevron-down`, `ChevronDown`, [[`path`, { d: `M6 9l6 6l6 -6`, key: `svg-0` }]]),
  Sn = N(`outline`, `menu-2`, `Menu2`, [
    [`path`, { d: `M4 6l16 0`, key: `svg-0` }],
    [`path`, { d: `M4 12l16 0`, key: `svg-1` }],
    [`path`, { d: `M4 18l16 0`, key: `svg-2` }],
  ]),
  Cn = N(`outline`, `user-circle`, `UserCircle`, [
    [`path`, { d: `M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`, key: `svg-0` }],
    [`path`, { d: `M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`, key: `svg-1` }],
    [`path`, { d: `M6.168 18.849a4 4 0 0 1 3.832 -2.849h4a4 4 0 0 1 3.834 2.855`, key: `svg-2` }],
  ]),
  Q = { list: `_list_1bk3l_1`, nested: `_nested_1bk3l_2`, line: `_line_1bk3l_14`, chevron: `_chevron_1bk3l_44` };
function wn({ entries: e, onFollow: t }) {
  return (0, V.jsx)(`nav`, {
    "aria-label": `Portal`,
    children: (0, V.jsx)(`ul`, {
      className: Q.list,
      children: e.map((e) =>
        (0, V.jsx)(`li`, { children: `to` in e ? (0, V.jsx)(Tn, { page: e, onFollow: t }) : (0, V.jsx)(En, { ...e, onFollow: t }) }, e.label),
      ),
    }),
  });
}
function Tn({ page: e, onFollow: t }) {
  return (0, V.jsx)(x, { to: e.to, end: e.isExact ?? !1, className: Q.line ?? ``, onClick: t, children: e.label });
}
function En({ label: e, children: t, onFollow: n }) {
  let r = (0, z.useId)(),
    { pathname: i } = b(),
    [a, o] = (0, z.useState)(!0),
    s = t.some(({ to: e }) => i.startsWith(e));
  return (0, V.jsxs)(V.Fragment, {
    children: [
      (0, V.jsxs)(`button`, {
        type: `button`,
        className: Q.line,
        "aria-expanded": a,
        "aria-controls": r,
        "data-has-current": (s && !a) || void 0,
        onClick: () => o(!a),
        children: [e, (0, V.jsx)(xn, { size: 18, "aria-hidden": `true`, className: Q.chevron })],
      }),
      (0, V.jsx)(`ul`, {
        id: r,
        hidden: !a,
        className: Q.nested,
        children: t.map((e) => (0, V.jsx)(`li`, { children: (0, V.jsx)(Tn, { page: e, onFollow: n }) }, e.to)),
      }),
    ],
  });
}
var $ = {
    bar: `_bar_bzu7f_1`,
    home: `_home_bzu7f_19`,
    tools: `_tools_bzu7f_27`,
    barButton: `_barButton_bzu7f_34`,
    signOut: `_signOut_bzu7f_35`,
    bell: `_bell_bzu7f_36`,
    count: `_count_bzu7f_59`,
    below: `_below_bzu7f_74`,
    sidebar: `_sidebar_bzu7f_80`,
    main: `_main_bzu7f_92`,
  },
  Dn = { auto: `As the system`, light: `Light`, dark: `Dark` },
  On = (e) => e in Dn;
function kn({ user: e, className: t }) {
  let { colorScheme: n, setColorScheme: r } = $e();
  return (0, V.jsxs)(Z, {
    position: `bottom-end`,
    width: 240,
    children: [
      (0, V.jsx)(Z.Target, {
        children: (0, V.jsx)(O, {
          className: t,
          variant: `transparent`,
          size: 44,
          "aria-label": `Your account: ${e.name}`,
          children: (0, V.jsx)(Cn, { "aria-hidden": `true` }),
        }),
      }),
      (0, V.jsxs)(Z.Dropdown, {
        children: [
          (0, V.jsxs)(Z.Label, {
            children: [
              (0, V.jsx)(ne, {
                component: `span`,
                display: `block`,
                fw: 600,
                c: `var(--portal-text)`,
                style: { overflowWrap: `anywhere` },
                children: e.name,
              }),
              (0, V.jsx)(ne, { component: `span`, display: `block`, size: `sm`, children: e.of }),
            ],
          }),
          (0, V.jsx)(Z.Divider, {}),
          (0, V.jsx)(Z.Label, { children: `Appearance` }),
          Object.entries(Dn).map(([e, t]) =>
            (0, V.jsx)(
              Z.Item,
              {
                role: `menuitemradio`,
                "aria-checked": e === n,
                rightSection: e === n ? (0, V.jsx)(se, { size: 18, "aria-hidden": `true` }) : void 0,
                onClick: () => On(e) && r(e),
                children: t,
              },
              e,
            ),
          ),
        ],
      }),
    ],
  });
}
var An = `content`;
function jn({ home: e, navigation: t, user: n, notifications: r, isSigningOut: i = !1, onSignOut: a, children: o }) {
  let s = m(`(max-width: 47.99em)`, !1, { getInitialValueInEffect: !1 }),
    [c, l] = We(!1);
  return (0, V.jsxs)(V.Fragment, {
    children: [
      (0, V.jsx)(`a`, { href: `#${An}`, className: `portal-skip-link`, children: `Skip to the content` }),
      (0, V.jsxs)(`header`, {
        className: $.bar,
        children: [
          s &&
            (0, V.jsx)(O, {
              className: $.barButton,
              variant: `transparent`,
              size: 44,
              "aria-label": `Open the menu`,
              "aria-expanded": c,
              onClick: l.open,
              children: (0, V.jsx)(Sn, { "aria-hidden": `true` }),
            }),
          (0, V.jsx)(S, { to: e, className: $.home, children: (0, V.jsx)(ie, { size: 32, wordmark: s ? `short` : `full`, on: `bar` }) }),
          (0, V.jsxs)(`div`, {
            className: $.tools,
            children: [
              r !== void 0 && (0, V.jsx)(Mn, { ...r }),
              (0, V.jsx)(kn, { user: n, className: $.barButton }),
              (0, V.jsx)(j, {
                className: $.signOut,
                variant: `transparent`,
                "aria-disabled": i,
                onClick: () => !i && a(),
                children: i ? `Signing out...` : `Sign out`,
              }),
            ],
          }),
        ],
      }),
      (0, V.jsxs)(`div`, {
        className: $.below,
        children: [
          s
            ? (0, V.jsx)(K, { opened: c, onClose: l.close, title: `Menu`, size: 280, children: (0, V.jsx)(wn, { entries: t, onFollow: l.close }) })
            : (0, V.jsx)(`aside`, { className: $.sidebar, children: (0, V.jsx)(wn, { entries: t }) }),
          (0, V.jsx)(`main`, { id: An, tabIndex: -1, className: $.main, children: o }),
        ],
      }),
    ],
  });
}
function Mn({ to: e, unread: t }) {
  let n = t === 0 ? `Notifications, none unread` : `Notifications, ${t} unread`;
  return (0, V.jsxs)(S, {
    to: e,
    className: $.bell,
    "aria-label": n,
    children: [
      (0, V.jsx)(bn, { "aria-hidden": `true` }),
      t > 0 && (0, V.jsx)(`span`, { className: $.count, "aria-hidden": `true`, children: t > 99 ? `99+` : t }),
    ],
  });
}
var Nn = 6e4;
function Pn() {
  return re.notifications.unreadCount.useQuery(void 0, { refetchInterval: Nn, trpc: { context: M } }).data ?? 0;
}
export { H as a, St as i, jn as n, He as o, tn as r, Pn as t };
