import type { inferRouterOutputs } from "@trpc/server";
import { buyerTypeValues } from "#domain/directory/buyer-input.ts";
import { buyerStateValues } from "#domain/directory/buyer-states.ts";
import { countries } from "#domain/members/countries.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { keepRows } from "../../lib/keep-rows.ts";
import { choiceFilter, dateFilter, pageFilter, textFilter, useListFilters, writeFilters, type FiltersOf } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";

const fields = {
  page: pageFilter,
  search: textFilter(200),
  buyerType: choiceFilter(buyerTypeValues),
  country: choiceFilter(countries.map(({ iso2 }) => iso2)),
  state: choiceFilter(buyerStateValues),
  fromOn: dateFilter,
  toOn: dateFilter,
};
export type BuyerSearchParams = FiltersOf<typeof fields>;
export type Buyer = inferRouterOutputs<AppRouter>["directory"]["buyers"]["list"]["rows"][number];

export const noBuyerFilters = {
  search: "",
  buyerType: undefined,
  country: undefined,
  state: undefined,
  fromOn: undefined,
  toOn: undefined,
} as const satisfies Partial<BuyerSearchParams>;

/** A page of the buyers; the filters are in the address. */
export function useBuyers() {
  const [filters, change] = useListFilters(fields);
  const query = trpc.directory.buyers.list.useQuery(filters, { placeholderData: keepRows });
  return { filters, change, query };
}

/** The filters of the export, which has no pages. */
export const buyerExportParameters = ({ page: _page, ...filters }: BuyerSearchParams): URLSearchParams => writeFilters(fields, filters);
