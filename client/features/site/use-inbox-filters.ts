import { inboxShows } from "#domain/site/inboxes.ts";
import { choiceFilterFrom, pageFilter, textFilter, useListFilters, writeFilters, type FiltersOf } from "../../lib/list-filters.ts";

const fields = {
  show: choiceFilterFrom(inboxShows, "open"),
  search: textFilter(200),
  event: textFilter(100),
  page: pageFilter,
};
export type InboxSearchParams = FiltersOf<typeof fields>;

/** The filters of the export, which has no pages. */
export const inboxExportParameters = ({ page: _page, ...filters }: InboxSearchParams): URLSearchParams => writeFilters(fields, filters);

/** Filters and page of an inbox, kept in the address. */
export const useInboxFilters = () => useListFilters(fields);
