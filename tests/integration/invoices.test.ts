import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectInvoiceBalances } from "#db/queries/invoice-ledger.ts";
import { invoices } from "#db/schema/invoices.ts";
import { mail } from "#db/schema/mail.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createFirm, createMember } from "../support/factories.ts";
import { createFeeTable, createInvoice, createInvoiceActors, createInvoiceSettings, type InvoiceActors } from "../support/invoices.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import type { StoredFeeTable } from "#server/application/invoices/issue-invoice.ts";

let database: TestDatabase;
let opened: TestServices;
let actors: InvoiceActors;
let preparer: AppContext;
let table: StoredFeeTable;
const at = (day: string) => () => new Date(`${day}T06:00:00Z`);

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  actors = await createInvoiceActors(opened.services);
  preparer = { ...contextOf(opened.services, actors.preparer), now: at("2026-11-24") };
  table = await createFeeTable(opened.services, "2026-27");
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: unknown) => error,
  );

describe("issuing an invoice", () => {
  it("is refused until the council's GST data is entered", async () => {
    const firm = await createFirm(opened.services);
    expect(await refusal(createInvoice(preparer, table, firm.id))).toMatchObject({ kind: "conflict", code: "no_gst_settings" });
    await createInvoiceSettings(opened.services);
  });

  it("numbers without gaps, books what is owed, and writes to the firm", async () => {
    const { firm, user } = await createMember(opened.services);
    const before = (await selectInvoiceBalances(opened.services.db)).get("receivable") ?? 0;
    const row = await createInvoice(preparer, table, firm.id);
    const second = await createInvoice(preparer, table, (await createFirm(opened.services)).id);
    expect(row.number).toMatch(/^INV\/26-27\/\d{6}$/);
    expect(Number(second.number.slice(-6))).toBe(Number(row.number.slice(-6)) + 1);
    // A firm of Maharashtra is in another state than the council.
    expect(row).toMatchObject({ stateCode: "27", cgstPaise: 0, sgstPaise: 0, igstPaise: row.totalPaise - row.taxablePaise, dueOn: "2026-12-24" });
    expect((await selectInvoiceBalances(opened.services.db)).get("receivable")).toBe(before + row.totalPaise + second.totalPaise);
    const [sent] = await opened.services.db.select().from(mail).where(eq(mail.userId, user.id));
    expect(sent).toMatchObject({ kind: "invoice_issued", params: { subject: row.number, date: "24-12-2026" } });
  });

  it("leaves no gap after a transaction that failed, and doubles nothing", async () => {
    const firm = await createFirm(opened.services);
    const first = await createInvoice(preparer, table, firm.id);
    expect(await refusal(createInvoice(preparer, table, firm.id))).toMatchObject({ code: "invoice_exists" });
    const next = await createInvoice(preparer, table, (await createFirm(opened.services)).id);
    expect(Number(next.number.slice(-6))).toBe(Number(first.number.slice(-6)) + 1);
    expect(await opened.services.db.$count(invoices, eq(invoices.firmId, firm.id))).toBe(1);
  });

  it("halves the tax in the council's own state", async () => {
    const firm = await createFirm(opened.services, { gstNo: "not registered", address: "Plot 4, Sector 63, Noida, Uttar Pradesh" });
    const row = await createInvoice(preparer, table, firm.id);
    expect(row).toMatchObject({ stateCode: "09", firmGstin: null, igstPaise: 0 });
    expect(row.cgstPaise).toBe(row.sgstPaise);
    expect(row.cgstPaise + row.sgstPaise + row.taxablePaise).toBe(row.totalPaise);
  });

  it("is refused where the state is not known, and for a year that is over", async () => {
    const unknown = await createFirm(opened.services, { gstNo: "nothing", address: "Main Road 1" });
    expect(await refusal(createInvoice(preparer, table, unknown.id))).toMatchObject({ code: "state_unknown" });
    const firm = await createFirm(opened.services);
    const later = { ...preparer, now: at("2027-04-01") };
    expect(await refusal(createInvoice(later, table, firm.id))).toMatchObject({ code: "year_over" });
  });
});
