import { createHash, randomBytes, randomInt } from "node:crypto";

/** A random secret of 256 bits, base64url, 43 characters. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** 128 random bits, base64url, 22 characters. */
export const newNonce = (): string => randomBytes(16).toString("base64url");

/** A one-time password of six digits, leading zeros included. */
export const newOtp = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** SHA-256 in hex: how secrets of 256 bits are stored, which need no slow hash. @source security.md 3.4 */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
