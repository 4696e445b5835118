import { writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { MemberActor, StaffActor } from "#domain/accounts/actor.ts";
import { radarMessages } from "#domain/radar/messages.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { pairsOfPage } from "#db/queries/duplicates.ts";
import { selectItems } from "#db/queries/items.ts";
import { getRadarProgress } from "#db/queries/radar.ts";
import { judgeDuplicate, type JudgeDuplicateInput } from "#server/application/radar/judge-duplicate.ts";
import { listDuplicates, type DuplicateLine } from "#server/application/radar/list-duplicates.ts";
import { scanPast } from "#server/application/radar/scan-past.ts";
import { scanItems } from "#server/application/radar/scan-reimbursement.ts";
import { attachDocument } from "#server/application/reimbursements/attach-document.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import type { AppContext, Services } from "#server/context.ts";
import { fileNotFound } from "#server/infra/file-store.ts";
import { demoPicture, demoScan } from "#server/seed/demo-files.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { completeDraft, reimbursementIn } from "../support/reimbursements.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let council: StaffActor;
let dgft: StaffActor;
/** Made once: `first` and `again` are of one firm, and `forwarded` is the one that reached DGFT. */
let claims: Readonly<Record<"first" | "again" | "other" | "third" | "forwarded", string>>;
/** Files that were looked at when the job was killed, and when it had run again. */
let past: { readonly killedAfter: number; readonly scanned: number; readonly total: number };

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  council = await createStaffActor(services, "EPCMD_ADMIN");
  dgft = await createStaffActor(services, "DGFT_ADMIN");
  const [one, other, third] = [await newMember(), await newMember(), await newMember()];
  const [certificate, turned] = [await demoScan(0), await demoScan(1)];
  const [licence, photo] = [await demoPicture("Licence", 20), await demoPicture("Receipt", 200)];
  claims = {
    first: await claimWith(one, { foreign_certificate: certificate, manufacturing_license: licence, export_value_certificate: photo }),
    again: await claimWith(one, { manufacturing_license: licence }),
    other: await claimWith(other, { foreign_certificate: certificate, manufacturing_license: licence, export_value_certificate: photo }),
    third: await claimWith(third, { products_registered: turned }),
    forwarded: (await reimbursementIn(services, { member: third, council, dgft }, "UNDER_REVIEW_DGFT")).id,
  };
  // On a bad disk: both copies of the photo, and of the certificate the one that is read first.
  await damage(claims.first, "export_value_certificate");
  await damage(claims.other, "export_value_certificate");
  await damage(claims.other, "foreign_certificate");
  past = await scanThePast();
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const newMember = async (): Promise<MemberActor> => (await createMember(services)).actor;

/** A submitted claim whose named documents have these bytes; the others are its own. */
async function claimWith(actor: MemberActor, documents: Readonly<Record<string, Buffer>>): Promise<string> {
  const ctx = contextOf(services, actor);
  let view = await completeDraft(services, actor);
  for (const [fieldName, bytes] of Object.entries(documents)) {
    const staged = await services.files.stage(Readable.from([bytes]), { maxBytes: maxFileBytes });
    const documentVersion = view.documents.find((document) => document.fieldName === fieldName)?.current?.version;
    await attachDocument(ctx, { scheme: "product", reimbursementId: view.id, fieldName, documentVersion }, { staged, name: `${fieldName}.jpg` });
    view = await getOwnReimbursement(ctx, { reimbursementId: view.id });
  }
  await submit(ctx, { reimbursementId: view.id, version: view.version });
  return view.id;
}

async function keysOf(reimbursementId: string, fieldName: string): Promise<string[]> {
  const rows = await services.db.execute<{ key: string }>(sql`
    select f.storage_key as key from files f join document_version_files vf on vf.file_id = f.id join document_versions v on v.id = vf.version_id
    where v.reimbursement_id = ${reimbursementId} and v.field_name = ${fieldName} and v.is_current`);
  return rows.map(({ key }) => key);
}

async function damage(reimbursementId: string, fieldName: string): Promise<void> {
  for (const key of await keysOf(reimbursementId, fieldName)) await writeFile(await services.files.localPath(key), "no picture any more");
}

async function scanThePast(): Promise<typeof past> {
  let drawn = 0;
  const { sandbox } = services;
  const hashPages: typeof sandbox.hashPages = (...given) => ((drawn += 1) > 3 ? Promise.reject(new Error("killed")) : sandbox.hashPages(...given));
  await expect(scanPast(systemContext({ ...services, sandbox: { ...sandbox, hashPages } }))).rejects.toThrow("killed");
  const killedAfter = (await getRadarProgress(services.db)).scanned;
  await scanPast(systemContext(services));
  return { killedAfter, ...(await getRadarProgress(services.db)) };
}

async function linesBetween(id: string, otherId: string, actor = council): Promise<readonly DuplicateLine[]> {
  const { lines } = await listDuplicates(contextOf(services, actor), { reimbursementId: id });
  return lines.filter((line) => line.otherId === otherId);
}

const reasons = (lines: readonly DuplicateLine[]) => lines.map(({ reason }) => reason);
/** Claims of the tests have one item each, with the same certificate and amount. */
const ofItems = ["certificate", "amount"];

it("goes on with the past where it was killed, and counts how far it is", () => {
  expect(past.killedAfter).toBe(3);
  expect(past.scanned).toBe(past.total);
});

it("finds equal files of two firms and says nothing of a firm's own standing documents", async () => {
  expect(reasons(await linesBetween(claims.first, claims.other))).toEqual(["same_file", ...ofItems]);
  expect(reasons(await linesBetween(claims.first, claims.again))).toEqual(ofItems);
});

it("finds a document that was scanned again, whichever claim is open, though one of its equal files is damaged", async () => {
  for (const id of [claims.first, claims.other]) {
    const line = (await linesBetween(id, claims.third)).find(({ reason }) => reason === "look_alike");
    expect(line).toMatchObject({
      isSameFirm: false,
      pages: [{ mine: { reimbursementId: id, page: 1 }, theirs: { page: 1, document: "Particulars of products registered" } }],
    });
  }
  const back = (await linesBetween(claims.third, claims.first)).find(({ reason }) => reason === "look_alike");
  expect(back).toMatchObject({ pages: [{ theirs: { reimbursementId: claims.first, page: 1 } }] });
});

it("says of which documents of the claim each reason is, of an item the one that proves it", async () => {
  const lines = await linesBetween(claims.first, claims.other);
  const fieldsOf = (reason: string) => lines.find((line) => line.reason === reason)?.fieldNames.toSorted();
  expect(fieldsOf("same_file")).toEqual(["export_value_certificate", "foreign_certificate", "manufacturing_license"]);
  const [item] = await selectItems(services.db, claims.first);
  expect(fieldsOf("certificate")).toEqual([item?.item["document"]]);
  // The other claim has the page in another document.
  const back = (await linesBetween(claims.third, claims.first)).find(({ reason }) => reason === "look_alike");
  expect(back?.fieldNames).toEqual(["products_registered"]);
});

it("says which picture is damaged, and finds its equal file all the same", async () => {
  const { lines, remarks } = await listDuplicates(contextOf(services, council), { reimbursementId: claims.first });
  expect(remarks).toEqual([radarMessages.unreadable(["export_value_certificate.jpg"])]);
  const same = lines.find(({ otherId, reason }) => otherId === claims.other && reason === "same_file");
  expect(same?.pages.map(({ mine }) => mine?.fileName)).toContain("export_value_certificate.jpg");
});

it("remembers a verdict for both claims and every reader, keeps the earlier ones, and takes none on what has changed", async () => {
  const { first, third } = claims;
  const second = await createStaffActor(services, "EPCMD_ADMIN");
  const lookAlike = async (id: string, otherId: string) => (await linesBetween(id, otherId)).find(({ reason }) => reason === "look_alike");
  const line = await lookAlike(first, third);
  const said = { reimbursementId: first, otherId: third, reason: "look_alike", verdict: "same", evidence: line?.evidence ?? "" } as const;
  const judge = (given: Partial<JudgeDuplicateInput>, actor = council) =>
    judgeDuplicate(contextOf(services, actor), { ...said, remark: "One receipt, two claims.", ...given });

  await expect(judge({ remark: "  " })).rejects.toMatchObject({ kind: "invalid", fields: { remark: [radarMessages.reasonNeeded] } });
  await expect(judge({ evidence: "old" })).rejects.toMatchObject({ kind: "conflict", code: "reason_changed" });
  await expect(judge({ reason: "traveller" })).rejects.toMatchObject({ code: "reason_gone" });
  await judge({});
  await judge({});
  // From the other side, with what is seen there.
  expect((await lookAlike(third, first))?.evidence).toBe(line?.evidence);
  await judge({ reimbursementId: third, otherId: first, verdict: "not_same", remark: "The agent paid for both." }, second);
  expect((await lookAlike(first, third))?.verdicts).toMatchObject([
    { verdict: "not_same", remark: "The agent paid for both.", byName: second.name, isOutdated: false },
    { verdict: "same", remark: "One receipt, two claims.", isOutdated: false },
  ]);
  await expect(services.db.execute(sql`update duplicate_verdicts set remark = 'x'`)).rejects.toThrow();
});

it("shows a firm nothing, and DGFT no page and no verdict of a claim that was not forwarded to it", async () => {
  const [common] = await linesBetween(claims.forwarded, claims.first);
  if (common === undefined) throw new Error("the claims have nothing in common");
  const pair = { reimbursementId: claims.forwarded, otherId: claims.first, reason: common.reason, evidence: common.evidence };
  const said = { ...pair, verdict: "same", remark: "We will close the other claim." } as const;
  await judgeDuplicate(contextOf(services, council), said);
  await expect(judgeDuplicate(contextOf(services, dgft), { ...said, verdict: "not_same" })).rejects.toMatchObject({ code: "not_forwarded" });
  const lines = await linesBetween(claims.forwarded, claims.first, dgft);
  expect(reasons(lines)).toEqual(ofItems);
  for (const line of lines) {
    expect(line).toMatchObject({ canOpenOther: false, verdicts: [] });
    expect(line.pages.every(({ theirs }) => theirs === undefined)).toBe(true);
    expect(line.facts).toContainEqual({ label: "Paid on", mine: "16-02-2026", theirs: "16-02-2026" });
    expect(line.facts).toContainEqual({ label: "Country", mine: "Kenya", theirs: "Kenya" });
  }
  const { actor: member } = await createMember(services);
  await expect(listDuplicates(contextOf(services, dgft), { reimbursementId: claims.first })).rejects.toMatchObject({ kind: "not_found" });
  await expect(listDuplicates(contextOf(services, member), { reimbursementId: claims.first })).rejects.toMatchObject({ kind: "forbidden" });
});

it("lists the newest claims that have a page which many have, and says so", async () => {
  const { first, third } = claims;
  // 25 older claims of another firm with the file of `third`.
  await services.db.execute(sql`
    with many as (
      insert into reimbursements (id, scheme, firm_id, created_by, state, state_since, party_since, submitted_at, updated_at)
      select 'PRD-1920-' || lpad(n::text, 5, '0'), scheme, firm_id, created_by, state, state_since, party_since, submitted_at, updated_at
      from reimbursements cross join generate_series(1, 25) n where id = ${third} returning id, created_by
    ), versions as (
      insert into document_versions (reimbursement_id, field_name, version, was_submitted, created_by, created_at)
      select id, 'products_registered', 1, true, created_by, now() from many returning id
    )
    insert into document_version_files (version_id, position, file_id)
    select versions.id, 1, f.file_id from versions cross join (
      select vf.file_id from document_version_files vf join document_versions v on v.id = vf.version_id
      where v.reimbursement_id = ${third} and v.field_name = 'products_registered' and v.is_current) f`);
  const { lines, remarks } = await listDuplicates(contextOf(services, council), { reimbursementId: first });
  const alike = lines.filter(({ reason }) => reason === "look_alike").map(({ otherId }) => otherId);
  expect(alike).toHaveLength(pairsOfPage);
  expect(alike).toContain(third);
  expect(remarks).toContain(radarMessages.inMany(["foreign_certificate.jpg"], pairsOfPage));
  // With 11 more pages that look alike there are more pairs than the list has.
  await services.db.execute(sql`
    insert into page_matches (sha256, page, other_sha256, other_page, bits, difference)
    select sha256, page + n, other_sha256, other_page, bits, difference from page_matches cross join generate_series(1, 11) n on conflict do nothing`);
  const full = await listDuplicates(contextOf(services, council), { reimbursementId: first });
  expect(full.lines.filter(({ reason }) => reason === "same_file").map(({ otherId }) => otherId)).toEqual([claims.other]);
  expect(full.lines.map(({ otherId }) => otherId)).toContain(third);
  expect(full.remarks).toContain(radarMessages.notAll);
  // Of the last claim in the list not all pages are shown; the evidence is whole, and the same from both claims.
  const last = full.lines.findLast(({ reason }) => reason === "look_alike");
  const back = (await linesBetween(last?.otherId ?? "", first)).find(({ reason }) => reason === "look_alike");
  expect(last?.pages.length).toBeLessThan(back?.pages.length ?? 0);
  expect(last?.evidence).toBe(back?.evidence);
});

it("finds what two claims have in common behind a receipt number that many newer ones have, and says so", async () => {
  const { first, other } = claims;
  await services.db.execute(sql`
    with many as (
      insert into reimbursements (id, scheme, firm_id, created_by, state, state_since, party_since, submitted_at, updated_at)
      select 'PRD-9899-' || lpad(n::text, 5, '0'), scheme, firm_id, created_by, state, state_since, party_since, submitted_at + interval '1 day', updated_at
      from reimbursements cross join generate_series(1, 250) n where id = ${other} returning id
    ), all_of_them as (select id, gen_random_uuid() as item_id from many union all select reimbursement_id, id from reimbursement_items where reimbursement_id = ${first})
    insert into duplicate_keys (reimbursement_id, item_id, kind, digest) select id, item_id, 'receipt', 'common' from all_of_them`);
  const { lines, remarks } = await listDuplicates(contextOf(services, council), { reimbursementId: first });
  expect(reasons(lines.filter(({ otherId }) => otherId === other))).toEqual(expect.arrayContaining(ofItems));
  expect(remarks).toContain(radarMessages.notAll);
});

it("finds an equal receipt of the same day behind many newer claims with its number that have another day and amount", async () => {
  const id = await claimWith(await newMember(), {});
  const old = "PRD-9798-00001";
  await services.db.execute(sql`
    update reimbursement_items set facts = facts || '{"receipt_no": "1042"}' where reimbursement_id = ${id}`);
  await services.db.execute(sql`
    with made as (
      insert into reimbursements (id, scheme, firm_id, created_by, state, state_since, party_since, submitted_at, updated_at)
      select 'PRD-9798-' || lpad(n::text, 5, '0'), scheme, firm_id, created_by, state, state_since, party_since, submitted_at + n * interval '1 day', updated_at
      from reimbursements cross join generate_series(1, 61) n where id = ${claims.other} returning id
    ), items as (
      insert into reimbursement_items (reimbursement_id, id, position, kind, facts, entered_by, saved_by, saved_at)
      select made.id, gen_random_uuid(), 1, i.kind, jsonb_build_object('receipt_no', '1042', 'currency', i.facts ->> 'currency', 'amount', '0.07',
          'paid_on', case when made.id = ${old} then i.facts ->> 'paid_on' else '2001-02-03' end), i.entered_by, i.saved_by, i.saved_at
      from made cross join reimbursement_items i where i.reimbursement_id = ${id} returning reimbursement_id, id
    ), all_of_them as (select reimbursement_id, id from items union all select reimbursement_id, id from reimbursement_items where reimbursement_id = ${id})
    insert into duplicate_keys (reimbursement_id, item_id, kind, digest) select reimbursement_id, id, 'receipt', 'receipt 1042' from all_of_them`);
  expect(reasons(await linesBetween(id, old))).toEqual(["receipt"]);
});

it("lists no item whose number was changed after the last look", async () => {
  await services.db.execute(sql`
    update reimbursement_items set facts = facts || '{"certificate_no": "X-99999"}' where reimbursement_id = ${claims.again}`);
  expect(reasons(await linesBetween(claims.first, claims.again))).toEqual(["amount"]);
});

const after = (days: number, context: Services): AppContext => ({
  ...systemContext(context),
  now: () => new Date(Date.now() + days * 86_400_000),
});
/** How many different files of a claim were drawn. */
async function readable(id: string): Promise<number> {
  const [row] = await services.db.execute<{ count: number }>(sql`
    select count(distinct f.sha256)::int as count from files f join file_scans s on s.sha256 = f.sha256 and s.is_readable
    join document_version_files vf on vf.file_id = f.id join document_versions v on v.id = vf.version_id where v.reimbursement_id = ${id}`);
  return row?.count ?? 0;
}

it("draws a file again that could not be drawn: a day later in the first week after the council received it, then 30 days later", async () => {
  const id = await claimWith(await newMember(), { foreign_certificate: await demoPicture("Stall", 150) });
  // Uploaded long before the claim was submitted.
  await services.db.execute(sql`
    update files set created_at = created_at - interval '30 days' where id in (
      select vf.file_id from document_version_files vf join document_versions v on v.id = vf.version_id where v.reimbursement_id = ${id})`);
  const tooSlow = { ...services, sandbox: { ...services.sandbox, hashPages: () => Promise.resolve(undefined) } };
  const warned = vi.spyOn(services.log, "warn");
  await scanPast(systemContext(tooSlow));
  const [storageKey] = await keysOf(id, "foreign_certificate");
  expect(warned).toHaveBeenCalledWith({ event: "file_not_drawn", storageKey });
  warned.mockRestore();
  const before = await readable(id);
  await scanPast(systemContext(services));
  await scanPast(after(8, services));
  expect(await readable(id)).toBe(before);
  await scanPast(after(2, services));
  const afterTwoDays = await readable(id);
  expect(afterTwoDays).toBeGreaterThan(before);
  // Too slow again, in a claim that has become old.
  await services.db.execute(sql`update file_scans set is_readable = false, scanned_at = now() where sha256 in (
    select f.sha256 from files f join document_version_files vf on vf.file_id = f.id join document_versions v on v.id = vf.version_id
    where v.reimbursement_id = ${id})`);
  await scanPast(after(31, services));
  expect(await readable(id)).toBe(afterTwoDays);
});

it("looks at the files of an old claim as soon as their folder is mounted again", async () => {
  const id = await claimWith(await newMember(), { foreign_certificate: await demoPicture("Certificate", 90) });
  const before = await readable(id);
  const unmounted = { ...services, files: { ...services.files, localPath: () => Promise.reject(fileNotFound()) } };
  await scanPast(after(20, unmounted));
  expect(await readable(id)).toBe(before);
  await scanPast(after(20, services));
  expect(await readable(id)).toBeGreaterThan(before);
});

it("tells DGFT that a claim which never reached it is closed, and not why", async () => {
  const { id: closed, version } = await reimbursementIn(services, { member: await newMember(), council, dgft }, "SUBMITTED");
  await closeReimbursement(contextOf(services, council), { reimbursementId: closed, version, reason: "The firm asked twice." });
  await scanItems(systemContext(services), closed);
  const statuses = async (actor: StaffActor) => new Set((await linesBetween(claims.forwarded, closed, actor)).map(({ otherStatus }) => otherStatus));
  expect(await statuses(dgft)).toEqual(new Set(["Closed"]));
  expect(await statuses(council)).toEqual(new Set(["Closed: The firm asked twice."]));
});

it("shows a foreign amount in the groups of its currency", async () => {
  await services.db.execute(sql`
    update reimbursement_items set facts = facts || '{"currency": "USD", "amount": "125000.00"}'
    where reimbursement_id in (${claims.first}, ${claims.other})`);
  const line = (await linesBetween(claims.first, claims.other)).find(({ reason }) => reason === "certificate");
  expect(line?.facts).toContainEqual({ label: "Amount", mine: "125,000.00", theirs: "125,000.00" });
});
