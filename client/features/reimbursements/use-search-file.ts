import { trpc } from "../../lib/trpc.ts";

/** Searches the text of a stored file, which never changes; one that could not be read is asked for again. */
export function useSearchFile(reimbursementId: string, fileId: string) {
  const { dossiers } = trpc.useUtils();
  return (words: string) =>
    dossiers.searchFile.fetch({ reimbursementId, fileId, words }, { staleTime: ({ state }) => (state.data?.isRead === false ? 0 : Infinity) });
}
