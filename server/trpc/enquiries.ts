import { SendEnquiryInput } from "#domain/directory/enquiry-input.ts";
import { answerEnquiry, AnswerEnquiryInput, reportEnquiry, ReportEnquiryInput } from "../application/directory/enquiries/answer-enquiry.ts";
import { countEnquiries, CountEnquiriesInput, listReportedEnquiries, ListReportedInput } from "../application/directory/enquiries/count-enquiries.ts";
import { EnquiryId } from "../application/directory/enquiries/entry-view.ts";
import {
  countUnread,
  getReceivedEnquiry,
  listReceivedEnquiries,
  ListReceivedInput,
  markEnquiryRead,
} from "../application/directory/enquiries/received-enquiries.ts";
import { sendEnquiry } from "../application/directory/enquiries/send-enquiry.ts";
import { getSentEnquiry, listSentEnquiries, ListSentInput } from "../application/directory/enquiries/sent-enquiries.ts";
import { procedure, router } from "./trpc.ts";

export const enquiriesRouter = router({
  send: procedure.input(SendEnquiryInput).mutation(({ ctx, input }) => sendEnquiry(ctx, input)),
  listSent: procedure.input(ListSentInput).query(({ ctx, input }) => listSentEnquiries(ctx, input)),
  getSent: procedure.input(EnquiryId).query(({ ctx, input }) => getSentEnquiry(ctx, input)),
  listReceived: procedure.input(ListReceivedInput).query(({ ctx, input }) => listReceivedEnquiries(ctx, input)),
  unreadCount: procedure.query(({ ctx }) => countUnread(ctx)),
  getReceived: procedure.input(EnquiryId).query(({ ctx, input }) => getReceivedEnquiry(ctx, input)),
  markRead: procedure.input(EnquiryId).mutation(({ ctx, input }) => markEnquiryRead(ctx, input)),
  answer: procedure.input(AnswerEnquiryInput).mutation(({ ctx, input }) => answerEnquiry(ctx, input)),
  report: procedure.input(ReportEnquiryInput).mutation(({ ctx, input }) => reportEnquiry(ctx, input)),
  counts: procedure.input(CountEnquiriesInput).query(({ ctx, input }) => countEnquiries(ctx, input)),
  reported: procedure.input(ListReportedInput).query(({ ctx, input }) => listReportedEnquiries(ctx, input)),
});
