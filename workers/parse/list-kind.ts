import { type DomainError, unsupportedType } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { mediaTypes } from "#domain/reimbursements/file-rules.ts";
import { sniffMediaType } from "./sniff.ts";

/** What other files begin with; what a spreadsheet program can save again as a list is marked. */
const kinds: readonly { readonly start: RegExp; readonly content: string; readonly isTable?: true }[] = [
  { start: /^\s*(<!doctype html|<html|<table|<head|<body)/iu, content: "a web page", isTable: true },
  { start: /^\s*<\?xml[\s\S]{0,400}urn:schemas-microsoft-com:office:spreadsheet/iu, content: "an XML table", isTable: true },
  { start: /^\s*<\?xml/iu, content: "an XML file" },
  { start: /^PK/u, content: "an archive or another kind of document", isTable: true },
  { start: /^\s*\{/u, content: "a JSON file" },
  { start: /^(MZ|\u007fELF|#!)/u, content: "a program" },
];
const sniffedBytes = 1024;

/** The refusal of a file that is no list: says what it is. @throws nothing: the caller throws it */
export function noList(bytes: Buffer, name: string): DomainError {
  const mediaType = sniffMediaType(bytes);
  if (mediaType !== undefined) {
    const { label, image } = mediaTypes[mediaType];
    return unsupportedType("unsupported_type", importMessages.wrongKind(name, image ? `a ${label} picture` : `a ${label}`));
  }
  const head = bytes.toString("latin1", 0, sniffedBytes);
  const kind = kinds.find(({ start }) => start.test(head));
  if (kind === undefined) return unsupportedType("unsupported_type", importMessages.wrongKind(name, "no text"));
  const sentence = kind.isTable === true ? importMessages.saveAgain : importMessages.wrongKind;
  return unsupportedType("unsupported_type", sentence(name, kind.content));
}
