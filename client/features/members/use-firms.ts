import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { firmStatusValues } from "#domain/members/firm-status.ts";
import { firmOrderValues, membershipFilterValues } from "#domain/members/membership.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { trpc } from "../../lib/trpc.ts";

const Filters = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  search: z.string().max(200).catch(""),
  status: z.enum(firmStatusValues).optional().catch(undefined),
  membership: z.enum(membershipFilterValues).optional().catch(undefined),
  order: z.enum(firmOrderValues).catch("name"),
});
export type Firm = inferRouterOutputs<AppRouter>["members"]["listFirms"]["rows"][number];
export type FirmSearchParams = z.infer<typeof Filters>;

/** A page of the firms; what is looked for stands in the address. */
export function useFirms() {
  const [parameters, setParameters] = useSearchParams();
  const filters = Filters.parse(Object.fromEntries(parameters));
  const query = trpc.members.listFirms.useQuery(filters, { placeholderData: keepPreviousData });
  return { filters, change: (part: Partial<FirmSearchParams>) => setParameters(addressOf({ ...filters, page: 1, ...part })), query };
}

/** Only what differs from the list as it first opens. */
function addressOf({ page, order, ...filters }: FirmSearchParams): Record<string, string> {
  return { ...(page > 1 ? { page: String(page) } : {}), ...firmFilterParameters(filters), ...(order === "name" ? {} : { order }) };
}

/** What narrows the list, as it stands in an address. */
export function firmFilterParameters({
  search,
  status,
  membership,
}: Pick<FirmSearchParams, "search" | "status" | "membership">): Record<string, string> {
  return { ...(search === "" ? {} : { search }), ...(status === undefined ? {} : { status }), ...(membership === undefined ? {} : { membership }) };
}
