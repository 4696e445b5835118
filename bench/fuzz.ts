import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { z } from "zod";
import { userTypeOf, type Role } from "#domain/accounts/roles.ts";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { anyRequest } from "../tests/support/generated-requests.ts";
import { shownRequest, type GeneratedRequest, type KnownWords } from "../tests/support/generated-values.ts";
import { callRest, restLogin, type Tokens } from "../tests/support/rest-client.ts";
import { rate } from "./load.ts";
import { signInForCookie, startBenchProduct, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const total = Number(process.env["FUZZ_REQUESTS"] ?? 100_000);
const portion = 1_000;
const demoPassword = "Demo#2026";
const atOnce = 8;
const maxLagMs = 100;
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);

/** The output of loop-lag.mjs. */
const Lag = z.object({
  maxMs: z.number(),
  p99Ms: z.number(),
  holds: z.array(z.object({ heldMs: z.number(), processorMs: z.number(), came: z.array(z.string()) })),
});

/** Generated requests at every endpoint of the built product: which of them fail, and how long its event loop was blocked. */
export async function benchFuzz(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "portal-fuzz-"));
  const lagFile = join(folder, "lag.json");
  const bench = await startBenchProduct({ NODE_OPTIONS: `--import ${join(projectRoot, "bench/loop-lag.mjs")}`, LOOP_LAG_FILE: lagFile });
  try {
    process.stdout.write(`seed ${seed}\n`);
    const answers = await askAll(bench, await knownWords(bench), lagFile);
    await pause(1_500); // its last second is written once a second
    const { maxMs, p99Ms, holds } = Lag.parse(JSON.parse(readFileSync(lagFile, "utf8")));
    for (const { heldMs, processorMs, came } of holds)
      process.stdout.write(`held ${heldMs.toFixed(0)} ms (${processorMs.toFixed(0)} ms on the processor) after ${came.join(", ")}\n`);
    const [longest] = holds;
    return rowsOf(answers, { maxMs, p99Ms, ownMs: Math.min(longest?.heldMs ?? 0, longest?.processorMs ?? 0) });
  } finally {
    await bench.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Answers = { readonly byStatus: Map<number, number>; readonly broken: string[] };

async function askAll(bench: BenchProduct, known: KnownWords, lagFile: string): Promise<Answers> {
  const { url } = bench.product;
  const people = await Promise.all([
    callerOf(url, demoAccounts.member, "MEMBER"),
    callerOf(url, demoAccounts.buyer, "BUYER"),
    callerOf(url, demoAccounts.admin, "EPCMD_ADMIN"),
    callerOf(url, demoAccounts.dgft, "DGFT_ADMIN"),
  ]);
  const callers = [visitor, ...people];
  const answers: Answers = { byStatus: new Map(), broken: [] };
  rmSync(lagFile, { force: true }); // counted from here
  for (let done = 0; done < total; done += portion) {
    await bench.database.db.execute(sql`delete from rate_limits`); // without rate limits, to reach the code after them
    for (const caller of callers) await caller.refresh();
    const sample = fc.sample(fc.tuple(anyRequest(known), fc.constantFrom(...callers)), {
      seed: seed + done,
      numRuns: Math.min(portion, total - done),
    });
    await rate(sample.length, atOnce, async (index) => {
      const [asked, caller] = sample[index] ?? [];
      if (asked === undefined || caller === undefined) return;
      const status = await send(url, asked, caller);
      answers.byStatus.set(status, (answers.byStatus.get(status) ?? 0) + 1);
      if (status === 500 || status === 0) answers.broken.push(`${status} ${shownRequest(asked)}`);
    });
  }
  return answers;
}

/** A user with a browser and a program, both signed in. */
type Caller = { readonly cookie: string; token(): string; refresh(): Promise<void> };

const visitor: Caller = { cookie: "", token: () => "", refresh: () => Promise.resolve() };

async function callerOf(url: string, email: string, role: Role): Promise<Caller> {
  const cookie = await signInForCookie(url, email, userTypeOf(role));
  let tokens: Tokens = await restLogin(url, { email, role }, demoPassword);
  return {
    cookie,
    token: () => tokens.access,
    // Tokens are good for ten minutes.
    refresh: async () => {
      const { status, body } = await callRest(url, "/api/token/refresh/", { json: { refresh: tokens.refresh } });
      if (status !== 200) throw new Error(`the session of ${email} is over: ${status}`);
      tokens = { access: String(body["access"]), refresh: String(body["refresh"]) };
    },
  };
}

/** The status of the answer; 0 when the connection was closed. */
async function send(url: string, { transport, method, path, body, type }: GeneratedRequest, caller: Caller): Promise<number> {
  const headers: Record<string, string> =
    transport === "web"
      ? { [clientHeader]: "web", origin: url, "sec-fetch-site": "same-origin", cookie: caller.cookie }
      : { authorization: `Bearer ${caller.token()}` };
  if (type !== "") headers["content-type"] = type;
  try {
    const response = await fetch(`${url}${path}`, { method, headers, redirect: "manual", ...(body === undefined ? {} : { body }) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Ids of the demonstration, so that some requests pass validation. */
async function knownWords({ database: { db } }: BenchProduct): Promise<KnownWords> {
  const ids = await db.execute<{ id: string }>(sql`select id from reimbursements order by id limit 30`);
  const uuids = await db.execute<{ id: string }>(
    sql`(select id::text from files limit 10) union all (select id::text from users limit 10) union all (select id::text from firms order by name limit 10)`,
  );
  const words = ["product", "plant", "rcmc_certificate", "firm_address", "2026-27", demoAccounts.admin, "states", "messages", "90183100"];
  return { words: [...words, ...ids.map(({ id }) => id)], uuids: uuids.map(({ id }) => id) };
}

type Held = { readonly maxMs: number; readonly p99Ms: number; /** The longest that was not a wait for a core. */ readonly ownMs: number };

function rowsOf({ byStatus, broken }: Answers, { maxMs, p99Ms, ownMs }: Held): BenchRow[] {
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
      value: `at most ${maxMs.toFixed(0)} ms (${ownMs.toFixed(0)} ms of work, the rest waiting for a core), p99 ${p99Ms.toFixed(1)} ms`,
      ratio: "",
      reach: `at most ${maxLagMs} ms`,
      pass: maxMs <= maxLagMs,
    },
  ];
}
