import type { Actor, MemberActor, SignedInActor, StaffActor, SystemActor } from "#domain/accounts/actor.ts";
import { apiKeyMessages } from "#domain/accounts/api-keys.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { DomainError } from "#domain/errors.ts";
import { hasRight, rightsFor, rolesAllowed, type Permission, type permissions } from "#domain/permissions.ts";
import { isInScopes, scopesWith } from "#domain/scope-permissions.ts";

type Allowed<P extends Permission> = (typeof permissions)[P][number];
/** The actor as narrow as the permission table allows it to be. */
export type ActorFor<P extends Permission> =
  | ("MEMBER" extends Allowed<P> ? MemberActor : never)
  | ("EPCMD_ADMIN" extends Allowed<P> ? StaffActor : "DGFT_ADMIN" extends Allowed<P> ? StaffActor : never)
  | ("BUYER" extends Allowed<P> ? SignedInActor : never);

/** A user attempted a forbidden action; the transports write it into the audit trail. */
export class Refused extends DomainError {
  readonly actor: Actor;
  readonly permission: Permission | "system";

  constructor(kind: "forbidden" | "unauthenticated", actor: Actor, permission: Permission | "system") {
    if (kind === "forbidden" && permission !== "system" && isOutOfScope(actor, permission)) super(kind, "scope_missing", scopeRefusalOf(permission));
    else if (kind === "forbidden") super(kind, "forbidden", refusalOf(actor, permission));
    else super(kind, "token_not_valid", accountMessages.signInFirst);
    this.actor = actor;
    this.permission = permission;
  }
}

/** The role and the rights of the user allow the action, the scopes of the API key do not. */
const isOutOfScope = (actor: Actor, permission: Permission): boolean => isOfRole(actor, permission) && !isOfKey(actor, permission);

const scopeRefusalOf = (permission: Permission): string => {
  const scopes = scopesWith(permission);
  return scopes.length === 0 ? apiKeyMessages.closedToKeys : apiKeyMessages.scopeMissing(scopes);
};

/** The right of this role gives a way out, which the refusal names. */
const refusalOf = (actor: Actor, permission: Permission | "system"): string =>
  permission !== "system" && actor.kind === "user" && rolesAllowed(permission).includes(actor.role)
    ? accountMessages.rightMissing(rightsFor(permission))
    : accountMessages.notAllowed;

/**
 * The actor, if the permission table allows the action to that role, the user has the right that it needs, and an API key the scope.
 * @throws unauthenticated (not signed in); forbidden (another role, or without the right; `scope_missing`: an API key
 * without a scope for it)
 */
export function authorize<P extends Permission>(actor: Actor, permission: P): ActorFor<P> {
  if (actor.kind !== "user") throw new Refused("unauthenticated", actor, permission);
  if (!isAllowed(actor, permission)) throw new Refused("forbidden", actor, permission);
  return actor as ActorFor<P>; // the table says that this role is among the allowed ones
}

/** Whether the permission table allows the action to a user, by role and right, and an API key by its scopes: for what is shown to some only. */
export const isAllowed = (actor: Actor, permission: Permission): boolean => isOfRole(actor, permission) && isOfKey(actor, permission);

const isOfRole = (actor: Actor, permission: Permission): boolean =>
  actor.kind === "user" && rolesAllowed(permission).includes(actor.role) && hasRight(actor, permission);

/** A session has no scopes, and is not restricted. */
const isOfKey = (actor: Actor, permission: Permission): boolean =>
  actor.kind !== "user" || actor.scopes === undefined || isInScopes(actor.scopes, permission);

/** Passes when the permission table allows the action to the actor, signed in or not: for public actions. @throws forbidden (not allowed) */
export function authorizeAnyone(actor: Actor, permission: Permission): void {
  const role = actor.kind === "user" ? actor.role : "visitor";
  if (actor.kind === "system" || !rolesAllowed(permission).includes(role)) throw new Refused("forbidden", actor, permission);
}

/** The actor, if it is the product itself: for work of the workers. @throws forbidden (a person) */
export function authorizeSystem(actor: Actor): SystemActor {
  if (actor.kind !== "system") throw new Refused("forbidden", actor, "system");
  return actor;
}
