import { z } from "zod";
import type { ContentField } from "./kind.ts";
import type { StoredFields } from "./published.ts";
import { contentKindOf, type ContentKind } from "./kinds/index.ts";

const ImageValue = z.object({ id: z.uuid(), alt: z.string() });
const FileValue = z.object({ id: z.uuid() });

const isWritten = ({ type }: ContentField): boolean => type === "text" || type === "paragraph" || type === "markdown" || type === "path";

/** What a field holds while nobody has filled it in. */
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
  const read = Object.entries(fields).map(([name, field]) => [name, shapeOf(field).parse(given.get(name))]);
  return Object.fromEntries(read) as StoredFields<K>; // each field was read by its own declaration
}

/** The pictures and files that fields name. */
export function referencesOf(kind: ContentKind, stored: unknown): { readonly images: readonly string[]; readonly files: readonly string[] } {
  const values = new Map<string, unknown>(Object.entries(readStoredFields(kind, stored)));
  const idsOf = (type: "image" | "file"): string[] =>
    Object.entries(contentKindOf(kind).fields).flatMap(([name, field]) => {
      const value = field.type === type ? FileValue.safeParse(values.get(name)) : undefined;
      return value?.success === true ? [value.data.id] : [];
    });
  return { images: idsOf("image"), files: idsOf("file") };
}
