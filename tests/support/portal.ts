import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { roleLabels, type Role } from "#domain/accounts/roles.ts";
import type { Services } from "#server/context.ts";
import { launchBrowser } from "./browser.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { createMember, createStaffActor, createUser, testPassword } from "./factories.ts";
import { startProduct, type RunningProduct } from "./product.ts";
import type { Actors } from "./reimbursements.ts";
import { openTestServices } from "./services.ts";

const appSecret = "a secret that only this test knows, 32+";

/** The built product on a database of its own, the same data by its verbs, and a browser. */
export type TestPortal = {
  readonly database: TestDatabase;
  readonly services: Services;
  readonly product: RunningProduct;
  readonly browser: Browser;
  /** A firm with its member, and somebody of either office. */
  newActors(): Promise<Actors>;
  /** A browser profile of its own in which somebody new of this role has signed in and opened a page. */
  openAs(role: Exclude<Role, "MEMBER">, path: string, look?: BrowserContextOptions): Promise<Page>;
  /** The same for somebody who is there already, with the tests' password. */
  signIn(who: { readonly email: string; readonly role: Role }, path: string, look?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
};

/** Starts a portal for the tests of one file; call it in `beforeAll`, and `close` in `afterAll`. */
export async function openPortal(env: Readonly<Record<string, string>> = {}, launch: () => Promise<Browser> = launchBrowser): Promise<TestPortal> {
  const database = await createTestDatabase();
  const product = await startProduct({ env: { DATABASE_URL: database.url, APP_SECRET: appSecret, ...env } });
  // The papers have to lie where the product looks for them.
  const opened = openTestServices(database, { APP_SECRET: appSecret, DATA_DIR: product.dataDir });
  const { services } = opened;
  const browser = await launch();

  async function signIn({ email, role }: { email: string; role: Role }, path: string, look: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, reducedMotion: "reduce", ...look });
    const page = await context.newPage();
    await page.goto(`${product.url}/login?next=${encodeURIComponent(path)}`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(testPassword);
    await page.getByLabel("Login as").selectOption({ label: roleLabels[role] });
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL((url) => url.pathname !== "/login");
    // The address changes before the page does.
    await page.getByRole("heading", { level: 1, name: "Login", exact: true }).waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    return page;
  }

  return {
    database,
    services,
    product,
    browser,
    newActors: async () => {
      const { actor: member } = await createMember(services);
      return { member, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
    },
    openAs: async (role, path, look) => signIn(await createUser(services, role), path, look),
    signIn,
    close: async () => {
      await browser.close();
      await opened.close();
      await product.remove();
      await database.drop();
    },
  };
}
