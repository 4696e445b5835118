import type { SignedInActor } from "#domain/accounts/actor.ts";
import type { UserRight } from "#domain/accounts/rights.ts";
import { roleLabels, type Role } from "#domain/accounts/roles.ts";
import { getFirmRow } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { homePath } from "./home-path.ts";
import { viewSession, type SessionView } from "./session-view.ts";

export type FirmSummary = {
  readonly id: string;
  readonly name: string;
  readonly gstNo: string;
  /** Calendar dates in India. */
  readonly membershipStartOn: string;
  readonly membershipEndOn: string;
};

export type SignedInView = {
  readonly isSignedIn: true;
  readonly user: { readonly id: string; readonly name: string; readonly email: string; readonly role: Role; readonly roleLabel: string };
  /** What a user of the council may do with payments. */
  readonly rights: readonly UserRight[];
  /** Path of the page where this role begins. */
  readonly home: string;
  readonly session: SessionView;
  /** A member's firm. */
  readonly firm: FirmSummary | undefined;
};
export type MeView = { readonly isSignedIn: false } | SignedInView;

/** The signed-in user, if there is one. @source product.md "Roles"; ux.md "Every screen" */
export async function me(ctx: AppContext): Promise<MeView> {
  return ctx.actor.kind === "user" ? presentActor(ctx, ctx.actor) : { isSignedIn: false };
}

async function presentActor(ctx: AppContext, actor: SignedInActor): Promise<SignedInView> {
  const firmId = actor.role === "MEMBER" ? actor.firmId : null;
  const [session, firm, home] = await Promise.all([
    viewSession(ctx, actor.sessionId),
    firmOf(ctx, actor),
    homePath(ctx.db, { role: actor.role, firmId }),
  ]);
  return {
    isSignedIn: true,
    user: { id: actor.userId, name: actor.name, email: actor.email, role: actor.role, roleLabel: roleLabels[actor.role] },
    rights: "rights" in actor ? actor.rights : [],
    home,
    session,
    firm,
  };
}

async function firmOf(ctx: AppContext, actor: SignedInActor): Promise<FirmSummary | undefined> {
  if (actor.role !== "MEMBER") return undefined;
  const { id, name, gstNo, membershipStartOn, membershipEndOn } = await getFirmRow(ctx.db, actor.firmId);
  return { id, name, gstNo, membershipStartOn, membershipEndOn };
}
