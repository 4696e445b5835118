import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { council } from "#domain/council.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { eventually } from "../support/eventually.ts";
import { processTree, stillRunning } from "../support/process-tree.ts";
import { ownDatabaseUrl, startProduct, type RunningProduct } from "../support/product.ts";
import { statusBecomes } from "../support/readiness.ts";
import { isDeep } from "../support/tier.ts";

// One product for all tests: each leaves it running for the next.
let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.remove());

describe("a start with nothing but Node", () => {
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

  test("keeps an unused connection longer than a proxy does, which by default is 60 s in nginx", async () => {
    const { headers } = await fetch(`${product.url}/healthz`);
    expect(headers.get("keep-alive")).toBe("timeout=75");
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
        /^default-src 'self';script-src 'self'( 'sha256-[\w+/]{43}='){1,2};style-src 'self'( 'nonce-[\w-]{22}')?;img-src 'self' data: blob:;form-action 'self';object-src 'none';base-uri 'none';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types default prose;report-uri \/policy-reports;report-to policy$/,
      );
      expect(headers.get("reporting-endpoints")).toBe('policy="/policy-reports"');
      expect(headers.get("permissions-policy")).toContain("camera=(), ");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-powered-by")).toBeNull();
    }
  });

  test("gives inline styles a nonce in the portal and a hash on the website, and never the same nonce twice", async () => {
    const { url } = product;
    const [first, second] = await Promise.all([fetch(`${url}/login`), fetch(`${url}/login`)]);
    const nonceOf = (answer: Response): string => /'nonce-([\w-]+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "none";
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    const login = await first.text();
    expect(login).toContain(`nonce="${nonceOf(first)}"`);
    expect(login).not.toMatch(/ style="/);
    for (const path of ["/", "/hi", "/no-such-page"]) {
      const page = await fetch(`${url}${path}`);
      const html = await page.text();
      const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? "";
      expect(page.headers.get("content-security-policy")).toContain(
        `style-src 'self' 'sha256-${createHash("sha256").update(style).digest("base64")}';`,
      );
      expect([path, html.match(/ style="[^"]*"/g)]).toEqual([path, null]);
    }
  });

  test("names whom to tell of a weakness, and takes browsers' reports", async () => {
    const { url } = product;
    const text = await (await fetch(`${url}/.well-known/security.txt`)).text();
    expect(text).toMatch(/^Contact: mailto:helpdesk@epcmd\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/);
    const report = (body: unknown, type: string) =>
      fetch(`${url}/policy-reports`, { method: "POST", body: JSON.stringify(body), headers: { "content-type": type } });
    const old = {
      "csp-report": { "violated-directive": "script-src", "blocked-uri": "inline", "document-uri": `${url}/activate-account?id=secret` },
    };
    expect((await report(old, "application/csp-report")).status).toBe(204);
    expect((await report({ old, filler: "x".repeat(20_000) }, "application/csp-report")).status).toBe(413);
    await eventually(async () => expect(product.output()).toMatch(/policy_violation.*script-src.*inline.*\/activate-account/));
    expect(product.output()).not.toContain("id=secret");
  });

  test("keeps the secret and the database from other accounts", () => {
    const { dataDir } = product;
    for (const name of ["secret", "postgres.json"]) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, "postgres")).mode & 0o777).toBe(0o700);
  });
});

