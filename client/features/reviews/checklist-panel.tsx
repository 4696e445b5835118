import { Alert, Checkbox, Fieldset, List, Stack, Text } from "@mantine/core";
import { offeredFor } from "#domain/reviews/document-kinds.ts";
import { PlaceLink } from "../../components/place-link.tsx";
import { LoadingState } from "../../components/states.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDateTime } from "../../shared/format.ts";
import { duplicatesId, foundElsewhere, useDuplicates } from "../radar/use-duplicates.ts";
import { shownVerdict, type VerdictEdit, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewDocument } from "./views.ts";

type ChecklistPanelProps = {
  readonly reimbursementId: string;
  readonly document: ReviewDocument;
  readonly edits: VerdictEdits;
  readonly isOpen: boolean;
  readonly onEdit: (edit: VerdictEdit) => void;
};

/** What the machine reads in the document, and the points that the officer looks at. Neither stops a verdict. */
export function ChecklistPanel({ reimbursementId, document, edits, isOpen, onEdit }: ChecklistPanelProps) {
  return (
    <Fieldset legend="Checklist">
      <Stack gap="md">
        <Points document={document} edits={edits} isOpen={isOpen} onEdit={onEdit} />
        {document.current !== undefined && (
          <div>
            <Text size="sm" fw={600}>
              What the machine reads
            </Text>
            <MachineFacts reimbursementId={reimbursementId} fieldName={document.fieldName} version={document.current.version} />
            <FoundElsewhere reimbursementId={reimbursementId} fieldName={document.fieldName} fileIds={document.current.files.map(({ id }) => id)} />
          </div>
        )}
      </Stack>
    </Fieldset>
  );
}

function Points({ document, edits, isOpen, onEdit }: Omit<ChecklistPanelProps, "reimbursementId">) {
  const { data, error } = trpc.reviews.checklists.list.useQuery(undefined, { staleTime: 10 * 60_000 });
  const shown = shownVerdict(document, edits);
  const ticks = shown.ticks ?? [];
  const saved = document.verdict?.ticks ?? [];
  if (data === undefined) return error === null ? <LoadingState lines={3} /> : <Text size="sm">{failureOf(error).message}</Text>;
  const offered = offeredFor(data, document.fieldName);
  // A point that was withdrawn or changed meanwhile stays as it was ticked.
  const points = [
    ...offered.map(({ id, wording }) => ({ id, wording: saved.find(({ pointId }) => pointId === id)?.wording ?? wording })),
    ...saved.filter(({ pointId }) => offered.every(({ id }) => id !== pointId)).map(({ pointId, wording }) => ({ id: pointId, wording })),
  ];
  if (points.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No points for this document.
      </Text>
    );
  return (
    <Stack gap="xs">
      {points.map(({ id, wording }) => {
        const tick = saved.find(({ pointId }) => pointId === id);
        const isTicked = ticks.includes(id);
        return (
          <Checkbox
            key={id}
            label={wording}
            checked={isTicked}
            disabled={!isOpen}
            {...(tick !== undefined && isTicked && { description: `Ticked by ${tick.by}, ${formatDateTime(tick.at)}` })}
            onChange={() => onEdit({ ...shown, ticks: isTicked ? ticks.filter((one) => one !== id) : [...ticks, id] })}
          />
        );
      })}
    </Stack>
  );
}

type MachineFactsProps = { readonly reimbursementId: string; readonly fieldName: string; readonly version: number };

function MachineFacts(input: MachineFactsProps) {
  // The files of a version never change, and a new version has an answer of its own.
  const query = trpc.reviews.checkDocument.useQuery(input, { staleTime: 10 * 60_000 });
  if (query.error !== null) return <Alert color="orange">The machine could not read the file: {failureOf(query.error).message}</Alert>;
  if (query.data === undefined) return <LoadingState label="Reading the file..." lines={2} />;
  return (
    <List size="sm">
      {query.data.map(({ about, text }) => (
        <List.Item key={`${about} ${text}`}>{text}</List.Item>
      ))}
    </List>
  );
}

type FoundElsewhereProps = { readonly reimbursementId: string; readonly fieldName: string; readonly fileIds: readonly string[] };

/** Whether other claims have the document, too, with a link to where both can be compared. */
function FoundElsewhere({ reimbursementId, ...document }: FoundElsewhereProps) {
  const { data, error } = useDuplicates(reimbursementId);
  if (data === undefined) return error === null ? null : <Text size="sm">Other claims were not compared: {failureOf(error).message}</Text>;
  const { text, isFound } = foundElsewhere(data, document);
  return (
    <List size="sm">
      <List.Item>
        {text}
        {isFound && (
          <>
            . <PlaceLink place={duplicatesId}>Compare this document</PlaceLink>
          </>
        )}
      </List.Item>
    </List>
  );
}
