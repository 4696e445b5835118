import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNull } from "drizzle-orm";
import superjson from "superjson";
import { createDb, type DbClient } from "#db/connection/client.ts";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { ensureDatabase } from "#db/connection/ensure-database.ts";
import { startEmbeddedPostgres } from "#server/infra/postgres/embedded-postgres.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { outbox } from "#db/schema/outbox.ts";
import { eventually } from "../tests/support/eventually.ts";
import { startProduct, type RunningProduct } from "../tests/support/product.ts";

/** Calls of procedures as a signed-in user's page makes them. @throws when one is refused */
export type BenchCalls = {
  query<T>(path: string, input: unknown): Promise<T>;
  mutate<T>(path: string, input: unknown): Promise<T>;
  headers(): Record<string, string>;
};

/** The calls are those of the demo member. */
export type BenchProduct = BenchCalls & {
  readonly product: RunningProduct;
  readonly database: DbClient;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly cookie: string;
  close(): Promise<void>;
};

/** The built product on a PostgreSQL with its ordinary, durable settings, with the demonstration and its member signed in. */
export async function startBenchProduct(env: Readonly<Record<string, string>> = {}): Promise<BenchProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  await ensureDatabase(postgres.urlOf("postgres"), "bench");
  const databaseUrl = postgres.urlOf("bench");
  const product = await startProduct({ env: { DATABASE_URL: databaseUrl, SEED: "demo", LOG_LEVEL: "warn", ...env } });
  const database = createDb(databaseUrl, { statementTimeoutMs: 120_000 });
  const cookie = await signInForCookie(product.url, demoAccounts.member, "MEMBER");
  await untilIdle(database);
  return {
    product,
    database,
    databaseUrl,
    dataDir,
    cookie,
    ...callsOf(product.url, cookie),
    async close() {
      await product.remove();
      await database.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The calls of the user whose session this cookie is. */
export function callsOf(url: string, cookie: string): BenchCalls {
  const headers = (): Record<string, string> => ({ [clientHeader]: "web", origin: url, "sec-fetch-site": "same-origin", cookie });
  const resultOf = async <T>(response: Response): Promise<T> => {
    const answer = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return superjson.deserialize<T>(answer.result.data);
  };
  return {
    headers,
    query: async <T>(path: string, input: unknown) =>
      resultOf<T>(await fetch(`${url}/trpc/${path}?input=${encodeURIComponent(superjson.stringify(input))}`, { headers: headers() })),
    mutate: async <T>(path: string, input: unknown) => {
      const init = { method: "POST", headers: { ...headers(), "content-type": "application/json" }, body: superjson.stringify(input) };
      return resultOf<T>(await fetch(`${url}/trpc/${path}`, init));
    },
  };
}

/** The cookies of a signed-in user of the demonstration. */
export async function signInForCookie(url: string, email: string, userType: string): Promise<string> {
  const answer = await fetch(`${url}/trpc/accounts.login`, {
    method: "POST",
    headers: { [clientHeader]: "web", origin: url, "sec-fetch-site": "same-origin", "content-type": "application/json" },
    body: superjson.stringify({ email, password: "Demo#2026", userType }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  if (!answer.ok || cookie === "") throw new Error(`sign-in failed: ${await answer.text()}`);
  return cookie;
}

/** The demonstration's dossiers are made after the start; measurements begin after them. */
async function untilIdle({ db }: DbClient): Promise<void> {
  await eventually(async () => {
    const open = await db.$count(outbox, isNull(outbox.doneAt));
    if (open > 0) throw new Error(`${open} jobs are not done`);
  }, 300_000);
}

/** The floor's server as a process of its own. */
export async function startFloor(env: Readonly<Record<string, string>>): Promise<{ url: string; close(): void }> {
  const child = spawn(process.execPath, ["--import", "tsx", join(projectRoot, "bench/floor-server.ts")], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "production", UV_THREADPOOL_SIZE: "8", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const found = /port (\d+)/.exec(chunk.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("close", () => reject(new Error("the floor's server ended")));
  });
  return { url: `http://127.0.0.1:${port}`, close: () => void child.kill("SIGKILL") };
}

/** Uploads one file as the member's page and the floor's client do. @throws when it was refused */
export async function sendUpload(url: string, bytes: Buffer, headers: Record<string, string>, documentVersion?: number): Promise<void> {
  const form = new FormData();
  if (documentVersion !== undefined) form.set("documentVersion", String(documentVersion));
  form.set("file", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), "paper.pdf");
  const response = await fetch(url, { method: "POST", headers, body: form });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
