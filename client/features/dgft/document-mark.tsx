import { Checkbox, Stack } from "@mantine/core";
import { TextAreaField } from "../../components/fields.tsx";
import type { ReviewDocument } from "../reviews/views.ts";
import type { Note } from "./use-note.ts";

type DocumentMarkProps = { readonly document: ReviewDocument; readonly note: Note; readonly isAsked: boolean };

export const remarkId = "dgft-remark";
export const remarkMissing = (label: string): string => `Write what you ask about "${label}", or take the mark away.`;

/** Marks the open document in the query, with what is asked about it. */
export function DocumentMark({ document, note, isAsked }: DocumentMarkProps) {
  const remark = note.marks[document.fieldName];
  return (
    <Stack gap="sm">
      <Checkbox
        label="Ask about this document"
        checked={remark !== undefined}
        onChange={(event) => note.mark(document.fieldName, event.currentTarget.checked ? "" : undefined)}
      />
      {remark !== undefined && (
        <TextAreaField
          id={remarkId}
          label="What you ask about it"
          hint="It becomes part of the query when you share it; until then only DGFT sees it."
          maxLength={4000}
          value={remark}
          onChange={(next) => note.mark(document.fieldName, next)}
          {...(isAsked && remark.trim() === "" && { error: remarkMissing(document.label) })}
        />
      )}
    </Stack>
  );
}
