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
    /** The file name of an uploaded picture, or the product's name for one that it brings. */
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

/** A variant of a picture: a width in a format, a file of the store or of the product. */
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
    /** Path below the product's own pictures; null for a file of the store. */
    productFile: text(),
  },
  (t) => [
    primaryKey({ columns: [t.imageId, t.width, t.format] }),
    check("content_image_variants_one_place", sql`(${t.storageKey} is null) <> (${t.productFile} is null)`),
  ],
);

/** Documents of the public website: uploaded by staff, or made from an entry's text. */
export const contentFiles = pgTable("content_files", {
  id: id(),
  name: text().notNull(),
  mediaType: text().notNull(),
  sizeBytes: integer().notNull(),
  storageKey: text().notNull(),
  language: text().notNull().default("en"),
  /** Hash of the source of a generated document; null for an uploaded one. */
  madeOf: text(),
  createdAt: instant().notNull().defaultNow(),
  createdBy: uuid().references(() => users.id),
});

/**
 * The content of the public website that staff edit, one row for each entry. `fields` is the draft and `publishedFields` what
 * the public reads between `publishFrom` and `publishUntil`; both match the declaration of the kind
 * (`domain/site/content/kinds`).
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
    /** When followers of the website were first told of it; null for kinds that nobody follows. */
    announcedAt: instant(),
    /** The PDF made of the published text. */
    documentId: uuid().references(() => contentFiles.id),
    /** The same in Hindi. */
    hindiDocumentId: uuid().references(() => contentFiles.id),
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** Null for content that the product brings. */
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

/** The content that the product inserted once, by key: an entry that staff removed or renamed never comes back. */
export const contentSeeds = pgTable("content_seeds", { key: text().primaryKey(), seededAt: instant().notNull().defaultNow() });

/** One row: increases with every change that the public can see. A rendered page is valid for one version. */
export const contentVersions = pgTable(
  "content_versions",
  { isOnly: boolean().primaryKey().default(true), version: bigint({ mode: "number" }).notNull() },
  (t) => [check("content_versions_one_row", sql`${t.isOnly}`)],
);
