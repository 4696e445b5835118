import type { FactsView } from "../../content/facts/facts.ts";
import type { TextContent } from "../../content/page-content.ts";
import { factsBeside } from "../../render/load-facts.ts";
import type { Loader } from "../../render/page-loader.ts";
import { facts } from "./facts.ts";

export { facts };
export const load: Loader<FactsView | TextContent> = (ctx, request) => factsBeside(ctx, request, facts);
