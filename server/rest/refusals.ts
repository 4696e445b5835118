import type { z } from "zod";
import { DomainError, invalid, type FieldErrors } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (character) => `_${character.toLowerCase()}`);

/** Texts for values of the wrong type; a schema's own texts come first. */
const plainIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type") return issue.input === undefined ? "This field is needed" : `Send a value of the type ${issue.expected}`;
  if (issue.code === "too_big") return `At most ${String(issue.maximum)}`;
  if (issue.code === "too_small") return `At least ${String(issue.minimum)}`;
  if (issue.code === "invalid_value") return `Send one of ${issue.values.map(String).join(", ")}`;
  return "This value cannot be used";
};

const halfCharacter = /\p{Surrogate}/u;

/** Where texts hold what the database keeps in no column: a NUL, or half a character. */
function unstoredPlaces(value: unknown, place: readonly string[] = []): string[] {
  if (typeof value === "string") return value.includes("\0") || halfCharacter.test(value) ? [place.join(".")] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unstoredPlaces(inner, [...place, name]));
}

/**
 * Parses what came in by the schema of its route.
 * @throws invalid (each field that is wrong, in `fields`)
 */
export function parseGiven<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const parsed = schema.safeParse(given, { error: plainIssue });
  if (parsed.success) {
    const fields = Object.fromEntries(unstoredPlaces(parsed.data).map((place) => [place, ["Leave out NUL and half characters"]]));
    if (Object.keys(fields).length > 0) throw invalid("invalid", "Check what you entered.", fields);
    return parsed.data;
  }
  const fields = fieldErrorsOf(parsed.error, (path) => path.join(".") || "body");
  const [first] = parsed.error.issues;
  throw invalid("invalid", first?.code === "custom" ? first.message : "Check what you entered.", fields);
}

/** A refusal with its fields as the wire spells them. */
export function withWireNames(error: unknown, names: Readonly<Record<string, string>> = {}): unknown {
  if (!(error instanceof DomainError) || error.fields === undefined) return error;
  const fields: FieldErrors = Object.fromEntries(Object.entries(error.fields).map(([name, texts]) => [names[name] ?? snakeCase(name), texts]));
  const { kind, code, message, retryAfterSeconds, cause } = error;
  return new DomainError(kind, code, message, fields, { cause, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) });
}
