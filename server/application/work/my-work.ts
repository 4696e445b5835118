import { z } from "zod";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { countedAtMost, partsFor, workParts, type WorkPart } from "#domain/work/parts.ts";
import { selectReviewRowsByIds } from "#db/queries/reviews.ts";
import { countWaitingApplications } from "#db/queries/joining.ts";
import { countForSecond } from "#db/queries/second-looks.ts";
import { countWaiting, countWork, selectWorkIds } from "#db/queries/work-list.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { paged, Page, type Paged } from "../paging.ts";
import { listedAnswers, presentListRow, type ReviewListRow } from "../reviews/present-list-row.ts";
import { getWorkScope } from "../reviews/work-scope.ts";

export const ListWorkInput = Page.extend({ part: z.enum(workParts).optional() });
export type ListWorkInput = z.output<typeof ListWorkInput>;

/** A claim of My work. `standsInFor` names the absent owner in whose place the reader is. */
export type WorkRow = ReviewListRow & { readonly standsInFor: string | undefined };
export type WorkPage = Paged<WorkRow> & {
  /** There are more pages than were counted. */
  readonly isCountOpen: boolean;
  /** The part that is shown: the one asked for, else the first that has claims. */
  readonly part: WorkPart;
  /** Counted up to one more than a menu shows. */
  readonly counts: Readonly<Partial<Record<WorkPart, number>>>;
  readonly readAt: Date;
};

/**
 * A page of My work over all schemes, longest waiting first, with the counts of its parts.
 * @source desks-and-more.md 2 "My work"
 */
export async function listWork(ctx: AppContext, { part: wanted, page, pageSize }: ListWorkInput): Promise<WorkPage> {
  const actor = authorize(ctx.actor, "work.read");
  const scope = await getWorkScope(ctx, actor);
  const parts = partsFor(scope.office);
  const counts = await countWork(ctx.db, scope, parts);
  const part = parts.find((one) => one === wanted) ?? parts.find((one) => (counts[one] ?? 0) > 0) ?? "mine";
  const offset = (page - 1) * pageSize;
  // One more than the page shows says whether there is a next one.
  const ids = await selectWorkIds(ctx.db, scope, { part, offset, limit: pageSize + 1 });
  const counted = counts[part] ?? 0;
  const rows = await selectReviewRowsByIds(ctx.db, ids.slice(0, pageSize), [...new Set(schemeKinds.flatMap(listedAnswers))]);
  const readAt = ctx.now();
  const shown = rows.map((row) => presentListRow(row, { reader: scope.office, now: readAt }));
  const standsIn = (ownerId: string | undefined): string | undefined =>
    ownerId !== undefined && ownerId !== actor.userId && scope.owners.includes(ownerId)
      ? scope.officers.find(({ id }) => id === ownerId)?.name
      : undefined;
  return {
    ...paged(
      shown.map((row) => ({ ...row, standsInFor: standsIn(row.owner?.id) })),
      rows.length === 0 ? counted : Math.max(counted, offset + rows.length),
      { page, pageSize },
    ),
    isCountOpen: counted > countedAtMost && ids.length > pageSize,
    part,
    counts,
    readAt,
  };
}

export type WaitingCounts = {
  readonly mine: number;
  readonly schemes: Readonly<Record<SchemeKind, number>>;
  /** What waits for a second person. */
  readonly second: number;
  /** Applications for membership that wait for the council. */
  readonly applications: number;
};

/** What waits, for the menu. */
export async function getWaitingCounts(ctx: AppContext): Promise<WaitingCounts> {
  const actor = authorize(ctx.actor, "work.read");
  const scope = await getWorkScope(ctx, actor);
  const [counts, second, applications] = await Promise.all([
    countWaiting(ctx.db, scope),
    countForSecond(ctx.db, scope.office),
    scope.office === "council" ? countWaitingApplications(ctx.db) : 0,
  ]);
  return { ...counts, second, applications };
}
