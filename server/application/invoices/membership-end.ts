import { feeYearEnd } from "#domain/invoices/invoice-band.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectExtendingInvoices, updateInvoice, type InvoiceRow } from "#db/queries/invoices.ts";
import { lockFirm, updateFirmRow } from "#db/queries/members.ts";
import { enqueue } from "#db/outbox/enqueue.ts";

/**
 * A paid invoice extends the membership to the end of its year, 31 March. A membership that ends later already stays as it is; when the invoice of a
 * later year extended it, this year is what remains once that invoice is taken back.
 * @source desks-and-more.md 5 "a paid renewal moves the membership's end to the next 31 March"
 */
export async function extendMembership(tx: Tx, invoice: InvoiceRow): Promise<void> {
  const endOn = feeYearEnd(invoice.financialYear);
  const firm = await lockFirm(tx, invoice.firmId);
  if (firm.membershipEndOn < endOn) {
    await updateEnd(tx, firm.id, endOn);
    await updateInvoice(tx, invoice.id, { endBeforeOn: firm.membershipEndOn });
    return;
  }
  const later = (await selectExtendingInvoices(tx, firm.id)).find(
    ({ financialYear, endBeforeOn }) => endBeforeOn < endOn && endOn < feeYearEnd(financialYear),
  );
  if (later === undefined) return;
  await updateInvoice(tx, invoice.id, { endBeforeOn: later.endBeforeOn });
  await updateInvoice(tx, later.id, { endBeforeOn: endOn });
}

/**
 * Takes the extension back, if it was this invoice that brought it and nothing has changed it since. The invoice of a later year that extended the
 * membership from this end takes over the end before.
 */
export async function takeBackMembership(tx: Tx, invoice: InvoiceRow): Promise<void> {
  const { endBeforeOn } = invoice;
  if (endBeforeOn === null) return;
  const endOn = feeYearEnd(invoice.financialYear);
  const firm = await lockFirm(tx, invoice.firmId);
  await updateInvoice(tx, invoice.id, { endBeforeOn: null });
  for (const later of await selectExtendingInvoices(tx, firm.id)) if (later.endBeforeOn === endOn) await updateInvoice(tx, later.id, { endBeforeOn });
  if (firm.membershipEndOn === endOn) await updateEnd(tx, firm.id, endBeforeOn);
}

/** The rules ask whether a firm was a member on the day of its claims. */
async function updateEnd(tx: Tx, firmId: string, membershipEndOn: string): Promise<void> {
  await updateFirmRow(tx, firmId, { membershipEndOn });
  await enqueue(tx, "fill-amounts", { firmId });
}
