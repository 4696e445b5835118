import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { council } from "#domain/council.ts";
import { recoveryAlphabet, recoveryCharacters, stepSeconds } from "#domain/accounts/second-factor.ts";

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;
/** The codes of the previous and the next step are valid too: clocks differ, and people type slowly. */
const stepsAround = 1;

/** The defaults of every authenticator app: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, email: string): TOTP =>
  new TOTP({
    issuer: `${council.shortName} Portal`,
    label: email,
    algorithm: "SHA1",
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });

/** A shared secret of 160 bits in base 32, as apps take it. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The address in the QR code. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The step of a code: of this moment, of the step before or after; undefined for a wrong code.
 * @param atMs the instant of the check
 * @source RFC 6238 sections 4 and 5.2
 */
export function totpStep(secret: string, code: string, atMs: number): number | undefined {
  const delta = totpOf(secret, "").validate({ token: code, timestamp: atMs, window: stepsAround });
  return delta === null ? undefined : Math.floor(atMs / 1000 / stepSeconds) + delta;
}

/** The characters of a recovery code: 50 random bits. */
export const newRecoveryCharacters = (): string =>
  Array.from({ length: recoveryCharacters }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join("");
