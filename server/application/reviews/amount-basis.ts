import { isDeepStrictEqual } from "node:util";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { invalid } from "#domain/errors.ts";
import { nothingProved, provedDayProblem, provedRows, type ProvedFacts } from "#domain/reimbursements/proved-facts.ts";
import type { Tx } from "#db/connection/client.ts";
import { deleteOutdatedRates } from "#db/queries/claim-facts.ts";
import { findProvedFacts, upsertProvedFacts } from "#db/queries/proved-facts.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";

/** What amounts rest on beside items and assessments. */
export type AmountBasis = {
  readonly provedFacts?: ProvedFacts | undefined;
  readonly takesNewRates?: boolean | undefined;
};

/** Stores what amounts rest on. False when nothing changes. @throws invalid (`facts_invalid`) */
export async function saveAmountBasis(tx: Tx, ctx: AppContext, actor: SignedInActor, row: ReimbursementRow, given: AmountBasis): Promise<boolean> {
  const hasNewFacts = await saveProvedFacts(tx, ctx, actor, row, given.provedFacts);
  return (given.takesNewRates === true && (await takeNewRates(tx, ctx, row))) || hasNewFacts;
}

/**
 * Drops the exchange rates that a claim keeps and that the office has corrected since: the claim takes the new ones when its amounts are
 * computed next. False when none differs.
 * @source money.md 1: a rate that was typed wrongly; issue of amounts, "a rate changed after a claim was pinned (the sheet keeps its own)"
 */
async function takeNewRates(tx: Tx, ctx: AppContext, { id }: ReimbursementRow): Promise<boolean> {
  const dropped = await deleteOutdatedRates(tx, id);
  if (dropped.length === 0) return false;
  const rates = Object.fromEntries(dropped.map(({ currency, onDate, rate }) => [`${currency} ${onDate}`, rate]));
  await recordAudit(tx, ctx, { event: "reimbursement.takeRates", subject: { kind: "reimbursement", id }, detail: rates });
  return true;
}

/**
 * Stores what the documents prove about the firm, with an audit entry. False when nothing changes. A page or program of an earlier release does
 * not send the day of the notice: it stays.
 * @throws invalid (`facts_invalid`, named in `fields`, like `proved_facts.intent_filed_on`)
 * @source money.md 3: share by class, counts, ceiling and intent
 */
async function saveProvedFacts(
  tx: Tx,
  ctx: AppContext,
  { userId }: SignedInActor,
  { id }: ReimbursementRow,
  given: ProvedFacts | undefined,
): Promise<boolean> {
  if (given === undefined) return false;
  const problem = provedDayProblem(given, calendarDateInIndia(ctx.now()));
  if (problem !== undefined) throw invalid("facts_invalid", problem.text, { [`proved_facts.${problem.field}`]: [problem.text] });
  const before = (await findProvedFacts(tx, id)) ?? nothingProved;
  const facts = given.noticeGivenOn === undefined ? { ...given, noticeGivenOn: before.noticeGivenOn } : given;
  if (isDeepStrictEqual(facts, before)) return false;
  await upsertProvedFacts(tx, { reimbursementId: id, ...facts, setBy: userId, setAt: ctx.now() });
  await recordAudit(tx, ctx, {
    event: "reimbursement.proveFacts",
    subject: { kind: "reimbursement", id },
    detail: Object.fromEntries(provedRows(facts).map(({ label, value }) => [label, value])),
  });
  return true;
}
