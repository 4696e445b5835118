import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import type { AppRouter } from "#server/trpc/router.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { tellSuccess } from "./tell.ts";

export type OwnSession = inferRouterOutputs<AppRouter>["accounts"]["sessions"][number];

/** The sessions of a user, and the functions that end them. */
export function useSessions() {
  const utils = trpc.useUtils();
  const query = trpc.accounts.sessions.useQuery();
  const [problem, setProblem] = useState<string>();
  const whenDone = {
    onSuccess: ({ message }: { message: string }) => {
      setProblem(undefined);
      tellSuccess(message);
    },
    onError: (error: unknown) => setProblem(failureOf(error).message),
    onSettled: () => utils.accounts.sessions.invalidate(),
  };
  const one = trpc.accounts.endSession.useMutation(whenDone);
  const others = trpc.accounts.signOutElsewhere.useMutation(whenDone);
  const isBusy = one.isPending || others.isPending;
  return {
    query,
    problem,
    isBusy,
    end: (sessionId: string) => !isBusy && one.mutate({ sessionId }),
    endOthers: () => !isBusy && others.mutate(),
  };
}
