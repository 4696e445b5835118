import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { useSearchParams } from "react-router-dom";
import { auditGroupNames, auditOutcomeNames } from "#domain/audit/events.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { choiceFilter, dateFilter, readFilters, rowFilter, textFilter, writeFilters, type FiltersOf } from "../../lib/list-filters.ts";
import { trpc } from "../../lib/trpc.ts";

const filterFields = {
  group: choiceFilter(auditGroupNames),
  outcome: choiceFilter(auditOutcomeNames),
  who: textFilter(320),
  about: textFilter(320),
  from: dateFilter,
  until: dateFilter,
};
const addressFields = { ...filterFields, olderThan: rowFilter, newerThan: rowFilter };

export type AuditSearchParams = Partial<FiltersOf<typeof filterFields>>;
export type AuditAddress = Partial<FiltersOf<typeof addressFields>>;
export type AuditEntry = inferRouterOutputs<AppRouter>["audit"]["list"]["rows"][number];

/** The filters as parameters of an address. */
export const auditParameters = (address: AuditAddress): URLSearchParams => writeFilters(addressFields, address);

/** A page of the audit trail. Filters and position are in the address, so that Back and a shared link show the same entries. */
export function useAudit() {
  const [parameters, setParameters] = useSearchParams();
  const { olderThan, newerThan, ...filters } = readFilters(addressFields, parameters);
  // The trail grows all the time, so a cached page is shown only until the answer arrives.
  const query = trpc.audit.list.useQuery({ ...filters, olderThan, newerThan }, { placeholderData: keepPreviousData, staleTime: 0 });
  return {
    filters,
    isNewest: olderThan === undefined && newerThan === undefined,
    query,
    narrow: (next: AuditSearchParams) => setParameters(auditParameters(next)),
    turn: (place: Pick<AuditAddress, "olderThan" | "newerThan">) => setParameters(auditParameters({ ...filters, ...place })),
  };
}
