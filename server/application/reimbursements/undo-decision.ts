import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict, invalid, type DomainError } from "#domain/errors.ts";
import { isDecided, undoReason } from "#domain/reimbursements/decisions.ts";
import { openDeficiencies } from "#domain/reimbursements/deficiencies.ts";
import { allAnswers, type SchemeDocument } from "#domain/reimbursements/derive.ts";
import { documentsThatCount, furtherPapers, isFurtherPaper } from "#domain/reimbursements/further-papers.ts";
import { receivedAnswers } from "#domain/reimbursements/received-answers.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { undoMessages, type StandingPayment } from "#domain/reimbursements/undo-messages.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { deleteSanctionLines, findFreshLook, isWithdrawn, selectDeciders, selectLinesOfClaim } from "#db/queries/decisions.ts";
import { updateCurrentVersions } from "#db/queries/documents.ts";
import { updateLinesUndone } from "#db/queries/payment-lines.ts";
import { selectReimbursementParts } from "#db/queries/reimbursement-parts.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import { forgetUnsentAnswers } from "./unsent-answers.ts";

/**
 * What a decided claim loses when it is decided again; its decision keeps all but note and marks of DGFT, which a decision of an earlier release
 * has left.
 */
export const undecided = {
  decidedAt: null,
  closedReason: null,
  sanctionedPaise: null,
  freshLookUntil: null,
  dgftNote: null,
  dgftMarks: [],
} as const satisfies Partial<ReimbursementRow>;

/** Takes back what DGFT gave. The caller writes `undecided`, and has asserted that no money follows from it. */
export async function forgetSanction(tx: Tx, id: string): Promise<void> {
  await deleteSanctionLines(tx, id);
  await updateLinesUndone(tx, id);
}

/**
 * Takes the files, answers and costs of a reply back that the firm had begun when the council closed the claim: what the council received counts
 * again. Further documents that it has not received stay.
 * @returns the new further documents
 */
export async function forgetReply(tx: Tx, row: ReimbursementRow): Promise<SchemeDocument[]> {
  const parts = await selectReimbursementParts(tx, row);
  const { documents, deficiencies } = parts;
  await forgetUnsentAnswers(tx, parts);
  const received = documents.filter(({ wasSubmitted }) => wasSubmitted);
  const added = documents.filter(
    ({ fieldName, isCurrent }) => isCurrent && isFurtherPaper(fieldName) && !received.some((version) => version.fieldName === fieldName),
  );
  if (openDeficiencies(deficiencies).length > 0) {
    const counting = documentsThatCount(schemeOf(row.scheme), allAnswers(receivedAnswers(parts).steps), received);
    const newest = counting.flatMap(({ field: { name } }) => received.find(({ fieldName }) => fieldName === name) ?? []);
    await updateCurrentVersions(
      tx,
      row.id,
      [...newest, ...added].map(({ id }) => id),
    );
  }
  return furtherPapers(added);
}

const steps = {
  sanctioned: "order",
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  papers_asked: "order",
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  papers_complete: "order",
  withheld: "order",
  in_batch: "batch",
  sent: "bank",
  paid: "paid",
  returned: "returned",
  paid_elsewhere: "elsewhere",
  recovered: undefined,
  cancelled: undefined,
} as const satisfies Record<string, StandingPayment["step"] | undefined>;

/** Why money that follows from the decision has to be settled first; undefined when none does. @source money.md 6 */
export async function paymentProblem(db: Db | Tx, reimbursementId: string): Promise<DomainError | undefined> {
  for (const { state, order } of await selectLinesOfClaim(db, reimbursementId)) {
    const step = steps[state];
    if (step !== undefined) return conflict("order_stands", undoMessages.standingPayment(reimbursementId, { order, step }));
  }
  return undefined;
}

/** Why there is no decision to undo; the decision where there is one. */
async function standingDecision(db: Db | Tx, row: ReimbursementRow) {
  if (!isDecided(row.state)) return { problem: conflict("not_decided", undoMessages.notDecided(row.id)) };
  const decision = (await selectDeciders(db, row.id)).at(-1);
  // A firm may also withdraw a claim that is decided again: then its last decision is not its end.
  if (decision === undefined || (row.state === "CLOSED" && (await isWithdrawn(db, row.id))))
    return { problem: conflict("was_withdrawn", undoMessages.wasWithdrawn(row.id)) };
  return { decision };
}

/**
 * The decision that a reopening would undo.
 * @throws conflict (`not_decided`; `was_withdrawn`; `order_stands`: money follows from it)
 */
export async function getDecisionToUndo(db: Db | Tx, row: ReimbursementRow) {
  const { decision, problem = await paymentProblem(db, row.id) } = await standingDecision(db, row);
  if (decision === undefined || problem !== undefined) throw problem ?? new Error(`${row.id} has no decision`);
  return decision;
}

/** Why a reopening could not undo the decision now; undefined when it could. */
export async function findUndoProblem(db: Db | Tx, row: ReimbursementRow): Promise<DomainError | undefined> {
  const { problem = await paymentProblem(db, row.id) } = await standingDecision(db, row);
  return problem;
}

/** Why the firm cannot ask for a fresh look now; the decision that it would be about where it can. */
export async function findFreshLookProblem(db: Db | Tx, now: Date, row: ReimbursementRow) {
  const asked = await findFreshLook(db, row.id);
  if (asked !== undefined) return { problem: conflict("asked_before", undoMessages.askedBefore(calendarDateInIndia(asked.askedAt))) };
  const { decision, problem } = await standingDecision(db, row);
  if (decision === undefined) return { problem };
  if (row.freshLookUntil === null) return { problem: conflict("nothing_less", undoMessages.nothingLess(row.id)) };
  if (calendarDateInIndia(now) > row.freshLookUntil) return { problem: conflict("too_late", undoMessages.tooLate(row.freshLookUntil)) };
  const standing = await paymentProblem(db, row.id);
  return standing === undefined ? { decision } : { problem: standing };
}

/** @throws invalid (`reason_needed`) */
export function assertReason(reason: string, tooShort: string): void {
  if (reason.length < undoReason.min) throw invalid("reason_needed", tooShort, { reason: [tooShort] });
}
