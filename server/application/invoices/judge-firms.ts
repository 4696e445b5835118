import { placeOfSupply } from "#domain/invoices/invoice-amounts.ts";
import { priceFor, type DeclaredExports, type PricedBand } from "#domain/invoices/invoice-band.ts";
import { exportsCountFrom, lapsedBefore, type RunVerdict } from "#domain/invoices/run-verdicts.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { selectDeclaredExports } from "#db/queries/declared-exports.ts";
import type { InvoiceSettingsRow } from "#db/queries/invoice-settings.ts";
import { selectChosenBands, selectFirmPlaces, selectInvoicesOfYear } from "#db/queries/invoices.ts";
import type { FirmRow } from "#db/queries/members.ts";
import { councilStateOf, type StoredFeeTable } from "./issue-invoice.ts";

/** A firm as a yearly run sees it, with the address on record. `number`: of the invoice that it has already. */
export type JudgedFirm = {
  readonly firm: FirmRow;
  readonly verdict: RunVerdict;
  readonly band: PricedBand | undefined;
  /** The band that the office chose, also one that the fee table does not have any more. */
  readonly chosenBand: string | undefined;
  readonly stateCode: string | undefined;
  readonly declared: DeclaredExports | undefined;
  readonly number: string | undefined;
};

/** What a run of a year does with some firms; the preview and the run itself ask here. */
export async function judgeFirms(
  db: Db | Tx,
  firms: readonly FirmRow[],
  { feeTable, settings }: { readonly feeTable: StoredFeeTable; readonly settings: InvoiceSettingsRow },
): Promise<JudgedFirm[]> {
  const { financialYear } = feeTable;
  const firmIds = firms.map(({ id }) => id);
  const [invoices, chosen, declared, places] = await Promise.all([
    selectInvoicesOfYear(db, { firmIds, financialYear }),
    selectChosenBands(db, { firmIds, financialYear }),
    selectDeclaredExports(db, { firmIds, fromOn: exportsCountFrom(financialYear), saidBy: "all" }),
    selectFirmPlaces(db, firmIds),
  ]);
  return firms.map((row) => {
    const firm = { ...row, ...places.get(row.id) };
    const number = invoices.get(firm.id)?.number;
    const choice = chosen.get(firm.id);
    const stateCode = placeOfSupply(firm, councilStateOf(settings));
    const facts = { firm, declared: declared.get(firm.id), number, stateCode, chosenBand: choice?.bandLabel };
    const band = priceFor(feeTable, { chosen: choice, declared: facts.declared });
    return { ...facts, band, verdict: verdictOf({ ...facts, band }, financialYear) };
  });
}

type Facts = Omit<JudgedFirm, "verdict">;

/** A band that the office chose also renews a membership that is long over. */
function verdictOf({ firm, number, band, stateCode, chosenBand }: Facts, financialYear: string): RunVerdict {
  const isChosen = chosenBand !== undefined;
  if (number !== undefined) return "has_invoice";
  if (!isChosen && firm.membershipEndOn < lapsedBefore(financialYear)) return "lapsed";
  if (band === undefined) return isChosen ? "band_gone" : "no_exports";
  if (band.feeInr <= 0) return "no_fee";
  return stateCode === undefined ? "no_state" : "invoice";
}
