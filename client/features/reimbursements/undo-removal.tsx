import { Button, Group, Text } from "@mantine/core";
import { useEffect, useRef } from "react";

type UndoRemovalProps = { /** What was removed, as a sentence. */ readonly text: string; readonly onUndo: () => void };

/** Puts back what was removed from a list. It takes the focus, which went with what was removed: give each removal a key. */
export function UndoRemoval({ text, onUndo }: UndoRemovalProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Group gap="sm" role="status">
      <Text size="sm">{text}</Text>
      <Button ref={button} variant="default" size="compact-sm" onClick={onUndo}>
        Undo
      </Button>
    </Group>
  );
}
