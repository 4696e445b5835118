import { council } from "../council.ts";

/** What a circular counts by: its financial year, like 2026-27, and its place in it from 1. */
export type CircularSerial = { readonly financialYear: string; readonly serial: number };

const inThreeDigits = (serial: number): string => String(serial).padStart(3, "0");

/** The number that people write: "EPCMD/2026-27/014". */
export const circularNumber = ({ financialYear, serial }: CircularSerial): string => `${council.shortName}/${financialYear}/${inThreeDigits(serial)}`;

/** The same in an address: "2026-27-014". */
export const circularSlug = ({ financialYear, serial }: CircularSerial): string => `${financialYear}-${inThreeDigits(serial)}`;

/** What a number names; undefined for any other word. */
export const readCircularNumber = (number: string): CircularSerial | undefined =>
  number.startsWith(`${council.shortName}/`) ? readCircularSlug(number.slice(council.shortName.length + 1).replace("/", "-")) : undefined;

/** What an address names; undefined for any other word. */
export function readCircularSlug(slug: string): CircularSerial | undefined {
  const [, financialYear = "", digits = ""] = /^(20\d\d-\d\d)-(\d{3,6})$/.exec(slug) ?? [];
  const found = { financialYear, serial: Number(digits) };
  return found.serial > 0 && circularSlug(found) === slug ? found : undefined;
}
