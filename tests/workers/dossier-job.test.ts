import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { eq, sql } from "drizzle-orm";
import { unavailable } from "#domain/errors.ts";
import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import { dossierRemarks } from "#domain/reimbursements/file-rules.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { firmAddressName } from "#domain/reimbursements/schemes/shared-fields.ts";
import { deleteDossierProgress, findDossier, upsertDossierProgress } from "#db/queries/dossiers.ts";
import { countDeadLetters } from "#db/queries/outbox.ts";
import { findReimbursement } from "#db/queries/reimbursements.ts";
import { decisions } from "#db/schema/decisions.ts";
import { outbox } from "#db/schema/outbox.ts";
import { dossierProgress, dossiers, files, reimbursements } from "#db/schema/reimbursements.ts";
import { refuse } from "#server/application/dgft/refuse.ts";
import { getDossier, requestDossier } from "#server/application/dossiers/get-dossier.ts";
import { loadDossier } from "#server/application/dossiers/load-dossier.ts";
import { rebuildDossiers } from "#server/application/dossiers/rebuild-dossiers.ts";
import { openDossier, openStored } from "#server/application/files/open-target.ts";
import { answerDeficiency } from "#server/application/reimbursements/answer-deficiency.ts";
import { askFreshLook } from "#server/application/reimbursements/ask-fresh-look.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { withdraw } from "#server/application/reimbursements/withdraw.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { listReviews, ReviewListInput } from "#server/application/reviews/list-reviews.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { shareDgftQuery } from "#server/application/reviews/share-dgft-query.ts";
import { sampleFiles } from "#server/application/system/verify-files.ts";
import type { Services } from "#server/context.ts";
import { fileNotFound } from "#server/infra/file-store.ts";
import { buildDossierJob } from "#workers/jobs/build-dossier.ts";
import { startWorkers, type Workers } from "#workers/main.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { attach, reimbursementIn, sufficient, type Actors } from "../support/reimbursements.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";
import { quickTiming } from "../support/worker.ts";

/** The drawing process has a low priority: on a busy machine it is slow. */
const patienceMs = 120_000;

let database: TestDatabase;
let opened: TestServices;
let workers: Workers | undefined;

