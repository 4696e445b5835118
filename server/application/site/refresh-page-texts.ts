import { updateSitePageTexts } from "#db/queries/site-search.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/** The texts of a page in a language, plain or Markdown. */
export type SearchablePage = {
  readonly key: string;
  readonly language: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
};

/**
 * Replaces the page texts in the search index by those of this build.
 * @throws forbidden (not the product itself)
 */
export async function refreshPageTexts(ctx: AppContext, pages: readonly SearchablePage[]): Promise<void> {
  authorizeSystem(ctx.actor);
  await transact(ctx, (tx) => updateSitePageTexts(tx, pages));
}
