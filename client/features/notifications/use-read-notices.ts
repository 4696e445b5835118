import { useEffect, useRef } from "react";
import { useMarkRead } from "./use-mark-read.ts";
import { useUnreadCount } from "./use-unread-count.ts";

/** What a page shows: a subject of notices, with its id, or the payments or expected claims of the own firm. */
type Opened =
  | { readonly about: "reimbursementId" | "enquiryEntryId" | "applicationId" | "invoiceId" | "fairId"; readonly id: string }
  | { readonly about: "payments" | "expectedClaims"; readonly id: "own" };

/** Marks the reader's notices about what is open as read, also those that come while it is. */
export function useReadNotices({ about, id }: Opened): void {
  const unread = useUnreadCount();
  const { mutate: markRead } = useMarkRead();
  const marked = useRef<{ readonly id: string; readonly unread: number }>(undefined);
  useEffect(() => {
    const before = marked.current?.id === id ? marked.current.unread : 0;
    marked.current = { id, unread };
    // Notices about something else stay unread: only new ones are a reason to ask again.
    if (unread > before) markRead(about === "payments" || about === "expectedClaims" ? { [about]: true } : { [about]: id });
  }, [unread, markRead, about, id]);
}
