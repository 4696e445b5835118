import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { hsnCategoryKeys, type HsnCategory } from "#domain/members/hsn-categories.ts";
import { users } from "./accounts.ts";
import { citext, instant, oneOf } from "./columns.ts";
import { firms } from "./members.ts";

/** The device catalogue. A row is never removed: a device that is no longer offered has `retiredAt`, and profiles keep it. */
export const hsnCodes = pgTable(
  "hsn_codes",
  {
    code: text().primaryKey(),
    label: text().notNull(),
    category: text().$type<HsnCategory>().notNull(),
    /** Order within its category. */
    position: smallint().notNull(),
    retiredAt: instant(),
  },
  (t) => [
    index("hsn_codes_category_index").on(t.category, t.position, t.code),
    check("hsn_codes_eight_digits", sql`${t.code} ~ '^[0-9]{8}$'`),
    check("hsn_codes_label_not_blank", sql`btrim(${t.label}) <> ''`),
    check("hsn_codes_category_known", oneOf("category", hsnCategoryKeys)),
  ],
);

/** A firm's profile, one row each from the first save; the directory reads it. Phones are E.164. */
export const memberProfiles = pgTable(
  "member_profiles",
  {
    firmId: uuid()
      .primaryKey()
      .references(() => firms.id),
    organization: text().notNull(),
    address: text().notNull(),
    gst: text().notNull(),
    pan: text().notNull(),
    contactName: text().notNull(),
    contactEmail: citext().notNull(),
    contactMobile: text().notNull(),
    whatsapp: text().notNull(),
    alternateEmail: citext().notNull(),
    description: text().notNull(),
    /** Which contacts buyers may see. */
    showEmail: boolean().notNull(),
    showPhone: boolean().notNull(),
    /** Which version of the three statements was agreed to, by whom and when. */
    disclaimersVersion: text().notNull(),
    disclaimersAcceptedAt: instant().notNull(),
    version: integer().notNull().default(1),
    updatedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    check("member_profiles_organization_not_blank", sql`btrim(${t.organization}) <> ''`),
    check("member_profiles_contact_mobile_e164", sql`${t.contactMobile} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check("member_profiles_whatsapp_e164", sql`${t.whatsapp} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check("member_profiles_version_counts_from_one", sql`${t.version} >= 1`),
  ],
);

/** The devices of a firm. */
export const profileProducts = pgTable(
  "profile_products",
  {
    firmId: uuid()
      .notNull()
      .references(() => memberProfiles.firmId),
    code: text()
      .notNull()
      .references(() => hsnCodes.code),
  },
  (t) => [primaryKey({ name: "profile_products_pkey", columns: [t.firmId, t.code] }), index("profile_products_code_index").on(t.code, t.firmId)],
);
