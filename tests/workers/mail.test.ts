import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bulkMailsPerMinute, jobs } from "#domain/jobs.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import { countDeadLetters, markDeadLettersForRedrive } from "#db/queries/outbox.ts";
import { insertMail, insertMails, type MailRow } from "#db/queries/mail.ts";
import { getListedFirm } from "#db/queries/members.ts";
import { council } from "#domain/council.ts";
import { addFirm } from "#server/application/members/add-firm.ts";
import { verifyActivationOtp } from "#server/application/accounts/verify-activation-otp.ts";
import { visitor } from "#domain/accounts/actor.ts";
import type { Services } from "#server/context.ts";
import { createMailer } from "#server/infra/mailer.ts";
import { sendMailJob } from "#workers/jobs/send-mail.ts";
import { startWorkers, type Workers } from "#workers/main.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createStaffActor, newGstNo } from "../support/factories.ts";
import { backendsOfTier, startRedis, type TestRedis } from "../support/redis.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { startSmtp, type TestSmtp } from "../support/smtp.ts";
import { isDeep } from "../support/tier.ts";
import { quickTiming, startWorker } from "../support/worker.ts";

let database: TestDatabase;
let redis: TestRedis | undefined;
let smtp: TestSmtp;
let opened: TestServices;
let services: Services;
let workers: Workers | undefined;

/** By what pauses between tries are multiplied: short enough for a test, too long to use up every try in one. */
const patient = 0.01;
const hasty = 0.0001;
/** Sixteen tries, each through queue and mail server: some six seconds on a quiet machine. */
const allAttemptsMs = 60_000;
/** What is done in the gate before a test of every try: the emails that wait have two tries left. */
async function leaveTwoTries(): Promise<void> {
  if (isDeep) return;
  const used = jobs["send-mail"].attempts - 2;
  await database.db.execute(sql`update outbox set attempts = ${used} where topic = 'send-mail' and done_at is null and dead_at is null`);
  await database.db.execute(sql`update mail set attempts = ${used} where state = 'queued'`);
}
const work = async (retryScale = patient): Promise<void> => {
  workers = await startWorkers(services, { databaseUrl: database.url, jobs: [sendMailJob], timing: { ...quickTiming, retryScale } });
};
const rest = async (): Promise<void> => {
  await workers?.close();
  workers = undefined;
};

let addresses = 0;
/** A receipt to an address of its own; its id is the id of the email. */
async function post(params: Record<string, unknown> = {}, more: { dropAfter?: Date } = {}): Promise<{ id: string; email: string }> {
  const email = `reader-${(addresses += 1)}@people.example`;
  const id = await database.db.transaction((tx) =>
    insertMail(tx, {
      kind: "receipt",
      to: { userId: null, email },
      params: { reimbursementId: "PRD-2627-00001", scheme: "product", firmName: "Anand Surgical", documents: [], ...params },
      ...more,
    }),
  );
  return { id, email };
}
async function emailOf(id: string): Promise<Pick<MailRow, "state" | "attempts" | "lastError">> {
  const [row] = await database.db.execute<Pick<MailRow, "state" | "attempts" | "lastError">>(
    sql`select state, attempts, last_error as "lastError" from mail where id = ${id}`,
  );
  if (row === undefined) throw new Error("no such letter");
  return row;
}
const arrivedAt = async (email: string) => (await smtp.received()).filter(({ to }) => to.includes(email));
const untilSent = (id: string) => eventually(async () => expect((await emailOf(id)).state).toBe("sent"));

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.remove());

