import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { joiningDocumentFields, joiningDocumentLabels, type JoiningDocumentField } from "#domain/joining/documents.ts";
import { joiningMessages } from "#domain/joining/messages.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { TextAreaField } from "../../components/fields.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { AppliedInHindi } from "./applied-in-hindi.tsx";
import type { ApplicationView } from "./joining-views.ts";

type AskDialogProps = Pick<ApplicationView, "language"> & {
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  readonly onConfirm: (remarks: { field: JoiningDocumentField | null; remark: string }[]) => void;
  readonly onClose: () => void;
};

const unsent = "The remarks to the applicant are not sent yet.";

const places = [null, ...joiningDocumentFields] as const;

/** A remark in general and one for each document; empty ones are not sent. */
export function AskDialog({ language, failure, isBusy, onConfirm, onClose }: AskDialogProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isAsked, setAsked] = useState(false);
  const remarks = places.flatMap((field) => {
    const remark = (typed[field ?? "general"] ?? "").trim();
    return remark === "" ? [] : [{ field, remark }];
  });

  const { afterAsking, question } = useLeaveFirst(remarks.length > 0, unsent);
  const close = (): void => afterAsking(onClose);

  function confirm(): void {
    setAsked(true);
    if (remarks.length > 0) onConfirm(remarks);
  }

  return (
    <>
      <LeaveGuard isDirty={remarks.length > 0} text={unsent} />
      <Dialog onClose={close} title="Ask the applicant" size="lg">
        <Stack gap="md">
          <Text>Write what is needed, in general or for a paper. The applicant gets an e-mail with the link and answers there.</Text>
          <AppliedInHindi language={language} />
          {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
          {isAsked && remarks.length === 0 && <Alert color="red" role="alert" title={joiningMessages.remarkNeeded} />}
          {places.map((field) => {
            const name = field ?? "general";
            return (
              <TextAreaField
                key={name}
                id={`ask-${name}`}
                label={field === null ? "In general" : joiningDocumentLabels[field]}
                isOptional
                rows={field === null ? 3 : 1}
                maxLength={1000}
                value={typed[name] ?? ""}
                onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
              />
            );
          })}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <BusyButton isBusy={isBusy} busyLabel="Sending..." onClick={confirm}>
              Send the remarks
            </BusyButton>
          </Group>
        </Stack>
      </Dialog>
      {question}
    </>
  );
}
