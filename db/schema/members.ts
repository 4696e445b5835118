import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { citext, folded, id, inPeopleOrder, instant } from "./columns.ts";

/** The words of about 200,000 firms. */
const pendingWordsKilobytes = 65_536;

/** Member companies of the council. Dates are calendar dates in India. */
export const firms = pgTable(
  "firms",
  {
    id: id(),
    name: text().notNull(),
    gstNo: text().notNull(),
    address: text(),
    membershipStartOn: date({ mode: "string" }).notNull(),
    membershipEndOn: date({ mode: "string" }).notNull(),
    contactName: text().notNull(),
    contactEmail: citext().notNull(),
    contactPhone: text().notNull(),
    deactivatedAt: instant(),
    /** Why no user of the firm can sign in; only the council sees it. */
    deactivatedReason: text(),
    /** The id with which the public asks whether the firm is a member today; it reveals nothing else. */
    verificationId: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("firms_gst_no_unique").on(t.gstNo),
    uniqueIndex("firms_verification_id_unique").on(t.verificationId),
    uniqueIndex("firms_contact_email_unique").on(folded(t.contactEmail)),
    index("firms_name_index").on(inPeopleOrder(t.name), t.id),
    index("firms_contact_name_index").on(inPeopleOrder(t.contactName), t.id),
    // For a part of a name, in any case. During an import of thousands of firms their words stay on the index's pending list, which
    // is merged at its end (`updateFirmWordIndexes`): one by one they would take longer than the whole rest.
    index("firms_name_words_index").using("gin", t.name.op("gin_trgm_ops")).with({ gin_pending_list_limit: pendingWordsKilobytes }),
    index("firms_contact_name_words_index").using("gin", t.contactName.op("gin_trgm_ops")).with({ gin_pending_list_limit: pendingWordsKilobytes }),
    check("firms_membership_in_order", sql`${t.membershipEndOn} >= ${t.membershipStartOn}`),
    check("firms_name_not_blank", sql`btrim(${t.name}) <> ''`),
    check("firms_deactivated_with_reason", sql`${t.deactivatedAt} is null or ${t.deactivatedReason} is not null`),
  ],
);
