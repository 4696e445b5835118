import { useState } from "react";
import { formatDate } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { todayInIndia } from "../../shared/server-clock.ts";

type CircularTagProps = {
  readonly state: "draft" | "published" | "withdrawn";
  readonly replacedBy: Replacement | null;
};
/** The circular that replaces another one, and the day from which it holds. */
type Replacement = { readonly number: string; readonly holdsFromOn: string };

/** What became of a circular, in a word. */
export function CircularTag({ state, replacedBy }: CircularTagProps) {
  if (state === "draft") return <StatusTag tone="orange">Draft</StatusTag>;
  if (state === "withdrawn") return <StatusTag tone="red">Withdrawn</StatusTag>;
  return replacedBy === null ? <StatusTag tone="green">Published</StatusTag> : <ReplacedTag by={replacedBy} />;
}

/** Says by which circular another one is replaced, and from which day where that is still to come. */
export function ReplacedTag({ by: { number, holdsFromOn } }: { readonly by: Replacement }) {
  const [today] = useState(todayInIndia);
  return (
    <StatusTag tone="neutral">
      {holdsFromOn > today ? `Replaced from ${formatDate(holdsFromOn)} by no. ${number}` : `Replaced by no. ${number}`}
    </StatusTag>
  );
}
