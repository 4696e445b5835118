import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "#server/infra/project-root.ts";
import { textPdf } from "../support/files.ts";
import { startProduct } from "../support/product.ts";

const run = promisify(execFile);

test("the quick start for integrators runs, command by command, on a fresh portal", async () => {
  const text = readFileSync(join(projectRoot, "docs/integrators.md"), "utf8");
  const commands = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = ""]) => block);
  expect(commands.length).toBeGreaterThanOrEqual(5);
  const folder = mkdtempSync(join(tmpdir(), "portal-integrator-"));
  const product = await startProduct({ env: { SEED: "demo", PUBLIC_URL: "" } });
  try {
    writeFileSync(join(folder, "paper.pdf"), textPdf(["a paper"]));
    writeFileSync(join(folder, "quick-start.sh"), `set -euo pipefail\n${commands.join("\n")}`);
    const { stdout } = await run("bash", ["quick-start.sh"], { cwd: folder, env: { ...process.env, BASE: product.url }, timeout: 150_000 });
    expect(stdout).toContain("Form submitted successfully for review!");
    expect(stdout).toMatch(/dossier\.pdf of PRD-\d{4}-\d{5}/);
    expect(readFileSync(join(folder, "dossier.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  } finally {
    await product.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
