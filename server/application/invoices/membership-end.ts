import { financialYearLabel } from "#domain/dates.ts";
import { feeYearEnd } from "#domain/invoices/invoice-band.ts";
import { firstDayOf, runOpensOn } from "#domain/invoices/run-verdicts.ts";
import type { Membership } from "#domain/members/membership.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectExtendingInvoices, updateInvoice, type ExtendingInvoice, type InvoiceRow } from "#db/queries/invoices.ts";
import { lockFirm, updateFirmRow, type FirmRow } from "#db/queries/members.ts";
import { enqueue } from "#db/outbox/enqueue.ts";

/**
 * A paid invoice extends the membership to the end of its year, 31 March; after a break the membership starts on the first day of that year. A
 * membership that ends later already keeps its end; when the invoice of a later year extended it, this year is what remains once that invoice is
 * taken back.
 * @source desks-and-more.md 5 "a paid renewal moves the membership's end to the next 31 March"
 */
export async function extendMembership(tx: Tx, invoice: InvoiceRow): Promise<void> {
  const endOn = feeYearEnd(invoice.financialYear);
  const firm = await lockFirm(tx, invoice.firmId);
  if (firm.membershipEndOn < endOn) {
    const before = { endBeforeOn: firm.membershipEndOn, startBeforeOn: firm.membershipStartOn };
    await updatePeriod(tx, firm.id, { membershipStartOn: startWith({ ...invoice, ...before }), membershipEndOn: endOn });
    await updateInvoice(tx, invoice.id, before);
    return;
  }
  const later = (await selectExtendingInvoices(tx, firm.id)).find(
    ({ financialYear, endBeforeOn }) => endBeforeOn < endOn && endOn < feeYearEnd(financialYear),
  );
  if (later === undefined) return;
  const { endBeforeOn, startBeforeOn } = later;
  await updateInvoice(tx, invoice.id, { endBeforeOn, startBeforeOn });
  const startOn = startBeforeOn === null ? null : startWith({ ...invoice, endBeforeOn, startBeforeOn });
  await moveBefore(tx, firm, later, { endBeforeOn: endOn, startBeforeOn: startOn });
}

/**
 * Takes the extension back, if it was this invoice that brought it and nothing has changed it since. The invoice of a later year that extended the
 * membership from this end takes over the start and the end before.
 */
export async function takeBackMembership(tx: Tx, invoice: InvoiceRow): Promise<void> {
  const { endBeforeOn, startBeforeOn } = invoice;
  if (endBeforeOn === null) return;
  const endOn = feeYearEnd(invoice.financialYear);
  const firm = await lockFirm(tx, invoice.firmId);
  await updateInvoice(tx, invoice.id, { endBeforeOn: null, startBeforeOn: null });
  for (const later of await selectExtendingInvoices(tx, firm.id))
    if (later.endBeforeOn === endOn) await moveBefore(tx, firm, later, { endBeforeOn, startBeforeOn });
  if (firm.membershipEndOn !== endOn) return;
  const isOver = firm.membershipStartOn > endBeforeOn;
  // An invoice of an earlier release stores no start: the first day of the year that ended then is never after its end.
  const startBefore = startBeforeOn ?? firstDayOf(financialYearLabel(endBeforeOn));
  await updatePeriod(tx, firm.id, { membershipStartOn: isOver ? startBefore : firm.membershipStartOn, membershipEndOn: endBeforeOn });
}

type Before = Pick<ExtendingInvoice, "endBeforeOn" | "startBeforeOn">;
type PaidYear = { readonly financialYear: string; readonly endBeforeOn: string; readonly startBeforeOn: string };

/**
 * The start of the membership that includes a paid year: that from before, or the first day of the year after a break. What ends in the March
 * before the year is unbroken: the year is invoiced and paid from then on.
 */
const startWith = ({ financialYear, endBeforeOn, startBeforeOn }: PaidYear): string =>
  endBeforeOn < runOpensOn(financialYear) ? firstDayOf(financialYear) : startBeforeOn;

/**
 * Gives an invoice another membership from before. The start with its year, where that moves, moves at the firm and at the invoices of later years;
 * one that was corrected since stays, and so does that of an invoice for which no start is stored.
 */
async function moveBefore(tx: Tx, firm: FirmRow, later: ExtendingInvoice, before: Before): Promise<void> {
  await updateInvoice(tx, later.id, before);
  if (later.startBeforeOn === null || before.startBeforeOn === null) return;
  const from = startWith({ ...later, startBeforeOn: later.startBeforeOn });
  const to = startWith({ financialYear: later.financialYear, endBeforeOn: before.endBeforeOn, startBeforeOn: before.startBeforeOn });
  if (from === to) return;
  for (const { id, financialYear, startBeforeOn } of await selectExtendingInvoices(tx, firm.id))
    if (financialYear > later.financialYear && startBeforeOn === from) await updateInvoice(tx, id, { startBeforeOn: to });
  if (firm.membershipStartOn === from && to <= firm.membershipEndOn)
    await updatePeriod(tx, firm.id, { membershipStartOn: to, membershipEndOn: firm.membershipEndOn });
}

/** The rules ask whether a firm was a member on the day of its claims. */
async function updatePeriod(tx: Tx, firmId: string, period: Membership): Promise<void> {
  await updateFirmRow(tx, firmId, period);
  await enqueue(tx, "fill-amounts", { firmId });
}
