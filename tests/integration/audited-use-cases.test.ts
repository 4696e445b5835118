import { startingFees } from "#domain/members/starting-fees.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { and, eq, gt, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitor, type Actor } from "#domain/accounts/actor.ts";
import { auditedPermissions, isAudited, type AuditedPermission } from "#domain/audit/audited-permissions.ts";
import { userRights } from "#domain/accounts/rights.ts";
import { buyerNotice } from "#domain/directory/buyer-notice.ts";
import { OrderChangeInput, SanctionOrderInput } from "#domain/payments/sanction-order.ts";
import { permissions, type Permission } from "#domain/permissions.ts";
import { startingLayouts } from "#domain/payments/starting-layouts.ts";
import { blankDraft } from "#domain/rules/rule-draft.ts";
import { profileDisclaimers } from "#domain/members/profile-messages.ts";
import { nothingProved } from "#domain/reimbursements/proved-facts.ts";
import { reimbursementRates } from "#db/schema/amounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { exchangeRates } from "#db/schema/rules.ts";
import { rateLimits, staffRequests } from "#db/schema/accounts.ts";
import { paymentLines } from "#db/schema/payments.ts";
import { webhookDeliveries } from "#db/schema/webhooks.ts";
import { createApiKey, listOwnApiKeys, revokeApiKey } from "#server/application/accounts/api-keys/own-api-keys.ts";
import { changePassword } from "#server/application/accounts/change-password.ts";
import { completeActivation } from "#server/application/accounts/complete-activation.ts";
import { createStaff } from "#server/application/accounts/create-staff.ts";
import { issueActivationSecret } from "#server/application/accounts/issue-activation-secret.ts";
import { issueResetOtp } from "#server/application/accounts/issue-reset-otp.ts";
import { login } from "#server/application/accounts/login.ts";
import { logout } from "#server/application/accounts/logout.ts";
import { signOutElsewhere } from "#server/application/accounts/own-sessions.ts";
import { resetPassword } from "#server/application/accounts/reset-password.ts";
import {
  beginOwnSecondFactor,
  confirmOwnSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  confirmRecoveryCodes,
} from "#server/application/accounts/second-factor/own-second-factor.ts";
import { changeRights } from "#server/application/accounts/staff/change-rights.ts";
import { changeStaffRole } from "#server/application/accounts/staff/change-staff-role.ts";
import { deactivateStaff, reactivateStaff } from "#server/application/accounts/staff/deactivate-staff.ts";
import { inviteStaff, resendStaffInvitation } from "#server/application/accounts/staff/invite-staff.ts";
import { confirmStaffRequest, declineStaffRequest } from "#server/application/accounts/staff/staff-requests.ts";
import { forceNewPassword, resetSecondFactor } from "#server/application/accounts/staff/renew-credentials.ts";
import { verifyActivationOtp } from "#server/application/accounts/verify-activation-otp.ts";
import { verifyResetOtp } from "#server/application/accounts/verify-reset-otp.ts";
import { exportAudit } from "#server/application/audit/export-audit.ts";
import { exportBuyers } from "#server/application/directory/buyers/export-buyers.ts";
import { liftSuspension, suspendBuyer } from "#server/application/directory/buyers/suspend-buyer.ts";
import { exportDirectoryCsv } from "#server/application/directory/export-directory.ts";
import { registerBuyer, RegisterBuyerInput } from "#server/application/directory/register-buyer.ts";
import { listSearchWords } from "#server/application/directory/search-words/list-search-words.ts";
import { removeSearchWord } from "#server/application/directory/search-words/remove-search-word.ts";
import { saveSearchWord } from "#server/application/directory/search-words/save-search-word.ts";
import { bundleDocuments } from "#server/application/files/bundle-documents.ts";
import { downloadFile } from "#server/application/files/open-file.ts";
import { addFirm, AddFirmInput } from "#server/application/members/add-firm.ts";
import { deactivateFirm } from "#server/application/members/deactivate-firm.ts";
import { endFirmSessions } from "#server/application/members/end-firm-sessions.ts";
import { exportFirms, ExportFirmsInput } from "#server/application/members/export-firms.ts";
import { beginImport } from "#server/application/members/imports/begin-import.ts";
import { checkRows } from "#server/application/members/imports/check-rows.ts";
import { discardImport } from "#server/application/members/imports/discard-import.ts";
import { exportImportErrors } from "#server/application/members/imports/export-import-errors.ts";
import { getImport } from "#server/application/members/imports/get-import.ts";
import { matchColumns } from "#server/application/members/imports/match-columns.ts";
import { runImport } from "#server/application/members/imports/run-import.ts";
import { stageImport } from "#server/application/members/imports/stage-import.ts";
import { reactivateFirm } from "#server/application/members/reactivate-firm.ts";
import { resendFirmActivation } from "#server/application/members/resend-firm-activation.ts";
import { saveProfile, SaveProfileInput } from "#server/application/members/save-profile.ts";
import { updateFirm, UpdateFirmInput } from "#server/application/members/update-firm.ts";
import { erasePersonalData } from "#server/application/privacy/erase-person.ts";
import { exportPersonalData } from "#server/application/privacy/export-person.ts";
import { cancelFair } from "#server/application/fairs/cancel-fair.ts";
import { checkIn } from "#server/application/fairs/check-in.ts";
import { exportExhibitors, exportFairReport, exportOwnLeads } from "#server/application/fairs/export-fair.ts";
import { receiveFee, returnFeeProof } from "#server/application/fairs/fees.ts";
import { getCouncilFair } from "#server/application/fairs/list-fairs.ts";
import { getOwnFair } from "#server/application/fairs/own-fairs.ts";
import { changeFair, openFair } from "#server/application/fairs/save-fair.ts";
import { offerSeat, saveStall, takeSeatBack } from "#server/application/fairs/seats.ts";
import { sendFairMessage } from "#server/application/fairs/send-fair-message.ts";
import { startingCriteria } from "#domain/fairs/criteria.ts";
import { insertPublishedEntries, updateContentVersion } from "#db/queries/content.ts";
import { fairs } from "#db/schema/fairs.ts";
import { findPersonalData } from "#server/application/privacy/find-person.ts";
import { calendarDateInIndia, daysAfter, financialYearLabel } from "#domain/dates.ts";
import { exportDecisions } from "#server/application/dgft/export-decisions.ts";
import { exportOwnReimbursements } from "#server/application/reimbursements/export-own.ts";
import { endDecisionHold, holdDecision } from "#server/application/dgft/hold-decision.ts";
import { endReviewHold, holdReview } from "#server/application/reviews/hold-review.ts";
import { exportReviews, ExportReviewsInput } from "#server/application/reviews/export-reviews.ts";
import { exportReport } from "#server/application/reports/export-report.ts";
import { withdraw } from "#server/application/reimbursements/withdraw.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { exportComputation } from "#server/application/dossiers/get-computation.ts";
import { openLineAgain, recordElsewhere, releaseLine, withholdLine } from "#server/application/payments/change-line.ts";
import { reverseElsewhere } from "#server/application/payments/reverse-elsewhere.ts";
import { getOrder } from "#server/application/payments/get-order.ts";
import { exportOrders } from "#server/application/payments/export-orders.ts";
import { exportLines, exportSanctions, LineFilters } from "#server/application/payments/list-lines.ts";
import { OrderFilters } from "#server/application/payments/list-orders.ts";
import { askOrderChange, confirmOrderChange, declineOrderChange } from "#server/application/payments/order-changes.ts";
import { recordOrder } from "#server/application/payments/record-order.ts";
import { askReopening, confirmReopening, declineReopening } from "#server/application/reimbursements/reopening.ts";
import { sendBack } from "#server/application/reviews/send-back.ts";
import { judgeDuplicate } from "#server/application/radar/judge-duplicate.ts";
import { listDuplicates } from "#server/application/radar/list-duplicates.ts";
import { scanItems } from "#server/application/radar/scan-reimbursement.ts";
import { refuse } from "#server/application/dgft/refuse.ts";
import { shareDgftQuery } from "#server/application/reviews/share-dgft-query.ts";
import { moveContent, publishContent, removeContent, unpublishContent } from "#server/application/site/content/publish-content.ts";
import { saveContent } from "#server/application/site/content/save-content.ts";
import { uploadDocument } from "#server/application/site/content/upload-content.ts";
import { lockPaymentLines, updateLineStates } from "#db/queries/payment-lines.ts";
import { giveAccount } from "#server/application/payments/give-account.ts";
import { givePreReceipt, keepAccount } from "#server/application/payments/give-pre-receipt.ts";
import { listDocuments } from "#server/application/payments/list-documents.ts";
import { checkAccount, confirmAccount, refuseAccount, showAccount } from "#server/application/payments/settle-account.ts";
import { acceptPreReceipt, refusePreReceipt } from "#server/application/payments/settle-pre-receipt.ts";
import { cancelBatch } from "#server/application/payments/batches/cancel-batch.ts";
import { readBatch } from "#server/application/payments/batches/list-batches.ts";
import { removeBatchLine } from "#server/application/payments/batches/remove-batch-line.ts";
import { saveLayout } from "#server/application/payments/layouts/save-layout.ts";
import { importIfscList } from "#server/application/payments/import-ifsc.ts";
import { downloadPaymentFile, openPaymentFile, uploadPaymentFile } from "#server/application/payments/payment-files.ts";
import { importBankReply } from "#server/application/payments/replies/import-bank-reply.ts";
import { settleLine } from "#server/application/payments/replies/settle-line.ts";
import { replayRules } from "#server/application/reimbursements/replay-rules.ts";
import { uploadCircularFile } from "#server/application/circulars/circular-files.ts";
import { withdrawCircular } from "#server/application/circulars/publish-circular.ts";
import { discardCircular } from "#server/application/circulars/save-circular.ts";
import { approveApplication } from "#server/application/joining/approve-application.ts";
import { askApplicant } from "#server/application/joining/ask-applicant.ts";
import { getApplicationDetail } from "#server/application/joining/get-application.ts";
import { downloadApplicationDocument } from "#server/application/joining/open-application-document.ts";
import { readOwnApplication } from "#server/application/joining/read-own-application.ts";
import { refuseApplication } from "#server/application/joining/refuse-application.ts";
import { replyToRemarks } from "#server/application/joining/reply.ts";
import { discardFeeDraft, listFeeTables, publishFees, saveFeeDraft } from "#server/application/members/fees/fee-tables.ts";
import { discardRuleDraft } from "#server/application/rules/discard-rule-draft.ts";
import { removeHoliday, saveHoliday } from "#server/application/rules/holidays.ts";
import { removeWeekend, saveWeekend } from "#server/application/rules/weekends.ts";
import { findPublishedFees } from "#db/queries/fee-tables.ts";
import { invoiceSettings } from "#db/schema/invoices.ts";
import { importBankFile } from "#server/application/invoices/bank-file.ts";
import { declineCreditNote, issueCreditNote, prepareCreditNote } from "#server/application/invoices/credit-notes.ts";
import { confirmRepayment, declineRepayment, prepareRepayment, takeBackRepayment } from "#server/application/invoices/credit-repayments.ts";
import { getInvoiceView } from "#server/application/invoices/invoice-view.ts";
import { dismissLine, listLeftLines } from "#server/application/invoices/left-lines.ts";
import { exportInvoices } from "#server/application/invoices/list-invoices.ts";
import { makeInvoicePdf } from "#server/application/invoices/make-documents.ts";
import { giveProof, refuseProof } from "#server/application/invoices/proofs.ts";
import { recordPayment, takeBackPayment } from "#server/application/invoices/record-payment.ts";
import { remindOfInvoice } from "#server/application/invoices/reminders.ts";
import { chooseBand, issueOne, previewRun, startInvoiceRun } from "#server/application/invoices/runs.ts";
import { saveInvoiceSettings } from "#server/application/invoices/settings.ts";
import { bookByHand } from "#server/application/payments/ledger/book-by-hand.ts";
import { closePeriod, listCloses, prepareClose } from "#server/application/payments/ledger/close-period.ts";
import { demandRecovery } from "#server/application/payments/ledger/demand-recovery.ts";
import { exportRecoveries } from "#server/application/payments/ledger/export-recoveries.ts";
import { exportTransactions } from "#server/application/payments/ledger/list-transactions.ts";
import { listRecoveries } from "#server/application/payments/ledger/list-recoveries.ts";
import { recordReceipt } from "#server/application/payments/ledger/record-receipt.ts";
import { reverseBooking } from "#server/application/payments/ledger/reverse-booking.ts";
import { reverseReceipt } from "#server/application/payments/ledger/reverse-receipt.ts";
import { settleRecovery } from "#server/application/payments/ledger/settle-recovery.ts";
import { askWithdrawal, settleWithdrawal } from "#server/application/payments/ledger/withdraw-recovery.ts";
import { changeOffice } from "#server/application/work/office.ts";
import { publishRules } from "#server/application/rules/publish-rules.ts";
import { attachRuleSource } from "#server/application/rules/rule-source.ts";
import { saveRuleDraft } from "#server/application/rules/save-rule-draft.ts";
import { startReplay } from "#server/application/rules/start-replay.ts";
import { importExchangeRates } from "#server/application/rules/import-exchange-rates.ts";
import { deleteNote } from "#server/application/notes/delete-note.ts";
import { listNotes } from "#server/application/notes/list-notes.ts";
import { writeNote } from "#server/application/notes/write-note.ts";
import { saveChecklistPoint } from "#server/application/reviews/checklists.ts";
import { savePhrase } from "#server/application/reviews/phrases.ts";
import { saveReasonCode } from "#server/application/rules/save-reason-code.ts";
import { removeExchangeRate } from "#server/application/rules/remove-exchange-rate.ts";
import { saveExchangeRate } from "#server/application/rules/save-exchange-rate.ts";
import { exportInbox, ExportInboxInput } from "#server/application/site/export-inbox.ts";
import { discardJob, retryDeadLetters } from "#server/application/system/dead-letters.ts";
import { resendMail } from "#server/application/system/mail-problems.ts";
import { listOwnDeliveries, resendDelivery, sendTestEvent } from "#server/application/webhooks/own-deliveries.ts";
import { changeWebhook, createWebhook, removeWebhook } from "#server/application/webhooks/own-webhooks.ts";
import type { AppContext } from "#server/context.ts";
import { appCode } from "../support/authenticator.ts";
import { createBatch, createProof, createReadyLines, entriesOf, today, uploadReply } from "../support/batches.ts";
import { draftCircular, newCircular } from "../support/circulars.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createFirm, createMember, createStaffActor, createUser, newestLink, newGstNo, testPassword } from "../support/factories.ts";
import { createFeeTable, createInvoice, createInvoiceActors, createInvoiceSettings, testSettings } from "../support/invoices.ts";
import { at as atTime, atTheFair, beforeLastDay, createRankedFair } from "../support/fairs.ts";
import { createApplication, publishFeesOfToday } from "../support/joining.ts";
import { textPdf } from "../support/files.ts";
import { createApproved, createPaymentActors, createPaymentFile, createPaymentLine } from "../support/payments.ts";
import { type Actors, createActors, reimbursementIn, waitingReopening } from "../support/reimbursements.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";
import { createPaidLine } from "../support/paid-line.ts";
import { headings } from "../support/sheets.ts";
import { givenUpJob, refusedEmail } from "../support/failed-jobs.ts";
import { startTestApp, WebClient } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let folder: string;
let actors: Actors;
let council: AppContext;
let member: AppContext;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  folder = await mkdtemp(join(tmpdir(), "audited-"));
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
  const { services } = opened;
  actors = await createActors(services);
  council = as(actors.council);
  member = as(actors.member);
});

