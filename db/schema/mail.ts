import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";

export const mailStates = ["queued", "sending", "sent", "failed", "dropped"] as const;
export type MailState = (typeof mailStates)[number];

/**
 * One email to one address; its id is its Message-ID on each attempt. Its state is in this row only: an activation link finds it by
 * `params.linkId`, and the outbox row of its job says only when to try again. Its params are ids and words; no secret and nothing of
 * a reimbursement's content.
 */
export const mail = pgTable(
  "mail",
  {
    id: id(),
    kind: text().$type<MailKind>().notNull(),
    userId: uuid().references(() => users.id),
    email: text().notNull(),
    params: jsonb().notNull(),
    state: text().$type<MailState>().notNull().default("queued"),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** The id of the request that caused the email, as in the log. */
    requestId: text(),
    /** After this time the email is not sent any more. */
    dropAfter: instant(),
    createdAt: instant().notNull().defaultNow(),
    sentAt: instant(),
  },
  (t) => [
    index("mail_user_id_index").on(t.userId, t.createdAt),
    // What operators count: most e-mails are sent.
    index("mail_unsent_index")
      .on(t.createdAt)
      .where(sql`state in ('queued', 'sending', 'failed')`),
    index("mail_sent_at_index")
      .on(t.sentAt)
      .where(sql`state = 'sent'`),
    index("mail_link_id_index")
      .on(sql`(params ->> 'linkId')`)
      .where(sql`params ->> 'linkId' is not null`),
    // The e-mails to a follower are deleted with it.
    index("mail_follower_id_index")
      .on(sql`(params ->> 'followerId')`)
      .where(sql`params ->> 'followerId' is not null`),
    check("mail_state_known", oneOf("state", mailStates)),
  ],
);
