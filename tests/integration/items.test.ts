import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assessments, reimbursementItems } from "#db/schema/amounts.ts";
import { selectItemsOf } from "#db/queries/radar.ts";
import { outbox } from "#db/schema/outbox.ts";
import { deficiencies, reimbursementHistory, reimbursements, reimbursementSteps } from "#db/schema/reimbursements.ts";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import { clearProgress } from "#server/application/reimbursements/clear-progress.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { listOwnReimbursements } from "#server/application/reimbursements/list-own.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { saveWholeStep } from "#server/application/reimbursements/save-whole-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import type { Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember } from "../support/factories.ts";
import { type Actors, attach, completeDraft, createActors, reimbursementIn } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

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

type Sent = Record<string, unknown>;
const fee = { kind: "registration", country: "KE", certificate_no: "K-1", paid_on: "16-02-2026", currency: "USD", amount: "1,250.5" };
const proved = { ...fee, document: "foreign_certificate", page: "1" };

async function newActors(): Promise<Actors> {
  return await createActors(services);
}

/** A product draft with its foreign certificate. */
async function newDraft(): Promise<{ member: MemberActor; view: ReimbursementView }> {
  const { actor: member } = await createMember(services);
  return { member, view: await attach(services, member, undefined, "foreign_certificate") };
}

const save = (member: MemberActor, { id, version }: { id: string; version: number }, items: Sent[] | undefined, step = 5) =>
  saveStep(contextOf(services, member), { scheme: "product", reimbursementId: id, version, step, answers: items === undefined ? {} : { items } });
const sendStep = (member: MemberActor, { id, version }: { id: string; version: number }, step: number, answers: Sent) =>
  saveWholeStep(contextOf(services, member), { scheme: "product", reimbursementId: id, version, step, answers }, []);
const read = (member: MemberActor, id: string) => getOwnReimbursement(contextOf(services, member), { reimbursementId: id });
const contentVersionOf = async (id: string) =>
  (await services.db.select({ version: reimbursements.contentVersion }).from(reimbursements).where(eq(reimbursements.id, id)))[0]?.version;
const factsOf = ({ items }: ReimbursementView) => items.map(({ facts }) => facts);

