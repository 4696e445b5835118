import { flaggedItemId } from "#domain/reimbursements/deficiencies.ts";
import { findDocument } from "#domain/reimbursements/derive.ts";
import { newPaperName } from "#domain/reimbursements/further-papers.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { counted, figureColumn, figureText, largest, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { countDeficiencies, type DeficiencyCount } from "#db/queries/reports.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { scopeOf, type ReportInput } from "./report-input.ts";

/** A document that the scheme does not have any more keeps its wire name. */
function documentName({ scheme, fieldName }: DeficiencyCount): string {
  if (fieldName === null) return "The whole reimbursement";
  if (flaggedItemId(fieldName) !== undefined) return "A cost";
  if (fieldName === newPaperName) return "Further paper";
  return findDocument(schemeOf(scheme), fieldName)?.field.label ?? fieldName;
}

/**
 * How often each document was found deficient, most often first.
 * @source issue of the back office, "Reports"
 */
export async function reportDeficiencies(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const rows = (await countDeficiencies(ctx.db, scopeOf(actor, input))).map((row) => ({
    name: documentName(row),
    scheme: schemeOf(row.scheme).typeLabel,
    deficiencies: row.deficiencies,
    reimbursements: row.reimbursements,
    unanswered: row.unanswered,
  }));
  const total = rows.reduce((sum, { deficiencies }) => sum + deficiencies, 0);
  const most = largest(rows, (row) => row.deficiencies);
  return {
    kind: "deficiencies",
    columns: [
      nameColumn("name", "Document"),
      nameColumn("scheme", "Scheme"),
      figureColumn("deficiencies", "Deficiencies"),
      plainFigureColumn("reimbursements", "Reimbursements"),
      plainFigureColumn("unanswered", "Without an answer"),
    ],
    rows,
    summary:
      total === 0
        ? "No deficiency was shared."
        : `${counted(total, "deficiency", "deficiencies")}${most === undefined ? "." : `; most often "${most.name}" (${most.scheme}) with ${figureText(most.deficiencies)}.`}`,
  };
}
