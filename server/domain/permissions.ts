import type { SignedInActor } from "./accounts/actor.ts";
import { invoiceRights, paymentRights, type UserRight } from "./accounts/rights.ts";
import type { Role } from "./accounts/roles.ts";

const anyone = ["visitor", "BUYER", "MEMBER", "EPCMD_ADMIN", "DGFT_ADMIN"] as const;
const signedIn = ["BUYER", "MEMBER", "EPCMD_ADMIN", "DGFT_ADMIN"] as const;
const buyer = ["BUYER"] as const;
const member = ["MEMBER"] as const;
const epcmd = ["EPCMD_ADMIN"] as const;
const dgft = ["DGFT_ADMIN"] as const;
const staff = ["EPCMD_ADMIN", "DGFT_ADMIN"] as const;

/**
 * The roles that may take each action: the one table of routers, REST, file routes and buttons. An action is named by module and
 * use case; ownership (a member sees only the own firm) is checked by the queries.
 * @source product.md "Roles", "Life of a reimbursement"
 */
export const permissions = {
  "accounts.login": anyone,
  "accounts.me": anyone,
  "accounts.activate": anyone,
  "accounts.logout": signedIn,
  "accounts.extendSession": signedIn,
  "accounts.changePassword": signedIn,
  "accounts.sessions": signedIn,
  "accounts.apiKeys": signedIn,
  "accounts.confirmPassword": signedIn,
  "accounts.secondFactor": ["EPCMD_ADMIN", "DGFT_ADMIN"],
  // A DGFT user sees and invites only DGFT users.
  "accounts.listStaff": ["EPCMD_ADMIN", "DGFT_ADMIN"],
  "accounts.inviteStaff": ["EPCMD_ADMIN", "DGFT_ADMIN"],
  "accounts.settleStaffRequest": ["EPCMD_ADMIN", "DGFT_ADMIN"],
  "accounts.resendStaffInvitation": epcmd,
  "accounts.changeStaffRole": epcmd,
  "accounts.deactivateStaff": epcmd,
  "accounts.reactivateStaff": epcmd,
  "accounts.forceNewPassword": epcmd,
  "accounts.resetSecondFactor": epcmd,
  "accounts.changeRights": epcmd,

  "members.detail": member,
  "members.getProfile": member,
  "members.saveProfile": member,
  "members.listHsnDevices": signedIn,
  "members.listFirms": epcmd,
  "members.addFirm": epcmd,
  "members.updateFirm": epcmd,
  "members.resendActivation": epcmd,
  "members.deactivate": epcmd,
  "members.reactivate": epcmd,
  "members.endSessions": epcmd,
  "members.export": epcmd,
  "members.import": epcmd,
  "members.readFees": epcmd,
  "members.prepareFees": epcmd,
  "members.publishFees": epcmd,

  "joining.apply": anyone,
  "joining.read": epcmd,
  "joining.ask": epcmd,
  "joining.approve": epcmd,
  "joining.refuse": epcmd,

  "directory.registerBuyer": anyone,
  "directory.verify": anyone,
  "directory.listBuyers": epcmd,
  "directory.suspendBuyer": epcmd,
  "directory.liftSuspension": epcmd,
  "directory.exportBuyers": epcmd,
  "directory.search": ["BUYER", "MEMBER", "EPCMD_ADMIN"],
  "directory.export": ["BUYER", "MEMBER", "EPCMD_ADMIN"],

  "directory.sendEnquiry": buyer,
  "directory.readOwnEnquiries": buyer,
  "directory.readEnquiries": member,
  "directory.answerEnquiry": member,
  "directory.reportEnquiry": member,
  "directory.countEnquiries": epcmd,
  "directory.readSearchWords": epcmd,
  "directory.changeSearchWords": epcmd,

  "reimbursements.listOwn": member,
  "reimbursements.exportOwn": member,
  "reimbursements.getOwn": member,
  "reimbursements.getKnownAnswers": member,
  "reimbursements.getEntitlement": member,
  "reimbursements.readEvents": ["MEMBER", "EPCMD_ADMIN"],
  "reimbursements.planClaims": member,
  "reimbursements.saveStep": member,
  "reimbursements.attachDocument": member,
  "reimbursements.removeDocument": member,
  "reimbursements.clearProgress": member,
  "reimbursements.renameDraft": member,
  "reimbursements.submit": member,
  "reimbursements.answerDeficiency": member,
  "reimbursements.withdraw": member,
  "reimbursements.readDecisions": ["MEMBER", "EPCMD_ADMIN", "DGFT_ADMIN"],
  "reimbursements.askFreshLook": member,
  "reimbursements.askReopening": ["EPCMD_ADMIN", "DGFT_ADMIN"],
  "reimbursements.settleReopening": ["EPCMD_ADMIN", "DGFT_ADMIN"],
  "reimbursements.listForSecond": ["EPCMD_ADMIN", "DGFT_ADMIN"],

  "reviews.list": epcmd,
  "reviews.export": epcmd,
  "reviews.listDgftQueries": epcmd,
  "reviews.get": epcmd,
  "reviews.keepDraft": epcmd,
  "reviews.save": epcmd,
  "reviews.share": epcmd,
  "reviews.shareDgftQuery": epcmd,
  "reviews.forward": epcmd,
  "reviews.sendBack": epcmd,
  "reviews.close": epcmd,
  "reviews.hold": epcmd,
  "reviews.readPhrases": epcmd,
  "reviews.changePhrases": epcmd,
  "reviews.changeChecklists": epcmd,

  "dgft.list": dgft,
  "dgft.export": dgft,
  "dgft.get": dgft,
  "dgft.saveDraft": dgft,
  "dgft.share": dgft,
  "dgft.approve": dgft,
  "dgft.refuse": dgft,
  "dgft.hold": dgft,

  "work.read": staff,
  "work.assign": staff,
  "work.remind": staff,
  "work.setAbsence": staff,
  "work.changeOffice": staff,
  "work.saveViews": staff,
  "radar.read": ["EPCMD_ADMIN", "DGFT_ADMIN"],
  "radar.judge": ["EPCMD_ADMIN", "DGFT_ADMIN"],

  // A user of the council also needs a right: see `neededRights`.
  "payments.list": epcmd,
  "payments.export": epcmd,
  "payments.recordOrder": epcmd,
  "payments.settleOrderChange": epcmd,
  "payments.checkPapers": epcmd,
  "payments.confirmAccount": epcmd,
  "payments.showAccount": epcmd,
  "payments.withhold": epcmd,
  "payments.reverseElsewhere": epcmd,
  "payments.changeLayouts": epcmd,
  "payments.prepareBatch": epcmd,
  "payments.approveBatch": epcmd,
  "payments.settle": epcmd,
  "payments.readLedger": epcmd,
  "payments.readReports": epcmd,
  "payments.book": epcmd,
  "payments.confirmRecovery": epcmd,
  "payments.closePeriod": epcmd,
  "payments.listSanctions": dgft,
  "payments.readStatus": ["MEMBER", "EPCMD_ADMIN", "DGFT_ADMIN"],
  "payments.listOwn": member,
  "payments.giveAccount": member,
  "payments.givePreReceipt": member,

  // A user of the council also needs a right: see `neededRights`.
  "invoices.list": epcmd,
  "invoices.export": epcmd,
  "invoices.prepare": epcmd,
  "invoices.approve": epcmd,
  "invoices.listOwn": member,
  "invoices.readDocuments": ["MEMBER", "EPCMD_ADMIN"],
  "invoices.giveProof": member,
  "invoices.verify": anyone,

  "rules.readExchangeRates": epcmd,
  "rules.changeExchangeRates": epcmd,
  "rules.readReasons": ["EPCMD_ADMIN", "DGFT_ADMIN"],
  "rules.read": epcmd,
  "rules.prepare": epcmd,
  "rules.publish": epcmd,
  "rules.changeHolidays": epcmd,
  "rules.readPublished": anyone,
  "rules.changeReasons": epcmd,

  "reports.reimbursements": ["EPCMD_ADMIN", "DGFT_ADMIN"],
  // The report shows which firms have a login: for the council only.
  "reports.firms": epcmd,

  "notes.read": ["EPCMD_ADMIN", "DGFT_ADMIN"],
  "notes.write": ["EPCMD_ADMIN", "DGFT_ADMIN"],

  "dossiers.get": ["MEMBER", "EPCMD_ADMIN", "DGFT_ADMIN"],
  "files.read": ["MEMBER", "EPCMD_ADMIN", "DGFT_ADMIN"],

  "circulars.read": epcmd,
  "circulars.prepare": epcmd,
  "circulars.publish": epcmd,
  "circulars.readOwn": member,
  "circulars.readPublic": anyone,
  "fairs.read": epcmd,
  "fairs.export": epcmd,
  "fairs.prepare": epcmd,
  "fairs.message": epcmd,
  "fairs.checkIn": epcmd,
  "fairs.checkFee": epcmd,
  "fairs.readExhibitors": ["MEMBER", "EPCMD_ADMIN"],
  "fairs.readOwn": member,
  "fairs.apply": member,
  "fairs.noteLeads": member,
  "fairs.payFee": member,

  "site.readPages": anyone,
  "site.sendMessage": anyone,
  "site.register": anyone,
  "site.giveOpinion": anyone,
  "site.readOpinions": epcmd,
  "site.follow": anyone,
  "site.readInbox": epcmd,
  "site.markHandled": epcmd,
  "site.exportInbox": epcmd,
  "site.readContent": epcmd,
  "site.saveContent": epcmd,
  "site.publishContent": epcmd,
  "site.removeContent": epcmd,

  "audit.read": epcmd,
  "audit.export": epcmd,

  "system.read": epcmd,
  "system.retryJobs": epcmd,
  "system.discardJob": epcmd,
  "system.resendMail": epcmd,

  "webhooks.read": ["MEMBER", "EPCMD_ADMIN"],
  "webhooks.manage": ["MEMBER", "EPCMD_ADMIN"],

  "privacy.find": epcmd,
  "privacy.export": epcmd,
  "privacy.erase": epcmd,

  "notifications.list": signedIn,
  "notifications.markRead": signedIn,
} as const satisfies Record<string, readonly (Role | "visitor")[]>;

