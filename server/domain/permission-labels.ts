import { rightLabels, rightsIn, type UserRight } from "./accounts/rights.ts";
import type { Role } from "./accounts/roles.ts";
import { council } from "./council.ts";
import { permissions, rightsFor, rolesAllowed, type Permission } from "./permissions.ts";

/** The label of each action; a new action does not compile without one. */
const labels: Record<Permission, string> = {
  "accounts.login": "Log in",
  "accounts.me": "See who is signed in here",
  "accounts.activate": "Activate a login by its mail",
  "accounts.logout": "Sign out",
  "accounts.extendSession": "Stay signed in",
  "accounts.changePassword": "Change one's own password",
  "accounts.sessions": "See and end one's own sessions",
  "accounts.apiKeys": "Make, see and revoke one's own API keys",
  "accounts.confirmPassword": "Confirm one's own password",
  "accounts.secondFactor": "Set up a second factor for one's own login",
  "accounts.listStaff": `See the users of ${council.shortName} and ${council.officer}`,
  "accounts.inviteStaff": `Invite users of ${council.shortName} and ${council.officer}`,
  "accounts.settleStaffRequest": `Confirm or decline a new ${council.officer} user whom another user asked for`,
  "accounts.resendStaffInvitation": "Send such an invitation again",
  "accounts.changeStaffRole": "Change the role of such a user",
  "accounts.deactivateStaff": "Deactivate such a user",
  "accounts.reactivateStaff": "Reactivate such a user",
  "accounts.forceNewPassword": "Make such a user set a new password",
  "accounts.resetSecondFactor": "Remove a lost second factor of such a user",
  "accounts.changeRights": "Give another user rights for payments and invoices, and take them back",

  "members.detail": "Read one's own firm's details",
  "members.getProfile": "Read one's own firm's profile",
  "members.saveProfile": "Change one's own firm's profile",
  "members.listHsnDevices": "Read the list of HSN codes",
  "members.listFirms": "See all member firms",
  "members.addFirm": "Add a firm",
  "members.updateFirm": "Change a firm",
  "members.resendActivation": "Send a firm its activation mail again",
  "members.deactivate": "Deactivate a firm",
  "members.reactivate": "Reactivate a firm",
  "members.endSessions": "Sign everybody of a firm out",
  "members.export": "Download the list of firms",
  "members.import": "Import firms from a file",
  "members.readFees": "See the membership fees, with the draft",
  "members.prepareFees": "Prepare the membership fees of a year",
  "members.publishFees": "Publish membership fees that another user prepared",
  "joining.apply": "Apply for membership on the website",
  "joining.read": "See applications for membership and their papers",
  "joining.ask": "Ask an applicant for something",
  "joining.approve": "Approve an application, which adds the firm and its login",
  "joining.refuse": "Refuse an application for membership",

  "directory.registerBuyer": "Register as a buyer",
  "directory.sendEnquiry": "Write to members",
  "directory.readOwnEnquiries": "Read one's own enquiries and their answers",
  "directory.readEnquiries": "Read what buyers wrote to the firm",
  "directory.answerEnquiry": "Answer a buyer",
  "directory.reportEnquiry": "Report an enquiry as abuse",
  "directory.countEnquiries": "Count enquiries, and read reported ones",
  "directory.listBuyers": "See who registered as a buyer",
  "directory.suspendBuyer": "Suspend a buyer",
  "directory.liftSuspension": "Lift the suspension of a buyer",
  "directory.exportBuyers": "Download the list of buyers",
  "directory.readSearchWords": "See and try the search words of the directory",
  "directory.changeSearchWords": "Add, change and remove search words of the directory",
  "directory.search": "Search the member directory",
  "directory.export": "Download the member directory",
  "directory.verify": "Check the verification mark of a member firm",

  "reimbursements.listOwn": "See one's own firm's reimbursements",
  "reimbursements.exportOwn": "Download the list of the own reimbursements",
  "reimbursements.getOwn": "Open one's own firm's reimbursement",
  "reimbursements.getKnownAnswers": "Take over answers given before",
  "reimbursements.getEntitlement": "Read what one's own firm may claim under a scheme",
  "reimbursements.readEvents": "Read the events that are offered for a cost",
  "reimbursements.planClaims": "Note claims that one's own firm means to file, with their last day",
  "reimbursements.saveStep": "Fill in a step",
  "reimbursements.attachDocument": "Add a document",
  "reimbursements.removeDocument": "Remove a document",
  "reimbursements.clearProgress": "Clear a draft",
  "reimbursements.renameDraft": "Name a draft",
  "reimbursements.submit": "Submit a reimbursement",
  "reimbursements.answerDeficiency": "Answer a deficiency",
  "reimbursements.withdraw": "Withdraw a reimbursement",
  "reimbursements.readDecisions": "Read the earlier decisions on a reimbursement",
  "reimbursements.askFreshLook": "Ask for a fresh look at a decision",
  "reimbursements.askReopening": "Ask to reopen a decided reimbursement",
  "reimbursements.settleReopening": "Confirm or decline a reopening as the second person",
  "reimbursements.listForSecond": "See what waits for a second person",

  "reviews.list": "See the reimbursements of all firms",
  "reviews.export": "Download the lists of reimbursements",
  "reviews.listDgftQueries": `See the queries of ${council.officer}`,
  "reviews.get": "Open any filed reimbursement",
  "reviews.keepDraft": "Keep an unfinished review",
  "reviews.save": "Save verdicts and notes",
  "reviews.share": "Share deficiencies with the member",
  "reviews.shareDgftQuery": `Share a query of ${council.officer} with the member`,
  "reviews.forward": `Forward to ${council.officer}`,
  "reviews.sendBack": "Send a recommendation back at the second look",
  "reviews.close": "Close a reimbursement",
  "reviews.hold": "Put a reimbursement on hold",
  "reviews.readPhrases": "See the common remarks and the checklists",
  "reviews.changePhrases": "Add and change common remarks",
  "reviews.changeChecklists": "Add and change the points of the checklists",

  "radar.read": "See what claims have in common",
  "radar.judge": "Say whether two claims ask for the same",

  "dgft.list": "See the forwarded reimbursements",
  "dgft.export": "Download the lists of forwarded reimbursements",
  "dgft.get": "Open a forwarded reimbursement",
  "dgft.saveDraft": "Save a private note",
  "dgft.share": `Share a query with ${council.shortName}`,
  "dgft.approve": "Approve a reimbursement",
  "dgft.refuse": "Refuse a reimbursement",
  "dgft.hold": "Put a forwarded reimbursement on hold",

  "payments.list": "See sanction orders, payment lines and batches",
  "payments.export": "Download lists of payments",
  "payments.recordOrder": "Record a sanction order, and ask for its correction",
  "payments.settleOrderChange": "Confirm or decline the correction of an order",
  "payments.checkPapers": "Check pre-receipts and bank accounts of firms",
  "payments.confirmAccount": "Confirm a changed bank account as the second person",
  "payments.showAccount": "See the whole number of a bank account",
  "payments.withhold": "Withhold and release a payment, and record one that DGFT made",
  "payments.reverseElsewhere": "Take back the record of a payment that DGFT made, as the second person",
  "payments.changeLayouts": "Change the layouts of bank files, and import bank branches",
  "payments.prepareBatch": "Prepare a batch for the bank, and mark it as sent",
  "payments.approveBatch": "Approve a batch that another user prepared",
  "payments.settle": "Record what the bank paid and returned",
  "payments.readLedger": "Read the ledger",
  "payments.readReports": "Read the reports on payments",
  "payments.book": "Book grants, interest, refunds and recoveries",
  "payments.confirmRecovery": "Confirm a recovery that another user asked for, and reverse a receipt that another user recorded",
  "payments.closePeriod": "Close a period of the ledger, with a second user",
  "payments.listSanctions": "See and download the sanctions and their payments",
  "payments.readStatus": "See where the money of a reimbursement is, where it may be opened",
  "payments.listOwn": "See the payments of one's own firm",
  "payments.giveAccount": "Give the bank account of one's own firm",
  "payments.givePreReceipt": "Make and give a pre-receipt",

  "invoices.list": "See all invoices of members and their payments",
  "invoices.export": "Download the list of invoices",
  "invoices.prepare": "Start the yearly run, record payments of members and credit paid back to them, prepare credit notes",
  "invoices.approve": `Issue credit notes, confirm credit paid back to members, take payments back, change the GST data of ${council.shortName}`,
  "invoices.listOwn": "See one's own firm's invoices",
  "invoices.readDocuments": "Download invoices, receipts and credit notes; a member those of the own firm",
  "invoices.giveProof": "Send the proof that an invoice is paid",
  "invoices.verify": "Check that an invoice is genuine",

  "rules.readExchangeRates": "See the exchange rates",
  "rules.changeExchangeRates": "Enter and import exchange rates",
  "rules.readReasons": "See the reasons for amounts",
  "rules.read": "See the rules of the schemes, with drafts",
  "rules.prepare": "Prepare rules and run them over the open claims",
  "rules.publish": "Publish rules that another user prepared",
  "rules.changeHolidays": "Enter and remove holidays",
  "rules.readPublished": "Read the published rules",
  "rules.changeReasons": "Add and change the reasons for amounts",

  "work.read": "See My work and the owners of claims",
  "work.assign": "Take claims, give them to another officer, make them free",
  "work.remind": "Remind members of their replies by mail",
  "work.setAbsence": "Enter and cancel absences of officers",
  "work.changeOffice": "Change how the office shares new claims",
  "work.saveViews": "Save views of lists",
  "reports.reimbursements": "Read the figures of reimbursements",
  "reports.firms": "Read the figures of firms",

  "dossiers.get": "Open the combined PDF, where the reimbursement may be opened",
  "files.read": "Open a document, where the reimbursement may be opened",

  "circulars.read": "See all circulars, with drafts and who has read them",
  "circulars.prepare": "Write circulars and delete their drafts",
  "circulars.publish": "Publish and withdraw circulars",
  "circulars.readOwn": "Read the circulars for one's own firm",
  "circulars.readPublic": "Read the circulars of the website",
  "fairs.read": "See fairs with their applications",
  "fairs.export": "Download lists of fairs",
  "fairs.prepare": "Open fairs, rank applications, give seats and stalls",
  "fairs.message": "Write to the exhibitors of a fair",
  "fairs.checkIn": "Check exhibitors in at a fair",
  "fairs.checkFee": "Record fees of a fair, or return their proofs",
  "fairs.readExhibitors": "Download the list of exhibitors of a fair",
  "fairs.readOwn": "See fairs with one's own application",
  "fairs.apply": "Apply for fairs, accept seats and give feedback",
  "fairs.noteLeads": "Note leads at a fair",
  "fairs.payFee": "Send the proof that the fee of a fair is paid",

  "site.readPages": "Read the public website",
  "site.sendMessage": "Write by the contact form",
  "site.register": "Register for an event",
  "site.giveOpinion": "Say whether a page was useful",
  "site.readOpinions": "See which pages readers found useful",
  "site.follow": "Follow notices and the dates of events by e-mail",
  "site.readInbox": "Read messages and registrations",
  "site.markHandled": "Mark a message or registration as handled",
  "site.exportInbox": "Download messages and registrations",
  "site.readContent": "See the content of the website, drafts included",
  "site.saveContent": "Write and upload content of the website",
  "site.publishContent": "Publish, schedule, order and take off content of the website",
  "site.removeContent": "Delete content of the website",

  "audit.read": "Read the audit trail",
  "audit.export": "Download the audit trail",

  "system.read": "See how the portal itself stands",
  "system.retryJobs": "Have jobs that were given up tried again",
  "system.discardJob": "Discard a job that was given up",
  "system.resendMail": "Send a refused letter again",

  "webhooks.read": "See one's own webhooks and what was sent to them",
  "webhooks.manage": "Add, change and delete one's own webhooks, and send events again",
  "privacy.find": "Look up what is kept about a person",
  "privacy.export": "Download what is kept about a person",
  "privacy.erase": "Erase what is kept about a person",

  "notes.read": "Read the notes of officers on a reimbursement",
  "notes.write": "Write notes, and delete one's own for 15 minutes",

  "notifications.list": "Read one's own notifications",
  "notifications.markRead": "Mark one's own notifications as read",
};

