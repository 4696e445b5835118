import { buyerNotice } from "#domain/directory/buyer-notice.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { enquiryNotice } from "#domain/directory/enquiry-notice.ts";
import { disclaimerKeys, profileDisclaimers } from "#domain/members/profile-messages.ts";
import type { Permission } from "#domain/permissions.ts";
import { startingLayouts } from "#domain/payments/starting-layouts.ts";
import { blankDraft } from "#domain/rules/rule-draft.ts";
import { consentNotice } from "#domain/site/consent.ts";

/** The kind of record behind an endpoint: the own one opens, a foreign and an absent one are both not found. */
export const targetKinds = [
  "nothing",
  "own draft",
  "received",
  "forwarded",
  "readable",
  "firm",
  "listed firm",
  "import",
  "session",
  "staff",
  "staff request",
  "buyer",
  "inbox entry",
  "content entry",
  "sent enquiry",
  "received enquiry",
  "made list",
  "given-up job",
  "refused letter",
  "payment batch",
] as const;
export type TargetKind = (typeof targetKinds)[number];

/**
 * An endpoint of the product: the row of the permission table that guards it, the record it reads or changes, and its input.
 * `anybody` marks endpoints that need no session.
 */
export type Endpoint = {
  readonly needs: Permission | "anybody";
  readonly at: TargetKind;
  /** What is sent for a target; nothing for calls without input. */
  readonly input?: (id: string) => unknown;
};

const anyId = "00000000-0000-4000-8000-000000000000";
const password = { password: "Nilgiri#2026x", confirmPassword: "Nilgiri#2026x" };
const nobody = "nobody@people.example";
const linkId = `${"a".repeat(22)}:1790000000`;

const reimbursement = (reimbursementId: string) => ({ reimbursementId });
const imported = (importId: string) => ({ importId });
const anyFirm = {
  firmName: "Kaveri Imaging Pvt Ltd",
  gstNo: "27AAPFU0939F1ZV",
  membershipStartOn: "01-04-2026",
  membershipEndOn: "31-03-2027",
  contactName: "Export Office",
  contactEmail: "matrix@kaveri.example",
  contactPhone: "+91 98765 43210",
};
const anyRules = { ...blankDraft, effectiveFrom: "2027-04-01", sourceName: "Order 1/2027" };
const anyLayout = { name: "Matrix", layout: startingLayouts[0]?.layout };
const form = { name: "Asha", email: nobody, consentVersion: consentNotice.version };

