import { Button, Group, Paper, SimpleGrid, Text, Title } from "@mantine/core";
import { useEffect } from "react";
import { gstinLength, gstinWarning } from "#domain/members/gstin.ts";
import { DateField } from "../../components/date-field.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { TextField } from "../../components/fields.tsx";
import { useAddFirm, type FirmEntryField } from "./use-add-firm.ts";

type EntryField = { readonly name: FirmEntryField; readonly label: string; readonly kind: "text" | "date" | "email" | "tel" };

/** The seven fields of a firm, in the order of the list. @source specification 3 "Member firm (admin)" */
const fields: readonly EntryField[] = [
  { name: "firmName", label: "Firm name", kind: "text" },
  { name: "gstNo", label: "GST number", kind: "text" },
  { name: "membershipStartOn", label: "Start date", kind: "date" },
  { name: "membershipEndOn", label: "End date", kind: "date" },
  { name: "contactName", label: "Contact name", kind: "text" },
  { name: "contactEmail", label: "Contact e-mail", kind: "email" },
  { name: "contactPhone", label: "Contact phone", kind: "tel" },
];
const idOf = (name: FirmEntryField): string => `firm-${name}`;

type FirmEntryFormProps = { readonly onAdded: (message: string, warnings: readonly string[]) => void; readonly onCancel: () => void };

/** A new firm: rows of fields where there is room, a card on a phone. Saving sends the activation mail. */
export function FirmEntryForm({ onAdded, onCancel }: FirmEntryFormProps) {
  const { form, attempt, refusal, isBusy, save } = useAddFirm(onAdded);
  const problems = fields.flatMap(({ name }) => {
    const text = form.errors[name];
    return typeof text === "string" ? [{ text, fieldId: idOf(name) }] : [];
  });

  useEffect(() => document.getElementById(idOf("firmName"))?.focus(), []);

  return (
    <Paper component="section" withBorder p="md" aria-labelledby="new-firm">
      <Title order={2} size="h4" id="new-firm" mb="xs">
        New firm
      </Title>
      <form onSubmit={save} noValidate>
        <ErrorSummary problems={problems} lead={refusal} attempt={attempt} />
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
          {fields.map((field) => (
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
          Saving sends an activation mail to the contact e-mail; its link works for 24 hours.
        </Text>
        <Group mt="md">
          <Button type="submit" loading={isBusy}>
            Save
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </form>
    </Paper>
  );
}

type EntryInputProps = {
  readonly field: EntryField;
  readonly value: string;
  readonly error: React.ReactNode;
  readonly onChange: (value: string) => void;
};

function EntryInput({ field: { name, label, kind }, value, error, onChange }: EntryInputProps) {
  const common = { id: idOf(name), label, value, onChange, error: typeof error === "string" ? error : undefined };
  if (kind === "date") return <DateField {...common} hint="DD-MM-YYYY" />;
  return (
    <div>
      <TextField {...common} type={kind} autoComplete="off" />
      {name === "gstNo" && <GstWarning gstNo={value} />}
    </div>
  );
}

/** Says what looks wrong once all of it is there; it never keeps the firm from being saved. */
function GstWarning({ gstNo }: { gstNo: string }) {
  const warning = gstNo.trim().length < gstinLength ? undefined : gstinWarning(gstNo);
  return (
    <Text size="sm" role="status">
      {warning ?? ""}
    </Text>
  );
}
