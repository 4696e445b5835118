import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { z } from "zod";

/** How thoroughly sqlmap looks: its level and risk, the kinds of injection by their initials, and which of its tests (all by default). */
export type ScanDepth = { readonly level: number; readonly risk: number; readonly techniques: string; readonly tests?: string };

const Finding = z.object({ "Target URL": z.string(), Parameter: z.string(), "Technique(s)": z.string(), "Note(s)": z.string() });
/** Its own word for what it could not see again when it looked twice: on a busy machine an answer may just have been slow. */
const notSeenTwice = "false positive";

/**
 * Has sqlmap try every value behind the question mark of each address.
 * @param atOnce how many of it share the addresses
 * @returns one line for each value that reaches a statement of the database as part of it
 * @throws when one of them ends with an error
 */
export async function injectionsIn(addresses: readonly string[], depth: ScanDepth, atOnce = 2): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "portal-sqlmap-"));
  try {
    const shares = Array.from({ length: Math.min(atOnce, addresses.length) }, (_, share) =>
      addresses.filter((_one, index) => index % atOnce === share),
    );
    return (await Promise.all(shares.map((share, index) => scan(share, depth, join(folder, String(index)))))).flat();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function scan(addresses: readonly string[], { level, risk, techniques, tests }: ScanDepth, folder: string): Promise<string[]> {
  writeFileSync(`${folder}.txt`, addresses.join("\n"));
  const words = ["-m", `${folder}.txt`, "--batch", "--output-dir", folder, "--results-file", `${folder}.csv`, "--disable-coloring"];
  const how = ["--dbms=PostgreSQL", `--level=${level}`, `--risk=${risk}`, `--technique=${techniques}`, "--time-sec=2", "--timeout=60"];
  // Refusals are answers like others, and nothing stands between it and the server.
  const plain = ["--ignore-code=*", "--skip-waf", "--keep-alive", "--param-filter=GET", ...(tests === undefined ? [] : ["--test-filter", tests])];
  await finished("sqlmap", [...words, ...how, ...plain], `${folder}.log`);
  const found = existsSync(`${folder}.csv`) ? readFileSync(`${folder}.csv`, "utf8") : "";
  const { data } = Papa.parse(found, { header: true, skipEmptyLines: true });
  return z
    .array(Finding)
    .parse(data)
    .filter((one) => one["Technique(s)"] !== "" && !one["Note(s)"].includes(notSeenTwice))
    .map((one) => `${new URL(one["Target URL"]).pathname} ${one.Parameter}: ${one["Technique(s)"]}`);
}

/** Runs it to its end; what it says goes into a file. */
async function finished(command: string, words: readonly string[], log: string): Promise<void> {
  const output = openSync(log, "w");
  try {
    const child = spawn(command, words, { stdio: ["ignore", output, output] });
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`${command} ended with ${code}: ${readFileSync(log, "utf8").slice(-2_000)}`);
  } finally {
    closeSync(output);
  }
}
