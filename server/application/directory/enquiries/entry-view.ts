import { z } from "zod";
import { isUuid } from "#domain/uuid.ts";
import type { BuyerType } from "#domain/directory/buyer-input.ts";
import { enquiryMessages } from "#domain/directory/enquiry-messages.ts";
import { enquiryState, type EnquiryState } from "#domain/directory/enquiry-states.ts";
import type { EnquiryEntry } from "#db/queries/enquiries.ts";

export const EnquiryId = z.object({ id: z.string().refine(isUuid, enquiryMessages.notFound) });
export type EnquiryId = z.infer<typeof EnquiryId>;

export type EnquiryAction = "answer" | "report";

/** An enquiry in the view of its member, with the actions possible now. */
export type EntryView = {
  readonly id: string;
  readonly subject: string;
  readonly message: string;
  readonly receivedAt: Date;
  readonly state: EnquiryState;
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string | undefined;
    /** ISO 3166-1 alpha-2. */
    readonly country: string | undefined;
    readonly type: BuyerType | undefined;
  };
  readonly answer: { readonly text: string; readonly at: Date; readonly by: string } | undefined;
  readonly report: { readonly reason: string; readonly at: Date } | undefined;
  readonly actions: readonly EnquiryAction[];
};

/** The view of an entry. */
export function presentEnquiryEntry(entry: EnquiryEntry): EntryView {
  const { id, subject, message, createdAt, senderName, buyerEmail, buyerPhone, buyerCountry, buyerType } = entry;
  const { answer, answeredAt, answeredByName, reportReason, reportedAt } = entry;
  return {
    id,
    subject,
    message,
    receivedAt: createdAt,
    state: enquiryState(entry),
    buyer: { name: senderName, email: buyerEmail, phone: buyerPhone ?? undefined, country: buyerCountry ?? undefined, type: buyerType ?? undefined },
    answer: answer === null || answeredAt === null ? undefined : { text: answer, at: answeredAt, by: answeredByName ?? "" },
    report: reportReason === null || reportedAt === null ? undefined : { reason: reportReason, at: reportedAt },
    actions: reportedAt !== null ? [] : answer === null ? ["answer", "report"] : ["report"],
  };
}
