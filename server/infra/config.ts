import { isIP } from "node:net";
import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { passwordProblem } from "#domain/accounts/password-rules.ts";
import type { TargetDays } from "#domain/reimbursements/clocks.ts";
import { ownSecret } from "./own-secret.ts";

/** The environment variables, parsed once at the start. @source product.md "Running it" */
export type Config = {
  readonly nodeEnv: "development" | "production" | "test";
  readonly isProduction: boolean;
  /** Which parts this process runs. */
  readonly role: "all" | "web" | "worker";
  readonly host: string;
  readonly port: number;
  /** Public base URL, without a slash at the end; every link in an e-mail starts with it. */
  readonly publicUrl: string;
  /** Absolute path of the folder for everything that the product writes. */
  readonly dataDir: string;
  /** Undefined: the product brings its own PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Undefined: the queue lives in PostgreSQL. */
  readonly redisUrl: string | undefined;
  readonly objectStore: ObjectStore | undefined;
  /** Undefined: each mail becomes a file in `dataDir/mail`. */
  readonly smtpUrl: string | undefined;
  readonly seed: "demo" | "none";
  readonly demoPassword: string;
  /** The text that all keys are derived from, at least 32 characters. */
  readonly appSecret: string;
  /** The secret before the last rotation, still good for reading. */
  readonly previousAppSecret: string | undefined;
  readonly logLevel: LogLevel;
  /** The proxies whose `X-Forwarded-For` Express trusts; false for none. */
  readonly trustProxy: false | number | readonly string[];
  /** Whether every user of council and DGFT needs a second factor. */
  readonly staffMfa: "optional" | "required";
  /** Days within which each party is to act on a reimbursement without a rule version, which has days of its own. */
  readonly targetDays: TargetDays;
  /** A recommendation above this amount is confirmed by a second person of the council. */
  readonly secondPersonAbovePaise: number;
  /** The share of the claims, in percent, that a second person of the council looks at before they go to DGFT. */
  readonly secondLookPercent: number;
  /** Days after a decision within which a firm may ask for a fresh look. */
  readonly freshLookDays: number;
  /** Pages of other sites, by origin, that may call the REST paths from a browser. */
  readonly restOrigins: readonly string[];
  /** Webhooks may go to http and to private addresses: for development and tests, never in production. */
  readonly webhooksMayBePrivate: boolean;
  /** Address of the metrics for Prometheus; undefined: not served. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The collector that traces are sent to; undefined: none are made. */
  readonly traceEndpoint: string | undefined;
  /** The folder that log lines are also written to, and for how many days; undefined: standard output only. */
  readonly logFiles: { readonly folder: string; readonly keptDays: number } | undefined;
};

export type ObjectStore = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** A setting that stops the start; its message is one line with the variable and the remedy. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`);
    this.name = "ConfigError";
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

const minSecretLength = 32;
const demoPasswordOnLoopback = "Demo#2026";

/**
 * Reads every setting, with its default. The secret is made in `DATA_DIR/secret` (0600) when none is given.
 * @throws ConfigError (the first bad value)
 * @source product.md "Running it"; security.md 3.1, 3.3
 */
export function loadConfig(env: Environment): Config {
  const given = parseEnvironment(env);
  const isProduction = given.NODE_ENV === "production";
  const dataDir = dataDirOf(given, isProduction);
  const publicUrl = publicUrlOf(given, isProduction);
  const { seed, demoPassword } = seedOf(given, isProduction);
  return {
    nodeEnv: given.NODE_ENV,
    isProduction,
    role: given.ROLE,
    host: given.HOST,
    port: given.PORT,
    publicUrl,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    redisUrl: given.REDIS_URL,
    objectStore: objectStoreOf(given),
    smtpUrl: given.SMTP_URL,
    seed,
    demoPassword,
    appSecret: secretOf(given, dataDir, isProduction),
    previousAppSecret: given.APP_SECRET_PREVIOUS,
    logLevel: given.LOG_LEVEL,
    trustProxy: given.TRUST_PROXY,
    staffMfa: given.STAFF_MFA,
    secondPersonAbovePaise: given.SECOND_PERSON_ABOVE * 100,
    secondLookPercent: given.SECOND_LOOK_PERCENT,
    freshLookDays: given.FRESH_LOOK_DAYS,
    targetDays: { council: given.TARGET_DAYS_COUNCIL, dgft: given.TARGET_DAYS_DGFT, member: given.TARGET_DAYS_REPLY },
    restOrigins: given.REST_ORIGINS,
    webhooksMayBePrivate: privateWebhooksOf(given, isProduction),
    metrics: given.METRICS_PORT === undefined ? undefined : { host: given.METRICS_HOST, port: given.METRICS_PORT },
    traceEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    logFiles: given.LOG_DIR === undefined ? undefined : { folder: resolve(given.LOG_DIR), keptDays: given.LOG_RETENTION_DAYS },
  };
}

/** Whether only this machine can reach the host. */
export const isLoopback = (host: string): boolean => host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);

const urlOf = (...schemes: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), {
    error: `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
  });

