import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import { whereTheMoneyIs, type MoneyFacts } from "#domain/payments/where-the-money-is.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import { findReimbursement } from "#db/queries/reimbursements.ts";
import { selectLineFacts } from "#db/queries/payment-list.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { getVisibleReimbursement } from "../dossiers/visible-reimbursement.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";

export const WhereIsTheMoneyInput = z.object({ reimbursementId: ReimbursementId });
export type WhereIsTheMoneyInput = z.output<typeof WhereIsTheMoneyInput>;

/** The sentence in both languages; undefined for a claim that is not approved. */
export type MoneyView = { readonly en: string; readonly hi: string } | undefined;

/**
 * Where the money of an approved claim is: for the firm, the council and DGFT, each of a claim that they may open.
 * @throws not_found
 * @source money.md 6
 */
export async function whereIsTheMoney(ctx: AppContext, { reimbursementId }: WhereIsTheMoneyInput): Promise<{ readonly money: MoneyView }> {
  const actor = authorize(ctx.actor, "payments.readStatus");
  const facts = await factsOf(ctx, await getVisibleReimbursement(ctx.db, actor, reimbursementId));
  const reader = actor.role === "MEMBER" ? "firm" : "office";
  return {
    money: facts && { en: whereTheMoneyIs(facts, { language: "en", reader }), hi: whereTheMoneyIs(facts, { language: "hi", reader }) },
  };
}

/** What is known of the money of a claim; undefined while it is not approved. */
export async function moneyFactsOf(ctx: AppContext, reimbursementId: string): Promise<MoneyFacts | undefined> {
  const row = await findReimbursement(ctx.db, reimbursementId);
  return row && factsOf(ctx, row);
}

async function factsOf(ctx: AppContext, { id, state, sanctionedPaise, decidedAt }: ReimbursementRow): Promise<MoneyFacts | undefined> {
  if (state !== "APPROVED_DGFT" || sanctionedPaise === null) return undefined;
  const decidedOn = decidedAt === null ? null : calendarDateInIndia(decidedAt);
  return { sanctionedPaise, decidedOn, lines: await selectLineFacts(ctx.db, { reimbursementId: id, at: ctx.now() }) };
}
