import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import type { Role } from "#domain/accounts/roles.ts";
import { appRole } from "#db/connection/app-role.ts";
import { createDb } from "#db/connection/client.ts";
import type { Services } from "#server/context.ts";
import { connectToBrowser, launchBrowser } from "./browser.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { createMember, createStaffActor, createUser } from "./factories.ts";
import { startProduct, type RunningProduct } from "./product.ts";
import type { Actors } from "./reimbursements.ts";
import { openTestServices } from "./services.ts";
import { beginSessionFor } from "./session-cookie.ts";
import { portalSecret, type SharedPortal } from "./portals-setup.ts";

type Parts = {
  readonly database: Pick<TestDatabase, "db" | "sql" | "url">;
  readonly services: Services;
  readonly product: Pick<RunningProduct, "url" | "dataDir">;
  readonly browser: Browser;
};

/** The built product on a database, the same data by its use cases, and a browser. */
export type TestPortal = Parts & {
  /** A firm with its member, a reviewer and an officer. */
  newActors(): Promise<Actors>;
  /** A new browser profile in which a new user of this role has signed in and opened a page. */
  openAs(role: Exclude<Role, "MEMBER">, path: string, look?: BrowserContextOptions): Promise<Page>;
  /** The same for an existing user; the session comes with a cookie, not through the login page. */
  signIn(who: { readonly email: string }, path: string, look?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
};

/** Starts a portal for the tests of one file; call it in `beforeAll`, and `close` in `afterAll`. */
export async function openPortal(env: Readonly<Record<string, string>> = {}, launch: () => Promise<Browser> = launchBrowser): Promise<TestPortal> {
  const database = await createTestDatabase();
  const product = await startProduct({ env: { DATABASE_URL: database.url, APP_SECRET: portalSecret, ...env } });
  // Test and product share one folder of documents.
  const opened = openTestServices(database, { APP_SECRET: portalSecret, DATA_DIR: product.dataDir });
  const browser = await launch();
  return portalOf({ database, services: opened.services, product, browser }, async () => {
    await browser.close();
    await opened.close();
    await product.remove();
    await database.drop();
  });
}

/**
 * The portal that other test files use before and after this one: for tests that look only at rows of their own, change no setting
 * and publish nothing. Used like `openPortal`.
 */
export async function openSharedPortal(): Promise<TestPortal> {
  const answer = await fetch(`${inject("sharedPortalsUrl")}/${process.env["VITEST_POOL_ID"]}`);
  if (!answer.ok) throw new Error(await answer.text());
  const shared = (await answer.json()) as SharedPortal; // our own answer
  const client = createDb(shared.databaseUrl, { role: appRole });
  const database = { ...client, url: shared.databaseUrl };
  const opened = openTestServices(database, { APP_SECRET: portalSecret, DATA_DIR: shared.dataDir });
  const browser = await connectToBrowser(shared.browserUrl);
  return portalOf({ database, services: opened.services, product: shared, browser }, async () => {
    await browser.close(); // of this connection alone: the shared browser stays
    await opened.close();
    await client.close();
  });
}

function portalOf(parts: Parts, close: () => Promise<void>): TestPortal {
  const { services, product, browser } = parts;

  async function signIn({ email }: { readonly email: string }, path: string, look: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, reducedMotion: "reduce", ...look });
    await context.addCookies([await beginSessionFor(services, { email }, product.url)]);
    const page = await context.newPage();
    await page.goto(`${product.url}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    return page;
  }

  return {
    ...parts,
    newActors: async () => {
      const { actor: member } = await createMember(services);
      return { member, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
    },
    openAs: async (role, path, look) => signIn(await createUser(services, role), path, look),
    signIn,
    close,
  };
}
