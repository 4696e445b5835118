import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { council } from "#domain/council.ts";
import { ReportReason } from "#domain/directory/enquiry-input.ts";
import { TextAreaField } from "../../components/fields.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";

const reasonId = "report-reason";

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
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const report = trpc.directory.enquiries.report.useMutation({
    onSuccess: async (view) => {
      onClose();
      utils.directory.enquiries.getReceived.setData({ id }, view);
      await utils.directory.enquiries.invalidate();
    },
  });
  function confirm(): void {
    if (report.isPending) return;
    const checked = ReportReason.safeParse(reason);
    setProblem(checked.success ? undefined : checked.error.issues[0]?.message);
    if (checked.success) report.mutate({ id, reason });
    else document.getElementById(reasonId)?.focus();
  }
  return (
    <Modal opened onClose={onClose} title="Report this enquiry as abuse" size="lg">
      <Stack gap="md">
        <Text>
          {council.shortName} will read the enquiry and your reason. You cannot answer the enquiry any more. The buyer is not told who reported it.
        </Text>
        {report.error !== null && <Alert color="red" role="alert" title={failureOf(report.error).message} />}
        <TextAreaField id={reasonId} label="Reason" value={reason} onChange={setReason} {...(problem !== undefined && { error: problem })} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color="red" aria-disabled={report.isPending} onClick={confirm}>
            {report.isPending ? "Reporting..." : "Report to the council"}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
