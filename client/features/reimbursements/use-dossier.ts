import type { inferRouterOutputs } from "@trpc/server";
import { useEffect, useEffectEvent, useState } from "react";
import type { AppRouter } from "#server/trpc/router.ts";
import { background, trpc } from "../../lib/trpc.ts";

export type DossierView = inferRouterOutputs<AppRouter>["dossiers"]["get"];

type DossierWish = { readonly isWantedAtOnce?: boolean; readonly atFirst?: DossierView | undefined };

const pollMs = 1000;

/**
 * The combined PDF of a reimbursement: where it stands, and a way to ask for it. While it is made its progress is read
 * again and again. With `isWantedAtOnce` it is asked for without a press; asking twice makes one. `atFirst` is what another
 * answer has told of it already.
 */
export function useDossier(reimbursementId: string, { isWantedAtOnce = false, atFirst }: DossierWish = {}) {
  const utils = trpc.useUtils();
  const [isAwaited, setIsAwaited] = useState(isWantedAtOnce);
  const ask = trpc.dossiers.request.useMutation({
    onSuccess: (dossier) => {
      utils.dossiers.get.setData({ reimbursementId }, dossier);
      setIsAwaited(true);
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
  const request = () => ask.mutate({ reimbursementId });
  const askAtOnce = useEffectEvent(() => {
    if (isWantedAtOnce) request();
  });
  useEffect(() => askAtOnce(), [reimbursementId]);
  const isReady = query.data?.state === "ready";
  return {
    dossier: query.data,
    error: ask.error ?? query.error,
    isBuilding: !isReady && (ask.isPending || isAwaited || query.data?.state === "building"),
    request,
  };
}
