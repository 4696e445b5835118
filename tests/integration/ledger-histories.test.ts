import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { certificateRows } from "#domain/payments/gfr12a-rows.ts";
import { ledgerKinds, ledgerMoves, type LedgerAccount } from "#domain/payments/ledger.ts";
import { recoveryDue, type RecoveryReceipt } from "#domain/payments/recovery-interest.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { insertBookings, selectAllBalances, type LedgerBooking } from "#db/queries/ledger.ts";
import { getCertificate, type CertificateView } from "#server/application/payments/reports/certificate.ts";
import { listTransactions } from "#server/application/payments/ledger/list-transactions.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createPaymentActors } from "../support/payments.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { isDeep } from "../support/tier.ts";
import { randomFrom } from "../faults/random.ts";

// Random histories of bookings and reversals, against sums that are counted apart: here in maps, and in SQL.

let database: TestDatabase;
let opened: TestServices;
let reader: AppContext;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  reader = contextOf(opened.services, (await createPaymentActors(opened.services)).preparer);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const histories = isDeep ? 100_000 : 100;
const bookingsOfHistory = 4;
const historiesAtOnce = isDeep ? 500 : 50;
const seed = isDeep ? Date.now() : 26_112_411;
const random = randomFrom(seed).next;
const pick = <T>(values: readonly [T, ...T[]] | readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("nothing to pick");
  return value;
};
const dayOf = (offset: number): string => new Date(Date.UTC(2023, 3, 1) + offset * 86_400_000).toISOString().slice(0, 10);

type Sums = Map<string, number>;
const add = (sums: Sums, scheme: SchemeKind, account: LedgerAccount, paise: number) =>
  sums.set(`${scheme} ${account}`, (sums.get(`${scheme} ${account}`) ?? 0) + paise);

it(
  `${histories} histories from seed ${seed} of bookings and reversals: balances are the recount, and all entries are zero together`,
  async () => {
    const { db } = opened.services;
    const expected: Sums = new Map();
    const by = { postedBy: null, postedAt: new Date() };
    for (let first = 0; first < histories; first += historiesAtOnce) {
      const made: LedgerBooking[] = [];
      for (let history = first; history < Math.min(histories, first + historiesAtOnce); history += 1)
        for (let place = 0; place < bookingsOfHistory; place += 1) {
          const amountPaise = 1 + Math.floor(random() * (random() < 0.1 ? 1e10 : 1e7));
          const key = `history ${history} ${place}`;
          made.push({ kind: pick(ledgerKinds), scheme: pick(schemeKinds), occurredOn: dayOf(Math.floor(random() * 1_300)), key, amountPaise, ...by });
        }
      const reversed = made.filter(() => random() < 0.2);
      await db.transaction(async (tx) => {
        const ids = await insertBookings(tx, made);
        const back = reversed.map((booking) => ({ ...booking, key: `back ${booking.key}`, reverses: ids.get(booking.key) ?? null }));
        // The same history once more books nothing.
        await insertBookings(tx, [...back, ...made.slice(0, 3)]);
      });
      for (const [bookings, sign] of [
        [made, 1],
        [reversed, -1],
      ] as const)
        for (const { kind, scheme, amountPaise } of bookings) {
          add(expected, scheme, ledgerMoves[kind].from, -sign * amountPaise);
          add(expected, scheme, ledgerMoves[kind].to, sign * amountPaise);
        }
    }
    const balances = await selectAllBalances(db, "2030-01-01");
    const counted = await db.execute<{ name: string; paise: string }>(sql`
    select e.scheme || ' ' || e.account as name, sum(e.amount_paise)::text as paise from ledger_entries e group by 1`);
    for (const { name, paise } of counted) expect([name, Number(paise)]).toEqual([name, expected.get(name)]);
    const read = [...balances].flatMap(([scheme, accounts]) => [...accounts].map(([account, paise]) => [`${scheme} ${account}`, paise] as const));
    expect(new Map(read)).toEqual(expected);
    const [whole] = await db.execute<{ sum: string; uneven: number; entries: number }>(sql`
    select sum(amount_paise)::text as sum, count(*)::int as entries,
      (select count(*)::int from (select 1 from ledger_entries group by transaction_id having sum(amount_paise) <> 0 or count(*) <> 2) odd) as uneven
    from ledger_entries`);
    expect(whole).toMatchObject({ sum: "0", uneven: 0 });
    expect(whole?.entries).toBeGreaterThan(histories * bookingsOfHistory * 2);
  },
  30 * 60_000,
);

it("GFR 12-A of these years adds up, continues from year to year, and every figure is the sum of the entries behind it", async () => {
  const years = ["2023-24", "2024-25", "2025-26", "2026-27"];
  for (const scheme of schemeKinds) {
    let before: CertificateView | undefined;
    for (const year of years) {
      const form = await getCertificate(reader, { scheme, year });
      const { opening, interest, interestRefunded, grantTotal, balanceRefunded, available, paid, recovered, expenditure, closing, grants } = form;
      expect(available).toBe(opening.paise + interest.paise - interestRefunded.paise + grantTotal.paise - balanceRefunded.paise);
      expect(expenditure).toBe(paid.paise - recovered.paise);
      expect(closing.paise).toBe(available - expenditure);
      expect(opening.paise).toBe(before?.closing.paise ?? 0);
      expect(form.openingInPayment.paise).toBe(before?.closingInPayment.paise ?? 0);
      expect(grants.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(grantTotal.paise);
      for (const { label, paise, entries } of certificateRows(form)) {
        if (entries === undefined || paise === undefined) continue;
        const { view, from, to, kind } = entries;
        const { sumPaise } = await listTransactions(reader, { scheme, view, to, ...(from && { from }), ...(kind && { kind }), pageSize: 1 });
        expect([label, sumPaise]).toEqual([label, paise]);
      }
      before = form;
    }
  }
});

it("the interest of recoveries is that of PostgreSQL's numeric, to the paisa", async () => {
  const cases = Array.from({ length: isDeep ? 20_000 : 500 }, () => {
    const amountPaise = 1 + Math.floor(random() * 1e11);
    const paid = Math.floor(random() * 400);
    const [first, on] = [paid + Math.floor(random() * 400), paid + 400 + Math.floor(random() * 900)];
    const principalPaise = Math.floor(random() * amountPaise);
    const receipts: RecoveryReceipt[] = [{ receivedOn: dayOf(first), principalPaise, interestPaise: 0 }];
    const interestPercent = pick(["15.00", "0", "12.5", "18.75", "9.99"]);
    const due = recoveryDue({ amountPaise, paidOn: dayOf(paid), interestPercent }, receipts, dayOf(on));
    return {
      amount: amountPaise,
      principal: principalPaise,
      percent: interestPercent,
      paid: dayOf(paid),
      first: dayOf(first),
      on: dayOf(on),
      due: due.interestPaise,
    };
  });
  const wrong = await opened.services.db.execute(sql`
    select * from jsonb_to_recordset(${JSON.stringify(cases)}::text::jsonb)
      as one(amount numeric, principal numeric, percent numeric, paid date, first date, "on" date, due numeric)
    where due <> round((amount * (first - paid) + (amount - principal) * ("on" - first)) * percent / 36500, 0)`);
  expect([...wrong]).toEqual([]);
});
