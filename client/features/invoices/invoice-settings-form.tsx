import { Alert, Button, Stack, Text } from "@mantine/core";
import { useRef, useState, type SubmitEvent } from "react";
import { usualSac } from "#domain/invoices/invoice-settings.ts";
import { TextAreaField, TextField } from "../../components/fields.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useTypedForm } from "../payments/ledger/use-typed-form.ts";
import type { StoredSettings } from "./invoice-views.ts";

/** The GST data of the council: read by all of the desk, changed by who approves. */
export function InvoiceSettingsForm() {
  const { data, error, refetch } = trpc.invoices.settings.useQuery();
  if (data === undefined) return <NotRead query={{ error, refetch }} lines={6} />;
  const { settings, canChange } = data;
  return (
    <Section title="GST data of the council">
      <Stack gap="md">
        {settings === null && <Alert color="orange" title="Nothing is entered yet, so nothing can be invoiced." />}
        {settings?.isDemonstration === true && (
          <Alert color="orange" title="These values belong to the demonstration. Invoices made with them say that they are no tax invoices." />
        )}
        {canChange ? <SettingsForm settings={settings} /> : <Facts settings={settings} />}
      </Stack>
    </Section>
  );
}

const Facts = ({ settings }: { readonly settings: StoredSettings }) =>
  settings === null ? (
    <Text>A user who approves invoices enters the GST data.</Text>
  ) : (
    <SummaryCard
      rows={[
        { label: "Legal name", value: settings.legalName },
        { label: "Address", value: settings.address },
        { label: "GST number", value: settings.gstin },
        { label: "Service code (SAC)", value: settings.sac },
        { label: "Bank account", value: settings.bankDetails },
        { label: "Days to pay", value: settings.dueDays },
      ]}
    />
  );

function SettingsForm({ settings }: { readonly settings: StoredSettings }) {
  const utils = trpc.useUtils();
  const form = useTypedForm("settings", {
    legalName: settings?.legalName ?? "",
    address: settings?.address ?? "",
    gstin: settings?.gstin ?? "",
    sac: settings?.sac ?? usualSac,
    bankDetails: settings?.bankDetails ?? "",
    dueDays: String(settings?.dueDays ?? 30),
  });
  // The version that the user saw: what another user saves meanwhile replaces nothing here, and is not overwritten.
  const [version, setVersion] = useState(settings?.version ?? 0);
  const sent = useRef(form.values);
  const save = trpc.invoices.saveSettings.useMutation({
    onSuccess: (_done, saved) => {
      setVersion(saved.version + 1);
      form.goOn(sent.current);
      return utils.invoices.invalidate();
    },
    onError: form.refuse,
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.clear();
    if (save.isPending) return;
    sent.current = form.values;
    const { dueDays, ...values } = form.values;
    save.mutate({ ...values, dueDays: /^\d{1,3}$/.test(dueDays) ? Number(dueDays) : -1, version });
  }
  return (
    <form noValidate onSubmit={submit} aria-label="GST data of the council">
      <LeaveGuard isDirty={form.isDirty} text="The GST data is not saved yet." />
      <Stack gap="md" maw={640}>
        {form.failure !== undefined && <SaveNotice tone="error" title={form.failure} attempt={form.attempt} />}
        {save.data !== undefined && !save.isPending && <SaveNotice tone="success" title={save.data.message} />}
        <TextField {...form.field("legalName")} label="Legal name" maxLength={200} />
        <TextAreaField {...form.field("address")} label="Address" maxLength={500} />
        <TextField {...form.field("gstin")} label="GST number" hint="Its first two digits are the state of the council" maxLength={20} />
        <TextField {...form.field("sac")} label="Service code (SAC)" hint="999511: services of business and employers' organisations" maxLength={6} />
        <TextAreaField
          {...form.field("bankDetails")}
          label="Bank account"
          hint="Account, bank, branch and IFSC, as printed on the invoice"
          maxLength={500}
        />
        <TextField {...form.field("dueDays")} label="Days to pay" inputMode="numeric" maxLength={3} />
        <div>
          <Button type="submit" aria-disabled={save.isPending}>
            {save.isPending ? "Saving..." : "Save the GST data"}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
