import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formatIndianDate } from "#domain/dates.ts";
import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import { startingPhrases } from "#domain/reviews/starting-phrases.ts";
import { startingPoints } from "#domain/reviews/starting-points.ts";
import { reimbursementItems } from "#db/schema/amounts.ts";
import { checklistTicks } from "#db/schema/reviews.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { listChecklistPoints, saveChecklistPoint } from "#server/application/reviews/checklists.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { keepDraft } from "#server/application/reviews/keep-draft.ts";
import { openReview, OpenReviewInput } from "#server/application/reviews/open-review.ts";
import { countPhraseUses, listPhrases, savePhrase } from "#server/application/reviews/phrases.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { saveReview, type SaveReviewInput } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import type { AppContext, Services } from "#server/context.ts";
import { reviewedDocuments } from "#server/rest/reimbursement-wire.ts";
import { seedPhrases } from "#server/seed/phrases.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createStaffActor } from "../support/factories.ts";
import { type Actors, createActors, reimbursementIn } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;
let member: AppContext;
let council: AppContext;
let second: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  actors = await createActors(services);
  [member, council] = [contextOf(services, actors.member), contextOf(services, actors.council)];
  second = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
});

const newPhrase = (change: object = {}) => ({
  code: `P_${randomUUID().slice(0, 8).toUpperCase()}`,
  label: "Date missing",
  textEn: "The date is missing. {firm} sends it by {date}.",
  textHi: "तारीख़ नहीं है। {firm} उसे {date} तक भेजे।",
  position: 500,
  ...change,
});
function getOf<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("not there");
  return found;
}
/** Saves verdicts on the version that is stored now. */
async function save(ctx: AppContext, reimbursementId: string, documents: SaveReviewInput["documents"]) {
  const { version } = await getReview(ctx, { reimbursementId });
  return saveReview(ctx, { reimbursementId, version, documents });
}
const verdictOn = (view: ReimbursementView, name: string) => view.documents.find(({ fieldName }) => fieldName === name)?.verdict;
const deficient = (fieldName: string, remark: string, phraseCodes?: string[]) => ({
  fieldName,
  status: "DEFICIENT" as const,
  remark,
  ...(phraseCodes !== undefined && { phraseCodes }),
});

describe("the phrase book", () => {
  test("has the starting phrases, which come back neither when they are changed nor twice", async () => {
    const [first] = startingPhrases;
    const stored = (await listPhrases(council)).find(({ code }) => code === first?.code);
    await savePhrase(council, { ...getOf(stored), documents: [], label: "Seal missing" });
    await seedPhrases(services);
    const after = await listPhrases(council);
    expect(after.filter(({ code }) => startingPhrases.some((phrase) => phrase.code === code))).toHaveLength(startingPhrases.length);
    expect(after.find(({ code }) => code === first?.code)).toMatchObject({ label: "Seal missing", version: 2 });
  });

  test("refuses an unknown placeholder at its field, a code that is taken, and a stale version", async () => {
    const phrase = newPhrase();
    await expect(savePhrase(council, newPhrase({ textEn: "Send it by {day}." }))).rejects.toThrow(/\{day\} is not known/);
    await savePhrase(council, phrase);
    await expect(savePhrase(council, phrase)).rejects.toMatchObject({ code: "code_taken", fields: { code: [expect.any(String)] } });
    await savePhrase(second, { ...phrase, label: "No date", version: 1 });
    await expect(savePhrase(council, { ...phrase, version: 1 })).rejects.toMatchObject({ kind: "conflict", code: "stale_version" });
    expect((await listPhrases(council)).find(({ code }) => code === phrase.code)).toMatchObject({ label: "No date", version: 2 });
  });
});

