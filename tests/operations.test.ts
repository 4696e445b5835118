import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { paths, type council } from "#domain/council.ts";
import { financialYearCode } from "#domain/dates.ts";
import { reminderDays } from "#domain/invoices/invoice-states.ts";
import { jobs, retryDelayMs } from "#domain/jobs.ts";
import { draftKeptDays, refusedKeptDays, unusedDays } from "#domain/joining/consent.ts";
import { noteDraftDays } from "#domain/notes/note-rules.ts";
import { dailyWork, membershipReminderDays, replyReminderDays } from "#domain/notifications/reminders.ts";
import { reviewDocuments } from "#domain/reimbursements/derive.ts";
import { filingReminderDays } from "#domain/reimbursements/expected-claims.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { schemes } from "#domain/reimbursements/schemes/index.ts";
import { loadConfig, settingNames } from "#server/infra/config.ts";
import { keepAliveTimeoutMs } from "#server/http/web-server.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { sourcesIn } from "./support/sources.ts";

// What an operator types or copies has to work: the pages, the compose file and the image name nothing that is not there.

const read = (name: string): string => readFileSync(join(projectRoot, name), "utf8");
const found = (text: string, pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))];
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(projectRoot, "docs")).flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
];
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read("package.json")));

describe.each(pages)("%s", (page) => {
  const text = read(page);

  it("names only commands that there are, each with options that it knows", () => {
    const commands = found(text, /npm run ([a-z][a-z:]*)/g);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
    for (const [, name = "", options = ""] of text.matchAll(/npm run ([a-z][a-z:]*) +-- ([^`\n]*)/g)) {
      const program = /dist\/server\/([a-z/-]+)\.js/.exec(scripts[name] ?? "")?.[1];
      if (program === undefined) continue;
      const source = read(`server/${program}.ts`);
      for (const option of found(options, /--([a-z-]+)/g))
        expect(source, `npm run ${name} -- --${option}`).toMatch(new RegExp(`\\b"?${option}"?\\b`));
    }
  });

  it("names claims only by numbers as the portal gives them", () => {
    const prefixes: readonly string[] = Object.values(schemes).map(({ idPrefix }) => idPrefix);
    const isWrong = (number: string): boolean => {
      const [prefix = "", year = "", count = ""] = number.split("-");
      return prefixes.includes(prefix) && (year !== financialYearCode(`20${year.slice(0, 2)}-04-01`) || count.length !== 5);
    };
    expect(found(text, /\b([A-Z]{3}-\d+-\d+)\b/g).filter(isWrong)).toEqual([]);
  });

  it("names only files and folders that exist", () => {
    const files = found(text, /`((?:server|workers|db|client|site|sdk|tests|docs|scripts|bench)\/[\w./-]+)`/g);
    expect(files.filter((name) => !existsSync(join(projectRoot, name)))).toEqual([]);
  });
});

describe("docs/operations.md", () => {
  const text = read("docs/operations.md");

  it("names only settings that are read", () => {
    // What is written like a setting and is none of ours: a signal, words of SQL and Redis, and what Node itself reads.
    const others = ["SIGTERM", "FLUSHALL", "LISTEN", "NODE_EXTRA_CA_CERTS"];
    const names = found(text, /`([A-Z][A-Z0-9_]{3,})[=`]/g).filter((name) => !others.includes(name));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !settingNames.includes(name) && !dockerEnv.has(name))).toEqual([]);
  });

  const upgrade = /^\*\*Upgrade\.\*\*[^]*?\n\n/m;

  it("says at the first deployment and at an upgrade where the data are", () => {
    for (const part of [/^5\. \*\*Start\*\*[^]*?^6\. /m, upgrade]) expect(part.exec(text)?.[0]).toContain("`DATA_DIR");
  });

  it("has at the first deployment the accounts made that no office can work in pairs without", () => {
    const [accounts = ""] = /^6\. [^]*?^7\. /m.exec(text) ?? [];
    for (const part of ["--role EPCMD_ADMIN", "--role DGFT_ADMIN", "a second one", "count as one person"]) expect(accounts).toContain(part);
  });

  it("says of a backup that ends with 1 when its archive is complete, and how a script goes on", () => {
    const [archive = ""] = /^An archive is one folder: [^]*?\n\n/m.exec(text) ?? [];
    for (const part of ["`backup` ends with 1", "`;`"]) expect(archive).toContain(part);
  });

  it("names what is put into the council's own file before the build and the first start", () => {
    const before = /^## First deployment\n[^]*?^\d\. \*\*Start\*\*/m.exec(text)?.[0] ?? "";
    for (const name of ["contactEmail", "mailFrom", "host", "social"] satisfies (keyof typeof council)[]) expect(before).toContain(`\`${name}\``);
    // The file of a new release has the sample values again.
    expect(upgrade.exec(text)?.[0]).toContain("`server/domain/council.ts`");
  });

  it("lists every hour of scheduled work, and the days of its reminders and deletions", () => {
    const table = /^## Scheduled work\n[^]*?^## /m.exec(text)?.[0] ?? "";
    for (const { hour, onWorkingDays } of Object.values(dailyWork))
      expect(table).toContain(`| ${onWorkingDays ? "Monday to Friday" : "daily"} from ${hour}:00 |`);
    for (const days of [membershipReminderDays, replyReminderDays, filingReminderDays, reminderDays])
      expect(table).toContain(`${days.slice(0, -1).join(", ")} or ${days.at(-1)} days`);
    for (const [what, days] of [
      ["unused links", unusedDays],
      ["unchanged drafts", draftKeptDays],
      ["refused ones", refusedKeptDays],
      ["drafts of notes", noteDraftDays],
    ])
      expect(table).toContain(`${what} after ${days} days`);
  });

  it("lets through the proxy what the REST interface takes: all files of one step", () => {
    const sizes = new Map<string, number>();
    for (const scheme of Object.values(schemes))
      for (const { step, field } of reviewDocuments(scheme)) {
        const name = `${scheme.kind} ${step}`;
        sizes.set(name, (sizes.get(name) ?? 0) + field.maxFiles * maxFileBytes);
      }
    const [, passed] = /client_max_body_size (\d+)m;/.exec(text) ?? [];
    expect(Number(passed) * 1024 ** 2).toBeGreaterThan(Math.max(...sizes.values()));
  });

  it("promises no email more hours than its attempts span, even if chance halves every pause", () => {
    const pauses = Array.from({ length: jobs["send-mail"].attempts - 1 }, (_, index) => retryDelayMs("send-mail", index + 1, 1));
    const [, hours] = /the emails go out by themselves for (\d+) hours/.exec(text) ?? [];
    expect(Number(hours) * 3_600_000).toBeLessThan(pauses.reduce((sum, pause) => sum + pause, 0));
  });

  it("says wherever it recommends versioning of the bucket that old versions are deleted: what is erased must be gone", () => {
    const parts = text.split(/\n(?=\n|\||\s*- )/).filter((part) => part.includes("versioning"));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part).toMatch(/old\s+versions[^]*? after 30 days/);
  });

  it("says of every pool of child processes where the file that crashes them is found", () => {
    const [row = ""] = /^\| `portal_children_started`.*$/m.exec(text) ?? [];
    const pools = [
      ...found(read("server/infra/sandbox.ts"), /readonly (\w+): PoolStats;/g),
      ...found(read("server/http/metrics-server.ts"), /(\w+): sheets\.stats\(\)/g),
    ];
    expect(pools).toEqual(expect.arrayContaining(["parse", "lists"]));
    expect(pools.filter((pool) => !row.includes(`\`${pool}\``))).toEqual([]);
  });

  it("names only figures that are served", () => {
    const sources = read("server/http/metrics-server.ts") + read("server/infra/metrics.ts");
    const timed = ["request", "call", "job"].map((kind) => `portal_${kind}_seconds`);
    expect(sources).toContain("`portal_${kind}_seconds`");
    const known = new Set([...found(sources, /"(portal_[a-z_]+)"/g), ...timed]);
    expect(found(text, /(portal_[a-z_]+)/g).filter((name) => !known.has(name))).toEqual([]);
  });
});

it("docs/testing.md names every program that the gate installs", () => {
  const [installed = ""] = /^install_programs (.*)$/m.exec(read(".ci/run")) ?? [];
  const programs = found(installed, /([\w-]+)=/g);
  expect(programs).toContain("qpdf");
  expect(programs.filter((name) => !read("docs/testing.md").includes(`\`${name}\``))).toEqual([]);
});

it("docs/identity.md names only components that there are", () => {
  const [table = ""] = /^\| for \| components \|$[^]*?\n\n/m.exec(read("docs/identity.md")) ?? [];
  const named = found(table, /\b([A-Z]\w+)/g);
  expect(named.length).toBeGreaterThan(20);
  const components = [...sourcesIn("client/components"), ...sourcesIn("client/shared")].flatMap((file) =>
    found(read(file), /^export (?:function|const) (\w+)/gm),
  );
  expect(named.filter((name) => !components.includes(name))).toEqual([]);
});

it("docs/website.md names every script of a page", () => {
  const [paragraph = ""] = /^## Enhancement\n[^]*?^## /m.exec(read("docs/website.md")) ?? [];
  const islands = found(read("site/render/entry-client.ts"), /\["(\w+)", enhance/g);
  expect(islands).toContain("menu");
  const named: readonly string[] = paragraph.match(/\w+/g) ?? [];
  expect(islands.filter((name) => !named.includes(name))).toEqual([]);
});

it("docs/settings.md and .env.example name every setting", () => {
  for (const page of ["docs/settings.md", ".env.example"]) expect(settingNames.filter((name) => !read(page).includes(name))).toEqual([]);
});

it("docs/settings.md says beside the target days that a rule version has its own, and where they are changed", () => {
  const [row] = found(read("docs/settings.md"), /^(\| `TARGET_DAYS_COUNCIL`.*)$/gm);
  expect(row).toContain(`\`${paths.rules}\``);
});

const dockerfile = read("Dockerfile");
/** What the image sets by itself. */
const dockerEnv = new Map(
  [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) =>
    line.split(" ").map((pair): [string, string] => {
      const [name = "", value = ""] = pair.split("=");
      return [name, value];
    }),
  ),
);

describe("Dockerfile", () => {
  it("copies what there is, and starts what is built", () => {
    const copied = found(dockerfile, /^COPY (?:--from=build )?(.+) \S+$/gm).flatMap((names) => names.split(" "));
    const made = ["node_modules", "dist"];
    const missing = copied.map((name) => name.replace(/^\/app\//, "")).filter((name) => !made.includes(name) && !existsSync(join(projectRoot, name)));
    expect(missing).toEqual([]);
    expect(found(dockerfile, /^ENTRYPOINT (.+)$/gm).map((line) => JSON.parse(line).join(" "))).toEqual([scripts["start"]?.split("exec ")[1]]);
  });

  it("sets only what is read", () => {
    expect([...dockerEnv.keys()].filter((name) => !settingNames.includes(name) && name !== "UV_THREADPOOL_SIZE")).toEqual([]);
  });
});

/** What Node itself reads. */
const ofNode = ["NODE_EXTRA_CA_CERTS"];

const Names = z.union([z.array(z.string()), z.record(z.string(), z.unknown()).transform(Object.keys)]);
const Service = z.looseObject({
  build: z.looseObject({ args: z.record(z.string(), z.string()) }).optional(),
  image: z.string().optional(),
  command: z.array(z.string()).default([]),
  /** A name without a value is passed on where the operator has set it. */
  environment: z.record(z.string(), z.string().nullable()).default({}),
  depends_on: Names.default([]),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  configs: z.array(z.object({ source: z.string() })).default([]),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
  configs: z.record(z.string(), z.object({ content: z.string() })),
});

describe("docker-compose.yml", () => {
  const text = read("docker-compose.yml");
  const { services, volumes, configs } = Compose.parse(parse(text, { merge: true }));
  const required = found(text, /\$\{([A-Z0-9_]+):\?/g);

  /** A value as compose fills it in, with the required variables set. */
  const filled = (value: string): string =>
    value
      .replaceAll(/\$\{[A-Z0-9_]+:\?[^}]*\}/g, "0123456789abcdef0123456789abcdef")
      .replaceAll(/\$\{[A-Z0-9_]+:-([^}]*)\}/g, "$1")
      .replaceAll("$$", "$");

  it("starts webs and workers with settings that the portal reads and takes", () => {
    const portals = Object.entries(services).filter(([, { build }]) => build !== undefined);
    expect(portals.map(([name]) => name).toSorted()).toEqual(["web-1", "web-2", "worker"]);
    for (const [name, { environment }] of portals) {
      expect(Object.keys(environment).filter((key) => ![...settingNames, ...ofNode].includes(key))).toEqual([]);
      const isGiven = (key: string): boolean => key in environment || dockerEnv.has(key) || ["PORT", "WEBHOOK_ALLOW_PRIVATE"].includes(key);
      expect([...settingNames, ...ofNode].filter((key) => !isGiven(key))).toEqual([]);
      const given = Object.fromEntries(Object.entries(environment).flatMap(([key, value]) => (value === null ? [] : [[key, filled(value)]])));
      const config = loadConfig({ ...Object.fromEntries(dockerEnv), ...given, METRICS_PORT: "9464" });
      // Another container has to reach them.
      expect(config.metrics?.host).toBe("0.0.0.0");
      expect(config).toMatchObject({ isProduction: true, role: name === "worker" ? "worker" : "web", host: "0.0.0.0", seed: "none", trustProxy: 1 });
      expect([config.databaseUrl, config.redisUrl, config.smtpUrl, config.objectStore?.endpoint]).not.toContain(undefined);
      for (const url of [config.databaseUrl, config.redisUrl, config.smtpUrl, config.objectStore?.endpoint])
        expect(Object.keys(services)).toContain(new URL(url ?? "").hostname);
    }
  });

  it("names only services, volumes and files that it declares", () => {
    for (const service of Object.values(services)) {
      expect(service.depends_on.filter((name) => services[name] === undefined)).toEqual([]);
      expect(service.volumes.map((volume) => volume.split(":")[0] ?? "").filter((name) => !(name in volumes))).toEqual([]);
      expect(service.configs.filter(({ source }) => configs[source] === undefined)).toEqual([]);
    }
    const upstreams = found(configs["caddyfile"]?.content ?? "", /reverse_proxy (.+) \{/g).flatMap((line) => line.split(" "));
    expect(upstreams).toEqual(["web-1:3000", "web-2:3000"]);
  });

  it("keeps the address that a proxy in front of it reports: without it all users share one", () => {
    expect(configs["caddyfile"]?.content).toMatch(/reverse_proxy [^{]+\{\n[^}]*\n\s+trusted_proxies private_ranges\n/);
  });

  it("keeps an unused connection for less time than the portal, as the proxy of docs/operations.md does", () => {
    const kept = [configs["caddyfile"]?.content ?? "", read("docs/operations.md")].map(
      (page) => /transport http \{[^}]*?\bkeepalive (\d+)s/.exec(page)?.[1],
    );
    for (const seconds of kept) expect(Number(seconds) * 1_000).toBeLessThan(keepAliveTimeoutMs);
  });

  it("opens its ports to this machine only, and says first what has to be given", () => {
    for (const { ports } of Object.values(services)) for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    const head = text.slice(0, text.indexOf("\nx-portal"));
    expect(required.filter((name) => !head.includes(name))).toEqual([]);
  });

  it("names every image by an exact version, which an operator may replace by a digest", () => {
    const node = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile)?.[1] ?? "";
    expect(found(dockerfile, /^FROM (\S+)/gm)).toEqual(["${NODE_IMAGE}"]);
    const built = Object.values(services).flatMap(({ build }) => (build === undefined ? [] : [build.args["NODE_IMAGE"]]));
    expect(new Set(built)).toEqual(new Set([`\${NODE_IMAGE:-${node}}`]));
    const others = Object.values(services).flatMap(({ build, image = "" }) => (build === undefined ? [image] : []));
    expect(others.filter((image) => !/^\$\{[A-Z]+_IMAGE:-[^}]+\}$/.test(image))).toEqual([]);
    const versions = [node, ...others.map(filled)];
    expect(versions.filter((image) => !/:(?:v?\d+\.\d+(?:\.\d+)?(?:-[\w-]+)?|RELEASE\.[\dTZ-]+)$/.test(image))).toEqual([]);
  });

  it("lets nobody into Redis without the password that the portal has", () => {
    const command = services["redis"]?.command ?? [];
    const password = command[command.indexOf("--requirepass") + 1] ?? "";
    expect(password).toMatch(/^\$\{REDIS_PASSWORD:\?/);
    expect(filled(services["redis"]?.environment["REDISCLI_AUTH"] ?? "")).toBe(filled(password));
    expect(new URL(filled(services["web-1"]?.environment["REDIS_URL"] ?? "")).password).toBe(filled(password));
  });

  it("gives the portal no key of an administrator, and its user one bucket", () => {
    const given = Object.values(services).flatMap(({ build, environment }) => (build === undefined ? [] : [JSON.stringify(environment)]));
    expect(given.filter((text) => /ADMIN_PASSWORD|ROOT_PASSWORD/.test(text))).toEqual([]);
    const policy: unknown = JSON.parse(filled(configs["portal-policy"]?.content ?? ""));
    expect(policy).toEqual({
      Version: "2012-10-17",
      Statement: [
        { Effect: "Allow", Action: ["s3:ListBucket"], Resource: ["arn:aws:s3:::portal"] },
        { Effect: "Allow", Action: ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"], Resource: ["arn:aws:s3:::portal/*"] },
      ],
    });
  });
});
