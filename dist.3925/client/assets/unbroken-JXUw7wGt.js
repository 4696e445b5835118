import { t as e } from "./jsx-runtime-Wy9s6hX0.js";
var t = e();
function n({ children: e }) {
  return (0, t.jsx)(`span`, { style: { whiteSpace: `nowrap` }, children: e });
}
export { n as t };
