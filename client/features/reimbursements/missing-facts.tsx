import { labelInSentence } from "#domain/label-in-sentence.ts";
import { StatusTag } from "../../shared/status-tag.tsx";

/** What an item lacks, in words. @param labels in the spelling of the form */
export const MissingFacts = ({ labels }: { labels: readonly string[] }) => (
  <div>
    <StatusTag tone="orange">Missing: {labels.map(labelInSentence).join(", ")}</StatusTag>
  </div>
);
