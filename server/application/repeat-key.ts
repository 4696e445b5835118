import { randomUUID } from "node:crypto";
import { hashSecret, newSecret } from "../infra/secrets.ts";
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

/**
 * Id and secret (256 bits, base64url) of a row whose secret is shown once. A repeated request gets the same ones, so it finds the row of the first
 * and shows the secret again, which is stored nowhere. Both are HMACs of the repeat key with a key of the server: the repeat key holds the sender,
 * the idempotency key and the body, so a repeat by another user, with another idempotency key or with another body does not get them, and without
 * the server's key nobody can compute them. Without an idempotency key both are random.
 * @param what keeps the kinds of rows apart
 */
export function idAndSecretOf(
  ctx: Pick<AppContext, "idempotency" | "actor" | "keys">,
  what: "API key" | "webhook",
): { readonly id: string; readonly secret: string } {
  const repeatKey = repeatKeyOf(ctx);
  if (repeatKey === null) return { id: randomUUID(), secret: newSecret() };
  const { sign } = ctx.keys.links;
  return { id: uuidOf(sign(`${what} id ${repeatKey}`)), secret: sign(`${what} secret ${repeatKey}`) };
}

/** A UUID of 120 bits of a signature. @source RFC 9562, "UUID Version 8" */
function uuidOf(signature: string): string {
  const hex = Buffer.from(signature, "base64url").toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`, hex.slice(18, 30)].join("-");
}
