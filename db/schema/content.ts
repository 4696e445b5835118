import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contentKindNames } from "#domain/site/content/kinds/index.ts";
import { users } from "./accounts.ts";
import { id, instant } from "./columns.ts";

/** Pictures of the public website, encoded again from the upload; the upload itself is not stored. */
export const contentImages = pgTable(
  "content_images",
  {
    id: id(),
    /** The person's name for it, or the product's for those that it brought. */
    name: text().notNull(),
    /** Of the largest variant, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
    createdBy: uuid().references(() => users.id),
  },
  (t) => [
    check("content_images_size_positive", sql`${t.width} > 0 and ${t.height} > 0`),
    index("content_images_created_at_index").on(t.createdAt.desc()),
  ],
);

/** What a picture is served as: a width in a format, each a file of the store or one that the product brought. */
export const contentImageVariants = pgTable(
  "content_image_variants",
  {
    imageId: uuid()
      .notNull()
      .references(() => contentImages.id, { onDelete: "cascade" }),
    width: integer().notNull(),
    format: text({ enum: ["avif", "webp"] }).notNull(),
    sizeBytes: integer().notNull(),
    /** Of the file store; null for a file of the product. */
    storageKey: text(),
    /** Below the product's own pictures; null for a file of the store. */
    productFile: text(),
  },
  (t) => [
    primaryKey({ columns: [t.imageId, t.width, t.format] }),
    check("content_image_variants_one_place", sql`(${t.storageKey} is null) <> (${t.productFile} is null)`),
  ],
);

/** Documents of the public website: uploaded by staff, or made of an entry's own text. */
export const contentFiles = pgTable("content_files", {
  id: id(),
  name: text().notNull(),
  mediaType: text().notNull(),
  sizeBytes: integer().notNull(),
  storageKey: text().notNull(),
  language: text().notNull().default("en"),
  /** Hash of what a made document was made of; null for an uploaded one. */
  madeOf: text(),
  createdAt: instant().notNull().defaultNow(),
  createdBy: uuid().references(() => users.id),
});

/**
 * Whatever staff edit of the public website, one row an entry. `fields` is what they work on and `publishedFields` what the public reads
 * between `publishFrom` and `publishUntil`; both hold to the declaration of the kind (`domain/site/content/kinds`).
 */
export const contentEntries = pgTable(
  "content_entries",
  {
    id: id(),
    kind: text({ enum: contentKindNames }).notNull(),
    slug: text().notNull(),
    fields: jsonb().notNull(),
    publishedFields: jsonb(),
    state: text({ enum: ["draft", "published"] })
      .notNull()
      .default("draft"),
    /** Lower comes first, in kinds that staff put in order. */
    position: integer().notNull().default(0),
    publishFrom: instant(),
    publishUntil: instant(),
    /** When the words that the public reads last changed. */
    publishedAt: instant(),
    /** The PDF made of the published text. */
    documentId: uuid().references(() => contentFiles.id),
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** Null for what the product brought. */
    updatedBy: uuid().references(() => users.id),
  },
  (t) => [
    uniqueIndex("content_entries_kind_slug_unique").on(t.kind, t.slug),
    index("content_entries_kind_position_index").on(t.kind, t.position, t.id),
    check("content_entries_slug_plain", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.slug}) <= 80`),
    check("content_entries_published_has_fields", sql`(${t.state} = 'published') = (${t.publishedFields} is not null)`),
    check("content_entries_window_in_order", sql`${t.publishFrom} is null or ${t.publishUntil} is null or ${t.publishFrom} < ${t.publishUntil}`),
  ],
);

/** What the product brought at a first start, by name: an entry that staff removed or renamed never comes back. */
export const contentSeeds = pgTable("content_seeds", { key: text().primaryKey(), seededAt: instant().notNull().defaultNow() });

/** One row: rises with every change that the public can see. Rendered pages are good for one version. */
export const contentVersions = pgTable(
  "content_versions",
  { isOnly: boolean().primaryKey().default(true), version: bigint({ mode: "number" }).notNull() },
  (t) => [check("content_versions_one_row", sql`${t.isOnly}`)],
);
