import { SaveNotice } from "../../components/save-notice.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatPaise } from "../../shared/format.ts";
import type { PreviewedFirm } from "./invoice-views.ts";

type IssueDialogProps = {
  readonly firm: PreviewedFirm;
  readonly year: string;
  readonly onIssued: (message: string) => void;
  readonly onClose: () => void;
};

/** Shows what the invoice of one firm will be, and issues it. */
export function IssueDialog({ firm: { firmId, name, bandLabel, bandReason, stateName, totalPaise }, year, onIssued, onClose }: IssueDialogProps) {
  const utils = trpc.useUtils();
  const issue = trpc.invoices.runs.issueOne.useMutation({
    onSuccess: ({ message }) => onIssued(message),
    onSettled: () => utils.invoices.invalidate(),
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Invoice ${name} for ${year}?`}
      consequences={[
        `${formatPaise(totalPaise ?? 0)}, tax included. Place of supply: ${stateName ?? "not known"}.`,
        `${bandLabel ?? ""}. ${bandReason ?? ""}`,
        "The firm gets an email and a notice with the invoice.",
        "An invoice is never removed: a credit note cancels it.",
      ]}
      confirmLabel="Issue the invoice"
      isBusy={issue.isPending}
      onConfirm={() => issue.mutate({ firmId, year, expectedPaise: totalPaise ?? 0 })}
      onCancel={onClose}
    >
      {issue.error !== null && <SaveNotice tone="error" title={failureOf(issue.error).message} />}
    </ConfirmDialog>
  );
}
