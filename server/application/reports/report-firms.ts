import { firmStatuses, firmStatusValues } from "#domain/members/firm-status.ts";
import { indianDate } from "#domain/members/calendar.ts";
import { counted, figureColumn, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { countFirmsByStatus } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

/**
 * Member firms by the status of their login, and whether their membership is valid today.
 * @source issue of the back office, "Reports"; product.md "Firms and their status"
 */
export async function reportFirms(ctx: AppContext): Promise<Report> {
  authorize(ctx.actor, "reports.firms");
  const counts = await countFirmsByStatus(ctx.db, indianDate(ctx.now()));
  const rows = firmStatusValues.map((status) => {
    const ofStatus = (isValid: boolean) => counts.find((row) => row.status === status && row.isValid === isValid)?.count ?? 0;
    return { name: firmStatuses[status].label, valid: ofStatus(true), notValid: ofStatus(false), total: ofStatus(true) + ofStatus(false) };
  });
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const active = rows.find(({ name }) => name === firmStatuses.active.label)?.total ?? 0;
  return {
    kind: "firms",
    columns: [
      nameColumn("name", "Status"),
      figureColumn("valid", "Membership valid"),
      figureColumn("notValid", "Membership not valid"),
      plainFigureColumn("total", "Total"),
    ],
    rows,
    summary:
      total === 0 ? "There is no firm to count." : `${counted(total, "firm")}, of which ${active} ${active === 1 ? "has" : "have"} an active login.`,
  };
}
