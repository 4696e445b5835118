import { Link } from "react-router-dom";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { formatDateTime, formatTime } from "../../shared/format.ts";
import type { NoticeView } from "./views.ts";
import classes from "./notification-row.module.css";

type NotificationRowProps = { readonly notice: NoticeView; readonly reader: Reader; readonly onOpen: () => void };

/** One notification: what happened, when, and the way to it. */
export function NotificationRow({ notice, reader, onOpen }: NotificationRowProps) {
  return (
    <li className={classes.row} data-unread={!notice.isRead || undefined}>
      <Link to={reimbursementPath(reader, notice.scheme, notice.reimbursementId, notice.fieldName)} className={classes.link} onClick={onOpen}>
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
