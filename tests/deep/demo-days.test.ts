import { and, eq, ne } from "drizzle-orm";
import { expect, it } from "vitest";
import { calendarDateInIndia, financialYearLabel } from "#domain/dates.ts";
import { bandOf, feeTableOf } from "#domain/members/membership-fees.ts";
import { startingFees } from "#domain/members/starting-fees.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { findUserByEmail } from "#db/queries/accounts.ts";
import { selectDeclaredExports } from "#db/queries/declared-exports.ts";
import { selectPlayed } from "#db/queries/seed.ts";
import { circulars } from "#db/schema/circulars.ts";
import { reopenings } from "#db/schema/decisions.ts";
import { fairApplications, fairAttendance, fairs } from "#db/schema/fairs.ts";
import { invoices } from "#db/schema/invoices.ts";
import { membershipApplicationRemarks, membershipApplications } from "#db/schema/joining.ts";
import { firms } from "#db/schema/members.ts";
import { paymentBatches, sanctionOrders } from "#db/schema/payments.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { yearsOf } from "#server/application/joining/fee-of-year.ts";
import type { Services } from "#server/context.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { demoFirms } from "#server/seed/demo-firms.ts";
import { seed } from "#server/seed/seed.ts";
import { createTestDatabase } from "../support/database.ts";
import { openTestServices } from "../support/services.ts";

/** Works with the product's services on an empty database. */
async function onEmptyDatabase(env: Readonly<Record<string, string>>, work: (services: Services, url: string) => Promise<void>): Promise<void> {
  const database = await createTestDatabase();
  const opened = openTestServices(database, { SEED: "demo", ...env });
  try {
    await work(opened.services, database.url);
  } finally {
    await opened.close();
    await database.drop();
  }
}

// Memberships end on 31 March, claims are up to 52 days old, and rules and fees have their years.
it.each(["2027-03-31", "2027-04-01", "2027-04-10", "2027-05-22", "2028-02-29"])("the demonstration begins on %s", async (day) => {
  await onEmptyDatabase({ FRESH_LOOK_DAYS: "1" }, async (services, url) => {
    const { db } = services;
    const now = (): Date => new Date(`${day}T06:00:00Z`);
    expect(await seed({ ...services, now }, url)).toBe(true);
    expect((await selectPlayed(db)).size).toBeGreaterThan(9 * schemeKinds.length);
    // The numbers of a scheme follow the days on which its claims were begun.
    const claims = await db.select({ scheme: reimbursements.scheme, at: reimbursements.createdAt }).from(reimbursements).orderBy(reimbursements.id);
    for (const scheme of schemeKinds) {
      const begun = claims.filter((claim) => claim.scheme === scheme).map(({ at }) => at.toISOString());
      expect(begun).toEqual(begun.toSorted());
    }
    // Whose invoice of the year is not paid is no member, but for the firm that the README names: it has claims.
    const today = calendarDateInIndia(now());
    const unpaid = await db
      .select({ name: firms.name, endOn: firms.membershipEndOn })
      .from(invoices)
      .innerJoin(firms, eq(firms.id, invoices.firmId))
      .where(and(eq(invoices.kind, "membership"), eq(invoices.financialYear, financialYearLabel(today)), ne(invoices.state, "paid")));
    expect(unpaid.flatMap(({ name, endOn }) => (endOn >= today ? name : []))).toEqual([demoFirms[0]?.name]);
    expect(unpaid.length).toBeGreaterThan(1);
    // What fairs, claims and invoices say of a firm's exports is one figure.
    const exportsOf = new Map(demoFirms.map(({ gstNo, exportsInr }) => [gstNo, exportsInr]));
    const atFairs = await db
      .select({ gstNo: firms.gstNo, exportsInr: fairApplications.exportsInr, products: fairApplications.products })
      .from(fairApplications)
      .innerJoin(firms, eq(firms.id, fairApplications.firmId));
    expect(atFairs.filter(({ gstNo, exportsInr }) => exportsOf.get(gstNo) !== exportsInr)).toEqual([]);
    // A firm shows what it makes, and at no fair of another branch.
    const productOf = new Map(demoFirms.map(({ gstNo, product }) => [gstNo, product]));
    expect(atFairs.filter(({ gstNo, products }) => productOf.get(gstNo) !== products)).toEqual([]);
    expect((await db.select().from(fairs)).filter(({ title }) => /Dental|Labs|COMPAMED/.test(title))).toEqual([]);
    const ids = await db.select({ id: firms.id, gstNo: firms.gstNo }).from(firms);
    const declared = await selectDeclaredExports(db, { firmIds: ids.map(({ id }) => id), fromOn: "2026-01-01", saidBy: "all" });
    const ofDemo = ids.filter(({ id, gstNo }) => declared.has(id) && exportsOf.has(gstNo));
    expect(ofDemo.map(({ id }) => declared.get(id)?.paise)).toEqual(ofDemo.map(({ gstNo }) => (exportsOf.get(gstNo) ?? 0) * 100));
    expect(ofDemo).not.toEqual([]);
    const table = feeTableOf(financialYearLabel(today), startingFees.fees);
    const billed = await db.select().from(invoices).where(eq(invoices.kind, "membership"));
    const bandFor = (gstNo: string | null): string => bandOf(table, BigInt(exportsOf.get(gstNo ?? "") ?? 0) * 100n).label;
    expect(billed.map(({ bandLabel }) => bandLabel)).toEqual(billed.map(({ firmGstin }) => bandFor(firmGstin)));
    // Numbers and sentences name the years of their own days.
    const orders = await db.select().from(sanctionOrders);
    expect(orders.map(({ number }) => number.slice(-4))).toEqual(orders.map(({ orderedOn }) => orderedOn.slice(0, 4)));
    const asked = `Please send the one for ${yearsOf({ now }).exportYear}.`;
    expect((await db.select().from(membershipApplicationRemarks)).filter(({ remark }) => !remark.endsWith(asked))).toEqual([]);
  });
});

