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
import { procedure, router } from "./trpc.ts";

/** Calls of invoices: of the office, of members, and of the public that checks one. */
export const invoicesRouter = router({
  list: procedure("invoices.list")
    .input(ListInvoicesInput)
    .query(({ ctx, input }) => listInvoices(ctx, input)),
  get: procedure("invoices.list")
    .input(InvoiceId)
    .query(({ ctx, input }) => getInvoiceView(ctx, input)),
  pay: procedure("invoices.prepare")
    .input(RecordPaymentInput)
    .mutation(({ ctx, input }) => recordPayment(ctx, input)),
  useCredit: procedure("invoices.prepare")
    .input(UseCreditInput)
    .mutation(({ ctx, input }) => useCredit(ctx, input)),
  takeBack: procedure("invoices.approve")
    .input(TakeBackPaymentInput)
    .mutation(({ ctx, input }) => takeBackPayment(ctx, input)),
  remind: procedure("invoices.prepare")
    .input(RemindInput)
    .mutation(({ ctx, input }) => remindOfInvoice(ctx, input)),
  creditNotes: router({
    prepare: procedure("invoices.prepare")
      .input(PrepareCreditNoteInput)
      .mutation(({ ctx, input }) => prepareCreditNote(ctx, input)),
    issue: procedure("invoices.approve")
      .input(IssueCreditNoteInput)
      .mutation(({ ctx, input }) => issueCreditNote(ctx, input)),
    decline: procedure("invoices.approve")
      .input(CreditNoteId)
      .mutation(({ ctx, input }) => declineCreditNote(ctx, input)),
  }),
  repayments: router({
    prepare: procedure("invoices.prepare")
      .input(PrepareRepaymentInput)
      .mutation(({ ctx, input }) => prepareRepayment(ctx, input)),
    confirm: procedure("invoices.approve")
      .input(RepaymentId)
      .mutation(({ ctx, input }) => confirmRepayment(ctx, input)),
    decline: procedure("invoices.approve")
      .input(RepaymentId)
      .mutation(({ ctx, input }) => declineRepayment(ctx, input)),
    takeBack: procedure("invoices.approve")
      .input(TakeBackRepaymentInput)
      .mutation(({ ctx, input }) => takeBackRepayment(ctx, input)),
  }),
  approvals: procedure("invoices.list").query(({ ctx }) => listWaitingApprovals(ctx)),
  proofs: router({
    waiting: procedure("invoices.list").query(({ ctx }) => listWaitingProofs(ctx)),
    accept: procedure("invoices.prepare")
      .input(AcceptProofInput)
      .mutation(({ ctx, input }) => acceptProof(ctx, input)),
    refuse: procedure("invoices.prepare")
      .input(RefuseProofInput)
      .mutation(({ ctx, input }) => refuseProof(ctx, input)),
    give: procedure("invoices.giveProof")
      .input(GiveProofInput)
      .mutation(({ ctx, input }) => giveProof(ctx, input)),
  }),
  book: procedure("invoices.list")
    .input(ListBookInput)
    .query(({ ctx, input }) => listBook(ctx, input)),
  bank: router({
    check: procedure("invoices.prepare")
      .input(BankFileInput)
      .mutation(({ ctx, input }) => checkBankFile(ctx, input)),
    import: procedure("invoices.prepare")
      // A page says which lines its user has seen.
      .input(ImportBankFileInput.required({ fingerprint: true }))
      .mutation(({ ctx, input }) => importBankFile(ctx, input)),
    left: procedure("invoices.list")
      .input(ListLeftLinesInput)
      .query(({ ctx, input }) => listLeftLines(ctx, input)),
    dismiss: procedure("invoices.prepare")
      .input(DismissLineInput)
      .mutation(({ ctx, input }) => dismissLine(ctx, input)),
  }),
  runs: router({
    list: procedure("invoices.list").query(({ ctx }) => listRuns(ctx)),
    preview: procedure("invoices.list")
      .input(PreviewRunInput)
      .query(({ ctx, input }) => previewRun(ctx, input)),
    start: procedure("invoices.prepare")
      .input(StartRunInput)
      .mutation(({ ctx, input }) => startInvoiceRun(ctx, input)),
    chooseBand: procedure("invoices.prepare")
      .input(ChooseBandInput)
      .mutation(({ ctx, input }) => chooseBand(ctx, input)),
    issueOne: procedure("invoices.prepare")
      .input(IssueOneInput)
      .mutation(({ ctx, input }) => issueOne(ctx, input)),
  }),
  settings: procedure("invoices.list").query(({ ctx }) => readInvoiceSettings(ctx)),
  saveSettings: procedure("invoices.approve")
    .input(SaveInvoiceSettingsInput)
    .mutation(({ ctx, input }) => saveInvoiceSettings(ctx, input)),
  own: procedure("invoices.listOwn").query(({ ctx }) => listOwnInvoices(ctx)),
  ownOne: procedure("invoices.listOwn")
    .input(InvoiceId)
    .query(({ ctx, input }) => getOwnInvoice(ctx, input)),
  verify: procedure("anyone")
    .input(VerifyInvoiceInput)
    .query(({ ctx, input }) => verifyInvoice(ctx, input)),
});
