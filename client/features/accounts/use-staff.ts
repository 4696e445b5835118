import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { staffRoles, staffStatusValues } from "#domain/accounts/staff.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { trpc } from "../../lib/trpc.ts";

const Filters = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  search: z.string().max(200).catch(""),
  role: z.enum(staffRoles).optional().catch(undefined),
  status: z.enum(staffStatusValues).optional().catch(undefined),
});
export type StaffFilters = z.infer<typeof Filters>;
export type StaffMember = inferRouterOutputs<AppRouter>["accounts"]["staff"]["list"]["rows"][number];

/** A page of the users of council and DGFT; what is looked for stands in the address. */
export function useStaff() {
  const [parameters, setParameters] = useSearchParams();
  const filters = Filters.parse(Object.fromEntries(parameters));
  const query = trpc.accounts.staff.list.useQuery(filters, { placeholderData: keepPreviousData });
  return { filters, change: (part: Partial<StaffFilters>) => setParameters(addressOf({ ...filters, page: 1, ...part })), query };
}

/** Only what differs from the list as it first opens. */
const addressOf = ({ page, search, role, status }: StaffFilters): Record<string, string> => ({
  ...(page > 1 ? { page: String(page) } : {}),
  ...(search === "" ? {} : { search }),
  ...(role === undefined ? {} : { role }),
  ...(status === undefined ? {} : { status }),
});
