import { useEffect, useState } from "react";
import { background, trpc } from "../../lib/trpc.ts";

const pollMs = 1000;

/**
 * The combined PDF of a reimbursement: where it stands, and a way to ask for it. While it is made its progress is read
 * again and again. `isExpected` says that somebody has asked already, so that it is awaited from the start.
 */
export function useDossier(reimbursementId: string, isExpected = false) {
  const utils = trpc.useUtils();
  const [isAwaited, setIsAwaited] = useState(isExpected);
  const request = trpc.dossiers.request.useMutation({
    onSuccess: (dossier) => {
      utils.dossiers.get.setData({ reimbursementId }, dossier);
      setIsAwaited(true);
    },
  });
  const query = trpc.dossiers.get.useQuery(
    { reimbursementId },
    {
      refetchInterval: ({ state }) => (state.data?.state !== "ready" && (isAwaited || state.data?.state === "building") ? pollMs : false),
      trpc: { context: background },
    },
  );
  const isReady = query.data?.state === "ready";
  useEffect(() => {
    if (isReady) setIsAwaited(false);
  }, [isReady]);
  return {
    dossier: query.data,
    error: request.error ?? query.error,
    isBuilding: !isReady && (request.isPending || isAwaited || query.data?.state === "building"),
    request: () => request.mutate({ reimbursementId }),
  };
}
