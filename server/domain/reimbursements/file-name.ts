import { isMediaType, mediaTypes } from "./file-rules.ts";

const maxNameLength = 120;
const fallbackName = "file";

// Control, half-surrogate, bidirectional, zero-width and separator characters: they can hide an extension or break a header. The zero-width
// joiner and non-joiner stay, because Devanagari words need them.
const invisible = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gu;

/**
 * The name under which a file is shown and downloaded: the last part of a path, without invisible characters and leading dashes,
 * in composed Unicode, at most 120 characters with its extension. It is never used as a path.
 * @source security.md row 28
 */
export function safeFileName(original: string): string {
  const lastPart = original.normalize("NFC").split(/[/\\]/u).at(-1) ?? "";
  const visible = lastPart.replace(invisible, " ").replace(/[<>:"|?*]/gu, "_");
  const trimmed = withoutDotsAtEnd(visible.replace(/\s+/gu, " ").replace(/^[\s.-]+/u, ""));
  return trimmed === "" ? fallbackName : shorten(trimmed);
}

/** Without a regular expression, which would take quadratic time on many dots. */
function withoutDotsAtEnd(name: string): string {
  let end = name.length;
  while (name[end - 1] === "." || name[end - 1] === " ") end -= 1;
  return name.slice(0, end);
}

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= maxNameLength) return name;
  const dot = characters.lastIndexOf(".");
  const extension = dot > 0 && characters.length - dot <= 10 ? characters.slice(dot) : [];
  return [...characters.slice(0, maxNameLength - extension.length - 1), "…", ...extension].join("");
}

/** Endings of stored files besides the usual ones of `mediaTypes`; the first is added where there is no other. */
const moreEndings = new Map<string, readonly string[]>([
  ["image/jpeg", ["jpeg", "jpe", "jfif"]],
  ["image/tiff", ["tiff"]],
  ["image/heic", ["heif"]],
  ["text/csv", ["csv", "txt"]],
  ["application/vnd.ms-excel", ["xls"]],
  ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ["xlsx"]],
]);

/**
 * The name under which a stored file is sent, safe and with an ending of its detected type: on the reader's disk the ending alone decides
 * which program opens it. The usual ending is added if the name has none of that type; a name of another media type keeps its own.
 * @source security.md row 23
 */
export function nameOfKind(original: string, mediaType: string): string {
  const name = safeFileName(original);
  const endings = [...(isMediaType(mediaType) ? [mediaTypes[mediaType].extension] : []), ...(moreEndings.get(mediaType) ?? [])];
  const [usual] = endings;
  if (usual === undefined || endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`))) return name;
  return shorten(`${name}.${usual}`);
}

/**
 * The value of a `Content-Disposition` header: one valid line, with an ASCII name for old clients and the full name for all others.
 * @source RFC 6266, RFC 8187
 */
export function contentDisposition(kind: "inline" | "attachment", name: string): string {
  const safe = safeFileName(name);
  const plain = safe.replace(/[^\x20-\x7e]/gu, "_").replace(/["\\%]/gu, "_");
  if (plain === safe) return `${kind}; filename="${plain}"`;
  const encoded = encodeURIComponent(safe).replace(/['()*]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** File systems allow names of 255 bytes. */
const maxEntryBytes = 200;
const encoder = new TextEncoder();

/**
 * The name of a file in the archive of a reimbursement: position in the dossier, document, number among several files, and the
 * safe form of its own name with the ending of its type. Names sort in the order of the dossier.
 * @param place `document` and `file` count from 1; `files` is the number of files of the document
 */
export function archiveEntryName(
  place: { document: number; fieldName: string; file: number; files: number },
  file: { readonly name: string; readonly mediaType: string },
): string {
  const digits = (number: number): string => String(number).padStart(2, "0");
  const prefix = [digits(place.document), place.fieldName, ...(place.files > 1 ? [digits(place.file)] : [])].join("-");
  const name = nameOfKind(file.name, file.mediaType);
  const dot = name.lastIndexOf(".");
  const [stem, extension] = dot > 0 && name.length - dot <= 10 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  let characters = [...stem];
  while (encoder.encode(`${prefix}-${characters.join("")}${extension}`).length > maxEntryBytes) characters = characters.slice(0, -1);
  return `${prefix}-${characters.join("")}${extension}`;
}
