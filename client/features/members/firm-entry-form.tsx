import { Alert, Button, Group, Paper, SimpleGrid, Text, TextInput, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { gstinWarning } from "#domain/members/gstin.ts";
import { useAddFirm, type FirmEntryField } from "./use-add-firm.ts";

type EntryField = { readonly name: FirmEntryField; readonly label: string; readonly hint?: string; readonly type?: "email" | "tel"; readonly inputMode?: "numeric" };

/** The seven fields of a firm, in the order of the list. @source specification 3 "Member firm (admin)" */
const fields: readonly EntryField[] = [
  { name: "firmName", label: "Firm name" },
  { name: "gstNo", label: "GST number" },
  { name: "membershipStartOn", label: "Start date", hint: "DD-MM-YYYY", inputMode: "numeric" },
  { name: "membershipEndOn", label: "End date", hint: "DD-MM-YYYY", inputMode: "numeric" },
  { name: "contactName", label: "Contact name" },
  { name: "contactEmail", label: "Contact e-mail", type: "email" },
  { name: "contactPhone", label: "Contact phone", type: "tel" },
];

type FirmEntryFormProps = { readonly onAdded: (message: string, warnings: readonly string[]) => void; readonly onCancel: () => void };

/** A new firm: a row of fields where there is room, a card on a phone. Saving sends the activation mail. */
export function FirmEntryForm({ onAdded, onCancel }: FirmEntryFormProps) {
  const { form, refusal, isBusy, save } = useAddFirm(onAdded);
  const element = useRef<HTMLFormElement>(null);
  const { errors } = form;

  useEffect(() => element.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  return (
    <Paper component="section" withBorder p="md" aria-labelledby="new-firm">
      <Title order={2} size="h4" id="new-firm">
        New firm
      </Title>
      <Text size="sm" c="dimmed">
        Every field is needed. Saving sends an activation mail to the contact e-mail.
      </Text>
      <form ref={element} onSubmit={save} noValidate>
        {refusal !== undefined && <Alert mt="sm" color="red" role="alert" title={refusal} />}
        <SimpleGrid mt="sm" cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
          {fields.map(({ name, label, hint, type, inputMode }) => (
            <div key={name}>
              <TextInput
                {...form.getInputProps(name)}
                label={label}
                description={hint}
                type={type}
                inputMode={inputMode}
                withAsterisk
                required
                autoComplete="off"
              />
              {name === "gstNo" && <GstWarning gstNo={form.values.gstNo} />}
            </div>
          ))}
        </SimpleGrid>
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

/** Says what looks wrong; it never keeps the firm from being saved. */
function GstWarning({ gstNo }: { gstNo: string }) {
  const shown = gstNo.trim().length >= 15 ? gstinWarning(gstNo) : undefined;
  return (
    <Text size="sm" c="orange" role="status">
      {shown ?? ""}
    </Text>
  );
}