describe("a remark that was made from a phrase", () => {
  test("is read by the member filled, in English and in Hindi, and is counted by its code", async () => {
    const phrase = newPhrase();
    // Its sentence was inserted and taken out again.
    const removed = newPhrase({ textEn: "The stamp is missing.", textHi: "" });
    for (const one of [phrase, removed]) await savePhrase(council, one);
    const view = await reimbursementIn(services, actors, "SUBMITTED");
    const shared = await shareDeficiencies(council, {
      reimbursementId: view.id,
      version: view.version,
      documents: [
        deficient("rcmc_certificate", phrase.textEn, [phrase.code]),
        deficient("foreign_certificate", phrase.textEn, [removed.code, phrase.code]),
        deficient("products_registered", "Write {date} on it."),
      ],
    });
    const date = shared.replyBy.split("-").reverse().join("-");
    const read = await getOwnReimbursement(member, { reimbursementId: view.id });
    const remarks = Object.fromEntries(read.documents.flatMap(({ fieldName, deficiencies }) => deficiencies.map((one) => [fieldName, one] as const)));
    expect(remarks["rcmc_certificate"]).toMatchObject({
      remark: `The date is missing. ${read.firm.name} sends it by ${date}.`,
      remarkHi: `तारीख़ नहीं है। ${read.firm.name} उसे ${date} तक भेजे।`,
    });
    expect(remarks["products_registered"]).toMatchObject({ remark: "Write {date} on it.", remarkHi: undefined });
    const uses = await countPhraseUses(council);
    expect([uses[phrase.code], uses[removed.code]]).toEqual([2, undefined]);
    // The verdict keeps the phrase; a REST client reads it as the member does.
    const review = await getReview(council, { reimbursementId: view.id });
    expect(verdictOn(review, "rcmc_certificate")).toMatchObject({ remark: phrase.textEn, phraseCodes: [phrase.code] });
    expect(reviewedDocuments(council, review).find(({ field_name }) => field_name === "rcmc_certificate")?.deficiency).toBe(
      remarks["rcmc_certificate"]?.remark,
    );
  });

  test("has the new date and its Hindi when it is shared once more", async () => {
    const phrase = newPhrase();
    await savePhrase(council, phrase);
    const { id: reimbursementId, version } = await reimbursementIn(services, actors, "SUBMITTED");
    const made = deficient("rcmc_certificate", phrase.textEn, [phrase.code]);
    const first = await shareDeficiencies(council, { reimbursementId, version, documents: [made] });
    const reply = await submit(member, { reimbursementId, version: first.version, comment: "It is on page 2." });
    const later = { ...council, now: () => new Date(council.now().getTime() + 10 * 86_400_000) };
    const { replyBy } = await shareDeficiencies(later, { reimbursementId, version: reply.version, documents: [] });
    expect(replyBy).not.toBe(first.replyBy);
    const { documents } = await getOwnReimbursement(member, { reimbursementId });
    const date = formatIndianDate(replyBy);
    expect(documents.flatMap(({ deficiencies }) => deficiencies).at(-1)).toMatchObject({
      remark: expect.stringContaining(date),
      remarkHi: expect.stringContaining(date),
    });
  });

  test("keeps the code when it is edited, saved by another officer and without codes, and loses it when it is emptied", async () => {
    const phrase = newPhrase();
    await savePhrase(council, phrase);
    const { id: reimbursementId } = await reimbursementIn(services, actors, "SUBMITTED");
    const codesAfter = async (ctx: AppContext, verdict: ReturnType<typeof deficient>) =>
      verdictOn(await save(ctx, reimbursementId, [verdict]), "rcmc_certificate")?.phraseCodes;
    expect(await codesAfter(council, deficient("rcmc_certificate", "The date is missing on page 2.", [phrase.code]))).toEqual([phrase.code]);
    expect(await codesAfter(second, deficient("rcmc_certificate", "The date is missing on page 2."))).toEqual([phrase.code]);
    expect(await codesAfter(second, deficient("rcmc_certificate", ""))).toEqual([]);
  });

  test("stays with words and code in drafts and remarks after the phrase is withdrawn", async () => {
    const phrase = newPhrase({ textEn: "The date is missing.", textHi: "" });
    await savePhrase(council, phrase);
    const { id: reimbursementId, version } = await reimbursementIn(services, actors, "SUBMITTED");
    const made = deficient("rcmc_certificate", phrase.textEn, [phrase.code]);
    await keepDraft(council, { reimbursementId, version, documents: [made], taken: [] });
    await savePhrase(second, { ...phrase, isWithdrawn: true, version: 1 });
    const { draft } = await openReview(council, OpenReviewInput.parse({ reimbursementId }));
    expect(draft?.verdicts["rcmc_certificate"]).toMatchObject({ remark: phrase.textEn, phraseCodes: [phrase.code] });
    await shareDeficiencies(council, { reimbursementId, version, documents: [made] });
    expect((await countPhraseUses(council))[phrase.code]).toBe(1);
  });

  test("is refused with a code that does not exist, has the amount of the cost, and is refused while that is not known", async () => {
    const phrase = newPhrase({ textEn: "Prove {amount}.", textHi: "" });
    await savePhrase(council, phrase);
    const { id: reimbursementId, version, items } = await reimbursementIn(services, actors, "SUBMITTED");
    await expect(save(council, reimbursementId, [deficient("rcmc_certificate", "Prove it.", ["NOT_THERE"])])).rejects.toMatchObject({
      code: "no_such_phrase",
      fields: { rcmc_certificate: [expect.any(String)] },
    });
    const item = getOf(items[0]);
    const asked = await shareDeficiencies(council, {
      reimbursementId,
      version,
      documents: [deficient(itemFlag(item.id), phrase.textEn, [phrase.code])],
    });
    expect(asked.generalDeficiencies).toMatchObject([{ remark: "Prove Rs 80,000.00." }]);

    const other = await reimbursementIn(services, actors, "SUBMITTED", "plant");
    await services.db.delete(reimbursementItems).where(eq(reimbursementItems.reimbursementId, other.id));
    const documents = [deficient("rcmc_certificate", phrase.textEn, [phrase.code])];
    await expect(shareDeficiencies(council, { reimbursementId: other.id, version: other.version, documents })).rejects.toMatchObject({
      code: "placeholder_open",
      fields: { rcmc_certificate: [expect.stringContaining("{amount}")] },
    });
  });
});

