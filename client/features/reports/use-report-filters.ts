import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { council } from "#domain/council.ts";
import { financialYearLabel, financialYearsBetween } from "#domain/dates.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { choiceFilter, dateFilter, readFilters } from "../../lib/list-filters.ts";
import { todayInIndia } from "../../shared/server-clock.ts";

/** A financial year, or days (YYYY-MM-DD). */
export type ReportFilters = {
  readonly scheme: SchemeKind | undefined;
  readonly year: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
};

/** The filters as parameters of an address, without empty ones. */
export const filterQuery = (filters: ReportFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The filters of the reports, which are in the address, and the council's financial years, newest first. */
export function useReportFilters() {
  const [parameters, setParameters] = useSearchParams();
  const [years] = useState(() => financialYearsBetween(council.firstFinancialYear, financialYearLabel(todayInIndia())));
  const filters = readFilters({ scheme: choiceFilter(schemeKinds), year: choiceFilter(years), from: dateFilter, to: dateFilter }, parameters);
  const change = (part: Partial<ReportFilters>): void => setParameters(filterQuery({ ...filters, ...part }));
  return { filters, years, change };
}
