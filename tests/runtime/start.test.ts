import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { council } from "#domain/council.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { startTestCluster } from "../support/cluster.ts";
import { processTree, stillRunning } from "../support/process-tree.ts";
import { startProduct, type ProductOptions, type RunningProduct } from "../support/product.ts";

const running: RunningProduct[] = [];

async function start(options?: ProductOptions): Promise<RunningProduct> {
  const product = await startProduct(options);
  running.push(product);
  return product;
}

afterEach(async () => {
  for (const product of running.splice(0)) await product.remove();
});

describe("a start with nothing but Node", () => {
  let product: RunningProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product?.remove());

  test("serves the client and its API, and says that it is ready", async () => {
    expect(product.output()).toContain(`Ready on http://localhost:${product.port}\n`);
    expect(await (await fetch(`${product.url}/healthz`)).json()).toEqual({ status: "alive" });
    expect(await statusBecomes(product.url, 200)).toEqual({ status: "ready", failed: [], remarks: [] });
    const page = await fetch(`${product.url}/login`);
    expect([page.status, page.headers.get("content-type"), page.headers.get("cache-control")]).toEqual([200, "text/html; charset=utf-8", "no-cache"]);
    const me = await fetch(`${product.url}/trpc/accounts.me`);
    expect([me.status, me.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  test("shows the form of the login before its scripts, which are small; who has a session gets the portal", async () => {
    const { url } = product;
    const login = await fetch(`${url}/login`);
    const page = await login.text();
    expect(page).toContain('<label for="password"');
    expect(login.headers.get("vary")).toMatch(/cookie/i);
    const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
    const sizes = await Promise.all(
      scripts.map(async (path) => {
        const answer = await fetch(`${url}${path}`, { method: "HEAD", headers: { "accept-encoding": "br" } });
        return Number(answer.headers.get("content-length"));
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(90_000);
    const signedIn = await fetch(`${url}/login`, { headers: { cookie: `${council.slug}=a-session` } });
    expect(await signedIn.text()).not.toContain("password");
  });

  test("keeps hashed files for ever and hides everything else", async () => {
    const { url } = product;
    const page = await (await fetch(`${url}/`)).text();
    const script = /src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? "none";
    const answer = await fetch(`${url}${script}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
    const text = await answer.text();
    const compressed = await Promise.all(["br", "gzip"].map((encoding) => fetch(`${url}${script}`, { headers: { "accept-encoding": encoding } })));
    expect(compressed.map(({ headers }) => headers.get("content-encoding"))).toEqual(["br", "gzip"]);
    for (const { headers } of compressed) expect(headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(await Promise.all(compressed.map((one) => one.text()))).toEqual([text, text]);
    for (const path of [
      "/.env",
      "/.git/config",
      "/var/mail/x.eml",
      "/files/%2e%2e%2f%2e%2e%2fetc/passwd",
      "/assets/none.js",
      "/package.json",
      "/x.php",
    ]) {
      const hidden = await fetch(`${url}${path}`);
      expect([path, hidden.status >= 400, hidden.headers.get("content-type")]).toEqual([path, true, "application/json; charset=utf-8"]);
    }
  });

  test("sends the security headers with every answer, and never its own name", async () => {
    const { url } = product;
    for (const path of ["/login", "/trpc/accounts.me", "/none.txt", "/healthz"]) {
      const { headers } = await fetch(`${url}${path}`);
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'self';script-src 'self' 'sha256-[\w+/]{43}=';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;form-action 'self';object-src 'none';base-uri 'none';frame-ancestors 'none'$/,
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-powered-by")).toBeNull();
    }
  });

  test("keeps the secret and the database from other accounts", () => {
    const { dataDir } = product;
    for (const name of ["secret", "postgres.json"]) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, "postgres")).mode & 0o777).toBe(0o700);
  });
});

describe("what is delivered", () => {
  test("its own database accepts no publicly known password", async () => {
    const [one, other] = [await start(), await start()];
    const passwordOf = ({ dataDir }: RunningProduct): string => new URL(ownerUrl(dataDir)).password;
    expect(passwordOf(one).length).toBeGreaterThanOrEqual(22);
    expect(passwordOf(one)).not.toBe(passwordOf(other));
    for (const password of ["", "postgres", "password", council.slug, passwordOf(other)]) {
      const url = new URL(ownerUrl(one.dataDir));
      url.password = password;
      const sql = postgres(url.href, { max: 1, onnotice: () => {} });
      await expect(sql`select 1`).rejects.toMatchObject({ code: "28P01" });
      await sql.end();
    }
  });

  test("is the product alone: no tests, no workbench for components, no map of its sources for strangers, and in production no demonstration", async () => {
    const built = readdirSync(join(projectRoot, "dist"), { recursive: true, encoding: "utf8" });
    expect(built.filter((name) => /\.test\.|(^|\/)(tests|bench)\//.test(name))).toEqual([]);
    const client = built.filter((name) => name.startsWith("client/"));
    expect(client.filter((name) => name.endsWith(".map"))).toEqual([]);
    const scripts = client.filter((name) => name.endsWith(".js")).map((name) => readFileSync(join(projectRoot, "dist", name), "utf8"));
    expect(scripts.filter((text) => text.includes("__identity") || text.includes("Demo#2026"))).toEqual([]);
    const cluster = await startTestCluster();
    const { url } = await start({ env: { NODE_ENV: "production", APP_SECRET: "a".repeat(32), DATABASE_URL: cluster.url, SEED: "" } });
    await statusBecomes(url, 200);
    const sql = postgres(cluster.url, { max: 1 });
    expect(await sql`select count(*)::int as logins from users`).toEqual([{ logins: 0 }]);
    await sql.end();
    for (const product of running.splice(0)) await product.remove();
    await cluster.remove();
  });
});

describe("one product for one folder", () => {
  test("a second start on the same data says so in one line and ends with 1", async () => {
    const first = await start();
    const second = startProduct({ env: { DATA_DIR: first.dataDir } });
    await expect(second).rejects.toThrow(
      new RegExp(
        `ended with 1 before it was ready: ${council.shortName} Portal did not start\\. Already running: process ${first.pid()} works on [^\\n]*\\n$`,
      ),
    );
    await statusBecomes(first.url, 200);
  });

  test("a port in use is named in one line, and nothing is left running or locked", async () => {
    const first = await start();
    await expect(startProduct({ env: { PORT: String(first.port) } })).rejects.toThrow(
      /did not start\. PORT: \d+ is in use on 127\.0\.0\.1;[^\n]*\n$/,
    );
  });

  test.each([
    [{ PORT: "http" }, /did not start\. PORT: must be a port from 1 to 65535 \(it is "http"\)\n$/],
    [{ DATABASE_URL: "mysql://x" }, /did not start\. DATABASE_URL: must be a URL that starts with postgres:\/\/ or postgresql:\/\/\n$/],
    [{ NODE_ENV: "production" }, /did not start\. APP_SECRET: is needed in production; make one with: openssl rand -base64 32\n$/],
    [
      { SEED: "demo", HOST: "0.0.0.0" },
      /did not start\. DEMO_PASSWORD: is needed for SEED=demo in production or when HOST is not loopback: [^\n]*\n$/,
    ],
    [
      { DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/none" },
      /did not start\. DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:1 [^\n]*\n$/,
    ],
  ])("a bad setting stops it with one line: %j", async (env, line) => {
    const failed = startProduct({ env });
    await expect(failed).rejects.toThrow(line);
    await expect(failed).rejects.not.toThrow(/secret@/);
  });
});

describe("the end", () => {
  test("SIGTERM ends it with 0 within 15 s and leaves no process", async () => {
    const product = await start();
    const tree = processTree(product.pid());
    expect(tree.length).toBeGreaterThan(2);
    const began = performance.now();
    expect(await product.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(stillRunning(tree)).toEqual([]);
    expect(existsSync(join(product.dataDir, "web.lock"))).toBe(false);
  });

  test("SIGTERM while it is starting leaves no process either", async () => {
    const product = await start();
    await product.stop();
    const restarted = product.restart().catch(() => "never ready");
    while (!existsSync(join(product.dataDir, "postgres/postmaster.pid"))) await wait(5);
    const tree = processTree(product.pid());
    expect(await product.stop()).toBe(0);
    expect(await restarted).toBe("never ready");
    expect(stillRunning(tree)).toEqual([]);
    expect(existsSync(join(product.dataDir, "postgres/postmaster.pid"))).toBe(false);
  });

  test("what was committed survives kill -9 of the whole tree, and the next start is as quick as the first", async () => {
    const firstBegan = performance.now();
    const product = await start();
    const firstMs = performance.now() - firstBegan;
    const sql = postgres(ownerUrl(product.dataDir), { max: 1, onnotice: () => {} });
    await sql`create table survivors (name text)`;
    await sql`insert into survivors values ('kept')`;
    await product.kill9();
    await sql.end({ timeout: 0 });
    const began = performance.now();
    await product.restart();
    expect(performance.now() - began).toBeLessThan(2 * firstMs); // the first one made the cluster and every table
    const again = postgres(ownerUrl(product.dataDir), { max: 1 });
    expect(await again`select name from survivors`).toEqual([{ name: "kept" }]);
    await again.end();
    await statusBecomes(product.url, 200);
  });

  test("a database left by a killed server is taken over, not started twice", async () => {
    const product = await start();
    const postmasterNow = (): number => Number(readFileSync(join(product.dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
    const postmaster = postmasterNow();
    process.kill(product.pid(), "SIGKILL");
    while (stillRunning([product.pid()]).length > 0) await wait(10);
    await product.restart();
    expect(postmasterNow()).toBe(postmaster);
    expect(stillRunning([postmaster])).toEqual([postmaster]);
    await statusBecomes(product.url, 200);
    await product.stop();
    expect(stillRunning([postmaster])).toEqual([]);
  });
});

describe("a database that goes away", () => {
  test("is named by /readyz within a second or two, and is found again when it is back", async () => {
    const cluster = await startTestCluster();
    const product = await start({ env: { DATABASE_URL: cluster.url } });
    await statusBecomes(product.url, 200);
    await cluster.stop();
    const began = performance.now();
    const away = await statusBecomes(product.url, 503);
    expect(away.failed).toContain("database");
    const call = await fetch(`${product.url}/trpc/accounts.me`, { headers: { cookie: `${council.slug}=${"x".repeat(43)}` } });
    expect([call.status, call.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${product.url}/login`)).status).toBe(200);
    await cluster.start();
    await statusBecomes(product.url, 200);
    await product.remove();
    await cluster.remove();
  });

  test("that is our own is started again by itself", async () => {
    const product = await start();
    const postmaster = Number(readFileSync(join(product.dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
    process.kill(postmaster, "SIGKILL");
    await statusBecomes(product.url, 503);
    await statusBecomes(product.url, 200);
    expect(product.output()).toContain('"event":"database_lost"');
  });
});

type Answer = { readonly failed: readonly string[] };

/**
 * Asks until the status is that one: on a busy machine a part may answer later than its check waits. The test's own limit ends a
 * wait in vain.
 */
async function statusBecomes(url: string, status: number): Promise<Answer> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`);
    const body = (await answer.json()) as Answer; // the type of our own answer
    if (answer.status === status) return body;
    await wait(50);
  }
}

/** The database as its owner, from what the product keeps in its folder. */
function ownerUrl(dataDir: string): string {
  const { password } = JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8"));
  const port = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[3];
  return `postgres://postgres:${password}@127.0.0.1:${port}/${council.slug}_portal`;
}
