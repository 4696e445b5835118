import { Button, Group, Stack, Text } from "@mantine/core";
import type { SubmitEvent } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useTypedForm } from "../payments/ledger/use-typed-form.ts";
import type { PreviewedFirm } from "./invoice-views.ts";

const unsaved = "The band of the firm is not chosen yet.";

type BandDialogProps = { readonly firm: PreviewedFirm; readonly year: string; readonly bands: readonly string[]; readonly onClose: () => void };

/** Chooses the band of a firm for a year, with the reason. */
export function BandDialog({ firm, year, bands, onClose }: BandDialogProps) {
  const utils = trpc.useUtils();
  const form = useTypedForm("band", { bandLabel: firm.bandLabel ?? "", reason: "" });
  const { afterAsking, question } = useLeaveFirst(form.isDirty, unsaved);
  const close = (): void => afterAsking(onClose);
  const choose = trpc.invoices.runs.chooseBand.useMutation({
    onSuccess: async () => {
      await utils.invoices.runs.invalidate();
      onClose();
    },
    onError: (error) => {
      form.refuse(error);
      // The list then shows what somebody else has chosen.
      void utils.invoices.runs.invalidate();
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.clear();
    if (!choose.isPending) choose.mutate({ firmId: firm.firmId, year, seen: firm.chosenBand, ...form.values });
  }
  return (
    <>
      <LeaveGuard part="year" isDirty={form.isDirty} text={unsaved} />
      <Dialog onClose={close} title={`Band of ${firm.name} for ${year}`} size="lg">
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            {form.failure !== undefined && <SaveNotice tone="error" title={form.failure} attempt={form.attempt} />}
            <Text size="sm">The choice counts before the exports that the firm declared, for this year only.</Text>
            <SelectField {...form.field("bandLabel")} label="Exports or kind of member" options={bands.map((value) => ({ value, label: value }))} />
            <TextField {...form.field("reason")} label="Reason" hint="Such as the certificate that shows the exports" maxLength={300} />
          </Stack>
          <Group mt="lg" justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" aria-disabled={choose.isPending}>
              {choose.isPending ? "Saving..." : "Choose the band"}
            </Button>
          </Group>
        </form>
      </Dialog>
      {question}
    </>
  );
}
