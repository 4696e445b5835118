import { z } from "zod";
import type { SignedInActor, StaffActor } from "#domain/accounts/actor.ts";
import { hasDecided, type Decider } from "#domain/reimbursements/decided-before.ts";
import { officeOf, type DecisionKind } from "#domain/reimbursements/decisions.ts";
import { itemLabel } from "#domain/reimbursements/items.ts";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { notFound } from "#domain/errors.ts";
import { selectDecisions, selectReopenings, type DecisionRow, type ReopeningRow } from "#db/queries/decisions.ts";
import { findOwnReimbursement, findReimbursement, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId } from "./inputs.ts";
import { confirmationProblem, declineProblem, confirmingOf } from "./reopening.ts";
import { partyOf } from "./transition.ts";
import { findFreshLookProblem, findUndoProblem } from "./undo-decision.ts";

export const ReadDecisionsInput = z.object({ reimbursementId: ReimbursementId });
export type ReadDecisionsInput = z.output<typeof ReadDecisionsInput>;

/** One decision as it was made. */
export type DecisionView = {
  readonly number: number;
  readonly kind: DecisionKind;
  readonly office: "council" | "dgft";
  readonly decidedAt: Date;
  /** Empty for the firm. */
  readonly decidedBy: string;
  readonly reason: string | undefined;
  readonly claimedPaise: number | null;
  readonly recommendedPaise: number | null;
  readonly sanctionedPaise: number | null;
  readonly lines: readonly DecisionLineView[];
  /** The file of the dossier with this decision in it. */
  readonly dossierFileId: string | undefined;
  /** Whether the claim has not changed since the decision. Its dossier is then made on request; the dossier of an earlier state is not. */
  readonly isDossierCurrent: boolean;
};
export type DecisionLineView = {
  readonly itemId: string;
  readonly label: string;
  readonly claimedPaise: number | null;
  readonly recommendedPaise: number | null;
  readonly sanctionedPaise: number | null;
  readonly reason: string | null;
};

/** A fresh look or a reopening. */
export type ReopeningView = {
  readonly kind: ReopeningRow["kind"];
  readonly state: ReopeningRow["state"];
  readonly reason: string;
  readonly askedAt: Date;
  /** Empty for the firm, and for a fresh look. */
  readonly askedBy: string;
  readonly settledAt: Date | undefined;
  readonly settledBy: string;
};

/** Whether the reader can do something now, or the sentence that says why not. */
type Offer = { readonly canAsk: boolean; readonly whyNot: string | undefined };

export type DecisionsView = {
  /** The first one first. */
  readonly decisions: readonly DecisionView[];
  readonly reopenings: readonly ReopeningView[];
  /** For the firm of a claim that is or was decided; `until` is a date YYYY-MM-DD. */
  readonly freshLook: (Offer & { readonly until: string | undefined }) | undefined;
  /** For the offices. */
  readonly reopening:
    | (Offer & { readonly canConfirm: boolean; readonly whyNotConfirm: string | undefined; readonly canDecline: boolean })
    | undefined;
};

/**
 * Every decision on a claim, what undid each, and what the reader may still ask for. A firm does not read of reopenings that nobody confirmed.
 * @throws not_found (also another firm's)
 * @source desks-and-more.md 2
 */
export async function readDecisions(ctx: AppContext, { reimbursementId }: ReadDecisionsInput): Promise<DecisionsView> {
  const actor = authorize(ctx.actor, "reimbursements.readDecisions");
  const row = await getVisible(ctx, actor, reimbursementId);
  const reader = partyOf(actor);
  const [decisions, reopenings] = await Promise.all([selectDecisions(ctx.db, row.id), selectReopenings(ctx.db, row.id)]);
  return {
    decisions: decisions.map((decision) => decisionView(decision, row, reader)),
    reopenings: reopenings.filter(({ state }) => reader !== "member" || state === "confirmed").map((one) => reopeningView(one, reader)),
    freshLook: actor.role === "MEMBER" && decisions.length > 0 ? await freshLookOffer(ctx, row) : undefined,
    reopening:
      actor.role === "MEMBER"
        ? undefined
        : await reopeningOffer(ctx, actor, row, {
            deciders: decisions,
            waiting: reopenings.find(({ state }) => state === "waiting"),
          }),
  };
}

