import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitor as nobody } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, dayMs, financialYearLabel } from "#domain/dates.ts";
import { publishContent } from "#server/application/site/content/publish-content.ts";
import { saveContent, type SaveContentInput } from "#server/application/site/content/save-content.ts";
import { readExportFigures } from "#server/application/site/read-export-figures.ts";
import { readHome } from "#server/application/site/read-home.ts";
import { readStatistics } from "#server/application/site/read-statistics.ts";
import type { AppContext } from "#server/context.ts";
import { seedContent } from "#server/seed/content.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { createApproved, createOrderLine } from "../support/payments.ts";
import { loadReimbursements } from "../support/reimbursement-bulk-data.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let visitor: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  // What the tests do today is counted a month later.
  visitor = { ...contextOf(opened.services, nobody), now: () => new Date(opened.services.now().getTime() + 31 * dayMs) };
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

it("counts claims by scheme and year of the submission, and hides a figure behind which fewer than five firms stand", async () => {
  const { db } = database;
  const { actor: member } = await createMember(opened.services);
  expect((await readStatistics(visitor)).rows).toEqual([]);
  // 40 claims of 20 firms for each scheme; five of the product claims are approved, each of another firm.
  await loadReimbursements(db, { rows: 120, firms: 20, filedBy: member.email });
  await db.execute(sql`update reimbursements set sanctioned_paise = 10050 where state = 'APPROVED_DGFT' and scheme = 'product'`);
  // 31 March ends at 18:30 UTC.
  await db.execute(sql`update reimbursements set submitted_at = '2026-03-31T18:30:00Z'`);
  const [year, yearBefore] = ["2026-03-31T18:30:00Z", "2026-03-31T18:29:59Z"].map((at) => financialYearLabel(calendarDateInIndia(new Date(at))));
  const product = async () => (await readStatistics(visitor)).rows.filter(({ scheme }) => scheme === "product");
  expect(await product()).toEqual([{ year, scheme: "product", received: "40", approved: "5", claimed: "0.00", sanctioned: "502.50", paid: "0.00" }]);
  expect((await readStatistics(visitor)).rows.map(({ scheme }) => scheme)).toEqual(["product", "plant", "exhibition"]);

  await db.execute(sql`update reimbursements set submitted_at = '2026-03-31T18:29:59Z' where id = 'BEN-2627-000006'`);
  expect(await product()).toEqual([
    { year, scheme: "product", received: "39", approved: null, claimed: "0.00", sanctioned: null, paid: "0.00" },
    { year: yearBefore, scheme: "product", received: null, approved: null, claimed: "0.00", sanctioned: null, paid: "0.00" },
  ]);

  // April's claims are counted when April is over in India, and not before.
  const at = (instant: string) => readStatistics({ ...visitor, now: () => new Date(instant) });
  expect(await at("2026-04-30T18:29:59Z")).toMatchObject({ countedUpTo: "2026-03-31", rows: [{ year: yearBefore, received: null }] });
  const april = await at("2026-04-30T18:30:00Z");
  expect([april.countedUpTo, april.rows.length]).toEqual(["2026-04-30", 4]);
});

it("hides a figure from which one firm's part is known by subtraction", async () => {
  const { db } = database;
  const shown = async () => {
    const { received, approved, claimed, sanctioned } = (await readStatistics(visitor)).rows.find(({ scheme }) => scheme === "plant") ?? {};
    return { received, approved, claimed, sanctioned };
  };
  await db.execute(
    sql`update reimbursements set state = 'APPROVED_DGFT', decided_at = submitted_at, claimed_paise = 10050, sanctioned_paise = 10050 where scheme = 'plant'`,
  );
  expect(await shown()).toEqual({ received: "40", approved: "40", claimed: "4020.00", sanctioned: "4020.00" });
  const oneFirm = sql`scheme = 'plant' and firm_id = (select min(firm_id::text)::uuid from reimbursements where scheme = 'plant')`;
  await db.execute(sql`update reimbursements set state = 'UNDER_REVIEW_DGFT', sanctioned_paise = null where ${oneFirm}`);
  expect(await shown()).toEqual({ received: "40", approved: null, claimed: "4020.00", sanctioned: null });
});

