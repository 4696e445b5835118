import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "#server/infra/project-root.ts";
import { temporaryFolder } from "./cluster.ts";
import { textPdf } from "./files.ts";

/** What the quick start for integrators gives: what its commands printed, and the dossier that the last one fetched. */
export type QuickStart = { readonly printed: string; readonly dossier: Buffer };

/**
 * Runs the commands of docs/integrators.md one after the other: sign in, draft, upload, submit, fetch the dossier.
 * @param url of a fresh portal with the demo data
 * @throws when a command fails
 */
export async function runQuickStart(url: string): Promise<QuickStart> {
  const text = readFileSync(join(projectRoot, "docs/integrators.md"), "utf8");
  const commands = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = ""]) => block);
  if (commands.length < 5) throw new Error(`docs/integrators.md has only ${commands.length} commands`);
  const folder = temporaryFolder("portal-integrator-");
  try {
    writeFileSync(join(folder.path, "document.pdf"), textPdf(["a document"]));
    writeFileSync(join(folder.path, "quick-start.sh"), `set -euo pipefail\n${commands.join("\n")}`);
    const { stdout } = await promisify(execFile)("bash", ["quick-start.sh"], {
      cwd: folder.path,
      env: { ...process.env, BASE: url },
      timeout: 150_000,
    });
    return { printed: stdout, dossier: readFileSync(join(folder.path, "dossier.pdf")) };
  } finally {
    folder.remove();
  }
}
