import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { NoteAudience } from "#domain/notes/audiences.ts";
import type { Mentionable } from "#domain/notes/mentions.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { noteMentions, notes } from "../schema/notes.ts";

export type NoteRow = typeof notes.$inferSelect & {
  readonly writerName: string;
  readonly party: Mentionable["party"];
  readonly mentions: readonly string[];
};

/** The newest notes that one page shows. */
const mostShown = 500;

/** The notes on a reimbursement that these audiences read, the oldest first; of very many the newest. */
export async function selectNotes(db: Db | Tx, reimbursementId: string, audiences: readonly NoteAudience[]): Promise<NoteRow[]> {
  const rows = await db
    .select({
      note: notes,
      writerName: users.name,
      party: sql<Mentionable["party"]>`coalesce(${notes.writtenParty}, case ${users.role} when 'DGFT_ADMIN' then 'dgft' else 'council' end)`,
      mentions: sql<string[]>`(select coalesce(json_agg(distinct mentioned.name order by mentioned.name), '[]') from note_mentions
        join users mentioned on mentioned.id = note_mentions.user_id where note_mentions.note_id = ${notes.id})`,
    })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.writtenBy))
    .where(and(eq(notes.reimbursementId, reimbursementId), inArray(notes.audience, [...audiences])))
    .orderBy(desc(notes.writtenAt), desc(notes.id))
    .limit(mostShown);
  return rows.reverse().map(({ note, ...writer }) => ({ ...note, ...writer }));
}

/** The officers who can sign in, by name: whom a note of these parties may name. */
export async function selectMentionable(db: Db | Tx, parties: readonly Mentionable["party"][]): Promise<Mentionable[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(and(inArray(users.role, ["EPCMD_ADMIN", "DGFT_ADMIN"]), isNull(users.deactivatedAt), sql`${users.activatedAt} is not null`))
    .orderBy(users.name, users.id);
  return rows.flatMap(({ id, name, role }) => {
    const party = role === "DGFT_ADMIN" ? ("dgft" as const) : ("council" as const);
    return parties.includes(party) ? [{ id, name, party }] : [];
  });
}

/** Stores a note with those whom it names. Returns its id. */
export async function insertNote(tx: Tx, values: typeof notes.$inferInsert, mentioned: readonly string[]): Promise<string> {
  const [row] = await tx.insert(notes).values(values).returning({ id: notes.id });
  if (row === undefined) throw new Error("an inserted row has an id");
  if (mentioned.length > 0) await tx.insert(noteMentions).values(mentioned.map((userId) => ({ noteId: row.id, userId })));
  return row.id;
}

/** A note that these audiences read, locked; undefined when there is none. */
export async function lockNote(tx: Tx, id: string, audiences: readonly NoteAudience[]): Promise<typeof notes.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(notes)
    .where(and(eq(notes.id, id), inArray(notes.audience, [...audiences])))
    .for("update");
  return row;
}

/** Removes the words of a note; that it was there, whose it was and when stay. */
export async function updateNoteDeleted(tx: Tx, id: string, deletedAt: Date): Promise<void> {
  await tx.update(notes).set({ body: "", deletedAt }).where(eq(notes.id, id));
}
