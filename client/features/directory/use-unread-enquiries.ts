import { background, trpc } from "../../lib/trpc.ts";

const refreshMs = 60_000;

/** How many enquiries of buyers the firm has not opened; polled every minute without keeping the session alive. */
export function useUnreadEnquiries(): number {
  const query = trpc.directory.enquiries.unreadCount.useQuery(undefined, { refetchInterval: refreshMs, trpc: { context: background } });
  return query.data ?? 0;
}
