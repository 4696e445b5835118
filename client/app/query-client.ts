import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { failureOf, isPassing } from "../lib/trpc.ts";
import { noteSessionOver } from "../lib/session-clock.ts";

const maxReadAttempts = 3;

const noteRefusal = (error: unknown): void => {
  if (failureOf(error).code === "token_not_valid") noteSessionOver();
};

/**
 * Reads again what is being read while an action ends: it may have been read before the action. A read of data that is shown already
 * is restarted, because it would overwrite the result of the action. A first read is repeated after its end, so that a slow line shows it.
 */
export function refetchStale(client: QueryClient): void {
  void client.refetchQueries({ fetchStatus: "fetching", predicate: ({ state }) => state.data !== undefined });
  const firstReads = client.getQueryCache().findAll({ fetchStatus: "fetching", predicate: ({ state }) => state.data === undefined });
  for (const read of firstReads) {
    const readAgain = (): void => void client.refetchQueries({ queryKey: read.queryKey, exact: true }, { cancelRefetch: false });
    // While it runs, `fetch` gives the answer that it waits for.
    read.fetch().then(readAgain, () => undefined);
  }
}

/** The cache of the server's answers. Reads without an answer are repeated; refused reads are not. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: noteRefusal }),
    mutationCache: new MutationCache({ onError: noteRefusal }),
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (failures, error) => failures < maxReadAttempts && isPassing(error) },
      // The link repeats actions with the same key. A mutation that waits for a connection would look as if nothing happens.
      mutations: { retry: false, networkMode: "always" },
    },
  });
