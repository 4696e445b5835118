import type { HsCodesView } from "#domain/site/hs-codes-view.ts";
import { readHsCodes } from "#server/application/site/read-hs-codes.ts";
import type { FactsView } from "../../content/facts/facts.ts";
import type { TextContent } from "../../content/page-content.ts";
import { factsBeside } from "../../render/load-facts.ts";
import type { Loader } from "../../render/page-loader.ts";
import { facts } from "./facts.ts";

export type HsCodesContent = { readonly codes: HsCodesView; readonly facts: FactsView | TextContent };

export { facts };
export const load: Loader<HsCodesContent> = async (ctx, request) => {
  const { content, ...rest } = await factsBeside(ctx, request, facts);
  return { content: { codes: await readHsCodes(ctx, { search: request.search }), facts: content }, ...rest };
};
