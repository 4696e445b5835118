import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { fromMinorUnits } from "#domain/rules/amounts.ts";
import { publicFigures, type StatisticRow, type StatisticsView } from "#domain/site/statistics-view.ts";
import { selectYearsOfSchemes, type YearOfScheme } from "#db/queries/public-statistics.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

/**
 * Claims and their amounts by scheme and financial year of the submission, up to the end of the last whole month: the
 * figures of two days of one month do not tell what a firm got in between. A figure with one to four firms behind it is hidden,
 * and so is one that differs by one to four firms from a larger one that is shown.
 * @source issue 23 part 8 "public statistics page"
 */
export async function readStatistics(ctx: AppContext): Promise<StatisticsView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const thisMonth = `${calendarDateInIndia(ctx.now()).slice(0, 7)}-01`;
  const years = await selectYearsOfSchemes(ctx.db, thisMonth);
  const inOrder = years.toSorted((a, b) => b.startsIn - a.startsIn || schemeKinds.indexOf(a.scheme) - schemeKinds.indexOf(b.scheme));
  return { countedUpTo: daysAfter(thisMonth, -1), rows: inOrder.map(rowOf) };
}

function rowOf({ startsIn, scheme, ...counted }: YearOfScheme): StatisticRow {
  const { received, approved, claimed, sanctioned, paid } = publicFigures(counted);
  return {
    year: `${startsIn}-${String(startsIn + 1).slice(2)}`,
    scheme,
    received,
    approved,
    claimed: amountInRupees(claimed),
    sanctioned: amountInRupees(sanctioned),
    paid: amountInRupees(paid),
  };
}

const amountInRupees = (paise: string | null): string | null => (paise === null ? null : fromMinorUnits(BigInt(paise), 2));
