import type { inferRouterOutputs } from "@trpc/server";
import { firmStatusValues } from "#domain/members/firm-status.ts";
import { firmOrderValues, membershipFilterValues } from "#domain/members/membership.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { keepRows } from "../../lib/keep-rows.ts";
import { choiceFilter, choiceFilterFrom, pageFilter, textFilter, useListFilters, writeFilters, type FiltersOf } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";

const fields = {
  page: pageFilter,
  search: textFilter(200),
  status: choiceFilter(firmStatusValues),
  membership: choiceFilter(membershipFilterValues),
  order: choiceFilterFrom(firmOrderValues, "name"),
};
export type Firm = inferRouterOutputs<AppRouter>["members"]["listFirms"]["rows"][number];
export type FirmSearchParams = FiltersOf<typeof fields>;

/** A page of the firms; the filters are in the address. */
export function useFirms() {
  const [filters, change] = useListFilters(fields);
  const query = trpc.members.listFirms.useQuery(filters, { placeholderData: keepRows });
  return { filters, change, query };
}

/** The filters of the export, which has no pages and an order of its own. */
export const firmExportParameters = ({ search, status, membership }: FirmSearchParams): URLSearchParams =>
  writeFilters(fields, { search, status, membership });