const as = (actor: Actor, ip = "203.0.113.1"): AppContext => contextOf(opened.services, actor, { ip });
const system = () => systemContext(opened.services);
const staffWithRights = () => createStaffActor(opened.services, "EPCMD_ADMIN", userRights);
/** A council user with every right for payments. */
const withRights = async () => as(await staffWithRights());

/** A sanction order that this user recorded, for a claim of its own. */
async function recordedOrder(ctx: AppContext): Promise<string> {
  const reimbursementId = await createApproved(opened.services, { member: actors.member });
  const fileId = await createPaymentFile(opened.services, ctx.actor.kind === "user" ? ctx.actor.userId : "");
  const lines = [{ reimbursementId, amount: "50000", isOtherPayer: true }];
  const input = { number: `${unique()}/2026`, orderedOn: "05-10-2026", budgetHead: "3453", payer: "council", fileId, lines };
  return (await recordOrder(ctx, SanctionOrderInput.parse(input))).id;
}

const askAboutOrder = (ctx: AppContext, orderId: string) =>
  askOrderChange(ctx, OrderChangeInput.parse({ orderId, version: 1, reason: "x", budgetHead: "3454" }));

const newPassword = "Nilgiri#2026x";
const twice = { password: newPassword, confirmPassword: newPassword };
const unique = () => Math.random().toString(36).slice(2);
const newFirm = () => ({
  firmName: "Satpura Optics",
  gstNo: newGstNo(),
  membershipStartOn: "01-04-2026",
  membershipEndOn: "31-03-2027",
  contactName: "Export Office",
  contactEmail: `desk-${unique()}@satpura.example`,
  contactPhone: "+91 98765 43210",
});
const add = async () => (await addFirm(council, AddFirmInput.parse(newFirm()))).firm;

