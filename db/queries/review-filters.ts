import { and, eq, isNull, not, sql, type SQL } from "drizzle-orm";
import type { DueState } from "#domain/reimbursements/due-state.ts";
import type { OwningOffice } from "#domain/reimbursements/owners.ts";
import { itemCountry, itemEvent } from "../schema/amounts.ts";
import { exhibitionName, isOpenState, reimbursements } from "../schema/reimbursements.ts";
import { inDueState, isHeldOn } from "./due-states.ts";
import { likePrefix } from "./like-pattern.ts";
import { isDoneBy } from "./own-part.ts";
import { ownerOf } from "./owners.ts";

/** What narrows a list down beside its state, words and amount. */
export type ListNarrowing = {
  /** Open claims by age, as two instants: submitted at or after the first and before the second. Days on which a claim was decided do not count. */
  readonly submitted?: { readonly from: Date; readonly before: Date } | undefined;
  readonly firmId?: string | undefined;
  /** The owner in the office of the list; null for those that are free. */
  readonly ownerId?: string | null | undefined;
  /** Of one of its costs, ISO 3166-1. */
  readonly country?: string | undefined;
  /** The beginning of the name of an event, of one of its costs or of the exhibition that it is for. */
  readonly fair?: string | undefined;
  /** `today` is YYYY-MM-DD in India. */
  readonly due?: { readonly state: DueState; readonly today: string } | undefined;
  /** Leaves out what is on hold on this day, YYYY-MM-DD in India. */
  readonly notHeldOn?: string | undefined;
  /** Leaves out what this officer has done. */
  readonly notDoneBy?: string | undefined;
};

/** What decides the text of a statement. */
export type NarrowingVariant = {
  readonly byAge: boolean;
  readonly byFirm: boolean;
  readonly byOwner: "one" | "nobody" | undefined;
  readonly byCountry: boolean;
  readonly byFair: boolean;
  readonly byDue: DueState | undefined;
  readonly skipsHeld: boolean;
  readonly skipsDone: boolean;
};

export const narrowingVariant = ({ submitted, firmId, ownerId, country, fair, due, notHeldOn, notDoneBy }: ListNarrowing): NarrowingVariant => ({
  byAge: submitted !== undefined,
  byFirm: firmId !== undefined,
  byOwner: ownerId === undefined ? undefined : ownerId === null ? "nobody" : "one",
  byCountry: country !== undefined,
  byFair: fair !== undefined,
  byDue: due?.state,
  skipsHeld: notHeldOn !== undefined,
  skipsDone: notDoneBy !== undefined,
});

/** The parameters of the statements. */
export const narrowingValues = ({ submitted, firmId, ownerId, country, fair, due, notHeldOn, notDoneBy }: ListNarrowing) => ({
  submittedFrom: submitted?.from.toISOString() ?? "",
  submittedBefore: submitted?.before.toISOString() ?? "",
  firmId: firmId ?? "",
  ownerId: ownerId ?? "",
  country: country ?? "",
  fair: likePrefix((fair ?? "").toLowerCase()),
  today: due?.today ?? "",
  notHeldOn: notHeldOn ?? "",
  notDoneBy: notDoneBy ?? "",
});

/** Distinct for each variant, as a part of the name of a statement; empty when nothing narrows the list down. */
export const narrowingName = (variant: NarrowingVariant): string =>
  Object.entries(variant)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? name : `${name}-${value}`))
    .join("_");

/** The instant from which the age of an open claim counts. */
const agedSince = sql`(${reimbursements.submittedAt} + ${reimbursements.decidedDays} * interval '1 day')`;

export function narrowingWhere(
  office: OwningOffice,
  { byAge, byFirm, byOwner, byCountry, byFair, byDue, skipsHeld, skipsDone }: NarrowingVariant,
): SQL | undefined {
  const { placeholder } = sql;
  const event = placeholder("fair");
  return and(
    byAge
      ? sql`${agedSince} >= ${placeholder("submittedFrom")}::timestamptz and ${agedSince} < ${placeholder("submittedBefore")}::timestamptz
        and ${reimbursements.submittedAt} < ${placeholder("submittedBefore")}::timestamptz and ${sql.raw(isOpenState)}`
      : undefined,
    byFirm ? sql`${reimbursements.firmId} = ${placeholder("firmId")}::uuid` : undefined,
    byOwner === "one" ? eq(ownerOf[office].id, sql`${placeholder("ownerId")}::uuid`) : undefined,
    byOwner === "nobody" ? isNull(ownerOf[office].id) : undefined,
    byCountry
      ? sql`${reimbursements.id} in (select reimbursement_id from reimbursement_items where ${itemCountry} = ${placeholder("country")})`
      : undefined,
    byFair
      ? sql`${reimbursements.id} in (select reimbursement_id from reimbursement_items where ${itemEvent} like ${event}
        union select reimbursement_id from reimbursement_steps where answers ? 'exhibition_name' and ${exhibitionName} like ${event})`
      : undefined,
    byDue === undefined ? undefined : inDueState(byDue, placeholder("today")),
    skipsHeld ? not(isHeldOn(placeholder("notHeldOn"))) : undefined,
    skipsDone ? not(isDoneBy(office, placeholder("notDoneBy"))) : undefined,
  );
}
