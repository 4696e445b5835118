import { useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { shownVerdict, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewDocument } from "./views.ts";

/** Which document is open: the one of the address, else the first that asked for a verdict when the page was opened. */
export function useSelectedDocument(documents: readonly ReviewDocument[], edits: VerdictEdits) {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const [first] = useState(() => documents.find((document) => document.isApplicable && shownVerdict(document, edits).status === "")?.fieldName);
  const byName = (fieldName: string | null | undefined) => documents.find((document) => document.fieldName === fieldName);
  const selected = byName(parameters.get("document")) ?? byName(first) ?? documents[0];

  function select(fieldName: string): void {
    setParameters(
      (standing) => {
        standing.set("document", fieldName);
        return standing;
      },
      // Looking at papers is no step back in the browser's history, and says nothing about leaving.
      { replace: true, preventScrollReset: true, state },
    );
  }

  function move(by: 1 | -1): void {
    const open = documents.filter((document) => document.isApplicable);
    const at = open.findIndex((document) => document.fieldName === selected?.fieldName);
    const next = open[(at + by + open.length) % open.length];
    if (next !== undefined) select(next.fieldName);
  }

  return { selected, select, move };
}
