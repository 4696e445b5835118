import { firmStatuses, firmStatusValues } from "#domain/members/firm-status.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { membershipFilters, membershipFilterValues } from "#domain/members/membership.ts";
import { counted, figureColumn, figureText, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import { countFirmsByStatus } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

/**
 * Member firms by the status of their login and by their membership today.
 * @source issue of the back office, "Reports"; product.md "Firms and their status"
 */
export async function reportFirms(ctx: AppContext): Promise<Report> {
  authorize(ctx.actor, "reports.firms");
  const counts = await countFirmsByStatus(ctx.db, calendarDateInIndia(ctx.now()));
  const rows = firmStatusValues.map((status) => {
    const ofStatus = counts.filter((row) => row.status === status);
    const figures = membershipFilterValues.map((name) => [name, ofStatus.find(({ membership }) => membership === name)?.count ?? 0]);
    return { name: firmStatuses[status].label, ...Object.fromEntries(figures), total: ofStatus.reduce((sum, { count }) => sum + count, 0) };
  });
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const active = rows.find(({ name }) => name === firmStatuses.active.label)?.total ?? 0;
  return {
    kind: "firms",
    columns: [
      nameColumn("name", "Status"),
      ...membershipFilterValues.map((name) => figureColumn(name, membershipFilters[name].label)),
      plainFigureColumn("total", "Total"),
    ],
    rows,
    summary:
      total === 0
        ? "There is no firm to count."
        : `${counted(total, "firm")}, of which ${figureText(active)} ${active === 1 ? "has" : "have"} an active login.`,
  };
}
