import { useSearchParams } from "react-router-dom";
import { listedStates, listOrderValues, listShows, orderAtFirst } from "#domain/reviews/list-filter.ts";
import {
  amountFilter,
  choiceFilter,
  choiceFilterFrom,
  pageFilter,
  readFilters,
  textFilter,
  writeFilters,
  type FiltersOf,
} from "../../lib/list-filters.ts";

const fields = {
  page: pageFilter,
  show: choiceFilterFrom(listShows, "needs_me"),
  state: choiceFilter(listedStates),
  search: textFilter(200),
  amountFrom: amountFilter,
  amountTo: amountFilter,
  order: choiceFilter(listOrderValues),
};
export type ListFilters = FiltersOf<typeof fields>;
/** The filters and the order of a list, without its page. */
export type ListChoice = Omit<ListFilters, "page">;

/** The filters that an address carries; what it does not name, or names wrongly, is as at first. */
export const readReviewFilters = (parameters: URLSearchParams): ListFilters => readFilters(fields, parameters);

/** The filters without the page. */
export const choiceOf = ({ page: _page, ...choice }: ListFilters): ListChoice => choice;

/** The address of filters. The order that a list has at first depends on what it shows; the address leaves it out too. */
export const writeReviewFilters = (filters: ListFilters): URLSearchParams =>
  writeFilters(fields, { ...filters, order: filters.order === orderAtFirst(filters.show) ? undefined : filters.order });

/** Filters and page of a list, kept in the address, so that Back and a shared link show the same rows. A new filter goes to the first page. */
export function useReviewFilters(): [filters: ListFilters, change: (part: Partial<ListFilters>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filters = readReviewFilters(parameters);
  return [filters, (part) => setParameters(writeReviewFilters({ ...filters, page: 1, ...part }))];
}
