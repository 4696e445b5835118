import { t as e } from "./jsx-runtime-Wy9s6hX0.js";
var t = { tag: `_tag_ukz57_1` },
  n = e();
function r({ tone: e, children: r }) {
  return (0, n.jsx)(`span`, { className: t.tag, "data-tone": e, children: r });
}
export { r as t };
