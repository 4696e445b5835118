import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { benchPackages, installedPackages } from "../tests/support/own-packages.ts";

const attempts = 3;

/**
 * The report of one run of Lighthouse, as its JSON. Sometimes Lighthouse loses the trace of a page that it has loaded, and asks to be run again.
 * @param out where it writes the report
 * @throws when three runs fail
 */
export async function lighthouse(url: string, out: string, flags: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const said = await runLighthouse([url, "--quiet", "--output=json", `--output-path=${out}`, ...flags], env);
    if (said === undefined) return JSON.parse(readFileSync(out, "utf8"));
    if (attempt === attempts) throw new Error(`${url}: ${said}`);
    process.stdout.write(`${url}: once more, because ${said}\n`);
  }
}

/** Its error message. */
async function runLighthouse(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string | undefined> {
  const child = spawn(process.execPath, [join(installedPackages(benchPackages), "lighthouse/cli/index.js"), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return code === 0 ? undefined : `lighthouse ended with ${code}: ${said.trim().slice(-2_000)}`;
}
