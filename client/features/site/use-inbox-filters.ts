import { inboxShows } from "#domain/site/inboxes.ts";
import { choiceFieldFrom, pageField, textField, useListFilters, writeFilters, type FiltersOf } from "../../lib/list-filters.ts";

const fields = {
  show: choiceFieldFrom(inboxShows, "open"),
  search: textField(200),
  event: textField(100),
  page: pageField,
};
export type InboxFilters = FiltersOf<typeof fields>;

/** The filters of the export, which has no pages. */
export const exportParameters = ({ page: _page, ...filters }: InboxFilters): URLSearchParams => writeFilters(fields, filters);

/** Filters and page of an inbox, kept in the address. */
export const useInboxFilters = () => useListFilters(fields);