describe("items of a draft", () => {
  it("are stored as one version that asks for a new dossier, beside the answers", async () => {
    const { member, view } = await newDraft();
    const before = await contentVersionOf(view.id);
    const saved = await save(member, view, [proved, { kind: "testing" }]);
    expect(saved.version).toBe(view.version + 1);
    expect(await contentVersionOf(view.id)).toBe((before ?? 0) + 1);
    expect(saved.items).toMatchObject([
      { kind: "registration", label: "Registration fee", step: 5, enteredBy: "member", isOpen: true, missing: [] },
      { kind: "testing", label: "Product testing or dossier fee" },
    ]);
    expect(saved.items[0]?.facts).toMatchObject({ paid_on: "2026-02-16", amount: "1250.50", page: "1" });
    expect(saved.items[1]?.missing.map(({ name }) => name)).toEqual(["country", "certificate_no", "paid_on", "currency", "amount", "document"]);
    expect(saved.answers["items"]).toEqual(factsOf(saved));
    const steps = await services.db.select().from(reimbursementSteps).where(eq(reimbursementSteps.reimbursementId, view.id));
    expect(steps.every(({ answers }) => !JSON.stringify(answers).includes("registration"))).toBe(true);
    const [entry] = await services.db
      .select()
      .from(reimbursementHistory)
      .where(and(eq(reimbursementHistory.reimbursementId, view.id), eq(reimbursementHistory.version, saved.version)));
    expect(entry).toMatchObject({ action: "save_step", detail: { step: 5 } });
  });

  it("keep their ids when they are sent back, and those of the browser", async () => {
    const { member, view } = await newDraft();
    const own = randomUUID();
    const first = await save(member, view, [{ ...proved, id: own.toUpperCase() }, fee]);
    const [one, other] = factsOf(first);
    expect(one?.["id"]).toBe(own);
    const changed = await save(member, first, [{ ...other, amount: "7" }, one ?? {}]);
    expect(factsOf(changed)).toMatchObject([
      { id: other?.["id"], amount: "7.00" },
      { id: own, amount: "1250.50" },
    ]);
  });

  it("make no version when they are the same, with their ids or without", async () => {
    const { member, view } = await newDraft();
    const first = await save(member, view, [proved, fee]);
    expect((await save(member, first, [fee, proved])).version).toBe(first.version);
    expect((await save(member, first, [...factsOf(first)])).version).toBe(first.version);
    expect((await save(member, first, undefined)).version).toBe(first.version);
    expect((await sendStep(member, first, 5, { items: JSON.stringify([proved, fee]) })).version).toBe(first.version);
    expect(factsOf(await read(member, view.id))).toEqual(factsOf(first));
  });

  it("of one step leave those of another", async () => {
    const { actor: member } = await createMember(services);
    const view = await completeDraft(services, member, "exhibition");
    const ctx = contextOf(services, member);
    const fare = { kind: "air_fare", traveller: "Export Manager", amount: "500", currency: "AED" };
    const answers = { has_air_fare: false, items: [fare] };
    const both = await saveStep(ctx, { scheme: "exhibition", reimbursementId: view.id, version: view.version, step: 10, answers });
    expect(both.items.map(({ kind, step }) => [kind, step])).toEqual([
      ["space", 5],
      ["air_fare", 10],
    ]);
    const without = await saveStep(ctx, { scheme: "exhibition", reimbursementId: view.id, version: both.version, step: 5, answers: { items: [] } });
    expect(without.items.map(({ kind }) => kind)).toEqual(["air_fare"]);
  });

  it("are at most 40", async () => {
    const { member, view } = await newDraft();
    const many = Array.from({ length: 41 }, (_, index) => ({ ...fee, certificate_no: `K-${index}` }));
    const full = await save(member, view, many.slice(1));
    expect(full.items).toHaveLength(40);
    await expect(save(member, full, many)).rejects.toMatchObject({ kind: "invalid", fields: { items: [expect.stringContaining("at most 40")] } });
    expect((await read(member, view.id)).items).toHaveLength(40);
  });

  it("are at most 40 in all steps together", async () => {
    const { actor: member } = await createMember(services);
    const view = await completeDraft(services, member, "exhibition");
    const fares = Array.from({ length: 40 }, (_, index) => ({ kind: "air_fare", traveller: `Visitor ${index}` }));
    const answers = { has_air_fare: false, items: fares };
    await expect(
      saveStep(contextOf(services, member), { scheme: "exhibition", reimbursementId: view.id, version: view.version, step: 10, answers }),
    ).rejects.toMatchObject({ kind: "invalid", fields: { items: [expect.stringContaining("at most 40")] } });
  });

  it("name what is wrong and its place, and then nothing of the step is stored", async () => {
    const { member, view } = await newDraft();
    const wrong = {
      firm_address: "elsewhere",
      items: JSON.stringify([
        { ...fee, document: "booth_photos" },
        { ...fee, amount: "0" },
      ]),
    };
    await expect(sendStep(member, view, 1, wrong)).rejects.toMatchObject({
      fields: { "items.0.document": ["Select a document of this claim"], "items.1.amount": ["Amount must be more than zero"] },
    });
    expect(await read(member, view.id)).toMatchObject({ version: view.version, items: [] });
  });

  it("come with any step of the REST call, and replace all", async () => {
    const { member, view } = await newDraft();
    const first = await sendStep(member, view, 1, { firm_address: "Pune", items: JSON.stringify([fee]) });
    expect((await read(member, view.id)).items).toHaveLength(1);
    const kept = await sendStep(member, { id: view.id, version: first.version }, 1, { firm_address: "Noida" });
    expect((await read(member, view.id)).items).toHaveLength(1);
    await sendStep(member, { id: view.id, version: kept.version }, 1, { firm_address: "Noida", items: "[]" });
    expect((await read(member, view.id)).items).toEqual([]);
  });

  it("of two sessions at once are stored once, and the other is told", async () => {
    const { member, view } = await newDraft();
    const attempts = await Promise.allSettled([save(member, view, [fee]), save(member, view, [{ ...fee, amount: "7" }])]);
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(attempts.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "stale_version" } });
    expect((await read(member, view.id)).items).toHaveLength(1);
  });

  it("are not replaced by a session that has not seen them", async () => {
    const { member, view } = await newDraft();
    const first = await save(member, view, [fee]);
    const blind = { scheme: "product" as const, reimbursementId: view.id, step: 5 };
    const ctx = contextOf(services, member);
    await expect(saveStep(ctx, { ...blind, answers: { items: [] } })).rejects.toMatchObject({ code: "stale_version" });
    expect((await saveStep(ctx, { ...blind, answers: { items: [...factsOf(first), proved] } })).items).toHaveLength(2);
  });

  it("go when the progress is cleared", async () => {
    const { member, view } = await newDraft();
    const saved = await save(member, view, [{ ...fee, currency: "INR" }]);
    const cleared = await clearProgress(contextOf(services, member), { reimbursementId: view.id, version: saved.version });
    expect(saved.claimedPaise).not.toBeNull();
    expect(cleared).toMatchObject({ items: [], claimedPaise: null });
    expect((await listOwnReimbursements(contextOf(services, member), {})).rows).toMatchObject([{ id: view.id, claimedPaise: null }]);
    expect(cleared.answers).toEqual({});
  });

  it("lack their proof while the document is not needed or has no file", async () => {
    const { member, view } = await newDraft();
    const saved = await save(member, view, [
      { ...fee, document: "rcmc_certificate" },
      { ...proved, document: "mission_certificate" },
    ]);
    const withFiles = await attach(services, member, (await attach(services, member, saved.id, "mission_certificate")).id, "rcmc_certificate");
    const missing = (at: ReimbursementView) => at.items.map(({ missing: lacking }) => lacking.map(({ name }) => name));
    expect(missing(saved)).toEqual([["document"], ["document"]]);
    expect(missing(withFiles)).toEqual([[], ["document"]]);
  });

  it("may be none when it is submitted", async () => {
    const { actor: member } = await createMember(services);
    const full = await completeDraft(services, member);
    const view = await save(member, full, []);
    expect((await submit(contextOf(services, member), { reimbursementId: view.id, version: view.version })).state).toBe("SUBMITTED");
  });
});

