import type { AuditEvent } from "../audit/events.ts";
import type { Action } from "./lifecycle.ts";

/** The audit event of each action; drafts are recorded only in the history of the reimbursement. @source security.md row 40 */
export const auditedActions = {
  save_step: undefined,
  submit: "reimbursement.submit",
  reply: "reimbursement.reply",
  withdraw: "reimbursement.withdraw",
  council_draft: undefined,
  council_share: "reimbursement.share",
  council_share_query: "reimbursement.shareQuery",
  forward: "reimbursement.forward",
  council_close: "reimbursement.close",
  council_hold: "reimbursement.hold",
  council_end_hold: "reimbursement.endHold",
  dgft_draft: undefined,
  dgft_hold: "reimbursement.hold",
  dgft_end_hold: "reimbursement.endHold",
  dgft_share: "reimbursement.query",
  approve: "reimbursement.approve",
  refuse: "reimbursement.refuse",
  council_send_back: "reimbursement.sendBack",
  fresh_look_document: undefined,
  fresh_look: "reimbursement.freshLook",
  council_ask_reopening: "reimbursement.askReopening",
  dgft_ask_reopening: "reimbursement.askReopening",
  council_reopen: "reimbursement.reopen",
  dgft_reopen: "reimbursement.reopen",
} as const satisfies Record<Action, AuditEvent | undefined>;
