import type { inferRouterOutputs } from "@trpc/server";
import { staffRoles, staffStatusValues } from "#domain/accounts/staff.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { keepRows } from "../../lib/keep-rows.ts";
import { choiceFilter, pageFilter, textFilter, useListFilters, type FiltersOf } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";

const fields = {
  page: pageFilter,
  search: textFilter(200),
  role: choiceFilter(staffRoles),
  status: choiceFilter(staffStatusValues),
};
export type StaffFilters = FiltersOf<typeof fields>;
export type StaffMember = inferRouterOutputs<AppRouter>["accounts"]["staff"]["list"]["rows"][number];

/** A page of the users of council and DGFT; the filters are in the address. */
export function useStaff() {
  const [filters, change] = useListFilters(fields);
  const query = trpc.accounts.staff.list.useQuery(filters, { placeholderData: keepRows });
  return { filters, change, query };
}
