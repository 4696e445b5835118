import { Text } from "@mantine/core";
import { council } from "#domain/council.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { amountInWords } from "#domain/rules/amount-words.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatPaise } from "../../shared/format.ts";
import type { ReviewView } from "../reviews/views.ts";
import type { DecisionWords } from "./use-decision-steps.ts";

type RefuseDialogProps = {
  readonly view: ReviewView;
  readonly kept: DecisionWords["refuse"];
  readonly isBusy: boolean;
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
};

/** Asks for the reason of a refusal, with what is refused. */
export const RefuseDialog = ({ view, kept, isBusy, onRefuse, onClose }: RefuseDialogProps) => (
  <ReasonDialog
    title={`Refuse ${view.id}?`}
    problemOf={neededReason(amountMessages.refusalNeedsReason)}
    hint={`The firm and ${council.shortName} read it word for word.`}
    maxLength={4000}
    kept={kept}
    failure={undefined}
    isBusy={isBusy}
    confirmLabel={`Refuse ${view.id}`}
    cancelLabel="Not yet"
    isDestructive
    onConfirm={onRefuse}
    onClose={onClose}
  >
    <SummaryCard
      rows={[
        { label: "Firm Name", value: view.firm.name },
        { label: "Claim no.", value: view.id },
        { label: "Claimed", value: formatPaise(view.claimedPaise) },
        { label: "Recommended", value: formatPaise(view.recommendedPaise) },
      ]}
    />
    {view.recommendedPaise !== null && <Text>{amountInWords(view.recommendedPaise)}</Text>}
    <Text mt="md">Nothing is paid, and the claim is closed. {undoMessages.mayAskFreshLook}</Text>
  </ReasonDialog>
);
