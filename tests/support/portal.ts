import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { inject, onTestFinished, TestRunner } from "vitest";
import type { Role } from "#domain/accounts/roles.ts";
import { appRole } from "#db/connection/app-role.ts";
import { createDb } from "#db/connection/client.ts";
import type { Services } from "#server/context.ts";
import { launchBrowser } from "./browser.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { createMember, createStaffActor, createUser } from "./factories.ts";
import { leaveOutPageJobs } from "./page-jobs.ts";
import { startProduct, type RunningProduct } from "./product.ts";
import type { Actors } from "./reimbursements.ts";
import { openTestServices } from "./services.ts";
import { beginSessionFor } from "./session-cookie.ts";
import { portalSecret, type BegunPortal, type Seed, type SharedPortal } from "./portals-setup.ts";

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
  /** The same for an existing user; the session comes with a cookie, not through the login page. A page of a test is closed after it. */
  signIn(who: { readonly email: string }, path: string, look?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
};

/** Settings beyond those of `startProduct`. */
type ProductEnv = Readonly<Record<string, string>> & { readonly SEED?: Seed };

type PortalOptions = {
  /** Claims that are filed get their dossier and the reports of the radar, which cost more than the claim itself. */
  readonly hasPageJobs?: boolean;
};

type Copy = { readonly database: TestDatabase; readonly product: RunningProduct };

/** Starts a product on a copy of what a first start leaves. Remove the product, then drop the database. */
export async function startCopy(env: ProductEnv = {}, { hasPageJobs = false }: PortalOptions = {}): Promise<Copy> {
  const begun = await askPortals<BegunPortal>(env.SEED ?? "none");
  const database = await createTestDatabase({ copyOf: begun.database });
  if (!hasPageJobs) await leaveOutPageJobs(database.url);
  const product = await startProduct({ env: { DATABASE_URL: database.url, APP_SECRET: portalSecret, ...env }, copyOf: begun.dataDir });
  return { database, product };
}

/**
 * Starts a portal for the tests of one file, on a copy of what a first start leaves; call it in `beforeAll`, and `close` in
 * `afterAll`.
 */
export async function openPortal(env: ProductEnv = {}, options: PortalOptions = {}): Promise<TestPortal> {
  const { database, product } = await startCopy(env, options);
  // Test and product share one folder of documents.
  const opened = openTestServices(database, { APP_SECRET: portalSecret, DATA_DIR: product.dataDir });
  const browser = await browserOfWorker();
  return portalOf({ database, services: opened.services, product, browser }, async () => {
    await closePages(browser);
    await opened.close();
    // That it stops in order is a matter of `start.test.ts`, and takes longer.
    await product.kill9();
    await product.remove();
    await database.drop();
  });
}

/**
 * The portal that other test files use before and after this one: for tests that look only at rows of their own, change no setting,
 * publish nothing and read neither a dossier nor a report of the radar. Used like `openPortal`.
 * @param launch starts a browser for this file alone
 */
export async function openSharedPortal(launch?: () => Promise<Browser>): Promise<TestPortal> {
  const shared = await askPortals<SharedPortal>(process.env["VITEST_POOL_ID"] ?? "");
  const client = createDb(shared.databaseUrl, { role: appRole });
  const database = { ...client, url: shared.databaseUrl };
  const opened = openTestServices(database, { APP_SECRET: portalSecret, DATA_DIR: shared.dataDir });
  const browser = await (launch ?? browserOfWorker)();
  return portalOf({ database, services: opened.services, product: shared, browser }, async () => {
    await (launch === undefined ? closePages(browser) : browser.close());
    await opened.close();
    await client.close();
  });
}

let launched: Browser | undefined;

/** The browser of this worker, which serves one file after the other. It ends with the worker. */
async function browserOfWorker(): Promise<Browser> {
  if (launched?.isConnected() !== true) launched = await launchBrowser();
  return launched;
}

const closePages = (browser: Browser): Promise<unknown> => Promise.all(browser.contexts().map((context) => context.close()));

/** Asks the setup of the portals, which is in another process. */
async function askPortals<T>(path: string): Promise<T> {
  const answer = await fetch(`${inject("portalsUrl")}/${path}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T; // our own answer
}

function portalOf(parts: Parts, close: () => Promise<void>): TestPortal {
  const { services, product, browser } = parts;

  async function signIn({ email }: { readonly email: string }, path: string, look: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, reducedMotion: "reduce", ...look });
    await context.addCookies([await beginSessionFor(services, { email }, product.url)]);
    // A page that is left open goes on asking the product.
    if (TestRunner.getCurrentTest() !== undefined) onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.addInitScript(moveAtOnce);
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

/** A user who moves the mouse from the start: a page then loads at once what is below the first view, and not after three seconds. */
function moveAtOnce(): void {
  const moves = setInterval(() => window.dispatchEvent(new Event("pointermove")), 100);
  setTimeout(() => clearInterval(moves), 4_000);
}
