import type { QueryClient } from "@tanstack/react-query";

/** How many reads have no answer yet. A read that waits for the line counts only while something on the page shows it. */
export const countAwaited = (client: QueryClient): number =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => {
      const { status, fetchStatus } = query.state;
      return status === "pending" && (fetchStatus === "fetching" || (fetchStatus === "paused" && query.isActive()));
    }).length;
