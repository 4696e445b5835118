import { background, trpc } from "../../lib/trpc.ts";

const refreshMs = 60_000;

/** How many notifications wait, for the bell; looked up again every minute without keeping the session alive. */
export function useUnreadCount(): number {
  const query = trpc.notifications.unreadCount.useQuery(undefined, { refetchInterval: refreshMs, trpc: { context: background } });
  return query.data ?? 0;
}
