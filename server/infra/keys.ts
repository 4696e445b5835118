import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Purposes of keys. Each has its own key, so that a leak or a mix-up of one affects nothing else. */
export const keyPurposes = ["jwt", "refresh", "fileUrl", "links", "pepper", "secondFactor", "bank", "webhooks"] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

/** A derived key of 32 bytes and its public id. */
export type Key = { readonly kid: string; readonly bytes: Uint8Array };

/** The keys of one purpose: signs with the current one, accepts the previous one too. */
export type KeyRing = {
  readonly current: Key;
  /** The key with this id, or undefined. */
  readonly find: (kid: string) => Key | undefined;
  /** HMAC-SHA-256 with the current key, base64url, 43 characters. */
  readonly sign: (text: string) => string;
  /** The same with each key, the current one first: what was signed before a rotation is found by them. */
  readonly signatures: (text: string) => readonly string[];
  /** True when one of the keys made this signature, compared in constant time and character by character. */
  readonly isSigned: (text: string, signature: string) => boolean;
};

export type Keys = Readonly<Record<KeyPurpose, KeyRing>>;

const derive = (secret: string, info: string, length: number): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", secret, "council portal", info, length));

const deriveKey = (secret: string, purpose: KeyPurpose): Key => ({
  kid: Buffer.from(derive(secret, `${purpose} name`, 6)).toString("base64url"),
  bytes: derive(secret, `${purpose} key`, 32),
});

const hmac = (key: Key, text: string): string => createHmac("sha256", key.bytes).update(text).digest("base64url");

/** Compares texts in a time that depends on their lengths only. */
export function isSameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

function createKeyRing(secrets: readonly [string, ...string[]], purpose: KeyPurpose): KeyRing {
  const current = deriveKey(secrets[0], purpose);
  const all = [current, ...secrets.slice(1).map((secret) => deriveKey(secret, purpose))];
  return {
    current,
    find: (kid) => all.find((key) => key.kid === kid),
    sign: (text) => hmac(current, text),
    signatures: (text) => all.map((key) => hmac(key, text)),
    isSigned: (text, signature) => all.some((key) => isSameText(hmac(key, text), signature)),
  };
}

/**
 * Eight key rings from one secret. During a rotation the previous secret comes second: its signatures are still accepted,
 * and no new ones are made with it.
 * @source security.md 3.3 (HKDF, RFC 5869)
 */
export function createKeys(secret: string, previousSecret?: string): Keys {
  const ring = (purpose: KeyPurpose) => createKeyRing(previousSecret === undefined ? [secret] : [secret, previousSecret], purpose);
  return {
    jwt: ring("jwt"),
    refresh: ring("refresh"),
    fileUrl: ring("fileUrl"),
    links: ring("links"),
    pepper: ring("pepper"),
    secondFactor: ring("secondFactor"),
    bank: ring("bank"),
    webhooks: ring("webhooks"),
  };
}
