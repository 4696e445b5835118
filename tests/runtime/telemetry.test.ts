import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mail } from "#db/schema/mail.ts";
import { outbox } from "#db/schema/outbox.ts";
import { consentNotice } from "#domain/site/consent.ts";
import { freePort } from "#server/infra/postgres/launch.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createStaffActor, newGstNo, testPassword } from "../support/factories.ts";
import { startProduct, type RunningProduct } from "../support/product.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { startSmtp, type TestSmtp } from "../support/smtp.ts";
import { startTraceCollector, type TraceCollector } from "../support/trace-collector.ts";
import { WebClient } from "../support/web-client.ts";

const appSecret = "a secret that only this test knows, 32+";
const typed = {
  firm: "Quill Featherstone Devices",
  contact: "Quill Featherstone",
  email: "quill@firm.example",
  phone: "+919812345678",
  gst: newGstNo(),
  words: "xylophone in the message",
};

let database: TestDatabase;
let smtp: TestSmtp;
let collector: TraceCollector;
let product: RunningProduct;
let opened: TestServices;
let client: WebClient;
let metricsUrl: string;

beforeAll(async () => {
  database = await createTestDatabase();
  [smtp, collector] = await Promise.all([startSmtp(), startTraceCollector()]);
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  opened = openTestServices(database, { APP_SECRET: appSecret });
  product = await startProduct({
    env: {
      DATABASE_URL: database.url,
      APP_SECRET: appSecret,
      SMTP_URL: smtp.url,
      LOG_LEVEL: "trace",
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      LOG_DIR: join(opened.services.config.dataDir, "logs"),
    },
  });
  client = new WebClient({ url: product.url, close: () => Promise.resolve() });
  const { email } = await createStaffActor(opened.services, "EPCMD_ADMIN");
  // Right after its start, a slow machine may still answer 503.
  await eventually(async () => {
    const { status } = await client.mutate("accounts.login", { email, password: testPassword, userType: "EPCMD_ADMIN" });
    if (status !== 200) throw new Error(`the council could not log in: ${status}`);
  });
});
afterAll(async () => {
  await product?.remove();
  await opened?.close();
  await Promise.all([smtp?.remove(), collector?.close()]);
  await database?.drop();
});

const logged = (): Record<string, unknown>[] =>
  product
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>); // a line of the log is an object

/** Adds a firm, which asks for its activation mail; the id of the request. */
async function addFirm(email: string): Promise<string> {
  const { status, headers } = await client.mutate("members.addFirm", {
    firmName: typed.firm,
    gstNo: newGstNo(),
    membershipStartOn: "01-04-2026",
    membershipEndOn: "31-03-2027",
    contactName: typed.contact,
    contactEmail: email,
    contactPhone: typed.phone,
  });
  expect(status).toBe(200);
  return headers.get("x-request-id") ?? "";
}

const emailOf = (email: string, state: string) =>
  eventually(async () => {
    const [row] = await database.db.select().from(mail).where(eq(mail.email, email));
    expect(row?.state).toBe(state);
    return row;
  });

it("one request id goes from the request through the outbox to the job, its email and every line of the log", async () => {
  const requestId = await addFirm(typed.email);
  const receipt = await emailOf(typed.email, "sent");
  expect(receipt?.requestId).toBe(requestId);
  const [work] = await database.db.select().from(outbox).where(eq(outbox.requestId, requestId));
  expect(work?.topic).toBe("send-mail");
  await eventually(() => {
    const events = logged().filter((line) => line["requestId"] === requestId);
    expect(new Set(events.map((line) => line["event"] ?? line["msg"]))).toEqual(new Set(["firm_added", "job_done", "mail_sent", "request"]));
  });
});

it("a request, its call and the job that it asked for are one trace", async () => {
  const requestId = await addFirm("trace@firm.example");
  const mine = await eventually(() => {
    const all = collector.spans();
    const call = all.find(({ name, attributes }) => name === "members.addFirm" && attributes.some(({ value }) => value.stringValue === requestId));
    const request = all.find(({ spanId }) => spanId === call?.parentSpanId);
    const job = all.find(({ parentSpanId, name }) => name === "send-mail" && parentSpanId === call?.spanId);
    if (call === undefined || request === undefined || job === undefined) throw new Error("not all spans have come");
    return { call, request, job };
  });
  expect(mine.request).toMatchObject({ name: "POST /trpc", kind: 2 });
  expect(mine.request.parentSpanId ?? "").toBe("");
  expect(mine.job.kind).toBe(5);
  expect(new Set(Object.values(mine).map(({ traceId }) => traceId)).size).toBe(1);
  expect(JSON.stringify(collector.spans())).not.toMatch(/Featherstone|firm\.example|9812345678/);
});

