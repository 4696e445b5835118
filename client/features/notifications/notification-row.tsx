import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { formatDateTime, formatTime } from "../../shared/format.ts";
import type { NoticeView } from "./views.ts";
import classes from "./notification-row.module.css";

type NotificationRowProps = { readonly notice: NoticeView; readonly reader: Reader; readonly onOpen: () => void };

function pathOf(
  { reimbursementId, scheme, fieldName, enquiryEntryId, expectedClaimId, circularId, fairId, applicationId, invoiceId, isAboutPayments }: NoticeView,
  reader: Reader,
): string {
  if (isAboutPayments) return reader === "member" ? paths.memberPayments : `${paths.payments}/documents`;
  if (applicationId !== undefined) return `${paths.joiningDesk}/${applicationId}`;
  if (invoiceId !== undefined) return `${paths.memberInvoices}/${invoiceId}`;
  if (fairId !== undefined) return `${paths.memberFairs}/${fairId}`;
  if (expectedClaimId !== undefined) return paths.expectedClaims;
  if (circularId !== undefined) return `${paths.memberCirculars}/${circularId}`;
  if (reimbursementId === undefined || scheme === undefined) return `${paths.memberEnquiries}/${enquiryEntryId ?? ""}`;
  return reimbursementPath(reader, scheme, reimbursementId, fieldName);
}

/** One notification: what happened, when, and the way to it. */
export function NotificationRow({ notice, reader, onOpen }: NotificationRowProps) {
  return (
    <li className={classes.row} data-unread={!notice.isRead || undefined}>
      <Link to={pathOf(notice, reader)} className={classes.link} onClick={onOpen}>
        {notice.title}
        {!notice.isRead && <span className={classes.mark}>New</span>}
      </Link>
      <p className={classes.text}>{notice.text}</p>
      <time className={classes.time} dateTime={notice.createdAt.toISOString()} title={formatDateTime(notice.createdAt)}>
        {formatTime(notice.createdAt)} IST
      </time>
    </li>
  );
}
