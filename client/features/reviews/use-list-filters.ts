import { useSearchParams } from "react-router-dom";
import { z } from "zod";

const Filters = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  show: z.enum(["needs_me", "all"]).catch("needs_me"),
  search: z.string().max(200).catch(""),
});
export type ListFilters = z.infer<typeof Filters>;

const plain: ListFilters = { page: 1, show: "needs_me", search: "" };

/** The filters that an address carries; what it does not name, or names wrongly, is as at first. */
export const readFilters = (parameters: URLSearchParams): ListFilters => Filters.parse(Object.fromEntries(parameters));

/** The address of filters; what is as at first is left out. */
export function writeFilters(filters: ListFilters): URLSearchParams {
  const told = Object.entries(filters).filter(([name, value]) => value !== plain[name as keyof ListFilters]); // keys of ListFilters
  return new URLSearchParams(told.map(([name, value]) => [name, String(value)]));
}

/** Filters and page of a list, kept in the address, so that Back and a shared link lead to the same rows. */
export function useListFilters(): [filters: ListFilters, change: (part: Partial<ListFilters>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filters = readFilters(parameters);
  // Another filter is another list and begins at its first page.
  return [filters, (part) => setParameters(writeFilters({ ...filters, page: 1, ...part }))];
}
