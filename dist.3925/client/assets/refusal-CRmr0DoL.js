import { a as e, n as t, t as n } from "./jsx-runtime-Wy9s6hX0.js";
import { s as r } from "./CheckIcon-Cp5vdiKO.js";
import { I as i, N as a, c as o, i as s, o as c, r as l } from "./council-mark-CuNWYdZm.js";
import { t as u } from "./Anchor-DauX0NFF.js";
import { a as d, r as f } from "./states-C8WaN0e3.js";
import { t as p } from "./IconDownload-R_OTlAX5.js";
import { $ as m, C as h, M as g, O as _, T as v } from "./index-D_iDA8SX.js";
var y = l(`outline`, `arrows-maximize`, `ArrowsMaximize`, [
    [`path`, { d: `M16 4l4 0l0 4`, key: `svg-0` }],
    [`path`, { d: `M14 10l6 -6`, key: `svg-1` }],
    [`path`, { d: `M8 20l-4 0l0 -4`, key: `svg-2` }],
    [`path`, { d: `M4 20l6 -6`, key: `svg-3` }],
    [`path`, { d: `M16 20l4 0l0 -4`, key: `svg-4` }],
    [`path`, { d: `M14 14l6 6`, key: `svg-5` }],
    [`path`, { d: `M8 4l-4 0l0 4`, key: `svg-6` }],
    [`path`, { d: `M4 4l6 6`, key: `svg-7` }],
  ]),
  b = l(`outline`, `chevron-left`, `ChevronLeft`, [[`path`, { d: `M15 6l-6 6l6 6`, key: `svg-0` }]]),
  x = l(`outline`, `chevron-right`, `ChevronRight`, [[`path`, { d: `M9 6l6 6l-6 6`, key: `svg-0` }]]),
  S = l(`outline`, `zoom-in`, `ZoomIn`, [
    [`path`, { d: `M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`, key: `svg-0` }],
    [`path`, { d: `M7 10l6 0`, key: `svg-1` }],
    [`path`, { d: `M10 7l0 6`, key: `svg-2` }],
    [`path`, { d: `M21 21l-6 -6`, key: `svg-3` }],
  ]),
  C = l(`outline`, `zoom-out`, `ZoomOut`, [
    [`path`, { d: `M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`, key: `svg-0` }],
    [`path`, { d: `M7 10l6 0`, key: `svg-1` }],
    [`path`, { d: `M21 21l-6 -6`, key: `svg-2` }],
  ]),
  w = e(t(), 1),
  T = { rows: `_rows_7wwsj_1`, row: `_row_7wwsj_1`, unknown: `_unknown_7wwsj_27`, action: `_action_7wwsj_32` },
  E = n();
function D({ rows: e, title: t, isStacked: n = !1 }) {
  let r = (0, w.useId)();
  return t === void 0
    ? (0, E.jsx)(O, { rows: e, isStacked: n })
    : (0, E.jsxs)(m, {
        component: `section`,
        withBorder: !0,
        p: `md`,
        "aria-labelledby": r,
        children: [(0, E.jsx)(a, { order: 2, size: `h3`, id: r, mb: `xs`, children: t }), (0, E.jsx)(O, { rows: e, isStacked: n })],
      });
}
function O({ rows: e, isStacked: t }) {
  return (0, E.jsx)(`dl`, {
    className: T.rows,
    "data-stacked": t || void 0,
    children: e.map(({ label: e, value: t, action: n }) =>
      (0, E.jsxs)(
        `div`,
        {
          className: T.row,
          children: [
            (0, E.jsx)(`dt`, { children: e }),
            (0, E.jsxs)(`dd`, {
              children: [
                k(t) ? (0, E.jsx)(`span`, { className: T.unknown, children: g }) : t,
                n !== void 0 && (0, E.jsx)(`div`, { className: T.action, children: n }),
              ],
            }),
          ],
        },
        e,
      ),
    ),
  });
}
var k = (e) => e == null || e === ``;
function A({ kind: e, value: t }) {
  if (t !== void 0) return e === `amount` ? _(t) : e === `date` ? v(t) : t;
}
var j = (e, t) => `/files/${e}/${t}`,
  M = (e, t, n, r = 1200) => `${j(e, t)}/pages/${n}?width=${r}`,
  N = 5242880,
  P = {
    "application/pdf": { label: `PDF`, extension: `pdf`, image: !1 },
    "image/jpeg": { label: `JPG`, extension: `jpg`, image: !0 },
    "image/png": { label: `PNG`, extension: `png`, image: !0 },
    "image/webp": { label: `WebP`, extension: `webp`, image: !0 },
    "image/gif": { label: `GIF`, extension: `gif`, image: !0 },
    "image/tiff": { label: `TIFF`, extension: `tif`, image: !0 },
    "image/heic": { label: `HEIC`, extension: `heic`, image: !0 },
    "image/avif": { label: `AVIF`, extension: `avif`, image: !0 },
    "image/bmp": { label: `BMP`, extension: `bmp`, image: !0 },
  };
