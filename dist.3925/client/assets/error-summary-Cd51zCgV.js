import { r as e } from "./CheckIcon-Cp5vdiKO.js";
import { t } from "./Anchor-DauX0NFF.js";
import { t as n } from "./List-D52kvyMs.js";
import { I as r, N as i } from "./council-mark-CuNWYdZm.js";
import { a, n as o, t as s } from "./jsx-runtime-Wy9s6hX0.js";
import { n as c } from "./IconCheck-DZkaatp6.js";
var l = a(o(), 1),
  u = s();
function d({ problems: a, lead: o, attempt: s }) {
  let d = (0, l.useRef)(null),
    p = a.length > 0 || o !== void 0;
  return (
    (0, l.useEffect)(() => {
      p && d.current?.focus();
    }, [s, p]),
    p
      ? (0, u.jsxs)(e, {
          ref: d,
          tabIndex: -1,
          color: `red`,
          role: `alert`,
          icon: (0, u.jsx)(c, { "aria-hidden": `true` }),
          mb: `lg`,
          children: [
            (0, u.jsx)(i, { order: 2, size: `h3`, children: `There is a problem` }),
            o !== void 0 && (0, u.jsx)(r, { mt: 4, children: o }),
            a.length > 0 &&
              (0, u.jsx)(n, {
                mt: `xs`,
                children: a.map(({ text: e, fieldId: r }) =>
                  (0, u.jsx)(
                    n.Item,
                    {
                      children:
                        r === void 0 ? e : (0, u.jsx)(t, { href: `#${r}`, display: `inline-block`, py: 3, onClick: (e) => f(e, r), children: e }),
                    },
                    `${r} ${e}`,
                  ),
                ),
              }),
          ],
        })
      : null
  );
}
function f(e, t) {
  let n = document.getElementById(t);
  if (n === null) return;
  e.preventDefault();
  let r = n.matches(`input, select, textarea, button`) ? n : (n.querySelector(`input, select, textarea, button`) ?? n);
  (r.focus(), r.scrollIntoView({ block: `center` }));
}
export { d as t };
