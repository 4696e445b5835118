import type { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { isSecondPerson, type Invitations } from "#domain/accounts/second-person.ts";
import { selectForSecond, type ForSecondRow } from "#db/queries/second-looks.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";
import { confirmationProblem } from "./reopening.ts";
import { partyOf } from "./transition.ts";

export const ListForSecondInput = Page;
export type ListForSecondInput = z.output<typeof Page>;

/** Something that waits for a second person. */
export type ForSecondView = Omit<ForSecondRow, "askedBy" | "decidedBy"> & {
  /** The reader is that person: asked for nothing here, and did not decide. */
  readonly canConfirm: boolean;
};

/** What waits for a second person of the reader's office, the longest waiting first: prepared recommendations and reopenings. */
export async function listForSecond(ctx: AppContext, input: ListForSecondInput): Promise<Paged<ForSecondView>> {
  const actor = authorize(ctx.actor, "reimbursements.listForSecond");
  const { page, pageSize } = input;
  const office = actor.role === "DGFT_ADMIN" ? "dgft" : "council";
  const { rows, count } = await selectForSecond(ctx.db, office, { offset: (page - 1) * pageSize, limit: pageSize });
  const invitations = rows.length === 0 ? new Map<string, string>() : await selectInvitations(ctx.db);
  return paged(
    rows.map(({ askedBy, decidedBy, ...row }) => ({ ...row, canConfirm: canConfirm(actor, invitations, { ...row, askedBy, decidedBy }) })),
    count,
    input,
  );
}

function canConfirm(actor: StaffActor, invitations: Invitations, { kind, askedBy, decidedBy, decisionKind }: ForSecondRow): boolean {
  if (kind === "second_look") return partyOf(actor) === "council" && isSecondPerson(invitations, askedBy, actor.userId);
  if (decidedBy === null || decisionKind === null) return false;
  return confirmationProblem({ askedBy, decidedBy, decisionKind }, { actor, invitations, councilActors: [] }) === undefined;
}
