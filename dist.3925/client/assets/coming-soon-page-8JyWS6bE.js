import { f as e } from "./council-CQzFXpBu.js";
import { n as t } from "./council-mark-CuNWYdZm.js";
import { n } from "./states-C8WaN0e3.js";
import { t as r } from "./member-shell-h7iSdiE5.js";
import { t as i } from "./jsx-runtime-Wy9s6hX0.js";
var a = i();
function o() {
  let i = e().pathname.split(`/`).at(-1) ?? ``;
  return (0, a.jsxs)(r, { children: [(0, a.jsx)(t, { title: i.toUpperCase() }), (0, a.jsx)(n, { title: `coming soon` })] });
}
export { o as MemberComingSoonPage };
