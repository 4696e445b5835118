import { background, trpc } from "../../lib/trpc.ts";

const refreshMs = 60_000;

/** How many circulars of the firm the user has not opened; polled every minute without keeping the session alive. */
export function useNewCirculars(): number {
  const query = trpc.circulars.own.count.useQuery(undefined, { refetchInterval: refreshMs, trpc: { context: background } });
  return query.data ?? 0;
}
