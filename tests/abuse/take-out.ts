// Takes out each defence in turn, sees the test of its row fail, and puts it back: `npm run test:defences`, with row numbers as
// arguments for some of them. It writes into the sources while it runs, so nothing else may be using this folder.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "#server/infra/project-root.ts";
import { defences, type Defence } from "./defences.ts";

const Report = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) })),
});

const wanted = new Set(process.argv.slice(2).map(Number));
const chosen = defences.filter(({ row }) => wanted.size === 0 || wanted.has(row));
const blind: number[] = [];
for (const defence of chosen) {
  const failed = failedWithout(defence);
  if (failed.length === 0) blind.push(defence.row);
  process.stdout.write(`row ${defence.row}: ${failed.length === 0 ? "NOTHING FAILED" : `${failed.length} failed, first "${failed[0] ?? ""}"`}\n`);
}
process.stdout.write(`${chosen.length - blind.length} of ${chosen.length} defences are missed by a test when they are gone\n`);
process.exitCode = blind.length === 0 ? 0 : 1;

/** The names of the tests that fail while a defence is out. */
function failedWithout({ file, line, without, test, name }: Defence): string[] {
  const path = join(projectRoot, file);
  const source = readFileSync(path, "utf8");
  const folder = mkdtempSync(join(tmpdir(), "take-out-"));
  const report = join(folder, "report.json");
  try {
    writeFileSync(
      path,
      source.replace(line, () => without),
    );
    spawnSync("npx", ["vitest", "run", test, "-t", name, "--reporter=json", `--outputFile=${report}`], { cwd: projectRoot, stdio: "ignore" });
    const { testResults } = Report.parse(JSON.parse(readFileSync(report, "utf8")));
    if (testResults.every(({ assertionResults }) => assertionResults.length === 0)) throw new Error(`${test} did not load`);
    return testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
    );
  } finally {
    writeFileSync(path, source);
    rmSync(folder, { recursive: true, force: true });
  }
}
