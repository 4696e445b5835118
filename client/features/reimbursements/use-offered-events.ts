import type { OfferedEvent } from "#domain/reimbursements/offered-events.ts";
import type { Field } from "#domain/reimbursements/scheme.ts";
import { trpc } from "../../lib/trpc.ts";

export const isEventName = (field: Field): boolean => field.type === "text" && field.offersEvents === true;

/** The fairs of the council that are offered for the name of an event; none before they are known, and where no field asks for one. */
export function useOfferedEvents(isAsked: boolean): readonly OfferedEvent[] {
  const { data = [] } = trpc.reimbursements.events.useQuery(undefined, { enabled: isAsked, staleTime: 10 * 60_000 });
  return isAsked ? data : [];
}
