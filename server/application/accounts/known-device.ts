import type { AppContext } from "../../context.ts";
import { newNonce } from "../../infra/secrets.ts";

const signed = (userId: string, nonce: string): string => `device:${userId}:${nonce}`;

/** A mark that a browser stores after its user signed in. It gives no access; it only prevents that other people lock this user out. */
export function newDeviceMark(ctx: AppContext, userId: string): string {
  const nonce = newNonce();
  return `${nonce}.${ctx.keys.links.sign(signed(userId, nonce))}`;
}

/** True when this mark was made at an earlier login of this user. @source security.md row 9 */
export function isDeviceOf(ctx: AppContext, userId: string, mark: string): boolean {
  const [nonce = "", signature = ""] = mark.split(".");
  return ctx.keys.links.isSigned(signed(userId, nonce), signature);
}
