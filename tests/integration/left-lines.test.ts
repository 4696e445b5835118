import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findIsLineLeft } from "#db/queries/invoice-bank.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { planOf } from "../support/plans.ts";
import { recordedOn } from "../support/recorded-statements.ts";

let database: TestDatabase;
let owner: postgres.Sql;
const id = randomUUID();
const day = "2026-11-20";
const dayAfter = "2026-11-21";

/** Some years of payments and lines in little, of one amount, as a fee is. */
beforeAll(async () => {
  database = await createTestDatabase();
  owner = postgres(database.url, { max: 1, onnotice: () => {}, connection: { session_replication_role: "replica" } });
  await owner`insert into invoice_payments (invoice_id, firm_id, receipt_number, source, amount_paise, applied_paise, paid_on, reference, recorded_by, recorded_at)
    select ${id}, ${id}, 'R' || n, 'bank_file', 700, 700, ${day}, 'PAID' || n, ${id}, now() from generate_series(1, 5000) n`;
  await owner`insert into invoice_bank_lines (bank_file_id, paid_on, amount_paise, reference, narration, problem, dismissed_by, dismissed_at, dismissed_reason)
    select ${id}, ${day}, 700, 'OTHER' || n, '', '-', ${id}, now(), 'Interest' from generate_series(1, 5000) n`;
  await owner`vacuum analyze invoice_payments, invoice_bank_lines`;
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

type Payment = { reference: string; amount?: number; paidOn?: string; source?: string; takenBack?: "before" | "after" };
const dismissedAt = "2026-11-25T06:00:00Z";
const takenBackAt = { before: "2026-11-24T06:00:00Z", after: "2026-11-26T06:00:00Z" };

async function addLine(reference: string, isDismissed: boolean): Promise<string> {
  const dismissed = isDismissed ? { dismissed_by: id, dismissed_at: dismissedAt, dismissed_reason: "Rent" } : {};
  const line = { bank_file_id: id, paid_on: day, amount_paise: 900, reference, narration: "", problem: "-", ...dismissed };
  const [row] = await owner<{ id: string }[]>`insert into invoice_bank_lines ${owner(line)} returning id`;
  return row?.id ?? "";
}

async function addPayment({ reference, amount = 900, paidOn = day, source = "by_hand", takenBack }: Payment): Promise<void> {
  const reversed = takenBack && { reversed_by: randomUUID(), reversed_at: takenBackAt[takenBack], reversal_reason: "Wrong" };
  const of = { invoice_id: id, firm_id: id, receipt_number: randomUUID(), recorded_by: id, recorded_at: dismissedAt };
  await owner`insert into invoice_payments ${owner({ ...of, source, reference, amount_paise: amount, applied_paise: 0, paid_on: paidOn, ...reversed })}`;
}

// Each line has 9.00 of one day.
const cases: readonly (readonly [what: string, isLeft: boolean, line: string, payments: readonly Payment[], dismissed?: "dismissed"])[] = [
  ["nothing is recorded", true, "A1", []],
  ["the payment has its reference in other capitals, on another day", false, "Ab2", [{ reference: "aB2", paidOn: dayAfter }]],
  ["another amount is recorded", true, "A3", [{ reference: "A3", amount: 800 }]],
  ["the payment is taken back", true, "A4", [{ reference: "A4", takenBack: "after" }]],
  ["the payment has the suffix -2", false, "Ab5", [{ reference: "aB5-2" }]],
  ["the payment has the suffix -9", false, "A6", [{ reference: "A6-9" }]],
  ["the payment has the suffix -10, which is none", true, "A7", [{ reference: "A7-10" }]],
  ["the payment with a suffix is of another day", true, "A8", [{ reference: "A8-2", paidOn: dayAfter }]],
  ["the line itself ends as with a suffix", false, "A9-3", [{ reference: "a9-3", paidOn: dayAfter }]],
  ["the line itself ends as with a suffix, and the payment has one more", false, "A10-3", [{ reference: "A10-3-2" }]],
  ["the payment is of the line without its end", true, "A11-3", [{ reference: "A11" }]],
  [
    "its parts are recorded",
    false,
    "A12",
    [
      { reference: "A12", amount: 400 },
      { reference: "a12-2", amount: 500 },
    ],
  ],
  [
    "its parts are of two days",
    true,
    "A13",
    [
      { reference: "A13", amount: 400 },
      { reference: "A13-2", amount: 500, paidOn: dayAfter },
    ],
  ],
  [
    "a part is taken back",
    true,
    "A14",
    [
      { reference: "A14", amount: 400 },
      { reference: "A14-2", amount: 500, takenBack: "after" },
    ],
  ],
  [
    "a part is credit",
    true,
    "CREDIT",
    [
      { reference: "CREDIT", amount: 400, source: "credit" },
      { reference: "CREDIT-2", amount: 500 },
    ],
  ],
  ["credit of its amount has its reference", false, "A15", [{ reference: "A15", source: "credit" }]],
  ["it is dismissed", false, "A16", [], "dismissed"],
  ["a payment was taken back before it was dismissed", false, "A17", [{ reference: "A17", takenBack: "before" }], "dismissed"],
  ["a payment was taken back since", true, "A18", [{ reference: "a18", takenBack: "after", paidOn: dayAfter }], "dismissed"],
  ["a payment with a suffix was taken back since", true, "A19", [{ reference: "a19-9", takenBack: "after" }], "dismissed"],
  ["one with a suffix of another day was", false, "A20", [{ reference: "A20-9", takenBack: "after", paidOn: dayAfter }], "dismissed"],
  ["one of another amount was", false, "A21", [{ reference: "A21", takenBack: "after", amount: 800 }], "dismissed"],
];
const named = cases.map(([what, isLeft, line, payments, dismissed]) => ({ what, isLeft, line, payments, isDismissed: dismissed !== undefined }));
it.each(named)("a line, where $what, is left: $isLeft", async ({ isLeft, line, payments, isDismissed }) => {
  const lineId = await addLine(line, isDismissed);
  for (const payment of payments) await addPayment(payment);
  expect(await database.db.transaction((tx) => findIsLineLeft(tx, lineId))).toBe(isLeft);
});

it("is asked without reading all payments and lines", async () => {
  const { db, statements } = recordedOn(owner);
  const lineId = await addLine("B1", true);
  await db.transaction((tx) => findIsLineLeft(tx, lineId));
  const nodes = (await Promise.all(statements.map((statement) => planOf(owner, statement)))).flat();
  expect(nodes.map((node) => node["Index Name"])).toContain("invoice_payments_without_suffix_index");
  expect(nodes.filter((node) => node["Node Type"] === "Seq Scan")).toEqual([]);
});
