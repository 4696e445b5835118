import { findDocument, reviewDocuments } from "#domain/reimbursements/derive.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { counted, figureColumn, figureText, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { countFirstTimeRight } from "#db/queries/report-flow.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { schemesShown, scopeOf, type ReportInput } from "./report-input.ts";

/** In how many of the forwarded claims each document was right the first time, in the order of the schemes. @source desks-and-more.md 1 "Reports" */
export async function reportFirstTimeRight(ctx: AppContext, input: ReportInput): Promise<Report> {
  const actor = authorize(ctx.actor, "reports.reimbursements");
  const counts = await countFirstTimeRight(ctx.db, scopeOf(actor, input));
  const rows = schemesShown(input).flatMap((kind) => {
    const scheme = schemeOf(kind);
    const order = reviewDocuments(scheme).map(({ field }) => field.name);
    return counts
      .filter((count) => count.scheme === kind)
      .toSorted((one, other) => order.indexOf(one.fieldName) - order.indexOf(other.fieldName))
      .map(({ fieldName, received, right }) => ({
        name: findDocument(scheme, fieldName)?.field.label ?? fieldName,
        scheme: scheme.typeLabel,
        received,
        right,
        share: Math.floor((right * 100) / received),
      }));
  });
  const lowest = rows.toSorted((one, other) => one.share - other.share)[0];
  return {
    kind: "firstTimeRight",
    columns: [
      nameColumn("name", "Document"),
      nameColumn("scheme", "Scheme"),
      plainFigureColumn("received", "Reimbursements with it"),
      plainFigureColumn("right", "Right the first time"),
      figureColumn("share", "Right the first time, %"),
    ],
    rows,
    summary:
      lowest === undefined
        ? "Nothing was forwarded in this time."
        : lowest.share === 100
          ? "Every document was right the first time."
          : `Least often right is "${lowest.name}" (${lowest.scheme}): ${counted(lowest.right, "time")} of ${figureText(lowest.received)}.`,
  };
}
