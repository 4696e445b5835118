import { Button, Group, Stack, Title } from "@mantine/core";
import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import { TextAreaField } from "../../components/fields.tsx";
import { subjectsOf } from "../reviews/verdict-edits.ts";
import type { ReviewView } from "../reviews/views.ts";
import { remarkMissing } from "./document-mark.tsx";
import type { Note } from "./use-note.ts";

type ItemMarksProps = { readonly view: ReviewView; readonly note: Note; readonly isAsked: boolean };

/** The id of the field for what is asked about an item. */
export const itemRemarkId = (fieldName: string): string => `dgft-remark-${fieldName}`;

/** Puts an item into the query. */
export function AskAboutItem({ itemId, label, note }: { itemId: string; label: string; note: Note }) {
  const fieldName = itemFlag(itemId);
  const isAsked = note.marks[fieldName] !== undefined;
  const text = isAsked ? "Asked about" : "Ask about this cost";
  const ask = (): void => {
    note.ask(fieldName);
    // The field is drawn by then.
    requestAnimationFrame(() => document.getElementById(itemRemarkId(fieldName))?.focus());
  };
  return (
    <div>
      <Button variant="default" size="compact-sm" mt={4} disabled={isAsked} aria-label={`${text}: ${label}`} onClick={ask}>
        {text}
      </Button>
    </div>
  );
}

/** What is asked about items. Draws nothing when nothing is. */
export function ItemMarks({ view, note, isAsked }: ItemMarksProps) {
  const marked = subjectsOf(view).filter(({ itemId, fieldName }) => itemId !== undefined && note.marks[fieldName] !== undefined);
  if (marked.length === 0) return null;
  return (
    <Stack gap="sm" mt="md">
      <Title order={3} size="h5">
        What you ask about costs
      </Title>
      {marked.map(({ fieldName, label }) => {
        const remark = note.marks[fieldName] ?? "";
        return (
          <div key={fieldName}>
            <TextAreaField
              id={itemRemarkId(fieldName)}
              label={label}
              hint="It becomes part of the query when you share it; until then only DGFT sees it."
              maxLength={4000}
              value={remark}
              onChange={(next) => note.mark(fieldName, next)}
              {...(isAsked && remark.trim() === "" && { error: remarkMissing(label) })}
            />
            <Group mt={4}>
              <Button variant="subtle" size="compact-sm" aria-label={`Do not ask about ${label}`} onClick={() => note.unask(fieldName)}>
                Do not ask
              </Button>
            </Group>
          </div>
        );
      })}
    </Stack>
  );
}
