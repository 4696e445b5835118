import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, daysAfter, formatIndianDate } from "#domain/dates.ts";
import { RuleTerms } from "#domain/rules/terms.ts";
import { startingRules } from "#domain/rules/starting-rules.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { replayBasis, replaySummary } from "#domain/rules/replay.ts";
import { updateItems } from "#db/queries/items.ts";
import { getLastPublication, selectPublishedRules, selectRulesAndHolidays, updateRuleDraft } from "#db/queries/rule-versions.ts";
import { selectReferencedKeys } from "#db/queries/stored-bytes.ts";
import { provedFacts } from "#db/schema/amounts.ts";
import { outbox } from "#db/schema/outbox.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { ruleReplays, ruleVersions } from "#db/schema/rules.ts";
import type { AppContext, Services } from "#server/context.ts";
import { giveUpReplay, replayRules } from "#server/application/reimbursements/replay-rules.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { discardRuleDraft } from "#server/application/rules/discard-rule-draft.ts";
import { listHolidays, removeHoliday, saveHoliday } from "#server/application/rules/holidays.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { getRule, listRules } from "#server/application/rules/list-rules.ts";
import { publishRules } from "#server/application/rules/publish-rules.ts";
import { readRulesInForce } from "#server/application/rules/read-rules-in-force.ts";
import { attachRuleSource, openRuleSource } from "#server/application/rules/rule-source.ts";
import type { RuleVersionView } from "#server/application/rules/rule-view.ts";
import { saveRuleDraft, type SaveRuleDraftInput } from "#server/application/rules/save-rule-draft.ts";
import { startReplay } from "#server/application/rules/start-replay.ts";
import { seedRules } from "#server/seed/rules.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createInvited, createMember, createStaffActor } from "../support/factories.ts";
import { png, textPdf } from "../support/files.ts";
import { refusalOf } from "../support/refused-with.ts";
import { completeDraft } from "../support/reimbursements.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let preparer: AppContext;
let publisher: AppContext;
let dgft: AppContext;
const today = calendarDateInIndia(new Date());
const later = (days: number): string => daysAfter(today, days);

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  preparer = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
  publisher = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
  dgft = contextOf(services, await createStaffActor(services, "DGFT_ADMIN"));
  await Promise.all([seedRules(services), seedRules(services)]);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const worker = { hold: async () => {}, finish: async () => {} };
type Draft = SaveRuleDraftInput["draft"];

const draftOf = (scheme: SchemeKind, change: Partial<Draft> = {}, terms: Partial<Draft["terms"]> = {}): SaveRuleDraftInput => {
  const last = startingRules.findLast((rule) => rule.scheme === scheme);
  if (last === undefined) throw new Error("no rules");
  return {
    scheme,
    draft: {
      effectiveFrom: later(30),
      effectiveTo: null,
      sourceName: "Order of the test",
      sourceDate: null,
      reasonForPast: "",
      ...change,
      terms: { ...last.terms, ...terms },
    },
  };
};
const stored = ({ id, revision }: RuleVersionView) => ({ id, revision });
/** A draft whose run over the open claims is finished. */
async function replayed(input: SaveRuleDraftInput): Promise<RuleVersionView> {
  const made = await saveRuleDraft(preparer, input);
  await runReplay(made);
  return getRule(preparer, made);
}
async function runReplay(view: RuleVersionView): Promise<void> {
  const { replay } = await startReplay(preparer, stored(view));
  if (replay === null) throw new Error("no run");
  await replayRules(systemContext(services), { replayId: replay.id }, worker);
}

it("a new product has the starting rules once, however many nodes start at once", async () => {
  const rows = await database.db.select().from(ruleVersions);
  expect(rows).toHaveLength(startingRules.length);
  const published = rows.filter(({ state }) => state === "published");
  expect(published.map(({ publication }) => publication).toSorted((a, b) => Number(a) - Number(b))).toEqual(published.map((_, place) => place + 1));
  expect(published.every(({ preparedBy, publishedBy }) => preparedBy === null && publishedBy === null)).toBe(true);
  expect(rows.filter(({ state }) => state === "draft").map(({ scheme }) => scheme)).toEqual(["plant"]);
});

