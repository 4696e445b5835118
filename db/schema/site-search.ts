import { sql } from "drizzle-orm";
import { customType, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The text of each page of the website in each language, for the search; written at every start. The view `site_search` adds
 * the content of the database; it and the column `content_entries.words` are made by the migration "functions".
 */
export const sitePageTexts = pgTable(
  "site_page_texts",
  {
    /** Of the table of pages. */
    key: text().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    words: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('english', translate(title, '।', ' ')), 'A') || setweight(to_tsvector('english', translate(summary, '।', ' ')), 'B') || to_tsvector('english', translate(body, '।', ' '))`,
    ),
  },
  (t) => [primaryKey({ columns: [t.key, t.language] })],
);
