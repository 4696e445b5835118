import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { inboxShows } from "#domain/site/inboxes.ts";

const Filters = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  show: z.enum(inboxShows).catch("open"),
  search: z.string().max(200).catch(""),
  event: z.string().max(100).catch(""),
});
export type InboxSearchParams = z.infer<typeof Filters>;

/** What a list is narrowed to, as its address and its csv carry it; what is as at first is left out. */
export const narrowedTo = ({ show, search, event }: Omit<InboxSearchParams, "page">): Record<string, string> => ({
  ...(show === "open" ? {} : { show }),
  ...(search === "" ? {} : { search }),
  ...(event === "" ? {} : { event }),
});

/** Filters and page of an inbox, kept in the address. Another filter is another list and begins at its first page. */
export function useInboxFilters(): [filters: InboxSearchParams, change: (part: Partial<InboxSearchParams>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filters = Filters.parse(Object.fromEntries(parameters));
  const change = (part: Partial<InboxSearchParams>): void => {
    const next = { ...filters, page: 1, ...part };
    setParameters({ ...narrowedTo(next), ...(next.page > 1 ? { page: String(next.page) } : {}) });
  };
  return [filters, change];
}
