import { writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StaffActor } from "#domain/accounts/actor.ts";
import type { JobName, JobPayload } from "#domain/jobs.ts";
import { appRole } from "#db/connection/app-role.ts";
import { createDb, type DbClient } from "#db/connection/client.ts";
import { contentFiles } from "#db/schema/content.ts";
import { imports } from "#db/schema/imports.ts";
import { dossierProgress, dossiers, files, reimbursements } from "#db/schema/reimbursements.ts";
import { beginImport } from "#server/application/members/imports/begin-import.ts";
import { uploadPaymentFile } from "#server/application/payments/payment-files.ts";
import { publishContent } from "#server/application/site/content/publish-content.ts";
import { saveContent } from "#server/application/site/content/save-content.ts";
import { verifyFiles } from "#server/application/system/verify-files.ts";
import type { WorkerContext } from "#server/context.ts";
import type { FileStore } from "#server/infra/file-store.ts";
import { createMailer } from "#server/infra/mailer.ts";
import { LeaseLost, type Job, type JobRun } from "#workers/queue/define-job.ts";
import { buildDossierJob } from "#workers/jobs/build-dossier.ts";
import { makeContentDocumentJob } from "#workers/jobs/make-content-document.ts";
import { filesOnDisk } from "../faults/stored-files.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { createPaymentActors } from "../support/payments.ts";
import { startProxy } from "../support/proxy.ts";
import { completeDraft } from "../support/reimbursements.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

const patience = { lock_timeout: "60s", idle_in_transaction_session_timeout: "60s", statement_timeout: "60s" };

let database: TestDatabase;
let opened: TestServices;
let council: StaffActor;
/** As the application, but with time to wait for a lock on a busy machine. */
let patient: DbClient;
let operator: postgres.Sql;
const mailer = createMailer({ dataDir: "", smtpUrl: undefined });

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  council = await createStaffActor(opened.services, "EPCMD_ADMIN");
  patient = createDb(database.url, { role: appRole, settings: patience });
  operator = postgres(database.url, { max: 2, onnotice: () => {} });
});
afterAll(async () => {
  mailer.close();
  await operator.end();
  await patient.close();
  await opened.close();
  await database.drop();
});

/** The keys of the stored bytes that no row names, and of the rows whose bytes are not there. */
async function strays() {
  const named = await operator<{ key: string }[]>`
    select storage_key as key from files union select storage_key from content_files union select storage_key from imports
    union select storage_key from payment_files`;
  const keys = new Set(named.map(({ key }) => key));
  const { missing } = await verifyFiles(systemContext(opened.services));
  return {
    unnamed: filesOnDisk(opened.services.config.dataDir)
      .keys()
      .filter((key) => !keys.has(key)),
    missing,
  };
}

