import { useSearchParams } from "react-router-dom";
import { countries } from "#domain/members/countries.ts";
import { dueStates } from "#domain/reimbursements/due-state.ts";
import { ageRangeValues, listedStates, listOrderValues, listShows, orderAtFirst, ownerWords } from "#domain/reviews/list-filter.ts";
import { isUuid } from "#domain/uuid.ts";
import {
  amountFilter,
  choiceFilter,
  choiceFilterFrom,
  pageFilter,
  readFilters,
  textFilter,
  writeFilters,
  type FilterField,
  type FiltersOf,
} from "../../lib/list-filters.ts";

/** The id of a row, or none. */
const idFilter: FilterField<string | undefined> = { first: undefined, read: (text) => (isUuid(text) ? text : undefined) };
/** The reader, nobody, or the id of an officer. */
const ownerFilter: FilterField<string | undefined> = {
  first: undefined,
  read: (text) => (Object.hasOwn(ownerWords, text) ? text : idFilter.read(text)),
};

const fields = {
  page: pageFilter,
  show: choiceFilterFrom(listShows, "needs_me"),
  state: choiceFilter(listedStates),
  search: textFilter(200),
  amountFrom: amountFilter,
  amountTo: amountFilter,
  age: choiceFilter(ageRangeValues),
  firm: idFilter,
  owner: ownerFilter,
  country: choiceFilter(countries.map(({ iso2 }) => iso2)),
  fair: textFilter(100),
  due: choiceFilter(dueStates),
  order: choiceFilter(listOrderValues),
};
export type ListFilters = FiltersOf<typeof fields>;
/** The filters and the order of a list, without its page. */
export type ListChoice = Omit<ListFilters, "page">;

/** The filters that an address carries; what it does not name, or names wrongly, is as at first. */
export const readReviewFilters = (parameters: URLSearchParams): ListFilters => readFilters(fields, parameters);

/** What an address names that this list does not know, or not so; a saved view may name what is gone. */
export const unknownFilters = (parameters: URLSearchParams): string[] =>
  [...new Set(parameters.keys())].filter((name) => {
    const field: FilterField<string | number | undefined> | undefined = Object.entries(fields).find(([known]) => known === name)?.[1];
    return field === undefined || field.read(parameters.get(name) ?? "") === undefined;
  });

/** The filters without the page. */
export const choiceOf = ({ page: _page, ...choice }: ListFilters): ListChoice => choice;

/** The address of filters. The order that a list has at first depends on what it shows; the address leaves it out too. */
export const writeReviewFilters = (filters: ListFilters): URLSearchParams =>
  writeFilters(fields, { ...filters, order: filters.order === orderAtFirst(filters.show) ? undefined : filters.order });

/** True when filters narrow a list; its search, its order and what it shows are apart. */
export const isListNarrowed = (filters: ListFilters): boolean =>
  writeReviewFilters({ ...filters, page: 1, show: "needs_me", search: "", order: undefined }).toString() !== "";

/** The first page of a list that no filter narrows; its search, its order and what it shows stay. */
export const withoutNarrowing = ({ show, search, order }: ListFilters): ListFilters => ({
  ...readReviewFilters(new URLSearchParams()),
  show,
  search,
  order,
});

/** Filters and page of a list, kept in the address, so that Back and a shared link show the same rows. A new filter goes to the first page. */
export function useReviewFilters(): [filters: ListFilters, change: (part: Partial<ListFilters>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filters = readReviewFilters(parameters);
  return [filters, (part) => setParameters(writeReviewFilters({ ...filters, page: 1, ...part }))];
}