/** As `getVisibleReimbursement` of the module dossiers, which stands above this one. @throws not_found */
async function getVisible({ db }: AppContext, actor: SignedInActor, id: string): Promise<ReimbursementRow> {
  const row = actor.role === "MEMBER" ? await findOwnReimbursement(db, id, actor.firmId) : await findReimbursement(db, id);
  const since = actor.role === "MEMBER" ? row?.createdAt : actor.role === "DGFT_ADMIN" ? row?.firstForwardedAt : row?.submittedAt;
  if (row === undefined || since === undefined || since === null) throw notFound("not_found", reimbursementMessages.notFound);
  return row;
}

function decisionView(decision: DecisionRow, { scheme, contentVersion }: ReimbursementRow, reader: Reader): DecisionView {
  const { number, kind, decidedAt, decidedByName, reason, sheet, sanctionedPaise, lines } = decision;
  return {
    number,
    kind,
    office: officeOf(kind),
    decidedAt,
    decidedBy: reader === "member" ? "" : decidedByName,
    reason: reason ?? undefined,
    claimedPaise: sheet?.claimedPaise ?? null,
    recommendedPaise: sheet?.recommendedPaise ?? null,
    sanctionedPaise,
    lines: (sheet?.lines ?? []).map(({ costId, item, claimedPaise, recommendedPaise }) => {
      const given = lines.find(({ itemId }) => itemId === costId);
      return {
        itemId: costId,
        label: itemLabel(schemeOf(scheme), item),
        claimedPaise,
        recommendedPaise,
        sanctionedPaise: given?.sanctionedPaise ?? null,
        reason: given?.reason ?? null,
      };
    }),
    dossierFileId: decision.dossierFileId ?? undefined,
    isDossierCurrent: decision.contentVersion === contentVersion,
  };
}

const reopeningView = ({ kind, state, reason, askedAt, askedByName, settledAt, settledByName }: ReopeningRow, reader: Reader): ReopeningView => ({
  kind,
  state,
  // What the offices write to each other is theirs; what the firm wrote is everybody's.
  reason: reader === "member" && kind === "reopening" ? "" : reason,
  askedAt,
  askedBy: reader === "member" ? "" : askedByName,
  settledAt: settledAt ?? undefined,
  settledBy: reader === "member" ? "" : (settledByName ?? ""),
});

async function freshLookOffer({ db, now }: AppContext, row: ReimbursementRow): Promise<NonNullable<DecisionsView["freshLook"]>> {
  const { problem } = await findFreshLookProblem(db, now(), row);
  return { canAsk: problem === undefined, whyNot: problem?.message, until: row.freshLookUntil ?? undefined };
}

type Known = { readonly deciders: readonly Decider[]; readonly waiting: ReopeningRow | undefined };

async function reopeningOffer(
  { db }: AppContext,
  actor: StaffActor,
  row: ReimbursementRow,
  { deciders, waiting }: Known,
): Promise<NonNullable<DecisionsView["reopening"]>> {
  if (waiting !== undefined) {
    const confirming = await confirmingOf(db, actor, row);
    const problem = confirmationProblem(waiting, confirming) ?? (await findUndoProblem(db, row));
    const canDecline = declineProblem(waiting, confirming) === undefined;
    return { canAsk: false, whyNot: undefined, canConfirm: problem === undefined, whyNotConfirm: problem?.message, canDecline };
  }
  const none = { canConfirm: false, whyNotConfirm: undefined, canDecline: false };
  if (hasDecided(deciders, await selectInvitations(db), actor.userId)) return { canAsk: false, whyNot: undoMessages.decidedBefore, ...none };
  const problem = await findUndoProblem(db, row);
  return { canAsk: problem === undefined, whyNot: problem?.message, ...none };
}
