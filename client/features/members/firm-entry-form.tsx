import { Button, Group, Paper, SimpleGrid, Text, Title } from "@mantine/core";
import { useEffect } from "react";
import { gstinLength, gstinWarning } from "#domain/members/gstin.ts";
import { memberMessages } from "#domain/members/messages.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { DateField } from "../../components/date-field.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { TextField } from "../../components/fields.tsx";
import { FirmConflict } from "./firm-conflict.tsx";
import { firmFields, type FirmField } from "./firm-fields.ts";
import { useFirmEntry, type FirmEntryField, type Saved } from "./use-firm-entry.ts";
import type { Firm } from "./use-firms.ts";

const idOf = (name: FirmEntryField): string => `firm-${name}`;

type FirmEntryFormProps = {
  /** The firm to be changed; undefined for a new one. */
  readonly firm: Firm | undefined;
  readonly onSaved: (saved: Saved) => void;
  readonly onCancel: () => void;
  /** Hears whether something is typed that is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
};

/** A firm, new or known: rows of fields where there is room, a card on a phone. */
export function FirmEntryForm({ firm, onSaved, onCancel, onDirty }: FirmEntryFormProps) {
  const { form, base, attempt, refusal, isBusy, save, latest, takeLatest } = useFirmEntry(firm, onSaved);
  const problems = firmFields.flatMap(({ name }) => {
    const text = form.errors[name];
    return typeof text === "string" ? [{ text, fieldId: idOf(name) }] : [];
  });
  const isMoved = base !== undefined && form.values.contactEmail.trim().toLowerCase() !== base.contactEmail.toLowerCase();

  useEffect(() => document.getElementById(idOf("firmName"))?.focus(), []);
  const isDirty = form.isDirty();
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  return (
    <Paper component="section" withBorder p="md" aria-labelledby="firm-entry">
      <Title order={2} size="h4" id="firm-entry" mb="xs">
        {base === undefined ? "New firm" : `Edit ${base.name}`}
      </Title>
      <form onSubmit={save} noValidate>
        <ErrorSummary problems={problems} lead={refusal} attempt={attempt} />
        {latest !== undefined && <FirmConflict latest={latest} mine={form.values} onTake={takeLatest} />}
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
          {firmFields.map((field) => (
            <EntryInput
              key={field.name}
              field={field}
              value={form.values[field.name]}
              error={form.errors[field.name]}
              onChange={(value) => form.setFieldValue(field.name, value)}
            />
          ))}
        </SimpleGrid>
        <Text size="sm" c="dimmed" mt="sm">
          {memberMessages.startDate}
        </Text>
        <Text size="sm" c="dimmed" mt={4}>
          {noteOf(base, isMoved)}
        </Text>
        <Group mt="md">
          <BusyButton type="submit" isBusy={isBusy} busyLabel="Saving...">
            Save
          </BusyButton>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </form>
    </Paper>
  );
}

function noteOf(firm: Firm | undefined, isMoved: boolean): string {
  if (firm === undefined) return "Saving sends an activation mail to the contact e-mail; its link works for 24 hours.";
  if (!isMoved) return "Another contact e-mail moves the firm's login to it.";
  if (firm.deactivatedAt !== null)
    return "Saving moves the firm's login to the new e-mail. The firm is deactivated, so no activation mail goes out: send one after you reactivate it.";
  return firm.status === "active"
    ? "Saving moves the firm's login to the new e-mail: it is signed out everywhere, and its API keys and webhooks end. The old address is told; the new one gets an activation mail."
    : "Saving moves the firm's login to the new e-mail and sends an activation mail there.";
}

type EntryInputProps = {
  readonly field: FirmField;
  readonly value: string;
  readonly error: React.ReactNode;
  readonly onChange: (value: string) => void;
};

function EntryInput({ field: { name, label, kind }, value, error, onChange }: EntryInputProps) {
  const common = { id: idOf(name), label, value, onChange, error: typeof error === "string" ? error : undefined };
  if (kind === "date") return <DateField {...common} label={`${label} (DD-MM-YYYY)`} nameInMessage={label} hint="" />; // one line above each input, so that they stand in a row
  return (
    <div>
      <TextField {...common} type={kind} autoComplete="off" />
      {name === "gstNo" && <GstWarning gstNo={value} />}
    </div>
  );
}

/** Warns about a GST number that looks wrong, when it is complete. A warning does not prevent saving. */
function GstWarning({ gstNo }: { gstNo: string }) {
  const warning = gstNo.trim().length < gstinLength ? undefined : gstinWarning(gstNo);
  return (
    <Text size="sm" role="status">
      {warning ?? ""}
    </Text>
  );
}
