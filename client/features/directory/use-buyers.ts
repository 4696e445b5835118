import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { buyerTypeValues } from "#domain/directory/buyer-input.ts";
import { buyerStateValues } from "#domain/directory/buyer-states.ts";
import { countries } from "#domain/members/countries.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { choiceField, dateField, pageField, textField, useListFilters, writeFilters, type FiltersOf } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";

const fields = {
  page: pageField,
  search: textField(200),
  buyerType: choiceField(buyerTypeValues),
  country: choiceField(countries.map(({ iso2 }) => iso2)),
  state: choiceField(buyerStateValues),
  fromOn: dateField,
  toOn: dateField,
};
export type BuyerFilters = FiltersOf<typeof fields>;
export type Buyer = inferRouterOutputs<AppRouter>["directory"]["buyers"]["list"]["rows"][number];

export const noBuyerFilters = {
  search: "",
  buyerType: undefined,
  country: undefined,
  state: undefined,
  fromOn: undefined,
  toOn: undefined,
} as const satisfies Partial<BuyerFilters>;

/** A page of the buyers; the filters are in the address. */
export function useBuyers() {
  const [filters, change] = useListFilters(fields);
  const query = trpc.directory.buyers.list.useQuery(filters, { placeholderData: keepPreviousData });
  return { filters, change, query };
}

/** The filters of the export, which has no pages. */
export const exportParameters = ({ page: _page, ...filters }: BuyerFilters): URLSearchParams => writeFilters(fields, filters);
