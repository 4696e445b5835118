import type { Role } from "./roles.ts";

/** Somebody who is signed in, as the session, user and firm rows say at this moment. */
export type UserActor = {
  readonly kind: "user";
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
};
/** A member acts for one firm, and only for that one. */
export type MemberActor = UserActor & { readonly role: "MEMBER"; readonly firmId: string };
export type StaffActor = UserActor & { readonly role: "EPCMD_ADMIN" | "DGFT_ADMIN" };
export type BuyerActor = UserActor & { readonly role: "BUYER" };
/** The product itself: workers, schedules, seeds and the operator's commands. */
export type SystemActor = { readonly kind: "system"; readonly name: string };
export type VisitorActor = { readonly kind: "visitor" };

export type SignedInActor = MemberActor | StaffActor | BuyerActor;
export type Actor = SignedInActor | SystemActor | VisitorActor;

export const visitor: VisitorActor = { kind: "visitor" };
export const systemActor = (name: string): SystemActor => ({ kind: "system", name });