const noticed = () =>
  saveContent(council, { kind: "notice", fields: { title: `Satpura ${unique()}`, summary: "Satpura", publishedOn: "2026-11-21" } });

const invite = async () => {
  const { staff } = await inviteStaff(council, { email: `clerk-${unique()}@council.example`, name: "Clerk", role: "EPCMD_ADMIN" });
  if (staff === undefined) throw new Error("a council user needs no second person");
  return staff.id;
};

/** A DGFT user that the council asks for, and the id of the request. */
const requested = async (): Promise<string> => {
  const email = `officer-${unique()}@dgft.example`;
  await inviteStaff(council, { email, name: "Officer", role: "DGFT_ADMIN" });
  const [request] = await database.db.select().from(staffRequests).where(eq(staffRequests.email, email));
  if (request === undefined) throw new Error("nothing waits");
  return request.id;
};

/** Two users of payments, and two lines that are ready for a batch. */
async function paymentDesk() {
  const payers = await createPaymentActors(opened.services);
  return { payers, preparer: as(payers.preparer), lineIds: await createReadyLines(opened.services, payers, [1_00, 2_00]) };
}

async function uploaded(gstNo: string): Promise<string> {
  const line = `Satpura ${unique()},${gstNo},01-04-2026,31-03-2027,Office,desk-${unique()}@satpura.example,+91 98765 43210`;
  const staged = await opened.services.files.stage(Readable.from([Buffer.from(`${headings.join(",")}\n${line}\n`)]), { maxBytes: 1_000_000 });
  const { importId } = await beginImport(council, { name: "firms.csv", staged });
  const run = { hold: async () => {}, finish: async () => {} };
  await stageImport(system(), importId, join(folder, importId), run);
  const { file, round } = await getImport(council, { importId });
  await matchColumns(council, { importId, round, mapping: [...(file?.mapping ?? [])] });
  await checkRows(system(), { importId, round: 1 }, run);
  return importId;
}

/** A firm with an account and a payment that waits for its documents, and two users of the council who check them. */
async function payments() {
  const { services } = opened;
  const paymentActors = await createPaymentActors(services);
  const { line, member: firm } = await createPaymentLine(services, { actors: paymentActors, state: "papers_asked" });
  const ctx = as(firm);
  const upload = () => createPaymentFile(services, firm.userId, firm.firmId);
  const number = () => String(Math.floor(Math.random() * 1e11) + 1e12);
  const changeAccount = async (): Promise<string> => {
    const [one, chequeFileId] = [number(), await upload()];
    const entry = { holderName: "Satpura", ifsc: "ABCD0123456", number: one, numberAgain: one, bankName: "Bank", branch: "Pune", chequeFileId };
    return (await giveAccount(ctx, entry)).account.id;
  };
  const givePreReceiptOfLine = async (): Promise<string> => {
    await givePreReceipt(ctx, { lineId: line.id, fileId: await upload() });
    const { rows } = await listDocuments(as(paymentActors.preparer), { page: 1, pageSize: 1, search: line.reimbursementId });
    return rows[0]?.id ?? "";
  };
  const returnPayment = async (): Promise<void> => {
    for (const action of ["add_to_batch", "send", "return", "open_again"] as const)
      await services.db.transaction(async (tx) => {
        const rows = await lockPaymentLines(tx, [line.id]);
        await updateLineStates(
          tx,
          action,
          rows.map((row) => ({ line: row })),
          { actorId: null, at: new Date() },
        );
      });
  };
  const payer = { ctx, lineId: line.id, changeAccount, givePreReceipt: givePreReceiptOfLine, returnPayment };
  return { payer, preparer: as(paymentActors.preparer), approver: as(paymentActors.approver) };
}

/** An invoice, its firm, and two users of the office who count as two people. */
async function invoicesDesk() {
  const { services } = opened;
  const desk = await createInvoiceActors(services);
  const [preparer, approver] = [as(desk.preparer), as(desk.approver)];
  await database.db.delete(invoiceSettings);
  await createInvoiceSettings(services);
  const year = financialYearLabel(calendarDateInIndia(new Date()));
  const table = (await findPublishedFees(database.db, year)) ?? (await createFeeTable(services, year));
  const { actor } = await createMember(services);
  return { preparer, approver, owner: as(actor), year, table, invoice: await createInvoice(preparer, table, actor.firmId) };
}

const paidToday = (amountPaise: number) => ({
  amountPaise,
  paidOn: calendarDateInIndia(new Date()),
  reference: unique().slice(0, 12),
});
/** Facts for a claim, with a rate that it keeps and that was corrected since. */
async function newBasis(reimbursementId: string) {
  const rate = { currency: "CHF", onDate: "2026-01-01", source: "x" };
  await database.db
    .insert(exchangeRates)
    .values({ ...rate, rate: "100", enteredAt: new Date() })
    .onConflictDoNothing();
  await database.db.insert(reimbursementRates).values({ ...rate, rate: "10", reimbursementId, pinnedAt: new Date() });
  return { provedFacts: { ...nothingProved, firmClass: "micro" as const }, takesNewRates: true };
}

const userIdOf = ({ actor }: AppContext): string => (actor.kind === "user" ? actor.userId : "");
const payInvoice = async (ctx: AppContext, invoiceId: string, amountPaise: number) =>
  recordPayment(ctx, { invoiceId, proofFileId: await createPaymentFile(opened.services, userIdOf(ctx)), ...paidToday(amountPaise) });
const giveProofOf = async (ctx: AppContext, invoiceId: string) => {
  const firmId = ctx.actor.kind === "user" && ctx.actor.role === "MEMBER" ? ctx.actor.firmId : null;
  await giveProof(ctx, { invoiceId, fileId: await createPaymentFile(opened.services, userIdOf(ctx), firmId), ...paidToday(1_00) });
};

/** Records that a rupee of credit was transferred back to the firm of an invoice. Returns the id of the repayment. */
async function prepareRepaymentOf(ctx: AppContext, invoiceId: string): Promise<string> {
  await prepareRepayment(ctx, { invoiceId, proofFileId: await createPaymentFile(opened.services, userIdOf(ctx)), ...paidToday(1_00) });
  return (await getInvoiceView(ctx, { invoiceId })).repayments.at(0)?.id ?? "";
}
/** Everything that a user who prepares invoices does. */
async function prepareInvoices(): Promise<void> {
  const { preparer, owner, invoice, year, table } = await invoicesDesk();
  const invoiceId = invoice.id;
  await payInvoice(preparer, invoiceId, 1_00);
  await remindOfInvoice(preparer, { invoiceId });
  await giveProofOf(owner, invoiceId);
  const [proof] = (await getInvoiceView(preparer, { invoiceId })).proofs;
  await refuseProof(preparer, { proofId: proof?.id ?? "", remark: "x" });
  await prepareCreditNote(preparer, { invoiceId, reason: "x" });
  const band = { year, bandLabel: table.bands[0]?.label ?? "", reason: "x" };
  const [one, other] = [await createFirm(opened.services), await createFirm(opened.services)];
  for (const { id: firmId } of [one, other]) await chooseBand(preparer, { firmId, ...band });
  await issueOne(preparer, { firmId: one.id, year, expectedPaise: (table.bands[0]?.totalInr ?? 0) * 100 });
  const { counts, totalPaise } = await previewRun(preparer, { year, page: 1, pageSize: 1 });
  await startInvoiceRun(preparer, { year, expected: { invoices: counts.invoice, totalPaise } });
  const [day, unknown] = [calendarDateInIndia(new Date()), unique()];
  const statement = `Date,Credit,Reference,Narration\n${day},1.00,${unique()},NEFT ${invoice.number}\n${day},1.00,${unknown},Cash\n`;
  const staged = await opened.services.files.stage(Readable.from([Buffer.from(statement)]), { maxBytes: 1_000_000 });
  const { id: fileId } = await uploadPaymentFile(preparer, { kind: "bank_statement" }, { staged, name: "statement.csv" });
  await importBankFile(preparer, { fileId, expected: 1 });
  const left = (await listLeftLines(preparer, { page: 1, pageSize: 100 })).rows.find(({ reference }) => reference === unknown.toUpperCase());
  await dismissLine(preparer, { lineId: left?.id ?? "", reason: "x" });
  await payInvoice(preparer, invoiceId, invoice.totalPaise);
  await prepareRepaymentOf(preparer, invoiceId);
}

