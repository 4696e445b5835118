import type { TextPageContent } from "#domain/site/text-page.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";

/** The text pages of the website in the order of the menu, for the content desk. Empty in a process without the website. */
export async function listTextPages(ctx: AppContext): Promise<readonly TextPageContent[]> {
  authorize(ctx.actor, "site.readContent");
  return ctx.textPages ?? [];
}
