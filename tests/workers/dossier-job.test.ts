import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { unavailable } from "#domain/errors.ts";
import { countDeadLetters } from "#db/queries/outbox.ts";
import { getDossier, requestDossier } from "#server/application/dossiers/get-dossier.ts";
import type { Services } from "#server/context.ts";
import { buildDossierJob } from "#workers/jobs/build-dossier.ts";
import { startWorkers, type Workers } from "#workers/main.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
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
  const broken = { ...opened.services.sandbox, buildDossier: () => Promise.reject(unavailable("busy", "No child is free.")) };
  await work({ ...opened.services, sandbox: broken });
  await eventually(async () => expect(await countDeadLetters(database.db)).toBe(1));
  expect(await getDossier(council, { reimbursementId: id })).toEqual({ state: "none" });
  await workers?.close();
  await work();
  expect(await requestDossier(council, { reimbursementId: id })).toMatchObject({ state: "building" });
  await eventually(async () => expect(await getDossier(council, { reimbursementId: id })).toMatchObject({ state: "ready" }), patienceMs);
});
