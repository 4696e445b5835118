import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";
import { reimbursements } from "./reimbursements.ts";

/** A reviewer's draft that is not saved for the others yet; the same on every device of the reviewer. */
export const reviewDrafts = pgTable(
  "review_drafts",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The oldest version of the reimbursement that something in it was written on. */
    version: integer().notNull(),
    /** Status and remark by wire name, of the changed documents only. */
    verdicts: jsonb().notNull().default({}),
    /** The words to the member over a query of DGFT. */
    comment: text().notNull().default(""),
    savedAt: instant().notNull(),
  },
  (t) => [primaryKey({ name: "review_drafts_pkey", columns: [t.reimbursementId, t.userId] })],
);

/** Which reviewer has a reimbursement open: present as long as `seenAt` is recent. */
export const reviewPresence = pgTable(
  "review_presence",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    since: instant().notNull(),
    seenAt: instant().notNull(),
  },
  (t) => [primaryKey({ name: "review_presence_pkey", columns: [t.reimbursementId, t.userId] })],
);
