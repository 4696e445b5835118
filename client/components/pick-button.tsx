import { Button } from "@mantine/core";
import { useRef } from "react";
import { IconUpload } from "../shared/icons.ts";

type PickButtonProps = {
  readonly text: string;
  readonly name: string;
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly capture?: boolean;
  readonly describedBy?: string;
  readonly isSmall?: boolean;
  /** Nothing can be chosen now. */
  readonly isBusy?: boolean;
  readonly buttonRef?: React.RefObject<HTMLButtonElement | null>;
  readonly onPick: (files: FileList | null) => void;
};

/** A real button before the browser's file picker; its accessible name carries what it is for. */
export function PickButton({
  text,
  name,
  accept,
  isMultiple = false,
  capture = false,
  describedBy,
  isSmall = false,
  isBusy = false,
  buttonRef,
  onPick,
}: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={buttonRef}
        variant={isSmall ? "subtle" : "default"}
        size={isSmall ? "compact-sm" : "sm"}
        leftSection={isSmall ? undefined : <IconUpload size={18} aria-hidden="true" />}
        aria-label={`${text}: ${name}`}
        aria-describedby={describedBy}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && input.current?.click()}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${text}: ${name}`}
        accept={accept}
        multiple={isMultiple}
        {...(capture ? { capture: "environment" as const } : {})}
        onChange={(event) => {
          onPick(event.currentTarget.files);
          event.currentTarget.value = ""; // the same file can be chosen again
        }}
      />
    </>
  );
}