/**
 * Other values of `sslmode` and `ssl` encrypt but accept any certificate: an attacker in between reads everything.
 * @source OWASP ASVS 5.0, 12.3.2
 */
const databaseUrl = urlOf("postgres", "postgresql").refine(
  (text) =>
    !URL.canParse(text) || ["sslmode", "ssl"].every((name) => ["verify-full", "disable", null].includes(new URL(text).searchParams.get(name))),
  { error: "sslmode must be verify-full (NODE_EXTRA_CA_CERTS names the file of an authority of your own), or disable" },
);

const oneOf = <const T extends readonly string[]>(words: T) => z.enum(words, { error: `must be one of ${words.join(", ")}` });

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, { error: "must be a port from 1 to 65535" })
  .transform(Number);

/** Some programs take a comment behind `APP_SECRET=` in a settings file as its value. */
const secret = z.string().refine((text) => text.length >= minSecretLength && !/^\s*#/.test(text), {
  error: `must have at least ${minSecretLength} characters; make one with: openssl rand -base64 32`,
});

/** Express counts hops or compares addresses; trusting every proxy would let clients choose the address that is logged and limited. */
const trustProxy = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine(([first = "", ...others]) => (/^\d{1,2}$/.test(first) && others.length === 0) || [first, ...others].every(isProxy), {
    error: "must be the number of proxies in front (0 for none), or their addresses with commas between",
  })
  .transform((parts): false | number | string[] => {
    const [first = ""] = parts;
    if (/^\d{1,2}$/.test(first)) return Number(first) === 0 ? false : Number(first);
    return parts;
  });

/** An address, a network like 10.1.0.0/16 or 10.1.0.0/255.255.0.0, or a name that Express knows. */
function isProxy(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  const hasBits = bits === undefined || isBitCount(bits, version === 4 ? 32 : 128) || (version === 4 && isNetmask(bits));
  return ["loopback", "uniquelocal"].includes(text) || (version !== 0 && hasBits && rest.length === 0);
}

/** Express refuses a network of 0 bits, which is every address. */
const isBitCount = (text: string, most: number): boolean => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most;

/** A mask like 255.255.0.0: after its first 0 it has no 1. */
function isNetmask(text: string): boolean {
  const bits = text.split(".").map((part) => Number(part).toString(2).padStart(8, "0"));
  return isIP(text) === 4 && /^1+0*$/.test(bits.join(""));
}

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

const origins = z
  .string()
  .transform((text) => text.split(",").map((origin) => origin.trim()))
  .refine((list) => list.every(isOrigin), { error: "must be origins with commas between, such as https://erp.example,https://shop.example:8443" });

const host = z.string().regex(/^[A-Za-z0-9.:_-]+$/, { error: "must be an address or a host name, such as 127.0.0.1 or 0.0.0.0" });

/** The law asks for 180 days of logs (CERT-In) and a year (DPDP Rules); fewer are refused. @source security.md 4.9 */
const minLogDays = 180;
const defaultLogDays = 400;
const logDays = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= minLogDays, { error: `must be a number of days, ${minLogDays} or more` })
  .transform(Number);

const targetDays = z
  .string()
  .refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1, { error: "must be a number of days from 1 to 999" })
  .transform(Number);

/** @source money.md 5: the limit above which a second person confirms, by default Rs 5,00,000 */
const wholeRupees = z
  .string()
  .refine((text) => /^\d{1,9}$/.test(text), { error: "must be an amount in whole rupees, like 500000" })
  .transform(Number);

const percent = z
  .string()
  .refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= 100, { error: "must be a whole number from 0 to 100" })
  .transform(Number);

