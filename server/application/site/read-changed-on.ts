import { calendarDateInIndia } from "#domain/dates.ts";
import type { ContentKind } from "#domain/site/content/kinds/index.ts";
import { selectPublishedKinds } from "#db/queries/published-content.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

/** The day in India on which one of the public entries of these kinds was last published. Undefined while there are none. */
export async function readChangedOn(ctx: AppContext, kinds: readonly ContentKind[]): Promise<string | undefined> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const entries = Object.values(await selectPublishedKinds(ctx.db, kinds, ctx.now())).flat();
  return entries
    .map(({ changedAt }) => calendarDateInIndia(changedAt))
    .toSorted()
    .at(-1);
}
