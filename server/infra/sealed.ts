import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Key, KeyRing } from "./keys.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text for the database: name of the key, then nonce, text and tag in base64url.
 * @param owner owner of the text; it cannot be opened for another owner, so that rows cannot be swapped
 * @source NIST SP 800-38D
 */
export function seal({ current }: KeyRing, owner: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, current.bytes, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${current.kid}.${sealed.toString("base64url")}`;
}

/** The text, and whether it was sealed with an earlier key; undefined if no key opens it for this owner. */
export function openSealed(ring: KeyRing, owner: string, sealed: string): { readonly text: string; readonly isOutdated: boolean } | undefined {
  const [kid = "", body = ""] = sealed.split(".");
  const key = ring.find(kid);
  const text = key && decrypt(key, owner, Buffer.from(body, "base64url"));
  return text === undefined ? undefined : { text, isOutdated: kid !== ring.current.kid };
}

function decrypt(key: Key, owner: string, sealed: Buffer): string | undefined {
  if (sealed.length < ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key.bytes, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]).toString("utf8");
  } catch {
    return undefined; // changed, or of another owner
  }
}
