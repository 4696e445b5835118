import { a as e } from "./council-CQzFXpBu.js";
import { n as t } from "./addresses-Cta_7Uc2.js";
import { n } from "./index-D_iDA8SX.js";
import { t as r } from "./jsx-runtime-Wy9s6hX0.js";
var i = r(),
  a = () => (0, i.jsx)(e, { to: t(`dgft`, n[0]), replace: !0 });
export { a as DecisionHomePage };
