import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { invoiceRuns, invoices } from "#db/schema/invoices.ts";
import { runInvoices } from "#server/application/invoices/run-invoices.ts";
import { previewRun, startInvoiceRun } from "#server/application/invoices/runs.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createFeeTable, createInvoiceActors, createInvoiceSettings } from "../support/invoices.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

const firms = 10_000;
const year = "2026-27";
const run = { hold: () => Promise.resolve(), finish: () => Promise.resolve() };
const longestMs = 180_000;

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");
/** Bytes of the heap that are in use after a collection. */
function usedHeap(): number {
  if (typeof collect === "function") collect();
  return process.memoryUsage().heapUsed;
}

let database: TestDatabase;
let opened: TestServices;
let preparer: AppContext;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  const { services } = opened;
  const actors = await createInvoiceActors(services);
  preparer = { ...contextOf(services, actors.preparer), now: () => new Date("2026-04-10T06:00:00Z") };
  await createInvoiceSettings(services);
  const table = await createFeeTable(services, year);
  await services.db.execute(sql`
    insert into firms (name, gst_no, address, membership_start_on, membership_end_on, contact_name, contact_email, contact_phone)
    select 'Firm ' || n, 'none ' || n, 'Plot ' || n || ', Pune, Maharashtra', '2025-04-01', '2026-03-31', 'Desk', 'desk-' || n || '@firm.example', '+91 98765 43210'
    from generate_series(1, ${firms}) n`);
  await services.db.execute(sql`
    insert into invoice_bands (firm_id, financial_year, band_label, reason, chosen_by, chosen_at)
    select id, ${year}, ${table.bands[0]?.label ?? ""}, 'measured', ${actors.preparer.userId}, now() from firms`);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

// @source issue of invoices: 10,000 firms under 3 minutes, memory flat
it("invoices 10,000 firms within three minutes, with flat memory", async () => {
  const { services } = opened;
  const { counts, totalPaise } = await previewRun(preparer, { year, page: 1, pageSize: 20 });
  expect(counts.invoice).toBe(firms);
  await startInvoiceRun(preparer, { year, expected: { invoices: firms, totalPaise } });
  const [started] = await services.db.select().from(invoiceRuns);
  const heapBefore = usedHeap();
  const begunAt = performance.now();
  await runInvoices({ ...systemContext(services), now: preparer.now }, { runId: started?.id ?? "" }, run);
  const tookMs = performance.now() - begunAt;
  const heapMb = Math.round((usedHeap() - heapBefore) / 1e6);
  process.stdout.write(`run of ${firms} invoices: ${Math.round(tookMs)} ms, heap grew by ${heapMb} MB\n`);
  expect(tookMs).toBeLessThan(longestMs);
  expect(heapMb).toBeLessThan(200);
  expect(await services.db.$count(invoices)).toBe(firms);
});
