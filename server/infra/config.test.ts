import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigError, isLoopback, loadConfig, type Environment } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "config-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secret = "0123456789abcdef0123456789abcdef";
const load = (env: Environment) => loadConfig({ DATA_DIR: folder, ...env });
const production = { NODE_ENV: "production", APP_SECRET: secret };

test("everything has a default", () => {
  expect(load({})).toMatchObject({
    nodeEnv: "development",
    isProduction: false,
    role: "all",
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://localhost:3000",
    dataDir: folder,
    databaseUrl: undefined,
    redisUrl: undefined,
    objectStore: undefined,
    smtpUrl: undefined,
    seed: "demo",
    demoPassword: "Demo#2026",
    logLevel: "info",
    trustProxy: false,
  });
});

test("an empty variable counts as not set", () => {
  expect(load({ PORT: "", DATABASE_URL: " ", SEED: "" })).toMatchObject({ port: 3000, databaseUrl: undefined, seed: "demo" });
});

test("the secret is made once, for its owner only, and stays", () => {
  const first = load({}).appSecret;
  expect(first.length).toBeGreaterThanOrEqual(43);
  expect(load({}).appSecret).toBe(first);
  expect(readFileSync(join(folder, "secret"), "utf8").trim()).toBe(first);
  expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
  expect(load({ APP_SECRET: secret }).appSecret).toBe(secret);
});