/** Every call of the web client. A call that is missing here fails the test, as does a row without its call. */
export const trpcEndpoints: Readonly<Record<string, Endpoint>> = {
  "accounts.login": { needs: "anybody", at: "nothing", input: () => ({ email: nobody, password: "x", userType: "MEMBER" }) },
  "accounts.logout": { needs: "accounts.logout", at: "nothing" },
  "accounts.changePassword": { needs: "accounts.changePassword", at: "nothing", input: () => ({ currentPassword: "x", ...password }) },
  "accounts.confirmPassword": { needs: "accounts.confirmPassword", at: "nothing", input: () => ({ password: "x" }) },
  "accounts.sessions": { needs: "accounts.sessions", at: "nothing" },
  "accounts.endSession": { needs: "accounts.sessions", at: "session", input: (sessionId) => ({ sessionId }) },
  "accounts.signOutElsewhere": { needs: "accounts.sessions", at: "nothing" },
  "accounts.requestResetOtp": { needs: "anybody", at: "nothing", input: () => ({ email: nobody }) },
  "accounts.verifyResetOtp": { needs: "anybody", at: "nothing", input: () => ({ email: nobody, otp: "123456" }) },
  "accounts.resetPassword": { needs: "anybody", at: "nothing", input: () => ({ userId: anyId, resetToken: "x", ...password }) },
  "accounts.replaceExpiredPassword": { needs: "anybody", at: "nothing", input: () => ({ email: nobody, oldPassword: "x", ...password }) },
  "accounts.me": { needs: "anybody", at: "nothing" },
  "accounts.extendSession": { needs: "accounts.extendSession", at: "nothing" },
  "accounts.checkActivationLink": { needs: "anybody", at: "nothing", input: () => ({ id: linkId }) },
  "accounts.confirmEmail": { needs: "anybody", at: "nothing", input: () => ({ id: linkId }) },
  "accounts.verifyActivationOtp": { needs: "anybody", at: "nothing", input: () => ({ id: linkId, otp: "123456" }) },
  "accounts.completeActivation": { needs: "anybody", at: "nothing", input: () => ({ id: linkId, token: "x", ...password }) },
  "accounts.resendActivation": { needs: "anybody", at: "nothing", input: () => ({ id: linkId }) },

  "accounts.signInStep.complete": { needs: "anybody", at: "nothing", input: () => ({ code: "123456" }) },
  "accounts.signInStep.beginSetUp": { needs: "anybody", at: "nothing" },
  "accounts.signInStep.confirmSetUp": { needs: "anybody", at: "nothing", input: () => ({ code: "123456" }) },
  "accounts.secondFactor.view": { needs: "accounts.secondFactor", at: "nothing" },
  "accounts.secondFactor.begin": { needs: "accounts.secondFactor", at: "nothing" },
  "accounts.secondFactor.confirm": { needs: "accounts.secondFactor", at: "nothing", input: () => ({ code: "123456" }) },
  "accounts.secondFactor.disable": { needs: "accounts.secondFactor", at: "nothing", input: () => ({ code: "123456" }) },
  "accounts.secondFactor.renewCodes": { needs: "accounts.secondFactor", at: "nothing", input: () => ({ code: "123456" }) },
  "accounts.staff.list": { needs: "accounts.listStaff", at: "nothing", input: () => ({}) },
  "accounts.staff.invite": {
    needs: "accounts.inviteStaff",
    at: "nothing",
    input: () => ({ email: "new@council.example", name: "Asha", role: "DGFT_ADMIN" }),
  },
  "accounts.staff.requests": { needs: "accounts.listStaff", at: "nothing" },
  "accounts.staff.confirmRequest": { needs: "accounts.settleStaffRequest", at: "staff request", input: (requestId) => ({ requestId }) },
  "accounts.staff.declineRequest": { needs: "accounts.settleStaffRequest", at: "staff request", input: (requestId) => ({ requestId }) },
  "accounts.staff.resendInvitation": { needs: "accounts.resendStaffInvitation", at: "staff", input: (userId) => ({ userId }) },
  "accounts.staff.changeRole": { needs: "accounts.changeStaffRole", at: "staff", input: (userId) => ({ userId, role: "DGFT_ADMIN" }) },
  "accounts.staff.deactivate": { needs: "accounts.deactivateStaff", at: "staff", input: (userId) => ({ userId, reason: "x" }) },
  "accounts.staff.reactivate": { needs: "accounts.reactivateStaff", at: "staff", input: (userId) => ({ userId }) },
  "accounts.staff.forceNewPassword": { needs: "accounts.forceNewPassword", at: "staff", input: (userId) => ({ userId }) },
  "accounts.staff.resetSecondFactor": { needs: "accounts.resetSecondFactor", at: "staff", input: (userId) => ({ userId }) },

  "members.detail": { needs: "members.detail", at: "nothing" },
  "members.profile": { needs: "members.getProfile", at: "nothing" },
  "members.saveProfile": {
    needs: "members.saveProfile",
    at: "nothing",
    input: () => ({
      organization: "Kaveri Imaging",
      address: "12 Industrial Area",
      gst: "27AAPFU0939F1ZV",
      pan: "AAPFU0939F",
      contact_name: "Asha",
      contact_email: nobody,
      contact_mobile: "+919876543210",
      whatsapp: "+919876543210",
      alternate_email: nobody,
      description: "Scanners.",
      hsn_codes: ["90183100"],
      disclaimers_version: profileDisclaimers.version,
      accepted_disclaimers: disclaimerKeys,
    }),
  },
  "directory.tradeWords": { needs: "members.listHsnDevices", at: "nothing" },
  "members.hsnDevices": { needs: "members.listHsnDevices", at: "nothing" },
  "members.listFirms": { needs: "members.listFirms", at: "nothing", input: () => ({}) },
  "members.getFirm": { needs: "members.listFirms", at: "firm", input: (firmId) => ({ firmId }) },
  "members.addFirm": { needs: "members.addFirm", at: "nothing", input: () => anyFirm },
  "members.updateFirm": { needs: "members.updateFirm", at: "firm", input: (firmId) => ({ firmId, version: 999, firm: anyFirm }) },
  "members.deactivateFirm": { needs: "members.deactivate", at: "firm", input: (firmId) => ({ firmId, version: 999, reason: "x" }) },
  "members.reactivateFirm": { needs: "members.reactivate", at: "firm", input: (firmId) => ({ firmId, version: 999 }) },
  "members.endFirmSessions": { needs: "members.endSessions", at: "firm", input: (firmId) => ({ firmId }) },
  "members.listImports": { needs: "members.import", at: "nothing" },
  "members.getImport": { needs: "members.import", at: "import", input: imported },
  "members.listImportRows": { needs: "members.import", at: "import", input: imported },
  "members.chooseSheet": { needs: "members.import", at: "import", input: (importId) => ({ importId, sheet: "Firms" }) },
  "members.matchColumns": { needs: "members.import", at: "import", input: (importId) => ({ importId, mapping: ["firmName"] }) },
  "members.runImport": { needs: "members.import", at: "import", input: imported },
  "members.discardImport": { needs: "members.import", at: "import", input: imported },
  "members.resendActivation": { needs: "members.resendActivation", at: "firm", input: (firmId) => ({ firmId }) },

  "directory.registerBuyer": {
    needs: "directory.registerBuyer",
    at: "nothing",
    input: () => ({
      email: nobody,
      buyerType: "import_agency_distributor",
      phone: "+919876543210",
      address: "1 Road",
      country: "IN",
      zipCode: "110001",
      consentVersion: buyerNotice.version,
    }),
  },
  "directory.buyers.list": { needs: "directory.listBuyers", at: "nothing", input: () => ({}) },
  "directory.buyers.suspend": { needs: "directory.suspendBuyer", at: "buyer", input: (userId) => ({ userId, reason: "x" }) },
  "directory.buyers.lift": { needs: "directory.liftSuspension", at: "buyer", input: (userId) => ({ userId }) },
  "directory.search": { needs: "directory.search", at: "nothing", input: () => ({}) },
  "directory.suggest": { needs: "directory.search", at: "nothing", input: () => ({ search: "gloves" }) },
  "directory.requestExport": { needs: "directory.export", at: "nothing", input: () => ({}) },
  "directory.currentExport": { needs: "directory.export", at: "nothing" },
  "directory.linkToExport": { needs: "directory.export", at: "made list", input: (id) => ({ id }) },
  "directory.firm": { needs: "directory.search", at: "listed firm", input: (firmId) => ({ firmId }) },
  "directory.enquiries.send": {
    needs: "directory.sendEnquiry",
    at: "nothing",
    input: (firmId) => ({
      firmIds: [firmId === "" ? anyId : firmId],
      senderName: "Asha",
      subject: "x",
      message: "x",
      consentVersion: enquiryNotice.version,
    }),
  },
  "directory.enquiries.listSent": { needs: "directory.readOwnEnquiries", at: "nothing", input: () => ({}) },
  "directory.enquiries.getSent": { needs: "directory.readOwnEnquiries", at: "sent enquiry", input: (id) => ({ id }) },
  "directory.enquiries.listReceived": { needs: "directory.readEnquiries", at: "nothing", input: () => ({}) },
  "directory.enquiries.unreadCount": { needs: "directory.readEnquiries", at: "nothing" },
  "directory.enquiries.getReceived": { needs: "directory.readEnquiries", at: "received enquiry", input: (id) => ({ id }) },
  "directory.enquiries.markRead": { needs: "directory.readEnquiries", at: "received enquiry", input: (id) => ({ id }) },
  "directory.enquiries.answer": { needs: "directory.answerEnquiry", at: "received enquiry", input: (id) => ({ id, answer: "x" }) },
  "directory.enquiries.report": { needs: "directory.reportEnquiry", at: "received enquiry", input: (id) => ({ id, reason: "x" }) },
  "directory.enquiries.counts": { needs: "directory.countEnquiries", at: "nothing", input: () => ({}) },
  "directory.enquiries.reported": { needs: "directory.countEnquiries", at: "nothing", input: () => ({}) },
  "payments.batches.list": { needs: "payments.list", at: "nothing", input: () => ({}) },
  "payments.batches.get": { needs: "payments.list", at: "payment batch", input: (batchId) => ({ batchId }) },
  "payments.batches.lines": { needs: "payments.list", at: "payment batch", input: (batchId) => ({ batchId }) },
  "payments.batches.ready": { needs: "payments.prepareBatch", at: "nothing", input: () => ({}) },
  "payments.batches.prepare": {
    needs: "payments.prepareBatch",
    at: "nothing",
    input: () => ({ layoutId: anyId, choice: { kind: "lines", lineIds: [anyId] } }),
  },
  "payments.batches.removeLine": {
    needs: "payments.prepareBatch",
    at: "payment batch",
    input: (batchId) => ({ batchId, version: 1, lineId: anyId }),
  },
  "payments.batches.approve": { needs: "payments.approveBatch", at: "payment batch", input: (batchId) => ({ batchId, version: 1 }) },
  "payments.batches.send": {
    needs: "payments.prepareBatch",
    at: "payment batch",
    input: (batchId) => ({ batchId, version: 1, sentOn: "2026-11-01" }),
  },
  "payments.batches.cancel": {
    needs: "payments.prepareBatch",
    at: "payment batch",
    input: (batchId) => ({ batchId, version: 1, reason: "Matrix" }),
  },
  "payments.batches.decline": {
    needs: "payments.approveBatch",
    at: "payment batch",
    input: (batchId) => ({ batchId, version: 1, reason: "Matrix" }),
  },
  "payments.batches.settle": {
    needs: "payments.settle",
    at: "nothing",
    input: () => ({ outcome: "paid", reference: "B0-0000", utr: "UTRN000000000001", settledOn: "2026-11-01", proofFileId: anyId }),
  },
  "payments.batches.layouts.list": { needs: "payments.list", at: "nothing" },
  "payments.batches.layouts.save": { needs: "payments.changeLayouts", at: "nothing", input: () => anyLayout },
  "payments.batches.layouts.retire": {
    needs: "payments.changeLayouts",
    at: "nothing",
    input: () => ({ id: anyId, version: 1, isRetired: true }),
  },
  "payments.batches.replies.list": { needs: "payments.list", at: "nothing", input: () => ({}) },
  "payments.batches.replies.check": { needs: "payments.settle", at: "nothing", input: () => ({ fileId: anyId }) },
  "payments.batches.replies.import": { needs: "payments.settle", at: "nothing", input: () => ({ fileId: anyId }) },
  "rules.list": { needs: "rules.read", at: "nothing" },
  "rules.get": { needs: "rules.read", at: "nothing", input: () => ({ id: anyId }) },
  "rules.saveDraft": { needs: "rules.prepare", at: "nothing", input: () => ({ scheme: "product", draft: anyRules }) },
  "rules.discardDraft": { needs: "rules.prepare", at: "nothing", input: () => ({ id: anyId, revision: 1 }) },
  "rules.startReplay": { needs: "rules.prepare", at: "nothing", input: () => ({ id: anyId, revision: 1 }) },
  "rules.publish": { needs: "rules.publish", at: "nothing", input: () => ({ id: anyId, revision: 1 }) },
  "rules.holidays.list": { needs: "rules.read", at: "nothing" },
  "rules.holidays.save": { needs: "rules.changeHolidays", at: "nothing", input: () => ({ onDate: "26-01-2027", name: "Republic Day" }) },
  "rules.holidays.remove": { needs: "rules.changeHolidays", at: "nothing", input: () => ({ onDate: "2027-01-26" }) },
  "rules.reasons.list": { needs: "rules.readReasons", at: "nothing" },
  "rules.reasons.save": {
    needs: "rules.changeReasons",
    at: "nothing",
    input: () => ({ code: "NO_STAMP", sentenceEn: "There is no stamp.", sentenceHi: "मुहर नहीं है।" }),
  },
  "rules.exchangeRates.list": { needs: "rules.readExchangeRates", at: "nothing", input: () => ({}) },
  "rules.exchangeRates.waiting": { needs: "rules.readExchangeRates", at: "nothing" },
  "rules.exchangeRates.save": {
    needs: "rules.changeExchangeRates",
    at: "nothing",
    input: () => ({ currency: "USD", onDate: "2026-03-31", rate: "83.125", source: "A bank" }),
  },
  "rules.exchangeRates.check": { needs: "rules.changeExchangeRates", at: "nothing", input: () => ({ list: "currency,date,rate,source" }) },
  "rules.exchangeRates.import": { needs: "rules.changeExchangeRates", at: "nothing", input: () => ({ list: "currency,date,rate,source" }) },
  "directory.searchWords.list": { needs: "directory.readSearchWords", at: "nothing", input: () => ({}) },
  "directory.searchWords.tryOut": { needs: "directory.readSearchWords", at: "nothing", input: () => ({ search: "gloves" }) },
  "directory.searchWords.save": { needs: "directory.changeSearchWords", at: "nothing", input: () => ({ phrase: "hand shoes", codes: ["40151200"] }) },
  "directory.searchWords.remove": { needs: "directory.changeSearchWords", at: "nothing", input: () => ({ id: anyId }) },
  // Public; an unknown id is no member.
  "directory.verify": { needs: "directory.verify", at: "nothing", input: () => ({ id: anyId }) },
  "directory.resendVerification": { needs: "directory.registerBuyer", at: "nothing", input: () => ({ email: nobody }) },

  "reimbursements.listOwn": { needs: "reimbursements.listOwn", at: "nothing", input: () => ({}) },
  "reimbursements.getOwn": { needs: "reimbursements.getOwn", at: "own draft", input: reimbursement },
  "reimbursements.entitlement": { needs: "reimbursements.getEntitlement", at: "nothing", input: () => ({ scheme: "product" }) },
  "reimbursements.filingRules": { needs: "reimbursements.getEntitlement", at: "nothing", input: () => ({ scheme: "product" }) },
  "reimbursements.expected.list": { needs: "reimbursements.planClaims", at: "nothing" },
  "reimbursements.expected.save": {
    needs: "reimbursements.planClaims",
    at: "nothing",
    input: () => ({ scheme: "product", kind: "registration", name: "Gloves", country: "KE", expectedOn: calendarDateInIndia(new Date()) }),
  },
  "reimbursements.expected.remove": { needs: "reimbursements.planClaims", at: "nothing", input: () => ({ id: anyId }) },
  "reimbursements.knownAnswers": { needs: "reimbursements.getKnownAnswers", at: "nothing" },
  "reimbursements.knownDocument": {
    needs: "reimbursements.getKnownAnswers",
    at: "nothing",
    input: () => ({ scheme: "product", fieldName: "rcmc_certificate" }),
  },
  "reimbursements.reuseDocument": {
    needs: "reimbursements.attachDocument",
    at: "own draft",
    input: (id) => ({ scheme: "product", reimbursementId: id, fieldName: "rcmc_certificate" }),
  },
  "reimbursements.saveStep": {
    needs: "reimbursements.saveStep",
    at: "own draft",
    input: (id) => ({ scheme: "product", reimbursementId: id, step: 1, answers: { firm_address: "1 Road" } }),
  },
  "reimbursements.removeDocument": {
    needs: "reimbursements.removeDocument",
    at: "own draft",
    input: (id) => ({ scheme: "product", reimbursementId: id, fieldName: "rcmc_certificate", fileId: anyId }),
  },
  "reimbursements.clearProgress": { needs: "reimbursements.clearProgress", at: "own draft", input: (id) => ({ reimbursementId: id, version: 999 }) },
  "reimbursements.renameDraft": { needs: "reimbursements.renameDraft", at: "own draft", input: (id) => ({ reimbursementId: id, title: "Spring" }) },
  "reimbursements.submit": { needs: "reimbursements.submit", at: "own draft", input: (id) => ({ reimbursementId: id, version: 999 }) },
  "reimbursements.withdraw": { needs: "reimbursements.withdraw", at: "own draft", input: (id) => ({ reimbursementId: id, version: 999 }) },
  "reimbursements.answerDeficiency": {
    needs: "reimbursements.answerDeficiency",
    at: "own draft",
    input: (id) => ({ reimbursementId: id, deficiencyId: anyId, answer: "x" }),
  },

  "reviews.list": { needs: "reviews.list", at: "nothing", input: () => ({ scheme: "product" }) },
  "reviews.dgftQueries": { needs: "reviews.listDgftQueries", at: "nothing", input: () => ({}) },
  "reviews.next": { needs: "reviews.list", at: "nothing", input: () => ({ scheme: "product", after: "PRD-2627-99999" }) },
  "reviews.open": { needs: "reviews.get", at: "received", input: reimbursement },
  "reviews.announcePresence": { needs: "reviews.get", at: "received", input: reimbursement },
  // Who leaves takes away their own mark alone, so leaving what is not there is no failure.
  "reviews.leave": { needs: "reviews.get", at: "nothing", input: () => reimbursement("PRD-2627-99999") },
  "reviews.keepDraft": { needs: "reviews.keepDraft", at: "received", input: (id) => ({ reimbursementId: id, version: 999, documents: [] }) },
  "reviews.settleDraft": { needs: "reviews.keepDraft", at: "received", input: (id) => ({ reimbursementId: id, version: 999, documents: [] }) },
  "reviews.save": { needs: "reviews.save", at: "received", input: (id) => ({ reimbursementId: id, version: 999, documents: [] }) },
  "reviews.share": { needs: "reviews.share", at: "received", input: (id) => ({ reimbursementId: id, version: 999, documents: [] }) },
  "reviews.shareDgftQuery": {
    needs: "reviews.shareDgftQuery",
    at: "received",
    input: (id) => ({ reimbursementId: id, version: 999, comment: "x" }),
  },
  "reviews.forward": { needs: "reviews.forward", at: "received", input: (id) => ({ reimbursementId: id, version: 999 }) },
  "reviews.close": { needs: "reviews.close", at: "received", input: (id) => ({ reimbursementId: id, version: 999, reason: "x" }) },

  "dgft.list": { needs: "dgft.list", at: "nothing", input: () => ({ scheme: "product" }) },
  "dgft.next": { needs: "dgft.list", at: "nothing", input: () => ({ scheme: "product", after: "PRD-2627-99999" }) },
  "dgft.open": { needs: "dgft.get", at: "forwarded", input: reimbursement },
  "dgft.announcePresence": { needs: "dgft.get", at: "forwarded", input: reimbursement },
  "dgft.leave": { needs: "dgft.get", at: "nothing", input: () => reimbursement("PRD-2627-99999") },
  "dgft.saveNote": { needs: "dgft.saveDraft", at: "forwarded", input: (id) => ({ reimbursementId: id, version: 999, note: "x" }) },
  "dgft.share": { needs: "dgft.share", at: "forwarded", input: (id) => ({ reimbursementId: id, version: 999, query: "x" }) },
  "dgft.refuse": { needs: "dgft.refuse", at: "forwarded", input: (id) => ({ reimbursementId: id, version: 999, reason: "x" }) },
  "dgft.approve": { needs: "dgft.approve", at: "forwarded", input: (id) => ({ reimbursementId: id, version: 999 }) },

  "dossiers.get": { needs: "dossiers.get", at: "readable", input: reimbursement },
  "dossiers.computation": { needs: "dossiers.get", at: "readable", input: reimbursement },
  "dossiers.request": { needs: "dossiers.get", at: "readable", input: reimbursement },

  "audit.list": { needs: "audit.read", at: "nothing", input: () => ({}) },
  "system.read": { needs: "system.read", at: "nothing" },
  "system.deadLetters": { needs: "system.read", at: "nothing", input: () => ({}) },
  "system.retryJobs": { needs: "system.retryJobs", at: "nothing", input: () => ({}) },
  "system.discardJob": { needs: "system.discardJob", at: "given-up job", input: (id) => ({ id, reason: "x" }) },
  "system.mailProblems": { needs: "system.read", at: "nothing", input: () => ({}) },
  "system.resendMail": { needs: "system.resendMail", at: "refused letter", input: (mailId) => ({ mailId }) },
  "privacy.find": { needs: "privacy.find", at: "nothing", input: () => ({ email: "nobody@people.example" }) },
  "privacy.export": { needs: "privacy.export", at: "nothing", input: () => ({ email: "nobody@people.example" }) },
  "privacy.erase": { needs: "privacy.erase", at: "nothing", input: () => ({ email: "nobody@people.example", typedEmail: "x" }) },

  "notifications.list": { needs: "notifications.list", at: "nothing", input: () => ({}) },
  "notifications.unreadCount": { needs: "notifications.list", at: "nothing" },
  "notifications.markRead": { needs: "notifications.markRead", at: "nothing", input: () => ({ ids: [anyId] }) },

  "reports.get": { needs: "reports.reimbursements", at: "nothing", input: () => ({ kind: "states" }) },

  "site.sendMessage": { needs: "site.sendMessage", at: "nothing", input: () => ({ ...form, subject: "x", message: "x" }) },
  "site.register": { needs: "site.register", at: "nothing", input: () => ({ ...form, organisation: "x", designation: "x" }) },
  "site.listInbox": { needs: "site.readInbox", at: "nothing", input: () => ({ kind: "messages" }) },
  "site.registeredEvents": { needs: "site.readInbox", at: "nothing" },
  "site.getEntry": { needs: "site.readInbox", at: "inbox entry", input: (id) => ({ kind: "messages", id }) },
  "site.content.textPages": { needs: "site.readContent", at: "nothing" },
  "site.content.count": { needs: "site.readContent", at: "nothing" },
  "site.content.list": { needs: "site.readContent", at: "nothing", input: () => ({ kind: "notice" }) },
  "site.content.get": { needs: "site.readContent", at: "content entry", input: (id) => ({ id }) },
  "site.content.previewMarkdown": { needs: "site.readContent", at: "nothing", input: () => ({ text: "x" }) },
  "site.content.save": { needs: "site.saveContent", at: "nothing", input: () => ({ kind: "notice", fields: { title: "Matrix" } }) },
  "site.content.publish": { needs: "site.publishContent", at: "content entry", input: (id) => ({ id, version: 0 }) },
  "site.content.unpublish": { needs: "site.publishContent", at: "content entry", input: (id) => ({ id, version: 0 }) },
  "site.content.move": { needs: "site.publishContent", at: "content entry", input: (id) => ({ id, version: 0, direction: "up" }) },
  "site.content.remove": { needs: "site.removeContent", at: "content entry", input: (id) => ({ id, version: 0 }) },
  "site.markHandled": { needs: "site.markHandled", at: "inbox entry", input: (id) => ({ kind: "messages", id, isHandled: true }) },
};

