import { execFileSync } from "node:child_process";
import { read as readXlsx, utils } from "@e965/xlsx";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RuleTerms } from "#domain/rules/terms.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { bookingKey, insertBookings } from "#db/queries/ledger.ts";
import { firms } from "#db/schema/members.ts";
import { paymentHistory, paymentLines, sanctionOrders } from "#db/schema/payments.ts";
import { bookByHand } from "#server/application/payments/ledger/book-by-hand.ts";
import {
  exportCertificateCsv,
  exportCertificatePdf,
  exportCertificateXlsx,
  getCertificate,
} from "#server/application/payments/reports/certificate.ts";
import { paymentReports } from "#domain/payments/payment-reports.ts";
import {
  exportPaymentReport,
  getPaymentReport,
  getShownPaymentReport,
  PaymentReportInput,
} from "#server/application/payments/reports/payment-report.ts";
import { reverseBooking } from "#server/application/payments/ledger/reverse-booking.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createFirm, createMember, createStaffActor } from "../support/factories.ts";
import { createPaymentActors, createPaymentFile, createPaymentLine, type PaymentActors } from "../support/payments.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let actors: PaymentActors;
let council: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  actors = await createPaymentActors(opened.services);
  council = { ...contextOf(opened.services, actors.preparer), now: () => new Date("2026-11-24T06:00:00Z") };
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const grant = async (scheme: SchemeKind, occurredOn: string, amountPaise: number, reference: string) =>
  bookByHand(council, {
    kind: "grant",
    scheme,
    occurredOn,
    amountPaise,
    reference,
    referenceOn: occurredOn,
    fileId: await createPaymentFile(opened.services, actors.preparer.userId),
  });
const byHand = (kind: "interest" | "refund" | "refund_interest", occurredOn: string, amountPaise: number) =>
  bookByHand(council, { kind, scheme: "exhibition", occurredOn, amountPaise, reference: `${kind} ${occurredOn}` });

/** A line of a firm of a state, its order of a day. */
async function line(values: {
  gst: string;
  orderedOn: string;
  amountPaise: number;
  scheme?: SchemeKind;
  state?: "papers_complete" | "paid";
  payer?: "dgft_direct";
}) {
  const { actor: member } = await createMember(opened.services);
  const { gst, orderedOn, amountPaise, scheme = "product", state = "papers_complete", payer = "council" } = values;
  const { db } = opened.services;
  await db
    .update(firms)
    .set({ gstNo: `${gst}AAPFU${String(1000 + Math.floor(Math.random() * 9000))}F1Z5` })
    .where(eq(firms.id, member.firmId));
  const made = await createPaymentLine(opened.services, { actors, member, scheme, amountPaise, payer, hasAccount: false });
  await db.update(sanctionOrders).set({ orderedOn }).where(eq(sanctionOrders.id, made.orderId));
  if (state === "paid")
    await db.update(paymentLines).set({ state, reference: made.line.id, paidOn: orderedOn }).where(eq(paymentLines.id, made.line.id));
  return made.line;
}

