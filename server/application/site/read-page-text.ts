import { findPublishedContent } from "#db/queries/published-content.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

/** What staff have published in place of the text that a page came with. */
export type PageText = { readonly title: string; /** Markdown. */ readonly body: string; /** YYYY-MM-DD */ readonly reviewedOn: string | null };

/** The published text of a page by its key in the table of pages; undefined while there is none. @source issue "page texts (Markdown with preview)" */
export async function readPageText(ctx: AppContext, { key }: { readonly key: string }): Promise<PageText | undefined> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entry = await findPublishedContent(ctx.db, "page-text", key, ctx.now());
  return entry === undefined ? undefined : { title: entry.fields.title, body: entry.fields.body, reviewedOn: entry.fields.reviewedOn };
}
