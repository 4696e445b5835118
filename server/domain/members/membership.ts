import { formatIndianDate } from "../dates.ts";
import { forbidden, type DomainError } from "../errors.ts";
import { memberMessages, type MembershipAct } from "./messages.ts";

/** Calendar dates in India, both inclusive: the first day of the unbroken membership, which a renewal without a break leaves as it is, and the last. */
export type Membership = { readonly membershipStartOn: string; readonly membershipEndOn: string };

/**
 * Why a firm cannot file, or apply for a fair, on this day, or undefined when it can.
 * @param invoice the number of the unpaid invoice that renews the membership
 * @source product.md "Firms and their status"
 */
export function membershipProblem(membership: Membership, todayOn: string, invoice?: string, act?: MembershipAct): DomainError | undefined {
  if (todayOn > membership.membershipEndOn)
    return forbidden("membership_expired", memberMessages.membershipExpired(formatIndianDate(membership.membershipEndOn), invoice, act));
  if (todayOn < membership.membershipStartOn)
    return forbidden("membership_not_started", memberMessages.membershipNotStarted(formatIndianDate(membership.membershipStartOn), act));
  return undefined;
}

/** Whether a calendar day in India lies within a membership. */
export const isMemberOn = ({ membershipStartOn, membershipEndOn }: Membership, dayOn: string): boolean =>
  dayOn >= membershipStartOn && dayOn <= membershipEndOn;

/** Filters of the council's list of firms by membership. A deactivated firm is found only by its own filter. */
export const membershipFilters = {
  valid: { label: "Valid" },
  expired: { label: "Expired" },
  not_started: { label: "Not started" },
  deactivated: { label: "Deactivated" },
} as const satisfies Record<string, { label: string }>;

export type MembershipFilter = keyof typeof membershipFilters;
export const membershipFilterValues = Object.keys(membershipFilters) as [MembershipFilter, ...MembershipFilter[]]; // keys of a literal object

/** The orders in which the council can read its list of firms. */
export const firmOrders = {
  name: { label: "Name" },
  ends_first: { label: "End date, earliest first" },
  ends_last: { label: "End date, latest first" },
  newest: { label: "Newest entry first" },
} as const satisfies Record<string, { label: string }>;

export type FirmOrder = keyof typeof firmOrders;
export const firmOrderValues = Object.keys(firmOrders) as [FirmOrder, ...FirmOrder[]]; // keys of a literal object
