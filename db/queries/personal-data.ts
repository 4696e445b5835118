import { accountKeptUntil, bankDataKeptUntil } from "./bank-retention.ts";

/**
 * How a row belongs to a person: a column holds the email address, the id of the login, text that contains the address, or who acted in the audit
 * trail: the address, or the name of a command.
 */
export type PersonalKey = { readonly column: string; readonly holds: "email" | "user" | "text" | "actor" };

/**
 * The erasure rule of the rows. `blank` writes other values, as SQL over the row; `login` is erased together with the login,
 * and stays as long as the login does.
 */
export type ErasureRule =
  | { readonly how: "delete"; readonly goesWith?: "login"; readonly only?: string }
  | { readonly how: "blank"; readonly goesWith?: "login"; readonly only?: string; readonly values: Readonly<Record<string, string>> }
  | { readonly how: "keep" };

export type PersonalTable = {
  readonly table: string;
  /** Its meaning to its owner and to the council. */
  readonly title: string;
  /** The columns with personal data, in addition to ids. */
  readonly columns: readonly string[];
  readonly keys: readonly PersonalKey[];
  readonly erasureRule: ErasureRule;
  /** What happens to it, or why it stays: a sentence for the person who asked. */
  readonly why: string;
  /** Columns with data of others, or that only the person may read: the export of the person leaves them out. */
  readonly ofOthers?: readonly string[];
  /** SQL over the row: the last day on which it is kept, null while that is not known. */
  readonly keptUntil?: string;
  /** How many rows one statement reads: all of them would take longer than a statement may. */
  readonly rowsAtOnce?: number;
  /** The primary key by which rows are read in portions, where it is not `id`. */
  readonly primaryKey?: readonly string[];
};

const byUser = [{ column: "user_id", holds: "user" }] as const;
const byEmail = [{ column: "email", holds: "email" }] as const;
const withLogin = { how: "delete", goesWith: "login" } as const;
const keptForAccounts =
  "Stays for eight years after the financial year of the firm's last payment, a bank account at least until eight years after it was given, as vouchers of public money (Companies Act 2013, section 128(5)); then numbers, cheques and pre-receipts are erased.";
const importHasEnded = "import_id in (select id from imports where state in ('done', 'failed', 'discarded'))";

