import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { auditGroupNames, auditOutcomeNames } from "#domain/audit/events.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { trpc } from "../../lib/trpc.ts";

const Words = z.string().max(320).optional().catch(undefined);
const Day = z.iso.date().optional().catch(undefined);
const Place = z.coerce.number().int().min(1).optional().catch(undefined);
const Filters = z.object({
  group: z.enum(auditGroupNames).optional().catch(undefined),
  outcome: z.enum(auditOutcomeNames).optional().catch(undefined),
  who: Words,
  about: Words,
  from: Day,
  until: Day,
});
const Address = Filters.extend({ olderThan: Place, newerThan: Place });

export type AuditSearchParams = z.infer<typeof Filters>;
export type AuditAddress = z.infer<typeof Address>;
export type AuditEntry = inferRouterOutputs<AppRouter>["audit"]["list"]["rows"][number];

/** What narrows the trail, as an address carries it. */
export const auditParameters = (address: AuditAddress): URLSearchParams =>
  new URLSearchParams(Object.entries(address).flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, String(value)]])));

/** A page of the trail; filters and place stand in the address, so that Back and a shared link lead to the same entries. */
export function useAudit() {
  const [parameters, setParameters] = useSearchParams();
  const { olderThan, newerThan, ...filters } = Address.parse(Object.fromEntries(parameters));
  // A trail grows all the time, also by what its reader does: what is kept is shown only until the answer is there.
  const query = trpc.audit.list.useQuery({ ...filters, olderThan, newerThan }, { placeholderData: keepPreviousData, staleTime: 0 });
  return {
    filters,
    isNewest: olderThan === undefined && newerThan === undefined,
    query,
    narrow: (next: AuditSearchParams) => setParameters(auditParameters(next)),
    turn: (place: Pick<AuditAddress, "olderThan" | "newerThan">) => setParameters(auditParameters({ ...filters, ...place })),
  };
}
