import { forbidden, type DomainError } from "../errors.ts";
import { memberMessages } from "./messages.ts";

/** Calendar dates in India, both inclusive. */
export type Membership = { readonly membershipStartOn: string; readonly membershipEndOn: string };

const indian = (iso: string): string => iso.split("-").reverse().join("-");

/** Why a firm cannot file on this day, or undefined when it can. @source product.md "Firms and their status" */
export function membershipProblem(membership: Membership, todayOn: string): DomainError | undefined {
  if (todayOn > membership.membershipEndOn)
    return forbidden("membership_expired", memberMessages.membershipExpired(indian(membership.membershipEndOn)));
  if (todayOn < membership.membershipStartOn)
    return forbidden("membership_not_started", memberMessages.membershipNotStarted(indian(membership.membershipStartOn)));
  return undefined;
}
