import type { HsCodesView } from "#domain/site/hs-codes-view.ts";
import { readHsCodes } from "#server/application/site/read-hs-codes.ts";
import { presentFacts, type FactsView } from "../../content/facts/facts.ts";
import type { Loader } from "../../render/page-loader.ts";
import { facts } from "./facts.ts";

export type HsCodesContent = { readonly codes: HsCodesView; readonly facts: FactsView };

export const load: Loader<HsCodesContent> = async (ctx, { search }) => ({
  content: { codes: await readHsCodes(ctx, { search }), facts: presentFacts(facts) },
});
