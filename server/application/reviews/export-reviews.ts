import type { z } from "zod";
import { council } from "#domain/council.ts";
import type { CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { dueStateLabels } from "#domain/reimbursements/due-state.ts";
import { partyNames } from "#domain/reimbursements/party-names.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { maxSheetRows, type ReviewOffice } from "#domain/reviews/list-filter.ts";
import { outcomeWords } from "#domain/rules/sentences.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { selectListedIds, selectReviewIds, selectReviewRowsByIds } from "#db/queries/reviews.ts";
import { invalid } from "#domain/errors.ts";
import type { AppContext } from "../../context.ts";
import { writeTextSheet } from "../../infra/text-sheet.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { amountCells } from "../reimbursements/amount-cells.ts";
import { SchemeKindInput } from "../reimbursements/inputs.ts";
import { reviewFilterOf, ReviewFilters } from "./list-reviews.ts";
import { listedAnswers, presentListRow, type ReviewListRow } from "./present-list-row.ts";

export const ExportReviewsInput = ReviewFilters.extend({ scheme: SchemeKindInput });
export type ExportReviewsInput = z.output<typeof ExportReviewsInput>;

type Listed = { readonly scheme: ExportReviewsInput["scheme"]; readonly ids: readonly string[] };
/** The rows of a filter, or only these of the office's claims, in this order. */
type ExportedRows = ExportReviewsInput | Listed;

const rowsAtOnce = 500;

/** The council's list as a spreadsheet. @throws invalid (`too_many_rows`) */
export async function exportReviewsXlsx(ctx: AppContext, input: ExportReviewsInput): Promise<{ name: string; bytes: Uint8Array }> {
  authorize(ctx.actor, "reviews.export");
  return exportSheetFor(ctx, "council", input);
}

/** The council's list of one scheme as it is filtered and sorted, with the three amounts in rupees. @source desks-and-more.md 2 */
export async function exportReviews(ctx: AppContext, input: ExportReviewsInput): Promise<CsvFile> {
  authorize(ctx.actor, "reviews.export");
  return exportFor(ctx, "council", input);
}

/** The list of one scheme for the council or the officer. The rows are those at the beginning of the download, each as it is when it is sent. */
export async function exportFor(ctx: AppContext, office: ReviewOffice, input: ExportedRows): Promise<CsvFile> {
  return exported(ctx, office, input);
}

/** The same as a spreadsheet. @throws invalid (`too_many_rows`: more than a spreadsheet has) */
export async function exportSheetFor(ctx: AppContext, office: ReviewOffice, input: ExportedRows): Promise<{ name: string; bytes: Uint8Array }> {
  const file = await exported(ctx, office, input, maxSheetRows);
  const rows: (string | number)[][] = [];
  for await (const row of file.rows) rows.push(row.map((cell) => cell ?? "").map((cell) => (typeof cell === "boolean" ? String(cell) : cell)));
  const amountColumns = file.header.flatMap((label, at) => (label.endsWith(", Rs") ? [at] : []));
  const numbered = rows.map((row) => row.map((cell, at) => (amountColumns.includes(at) && cell !== "" ? Number(cell) : cell)));
  const bytes = await writeTextSheet({ name: "Reimbursements", header: file.header, rows: numbered, amountColumns });
  return { name: file.name.replace(/\.csv$/, ".xlsx"), bytes };
}

/** @param atMost with more rows nothing is exported, and nothing is recorded */
async function exported(ctx: AppContext, office: ReviewOffice, input: ExportedRows, atMost = Infinity): Promise<CsvFile> {
  const { scheme, ...rows } = input;
  const ids =
    "ids" in rows
      ? await selectListedIds(ctx.db, { office, scheme, ids: rows.ids })
      : await selectReviewIds(ctx, reviewFilterOf(ctx, office, scheme, rows));
  if (ids.length > atMost) throw invalid("too_many_rows", reviewMessages.tooManyRows(atMost));
  await recordAuditInOwnTransaction(ctx, { event: "export.reimbursements", detail: { scheme, rows: ids.length } });
  const { listColumn, listLabel } = schemeOf(scheme);
  const name = [council.slug, "reimbursements", ...listLabel.toLowerCase().split(" "), calendarDateInIndia(ctx.now())].join("-");
  return {
    name: `${name}.csv`,
    header: [...header.slice(0, 3), ...(listColumn === undefined ? [] : [listColumn.label]), ...header.slice(3)],
    rows: rowsOf(ctx, office, { scheme, ids }),
  };
}

const header = [
  "Claim no.",
  "Firm name",
  "Application status",
  "Contact person name",
  "Email",
  "Phone no.",
  "Days waiting",
  "Submitted on",
  "Claimed, Rs",
  "Recommended, Rs",
  "Sanctioned, Rs",
  "Due by",
  "Owner",
  "Age, days",
  "With whom",
  "Target",
  "On hold until",
  "Rules",
];

async function* rowsOf(ctx: AppContext, office: ReviewOffice, { scheme, ids }: Listed): AsyncGenerator<readonly (string | number | null)[]> {
  const hasListed = schemeOf(scheme).listColumn !== undefined;
  for (let place = 0; place < ids.length; place += rowsAtOnce) {
    const rows = await selectReviewRowsByIds(ctx.db, ids.slice(place, place + rowsAtOnce), listedAnswers(scheme));
    for (const row of rows) yield cellsOf(presentListRow(row, { reader: office, now: ctx.now() }), hasListed);
  }
}

const cellsOf = (row: ReviewListRow, hasListed: boolean): readonly (string | number | null)[] => [
  row.id,
  row.firmName,
  row.status,
  ...(hasListed ? [row.listedAnswer ?? ""] : []),
  row.contactName,
  row.contactEmail,
  row.contactPhone,
  row.withWhom === "nobody" ? null : row.daysWaiting,
  row.submittedAt === undefined ? null : formatIndianDate(calendarDateInIndia(row.submittedAt)),
  ...amountCells(row),
  row.dueOn === undefined ? null : formatIndianDate(row.dueOn),
  row.owner?.name ?? null,
  row.ageDays ?? null,
  partyNames[row.withWhom],
  row.dueState === undefined ? null : dueStateLabels[row.dueState],
  row.dueState === "held" && row.heldUntil !== undefined ? formatIndianDate(row.heldUntil) : null,
  row.ruleOutcome === null ? null : outcomeWords[row.ruleOutcome],
];
