import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "#server/infra/project-root.ts";
import { temporaryFolder } from "../support/cluster.ts";

/** A migration that a later version brings, in SQL. */
export type NewMigration = { readonly tag: string; readonly sql: string };

const Journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.int(), when: z.int() })) });

/** The built product as a version of the future would be: the same program with some migrations more, in a folder of its own. */
export function nextVersion(migrations: readonly NewMigration[]): ReturnType<typeof temporaryFolder> {
  const folder = temporaryFolder("portal-next-");
  const root = folder.path;
  cpSync(join(projectRoot, "dist"), join(root, "dist"), { recursive: true });
  cpSync(join(projectRoot, "package.json"), join(root, "package.json"));
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
  symlinkSync(join(projectRoot, "server"), join(root, "server"));
  mkdirSync(join(root, "db"));
  cpSync(join(projectRoot, "db/migrations"), join(root, "db/migrations"), { recursive: true });
  const journalPath = join(root, "db/migrations/meta/_journal.json");
  const journal = Journal.parse(JSON.parse(readFileSync(journalPath, "utf8")));
  const last = journal.entries.at(-1);
  const added = migrations.map(({ tag }, index) => ({
    idx: journal.entries.length + index,
    version: "7",
    when: (last?.when ?? 0) + 1_000 * (index + 1),
    tag,
    breakpoints: true,
  }));
  writeFileSync(journalPath, JSON.stringify({ ...journal, entries: [...journal.entries, ...added] }));
  for (const { tag, sql } of migrations) writeFileSync(join(root, "db/migrations", `${tag}.sql`), sql);
  return folder;
}