/** The first word of each action, in the order of the table. */
const areaLabels: Readonly<Record<string, string>> = {
  accounts: "Logins",
  members: "Firms and profiles",
  joining: "Applications for membership",
  directory: "Member directory and buyers",
  reimbursements: "Filing a reimbursement",
  radar: "Duplicates",
  reviews: `Review by ${council.shortName}`,
  dgft: `Decision by ${council.officer}`,
  payments: "Payments",
  invoices: "Invoices",
  circulars: "Circulars",
  fairs: "Fairs",
  rules: "Rules and exchange rates",
  reports: "Reports",
  notes: "Notes between officers",
  dossiers: "Combined PDF",
  files: "Documents",
  site: "Website",
  audit: "Audit trail",
  system: "System",
  privacy: "Privacy requests",
  work: "My work",
  notifications: "Notifications",
  webhooks: "Webhooks",
};

export type PermissionRow = {
  readonly permission: Permission;
  readonly label: string;
  readonly roles: readonly (Role | "visitor")[];
  /** The rights of which a user of the council needs one, beside the role. */
  readonly rights: readonly UserRight[];
};
export type PermissionArea = { readonly key: string; readonly label: string; readonly rows: readonly PermissionRow[] };

/** The label of a stored action; undefined for an action that was removed. */
export const permissionLabel = (word: string): string | undefined => (Object.hasOwn(labels, word) ? labels[word as Permission] : undefined); // just asked

/** The label of a stored right; undefined for a right that was removed. */
export const rightLabel = (word: string): string | undefined => rightsIn([word]).map((right) => rightLabels[right])[0];

/** The permission table with labels, by area; computed from the table that routers, REST and buttons use. */
export function permissionAreas(): readonly PermissionArea[] {
  const names = Object.keys(permissions) as Permission[]; // keys of a literal object
  const areas = [...new Set(names.map(areaOf))];
  return areas.map((key) => ({
    key,
    label: areaLabels[key] ?? key,
    rows: names
      .filter((name) => areaOf(name) === key)
      .map((permission) => ({ permission, label: labels[permission], roles: rolesAllowed(permission), rights: rightsFor(permission) })),
  }));
}

const areaOf = (permission: Permission): string => permission.split(".", 1)[0] ?? permission;
