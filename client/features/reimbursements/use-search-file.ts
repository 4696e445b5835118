import { trpc } from "../../lib/trpc.ts";

/** Searches the text of a stored file, which never changes. */
export function useSearchFile(reimbursementId: string, fileId: string) {
  const { dossiers } = trpc.useUtils();
  return (words: string) => dossiers.searchFile.fetch({ reimbursementId, fileId, words }, { staleTime: Infinity });
}
