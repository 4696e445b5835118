import type { HsCodesView } from "#domain/site/hs-codes-view.ts";
import { readHsCodes } from "#server/application/site/read-hs-codes.ts";
import type { FactsView } from "../../content/facts/facts.ts";
import { presentFacts } from "../../content/facts/present-facts.ts";
import type { Loader } from "../../render/page-loader.ts";
import { facts } from "./facts.ts";

export type HsCodesContent = { readonly codes: HsCodesView; readonly facts: FactsView };

export { facts as fixedFacts };
export const load: Loader<HsCodesContent> = async (ctx, { search, language }) => ({
  content: { codes: await readHsCodes(ctx, { search }), facts: presentFacts(facts, language) },
});
