import { Alert, Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { council } from "#domain/council.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { DateField } from "../../components/date-field.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { AmountField, SelectField, TextField } from "../../components/fields.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { Section } from "../../components/section.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatCount, formatPaise } from "../../shared/format.ts";
import { ClaimChooser } from "./claim-chooser.tsx";
import { OrderFileField } from "./order-file-field.tsx";
import { payerLabels } from "./payment-views.ts";
import { orderFieldId, useOrderForm, type ChosenClaim, type OrderField, type OrderForm } from "./use-order-form.ts";

const formId = "new-order";
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
          <ChosenClaims form={form} />
          <ClaimChooser chosen={form.chosen} onAdd={form.add} />
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
          {formatCount(form.chosen.length, "claim")}, {formatPaise(form.totalPaise)}
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
          <SelectField {...field("payer")} label="Who pays the firms" hint="Prefilled from the rules of the first claim" options={payerOptions} />
        </SimpleGrid>
        <OrderFileField id={orderFieldId("fileId")} label="PDF of the order" of={pdf} problem={problems["fileId"]} />
      </Stack>
    </Section>
  );
}

function ChosenClaims({ form }: { readonly form: OrderForm }) {
  const { chosen, problems, changeAmount, remove } = form;
  const columns: readonly Column<ChosenClaim>[] = [
    { key: "claim", label: "Claim", show: ({ claim }) => <Unbroken>{claim.id}</Unbroken> },
    { key: "firm", label: "Firm", show: ({ claim }) => claim.firmName },
    { key: "scheme", label: "Scheme", show: ({ claim }) => schemeOf(claim.scheme).typeLabel },
    { key: "rest", label: "Not ordered yet", show: ({ claim }) => <Unbroken>{formatPaise(claim.restPaise)}</Unbroken>, isFigure: true },
    {
      key: "amount",
      label: "This order gives",
      show: (one) => {
        const place = chosen.indexOf(one);
        const error = problems[`lines.${place}.amount`];
        return (
          <AmountField
            id={orderFieldId(`lines.${place}.amount`)}
            label={`Amount for ${one.claim.id}`}
            value={one.amount}
            onChange={(amount) => changeAmount(one.claim.id, amount)}
            {...(error !== undefined && { error })}
          />
        );
      },
    },
    {
      key: "remove",
      label: "Take out",
      show: ({ claim }) => (
        <Button variant="subtle" color="red" size="compact-sm" aria-label={`Take ${claim.id} out`} onClick={() => remove(claim.id)}>
          Take out
        </Button>
      ),
    },
  ];
  return (
    <div id={orderFieldId("lines")} tabIndex={-1}>
      <DataList
        caption="In this order"
        columns={columns}
        rows={chosen}
        rowKey={({ claim }) => claim.id}
        emptyTitle="No claim is chosen yet. Add them from the list below."
      />
    </div>
  );
}
