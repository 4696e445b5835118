import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bookingKey, insertBookings, selectBalances, type LedgerBooking } from "#db/queries/ledger.ts";
import { ledgerCloses, ledgerEntries, ledgerTransactions } from "#db/schema/ledger.ts";
import { violatedConstraint } from "#db/connection/transact.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createPaymentActors, createPaymentLine, type PaymentActors } from "../support/payments.ts";
import { openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let actors: PaymentActors;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  actors = await createPaymentActors(opened.services);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const booking = (key: string, values: Partial<LedgerBooking> = {}): LedgerBooking => ({
  kind: "grant",
  scheme: "plant",
  occurredOn: "2026-06-01",
  key: bookingKey("grant", key),
  amountPaise: 1_000_00,
  postedBy: actors.preparer.userId,
  postedAt: new Date(),
  ...values,
});
const book = (...bookings: LedgerBooking[]) => opened.services.db.transaction((tx) => insertBookings(tx, bookings));
const constraintOf = (work: Promise<unknown>) =>
  work.then(
    () => "committed",
    (error: unknown) => violatedConstraint(error) ?? String(error),
  );

it("books two entries that are zero together, and the same key once", async () => {
  await book(booking("one"));
  await book(booking("one", { amountPaise: 5 }));
  expect(await selectBalances(opened.services.db, { scheme: "plant", throughOn: "2026-06-01" })).toEqual(
    new Map([
      ["available", 1_000_00],
      ["grant_received", -1_000_00],
    ]),
  );
});

it("commits no transaction that is not zero, and none without entries", async () => {
  const { db } = opened.services;
  const bare = booking("bare");
  const alone = db.transaction((tx) => tx.insert(ledgerTransactions).values(bare));
  expect(await constraintOf(alone)).toBe("ledger_zero_sum");
  const oneSided = db.transaction(async (tx) => {
    const ids = await insertBookings(tx, [booking("sided")]);
    const transactionId = [...ids.values()][0] ?? "";
    await tx.insert(ledgerEntries).values({ transactionId, account: "paid", amountPaise: 1, scheme: "plant", occurredOn: "2026-06-01" });
  });
  expect(await constraintOf(oneSided)).toBe("ledger_zero_sum");
});

it("row 43: cannot be changed or emptied, by the role of the application or another", async () => {
  const { db } = opened.services;
  for (const statement of ["update ledger_entries set amount_paise = 1", "delete from ledger_transactions", "truncate payment_history"])
    await expect(db.execute(sql.raw(statement))).rejects.toThrow();
  expect(await db.$count(ledgerTransactions, eq(ledgerTransactions.key, "grant one"))).toBe(1);
});

it("takes nothing more in a closed period", async () => {
  const by = { preparedBy: actors.preparer.userId, preparedAt: new Date(), closedBy: actors.approver.userId, closedAt: new Date() };
  await opened.services.db.insert(ledgerCloses).values({ throughOn: "2026-04-30", ...by });
  await expect(book(booking("late", { occurredOn: "2026-04-30" }))).rejects.toMatchObject({
    kind: "conflict",
    code: "period_closed",
    message: "The ledger is closed for 30-04-2026. Choose a day after the last close.",
  });
  await book(booking("open", { occurredOn: "2026-05-01" }));
});

it("has the sanction of a new payment line", async () => {
  const { line } = await createPaymentLine(opened.services, { actors, scheme: "exhibition", amountPaise: 12_345_67 });
  expect(line.state).toBe("papers_complete");
  expect((await selectBalances(opened.services.db, { scheme: "exhibition", throughOn: "2026-12-31" })).get("sanctioned")).toBe(12_345_67);
});
