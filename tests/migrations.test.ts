import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { knownMigrations } from "#db/connection/migrate.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { compactSnapshot } from "../scripts/migration-snapshot.ts";

// Servers of the version before serve on the schema of the version after: while an upgrade goes from node to node, and after a step
// back. So a migration may add and fill; what takes away or forbids something is told here, with the reason why no server misses it.
// @source security.md 4.9

/** The schema that the first release installs. No program ran before it, so it takes nothing away. */
const firstRelease = ["0000_extensions", "0001_schema", "0002_functions", "0003_catalogue"];
/** Statements that older programs would feel, by migration and beginning, and why none does. What takes away names the release that no longer used it. */
const felt: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "0004_desks": {
    'ALTER TABLE "notifications" ALTER COLUMN "reimbursement_id" DROP NOT NULL;':
      "an older program reads notices together with their reimbursement, so it leaves the others out",
    'ALTER TABLE "notifications" ADD CONSTRAINT "notifications_enquiry_entry_id': "it holds a column that an older program never fills",
    'ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_one"': "an older program writes notices about reimbursements only",
  },
  "0010_expected_claim_notices": {
    'ALTER TABLE "notifications" DROP CONSTRAINT "notifications_about_one"': "an older program names one subject, as before",
    'ALTER TABLE "notifications" ADD CONSTRAINT "notifications_expected_claim_id': "it holds a column that an older program never fills",
    'ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_one"': "an older program names one subject, as before",
  },
  "0013_payments_desk": {
    'DROP INDEX "recovery_receipts_reference_unique"': "it is made again at once, without what is reversed: an older program reverses nothing",
    'CREATE UNIQUE INDEX "recovery_receipts_reference_unique"': "it forbids less than before",
    'ALTER TABLE "recovery_receipts" ADD CONSTRAINT "recovery_receipts_': "they hold columns that an older program never fills",
    "CREATE TRIGGER payment_lines_ordered": "it writes a column that an older program does not read, and refuses nothing",
  },
  "0014_work": {
    'ALTER TABLE "reimbursements" ADD CONSTRAINT "reimbursements_council_owner_id': "it holds a column that an older program never fills",
    'ALTER TABLE "reimbursements" ADD CONSTRAINT "reimbursements_dgft_owner_id': "it holds a column that an older program never fills",
  },
  "0016_decisions": {
    'ALTER TABLE "reimbursements" DROP CONSTRAINT "reimbursements_state_known"': "an older program writes the states that it knows, as before",
    'ALTER TABLE "reimbursements" ADD CONSTRAINT "reimbursements_state_known"': "it allows every state that the one before allowed",
  },
  "0022_desks": {
    "CREATE OR REPLACE FUNCTION keep_ordered_paise()": "it counts as before where the column that an older program never fills is false",
    "CREATE OR REPLACE TRIGGER payment_lines_ordered_again": "it counts more often, and refuses nothing",
  },
  "0024_hindi": {
    'ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_hindi_document_id': "it holds a column that an older program never fills",
    'CREATE OR REPLACE VIEW "site_search"': "it has the columns of before, and an older program takes the rows of the reader's language",
  },
  "0025_circulars": {
    'ALTER TABLE "notifications" DROP CONSTRAINT "notifications_about_one"': "an older program names one subject, as before",
    'CREATE UNIQUE INDEX "notifications_circular_unique"': "it holds a column that an older program never fills",
    'ALTER TABLE "notifications" ADD CONSTRAINT "notifications_circular_id': "it holds a column that an older program never fills",
    'ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_one"': "an older program names one subject, as before",
  },
  "0026_invoices": {
    'ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_known"': "an older program books to the accounts that it knows, as before",
    'ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known"': "an older program books the kinds that it knows, as before",
    'ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_scheme_known"': "an older program books under schemes, as before",
    'ALTER TABLE "granted_rights" DROP CONSTRAINT "granted_rights_right_known"': "an older program leaves out rights that it does not know",
    'ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_known"': "it allows every account that the one before allowed",
    'ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known"': "it allows every kind that the one before allowed",
    'ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_scheme_known"': "it allows every scheme that the one before allowed",
    'ALTER TABLE "granted_rights" ADD CONSTRAINT "granted_rights_right_known"': "it allows every right that the one before allowed",
  },
  "0027_fairs": {
    'ALTER TABLE "notifications" DROP CONSTRAINT "notifications_about_one"': "an older program names one subject, as before",
    'ALTER TABLE "notifications" ADD CONSTRAINT "notifications_fair_id': "it holds a column that an older program never fills",
    'ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_one"': "an older program names one subject, as before",
  },
  "0029_fair_fees": {
    'ALTER TABLE "fairs" ADD CONSTRAINT "fairs_cancelled_by': "it holds a column that an older program never fills",
  },
  "0030_members_money": {
    'ALTER TABLE "invoices" DROP CONSTRAINT "invoices_state_as_paid"':
      "an older program writes what it wrote before, about an invoice without a credit note of a part",
    'ALTER TABLE "notifications" DROP CONSTRAINT "notifications_about_one"': "an older program names one subject, as before",
    'DROP INDEX "credit_notes_one_for_invoice"': "it is made again at once; an older program prepares no note for an invoice that one cancelled",
    'ALTER TABLE "notifications" ADD CONSTRAINT "notifications_application_id': "it holds a column that an older program never fills",
    'ALTER TABLE "notifications" ADD CONSTRAINT "notifications_invoice_id': "it holds a column that an older program never fills",
    'CREATE UNIQUE INDEX "credit_notes_one_for_invoice"': "it forbids less than before",
    'ALTER TABLE "invoices" ADD CONSTRAINT "invoices_state_as_paid"': "it is as before where the column that an older program never fills is zero",
    'ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_one"': "an older program names one subject, as before",
  },
  "0032_paid_after_return": {
    'ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known"': "an older program books the kinds that it knows, as before",
    'ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known"': "it allows every kind that the one before allowed",
  },
  "0033_recovery_withdrawals": {
    'ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_withdrawal_asked_by': "it holds a column that an older program never fills",
    'ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_withdrawn_by': "it holds a column that an older program never fills",
    'ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_withdrawal_two_people"': "it holds columns that an older program never fills",
  },
  "0034_dismissed_bank_lines": {
    'ALTER TABLE "invoice_bank_lines" ADD CONSTRAINT "invoice_bank_lines_dismissed_by': "it holds a column that an older program never fills",
  },
  "0037_bank_line_key": {
    'ALTER TABLE "invoice_bank_lines" DROP CONSTRAINT "invoice_bank_lines_reference_unique"':
      "an older program skips a line that is there, by whatever key",
    'ALTER TABLE "invoice_bank_lines" ADD CONSTRAINT "invoice_bank_lines_line_unique"': "it forbids less than the one before",
  },
  "0038_fair_editions": {
    'DROP INDEX "fairs_event_unique"': "an older program offers no event that has a fair, and the same days are refused as before",
    'CREATE UNIQUE INDEX "fairs_event_unique"': "it forbids less than before",
  },
  "0039_event_editions": {
    'CREATE OR REPLACE VIEW "site_search"': "it has the columns of before, and finds a page by the words that readers see",
  },
  "0040_credit_repayments": {
    'ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known"': "an older program books the kinds that it knows, as before",
    'ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known"': "it allows every kind that the one before allowed",
  },
  "0041_import_verdicts": {
    'ALTER TABLE "import_checks" DROP CONSTRAINT "import_checks_verdict_known"': "an older program writes the verdicts that it knows, as before",
    'ALTER TABLE "import_checks" ADD CONSTRAINT "import_checks_verdict_known"': "it allows every verdict that the one before allowed",
  },
  "0044_search_withdrawn_circulars": {
    'CREATE OR REPLACE VIEW "circular_search"': "it has the columns of before; an older program finds the withdrawn circulars, too",
  },
  "0060_one_waiting_fee_proof": {
    'DROP INDEX "fair_fee_proofs_one_that_counts"':
      "an older program refuses another proof beside a waiting or received one by itself, under the lock of the fair",
    'CREATE UNIQUE INDEX "fair_fee_proofs_one_that_waits"': "it forbids less than the one before",
  },
};

