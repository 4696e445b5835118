import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import { busyImportStates } from "#domain/members/import-verdicts.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { background, failureOf, trpc } from "../../lib/trpc.ts";

export type ImportView = inferRouterOutputs<AppRouter>["members"]["getImport"];
export type ImportRowView = inferRouterOutputs<AppRouter>["members"]["listImportRows"]["rows"][number];

const lookAgainMs = 700;
const lookAtMailsMs = 5_000;

/** When to look again: often while the product works on the rows, now and then while its mails are on their way. */
function nextLook(view: ImportView | undefined): number | false {
  if (view === undefined) return false;
  if (busyImportStates.includes(view.state)) return lookAgainMs;
  return (view.state === "done" || view.state === "failed") && view.invited < view.counts.created ? lookAtMailsMs : false;
}

/** One import, looked at again and again while the product works on it, and what can be done with it. */
export function useImport(importId: string) {
  const utils = trpc.useUtils();
  const query = trpc.members.getImport.useQuery(
    { importId },
    {
      refetchInterval: ({ state }) => nextLook(state.data),
      trpc: { context: background },
    },
  );
  const [failure, setFailure] = useState<string>();
  const outcome = {
    onMutate: () => setFailure(undefined),
    onSuccess: async (view: ImportView) => {
      utils.members.getImport.setData({ importId }, view);
      await utils.members.listImportRows.invalidate({ importId });
    },
    onError: (error: unknown) => {
      setFailure(failureOf(error).message);
      return Promise.all([utils.members.getImport.invalidate({ importId }), utils.members.listImportRows.invalidate({ importId })]);
    },
  };
  /** What the clerk sees; the action is refused if the import has moved on. */
  const seen = { importId, round: query.data?.round ?? 0 };
  const match = trpc.members.matchColumns.useMutation(outcome);
  const sheet = trpc.members.chooseSheet.useMutation(outcome);
  const run = trpc.members.runImport.useMutation(outcome);
  const discard = trpc.members.discardImport.useMutation(outcome);
  return {
    query,
    isBusy: match.isPending || sheet.isPending || run.isPending || discard.isPending,
    failure,
    match: (mapping: Parameters<typeof match.mutate>[0]["mapping"]) => match.mutate({ ...seen, mapping }),
    chooseSheet: (name: string) => sheet.mutate({ ...seen, sheet: name }),
    run: () => run.mutate(seen),
    discard: () => discard.mutate({ importId }),
  };
}
