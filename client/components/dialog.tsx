import { Modal, type ModalProps } from "@mantine/core";
import { useFocusBack } from "./focus-back.ts";

/** A dialog that is drawn only while it is open. Mantine gives the focus back only for one that stays drawn: here it returns to its earlier place. */
export function Dialog(props: Omit<ModalProps, "opened">) {
  useFocusBack();
  return <Modal {...props} opened />;
}
