import { useEffect } from "react";
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
  useEffect(() => {
    if (unread > 0) markRead({ reimbursementId, enquiryEntryId });
  }, [unread, markRead, reimbursementId, enquiryEntryId]);
}
