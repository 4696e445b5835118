import type { Permission } from "../permissions.ts";
import type { AuditEvent } from "./events.ts";

/**
 * The audit entries of each action: every decision, export and change of an account or firm writes one of these events. `reads`
 * changes nothing; `works` changes only the actor's own data, or data with a history of its own. A new action does not compile
 * without a row here, and tests/integration/audited-use-cases.test.ts calls each one and checks its entries.
 * @source security.md row 40
 */
export const auditedPermissions = {
  "accounts.login": ["session.begin"],
  "accounts.me": "reads",
  "accounts.activate": ["password.activate"],
  "accounts.logout": ["session.signOut"],
  "accounts.extendSession": "works",
  "accounts.changePassword": ["password.change", "session.begin"],
  "accounts.sessions": ["session.end"],
  "accounts.confirmPassword": "works",
  "accounts.secondFactor": ["secondFactor.on", "secondFactor.renewCodes", "secondFactor.off"],
  "accounts.listStaff": "reads",
  "accounts.inviteStaff": ["user.invite", "user.request"],
  "accounts.settleStaffRequest": ["user.confirmRequest", "user.declineRequest"],
  "accounts.resendStaffInvitation": ["user.invite"],
  "accounts.changeStaffRole": ["user.changeRole"],
  "accounts.deactivateStaff": ["user.deactivate"],
  "accounts.reactivateStaff": ["user.reactivate"],
  "accounts.forceNewPassword": ["user.forcePassword"],
  "accounts.resetSecondFactor": ["user.resetSecondFactor"],

  "members.detail": "reads",
  "members.getProfile": "reads",
  "members.saveProfile": ["profile.save"],
  "members.listHsnDevices": "reads",
  "members.listFirms": "reads",
  "members.addFirm": ["firm.add"],
  "members.updateFirm": ["firm.edit"],
  "members.resendActivation": ["user.invite"],
  "members.deactivate": ["firm.deactivate"],
  "members.reactivate": ["firm.reactivate"],
  "members.endSessions": ["firm.endSessions"],
  "members.export": ["export.firms"],
  "members.import": ["import.upload", "import.run", "import.discard", "export.importErrors"],

  "directory.registerBuyer": ["buyer.register"],
  "directory.listBuyers": "reads",
  "directory.suspendBuyer": ["buyer.suspend"],
  "directory.liftSuspension": ["buyer.lift"],
  "directory.exportBuyers": ["export.buyers"],
  "directory.search": "reads",
  "directory.export": ["export.directory"],
  "directory.verify": "reads",
  "directory.sendEnquiry": "works",
  "directory.readOwnEnquiries": "reads",
  "directory.readEnquiries": "reads",
  "directory.answerEnquiry": "works",
  "directory.reportEnquiry": "works",
  "directory.countEnquiries": "reads",
  "directory.readSearchWords": "reads",
  "directory.changeSearchWords": ["searchWord.save", "searchWord.remove"],

  "reimbursements.listOwn": "reads",
  "reimbursements.exportOwn": ["export.reimbursements"],
  "reimbursements.getOwn": "reads",
  "reimbursements.getKnownAnswers": "reads",
  "reimbursements.getEntitlement": "reads",
  "reimbursements.planClaims": "works",
  "reimbursements.saveStep": "works",
  "reimbursements.attachDocument": "works",
  "reimbursements.removeDocument": "works",
  "reimbursements.clearProgress": "works",
  "reimbursements.renameDraft": "works",
  "reimbursements.submit": ["reimbursement.submit", "reimbursement.reply"],
  "reimbursements.answerDeficiency": "works",
  "reimbursements.withdraw": ["reimbursement.withdraw"],

  "reviews.list": "reads",
  "reviews.export": ["export.reimbursements"],
  "reviews.listDgftQueries": "reads",
  "reviews.get": "reads",
  "reviews.keepDraft": "works",
  "reviews.save": ["reimbursement.assess", "reimbursement.enterItems"],
  "reviews.share": ["reimbursement.assess", "reimbursement.enterItems", "reimbursement.share"],
  "reviews.shareDgftQuery": ["reimbursement.assess", "reimbursement.shareQuery"],
  "reviews.forward": ["reimbursement.assess", "reimbursement.prepare", "reimbursement.forward"],
  "reviews.close": ["reimbursement.close"],

  "dgft.list": "reads",
  "dgft.export": ["export.reimbursements"],
  "dgft.get": "reads",
  "dgft.saveDraft": "works",
  "dgft.share": ["reimbursement.query"],
  "dgft.approve": ["reimbursement.approve"],
  "dgft.refuse": ["reimbursement.refuse"],

  "rules.readExchangeRates": "reads",
  "rules.changeExchangeRates": ["exchangeRate.save", "exchangeRate.import"],
  "rules.readReasons": "reads",
  "rules.read": "reads",
  "rules.prepare": ["rule.save", "rule.source", "rule.replay", "rule.discard"],
  "rules.publish": ["rule.publish"],
  "rules.changeHolidays": ["holiday.save", "holiday.remove"],
  "rules.readPublished": "reads",
  "rules.changeReasons": ["reasonCode.save"],

  "reports.reimbursements": ["export.report"],
  "reports.firms": ["export.report"],

  "dossiers.get": "reads",
  "files.read": ["export.file", "export.documents", "export.computation"],

  "site.readPages": "reads",
  "site.sendMessage": "works",
  "site.register": "works",
  "site.readInbox": "reads",
  "site.markHandled": "works",
  "site.exportInbox": ["export.inbox"],
  "site.readContent": "reads",
  "site.saveContent": ["content.save", "content.upload"],
  "site.publishContent": ["content.publish", "content.unpublish", "content.move"],
  "site.removeContent": ["content.remove"],

  "audit.read": "reads",
  "audit.export": ["export.audit"],

  "system.read": "reads",
  "system.retryJobs": ["job.retry"],
  "system.discardJob": ["job.discard"],
  "system.resendMail": ["mail.resend"],

  "privacy.find": ["privacy.find"],
  "privacy.export": ["privacy.export"],
  "privacy.erase": ["privacy.erase"],

  "notifications.list": "reads",
  "notifications.markRead": "works",
} as const satisfies Record<Permission, "reads" | "works" | readonly AuditEvent[]>;

type Audited = typeof auditedPermissions;
/** The actions that leave an entry. */
export type AuditedPermission = { [P in Permission]: Audited[P] extends readonly AuditEvent[] ? P : never }[Permission];

export const isAudited = (permission: Permission): permission is AuditedPermission => typeof auditedPermissions[permission] !== "string";
