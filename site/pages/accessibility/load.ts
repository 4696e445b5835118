import { loadText } from "../../render/load-text.ts";
import { body } from "./body.ts";

export { body };
export const load = loadText(body);
