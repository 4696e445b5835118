import { z } from "zod";
import { countries } from "../../members/countries.ts";
import { typedDate } from "../../date-input.ts";
import { withoutGrouping } from "../../rules/amounts.ts";
import type { ContentField } from "./kind.ts";
import { contentKindOf, type ContentKind } from "./kinds/index.ts";
import { markdownProblem } from "../../markdown-rules.ts";
import { contentMessages } from "./messages.ts";
import { emptyValue } from "./stored.ts";

const maxListLines = 20;
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const plain = (label: string, maxLength: number) =>
  z
    .string()
    .transform((text) => text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .max(maxLength, contentMessages.tooLong(label, maxLength))
        .refine((text) => !controlCharacters.test(text), contentMessages.control(label)),
    );
const oneLine = (label: string, maxLength: number) => plain(label, maxLength).refine((text) => !text.includes("\n"), contentMessages.control(label));

/** Whether an address leads to the web and nowhere else: no script, no data, no file. */
const isWebAddress = (text: string): boolean => URL.canParse(text) && ["https:", "http:"].includes(new URL(text).protocol);
const isPath = (text: string): boolean => /^\/(?![/\\])[\w./?=&#%-]*$/.test(text);

/** Empty, or a number of at most nine digits and two decimals. */
const figureForm = /^(?:\d{1,9}(?:\.\d{1,2})?)?$/;

/** Empty, or a year of this century. */
const yearForm = /^(?:20\d{2})?$/;

/** The valid values of a field. Fields of a draft may be empty. */
function inputOf(field: ContentField): z.ZodType {
  const { label } = field;
  const blank = z.literal("").transform(() => null);
  switch (field.type) {
    case "text":
      return oneLine(label, field.maxLength);
    case "path":
      return oneLine(label, field.maxLength).refine((text) => text === "" || isPath(text), contentMessages.path(label));
    case "figure":
      return oneLine(label, 20)
        .transform(withoutGrouping)
        .pipe(z.string().regex(figureForm, contentMessages.figure(label)));
    case "year":
      return oneLine(label, 20).pipe(z.string().regex(yearForm, contentMessages.year(label)));
    case "paragraph":
      return plain(label, field.maxLength);
    case "markdown":
      return z
        .string()
        .transform((text) => text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim())
        .superRefine((text, issues) => {
          const problem = controlCharacters.test(text) ? contentMessages.control(label) : markdownProblem(text);
          if (problem !== undefined) issues.addIssue({ code: "custom", message: problem });
        });
    case "lines":
      return z
        .array(oneLine(label, field.maxLength))
        .max(maxListLines, contentMessages.tooManyLines(label))
        .transform((lines) => lines.filter((line) => line !== ""));
    case "date":
      return typedDate(label)
        .nullable()
        .transform((date) => (date === "" ? null : date));
    case "url":
      return z.union([z.null(), blank, oneLine(label, 500).refine(isWebAddress, contentMessages.webAddress(label))]);
    case "country":
      return z.union([z.null(), blank, z.string().refine((iso2) => isCountry(iso2), contentMessages.chooseOne(label))]);
    case "select":
      return z.enum(Object.keys(field.options), contentMessages.chooseOne(label));
    case "image":
      return z.union([
        z.null(),
        z.object({
          id: z.uuid(),
          alt: oneLine(label, 300).refine((alt) => alt !== "", contentMessages.altNeeded),
          altHindi: oneLine(label, 300).optional(),
        }),
      ]);
    case "file":
      return z.union([z.null(), z.object({ id: z.uuid() })]);
  }
}

const isCountry = (iso2: string): boolean => countries.some((country) => country.iso2 === iso2);

/**
 * What the editor of a kind may send, from its declaration: every field by name, each optional and empty by default. Unknown names are
 * ignored. The field that names the entry is always needed.
 */
export function contentInput(kind: ContentKind): z.ZodType<Readonly<Record<string, unknown>>> {
  const { fields, titleField } = contentKindOf(kind);
  const shape = Object.entries(fields).map(([name, field]) => {
    const input = name === titleField ? inputOf(field).refine((title) => title !== "", contentMessages.titleNeeded(field.label)) : inputOf(field);
    return [name, input.default(emptyValue(field))];
  });
  return z.object(Object.fromEntries(shape) as Readonly<Record<string, z.ZodType>>); // pairs of name and schema, as mapped above
}

/** The fields that hinder publishing, with their messages: an empty one that is needed, and a last day before its first. */
export function hindrancesOf(kind: ContentKind, stored: Readonly<Record<string, unknown>>): Readonly<Record<string, string[]>> {
  return { ...daysTooEarly(kind, stored), ...missingForPublic(kind, stored) };
}

function daysTooEarly(kind: ContentKind, stored: Readonly<Record<string, unknown>>): Readonly<Record<string, string[]>> {
  const { fields, inOrder = [] } = contentKindOf(kind);
  const labelOf = (name: string): string => fields[name]?.label ?? name;
  const tooEarly = inOrder.filter(([first, last]) => {
    const [from, to] = [stored[first], stored[last]];
    return typeof from === "string" && typeof to === "string" && to < from;
  });
  return Object.fromEntries(tooEarly.map(([first, last]) => [last, [contentMessages.tooEarly(labelOf(last), labelOf(first))]]));
}

function missingForPublic(kind: ContentKind, stored: Readonly<Record<string, unknown>>): Readonly<Record<string, string[]>> {
  const missing = Object.entries(contentKindOf(kind).fields).filter(([name, field]) => {
    const value = stored[name];
    return "isRequired" in field && field.isRequired && (value === null || value === undefined || value === "");
  });
  return Object.fromEntries(missing.map(([name, field]) => [name, [contentMessages.needed(field.label)]]));
}

/** A plain address made of a title: "Open day, 2027" becomes "open-day-2027". */
export const slugOf = (title: string): string =>
  title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 70)
    .replaceAll(/^-|-$/g, "");

export const Slug = z
  .string()
  .max(80, contentMessages.slugForm)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, contentMessages.slugForm);