const work = async (services: Services = opened.services): Promise<void> => {
  workers = await startWorkers(services, { databaseUrl: database.url, jobs: [buildDossierJob], timing: { ...quickTiming, retryScale: 0.01 } });
};
const newActors = async (): Promise<Actors> => ({
  member: (await createMember(opened.services)).actor,
  council: await createStaffActor(opened.services, "EPCMD_ADMIN"),
  dgft: await createStaffActor(opened.services, "DGFT_ADMIN"),
});

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
});
afterEach(async () => {
  await workers?.close();
  workers = undefined;
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

test("a submitted reimbursement gets its dossier, once, and nothing is left lying about", { timeout: 2 * patienceMs }, async () => {
  const actors = await newActors();
  const { id } = await reimbursementIn(opened.services, actors, "SUBMITTED");
  const [job] = await database.db.execute<{ id: string }>(sql`select id from outbox where topic = 'build-dossier'`);
  const ofKilledRun = join(opened.services.config.dataDir, "tmp", `job-${job?.id}-killed`);
  mkdirSync(ofKilledRun, { recursive: true });
  writeFileSync(join(ofKilledRun, "dossier.pdf"), "%PDF");
  await work();
  const council = contextOf(opened.services, actors.council);
  const ready = await eventually(async () => {
    const view = await getDossier(council, { reimbursementId: id });
    expect(view).toMatchObject({ state: "ready", name: `product_reimbursement_${id}.pdf` });
    return view;
  }, patienceMs);
  expect(ready.state === "ready" && ready.pages).toBeGreaterThan(5);
  expect(await requestDossier(council, { reimbursementId: id })).toEqual(ready);
  expect(await database.db.execute(sql`select 1 from dossiers where reimbursement_id = ${id}`)).toHaveLength(1);
  expect(await database.db.execute(sql`select 1 from dossier_progress`)).toHaveLength(0);
  await eventually(() => expect(readdirSync(join(opened.services.config.dataDir, "tmp"))).toEqual([]));
});

test("a dossier that cannot be made is given up, and made when it is asked for again", { timeout: 2 * patienceMs }, async () => {
  const actors = await newActors();
  const { id } = await reimbursementIn(opened.services, actors, "SUBMITTED");
  const council = contextOf(opened.services, actors.council);
  const { contentVersion = 0 } = (await findReimbursement(database.db, id)) ?? {};
  const broken = { ...opened.services.sandbox, buildDossier: () => Promise.reject(new Error("No page can be drawn.")) };
  expect(await requestDossier(council, { reimbursementId: id })).toEqual({ state: "building", contentVersion, done: 0, total: 0 });
  expect(await getDossier(council, { reimbursementId: id })).toEqual({ state: "building", contentVersion, done: 0, total: 0 });
  await work({ ...opened.services, sandbox: broken });
  await eventually(async () => expect(await countDeadLetters(database.db)).toBe(1));
  expect(await getDossier(council, { reimbursementId: id })).toEqual({ state: "none", contentVersion });
  await workers?.close();
  await upsertDossierProgress(database.db, { reimbursementId: id, contentVersion, done: 1, total: 5 });
  // A build of older content that still runs changes nothing of it.
  await upsertDossierProgress(database.db, { reimbursementId: id, contentVersion: contentVersion - 1, done: 4, total: 5 });
  await deleteDossierProgress(database.db, id, contentVersion - 1);
  expect(await getDossier(council, { reimbursementId: id })).toMatchObject({ state: "building", done: 1 });
  await database.db.update(dossierProgress).set({ updatedAt: sql`now() - interval '16 minutes'` });
  expect(await getDossier(council, { reimbursementId: id })).toEqual({ state: "none", contentVersion });
  await work();
  expect(await requestDossier(council, { reimbursementId: id })).toMatchObject({ state: "building" });
  await eventually(async () => expect(await getDossier(council, { reimbursementId: id })).toMatchObject({ state: "ready" }), patienceMs);
});

test("a document whose stored file is lost has a page that says so, and the dossier is made", { timeout: 2 * patienceMs }, async () => {
  const { services } = opened;
  const actors = await newActors();
  const { id, documents } = await reimbursementIn(services, actors, "SUBMITTED");
  const fileId = documents.find(({ fieldName }) => fieldName === "manufacturing_license")?.current?.files[0]?.id ?? "";
  const [row] = await database.db.select({ key: files.storageKey }).from(files).where(eq(files.id, fileId));
  const path = await services.files.localPath(row?.key ?? "");
  const bytes = await readFile(path);
  await services.files.delete(row?.key ?? "");
  const logged = vi.spyOn(services.log, "error");
  await expect(openStored(contextOf(services, actors.council), id, fileId)).rejects.toMatchObject({ code: "file_not_found" });
  expect(logged).toHaveBeenCalledWith({ event: "stored_file_lost", storageKey: row?.key, code: "file_not_found" });
  logged.mockRestore();
  const warned = vi.spyOn(services.log, "warn");
  await work();
  await eventually(
    async () => expect(await getDossier(contextOf(services, actors.council), { reimbursementId: id })).toMatchObject({ state: "ready" }),
    patienceMs,
  );
  expect(warned).toHaveBeenCalledWith({ event: "dossier_problems", reimbursementId: id, fields: ["manufacturing_license"] });
  warned.mockRestore();
  const built = () =>
    database.db.select({ problems: dossiers.problems, fileId: dossiers.fileId }).from(dossiers).where(eq(dossiers.reimbursementId, id));
  const [without] = await built();
  expect(without?.problems).toEqual([{ field: "manufacturing_license", message: dossierRemarks.lost }]);
  const requested = () => database.db.$count(outbox, sql`topic = 'build-dossier' and payload ->> 'reimbursementId' = ${id}`);
  await rebuildDossiers(systemContext(services));
  expect(await requested()).toBe(1);
  await writeFile(path, bytes);
  await sampleFiles(systemContext(services));
  expect(await requested()).toBe(2);
  await eventually(async () => expect(await built()).toMatchObject([{ problems: [] }]), patienceMs);
  expect((await built())[0]?.fileId).not.toBe(without?.fileId);
  expect(await database.db.$count(files, eq(files.id, without?.fileId ?? ""))).toBe(0);
  await workers?.close();
  workers = undefined;
  const away = { ...services.files, localPath: () => Promise.reject(unavailable("storage_unavailable", "No store answers.")) };
  const draft = await reimbursementIn(services, actors, "SUBMITTED");
  await expect(loadDossier(systemContext({ ...services, files: away }), draft.id)).rejects.toMatchObject({ kind: "unavailable" });
  // A folder that is not mounted has none of the files.
  const empty = { ...services.files, localPath: () => Promise.reject(fileNotFound()) };
  const oneFile = await attach(services, actors.member, undefined, "rcmc_certificate");
  for (const claim of [draft, oneFile])
    await expect(loadDossier(systemContext({ ...services, files: empty }), claim.id)).rejects.toMatchObject({ kind: "unavailable" });
});

test("a dossier whose stored file is lost is made again, once", { timeout: 2 * patienceMs }, async () => {
  const { services } = opened;
  const actors = await newActors();
  const { id } = await reimbursementIn(services, actors, "SUBMITTED");
  const council = contextOf(services, actors.council);
  const { contentVersion = 0 } = (await findReimbursement(database.db, id)) ?? {};
  const lose = async (): Promise<string> => {
    const found = await findDossier(database.db, id, contentVersion);
    await services.files.delete(found?.file.storageKey ?? "");
    return found?.file.id ?? "";
  };
  const rest = async (): Promise<void> => {
    await workers?.close();
    workers = undefined;
  };
  const isReady = () => eventually(async () => expect(await openDossier(council, id, contentVersion)).toBeDefined(), patienceMs);
  await work();
  await isReady();
  await rest();
  // While the folder of the files is not mounted, none is lost: nothing is deleted, and no other one is made.
  const whole = (await findDossier(database.db, id, contentVersion))?.file.id ?? "";
  const blobs = join(services.config.dataDir, "blobs");
  await rename(blobs, `${blobs}-away`);
  await expect(openDossier(council, id, contentVersion)).rejects.toMatchObject({ kind: "unavailable" });
  await expect(openStored(council, id, whole)).rejects.toMatchObject({ kind: "unavailable" });
  await rename(`${blobs}-away`, blobs);
  expect((await findDossier(database.db, id, contentVersion))?.file.id).toBe(whole);
  expect(await openDossier(council, id, contentVersion)).toBeDefined();
  const first = await lose();
  expect(first).toBe(whole);
  // A request that met the end of the first build has left its progress.
  await upsertDossierProgress(database.db, { reimbursementId: id, contentVersion, done: 0, total: 0 });
  expect(await Promise.all([0, 1].map(() => openDossier(council, id, contentVersion)))).toEqual([undefined, undefined]);
  const builds = sql`select 1 from outbox where topic = 'build-dossier' and payload ->> 'reimbursementId' = ${id}`;
  expect(await database.db.execute(builds)).toHaveLength(2);
  await work();
  await isReady();
  await rest();
  // From the portal's page.
  const second = await lose();
  expect(second).not.toBe(first);
  await expect(openStored(council, id, second)).rejects.toMatchObject({ code: "file_not_found" });
  expect(await getDossier(council, { reimbursementId: id })).toEqual({ state: "building", contentVersion, done: 0, total: 0 });
  expect(await database.db.execute(builds)).toHaveLength(3);
});

test("a claim that is closed or withdrawn gets a dossier that says so; a discarded draft has none", async () => {
  const actors = await newActors();
  const [member, council] = [contextOf(opened.services, actors.member), contextOf(opened.services, actors.council)];
  const builtAs = async ({ id }: { readonly id: string }) => {
    const { contentVersion, spec } = (await loadDossier(systemContext(opened.services), id)) ?? {};
    return { contentVersion, status: spec?.status, last: spec?.dates.slice(-2).map(({ label, value }) => (label === "Reason" ? value : label)) };
  };
  const [first, second] = [await reimbursementIn(opened.services, actors, "SUBMITTED"), await reimbursementIn(opened.services, actors, "SUBMITTED")];
  const before = await builtAs(first);
  const reason = `The fair did not take place.\nIts organiser says so, and the council has asked for ${"each of the bookings, ".repeat(10)}and the visa.`;
  await closeReimbursement(council, { reimbursementId: first.id, version: first.version, reason });
  const closed = await builtAs(first);
  expect(closed).toEqual({ contentVersion: (before.contentVersion ?? 0) + 1, status: "Closed", last: ["Closed", reason] });
  expect(await database.db.select({ at: decisions.contentVersion }).from(decisions)).toEqual([{ at: closed.contentVersion }]);
  const sent = await builtAs(second);
  await withdraw(member, { reimbursementId: second.id, version: second.version });
  expect(await builtAs(second)).toMatchObject({ contentVersion: (sent.contentVersion ?? 0) + 1, last: ["Closed", "Withdrawn by the member"] });
  const draft = await reimbursementIn(opened.services, actors, "DRAFT");
  const drafted = await builtAs(draft);
  await withdraw(member, { reimbursementId: draft.id, version: draft.version });
  expect((await builtAs(draft)).contentVersion).toBe(drafted.contentVersion);
});

test("a dossier has the member's words, what was remarked and answered, and nothing between the offices", async () => {
  const actors = await newActors();
  await database.db.execute(sql`update firms set contact_phone = '9845012345' where id = ${actors.member.firmId}`);
  const submitted = await reimbursementIn(opened.services, actors, "SUBMITTED");
  const first = await loadDossier(systemContext(opened.services), submitted.id);
  expect(first?.spec).toMatchObject({ status: "Submitted, waiting for EPCMD", remarks: [] });
  expect(first?.spec.firm).toContainEqual({ label: "Phone", value: "+91 98450 12345" });
  expect(first?.spec.dates.slice(1)).toEqual(["Forwarded to DGFT", "Decided"].map((label) => ({ label, value: "Not yet" })));
  const plant = await reimbursementIn(opened.services, actors, "SUBMITTED", "plant");
  await database.db.execute(sql`update reimbursement_steps set answers = '{"fob_export_value":"125000.5"}'
    where reimbursement_id = ${plant.id} and answers ? 'fob_export_value'`);
  const amounts = await loadDossier(systemContext(opened.services), plant.id);
  expect(amounts?.spec.values.map(({ value }) => value)).toEqual(expect.arrayContaining(["Rs 1,25,000.50", "Rs 12,50,000"]));

  const member = contextOf(opened.services, actors.member);
  const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "The seal of the notary is missing." }];
  const council = contextOf(opened.services, actors.council);
  const shared = await shareDeficiencies(council, { reimbursementId: submitted.id, version: submitted.version, documents });
  const open = await loadDossier(systemContext(opened.services), submitted.id);
  expect(open?.spec.status).toBe("Action needed: deficiency in 1 document");
  expect(open?.spec.remarks[0]?.rows.map(({ value }) => value)).toEqual(["The seal of the notary is missing.", "Not answered"]);

  const [remark] = shared.documents.flatMap(({ deficiencies }) => deficiencies);
  const answered = await answerDeficiency(member, { reimbursementId: shared.id, deficiencyId: remark?.id ?? "", answer: "It is on page 2." });
  const replied = await submit(member, { reimbursementId: shared.id, version: answered.version });
  const judged = await saveReview(council, { reimbursementId: replied.id, version: replied.version, documents: sufficient(replied) });
  await forwardToDgft(council, { reimbursementId: judged.id, version: judged.version, comment: "Between the offices." });
  const last = await loadDossier(systemContext(opened.services), submitted.id);
  expect(last?.spec.status).toBe("Under review by DGFT");
  const [round, history] = last?.spec.remarks ?? [];
  expect(round?.title).toMatch(/^Round 1: /u);
  expect(round?.rows.map(({ label }) => label.split(",")[0])).toEqual(["EPCMD", "Member"]);
  expect(round?.rows[1]?.value).toBe("It is on page 2.");
  expect(history?.rows.map(({ value }) => value.split("\n")[0])).toEqual([
    `The member began the reimbursement (${actors.member.name})`,
    `The member submitted it to EPCMD (${actors.member.name})`,
    "EPCMD shared deficiencies with the member",
    `The member replied (${actors.member.name})`,
    "EPCMD forwarded it to DGFT",
  ]);
  expect(JSON.stringify(last?.spec)).not.toContain("Between the offices.");
});

