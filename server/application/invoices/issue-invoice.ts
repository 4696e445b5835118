import { formatIndianDate, daysAfter } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import { amountsOfFee, placeOfSupply, validGstin } from "#domain/invoices/invoice-amounts.ts";
import type { PricedBand } from "#domain/invoices/invoice-band.ts";
import { postingsOfInvoice } from "#domain/invoices/invoice-ledger.ts";
import type { InvoiceKind } from "#domain/invoices/invoice-states.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import { stateCodeOf } from "#domain/members/gst-states.ts";
import { isYearOver, type FeeTable } from "#domain/members/membership-fees.ts";
import type { MailLanguage } from "#domain/notifications/mail-languages.ts";
import type { Tx } from "#db/connection/client.ts";
import { violatedConstraint } from "#db/connection/transact.ts";
import { insertInvoiceBookings } from "#db/queries/invoice-ledger.ts";
import { lockNextNumbers } from "#db/queries/invoice-numbers.ts";
import { findInvoiceSettings, type InvoiceSettingsRow } from "#db/queries/invoice-settings.ts";
import { insertInvoices, selectFirmPlaces, selectInvoicesOfYear, type InvoiceRow, type NewInvoice } from "#db/queries/invoices.ts";
import { getFirmRow, type FirmRow } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { todayOf } from "../payments/ledger/ledger-input.ts";
import { notifyOfInvoices } from "./notify-of-invoices.ts";

/** A fee table with the id of its row. */
export type StoredFeeTable = FeeTable & { readonly id: string };

export type NewInvoiceOf = {
  readonly firmId: string;
  readonly kind: InvoiceKind;
  readonly feeTable: StoredFeeTable;
  readonly band: PricedBand;
  /** Of the email; English unless given. */
  readonly language?: MailLanguage;
};

/**
 * Issues one invoice within the transaction of the caller: its number, its row, the booking in the ledger, the audit entry and the
 * email to the firm. The number series stays locked until the commit, so call it late in the transaction.
 * @throws conflict (`no_gst_settings`; `year_over`; `state_unknown`; `no_fee`; `invoice_exists`: the firm has one for this year;
 *   `period_closed`); not_found (the firm)
 * @source desks-and-more.md 5
 */
export async function issueInvoice(tx: Tx, ctx: AppContext, invoice: NewInvoiceOf): Promise<InvoiceRow> {
  const settings = await getInvoiceSettings(tx);
  const { firmId, feeTable } = invoice;
  const firm = { ...(await getFirmRow(tx, firmId)), ...(await selectFirmPlaces(tx, [firmId])).get(firmId) };
  const standing = (await selectInvoicesOfYear(tx, { firmIds: [firmId], financialYear: feeTable.financialYear })).get(firmId);
  if (standing !== undefined) throw conflict("invoice_exists", invoiceMessages.hasInvoice(standing.number, feeTable.financialYear));
  const stateCode = placeOfSupply(firm, councilStateOf(settings));
  if (stateCode === undefined) throw conflict("state_unknown", invoiceMessages.noState);
  if (invoice.band.feeInr <= 0) throw conflict("no_fee", invoiceMessages.noFee);
  const [row] = await issueInvoices(tx, ctx, { ...invoice, settings, firms: [{ firm, band: invoice.band, stateCode }] });
  if (row === undefined) throw new Error("no invoice was issued");
  await recordAudit(tx, ctx, { event: "invoice.issue", subject: { kind: "invoice", id: row.id }, detail: { number: row.number } });
  return row;
}

export type InvoicesOf = {
  readonly kind: InvoiceKind;
  readonly feeTable: StoredFeeTable;
  readonly settings: InvoiceSettingsRow;
  readonly runId?: string;
  readonly language?: MailLanguage;
  /** With the address on record, see `selectFirmPlaces`. */
  readonly firms: readonly { readonly firm: FirmRow; readonly band: PricedBand; readonly stateCode: string }[];
};

