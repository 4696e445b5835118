import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Assessment, Sheet } from "#domain/reimbursements/sheet.ts";
import type { Db, Tx } from "../connection/client.ts";
import { assessments, recommendations, reimbursementItems, reimbursementRates } from "../schema/amounts.ts";
import { firms } from "../schema/members.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { holidays } from "../schema/rules.ts";
import type { ExchangeRate } from "./exchange-rates.ts";
import type { StoredItem } from "./items.ts";

/** A claim as far as rules ask for it. Dates are calendar dates in India. */
export type ClaimRow = {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly firmId: string;
  readonly submittedAt: Date | null;
  readonly rulesUntil: number | null;
  readonly membershipStartOn: string;
  readonly membershipEndOn: string;
};

/** Some claims with the membership of their firms. */
export async function selectClaimRows(db: Db | Tx, ids: readonly string[]): Promise<ClaimRow[]> {
  const { id, scheme, firmId, submittedAt, rulesUntil } = reimbursements;
  const { membershipStartOn, membershipEndOn } = firms;
  return db
    .select({ id, scheme, firmId, submittedAt, rulesUntil, membershipStartOn, membershipEndOn })
    .from(reimbursements)
    .innerJoin(firms, eq(firms.id, firmId))
    .where(inArray(id, [...ids]));
}

type OfClaim<T> = T & { readonly reimbursementId: string };

/** The items of some claims, in their order. */
export async function selectItemsOfClaims(db: Db | Tx, ids: readonly string[]): Promise<OfClaim<Pick<StoredItem, "item">>[]> {
  const { reimbursementId, id, kind, facts, position } = reimbursementItems;
  const rows = await db
    .select({ reimbursementId, id, kind, facts })
    .from(reimbursementItems)
    .where(inArray(reimbursementId, [...ids]))
    .orderBy(reimbursementId, position, id);
  return rows.map((row) => ({ reimbursementId: row.reimbursementId, item: { ...row.facts, id: row.id, kind: row.kind } }));
}

export async function selectAssessments(db: Db | Tx, ids: readonly string[]): Promise<OfClaim<Assessment>[]> {
  const { reimbursementId, itemId, admissiblePaise, reasonCode, reason } = assessments;
  return db
    .select({ reimbursementId, itemId, admissiblePaise, reasonCode, reason })
    .from(assessments)
    .where(inArray(reimbursementId, [...ids]));
}

/** The rates that some claims keep. */
export async function selectPinnedRates(db: Db | Tx, ids: readonly string[]): Promise<OfClaim<ExchangeRate>[]> {
  const { reimbursementId, currency, onDate, rate, source } = reimbursementRates;
  return db
    .select({ reimbursementId, currency, onDate, rate, source })
    .from(reimbursementRates)
    .where(inArray(reimbursementId, [...ids]));
}

/** Keeps rates for a claim; one that it has already stays. */
export async function insertPinnedRates(tx: Tx, reimbursementId: string, rates: readonly ExchangeRate[], pinnedAt: Date): Promise<void> {
  if (rates.length === 0) return;
  await tx
    .insert(reimbursementRates)
    .values(rates.map((rate) => ({ ...rate, reimbursementId, pinnedAt })))
    .onConflictDoNothing();
}

/** A claim that was forwarded and not closed, with the last sheet that went with it. */
export type DrawnClaim = {
  readonly id: string;
  readonly firmId: string;
  readonly scheme: SchemeKind;
  readonly submittedAt: Date | null;
  readonly sanctionedPaise: number | null;
  readonly sheet: Sheet;
};

/** The claims that take from what some firms may draw. */
export async function selectDrawnClaims(db: Db | Tx, firmIds: readonly string[]): Promise<DrawnClaim[]> {
  const { id, firmId, scheme, submittedAt, sanctionedPaise, state } = reimbursements;
  return db
    .selectDistinctOn([id], { id, firmId, scheme, submittedAt, sanctionedPaise, sheet: recommendations.sheet })
    .from(reimbursements)
    .innerJoin(recommendations, and(eq(recommendations.reimbursementId, id), isNotNull(recommendations.forwardedAt)))
    .where(and(inArray(firmId, [...firmIds]), ne(state, "CLOSED")))
    .orderBy(id, sql`${recommendations.forwardedAt} desc`);
}

/** A claim that was submitted and not closed, with the events of its items. */
export type FiledEvent = {
  readonly id: string;
  readonly firmId: string;
  readonly scheme: SchemeKind;
  readonly submittedAt: Date | null;
  readonly facts: Readonly<Record<string, string>> | null;
};

/** What some firms have submitted under any scheme, one row for each item that names an event, or one without. */
export async function selectFiledEvents(db: Db | Tx, firmIds: readonly string[]): Promise<FiledEvent[]> {
  const { id, firmId, scheme, submittedAt, state } = reimbursements;
  return db
    .select({ id, firmId, scheme, submittedAt, facts: reimbursementItems.facts })
    .from(reimbursements)
    .leftJoin(reimbursementItems, and(eq(reimbursementItems.reimbursementId, id), sql`${reimbursementItems.facts} ? 'event'`))
    .where(and(inArray(firmId, [...firmIds]), isNotNull(submittedAt), ne(state, "CLOSED")));
}

/** The dates on which the office does not work. */
export const selectHolidayDates = async (db: Db | Tx): Promise<string[]> =>
  (await db.select({ onDate: holidays.onDate }).from(holidays)).map(({ onDate }) => onDate);
