import { Button, Fieldset, Group, Stack, Text } from "@mantine/core";
import { useRef, type ReactNode } from "react";
import { PickButton } from "./pick-button.tsx";
import type { UploadProgress } from "../lib/upload.ts";
import type { FailedUpload } from "../lib/use-upload.ts";

type UploadFrameProps = {
  readonly id: string;
  readonly label: string;
  readonly isOptional: boolean;
  /** Which files are taken. */
  readonly hint: string | undefined;
  /** "picture" or "PDF" */
  readonly noun: string;
  readonly accept: string;
  readonly isChosen: boolean;
  readonly progress: UploadProgress | undefined;
  /** A file that was not stored. */
  readonly failed: FailedUpload | undefined;
  readonly problem: string | undefined;
  /** Why the form around it is not sent yet. */
  readonly waitProblem?: string | undefined;
  readonly onPick: (files: FileList | null) => void;
  /** Without it the file can be replaced only. */
  readonly onTakeOut?: () => void;
  /** The uploaded file, above the buttons. */
  readonly children: ReactNode;
  /** Questions about the file, below the buttons. */
  readonly question?: ReactNode;
};

/** One file of a form: what there is, the button that brings another, and the one that takes it out. */
export function UploadFrame({ id, label, isOptional, hint, noun, accept, isChosen, progress, failed, problem, ...frame }: UploadFrameProps) {
  const { waitProblem, onPick, onTakeOut, children, question } = frame;
  const pickButton = useRef<HTMLButtonElement>(null);
  // The buttons of a failed file go with the press: the focus does not.
  const afterPress = (act: () => void) => () => {
    pickButton.current?.focus();
    act();
  };
  return (
    <Fieldset legend={isOptional ? `${label} (optional)` : `${label} *`} id={id}>
      <Stack gap="sm">
        {hint !== undefined && <Text size="sm">{hint}</Text>}
        {children}
        <Group>
          <PickButton
            text={isChosen ? `Upload another ${noun}` : `Upload a ${noun}`}
            name={label}
            accept={accept}
            buttonRef={pickButton}
            onPick={onPick}
          />
          {isChosen && onTakeOut !== undefined && (
            <Button variant="subtle" onClick={onTakeOut}>
              Take the {noun} out
            </Button>
          )}
        </Group>
        <Text size="sm" aria-hidden="true" mih="1.25rem">
          {progress?.phase === "sending" ? `Uploading ${progress.percent}%` : uploadPhaseText(progress)}
        </Text>
        {/* Announced once for each phase; the percentage is visual only. */}
        <span className="portal-unseen" role="status">
          {uploadPhaseText(progress)}
        </span>
        {problem !== undefined && (
          <Text role="alert" c="var(--portal-error)">
            {problem}
          </Text>
        )}
        {waitProblem !== undefined && (
          <Text role="alert" c="var(--portal-error)">
            {waitProblem}
          </Text>
        )}
        {failed !== undefined && (
          <Group>
            {failed.retry !== undefined && (
              <Button variant="default" aria-label={`Try again: ${failed.name}`} onClick={afterPress(failed.retry)}>
                Try again
              </Button>
            )}
            <Button variant="subtle" onClick={afterPress(failed.takeOut)}>
              Remove {failed.name}
            </Button>
          </Group>
        )}
        {question}
      </Stack>
    </Fieldset>
  );
}

const phaseTexts = {
  shrinking: "Making it smaller...",
  sending: "Uploading",
  checking: "Checking and making it ready...",
  waiting: "Waiting for your internet connection...",
  busy: "The server is busy, trying again...",
} as const satisfies Record<UploadProgress["phase"], string>;

/** The phase of an upload in words. */
export const uploadPhaseText = (progress: UploadProgress | undefined): string => (progress === undefined ? "" : phaseTexts[progress.phase]);
