import { Button, Group, SimpleGrid, Stack } from "@mantine/core";
import { useEffect, type SubmitEvent } from "react";
import type { PaymentFileKind } from "#domain/payments/file-kinds.ts";
import { readRupees, rupeesOf } from "#domain/rules/amounts.ts";
import { DateField } from "../../components/date-field.tsx";
import { AmountField, TextField } from "../../components/fields.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { useFormFile } from "../../lib/use-form-file.ts";
import { useTypedForm } from "../payments/ledger/use-typed-form.ts";
import { PaymentFileField } from "../payments/payment-file-field.tsx";
import type { StoredPaymentFile } from "../payments/stored-file.ts";

/** What is asked before a payment that is typed in is left behind. */
export const unsavedPayment = "The payment that you entered is not recorded yet.";

export type TypedPayment = { readonly amountPaise: number; readonly paidOn: string; readonly reference: string };

type PaymentFormProps = {
  readonly id: string;
  readonly first: { readonly amountPaise: number; readonly paidOn?: string; readonly reference?: string };
  /** Without it no file is asked. `field`: the name under which the call knows it. */
  readonly proof?: { readonly kind: PaymentFileKind; readonly field: string };
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onSend: (typed: TypedPayment, fileId: string) => Promise<unknown>;
  readonly onCancel: () => void;
  /** Hears whether something is typed or uploaded that is not recorded. */
  readonly onDirty?: (isDirty: boolean) => void;
};

/** Amount, day and UTR of a payment, with its proof. An error of the call is shown at its field. */
export function PaymentForm({ id, first, proof, submitLabel, isBusy, onSend, onCancel, onDirty }: PaymentFormProps) {
  const form = useTypedForm(id, { amount: rupeesOf(first.amountPaise), paidOn: first.paidOn ?? "", reference: first.reference ?? "" });
  const upload = useFormFile<StoredPaymentFile>();
  const isDirty = form.isDirty || upload.hasFile;
  useEffect(() => {
    onDirty?.(isDirty);
    return () => onDirty?.(false);
  }, [isDirty, onDirty]);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy || upload.hasToWait()) return;
    form.clear();
    const { amount, paidOn, reference } = form.values;
    onSend({ amountPaise: readRupees(amount) ?? Number.NaN, paidOn, reference }, upload.file?.id ?? "").catch(form.refuse);
  }
  const problem = proof && form.problemOf(proof.field);
  return (
    <form noValidate onSubmit={submit} aria-label={submitLabel}>
      <Stack gap="md">
        {form.failure !== undefined && <SaveNotice tone="error" title={form.failure} attempt={form.attempt} />}
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <AmountField {...form.field("amount", "amountPaise")} label="Amount" />
          <DateField {...form.field("paidOn")} label="Day of the payment" notInFuture />
          <TextField {...form.field("reference")} label="UTR or reference" hint="As the bank writes it" maxLength={60} autoComplete="off" />
        </SimpleGrid>
        {proof !== undefined && (
          <PaymentFileField
            id={form.idOf(proof.field)}
            kind={proof.kind}
            label="Proof of the bank"
            noun="proof"
            of={upload}
            onStored={() => form.forget(proof.field)}
            {...(problem !== undefined && { error: problem })}
          />
        )}
        <Group>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? "Saving..." : submitLabel}
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
