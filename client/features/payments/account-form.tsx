import { Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useEffect } from "react";
import { council } from "#domain/council.ts";
import { moneyUntilChange } from "#domain/payments/account-change.ts";
import { changedAccountWaitHours } from "#domain/payments/bank-account.ts";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { FieldWarning } from "../../components/field-warning.tsx";
import { TextField } from "../../components/fields.tsx";
import { useNoteUnsent, type NoteUnsent } from "../../lib/use-unsent.ts";
import type { OwnPayment } from "./document-views.ts";
import { PaymentFileField } from "./payment-file-field.tsx";
import { accountFieldId, useAccountForm, type AccountField } from "./use-account-form.ts";

type AccountFormProps = {
  /** Another account counts already, and money was sanctioned. */
  readonly isChange: boolean;
  /** Those of the firm. */
  readonly payments: readonly OwnPayment[];
  readonly onGiven: (message: string) => void;
  readonly onUnsent: NoteUnsent;
  /** Undefined where the form is the only way on. */
  readonly onCancel?: () => void;
};

/** A bank account of the firm; the number is typed twice. @source money.md 6 "Bank accounts of firms" */
export function AccountForm({ isChange, payments, onGiven, onUnsent, onCancel }: AccountFormProps) {
  const form = useAccountForm(onGiven);
  const { values, problems, change, isBranchKnown } = form;
  useNoteUnsent(onUnsent, { form: "account", isUnsent: form.isDirty, sentence: "The bank account is not sent yet." });
  // The button that opens the form may be far above it.
  useEffect(() => document.getElementById(accountFieldId("holderName"))?.focus(), []);
  const field = (name: AccountField) => {
    const error = problems[name];
    return { id: accountFieldId(name), value: values[name], onChange: change(name), autoComplete: "off", ...(error !== undefined && { error }) };
  };
  return (
    <form noValidate autoComplete="off" onSubmit={form.submit} aria-label={isChange ? "Change the bank account" : "Give the bank account"}>
      <Stack gap="md">
        {isChange && (
          <Text size="sm">
            Two people of {council.shortName} check a change. It takes effect {changedAccountWaitHours} hours later. {moneyUntilChange(payments)} An
            e-mail goes to the old and to the new contact of your firm.
          </Text>
        )}
        <ErrorSummary problems={form.problemList} attempt={form.attempt} {...(form.failure !== undefined && { lead: form.failure })} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField {...field("holderName")} label="Name of the account holder" hint="As it stands on the cheque" maxLength={140} />
          <div>
            <TextField {...field("ifsc")} label="IFSC" hint="Eleven characters; the fifth is the digit 0" maxLength={20} />
            <FieldWarning text={form.ifscWarning} />
          </div>
          <TextField {...field("number")} label="Account number" hint="9 to 18 digits" inputMode="numeric" maxLength={40} />
          <TextField
            {...field("numberAgain")}
            label="Account number again"
            hint="Typed once more from the cheque"
            inputMode="numeric"
            maxLength={40}
          />
          <TextField {...field("bankName")} label="Bank" isReadOnly={isBranchKnown} maxLength={140} />
          <TextField
            {...field("branch")}
            label="Branch"
            isReadOnly={isBranchKnown}
            maxLength={140}
            {...(isBranchKnown && { hint: "From the list of bank branches" })}
          />
        </SimpleGrid>
        <PaymentFileField
          id={accountFieldId("chequeFileId")}
          kind="cheque"
          label="Cancelled cheque"
          noun="cheque"
          of={form.cheque}
          {...(problems["chequeFileId"] !== undefined && { error: problems["chequeFileId"] })}
        />
        <Group gap="sm">
          <Button type="submit" aria-disabled={form.isSaving}>
            {form.isSaving ? "Sending..." : `Send to ${council.shortName}`}
          </Button>
          {onCancel !== undefined && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
