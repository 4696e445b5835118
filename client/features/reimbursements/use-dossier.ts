import type { inferRouterOutputs } from "@trpc/server";
import { useEffect, useEffectEvent, useState } from "react";
import type { AppRouter } from "#server/trpc/router.ts";
import { background, trpc } from "../../lib/trpc.ts";

export type DossierView = inferRouterOutputs<AppRouter>["dossiers"]["get"];

type DossierWish = { readonly isWantedAtOnce?: boolean; readonly atFirst?: DossierView | undefined };

const pollMs = 1000;

/**
 * The combined PDF of a reimbursement: its state, and a function that requests it. While it is made its progress is
 * polled. With `isWantedAtOnce` it is requested without a press; two requests make one PDF. When the content is changed
 * while it is made, it is requested again. `atFirst` is the state that another answer has given already.
 */
export function useDossier(reimbursementId: string, { isWantedAtOnce = false, atFirst }: DossierWish = {}) {
  const utils = trpc.useUtils();
  const [isAwaited, setIsAwaited] = useState(isWantedAtOnce);
  const [hasFailed, setHasFailed] = useState(false);
  const ask = trpc.dossiers.request.useMutation({
    onSuccess: async (dossier) => {
      // A poll that started before the request would answer that nothing is being built.
      await utils.dossiers.get.cancel({ reimbursementId });
      utils.dossiers.get.setData({ reimbursementId }, dossier);
      setIsAwaited(dossier.state !== "ready");
    },
    onError: () => setIsAwaited(false),
  });
  const query = trpc.dossiers.get.useQuery(
    { reimbursementId },
    {
      ...(atFirst === undefined ? {} : { initialData: atFirst }),
      refetchInterval: ({ state }) => (state.data?.state !== "ready" && (isAwaited || state.data?.state === "building") ? pollMs : false),
      trpc: { context: background },
    },
  );
  const [previous, setPrevious] = useState(query.data);
  if (query.data !== previous) {
    setPrevious(query.data);
    if (isBuildOver(previous, query.data)) setIsAwaited(false);
    setHasFailed(hasBuildFailed(previous, query.data));
  }
  const request = () => {
    setHasFailed(false);
    ask.mutate({ reimbursementId });
  };
  const askAtOnce = useEffectEvent(() => {
    if (isWantedAtOnce) request();
  });
  useEffect(() => askAtOnce(), [reimbursementId]);
  const mustAskAgain = isAwaited && isOldRequest(ask.data, query.data);
  const askAgain = useEffectEvent(() => {
    if (mustAskAgain) request();
  });
  useEffect(() => askAgain(), [mustAskAgain]);
  const isReady = query.data?.state === "ready";
  return {
    dossier: query.data,
    error: ask.error ?? query.error,
    /** True when the last build failed; false again after the next request. */
    hasFailed,
    isBuilding: !isReady && (ask.isPending || isAwaited || query.data?.state === "building"),
    request,
  };
}

/** True once the PDF is there, or when its build stopped without one. */
export const isBuildOver = (previous: DossierView | undefined, current: DossierView | undefined): boolean =>
  current?.state === "ready" || hasBuildFailed(previous, current);

/** A request counts as a build at once. So a change from building to none means that the build failed, unless the content was changed. */
export const hasBuildFailed = (previous: DossierView | undefined, current: DossierView | undefined): boolean =>
  previous?.state === "building" && current?.state === "none" && previous.contentVersion === current.contentVersion;

/** The content was changed after this request, and nobody has requested the PDF of what is there now. */
export const isOldRequest = (requested: DossierView | undefined, current: DossierView | undefined): boolean =>
  requested?.state === "building" && current?.state === "none" && requested.contentVersion !== current.contentVersion;
