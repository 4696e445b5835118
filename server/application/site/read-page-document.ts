import type { SiteDocument } from "#domain/site/content/published.ts";
import { findPublishedContent } from "#db/queries/published-content.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

/**
 * The PDF of a page: that of the publication whose address is the page's key; null while there is none.
 * @source product.md "What placeholder becomes" (product-panel PDF, FAQ PDF)
 */
export async function readPageDocument(ctx: AppContext, { key }: { readonly key: string }): Promise<SiteDocument | null> {
  authorizeAnyone(ctx.actor, "site.readPages");
  return (await findPublishedContent(ctx.db, "publication", key, ctx.now()))?.document ?? null;
}
