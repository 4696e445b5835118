import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";

/**
 * Erased persons, so that the erasure can be repeated when an older backup is restored: a keyed hash of the email address,
 * never the address.
 * @source security.md 4.9
 */
export const erasures = pgTable(
  "erasures",
  {
    id: id(),
    personHash: text().notNull(),
    erasedAt: instant().notNull().defaultNow(),
    /** Null when an operator's command did it. */
    erasedBy: uuid(),
    /** The number of deleted or emptied rows of each table. */
    counts: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (t) => [index("erasures_person_hash_index").on(t.personHash, t.erasedAt)],
);
