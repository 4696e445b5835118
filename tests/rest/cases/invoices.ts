import { join } from "node:path";
import { calendarDateInIndia, financialYearLabel } from "#domain/dates.ts";
import type { InvoiceRow } from "#db/queries/invoices.ts";
import { createFeeTable, createInvoice, createInvoiceActors, createInvoiceSettings } from "../../support/invoices.ts";
import type { RestWorld } from "../../support/rest-world.ts";
import { contextOf } from "../../support/services.ts";
import type { Asked, CaseTable } from "./case.ts";

const byMember = async (world: RestWorld): Promise<Asked> => ({ token: await world.tokenOf("MEMBER") });

/** An invoice of the member's firm. */
const invoice = (world: RestWorld): Promise<InvoiceRow> =>
  world.once("invoice of the member", async () => {
    const { services, actors } = world;
    await createInvoiceSettings(services);
    const table = await createFeeTable(services, financialYearLabel(calendarDateInIndia(services.now())));
    const { preparer } = await createInvoiceActors(services);
    return createInvoice(contextOf(services, preparer), table, actors.member.firmId);
  });

const known = async (world: RestWorld): Promise<Asked> => ({ ...(await byMember(world)), params: { id: (await invoice(world)).id } });
const unknown = async (world: RestWorld): Promise<Asked> => ({ ...(await byMember(world)), params: { id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d79" } });

/** A server without room for another PDF and without those that were made already. */
const whileBusy = async (world: RestWorld): Promise<Asked> => {
  const at = await world.serverWithSandbox("without room or PDFs", { limits: { maxWaiting: 0 } }, join(world.services.config.dataDir, "no-pdfs"));
  return { ...(await known(world)), at };
};

export const invoiceCases: CaseTable = {
  getBepcmdMemberInvoices: {
    "200": async (world) => {
      await invoice(world);
      return byMember(world);
    },
  },
  getBepcmdMemberInvoicesById: { "200": known, "404 invoice_not_found": unknown },
  getBepcmdMemberInvoicesByIdPdf: { "200": known, "404 invoice_not_found": unknown, "503 busy": whileBusy },
};
