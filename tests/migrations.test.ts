import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { knownMigrations } from "#db/connection/migrate.ts";
import { projectRoot } from "#server/infra/project-root.ts";

// Servers of the version before serve on the schema of the version after: while an upgrade goes from node to node, and after a step
// back. So a migration may add and fill; what takes away or forbids something is told here, with the reason why no server misses it.
// @source security.md 4.9

const beforeRelease = "before the first release: no server ran without it";
const sameRule = "the same rule in other words, which no statement names; a program before it finds an address without the index, which takes longer";
/** Statements that older programs would feel, by the beginning of each, and why nobody does. What takes away names the release that no longer used it. */
const felt: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "0002_firm_deactivation": { 'ALTER TABLE "firms" ADD CONSTRAINT "firms_deactivated_with_reason"': beforeRelease },
  "0008_password_resets": {
    'DROP INDEX "activation_links_one_open_per_user"': beforeRelease,
    'CREATE UNIQUE INDEX "activation_links_one_open_per_user"': beforeRelease,
    'ALTER TABLE "activation_links" ADD CONSTRAINT "activation_links_purpose_known"':
      "speaks of a column that comes with it, and is true of its default",
  },
  "0009_import_checks_without_firm": { 'ALTER TABLE "import_checks" DROP COLUMN "firm_id"': beforeRelease },
  "0012_audit": {
    'CREATE TRIGGER reimbursement_history_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON "reimbursement_history"': "no program ever changed it",
    'ALTER TABLE "reimbursement_history" ENABLE ALWAYS TRIGGER': "no program ever changed it",
  },
  "0025_content_image_variants": { 'ALTER TABLE "content_images" DROP COLUMN "variants"': beforeRelease },
  "0028_addresses_folded": {
    'DROP INDEX "users_email_unique"': sameRule,
    'DROP INDEX "firms_contact_email_unique"': sameRule,
    'CREATE UNIQUE INDEX "users_email_unique"': sameRule,
    'CREATE UNIQUE INDEX "firms_contact_email_unique"': sameRule,
  },
};

/** The statements of a migration, each in one line, without comments. */
const statementsOf = (tag: string): readonly string[] =>
  readFileSync(join(projectRoot, "db/migrations", `${tag}.sql`), "utf8")
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

describe.each(knownMigrations().map(({ tag }) => tag))("%s", (tag) => {
  it("leaves the programs before it what they work with, and forbids them nothing", () => {
    const statements = statementsOf(tag);
    const brought = broughtBy(statements);
    const explained = Object.keys(felt[tag] ?? {});
    const left = statements.filter((statement) => !isUnfelt(statement, brought));
    expect(left.filter((statement) => !explained.some((beginning) => statement.startsWith(beginning)))).toEqual([]);
    expect(explained.filter((beginning) => !left.some((statement) => statement.startsWith(beginning)))).toEqual([]);
  });
});
