import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#server/infra/project-root.ts";

/** A test or group of tests that shows something of a row. */
export type RowTest = { readonly file: string; readonly rows: readonly number[]; readonly name: string };

const testName = /["'`]rows? (\d+(?:, \d+)*): ([^"'`\n]+)/g;

/** Every name in the tests that begins with the number of an abuse case, like `row 7: …`. @source security.md 2 */
export function rowTests(): readonly RowTest[] {
  const folder = join(projectRoot, "tests");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.test\.tsx?$/.test(name));
  return files.sort().flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(testName)].map(([, rows = "", text = ""]) => ({
      file: `tests/${name}`,
      rows: rows.split(", ").map(Number),
      name: text,
    })),
  );
}
