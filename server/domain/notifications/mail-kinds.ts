/**
 * Every email of the product; its texts are in `workers/render/mail`. An email names reimbursement, firm and documents by label
 * and links to the portal; it never contains the content of a reimbursement.
 * @source issue of the foundation, "Mail"; product.md "Life of a reimbursement"
 */
export const mailKinds = [
  "activation",
  "verification",
  "already_registered",
  "password_reset",
  "password_changed",
  "session_stolen",
  "email_changed",
  "second_factor_on",
  "second_factor_off",
  "second_factor_reset",
  "recovery_code_used",
  "role_changed",
  "dgft_user_requested",
  "dgft_user_added",
  "login_closed",
  "login_reopened",
  "receipt",
  "deficiency",
  "reply",
  "forwarded",
  "forwarded_to_dgft",
  "query",
  "query_notice",
  "approved",
  "approved_to_council",
  "withdrawn",
  "closed",
  "message_to_council",
  "registration_to_council",
  "registration_received",
  "enquiry",
  "enquiry_answer",
  "enquiry_reported",
  "membership_ends",
  "reply_reminder",
  "digest",
] as const;
export type MailKind = (typeof mailKinds)[number];
