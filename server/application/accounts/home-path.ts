import type { Role } from "#domain/accounts/roles.ts";
import { homeOf } from "#domain/accounts/roles.ts";
import { paths } from "#domain/council.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { hasProfile } from "#db/queries/profiles.ts";

/**
 * The first page after signing in: for a member the profile until it is complete.
 * @source specification 2 "Post-login redirects"; product.md "What placeholder becomes"
 */
export async function homePath(db: Db | Tx, { role, firmId }: { readonly role: Role; readonly firmId: string | null }): Promise<string> {
  if (role === "MEMBER" && firmId !== null && !(await hasProfile(db, firmId))) return paths.memberProfile;
  return homeOf[role];
}
