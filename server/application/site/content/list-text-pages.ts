import type { TextPageContent } from "#domain/site/text-page.ts";
import { selectContentIds } from "#db/queries/content-desk.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";

/** A text page, with the entry in which staff wrote another text for it; null when there is none. */
export type TextPageChoice = TextPageContent & { readonly entryId: string | null };

/** The text pages of the website in the order of the menu, for the content desk. Empty in a process without the website. */
export async function listTextPages(ctx: AppContext): Promise<readonly TextPageChoice[]> {
  authorize(ctx.actor, "site.readContent");
  const entries = await selectContentIds(ctx.db, "page-text");
  return (ctx.textPages ?? []).map((page) => ({ ...page, entryId: entries.get(page.key) ?? null }));
}
