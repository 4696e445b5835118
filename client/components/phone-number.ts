import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/min";
import { countries, homeCountry } from "#domain/members/countries.ts";

/** A phone number as it is typed: the country chosen, and the digits as that country writes them. */
export type TypedPhone = { readonly country: string; readonly text: string };

/** The country and the number as people write it there; what cannot be read stays as it is, in `country`, which may be empty. */
export function typedPhone(value: string, country: string = homeCountry): TypedPhone {
  const parsed = parse(value, country);
  if (parsed === undefined) return { country, text: value };
  return { country: parsed.country ?? countryOfCode(parsed.countryCallingCode) ?? country, text: parsed.formatNational() };
}

/** The typed text as the form keeps it: E.164 as far as it can be derived, empty for no input. */
export function phoneValue({ country, text }: TypedPhone): string {
  if (text.trim() === "") return "";
  const parsed = parse(text, country);
  if (parsed !== undefined) return parsed.number;
  const digits = text.replaceAll(/\D/g, "");
  if (country === "" && !text.trim().startsWith("+")) return text;
  return text.trim().startsWith("+") ? `+${digits}` : `+${callingCode(country)}${digits}`;
}

/** Another country was chosen in the form: the number follows, unless it was given a country of its own. */
export const followChoice = (typed: TypedPhone, choice: { readonly before: string; readonly now: string }): TypedPhone =>
  typed.country === choice.before || typed.text.trim() === "" ? { ...typed, country: choice.now } : typed;

/** A number that was pasted with its country changes the country. */
export function followCountry({ country, text }: TypedPhone): TypedPhone {
  const parsed = text.trim().startsWith("+") ? parse(text, country) : undefined;
  return parsed === undefined ? { country, text } : typedPhone(parsed.number);
}

/** What looks wrong with a number, or undefined; it warns and never blocks. */
export function phoneWarning({ country, text }: TypedPhone): string | undefined {
  if (text.trim() === "" || parse(text, country)?.isValid() === true || !isSupportedCountry(country)) return undefined;
  const name = countries.find(({ iso2 }) => iso2 === country)?.name ?? country;
  return `This does not look like a phone number of ${name}. Check it.`;
}

/** "+91 98765 43210"; what cannot be read comes back as it is. */
export const formatPhone = (value: string): string => parse(value, homeCountry)?.formatInternational() ?? value;

const parse = (text: string, country: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { extract: false, ...(isSupportedCountry(country) ? { defaultCountry: country } : {}) });

const callingCode = (country: string): string => countries.find(({ iso2 }) => iso2 === country)?.callingCode ?? "";
const countryOfCode = (code: string): string | undefined => countries.find(({ callingCode: own }) => own === code)?.iso2;
