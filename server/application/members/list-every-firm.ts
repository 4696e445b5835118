import { invalid } from "#domain/errors.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { selectFirms, type ListedFirm } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

const maxFirms = 1_000;

/**
 * Every firm in one answer, up to a thousand firms.
 * @throws invalid (`too_many_firms`: ask for pages)
 * @source rest-api.md "get-all-users"
 */
export async function listEveryFirm(ctx: AppContext, { search }: { readonly search: string | undefined }): Promise<ListedFirm[]> {
  authorize(ctx.actor, "members.listFirms");
  const { rows, count } = await selectFirms(ctx.db, { search, todayOn: calendarDateInIndia(ctx.now()), order: "name", offset: 0, limit: maxFirms });
  if (count > maxFirms) throw invalid("too_many_firms", `There are ${count} firms. Ask for pages: page=1&page_size=100.`);
  return rows;
}