function F(e) {
  return Object.hasOwn(P, e);
}
function I(e) {
  return Object.entries(P)
    .filter(([, t]) => e === `pdf_or_image` || t.image)
    .flatMap(([e, t]) => [e, `.${t.extension}`])
    .join(`,`);
}
var L = {
    wrongKind: (e, t) => (t === `image` ? `${e} must be a JPG or PNG` : `${e} must be a PDF, JPG or PNG`),
    tooLarge: (e) => `${e} must be smaller than 5 MB`,
    empty: (e) => `${e} is empty. Choose the file again.`,
    passwordProtected: (e) => `${e} is password protected. Save a copy without a password and choose it again.`,
    damaged: (e) => `${e} is damaged and cannot be opened. Save or scan it again and choose the new copy.`,
    tooManyPixels: (e) => `${e} has too many pixels. Save a smaller copy of the picture and choose it.`,
    tooManyPages: (e) => `${e} has more than 1,000 pages. Save only the pages that are needed.`,
    unreadable: (e) => `${e} takes too long to open. Scan or print it again as a plain PDF or JPG and choose the new copy.`,
    dynamicForm: `This is a form that only some programs can show. Print it to a new PDF if its pages look empty here.`,
    noSuchPage: `This file has no such page.`,
    cannotBeShown: `This page cannot be shown here. Download the file to read it.`,
    interrupted: (e) => `${e} could not be uploaded, try again`,
    tooSlow: `The line was too slow and the upload was stopped. Try again, or choose a smaller copy of the file.`,
    malformed: `The upload could not be read. Choose the file again.`,
    tooManyFiles: `Too many files came at once. Choose fewer files.`,
    storeUnavailable: `Files cannot be stored right now. What was saved before is safe. Try again in a few minutes.`,
    notStored: `No such file.`,
    busy: `Many files are being checked right now. Try again in a minute.`,
  },
  R = {
    viewer: `_viewer_1ggnq_1`,
    toolbar: `_toolbar_1ggnq_9`,
    tools: `_tools_1ggnq_19`,
    tool: `_tool_1ggnq_9`,
    percent: `_percent_1ggnq_30`,
    original: `_original_1ggnq_35`,
    sheet: `_sheet_1ggnq_42`,
    page: `_page_1ggnq_52`,
    picture: `_picture_1ggnq_58`,
    waiting: `_waiting_1ggnq_71`,
    blank: `_blank_1ggnq_75`,
    waitingWords: `_waitingWords_1ggnq_79`,
  };
function z({ src: e, alt: t, width: n }) {
  let [r, i] = (0, w.useState)(`loading`),
    [a, o] = (0, w.useState)(0);
  return r === `failed`
    ? (0, E.jsx)(f, {
        message: L.cannotBeShown,
        onRetry: () => {
          (i(`loading`), o(a + 1));
        },
      })
    : (0, E.jsxs)(`div`, {
        className: R.page,
        style: { inlineSize: n },
        "aria-busy": r === `loading`,
        children: [
          r === `loading` && (0, E.jsx)(V, {}),
          (0, E.jsx)(`img`, { src: e, alt: t, className: R.picture, "data-state": r, onLoad: () => i(`shown`), onError: () => i(`failed`) }, a),
        ],
      });
}
var B = 1e3;
function V() {
  let [e, t] = (0, w.useState)(!1);
  return (
    (0, w.useEffect)(() => {
      let e = setTimeout(() => t(!0), B);
      return () => clearTimeout(e);
    }, []),
    (0, E.jsxs)(`div`, {
      className: R.waiting,
      children: [
        (0, E.jsx)(d, { className: R.blank, "aria-hidden": `true` }),
        (0, E.jsx)(i, { role: `status`, className: R.waitingWords, children: e ? `Loading page...` : `` }),
      ],
    })
  );
}
function H({ page: e, pages: t, percent: n, canZoomOut: r, canZoomIn: i, onPage: a, onZoom: o, original: s }) {
  return (0, E.jsxs)(`div`, {
    className: R.toolbar,
    children: [
      (0, E.jsxs)(`div`, {
        className: R.tools,
        children: [
          (0, E.jsx)(W, {
            name: `Previous page`,
            isBlocked: e <= 1,
            onPress: () => a(e - 1),
            children: (0, E.jsx)(b, { size: 20, "aria-hidden": `true` }),
          }),
          (0, E.jsxs)(`span`, { role: `status`, className: `portal-figures`, children: [`Page `, e, ` of `, t] }),
          (0, E.jsx)(W, {
            name: `Next page`,
            isBlocked: e >= t,
            onPress: () => a(e + 1),
            children: (0, E.jsx)(x, { size: 20, "aria-hidden": `true` }),
          }),
        ],
      }),
      (0, E.jsxs)(`div`, {
        className: R.tools,
        children: [
          (0, E.jsx)(W, { name: `Zoom out`, isBlocked: !r, onPress: () => o(`out`), children: (0, E.jsx)(C, { size: 20, "aria-hidden": `true` }) }),
          (0, E.jsxs)(`span`, { className: `${R.percent} portal-figures`, children: [n, ` %`] }),
          (0, E.jsx)(W, { name: `Zoom in`, isBlocked: !i, onPress: () => o(`in`), children: (0, E.jsx)(S, { size: 20, "aria-hidden": `true` }) }),
          (0, E.jsx)(W, {
            name: `Fit to width`,
            isBlocked: !1,
            onPress: () => o(`fit`),
            children: (0, E.jsx)(y, { size: 20, "aria-hidden": `true` }),
          }),
        ],
      }),
      (0, E.jsxs)(u, {
        href: s.href,
        download: s.name,
        className: R.original,
        children: [
          (0, E.jsx)(p, { size: 18, "aria-hidden": `true` }),
          (0, E.jsxs)(`span`, {
            children: [
              `Download original`,
              (0, E.jsxs)(`span`, { className: `portal-unseen`, children: [` `, s.name] }),
              ` (`,
              s.kind,
              `, `,
              h(s.sizeBytes),
              `)`,
            ],
          }),
        ],
      }),
    ],
  });
}
var U = { variant: `default`, size: 36 };
function W({ name: e, isBlocked: t, onPress: n, children: i }) {
  return (0, E.jsx)(r, { ...U, "aria-label": e, "aria-disabled": t || void 0, className: R.tool, onClick: t ? void 0 : n, children: i });
}
var G = [0.5, 0.75, 1, 1.25, 1.5, 2, 3],
  K = G.indexOf(1);
