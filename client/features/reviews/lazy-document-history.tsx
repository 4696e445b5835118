import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useLoadAhead } from "../../lib/after-first-view.ts";
import type { DocumentHistoryProps } from "./document-history.tsx";

/** Of a document that was asked about or replaced. */
const read = () => import("./document-history.tsx");
const DocumentHistory = lazy(async () => ({ default: (await read()).DocumentHistory }));

/** What happened to a document before. Draws nothing when nothing did. */
export function LazyDocumentHistory(props: DocumentHistoryProps) {
  useLoadAhead(read);
  const { deficiencies, earlier } = props.document;
  if (deficiencies.length === 0 && earlier.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton h={96} aria-hidden="true" />}>
      <DocumentHistory {...props} />
    </Suspense>
  );
}