/** The statements of a migration, each in one line, without comments. */
const statementsOf = (tag: string): readonly string[] => statementsIn(readFileSync(join(projectRoot, "db/migrations", `${tag}.sql`), "utf8"));

const statementsIn = (migration: string): readonly string[] =>
  migration
    .split("--> statement-breakpoint")
    .map((text) => text.split("\n").filter((line) => !line.trimStart().startsWith("--")))
    .map((lines) =>
      lines
        .join(" ")
        .split(/\s/)
        .filter((word) => word !== "")
        .join(" "),
    )
    .filter((statement) => statement !== "");

/** What a statement names in double quotes, in its order; all of it is of the schema "public". */
const namesIn = (statement: string): readonly string[] => statement.split('"').filter((name, place) => place % 2 === 1 && name !== "public");

/** Tables, and columns as "table.column", that a migration itself brings: nobody has done yet what is forbidden about them. */
function broughtBy(statements: readonly string[]): ReadonlySet<string> {
  const brought = new Set<string>();
  for (const statement of statements) {
    const [table = "", column = ""] = namesIn(statement);
    if (statement.startsWith("CREATE TABLE")) brought.add(table);
    if (addsColumn(statement)) brought.add(`${table}.${column}`);
  }
  return brought;
}

const addsColumn = (statement: string): boolean => statement.startsWith("ALTER TABLE") && statement.includes(" ADD COLUMN ");
const uniqueIndexes = new Set(
  knownMigrations()
    .flatMap(({ tag }) => statementsOf(tag))
    .filter((statement) => statement.startsWith("CREATE UNIQUE INDEX"))
    .map((statement) => namesIn(statement)[0]),
);
const additions = ["CREATE TABLE", "CREATE EXTENSION", "CREATE FUNCTION", "CREATE INDEX", "CREATE VIEW", "INSERT INTO", "UPDATE ", "ALTER INDEX"];

