import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { noteAudiences, type NoteAudience } from "#domain/notes/audiences.ts";
import type { Mentionable } from "#domain/notes/mentions.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";
import { reimbursements } from "./reimbursements.ts";

/**
 * What officers write to each other about a claim or one of its documents, as plain text. A member never sees it.
 * @source desks-and-more.md 2 "Notes between officers"
 */
export const notes = pgTable(
  "notes",
  {
    id: id(),
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    /** Null when it is about the whole claim. */
    fieldName: text(),
    audience: text().$type<NoteAudience>().notNull(),
    /** Empty once it is deleted. */
    body: text().notNull(),
    writtenBy: uuid()
      .notNull()
      .references(() => users.id),
    /** The writer's office when it was written. Null from an earlier release that runs beside this one: then the office of today. */
    writtenParty: text().$type<Mentionable["party"]>(),
    writtenAt: instant().notNull(),
    deletedAt: instant(),
  },
  (t) => [
    index("notes_reimbursement_index").on(t.reimbursementId, t.writtenAt),
    check("notes_audience_known", oneOf("audience", noteAudiences)),
    check("notes_body_or_deleted", sql`(btrim(${t.body}) = '') = (${t.deletedAt} is not null)`),
  ],
);

/** A note that is typed and not sent yet; the same on every device of its writer. */
export const noteDrafts = pgTable(
  "note_drafts",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    audience: text().$type<NoteAudience>().notNull(),
    body: text().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ name: "note_drafts_pkey", columns: [t.reimbursementId, t.userId, t.audience] }),
    check("note_drafts_audience_known", oneOf("audience", noteAudiences)),
  ],
);

/** Whom a note names. */
export const noteMentions = pgTable(
  "note_mentions",
  {
    noteId: uuid()
      .notNull()
      .references(() => notes.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ name: "note_mentions_pkey", columns: [t.noteId, t.userId] })],
);
