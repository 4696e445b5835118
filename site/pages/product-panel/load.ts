import { productPanel as body } from "#domain/site/product-panel.ts";
import { loadText } from "../../render/load-text.ts";

export { body };
export const load = loadText(body);
