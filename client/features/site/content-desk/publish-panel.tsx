import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { Section } from "../../../components/section.tsx";
import { typedInstant, isScheduling } from "./publish-times.ts";
import { StandingTag } from "./standing-tag.tsx";
import type { ContentEditorState } from "./use-content-editor.ts";

/** Whether only the day or only the time is typed: then the browser gives no value, as for an empty field. */
const isHalfTyped = (input: HTMLInputElement | null): boolean => input?.validity.badInput === true;
const enterBoth = "Enter the day and the time, or clear the field";

/** What becomes of the entry: draft, published now or later, taken off, deleted. */
export function PublishPanel({ kind, editor }: { kind: ContentKind; editor: ContentEditorState }) {
  const { entry, times, isBusy, failure } = editor;
  const { one } = contentKindOf(kind);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isTakingOff, setIsTakingOff] = useState(false);
  const [halfTyped, setHalfTyped] = useState({ from: false, until: false });
  const [fromInput, untilInput] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const withWholeTimes = (work: () => Promise<void>): void => {
    const half = { from: isHalfTyped(fromInput.current), until: isHalfTyped(untilInput.current) };
    setHalfTyped(half);
    if (half.from) fromInput.current?.focus();
    else if (half.until) untilInput.current?.focus();
    else void work();
  };
  const publish = () => editor.publish({ publishFrom: typedInstant(times.from), publishUntil: typedInstant(times.until) });
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
            value={times.from}
            ref={fromInput}
            error={halfTyped.from ? enterBoth : failure?.fields["publishFrom"]?.join(" ")}
            onChange={(event) => {
              editor.changeTimes({ from: event.currentTarget.value });
              setHalfTyped((before) => ({ ...before, from: false }));
            }}
          />
          <TextInput
            type="datetime-local"
            id="publish-until"
            label="Public until (optional)"
            description="Indian time; empty: without end"
            value={times.until}
            ref={untilInput}
            error={halfTyped.until ? enterBoth : failure?.fields["publishUntil"]?.join(" ")}
            onChange={(event) => {
              editor.changeTimes({ until: event.currentTarget.value });
              setHalfTyped((before) => ({ ...before, until: false }));
            }}
          />
        </Group>
        <Group>
          <Button aria-disabled={isBusy} onClick={() => withWholeTimes(publish)}>
            {isBusy ? "Working..." : isScheduling(times) ? `Schedule this ${one}` : `Publish this ${one}`}
          </Button>
          <Button variant="default" aria-disabled={isBusy} onClick={() => withWholeTimes(editor.saveDraft)}>
            Save as draft
          </Button>
          {entry !== undefined && entry.standing !== "draft" && (
            <Button variant="default" aria-disabled={isBusy} onClick={() => (entry.hasChanges ? setIsTakingOff(true) : void editor.unpublish())}>
              Take off the site
            </Button>
          )}
          {entry !== undefined && (
            <Button variant="subtle" color="red" aria-disabled={isBusy} onClick={() => setIsDeleting(true)}>
              Delete
            </Button>
          )}
        </Group>
        {entry !== undefined && entry.standing !== "draft" && (
          <Text size="sm">Saving a draft leaves the public text and its times as they are until you publish.</Text>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isTakingOff}
        isDestructive
        title={`Take this ${one} off the site?`}
        consequences={["The published text is dropped and cannot be brought back", "The newer draft that was saved since stays"]}
        confirmLabel={`Drop the published text and take the ${one} off`}
        isBusy={isBusy}
        onConfirm={() => {
          setIsTakingOff(false);
          void editor.unpublish();
        }}
        onCancel={() => setIsTakingOff(false)}
      />
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
