import { z } from "zod";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import { council } from "#domain/council.ts";
import { notFound } from "#domain/errors.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { taxText } from "#domain/reimbursements/payment-text.ts";
import { nothingProved, provedRows } from "#domain/reimbursements/proved-facts.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { capRows, claimedText, costText, rateDayText, sourced } from "#domain/reimbursements/sheet-table.ts";
import { rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import { rupee } from "#domain/rules/currencies.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { writeTextSheet } from "../../infra/text-sheet.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import type { SheetLineView } from "../reimbursements/amounts-view.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";
import { presentReimbursement } from "../reimbursements/present-reimbursement.ts";
import { readClaim } from "../reimbursements/read-claim.ts";
import type { ReimbursementView } from "../reimbursements/view.ts";
import { getVisibleReimbursement } from "./visible-reimbursement.ts";

export const ComputationInput = z.object({ reimbursementId: ReimbursementId });
export type ComputationInput = z.output<typeof ComputationInput>;

/** A reimbursement with its computation sheet, as this reader may see it. @throws not_found */
export async function getComputation(ctx: AppContext, { reimbursementId }: ComputationInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "dossiers.get");
  return present(ctx, actor, await getVisibleReimbursement(ctx.db, actor, reimbursementId));
}

/**
 * The computation sheet as a spreadsheet: one row for each item, then the totals. What the reader may not see yet is blank.
 * @throws not_found (a claim without items, too)
 * @source money.md 5
 */
export async function exportComputation(ctx: AppContext, { reimbursementId }: ComputationInput): Promise<{ name: string; bytes: Uint8Array }> {
  const actor = authorize(ctx.actor, "files.read");
  const view = await present(ctx, actor, await getVisibleReimbursement(ctx.db, actor, reimbursementId));
  const { sheet } = view;
  if (sheet === undefined) throw notFound("not_found", amountMessages.noSheet);
  const subject = { kind: "reimbursement", id: view.id } as const;
  await recordAuditInOwnTransaction(ctx, { event: "export.computation", subject, detail: { items: sheet.lines.length } });
  const bytes = await writeTextSheet({
    name: view.id,
    header: columns.map(({ label }) => label),
    rows: [...sheet.lines.map((line, place) => columns.map(({ show }) => show(line, { view, place }))), ...totalRows(view)],
    amountColumns: columns.flatMap(({ isAmount }, at) => (isAmount === true ? [at] : [])),
  });
  return { name: `${council.slug}-computation-${view.id}.xlsx`, bytes };
}

const present = async (ctx: AppContext, actor: SignedInActor, row: ReimbursementRow): Promise<ReimbursementView> =>
  presentReimbursement(await readClaim(ctx.db, ctx, row), actor, ctx);

type Cell = string | number;
type Column = {
  readonly label: string;
  readonly isAmount?: true;
  readonly show: (line: SheetLineView, at: { readonly view: ReimbursementView; readonly place: number }) => Cell;
};

/** Spreadsheets have no integer of paise: the number is exact to the paisa. */
const amountCell = (paise: Paise | null): Cell => (paise === null ? "" : Number(rupeesOf(paise)));

const columns: readonly Column[] = [
  { label: "No.", show: (_, { place }) => String(place + 1) },
  { label: "Cost", show: ({ item }, { view }) => costText(schemeOf(view.scheme), item) },
  { label: "Proof", show: ({ proof }) => proof },
  { label: "Claimed", show: ({ item }) => [claimedText(item), taxText(item)].filter(Boolean).join(", ") },
  { label: "Rate", show: ({ rate, item }) => (rate === undefined || item["currency"] === rupee ? "" : rate.rate) },
  { label: "Day of the rate", show: ({ rate, item }) => (rate === undefined || item["currency"] === rupee ? "" : rateDayText(item, rate)) },
  { label: "Claimed, Rs", isAmount: true, show: ({ claimedPaise }) => amountCell(claimedPaise) },
  { label: "Admissible, Rs", isAmount: true, show: ({ admissiblePaise }) => amountCell(admissiblePaise) },
  { label: "Share, percent", show: ({ sharePercent }) => sharePercent ?? "" },
  { label: "Cap, Rs", isAmount: true, show: ({ capPaise }) => amountCell(capPaise) },
  { label: "Recommended, Rs", isAmount: true, show: ({ recommendedPaise }) => amountCell(recommendedPaise) },
  { label: "Sanctioned, Rs", isAmount: true, show: ({ sanctionedPaise }) => amountCell(sanctionedPaise) },
  { label: "Rules and reasons", show: (line) => notesOf(line).join("\n") },
  {
    label: "Rule version and source",
    show: ({ ruleNumber, sources }) => [...(ruleNumber === undefined ? [] : [`Version ${ruleNumber}`]), ...sources].join("; "),
  },
];

/** Each rule's result with its source, then why less is given than claimed. */
function notesOf({ checks, reasons, sanctionReason }: SheetLineView): string[] {
  const sentences = checks.map(({ sentence }) => sentence);
  return [
    ...checks.map(({ sentence, source }) => sourced(sentence, source)),
    ...reasons.filter((reason) => !sentences.includes(reason)),
    ...(sanctionReason === null ? [] : [`Reason of DGFT: ${sanctionReason}`]),
  ];
}

/** Each total under the column of its amounts, then what is proved of the firm. */
function totalRows({ claimedPaise, recommendedPaise, sanctionedPaise, sheet }: ReimbursementView): Cell[][] {
  const totals: Readonly<Record<string, Paise | null>> = {
    "Claimed, Rs": claimedPaise,
    "Recommended, Rs": recommendedPaise,
    "Sanctioned, Rs": sanctionedPaise,
  };
  const years = sheet === undefined ? [] : capRows(sheet).map(({ label, paise }) => yearRow(label, paise));
  const proved = provedRows(sheet?.proved ?? nothingProved).map(({ label, value }) => columns.map((_, at) => (at === 1 ? `${label}: ${value}` : "")));
  return [columns.map(({ label }, at) => (at === 1 ? "Total" : amountCell(totals[label] ?? null))), ...years, ...proved];
}

const yearRow = (label: string, paise: Paise): Cell[] =>
  columns.map((column, at) => (at === 1 ? label : column.label === "Cap, Rs" ? amountCell(paise) : ""));
