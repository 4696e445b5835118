import { visitor } from "#domain/accounts/actor.ts";
import { council } from "#domain/council.ts";
import { findUserByEmail, lockUser } from "#db/queries/accounts.ts";
import { beginSession } from "#server/application/accounts/begin-session.ts";
import type { Services } from "#server/context.ts";
import { contextOf } from "./services.ts";

/** The cookie of a browser at this http address. */
type BrowserCookie = { readonly name: string; readonly value: string; readonly url: string; readonly httpOnly: true; readonly sameSite: "Lax" };

/**
 * Begins a session as the login does, without its page and its password, for a test whose subject is something else.
 * @param url of the product on http
 */
export async function beginSessionFor(services: Services, { email }: { readonly email: string }, url: string): Promise<BrowserCookie> {
  const user = await findUserByEmail(services.db, email);
  if (user === undefined) throw new Error(`there is no user ${email}`);
  const ctx = contextOf(services, visitor);
  const value = await services.db.transaction(async (tx) => beginSession(tx, ctx, await lockUser(tx, user.id), "none"));
  return { name: council.slug, value, url, httpOnly: true, sameSite: "Lax" };
}
