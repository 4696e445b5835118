import { Kbd, Stack, Switch, Table } from "@mantine/core";
import { Dialog } from "../../components/dialog.tsx";
import { useMovesOn, useShortcutSwitch } from "./use-shortcuts.ts";

type ShortcutsDialogProps = {
  readonly shortcuts: Readonly<Record<string, { readonly key: string; readonly label: string }>>;
  /** Keys that mean something in one field only. */
  readonly inFields?: readonly { readonly key: string; readonly label: string }[];
  /** True where verdicts are given. */
  readonly hasVerdicts?: boolean;
  readonly onClose: () => void;
};

/** The list of shortcuts, the switch that turns single-key shortcuts off, and whether a verdict opens the next document. */
export function ShortcutsDialog({ shortcuts, inFields = [], hasVerdicts = false, onClose }: ShortcutsDialogProps) {
  const [areOn, switchTo] = useShortcutSwitch();
  const [movesOn, moveOn] = useMovesOn();
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" size="lg">
      <Stack gap="xs">
        <Switch label="Use single-key shortcuts" checked={areOn} onChange={(event) => switchTo(event.currentTarget.checked)} />
        {hasVerdicts && (
          <Switch label="S opens the next document without a verdict" checked={movesOn} onChange={(event) => moveOn(event.currentTarget.checked)} />
        )}
      </Stack>
      <Table mt="md" captionSide="top">
        <Table.Caption ta="start">Single keys do nothing while you write in a field. This browser keeps your settings.</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Key</Table.Th>
            <Table.Th scope="col">What it does</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[...Object.values(shortcuts), ...inFields].map(({ key, label }) => (
            <Table.Tr key={key}>
              <Table.Td style={{ whiteSpace: "nowrap" }}>
                <Kbd>{key.length === 1 ? key.toUpperCase() : key}</Kbd>
              </Table.Td>
              <Table.Td>{label}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
