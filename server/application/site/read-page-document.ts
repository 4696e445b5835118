import type { SiteDocument } from "#domain/site/content/published.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { findPublished } from "./published-entries.ts";

/**
 * The PDF of a page: that of the publication whose address is the page's key; null while there is none.
 * @source product.md "What placeholder becomes" (product-panel PDF, FAQ PDF)
 */
export async function readPageDocument(ctx: AppContext, { key }: { readonly key: string }): Promise<SiteDocument | null> {
  authorizeAnyone(ctx.actor, "site.readPages");
  return (await findPublished(ctx, "publication", key))?.document ?? null;
}
