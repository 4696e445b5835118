import { A as e, F as t, O as n, c as r, j as i, l as a, r as o, t as s } from "./Box-1EkfdRjd.js";
import { m as c } from "./CheckIcon-Cp5vdiKO.js";
import { t as l } from "./jsx-runtime-Wy9s6hX0.js";
var [u, d] = c(`List component was not found in tree`),
  f = { root: `m_abbac491`, item: `m_abb6bec2`, itemWrapper: `m_75cd9f71`, itemIcon: `m_60f83e5b` },
  p = l(),
  m = o((e) => {
    let { classNames: t, className: n, style: r, styles: i, vars: o, icon: c, children: l, mod: u, ...f } = a(`ListItem`, null, e),
      m = d(),
      h = c || m.icon,
      g = { classNames: t, styles: i };
    return (0, p.jsx)(s, {
      ...m.getStyles(`item`, { ...g, className: n, style: r }),
      component: `li`,
      mod: [{ "with-icon": !!h, centered: m.center }, u],
      ...f,
      children: (0, p.jsxs)(`div`, {
        ...m.getStyles(`itemWrapper`, g),
        children: [
          h && (0, p.jsx)(`span`, { ...m.getStyles(`itemIcon`, g), children: h }),
          (0, p.jsx)(`span`, { ...m.getStyles(`itemLabel`, g), children: l }),
        ],
      }),
    });
  });
((m.classes = f), (m.displayName = `@mantine/core/ListItem`));
var h = { type: `unordered` },
  g = n((n, { size: r, spacing: a }) => ({ root: { "--list-fz": e(r), "--list-lh": i(r), "--list-spacing": t(a) } })),
  _ = o((e) => {
    let t = a(`List`, h, e),
      {
        classNames: n,
        className: i,
        style: o,
        styles: c,
        unstyled: l,
        vars: d,
        children: m,
        type: _,
        withPadding: v,
        icon: y,
        spacing: b,
        center: x,
        listStyleType: S,
        mod: C,
        attributes: w,
        ...T
      } = t,
      E = r({
        name: `List`,
        classes: f,
        props: t,
        className: i,
        style: o,
        classNames: n,
        styles: c,
        unstyled: l,
        attributes: w,
        vars: d,
        varsResolver: g,
      });
    return (0, p.jsx)(u, {
      value: { center: x, icon: y, getStyles: E },
      children: (0, p.jsx)(s, {
        ...E(`root`, { style: { listStyleType: S } }),
        component: _ === `unordered` ? `ul` : `ol`,
        mod: [{ "with-padding": v, type: y ? `none` : S }, C],
        ...T,
        children: m,
      }),
    });
  });
((_.classes = f), (_.varsResolver = g), (_.displayName = `@mantine/core/List`), (_.Item = m));
export { _ as t };
