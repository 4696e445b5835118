import { z } from "zod";
import { findDocument, multipartFields } from "#domain/reimbursements/derive.ts";
import { itemKinds } from "#domain/reimbursements/items.ts";
import { itemsName, type Field, type Scheme } from "#domain/reimbursements/scheme.ts";
import { ReimbursementId } from "../application/reimbursements/inputs.ts";
import { itemsDescription } from "./reimbursement-wire.ts";
import type { Multipart } from "./route.ts";
import { versionDescription } from "./wire.ts";

const typeText = {
  text: "Text",
  amount: "Rupees, a number with at most two decimals",
  date: "DD-MM-YYYY or YYYY-MM-DD",
  mapsLink: "https link of a maps service",
} as const;

const maxPartCharacters = 20_000;

/** The text parts of a field, by wire name. */
function textParts(field: Field, step: number): [string, z.ZodType][] {
  const part = (kind: string): z.ZodType =>
    z
      .string()
      .max(maxPartCharacters)
      .optional()
      .meta({ description: `Step ${step}: ${field.label}. ${kind}` });
  if (field.type === "document" || field.type === "items") return [];
  if (field.type === "yesNo") return [[field.name, part("true, false, 1 or 0")], ...field.whenYes.flatMap((inner) => textParts(inner, step))];
  if (field.type === "group")
    return [
      [
        field.name,
        part(
          `A JSON object with ${field.fields.map(({ name }) => name).join(", ")}${field.maxEntries > 1 ? `, or an array of at most ${field.maxEntries} of them` : ""}`,
        ),
      ],
    ];
  if (field.type === "select")
    return [
      [
        field.name,
        part(
          `One of ${field.options
            .map(({ value }) => value)
            .join(", ")
            .slice(0, 400)}`,
        ),
      ],
    ];
  return [[field.name, part(typeText[field.type])]];
}

/** 40 items of the longest texts. */
const maxItemsCharacters = 60_000;
/** The version as a text part. */
export const partVersion = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, "Enter the version as a whole number")
  .transform(Number);

/** A value of a JSON body, or the same as JSON in a text part. */
export const jsonPart = <S extends z.ZodType>(schema: S) =>
  z.union([schema, z.string().max(maxPartCharacters).transform(jsonOf).pipe(schema)]).optional();

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema behind it says what it expects
  }
}

export const stepBody = (scheme: Scheme) =>
  z.object({
    step: z
      .string()
      .regex(/^\d{1,3}$/, `Enter a step from 1 to ${scheme.steps.length}`)
      .transform(Number)
      .meta({ description: `1 to ${scheme.steps.length}` }),
    reimbursement_id: z
      .union([z.literal("").transform(() => undefined), ReimbursementId])
      .optional()
      .meta({ description: "From step 2 on; without it step 1 starts a new draft" }),
    version: partVersion.optional().meta({ description: versionDescription }),
    ...Object.fromEntries(scheme.steps.flatMap(({ fields }, index) => fields.flatMap((field) => textParts(field, index + 1)))),
    [itemsName]: z
      .string()
      .max(maxItemsCharacters)
      .optional()
      .meta({ description: itemsDescription(itemKinds(scheme)) }),
  });

export function stepMultipart(scheme: Scheme): Multipart {
  const texts = scheme.steps.flatMap(({ fields }) => fields.flatMap((field) => textParts(field, 1)));
  return {
    files: multipartFields(scheme).map(({ name, maxCount }) => {
      const document = findDocument(scheme, name);
      const kinds = document?.field.accept === "image" ? "an image" : "PDF or image";
      return { name, maxCount, description: `Step ${document?.step}: ${document?.field.label}; ${kinds}, at most 5 x 1024 x 1024 bytes` };
    }),
    maxTextFields: texts.length + 7,
  };
}
