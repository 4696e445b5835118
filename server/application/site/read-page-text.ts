import { findPublishedContent } from "#db/queries/published-content.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

/** A text that staff published for a page. It replaces the text of the build. */
export type PublishedPageText = {
  readonly title: string;
  /** Markdown. */ readonly body: string;
  /** YYYY-MM-DD */ readonly reviewedOn: string | null;
};

/** The published text of a page. Undefined when there is none. @source issue "page texts (Markdown with preview)" */
export async function readPageText(ctx: AppContext, { key }: { readonly key: string }): Promise<PublishedPageText | undefined> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entry = await findPublishedContent(ctx.db, "page-text", key, ctx.now());
  return entry === undefined ? undefined : { title: entry.fields.title, body: entry.fields.body, reviewedOn: entry.fields.reviewedOn };
}
