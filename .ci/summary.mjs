// node .ci/summary.mjs <folder of vitest's JSON reports> <failed steps>: prints the ten slowest test files and, as its last line,
// "N passed, N failed"; ends with 1 when something failed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const [reports, failedSteps] = [process.argv[2], Number(process.argv[3])];
let [passed, failed] = [0, failedSteps];
const files = [];
for (const name of new Set(readdirSync(reports).map((file) => file.replace(/\.(json|failed)$/, "")))) {
  const path = join(reports, `${name}.json`);
  const report = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  // A run can fail without a failed test: a setup that broke, an error that nobody caught, a file that does not load.
  if (existsSync(join(reports, `${name}.failed`)) && report.numFailedTests === 0) failed += 1;
  for (const { name: file, startTime, endTime } of report.testResults) files.push({ file, seconds: (endTime - startTime) / 1000 });
}
const lines = ["The ten slowest test files:"];
for (const { file, seconds } of files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10))
  lines.push(`${seconds.toFixed(1).padStart(7)} s  ${relative(process.cwd(), file)}`);
lines.push(`${passed} passed, ${failed} failed`);
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = failed === 0 ? 0 : 1;