const waitingForLocks = () => operator`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Runs two jobs of one payload: neither writes a row before both have stored their bytes, and the one that comes to its end first
 * stays in its transaction until the other waits for it.
 */
function runTwice<N extends JobName>(job: Job, payload: JobPayload<N>, endOfFirst: () => void = () => {}) {
  let stored = 0;
  let ended = 0;
  let release = (): void => {};
  const bothStored = new Promise<void>((resolve) => (release = resolve));
  const whenBothStored = async <T>(storing: Promise<T>): Promise<T> => {
    const kept = await storing;
    stored += 1;
    if (stored === 2) release();
    await bothStored;
    return kept;
  };
  const { files } = opened.services;
  const store: FileStore = {
    ...files,
    commit: (staged) => whenBothStored(files.commit(staged)),
    keep: (bytes, options) => whenBothStored(files.keep(bytes, options)),
  };
  const runAs = (id: string): JobRun => ({
    id,
    hold: async () => {},
    finish: async () => {
      ended += 1;
      if (ended > 1) return;
      await eventually(async () => expect(await waitingForLocks()).toHaveLength(1));
      endOfFirst();
    },
  });
  const drawn: WorkerContext["sandbox"] = {
    ...opened.services.sandbox,
    buildDossier: async (_spec, outPath) => {
      await writeFile(outPath, "%PDF-1.7");
      return { pages: 1, sizeBytes: 8, problems: [] };
    },
  };
  const ctx: WorkerContext = { ...systemContext({ ...opened.services, db: patient.db, files: store, sandbox: drawn }), mailer };
  return Promise.allSettled([job.run(ctx, payload, runAs("first")), job.run(ctx, payload, runAs("second"))]);
}

const isLeaseLost = (end: PromiseSettledResult<void>): boolean => end.status === "rejected" && end.reason instanceof LeaseLost;

describe("two builds of one dossier at once", () => {
  let reimbursementId: string;
  beforeEach(async () => {
    ({ id: reimbursementId } = await completeDraft(opened.services, (await createMember(opened.services)).actor));
  });
  const rows = async () => ({
    dossiers: await database.db.$count(dossiers, eq(dossiers.reimbursementId, reimbursementId)),
    files: await database.db.$count(
      files,
      sql`${files.name} like 'product_reimbursement_%' and ${files.firmId} = (select firm_id from ${reimbursements} where id = ${reimbursementId})`,
    ),
    progress: await database.db.$count(dossierProgress),
  });

  it("leave one dossier with one file and its bytes", async () => {
    const ends = await runTwice(buildDossierJob, { reimbursementId });
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    expect(await rows()).toEqual({ dossiers: 1, files: 1, progress: 0 });
    expect(await strays()).toEqual({ unnamed: [], missing: [] });
  });

  it("keep the second one's when the first is rolled back", async () => {
    const ends = await runTwice(buildDossierJob, { reimbursementId }, () => {
      throw new LeaseLost();
    });
    expect(ends.filter(isLeaseLost)).toHaveLength(1);
    expect(await rows()).toEqual({ dossiers: 1, files: 1, progress: 0 });
    const { unnamed, missing } = await strays();
    expect(missing).toEqual([]);
    expect(unnamed).toHaveLength(1); // the sweep removes it
    for (const key of unnamed) await opened.services.files.delete(key);
  });
});

it("two PDFs made of one entry at once leave one file with its bytes", async () => {
  const desk = contextOf(opened.services, council);
  const fields = { title: "Made twice", summary: "By two.", publishedOn: "2026-11-20", body: "Words." };
  const { id, version } = await saveContent(desk, { kind: "notice", fields });
  await publishContent(desk, { id, version, publishFrom: null, publishUntil: null });
  const ends = await runTwice(makeContentDocumentJob, { entryId: id });
  expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  expect(await database.db.$count(contentFiles, eq(contentFiles.name, "epcmd-made-twice.pdf"))).toBe(1);
  expect(await strays()).toEqual({ unnamed: [], missing: [] });
});

it("what is sent twice under one key is stored once, whatever it belongs to", async () => {
  const { preparer } = await createPaymentActors(opened.services);
  const staged = () => opened.services.files.stage(Readable.from([Buffer.from("Reference,Amount\nB1-0001,1")]), { maxBytes: 1_000 });
  const once = (actor: StaffActor) => ({ ...contextOf(opened.services, actor), idempotency: { key: "twice", route: "x", bodyHash: "f".repeat(64) } });
  const sendAnswer = async () => uploadPaymentFile(once(preparer), { kind: "bank_reply" }, { staged: await staged(), name: "answer.csv" });
  const sendList = async () => beginImport(once(council), { staged: await staged(), name: "firms.csv" });
  expect(await sendAnswer()).toEqual(await sendAnswer());
  expect(await sendList()).toEqual(await sendList());
  expect(await strays()).toEqual({ unnamed: [], missing: [] });
});

it("a file whose row goes while the files are read is not missing", async () => {
  const staged = await opened.services.files.stage(Readable.from([Buffer.from("firm\n")]), { maxBytes: 1_000 });
  await beginImport(contextOf(opened.services, council), { staged, name: "goes.csv" });
  const { files: store } = opened.services;
  const [row] = await database.db.select().from(imports).where(eq(imports.fileName, "goes.csv"));
  const { id = "", storageKey = "" } = row ?? {};
  const missingWhen = async (beforeRead: () => Promise<unknown>) => {
    const openRead: FileStore["openRead"] = async (key) => {
      if (key === storageKey) await beforeRead();
      return store.openRead(key);
    };
    return (await verifyFiles({ ...systemContext(opened.services), files: { ...store, openRead } })).missing;
  };
  expect(await missingWhen(() => store.delete(storageKey))).toEqual([storageKey]);
  expect(await missingWhen(() => database.db.delete(imports).where(eq(imports.id, id)))).toEqual([]);
});

it("an import keeps its bytes when the answer to its commit is lost", async () => {
  await operator`create function wait_at_commit() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock(1); return null; end'`;
  await operator`create constraint trigger wait_at_commit after insert on imports deferrable initially deferred for each row execute function wait_at_commit()`;
  const url = new URL(database.url);
  const proxy = await startProxy([Number(url.port)]);
  url.hostname = "127.0.0.1";
  url.port = String(proxy.port);
  const distant = createDb(url.href, { role: appRole, settings: patience });
  try {
    const staged = await opened.services.files.stage(Readable.from([Buffer.from("firm\n")]), { maxBytes: 1_000 });
    let begun: Promise<unknown> = Promise.resolve();
    await operator.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(1)`;
      begun = beginImport({ ...contextOf(opened.services, council), db: distant.db }, { name: "doubtful.csv", staged }).catch(
        (error: unknown) => error,
      );
      await eventually(async () => expect(await waitingForLocks()).toHaveLength(1));
      proxy.behave("one way");
    });
    await eventually(async () => expect(await database.db.$count(imports, eq(imports.fileName, "doubtful.csv"))).toBe(1));
    proxy.cut();
    proxy.behave("pass");
    expect(await begun).toBeInstanceOf(Error);
    expect(await strays()).toEqual({ unnamed: [], missing: [] });
  } finally {
    await distant.sql.end({ timeout: 0 });
    await proxy.close();
  }
});
