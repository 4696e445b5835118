export { loadNothing as load } from "../../render/page-loader.ts";
