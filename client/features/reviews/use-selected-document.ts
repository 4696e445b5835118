import { useLocation, useSearchParams } from "react-router-dom";
import { shownVerdict, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewDocument } from "./views.ts";

/** Which document is open: the one of the address, else the first that still asks for a verdict. The address follows. */
export function useSelectedDocument(documents: readonly ReviewDocument[], edits: VerdictEdits) {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const named = documents.find((document) => document.fieldName === parameters.get("document"));
  const waiting = documents.find((document) => document.isApplicable && shownVerdict(document, edits).status === "");
  const selected = named ?? waiting ?? documents[0];

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
