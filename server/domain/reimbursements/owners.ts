import type { StaffRole } from "../accounts/staff.ts";
import { finalStates, type Reader, type State } from "./lifecycle.ts";

/** The offices in which a claim has an owner: the officer who is expected to work on it. Any other officer may work on it, too. */
export const owningOffices = ["council", "dgft"] as const satisfies readonly Exclude<Reader, "member">[];
export type OwningOffice = (typeof owningOffices)[number];

export const officeOfRole = { EPCMD_ADMIN: "council", DGFT_ADMIN: "dgft" } as const satisfies Record<StaffRole, OwningOffice>;
export const roleOfOffice = { council: "EPCMD_ADMIN", dgft: "DGFT_ADMIN" } as const satisfies Record<OwningOffice, StaffRole>;

/** How a claim came to its owner, or became free. The words are stored. */
export const ownerChangeKinds = ["taken", "taken_over", "given", "shared", "freed", "left"] as const;
export type OwnerChangeKind = (typeof ownerChangeKinds)[number];

type OwnerChange = {
  readonly kind: OwnerChangeKind;
  readonly owner: string | undefined;
  readonly previous: string | undefined;
  readonly by: string | undefined;
};

/** A change of the owner as a sentence for the offices. */
export function ownerChangeText({ kind, owner = "Nobody", previous = "Nobody", by = "The portal" }: OwnerChange): string {
  const texts = {
    taken: `${owner} took it`,
    taken_over: `${owner} took it over from ${previous}`,
    given: `${by} gave it to ${owner}`,
    shared: `It went to ${owner} by load`,
    freed: `${by} made it free; ${previous} was its owner`,
    left: `It became free: ${previous} is no longer an officer`,
  } as const satisfies Record<OwnerChangeKind, string>;
  return texts[kind];
}

const finals: readonly State[] = finalStates;

/** Whether a claim in this state has an owner in this office: it is live, and DGFT has had it once. */
export const hasOwnerIn = (
  office: OwningOffice,
  { state, firstForwardedAt }: { readonly state: State; readonly firstForwardedAt: Date | null },
): boolean => state !== "DRAFT" && !finals.includes(state) && (office === "council" || firstForwardedAt !== null);

/** An officer with the number of owned claims that wait. */
export type OfficerLoad = { readonly id: string; readonly waiting: number };

/**
 * Who gets each of some claims: every time the officer with the fewest that wait among those who may own the claim, of two alike the one with
 * the lower id. Undefined for a claim that nobody may own.
 * @source desks-and-more.md 2 "share new claims by load"
 */
export function shareByLoad<T>(
  claims: readonly T[],
  officers: readonly OfficerLoad[],
  mayOwn: (claim: T, userId: string) => boolean = () => true,
): (string | undefined)[] {
  const loads = officers.map(({ id, waiting }) => ({ id, waiting }));
  return claims.map((claim) => {
    const [first, ...others] = loads.filter(({ id }) => mayOwn(claim, id));
    if (first === undefined) return undefined;
    const least = others.reduce((best, one) => (isLess(one, best) ? one : best), first);
    least.waiting += 1;
    return least.id;
  });
}

const isLess = (one: OfficerLoad, other: OfficerLoad): boolean => (one.waiting === other.waiting ? one.id < other.id : one.waiting < other.waiting);
