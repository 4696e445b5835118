import type { FactsView } from "../../content/facts/facts.ts";
import { presentFacts } from "../../content/facts/present-facts.ts";
import type { Loader } from "../../render/page-loader.ts";
import { facts } from "./facts.ts";

export { facts as fixedFacts };
export const load: Loader<FactsView> = async (_ctx, { language }) => ({ content: presentFacts(facts, language) });