describe.each(backendsOfTier())("mail on %s", (backend) => {
  beforeAll(async () => {
    database = await createTestDatabase();
    redis = backend === "redis" ? await startRedis() : undefined;
    opened = openTestServices(database, {
      SMTP_URL: smtp.url,
      PUBLIC_URL: "https://portal.example",
      ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
    });
    ({ services } = opened);
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
    await redis?.stop();
  });
  beforeEach(() => smtp.behave({ at: "nowhere" }));
  afterEach(rest);

  it("sends what was committed once, and nothing of what was rolled back", async () => {
    const row = await post();
    const rolledBack = database.db.transaction(async (tx) => {
      await insertMail(tx, { kind: "receipt", to: { userId: null, email: "never@people.example" }, params: {} });
      throw new Error("the action failed");
    });
    await expect(rolledBack).rejects.toThrow("the action failed");
    await work();
    await untilSent(row.id);
    const [received, ...others] = await arrivedAt(row.email);
    expect(others).toEqual([]);
    expect(received).toMatchObject({ from: council.mailFrom, to: [row.email] });
    expect(received?.mail).toMatchObject({
      from: { name: council.shortName, address: council.mailFrom },
      to: [{ address: row.email }],
      subject: "PRD-2627-00001: received",
      messageId: `<${row.id}@${council.host}>`,
    });
    expect(received?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    for (const body of [received?.mail.text, received?.mail.html]) {
      expect(body).toContain("Anand Surgical");
      expect(body).toContain("https://portal.example/Membership/reimbursements/PRD-2627-00001");
    }
    expect(await arrivedAt("never@people.example")).toEqual([]);
  });

  it("lets many become due in parts, after those that wait, and one at once", async () => {
    for (const table of ["outbox", "mail"]) await database.db.execute(sql`delete from ${sql.identifier(table)}`);
    const many = (count: number) =>
      Array.from({ length: count }, () => ({ kind: "circulars_digest" as const, to: { userId: null, email: "many@people.example" }, params: {} }));
    for (const count of [100, 150]) await database.db.transaction((tx) => insertMails(tx, many(count)));
    await post();
    const due = await database.db.execute<{ minute: number; count: number }>(
      sql`select extract(minute from not_before - created_at)::int as minute, count(*)::int as count from outbox group by 1 order by 1`,
    );
    expect(due.map(({ minute, count }) => [minute, count])).toEqual([
      [0, bulkMailsPerMinute + 1],
      [1, bulkMailsPerMinute],
      [2, 10],
    ]);
    for (const table of ["outbox", "mail"]) await database.db.execute(sql`delete from ${sql.identifier(table)}`);
  });

  it("lets a few and what is urgent pass the many that wait, and followers nobody", async () => {
    const insert = (kind: MailKind, count: number) => {
      const mails = Array.from({ length: count }, () => ({ kind, to: { userId: null, email: "many@people.example" }, params: {} }));
      return database.db.transaction((tx) => insertMails(tx, mails));
    };
    for (const table of ["outbox", "mail"]) await database.db.execute(sql`delete from ${sql.identifier(table)}`);
    await insert("follow_notices", 300);
    await insert("circulars_digest", 130);
    await insert("circular_urgent", 50);
    await insert("invoice_paid", 40);
    await insert("invoice_issued", 41);
    await insert("follow_dates", 41);
    // A job that writes to many in small portions is no officer.
    for (const count of [40, 1]) await insert("invoice_reminder", count);
    await insert("payment_paid", 40);
    await database.db.execute(sql`update mail set created_at = created_at - interval '1 minute' where kind = 'payment_paid'`);
    await insert("payment_paid", 1);
    const minutes = await database.db.execute<{ kind: MailKind; first: number; last: number }>(sql`
      select m.kind, min(extract(minute from o.not_before - o.created_at))::int as first, max(extract(minute from o.not_before - o.created_at))::int as last
      from outbox o join mail m on m.id = (o.payload ->> 'mailId')::uuid group by m.kind`);
    expect(Object.fromEntries(minutes.map(({ kind, first, last }) => [kind, [first, last]]))).toEqual({
      follow_notices: [0, 2],
      circulars_digest: [0, 1],
      circular_urgent: [0, 0],
      invoice_paid: [0, 0],
      invoice_issued: [1, 2],
      follow_dates: [4, 5],
      invoice_reminder: [0, 2],
      payment_paid: [0, 0],
    });
    for (const table of ["outbox", "mail"]) await database.db.execute(sql`delete from ${sql.identifier(table)}`);
  });

  it("waits for a server that refuses connections, and sends once it answers", async () => {
    await smtp.stop();
    const row = await post();
    await work();
    await eventually(async () => expect(await emailOf(row.id)).toMatchObject({ lastError: expect.stringContaining("ECONNREFUSED") }));
    await smtp.start();
    await untilSent(row.id);
    expect(await arrivedAt(row.email)).toHaveLength(1);
  });

  const passing = [
    ["greeting", 554],
    ["sender", 553],
    ["content", 452],
  ] as const;
  const morePassing = [
    ["greeting", 421],
    ["sender", 451],
    ["recipient", 421],
    ["recipient", 450],
  ] as const;
  it.each([...passing, ...(isDeep ? morePassing : [])])("tries again after %s %i", async (at, code) => {
    smtp.behave({ at, code });
    const row = await post();
    await work();
    await eventually(async () =>
      expect(await emailOf(row.id)).toMatchObject({
        attempts: expect.toSatisfy((tries: number) => tries >= 2),
        lastError: expect.stringContaining(String(code)),
      }),
    );
    smtp.behave({ at: "nowhere" });
    await untilSent(row.id);
    expect(await arrivedAt(row.email)).toHaveLength(1);
  });

  it.each([
    ["recipient", 550],
    ["content", 554],
  ] as const)("gives an email up at once after %s %i", async (at, code) => {
    smtp.behave({ at, code });
    const row = await post();
    await work();
    await eventually(async () =>
      expect(await emailOf(row.id)).toMatchObject({ state: "failed", attempts: 1, lastError: expect.stringContaining(String(code)) }),
    );
    smtp.behave({ at: "nowhere" });
    const next = await post();
    await untilSent(next.id);
    expect(await arrivedAt(row.email)).toEqual([]);
    expect(await countDeadLetters(database.db)).toBe(0);
  });

  it("gives up after the tries of its table, and sends it after all when a person says so", { timeout: 2 * allAttemptsMs }, async () => {
    smtp.behave({ at: "recipient", code: 450 });
    const row = await post();
    await leaveTwoTries();
    await work(hasty);
    await eventually(async () => expect(await countDeadLetters(database.db)).toBe(1), allAttemptsMs);
    expect(await emailOf(row.id)).toMatchObject({ state: "failed", attempts: jobs["send-mail"].attempts });
    smtp.behave({ at: "nowhere" });
    expect(await markDeadLettersForRedrive(database.db)).toBe(1);
    await untilSent(row.id);
    expect(await arrivedAt(row.email)).toHaveLength(1);
  });

  it("repeats an email whose acceptance was not confirmed, under the same Message-ID", async () => {
    smtp.behave({ at: "cut" });
    const row = await post();
    await work();
    await eventually(async () => expect(await arrivedAt(row.email)).not.toEqual([]));
    smtp.behave({ at: "nowhere" });
    await untilSent(row.id);
    const copies = await arrivedAt(row.email);
    expect(copies.length).toBeGreaterThanOrEqual(2);
    expect(copies.length).toBe((await emailOf(row.id)).attempts);
    expect(new Set(copies.map(({ mail }) => mail.messageId))).toEqual(new Set([`<${row.id}@${council.host}>`]));
  });

  it("a worker killed while the server has the email: the next one sends it, at most once more", async () => {
    smtp.behave({ at: "hang" });
    const env = {
      DATA_DIR: services.config.dataDir,
      APP_SECRET: services.config.appSecret,
      SEED: "none",
      SMTP_URL: smtp.url,
      ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
    };
    const victim = await startWorker({ databaseUrl: database.url, env, timing: quickTiming });
    const row = await post();
    await eventually(async () => expect(await arrivedAt(row.email)).toHaveLength(1));
    expect((await emailOf(row.id)).state).toBe("sending");
    await victim.end("SIGKILL");
    smtp.behave({ at: "nowhere" });
    await work();
    await untilSent(row.id);
    const copies = await arrivedAt(row.email);
    expect(copies).toHaveLength(2);
    expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  it("drops an expired email, unsent", async () => {
    const late = await post({}, { dropAfter: new Date(Date.now() - 1_000) });
    const delayed = await post({}, { dropAfter: new Date(Date.now() - 1_000) });
    await database.db.execute(sql`update mail set last_error = '421 too busy' where id = ${delayed.id}`);
    const timely = await post({}, { dropAfter: new Date(Date.now() + 600_000) });
    await work();
    await untilSent(timely.id);
    await eventually(async () => expect(await emailOf(late.id)).toMatchObject({ state: "dropped", attempts: 0 }));
    // The mail server was the cause: operators see it.
    await eventually(async () => expect(await emailOf(delayed.id)).toMatchObject({ state: "failed", lastError: "421 too busy" }));
    expect(await arrivedAt(late.email)).toEqual([]);
  });

  it("rows 15, 33: puts only plain text into an email, with any name of a firm", async () => {
    const hostile = 'Evil" <b>\r\nBcc: all@people.example\r\n\r\n<script>alert(1)</script> \u202Egpj.exe';
    const row = await post({ firmName: hostile, documents: ["<img src=x onerror=alert(1)>"] });
    await work();
    await untilSent(row.id);
    const [received] = await arrivedAt(row.email);
    expect(received?.to).toEqual([row.email]);
    expect(received?.mail.bcc ?? []).toEqual([]);
    expect(received?.mail.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(received?.mail.html).not.toMatch(/<script|<img|<b>/);
    expect(received?.mail.html).toContain("&lt;script&gt;");
  });

  it("row 15: refuses an address that is more than one", async () => {
    const [row] = await database.db.execute<{ id: string }>(
      sql`insert into mail (kind, email, params) values ('receipt', ${"a@people.example, b@people.example"}, '{}') returning id`,
    );
    const id = row?.id ?? "";
    await database.db.execute(sql`insert into outbox (topic, payload) values ('send-mail', jsonb_build_object('mailId', ${id}::text))`);
    await work();
    await eventually(async () => expect(await emailOf(id)).toMatchObject({ state: "failed", attempts: 1 }));
    expect(await arrivedAt("a@people.example")).toEqual([]);
  });

  describe("activation", () => {
    const addSomeFirm = async () => {
      const clerk = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
      const contactEmail = `office-${newGstNo().toLowerCase()}@firm.example`;
      const { firm } = await addFirm(clerk, {
        firmName: "Bharat Implants",
        gstNo: newGstNo(),
        membershipStartOn: "2026-04-01",
        membershipEndOn: "2027-03-31",
        contactName: "Export Office",
        contactEmail,
        contactPhone: "+91 98765 43210",
      });
      return { firm, contactEmail };
    };
    const statusOf = async (firmId: string) => (await getListedFirm(database.db, firmId)).status;

    it("carries a link and an OTP that work, and neither stands in the database", async () => {
      const { firm, contactEmail } = await addSomeFirm();
      await work();
      const [received] = await eventually(async () => {
        const all = await arrivedAt(contactEmail);
        expect(all).toHaveLength(1);
        return all;
      });
      const text = received?.mail.text ?? "";
      const link = /https:\/\/portal\.example\/activate-account\?id=(\S+)/.exec(text);
      const otp = /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? "";
      expect(received?.mail.html).toContain(otp);
      expect(text).toContain("was set up for Export Office of Bharat Implants at this address.");
      await eventually(async () => expect(await statusOf(firm.id)).toBe("in_progress"));
      const answer = await verifyActivationOtp(contextOf(services, visitor), { id: decodeURIComponent(link?.[1] ?? ""), otp });
      expect(answer.resetToken).toMatch(/^[\w-]{43}$/);
      const stored = await database.db.execute<{ all: string }>(
        sql`select string_agg(line, ' ') as all from (select mail::text as line from mail union all select outbox::text from outbox union all select activation_links::text from activation_links) everything`,
      );
      expect(stored[0]?.all).toContain(firm.contactEmail);
      expect(stored[0]?.all).not.toMatch(new RegExp(`\\b${otp}\\b`));
      const queued = await database.db.execute(sql`select 1 from mail where params::text like ${`%${link?.[1] ?? "?"}%`}`);
      expect(queued).toHaveLength(0);
    });

    it("shows Email Issue when the address is refused", async () => {
      const { firm, contactEmail } = await addSomeFirm();
      smtp.behave({ at: "recipient", code: 550, only: contactEmail });
      await work();
      await eventually(async () => expect(await statusOf(firm.id)).toBe("no_otp_sent"));
    });

    it("shows Email Issue when every try has failed", { timeout: 2 * allAttemptsMs }, async () => {
      const { firm, contactEmail } = await addSomeFirm();
      smtp.behave({ at: "recipient", code: 450, only: contactEmail });
      await leaveTwoTries();
      await work(hasty);
      await eventually(async () => expect(await statusOf(firm.id)).toBe("no_otp_sent"), allAttemptsMs);
    });
  });
});

describe("a mail server that says nothing", () => {
  it.each(["silent", "hang"] as const)("is given up in time when it is %s, for another try", async (at) => {
    smtp.behave({ at });
    const mailer = createMailer({ smtpUrl: smtp.url, dataDir: "" }, { connectMs: 200, silenceMs: 200 });
    const refusal = await mailer
      .send({ id: randomUUID(), to: "reader@people.example", subject: "A word", text: "A word", html: "<p>A word" })
      .catch((error: unknown) => error);
    mailer.close();
    expect(refusal).toMatchObject({ name: "MailRefused", isPermanent: false, message: expect.stringContaining("ETIMEDOUT") });
  });

  it.each([
    ["offers TLS and cannot speak it", "220 ready\r\n", "250-here\r\n250 STARTTLS\r\n", "220 go on\r\nno TLS\r\n"],
    ["refuses our password", "220 ready\r\n", "250-here\r\n250 AUTH PLAIN\r\n", "535 5.7.8 wrong password\r\n"],
  ])("that %s: the email waits for another try", async (_what, greeting, ...answers) => {
    const server = createServer((socket) => {
      const rest = [...answers];
      socket.on("error", () => {}).on("data", () => socket.write(rest.shift() ?? "\0"));
      socket.write(greeting);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // a server that listens on TCP has no other kind of address
    const mailer = createMailer({ smtpUrl: `smtp://portal:secret@127.0.0.1:${port}`, dataDir: "" }, { emailTimeoutMs: 500 });
    const refusal = await mailer
      .send({ id: randomUUID(), to: "reader@people.example", subject: "A word", text: "A word", html: "<p>A word" })
      .catch((error: unknown) => error);
    mailer.close();
    server.close();
    expect(refusal).toMatchObject({ name: "MailRefused", isPermanent: false });
  });

  it("is given up in time when it drips", async () => {
    const server = createServer((socket) => {
      const drip = setInterval(() => socket.write("2"), 50);
      socket.once("close", () => clearInterval(drip)).on("error", () => {});
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // a server that listens on TCP has no other kind of address
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: "" }, { emailTimeoutMs: 400 });
    const refusal = await mailer
      .send({ id: randomUUID(), to: "reader@people.example", subject: "A word", text: "A word", html: "<p>A word" })
      .catch((error: unknown) => error);
    mailer.close();
    server.close();
    expect(refusal).toMatchObject({ name: "MailRefused", isPermanent: false });
  });
});

describe("mail without SMTP_URL", () => {
  it("is one .eml file per email, complete from the moment it is visible", async () => {
    database = await createTestDatabase();
    opened = openTestServices(database);
    ({ services } = opened);
    try {
      await work();
      const emails = [await post(), await post()];
      for (const { id } of emails) await untilSent(id);
      const folder = join(services.config.dataDir, "mail");
      expect(readdirSync(folder).sort()).toEqual(emails.map(({ id }) => `${id}.eml`).sort());
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      for (const { id, email } of emails) {
        const path = join(folder, `${id}.eml`);
        expect(existsSync(path) && statSync(path).mode & 0o777).toBe(0o600);
        const mail = await PostalMime.parse(readFileSync(path));
        expect(mail).toMatchObject({ to: [{ address: email }], subject: "PRD-2627-00001: received", messageId: `<${id}@${council.host}>` });
      }
    } finally {
      await rest();
      await opened.close();
      await database.drop();
    }
  });
});