it("hides what is paid while one of six firms is not paid", async () => {
  const lines = [];
  for (let left = 6; left > 0; left -= 1) {
    const { actor: member } = await createMember(opened.services);
    const reimbursementId = await createApproved(opened.services, { member, scheme: "exhibition", sanctionedPaise: 100_00 });
    lines.push(await createOrderLine(opened.services, { reimbursementId, amountPaise: 100_00 }));
  }
  const shown = async (ctx = visitor) => {
    const { sanctioned, paid } = (await readStatistics(ctx)).rows.find(({ scheme }) => scheme === "exhibition") ?? {};
    return [sanctioned, paid];
  };
  expect(await shown()).toEqual(["600.00", "0.00"]);
  for (const line of lines.slice(1)) await line.put("paid");
  expect(await shown()).toEqual(["600.00", null]);
  await lines[0]?.put("paid");
  expect(await shown()).toEqual(["600.00", "600.00"]);
  // Decided and paid this month, it counts from the next one.
  await database.db.execute(sql`update reimbursements set decided_at = now() where sanctioned_paise = 10000 and scheme = 'exhibition'`);
  await database.db.execute(sql`update payment_lines set paid_on = (now() at time zone 'Asia/Kolkata')::date`);
  expect(await shown(contextOf(opened.services, nobody))).toEqual(["0.00", "0.00"]);
  expect(await shown()).toEqual(["600.00", "600.00"]);
});

it("lists export figures with their source, the newest year first, by product line and in Hindi", async () => {
  await seedContent(opened.services);
  const all = await readExportFigures(visitor, { search: {} });
  expect(all.rows.map(({ year, line, exports }) => [year, line, exports])).toEqual([
    ["2024-25", "All medical devices", "4014"],
    ["2022-23", "Consumables and disposables", "1600"],
    ["2018-19", "All medical devices", "2138"],
  ]);
  const on = (instant: string) => ({ ...visitor, now: () => new Date(instant) });
  // The newest year of all rows counts, whatever the address asks for. The year ends in India.
  const older = { search: { search: "2018-19" } };
  expect((await readExportFigures(on("2025-03-31T18:29:59Z"), older)).yearOver).toBeNull();
  expect((await readExportFigures(on("2025-03-31T18:30:00Z"), older)).yearOver).toBe("2024-25");
  const largest = await readExportFigures(visitor, { search: { sort: "-exports", search: "lok sabha" } });
  expect(largest.rows.map(({ exports }) => exports)).toEqual(["4014", "2138"]);
  const hindi = await readExportFigures({ ...visitor, language: "hi" }, { search: { search: "उपभोज्य" } });
  expect(hindi.rows).toMatchObject([{ imports: "1100", country: null, writtenIn: "hi" }]);
});

it("the home page shows the figures that staff publish, each with its source, and says when their year is over", async () => {
  await seedContent(opened.services);
  const council = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
  const publish = async (input: SaveContentInput) => {
    const { id, version } = await saveContent(council, input);
    await publishContent(council, { id, version, publishFrom: null, publishUntil: null });
  };
  const marketOn = async (instant: string, language: "en" | "hi" = "en") =>
    (await readHome({ ...visitor, language, now: () => new Date(instant) }, { month: undefined })).market;
  const [lastMoment, yearAfter] = ["2026-03-31T18:29:59Z", "2026-03-31T18:30:00Z"];
  const drawn = async () => (await marketOn(yearAfter)).charts.map(({ key, oldest, newest }) => [key, newest.line, oldest.year, newest.year]);
  expect(await drawn()).toEqual([
    ["exports", "All medical devices", "2018-19", "2024-25"],
    ["balance", "Consumables and disposables", "2022-23", "2022-23"],
  ]);
  expect((await marketOn(lastMoment)).yearOver).toBe("2024-25");
  expect((await marketOn(yearAfter, "hi")).headlines).toMatchObject([
    { title: "कुल निर्यात", figure: "4 बिलियन अमेरिकी डॉलर", writtenIn: "hi" },
    { title: "कुल मूल्यांकन" },
    { figure: "15%" },
    { figure: "150+" },
  ]);

  const source = { source: "Answer 1200 of 24 July 2026", sourceAddress: "https://sansad.in/ls", checkedOn: "2026-11-20" };
  await publish({
    kind: "export-figure",
    fields: { title: "All medical devices", year: "2025-26", exports: "4,500.5", imports: "9000", ...source },
  });
  await publish({ kind: "headline-figure", fields: { title: "Member firms", figure: "123+", period: "2025-26", ...source } });
  expect(await drawn()).toEqual([
    ["exports", "All medical devices", "2018-19", "2025-26"],
    ["balance", "All medical devices", "2025-26", "2025-26"],
    ["balance", "Consumables and disposables", "2022-23", "2022-23"],
  ]);
  expect((await marketOn(lastMoment)).yearOver).toBeNull();
  // The new entries have no Hindi: the line is the same one.
  const hindi = await marketOn(yearAfter, "hi");
  expect(hindi.yearOver).toBe("2025-26");
  expect(hindi.charts[0]).toMatchObject({
    oldest: { line: "सभी चिकित्सा उपकरण", writtenIn: "hi" },
    newest: { line: "All medical devices", exports: "4500.5", ...source, writtenIn: "en" },
  });
  expect(hindi.headlines[0]).toMatchObject({ title: "Member firms", figure: "123+", period: "2025-26", ...source, writtenIn: "en" });
});