/** A claim that one council user closed and another asks to reopen. */
async function askToReopen(): Promise<string> {
  const { id, version } = await reimbursementIn(opened.services, actors, "CLOSED");
  const asker = as(await createStaffActor(opened.services, "EPCMD_ADMIN"));
  await askReopening(asker, { reimbursementId: id, version, reason: "The other claim was withdrawn." });
  return id;
}

const seenApplication = async ({ id }: { readonly id: string }) => ({ id, revision: (await getApplicationDetail(council, { id })).revision });

async function openFeeDraft(): Promise<{ readonly id: string; readonly revision: number }> {
  const draft = (await listFeeTables(council)).find(({ state }) => state === "draft");
  if (draft === undefined) throw new Error("no draft of fees is open");
  return { id: draft.id, revision: draft.revision };
}

/** Takes each action once, with whatever has to be there before; typed so that none can be forgotten. */
const take: Record<AuditedPermission, () => Promise<unknown>> = {
  "accounts.login": async () => login(as(visitor), { ...(await createUser(opened.services, "BUYER")), password: testPassword, userType: "BUYER" }),
  "accounts.activate": async () => {
    const { userId } = await createStaff(system(), { email: `clerk-${unique()}@council.example`, role: "EPCMD_ADMIN", name: "Clerk" });
    const { id: linkId } = await newestLink(opened.services, userId);
    const { link, otp } = await issueActivationSecret(system(), linkId);
    const id = new URL(link).searchParams.get("id") ?? "";
    const { resetToken: token } = await verifyActivationOtp(as(visitor), { id, otp });
    await completeActivation(as(visitor), { id, token, ...twice });
  },
  "accounts.logout": () => logout(council),
  "accounts.changePassword": () => changePassword(council, { currentPassword: testPassword, ...twice }),
  "accounts.sessions": () => signOutElsewhere(council),
  "accounts.apiKeys": async () => {
    const expiresOn = daysAfter(calendarDateInIndia(new Date()), 30);
    await createApiKey(council, { name: "Nightly copy", scopes: ["claims:read"], expiresOn });
    const [made] = await listOwnApiKeys(council);
    await revokeApiKey(council, { keyId: made?.id ?? "" });
  },
  "accounts.secondFactor": async () => {
    const at = (minutes: number): AppContext => ({ ...council, now: () => new Date(Date.now() + minutes * 60_000) });
    const { secret } = await beginOwnSecondFactor(council);
    const code = (minutes: number) => ({ code: appCode(secret, Date.now() + minutes * 60_000) });
    await confirmOwnSecondFactor(council, code(0));
    const { recoveryCodes: shown } = await renewRecoveryCodes(at(2), code(2));
    await confirmRecoveryCodes(council, { code: shown[0] ?? "" });
    await disableSecondFactor(at(4), code(4));
  },
  "accounts.inviteStaff": async () => {
    await invite();
    await requested();
  },
  "accounts.settleStaffRequest": async () => {
    const officer = as(actors.dgft);
    await confirmStaffRequest(officer, { requestId: await requested() });
    await database.db.delete(rateLimits);
    await declineStaffRequest(officer, { requestId: await requested() });
  },
  "accounts.resendStaffInvitation": async () => {
    const userId = await invite();
    await database.db.delete(rateLimits);
    await resendStaffInvitation(council, { userId });
  },
  "accounts.changeStaffRole": async () =>
    changeStaffRole(council, { userId: (await createUser(opened.services, "DGFT_ADMIN")).id, role: "EPCMD_ADMIN" }),
  "accounts.changeRights": async () => {
    const { id: userId } = await createUser(opened.services, "EPCMD_ADMIN");
    await changeRights(council, { userId, rights: ["payments.read"], seen: [] });
    await changeRights(council, { userId, rights: [], seen: ["payments.read"] });
  },
  "payments.list": async () => {
    const fileId = await createPaymentFile(opened.services, actors.member.userId, actors.member.firmId);
    await downloadPaymentFile(await withRights(), { fileId });
  },
  "payments.export": async () => {
    await exportLines(await withRights(), LineFilters.parse({}));
    const { preparer } = await createPaymentActors(opened.services);
    await exportTransactions(as(preparer), {});
    await exportOrders(as(preparer), OrderFilters.parse({}));
    await exportRecoveries(as(preparer), {});
  },
  "payments.listSanctions": async () => {
    await exportSanctions(as(actors.dgft), LineFilters.parse({}));
    const ctx = await withRights();
    const { file } = await getOrder(ctx, { orderId: await recordedOrder(ctx) });
    await downloadPaymentFile(as(actors.dgft), { fileId: file.id });
  },
  "payments.recordOrder": async () => {
    const ctx = await withRights();
    await askAboutOrder(ctx, await recordedOrder(ctx));
  },
  "payments.settleOrderChange": async () => {
    const ctx = await withRights();
    const orderId = await recordedOrder(ctx);
    for (const settle of [declineOrderChange, confirmOrderChange]) {
      await askAboutOrder(ctx, orderId);
      const second = await withRights();
      const { changes } = await getOrder(second, { orderId });
      await settle(second, { changeId: changes[0]?.id ?? "" });
    }
  },
  "payments.withhold": async () => {
    const ctx = await withRights();
    const payments = { preparer: await staffWithRights(), approver: await staffWithRights() };
    const { line } = await createPaymentLine(opened.services, { actors: payments });
    await withholdLine(ctx, { lineId: line.id, version: line.version, reason: "x" });
    await releaseLine(ctx, { lineId: line.id, version: line.version + 1 });
    const returned = await createPaymentLine(opened.services, { actors: payments });
    await database.db.update(paymentLines).set({ state: "returned", reason: "x" }).where(eq(paymentLines.id, returned.line.id));
    await openLineAgain(ctx, { lineId: returned.line.id, version: returned.line.version, reason: "x" });
    const direct = await createPaymentLine(opened.services, { actors: payments, payer: "dgft_direct", state: "sanctioned" });
    const { id: lineId, version } = direct.line;
    await recordElsewhere(ctx, { lineId, version, reference: "DGFT/1", paidOn: "2026-10-09", amount: "50000" });
  },
  "payments.reverseElsewhere": async () => {
    const payments = { preparer: await staffWithRights(), approver: await staffWithRights() };
    const { line } = await createPaymentLine(opened.services, { actors: payments, payer: "dgft_direct", state: "sanctioned" });
    const { id: lineId, version } = line;
    await recordElsewhere(await withRights(), { lineId, version, reference: "DGFT/2", paidOn: "2026-10-09", amount: "50000" });
    await reverseElsewhere(await withRights(), { lineId, version: version + 1, reason: "x" });
  },
  "fairs.prepare": async () => {
    const { staff, fairId, accept } = await createRankedFair(opened.services, 3);
    const { version, applications } = await getCouncilFair(staff, { fairId });
    const fair = { startsOn: "2027-03-15", endsOn: "2027-03-18", applyUntilOn: "2027-01-31", seats: 2, feePaise: null, subsidyText: "By the rules." };
    await changeFair(staff, { fairId, version, fair: { ...fair, criteria: startingCriteria } });
    await accept(0);
    const [first, , third] = applications.map(({ id }) => id);
    await saveStall(staff, { applicationId: first ?? "", hall: "12", number: "A10", seen: null });
    await database.db.update(fairs).set({ seats: 3 }).where(eq(fairs.id, fairId));
    await offerSeat(staff, { applicationId: third ?? "" });
    await takeSeatBack(staff, { applicationId: first ?? "", reason: "The fee was not paid." });
    await cancelFair(staff, { fairId, reason: "The organiser moved the fair." });
    const fields = { eventType: "trade-show", description: "A fair.", title: "Audit Expo 2027", startsOn: "2027-03-15", endsOn: "2027-03-18" };
    await database.db.transaction(async (tx) => {
      await insertPublishedEntries(tx, [{ kind: "event", slug: "audit-expo-2027", fields, position: 0, at: new Date() }]);
      await updateContentVersion(tx);
    });
    await openFair(atTime(staff, beforeLastDay), { eventSlug: "audit-expo-2027", fair: { ...fair, criteria: startingCriteria } });
  },
  "fairs.message": async () => {
    const { staff, fairId } = await createRankedFair(opened.services, 1);
    await sendFairMessage(staff, { fairId, subject: "Freight", body: "By 1 March." });
  },
  "fairs.checkIn": async () => {
    const { staff, fairId, as: firmAs, accept } = await createRankedFair(opened.services, 1);
    await accept(0);
    const { application } = await getOwnFair(firmAs(0), { fairId });
    await checkIn(atTime(staff, atTheFair), { fairId, code: application?.code?.address ?? "" });
  },
  "fairs.payFee": async () => {
    const { accept, sendProof } = await createRankedFair(opened.services, 1);
    await accept(0);
    await sendProof(0);
  },
  "fairs.checkFee": async () => {
    const { staff, fairId, accept, sendProof } = await createRankedFair(opened.services, 1);
    await accept(0);
    const waiting = async () => {
      await sendProof(0);
      return (await getCouncilFair(staff, { fairId })).applications[0]?.fee?.proofs[0];
    };
    const unreadable = await waiting();
    await downloadPaymentFile(staff, { fileId: unreadable?.file.id ?? "" });
    await returnFeeProof(staff, { proofId: unreadable?.id ?? "", remark: "The picture cannot be read." });
    await receiveFee(staff, { proofId: (await waiting())?.id ?? "" });
  },
  "fairs.export": async () => {
    const { staff, fairId } = await createRankedFair(opened.services, 1);
    await exportFairReport(staff, { fairId });
  },
  "fairs.readExhibitors": async () => {
    const { fairId, as: firmAs, accept } = await createRankedFair(opened.services, 1);
    await accept(0);
    const sandbox = { ...opened.services.sandbox, drawStatement: async () => new Uint8Array() };
    await exportExhibitors({ ...firmAs(0), sandbox }, { fairId });
  },
  "fairs.noteLeads": async () => {
    const { fairId, as: firmAs } = await createRankedFair(opened.services, 1);
    await exportOwnLeads(firmAs(0), { fairId });
  },
  "accounts.deactivateStaff": async () => deactivateStaff(council, { userId: await invite(), reason: "Left the office" }),
  "accounts.reactivateStaff": async () => {
    const userId = await invite();
    await deactivateStaff(council, { userId, reason: "Left the office" });
    await reactivateStaff(council, { userId });
  },
  "accounts.forceNewPassword": () => forceNewPassword(council, { userId: actors.dgft.userId }),
  "accounts.resetSecondFactor": () => resetSecondFactor(council, { userId: actors.dgft.userId }),
  "rules.changeExchangeRates": async () => {
    await saveExchangeRate(council, { currency: "USD", onDate: "2026-03-31", rate: "83.125", source: "A bank" });
    await importExchangeRates(council, { list: "currency,date,rate,source\nUSD,30-04-2026,84,A bank" });
    await removeExchangeRate(council, { currency: "USD", onDate: "2026-03-31", rate: "83.125000" });
  },
  "rules.prepare": async () => {
    const draft = { ...blankDraft, effectiveFrom: "2099-04-01", sourceName: "Order 1/2099" };
    const { id, revision } = await saveRuleDraft(council, { scheme: "plant", draft });
    const pdf = await opened.services.files.stage(Readable.from([textPdf(["Order 1/2099"])]), { maxBytes: 1_000_000 });
    const stored = { id, revision: (await attachRuleSource(council, { id, revision }, { staged: pdf, name: "order.pdf" })).revision };
    await startReplay(council, stored);
    await discardRuleDraft(council, stored);
  },
  "payments.book": async () => {
    const payers = await createPaymentActors(opened.services);
    const [preparer, approver] = [as(payers.preparer), as(payers.approver)];
    const { id } = await bookByHand(preparer, {
      kind: "interest",
      scheme: "product",
      occurredOn: "2026-10-30",
      amountPaise: 100,
      reference: `Advice ${unique()}`,
    });
    await reverseBooking(preparer, { transactionId: id, reason: "Typed wrong" });
    const { line } = await createPaidLine(opened.services, { actors: payers, paidOn: "2026-10-30", amountPaise: 100 });
    const demanded = await demandRecovery(preparer, { lineId: line.id, amountPaise: 100, reason: "Paid too much" });
    await settleRecovery(approver, { recoveryId: demanded.id, decision: "confirm" });
    await askWithdrawal(preparer, { recoveryId: demanded.id, reason: "Asked of another firm" });
    await recordReceipt(preparer, { recoveryId: demanded.id, receivedOn: "2026-10-30", amountPaise: 100, reference: `UTR ${unique()}` });
  },
  "payments.confirmRecovery": async () => {
    const payers = await createPaymentActors(opened.services);
    const { line } = await createPaidLine(opened.services, { actors: payers, paidOn: "2026-10-30", amountPaise: 100 });
    for (const decision of ["decline", "confirm"] as const) {
      const { id } = await demandRecovery(as(payers.preparer), { lineId: line.id, amountPaise: 100, reason: "Paid too much" });
      await settleRecovery(as(payers.approver), { recoveryId: id, decision });
      if (decision === "decline") continue;
      for (const answer of ["decline", "confirm"] as const) {
        const other = (await createPaidLine(opened.services, { actors: payers, paidOn: "2026-10-30", amountPaise: 100 })).line;
        const demanded = await demandRecovery(as(payers.preparer), { lineId: other.id, amountPaise: 100, reason: "Paid too much" });
        await settleRecovery(as(payers.approver), { recoveryId: demanded.id, decision: "confirm" });
        await askWithdrawal(as(payers.preparer), { recoveryId: demanded.id, reason: "Asked of another firm" });
        await settleWithdrawal(as(payers.approver), { recoveryId: demanded.id, decision: answer });
      }
      await recordReceipt(as(payers.preparer), { recoveryId: id, receivedOn: "2026-10-30", amountPaise: 100, reference: `UTR ${unique()}` });
      const { rows } = await listRecoveries(as(payers.approver), { state: "settled", pageSize: 100 });
      const receipt = rows.find((row) => row.id === id)?.receipts[0];
      await reverseReceipt(as(payers.approver), { receiptId: receipt?.id ?? "", reason: "Money of another firm" });
    }
  },
  "payments.closePeriod": async () => {
    const payers = await createPaymentActors(opened.services);
    const [preparer, approver] = [as(payers.preparer), as(payers.approver)];
    const booking = { kind: "interest", scheme: "product", occurredOn: "2026-05-30", amountPaise: 100, reference: `Advice ${unique()}` } as const;
    await bookByHand(preparer, booking);
    await prepareClose(preparer, { throughOn: (await listCloses(preparer)).next ?? "" });
    const [close] = (await listCloses(approver)).closes;
    await closePeriod(approver, { closeId: close?.id ?? "" });
  },
  "rules.publish": async () => {
    const draft = { ...blankDraft, effectiveFrom: "2099-04-01", sourceName: "Order 2/2099" };
    const { id, revision } = await saveRuleDraft(council, { scheme: "plant", draft });
    const { replay } = await startReplay(council, { id, revision });
    await replayRules(system(), { replayId: replay?.id ?? "" }, { finish: () => Promise.resolve() });
    await publishRules(as(await createStaffActor(opened.services, "EPCMD_ADMIN")), { id, revision });
  },
  "payments.changeLayouts": async () => {
    const layout = startingLayouts[0]?.layout;
    if (layout === undefined) throw new Error("the product brings a layout");
    const { preparer } = await paymentDesk();
    await saveLayout(preparer, { name: `Satpura ${unique()}`, layout });
    await importIfscList(preparer, { list: "ifsc,bank,branch\nAAAA0000001,Bank,Pune" });
  },
  "payments.prepareBatch": async () => {
    const { payers, lineIds, preparer } = await paymentDesk();
    const batchId = await createBatch(opened.services, { actors: payers, lineIds, state: "prepared" });
    const { version } = await readBatch(preparer, { batchId });
    await removeBatchLine(preparer, { batchId, version, lineId: lineIds[0] ?? "" });
    await cancelBatch(preparer, { batchId, version: version + 1, reason: "Dues not paid" });
    await createBatch(opened.services, { actors: payers, lineIds, state: "sent" });
  },
  "payments.approveBatch": async () => {
    const { payers, lineIds } = await paymentDesk();
    const batchId = await createBatch(opened.services, { actors: payers, lineIds, state: "approved" });
    const { version } = await readBatch(as(payers.approver), { batchId });
    await cancelBatch(as(payers.approver), { batchId, version, reason: "Dues not paid" });
  },
  "payments.settle": async () => {
    const { payers, lineIds, preparer } = await paymentDesk();
    const batchId = await createBatch(opened.services, { actors: payers, lineIds, state: "sent" });
    const [first, second] = await entriesOf(opened.services, batchId);
    const proofFileId = await createProof(opened.services, payers);
    const utr = `UTRN${Date.now()}`;
    await settleLine(preparer, { outcome: "paid", reference: first?.reference ?? "", utr, settledOn: today(), proofFileId });
    const answer = `Reference,Amount,Status,Date,Reason\n${second?.reference ?? ""},2.00,returned,${today()},Dues not paid\n`;
    await importBankReply(preparer, { fileId: await uploadReply(opened.services, payers, answer) });
  },
  "webhooks.manage": async () => {
    const fields = { name: "Satpura", url: "https://erp.example/hooks", events: ["claim.submitted" as const] };
    const { webhook } = await createWebhook(member, fields);
    const webhookId = webhook.id;
    await changeWebhook(member, { ...fields, webhookId });
    await sendTestEvent(member, { webhookId });
    const [delivery] = await listOwnDeliveries(member, { webhookId });
    const deliveryId = delivery?.id ?? "";
    await database.db.update(webhookDeliveries).set({ state: "sent" }).where(eq(webhookDeliveries.id, deliveryId));
    await resendDelivery(member, { webhookId, deliveryId });
    await removeWebhook(member, { webhookId });
  },
  "rules.changeHolidays": async () => {
    await saveHoliday(council, { onDate: "26-01-2027", name: "Republic Day" });
    await removeHoliday(council, { onDate: "2027-01-26" });
    await saveWeekend(council, { fromOn: "01-01-2027", weekdays: [0] });
    await removeWeekend(council, { fromOn: "2027-01-01" });
  },
  "work.changeOffice": () => changeOffice(council, { sharesByLoad: false }),
  "rules.changeReasons": () => saveReasonCode(council, { code: `R_${unique()}`, sentenceEn: "There is no stamp.", sentenceHi: "मुहर नहीं है।" }),
  "reviews.changePhrases": () =>
    savePhrase(council, { code: `P_${unique()}`, label: "No date", textEn: "There is no date. Send it by {date}.", position: 10 }),
  "reviews.changeChecklists": () => saveChecklistPoint(council, { wording: "A date is on it", position: 10 }),
  "notes.write": async () => {
    const { id: reimbursementId } = await reimbursementIn(opened.services, actors, "SUBMITTED");
    await writeNote(council, { reimbursementId, audience: "council", body: "Look at page 2." });
    const [note] = (await listNotes(council, { reimbursementId })).notes;
    await deleteNote(council, { id: note?.id ?? "" });
  },
  "directory.changeSearchWords": async () => {
    const phrase = `word ${unique()}`;
    await saveSearchWord(council, { phrase, codes: ["40151200"] });
    for (const word of (await listSearchWords(council, { search: phrase })).rows) await removeSearchWord(council, word);
  },
  "members.saveProfile": () =>
    saveProfile(
      member,
      SaveProfileInput.parse({
        organization: "Sahyadri Implants",
        address: "Plot 12, Bhosari, Pune 411026",
        gst: "27AAPFU0939F1ZV",
        pan: "AAPFU0939F",
        contact_name: "Export Desk",
        contact_email: "exports@sahyadri.example",
        contact_mobile: "098765 43210",
        whatsapp: "+44 20 7946 0958",
        alternate_email: "office@sahyadri.example",
        description: "We make implants.",
        hsn_codes: ["90213100"],
        version: 0,
        disclaimers_version: profileDisclaimers.version,
        accepted_disclaimers: ["terms", "liability", "accuracy"],
      }),
    ),
  "members.addFirm": add,
  "members.updateFirm": async () => {
    const { id, version } = await add();
    await updateFirm(council, UpdateFirmInput.parse({ firmId: id, version, firm: newFirm() }));
  },
  "members.resendActivation": async () => {
    const { id } = await add();
    await resendFirmActivation(council, { firmId: id });
  },
  "members.deactivate": async () => {
    const { id, version } = await add();
    await deactivateFirm(council, { firmId: id, version, reason: "Dues not paid" });
  },
  "members.reactivate": async () => {
    const { id, version } = await add();
    const { firm } = await deactivateFirm(council, { firmId: id, version, reason: "Dues not paid" });
    await reactivateFirm(council, { firmId: id, version: firm.version });
  },
  "members.endSessions": () => endFirmSessions(council, { firmId: actors.member.firmId }),
  "members.export": () => exportFirms(council, ExportFirmsInput.parse({})),
  "members.prepareFees": async () => {
    await saveFeeDraft(council, { draft: startingFees });
    await discardFeeDraft(council, await openFeeDraft());
  },
  "members.publishFees": async () => {
    await saveFeeDraft(council, { draft: startingFees });
    await publishFees(as(await createStaffActor(opened.services, "EPCMD_ADMIN")), await openFeeDraft());
  },
  "invoices.prepare": () => prepareInvoices(),
  "invoices.approve": async () => {
    const { invoice, approver, preparer } = await invoicesDesk();
    await saveInvoiceSettings(approver, { ...testSettings, version: 1 });
    await payInvoice(preparer, invoice.id, 1_00);
    const [payment] = (await getInvoiceView(preparer, { invoiceId: invoice.id })).payments;
    await takeBackPayment(approver, { paymentId: payment?.id ?? "", reason: "x" });
    await payInvoice(preparer, invoice.id, 1_00);
    for (const settle of [declineCreditNote, issueCreditNote]) {
      await prepareCreditNote(preparer, { invoiceId: invoice.id, reason: "x" });
      const seen = await getInvoiceView(preparer, { invoiceId: invoice.id });
      await settle(approver, { creditNoteId: seen.creditNotes.at(-1)?.id ?? "", version: seen.invoice.version });
    }
    for (const settle of [declineRepayment, confirmRepayment])
      await settle(approver, { repaymentId: await prepareRepaymentOf(preparer, invoice.id) });
    const [confirmed] = (await getInvoiceView(preparer, { invoiceId: invoice.id })).repayments;
    await takeBackRepayment(approver, { repaymentId: confirmed?.id ?? "", reason: "x" });
  },
  "invoices.list": async () => {
    const { preparer } = await createInvoiceActors(opened.services);
    await downloadPaymentFile(as(preparer), { fileId: await createPaymentFile(opened.services, preparer.userId) });
  },
  "invoices.export": async () => exportInvoices((await invoicesDesk()).preparer, {}),
  "invoices.readDocuments": async () => {
    const { preparer, invoice } = await invoicesDesk();
    await makeInvoicePdf(preparer, { invoiceId: invoice.id });
  },
  "invoices.giveProof": async () => {
    const { invoice, owner } = await invoicesDesk();
    await giveProofOf(owner, invoice.id);
  },
  "joining.apply": async () => {
    const application = await createApplication(opened.services, "submitted");
    await askApplicant(council, { ...(await seenApplication(application)), remarks: [{ field: null, remark: "Who signs?" }] });
    const { ctx, key } = application;
    const [remark] = (await readOwnApplication(ctx, { key })).remarks;
    await replyToRemarks(ctx, { key, replies: { [remark?.id ?? ""]: "The director." } });
  },
  "joining.read": async () => {
    const { id } = await createApplication(opened.services, "submitted");
    const { documents } = await getApplicationDetail(council, { id });
    await downloadApplicationDocument(council, { documentId: documents[0]?.id ?? "" });
  },
  "joining.ask": async () => {
    const seen = await seenApplication(await createApplication(opened.services, "submitted"));
    await askApplicant(council, { ...seen, remarks: [{ field: "iec", remark: "The page is cut off." }] });
  },
  "joining.approve": async () => {
    await publishFeesOfToday(opened.services);
    await createInvoiceSettings(opened.services);
    const { id, revision, fee } = await getApplicationDetail(council, await createApplication(opened.services, "submitted"));
    await approveApplication(council, { id, revision, seenTotalInr: fee?.band.totalInr ?? 0 });
  },
  "joining.refuse": async () => {
    await refuseApplication(council, { ...(await seenApplication(await createApplication(opened.services, "submitted"))), reason: "No devices" });
  },
  "members.import": async () => {
    await discardImport(council, { importId: await uploaded(newGstNo()) });
    const importId = await uploaded(newGstNo());
    await exportImportErrors(council, { importId });
    await runImport(council, { importId, round: 1 });
  },
  "directory.registerBuyer": () =>
    registerBuyer(
      as(visitor),
      RegisterBuyerInput.parse({
        email: `buyer-${unique()}@hospital.example`,
        buyerType: "private_healthcare_procurement",
        phone: "+44 20 7946 0958",
        address: "1 Harbour Road, Bristol",
        country: "GB",
        zipCode: "BS1 4ST",
        consentVersion: buyerNotice.version,
      }),
    ),
  "directory.suspendBuyer": async () => suspendBuyer(council, { userId: (await createUser(opened.services, "BUYER")).id, reason: "Spam" }),
  "directory.liftSuspension": async () => {
    const { id: userId } = await createUser(opened.services, "BUYER");
    await suspendBuyer(council, { userId, reason: "Spam" });
    await liftSuspension(council, { userId });
  },
  "directory.exportBuyers": () => exportBuyers(council, {}),
  "directory.export": () => exportDirectoryCsv(member, {}),
  "reimbursements.submit": () => reimbursementIn(opened.services, actors, "RESUBMITTED"),
  "reimbursements.withdraw": async () => {
    const { id, version } = await reimbursementIn(opened.services, actors, "SUBMITTED");
    await withdraw(member, { reimbursementId: id, version });
  },
  "reviews.save": async () => {
    const { id, version, items } = await reimbursementIn(opened.services, actors, "SUBMITTED");
    const [item] = items;
    await saveReview(council, {
      reimbursementId: id,
      version,
      documents: [],
      assessments: [{ itemId: item?.id ?? "", admissiblePaise: 0, reason: "No receipt" }],
      items: [{ ...item?.facts, amount: "70000" }],
      ...(await newBasis(id)),
    });
  },
  "reviews.share": async () => {
    const { id, version, items } = await reimbursementIn(opened.services, actors, "SUBMITTED");
    const documents = [{ fieldName: "rcmc_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
    const assessments = [{ itemId: items[0]?.id ?? "", admissiblePaise: 0, reason: "No receipt" }];
    const facts = items.map((item) => ({ ...item.facts, amount: "81000.00" }));
    await shareDeficiencies(council, { reimbursementId: id, version, documents, assessments, items: facts, ...(await newBasis(id)) });
  },
  "reviews.shareDgftQuery": async () => {
    const { id, version, items } = await reimbursementIn(opened.services, actors, "DEFICIENCY_DGFT");
    const assessments = [{ itemId: items[0]?.id ?? "", admissiblePaise: 0, reason: "No receipt" }];
    await shareDgftQuery(council, { reimbursementId: id, version, comment: "Send the bill of entry.", assessments });
  },
  "reviews.forward": async () => {
    const { id, version, items } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW");
    const [item] = items;
    const view = await saveReview(council, { reimbursementId: id, version, documents: [], items: [{ ...item?.facts, amount: "1200000.00" }] });
    const assessments = [{ itemId: item?.id ?? "", admissiblePaise: 1_100_000_00, reason: "Part of the invoice" }];
    const input = { reimbursementId: id, version: view.version, comment: "", assessments };
    await forwardToDgft(council, input).catch(() => undefined);
    const kept = await getReview(council, { reimbursementId: id });
    await forwardToDgft(as(await createStaffActor(opened.services, "EPCMD_ADMIN")), { ...input, version: kept.version });
  },
  "reviews.sendBack": async () => {
    const { id, version, items } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW");
    const view = await saveReview(council, { reimbursementId: id, version, documents: [], items: [{ ...items[0]?.facts, amount: "1200000.00" }] });
    const assessments = [{ itemId: items[0]?.id ?? "", admissiblePaise: 1_100_000_00, reason: "Part of the invoice" }];
    await forwardToDgft(council, { reimbursementId: id, version: view.version, comment: "", assessments }).catch(() => undefined);
    const kept = await getReview(council, { reimbursementId: id });
    const second = as(await createStaffActor(opened.services, "EPCMD_ADMIN"));
    await sendBack(second, { reimbursementId: id, version: kept.version, remark: "Look at the invoice again." });
  },
  "reimbursements.askFreshLook": () => reimbursementIn(opened.services, actors, "FRESH_LOOK"),
  "reimbursements.askReopening": () => askToReopen(),
  "reimbursements.settleReopening": async () => {
    const reimbursementId = await askToReopen();
    const second = as(await createStaffActor(opened.services, "EPCMD_ADMIN"));
    await declineReopening(second, await waitingReopening(opened.services, reimbursementId));
    const { version } = await getReview(council, { reimbursementId });
    await askReopening(as(await createStaffActor(opened.services, "EPCMD_ADMIN")), {
      reimbursementId,
      version,
      reason: "The other claim was withdrawn.",
    });
    await confirmReopening(second, await waitingReopening(opened.services, reimbursementId));
  },
  "reviews.close": () => reimbursementIn(opened.services, actors, "CLOSED"),
  "reviews.hold": async () => {
    const { id, version } = await reimbursementIn(opened.services, actors, "SUBMITTED");
    const held = await holdReview(council, { reimbursementId: id, version, reason: "A court has to decide.", untilOn: daysAfter(today(), 1) });
    await endReviewHold(council, { reimbursementId: id, version: held.version });
  },
  "dgft.hold": async () => {
    const { id, version } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
    const held = await holdDecision(as(actors.dgft), {
      reimbursementId: id,
      version,
      reason: "A court has to decide.",
      untilOn: daysAfter(today(), 1),
    });
    await endDecisionHold(as(actors.dgft), { reimbursementId: id, version: held.version });
  },
  "dgft.share": () => reimbursementIn(opened.services, actors, "DEFICIENCY_DGFT"),
  "radar.judge": async () => {
    const [one, other] = [await reimbursementIn(opened.services, actors, "SUBMITTED"), await reimbursementIn(opened.services, actors, "SUBMITTED")];
    for (const { id } of [one, other]) await scanItems(system(), id);
    const { lines } = await listDuplicates(council, { reimbursementId: one.id });
    const line = lines.find(({ otherId }) => otherId === other.id);
    if (line === undefined) throw new Error("the two claims have nothing in common");
    const { otherId, reason, evidence } = line;
    await judgeDuplicate(council, { reimbursementId: one.id, otherId, reason, evidence, verdict: "same", remark: "Filed twice" });
  },
  "dgft.refuse": async () => {
    const { id, version } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
    await refuse(as(actors.dgft), { reimbursementId: id, version, reason: "Another scheme paid for it." });
  },
  "dgft.approve": () => reimbursementIn(opened.services, actors, "APPROVED_DGFT"),
  "reviews.export": () => exportReviews(council, ExportReviewsInput.parse({ scheme: "product" })),
  "dgft.export": () => exportDecisions(as(actors.dgft), ExportReviewsInput.parse({ scheme: "product" })),
  "reimbursements.exportOwn": () => exportOwnReimbursements(member, {}),
  "reports.reimbursements": () => exportReport(council, { kind: "states" }),
  "reports.firms": () => exportReport(council, { kind: "firms" }),
  "files.read": async () => {
    const { id, documents } = await reimbursementIn(opened.services, actors, "SUBMITTED");
    await bundleDocuments(council, { reimbursementId: id });
    await exportComputation(council, { reimbursementId: id });
    await downloadFile(council, { reimbursementId: id, fileId: documents[0]?.current?.files[0]?.id ?? "" });
  },
  "audit.export": () => exportAudit(council, {}),
  "system.retryJobs": async () => retryDeadLetters(council, { id: await givenUpJob(opened.services) }),
  "system.discardJob": async () => discardJob(council, { id: await givenUpJob(opened.services), reason: "Filed twice" }),
  "system.resendMail": async () => resendMail(council, { mailId: await refusedEmail(opened.services) }),
  "payments.checkPapers": async () => {
    const { payer, approver, preparer } = await payments();
    const change = await payer.changeAccount();
    await checkAccount(preparer, { accountId: change });
    await refuseAccount(approver, { accountId: change, remark: "The cheque is of another account." });
    await refusePreReceipt(preparer, { preReceiptId: await payer.givePreReceipt(), remark: "The stamp is missing." });
    await acceptPreReceipt(preparer, { preReceiptId: await payer.givePreReceipt() });
  },
  "payments.confirmAccount": async () => {
    const { payer, approver, preparer } = await payments();
    await refuseAccount(approver, { accountId: await payer.changeAccount(), remark: "The cheque is of another account." });
    const change = await payer.changeAccount();
    await checkAccount(preparer, { accountId: change });
    await confirmAccount(approver, { accountId: change });
  },
  "payments.showAccount": async () => {
    const { payer, approver } = await payments();
    await showAccount(approver, { accountId: await payer.changeAccount() });
    const { payers, lineIds } = await paymentDesk();
    const batchId = await createBatch(opened.services, { actors: payers, lineIds, state: "filed" });
    const { file } = await readBatch(as(payers.preparer), { batchId });
    await openPaymentFile(as(payers.preparer), { fileId: file?.id ?? "" });
  },
  "payments.giveAccount": async () => {
    const { payer, preparer } = await payments();
    await acceptPreReceipt(preparer, { preReceiptId: await payer.givePreReceipt() });
    await payer.returnPayment();
    await keepAccount(payer.ctx, { lineId: payer.lineId });
    await payer.changeAccount();
  },
  "payments.givePreReceipt": async () => (await payments()).payer.givePreReceipt(),
  "privacy.find": () => findPersonalData(council, { email: actors.member.email }),
  "privacy.export": () => exportPersonalData(council, { email: actors.member.email }),
  "privacy.erase": () => erasePersonalData(council, { email: actors.member.email, typedEmail: actors.member.email }),
  "site.saveContent": async () => {
    await noticed();
    const staged = await opened.services.files.stage(Readable.from([textPdf(["Notice"])]), { maxBytes: 1_000_000 });
    await uploadDocument(council, { staged, name: "notice.pdf" });
  },
  "circulars.prepare": async () => {
    const { id, revision } = await draftCircular(council);
    const staged = await opened.services.files.stage(Readable.from([textPdf(["Circular"])]), { maxBytes: 1_000_000 });
    await uploadCircularFile(council, { staged, name: "circular.pdf" });
    await discardCircular(council, { id, revision });
  },
  "circulars.publish": async () => {
    const { id, revision } = await newCircular(council);
    await withdrawCircular(council, { id, revision, reason: "Published by mistake." });
  },
  "site.publishContent": async () => {
    await noticed();
    const { id, version } = await noticed();
    await moveContent(council, { id, version, direction: "down" });
    const published = await publishContent(council, { id, version, publishFrom: null, publishUntil: null });
    await unpublishContent(council, { id, version: published.version });
  },
  "site.removeContent": async () => removeContent(council, await noticed()),
  "site.exportInbox": () => exportInbox(council, ExportInboxInput.parse({ kind: "messages" })),
};

const newestId = async (): Promise<number> => {
  const [row] = await database.db.select({ id: sql<string>`coalesce(max(${auditEntries.id}), 0)` }).from(auditEntries);
  return Number(row?.id);
};
const entriesAfter = (id: number) => database.db.select().from(auditEntries).where(gt(auditEntries.id, id)).orderBy(auditEntries.id);

// The keys of a literal object.
const audited = (Object.keys(permissions) as Permission[]).filter(isAudited);

describe("every decision, export and change of an account", () => {
  test.each(audited)("%s leaves its entries", async (permission) => {
    const before = await newestId();
    await take[permission]();
    const events = (await entriesAfter(before)).filter(({ outcome }) => outcome === "done").map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining([...auditedPermissions[permission]]));
  });

  test("records no names, no texts and no secrets", async () => {
    // The parts of the phone number are too long to stand in a hash by chance.
    const words = [
      "Satpura",
      "Sahyadri",
      "98765 4",
      "987654321",
      testPassword,
      newPassword,
      "Dues not paid",
      "Filed twice",
      "bill of entry",
      "Harbour Road",
    ];
    const [{ text } = { text: "" }] = await database.db.select({ text: sql<string>`string_agg(${auditEntries}::text, ' ')` }).from(auditEntries);
    expect(text.length).toBeGreaterThan(1_000);
    expect(words.filter((word) => text.includes(word))).toEqual([]);
  });
});

describe("signing in", () => {
  const typed = (email: string, password: string, userType = "EPCMD_ADMIN") => login(as(visitor, "198.51.100.7"), { email, password, userType });
  const outcomes = async (after: number) =>
    (await entriesAfter(after)).map(({ event, outcome, subjectId, detail, actorKind }) => ({ event, outcome, subjectId, detail, actorKind }));

  test("is written down when it fails, when the limit stops it, and when it succeeds, with whom it was about", async () => {
    const before = await newestId();
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    for (let time = 0; time < 7; time += 1) await typed(user.email, "Wrong#2026").catch(() => undefined);
    await typed("nobody@people.example", testPassword).catch(() => undefined);
    await database.db.delete(rateLimits);
    await typed(user.email, testPassword, "DGFT_ADMIN").catch(() => undefined);
    await typed(user.email, testPassword);
    const about = { event: "session.begin", subjectId: user.id, actorKind: "visitor" };
    expect(await outcomes(before)).toEqual([
      { ...about, outcome: "failed", detail: { reason: "wrong" } },
      { ...about, outcome: "refused", detail: { reason: "rate_limited" } },
      { ...about, outcome: "failed", subjectId: null, detail: { reason: "wrong" } },
      { ...about, outcome: "refused", detail: { reason: "wrong_user_type" } },
      { ...about, outcome: "done", subjectId: null, detail: {}, actorKind: "user" },
    ]);
    const [newest] = (await entriesAfter(before)).slice(-1);
    expect(newest).toMatchObject({ actorId: user.id, actorName: user.email, actorRole: "EPCMD_ADMIN", ip: "198.51.100.7" });
    expect(newest?.sessionId).not.toBeNull();
  });

  test("a forgotten password, from the wrong OTP to the new one", async () => {
    const before = await newestId();
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const otp = (await issueResetOtp(system(), user.email))?.otp ?? "";
    await verifyResetOtp(as(visitor), { email: user.email, otp: otp === "123456" ? "654321" : "123456" }).catch(() => undefined);
    const { userId, resetToken } = await verifyResetOtp(as(visitor), { email: user.email, otp });
    await resetPassword(as(visitor), { userId, resetToken, ...twice });
    const about = { subjectId: user.id, actorKind: "visitor" };
    expect(await outcomes(before)).toEqual([
      { event: "password.otp", outcome: "failed", ...about, detail: { of: "reset" } },
      { event: "password.reset", outcome: "done", ...about, detail: {} },
    ]);
  });
});

describe("forbidden actions are audited at every endpoint", () => {
  test("calls, files and exports, with the id of the request that the answer carries", async () => {
    const app = await startTestApp(opened.services);
    const client = new WebClient(app);
    const buyer = await createUser(opened.services, "BUYER");
    await client.mutate("accounts.login", { email: buyer.email, password: testPassword, userType: "BUYER" });
    const before = await newestId();
    expect((await client.query("members.listFirms", { page: 1, pageSize: 20 })).status).toBe(403);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const csv = await fetch(`${app.url}/exports/firms.csv`, { headers: { cookie } });
    expect(csv.status).toBe(403);
    const file = await fetch(`${app.url}/files/PRD-2627-00001/all.zip`, { headers: { cookie, "user-agent": "Scanner/1" } });
    expect(file.status).toBe(403);
    await app.close();
    const refusals = await database.db
      .select()
      .from(auditEntries)
      .where(and(gt(auditEntries.id, before), eq(auditEntries.event, "permission.use")))
      .orderBy(auditEntries.id);
    expect(refusals.map(({ outcome, actorId, detail }) => ({ outcome, actorId, detail }))).toEqual(
      ["members.listFirms", "members.export", "files.read"].map((permission) => ({ outcome: "refused", actorId: buyer.id, detail: { permission } })),
    );
    expect(refusals[1]?.requestId).toBe(csv.headers.get("x-request-id"));
    expect(refusals[2]).toMatchObject({ userAgent: "Scanner/1", ip: "127.0.0.1", transport: "web" });
  });
});
