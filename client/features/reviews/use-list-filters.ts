import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { listedStates, listOrderValues, listShows, orderAtFirst } from "#domain/reviews/list-filter.ts";

const Filters = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  show: z.enum(listShows).catch("needs_me"),
  state: z.enum(listedStates).optional().catch(undefined),
  search: z.string().max(200).catch(""),
  order: z.enum(listOrderValues).optional().catch(undefined),
});
export type ListFilters = z.infer<typeof Filters>;
/** What a list shows and in which order, whatever the page. */
export type ListChoice = Omit<ListFilters, "page">;

const plain: ListFilters = { page: 1, show: "needs_me", state: undefined, search: "", order: undefined };

/** The filters that an address carries; what it does not name, or names wrongly, is as at first. */
export const readFilters = (parameters: URLSearchParams): ListFilters => ({ ...plain, ...Filters.parse(Object.fromEntries(parameters)) });

/** The filters without the page. */
export const choiceOf = ({ show, state, search, order }: ListFilters): ListChoice => ({ show, state, search, order });

/** The address of filters; what is as at first is left out. */
export function writeFilters(filters: ListFilters): URLSearchParams {
  const { order, ...others } = filters;
  const told = { ...others, order: order === orderAtFirst(filters.show) ? undefined : order };
  const named = Object.entries(told).filter(([name, value]) => value !== undefined && value !== plain[name as keyof ListFilters]); // keys of ListFilters
  return new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
}

/** Filters and page of a list, kept in the address, so that Back and a shared link lead to the same rows. */
export function useListFilters(): [filters: ListFilters, change: (part: Partial<ListFilters>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filters = readFilters(parameters);
  // Another filter is another list and begins at its first page.
  return [filters, (part) => setParameters(writeFilters({ ...filters, page: 1, ...part }))];
}
