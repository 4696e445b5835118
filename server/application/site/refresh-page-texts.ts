import { replaceSitePageTexts } from "#db/queries/site-search.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/** What a page says in a language, as plain text or Markdown. */
export type PageText = { readonly key: string; readonly language: string; readonly title: string; readonly summary: string; readonly body: string };

/**
 * Tells the search what the pages of this build say; those of an older build are forgotten.
 * @throws forbidden (not the product itself)
 */
export async function refreshPageTexts(ctx: AppContext, pages: readonly PageText[]): Promise<void> {
  authorizeSystem(ctx.actor);
  await transact(ctx, (tx) => replaceSitePageTexts(tx, pages));
}
