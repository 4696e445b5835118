import { useState } from "react";
import { failureOf, trpc } from "../../lib/trpc.ts";

/** What the office does with one invoice; `message` is what the last of it led to. */
export function useInvoiceActions() {
  const utils = trpc.useUtils();
  const [message, setMessage] = useState<{ readonly text: string; readonly isRefusal: boolean; readonly attempt: number }>();
  const say = (text: string, isRefusal: boolean): void => setMessage((before) => ({ text, isRefusal, attempt: (before?.attempt ?? 0) + 1 }));
  const done = {
    onSuccess: async ({ message: text }: { readonly message: string }) => {
      await utils.invoices.invalidate();
      say(text, false);
    },
  };
  const told = { ...done, onError: (error: unknown) => say(failureOf(error).message, true) };
  const pay = trpc.invoices.pay.useMutation(done);
  const acceptProof = trpc.invoices.proofs.accept.useMutation(done);
  const refuseProof = trpc.invoices.proofs.refuse.useMutation(done);
  const prepareNote = trpc.invoices.creditNotes.prepare.useMutation(done);
  const takeBack = trpc.invoices.takeBack.useMutation(done);
  const useCredit = trpc.invoices.useCredit.useMutation(told);
  const remind = trpc.invoices.remind.useMutation(told);
  const issueNote = trpc.invoices.creditNotes.issue.useMutation(told);
  const declineNote = trpc.invoices.creditNotes.decline.useMutation(told);
  const prepareRepayment = trpc.invoices.repayments.prepare.useMutation(done);
  const confirmRepayment = trpc.invoices.repayments.confirm.useMutation(told);
  const declineRepayment = trpc.invoices.repayments.decline.useMutation(told);
  const takeBackRepayment = trpc.invoices.repayments.takeBack.useMutation(done);
  const calls = {
    pay,
    acceptProof,
    refuseProof,
    prepareNote,
    takeBack,
    useCredit,
    remind,
    issueNote,
    declineNote,
    prepareRepayment,
    confirmRepayment,
    declineRepayment,
    takeBackRepayment,
  };
  return { message, isBusy: Object.values(calls).some(({ isPending }) => isPending), ...calls };
}
export type InvoiceActions = ReturnType<typeof useInvoiceActions>;
