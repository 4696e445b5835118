import type { ContentLanguage } from "#domain/site/content/languages.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { findPublished } from "./published-entries.ts";

/** A text that staff published for a page. It replaces the text of the build. */
export type PublishedPageText = {
  readonly title: string;
  /** Markdown. */ readonly body: string;
  /** YYYY-MM-DD */ readonly reviewedOn: string | null;
  readonly writtenIn: ContentLanguage;
};

/** The published text of a page. Undefined when there is none. @source issue "page texts (Markdown with preview)" */
export async function readPageText(ctx: AppContext, { key }: { readonly key: string }): Promise<PublishedPageText | undefined> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entry = await findPublished(ctx, "page-text", key);
  return entry === undefined ? undefined : { ...entry.fields, writtenIn: entry.writtenIn };
}
