import { ownOrderValues } from "#domain/reimbursements/own-orders.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { standingValues } from "#domain/reimbursements/standing.ts";
import {
  amountFilter,
  choiceFilter,
  choiceFilterFrom,
  pageFilter,
  readFilters,
  useListFilters,
  writeFilters,
  type FiltersOf,
} from "../../lib/list-filters.ts";

const fields = {
  scheme: choiceFilter(schemeKinds),
  state: choiceFilter(standingValues),
  amountFrom: amountFilter,
  amountTo: amountFilter,
  order: choiceFilterFrom(ownOrderValues, "changed"),
  page: pageFilter,
};
export type OwnFilters = FiltersOf<typeof fields>;

/** The filters that an address holds; a wrong one is left out. */
export const readOwnFilters = (parameters: URLSearchParams): OwnFilters => readFilters(fields, parameters);

/** The part of an address that holds the filters; the plain list has none. */
export const writeOwnFilters = (filters: OwnFilters): URLSearchParams => writeFilters(fields, filters);

/** The filters of the member's list, kept in the address. */
export const useOwnFilters = () => useListFilters(fields);