/** Every address that is no call: what is uploaded, opened and taken along. `:id` stands for the target, `:file` for a file of it. */
export const routeEndpoints: Readonly<Record<string, Endpoint & { readonly address: string }>> = {
  "POST /uploads/imports": { needs: "members.import", at: "nothing", address: "/uploads/imports" },
  "POST /uploads/content/picture": { needs: "site.saveContent", at: "nothing", address: "/uploads/content/picture" },
  "POST /uploads/content/document": { needs: "site.saveContent", at: "nothing", address: "/uploads/content/document" },
  "POST /uploads/rules/:id/:revision": { needs: "rules.prepare", at: "nothing", address: `/uploads/rules/${anyId}/1` },
  "POST /uploads/:scheme/:reimbursementId/:fieldName": {
    needs: "reimbursements.attachDocument",
    at: "own draft",
    address: "/uploads/product/:id/rcmc_certificate",
  },
  "GET /files/:reimbursementId/:fileId/pages/:page": { needs: "files.read", at: "readable", address: "/files/:id/:file/pages/1?width=320" },
  "GET /files/rules/:id": { needs: "rules.readPublished", at: "nothing", address: `/files/rules/${anyId}` },
  "GET /files/:reimbursementId/all.zip": { needs: "files.read", at: "readable", address: "/files/:id/all.zip" },
  "GET /files/:reimbursementId/:fileId": { needs: "files.read", at: "readable", address: "/files/:id/:file" },
  "GET /exports/computations/:reimbursementId.xlsx": { needs: "files.read", at: "readable", address: "/exports/computations/:id.xlsx" },
  "GET /exports/members.csv": { needs: "directory.export", at: "nothing", address: "/exports/members.csv" },
  "GET /exports/members.xlsx": { needs: "directory.export", at: "nothing", address: "/exports/members.xlsx" },
  "GET /exports/made/:id/:until/:signature": {
    needs: "directory.export",
    at: "made list",
    address: `/exports/made/:id/1790000000/${"a".repeat(43)}`,
  },
  "GET /exports/reviews/:scheme.csv": { needs: "reviews.export", at: "nothing", address: "/exports/reviews/product.csv" },
  "GET /exports/decisions/:scheme.csv": { needs: "dgft.export", at: "nothing", address: "/exports/decisions/product.csv" },
  "GET /exports/reimbursements.csv": { needs: "reimbursements.exportOwn", at: "nothing", address: "/exports/reimbursements.csv" },
  "GET /exports/last-days.ics": { needs: "reimbursements.planClaims", at: "nothing", address: "/exports/last-days.ics" },
  "GET /exports/audit.csv": { needs: "audit.export", at: "nothing", address: "/exports/audit.csv" },
  "GET /exports/firms.csv": { needs: "members.export", at: "nothing", address: "/exports/firms.csv" },
  "GET /exports/buyers.csv": { needs: "directory.exportBuyers", at: "nothing", address: "/exports/buyers.csv" },
  "GET /exports/firms-template.csv": { needs: "members.import", at: "nothing", address: "/exports/firms-template.csv" },
  "GET /exports/firms-template.xlsx": { needs: "members.import", at: "nothing", address: "/exports/firms-template.xlsx" },
  "GET /exports/imports/:importId/errors.csv": { needs: "members.import", at: "import", address: "/exports/imports/:id/errors.csv" },
  "GET /exports/reports/:kind.xlsx": { needs: "reports.reimbursements", at: "nothing", address: "/exports/reports/states.xlsx" },
  "GET /exports/reports/:kind.csv": { needs: "reports.reimbursements", at: "nothing", address: "/exports/reports/states.csv" },
  "GET /exports/inbox/:kind.csv": { needs: "site.exportInbox", at: "nothing", address: "/exports/inbox/messages.csv" },
};
