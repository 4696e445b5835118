import { useState } from "react";
import { failureOf, trpc } from "../../lib/trpc.ts";

/** What the office does with one invoice; `message` is what the last of it led to. */
export function useInvoiceActions() {
  const utils = trpc.useUtils();
  const [message, setMessage] = useState<{ readonly text: string; readonly isRefusal: boolean; readonly attempt: number }>();
  const say = (text: string, isRefusal: boolean): void => setMessage((before) => ({ text, isRefusal, attempt: (before?.attempt ?? 0) + 1 }));
  const settled = {
    onSuccess: async ({ message: text }: { readonly message: string }) => {
      await utils.invoices.invalidate();
      say(text, false);
    },
    // The form or dialog says why. What refused it may be news: the page then shows it, and the form stays as it is typed.
    onError: (error: unknown) => {
      if (failureOf(error).code !== "") void utils.invoices.invalidate();
    },
  };
  const settledOrRefused = {
    ...settled,
    onError: (error: unknown) => {
      say(failureOf(error).message, true);
      void utils.invoices.invalidate();
    },
  };
  const pay = trpc.invoices.pay.useMutation(settled);
  const acceptProof = trpc.invoices.proofs.accept.useMutation(settled);
  const refuseProof = trpc.invoices.proofs.refuse.useMutation(settled);
  const prepareNote = trpc.invoices.creditNotes.prepare.useMutation(settled);
  const takeBack = trpc.invoices.takeBack.useMutation(settled);
  const useCredit = trpc.invoices.useCredit.useMutation(settledOrRefused);
  const remind = trpc.invoices.remind.useMutation(settledOrRefused);
  const issueNote = trpc.invoices.creditNotes.issue.useMutation(settledOrRefused);
  const declineNote = trpc.invoices.creditNotes.decline.useMutation(settledOrRefused);
  const prepareRepayment = trpc.invoices.repayments.prepare.useMutation(settled);
  const confirmRepayment = trpc.invoices.repayments.confirm.useMutation(settledOrRefused);
  const declineRepayment = trpc.invoices.repayments.decline.useMutation(settledOrRefused);
  const takeBackRepayment = trpc.invoices.repayments.takeBack.useMutation(settled);
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
