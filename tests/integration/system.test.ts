import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enqueue } from "#db/outbox/enqueue.ts";
import { insertMail } from "#db/queries/mail.ts";
import { insertOperatorRun } from "#db/queries/system.ts";
import { mail } from "#db/schema/mail.ts";
import { outbox } from "#db/schema/outbox.ts";
import { queueActivation } from "#server/application/accounts/queue-activation.ts";
import { discardJob, listSystemDeadLetters, retryDeadLetters } from "#server/application/system/dead-letters.ts";
import { listSystemMail, resendMail } from "#server/application/system/mail-problems.ts";
import { readSystem } from "#server/application/system/read-system.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createStaffActor, createUser } from "../support/factories.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { givenUpJob, refusedEmail } from "../support/failed-jobs.ts";

let database: TestDatabase;
let opened: TestServices;
let council: AppContext;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  council = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const absent = "00000000-0000-4000-8000-000000000000";
const partOf = async (part: string) => (await readSystem(council)).parts.find((each) => each.part === part);
const workOf = async (job: string) => (await readSystem(council)).work.find((each) => each.job === job);

describe("the state of the portal", () => {
  it("names each part, and reports that no worker is connected", async () => {
    const { parts, versions, connections, storage } = await readSystem(council);
    expect(parts.map(({ part, health }) => [part, health])).toEqual([
      ["database", "ok"],
      ["queue", "down"],
      ["storage", "ok"],
      ["mail", "attention"],
    ]);
    expect(versions).toMatchObject({ portal: expect.stringMatching(/^EPCMD Portal \d/), database: expect.stringMatching(/^PostgreSQL 1\d/) });
    expect(connections.inUse).toBeGreaterThan(0);
    expect(storage.freeBytes).toBeGreaterThan(0);
  });

  it("counts what is due, planned and given up, and how long it has waited", async () => {
    await database.db.transaction((tx) => enqueue(tx, "run-import", { importId: absent, round: 1 }, { notBefore: new Date(Date.now() - 120_000) }));
    await database.db.transaction((tx) => enqueue(tx, "run-import", { importId: absent, round: 2 }, { notBefore: new Date(Date.now() + 3_600_000) }));
    const work = await workOf("run-import");
    expect(work).toMatchObject({ open: 1, later: 1, running: 0, dead: 0 });
    expect(work?.oldestDueSeconds).toBeGreaterThanOrEqual(119);
    expect(work?.lagSeconds).toBeGreaterThanOrEqual(119);
    await database.db.delete(outbox);
  });

  it("shows the newest run of each of the operator's commands, and says when a backup is missing, old or failed, or met damaged files", async () => {
    expect((await readSystem(council)).backupRemark).toBe("No backup is recorded here yet.");
    await insertOperatorRun(database.db, { kind: "backup", outcome: "done", detail: { files: 3 } });
    expect((await readSystem(council)).backupRemark).toBeNull();
    expect((await readSystem({ ...council, now: () => new Date(Date.now() + 3 * 86_400_000) })).backupRemark).toBe("The last backup is 3 days old.");
    await insertOperatorRun(database.db, { kind: "backup", outcome: "done", detail: { files: 3, damaged: 1 } });
    expect((await readSystem(council)).backupRemark).toMatch(/^The last backup is complete, but 1 stored file was missing or damaged before it: /);
    await insertOperatorRun(database.db, { kind: "backup", outcome: "failed", detail: {} });
    const { runs, backupRemark } = await readSystem(council);
    expect(runs.map(({ kind, outcome }) => [kind, outcome])).toEqual([["backup", "failed"]]);
    expect(backupRemark).toMatch(/^The last backup failed/);
  });

  it("says that the storage needs a look from a check that found damage until one of all files that found none", async () => {
    const storage = async () => (await readSystem(council)).parts.find(({ part }) => part === "storage");
    await insertOperatorRun(database.db, {
      kind: "files_verify",
      outcome: "failed",
      detail: { scope: "sample", checked: 20, missing: 1, damaged: 0 },
    });
    expect(await storage()).toMatchObject({ health: "attention", text: expect.stringContaining("npm run files:verify names them") });
    await insertOperatorRun(database.db, { kind: "files_verify", outcome: "done", detail: { scope: "sample", checked: 20, missing: 0, damaged: 0 } });
    expect(await storage()).toMatchObject({ health: "attention" });
    await insertOperatorRun(database.db, { kind: "files_verify", outcome: "done", detail: { scope: "all", checked: 900, missing: 0, damaged: 0 } });
    expect(await storage()).toMatchObject({ health: "ok" });
  });
});

