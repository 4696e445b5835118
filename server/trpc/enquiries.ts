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
  send: procedure("directory.sendEnquiry")
    .input(SendEnquiryInput)
    .mutation(({ ctx, input }) => sendEnquiry(ctx, input)),
  listSent: procedure("directory.readOwnEnquiries")
    .input(ListSentInput)
    .query(({ ctx, input }) => listSentEnquiries(ctx, input)),
  getSent: procedure("directory.readOwnEnquiries")
    .input(EnquiryId)
    .query(({ ctx, input }) => getSentEnquiry(ctx, input)),
  listReceived: procedure("directory.readEnquiries")
    .input(ListReceivedInput)
    .query(({ ctx, input }) => listReceivedEnquiries(ctx, input)),
  unreadCount: procedure("directory.readEnquiries").query(({ ctx }) => countUnread(ctx)),
  getReceived: procedure("directory.readEnquiries")
    .input(EnquiryId)
    .query(({ ctx, input }) => getReceivedEnquiry(ctx, input)),
  markRead: procedure("directory.readEnquiries")
    .input(EnquiryId)
    .mutation(({ ctx, input }) => markEnquiryRead(ctx, input)),
  answer: procedure("directory.answerEnquiry")
    .input(AnswerEnquiryInput)
    .mutation(({ ctx, input }) => answerEnquiry(ctx, input)),
  report: procedure("directory.reportEnquiry")
    .input(ReportEnquiryInput)
    .mutation(({ ctx, input }) => reportEnquiry(ctx, input)),
  counts: procedure("directory.countEnquiries")
    .input(CountEnquiriesInput)
    .query(({ ctx, input }) => countEnquiries(ctx, input)),
  reported: procedure("directory.countEnquiries")
    .input(ListReportedInput)
    .query(({ ctx, input }) => listReportedEnquiries(ctx, input)),
});
