import { background, trpc } from "../../lib/trpc.ts";

const pollMs = 1000;

/** The combined PDF of a reimbursement: where it stands, and a way to ask for it. While it is made, its progress is read again and again. */
export function useDossier(reimbursementId: string) {
  const utils = trpc.useUtils();
  const request = trpc.dossiers.request.useMutation({ onSuccess: (dossier) => utils.dossiers.get.setData({ reimbursementId }, dossier) });
  const query = trpc.dossiers.get.useQuery(
    { reimbursementId },
    { refetchInterval: ({ state }) => (state.data?.state === "building" ? pollMs : false), trpc: { context: background } },
  );
  return { dossier: query.data, error: request.error ?? query.error, isRequesting: request.isPending, request: () => request.mutate({ reimbursementId }) };
}
