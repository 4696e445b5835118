import { Alert, Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { council } from "#domain/council.ts";
import { DateField } from "../../components/date-field.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { Section } from "../../components/section.tsx";
import { formatCount, formatPaise } from "../../shared/format.ts";
import { ChosenClaimList } from "./chosen-claim-list.tsx";
import { ClaimChooser } from "./claim-chooser.tsx";
import { OrderFileField } from "./order-file-field.tsx";
import { OtherPayerAlert } from "./other-payer-alert.tsx";
import { payerLabels } from "./payment-views.ts";
import { orderFieldId, useOrderForm, type OrderField, type OrderForm } from "./use-order-form.ts";

const formId = "new-order";
const amountName = (place: number): string => `lines.${place}.amount`;
const payerOptions = Object.entries(payerLabels).map(([value, label]) => ({ value, label }));

/** Records a sanction order: what it says, its PDF, and the claims that it gives money to. */
export function NewOrderForm() {
  const form = useOrderForm();
  const { problems, attempts, submit, isSaving, failure } = form;
  const listed = Object.entries(problems).map(([field, text]) => ({ text, fieldId: orderFieldId(field) }));
  return (
    <Stack gap="lg">
      <ErrorSummary problems={listed} attempt={attempts} {...(failure !== undefined && listed.length === 0 && { lead: failure })} />
      <form id={formId} noValidate onSubmit={submit} aria-label="Record a sanction order">
        <OrderFacts form={form} />
      </form>
      <Section title="Claims of the order">
        <Stack gap="lg">
          <div id={orderFieldId("lines")} tabIndex={-1}>
            <ChosenClaimList caption="In this order" claims={form.claims} problems={problems} nameOf={amountName} idOf={orderFieldId} />
          </div>
          <OtherPayerAlert id={orderFieldId("isOtherPayer")} of={form.otherPayer} />
          <ClaimChooser chosen={form.claims.chosen} onAdd={form.claims.add} />
        </Stack>
      </Section>
      <Alert color="blue" title="What happens when you save">
        <Text size="sm">
          {form.values.payer === "dgft_direct"
            ? `The firms read in the portal that the order is recorded and that ${council.officer} pays them itself.`
            : "The firms are told by mail and asked for the signed pre-receipt and, unless it is confirmed, the bank account."}
        </Text>
      </Alert>
      <Group>
        <Button type="submit" form={formId} aria-disabled={isSaving}>
          {isSaving ? "Recording..." : "Record the order"}
        </Button>
        <Text className="portal-figures">
          {formatCount(form.claims.chosen.length, "claim")}, {formatPaise(form.totalPaise)}
        </Text>
      </Group>
      <LeaveGuard isDirty={form.isDirty} text="What you entered for this order is not saved yet." />
    </Stack>
  );
}

function OrderFacts({ form: { values, problems, change, pdf } }: { readonly form: OrderForm }) {
  const field = (name: OrderField) => {
    const error = problems[name];
    return { id: orderFieldId(name), value: values[name], onChange: change(name), ...(error !== undefined && { error }) };
  };
  return (
    <Section title="The order">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField {...field("number")} label="Order number" hint="As it stands on the order, like 14/2027" maxLength={60} />
          <DateField {...field("orderedOn")} label="Date of the order" notInFuture />
          <TextField {...field("budgetHead")} label="Budget head" maxLength={120} />
          <SelectField {...field("payer")} label="Who pays the firms" hint="Prefilled if the rules of a claim say who pays" options={payerOptions} />
        </SimpleGrid>
        <OrderFileField id={orderFieldId("fileId")} label="PDF of the order" of={pdf} problem={problems["fileId"]} />
      </Stack>
    </Section>
  );
}
