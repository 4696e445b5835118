import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app shows for a secret at a moment. */
export const appCode = (secret: string, atMs: number = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: atMs });
