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
import { calling, procedure, router } from "../trpc.ts";

/** Calls about bank accounts and pre-receipts: of the firm, and of the council that checks them. */
export const paymentDocumentsRouter = router({
  own: procedure("payments.listOwn").query(({ ctx }) => listOwnPayments(ctx)),
  findBranch: procedure("payments.giveAccount").input(FindBranchInput).query(calling(findBankBranch)),
  giveAccount: procedure("payments.giveAccount").input(GiveAccountInput).mutation(calling(giveAccount)),
  keepAccount: procedure("payments.giveAccount").input(PaymentLineId).mutation(calling(keepAccount)),
  givePreReceipt: procedure("payments.givePreReceipt").input(GivePreReceiptInput).mutation(calling(givePreReceipt)),

  list: procedure("payments.list").input(ListDocumentsInput).query(calling(listDocuments)),
  account: procedure("payments.list").input(BankAccountId).query(calling(getAccountCheck)),
  checkAccount: procedure("payments.checkPapers").input(BankAccountId).mutation(calling(checkAccount)),
  confirmAccount: procedure("payments.confirmAccount").input(BankAccountId).mutation(calling(confirmAccount)),
  refuseAccount: procedure("payments.checkPapers").input(RefuseAccountInput).mutation(calling(refuseAccount)),
  showAccount: procedure("payments.showAccount").input(BankAccountId).mutation(calling(showAccount)),
  preReceipt: procedure("payments.list").input(PreReceiptId).query(calling(getPreReceiptCheck)),
  acceptPreReceipt: procedure("payments.checkPapers").input(PreReceiptId).mutation(calling(acceptPreReceipt)),
  refusePreReceipt: procedure("payments.checkPapers").input(RefusePreReceiptInput).mutation(calling(refusePreReceipt)),

  branchCount: procedure("payments.list").query(({ ctx }) => countBranches(ctx)),
  checkBranches: procedure("payments.changeLayouts").input(IfscPortion).mutation(calling(checkIfscList)),
  importBranches: procedure("payments.changeLayouts").input(IfscPortion).mutation(calling(importIfscList)),
});
