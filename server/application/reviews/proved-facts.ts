import { isDeepStrictEqual } from "node:util";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { invalid } from "#domain/errors.ts";
import { intentDayProblem, nothingProved, provedRows, type ProvedFacts } from "#domain/reimbursements/proved-facts.ts";
import type { Tx } from "#db/connection/client.ts";
import { findProvedFacts, upsertProvedFacts } from "#db/queries/proved-facts.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";

/**
 * Stores what the documents prove about the firm, with an audit entry. False when nothing changes.
 * @throws invalid (`facts_invalid`, named in `fields` as `proved_facts.intent_filed_on`)
 * @source money.md 3: share by class, counts, ceiling and intent
 */
export async function saveProvedFacts(
  tx: Tx,
  ctx: AppContext,
  { userId }: SignedInActor,
  { id }: ReimbursementRow,
  given: ProvedFacts | undefined,
): Promise<boolean> {
  if (given === undefined) return false;
  const problem = intentDayProblem(given, calendarDateInIndia(ctx.now()));
  if (problem !== undefined) throw invalid("facts_invalid", problem, { "proved_facts.intent_filed_on": [problem] });
  if (isDeepStrictEqual(given, (await findProvedFacts(tx, id)) ?? nothingProved)) return false;
  await upsertProvedFacts(tx, { reimbursementId: id, ...given, setBy: userId, setAt: ctx.now() });
  await recordAudit(tx, ctx, {
    event: "reimbursement.proveFacts",
    subject: { kind: "reimbursement", id },
    detail: Object.fromEntries(provedRows(given).map(({ label, value }) => [label, value])),
  });
  return true;
}
