import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";
import { background, failureOf, trpc } from "../../lib/trpc.ts";

export type MadeList = NonNullable<inferRouterOutputs<AppRouter>["directory"]["currentExport"]["current"]>;
export type RequestedList = inferRouterInputs<AppRouter>["directory"]["requestExport"];

const lookAgainMs = 1_000;

const isOpen = (list: MadeList | undefined): boolean => list?.state === "waiting" || list?.state === "running";

/** The list that a worker makes for the reader: asks for it, watches it grow, and takes it. */
export function useExport() {
  const utils = trpc.useUtils();
  const query = trpc.directory.currentExport.useQuery(undefined, {
    refetchInterval: ({ state }) => (isOpen(state.data?.current) ? lookAgainMs : false),
    trpc: { context: background },
  });
  const request = trpc.directory.requestExport.useMutation({
    onSuccess: ({ list }) => {
      utils.directory.currentExport.setData(undefined, { current: list });
    },
  });
  const link = trpc.directory.linkToExport.useMutation({ onSuccess: ({ url }) => window.location.assign(url) });
  const list = query.data?.current;
  const error = request.error ?? link.error;
  return {
    list,
    isBusy: request.isPending,
    isTaking: link.isPending,
    /** Another export of this user was running already. */
    isAnother: request.data?.isAnother === true && isOpen(list),
    failure: error === null ? undefined : failureOf(error).message,
    ask: (asked: RequestedList): void => {
      link.reset();
      if (!request.isPending) request.mutate(asked);
    },
    take: (id: string): void => {
      if (!link.isPending) link.mutate({ id });
    },
  };
}
