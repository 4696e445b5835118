import type { AppContext } from "../../context.ts";
import { newNonce } from "../../infra/secrets.ts";

const signed = (userId: string, nonce: string): string => `device:${userId}:${nonce}`;

/** A mark that a browser stores after its user signed in. It gives no access; it only prevents that other people lock this user out. */
export function newDeviceMark(ctx: AppContext, userId: string): string {
  const nonce = newNonce();
  return `${nonce}.${ctx.keys.links.sign(signed(userId, nonce))}`;
}

/**
 * The nonce of a mark that was made at an earlier login of this user; undefined for every other text. Count by it, not by the text: only the
 * nonce is signed. @source security.md row 9
 */
export function readDeviceMark(ctx: AppContext, userId: string, mark: string): string | undefined {
  const [nonce, signature, ...rest] = mark.split(".");
  if (nonce === undefined || signature === undefined || rest.length > 0) return undefined;
  return ctx.keys.links.isSigned(signed(userId, nonce), signature) ? nonce : undefined;
}
