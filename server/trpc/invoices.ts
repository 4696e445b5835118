import { BankFileInput, checkBankFile, importBankFile, ImportBankFileInput } from "../application/invoices/bank-file.ts";
import {
  CreditNoteId,
  declineCreditNote,
  issueCreditNote,
  IssueCreditNoteInput,
  prepareCreditNote,
  PrepareCreditNoteInput,
} from "../application/invoices/credit-notes.ts";
import {
  confirmRepayment,
  declineRepayment,
  listWaitingApprovals,
  prepareRepayment,
  PrepareRepaymentInput,
  RepaymentId,
  takeBackRepayment,
  TakeBackRepaymentInput,
} from "../application/invoices/credit-repayments.ts";
import { getInvoiceView, InvoiceId } from "../application/invoices/invoice-view.ts";
import { dismissLine, DismissLineInput, listLeftLines, ListLeftLinesInput } from "../application/invoices/left-lines.ts";
import { listInvoices, ListInvoicesInput, listWaitingProofs } from "../application/invoices/list-invoices.ts";
import { listBook, ListBookInput } from "../application/invoices/members-book.ts";
import { getOwnInvoice, listOwnInvoices } from "../application/invoices/own-invoices.ts";
import { acceptProof, AcceptProofInput, giveProof, GiveProofInput, refuseProof, RefuseProofInput } from "../application/invoices/proofs.ts";
import {
  recordPayment,
  RecordPaymentInput,
  takeBackPayment,
  TakeBackPaymentInput,
  useCredit,
  UseCreditInput,
} from "../application/invoices/record-payment.ts";
import { RemindInput, remindOfInvoice } from "../application/invoices/reminders.ts";
import {
  chooseBand,
  ChooseBandInput,
  issueOne,
  IssueOneInput,
  listRuns,
  previewRun,
  PreviewRunInput,
  startInvoiceRun,
  StartRunInput,
} from "../application/invoices/runs.ts";
import { readInvoiceSettings, saveInvoiceSettings, SaveInvoiceSettingsInput } from "../application/invoices/settings.ts";
import { verifyInvoice, VerifyInvoiceInput } from "../application/invoices/verify-invoice.ts";
import { calling, procedure, router } from "./trpc.ts";

/** Calls of invoices: of the office, of members, and of the public that checks one. */
export const invoicesRouter = router({
  list: procedure("invoices.list").input(ListInvoicesInput).query(calling(listInvoices)),
  get: procedure("invoices.list").input(InvoiceId).query(calling(getInvoiceView)),
  pay: procedure("invoices.prepare").input(RecordPaymentInput).mutation(calling(recordPayment)),
  useCredit: procedure("invoices.prepare").input(UseCreditInput).mutation(calling(useCredit)),
  takeBack: procedure("invoices.approve").input(TakeBackPaymentInput).mutation(calling(takeBackPayment)),
  remind: procedure("invoices.prepare").input(RemindInput).mutation(calling(remindOfInvoice)),
  creditNotes: router({
    prepare: procedure("invoices.prepare").input(PrepareCreditNoteInput).mutation(calling(prepareCreditNote)),
    issue: procedure("invoices.approve").input(IssueCreditNoteInput).mutation(calling(issueCreditNote)),
    decline: procedure("invoices.approve").input(CreditNoteId).mutation(calling(declineCreditNote)),
  }),
  repayments: router({
    prepare: procedure("invoices.prepare").input(PrepareRepaymentInput).mutation(calling(prepareRepayment)),
    confirm: procedure("invoices.approve").input(RepaymentId).mutation(calling(confirmRepayment)),
    decline: procedure("invoices.approve").input(RepaymentId).mutation(calling(declineRepayment)),
    takeBack: procedure("invoices.approve").input(TakeBackRepaymentInput).mutation(calling(takeBackRepayment)),
  }),
  approvals: procedure("invoices.list").query(({ ctx }) => listWaitingApprovals(ctx)),
  proofs: router({
    waiting: procedure("invoices.list").query(({ ctx }) => listWaitingProofs(ctx)),
    accept: procedure("invoices.prepare").input(AcceptProofInput).mutation(calling(acceptProof)),
    refuse: procedure("invoices.prepare").input(RefuseProofInput).mutation(calling(refuseProof)),
    give: procedure("invoices.giveProof").input(GiveProofInput).mutation(calling(giveProof)),
  }),
  book: procedure("invoices.list").input(ListBookInput).query(calling(listBook)),
  bank: router({
    check: procedure("invoices.prepare").input(BankFileInput).mutation(calling(checkBankFile)),
    import: procedure("invoices.prepare")
      // A page says which lines its user has seen.
      .input(ImportBankFileInput.required({ fingerprint: true }))
      .mutation(calling(importBankFile)),
    left: procedure("invoices.list").input(ListLeftLinesInput).query(calling(listLeftLines)),
    dismiss: procedure("invoices.prepare").input(DismissLineInput).mutation(calling(dismissLine)),
  }),
  runs: router({
    list: procedure("invoices.list").query(({ ctx }) => listRuns(ctx)),
    preview: procedure("invoices.list").input(PreviewRunInput).query(calling(previewRun)),
    start: procedure("invoices.prepare").input(StartRunInput).mutation(calling(startInvoiceRun)),
    chooseBand: procedure("invoices.prepare").input(ChooseBandInput).mutation(calling(chooseBand)),
    issueOne: procedure("invoices.prepare").input(IssueOneInput).mutation(calling(issueOne)),
  }),
  settings: procedure("invoices.list").query(({ ctx }) => readInvoiceSettings(ctx)),
  saveSettings: procedure("invoices.approve").input(SaveInvoiceSettingsInput).mutation(calling(saveInvoiceSettings)),
  own: procedure("invoices.listOwn").query(({ ctx }) => listOwnInvoices(ctx)),
  ownOne: procedure("invoices.listOwn").input(InvoiceId).query(calling(getOwnInvoice)),
  verify: procedure("anyone").input(VerifyInvoiceInput).query(calling(verifyInvoice)),
});
