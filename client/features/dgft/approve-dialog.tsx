import { Button, Group, Modal, Text } from "@mantine/core";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatInr } from "../../shared/format.ts";
import type { ReviewView } from "../reviews/views.ts";

type ApproveDialogProps = { readonly view: ReviewView; readonly isBusy: boolean; readonly onApprove: () => void; readonly onClose: () => void };

/** Asks once, with what is about to be approved for good. @source ux.md "Approve asks once with firm, claim no. and amount" */
export function ApproveDialog({ view, isBusy, onApprove, onClose }: ApproveDialogProps) {
  // Amounts of earlier claims stand within a group and are not what is decided here.
  const claimed = schemeOf(view.scheme).steps.flatMap(({ fields }) => fields.filter(({ type }) => type === "amount").map(({ name }) => name));
  const amounts = view.answerRows.filter(({ name, value }) => claimed.includes(name) && value !== undefined);
  return (
    <Modal opened onClose={onClose} title={`Approve ${view.id}?`} size="lg">
      <SummaryCard
        rows={[
          { label: "Firm Name", value: view.firm.name },
          { label: "Claim no.", value: view.id },
          ...amounts.map(({ label, value }) => ({ label, value: formatInr(value) })),
        ]}
      />
      <Text mt="md">An approval is final: the firm and the council are told, and the dossier of this moment is kept.</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Not yet
        </Button>
        <Button loading={isBusy} onClick={onApprove}>
          Approve {view.id}
        </Button>
      </Group>
    </Modal>
  );
}