describe("dead jobs", () => {
  it("are tried again one by one or all together, and leave the list", async () => {
    const [first] = [await givenUpJob(opened.services), await givenUpJob(opened.services), await givenUpJob(opened.services)];
    const { rows, count } = await listSystemDeadLetters(council, { page: 1, pageSize: 2 });
    expect([rows.length, count, rows[0]?.id]).toEqual([2, 3, first]);
    expect(rows[0]).toMatchObject({ job: "build-dossier", about: "PRD-2627-00042", why: "the file cannot be opened", tries: 3 });
    expect(await retryDeadLetters(council, { id: first })).toEqual({ count: 1, message: "1 job is tried again." });
    await expect(retryDeadLetters(council, { id: first })).rejects.toMatchObject({ kind: "not_found" });
    expect((await retryDeadLetters(council, {})).count).toBe(2);
    expect((await retryDeadLetters(council, {})).count).toBe(0);
    expect(await workOf("build-dossier")).toMatchObject({ open: 3, dead: 0 });
    await database.db.delete(outbox);
  });

  it("that ended when they were given up stay, and the answer says so", async () => {
    await givenUpJob(opened.services);
    const id = await givenUpJob(opened.services);
    await database.db.update(outbox).set({ topic: "run-invoices" }).where(eq(outbox.id, id));
    const { rows } = await listSystemDeadLetters(council, { page: 1, pageSize: 10 });
    expect(rows.map(({ job, isEnded }) => [job, isEnded])).toEqual([
      ["build-dossier", false],
      ["run-invoices", true],
    ]);
    await expect(retryDeadLetters(council, { id })).rejects.toMatchObject({ kind: "not_found" });
    expect(await retryDeadLetters(council, {})).toEqual({ count: 1, message: expect.stringMatching(/^1 job is tried again\. 1 ended: start/) });
    expect(await workOf("run-invoices")).toMatchObject({ open: 0, dead: 1 });
    await database.db.delete(outbox);
  });

  it("are discarded once, with the reason and the cause", async () => {
    const id = await givenUpJob(opened.services, "it's broken");
    await discardJob(council, { id, reason: "it's filed twice" });
    const [row] = await database.db.select().from(outbox).where(eq(outbox.id, id));
    expect(row).toMatchObject({ deadAt: null, lastError: "Discarded: it's filed twice (it's broken)" });
    expect(row?.doneAt).toBeInstanceOf(Date);
    await expect(discardJob(council, { id, reason: "x" })).rejects.toMatchObject({ kind: "not_found" });
  });
});

it("a combined PDF whose job was discarded can be asked for again", async () => {
  const key = "build-dossier-PRD-2627-00042-1";
  const id = await givenUpJob(opened.services);
  await database.db.update(outbox).set({ key }).where(eq(outbox.id, id));
  await discardJob(council, { id, reason: "a broken file" });
  await database.db.transaction((tx) => enqueue(tx, "build-dossier", { reimbursementId: "PRD-2627-00042" }, { key }));
  expect(await workOf("build-dossier")).toMatchObject({ open: 1, dead: 0 });
  await database.db.delete(outbox);
});

describe("refused emails", () => {
  it("show in the queue's own words, go out again once, and not when what they say is no longer true", async () => {
    const id = await refusedEmail(opened.services);
    const late = await refusedEmail(opened.services, "late@hospital.example", new Date(Date.now() - 1_000));
    const { rows } = await listSystemMail(council, { page: 1, pageSize: 10 });
    expect(rows.map(({ email, isTooLate }) => [email, isTooLate])).toEqual([
      ["late@hospital.example", true],
      ["gone@hospital.example", false],
    ]);
    expect(await partOf("mail")).toMatchObject({ health: "attention", text: expect.stringMatching(/^2 letters were refused/) });
    await resendMail(council, { mailId: id });
    await expect(resendMail(council, { mailId: id })).rejects.toMatchObject({ kind: "not_found" });
    await expect(resendMail(council, { mailId: late })).rejects.toMatchObject({ kind: "conflict", code: "too_late" });
    expect(await database.db.$count(outbox, eq(outbox.topic, "send-mail"))).toBe(1);
    await database.db.delete(outbox);
  });

  it("that the mail server does not take yet show with the newest answer", async () => {
    await database.db.delete(mail);
    const waiting = { kind: "receipt", email: "slow@hospital.example", params: {} } as const;
    await database.db
      .insert(mail)
      .values([
        { ...waiting, createdAt: new Date(Date.now() - 60_000), lastError: "421 too busy" },
        { ...waiting, state: "sending", lastError: "ECONNREFUSED" },
        waiting,
      ]);
    const { mail: counts } = await readSystem(council);
    expect(counts).toMatchObject({ waiting: 3, problems: 0 });
    const text = expect.stringMatching(/^2 letters wait: the mail server does not take them \(ECONNREFUSED\)/);
    expect(await partOf("mail")).toMatchObject({ health: "attention", text });
    await database.db.delete(mail);
  });

  it("with an activation whose link was replaced are too late, those with the newest are not", async () => {
    await database.db.delete(mail);
    const user = await createUser(opened.services, "EPCMD_ADMIN", { activatedAt: null });
    for (let time = 0; time < 2; time += 1) await database.db.transaction((tx) => queueActivation(tx, council, user));
    await database.db.update(mail).set({ state: "failed" });
    const { rows } = await listSystemMail(council, { page: 1, pageSize: 10 });
    expect(rows.map(({ isTooLate }) => isTooLate)).toEqual([false, true]);
    const [newest, replaced] = rows.map(({ id }) => ({ mailId: id }));
    await expect(resendMail(council, replaced ?? { mailId: "" })).rejects.toMatchObject({ kind: "conflict", code: "too_late" });
    await resendMail(council, newest ?? { mailId: "" });
    await database.db.delete(mail);
    await database.db.delete(outbox);
  });

  it("whose job was given up have that job tried again, and no second one", async () => {
    const mailId = await database.db.transaction((tx) =>
      insertMail(tx, { kind: "receipt", to: { userId: null, email: "slow@hospital.example" }, params: {} }),
    );
    await database.db.update(outbox).set({ deadAt: new Date(), attempts: 16 });
    await database.db.update(mail).set({ state: "failed" }).where(eq(mail.id, mailId));
    await resendMail(council, { mailId });
    const rows = await database.db.select().from(outbox);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ deadAt: null, attempts: 0, queuedAt: null });
  });
});
