import { useEffect, useRef } from "react";
import { useMarkRead } from "./use-mark-read.ts";
import { useUnreadCount } from "./use-unread-count.ts";

/** What a page shows: a reimbursement, or an enquiry at the firm. */
type Opened =
  | { readonly reimbursementId: string; readonly enquiryEntryId?: never }
  | { readonly enquiryEntryId: string; readonly reimbursementId?: never };

/** Marks the reader's notices about what is open as read, also those that come while it is. */
export function useReadNotices({ reimbursementId, enquiryEntryId }: Opened): void {
  const unread = useUnreadCount();
  const { mutate: markRead } = useMarkRead();
  const marked = useRef<{ readonly opened: string | undefined; readonly unread: number }>(undefined);
  useEffect(() => {
    const opened = reimbursementId ?? enquiryEntryId;
    const before = marked.current?.opened === opened ? marked.current.unread : 0;
    marked.current = { opened, unread };
    // Notices about something else stay unread: only new ones are a reason to ask again.
    if (unread > before) markRead({ reimbursementId, enquiryEntryId });
  }, [unread, markRead, reimbursementId, enquiryEntryId]);
}
