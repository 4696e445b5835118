import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { failureOf, isPassing } from "../lib/trpc.ts";
import { noteSessionOver } from "../lib/session-clock.ts";

const maxReadAttempts = 3;

const noteRefusal = (error: unknown): void => {
  if (failureOf(error).code === "token_not_valid") noteSessionOver();
};

/**
 * Restarts running reads of data that is shown already. They may have read the state before an action, and would overwrite its
 * result if they end later.
 */
export const refetchStale = (client: QueryClient): void =>
  void client.refetchQueries({ fetchStatus: "fetching", predicate: ({ state }) => state.data !== undefined });

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
