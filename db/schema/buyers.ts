import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { buyerTypeValues, type BuyerType } from "#domain/directory/buyer-input.ts";
import { users } from "./accounts.ts";
import { citext, id, instant, oneOf } from "./columns.ts";

/** A buyer's details: phone as E.164, country as ISO 3166-1 alpha-2, and the notice that was agreed to, or `noConsent`. */
const details = () => ({
  buyerType: text().$type<BuyerType>().notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  country: text().notNull(),
  zipCode: text().notNull(),
  consentVersion: text().notNull(),
  consentedAt: instant().notNull(),
  /** Hash of the idempotency key of the registration: a repeated request is the same registration. Null for a request without a key. */
  repeatKey: text(),
});

/** Overseas buyers, one row for each login that registered. */
export const buyers = pgTable(
  "buyers",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id),
    ...details(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index("buyers_repeat_key_index").on(t.repeatKey), check("buyers_type_known", oneOf("buyer_type", buyerTypeValues))],
);

/** Registrations as they came in, before the worker checks whether the address has a login. */
export const buyerRegistrations = pgTable(
  "buyer_registrations",
  {
    id: id(),
    email: citext().notNull(),
    ...details(),
    /** Null when the buyer sets the password by the mail. */
    passwordHash: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("buyer_registrations_repeat_key_unique").on(t.repeatKey),
    index("buyer_registrations_email_index").on(t.email, t.createdAt),
    check("buyer_registrations_type_known", oneOf("buyer_type", buyerTypeValues)),
  ],
);
