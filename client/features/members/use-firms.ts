import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { firmStatusValues } from "#domain/members/firm-status.ts";
import { firmOrderValues, membershipFilterValues } from "#domain/members/membership.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { choiceField, choiceFieldFrom, pageField, textField, useListFilters, writeFilters, type FiltersOf } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";

const fields = {
  page: pageField,
  search: textField(200),
  status: choiceField(firmStatusValues),
  membership: choiceField(membershipFilterValues),
  order: choiceFieldFrom(firmOrderValues, "name"),
};
export type Firm = inferRouterOutputs<AppRouter>["members"]["listFirms"]["rows"][number];
export type FirmFilters = FiltersOf<typeof fields>;

/** A page of the firms; the filters are in the address. */
export function useFirms() {
  const [filters, change] = useListFilters(fields);
  const query = trpc.members.listFirms.useQuery(filters, { placeholderData: keepPreviousData });
  return { filters, change, query };
}

/** The filters of the export, which has no pages and an order of its own. */
export const exportParameters = ({ search, status, membership }: FirmFilters): URLSearchParams =>
  writeFilters(fields, { search, status, membership });
