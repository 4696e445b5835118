import { hashSecret } from "../infra/secrets.ts";
import type { AppContext } from "../context.ts";

/**
 * The key under which a row is stored once, however often its request is repeated: a hash of the sender (the user's id, or "visitor"), the
 * idempotency key and the body. Null for a request without an idempotency key.
 */
export function repeatKeyOf({ idempotency, actor }: Pick<AppContext, "idempotency" | "actor">): string | null {
  if (idempotency === undefined) return null;
  const who = actor.kind === "user" ? actor.userId : "visitor";
  return hashSecret(`${who} ${idempotency.key} ${idempotency.bodyHash}`);
}
