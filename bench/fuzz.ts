import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { z } from "zod";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { anyRequest, type GeneratedRequest, type KnownWords } from "../tests/support/generated-requests.ts";
import { rate } from "./load.ts";
import { signIn, startBenchProduct, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const total = Number(process.env["FUZZ_REQUESTS"] ?? 100_000);
const portion = 1_000;
const atOnce = 8;
const maxLagMs = 100;
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);

/** Generated requests at every door of the built product: what breaks it, and how long its event loop was held up. */
export async function benchFuzz(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "portal-fuzz-"));
  const lagFile = join(folder, "lag.json");
  const bench = await startBenchProduct({ NODE_OPTIONS: `--import ${join(projectRoot, "bench/loop-lag.mjs")}`, LOOP_LAG_FILE: lagFile });
  try {
    process.stdout.write(`seed ${seed}\n`);
    const answers = await askAll(bench, await knownWords(bench), lagFile);
    await pause(1_500); // its last second is written once a second
    const { maxMs, p99Ms } = z.object({ maxMs: z.number(), p99Ms: z.number() }).parse(JSON.parse(readFileSync(lagFile, "utf8")));
    return rowsOf(answers, maxMs, p99Ms);
  } finally {
    await bench.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Answers = { readonly byStatus: Map<number, number>; readonly broken: string[] };

async function askAll(bench: BenchProduct, known: KnownWords, lagFile: string): Promise<Answers> {
  const { url } = bench.product;
  const signedIn = await Promise.all([
    signIn(url, demoAccounts.buyer, "BUYER"),
    signIn(url, demoAccounts.admin, "EPCMD_ADMIN"),
    signIn(url, demoAccounts.dgft, "DGFT_ADMIN"),
  ]);
  const cookies = ["", bench.cookie, ...signedIn];
  const answers: Answers = { byStatus: new Map(), broken: [] };
  rmSync(lagFile, { force: true }); // counted from here
  for (let done = 0; done < total; done += portion) {
    await bench.database.db.execute(sql`delete from rate_limits`); // what stands behind the limits is wanted
    const sample = fc.sample(fc.tuple(anyRequest(known), fc.constantFrom(...cookies)), { seed: seed + done, numRuns: portion });
    await rate(sample.length, atOnce, async (index) => {
      const [asked, cookie] = sample[index] ?? [];
      if (asked === undefined || cookie === undefined) return;
      const status = await send(url, asked, cookie);
      answers.byStatus.set(status, (answers.byStatus.get(status) ?? 0) + 1);
      if (status === 500 || status === 0) answers.broken.push(`${status} ${asked.method} ${asked.path} ${asked.body ?? ""}`.slice(0, 600));
    });
  }
  return answers;
}

/** The status of the answer; 0 when the line was cut. */
async function send(url: string, { method, path, body, type }: GeneratedRequest, cookie: string): Promise<number> {
  const headers: Record<string, string> = { [clientHeader]: "web", origin: url, "sec-fetch-site": "same-origin", cookie };
  if (type !== "") headers["content-type"] = type;
  try {
    const response = await fetch(`${url}${path}`, { method, headers, redirect: "manual", ...(body === undefined ? {} : { body }) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Ids of the demonstration, so that some requests come past the form. */
async function knownWords({ database: { db } }: BenchProduct): Promise<KnownWords> {
  const ids = await db.execute<{ id: string }>(sql`select id from reimbursements order by id limit 30`);
  const uuids = await db.execute<{ id: string }>(
    sql`(select id::text from files limit 10) union all (select id::text from users limit 10) union all (select id::text from firms order by name limit 10)`,
  );
  const words = ["product", "plant", "rcmc_certificate", "firm_address", "2026-27", demoAccounts.admin, "states", "messages", "90183100"];
  return { words: [...words, ...ids.map(({ id }) => id)], uuids: uuids.map(({ id }) => id) };
}

function rowsOf({ byStatus, broken }: Answers, maxMs: number, p99Ms: number): BenchRow[] {
  const statuses = [...byStatus].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  for (const line of new Set(broken)) process.stdout.write(`${line}\n`);
  return [
    {
      figure: `${total.toLocaleString("en")} generated requests (seed ${seed})`,
      floor: "",
      value: `${broken.length} broken (${statuses.join(", ")})`,
      ratio: "",
      reach: "no 500, no line cut",
      pass: broken.length === 0,
    },
    {
      figure: "event loop of the server meanwhile",
      floor: "",
      value: `at most ${maxMs.toFixed(0)} ms, p99 ${p99Ms.toFixed(1)} ms`,
      ratio: "",
      reach: `at most ${maxLagMs} ms`,
      pass: maxMs <= maxLagMs,
    },
  ];
}
