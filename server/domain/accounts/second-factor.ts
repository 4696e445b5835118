import { z } from "zod";

/** Lifetime of one code of the app. @source RFC 6238 */
export const stepSeconds = 30;
export const recoveryCodeCount = 10;
/** How long the second step of a sign-in waits for its code. */
export const signInStepMinutes = 10;
/** Wrong codes in one sign-in before the password is needed again. */
export const maxSignInAttempts = 5;

/** A code as typed: six digits of the app, or a recovery code. */
export const SecondFactorCode = z.object({ code: z.string().max(60) });
export type SecondFactorCode = z.infer<typeof SecondFactorCode>;

/** The characters of a recovery code: no two of them look alike. @source Crockford's base 32 */
export const recoveryAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const recoveryCharacters = 10;

export type TypedCode =
  | { readonly kind: "app"; readonly digits: string }
  | { readonly kind: "recovery"; readonly position: number; readonly characters: string }
  | { readonly kind: "neither" };

/** Reads a code as people type it: blanks, dashes and case do not count, and O is 0. */
export function readCode(typed: string): TypedCode {
  const text = typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  if (/^\d{6}$/.test(text)) return { kind: "app", digits: text };
  const [, position, characters] = /^(\d)([0-9A-HJKMNP-TV-Z]{10})$/.exec(text) ?? [];
  return position === undefined || characters === undefined ? { kind: "neither" } : { kind: "recovery", position: Number(position), characters };
}

/** A recovery code as it is shown: its position first, then two groups of five. */
export const showRecoveryCode = (position: number, characters: string): string => `${position}-${characters.slice(0, 5)}-${characters.slice(5)}`;

/** What a user with the right password still has to do: enter a code, or set up the second factor first. */
export type OwedFactor = "enter" | "set_up";
