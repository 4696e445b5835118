import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict, invalid, type FieldErrors } from "#domain/errors.ts";
import { ratePlaces, toMinorUnits } from "#domain/rules/amounts.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { lockRates, selectRatesOfDays, upsertExchangeRates, type ExchangeRate } from "#db/queries/exchange-rates.ts";
import { selectCountKeepingOtherRate } from "#db/queries/waiting-amounts.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { maxRateListCharacters, readRateList, type ReadRate } from "./read-rate-list.ts";

export const ExchangeRateList = z.object({ list: z.string().max(maxRateListCharacters, ruleMessages.ratesUnreadable) });
export type ExchangeRateList = z.input<typeof ExchangeRateList>;

export const ImportExchangeRatesInput = ExchangeRateList.extend({
  /** What the check of the list answered. */
  fingerprint: z.string().max(maxRateListCharacters).optional(),
});
export type ImportExchangeRatesInput = z.input<typeof ImportExchangeRatesInput>;

export type CheckedRate = { readonly rowNo: number } & (
  | { readonly outcome: "new" | "same"; readonly rate: ExchangeRate }
  | { readonly outcome: "changed"; readonly rate: ExchangeRate; readonly before: string }
  | { readonly outcome: "refused"; readonly problems: FieldErrors }
);

/**
 * What an import of the list would do, row by row; nothing is written. The fingerprint is another one once a rate of the list has changed.
 * @throws invalid (the list is not readable, empty or too long, or a column is missing)
 */
export async function checkExchangeRates(ctx: AppContext, input: ExchangeRateList): Promise<{ rows: readonly CheckedRate[]; fingerprint: string }> {
  authorize(ctx.actor, "rules.changeExchangeRates");
  const { list } = ExchangeRateList.parse(input);
  const rows = await compare(ctx.db, readRateList(list, calendarDateInIndia(ctx.now())));
  return { rows, fingerprint: fingerprintOf(rows) };
}

/**
 * Imports a list of rates: all of its rows or none. The same list again changes nothing. What was computed with another rate keeps it, and
 * the answer says how many claims of the council those are; the claims that waited for a rate of its currencies get their amounts by a job.
 * @throws invalid (as `checkExchangeRates`; `rates_refused` when a row has an error); conflict (`rates_changed`: since the check)
 * @source money.md 1 "Staff type or import a table (csv)"
 */
export async function importExchangeRates(ctx: AppContext, input: ImportExchangeRatesInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "rules.changeExchangeRates");
  const { list, fingerprint } = ImportExchangeRatesInput.parse(input);
  const read = readRateList(list, calendarDateInIndia(ctx.now()));
  return transact(ctx, async (tx) => {
    await lockRates(tx);
    const rows = await compare(tx, read);
    if (rows.some(({ outcome }) => outcome === "refused"))
      throw invalid("rates_refused", ruleMessages.ratesRefused, { list: [ruleMessages.ratesRefused] });
    const rates = rows.flatMap((row) => (row.outcome === "new" || row.outcome === "changed" ? [row.rate] : []));
    if (rates.length === 0) return { message: ruleMessages.ratesAlreadySaved };
    if (fingerprint !== undefined && fingerprint !== fingerprintOf(rows)) throw conflict("rates_changed", ruleMessages.ratesChanged);
    await upsertExchangeRates(tx, { rates, enteredBy: actor.userId, enteredAt: ctx.now() });
    for (const currency of new Set(rates.map((rate) => rate.currency))) await enqueue(tx, "fill-amounts", { currency });
    const replaced = rows.flatMap((row) =>
      row.outcome === "changed" ? [`${row.rate.currency} ${row.rate.onDate}: ${row.before} → ${row.rate.rate}`] : [],
    );
    const detail = { rates: rates.length, changed: replaced.length, ...(replaced.length > 0 && { replaced }) };
    await recordAudit(tx, ctx, { event: "exchangeRate.import", subject: { kind: "exchangeRate" }, detail });
    return { message: ruleMessages.ratesImported(rates.length, await selectCountKeepingOtherRate(tx, rates)) };
  });
}

const fingerprintOf = (rows: readonly CheckedRate[]): string => rows.map((row) => (row.outcome === "changed" ? row.before : row.outcome)).join(" ");

async function compare(db: Db | Tx, read: readonly ReadRate[]): Promise<CheckedRate[]> {
  const stored = await selectRatesOfDays(
    db,
    read.flatMap(({ rate }) => rate ?? []),
  );
  const known = new Map(stored.map((rate) => [`${rate.currency} ${rate.onDate}`, rate]));
  return read.map((row): CheckedRate => {
    if (row.rate === undefined) return { rowNo: row.rowNo, outcome: "refused", problems: row.problems };
    const before = known.get(`${row.rate.currency} ${row.rate.onDate}`);
    const { rowNo, rate } = row;
    if (before === undefined) return { rowNo, outcome: "new", rate };
    const isSame = before.source === rate.source && toMinorUnits(before.rate, ratePlaces) === toMinorUnits(rate.rate, ratePlaces);
    return isSame ? { rowNo, outcome: "same", rate } : { rowNo, outcome: "changed", rate, before: before.rate };
  });
}