class Cut extends Error {}

/** Counts the transactions, and refuses those behind the last one. */
function cutAfter({ db, ...services }: Services, last: number): { readonly services: Services; readonly count: () => number } {
  let begun = 0;
  const transaction: typeof db.transaction = (work, config) => {
    begun += 1;
    if (begun > last) throw new Cut(`cut after ${last} transactions`);
    return db.transaction(work, config);
  };
  const cut = new Proxy(db, { get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name, target)) });
  return { services: { ...services, db: cut }, count: () => begun };
}

/** What a start leaves, as far as it does not depend on when it was cut off. */
async function outcomeOf({ db }: Services) {
  const applications = await db.select().from(membershipApplications);
  return {
    orders: (await db.select().from(sanctionOrders)).map(({ number }) => number).toSorted(),
    batches: (await db.select().from(paymentBatches)).map(({ state }) => state).toSorted(),
    fairs: (await db.select().from(fairs)).map(({ eventSlug, state }) => `${eventSlug} ${state}`).toSorted(),
    places: await db.$count(fairApplications),
    attended: await db.$count(fairAttendance),
    withdrawn: await db.$count(circulars, eq(circulars.state, "withdrawn")),
    joining: applications.map(({ email, state }) => `${email} ${state}`).toSorted(),
    undone: [...new Set((await db.select().from(reopenings).where(eq(reopenings.state, "confirmed"))).map(({ kind }) => kind))].toSorted(),
  };
}

it("the demonstration goes on after a start that was cut off at any moment", async () => {
  let total = 0;
  let expected: Awaited<ReturnType<typeof outcomeOf>> | undefined;
  await onEmptyDatabase({}, async (services, url) => {
    const whole = cutAfter(services, Infinity);
    await seed(whole.services, url);
    total = whole.count();
    expected = await outcomeOf(services);
  });
  const failed: string[] = [];
  for (let cut = 1; cut <= 8; cut += 1) {
    const last = Math.floor((total * (cut - Math.random())) / 8);
    await onEmptyDatabase({}, async (services, url) => {
      await expect(seed(cutAfter(services, last).services, url)).rejects.toBeInstanceOf(Cut);
      const again = await seed(services, url).catch((error: unknown) => error);
      if (again !== true) failed.push(`after ${last} of ${total}: ${again instanceof Error ? again.stack : String(again)}`);
      else {
        expect(await findUserByEmail(services.db, demoAccounts.buyer)).toBeDefined();
        expect(await outcomeOf(services), `after ${last} of ${total}`).toEqual(expected);
      }
    });
  }
  expect(failed).toEqual([]);
});