it("an item that the council removes takes its assessment with it, which the council's history says", async () => {
  const actors = await newActors();
  const council = contextOf(services, actors.council);
  const { id, version, items } = await reimbursementIn(services, actors, "SUBMITTED");
  const own = items.map((item) => ({ itemId: item.id, admissiblePaise: 100, reason: "Only the fee" }));
  const assessed = await saveReview(council, { reimbursementId: id, version, documents: [], assessments: own });
  const { timeline } = await saveReview(council, { reimbursementId: id, version: assessed.version, documents: [], items: [] });
  expect(timeline.map(({ action, droppedAssessments }) => [action, droppedAssessments])).toEqual([
    ["start", []],
    ["submit", []],
    ["council_draft", ["Registration fee"]],
  ]);
  expect((await read(actors.member, id)).timeline.map(({ action }) => action)).toEqual(["start", "submit"]);
});

describe("items in a reply", () => {
  /** A shared claim with two items, of which the second is proved by another document than the flagged one. */
  async function shared(flag: (view: ReimbursementView) => string | null): Promise<{ actors: Actors; view: ReimbursementView }> {
    const actors = await newActors();
    const returned = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
    await services.db.insert(reimbursementItems).values({
      reimbursementId: returned.id,
      id: randomUUID(),
      position: 2,
      kind: "testing",
      facts: { document: "products_registered", amount: "5.00", currency: "EUR" },
      enteredBy: "council",
      savedBy: actors.council.userId,
      savedAt: services.now(),
    });
    const view = await read(actors.member, returned.id);
    await services.db
      .update(deficiencies)
      .set({ fieldName: flag(view) })
      .where(eq(deficiencies.reimbursementId, view.id));
    return { actors, view: await read(actors.member, view.id) };
  }

  it("are open where their proof is flagged, and nowhere else", async () => {
    const { actors, view } = await shared(() => "foreign_certificate");
    expect(view.items.map(({ isOpen }) => isOpen)).toEqual([true, false]);
    const [one = {}, other = {}] = factsOf(view);
    const closed = [one, { ...other, amount: "9.00" }];
    await expect(save(actors.member, view, closed)).rejects.toMatchObject({ kind: "conflict", code: "not_open" });
    await expect(save(actors.member, view, [one])).rejects.toMatchObject({ code: "not_open" });
    await expect(save(actors.member, view, [one, other, { ...fee, document: "rcmc_certificate" }])).rejects.toMatchObject({ code: "not_open" });
    await expect(sendStep(actors.member, view, 5, { items: JSON.stringify(closed) })).rejects.toMatchObject({ code: "not_open" });
    expect(await read(actors.member, view.id)).toMatchObject({ version: view.version });
    const saved = await save(actors.member, view, [{ ...one, amount: "90000.00" }, other, { ...proved, currency: "EUR" }]);
    expect(saved.items.map(({ facts, enteredBy }) => [facts["amount"], enteredBy])).toEqual([
      ["90000.00", "member"],
      ["5.00", "council"],
      ["1250.50", "member"],
    ]);
    // The radar looks at the changed items once the reply is sent: until then there is the job of the submission alone.
    const jobs = await services.db.select().from(outbox).where(eq(outbox.topic, "scan-reimbursement"));
    expect(jobs.filter(({ payload }) => JSON.stringify(payload).includes(view.id))).toHaveLength(1);
  });

  it("are open where they are flagged themselves, with another step's answers left as they are", async () => {
    const { actors, view } = await shared(({ items }) => itemFlag(items[1]?.id ?? ""));
    expect(view.items.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    const [one = {}, other = {}] = factsOf(view);
    const items = JSON.stringify([one, { ...other, amount: "9.00" }]);
    await expect(sendStep(actors.member, view, 1, { firm_address: "elsewhere", items })).rejects.toMatchObject({ code: "not_open" });
    expect((await read(actors.member, view.id)).version).toBe(view.version);
    const { id } = view;
    const reply = ({ version }: { version: number }) => submit(contextOf(services, actors.member), { reimbursementId: id, version });
    await expect(reply(view)).rejects.toMatchObject({ code: "not_answered" });
    await sendStep(actors.member, view, 1, { items });
    const changed = await read(actors.member, id);
    expect(factsOf(changed)[1]).toMatchObject({ amount: "9.00" });
    // The change is the answer to the question about it.
    expect((await reply(changed)).generalDeficiencies.map(({ isOpen }) => isOpen)).not.toContain(true);
  });

  it("and answers that are sent again as they are make no version", async () => {
    const { actors, view } = await shared(() => "foreign_certificate");
    const items = JSON.stringify(factsOf(view));
    const first = await sendStep(actors.member, view, 1, {});
    const fifth = await sendStep(actors.member, { id: view.id, version: first.version }, 5, { items });
    expect([first.version, fifth.version]).toEqual([view.version, view.version]);
  });

  it("stay open while the unsent reply leaves them without their proof, or with another one", async () => {
    const { actors, view } = await shared(() => "foreign_certificate");
    const dossier = (await contentVersionOf(view.id)) ?? 0;
    const [one = {}, other = {}] = factsOf(view);
    const openOf = ({ items }: ReimbursementView) => items.map(({ isOpen }) => isOpen);
    const { document: _document, ...unproved } = one;
    const without = await save(actors.member, view, [unproved, other]);
    expect(openOf(without)).toEqual([true, false]);
    const elsewhere = await save(actors.member, without, [{ ...one, document: "rcmc_certificate" }, other, proved]);
    const [, , added = {}] = factsOf(elsewhere);
    const { document: _proof, ...addedUnproved } = added;
    const mended = await save(actors.member, elsewhere, [one, other, addedUnproved]);
    expect(openOf(mended)).toEqual([true, false, true]);
    await expect(save(actors.member, mended, [one, { ...other, amount: "9.00" }, added])).rejects.toMatchObject({ code: "not_open" });
    const right = await save(actors.member, mended, [one, other, added]);
    expect(factsOf(right)).toEqual([one, other, added]);
    // The dossier changes once the reply is sent.
    expect(await contentVersionOf(view.id)).toBe(dossier);
    await submit(contextOf(services, actors.member), { reimbursementId: view.id, version: right.version, comment: "It is clear now." });
    expect(await contentVersionOf(view.id)).toBe(dossier + 1);
  });

  it("take the council's assessment with them once the reply is sent, which the history tells the council", async () => {
    const { actors, view } = await shared(() => "foreign_certificate");
    const review = () => getReview(contextOf(services, actors.council), { reimbursementId: view.id });
    const shown = ({ items, sheet, claimedPaise }: ReimbursementView) => ({ items: items.map(({ facts }) => facts), sheet, claimedPaise });
    const by = { setBy: actors.council.userId, setAt: services.now(), reason: "Only the fee", admissiblePaise: 100 };
    await services.db.insert(assessments).values(view.items.map(({ id }) => ({ reimbursementId: view.id, itemId: id, ...by })));
    const [one = {}, other = {}] = factsOf(view);
    const received = shown(await review());
    const saved = await save(actors.member, view, [other]);
    expect(shown(await review())).toEqual(received);
    expect([...(await selectItemsOf(services.db, [view.id])).values()]).toEqual([one, other]);
    expect(received.sheet?.lines[0]?.assessment).toMatchObject({ admissiblePaise: 100 });
    const left = await services.db.select().from(assessments).where(eq(assessments.reimbursementId, view.id));
    expect(left.map(({ itemId }) => itemId)).toEqual([other["id"]]);
    const [entry] = await services.db
      .select()
      .from(reimbursementHistory)
      .where(and(eq(reimbursementHistory.reimbursementId, view.id), eq(reimbursementHistory.version, saved.version)));
    expect(entry?.detail).toMatchObject({ droppedAssessments: ["Registration fee"] });
    const { id: _id, ...again } = one;
    const added = await save(actors.member, saved, [again, other]);
    await submit(contextOf(services, actors.member), { reimbursementId: view.id, version: added.version, comment: "It was paid in two parts." });
    const { timeline, sheet } = await review();
    expect(timeline.at(-1)).toMatchObject({ action: "reply", droppedAssessments: ["Registration fee"] });
    expect(sheet?.lines[0]?.assessment).toBeNull();
    expect((await read(actors.member, view.id)).timeline.at(-1)).toMatchObject({ action: "reply", droppedAssessments: [] });
  });

  it("that were removed go back to their places, in whatever order", async () => {
    const { actors, view } = await shared(() => "foreign_certificate");
    const facts = { document: "foreign_certificate", amount: "5.00", currency: "EUR" };
    const ofView = eq(reimbursementItems.reimbursementId, view.id);
    await services.db
      .update(reimbursementItems)
      .set({ facts })
      .where(and(ofView, eq(reimbursementItems.position, 2)));
    const [one = {}, other = {}] = factsOf(await read(actors.member, view.id));
    const placesOf = ({ removedItems }: ReimbursementView) => removedItems.map(({ id, place }) => [id, place]);
    const none = await save(actors.member, view, []);
    expect(placesOf(none)).toEqual([
      [one["id"], 0],
      [other["id"], 0],
    ]);
    const first = await save(actors.member, none, [one]);
    expect(placesOf(first)).toEqual([[other["id"], 1]]);
    const second = await save(actors.member, first, [other]);
    expect(placesOf(second)).toEqual([[one["id"], 0]]);
  });

  it("of the council stay its own when the firm removes one and adds it again as it was", async () => {
    const { actors, view } = await shared(({ items }) => itemFlag(items[1]?.id ?? ""));
    const [one = {}, other = {}] = factsOf(view);
    const without = await save(actors.member, view, [one]);
    expect(without.removedItems).toEqual([{ id: other["id"], step: 5, facts: other, place: 1 }]);
    const back = await save(actors.member, without, [one, other]);
    expect(back).toMatchObject({ removedItems: [], items: [{ isOpen: false }, { isOpen: true }] });
    // As it was it is no answer to the question about it.
    const reply = { reimbursementId: view.id, version: back.version };
    await expect(submit(contextOf(services, actors.member), reply)).rejects.toMatchObject({ code: "not_answered" });
    await submit(contextOf(services, actors.member), { ...reply, comment: "It stays." });
    expect((await read(actors.member, view.id)).items.map(({ enteredBy }) => enteredBy)).toEqual(["member", "council"]);
  });
});
