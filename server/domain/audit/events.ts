/** The options of the audit page's filter, in its order. */
export const auditGroups = {
  access: "Sign-ins and sessions",
  passwords: "Passwords",
  refusals: "Refused requests",
  users: "Users and roles",
  firms: "Firms and imports",
  decisions: "Reimbursement decisions",
  payments: "Payments",
  rules: "Rules and exchange rates",
  exports: "Exports and downloads",
  privacy: "Privacy and consent",
  website: "Website",
  system: "System",
} as const;
export type AuditGroup = keyof typeof auditGroups;

/** `done`: the action was taken. `refused`: not allowed, or a rate limit. `failed`: wrong input. */
export const auditOutcomes = { done: "Done", refused: "Refused", failed: "Failed" } as const;
export type AuditOutcome = keyof typeof auditOutcomes;

type Event = { readonly group: AuditGroup; readonly text: string };

/**
 * Every event of the audit trail, with its text for the council. The word is stored for ever: one that is no longer written
 * stays in this table.
 * @source security.md row 40
 */
export const auditEvents = {
  "session.begin": { group: "access", text: "Signed in" },
  "session.signOut": { group: "access", text: "Signed out" },
  "session.end": { group: "access", text: "Ended a session" },
  "session.reused": { group: "access", text: "Showed a key that was used before; the session was ended" },

  "password.change": { group: "passwords", text: "Changed the password" },
  "password.otp": { group: "passwords", text: "Entered the OTP of a mail" },
  "password.reset": { group: "passwords", text: "Reset the password" },
  "password.activate": { group: "passwords", text: "Activated the login" },

  "password.confirm": { group: "passwords", text: "Entered the password again" },
  "secondFactor.on": { group: "passwords", text: "Switched a second factor on" },
  "secondFactor.off": { group: "passwords", text: "Switched the second factor off" },
  "secondFactor.use": { group: "passwords", text: "Entered a code of the second factor" },
  "secondFactor.renewCodes": { group: "passwords", text: "Made new recovery codes" },

  "permission.use": { group: "refusals", text: "Tried what this role may not do" },

  "user.add": { group: "users", text: "Added a login" },
  "user.invite": { group: "users", text: "Sent an activation mail" },
  "user.request": { group: "users", text: "Asked for a DGFT user, whom a second person has to confirm" },
  "user.confirmRequest": { group: "users", text: "Confirmed a DGFT user as the second person" },
  "user.declineRequest": { group: "users", text: "Declined a DGFT user" },
  "user.changeRole": { group: "users", text: "Changed the role of a login" },
  "user.deactivate": { group: "users", text: "Deactivated a login" },
  "user.reactivate": { group: "users", text: "Reactivated a login" },
  "user.forcePassword": { group: "users", text: "Made a user set a new password" },
  "user.resetSecondFactor": { group: "users", text: "Removed the second factor of a user" },
  "right.give": { group: "users", text: "Gave a user a right for payments" },
  "right.take": { group: "users", text: "Took a right for payments back" },
  "buyer.register": { group: "users", text: "Registered as a buyer" },

  "buyer.suspend": { group: "users", text: "Suspended a buyer" },
  "buyer.lift": { group: "users", text: "Lifted the suspension of a buyer" },

  "firm.add": { group: "firms", text: "Added a firm" },
  "firm.edit": { group: "firms", text: "Changed a firm" },
  "firm.deactivate": { group: "firms", text: "Deactivated a firm" },
  "firm.reactivate": { group: "firms", text: "Reactivated a firm" },
  "firm.endSessions": { group: "firms", text: "Signed everybody of a firm out" },
  "profile.save": { group: "firms", text: "Saved the profile of a firm" },
  "import.upload": { group: "firms", text: "Uploaded a list of firms" },
  "import.run": { group: "firms", text: "Imported a list of firms" },
  "import.discard": { group: "firms", text: "Discarded a list of firms" },
  "searchWord.save": { group: "firms", text: "Saved a search word of the directory" },
  "searchWord.remove": { group: "firms", text: "Removed a search word of the directory" },

  "reimbursement.submit": { group: "decisions", text: "Submitted a reimbursement" },
  "reimbursement.reply": { group: "decisions", text: "Replied to deficiencies" },
  "reimbursement.withdraw": { group: "decisions", text: "Withdrew a reimbursement" },
  "reimbursement.share": { group: "decisions", text: "Shared deficiencies with the member" },
  "reimbursement.shareQuery": { group: "decisions", text: "Shared a query of DGFT with the member" },
  "reimbursement.forward": { group: "decisions", text: "Forwarded to DGFT" },
  "reimbursement.assess": { group: "decisions", text: "Set the admissible amount of an item" },
  "reimbursement.enterItems": { group: "decisions", text: "Entered or corrected the costs of a reimbursement" },
  "reimbursement.prepare": { group: "decisions", text: "Prepared a recommendation that a second person confirms" },
  "reimbursement.close": { group: "decisions", text: "Closed a reimbursement" },
  "reimbursement.judgeDuplicate": { group: "decisions", text: "Said whether two reimbursements ask for the same" },
  "reimbursement.hold": { group: "decisions", text: "Put a reimbursement on hold" },
  "reimbursement.endHold": { group: "decisions", text: "Ended the hold of a reimbursement" },
  "reimbursement.query": { group: "decisions", text: "Raised a query with the council" },
  "reimbursement.approve": { group: "decisions", text: "Approved a reimbursement" },
  "reimbursement.refuse": { group: "decisions", text: "Refused a reimbursement" },
  "reimbursement.sendBack": { group: "decisions", text: "Sent a recommendation back at the second look" },
  "reimbursement.freshLook": { group: "decisions", text: "Asked for a fresh look at a decision" },
  "reimbursement.askReopening": { group: "decisions", text: "Asked to reopen a decided reimbursement" },
  "reimbursement.reopen": { group: "decisions", text: "Confirmed a reopening" },
  "reimbursement.declineReopening": { group: "decisions", text: "Declined a reopening" },

  "note.write": { group: "decisions", text: "Wrote a note on a reimbursement" },
  "note.delete": { group: "decisions", text: "Deleted a note on a reimbursement" },

  "order.record": { group: "payments", text: "Recorded a sanction order" },
  "order.askChange": { group: "payments", text: "Asked for the correction of a sanction order" },
  "order.confirmChange": { group: "payments", text: "Confirmed the correction of a sanction order" },
  "order.declineChange": { group: "payments", text: "Declined the correction of a sanction order" },
  "bankAccount.give": { group: "payments", text: "Gave a bank account" },
  "bankAccount.check": { group: "payments", text: "Checked a bank account that a second person confirms" },
  "bankAccount.confirm": { group: "payments", text: "Confirmed a bank account" },
  "bankAccount.refuse": { group: "payments", text: "Refused a bank account" },
  "bankAccount.keep": { group: "payments", text: "Kept the bank account after a returned payment" },
  "bankAccount.show": { group: "payments", text: "Looked at the whole number of a bank account" },
  "preReceipt.give": { group: "payments", text: "Gave a signed pre-receipt" },
  "preReceipt.accept": { group: "payments", text: "Accepted a pre-receipt" },
  "preReceipt.refuse": { group: "payments", text: "Refused a pre-receipt" },
  "payment.withhold": { group: "payments", text: "Withheld a payment" },
  "payment.release": { group: "payments", text: "Released a payment" },
  "payment.elsewhere": { group: "payments", text: "Recorded a payment that DGFT made" },
  "payment.openAgain": { group: "payments", text: "Opened a returned payment again" },
  "payment.settle": { group: "payments", text: "Recorded by hand what the bank did with a payment" },
  "layout.save": { group: "payments", text: "Saved the layout of a bank file" },
  "ifsc.import": { group: "payments", text: "Imported bank branches" },
  "batch.prepare": { group: "payments", text: "Prepared a batch of payments" },
  "batch.removeLine": { group: "payments", text: "Took a payment out of a batch" },
  "batch.approve": { group: "payments", text: "Approved a batch of payments" },
  "batch.send": { group: "payments", text: "Marked a batch as sent to the bank" },
  "batch.cancel": { group: "payments", text: "Cancelled a batch of payments" },
  "batch.download": { group: "payments", text: "Downloaded a file for the bank or its answer" },
  "bankReply.import": { group: "payments", text: "Imported a file of the bank" },
  "ledger.book": { group: "payments", text: "Booked a movement of money" },
  "ledger.reverse": { group: "payments", text: "Reversed a booking" },
  "recovery.demand": { group: "payments", text: "Asked for a recovery" },
  "recovery.confirm": { group: "payments", text: "Confirmed a recovery" },
  "recovery.decline": { group: "payments", text: "Declined a recovery" },
  "recovery.receive": { group: "payments", text: "Recorded money that a firm paid back" },
  "recovery.reverse": { group: "payments", text: "Reversed a receipt of money that a firm paid back" },
  "period.prepare": { group: "payments", text: "Prepared the close of a period" },
  "period.close": { group: "payments", text: "Closed a period of the ledger" },

  "joining.submit": { group: "firms", text: "Submitted an application for membership" },
  "joining.reply": { group: "firms", text: "Replied on an application for membership" },
  "joining.ask": { group: "firms", text: "Asked an applicant for membership for something" },
  "joining.approve": { group: "firms", text: "Approved an application for membership" },
  "joining.refuse": { group: "firms", text: "Refused an application for membership" },
  "invoice.settings": { group: "payments", text: "Changed the GST data of the council" },
  "invoice.issue": { group: "payments", text: "Issued an invoice" },
  "invoice.run": { group: "payments", text: "Started the yearly run of invoices" },
  "invoice.band": { group: "payments", text: "Chose the fee band of a firm" },
  "invoice.pay": { group: "payments", text: "Recorded a payment of an invoice" },
  "invoice.takeBack": { group: "payments", text: "Took back a payment of an invoice" },
  "invoice.remind": { group: "payments", text: "Reminded firms of invoices" },
  "invoice.importBank": { group: "payments", text: "Recorded payments from a file of the bank" },
  "invoice.giveProof": { group: "payments", text: "Sent the proof of a payment of an invoice" },
  "invoice.refuseProof": { group: "payments", text: "Refused the proof of a payment of an invoice" },
  "creditNote.prepare": { group: "payments", text: "Prepared a credit note" },
  "creditNote.issue": { group: "payments", text: "Issued a credit note" },
  "creditNote.decline": { group: "payments", text: "Declined a credit note" },
  "export.invoices": { group: "exports", text: "Downloaded the list of invoices" },

  "fees.save": { group: "firms", text: "Saved a draft of the membership fees" },
  "fees.discard": { group: "firms", text: "Discarded a draft of the membership fees" },
  "fees.publish": { group: "firms", text: "Published membership fees" },
  "exchangeRate.save": { group: "rules", text: "Saved an exchange rate" },
  "exchangeRate.import": { group: "rules", text: "Imported exchange rates" },
  "rule.save": { group: "rules", text: "Saved a draft of rules" },
  "rule.source": { group: "rules", text: "Uploaded the source of a draft of rules" },
  "rule.replay": { group: "rules", text: "Ran a draft of rules over the open claims" },
  "rule.discard": { group: "rules", text: "Discarded a draft of rules" },
  "rule.publish": { group: "rules", text: "Published rules" },
  "holiday.save": { group: "rules", text: "Saved a holiday" },
  "weekend.save": { group: "rules", text: "Changed the weekend of the office" },
  "weekend.remove": { group: "rules", text: "Removed a weekend of the office" },
  "holiday.remove": { group: "rules", text: "Removed a holiday" },
  "office.change": { group: "users", text: "Changed how an office shares new claims" },
  "reasonCode.save": { group: "rules", text: "Saved a reason for amounts" },
  "phrase.save": { group: "rules", text: "Saved a common remark" },
  "checklist.save": { group: "rules", text: "Saved a point of the checklists" },

  "export.firms": { group: "exports", text: "Exported the list of firms" },
  "export.buyers": { group: "exports", text: "Exported the list of buyers" },
  "export.importErrors": { group: "exports", text: "Exported the errors of an import" },
  "export.directory": { group: "exports", text: "Exported the member directory" },
  "export.inbox": { group: "exports", text: "Exported an inbox" },
  "export.reimbursements": { group: "exports", text: "Exported a list of reimbursements" },
  "export.payments": { group: "exports", text: "Downloaded a list or a certificate of payments" },
  "export.report": { group: "exports", text: "Exported a report" },
  "export.documents": { group: "exports", text: "Downloaded all documents" },
  "export.file": { group: "exports", text: "Downloaded a file" },
  "export.computation": { group: "exports", text: "Downloaded a computation sheet" },
  "export.audit": { group: "exports", text: "Exported the audit trail" },

  "content.save": { group: "website", text: "Saved a draft of the website" },
  "content.upload": { group: "website", text: "Uploaded a picture or document of the website" },
  "content.publish": { group: "website", text: "Published content of the website" },
  "content.unpublish": { group: "website", text: "Took content off the website" },
  "content.move": { group: "website", text: "Put content of the website in another order" },
  "content.remove": { group: "website", text: "Deleted content of the website" },

  "privacy.find": { group: "privacy", text: "Looked up what is kept about a person" },
  "privacy.export": { group: "privacy", text: "Exported what is kept about a person" },
  "privacy.erase": { group: "privacy", text: "Erased what is kept about a person" },
  "job.retry": { group: "system", text: "Had jobs that were given up tried again" },
  "job.discard": { group: "system", text: "Discarded a job that was given up" },
  "mail.resend": { group: "system", text: "Sent a refused letter again" },

  "privacy.replay": { group: "privacy", text: "Repeated erasures after a restore" },
} as const satisfies Record<string, Event>;

