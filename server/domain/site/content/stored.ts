import { z } from "zod";
import type { ContentField } from "./kind.ts";
import type { StoredFields } from "./published.ts";
import { contentKindOf, type ContentKind } from "./kinds/index.ts";

const ImageValue = z.object({ id: z.uuid(), alt: z.string(), altHindi: z.string().optional().catch(undefined) });
const FileValue = z.object({ id: z.uuid() });

const writtenTypes: readonly ContentField["type"][] = ["text", "paragraph", "markdown", "path", "figure", "year"];
const isWritten = ({ type }: ContentField): boolean => writtenTypes.includes(type);

/** The value of an empty field. */
export function emptyValue(field: ContentField): unknown {
  if (isWritten(field)) return "";
  if (field.type === "lines") return [];
  if (field.type === "select") return Object.keys(field.options)[0];
  return null;
}

// A page reads hundreds of fields of a few declarations, and a schema costs far more to make than to use.
const shapes = new WeakMap<ContentField, z.ZodType>();

function shapeOf(field: ContentField): z.ZodType {
  const known = shapes.get(field);
  if (known !== undefined) return known;
  const shape = storedValue(field);
  shapes.set(field, shape);
  return shape;
}

function storedValue(field: ContentField): z.ZodType {
  const empty = emptyValue(field);
  if (isWritten(field)) return z.string().catch("");
  if (field.type === "lines") return z.array(z.string()).catch([]);
  if (field.type === "select") return z.enum(Object.keys(field.options)).catch(String(empty));
  if (field.type === "image") return ImageValue.nullable().catch(null);
  if (field.type === "file") return FileValue.nullable().catch(null);
  return z.string().nullable().catch(null);
}

/**
 * Reads stored fields by what their kind declares today: a field that was added since is empty, one that went is left out.
 */
export function readStoredFields<K extends ContentKind>(kind: K, stored: unknown): StoredFields<K> {
  const { fields } = contentKindOf(kind);
  const given = typeof stored === "object" && stored !== null ? new Map<string, unknown>(Object.entries(stored)) : new Map<string, unknown>();
  const read = Object.entries(fields).map(([name, field]) => [name, given.has(name) ? shapeOf(field).parse(given.get(name)) : emptyValue(field)]);
  return Object.fromEntries(read) as StoredFields<K>; // each field was read by its own declaration
}

/** By id. */
export type References = { readonly images: readonly string[]; readonly files: readonly string[] };

/** The pictures and files that stored fields name. */
export const referencesOf = (kind: ContentKind, stored: unknown): References => referencesIn(kind, readStoredFields(kind, stored));

/** The same of fields that were read. */
export function referencesIn<K extends ContentKind>(kind: K, read: StoredFields<K>): References {
  const values: Readonly<Record<string, unknown>> = read;
  const idsOf = (type: "image" | "file"): string[] =>
    Object.entries(contentKindOf(kind).fields).flatMap(([name, field]) => {
      const value = field.type === type ? values[name] : undefined;
      return isReference(value) ? [value.id] : [];
    });
  return { images: idsOf("image"), files: idsOf("file") };
}

/** Whether the value of a field is a picture or a file. After `readStoredFields` no other value has an id. */
export const isReference = (value: unknown): value is { readonly id: string; readonly alt?: string; readonly altHindi?: string } =>
  typeof value === "object" && value !== null && "id" in value;
