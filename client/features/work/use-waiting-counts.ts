import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";
import { background, trpc } from "../../lib/trpc.ts";

export type WaitingCounts = inferRouterOutputs<AppRouter>["work"]["counts"];

const refreshMs = 60_000;

/** What waits for the officer and the office, for the menu; looked up again every minute without keeping the session alive. */
export function useWaitingCounts(): WaitingCounts | undefined {
  return trpc.work.counts.useQuery(undefined, { refetchInterval: refreshMs, trpc: { context: background } }).data;
}
