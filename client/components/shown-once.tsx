import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import { TextField } from "./fields.tsx";

type ShownOnceProps = {
  /** What the value is, such as "API key". */
  readonly label: string;
  readonly value: string;
  /** What to do with it, as sentences. */
  readonly text: string;
  /** The words of the button that takes it away. */
  readonly keptLabel: string;
  readonly onClose: () => void;
};

/** A secret that is shown only here, to be copied. */
export function ShownOnce({ label, value, text, keptLabel, onClose }: ShownOnceProps) {
  const id = useId();
  const [note, setNote] = useState("");
  // The form that had the focus has closed.
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  function copy(): void {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.select();
    const marked = () => setNote("It is selected. Press Ctrl+C to copy it.");
    // Browsers give the clipboard to https pages only.
    const { clipboard } = navigator as Partial<Navigator>;
    if (clipboard === undefined) marked();
    else clipboard.writeText(value).then(() => setNote("Copied."), marked);
  }

  return (
    <Paper component="section" withBorder p="md" aria-label={label}>
      <Stack gap="sm">
        <Text>{text}</Text>
        <TextField id={id} label={label} isReadOnly value={value} onChange={() => undefined} autoComplete="off" />
        <Group>
          <Button onClick={copy}>Copy</Button>
          <Button variant="default" onClick={onClose}>
            {keptLabel}
          </Button>
          <Text role="status" size="sm">
            {note}
          </Text>
        </Group>
      </Stack>
    </Paper>
  );
}
