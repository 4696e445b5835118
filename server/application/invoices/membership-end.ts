import { feeYearEnd } from "#domain/invoices/invoice-band.ts";
import type { Tx } from "#db/connection/client.ts";
import { updateInvoice, type InvoiceRow } from "#db/queries/invoices.ts";
import { lockFirm, updateFirmRow } from "#db/queries/members.ts";

/**
 * A paid invoice extends the membership to the end of its year, 31 March. A membership that ends later already stays as it is.
 * @source desks-and-more.md 5 "a paid renewal moves the membership's end to the next 31 March"
 */
export async function extendMembership(tx: Tx, invoice: InvoiceRow): Promise<void> {
  const endOn = feeYearEnd(invoice.financialYear);
  const firm = await lockFirm(tx, invoice.firmId);
  if (firm.membershipEndOn >= endOn) return;
  await updateFirmRow(tx, firm.id, { membershipEndOn: endOn });
  await updateInvoice(tx, invoice.id, { endBeforeOn: firm.membershipEndOn });
}

/** Takes the extension back, if it was this invoice that brought it and nothing has changed it since. */
export async function takeBackMembership(tx: Tx, invoice: InvoiceRow): Promise<void> {
  const { endBeforeOn } = invoice;
  if (endBeforeOn === null) return;
  const firm = await lockFirm(tx, invoice.firmId);
  await updateInvoice(tx, invoice.id, { endBeforeOn: null });
  if (firm.membershipEndOn === feeYearEnd(invoice.financialYear)) await updateFirmRow(tx, firm.id, { membershipEndOn: endBeforeOn });
}
