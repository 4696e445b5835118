import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import type { AppContext } from "#server/context.ts";
import { checkExchangeRates, importExchangeRates } from "#server/application/rules/import-exchange-rates.ts";
import { listExchangeRates } from "#server/application/rules/list-exchange-rates.ts";
import { removeExchangeRate } from "#server/application/rules/remove-exchange-rate.ts";
import { saveExchangeRate } from "#server/application/rules/save-exchange-rate.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createStaffActor } from "../support/factories.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let council: AppContext;
let dgft: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  council = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
  dgft = contextOf(opened.services, await createStaffActor(opened.services, "DGFT_ADMIN"));
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const usd = { currency: " usd ", onDate: "31-03-2026", rate: " 1083.125 ", source: "A bank's list" };
const header = "currency,date,rate,source";

it("a rate is stored to six places, and a correction replaces only the rate that was seen", async () => {
  expect(await saveExchangeRate(council, usd)).toEqual({ message: "The rate of USD for 31-03-2026 is saved: Rs 1083.125." });
  const corrected = { ...usd, rate: "83.123456" };
  for (const seen of [undefined, "84.000000"])
    await expect(saveExchangeRate(council, { ...corrected, ...(seen !== undefined && { seen }) })).rejects.toMatchObject({
      code: "rate_there",
      message: expect.stringContaining("Rs 1083.125000 (A bank's list)"),
      fields: { seen: ["1083.125000"] },
    });
  expect((await listExchangeRates(council, { currency: "USD" })).rows).toMatchObject([{ rate: "1083.125000" }]);
  expect((await saveExchangeRate(council, { ...corrected, seen: "1083.125000" })).message).toContain("Rs 83.123456, in place of Rs 1083.125000.");
  await saveExchangeRate(council, corrected);
  const { rows, currencies } = await listExchangeRates(council, { currency: "USD" });
  expect(rows).toMatchObject([{ currency: "USD", onDate: "2026-03-31", rate: "83.123456", source: "A bank's list" }]);
  expect(currencies).toEqual(["USD"]);
});

it.each([
  [{ currency: "XXX" }, "currency"],
  [{ currency: "INR" }, "currency"],
  [{ onDate: "31-02-2026" }, "onDate"],
  [{ onDate: "01-01-2999" }, "onDate"],
  [{ rate: "0" }, "rate"],
  [{ rate: "-1" }, "rate"],
  [{ rate: "1.1234567" }, "rate"],
  [{ rate: "1e5" }, "rate"],
  [{ rate: "83,12" }, "rate"],
  [{ rate: "83,125" }, "rate"],
  [{ source: " " }, "source"],
])("refuses %j and names the field %s", async (change, field) => {
  const refusal: unknown = await saveExchangeRate(council, { ...usd, ...change }).catch((error: unknown) => error);
  expect(JSON.stringify(refusal)).toContain(field);
});