function q({ title: e, pages: t, pageUrl: n, original: r }) {
  let [i, a] = (0, w.useState)(1),
    [o, s] = (0, w.useState)(K),
    c = (0, w.useRef)(null);
  function l(e) {
    let n = Math.min(Math.max(e, 1), t);
    n !== i && (a(n), c.current?.scrollTo({ top: 0 }));
  }
  let u = (e) => s(Math.min(Math.max(e, 0), G.length - 1)),
    d = {
      ArrowLeft: () => l(i - 1),
      ArrowRight: () => l(i + 1),
      Home: () => l(1),
      End: () => l(t),
      "+": () => u(o + 1),
      "=": () => u(o + 1),
      "-": () => u(o - 1),
      0: () => u(K),
    };
  function f(e) {
    let t = e.ctrlKey || e.metaKey || e.altKey ? void 0 : d[e.key],
      n = e.key.startsWith(`Arrow`) && o > K;
    t === void 0 || n || (e.preventDefault(), t());
  }
  let p = G[o] ?? 1;
  return (0, E.jsxs)(`section`, {
    className: R.viewer,
    "aria-label": e,
    children: [
      (0, E.jsx)(H, {
        page: i,
        pages: t,
        percent: Math.round(p * 100),
        canZoomOut: o > 0,
        canZoomIn: o < G.length - 1,
        onPage: l,
        onZoom: (e) => u(e === `fit` ? K : o + (e === `in` ? 1 : -1)),
        original: r,
      }),
      (0, E.jsx)(`div`, {
        ref: c,
        className: R.sheet,
        role: `group`,
        tabIndex: 0,
        "aria-label": `Page ${i} of ${e}`,
        onKeyDown: f,
        children: (0, E.jsx)(z, { src: n(i), alt: `${e}, page ${i} of ${t}`, width: `${p * 100}%` }, i),
      }),
    ],
  });
}
var J = 1e3;
function Y(e, t = !1) {
  let n = o.useUtils(),
    [r, i] = (0, w.useState)(t),
    a = o.dossiers.request.useMutation({
      onSuccess: (t) => {
        (n.dossiers.get.setData({ reimbursementId: e }, t), i(!0));
      },
      onError: () => i(!1),
    }),
    c = o.dossiers.get.useQuery(
      { reimbursementId: e },
      { refetchInterval: ({ state: e }) => (e.data?.state !== `ready` && (r || e.data?.state === `building`) ? J : !1), trpc: { context: s } },
    ),
    l = () => a.mutate({ reimbursementId: e }),
    u = (0, w.useEffectEvent)(() => {
      t && l();
    });
  (0, w.useEffect)(() => u(), [e]);
  let d = c.data?.state === `ready`;
  return { dossier: c.data, error: a.error ?? c.error, isBuilding: !d && (a.isPending || r || c.data?.state === `building`), request: l };
}
var X = ({ code: e }) => e === `stale_version` || e === `wrong_state`;
function Z(e, t) {
  let { code: n, message: r } = c(e);
  return n === `` ? t.network : n === `internal` ? `${t.failed}. ${r}` : r;
}
export { I as a, N as c, M as d, A as f, q as i, P as l, Z as n, L as o, D as p, Y as r, F as s, X as t, j as u };
