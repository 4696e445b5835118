import { z } from "zod";
import { labelInSentence } from "../label-in-sentence.ts";
import { countries } from "./countries.ts";

/** A plus sign, the country, the number: at most fifteen digits. @source ITU-T E.164 */
const e164 = /^\+[1-9]\d{6,14}$/;
const indianMobile = /^0?([6-9]\d{9})$/;

const bareNumber = (text: string): string => text.replaceAll(/[\s().\-\u2010-\u2015]/g, "").replace(/^00/, "+");

/**
 * A phone number in E.164, as it is stored, or undefined when it cannot be one. Ten digits of an Indian mobile number are read
 * as one; "00" means the plus sign.
 */
export function normalisePhone(text: string): string | undefined {
  const bare = bareNumber(text);
  const indian = indianMobile.exec(bare)?.[1];
  const number = indian === undefined ? bare : `+91${indian}`;
  return e164.test(number) ? number : undefined;
}

/** A phone number that a person types; the output is E.164. `label` is the field's label on the screen. */
export const PhoneNumber = (label: string) =>
  z
    .string()
    .max(60, phoneMessages.form(label))
    .transform((text, check) => {
      const number = normalisePhone(text);
      if (number === undefined) check.addIssue(text.trim() === "" ? phoneMessages.missing(label) : phoneMessages.form(label));
      return number ?? "";
    });

/**
 * A phone number from anywhere, with the code of its country and as many digits as numbers of that country have; the output is E.164.
 * `label` is the field's label on the screen.
 */
export const WorldPhoneNumber = (label: string) =>
  z
    .string()
    .max(60, phoneMessages.form(label))
    .transform((text, check) => {
      const number = bareNumber(text);
      const problem =
        text.trim() === "" ? phoneMessages.missing(label) : e164.test(number) ? lengthProblem(label, number) : phoneMessages.form(label);
      if (problem !== undefined) check.addIssue(problem);
      return number;
    });

function lengthProblem(label: string, number: string): string | undefined {
  const owners = countries.filter(({ callingCode }) => number.startsWith(`+${callingCode}`));
  const [first] = owners;
  if (first === undefined) return phoneMessages.form(label);
  const digits = number.length - 1 - first.callingCode.length;
  const fewest = Math.min(...owners.map(({ phoneDigits }) => phoneDigits[0]));
  const most = Math.max(...owners.map(({ phoneDigits }) => phoneDigits[1]));
  return digits >= fewest && digits <= most ? undefined : phoneMessages.digits(label, { code: first.callingCode, fewest, most });
}

const phoneMessages = {
  missing: (label: string) => `Enter the ${labelInSentence(label)}`,
  form: (label: string) => `${label} must be a phone number with its country, like +91 98765 43210`,
  digits: (label: string, { code, fewest, most }: { code: string; fewest: number; most: number }) =>
    `${label} must have ${fewest === most ? fewest : `${fewest} to ${most}`} digits after +${code}. Check the country and the number.`,
} as const;