/** Whether a program that knows nothing of this statement goes on as before. */
function isUnfelt(statement: string, brought: ReadonlySet<string>): boolean {
  const names = namesIn(statement);
  if (additions.some((beginning) => statement.toUpperCase().startsWith(beginning))) return true;
  if (statement.startsWith("DROP INDEX")) return !uniqueIndexes.has(names[0]);
  if (addsColumn(statement)) return !statement.includes(" NOT NULL") || statement.includes(" DEFAULT ");
  if (statement.startsWith("ALTER TABLE") && statement.endsWith(";") && statement.includes(" SET STATISTICS ")) return true;
  const isUniqueIndex = statement.startsWith("CREATE UNIQUE INDEX");
  const [table = "", ...others] = isUniqueIndex ? names.slice(1) : names;
  if (brought.has(table)) return true;
  const columns = (isUniqueIndex ? others : others.slice(1)).filter((name) => name !== table);
  return (isUniqueIndex || statement.includes(" ADD CONSTRAINT ")) && columns.length > 0 && columns.every((name) => brought.has(`${table}.${name}`));
}

const feltIn = (statements: readonly string[]): readonly string[] => {
  const brought = broughtBy(statements);
  return statements.filter((statement) => !isUnfelt(statement, brought));
};

it("begins with the first release and has each later migration after it", () => {
  expect(
    knownMigrations()
      .map(({ tag }) => tag)
      .slice(0, firstRelease.length),
  ).toEqual(firstRelease);
  const moments = knownMigrations().map(({ when }) => when);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
});

it("keeps the snapshot of the newest migration only, compact, with which the next one is compared", () => {
  const folder = join(projectRoot, "db/migrations/meta");
  const snapshots = readdirSync(folder).filter((name) => name !== "_journal.json");
  expect(snapshots).toEqual([`${String(knownMigrations().length - 1).padStart(4, "0")}_snapshot.json`]);
  const text = readFileSync(join(folder, snapshots[0] ?? ""), "utf8");
  expect(compactSnapshot(text) === text).toBe(true);
});

it("leaves the programs before it what they work with, and forbids them nothing", () => {
  for (const { tag } of knownMigrations().slice(firstRelease.length)) {
    const explained = Object.keys(felt[tag] ?? {});
    const left = feltIn(statementsOf(tag));
    expect(left.filter((statement) => !explained.some((beginning) => statement.startsWith(beginning)))).toEqual([]);
    expect(explained.filter((beginning) => !left.some((statement) => statement.startsWith(beginning)))).toEqual([]);
  }
});

describe("a statement after the first release", () => {
  it.each([
    'ALTER TABLE "users" ADD COLUMN "nickname" text;',
    'ALTER TABLE "users" ADD COLUMN "greeting" text DEFAULT \'\' NOT NULL;',
    'DROP INDEX "users_role_index";',
    'CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint\nCREATE UNIQUE INDEX "notes_unique" ON "notes" USING btree ("id");',
    'ALTER TABLE "users" ADD COLUMN "code" text;--> statement-breakpoint\nCREATE UNIQUE INDEX "users_code_unique" ON "users" USING btree ("code");',
    'INSERT INTO "directory_synonyms" ("phrase", "codes") VALUES (\'mask\', \'63079091\');',
  ])("may add: %s", (migration) => {
    expect(feltIn(statementsIn(migration))).toEqual([]);
  });

  it.each([
    'ALTER TABLE "users" DROP COLUMN "name";',
    'ALTER TABLE "users" RENAME COLUMN "name" TO "full_name";',
    'ALTER TABLE "users" ADD COLUMN "nickname" text NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "users_name_short" CHECK (length("users"."name") < 10);',
    'CREATE UNIQUE INDEX "users_name_unique" ON "users" USING btree ("name");',
    'DROP INDEX "users_email_unique";',
    'DROP TABLE "users";',
    'CREATE TRIGGER users_stay BEFORE DELETE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();',
  ])("has to be explained: %s", (migration) => {
    expect(feltIn(statementsIn(migration))).toEqual([migration]);
  });
});