export type Permission = keyof typeof permissions;

/** The roles that may take an action. */
export function rolesAllowed(permission: Permission): readonly (Role | "visitor")[] {
  return permissions[permission];
}

/** The rights of which a user of the council needs one for an action, beside the role. @source issue of payments, "Desk" */
const neededRights: Readonly<Partial<Record<Permission, readonly UserRight[]>>> = {
  "payments.list": paymentRights,
  "payments.export": paymentRights,
  "payments.recordOrder": ["payments.prepare"],
  "payments.settleOrderChange": ["payments.approve"],
  "payments.checkPapers": ["payments.prepare", "payments.approve"],
  "payments.confirmAccount": ["payments.approve"],
  "payments.showAccount": ["payments.prepare", "payments.approve"],
  "payments.withhold": ["payments.prepare"],
  "payments.reverseElsewhere": ["payments.approve"],
  "payments.changeLayouts": ["payments.prepare"],
  "payments.prepareBatch": ["payments.prepare"],
  "payments.approveBatch": ["payments.approve"],
  "payments.settle": ["payments.prepare"],
  "payments.readLedger": paymentRights, // the desk leads those who approve, close and prepare to it
  "payments.readReports": ["payments.read"],
  "payments.book": ["payments.prepare"],
  "payments.confirmRecovery": ["payments.approve"],
  "payments.closePeriod": ["payments.close"],
  "invoices.list": invoiceRights,
  "invoices.export": invoiceRights,
  "invoices.prepare": ["invoices.prepare"],
  "invoices.approve": ["invoices.approve"],
};

/** The rights of which one is needed; empty when the role is enough. */
export const rightsFor = (permission: Permission): readonly UserRight[] => neededRights[permission] ?? [];

/** Whether a user of an allowed role has the right, where the action needs one. */
export function hasRight(actor: SignedInActor, permission: Permission): boolean {
  const needed = rightsFor(permission);
  return needed.length === 0 || ("rights" in actor && actor.rights.some((right) => needed.includes(right)));
}
