import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { Section } from "../../../components/section.tsx";
import { StandingTag } from "./standing-tag.tsx";
import type { ContentEditorState } from "./use-content-editor.ts";

/** An instant as it is typed: Indian time. */
const instantOf = (typed: string): Date | null => (typed === "" ? null : new Date(`${typed}:00+05:30`));
const typedOf = (instant: Date | null | undefined): string => {
  const indiaOffsetMs = 5.5 * 60 * 60 * 1000;
  return instant === null || instant === undefined ? "" : new Date(instant.getTime() + indiaOffsetMs).toISOString().slice(0, 16);
};

/** Whether only the day or only the time is typed: then the browser gives no value, as for an empty field. */
const isHalfTyped = (input: HTMLInputElement | null): boolean => input?.validity.badInput === true;
const enterBoth = "Enter the day and the time, or clear the field";

/** What becomes of the entry: draft, published now or later, taken off, deleted. */
export function PublishPanel({ kind, editor }: { kind: ContentKind; editor: ContentEditorState }) {
  const { entry, isBusy, failure } = editor;
  const { one } = contentKindOf(kind);
  const [from, setFrom] = useState(typedOf(entry?.publishFrom));
  const [until, setUntil] = useState(typedOf(entry?.publishUntil));
  const [isDeleting, setIsDeleting] = useState(false);
  const [halfTyped, setHalfTyped] = useState({ from: false, until: false });
  const [fromInput, untilInput] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const hasBeginning = from !== "";
  const publish = (): void => {
    const half = { from: isHalfTyped(fromInput.current), until: isHalfTyped(untilInput.current) };
    setHalfTyped(half);
    if (half.from) fromInput.current?.focus();
    else if (half.until) untilInput.current?.focus();
    else void editor.publish({ publishFrom: instantOf(from), publishUntil: instantOf(until) });
  };
  return (
    <Section title="Publishing">
      <Stack gap="md">
        {entry !== undefined && (
          <div>
            <StandingTag row={entry} />
          </div>
        )}
        <Group align="flex-start">
          <TextInput
            type="datetime-local"
            id="publish-from"
            label="Public from (optional)"
            description="Indian time; empty: at once"
            value={from}
            ref={fromInput}
            error={halfTyped.from ? enterBoth : failure?.fields["publishFrom"]?.join(" ")}
            onChange={(event) => {
              setFrom(event.currentTarget.value);
              setHalfTyped((before) => ({ ...before, from: false }));
            }}
          />
          <TextInput
            type="datetime-local"
            id="publish-until"
            label="Public until (optional)"
            description="Indian time; empty: without end"
            value={until}
            ref={untilInput}
            error={halfTyped.until ? enterBoth : failure?.fields["publishUntil"]?.join(" ")}
            onChange={(event) => {
              setUntil(event.currentTarget.value);
              setHalfTyped((before) => ({ ...before, until: false }));
            }}
          />
        </Group>
        <Group>
          <Button aria-disabled={isBusy} onClick={publish}>
            {isBusy ? "Working..." : hasBeginning ? `Schedule this ${one}` : `Publish this ${one}`}
          </Button>
          <Button variant="default" aria-disabled={isBusy} onClick={() => void editor.saveDraft()}>
            Save as draft
          </Button>
          {entry !== undefined && entry.standing !== "draft" && (
            <Button variant="default" aria-disabled={isBusy} onClick={() => void editor.unpublish()}>
              Take off the site
            </Button>
          )}
          {entry !== undefined && (
            <Button variant="subtle" color="red" aria-disabled={isBusy} onClick={() => setIsDeleting(true)}>
              Delete
            </Button>
          )}
        </Group>
        {entry?.standing === "published" && <Text size="sm">Saving a draft leaves what the public reads as it is until you publish.</Text>}
      </Stack>
      <ConfirmDialog
        isOpen={isDeleting}
        isDestructive
        title={`Delete this ${one}?`}
        consequences={["It is taken off the site at once", "Its text cannot be brought back"]}
        confirmLabel={`Delete the ${one}`}
        isBusy={isBusy}
        onConfirm={() => {
          setIsDeleting(false);
          void editor.remove();
        }}
        onCancel={() => setIsDeleting(false)}
      >
        {failure !== undefined && isDeleting && <Alert color="red" role="alert" title={failure.message} />}
      </ConfirmDialog>
    </Section>
  );
}
