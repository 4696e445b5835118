import { f as e, t } from "./council-CQzFXpBu.js";
import { c as n, d as r } from "./schemas-Bvbep7Tl.js";
var i = n({ list: r().startsWith(`?`) }),
  a = (e) => (e === `` ? void 0 : { list: e });
function o(t) {
  let { state: n } = e(),
    r = i.safeParse(n);
  return r.success ? `${t}${r.data.list}` : t;
}
var s = { member: `Member`, council: t.shortName, dgft: t.officer, nobody: `Nobody` },
  c = (e, t) => (e === t ? `You` : s[e]);
function l({ withWhom: e, daysInState: t }) {
  return e === `nobody` ? `–` : t === 1 ? `1 day` : `${t} days`;
}
export { o as i, c as n, a as r, l as t };
