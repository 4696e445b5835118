import { StatusTag } from "../../shared/status-tag.tsx";

type CircularTagProps = {
  readonly state: "draft" | "published" | "withdrawn";
  /** The number of the circular that replaces it. */
  readonly replacedBy: string | null;
};

/** What became of a circular, in a word. */
export function CircularTag({ state, replacedBy }: CircularTagProps) {
  if (state === "draft") return <StatusTag tone="orange">Draft</StatusTag>;
  if (state === "withdrawn") return <StatusTag tone="red">Withdrawn</StatusTag>;
  return replacedBy === null ? <StatusTag tone="green">Published</StatusTag> : <StatusTag tone="neutral">Replaced by no. {replacedBy}</StatusTag>;
}