it("GFR 12-A of a year by hand: 1,00,000 + 40 - 40 + 50,000 - 10,000 - 60,000 = 80,000, as page, csv, sheet and PDF", async () => {
  await grant("exhibition", "2025-06-10", 1_00_000_00, "K-11020/9/2025");
  await grant("exhibition", "2026-05-20", 50_000_00, "K-11020/1/2026");
  const wrong = await grant("exhibition", "2026-05-21", 7_00, "K-11020/2/2026");
  await reverseBooking(council, { transactionId: wrong.id, reason: "Typed twice" });
  await byHand("interest", "2026-06-30", 40_00);
  await byHand("refund_interest", "2026-07-10", 40_00);
  await byHand("refund", "2026-07-11", 10_000_00);
  const { line: paid } = await createPaymentLine(opened.services, { actors, scheme: "exhibition", amountPaise: 65_000_00, hasAccount: false });
  const of = { scheme: "exhibition" as const, lineId: paid.id, postedBy: null, postedAt: new Date() };
  await opened.services.db.transaction((tx) =>
    insertBookings(tx, [
      { ...of, kind: "send", occurredOn: "2026-10-10", amountPaise: 65_000_00, key: bookingKey("send", paid.id) },
      { ...of, kind: "pay", occurredOn: "2026-10-12", amountPaise: 65_000_00, key: bookingKey("pay", paid.id) },
      { ...of, kind: "recover", occurredOn: "2026-11-02", amountPaise: 5_000_00, key: bookingKey("recover", paid.id) },
    ]),
  );
  const form = await getCertificate(council, { scheme: "exhibition", year: "2026-27" });
  expect(form).toMatchObject({
    opening: { paise: 1_00_000_00 },
    interest: { paise: 40_00 },
    interestRefunded: { paise: 40_00 },
    balanceRefunded: { paise: 10_000_00 },
    grants: [{ reference: "K-11020/1/2026", amountPaise: 50_000_00 }],
    available: 1_40_000_00,
    expenditure: 60_000_00,
    closing: { paise: 80_000_00 },
    paidElsewhere: { paise: 0 },
    isClosed: false,
  });
  const { rows } = await exportCertificateCsv(council, { scheme: "exhibition", year: "2026-27" });
  const cells = [...(rows as Iterable<readonly string[]>)]; // made as an array
  expect(cells.find(([number]) => number === "4 (5)")?.[2]).toBe("140000.00");
  const sheet = Object.values(readXlsx((await exportCertificateXlsx(council, { scheme: "exhibition", year: "2026-27" })).bytes).Sheets)[0];
  expect(utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 }).find(([number]) => number === "4 (7)")).toEqual([
    "4 (7)",
    "Closing balance (5 - 6)",
    80_000,
  ]);
  const { name, bytes } = await exportCertificatePdf(council, { scheme: "exhibition", year: "2026-27" });
  expect(name).toBe("epcmd-gfr-12-a-exhibition-2026-27.pdf");
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes, encoding: "utf8" });
  for (const words of [
    /Utilisation certificate for the year 2026-27/,
    /4 \(1\) +Unspent balance of grants of earlier years +1,00,000\.00/,
    /4 \(4\) +Grants received during the year +50,000\.00/,
    /4 \(6\) +Expenditure incurred +60,000\.00/,
    /6 \(iii\) +Grants position at the end of the year +80,000\.00/,
    /K-11020\/1\/2026 +20-05-2026 +20-05-2026 +50,000\.00/,
    /the year is not closed yet/,
    /Head of Finance, EPCMD/,
  ])
    expect(text).toMatch(words);
  expect(text).not.toContain("K-11020/2/2026");
});

it("arrears stand under the age of their order, by firm, and narrow by state, year, scheme and payer", async () => {
  for (const [gst, orderedOn, rupees] of [
    ["27", "2026-10-25", 1_000],
    ["27", "2026-10-24", 2_000],
    ["28", "2026-09-24", 3_000],
    ["37", "2026-08-25", 4_000],
    ["29", "2026-03-31", 5_000],
  ] as const)
    await line({ gst, orderedOn, amountPaise: rupees * 100 });
  await line({ gst: "29", orderedOn: "2026-10-01", amountPaise: 900_00, state: "paid" });
  await line({ gst: "29", orderedOn: "2026-10-01", amountPaise: 800_00, payer: "dgft_direct" });
  const totals = async (values: Omit<PaymentReportInput, "kind">) => {
    const { rows } = await getPaymentReport(council, { kind: "arrears", scheme: "product", ...values });
    const { cells } = rows.at(-1) ?? { cells: {} };
    return ["age0", "age1", "age2", "age3"].map((key) => Number(cells[key] ?? 0) / 100);
  };
  expect(await totals({})).toEqual([1_000, 2_800, 3_000, 9_000]);
  expect(await totals({ payer: "council" })).toEqual([1_000, 2_000, 3_000, 9_000]);
  expect(await totals({ state: "37" })).toEqual([0, 0, 3_000, 4_000]);
  expect(await totals({ year: "2025-26" })).toEqual([0, 0, 0, 5_000]);
  expect(await totals({ year: "2019-20" })).toEqual([0, 0, 0, 0]);
  const { summary } = await getPaymentReport(council, { kind: "arrears", scheme: "product" });
  expect(summary).toBe("Rs 15,800.00 is not paid; Rs 9,000.00 of it is older than 90 days.");
  const file = await exportPaymentReport(council, { kind: "arrears", scheme: "product", state: "29" });
  expect(file.header).toEqual(["Firm", "Payments", "0 to 30 days, Rs", "31 to 60 days, Rs", "61 to 90 days, Rs", "Over 90 days, Rs", "Not paid, Rs"]);
  expect([...(file.rows as Iterable<readonly unknown[]>)].at(-1)).toEqual(["All firms", 2, "0.00", "800.00", "0.00", "5000.00", "5800.00"]);
});

