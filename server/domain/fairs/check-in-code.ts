/** Characters that cannot be mixed up when they are read aloud. @source Crockford base 32 */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const shortCodeLength = 8;

/** The short code below the QR code, from random bytes. */
export const shortCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, shortCodeLength), (byte) => alphabet[byte % alphabet.length]).join("");

/** A typed short code in the form that is stored: in capitals, O as 0, I and L as 1, without blanks and hyphens. */
export const readShortCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");

/** As people read it: "K7QF-2M9A". */
export const shownShortCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
