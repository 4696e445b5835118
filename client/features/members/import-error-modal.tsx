import { Button, Group, List, Text } from "@mantine/core";
import { Dialog } from "../../components/dialog.tsx";

type ImportErrorModalProps = {
  /** The errors of the file. */
  readonly reason: string;
  readonly onTryAgain: () => void;
  readonly onClose: () => void;
};

/** A list that cannot be read at all. @source specification 8 "Firm add" */
export function ImportErrorModal({ reason, onTryAgain, onClose }: ImportErrorModalProps) {
  return (
    <Dialog onClose={onClose} title="File Import Error" size="md">
      <Text fw={600}>Import Failed</Text>
      <Text mt="xs">{reason}</Text>
      <Text mt="sm">Check that:</Text>
      <List mt={4}>
        <List.Item>the format is .csv, .xls or .xlsx</List.Item>
        <List.Item>the required columns are present</List.Item>
        <List.Item>no required fields are empty</List.Item>
      </List>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onTryAgain} data-autofocus>
          Try Again
        </Button>
      </Group>
    </Dialog>
  );
}
