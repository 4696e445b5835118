import { Checkbox, Stack } from "@mantine/core";
import { SelectField, TextAreaField } from "../../components/fields.tsx";
import { pagesOf } from "../reimbursements/document-pages.ts";
import type { ReviewDocument } from "../reviews/views.ts";
import type { Note } from "./use-note.ts";

type DocumentMarkProps = { readonly document: ReviewDocument; readonly note: Note; readonly isAsked: boolean };

export const remarkId = "dgft-remark";
const pageFieldId = "dgft-page";
export const remarkMissing = (label: string): string => `Write what you ask about "${label}", or take the mark away.`;

/** Marks the open document in the query, with what is asked about it. */
export function DocumentMark({ document, note, isAsked }: DocumentMarkProps) {
  const remark = note.marks[document.fieldName];
  const pages = pagesOf(document);
  return (
    <Stack gap="sm">
      <Checkbox
        label="Ask about this document"
        checked={remark !== undefined}
        onChange={({ currentTarget: { checked } }) => (checked ? note.ask(document.fieldName) : note.unask(document.fieldName))}
      />
      {remark !== undefined && pages.length > 1 && (
        <SelectField
          id={pageFieldId}
          label="Page"
          emptyLabel="The whole document"
          options={pages.map((_, place) => ({ value: String(place + 1), label: `Page ${place + 1}` }))}
          value={String(note.pages[document.fieldName] ?? "")}
          onChange={(page) => note.namePage(document.fieldName, page === "" ? undefined : Number(page))}
        />
      )}
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
