import { giveAccount, GiveAccountInput } from "../../application/payments/give-account.ts";
import { givePreReceipt, GivePreReceiptInput, keepAccount, PaymentLineId } from "../../application/payments/give-pre-receipt.ts";
import {
  checkIfscList,
  countBranches,
  findBankBranch,
  FindBranchInput,
  IfscPortion,
  importIfscList,
} from "../../application/payments/import-ifsc.ts";
import { listDocuments, ListDocumentsInput } from "../../application/payments/list-documents.ts";
import { listOwnPayments } from "../../application/payments/own-payments.ts";
import {
  BankAccountId,
  checkAccount,
  confirmAccount,
  getAccountCheck,
  refuseAccount,
  RefuseAccountInput,
  showAccount,
} from "../../application/payments/settle-account.ts";
import {
  acceptPreReceipt,
  getPreReceiptCheck,
  PreReceiptId,
  refusePreReceipt,
  RefusePreReceiptInput,
} from "../../application/payments/settle-pre-receipt.ts";
import { procedure, router } from "../trpc.ts";

/** Calls about bank accounts and pre-receipts: of the firm, and of the council that checks them. */
export const paymentDocumentsRouter = router({
  own: procedure("payments.listOwn").query(({ ctx }) => listOwnPayments(ctx)),
  findBranch: procedure("payments.giveAccount")
    .input(FindBranchInput)
    .query(({ ctx, input }) => findBankBranch(ctx, input)),
  giveAccount: procedure("payments.giveAccount")
    .input(GiveAccountInput)
    .mutation(({ ctx, input }) => giveAccount(ctx, input)),
  keepAccount: procedure("payments.giveAccount")
    .input(PaymentLineId)
    .mutation(({ ctx, input }) => keepAccount(ctx, input)),
  givePreReceipt: procedure("payments.givePreReceipt")
    .input(GivePreReceiptInput)
    .mutation(({ ctx, input }) => givePreReceipt(ctx, input)),

  list: procedure("payments.list")
    .input(ListDocumentsInput)
    .query(({ ctx, input }) => listDocuments(ctx, input)),
  account: procedure("payments.list")
    .input(BankAccountId)
    .query(({ ctx, input }) => getAccountCheck(ctx, input)),
  checkAccount: procedure("payments.checkPapers")
    .input(BankAccountId)
    .mutation(({ ctx, input }) => checkAccount(ctx, input)),
  confirmAccount: procedure("payments.confirmAccount")
    .input(BankAccountId)
    .mutation(({ ctx, input }) => confirmAccount(ctx, input)),
  refuseAccount: procedure("payments.checkPapers")
    .input(RefuseAccountInput)
    .mutation(({ ctx, input }) => refuseAccount(ctx, input)),
  showAccount: procedure("payments.showAccount")
    .input(BankAccountId)
    .mutation(({ ctx, input }) => showAccount(ctx, input)),
  preReceipt: procedure("payments.list")
    .input(PreReceiptId)
    .query(({ ctx, input }) => getPreReceiptCheck(ctx, input)),
  acceptPreReceipt: procedure("payments.checkPapers")
    .input(PreReceiptId)
    .mutation(({ ctx, input }) => acceptPreReceipt(ctx, input)),
  refusePreReceipt: procedure("payments.checkPapers")
    .input(RefusePreReceiptInput)
    .mutation(({ ctx, input }) => refusePreReceipt(ctx, input)),

  branchCount: procedure("payments.list").query(({ ctx }) => countBranches(ctx)),
  checkBranches: procedure("payments.changeLayouts")
    .input(IfscPortion)
    .mutation(({ ctx, input }) => checkIfscList(ctx, input)),
  importBranches: procedure("payments.changeLayouts")
    .input(IfscPortion)
    .mutation(({ ctx, input }) => importIfscList(ctx, input)),
});