export type AuditEvent = keyof typeof auditEvents;

// The keys of literal objects.
export const auditEventNames = Object.keys(auditEvents) as AuditEvent[];
export const auditGroupNames = Object.keys(auditGroups) as AuditGroup[];
export const auditOutcomeNames = Object.keys(auditOutcomes) as AuditOutcome[];

/** The events of a group, for a filter. */
export const eventsOfGroup = (group: AuditGroup): readonly AuditEvent[] => auditEventNames.filter((event) => auditEvents[event].group === group);

/** The subject of an entry: its kind and its id; the page that shows it makes the `link` of a kind. */
export const auditSubjects = [
  "user",
  "firm",
  "reimbursement",
  "file",
  "import",
  "inbox",
  "report",
  "directory",
  "audit",
  "person",
  "job",
  "letter",
  "content",
  "exchangeRate",
  "rule",
  "fees",
  "application",
  "holiday",
  "reasonCode",
  "phrase",
  "checklistPoint",
  "order",
  "payment",
  "batch",
  "bankAccount",
  "layout",
  "ledger",
  "invoice",
] as const;
export type AuditSubjectKind = (typeof auditSubjects)[number];
export type AuditSubject = { readonly kind: AuditSubjectKind; readonly id?: string };

/** Ids, counts and fixed words only: no text that a user wrote, no names, no addresses. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | readonly string[]>>;
