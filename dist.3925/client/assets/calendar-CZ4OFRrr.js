var e = (e) => new Date(e.getTime() + 198e5).toISOString().slice(0, 10);
function t(e) {
  let t = Number(e.slice(0, 4)),
    n = Number(e.slice(5, 7)) >= 4 ? t : t - 1;
  return `${String(n).slice(2)}${String(n + 1).slice(2)}`;
}
function n(e) {
  let n = t(e);
  return `20${n.slice(0, 2)}-${n.slice(2)}`;
}
function r(e, t) {
  let [r, a] = [i(e), i(t)];
  return Array.from({ length: Math.max(0, a - r + 1) }, (e, t) => n(`${a - t}-04-01`));
}
var i = (e) => Number(e.slice(0, 4));
function a(e) {
  let t = /^(\d{2})-(\d{2})-(\d{4})$/.exec(e),
    n = t ? `${t[3]}-${t[2]}-${t[1]}` : e;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(n)) return;
  let r = new Date(`${n}T00:00:00Z`);
  return !Number.isNaN(r.getTime()) && r.toISOString().startsWith(n) ? n : void 0;
}
export { a as i, r as n, e as r, n as t };
