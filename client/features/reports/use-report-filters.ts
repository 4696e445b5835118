import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { council } from "#domain/council.ts";
import { financialYearLabel, financialYearsBetween, calendarDateInIndia } from "#domain/dates.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";

const Filters = z.object({ scheme: z.enum(schemeKinds).optional().catch(undefined), year: z.string().optional() });
export type ReportFilters = z.infer<typeof Filters>;

/** The filters as an address carries them; what is not chosen is left out. */
export const filterQuery = ({ scheme, year }: ReportFilters): URLSearchParams =>
  new URLSearchParams({ ...(scheme === undefined ? {} : { scheme }), ...(year === undefined ? {} : { year }) });

/** What the reports are narrowed to, kept in the address, and every financial year of the council, the newest first. */
export function useReportFilters() {
  const [parameters, setParameters] = useSearchParams();
  const [years] = useState(() => financialYearsBetween(council.firstFinancialYear, financialYearLabel(calendarDateInIndia(new Date()))));
  const asked = Filters.parse(Object.fromEntries(parameters));
  const filters: ReportFilters = { scheme: asked.scheme, year: years.find((year) => year === asked.year) };
  const change = (part: Partial<ReportFilters>): void => setParameters(filterQuery({ ...filters, ...part }));
  return { filters, years, change };
}
