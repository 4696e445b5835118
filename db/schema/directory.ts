import { sql } from "drizzle-orm";
import { check, customType, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { id, instant } from "./columns.ts";
import { memberProfiles } from "./profiles.ts";

/** Compared byte by byte, which is fast and the same on every system; its text is folded by `directory_fold`. */
const foldedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const integers = customType<{ data: string }>({ dataType: () => "integer[]" });
const texts = customType<{ data: string }>({ dataType: () => "text[]" });

/**
 * One row for each firm of the directory, with only what is searched. Only `updateDirectoryEntry` and `updateDirectoryPortion`
 * write it. Its trigram indexes have no pending list, so that a search never sorts recent changes first.
 */
export const directoryEntries = pgTable(
  "directory_entries",
  {
    firmId: uuid()
      .primaryKey()
      .references(() => memberProfiles.firmId, { onDelete: "cascade" }),
    nameText: foldedText().notNull(),
    addressText: foldedText().notNull(),
    /** Its devices; eight digits each. */
    codes: integers().notNull(),
    /** Every character of name and address that is neither alphabetic nor a digit: a search for "%" alone has no trigram. */
    marks: texts().notNull(),
  },
  (t) => [
    index("directory_entries_name_index").on(t.nameText, t.firmId),
    index("directory_entries_name_words_index").using("gin", t.nameText.op("gin_trgm_ops")).with({ fastupdate: false }),
    index("directory_entries_address_words_index").using("gin", t.addressText.op("gin_trgm_ops")).with({ fastupdate: false }),
    index("directory_entries_codes_index").using("gin", t.codes).with({ fastupdate: false }),
    index("directory_entries_marks_index").using("gin", t.marks).with({ fastupdate: false }),
  ],
);

/** Words of names and addresses, by which a typing mistake is recognised. A word stays when its last firm is gone. */
export const directoryWords = pgTable("directory_words", { word: text().primaryKey() }, (t) => [
  index("directory_words_trigram_index").using("gin", t.word.op("gin_trgm_ops")).with({ fastupdate: false }),
]);

/** Synonyms of devices of the catalogue; the council's staff add to them. */
export const directorySynonyms = pgTable(
  "directory_synonyms",
  {
    id: id(),
    /** Folded, as it is compared. */
    phrase: text().notNull(),
    /** Codes of the catalogue, comma between, each once and in order. */
    codes: text().notNull(),
    /** Null for those that the product brings. */
    changedBy: uuid().references(() => users.id),
    changedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("directory_synonyms_phrase_unique").on(t.phrase),
    check("directory_synonyms_phrase_not_blank", sql`btrim(${t.phrase}) <> ''`),
    check("directory_synonyms_codes_listed", sql`${t.codes} ~ '^[0-9]{8}(,[0-9]{8})*$'`),
  ],
);
