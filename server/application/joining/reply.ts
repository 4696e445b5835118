import { z } from "zod";
import { withoutControls } from "#domain/accounts/plain-line.ts";
import { DomainError, invalid } from "#domain/errors.ts";
import { joiningMessages, maxReplyCharacters } from "#domain/joining/messages.ts";
import { insertApplicationEvent, updateJoiningApplication, type JoiningApplicationRow } from "#db/queries/joining.ts";
import {
  selectApplicationDocuments,
  selectApplicationRemarks,
  updateRemarkReply,
  type ApplicationDocument,
  type ApplicationRemark,
} from "#db/queries/joining-documents.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorizeAnyone } from "../authorize.ts";
import { yearsOf } from "./fee-of-year.ts";
import { getOwnApplication, lockOwnApplication } from "./own-application.ts";
import { assertMay, JoiningKey } from "./save-answers.ts";
import { completeFirm, notifyCouncilOfApplication, withAnswersOf } from "./submit-application.ts";

export const ReplyToRemarksInput = z.object({
  key: JoiningKey,
  /** What was typed, by the id of the remark. */
  replies: z.record(z.string(), z.string()),
});
export type ReplyToRemarksInput = z.output<typeof ReplyToRemarksInput>;

type OpenRemarks = { readonly documents: ApplicationDocument[]; readonly remarks: ApplicationRemark[] };

/**
 * Stores what was typed as answers to the remarks, and sends nothing: the applicant goes on to another step.
 * @returns the remarks that wait for an answer, and the documents
 * @throws not_found; conflict (`application_closed`: decided, or with the council)
 */
export async function saveReplies(ctx: AppContext, { key, replies }: ReplyToRemarksInput): Promise<OpenRemarks> {
  authorizeAnyone(ctx.actor, "joining.apply");
  return transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const current = await lockOwnApplication(ctx, tx, key);
    assertMay("reply", current.state);
    const remarks = await openRemarks(tx, current);
    for (const { id } of remarks) {
      const typed = replies[id];
      if (typed !== undefined) await updateRemarkReply(tx, id, { reply: storedText(typed), repliedAt: null });
    }
    return { documents: await selectApplicationDocuments(tx, current.id), remarks: await openRemarks(tx, current) };
  });
}

/**
 * Hands an application back to the council with an answer to each remark: words, another document, or both. What was typed is stored also when
 * something is missing or too long. A second call with the same words, as by a second press, changes nothing.
 * @throws not_found; conflict (`application_closed`: decided, or with the council); invalid (`not_answered`, `reply_too_long`, `not_complete`)
 */
export async function replyToRemarks(ctx: AppContext, { key, replies }: ReplyToRemarksInput): Promise<void> {
  authorizeAnyone(ctx.actor, "joining.apply");
  if (await isSentAlready(ctx, { key, replies })) return;
  const open = await saveReplies(ctx, { key, replies }).catch(async (error: unknown) => {
    // The first press may have been sent since.
    if (error instanceof DomainError && error.code === "application_closed" && (await isSentAlready(ctx, { key, replies }))) return undefined;
    throw error;
  });
  if (open === undefined) return;
  const unanswered = open.remarks.filter((remark) => !hasReply(remark, open.documents));
  if (unanswered.length > 0) throw invalid("not_answered", joiningMessages.answerOrReplace, fieldsOf(unanswered, joiningMessages.answerOrReplace));
  const tooLong = open.remarks.filter(({ reply }) => (reply ?? "").length > maxReplyCharacters);
  if (tooLong.length > 0) throw invalid("reply_too_long", joiningMessages.replyTooLong, fieldsOf(tooLong, joiningMessages.replyTooLong));
  await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const current = await lockOwnApplication(ctx, tx, key);
    if (current.state === "resubmitted") return;
    assertMay("reply", current.state);
    const { exportsPaise } = await completeFirm(ctx, tx, current);
    const at = ctx.now();
    for (const { id, reply } of await openRemarks(tx, current)) await updateRemarkReply(tx, id, { reply: reply ?? "", repliedAt: at });
    const { exportYear } = yearsOf(ctx);
    const handedIn = withAnswersOf(current, at);
    const values = { state: "resubmitted", exportsPaise, exportYear, handedIn, waitingSince: at, changedAt: at } as const;
    const row = await updateJoiningApplication(tx, current.id, values);
    await insertApplicationEvent(tx, row.id, "replied", { actorId: null, at });
    await recordAudit(tx, ctx, { event: "joining.reply", subject: { kind: "application", id: row.id } });
    await notifyCouncilOfApplication(tx, "application_answered", row);
  });
}

/** Whether the reply is with the council, with these words. */
async function isSentAlready(ctx: AppContext, { key, replies }: ReplyToRemarksInput): Promise<boolean> {
  const { id, state } = await getOwnApplication(ctx, ctx.db, key);
  if (state !== "resubmitted") return false;
  const said = new Map((await selectApplicationRemarks(ctx.db, id)).map((remark) => [remark.id, remark.reply ?? ""]));
  return Object.entries(replies).every(([remarkId, typed]) => storedText(typed) === said.get(remarkId));
}

/**
 * A browser sends each line break as two characters; it counts as one. Text that is too long is stored whole, so that it can be shortened;
 * the size of the form is its limit.
 */
const storedText = (typed: string): string => withoutControls(typed.replaceAll(/\r\n?/g, "\n"));

const openRemarks = async (tx: Parameters<typeof selectApplicationRemarks>[0], { id }: JoiningApplicationRow): Promise<ApplicationRemark[]> =>
  (await selectApplicationRemarks(tx, id)).filter(({ repliedAt }) => repliedAt === null);

/** Whether a remark has an answer in words, or a newer document. */
export const hasReply = ({ field, askedAt, reply }: ApplicationRemark, documents: readonly ApplicationDocument[]): boolean =>
  (reply ?? "") !== "" || documents.some((document) => document.field === field && document.uploadedAt > askedAt);

const fieldsOf = (remarks: readonly ApplicationRemark[], text: string) => Object.fromEntries(remarks.map(({ id }) => [id, [text]]));
