import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { temporaryFolder } from "./cluster.ts";
import { cloneTemplate } from "./template.ts";
import { leaveOutPageJobs } from "./page-jobs.ts";
import { startProduct, type RunningProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers `/none` and `/demo` with the `BegunPortal` of that seed, and `/<worker>` with that worker's `SharedPortal`. */
    portalsUrl: string;
  }
}

/** What the first start of a product leaves: a database and a folder of data, to be copied. No job is open. */
export type BegunPortal = { readonly database: string; readonly dataDir: string };

/** With the website's content alone, or with the demonstration too. */
export type Seed = "none" | "demo";

/** A product with its database, which all test files of one worker share. */
export type SharedPortal = { readonly databaseUrl: string; readonly url: string; readonly dataDir: string };

/** APP_SECRET of every portal of the tests, so that they can act on its data. */
export const portalSecret = "a secret that only this test knows, 32+";

type Running = { readonly portal: SharedPortal; readonly product: RunningProduct };

/**
 * Starts the shared portal of a worker when its first file asks for it, and ends them all after the last file. What they copy is begun at
 * once, beside the tests that need none.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl } = project.getProvidedContext();
  const folder = temporaryFolder("portal-begun-");
  const begun = new Map<Seed, Promise<BegunPortal>>();
  const started = new Map<string, Promise<Running>>();
  const begunWith = (seed: Seed): Promise<BegunPortal> => {
    const portal = begun.get(seed) ?? begin(adminUrl, seed, join(folder.path, seed));
    begun.set(seed, portal);
    return portal;
  };
  const startedFor = (worker: string): Promise<Running> => {
    const running = started.get(worker) ?? begunWith("none").then((portal) => start(adminUrl, portal));
    started.set(worker, running);
    return running;
  };
  const answerTo = async (name: string): Promise<unknown> => (name === "none" || name === "demo" ? begunWith(name) : (await startedFor(name)).portal);
  // Its failure is told to the files that ask for it.
  begunWith("none").catch(() => undefined);
  const server = createServer((req, res) => {
    answerTo((req.url ?? "").slice(1)).then(
      (answer) => res.end(JSON.stringify(answer)),
      (error: unknown) => res.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  project.provide("portalsUrl", `http://127.0.0.1:${port}`);
  return async () => {
    server.close();
    await Promise.allSettled(begun.values());
    await Promise.all([...started.values()].map(async (running) => remove(await running)));
    folder.remove();
  };
}

/**
 * Starts a product on an empty database, and stops it when its first jobs are done. Those of the demonstration, its reports on documents and
 * its dossiers, take a minute and are left out: no copy needs them, and each copy would run them again.
 */
async function begin(adminUrl: string, seed: Seed, dataDir: string): Promise<BegunPortal> {
  const databaseUrl = await cloneTemplate(adminUrl);
  const role = seed === "demo" ? "web" : "all";
  const product = await startProduct({ env: { DATABASE_URL: databaseUrl, APP_SECRET: portalSecret, SEED: seed, ROLE: role }, dataDir });
  const sql = postgres(databaseUrl, { max: 1 });
  if (seed === "demo") await sql`delete from outbox where done_at is null`;
  while ((await sql`select from outbox where done_at is null limit 1`).length > 0) await pause(50);
  await sql.end();
  await product.remove();
  return { database: new URL(databaseUrl).pathname.slice(1), dataDir };
}

async function start(adminUrl: string, begun: BegunPortal): Promise<Running> {
  const databaseUrl = await cloneTemplate(adminUrl, begun.database);
  await leaveOutPageJobs(databaseUrl);
  const product = await startProduct({ env: { DATABASE_URL: databaseUrl, APP_SECRET: portalSecret }, copyOf: begun.dataDir });
  return { product, portal: { databaseUrl, url: product.url, dataDir: product.dataDir } };
}

async function remove({ product }: Running): Promise<void> {
  await product.kill9();
  await product.remove();
}
