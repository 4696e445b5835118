import { t as e } from "./toasts-gYIe_41e.js";
var t = (t) => e({ tone: `success`, message: t, durationMs: 2e3 });
export { t };
