import { z } from "zod";
import type { NoteAudience } from "#domain/notes/audiences.ts";
import { noteDeletableMs } from "#domain/notes/note-rules.ts";
import { selectNoteDrafts } from "#db/queries/note-drafts.ts";
import { selectMentionable, selectNotes, type NoteRow } from "#db/queries/notes.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";
import { audiencesOf, getReceivedClaim } from "./readable-claim.ts";

export const ListNotesInput = z.object({ reimbursementId: ReimbursementId });
export type ListNotesInput = z.output<typeof ListNotesInput>;

export type NoteView = {
  readonly id: string;
  readonly audience: NoteAudience;
  /** Undefined when it is about the whole reimbursement. */
  readonly fieldName: string | undefined;
  /** Empty once it is deleted. */
  readonly body: string;
  /** The names of those whom it names. */
  readonly mentions: readonly string[];
  readonly by: string;
  readonly party: "council" | "dgft";
  readonly at: Date;
  readonly deletedAt: Date | undefined;
  /** True while this reader may delete it. */
  readonly isDeletable: boolean;
};

export type NotesView = {
  readonly notes: readonly NoteView[];
  /** Whom a note may name, by name. */
  readonly people: readonly { readonly name: string; readonly party: "council" | "dgft" }[];
  /** What this reader has typed and not sent. */
  readonly drafts: readonly { readonly audience: NoteAudience; readonly body: string; readonly savedAt: Date }[];
  /** True when DGFT has the reimbursement, so that the thread can be written on. */
  readonly hasThread: boolean;
};

/**
 * What officers wrote to each other about a reimbursement, the oldest first: the council's notes and its thread with DGFT, to DGFT the thread alone.
 * @throws not_found (unknown, or not received by this office)
 * @source desks-and-more.md 2 "Notes between officers on a claim or a document (@name), never seen by the member"
 */
export async function listNotes(ctx: AppContext, input: ListNotesInput): Promise<NotesView> {
  const actor = authorize(ctx.actor, "notes.read");
  const claim = await getReceivedClaim(ctx.db, actor, input.reimbursementId);
  const [rows, people, drafts] = await Promise.all([
    selectNotes(ctx.db, claim.id, audiencesOf(actor)),
    selectMentionable(ctx.db, ["council", "dgft"]),
    selectNoteDrafts(ctx.db, { reimbursementId: claim.id, userId: actor.userId }),
  ]);
  const now = ctx.now();
  return {
    notes: rows.map((row) => noteView(row, actor.userId, now)),
    people: people.map(({ name, party }) => ({ name, party })),
    drafts,
    hasThread: claim.firstForwardedAt !== null,
  };
}

const noteView = (row: NoteRow, reader: string, now: Date): NoteView => ({
  id: row.id,
  audience: row.audience,
  fieldName: row.fieldName ?? undefined,
  body: row.body,
  mentions: row.mentions,
  by: row.writerName,
  party: row.party,
  at: row.writtenAt,
  deletedAt: row.deletedAt ?? undefined,
  isDeletable: row.writtenBy === reader && row.deletedAt === null && now.getTime() - row.writtenAt.getTime() <= noteDeletableMs,
});
