import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { NoticeKind } from "#domain/notifications/notice-kinds.ts";
import { users } from "./accounts.ts";
import { id, instant } from "./columns.ts";
import { reimbursements } from "./reimbursements.ts";

/** One row for each recipient. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<NoticeKind>().notNull(),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    firmName: text().notNull(),
    documents: jsonb().$type<string[]>().notNull().default([]),
    /** The document to open, if there is one. */
    fieldName: text(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (t) => [
    index("notifications_user_id_index").on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
    index("notifications_unread_index")
      .on(t.userId)
      .where(sql`read_at is null`),
  ],
);
