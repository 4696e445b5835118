import { z } from "zod";
import { withoutControls } from "../accounts/plain-line.ts";
import { typedDate } from "../date-input.ts";
import { labelInSentence } from "../label-in-sentence.ts";
import { withoutGrouping } from "../rules/amounts.ts";
import { asGroupAnswer, type Answer, type Answers, type GroupAnswers } from "./answers.ts";
import { itemsInput } from "./items-input.ts";
import type { Field, SchemeGroupField, SimpleField, Step } from "./scheme.ts";

const mapsHosts = ["google.com", "www.google.com", "maps.google.com", "maps.app.goo.gl", "goo.gl", "www.openstreetmap.org", "maps.mappls.com"];
const mapsMessage = "Paste the https link of a maps service, like https://maps.app.goo.gl/…";

/** True when the text is an https link to a maps service, without a user name or port. @source security.md row 32 */
export function isMapsLink(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === "https:" && url.username === "" && url.password === "" && url.port === "" && mapsHosts.includes(url.hostname);
}

/** Text without control characters and without surrounding blanks; an empty one counts as not answered. */
const plainText = z.string().transform(withoutControls);

const yesNoValue = z.union([z.boolean(), z.enum(["true", "1"]).transform(() => true), z.enum(["false", "0"]).transform(() => false)]);

function simpleSchema(field: SimpleField, today: string): z.ZodType<string> {
  const name = field.nameInMessages ?? field.label;
  switch (field.type) {
    case "text":
      return plainText.pipe(z.string().max(field.maxLength, `${name} must be at most ${field.maxLength} characters long`));
    case "amount":
      return plainText.transform(withoutGrouping).pipe(
        z
          .string()
          .regex(/^$|^\d{1,15}(\.\d{1,2})?$/, `${name} must be a number, like 12500000`)
          .refine((value) => value === "" || Number(value) > 0, `${name} must be more than zero`),
      );
    case "date":
      return plainText.pipe(typedDate(name, field.notInFuture === true ? today : undefined));
    case "select":
      return plainText.pipe(
        z
          .string()
          .refine((value) => value === "" || field.options.some((o) => o.value === value), `Select the ${labelInSentence(name)} from the list`),
      );
    case "mapsLink":
      return plainText.pipe(
        z
          .string()
          .max(2000)
          .refine((value) => value === "" || isMapsLink(value), mapsMessage),
      );
  }
}

function groupSchema(field: SchemeGroupField, today: string): z.ZodType<GroupAnswers | readonly GroupAnswers[]> {
  const shape = Object.fromEntries(field.fields.map((inner) => [inner.name, simpleSchema(inner, today).optional()]));
  const entry = z.object(shape).transform((value) => withoutBlanks(value) as Record<string, string>); // all leaves are strings
  const entries = z.array(entry).min(1).max(field.maxEntries, `${field.label}: at most ${field.maxEntries}`).transform(asGroupAnswer);
  return z.preprocess((value) => {
    const given = typeof value === "string" ? parseJson(value) : value;
    return Array.isArray(given) ? given : [given];
  }, entries);
}

/** The JSON value of a text, or the text itself, which no object schema accepts. */
function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value; // refused by the schema with a message that names the field
  }
}

const withoutBlanks = (value: Record<string, Answer | undefined>): Record<string, Answer> =>
  Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Answer] => entry[1] !== undefined && entry[1] !== ""));

function fieldShape(field: Field, today: string): [string, z.ZodType][] {
  if (field.type === "document") return [];
  if (field.type === "text" && field.fromFirm) return [];
  if (field.type === "group") return [[field.name, groupSchema(field, today).optional()]];
  if (field.type === "items") return [[field.name, itemsInput(field.kinds, undefined, today).optional()]];
  if (field.type === "yesNo") return [[field.name, yesNoValue.optional()], ...field.whenYes.flatMap((inner) => fieldShape(inner, today))];
  return [[field.name, simpleSchema(field, today).optional()]];
}

/**
 * The shape of what a step sends, without its files. Unknown names are dropped, blanks count as not answered; what is
 * missing is reported by `missingFields`, so that a wrong value and a missing one have different messages.
 * @param today YYYY-MM-DD in India, for dates that cannot lie in the future
 */
export const stepInput = (step: Step, today: string): z.ZodType<Answers> =>
  z
    .object(Object.fromEntries(step.fields.flatMap((field) => fieldShape(field, today))))
    .transform((value) => withoutBlanks(value as Record<string, Answer | undefined>)); // shapes above yield only Answer
