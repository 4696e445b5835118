import { Button, Group, List, Modal, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { BusyButton } from "./busy-button.tsx";
import { overDialogsProps } from "./dialog-levels.ts";
import { useFocusBack } from "./focus-back.ts";

type ConfirmDialogProps = {
  readonly isOpen: boolean;
  /** The question; it names the object. */
  readonly title: string;
  readonly children?: ReactNode;
  /** What will happen, line by line. */
  readonly consequences?: readonly string[];
  /** The label of the button names the result, such as "Delete 4 answers and 3 files". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDestructive?: boolean;
  readonly isBusy?: boolean;
  readonly busyLabel?: string;
  /** It may open while another dialog is open. */
  readonly isOverDialogs?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before an action that cannot be undone. Escape and the cancel button close the dialog; focus returns to its earlier place. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, consequences = [], confirmLabel, cancelLabel = "Cancel", isDestructive = false, isBusy = false } = props;
  const { busyLabel, isOverDialogs = false, onConfirm, onCancel } = props;
  return (
    <Modal opened={isOpen} onClose={onCancel} title={title} size="md" returnFocus={false} {...(isOverDialogs && overDialogsProps(isOpen))}>
      <FocusBack />
      {children}
      {consequences.length > 0 && (
        <>
          <Text mt={children === undefined ? 0 : "sm"}>This will happen:</Text>
          <List mt={4}>
            {consequences.map((consequence) => (
              <List.Item key={consequence}>{consequence}</List.Item>
            ))}
          </List>
        </>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <BusyButton color={isDestructive ? "red" : undefined} isBusy={isBusy} busyLabel={busyLabel} onClick={() => isOpen && onConfirm()}>
          {confirmLabel}
        </BusyButton>
      </Group>
    </Modal>
  );
}

/** In the place of Mantine's return of the focus, which takes it also from a notice that came when the question closed. */
function FocusBack(): null {
  useFocusBack();
  return null;
}
