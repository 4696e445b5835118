import { z } from "zod";
import { daysBetween } from "#domain/dates.ts";
import { listedJoiningStates, type JoiningState } from "#domain/joining/states.ts";
import { selectJoiningApplications, type JoiningApplicationRow } from "#db/queries/joining.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ListSearch, Page, paged, type Paged } from "../paging.ts";

export const ListApplicationsInput = Page.extend({ search: ListSearch, state: z.enum(listedJoiningStates).optional() });
export type ListApplicationsInput = z.output<typeof ListApplicationsInput>;

/** An application in the council's list. */
export type ListedJoiningApplication = {
  readonly id: string;
  readonly reference: string;
  readonly firmName: string;
  readonly gstNo: string | null;
  readonly state: JoiningState;
  readonly submittedAt: Date | null;
  /** Days for which it has waited for the council or the applicant; null once it is decided. */
  readonly waitingDays: number | null;
};

/** The submitted applications: first what waits for the council, the longest wait first. Drafts are the applicants' alone. @source issue 24 part 4 */
export async function listApplications(ctx: AppContext, input: ListApplicationsInput): Promise<Paged<ListedJoiningApplication>> {
  authorize(ctx.actor, "joining.read");
  const { page, pageSize, search, state } = input;
  const { rows, count } = await selectJoiningApplications(ctx.db, { search, state, offset: (page - 1) * pageSize, limit: pageSize });
  return paged(
    rows.map((row) => presentListed(row, ctx.now())),
    count,
    input,
  );
}

export function presentListed(
  { id, reference, firmName, gstNo, state, submittedAt, waitingSince, decidedAt }: JoiningApplicationRow,
  now: Date,
): ListedJoiningApplication {
  const isDecided = decidedAt !== null || waitingSince === null;
  return { id, reference: reference ?? "", firmName, gstNo, state, submittedAt, waitingDays: isDecided ? null : daysBetween(waitingSince, now) };
}
