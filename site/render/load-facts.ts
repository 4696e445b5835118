import type { FactsContent, FactsView } from "../content/facts/facts.ts";
import { presentFacts } from "../content/facts/present-facts.ts";
import type { PageHead, TextContent } from "../content/page-content.ts";
import type { AppContext } from "#server/context.ts";
import { publishedText } from "./load-text.ts";
import type { Loader, PageRequest } from "./page-loader.ts";

/** Loads a page of facts. A text that staff published for the page replaces them. */
export const loadFacts =
  (facts: FactsContent): Loader<FactsView> =>
  async (ctx, request) => {
    const text = await publishedText(ctx, request);
    return text === undefined ? { content: presentFacts(facts, request.language) } : { ...text, isText: true };
  };

/** The same for facts beside other content, for a loader that adds that content: only the facts are replaced. */
export async function factsBeside(
  ctx: AppContext,
  request: PageRequest,
  facts: FactsContent,
): Promise<{ readonly content: FactsView | TextContent; readonly head?: PageHead }> {
  return (await publishedText(ctx, request)) ?? { content: presentFacts(facts, request.language) };
}