test.each<[Environment, string]>([
  [{ PORT: "0" }, 'PORT: must be a port from 1 to 65535 (it is "0")'],
  [{ PORT: "65536" }, 'PORT: must be a port from 1 to 65535 (it is "65536")'],
  [{ PORT: "3000a" }, 'PORT: must be a port from 1 to 65535 (it is "3000a")'],
  [{ HOST: "a b" }, 'HOST: must be an address or a host name, such as 127.0.0.1 or 0.0.0.0 (it is "a b")'],
  [{ ROLE: "both" }, 'ROLE: must be one of all, web, worker (it is "both")'],
  [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent (it is "loud")'],
  [{ NODE_ENV: "prod" }, 'NODE_ENV: must be one of development, production, test (it is "prod")'],
  [{ SEED: "all" }, 'SEED: must be one of demo, none (it is "all")'],
  [{ DATABASE_URL: "mysql://u:p@h/d" }, "DATABASE_URL: must be a URL that starts with postgres:// or postgresql://"],
  ...["sslmode=require", "sslmode=prefer", "ssl=true", "sslmode=verify-full&ssl=allow"].map((line): [Environment, string] => [
    { DATABASE_URL: `postgres://u:p@h/d?${line}` },
    "DATABASE_URL: sslmode must be verify-full (NODE_EXTRA_CA_CERTS names the file of an authority of your own), or disable",
  ]),
  [{ REDIS_URL: "localhost:6379" }, "REDIS_URL: must be a URL that starts with redis:// or rediss://"],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL: must be a URL that starts with smtp:// or smtps://"],
  [{ PUBLIC_URL: "portal.example" }, "PUBLIC_URL: must be a URL that starts with https:// or http://"],
  [{ PUBLIC_URL: "https://portal.example/app" }, "PUBLIC_URL: must be only scheme, host and port, such as https://portal.example"],
  [{ APP_SECRET: "short" }, "APP_SECRET: must have at least 32 characters; make one with: openssl rand -base64 32"],
  [
    { APP_SECRET: "   # made by a command that is named in the file" },
    "APP_SECRET: must have at least 32 characters; make one with: openssl rand -base64 32",
  ],
  ...["true", "10.0.0", "10.0.0.0/33", "0.0.0.0/0", "10.0.0.0/255.0.255.0", "10.0.0.1,cafe"].map((given): [Environment, string] => [
    { TRUST_PROXY: given },
    `TRUST_PROXY: must be the number of proxies in front (0 for none), or their addresses with commas between (it is "${given}")`,
  ]),
  [
    { REST_ORIGINS: "https://erp.example/app" },
    'REST_ORIGINS: must be origins with commas between, such as https://erp.example,https://shop.example:8443 (it is "https://erp.example/app")',
  ],
  [{ S3_BUCKET: "papers" }, "S3_ENDPOINT: is missing; object storage needs all four S3_ variables"],
  [{ S3_ENDPOINT: "http://minio:9000", S3_BUCKET: "papers" }, "S3_ACCESS_KEY: is missing; object storage needs all four S3_ variables"],
  [{ STAFF_MFA: "yes" }, 'STAFF_MFA: must be one of optional, required (it is "yes")'],
  [{ NODE_ENV: "production" }, "APP_SECRET: is needed in production; make one with: openssl rand -base64 32"],
  ...["", "./var"].map((given): [Environment, string] => [
    { ...production, DATA_DIR: given, DATABASE_URL: "postgres://db/portal" },
    `DATA_DIR: must be an absolute path in production, outside of this folder: an upgrade is installed into another one. A release that ran without one has its data in ./var, under the folder in which it was started: stop it, move them, and name their new place`,
  ]),
  [
    { ...production, PUBLIC_URL: "http://portal.example" },
    "PUBLIC_URL: must start with https:// in production, or passwords would travel in the clear",
  ],
  ...[{ HOST: "0.0.0.0" }, { ROLE: "worker" }].map((given): [Environment, string] => [
    { ...production, ...given },
    "PUBLIC_URL: is needed in production: set it to the https address that people use",
  ]),
  [
    { ...production, SEED: "demo" },
    "DEMO_PASSWORD: is needed for SEED=demo in production or when HOST is not loopback: choose a password of your own",
  ],
  [
    { HOST: "0.0.0.0", SEED: "demo" },
    "DEMO_PASSWORD: is needed for SEED=demo in production or when HOST is not loopback: choose a password of your own",
  ],
  [
    { DEMO_PASSWORD: "demo" },
    "DEMO_PASSWORD: must be a password that the portal accepts: 8 or more characters with digit, lower, upper and special, or 15 or more",
  ],
])("%j stops the start", (env, message) => {
  expect(() => load(env)).toThrow(new ConfigError(message.slice(0, message.indexOf(":")), message.slice(message.indexOf(":") + 2)));
});

test("no message repeats a password", () => {
  for (const env of [{ DATABASE_URL: "x://u:hunter2@h/d" }, { APP_SECRET: "hunter2" }, { SMTP_URL: "x://u:hunter2@h" }, { DEMO_PASSWORD: "hunter2" }])
    expect(() => load(env)).not.toThrow(/hunter2/);
});

test.each<[string, Environment, "demo" | "none"]>([
  ["own database, loopback", {}, "demo"],
  ["own database, loopback by name", { HOST: "localhost" }, "demo"],
  ["own database, open to others", { HOST: "0.0.0.0" }, "none"],
  ["own database, production", production, "none"],
  ["another database", { DATABASE_URL: "postgres://db/portal" }, "none"],
  ["another database, asked for", { DATABASE_URL: "postgres://db/portal", SEED: "demo" }, "demo"],
  ["open to others, with a password of its own", { HOST: "0.0.0.0", SEED: "demo", DEMO_PASSWORD: "Council7!words" }, "demo"],
  ["asked not to", { SEED: "none" }, "none"],
])("demo data: %s", (_, env, seed) => {
  expect(load(env).seed).toBe(seed);
});

test("proxies are counted or named, and believed only then", () => {
  expect(load({ TRUST_PROXY: "0" }).trustProxy).toBe(false);
  expect(load({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
  const networks = ["10.0.0.1", "10.1.0.0/16", "10.0.0.0/255.0.0.0"];
  expect(load({ TRUST_PROXY: networks.join(", ") }).trustProxy).toEqual(networks);
});

test("production without data in its folder may have a relative one", () => {
  const s3 = { S3_ENDPOINT: "http://minio:9000", S3_BUCKET: "papers", S3_ACCESS_KEY: "key", S3_SECRET_KEY: "secret" };
  const elsewhere = { ...production, ...s3, DATABASE_URL: "postgres://db/portal", DATA_DIR: "./var" };
  expect(load(elsewhere).dataDir).toBe(join(process.cwd(), "var"));
  expect(() => load({ ...elsewhere, DATABASE_URL: "" })).toThrow(/^DATA_DIR: /);
});

test("production on this machine only may speak plain http", () => {
  expect(load({ ...production, PUBLIC_URL: "http://localhost:8080" }).publicUrl).toBe("http://localhost:8080");
  expect(load({ ...production, HOST: "0.0.0.0", PUBLIC_URL: "https://portal.example/" }).publicUrl).toBe("https://portal.example");
});

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.9.9.9", true],
  ["::1", true],
  ["[::1]", true],
  ["0.0.0.0", false],
  ["127.0.0.1.example.org", false],
  ["portal.example", false],
])("%s is loopback: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
