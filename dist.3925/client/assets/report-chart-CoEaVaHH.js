import { D as e, M as t, O as n, R as r, S as i, V as a, c as o, d as s, k as c, l, n as u, r as d, t as f } from "./Box-1EkfdRjd.js";
import { a as p, i as m, n as h, r as g, t as _ } from "./jsx-runtime-Wy9s6hX0.js";
import { t as v } from "./use-resolved-styles-api-C6TysQin.js";
import { A as y } from "./index-D_iDA8SX.js";
var b = { root: `m_de3d2490`, colorOverlay: `m_862f3d1b`, shadowOverlay: `m_98ae7f22`, alphaOverlay: `m_95709ac0`, childrenOverlay: `m_93e74e3` },
  x = _(),
  S = { withShadow: !0 },
  C = n((e, { radius: n, size: i }) => ({ root: { "--cs-radius": n === void 0 ? void 0 : t(n), "--cs-size": r(i) } })),
  w = u((e) => {
    let t = l(`ColorSwatch`, S, e),
      {
        classNames: n,
        className: r,
        style: i,
        styles: a,
        unstyled: s,
        vars: c,
        color: u,
        radius: d,
        withShadow: p,
        children: m,
        attributes: h,
        ...g
      } = l(`ColorSwatch`, S, t),
      _ = o({
        name: `ColorSwatch`,
        props: t,
        classes: b,
        className: r,
        style: i,
        classNames: n,
        styles: a,
        unstyled: s,
        attributes: h,
        vars: c,
        varsResolver: C,
      });
    return (0, x.jsxs)(f, {
      ..._(`root`, { focusable: !0 }),
      ...g,
      children: [
        (0, x.jsx)(`span`, { ..._(`alphaOverlay`) }),
        p && (0, x.jsx)(`span`, { ..._(`shadowOverlay`) }),
        (0, x.jsx)(`span`, { ..._(`colorOverlay`, { style: { backgroundColor: u } }) }),
        (0, x.jsx)(`span`, { ..._(`childrenOverlay`), children: m }),
      ],
    });
  });
((w.classes = b), (w.varsResolver = C), (w.displayName = `@mantine/core/ColorSwatch`));
function T(e) {
  return e
    ? e.reduce((e, t) => {
        let n = t.name.search(/\./);
        if (n >= 0) {
          let r = t.name.substring(n + 1);
          return ((e[r] = t.label), e);
        }
        return ((e[t.name] = t.label), e);
      }, {})
    : {};
}
var E = {
  tooltip: `m_e4d36c9b`,
  tooltipLabel: `m_7f4bcb19`,
  tooltipBody: `m_3de554dd`,
  tooltipItemColor: `m_b30369b5`,
  tooltipItem: `m_3de8964e`,
  tooltipItemBody: `m_50186d10`,
  tooltipItemName: `m_501dadf9`,
  tooltipItemData: `m_50192318`,
};
function D(e) {
  return e.map((e) => {
    if (!e.payload || e.payload[e.name]) return e;
    let t = e.name.search(/\./);
    if (t >= 0) {
      let n = e.name.substring(0, t),
        r = { ...e.payload[n] },
        i = Object.entries(e.payload).reduce((e, t) => {
          let [r, i] = t;
          return r === n ? e : { ...e, [r]: i };
        }, {});
      return { ...e, name: e.name.substring(t + 1), payload: { ...i, ...r } };
    }
    return e;
  });
}
function O(e, t) {
  let n = D(e.filter((e) => e.fill !== `none` || !e.color));
  if (t == null) return n;
  if (typeof t == `number`) {
    let e = n[t];
    return e ? [e] : [];
  }
  return n.filter((e) => e.name === t);
}
function k(e, t) {
  return t === `radial` || t === `scatter`
    ? Array.isArray(e.value)
      ? e.value[1] - e.value[0]
      : e.value
    : Array.isArray(e.payload[e.dataKey])
      ? e.payload[e.dataKey][1] - e.payload[e.dataKey][0]
      : e.payload[e.name];
}
var A = { type: `area`, showColor: !0 },
  j = d((e) => {
    let t = l(`ChartTooltip`, A, e),
      {
        classNames: n,
        className: r,
        style: a,
        styles: c,
        unstyled: u,
        vars: d,
        payload: p,
        label: m,
        unit: h,
        type: g,
        segmentId: _,
        mod: v,
        series: y,
        valueFormatter: b,
        showColor: S,
        attributes: C,
        ...w
      } = t,
      D = s(),
      j = o({ name: `ChartTooltip`, classes: E, props: t, className: r, style: a, classNames: n, styles: c, unstyled: u, attributes: C });
    if (!p) return null;
    let M = O(p, _),
      N = g === `scatter` ? p[0]?.payload?.name : null,
      ee = T(y),
      te = m || N,
      ne = M.map((e, t) =>
        (0, x.jsxs)(
          `div`,
          {
            "data-type": g,
            ...j(`tooltipItem`),
            children: [
              (0, x.jsxs)(`div`, {
                ...j(`tooltipItemBody`),
                children: [
                  S &&
                    (0, x.jsx)(`svg`, {
                      ...j(`tooltipItemColor`),
                      children: (0, x.jsx)(`circle`, { r: 6, fill: i(e.color, D), width: 12, height: 12, cx: 6, cy: 6 }),
                    }),
                  (0, x.jsx)(`div`, { ...j(`tooltipItemName`), children: ee[e.name] || e.name }),
                ],
              }),
              (0, x.jsxs)(`div`, { ...j(`tooltipItemData`), children: [typeof b == `function` ? b(k(e, g)) : k(e, g), h || e.unit] }),
            ],
          },
          e?.key ?? `${e.name}-${t}`,
        ),
      );
    return (0, x.jsxs)(f, {
      ...j(`tooltip`),
      mod: [{ type: g }, v],
      ...w,
      children: [te && (0, x.jsx)(`div`, { ...j(`tooltipLabel`), children: te }), (0, x.jsx)(`div`, { ...j(`tooltipBody`), children: ne })],
    });
  });
j.displayName = `@mantine/charts/ChartTooltip`;
var M = { legend: `m_847eaf`, legendItem: `m_17da7e62`, legendItemColor: `m_6e236e21`, legendItemName: `m_8ff56c0d` };
function N(e, t) {
  return e.map((e) => {
    let n = t ? e.dataKey?.split(`.`).pop() : e.dataKey;
    return { ...e, dataKey: n, payload: { ...e.payload, name: n, dataKey: n } };
  });
}
function ee(e, t = !0) {
  return N(
    e.filter((e) => e.color !== `none`),
    t,
  );
}
var te = d((e) => {
  let t = l(`ChartLegend`, null, e),
    {
      classNames: n,
      className: r,
      style: i,
      styles: a,
      unstyled: s,
      vars: c,
      payload: u,
      onHighlight: d,
      legendPosition: p,
      mod: m,
      series: h,
      showColor: g,
      centered: _,
      attributes: v,
      ...y
    } = t,
    b = o({
      name: `ChartLegend`,
      classes: M,
      props: t,
      className: r,
      style: i,
      classNames: n,
      styles: a,
      unstyled: s,
      attributes: v,
      rootSelector: `legend`,
    });
  if (!u) return null;
  let S = ee(u, h != null),
    C = T(h),
    E = S.map((e, t) =>
      (0, x.jsxs)(
        `div`,
        {
          ...b(`legendItem`),
          onMouseEnter: () => d(e.highlightKey ?? e.dataKey),
          "data-without-color": g === !1 || void 0,
          children: [
            (0, x.jsx)(w, { color: e.color, size: 12, ...b(`legendItemColor`), withShadow: !1 }),
            (0, x.jsx)(`p`, { ...b(`legendItemName`), children: C[e.dataKey] || e.dataKey }),
          ],
        },
        t,
      ),
    );
  return (0, x.jsx)(f, {
    mod: [{ position: p, centered: _ }, m],
    ...b(`legend`),
    ...y,
    onMouseLeave: (e) => {
      (y.onMouseLeave?.(e), d(null));
    },
    children: E,
  });
});
((te.displayName = `@mantine/charts/ChartLegend`), (te.classes = M));
var ne = { brush: `m_bb368c49` },
  re =
    `dangerouslySetInnerHTML.onCopy.onCopyCapture.onCut.onCutCapture.onPaste.onPasteCapture.onCompositionEnd.onCompositionEndCapture.onCompositionStart.onCompositionStartCapture.onCompositionUpdate.onCompositionUpdateCapture.onFocus.onFocusCapture.onBlur.onBlurCapture.onChange.onChangeCapture.onBeforeInput.onBeforeInputCapture.onInput.onInputCapture.onReset.onResetCapture.onSubmit.onSubmitCapture.onInvalid.onInvalidCapture.onLoad.onLoadCapture.onError.onErrorCapture.onKeyDown.onKeyDownCapture.onKeyPress.onKeyPressCapture.onKeyUp.onKeyUpCapture.onAbort.onAbortCapture.onCanPlay.onCanPlayCapture.onCanPlayThrough.onCanPlayThroughCapture.onDurationChange.onDurationChangeCapture.onEmptied.onEmptiedCapture.onEncrypted.onEncryptedCapture.onEnded.onEndedCapture.onLoadedData.onLoadedDataCapture.onLoadedMetadata.onLoadedMetadataCapture.onLoadStart.onLoadStartCapture.onPause.onPauseCapture.onPlay.onPlayCapture.onPlaying.onPlayingCapture.onProgress.onProgressCapture.onRateChange.onRateChangeCapture.onSeeked.onSeekedCapture.onSeeking.onSeekingCapture.onStalled.onStalledCapture.onSuspend.onSuspendCapture.onTimeUpdate.onTimeUpdateCapture.onVolumeChange.onVolumeChangeCapture.onWaiting.onWaitingCapture.onAuxClick.onAuxClickCapture.onClick.onClickCapture.onContextMenu.onContextMenuCapture.onDoubleClick.onDoubleClickCapture.onDrag.onDragCapture.onDragEnd.onDragEndCapture.onDragEnter.onDragEnterCapture.onDragExit.onDragExitCapture.onDragLeave.onDragLeaveCapture.onDragOver.onDragOverCapture.onDragStart.onDragStartCapture.onDrop.onDropCapture.onMouseDown.onMouseDownCapture.onMouseEnter.onMouseLeave.onMouseMove.onMouseMoveCapture.onMouseOut.onMouseOutCapture.onMouseOver.onMouseOverCapture.onMouseUp.onMouseUpCapture.onSelect.onSelectCapture.onTouchCancel.onTouchCancelCapture.onTouchEnd.onTouchEndCapture.onTouchMove.onTouchMoveCapture.onTouchStart.onTouchStartCapture.onPointerDown.onPointerDownCapture.onPointerMove.onPointerMoveCapture.onPointerUp.onPointerUpCapture.onPointerCancel.onPointerCancelCapture.onPointerEnter.onPointerEnterCapture.onPointerLeave.onPointerLeaveCapture.onPointerOver.onPointerOverCapture.onPointerOut.onPointerOutCapture.onGotPointerCapture.onGotPointerCaptureCapture.onLostPointerCapture.onLostPointerCaptureCapture.onScroll.onScrollCapture.onWheel.onWheelCapture.onAnimationStart.onAnimationStartCapture.onAnimationEnd.onAnimationEndCapture.onAnimationIteration.onAnimationIterationCapture.onTransitionEnd.onTransitionEndCapture`.split(
      `.`,
    );
function ie(e) {
  return typeof e == `string` && re.includes(e);
}
var P = p(h()),
  ae = new Set(
    `aria-activedescendant.aria-atomic.aria-autocomplete.aria-busy.aria-checked.aria-colcount.aria-colindex.aria-colspan.aria-controls.aria-current.aria-describedby.aria-details.aria-disabled.aria-errormessage.aria-expanded.aria-flowto.aria-haspopup.aria-hidden.aria-invalid.aria-keyshortcuts.aria-label.aria-labelledby.aria-level.aria-live.aria-modal.aria-multiline.aria-multiselectable.aria-orientation.aria-owns.aria-placeholder.aria-posinset.aria-pressed.aria-readonly.aria-relevant.aria-required.aria-roledescription.aria-rowcount.aria-rowindex.aria-rowspan.aria-selected.aria-setsize.aria-sort.aria-valuemax.aria-valuemin.aria-valuenow.aria-valuetext.className.color.height.id.lang.max.media.method.min.name.style.target.width.role.tabIndex.accentHeight.accumulate.additive.alignmentBaseline.allowReorder.alphabetic.amplitude.arabicForm.ascent.attributeName.attributeType.autoReverse.azimuth.baseFrequency.baselineShift.baseProfile.bbox.begin.bias.by.calcMode.capHeight.clip.clipPath.clipPathUnits.clipRule.colorInterpolation.colorInterpolationFilters.colorProfile.colorRendering.contentScriptType.contentStyleType.cursor.cx.cy.d.decelerate.descent.diffuseConstant.direction.display.divisor.dominantBaseline.dur.dx.dy.edgeMode.elevation.enableBackground.end.exponent.externalResourcesRequired.fill.fillOpacity.fillRule.filter.filterRes.filterUnits.floodColor.floodOpacity.focusable.fontFamily.fontSize.fontSizeAdjust.fontStretch.fontStyle.fontVariant.fontWeight.format.from.fx.fy.g1.g2.glyphName.glyphOrientationHorizontal.glyphOrientationVertical.glyphRef.gradientTransform.gradientUnits.hanging.horizAdvX.horizOriginX.href.ideographic.imageRendering.in2.in.intercept.k1.k2.k3.k4.k.kernelMatrix.kernelUnitLength.kerning.keyPoints.keySplines.keyTimes.lengthAdjust.letterSpacing.lightingColor.limitingConeAngle.local.markerEnd.markerHeight.markerMid.markerStart.markerUnits.markerWidth.mask.maskContentUnits.maskUnits.mathematical.mode.numOctaves.offset.opacity.operator.order.orient.orientation.origin.overflow.overlinePosition.overlineThickness.paintOrder.panose1.pathLength.patternContentUnits.patternTransform.patternUnits.pointerEvents.pointsAtX.pointsAtY.pointsAtZ.preserveAlpha.preserveAspectRatio.primitiveUnits.r.radius.refX.refY.renderingIntent.repeatCount.repeatDur.requiredExtensions.requiredFeatures.restart.result.rotate.rx.ry.seed.shapeRendering.slope.spacing.specularConstant.specularExponent.speed.spreadMethod.startOffset.stdDeviation.stemh.stemv.stitchTiles.stopColor.stopOpacity.strikethroughPosition.strikethroughThickness.string.stroke.strokeDasharray.strokeDashoffset.strokeLinecap.strokeLinejoin.strokeMiterlimit.strokeOpacity.strokeWidth.surfaceScale.systemLanguage.tableValues.targetX.targetY.textAnchor.textDecoration.textLength.textRendering.to.transform.u1.u2.underlinePosition.underlineThickness.unicode.unicodeBidi.unicodeRange.unitsPerEm.vAlphabetic.values.vectorEffect.version.vertAdvY.vertOriginX.vertOriginY.vHanging.vIdeographic.viewTarget.visibility.vMathematical.widths.wordSpacing.writingMode.x1.x2.x.xChannelSelector.xHeight.xlinkActuate.xlinkArcrole.xlinkHref.xlinkRole.xlinkShow.xlinkTitle.xlinkType.xmlBase.xmlLang.xmlns.xmlnsXlink.xmlSpace.y1.y2.y.yChannelSelector.z.zoomAndPan.ref.key.angle`.split(
      `.`,
    ),
  );
function oe(e) {
  return typeof e == `string` && ae.has(e);
}
function se(e) {
  return typeof e == `string` && e.startsWith(`data-`);
}
function ce(e) {
  if (typeof e != `object` || !e) return {};
  var t = {};
  for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (oe(n) || se(n)) && (t[n] = e[n]);
  return t;
}
function le(e) {
  if (e == null) return null;
  if ((0, P.isValidElement)(e) && typeof e.props == `object` && e.props !== null) {
    var t = e.props;
    return ce(t);
  }
  return typeof e == `object` && !Array.isArray(e) ? ce(e) : null;
}
function ue(e) {
  var t = {};
  for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (oe(n) || se(n) || ie(n)) && (t[n] = e[n]);
  return t;
}
var de = [`children`, `width`, `height`, `viewBox`, `className`, `style`, `title`, `desc`];
function fe() {
  return (
    (fe = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    fe.apply(null, arguments)
  );
}
function pe(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = me(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function me(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
var he = (0, P.forwardRef)((t, n) => {
    var r = t.children,
      i = t.width,
      a = t.height,
      o = t.viewBox,
      s = t.className,
      c = t.style,
      l = t.title,
      u = t.desc,
      d = pe(t, de),
      f = o || { width: i, height: a, x: 0, y: 0 },
      p = e(`recharts-surface`, s);
    return P.createElement(
      `svg`,
      fe({}, ue(d), { className: p, width: i, height: a, style: c, viewBox: `${f.x} ${f.y} ${f.width} ${f.height}`, ref: n }),
      P.createElement(`title`, null, l),
      P.createElement(`desc`, null, u),
      r,
    );
  }),
  ge = [`children`, `className`];
function _e() {
  return (
    (_e = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    _e.apply(null, arguments)
  );
}
function ve(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = ye(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function ye(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
var be = P.forwardRef((t, n) => {
  var r = t.children,
    i = t.className,
    a = ve(t, ge),
    o = e(`recharts-layer`, i);
  return P.createElement(`g`, _e({ className: o }, ue(a), { ref: n }), r);
});
function xe(e) {
  return e === `__proto__`;
}
var Se = Object.prototype.hasOwnProperty;
function Ce(e, t) {
  return Se.call(e, t);
}
var we = /\.|(\[(?:[^[\]]*|(["'])(?:(?!\2)[^\\]|\\.)*?\2)\])/;
function Te(e) {
  switch (typeof e) {
    case `number`:
    case `symbol`:
      return !1;
    case `string`:
      return e === `` || e.startsWith(`.`) || e.endsWith(`.`) ? !1 : we.test(e);
    default:
      return !1;
  }
}
function Ee(e) {
  var t;
  return typeof e == `string` || typeof e == `symbol`
    ? e
    : Object.is(e == null || (t = e.valueOf) == null ? void 0 : t.call(e), -0)
      ? `-0`
      : String(e);
}
function De(e) {
  return typeof e == `symbol` || e instanceof Symbol;
}
function Oe(e) {
  if (typeof e == `string`) return e;
  if (Array.isArray(e)) {
    let t = ``;
    for (let n = 0; n < e.length; n++) (n > 0 && (t += `,`), (t += Oe(e[n])));
    return t;
  }
  if (De(e)) return e.toString();
  let t = e + ``;
  return t === `0` && Object.is(Number(e), -0) ? `-0` : t;
}
function ke(e) {
  return e == null ? `` : Oe(e);
}
function Ae(e) {
  if (Array.isArray(e)) return e.map(Ee);
  if (typeof e == `symbol`) return [e];
  e = ke(e);
  let t = [],
    n = e.length;
  if (n === 0) return t;
  let r = 0,
    i = ``,
    a = ``,
    o = !1,
    s = !1,
    c = /^-?\d+(?:\.\d+)?$/;
  for (e.charCodeAt(0) === 46 && t.push(``); r < n;) {
    let l = e[r];
    if (a) l === `\\` && r + 1 < n ? (r++, (i += e[r])) : l === a ? (a = ``) : (i += l);
    else if (o) {
      if (l === `"` || l === `'`) ((a = l), (s = !0));
      else if (l === `]`) {
        if (((o = !1), !s && i.includes(`.`) && !c.test(i))) {
          let e = i.split(`.`);
          for (let n = 0; n < e.length; n++) e[n] !== `` && t.push(e[n]);
        } else t.push(i);
        i = ``;
      } else i += l;
    } else if (l === `[`) ((o = !0), (s = !1), (i &&= (t.push(i), ``)));
    else if (l === `.`) {
      i &&= (t.push(i), ``);
      let n = e[r + 1];
      (n === void 0 || n === `.`) && t.push(``);
    } else i += l;
    r++;
  }
  return (i && t.push(i), t);
}
function je(e, t, n) {
  if (e == null) return n;
  switch (typeof t) {
    case `string`: {
      if (xe(t)) return n;
      let r = e[t];
      return r === void 0 ? (Te(t) && !Ce(e, t) ? je(e, Ae(t), n) : n) : r;
    }
    case `number`:
    case `symbol`: {
      typeof t == `number` && (t = Ee(t));
      let r = e[t];
      return r === void 0 ? n : r;
    }
    default: {
      if (Array.isArray(t)) return Me(e, t, n);
      if (((t = Object.is(t?.valueOf(), -0) ? `-0` : String(t)), xe(t))) return n;
      let r = e[t];
      return r === void 0 ? n : r;
    }
  }
}
function Me(e, t, n) {
  if (t.length === 0) return n;
  let r = e;
  for (let e = 0; e < t.length; e++) {
    if (r == null || xe(t[e])) return n;
    r = r[t[e]];
  }
  return r === void 0 ? n : r;
}
var Ne = 4;
function Pe(e) {
  var t = 10 ** (arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : Ne),
    n = Math.round(e * t) / t;
  return Object.is(n, -0) ? 0 : n;
}
function Fe(e) {
  var t = [...arguments].slice(1);
  return e.reduce((e, n, r) => {
    var i = t[r - 1];
    return typeof i == `string` ? e + i + n : i === void 0 ? e + n : e + Pe(i) + n;
  }, ``);
}
var Ie = (e) => (e === 0 ? 0 : e > 0 ? 1 : -1),
  Le = (e) => typeof e == `number` && e != +e,
  Re = (e) => typeof e == `string` && e.length > 1 && e.indexOf(`%`) === e.length - 1,
  F = (e) => (typeof e == `number` || e instanceof Number) && !Le(e),
  I = (e) => F(e) || typeof e == `string`,
  ze = 0,
  Be = (e) => {
    var t = ++ze;
    return `${e || ``}${t}`;
  },
  Ve = function (e, t) {
    var n = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : 0,
      r = arguments.length > 3 && arguments[3] !== void 0 && arguments[3];
    if (!F(e) && typeof e != `string`) return n;
    var i;
    if (Re(e)) {
      if (t == null) return n;
      var a = e.indexOf(`%`);
      i = (t * parseFloat(e.slice(0, a))) / 100;
    } else i = +e;
    return (Le(i) && (i = n), r && t != null && i > t && (i = t), i);
  },
  He = (e) => {
    if (!Array.isArray(e)) return !1;
    for (var t = e.length, n = {}, r = 0; r < t; r++)
      if (!n[String(e[r])]) n[String(e[r])] = !0;
      else return !0;
    return !1;
  };
function Ue(e, t, n) {
  return F(e) && F(t) ? Pe(e + n * (t - e)) : t;
}
function We(e, t, n) {
  if (e && e.length) return e.find((e) => e && (typeof t == `function` ? t(e) : je(e, t)) === n);
}
var L = (e) => e == null,
  Ge = (e) => (L(e) ? e : `${e.charAt(0).toUpperCase()}${e.slice(1)}`);
function Ke(e) {
  return e != null;
}
function qe() {}
function Je(e) {
  if (e)
    return {
      x: e.x,
      y: e.y,
      upperWidth: `upperWidth` in e ? e.upperWidth : e.width,
      lowerWidth: `lowerWidth` in e ? e.lowerWidth : e.width,
      width: e.width,
      height: e.height,
    };
}
function Ye(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Xe(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Ye(Object(n), !0).forEach(function (t) {
          Ze(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Ye(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Ze(e, t, n) {
  return ((t = Qe(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Qe(e) {
  var t = $e(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function $e(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var et = (e) => {
    var t = e.viewBox,
      n = e.position,
      r = e.offset,
      i = r === void 0 ? 0 : r,
      a = e.parentViewBox,
      o = e.clamp,
      s = Je(t),
      c = s.x,
      l = s.y,
      u = s.height,
      d = s.upperWidth,
      f = s.lowerWidth,
      p = c,
      m = c + (d - f) / 2,
      h = (p + m) / 2,
      g = (d + f) / 2,
      _ = p + d / 2,
      v = u >= 0 ? 1 : -1,
      y = v * i,
      b = v > 0 ? `end` : `start`,
      x = v > 0 ? `start` : `end`,
      S = d >= 0 ? 1 : -1,
      C = S * i,
      w = S > 0 ? `end` : `start`,
      T = S > 0 ? `start` : `end`,
      E = a;
    if (n === `top`) {
      var D = { x: p + d / 2, y: l - y, horizontalAnchor: `middle`, verticalAnchor: b };
      return (o && E && ((D.height = Math.max(l - E.y, 0)), (D.width = d)), D);
    }
    if (n === `bottom`) {
      var O = { x: m + f / 2, y: l + u + y, horizontalAnchor: `middle`, verticalAnchor: x };
      return (o && E && ((O.height = Math.max(E.y + E.height - (l + u), 0)), (O.width = f)), O);
    }
    if (n === `left`) {
      var k = { x: h - C, y: l + u / 2, horizontalAnchor: w, verticalAnchor: `middle` };
      return (o && E && ((k.width = Math.max(k.x - E.x, 0)), (k.height = u)), k);
    }
    if (n === `right`) {
      var A = { x: h + g + C, y: l + u / 2, horizontalAnchor: T, verticalAnchor: `middle` };
      return (o && E && ((A.width = Math.max(E.x + E.width - A.x, 0)), (A.height = u)), A);
    }
    var j = o && E ? { width: g, height: u } : {};
    return n === `insideLeft`
      ? Xe({ x: h + C, y: l + u / 2, horizontalAnchor: T, verticalAnchor: `middle` }, j)
      : n === `insideRight`
        ? Xe({ x: h + g - C, y: l + u / 2, horizontalAnchor: w, verticalAnchor: `middle` }, j)
        : n === `insideTop`
          ? Xe({ x: p + d / 2, y: l + y, horizontalAnchor: `middle`, verticalAnchor: x }, j)
          : n === `insideBottom`
            ? Xe({ x: m + f / 2, y: l + u - y, horizontalAnchor: `middle`, verticalAnchor: b }, j)
            : n === `insideTopLeft`
              ? Xe({ x: p + C, y: l + y, horizontalAnchor: T, verticalAnchor: x }, j)
              : n === `insideTopRight`
                ? Xe({ x: p + d - C, y: l + y, horizontalAnchor: w, verticalAnchor: x }, j)
                : n === `insideBottomLeft`
                  ? Xe({ x: m + C, y: l + u - y, horizontalAnchor: T, verticalAnchor: b }, j)
                  : n === `insideBottomRight`
                    ? Xe({ x: m + f - C, y: l + u - y, horizontalAnchor: w, verticalAnchor: b }, j)
                    : n && typeof n == `object` && (F(n.x) || Re(n.x)) && (F(n.y) || Re(n.y))
                      ? Xe({ x: c + Ve(n.x, g), y: l + Ve(n.y, u), horizontalAnchor: `end`, verticalAnchor: `end` }, j)
                      : Xe({ x: _, y: l + u / 2, horizontalAnchor: `middle`, verticalAnchor: `middle` }, j);
  },
  tt = [`top`, `left`, `right`, `bottom`];
function nt(e) {
  return e == null ? !1 : typeof e == `object` || tt.includes(e);
}
var rt = (0, P.createContext)(null),
  it = () => (0, P.useContext)(rt),
  at = Math.PI,
  ot = 2 * at,
  st = 1e-6,
  ct = ot - st;
function lt(e) {
  this._ += e[0];
  for (let t = 1, n = e.length; t < n; ++t) this._ += arguments[t] + e[t];
}
function ut(e) {
  let t = Math.floor(e);
  if (!(t >= 0)) throw Error(`invalid digits: ${e}`);
  if (t > 15) return lt;
  let n = 10 ** t;
  return function (e) {
    this._ += e[0];
    for (let t = 1, r = e.length; t < r; ++t) this._ += Math.round(arguments[t] * n) / n + e[t];
  };
}
function dt(e, t, n, r) {
  return e === n && t === r;
}
function ft(e) {
  let t = Math.floor(e);
  if (!(t <= 15)) return dt;
  let n = 10 ** t,
    r = function (e) {
      return Math.round(e * n);
    };
  return function (e, t, n, i) {
    return r(e) === r(n) && r(t) === r(i);
  };
}
var pt = class {
  constructor(e) {
    ((this._x0 = this._y0 = this._x1 = this._y1 = null),
      (this._ = ``),
      (this._append = e == null ? lt : ut(e)),
      (this._equal = e == null ? dt : ft(e)));
  }
  moveTo(e, t) {
    this._append`M${(this._x0 = this._x1 = +e)},${(this._y0 = this._y1 = +t)}`;
  }
  closePath() {
    this._x1 !== null && ((this._x1 = this._x0), (this._y1 = this._y0), this._append`Z`);
  }
  lineTo(e, t) {
    this._append`L${(this._x1 = +e)},${(this._y1 = +t)}`;
  }
  quadraticCurveTo(e, t, n, r) {
    this._append`Q${+e},${+t},${(this._x1 = +n)},${(this._y1 = +r)}`;
  }
  bezierCurveTo(e, t, n, r, i, a) {
    this._append`C${+e},${+t},${+n},${+r},${(this._x1 = +i)},${(this._y1 = +a)}`;
  }
  arcTo(e, t, n, r, i) {
    if (((e = +e), (t = +t), (n = +n), (r = +r), (i = +i), i < 0)) throw Error(`negative radius: ${i}`);
    let a = this._x1,
      o = this._y1,
      s = n - e,
      c = r - t,
      l = a - e,
      u = o - t,
      d = l * l + u * u;
    if (this._x1 === null) this._append`M${(this._x1 = e)},${(this._y1 = t)}`;
    else if (d > st) {
      if (!(Math.abs(u * s - c * l) > st) || !i) this._append`L${(this._x1 = e)},${(this._y1 = t)}`;
      else {
        let f = n - a,
          p = r - o,
          m = s * s + c * c,
          h = f * f + p * p,
          g = Math.sqrt(m),
          _ = Math.sqrt(d),
          v = i * Math.tan((at - Math.acos((m + d - h) / (2 * g * _))) / 2),
          y = v / _,
          b = v / g;
        (Math.abs(y - 1) > st && this._append`L${e + y * l},${t + y * u}`,
          this._append`A${i},${i},0,0,${+(u * f > l * p)},${(this._x1 = e + b * s)},${(this._y1 = t + b * c)}`);
      }
    }
  }
  arc(e, t, n, r, i, a) {
    if (((e = +e), (t = +t), (n = +n), (a = !!a), n < 0)) throw Error(`negative radius: ${n}`);
    let o = n * Math.cos(r),
      s = n * Math.sin(r),
      c = e + o,
      l = t + s,
      u = 1 ^ a,
      d = a ? r - i : i - r;
    if (
      (this._x1 === null ? this._append`M${c},${l}` : (Math.abs(this._x1 - c) > st || Math.abs(this._y1 - l) > st) && this._append`L${c},${l}`, n)
    ) {
      if ((d < 0 && (d = (d % ot) + ot), d > ct))
        this._append`A${n},${n},0,1,${u},${e - o},${t - s}A${n},${n},0,1,${u},${(this._x1 = c)},${(this._y1 = l)}`;
      else if (d > st) {
        let a = e + n * Math.cos(i),
          o = t + n * Math.sin(i);
        if (d >= at && this._equal(c, l, a, o)) {
          d /= 2;
          let i = r + d;
          this._append`A${n},${n},0,${+(d >= at)},${u},${e + n * Math.cos(i)},${t + n * Math.sin(i)}`;
        }
        this._append`A${n},${n},0,${+(d >= at)},${u},${(this._x1 = a)},${(this._y1 = o)}`;
      }
    }
  }
  rect(e, t, n, r) {
    this._append`M${(this._x0 = this._x1 = +e)},${(this._y0 = this._y1 = +t)}h${(n = +n)}v${+r}h${-n}Z`;
  }
  toString() {
    return this._;
  }
};
pt.prototype;
function R(e) {
  return function () {
    return e;
  };
}
var mt = Math.cos,
  ht = Math.sin,
  gt = Math.sqrt,
  _t = 1e-12,
  vt = Math.PI;
vt / 2;
var yt = 2 * vt;
function bt(e) {
  let t = 3;
  return (
    (e.digits = function (n) {
      if (!arguments.length) return t;
      if (n == null) t = null;
      else {
        let e = Math.floor(n);
        if (!(e >= 0)) throw RangeError(`invalid digits: ${n}`);
        t = e;
      }
      return e;
    }),
    () => new pt(t)
  );
}
Array.prototype.slice;
function xt(e) {
  return typeof e == `object` && `length` in e ? e : Array.from(e);
}
function St(e) {
  this._context = e;
}
St.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    this._point = 0;
  },
  lineEnd: function () {
    ((this._line || (this._line !== 0 && this._point === 1)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        ((this._point = 1), this._line ? this._context.lineTo(e, t) : this._context.moveTo(e, t));
        break;
      case 1:
        this._point = 2;
      default:
        this._context.lineTo(e, t);
    }
  },
};
function Ct(e) {
  return new St(e);
}
function wt(e) {
  return e[0];
}
function Tt(e) {
  return e[1];
}
function Et(e, t) {
  var n = R(!0),
    r = null,
    i = Ct,
    a = null,
    o = bt(s);
  ((e = typeof e == `function` ? e : e === void 0 ? wt : R(e)), (t = typeof t == `function` ? t : t === void 0 ? Tt : R(t)));
  function s(s) {
    var c,
      l = (s = xt(s)).length,
      u,
      d = !1,
      f;
    for (r ?? (a = i((f = o()))), c = 0; c <= l; ++c)
      (!(c < l && n((u = s[c]), c, s)) === d && ((d = !d) ? a.lineStart() : a.lineEnd()), d && a.point(+e(u, c, s), +t(u, c, s)));
    if (f) return ((a = null), f + `` || null);
  }
  return (
    (s.x = function (t) {
      return arguments.length ? ((e = typeof t == `function` ? t : R(+t)), s) : e;
    }),
    (s.y = function (e) {
      return arguments.length ? ((t = typeof e == `function` ? e : R(+e)), s) : t;
    }),
    (s.defined = function (e) {
      return arguments.length ? ((n = typeof e == `function` ? e : R(!!e)), s) : n;
    }),
    (s.curve = function (e) {
      return arguments.length ? ((i = e), r != null && (a = i(r)), s) : i;
    }),
    (s.context = function (e) {
      return arguments.length ? (e == null ? (r = a = null) : (a = i((r = e))), s) : r;
    }),
    s
  );
}
function Dt(e, t, n) {
  var r = null,
    i = R(!0),
    a = null,
    o = Ct,
    s = null,
    c = bt(l);
  ((e = typeof e == `function` ? e : e === void 0 ? wt : R(+e)),
    (t = typeof t == `function` ? t : R(t === void 0 ? 0 : +t)),
    (n = typeof n == `function` ? n : n === void 0 ? Tt : R(+n)));
  function l(l) {
    var u,
      d,
      f,
      p = (l = xt(l)).length,
      m,
      h = !1,
      g,
      _ = Array(p),
      v = Array(p);
    for (a ?? (s = o((g = c()))), u = 0; u <= p; ++u) {
      if (!(u < p && i((m = l[u]), u, l)) === h) {
        if ((h = !h)) ((d = u), s.areaStart(), s.lineStart());
        else {
          for (s.lineEnd(), s.lineStart(), f = u - 1; f >= d; --f) s.point(_[f], v[f]);
          (s.lineEnd(), s.areaEnd());
        }
      }
      h && ((_[u] = +e(m, u, l)), (v[u] = +t(m, u, l)), s.point(r ? +r(m, u, l) : _[u], n ? +n(m, u, l) : v[u]));
    }
    if (g) return ((s = null), g + `` || null);
  }
  function u() {
    return Et().defined(i).curve(o).context(a);
  }
  return (
    (l.x = function (t) {
      return arguments.length ? ((e = typeof t == `function` ? t : R(+t)), (r = null), l) : e;
    }),
    (l.x0 = function (t) {
      return arguments.length ? ((e = typeof t == `function` ? t : R(+t)), l) : e;
    }),
    (l.x1 = function (e) {
      return arguments.length ? ((r = e == null ? null : typeof e == `function` ? e : R(+e)), l) : r;
    }),
    (l.y = function (e) {
      return arguments.length ? ((t = typeof e == `function` ? e : R(+e)), (n = null), l) : t;
    }),
    (l.y0 = function (e) {
      return arguments.length ? ((t = typeof e == `function` ? e : R(+e)), l) : t;
    }),
    (l.y1 = function (e) {
      return arguments.length ? ((n = e == null ? null : typeof e == `function` ? e : R(+e)), l) : n;
    }),
    (l.lineX0 = l.lineY0 =
      function () {
        return u().x(e).y(t);
      }),
    (l.lineY1 = function () {
      return u().x(e).y(n);
    }),
    (l.lineX1 = function () {
      return u().x(r).y(t);
    }),
    (l.defined = function (e) {
      return arguments.length ? ((i = typeof e == `function` ? e : R(!!e)), l) : i;
    }),
    (l.curve = function (e) {
      return arguments.length ? ((o = e), a != null && (s = o(a)), l) : o;
    }),
    (l.context = function (e) {
      return arguments.length ? (e == null ? (a = s = null) : (s = o((a = e))), l) : a;
    }),
    l
  );
}
kt(Ct);
function Ot(e) {
  this._curve = e;
}
Ot.prototype = {
  areaStart: function () {
    this._curve.areaStart();
  },
  areaEnd: function () {
    this._curve.areaEnd();
  },
  lineStart: function () {
    this._curve.lineStart();
  },
  lineEnd: function () {
    this._curve.lineEnd();
  },
  point: function (e, t) {
    this._curve.point(t * Math.sin(e), t * -Math.cos(e));
  },
};
function kt(e) {
  function t(t) {
    return new Ot(e(t));
  }
  return ((t._curve = e), t);
}
var At = class {
  constructor(e, t) {
    ((this._context = e), (this._x = t));
  }
  areaStart() {
    this._line = 0;
  }
  areaEnd() {
    this._line = NaN;
  }
  lineStart() {
    this._point = 0;
  }
  lineEnd() {
    ((this._line || (this._line !== 0 && this._point === 1)) && this._context.closePath(), (this._line = 1 - this._line));
  }
  point(e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        ((this._point = 1), this._line ? this._context.lineTo(e, t) : this._context.moveTo(e, t));
        break;
      case 1:
        this._point = 2;
      default:
        this._x
          ? this._context.bezierCurveTo((this._x0 = (this._x0 + e) / 2), this._y0, this._x0, t, e, t)
          : this._context.bezierCurveTo(this._x0, (this._y0 = (this._y0 + t) / 2), e, this._y0, e, t);
    }
    ((this._x0 = e), (this._y0 = t));
  }
};
function jt(e) {
  return new At(e, !0);
}
function Mt(e) {
  return new At(e, !1);
}
gt(3);
var Nt = {
    draw(e, t) {
      let n = gt(t / vt);
      (e.moveTo(n, 0), e.arc(0, 0, n, 0, yt));
    },
  },
  Pt = {
    draw(e, t) {
      let n = gt(t / 5) / 2;
      (e.moveTo(-3 * n, -n),
        e.lineTo(-n, -n),
        e.lineTo(-n, -3 * n),
        e.lineTo(n, -3 * n),
        e.lineTo(n, -n),
        e.lineTo(3 * n, -n),
        e.lineTo(3 * n, n),
        e.lineTo(n, n),
        e.lineTo(n, 3 * n),
        e.lineTo(-n, 3 * n),
        e.lineTo(-n, n),
        e.lineTo(-3 * n, n),
        e.closePath());
    },
  },
  Ft = gt(1 / 3),
  It = Ft * 2,
  Lt = {
    draw(e, t) {
      let n = gt(t / It),
        r = n * Ft;
      (e.moveTo(0, -n), e.lineTo(r, 0), e.lineTo(0, n), e.lineTo(-r, 0), e.closePath());
    },
  },
  Rt = {
    draw(e, t) {
      let n = gt(t),
        r = -n / 2;
      e.rect(r, r, n, n);
    },
  },
  zt = 0.8908130915292852,
  Bt = ht(vt / 10) / ht((7 * vt) / 10),
  Vt = ht(yt / 10) * Bt,
  Ht = -mt(yt / 10) * Bt,
  Ut = {
    draw(e, t) {
      let n = gt(t * zt),
        r = Vt * n,
        i = Ht * n;
      (e.moveTo(0, -n), e.lineTo(r, i));
      for (let t = 1; t < 5; ++t) {
        let a = (yt * t) / 5,
          o = mt(a),
          s = ht(a);
        (e.lineTo(s * n, -o * n), e.lineTo(o * r - s * i, s * r + o * i));
      }
      e.closePath();
    },
  },
  Wt = gt(3),
  Gt = {
    draw(e, t) {
      let n = -gt(t / (Wt * 3));
      (e.moveTo(0, n * 2), e.lineTo(-Wt * n, -n), e.lineTo(Wt * n, -n), e.closePath());
    },
  };
gt(3);
var Kt = -0.5,
  qt = gt(3) / 2,
  Jt = 1 / gt(12),
  Yt = (Jt / 2 + 1) * 3,
  Xt = {
    draw(e, t) {
      let n = gt(t / Yt),
        r = n / 2,
        i = n * Jt,
        a = r,
        o = n * Jt + n,
        s = -a,
        c = o;
      (e.moveTo(r, i),
        e.lineTo(a, o),
        e.lineTo(s, c),
        e.lineTo(Kt * r - qt * i, qt * r + Kt * i),
        e.lineTo(Kt * a - qt * o, qt * a + Kt * o),
        e.lineTo(Kt * s - qt * c, qt * s + Kt * c),
        e.lineTo(Kt * r + qt * i, Kt * i - qt * r),
        e.lineTo(Kt * a + qt * o, Kt * o - qt * a),
        e.lineTo(Kt * s + qt * c, Kt * c - qt * s),
        e.closePath());
    },
  };
function Zt(e, t) {
  let n = null,
    r = bt(i);
  ((e = typeof e == `function` ? e : R(e || Nt)), (t = typeof t == `function` ? t : R(t === void 0 ? 64 : +t)));
  function i() {
    let i;
    if (((n ||= i = r()), e.apply(this, arguments).draw(n, +t.apply(this, arguments)), i)) return ((n = null), i + `` || null);
  }
  return (
    (i.type = function (t) {
      return arguments.length ? ((e = typeof t == `function` ? t : R(t)), i) : e;
    }),
    (i.size = function (e) {
      return arguments.length ? ((t = typeof e == `function` ? e : R(+e)), i) : t;
    }),
    (i.context = function (e) {
      return arguments.length ? ((n = e ?? null), i) : n;
    }),
    i
  );
}
function Qt() {}
function $t(e, t, n) {
  e._context.bezierCurveTo(
    (2 * e._x0 + e._x1) / 3,
    (2 * e._y0 + e._y1) / 3,
    (e._x0 + 2 * e._x1) / 3,
    (e._y0 + 2 * e._y1) / 3,
    (e._x0 + 4 * e._x1 + t) / 6,
    (e._y0 + 4 * e._y1 + n) / 6,
  );
}
function en(e) {
  this._context = e;
}
en.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._y0 = this._y1 = NaN), (this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 3:
        $t(this, this._x1, this._y1);
      case 2:
        this._context.lineTo(this._x1, this._y1);
    }
    ((this._line || (this._line !== 0 && this._point === 1)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        ((this._point = 1), this._line ? this._context.lineTo(e, t) : this._context.moveTo(e, t));
        break;
      case 1:
        this._point = 2;
        break;
      case 2:
        ((this._point = 3), this._context.lineTo((5 * this._x0 + this._x1) / 6, (5 * this._y0 + this._y1) / 6));
      default:
        $t(this, e, t);
    }
    ((this._x0 = this._x1), (this._x1 = e), (this._y0 = this._y1), (this._y1 = t));
  },
};
function tn(e) {
  return new en(e);
}
function nn(e) {
  this._context = e;
}
nn.prototype = {
  areaStart: Qt,
  areaEnd: Qt,
  lineStart: function () {
    ((this._x0 = this._x1 = this._x2 = this._x3 = this._x4 = this._y0 = this._y1 = this._y2 = this._y3 = this._y4 = NaN), (this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 1:
        (this._context.moveTo(this._x2, this._y2), this._context.closePath());
        break;
      case 2:
        (this._context.moveTo((this._x2 + 2 * this._x3) / 3, (this._y2 + 2 * this._y3) / 3),
          this._context.lineTo((this._x3 + 2 * this._x2) / 3, (this._y3 + 2 * this._y2) / 3),
          this._context.closePath());
        break;
      case 3:
        (this.point(this._x2, this._y2), this.point(this._x3, this._y3), this.point(this._x4, this._y4));
    }
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        ((this._point = 1), (this._x2 = e), (this._y2 = t));
        break;
      case 1:
        ((this._point = 2), (this._x3 = e), (this._y3 = t));
        break;
      case 2:
        ((this._point = 3),
          (this._x4 = e),
          (this._y4 = t),
          this._context.moveTo((this._x0 + 4 * this._x1 + e) / 6, (this._y0 + 4 * this._y1 + t) / 6));
        break;
      default:
        $t(this, e, t);
    }
    ((this._x0 = this._x1), (this._x1 = e), (this._y0 = this._y1), (this._y1 = t));
  },
};
function rn(e) {
  return new nn(e);
}
function an(e) {
  this._context = e;
}
an.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._y0 = this._y1 = NaN), (this._point = 0));
  },
  lineEnd: function () {
    ((this._line || (this._line !== 0 && this._point === 3)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        this._point = 1;
        break;
      case 1:
        this._point = 2;
        break;
      case 2:
        this._point = 3;
        var n = (this._x0 + 4 * this._x1 + e) / 6,
          r = (this._y0 + 4 * this._y1 + t) / 6;
        this._line ? this._context.lineTo(n, r) : this._context.moveTo(n, r);
        break;
      case 3:
        this._point = 4;
      default:
        $t(this, e, t);
    }
    ((this._x0 = this._x1), (this._x1 = e), (this._y0 = this._y1), (this._y1 = t));
  },
};
function on(e) {
  return new an(e);
}
function sn(e, t) {
  ((this._basis = new en(e)), (this._beta = t));
}
((sn.prototype = {
  lineStart: function () {
    ((this._x = []), (this._y = []), this._basis.lineStart());
  },
  lineEnd: function () {
    var e = this._x,
      t = this._y,
      n = e.length - 1;
    if (n > 0)
      for (var r = e[0], i = t[0], a = e[n] - r, o = t[n] - i, s = -1, c; ++s <= n;)
        ((c = s / n), this._basis.point(this._beta * e[s] + (1 - this._beta) * (r + c * a), this._beta * t[s] + (1 - this._beta) * (i + c * o)));
    ((this._x = this._y = null), this._basis.lineEnd());
  },
  point: function (e, t) {
    (this._x.push(+e), this._y.push(+t));
  },
}),
  (function e(t) {
    function n(e) {
      return t === 1 ? new en(e) : new sn(e, t);
    }
    return (
      (n.beta = function (t) {
        return e(+t);
      }),
      n
    );
  })(0.85));
function cn(e, t, n) {
  e._context.bezierCurveTo(
    e._x1 + e._k * (e._x2 - e._x0),
    e._y1 + e._k * (e._y2 - e._y0),
    e._x2 + e._k * (e._x1 - t),
    e._y2 + e._k * (e._y1 - n),
    e._x2,
    e._y2,
  );
}
function ln(e, t) {
  ((this._context = e), (this._k = (1 - t) / 6));
}
((ln.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._x2 = this._y0 = this._y1 = this._y2 = NaN), (this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 2:
        this._context.lineTo(this._x2, this._y2);
        break;
      case 3:
        cn(this, this._x1, this._y1);
    }
    ((this._line || (this._line !== 0 && this._point === 1)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        ((this._point = 1), this._line ? this._context.lineTo(e, t) : this._context.moveTo(e, t));
        break;
      case 1:
        ((this._point = 2), (this._x1 = e), (this._y1 = t));
        break;
      case 2:
        this._point = 3;
      default:
        cn(this, e, t);
    }
    ((this._x0 = this._x1), (this._x1 = this._x2), (this._x2 = e), (this._y0 = this._y1), (this._y1 = this._y2), (this._y2 = t));
  },
}),
  (function e(t) {
    function n(e) {
      return new ln(e, t);
    }
    return (
      (n.tension = function (t) {
        return e(+t);
      }),
      n
    );
  })(0));
function un(e, t) {
  ((this._context = e), (this._k = (1 - t) / 6));
}
((un.prototype = {
  areaStart: Qt,
  areaEnd: Qt,
  lineStart: function () {
    ((this._x0 = this._x1 = this._x2 = this._x3 = this._x4 = this._x5 = this._y0 = this._y1 = this._y2 = this._y3 = this._y4 = this._y5 = NaN),
      (this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 1:
        (this._context.moveTo(this._x3, this._y3), this._context.closePath());
        break;
      case 2:
        (this._context.lineTo(this._x3, this._y3), this._context.closePath());
        break;
      case 3:
        (this.point(this._x3, this._y3), this.point(this._x4, this._y4), this.point(this._x5, this._y5));
    }
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        ((this._point = 1), (this._x3 = e), (this._y3 = t));
        break;
      case 1:
        ((this._point = 2), this._context.moveTo((this._x4 = e), (this._y4 = t)));
        break;
      case 2:
        ((this._point = 3), (this._x5 = e), (this._y5 = t));
        break;
      default:
        cn(this, e, t);
    }
    ((this._x0 = this._x1), (this._x1 = this._x2), (this._x2 = e), (this._y0 = this._y1), (this._y1 = this._y2), (this._y2 = t));
  },
}),
  (function e(t) {
    function n(e) {
      return new un(e, t);
    }
    return (
      (n.tension = function (t) {
        return e(+t);
      }),
      n
    );
  })(0));
function dn(e, t) {
  ((this._context = e), (this._k = (1 - t) / 6));
}
((dn.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._x2 = this._y0 = this._y1 = this._y2 = NaN), (this._point = 0));
  },
  lineEnd: function () {
    ((this._line || (this._line !== 0 && this._point === 3)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        this._point = 1;
        break;
      case 1:
        this._point = 2;
        break;
      case 2:
        ((this._point = 3), this._line ? this._context.lineTo(this._x2, this._y2) : this._context.moveTo(this._x2, this._y2));
        break;
      case 3:
        this._point = 4;
      default:
        cn(this, e, t);
    }
    ((this._x0 = this._x1), (this._x1 = this._x2), (this._x2 = e), (this._y0 = this._y1), (this._y1 = this._y2), (this._y2 = t));
  },
}),
  (function e(t) {
    function n(e) {
      return new dn(e, t);
    }
    return (
      (n.tension = function (t) {
        return e(+t);
      }),
      n
    );
  })(0));
function fn(e, t, n) {
  var r = e._x1,
    i = e._y1,
    a = e._x2,
    o = e._y2;
  if (e._l01_a > _t) {
    var s = 2 * e._l01_2a + 3 * e._l01_a * e._l12_a + e._l12_2a,
      c = 3 * e._l01_a * (e._l01_a + e._l12_a);
    ((r = (r * s - e._x0 * e._l12_2a + e._x2 * e._l01_2a) / c), (i = (i * s - e._y0 * e._l12_2a + e._y2 * e._l01_2a) / c));
  }
  if (e._l23_a > _t) {
    var l = 2 * e._l23_2a + 3 * e._l23_a * e._l12_a + e._l12_2a,
      u = 3 * e._l23_a * (e._l23_a + e._l12_a);
    ((a = (a * l + e._x1 * e._l23_2a - t * e._l12_2a) / u), (o = (o * l + e._y1 * e._l23_2a - n * e._l12_2a) / u));
  }
  e._context.bezierCurveTo(r, i, a, o, e._x2, e._y2);
}
function pn(e, t) {
  ((this._context = e), (this._alpha = t));
}
((pn.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._x2 = this._y0 = this._y1 = this._y2 = NaN),
      (this._l01_a = this._l12_a = this._l23_a = this._l01_2a = this._l12_2a = this._l23_2a = this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 2:
        this._context.lineTo(this._x2, this._y2);
        break;
      case 3:
        this.point(this._x2, this._y2);
    }
    ((this._line || (this._line !== 0 && this._point === 1)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    if (((e = +e), (t = +t), this._point)) {
      var n = this._x2 - e,
        r = this._y2 - t;
      this._l23_a = Math.sqrt((this._l23_2a = (n * n + r * r) ** +this._alpha));
    }
    switch (this._point) {
      case 0:
        ((this._point = 1), this._line ? this._context.lineTo(e, t) : this._context.moveTo(e, t));
        break;
      case 1:
        this._point = 2;
        break;
      case 2:
        this._point = 3;
      default:
        fn(this, e, t);
    }
    ((this._l01_a = this._l12_a),
      (this._l12_a = this._l23_a),
      (this._l01_2a = this._l12_2a),
      (this._l12_2a = this._l23_2a),
      (this._x0 = this._x1),
      (this._x1 = this._x2),
      (this._x2 = e),
      (this._y0 = this._y1),
      (this._y1 = this._y2),
      (this._y2 = t));
  },
}),
  (function e(t) {
    function n(e) {
      return t ? new pn(e, t) : new ln(e, 0);
    }
    return (
      (n.alpha = function (t) {
        return e(+t);
      }),
      n
    );
  })(0.5));
function mn(e, t) {
  ((this._context = e), (this._alpha = t));
}
((mn.prototype = {
  areaStart: Qt,
  areaEnd: Qt,
  lineStart: function () {
    ((this._x0 = this._x1 = this._x2 = this._x3 = this._x4 = this._x5 = this._y0 = this._y1 = this._y2 = this._y3 = this._y4 = this._y5 = NaN),
      (this._l01_a = this._l12_a = this._l23_a = this._l01_2a = this._l12_2a = this._l23_2a = this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 1:
        (this._context.moveTo(this._x3, this._y3), this._context.closePath());
        break;
      case 2:
        (this._context.lineTo(this._x3, this._y3), this._context.closePath());
        break;
      case 3:
        (this.point(this._x3, this._y3), this.point(this._x4, this._y4), this.point(this._x5, this._y5));
    }
  },
  point: function (e, t) {
    if (((e = +e), (t = +t), this._point)) {
      var n = this._x2 - e,
        r = this._y2 - t;
      this._l23_a = Math.sqrt((this._l23_2a = (n * n + r * r) ** +this._alpha));
    }
    switch (this._point) {
      case 0:
        ((this._point = 1), (this._x3 = e), (this._y3 = t));
        break;
      case 1:
        ((this._point = 2), this._context.moveTo((this._x4 = e), (this._y4 = t)));
        break;
      case 2:
        ((this._point = 3), (this._x5 = e), (this._y5 = t));
        break;
      default:
        fn(this, e, t);
    }
    ((this._l01_a = this._l12_a),
      (this._l12_a = this._l23_a),
      (this._l01_2a = this._l12_2a),
      (this._l12_2a = this._l23_2a),
      (this._x0 = this._x1),
      (this._x1 = this._x2),
      (this._x2 = e),
      (this._y0 = this._y1),
      (this._y1 = this._y2),
      (this._y2 = t));
  },
}),
  (function e(t) {
    function n(e) {
      return t ? new mn(e, t) : new un(e, 0);
    }
    return (
      (n.alpha = function (t) {
        return e(+t);
      }),
      n
    );
  })(0.5));
function hn(e, t) {
  ((this._context = e), (this._alpha = t));
}
((hn.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._x2 = this._y0 = this._y1 = this._y2 = NaN),
      (this._l01_a = this._l12_a = this._l23_a = this._l01_2a = this._l12_2a = this._l23_2a = this._point = 0));
  },
  lineEnd: function () {
    ((this._line || (this._line !== 0 && this._point === 3)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    if (((e = +e), (t = +t), this._point)) {
      var n = this._x2 - e,
        r = this._y2 - t;
      this._l23_a = Math.sqrt((this._l23_2a = (n * n + r * r) ** +this._alpha));
    }
    switch (this._point) {
      case 0:
        this._point = 1;
        break;
      case 1:
        this._point = 2;
        break;
      case 2:
        ((this._point = 3), this._line ? this._context.lineTo(this._x2, this._y2) : this._context.moveTo(this._x2, this._y2));
        break;
      case 3:
        this._point = 4;
      default:
        fn(this, e, t);
    }
    ((this._l01_a = this._l12_a),
      (this._l12_a = this._l23_a),
      (this._l01_2a = this._l12_2a),
      (this._l12_2a = this._l23_2a),
      (this._x0 = this._x1),
      (this._x1 = this._x2),
      (this._x2 = e),
      (this._y0 = this._y1),
      (this._y1 = this._y2),
      (this._y2 = t));
  },
}),
  (function e(t) {
    function n(e) {
      return t ? new hn(e, t) : new dn(e, 0);
    }
    return (
      (n.alpha = function (t) {
        return e(+t);
      }),
      n
    );
  })(0.5));
function gn(e) {
  this._context = e;
}
gn.prototype = {
  areaStart: Qt,
  areaEnd: Qt,
  lineStart: function () {
    this._point = 0;
  },
  lineEnd: function () {
    this._point && this._context.closePath();
  },
  point: function (e, t) {
    ((e = +e), (t = +t), this._point ? this._context.lineTo(e, t) : ((this._point = 1), this._context.moveTo(e, t)));
  },
};
function _n(e) {
  return new gn(e);
}
function vn(e) {
  return e < 0 ? -1 : 1;
}
function yn(e, t, n) {
  var r = e._x1 - e._x0,
    i = t - e._x1,
    a = (e._y1 - e._y0) / (r || (i < 0 && -0)),
    o = (n - e._y1) / (i || (r < 0 && -0)),
    s = (a * i + o * r) / (r + i);
  return (vn(a) + vn(o)) * Math.min(Math.abs(a), Math.abs(o), 0.5 * Math.abs(s)) || 0;
}
function bn(e, t) {
  var n = e._x1 - e._x0;
  return n ? ((3 * (e._y1 - e._y0)) / n - t) / 2 : t;
}
function xn(e, t, n) {
  var r = e._x0,
    i = e._y0,
    a = e._x1,
    o = e._y1,
    s = (a - r) / 3;
  e._context.bezierCurveTo(r + s, i + s * t, a - s, o - s * n, a, o);
}
function Sn(e) {
  this._context = e;
}
Sn.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._y0 = this._y1 = this._t0 = NaN), (this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 2:
        this._context.lineTo(this._x1, this._y1);
        break;
      case 3:
        xn(this, this._t0, bn(this, this._t0));
    }
    ((this._line || (this._line !== 0 && this._point === 1)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    var n = NaN;
    if (((e = +e), (t = +t), e !== this._x1 || t !== this._y1)) {
      switch (this._point) {
        case 0:
          ((this._point = 1), this._line ? this._context.lineTo(e, t) : this._context.moveTo(e, t));
          break;
        case 1:
          this._point = 2;
          break;
        case 2:
          ((this._point = 3), xn(this, bn(this, (n = yn(this, e, t))), n));
          break;
        default:
          xn(this, this._t0, (n = yn(this, e, t)));
      }
      ((this._x0 = this._x1), (this._x1 = e), (this._y0 = this._y1), (this._y1 = t), (this._t0 = n));
    }
  },
};
function Cn(e) {
  this._context = new wn(e);
}
(Cn.prototype = Object.create(Sn.prototype)).point = function (e, t) {
  Sn.prototype.point.call(this, t, e);
};
function wn(e) {
  this._context = e;
}
wn.prototype = {
  moveTo: function (e, t) {
    this._context.moveTo(t, e);
  },
  closePath: function () {
    this._context.closePath();
  },
  lineTo: function (e, t) {
    this._context.lineTo(t, e);
  },
  bezierCurveTo: function (e, t, n, r, i, a) {
    this._context.bezierCurveTo(t, e, r, n, a, i);
  },
};
function Tn(e) {
  return new Sn(e);
}
function En(e) {
  return new Cn(e);
}
function Dn(e) {
  this._context = e;
}
Dn.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x = []), (this._y = []));
  },
  lineEnd: function () {
    var e = this._x,
      t = this._y,
      n = e.length;
    if (n) {
      if ((this._line ? this._context.lineTo(e[0], t[0]) : this._context.moveTo(e[0], t[0]), n === 2)) this._context.lineTo(e[1], t[1]);
      else for (var r = On(e), i = On(t), a = 0, o = 1; o < n; ++a, ++o) this._context.bezierCurveTo(r[0][a], i[0][a], r[1][a], i[1][a], e[o], t[o]);
    }
    ((this._line || (this._line !== 0 && n === 1)) && this._context.closePath(), (this._line = 1 - this._line), (this._x = this._y = null));
  },
  point: function (e, t) {
    (this._x.push(+e), this._y.push(+t));
  },
};
function On(e) {
  var t,
    n = e.length - 1,
    r,
    i = Array(n),
    a = Array(n),
    o = Array(n);
  for (i[0] = 0, a[0] = 2, o[0] = e[0] + 2 * e[1], t = 1; t < n - 1; ++t) ((i[t] = 1), (a[t] = 4), (o[t] = 4 * e[t] + 2 * e[t + 1]));
  for (i[n - 1] = 2, a[n - 1] = 7, o[n - 1] = 8 * e[n - 1] + e[n], t = 1; t < n; ++t) ((r = i[t] / a[t - 1]), (a[t] -= r), (o[t] -= r * o[t - 1]));
  for (i[n - 1] = o[n - 1] / a[n - 1], t = n - 2; t >= 0; --t) i[t] = (o[t] - i[t + 1]) / a[t];
  for (a[n - 1] = (e[n] + i[n - 1]) / 2, t = 0; t < n - 1; ++t) a[t] = 2 * e[t + 1] - i[t + 1];
  return [i, a];
}
function kn(e) {
  return new Dn(e);
}
function An(e, t) {
  ((this._context = e), (this._t = t));
}
An.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x = this._y = NaN), (this._point = 0));
  },
  lineEnd: function () {
    (0 < this._t && this._t < 1 && this._point === 2 && this._context.lineTo(this._x, this._y),
      (this._line || (this._line !== 0 && this._point === 1)) && this._context.closePath(),
      this._line >= 0 && ((this._t = 1 - this._t), (this._line = 1 - this._line)));
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        ((this._point = 1), this._line ? this._context.lineTo(e, t) : this._context.moveTo(e, t));
        break;
      case 1:
        this._point = 2;
      default:
        if (this._t <= 0) (this._context.lineTo(this._x, t), this._context.lineTo(e, t));
        else {
          var n = this._x * (1 - this._t) + e * this._t;
          (this._context.lineTo(n, this._y), this._context.lineTo(n, t));
        }
    }
    ((this._x = e), (this._y = t));
  },
};
function jn(e) {
  return new An(e, 0.5);
}
function Mn(e) {
  return new An(e, 0);
}
function Nn(e) {
  return new An(e, 1);
}
function Pn(e, t) {
  if ((o = e.length) > 1)
    for (var n = 1, r, i, a = e[t[0]], o, s = a.length; n < o; ++n)
      for (i = a, a = e[t[n]], r = 0; r < s; ++r) a[r][1] += a[r][0] = isNaN(i[r][1]) ? i[r][0] : i[r][1];
}
function Fn(e) {
  for (var t = e.length, n = Array(t); --t >= 0;) n[t] = t;
  return n;
}
function In(e, t) {
  return e[t];
}
function Ln(e) {
  let t = [];
  return ((t.key = e), t);
}
function Rn() {
  var e = R([]),
    t = Fn,
    n = Pn,
    r = In;
  function i(i) {
    var a = Array.from(e.apply(this, arguments), Ln),
      o,
      s = a.length,
      c = -1,
      l;
    for (let e of i) for (o = 0, ++c; o < s; ++o) (a[o][c] = [0, +r(e, a[o].key, c, i)]).data = e;
    for (o = 0, l = xt(t(a)); o < s; ++o) a[l[o]].index = o;
    return (n(a, l), a);
  }
  return (
    (i.keys = function (t) {
      return arguments.length ? ((e = typeof t == `function` ? t : R(Array.from(t))), i) : e;
    }),
    (i.value = function (e) {
      return arguments.length ? ((r = typeof e == `function` ? e : R(+e)), i) : r;
    }),
    (i.order = function (e) {
      return arguments.length ? ((t = e == null ? Fn : typeof e == `function` ? e : R(Array.from(e))), i) : t;
    }),
    (i.offset = function (e) {
      return arguments.length ? ((n = e ?? Pn), i) : n;
    }),
    i
  );
}
function zn(e, t) {
  if ((r = e.length) > 0) {
    for (var n, r, i = 0, a = e[0].length, o; i < a; ++i) {
      for (o = n = 0; n < r; ++n) o += e[n][i][1] || 0;
      if (o) for (n = 0; n < r; ++n) e[n][i][1] /= o;
    }
    Pn(e, t);
  }
}
function Bn(e, t) {
  if ((i = e.length) > 0) {
    for (var n = 0, r = e[t[0]], i, a = r.length; n < a; ++n) {
      for (var o = 0, s = 0; o < i; ++o) s += e[o][n][1] || 0;
      r[n][1] += r[n][0] = -s / 2;
    }
    Pn(e, t);
  }
}
function Vn(e, t) {
  if ((o = e.length) > 0 && (a = (i = e[t[0]]).length) > 0) {
    for (var n = 0, r = 1, i, a, o; r < a; ++r) {
      for (var s = 0, c = 0, l = 0; s < o; ++s) {
        for (var u = e[t[s]], d = u[r][1] || 0, f = (d - (u[r - 1][1] || 0)) / 2, p = 0; p < s; ++p) {
          var m = e[t[p]],
            h = m[r][1] || 0,
            g = m[r - 1][1] || 0;
          f += h - g;
        }
        ((c += d), (l += f * d));
      }
      ((i[r - 1][1] += i[r - 1][0] = n), c && (n -= l / c));
    }
    ((i[r - 1][1] += i[r - 1][0] = n), Pn(e, t));
  }
}
var Hn = [`type`, `size`, `sizeType`];
function Un() {
  return (
    (Un = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    Un.apply(null, arguments)
  );
}
function Wn(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Gn(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Wn(Object(n), !0).forEach(function (t) {
          Kn(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Wn(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Kn(e, t, n) {
  return ((t = qn(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function qn(e) {
  var t = Jn(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function Jn(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function Yn(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = Xn(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function Xn(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
var Zn = { symbolCircle: Nt, symbolCross: Pt, symbolDiamond: Lt, symbolSquare: Rt, symbolStar: Ut, symbolTriangle: Gt, symbolWye: Xt },
  Qn = Math.PI / 180,
  $n = (e) => Zn[`symbol${Ge(e)}`] || Nt,
  er = (e, t, n) => {
    if (t === `area`) return e;
    switch (n) {
      case `cross`:
        return (5 * e * e) / 9;
      case `diamond`:
        return (0.5 * e * e) / Math.sqrt(3);
      case `square`:
        return e * e;
      case `star`:
        var r = 18 * Qn;
        return 1.25 * e * e * (Math.tan(r) - Math.tan(r * 2) * Math.tan(r) ** 2);
      case `triangle`:
        return (Math.sqrt(3) * e * e) / 4;
      case `wye`:
        return ((21 - 10 * Math.sqrt(3)) * e * e) / 8;
      default:
        return (Math.PI * e * e) / 4;
    }
  },
  tr = (e, t) => {
    Zn[`symbol${Ge(e)}`] = t;
  },
  nr = (t) => {
    var n = t.type,
      r = n === void 0 ? `circle` : n,
      i = t.size,
      a = i === void 0 ? 64 : i,
      o = t.sizeType,
      s = o === void 0 ? `area` : o,
      c = Gn(Gn({}, Yn(t, Hn)), {}, { type: r, size: a, sizeType: s }),
      l = `circle`;
    typeof r == `string` && (l = r);
    var u = () => {
        var e = $n(l),
          t = Zt()
            .type(e)
            .size(er(a, s, l))();
        if (t !== null) return t;
      },
      d = c.className,
      f = c.cx,
      p = c.cy,
      m = ue(c);
    return F(f) && F(p) && F(a)
      ? P.createElement(`path`, Un({}, m, { className: e(`recharts-symbols`, d), transform: `translate(${f}, ${p})`, d: u() }))
      : null;
  };
nr.registerSymbol = tr;
var rr = (e) => `radius` in e && `startAngle` in e && `endAngle` in e,
  ir = (e, t) => {
    if (!e || typeof e == `function` || typeof e == `boolean`) return null;
    var n = e;
    if (((0, P.isValidElement)(e) && (n = e.props), typeof n != `object` && typeof n != `function`)) return null;
    var r = {};
    return (
      Object.keys(n).forEach((e) => {
        ie(e) && typeof n[e] == `function` && (r[e] = t || ((t) => n[e](n, t)));
      }),
      r
    );
  },
  ar = (e, t, n) => (r) => (e(t, n, r), null),
  or = (e, t, n) => {
    if (e === null || (typeof e != `object` && typeof e != `function`)) return null;
    var r = null;
    return (
      Object.keys(e).forEach((i) => {
        var a = e[i];
        ie(i) && typeof a == `function` && ((r ||= {}), (r[i] = ar(a, t, n)));
      }),
      r
    );
  };
function sr(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function cr(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? sr(Object(n), !0).forEach(function (t) {
          lr(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : sr(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function lr(e, t, n) {
  return ((t = ur(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function ur(e) {
  var t = dr(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function dr(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function fr(e, t) {
  var n = cr({}, e),
    r = t;
  return Object.keys(t).reduce((e, t) => (e[t] === void 0 && r[t] !== void 0 && (e[t] = r[t]), e), n);
}
function pr() {
  return (
    (pr = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    pr.apply(null, arguments)
  );
}
function mr(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function hr(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? mr(Object(n), !0).forEach(function (t) {
          gr(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : mr(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function gr(e, t, n) {
  return ((t = _r(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function _r(e) {
  var t = vr(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function vr(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var yr = 32,
  br = { align: `center`, iconSize: 14, inactiveColor: `#ccc`, layout: `horizontal`, verticalAlign: `middle`, labelStyle: {} };
function xr(e) {
  if (typeof e == `object` && e && `strokeDasharray` in e) return String(e.strokeDasharray);
}
function Sr(e) {
  var t = e.data,
    n = e.iconType,
    r = e.inactiveColor,
    i = yr / 2,
    a = yr / 6,
    o = yr / 3,
    s = t.inactive ? r : t.color,
    c = n ?? t.type;
  if (c === `none`) return null;
  if (c === `plainline`)
    return P.createElement(`line`, {
      strokeWidth: 4,
      fill: `none`,
      stroke: s,
      strokeDasharray: xr(t.payload),
      x1: 0,
      y1: i,
      x2: yr,
      y2: i,
      className: `recharts-legend-icon`,
    });
  if (c === `line`)
    return P.createElement(`path`, {
      strokeWidth: 4,
      fill: `none`,
      stroke: s,
      d: `M0,${i}h${o}
            A${a},${a},0,1,1,${2 * o},${i}
            H${yr}M${2 * o},${i}
            A${a},${a},0,1,1,${o},${i}`,
      className: `recharts-legend-icon`,
    });
  if (c === `rect`)
    return P.createElement(`path`, { stroke: `none`, fill: s, d: `M0,${yr / 8}h${yr}v${(yr * 3) / 4}h${-yr}z`, className: `recharts-legend-icon` });
  if (P.isValidElement(t.legendIcon)) {
    var l = hr({}, t);
    return (delete l.legendIcon, P.cloneElement(t.legendIcon, l));
  }
  return P.createElement(nr, { fill: s, cx: i, cy: i, size: yr, sizeType: `diameter`, type: c });
}
function Cr(t) {
  var n = t.payload,
    r = t.iconSize,
    i = t.layout,
    a = t.formatter,
    o = t.inactiveColor,
    s = t.iconType,
    c = t.labelStyle,
    l = { x: 0, y: 0, width: yr, height: yr },
    u = { display: i === `horizontal` ? `inline-block` : `block`, marginRight: 10, whiteSpace: `nowrap` },
    d = { display: `inline-block`, verticalAlign: `middle`, marginRight: 4 };
  return n.map((n, i) => {
    var f = n.formatter || a,
      p = e({ "recharts-legend-item": !0, [`legend-item-${i}`]: !0, inactive: n.inactive });
    if (n.type === `none`) return null;
    var m = typeof c == `object` ? hr({}, c) : {};
    ((m.color = n.inactive ? o : m.color || n.color), (m.whiteSpace ??= `normal`), (m.overflowWrap ??= `break-word`));
    var h = f ? f(n.value, n, i) : n.value;
    return P.createElement(
      `li`,
      pr({ className: p, style: u, key: `legend-item-${i}` }, or(t, n, i)),
      P.createElement(
        he,
        { width: r, height: r, viewBox: l, style: d, "aria-label": n.value == null ? `legend icon` : `${n.value} legend icon` },
        P.createElement(Sr, { data: n, iconType: s, inactiveColor: o }),
      ),
      P.createElement(`span`, { className: `recharts-legend-item-text`, style: m }, h),
    );
  });
}
var wr = (e) => {
  var t = fr(e, br),
    n = t.payload,
    r = t.layout,
    i = t.align;
  if (!n || !n.length) return null;
  var a = { padding: 0, margin: 0, textAlign: r === `horizontal` ? i : `left` };
  return P.createElement(`ul`, { className: `recharts-default-legend`, style: a }, P.createElement(Cr, pr({}, t, { payload: n })));
};
function Tr(e, t) {
  let n = new Map();
  for (let r = 0; r < e.length; r++) {
    let i = e[r],
      a = t(i, r, e);
    n.has(a) || n.set(a, i);
  }
  return Array.from(n.values());
}
function Er(e, t) {
  return function (...n) {
    return e.apply(this, n.slice(0, t));
  };
}
function Dr(e) {
  return e;
}
function Or(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function kr(e) {
  return e != null && typeof e != `function` && Or(e.length);
}
function Ar(e) {
  return function (t) {
    return je(t, e);
  };
}
function jr(e) {
  return e == null || (typeof e != `object` && typeof e != `function`);
}
function Mr(e) {
  return e == null ? (e === void 0 ? `[object Undefined]` : `[object Null]`) : Object.prototype.toString.call(e);
}
var Nr = `[object RegExp]`,
  Pr = `[object String]`,
  Fr = `[object Number]`,
  Ir = `[object Boolean]`,
  Lr = `[object Arguments]`,
  Rr = `[object Symbol]`,
  zr = `[object Date]`,
  Br = `[object Map]`,
  Vr = `[object Set]`,
  Hr = `[object Array]`,
  Ur = `[object Function]`,
  Wr = `[object ArrayBuffer]`,
  Gr = `[object Object]`,
  Kr = `[object Error]`,
  qr = `[object DataView]`,
  Jr = `[object Uint8Array]`,
  Yr = `[object Uint8ClampedArray]`,
  Xr = `[object Uint16Array]`,
  Zr = `[object Uint32Array]`,
  Qr = `[object BigUint64Array]`,
  $r = `[object Int8Array]`,
  ei = `[object Int16Array]`,
  ti = `[object Int32Array]`,
  ni = `[object BigInt64Array]`,
  ri = `[object Float32Array]`,
  ii = `[object Float64Array]`;
function ai(e, t) {
  return e === t || (Number.isNaN(e) && Number.isNaN(t));
}
function oi(e) {
  return e !== null && (typeof e == `object` || typeof e == `function`);
}
function si(e, t, n) {
  return typeof n == `function`
    ? ci(
        e,
        t,
        function e(t, r, i, a, o, s) {
          let c = n(t, r, i, a, o, s);
          return c === void 0 ? ci(t, r, e, s, !1) : !!c;
        },
        new Map(),
        !0,
      )
    : si(e, t, () => void 0);
}
function ci(e, t, n, r, i = !1) {
  if (t === e) return !0;
  switch (typeof t) {
    case `object`:
      return li(e, t, n, r, i);
    case `function`:
      return Object.keys(t).length > 0 ? ci(e, Object.assign({}, t), n, r, i) : ai(e, t);
    default:
      return oi(e) && i ? typeof t != `string` || t === `` : ai(e, t);
  }
}
function li(e, t, n, r, i = !1) {
  if (t == null) return !0;
  if (Array.isArray(t)) return di(e, t, n, r);
  if (t instanceof Map) return ui(e, t, n, r);
  if (t instanceof Set) return fi(e, t, n, r);
  let a = Object.keys(t);
  if (e == null) return i && a.length === 0;
  if (i) jr(e) && (e = Object(e));
  else {
    if (Mr(t) === `[object Error]`) return Mr(e) === `[object Error]` && e.name === t.name && e.message === t.message;
    let n = Mr(e);
    if (n !== `[object Object]` && n !== `[object Arguments]`) return !1;
  }
  if (a.length === 0) return !0;
  if (r?.has(t)) return r.get(t) === e;
  r?.set(t, e);
  try {
    for (let i = 0; i < a.length; i++) {
      let o = a[i];
      if (!(o in e) || (t[o] === void 0 && e[o] !== void 0) || (t[o] === null && e[o] !== null) || !n(e[o], t[o], o, e, t, r)) return !1;
    }
    return !0;
  } finally {
    r?.delete(t);
  }
}
function ui(e, t, n, r) {
  if (t.size === 0) return !0;
  if (!(e instanceof Map)) return !1;
  for (let [i, a] of t.entries()) if (n(e.get(i), a, i, e, t, r) === !1) return !1;
  return !0;
}
function di(e, t, n, r) {
  if (t.length === 0) return !0;
  if (!Array.isArray(e)) return !1;
  let i = new Set();
  for (let a = 0; a < t.length; a++) {
    let o = t[a],
      s = !1;
    for (let c = 0; c < e.length; c++) {
      if (i.has(c)) continue;
      let l = e[c],
        u = !1;
      if ((n(l, o, a, e, t, r) && (u = !0), u)) {
        (i.add(c), (s = !0));
        break;
      }
    }
    if (!s) return !1;
  }
  return !0;
}
function fi(e, t, n, r) {
  return t.size === 0 || (e instanceof Set && di([...e], [...t], n, r));
}
function pi(e, t) {
  return si(e, t, () => void 0);
}
function mi(e) {
  return Object.getOwnPropertySymbols(e).filter((t) => Object.prototype.propertyIsEnumerable.call(e, t));
}
var hi =
  (typeof globalThis == `object` && globalThis) ||
  (typeof window == `object` && window) ||
  (typeof self == `object` && self) ||
  (typeof global == `object` && global) ||
  (function () {
    return this;
  })();
function gi(e) {
  return hi.Buffer !== void 0 && hi.Buffer.isBuffer(e);
}
function _i(e) {
  return gi(e);
}
function vi(e) {
  return ArrayBuffer.isView(e) && !(e instanceof DataView);
}
function yi(e) {
  return vi(e);
}
function bi(e, t) {
  return xi(e, void 0, e, new Map(), t);
}
function xi(e, t, n, r, i) {
  if (i != null) {
    let a = i(e, t, n, r);
    if (a !== void 0) return a;
  }
  if (jr(e)) return e;
  if (r.has(e)) return r.get(e);
  if (Array.isArray(e)) {
    let t = Array(e.length);
    r.set(e, t);
    for (let a = 0; a < e.length; a++) t[a] = xi(e[a], a, n, r, i);
    return (Ce(e, `index`) && (t.index = e.index), Ce(e, `input`) && (t.input = e.input), t);
  }
  if (e instanceof Date) return new Date(e.getTime());
  if (e instanceof RegExp) {
    let t = new RegExp(e.source, e.flags);
    return ((t.lastIndex = e.lastIndex), t);
  }
  if (e instanceof Map) {
    let t = new Map();
    return (
      r.set(e, t),
      e.forEach((e, a) => {
        t.set(a, xi(e, a, n, r, i));
      }),
      t
    );
  }
  if (e instanceof Set) {
    let t = new Set();
    return (
      r.set(e, t),
      e.forEach((e) => {
        t.add(xi(e, void 0, n, r, i));
      }),
      t
    );
  }
  if (_i(e)) return e.subarray();
  if (yi(e)) {
    let t = new (Object.getPrototypeOf(e).constructor)(e.length);
    r.set(e, t);
    for (let a = 0; a < e.length; a++) t[a] = xi(e[a], a, n, r, i);
    return t;
  }
  if (e instanceof ArrayBuffer || (typeof SharedArrayBuffer < `u` && e instanceof SharedArrayBuffer)) return e.slice(0);
  if (e instanceof DataView) {
    let t = new DataView(e.buffer.slice(0), e.byteOffset, e.byteLength);
    return (r.set(e, t), Si(t, e, n, r, i), t);
  }
  if (typeof File < `u` && e instanceof File) {
    let t = new File([e], e.name, { type: e.type });
    return (r.set(e, t), Si(t, e, n, r, i), t);
  }
  if (typeof Blob < `u` && e instanceof Blob) {
    let t = new Blob([e], { type: e.type });
    return (r.set(e, t), Si(t, e, n, r, i), t);
  }
  let a = Mr(e);
  if (a === `[object Error]`) return e === n ? {} : e;
  switch (a) {
    case Fr:
    case Pr:
    case Ir: {
      let t = new e.constructor(e.valueOf());
      return (r.set(e, t), Si(t, e, n, r, i), t);
    }
    case Lr: {
      let t = {};
      return (r.set(e, t), Si(t, e, n, r, i), (t.length = e.length), (t[Symbol.iterator] = e[Symbol.iterator]), t);
    }
  }
  if (typeof e == `object` && Ci(a)) {
    let t = a === `[object Object]` && typeof e.constructor != `function` ? {} : Object.create(Object.getPrototypeOf(e));
    return (r.set(e, t), Si(t, e, n, r, i), t);
  }
  return e;
}
function Si(e, t, n, r, i) {
  let a = [...Object.keys(t), ...mi(t)];
  for (let o = 0; o < a.length; o++) {
    let s = a[o],
      c = Object.getOwnPropertyDescriptor(e, s);
    (c == null || c.writable) && (e[s] = xi(t[s], s, n, r, i));
  }
}
function Ci(e) {
  switch (e) {
    case Lr:
    case Hr:
    case Wr:
    case qr:
    case Ir:
    case zr:
    case ri:
    case ii:
    case $r:
    case ei:
    case ti:
    case Br:
    case Fr:
    case Gr:
    case Nr:
    case Vr:
    case Pr:
    case Rr:
    case Jr:
    case Yr:
    case Xr:
    case Zr:
      return !0;
    default:
      return !1;
  }
}
function wi(e) {
  return bi(e);
}
function Ti(e) {
  return ((e = wi(e)), (t) => pi(t, e));
}
var Ei = /^(?:0|[1-9]\d*)$/;
function Di(e, t = 2 ** 53 - 1) {
  switch (typeof e) {
    case `number`:
      return Number.isInteger(e) && e >= 0 && e < t;
    case `symbol`:
      return !1;
    case `string`:
      return Ei.test(e);
  }
}
function Oi(e) {
  return typeof e == `object` && !!e && Mr(e) === `[object Arguments]`;
}
function ki(e, t) {
  let n;
  if (((n = Array.isArray(t) ? t : typeof t == `string` && Te(t) && !(t in Object(e)) ? Ae(t) : [t]), n.length === 0)) return !1;
  let r = e;
  for (let e = 0; e < n.length; e++) {
    let t = Ee(n[e]);
    if ((r == null || !Ce(r, t)) && !((Array.isArray(r) || Oi(r)) && Di(t) && Number(t) < r.length)) return !1;
    r = r[t];
  }
  return !0;
}
function Ai(e, t) {
  switch (typeof e) {
    case `object`:
      Object.is(e?.valueOf(), -0) && (e = `-0`);
      break;
    case `number`:
      e = Ee(e);
  }
  return (
    (t = wi(t)),
    function (n) {
      let r = je(n, e);
      return r === void 0 ? ki(n, e) : t === void 0 ? r === void 0 : pi(r, t);
    }
  );
}
function ji(e) {
  if (e == null) return Dr;
  switch (typeof e) {
    case `function`:
      return e;
    case `object`:
      return Array.isArray(e) && e.length === 2 ? Ai(e[0], e[1]) : Ti(e);
    default:
      return Ar(e);
  }
}
function Mi(e) {
  return e === 0 ? 0 : e;
}
function Ni(e, t = Dr) {
  return kr(e) ? Tr(Array.from(e), Er(ji(t), 1)).map(Mi) : [];
}
function Pi(e, t, n) {
  return t === !0 ? Ni(e, n) : typeof t == `function` ? Ni(e, t) : e;
}
var Fi = g((e) => {
    var t = h();
    function n(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t);
    }
    var r = typeof Object.is == `function` ? Object.is : n,
      i = t.useState,
      a = t.useEffect,
      o = t.useLayoutEffect,
      s = t.useDebugValue;
    function c(e, t) {
      var n = t(),
        r = i({ inst: { value: n, getSnapshot: t } }),
        c = r[0].inst,
        u = r[1];
      return (
        o(
          function () {
            ((c.value = n), (c.getSnapshot = t), l(c) && u({ inst: c }));
          },
          [e, n, t],
        ),
        a(
          function () {
            return (
              l(c) && u({ inst: c }),
              e(function () {
                l(c) && u({ inst: c });
              })
            );
          },
          [e],
        ),
        s(n),
        n
      );
    }
    function l(e) {
      var t = e.getSnapshot;
      e = e.value;
      try {
        var n = t();
        return !r(e, n);
      } catch {
        return !0;
      }
    }
    function u(e, t) {
      return t();
    }
    var d = typeof window > `u` || window.document === void 0 || window.document.createElement === void 0 ? u : c;
    e.useSyncExternalStore = t.useSyncExternalStore === void 0 ? d : t.useSyncExternalStore;
  }),
  Ii = g((e, t) => {
    t.exports = Fi();
  }),
  Li = g((e) => {
    var t = h(),
      n = Ii();
    function r(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t);
    }
    var i = typeof Object.is == `function` ? Object.is : r,
      a = n.useSyncExternalStore,
      o = t.useRef,
      s = t.useEffect,
      c = t.useMemo,
      l = t.useDebugValue;
    e.useSyncExternalStoreWithSelector = function (e, t, n, r, u) {
      var d = o(null);
      if (d.current === null) {
        var f = { hasValue: !1, value: null };
        d.current = f;
      } else f = d.current;
      d = c(
        function () {
          function e(e) {
            if (!a) {
              if (((a = !0), (o = e), (e = r(e)), u !== void 0 && f.hasValue)) {
                var t = f.value;
                if (u(t, e)) return (s = t);
              }
              return (s = e);
            }
            if (((t = s), i(o, e))) return t;
            var n = r(e);
            return u !== void 0 && u(t, n) ? ((o = e), t) : ((o = e), (s = n));
          }
          var a = !1,
            o,
            s,
            c = n === void 0 ? null : n;
          return [
            function () {
              return e(t());
            },
            c === null
              ? void 0
              : function () {
                  return e(c());
                },
          ];
        },
        [t, n, r, u],
      );
      var p = a(e, d[0], d[1]);
      return (
        s(
          function () {
            ((f.hasValue = !0), (f.value = p));
          },
          [p],
        ),
        l(p),
        p
      );
    };
  }),
  Ri = g((e, t) => {
    t.exports = Li();
  }),
  zi = (0, P.createContext)(null),
  Bi = Ri(),
  Vi = (e) => e,
  z = () => {
    var e = (0, P.useContext)(zi);
    return e ? e.store.dispatch : Vi;
  },
  Hi = () => {},
  Ui = () => Hi,
  Wi = (e, t) => e === t;
function B(e) {
  var t = (0, P.useContext)(zi),
    n = (0, P.useMemo)(
      () =>
        t
          ? (t) => {
              if (t != null) return e(t);
            }
          : Hi,
      [t, e],
    );
  return (0, Bi.useSyncExternalStoreWithSelector)(t ? t.subscription.addNestedSub : Ui, t ? t.store.getState : Hi, t ? t.store.getState : Hi, n, Wi);
}
function Gi(e, t = `expected a function, instead received ${typeof e}`) {
  if (typeof e != `function`) throw TypeError(t);
}
function Ki(e, t = `expected all items to be functions, instead received the following types: `) {
  if (!e.every((e) => typeof e == `function`)) {
    let n = e.map((e) => (typeof e == `function` ? `function ${e.name || `unnamed`}()` : typeof e)).join(`, `);
    throw TypeError(`${t}[${n}]`);
  }
}
var qi = (e) => (Array.isArray(e) ? e : [e]);
function Ji(e) {
  let t = Array.isArray(e[0]) ? e[0] : e;
  return (Ki(t, `createSelector expects all input-selectors to be functions, but received the following types: `), t);
}
function Yi(e, t) {
  let n = [],
    { length: r } = e;
  for (let i = 0; i < r; i++) n.push(e[i].apply(null, t));
  return n;
}
var Xi = class {
    constructor(e) {
      this.value = e;
    }
    deref() {
      return this.value;
    }
  },
  Zi = typeof WeakRef > `u` ? Xi : WeakRef,
  Qi = 0,
  $i = 1;
function ea() {
  return { s: Qi, v: void 0, o: null, p: null };
}
function ta(e) {
  return e instanceof Zi ? e.deref() : e;
}
function na(e, t = {}) {
  let n = ea(),
    { resultEqualityCheck: r } = t,
    i,
    a = 0;
  function o() {
    let t = n,
      { length: o } = arguments;
    for (let e = 0, n = o; e < n; e++) {
      let n = arguments[e];
      if (typeof n == `function` || (typeof n == `object` && n)) {
        let e = t.o;
        e === null && (t.o = e = new WeakMap());
        let r = e.get(n);
        r === void 0 ? ((t = ea()), e.set(n, t)) : (t = r);
      } else {
        let e = t.p;
        e === null && (t.p = e = new Map());
        let r = e.get(n);
        r === void 0 ? ((t = ea()), e.set(n, t)) : (t = r);
      }
    }
    let s = t,
      c;
    if (t.s === $i) c = t.v;
    else if (((c = e.apply(null, arguments)), a++, r)) {
      let e = ta(i);
      (e != null && r(e, c) && ((c = e), a !== 0 && a--), (i = (typeof c == `object` && c) || typeof c == `function` ? new Zi(c) : c));
    }
    return ((s.s = $i), (s.v = c), c);
  }
  return (
    (o.clearCache = () => {
      ((n = ea()), o.resetResultsCount());
    }),
    (o.resultsCount = () => a),
    (o.resetResultsCount = () => {
      a = 0;
    }),
    o
  );
}
function ra(e, ...t) {
  let n = typeof e == `function` ? { memoize: e, memoizeOptions: t } : e,
    r = (...e) => {
      let t = 0,
        r = 0,
        i,
        a = {},
        o = e.pop();
      (typeof o == `object` && ((a = o), (o = e.pop())),
        Gi(o, `createSelector expects an output function after the inputs, but received: [${typeof o}]`));
      let { memoize: s, memoizeOptions: c = [], argsMemoize: l = na, argsMemoizeOptions: u = [] } = { ...n, ...a },
        d = qi(c),
        f = qi(u),
        p = Ji(e),
        m = s(
          function () {
            return (t++, o.apply(null, arguments));
          },
          ...d,
        ),
        h = l(
          function () {
            r++;
            let e = Yi(p, arguments);
            return ((i = m.apply(null, e)), i);
          },
          ...f,
        );
      return Object.assign(h, {
        resultFunc: o,
        memoizedResultFunc: m,
        dependencies: p,
        dependencyRecomputations: () => r,
        resetDependencyRecomputations: () => {
          r = 0;
        },
        lastResult: () => i,
        recomputations: () => t,
        resetRecomputations: () => {
          t = 0;
        },
        memoize: s,
        argsMemoize: l,
      });
    };
  return (Object.assign(r, { withTypes: () => r }), r);
}
var V = ra(na);
function ia(e, t = 1) {
  let n = [],
    r = Math.floor(t),
    i = (e, t) => {
      for (let a = 0; a < e.length; a++) {
        let o = e[a];
        Array.isArray(o) && t < r ? i(o, t + 1) : n.push(o);
      }
    };
  return (i(e, 0), n);
}
function aa(e, t, n) {
  return oi(n) && ((typeof t == `number` && kr(n) && Di(t) && t < n.length) || (typeof t == `string` && t in n)) ? ai(n[t], e) : !1;
}
function oa(e) {
  let t = Object.keys(e),
    n = Array(t.length);
  for (let r = 0; r < t.length; r++) n[r] = e[t[r]];
  return n;
}
function sa(e) {
  return typeof e == `symbol` ? 1 : e === null ? 2 : e === void 0 ? 3 : e === e ? 0 : 4;
}
var ca = (e, t, n) => {
    if (e !== t) {
      let r = sa(e),
        i = sa(t);
      if (r === i && r === 0) {
        if (e < t) return n === `desc` ? 1 : -1;
        if (e > t) return n === `desc` ? -1 : 1;
      }
      return n === `desc` ? i - r : r - i;
    }
    return 0;
  },
  la = /\.|\[(?:[^[\]]*|(["'])(?:(?!\1)[^\\]|\\.)*?\1)\]/,
  ua = /^\w*$/;
function da(e, t) {
  return Array.isArray(e)
    ? !1
    : typeof e == `number` || typeof e == `boolean` || e == null || De(e)
      ? !0
      : (typeof e == `string` && (ua.test(e) || !la.test(e))) || (t != null && Ce(t, e));
}
function fa(e, t, n, r) {
  if (e == null) return [];
  ((n = r ? void 0 : n),
    Array.isArray(e) || (e = kr(e) ? Array.from(e) : oa(e)),
    Array.isArray(t) || (t = t == null ? [null] : [t]),
    t.length === 0 && (t = [null]),
    Array.isArray(n) || (n = n == null ? [] : [n]),
    (n = n.map((e) => String(e))));
  let i = (e, t) => {
      let n = e,
        r = 0;
      for (; r < t.length && n != null; ++r) n = n[t[r]];
      return r > 0 && r === t.length ? n : void 0;
    },
    a = (e, t) => {
      if (e == null) return t;
      if (t != null)
        return typeof e == `object` && `key` in e
          ? Ce(t, e.key)
            ? t[e.key]
            : i(t, e.path)
          : typeof e == `function`
            ? e(t)
            : Array.isArray(e)
              ? i(t, e)
              : t[e];
    },
    o = t.map(
      (e) => (
        Array.isArray(e) && e.length === 1 && (e = e[0]),
        e == null || typeof e == `function` || Array.isArray(e) || da(e) ? e : { key: e, path: Ae(e) }
      ),
    );
  return e
    .map((e) => ({ original: e, criteria: o.map((t) => a(t, e)) }))
    .slice()
    .sort((e, t) => {
      for (let r = 0; r < o.length; r++) {
        let i = ca(e.criteria[r], t.criteria[r], n[r]);
        if (i !== 0) return i;
      }
      return 0;
    })
    .map((e) => e.original);
}
function pa(e, ...t) {
  let n = t.length;
  return (n > 1 && aa(e, t[0], t[1]) ? (t = []) : n > 2 && aa(t[0], t[1], t[2]) && (t = [t[0]]), fa(e, ia(t), [`asc`]));
}
var ma = (e) => e.legend.settings,
  ha = (e) => e.legend.size,
  ga = V([(e) => e.legend.payload, ma], (e, t) => {
    var n = t.itemSorter,
      r = e.flat(1);
    return n ? pa(r, n) : r;
  });
function _a() {
  return B(ga);
}
function va(e, t) {
  return Ca(e) || Sa(e, t) || ba(e, t) || ya();
}
function ya() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function ba(e, t) {
  if (e) {
    if (typeof e == `string`) return xa(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? xa(e, t) : void 0
    );
  }
}
function xa(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function Sa(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function Ca(e) {
  if (Array.isArray(e)) return e;
}
var wa = 1;
function Ta(e, t) {
  return Math.abs(e.height - t.height) > wa || Math.abs(e.left - t.left) > wa || Math.abs(e.top - t.top) > wa || Math.abs(e.width - t.width) > wa;
}
function Ea(e) {
  var t = e.getBoundingClientRect();
  return { height: t.height, left: t.left, top: t.top, width: t.width };
}
function Da() {
  var e = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : [],
    t = va((0, P.useState)({ height: 0, left: 0, top: 0, width: 0 }), 2),
    n = t[0],
    r = t[1],
    i = (0, P.useRef)(null),
    a = (0, P.useRef)(n);
  a.current = n;
  var o = (0, P.useCallback)(
    (e) => {
      if ((i.current != null && (i.current.disconnect(), (i.current = null)), e != null)) {
        var t = Ea(e);
        if ((Ta(t, a.current) && r(t), typeof ResizeObserver < `u`)) {
          var n = new ResizeObserver(() => {
            var t = Ea(e);
            Ta(t, a.current) && r(t);
          });
          (n.observe(e), (i.current = n));
        }
      }
    },
    [...e],
  );
  return (
    (0, P.useEffect)(
      () => () => {
        var e;
        (e = i.current) == null || e.disconnect();
      },
      [],
    ),
    [n, o]
  );
}
function Oa(e) {
  return `Minified Redux error #${e}; visit https://redux.js.org/Errors?code=${e} for the full message or use the non-minified dev environment for full errors. `;
}
var ka = (typeof Symbol == `function` && Symbol.observable) || `@@observable`,
  Aa = () => Math.random().toString(36).substring(7).split(``).join(`.`),
  ja = { INIT: `@@redux/INIT${Aa()}`, REPLACE: `@@redux/REPLACE${Aa()}`, PROBE_UNKNOWN_ACTION: () => `@@redux/PROBE_UNKNOWN_ACTION${Aa()}` };
function Ma(e) {
  if (typeof e != `object` || !e) return !1;
  let t = e;
  for (; Object.getPrototypeOf(t) !== null;) t = Object.getPrototypeOf(t);
  return Object.getPrototypeOf(e) === t || Object.getPrototypeOf(e) === null;
}
function Na(e, t, n) {
  if (typeof e != `function`) throw Error(Oa(2));
  if ((typeof t == `function` && typeof n == `function`) || (typeof n == `function` && typeof arguments[3] == `function`)) throw Error(Oa(0));
  if ((typeof t == `function` && n === void 0 && ((n = t), (t = void 0)), n !== void 0)) {
    if (typeof n != `function`) throw Error(Oa(1));
    return n(Na)(e, t);
  }
  let r = e,
    i = t,
    a = new Map(),
    o = a,
    s = 0,
    c = !1;
  function l() {
    o === a &&
      ((o = new Map()),
      a.forEach((e, t) => {
        o.set(t, e);
      }));
  }
  function u() {
    if (c) throw Error(Oa(3));
    return i;
  }
  function d(e) {
    if (typeof e != `function`) throw Error(Oa(4));
    if (c) throw Error(Oa(5));
    let t = !0;
    l();
    let n = s++;
    return (
      o.set(n, e),
      function () {
        if (t) {
          if (c) throw Error(Oa(6));
          ((t = !1), l(), o.delete(n), (a = null));
        }
      }
    );
  }
  function f(e) {
    if (!Ma(e)) throw Error(Oa(7));
    if (e.type === void 0) throw Error(Oa(8));
    if (typeof e.type != `string`) throw Error(Oa(17));
    if (c) throw Error(Oa(9));
    try {
      ((c = !0), (i = r(i, e)));
    } finally {
      c = !1;
    }
    return (
      (a = o).forEach((e) => {
        e();
      }),
      e
    );
  }
  function p(e) {
    if (typeof e != `function`) throw Error(Oa(10));
    ((r = e), f({ type: ja.REPLACE }));
  }
  function m() {
    let e = d;
    return {
      subscribe(t) {
        if (typeof t != `object` || !t) throw Error(Oa(11));
        function n() {
          let e = t;
          e.next && e.next(u());
        }
        return (n(), { unsubscribe: e(n) });
      },
      [ka]() {
        return this;
      },
    };
  }
  return (f({ type: ja.INIT }), { dispatch: f, subscribe: d, getState: u, replaceReducer: p, [ka]: m });
}
function Pa(e) {
  Object.keys(e).forEach((t) => {
    let n = e[t];
    if (n(void 0, { type: ja.INIT }) === void 0) throw Error(Oa(12));
    if (n(void 0, { type: ja.PROBE_UNKNOWN_ACTION() }) === void 0) throw Error(Oa(13));
  });
}
function Fa(e) {
  let t = Object.keys(e),
    n = {};
  for (let r = 0; r < t.length; r++) {
    let i = t[r];
    typeof e[i] == `function` && (n[i] = e[i]);
  }
  let r = Object.keys(n),
    i;
  try {
    Pa(n);
  } catch (e) {
    i = e;
  }
  return function (e = {}, t) {
    if (i) throw i;
    let a = !1,
      o = {};
    for (let i = 0; i < r.length; i++) {
      let s = r[i],
        c = n[s],
        l = e[s],
        u = c(l, t);
      if (u === void 0) throw (t && t.type, Error(Oa(14)));
      ((o[s] = u), (a ||= u !== l));
    }
    return ((a ||= r.length !== Object.keys(e).length), a ? o : e);
  };
}
function Ia(...e) {
  return e.length === 0
    ? (e) => e
    : e.length === 1
      ? e[0]
      : e.reduce(
          (e, t) =>
            (...n) =>
              e(t(...n)),
        );
}
function La(...e) {
  return (t) => (n, r) => {
    let i = t(n, r),
      a = () => {
        throw Error(Oa(15));
      },
      o = { getState: i.getState, dispatch: (e, ...t) => a(e, ...t) };
    return ((a = Ia(...e.map((e) => e(o)))(i.dispatch)), { ...i, dispatch: a });
  };
}
function Ra(e) {
  return Ma(e) && `type` in e && typeof e.type == `string`;
}
var za = Symbol.for(`immer-nothing`),
  Ba = Symbol.for(`immer-draftable`),
  Va = Symbol.for(`immer-state`);
function Ha(e, ...t) {
  throw Error(`[Immer] minified error nr: ${e}. Full error at: https://bit.ly/3cXEKWf`);
}
var Ua = Object,
  Wa = Ua.getPrototypeOf,
  Ga = `constructor`,
  Ka = `prototype`,
  qa = `configurable`,
  Ja = `enumerable`,
  Ya = `writable`,
  Xa = `value`,
  Za = (e) => !!e && !!e[Va];
function Qa(e) {
  return e ? to(e) || co(e) || !!e[Ba] || !!e[Ga]?.[Ba] || lo(e) || uo(e) : !1;
}
var $a = Ua[Ka][Ga].toString(),
  eo = new WeakMap();
function to(e) {
  if (!e || !fo(e)) return !1;
  let t = Wa(e);
  if (t === null || t === Ua[Ka]) return !0;
  let n = Ua.hasOwnProperty.call(t, Ga) && t[Ga];
  if (n === Object) return !0;
  if (!po(n)) return !1;
  let r = eo.get(n);
  return (r === void 0 && ((r = Function.toString.call(n)), eo.set(n, r)), r === $a);
}
function no(e, t, n = !0) {
  ro(e) === 0
    ? (n ? Reflect.ownKeys(e) : Ua.keys(e)).forEach((n) => {
        t(n, e[n], e);
      })
    : e.forEach((n, r) => t(r, n, e));
}
function ro(e) {
  let t = e[Va];
  return t ? t.type_ : co(e) ? 1 : lo(e) ? 2 : uo(e) ? 3 : 0;
}
var io = (e, t, n = ro(e)) => (n === 2 ? e.has(t) : Ua[Ka].hasOwnProperty.call(e, t)),
  ao = (e, t, n = ro(e)) => (n === 2 ? e.get(t) : e[t]),
  oo = (e, t, n, r = ro(e)) => {
    r === 2 ? e.set(t, n) : r === 3 ? e.add(n) : (e[t] = n);
  };
function so(e, t) {
  return e === t ? e !== 0 || 1 / e == 1 / t : e !== e && t !== t;
}
var co = Array.isArray,
  lo = (e) => e instanceof Map,
  uo = (e) => e instanceof Set,
  fo = (e) => typeof e == `object`,
  po = (e) => typeof e == `function`,
  mo = (e) => typeof e == `boolean`;
function ho(e) {
  let t = +e;
  return Number.isInteger(t) && String(t) === e;
}
var go = (e) => e.copy_ || e.base_,
  _o = (e) => (e.modified_ ? e.copy_ : e.base_);
function vo(e, t) {
  if (lo(e)) return new Map(e);
  if (uo(e)) return new Set(e);
  if (co(e)) return Array[Ka].slice.call(e);
  let n = to(e);
  if (t === !0 || (t === `class_only` && !n)) {
    let t = Ua.getOwnPropertyDescriptors(e);
    delete t[Va];
    let n = Reflect.ownKeys(t);
    for (let r = 0; r < n.length; r++) {
      let i = n[r],
        a = t[i];
      (a[Ya] === !1 && ((a[Ya] = !0), (a[qa] = !0)), (a.get || a.set) && (t[i] = { [qa]: !0, [Ya]: !0, [Ja]: a[Ja], [Xa]: e[i] }));
    }
    return Ua.create(Wa(e), t);
  }
  {
    let t = Wa(e);
    if (t !== null && n) return { ...e };
    let r = Ua.create(t);
    return Ua.assign(r, e);
  }
}
function yo(e, t = !1) {
  return (
    So(e) ||
      Za(e) ||
      !Qa(e) ||
      (ro(e) > 1 && Ua.defineProperties(e, { set: xo, add: xo, clear: xo, delete: xo }),
      Ua.freeze(e),
      t &&
        no(
          e,
          (e, t) => {
            yo(t, !0);
          },
          !1,
        )),
    e
  );
}
function bo() {
  Ha(2);
}
var xo = { [Xa]: bo };
function So(e) {
  return e === null || !fo(e) || Ua.isFrozen(e);
}
var Co = `MapSet`,
  wo = `Patches`,
  To = `ArrayMethods`,
  Eo = {};
function Do(e) {
  let t = Eo[e];
  return (t || Ha(0, e), t);
}
var Oo = (e) => !!Eo[e],
  ko,
  Ao = () => ko,
  jo = (e, t) => ({
    drafts_: [],
    parent_: e,
    immer_: t,
    canAutoFreeze_: !0,
    unfinalizedDrafts_: 0,
    handledSet_: new Set(),
    processedForPatches_: new Set(),
    mapSetPlugin_: Oo(Co) ? Do(Co) : void 0,
    arrayMethodsPlugin_: Oo(To) ? Do(To) : void 0,
  });
function Mo(e, t) {
  t && ((e.patchPlugin_ = Do(wo)), (e.patches_ = []), (e.inversePatches_ = []), (e.patchListener_ = t));
}
function No(e) {
  (Po(e), e.drafts_.forEach(Io), (e.drafts_ = null));
}
function Po(e) {
  e === ko && (ko = e.parent_);
}
var Fo = (e) => (ko = jo(ko, e));
function Io(e) {
  let t = e[Va];
  t.type_ === 0 || t.type_ === 1 ? t.revoke_() : (t.revoked_ = !0);
}
function Lo(e, t) {
  t.unfinalizedDrafts_ = t.drafts_.length;
  let n = t.drafts_[0];
  if (e !== void 0 && e !== n) {
    (n[Va].modified_ && (No(t), Ha(4)), Qa(e) && (e = Ro(t, e)));
    let { patchPlugin_: r } = t;
    r && r.generateReplacementPatches_(n[Va].base_, e, t);
  } else e = Ro(t, n);
  return (zo(t, e, !0), No(t), t.patches_ && t.patchListener_(t.patches_, t.inversePatches_), e === za ? void 0 : e);
}
function Ro(e, t) {
  if (So(t)) return t;
  let n = t[Va];
  if (!n) return qo(t, e.handledSet_, e);
  if (!Vo(n, e)) return t;
  if (!n.modified_) return n.base_;
  if (!n.finalized_) {
    let { callbacks_: t } = n;
    if (t) for (; t.length > 0;) t.pop()(e);
    Go(n, e);
  }
  return n.copy_;
}
function zo(e, t, n = !1) {
  !e.parent_ && e.immer_.autoFreeze_ && e.canAutoFreeze_ && yo(t, n);
}
function Bo(e) {
  ((e.finalized_ = !0), e.scope_.unfinalizedDrafts_--);
}
var Vo = (e, t) => e.scope_ === t,
  Ho = [];
function Uo(e, t, n, r) {
  let i = go(e),
    a = e.type_;
  if (r !== void 0 && ao(i, r, a) === t) {
    oo(i, r, n, a);
    return;
  }
  if (!e.draftLocations_) {
    let t = (e.draftLocations_ = new Map());
    no(i, (e, n) => {
      if (Za(n)) {
        let r = t.get(n) || [];
        (r.push(e), t.set(n, r));
      }
    });
  }
  let o = e.draftLocations_.get(t) ?? Ho;
  for (let e of o) oo(i, e, n, a);
}
function Wo(e, t, n) {
  e.callbacks_.push(function (r) {
    let i = t;
    if (!i || !Vo(i, r)) return;
    r.mapSetPlugin_?.fixSetContents(i);
    let a = _o(i);
    (Uo(e, i.draft_ ?? i, a, n), Go(i, r));
  });
}
function Go(e, t) {
  if (e.modified_ && !e.finalized_ && (e.type_ === 3 || (e.type_ === 1 && e.allIndicesReassigned_) || (e.assigned_?.size ?? 0) > 0)) {
    let { patchPlugin_: n } = t;
    if (n) {
      let r = n.getPath(e);
      r && n.generatePatches_(e, r, t);
    }
    Bo(e);
  }
}
function Ko(e, t, n) {
  let { scope_: r } = e;
  if (Za(n)) {
    let i = n[Va];
    Vo(i, r) &&
      i.callbacks_.push(function () {
        (ns(e), Uo(e, n, _o(i), t));
      });
  } else
    Qa(n) &&
      e.callbacks_.push(function () {
        let i = go(e);
        e.type_ === 3
          ? i.has(n) && qo(n, r.handledSet_, r)
          : ao(i, t, e.type_) === n &&
            r.drafts_.length > 1 &&
            (e.assigned_.get(t) ?? !1) === !0 &&
            e.copy_ &&
            qo(ao(e.copy_, t, e.type_), r.handledSet_, r);
      });
}
function qo(e, t, n) {
  return (
    (!n.immer_.autoFreeze_ && n.unfinalizedDrafts_ < 1) ||
      Za(e) ||
      t.has(e) ||
      !Qa(e) ||
      So(e) ||
      (t.add(e),
      no(e, (r, i) => {
        if (Za(i)) {
          let t = i[Va];
          Vo(t, n) && (oo(e, r, _o(t), e.type_), Bo(t));
        } else Qa(i) && qo(i, t, n);
      })),
    e
  );
}
function Jo(e, t) {
  let n = co(e),
    r = {
      type_: +!!n,
      scope_: t ? t.scope_ : Ao(),
      modified_: !1,
      finalized_: !1,
      assigned_: void 0,
      parent_: t,
      base_: e,
      draft_: null,
      copy_: null,
      revoke_: null,
      isManual_: !1,
      callbacks_: void 0,
    },
    i = r,
    a = Yo;
  n && ((i = [r]), (a = Xo));
  let { revoke: o, proxy: s } = Proxy.revocable(i, a);
  return ((r.draft_ = s), (r.revoke_ = o), [s, r]);
}
var Yo = {
    get(e, t) {
      if (t === Va) return e;
      let n = e.scope_.arrayMethodsPlugin_,
        r = e.type_ === 1 && typeof t == `string`;
      if (r && n?.isArrayOperationMethod(t)) return n.createMethodInterceptor(e, t);
      let i = go(e);
      if (!io(i, t, e.type_)) return $o(e, i, t);
      let a = i[t];
      if (e.finalized_ || !Qa(a) || (r && e.operationMethod && n?.isMutatingArrayMethod(e.operationMethod) && ho(t))) return a;
      if (a === Zo(e.base_, t) || Qo(e, t, a)) {
        ns(e);
        let n = e.type_ === 1 ? +t : t,
          r = is(e.scope_, a, e, n);
        return (e.copy_[n] = r);
      }
      return a;
    },
    has(e, t) {
      return t in go(e);
    },
    ownKeys(e) {
      return Reflect.ownKeys(go(e));
    },
    set(e, t, n) {
      let r = es(go(e), t);
      if (r?.set) return (r.set.call(e.draft_, n), !0);
      if (!e.modified_) {
        let r = Zo(go(e), t),
          i = r?.[Va];
        if (i && i.base_ === n) return ((e.copy_[t] = n), e.assigned_.delete(t), !0);
        if (so(n, r) && (n !== void 0 || io(e.base_, t, e.type_))) return !0;
        (ns(e), ts(e));
      }
      return (
        (e.copy_[t] === n && (n !== void 0 || io(e.copy_, t, e.type_))) ||
          (Number.isNaN(n) && Number.isNaN(e.copy_[t])) ||
          ((e.copy_[t] = n), e.assigned_.set(t, !0), Ko(e, t, n)),
        !0
      );
    },
    deleteProperty(e, t) {
      return (
        ns(e), Zo(e.base_, t) !== void 0 || t in e.base_ ? (e.assigned_.set(t, !1), ts(e)) : e.assigned_.delete(t), e.copy_ && delete e.copy_[t], !0
      );
    },
    getOwnPropertyDescriptor(e, t) {
      let n = go(e),
        r = Reflect.getOwnPropertyDescriptor(n, t);
      return r && { [Ya]: !0, [qa]: e.type_ !== 1 || t !== `length`, [Ja]: r[Ja], [Xa]: n[t] };
    },
    defineProperty() {
      Ha(11);
    },
    getPrototypeOf(e) {
      return Wa(e.base_);
    },
    setPrototypeOf() {
      Ha(12);
    },
  },
  Xo = {};
for (let e in Yo) {
  let t = Yo[e];
  Xo[e] = function () {
    let e = arguments;
    return ((e[0] = e[0][0]), t.apply(this, e));
  };
}
((Xo.deleteProperty = function (e, t) {
  return Xo.set.call(this, e, t, void 0);
}),
  (Xo.set = function (e, t, n) {
    return Yo.set.call(this, e[0], t, n, e[0]);
  }));
function Zo(e, t) {
  let n = e[Va];
  return (n ? go(n) : e)[t];
}
function Qo(e, t, n) {
  return e.type_ !== 1 || !e.allIndicesReassigned_ || !Qa(n) || n[Va] ? !1 : e.baseRefs_.has(n);
}
function $o(e, t, n) {
  let r = es(t, n);
  return r ? (Xa in r ? r[Xa] : r.get?.call(e.draft_)) : void 0;
}
function es(e, t) {
  if (!(t in e)) return;
  let n = Wa(e);
  for (; n;) {
    let e = Object.getOwnPropertyDescriptor(n, t);
    if (e) return e;
    n = Wa(n);
  }
}
function ts(e) {
  e.modified_ || ((e.modified_ = !0), e.parent_ && ts(e.parent_));
}
function ns(e) {
  e.copy_ ||= ((e.assigned_ = new Map()), vo(e.base_, e.scope_.immer_.useStrictShallowCopy_));
}
var rs = class {
  constructor(e) {
    ((this.autoFreeze_ = !0),
      (this.useStrictShallowCopy_ = !1),
      (this.useStrictIteration_ = !1),
      (this.produce = (e, t, n) => {
        if (po(e) && !po(t)) {
          let n = t;
          t = e;
          let r = this;
          return function (e = n, ...i) {
            return r.produce(e, (e) => t.call(this, e, ...i));
          };
        }
        (po(t) || Ha(6), n !== void 0 && !po(n) && Ha(7));
        let r;
        if (Qa(e)) {
          let i = Fo(this),
            a = is(i, e, void 0),
            o = !0;
          try {
            ((r = t(a)), (o = !1));
          } finally {
            o ? No(i) : Po(i);
          }
          return (Mo(i, n), Lo(r, i));
        }
        if (!e || !fo(e)) {
          if (((r = t(e)), r === void 0 && (r = e), r === za && (r = void 0), this.autoFreeze_ && yo(r, !0), n)) {
            let t = [],
              i = [];
            (Do(wo).generateReplacementPatches_(e, r, { patches_: t, inversePatches_: i }), n(t, i));
          }
          return r;
        }
        Ha(1, e);
      }),
      (this.produceWithPatches = (e, t) => {
        if (po(e)) return (t, ...n) => this.produceWithPatches(t, (t) => e(t, ...n));
        let n, r;
        return [
          this.produce(e, t, (e, t) => {
            ((n = e), (r = t));
          }),
          n,
          r,
        ];
      }),
      mo(e?.autoFreeze) && this.setAutoFreeze(e.autoFreeze));
    let t = e?.useStrictShallowCopy;
    ((mo(t) || t === `class_only`) && this.setUseStrictShallowCopy(t), mo(e?.useStrictIteration) && this.setUseStrictIteration(e.useStrictIteration));
  }
  createDraft(e) {
    (Qa(e) || Ha(8), Za(e) && (e = as(e)));
    let t = Fo(this),
      n = is(t, e, void 0);
    return ((n[Va].isManual_ = !0), Po(t), n);
  }
  finishDraft(e, t) {
    let n = e && e[Va];
    (n && n.isManual_) || Ha(9);
    let { scope_: r } = n;
    return (Mo(r, t), Lo(void 0, r));
  }
  setAutoFreeze(e) {
    this.autoFreeze_ = e;
  }
  setUseStrictShallowCopy(e) {
    this.useStrictShallowCopy_ = e;
  }
  setUseStrictIteration(e) {
    this.useStrictIteration_ = e;
  }
  shouldUseStrictIteration() {
    return this.useStrictIteration_;
  }
  applyPatches(e, t) {
    let n;
    for (n = t.length - 1; n >= 0; n--) {
      let r = t[n];
      if (r.path.length === 0 && r.op === `replace`) {
        e = r.value;
        break;
      }
    }
    n > -1 && (t = t.slice(n + 1));
    let r = Do(wo).applyPatches_;
    return Za(e) ? r(e, t) : this.produce(e, (e) => r(e, t));
  }
};
function is(e, t, n, r) {
  let [i, a] = lo(t) ? Do(Co).proxyMap_(t, n) : uo(t) ? Do(Co).proxySet_(t, n) : Jo(t, n);
  return (
    (n?.scope_ ?? Ao()).drafts_.push(i),
    (a.callbacks_ = n?.callbacks_ ?? []),
    (a.key_ = r),
    n && r !== void 0
      ? Wo(n, a, r)
      : a.callbacks_.push(function (e) {
          e.mapSetPlugin_?.fixSetContents(a);
          let { patchPlugin_: t } = e;
          a.modified_ && t && t.generatePatches_(a, [], e);
        }),
    i
  );
}
function as(e) {
  return (Za(e) || Ha(10, e), os(e));
}
function os(e) {
  if (!Qa(e) || So(e)) return e;
  let t = e[Va],
    n,
    r = !0;
  if (t) {
    if (!t.modified_) return t.base_;
    ((t.finalized_ = !0), (n = vo(e, t.scope_.immer_.useStrictShallowCopy_)), (r = t.scope_.immer_.shouldUseStrictIteration()));
  } else n = vo(e, !0);
  let i = n;
  return (
    uo(n) && (n = new Set()),
    no(
      i,
      (e, t) => {
        oo(n, e, os(t));
      },
      r,
    ),
    t && (t.finalized_ = !1),
    n
  );
}
globalThis.Iterator?.from;
var ss = new rs().produce,
  H = (e) => e;
function cs(e) {
  return ({ dispatch: t, getState: n }) =>
    (r) =>
    (i) =>
      typeof i == `function` ? i(t, n, e) : r(i);
}
var ls = cs(),
  us = cs,
  ds =
    typeof window < `u` && window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__
      ? window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__
      : function () {
          if (arguments.length !== 0) return typeof arguments[0] == `object` ? Ia : Ia.apply(null, arguments);
        };
typeof window < `u` && window.__REDUX_DEVTOOLS_EXTENSION__ && window.__REDUX_DEVTOOLS_EXTENSION__;
function fs(e, t) {
  function n(...n) {
    if (t) {
      let r = t(...n);
      if (!r) throw Error(bc(0));
      return { type: e, payload: r.payload, ...(`meta` in r && { meta: r.meta }), ...(`error` in r && { error: r.error }) };
    }
    return { type: e, payload: n[0] };
  }
  return ((n.toString = () => `${e}`), (n.type = e), (n.match = (t) => t != null && t.type === e && Ra(t)), n);
}
var ps = class e extends Array {
  constructor(...t) {
    (super(...t), Object.setPrototypeOf(this, e.prototype));
  }
  static get [Symbol.species]() {
    return e;
  }
  concat(...e) {
    return super.concat.apply(this, e);
  }
  prepend(...t) {
    return t.length === 1 && Array.isArray(t[0]) ? new e(...t[0].concat(this)) : new e(...t.concat(this));
  }
};
function ms(e) {
  return Qa(e) ? ss(e, () => {}) : e;
}
function hs(e, t, n) {
  return e.has(t) ? e.get(t) : e.set(t, n(t)).get(t);
}
function gs(e) {
  return typeof e == `boolean`;
}
var _s = () =>
    function (e) {
      let { thunk: t = !0, immutableCheck: n = !0, serializableCheck: r = !0, actionCreatorCheck: i = !0 } = e ?? {},
        a = new ps();
      return (t && (gs(t) ? a.push(ls) : a.push(us(t.extraArgument))), a);
    },
  vs = `RTK_autoBatch`,
  U = () => (e) => ({ payload: e, meta: { [vs]: !0 } }),
  ys = (e) => (t) => {
    setTimeout(t, e);
  },
  bs = (e, t, n) => (r) => {
    let i = !1,
      a,
      o,
      s = () => {
        i || ((i = !0), t?.(a), clearTimeout(o), r());
      };
    ((a = e(s)), (o = setTimeout(s, n)));
  },
  xs =
    (e = { type: `raf` }) =>
    (t) =>
    (...n) => {
      let r = t(...n),
        i = !0,
        a = !1,
        o = !1,
        s = new Set(),
        c =
          e.type === `tick`
            ? queueMicrotask
            : e.type === `raf`
              ? typeof window < `u` && window.requestAnimationFrame
                ? bs(window.requestAnimationFrame, window.cancelAnimationFrame, 100)
                : ys(10)
              : e.type === `callback`
                ? e.queueNotification
                : ys(e.timeout),
        l = () => {
          ((o = !1), a && ((a = !1), s.forEach((e) => e())));
        };
      return Object.assign({}, r, {
        subscribe(e) {
          let t = r.subscribe(() => i && e());
          return (
            s.add(e),
            () => {
              (t(), s.delete(e));
            }
          );
        },
        dispatch(e) {
          try {
            return ((i = !e?.meta?.[vs]), (a = !i), a && (o || ((o = !0), c(l))), r.dispatch(e));
          } finally {
            i = !0;
          }
        },
      });
    },
  Ss = (e) =>
    function (t) {
      let { autoBatch: n = !0 } = t ?? {},
        r = new ps(e);
      return (n && r.push(xs(typeof n == `object` ? n : void 0)), r);
    };
function Cs(e) {
  let t = _s(),
    {
      reducer: n = void 0,
      middleware: r,
      devTools: i = !0,
      duplicateMiddlewareCheck: a = !0,
      preloadedState: o = void 0,
      enhancers: s = void 0,
    } = e || {},
    c;
  if (typeof n == `function`) c = n;
  else if (Ma(n)) c = Fa(n);
  else throw Error(bc(1));
  let l;
  l = typeof r == `function` ? r(t) : t();
  let u = Ia;
  i && (u = ds({ trace: !1, ...(typeof i == `object` && i) }));
  let d = Ss(La(...l)),
    f = typeof s == `function` ? s(d) : d(),
    p = u(...f);
  return Na(c, o, p);
}
function ws(e) {
  let t = {},
    n = [],
    r,
    i = {
      addCase(e, n) {
        let r = typeof e == `string` ? e : e.type;
        if (!r) throw Error(bc(28));
        if (r in t) throw Error(bc(29));
        return ((t[r] = n), i);
      },
      addAsyncThunk(e, r) {
        return (
          r.pending && (t[e.pending.type] = r.pending),
          r.rejected && (t[e.rejected.type] = r.rejected),
          r.fulfilled && (t[e.fulfilled.type] = r.fulfilled),
          r.settled && n.push({ matcher: e.settled, reducer: r.settled }),
          i
        );
      },
      addMatcher(e, t) {
        return (n.push({ matcher: e, reducer: t }), i);
      },
      addDefaultCase(e) {
        return ((r = e), i);
      },
    };
  return (e(i), [t, n, r]);
}
function Ts(e) {
  return typeof e == `function`;
}
function Es(e, t) {
  let [n, r, i] = ws(t),
    a;
  if (Ts(e)) a = () => ms(e());
  else {
    let t = ms(e);
    a = () => t;
  }
  function o(e, t, n) {
    if (Za(e)) {
      let r = t(e, n);
      return r === void 0 ? e : r;
    }
    if (Qa(e)) return ss(e, (e) => t(e, n));
    {
      let r = t(e, n);
      if (r === void 0) {
        if (e === null) return e;
        throw Error(bc(9));
      }
      return r;
    }
  }
  function s(e = a(), t) {
    let s = n[t.type],
      c;
    for (let { matcher: e, reducer: n } of r) e(t) && n && (c ??= []).push(n);
    if (!s && !c) return i ? o(e, i, t) : e;
    if ((s && (e = o(e, s, t)), c)) for (let n of c) e = o(e, n, t);
    return e;
  }
  return ((s.getInitialState = a), s);
}
var Ds = `ModuleSymbhasOwnPr-0123456789ABCDEFGHNRVfgctiUvz_KqYTJkLxpZXIjQW`,
  Os = (e = 21) => {
    let t = ``,
      n = e;
    for (; n--;) t += Ds[(Math.random() * 64) | 0];
    return t;
  },
  ks = Symbol.for(`rtk-slice-createasyncthunk`);
function As(e, t) {
  return `${e}/${t}`;
}
function js({ creators: e } = {}) {
  let t = e?.asyncThunk?.[ks];
  return function (e) {
    let { name: n, reducerPath: r = n } = e;
    if (!n) throw Error(bc(11));
    let i = (typeof e.reducers == `function` ? e.reducers(Ps()) : e.reducers) || {},
      a = Object.keys(i),
      o = { sliceCaseReducersByName: {}, sliceCaseReducersByType: {}, actionCreators: {}, sliceMatchers: [] },
      s = {
        addCase(e, t) {
          let n = typeof e == `string` ? e : e.type;
          if (!n) throw Error(bc(12));
          if (n in o.sliceCaseReducersByType) throw Error(bc(13));
          return ((o.sliceCaseReducersByType[n] = t), s);
        },
        addMatcher(e, t) {
          return (o.sliceMatchers.push({ matcher: e, reducer: t }), s);
        },
        exposeAction(e, t) {
          return ((o.actionCreators[e] = t), s);
        },
        exposeCaseReducer(e, t) {
          return ((o.sliceCaseReducersByName[e] = t), s);
        },
      };
    a.forEach((r) => {
      let a = i[r],
        o = { reducerName: r, type: As(n, r), createNotation: typeof e.reducers == `function` };
      Is(a) ? Rs(o, a, s, t) : Fs(o, a, s);
    });
    function c() {
      let [t = {}, n = [], r = void 0] = typeof e.extraReducers == `function` ? ws(e.extraReducers) : [e.extraReducers],
        i = { ...t, ...o.sliceCaseReducersByType };
      return Es(e.initialState, (e) => {
        for (let t in i) e.addCase(t, i[t]);
        for (let t of o.sliceMatchers) e.addMatcher(t.matcher, t.reducer);
        for (let t of n) e.addMatcher(t.matcher, t.reducer);
        r && e.addDefaultCase(r);
      });
    }
    let l = (e) => e,
      u = new Map(),
      d = new WeakMap(),
      f;
    function p(e, t) {
      return ((f ||= c()), f(e, t));
    }
    function m() {
      return ((f ||= c()), f.getInitialState());
    }
    function h(t, n = !1) {
      function r(e) {
        let i = e[t];
        return (i === void 0 && n && (i = hs(d, r, m)), i);
      }
      function i(t = l) {
        return hs(
          hs(u, n, () => new WeakMap()),
          t,
          () => {
            let r = {};
            for (let [i, a] of Object.entries(e.selectors ?? {})) r[i] = Ms(a, t, () => hs(d, t, m), n);
            return r;
          },
        );
      }
      return {
        reducerPath: t,
        getSelectors: i,
        get selectors() {
          return i(r);
        },
        selectSlice: r,
      };
    }
    let g = {
      name: n,
      reducer: p,
      actions: o.actionCreators,
      caseReducers: o.sliceCaseReducersByName,
      getInitialState: m,
      ...h(r),
      injectInto(e, { reducerPath: t, ...n } = {}) {
        let i = t ?? r;
        return (e.inject({ reducerPath: i, reducer: p }, n), { ...g, ...h(i, !0) });
      },
    };
    return g;
  };
}
function Ms(e, t, n, r) {
  function i(i, ...a) {
    let o = t(i);
    return (o === void 0 && r && (o = n()), e(o, ...a));
  }
  return ((i.unwrapped = e), i);
}
var Ns = js();
function Ps() {
  function e(e, t) {
    return { _reducerDefinitionType: `asyncThunk`, payloadCreator: e, ...t };
  }
  return (
    (e.withTypes = () => e),
    {
      reducer(e) {
        return Object.assign(
          {
            [e.name](...t) {
              return e(...t);
            },
          }[e.name],
          { _reducerDefinitionType: `reducer` },
        );
      },
      preparedReducer(e, t) {
        return { _reducerDefinitionType: `reducerWithPrepare`, prepare: e, reducer: t };
      },
      asyncThunk: e,
    }
  );
}
function Fs({ type: e, reducerName: t, createNotation: n }, r, i) {
  let a, o;
  if (`reducer` in r) {
    if (n && !Ls(r)) throw Error(bc(17));
    ((a = r.reducer), (o = r.prepare));
  } else a = r;
  i.addCase(e, a)
    .exposeCaseReducer(t, a)
    .exposeAction(t, o ? fs(e, o) : fs(e));
}
function Is(e) {
  return e._reducerDefinitionType === `asyncThunk`;
}
function Ls(e) {
  return e._reducerDefinitionType === `reducerWithPrepare`;
}
function Rs({ type: e, reducerName: t }, n, r, i) {
  if (!i) throw Error(bc(18));
  let { payloadCreator: a, fulfilled: o, pending: s, rejected: c, settled: l, options: u } = n,
    d = i(e, a, u);
  (r.exposeAction(t, d),
    o && r.addCase(d.fulfilled, o),
    s && r.addCase(d.pending, s),
    c && r.addCase(d.rejected, c),
    l && r.addMatcher(d.settled, l),
    r.exposeCaseReducer(t, { fulfilled: o || zs, pending: s || zs, rejected: c || zs, settled: l || zs }));
}
function zs() {}
var Bs = `task`,
  Vs = `listener`,
  Hs = `completed`,
  Us = `cancelled`,
  Ws = `task-${Us}`,
  Gs = `task-${Hs}`,
  Ks = `${Vs}-${Us}`,
  qs = `${Vs}-${Hs}`,
  Js = class {
    code;
    name = `TaskAbortError`;
    message;
    constructor(e) {
      ((this.code = e), (this.message = `${Bs} ${Us} (reason: ${e})`));
    }
  },
  Ys = (e, t) => {
    if (typeof e != `function`) throw TypeError(bc(32));
  },
  Xs = () => {},
  Zs = (e, t = Xs) => (e.catch(t), e),
  Qs = (e, t) => (e.addEventListener(`abort`, t, { once: !0 }), () => e.removeEventListener(`abort`, t)),
  $s = (e) => {
    if (e.aborted) throw new Js(e.reason);
  };
function ec(e, t) {
  let n = Xs;
  return new Promise((r, i) => {
    let a = () => i(new Js(e.reason));
    e.aborted ? a() : ((n = Qs(e, a)), t.finally(() => n()).then(r, i));
  }).finally(() => {
    n = Xs;
  });
}
var tc = async (e, t) => {
    try {
      return (await Promise.resolve(), { status: `ok`, value: await e() });
    } catch (e) {
      return { status: e instanceof Js ? `cancelled` : `rejected`, error: e };
    } finally {
      t?.();
    }
  },
  nc = (e) => (t) => Zs(ec(e, t).then((t) => ($s(e), t))),
  rc = (e) => {
    let t = nc(e);
    return (e) => {
      let n;
      return Zs(
        t(
          new Promise((t) => {
            n = setTimeout(t, e);
          }),
        ).finally(() => clearTimeout(n)),
      );
    };
  },
  { assign: ic } = Object,
  ac = {},
  oc = `listenerMiddleware`,
  sc = (e, t) => {
    let n = (t) => Qs(e, () => t.abort(e.reason));
    return (r, i) => {
      Ys(r, `taskExecutor`);
      let a = new AbortController();
      n(a);
      let o = tc(
        async () => {
          ($s(e), $s(a.signal));
          let t = await r({ pause: nc(a.signal), delay: rc(a.signal), signal: a.signal });
          return ($s(a.signal), t);
        },
        () => a.abort(Gs),
      );
      return (
        i?.autoJoin && t.push(o.catch(Xs)),
        {
          result: nc(e)(o),
          cancel() {
            a.abort(Ws);
          },
        }
      );
    };
  },
  cc = (e, t) => {
    let n = async (n, r) => {
      $s(t);
      let i = () => {},
        a = [
          new Promise((t, r) => {
            let a = e({
              predicate: n,
              effect: (e, n) => {
                (n.unsubscribe(), t([e, n.getState(), n.getOriginalState()]));
              },
            });
            i = () => {
              (a(), r());
            };
          }),
        ],
        o;
      r != null &&
        a.push(
          new Promise((e) => {
            o = setTimeout(e, r, null);
          }),
        );
      try {
        let e = await ec(t, Promise.race(a));
        return ($s(t), e);
      } finally {
        (clearTimeout(o), i());
      }
    };
    return (e, t) => Zs(n(e, t));
  },
  lc = (e) => {
    let { type: t, actionCreator: n, matcher: r, predicate: i, effect: a } = e;
    if (t) i = fs(t).match;
    else if (n) ((t = n.type), (i = n.match));
    else if (r) i = r;
    else if (!i) throw Error(bc(21));
    return (Ys(a, `options.listener`), { predicate: i, type: t, effect: a });
  },
  uc = ic(
    (e) => {
      let { type: t, predicate: n, effect: r } = lc(e);
      return {
        id: Os(),
        effect: r,
        type: t,
        predicate: n,
        pending: new Set(),
        unsubscribe: () => {
          throw Error(bc(22));
        },
      };
    },
    { withTypes: () => uc },
  ),
  dc = (e, t) => {
    let { type: n, effect: r, predicate: i } = lc(t);
    return Array.from(e.values()).find((e) => (typeof n == `string` ? e.type === n : e.predicate === i) && e.effect === r);
  },
  fc = (e) => {
    e.pending.forEach((e) => {
      e.abort(Ks);
    });
  },
  pc = (e, t) => () => {
    for (let e of t.keys()) fc(e);
    e.clear();
  },
  mc = (e, t, n) => {
    try {
      e(t, n);
    } catch (e) {
      setTimeout(() => {
        throw e;
      }, 0);
    }
  },
  hc = ic(fs(`${oc}/add`), { withTypes: () => hc }),
  gc = fs(`${oc}/removeAll`),
  _c = ic(fs(`${oc}/remove`), { withTypes: () => _c }),
  vc = (...e) => {
    console.error(`${oc}/error`, ...e);
  },
  yc = (e = {}) => {
    let t = new Map(),
      n = new Map(),
      r = (e) => {
        let t = n.get(e) ?? 0;
        n.set(e, t + 1);
      },
      i = (e) => {
        let t = n.get(e) ?? 1;
        t === 1 ? n.delete(e) : n.set(e, t - 1);
      },
      { extra: a, onError: o = vc } = e;
    Ys(o, `onError`);
    let s,
      c = () => {
        if (!s) {
          let e = Array.from(t.values()),
            n = new Set(),
            r = !1;
          for (let t of e) typeof t.type == `string` ? n.add(t.type) : (r = !0);
          s = { entries: e, types: n, anyType: r };
        }
        return s;
      },
      l = (e) => {
        t.has(e.id) || (t.set(e.id, e), (s = void 0));
      },
      u = (e) => (
        (e.unsubscribe = () => {
          t.delete(e.id) && (s = void 0);
        }),
        l(e),
        (t) => {
          (e.unsubscribe(), t?.cancelActive && fc(e));
        }
      ),
      d = (e) => {
        let n = dc(t, e) ?? uc(e);
        return u(n);
      };
    ic(d, { withTypes: () => d });
    let f = (e) => {
      let n = dc(t, e);
      return (n && (n.unsubscribe(), e.cancelActive && fc(n)), !!n);
    };
    ic(f, { withTypes: () => f });
    let p = async (e, t, n, s) => {
        let c = new AbortController(),
          u = cc(d, c.signal),
          f = [];
        try {
          (e.pending.add(c),
            r(e),
            await Promise.resolve(
              e.effect(
                t,
                ic({}, n, {
                  getOriginalState: s,
                  condition: (e, t) => u(e, t).then(Boolean),
                  take: u,
                  delay: rc(c.signal),
                  pause: nc(c.signal),
                  extra: a,
                  signal: c.signal,
                  fork: sc(c.signal, f),
                  unsubscribe: e.unsubscribe,
                  subscribe: () => {
                    l(e);
                  },
                  cancelActiveListeners: () => {
                    e.pending.forEach((e, t, n) => {
                      e !== c && (e.abort(Ks), n.delete(e));
                    });
                  },
                  cancel: () => {
                    (c.abort(Ks), e.pending.delete(c));
                  },
                  throwIfCancelled: () => {
                    $s(c.signal);
                  },
                }),
              ),
            ));
        } catch (e) {
          e instanceof Js || mc(o, e, { raisedBy: `effect` });
        } finally {
          (await Promise.all(f), c.abort(qs), i(e), e.pending.delete(c));
        }
      },
      m = pc(t, n),
      h = () => {
        (m(), (s = void 0));
      };
    return {
      middleware: (e) => (t) => (n) => {
        if (!Ra(n)) return t(n);
        if (hc.match(n)) return d(n.payload);
        if (gc.match(n)) {
          h();
          return;
        }
        if (_c.match(n)) return f(n.payload);
        let r = e.getState(),
          i = () => {
            if (r === ac) throw Error(bc(23));
            return r;
          },
          a;
        try {
          a = t(n);
          let { entries: s, types: l, anyType: u } = c();
          if (u || l.has(n.type)) {
            let t = e.getState();
            for (let a of s) {
              if (typeof a.type == `string` && a.type !== n.type) continue;
              let s = !1;
              try {
                s = a.predicate(n, t, r);
              } catch (e) {
                ((s = !1), mc(o, e, { raisedBy: `predicate` }));
              }
              s && p(a, n, e, i);
            }
          }
        } finally {
          r = ac;
        }
        return a;
      },
      startListening: d,
      stopListening: f,
      clearListeners: h,
    };
  };
function bc(e) {
  return `Minified Redux Toolkit error #${e}; visit https://redux-toolkit.js.org/Errors?code=${e} for the full message or use the non-minified dev environment for full errors. `;
}
var xc = Ns({
    name: `chartLayout`,
    initialState: { layoutType: `horizontal`, width: 0, height: 0, margin: { top: 5, right: 5, bottom: 5, left: 5 }, scale: 1 },
    reducers: {
      setLayout(e, t) {
        e.layoutType = t.payload;
      },
      setChartSize(e, t) {
        ((e.width = t.payload.width), (e.height = t.payload.height));
      },
      setMargin(e, t) {
        ((e.margin.top = t.payload.top ?? 0),
          (e.margin.right = t.payload.right ?? 0),
          (e.margin.bottom = t.payload.bottom ?? 0),
          (e.margin.left = t.payload.left ?? 0));
      },
      setScale(e, t) {
        e.scale = t.payload;
      },
    },
  }),
  Sc = xc.actions,
  Cc = Sc.setMargin,
  wc = Sc.setLayout,
  Tc = Sc.setChartSize,
  Ec = Sc.setScale,
  Dc = xc.reducer;
function Oc(e, t, n) {
  return Array.isArray(e) && e && t + n !== 0 ? e.slice(t, n + 1) : e;
}
function W(e) {
  return Number.isFinite(e);
}
function kc(e) {
  return typeof e == `number` && e > 0 && Number.isFinite(e);
}
function Ac(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function jc(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Ac(Object(n), !0).forEach(function (t) {
          Mc(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Ac(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Mc(e, t, n) {
  return ((t = Nc(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Nc(e) {
  var t = Pc(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function Pc(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function G(e, t, n) {
  return L(e) || L(t) ? n : I(t) ? je(e, t, n) : typeof t == `function` ? t(e) : n;
}
var Fc = (e, t, n) => {
    if (t && n) {
      var r = n.width,
        i = n.height,
        a = t.align,
        o = t.verticalAlign,
        s = t.layout,
        c = t.position,
        l = t.offset,
        u = l === void 0 ? 0 : l;
      if (c != null) {
        if (nt(c)) {
          if (c === `top` && F(e.top)) return jc(jc({}, e), {}, { top: e.top + (i || 0) + u });
          if (c === `bottom` && F(e.bottom)) return jc(jc({}, e), {}, { bottom: e.bottom + (i || 0) + u });
          if (c === `left` && F(e.left)) return jc(jc({}, e), {}, { left: e.left + (r || 0) + u });
          if (c === `right` && F(e.right)) return jc(jc({}, e), {}, { right: e.right + (r || 0) + u });
        }
        return e;
      }
      if ((s === `vertical` || (s === `horizontal` && o === `middle`)) && a !== `center` && F(e[a]))
        return jc(jc({}, e), {}, { [a]: e[a] + (r || 0) });
      if ((s === `horizontal` || (s === `vertical` && a === `center`)) && o !== `middle` && F(e[o]))
        return jc(jc({}, e), {}, { [o]: e[o] + (i || 0) });
    }
    return e;
  },
  Ic = (e, t) =>
    (e === `horizontal` && t === `xAxis`) ||
    (e === `vertical` && t === `yAxis`) ||
    (e === `centric` && t === `angleAxis`) ||
    (e === `radial` && t === `radiusAxis`),
  Lc = (e, t, n, r) => {
    if (r) return e.map((e) => e.coordinate);
    var i,
      a,
      o = e.map((e) => (e.coordinate === t && (i = !0), e.coordinate === n && (a = !0), e.coordinate));
    return (i || o.push(t), a || o.push(n), o);
  },
  Rc = (e, t, n) => {
    if (!e) return null;
    var r = e.duplicateDomain,
      i = e.type,
      a = e.range,
      o = e.scale,
      s = e.realScaleType,
      c = e.isCategorical,
      l = e.categoricalDomain,
      u = e.tickCount,
      d = e.ticks,
      f = e.niceTicks,
      p = e.axisType;
    if (!o) return null;
    var m = s === `scaleBand` && o.bandwidth ? o.bandwidth() / 2 : 2,
      h = (t || n) && i === `category` && o.bandwidth ? o.bandwidth() / m : 0;
    return (
      (h = p === `angleAxis` && a && a.length >= 2 ? Ie(a[0] - a[1]) * 2 * h : h),
      t && (d || f)
        ? (d || f || [])
            .map((e, t) => {
              var n = r ? r.indexOf(e) : e,
                i = o.map(n);
              return W(i) ? { coordinate: i + h, value: e, offset: h, index: t } : null;
            })
            .filter(Ke)
        : c && l
          ? l
              .map((e, t) => {
                var n = o.map(e);
                return W(n) ? { coordinate: n + h, value: e, index: t, offset: h } : null;
              })
              .filter(Ke)
          : o.ticks && !n && u != null
            ? o
                .ticks(u)
                .map((e, t) => {
                  var n = o.map(e);
                  return W(n) ? { coordinate: n + h, value: e, index: t, offset: h } : null;
                })
                .filter(Ke)
            : o
                .domain()
                .map((e, t) => {
                  var n = o.map(e);
                  return W(n) ? { coordinate: n + h, value: r ? r[e] : e, index: t, offset: h } : null;
                })
                .filter(Ke)
    );
  },
  zc = (e, t) => {
    if (!t || t.length !== 2 || !F(t[0]) || !F(t[1])) return e;
    var n = Math.min(t[0], t[1]),
      r = Math.max(t[0], t[1]),
      i = [e[0], e[1]];
    return ((!F(e[0]) || e[0] < n) && (i[0] = n), (!F(e[1]) || e[1] > r) && (i[1] = r), i[0] > r && (i[0] = r), i[1] < n && (i[1] = n), i);
  },
  Bc = {
    sign: (e) => {
      var t = e.length;
      if (!(t <= 0)) {
        var n = e[0]?.length;
        if (!(n == null || n <= 0))
          for (var r = 0; r < n; ++r)
            for (var i = 0, a = 0, o = 0; o < t; ++o) {
              var s = e[o]?.[r];
              if (s != null) {
                var c = s[1],
                  l = s[0],
                  u = Le(c) ? l : c;
                u >= 0 ? ((s[0] = i), (i += u), (s[1] = i)) : ((s[0] = a), (a += u), (s[1] = a));
              }
            }
      }
    },
    expand: zn,
    none: Pn,
    silhouette: Bn,
    wiggle: Vn,
    positive: (e) => {
      var t = e.length;
      if (!(t <= 0)) {
        var n = e[0]?.length;
        if (!(n == null || n <= 0))
          for (var r = 0; r < n; ++r)
            for (var i = 0, a = 0; a < t; ++a) {
              var o = e[a]?.[r];
              if (o != null) {
                var s = Le(o[1]) ? o[0] : o[1];
                s >= 0 ? ((o[0] = i), (i += s), (o[1] = i)) : ((o[0] = 0), (o[1] = 0));
              }
            }
      }
    },
  },
  Vc = (e, t, n) => {
    var r = Bc[n] ?? Pn,
      i = Rn()
        .keys(t)
        .value((e, t) => Number(G(e, t, 0)))
        .order(Fn)
        .offset(r)(e);
    return (
      i.forEach((n, r) => {
        n.forEach((n, i) => {
          var a = G(e[i], t[r], 0);
          Array.isArray(a) && a.length === 2 && F(a[0]) && F(a[1]) && ((n[0] = a[0]), (n[1] = a[1]));
        });
      }),
      i
    );
  };
function Hc(e) {
  return e == null ? void 0 : String(e);
}
var Uc = (e) => {
    var t = e.axis,
      n = e.ticks,
      r = e.offset,
      i = e.bandSize,
      a = e.entry,
      o = e.index;
    if (t.type === `category`) return n[o] ? n[o].coordinate + r : null;
    var s = G(a, t.dataKey, t.scale.domain()[o]);
    if (L(s)) return null;
    var c = t.scale.map(s);
    return F(c) ? c - i / 2 + r : null;
  },
  Wc = (e) => {
    var t = e.numericAxis,
      n = t.scale.domain();
    if (t.type === `number`) {
      var r = Math.min(n[0], n[1]),
        i = Math.max(n[0], n[1]);
      return r <= 0 && i >= 0 ? 0 : i < 0 ? i : r;
    }
    return n[0];
  },
  Gc = (e) => {
    var t = e.flat(2).filter(F);
    return [Math.min(...t), Math.max(...t)];
  },
  Kc = (e) => [e[0] === 1 / 0 ? 0 : e[0], e[1] === -1 / 0 ? 0 : e[1]],
  qc = (e, t, n) => {
    if (e != null && Object.keys(e).length !== 0)
      return Kc(
        Object.keys(e).reduce(
          (r, i) => {
            var a = e[i];
            if (!a) return r;
            var o = a.stackedData.reduce(
              (e, r) => {
                var i = Gc(Oc(r, t, n));
                return !W(i[0]) || !W(i[1]) ? e : [Math.min(e[0], i[0]), Math.max(e[1], i[1])];
              },
              [1 / 0, -1 / 0],
            );
            return [Math.min(o[0], r[0]), Math.max(o[1], r[1])];
          },
          [1 / 0, -1 / 0],
        ),
      );
  },
  Jc = /^dataMin[\s]*-[\s]*([0-9]+([.]{1}[0-9]+){0,1})$/,
  Yc = /^dataMax[\s]*\+[\s]*([0-9]+([.]{1}[0-9]+){0,1})$/,
  Xc = (e, t, n) => {
    if (e && e.scale && e.scale.bandwidth) {
      var r = e.scale.bandwidth();
      if (!n || r > 0) return r;
    }
    if (e && t && t.length >= 2) {
      for (var i = pa(t, (e) => e.coordinate), a = [], o = 0, s = 1, c = i.length; s < c; s++) {
        var l = (i[s]?.coordinate || 0) - (i[s - 1]?.coordinate || 0);
        (a.push(l), (o = Math.max(l, o)));
      }
      var u = o * 1e-4,
        d = 1 / 0;
      for (var f of a) f > u && (d = Math.min(f, d));
      return d === 1 / 0 ? 0 : d;
    }
    return n ? void 0 : 0;
  };
function Zc(e) {
  var t = e.tooltipEntrySettings,
    n = e.dataKey,
    r = e.payload,
    i = e.value,
    a = e.name;
  return jc(jc({}, t), {}, { dataKey: n, payload: r, value: i, name: a });
}
function Qc(e, t) {
  if (e != null) return String(e);
  if (typeof t == `string`) return t;
}
var $c = (e, t) => {
    if (t === `horizontal`) return e.relativeX;
    if (t === `vertical`) return e.relativeY;
  },
  el = (e, t) => (t === `centric` ? e.angle : e.radius),
  tl = (e) => e.layout.width,
  nl = (e) => e.layout.height,
  rl = (e) => e.layout.scale,
  il = (e) => e.layout.margin,
  al = V(
    (e) => e.cartesianAxis.xAxis,
    (e) => Object.values(e),
  ),
  ol = V(
    (e) => e.cartesianAxis.yAxis,
    (e) => Object.values(e),
  ),
  sl = `data-recharts-item-index`;
function cl(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function ll(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? cl(Object(n), !0).forEach(function (t) {
          ul(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : cl(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function ul(e, t, n) {
  return ((t = dl(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function dl(e) {
  var t = fl(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function fl(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var pl = (e) => e.brush.height;
function ml(e) {
  return ol(e).reduce((e, t) => (t.orientation === `left` && !t.mirror && !t.hide ? e + (typeof t.width == `number` ? t.width : 60) : e), 0);
}
function hl(e) {
  return ol(e).reduce((e, t) => (t.orientation === `right` && !t.mirror && !t.hide ? e + (typeof t.width == `number` ? t.width : 60) : e), 0);
}
function gl(e) {
  return al(e).reduce((e, t) => (t.orientation === `top` && !t.mirror && !t.hide ? e + (typeof t.height == `number` ? t.height : 30) : e), 0);
}
function _l(e) {
  return al(e).reduce((e, t) => (t.orientation === `bottom` && !t.mirror && !t.hide ? e + (typeof t.height == `number` ? t.height : 30) : e), 0);
}
var vl = V([tl, nl, il, pl, ml, hl, gl, _l, ma, ha], (e, t, n, r, i, a, o, s, c, l) => {
    var u = { left: (n.left || 0) + i, right: (n.right || 0) + a },
      d = ll(ll({}, { top: (n.top || 0) + o, bottom: (n.bottom || 0) + s }), u),
      f = d.bottom;
    ((d.bottom += r), (d = Fc(d, c, l)));
    var p = e - d.left - d.right,
      m = t - d.top - d.bottom;
    return ll(ll({ brushBottom: f }, d), {}, { width: Math.max(p, 0), height: Math.max(m, 0) });
  }),
  yl = V(vl, (e) => ({ x: e.left, y: e.top, width: e.width, height: e.height })),
  bl = V(tl, nl, (e, t) => ({ x: 0, y: 0, width: e, height: t })),
  xl = (0, P.createContext)(null),
  Sl = () => (0, P.useContext)(xl) != null,
  Cl = (e) => {
    var t = e.children;
    return P.createElement(xl.Provider, { value: !0 }, t);
  },
  wl = (e) => e.brush,
  Tl = V([wl, vl, il], (e, t, n) => ({
    height: e.height,
    x: F(e.x) ? e.x : t.left,
    y: F(e.y) ? e.y : t.top + t.height + t.brushBottom - (n?.bottom || 0),
    width: F(e.width) ? e.width : t.width,
  }));
function El(e, t, { signal: n, edges: r } = {}) {
  let i,
    a = null,
    o = r != null && r.includes(`leading`),
    s = r == null || r.includes(`trailing`),
    c = () => {
      a !== null && (e.apply(i, a), (i = void 0), (a = null));
    },
    l = () => {
      (s && c(), p());
    },
    u = null,
    d = () => {
      (u != null && clearTimeout(u),
        (u = setTimeout(() => {
          ((u = null), l());
        }, t)));
    },
    f = () => {
      u !== null && (clearTimeout(u), (u = null));
    },
    p = () => {
      (f(), (i = void 0), (a = null));
    },
    m = () => {
      c();
    },
    h = function (...e) {
      if (n?.aborted) return;
      ((i = this), (a = e));
      let t = u == null;
      (d(), o && t && c());
    };
  return ((h.schedule = d), (h.cancel = p), (h.flush = m), n?.addEventListener(`abort`, p, { once: !0 }), h);
}
function Dl(e, t = 0, n = {}) {
  typeof n != `object` && (n = {});
  let { leading: r = !1, trailing: i = !0, maxWait: a } = n,
    o = [, ,];
  (r && (o[0] = `leading`), i && (o[1] = `trailing`));
  let s,
    c = null,
    l = El(
      function (...t) {
        ((s = e.apply(this, t)), (c = null));
      },
      t,
      { edges: o },
    ),
    u = function (...t) {
      return a != null && (c === null && (c = Date.now()), Date.now() - c >= a)
        ? ((r || i) && (s = e.apply(this, t)), (c = Date.now()), l.cancel(), l.schedule(), s)
        : (l.apply(this, t), s);
    };
  return ((u.cancel = l.cancel), (u.flush = () => (l.flush(), s)), u);
}
function Ol(e, t = 0, n = {}) {
  let { leading: r = !0, trailing: i = !0 } = n;
  return Dl(e, t, { leading: r, maxWait: t, trailing: i });
}
var kl = function (e, t) {
    var n = [...arguments].slice(2);
    if (typeof console < `u` && console.warn && (t === void 0 && console.warn(`LogUtils requires an error message argument`), !e)) {
      if (t === void 0)
        console.warn(`Minified exception occurred; use the non-minified dev environment for the full error message and additional helpful warnings.`);
      else {
        var r = 0;
        console.warn(t.replace(/%s/g, () => n[r++]));
      }
    }
  },
  Al = { width: `100%`, height: `100%`, debounce: 0, minWidth: 0, initialDimension: { width: -1, height: -1 } },
  jl = (e, t, n) => {
    var r = n.width,
      i = r === void 0 ? Al.width : r,
      a = n.height,
      o = a === void 0 ? Al.height : a,
      s = n.aspect,
      c = n.maxHeight,
      l = Re(i) ? e : Number(i),
      u = Re(o) ? t : Number(o);
    return (s && s > 0 && (l ? (u = l / s) : u && (l = u * s), c && u != null && u > c && (u = c)), { calculatedWidth: l, calculatedHeight: u });
  },
  Ml = { width: 0, height: 0, overflow: `visible` },
  Nl = { width: 0, overflowX: `visible` },
  Pl = { height: 0, overflowY: `visible` },
  Fl = {},
  Il = (e) => {
    var t = e.width,
      n = e.height,
      r = Re(t),
      i = Re(n);
    return r && i ? Ml : r ? Nl : i ? Pl : Fl;
  };
function Ll(e) {
  var t = e.width,
    n = e.height,
    r = e.aspect,
    i = t,
    a = n;
  return (
    i === void 0 && a === void 0
      ? ((i = Al.width), (a = Al.height))
      : i === void 0
        ? (i = r && r > 0 ? void 0 : Al.width)
        : a === void 0 && (a = r && r > 0 ? void 0 : Al.height),
    { width: i, height: a }
  );
}
var Rl = [
  `aspect`,
  `initialDimension`,
  `width`,
  `height`,
  `minWidth`,
  `minHeight`,
  `maxHeight`,
  `children`,
  `debounce`,
  `id`,
  `className`,
  `onResize`,
  `style`,
];
function zl() {
  return (
    (zl = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    zl.apply(null, arguments)
  );
}
function Bl(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Vl(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Bl(Object(n), !0).forEach(function (t) {
          Hl(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Bl(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Hl(e, t, n) {
  return ((t = Ul(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Ul(e) {
  var t = Wl(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function Wl(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function Gl(e, t) {
  return Xl(e) || Yl(e, t) || ql(e, t) || Kl();
}
function Kl() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function ql(e, t) {
  if (e) {
    if (typeof e == `string`) return Jl(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? Jl(e, t) : void 0
    );
  }
}
function Jl(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function Yl(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function Xl(e) {
  if (Array.isArray(e)) return e;
}
function Zl(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = Ql(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function Ql(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
var $l = (0, P.createContext)(Al.initialDimension);
function eu(e) {
  return kc(e.width) && kc(e.height);
}
function tu(e) {
  var t = e.children,
    n = e.width,
    r = e.height,
    i = (0, P.useMemo)(() => ({ width: n, height: r }), [n, r]);
  return eu(i) ? P.createElement($l.Provider, { value: i }, t) : null;
}
var nu = () => (0, P.useContext)($l),
  ru = (0, P.forwardRef)((t, n) => {
    var r = t.aspect,
      i = t.initialDimension,
      a = i === void 0 ? Al.initialDimension : i,
      o = t.width,
      s = t.height,
      c = t.minWidth,
      l = c === void 0 ? Al.minWidth : c,
      u = t.minHeight,
      d = t.maxHeight,
      f = t.children,
      p = t.debounce,
      m = p === void 0 ? Al.debounce : p,
      h = t.id,
      g = t.className,
      _ = t.onResize,
      v = t.style,
      y = v === void 0 ? {} : v,
      b = Zl(t, Rl),
      x = (0, P.useRef)(null),
      S = (0, P.useRef)();
    ((S.current = _), (0, P.useImperativeHandle)(n, () => x.current));
    var C = Gl((0, P.useState)({ containerWidth: a.width, containerHeight: a.height }), 2),
      w = C[0],
      T = C[1],
      E = (0, P.useCallback)((e, t) => {
        T((n) => {
          var r = Math.round(e),
            i = Math.round(t);
          return n.containerWidth === r && n.containerHeight === i ? n : { containerWidth: r, containerHeight: i };
        });
      }, []);
    (0, P.useEffect)(() => {
      if (x.current == null || typeof ResizeObserver > `u`) return qe;
      var e = (e) => {
        var t,
          n = e[0];
        if (n != null) {
          var r = n.contentRect,
            i = r.width,
            a = r.height;
          (E(i, a), (t = S.current) == null || t.call(S, i, a));
        }
      };
      m > 0 && (e = Ol(e, m, { trailing: !0, leading: !1 }));
      var t = new ResizeObserver(e),
        n = x.current.getBoundingClientRect(),
        r = n.width,
        i = n.height;
      return (
        E(r, i),
        t.observe(x.current),
        () => {
          t.disconnect();
        }
      );
    }, [E, m]);
    var D = w.containerWidth,
      O = w.containerHeight;
    kl(!r || r > 0, `The aspect(%s) must be greater than zero.`, r);
    var k = jl(D, O, { width: o, height: s, aspect: r, maxHeight: d }),
      A = k.calculatedWidth,
      j = k.calculatedHeight;
    return (
      kl(
        D < 0 || O < 0 || (A != null && A > 0) || (j != null && j > 0),
        `The width(%s) and height(%s) of chart should be greater than 0,
       please check the style of container, or the props width(%s) and height(%s),
       or add a minWidth(%s) or minHeight(%s) or use aspect(%s) to control the
       height and width.`,
        A,
        j,
        o,
        s,
        l,
        u,
        r,
      ),
      P.createElement(
        `div`,
        zl(
          {
            id: h ? `${h}` : void 0,
            className: e(`recharts-responsive-container`, g),
            style: Vl(Vl({}, y), {}, { width: o, height: s, minWidth: l, minHeight: u, maxHeight: d }),
            ref: x,
          },
          b,
        ),
        P.createElement(`div`, { style: Il({ width: o, height: s }) }, P.createElement(tu, { width: A, height: j }, f)),
      )
    );
  }),
  iu = (0, P.forwardRef)((e, t) => {
    var n = nu();
    if (kc(n.width) && kc(n.height)) return e.children;
    var r = Ll({ width: e.width, height: e.height, aspect: e.aspect }),
      i = r.width,
      a = r.height,
      o = jl(void 0, void 0, { width: i, height: a, aspect: e.aspect, maxHeight: e.maxHeight }),
      s = o.calculatedWidth,
      c = o.calculatedHeight;
    return F(s) && F(c) ? P.createElement(tu, { width: s, height: c }, e.children) : P.createElement(ru, zl({}, e, { width: i, height: a, ref: t }));
  }),
  au = () => {
    var e = Sl(),
      t = B(yl),
      n = B(Tl),
      r = B(wl)?.padding;
    return !e || !n || !r ? t : { width: n.width - r.left - r.right, height: n.height - r.top - r.bottom, x: r.left, y: r.top };
  },
  ou = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0, brushBottom: 0 },
  su = () => B(vl) ?? ou,
  cu = () => B(tl),
  lu = () => B(nl),
  uu = () => B((e) => e.layout.margin),
  K = (e) => e.layout.layoutType,
  du = () => B(K),
  fu = () => {
    var e = du();
    if (e === `horizontal` || e === `vertical`) return e;
  },
  pu = (e) => {
    var t = e.layout.layoutType;
    if (t === `centric` || t === `radial`) return t;
  },
  mu = () => du() !== void 0,
  hu = (e) => {
    var t = z(),
      n = Sl(),
      r = e.width,
      i = e.height,
      a = nu(),
      o = r,
      s = i;
    return (
      a && ((o = a.width > 0 ? a.width : r), (s = a.height > 0 ? a.height : i)),
      (0, P.useEffect)(() => {
        !n && kc(o) && kc(s) && t(Tc({ width: o, height: s }));
      }, [t, n, o, s]),
      null
    );
  },
  gu = Ns({
    name: `legend`,
    initialState: {
      settings: { layout: `horizontal`, align: `center`, verticalAlign: `bottom`, itemSorter: `value`, position: void 0, offset: 0 },
      size: { width: 0, height: 0 },
      payload: [],
    },
    reducers: {
      setLegendSize(e, t) {
        ((e.size.width = t.payload.width), (e.size.height = t.payload.height));
      },
      setLegendSettings(e, t) {
        ((e.settings.align = t.payload.align),
          (e.settings.layout = t.payload.layout),
          (e.settings.verticalAlign = t.payload.verticalAlign),
          (e.settings.itemSorter = t.payload.itemSorter),
          (e.settings.position = t.payload.position),
          (e.settings.offset = t.payload.offset));
      },
      addLegendPayload: {
        reducer(e, t) {
          e.payload.push(H(t.payload));
        },
        prepare: U(),
      },
      replaceLegendPayload: {
        reducer(e, t) {
          var n = t.payload,
            r = n.prev,
            i = n.next,
            a = as(e).payload.indexOf(H(r));
          a > -1 && (e.payload[a] = H(i));
        },
        prepare: U(),
      },
      removeLegendPayload: {
        reducer(e, t) {
          var n = as(e).payload.indexOf(H(t.payload));
          n > -1 && e.payload.splice(n, 1);
        },
        prepare: U(),
      },
    },
  }),
  _u = gu.actions,
  vu = _u.setLegendSize,
  yu = _u.setLegendSettings,
  bu = _u.addLegendPayload,
  xu = _u.replaceLegendPayload,
  Su = _u.removeLegendPayload,
  Cu = gu.reducer,
  wu = g((e) => {
    var t = h();
    (t.useSyncExternalStore, t.useRef, t.useEffect, t.useMemo, t.useDebugValue);
  });
g((e, t) => {
  t.exports = wu();
})();
function Tu(e) {
  e();
}
function Eu() {
  let e = null,
    t = null;
  return {
    clear() {
      ((e = null), (t = null));
    },
    notify() {
      Tu(() => {
        let t = e;
        for (; t;) (t.callback(), (t = t.next));
      });
    },
    get() {
      let t = [],
        n = e;
      for (; n;) (t.push(n), (n = n.next));
      return t;
    },
    subscribe(n) {
      let r = !0,
        i = (t = { callback: n, next: null, prev: t });
      return (
        i.prev ? (i.prev.next = i) : (e = i),
        function () {
          r && e !== null && ((r = !1), i.next ? (i.next.prev = i.prev) : (t = i.prev), i.prev ? (i.prev.next = i.next) : (e = i.next));
        }
      );
    },
  };
}
var Du = { notify() {}, get: () => [] };
function Ou(e, t) {
  let n,
    r = Du,
    i = 0,
    a = !1;
  function o(e) {
    u();
    let t = r.subscribe(e),
      n = !1;
    return () => {
      n || ((n = !0), t(), d());
    };
  }
  function s() {
    r.notify();
  }
  function c() {
    m.onStateChange && m.onStateChange();
  }
  function l() {
    return a;
  }
  function u() {
    (i++, n || ((n = t ? t.addNestedSub(c) : e.subscribe(c)), (r = Eu())));
  }
  function d() {
    (i--, n && i === 0 && (n(), (n = void 0), r.clear(), (r = Du)));
  }
  function f() {
    a || ((a = !0), u());
  }
  function p() {
    a && ((a = !1), d());
  }
  let m = {
    addNestedSub: o,
    notifyNestedSubs: s,
    handleChangeWrapper: c,
    isSubscribed: l,
    trySubscribe: f,
    tryUnsubscribe: p,
    getListeners: () => r,
  };
  return m;
}
var ku = typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0,
  Au = typeof navigator < `u` && navigator.product === `ReactNative`,
  ju = ku || Au ? P.useLayoutEffect : P.useEffect;
function Mu(e, t) {
  return e === t ? e !== 0 || t !== 0 || 1 / e == 1 / t : e !== e && t !== t;
}
function Nu(e, t) {
  if (Mu(e, t)) return !0;
  if (typeof e != `object` || !e || typeof t != `object` || !t) return !1;
  let n = Object.keys(e),
    r = Object.keys(t);
  if (n.length !== r.length) return !1;
  for (let r = 0; r < n.length; r++) if (!Object.prototype.hasOwnProperty.call(t, n[r]) || !Mu(e[n[r]], t[n[r]])) return !1;
  return !0;
}
var Pu = Symbol.for(`react-redux-context`),
  Fu = typeof globalThis < `u` ? globalThis : {};
function Iu() {
  if (!P.createContext) return {};
  let e = (Fu[Pu] ??= new Map()),
    t = e.get(P.createContext);
  return (t || ((t = P.createContext(null)), e.set(P.createContext, t)), t);
}
var Lu = Iu();
function Ru(e) {
  let { children: t, context: n, serverState: r, store: i } = e,
    a = P.useMemo(() => {
      let e = Ou(i);
      return { store: i, subscription: e, getServerState: r == null ? void 0 : () => r };
    }, [i, r]),
    o = P.useMemo(() => i.getState(), [i]);
  ju(() => {
    let { subscription: e } = a;
    return (
      (e.onStateChange = e.notifyNestedSubs),
      e.trySubscribe(),
      o !== i.getState() && e.notifyNestedSubs(),
      () => {
        (e.tryUnsubscribe(), (e.onStateChange = void 0));
      }
    );
  }, [a, o]);
  let s = n || Lu;
  return P.createElement(s.Provider, { value: a }, t);
}
var zu = new Set([
  `axisLine`,
  `tickLine`,
  `activeBar`,
  `activeDot`,
  `activeLabel`,
  `activeShape`,
  `allowEscapeViewBox`,
  `background`,
  `cursor`,
  `dot`,
  `label`,
  `line`,
  `margin`,
  `padding`,
  `position`,
  `shape`,
  `style`,
  `tick`,
  `wrapperStyle`,
  `radius`,
  `throttledEvents`,
]);
function Bu(e, t) {
  return e == null && t == null ? !0 : typeof e == `number` && typeof t == `number` ? e === t || (e !== e && t !== t) : e === t;
}
function Vu(e, t) {
  for (var n of new Set([...Object.keys(e), ...Object.keys(t)]))
    if (zu.has(n)) {
      if (e[n] == null && t[n] == null) continue;
      if (!Nu(e[n], t[n])) return !1;
    } else if (!Bu(e[n], t[n])) return !1;
  return !0;
}
var Hu = V([tl, nl, il], (e, t, n) => ({
  x: n.left || 0,
  y: n.top || 0,
  width: Math.max(e - (n.left || 0) - (n.right || 0), 0),
  height: Math.max(t - (n.top || 0) - (n.bottom || 0), 0),
}));
function Uu(e, t) {
  return e === `start` && t === `start`
    ? ``
    : `translate(${e === `inherit` ? `0` : { start: `0`, middle: `-50%`, end: `-100%` }[e]}, ${{ start: `0`, middle: `-50%`, end: `-100%` }[t] ?? `0`})`;
}
var Wu = p(a()),
  Gu = [`contextPayload`];
function Ku() {
  return (
    (Ku = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    Ku.apply(null, arguments)
  );
}
function qu(e, t) {
  return Qu(e) || Zu(e, t) || Yu(e, t) || Ju();
}
function Ju() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function Yu(e, t) {
  if (e) {
    if (typeof e == `string`) return Xu(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? Xu(e, t) : void 0
    );
  }
}
function Xu(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function Zu(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function Qu(e) {
  if (Array.isArray(e)) return e;
}
function $u(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function ed(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? $u(Object(n), !0).forEach(function (t) {
          td(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : $u(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function td(e, t, n) {
  return ((t = nd(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function nd(e) {
  var t = rd(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function rd(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function id(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = ad(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function ad(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
function od(e) {
  return e.value;
}
function sd(e) {
  var t = e.contextPayload,
    n = id(e, Gu),
    r = Pi(t, e.payloadUniqBy, od),
    i = ed(ed({}, n), {}, { payload: r });
  return P.isValidElement(e.content)
    ? P.cloneElement(e.content, i)
    : typeof e.content == `function`
      ? P.createElement(e.content, i)
      : P.createElement(wr, i);
}
function cd(e) {
  return e === `left` || e === `right` || e === `insideLeft` || e === `insideRight` ? `vertical` : `horizontal`;
}
function ld(e, t) {
  return t == null ? null : nt(t) ? Hu(e) : yl(e);
}
function ud(e, t, n) {
  return e === `top`
    ? { top: n.height + t }
    : e === `bottom`
      ? { top: -n.height - t }
      : e === `left`
        ? { left: n.width + t }
        : e === `right`
          ? { left: -n.width - t }
          : {};
}
function dd(e, t, n, r, i, a) {
  var o = t.layout,
    s = t.align,
    c = t.verticalAlign,
    l,
    u;
  return (
    (e && ((e.left !== void 0 && e.left !== null) || (e.right !== void 0 && e.right !== null))) ||
      (l =
        s === `center` && o === `vertical`
          ? { left: ((r || 0) - a.width) / 2 }
          : s === `right`
            ? { right: (n && n.right) || 0 }
            : { left: (n && n.left) || 0 }),
    (e && ((e.top !== void 0 && e.top !== null) || (e.bottom !== void 0 && e.bottom !== null))) ||
      (u = c === `middle` ? { top: ((i || 0) - a.height) / 2 } : c === `bottom` ? { bottom: (n && n.bottom) || 0 } : { top: (n && n.top) || 0 }),
    ed(ed({}, l), u)
  );
}
function fd(e) {
  var t = e.align,
    n = e.layout,
    r = e.verticalAlign,
    i = e.itemSorter,
    a = e.position,
    o = e.offset,
    s = z();
  return (
    (0, P.useLayoutEffect)(() => {
      s(yu({ align: t, layout: n, verticalAlign: r, itemSorter: i, position: a, offset: o }));
    }, [s, t, n, r, i, a, o]),
    null
  );
}
function pd(e) {
  var t = e.width,
    n = e.height,
    r = z();
  return (
    (0, P.useLayoutEffect)(() => {
      r(vu({ width: t, height: n }));
    }, [r, t, n]),
    (0, P.useLayoutEffect)(
      () => () => {
        r(vu({ width: 0, height: 0 }));
      },
      [r],
    ),
    null
  );
}
function md(e, t, n, r) {
  return e === `vertical` && t != null ? { height: t } : e === `horizontal` ? { width: n || r } : null;
}
var hd = {
  align: `center`,
  iconSize: 14,
  inactiveColor: `#ccc`,
  itemSorter: `value`,
  labelStyle: {},
  layout: `auto`,
  verticalAlign: `bottom`,
  offset: 0,
};
function gd(e) {
  var t = fr(e, hd),
    n = e.layout && e.layout !== `auto` ? e.layout : cd(t.position),
    r = _a(),
    i = it(),
    a = uu(),
    o = B((e) => ld(e, t.position)),
    s = t.width,
    c = t.height,
    l = t.wrapperStyle,
    u = t.portal,
    d = u == null && (t.position == null || nt(t.position)),
    f = qu(Da([r]), 2),
    p = f[0],
    m = f[1],
    h = cu(),
    g = lu();
  if (h == null || g == null || (t.position != null && o == null)) return null;
  var _ = md(n, c, s, h - (a?.left || 0) - (a?.right || 0)),
    v = t.position == null ? null : et({ viewBox: o ?? { x: 0, y: 0, width: h, height: g }, position: t.position, offset: t.offset ?? 0 }),
    y = ud(t.position, t.offset ?? 0, p),
    b = n === `vertical` ? (o?.width ?? 0) / 2 : (o?.width ?? 0),
    x = n === `horizontal` ? (o?.height ?? 0) / 2 : (o?.height ?? 0),
    S = v
      ? {
          width: `max-content`,
          height: `max-content`,
          maxWidth: b,
          maxHeight: x,
          overflowY: `auto`,
          top: v.y + (y.top ?? 0),
          left: v.x + (y.left ?? 0),
          transform: Uu(v.horizontalAnchor, v.verticalAnchor),
        }
      : dd(l, t, a, h, g, p),
    C = u ? l : ed(ed({ position: `absolute`, width: _?.width || s || `auto`, height: _?.height || c || `auto` }, S), l),
    w = u ?? i;
  if (w == null || r == null) return null;
  var T = P.createElement(
    `div`,
    { className: `recharts-legend-wrapper`, style: C, ref: m },
    P.createElement(fd, {
      layout: n,
      align: t.align,
      verticalAlign: t.verticalAlign,
      itemSorter: t.itemSorter,
      position: t.position,
      offset: t.offset,
    }),
    d && P.createElement(pd, p),
    P.createElement(sd, Ku({}, t, { layout: n }, _, { margin: a, chartWidth: h, chartHeight: g, contextPayload: r })),
  );
  return (0, Wu.createPortal)(T, w);
}
var _d = P.memo(gd, Vu);
_d.displayName = `Legend`;
function vd() {
  return (
    (vd = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    vd.apply(null, arguments)
  );
}
function yd(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function bd(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? yd(Object(n), !0).forEach(function (t) {
          xd(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : yd(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function xd(e, t, n) {
  return ((t = Sd(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Sd(e) {
  var t = Cd(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function Cd(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function wd(e, t) {
  return kd(e) || Od(e, t) || Ed(e, t) || Td();
}
function Td() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function Ed(e, t) {
  if (e) {
    if (typeof e == `string`) return Dd(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? Dd(e, t) : void 0
    );
  }
}
function Dd(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function Od(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function kd(e) {
  if (Array.isArray(e)) return e;
}
function Ad(e) {
  return Array.isArray(e) && I(e[0]) && I(e[1]) ? e.join(` ~ `) : e;
}
var jd = {
  separator: ` : `,
  contentStyle: { margin: 0, padding: 10, backgroundColor: `#fff`, border: `1px solid #ccc`, whiteSpace: `nowrap` },
  itemStyle: { display: `block`, paddingTop: 4, paddingBottom: 4, color: `#000` },
  labelStyle: {},
  accessibilityLayer: !1,
};
function Md(e, t) {
  return t == null ? e : pa(e, t);
}
var Nd = (t) => {
    var n = t.separator,
      r = n === void 0 ? jd.separator : n,
      i = t.contentStyle,
      a = t.itemStyle,
      o = t.labelStyle,
      s = o === void 0 ? jd.labelStyle : o,
      c = t.payload,
      l = t.formatter,
      u = t.itemSorter,
      d = t.wrapperClassName,
      f = t.labelClassName,
      p = t.label,
      m = t.labelFormatter,
      h = t.accessibilityLayer,
      g = h === void 0 ? jd.accessibilityLayer : h,
      _ = () => {
        if (c && c.length) {
          var e = { padding: 0, margin: 0 },
            t = Md(c, u).map((e, t) => {
              if (!e || e.type === `none`) return null;
              var n = e.formatter || l || Ad,
                i = e.value,
                o = e.name,
                s = i,
                u = o;
              if (n) {
                var d = n(i, o, e, t, c);
                if (Array.isArray(d)) {
                  var f = wd(d, 2);
                  ((s = f[0]), (u = f[1]));
                } else if (d != null) s = d;
                else return null;
              }
              var p = bd(bd({}, jd.itemStyle), {}, { color: e.color || jd.itemStyle.color }, a);
              return P.createElement(
                `li`,
                { className: `recharts-tooltip-item`, key: `tooltip-item-${t}`, style: p },
                I(u) ? P.createElement(`span`, { className: `recharts-tooltip-item-name` }, u) : null,
                I(u) ? P.createElement(`span`, { className: `recharts-tooltip-item-separator` }, r) : null,
                P.createElement(`span`, { className: `recharts-tooltip-item-value` }, s),
                P.createElement(`span`, { className: `recharts-tooltip-item-unit` }, e.unit || ``),
              );
            });
          return P.createElement(`ul`, { className: `recharts-tooltip-item-list`, style: e }, t);
        }
        return null;
      },
      v = bd(bd({}, jd.contentStyle), i),
      y = bd({ margin: 0 }, s),
      b = !L(p),
      x = b ? p : ``,
      S = e(`recharts-default-tooltip`, d),
      C = e(`recharts-tooltip-label`, f);
    b && m && c != null && (x = m(p, c));
    var w = g ? { role: `status`, "aria-live": `assertive` } : {};
    return P.createElement(
      `div`,
      vd({ className: S, style: v }, w),
      P.createElement(`p`, { className: C, style: y }, P.isValidElement(x) ? x : `${x}`),
      _(),
    );
  },
  Pd = `recharts-tooltip-wrapper`,
  Fd = { visibility: `hidden` };
function Id(t) {
  var n = t.coordinate,
    r = t.translateX,
    i = t.translateY;
  return e(Pd, {
    [`${Pd}-right`]: F(r) && n && F(n.x) && r >= n.x,
    [`${Pd}-left`]: F(r) && n && F(n.x) && r < n.x,
    [`${Pd}-bottom`]: F(i) && n && F(n.y) && i >= n.y,
    [`${Pd}-top`]: F(i) && n && F(n.y) && i < n.y,
  });
}
function Ld(e) {
  var t = e.allowEscapeViewBox,
    n = e.coordinate,
    r = e.key,
    i = e.offset,
    a = e.position,
    o = e.reverseDirection,
    s = e.tooltipDimension,
    c = e.viewBox,
    l = e.viewBoxDimension;
  if (a && F(a[r])) return a[r];
  var u = n[r] - s - (i > 0 ? i : 0),
    d = n[r] + i;
  if (t[r]) return o[r] ? u : d;
  var f = c[r];
  return f == null ? 0 : o[r] ? Math.max(u < f ? d : u, f) : l == null ? 0 : d + s > f + l ? Math.max(u, f) : Math.max(d, f);
}
function Rd(e) {
  var t = e.translateX,
    n = e.translateY;
  return { transform: e.useTranslate3d ? `translate3d(${t}px, ${n}px, 0)` : `translate(${t}px, ${n}px)` };
}
function zd(e) {
  var t = e.allowEscapeViewBox,
    n = e.coordinate,
    r = e.offsetTop,
    i = e.offsetLeft,
    a = e.position,
    o = e.reverseDirection,
    s = e.tooltipBox,
    c = e.useTranslate3d,
    l = e.viewBox,
    u,
    d,
    f;
  return (
    s && s.height > 0 && s.width > 0 && n
      ? ((d = Ld({
          allowEscapeViewBox: t,
          coordinate: n,
          key: `x`,
          offset: i,
          position: a,
          reverseDirection: o,
          tooltipDimension: s.width,
          viewBox: l,
          viewBoxDimension: l.width,
        })),
        (f = Ld({
          allowEscapeViewBox: t,
          coordinate: n,
          key: `y`,
          offset: r,
          position: a,
          reverseDirection: o,
          tooltipDimension: s.height,
          viewBox: l,
          viewBoxDimension: l.height,
        })),
        (u = Rd({ translateX: d, translateY: f, useTranslate3d: c })))
      : (u = Fd),
    { cssProperties: u, cssClasses: Id({ translateX: d, translateY: f, coordinate: n }) }
  );
}
var Bd = { devToolsEnabled: !0, isSsr: !(typeof window < `u` && window.document && window.document.createElement && window.setTimeout) };
function Vd(e, t) {
  return Kd(e) || Gd(e, t) || Ud(e, t) || Hd();
}
function Hd() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function Ud(e, t) {
  if (e) {
    if (typeof e == `string`) return Wd(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? Wd(e, t) : void 0
    );
  }
}
function Wd(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function Gd(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function Kd(e) {
  if (Array.isArray(e)) return e;
}
function qd() {
  var e = Vd(
      (0, P.useState)(() => (Bd.isSsr || !window.matchMedia ? !1 : window.matchMedia(`(prefers-reduced-motion: reduce)`).matches)),
      2,
    ),
    t = e[0],
    n = e[1];
  return (
    (0, P.useEffect)(() => {
      if (window.matchMedia) {
        var e = window.matchMedia(`(prefers-reduced-motion: reduce)`),
          t = () => {
            n(e.matches);
          };
        return (
          e.addEventListener(`change`, t),
          () => {
            e.removeEventListener(`change`, t);
          }
        );
      }
    }, []),
    t
  );
}
function Jd(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Yd(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Jd(Object(n), !0).forEach(function (t) {
          Xd(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Jd(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Xd(e, t, n) {
  return ((t = Zd(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Zd(e) {
  var t = Qd(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function Qd(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function $d(e, t) {
  return af(e) || rf(e, t) || tf(e, t) || ef();
}
function ef() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function tf(e, t) {
  if (e) {
    if (typeof e == `string`) return nf(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? nf(e, t) : void 0
    );
  }
}
function nf(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function rf(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function af(e) {
  if (Array.isArray(e)) return e;
}
function of(e) {
  if (!(e.prefersReducedMotion && e.isAnimationActive === `auto`) && e.isAnimationActive && e.active) {
    var t = typeof e.animationEasing == `string` ? e.animationEasing : `ease`;
    return `transform ${e.animationDuration}ms ${t}`;
  }
}
function sf(e) {
  var t = qd(),
    n = $d(
      P.useState(() => ({ dismissed: !1, dismissedAtCoordinate: { x: 0, y: 0 } })),
      2,
    ),
    r = n[0],
    i = n[1];
  (P.useEffect(() => {
    var t = (t) => {
      t.key === `Escape` && i({ dismissed: !0, dismissedAtCoordinate: { x: e.coordinate?.x ?? 0, y: e.coordinate?.y ?? 0 } });
    };
    return (
      document.addEventListener(`keydown`, t),
      () => {
        document.removeEventListener(`keydown`, t);
      }
    );
  }, [e.coordinate?.x, e.coordinate?.y]),
    r.dismissed &&
      ((e.coordinate?.x ?? 0) !== r.dismissedAtCoordinate.x || (e.coordinate?.y ?? 0) !== r.dismissedAtCoordinate.y) &&
      i(Yd(Yd({}, r), {}, { dismissed: !1 })));
  var a = zd({
      allowEscapeViewBox: e.allowEscapeViewBox,
      coordinate: e.coordinate,
      offsetLeft: typeof e.offset == `number` ? e.offset : e.offset.x,
      offsetTop: typeof e.offset == `number` ? e.offset : e.offset.y,
      position: e.position,
      reverseDirection: e.reverseDirection,
      tooltipBox: e.lastBoundingBox,
      useTranslate3d: e.useTranslate3d,
      viewBox: e.viewBox,
    }),
    o = a.cssClasses,
    s = a.cssProperties,
    c = Yd(
      Yd(
        {},
        e.hasPortalFromProps
          ? {}
          : Yd(
              Yd(
                {
                  transition: of({
                    prefersReducedMotion: t,
                    isAnimationActive: e.isAnimationActive,
                    active: e.active,
                    animationDuration: e.animationDuration,
                    animationEasing: e.animationEasing,
                  }),
                },
                s,
              ),
              {},
              { pointerEvents: `none`, position: `absolute`, top: 0, left: 0 },
            ),
      ),
      {},
      { visibility: !r.dismissed && e.active && e.hasPayload ? `visible` : `hidden` },
      e.wrapperStyle,
    );
  return P.createElement(`div`, { xmlns: `http://www.w3.org/1999/xhtml`, tabIndex: -1, className: o, style: c, ref: e.innerRef }, e.children);
}
var cf = P.memo(sf),
  lf = () => B((e) => e.rootProps.accessibilityLayer) ?? !0;
function uf() {
  return (
    (uf = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    uf.apply(null, arguments)
  );
}
function df(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function ff(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? df(Object(n), !0).forEach(function (t) {
          pf(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : df(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function pf(e, t, n) {
  return ((t = mf(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function mf(e) {
  var t = hf(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function hf(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var gf = {
    curveBasisClosed: rn,
    curveBasisOpen: on,
    curveBasis: tn,
    curveBumpX: jt,
    curveBumpY: Mt,
    curveLinearClosed: _n,
    curveLinear: Ct,
    curveMonotoneX: Tn,
    curveMonotoneY: En,
    curveNatural: kn,
    curveStep: jn,
    curveStepAfter: Nn,
    curveStepBefore: Mn,
  },
  _f = (e) => W(e.x) && W(e.y),
  vf = (e) => e.base != null && _f(e.base) && _f(e),
  yf = (e) => e.x,
  bf = (e) => e.y,
  xf = (e, t) => {
    if (typeof e == `function`) return e;
    var n = `curve${Ge(e)}`;
    if ((n === `curveMonotone` || n === `curveBump`) && t) {
      var r = gf[`${n}${t === `vertical` ? `Y` : `X`}`];
      if (r) return r;
    }
    return gf[n] || Ct;
  },
  Sf = { connectNulls: !1, type: `linear` },
  Cf = (e) => {
    var t = e.type,
      n = t === void 0 ? Sf.type : t,
      r = e.points,
      i = r === void 0 ? [] : r,
      a = e.baseLine,
      o = e.layout,
      s = e.connectNulls,
      c = s === void 0 ? Sf.connectNulls : s,
      l = xf(n, o),
      u = c ? i.filter(_f) : i;
    if (Array.isArray(a)) {
      var d,
        f = i.map((e, t) => ff(ff({}, e), {}, { base: a[t] }));
      return (
        (d =
          o === `vertical`
            ? Dt()
                .y(bf)
                .x1(yf)
                .x0((e) => e.base.x)
            : Dt()
                .x(yf)
                .y1(bf)
                .y0((e) => e.base.y)),
        d.defined(vf).curve(l)(c ? f.filter(vf) : f)
      );
    }
    return (o === `vertical` && F(a) ? Dt().y(bf).x1(yf).x0(a) : F(a) ? Dt().x(yf).y1(bf).y0(a) : Et().x(yf).y(bf)).defined(_f).curve(l)(u);
  },
  wf = (t) => {
    var n = t.className,
      r = t.points,
      i = t.path,
      a = t.pathRef,
      o = du();
    if ((!r || !r.length) && !i) return null;
    var s = { type: t.type, points: t.points, baseLine: t.baseLine, layout: t.layout || o, connectNulls: t.connectNulls },
      c = r && r.length ? Cf(s) : i;
    return P.createElement(`path`, uf({}, ce(t), ir(t), { className: e(`recharts-curve`, n), d: c === null ? void 0 : c, ref: a }));
  },
  Tf = [`x`, `y`, `top`, `left`, `width`, `height`, `className`];
function Ef() {
  return (
    (Ef = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    Ef.apply(null, arguments)
  );
}
function Df(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Of(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Df(Object(n), !0).forEach(function (t) {
          kf(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Df(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function kf(e, t, n) {
  return ((t = Af(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Af(e) {
  var t = jf(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function jf(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function Mf(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = Nf(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function Nf(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
var Pf = (e, t, n, r, i, a) => `M${e},${i}v${r}M${a},${t}h${n}`,
  Ff = (t) => {
    var n = t.x,
      r = n === void 0 ? 0 : n,
      i = t.y,
      a = i === void 0 ? 0 : i,
      o = t.top,
      s = o === void 0 ? 0 : o,
      c = t.left,
      l = c === void 0 ? 0 : c,
      u = t.width,
      d = u === void 0 ? 0 : u,
      f = t.height,
      p = f === void 0 ? 0 : f,
      m = t.className,
      h = Mf(t, Tf),
      g = Of({ x: r, y: a, top: s, left: l, width: d, height: p }, h);
    return !F(r) || !F(a) || !F(d) || !F(p) || !F(s) || !F(l)
      ? null
      : P.createElement(`path`, Ef({}, ue(g), { className: e(`recharts-cross`, m), d: Pf(r, a, d, p, s, l) }));
  };
function If(e, t, n, r) {
  var i = r / 2;
  return {
    stroke: `none`,
    fill: `#ccc`,
    x: e === `horizontal` ? t.x - i : n.left + 0.5,
    y: e === `horizontal` ? n.top + 0.5 : t.y - i,
    width: e === `horizontal` ? r : n.width - 1,
    height: e === `horizontal` ? n.height - 1 : r,
  };
}
var Lf = (e, t) => [0, 3 * e, 3 * t - 6 * e, 3 * e - 3 * t + 1],
  Rf = (e, t) => e.map((e, n) => e * t ** n).reduce((e, t) => e + t),
  zf = (e, t) => (n) => Rf(Lf(e, t), n),
  Bf = (e, t) => (n) =>
    Rf(
      [
        ...Lf(e, t)
          .map((e, t) => e * t)
          .slice(1),
        0,
      ],
      n,
    ),
  Vf = (e) => {
    var t,
      n = e.split(`(`);
    if (n.length !== 2 || n[0] !== `cubic-bezier`) return null;
    var r = (t = n[1]) == null || (t = t.split(`)`)[0]) == null ? void 0 : t.split(`,`);
    if (r == null || r.length !== 4) return null;
    var i = r.map((e) => parseFloat(e));
    return [i[0], i[1], i[2], i[3]];
  },
  Hf = function () {
    var e = [...arguments];
    if (e.length === 1)
      switch (e[0]) {
        case `linear`:
          return [0, 0, 1, 1];
        case `ease`:
          return [0.25, 0.1, 0.25, 1];
        case `ease-in`:
          return [0.42, 0, 1, 1];
        case `ease-out`:
          return [0.42, 0, 0.58, 1];
        case `ease-in-out`:
          return [0, 0, 0.58, 1];
        default:
          var t = Vf(e[0]);
          if (t) return t;
      }
    return e.length === 4 ? e : [0, 0, 1, 1];
  },
  Uf = (e, t, n, r) => {
    var i = zf(e, n),
      a = zf(t, r),
      o = Bf(e, n),
      s = (e) => (e > 1 ? 1 : e < 0 ? 0 : e),
      c = (e) => {
        for (var t = e > 1 ? 1 : e, n = t, r = 0; r < 8; ++r) {
          var c = i(n) - t,
            l = o(n);
          if (Math.abs(c - t) < 1e-4 || l < 1e-4) return a(n);
          n = s(n - c / l);
        }
        return a(n);
      };
    return ((c.isStepper = !1), c);
  },
  Wf = function () {
    return Uf(...Hf(...arguments));
  },
  Gf = function () {
    for (
      var e = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : {},
        t = e.stiff,
        n = t === void 0 ? 100 : t,
        r = e.damping,
        i = r === void 0 ? 8 : r,
        a = e.dt,
        o = a === void 0 ? 16.67 : a,
        s = 1,
        c = [0],
        l = 0,
        u = 0,
        d = 1e4,
        f = 0;
      f < d;
    ) {
      var p = -(l - s) * n,
        m = u * i;
      if (((u += ((p - m) * o) / 1e3), (l += (u * o) / 1e3), c.push(l), Math.abs(l - s) < 1e-4 && Math.abs(u) < 1e-4)) break;
      f++;
    }
    c[c.length - 1] = s;
    var h = c.length - 1;
    return (e) => {
      if (e <= 0) return 0;
      if (e >= 1) return s;
      var t = e * h,
        n = Math.floor(t),
        r = t - n;
      return (c[n] ?? 0) + ((c[n + 1] ?? 0) - (c[n] ?? 0)) * r;
    };
  },
  Kf = (e) => {
    if (typeof e == `string`)
      switch (e) {
        case `ease`:
        case `ease-in-out`:
        case `ease-out`:
        case `ease-in`:
        case `linear`:
          return Wf(e);
        case `spring`:
          return Gf();
        default:
          if (e.split(`(`)[0] === `cubic-bezier`) return Wf(e);
      }
    return typeof e == `function` ? e : null;
  },
  qf = (0, P.createContext)((e, t, n) => {
    var r,
      i = (a) => {
        var o = t.tick(a);
        if (t.getState() === `active`) {
          if ((n(t.getInterpolated()), t.getProgress() === 1)) {
            (t.complete(), (r = void 0));
            return;
          }
          r = e.setTimeout(i, o);
        } else r = e.setTimeout(i, o);
      };
    return ((r = e.setTimeout(i, 0)), () => r?.());
  });
qf.Provider;
function Jf(e) {
  var t = (0, P.useContext)(qf);
  return (0, P.useMemo)(() => e ?? t, [e, t]);
}
function Yf(e, t, n) {
  return ((t = Xf(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Xf(e) {
  var t = Zf(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function Zf(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var Qf = `init`,
  $f = `pending`,
  ep = `active`,
  tp = `completed`;
function np(e) {
  return Math.max(0, e);
}
var rp = class {
    getAnimationStartedTime() {
      return this.animationStartedTime;
    }
    getBeginStartedTime() {
      return this.beginStartedTime;
    }
    constructor(e) {
      var t;
      (Yf(this, `state`, Qf),
        (this.animationId = e.animationId),
        (this.onAnimationEnd = e.onAnimationEnd),
        (this.animationDuration = np(e.animationDuration)),
        (this.animationBegin = np(e.animationBegin)),
        (this.progress = 0),
        (this.from = e.from),
        (this.to = e.to),
        (this.easing = e.easing),
        (t = e.onAnimationStart) == null || t.call(e));
    }
    getState() {
      return this.state;
    }
    getEasing() {
      return this.easing;
    }
    getAnimationDuration() {
      return this.animationDuration;
    }
    tick(e) {
      if (this.getState() === Qf) return ((this.state = $f), (this.beginStartedTime = e), this.animationBegin);
      if (this.getState() === $f) {
        if (this.beginStartedTime == null) throw Error();
        var t = e - this.beginStartedTime;
        return t >= this.animationBegin
          ? ((this.state = ep), (this.animationStartedTime = e), this.nextAnimationUpdate(0))
          : np(this.animationBegin - t);
      }
      if (this.getState() === ep) {
        if (this.animationStartedTime == null) throw Error();
        var n = e - this.animationStartedTime;
        return (this.setProgress(n / this.animationDuration), this.nextAnimationUpdate(n));
      }
      return 0;
    }
    setProgress(e) {
      this.progress = Math.min(1, Math.max(0, e));
    }
    getProgress() {
      return this.progress;
    }
    complete() {
      if (((this.progress = 1), this.state === `active`)) {
        var e;
        (e = this.onAnimationEnd) == null || e.call(this);
      }
      this.state = tp;
    }
    getFrom() {
      return this.from;
    }
    getTo() {
      return this.to;
    }
    getAnimationId() {
      return this.animationId;
    }
    getAnimationBegin() {
      return this.animationBegin;
    }
  },
  ip = class extends rp {
    nextAnimationUpdate() {
      return 0;
    }
    getInterpolated() {
      return this.easing(Ue(this.getFrom(), this.getTo(), this.getProgress()));
    }
  },
  ap = class {
    setTimeout(e) {
      var t = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : 0,
        n = performance.now(),
        r = null,
        i = (a) => {
          a - n >= t ? e(a) : (r = requestAnimationFrame(i));
        };
      return (
        (r = requestAnimationFrame(i)),
        () => {
          r != null && cancelAnimationFrame(r);
        }
      );
    }
  };
function op(e, t) {
  return dp(e) || up(e, t) || cp(e, t) || sp();
}
function sp() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function cp(e, t) {
  if (e) {
    if (typeof e == `string`) return lp(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? lp(e, t) : void 0
    );
  }
}
function lp(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function up(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function dp(e) {
  if (Array.isArray(e)) return e;
}
var fp = { begin: 0, duration: 1e3, easing: `ease`, isActive: !0, canBegin: !0, onAnimationEnd: () => {}, onAnimationStart: () => {} },
  pp = 0,
  mp = 1;
function hp(e) {
  var t = fr(e, fp),
    n = t.animationId,
    r = t.isActive,
    i = t.canBegin,
    a = t.duration,
    o = t.easing,
    s = t.begin,
    c = t.onAnimationEnd,
    l = t.onAnimationStart,
    u = t.children,
    d = qd(),
    f = r === `auto` ? !Bd.isSsr && !d : r,
    p = Jf(t.animationController),
    m = op((0, P.useState)(f ? pp : mp), 2),
    h = m[0],
    g = m[1];
  return (
    (0, P.useEffect)(() => {
      f || g(mp);
    }, [f]),
    (0, P.useEffect)(() => {
      var e = Kf(o);
      return !f || !i || e == null
        ? qe
        : p(
            new ap(),
            new ip({ animationId: n, easing: e, animationDuration: a, animationBegin: s, onAnimationStart: l, onAnimationEnd: c, from: pp, to: mp }),
            g,
          );
    }, [p, n, f, i, a, o, s, l, c]),
    u(Number(h))
  );
}
function gp(e) {
  var t = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : `animation-`,
    n = (0, P.useRef)(Be(t)),
    r = (0, P.useRef)(e);
  return (r.current !== e && ((n.current = Be(t)), (r.current = e)), n.current);
}
var _p = (e) => e.replace(/([A-Z])/g, (e) => `-${e.toLowerCase()}`),
  vp = (e, t, n) => e.map((e) => `${_p(e)} ${t}ms ${n}`).join(`,`),
  yp = [`radius`],
  bp = [`radius`],
  xp,
  Sp,
  Cp,
  wp,
  Tp,
  Ep,
  Dp,
  Op,
  kp,
  Ap;
function jp(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Mp(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? jp(Object(n), !0).forEach(function (t) {
          Np(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : jp(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Np(e, t, n) {
  return ((t = Pp(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Pp(e) {
  var t = Fp(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function Fp(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function Ip() {
  return (
    (Ip = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    Ip.apply(null, arguments)
  );
}
function Lp(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = Rp(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function Rp(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
function zp(e, t) {
  return Wp(e) || Up(e, t) || Vp(e, t) || Bp();
}
function Bp() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function Vp(e, t) {
  if (e) {
    if (typeof e == `string`) return Hp(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? Hp(e, t) : void 0
    );
  }
}
function Hp(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function Up(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function Wp(e) {
  if (Array.isArray(e)) return e;
}
function Gp(e, t) {
  return ((t ||= e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } })));
}
var Kp = (e, t, n, r, i) => {
    var a = Pe(n),
      o = Pe(r),
      s = Math.min(Math.abs(a) / 2, Math.abs(o) / 2),
      c = o >= 0 ? 1 : -1,
      l = a >= 0 ? 1 : -1,
      u = +((o >= 0 && a >= 0) || (o < 0 && a < 0)),
      d;
    if (s > 0 && Array.isArray(i)) {
      for (var f = [0, 0, 0, 0], p = 0, m = 4; p < m; p++) {
        var h = i[p] ?? 0;
        f[p] = h > s ? s : h;
      }
      ((d = Fe((xp ||= Gp([`M`, `,`, ``])), e, t + c * f[0])),
        f[0] > 0 && (d += Fe((Sp ||= Gp([`A `, `,`, `,0,0,`, `,`, `,`, ``])), f[0], f[0], u, e + l * f[0], t)),
        (d += Fe((Cp ||= Gp([`L `, `,`, ``])), e + n - l * f[1], t)),
        f[1] > 0 &&
          (d += Fe(
            (wp ||= Gp([
              `A `,
              `,`,
              `,0,0,`,
              `,
        `,
              `,`,
              ``,
            ])),
            f[1],
            f[1],
            u,
            e + n,
            t + c * f[1],
          )),
        (d += Fe((Tp ||= Gp([`L `, `,`, ``])), e + n, t + r - c * f[2])),
        f[2] > 0 &&
          (d += Fe(
            (Ep ||= Gp([
              `A `,
              `,`,
              `,0,0,`,
              `,
        `,
              `,`,
              ``,
            ])),
            f[2],
            f[2],
            u,
            e + n - l * f[2],
            t + r,
          )),
        (d += Fe((Dp ||= Gp([`L `, `,`, ``])), e + l * f[3], t + r)),
        f[3] > 0 &&
          (d += Fe(
            (Op ||= Gp([
              `A `,
              `,`,
              `,0,0,`,
              `,
        `,
              `,`,
              ``,
            ])),
            f[3],
            f[3],
            u,
            e,
            t + r - c * f[3],
          )),
        (d += `Z`));
    } else if (s > 0 && i === +i && i > 0) {
      var g = Math.min(s, i);
      d = Fe(
        (kp ||= Gp(
          `M .,.
            A .,.,0,0,.,.,.
            L .,.
            A .,.,0,0,.,.,.
            L .,.
            A .,.,0,0,.,.,.
            L .,.
            A .,.,0,0,.,.,. Z`.split(`.`),
        )),
        e,
        t + c * g,
        g,
        g,
        u,
        e + l * g,
        t,
        e + n - l * g,
        t,
        g,
        g,
        u,
        e + n,
        t + c * g,
        e + n,
        t + r - c * g,
        g,
        g,
        u,
        e + n - l * g,
        t + r,
        e + l * g,
        t + r,
        g,
        g,
        u,
        e,
        t + r - c * g,
      );
    } else d = Fe((Ap ||= Gp([`M `, `,`, ` h `, ` v `, ` h `, ` Z`])), e, t, n, r, -n);
    return d;
  },
  qp = {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    radius: 0,
    isAnimationActive: !1,
    isUpdateAnimationActive: !1,
    animationBegin: 0,
    animationDuration: 1500,
    animationEasing: `ease`,
  },
  Jp = (t) => {
    var n = fr(t, qp),
      r = (0, P.useRef)(null),
      i = zp((0, P.useState)(-1), 2),
      a = i[0],
      o = i[1];
    (0, P.useEffect)(() => {
      if (r.current && r.current.getTotalLength)
        try {
          var e = r.current.getTotalLength();
          e && o(e);
        } catch {}
    }, []);
    var s = n.x,
      c = n.y,
      l = n.width,
      u = n.height,
      d = n.radius,
      f = n.className,
      p = n.animationEasing,
      m = n.animationDuration,
      h = n.animationBegin,
      g = n.isAnimationActive,
      _ = n.isUpdateAnimationActive,
      v = (0, P.useRef)(l),
      y = (0, P.useRef)(u),
      b = (0, P.useRef)(s),
      x = (0, P.useRef)(c),
      S = gp(
        (0, P.useMemo)(() => ({ x: s, y: c, width: l, height: u, radius: d }), [s, c, l, u, d]),
        `rectangle-`,
      );
    if (s !== +s || c !== +c || l !== +l || u !== +u || l === 0 || u === 0) return null;
    var C = e(`recharts-rectangle`, f);
    if (!_) {
      var w = ue(n);
      w.radius;
      var T = Lp(w, yp);
      return P.createElement(
        `path`,
        Ip({}, T, { x: Pe(s), y: Pe(c), width: Pe(l), height: Pe(u), radius: typeof d == `number` ? d : void 0, className: C, d: Kp(s, c, l, u, d) }),
      );
    }
    var E = v.current,
      D = y.current,
      O = b.current,
      k = x.current,
      A = `0px ${a === -1 ? 1 : a}px`,
      j = `${a}px ${a}px`,
      M = vp([`strokeDasharray`], m, typeof p == `string` ? p : qp.animationEasing);
    return P.createElement(hp, { animationId: S, key: S, canBegin: a > 0, duration: m, easing: p, isActive: _, begin: h }, (e) => {
      var t = Ue(E, l, e),
        i = Ue(D, u, e),
        a = Ue(O, s, e),
        o = Ue(k, c, e);
      r.current && ((v.current = t), (y.current = i), (b.current = a), (x.current = o));
      var f = g ? (e > 0 ? { transition: M, strokeDasharray: j } : { strokeDasharray: A }) : { strokeDasharray: j },
        p = ue(n);
      p.radius;
      var m = Lp(p, bp);
      return P.createElement(
        `path`,
        Ip({}, m, { radius: typeof d == `number` ? d : void 0, className: C, d: Kp(a, o, t, i, d), ref: r, style: Mp(Mp({}, f), n.style) }),
      );
    });
  };
function Yp(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Xp(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Yp(Object(n), !0).forEach(function (t) {
          Zp(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Yp(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Zp(e, t, n) {
  return ((t = Qp(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Qp(e) {
  var t = $p(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function $p(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var em = Math.PI / 180,
  tm = (e) => (e * 180) / Math.PI,
  nm = (e, t, n, r) => ({ x: e + Math.cos(-em * r) * n, y: t + Math.sin(-em * r) * n }),
  rm = function (e, t) {
    var n =
      arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : { top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0, brushBottom: 0 };
    return Math.min(Math.abs(e - (n.left || 0) - (n.right || 0)), Math.abs(t - (n.top || 0) - (n.bottom || 0))) / 2;
  },
  im = (e, t) => {
    var n = e.x,
      r = e.y,
      i = t.x,
      a = t.y;
    return Math.sqrt((n - i) ** 2 + (r - a) ** 2);
  },
  am = (e, t) => {
    var n = e.x,
      r = e.y,
      i = t.cx,
      a = t.cy,
      o = im({ x: n, y: r }, { x: i, y: a });
    if (o <= 0) return { radius: o, angle: 0 };
    var s = (n - i) / o,
      c = Math.acos(s);
    return (r > a && (c = 2 * Math.PI - c), { radius: o, angle: tm(c), angleInRadian: c });
  },
  om = (e) => {
    var t = e.startAngle,
      n = e.endAngle,
      r = Math.floor(t / 360),
      i = Math.floor(n / 360),
      a = Math.min(r, i);
    return { startAngle: t - a * 360, endAngle: n - a * 360 };
  },
  sm = (e, t) => {
    var n = t.startAngle,
      r = t.endAngle,
      i = Math.floor(n / 360),
      a = Math.floor(r / 360);
    return e + Math.min(i, a) * 360;
  },
  cm = (e, t) => {
    var n = e.relativeX,
      r = e.relativeY,
      i = am({ x: n, y: r }, t),
      a = i.radius,
      o = i.angle,
      s = t.innerRadius,
      c = t.outerRadius;
    if (a < s || a > c || a === 0) return null;
    var l = om(t),
      u = l.startAngle,
      d = l.endAngle,
      f = o,
      p;
    if (u <= d) {
      for (; f > d;) f -= 360;
      for (; f < u;) f += 360;
      p = f >= u && f <= d;
    } else {
      for (; f > u;) f -= 360;
      for (; f < d;) f += 360;
      p = f >= d && f <= u;
    }
    return p ? Xp(Xp({}, t), {}, { radius: a, angle: sm(f, t) }) : null;
  };
function lm(e) {
  var t = e.cx,
    n = e.cy,
    r = e.radius,
    i = e.startAngle,
    a = e.endAngle;
  return { points: [nm(t, n, r, i), nm(t, n, r, a)], cx: t, cy: n, radius: r, startAngle: i, endAngle: a };
}
var um, dm, fm, pm, mm, hm, gm;
function _m() {
  return (
    (_m = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    _m.apply(null, arguments)
  );
}
function vm(e, t) {
  return ((t ||= e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } })));
}
var ym = (e, t) => Ie(t - e) * Math.min(Math.abs(t - e), 359.999),
  bm = (e) => {
    var t = e.cx,
      n = e.cy,
      r = e.radius,
      i = e.angle,
      a = e.sign,
      o = e.isExternal,
      s = e.cornerRadius,
      c = e.cornerIsExternal,
      l = s * (o ? 1 : -1) + r,
      u = Math.asin(s / l) / em,
      d = c ? i : i + a * u,
      f = nm(t, n, l, d),
      p = nm(t, n, r, d),
      m = c ? i - a * u : i;
    return { center: f, circleTangency: p, lineTangency: nm(t, n, l * Math.cos(u * em), m), theta: u };
  },
  xm = (e) => {
    var t = e.cx,
      n = e.cy,
      r = e.innerRadius,
      i = e.outerRadius,
      a = e.startAngle,
      o = e.endAngle,
      s = ym(a, o),
      c = a + s,
      l = nm(t, n, i, a),
      u = nm(t, n, i, c),
      d = Fe(
        (um ||= vm([
          `M `,
          `,`,
          `
    A `,
          `,`,
          `,0,
    `,
          `,`,
          `,
    `,
          `,`,
          `
  `,
        ])),
        l.x,
        l.y,
        i,
        i,
        +(Math.abs(s) > 180),
        +(a > c),
        u.x,
        u.y,
      );
    if (r > 0) {
      var f = nm(t, n, r, a),
        p = nm(t, n, r, c);
      d += Fe(
        (dm ||= vm([
          `L `,
          `,`,
          `
            A `,
          `,`,
          `,0,
            `,
          `,`,
          `,
            `,
          `,`,
          ` Z`,
        ])),
        p.x,
        p.y,
        r,
        r,
        +(Math.abs(s) > 180),
        +(a <= c),
        f.x,
        f.y,
      );
    } else d += Fe((fm ||= vm([`L `, `,`, ` Z`])), t, n);
    return d;
  },
  Sm = (e) => {
    var t = e.cx,
      n = e.cy,
      r = e.innerRadius,
      i = e.outerRadius,
      a = e.cornerRadius,
      o = e.forceCornerRadius,
      s = e.cornerIsExternal,
      c = e.startAngle,
      l = e.endAngle,
      u = Ie(l - c),
      d = bm({ cx: t, cy: n, radius: i, angle: c, sign: u, cornerRadius: a, cornerIsExternal: s }),
      f = d.circleTangency,
      p = d.lineTangency,
      m = d.theta,
      h = bm({ cx: t, cy: n, radius: i, angle: l, sign: -u, cornerRadius: a, cornerIsExternal: s }),
      g = h.circleTangency,
      _ = h.lineTangency,
      v = h.theta,
      y = s ? Math.abs(c - l) : Math.abs(c - l) - m - v;
    if (y < 0)
      return o
        ? Fe(
            (pm ||= vm([
              `M `,
              `,`,
              `
        a`,
              `,`,
              `,0,0,1,`,
              `,0
        a`,
              `,`,
              `,0,0,1,`,
              `,0
      `,
            ])),
            p.x,
            p.y,
            a,
            a,
            a * 2,
            a,
            a,
            -a * 2,
          )
        : xm({ cx: t, cy: n, innerRadius: r, outerRadius: i, startAngle: c, endAngle: l });
    var b = Fe(
      (mm ||= vm([
        `M `,
        `,`,
        `
    A`,
        `,`,
        `,0,0,`,
        `,`,
        `,`,
        `
    A`,
        `,`,
        `,0,`,
        `,`,
        `,`,
        `,`,
        `
    A`,
        `,`,
        `,0,0,`,
        `,`,
        `,`,
        `
  `,
      ])),
      p.x,
      p.y,
      a,
      a,
      +(u < 0),
      f.x,
      f.y,
      i,
      i,
      +(y > 180),
      +(u < 0),
      g.x,
      g.y,
      a,
      a,
      +(u < 0),
      _.x,
      _.y,
    );
    if (r > 0) {
      var x = bm({ cx: t, cy: n, radius: r, angle: c, sign: u, isExternal: !0, cornerRadius: a, cornerIsExternal: s }),
        S = x.circleTangency,
        C = x.lineTangency,
        w = x.theta,
        T = bm({ cx: t, cy: n, radius: r, angle: l, sign: -u, isExternal: !0, cornerRadius: a, cornerIsExternal: s }),
        E = T.circleTangency,
        D = T.lineTangency,
        O = T.theta,
        k = s ? Math.abs(c - l) : Math.abs(c - l) - w - O;
      if (k < 0 && a === 0) return `${b}L${t},${n}Z`;
      b += Fe(
        (hm ||= vm([
          `L`,
          `,`,
          `
      A`,
          `,`,
          `,0,0,`,
          `,`,
          `,`,
          `
      A`,
          `,`,
          `,0,`,
          `,`,
          `,`,
          `,`,
          `
      A`,
          `,`,
          `,0,0,`,
          `,`,
          `,`,
          `Z`,
        ])),
        D.x,
        D.y,
        a,
        a,
        +(u < 0),
        E.x,
        E.y,
        r,
        r,
        +(k > 180),
        +(u > 0),
        S.x,
        S.y,
        a,
        a,
        +(u < 0),
        C.x,
        C.y,
      );
    } else b += Fe((gm ||= vm([`L`, `,`, `Z`])), t, n);
    return b;
  },
  Cm = { cx: 0, cy: 0, innerRadius: 0, outerRadius: 0, startAngle: 0, endAngle: 0, cornerRadius: 0, forceCornerRadius: !1, cornerIsExternal: !1 },
  wm = (t) => {
    var n = fr(t, Cm),
      r = n.cx,
      i = n.cy,
      a = n.innerRadius,
      o = n.outerRadius,
      s = n.cornerRadius,
      c = n.forceCornerRadius,
      l = n.cornerIsExternal,
      u = n.startAngle,
      d = n.endAngle,
      f = n.className;
    if (o < a || u === d) return null;
    var p = e(`recharts-sector`, f),
      m = o - a,
      h = Ve(s, m, 0, !0),
      g =
        h > 0 && Math.abs(u - d) < 360
          ? Sm({
              cx: r,
              cy: i,
              innerRadius: a,
              outerRadius: o,
              cornerRadius: Math.min(h, m / 2),
              forceCornerRadius: c,
              cornerIsExternal: l,
              startAngle: u,
              endAngle: d,
            })
          : xm({ cx: r, cy: i, innerRadius: a, outerRadius: o, startAngle: u, endAngle: d });
    return P.createElement(`path`, _m({}, ue(n), { className: p, d: g }));
  };
function Tm(e, t, n) {
  if (e === `horizontal`)
    return [
      { x: t.x, y: n.top },
      { x: t.x, y: n.top + n.height },
    ];
  if (e === `vertical`)
    return [
      { x: n.left, y: t.y },
      { x: n.left + n.width, y: t.y },
    ];
  if (rr(t)) {
    if (e === `centric`) {
      var r = t.cx,
        i = t.cy,
        a = t.innerRadius,
        o = t.outerRadius,
        s = t.angle,
        c = nm(r, i, a, s),
        l = nm(r, i, o, s);
      return [
        { x: c.x, y: c.y },
        { x: l.x, y: l.y },
      ];
    }
    return lm(t);
  }
}
function Em(e) {
  return De(e) ? NaN : Number(e);
}
function Dm(e) {
  return e ? ((e = Em(e)), e === 1 / 0 || e === -1 / 0 ? (e < 0 ? -1 : 1) * Number.MAX_VALUE : e === e ? e : 0) : e === 0 ? e : 0;
}
function Om(e, t, n) {
  (n && typeof n != `number` && aa(e, t, n) && (t = n = void 0),
    (e = Dm(e)),
    t === void 0 ? ((t = e), (e = 0)) : (t = Dm(t)),
    (n = n === void 0 ? (e < t ? 1 : -1) : Dm(n)));
  let r = Math.max(Math.ceil((t - e) / (n || 1)), 0),
    i = Array(r);
  for (let t = 0; t < r; t++) ((i[t] = e), (e += n));
  return i;
}
var km = (e) => e.chartData,
  Am = V([km], (e) => {
    var t = e.chartData == null ? 0 : e.chartData.length - 1;
    return { chartData: e.chartData, computedData: e.computedData, dataEndIndex: t, dataStartIndex: 0 };
  }),
  jm = (e, t, n, r) => (r ? Am(e) : km(e)),
  Mm = (e, t, n) => (n ? Am(e) : km(e)),
  Nm = V([jm], (e) => {
    var t = e.chartData,
      n = e.dataStartIndex,
      r = e.dataEndIndex;
    return t == null ? [] : t.slice(n, r + 1);
  });
V([Am], (e) => {
  var t = e.chartData,
    n = e.dataStartIndex,
    r = e.dataEndIndex;
  return t == null ? [] : t.slice(n, r + 1);
});
var Pm = V([km], (e) => {
  var t = e.chartData,
    n = e.dataStartIndex,
    r = e.dataEndIndex;
  return t == null ? [] : t.slice(n, r + 1);
});
function Fm(e, t) {
  return Bm(e) || zm(e, t) || Lm(e, t) || Im();
}
function Im() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function Lm(e, t) {
  if (e) {
    if (typeof e == `string`) return Rm(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? Rm(e, t) : void 0
    );
  }
}
function Rm(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function zm(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function Bm(e) {
  if (Array.isArray(e)) return e;
}
function Vm(e) {
  if (Array.isArray(e) && e.length === 2) {
    var t = Fm(e, 2),
      n = t[0],
      r = t[1];
    if (W(n) && W(r)) return !0;
  }
  return !1;
}
function Hm(e, t, n) {
  return n ? e : [Math.min(e[0], t[0]), Math.max(e[1], t[1])];
}
function Um(e, t) {
  if (t && typeof e != `function` && Array.isArray(e) && e.length === 2) {
    var n = Fm(e, 2),
      r = n[0],
      i = n[1],
      a,
      o;
    if (W(r)) a = r;
    else if (typeof r == `function`) return;
    if (W(i)) o = i;
    else if (typeof i == `function`) return;
    var s = [a, o];
    if (Vm(s)) return s;
  }
}
function Wm(e, t, n) {
  if (n || t != null) {
    if (typeof e == `function` && t != null)
      try {
        var r = e(t, n);
        if (Vm(r)) return Hm(r, t, n);
      } catch {}
    if (Array.isArray(e) && e.length === 2) {
      var i = Fm(e, 2),
        a = i[0],
        o = i[1],
        s,
        c;
      if (a === `auto`) t != null && (s = Math.min(...t));
      else if (F(a)) s = a;
      else if (typeof a == `function`)
        try {
          t != null && (s = a(t?.[0]));
        } catch {}
      else if (typeof a == `string` && Jc.test(a)) {
        var l = Jc.exec(a);
        if (l == null || l[1] == null || t == null) s = void 0;
        else {
          var u = +l[1];
          s = t[0] - u;
        }
      } else s = t?.[0];
      if (o === `auto`) t != null && (c = Math.max(...t));
      else if (F(o)) c = o;
      else if (typeof o == `function`)
        try {
          t != null && (c = o(t?.[1]));
        } catch {}
      else if (typeof o == `string` && Yc.test(o)) {
        var d = Yc.exec(o);
        if (d == null || d[1] == null || t == null) c = void 0;
        else {
          var f = +d[1];
          c = t[1] + f;
        }
      } else c = t?.[1];
      var p = [s, c];
      if (Vm(p)) return t == null ? p : Hm(p, t, n);
    }
  }
}
var q = p(
  g((e, t, n) => {
    (function (e) {
      var n = 1e9,
        r = {
          precision: 20,
          rounding: 4,
          toExpNeg: -7,
          toExpPos: 21,
          LN10: `2.302585092994045684017991454684364207601101488628772976033327900967572609677352480235997205089598298341967784042286`,
        },
        i = !0,
        a = `[DecimalError] `,
        o = a + `Invalid argument: `,
        s = a + `Exponent out of range: `,
        c = Math.floor,
        l = Math.pow,
        u = /^(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i,
        d,
        f = 1e7,
        p = 7,
        m = 9007199254740991,
        h = c(m / p),
        g = {};
      ((g.absoluteValue = g.abs =
        function () {
          var e = new this.constructor(this);
          return ((e.s &&= 1), e);
        }),
        (g.comparedTo = g.cmp =
          function (e) {
            var t,
              n,
              r,
              i,
              a = this;
            if (((e = new a.constructor(e)), a.s !== e.s)) return a.s || -e.s;
            if (a.e !== e.e) return (a.e > e.e) ^ (a.s < 0) ? 1 : -1;
            for (r = a.d.length, i = e.d.length, t = 0, n = r < i ? r : i; t < n; ++t)
              if (a.d[t] !== e.d[t]) return (a.d[t] > e.d[t]) ^ (a.s < 0) ? 1 : -1;
            return r === i ? 0 : (r > i) ^ (a.s < 0) ? 1 : -1;
          }),
        (g.decimalPlaces = g.dp =
          function () {
            var e = this,
              t = e.d.length - 1,
              n = (t - e.e) * p;
            if (((t = e.d[t]), t)) for (; t % 10 == 0; t /= 10) n--;
            return n < 0 ? 0 : n;
          }),
        (g.dividedBy = g.div =
          function (e) {
            return b(this, new this.constructor(e));
          }),
        (g.dividedToIntegerBy = g.idiv =
          function (e) {
            var t = this,
              n = t.constructor;
            return D(b(t, new n(e), 0, 1), n.precision);
          }),
        (g.equals = g.eq =
          function (e) {
            return !this.cmp(e);
          }),
        (g.exponent = function () {
          return S(this);
        }),
        (g.greaterThan = g.gt =
          function (e) {
            return this.cmp(e) > 0;
          }),
        (g.greaterThanOrEqualTo = g.gte =
          function (e) {
            return this.cmp(e) >= 0;
          }),
        (g.isInteger = g.isint =
          function () {
            return this.e > this.d.length - 2;
          }),
        (g.isNegative = g.isneg =
          function () {
            return this.s < 0;
          }),
        (g.isPositive = g.ispos =
          function () {
            return this.s > 0;
          }),
        (g.isZero = function () {
          return this.s === 0;
        }),
        (g.lessThan = g.lt =
          function (e) {
            return this.cmp(e) < 0;
          }),
        (g.lessThanOrEqualTo = g.lte =
          function (e) {
            return this.cmp(e) < 1;
          }),
        (g.logarithm = g.log =
          function (e) {
            var t,
              n = this,
              r = n.constructor,
              o = r.precision,
              s = o + 5;
            if (e === void 0) e = new r(10);
            else if (((e = new r(e)), e.s < 1 || e.eq(d))) throw Error(a + `NaN`);
            if (n.s < 1) throw Error(a + (n.s ? `NaN` : `-Infinity`));
            return n.eq(d) ? new r(0) : ((i = !1), (t = b(T(n, s), T(e, s), s)), (i = !0), D(t, o));
          }),
        (g.minus = g.sub =
          function (e) {
            var t = this;
            return ((e = new t.constructor(e)), t.s == e.s ? O(t, e) : _(t, ((e.s = -e.s), e)));
          }),
        (g.modulo = g.mod =
          function (e) {
            var t,
              n = this,
              r = n.constructor,
              o = r.precision;
            if (((e = new r(e)), !e.s)) throw Error(a + `NaN`);
            return n.s ? ((i = !1), (t = b(n, e, 0, 1).times(e)), (i = !0), n.minus(t)) : D(new r(n), o);
          }),
        (g.naturalExponential = g.exp =
          function () {
            return x(this);
          }),
        (g.naturalLogarithm = g.ln =
          function () {
            return T(this);
          }),
        (g.negated = g.neg =
          function () {
            var e = new this.constructor(this);
            return ((e.s = -e.s || 0), e);
          }),
        (g.plus = g.add =
          function (e) {
            var t = this;
            return ((e = new t.constructor(e)), t.s == e.s ? _(t, e) : O(t, ((e.s = -e.s), e)));
          }),
        (g.precision = g.sd =
          function (e) {
            var t,
              n,
              r,
              i = this;
            if (e !== void 0 && e !== !!e && e !== 1 && e !== 0) throw Error(o + e);
            if (((t = S(i) + 1), (r = i.d.length - 1), (n = r * p + 1), (r = i.d[r]), r)) {
              for (; r % 10 == 0; r /= 10) n--;
              for (r = i.d[0]; r >= 10; r /= 10) n++;
            }
            return e && t > n ? t : n;
          }),
        (g.squareRoot = g.sqrt =
          function () {
            var e,
              t,
              n,
              r,
              o,
              s,
              l,
              u = this,
              d = u.constructor;
            if (u.s < 1) {
              if (!u.s) return new d(0);
              throw Error(a + `NaN`);
            }
            for (
              e = S(u),
                i = !1,
                o = Math.sqrt(+u),
                o == 0 || o == 1 / 0
                  ? ((t = y(u.d)),
                    (t.length + e) % 2 == 0 && (t += `0`),
                    (o = Math.sqrt(t)),
                    (e = c((e + 1) / 2) - (e < 0 || e % 2)),
                    o == 1 / 0 ? (t = `5e` + e) : ((t = o.toExponential()), (t = t.slice(0, t.indexOf(`e`) + 1) + e)),
                    (r = new d(t)))
                  : (r = new d(o.toString())),
                n = d.precision,
                o = l = n + 3;
              ;
            )
              if (((s = r), (r = s.plus(b(u, s, l + 2)).times(0.5)), y(s.d).slice(0, l) === (t = y(r.d)).slice(0, l))) {
                if (((t = t.slice(l - 3, l + 1)), o == l && t == `4999`)) {
                  if ((D(s, n + 1, 0), s.times(s).eq(u))) {
                    r = s;
                    break;
                  }
                } else if (t != `9999`) break;
                l += 4;
              }
            return ((i = !0), D(r, n));
          }),
        (g.times = g.mul =
          function (e) {
            var t,
              n,
              r,
              a,
              o,
              s,
              c,
              l,
              u,
              d = this,
              p = d.constructor,
              m = d.d,
              h = (e = new p(e)).d;
            if (!d.s || !e.s) return new p(0);
            for (
              e.s *= d.s,
                n = d.e + e.e,
                l = m.length,
                u = h.length,
                l < u && ((o = m), (m = h), (h = o), (s = l), (l = u), (u = s)),
                o = [],
                s = l + u,
                r = s;
              r--;
            )
              o.push(0);
            for (r = u; --r >= 0;) {
              for (t = 0, a = l + r; a > r;) ((c = o[a] + h[r] * m[a - r - 1] + t), (o[a--] = (c % f) | 0), (t = (c / f) | 0));
              o[a] = ((o[a] + t) % f) | 0;
            }
            for (; !o[--s];) o.pop();
            return (t ? ++n : o.shift(), (e.d = o), (e.e = n), i ? D(e, p.precision) : e);
          }),
        (g.toDecimalPlaces = g.todp =
          function (e, t) {
            var r = this,
              i = r.constructor;
            return ((r = new i(r)), e === void 0 ? r : (v(e, 0, n), t === void 0 ? (t = i.rounding) : v(t, 0, 8), D(r, e + S(r) + 1, t)));
          }),
        (g.toExponential = function (e, t) {
          var r,
            i = this,
            a = i.constructor;
          return (
            e === void 0
              ? (r = k(i, !0))
              : (v(e, 0, n), t === void 0 ? (t = a.rounding) : v(t, 0, 8), (i = D(new a(i), e + 1, t)), (r = k(i, !0, e + 1))),
            r
          );
        }),
        (g.toFixed = function (e, t) {
          var r,
            i,
            a = this,
            o = a.constructor;
          return e === void 0
            ? k(a)
            : (v(e, 0, n),
              t === void 0 ? (t = o.rounding) : v(t, 0, 8),
              (i = D(new o(a), e + S(a) + 1, t)),
              (r = k(i.abs(), !1, e + S(i) + 1)),
              a.isneg() && !a.isZero() ? `-` + r : r);
        }),
        (g.toInteger = g.toint =
          function () {
            var e = this,
              t = e.constructor;
            return D(new t(e), S(e) + 1, t.rounding);
          }),
        (g.toNumber = function () {
          return +this;
        }),
        (g.toPower = g.pow =
          function (e) {
            var t,
              n,
              r,
              o,
              s,
              l,
              u = this,
              f = u.constructor,
              h = 12,
              g = +(e = new f(e));
            if (!e.s) return new f(d);
            if (((u = new f(u)), !u.s)) {
              if (e.s < 1) throw Error(a + `Infinity`);
              return u;
            }
            if (u.eq(d)) return u;
            if (((r = f.precision), e.eq(d))) return D(u, r);
            if (((t = e.e), (n = e.d.length - 1), (l = t >= n), (s = u.s), !l)) {
              if (s < 0) throw Error(a + `NaN`);
            } else if ((n = g < 0 ? -g : g) <= m) {
              for (o = new f(d), t = Math.ceil(r / p + 4), i = !1; n % 2 && ((o = o.times(u)), A(o.d, t)), (n = c(n / 2)), n !== 0;)
                ((u = u.times(u)), A(u.d, t));
              return ((i = !0), e.s < 0 ? new f(d).div(o) : D(o, r));
            }
            return (
              (s = s < 0 && e.d[Math.max(t, n)] & 1 ? -1 : 1), (u.s = 1), (i = !1), (o = e.times(T(u, r + h))), (i = !0), (o = x(o)), (o.s = s), o
            );
          }),
        (g.toPrecision = function (e, t) {
          var r,
            i,
            a = this,
            o = a.constructor;
          return (
            e === void 0
              ? ((r = S(a)), (i = k(a, r <= o.toExpNeg || r >= o.toExpPos)))
              : (v(e, 1, n),
                t === void 0 ? (t = o.rounding) : v(t, 0, 8),
                (a = D(new o(a), e, t)),
                (r = S(a)),
                (i = k(a, e <= r || r <= o.toExpNeg, e))),
            i
          );
        }),
        (g.toSignificantDigits = g.tosd =
          function (e, t) {
            var r = this,
              i = r.constructor;
            return (
              e === void 0 ? ((e = i.precision), (t = i.rounding)) : (v(e, 1, n), t === void 0 ? (t = i.rounding) : v(t, 0, 8)), D(new i(r), e, t)
            );
          }),
        (g.toString =
          g.valueOf =
          g.val =
          g.toJSON =
            function () {
              var e = this,
                t = S(e),
                n = e.constructor;
              return k(e, t <= n.toExpNeg || t >= n.toExpPos);
            }));
      function _(e, t) {
        var n,
          r,
          a,
          o,
          s,
          c,
          l,
          u,
          d = e.constructor,
          m = d.precision;
        if (!e.s || !t.s) return (t.s || (t = new d(e)), i ? D(t, m) : t);
        if (((l = e.d), (u = t.d), (s = e.e), (a = t.e), (l = l.slice()), (o = s - a), o)) {
          for (
            o < 0 ? ((r = l), (o = -o), (c = u.length)) : ((r = u), (a = s), (c = l.length)),
              s = Math.ceil(m / p),
              c = s > c ? s + 1 : c + 1,
              o > c && ((o = c), (r.length = 1)),
              r.reverse();
            o--;
          )
            r.push(0);
          r.reverse();
        }
        for (c = l.length, o = u.length, c - o < 0 && ((o = c), (r = u), (u = l), (l = r)), n = 0; o;)
          ((n = ((l[--o] = l[o] + u[o] + n) / f) | 0), (l[o] %= f));
        for (n && (l.unshift(n), ++a), c = l.length; l[--c] == 0;) l.pop();
        return ((t.d = l), (t.e = a), i ? D(t, m) : t);
      }
      function v(e, t, n) {
        if (e !== ~~e || e < t || e > n) throw Error(o + e);
      }
      function y(e) {
        var t,
          n,
          r,
          i = e.length - 1,
          a = ``,
          o = e[0];
        if (i > 0) {
          for (a += o, t = 1; t < i; t++) ((r = e[t] + ``), (n = p - r.length), n && (a += w(n)), (a += r));
          ((o = e[t]), (r = o + ``), (n = p - r.length), n && (a += w(n)));
        } else if (o === 0) return `0`;
        for (; o % 10 == 0;) o /= 10;
        return a + o;
      }
      var b = (function () {
        function e(e, t) {
          var n,
            r = 0,
            i = e.length;
          for (e = e.slice(); i--;) ((n = e[i] * t + r), (e[i] = (n % f) | 0), (r = (n / f) | 0));
          return (r && e.unshift(r), e);
        }
        function t(e, t, n, r) {
          var i, a;
          if (n != r) a = n > r ? 1 : -1;
          else
            for (i = a = 0; i < n; i++)
              if (e[i] != t[i]) {
                a = e[i] > t[i] ? 1 : -1;
                break;
              }
          return a;
        }
        function n(e, t, n) {
          for (var r = 0; n--;) ((e[n] -= r), (r = +(e[n] < t[n])), (e[n] = r * f + e[n] - t[n]));
          for (; !e[0] && e.length > 1;) e.shift();
        }
        return function (r, i, o, s) {
          var c,
            l,
            u,
            d,
            m,
            h,
            g,
            _,
            v,
            y,
            b,
            x,
            C,
            w,
            T,
            E,
            O,
            k,
            A = r.constructor,
            j = r.s == i.s ? 1 : -1,
            M = r.d,
            N = i.d;
          if (!r.s) return new A(r);
          if (!i.s) throw Error(a + `Division by zero`);
          for (l = r.e - i.e, O = N.length, T = M.length, g = new A(j), _ = g.d = [], u = 0; N[u] == (M[u] || 0);) ++u;
          if ((N[u] > (M[u] || 0) && --l, (x = o == null ? (o = A.precision) : s ? o + (S(r) - S(i)) + 1 : o), x < 0)) return new A(0);
          if (((x = (x / p + 2) | 0), (u = 0), O == 1))
            for (d = 0, N = N[0], x++; (u < T || d) && x--; u++) ((C = d * f + (M[u] || 0)), (_[u] = (C / N) | 0), (d = (C % N) | 0));
          else {
            for (
              d = (f / (N[0] + 1)) | 0,
                d > 1 && ((N = e(N, d)), (M = e(M, d)), (O = N.length), (T = M.length)),
                w = O,
                v = M.slice(0, O),
                y = v.length;
              y < O;
            )
              v[y++] = 0;
            ((k = N.slice()), k.unshift(0), (E = N[0]), N[1] >= f / 2 && ++E);
            do
              ((d = 0),
                (c = t(N, v, O, y)),
                c < 0
                  ? ((b = v[0]),
                    O != y && (b = b * f + (v[1] || 0)),
                    (d = (b / E) | 0),
                    d > 1
                      ? (d >= f && (d = f - 1),
                        (m = e(N, d)),
                        (h = m.length),
                        (y = v.length),
                        (c = t(m, v, h, y)),
                        c == 1 && (d--, n(m, O < h ? k : N, h)))
                      : (d == 0 && (c = d = 1), (m = N.slice())),
                    (h = m.length),
                    h < y && m.unshift(0),
                    n(v, m, y),
                    c == -1 && ((y = v.length), (c = t(N, v, O, y)), c < 1 && (d++, n(v, O < y ? k : N, y))),
                    (y = v.length))
                  : c === 0 && (d++, (v = [0])),
                (_[u++] = d),
                c && v[0] ? (v[y++] = M[w] || 0) : ((v = [M[w]]), (y = 1)));
            while ((w++ < T || v[0] !== void 0) && x--);
          }
          return (_[0] || _.shift(), (g.e = l), D(g, s ? o + S(g) + 1 : o));
        };
      })();
      function x(e, t) {
        var n,
          r,
          a,
          o,
          c,
          u,
          f = 0,
          p = 0,
          m = e.constructor,
          h = m.precision;
        if (S(e) > 16) throw Error(s + S(e));
        if (!e.s) return new m(d);
        for (t == null ? ((i = !1), (u = h)) : (u = t), c = new m(0.03125); e.abs().gte(0.1);) ((e = e.times(c)), (p += 5));
        for (r = ((Math.log(l(2, p)) / Math.LN10) * 2 + 5) | 0, u += r, n = a = o = new m(d), m.precision = u; ;) {
          if (((a = D(a.times(e), u)), (n = n.times(++f)), (c = o.plus(b(a, n, u))), y(c.d).slice(0, u) === y(o.d).slice(0, u))) {
            for (; p--;) o = D(o.times(o), u);
            return ((m.precision = h), t == null ? ((i = !0), D(o, h)) : o);
          }
          o = c;
        }
      }
      function S(e) {
        for (var t = e.e * p, n = e.d[0]; n >= 10; n /= 10) t++;
        return t;
      }
      function C(e, t, n) {
        if (t > e.LN10.sd()) throw ((i = !0), n && (e.precision = n), Error(a + `LN10 precision limit exceeded`));
        return D(new e(e.LN10), t);
      }
      function w(e) {
        for (var t = ``; e--;) t += `0`;
        return t;
      }
      function T(e, t) {
        var n,
          r,
          o,
          s,
          c,
          l,
          u,
          f,
          p,
          m = 1,
          h = 10,
          g = e,
          _ = g.d,
          v = g.constructor,
          x = v.precision;
        if (g.s < 1) throw Error(a + (g.s ? `NaN` : `-Infinity`));
        if (g.eq(d)) return new v(0);
        if ((t == null ? ((i = !1), (f = x)) : (f = t), g.eq(10))) return (t ?? (i = !0), C(v, f));
        if (((f += h), (v.precision = f), (n = y(_)), (r = n.charAt(0)), (s = S(g)), Math.abs(s) < 0x5543df729c000)) {
          for (; (r < 7 && r != 1) || (r == 1 && n.charAt(1) > 3);) ((g = g.times(e)), (n = y(g.d)), (r = n.charAt(0)), m++);
          ((s = S(g)), r > 1 ? ((g = new v(`0.` + n)), s++) : (g = new v(r + `.` + n.slice(1))));
        } else
          return (
            (u = C(v, f + 2, x).times(s + ``)),
            (g = T(new v(r + `.` + n.slice(1)), f - h).plus(u)),
            (v.precision = x),
            t == null ? ((i = !0), D(g, x)) : g
          );
        for (l = c = g = b(g.minus(d), g.plus(d), f), p = D(g.times(g), f), o = 3; ;) {
          if (((c = D(c.times(p), f)), (u = l.plus(b(c, new v(o), f))), y(u.d).slice(0, f) === y(l.d).slice(0, f)))
            return (
              (l = l.times(2)),
              s !== 0 && (l = l.plus(C(v, f + 2, x).times(s + ``))),
              (l = b(l, new v(m), f)),
              (v.precision = x),
              t == null ? ((i = !0), D(l, x)) : l
            );
          ((l = u), (o += 2));
        }
      }
      function E(e, t) {
        var n, r, a;
        for (
          (n = t.indexOf(`.`)) > -1 && (t = t.replace(`.`, ``)),
            (r = t.search(/e/i)) > 0 ? (n < 0 && (n = r), (n += +t.slice(r + 1)), (t = t.substring(0, r))) : n < 0 && (n = t.length),
            r = 0;
          t.charCodeAt(r) === 48;
        )
          ++r;
        for (a = t.length; t.charCodeAt(a - 1) === 48;) --a;
        if (((t = t.slice(r, a)), t)) {
          if (((a -= r), (n = n - r - 1), (e.e = c(n / p)), (e.d = []), (r = (n + 1) % p), n < 0 && (r += p), r < a)) {
            for (r && e.d.push(+t.slice(0, r)), a -= p; r < a;) e.d.push(+t.slice(r, (r += p)));
            ((t = t.slice(r)), (r = p - t.length));
          } else r -= a;
          for (; r--;) t += `0`;
          if ((e.d.push(+t), i && (e.e > h || e.e < -h))) throw Error(s + n);
        } else ((e.s = 0), (e.e = 0), (e.d = [0]));
        return e;
      }
      function D(e, t, n) {
        var r,
          a,
          o,
          u,
          d,
          m,
          g,
          _,
          v = e.d;
        for (u = 1, o = v[0]; o >= 10; o /= 10) u++;
        if (((r = t - u), r < 0)) ((r += p), (a = t), (g = v[(_ = 0)]));
        else {
          if (((_ = Math.ceil((r + 1) / p)), (o = v.length), _ >= o)) return e;
          for (g = o = v[_], u = 1; o >= 10; o /= 10) u++;
          ((r %= p), (a = r - p + u));
        }
        if (
          (n !== void 0 &&
            ((o = l(10, u - a - 1)),
            (d = ((g / o) % 10) | 0),
            (m = t < 0 || v[_ + 1] !== void 0 || g % o),
            (m =
              n < 4
                ? (d || m) && (n == 0 || n == (e.s < 0 ? 3 : 2))
                : d > 5 ||
                  (d == 5 && (n == 4 || m || (n == 6 && ((r > 0 ? (a > 0 ? g / l(10, u - a) : 0) : v[_ - 1]) % 10) & 1) || n == (e.s < 0 ? 8 : 7))))),
          t < 1 || !v[0])
        )
          return (
            m
              ? ((o = S(e)), (v.length = 1), (t = t - o - 1), (v[0] = l(10, (p - (t % p)) % p)), (e.e = c(-t / p) || 0))
              : ((v.length = 1), (v[0] = e.e = e.s = 0)),
            e
          );
        if (
          (r == 0
            ? ((v.length = _), (o = 1), _--)
            : ((v.length = _ + 1), (o = l(10, p - r)), (v[_] = a > 0 ? (((g / l(10, u - a)) % l(10, a)) | 0) * o : 0)),
          m)
        )
          for (;;)
            if (_ == 0) {
              (v[0] += o) == f && ((v[0] = 1), ++e.e);
              break;
            } else {
              if (((v[_] += o), v[_] != f)) break;
              ((v[_--] = 0), (o = 1));
            }
        for (r = v.length; v[--r] === 0;) v.pop();
        if (i && (e.e > h || e.e < -h)) throw Error(s + S(e));
        return e;
      }
      function O(e, t) {
        var n,
          r,
          a,
          o,
          s,
          c,
          l,
          u,
          d,
          m,
          h = e.constructor,
          g = h.precision;
        if (!e.s || !t.s) return (t.s ? (t.s = -t.s) : (t = new h(e)), i ? D(t, g) : t);
        if (((l = e.d), (m = t.d), (r = t.e), (u = e.e), (l = l.slice()), (s = u - r), s)) {
          for (
            d = s < 0,
              d ? ((n = l), (s = -s), (c = m.length)) : ((n = m), (r = u), (c = l.length)),
              a = Math.max(Math.ceil(g / p), c) + 2,
              s > a && ((s = a), (n.length = 1)),
              n.reverse(),
              a = s;
            a--;
          )
            n.push(0);
          n.reverse();
        } else {
          for (a = l.length, c = m.length, d = a < c, d && (c = a), a = 0; a < c; a++)
            if (l[a] != m[a]) {
              d = l[a] < m[a];
              break;
            }
          s = 0;
        }
        for (d && ((n = l), (l = m), (m = n), (t.s = -t.s)), c = l.length, a = m.length - c; a > 0; --a) l[c++] = 0;
        for (a = m.length; a > s;) {
          if (l[--a] < m[a]) {
            for (o = a; o && l[--o] === 0;) l[o] = f - 1;
            (--l[o], (l[a] += f));
          }
          l[a] -= m[a];
        }
        for (; l[--c] === 0;) l.pop();
        for (; l[0] === 0; l.shift()) --r;
        return l[0] ? ((t.d = l), (t.e = r), i ? D(t, g) : t) : new h(0);
      }
      function k(e, t, n) {
        var r,
          i = S(e),
          a = y(e.d),
          o = a.length;
        return (
          t
            ? (n && (r = n - o) > 0 ? (a = a.charAt(0) + `.` + a.slice(1) + w(r)) : o > 1 && (a = a.charAt(0) + `.` + a.slice(1)),
              (a = a + (i < 0 ? `e` : `e+`) + i))
            : i < 0
              ? ((a = `0.` + w(-i - 1) + a), n && (r = n - o) > 0 && (a += w(r)))
              : i >= o
                ? ((a += w(i + 1 - o)), n && (r = n - i - 1) > 0 && (a = a + `.` + w(r)))
                : ((r = i + 1) < o && (a = a.slice(0, r) + `.` + a.slice(r)), n && (r = n - o) > 0 && (i + 1 === o && (a += `.`), (a += w(r)))),
          e.s < 0 ? `-` + a : a
        );
      }
      function A(e, t) {
        if (e.length > t) return ((e.length = t), !0);
      }
      function j(e) {
        var t, n, r;
        function i(e) {
          var t = this;
          if (!(t instanceof i)) return new i(e);
          if (((t.constructor = i), e instanceof i)) ((t.s = e.s), (t.e = e.e), (t.d = (e = e.d) ? e.slice() : e));
          else {
            if (typeof e == `number`) {
              if (e * 0 != 0) throw Error(o + e);
              if (e > 0) t.s = 1;
              else if (e < 0) ((e = -e), (t.s = -1));
              else {
                ((t.s = 0), (t.e = 0), (t.d = [0]));
                return;
              }
              if (e === ~~e && e < 1e7) {
                ((t.e = 0), (t.d = [e]));
                return;
              }
              return E(t, e.toString());
            }
            if (typeof e != `string`) throw Error(o + e);
            if ((e.charCodeAt(0) === 45 ? ((e = e.slice(1)), (t.s = -1)) : (t.s = 1), u.test(e))) E(t, e);
            else throw Error(o + e);
          }
        }
        if (
          ((i.prototype = g),
          (i.ROUND_UP = 0),
          (i.ROUND_DOWN = 1),
          (i.ROUND_CEIL = 2),
          (i.ROUND_FLOOR = 3),
          (i.ROUND_HALF_UP = 4),
          (i.ROUND_HALF_DOWN = 5),
          (i.ROUND_HALF_EVEN = 6),
          (i.ROUND_HALF_CEIL = 7),
          (i.ROUND_HALF_FLOOR = 8),
          (i.clone = j),
          (i.config = i.set = M),
          e === void 0 && (e = {}),
          e)
        )
          for (r = [`precision`, `rounding`, `toExpNeg`, `toExpPos`, `LN10`], t = 0; t < r.length;)
            e.hasOwnProperty((n = r[t++])) || (e[n] = this[n]);
        return (i.config(e), i);
      }
      function M(e) {
        if (!e || typeof e != `object`) throw Error(a + `Object expected`);
        var t,
          r,
          i,
          s = [`precision`, 1, n, `rounding`, 0, 8, `toExpNeg`, -1 / 0, 0, `toExpPos`, 0, 1 / 0];
        for (t = 0; t < s.length; t += 3)
          if ((i = e[(r = s[t])]) !== void 0) {
            if (c(i) === i && i >= s[t + 1] && i <= s[t + 2]) this[r] = i;
            else throw Error(o + r + `: ` + i);
          }
        if ((i = e[(r = `LN10`)]) !== void 0) {
          if (i == Math.LN10) this[r] = new this(i);
          else throw Error(o + r + `: ` + i);
        }
        return this;
      }
      ((r = j(r)),
        (r.default = r.Decimal = r),
        (d = new r(1)),
        typeof define == `function` && define.amd
          ? define(function () {
              return r;
            })
          : t !== void 0 && t.exports
            ? (t.exports = r)
            : ((e ||= typeof self < `u` && self && self.self == self ? self : Function(`return this`)()), (e.Decimal = r)));
    })(n);
  })(),
);
function Gm(e) {
  return e === 0 ? 1 : Math.floor(new q.default(e).abs().log(10).toNumber()) + 1;
}
function Km(e, t, n) {
  for (var r = new q.default(e), i = 0, a = []; r.lt(t) && i < 1e5;) (a.push(r.toNumber()), (r = r.add(n)), i++);
  return a;
}
function qm(e, t) {
  return Qm(e) || Zm(e, t) || Ym(e, t) || Jm();
}
function Jm() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function Ym(e, t) {
  if (e) {
    if (typeof e == `string`) return Xm(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? Xm(e, t) : void 0
    );
  }
}
function Xm(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function Zm(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function Qm(e) {
  if (Array.isArray(e)) return e;
}
var $m = (e) => {
    var t = qm(e, 2),
      n = t[0],
      r = t[1],
      i = n,
      a = r;
    return (n > r && ((i = r), (a = n)), [i, a]);
  },
  eh = (e, t, n) => {
    if (e.lte(0)) return new q.default(0);
    var r = Gm(e.toNumber()),
      i = new q.default(10).pow(r),
      a = e.div(i),
      o = r === 1 ? 0.1 : 0.05,
      s = new q.default(Math.ceil(a.div(o).toNumber())).add(n).mul(o).mul(i);
    return t ? new q.default(s.toNumber()) : new q.default(Math.ceil(s.toNumber()));
  },
  th = (e, t, n) => {
    if (e.lte(0)) return new q.default(0);
    var r = [1, 2, 2.5, 5],
      i = e.toNumber(),
      a = Math.floor(new q.default(i).abs().log(10).toNumber()),
      o = new q.default(10).pow(a),
      s = e.div(o).toNumber(),
      c = r.findIndex((e) => e >= s - 1e-10);
    if ((c === -1 && ((o = o.mul(10)), (c = 0)), (c += n), c >= r.length)) {
      var l = Math.floor(c / r.length);
      ((c %= r.length), (o = o.mul(new q.default(10).pow(l))));
    }
    var u = r[c] ?? 1,
      d = new q.default(u).mul(o);
    return t ? d : new q.default(Math.ceil(d.toNumber()));
  },
  nh = (e, t, n) => {
    var r = new q.default(1),
      i = new q.default(e);
    if (!i.isint() && n) {
      var a = Math.abs(e);
      a < 1
        ? ((r = new q.default(10).pow(Gm(e) - 1)), (i = new q.default(Math.floor(i.div(r).toNumber())).mul(r)))
        : a > 1 && (i = new q.default(Math.floor(e)));
    } else e === 0 ? (i = new q.default(Math.floor((t - 1) / 2))) : n || (i = new q.default(Math.floor(e)));
    for (var o = Math.floor((t - 1) / 2), s = [], c = 0; c < t; c++) s.push(i.add(new q.default(c - o).mul(r)).toNumber());
    return s;
  },
  rh = function (e, t, n, r) {
    var i = arguments.length > 4 && arguments[4] !== void 0 ? arguments[4] : 0,
      a = arguments.length > 5 && arguments[5] !== void 0 ? arguments[5] : eh;
    if (!Number.isFinite((t - e) / (n - 1))) return { step: new q.default(0), tickMin: new q.default(0), tickMax: new q.default(0) };
    var o = a(new q.default(t).sub(e).div(n - 1), r, i),
      s;
    e <= 0 && t >= 0 ? (s = new q.default(0)) : ((s = new q.default(e).add(t).div(2)), (s = s.sub(new q.default(s).mod(o))));
    var c = Math.ceil(s.sub(e).div(o).toNumber()),
      l = Math.ceil(new q.default(t).sub(s).div(o).toNumber()),
      u = c + l + 1;
    return u > n
      ? rh(e, t, n, r, i + 1, a)
      : (u < n && ((l = t > 0 ? l + (n - u) : l), (c = t > 0 ? c : c + (n - u))),
        { step: o, tickMin: s.sub(new q.default(c).mul(o)), tickMax: s.add(new q.default(l).mul(o)) });
  },
  ih = function (e) {
    var t = qm(e, 2),
      n = t[0],
      r = t[1],
      i = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : 6,
      a = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : !0,
      o = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : `auto`,
      s = Math.max(i, 2),
      c = qm($m([n, r]), 2),
      l = c[0],
      u = c[1];
    if (l === -1 / 0 || u === 1 / 0) {
      var d = u === 1 / 0 ? [l, ...Array(i - 1).fill(1 / 0)] : [...Array(i - 1).fill(-1 / 0), u];
      return n > r ? d.reverse() : d;
    }
    if (l === u) return nh(l, i, a);
    var f = rh(l, u, s, a, 0, o === `snap125` ? th : eh),
      p = f.step,
      m = f.tickMin,
      h = f.tickMax,
      g = Km(m, h.add(new q.default(0.1).mul(p)), p);
    return n > r ? g.reverse() : g;
  },
  ah = function (e, t) {
    var n = qm(e, 2),
      r = n[0],
      i = n[1],
      a = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : !0,
      o = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : `auto`,
      s = qm($m([r, i]), 2),
      c = s[0],
      l = s[1];
    if (c === -1 / 0 || l === 1 / 0) return [r, i];
    if (c === l) return [c];
    var u = o === `snap125` ? th : eh,
      d = Math.max(t, 2),
      f = u(new q.default(l).sub(c).div(d - 1), a, 0),
      p = [...Km(new q.default(c), new q.default(l), f), l];
    if (a === !1) {
      p = p.map((e) => Math.round(e));
      var m = p.length - 1;
      m > 0 && p[m] === p[m - 1] && (p = p.slice(0, m));
    }
    return r > i ? p.reverse() : p;
  },
  oh = (e) => e.rootProps.maxBarSize,
  sh = (e) => e.rootProps.barGap,
  ch = (e) => e.rootProps.barCategoryGap,
  lh = (e) => e.rootProps.barSize,
  uh = (e) => e.rootProps.stackOffset,
  dh = (e) => e.rootProps.reverseStackOrder,
  fh = (e) => e.options.chartName,
  ph = (e) => e.rootProps.syncId,
  mh = (e) => e.rootProps.syncMethod,
  hh = (e) => e.options.eventEmitter,
  J = {
    grid: -100,
    barBackground: -50,
    area: 100,
    cursorRectangle: 200,
    bar: 300,
    line: 400,
    axis: 500,
    scatter: 600,
    activeBar: 1e3,
    cursorLine: 1100,
    activeDot: 1200,
    label: 2e3,
  },
  gh = {
    allowDecimals: !1,
    allowDuplicatedCategory: !0,
    allowDataOverflow: !1,
    angle: 0,
    angleAxisId: 0,
    axisLine: !0,
    axisLineType: `polygon`,
    cx: 0,
    cy: 0,
    hide: !1,
    includeHidden: !1,
    label: !1,
    niceTicks: `auto`,
    orientation: `outer`,
    reversed: !1,
    scale: `auto`,
    tick: !0,
    tickLine: !0,
    tickSize: 8,
    type: `auto`,
    zIndex: J.axis,
  },
  _h = {
    allowDataOverflow: !1,
    allowDecimals: !1,
    allowDuplicatedCategory: !0,
    angle: 0,
    axisLine: !0,
    includeHidden: !1,
    hide: !1,
    niceTicks: `auto`,
    label: !1,
    orientation: `right`,
    radiusAxisId: 0,
    reversed: !1,
    scale: `auto`,
    stroke: `#ccc`,
    tick: !0,
    tickCount: 5,
    tickLine: !0,
    type: `auto`,
    zIndex: J.axis,
  },
  vh = (e, t) => {
    if (e && t) return e != null && e.reversed ? [t[1], t[0]] : t;
  };
function yh(e, t, n) {
  if (n !== `auto`) return n;
  if (e != null) return Ic(e, t) ? `category` : `number`;
}
function bh(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function xh(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? bh(Object(n), !0).forEach(function (t) {
          Sh(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : bh(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Sh(e, t, n) {
  return ((t = Ch(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Ch(e) {
  var t = wh(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function wh(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var Th = {
    allowDataOverflow: gh.allowDataOverflow,
    allowDecimals: gh.allowDecimals,
    allowDuplicatedCategory: !1,
    dataKey: void 0,
    domain: void 0,
    id: gh.angleAxisId,
    includeHidden: !1,
    name: void 0,
    reversed: gh.reversed,
    scale: gh.scale,
    tick: gh.tick,
    tickCount: void 0,
    ticks: void 0,
    type: gh.type,
    unit: void 0,
    niceTicks: `auto`,
  },
  Eh = {
    allowDataOverflow: _h.allowDataOverflow,
    allowDecimals: _h.allowDecimals,
    allowDuplicatedCategory: _h.allowDuplicatedCategory,
    dataKey: void 0,
    domain: void 0,
    id: _h.radiusAxisId,
    includeHidden: _h.includeHidden,
    name: void 0,
    reversed: _h.reversed,
    scale: _h.scale,
    tick: _h.tick,
    tickCount: _h.tickCount,
    ticks: void 0,
    type: _h.type,
    unit: void 0,
    niceTicks: `auto`,
  },
  Dh = V(
    [
      (e, t) => {
        if (t != null) return e.polarAxis.angleAxis[t];
      },
      pu,
    ],
    (e, t) => {
      if (e != null) return e;
      var n = yh(t, `angleAxis`, Th.type) ?? `category`;
      return xh(xh({}, Th), {}, { type: n });
    },
  ),
  Oh = V([(e, t) => e.polarAxis.radiusAxis[t], pu], (e, t) => {
    if (e != null) return e;
    var n = yh(t, `radiusAxis`, Eh.type) ?? `category`;
    return xh(xh({}, Eh), {}, { type: n });
  }),
  kh = (e) => e.polarOptions,
  Ah = V([tl, nl, vl], rm),
  jh = V([kh, Ah], (e, t) => {
    if (e != null) return Ve(e.innerRadius, t, 0);
  }),
  Mh = V([kh, Ah], (e, t) => {
    if (e != null) return Ve(e.outerRadius, t, t * 0.8);
  }),
  Nh = V([kh], (e) => (e == null ? [0, 0] : [e.startAngle, e.endAngle]));
V([Dh, Nh], vh);
var Ph = V([Ah, jh, Mh], (e, t, n) => {
  if (e != null && t != null && n != null) return [t, n];
});
V([Oh, Ph], vh);
var Fh = V([K, kh, jh, Mh, tl, nl], (e, t, n, r, i, a) => {
    if (!((e !== `centric` && e !== `radial`) || t == null || n == null || r == null)) {
      var o = t.cx,
        s = t.cy,
        c = t.startAngle,
        l = t.endAngle;
      return { cx: Ve(o, i, i / 2), cy: Ve(s, a, a / 2), innerRadius: n, outerRadius: r, startAngle: c, endAngle: l, clockWise: !1 };
    }
  }),
  Ih = (e, t) => t,
  Lh = (e, t, n) => n;
function Rh(e) {
  return e?.id;
}
function zh(e, t, n) {
  var r = t.chartData,
    i = r === void 0 ? [] : r,
    a = n.allowDuplicatedCategory,
    o = n.dataKey,
    s = new Map();
  return (
    e.forEach((e) => {
      var t = e.data ?? i;
      if (t != null && t.length !== 0) {
        var n = Rh(e);
        t.forEach((t, r) => {
          var i = o == null || a ? r : String(G(t, o, null)),
            c = G(t, e.dataKey, 0),
            l = s.has(i) ? s.get(i) : {};
          (Object.assign(l, { [n]: c }), s.set(i, l));
        });
      }
    }),
    Array.from(s.values())
  );
}
function Bh(e) {
  return `stackId` in e && e.stackId != null && e.dataKey != null;
}
var Vh = (e, t) => (e === t ? !0 : e == null || t == null ? !1 : e[0] === t[0] && e[1] === t[1]);
function Hh(e, t) {
  return Array.isArray(e) && Array.isArray(t) && e.length === 0 && t.length === 0 ? !0 : e === t;
}
function Uh(e, t) {
  if (e.length === t.length) {
    for (var n = 0; n < e.length; n++) if (e[n] !== t[n]) return !1;
    return !0;
  }
  return !1;
}
var Wh = (e) => {
    var t = K(e);
    return t === `horizontal` ? `xAxis` : t === `vertical` ? `yAxis` : t === `centric` ? `angleAxis` : `radiusAxis`;
  },
  Gh = (e) => e.tooltip.settings.axisId;
function Kh(e) {
  if (e != null) {
    var t = e.ticks,
      n = e.bandwidth,
      r = e.range(),
      i = [Math.min(...r), Math.max(...r)];
    return {
      domain: () => e.domain(),
      range: (function (e) {
        function t() {
          return e.apply(this, arguments);
        }
        return (
          (t.toString = function () {
            return e.toString();
          }),
          t
        );
      })(() => i),
      rangeMin: () => i[0],
      rangeMax: () => i[1],
      isInRange(e) {
        var t = i[0],
          n = i[1];
        return t <= n ? e >= t && e <= n : e >= n && e <= t;
      },
      bandwidth: n ? () => n.call(e) : void 0,
      ticks: t ? (n) => t.call(e, n) : void 0,
      map: (t, n) => {
        var r = e(t);
        if (r != null) {
          if (e.bandwidth && n != null && n.position) {
            var i = e.bandwidth();
            switch (n.position) {
              case `middle`:
                r += i / 2;
                break;
              case `end`:
                r += i;
            }
          }
          return r;
        }
      },
    };
  }
}
var qh = (e, t) => {
  if (t != null)
    switch (e) {
      case `linear`:
        if (!Vm(t)) {
          for (var n, r, i = 0; i < t.length; i++) {
            var a = t[i];
            W(a) && ((n === void 0 || a < n) && (n = a), (r === void 0 || a > r) && (r = a));
          }
          return n !== void 0 && r !== void 0 ? [n, r] : void 0;
        }
        return t;
      default:
        return t;
    }
};
function Jh(e, t) {
  return e == null || t == null ? NaN : e < t ? -1 : e > t ? 1 : e >= t ? 0 : NaN;
}
function Yh(e, t) {
  return e == null || t == null ? NaN : t < e ? -1 : t > e ? 1 : t >= e ? 0 : NaN;
}
function Xh(e) {
  let t, n, r;
  e.length === 2 ? ((t = e === Jh || e === Yh ? e : Zh), (n = e), (r = e)) : ((t = Jh), (n = (t, n) => Jh(e(t), n)), (r = (t, n) => e(t) - n));
  function i(e, r, i = 0, a = e.length) {
    if (i < a) {
      if (t(r, r) !== 0) return a;
      do {
        let t = (i + a) >>> 1;
        n(e[t], r) < 0 ? (i = t + 1) : (a = t);
      } while (i < a);
    }
    return i;
  }
  function a(e, r, i = 0, a = e.length) {
    if (i < a) {
      if (t(r, r) !== 0) return a;
      do {
        let t = (i + a) >>> 1;
        n(e[t], r) <= 0 ? (i = t + 1) : (a = t);
      } while (i < a);
    }
    return i;
  }
  function o(e, t, n = 0, a = e.length) {
    let o = i(e, t, n, a - 1);
    return o > n && r(e[o - 1], t) > -r(e[o], t) ? o - 1 : o;
  }
  return { left: i, center: o, right: a };
}
function Zh() {
  return 0;
}
function Qh(e) {
  return e === null ? NaN : +e;
}
function* $h(e, t) {
  if (t === void 0) for (let t of e) t != null && (t = +t) >= t && (yield t);
  else {
    let n = -1;
    for (let r of e) (r = t(r, ++n, e)) != null && (r = +r) >= r && (yield r);
  }
}
var eg = Xh(Jh),
  tg = eg.right;
(eg.left, Xh(Qh).center);
var ng = class extends Map {
  constructor(e, t = og) {
    if ((super(), Object.defineProperties(this, { _intern: { value: new Map() }, _key: { value: t } }), e != null))
      for (let [t, n] of e) this.set(t, n);
  }
  get(e) {
    return super.get(rg(this, e));
  }
  has(e) {
    return super.has(rg(this, e));
  }
  set(e, t) {
    return super.set(ig(this, e), t);
  }
  delete(e) {
    return super.delete(ag(this, e));
  }
};
function rg({ _intern: e, _key: t }, n) {
  let r = t(n);
  return e.has(r) ? e.get(r) : n;
}
function ig({ _intern: e, _key: t }, n) {
  let r = t(n);
  return e.has(r) ? e.get(r) : (e.set(r, n), n);
}
function ag({ _intern: e, _key: t }, n) {
  let r = t(n);
  return (e.has(r) && ((n = e.get(r)), e.delete(r)), n);
}
function og(e) {
  return typeof e == `object` && e ? e.valueOf() : e;
}
function sg(e = Jh) {
  if (e === Jh) return cg;
  if (typeof e != `function`) throw TypeError(`compare is not a function`);
  return (t, n) => {
    let r = e(t, n);
    return r || r === 0 ? r : (e(n, n) === 0) - (e(t, t) === 0);
  };
}
function cg(e, t) {
  return (e == null || !(e >= e)) - (t == null || !(t >= t)) || (e < t ? -1 : +(e > t));
}
Array.prototype.slice;
var lg = Math.sqrt(50),
  ug = Math.sqrt(10),
  dg = Math.sqrt(2);
function fg(e, t, n) {
  let r = (t - e) / Math.max(0, n),
    i = Math.floor(Math.log10(r)),
    a = r / 10 ** i,
    o = a >= lg ? 10 : a >= ug ? 5 : a >= dg ? 2 : 1,
    s,
    c,
    l;
  return (
    i < 0
      ? ((l = 10 ** -i / o), (s = Math.round(e * l)), (c = Math.round(t * l)), s / l < e && ++s, c / l > t && --c, (l = -l))
      : ((l = 10 ** i * o), (s = Math.round(e / l)), (c = Math.round(t / l)), s * l < e && ++s, c * l > t && --c),
    c < s && 0.5 <= n && n < 2 ? fg(e, t, n * 2) : [s, c, l]
  );
}
function pg(e, t, n) {
  if (((t = +t), (e = +e), (n = +n), !(n > 0))) return [];
  if (e === t) return [e];
  let r = t < e,
    [i, a, o] = r ? fg(t, e, n) : fg(e, t, n);
  if (!(a >= i)) return [];
  let s = a - i + 1,
    c = Array(s);
  if (r) {
    if (o < 0) for (let e = 0; e < s; ++e) c[e] = (a - e) / -o;
    else for (let e = 0; e < s; ++e) c[e] = (a - e) * o;
  } else if (o < 0) for (let e = 0; e < s; ++e) c[e] = (i + e) / -o;
  else for (let e = 0; e < s; ++e) c[e] = (i + e) * o;
  return c;
}
function mg(e, t, n) {
  return ((t = +t), (e = +e), (n = +n), fg(e, t, n)[2]);
}
function hg(e, t, n) {
  ((t = +t), (e = +e), (n = +n));
  let r = t < e,
    i = r ? mg(t, e, n) : mg(e, t, n);
  return (r ? -1 : 1) * (i < 0 ? 1 / -i : i);
}
function gg(e, t) {
  let n;
  if (t === void 0) for (let t of e) t != null && (n < t || (n === void 0 && t >= t)) && (n = t);
  else {
    let r = -1;
    for (let i of e) (i = t(i, ++r, e)) != null && (n < i || (n === void 0 && i >= i)) && (n = i);
  }
  return n;
}
function _g(e, t) {
  let n;
  if (t === void 0) for (let t of e) t != null && (n > t || (n === void 0 && t >= t)) && (n = t);
  else {
    let r = -1;
    for (let i of e) (i = t(i, ++r, e)) != null && (n > i || (n === void 0 && i >= i)) && (n = i);
  }
  return n;
}
function vg(e, t, n = 0, r = 1 / 0, i) {
  if (((t = Math.floor(t)), (n = Math.floor(Math.max(0, n))), (r = Math.floor(Math.min(e.length - 1, r))), !(n <= t && t <= r))) return e;
  for (i = i === void 0 ? cg : sg(i); r > n;) {
    if (r - n > 600) {
      let a = r - n + 1,
        o = t - n + 1,
        s = Math.log(a),
        c = 0.5 * Math.exp((2 * s) / 3),
        l = 0.5 * Math.sqrt((s * c * (a - c)) / a) * (o - a / 2 < 0 ? -1 : 1),
        u = Math.max(n, Math.floor(t - (o * c) / a + l)),
        d = Math.min(r, Math.floor(t + ((a - o) * c) / a + l));
      vg(e, t, u, d, i);
    }
    let a = e[t],
      o = n,
      s = r;
    for (yg(e, n, t), i(e[r], a) > 0 && yg(e, n, r); o < s;) {
      for (yg(e, o, s), ++o, --s; i(e[o], a) < 0;) ++o;
      for (; i(e[s], a) > 0;) --s;
    }
    (i(e[n], a) === 0 ? yg(e, n, s) : (++s, yg(e, s, r)), s <= t && (n = s + 1), t <= s && (r = s - 1));
  }
  return e;
}
function yg(e, t, n) {
  let r = e[t];
  ((e[t] = e[n]), (e[n] = r));
}
function bg(e, t, n) {
  if (((e = Float64Array.from($h(e, n))), (r = e.length) && !isNaN((t = +t)))) {
    if (t <= 0 || r < 2) return _g(e);
    if (t >= 1) return gg(e);
    var r,
      i = (r - 1) * t,
      a = Math.floor(i),
      o = gg(vg(e, a).subarray(0, a + 1));
    return o + (_g(e.subarray(a + 1)) - o) * (i - a);
  }
}
function xg(e, t, n = Qh) {
  if ((r = e.length) && !isNaN((t = +t))) {
    if (t <= 0 || r < 2) return +n(e[0], 0, e);
    if (t >= 1) return +n(e[r - 1], r - 1, e);
    var r,
      i = (r - 1) * t,
      a = Math.floor(i),
      o = +n(e[a], a, e);
    return o + (+n(e[a + 1], a + 1, e) - o) * (i - a);
  }
}
function Sg(e, t, n) {
  ((e = +e), (t = +t), (n = (i = arguments.length) < 2 ? ((t = e), (e = 0), 1) : i < 3 ? 1 : +n));
  for (var r = -1, i = Math.max(0, Math.ceil((t - e) / n)) | 0, a = Array(i); ++r < i;) a[r] = e + r * n;
  return a;
}
function Cg(e, t, n) {
  ((e.prototype = t.prototype = n), (n.constructor = e));
}
function wg(e, t) {
  var n = Object.create(e.prototype);
  for (var r in t) n[r] = t[r];
  return n;
}
function Tg() {}
var Eg = 0.7,
  Dg = 1 / Eg,
  Og = `\\s*([+-]?\\d+)\\s*`,
  kg = `\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*`,
  Ag = `\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*`,
  jg = /^#([0-9a-f]{3,8})$/,
  Mg = RegExp(`^rgb\\(${Og},${Og},${Og}\\)$`),
  Ng = RegExp(`^rgb\\(${Ag},${Ag},${Ag}\\)$`),
  Pg = RegExp(`^rgba\\(${Og},${Og},${Og},${kg}\\)$`),
  Fg = RegExp(`^rgba\\(${Ag},${Ag},${Ag},${kg}\\)$`),
  Ig = RegExp(`^hsl\\(${kg},${Ag},${Ag}\\)$`),
  Lg = RegExp(`^hsla\\(${kg},${Ag},${Ag},${kg}\\)$`),
  Rg = {
    aliceblue: 15792383,
    antiquewhite: 16444375,
    aqua: 65535,
    aquamarine: 8388564,
    azure: 15794175,
    beige: 16119260,
    bisque: 16770244,
    black: 0,
    blanchedalmond: 16772045,
    blue: 255,
    blueviolet: 9055202,
    brown: 10824234,
    burlywood: 14596231,
    cadetblue: 6266528,
    chartreuse: 8388352,
    chocolate: 13789470,
    coral: 16744272,
    cornflowerblue: 6591981,
    cornsilk: 16775388,
    crimson: 14423100,
    cyan: 65535,
    darkblue: 139,
    darkcyan: 35723,
    darkgoldenrod: 12092939,
    darkgray: 11119017,
    darkgreen: 25600,
    darkgrey: 11119017,
    darkkhaki: 12433259,
    darkmagenta: 9109643,
    darkolivegreen: 5597999,
    darkorange: 16747520,
    darkorchid: 10040012,
    darkred: 9109504,
    darksalmon: 15308410,
    darkseagreen: 9419919,
    darkslateblue: 4734347,
    darkslategray: 3100495,
    darkslategrey: 3100495,
    darkturquoise: 52945,
    darkviolet: 9699539,
    deeppink: 16716947,
    deepskyblue: 49151,
    dimgray: 6908265,
    dimgrey: 6908265,
    dodgerblue: 2003199,
    firebrick: 11674146,
    floralwhite: 16775920,
    forestgreen: 2263842,
    fuchsia: 16711935,
    gainsboro: 14474460,
    ghostwhite: 16316671,
    gold: 16766720,
    goldenrod: 14329120,
    gray: 8421504,
    green: 32768,
    greenyellow: 11403055,
    grey: 8421504,
    honeydew: 15794160,
    hotpink: 16738740,
    indianred: 13458524,
    indigo: 4915330,
    ivory: 16777200,
    khaki: 15787660,
    lavender: 15132410,
    lavenderblush: 16773365,
    lawngreen: 8190976,
    lemonchiffon: 16775885,
    lightblue: 11393254,
    lightcoral: 15761536,
    lightcyan: 14745599,
    lightgoldenrodyellow: 16448210,
    lightgray: 13882323,
    lightgreen: 9498256,
    lightgrey: 13882323,
    lightpink: 16758465,
    lightsalmon: 16752762,
    lightseagreen: 2142890,
    lightskyblue: 8900346,
    lightslategray: 7833753,
    lightslategrey: 7833753,
    lightsteelblue: 11584734,
    lightyellow: 16777184,
    lime: 65280,
    limegreen: 3329330,
    linen: 16445670,
    magenta: 16711935,
    maroon: 8388608,
    mediumaquamarine: 6737322,
    mediumblue: 205,
    mediumorchid: 12211667,
    mediumpurple: 9662683,
    mediumseagreen: 3978097,
    mediumslateblue: 8087790,
    mediumspringgreen: 64154,
    mediumturquoise: 4772300,
    mediumvioletred: 13047173,
    midnightblue: 1644912,
    mintcream: 16121850,
    mistyrose: 16770273,
    moccasin: 16770229,
    navajowhite: 16768685,
    navy: 128,
    oldlace: 16643558,
    olive: 8421376,
    olivedrab: 7048739,
    orange: 16753920,
    orangered: 16729344,
    orchid: 14315734,
    palegoldenrod: 15657130,
    palegreen: 10025880,
    paleturquoise: 11529966,
    palevioletred: 14381203,
    papayawhip: 16773077,
    peachpuff: 16767673,
    peru: 13468991,
    pink: 16761035,
    plum: 14524637,
    powderblue: 11591910,
    purple: 8388736,
    rebeccapurple: 6697881,
    red: 16711680,
    rosybrown: 12357519,
    royalblue: 4286945,
    saddlebrown: 9127187,
    salmon: 16416882,
    sandybrown: 16032864,
    seagreen: 3050327,
    seashell: 16774638,
    sienna: 10506797,
    silver: 12632256,
    skyblue: 8900331,
    slateblue: 6970061,
    slategray: 7372944,
    slategrey: 7372944,
    snow: 16775930,
    springgreen: 65407,
    steelblue: 4620980,
    tan: 13808780,
    teal: 32896,
    thistle: 14204888,
    tomato: 16737095,
    turquoise: 4251856,
    violet: 15631086,
    wheat: 16113331,
    white: 16777215,
    whitesmoke: 16119285,
    yellow: 16776960,
    yellowgreen: 10145074,
  };
Cg(Tg, Ug, {
  copy(e) {
    return Object.assign(new this.constructor(), this, e);
  },
  displayable() {
    return this.rgb().displayable();
  },
  hex: zg,
  formatHex: zg,
  formatHex8: Bg,
  formatHsl: Vg,
  formatRgb: Hg,
  toString: Hg,
});
function zg() {
  return this.rgb().formatHex();
}
function Bg() {
  return this.rgb().formatHex8();
}
function Vg() {
  return n_(this).formatHsl();
}
function Hg() {
  return this.rgb().formatRgb();
}
function Ug(e) {
  var t, n;
  return (
    (e = (e + ``).trim().toLowerCase()),
    (t = jg.exec(e))
      ? ((n = t[1].length),
        (t = parseInt(t[1], 16)),
        n === 6
          ? Wg(t)
          : n === 3
            ? new Jg(((t >> 8) & 15) | ((t >> 4) & 240), ((t >> 4) & 15) | (t & 240), ((t & 15) << 4) | (t & 15), 1)
            : n === 8
              ? Gg((t >> 24) & 255, (t >> 16) & 255, (t >> 8) & 255, (t & 255) / 255)
              : n === 4
                ? Gg(
                    ((t >> 12) & 15) | ((t >> 8) & 240),
                    ((t >> 8) & 15) | ((t >> 4) & 240),
                    ((t >> 4) & 15) | (t & 240),
                    (((t & 15) << 4) | (t & 15)) / 255,
                  )
                : null)
      : (t = Mg.exec(e))
        ? new Jg(t[1], t[2], t[3], 1)
        : (t = Ng.exec(e))
          ? new Jg((t[1] * 255) / 100, (t[2] * 255) / 100, (t[3] * 255) / 100, 1)
          : (t = Pg.exec(e))
            ? Gg(t[1], t[2], t[3], t[4])
            : (t = Fg.exec(e))
              ? Gg((t[1] * 255) / 100, (t[2] * 255) / 100, (t[3] * 255) / 100, t[4])
              : (t = Ig.exec(e))
                ? t_(t[1], t[2] / 100, t[3] / 100, 1)
                : (t = Lg.exec(e))
                  ? t_(t[1], t[2] / 100, t[3] / 100, t[4])
                  : Rg.hasOwnProperty(e)
                    ? Wg(Rg[e])
                    : e === `transparent`
                      ? new Jg(NaN, NaN, NaN, 0)
                      : null
  );
}
function Wg(e) {
  return new Jg((e >> 16) & 255, (e >> 8) & 255, e & 255, 1);
}
function Gg(e, t, n, r) {
  return (r <= 0 && (e = t = n = NaN), new Jg(e, t, n, r));
}
function Kg(e) {
  return (e instanceof Tg || (e = Ug(e)), e ? ((e = e.rgb()), new Jg(e.r, e.g, e.b, e.opacity)) : new Jg());
}
function qg(e, t, n, r) {
  return arguments.length === 1 ? Kg(e) : new Jg(e, t, n, r ?? 1);
}
function Jg(e, t, n, r) {
  ((this.r = +e), (this.g = +t), (this.b = +n), (this.opacity = +r));
}
Cg(
  Jg,
  qg,
  wg(Tg, {
    brighter(e) {
      return ((e = e == null ? Dg : Dg ** +e), new Jg(this.r * e, this.g * e, this.b * e, this.opacity));
    },
    darker(e) {
      return ((e = e == null ? Eg : Eg ** +e), new Jg(this.r * e, this.g * e, this.b * e, this.opacity));
    },
    rgb() {
      return this;
    },
    clamp() {
      return new Jg($g(this.r), $g(this.g), $g(this.b), Qg(this.opacity));
    },
    displayable() {
      return (
        -0.5 <= this.r &&
        this.r < 255.5 &&
        -0.5 <= this.g &&
        this.g < 255.5 &&
        -0.5 <= this.b &&
        this.b < 255.5 &&
        0 <= this.opacity &&
        this.opacity <= 1
      );
    },
    hex: Yg,
    formatHex: Yg,
    formatHex8: Xg,
    formatRgb: Zg,
    toString: Zg,
  }),
);
function Yg() {
  return `#${e_(this.r)}${e_(this.g)}${e_(this.b)}`;
}
function Xg() {
  return `#${e_(this.r)}${e_(this.g)}${e_(this.b)}${e_((isNaN(this.opacity) ? 1 : this.opacity) * 255)}`;
}
function Zg() {
  let e = Qg(this.opacity);
  return `${e === 1 ? `rgb(` : `rgba(`}${$g(this.r)}, ${$g(this.g)}, ${$g(this.b)}${e === 1 ? `)` : `, ${e})`}`;
}
function Qg(e) {
  return isNaN(e) ? 1 : Math.max(0, Math.min(1, e));
}
function $g(e) {
  return Math.max(0, Math.min(255, Math.round(e) || 0));
}
function e_(e) {
  return ((e = $g(e)), (e < 16 ? `0` : ``) + e.toString(16));
}
function t_(e, t, n, r) {
  return (r <= 0 ? (e = t = n = NaN) : n <= 0 || n >= 1 ? (e = t = NaN) : t <= 0 && (e = NaN), new i_(e, t, n, r));
}
function n_(e) {
  if (e instanceof i_) return new i_(e.h, e.s, e.l, e.opacity);
  if ((e instanceof Tg || (e = Ug(e)), !e)) return new i_();
  if (e instanceof i_) return e;
  e = e.rgb();
  var t = e.r / 255,
    n = e.g / 255,
    r = e.b / 255,
    i = Math.min(t, n, r),
    a = Math.max(t, n, r),
    o = NaN,
    s = a - i,
    c = (a + i) / 2;
  return (
    s
      ? ((o = t === a ? (n - r) / s + (n < r) * 6 : n === a ? (r - t) / s + 2 : (t - n) / s + 4), (s /= c < 0.5 ? a + i : 2 - a - i), (o *= 60))
      : (s = c > 0 && c < 1 ? 0 : o),
    new i_(o, s, c, e.opacity)
  );
}
function r_(e, t, n, r) {
  return arguments.length === 1 ? n_(e) : new i_(e, t, n, r ?? 1);
}
function i_(e, t, n, r) {
  ((this.h = +e), (this.s = +t), (this.l = +n), (this.opacity = +r));
}
Cg(
  i_,
  r_,
  wg(Tg, {
    brighter(e) {
      return ((e = e == null ? Dg : Dg ** +e), new i_(this.h, this.s, this.l * e, this.opacity));
    },
    darker(e) {
      return ((e = e == null ? Eg : Eg ** +e), new i_(this.h, this.s, this.l * e, this.opacity));
    },
    rgb() {
      var e = (this.h % 360) + (this.h < 0) * 360,
        t = isNaN(e) || isNaN(this.s) ? 0 : this.s,
        n = this.l,
        r = n + (n < 0.5 ? n : 1 - n) * t,
        i = 2 * n - r;
      return new Jg(s_(e >= 240 ? e - 240 : e + 120, i, r), s_(e, i, r), s_(e < 120 ? e + 240 : e - 120, i, r), this.opacity);
    },
    clamp() {
      return new i_(a_(this.h), o_(this.s), o_(this.l), Qg(this.opacity));
    },
    displayable() {
      return ((0 <= this.s && this.s <= 1) || isNaN(this.s)) && 0 <= this.l && this.l <= 1 && 0 <= this.opacity && this.opacity <= 1;
    },
    formatHsl() {
      let e = Qg(this.opacity);
      return `${e === 1 ? `hsl(` : `hsla(`}${a_(this.h)}, ${o_(this.s) * 100}%, ${o_(this.l) * 100}%${e === 1 ? `)` : `, ${e})`}`;
    },
  }),
);
function a_(e) {
  return ((e = (e || 0) % 360), e < 0 ? e + 360 : e);
}
function o_(e) {
  return Math.max(0, Math.min(1, e || 0));
}
function s_(e, t, n) {
  return (e < 60 ? t + ((n - t) * e) / 60 : e < 180 ? n : e < 240 ? t + ((n - t) * (240 - e)) / 60 : t) * 255;
}
var c_ = Math.PI / 180,
  l_ = 180 / Math.PI,
  u_ = 18,
  d_ = 0.96422,
  f_ = 1,
  p_ = 0.82521,
  m_ = 4 / 29,
  h_ = 6 / 29,
  g_ = 3 * h_ * h_,
  __ = h_ * h_ * h_;
function v_(e) {
  if (e instanceof b_) return new b_(e.l, e.a, e.b, e.opacity);
  if (e instanceof D_) return O_(e);
  e instanceof Jg || (e = Kg(e));
  var t = w_(e.r),
    n = w_(e.g),
    r = w_(e.b),
    i = x_((0.2225045 * t + 0.7168786 * n + 0.0606169 * r) / f_),
    a,
    o;
  return (
    t === n && n === r
      ? (a = o = i)
      : ((a = x_((0.4360747 * t + 0.3850649 * n + 0.1430804 * r) / d_)), (o = x_((0.0139322 * t + 0.0971045 * n + 0.7141733 * r) / p_))),
    new b_(116 * i - 16, 500 * (a - i), 200 * (i - o), e.opacity)
  );
}
function y_(e, t, n, r) {
  return arguments.length === 1 ? v_(e) : new b_(e, t, n, r ?? 1);
}
function b_(e, t, n, r) {
  ((this.l = +e), (this.a = +t), (this.b = +n), (this.opacity = +r));
}
Cg(
  b_,
  y_,
  wg(Tg, {
    brighter(e) {
      return new b_(this.l + u_ * (e ?? 1), this.a, this.b, this.opacity);
    },
    darker(e) {
      return new b_(this.l - u_ * (e ?? 1), this.a, this.b, this.opacity);
    },
    rgb() {
      var e = (this.l + 16) / 116,
        t = isNaN(this.a) ? e : e + this.a / 500,
        n = isNaN(this.b) ? e : e - this.b / 200;
      return (
        (t = d_ * S_(t)),
        (e = f_ * S_(e)),
        (n = p_ * S_(n)),
        new Jg(
          C_(3.1338561 * t - 1.6168667 * e - 0.4906146 * n),
          C_(-0.9787684 * t + 1.9161415 * e + 0.033454 * n),
          C_(0.0719453 * t - 0.2289914 * e + 1.4052427 * n),
          this.opacity,
        )
      );
    },
  }),
);
function x_(e) {
  return e > __ ? e ** (1 / 3) : e / g_ + m_;
}
function S_(e) {
  return e > h_ ? e * e * e : g_ * (e - m_);
}
function C_(e) {
  return 255 * (e <= 0.0031308 ? 12.92 * e : 1.055 * e ** (1 / 2.4) - 0.055);
}
function w_(e) {
  return (e /= 255) <= 0.04045 ? e / 12.92 : ((e + 0.055) / 1.055) ** 2.4;
}
function T_(e) {
  if (e instanceof D_) return new D_(e.h, e.c, e.l, e.opacity);
  if ((e instanceof b_ || (e = v_(e)), e.a === 0 && e.b === 0)) return new D_(NaN, 0 < e.l && e.l < 100 ? 0 : NaN, e.l, e.opacity);
  var t = Math.atan2(e.b, e.a) * l_;
  return new D_(t < 0 ? t + 360 : t, Math.sqrt(e.a * e.a + e.b * e.b), e.l, e.opacity);
}
function E_(e, t, n, r) {
  return arguments.length === 1 ? T_(e) : new D_(e, t, n, r ?? 1);
}
function D_(e, t, n, r) {
  ((this.h = +e), (this.c = +t), (this.l = +n), (this.opacity = +r));
}
function O_(e) {
  if (isNaN(e.h)) return new b_(e.l, 0, 0, e.opacity);
  var t = e.h * c_;
  return new b_(e.l, Math.cos(t) * e.c, Math.sin(t) * e.c, e.opacity);
}
Cg(
  D_,
  E_,
  wg(Tg, {
    brighter(e) {
      return new D_(this.h, this.c, this.l + u_ * (e ?? 1), this.opacity);
    },
    darker(e) {
      return new D_(this.h, this.c, this.l - u_ * (e ?? 1), this.opacity);
    },
    rgb() {
      return O_(this).rgb();
    },
  }),
);
var k_ = -0.14861,
  A_ = 1.78277,
  j_ = -0.29227,
  M_ = -0.90649,
  N_ = 1.97294,
  P_ = N_ * M_,
  F_ = N_ * A_,
  I_ = A_ * j_ - M_ * k_;
function L_(e) {
  if (e instanceof z_) return new z_(e.h, e.s, e.l, e.opacity);
  e instanceof Jg || (e = Kg(e));
  var t = e.r / 255,
    n = e.g / 255,
    r = e.b / 255,
    i = (I_ * r + P_ * t - F_ * n) / (I_ + P_ - F_),
    a = r - i,
    o = (N_ * (n - i) - j_ * a) / M_,
    s = Math.sqrt(o * o + a * a) / (N_ * i * (1 - i)),
    c = s ? Math.atan2(o, a) * l_ - 120 : NaN;
  return new z_(c < 0 ? c + 360 : c, s, i, e.opacity);
}
function R_(e, t, n, r) {
  return arguments.length === 1 ? L_(e) : new z_(e, t, n, r ?? 1);
}
function z_(e, t, n, r) {
  ((this.h = +e), (this.s = +t), (this.l = +n), (this.opacity = +r));
}
Cg(
  z_,
  R_,
  wg(Tg, {
    brighter(e) {
      return ((e = e == null ? Dg : Dg ** +e), new z_(this.h, this.s, this.l * e, this.opacity));
    },
    darker(e) {
      return ((e = e == null ? Eg : Eg ** +e), new z_(this.h, this.s, this.l * e, this.opacity));
    },
    rgb() {
      var e = isNaN(this.h) ? 0 : (this.h + 120) * c_,
        t = +this.l,
        n = isNaN(this.s) ? 0 : this.s * t * (1 - t),
        r = Math.cos(e),
        i = Math.sin(e);
      return new Jg(255 * (t + n * (k_ * r + A_ * i)), 255 * (t + n * (j_ * r + M_ * i)), 255 * (t + N_ * r * n), this.opacity);
    },
  }),
);
var B_ = (e) => () => e;
function V_(e, t) {
  return function (n) {
    return e + n * t;
  };
}
function H_(e, t, n) {
  return (
    (e **= +n),
    (t = t ** +n - e),
    (n = 1 / n),
    function (r) {
      return (e + r * t) ** +n;
    }
  );
}
function U_(e, t) {
  var n = t - e;
  return n ? V_(e, n > 180 || n < -180 ? n - 360 * Math.round(n / 360) : n) : B_(isNaN(e) ? t : e);
}
function W_(e) {
  return (e = +e) == 1
    ? G_
    : function (t, n) {
        return n - t ? H_(t, n, e) : B_(isNaN(t) ? n : t);
      };
}
function G_(e, t) {
  var n = t - e;
  return n ? V_(e, n) : B_(isNaN(e) ? t : e);
}
var K_ = (function e(t) {
  var n = W_(t);
  function r(e, t) {
    var r = n((e = qg(e)).r, (t = qg(t)).r),
      i = n(e.g, t.g),
      a = n(e.b, t.b),
      o = G_(e.opacity, t.opacity);
    return function (t) {
      return ((e.r = r(t)), (e.g = i(t)), (e.b = a(t)), (e.opacity = o(t)), e + ``);
    };
  }
  return ((r.gamma = e), r);
})(1);
function q_(e, t) {
  t ||= [];
  var n = e ? Math.min(t.length, e.length) : 0,
    r = t.slice(),
    i;
  return function (a) {
    for (i = 0; i < n; ++i) r[i] = e[i] * (1 - a) + t[i] * a;
    return r;
  };
}
function J_(e) {
  return ArrayBuffer.isView(e) && !(e instanceof DataView);
}
function Y_(e, t) {
  for (var n = t ? t.length : 0, r = e ? Math.min(n, e.length) : 0, i = Array(r), a = Array(n), o = 0; o < r; ++o) i[o] = iv(e[o], t[o]);
  for (; o < n; ++o) a[o] = t[o];
  return function (e) {
    for (o = 0; o < r; ++o) a[o] = i[o](e);
    return a;
  };
}
function X_(e, t) {
  var n = new Date();
  return (
    (e = +e),
    (t = +t),
    function (r) {
      return (n.setTime(e * (1 - r) + t * r), n);
    }
  );
}
function Z_(e, t) {
  return (
    (e = +e),
    (t = +t),
    function (n) {
      return e * (1 - n) + t * n;
    }
  );
}
function Q_(e, t) {
  var n = {},
    r = {},
    i;
  for (i in ((typeof e == `object` && e) || (e = {}), (typeof t == `object` && t) || (t = {}), t)) i in e ? (n[i] = iv(e[i], t[i])) : (r[i] = t[i]);
  return function (e) {
    for (i in n) r[i] = n[i](e);
    return r;
  };
}
var $_ = /[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,
  ev = new RegExp($_.source, `g`);
function tv(e) {
  return function () {
    return e;
  };
}
function nv(e) {
  return function (t) {
    return e(t) + ``;
  };
}
function rv(e, t) {
  var n = ($_.lastIndex = ev.lastIndex = 0),
    r,
    i,
    a,
    o = -1,
    s = [],
    c = [];
  for (e += ``, t += ``; (r = $_.exec(e)) && (i = ev.exec(t));)
    ((a = i.index) > n && ((a = t.slice(n, a)), s[o] ? (s[o] += a) : (s[++o] = a)),
      (r = r[0]) === (i = i[0]) ? (s[o] ? (s[o] += i) : (s[++o] = i)) : ((s[++o] = null), c.push({ i: o, x: Z_(r, i) })),
      (n = ev.lastIndex));
  return (
    n < t.length && ((a = t.slice(n)), s[o] ? (s[o] += a) : (s[++o] = a)),
    s.length < 2
      ? c[0]
        ? nv(c[0].x)
        : tv(t)
      : ((t = c.length),
        function (e) {
          for (var n = 0, r; n < t; ++n) s[(r = c[n]).i] = r.x(e);
          return s.join(``);
        })
  );
}
function iv(e, t) {
  var n = typeof t,
    r;
  return t == null || n === `boolean`
    ? B_(t)
    : (n === `number`
        ? Z_
        : n === `string`
          ? (r = Ug(t))
            ? ((t = r), K_)
            : rv
          : t instanceof Ug
            ? K_
            : t instanceof Date
              ? X_
              : J_(t)
                ? q_
                : Array.isArray(t)
                  ? Y_
                  : (typeof t.valueOf != `function` && typeof t.toString != `function`) || isNaN(t)
                    ? Q_
                    : Z_)(e, t);
}
function av(e, t) {
  return (
    (e = +e),
    (t = +t),
    function (n) {
      return Math.round(e * (1 - n) + t * n);
    }
  );
}
var ov = 1e-12;
function sv(e) {
  return ((e = Math.exp(e)) + 1 / e) / 2;
}
function cv(e) {
  return ((e = Math.exp(e)) - 1 / e) / 2;
}
function lv(e) {
  return ((e = Math.exp(2 * e)) - 1) / (e + 1);
}
(function e(t, n, r) {
  function i(e, i) {
    var a = e[0],
      o = e[1],
      s = e[2],
      c = i[0],
      l = i[1],
      u = i[2],
      d = c - a,
      f = l - o,
      p = d * d + f * f,
      m,
      h;
    if (p < ov)
      ((h = Math.log(u / s) / t),
        (m = function (e) {
          return [a + e * d, o + e * f, s * Math.exp(t * e * h)];
        }));
    else {
      var g = Math.sqrt(p),
        _ = (u * u - s * s + r * p) / (2 * s * n * g),
        v = (u * u - s * s - r * p) / (2 * u * n * g),
        y = Math.log(Math.sqrt(_ * _ + 1) - _);
      ((h = (Math.log(Math.sqrt(v * v + 1) - v) - y) / t),
        (m = function (e) {
          var r = e * h,
            i = sv(y),
            c = (s / (n * g)) * (i * lv(t * r + y) - cv(y));
          return [a + c * d, o + c * f, (s * i) / sv(t * r + y)];
        }));
    }
    return ((m.duration = (Math.abs(h) * 1e3 * t) / Math.SQRT2), m);
  }
  return (
    (i.rho = function (t) {
      var n = Math.max(0.001, +t),
        r = n * n;
      return e(n, r, r * r);
    }),
    i
  );
})(Math.SQRT2, 2, 4);
function uv(e) {
  return (function t(n) {
    n = +n;
    function r(t, r) {
      var i = e((t = R_(t)).h, (r = R_(r)).h),
        a = G_(t.s, r.s),
        o = G_(t.l, r.l),
        s = G_(t.opacity, r.opacity);
      return function (e) {
        return ((t.h = i(e)), (t.s = a(e)), (t.l = o(e ** +n)), (t.opacity = s(e)), t + ``);
      };
    }
    return ((r.gamma = t), r);
  })(1);
}
(uv(U_), uv(G_));
function dv(e, t) {
  t === void 0 && ((t = e), (e = iv));
  for (var n = 0, r = t.length - 1, i = t[0], a = Array(r < 0 ? 0 : r); n < r;) a[n] = e(i, (i = t[++n]));
  return function (e) {
    var t = Math.max(0, Math.min(r - 1, Math.floor((e *= r))));
    return a[t](e - t);
  };
}
function fv(e) {
  return Math.abs((e = Math.round(e))) >= 1e21 ? e.toLocaleString(`en`).replace(/,/g, ``) : e.toString(10);
}
function pv(e, t) {
  if (!isFinite(e) || e === 0) return null;
  var n = (e = t ? e.toExponential(t - 1) : e.toExponential()).indexOf(`e`),
    r = e.slice(0, n);
  return [r.length > 1 ? r[0] + r.slice(2) : r, +e.slice(n + 1)];
}
function mv(e) {
  return ((e = pv(Math.abs(e))), e ? e[1] : NaN);
}
function hv(e, t) {
  return function (n, r) {
    for (
      var i = n.length, a = [], o = 0, s = e[0], c = 0;
      i > 0 && s > 0 && (c + s + 1 > r && (s = Math.max(1, r - c)), a.push(n.substring((i -= s), i + s)), !((c += s + 1) > r));
    )
      s = e[(o = (o + 1) % e.length)];
    return a.reverse().join(t);
  };
}
function gv(e) {
  return function (t) {
    return t.replace(/[0-9]/g, function (t) {
      return e[+t];
    });
  };
}
var _v = /^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;
function vv(e) {
  if (!(t = _v.exec(e))) throw Error(`invalid format: ` + e);
  var t;
  return new yv({
    fill: t[1],
    align: t[2],
    sign: t[3],
    symbol: t[4],
    zero: t[5],
    width: t[6],
    comma: t[7],
    precision: t[8] && t[8].slice(1),
    trim: t[9],
    type: t[10],
  });
}
vv.prototype = yv.prototype;
function yv(e) {
  ((this.fill = e.fill === void 0 ? ` ` : e.fill + ``),
    (this.align = e.align === void 0 ? `>` : e.align + ``),
    (this.sign = e.sign === void 0 ? `-` : e.sign + ``),
    (this.symbol = e.symbol === void 0 ? `` : e.symbol + ``),
    (this.zero = !!e.zero),
    (this.width = e.width === void 0 ? void 0 : +e.width),
    (this.comma = !!e.comma),
    (this.precision = e.precision === void 0 ? void 0 : +e.precision),
    (this.trim = !!e.trim),
    (this.type = e.type === void 0 ? `` : e.type + ``));
}
yv.prototype.toString = function () {
  return (
    this.fill +
    this.align +
    this.sign +
    this.symbol +
    (this.zero ? `0` : ``) +
    (this.width === void 0 ? `` : Math.max(1, this.width | 0)) +
    (this.comma ? `,` : ``) +
    (this.precision === void 0 ? `` : `.` + Math.max(0, this.precision | 0)) +
    (this.trim ? `~` : ``) +
    this.type
  );
};
function bv(e) {
  out: for (var t = e.length, n = 1, r = -1, i; n < t; ++n)
    switch (e[n]) {
      case `.`:
        r = i = n;
        break;
      case `0`:
        (r === 0 && (r = n), (i = n));
        break;
      default:
        if (!+e[n]) break out;
        r > 0 && (r = 0);
    }
  return r > 0 ? e.slice(0, r) + e.slice(i + 1) : e;
}
var xv;
function Sv(e, t) {
  var n = pv(e, t);
  if (!n) return ((xv = void 0), e.toPrecision(t));
  var r = n[0],
    i = n[1],
    a = i - (xv = Math.max(-8, Math.min(8, Math.floor(i / 3))) * 3) + 1,
    o = r.length;
  return a === o
    ? r
    : a > o
      ? r + Array(a - o + 1).join(`0`)
      : a > 0
        ? r.slice(0, a) + `.` + r.slice(a)
        : `0.` + Array(1 - a).join(`0`) + pv(e, Math.max(0, t + a - 1))[0];
}
function Cv(e, t) {
  var n = pv(e, t);
  if (!n) return e + ``;
  var r = n[0],
    i = n[1];
  return i < 0 ? `0.` + Array(-i).join(`0`) + r : r.length > i + 1 ? r.slice(0, i + 1) + `.` + r.slice(i + 1) : r + Array(i - r.length + 2).join(`0`);
}
var wv = {
  "%": (e, t) => (e * 100).toFixed(t),
  b: (e) => Math.round(e).toString(2),
  c: (e) => e + ``,
  d: fv,
  e: (e, t) => e.toExponential(t),
  f: (e, t) => e.toFixed(t),
  g: (e, t) => e.toPrecision(t),
  o: (e) => Math.round(e).toString(8),
  p: (e, t) => Cv(e * 100, t),
  r: Cv,
  s: Sv,
  X: (e) => Math.round(e).toString(16).toUpperCase(),
  x: (e) => Math.round(e).toString(16),
};
function Tv(e) {
  return e;
}
var Ev = Array.prototype.map,
  Dv = [`y`, `z`, `a`, `f`, `p`, `n`, `µ`, `m`, ``, `k`, `M`, `G`, `T`, `P`, `E`, `Z`, `Y`];
function Ov(e) {
  var t = e.grouping === void 0 || e.thousands === void 0 ? Tv : hv(Ev.call(e.grouping, Number), e.thousands + ``),
    n = e.currency === void 0 ? `` : e.currency[0] + ``,
    r = e.currency === void 0 ? `` : e.currency[1] + ``,
    i = e.decimal === void 0 ? `.` : e.decimal + ``,
    a = e.numerals === void 0 ? Tv : gv(Ev.call(e.numerals, String)),
    o = e.percent === void 0 ? `%` : e.percent + ``,
    s = e.minus === void 0 ? `−` : e.minus + ``,
    c = e.nan === void 0 ? `NaN` : e.nan + ``;
  function l(e, l) {
    e = vv(e);
    var u = e.fill,
      d = e.align,
      f = e.sign,
      p = e.symbol,
      m = e.zero,
      h = e.width,
      g = e.comma,
      _ = e.precision,
      v = e.trim,
      y = e.type;
    (y === `n` ? ((g = !0), (y = `g`)) : wv[y] || (_ === void 0 && (_ = 12), (v = !0), (y = `g`)),
      (m || (u === `0` && d === `=`)) && ((m = !0), (u = `0`), (d = `=`)));
    var b = (l && l.prefix !== void 0 ? l.prefix : ``) + (p === `$` ? n : p === `#` && /[boxX]/.test(y) ? `0` + y.toLowerCase() : ``),
      x = (p === `$` ? r : /[%p]/.test(y) ? o : ``) + (l && l.suffix !== void 0 ? l.suffix : ``),
      S = wv[y],
      C = /[defgprs%]/.test(y);
    _ = _ === void 0 ? 6 : /[gprs]/.test(y) ? Math.max(1, Math.min(21, _)) : Math.max(0, Math.min(20, _));
    function w(e) {
      var n = b,
        r = x,
        o,
        l,
        p;
      if (y === `c`) ((r = S(e) + r), (e = ``));
      else {
        e = +e;
        var w = e < 0 || 1 / e < 0;
        if (
          ((e = isNaN(e) ? c : S(Math.abs(e), _)),
          v && (e = bv(e)),
          w && +e == 0 && f !== `+` && (w = !1),
          (n = (w ? (f === `(` ? f : s) : f === `-` || f === `(` ? `` : f) + n),
          (r = (y === `s` && !isNaN(e) && xv !== void 0 ? Dv[8 + xv / 3] : ``) + r + (w && f === `(` ? `)` : ``)),
          C)
        ) {
          for (o = -1, l = e.length; ++o < l;)
            if (((p = e.charCodeAt(o)), 48 > p || p > 57)) {
              ((r = (p === 46 ? i + e.slice(o + 1) : e.slice(o)) + r), (e = e.slice(0, o)));
              break;
            }
        }
      }
      g && !m && (e = t(e, 1 / 0));
      var T = n.length + e.length + r.length,
        E = T < h ? Array(h - T + 1).join(u) : ``;
      switch ((g && m && ((e = t(E + e, E.length ? h - r.length : 1 / 0)), (E = ``)), d)) {
        case `<`:
          e = n + e + r + E;
          break;
        case `=`:
          e = n + E + e + r;
          break;
        case `^`:
          e = E.slice(0, (T = E.length >> 1)) + n + e + r + E.slice(T);
          break;
        default:
          e = E + n + e + r;
      }
      return a(e);
    }
    return (
      (w.toString = function () {
        return e + ``;
      }),
      w
    );
  }
  function u(e, t) {
    var n = Math.max(-8, Math.min(8, Math.floor(mv(t) / 3))) * 3,
      r = 10 ** -n,
      i = l(((e = vv(e)), (e.type = `f`), e), { suffix: Dv[8 + n / 3] });
    return function (e) {
      return i(r * e);
    };
  }
  return { format: l, formatPrefix: u };
}
var kv, Av, jv;
Mv({ thousands: `,`, grouping: [3], currency: [`$`, ``] });
function Mv(e) {
  return ((kv = Ov(e)), (Av = kv.format), (jv = kv.formatPrefix), kv);
}
function Nv(e) {
  return Math.max(0, -mv(Math.abs(e)));
}
function Pv(e, t) {
  return Math.max(0, Math.max(-8, Math.min(8, Math.floor(mv(t) / 3))) * 3 - mv(Math.abs(e)));
}
function Fv(e, t) {
  return ((e = Math.abs(e)), (t = Math.abs(t) - e), Math.max(0, mv(t) - mv(e)) + 1);
}
var Iv = new Date(),
  Lv = new Date();
function Y(e, t, n, r) {
  function i(t) {
    return (e((t = arguments.length === 0 ? new Date() : new Date(+t))), t);
  }
  return (
    (i.floor = (t) => (e((t = new Date(+t))), t)),
    (i.ceil = (n) => (e((n = new Date(n - 1))), t(n, 1), e(n), n)),
    (i.round = (e) => {
      let t = i(e),
        n = i.ceil(e);
      return e - t < n - e ? t : n;
    }),
    (i.offset = (e, n) => (t((e = new Date(+e)), n == null ? 1 : Math.floor(n)), e)),
    (i.range = (n, r, a) => {
      let o = [];
      if (((n = i.ceil(n)), (a = a == null ? 1 : Math.floor(a)), !(n < r) || !(a > 0))) return o;
      let s;
      do (o.push((s = new Date(+n))), t(n, a), e(n));
      while (s < n && n < r);
      return o;
    }),
    (i.filter = (n) =>
      Y(
        (t) => {
          if (t >= t) for (; e(t), !n(t);) t.setTime(t - 1);
        },
        (e, r) => {
          if (e >= e) {
            if (r < 0) for (; ++r <= 0;) for (; t(e, -1), !n(e););
            else for (; --r >= 0;) for (; t(e, 1), !n(e););
          }
        },
      )),
    n &&
      ((i.count = (t, r) => (Iv.setTime(+t), Lv.setTime(+r), e(Iv), e(Lv), Math.floor(n(Iv, Lv)))),
      (i.every = (e) => (
        (e = Math.floor(e)),
        !isFinite(e) || !(e > 0) ? null : e > 1 ? i.filter(r ? (t) => r(t) % e === 0 : (t) => i.count(0, t) % e === 0) : i
      ))),
    i
  );
}
var Rv = Y(
  () => {},
  (e, t) => {
    e.setTime(+e + t);
  },
  (e, t) => t - e,
);
((Rv.every = (e) => (
  (e = Math.floor(e)),
  !isFinite(e) || !(e > 0)
    ? null
    : e > 1
      ? Y(
          (t) => {
            t.setTime(Math.floor(t / e) * e);
          },
          (t, n) => {
            t.setTime(+t + n * e);
          },
          (t, n) => (n - t) / e,
        )
      : Rv
)),
  Rv.range);
var zv = 1e3,
  Bv = zv * 60,
  Vv = Bv * 60,
  Hv = Vv * 24,
  Uv = Hv * 7,
  Wv = Hv * 30,
  Gv = Hv * 365,
  Kv = Y(
    (e) => {
      e.setTime(e - e.getMilliseconds());
    },
    (e, t) => {
      e.setTime(+e + t * zv);
    },
    (e, t) => (t - e) / zv,
    (e) => e.getUTCSeconds(),
  );
Kv.range;
var qv = Y(
  (e) => {
    e.setTime(e - e.getMilliseconds() - e.getSeconds() * zv);
  },
  (e, t) => {
    e.setTime(+e + t * Bv);
  },
  (e, t) => (t - e) / Bv,
  (e) => e.getMinutes(),
);
qv.range;
var Jv = Y(
  (e) => {
    e.setUTCSeconds(0, 0);
  },
  (e, t) => {
    e.setTime(+e + t * Bv);
  },
  (e, t) => (t - e) / Bv,
  (e) => e.getUTCMinutes(),
);
Jv.range;
var Yv = Y(
  (e) => {
    e.setTime(e - e.getMilliseconds() - e.getSeconds() * zv - e.getMinutes() * Bv);
  },
  (e, t) => {
    e.setTime(+e + t * Vv);
  },
  (e, t) => (t - e) / Vv,
  (e) => e.getHours(),
);
Yv.range;
var Xv = Y(
  (e) => {
    e.setUTCMinutes(0, 0, 0);
  },
  (e, t) => {
    e.setTime(+e + t * Vv);
  },
  (e, t) => (t - e) / Vv,
  (e) => e.getUTCHours(),
);
Xv.range;
var Zv = Y(
  (e) => e.setHours(0, 0, 0, 0),
  (e, t) => e.setDate(e.getDate() + t),
  (e, t) => (t - e - (t.getTimezoneOffset() - e.getTimezoneOffset()) * Bv) / Hv,
  (e) => e.getDate() - 1,
);
Zv.range;
var Qv = Y(
  (e) => {
    e.setUTCHours(0, 0, 0, 0);
  },
  (e, t) => {
    e.setUTCDate(e.getUTCDate() + t);
  },
  (e, t) => (t - e) / Hv,
  (e) => e.getUTCDate() - 1,
);
Qv.range;
var $v = Y(
  (e) => {
    e.setUTCHours(0, 0, 0, 0);
  },
  (e, t) => {
    e.setUTCDate(e.getUTCDate() + t);
  },
  (e, t) => (t - e) / Hv,
  (e) => Math.floor(e / Hv),
);
$v.range;
function ey(e) {
  return Y(
    (t) => {
      (t.setDate(t.getDate() - ((t.getDay() + 7 - e) % 7)), t.setHours(0, 0, 0, 0));
    },
    (e, t) => {
      e.setDate(e.getDate() + t * 7);
    },
    (e, t) => (t - e - (t.getTimezoneOffset() - e.getTimezoneOffset()) * Bv) / Uv,
  );
}
var ty = ey(0),
  ny = ey(1),
  ry = ey(2),
  iy = ey(3),
  ay = ey(4),
  oy = ey(5),
  sy = ey(6);
(ty.range, ny.range, ry.range, iy.range, ay.range, oy.range, sy.range);
function cy(e) {
  return Y(
    (t) => {
      (t.setUTCDate(t.getUTCDate() - ((t.getUTCDay() + 7 - e) % 7)), t.setUTCHours(0, 0, 0, 0));
    },
    (e, t) => {
      e.setUTCDate(e.getUTCDate() + t * 7);
    },
    (e, t) => (t - e) / Uv,
  );
}
var ly = cy(0),
  uy = cy(1),
  dy = cy(2),
  fy = cy(3),
  py = cy(4),
  my = cy(5),
  hy = cy(6);
(ly.range, uy.range, dy.range, fy.range, py.range, my.range, hy.range);
var gy = Y(
  (e) => {
    (e.setDate(1), e.setHours(0, 0, 0, 0));
  },
  (e, t) => {
    e.setMonth(e.getMonth() + t);
  },
  (e, t) => t.getMonth() - e.getMonth() + (t.getFullYear() - e.getFullYear()) * 12,
  (e) => e.getMonth(),
);
gy.range;
var _y = Y(
  (e) => {
    (e.setUTCDate(1), e.setUTCHours(0, 0, 0, 0));
  },
  (e, t) => {
    e.setUTCMonth(e.getUTCMonth() + t);
  },
  (e, t) => t.getUTCMonth() - e.getUTCMonth() + (t.getUTCFullYear() - e.getUTCFullYear()) * 12,
  (e) => e.getUTCMonth(),
);
_y.range;
var vy = Y(
  (e) => {
    (e.setMonth(0, 1), e.setHours(0, 0, 0, 0));
  },
  (e, t) => {
    e.setFullYear(e.getFullYear() + t);
  },
  (e, t) => t.getFullYear() - e.getFullYear(),
  (e) => e.getFullYear(),
);
((vy.every = (e) =>
  !isFinite((e = Math.floor(e))) || !(e > 0)
    ? null
    : Y(
        (t) => {
          (t.setFullYear(Math.floor(t.getFullYear() / e) * e), t.setMonth(0, 1), t.setHours(0, 0, 0, 0));
        },
        (t, n) => {
          t.setFullYear(t.getFullYear() + n * e);
        },
      )),
  vy.range);
var yy = Y(
  (e) => {
    (e.setUTCMonth(0, 1), e.setUTCHours(0, 0, 0, 0));
  },
  (e, t) => {
    e.setUTCFullYear(e.getUTCFullYear() + t);
  },
  (e, t) => t.getUTCFullYear() - e.getUTCFullYear(),
  (e) => e.getUTCFullYear(),
);
((yy.every = (e) =>
  !isFinite((e = Math.floor(e))) || !(e > 0)
    ? null
    : Y(
        (t) => {
          (t.setUTCFullYear(Math.floor(t.getUTCFullYear() / e) * e), t.setUTCMonth(0, 1), t.setUTCHours(0, 0, 0, 0));
        },
        (t, n) => {
          t.setUTCFullYear(t.getUTCFullYear() + n * e);
        },
      )),
  yy.range);
function by(e, t, n, r, i, a) {
  let o = [
    [Kv, 1, zv],
    [Kv, 5, 5 * zv],
    [Kv, 15, 15 * zv],
    [Kv, 30, 30 * zv],
    [a, 1, Bv],
    [a, 5, 5 * Bv],
    [a, 15, 15 * Bv],
    [a, 30, 30 * Bv],
    [i, 1, Vv],
    [i, 3, 3 * Vv],
    [i, 6, 6 * Vv],
    [i, 12, 12 * Vv],
    [r, 1, Hv],
    [r, 2, 2 * Hv],
    [n, 1, Uv],
    [t, 1, Wv],
    [t, 3, 3 * Wv],
    [e, 1, Gv],
  ];
  function s(e, t, n) {
    let r = t < e;
    r && ([e, t] = [t, e]);
    let i = n && typeof n.range == `function` ? n : c(e, t, n),
      a = i ? i.range(e, +t + 1) : [];
    return r ? a.reverse() : a;
  }
  function c(t, n, r) {
    let i = Math.abs(n - t) / r,
      a = Xh(([, , e]) => e).right(o, i);
    if (a === o.length) return e.every(hg(t / Gv, n / Gv, r));
    if (a === 0) return Rv.every(Math.max(hg(t, n, r), 1));
    let [s, c] = o[i / o[a - 1][2] < o[a][2] / i ? a - 1 : a];
    return s.every(c);
  }
  return [s, c];
}
var [xy, Sy] = by(yy, _y, ly, $v, Xv, Jv),
  [Cy, wy] = by(vy, gy, ty, Zv, Yv, qv);
function Ty(e) {
  if (0 <= e.y && e.y < 100) {
    var t = new Date(-1, e.m, e.d, e.H, e.M, e.S, e.L);
    return (t.setFullYear(e.y), t);
  }
  return new Date(e.y, e.m, e.d, e.H, e.M, e.S, e.L);
}
function Ey(e) {
  if (0 <= e.y && e.y < 100) {
    var t = new Date(Date.UTC(-1, e.m, e.d, e.H, e.M, e.S, e.L));
    return (t.setUTCFullYear(e.y), t);
  }
  return new Date(Date.UTC(e.y, e.m, e.d, e.H, e.M, e.S, e.L));
}
function Dy(e, t, n) {
  return { y: e, m: t, d: n, H: 0, M: 0, S: 0, L: 0 };
}
function Oy(e) {
  var t = e.dateTime,
    n = e.date,
    r = e.time,
    i = e.periods,
    a = e.days,
    o = e.shortDays,
    s = e.months,
    c = e.shortMonths,
    l = Py(i),
    u = Fy(i),
    d = Py(a),
    f = Fy(a),
    p = Py(o),
    m = Fy(o),
    h = Py(s),
    g = Fy(s),
    _ = Py(c),
    v = Fy(c),
    y = {
      a: N,
      A: ee,
      b: te,
      B: ne,
      c: null,
      d: nb,
      e: nb,
      f: sb,
      g: vb,
      G: bb,
      H: rb,
      I: ib,
      j: ab,
      L: ob,
      m: cb,
      M: lb,
      p: re,
      q: ie,
      Q: Ub,
      s: Wb,
      S: ub,
      u: db,
      U: fb,
      V: mb,
      w: hb,
      W: gb,
      x: null,
      X: null,
      y: _b,
      Y: yb,
      Z: xb,
      "%": Hb,
    },
    b = {
      a: P,
      A: ae,
      b: oe,
      B: se,
      c: null,
      d: Sb,
      e: Sb,
      f: Db,
      g: Rb,
      G: Bb,
      H: Cb,
      I: wb,
      j: Tb,
      L: Eb,
      m: Ob,
      M: kb,
      p: ce,
      q: le,
      Q: Ub,
      s: Wb,
      S: Ab,
      u: jb,
      U: Mb,
      V: Pb,
      w: Fb,
      W: Ib,
      x: null,
      X: null,
      y: Lb,
      Y: zb,
      Z: Vb,
      "%": Hb,
    },
    x = {
      a: E,
      A: D,
      b: O,
      B: k,
      c: A,
      d: Ky,
      e: Ky,
      f: Qy,
      g: Hy,
      G: Vy,
      H: Jy,
      I: Jy,
      j: qy,
      L: Zy,
      m: Gy,
      M: Yy,
      p: T,
      q: Wy,
      Q: eb,
      s: tb,
      S: Xy,
      u: Ly,
      U: Ry,
      V: zy,
      w: Iy,
      W: By,
      x: j,
      X: M,
      y: Hy,
      Y: Vy,
      Z: Uy,
      "%": $y,
    };
  ((y.x = S(n, y)), (y.X = S(r, y)), (y.c = S(t, y)), (b.x = S(n, b)), (b.X = S(r, b)), (b.c = S(t, b)));
  function S(e, t) {
    return function (n) {
      var r = [],
        i = -1,
        a = 0,
        o = e.length,
        s,
        c,
        l;
      for (n instanceof Date || (n = new Date(+n)); ++i < o;)
        e.charCodeAt(i) === 37 &&
          (r.push(e.slice(a, i)),
          (c = ky[(s = e.charAt(++i))]) == null ? (c = s === `e` ? ` ` : `0`) : (s = e.charAt(++i)),
          (l = t[s]) && (s = l(n, c)),
          r.push(s),
          (a = i + 1));
      return (r.push(e.slice(a, i)), r.join(``));
    };
  }
  function C(e, t) {
    return function (n) {
      var r = Dy(1900, void 0, 1),
        i = w(r, e, (n += ``), 0),
        a,
        o;
      if (i != n.length) return null;
      if (`Q` in r) return new Date(r.Q);
      if (`s` in r) return new Date(r.s * 1e3 + (`L` in r ? r.L : 0));
      if ((t && !(`Z` in r) && (r.Z = 0), `p` in r && (r.H = (r.H % 12) + r.p * 12), r.m === void 0 && (r.m = `q` in r ? r.q : 0), `V` in r)) {
        if (r.V < 1 || r.V > 53) return null;
        (`w` in r || (r.w = 1),
          `Z` in r
            ? ((a = Ey(Dy(r.y, 0, 1))),
              (o = a.getUTCDay()),
              (a = o > 4 || o === 0 ? uy.ceil(a) : uy(a)),
              (a = Qv.offset(a, (r.V - 1) * 7)),
              (r.y = a.getUTCFullYear()),
              (r.m = a.getUTCMonth()),
              (r.d = a.getUTCDate() + ((r.w + 6) % 7)))
            : ((a = Ty(Dy(r.y, 0, 1))),
              (o = a.getDay()),
              (a = o > 4 || o === 0 ? ny.ceil(a) : ny(a)),
              (a = Zv.offset(a, (r.V - 1) * 7)),
              (r.y = a.getFullYear()),
              (r.m = a.getMonth()),
              (r.d = a.getDate() + ((r.w + 6) % 7))));
      } else
        (`W` in r || `U` in r) &&
          (`w` in r || (r.w = `u` in r ? r.u % 7 : +(`W` in r)),
          (o = `Z` in r ? Ey(Dy(r.y, 0, 1)).getUTCDay() : Ty(Dy(r.y, 0, 1)).getDay()),
          (r.m = 0),
          (r.d = `W` in r ? ((r.w + 6) % 7) + r.W * 7 - ((o + 5) % 7) : r.w + r.U * 7 - ((o + 6) % 7)));
      return `Z` in r ? ((r.H += (r.Z / 100) | 0), (r.M += r.Z % 100), Ey(r)) : Ty(r);
    };
  }
  function w(e, t, n, r) {
    for (var i = 0, a = t.length, o = n.length, s, c; i < a;) {
      if (r >= o) return -1;
      if (((s = t.charCodeAt(i++)), s === 37)) {
        if (((s = t.charAt(i++)), (c = x[s in ky ? t.charAt(i++) : s]), !c || (r = c(e, n, r)) < 0)) return -1;
      } else if (s != n.charCodeAt(r++)) return -1;
    }
    return r;
  }
  function T(e, t, n) {
    var r = l.exec(t.slice(n));
    return r ? ((e.p = u.get(r[0].toLowerCase())), n + r[0].length) : -1;
  }
  function E(e, t, n) {
    var r = p.exec(t.slice(n));
    return r ? ((e.w = m.get(r[0].toLowerCase())), n + r[0].length) : -1;
  }
  function D(e, t, n) {
    var r = d.exec(t.slice(n));
    return r ? ((e.w = f.get(r[0].toLowerCase())), n + r[0].length) : -1;
  }
  function O(e, t, n) {
    var r = _.exec(t.slice(n));
    return r ? ((e.m = v.get(r[0].toLowerCase())), n + r[0].length) : -1;
  }
  function k(e, t, n) {
    var r = h.exec(t.slice(n));
    return r ? ((e.m = g.get(r[0].toLowerCase())), n + r[0].length) : -1;
  }
  function A(e, n, r) {
    return w(e, t, n, r);
  }
  function j(e, t, r) {
    return w(e, n, t, r);
  }
  function M(e, t, n) {
    return w(e, r, t, n);
  }
  function N(e) {
    return o[e.getDay()];
  }
  function ee(e) {
    return a[e.getDay()];
  }
  function te(e) {
    return c[e.getMonth()];
  }
  function ne(e) {
    return s[e.getMonth()];
  }
  function re(e) {
    return i[+(e.getHours() >= 12)];
  }
  function ie(e) {
    return 1 + ~~(e.getMonth() / 3);
  }
  function P(e) {
    return o[e.getUTCDay()];
  }
  function ae(e) {
    return a[e.getUTCDay()];
  }
  function oe(e) {
    return c[e.getUTCMonth()];
  }
  function se(e) {
    return s[e.getUTCMonth()];
  }
  function ce(e) {
    return i[+(e.getUTCHours() >= 12)];
  }
  function le(e) {
    return 1 + ~~(e.getUTCMonth() / 3);
  }
  return {
    format: function (e) {
      var t = S((e += ``), y);
      return (
        (t.toString = function () {
          return e;
        }),
        t
      );
    },
    parse: function (e) {
      var t = C((e += ``), !1);
      return (
        (t.toString = function () {
          return e;
        }),
        t
      );
    },
    utcFormat: function (e) {
      var t = S((e += ``), b);
      return (
        (t.toString = function () {
          return e;
        }),
        t
      );
    },
    utcParse: function (e) {
      var t = C((e += ``), !0);
      return (
        (t.toString = function () {
          return e;
        }),
        t
      );
    },
  };
}
var ky = { "-": ``, _: ` `, 0: `0` },
  Ay = /^\s*\d+/,
  jy = /^%/,
  My = /[\\^$*+?|[\]().{}]/g;
function X(e, t, n) {
  var r = e < 0 ? `-` : ``,
    i = (r ? -e : e) + ``,
    a = i.length;
  return r + (a < n ? Array(n - a + 1).join(t) + i : i);
}
function Ny(e) {
  return e.replace(My, `\\$&`);
}
function Py(e) {
  return RegExp(`^(?:` + e.map(Ny).join(`|`) + `)`, `i`);
}
function Fy(e) {
  return new Map(e.map((e, t) => [e.toLowerCase(), t]));
}
function Iy(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 1));
  return r ? ((e.w = +r[0]), n + r[0].length) : -1;
}
function Ly(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 1));
  return r ? ((e.u = +r[0]), n + r[0].length) : -1;
}
function Ry(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 2));
  return r ? ((e.U = +r[0]), n + r[0].length) : -1;
}
function zy(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 2));
  return r ? ((e.V = +r[0]), n + r[0].length) : -1;
}
function By(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 2));
  return r ? ((e.W = +r[0]), n + r[0].length) : -1;
}
function Vy(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 4));
  return r ? ((e.y = +r[0]), n + r[0].length) : -1;
}
function Hy(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 2));
  return r ? ((e.y = +r[0] + (+r[0] > 68 ? 1900 : 2e3)), n + r[0].length) : -1;
}
function Uy(e, t, n) {
  var r = /^(Z)|([+-]\d\d)(?::?(\d\d))?/.exec(t.slice(n, n + 6));
  return r ? ((e.Z = r[1] ? 0 : -(r[2] + (r[3] || `00`))), n + r[0].length) : -1;
}
function Wy(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 1));
  return r ? ((e.q = r[0] * 3 - 3), n + r[0].length) : -1;
}
function Gy(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 2));
  return r ? ((e.m = r[0] - 1), n + r[0].length) : -1;
}
function Ky(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 2));
  return r ? ((e.d = +r[0]), n + r[0].length) : -1;
}
function qy(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 3));
  return r ? ((e.m = 0), (e.d = +r[0]), n + r[0].length) : -1;
}
function Jy(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 2));
  return r ? ((e.H = +r[0]), n + r[0].length) : -1;
}
function Yy(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 2));
  return r ? ((e.M = +r[0]), n + r[0].length) : -1;
}
function Xy(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 2));
  return r ? ((e.S = +r[0]), n + r[0].length) : -1;
}
function Zy(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 3));
  return r ? ((e.L = +r[0]), n + r[0].length) : -1;
}
function Qy(e, t, n) {
  var r = Ay.exec(t.slice(n, n + 6));
  return r ? ((e.L = Math.floor(r[0] / 1e3)), n + r[0].length) : -1;
}
function $y(e, t, n) {
  var r = jy.exec(t.slice(n, n + 1));
  return r ? n + r[0].length : -1;
}
function eb(e, t, n) {
  var r = Ay.exec(t.slice(n));
  return r ? ((e.Q = +r[0]), n + r[0].length) : -1;
}
function tb(e, t, n) {
  var r = Ay.exec(t.slice(n));
  return r ? ((e.s = +r[0]), n + r[0].length) : -1;
}
function nb(e, t) {
  return X(e.getDate(), t, 2);
}
function rb(e, t) {
  return X(e.getHours(), t, 2);
}
function ib(e, t) {
  return X(e.getHours() % 12 || 12, t, 2);
}
function ab(e, t) {
  return X(1 + Zv.count(vy(e), e), t, 3);
}
function ob(e, t) {
  return X(e.getMilliseconds(), t, 3);
}
function sb(e, t) {
  return ob(e, t) + `000`;
}
function cb(e, t) {
  return X(e.getMonth() + 1, t, 2);
}
function lb(e, t) {
  return X(e.getMinutes(), t, 2);
}
function ub(e, t) {
  return X(e.getSeconds(), t, 2);
}
function db(e) {
  var t = e.getDay();
  return t === 0 ? 7 : t;
}
function fb(e, t) {
  return X(ty.count(vy(e) - 1, e), t, 2);
}
function pb(e) {
  var t = e.getDay();
  return t >= 4 || t === 0 ? ay(e) : ay.ceil(e);
}
function mb(e, t) {
  return ((e = pb(e)), X(ay.count(vy(e), e) + (vy(e).getDay() === 4), t, 2));
}
function hb(e) {
  return e.getDay();
}
function gb(e, t) {
  return X(ny.count(vy(e) - 1, e), t, 2);
}
function _b(e, t) {
  return X(e.getFullYear() % 100, t, 2);
}
function vb(e, t) {
  return ((e = pb(e)), X(e.getFullYear() % 100, t, 2));
}
function yb(e, t) {
  return X(e.getFullYear() % 1e4, t, 4);
}
function bb(e, t) {
  var n = e.getDay();
  return ((e = n >= 4 || n === 0 ? ay(e) : ay.ceil(e)), X(e.getFullYear() % 1e4, t, 4));
}
function xb(e) {
  var t = e.getTimezoneOffset();
  return (t > 0 ? `-` : ((t *= -1), `+`)) + X((t / 60) | 0, `0`, 2) + X(t % 60, `0`, 2);
}
function Sb(e, t) {
  return X(e.getUTCDate(), t, 2);
}
function Cb(e, t) {
  return X(e.getUTCHours(), t, 2);
}
function wb(e, t) {
  return X(e.getUTCHours() % 12 || 12, t, 2);
}
function Tb(e, t) {
  return X(1 + Qv.count(yy(e), e), t, 3);
}
function Eb(e, t) {
  return X(e.getUTCMilliseconds(), t, 3);
}
function Db(e, t) {
  return Eb(e, t) + `000`;
}
function Ob(e, t) {
  return X(e.getUTCMonth() + 1, t, 2);
}
function kb(e, t) {
  return X(e.getUTCMinutes(), t, 2);
}
function Ab(e, t) {
  return X(e.getUTCSeconds(), t, 2);
}
function jb(e) {
  var t = e.getUTCDay();
  return t === 0 ? 7 : t;
}
function Mb(e, t) {
  return X(ly.count(yy(e) - 1, e), t, 2);
}
function Nb(e) {
  var t = e.getUTCDay();
  return t >= 4 || t === 0 ? py(e) : py.ceil(e);
}
function Pb(e, t) {
  return ((e = Nb(e)), X(py.count(yy(e), e) + (yy(e).getUTCDay() === 4), t, 2));
}
function Fb(e) {
  return e.getUTCDay();
}
function Ib(e, t) {
  return X(uy.count(yy(e) - 1, e), t, 2);
}
function Lb(e, t) {
  return X(e.getUTCFullYear() % 100, t, 2);
}
function Rb(e, t) {
  return ((e = Nb(e)), X(e.getUTCFullYear() % 100, t, 2));
}
function zb(e, t) {
  return X(e.getUTCFullYear() % 1e4, t, 4);
}
function Bb(e, t) {
  var n = e.getUTCDay();
  return ((e = n >= 4 || n === 0 ? py(e) : py.ceil(e)), X(e.getUTCFullYear() % 1e4, t, 4));
}
function Vb() {
  return `+0000`;
}
function Hb() {
  return `%`;
}
function Ub(e) {
  return +e;
}
function Wb(e) {
  return Math.floor(e / 1e3);
}
var Gb, Kb, qb, Jb;
Yb({
  dateTime: `%x, %X`,
  date: `%-m/%-d/%Y`,
  time: `%-I:%M:%S %p`,
  periods: [`AM`, `PM`],
  days: [`Sunday`, `Monday`, `Tuesday`, `Wednesday`, `Thursday`, `Friday`, `Saturday`],
  shortDays: [`Sun`, `Mon`, `Tue`, `Wed`, `Thu`, `Fri`, `Sat`],
  months: [`January`, `February`, `March`, `April`, `May`, `June`, `July`, `August`, `September`, `October`, `November`, `December`],
  shortMonths: [`Jan`, `Feb`, `Mar`, `Apr`, `May`, `Jun`, `Jul`, `Aug`, `Sep`, `Oct`, `Nov`, `Dec`],
});
function Yb(e) {
  return ((Gb = Oy(e)), (Kb = Gb.format), Gb.parse, (qb = Gb.utcFormat), (Jb = Gb.utcParse), Gb);
}
var Xb = `%Y-%m-%dT%H:%M:%S.%LZ`;
(Date.prototype.toISOString || qb(Xb), +new Date(`2000-01-01T00:00:00.000Z`) || Jb(Xb));
function Zb(e, t) {
  switch (arguments.length) {
    case 0:
      break;
    case 1:
      this.range(e);
      break;
    default:
      this.range(t).domain(e);
  }
  return this;
}
function Qb(e, t) {
  switch (arguments.length) {
    case 0:
      break;
    case 1:
      typeof e == `function` ? this.interpolator(e) : this.range(e);
      break;
    default:
      (this.domain(e), typeof t == `function` ? this.interpolator(t) : this.range(t));
  }
  return this;
}
var $b = Symbol(`implicit`);
function ex() {
  var e = new ng(),
    t = [],
    n = [],
    r = $b;
  function i(i) {
    let a = e.get(i);
    if (a === void 0) {
      if (r !== $b) return r;
      e.set(i, (a = t.push(i) - 1));
    }
    return n[a % n.length];
  }
  return (
    (i.domain = function (n) {
      if (!arguments.length) return t.slice();
      ((t = []), (e = new ng()));
      for (let r of n) e.has(r) || e.set(r, t.push(r) - 1);
      return i;
    }),
    (i.range = function (e) {
      return arguments.length ? ((n = Array.from(e)), i) : n.slice();
    }),
    (i.unknown = function (e) {
      return arguments.length ? ((r = e), i) : r;
    }),
    (i.copy = function () {
      return ex(t, n).unknown(r);
    }),
    Zb.apply(i, arguments),
    i
  );
}
function tx() {
  var e = ex().unknown(void 0),
    t = e.domain,
    n = e.range,
    r = 0,
    i = 1,
    a,
    o,
    s = !1,
    c = 0,
    l = 0,
    u = 0.5;
  delete e.unknown;
  function d() {
    var e = t().length,
      d = i < r,
      f = d ? i : r,
      p = d ? r : i;
    ((a = (p - f) / Math.max(1, e - c + l * 2)),
      s && (a = Math.floor(a)),
      (f += (p - f - a * (e - c)) * u),
      (o = a * (1 - c)),
      s && ((f = Math.round(f)), (o = Math.round(o))));
    var m = Sg(e).map(function (e) {
      return f + a * e;
    });
    return n(d ? m.reverse() : m);
  }
  return (
    (e.domain = function (e) {
      return arguments.length ? (t(e), d()) : t();
    }),
    (e.range = function (e) {
      return arguments.length ? (([r, i] = e), (r = +r), (i = +i), d()) : [r, i];
    }),
    (e.rangeRound = function (e) {
      return (([r, i] = e), (r = +r), (i = +i), (s = !0), d());
    }),
    (e.bandwidth = function () {
      return o;
    }),
    (e.step = function () {
      return a;
    }),
    (e.round = function (e) {
      return arguments.length ? ((s = !!e), d()) : s;
    }),
    (e.padding = function (e) {
      return arguments.length ? ((c = Math.min(1, (l = +e))), d()) : c;
    }),
    (e.paddingInner = function (e) {
      return arguments.length ? ((c = Math.min(1, e)), d()) : c;
    }),
    (e.paddingOuter = function (e) {
      return arguments.length ? ((l = +e), d()) : l;
    }),
    (e.align = function (e) {
      return arguments.length ? ((u = Math.max(0, Math.min(1, e))), d()) : u;
    }),
    (e.copy = function () {
      return tx(t(), [r, i]).round(s).paddingInner(c).paddingOuter(l).align(u);
    }),
    Zb.apply(d(), arguments)
  );
}
function nx(e) {
  var t = e.copy;
  return (
    (e.padding = e.paddingOuter),
    delete e.paddingInner,
    delete e.paddingOuter,
    (e.copy = function () {
      return nx(t());
    }),
    e
  );
}
function rx() {
  return nx(tx.apply(null, arguments).paddingInner(1));
}
function ix(e) {
  return function () {
    return e;
  };
}
function ax(e) {
  return +e;
}
var ox = [0, 1];
function sx(e) {
  return e;
}
function cx(e, t) {
  return (t -= e = +e)
    ? function (n) {
        return (n - e) / t;
      }
    : ix(isNaN(t) ? NaN : 0.5);
}
function lx(e, t) {
  var n;
  return (
    e > t && ((n = e), (e = t), (t = n)),
    function (n) {
      return Math.max(e, Math.min(t, n));
    }
  );
}
function ux(e, t, n) {
  var r = e[0],
    i = e[1],
    a = t[0],
    o = t[1];
  return (
    i < r ? ((r = cx(i, r)), (a = n(o, a))) : ((r = cx(r, i)), (a = n(a, o))),
    function (e) {
      return a(r(e));
    }
  );
}
function dx(e, t, n) {
  var r = Math.min(e.length, t.length) - 1,
    i = Array(r),
    a = Array(r),
    o = -1;
  for (e[r] < e[0] && ((e = e.slice().reverse()), (t = t.slice().reverse())); ++o < r;) ((i[o] = cx(e[o], e[o + 1])), (a[o] = n(t[o], t[o + 1])));
  return function (t) {
    var n = tg(e, t, 1, r) - 1;
    return a[n](i[n](t));
  };
}
function fx(e, t) {
  return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown());
}
function px() {
  var e = ox,
    t = ox,
    n = iv,
    r,
    i,
    a,
    o = sx,
    s,
    c,
    l;
  function u() {
    var n = Math.min(e.length, t.length);
    return (o !== sx && (o = lx(e[0], e[n - 1])), (s = n > 2 ? dx : ux), (c = l = null), d);
  }
  function d(i) {
    return i == null || isNaN((i = +i)) ? a : (c ||= s(e.map(r), t, n))(r(o(i)));
  }
  return (
    (d.invert = function (n) {
      return o(i((l ||= s(t, e.map(r), Z_))(n)));
    }),
    (d.domain = function (t) {
      return arguments.length ? ((e = Array.from(t, ax)), u()) : e.slice();
    }),
    (d.range = function (e) {
      return arguments.length ? ((t = Array.from(e)), u()) : t.slice();
    }),
    (d.rangeRound = function (e) {
      return ((t = Array.from(e)), (n = av), u());
    }),
    (d.clamp = function (e) {
      return arguments.length ? ((o = e ? !0 : sx), u()) : o !== sx;
    }),
    (d.interpolate = function (e) {
      return arguments.length ? ((n = e), u()) : n;
    }),
    (d.unknown = function (e) {
      return arguments.length ? ((a = e), d) : a;
    }),
    function (e, t) {
      return ((r = e), (i = t), u());
    }
  );
}
function mx() {
  return px()(sx, sx);
}
function hx(e, t, n, r) {
  var i = hg(e, t, n),
    a;
  switch (((r = vv(r ?? `,f`)), r.type)) {
    case `s`:
      var o = Math.max(Math.abs(e), Math.abs(t));
      return (r.precision == null && !isNaN((a = Pv(i, o))) && (r.precision = a), jv(r, o));
    case ``:
    case `e`:
    case `g`:
    case `p`:
    case `r`:
      r.precision == null && !isNaN((a = Fv(i, Math.max(Math.abs(e), Math.abs(t))))) && (r.precision = a - (r.type === `e`));
      break;
    case `f`:
    case `%`:
      r.precision == null && !isNaN((a = Nv(i))) && (r.precision = a - (r.type === `%`) * 2);
  }
  return Av(r);
}
function gx(e) {
  var t = e.domain;
  return (
    (e.ticks = function (e) {
      var n = t();
      return pg(n[0], n[n.length - 1], e ?? 10);
    }),
    (e.tickFormat = function (e, n) {
      var r = t();
      return hx(r[0], r[r.length - 1], e ?? 10, n);
    }),
    (e.nice = function (n) {
      n ??= 10;
      var r = t(),
        i = 0,
        a = r.length - 1,
        o = r[i],
        s = r[a],
        c,
        l,
        u = 10;
      for (s < o && ((l = o), (o = s), (s = l), (l = i), (i = a), (a = l)); u-- > 0;) {
        if (((l = mg(o, s, n)), l === c)) return ((r[i] = o), (r[a] = s), t(r));
        if (l > 0) ((o = Math.floor(o / l) * l), (s = Math.ceil(s / l) * l));
        else if (l < 0) ((o = Math.ceil(o * l) / l), (s = Math.floor(s * l) / l));
        else break;
        c = l;
      }
      return e;
    }),
    e
  );
}
function _x() {
  var e = mx();
  return (
    (e.copy = function () {
      return fx(e, _x());
    }),
    Zb.apply(e, arguments),
    gx(e)
  );
}
function vx(e) {
  var t;
  function n(e) {
    return e == null || isNaN((e = +e)) ? t : e;
  }
  return (
    (n.invert = n),
    (n.domain = n.range =
      function (t) {
        return arguments.length ? ((e = Array.from(t, ax)), n) : e.slice();
      }),
    (n.unknown = function (e) {
      return arguments.length ? ((t = e), n) : t;
    }),
    (n.copy = function () {
      return vx(e).unknown(t);
    }),
    (e = arguments.length ? Array.from(e, ax) : [0, 1]),
    gx(n)
  );
}
function yx(e, t) {
  e = e.slice();
  var n = 0,
    r = e.length - 1,
    i = e[n],
    a = e[r],
    o;
  return (a < i && ((o = n), (n = r), (r = o), (o = i), (i = a), (a = o)), (e[n] = t.floor(i)), (e[r] = t.ceil(a)), e);
}
function bx(e) {
  return Math.log(e);
}
function xx(e) {
  return Math.exp(e);
}
function Sx(e) {
  return -Math.log(-e);
}
function Cx(e) {
  return -Math.exp(-e);
}
function wx(e) {
  return isFinite(e) ? +(`1e` + e) : e < 0 ? 0 : e;
}
function Tx(e) {
  return e === 10 ? wx : e === Math.E ? Math.exp : (t) => e ** +t;
}
function Ex(e) {
  return e === Math.E ? Math.log : (e === 10 && Math.log10) || (e === 2 && Math.log2) || ((e = Math.log(e)), (t) => Math.log(t) / e);
}
function Dx(e) {
  return (t, n) => -e(-t, n);
}
function Ox(e) {
  let t = e(bx, xx),
    n = t.domain,
    r = 10,
    i,
    a;
  function o() {
    return ((i = Ex(r)), (a = Tx(r)), n()[0] < 0 ? ((i = Dx(i)), (a = Dx(a)), e(Sx, Cx)) : e(bx, xx), t);
  }
  return (
    (t.base = function (e) {
      return arguments.length ? ((r = +e), o()) : r;
    }),
    (t.domain = function (e) {
      return arguments.length ? (n(e), o()) : n();
    }),
    (t.ticks = (e) => {
      let t = n(),
        o = t[0],
        s = t[t.length - 1],
        c = s < o;
      c && ([o, s] = [s, o]);
      let l = i(o),
        u = i(s),
        d,
        f,
        p = e == null ? 10 : +e,
        m = [];
      if (!(r % 1) && u - l < p) {
        if (((l = Math.floor(l)), (u = Math.ceil(u)), o > 0)) {
          for (; l <= u; ++l)
            for (d = 1; d < r; ++d)
              if (((f = l < 0 ? d / a(-l) : d * a(l)), !(f < o))) {
                if (f > s) break;
                m.push(f);
              }
        } else
          for (; l <= u; ++l)
            for (d = r - 1; d >= 1; --d)
              if (((f = l > 0 ? d / a(-l) : d * a(l)), !(f < o))) {
                if (f > s) break;
                m.push(f);
              }
        m.length * 2 < p && (m = pg(o, s, p));
      } else m = pg(l, u, Math.min(u - l, p)).map(a);
      return c ? m.reverse() : m;
    }),
    (t.tickFormat = (e, n) => {
      if (
        ((e ??= 10),
        (n ??= r === 10 ? `s` : `,`),
        typeof n != `function` && (!(r % 1) && (n = vv(n)).precision == null && (n.trim = !0), (n = Av(n))),
        e === 1 / 0)
      )
        return n;
      let o = Math.max(1, (r * e) / t.ticks().length);
      return (e) => {
        let t = e / a(Math.round(i(e)));
        return (t * r < r - 0.5 && (t *= r), t <= o ? n(e) : ``);
      };
    }),
    (t.nice = () => n(yx(n(), { floor: (e) => a(Math.floor(i(e))), ceil: (e) => a(Math.ceil(i(e))) }))),
    t
  );
}
function kx() {
  let e = Ox(px()).domain([1, 10]);
  return ((e.copy = () => fx(e, kx()).base(e.base())), Zb.apply(e, arguments), e);
}
function Ax(e) {
  return function (t) {
    return Math.sign(t) * Math.log1p(Math.abs(t / e));
  };
}
function jx(e) {
  return function (t) {
    return Math.sign(t) * Math.expm1(Math.abs(t)) * e;
  };
}
function Mx(e) {
  var t = 1,
    n = e(Ax(t), jx(t));
  return (
    (n.constant = function (n) {
      return arguments.length ? e(Ax((t = +n)), jx(t)) : t;
    }),
    gx(n)
  );
}
function Nx() {
  var e = Mx(px());
  return (
    (e.copy = function () {
      return fx(e, Nx()).constant(e.constant());
    }),
    Zb.apply(e, arguments)
  );
}
function Px(e) {
  return function (t) {
    return t < 0 ? -((-t) ** +e) : t ** +e;
  };
}
function Fx(e) {
  return e < 0 ? -Math.sqrt(-e) : Math.sqrt(e);
}
function Ix(e) {
  return e < 0 ? -e * e : e * e;
}
function Lx(e) {
  var t = e(sx, sx),
    n = 1;
  function r() {
    return n === 1 ? e(sx, sx) : n === 0.5 ? e(Fx, Ix) : e(Px(n), Px(1 / n));
  }
  return (
    (t.exponent = function (e) {
      return arguments.length ? ((n = +e), r()) : n;
    }),
    gx(t)
  );
}
function Rx() {
  var e = Lx(px());
  return (
    (e.copy = function () {
      return fx(e, Rx()).exponent(e.exponent());
    }),
    Zb.apply(e, arguments),
    e
  );
}
function zx() {
  return Rx.apply(null, arguments).exponent(0.5);
}
function Bx(e) {
  return Math.sign(e) * e * e;
}
function Vx(e) {
  return Math.sign(e) * Math.sqrt(Math.abs(e));
}
function Hx() {
  var e = mx(),
    t = [0, 1],
    n = !1,
    r;
  function i(t) {
    var i = Vx(e(t));
    return isNaN(i) ? r : n ? Math.round(i) : i;
  }
  return (
    (i.invert = function (t) {
      return e.invert(Bx(t));
    }),
    (i.domain = function (t) {
      return arguments.length ? (e.domain(t), i) : e.domain();
    }),
    (i.range = function (n) {
      return arguments.length ? (e.range((t = Array.from(n, ax)).map(Bx)), i) : t.slice();
    }),
    (i.rangeRound = function (e) {
      return i.range(e).round(!0);
    }),
    (i.round = function (e) {
      return arguments.length ? ((n = !!e), i) : n;
    }),
    (i.clamp = function (t) {
      return arguments.length ? (e.clamp(t), i) : e.clamp();
    }),
    (i.unknown = function (e) {
      return arguments.length ? ((r = e), i) : r;
    }),
    (i.copy = function () {
      return Hx(e.domain(), t).round(n).clamp(e.clamp()).unknown(r);
    }),
    Zb.apply(i, arguments),
    gx(i)
  );
}
function Ux() {
  var e = [],
    t = [],
    n = [],
    r;
  function i() {
    var r = 0,
      i = Math.max(1, t.length);
    for (n = Array(i - 1); ++r < i;) n[r - 1] = xg(e, r / i);
    return a;
  }
  function a(e) {
    return e == null || isNaN((e = +e)) ? r : t[tg(n, e)];
  }
  return (
    (a.invertExtent = function (r) {
      var i = t.indexOf(r);
      return i < 0 ? [NaN, NaN] : [i > 0 ? n[i - 1] : e[0], i < n.length ? n[i] : e[e.length - 1]];
    }),
    (a.domain = function (t) {
      if (!arguments.length) return e.slice();
      e = [];
      for (let n of t) n != null && !isNaN((n = +n)) && e.push(n);
      return (e.sort(Jh), i());
    }),
    (a.range = function (e) {
      return arguments.length ? ((t = Array.from(e)), i()) : t.slice();
    }),
    (a.unknown = function (e) {
      return arguments.length ? ((r = e), a) : r;
    }),
    (a.quantiles = function () {
      return n.slice();
    }),
    (a.copy = function () {
      return Ux().domain(e).range(t).unknown(r);
    }),
    Zb.apply(a, arguments)
  );
}
function Wx() {
  var e = 0,
    t = 1,
    n = 1,
    r = [0.5],
    i = [0, 1],
    a;
  function o(e) {
    return e != null && e <= e ? i[tg(r, e, 0, n)] : a;
  }
  function s() {
    var i = -1;
    for (r = Array(n); ++i < n;) r[i] = ((i + 1) * t - (i - n) * e) / (n + 1);
    return o;
  }
  return (
    (o.domain = function (n) {
      return arguments.length ? (([e, t] = n), (e = +e), (t = +t), s()) : [e, t];
    }),
    (o.range = function (e) {
      return arguments.length ? ((n = (i = Array.from(e)).length - 1), s()) : i.slice();
    }),
    (o.invertExtent = function (a) {
      var o = i.indexOf(a);
      return o < 0 ? [NaN, NaN] : o < 1 ? [e, r[0]] : o >= n ? [r[n - 1], t] : [r[o - 1], r[o]];
    }),
    (o.unknown = function (e) {
      return (arguments.length && (a = e), o);
    }),
    (o.thresholds = function () {
      return r.slice();
    }),
    (o.copy = function () {
      return Wx().domain([e, t]).range(i).unknown(a);
    }),
    Zb.apply(gx(o), arguments)
  );
}
function Gx() {
  var e = [0.5],
    t = [0, 1],
    n,
    r = 1;
  function i(i) {
    return i != null && i <= i ? t[tg(e, i, 0, r)] : n;
  }
  return (
    (i.domain = function (n) {
      return arguments.length ? ((e = Array.from(n)), (r = Math.min(e.length, t.length - 1)), i) : e.slice();
    }),
    (i.range = function (n) {
      return arguments.length ? ((t = Array.from(n)), (r = Math.min(e.length, t.length - 1)), i) : t.slice();
    }),
    (i.invertExtent = function (n) {
      var r = t.indexOf(n);
      return [e[r - 1], e[r]];
    }),
    (i.unknown = function (e) {
      return arguments.length ? ((n = e), i) : n;
    }),
    (i.copy = function () {
      return Gx().domain(e).range(t).unknown(n);
    }),
    Zb.apply(i, arguments)
  );
}
function Kx(e) {
  return new Date(e);
}
function qx(e) {
  return e instanceof Date ? +e : Math.round(e);
}
function Jx(e, t, n, r, i, a, o, s, c, l) {
  var u = mx(),
    d = u.invert,
    f = u.domain,
    p = l(`.%L`),
    m = l(`:%S`),
    h = l(`%I:%M`),
    g = l(`%I %p`),
    _ = l(`%a %d`),
    v = l(`%b %d`),
    y = l(`%B`),
    b = l(`%Y`);
  function x(e) {
    return (c(e) < e ? p : s(e) < e ? m : o(e) < e ? h : a(e) < e ? g : r(e) < e ? (i(e) < e ? _ : v) : n(e) < e ? y : b)(e);
  }
  return (
    (u.invert = function (e) {
      return new Date(Math.round(d(e)));
    }),
    (u.domain = function (e) {
      return arguments.length ? f(Array.from(e, qx)) : f().map(Kx);
    }),
    (u.ticks = function (t) {
      var n = f();
      return e(n[0], n[n.length - 1], t ?? 10);
    }),
    (u.tickFormat = function (e, t) {
      return t == null ? x : l(t);
    }),
    (u.nice = function (e) {
      var n = f();
      return ((e && typeof e.range == `function`) || (e = t(n[0], n[n.length - 1], e ?? 10)), e ? f(yx(n, e)) : u);
    }),
    (u.copy = function () {
      return fx(u, Jx(e, t, n, r, i, a, o, s, c, l));
    }),
    u
  );
}
function Yx() {
  return Zb.apply(Jx(Cy, wy, vy, gy, ty, Zv, Yv, qv, Kv, Kb).domain([new Date(2e3, 0, 1), new Date(2e3, 0, 2)]), arguments);
}
function Xx() {
  return Zb.apply(Jx(xy, Sy, yy, _y, ly, Qv, Xv, Jv, Kv, qb).domain([Date.UTC(2e3, 0, 1), Date.UTC(2e3, 0, 2)]), arguments);
}
function Zx() {
  var e = 0,
    t = 1,
    n,
    r,
    i,
    a,
    o = sx,
    s = !1,
    c;
  function l(e) {
    return e == null || isNaN((e = +e)) ? c : o(i === 0 ? 0.5 : ((e = (a(e) - n) * i), s ? Math.max(0, Math.min(1, e)) : e));
  }
  ((l.domain = function (o) {
    return arguments.length ? (([e, t] = o), (n = a((e = +e))), (r = a((t = +t))), (i = n === r ? 0 : 1 / (r - n)), l) : [e, t];
  }),
    (l.clamp = function (e) {
      return arguments.length ? ((s = !!e), l) : s;
    }),
    (l.interpolator = function (e) {
      return arguments.length ? ((o = e), l) : o;
    }));
  function u(e) {
    return function (t) {
      var n, r;
      return arguments.length ? (([n, r] = t), (o = e(n, r)), l) : [o(0), o(1)];
    };
  }
  return (
    (l.range = u(iv)),
    (l.rangeRound = u(av)),
    (l.unknown = function (e) {
      return arguments.length ? ((c = e), l) : c;
    }),
    function (o) {
      return ((a = o), (n = o(e)), (r = o(t)), (i = n === r ? 0 : 1 / (r - n)), l);
    }
  );
}
function Qx(e, t) {
  return t.domain(e.domain()).interpolator(e.interpolator()).clamp(e.clamp()).unknown(e.unknown());
}
function $x() {
  var e = gx(Zx()(sx));
  return (
    (e.copy = function () {
      return Qx(e, $x());
    }),
    Qb.apply(e, arguments)
  );
}
function eS() {
  var e = Ox(Zx()).domain([1, 10]);
  return (
    (e.copy = function () {
      return Qx(e, eS()).base(e.base());
    }),
    Qb.apply(e, arguments)
  );
}
function tS() {
  var e = Mx(Zx());
  return (
    (e.copy = function () {
      return Qx(e, tS()).constant(e.constant());
    }),
    Qb.apply(e, arguments)
  );
}
function nS() {
  var e = Lx(Zx());
  return (
    (e.copy = function () {
      return Qx(e, nS()).exponent(e.exponent());
    }),
    Qb.apply(e, arguments)
  );
}
function rS() {
  return nS.apply(null, arguments).exponent(0.5);
}
function iS() {
  var e = [],
    t = sx;
  function n(n) {
    if (n != null && !isNaN((n = +n))) return t((tg(e, n, 1) - 1) / (e.length - 1));
  }
  return (
    (n.domain = function (t) {
      if (!arguments.length) return e.slice();
      e = [];
      for (let n of t) n != null && !isNaN((n = +n)) && e.push(n);
      return (e.sort(Jh), n);
    }),
    (n.interpolator = function (e) {
      return arguments.length ? ((t = e), n) : t;
    }),
    (n.range = function () {
      return e.map((n, r) => t(r / (e.length - 1)));
    }),
    (n.quantiles = function (t) {
      return Array.from({ length: t + 1 }, (n, r) => bg(e, r / t));
    }),
    (n.copy = function () {
      return iS(t).domain(e);
    }),
    Qb.apply(n, arguments)
  );
}
function aS() {
  var e = 0,
    t = 0.5,
    n = 1,
    r = 1,
    i,
    a,
    o,
    s,
    c,
    l = sx,
    u,
    d = !1,
    f;
  function p(e) {
    return e == null || isNaN((e = +e)) ? f : ((e = 0.5 + ((e = +u(e)) - a) * (r * e < r * a ? s : c)), l(d ? Math.max(0, Math.min(1, e)) : e));
  }
  ((p.domain = function (l) {
    return arguments.length
      ? (([e, t, n] = l),
        (i = u((e = +e))),
        (a = u((t = +t))),
        (o = u((n = +n))),
        (s = i === a ? 0 : 0.5 / (a - i)),
        (c = a === o ? 0 : 0.5 / (o - a)),
        (r = a < i ? -1 : 1),
        p)
      : [e, t, n];
  }),
    (p.clamp = function (e) {
      return arguments.length ? ((d = !!e), p) : d;
    }),
    (p.interpolator = function (e) {
      return arguments.length ? ((l = e), p) : l;
    }));
  function m(e) {
    return function (t) {
      var n, r, i;
      return arguments.length ? (([n, r, i] = t), (l = dv(e, [n, r, i])), p) : [l(0), l(0.5), l(1)];
    };
  }
  return (
    (p.range = m(iv)),
    (p.rangeRound = m(av)),
    (p.unknown = function (e) {
      return arguments.length ? ((f = e), p) : f;
    }),
    function (l) {
      return (
        (u = l), (i = l(e)), (a = l(t)), (o = l(n)), (s = i === a ? 0 : 0.5 / (a - i)), (c = a === o ? 0 : 0.5 / (o - a)), (r = a < i ? -1 : 1), p
      );
    }
  );
}
function oS() {
  var e = gx(aS()(sx));
  return (
    (e.copy = function () {
      return Qx(e, oS());
    }),
    Qb.apply(e, arguments)
  );
}
function sS() {
  var e = Ox(aS()).domain([0.1, 1, 10]);
  return (
    (e.copy = function () {
      return Qx(e, sS()).base(e.base());
    }),
    Qb.apply(e, arguments)
  );
}
function cS() {
  var e = Mx(aS());
  return (
    (e.copy = function () {
      return Qx(e, cS()).constant(e.constant());
    }),
    Qb.apply(e, arguments)
  );
}
function lS() {
  var e = Lx(aS());
  return (
    (e.copy = function () {
      return Qx(e, lS()).exponent(e.exponent());
    }),
    Qb.apply(e, arguments)
  );
}
function uS() {
  return lS.apply(null, arguments).exponent(0.5);
}
var dS = m({
  scaleBand: () => tx,
  scaleDiverging: () => oS,
  scaleDivergingLog: () => sS,
  scaleDivergingPow: () => lS,
  scaleDivergingSqrt: () => uS,
  scaleDivergingSymlog: () => cS,
  scaleIdentity: () => vx,
  scaleImplicit: () => $b,
  scaleLinear: () => _x,
  scaleLog: () => kx,
  scaleOrdinal: () => ex,
  scalePoint: () => rx,
  scalePow: () => Rx,
  scaleQuantile: () => Ux,
  scaleQuantize: () => Wx,
  scaleRadial: () => Hx,
  scaleSequential: () => $x,
  scaleSequentialLog: () => eS,
  scaleSequentialPow: () => nS,
  scaleSequentialQuantile: () => iS,
  scaleSequentialSqrt: () => rS,
  scaleSequentialSymlog: () => tS,
  scaleSqrt: () => zx,
  scaleSymlog: () => Nx,
  scaleThreshold: () => Gx,
  scaleTime: () => Yx,
  scaleUtc: () => Xx,
  tickFormat: () => hx,
});
function fS(e) {
  var t = dS;
  if (e in t && typeof t[e] == `function`) return t[e]();
  var n = `scale${Ge(e)}`;
  if (n in t && typeof t[n] == `function`) return t[n]();
}
function pS(e, t, n) {
  if (typeof e == `function`) return e.copy().domain(t).range(n);
  if (e != null) {
    var r = fS(e);
    if (r != null) return (r.domain(t).range(n), r);
  }
}
function mS(e, t, n, r) {
  if (n != null && r != null) return typeof e.scale == `function` ? pS(e.scale, n, r) : pS(t, n, r);
}
function hS(e) {
  return `scale${Ge(e)}`;
}
function gS(e) {
  return hS(e) in dS;
}
var _S = (e, t, n) => {
  if (e != null) {
    var r = e.scale,
      i = e.type;
    if (r === `auto`)
      return i === `category` && n && (n.indexOf(`LineChart`) >= 0 || n.indexOf(`AreaChart`) >= 0 || (n.indexOf(`ComposedChart`) >= 0 && !t))
        ? `point`
        : i === `category`
          ? `band`
          : `linear`;
    if (typeof r == `string`) return gS(r) ? r : `point`;
  }
};
function vS(e, t) {
  for (var n = 0, r = e.length, i = e[0] < e[e.length - 1]; n < r;) {
    var a = Math.floor((n + r) / 2);
    (i ? e[a] < t : e[a] > t) ? (n = a + 1) : (r = a);
  }
  return n;
}
function yS(e, t) {
  if (e) {
    var n = t ?? e.domain(),
      r = n.map((t) => e(t) ?? 0),
      i = e.range();
    if (!(n.length === 0 || i.length < 2))
      return (e) => {
        var t = vS(r, e);
        if (t <= 0) return n[0];
        if (t >= n.length) return n[n.length - 1];
        var i = r[t - 1] ?? 0,
          a = r[t] ?? 0;
        return Math.abs(e - i) <= Math.abs(e - a) ? n[t - 1] : n[t];
      };
  }
}
function bS(e) {
  if (e != null) return `invert` in e && typeof e.invert == `function` ? e.invert.bind(e) : yS(e, void 0);
}
function xS(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function SS(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? xS(Object(n), !0).forEach(function (t) {
          CS(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : xS(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function CS(e, t, n) {
  return ((t = wS(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function wS(e) {
  var t = TS(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function TS(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function ES(e, t) {
  return jS(e) || AS(e, t) || OS(e, t) || DS();
}
function DS() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function OS(e, t) {
  if (e) {
    if (typeof e == `string`) return kS(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? kS(e, t) : void 0
    );
  }
}
function kS(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function AS(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function jS(e) {
  if (Array.isArray(e)) return e;
}
var MS = [0, `auto`],
  Z = {
    allowDataOverflow: !1,
    allowDecimals: !0,
    allowDuplicatedCategory: !0,
    angle: 0,
    dataKey: void 0,
    domain: void 0,
    height: 30,
    hide: !0,
    id: 0,
    includeHidden: !1,
    interval: `preserveEnd`,
    minTickGap: 5,
    mirror: !1,
    name: void 0,
    orientation: `bottom`,
    padding: { left: 0, right: 0 },
    reversed: !1,
    scale: `auto`,
    tick: !0,
    tickCount: 5,
    tickFormatter: void 0,
    ticks: void 0,
    type: `category`,
    unit: void 0,
    niceTicks: `auto`,
  },
  NS = (e, t) => e.cartesianAxis.xAxis[t],
  PS = (e, t) => NS(e, t) ?? Z,
  Q = {
    allowDataOverflow: !1,
    allowDecimals: !0,
    allowDuplicatedCategory: !0,
    angle: 0,
    dataKey: void 0,
    domain: MS,
    hide: !0,
    id: 0,
    includeHidden: !1,
    interval: `preserveEnd`,
    minTickGap: 5,
    mirror: !1,
    name: void 0,
    orientation: `left`,
    padding: { top: 0, bottom: 0 },
    reversed: !1,
    scale: `auto`,
    tick: !0,
    tickCount: 5,
    tickFormatter: void 0,
    ticks: void 0,
    type: `number`,
    unit: void 0,
    niceTicks: `auto`,
    width: 60,
  },
  FS = (e, t) => e.cartesianAxis.yAxis[t],
  IS = (e, t) => FS(e, t) ?? Q,
  LS = {
    domain: [0, `auto`],
    includeHidden: !1,
    reversed: !1,
    allowDataOverflow: !1,
    allowDuplicatedCategory: !1,
    dataKey: void 0,
    id: 0,
    name: ``,
    range: [64, 64],
    scale: `auto`,
    type: `number`,
    unit: ``,
  },
  RS = (e, t) => e.cartesianAxis.zAxis[t] ?? LS,
  zS = (e, t, n) => {
    switch (t) {
      case `xAxis`:
        return PS(e, n);
      case `yAxis`:
        return IS(e, n);
      case `zAxis`:
        return RS(e, n);
      case `angleAxis`:
        return Dh(e, n);
      case `radiusAxis`:
        return Oh(e, n);
      default:
        throw Error(`Unexpected axis type: ${t}`);
    }
  },
  BS = (e, t, n) => {
    switch (t) {
      case `xAxis`:
        return PS(e, n);
      case `yAxis`:
        return IS(e, n);
      default:
        throw Error(`Unexpected axis type: ${t}`);
    }
  },
  VS = (e, t, n) => {
    switch (t) {
      case `xAxis`:
        return PS(e, n);
      case `yAxis`:
        return IS(e, n);
      case `angleAxis`:
        return Dh(e, n);
      case `radiusAxis`:
        return Oh(e, n);
      default:
        throw Error(`Unexpected axis type: ${t}`);
    }
  },
  HS = (e) => e.graphicalItems.cartesianItems.some((e) => e.type === `bar`) || e.graphicalItems.polarItems.some((e) => e.type === `radialBar`);
function US(e, t) {
  return (n) => {
    switch (e) {
      case `xAxis`:
        return `xAxisId` in n && n.xAxisId === t;
      case `yAxis`:
        return `yAxisId` in n && n.yAxisId === t;
      case `zAxis`:
        return `zAxisId` in n && n.zAxisId === t;
      case `angleAxis`:
        return `angleAxisId` in n && n.angleAxisId === t;
      case `radiusAxis`:
        return `radiusAxisId` in n && n.radiusAxisId === t;
      default:
        return !1;
    }
  };
}
var WS = (e) => e.graphicalItems.cartesianItems,
  GS = V([Ih, Lh], US),
  KS = (e, t, n) => e.filter(n).filter((e) => t?.includeHidden === !0 || !e.hide),
  qS = V([WS, zS, GS], KS, { memoizeOptions: { resultEqualityCheck: Hh } }),
  JS = V([qS], (e) => e.filter((e) => e.type === `area` || e.type === `bar`).filter(Bh)),
  YS = (e) => e.filter((e) => !(`stackId` in e) || e.stackId === void 0),
  XS = V([qS], YS),
  ZS = (e) =>
    e
      .map((e) => e.data)
      .filter(Boolean)
      .flat(1),
  QS = V([qS], (e) => e.some((e) => !e.data)),
  $S = V([qS], ZS, { memoizeOptions: { resultEqualityCheck: Hh } }),
  eC = (e, t) => {
    var n = t.chartData,
      r = n === void 0 ? [] : n,
      i = t.dataStartIndex,
      a = t.dataEndIndex;
    return e.length > 0 ? e : r.slice(i, a + 1);
  },
  tC = V([$S, jm], eC),
  nC = (e, t, n) =>
    t?.dataKey == null
      ? n.length > 0
        ? n.map((e) => e.dataKey).flatMap((t) => e.map((e) => ({ value: G(e, t) })))
        : e.map((e) => ({ value: e }))
      : e.map((e) => ({ value: G(e, t.dataKey) })),
  rC = (e, t, n, r, i, a) => {
    var o = r.chartData,
      s = o === void 0 ? [] : o,
      c = r.dataStartIndex,
      l = r.dataEndIndex,
      u = nC(e, t, n);
    return i && t?.dataKey != null && a.length > 0
      ? [
          ...s
            .slice(c, l + 1)
            .map((e) => ({ value: G(e, t.dataKey) }))
            .filter((e) => e.value != null),
          ...u,
        ]
      : u;
  },
  iC = V([tC, zS, qS, jm, QS, $S], rC);
function aC(e) {
  if (I(e) || e instanceof Date) {
    var t = Number(e);
    if (W(t)) return t;
  }
}
function oC(e) {
  if (Array.isArray(e)) {
    var t = [aC(e[0]), aC(e[1])];
    return Vm(t) ? t : void 0;
  }
  var n = aC(e);
  if (n != null) return [n, n];
}
function sC(e) {
  return e.map(aC).filter(Ke);
}
function cC(e, t) {
  var n = aC(e),
    r = aC(t);
  return n == null && r == null ? 0 : n == null ? -1 : r == null ? 1 : n - r;
}
var lC = V([iC], (e) => e?.map((e) => e.value).sort(cC));
function uC(e, t) {
  switch (e) {
    case `xAxis`:
      return t.direction === `x`;
    case `yAxis`:
      return t.direction === `y`;
    default:
      return !1;
  }
}
function dC(e, t, n) {
  if (!n || !n.length) return [];
  var r;
  if (typeof t == `number` && !Le(t)) r = t;
  else if (Array.isArray(t)) {
    var i = sC(t);
    i.length > 0 && (r = Math.max(...i));
  }
  return r == null
    ? []
    : sC(
        n.flatMap((t) => {
          var n = G(e, t.dataKey),
            i,
            a;
          if (Array.isArray(n)) {
            var o = ES(n, 2);
            ((i = o[0]), (a = o[1]));
          } else i = a = n;
          if (W(i) && W(a)) return [r - i, r + a];
        }),
      );
}
var fC = (e) => VS(e, Wh(e), Gh(e)),
  pC = V([fC], (e) => e?.dataKey),
  mC = V([JS, jm, fC], zh),
  hC = (e, t, n, r) => {
    var i = t.reduce((e, t) => {
      if (t.stackId == null) return e;
      var n = e[t.stackId];
      return ((n ??= []), n.push(t), (e[t.stackId] = n), e);
    }, {});
    return Object.fromEntries(
      Object.entries(i).map((t) => {
        var i = ES(t, 2),
          a = i[0],
          o = i[1],
          s = r ? [...o].reverse() : o;
        return [a, { stackedData: Vc(e, s.map(Rh), n), graphicalItems: s }];
      }),
    );
  },
  gC = V([mC, JS, uh, dh], hC),
  _C = (e, t, n, r) => {
    var i = t.dataStartIndex,
      a = t.dataEndIndex;
    if (r == null && n !== `zAxis`) return qc(e, i, a);
  },
  vC = V([zS], (e) => e.allowDataOverflow),
  yC = (e) => {
    if (e == null || !(`domain` in e)) return MS;
    if (e.domain != null) return e.domain;
    if (`ticks` in e && e.ticks != null) {
      if (e.type === `number`) {
        var t = sC(e.ticks);
        return [Math.min(...t), Math.max(...t)];
      }
      if (e.type === `category`) return e.ticks.map(String);
    }
    return e?.domain ?? MS;
  },
  bC = V([zS], yC),
  xC = V([bC, vC], Um),
  SC = V([gC, km, Ih, xC], _C, { memoizeOptions: { resultEqualityCheck: Vh } }),
  CC = (e) => e.errorBars,
  wC = (e, t, n) =>
    e
      .flatMap((e) => t[e.id])
      .filter(Boolean)
      .filter((e) => uC(n, e)),
  TC = function () {
    var e = [...arguments].filter(Boolean);
    if (e.length !== 0) {
      var t = e.flat();
      return [Math.min(...t), Math.max(...t)];
    }
  },
  EC = function (e, t, n, r, i) {
    var a = arguments.length > 5 && arguments[5] !== void 0 ? arguments[5] : [],
      o,
      s;
    if (
      (n.length > 0 &&
        n.forEach((e) => {
          var n = e.data == null ? a : [...e.data],
            c = r[e.id]?.filter((e) => uC(i, e));
          n.forEach((n) => {
            var r = G(n, t.dataKey ?? e.dataKey),
              i = dC(n, r, c);
            if (i.length >= 2) {
              var a = Math.min(...i),
                l = Math.max(...i);
              ((o == null || a < o) && (o = a), (s == null || l > s) && (s = l));
            }
            var u = oC(r);
            u != null && ((o = o == null ? u[0] : Math.min(o, u[0])), (s = s == null ? u[1] : Math.max(s, u[1])));
          });
        }),
      t?.dataKey != null &&
        n.length === 0 &&
        e.forEach((e) => {
          var n = oC(G(e, t.dataKey));
          n != null && ((o = o == null ? n[0] : Math.min(o, n[0])), (s = s == null ? n[1] : Math.max(s, n[1])));
        }),
      W(o) && W(s))
    )
      return [o, s];
  },
  DC = V([tC, zS, XS, CC, Ih, Nm], EC, { memoizeOptions: { resultEqualityCheck: Vh } });
function OC(e) {
  var t = e.value;
  if (I(t) || t instanceof Date) return t;
}
var kC = (e, t, n) => {
    var r = e.map(OC).filter((e) => e != null);
    return n && (t.dataKey == null || (t.allowDuplicatedCategory && He(r)))
      ? Om(0, e.length)
      : t.allowDuplicatedCategory
        ? r
        : Array.from(new Set(r));
  },
  AC = (e) => e.referenceElements.dots,
  jC = (e, t, n) => e.filter((e) => e.ifOverflow === `extendDomain`).filter((e) => (t === `xAxis` ? e.xAxisId === n : e.yAxisId === n)),
  MC = V([AC, Ih, Lh], jC),
  NC = (e) => e.referenceElements.areas,
  PC = V([NC, Ih, Lh], jC),
  FC = (e) => e.referenceElements.lines,
  IC = V([FC, Ih, Lh], jC),
  LC = (e, t) => {
    if (e != null) {
      var n = sC(e.map((e) => (t === `xAxis` ? e.x : e.y)));
      if (n.length !== 0) return [Math.min(...n), Math.max(...n)];
    }
  },
  RC = V(MC, Ih, LC),
  zC = (e, t) => {
    if (e != null) {
      var n = sC(e.flatMap((e) => [t === `xAxis` ? e.x1 : e.y1, t === `xAxis` ? e.x2 : e.y2]));
      if (n.length !== 0) return [Math.min(...n), Math.max(...n)];
    }
  },
  BC = V([PC, Ih], zC);
function VC(e) {
  if (e.x != null) return sC([e.x]);
  var t = e.segment?.map((e) => e.x);
  return t == null || t.length === 0 ? [] : sC(t);
}
function HC(e) {
  if (e.y != null) return sC([e.y]);
  var t = e.segment?.map((e) => e.y);
  return t == null || t.length === 0 ? [] : sC(t);
}
var UC = (e, t) => {
    if (e != null) {
      var n = e.flatMap((e) => (t === `xAxis` ? VC(e) : HC(e)));
      if (n.length !== 0) return [Math.min(...n), Math.max(...n)];
    }
  },
  WC = V(RC, V([IC, Ih], UC), BC, (e, t, n) => TC(e, n, t)),
  GC = (e, t, n, r, i, a, o, s, c) => {
    if (n != null) return n;
    var l = (o === `vertical` && s === `xAxis`) || (o === `horizontal` && s === `yAxis`) ? TC(r, a, i) : TC(a, i),
      u = Wm(t, l, e.allowDataOverflow);
    return u == null && e.allowDataOverflow && l == null && c != null ? c : u;
  },
  KC = V(
    [
      zS,
      bC,
      xC,
      SC,
      DC,
      WC,
      K,
      Ih,
      V(
        [zS],
        (e) => {
          if (e != null && e.type === `number` && `ticks` in e && e.ticks != null) {
            var t = sC(e.ticks);
            if (t.length !== 0) return [Math.min(...t), Math.max(...t)];
          }
        },
        { memoizeOptions: { resultEqualityCheck: Vh } },
      ),
    ],
    GC,
    { memoizeOptions: { resultEqualityCheck: Vh } },
  ),
  qC = [0, 1],
  JC = (e, t, n, r, i, a, o) => {
    if ((e != null && n != null && n.length !== 0) || o !== void 0) {
      var s = e.dataKey,
        c = e.type,
        l = Ic(t, a);
      return l && s == null ? Om(0, n?.length ?? 0) : c === `category` ? kC(r, e, l) : i === `expand` && !l ? qC : o;
    }
  },
  YC = V([zS, K, tC, iC, uh, Ih, KC], JC),
  XC = V([zS, HS, fh], _S),
  ZC = (e, t, n) => {
    var r = t.niceTicks;
    if (r !== `none`) {
      var i = yC(t),
        a = Array.isArray(i) && (i[0] === `auto` || i[1] === `auto`);
      if ((r === `snap125` || r === `adaptive`) && t != null && t.tickCount && Vm(e)) {
        if (a) return ih(e, t.tickCount, t.allowDecimals, r);
        if (t.type === `number`) return ah(e, t.tickCount, t.allowDecimals, r);
      }
      if (r === `auto` && n === `linear` && t != null && t.tickCount) {
        if (a && Vm(e)) return ih(e, t.tickCount, t.allowDecimals, `adaptive`);
        if (t.type === `number` && Vm(e)) return ah(e, t.tickCount, t.allowDecimals, `adaptive`);
      }
    }
  },
  QC = V([YC, VS, XC], ZC),
  $C = (e, t, n, r) => {
    if (r !== `angleAxis` && e?.type === `number` && Vm(t) && Array.isArray(n) && n.length > 0) {
      var i = t[0],
        a = n[0] ?? 0,
        o = t[1],
        s = n[n.length - 1] ?? 0;
      return [Math.min(i, a), Math.max(o, s)];
    }
    return t;
  },
  ew = V([zS, YC, QC, Ih], $C),
  tw = V(
    V(iC, zS, (e, t) => {
      if (t && t.type === `number`) {
        var n = 1 / 0,
          r = Array.from(sC(e.map((e) => e.value))).sort((e, t) => e - t),
          i = r[0],
          a = r[r.length - 1];
        if (i == null || a == null) return 1 / 0;
        var o = a - i;
        if (o === 0) return 1 / 0;
        for (var s = 0; s < r.length - 1; s++) {
          var c = r[s],
            l = r[s + 1];
          if (c != null && l != null) {
            var u = l - c;
            n = Math.min(n, u);
          }
        }
        return n / o;
      }
    }),
    K,
    ch,
    vl,
    (e, t, n, r, i) => i,
    (e, t, n, r, i) => {
      if (!W(e)) return 0;
      var a = t === `vertical` ? r.height : r.width;
      if (i === `gap`) return (e * a) / 2;
      if (i === `no-gap`) {
        var o = Ve(n, e * a),
          s = (e * a) / 2;
        return s - o - ((s - o) / a) * o;
      }
      return 0;
    },
  ),
  nw = (e, t, n) => {
    var r = PS(e, t);
    return r == null || typeof r.padding != `string` ? 0 : tw(e, `xAxis`, t, n, r.padding);
  },
  rw = (e, t, n) => {
    var r = IS(e, t);
    return r == null || typeof r.padding != `string` ? 0 : tw(e, `yAxis`, t, n, r.padding);
  },
  iw = V(PS, nw, (e, t) => {
    if (e == null) return { left: 0, right: 0 };
    var n = e.padding;
    return typeof n == `string` ? { left: t, right: t } : { left: (n.left ?? 0) + t, right: (n.right ?? 0) + t };
  }),
  aw = V(IS, rw, (e, t) => {
    if (e == null) return { top: 0, bottom: 0 };
    var n = e.padding;
    return typeof n == `string` ? { top: t, bottom: t } : { top: (n.top ?? 0) + t, bottom: (n.bottom ?? 0) + t };
  }),
  ow = V([vl, iw, Tl, wl, (e, t, n) => n], (e, t, n, r, i) => {
    var a = r.padding;
    return i ? [a.left, n.width - a.right] : [e.left + t.left, e.left + e.width - t.right];
  }),
  sw = V([vl, K, aw, Tl, wl, (e, t, n) => n], (e, t, n, r, i, a) => {
    var o = i.padding;
    return a
      ? [r.height - o.bottom, o.top]
      : t === `horizontal`
        ? [e.top + e.height - n.bottom, e.top + n.top]
        : [e.top + n.top, e.top + e.height - n.bottom];
  }),
  cw = (e, t, n, r) => {
    switch (t) {
      case `xAxis`:
        return ow(e, n, r);
      case `yAxis`:
        return sw(e, n, r);
      case `zAxis`:
        return RS(e, n)?.range;
      case `angleAxis`:
        return Nh(e);
      case `radiusAxis`:
        return Ph(e, n);
      default:
        return;
    }
  },
  lw = V([zS, cw], vh),
  uw = V([zS, XC, V([XC, ew], qh), lw], mS),
  dw = (e, t, n, r) => {
    if (n != null && n.dataKey != null) {
      var i = n.type,
        a = n.scale;
      if (Ic(e, r) && (i === `number` || a !== `auto`)) return t.map((e) => e.value);
    }
  },
  fw = V([K, iC, VS, Ih], dw),
  pw = V([uw], Kh);
(V([uw], bS), V([uw, lC], yS), V([qS, CC, Ih], wC));
function mw(e, t) {
  return e.id < t.id ? -1 : +(e.id > t.id);
}
var hw = (e, t) => t,
  gw = (e, t, n) => n,
  _w = V(al, hw, gw, (e, t, n) =>
    e
      .filter((e) => e.orientation === t)
      .filter((e) => e.mirror === n)
      .sort(mw),
  ),
  vw = V(ol, hw, gw, (e, t, n) =>
    e
      .filter((e) => e.orientation === t)
      .filter((e) => e.mirror === n)
      .sort(mw),
  ),
  yw = (e, t) => {
    var n = typeof t.height == `number` ? t.height : 30;
    return { width: e.width, height: n };
  },
  bw = (e, t) => ({ width: typeof t.width == `number` ? t.width : 60, height: e.height }),
  xw = V(vl, PS, yw),
  Sw = (e, t, n) => {
    switch (t) {
      case `top`:
        return e.top;
      case `bottom`:
        return n - e.bottom;
      default:
        return 0;
    }
  },
  Cw = (e, t, n) => {
    switch (t) {
      case `left`:
        return e.left;
      case `right`:
        return n - e.right;
      default:
        return 0;
    }
  },
  ww = V(nl, vl, _w, hw, gw, (e, t, n, r, i) => {
    var a = {},
      o;
    return (
      n.forEach((n) => {
        var s = yw(t, n);
        o ??= Sw(t, r, e);
        var c = (r === `top` && !i) || (r === `bottom` && i);
        ((a[n.id] = o - Number(c) * s.height), (o += (c ? -1 : 1) * s.height));
      }),
      a
    );
  }),
  Tw = V(tl, vl, vw, hw, gw, (e, t, n, r, i) => {
    var a = {},
      o;
    return (
      n.forEach((n) => {
        var s = bw(t, n);
        o ??= Cw(t, r, e);
        var c = (r === `left` && !i) || (r === `right` && i);
        ((a[n.id] = o - Number(c) * s.width), (o += (c ? -1 : 1) * s.width));
      }),
      a
    );
  }),
  Ew = V(
    [
      vl,
      PS,
      (e, t) => {
        var n = PS(e, t);
        if (n != null) return ww(e, n.orientation, n.mirror);
      },
      (e, t) => t,
    ],
    (e, t, n, r) => {
      if (t != null) {
        var i = n?.[r];
        return i == null ? { x: e.left, y: 0 } : { x: e.left, y: i };
      }
    },
  ),
  Dw = V(
    [
      vl,
      IS,
      (e, t) => {
        var n = IS(e, t);
        if (n != null) return Tw(e, n.orientation, n.mirror);
      },
      (e, t) => t,
    ],
    (e, t, n, r) => {
      if (t != null) {
        var i = n?.[r];
        return i == null ? { x: 0, y: e.top } : { x: i, y: e.top };
      }
    },
  ),
  Ow = V(vl, IS, (e, t) => ({ width: typeof t.width == `number` ? t.width : 60, height: e.height })),
  kw = (e, t, n) => {
    switch (t) {
      case `xAxis`:
        return xw(e, n).width;
      case `yAxis`:
        return Ow(e, n).height;
      default:
        return;
    }
  },
  Aw = (e, t, n, r) => {
    if (n != null) {
      var i = n.allowDuplicatedCategory,
        a = n.type,
        o = n.dataKey,
        s = Ic(e, r),
        c = t.map((e) => e.value),
        l = c.filter((e) => e != null);
      if (o && s && a === `category` && i && He(l)) return c;
    }
  },
  jw = V([K, iC, zS, Ih], Aw),
  Mw = V([K, BS, XC, pw, jw, fw, cw, QC, Ih], (e, t, n, r, i, a, o, s, c) => {
    if (t != null) {
      var l = Ic(e, c);
      return {
        angle: t.angle,
        interval: t.interval,
        minTickGap: t.minTickGap,
        orientation: t.orientation,
        tick: t.tick,
        tickCount: t.tickCount,
        tickFormatter: t.tickFormatter,
        ticks: t.ticks,
        type: t.type,
        unit: t.unit,
        axisType: c,
        categoricalDomain: a,
        duplicateDomain: i,
        isCategorical: l,
        niceTicks: s,
        range: o,
        realScaleType: n,
        scale: r,
      };
    }
  }),
  Nw = V([K, VS, XC, pw, QC, cw, jw, fw, Ih], (e, t, n, r, i, a, o, s, c) => {
    if (t != null && r != null) {
      var l = Ic(e, c),
        u = t.type,
        d = t.ticks,
        f = t.tickCount,
        p = n === `scaleBand` && typeof r.bandwidth == `function` ? r.bandwidth() / 2 : 2,
        m = u === `category` && r.bandwidth ? r.bandwidth() / p : 0;
      m = c === `angleAxis` && a != null && a.length >= 2 ? Ie(a[0] - a[1]) * 2 * m : m;
      var h = d || i;
      return h
        ? h
            .map((e, t) => {
              var n = o ? o.indexOf(e) : e,
                i = r.map(n);
              return W(i) ? { index: t, coordinate: i + m, value: e, offset: m } : null;
            })
            .filter(Ke)
        : l && s
          ? s
              .map((e, t) => {
                var n = r.map(e);
                return W(n) ? { coordinate: n + m, value: e, index: t, offset: m } : null;
              })
              .filter(Ke)
          : r.ticks
            ? r
                .ticks(f)
                .map((e, t) => {
                  var n = r.map(e);
                  return W(n) ? { coordinate: n + m, value: e, index: t, offset: m } : null;
                })
                .filter(Ke)
            : r
                .domain()
                .map((e, t) => {
                  var n = r.map(e);
                  return W(n) ? { coordinate: n + m, value: o ? o[e] : e, index: t, offset: m } : null;
                })
                .filter(Ke);
    }
  }),
  Pw = V([K, VS, pw, cw, jw, fw, Ih], (e, t, n, r, i, a, o) => {
    if (t != null && n != null && r != null && r[0] !== r[1]) {
      var s = Ic(e, o),
        c = t.tickCount,
        l = 0;
      return (
        (l = o === `angleAxis` && r?.length >= 2 ? Ie(r[0] - r[1]) * 2 * l : l),
        s && a
          ? a
              .map((e, t) => {
                var r = n.map(e);
                return W(r) ? { coordinate: r + l, value: e, index: t, offset: l } : null;
              })
              .filter(Ke)
          : n.ticks
            ? n
                .ticks(c)
                .map((e, t) => {
                  var r = n.map(e);
                  return W(r) ? { coordinate: r + l, value: e, index: t, offset: l } : null;
                })
                .filter(Ke)
            : n
                .domain()
                .map((e, t) => {
                  var r = n.map(e);
                  return W(r) ? { coordinate: r + l, value: i ? i[e] : e, index: t, offset: l } : null;
                })
                .filter(Ke)
      );
    }
  }),
  Fw = V(zS, pw, (e, t) => {
    if (e != null && t != null) return SS(SS({}, e), {}, { scale: t });
  });
V(
  (e, t, n) => RS(e, n),
  V([V([zS, XC, YC, lw], mS)], Kh),
  (e, t) => {
    if (e != null && t != null) return SS(SS({}, e), {}, { scale: t });
  },
);
var Iw = V([K, al, ol], (e, t, n) => {
  switch (e) {
    case `horizontal`:
      return t.some((e) => e.reversed) ? `right-to-left` : `left-to-right`;
    case `vertical`:
      return n.some((e) => e.reversed) ? `bottom-to-top` : `top-to-bottom`;
    case `centric`:
    case `radial`:
      return `left-to-right`;
    default:
      return;
  }
});
V([(e, t, n) => e.renderedTicks[t]?.[n]], (e) => {
  if (e && e.length !== 0)
    return (t) => {
      var n = 1 / 0,
        r = e[0];
      for (var i of e) {
        var a = Math.abs(i.coordinate - t);
        a < n && ((n = a), (r = i));
      }
      return r?.value;
    };
});
var Lw = (e) => e.options.defaultTooltipEventType,
  Rw = (e) => e.options.validateTooltipEventTypes;
function zw(e, t, n) {
  if (e == null) return t;
  var r = e ? `axis` : `item`;
  return n == null ? t : n.includes(r) ? r : t;
}
function Bw(e, t) {
  return zw(t, Lw(e), Rw(e));
}
function Vw(e) {
  return B((t) => Bw(t, e));
}
var Hw = (e, t) => {
    var n,
      r = Number(t);
    if (!(Le(r) || t == null)) return r >= 0 ? (e == null || (n = e[r]) == null ? void 0 : n.value) : void 0;
  },
  Uw = (e) => e.tooltip.settings,
  Ww = { active: !1, index: null, dataKey: void 0, graphicalItemId: void 0, coordinate: void 0 },
  Gw = Ns({
    name: `tooltip`,
    initialState: {
      itemInteraction: { click: Ww, hover: Ww },
      axisInteraction: { click: Ww, hover: Ww },
      keyboardInteraction: Ww,
      syncInteraction: {
        active: !1,
        index: null,
        dataKey: void 0,
        label: void 0,
        coordinate: void 0,
        sourceViewBox: void 0,
        graphicalItemId: void 0,
      },
      tooltipItemPayloads: [],
      settings: { shared: void 0, trigger: `hover`, axisId: 0, active: !1, defaultIndex: void 0 },
    },
    reducers: {
      addTooltipEntrySettings: {
        reducer(e, t) {
          e.tooltipItemPayloads.push(H(t.payload));
        },
        prepare: U(),
      },
      replaceTooltipEntrySettings: {
        reducer(e, t) {
          var n = t.payload,
            r = n.prev,
            i = n.next,
            a = as(e).tooltipItemPayloads.indexOf(H(r));
          a > -1 && (e.tooltipItemPayloads[a] = H(i));
        },
        prepare: U(),
      },
      removeTooltipEntrySettings: {
        reducer(e, t) {
          var n = as(e).tooltipItemPayloads.indexOf(H(t.payload));
          n > -1 && e.tooltipItemPayloads.splice(n, 1);
        },
        prepare: U(),
      },
      setTooltipSettingsState(e, t) {
        e.settings = t.payload;
      },
      setActiveMouseOverItemIndex(e, t) {
        ((e.syncInteraction.active = !1),
          (e.syncInteraction.sourceViewBox = void 0),
          (e.keyboardInteraction.active = !1),
          (e.itemInteraction.hover.active = !0),
          (e.itemInteraction.hover.index = t.payload.activeIndex),
          (e.itemInteraction.hover.dataKey = t.payload.activeDataKey),
          (e.itemInteraction.hover.graphicalItemId = t.payload.activeGraphicalItemId),
          (e.itemInteraction.hover.coordinate = t.payload.activeCoordinate));
      },
      mouseLeaveChart(e) {
        ((e.itemInteraction.hover.active = !1), (e.axisInteraction.hover.active = !1));
      },
      mouseLeaveItem(e) {
        e.itemInteraction.hover.active = !1;
      },
      setActiveClickItemIndex(e, t) {
        ((e.syncInteraction.active = !1),
          (e.syncInteraction.sourceViewBox = void 0),
          (e.itemInteraction.click.active = !0),
          (e.keyboardInteraction.active = !1),
          (e.itemInteraction.click.index = t.payload.activeIndex),
          (e.itemInteraction.click.dataKey = t.payload.activeDataKey),
          (e.itemInteraction.click.graphicalItemId = t.payload.activeGraphicalItemId),
          (e.itemInteraction.click.coordinate = t.payload.activeCoordinate));
      },
      setMouseOverAxisIndex(e, t) {
        ((e.syncInteraction.active = !1),
          (e.syncInteraction.sourceViewBox = void 0),
          (e.axisInteraction.hover.active = !0),
          (e.keyboardInteraction.active = !1),
          (e.axisInteraction.hover.index = t.payload.activeIndex),
          (e.axisInteraction.hover.dataKey = t.payload.activeDataKey),
          (e.axisInteraction.hover.coordinate = t.payload.activeCoordinate));
      },
      setMouseClickAxisIndex(e, t) {
        ((e.syncInteraction.active = !1),
          (e.syncInteraction.sourceViewBox = void 0),
          (e.keyboardInteraction.active = !1),
          (e.axisInteraction.click.active = !0),
          (e.axisInteraction.click.index = t.payload.activeIndex),
          (e.axisInteraction.click.dataKey = t.payload.activeDataKey),
          (e.axisInteraction.click.coordinate = t.payload.activeCoordinate));
      },
      setSyncInteraction(e, t) {
        e.syncInteraction = t.payload;
      },
      setKeyboardInteraction(e, t) {
        ((e.keyboardInteraction.active = t.payload.active),
          (e.keyboardInteraction.index = t.payload.activeIndex),
          (e.keyboardInteraction.coordinate = t.payload.activeCoordinate));
      },
    },
  }),
  Kw = Gw.actions,
  qw = Kw.addTooltipEntrySettings,
  Jw = Kw.replaceTooltipEntrySettings,
  Yw = Kw.removeTooltipEntrySettings,
  Xw = Kw.setTooltipSettingsState,
  Zw = Kw.setActiveMouseOverItemIndex,
  Qw = Kw.mouseLeaveItem,
  $w = Kw.mouseLeaveChart,
  eT = Kw.setActiveClickItemIndex,
  tT = Kw.setMouseOverAxisIndex,
  nT = Kw.setMouseClickAxisIndex,
  rT = Kw.setSyncInteraction,
  iT = Kw.setKeyboardInteraction,
  aT = Gw.reducer;
function oT(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function sT(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? oT(Object(n), !0).forEach(function (t) {
          cT(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : oT(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function cT(e, t, n) {
  return ((t = lT(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function lT(e) {
  var t = uT(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function uT(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function dT(e, t, n) {
  return t === `axis`
    ? n === `click`
      ? e.axisInteraction.click
      : e.axisInteraction.hover
    : n === `click`
      ? e.itemInteraction.click
      : e.itemInteraction.hover;
}
function fT(e) {
  return e.index != null;
}
var pT = (e, t, n, r) => {
  if (t == null) return Ww;
  var i = dT(e, t, n);
  if (i == null) return Ww;
  if (i.active) return i;
  if (e.keyboardInteraction.active) return e.keyboardInteraction;
  if (e.syncInteraction.active && e.syncInteraction.index != null) return e.syncInteraction;
  var a = e.settings.active === !0;
  if (fT(i)) {
    if (a) return sT(sT({}, i), {}, { active: !0 });
  } else if (r != null) return { active: !0, coordinate: void 0, dataKey: void 0, index: r, graphicalItemId: void 0 };
  return sT(sT({}, Ww), {}, { coordinate: i.coordinate });
};
function mT(e) {
  if (typeof e == `number`) return Number.isFinite(e) ? e : void 0;
  if (e instanceof Date) {
    var t = e.valueOf();
    return Number.isFinite(t) ? t : void 0;
  }
  var n = Number(e);
  return Number.isFinite(n) ? n : void 0;
}
function hT(e, t) {
  var n = mT(e),
    r = t[0],
    i = t[1];
  return n !== void 0 && n >= Math.min(r, i) && n <= Math.max(r, i);
}
function gT(e, t, n) {
  if (n == null || t == null) return !0;
  var r = G(e, t);
  return r == null || !Vm(n) || hT(r, n);
}
var _T = (e, t, n, r) => {
    var i = e?.index;
    if (i == null) return null;
    var a = Number(i);
    if (!W(a)) return i;
    var o = 0,
      s = 1 / 0;
    t.length > 0 && (s = t.length - 1);
    var c = Math.max(o, Math.min(a, s)),
      l = t[c];
    return l == null || gT(l, n, r) ? String(c) : null;
  },
  vT = (e, t, n, r, i, a, o) => {
    if (a != null) {
      var s = o[0]?.getPosition(a);
      if (s != null) return s;
      var c = i?.[Number(a)];
      if (c)
        switch (n) {
          case `horizontal`:
            return { x: c.coordinate, y: (r.top + t) / 2 };
          default:
            return { x: (r.left + e) / 2, y: c.coordinate };
        }
    }
  },
  yT = (e, t, n, r) => {
    if (t === `axis`) return e.tooltipItemPayloads;
    if (e.tooltipItemPayloads.length === 0) return [];
    var i = n === `hover` ? e.itemInteraction.hover.graphicalItemId : e.itemInteraction.click.graphicalItemId;
    if (e.syncInteraction.active && i == null) return e.tooltipItemPayloads;
    if (i == null && (r != null || e.keyboardInteraction.active)) {
      var a = e.tooltipItemPayloads[0];
      return a == null ? [] : [a];
    }
    return e.tooltipItemPayloads.filter((e) => e.settings?.graphicalItemId === i);
  },
  bT = (e) => e.options.tooltipPayloadSearcher,
  xT = (e) => e.tooltip;
function ST(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function CT(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? ST(Object(n), !0).forEach(function (t) {
          wT(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : ST(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function wT(e, t, n) {
  return ((t = TT(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function TT(e) {
  var t = ET(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function ET(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function DT(e) {
  if (typeof e == `string` || typeof e == `number`) return e;
}
function OT(e) {
  if (typeof e == `string` || typeof e == `number` || typeof e == `boolean`) return e;
}
function kT(e) {
  if (typeof e == `string` || typeof e == `number`) return e;
  if (typeof e == `function`) return (t) => e(t);
}
function AT(e) {
  if (typeof e == `string`) return e;
}
function jT(e) {
  if (typeof e == `object` && e)
    return {
      name: `name` in e ? DT(e.name) : void 0,
      unit: `unit` in e ? OT(e.unit) : void 0,
      dataKey: `dataKey` in e ? kT(e.dataKey) : void 0,
      payload: `payload` in e ? e.payload : void 0,
      color: `color` in e ? AT(e.color) : void 0,
      fill: `fill` in e ? AT(e.fill) : void 0,
    };
}
function MT(e, t) {
  return e ?? t;
}
var NT = (e, t, n, r, i, a, o) => {
    if (t != null && a != null) {
      var s = n.chartData,
        c = n.computedData,
        l = n.dataStartIndex,
        u = n.dataEndIndex;
      return e.reduce((e, n) => {
        var d = n.dataDefinedOnItem,
          f = n.settings,
          p = MT(d, s),
          m = Array.isArray(p) ? Oc(p, l, u) : p,
          h = f?.dataKey ?? r,
          g = f?.nameKey,
          _;
        return (
          r && Array.isArray(m) && !Array.isArray(m[0]) && o === `axis` ? ((_ = We(m, r, i)), (_ ??= a(m, t, c, g))) : (_ = a(m, t, c, g)),
          Array.isArray(_)
            ? _.forEach((t) => {
                var n = jT(t),
                  r = n?.name,
                  i = n?.dataKey,
                  a = n?.payload,
                  o = CT(CT({}, f), {}, { name: r, unit: n?.unit, color: n?.color ?? f?.color, fill: n?.fill ?? f?.fill });
                e.push(Zc({ tooltipEntrySettings: o, dataKey: i, payload: a, value: G(a, i), name: r == null ? void 0 : String(r) }));
              })
            : e.push(Zc({ tooltipEntrySettings: f, dataKey: h, payload: _, value: G(_, h), name: G(_, g) ?? f?.name })),
          e
        );
      }, []);
    }
  },
  PT = V([fC, HS, fh], _S),
  FT = V([V([(e) => e.graphicalItems.cartesianItems, (e) => e.graphicalItems.polarItems], (e, t) => [...e, ...t]), fC, V([Wh, Gh], US)], KS, {
    memoizeOptions: { resultEqualityCheck: Hh },
  }),
  IT = V([FT], (e) => e.filter(Bh)),
  LT = V([FT], ZS, { memoizeOptions: { resultEqualityCheck: Hh } }),
  RT = V([FT], (e) => e.some((e) => !e.data)),
  zT = V([LT, km], eC),
  BT = V([IT, km, fC], zh),
  VT = V([zT, fC, FT, km, RT, LT], rC),
  HT = V([fC], yC),
  UT = V([HT, V([fC], (e) => e.allowDataOverflow)], Um),
  WT = V([V([BT, V([FT], (e) => e.filter(Bh)), uh, dh], hC), km, Wh, UT], _C),
  GT = V([zT, fC, V([FT], YS), CC, Wh, Pm], EC, { memoizeOptions: { resultEqualityCheck: Vh } }),
  KT = V([V([AC, Wh, Gh], jC), Wh], LC),
  qT = V([V([NC, Wh, Gh], jC), Wh], zC),
  JT = V([fC, K, zT, VT, uh, Wh, V([fC, HT, UT, WT, GT, V([KT, V([V([FC, Wh, Gh], jC), Wh], UC), qT], TC), K, Wh], GC)], JC),
  YT = V([fC, JT, V([JT, fC, PT], ZC), Wh], $C),
  XT = (e) => cw(e, Wh(e), Gh(e), !1),
  ZT = V([fC, XT], vh),
  QT = V([V([fC, PT, YT, ZT], mS)], Kh),
  $T = V([K, fC, PT, QT, XT, V([K, VT, fC, Wh], Aw), V([K, VT, fC, Wh], dw), Wh], (e, t, n, r, i, a, o, s) => {
    if (t) {
      var c = t.type,
        l = Ic(e, s);
      if (r) {
        var u = n === `scaleBand` && r.bandwidth ? r.bandwidth() / 2 : 2,
          d = c === `category` && r.bandwidth ? r.bandwidth() / u : 0;
        return (
          (d = s === `angleAxis` && i != null && i?.length >= 2 ? Ie(i[0] - i[1]) * 2 * d : d),
          l && o
            ? o
                .map((e, t) => {
                  var n = r.map(e);
                  return W(n) ? { coordinate: n + d, value: e, index: t, offset: d } : null;
                })
                .filter(Ke)
            : r
                .domain()
                .map((e, t) => {
                  var n = r.map(e);
                  return W(n) ? { coordinate: n + d, value: a ? a[e] : e, index: t, offset: d } : null;
                })
                .filter(Ke)
        );
      }
    }
  }),
  eE = V([Lw, Rw, Uw], (e, t, n) => zw(n.shared, e, t)),
  tE = (e) => e.tooltip.settings.trigger,
  nE = (e) => e.tooltip.settings.defaultIndex,
  rE = V([xT, eE, tE, nE], pT),
  iE = V([rE, zT, pC, JT], _T),
  aE = V([$T, iE], Hw),
  oE = V([rE], (e) => {
    if (e) return e.dataKey;
  }),
  sE = V([rE], (e) => {
    if (e) return e.graphicalItemId;
  }),
  cE = V([xT, eE, tE, nE], yT),
  lE = V([rE, V([tl, nl, K, vl, $T, nE, cE], vT)], (e, t) => (e != null && e.coordinate ? e.coordinate : t)),
  uE = V([rE], (e) => e?.active ?? !1);
V([V([cE, iE, km, pC, aE, bT, eE], NT)], (e) => {
  if (e != null) {
    var t = e.map((e) => e.payload).filter((e) => e != null);
    return Array.from(new Set(t));
  }
});
function dE(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function fE(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? dE(Object(n), !0).forEach(function (t) {
          pE(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : dE(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function pE(e, t, n) {
  return ((t = mE(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function mE(e) {
  var t = hE(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function hE(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var gE = () => B(fC),
  _E = () => {
    var e = gE(),
      t = B($T),
      n = B(QT);
    return Xc(!e || !n ? void 0 : fE(fE({}, e), {}, { scale: n }), t);
  };
function vE(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function yE(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? vE(Object(n), !0).forEach(function (t) {
          bE(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : vE(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function bE(e, t, n) {
  return ((t = xE(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function xE(e) {
  var t = SE(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function SE(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var CE = (e, t, n, r) => {
    var i = t.find((e) => e && e.index === n);
    if (i) {
      if (e === `horizontal`) return { x: i.coordinate, y: r.relativeY };
      if (e === `vertical`) return { x: r.relativeX, y: i.coordinate };
    }
    return { x: 0, y: 0 };
  },
  wE = (e, t, n, r) => {
    var i = t.find((e) => e && e.index === n);
    if (i) {
      if (e === `centric`) {
        var a = i.coordinate,
          o = r.radius;
        return yE(yE(yE({}, r), nm(r.cx, r.cy, o, a)), {}, { angle: a, radius: o });
      }
      var s = i.coordinate,
        c = r.angle;
      return yE(yE(yE({}, r), nm(r.cx, r.cy, s, c)), {}, { angle: c, radius: s });
    }
    return { angle: 0, clockWise: !1, cx: 0, cy: 0, endAngle: 0, innerRadius: 0, outerRadius: 0, radius: 0, startAngle: 0, x: 0, y: 0 };
  };
function TE(e, t) {
  var n = e.relativeX,
    r = e.relativeY;
  return n >= t.left && n <= t.left + t.width && r >= t.top && r <= t.top + t.height;
}
var EE = (e, t, n, r, i) => {
    var a = t?.length ?? 0;
    if (a <= 1 || e == null) return 0;
    if (r === `angleAxis` && i != null && Math.abs(Math.abs(i[1] - i[0]) - 360) <= 1e-6)
      for (var o = i[1] - i[0], s = (t, n, r) => [e, e + o, e - o].some((e) => (r ? e >= t : e > t) && e <= n), c = 0; c < a; c++) {
        var l = c > 0 ? n[c - 1]?.coordinate : n[a - 1]?.coordinate,
          u = n[c]?.coordinate,
          d = c >= a - 1 ? n[0]?.coordinate : n[c + 1]?.coordinate,
          f = void 0;
        if (l != null && u != null && d != null) {
          if (Ie(u - l) !== Ie(d - u)) {
            var p = [];
            if (Ie(d - u) === Ie(i[1] - i[0])) {
              f = d;
              var m = u + i[1] - i[0];
              ((p[0] = Math.min(m, (m + l) / 2)), (p[1] = Math.max(m, (m + l) / 2)));
            } else {
              f = l;
              var h = d + i[1] - i[0];
              ((p[0] = Math.min(u, (h + u) / 2)), (p[1] = Math.max(u, (h + u) / 2)));
            }
            var g = [Math.min(u, (f + u) / 2), Math.max(u, (f + u) / 2)];
            if (s(g[0], g[1], !1) || s(p[0], p[1], !0)) return n[c]?.index;
          } else {
            var _ = Math.min(l, d),
              v = Math.max(l, d);
            if (s((_ + u) / 2, (v + u) / 2, !1)) return n[c]?.index;
          }
        }
      }
    else if (t)
      for (var y = 0; y < a; y++) {
        var b = t[y];
        if (b != null) {
          var x = t[y + 1],
            S = t[y - 1];
          if (
            (y === 0 && x != null && e <= (b.coordinate + x.coordinate) / 2) ||
            (y === a - 1 && S != null && e > (b.coordinate + S.coordinate) / 2) ||
            (y > 0 && y < a - 1 && S != null && x != null && e > (b.coordinate + S.coordinate) / 2 && e <= (b.coordinate + x.coordinate) / 2)
          )
            return b.index;
        }
      }
    return -1;
  },
  DE = () => B(fh),
  OE = (e, t) => t,
  kE = (e, t, n) => n,
  AE = (e, t, n, r) => r,
  jE = V($T, (e) => pa(e, (e) => e.coordinate)),
  ME = V([xT, OE, kE, AE], pT),
  NE = V([ME, zT, pC, JT], _T),
  PE = (e, t, n) => {
    if (t != null) {
      var r = xT(e);
      return t === `axis`
        ? n === `hover`
          ? r.axisInteraction.hover.dataKey
          : r.axisInteraction.click.dataKey
        : n === `hover`
          ? r.itemInteraction.hover.dataKey
          : r.itemInteraction.click.dataKey;
    }
  },
  FE = V([xT, OE, kE, AE], yT),
  IE = V([tl, nl, K, vl, $T, AE, FE], vT),
  LE = V([ME, IE], (e, t) => e.coordinate ?? t),
  RE = V([$T, NE], Hw),
  zE = V([FE, NE, km, pC, RE, bT, OE], NT),
  BE = V([ME, NE], (e, t) => ({ isActive: e.active && t != null, activeIndex: t })),
  VE = (e, t, n, r, i, a, o) => {
    if (e && n && r && i && TE(e, o)) {
      var s = EE($c(e, t), a, i, n, r),
        c = CE(t, i, s, e);
      return { activeIndex: String(s), activeCoordinate: c };
    }
  },
  HE = (e, t, n, r, i, a, o) => {
    if (e && r && i && a && n) {
      var s = cm(e, n);
      if (s) {
        var c = EE(el(s, t), o, a, r, i),
          l = wE(t, a, c, s);
        return { activeIndex: String(c), activeCoordinate: l };
      }
    }
  },
  UE = (e, t, n, r, i, a, o, s) => {
    if (e && t && r && i && a) return t === `horizontal` || t === `vertical` ? VE(e, t, r, i, a, o, s) : HE(e, t, n, r, i, a, o);
  },
  WE = V(
    (e) => e.zIndex.zIndexMap,
    (e, t) => t,
    (e, t, n) => n,
    (e, t, n) => {
      if (t != null) {
        var r = e[t];
        if (r != null) return n ? r.panoramaElement : r.element;
      }
    },
  ),
  GE = V(
    (e) => e.zIndex.zIndexMap,
    (e) => {
      var t = Object.keys(e)
        .map((e) => parseInt(e, 10))
        .concat(Object.values(J));
      return Array.from(new Set(t)).sort((e, t) => e - t);
    },
    { memoizeOptions: { resultEqualityCheck: Uh } },
  );
function KE(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function qE(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? KE(Object(n), !0).forEach(function (t) {
          JE(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : KE(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function JE(e, t, n) {
  return ((t = YE(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function YE(e) {
  var t = XE(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function XE(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var ZE = { zIndexMap: Object.values(J).reduce((e, t) => qE(qE({}, e), {}, { [t]: { element: void 0, panoramaElement: void 0, consumers: 0 } }), {}) },
  QE = new Set(Object.values(J));
function $E(e) {
  return QE.has(e);
}
var eD = Ns({
    name: `zIndex`,
    initialState: ZE,
    reducers: {
      registerZIndexPortal: {
        reducer: (e, t) => {
          var n = t.payload.zIndex;
          e.zIndexMap[n] ? (e.zIndexMap[n].consumers += 1) : (e.zIndexMap[n] = { consumers: 1, element: void 0, panoramaElement: void 0 });
        },
        prepare: U(),
      },
      unregisterZIndexPortal: {
        reducer: (e, t) => {
          var n = t.payload.zIndex;
          e.zIndexMap[n] && (--e.zIndexMap[n].consumers, e.zIndexMap[n].consumers <= 0 && !$E(n) && delete e.zIndexMap[n]);
        },
        prepare: U(),
      },
      registerZIndexPortalElement: {
        reducer: (e, t) => {
          var n = t.payload,
            r = n.zIndex,
            i = n.element,
            a = n.isPanorama;
          e.zIndexMap[r]
            ? a
              ? (e.zIndexMap[r].panoramaElement = H(i))
              : (e.zIndexMap[r].element = H(i))
            : (e.zIndexMap[r] = { consumers: 0, element: a ? void 0 : H(i), panoramaElement: a ? H(i) : void 0 });
        },
        prepare: U(),
      },
      unregisterZIndexPortalElement: {
        reducer: (e, t) => {
          var n = t.payload.zIndex;
          e.zIndexMap[n] && (t.payload.isPanorama ? (e.zIndexMap[n].panoramaElement = void 0) : (e.zIndexMap[n].element = void 0));
        },
        prepare: U(),
      },
    },
  }),
  tD = eD.actions,
  nD = tD.registerZIndexPortal,
  rD = tD.unregisterZIndexPortal,
  iD = tD.registerZIndexPortalElement,
  aD = tD.unregisterZIndexPortalElement,
  oD = eD.reducer;
function sD(e) {
  var t = e.zIndex,
    n = e.children,
    r = mu() && t !== void 0 && t !== 0,
    i = Sl(),
    a = (0, P.useRef)(void 0),
    o = (0, P.useRef)(new Set()),
    s = z(),
    c = B((e) => WE(e, t, i));
  if (
    ((0, P.useLayoutEffect)(() => {
      if (!r) {
        var e = o.current;
        (e.forEach((e) => {
          s(rD({ zIndex: e }));
        }),
          e.clear(),
          (a.current = void 0));
      } else if ((o.current.has(t) || (s(nD({ zIndex: t })), o.current.add(t)), c)) {
        a.current = c;
        var n = o.current;
        n.forEach((e) => {
          e !== t && (s(rD({ zIndex: e })), n.delete(e));
        });
      }
    }, [s, t, r, c]),
    (0, P.useLayoutEffect)(() => {
      var e = o.current;
      return () => {
        (e.forEach((e) => {
          s(rD({ zIndex: e }));
        }),
          e.clear());
      };
    }, [s]),
    !r)
  )
    return n;
  var l = c ?? a.current;
  return l ? (0, Wu.createPortal)(n, l) : null;
}
function cD() {
  return (
    (cD = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    cD.apply(null, arguments)
  );
}
function lD(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function uD(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? lD(Object(n), !0).forEach(function (t) {
          dD(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : lD(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function dD(e, t, n) {
  return ((t = fD(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function fD(e) {
  var t = pD(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function pD(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function mD(e) {
  var t = e.cursor,
    n = e.cursorComp,
    r = e.cursorProps;
  return (0, P.isValidElement)(t) ? (0, P.cloneElement)(t, r) : (0, P.createElement)(n, r);
}
function hD(t) {
  var n = t.coordinate,
    r = t.payload,
    i = t.index,
    a = t.offset,
    o = t.tooltipAxisBandSize,
    s = t.layout,
    c = t.cursor,
    l = t.tooltipEventType,
    u = t.chartName,
    d = n,
    f = r,
    p = i;
  if (!c || !d || (u !== `ScatterChart` && l !== `axis`)) return null;
  var m, h, g;
  if (u === `ScatterChart`) ((m = d), (h = Ff), (g = J.cursorLine));
  else if (u === `BarChart`) ((m = If(s, d, a, o)), (h = Jp), (g = J.cursorRectangle));
  else if (s === `radial` && rr(d)) {
    var _ = lm(d),
      v = _.cx,
      y = _.cy,
      b = _.radius;
    ((m = { cx: v, cy: y, startAngle: _.startAngle, endAngle: _.endAngle, innerRadius: b, outerRadius: b }), (h = wm), (g = J.cursorLine));
  } else ((m = { points: Tm(s, d, a) }), (h = wf), (g = J.cursorLine));
  var x = typeof c == `object` && `className` in c ? c.className : void 0,
    S = uD(
      uD(uD(uD({ stroke: `#ccc`, pointerEvents: `none` }, a), m), le(c)),
      {},
      { payload: f, payloadIndex: p, className: e(`recharts-tooltip-cursor`, x) },
    );
  return P.createElement(sD, { zIndex: t.zIndex ?? g }, P.createElement(mD, { cursor: c, cursorComp: h, cursorProps: S }));
}
function gD(e) {
  var t = _E(),
    n = su(),
    r = du(),
    i = DE();
  return t == null || n == null || r == null || i == null
    ? null
    : P.createElement(hD, cD({}, e, { offset: n, layout: r, tooltipAxisBandSize: t, chartName: i }));
}
var _D = (0, P.createContext)(null),
  vD = () => (0, P.useContext)(_D),
  yD = p(
    g((e, t) => {
      var n = Object.prototype.hasOwnProperty,
        r = `~`;
      function i() {}
      Object.create && ((i.prototype = Object.create(null)), new i().__proto__ || (r = !1));
      function a(e, t, n) {
        ((this.fn = e), (this.context = t), (this.once = n || !1));
      }
      function o(e, t, n, i, o) {
        if (typeof n != `function`) throw TypeError(`The listener must be a function`);
        var s = new a(n, i || e, o),
          c = r ? r + t : t;
        return (
          e._events[c] ? (e._events[c].fn ? (e._events[c] = [e._events[c], s]) : e._events[c].push(s)) : ((e._events[c] = s), e._eventsCount++), e
        );
      }
      function s(e, t) {
        --e._eventsCount === 0 ? (e._events = new i()) : delete e._events[t];
      }
      function c() {
        ((this._events = new i()), (this._eventsCount = 0));
      }
      ((c.prototype.eventNames = function () {
        var e = [],
          t,
          i;
        if (this._eventsCount === 0) return e;
        for (i in (t = this._events)) n.call(t, i) && e.push(r ? i.slice(1) : i);
        return Object.getOwnPropertySymbols ? e.concat(Object.getOwnPropertySymbols(t)) : e;
      }),
        (c.prototype.listeners = function (e) {
          var t = r ? r + e : e,
            n = this._events[t];
          if (!n) return [];
          if (n.fn) return [n.fn];
          for (var i = 0, a = n.length, o = Array(a); i < a; i++) o[i] = n[i].fn;
          return o;
        }),
        (c.prototype.listenerCount = function (e) {
          var t = r ? r + e : e,
            n = this._events[t];
          return n ? (n.fn ? 1 : n.length) : 0;
        }),
        (c.prototype.emit = function (e, t, n, i, a, o) {
          var s = r ? r + e : e;
          if (!this._events[s]) return !1;
          var c = this._events[s],
            l = arguments.length,
            u,
            d;
          if (c.fn) {
            switch ((c.once && this.removeListener(e, c.fn, void 0, !0), l)) {
              case 1:
                return (c.fn.call(c.context), !0);
              case 2:
                return (c.fn.call(c.context, t), !0);
              case 3:
                return (c.fn.call(c.context, t, n), !0);
              case 4:
                return (c.fn.call(c.context, t, n, i), !0);
              case 5:
                return (c.fn.call(c.context, t, n, i, a), !0);
              case 6:
                return (c.fn.call(c.context, t, n, i, a, o), !0);
            }
            for (d = 1, u = Array(l - 1); d < l; d++) u[d - 1] = arguments[d];
            c.fn.apply(c.context, u);
          } else {
            var f = c.length,
              p;
            for (d = 0; d < f; d++)
              switch ((c[d].once && this.removeListener(e, c[d].fn, void 0, !0), l)) {
                case 1:
                  c[d].fn.call(c[d].context);
                  break;
                case 2:
                  c[d].fn.call(c[d].context, t);
                  break;
                case 3:
                  c[d].fn.call(c[d].context, t, n);
                  break;
                case 4:
                  c[d].fn.call(c[d].context, t, n, i);
                  break;
                default:
                  if (!u) for (p = 1, u = Array(l - 1); p < l; p++) u[p - 1] = arguments[p];
                  c[d].fn.apply(c[d].context, u);
              }
          }
          return !0;
        }),
        (c.prototype.on = function (e, t, n) {
          return o(this, e, t, n, !1);
        }),
        (c.prototype.once = function (e, t, n) {
          return o(this, e, t, n, !0);
        }),
        (c.prototype.removeListener = function (e, t, n, i) {
          var a = r ? r + e : e;
          if (!this._events[a]) return this;
          if (!t) return (s(this, a), this);
          var o = this._events[a];
          if (o.fn) o.fn !== t || (i && !o.once) || (n && o.context !== n) || s(this, a);
          else {
            for (var c = 0, l = [], u = o.length; c < u; c++) (o[c].fn !== t || (i && !o[c].once) || (n && o[c].context !== n)) && l.push(o[c]);
            l.length ? (this._events[a] = l.length === 1 ? l[0] : l) : s(this, a);
          }
          return this;
        }),
        (c.prototype.removeAllListeners = function (e) {
          var t;
          return (e ? ((t = r ? r + e : e), this._events[t] && s(this, t)) : ((this._events = new i()), (this._eventsCount = 0)), this);
        }),
        (c.prototype.off = c.prototype.removeListener),
        (c.prototype.addListener = c.prototype.on),
        (c.prefixed = r),
        (c.EventEmitter = c),
        t !== void 0 && (t.exports = c));
    })(),
    1,
  ).default,
  bD = new yD(),
  xD = `recharts.syncEvent.tooltip`,
  SD = `recharts.syncEvent.brush`,
  CD = (e, t) => {
    if (t && Array.isArray(e)) {
      var n = Number.parseInt(t, 10);
      if (!Le(n)) return e[n];
    }
  },
  wD = Ns({
    name: `options`,
    initialState: { chartName: ``, tooltipPayloadSearcher: () => void 0, eventEmitter: void 0, defaultTooltipEventType: `axis` },
    reducers: {
      createEventEmitter: (e) => {
        e.eventEmitter ??= Symbol(`rechartsEventEmitter`);
      },
    },
  }),
  TD = wD.reducer,
  ED = wD.actions.createEventEmitter;
function DD(e) {
  return e.tooltip.syncInteraction;
}
var OD = Ns({
    name: `chartData`,
    initialState: { chartData: void 0, computedData: void 0, dataStartIndex: 0, dataEndIndex: 0 },
    reducers: {
      setChartData(e, t) {
        ((e.chartData = H(t.payload)),
          t.payload == null
            ? ((e.dataStartIndex = 0), (e.dataEndIndex = 0))
            : t.payload.length > 0 && e.dataEndIndex !== t.payload.length - 1 && (e.dataEndIndex = t.payload.length - 1));
      },
      setComputedData(e, t) {
        e.computedData = t.payload;
      },
      setDataStartEndIndexes(e, t) {
        var n = t.payload,
          r = n.startIndex,
          i = n.endIndex;
        (r != null && (e.dataStartIndex = r), i != null && (e.dataEndIndex = i));
      },
    },
  }),
  kD = OD.actions,
  AD = kD.setChartData,
  jD = kD.setDataStartEndIndexes;
kD.setComputedData;
var MD = OD.reducer,
  ND = [`x`, `y`];
function PD(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function FD(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? PD(Object(n), !0).forEach(function (t) {
          ID(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : PD(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function ID(e, t, n) {
  return ((t = LD(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function LD(e) {
  var t = RD(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function RD(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function zD(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = BD(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function BD(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
function VD() {
  var e = B(ph),
    t = B(hh),
    n = z(),
    r = B(mh),
    i = B($T),
    a = du(),
    o = au(),
    s = B((e) => e.rootProps.className);
  (0, P.useEffect)(() => {
    if (e == null) return qe;
    var s = (s, c, l) => {
      if (t !== l && e === s) {
        if (c.payload.active === !1)
          n(rT({ active: !1, coordinate: void 0, dataKey: void 0, index: null, label: void 0, sourceViewBox: void 0, graphicalItemId: void 0 }));
        else if (r === `index`) {
          var u;
          if (o && c != null && (u = c.payload) != null && u.coordinate && c.payload.sourceViewBox) {
            var d = c.payload.coordinate,
              f = d.x,
              p = d.y,
              m = zD(d, ND),
              h = c.payload.sourceViewBox,
              g = h.x,
              _ = h.y,
              v = h.width,
              y = h.height,
              b = FD(FD({}, m), {}, { x: o.x + (v ? (f - g) / v : 0) * o.width, y: o.y + (y ? (p - _) / y : 0) * o.height });
            n(FD(FD({}, c), {}, { payload: FD(FD({}, c.payload), {}, { coordinate: b }) }));
          } else n(c);
        } else if (i != null) {
          var x;
          typeof r == `function`
            ? (x =
                i[
                  r(i, {
                    activeTooltipIndex: c.payload.index == null ? void 0 : Number(c.payload.index),
                    isTooltipActive: c.payload.active,
                    activeIndex: c.payload.index == null ? void 0 : Number(c.payload.index),
                    activeLabel: c.payload.label,
                    activeDataKey: c.payload.dataKey,
                    activeCoordinate: c.payload.coordinate,
                  })
                ])
            : r === `value` && (x = i.find((e) => String(e.value) === c.payload.label));
          var S = c.payload.coordinate;
          if (S == null || o == null)
            n(rT({ active: !1, coordinate: void 0, dataKey: void 0, index: null, label: void 0, sourceViewBox: void 0, graphicalItemId: void 0 }));
          else if (x == null)
            n(
              rT({
                active: !1,
                coordinate: void 0,
                dataKey: void 0,
                index: null,
                label: void 0,
                sourceViewBox: c.payload.sourceViewBox,
                graphicalItemId: void 0,
              }),
            );
          else {
            var C = S.x,
              w = S.y,
              T = Math.min(C, o.x + o.width),
              E = Math.min(w, o.y + o.height),
              D = { x: a === `horizontal` ? x.coordinate : T, y: a === `horizontal` ? E : x.coordinate };
            n(
              rT({
                active: c.payload.active,
                coordinate: D,
                dataKey: c.payload.dataKey,
                index: String(x.index),
                label: c.payload.label,
                sourceViewBox: c.payload.sourceViewBox,
                graphicalItemId: c.payload.graphicalItemId,
              }),
            );
          }
        }
      }
    };
    return (
      bD.on(xD, s),
      () => {
        bD.off(xD, s);
      }
    );
  }, [s, n, t, e, r, i, a, o]);
}
function HD() {
  var e = B(ph),
    t = B(hh),
    n = z();
  (0, P.useEffect)(() => {
    if (e == null) return qe;
    var r = (r, i, a) => {
      t !== a && e === r && n(jD(i));
    };
    return (
      bD.on(SD, r),
      () => {
        bD.off(SD, r);
      }
    );
  }, [n, t, e]);
}
function UD() {
  var e = z();
  ((0, P.useEffect)(() => {
    e(ED());
  }, [e]),
    VD(),
    HD());
}
function WD(e, t, n, r, i, a) {
  var o = B((n) => PE(n, e, t)),
    s = B(sE),
    c = B(hh),
    l = B(ph),
    u = B(mh),
    d = B(DD)?.sourceViewBox != null,
    f = au();
  (0, P.useEffect)(() => {
    if (!d && l != null && c != null) {
      var e = rT({
        active: a,
        coordinate: n,
        dataKey: o,
        index: i,
        label: typeof r == `number` ? String(r) : r,
        sourceViewBox: f,
        graphicalItemId: s,
      });
      bD.emit(xD, l, e, c);
    }
  }, [d, n, o, s, i, r, c, l, u, a, f]);
}
function GD() {
  var e = B(ph),
    t = B(hh),
    n = B((e) => e.chartData.dataStartIndex),
    r = B((e) => e.chartData.dataEndIndex);
  (0, P.useEffect)(() => {
    if (e != null && n != null && r != null && t != null) {
      var i = { startIndex: n, endIndex: r };
      bD.emit(SD, e, i, t);
    }
  }, [r, n, t, e]);
}
function KD(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function qD(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? KD(Object(n), !0).forEach(function (t) {
          JD(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : KD(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function JD(e, t, n) {
  return ((t = YD(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function YD(e) {
  var t = XD(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function XD(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function ZD(e, t) {
  return nO(e) || tO(e, t) || $D(e, t) || QD();
}
function QD() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function $D(e, t) {
  if (e) {
    if (typeof e == `string`) return eO(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? eO(e, t) : void 0
    );
  }
}
function eO(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function tO(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function nO(e) {
  if (Array.isArray(e)) return e;
}
function rO(e) {
  return e.dataKey;
}
function iO(e, t) {
  return P.isValidElement(e) ? P.cloneElement(e, t) : typeof e == `function` ? P.createElement(e, t) : P.createElement(Nd, t);
}
var aO = [],
  oO = {
    allowEscapeViewBox: { x: !1, y: !1 },
    animationDuration: 400,
    animationEasing: `ease`,
    axisId: 0,
    contentStyle: {},
    cursor: !0,
    filterNull: !0,
    includeHidden: !1,
    isAnimationActive: `auto`,
    itemSorter: `name`,
    itemStyle: {},
    labelStyle: {},
    offset: 10,
    reverseDirection: { x: !1, y: !1 },
    separator: ` : `,
    trigger: `hover`,
    useTranslate3d: !1,
    wrapperStyle: {},
  };
function sO(e) {
  var t = fr(e, oO),
    n = t.active,
    r = t.allowEscapeViewBox,
    i = t.animationDuration,
    a = t.animationEasing,
    o = t.content,
    s = t.filterNull,
    c = t.isAnimationActive,
    l = t.offset,
    u = t.payloadUniqBy,
    d = t.position,
    f = t.reverseDirection,
    p = t.useTranslate3d,
    m = t.wrapperStyle,
    h = t.cursor,
    g = t.shared,
    _ = t.trigger,
    v = t.defaultIndex,
    y = t.portal,
    b = t.axisId,
    x = z(),
    S = typeof v == `number` ? String(v) : v;
  (0, P.useEffect)(() => {
    x(Xw({ shared: g, trigger: _, axisId: b, active: n, defaultIndex: S }));
  }, [x, g, _, b, n, S]);
  var C = au(),
    w = lf(),
    T = Vw(g),
    E = B((e) => BE(e, T, _, S)) ?? {},
    D = E.activeIndex,
    O = E.isActive,
    k = B((e) => zE(e, T, _, S)),
    A = B((e) => RE(e, T, _, S)),
    j = B((e) => LE(e, T, _, S)),
    M = k,
    N = vD(),
    ee = n ?? O ?? !1,
    te = ZD(Da([M, ee]), 2),
    ne = te[0],
    re = te[1],
    ie = T === `axis` ? A : void 0;
  WD(T, _, j, ie, D, ee);
  var ae = y ?? N;
  if (ae == null || C == null || T == null) return null;
  var oe = M ?? aO;
  (ee || (oe = aO),
    s &&
      oe.length &&
      (oe = Pi(
        oe.filter((e) => e.value != null && (e.hide !== !0 || t.includeHidden)),
        u,
        rO,
      )));
  var se = oe.length > 0,
    ce = qD(qD({}, t), {}, { payload: oe, label: ie, active: ee, activeIndex: D, coordinate: j, accessibilityLayer: w }),
    le = P.createElement(
      cf,
      {
        allowEscapeViewBox: r,
        animationDuration: i,
        animationEasing: a,
        isAnimationActive: c,
        active: ee,
        coordinate: j,
        hasPayload: se,
        offset: l,
        position: d,
        reverseDirection: f,
        useTranslate3d: p,
        viewBox: C,
        wrapperStyle: m,
        lastBoundingBox: ne,
        innerRef: re,
        hasPortalFromProps: !!y,
      },
      iO(o, ce),
    );
  return P.createElement(
    P.Fragment,
    null,
    (0, Wu.createPortal)(le, ae),
    ee && P.createElement(gD, { cursor: h, tooltipEventType: T, coordinate: j, payload: oe, index: D }),
  );
}
var cO = (e) => null;
cO.displayName = `Cell`;
function lO(e, t, n) {
  return ((t = uO(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function uO(e) {
  var t = dO(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function dO(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var fO = class {
  constructor(e) {
    (lO(this, `cache`, new Map()), (this.maxSize = e));
  }
  get(e) {
    var t = this.cache.get(e);
    return (t !== void 0 && (this.cache.delete(e), this.cache.set(e, t)), t);
  }
  set(e, t) {
    if (this.cache.has(e)) this.cache.delete(e);
    else if (this.cache.size >= this.maxSize) {
      var n = this.cache.keys().next().value;
      n != null && this.cache.delete(n);
    }
    this.cache.set(e, t);
  }
  clear() {
    this.cache.clear();
  }
  size() {
    return this.cache.size;
  }
};
function pO(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function mO(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? pO(Object(n), !0).forEach(function (t) {
          hO(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : pO(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function hO(e, t, n) {
  return ((t = gO(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function gO(e) {
  var t = _O(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function _O(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var vO = mO({}, { cacheSize: 2e3, enableCache: !0 }),
  yO = new fO(vO.cacheSize),
  bO = { position: `absolute`, top: `-20000px`, left: 0, padding: 0, margin: 0, border: `none`, whiteSpace: `pre` },
  xO = `recharts_measurement_span`;
function SO(e, t) {
  return `${e}|${t.fontSize || ``}|${t.fontFamily || ``}|${t.fontWeight || ``}|${t.fontStyle || ``}|${t.letterSpacing || ``}|${t.textTransform || ``}`;
}
var CO = (e, t) => {
    try {
      var n = document.getElementById(xO);
      (n || ((n = document.createElement(`span`)), n.setAttribute(`id`, xO), n.setAttribute(`aria-hidden`, `true`), document.body.appendChild(n)),
        Object.assign(n.style, bO, t),
        (n.textContent = `${e}`));
      var r = n.getBoundingClientRect();
      return { width: r.width, height: r.height };
    } catch {
      return { width: 0, height: 0 };
    }
  },
  wO = function (e) {
    var t = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : {};
    if (e == null || Bd.isSsr) return { width: 0, height: 0 };
    if (!vO.enableCache) return CO(e, t);
    var n = SO(e, t),
      r = yO.get(n);
    if (r) return r;
    var i = CO(e, t);
    return (yO.set(n, i), i);
  },
  TO;
function EO(e, t) {
  return jO(e) || AO(e, t) || OO(e, t) || DO();
}
function DO() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function OO(e, t) {
  if (e) {
    if (typeof e == `string`) return kO(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? kO(e, t) : void 0
    );
  }
}
function kO(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function AO(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function jO(e) {
  if (Array.isArray(e)) return e;
}
function MO(e, t, n) {
  return ((t = NO(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function NO(e) {
  var t = PO(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function PO(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var FO = /(-?\d+(?:\.\d+)?[a-zA-Z%]*)([*/])(-?\d+(?:\.\d+)?[a-zA-Z%]*)/,
  IO = /(-?\d+(?:\.\d+)?[a-zA-Z%]*)([+-])(-?\d+(?:\.\d+)?[a-zA-Z%]*)/,
  LO = /^(px|cm|vh|vw|em|rem|%|mm|in|pt|pc|ex|ch|vmin|vmax|Q)$/,
  RO = /(-?\d+(?:\.\d+)?)([a-zA-Z%]+)?/,
  zO = { cm: 96 / 2.54, mm: 96 / 25.4, pt: 96 / 72, pc: 16, in: 96, Q: 96 / 101.6, px: 1 },
  BO = [`cm`, `mm`, `pt`, `pc`, `in`, `Q`, `px`];
function VO(e) {
  return BO.includes(e);
}
var HO = `NaN`;
function UO(e, t) {
  return e * zO[t];
}
var WO = class e {
  static parse(t) {
    var n = EO(RO.exec(t) ?? [], 3),
      r = n[1],
      i = n[2];
    return r == null ? e.NaN : new e(parseFloat(r), i ?? ``);
  }
  constructor(e, t) {
    ((this.num = e),
      (this.unit = t),
      (this.num = e),
      (this.unit = t),
      Le(e) && (this.unit = ``),
      t !== `` && !LO.test(t) && ((this.num = NaN), (this.unit = ``)),
      VO(t) && ((this.num = UO(e, t)), (this.unit = `px`)));
  }
  add(t) {
    return this.unit === t.unit ? new e(this.num + t.num, this.unit) : new e(NaN, ``);
  }
  subtract(t) {
    return this.unit === t.unit ? new e(this.num - t.num, this.unit) : new e(NaN, ``);
  }
  multiply(t) {
    return this.unit !== `` && t.unit !== `` && this.unit !== t.unit ? new e(NaN, ``) : new e(this.num * t.num, this.unit || t.unit);
  }
  divide(t) {
    return this.unit !== `` && t.unit !== `` && this.unit !== t.unit ? new e(NaN, ``) : new e(this.num / t.num, this.unit || t.unit);
  }
  toString() {
    return `${this.num}${this.unit}`;
  }
  isNaN() {
    return Le(this.num);
  }
};
((TO = WO), MO(WO, `NaN`, new TO(NaN, ``)));
function GO(e) {
  if (e == null || e.includes(HO)) return HO;
  for (var t = e; t.includes(`*`) || t.includes(`/`);) {
    var n = EO(FO.exec(t) ?? [], 4),
      r = n[1],
      i = n[2],
      a = n[3],
      o = WO.parse(r ?? ``),
      s = WO.parse(a ?? ``),
      c = i === `*` ? o.multiply(s) : o.divide(s);
    if (c.isNaN()) return HO;
    t = t.replace(FO, c.toString());
  }
  for (; t.includes(`+`) || /.-\d+(?:\.\d+)?/.test(t);) {
    var l = EO(IO.exec(t) ?? [], 4),
      u = l[1],
      d = l[2],
      f = l[3],
      p = WO.parse(u ?? ``),
      m = WO.parse(f ?? ``),
      h = d === `+` ? p.add(m) : p.subtract(m);
    if (h.isNaN()) return HO;
    t = t.replace(IO, h.toString());
  }
  return t;
}
var KO = /\(([^()]*)\)/;
function qO(e) {
  for (var t = e, n; (n = KO.exec(t)) != null;) {
    var r = EO(n, 2)[1];
    t = t.replace(KO, GO(r));
  }
  return t;
}
function JO(e) {
  var t = e.replace(/\s+/g, ``);
  return ((t = qO(t)), (t = GO(t)), t);
}
function YO(e) {
  try {
    return JO(e);
  } catch {
    return HO;
  }
}
function XO(e) {
  var t = YO(e.slice(5, -1));
  return t === HO ? `` : t;
}
var ZO = [`x`, `y`, `lineHeight`, `capHeight`, `fill`, `scaleToFit`, `textAnchor`, `verticalAnchor`],
  QO = [`dx`, `dy`, `angle`, `className`, `breakAll`];
function $O() {
  return (
    ($O = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    $O.apply(null, arguments)
  );
}
function ek(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = tk(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function tk(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
function nk(e, t) {
  return sk(e) || ok(e, t) || ik(e, t) || rk();
}
function rk() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function ik(e, t) {
  if (e) {
    if (typeof e == `string`) return ak(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? ak(e, t) : void 0
    );
  }
}
function ak(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function ok(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function sk(e) {
  if (Array.isArray(e)) return e;
}
var ck = /[ \f\n\r\t\v\u2028\u2029]+/,
  lk = (e) => {
    var t = e.children,
      n = e.breakAll,
      r = e.style;
    try {
      var i = [];
      return (
        L(t) || (i = n ? t.toString().split(``) : t.toString().split(ck)),
        { wordsWithComputedWidth: i.map((e) => ({ word: e, width: wO(e, r).width })), spaceWidth: n ? 0 : wO(`\xA0`, r).width }
      );
    } catch {
      return null;
    }
  };
function uk(e) {
  return e === `start` || e === `middle` || e === `end` || e === `inherit`;
}
function dk(e) {
  return L(e) || typeof e == `string` || typeof e == `number` || typeof e == `boolean`;
}
var fk = (e, t, n, r) =>
    e.reduce((e, i) => {
      var a = i.word,
        o = i.width,
        s = e[e.length - 1];
      if (s && o != null && (t == null || r || s.width + o + n < Number(t))) (s.words.push(a), (s.width += o + n));
      else {
        var c = { words: [a], width: o };
        e.push(c);
      }
      return e;
    }, []),
  pk = (e) => e.reduce((e, t) => (e.width > t.width ? e : t)),
  mk = `…`,
  hk = (e, t, n, r, i, a, o, s) => {
    var c = lk({ breakAll: n, style: r, children: e.slice(0, t) + mk });
    if (!c) return [!1, []];
    var l = fk(c.wordsWithComputedWidth, a, o, s);
    return [l.length > i || pk(l).width > Number(a), l];
  },
  gk = (e, t, n, r, i) => {
    var a = e.maxLines,
      o = e.children,
      s = e.style,
      c = e.breakAll,
      l = F(a),
      u = String(o),
      d = fk(t, r, n, i);
    if (!l || i || !(d.length > a || pk(d).width > Number(r))) return d;
    for (var f = 0, p = u.length - 1, m = 0, h; f <= p && m <= u.length - 1;) {
      var g = Math.floor((f + p) / 2),
        _ = nk(hk(u, g - 1, c, s, a, r, n, i), 2),
        v = _[0],
        y = _[1],
        b = nk(hk(u, g, c, s, a, r, n, i), 1)[0];
      if ((!v && !b && (f = g + 1), v && b && (p = g - 1), !v && b)) {
        h = y;
        break;
      }
      m++;
    }
    return h || d;
  },
  _k = (e) => [{ words: L(e) ? [] : e.toString().split(ck), width: void 0 }],
  vk = (e) => {
    var t = e.width,
      n = e.scaleToFit,
      r = e.children,
      i = e.style,
      a = e.breakAll,
      o = e.maxLines;
    if ((t || n) && !Bd.isSsr) {
      var s,
        c,
        l = lk({ breakAll: a, children: r, style: i });
      if (l) {
        var u = l.wordsWithComputedWidth,
          d = l.spaceWidth;
        ((s = u), (c = d));
      } else return _k(r);
      return gk({ breakAll: a, children: r, maxLines: o, style: i }, s, c, t, !!n);
    }
    return _k(r);
  },
  yk = `#808080`,
  bk = {
    angle: 0,
    breakAll: !1,
    capHeight: `0.71em`,
    fill: yk,
    lineHeight: `1em`,
    scaleToFit: !1,
    textAnchor: `start`,
    verticalAnchor: `end`,
    x: 0,
    y: 0,
  },
  xk = (0, P.forwardRef)((t, n) => {
    var r = fr(t, bk),
      i = r.x,
      a = r.y,
      o = r.lineHeight,
      s = r.capHeight,
      c = r.fill,
      l = r.scaleToFit,
      u = r.textAnchor,
      d = r.verticalAnchor,
      f = ek(r, ZO),
      p = (0, P.useMemo)(
        () => vk({ breakAll: f.breakAll, children: f.children, maxLines: f.maxLines, scaleToFit: l, style: f.style, width: f.width }),
        [f.breakAll, f.children, f.maxLines, l, f.style, f.width],
      ),
      m = f.dx,
      h = f.dy,
      g = f.angle,
      _ = f.className,
      v = f.breakAll,
      y = ek(f, QO);
    if (!I(i) || !I(a) || p.length === 0) return null;
    var b = Number(i) + (F(m) ? m : 0),
      x = Number(a) + (F(h) ? h : 0);
    if (!W(b) || !W(x)) return null;
    var S;
    switch (d) {
      case `start`:
        S = XO(`calc(${s})`);
        break;
      case `middle`:
        S = XO(`calc(${(p.length - 1) / 2} * -${o} + (${s} / 2))`);
        break;
      default:
        S = XO(`calc(${p.length - 1} * -${o})`);
    }
    var C = [],
      w = p[0];
    if (l && w != null) {
      var T = w.width,
        E = f.width;
      C.push(`scale(${F(E) && F(T) ? E / T : 1})`);
    }
    return (
      g && C.push(`rotate(${g}, ${b}, ${x})`),
      C.length && (y.transform = C.join(` `)),
      P.createElement(
        `text`,
        $O({}, ue(y), { ref: n, x: b, y: x, className: e(`recharts-text`, _), textAnchor: u, fill: c.includes(`url`) ? yk : c }),
        p.map((e, t) => {
          var n = e.words.join(v ? `` : ` `);
          return P.createElement(`tspan`, { x: b, dy: t === 0 ? S : o, key: `${n}-${t}` }, n);
        }),
      )
    );
  });
xk.displayName = `Text`;
var Sk = [`labelRef`],
  Ck = [`content`];
function wk(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = Tk(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function Tk(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
function Ek(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Dk(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Ek(Object(n), !0).forEach(function (t) {
          Ok(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Ek(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Ok(e, t, n) {
  return ((t = kk(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function kk(e) {
  var t = Ak(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function Ak(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function jk() {
  return (
    (jk = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    jk.apply(null, arguments)
  );
}
var Mk = (0, P.createContext)(null),
  Nk = (e) => {
    var t = e.x,
      n = e.y,
      r = e.upperWidth,
      i = e.lowerWidth,
      a = e.width,
      o = e.height,
      s = e.children,
      c = (0, P.useMemo)(() => ({ x: t, y: n, upperWidth: r, lowerWidth: i, width: a, height: o }), [t, n, r, i, a, o]);
    return P.createElement(Mk.Provider, { value: c }, s);
  },
  Pk = () => {
    var e = (0, P.useContext)(Mk),
      t = au();
    return e || (t ? Je(t) : void 0);
  },
  Fk = (0, P.createContext)(null),
  Ik = () => {
    var e = (0, P.useContext)(Fk),
      t = B(Fh);
    return e || t;
  },
  Lk = (e) => {
    var t = e.value,
      n = e.formatter,
      r = L(e.children) ? t : e.children;
    return typeof n == `function` ? n(r) : r;
  },
  Rk = (e) => e != null && typeof e == `function`,
  zk = (e, t) => Ie(t - e) * Math.min(Math.abs(t - e), 360),
  Bk = (t, n, r, i, a) => {
    var o = t.offset,
      s = t.className,
      c = a.cx,
      l = a.cy,
      u = a.innerRadius,
      d = a.outerRadius,
      f = a.startAngle,
      p = a.endAngle,
      m = a.clockWise,
      h = (u + d) / 2,
      g = zk(f, p),
      _ = g >= 0 ? 1 : -1,
      v,
      y;
    switch (n) {
      case `insideStart`:
        ((v = f + _ * o), (y = m));
        break;
      case `insideEnd`:
        ((v = p - _ * o), (y = !m));
        break;
      case `end`:
        ((v = p + _ * o), (y = m));
        break;
      default:
        throw Error(`Unsupported position ${n}`);
    }
    y = g <= 0 ? y : !y;
    var b = nm(c, l, h, v),
      x = nm(c, l, h, v + (y ? 1 : -1) * 359),
      S = `M${b.x},${b.y}
    A${h},${h},0,1,${+!y},
    ${x.x},${x.y}`,
      C = L(t.id) ? Be(`recharts-radial-line-`) : t.id;
    return P.createElement(
      `text`,
      jk({}, i, { dominantBaseline: `central`, className: e(`recharts-radial-bar-label`, s) }),
      P.createElement(`defs`, null, P.createElement(`path`, { id: C, d: S })),
      P.createElement(`textPath`, { xlinkHref: `#${C}` }, r),
    );
  },
  Vk = (e, t, n) => {
    var r = e.cx,
      i = e.cy,
      a = e.innerRadius,
      o = e.outerRadius,
      s = (e.startAngle + e.endAngle) / 2;
    if (n === `outside`) {
      var c = nm(r, i, o + t, s),
        l = c.x;
      return { x: l, y: c.y, textAnchor: l >= r ? `start` : `end`, verticalAnchor: `middle` };
    }
    if (n === `center`) return { x: r, y: i, textAnchor: `middle`, verticalAnchor: `middle` };
    if (n === `centerTop`) return { x: r, y: i, textAnchor: `middle`, verticalAnchor: `start` };
    if (n === `centerBottom`) return { x: r, y: i, textAnchor: `middle`, verticalAnchor: `end` };
    var u = nm(r, i, (a + o) / 2, s);
    return { x: u.x, y: u.y, textAnchor: `middle`, verticalAnchor: `middle` };
  },
  Hk = (e) => e != null && `cx` in e && F(e.cx),
  Uk = { angle: 0, offset: 5, zIndex: J.label, position: `middle`, textBreakAll: !1 };
function Wk(e) {
  if (!Hk(e)) return e;
  var t = e.cx,
    n = e.cy,
    r = e.outerRadius,
    i = r * 2;
  return { x: t - r, y: n - r, width: i, upperWidth: i, lowerWidth: i, height: i };
}
function Gk(t) {
  var n = fr(t, Uk),
    r = n.viewBox,
    i = n.parentViewBox,
    a = n.position,
    o = n.value,
    s = n.children,
    c = n.content,
    l = n.className,
    u = l === void 0 ? `` : l,
    d = n.textBreakAll,
    f = n.labelRef,
    p = Ik(),
    m = Pk(),
    h = r == null ? (a === `center` ? m : (p ?? m)) : Hk(r) ? r : Je(r),
    g,
    _,
    v = Wk(h);
  if (!h || (L(o) && L(s) && !(0, P.isValidElement)(c) && typeof c != `function`)) return null;
  var y = Hk(h) && (a === `insideStart` || a === `insideEnd` || a === `end`);
  if (Hk(h)) y || (_ = Vk(h, n.offset, n.position));
  else if (v) {
    var b = et({ viewBox: v, position: a, offset: n.offset, parentViewBox: Hk(i) ? void 0 : i, clamp: !0 });
    _ = Dk(
      Dk({ x: b.x, y: b.y, textAnchor: b.horizontalAnchor, verticalAnchor: b.verticalAnchor }, b.width === void 0 ? {} : { width: b.width }),
      b.height === void 0 ? {} : { height: b.height },
    );
  }
  var x = Dk(Dk(Dk(Dk({}, _?.x === void 0 ? {} : { x: _.x }), _?.y === void 0 ? {} : { y: _.y }), n), {}, { viewBox: h });
  if ((0, P.isValidElement)(c)) {
    x.labelRef;
    var S = wk(x, Sk);
    return (0, P.cloneElement)(c, S);
  }
  if (typeof c == `function`) {
    x.content;
    var C = wk(x, Ck);
    if (((g = (0, P.createElement)(c, C)), (0, P.isValidElement)(g))) return g;
  } else g = Lk(n);
  var w = ue(n);
  return y && Hk(h)
    ? Bk(n, a, g, w, h)
    : _ == null
      ? null
      : P.createElement(
          sD,
          { zIndex: n.zIndex },
          P.createElement(
            xk,
            jk({ ref: f, className: e(`recharts-label`, u) }, w, _, { textAnchor: uk(w.textAnchor) ? w.textAnchor : _.textAnchor, breakAll: d }),
            g,
          ),
        );
}
Gk.displayName = `Label`;
var Kk = (e, t, n) => {
  if (!e) return null;
  var r = { viewBox: t, labelRef: n };
  return e === !0
    ? P.createElement(Gk, jk({ key: `label-implicit` }, r))
    : I(e)
      ? P.createElement(Gk, jk({ key: `label-implicit`, value: e }, r))
      : (0, P.isValidElement)(e)
        ? e.type === Gk
          ? (0, P.cloneElement)(e, Dk({ key: `label-implicit` }, r))
          : P.createElement(Gk, jk({ key: `label-implicit`, content: e }, r))
        : Rk(e)
          ? P.createElement(Gk, jk({ key: `label-implicit`, content: e }, r))
          : e && typeof e == `object`
            ? P.createElement(Gk, jk({}, e, { key: `label-implicit` }, r))
            : null;
};
function qk(e) {
  var t = e.label,
    n = e.labelRef;
  return Kk(t, Pk(), n) || null;
}
var Jk = [`valueAccessor`],
  Yk = [`dataKey`, `clockWise`, `id`, `textBreakAll`, `zIndex`];
function Xk() {
  return (
    (Xk = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    Xk.apply(null, arguments)
  );
}
function Zk(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = Qk(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function Qk(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
var $k = (e) => {
    var t = Array.isArray(e.value) ? e.value[e.value.length - 1] : e.value;
    if (dk(t)) return t;
  },
  eA = (0, P.createContext)(void 0),
  tA = eA.Provider,
  nA = (0, P.createContext)(void 0);
nA.Provider;
function rA() {
  return (0, P.useContext)(eA);
}
function iA() {
  return (0, P.useContext)(nA);
}
function aA(e) {
  var t = e.valueAccessor,
    n = t === void 0 ? $k : t,
    r = Zk(e, Jk),
    i = r.dataKey;
  r.clockWise;
  var a = r.id,
    o = r.textBreakAll,
    s = r.zIndex,
    c = Zk(r, Yk),
    l = rA(),
    u = iA(),
    d = l || u;
  return !d || !d.length
    ? null
    : P.createElement(
        sD,
        { zIndex: s ?? J.label },
        P.createElement(
          be,
          { className: `recharts-label-list` },
          d.map((e, t) => {
            var s = L(i) ? n(e, t) : G(e.payload, i),
              l = L(a) ? {} : { id: `${a}-${t}` };
            return P.createElement(
              Gk,
              Xk({ key: `label-${t}` }, ue(e), c, l, {
                fill: r.fill ?? e.fill,
                parentViewBox: e.parentViewBox,
                value: s,
                textBreakAll: o,
                viewBox: e.viewBox,
                index: t,
                zIndex: 0,
              }),
            );
          }),
        ),
      );
}
aA.displayName = `LabelList`;
function oA(e) {
  var t = e.label;
  return t
    ? t === !0
      ? P.createElement(aA, { key: `labelList-implicit` })
      : P.isValidElement(t) || Rk(t)
        ? P.createElement(aA, { key: `labelList-implicit`, content: t })
        : typeof t == `object`
          ? P.createElement(aA, Xk({ key: `labelList-implicit` }, t, { type: String(t.type) }))
          : null
    : null;
}
function sA() {
  return (
    (sA = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    sA.apply(null, arguments)
  );
}
var cA = (t) => {
    var n = t.cx,
      r = t.cy,
      i = t.r,
      a = t.className,
      o = e(`recharts-dot`, a);
    return F(n) && F(r) && F(i) ? P.createElement(`circle`, sA({}, ce(t), ir(t), { className: o, cx: n, cy: r, r: i })) : null;
  },
  lA = Ns({
    name: `polarAxis`,
    initialState: { radiusAxis: {}, angleAxis: {} },
    reducers: {
      addRadiusAxis(e, t) {
        e.radiusAxis[t.payload.id] = H(t.payload);
      },
      removeRadiusAxis(e, t) {
        delete e.radiusAxis[t.payload.id];
      },
      addAngleAxis(e, t) {
        e.angleAxis[t.payload.id] = H(t.payload);
      },
      removeAngleAxis(e, t) {
        delete e.angleAxis[t.payload.id];
      },
    },
  }),
  uA = lA.actions;
(uA.addRadiusAxis, uA.removeRadiusAxis, uA.addAngleAxis, uA.removeAngleAxis);
var dA = lA.reducer;
function fA(e) {
  return e && typeof e == `object` && `className` in e && typeof e.className == `string` ? e.className : ``;
}
var pA = g((e) => {
    var t = typeof Symbol == `function` && Symbol.for,
      n = t ? Symbol.for(`react.element`) : 60103,
      r = t ? Symbol.for(`react.portal`) : 60106,
      i = t ? Symbol.for(`react.fragment`) : 60107,
      a = t ? Symbol.for(`react.strict_mode`) : 60108,
      o = t ? Symbol.for(`react.profiler`) : 60114,
      s = t ? Symbol.for(`react.provider`) : 60109,
      c = t ? Symbol.for(`react.context`) : 60110,
      l = t ? Symbol.for(`react.async_mode`) : 60111,
      u = t ? Symbol.for(`react.concurrent_mode`) : 60111,
      d = t ? Symbol.for(`react.forward_ref`) : 60112,
      f = t ? Symbol.for(`react.suspense`) : 60113,
      p = t ? Symbol.for(`react.memo`) : 60115,
      m = t ? Symbol.for(`react.lazy`) : 60116;
    function h(e) {
      if (typeof e == `object` && e) {
        var t = e.$$typeof;
        switch (t) {
          case n:
            switch (((e = e.type), e)) {
              case l:
              case u:
              case i:
              case o:
              case a:
              case f:
                return e;
              default:
                switch (((e &&= e.$$typeof), e)) {
                  case c:
                  case d:
                  case m:
                  case p:
                  case s:
                    return e;
                  default:
                    return t;
                }
            }
          case r:
            return t;
        }
      }
    }
    e.isFragment = function (e) {
      return h(e) === i;
    };
  }),
  mA = g((e, t) => {
    t.exports = pA();
  })(),
  hA = (e) => (typeof e == `string` ? e : e ? e.displayName || e.name || `Component` : ``),
  gA = null,
  _A = null,
  vA = (e) => {
    if (e === gA && Array.isArray(_A)) return _A;
    var t = [];
    return (
      P.Children.forEach(e, (e) => {
        L(e) || ((0, mA.isFragment)(e) ? (t = t.concat(vA(e.props.children))) : t.push(e));
      }),
      (_A = t),
      (gA = e),
      t
    );
  };
function yA(e, t) {
  var n = [],
    r = [];
  return (
    (r = Array.isArray(t) ? t.map((e) => hA(e)) : [hA(t)]),
    vA(e).forEach((e) => {
      var t = je(e, `type.displayName`) || je(e, `type.name`);
      t && r.indexOf(t) !== -1 && n.push(e);
    }),
    n
  );
}
function bA(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function xA(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? bA(Object(n), !0).forEach(function (t) {
          SA(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : bA(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function SA(e, t, n) {
  return ((t = CA(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function CA(e) {
  var t = wA(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function wA(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function TA(e, t) {
  return xA(xA({}, t), e);
}
function EA(e) {
  return (0, P.isValidElement)(e) ? e.props : e;
}
function DA(e, t) {
  return (0, P.cloneElement)(e, TA(EA(e), t));
}
function OA(e) {
  if (`index` in e) {
    var t = e.index;
    return typeof t == `number` || typeof t == `string` ? t : void 0;
  }
}
function kA(e) {
  return `isActive` in e && e.isActive === !0;
}
function AA(e) {
  var t = e.option,
    n = e.DefaultShape,
    r = e.shapeProps,
    i = e.activeClassName,
    a = i === void 0 ? `recharts-active-shape` : i,
    o = e.inActiveClassName,
    s = o === void 0 ? `recharts-shape` : o,
    c = OA(r),
    l = (0, P.isValidElement)(t)
      ? DA(t, r)
      : t === n
        ? P.createElement(n, r)
        : typeof t == `function`
          ? t(r, c)
          : typeof t == `object`
            ? P.createElement(n, TA(t, r))
            : P.createElement(n, r);
  return kA(r) ? P.createElement(be, { className: a }, l) : P.createElement(be, { className: s }, l);
}
var jA = (e, t, n) => {
    var r = z();
    return (i, a) => (o) => {
      (e?.(i, a, o), r(Zw({ activeIndex: String(a), activeDataKey: t, activeCoordinate: i.tooltipPosition, activeGraphicalItemId: n })));
    };
  },
  MA = (e) => {
    var t = z();
    return (n, r) => (i) => {
      (e?.(n, r, i), t(Qw()));
    };
  },
  NA = (e, t, n) => {
    var r = z();
    return (i, a) => (o) => {
      (e?.(i, a, o), r(eT({ activeIndex: String(a), activeDataKey: t, activeCoordinate: i.tooltipPosition, activeGraphicalItemId: n })));
    };
  };
function PA(e) {
  var t = e.tooltipEntrySettings,
    n = z(),
    r = Sl(),
    i = (0, P.useRef)(null);
  return (
    (0, P.useLayoutEffect)(() => {
      r || (i.current === null ? n(qw(t)) : i.current !== t && n(Jw({ prev: i.current, next: t })), (i.current = t));
    }, [t, n, r]),
    (0, P.useLayoutEffect)(
      () => () => {
        i.current &&= (n(Yw(i.current)), null);
      },
      [n],
    ),
    null
  );
}
function FA(e) {
  var t = e.legendPayload,
    n = z(),
    r = Sl(),
    i = (0, P.useRef)(null);
  return (
    (0, P.useLayoutEffect)(() => {
      r || (i.current === null ? n(bu(t)) : i.current !== t && n(xu({ prev: i.current, next: t })), (i.current = t));
    }, [n, r, t]),
    (0, P.useLayoutEffect)(
      () => () => {
        i.current &&= (n(Su(i.current)), null);
      },
      [n],
    ),
    null
  );
}
function IA(e, t) {
  return VA(e) || BA(e, t) || RA(e, t) || LA();
}
function LA() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function RA(e, t) {
  if (e) {
    if (typeof e == `string`) return zA(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? zA(e, t) : void 0
    );
  }
}
function zA(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function BA(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function VA(e) {
  if (Array.isArray(e)) return e;
}
var HA = `index`,
  UA = `append`;
function WA(e, t) {
  var n = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : [],
    r = [];
  for (var i of n) r.push({ status: `removed`, prev: i });
  for (var a = 0; a < t.length; a++) {
    var o = e[a],
      s = t[a];
    o == null ? r.push({ status: `added`, next: s }) : r.push({ status: `matched`, prev: o, next: s });
  }
  return r;
}
function GA(e, t) {
  var n = e.length / t.length;
  return WA(
    t.map((t, r) => e[Math.floor(r * n)]),
    t,
  );
}
function KA(e, t) {
  return WA(
    t.map((t, n) => e[n]),
    t,
  );
}
function qA(e, t) {
  for (var n = new Map(), r = 0; r < e.length; r++) {
    var i = e[r];
    if (i != null) {
      var a = t(i, r);
      a != null && !n.has(a) && n.set(a, i);
    }
  }
  return n;
}
function JA(e, t, n) {
  var r = qA(e, n),
    i = new Set(),
    a = t.map((e, t) => {
      var a = n(e, t);
      if (a != null) {
        var o = r.get(a);
        if (o !== void 0) return (i.add(a), o);
      }
    }),
    o = [];
  for (var s of r) {
    var c = IA(s, 2),
      l = c[0],
      u = c[1];
    i.has(l) || o.push(u);
  }
  return WA(a, t, o);
}
function YA(e, t, n) {
  return t == null
    ? null
    : e == null
      ? t.map((e) => ({ status: `added`, next: e }))
      : n === `index`
        ? GA(e, t)
        : n === `append`
          ? KA(e, t)
          : JA(e, t, n);
}
function XA(e, t) {
  var n = (0, P.useRef)(e),
    r = (0, P.useRef)(t.current),
    i = (0, P.useRef)(!0);
  n.current !== e && ((n.current = e), (r.current = t.current), (i.current = !1));
  var a = (0, P.useCallback)(
    function (e, n) {
      var a = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : !0;
      n === 0 ? (i.current = !0) : (n === 1 && (r.current = e), n > 0 && i.current && a && (t.current = e));
    },
    [t],
  );
  return { startValue: r.current, syncStepValue: a };
}
function ZA(e, t) {
  return nj(e) || tj(e, t) || $A(e, t) || QA();
}
function QA() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function $A(e, t) {
  if (e) {
    if (typeof e == `string`) return ej(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? ej(e, t) : void 0
    );
  }
}
function ej(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function tj(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function nj(e) {
  if (Array.isArray(e)) return e;
}
function rj(e, t) {
  var n = ZA((0, P.useState)(!1), 2),
    r = n[0],
    i = n[1];
  return {
    isAnimating: r,
    handleAnimationStart: (0, P.useCallback)(() => {
      (typeof e == `function` && e(), i(!0));
    }, [e]),
    handleAnimationEnd: (0, P.useCallback)(() => {
      (typeof t == `function` && t(), i(!1));
    }, [t]),
  };
}
function ij(e) {
  var t = e.animationInput,
    n = e.animationIdPrefix,
    r = e.items,
    i = e.previousItemsRef,
    a = e.isAnimationActive,
    o = e.animationBegin,
    s = e.animationDuration,
    c = e.animationEasing,
    l = e.onAnimationStart,
    u = e.onAnimationEnd,
    d = e.animationInterpolateFn,
    f = e.animationMatchBy,
    p = e.shouldUpdatePreviousRef,
    m = e.children,
    h = e.layout,
    g = gp(t, n),
    _ = XA(g, i),
    v = _.startValue ?? null,
    y = YA(v, r, f ?? HA);
  return P.createElement(
    hp,
    { animationId: g, begin: o, duration: s, isActive: a, easing: c, onAnimationEnd: u, onAnimationStart: l, key: g },
    (e) => {
      var t = v == null,
        n = r == null ? r : d(y, e, h),
        i = p ? p(e) : e > 0;
      return (_.syncStepValue(n, e, i), n == null ? null : m(n, e, t));
    },
  );
}
function aj(e, t) {
  return uj(e) || lj(e, t) || sj(e, t) || oj();
}
function oj() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function sj(e, t) {
  if (e) {
    if (typeof e == `string`) return cj(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? cj(e, t) : void 0
    );
  }
}
function cj(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function lj(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function uj(e) {
  if (Array.isArray(e)) return e;
}
var dj =
  P.useId ??
  (() =>
    aj(
      P.useState(() => Be(`uid-`)),
      1,
    )[0]);
function fj(e, t) {
  var n = dj();
  return t || (e ? `${e}-${n}` : n);
}
var pj = (0, P.createContext)(void 0),
  mj = (e) => {
    var t = e.id,
      n = e.type,
      r = e.children,
      i = fj(`recharts-${n}`, t);
    return P.createElement(pj.Provider, { value: i }, r(i));
  },
  hj = Ns({
    name: `graphicalItems`,
    initialState: { cartesianItems: [], polarItems: [] },
    reducers: {
      addCartesianGraphicalItem: {
        reducer(e, t) {
          e.cartesianItems.push(H(t.payload));
        },
        prepare: U(),
      },
      replaceCartesianGraphicalItem: {
        reducer(e, t) {
          var n = t.payload,
            r = n.prev,
            i = n.next,
            a = as(e).cartesianItems.indexOf(H(r));
          a > -1 && (e.cartesianItems[a] = H(i));
        },
        prepare: U(),
      },
      removeCartesianGraphicalItem: {
        reducer(e, t) {
          var n = as(e).cartesianItems.indexOf(H(t.payload));
          n > -1 && e.cartesianItems.splice(n, 1);
        },
        prepare: U(),
      },
      addPolarGraphicalItem: {
        reducer(e, t) {
          e.polarItems.push(H(t.payload));
        },
        prepare: U(),
      },
      removePolarGraphicalItem: {
        reducer(e, t) {
          var n = as(e).polarItems.indexOf(H(t.payload));
          n > -1 && e.polarItems.splice(n, 1);
        },
        prepare: U(),
      },
      replacePolarGraphicalItem: {
        reducer(e, t) {
          var n = t.payload,
            r = n.prev,
            i = n.next,
            a = as(e).polarItems.indexOf(H(r));
          a > -1 && (e.polarItems[a] = H(i));
        },
        prepare: U(),
      },
    },
  }),
  gj = hj.actions,
  _j = gj.addCartesianGraphicalItem,
  vj = gj.replaceCartesianGraphicalItem,
  yj = gj.removeCartesianGraphicalItem;
(gj.addPolarGraphicalItem, gj.removePolarGraphicalItem, gj.replacePolarGraphicalItem);
var bj = hj.reducer,
  xj = (0, P.memo)((e) => {
    var t = z(),
      n = (0, P.useRef)(null);
    return (
      (0, P.useLayoutEffect)(() => {
        (n.current === null ? t(_j(e)) : n.current !== e && t(vj({ prev: n.current, next: e })), (n.current = e));
      }, [t, e]),
      (0, P.useLayoutEffect)(
        () => () => {
          n.current &&= (t(yj(n.current)), null);
        },
        [t],
      ),
      null
    );
  });
function Sj(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Cj(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Sj(Object(n), !0).forEach(function (t) {
          wj(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Sj(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function wj(e, t, n) {
  return ((t = Tj(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Tj(e) {
  var t = Ej(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function Ej(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var Dj = Ns({
    name: `cartesianAxis`,
    initialState: { xAxis: {}, yAxis: {}, zAxis: {} },
    reducers: {
      addXAxis: {
        reducer(e, t) {
          e.xAxis[t.payload.id] = H(t.payload);
        },
        prepare: U(),
      },
      replaceXAxis: {
        reducer(e, t) {
          var n = t.payload,
            r = n.prev,
            i = n.next;
          e.xAxis[r.id] !== void 0 && (r.id !== i.id && delete e.xAxis[r.id], (e.xAxis[i.id] = H(i)));
        },
        prepare: U(),
      },
      removeXAxis: {
        reducer(e, t) {
          delete e.xAxis[t.payload.id];
        },
        prepare: U(),
      },
      addYAxis: {
        reducer(e, t) {
          e.yAxis[t.payload.id] = H(t.payload);
        },
        prepare: U(),
      },
      replaceYAxis: {
        reducer(e, t) {
          var n = t.payload,
            r = n.prev,
            i = n.next;
          e.yAxis[r.id] !== void 0 && (r.id !== i.id && delete e.yAxis[r.id], (e.yAxis[i.id] = H(i)));
        },
        prepare: U(),
      },
      removeYAxis: {
        reducer(e, t) {
          delete e.yAxis[t.payload.id];
        },
        prepare: U(),
      },
      addZAxis: {
        reducer(e, t) {
          e.zAxis[t.payload.id] = H(t.payload);
        },
        prepare: U(),
      },
      replaceZAxis: {
        reducer(e, t) {
          var n = t.payload,
            r = n.prev,
            i = n.next;
          e.zAxis[r.id] !== void 0 && (r.id !== i.id && delete e.zAxis[r.id], (e.zAxis[i.id] = H(i)));
        },
        prepare: U(),
      },
      removeZAxis: {
        reducer(e, t) {
          delete e.zAxis[t.payload.id];
        },
        prepare: U(),
      },
      updateYAxisWidth(e, t) {
        var n = t.payload,
          r = n.id,
          i = n.width,
          a = e.yAxis[r];
        if (a) {
          var o = a.widthHistory || [];
          if (o.length === 3 && o[0] === o[2] && i === o[1] && i !== a.width && Math.abs(i - (o[0] ?? 0)) <= 1) return;
          var s = [...o, i].slice(-3);
          e.yAxis[r] = Cj(Cj({}, a), {}, { width: i, widthHistory: s });
        }
      },
      updateXAxisHeight(e, t) {
        var n = t.payload,
          r = n.id,
          i = n.height,
          a = e.xAxis[r];
        if (a) {
          var o = a.heightHistory || [];
          if (o.length === 3 && o[0] === o[2] && i === o[1] && i !== a.height && Math.abs(i - (o[0] ?? 0)) <= 1) return;
          var s = [...o, i].slice(-3);
          e.xAxis[r] = Cj(Cj({}, a), {}, { height: i, heightHistory: s });
        }
      },
    },
  }),
  Oj = Dj.actions,
  kj = Oj.addXAxis,
  Aj = Oj.replaceXAxis,
  jj = Oj.removeXAxis,
  Mj = Oj.addYAxis,
  Nj = Oj.replaceYAxis,
  Pj = Oj.removeYAxis;
(Oj.addZAxis, Oj.replaceZAxis, Oj.removeZAxis);
var Fj = Oj.updateYAxisWidth,
  Ij = Oj.updateXAxisHeight,
  Lj = Dj.reducer,
  Rj = V([V([vl], (e) => ({ top: e.top, bottom: e.bottom, left: e.left, right: e.right })), tl, nl], (e, t, n) => {
    if (e && t != null && n != null)
      return { x: e.left, y: e.top, width: Math.max(0, t - e.left - e.right), height: Math.max(0, n - e.top - e.bottom) };
  }),
  zj = () => B(Rj);
function Bj(e, t) {
  return Gj(e) || Wj(e, t) || Hj(e, t) || Vj();
}
function Vj() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function Hj(e, t) {
  if (e) {
    if (typeof e == `string`) return Uj(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? Uj(e, t) : void 0
    );
  }
}
function Uj(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function Wj(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function Gj(e) {
  if (Array.isArray(e)) return e;
}
var Kj = (e, t, n) => {
    var r = n ?? e;
    if (!L(r)) return Ve(r, t, 0);
  },
  qj = (e, t, n) => {
    var r = {},
      i = e.filter(Bh),
      a = e.filter((e) => e.stackId == null),
      o = i.reduce((e, t) => {
        var n = e[t.stackId];
        return ((n ??= []), n.push(t), (e[t.stackId] = n), e);
      }, r),
      s = Object.entries(o).map((e) => {
        var r = Bj(e, 2),
          i = r[0],
          a = r[1];
        return { stackId: i, dataKeys: a.map((e) => e.dataKey), barSize: Kj(t, n, a[0]?.barSize) };
      }),
      c = a.map((e) => ({ stackId: void 0, dataKeys: [e.dataKey].filter((e) => e != null), barSize: Kj(t, n, e.barSize) }));
    return [...s, ...c];
  };
function Jj(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function Yj(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? Jj(Object(n), !0).forEach(function (t) {
          Xj(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : Jj(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function Xj(e, t, n) {
  return ((t = Zj(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function Zj(e) {
  var t = Qj(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function Qj(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function $j(e, t, n, r, i) {
  var a = r.length;
  if (!(a < 1)) {
    var o = Ve(e, n, 0, !0),
      s,
      c = [];
    if (W(r[0]?.barSize)) {
      var l = !1,
        u = n / a,
        d = r.reduce((e, t) => e + (t.barSize || 0), 0);
      ((d += (a - 1) * o), d >= n && ((d -= (a - 1) * o), (o = 0)), d >= n && u > 0 && ((l = !0), (u *= 0.9), (d = a * u)));
      var f = { offset: Math.round((n - d) / 2) - o, size: 0 };
      s = r.reduce((e, t) => {
        var n = { stackId: t.stackId, dataKeys: t.dataKeys, position: { offset: f.offset + f.size + o, size: l ? u : (t.barSize ?? 0) } },
          r = [...e, n];
        return ((f = n.position), r);
      }, c);
    } else {
      var p = Ve(t, n, 0, !0);
      n - 2 * p - (a - 1) * o <= 0 && (o = 0);
      var m = (n - 2 * p - (a - 1) * o) / a;
      m > 1 && (m = Math.round(m));
      var h = W(i) ? Math.min(m, i) : m;
      s = r.reduce(
        (e, t, n) => [...e, { stackId: t.stackId, dataKeys: t.dataKeys, position: { offset: p + (a * (m - h)) / 2 + (h + o) * n, size: h } }],
        c,
      );
    }
    return s;
  }
}
var eM = (e, t, n, r, i, a, o) => {
    var s = L(o) ? t : o,
      c = $j(n, r, i === a ? a : i, e, s);
    return (
      i !== a && c != null && (c = c.map((e) => Yj(Yj({}, e), {}, { position: Yj(Yj({}, e.position), {}, { offset: e.position.offset - i / 2 }) }))),
      c
    );
  },
  tM = (e, t) => {
    var n = Rh(t);
    if (e && n != null && t != null) {
      var r = t.stackId;
      if (r != null) {
        var i = e[r];
        if (i) {
          var a = i.stackedData;
          if (a) return a.find((e) => e.key === n);
        }
      }
    }
  },
  nM = (e, t) => {
    if (e != null && t != null) {
      var n = e.find((e) => e.stackId === t.stackId && t.dataKey != null && e.dataKeys.includes(t.dataKey));
      if (n != null) return n.position;
    }
  };
function rM(e, t) {
  return e && typeof e == `object` && `zIndex` in e && typeof e.zIndex == `number` && W(e.zIndex) ? e.zIndex : t;
}
function iM(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function aM(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? iM(Object(n), !0).forEach(function (t) {
          oM(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : iM(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function oM(e, t, n) {
  return ((t = sM(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function sM(e) {
  var t = cM(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function cM(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var lM = [`Webkit`, `Moz`, `O`, `ms`],
  uM = (e, t) => {
    if (e) {
      var n = e.replace(/(\w)/, (e) => e.toUpperCase()),
        r = lM.reduce((e, r) => aM(aM({}, e), {}, { [r + n]: t }), {});
      return ((r[e] = t), r);
    }
  },
  dM = (e) => {
    var t = e.chartData,
      n = z(),
      r = Sl();
    return (
      (0, P.useEffect)(
        () =>
          r
            ? () => {}
            : (n(AD(t)),
              () => {
                n(AD(void 0));
              }),
        [t, n, r],
      ),
      null
    );
  },
  fM = (e) => e.chartData.chartData,
  pM = () => B(fM),
  mM = (e) => {
    var t = e.chartData;
    return { startIndex: t.dataStartIndex, endIndex: t.dataEndIndex };
  },
  hM = () => B(mM),
  gM = (0, P.createContext)(() => {}),
  _M = { x: 0, y: 0, width: 0, height: 0, padding: { top: 0, right: 0, bottom: 0, left: 0 } },
  vM = Ns({
    name: `brush`,
    initialState: _M,
    reducers: {
      setBrushSettings(e, t) {
        return t.payload == null ? _M : t.payload;
      },
    },
  }),
  yM = vM.actions.setBrushSettings,
  bM = vM.reducer;
function xM() {
  return (
    (xM = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    xM.apply(null, arguments)
  );
}
function SM(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function CM(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? SM(Object(n), !0).forEach(function (t) {
          wM(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : SM(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function wM(e, t, n) {
  return ((t = TM(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function TM(e) {
  var t = EM(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function EM(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function DM(e) {
  var t = e.x,
    n = e.y,
    r = e.width,
    i = e.height,
    a = e.stroke,
    o = Math.floor(n + i / 2) - 1;
  return P.createElement(
    P.Fragment,
    null,
    P.createElement(`rect`, { x: t, y: n, width: r, height: i, fill: a, stroke: `none` }),
    P.createElement(`line`, { x1: t + 1, y1: o, x2: t + r - 1, y2: o, fill: `none`, stroke: `#fff` }),
    P.createElement(`line`, { x1: t + 1, y1: o + 2, x2: t + r - 1, y2: o + 2, fill: `none`, stroke: `#fff` }),
  );
}
function OM(e) {
  var t = e.travellerProps,
    n = e.travellerType;
  return P.isValidElement(n) ? P.cloneElement(n, t) : typeof n == `function` ? n(t) : P.createElement(DM, t);
}
function kM(e) {
  if (Ke(e) && typeof e == `object` && `name` in e && typeof e.name == `string`) return e.name;
}
function AM(e, t, n) {
  return `Min value: ${kM(e[t])}, Max value: ${kM(e[n])}`;
}
function jM(e) {
  var t = e.otherProps,
    n = e.travellerX,
    r = e.id,
    i = e.onMouseEnter,
    a = e.onMouseLeave,
    o = e.onMouseDown,
    s = e.onTouchStart,
    c = e.onTravellerMoveKeyboard,
    l = e.onFocus,
    u = e.onBlur,
    d = t.y,
    f = t.x,
    p = t.travellerWidth,
    m = t.height,
    h = t.traveller,
    g = t.ariaLabel,
    _ = t.data,
    v = t.startIndex,
    y = t.endIndex,
    b = Math.max(n, f),
    x = CM(CM({}, ce(t)), {}, { x: b, y: d, width: p, height: m }),
    S = g || AM(_, v, y);
  return P.createElement(
    be,
    {
      tabIndex: 0,
      role: `slider`,
      "aria-label": S,
      "aria-valuenow": n,
      className: `recharts-brush-traveller`,
      onMouseEnter: i,
      onMouseLeave: a,
      onMouseDown: o,
      onTouchStart: s,
      onKeyDown: (e) => {
        [`ArrowLeft`, `ArrowRight`].includes(e.key) && (e.preventDefault(), e.stopPropagation(), c(e.key === `ArrowRight` ? 1 : -1, r));
      },
      onFocus: l,
      onBlur: u,
      style: { cursor: `col-resize` },
    },
    P.createElement(OM, { travellerType: h, travellerProps: x }),
  );
}
function MM(e) {
  var t = e.index,
    n = e.data,
    r = e.tickFormatter,
    i = e.dataKey,
    a = G(n[t], i, t);
  return typeof r == `function` ? r(a, t) : a;
}
function NM(e, t) {
  for (var n = e.length, r = 0, i = n - 1; i - r > 1;) {
    var a = Math.floor((r + i) / 2),
      o = e[a];
    o != null && o > t ? (i = a) : (r = a);
  }
  var s = e[i];
  return s != null && t >= s ? i : r;
}
function PM(e) {
  var t = e.startX,
    n = e.endX,
    r = e.scaleValues,
    i = e.gap,
    a = e.data.length - 1,
    o = Math.min(t, n),
    s = Math.max(t, n),
    c = NM(r, o),
    l = NM(r, s);
  return { startIndex: c - (c % i), endIndex: l === a ? a : l - (l % i) };
}
function FM(e) {
  var t = e.x,
    n = e.y,
    r = e.width,
    i = e.height,
    a = e.fill,
    o = e.stroke;
  return P.createElement(`rect`, { stroke: o, fill: a, x: t, y: n, width: r, height: i });
}
function IM(e) {
  var t = e.startIndex,
    n = e.endIndex,
    r = e.y,
    i = e.height,
    a = e.travellerWidth,
    o = e.stroke,
    s = e.tickFormatter,
    c = e.dataKey,
    l = e.data,
    u = e.startX,
    d = e.endX,
    f = 5,
    p = { pointerEvents: `none`, fill: o };
  return P.createElement(
    be,
    { className: `recharts-brush-texts` },
    P.createElement(
      xk,
      xM({ textAnchor: `end`, verticalAnchor: `middle`, x: Math.min(u, d) - f, y: r + i / 2 }, p),
      MM({ index: t, tickFormatter: s, dataKey: c, data: l }),
    ),
    P.createElement(
      xk,
      xM({ textAnchor: `start`, verticalAnchor: `middle`, x: Math.max(u, d) + a + f, y: r + i / 2 }, p),
      MM({ index: n, tickFormatter: s, dataKey: c, data: l }),
    ),
  );
}
function LM(e) {
  var t = e.y,
    n = e.height,
    r = e.stroke,
    i = e.travellerWidth,
    a = e.startX,
    o = e.endX,
    s = e.onMouseEnter,
    c = e.onMouseLeave,
    l = e.onMouseDown,
    u = e.onTouchStart,
    d = Math.min(a, o) + i,
    f = Math.max(Math.abs(o - a) - i, 0);
  return P.createElement(`rect`, {
    className: `recharts-brush-slide`,
    onMouseEnter: s,
    onMouseLeave: c,
    onMouseDown: l,
    onTouchStart: u,
    style: { cursor: `move` },
    stroke: `none`,
    fill: r,
    fillOpacity: 0.2,
    x: d,
    y: t,
    width: f,
    height: n,
  });
}
function RM(e) {
  var t = e.x,
    n = e.y,
    r = e.width,
    i = e.height,
    a = e.data,
    o = e.children,
    s = e.padding;
  if (P.Children.count(o) !== 1) return null;
  var c = P.Children.only(o);
  return c ? P.cloneElement(c, { x: t, y: n, width: r, height: i, margin: s, compact: !0, data: a }) : null;
}
var zM = (e) => {
    var t = e.data,
      n = e.startIndex,
      r = e.endIndex,
      i = e.x,
      a = e.width,
      o = e.travellerWidth;
    if (!t || !t.length) return {};
    var s = t.length,
      c = rx()
        .domain(Om(0, s))
        .range([i, i + a - o]),
      l = c
        .domain()
        .map((e) => c(e))
        .filter(Ke);
    return { isTextActive: !1, isSlideMoving: !1, isTravellerMoving: !1, isTravellerFocused: !1, startX: c(n), endX: c(r), scale: c, scaleValues: l };
  },
  BM = (e) => e.changedTouches && !!e.changedTouches.length,
  VM = class extends P.PureComponent {
    constructor(e) {
      (super(e),
        wM(this, `handleDrag`, (e) => {
          ((this.leaveTimer &&= (clearTimeout(this.leaveTimer), null)),
            this.state.isTravellerMoving ? this.handleTravellerMove(e) : this.state.isSlideMoving && this.handleSlideDrag(e));
        }),
        wM(this, `handleTouchMove`, (e) => {
          var t = e.changedTouches?.[0];
          t != null && this.handleDrag(t);
        }),
        wM(this, `handleDragEnd`, () => {
          (this.setState({ isTravellerMoving: !1, isSlideMoving: !1 }, () => {
            var e = this.props,
              t = e.endIndex,
              n = e.onDragEnd,
              r = e.startIndex;
            n?.({ endIndex: t, startIndex: r });
          }),
            this.detachDragEndListener());
        }),
        wM(this, `handleLeaveWrapper`, () => {
          (this.state.isTravellerMoving || this.state.isSlideMoving) &&
            (this.leaveTimer = window.setTimeout(this.handleDragEnd, this.props.leaveTimeOut));
        }),
        wM(this, `handleEnterSlideOrTraveller`, () => {
          this.setState({ isTextActive: !0 });
        }),
        wM(this, `handleLeaveSlideOrTraveller`, () => {
          this.setState({ isTextActive: !1 });
        }),
        wM(this, `handleSlideDragStart`, (e) => {
          var t = BM(e) ? e.changedTouches[0] : e;
          t != null && (this.setState({ isTravellerMoving: !1, isSlideMoving: !0, slideMoveStartX: t.pageX }), this.attachDragEndListener());
        }),
        wM(this, `handleTravellerMoveKeyboard`, (e, t) => {
          var n = this.props,
            r = n.data,
            i = n.gap,
            a = n.startIndex,
            o = n.endIndex,
            s = this.state,
            c = s.scaleValues,
            l = s.startX,
            u = s.endX;
          if (c != null) {
            var d = -1;
            if ((t === `startX` ? (d = a) : t === `endX` && (d = o), !(d < 0 || d >= r.length))) {
              var f = d + e;
              if (!(f === -1 || f >= c.length)) {
                var p = c[f];
                p != null &&
                  ((t === `startX` && p >= u) ||
                    (t === `endX` && p <= l) ||
                    this.setState({ [t]: p }, () => {
                      this.props.onChange(PM({ startX: this.state.startX, endX: this.state.endX, data: r, gap: i, scaleValues: c }));
                    }));
              }
            }
          }
        }),
        (this.travellerDragStartHandlers = {
          startX: this.handleTravellerDragStart.bind(this, `startX`),
          endX: this.handleTravellerDragStart.bind(this, `endX`),
        }),
        (this.state = { brushMoveStartX: 0, movingTravellerId: void 0, endX: 0, startX: 0, slideMoveStartX: 0 }));
    }
    static getDerivedStateFromProps(e, t) {
      var n = e.data,
        r = e.width,
        i = e.x,
        a = e.travellerWidth,
        o = e.startIndex,
        s = e.endIndex,
        c = e.startIndexControlledFromProps,
        l = e.endIndexControlledFromProps;
      if (n !== t.prevData)
        return CM(
          { prevData: n, prevTravellerWidth: a, prevX: i, prevWidth: r, prevStartIndexControlledFromProps: c, prevEndIndexControlledFromProps: l },
          n && n.length ? zM({ data: n, width: r, x: i, travellerWidth: a, startIndex: o, endIndex: s }) : { scale: void 0, scaleValues: void 0 },
        );
      var u = t.scale;
      if (u && (r !== t.prevWidth || i !== t.prevX || a !== t.prevTravellerWidth)) {
        u.range([i, i + r - a]);
        var d = u
          .domain()
          .map((e) => u(e))
          .filter((e) => e != null);
        return { prevData: n, prevTravellerWidth: a, prevX: i, prevWidth: r, startX: u(e.startIndex), endX: u(e.endIndex), scaleValues: d };
      }
      if (t.scale && !t.isSlideMoving && !t.isTravellerMoving && !t.isTravellerFocused && !t.isTextActive) {
        if (c != null && t.prevStartIndexControlledFromProps !== c) return { startX: t.scale(c), prevStartIndexControlledFromProps: c };
        if (l != null && t.prevEndIndexControlledFromProps !== l) return { endX: t.scale(l), prevEndIndexControlledFromProps: l };
      }
      return null;
    }
    componentWillUnmount() {
      ((this.leaveTimer &&= (clearTimeout(this.leaveTimer), null)), this.detachDragEndListener());
    }
    attachDragEndListener() {
      (window.addEventListener(`mouseup`, this.handleDragEnd, !0),
        window.addEventListener(`touchend`, this.handleDragEnd, !0),
        window.addEventListener(`mousemove`, this.handleDrag, !0));
    }
    detachDragEndListener() {
      (window.removeEventListener(`mouseup`, this.handleDragEnd, !0),
        window.removeEventListener(`touchend`, this.handleDragEnd, !0),
        window.removeEventListener(`mousemove`, this.handleDrag, !0));
    }
    handleSlideDrag(e) {
      var t = this.state,
        n = t.slideMoveStartX,
        r = t.startX,
        i = t.endX,
        a = t.scaleValues;
      if (a != null) {
        var o = this.props,
          s = o.x,
          c = o.width,
          l = o.travellerWidth,
          u = o.startIndex,
          d = o.endIndex,
          f = o.onChange,
          p = o.data,
          m = o.gap,
          h = e.pageX - n;
        h > 0 ? (h = Math.min(h, s + c - l - i, s + c - l - r)) : h < 0 && (h = Math.max(h, s - r, s - i));
        var g = PM({ startX: r + h, endX: i + h, data: p, gap: m, scaleValues: a });
        ((g.startIndex !== u || g.endIndex !== d) && f && f(g), this.setState({ startX: r + h, endX: i + h, slideMoveStartX: e.pageX }));
      }
    }
    handleTravellerDragStart(e, t) {
      var n = BM(t) ? t.changedTouches[0] : t;
      n != null &&
        (this.setState({ isSlideMoving: !1, isTravellerMoving: !0, movingTravellerId: e, brushMoveStartX: n.pageX }), this.attachDragEndListener());
    }
    handleTravellerMove(e) {
      var t = this.state,
        n = t.brushMoveStartX,
        r = t.movingTravellerId,
        i = t.endX,
        a = t.startX,
        o = t.scaleValues;
      if (r != null && o != null) {
        var s = this.state[r],
          c = this.props,
          l = c.x,
          u = c.width,
          d = c.travellerWidth,
          f = c.onChange,
          p = c.gap,
          m = c.data,
          h = { startX: this.state.startX, endX: this.state.endX, data: m, gap: p, scaleValues: o },
          g = e.pageX - n;
        (g > 0 ? (g = Math.min(g, l + u - d - s)) : g < 0 && (g = Math.max(g, l - s)), (h[r] = s + g));
        var _ = PM(h),
          v = _.startIndex,
          y = _.endIndex,
          b = () => {
            var e = m.length - 1;
            return (
              (r === `startX` && (i > a ? v % p === 0 : y % p === 0)) ||
              (i < a && y === e) ||
              (r === `endX` && (i > a ? y % p === 0 : v % p === 0)) ||
              (i > a && y === e)
            );
          };
        this.setState({ [r]: s + g, brushMoveStartX: e.pageX }, () => {
          f && b() && f(_);
        });
      }
    }
    render() {
      var t = this.props,
        n = t.data,
        r = t.className,
        i = t.children,
        a = t.x,
        o = t.y,
        s = t.dy,
        c = t.width,
        l = t.height,
        u = t.alwaysShowText,
        d = t.fill,
        f = t.stroke,
        p = t.startIndex,
        m = t.endIndex,
        h = t.travellerWidth,
        g = t.tickFormatter,
        _ = t.dataKey,
        v = t.padding,
        y = this.state,
        b = y.startX,
        x = y.endX,
        S = y.isTextActive,
        C = y.isSlideMoving,
        w = y.isTravellerMoving,
        T = y.isTravellerFocused;
      if (!n || !n.length || !F(a) || !F(o) || !F(c) || !F(l) || c <= 0 || l <= 0) return null;
      var E = e(`recharts-brush`, r),
        D = uM(`userSelect`, `none`),
        O = o + (s ?? 0);
      return P.createElement(
        be,
        { className: E, onMouseLeave: this.handleLeaveWrapper, onTouchMove: this.handleTouchMove, style: D },
        P.createElement(FM, { x: a, y: O, width: c, height: l, fill: d, stroke: f }),
        P.createElement(Cl, null, P.createElement(RM, { x: a, y: O, width: c, height: l, data: n, padding: v }, i)),
        P.createElement(LM, {
          y: O,
          height: l,
          stroke: f,
          travellerWidth: h,
          startX: b,
          endX: x,
          onMouseEnter: this.handleEnterSlideOrTraveller,
          onMouseLeave: this.handleLeaveSlideOrTraveller,
          onMouseDown: this.handleSlideDragStart,
          onTouchStart: this.handleSlideDragStart,
        }),
        P.createElement(jM, {
          travellerX: b,
          id: `startX`,
          otherProps: CM(CM({}, this.props), {}, { y: O }),
          onMouseEnter: this.handleEnterSlideOrTraveller,
          onMouseLeave: this.handleLeaveSlideOrTraveller,
          onMouseDown: this.travellerDragStartHandlers.startX,
          onTouchStart: this.travellerDragStartHandlers.startX,
          onTravellerMoveKeyboard: this.handleTravellerMoveKeyboard,
          onFocus: () => {
            this.setState({ isTravellerFocused: !0 });
          },
          onBlur: () => {
            this.setState({ isTravellerFocused: !1 });
          },
        }),
        P.createElement(jM, {
          travellerX: x,
          id: `endX`,
          otherProps: CM(CM({}, this.props), {}, { y: O }),
          onMouseEnter: this.handleEnterSlideOrTraveller,
          onMouseLeave: this.handleLeaveSlideOrTraveller,
          onMouseDown: this.travellerDragStartHandlers.endX,
          onTouchStart: this.travellerDragStartHandlers.endX,
          onTravellerMoveKeyboard: this.handleTravellerMoveKeyboard,
          onFocus: () => {
            this.setState({ isTravellerFocused: !0 });
          },
          onBlur: () => {
            this.setState({ isTravellerFocused: !1 });
          },
        }),
        (S || C || w || T || u) &&
          P.createElement(IM, {
            startIndex: p,
            endIndex: m,
            y: O,
            height: l,
            travellerWidth: h,
            stroke: f,
            tickFormatter: g,
            dataKey: _,
            data: n,
            startX: b,
            endX: x,
          }),
      );
    }
  };
function HM(e) {
  var t = z(),
    n = pM(),
    r = hM(),
    i = (0, P.useContext)(gM),
    a = e.onChange,
    o = e.startIndex,
    s = e.endIndex;
  ((0, P.useEffect)(() => {
    t(jD({ startIndex: o, endIndex: s }));
  }, [t, s, o, n]),
    GD());
  var c = (0, P.useCallback)(
      (e) => {
        if (r != null) {
          var n = r.startIndex,
            o = r.endIndex;
          (e.startIndex !== n || e.endIndex !== o) && (i?.(e), a?.(e), t(jD(e)));
        }
      },
      [a, i, t, r],
    ),
    l = B(Tl);
  if (l == null || r == null || n == null || !n.length) return null;
  var u = r.startIndex,
    d = r.endIndex,
    f = { data: n, x: l.x, y: l.y, width: l.width, startIndex: u, endIndex: d, onChange: c };
  return P.createElement(VM, xM({}, e, f, { startIndexControlledFromProps: o ?? void 0, endIndexControlledFromProps: s ?? void 0 }));
}
function UM(e) {
  var t = z();
  return (
    (0, P.useEffect)(
      () => (
        t(yM(e)),
        () => {
          t(yM(null));
        }
      ),
      [t, e],
    ),
    null
  );
}
var WM = {
  height: 40,
  travellerWidth: 5,
  gap: 1,
  fill: `#fff`,
  stroke: `#666`,
  padding: { top: 1, right: 1, bottom: 1, left: 1 },
  leaveTimeOut: 1e3,
  alwaysShowText: !1,
};
function GM(e) {
  var t = fr(e, WM);
  return P.createElement(
    P.Fragment,
    null,
    P.createElement(UM, { height: t.height, x: t.x, y: t.y, width: t.width, padding: t.padding }),
    P.createElement(HM, t),
  );
}
GM.displayName = `Brush`;
var KM = (e, t) => {
    var n = e.x,
      r = e.y,
      i = t.x,
      a = t.y;
    return { x: Math.min(n, i), y: Math.min(r, a), width: Math.abs(i - n), height: Math.abs(a - r) };
  },
  qM = (e) => {
    var t = e.x1,
      n = e.y1,
      r = e.x2,
      i = e.y2;
    return KM({ x: t, y: n }, { x: r, y: i });
  };
function JM(e) {
  return ((e % 180) + 180) % 180;
}
var YM = function (e) {
    var t = e.width,
      n = e.height,
      r = (JM(arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : 0) * Math.PI) / 180,
      i = Math.atan(n / t),
      a = r > i && r < Math.PI - i ? n / Math.sin(r) : t / Math.cos(r);
    return Math.abs(a);
  },
  XM = Ns({
    name: `referenceElements`,
    initialState: { dots: [], areas: [], lines: [] },
    reducers: {
      addDot: (e, t) => {
        e.dots.push(t.payload);
      },
      removeDot: (e, t) => {
        var n = as(e).dots.findIndex((e) => e === t.payload);
        n !== -1 && e.dots.splice(n, 1);
      },
      addArea: (e, t) => {
        e.areas.push(t.payload);
      },
      removeArea: (e, t) => {
        var n = as(e).areas.findIndex((e) => e === t.payload);
        n !== -1 && e.areas.splice(n, 1);
      },
      addLine: (e, t) => {
        e.lines.push(H(t.payload));
      },
      removeLine: (e, t) => {
        var n = as(e).lines.findIndex((e) => e === t.payload);
        n !== -1 && e.lines.splice(n, 1);
      },
    },
  }),
  ZM = XM.actions,
  QM = ZM.addDot,
  $M = ZM.removeDot,
  eN = ZM.addArea,
  tN = ZM.removeArea,
  nN = ZM.addLine,
  rN = ZM.removeLine,
  iN = XM.reducer;
function aN(e, t) {
  return uN(e) || lN(e, t) || sN(e, t) || oN();
}
function oN() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function sN(e, t) {
  if (e) {
    if (typeof e == `string`) return cN(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? cN(e, t) : void 0
    );
  }
}
function cN(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function lN(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function uN(e) {
  if (Array.isArray(e)) return e;
}
var dN = (0, P.createContext)(void 0),
  fN = (e) => {
    var t = e.children,
      n = aN((0, P.useState)(`${Be(`recharts`)}-clip`), 1)[0],
      r = zj();
    if (r == null) return null;
    var i = r.x,
      a = r.y,
      o = r.width,
      s = r.height;
    return P.createElement(
      dN.Provider,
      { value: n },
      P.createElement(`defs`, null, P.createElement(`clipPath`, { id: n }, P.createElement(`rect`, { x: i, y: a, height: s, width: o }))),
      t,
    );
  },
  pN = () => (0, P.useContext)(dN),
  mN = class {
    constructor(e) {
      var t = e.x,
        n = e.y;
      ((this.xAxisScale = t), (this.yAxisScale = n));
    }
    map(e, t) {
      var n = t.position;
      return { x: this.xAxisScale.map(e.x, { position: n }) ?? 0, y: this.yAxisScale.map(e.y, { position: n }) ?? 0 };
    }
    mapWithFallback(e, t) {
      var n = t.position,
        r = t.fallback,
        i = r === `rangeMin` ? this.yAxisScale.rangeMin() : r === `rangeMax` ? this.yAxisScale.rangeMax() : 0,
        a = r === `rangeMin` ? this.xAxisScale.rangeMin() : r === `rangeMax` ? this.xAxisScale.rangeMax() : 0;
      return { x: this.xAxisScale.map(e.x, { position: n }) ?? a, y: this.yAxisScale.map(e.y, { position: n }) ?? i };
    }
    isInRange(e) {
      var t = e.x,
        n = e.y,
        r = t == null || this.xAxisScale.isInRange(t),
        i = n == null || this.yAxisScale.isInRange(n);
      return r && i;
    }
  };
function hN(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function gN(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? hN(Object(n), !0).forEach(function (t) {
          _N(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : hN(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function _N(e, t, n) {
  return ((t = vN(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function vN(e) {
  var t = yN(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function yN(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function bN() {
  return (
    (bN = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    bN.apply(null, arguments)
  );
}
var xN = (e, t) => {
    var n;
    if (P.isValidElement(e)) n = P.cloneElement(e, t);
    else if (typeof e == `function`) n = e(t);
    else {
      if (!W(t.x1) || !W(t.y1) || !W(t.x2) || !W(t.y2)) return null;
      n = P.createElement(`line`, bN({}, t, { className: `recharts-reference-line-line` }));
    }
    return n;
  },
  SN = (e, t, n, r, i, a) => {
    var o = a.x,
      s = a.width,
      c = i.map(e, { position: n });
    if (!W(c) || (t === `discard` && !i.isInRange(c))) return null;
    var l = [
      { x: o + s, y: c },
      { x: o, y: c },
    ];
    return r === `left` ? l.reverse() : l;
  },
  CN = (e, t, n, r, i, a) => {
    var o = a.y,
      s = a.height,
      c = i.map(e, { position: n });
    if (!W(c) || (t === `discard` && !i.isInRange(c))) return null;
    var l = [
      { x: c, y: o + s },
      { x: c, y: o },
    ];
    return r === `top` ? l.reverse() : l;
  },
  wN = (e, t, n, r) => {
    var i = [r.mapWithFallback(e[0], { position: n, fallback: `rangeMin` }), r.mapWithFallback(e[1], { position: n, fallback: `rangeMax` })];
    return t === `discard` && i.some((e) => !r.isInRange(e)) ? null : i;
  },
  TN = (e, t, n, r, i, a, o) => {
    var s = o.x,
      c = o.y,
      l = o.segment,
      u = o.ifOverflow,
      d = I(s);
    return I(c) ? SN(c, u, r, a, t, n) : d ? CN(s, u, r, i, e, n) : l != null && l.length === 2 ? wN(l, u, r, new mN({ x: e, y: t })) : null;
  };
function EN(e) {
  var t = z();
  return (
    (0, P.useEffect)(
      () => (
        t(nN(e)),
        () => {
          t(rN(e));
        }
      ),
    ),
    null
  );
}
function DN(t) {
  var n = t.xAxisId,
    r = t.yAxisId,
    i = t.shape,
    a = t.className,
    o = t.ifOverflow,
    s = Sl(),
    c = pN(),
    l = B((e) => PS(e, n)),
    u = B((e) => IS(e, r)),
    d = B((e) => pw(e, `xAxis`, n, s)),
    f = B((e) => pw(e, `yAxis`, r, s)),
    p = au();
  if (!c || !p || l == null || u == null || d == null || f == null) return null;
  var m = TN(d, f, p, t.position, l.orientation, u.orientation, t);
  if (!m) return null;
  var h = m[0],
    g = m[1];
  if (h == null || g == null) return null;
  var _ = h.x,
    v = h.y,
    y = g.x,
    b = g.y,
    x = gN(gN({ clipPath: o === `hidden` ? `url(#${c})` : void 0 }, ue(t)), {}, { x1: _, y1: v, x2: y, y2: b }),
    S = qM({ x1: _, y1: v, x2: y, y2: b });
  return P.createElement(
    sD,
    { zIndex: t.zIndex },
    P.createElement(
      be,
      { className: e(`recharts-reference-line`, a) },
      xN(i, x),
      P.createElement(Nk, bN({}, S, { lowerWidth: S.width, upperWidth: S.width }), P.createElement(qk, { label: t.label }), t.children),
    ),
  );
}
var ON = {
  ifOverflow: `discard`,
  xAxisId: 0,
  yAxisId: 0,
  fill: `none`,
  label: !1,
  stroke: `#ccc`,
  fillOpacity: 1,
  strokeWidth: 1,
  position: `middle`,
  zIndex: J.line,
};
function kN(e) {
  var t = fr(e, ON);
  return P.createElement(
    P.Fragment,
    null,
    P.createElement(EN, { yAxisId: t.yAxisId, xAxisId: t.xAxisId, ifOverflow: t.ifOverflow, x: t.x, y: t.y, segment: t.segment }),
    P.createElement(DN, t),
  );
}
kN.displayName = `ReferenceLine`;
function AN(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function jN(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? AN(Object(n), !0).forEach(function (t) {
          MN(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : AN(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function MN(e, t, n) {
  return ((t = NN(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function NN(e) {
  var t = PN(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function PN(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function FN() {
  return (
    (FN = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    FN.apply(null, arguments)
  );
}
var IN = (e, t, n, r, i) => {
  var a = I(e),
    o = I(t),
    s = Sl(),
    c = B((e) => pw(e, `xAxis`, n, s)),
    l = B((e) => pw(e, `yAxis`, r, s));
  if (!a || !o || c == null || l == null) return null;
  var u = new mN({ x: c, y: l }),
    d = u.map({ x: e, y: t }, { position: `middle` });
  return i === `discard` && !u.isInRange(d) ? null : d;
};
function LN(e) {
  var t = z();
  return (
    (0, P.useEffect)(
      () => (
        t(QM(e)),
        () => {
          t($M(e));
        }
      ),
    ),
    null
  );
}
var RN = (e, t) =>
  P.isValidElement(e)
    ? P.cloneElement(e, t)
    : typeof e == `function`
      ? e(t)
      : P.createElement(cA, FN({}, t, { cx: t.cx, cy: t.cy, className: `recharts-reference-dot-dot` }));
function zN(t) {
  var n = t.x,
    r = t.y,
    i = t.r,
    a = pN(),
    o = IN(n, r, t.xAxisId, t.yAxisId, t.ifOverflow);
  if (!o) return null;
  var s = o.x,
    c = o.y,
    l = t.shape,
    u = t.className,
    d = jN(jN({ clipPath: t.ifOverflow === `hidden` ? `url(#${a})` : void 0 }, ue(t)), {}, { cx: s ?? void 0, cy: c ?? void 0 });
  return P.createElement(
    sD,
    { zIndex: t.zIndex },
    P.createElement(
      be,
      { className: e(`recharts-reference-dot`, u) },
      RN(l, d),
      P.createElement(
        Nk,
        { x: s - i, y: c - i, width: 2 * i, height: 2 * i, upperWidth: 2 * i, lowerWidth: 2 * i },
        P.createElement(qk, { label: t.label }),
        t.children,
      ),
    ),
  );
}
var BN = {
  ifOverflow: `discard`,
  xAxisId: 0,
  yAxisId: 0,
  r: 10,
  label: !1,
  fill: `#fff`,
  stroke: `#ccc`,
  fillOpacity: 1,
  strokeWidth: 1,
  zIndex: J.scatter,
};
function VN(e) {
  var t = fr(e, BN),
    n = t.x,
    r = t.y,
    i = t.r,
    a = t.ifOverflow,
    o = t.yAxisId,
    s = t.xAxisId;
  return P.createElement(P.Fragment, null, P.createElement(LN, { y: r, x: n, r: i, yAxisId: o, xAxisId: s, ifOverflow: a }), P.createElement(zN, t));
}
VN.displayName = `ReferenceDot`;
function HN(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function UN(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? HN(Object(n), !0).forEach(function (t) {
          WN(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : HN(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function WN(e, t, n) {
  return ((t = GN(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function GN(e) {
  var t = KN(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function KN(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function qN() {
  return (
    (qN = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    qN.apply(null, arguments)
  );
}
var JN = (e, t, n, r, i, a, o) => {
    var s = o.x1,
      c = o.x2,
      l = o.y1,
      u = o.y2;
    if (i == null || a == null) return null;
    var d = new mN({ x: i, y: a }),
      f = { x: e ? (i.map(s, { position: `start` }) ?? null) : i.rangeMin(), y: n ? (a.map(l, { position: `start` }) ?? null) : a.rangeMin() },
      p = { x: t ? (i.map(c, { position: `end` }) ?? null) : i.rangeMax(), y: r ? (a.map(u, { position: `end` }) ?? null) : a.rangeMax() };
    return o.ifOverflow === `discard` && (!d.isInRange(f) || !d.isInRange(p)) ? null : KM(f, p);
  },
  YN = (e, t) =>
    P.isValidElement(e)
      ? P.cloneElement(e, t)
      : typeof e == `function`
        ? e(t)
        : P.createElement(Jp, qN({}, t, { className: `recharts-reference-area-rect` }));
function XN(e) {
  var t = z();
  return (
    (0, P.useEffect)(
      () => (
        t(eN(e)),
        () => {
          t(tN(e));
        }
      ),
    ),
    null
  );
}
function ZN(t) {
  var n = t.x1,
    r = t.x2,
    i = t.y1,
    a = t.y2,
    o = t.className,
    s = t.shape,
    c = t.xAxisId,
    l = t.yAxisId,
    u = pN(),
    d = Sl(),
    f = B((e) => pw(e, `xAxis`, c, d)),
    p = B((e) => pw(e, `yAxis`, l, d));
  if (f == null || p == null) return null;
  var m = I(n),
    h = I(r),
    g = I(i),
    _ = I(a);
  if (!m && !h && !g && !_ && !s) return null;
  var v = JN(m, h, g, _, f, p, t);
  if (!v && !s) return null;
  var y = t.ifOverflow === `hidden` ? `url(#${u})` : void 0;
  return P.createElement(
    sD,
    { zIndex: t.zIndex },
    P.createElement(
      be,
      { className: e(`recharts-reference-area`, o) },
      YN(s, UN(UN({ clipPath: y }, ue(t)), v)),
      v != null && P.createElement(Nk, qN({}, v, { lowerWidth: v.width, upperWidth: v.width }), P.createElement(qk, { label: t.label }), t.children),
    ),
  );
}
var QN = {
  ifOverflow: `discard`,
  xAxisId: 0,
  yAxisId: 0,
  radius: 0,
  fill: `#ccc`,
  label: !1,
  fillOpacity: 0.5,
  stroke: `none`,
  strokeWidth: 1,
  zIndex: J.area,
};
function $N(e) {
  var t = fr(e, QN);
  return P.createElement(
    P.Fragment,
    null,
    P.createElement(XN, { yAxisId: t.yAxisId, xAxisId: t.xAxisId, ifOverflow: t.ifOverflow, x1: t.x1, x2: t.x2, y1: t.y1, y2: t.y2 }),
    P.createElement(ZN, t),
  );
}
$N.displayName = `ReferenceArea`;
function eP() {}
function tP(e) {
  if (!e || typeof e != `object`) return !1;
  let t = Object.getPrototypeOf(e);
  return t !== null && t !== Object.prototype && Object.getPrototypeOf(t) !== null ? !1 : Object.prototype.toString.call(e) === `[object Object]`;
}
function nP(e, t, n) {
  return rP(e, t, void 0, void 0, void 0, void 0, n);
}
function rP(e, t, n, r, i, a, o) {
  let s = o(e, t, n, r, i, a);
  if (s !== void 0) return s;
  if (typeof e == typeof t)
    switch (typeof e) {
      case `bigint`:
      case `string`:
      case `boolean`:
      case `symbol`:
      case `undefined`:
        return e === t;
      case `number`:
        return e === t || Object.is(e, t);
      case `function`:
        return e === t;
      case `object`:
        return iP(e, t, a, o);
    }
  return iP(e, t, a, o);
}
function iP(e, t, n, r) {
  if (Object.is(e, t)) return !0;
  let i = Mr(e),
    a = Mr(t);
  if ((i === `[object Arguments]` && (i = Gr), a === `[object Arguments]` && (a = Gr), i !== a)) return !1;
  switch (i) {
    case Pr:
      return e.toString() === t.toString();
    case Fr:
      return ai(e.valueOf(), t.valueOf());
    case Ir:
    case zr:
    case Rr:
      return Object.is(e.valueOf(), t.valueOf());
    case Nr:
      return e.source === t.source && e.flags === t.flags;
    case Ur:
      return e === t;
  }
  n ??= new Map();
  let o = n.get(e),
    s = n.get(t);
  if (o != null && s != null) return o === t;
  (n.set(e, t), n.set(t, e));
  try {
    switch (i) {
      case Br:
        if (e.size !== t.size) return !1;
        for (let [i, a] of e.entries()) if (!t.has(i) || !rP(a, t.get(i), i, e, t, n, r)) return !1;
        return !0;
      case Vr: {
        if (e.size !== t.size) return !1;
        let i = Array.from(e.values()),
          a = Array.from(t.values());
        for (let o = 0; o < i.length; o++) {
          let s = i[o],
            c = a.findIndex((i) => rP(s, i, void 0, e, t, n, r));
          if (c === -1) return !1;
          a.splice(c, 1);
        }
        return !0;
      }
      case Hr:
      case Jr:
      case Yr:
      case Xr:
      case Zr:
      case Qr:
      case $r:
      case ei:
      case ti:
      case ni:
      case ri:
      case ii:
        if (gi(e) !== gi(t) || e.length !== t.length) return !1;
        for (let i = 0; i < e.length; i++) if (!rP(e[i], t[i], i, e, t, n, r)) return !1;
        return !0;
      case Wr:
        return e.byteLength === t.byteLength && iP(new Uint8Array(e), new Uint8Array(t), n, r);
      case qr:
        return e.byteLength !== t.byteLength || e.byteOffset !== t.byteOffset ? !1 : iP(new Uint8Array(e), new Uint8Array(t), n, r);
      case Kr:
        return e.name === t.name && e.message === t.message;
      case Gr: {
        if (!(iP(e.constructor, t.constructor, n, r) || (tP(e) && tP(t)))) return !1;
        let i = [...Object.keys(e), ...mi(e)],
          a = [...Object.keys(t), ...mi(t)];
        if (i.length !== a.length) return !1;
        for (let a = 0; a < i.length; a++) {
          let o = i[a],
            s = e[o];
          if (!Ce(t, o)) return !1;
          let c = t[o];
          if (!rP(s, c, o, e, t, n, r)) return !1;
        }
        return !0;
      }
      default:
        return !1;
    }
  } finally {
    (n.delete(e), n.delete(t));
  }
}
function aP(e, t) {
  return nP(e, t, eP);
}
function oP(e, t) {
  if (t < 1) return [];
  if (t === 1) return e;
  for (var n = [], r = 0; r < e.length; r += t) {
    var i = e[r];
    i !== void 0 && n.push(i);
  }
  return n;
}
function sP(e, t, n) {
  return YM({ width: e.width + t.width, height: e.height + t.height }, n);
}
function cP(e, t, n) {
  var r = n === `width`,
    i = e.x,
    a = e.y,
    o = e.width,
    s = e.height;
  return t === 1 ? { start: r ? i : a, end: r ? i + o : a + s } : { start: r ? i + o : a + s, end: r ? i : a };
}
function lP(e, t, n, r, i) {
  if (e * t < e * r || e * t > e * i) return !1;
  var a = n();
  return e * (t - (e * a) / 2 - r) >= 0 && e * (t + (e * a) / 2 - i) <= 0;
}
function uP(e, t) {
  return oP(e, t + 1);
}
function dP(e, t, n, r, i) {
  for (
    var a = (r || []).slice(),
      o = t.start,
      s = t.end,
      c = 0,
      l = 1,
      u = o,
      d = function () {
        var t = r?.[c];
        if (t === void 0) return { v: oP(r, l) };
        var a = c,
          d,
          f = () => (d === void 0 && (d = n(t, a)), d),
          p = t.coordinate,
          m = c === 0 || lP(e, p, f, u, s);
        (m || ((c = 0), (u = o), (l += 1)), m && ((u = p + e * (f() / 2 + i)), (c += l)));
      },
      f;
    l <= a.length;
  )
    if (((f = d()), f)) return f.v;
  return [];
}
function fP(e, t, n, r, i) {
  var a = (r || []).slice().length;
  if (a === 0) return [];
  for (var o = t.start, s = t.end, c = 1; c <= a; c++) {
    for (
      var l = (a - 1) % c,
        u = o,
        d = !0,
        f = function () {
          var t = r[m];
          if (t == null) return 0;
          var a = m,
            o,
            c = () => (o === void 0 && (o = n(t, a)), o),
            f = t.coordinate,
            p = m === l || lP(e, f, c, u, s);
          if (!p) return ((d = !1), 1);
          p && (u = f + e * (c() / 2 + i));
        },
        p,
        m = l;
      m < a && ((p = f()), p === 0 || p !== 1);
      m += c
    );
    if (d) {
      for (var h = [], g = l; g < a; g += c) {
        var _ = r[g];
        _ != null && h.push(_);
      }
      return h;
    }
  }
  return [];
}
function pP(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function mP(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? pP(Object(n), !0).forEach(function (t) {
          hP(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : pP(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function hP(e, t, n) {
  return ((t = gP(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function gP(e) {
  var t = _P(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function _P(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function vP(e, t, n, r, i) {
  for (
    var a = (r || []).slice(),
      o = a.length,
      s = t.start,
      c = t.end,
      l = function (t) {
        var r = a[t];
        if (r == null) return 1;
        var l = r,
          u,
          d = () => (u === void 0 && (u = n(r, t)), u);
        if (t === o - 1) {
          var f = e * (l.coordinate + (e * d()) / 2 - c);
          a[t] = l = mP(mP({}, l), {}, { tickCoord: f > 0 ? l.coordinate - f * e : l.coordinate });
        } else a[t] = l = mP(mP({}, l), {}, { tickCoord: l.coordinate });
        l.tickCoord != null && lP(e, l.tickCoord, d, s, c) && ((c = l.tickCoord - e * (d() / 2 + i)), (a[t] = mP(mP({}, l), {}, { isShow: !0 })));
      },
      u = o - 1;
    u >= 0;
    u--
  )
    if (l(u)) continue;
  return a;
}
function yP(e, t, n, r, i, a) {
  var o = (r || []).slice(),
    s = o.length,
    c = t.start,
    l = t.end;
  if (a) {
    var u = r[s - 1];
    if (u != null) {
      var d = n(u, s - 1),
        f = e * (u.coordinate + (e * d) / 2 - l);
      ((o[s - 1] = u = mP(mP({}, u), {}, { tickCoord: f > 0 ? u.coordinate - f * e : u.coordinate })),
        u.tickCoord != null &&
          lP(e, u.tickCoord, () => d, c, l) &&
          ((l = u.tickCoord - e * (d / 2 + i)), (o[s - 1] = mP(mP({}, u), {}, { isShow: !0 }))));
    }
  }
  for (
    var p = a ? s - 1 : s,
      m = function (t) {
        var r = o[t];
        if (r == null) return 1;
        var a = r,
          s,
          u = () => (s === void 0 && (s = n(r, t)), s);
        if (t === 0) {
          var d = e * (a.coordinate - (e * u()) / 2 - c);
          o[t] = a = mP(mP({}, a), {}, { tickCoord: d < 0 ? a.coordinate - d * e : a.coordinate });
        } else o[t] = a = mP(mP({}, a), {}, { tickCoord: a.coordinate });
        a.tickCoord != null && lP(e, a.tickCoord, u, c, l) && ((c = a.tickCoord + e * (u() / 2 + i)), (o[t] = mP(mP({}, a), {}, { isShow: !0 })));
      },
      h = 0;
    h < p;
    h++
  )
    if (m(h)) continue;
  return o;
}
function bP(e, t, n) {
  var r = e.tick,
    i = e.ticks,
    a = e.viewBox,
    o = e.minTickGap,
    s = e.orientation,
    c = e.interval,
    l = e.tickFormatter,
    u = e.unit,
    d = e.angle;
  if (!i || !i.length || !r) return [];
  if (F(c) || Bd.isSsr) return uP(i, F(c) ? c : 0) ?? [];
  var f = [],
    p = s === `top` || s === `bottom` ? `width` : `height`,
    m = u && p === `width` ? wO(u, { fontSize: t, letterSpacing: n }) : { width: 0, height: 0 },
    h = (e, r) => {
      var i = typeof l == `function` ? l(e.value, r) : e.value;
      return p === `width` ? sP(wO(i, { fontSize: t, letterSpacing: n }), m, d) : wO(i, { fontSize: t, letterSpacing: n })[p];
    },
    g = i[0],
    _ = i[1],
    v = i.length >= 2 && g != null && _ != null ? Ie(_.coordinate - g.coordinate) : 1,
    y = cP(a, v, p);
  return c === `equidistantPreserveStart`
    ? dP(v, y, h, i, o)
    : c === `equidistantPreserveEnd`
      ? fP(v, y, h, i, o)
      : ((f = c === `preserveStart` || c === `preserveStartEnd` ? yP(v, y, h, i, o, c === `preserveStartEnd`) : vP(v, y, h, i, o)),
        f.filter((e) => e.isShow));
}
var xP = (e) => {
    var t = e.ticks,
      n = e.label,
      r = e.labelGapWithTick,
      i = r === void 0 ? 5 : r,
      a = e.tickSize,
      o = a === void 0 ? 0 : a,
      s = e.tickMargin,
      c = s === void 0 ? 0 : s,
      l = 0;
    if (t) {
      Array.from(t).forEach((e) => {
        if (e) {
          var t = e.getBoundingClientRect();
          t.width > l && (l = t.width);
        }
      });
      var u = n ? n.getBoundingClientRect().width : 0,
        d = o + c,
        f = l + d + u + (n ? i : 0);
      return Math.round(f);
    }
    return 0;
  },
  SP = (e) => {
    var t = e.ticks,
      n = e.label,
      r = e.labelGapWithTick,
      i = r === void 0 ? 5 : r,
      a = e.tickSize,
      o = a === void 0 ? 0 : a,
      s = e.tickMargin,
      c = s === void 0 ? 0 : s,
      l = 0;
    if (t) {
      Array.from(t).forEach((e) => {
        if (e) {
          var t = e.getBoundingClientRect();
          t.height > l && (l = t.height);
        }
      });
      var u = n ? n.getBoundingClientRect().height : 0,
        d = o + c,
        f = l + d + u + (n ? i : 0);
      return Math.round(f);
    }
    return 0;
  },
  CP = Ns({
    name: `renderedTicks`,
    initialState: { xAxis: {}, yAxis: {} },
    reducers: {
      setRenderedTicks: (e, t) => {
        var n = t.payload,
          r = n.axisType,
          i = n.axisId,
          a = n.ticks;
        e[r][i] = H(a);
      },
      removeRenderedTicks: (e, t) => {
        var n = t.payload,
          r = n.axisType,
          i = n.axisId;
        delete e[r][i];
      },
    },
  }),
  wP = CP.actions,
  TP = wP.setRenderedTicks,
  EP = wP.removeRenderedTicks,
  DP = CP.reducer,
  OP = [`axisLine`, `width`, `height`, `className`, `hide`, `ticks`, `axisType`, `axisId`];
function kP(e, t) {
  return PP(e) || NP(e, t) || jP(e, t) || AP();
}
function AP() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function jP(e, t) {
  if (e) {
    if (typeof e == `string`) return MP(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? MP(e, t) : void 0
    );
  }
}
function MP(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function NP(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function PP(e) {
  if (Array.isArray(e)) return e;
}
function FP(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = IP(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function IP(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
function LP() {
  return (
    (LP = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    LP.apply(null, arguments)
  );
}
function RP(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function $(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? RP(Object(n), !0).forEach(function (t) {
          zP(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : RP(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function zP(e, t, n) {
  return ((t = BP(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function BP(e) {
  var t = VP(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function VP(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var HP = {
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  viewBox: { x: 0, y: 0, width: 0, height: 0 },
  orientation: `bottom`,
  ticks: [],
  stroke: `#666`,
  tickLine: !0,
  axisLine: !0,
  tick: !0,
  mirror: !1,
  minTickGap: 5,
  tickSize: 6,
  tickMargin: 2,
  interval: `preserveEnd`,
  zIndex: J.axis,
};
function UP(t) {
  var n = t.x,
    r = t.y,
    i = t.width,
    a = t.height,
    o = t.orientation,
    s = t.mirror,
    c = t.axisLine,
    l = t.otherSvgProps;
  if (!c) return null;
  var u = $($($({}, l), ce(c)), {}, { fill: `none` });
  if (o === `top` || o === `bottom`) {
    var d = +((o === `top` && !s) || (o === `bottom` && s));
    u = $($({}, u), {}, { x1: n, y1: r + d * a, x2: n + i, y2: r + d * a });
  } else {
    var f = +((o === `left` && !s) || (o === `right` && s));
    u = $($({}, u), {}, { x1: n + f * i, y1: r, x2: n + f * i, y2: r + a });
  }
  return P.createElement(`line`, LP({}, u, { className: e(`recharts-cartesian-axis-line`, je(c, `className`)) }));
}
function WP(e, t, n, r, i, a, o, s, c) {
  var l,
    u,
    d,
    f,
    p,
    m,
    h = s ? -1 : 1,
    g = e.tickSize || o,
    _ = F(e.tickCoord) ? e.tickCoord : e.coordinate;
  switch (a) {
    case `top`:
      ((l = u = e.coordinate), (f = n + +!s * i), (d = f - h * g), (m = d - h * c), (p = _));
      break;
    case `left`:
      ((d = f = e.coordinate), (u = t + +!s * r), (l = u - h * g), (p = l - h * c), (m = _));
      break;
    case `right`:
      ((d = f = e.coordinate), (u = t + +s * r), (l = u + h * g), (p = l + h * c), (m = _));
      break;
    default:
      ((l = u = e.coordinate), (f = n + +s * i), (d = f + h * g), (m = d + h * c), (p = _));
  }
  return { line: { x1: l, y1: d, x2: u, y2: f }, tick: { x: p, y: m } };
}
function GP(e, t) {
  switch (e) {
    case `left`:
      return t ? `start` : `end`;
    case `right`:
      return t ? `end` : `start`;
    default:
      return `middle`;
  }
}
function KP(e, t) {
  switch (e) {
    case `left`:
    case `right`:
      return `middle`;
    case `top`:
      return t ? `start` : `end`;
    default:
      return t ? `end` : `start`;
  }
}
function qP(t) {
  var n = t.option,
    r = t.tickProps,
    i = t.value,
    a,
    o = e(r.className, `recharts-cartesian-axis-tick-value`);
  if (P.isValidElement(n)) a = P.cloneElement(n, $($({}, r), {}, { className: o }));
  else if (typeof n == `function`) a = n($($({}, r), {}, { className: o }));
  else {
    var s = `recharts-cartesian-axis-tick-value`;
    (typeof n != `boolean` && (s = e(s, fA(n))), (a = P.createElement(xk, LP({}, r, { className: s }), i)));
  }
  return a;
}
function JP(e) {
  var t = e.ticks,
    n = e.axisType,
    r = e.axisId,
    i = z(),
    a = (0, P.useRef)(null);
  return (
    (0, P.useEffect)(() => {
      if (r != null && n != null) {
        var e = t.map((e) => ({ value: e.value, coordinate: e.coordinate, offset: e.offset, index: e.index })),
          o = a.current;
        (o != null && o.axisId === r && o.axisType === n && aP(o.ticks, e)) ||
          ((a.current = { ticks: e, axisId: r, axisType: n }), i(TP({ ticks: e, axisId: r, axisType: n })));
      }
    }, [i, t, r, n]),
    (0, P.useEffect)(
      () =>
        r == null || n == null
          ? qe
          : () => {
              i(EP({ axisId: r, axisType: n }));
            },
      [i, r, n],
    ),
    null
  );
}
var YP = (0, P.forwardRef)((t, n) => {
    var r = t.ticks,
      i = r === void 0 ? [] : r,
      a = t.tick,
      o = t.tickLine,
      s = t.stroke,
      c = t.tickFormatter,
      l = t.unit,
      u = t.padding,
      d = t.tickTextProps,
      f = t.orientation,
      p = t.mirror,
      m = t.x,
      h = t.y,
      g = t.width,
      _ = t.height,
      v = t.tickSize,
      y = t.tickMargin,
      b = t.fontSize,
      x = t.letterSpacing,
      S = t.getTicksConfig,
      C = t.events,
      w = t.axisType,
      T = t.axisId,
      E = bP($($({}, S), {}, { ticks: i }), b, x),
      D = ce(S),
      O = le(a),
      k = uk(D.textAnchor) ? D.textAnchor : GP(f, p),
      A = KP(f, p),
      j = {};
    typeof o == `object` && (j = o);
    var M = $($({}, D), {}, { fill: `none` }, j),
      N = E.map((e) => $({ entry: e }, WP(e, m, h, g, _, f, v, p, y))),
      ee = N.map((t) => {
        var n = t.entry,
          r = t.line;
        return P.createElement(
          be,
          { className: `recharts-cartesian-axis-tick`, key: `tick-${n.value}-${n.coordinate}-${n.tickCoord}` },
          o && P.createElement(`line`, LP({}, M, r, { className: e(`recharts-cartesian-axis-tick-line`, je(o, `className`)) })),
        );
      }),
      te = N.map((e, t) => {
        var n = e.entry,
          r = e.tick,
          i = $(
            $(
              {},
              $(
                $(
                  $($({ verticalAnchor: A }, D), {}, { textAnchor: k, stroke: `none`, fill: s }, r),
                  {},
                  { index: t, payload: n, visibleTicksCount: E.length, tickFormatter: c, padding: u },
                  d,
                ),
                {},
                { angle: d?.angle ?? D.angle ?? 0 },
              ),
            ),
            O,
          );
        return P.createElement(
          be,
          LP({ className: `recharts-cartesian-axis-tick-label`, key: `tick-label-${n.value}-${n.coordinate}-${n.tickCoord}` }, or(C, n, t)),
          a && P.createElement(qP, { option: a, tickProps: i, value: `${typeof c == `function` ? c(n.value, t) : n.value}${l || ``}` }),
        );
      });
    return P.createElement(
      `g`,
      { className: `recharts-cartesian-axis-ticks recharts-${w}-ticks` },
      P.createElement(JP, { ticks: E, axisId: T, axisType: w }),
      te.length > 0 &&
        P.createElement(
          sD,
          { zIndex: J.label },
          P.createElement(`g`, { className: `recharts-cartesian-axis-tick-labels recharts-${w}-tick-labels`, ref: n }, te),
        ),
      ee.length > 0 && P.createElement(`g`, { className: `recharts-cartesian-axis-tick-lines recharts-${w}-tick-lines` }, ee),
    );
  }),
  XP = (0, P.forwardRef)((t, n) => {
    var r = t.axisLine,
      i = t.width,
      a = t.height,
      o = t.className,
      s = t.hide,
      c = t.ticks,
      l = t.axisType,
      u = t.axisId,
      d = FP(t, OP),
      f = kP((0, P.useState)(``), 2),
      p = f[0],
      m = f[1],
      h = kP((0, P.useState)(``), 2),
      g = h[0],
      _ = h[1],
      v = (0, P.useRef)(null);
    (0, P.useImperativeHandle)(n, () => ({
      getCalculatedWidth: () =>
        xP({ ticks: v.current, label: t.labelRef?.current, labelGapWithTick: 5, tickSize: t.tickSize, tickMargin: t.tickMargin }),
      getCalculatedHeight: () =>
        SP({ ticks: v.current, label: t.labelRef?.current, labelGapWithTick: 5, tickSize: t.tickSize, tickMargin: t.tickMargin }),
    }));
    var y = (0, P.useCallback)(
      (e) => {
        if (e) {
          var t = e.getElementsByClassName(`recharts-cartesian-axis-tick-value`);
          v.current = t;
          var n = t[0];
          if (n) {
            var r = window.getComputedStyle(n),
              i = r.fontSize,
              a = r.letterSpacing;
            (i !== p || a !== g) && (m(i), _(a));
          }
        }
      },
      [p, g],
    );
    return s || (i != null && i <= 0) || (a != null && a <= 0)
      ? null
      : P.createElement(
          sD,
          { zIndex: t.zIndex },
          P.createElement(
            be,
            { className: e(`recharts-cartesian-axis`, o) },
            P.createElement(UP, {
              x: t.x,
              y: t.y,
              width: i,
              height: a,
              orientation: t.orientation,
              mirror: t.mirror,
              axisLine: r,
              otherSvgProps: ce(t),
            }),
            P.createElement(YP, {
              ref: y,
              axisType: l,
              events: d,
              fontSize: p,
              getTicksConfig: t,
              height: t.height,
              letterSpacing: g,
              mirror: t.mirror,
              orientation: t.orientation,
              padding: t.padding,
              stroke: t.stroke,
              tick: t.tick,
              tickFormatter: t.tickFormatter,
              tickLine: t.tickLine,
              tickMargin: t.tickMargin,
              tickSize: t.tickSize,
              tickTextProps: t.tickTextProps,
              ticks: c,
              unit: t.unit,
              width: t.width,
              x: t.x,
              y: t.y,
              axisId: u,
            }),
            P.createElement(
              Nk,
              { x: t.x, y: t.y, width: t.width, height: t.height, lowerWidth: t.width, upperWidth: t.width },
              P.createElement(qk, { label: t.label, labelRef: t.labelRef }),
              t.children,
            ),
          ),
        );
  }),
  ZP = P.forwardRef((e, t) => {
    var n = fr(e, HP);
    return P.createElement(XP, LP({}, n, { ref: t }));
  });
ZP.displayName = `CartesianAxis`;
var QP = (0, P.createContext)({ grid: { stroke: `#ccc`, fill: `none` } });
QP.Provider;
var $P = () => (0, P.useContext)(QP),
  eF = [`x1`, `y1`, `x2`, `y2`, `key`],
  tF = [`offset`],
  nF = [`xAxisId`, `yAxisId`],
  rF = [`xAxisId`, `yAxisId`];
function iF(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function aF(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? iF(Object(n), !0).forEach(function (t) {
          oF(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : iF(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function oF(e, t, n) {
  return ((t = sF(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function sF(e) {
  var t = cF(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function cF(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function lF() {
  return (
    (lF = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    lF.apply(null, arguments)
  );
}
function uF(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = dF(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function dF(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
var fF = (e) => {
  var t = e.fill;
  if (!t || t === `none`) return null;
  var n = e.fillOpacity,
    r = e.x,
    i = e.y,
    a = e.width,
    o = e.height,
    s = e.ry;
  return P.createElement(`rect`, {
    x: r,
    y: i,
    ry: s,
    width: a,
    height: o,
    stroke: `none`,
    fill: t,
    fillOpacity: n,
    className: `recharts-cartesian-grid-bg`,
  });
};
function pF(e) {
  var t = e.option,
    n = e.lineItemProps,
    r;
  if (P.isValidElement(t)) r = P.cloneElement(t, n);
  else if (typeof t == `function`) r = t(n);
  else {
    var i = n.x1,
      a = n.y1,
      o = n.x2,
      s = n.y2,
      c = n.key,
      l = ce(uF(n, eF)) ?? {};
    l.offset;
    var u = uF(l, tF),
      d = Array.isArray(u.strokeDasharray) ? u.strokeDasharray.join(`,`) : u.strokeDasharray;
    r = P.createElement(`line`, lF({}, u, { strokeDasharray: d, x1: i, y1: a, x2: o, y2: s, fill: `none`, key: c }));
  }
  return r;
}
function mF(e) {
  var t = e.x,
    n = e.width,
    r = e.horizontal,
    i = r === void 0 || r,
    a = e.horizontalPoints;
  if (!i || !a || !a.length) return null;
  (e.xAxisId, e.yAxisId);
  var o = uF(e, nF),
    s = a.map((e, r) => {
      var a = aF(aF({}, o), {}, { x1: t, y1: e, x2: t + n, y2: e, key: `line-${r}`, index: r });
      return P.createElement(pF, { key: `line-${r}`, option: i, lineItemProps: a });
    });
  return P.createElement(`g`, { className: `recharts-cartesian-grid-horizontal` }, s);
}
function hF(e) {
  var t = e.y,
    n = e.height,
    r = e.vertical,
    i = r === void 0 || r,
    a = e.verticalPoints;
  if (!i || !a || !a.length) return null;
  (e.xAxisId, e.yAxisId);
  var o = uF(e, rF),
    s = a.map((e, r) => {
      var a = aF(aF({}, o), {}, { x1: e, y1: t, x2: e, y2: t + n, key: `line-${r}`, index: r });
      return P.createElement(pF, { option: i, lineItemProps: a, key: `line-${r}` });
    });
  return P.createElement(`g`, { className: `recharts-cartesian-grid-vertical` }, s);
}
function gF(e) {
  var t = e.horizontalFill,
    n = e.fillOpacity,
    r = e.x,
    i = e.y,
    a = e.width,
    o = e.height,
    s = e.horizontalPoints,
    c = e.horizontal;
  if (!(c === void 0 || c) || !t || !t.length || s == null) return null;
  var l = s.map((e) => Math.round(e + i - i)).sort((e, t) => e - t);
  i !== l[0] && l.unshift(0);
  var u = l.map((e, s) => {
    var c = l[s + 1],
      u = c == null ? i + o - e : c - e;
    if (u <= 0) return null;
    var d = s % t.length;
    return P.createElement(`rect`, {
      key: `react-${s}`,
      y: e,
      x: r,
      height: u,
      width: a,
      stroke: `none`,
      fill: t[d],
      fillOpacity: n,
      className: `recharts-cartesian-grid-bg`,
    });
  });
  return P.createElement(`g`, { className: `recharts-cartesian-gridstripes-horizontal` }, u);
}
function _F(e) {
  var t = e.vertical,
    n = t === void 0 || t,
    r = e.verticalFill,
    i = e.fillOpacity,
    a = e.x,
    o = e.y,
    s = e.width,
    c = e.height,
    l = e.verticalPoints;
  if (!n || !r || !r.length) return null;
  var u = l.map((e) => Math.round(e + a - a)).sort((e, t) => e - t);
  a !== u[0] && u.unshift(0);
  var d = u.map((e, t) => {
    var n = u[t + 1],
      l = n == null ? a + s - e : n - e;
    if (l <= 0) return null;
    var d = t % r.length;
    return P.createElement(`rect`, {
      key: `react-${t}`,
      x: e,
      y: o,
      width: l,
      height: c,
      stroke: `none`,
      fill: r[d],
      fillOpacity: i,
      className: `recharts-cartesian-grid-bg`,
    });
  });
  return P.createElement(`g`, { className: `recharts-cartesian-gridstripes-vertical` }, d);
}
var vF = (e, t) => {
    var n = e.xAxis,
      r = e.width,
      i = e.height,
      a = e.offset;
    return Lc(bP(aF(aF(aF({}, HP), n), {}, { ticks: Rc(n, !0), viewBox: { x: 0, y: 0, width: r, height: i } })), a.left, a.left + a.width, t);
  },
  yF = (e, t) => {
    var n = e.yAxis,
      r = e.width,
      i = e.height,
      a = e.offset;
    return Lc(bP(aF(aF(aF({}, HP), n), {}, { ticks: Rc(n, !0), viewBox: { x: 0, y: 0, width: r, height: i } })), a.top, a.top + a.height, t);
  },
  bF = {
    horizontal: !0,
    vertical: !0,
    horizontalPoints: [],
    verticalPoints: [],
    verticalFill: [],
    horizontalFill: [],
    xAxisId: 0,
    yAxisId: 0,
    syncWithTicks: !1,
    zIndex: J.grid,
  };
function xF(e) {
  var t = cu(),
    n = lu(),
    r = su(),
    i = aF(
      aF({}, fr(e, bF)),
      {},
      { x: F(e.x) ? e.x : r.left, y: F(e.y) ? e.y : r.top, width: F(e.width) ? e.width : r.width, height: F(e.height) ? e.height : r.height },
    ),
    a = i.xAxisId,
    o = i.yAxisId,
    s = i.x,
    c = i.y,
    l = i.width,
    u = i.height,
    d = i.syncWithTicks,
    f = i.horizontalValues,
    p = i.verticalValues,
    m = Sl(),
    h = B((e) => Mw(e, `xAxis`, a, m)),
    g = B((e) => Mw(e, `yAxis`, o, m)),
    _ = $P(),
    v = {
      stroke: i.stroke ?? _.grid.stroke,
      strokeWidth: i.strokeWidth ?? _.grid.strokeWidth,
      strokeOpacity: i.strokeOpacity ?? _.grid.strokeOpacity,
      strokeDasharray: i.strokeDasharray ?? _.grid.strokeDasharray,
    };
  if (!kc(l) || !kc(u) || !F(s) || !F(c)) return null;
  var y = i.verticalCoordinatesGenerator || vF,
    b = i.horizontalCoordinatesGenerator || yF,
    x = i.horizontalPoints,
    S = i.verticalPoints;
  if ((!x || !x.length) && typeof b == `function`) {
    var C = f && f.length,
      w = b({ yAxis: g ? aF(aF({}, g), {}, { ticks: C ? f : g.ticks }) : void 0, width: t ?? l, height: n ?? u, offset: r }, C ? !0 : d);
    (kl(Array.isArray(w), `horizontalCoordinatesGenerator should return Array but instead it returned [${typeof w}]`), Array.isArray(w) && (x = w));
  }
  if ((!S || !S.length) && typeof y == `function`) {
    var T = p && p.length,
      E = y({ xAxis: h ? aF(aF({}, h), {}, { ticks: T ? p : h.ticks }) : void 0, width: t ?? l, height: n ?? u, offset: r }, T ? !0 : d);
    (kl(Array.isArray(E), `verticalCoordinatesGenerator should return Array but instead it returned [${typeof E}]`), Array.isArray(E) && (S = E));
  }
  return P.createElement(
    sD,
    { zIndex: i.zIndex },
    P.createElement(
      `g`,
      { className: `recharts-cartesian-grid` },
      P.createElement(fF, {
        fill: i.fill ?? _.grid.fill,
        fillOpacity: i.fillOpacity ?? _.grid.fillOpacity,
        x: i.x,
        y: i.y,
        width: i.width,
        height: i.height,
        ry: i.ry,
      }),
      P.createElement(gF, lF({}, i, { horizontalPoints: x })),
      P.createElement(_F, lF({}, i, { verticalPoints: S })),
      P.createElement(mF, lF({}, i, v, { offset: r, horizontalPoints: x, xAxis: h, yAxis: g })),
      P.createElement(hF, lF({}, i, v, { offset: r, verticalPoints: S, xAxis: h, yAxis: g })),
    ),
  );
}
xF.displayName = `CartesianGrid`;
var SF = Ns({
    name: `errorBars`,
    initialState: {},
    reducers: {
      addErrorBar: (e, t) => {
        var n = t.payload,
          r = n.itemId,
          i = n.errorBar;
        (e[r] || (e[r] = []), e[r].push(i));
      },
      replaceErrorBar: (e, t) => {
        var n = t.payload,
          r = n.itemId,
          i = n.prev,
          a = n.next;
        e[r] && (e[r] = e[r].map((e) => (e.dataKey === i.dataKey && e.direction === i.direction ? a : e)));
      },
      removeErrorBar: (e, t) => {
        var n = t.payload,
          r = n.itemId,
          i = n.errorBar;
        e[r] && (e[r] = e[r].filter((e) => e.dataKey !== i.dataKey || e.direction !== i.direction));
      },
    },
  }),
  CF = SF.actions;
(CF.addErrorBar, CF.replaceErrorBar, CF.removeErrorBar);
var wF = SF.reducer,
  TF = [`children`];
function EF(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = DF(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function DF(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
var OF = (0, P.createContext)({
  data: [],
  xAxisId: `xAxis-0`,
  yAxisId: `yAxis-0`,
  dataPointFormatter: () => ({ x: 0, y: 0, value: 0 }),
  errorBarOffset: 0,
});
function kF(e) {
  var t = e.children,
    n = EF(e, TF);
  return P.createElement(OF.Provider, { value: n }, t);
}
function AF(e, t) {
  var n = B((t) => PS(t, e)),
    r = B((e) => IS(e, t)),
    i = n?.allowDataOverflow ?? Z.allowDataOverflow,
    a = r?.allowDataOverflow ?? Q.allowDataOverflow;
  return { needClip: i || a, needClipX: i, needClipY: a };
}
function jF(e) {
  var t = e.xAxisId,
    n = e.yAxisId,
    r = e.clipPathId,
    i = zj(),
    a = AF(t, n),
    o = a.needClipX,
    s = a.needClipY,
    c = a.needClip,
    l = B((e) => ow(e, t, !1)),
    u = B((e) => sw(e, n, !1));
  if (!c || !i) return null;
  var d = i.x,
    f = i.y,
    p = i.width,
    m = i.height,
    h = o && l ? Math.min(l[0], l[1]) : d - p / 2,
    g = s && u ? Math.min(u[0], u[1]) : f - m / 2,
    _ = o && l ? Math.abs(l[1] - l[0]) : p * 2,
    v = s && u ? Math.abs(u[1] - u[0]) : m * 2;
  return P.createElement(`clipPath`, { id: `clipPath-${r}` }, P.createElement(`rect`, { x: h, y: g, width: _, height: v }));
}
function MF(e, t) {
  return e.graphicalItems.cartesianItems.find((e) => e.id === t)?.xAxisId ?? 0;
}
function NF(e, t) {
  return e.graphicalItems.cartesianItems.find((e) => e.id === t)?.yAxisId ?? 0;
}
var PF = `Invariant failed`;
function FF(e, t) {
  if (!e) throw Error(PF);
}
var IF = [`option`];
function LF(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = RF(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function RF(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
var zF = Jp;
function BF(e) {
  var t = e.option,
    n = LF(e, IF);
  return P.createElement(AA, {
    option: t,
    DefaultShape: zF,
    shapeProps: n,
    activeClassName: `recharts-active-bar`,
    inActiveClassName: `recharts-inactive-bar`,
  });
}
var VF = function (e) {
    var t = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : 0;
    return (n, r) => {
      if (F(e)) return e;
      var i = F(n) || L(n);
      return i
        ? e(n, r)
        : (!i &&
            FF(
              !1,
              `minPointSize callback function received a value with type of ${typeof n}. Currently only numbers or null/undefined are supported.`,
            ),
          t);
    };
  },
  HF = (e, t, n) => n,
  UF = V([WS, (e, t) => t], (e, t) => e.filter((e) => e.type === `bar`).find((e) => e.id === t)),
  WF = V([UF], (e) => e?.maxBarSize),
  GF = (e, t, n, r) => r,
  KF = V([K, WS, MF, NF, HF], (e, t, n, r, i) =>
    t
      .filter((t) => (e === `horizontal` ? t.xAxisId === n : t.yAxisId === r))
      .filter((e) => e.isPanorama === i)
      .filter((e) => e.hide === !1)
      .filter((e) => e.type === `bar`),
  ),
  qF = (e, t, n) => {
    var r = K(e),
      i = MF(e, t),
      a = NF(e, t);
    if (i != null && a != null) return r === `horizontal` ? gC(e, `yAxis`, a, n) : gC(e, `xAxis`, i, n);
  },
  JF = V(
    [
      KF,
      lh,
      (e, t) => {
        var n = K(e),
          r = MF(e, t),
          i = NF(e, t);
        if (r != null && i != null) return n === `horizontal` ? kw(e, `xAxis`, r) : kw(e, `yAxis`, i);
      },
    ],
    qj,
  ),
  YF = (e, t, n) => {
    var r = UF(e, t);
    if (r == null) return 0;
    var i = MF(e, t),
      a = NF(e, t);
    if (i == null || a == null) return 0;
    var o = K(e),
      s = oh(e),
      c = r.maxBarSize,
      l = L(c) ? s : c,
      u,
      d;
    return (
      o === `horizontal` ? ((u = Fw(e, `xAxis`, i, n)), (d = Pw(e, `xAxis`, i, n))) : ((u = Fw(e, `yAxis`, a, n)), (d = Pw(e, `yAxis`, a, n))),
      Xc(u, d, !0) ?? l ?? 0
    );
  },
  XF = (e, t, n) => {
    var r = K(e),
      i = MF(e, t),
      a = NF(e, t);
    if (i != null && a != null) {
      var o, s;
      return (
        r === `horizontal` ? ((o = Fw(e, `xAxis`, i, n)), (s = Pw(e, `xAxis`, i, n))) : ((o = Fw(e, `yAxis`, a, n)), (s = Pw(e, `yAxis`, a, n))),
        Xc(o, s)
      );
    }
  },
  ZF = V(
    [
      vl,
      bl,
      (e, t, n) => {
        var r = MF(e, t);
        if (r != null) return Fw(e, `xAxis`, r, n);
      },
      (e, t, n) => {
        var r = NF(e, t);
        if (r != null) return Fw(e, `yAxis`, r, n);
      },
      (e, t, n) => {
        var r = MF(e, t);
        if (r != null) return Pw(e, `xAxis`, r, n);
      },
      (e, t, n) => {
        var r = NF(e, t);
        if (r != null) return Pw(e, `yAxis`, r, n);
      },
      V([V([JF, oh, sh, ch, YF, XF, WF], eM), UF], nM),
      K,
      Mm,
      XF,
      V([qF, UF], tM),
      UF,
      GF,
    ],
    (e, t, n, r, i, a, o, s, c, l, u, d, f) => {
      var p = c.chartData,
        m = c.dataStartIndex,
        h = c.dataEndIndex;
      if (
        !(
          d == null ||
          o == null ||
          t == null ||
          (s !== `horizontal` && s !== `vertical`) ||
          n == null ||
          r == null ||
          i == null ||
          a == null ||
          l == null
        )
      ) {
        var g = d.data,
          _ = g != null && g.length > 0 ? g : p?.slice(m, h + 1);
        if (_ != null)
          return BI({
            layout: s,
            barSettings: d,
            pos: o,
            parentViewBox: t,
            bandSize: l,
            xAxis: n,
            yAxis: r,
            xAxisTicks: i,
            yAxisTicks: a,
            stackedData: u,
            displayedData: _,
            offset: e,
            cells: f,
            dataStartIndex: m,
          });
      }
    },
  ),
  QF = [`index`];
function $F() {
  return (
    ($F = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    $F.apply(null, arguments)
  );
}
function eI(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = tI(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function tI(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
var nI = (0, P.createContext)(void 0),
  rI = (e) => {
    var t = (0, P.useContext)(nI);
    if (t != null) return t.stackId;
    if (e != null) return Hc(e);
  },
  iI = (e, t) => `recharts-bar-stack-clip-path-${e}-${t}`,
  aI = (e) => {
    var t = (0, P.useContext)(nI);
    if (t != null) {
      var n = t.stackId;
      return `url(#${iI(n, e)})`;
    }
  },
  oI = (e) => {
    var t = e.index,
      n = eI(e, QF),
      r = aI(t);
    return P.createElement(be, $F({ className: `recharts-bar-stack-layer`, clipPath: r }, n));
  },
  sI = [`onMouseEnter`, `onMouseLeave`, `onClick`],
  cI = [`value`, `background`, `tooltipPosition`],
  lI = [`id`],
  uI = [`onMouseEnter`, `onClick`, `onMouseLeave`];
function dI(e, t) {
  return gI(e) || hI(e, t) || pI(e, t) || fI();
}
function fI() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function pI(e, t) {
  if (e) {
    if (typeof e == `string`) return mI(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? mI(e, t) : void 0
    );
  }
}
function mI(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function hI(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function gI(e) {
  if (Array.isArray(e)) return e;
}
function _I() {
  return (
    (_I = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    _I.apply(null, arguments)
  );
}
function vI(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function yI(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? vI(Object(n), !0).forEach(function (t) {
          bI(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : vI(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function bI(e, t, n) {
  return ((t = xI(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function xI(e) {
  var t = SI(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function SI(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function CI(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = wI(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function wI(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
var TI = (e) => {
    var t = e.dataKey,
      n = e.name,
      r = e.fill,
      i = e.legendType;
    return [{ inactive: e.hide, dataKey: t, type: i, color: r, value: Qc(n, t), payload: e }];
  },
  EI = P.memo((e) => {
    var t = e.dataKey,
      n = e.stroke,
      r = e.strokeWidth,
      i = e.fill,
      a = e.name,
      o = e.hide,
      s = e.unit,
      c = e.formatter,
      l = e.tooltipType,
      u = e.id,
      d = {
        dataDefinedOnItem: void 0,
        getPosition: qe,
        settings: {
          stroke: n,
          strokeWidth: r,
          fill: i,
          dataKey: t,
          nameKey: void 0,
          name: Qc(a, t),
          hide: o,
          type: l,
          color: i,
          unit: s,
          formatter: c,
          graphicalItemId: u,
        },
      };
    return P.createElement(PA, { tooltipEntrySettings: d });
  });
function DI(e) {
  var t = B(iE),
    n = e.data,
    r = e.dataKey,
    i = e.background,
    a = e.allOtherBarProps,
    o = a.onMouseEnter,
    s = a.onMouseLeave,
    c = a.onClick,
    l = CI(a, sI),
    u = jA(o, r, a.id),
    d = MA(s),
    f = NA(c, r, a.id);
  if (!i || n == null) return null;
  var p = le(i);
  return P.createElement(
    sD,
    { zIndex: rM(i, J.barBackground) },
    n.map((e, n) => {
      e.value;
      var a = e.background;
      e.tooltipPosition;
      var o = CI(e, cI);
      if (!a) return null;
      var s = u(e, e.originalDataIndex),
        c = d(e, e.originalDataIndex),
        m = f(e, e.originalDataIndex),
        h = yI(
          yI(yI(yI(yI({ option: i, isActive: String(e.originalDataIndex) === t }, o), {}, { fill: `#eee` }, a), p), or(l, e, n)),
          {},
          { onMouseEnter: s, onMouseLeave: c, onClick: m, dataKey: r, index: n, className: `recharts-bar-background-rectangle` },
        );
      return P.createElement(BF, _I({ key: `background-bar-${n}` }, h));
    }),
  );
}
function OI(e) {
  var t = e.showLabels,
    n = e.children,
    r = e.rects?.map((e) => {
      var t = { x: e.x, y: e.y, width: e.width, lowerWidth: e.width, upperWidth: e.width, height: e.height };
      return yI(yI({}, t), {}, { value: e.value, payload: e.payload, parentViewBox: e.parentViewBox, viewBox: t, fill: e.fill });
    });
  return P.createElement(tA, { value: t ? r : void 0 }, n);
}
function kI(e) {
  var t = e.shape,
    n = e.activeBar,
    r = e.baseProps,
    i = e.entry,
    a = e.index,
    o = e.dataKey,
    s = B(iE),
    c = B(oE),
    l = n && String(i.originalDataIndex) === s && (c == null || o === c),
    u = s != null && (String(i.originalDataIndex) !== s || (c != null && o !== c)),
    d = dI((0, P.useState)(!1), 2),
    f = d[0],
    p = d[1],
    m = dI((0, P.useState)(!1), 2),
    h = m[0],
    g = m[1];
  (0, P.useEffect)(() => {
    var e;
    return (
      l
        ? (p(!0),
          (e = requestAnimationFrame(() => {
            g(!0);
          })))
        : (g(!1), u && p(!1)),
      () => {
        cancelAnimationFrame(e);
      }
    );
  }, [l, u]);
  var _ = (0, P.useCallback)(() => {
      l || p(!1);
    }, [l]),
    v = l && h,
    y = l || f,
    b = l ? (n === !0 ? t : n) : t,
    x = P.createElement(
      BF,
      _I({}, r, { name: String(r.name) }, i, {
        isActive: v,
        option: b,
        index: a,
        dataKey: o,
        animationElapsedTime: e.animationElapsedTime,
        isAnimating: e.isAnimating,
        isEntrance: e.isEntrance,
        onTransitionEnd: _,
      }),
    );
  return y ? P.createElement(sD, { zIndex: J.activeBar }, P.createElement(oI, { index: i.originalDataIndex }, x)) : x;
}
function AI(e) {
  var t = e.shape,
    n = e.baseProps,
    r = e.entry,
    i = e.index,
    a = e.dataKey;
  return P.createElement(
    BF,
    _I({}, n, { name: String(n.name) }, r, {
      isActive: !1,
      option: t,
      index: i,
      dataKey: a,
      animationElapsedTime: e.animationElapsedTime,
      isAnimating: e.isAnimating,
      isEntrance: e.isEntrance,
    }),
  );
}
function jI(e) {
  var t = e.data,
    n = e.props,
    r = e.animationElapsedTime,
    i = e.isAnimating,
    a = e.isEntrance,
    o = ce(n) ?? {},
    s = o.id,
    c = CI(o, lI),
    l = n.shape,
    u = n.dataKey,
    d = n.activeBar,
    f = n.onMouseEnter,
    p = n.onClick,
    m = n.onMouseLeave,
    h = CI(n, uI),
    g = jA(f, u, s),
    _ = MA(m),
    v = NA(p, u, s);
  return t
    ? P.createElement(
        P.Fragment,
        null,
        t.map((e, t) =>
          P.createElement(
            oI,
            _I({ index: e.originalDataIndex, key: `rectangle-${e?.x}-${e?.y}-${e?.value}-${t}`, className: `recharts-bar-rectangle` }, or(h, e, t), {
              onMouseEnter: g(e, e.originalDataIndex),
              onMouseLeave: _(e, e.originalDataIndex),
              onClick: v(e, e.originalDataIndex),
            }),
            d
              ? P.createElement(kI, {
                  shape: l,
                  activeBar: d,
                  baseProps: c,
                  entry: e,
                  index: t,
                  dataKey: u,
                  animationElapsedTime: r,
                  isAnimating: i,
                  isEntrance: a,
                })
              : P.createElement(AI, {
                  shape: l,
                  baseProps: c,
                  entry: e,
                  index: t,
                  dataKey: u,
                  animationElapsedTime: r,
                  isAnimating: i,
                  isEntrance: a,
                }),
          ),
        ),
      )
    : null;
}
var MI = (e, t, n) =>
  e == null
    ? []
    : t === 1
      ? e.flatMap((e) => (e.status === `removed` ? [] : [e.next]))
      : e.flatMap((e) => {
          if (e.status === `removed`)
            return n === `horizontal`
              ? [yI(yI({}, e.prev), {}, { height: Ue(e.prev.height, 0, t), y: Ue(e.prev.y, e.prev.y + e.prev.height, t) })]
              : [yI(yI({}, e.prev), {}, { width: Ue(e.prev.width, 0, t) })];
          if (e.status === `matched`)
            return [
              yI(
                yI({}, e.next),
                {},
                {
                  x: Ue(e.prev.x, e.next.x, t),
                  y: Ue(e.prev.y, e.next.y, t),
                  width: Ue(e.prev.width, e.next.width, t),
                  height: Ue(e.prev.height, e.next.height, t),
                },
              ),
            ];
          var r = e.next;
          return n === `horizontal`
            ? [yI(yI({}, r), {}, { height: Ue(0, r.height, t), y: Ue(r.stackedBarStart, r.y, t) })]
            : [yI(yI({}, r), {}, { width: Ue(0, r.width, t), x: Ue(r.stackedBarStart, r.x, t) })];
        });
function NI(e) {
  var t = e.props,
    n = e.previousRectanglesRef,
    r = t.data,
    i = t.isAnimationActive,
    a = t.animationBegin,
    o = t.animationDuration,
    s = t.animationEasing,
    c = t.animationInterpolateFn,
    l = t.layout,
    u = rj(t.onAnimationStart, t.onAnimationEnd),
    d = u.isAnimating,
    f = u.handleAnimationStart,
    p = u.handleAnimationEnd;
  return P.createElement(
    OI,
    { showLabels: !d, rects: r },
    P.createElement(
      ij,
      {
        animationInput: r,
        animationIdPrefix: `recharts-bar-`,
        items: r,
        previousItemsRef: n,
        isAnimationActive: i,
        animationBegin: a,
        animationDuration: o,
        animationEasing: s,
        onAnimationStart: f,
        onAnimationEnd: p,
        animationInterpolateFn: c,
        animationMatchBy: t.animationMatchBy,
        layout: l,
      },
      (e, n, r) =>
        P.createElement(be, null, P.createElement(jI, { props: t, data: e, animationElapsedTime: n, isAnimating: d || n < 1, isEntrance: r })),
    ),
    P.createElement(oA, { label: t.label }),
    t.children,
  );
}
function PI(e) {
  var t = (0, P.useRef)(null);
  return P.createElement(NI, { previousRectanglesRef: t, props: e });
}
var FI = 0,
  II = (e, t) => {
    var n = Array.isArray(e.value) ? e.value[1] : e.value;
    return { x: e.x, y: e.y, value: n, errorVal: G(e, t) };
  },
  LI = class extends P.PureComponent {
    render() {
      var t = this.props,
        n = t.hide,
        r = t.data,
        i = t.dataKey,
        a = t.className,
        o = t.xAxisId,
        s = t.yAxisId,
        c = t.needClip,
        l = t.background,
        u = t.id;
      if (n || r == null) return null;
      var d = e(`recharts-bar`, a),
        f = u;
      return P.createElement(
        be,
        { className: d, id: u },
        c && P.createElement(`defs`, null, P.createElement(jF, { clipPathId: f, xAxisId: o, yAxisId: s })),
        P.createElement(
          be,
          { className: `recharts-bar-rectangles`, clipPath: c ? `url(#clipPath-${f})` : void 0 },
          P.createElement(DI, { data: r, dataKey: i, background: l, allOtherBarProps: this.props }),
          P.createElement(PI, this.props),
        ),
      );
    }
  },
  RI = {
    activeBar: !1,
    animationBegin: 0,
    animationDuration: 400,
    animationEasing: `ease`,
    animationInterpolateFn: MI,
    animationMatchBy: UA,
    background: !1,
    hide: !1,
    isAnimationActive: `auto`,
    label: !1,
    legendType: `rect`,
    minPointSize: FI,
    shape: zF,
    xAxisId: 0,
    yAxisId: 0,
    zIndex: J.bar,
  };
function zI(e) {
  var t = e.xAxisId,
    n = e.yAxisId,
    r = e.hide,
    i = e.legendType,
    a = e.minPointSize,
    o = e.activeBar,
    s = e.animationBegin,
    c = e.animationDuration,
    l = e.animationEasing,
    u = e.isAnimationActive,
    d = AF(t, n).needClip,
    f = du(),
    p = Sl(),
    m = yA(e.children, cO),
    h = B((t) => ZF(t, e.id, p, m));
  if (f !== `vertical` && f !== `horizontal`) return null;
  var g,
    _ = h?.[0];
  return (
    (g = _ == null || _.height == null || _.width == null ? 0 : f === `vertical` ? _.height / 2 : _.width / 2),
    P.createElement(
      kF,
      { xAxisId: t, yAxisId: n, data: h, dataPointFormatter: II, errorBarOffset: g },
      P.createElement(
        LI,
        _I({}, e, {
          layout: f,
          needClip: d,
          data: h,
          xAxisId: t,
          yAxisId: n,
          hide: r,
          legendType: i,
          minPointSize: a,
          activeBar: o,
          animationBegin: s,
          animationDuration: c,
          animationEasing: l,
          isAnimationActive: u,
        }),
      ),
    )
  );
}
function BI(e) {
  var t = e.layout,
    n = e.barSettings,
    r = n.dataKey,
    i = n.minPointSize,
    a = n.hasCustomShape,
    o = e.pos,
    s = e.bandSize,
    c = e.xAxis,
    l = e.yAxis,
    u = e.xAxisTicks,
    d = e.yAxisTicks,
    f = e.stackedData,
    p = e.displayedData,
    m = e.offset,
    h = e.cells,
    g = e.parentViewBox,
    _ = e.dataStartIndex,
    v = t === `horizontal` ? l : c,
    y = f ? v.scale.domain() : null,
    b = Wc({ numericAxis: v }),
    x = v.scale.map(b);
  return p
    .map((e, n) => {
      var p, v, S, C, w, T;
      if (f) {
        var E = f[n + _];
        if (E == null) return null;
        p = zc(E, y);
      } else ((p = G(e, r)), Array.isArray(p) || (p = [b, p]));
      var D = VF(i, FI)(p[1], n);
      if (t === `horizontal`) {
        var O = l.scale.map(p[0]),
          k = l.scale.map(p[1]);
        if (O == null || k == null) return null;
        ((v = Uc({ axis: c, ticks: u, bandSize: s, offset: o.offset, entry: e, index: n })), (S = k ?? O ?? void 0), (C = o.size));
        var A = O - k;
        if (((w = Le(A) ? 0 : A), (T = { x: v, y: m.top, width: C, height: m.height }), Math.abs(D) > 0 && Math.abs(w) < Math.abs(D))) {
          var j = Ie(w || D) * (Math.abs(D) - Math.abs(w));
          ((S -= j), (w += j));
        }
      } else {
        var M = c.scale.map(p[0]),
          N = c.scale.map(p[1]);
        if (M == null || N == null) return null;
        if (
          ((v = M),
          (S = Uc({ axis: l, ticks: d, bandSize: s, offset: o.offset, entry: e, index: n })),
          (C = N - M),
          (w = o.size),
          (T = { x: m.left, y: S, width: m.width, height: w }),
          Math.abs(D) > 0 && Math.abs(C) < Math.abs(D))
        ) {
          var ee = Ie(C || D) * (Math.abs(D) - Math.abs(C));
          C += ee;
        }
      }
      return v == null || S == null || C == null || w == null || (!a && (C === 0 || w === 0))
        ? null
        : yI(
            yI({}, e),
            {},
            {
              stackedBarStart: x,
              x: v,
              y: S,
              width: C,
              height: w,
              value: f ? p : p[1],
              payload: e,
              background: T,
              tooltipPosition: { x: v + C / 2, y: S + w / 2 },
              parentViewBox: g,
              originalDataIndex: n,
            },
            h && h[n] && h[n].props,
          );
    })
    .filter(Boolean);
}
function VI(e) {
  var t = fr(e, RI),
    n = rI(t.stackId),
    r = Sl();
  return P.createElement(mj, { id: t.id, type: `bar` }, (e) =>
    P.createElement(
      P.Fragment,
      null,
      P.createElement(FA, { legendPayload: TI(t) }),
      P.createElement(EI, {
        dataKey: t.dataKey,
        stroke: t.stroke,
        strokeWidth: t.strokeWidth,
        fill: t.fill,
        name: t.name,
        hide: t.hide,
        unit: t.unit,
        formatter: t.formatter,
        tooltipType: t.tooltipType,
        id: e,
      }),
      P.createElement(xj, {
        type: `bar`,
        id: e,
        data: void 0,
        xAxisId: t.xAxisId,
        yAxisId: t.yAxisId,
        zAxisId: 0,
        dataKey: t.dataKey,
        stackId: n,
        hide: t.hide,
        barSize: t.barSize,
        minPointSize: t.minPointSize,
        maxBarSize: t.maxBarSize,
        isPanorama: r,
        hasCustomShape: t.shape != null && t.shape !== zF,
      }),
      P.createElement(sD, { zIndex: t.zIndex }, P.createElement(zI, _I({}, t, { id: e }))),
    ),
  );
}
var HI = P.memo(VI, Vu);
HI.displayName = `Bar`;
var UI = [`domain`, `range`],
  WI = [`domain`, `range`];
function GI(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = KI(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function KI(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
function qI(e, t) {
  return e === t ? !0 : Array.isArray(e) && e.length === 2 && Array.isArray(t) && t.length === 2 ? e[0] === t[0] && e[1] === t[1] : !1;
}
function JI(e, t) {
  if (e === t) return !0;
  var n = e.domain,
    r = e.range,
    i = GI(e, UI),
    a = t.domain,
    o = t.range,
    s = GI(t, WI);
  return !qI(n, a) || !qI(r, o) ? !1 : Vu(i, s);
}
var YI = [`type`],
  XI = [`dangerouslySetInnerHTML`, `ticks`, `scale`],
  ZI = [`id`, `scale`];
function QI() {
  return (
    (QI = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    QI.apply(null, arguments)
  );
}
function $I(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function eL(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? $I(Object(n), !0).forEach(function (t) {
          tL(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : $I(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function tL(e, t, n) {
  return ((t = nL(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function nL(e) {
  var t = rL(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function rL(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function iL(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = aL(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function aL(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
function oL(e) {
  var t = z(),
    n = (0, P.useRef)(null),
    r = fu(),
    i = e.type,
    a = iL(e, YI),
    o = yh(r, `xAxis`, i),
    s = (0, P.useMemo)(() => {
      if (o != null) return eL(eL({}, a), {}, { type: o });
    }, [a, o]);
  return (
    (0, P.useLayoutEffect)(() => {
      s != null && (n.current === null ? t(kj(s)) : n.current !== s && t(Aj({ prev: n.current, next: s })), (n.current = s));
    }, [s, t]),
    (0, P.useLayoutEffect)(
      () => () => {
        n.current &&= (t(jj(n.current)), null);
      },
      [t],
    ),
    null
  );
}
var sL = (t) => {
    var n = t.xAxisId,
      r = t.className,
      i = t.height,
      a = t.label,
      o = (0, P.useRef)(null),
      s = (0, P.useRef)(null),
      c = B(bl),
      l = Sl(),
      u = z(),
      d = `xAxis`,
      f = B((e) => Nw(e, d, n, l)),
      p = B((e) => xw(e, n)),
      m = B((e) => Ew(e, n)),
      h = B((e) => NS(e, n));
    if (
      ((0, P.useLayoutEffect)(() => {
        if (!(i !== `auto` || !p || Rk(a) || (0, P.isValidElement)(a) || h == null)) {
          var e = o.current;
          if (e) {
            var t = e.getCalculatedHeight();
            Math.round(p.height) !== Math.round(t) && u(Ij({ id: n, height: t }));
          }
        }
      }, [f, p, u, a, n, i, h]),
      p == null || m == null || h == null)
    )
      return null;
    (t.dangerouslySetInnerHTML, t.ticks, t.scale);
    var g = iL(t, XI);
    (h.id, h.scale);
    var _ = iL(h, ZI);
    return P.createElement(
      ZP,
      QI({}, g, _, {
        ref: o,
        labelRef: s,
        x: m.x,
        y: m.y,
        width: p.width,
        height: p.height,
        className: e(`recharts-${d} ${d}`, r),
        viewBox: c,
        ticks: f,
        axisType: d,
        axisId: n,
      }),
    );
  },
  cL = {
    allowDataOverflow: Z.allowDataOverflow,
    allowDecimals: Z.allowDecimals,
    allowDuplicatedCategory: Z.allowDuplicatedCategory,
    angle: Z.angle,
    axisLine: HP.axisLine,
    height: Z.height,
    hide: !1,
    includeHidden: Z.includeHidden,
    interval: Z.interval,
    label: !1,
    minTickGap: Z.minTickGap,
    mirror: Z.mirror,
    orientation: Z.orientation,
    padding: Z.padding,
    reversed: Z.reversed,
    scale: Z.scale,
    tick: Z.tick,
    tickCount: Z.tickCount,
    tickLine: HP.tickLine,
    tickSize: HP.tickSize,
    type: Z.type,
    niceTicks: Z.niceTicks,
    xAxisId: 0,
  },
  lL = P.memo((e) => {
    var t = fr(e, cL);
    return P.createElement(
      P.Fragment,
      null,
      P.createElement(oL, {
        allowDataOverflow: t.allowDataOverflow,
        allowDecimals: t.allowDecimals,
        allowDuplicatedCategory: t.allowDuplicatedCategory,
        angle: t.angle,
        dataKey: t.dataKey,
        domain: t.domain,
        height: t.height,
        hide: t.hide,
        id: t.xAxisId,
        includeHidden: t.includeHidden,
        interval: t.interval,
        minTickGap: t.minTickGap,
        mirror: t.mirror,
        name: t.name,
        orientation: t.orientation,
        padding: t.padding,
        reversed: t.reversed,
        scale: t.scale,
        tick: t.tick,
        tickCount: t.tickCount,
        tickFormatter: t.tickFormatter,
        ticks: t.ticks,
        type: t.type,
        unit: t.unit,
        niceTicks: t.niceTicks,
      }),
      P.createElement(sL, t),
    );
  }, JI);
lL.displayName = `XAxis`;
var uL = [`type`],
  dL = [`dangerouslySetInnerHTML`, `ticks`, `scale`],
  fL = [`id`, `scale`];
function pL() {
  return (
    (pL = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    pL.apply(null, arguments)
  );
}
function mL(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function hL(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? mL(Object(n), !0).forEach(function (t) {
          gL(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : mL(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function gL(e, t, n) {
  return ((t = _L(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function _L(e) {
  var t = vL(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function vL(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function yL(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = bL(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function bL(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
function xL(e) {
  var t = z(),
    n = (0, P.useRef)(null),
    r = fu(),
    i = e.type,
    a = yL(e, uL),
    o = yh(r, `yAxis`, i),
    s = (0, P.useMemo)(() => {
      if (o != null) return hL(hL({}, a), {}, { type: o });
    }, [o, a]);
  return (
    (0, P.useLayoutEffect)(() => {
      s != null && (n.current === null ? t(Mj(s)) : n.current !== s && t(Nj({ prev: n.current, next: s })), (n.current = s));
    }, [s, t]),
    (0, P.useLayoutEffect)(
      () => () => {
        n.current &&= (t(Pj(n.current)), null);
      },
      [t],
    ),
    null
  );
}
function SL(t) {
  var n = t.yAxisId,
    r = t.className,
    i = t.width,
    a = t.label,
    o = (0, P.useRef)(null),
    s = (0, P.useRef)(null),
    c = B(bl),
    l = Sl(),
    u = z(),
    d = `yAxis`,
    f = B((e) => Ow(e, n)),
    p = B((e) => Dw(e, n)),
    m = B((e) => Nw(e, d, n, l)),
    h = B((e) => FS(e, n));
  if (
    ((0, P.useLayoutEffect)(() => {
      if (!(i !== `auto` || !f || Rk(a) || (0, P.isValidElement)(a) || h == null)) {
        var e = o.current;
        if (e) {
          var t = e.getCalculatedWidth();
          Math.round(f.width) !== Math.round(t) && u(Fj({ id: n, width: t }));
        }
      }
    }, [m, f, u, a, n, i, h]),
    f == null || p == null || h == null)
  )
    return null;
  (t.dangerouslySetInnerHTML, t.ticks, t.scale);
  var g = yL(t, dL);
  (h.id, h.scale);
  var _ = yL(h, fL);
  return P.createElement(
    ZP,
    pL({}, g, _, {
      ref: o,
      labelRef: s,
      x: p.x,
      y: p.y,
      tickTextProps: i === `auto` ? { width: void 0 } : { width: i },
      width: f.width,
      height: f.height,
      className: e(`recharts-${d} ${d}`, r),
      viewBox: c,
      ticks: m,
      axisType: d,
      axisId: n,
    }),
  );
}
var CL = {
    allowDataOverflow: Q.allowDataOverflow,
    allowDecimals: Q.allowDecimals,
    allowDuplicatedCategory: Q.allowDuplicatedCategory,
    angle: Q.angle,
    axisLine: HP.axisLine,
    hide: !1,
    includeHidden: Q.includeHidden,
    interval: Q.interval,
    label: !1,
    minTickGap: Q.minTickGap,
    mirror: Q.mirror,
    orientation: Q.orientation,
    padding: Q.padding,
    reversed: Q.reversed,
    scale: Q.scale,
    tick: Q.tick,
    tickCount: Q.tickCount,
    tickLine: HP.tickLine,
    tickSize: HP.tickSize,
    type: Q.type,
    niceTicks: Q.niceTicks,
    width: Q.width,
    yAxisId: 0,
  },
  wL = P.memo((e) => {
    var t = fr(e, CL);
    return P.createElement(
      P.Fragment,
      null,
      P.createElement(xL, {
        interval: t.interval,
        id: t.yAxisId,
        scale: t.scale,
        type: t.type,
        domain: t.domain,
        allowDataOverflow: t.allowDataOverflow,
        dataKey: t.dataKey,
        allowDuplicatedCategory: t.allowDuplicatedCategory,
        allowDecimals: t.allowDecimals,
        tickCount: t.tickCount,
        padding: t.padding,
        includeHidden: t.includeHidden,
        reversed: t.reversed,
        ticks: t.ticks,
        width: t.width,
        orientation: t.orientation,
        mirror: t.mirror,
        hide: t.hide,
        unit: t.unit,
        name: t.name,
        angle: t.angle,
        minTickGap: t.minTickGap,
        tick: t.tick,
        tickFormatter: t.tickFormatter,
        niceTicks: t.niceTicks,
      }),
      P.createElement(SL, t),
    );
  }, JI);
wL.displayName = `YAxis`;
var TL = V([(e, t) => t, K, Fh, Wh, ZT, $T, jE, vl], UE);
function EL(e) {
  return `getBBox` in e.currentTarget && typeof e.currentTarget.getBBox == `function`;
}
function DL(e) {
  var t = e.currentTarget.getBoundingClientRect(),
    n,
    r;
  if (EL(e)) {
    var i = e.currentTarget.getBBox();
    ((n = i.width > 0 ? t.width / i.width : 1), (r = i.height > 0 ? t.height / i.height : 1));
  } else {
    var a = e.currentTarget;
    ((n = a.offsetWidth > 0 ? t.width / a.offsetWidth : 1), (r = a.offsetHeight > 0 ? t.height / a.offsetHeight : 1));
  }
  var o = (e, i) => ({ relativeX: Math.round((e - t.left) / n), relativeY: Math.round((i - t.top) / r) });
  return `touches` in e ? Array.from(e.touches).map((e) => o(e.clientX, e.clientY)) : o(e.clientX, e.clientY);
}
var OL = fs(`mouseClick`),
  kL = yc();
kL.startListening({
  actionCreator: OL,
  effect: (e, t) => {
    var n = e.payload,
      r = TL(t.getState(), DL(n));
    r?.activeIndex != null && t.dispatch(nT({ activeIndex: r.activeIndex, activeDataKey: void 0, activeCoordinate: r.activeCoordinate }));
  },
});
var AL = fs(`mouseMove`),
  jL = yc(),
  ML = null,
  NL = null,
  PL = null;
jL.startListening({
  actionCreator: AL,
  effect: (e, t) => {
    var n = e.payload,
      r = t.getState().eventSettings,
      i = r.throttleDelay,
      a = r.throttledEvents,
      o = a === `all` || a?.includes(`mousemove`);
    (ML !== null && (cancelAnimationFrame(ML), (ML = null)),
      NL === null || (typeof i == `number` && o) || (clearTimeout(NL), (NL = null)),
      (PL = DL(n)));
    var s = () => {
      var e = t.getState(),
        n = Bw(e, e.tooltip.settings.shared);
      if (!PL) ((ML = null), (NL = null));
      else {
        if (n === `axis`) {
          var r = TL(e, PL);
          r?.activeIndex == null
            ? t.dispatch($w())
            : t.dispatch(tT({ activeIndex: r.activeIndex, activeDataKey: void 0, activeCoordinate: r.activeCoordinate }));
        }
        ((ML = null), (NL = null));
      }
    };
    o ? (i === `raf` ? (ML = requestAnimationFrame(s)) : typeof i == `number` && NL === null && (NL = setTimeout(s, i))) : s();
  },
});
function FL(e, t) {
  return t instanceof HTMLElement
    ? `HTMLElement <${t.tagName} class="${t.className}">`
    : t === window
      ? `global.window`
      : e === `children` && typeof t == `object` && t
        ? `<<CHILDREN>>`
        : t;
}
var IL = {
    accessibilityLayer: !0,
    barCategoryGap: `10%`,
    barGap: 4,
    barSize: void 0,
    className: void 0,
    maxBarSize: void 0,
    stackOffset: `none`,
    syncId: void 0,
    syncMethod: `index`,
    baseValue: void 0,
    reverseStackOrder: !1,
  },
  LL = Ns({
    name: `rootProps`,
    initialState: IL,
    reducers: {
      updateOptions: (e, t) => {
        ((e.accessibilityLayer = t.payload.accessibilityLayer),
          (e.barCategoryGap = t.payload.barCategoryGap),
          (e.barGap = t.payload.barGap ?? IL.barGap),
          (e.barSize = t.payload.barSize),
          (e.maxBarSize = t.payload.maxBarSize),
          (e.stackOffset = t.payload.stackOffset),
          (e.syncId = t.payload.syncId),
          (e.syncMethod = t.payload.syncMethod),
          (e.className = t.payload.className),
          (e.baseValue = t.payload.baseValue),
          (e.reverseStackOrder = t.payload.reverseStackOrder));
      },
    },
  }),
  RL = LL.reducer,
  zL = LL.actions.updateOptions,
  BL = Ns({
    name: `polarOptions`,
    initialState: null,
    reducers: {
      updatePolarOptions: (e, t) =>
        e === null
          ? t.payload
          : ((e.startAngle = t.payload.startAngle),
            (e.endAngle = t.payload.endAngle),
            (e.cx = t.payload.cx),
            (e.cy = t.payload.cy),
            (e.innerRadius = t.payload.innerRadius),
            (e.outerRadius = t.payload.outerRadius),
            e),
    },
  });
BL.actions.updatePolarOptions;
var VL = BL.reducer,
  HL = fs(`keyDown`),
  UL = fs(`focus`),
  WL = fs(`blur`),
  GL = yc(),
  KL = null,
  qL = null,
  JL = null;
(GL.startListening({
  actionCreator: HL,
  effect: (e, t) => {
    ((JL = e.payload), KL !== null && (cancelAnimationFrame(KL), (KL = null)));
    var n = t.getState().eventSettings,
      r = n.throttleDelay,
      i = n.throttledEvents,
      a = i === `all` || i.includes(`keydown`);
    qL === null || (typeof r == `number` && a) || (clearTimeout(qL), (qL = null));
    var o = () => {
      try {
        var e = t.getState();
        if (e.rootProps.accessibilityLayer === !1) return;
        var n = e.tooltip.keyboardInteraction,
          r = JL;
        if (r !== `ArrowRight` && r !== `ArrowLeft` && r !== `Enter`) return;
        var i = _T(n, zT(e), pC(e), JT(e)),
          a = i == null ? -1 : Number(i),
          o = !Number.isFinite(a) || a < 0,
          s = $T(e),
          c = zT(e),
          l = Bw(e, e.tooltip.settings.shared);
        if (r === `Enter`) {
          if (o) return;
          var u = IE(e, l, `hover`, String(n.index));
          t.dispatch(iT({ active: !n.active, activeIndex: n.index, activeCoordinate: u }));
          return;
        }
        var d = Iw(e) === `left-to-right` ? 1 : -1,
          f = r === `ArrowRight` ? 1 : -1,
          p;
        if (o) {
          var m = pC(e),
            h = JT(e),
            g = f * d,
            _ = (e) => ({ active: !1, index: String(e), dataKey: void 0, graphicalItemId: void 0, coordinate: void 0 });
          if (((p = -1), g > 0)) {
            for (var v = 0; v < c.length; v++)
              if (_T(_(v), c, m, h) != null) {
                p = v;
                break;
              }
          } else
            for (var y = c.length - 1; y >= 0; y--)
              if (_T(_(y), c, m, h) != null) {
                p = y;
                break;
              }
          if (p < 0) return;
        } else {
          p = a + f * d;
          var b = s?.length || c.length;
          if (b === 0 || p >= b || p < 0) return;
        }
        var x = IE(e, l, `hover`, String(p));
        t.dispatch(iT({ active: !0, activeIndex: p.toString(), activeCoordinate: x }));
      } finally {
        ((KL = null), (qL = null));
      }
    };
    a
      ? r === `raf`
        ? (KL = requestAnimationFrame(o))
        : typeof r == `number` &&
          qL === null &&
          (o(),
          (JL = null),
          (qL = setTimeout(() => {
            JL ? o() : ((qL = null), (KL = null));
          }, r)))
      : o();
  },
}),
  GL.startListening({
    actionCreator: UL,
    effect: (e, t) => {
      var n = t.getState();
      if (n.rootProps.accessibilityLayer !== !1) {
        var r = n.tooltip.keyboardInteraction;
        if (!r.active && r.index == null) {
          var i = `0`,
            a = IE(n, Bw(n, n.tooltip.settings.shared), `hover`, String(i));
          t.dispatch(iT({ active: !0, activeIndex: i, activeCoordinate: a }));
        }
      }
    },
  }),
  GL.startListening({
    actionCreator: WL,
    effect: (e, t) => {
      var n = t.getState();
      if (n.rootProps.accessibilityLayer !== !1) {
        var r = n.tooltip.keyboardInteraction;
        r.active && t.dispatch(iT({ active: !1, activeIndex: r.index, activeCoordinate: r.coordinate }));
      }
    },
  }));
function YL(e) {
  e.persist();
  var t = e.currentTarget;
  return new Proxy(e, {
    get: (e, n) => {
      if (n === `currentTarget`) return t;
      var r = Reflect.get(e, n);
      return typeof r == `function` ? r.bind(e) : r;
    },
  });
}
var XL = fs(`externalEvent`),
  ZL = yc(),
  QL = new Map(),
  $L = new Map(),
  eR = new Map();
ZL.startListening({
  actionCreator: XL,
  effect: (e, t) => {
    var n = e.payload,
      r = n.handler,
      i = n.reactEvent;
    if (r != null) {
      var a = i.type,
        o = YL(i);
      eR.set(a, { handler: r, reactEvent: o });
      var s = QL.get(a);
      s !== void 0 && (cancelAnimationFrame(s), QL.delete(a));
      var c = t.getState().eventSettings,
        l = c.throttleDelay,
        u = c.throttledEvents,
        d = u === `all` || u?.includes(a),
        f = $L.get(a);
      f === void 0 || (typeof l == `number` && d) || (clearTimeout(f), $L.delete(a));
      var p = () => {
        var e = eR.get(a);
        try {
          if (!e) return;
          var n = e.handler,
            r = e.reactEvent,
            i = t.getState(),
            o = {
              activeCoordinate: lE(i),
              activeDataKey: oE(i),
              activeIndex: iE(i),
              activeLabel: aE(i),
              activeTooltipIndex: iE(i),
              isTooltipActive: uE(i),
            };
          n && n(o, r);
        } finally {
          (QL.delete(a), $L.delete(a), eR.delete(a));
        }
      };
      if (!d) p();
      else if (l === `raf`) {
        var m = requestAnimationFrame(p);
        QL.set(a, m);
      } else if (typeof l == `number`) {
        if (!$L.has(a)) {
          p();
          var h = setTimeout(p, l);
          $L.set(a, h);
        }
      } else p();
    }
  },
});
var tR = V([V([xT], (e) => e.tooltipItemPayloads), (e, t) => t, (e, t, n) => n], (e, t, n) => {
    if (t != null) {
      var r = e.find((e) => e.settings.graphicalItemId === n);
      if (r != null) {
        var i = r.getPosition;
        if (i != null) return i(t);
      }
    }
  }),
  nR = fs(`touchMove`),
  rR = yc(),
  iR = null,
  aR = null,
  oR = null,
  sR = null;
rR.startListening({
  actionCreator: nR,
  effect: (e, t) => {
    var n = e.payload;
    if (n.touches != null && n.touches.length !== 0) {
      sR = YL(n);
      var r = t.getState().eventSettings,
        i = r.throttleDelay,
        a = r.throttledEvents,
        o = a === `all` || a.includes(`touchmove`);
      (iR !== null && (cancelAnimationFrame(iR), (iR = null)),
        aR === null || (typeof i == `number` && o) || (clearTimeout(aR), (aR = null)),
        (oR = Array.from(n.touches).map((e) => DL({ clientX: e.clientX, clientY: e.clientY, currentTarget: n.currentTarget }))));
      var s = () => {
        if (sR != null) {
          var e = t.getState(),
            n = Bw(e, e.tooltip.settings.shared);
          if (n === `axis`) {
            var r = oR?.[0];
            if (r == null) {
              ((iR = null), (aR = null));
              return;
            }
            var i = TL(e, r);
            i?.activeIndex != null && t.dispatch(tT({ activeIndex: i.activeIndex, activeDataKey: void 0, activeCoordinate: i.activeCoordinate }));
          } else if (n === `item`) {
            var a = sR.touches[0];
            if (document.elementFromPoint == null || a == null) return;
            var o = document.elementFromPoint(a.clientX, a.clientY);
            if (!o || !o.getAttribute) return;
            var s = o.getAttribute(sl),
              c = o.getAttribute(`data-recharts-item-id`) ?? void 0,
              l = FT(e).find((e) => e.id === c);
            if (s == null || l == null || c == null) return;
            var u = l.dataKey,
              d = tR(e, s, c);
            t.dispatch(Zw({ activeDataKey: u, activeIndex: s, activeCoordinate: d, activeGraphicalItemId: c }));
          }
          ((iR = null), (aR = null));
        }
      };
      o
        ? i === `raf`
          ? (iR = requestAnimationFrame(s))
          : typeof i == `number` &&
            aR === null &&
            (s(),
            (sR = null),
            (aR = setTimeout(() => {
              sR ? s() : ((aR = null), (iR = null));
            }, i)))
        : s();
    }
  },
});
var cR = { throttleDelay: `raf`, throttledEvents: [`mousemove`, `touchmove`, `pointermove`, `scroll`, `wheel`] },
  lR = Ns({
    name: `eventSettings`,
    initialState: cR,
    reducers: {
      setEventSettings: (e, t) => {
        (t.payload.throttleDelay != null && (e.throttleDelay = t.payload.throttleDelay),
          t.payload.throttledEvents != null && (e.throttledEvents = H(t.payload.throttledEvents)));
      },
    },
  }),
  uR = lR.actions.setEventSettings,
  dR = lR.reducer,
  fR = Fa({
    brush: bM,
    cartesianAxis: Lj,
    chartData: MD,
    errorBars: wF,
    eventSettings: dR,
    graphicalItems: bj,
    layout: Dc,
    legend: Cu,
    options: TD,
    polarAxis: dA,
    polarOptions: VL,
    referenceElements: iN,
    renderedTicks: DP,
    rootProps: RL,
    tooltip: aT,
    zIndex: oD,
  }),
  pR = function (e) {
    var t = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : `Chart`;
    return Cs({
      reducer: fR,
      preloadedState: e,
      middleware: (e) =>
        e({ serializableCheck: !1, immutableCheck: ![`commonjs`, `es6`, `production`].includes(`es6`) }).concat([
          kL.middleware,
          jL.middleware,
          GL.middleware,
          ZL.middleware,
          rR.middleware,
        ]),
      enhancers: (e) => {
        var t = e;
        return (typeof e == `function` && (t = e()), t.concat(xs({ type: `raf` })));
      },
      devTools: Bd.devToolsEnabled && { serialize: { replacer: FL }, name: `recharts-${t}` },
    });
  };
function mR(e) {
  var t = e.preloadedState,
    n = e.children,
    r = e.reduxStoreName,
    i = Sl(),
    a = (0, P.useRef)(null);
  if (i) return n;
  a.current ??= pR(t, r);
  var o = zi;
  return P.createElement(Ru, { context: o, store: a.current }, n);
}
function hR(e) {
  var t = e.layout,
    n = e.margin,
    r = z(),
    i = Sl();
  return (
    (0, P.useEffect)(() => {
      i || (r(wc(t)), r(Cc(n)));
    }, [r, i, t, n]),
    null
  );
}
var gR = (0, P.memo)(hR, Vu);
function _R(e) {
  var t = z();
  return (
    (0, P.useEffect)(() => {
      t(zL(e));
    }, [t, e]),
    null
  );
}
var vR = (0, P.memo)((e) => {
  var t = z();
  return (
    (0, P.useEffect)(() => {
      t(uR(e));
    }, [t, e]),
    null
  );
}, Vu);
function yR(e) {
  var t = e.zIndex,
    n = e.isPanorama,
    r = (0, P.useRef)(null),
    i = z();
  return (
    (0, P.useLayoutEffect)(
      () => (
        r.current && i(iD({ zIndex: t, element: r.current, isPanorama: n })),
        () => {
          i(aD({ zIndex: t, isPanorama: n }));
        }
      ),
      [i, t, n],
    ),
    P.createElement(`g`, { tabIndex: -1, ref: r, className: `recharts-zIndex-layer_${t}` })
  );
}
function bR(e) {
  var t = e.children,
    n = e.isPanorama,
    r = B(GE);
  if (!r || r.length === 0) return t;
  var i = r.filter((e) => e < 0),
    a = r.filter((e) => e > 0);
  return P.createElement(
    P.Fragment,
    null,
    i.map((e) => P.createElement(yR, { key: e, zIndex: e, isPanorama: n })),
    t,
    a.map((e) => P.createElement(yR, { key: e, zIndex: e, isPanorama: n })),
  );
}
var xR = [`children`];
function SR(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = CR(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function CR(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
function wR() {
  return (
    (wR = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    wR.apply(null, arguments)
  );
}
var TR = { width: `100%`, height: `100%`, display: `block` },
  ER = (0, P.forwardRef)((e, t) => {
    var n = cu(),
      r = lu(),
      i = lf();
    if (!kc(n) || !kc(r)) return null;
    var a = e.children,
      o = e.otherAttributes,
      s = e.title,
      c = e.desc,
      l,
      u;
    return (
      o != null &&
        ((l = typeof o.tabIndex == `number` ? o.tabIndex : i ? 0 : void 0), (u = typeof o.role == `string` ? o.role : i ? `application` : void 0)),
      P.createElement(he, wR({}, o, { title: s, desc: c, role: u, tabIndex: l, width: n, height: r, style: TR, ref: t }), a)
    );
  }),
  DR = (e) => {
    var t = e.children,
      n = B(Tl);
    if (!n) return null;
    var r = n.width,
      i = n.height,
      a = n.y,
      o = n.x;
    return P.createElement(he, { width: r, height: i, x: o, y: a }, t);
  },
  OR = (0, P.forwardRef)((e, t) => {
    var n = e.children,
      r = SR(e, xR);
    return Sl()
      ? P.createElement(DR, null, P.createElement(bR, { isPanorama: !0 }, n))
      : P.createElement(ER, wR({ ref: t }, r), P.createElement(bR, { isPanorama: !1 }, n));
  });
function kR(e, t) {
  return PR(e) || NR(e, t) || jR(e, t) || AR();
}
function AR() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function jR(e, t) {
  if (e) {
    if (typeof e == `string`) return MR(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? MR(e, t) : void 0
    );
  }
}
function MR(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function NR(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function PR(e) {
  if (Array.isArray(e)) return e;
}
function FR() {
  var e = z(),
    t = kR((0, P.useState)(null), 2),
    n = t[0],
    r = t[1],
    i = B(rl);
  return (
    (0, P.useEffect)(() => {
      if (n != null) {
        var t = n.getBoundingClientRect().width / n.offsetWidth;
        W(t) && t !== i && e(Ec(t));
      }
    }, [n, e, i]),
    r
  );
}
function IR(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function LR(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? IR(Object(n), !0).forEach(function (t) {
          RR(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : IR(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function RR(e, t, n) {
  return ((t = zR(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function zR(e) {
  var t = BR(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function BR(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
function VR() {
  return (
    (VR = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    VR.apply(null, arguments)
  );
}
function HR(e, t) {
  return qR(e) || KR(e, t) || WR(e, t) || UR();
}
function UR() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function WR(e, t) {
  if (e) {
    if (typeof e == `string`) return GR(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set` ? Array.from(e) : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n) ? GR(e, t) : void 0
    );
  }
}
function GR(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function KR(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function qR(e) {
  if (Array.isArray(e)) return e;
}
var JR = () => (UD(), null);
function YR(e) {
  if (typeof e == `number`) return e;
  if (typeof e == `string`) {
    var t = parseFloat(e);
    if (!Number.isNaN(t)) return t;
  }
  return 0;
}
var XR = (0, P.forwardRef)((e, t) => {
    var n = (0, P.useRef)(null),
      r = HR((0, P.useState)({ containerWidth: YR(e.style?.width), containerHeight: YR(e.style?.height) }), 2),
      i = r[0],
      a = r[1],
      o = (0, P.useCallback)((e, t) => {
        a((n) => {
          var r = Math.round(e),
            i = Math.round(t);
          return n.containerWidth === r && n.containerHeight === i ? n : { containerWidth: r, containerHeight: i };
        });
      }, []),
      s = (0, P.useCallback)(
        (e) => {
          if (
            (typeof t == `function` && t(e),
            n.current != null && (n.current.disconnect(), (n.current = null)),
            e != null && typeof ResizeObserver < `u`)
          ) {
            var r = e.getBoundingClientRect(),
              i = r.width,
              a = r.height;
            o(i, a);
            var s = new ResizeObserver((e) => {
              var t = e[0];
              if (t != null) {
                var n = t.contentRect,
                  r = n.width,
                  i = n.height;
                o(r, i);
              }
            });
            (s.observe(e), (n.current = s));
          }
        },
        [t, o],
      );
    return (
      (0, P.useEffect)(
        () => () => {
          n.current?.disconnect();
        },
        [o],
      ),
      P.createElement(
        P.Fragment,
        null,
        P.createElement(hu, { width: i.containerWidth, height: i.containerHeight }),
        P.createElement(`div`, VR({ ref: s }, e)),
      )
    );
  }),
  ZR = (0, P.forwardRef)((e, t) => {
    var n = e.width,
      r = e.height,
      i = HR((0, P.useState)({ containerWidth: YR(n), containerHeight: YR(r) }), 2),
      a = i[0],
      o = i[1],
      s = (0, P.useCallback)((e, t) => {
        o((n) => {
          var r = Math.round(e),
            i = Math.round(t);
          return n.containerWidth === r && n.containerHeight === i ? n : { containerWidth: r, containerHeight: i };
        });
      }, []),
      c = (0, P.useCallback)(
        (e) => {
          if ((typeof t == `function` && t(e), e != null)) {
            var n = e.getBoundingClientRect(),
              r = n.width,
              i = n.height;
            s(r, i);
          }
        },
        [t, s],
      );
    return P.createElement(
      P.Fragment,
      null,
      P.createElement(hu, { width: a.containerWidth, height: a.containerHeight }),
      P.createElement(`div`, VR({ ref: c }, e)),
    );
  }),
  QR = (0, P.forwardRef)((e, t) => {
    var n = e.width,
      r = e.height;
    return P.createElement(P.Fragment, null, P.createElement(hu, { width: n, height: r }), P.createElement(`div`, VR({ ref: t }, e)));
  }),
  $R = (0, P.forwardRef)((e, t) => {
    var n = e.width,
      r = e.height;
    return typeof n == `string` || typeof r == `string`
      ? P.createElement(ZR, VR({}, e, { ref: t }))
      : typeof n == `number` && typeof r == `number`
        ? P.createElement(QR, VR({}, e, { width: n, height: r, ref: t }))
        : P.createElement(P.Fragment, null, P.createElement(hu, { width: n, height: r }), P.createElement(`div`, VR({ ref: t }, e)));
  });
function ez(e) {
  return e ? XR : $R;
}
var tz = (0, P.forwardRef)((t, n) => {
    var r = t.children,
      i = t.className,
      a = t.height,
      o = t.onClick,
      s = t.onContextMenu,
      c = t.onDoubleClick,
      l = t.onMouseDown,
      u = t.onMouseEnter,
      d = t.onMouseLeave,
      f = t.onMouseMove,
      p = t.onMouseUp,
      m = t.onTouchEnd,
      h = t.onTouchMove,
      g = t.onTouchStart,
      _ = t.style,
      v = t.width,
      y = t.responsive,
      b = t.dispatchTouchEvents,
      x = b === void 0 || b,
      S = (0, P.useRef)(null),
      C = z(),
      w = HR((0, P.useState)(null), 2),
      T = w[0],
      E = w[1],
      D = HR((0, P.useState)(null), 2),
      O = D[0],
      k = D[1],
      A = FR(),
      j = nu(),
      M = j?.width > 0 ? j.width : v,
      N = j?.height > 0 ? j.height : a,
      ee = (0, P.useCallback)(
        (e) => {
          (A(e), typeof n == `function` && n(e), E(e), k(e), e != null && (S.current = e));
        },
        [A, n, E, k],
      ),
      te = (0, P.useCallback)(
        (e) => {
          (C(OL(e)), C(XL({ handler: o, reactEvent: e })));
        },
        [C, o],
      ),
      ne = (0, P.useCallback)(
        (e) => {
          (C(AL(e)), C(XL({ handler: u, reactEvent: e })));
        },
        [C, u],
      ),
      re = (0, P.useCallback)(
        (e) => {
          (C($w()), C(XL({ handler: d, reactEvent: e })));
        },
        [C, d],
      ),
      ie = (0, P.useCallback)(
        (e) => {
          (C(AL(e)), C(XL({ handler: f, reactEvent: e })));
        },
        [C, f],
      ),
      ae = (0, P.useCallback)(() => {
        C(UL());
      }, [C]),
      oe = (0, P.useCallback)(() => {
        C(WL());
      }, [C]),
      se = (0, P.useCallback)(
        (e) => {
          C(HL(e.key));
        },
        [C],
      ),
      ce = (0, P.useCallback)(
        (e) => {
          C(XL({ handler: s, reactEvent: e }));
        },
        [C, s],
      ),
      le = (0, P.useCallback)(
        (e) => {
          C(XL({ handler: c, reactEvent: e }));
        },
        [C, c],
      ),
      ue = (0, P.useCallback)(
        (e) => {
          C(XL({ handler: l, reactEvent: e }));
        },
        [C, l],
      ),
      de = (0, P.useCallback)(
        (e) => {
          C(XL({ handler: p, reactEvent: e }));
        },
        [C, p],
      ),
      fe = (0, P.useCallback)(
        (e) => {
          C(XL({ handler: g, reactEvent: e }));
        },
        [C, g],
      ),
      pe = (0, P.useCallback)(
        (e) => {
          (x && C(nR(e)), C(XL({ handler: h, reactEvent: e })));
        },
        [C, x, h],
      ),
      me = (0, P.useCallback)(
        (e) => {
          C(XL({ handler: m, reactEvent: e }));
        },
        [C, m],
      ),
      he = ez(y);
    return P.createElement(
      _D.Provider,
      { value: T },
      P.createElement(
        rt.Provider,
        { value: O },
        P.createElement(
          he,
          {
            width: M ?? _?.width,
            height: N ?? _?.height,
            className: e(`recharts-wrapper`, i),
            style: LR({ position: `relative`, cursor: `default`, width: M, height: N }, _),
            onClick: te,
            onContextMenu: ce,
            onDoubleClick: le,
            onFocus: ae,
            onBlur: oe,
            onKeyDown: se,
            onMouseDown: ue,
            onMouseEnter: ne,
            onMouseLeave: re,
            onMouseMove: ie,
            onMouseUp: de,
            onTouchEnd: me,
            onTouchMove: pe,
            onTouchStart: fe,
            ref: ee,
          },
          P.createElement(JR, null),
          r,
        ),
      ),
    );
  }),
  nz = [`width`, `height`, `responsive`, `children`, `className`, `style`, `compact`, `title`, `desc`];
function rz(e, t) {
  if (e == null) return {};
  var n,
    r,
    i = iz(e, t);
  if (Object.getOwnPropertySymbols) {
    var a = Object.getOwnPropertySymbols(e);
    for (r = 0; r < a.length; r++) ((n = a[r]), t.indexOf(n) === -1 && {}.propertyIsEnumerable.call(e, n) && (i[n] = e[n]));
  }
  return i;
}
function iz(e, t) {
  if (e == null) return {};
  var n = {};
  for (var r in e)
    if ({}.hasOwnProperty.call(e, r)) {
      if (t.indexOf(r) !== -1) continue;
      n[r] = e[r];
    }
  return n;
}
var az = (0, P.forwardRef)((e, t) => {
  var n = e.width,
    r = e.height,
    i = e.responsive,
    a = e.children,
    o = e.className,
    s = e.style,
    c = e.compact,
    l = e.title,
    u = e.desc,
    d = ce(rz(e, nz));
  return c
    ? P.createElement(
        P.Fragment,
        null,
        P.createElement(hu, { width: n, height: r }),
        P.createElement(OR, { otherAttributes: d, title: l, desc: u }, a),
      )
    : P.createElement(
        tz,
        {
          className: o,
          style: s,
          width: n,
          height: r,
          responsive: i ?? !1,
          onClick: e.onClick,
          onMouseLeave: e.onMouseLeave,
          onMouseEnter: e.onMouseEnter,
          onMouseMove: e.onMouseMove,
          onMouseDown: e.onMouseDown,
          onMouseUp: e.onMouseUp,
          onContextMenu: e.onContextMenu,
          onDoubleClick: e.onDoubleClick,
          onTouchStart: e.onTouchStart,
          onTouchMove: e.onTouchMove,
          onTouchEnd: e.onTouchEnd,
        },
        P.createElement(OR, { otherAttributes: d, title: l, desc: u, ref: t }, P.createElement(fN, null, a)),
      );
});
function oz() {
  return (
    (oz = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t];
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r]);
          }
          return e;
        }),
    oz.apply(null, arguments)
  );
}
function sz(e, t) {
  var n = Object.keys(e);
  if (Object.getOwnPropertySymbols) {
    var r = Object.getOwnPropertySymbols(e);
    (t &&
      (r = r.filter(function (t) {
        return Object.getOwnPropertyDescriptor(e, t).enumerable;
      })),
      n.push.apply(n, r));
  }
  return n;
}
function cz(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t] == null ? {} : arguments[t];
    t % 2
      ? sz(Object(n), !0).forEach(function (t) {
          lz(e, t, n[t]);
        })
      : Object.getOwnPropertyDescriptors
        ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(n))
        : sz(Object(n)).forEach(function (t) {
            Object.defineProperty(e, t, Object.getOwnPropertyDescriptor(n, t));
          });
  }
  return e;
}
function lz(e, t, n) {
  return ((t = uz(t)) in e ? Object.defineProperty(e, t, { value: n, enumerable: !0, configurable: !0, writable: !0 }) : (e[t] = n), e);
}
function uz(e) {
  var t = dz(e, `string`);
  return typeof t == `symbol` ? t : t + ``;
}
function dz(e, t) {
  if (typeof e != `object` || !e) return e;
  var n = e[Symbol.toPrimitive];
  if (n !== void 0) {
    var r = n.call(e, t || `default`);
    if (typeof r != `object`) return r;
    throw TypeError(`@@toPrimitive must return a primitive value.`);
  }
  return (t === `string` ? String : Number)(e);
}
var fz = cz(
    {
      accessibilityLayer: !0,
      barCategoryGap: `10%`,
      barGap: 4,
      layout: `horizontal`,
      margin: { top: 5, right: 5, bottom: 5, left: 5 },
      responsive: !1,
      reverseStackOrder: !1,
      stackOffset: `none`,
      syncMethod: `index`,
    },
    cR,
  ),
  pz = (0, P.forwardRef)(function (e, t) {
    var n = fr(e.categoricalChartProps, fz),
      r = e.chartName,
      i = e.defaultTooltipEventType,
      a = e.validateTooltipEventTypes,
      o = e.tooltipPayloadSearcher,
      s = e.categoricalChartProps,
      c = { chartName: r, defaultTooltipEventType: i, validateTooltipEventTypes: a, tooltipPayloadSearcher: o, eventEmitter: void 0 };
    return P.createElement(
      mR,
      { preloadedState: { options: c }, reduxStoreName: s.id ?? r },
      P.createElement(dM, { chartData: s.data }),
      P.createElement(gR, { layout: n.layout, margin: n.margin }),
      P.createElement(vR, { throttleDelay: n.throttleDelay, throttledEvents: n.throttledEvents }),
      P.createElement(_R, {
        baseValue: n.baseValue,
        accessibilityLayer: n.accessibilityLayer,
        barCategoryGap: n.barCategoryGap,
        maxBarSize: n.maxBarSize,
        stackOffset: n.stackOffset,
        barGap: n.barGap,
        barSize: n.barSize,
        syncId: n.syncId,
        syncMethod: n.syncMethod,
        className: n.className,
        reverseStackOrder: n.reverseStackOrder,
      }),
      P.createElement(az, oz({}, n, { ref: t })),
    );
  }),
  mz = [`axis`, `item`],
  hz = (0, P.forwardRef)((e, t) =>
    P.createElement(pz, {
      chartName: `BarChart`,
      defaultTooltipEventType: `axis`,
      validateTooltipEventTypes: mz,
      tooltipPayloadSearcher: CD,
      categoricalChartProps: e,
      ref: t,
    }),
  ),
  gz = {},
  _z = d((e) => {
    let t = l(`ChartBrush`, gz, e),
      { classNames: n, className: r, style: i, styles: a, unstyled: s, vars: c, attributes: u, ...d } = t,
      f = o({ name: `ChartBrush`, classes: ne, props: t, className: r, style: i, classNames: n, styles: a, unstyled: s, attributes: u });
    return (0, x.jsx)(GM, { dy: 8, stroke: `var(--chart-grid-color)`, fill: `var(--mantine-color-body)`, ...d, ...f(`brush`) });
  });
((_z.classes = ne), (_z.displayName = `@mantine/charts/ChartBrush`));
var vz = { root: `m_a50f3e58`, container: `m_af9188cb`, grid: `m_a50a48bc`, axis: `m_a507a517`, axisLabel: `m_2293801d`, tooltip: `m_92b296cd` };
function yz(e) {
  return `${(e * 100).toFixed(0)}%`;
}
var bz = {
    withXAxis: !0,
    withYAxis: !0,
    withTooltip: !0,
    tooltipAnimationDuration: 0,
    fillOpacity: 1,
    tickLine: `y`,
    strokeDasharray: `5 5`,
    gridAxis: `x`,
    type: `default`,
    accessibilityLayer: !0,
  },
  xz = n((e, { textColor: t, gridColor: n, cursorFill: r, barLabelColor: a }) => ({
    root: {
      "--chart-text-color": t ? i(t, e) : void 0,
      "--chart-grid-color": n ? i(n, e) : void 0,
      "--chart-cursor-fill": r ? i(r, e) : void 0,
      "--chart-bar-label-color": a ? i(a, e) : void 0,
    },
  }));
function Sz(e, t) {
  let n = 0,
    r = 0;
  return e.map((e) => {
    if (e.standalone) for (let n in e) typeof e[n] == `number` && n !== t && (e[n] = [0, e[n]]);
    else for (let i in e) typeof e[i] == `number` && i !== t && ((r += e[i]), (e[i] = [n, r]), (n = r));
    return e;
  });
}
function Cz(e, t) {
  return typeof e == `function` ? e(t).fill : e?.fill;
}
var wz = d((e) => {
  let t = l(`BarChart`, bz, e),
    {
      classNames: n,
      className: r,
      style: a,
      styles: c,
      unstyled: u,
      vars: d,
      data: p,
      withLegend: m,
      legendProps: h,
      series: g,
      onMouseLeave: _,
      dataKey: y,
      withTooltip: b,
      withXAxis: S,
      withYAxis: C,
      gridAxis: w,
      tickLine: T,
      xAxisProps: E,
      yAxisProps: D,
      unit: O,
      tooltipAnimationDuration: k,
      strokeDasharray: A,
      gridProps: M,
      tooltipProps: N,
      referenceLines: ee,
      referenceAreas: ne,
      referenceDots: re,
      fillOpacity: ie,
      barChartProps: ae,
      type: oe,
      orientation: se,
      dir: ce,
      valueFormatter: le,
      children: ue,
      barProps: de,
      xAxisLabel: fe,
      yAxisLabel: pe,
      withBarValueLabel: me,
      valueLabelProps: he,
      withRightYAxis: ge,
      rightYAxisLabel: _e,
      rightYAxisProps: ve,
      minBarSize: ye,
      maxBarWidth: be,
      mod: xe,
      getBarColor: Se,
      gridColor: Ce,
      textColor: we,
      attributes: Te,
      accessibilityLayer: Ee,
      withBrush: De,
      brushProps: Oe,
      ...ke
    } = t,
    Ae = s(),
    je = w !== `none` && (T === `x` || T === `xy`),
    Me = w !== `none` && (T === `y` || T === `xy`),
    [Ne, Pe] = (0, P.useState)(null),
    Fe = Ne !== null,
    Ie = oe === `stacked` || oe === `percent`,
    Le = oe === `percent` ? yz : le,
    Re = (e) => {
      (Pe(null), _?.(e));
    },
    { resolvedClassNames: F, resolvedStyles: I } = v({ classNames: n, styles: c, props: t }),
    ze = oe === `waterfall` ? Sz(p, y) : p,
    Be = o({
      name: `BarChart`,
      classes: vz,
      props: t,
      className: r,
      style: a,
      classNames: n,
      styles: c,
      unstyled: u,
      attributes: Te,
      vars: d,
      varsResolver: xz,
    }),
    Ve = g.map((e) => {
      let t = i(e.color, Ae),
        n = Fe && Ne !== e.name,
        r = typeof de == `function` ? de(e) : de,
        a = r?.shape;
      return (0, P.createElement)(
        HI,
        {
          ...Be(`bar`),
          key: e.name,
          name: e.name,
          dataKey: e.name,
          fill: t,
          stroke: t,
          isAnimationActive: !1,
          fillOpacity: n ? 0.1 : ie,
          strokeOpacity: n ? 0.2 : 0,
          stackId: Ie ? `stack` : e.stackId || void 0,
          yAxisId: e.yAxisId || void 0,
          minPointSize: ye,
          ...r,
          shape: (n) => {
            let r = n.payload,
              o = r?.color ? i(r.color, Ae) : typeof Se == `function` ? i(Se(r?.[e.name], e), Ae) : Cz(de, e) || t,
              s = { ...n, fill: o };
            return typeof a == `function`
              ? a(s)
              : P.isValidElement(a)
                ? P.cloneElement(a, s)
                : typeof a == `object` && a
                  ? (0, x.jsx)(Jp, { ...s, ...a })
                  : (0, x.jsx)(Jp, { ...s });
          },
        },
        me &&
          (0, x.jsx)(aA, {
            position: se === `vertical` ? `right` : `top`,
            fontSize: 12,
            fill: `var(--chart-bar-label-color, var(--mantine-color-dimmed))`,
            formatter: (e) => Le?.(e),
            ...(typeof he == `function` ? he(e) : he),
          }),
      );
    }),
    He = ee?.map(({ color: e, labelPosition: t, ...n }, r) => {
      let a = i(e, Ae);
      return (0, x.jsx)(
        kN,
        {
          stroke: e ? a : `var(--chart-grid-color)`,
          strokeWidth: 1,
          yAxisId: n.yAxisId || void 0,
          ...n,
          label: {
            fill: e ? a : `currentColor`,
            fontSize: 12,
            position: t ?? `insideBottomLeft`,
            ...(typeof n.label == `object` ? n.label : { value: n.label }),
          },
          ...Be(`referenceLine`),
        },
        r,
      );
    }),
    Ue = ne?.map(({ color: e, labelPosition: t, ...n }, r) => {
      let a = i(e, Ae);
      return (0, x.jsx)(
        $N,
        {
          fill: e ? a : `var(--chart-grid-color)`,
          fillOpacity: 0.2,
          stroke: e ? a : `var(--chart-grid-color)`,
          strokeOpacity: 0.6,
          yAxisId: n.yAxisId || void 0,
          ...n,
          label: {
            fill: e ? a : `currentColor`,
            fontSize: 12,
            position: t ?? `insideTop`,
            ...(typeof n.label == `object` ? n.label : { value: n.label }),
          },
          ...Be(`referenceArea`),
        },
        r,
      );
    }),
    We = re?.map(({ color: e, labelPosition: t, ...n }, r) => {
      let a = i(e, Ae);
      return (0, x.jsx)(
        VN,
        {
          r: 5,
          fill: e ? a : `var(--chart-grid-color)`,
          stroke: `var(--mantine-color-body)`,
          strokeWidth: 2,
          yAxisId: n.yAxisId || void 0,
          ...n,
          label: { fill: e ? a : `currentColor`, fontSize: 12, position: t ?? `top`, ...(typeof n.label == `object` ? n.label : { value: n.label }) },
          ...Be(`referenceDot`),
        },
        r,
      );
    }),
    L = {
      axisLine: !1,
      ...(se === `vertical` ? { dataKey: y, type: `category` } : { type: `number` }),
      tickLine: Me ? { stroke: `currentColor` } : !1,
      allowDecimals: !0,
      unit: O,
      tickFormatter: se === `vertical` ? void 0 : Le,
      ...Be(`axis`),
    };
  return (0, x.jsx)(f, {
    ...Be(`root`),
    onMouseLeave: Re,
    dir: ce || `ltr`,
    mod: [{ orientation: se }, xe],
    ...ke,
    children: (0, x.jsx)(iu, {
      ...Be(`container`),
      children: (0, x.jsxs)(hz, {
        data: ze,
        stackOffset: oe === `percent` ? `expand` : void 0,
        layout: se,
        maxBarSize: be,
        margin: { bottom: fe ? 30 : void 0, left: pe ? 10 : void 0, right: pe ? 5 : void 0 },
        accessibilityLayer: Ee,
        ...ae,
        children: [
          Ue,
          m &&
            (0, x.jsx)(_d, {
              verticalAlign: `top`,
              content: (e) =>
                (0, x.jsx)(te, {
                  payload: e.payload,
                  onHighlight: Pe,
                  legendPosition: h?.verticalAlign || `top`,
                  classNames: F,
                  styles: I,
                  series: g,
                  showColor: oe !== `waterfall`,
                  attributes: Te,
                }),
              ...h,
            }),
          (0, x.jsxs)(lL, {
            hide: !S,
            ...(se === `vertical` ? { type: `number` } : { dataKey: y }),
            tick: { transform: `translate(0, 10)`, fontSize: 12, fill: `currentColor` },
            stroke: ``,
            interval: `preserveStartEnd`,
            tickLine: je ? { stroke: `currentColor` } : !1,
            minTickGap: 5,
            tickFormatter: se === `vertical` ? Le : void 0,
            ...Be(`axis`),
            ...E,
            children: [fe && (0, x.jsx)(Gk, { position: `insideBottom`, offset: -20, fontSize: 12, ...Be(`axisLabel`), children: fe }), E?.children],
          }),
          (0, x.jsxs)(wL, {
            orientation: `left`,
            tick: { transform: `translate(-10, 0)`, fontSize: 12, fill: `currentColor` },
            hide: !C,
            ...L,
            ...D,
            children: [
              pe &&
                (0, x.jsx)(Gk, {
                  position: `insideLeft`,
                  angle: -90,
                  textAnchor: `middle`,
                  fontSize: 12,
                  offset: -5,
                  ...Be(`axisLabel`),
                  children: pe,
                }),
              D?.children,
            ],
          }),
          (0, x.jsxs)(wL, {
            yAxisId: `right`,
            orientation: `right`,
            tick: { transform: `translate(10, 0)`, fontSize: 12, fill: `currentColor` },
            hide: !ge,
            ...L,
            ...ve,
            children: [
              _e &&
                (0, x.jsx)(Gk, {
                  position: `insideRight`,
                  angle: 90,
                  textAnchor: `middle`,
                  fontSize: 12,
                  offset: -5,
                  ...Be(`axisLabel`),
                  children: _e,
                }),
              ve?.children,
            ],
          }),
          (0, x.jsx)(xF, { strokeDasharray: A, vertical: w === `y` || w === `xy`, horizontal: w === `x` || w === `xy`, ...Be(`grid`), ...M }),
          b &&
            (0, x.jsx)(sO, {
              animationDuration: k,
              isAnimationActive: k !== 0,
              position: se === `vertical` ? {} : { y: 0 },
              cursor: { stroke: `var(--chart-grid-color)`, strokeWidth: 1, strokeDasharray: A, fill: `var(--chart-cursor-fill)` },
              content: ({ label: e, payload: t, labelFormatter: n }) =>
                (0, x.jsx)(j, {
                  label: n && t ? n(e, t) : e,
                  payload: t,
                  type: oe === `waterfall` ? `scatter` : void 0,
                  unit: O,
                  classNames: F,
                  styles: I,
                  series: g,
                  valueFormatter: le,
                  attributes: Te,
                }),
              ...N,
            }),
          Ve,
          He,
          We,
          De && (0, x.jsx)(_z, { dataKey: y, classNames: F, styles: I, ...Oe }),
          ue,
        ],
      }),
    }),
  });
});
((wz.displayName = `@mantine/charts/BarChart`), (wz.classes = vz), (wz.varsResolver = xz));
var Tz = { chart: `_chart_11aod_1`, legend: `_legend_11aod_5`, more: `_more_11aod_21` },
  Ez = 12,
  Dz = 16,
  Oz = 18,
  kz = 40,
  Az = 5,
  jz = [`solid`, `stripes`, `dots`, `outline`];
function Mz({ report: { columns: e, rows: t } }) {
  let n = (0, P.useId)().replaceAll(/[^\w-]/g, ``),
    r = c(`(max-width: 47.99em)`, !1, { getInitialValueInEffect: !1 }),
    i = e.filter(({ isCharted: e }) => e),
    a = t.slice(0, Ez),
    o = Math.max(...a.flatMap((e) => i.map(({ key: t }) => Number(e[t] ?? 0)))),
    s = (e) => `url(#${n}-${e})`;
  return (0, x.jsxs)(`div`, {
    "aria-hidden": `true`,
    className: Tz.chart,
    children: [
      (0, x.jsx)(Fz, { idBase: n, count: i.length }),
      i.length > 1 && (0, x.jsx)(Pz, { columns: i, fillOf: s }),
      (0, x.jsx)(wz, {
        h: a.length * (i.length * Dz + Oz) + kz,
        data: a.map((e) => ({ ...e, name: Nz(e) })),
        dataKey: `name`,
        orientation: `vertical`,
        gridAxis: `y`,
        barChartProps: { margin: { right: 36 } },
        tickLine: `none`,
        accessibilityLayer: !1,
        textColor: `var(--portal-text-soft)`,
        series: i.map(({ key: e, label: t }, n) => ({ name: e, label: t, color: `var(--portal-chart-${(n % jz.length) + 1})` })),
        barProps: ({ name: e }) => ({ fill: s(i.findIndex(({ key: t }) => t === e)), isAnimationActive: !1, barSize: 14 }),
        withBarValueLabel: !0,
        valueFormatter: (e) => y(String(e)),
        xAxisProps: { allowDecimals: !1, tickCount: Math.min(Az, Math.ceil(o) + 1) },
        yAxisProps: { width: r ? 118 : 230, interval: 0 },
      }),
      t.length > Ez && (0, x.jsxs)(`p`, { className: Tz.more, children: [`The first `, Ez, ` of `, t.length, ` rows; the table has all.`] }),
    ],
  });
}
var Nz = (e) => (e.scheme === void 0 ? String(e.name) : `${e.name} (${e.scheme})`);
function Pz({ columns: e, fillOf: t }) {
  return (0, x.jsx)(`ul`, {
    className: Tz.legend,
    children: e.map(({ key: e, label: n }, r) =>
      (0, x.jsxs)(
        `li`,
        {
          children: [
            (0, x.jsx)(`svg`, { width: `20`, height: `14`, children: (0, x.jsx)(`rect`, { width: `20`, height: `14`, rx: `2`, fill: t(r) }) }),
            n,
          ],
        },
        e,
      ),
    ),
  });
}
function Fz({ idBase: e, count: t }) {
  return (0, x.jsx)(`svg`, {
    width: `0`,
    height: `0`,
    style: { position: `absolute` },
    children: (0, x.jsx)(`defs`, {
      children: Array.from({ length: t }, (t, n) =>
        (0, x.jsxs)(
          `pattern`,
          {
            id: `${e}-${n}`,
            width: `6`,
            height: `6`,
            patternUnits: `userSpaceOnUse`,
            patternTransform: `rotate(45)`,
            children: [
              (0, x.jsx)(`rect`, { width: `6`, height: `6`, fill: `var(--portal-chart-${(n % jz.length) + 1})` }),
              (0, x.jsx)(Iz, { pattern: jz[n % jz.length] ?? `solid` }),
            ],
          },
          n,
        ),
      ),
    }),
  });
}
function Iz({ pattern: e }) {
  return e === `stripes`
    ? (0, x.jsx)(`rect`, { width: `2`, height: `6`, fill: `var(--portal-surface)`, fillOpacity: `0.75` })
    : e === `outline`
      ? (0, x.jsx)(`rect`, { width: `6`, height: `6`, fill: `var(--portal-surface)`, fillOpacity: `0.6` })
      : e === `dots`
        ? (0, x.jsx)(`circle`, { cx: `3`, cy: `3`, r: `1.5`, fill: `var(--portal-surface)`, fillOpacity: `0.85` })
        : null;
}
export { Mz as ReportChart };
