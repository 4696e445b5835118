import { z } from "zod";
import { labelInSentence } from "../label-in-sentence.ts";

/** A plus sign, the country, the number: at most fifteen digits. @source ITU-T E.164 */
const e164 = /^\+[1-9]\d{6,14}$/;
const indianMobile = /^0?([6-9]\d{9})$/;

/**
 * A phone number in E.164, as it is stored, or undefined when it cannot be one. Ten digits of an Indian mobile number are read
 * as one; "00" means the plus sign.
 */
export function normalisePhone(text: string): string | undefined {
  const bare = text.replaceAll(/[\s().\-\u2010-\u2015]/g, "").replace(/^00/, "+");
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

const phoneMessages = {
  missing: (label: string) => `Enter the ${labelInSentence(label)}`,
  form: (label: string) => `${label} must be a phone number with its country, like +91 98765 43210`,
} as const;
