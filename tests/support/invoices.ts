import type { StaffActor } from "#domain/accounts/actor.ts";
import { priceFor, type PricedBand } from "#domain/invoices/invoice-band.ts";
import { startingFees } from "#domain/members/starting-fees.ts";
import { findPublishedFees, insertFeeTable } from "#db/queries/fee-tables.ts";
import { updateInvoiceSettings } from "#db/queries/invoice-settings.ts";
import type { InvoiceRow } from "#db/queries/invoices.ts";
import { transact } from "#db/connection/transact.ts";
import { issueInvoice, type NewInvoiceOf, type StoredFeeTable } from "#server/application/invoices/issue-invoice.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createStaffActor } from "./factories.ts";

export type InvoiceActors = { readonly preparer: StaffActor; readonly approver: StaffActor };

/** Two users of the council who count as two people. */
export const createInvoiceActors = async (services: Services): Promise<InvoiceActors> => ({
  preparer: await createStaffActor(services, "EPCMD_ADMIN", ["invoices.prepare"]),
  approver: await createStaffActor(services, "EPCMD_ADMIN", ["invoices.approve"]),
});

/** The council's GST data, in Uttar Pradesh; 27 as the first digits is another state. */
export const testSettings = {
  legalName: "Export Promotion Council for Medical Devices",
  address: "Greater Noida, Uttar Pradesh",
  gstin: "09AAATE1234F1Z5",
  sac: "999511",
  bankDetails: "Account 000000000000, Demonstration Bank, Greater Noida",
  dueDays: 30,
};

export const createInvoiceSettings = ({ db }: Services): Promise<void> =>
  db.transaction((tx) => updateInvoiceSettings(tx, { ...testSettings, changedAt: new Date() }));

/** A published fee table of a year, with the fees that the product brings. */
export async function createFeeTable({ db }: Services, financialYear: string, fees = startingFees.fees): Promise<StoredFeeTable> {
  await db.transaction((tx) =>
    insertFeeTable(tx, {
      financialYear,
      number: 1,
      state: "published",
      fees,
      sourceName: "Decision of the committee",
      preparedAt: new Date(),
      publishedAt: new Date(),
    }),
  );
  const table = await findPublishedFees(db, financialYear);
  if (table === undefined) throw new Error("no fee table");
  return table;
}

/** The first band of a table. */
export function firstBand(table: StoredFeeTable): PricedBand {
  const label = table.bands[0]?.label ?? "";
  const band = priceFor(table, { chosen: { bandLabel: label, reason: "test" } });
  if (band === undefined) throw new Error("no band");
  return band;
}

/** An invoice for a firm in the first band of a table. */
export const createInvoice = (ctx: AppContext, feeTable: StoredFeeTable, firmId: string, values: Partial<NewInvoiceOf> = {}): Promise<InvoiceRow> =>
  transact(ctx, (tx) => issueInvoice(tx, ctx, { firmId, kind: "membership", feeTable, band: firstBand(feeTable), ...values }));