it("is the council's alone", async () => {
  await expect(saveExchangeRate(dgft, usd)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(listExchangeRates(dgft, {})).rejects.toMatchObject({ kind: "forbidden" });
});

it("a list is checked row by row and imported as a whole or not at all", async () => {
  await saveExchangeRate(council, { currency: "EUR", onDate: "2026-04-30", rate: "91", source: "A bank" });
  const list = `Source;Rate;Date;Currency\nA bank;91.000000;30-04-2026;EUR\nA bank;92;31-05-2026;EUR\n;;;\nA bank;93;31-05-2026;eur\nA bank;x;31-06-2026;QQQ`;
  const { rows } = await checkExchangeRates(council, { list });
  expect(rows.map(({ rowNo, outcome }) => [rowNo, outcome])).toEqual([
    [2, "same"],
    [3, "new"],
    [5, "refused"],
    [6, "refused"],
  ]);
  expect(rows[2]).toMatchObject({ problems: { onDate: ["The same currency and day stand in row 3: keep one of them"] } });
  expect(Object.keys(rows[3]?.outcome === "refused" ? rows[3].problems : {})).toEqual(["currency", "onDate", "rate"]);
  await expect(importExchangeRates(council, { list })).rejects.toMatchObject({ code: "rates_refused" });
  expect((await listExchangeRates(council, { currency: "EUR" })).count).toBe(1);

  const commas = "currency;date;rate;source\nEUR;31-05-2026;92,125;A bank";
  expect((await checkExchangeRates(council, { list: commas })).rows).toMatchObject([
    { outcome: "refused", problems: { rate: [expect.any(String)] } },
  ]);

  const right = `${header}\nEUR,30-04-2026,91.5,A bank\nEUR,31-05-2026,92,A bank\nJPY,2026-05-31,0.58,A bank`;
  expect((await checkExchangeRates(council, { list: right })).rows[0]).toMatchObject({ outcome: "changed", before: "91.000000" });
  expect(await importExchangeRates(council, { list: right })).toEqual({ message: "3 rates are imported." });
  expect(await importExchangeRates(council, { list: right })).toEqual({ message: "Every rate of the list was saved already." });
  expect((await listExchangeRates(council, {})).rows.find(({ currency, onDate }) => currency === "EUR" && onDate === "2026-04-30")?.rate).toBe(
    "91.500000",
  );
});

it.each([
  ["", "rate_column_missing"],
  ["currency,date,rate\nUSD,01-01-2026,83", "rate_column_missing"],
  [header, "rates_empty"],
  [`${header}\nUSD,01-01-2026,83,"open`, "rates_unreadable"],
  [`${header}\n${"USD,01-01-2026,83,A bank\n".repeat(5_001)}`, "rates_too_many"],
])("refuses a list that cannot be taken: %#", async (list, code) => {
  await expect(checkExchangeRates(council, { list })).rejects.toMatchObject({ code });
});

it("an import after somebody else has saved a rate of the list needs another look", async () => {
  const list = `${header}\nCHF,2026-05-31,94,A bank\nCHF,2026-04-30,95,A bank`;
  const entered = (rate: string, seen?: string) =>
    saveExchangeRate(council, { currency: "CHF", onDate: "2026-05-31", rate, source: "A colleague", ...(seen !== undefined && { seen }) });
  const current = async () => (await listExchangeRates(council, { currency: "CHF" })).rows.map(({ rate }) => rate);
  const checked = await checkExchangeRates(council, { list });
  await entered("94.5");
  const input = { list, fingerprint: checked.fingerprint };
  await expect(importExchangeRates(council, input)).rejects.toMatchObject({ kind: "conflict", code: "rates_changed" });
  const again = await checkExchangeRates(council, { list });
  await entered("94.75", "94.500000");
  await expect(importExchangeRates(council, { list, fingerprint: again.fingerprint })).rejects.toMatchObject({ code: "rates_changed" });
  expect(await current()).toEqual(["94.750000"]);
  const { fingerprint } = await checkExchangeRates(council, { list });
  await importExchangeRates(council, { list, fingerprint });
  expect((await current()).toSorted()).toEqual(["94.000000", "95.000000"]);
  expect(await importExchangeRates(council, { list, fingerprint })).toEqual({ message: "Every rate of the list was saved already." });
});

it("two people who import the same day at once leave one rate, and neither fails", async () => {
  const listOf = (rate: number) => ({ list: `${header}\nGBP,2026-05-31,${rate},A bank` });
  await Promise.all([importExchangeRates(council, listOf(107)), importExchangeRates(council, listOf(108))]);
  expect((await listExchangeRates(council, { currency: "GBP" })).count).toBe(1);
});

it("of two people who import another rate of a day at once as they checked it, one has to look again", async () => {
  const listOf = (rate: number) => `${header}\nMYR,2026-05-31,${rate},A bank`;
  await importExchangeRates(council, { list: listOf(19) });
  const inputs = await Promise.all(
    [20, 21].map(async (rate) => ({ list: listOf(rate), ...(await checkExchangeRates(council, { list: listOf(rate) })) })),
  );
  const answers = await Promise.allSettled(inputs.map(({ list, fingerprint }) => importExchangeRates(council, { list, fingerprint })));
  expect(answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []))).toMatchObject([{ code: "rates_changed" }]);
  const [entry] = await database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.event, "exchangeRate.import"))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(entry?.detail).toMatchObject({ changed: 1, replaced: [expect.stringMatching(/^MYR 2026-05-31: 19\.000000 → 2[01]/)] });
});

it("of two people who save another rate of a new day at once, one is told of the other's", async () => {
  const saved = (rate: string) => saveExchangeRate(council, { currency: "NZD", onDate: "2026-05-31", rate, source: "A bank" });
  const answers = await Promise.allSettled([saved("51"), saved("52")]);
  expect(answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []))).toMatchObject([{ code: "rate_there" }]);
});

it("a rate of a wrong day is removed as it was seen", async () => {
  const wrong = { currency: "SGD", onDate: "2026-03-13", rate: "63.500000" };
  await saveExchangeRate(council, { ...wrong, source: "A bank" });
  await expect(removeExchangeRate(dgft, wrong)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(removeExchangeRate(council, { ...wrong, rate: "63.000000" })).rejects.toMatchObject({ code: "rate_not_found" });
  expect(await removeExchangeRate(council, wrong)).toEqual({ message: "The rate of SGD for 13-03-2026 is removed." });
  expect((await listExchangeRates(council, { currency: "SGD" })).count).toBe(0);
});