const environment = z.object({
  NODE_ENV: oneOf(["development", "production", "test"]).default("development"),
  ROLE: oneOf(["all", "web", "worker"]).default("all"),
  HOST: host.default("127.0.0.1"),
  PORT: port.default(3000),
  DATA_DIR: z.string().default("./var"),
  DATABASE_URL: databaseUrl.optional(),
  REDIS_URL: urlOf("redis", "rediss").optional(),
  S3_ENDPOINT: urlOf("https", "http").optional(),
  /** Part of Amazon's signatures; most other stores accept any. */
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SMTP_URL: urlOf("smtp", "smtps").optional(),
  PUBLIC_URL: urlOf("https", "http").optional(),
  SEED: oneOf(["demo", "none"]).optional(),
  DEMO_PASSWORD: z.string().optional(),
  APP_SECRET: secret.optional(),
  APP_SECRET_PREVIOUS: secret.optional(),
  LOG_LEVEL: oneOf(logLevels).default("info"),
  TRUST_PROXY: trustProxy.default(false),
  REST_ORIGINS: origins.default([]),
  STAFF_MFA: oneOf(["optional", "required"]).default("optional"),
  TARGET_DAYS_COUNCIL: targetDays.default(45),
  TARGET_DAYS_DGFT: targetDays.default(30),
  TARGET_DAYS_REPLY: targetDays.default(21),
  SECOND_PERSON_ABOVE: wholeRupees.default(500_000),
  SECOND_LOOK_PERCENT: percent.default(10),
  FRESH_LOOK_DAYS: targetDays.default(30),
  WEBHOOK_ALLOW_PRIVATE: oneOf(["true", "false"]).default("false"),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf("https", "http").optional(),
  LOG_DIR: z.string().optional(),
  LOG_RETENTION_DAYS: logDays.default(defaultLogDays),
});
type Given = z.infer<typeof environment>;
/** Every variable that the product reads. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

function parseEnvironment(env: Environment): Given {
  // `PORT=` in a shell or a compose file means "not set".
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const parsed = environment.safeParse(filled);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const variable = String(issue?.path[0]);
  throw new ConfigError(variable, `${issue?.message}${isSecretName(variable) ? "" : ` (it is "${filled[variable]}")`}`);
}

const isSecretName = (variable: string): boolean => /SECRET|PASSWORD|KEY|_URL$/.test(variable);

/** An upgrade is installed into a folder of its own: with a relative path it would begin without the database and files of the old one. */
function dataDirOf(given: Given, isProduction: boolean): string {
  const holdsData = given.DATABASE_URL === undefined || objectStoreOf(given) === undefined;
  if (isProduction && holdsData && !isAbsolute(given.DATA_DIR))
    throw new ConfigError(
      "DATA_DIR",
      `must be an absolute path in production, outside of this folder: an upgrade is installed into another one. A release that ran without one has its data in ${given.DATA_DIR}, under the folder in which it was started: stop it, move them, and name their new place`,
    );
  return resolve(given.DATA_DIR);
}

function publicUrlOf(given: Given, isProduction: boolean): string {
  // A worker writes the links of emails, though it listens nowhere.
  const isForOthers = !isLoopback(given.HOST) || given.ROLE === "worker";
  if (given.PUBLIC_URL === undefined) {
    if (isProduction && isForOthers) throw new ConfigError("PUBLIC_URL", "is needed in production: set it to the https address that people use");
    return `http://localhost:${given.PORT}`;
  }
  const url = new URL(given.PUBLIC_URL);
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "" || url.username !== "")
    throw new ConfigError("PUBLIC_URL", "must be only scheme, host and port, such as https://portal.example");
  if (isProduction && url.protocol === "http:" && !isLoopback(url.hostname))
    throw new ConfigError("PUBLIC_URL", "must start with https:// in production, or passwords would travel in the clear");
  return url.origin;
}

function privateWebhooksOf({ WEBHOOK_ALLOW_PRIVATE: text }: Given, isProduction: boolean): boolean {
  if (text === "true" && isProduction)
    throw new ConfigError("WEBHOOK_ALLOW_PRIVATE", "must not be true in production: users could reach your own network through the portal");
  return text === "true";
}

function secretOf(given: Given, dataDir: string, isProduction: boolean): string {
  if (given.APP_SECRET !== undefined) return given.APP_SECRET;
  if (isProduction) throw new ConfigError("APP_SECRET", "is needed in production; make one with: openssl rand -base64 32");
  return ownSecret(dataDir);
}

/** The demo accounts have a public password, so they exist only on addresses that no other machine can reach. */
function seedOf(given: Given, isProduction: boolean): Pick<Config, "seed" | "demoPassword"> {
  const isPrivate = isLoopback(given.HOST) && !isProduction;
  const isOwnDatabase = given.DATABASE_URL === undefined;
  const seed = given.SEED ?? (isOwnDatabase && isPrivate ? "demo" : "none");
  if (seed === "demo" && !isPrivate && given.DEMO_PASSWORD === undefined)
    throw new ConfigError("DEMO_PASSWORD", "is needed for SEED=demo in production or when HOST is not loopback: choose a password of your own");
  if (given.DEMO_PASSWORD !== undefined && passwordProblem(given.DEMO_PASSWORD) !== undefined)
    throw new ConfigError(
      "DEMO_PASSWORD",
      "must be a password that the portal accepts: 8 or more characters with digit, lower, upper and special, or 15 or more",
    );
  return { seed, demoPassword: given.DEMO_PASSWORD ?? demoPasswordOnLoopback };
}

function objectStoreOf(given: Given): ObjectStore | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = given;
  if (endpoint === undefined && bucket === undefined && accessKey === undefined && secretKey === undefined) return undefined;
  if (endpoint === undefined) throw new ConfigError("S3_ENDPOINT", "is missing; object storage needs all four S3_ variables");
  if (bucket === undefined) throw new ConfigError("S3_BUCKET", "is missing; object storage needs all four S3_ variables");
  if (accessKey === undefined) throw new ConfigError("S3_ACCESS_KEY", "is missing; object storage needs all four S3_ variables");
  if (secretKey === undefined) throw new ConfigError("S3_SECRET_KEY", "is missing; object storage needs all four S3_ variables");
  return { endpoint, region, bucket, accessKey, secretKey };
}
