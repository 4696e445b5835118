import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { failureOf, isPassing } from "../lib/trpc.ts";
import { noteSessionOver } from "../lib/session-clock.ts";

const maxReadAttempts = 3;

const noteRefusal = (error: unknown): void => {
  if (failureOf(error).code === "token_not_valid") noteSessionOver();
};

/**
 * Begins those reads again that are under way for something that is shown already. They may say what was before an action whose answer
 * is there by now, and, coming last, would show it.
 */
export const refetchStale = (client: QueryClient): void =>
  void client.refetchQueries({ fetchStatus: "fetching", predicate: ({ state }) => state.data !== undefined });

/** What the server said, kept for this page. Reads that found no answer are asked again, refusals are not. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: noteRefusal }),
    mutationCache: new MutationCache({ onError: noteRefusal }),
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (failures, error) => failures < maxReadAttempts && isPassing(error) },
      // The link repeats actions itself, under the same key; waiting for a connection would look like doing nothing.
      mutations: { retry: false, networkMode: "always" },
    },
  });
