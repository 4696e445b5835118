import { n as e } from "./council-CQzFXpBu.js";
import { i as t, n, r } from "./index-D_iDA8SX.js";
function i(e) {
  return r(e)
    .listLabel.split(` `)
    .map((e, t) => `${t === 0 ? e.charAt(0).toLowerCase() : e.charAt(0).toUpperCase()}${e.slice(1)}`)
    .join(``);
}
function a(e) {
  let r = n.find((t) => i(t).toLowerCase() === e.toLowerCase());
  return r === void 0 ? void 0 : t[r];
}
function o(t, n) {
  return `${t === `council` ? e.councilHome : e.dgftHome}/${i(n)}`;
}
function s(t, n, r, i) {
  if (t === `member`) return `${e.memberHome}/reimbursements/${r}`;
  let a = `${o(t, n)}/${r}`;
  return t === `council` && i !== void 0 ? `${a}?document=${encodeURIComponent(i)}` : a;
}
export { i, o as n, s as r, a as t };
