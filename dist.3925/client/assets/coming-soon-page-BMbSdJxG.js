import { f as e } from "./council-CQzFXpBu.js";
import { n as t } from "./states-C8WaN0e3.js";
import { n } from "./council-mark-CuNWYdZm.js";
import { t as r } from "./council-shell-DWumaZ08.js";
import { t as i } from "./jsx-runtime-Wy9s6hX0.js";
var a = i();
function o() {
  let { pathname: i } = e(),
    o = i.split(`/`).at(-1) ?? ``;
  return (0, a.jsxs)(r, { children: [(0, a.jsx)(n, { title: o.toUpperCase() }), (0, a.jsx)(t, { title: `coming soon` })] });
}
export { o as CouncilComingSoonPage };
