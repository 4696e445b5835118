import { council } from "../council.ts";
import { accountMessages } from "./messages.ts";

/** Every symbol counts as special: what is no alphabetic character, digit or space. */
const specialSymbol = /[^\p{L}\p{M}\p{N}\s]/u;
export const minPasswordLength = 8;
export const minPassphraseLength = 15;
export const maxPasswordLength = 128;

export type PasswordRule = { readonly key: string; readonly label: string; readonly isMet: (password: string) => boolean };

/** The five rules that the meter ticks off, in the order in which they are listed. @source specification 5 */
export const passwordRules: readonly PasswordRule[] = [
  { key: "length", label: `At least ${minPasswordLength} characters`, isMet: (p) => [...p].length >= minPasswordLength },
  { key: "number", label: "Includes number", isMet: (p) => /[0-9]/.test(p) },
  { key: "lowercase", label: "Includes lowercase letter", isMet: (p) => /[a-z]/.test(p) },
  { key: "uppercase", label: "Includes uppercase letter", isMet: (p) => /[A-Z]/.test(p) },
  { key: "special", label: "Includes special symbol (any, like # or _)", isMet: (p) => specialSymbol.test(p) },
];

/** A passphrase of 15 or more characters needs no mixture. @source product.md "Accounts" */
export const isPassphrase = (password: string): boolean => [...password].length >= minPassphraseLength;

/** Strength from 0 to 100 in steps of 20, 100 when the password may be used. @source specification 5 (strength 100 of 100) */
export function passwordStrength(password: string): number {
  if (password.length === 0) return 0;
  if (isPassphrase(password)) return 100;
  const met = passwordRules.filter((rule) => rule.isMet(password)).length;
  return (met / passwordRules.length) * 100;
}

/** Words that a password must not rely on: the council's own names and common guesses. @source security.md row 13 (`Epcmd@2026`) */
export const contextWords = [council.slug, "medical", "devices", "export", "council", "password", "welcome", "qwerty", "india", "admin"];

/** The alphabetic characters of the password in lower case, to compare with context words. */
const charactersOf = (password: string): string => password.toLowerCase().replaceAll(/[^a-z]/g, "");

/**
 * What is wrong with a password, as a sentence, or undefined when it may be used. The list of common passwords is large and
 * stays on the server, which passes it in; the browser checks without it.
 */
export function passwordProblem(password: string, isCommon: (lowered: string) => boolean = () => false): string | undefined {
  if ([...password].length > maxPasswordLength) return accountMessages.passwordTooLong;
  if (passwordStrength(password) < 100) return accountMessages.passwordTooWeak;
  return isCommon(password.toLowerCase()) || contextWords.includes(charactersOf(password)) ? accountMessages.passwordCommon : undefined;
}
