import { z } from "zod";
import { deputyOn, findAbsence } from "#domain/accounts/absences.ts";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { plainText } from "#domain/accounts/plain-line.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { noteAudiences, type NoteAudience } from "#domain/notes/audiences.ts";
import { mentionsIn } from "#domain/notes/mentions.ts";
import { maxNoteLength, noteMessages } from "#domain/notes/note-rules.ts";
import { flaggedItemId } from "#domain/reimbursements/deficiencies.ts";
import { reviewDocuments } from "#domain/reimbursements/derive.ts";
import { isFurtherPaper } from "#domain/reimbursements/further-papers.ts";
import { roleOfOffice } from "#domain/reimbursements/owners.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { answerOnce, transact } from "#db/connection/transact.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectAbsences } from "#db/queries/absences.ts";
import { getFirmName } from "#db/queries/members.ts";
import { deleteNoteDraft } from "#db/queries/note-drafts.ts";
import { insertNote, selectMentionable } from "#db/queries/notes.ts";
import { insertNotifications, selectRoleRecipients } from "#db/queries/notifications.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";
import { assertAudience, getReceivedClaim, isDgft } from "./readable-claim.ts";

export const WriteNoteInput = z.object({
  reimbursementId: ReimbursementId,
  audience: z.enum(noteAudiences),
  body: plainText("Note", maxNoteLength),
  /** The document or item that it is about; without it the whole reimbursement. */
  fieldName: z.string().max(100).optional(),
});
export type WriteNoteInput = z.input<typeof WriteNoteInput>;

/**
 * Writes a note to the officers of the council, or to council and DGFT, in any state after the submission. Who is named with @ gets a notice;
 * so does, of a message in the thread, the owner at the other office and who stands in, or everybody there while nobody owns it. The writer's
 * draft of it goes.
 * @throws not_found; invalid (no words, too many, a document that is not there); forbidden (DGFT among the council's notes);
 *   conflict (`not_forwarded`: DGFT does not have it)
 * @source desks-and-more.md 2 "Notes between officers", "a thread between council and DGFT on the claim"
 */
export async function writeNote(ctx: AppContext, input: WriteNoteInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "notes.write");
  const { reimbursementId, fieldName, audience, body } = WriteNoteInput.parse(input);
  const write = async (tx: Tx): Promise<{ message: string }> => {
    const claim = await getReceivedClaim(tx, actor, reimbursementId);
    assertAudience(actor, audience);
    if (audience === "council_and_dgft" && claim.firstForwardedAt === null) throw conflict("not_forwarded", noteMessages.notForwarded);
    if (fieldName !== undefined && !isSubject(claim, fieldName))
      throw invalid("no_such_document", noteMessages.unknownSubject, { fieldName: [noteMessages.unknownSubject] });
    const people = await selectMentionable(tx, audience === "council" ? ["council"] : ["council", "dgft"]);
    const mentioned = mentionsIn(body, people)
      .map(({ id }) => id)
      .filter((id) => id !== actor.userId);
    const writer = { writtenBy: actor.userId, writtenParty: isDgft(actor) ? ("dgft" as const) : ("council" as const), writtenAt: ctx.now() };
    const values = { reimbursementId, fieldName: fieldName ?? null, audience, body, ...writer };
    await insertNote(tx, values, mentioned);
    await notify(tx, ctx, actor, { claim, fieldName, audience, mentioned });
    await recordAudit(tx, ctx, { event: "note.write", subject: { kind: "reimbursement", id: reimbursementId }, detail: { audience } });
    return { message: noteMessages.written };
  };
  return transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const answer = await answerOnce(ctx, tx, write);
    // Of a repeat, too: after a lost answer the page keeps the words as a draft until they are sent again.
    await deleteNoteDraft(tx, { reimbursementId, userId: actor.userId }, audience);
    return answer;
  });
}

/** Items are not looked up: one may go and its notes stay. */
const isSubject = ({ scheme }: ReimbursementRow, name: string): boolean =>
  isFurtherPaper(name) || flaggedItemId(name) !== undefined || reviewDocuments(schemeOf(scheme)).some(({ field }) => field.name === name);

type Written = {
  readonly claim: ReimbursementRow;
  readonly fieldName: string | undefined;
  readonly audience: NoteAudience;
  readonly mentioned: readonly string[];
};

async function notify(tx: Tx, ctx: AppContext, actor: StaffActor, { claim, fieldName, audience, mentioned }: Written): Promise<void> {
  const others = audience === "council" ? [] : (await otherOffice(tx, ctx, actor, claim)).filter((id) => !mentioned.includes(id));
  const about = {
    reimbursementId: claim.id,
    firmName: await getFirmName(tx, claim.firmId),
    actorName: actor.name,
    fieldName: fieldName ?? null,
    createdAt: ctx.now(),
  };
  await insertNotifications(tx, [
    ...mentioned.map((userId) => ({ ...about, userId, kind: "note_mention" as const })),
    ...others.map((userId) => ({ ...about, userId, kind: "thread_message" as const })),
  ]);
}

/**
 * Who is told of a message in the thread: the owner at the other office, with the deputy of one who is absent; or everybody there
 * while the claim is free, or counts as free because the absent owner has no deputy.
 */
async function otherOffice(tx: Tx, ctx: AppContext, actor: StaffActor, { councilOwnerId, dgftOwnerId }: ReimbursementRow): Promise<string[]> {
  const office = isDgft(actor) ? "council" : "dgft";
  const everybody = (await selectRoleRecipients(tx, roleOfOffice[office])).map(({ id }) => id);
  const isOfficer = (id: string): boolean => everybody.includes(id);
  const owner = office === "council" ? councilOwnerId : dgftOwnerId;
  if (owner === null || !isOfficer(owner)) return everybody;
  const today = calendarDateInIndia(ctx.now());
  const absences = await selectAbsences(tx, office, today);
  if (findAbsence(absences, owner, today) === undefined) return [owner];
  const deputy = deputyOn(absences, { userId: owner, day: today, isOfficer });
  return deputy === undefined ? everybody : [owner, deputy];
}
