import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "#server/infra/project-root.ts";

type Fields = Record<string, unknown>;
type Snapshot = Fields & { readonly tables: Record<string, Fields & { readonly indexes: Record<string, Fields> }> };

/** Values that drizzle-kit fills in by itself when it reads a snapshot. @source drizzle-kit 0.31, the defaults of `pgSchema` */
const tableDefaults: Fields = { uniqueConstraints: {}, policies: {}, checkConstraints: {}, isRLSEnabled: false };
const indexDefaults: Fields = { method: "btree", concurrently: false };

/** The text of a snapshot without blanks and defaults, one table a line. It is the same for a text that is compact already. */
export function compactSnapshot(text: string): string {
  const snapshot: Snapshot = JSON.parse(text);
  const tables = Object.entries(snapshot.tables).map(([name, { indexes, ...table }]) => {
    const compact = Object.fromEntries(Object.entries(indexes).map(([index, fields]) => [index, withoutDefaults(fields, indexDefaults)]));
    return `${JSON.stringify(name)}:${JSON.stringify({ ...withoutDefaults(table, tableDefaults), indexes: compact })}`;
  });
  const others = Object.entries(snapshot).filter(([key]) => key !== "tables");
  return `{${others.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},\n`).join("")}"tables":{\n${tables.join(",\n")}\n}}\n`;
}

const withoutDefaults = (fields: Fields, defaults: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(defaults[key])));

/** Makes the newest snapshot compact and deletes the others: `npm run db:generate` compares with the newest alone. */
function keepNewestSnapshot(): void {
  const folder = join(projectRoot, "db/migrations/meta");
  const snapshots = readdirSync(folder)
    .filter((name) => name.endsWith("_snapshot.json"))
    .toSorted();
  const newest = snapshots.pop();
  if (newest === undefined) return;
  for (const older of snapshots) rmSync(join(folder, older));
  writeFileSync(join(folder, newest), compactSnapshot(readFileSync(join(folder, newest), "utf8")));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) keepNewestSnapshot();
