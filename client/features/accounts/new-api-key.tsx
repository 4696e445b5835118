import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { TextField } from "../../components/fields.tsx";

const fieldId = "new-api-key";

/** A new API key, which is shown only here. */
export function NewApiKey({ apiKey, onClose }: { readonly apiKey: string; readonly onClose: () => void }) {
  const [note, setNote] = useState("");
  // The form that had the focus has closed.
  useEffect(() => document.getElementById(fieldId)?.focus(), []);

  function copy(): void {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement) field.select();
    const marked = () => setNote("The key is selected. Press Ctrl+C to copy it.");
    // Browsers give the clipboard to https pages only.
    const { clipboard } = navigator as Partial<Navigator>;
    if (clipboard === undefined) marked();
    else clipboard.writeText(apiKey).then(() => setNote("Copied."), marked);
  }

  return (
    <Paper component="section" withBorder p="md" aria-label="Your new API key">
      <Stack gap="sm">
        <Text>
          This is your new API key. It is not shown again: copy it now, and keep it where you keep passwords. If it is lost, revoke it and make
          another one.
        </Text>
        <TextField id={fieldId} label="API key" isReadOnly value={apiKey} onChange={() => undefined} autoComplete="off" />
        <Group>
          <Button onClick={copy}>Copy</Button>
          <Button variant="default" onClick={onClose}>
            I have kept the key
          </Button>
          <Text role="status" size="sm">
            {note}
          </Text>
        </Group>
      </Stack>
    </Paper>
  );
}
