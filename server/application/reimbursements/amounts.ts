import { calendarDateInIndia } from "#domain/dates.ts";
import { computeSheet, isAmountOpen, ruleOutcomeOf, type Sheet } from "#domain/reimbursements/sheet.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import { rupee } from "#domain/rules/currencies.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { insertPinnedRates, type AnswersOf } from "#db/queries/claim-facts.ts";
import { lockRatesShared, type ExchangeRate } from "#db/queries/exchange-rates.ts";
import { findRecommendation, upsertClosedSheet } from "#db/queries/recommendations.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { rulesOfClaim, selectRuleSet, type RuleSet } from "../rules/rule-set.ts";
import { selectClaimInputs, selectSubmittedInputs, type ClaimInputs } from "./claim-facts.ts";

/** The sheet of a claim with the rates that it uses, and the rules by which it was computed. */
export type ComputedSheet = { readonly sheet: Sheet; readonly rates: readonly ExchangeRate[]; readonly rules: RuleSet };

/**
 * Computes the sheet of a claim from what the council has of it: the rules published until its submission, the rates that it keeps and, for a
 * day that it keeps none of, the office's. Undefined for a claim without items.
 * @param of `saved` for what the firm reads or sends now
 * @param given what DGFT gives for items, by id: each line then says what the rules allow beside that
 */
export async function computeAmounts(
  db: Db | Tx,
  { now }: Pick<AppContext, "now">,
  { id, submittedAt }: Pick<ReimbursementRow, "id" | "submittedAt">,
  of: AnswersOf = "received",
  given?: ReadonlyMap<string, Paise>,
): Promise<ComputedSheet | undefined> {
  const today = calendarDateInIndia(now());
  const [inputs, rules] = await Promise.all([
    submittedAt === null ? selectClaimInputs(db, [id], today, of) : selectSubmittedInputs(db, [id], today, of),
    selectRuleSet(db),
  ]);
  const claim = inputs.get(id);
  return claim === undefined || claim.items.length === 0 ? undefined : computeWith(rules, { ...claim, given });
}

/** The same for some submitted claims, by id. */
export async function computeSheets(
  db: Db | Tx,
  { now }: Pick<AppContext, "now">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ComputedSheet>> {
  const [inputs, rules] = await Promise.all([selectSubmittedInputs(db, ids, calendarDateInIndia(now())), selectRuleSet(db)]);
  return new Map([...inputs].flatMap(([id, claim]) => (claim.items.length === 0 ? [] : [[id, computeWith(rules, claim)] as const])));
}

/** The sheet of a claim from what was read of it. */
export function computeWith(rules: RuleSet, claim: ClaimInputs): ComputedSheet {
  const sheet = computeSheet(rulesOfClaim(rules, claim), { ...claim, holidays: rules.holidays });
  return { sheet, rates: usedRates(sheet, claim.rates), rules };
}

function usedRates({ lines }: Sheet, known: readonly ExchangeRate[]): ExchangeRate[] {
  const used = lines.flatMap(({ item, rate }) => {
    const { currency } = item;
    if (rate === undefined || currency === undefined || currency === rupee) return [];
    return known.find((one) => one.currency === currency && one.onDate === rate.on) ?? [];
  });
  return [...new Set(used)];
}

/** The columns of a reimbursement that follow from its sheet. */
export type AmountColumns = Pick<ReimbursementRow, "claimedPaise" | "recommendedPaise" | "ruleOutcome">;

/**
 * Computes the amounts of a claim again after something that they depend on has changed, for its row. A submitted claim keeps the rates
 * that it uses from now on.
 */
export async function amountsOf(tx: Tx, ctx: Pick<AppContext, "now">, row: ReimbursementRow, of?: AnswersOf): Promise<AmountColumns> {
  if (row.submittedAt !== null) await lockRatesShared(tx);
  return keepAmounts(tx, ctx, row, await computeAmounts(tx, ctx, row, of));
}

/** The same for a sheet that the caller has computed in this transaction, for a submitted claim after `lockRatesShared`. */
export async function keepAmounts(
  tx: Tx,
  ctx: Pick<AppContext, "now">,
  { id, submittedAt }: Pick<ReimbursementRow, "id" | "submittedAt">,
  computed: ComputedSheet | undefined,
): Promise<AmountColumns> {
  if (computed === undefined) return { claimedPaise: null, recommendedPaise: null, ruleOutcome: null };
  const { sheet, rates } = computed;
  if (submittedAt === null) return { claimedPaise: sheet.claimedPaise, recommendedPaise: null, ruleOutcome: null };
  await insertPinnedRates(tx, id, rates, ctx.now());
  return { claimedPaise: sheet.claimedPaise, recommendedPaise: recommendedOf(sheet), ruleOutcome: ruleOutcomeOf(sheet) };
}

/**
 * The amounts for the row of a claim that is closed or withdrawn. They are those of the last sheet that went to DGFT: what the council prepared
 * later was never forwarded. For a claim that never went there the sheet of what the council has is stored.
 * @source money.md 3 "a decided claim never changes"
 */
export async function closingAmounts(tx: Tx, ctx: Pick<AppContext, "now">, row: ReimbursementRow): Promise<AmountColumns> {
  const forwarded = row.firstForwardedAt === null ? undefined : await findRecommendation(tx, row.id, { isForwarded: true });
  if (forwarded !== undefined) {
    const { claimedPaise, recommendedPaise } = forwarded.sheet;
    return { claimedPaise, recommendedPaise, ruleOutcome: ruleOutcomeOf(forwarded.sheet) };
  }
  await lockRatesShared(tx);
  const computed = await computeAmounts(tx, ctx, row);
  if (computed !== undefined) await upsertClosedSheet(tx, row.id, computed.sheet);
  return keepAmounts(tx, ctx, row, computed);
}

/**
 * The recommended total while the council prepares it. Null while no line has an amount, and while the total is zero but a line can still get
 * an amount from a reason of the council or from the size of the firm. A forwarded claim has the total of its sheet instead, also when it is zero.
 */
export function recommendedOf({ lines, recommendedPaise }: Sheet): number | null {
  const isOpen = lines.some(
    (line) =>
      isAmountOpen(line) || (line.notes.includes("blocked") && line.assessment === null && !line.checks.some(({ outcome }) => outcome === "blocks")),
  );
  return lines.every((line) => line.recommendedPaise === null) || (recommendedPaise === 0 && isOpen) ? null : recommendedPaise;
}

/** The columns of a claim that is with DGFT: the amounts stay, the outcome is that of the sheet that was forwarded. An earlier release stored none. */
export async function keptAmounts(tx: Tx, row: ReimbursementRow): Promise<AmountColumns> {
  const { id, claimedPaise, recommendedPaise } = row;
  const forwarded = await findRecommendation(tx, id, { isForwarded: true });
  return { claimedPaise, recommendedPaise, ruleOutcome: forwarded === undefined ? row.ruleOutcome : ruleOutcomeOf(forwarded.sheet) };
}
