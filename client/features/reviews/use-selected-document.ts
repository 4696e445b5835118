import { effectiveVerdict } from "#domain/reimbursements/verdicts.ts";
import { useState } from "react";
import { shownVerdict, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewDocument } from "./views.ts";

const parameter = "document";

/** Writes the open document into the address, so that a reload or a shared link opens it, without a step in the history. */
function writeAddress(fieldName: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(parameter, fieldName);
  // Not through the router: its navigations lag behind the keyboard, and a note would land on the document before.
  window.history.replaceState(window.history.state, "", url);
}

/** Which document is open: the one of the address, else the first that asked for a verdict when the page was opened. */
export function useSelectedDocument(documents: readonly ReviewDocument[], edits: VerdictEdits) {
  const [fieldName, setFieldName] = useState(
    () =>
      new URLSearchParams(window.location.search).get(parameter) ??
      documents.find((document) => document.isApplicable && shownVerdict(document, edits).status === "")?.fieldName,
  );
  const selected = documents.find((document) => document.fieldName === fieldName) ?? documents[0];

  function select(next: string): void {
    setFieldName(next);
    writeAddress(next);
  }

  /** Opens the next or previous document that counts, round and round, and returns it. */
  function move(by: 1 | -1): ReviewDocument | undefined {
    const open = documents.filter((document) => document.isApplicable);
    const at = open.findIndex((document) => document.fieldName === selected?.fieldName);
    const next = open[(at + by + open.length) % open.length];
    if (next !== undefined) select(next.fieldName);
    return next;
  }

  /** Opens the next document without a verdict, from here round to here, and returns it; without one nothing changes. */
  function moveOn(edits: VerdictEdits): ReviewDocument | undefined {
    const open = documents.filter((document) => document.isApplicable);
    const at = open.findIndex((document) => document.fieldName === selected?.fieldName);
    const isUnjudged = (document: ReviewDocument) =>
      document.fieldName !== selected?.fieldName && effectiveVerdict(shownVerdict(document, edits)) === "";
    const next = [...open.slice(at + 1), ...open.slice(0, Math.max(at, 0))].find(isUnjudged);
    if (next !== undefined) select(next.fieldName);
    return next;
  }

  return { selected, select, move, moveOn };
}
export type Selection = ReturnType<typeof useSelectedDocument>;
