import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { radarMessages } from "#domain/radar/messages.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { getRadarProgress, selectUnscannedFiles } from "#db/queries/radar.ts";
import { judgeDuplicate } from "#server/application/radar/judge-duplicate.ts";
import { listDuplicates, type DuplicateLine } from "#server/application/radar/list-duplicates.ts";
import { scanFile } from "#server/application/radar/scan-file.ts";
import { scanPast } from "#server/application/radar/scan-past.ts";
import { scanReimbursement } from "#server/application/radar/scan-reimbursement.ts";
import { attachDocument } from "#server/application/reimbursements/attach-document.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { reuseDocument } from "#server/application/reimbursements/reuse-document.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import type { Services } from "#server/context.ts";
import { randomFrom } from "../faults/random.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { copyOf, drawForm, formValues } from "../support/drawn-documents.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { completeDraft, reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const random = randomFrom(26112411);
const newActors = async (): Promise<Actors> => ({
  member: (await createMember(services)).actor,
  council: await createStaffActor(services, "EPCMD_ADMIN"),
  dgft: await createStaffActor(services, "DGFT_ADMIN"),
});

/** A submitted claim whose named documents have these bytes. */
async function claimWith(actor: MemberActor, documents: Readonly<Record<string, Buffer>>): Promise<string> {
  const ctx = contextOf(services, actor);
  let view = await completeDraft(services, actor);
  for (const [fieldName, bytes] of Object.entries(documents)) {
    const staged = await services.files.stage(Readable.from([bytes]), { maxBytes: maxFileBytes });
    const documentVersion = view.documents.find((document) => document.fieldName === fieldName)?.current?.version;
    await attachDocument(ctx, { scheme: "product", reimbursementId: view.id, fieldName, documentVersion }, { staged, name: `${fieldName}.pdf` });
    view = await getOwnReimbursement(ctx, { reimbursementId: view.id });
  }
  await submit(ctx, { reimbursementId: view.id, version: view.version });
  return view.id;
}

const scan = (reimbursementId: string) => scanReimbursement(systemContext(services), { reimbursementId });

async function linesBetween(actors: Actors, id: string, otherId: string, as: "council" | "dgft" = "council"): Promise<readonly DuplicateLine[]> {
  const { lines } = await listDuplicates(contextOf(services, actors[as]), { reimbursementId: id });
  return lines.filter((line) => line.otherId === otherId);
}

const reasons = (lines: readonly DuplicateLine[]) => lines.map(({ reason }) => reason);
/** Claims of the tests have one item each, with the same certificate and amount. */
const ofItems = ["certificate", "amount"];

it("finds the same file and a scan of it with another firm, and shows both pages to the council", async () => {
  const [one, other, third] = [await newActors(), await newActors(), await newActors()];
  const [form, values] = [0, formValues(random)];
  const pdf = await drawForm(form, values);
  const first = await claimWith(one.member, { foreign_certificate: pdf });
  const same = await claimWith(other.member, { foreign_certificate: pdf });
  const scanned = await claimWith(third.member, { products_registered: await copyOf("rescanned", { form, values, pdf }, random) });
  for (const id of [first, same, scanned]) await scan(id);

  expect(reasons(await linesBetween(one, first, same))).toEqual(["same_file", ...ofItems]);
  const [line] = await linesBetween(one, first, scanned);
  expect(line).toMatchObject({
    reason: "look_alike",
    isSameFirm: false,
    pages: [
      { mine: { reimbursementId: first, page: 1 }, theirs: { reimbursementId: scanned, page: 1, document: "Particulars of products registered" } },
    ],
  });
  // Seen from the other claim, and found once however often it is looked for.
  await scan(first);
  expect(reasons(await linesBetween(third, scanned, first))).toEqual(["look_alike", ...ofItems]);
});

it("takes no form of two firms for a copy", async () => {
  const [one, other] = [await newActors(), await newActors()];
  const first = await claimWith(one.member, { foreign_certificate: await drawForm(5, formValues(random)) });
  const second = await claimWith(other.member, { foreign_certificate: await drawForm(5, formValues(random)) });
  for (const id of [first, second]) await scan(id);
  expect(reasons(await linesBetween(one, first, second))).toEqual(ofItems);
});

it("says nothing of the firm's own standing documents, and something when another firm has them", async () => {
  const [one, other] = [await newActors(), await newActors()];
  const licence = await drawForm(7, formValues(random));
  const first = await claimWith(one.member, { manufacturing_license: licence });
  const draft = await completeDraft(services, one.member);
  const ctx = contextOf(services, one.member);
  await reuseDocument(ctx, { scheme: "product", reimbursementId: draft.id, fieldName: "rcmc_certificate", documentVersion: 1 });
  const again = await claimWith(one.member, { manufacturing_license: licence });
  const elsewhere = await claimWith(other.member, { manufacturing_license: licence });
  for (const id of [first, again, elsewhere]) await scan(id);

  expect(reasons(await linesBetween(one, first, again))).toEqual(ofItems);
  expect(reasons(await linesBetween(one, first, elsewhere))).toEqual(["same_file", ...ofItems]);
});

it("looks at a damaged picture once, says so, and finds its equal file", async () => {
  const [one, other] = [await newActors(), await newActors()];
  const pdf = await drawForm(3, formValues(random));
  const [first, second] = [await claimWith(one.member, { foreign_certificate: pdf }), await claimWith(other.member, { foreign_certificate: pdf })];
  // Damaged after its upload, as on a bad disk.
  const broken: Services = { ...services, sandbox: { ...services.sandbox, hashPages: () => Promise.resolve(undefined) } };
  const [file] = await selectUnscannedFiles(services.db, { reimbursementId: first, limit: 1 });
  if (file === undefined) throw new Error("nothing to look at");
  await scanFile(systemContext(broken), file);
  for (const id of [first, second]) await scan(id);

  const { lines, remarks } = await listDuplicates(contextOf(services, one.council), { reimbursementId: first });
  expect(remarks).toHaveLength(1);
  expect(remarks[0]).toContain("cannot be drawn");
  expect(lines.filter(({ otherId }) => otherId === second).map(({ reason }) => reason)).toContain("same_file");
});

it("remembers a verdict for both claims and every reader, keeps the earlier ones, and asks again when the documents change", async () => {
  const [one, other] = [await newActors(), await newActors()];
  const pdf = await drawForm(2, formValues(random));
  const [first, second] = [await claimWith(one.member, { foreign_certificate: pdf }), await claimWith(other.member, { foreign_certificate: pdf })];
  for (const id of [first, second]) await scan(id);
  const council = contextOf(services, one.council);
  const line = (await linesBetween(one, first, second))[0];
  const said = { otherId: second, reason: "same_file", evidence: line?.evidence ?? "" } as const;

  await expect(judgeDuplicate(council, { ...said, reimbursementId: first, verdict: "same", remark: "  " })).rejects.toMatchObject({
    kind: "invalid",
    fields: { remark: [radarMessages.reasonNeeded] },
  });
  await judgeDuplicate(council, { ...said, reimbursementId: first, verdict: "same", remark: "One receipt, two claims." });
  await judgeDuplicate(council, { ...said, reimbursementId: first, verdict: "same", remark: "One receipt, two claims." });
  // From the other side, with what is seen there.
  const back = (await linesBetween(other, second, first)).find(({ reason }) => reason === "same_file");
  expect(back?.evidence).toBe(line?.evidence);
  await judgeDuplicate(contextOf(services, other.council), {
    ...said,
    reimbursementId: second,
    otherId: first,
    verdict: "not_same",
    remark: "The agent paid for both.",
  });
  const judged = (await linesBetween(one, first, second)).find(({ reason }) => reason === "same_file");
  expect(judged?.verdicts).toMatchObject([
    { verdict: "not_same", remark: "The agent paid for both.", byName: other.council.name, isOutdated: false },
    { verdict: "same", remark: "One receipt, two claims.", isOutdated: false },
  ]);

  await expect(judgeDuplicate(council, { ...said, reimbursementId: first, evidence: "old", verdict: "same", remark: "x" })).rejects.toMatchObject({
    kind: "conflict",
    code: "reason_changed",
  });
  await expect(judgeDuplicate(council, { ...said, reimbursementId: first, reason: "traveller", verdict: "same", remark: "x" })).rejects.toMatchObject(
    {
      code: "reason_gone",
    },
  );
  await expect(services.db.execute(sql`update duplicate_verdicts set remark = 'x'`)).rejects.toThrow();
});

it("shows a firm nothing, and DGFT no page of a claim that was not forwarded to it", async () => {
  const [one, other] = [await newActors(), await newActors()];
  const forwarded = (await reimbursementIn(services, one, "UNDER_REVIEW_DGFT")).id;
  const received = (await reimbursementIn(services, other, "SUBMITTED")).id;
  for (const id of [forwarded, received]) await scan(id);

  const lines = await linesBetween(one, forwarded, received, "dgft");
  expect(reasons(lines)).toEqual(ofItems);
  for (const line of lines) {
    expect(line.canOpenOther).toBe(false);
    expect(line.pages.every(({ theirs }) => theirs === undefined)).toBe(true);
    expect(line.facts.length).toBeGreaterThan(0);
  }
  const dgft = contextOf(services, one.dgft);
  await expect(listDuplicates(dgft, { reimbursementId: received })).rejects.toMatchObject({ kind: "not_found" });
  await expect(listDuplicates(contextOf(services, one.member), { reimbursementId: forwarded })).rejects.toMatchObject({ kind: "forbidden" });
});

it("goes on with the past where it was killed, and counts how far it is", async () => {
  const one = await newActors();
  const ids = [await claimWith(one.member, {}), await claimWith(one.member, {})];
  const before = await getRadarProgress(services.db);
  let drawn = 0;
  const killed: Services = {
    ...services,
    sandbox: {
      ...services.sandbox,
      hashPages: (...given) => ((drawn += 1) > 3 ? Promise.reject(new Error("killed")) : services.sandbox.hashPages(...given)),
    },
  };
  await expect(scanPast(systemContext(killed))).rejects.toThrow("killed");
  expect((await getRadarProgress(services.db)).scanned).toBe(before.scanned + 3);
  await scanPast(systemContext(services));
  const { scanned, total } = await getRadarProgress(services.db);
  expect(scanned).toBe(total);
  expect((await listDuplicates(contextOf(services, one.council), { reimbursementId: ids[0] ?? "" })).remarks).toEqual([]);
});
