import type { inferRouterOutputs } from "@trpc/server";
import { busyImportStates } from "#domain/members/import-verdicts.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { background, failureOf, trpc } from "../../lib/trpc.ts";

export type ImportView = inferRouterOutputs<AppRouter>["members"]["getImport"];
export type ImportRowView = inferRouterOutputs<AppRouter>["members"]["listImportRows"]["rows"][number];

const lookAgainMs = 700;

/** One import, looked at again and again while the product works on it, and what can be done with it. */
export function useImport(importId: string) {
  const utils = trpc.useUtils();
  const query = trpc.members.getImport.useQuery(
    { importId },
    {
      refetchInterval: ({ state }) => (state.data !== undefined && busyImportStates.includes(state.data.state) ? lookAgainMs : false),
      trpc: { context: background },
    },
  );
  const outcome = {
    onSuccess: async (view: ImportView) => {
      utils.members.getImport.setData({ importId }, view);
      await utils.members.listImportRows.invalidate({ importId });
    },
    onError: () => utils.members.getImport.invalidate({ importId }),
  };
  const match = trpc.members.matchColumns.useMutation(outcome);
  const run = trpc.members.runImport.useMutation(outcome);
  const discard = trpc.members.discardImport.useMutation(outcome);
  const failed = [match, run, discard].find(({ error }) => error !== null);
  return {
    query,
    isBusy: match.isPending || run.isPending || discard.isPending,
    failure: failed === undefined ? undefined : failureOf(failed.error).message,
    match: (mapping: Parameters<typeof match.mutate>[0]["mapping"]) => match.mutate({ importId, mapping }),
    run: () => run.mutate({ importId }),
    discard: () => discard.mutate({ importId }),
  };
}
