import type { ApiScope } from "./api-keys.ts";
import { rightsIn, type UserRight } from "./rights.ts";
import type { Role } from "./roles.ts";

/** A signed-in user, by the current session, user and firm rows, or one for whom a program acts with an API key. */
export type UserActor = {
  readonly kind: "user";
  readonly userId: string;
  /** The session, or the API key in its place. */
  readonly sessionId: string;
  /** Of an API key: the user may do no more than these hold. Undefined for a session. */
  readonly scopes?: readonly ApiScope[] | undefined;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
};
/** A member acts for one firm, and only for that one. */
export type MemberActor = UserActor & { readonly role: "MEMBER"; readonly firmId: string };
export type StaffActor = UserActor & { readonly role: "EPCMD_ADMIN" | "DGFT_ADMIN"; readonly rights: readonly UserRight[] };
export type BuyerActor = UserActor & { readonly role: "BUYER" };
/** The product itself: workers, schedules, seeds and the operator's commands. */
export type SystemActor = { readonly kind: "system"; readonly name: string };
export type VisitorActor = { readonly kind: "visitor" };

export type SignedInActor = MemberActor | StaffActor | BuyerActor;
export type Actor = SignedInActor | SystemActor | VisitorActor;

/** The rows of a signed-in user; `rights` are the stored words. */
export type UserRows = Omit<UserActor, "kind"> & { readonly firmId: string | null; readonly rights: readonly string[] };

/** A signed-in user from these rows. */
export function signedInActor({ role, firmId, rights, ...person }: UserRows): SignedInActor {
  if (role === "EPCMD_ADMIN" || role === "DGFT_ADMIN") return { kind: "user", ...person, role, rights: rightsIn(rights) };
  if (role === "BUYER") return { kind: "user", ...person, role };
  if (firmId === null) throw new Error("a member without a firm cannot exist: users_member_has_firm");
  return { kind: "user", ...person, role, firmId };
}

export const visitor: VisitorActor = { kind: "visitor" };
export const systemActor = (name: string): SystemActor => ({ kind: "system", name });
