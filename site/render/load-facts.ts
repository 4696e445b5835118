import type { FactsContent, FactsView } from "../content/facts/facts.ts";
import { presentFacts } from "../content/facts/present-facts.ts";
import { publishedText } from "./load-text.ts";
import type { Loader } from "./page-loader.ts";

/** Loads a page of facts. A text that staff published for the page replaces them. */
export const loadFacts =
  (facts: FactsContent): Loader<FactsView> =>
  async (ctx, request) => {
    const text = await publishedText(ctx, request);
    return text === undefined ? { content: presentFacts(facts, request.language) } : { ...text, isText: true };
  };
