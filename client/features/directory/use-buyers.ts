import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { buyerTypeValues } from "#domain/directory/buyer-input.ts";
import { buyerStateValues } from "#domain/directory/buyer-states.ts";
import { countries } from "#domain/members/countries.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { trpc } from "../../lib/trpc.ts";

const Filters = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  search: z.string().max(200).catch(""),
  buyerType: z.enum(buyerTypeValues).optional().catch(undefined),
  country: z
    .string()
    .refine((iso2) => countries.some((country) => country.iso2 === iso2))
    .optional()
    .catch(undefined),
  state: z.enum(buyerStateValues).optional().catch(undefined),
  fromOn: z.iso.date().optional().catch(undefined),
  toOn: z.iso.date().optional().catch(undefined),
});
export type BuyerSearchParams = z.infer<typeof Filters>;
export type Buyer = inferRouterOutputs<AppRouter>["directory"]["buyers"]["list"]["rows"][number];

export const noBuyerFilters = {
  search: "",
  buyerType: undefined,
  country: undefined,
  state: undefined,
  fromOn: undefined,
  toOn: undefined,
} as const satisfies Partial<BuyerSearchParams>;

/** A page of the buyers; what is looked for stands in the address. */
export function useBuyers() {
  const [parameters, setParameters] = useSearchParams();
  const filters = Filters.parse(Object.fromEntries(parameters));
  const query = trpc.directory.buyers.list.useQuery(filters, { placeholderData: keepPreviousData });
  const change = (part: Partial<BuyerSearchParams>): void => {
    const next = { ...filters, page: 1, ...part };
    setParameters({ ...(next.page > 1 ? { page: String(next.page) } : {}), ...buyerParameters(next) });
  };
  return { filters, change, query };
}

/** What narrows the list, as it stands in an address. */
export function buyerParameters({ page: _page, search, ...filters }: BuyerSearchParams): Record<string, string> {
  const chosen = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return { ...(search === "" ? {} : { search }), ...Object.fromEntries(chosen) };
}
