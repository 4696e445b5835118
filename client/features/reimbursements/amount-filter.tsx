import { Button, Group, TextInput } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { amountMessages, maxAmountCharacters } from "#domain/reimbursements/amount-messages.ts";
import { readRupees } from "#domain/rules/amounts.ts";

type Amounts = { readonly amountFrom: string; readonly amountTo: string };
type AmountFilterProps = { readonly values: Amounts; readonly onChange: (amounts: Amounts) => void };

const isAmount = (text: string): boolean => text.trim() === "" || readRupees(text) !== undefined;

/** Narrows a list by the amount that is known furthest, in rupees. Another address brings its own values. */
export function AmountFilter({ values, onChange }: AmountFilterProps) {
  const [shown, setShown] = useState(values);
  const [{ amountFrom, amountTo }, setTyped] = useState<Amounts>(values);
  const [isChecked, setChecked] = useState(false);
  if (shown.amountFrom !== values.amountFrom || shown.amountTo !== values.amountTo) {
    setShown(values);
    setTyped(values);
    setChecked(false);
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    if (isAmount(amountFrom) && isAmount(amountTo)) onChange({ amountFrom: amountFrom.trim(), amountTo: amountTo.trim() });
  }
  const field = (text: string, change: (text: string) => Amounts) => ({
    value: text,
    w: 130,
    maxLength: maxAmountCharacters,
    inputMode: "decimal" as const,
    autoComplete: "off",
    error: isChecked && !isAmount(text) ? amountMessages.notAnAmount : undefined,
    onChange: (event: { currentTarget: { value: string } }) => setTyped(change(event.currentTarget.value)),
  });
  return (
    <form noValidate onSubmit={submit} aria-label="Amount">
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput {...field(amountFrom, (text) => ({ amountFrom: text, amountTo }))} label="Amount from, Rs" />
        <TextInput {...field(amountTo, (text) => ({ amountFrom, amountTo: text }))} label="to, Rs" />
        <Button type="submit" variant="default">
          Apply<span className="portal-unseen"> the amounts</span>
        </Button>
      </Group>
    </form>
  );
}
