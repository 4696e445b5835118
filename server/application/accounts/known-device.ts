import type { AppContext } from "../../context.ts";
import { newNonce } from "../../infra/secrets.ts";

const signed = (userId: string, nonce: string): string => `device:${userId}:${nonce}`;

/** What a browser keeps after its user signed in there: worth no access, only that strangers cannot lock this user out. */
export function newDeviceMark(ctx: AppContext, userId: string): string {
  const nonce = newNonce();
  return `${nonce}.${ctx.keys.links.sign(signed(userId, nonce))}`;
}

/** True when this mark was made at an earlier login of this user. @source security.md row 9 */
export function isDeviceOf(ctx: AppContext, userId: string, mark: string): boolean {
  const [nonce = "", signature = ""] = mark.split(".");
  return ctx.keys.links.isSigned(signed(userId, nonce), signature);
}
