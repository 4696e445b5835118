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
import { calling, procedure, router } from "./trpc.ts";

export const enquiriesRouter = router({
  send: procedure("directory.sendEnquiry").input(SendEnquiryInput).mutation(calling(sendEnquiry)),
  listSent: procedure("directory.readOwnEnquiries").input(ListSentInput).query(calling(listSentEnquiries)),
  getSent: procedure("directory.readOwnEnquiries").input(EnquiryId).query(calling(getSentEnquiry)),
  listReceived: procedure("directory.readEnquiries").input(ListReceivedInput).query(calling(listReceivedEnquiries)),
  unreadCount: procedure("directory.readEnquiries").query(({ ctx }) => countUnread(ctx)),
  getReceived: procedure("directory.readEnquiries").input(EnquiryId).query(calling(getReceivedEnquiry)),
  markRead: procedure("directory.readEnquiries").input(EnquiryId).mutation(calling(markEnquiryRead)),
  answer: procedure("directory.answerEnquiry").input(AnswerEnquiryInput).mutation(calling(answerEnquiry)),
  report: procedure("directory.reportEnquiry").input(ReportEnquiryInput).mutation(calling(reportEnquiry)),
  counts: procedure("directory.countEnquiries").input(CountEnquiriesInput).query(calling(countEnquiries)),
  reported: procedure("directory.countEnquiries").input(ListReportedInput).query(calling(listReportedEnquiries)),
});