test("a dossier has the words of a refusal and of the fresh look, also of a claim without a remark", async () => {
  const actors = await newActors();
  const [member, dgft] = [contextOf(opened.services, actors.member), contextOf(opened.services, actors.dgft)];
  const remarks = async () => (await loadDossier(systemContext(opened.services), id))?.spec.remarks;
  const { id, version } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
  expect(await remarks()).toEqual([]);
  const refused = await refuse(dgft, { reimbursementId: id, version, reason: "The certificate names another firm." });
  await askFreshLook(member, { reimbursementId: id, version: refused.version, reason: "It names our firm before its name was changed." });
  const told = await remarks();
  expect(told?.map(({ title }) => title)).toEqual(["What happened"]);
  expect(told?.[0]?.rows.slice(-2).map(({ value }) => value.split("\n").at(-1))).toEqual([
    "The certificate names another firm.",
    "It names our firm before its name was changed.",
  ]);
});

test("a dossier has the answers that were sent last, not those of a reply that the firm still writes", async () => {
  const actors = await newActors();
  const [member, council] = [contextOf(opened.services, actors.member), contextOf(opened.services, actors.council)];
  const { id, version } = await reimbursementIn(opened.services, actors, "DEFICIENCY_DGFT");
  const asked = await shareDgftQuery(council, { reimbursementId: id, version, comment: "Which works is it?" });
  const { steps } = schemeOf("product");
  const number = steps.findIndex(({ fields }) => fields.some(({ name }) => name === firmAddressName)) + 1;
  const saved = await saveStep(member, {
    scheme: "product",
    reimbursementId: id,
    version: asked.version,
    step: number,
    answers: { [firmAddressName]: "99 New Works" },
  });
  const addressOf = async () => JSON.stringify((await loadDossier(systemContext(opened.services), id))?.spec.values);
  expect(saved.answers[firmAddressName]).toBe("99 New Works");
  expect(await addressOf()).not.toContain("99 New Works");
  const list = ReviewListInput.parse({ scheme: "product", show: "all", search: id });
  const setState = (state: "CLOSED" | "DEFICIENCY_SHARED") =>
    opened.services.db.update(reimbursements).set({ state, closedReason: "No reply came" }).where(eq(reimbursements.id, id));
  // Also once it is closed: what was typed is not sent any more.
  for (const state of ["CLOSED", "DEFICIENCY_SHARED"] as const) {
    await setState(state);
    expect((await listReviews(council, list)).rows).toMatchObject([{ id, state, firmAddress: "12 Industrial Area" }]);
  }
  await submit(member, { reimbursementId: id, version: saved.version, comment: "The new works." });
  expect(await addressOf()).toContain("99 New Works");
});

