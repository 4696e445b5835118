import type { z } from "zod";
import { council } from "#domain/council.ts";
import type { CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { ReviewOffice } from "#domain/reviews/list-filter.ts";
import { selectReviewIds, selectReviewRowsByIds } from "#db/queries/reviews.ts";
import type { AppContext } from "../../context.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { amountCells } from "../reimbursements/amount-cells.ts";
import { SchemeKindInput } from "../reimbursements/inputs.ts";
import { reviewFilterOf, ReviewFilters } from "./list-reviews.ts";
import { listedAnswers, presentListRow, type ReviewListRow } from "./present-list-row.ts";

export const ExportReviewsInput = ReviewFilters.extend({ scheme: SchemeKindInput });
export type ExportReviewsInput = z.output<typeof ExportReviewsInput>;

const rowsAtOnce = 500;

/** The council's list of one scheme as it is filtered and sorted, with the three amounts in rupees. @source desks-and-more.md 2 */
export async function exportReviews(ctx: AppContext, input: ExportReviewsInput): Promise<CsvFile> {
  authorize(ctx.actor, "reviews.export");
  return exportFor(ctx, "council", input);
}

/** The list of one scheme for the council or the officer. The rows are those at the beginning of the download, each as it is when it is sent. */
export async function exportFor(ctx: AppContext, office: ReviewOffice, { scheme, ...filters }: ExportReviewsInput): Promise<CsvFile> {
  const ids = await selectReviewIds(ctx, reviewFilterOf(ctx, office, scheme, filters));
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
];

type Listed = { readonly scheme: ExportReviewsInput["scheme"]; readonly ids: readonly string[] };

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
];
