import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { SentEvent, WebhookEvent } from "#domain/webhooks/events.ts";
import { deliveryStateNames, offReasonNames, type DeliveryState, type OffReason } from "#domain/webhooks/webhook.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";
import { firms } from "./members.ts";

/** Addresses of programs of a user, to which events are sent. They are deleted together with the end of the user's API keys. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The firm of a member, whose events alone are sent; null for the council. */
    firmId: uuid().references(() => firms.id),
    name: text().notNull(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** The signing secret, encrypted with a key that the database does not have. */
    sealedSecret: text().notNull(),
    offAt: instant(),
    offReason: text().$type<OffReason>(),
    /** Since when no delivery has arrived; null after one that did. */
    failingSince: instant(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [
    index("webhooks_user_id_index").on(t.userId, t.id),
    index("webhooks_on_index")
      .on(t.firmId)
      .where(sql`off_at is null`),
    check("webhooks_off_reason_known", oneOf("off_reason", offReasonNames)),
    check("webhooks_off_whole", sql`(${t.offAt} is null) = (${t.offReason} is null)`),
  ],
);

/** One event for one webhook; its id is the `webhook-id` of every try. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text().$type<SentEvent>().notNull(),
    /** The body as it is sent: the signature is over these bytes. */
    body: text().notNull(),
    state: text().$type<DeliveryState>().notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    /** The HTTP status of the last answer; null where there was none. */
    lastStatus: integer(),
    /** Why the last try failed, in fixed words. */
    lastError: text(),
    lastTriedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("webhook_deliveries_webhook_index").on(t.webhookId, t.id),
    index("webhook_deliveries_state_index").on(t.webhookId, t.state, t.id),
    index("webhook_deliveries_tried_index")
      .on(t.webhookId, t.lastTriedAt)
      .where(sql`last_tried_at is not null`),
    index("webhook_deliveries_created_at_index").on(t.createdAt),
    check("webhook_deliveries_state_known", oneOf("state", deliveryStateNames)),
  ],
);