test("a dossier says whether a cost that was asked about was changed or removed", async () => {
  const actors = await newActors();
  const [member, council] = [contextOf(opened.services, actors.member), contextOf(opened.services, actors.council)];
  const { id, version, items } = await reimbursementIn(opened.services, actors, "SUBMITTED");
  const { id: itemId = "", facts = {} } = items[0] ?? {};
  const ask = (at: number) => {
    const documents = [{ fieldName: itemFlag(itemId), status: "DEFICIENT" as const, remark: "Which receipt is it?" }];
    return shareDeficiencies(council, { reimbursementId: id, version: at, documents });
  };
  const reply = async (at: number, left: Readonly<Record<string, string>>[]) => {
    const saved = await saveStep(member, { scheme: "product", reimbursementId: id, version: at, step: 5, answers: { items: left } });
    const sent = await submit(member, { reimbursementId: id, version: saved.version });
    const { remarks = [] } = (await loadDossier(systemContext(opened.services), id))?.spec ?? {};
    return { sent, told: remarks.slice(0, -1).flatMap(({ title, rows }) => [title, rows.at(-1)?.value]) };
  };
  const changed = await reply((await ask(version)).version, [{ ...facts, amount: "70000.00" }]);
  expect(changed.told).toEqual(["Round 1: Cost 1: Registration fee", "The cost was changed."]);
  const removed = await reply((await ask(changed.sent.version)).version, []);
  // The first round cannot tell any more which of both it was.
  expect(removed.told).toEqual([
    "Round 1: A cost that was removed",
    "The cost was changed or removed.",
    "Round 2: A cost that was removed",
    "The cost was removed.",
  ]);
});
