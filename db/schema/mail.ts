import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";

export const mailStates = ["queued", "sending", "sent", "failed", "dropped"] as const;
export type MailState = (typeof mailStates)[number];

/** One letter to one address. Its params are ids and harmless words; no secret and nothing of a claim's content. */
export const mail = pgTable(
  "mail",
  {
    id: id(),
    kind: text().$type<MailKind>().notNull(),
    userId: uuid().references(() => users.id),
    email: text().notNull(),
    params: jsonb().notNull(),
    state: text().$type<MailState>().notNull().default("queued"),
    /** The same on each try, so that a repeat is seen as one. */
    messageId: text().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** After this a letter is worth nothing and is not sent any more. */
    dropAfter: instant(),
    createdAt: instant().notNull().defaultNow(),
    sentAt: instant(),
  },
  (t) => [
    uniqueIndex("mail_message_id_unique").on(t.messageId),
    index("mail_user_id_index").on(t.userId, t.createdAt),
    check("mail_state_known", oneOf("state", mailStates)),
  ],
);
