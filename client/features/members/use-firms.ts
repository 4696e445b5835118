import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { firmStatusValues } from "#domain/members/firm-status.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { trpc } from "../../lib/trpc.ts";

const Filters = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  search: z.string().max(200).catch(""),
  status: z.enum(firmStatusValues).optional().catch(undefined),
});
export type Firm = inferRouterOutputs<AppRouter>["members"]["listFirms"]["rows"][number];
export type FirmFilters = z.infer<typeof Filters>;

/** A page of the firms; what is looked for stands in the address. */
export function useFirms() {
  const [parameters, setParameters] = useSearchParams();
  const filters = Filters.parse(Object.fromEntries(parameters));
  const query = trpc.members.listFirms.useQuery(filters, { placeholderData: keepPreviousData });

  function change(part: Partial<FirmFilters>): void {
    const { page, search, status } = { ...filters, page: 1, ...part };
    setParameters({ ...(page > 1 ? { page: String(page) } : {}), ...(search === "" ? {} : { search }), ...(status === undefined ? {} : { status }) });
  }
  return { filters, change, query };
}