describe("the checklists", () => {
  test("have the starting points once", async () => {
    await seedPhrases(services);
    const wordings = (await listChecklistPoints(council)).map(({ wording }) => wording);
    for (const { wording } of startingPoints) expect(wordings).toContain(wording);
    expect(wordings.filter((wording) => wording === "Every page can be read")).toHaveLength(1);
  });

  test("keep who ticked first, in the words of then, and start anew on a new version", async () => {
    const wording = `Dated ${randomUUID()}`;
    await saveChecklistPoint(council, { wording, position: 500 });
    const point = getOf((await listChecklistPoints(council)).find((one) => one.wording === wording));
    const { id: reimbursementId } = await reimbursementIn(services, actors, "SUBMITTED");
    const verdict = { fieldName: "rcmc_certificate", status: "SUFFICIENT" as const, remark: "" };
    await save(council, reimbursementId, [{ ...verdict, ticks: [point.id] }]);
    await saveChecklistPoint(council, { id: point.id, wording: "Another point", position: 500, version: 1 });
    const view = await save(second, reimbursementId, [{ ...verdict, ticks: [point.id] }]);
    expect(verdictOn(view, "rcmc_certificate")?.ticks).toMatchObject([{ pointId: point.id, wording, by: actors.council.name }]);
    await save(second, reimbursementId, [verdict]);
    expect(await services.db.$count(checklistTicks, eq(checklistTicks.reimbursementId, reimbursementId))).toBe(1);
    await save(second, reimbursementId, [{ ...verdict, ticks: [] }]);
    expect(await services.db.$count(checklistTicks, eq(checklistTicks.reimbursementId, reimbursementId))).toBe(0);
  });

  test("refuse a point that does not exist and a stale edit", async () => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "SUBMITTED");
    const verdict = { fieldName: "rcmc_certificate", status: "" as const, remark: "", ticks: [randomUUID()] };
    await expect(save(council, reimbursementId, [verdict])).rejects.toMatchObject({ code: "no_such_point" });
    const point = getOf((await listChecklistPoints(council))[0]);
    const change = { id: point.id, wording: "Changed", position: 10 };
    await saveChecklistPoint(council, { ...change, version: point.version });
    await expect(saveChecklistPoint(second, { ...change, version: point.version })).rejects.toMatchObject({ code: "stale_version" });
  });
});
