import type { z } from "zod";
import { enquiryMessages } from "#domain/directory/enquiry-messages.ts";
import { notFound } from "#domain/errors.ts";
import { findSentEnquiry, selectEnquiryAnswers, selectSentEnquiries, type SentEnquiry } from "#db/queries/enquiries.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { Page, paged, type Paged } from "../../paging.ts";
import type { EnquiryId } from "./entry-view.ts";

export const ListSentInput = Page;
export type ListSentInput = z.output<typeof Page>;

/** The actor's enquiries, newest first. */
export async function listSentEnquiries(ctx: AppContext, { page, pageSize }: ListSentInput): Promise<Paged<SentEnquiry>> {
  const { userId } = authorize(ctx.actor, "directory.readOwnEnquiries");
  const { rows, count } = await selectSentEnquiries(ctx.db, { buyerId: userId, offset: (page - 1) * pageSize, limit: pageSize });
  return paged(rows, count, { page, pageSize });
}

/** An enquiry in the view of its buyer, who does not learn of a report. */
export type SentView = {
  readonly id: string;
  readonly subject: string;
  readonly message: string;
  readonly senderName: string;
  readonly sentAt: Date;
  readonly members: readonly {
    readonly firmId: string;
    readonly name: string;
    /** True when the member still has a page in the directory. */
    readonly isListed: boolean;
    readonly answer: { readonly text: string; readonly at: Date } | undefined;
  }[];
};

/** One enquiry of the actor with its answers. @throws not_found (unknown, or another buyer's) */
export async function getSentEnquiry(ctx: AppContext, { id }: EnquiryId): Promise<SentView> {
  const { userId } = authorize(ctx.actor, "directory.readOwnEnquiries");
  const enquiry = await findSentEnquiry(ctx.db, userId, id);
  if (enquiry === undefined) throw notFound("not_found", enquiryMessages.notFound);
  const members = await selectEnquiryAnswers(ctx.db, id);
  const { subject, message, senderName, createdAt } = enquiry;
  return {
    id,
    subject,
    message,
    senderName,
    sentAt: createdAt,
    members: members.map(({ answer, answeredAt, ...member }) => ({
      ...member,
      answer: answer === null || answeredAt === null ? undefined : { text: answer, at: answeredAt },
    })),
  };
}
