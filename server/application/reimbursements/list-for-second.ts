import type { z } from "zod";
import { canLookSecond, type Decider } from "#domain/reimbursements/decided-before.ts";
import { selectDecidersOf } from "#db/queries/decisions.ts";
import { selectCouncilActorsOf } from "#db/queries/reimbursements.ts";
import { selectForSecond, type ForSecondRow } from "#db/queries/second-looks.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";
import { confirmationProblem, type Confirming } from "./reopening.ts";
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
  const ids = rows.map(({ reimbursementId }) => reimbursementId);
  const [invitations, acted, decided] = await Promise.all([
    rows.length === 0 ? new Map<string, string>() : selectInvitations(ctx.db),
    selectCouncilActorsOf(ctx.db, office === "dgft" ? ids : []),
    selectDecidersOf(ctx.db, office === "council" ? ids : []),
  ]);
  return paged(
    rows.map(({ askedBy, decidedBy, ...row }) => {
      const isOfRow = ({ reimbursementId }: { readonly reimbursementId: string }): boolean => reimbursementId === row.reimbursementId;
      const by = { actor, invitations, councilActors: acted.filter(isOfRow).map(({ actorId }) => actorId) };
      return { ...row, canConfirm: canConfirm(by, { ...row, askedBy, decidedBy }, decided.filter(isOfRow)) };
    }),
    count,
    input,
  );
}

function canConfirm(by: Confirming, { kind, askedBy, decidedBy, decisionKind }: ForSecondRow, deciders: readonly Decider[]): boolean {
  const { actor, invitations } = by;
  if (kind === "second_look") return partyOf(actor) === "council" && canLookSecond(invitations, askedBy, deciders, actor.userId);
  if (decidedBy === null || decisionKind === null) return false;
  return confirmationProblem({ askedBy, decidedBy, decisionKind }, by) === undefined;
}
