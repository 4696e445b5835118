import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { calendarDateInIndia, financialYearLabel } from "#domain/dates.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { callsOf, signInForCookie, type BenchCalls, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";
import { webDuring } from "./web-during.ts";

const firms = 10_000;
const pollMs = 100;

type Preview = {
  readonly counts: { readonly invoice: number };
  readonly totalPaise: number;
  readonly bands: readonly string[];
};
type Run = { readonly state: "running" | "done" | "failed" };

/** How much later the slowest hundredth of the pages comes while 10,000 firms are invoiced. */
export async function benchWebDuringInvoices(bench: BenchProduct): Promise<BenchRow[]> {
  const clerk = callsOf(bench.product.url, await signInForCookie(bench.product.url, demoAccounts.admin, "EPCMD_ADMIN"));
  const year = financialYearLabel(calendarDateInIndia(new Date()));
  return webDuring(bench, `${firms.toLocaleString("en-IN")} firms are invoiced`, async (round) => {
    await addFirms(bench, clerk, year, round);
    return () => invoiceAll(clerk, year);
  });
}

/** More members, with a band that was chosen for them. */
async function addFirms({ database: { db } }: BenchProduct, clerk: BenchCalls, year: string, round: number): Promise<void> {
  const { bands } = await clerk.query<Preview>("invoices.runs.preview", { year, page: 1, pageSize: 20 });
  await db.execute(sql`
    with added as (
      insert into firms (name, gst_no, address, membership_start_on, membership_end_on, contact_name, contact_email, contact_phone)
      select 'Firm ' || n, ${`none ${round} `} || n, 'Plot ' || n || ', Pune, Maharashtra', '2025-04-01', '2026-03-31', 'Desk', ${`desk-${round}-`} || n || '@firm.example', '+91 98765 43210'
      from generate_series(1, ${firms}) n returning id)
    insert into invoice_bands (firm_id, financial_year, band_label, reason, chosen_by, chosen_at)
    select added.id, ${year}, ${bands[0] ?? ""}, 'measured', users.id, now() from added, users where users.email = ${demoAccounts.admin}`);
}

/** Starts a run over what its preview says, and waits for its end. */
async function invoiceAll({ query, mutate }: BenchCalls, year: string): Promise<void> {
  const { counts, totalPaise } = await query<Preview>("invoices.runs.preview", { year, page: 1, pageSize: 20 });
  if (counts.invoice < firms) throw new Error(`only ${counts.invoice} firms are to be invoiced`);
  await mutate("invoices.runs.start", { year, expected: { invoices: counts.invoice, totalPaise } });
  for (;;) {
    const [newest] = await query<readonly Run[]>("invoices.runs.list", undefined);
    if (newest?.state === "done") return;
    if (newest?.state !== "running") throw new Error("the run failed");
    await wait(pollMs);
  }
}
