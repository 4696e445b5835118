import { hashSecret } from "../infra/secrets.ts";
import type { AppContext } from "../context.ts";

/**
 * What a row of a sender without an account stores, so that a repeat of the request is not stored again: a hash of its idempotency key and
 * body. Null for a request without a key.
 */
export function repeatKeyOf({ idempotency, actor }: Pick<AppContext, "idempotency" | "actor">): string | null {
  if (idempotency === undefined) return null;
  const who = actor.kind === "user" ? actor.userId : "visitor";
  return hashSecret(`${who} ${idempotency.key} ${idempotency.bodyHash}`);
}
