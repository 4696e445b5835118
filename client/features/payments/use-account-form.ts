import { useState, type SubmitEvent } from "react";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { BankAccountInput, Ifsc } from "#domain/payments/bank-account.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useFormFile } from "../../lib/use-form-file.ts";
import type { StoredPaymentFile } from "./stored-file.ts";

const emptyEntry = { holderName: "", ifsc: "", number: "", numberAgain: "", bankName: "", branch: "" };
export type AccountField = keyof typeof emptyEntry;
const accountFields = [...(Object.keys(emptyEntry) as AccountField[]), "chequeFileId"] as const; // keys of a literal object

export const accountFieldId = (field: (typeof accountFields)[number]): string => `account-${field}`;

/** The form for a bank account. What was typed stays after a refusal, and nothing is filled in before. */
export function useAccountForm(onGiven: (message: string) => void) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState<Record<AccountField, string>>(emptyEntry);
  const cheque = useFormFile<StoredPaymentFile>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const ifsc = Ifsc.safeParse(typed.ifsc);
  const known = trpc.payments.documents.findBranch.useQuery({ ifsc: ifsc.data ?? "" }, { enabled: ifsc.success, staleTime: 60_000 });
  const branch = ifsc.success ? known.data?.branch : undefined;
  const values = branch === undefined ? typed : { ...typed, bankName: branch.bank, branch: branch.branch };
  const give = trpc.payments.documents.giveAccount.useMutation({
    onSuccess: async ({ message }) => {
      onGiven(message);
      await utils.payments.invalidate();
    },
    onError: (error) => show(Object.fromEntries(Object.entries(failureOf(error).fields).map(([field, texts]) => [field, texts.join(" ")]))),
  });

  function show(found: Readonly<Record<string, string>>): void {
    setProblems(found);
    setAttempt((before) => before + 1);
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (give.isPending || cheque.hasToWait()) return;
    give.reset();
    const read = BankAccountInput.safeParse({ ...values, chequeFileId: cheque.file?.id ?? "" });
    if (!read.success) return show(firstFieldErrorsOf(read.error, ([field]) => String(field)));
    setProblems({});
    give.mutate({ ...values, chequeFileId: read.data.chequeFileId });
  }
  const failure = give.error === null ? undefined : failureOf(give.error);
  return {
    values,
    problems,
    attempt,
    cheque,
    isBranchKnown: branch !== undefined,
    ifscWarning: ifsc.success && known.data?.isUnknown === true ? documentMessages.ifscUnknown : undefined,
    /** A refusal that belongs to no field. */
    failure: failure !== undefined && Object.keys(failure.fields).length === 0 ? failure.message : undefined,
    problemList: accountFields.flatMap((field) => {
      const text = problems[field];
      return text === undefined ? [] : [{ text, fieldId: accountFieldId(field) }];
    }),
    isDirty: typed !== emptyEntry || cheque.hasFile,
    isSaving: give.isPending,
    submit,
    change: (field: AccountField) => (value: string) => setTyped((before) => ({ ...before, [field]: value })),
  };
}
