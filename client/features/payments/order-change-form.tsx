import { Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { OrderChangeInput } from "#domain/payments/sanction-order.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { DateField } from "../../components/date-field.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { AmountField, TextAreaField, TextField } from "../../components/fields.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useFormFile } from "../../lib/use-form-file.ts";
import { ChosenClaimList } from "./chosen-claim-list.tsx";
import { ClaimChooser } from "./claim-chooser.tsx";
import { OrderFileField, type StoredOrderFile } from "./order-file-field.tsx";
import { OtherPayerAlert } from "./other-payer-alert.tsx";
import type { OrderView } from "./payment-views.ts";
import { problemsWithout, useChosenClaims } from "./use-chosen-claims.ts";
import { useOtherPayer } from "./use-other-payer.ts";

const formId = "order-change";
const addedAmount = (place: number): string => `claims.${place}.amount`;
const fieldId = (field: string): string => `change-${field.replaceAll(".", "-")}`;

type OrderChangeFormProps = { readonly order: OrderView; readonly onAsked: (message: string) => void; readonly onCancel: () => void };

/** Asks for a correction of an order: its own facts, the amounts of payments that are not in a batch yet, and claims that it lacks. */
export function OrderChangeForm({ order, onAsked, onCancel }: OrderChangeFormProps) {
  const utils = trpc.useUtils();
  /** The order whose values the fields have. The query may read a newer one; a correction names the version of this one. */
  const [opened] = useState(order);
  const [values, setValues] = useState({ number: opened.number, orderedOn: opened.orderedOn, budgetHead: opened.budgetHead, reason: "" });
  const [begun] = useState(values);
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const [isAdding, setAdding] = useState(false);
  const added = useChosenClaims(forgetAdded);
  const corrected = Object.entries(amounts).map(([lineId, amount]) => {
    const claimId = opened.lines.find(({ id }) => id === lineId)?.reimbursementId ?? "";
    return { lineId, claimId, amount, mostPaise: opened.ownParts[lineId] };
  });
  const otherPayer = useOtherPayer(added.chosen, opened.payer, corrected);
  const pdf = useFormFile<StoredOrderFile>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const ask = trpc.payments.orders.askChange.useMutation({
    onSuccess: ({ message }) => onAsked(message),
    onError: (error) => setProblems(Object.fromEntries(Object.entries(failureOf(error).fields).map(([field, texts]) => [field, texts.join(" ")]))),
    onSettled: async () => {
      setAttempts((count) => count + 1);
      await utils.payments.invalidate();
    },
  });
  const isDirty = values !== begun || Object.keys(amounts).length > 0 || pdf.hasFile || added.chosen.length > 0;
  const open = opened.lines.filter((line) => line.isCorrectable);

  /** What is said of an added amount names the place of its claim. */
  function forgetAdded(): void {
    const left = problemsWithout(problems, "claims.");
    if (left === problems) return;
    setProblems(left);
    if (Object.keys(left).length === 0) ask.reset();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (ask.isPending || pdf.hasToWait()) return;
    const { lines, given: claims } = otherPayer;
    const file = pdf.file === undefined ? {} : { fileId: pdf.file.id };
    const change = { orderId: opened.id, version: opened.version, ...values, ...file, lines, claims };
    const read = OrderChangeInput.safeParse(change);
    // The parts name a line by its id, as the server does.
    const nameOf = ([first, place, ...rest]: readonly PropertyKey[]): string =>
      [first, first === "lines" && typeof place === "number" ? lines[place]?.lineId : place, ...rest].filter((part) => part !== undefined).join(".");
    setProblems(read.success ? {} : firstFieldErrorsOf(read.error, nameOf));
    ask.reset();
    if (read.success) ask.mutate(change);
    else setAttempts((count) => count + 1);
  }
  const field = (name: keyof typeof values) => {
    const error = problems[name];
    return {
      id: fieldId(name),
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      ...(error !== undefined && { error }),
    };
  };
  const listed = Object.entries(problems).map(([name, text]) => ({ text, fieldId: fieldId(name) }));
  const failure = ask.error === null || listed.length > 0 ? undefined : failureOf(ask.error).message;
  return (
    <Stack gap="md">
      <LeaveGuard isDirty={isDirty} text="The correction of the order is not asked for yet." />
      <ErrorSummary problems={listed} attempt={attempts} {...(failure !== undefined && { lead: failure })} />
      <Text size="sm">Nothing changes until a second person has confirmed it. Change only what is wrong.</Text>
      <form id={formId} noValidate onSubmit={submit} aria-label="Ask for a correction">
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextField {...field("number")} label="Order number" maxLength={60} />
            <DateField {...field("orderedOn")} label="Date of the order" notInFuture />
            <TextField {...field("budgetHead")} label="Budget head" maxLength={120} />
          </SimpleGrid>
          {open.length > 0 && <Text size="sm">An amount of 0 cancels the payment.</Text>}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {open.map((line) => {
              const error = problems[`lines.${line.id}.amount`];
              return (
                <AmountField
                  key={line.id}
                  id={fieldId(`lines.${line.id}.amount`)}
                  label={`Amount for ${line.reimbursementId}`}
                  hint={line.firmName}
                  value={amounts[line.id] ?? rupeesOf(line.amountPaise)}
                  onChange={(amount) => setAmounts((before) => ({ ...before, [line.id]: amount }))}
                  {...(error !== undefined && { error })}
                />
              );
            })}
          </SimpleGrid>
          <OrderFileField id={fieldId("fileId")} label="Another PDF of the order" isOptional of={pdf} problem={problems["fileId"]} />
          <TextAreaField {...field("reason")} label="Reason" hint="Who confirms it reads the reason; it stays with the order." maxLength={1_000} />
        </Stack>
      </form>
      <div>
        <Button variant="default" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          Add claims that the order lacks here
        </Button>
      </div>
      {added.chosen.length > 0 && (
        <ChosenClaimList caption="To be added to the order" claims={added} problems={problems} nameOf={addedAmount} idOf={fieldId} />
      )}
      <OtherPayerAlert id={fieldId("isOtherPayer")} of={otherPayer} />
      {isAdding && <ClaimChooser chosen={added.chosen} onAdd={added.add} />}
      <Group>
        <Button type="submit" form={formId} aria-disabled={ask.isPending}>
          {ask.isPending ? "Asking..." : "Ask for the correction"}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
