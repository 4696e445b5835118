import type { z } from "zod";
import { council, paths } from "#domain/council.ts";
import { AnswerText, ReportReason } from "#domain/directory/enquiry-input.ts";
import { enquiryMessages } from "#domain/directory/enquiry-messages.ts";
import { conflict, notFound } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import { findReceivedEnquiry, lockReceivedEnquiry, updateReceivedEnquiry, type EnquiryEntry, type EnquiryMemberRow } from "#db/queries/enquiries.ts";
import { insertMail } from "#db/queries/mail.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { EnquiryId, presentEnquiryEntry, type EntryView } from "./entry-view.ts";

export const AnswerEnquiryInput = EnquiryId.extend({ answer: AnswerText });
export type AnswerEnquiryInput = z.infer<typeof AnswerEnquiryInput>;

/**
 * Stores the answer to a buyer and sends an e-mail with a link to it. A firm answers an enquiry once; it has the address of the buyer from the
 * start. The buyer has that of the firm only if the firm shows it, and otherwise replies with another enquiry.
 * @throws not_found (unknown, or another firm's); conflict (answered already, or reported)
 */
export async function answerEnquiry(ctx: AppContext, { id, answer }: AnswerEnquiryInput): Promise<EntryView> {
  const actor = authorize(ctx.actor, "directory.answerEnquiry");
  return transact(ctx, async (tx) => {
    const row = await lockOwn(tx, actor.firmId, id);
    if (row.reportedAt !== null) throw conflict("enquiry_reported", enquiryMessages.alreadyReported);
    if (row.answer !== null) throw conflict("already_answered", enquiryMessages.alreadyAnswered);
    const at = ctx.now();
    await updateReceivedEnquiry(tx, id, { answer, answeredAt: at, answeredBy: actor.userId, readAt: row.readAt ?? at });
    const entry = await entryOf(tx, row);
    await insertMail(tx, {
      kind: "enquiry_answer",
      to: { userId: entry.buyerId, email: entry.buyerEmail },
      params: { firmName: entry.firmName, subject: entry.subject, path: `${paths.buyerEnquiries}/${entry.enquiryId}` },
    });
    return presentEnquiryEntry(entry);
  });
}

export const ReportEnquiryInput = EnquiryId.extend({ reason: ReportReason });
export type ReportEnquiryInput = z.infer<typeof ReportEnquiryInput>;

/**
 * Reports an enquiry as abuse to the council, which can read it only then. The first report counts; repeating it changes
 * nothing.
 * @throws not_found (unknown, or another firm's)
 */
export async function reportEnquiry(ctx: AppContext, { id, reason }: ReportEnquiryInput): Promise<EntryView> {
  const actor = authorize(ctx.actor, "directory.reportEnquiry");
  return transact(ctx, async (tx) => {
    const row = await lockOwn(tx, actor.firmId, id);
    if (row.reportedAt !== null) return presentEnquiryEntry(await entryOf(tx, row));
    const at = ctx.now();
    await updateReceivedEnquiry(tx, id, { reportReason: reason, reportedAt: at, reportedBy: actor.userId, readAt: row.readAt ?? at });
    const entry = await entryOf(tx, row);
    await insertMail(tx, {
      kind: "enquiry_reported",
      to: { userId: null, email: council.contactEmail },
      params: { firmName: entry.firmName, sender: entry.senderName, subject: entry.subject, entryId: entry.id, path: paths.councilEnquiries },
    });
    return presentEnquiryEntry(entry);
  });
}

async function lockOwn(tx: Tx, firmId: string, id: string): Promise<EnquiryMemberRow> {
  const row = await lockReceivedEnquiry(tx, firmId, id);
  if (row === undefined) throw notFound("not_found", enquiryMessages.notFound);
  return row;
}

async function entryOf(tx: Tx, { firmId, id }: EnquiryMemberRow): Promise<EnquiryEntry> {
  const entry = await findReceivedEnquiry(tx, firmId, id);
  if (entry === undefined) throw new Error("the entry is locked, so it is there");
  return entry;
}