it("a start after the office's changes brings nothing back", async () => {
  const [plant] = (await listRules(preparer)).filter(({ scheme }) => scheme === "plant").flatMap(({ versions }) => versions);
  if (plant === undefined) throw new Error("no draft for plants");
  expect((await getRule(publisher, plant)).hindrances.join()).toContain("Nobody has checked this draft yet");
  await discardRuleDraft(preparer, { id: plant.id, revision: plant.revision });
  await discardRuleDraft(preparer, { id: plant.id, revision: plant.revision });
  await seedRules(services);
  expect((await listRules(preparer)).find(({ scheme }) => scheme === "plant")?.versions).toEqual([]);
  expect((await saveRuleDraft(preparer, draftOf("plant"))).number).toBe(2);
});

it("rules are prepared and read by the office alone, published ones by everybody", async () => {
  await expect(listRules(dgft)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(saveRuleDraft(dgft, draftOf("product"))).rejects.toMatchObject({ kind: "forbidden" });
  const product = (await readRulesInForce(dgft)).find(({ scheme }) => scheme === "product");
  expect(product?.inForce).toMatchObject([{ effectiveFrom: "2023-06-26", effectiveTo: null }]);
  expect(product?.earlier).toHaveLength(6);
});

it("two people publish: who saved it last never does", async () => {
  const view = await replayed(draftOf("exhibition", { effectiveFrom: later(400) }));
  expect(view.hindrances.join()).toContain("You prepared this draft");
  expect(await refusalOf(publishRules(preparer, stored(view)))).toMatchObject({ kind: "conflict", code: "two_people" });
  const again = await saveRuleDraft(publisher, { ...draftOf("exhibition", { effectiveFrom: later(400) }), stored: stored(view) });
  await runReplay(again);
  expect(await refusalOf(publishRules(publisher, stored(again)))).toMatchObject({ code: "two_people" });
  const invited = contextOf(services, await createInvited(publisher));
  expect((await getRule(invited, { id: again.id })).hindrances).toEqual([ruleMessages.countAsOne]);
  expect(await refusalOf(publishRules(invited, stored(again)))).toMatchObject({ code: "two_people", message: ruleMessages.countAsOne });
  const before = (await selectRulesAndHolidays(services.db)).published.length;
  const published = await publishRules(preparer, stored(again));
  expect(published).toMatchObject({ state: "published", hindrances: [] });
  expect((await selectRulesAndHolidays(services.db)).published).toHaveLength(before + 1);
});

it("the starting draft is published only after a person has saved it", async () => {
  const [row] = await database.db
    .insert(ruleVersions)
    .values({
      scheme: "plant",
      number: 90,
      effectiveFrom: later(1),
      terms: RuleTerms.parse(draftOf("plant").draft.terms),
      sourceName: "Brought along",
    })
    .returning();
  if (row === undefined) throw new Error("no row");
  const staged = await services.files.stage(Readable.from([textPdf(["Order"])]), { maxBytes: 1_000_000 });
  await attachRuleSource(preparer, { id: row.id, revision: 1 }, { staged, name: "order.pdf" });
  await runReplay(await getRule(preparer, row));
  expect(await refusalOf(publishRules(publisher, { id: row.id, revision: 2 }))).toMatchObject({ code: "nobody_prepared" });
});

it("a change that another person made meanwhile is not overwritten", async () => {
  const view = await saveRuleDraft(preparer, draftOf("product"));
  await saveRuleDraft(publisher, { ...draftOf("product", { sourceName: "Another order" }), stored: stored(view) });
  for (const call of [
    () => saveRuleDraft(preparer, { ...draftOf("product"), stored: stored(view) }),
    () => discardRuleDraft(preparer, stored(view)),
    () => startReplay(preparer, stored(view)),
    () => publishRules(publisher, stored(view)),
  ])
    expect(await refusalOf(call())).toMatchObject({ kind: "conflict", code: "stale_version" });
  expect(await getRule(preparer, view)).toMatchObject({ sourceName: "Another order", revision: 2 });
});

it("a draft is published as it was run over the open claims", async () => {
  const view = await saveRuleDraft(preparer, draftOf("product"));
  expect(await refusalOf(publishRules(publisher, stored(view)))).toMatchObject({ code: "replay_first" });
  await runReplay(view);
  const saved = await saveRuleDraft(preparer, { ...draftOf("product"), stored: stored(view) });
  expect(await refusalOf(publishRules(publisher, stored(saved)))).toMatchObject({ code: "replay_first" });
});

it.each([
  ["takes effect in the past", draftOf("product", { effectiveFrom: "2026-01-15" }), "reasonForPast"],
  ["hides another", draftOf("product", { effectiveFrom: "2023-06-26", reasonForPast: "Late" }), "effectiveFrom"],
  ["leaves a gap", draftOf("exhibition", { effectiveFrom: "2018-01-01", effectiveTo: "2018-06-30", reasonForPast: "Late" }), "effectiveFrom"],
  [
    "is never used",
    draftOf("product", { effectiveFrom: "2022-01-01", effectiveTo: "2022-12-31", reasonForPast: "Late" }, { chosenBy: "cost_paid" }),
    "effectiveFrom",
  ],
])("a version is not published that %s", async (_name, input, field) => {
  const view = await replayed(input);
  expect(view.hindrances.length).toBeGreaterThan(0);
  expect(await refusalOf(publishRules(publisher, stored(view)))).toMatchObject({
    kind: "invalid",
    code: "cannot_publish",
    fields: { [field]: [expect.any(String)] },
  });
  await discardRuleDraft(preparer, stored(view));
});

it("a past begin is published with a reason", async () => {
  const view = await replayed(draftOf("product", { effectiveFrom: "2026-01-15", effectiveTo: "2026-01-31", reasonForPast: "The order came late" }));
  expect(await publishRules(publisher, stored(view))).toMatchObject({ state: "published", reasonForPast: "The order came late" });
});

it.each([
  ["an end before its begin", draftOf("product", { effectiveTo: "2020-01-01" })],
  ["a kind of cost of another scheme", draftOf("product", {}, { shares: [{ percent: "50", kinds: ["air_fare"], source: "Order" }] })],
  ["a share above all", draftOf("product", {}, { shares: [{ percent: "101", source: "Order" }] })],
  [
    "a share that no cost gets",
    draftOf(
      "product",
      {},
      {
        shares: [
          { percent: "50", source: "Order" },
          { percent: "60", firmClasses: ["micro"], source: "Order" },
        ],
      },
    ),
  ],
  ["no source", draftOf("product", { sourceName: " " })],
  ["a period without a day", draftOf("product", {}, { period: { outcome: "needs_reason", source: "Order" } })],
  ["a date that is none", draftOf("product", { effectiveFrom: "2026-02-30" })],
])("a draft is not saved with %s", async (_name, input) => {
  await expect(saveRuleDraft(preparer, input)).rejects.toThrow();
});

it("a published version stays as it is", async () => {
  const [version] = await database.db.select().from(ruleVersions).where(eq(ruleVersions.state, "published")).limit(1);
  if (version === undefined) throw new Error("no version");
  const seen = { id: version.id, revision: version.revision };
  for (const call of [
    () => saveRuleDraft(preparer, { ...draftOf(version.scheme), stored: seen }),
    () => discardRuleDraft(preparer, seen),
    () => startReplay(preparer, seen),
    () => publishRules(publisher, seen),
  ])
    expect(await refusalOf(call())).toMatchObject({ kind: "conflict", code: "not_a_draft" });
});

it("the PDF of a source is the office's until its version is published, then everybody's", async () => {
  const visiting = contextOf(services, visitor);
  const view = await saveRuleDraft(preparer, draftOf("exhibition", { effectiveFrom: later(450) }));
  const staged = async (bytes: Buffer) => services.files.stage(Readable.from([bytes]), { maxBytes: 1_000_000 });
  const picture = { staged: await staged(await png()), name: "order.png" };
  expect(await refusalOf(attachRuleSource(preparer, stored(view), picture))).toMatchObject({ kind: "unsupported_type" });
  expect(await refusalOf(openRuleSource(preparer, view))).toMatchObject({ kind: "not_found" });
  const file = { staged: await staged(textPdf(["Order"])), name: "order.pdf" };
  const { revision, sizeBytes } = await attachRuleSource(publisher, stored(view), file);
  expect(revision).toBe(2);
  expect(await refusalOf(attachRuleSource(preparer, stored(view), { ...file, staged: await staged(textPdf(["Order"])) }))).toMatchObject({
    code: "stale_version",
  });
  expect(await refusalOf(openRuleSource(visiting, view))).toMatchObject({ kind: "unauthenticated" });
  expect(await refusalOf(openRuleSource(dgft, view))).toMatchObject({ kind: "forbidden" });
  expect((await openRuleSource(publisher, view)).sizeBytes).toBe(sizeBytes);
  const [row] = await database.db.select().from(ruleVersions).where(eq(ruleVersions.id, view.id));
  expect([...(await selectReferencedKeys(services.db, [row?.sourceFileKey ?? ""]))]).toEqual([row?.sourceFileKey]);
  const current = await getRule(preparer, view);
  await runReplay(current);
  // A file is no check of the terms.
  expect(await refusalOf(publishRules(preparer, stored(current)))).toMatchObject({ code: "two_people" });
  await publishRules(publisher, stored(current));
  expect(await openRuleSource(visiting, view)).toMatchObject({ name: `exhibition-rules-${view.number}.pdf`, sizeBytes });
});

it("of two versions of one scheme that are published at once the second needs a new run", async () => {
  const drafts = [
    await replayed(draftOf("exhibition", { effectiveFrom: later(500) })),
    await replayed(draftOf("exhibition", { effectiveFrom: later(600) })),
  ];
  const outcomes = await Promise.allSettled(drafts.map((view) => publishRules(publisher, stored(view))));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const lost = outcomes.findIndex(({ status }) => status === "rejected");
  expect(outcomes[lost]).toMatchObject({ reason: { code: "replay_stale" } });
  const view = drafts[lost];
  if (view === undefined) throw new Error("no draft");
  expect((await getRule(publisher, view)).hindrances.join()).toContain("were published after");
  await runReplay(view);
  expect(await publishRules(publisher, stored(view))).toMatchObject({ state: "published" });
  const numbers = (await selectRulesAndHolidays(services.db)).published.map(({ publication }) => publication);
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** A submitted product claim with one fee in rupees. */
async function filed(amount: string, proof: { document?: string } = { document: "foreign_certificate" }): Promise<string> {
  const { actor } = await createMember(services);
  const draft = await completeDraft(services, actor);
  const facts = {
    country: "KE",
    certificate_no: "K-1",
    issued_on: today,
    paid_on: "2026-03-01",
    currency: "INR",
    amount,
    ...proof,
  };
  await services.db.transaction((tx) =>
    updateItems(tx, {
      reimbursementId: draft.id,
      items: [{ id: randomUUID(), kind: "registration", facts }],
      enteredBy: "member",
      savedBy: actor.userId,
      savedAt: new Date(),
    }),
  );
  await submit(contextOf(services, actor), { reimbursementId: draft.id, version: draft.version });
  return draft.id;
}

it("a run says which open claims change, and why", async () => {
  const setter = await createStaffActor(services, "EPCMD_ADMIN");
  const [small, large] = [await filed("1000.00"), await filed("100000.00")];
  const today30 = draftOf(
    "product",
    { effectiveFrom: today },
    {
      ceiling: undefined,
      caps: [{ per: "item", amountPaise: 10_000_00, source: "Order" }],
      windows: [],
    },
  );
  const view = await replayed(today30);
  expect(view.replay).toMatchObject({ state: "done", isCurrent: true, done: 2, total: 2 });
  const report = view.replay?.report;
  expect(report).toMatchObject({ total: 2, same: 1, less: 1, more: 0, cannot: 0 });
  expect(report?.lines).toEqual([
    { reimbursementId: large, outcome: "less", before: 50_000_00, after: 10_000_00, why: expect.stringContaining("Limited by the cap") },
  ]);
  expect(report && replaySummary(report)).toBe("2 open claims: 1 the same, 1 would get less");
  expect(small).not.toBe(large);
  const without = await replayed(draftOf("product", { effectiveFrom: today }, { ceiling: undefined, shares: [{ percent: "0", source: "Order" }] }));
  expect(without.replay?.report).toMatchObject({ cannot: 2 });
  // A draft that begins later is for no date of an open claim: the run says what they would get if it held already.
  const inWait = { ...today30, draft: { ...today30.draft, effectiveFrom: later(30), effectiveTo: later(60) } };
  const waiting = await replayed(inWait);
  const coming = waiting.replay?.report;
  expect(coming).toMatchObject({ total: 2, same: 1, less: 1, beginsOn: later(30), lines: [{ reimbursementId: large, after: 10_000_00 }] });
  expect(coming && replayBasis(coming)).toContain(`These rules begin on ${formatIndianDate(later(30))}. The open claims keep their rules;`);
  expect(report && replayBasis(report)).toBeUndefined();
  // The release before computed such a draft for no claim, and its report does not say so: that run is out of date.
  const withoutFirstDay = { report: sql`${ruleReplays.report} - 'beginsOn'` };
  await services.db.update(ruleReplays).set(withoutFirstDay).where(eq(ruleReplays.versionId, waiting.id));
  const stale = await getRule(publisher, waiting);
  expect(stale.replay).toMatchObject({ state: "done", isCurrent: false });
  expect(stale.hindrances).toContain(ruleMessages.replayStale);
  expect(await refusalOf(publishRules(publisher, stored(waiting)))).toMatchObject({ code: "replay_stale" });
  await services.db.update(ruleReplays).set(withoutFirstDay).where(eq(ruleReplays.versionId, view.id));
  expect((await getRule(publisher, view)).replay).toMatchObject({ isCurrent: true });
  const comingWithout = draftOf("product", {}, { ceiling: undefined, shares: [{ percent: "0", source: "Order" }] });
  expect((await replayed(comingWithout)).replay?.report).toMatchObject({ cannot: 2 });
  // The size of neither firm is stated; then that of one is.
  const shares = [
    { firmClasses: ["micro" as const], percent: "95", source: "Order" },
    { firmClasses: ["medium" as const], percent: "80", source: "Order" },
  ];
  const bySize = draftOf("product", { effectiveFrom: today }, { ceiling: undefined, caps: [], windows: [], shares });
  const open = (await replayed(bySize)).replay?.report;
  expect(open).toMatchObject({ total: 2, same: 0, less: 0, more: 0, cannot: 0, unknown: 2 });
  expect(open?.lines).toMatchObject([
    { outcome: "unknown", after: null },
    { outcome: "unknown", after: null },
  ]);
  await services.db.insert(provedFacts).values({ reimbursementId: large, firmClass: "micro", setBy: setter.userId, setAt: new Date() });
  const told = (await replayed(bySize)).replay?.report;
  expect(told?.lines).toMatchObject([
    { reimbursementId: large, outcome: "more", before: 50_000_00, after: 95_000_00 },
    { reimbursementId: small, outcome: "unknown", before: 500_00, after: null },
  ]);
  expect(told && replaySummary(told)).toBe("2 open claims: 1 would get more, 1 cannot be told: the size of the firm or an exchange rate is missing");
});

it("a run that is asked for twice is one, and a run of an older revision ends as failed", async () => {
  const view = await saveRuleDraft(preparer, draftOf("product"));
  const first = await startReplay(preparer, stored(view));
  expect((await startReplay(publisher, stored(view))).replay?.id).toBe(first.replay?.id);
  expect(
    await database.db
      .select()
      .from(outbox)
      .where(sql`payload->>'replayId' = ${first.replay?.id ?? ""}`),
  ).toHaveLength(1);
  await saveRuleDraft(preparer, { ...draftOf("product"), stored: stored(view) });
  await replayRules(systemContext(services), { replayId: first.replay?.id ?? "" }, worker);
  expect((await getRule(preparer, view)).replay).toMatchObject({ state: "failed", isCurrent: false });
});

it("a worker that takes a run over begins it again, and one that is given up can be started anew", async () => {
  const view = await saveRuleDraft(preparer, draftOf("product"));
  const { replay } = await startReplay(preparer, stored(view));
  const replayId = replay?.id ?? "";
  await database.db.update(ruleReplays).set({ state: "working", done: 1, total: 7 }).where(eq(ruleReplays.id, replayId));
  const died = replayRules(systemContext(services), { replayId }, { ...worker, finish: () => Promise.reject(new Error("killed")) });
  await expect(died).rejects.toThrow("killed");
  await replayRules(systemContext(services), { replayId }, worker);
  expect((await getRule(preparer, view)).replay).toMatchObject({ state: "done", done: 2, total: 2 });
  await database.db.update(ruleReplays).set({ state: "working", report: null }).where(eq(ruleReplays.id, replayId));
  await services.db.transaction((tx) => giveUpReplay(tx, { replayId }));
  expect((await getRule(preparer, view)).replay?.state).toBe("failed");
  expect((await startReplay(preparer, stored(view))).replay?.id).not.toBe(replayId);
});

it("a publication counts at once, and claims that were submitted before keep theirs", async () => {
  const view = await replayed(draftOf("product", { effectiveFrom: today }, { shares: [{ percent: "40", source: "Order" }] }));
  const [before] = (await selectPublishedRules(services.db, "product")).slice(-1);
  await publishRules(publisher, stored(view));
  const [now] = (await selectPublishedRules(services.db, "product")).slice(-1);
  expect([before?.id, now?.id]).toEqual([expect.not.stringContaining(view.id), view.id]);
  expect((await readRulesInForce(dgft)).find(({ scheme }) => scheme === "product")?.inForce).toMatchObject([{ id: view.id }]);
});

it("a claim that is submitted while a version is published has one of the two lists, on its row and on its page", async () => {
  const view = await replayed(
    draftOf(
      "product",
      { effectiveFrom: today, effectiveTo: today },
      { ceiling: undefined, windows: [], shares: [{ percent: "30", source: "Order" }] },
    ),
  );
  const { actor } = await createMember(services);
  const draft = await completeDraft(services, actor);
  const holding = await database.sql.reserve();
  // The submission has chosen its list when it reads the holidays, and stops there.
  await holding`begin`;
  await holding`lock table holidays in access exclusive mode`;
  const waiting = async (count: number) => {
    const [row] =
      await holding`select count(*)::int as waiting from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`;
    expect(row?.["waiting"]).toBeGreaterThanOrEqual(count);
  };
  const submitted = submit(contextOf(services, actor), { reimbursementId: draft.id, version: draft.version });
  await eventually(() => waiting(1));
  let isPublished = false;
  const publication = publishRules(publisher, stored(view)).then(() => (isPublished = true));
  await eventually(async () => isPublished || (await waiting(2)));
  await holding`commit`;
  holding.release();
  await Promise.all([submitted, publication]);
  const [row] = await database.db.select().from(reimbursements).where(eq(reimbursements.id, draft.id));
  expect(row?.recommendedPaise).not.toBeNull();
  expect((await getReview(publisher, { reimbursementId: draft.id })).sheet?.lines[0]?.recommendedPaise).toBe(row?.recommendedPaise);
});

it("the office enters and removes holidays", async () => {
  expect(await saveHoliday(preparer, { onDate: "26-01-2027", name: "Republic Day" })).toEqual({ message: "26-01-2027 is a holiday." });
  await saveHoliday(preparer, { onDate: "2027-01-26", name: "Republic Day of India" });
  expect(await listHolidays(preparer)).toMatchObject([{ onDate: "2027-01-26", name: "Republic Day of India" }]);
  await removeHoliday(preparer, { onDate: "2027-01-26" });
  await expect(removeHoliday(preparer, { onDate: "2027-01-26" })).rejects.toMatchObject({ kind: "not_found" });
  await expect(saveHoliday(preparer, { onDate: "31-02-2027", name: "No day" })).rejects.toThrow();
  await expect(saveHoliday(dgft, { onDate: "26-01-2027", name: "Republic Day" })).rejects.toMatchObject({ kind: "forbidden" });
});

it("a cost without its proof counts zero in a run, as in what is recommended", async () => {
  const id = await filed("100000.00", {});
  expect((await getReview(preparer, { reimbursementId: id })).sheet?.lines).toMatchObject([{ recommendedPaise: 0 }]);
  const view = await replayed(
    draftOf("product", { effectiveFrom: today }, { ceiling: undefined, windows: [], shares: [{ percent: "40", source: "Order" }] }),
  );
  expect(view.replay?.report?.lines.map(({ reimbursementId }) => reimbursementId)).not.toContain(id);
});

it("a version that filing chooses is alone in force once it holds: no claim of today gets one that began before it", async () => {
  const rulesOf = async () => (await readRulesInForce(dgft)).find(({ scheme }) => scheme === "exhibition");
  await publishRule(services, { scheme: "exhibition", effectiveFrom: later(-30), effectiveTo: later(30), terms: { chosenBy: "event_ended" } });
  const [former] = (await rulesOf())?.inForce ?? [];
  expect(former).toMatchObject({ effectiveFrom: later(-30), isFollowed: false, terms: { chosenBy: "event_ended" } });
  await publishRule(services, { scheme: "exhibition", effectiveFrom: today, terms: { chosenBy: "filed" } });
  const now = await rulesOf();
  expect(now?.inForce.map(({ effectiveFrom }) => effectiveFrom)).toEqual([today]);
  // Its stated end is no day on which it ends.
  expect(now?.earlier.find(({ id }) => id === former?.id)).toMatchObject({ effectiveTo: later(30), isFollowed: true });
});

it("a publication that fails leaves nothing behind for the next one of the same draft", async () => {
  const change = { effectiveFrom: later(700) };
  const view = await replayed(draftOf("product", change, { shares: [{ percent: "41", source: "Order" }] }));
  const failed = services.db.transaction(async (tx) => {
    const publication = (await getLastPublication(tx)) + 1;
    await updateRuleDraft(tx, view.id, { state: "published", publication, publishedAt: new Date() });
    expect((await selectPublishedRules(tx, "product")).at(-1)?.id).toBe(view.id);
    throw new Error("lost");
  });
  await expect(failed).rejects.toThrow("lost");
  const corrected = draftOf("product", change, { shares: [{ percent: "42", source: "Order" }] });
  const saved = await saveRuleDraft(preparer, { ...corrected, stored: stored(view) });
  await runReplay(saved);
  await publishRules(publisher, stored(saved));
  expect((await selectPublishedRules(services.db, "product")).at(-1)).toMatchObject({ id: view.id, terms: { shares: [{ percent: "42" }] } });
});

it("a draft is compared with the version in whose place it comes, not with one that has ended", async () => {
  const from = (days: number) => draftOf("product", { effectiveFrom: later(days) });
  const lower = await saveRuleDraft(preparer, from(710));
  const special = await replayed(draftOf("product", { effectiveFrom: later(710), effectiveTo: later(720) }));
  // The one of the test before, whose days it interrupts, counts again after it.
  expect([special.afterEnd?.effectiveFrom, lower.afterEnd]).toEqual([later(700), null]);
  await publishRules(publisher, stored(special));
  for (const day of [710, 715, 720]) expect((await saveRuleDraft(preparer, from(day))).previous?.number).toBe(special.number);
  const afterwards = [await saveRuleDraft(preparer, from(721)), await saveRuleDraft(preparer, from(730))];
  // A lower number is no choice for the days of the special version.
  for (const { previous } of [...afterwards, await getRule(preparer, lower)]) expect(previous?.terms.shares).toMatchObject([{ percent: "42" }]);
});

it("rules that the payment chooses stay in force beside later ones that a certificate chooses", async () => {
  await publishRule(services, { scheme: "plant", effectiveFrom: later(-20), terms: { chosenBy: "cost_paid" } });
  await publishRule(services, { scheme: "plant", effectiveFrom: later(-10), terms: { chosenBy: "certificate_issued" } });
  const plant = (await readRulesInForce(dgft)).find(({ scheme }) => scheme === "plant");
  expect(plant?.inForce.map(({ effectiveFrom }) => effectiveFrom).toSorted()).toEqual([later(-20), later(-10)]);
});
