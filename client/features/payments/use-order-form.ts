import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { SanctionOrderInput } from "#domain/payments/sanction-order.ts";
import { payers } from "#domain/payments/line-states.ts";
import { readRupees } from "#domain/rules/amounts.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useFormFile } from "../../lib/use-form-file.ts";
import { useLeaving } from "../../lib/use-leaving.ts";
import type { StoredOrderFile } from "./order-file-field.tsx";
import { orderPath } from "./payment-views.ts";
import { problemsWithout, useChosenClaims } from "./use-chosen-claims.ts";
import { useOtherPayer } from "./use-other-payer.ts";

const empty = { number: "", orderedOn: "", budgetHead: "", payer: "" } as const;
export type OrderField = keyof typeof empty;

/** The id of the field that a problem names: `lines.2.amount` is that of the third claim. */
export const orderFieldId = (field: string): string => `order-${field.replaceAll(".", "-")}`;

/** The form of a new order: its values, the chosen claims, what is wrong, and the save. */
export function useOrderForm() {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [values, setValues] = useState<Record<OrderField, string>>(empty);
  const pdf = useFormFile<StoredOrderFile>();
  const claims = useChosenClaims(forgetAmounts);
  const { chosen } = claims;
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const { isLeaving, leaveBy } = useLeaving();
  const save = trpc.payments.orders.record.useMutation({
    onSuccess: async ({ id, message }) => {
      await utils.payments.invalidate();
      leaveBy(() => void navigate(orderPath(id), { state: { message } }));
    },
    onError: (error) => setProblems(Object.fromEntries(Object.entries(failureOf(error).fields).map(([field, texts]) => [field, texts.join(" ")]))),
    onSettled: () => setAttempts((count) => count + 1),
  });
  /** The payer that the user chose; before that, the payer of the first chosen claim whose rules name one alone. */
  const named = chosen.flatMap(({ claim }) => payers.find((one) => one === claim.payer) ?? [])[0];
  const payer = values.payer === "" ? (named ?? "") : values.payer;
  const known = payers.find((one) => one === payer);
  const otherPayer = useOtherPayer(chosen, known);

  /** What is said of an amount names the place of its claim. */
  function forgetAmounts(): void {
    const left = problemsWithout(problems, "lines.");
    if (left === problems) return;
    setProblems(left);
    if (Object.keys(left).length === 0) save.reset();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending || pdf.hasToWait()) return;
    const order = { ...values, fileId: pdf.file?.id ?? "", lines: otherPayer.given };
    const read = SanctionOrderInput.safeParse({ ...order, payer: known });
    setProblems(read.success ? {} : firstFieldErrorsOf(read.error, (path) => path.join(".")));
    save.reset();
    if (read.success && known !== undefined) save.mutate({ ...order, payer: known });
    else setAttempts((count) => count + 1);
  }

  return {
    values: { ...values, payer },
    pdf,
    claims,
    otherPayer,
    problems,
    attempts,
    submit,
    change: (field: OrderField) => (value: string) => setValues((before) => ({ ...before, [field]: value })),
    /** The sum of what can be read. */
    totalPaise: chosen.reduce((sum, { amount }) => sum + (readRupees(amount) ?? 0), 0),
    isDirty: !isLeaving && (chosen.length > 0 || pdf.hasFile || Object.values(values).some((value) => value !== "")),
    isSaving: save.isPending,
    failure: save.error === null ? undefined : failureOf(save.error).message,
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
