import { StatusTag, type Tone } from "../../../shared/status-tag.tsx";
import { formatDateTime } from "../../../shared/format.ts";
import type { ContentRow } from "./views.ts";

const tones = { draft: "neutral", scheduled: "blue", published: "green", ended: "orange" } as const satisfies Record<ContentRow["standing"], Tone>;

/** The publication state of an entry, in words. */
export function StandingTag({ row }: { row: ContentRow }) {
  return (
    <StatusTag tone={tones[row.standing]}>
      {wordsOf(row)}
      {row.hasChanges ? ", with unpublished changes" : ""}
    </StatusTag>
  );
}

function wordsOf({ standing, publishFrom, publishUntil }: ContentRow): string {
  if (standing === "draft") return "Draft";
  if (standing === "scheduled") return `Scheduled for ${publishFrom === null ? "" : formatDateTime(publishFrom)}`;
  if (standing === "ended") return `Ended ${publishUntil === null ? "" : formatDateTime(publishUntil)}`;
  return publishUntil === null ? "Published" : `Published until ${formatDateTime(publishUntil)}`;
}