describe("what is delivered", () => {
  test("its own database accepts no publicly known password", async () => {
    const own = new URL(ownDatabaseUrl(product.dataDir)).password;
    const ofAnother = new URL(inject("adminUrl")).password;
    expect(own.length).toBeGreaterThanOrEqual(22);
    expect(own).not.toBe(ofAnother);
    for (const password of ["", "postgres", "password", council.slug, ofAnother]) {
      const url = new URL(ownDatabaseUrl(product.dataDir));
      url.password = password;
      const sql = postgres(url.href, { max: 1, onnotice: () => {} });
      await expect(sql`select 1`).rejects.toMatchObject({ code: "28P01" });
      await sql.end();
    }
  });

  // That production brings no demonstration: image.test.ts.
  test("is the product alone: no tests, no workbench for components, no map of its sources for strangers", () => {
    const built = readdirSync(join(projectRoot, "dist"), { recursive: true, encoding: "utf8" });
    expect(built.filter((name) => /\.test\.|(^|\/)(tests|bench)\//.test(name))).toEqual([]);
    const client = built.filter((name) => name.startsWith("client/"));
    expect(client.filter((name) => name.endsWith(".map"))).toEqual([]);
    const scripts = client.filter((name) => name.endsWith(".js")).map((name) => readFileSync(join(projectRoot, "dist", name), "utf8"));
    expect(scripts.filter((text) => text.includes("__identity") || text.includes("Demo#2026"))).toEqual([]);
  });
});

describe("one product for one folder", () => {
  test("a second start on the same data says so in one line and ends with 1", async () => {
    const second = startProduct({ env: { DATA_DIR: product.dataDir } });
    await expect(second).rejects.toThrow(
      new RegExp(
        `ended with 1 before it was ready: ${council.shortName} Portal did not start\\. Already running: process ${product.pid()} works on [^\\n]*\\n$`,
      ),
    );
    await statusBecomes(product.url, 200);
  });

  test("a port in use is named in one line, and nothing is left running or locked", async () => {
    await expect(startProduct({ env: { PORT: String(product.port) } })).rejects.toThrow(
      /did not start\. PORT: \d+ is in use on 127\.0\.0\.1;[^\n]*\n$/,
    );
  });

  const badSettings: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
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
  ];
  // In the gate the first and the last: a port that is no number, and a database that does not answer.
  test.each(isDeep ? badSettings : [...badSettings.slice(0, 1), ...badSettings.slice(-1)])(
    "a bad setting stops it with one line: %j",
    async (env, line) => {
      const failed = startProduct({ env });
      await expect(failed).rejects.toThrow(line);
      await expect(failed).rejects.not.toThrow(/secret@/);
    },
  );
});

describe("the end", () => {
  test("a database that ends by itself is started again", async () => {
    process.kill(postmasterOf(product), "SIGKILL");
    await eventually(() => expect(product.output()).toContain('"event":"database_lost"'));
    await statusBecomes(product.url, 200);
  });

  test("SIGTERM ends it with 0 within 15 s and leaves no process", async () => {
    const tree = processTree(product.pid());
    const postmaster = postmasterOf(product);
    expect(tree.length).toBeGreaterThan(2);
    const began = performance.now();
    expect(await product.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(stillRunning([...tree, postmaster])).toEqual([]);
    expect(existsSync(join(product.dataDir, "web.lock"))).toBe(false);
    await product.restart();
  });

  test("what was committed survives kill -9 of the whole tree, and the next start reads it", async () => {
    const sql = postgres(ownDatabaseUrl(product.dataDir), { max: 1, onnotice: () => {} });
    await sql`create table survivors (name text)`;
    await sql`insert into survivors values ('kept')`;
    await product.kill9();
    await sql.end({ timeout: 0 });
    await product.restart();
    const again = postgres(ownDatabaseUrl(product.dataDir), { max: 1 });
    expect(await again`select name from survivors`).toEqual([{ name: "kept" }]);
    await again.end();
    await statusBecomes(product.url, 200);
  });

  test("SIGTERM while it is starting leaves no process either", async () => {
    await product.stop();
    const restarted = product.restart().catch(() => "never ready");
    while (!existsSync(join(product.dataDir, "postgres/postmaster.pid"))) await wait(5);
    const tree = processTree(product.pid());
    expect(await product.stop()).toBe(0);
    expect(await restarted).toBe("never ready");
    expect(stillRunning(tree)).toEqual([]);
    expect(existsSync(join(product.dataDir, "postgres/postmaster.pid"))).toBe(false);
    await product.restart();
  });

  test("a database left by a killed server is taken over, not started twice, and started again when it ends", async () => {
    const postmaster = postmasterOf(product);
    process.kill(product.pid(), "SIGKILL");
    while (stillRunning([product.pid()]).length > 0) await wait(10);
    await product.restart();
    expect(postmasterOf(product)).toBe(postmaster);
    expect(stillRunning([postmaster])).toEqual([postmaster]);
    await statusBecomes(product.url, 200);
    const from = product.output().length;
    process.kill(postmaster, "SIGKILL");
    await eventually(() => expect(product.output().slice(from)).toContain('"event":"database_lost"'));
    const revived = await eventually(() => {
      expect(postmasterOf(product)).not.toBe(postmaster);
      return postmasterOf(product);
    });
    await statusBecomes(product.url, 200);
    await product.stop();
    expect(stillRunning([postmaster, revived])).toEqual([]);
  });
});

const postmasterOf = ({ dataDir }: RunningProduct): number => Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
