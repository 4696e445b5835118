import { and, asc, eq, gt, isNotNull, isNull, ne, notInArray, or, sql, type SQL } from "drizzle-orm";
import { sheetStates } from "#domain/reimbursements/amount-stage.ts";
import { rateDayFacts } from "#domain/reimbursements/items.ts";
import { finalStates } from "#domain/reimbursements/lifecycle.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { rupee } from "#domain/rules/currencies.ts";
import type { Db, Tx } from "../connection/client.ts";
import { reimbursementItems, reimbursementRates } from "../schema/amounts.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { exchangeRates } from "../schema/rules.ts";
import type { ExchangeRate } from "./exchange-rates.ts";

type WaitingPage = {
  /** Undefined for every currency but the rupee. */
  readonly currency: string | undefined;
  /** The id after which the page begins; empty for the first page. */
  readonly after: string;
  readonly limit: number;
};

/**
 * The submitted claims without an amount that are not with DGFT or decided, and claim something in a currency; by id. Each one that waits for
 * a reply is among them: its stored costs are those of the reply, while its amounts come from what the council has.
 */
export async function selectClaimsWithoutAmount(db: Db, { currency, after, limit }: WaitingPage): Promise<string[]> {
  const { id, submittedAt, claimedPaise, state } = reimbursements;
  const isWanted = currency === undefined ? sql`facts ->> 'currency' <> ${rupee}` : sql`facts ->> 'currency' = ${currency}`;
  const rows = await db
    .select({ id })
    .from(reimbursements)
    .where(
      and(
        gt(id, after),
        isNotNull(submittedAt),
        isNull(claimedPaise),
        notInArray(state, [...sheetStates]),
        or(eq(state, "DEFICIENCY_SHARED"), sql`exists (select 1 from ${reimbursementItems} where reimbursement_id = ${id} and ${isWanted})`),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** The submitted claims of a firm that are not with DGFT or decided, or of every firm those that are not decided; by id. */
export async function selectOpenClaims(
  db: Db,
  { firmId, after, limit }: Omit<WaitingPage, "currency"> & { readonly firmId: string | undefined },
): Promise<string[]> {
  const { id, submittedAt, state } = reimbursements;
  const rows = await db
    .select({ id })
    .from(reimbursements)
    .where(
      and(
        firmId === undefined ? notInArray(state, [...finalStates]) : and(eq(reimbursements.firmId, firmId), notInArray(state, [...sheetStates])),
        gt(id, after),
        isNotNull(submittedAt),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** The states in which no officer of the council takes a new rate for a claim. */
const statesKeepingRates = [...sheetStates, "DEFICIENCY_SHARED"] as const;

const rateDays = sql.raw(rateDayFacts.map((name) => `(i.facts ->> '${name}')::date`).join(", "));

type KeptDay = Readonly<Record<"reimbursementId" | "submittedAt" | "currency" | "onDate", SQL>>;

/** Whether a cost of a claim that is with the council names this currency and day, or the claim was submitted on this day. */
const isNamed = ({ reimbursementId, submittedAt, currency, onDate }: KeptDay): SQL => sql`exists (
  select from reimbursement_items i where i.reimbursement_id = ${reimbursementId} and i.facts ->> 'currency' = ${currency}
    and ${onDate} in ((${submittedAt} at time zone 'Asia/Kolkata')::date, ${rateDays}))`;

/** How many claims that are with the council keep another rate of the currency and day of one of these, and name that day in a cost. */
export async function selectCountKeepingOtherRate(tx: Tx, rates: readonly ExchangeRate[]): Promise<number> {
  const asked = JSON.stringify(rates.map(({ currency, onDate, rate }) => ({ currency, on_date: onDate, rate })));
  const [reimbursementId, submittedAt] = [sql`claim.id`, sql`claim.submitted_at`];
  const named = { reimbursementId, submittedAt, currency: sql`kept.currency`, onDate: sql`kept.on_date` };
  const [row] = await tx.execute<{ claims: number }>(sql`
    select count(distinct kept.reimbursement_id)::int as claims
    from jsonb_to_recordset(${asked}::text::jsonb) as asked(currency text, on_date date, rate numeric)
    join reimbursement_rates kept on kept.currency = asked.currency and kept.on_date = asked.on_date and kept.rate <> asked.rate
    join reimbursements claim on claim.id = kept.reimbursement_id
    where ${notInArray(sql`claim.state`, [...statesKeepingRates])} and ${isNamed(named)}`);
  return row?.claims ?? 0;
}

/** A rate that a claim keeps, and the one of its currency and day now: decimal strings with six places. `onDate` is YYYY-MM-DD. */
export type KeptRate = {
  readonly reimbursementId: string;
  readonly scheme: SchemeKind;
  readonly currency: string;
  readonly onDate: string;
  readonly kept: string;
  readonly now: string;
};

/**
 * The rates that claims which are with the council keep for a day that their costs name, where the table has another one; by claim. They are
 * those that the page of the claim offers to replace.
 */
export async function selectKeptRates(db: Db, limit: number): Promise<KeptRate[]> {
  const { reimbursementId, currency, onDate, rate: kept } = reimbursementRates;
  const { rate: now } = exchangeRates;
  return db
    .select({ reimbursementId, scheme: reimbursements.scheme, currency, onDate, kept, now })
    .from(reimbursementRates)
    .innerJoin(exchangeRates, and(eq(exchangeRates.currency, currency), eq(exchangeRates.onDate, onDate), ne(now, kept)))
    .innerJoin(reimbursements, eq(reimbursements.id, reimbursementId))
    .where(
      and(
        notInArray(reimbursements.state, [...statesKeepingRates]),
        isNamed({
          reimbursementId: sql`${reimbursementId}`,
          submittedAt: sql`${reimbursements.submittedAt}`,
          currency: sql`${currency}`,
          onDate: sql`${onDate}`,
        }),
      ),
    )
    .orderBy(asc(reimbursementId), asc(currency), asc(onDate))
    .limit(limit);
}