/**
 * Every table with data about a person: what it holds, how a person's rows are found, and their erasure rule. Export and
 * erasure read only this table, in this order; a test compares it with the columns of the database.
 * @source Digital Personal Data Protection Act 2023, sections 8(7), 11, 12; DPDP Rules 2025, rule 8; security.md 4.9
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: "contact_messages",
    title: "Messages by the contact form",
    columns: ["name", "email", "subject", "message"],
    keys: byEmail,
    erasureRule: { how: "delete" },
    why: "Removed: kept by consent only.",
  },
  {
    table: "event_registrations",
    title: "Registrations for events",
    columns: ["name", "email", "organisation", "designation"],
    keys: byEmail,
    erasureRule: { how: "delete" },
    why: "Removed: kept by consent only.",
  },
  {
    table: "followers",
    title: "Alerts of the website",
    columns: ["email"],
    keys: byEmail,
    erasureRule: { how: "delete" },
    why: "Removed: kept by consent only.",
  },
  {
    table: "buyer_registrations",
    title: "Unconfirmed registrations as a buyer",
    columns: ["email", "phone", "address", "country", "zip_code"],
    keys: byEmail,
    erasureRule: { how: "delete" },
    why: "Removed: kept by consent only.",
  },
  {
    table: "membership_applications",
    title: "Applications for membership, with their papers",
    columns: ["email", "answers", "handed_in"],
    keys: byEmail,
    erasureRule: { how: "delete", only: "state <> 'approved'" },
    why: "Removed with papers and remarks, unless it was approved: the council has to show on what it admitted a member.",
  },
  {
    table: "mail",
    title: "Mails from the portal",
    columns: ["email", "params", "last_error"],
    keys: [...byEmail, ...byUser],
    erasureRule: { how: "delete" },
    why: "Removed; what was delivered is in the person's own mailbox.",
  },
  {
    table: "mail",
    title: "Mails to others that name the person",
    columns: ["params"],
    ofOthers: ["email", "user_id"],
    keys: [{ column: "params", holds: "text" }],
    // No index finds a word in them, and there are a million in the 400 days that they are kept.
    rowsAtOnce: 100_000,
    erasureRule: {
      how: "blank",
      values: { params: `params || '{"sender": "", "subject": "", "documents": []}'::jsonb` },
      only: "state in ('sent', 'failed', 'dropped')",
    },
    why: "Emptied where it is sent already, such as a mail that asks for the person as a DGFT user. One that still waits keeps its words for at most 400 days: erase again after it is sent.",
  },
  {
    table: "import_rows",
    title: "Rows of uploaded lists",
    columns: ["cells"],
    keys: [{ column: "cells", holds: "text" }],
    rowsAtOnce: 50_000,
    primaryKey: ["import_id", "row_no"],
    erasureRule: { how: "blank", values: { cells: "'[]'" }, only: importHasEnded },
    why: "Emptied where the import has ended; every list goes 30 days after its last use.",
  },
  {
    table: "import_checks",
    title: "Checked rows of uploaded lists",
    columns: ["contact_name", "contact_email", "contact_phone", "before"],
    keys: [{ column: "contact_email", holds: "email" }],
    erasureRule: {
      how: "blank",
      values: { contact_name: "null", contact_email: "null", contact_phone: "null", before: "null" },
      only: importHasEnded,
    },
    why: "Emptied where the import has ended; every list goes 30 days after its last use.",
  },
  {
    table: "enquiries",
    title: "Enquiries to members",
    columns: ["sender_name", "subject", "message"],
    keys: [{ column: "buyer_id", holds: "user" }],
    erasureRule: { how: "delete" },
    why: "Removed with the members' answers: kept by consent only.",
  },
  {
    table: "fair_leads",
    title: "Visitors of a stall that a firm noted at a fair",
    columns: ["name", "company", "country", "email", "interest"],
    keys: byEmail,
    erasureRule: { how: "delete" },
    why: "Removed with the photo of the card: the firm noted them for its own use.",
  },
  {
    table: "buyers",
    title: "Details given as a buyer",
    columns: ["phone", "address", "country", "zip_code"],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login: kept by consent only.",
  },
  {
    table: "sessions",
    title: "Where the person was signed in",
    columns: ["ip_prefix", "user_agent"],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login.",
  },
  {
    table: "api_keys",
    title: "API keys, by name and dates",
    columns: ["name"],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login.",
  },
  {
    table: "activation_links",
    title: "Activation and reset mails",
    columns: [],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login.",
  },
  {
    table: "sign_in_challenges",
    title: "Sign-ins that wait for a second factor",
    columns: [],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login.",
  },
  {
    table: "granted_rights",
    title: "Rights for payments and invoices",
    columns: [],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login.",
  },
  { table: "recovery_codes", title: "Recovery codes", columns: [], keys: byUser, erasureRule: withLogin, why: "Removed with the login." },
  { table: "second_factors", title: "Second factor", columns: [], keys: byUser, erasureRule: withLogin, why: "Removed with the login." },
  {
    table: "idempotency_keys",
    title: "Answers kept for repeated requests",
    columns: ["answer"],
    ofOthers: ["answer"],
    keys: [{ column: "actor_id", holds: "user" }],
    erasureRule: { how: "delete" },
    why: "Removed; they go after a day in any case. The person's data does not contain what was answered: it is about claims and firms.",
  },
  {
    table: "staff_requests",
    title: "Requests that the person becomes a DGFT user",
    columns: ["name", "email"],
    keys: [...byEmail, ...byUser],
    erasureRule: { how: "delete" },
    why: "Removed; they only wait for a second person.",
  },
  {
    table: "directory_exports",
    title: "Lists that the person made of the directory",
    columns: ["search"],
    keys: byUser,
    erasureRule: { how: "delete", only: "state not in ('waiting', 'running')" },
    why: "Removed; the files go with them within a day.",
  },
  {
    table: "notifications",
    title: "Notifications in the portal",
    columns: ["firm_name", "actor_name"],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login.",
  },
  {
    table: "circular_reads",
    title: "Circulars that the person opened",
    columns: [],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login.",
  },
  {
    table: "circular_digests",
    title: "The last e-mail with circulars",
    columns: [],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login.",
  },
  {
    table: "review_drafts",
    title: "Unsaved words of a review",
    columns: ["comment", "verdicts"],
    ofOthers: ["comment", "verdicts"],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login. The person's data does not contain the words: only the writer reads them, in the portal.",
  },
  {
    table: "review_presence",
    title: "Which review the person has open",
    columns: [],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login.",
  },
  { table: "saved_views", title: "Saved views of lists", columns: ["query"], keys: byUser, erasureRule: withLogin, why: "Removed with the login." },
  {
    table: "absences",
    title: "Days of absence",
    columns: [],
    keys: [...byUser, { column: "deputy_id", holds: "user" }, { column: "set_by", holds: "user" }],
    erasureRule: { how: "keep" },
    why: "Stays: it shows who stood in for whom while claims on public money waited. After the login has gone it names nobody.",
  },
  {
    table: "owner_changes",
    title: "Claims of which the person was the owner",
    columns: [],
    keys: [
      { column: "owner_id", holds: "user" },
      { column: "changed_by", holds: "user" },
    ],
    erasureRule: { how: "keep" },
    why: "Stays: who was expected to work on a claim on public money is kept for audit. After the login has gone it names nobody.",
  },
  {
    table: "firms",
    title: "Contact person of a member firm",
    columns: ["contact_name", "contact_email", "contact_phone"],
    keys: [{ column: "contact_email", holds: "email" }],
    erasureRule: { how: "keep" },
    why: "Stays: the council has to know whom its member named. The council names another contact in the Admin panel, which replaces these.",
  },
  {
    table: "member_profiles",
    title: "Contact in the profile of a firm",
    columns: ["contact_name", "contact_email", "contact_mobile", "whatsapp", "alternate_email"],
    keys: [
      { column: "contact_email", holds: "email" },
      { column: "alternate_email", holds: "email" },
    ],
    erasureRule: { how: "keep" },
    why: "Stays: it is the firm's own entry. The firm names another contact in its profile, which replaces these.",
  },
  {
    table: "files",
    title: "Papers that the person uploaded",
    columns: ["name"],
    keys: [{ column: "uploaded_by", holds: "user" }],
    erasureRule: { how: "keep" },
    why: "Stays: papers of a claim on public money are kept for audit (General Financial Rules 2017). After the login has gone they name nobody as the sender.",
  },
  {
    table: "reimbursement_history",
    title: "Actions on reimbursements",
    columns: ["detail"],
    keys: [{ column: "actor_id", holds: "user" }],
    erasureRule: { how: "keep" },
    why: "Stays: who decided about public money is kept for audit. After the login of a member has gone it names nobody.",
  },
  {
    table: "notes",
    title: "Notes that the person wrote to other officers",
    columns: ["body"],
    keys: [{ column: "written_by", holds: "user" }],
    erasureRule: { how: "keep" },
    why: "Stays: notes on a claim on public money are kept for audit (General Financial Rules 2017). A member's data does not contain them: they are the officers' own words.",
  },
  {
    table: "note_drafts",
    title: "Notes that the person typed and did not send",
    columns: ["body"],
    ofOthers: ["body"],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login, and after 90 days. The person's data does not contain the words: only the writer reads them, in the portal.",
  },
  {
    table: "note_mentions",
    title: "Notes that name the person",
    columns: [],
    keys: byUser,
    erasureRule: { how: "keep" },
    why: "Stays with the note; it says only that the person was told of it.",
  },
  {
    table: "webhooks",
    title: "Programs that the person has events sent to",
    columns: ["name", "url"],
    keys: byUser,
    erasureRule: withLogin,
    why: "Removed with the login, and with what was sent.",
  },
  {
    table: "duplicate_verdicts",
    title: "What the person said of claims that have something in common",
    columns: ["remark"],
    keys: [{ column: "actor_id", holds: "user" }],
    erasureRule: { how: "keep" },
    why: "Stays: who decided about public money is kept for audit.",
  },
  {
    table: "bank_accounts",
    title: "Bank accounts given for a firm, the last four digits of their numbers",
    columns: ["holder_name"],
    keys: [{ column: "given_by", holds: "user" }],
    erasureRule: { how: "keep" },
    why: keptForAccounts,
    keptUntil: accountKeptUntil("bank_accounts"),
  },
  {
    table: "bank_accounts",
    title: "Address for the e-mail that a bank account of the firm was replaced",
    columns: ["contact_email"],
    keys: [{ column: "contact_email", holds: "email" }],
    erasureRule: { how: "blank", goesWith: "login", values: { contact_email: "null" } },
    why: "Removed, so that no e-mail about a later account goes to the person.",
  },
  {
    table: "pre_receipts",
    title: "Signed pre-receipts that the person gave",
    columns: ["remark"],
    keys: [{ column: "given_by", holds: "user" }],
    erasureRule: { how: "keep" },
    why: keptForAccounts,
    keptUntil: bankDataKeptUntil("(select firm_id from payment_lines where id = pre_receipts.line_id)"),
  },
  {
    table: "payment_files",
    title: "Papers of payments that the person uploaded",
    columns: ["name"],
    keys: [{ column: "uploaded_by", holds: "user" }],
    erasureRule: { how: "keep" },
    why: keptForAccounts,
    keptUntil: `coalesce((select max(${accountKeptUntil("account")}) from bank_accounts account where account.cheque_file_id = payment_files.id),
      ${bankDataKeptUntil("payment_files.firm_id")})`,
  },
  {
    table: "invoice_proofs",
    title: "Proofs of payments of invoices that the person sent",
    columns: ["remark"],
    keys: [{ column: "given_by", holds: "user" }],
    erasureRule: { how: "keep" },
    why: "Stays: papers of the council's accounts are kept for eight years (Income-tax Act; CGST Act 2017, section 36).",
  },
  {
    table: "fair_fee_proofs",
    title: "Proofs of the fee of a fair that the person sent",
    columns: ["remark"],
    keys: [{ column: "sent_by", holds: "user" }],
    erasureRule: { how: "keep" },
    why: "Stays: papers of the council's accounts are kept for eight years (Income-tax Act; CGST Act 2017, section 36).",
  },
  {
    table: "payment_history",
    title: "Actions on payments",
    columns: ["detail"],
    keys: [{ column: "actor_id", holds: "user" }],
    erasureRule: { how: "keep" },
    why: "Stays: who decided about public money is kept for audit.",
  },
  {
    table: "audit_entries",
    title: "Audit trail",
    columns: ["actor_name", "ip", "user_agent"],
    keys: [
      { column: "actor_name", holds: "actor" },
      { column: "actor_id", holds: "user" },
    ],
    // An officer or a program can have a hundred thousand entries.
    rowsAtOnce: 20_000,
    erasureRule: { how: "keep" },
    why: "Stays: logs are kept by law (CERT-In directions of 28-04-2022; DPDP Rules 2025, rule 6), and each entry is sealed.",
  },
  {
    table: "users",
    title: "Login",
    columns: ["email", "name"],
    keys: [{ column: "id", holds: "user" }],
    erasureRule: {
      how: "blank",
      goesWith: "login",
      values: {
        email: "'erased-' || id || '@erased.invalid'",
        name: "'Erased person'",
        password_hash: "null",
        password_changed_at: "null",
        activated_at: "null",
        last_signed_in_at: "null",
        deactivated_reason: "null",
        deactivated_at: "coalesce(deactivated_at, now())",
      },
    },
    why: "Name and e-mail address are replaced; nobody can sign in with it any more.",
  },
];

/** Columns whose names look personal but that hold no personal data, each with the reason. */
export const notPersonal: Readonly<Record<string, string>> = {
  "document_versions.name": "what a further paper is, such as a bill of entry",
  "bank_accounts.bank_name": "of a bank",
  "bank_layouts.name": "of the layout of a file",
  "payment_batches.layout_name": "of the layout of a file",
  "circular_files.name": "of a circular",
  "circulars.gst_codes": "of states",
  "content_files.name": "of a document of the public website",
  "content_images.name": "of a picture of the public website",
  "directory_entries.address_text": "the firm's, derived from its profile",
  "directory_entries.name_text": "the firm's, derived from its profile",
  "dossier_progress.reimbursement_id": "an id",
  "expected_claims.country": "where a product or plant is to be registered",
  "expected_claims.name": "of a product, a plant or a fair",
  "membership_application_documents.name": "of a paper of a company",
  "membership_applications.firm_name": "of a company",
  "membership_applications.gst_no": "of a company",
  "firms.address": "of a company",
  "firms.gst_no": "of a company",
  "firms.name": "of a company",
  "holidays.name": "of a day",
  "import_checks.gst_no": "of a company",
  "import_checks.name": "of a company",
  "imports.file_name": "of a list that the council uploaded",
  "member_profiles.address": "of a company",
  "member_profiles.gst": "of a company",
  "member_profiles.pan": "of a company",
  "member_profiles.show_email": "a yes or no",
  "member_profiles.show_phone": "a yes or no",
  "rule_versions.source_name": "of a circular",
  "fairs.country": "where a fair is held",
  "fee_tables.source_name": "of a decision of the council",
  "saved_views.name": "of a set of filters",
  "invoices.firm_name": "of a company",
  "invoices.firm_address": "of a company",
  "invoices.firm_gstin": "of a company",
  "invoices.supplier_name": "of the council",
  "invoices.supplier_address": "of the council",
  "invoices.supplier_gstin": "of the council",
  "invoices.gst_percent": "a percentage",
  "invoice_settings.legal_name": "of the council",
  "invoice_settings.address": "of the council",
  "invoice_settings.gstin": "of the council",
};

/** Keys, hashes and storage keys: useless to the person, and dangerous in wrong hands. */
export const secretColumn = /(_hash|^sealed_|^fingerprint|^secret|_secret|^nonce|^storage_key|^repeat_key|^lease_token)/;

/** A name under which a column probably holds something about a person. */
export const looksPersonal = (column: string): boolean =>
  /(e_?mail|name$|name_|phone|mobile|whatsapp|(^|_)ip($|_)|address|user_agent|designation|zip|country|passport|aadhaar|birth|gender|photo|sender|(^|_)pan($|_)|(^|_)gst)/.test(
    column,
  ) && !/(^|_)(field|table|schema)_name$/.test(column);