/**
 * The same for many firms that are known to have no invoice of the year, in few statements. Writes no audit entry.
 * @throws conflict (`year_over`; `invoice_exists`; `period_closed`)
 */
export async function issueInvoices(tx: Tx, ctx: AppContext, { firms, ...shared }: InvoicesOf): Promise<InvoiceRow[]> {
  const issuedOn = todayOf(ctx);
  const { feeTable } = shared;
  if (isYearOver(feeTable, issuedOn)) throw conflict("year_over", invoiceMessages.yearOver(feeTable.financialYear));
  if (firms.length === 0) return [];
  const numbers = await lockNextNumbers(tx, "invoice", { dayOn: issuedOn, count: firms.length });
  const rows = await insertInvoices(
    tx,
    firms.map((one, place) => rowOf(ctx, shared, { ...one, number: numbers[place] ?? "", issuedOn })),
  ).catch((error: unknown) => {
    throw violatedConstraint(error) === "invoices_one_for_year"
      ? conflict("invoice_exists", invoiceMessages.hasInvoice("", feeTable.financialYear))
      : error;
  });
  await insertInvoiceBookings(
    tx,
    rows.map((row) => ({
      kind: "invoice",
      key: invoiceBookingKey(row.id),
      occurredOn: row.issuedOn,
      postings: postingsOfInvoice(row),
      reference: row.number,
      postedBy: row.issuedBy,
      postedAt: row.issuedAt,
    })),
  );
  await notifyOfInvoices(tx, { kind: "invoice_issued", at: ctx.now(), language: shared.language }, rows);
  return rows;
}

/** The key of the booking of an invoice. */
export const invoiceBookingKey = (invoiceId: string): string => `invoice ${invoiceId}`;

type Numbered = InvoicesOf["firms"][number] & { readonly number: string; readonly issuedOn: string };

function rowOf(ctx: AppContext, shared: Omit<InvoicesOf, "firms">, { firm, band, stateCode, number, issuedOn }: Numbered): NewInvoice {
  const { kind, feeTable, settings, runId } = shared;
  const amounts = amountsOfFee(band, stateCode === councilStateOf(settings));
  const { actor } = ctx;
  return {
    number,
    kind,
    firmId: firm.id,
    firmName: firm.name,
    firmAddress: firm.address ?? "",
    firmGstin: validGstin(firm.gstNo),
    stateCode,
    supplierName: settings.legalName,
    supplierAddress: settings.address,
    supplierGstin: settings.gstin,
    bankDetails: settings.bankDetails,
    isDemonstration: settings.isDemonstration,
    financialYear: feeTable.financialYear,
    feeTableId: feeTable.id,
    bandLabel: band.label,
    bandReason: band.reason,
    lines: [{ description: descriptionOf(feeTable, kind), sac: settings.sac, amountPaise: amounts.taxablePaise }],
    gstPercent: feeTable.gstPercent,
    ...amounts,
    issuedOn,
    dueOn: daysAfter(issuedOn, settings.dueDays),
    runId: runId ?? null,
    issuedBy: actor.kind === "user" ? actor.userId : null,
    issuedAt: ctx.now(),
  };
}

const descriptionOf = ({ financialYear, validUntilOn }: FeeTable, kind: InvoiceKind): string =>
  `${kind === "joining" ? "Membership subscription on joining" : "Annual membership subscription"} ${financialYear}, valid until ${formatIndianDate(validUntilOn)}`;

/** The GST data of the council. @throws conflict (`no_gst_settings`) */
export async function getInvoiceSettings(tx: Parameters<typeof findInvoiceSettings>[0]): Promise<InvoiceSettingsRow> {
  const settings = await findInvoiceSettings(tx);
  if (settings === undefined) throw conflict("no_gst_settings", invoiceMessages.noSettings);
  return settings;
}

/** The state of the council by its own GST number. */
export const councilStateOf = ({ gstin }: Pick<InvoiceSettingsRow, "gstin">): string => stateCodeOf(gstin) ?? gstin.slice(0, 2);
