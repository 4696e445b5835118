export { productPanel as body } from "#domain/site/product-panel.ts";
