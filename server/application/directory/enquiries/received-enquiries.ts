import type { z } from "zod";
import { enquiryMessages } from "#domain/directory/enquiry-messages.ts";
import { enquiryState, type EnquiryState } from "#domain/directory/enquiry-states.ts";
import { notFound } from "#domain/errors.ts";
import {
  countUnreadEnquiries,
  findReceivedEnquiry,
  selectReceivedEnquiries,
  lockReceivedEnquiry,
  updateReceivedEnquiry,
} from "#db/queries/enquiries.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { Page, paged, type Paged } from "../../paging.ts";
import { presentEnquiryEntry, type EnquiryId, type EntryView } from "./entry-view.ts";

export const ListReceivedInput = Page;
export type ListReceivedInput = z.output<typeof Page>;

export type ReceivedRow = {
  readonly id: string;
  readonly subject: string;
  readonly senderName: string;
  readonly receivedAt: Date;
  readonly state: EnquiryState;
};

/** Enquiries to the actor's firm: unread first, then newest first. */
export async function listReceivedEnquiries(ctx: AppContext, { page, pageSize }: ListReceivedInput): Promise<Paged<ReceivedRow>> {
  const { firmId } = authorize(ctx.actor, "directory.readEnquiries");
  const { rows, count } = await selectReceivedEnquiries(ctx.db, { firmId, offset: (page - 1) * pageSize, limit: pageSize });
  const shown = rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    senderName: row.senderName,
    receivedAt: row.createdAt,
    state: enquiryState(row),
  }));
  return paged(shown, count, { page, pageSize });
}

/** The number of enquiries that the firm has not opened. */
export async function countUnread(ctx: AppContext): Promise<number> {
  const { firmId } = authorize(ctx.actor, "directory.readEnquiries");
  return countUnreadEnquiries(ctx.db, firmId);
}

/** One enquiry to the actor's firm. @throws not_found (unknown, or another firm's) */
export async function getReceivedEnquiry(ctx: AppContext, { id }: EnquiryId): Promise<EntryView> {
  const { firmId } = authorize(ctx.actor, "directory.readEnquiries");
  const entry = await findReceivedEnquiry(ctx.db, firmId, id);
  if (entry === undefined) throw notFound("not_found", enquiryMessages.notFound);
  return presentEnquiryEntry(entry);
}

/** Marks an enquiry as opened by the firm; repeating it changes nothing. @throws not_found */
export async function markEnquiryRead(ctx: AppContext, { id }: EnquiryId): Promise<void> {
  const { firmId } = authorize(ctx.actor, "directory.readEnquiries");
  await transact(ctx, async (tx) => {
    const entry = await lockReceivedEnquiry(tx, firmId, id);
    if (entry === undefined) throw notFound("not_found", enquiryMessages.notFound);
    if (entry.readAt === null) await updateReceivedEnquiry(tx, id, { readAt: ctx.now() });
  });
}
