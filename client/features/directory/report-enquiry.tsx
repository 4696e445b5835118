import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { council } from "#domain/council.ts";
import { ReportReason } from "#domain/directory/enquiry-input.ts";
import { ReasonDialog } from "../../components/reason-dialog.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";

/** Reports an enquiry as abuse, after asking why. */
export function ReportEnquiry({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        Report as abuse
      </Button>
      {isOpen && <ReportDialog id={id} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const utils = trpc.useUtils();
  const report = trpc.directory.enquiries.report.useMutation({
    onSuccess: async (view) => {
      onClose();
      utils.directory.enquiries.getReceived.setData({ id }, view);
      await utils.directory.enquiries.invalidate();
    },
  });
  return (
    <ReasonDialog
      title="Report this enquiry as abuse"
      problemOf={(reason) => ReportReason.safeParse(reason).error?.issues[0]?.message}
      failure={report.error === null ? undefined : failureOf(report.error).message}
      isBusy={report.isPending}
      confirmLabel="Report to the council"
      isDestructive
      onConfirm={(reason) => report.mutate({ id, reason })}
      onClose={onClose}
    >
      <Text>
        {council.shortName} will read the enquiry and your reason. You cannot answer the enquiry any more. The buyer is not told who reported it.
      </Text>
    </ReasonDialog>
  );
}