it("reports durations of procedures and jobs, the age of the queue, dead jobs, the pools and the disk", async () => {
  smtp.behave({ at: "recipient", code: 550 });
  await addFirm("refused@firm.example");
  await emailOf("refused@firm.example", "failed");
  smtp.behave({ at: "nowhere" });
  const text = await eventually(async () => {
    const answer = await fetch(metricsUrl);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    const figures = await answer.text();
    // A job is counted a moment after its email is marked.
    expect(figures).toContain('portal_job_seconds_count{name="send-mail",outcome="ok"} 3\n');
    return figures;
  });
  const valueOf = (line: string): number =>
    Number(
      text
        .split("\n")
        .find((each) => each.startsWith(`${line} `))
        ?.slice(line.length),
    );
  expect(valueOf('portal_call_seconds_count{name="members.addFirm",outcome="ok"}')).toBe(3);
  expect(valueOf('portal_call_seconds_bucket{le="600",name="members.addFirm",outcome="ok"}')).toBe(3);
  expect(valueOf('portal_request_seconds_count{name="POST /trpc",outcome="200"}')).toBeGreaterThanOrEqual(4);
  expect(valueOf('portal_dead_letters{job="send-mail"}')).toBe(0);
  expect(valueOf('portal_job_oldest_seconds{job="send-mail"}')).toBe(0);
  expect(valueOf('portal_outbox_lag_seconds{job="send-mail"}')).toBe(0);
  expect(valueOf('portal_mail{state="problem"}')).toBe(1);
  expect(valueOf('portal_mail{state="delayed"}')).toBe(0);
  expect(valueOf('portal_connections_max{pool="web"}')).toBe(10);
  expect(valueOf("portal_disk_free_bytes")).toBeGreaterThan(0);
  for (const pool of ["parse", "radar", "receipts", "lists"])
    expect([pool, valueOf(`portal_children_started{pool="${pool}"}`) >= 0]).toEqual([pool, true]);
  expect(valueOf("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  // The figures are not on the public's port, and no address, name or id of a person is in them.
  expect((await fetch(`${product.url}/metrics`)).headers.get("content-type")).not.toMatch(/^text\/plain/);
  expect(text).not.toMatch(/example|Featherstone|[0-9a-f]{8}-[0-9a-f]{4}/);
});

it("no secret and no personal data is in the log of web and worker, nor in the log file, which only its owner reads", async () => {
  smtp.behave({ at: "recipient", code: 451 });
  await addFirm("late@firm.example");
  await eventually(() => expect(logged().some((line) => line["event"] === "job_failed")).toBe(true));
  smtp.behave({ at: "nowhere" });
  await new WebClient({ url: product.url, close: () => Promise.resolve() }).mutate("site.sendMessage", {
    name: typed.contact,
    email: "quill@people.example",
    subject: typed.words,
    message: typed.words,
    consentVersion: consentNotice.version,
  });
  const otps = (await smtp.received()).flatMap(({ mail: { text = "" } }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? []);
  expect(otps.length).toBeGreaterThan(0);
  const folder = join(opened.services.config.dataDir, "logs");
  const [name = "", ...more] = readdirSync(folder);
  expect([more, statSync(join(folder, name)).mode & 0o777]).toEqual([[], 0o600]);
  const kept = readFileSync(join(folder, name), "utf8");
  expect(kept.split("\n").length).toBeGreaterThan(20);
  const cookie = client.cookies.get("epcmd") ?? "";
  for (const log of [product.output(), kept]) {
    for (const otp of otps) expect(log).not.toMatch(new RegExp(`\\b${otp}\\b`));
    for (const value of [...Object.values(typed), cookie, testPassword, "firm.example", "people.example", appSecret])
      expect([value, log.includes(value)]).toEqual([value, false]);
  }
});