it("a report names only the filters that it has, and says which do not apply", async () => {
  const nameOf = async (kind: "arrears" | "commitments" | "forecast") =>
    (await exportPaymentReport(council, { kind, scheme: "plant", year: "2026-27", state: "29", payer: "council" })).name;
  expect(await nameOf("commitments")).toMatch(/^epcmd-commitments-against-grants-plant-2026-27-\d{4}-\d\d-\d\d\.csv$/);
  expect(await nameOf("forecast")).toMatch(/-plant-2026-27-29-\d{4}-/);
  expect(await nameOf("arrears")).toMatch(/-plant-2026-27-29-council-\d{4}-/);
  for (const { filters, explanation } of Object.values(paymentReports)) {
    const said = /The filters? by (.*) do(?:es)? not apply\.$/.exec(explanation)?.[1]?.split(" and by ") ?? [];
    expect([...filters, ...said].toSorted()).toEqual(["payer", "scheme", "state", "year"]);
  }
});

it("payments are summed by scheme, year and state, with what is paid", async () => {
  const read = async (kind: "moneyByScheme" | "moneyByYear" | "moneyByState") =>
    (await getPaymentReport(council, { kind, scheme: "product" })).rows.map(({ cells }) => [
      cells["name"],
      cells["sanctionedPaise"],
      cells["paidPaise"],
      cells["unpaidPaise"],
    ]);
  expect(await read("moneyByScheme")).toEqual([["Product", 16_700_00, 900_00, 15_800_00]]);
  expect(await read("moneyByYear")).toEqual([
    ["2025-26", 5_000_00, 0, 5_000_00],
    ["2026-27", 11_700_00, 900_00, 10_800_00],
    ["All", 16_700_00, 900_00, 15_800_00],
  ]);
  expect(await read("moneyByState")).toEqual([
    ["Maharashtra", 3_000_00, 0, 3_000_00],
    ["Andhra Pradesh", 7_000_00, 0, 7_000_00],
    ["Karnataka", 6_700_00, 900_00, 5_800_00],
    ["All", 16_700_00, 900_00, 15_800_00],
  ]);
});

it("commitments are what sanctions promise of the money that is left, with the entries behind them", async () => {
  const { rows } = await getPaymentReport(council, { kind: "commitments", scheme: "exhibition" });
  expect(rows).toMatchObject([
    {
      cells: {
        grant_received: 1_50_000_00,
        paid: 65_000_00,
        recovered: 5_000_00,
        refunded: 10_040_00,
        funds: 80_000_00,
        committed: 0,
        available: 80_000_00,
      },
      entries: { paid: { scheme: "exhibition", view: "paid", to: "2026-11-24" } },
    },
  ]);
  await createPaymentLine(opened.services, { actors, scheme: "exhibition", amountPaise: 12_000_00, hasAccount: false });
  await createPaymentLine(opened.services, { actors, scheme: "exhibition", amountPaise: 77_000_00, payer: "dgft_direct", hasAccount: false });
  const [after] = (await getPaymentReport(council, { kind: "commitments", scheme: "exhibition" })).rows;
  expect(after?.cells).toMatchObject({ funds: 80_000_00, committed: 12_000_00, available: 68_000_00 });
  const [ended] = (await getPaymentReport(council, { kind: "commitments", scheme: "exhibition", year: "2025-26" })).rows;
  expect(ended?.cells).toMatchObject({ funds: 1_00_000_00, committed: 0 });
});

/** A line whose documents were complete at an instant. */
async function complete(at: string, amountPaise: number, { gst = "33", scheme = "plant" as SchemeKind } = {}): Promise<string> {
  const { id } = await line({ gst, orderedOn: "2026-10-01", amountPaise, scheme });
  await opened.services.db
    .insert(paymentHistory)
    .values({ lineId: id, action: "complete_documents", fromState: "papers_asked", toState: "papers_complete", at: new Date(at) });
  return id;
}

