import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserServer } from "playwright-core";
import type { TestProject } from "vitest/node";
import { launchBrowserServer } from "./browser.ts";
import { cloneTemplate } from "./template.ts";
import { startProduct, type RunningProduct } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers `/<worker>` with that worker's `SharedPortal`. */
    sharedPortalsUrl: string;
  }
}

/** A product with its database, and a browser, which all test files of one worker share. */
export type SharedPortal = { readonly databaseUrl: string; readonly url: string; readonly dataDir: string; readonly browserUrl: string };

/** APP_SECRET of every portal of the tests, so that they can act on its data. */
export const portalSecret = "a secret that only this test knows, 32+";

type Running = { readonly portal: SharedPortal; readonly product: RunningProduct; readonly browser: BrowserServer };

/** Starts the shared portal of a worker when its first file asks for it, and ends them all after the last file. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl } = project.getProvidedContext();
  const started = new Map<string, Promise<Running>>();
  const server = createServer((req, res) => {
    const worker = req.url ?? "";
    const running = started.get(worker) ?? start(adminUrl);
    started.set(worker, running);
    running.then(
      ({ portal }) => res.end(JSON.stringify(portal)),
      (error: unknown) => res.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  project.provide("sharedPortalsUrl", `http://127.0.0.1:${port}`);
  return async () => {
    server.close();
    for (const running of await Promise.all(started.values())) {
      await running.browser.close();
      await running.product.remove();
    }
  };
}

async function start(adminUrl: string): Promise<Running> {
  const databaseUrl = await cloneTemplate(adminUrl);
  const product = await startProduct({ env: { DATABASE_URL: databaseUrl, APP_SECRET: portalSecret } });
  const browser = await launchBrowserServer();
  return { product, browser, portal: { databaseUrl, url: product.url, dataDir: product.dataDir, browserUrl: browser.wsEndpoint() } };
}
