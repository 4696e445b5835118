import { D as e, l as t, n } from "./Box-1EkfdRjd.js";
import { I as r } from "./council-mark-CuNWYdZm.js";
import { t as i } from "./jsx-runtime-Wy9s6hX0.js";
var a = { root: `m_849cf0da` },
  o = i(),
  s = { underline: `hover` },
  c = n((n) => {
    let { underline: i, className: c, unstyled: l, mod: u, ...d } = t(`Anchor`, s, n);
    return (0, o.jsx)(r, {
      component: `a`,
      className: e({ [a.root]: !l }, c),
      ...d,
      mod: [{ underline: i }, u],
      __staticSelector: `Anchor`,
      unstyled: l,
    });
  });
((c.classes = a), (c.displayName = `@mantine/core/Anchor`));
export { c as t };
