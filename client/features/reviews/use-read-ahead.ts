import { useEffect, useRef } from "react";
import { pageSizes, pageSources } from "../../components/page-picture.ts";
import { pageUrl } from "../reimbursements/file-urls.ts";

/** After the page itself has what it needs. */
const delayMs = 800;
/** How long an answer is kept that nothing shows. */
export const aheadGcMs = 600_000;

type ReadDesk = { readonly view: { readonly documents: readonly FirstDocument[] } };
type FirstDocument = {
  readonly isApplicable: boolean;
  readonly current: { readonly files: readonly { readonly id: string }[] } | undefined;
  readonly verdict: { readonly status: string } | undefined;
};

/** Reads the next claim ahead with the picture of its first page, so that it opens at once. It fails quietly: the page then reads it as usual. */
export function useReadAhead(nextId: string | undefined, read: (nextId: string) => Promise<ReadDesk>): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (nextId === undefined) return;
    const timer = setTimeout(() => {
      latest.current(nextId).then(
        ({ view }) => readFirstPage(nextId, view.documents),
        () => undefined,
      );
    }, delayMs);
    return () => clearTimeout(timer);
  }, [nextId]);
}

function readFirstPage(reimbursementId: string, documents: readonly FirstDocument[]): void {
  const given = documents.filter(({ isApplicable, current }) => isApplicable && current !== undefined);
  const [file] = (given.find(({ verdict }) => (verdict?.status ?? "") === "") ?? given[0])?.current?.files ?? [];
  if (file === undefined) return;
  const { src, srcSet } = pageSources((widthPx) => pageUrl(reimbursementId, file.id, 1, widthPx));
  // The browser chooses the width that the viewer asks for.
  const picture = new Image();
  picture.sizes = pageSizes(1);
  picture.srcset = srcSet;
  picture.src = src;
}
