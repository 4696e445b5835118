import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { owningOffices, ownerChangeKinds, type OwningOffice, type OwnerChangeKind } from "#domain/reimbursements/owners.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";
import { reimbursements } from "./reimbursements.ts";

/** Append-only: each change of the owner of a reimbursement in an office. @source desks-and-more.md 2 */
export const ownerChanges = pgTable(
  "owner_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    office: text().$type<OwningOffice>().notNull(),
    kind: text().$type<OwnerChangeKind>().notNull(),
    /** Null when it became free. */
    ownerId: uuid().references(() => users.id),
    previousId: uuid().references(() => users.id),
    /** Null when the portal did it. */
    changedBy: uuid().references(() => users.id),
    changedAt: instant().notNull(),
  },
  (t) => [
    index("owner_changes_reimbursement_index").on(t.reimbursementId, t.id),
    check("owner_changes_office_known", oneOf("office", owningOffices)),
    check("owner_changes_kind_known", oneOf("kind", ownerChangeKinds)),
  ],
);

/** Days on which an officer is not at work, both included, and who stands in. A cancelled one stays. */
export const absences = pgTable(
  "absences",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    fromOn: date({ mode: "string" }).notNull(),
    untilOn: date({ mode: "string" }).notNull(),
    /** Null when nobody stands in. */
    deputyId: uuid().references(() => users.id),
    setBy: uuid()
      .notNull()
      .references(() => users.id),
    setAt: instant().notNull(),
    cancelledBy: uuid().references(() => users.id),
    cancelledAt: instant(),
  },
  (t) => [
    index("absences_until_index")
      .on(t.untilOn)
      .where(sql`cancelled_at is null`),
    check("absences_days_in_order", sql`${t.fromOn} <= ${t.untilOn}`),
    check("absences_deputy_is_another", sql`${t.deputyId} <> ${t.userId}`),
  ],
);

/** What an office has decided for all its officers; no row means the first values. */
export const officeSettings = pgTable(
  "office_settings",
  {
    office: text().$type<OwningOffice>().primaryKey(),
    /** A new submission goes to the officer with the fewest owned claims that wait. */
    sharesByLoad: boolean().notNull(),
    changedBy: uuid()
      .notNull()
      .references(() => users.id),
    changedAt: instant().notNull(),
  },
  () => [check("office_settings_office_known", oneOf("office", owningOffices))],
);

/** A named set of filters of one list, of one user. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The path of the list. */
    path: text().notNull(),
    name: text().notNull(),
    /** The filters as the address has them. */
    query: text().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("saved_views_name_unique").on(t.userId, t.path, sql`lower(${t.name})`),
    check("saved_views_name_not_blank", sql`btrim(${t.name}) <> ''`),
  ],
);