it("the forecast counts the target days from complete documents, and names what has no month", async () => {
  const { db } = opened.services;
  await complete("2026-11-20T00:00:00+05:30", 100_00);
  // A batch that the payment was taken out of does not move it.
  const lineId = await complete("2026-01-05T00:00:00+05:30", 200_00);
  const back = { action: "remove_from_batch", fromState: "in_batch", toState: "papers_complete" } as const;
  await db.insert(paymentHistory).values({ ...back, lineId, at: new Date("2026-11-20T00:00:00+05:30") });
  await db
    .update(paymentLines)
    .set({ state: "withheld" })
    .where(eq(paymentLines.id, await complete("2026-11-20T00:00:00+05:30", 300_00)));
  await db
    .update(paymentLines)
    .set({ state: "sanctioned" })
    .where(eq(paymentLines.id, await complete("2026-11-20T00:00:00+05:30", 400_00)));
  const { rows, summary } = await getPaymentReport(council, { kind: "forecast", scheme: "plant" });
  expect(rows.map(({ cells }) => [cells["name"], cells["paise"]])).toEqual([
    ["November 2026", 200_00],
    ["January 2027", 100_00],
    ["No month: papers are not complete", 400_00],
    ["No month: withheld", 300_00],
  ]);
  expect(summary).toMatch(/^Rs 1,000.00 is to be paid. A payment is expected by the target days of the rules in force/);
});

it("the forecast takes the target days of the version of each scheme that holds today", async () => {
  await complete("2026-11-20T00:00:00+05:30", 100_25, { gst: "34", scheme: "product" });
  await complete("2026-11-20T23:59:59+05:30", 100_50, { gst: "34", scheme: "product" });
  await complete("2026-11-20T00:00:00+05:30", 250_00, { gst: "34", scheme: "plant" });
  const publish = (effectiveFrom: string, days: Pick<RuleTerms["targetDays"], "council" | "counts">) =>
    publishRule(opened.services, { scheme: "product", effectiveFrom, terms: { chosenBy: "filed", targetDays: { dgft: 30, reply: 21, ...days } } });
  const months = async () =>
    (await getPaymentReport(council, { kind: "forecast", state: "34" })).rows.map(({ cells }) => [cells["name"], cells["lines"], cells["paise"]]);
  // 10-12-2026 by the version; for plants, which have none, 45 days: 04-01-2027.
  await publish("2026-04-01", { council: 20 });
  expect(await months()).toEqual([
    ["December 2026", 2, 200_75],
    ["January 2027", 1, 250_00],
  ]);
  // The 30th calendar day is 20-12-2026, the 30th working day 01-01-2027.
  await publish("2026-05-01", { council: 30 });
  expect((await months())[0]).toEqual(["December 2026", 2, 200_75]);
  await publish("2026-06-01", { council: 30, counts: "working_days" });
  expect(await months()).toEqual([["January 2027", 3, 450_75]]);
});

it("a page has the 100 firms with the largest arrears, the sum and the number of firms; the csv has all", async () => {
  const { orderId, reimbursementId, state, stateSince } = await line({ gst: "35", orderedOn: "2026-10-25", amountPaise: 1_00 });
  for (let n = 2; n <= 101; n += 1) {
    const { id: firmId } = await createFirm(opened.services, { gstNo: `35BBPFU${1000 + n}F1Z5` });
    await opened.services.db
      .insert(paymentLines)
      .values({ orderId, reimbursementId, firmId, instalment: n, amountPaise: n * 1_00, state, stateSince });
  }
  const input = { kind: "arrears", state: "35" } as const;
  const { rows, rowCount } = await getShownPaymentReport(council, input);
  expect(rowCount).toBe(101);
  expect(rows.map(({ cells }) => cells["total"])).toEqual([...Array.from({ length: 100 }, (_, at) => (101 - at) * 1_00), 5_151_00]);
  expect([...((await exportPaymentReport(council, input)).rows as Iterable<unknown>)]).toHaveLength(102); // made as an array
});

it("the reports need the right to read the accounts", async () => {
  const bare = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN", ["payments.prepare"]));
  await expect(getPaymentReport(bare, { kind: "arrears" })).rejects.toMatchObject({ kind: "forbidden" });
  await expect(getCertificate(bare, { scheme: "product", year: "2026-27" })).rejects.toMatchObject({ kind: "forbidden" });
  await expect(exportCertificatePdf(bare, { scheme: "product", year: "2026-27" })).rejects.toMatchObject({ kind: "forbidden" });
  expect(PaymentReportInput.safeParse({ kind: "arrears", state: "99" }).error?.issues).toMatchObject([{ message: "Choose a state from the list" }]);
  expect(PaymentReportInput.safeParse({ kind: "arrears", year: "2026-28" }).success).toBe(false);
});
