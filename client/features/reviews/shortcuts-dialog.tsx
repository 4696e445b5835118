import { Kbd, Modal, Switch, Table } from "@mantine/core";
import { shortcuts, useShortcutSwitch } from "./use-shortcuts.ts";

/** The list of shortcuts, and the switch that turns single-key shortcuts off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [areOn, switchTo] = useShortcutSwitch();
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts">
      <Switch label="Use single-key shortcuts" checked={areOn} onChange={(event) => switchTo(event.currentTarget.checked)} />
      <Table mt="md" captionSide="top">
        <Table.Caption ta="start">They do nothing while you write in a field.</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Key</Table.Th>
            <Table.Th scope="col">What it does</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {Object.values(shortcuts).map(({ key, label }) => (
            <Table.Tr key={key}>
              <Table.Td>
                <Kbd>{key.toUpperCase()}</Kbd>
              </Table.Td>
              <Table.Td>{label}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
