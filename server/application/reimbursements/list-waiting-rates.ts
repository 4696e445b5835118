import type { Sheet } from "#domain/reimbursements/sheet.ts";
import { rupee } from "#domain/rules/currencies.ts";
import { selectClaimsWithoutAmount } from "#db/queries/waiting-amounts.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { computeSheets } from "./amounts.ts";

const claimsAtOnce = 200;
/** So many claims are looked at for one page. */
const mostClaims = 1_000;

/** A rate that is not entered yet, and how many submitted claims wait for it. `onDate` is YYYY-MM-DD. */
export type WaitingRate = { readonly currency: string; readonly onDate: string; readonly claims: number };

/**
 * The rates that claims wait for, those of most claims first. With more than 1,000 waiting claims those with the lowest numbers are
 * counted, and `isCountOpen` is true.
 * @source money.md 1 "an item without a rate for its day waits and says so"
 */
export async function listWaitingRates(ctx: AppContext): Promise<{ rates: readonly WaitingRate[]; isCountOpen: boolean }> {
  authorize(ctx.actor, "rules.readExchangeRates");
  const counts = new Map<string, WaitingRate>();
  let after = "";
  for (let seen = 0; seen < mostClaims; seen += claimsAtOnce) {
    const ids = await selectClaimsWithoutAmount(ctx.db, { currency: undefined, after, limit: claimsAtOnce });
    for (const { sheet } of (await computeSheets(ctx.db, ctx, ids)).values()) countRates(sheet, counts);
    const last = ids.at(-1);
    if (last === undefined || ids.length < claimsAtOnce) return { rates: inOrder(counts), isCountOpen: false };
    after = last;
  }
  return { rates: inOrder(counts), isCountOpen: true };
}

/** Counts a claim once for each rate, however many of its items need it. */
function countRates({ lines }: Sheet, counts: Map<string, WaitingRate>): void {
  const missing = lines.flatMap(({ item: { currency, amount }, rate, rateDay }) =>
    currency === undefined || currency === rupee || amount === undefined || rate !== undefined || rateDay === undefined
      ? []
      : [{ key: `${currency} ${rateDay}`, currency, onDate: rateDay }],
  );
  for (const [key, { currency, onDate }] of new Map(missing.map((one) => [one.key, one])))
    counts.set(key, { currency, onDate, claims: (counts.get(key)?.claims ?? 0) + 1 });
}

const inOrder = (counts: ReadonlyMap<string, WaitingRate>): WaitingRate[] =>
  [...counts.values()].toSorted((a, b) => b.claims - a.claims || a.onDate.localeCompare(b.onDate) || a.currency.localeCompare(b.currency));
