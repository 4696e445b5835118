import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import type { AppRouter } from "#server/trpc/router.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { tellSuccess } from "./tell.ts";

export type OwnApiKey = inferRouterOutputs<AppRouter>["apiKeys"]["list"][number];

/** The API keys of a user, and the function that revokes one. */
export function useApiKeys() {
  const utils = trpc.useUtils();
  const query = trpc.apiKeys.list.useQuery();
  const [problem, setProblem] = useState<string>();
  const revoke = trpc.apiKeys.revoke.useMutation({
    onSuccess: ({ message }) => {
      setProblem(undefined);
      tellSuccess(message);
    },
    onError: (error) => setProblem(failureOf(error).message),
    onSettled: () => utils.apiKeys.list.invalidate(),
  });
  return { query, problem, isBusy: revoke.isPending, revoke: (keyId: string) => !revoke.isPending && revoke.mutate({ keyId }) };
}
