import { streamXlsxRows } from "hucre/xlsx";
import { DomainError } from "#domain/errors.ts";
import type { SheetFacts } from "#server/infra/sandbox-protocol.ts";
import { noList } from "./list-kind.ts";
import { readChosenSheet } from "./sheet-choice.ts";
import type { SheetSink } from "./sheet-sink.ts";
import { withoutEmptyValues, withTextsInCells } from "./sheet-strings.ts";
import { walkZip } from "./zip-guard.ts";

type SheetOfBook = { readonly name: string; readonly place: number; readonly part: string; readonly isHidden: boolean };

/** The sheets of a workbook according to its main part. */
export type BookFacts = { readonly sheets: readonly SheetOfBook[]; readonly stringsPart: string | undefined; readonly is1904: boolean };

const isWanted = (part: string): boolean => /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels)$/i.test(part);

/**
 * Reads a visible sheet of an xlsx row by row.
 * @throws unsupported_type (another kind of zip); invalid (too_much_inside, password_protected, damaged, no_visible_sheet, no_such_sheet); whatever
 *   the reader fails with, for which another reader may be tried
 * @source engines.md 4
 */
export async function readXlsx(
  bytes: Buffer,
  { name, wanted, sink }: { name: string; wanted: string | undefined; sink: SheetSink },
): Promise<SheetFacts> {
  const { sheets, stringsPart, is1904 } = await readBookFacts(bytes, name);
  const hidden = sheets.filter(({ isHidden }) => isHidden).map((sheet) => sheet.name);
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const read = async ({ part, place }: SheetOfBook): Promise<void> => {
    const trueBytes = await withoutEmptyValues(bytes, part);
    const readable =
      stringsPart === undefined ? trueBytes : await withTextsInCells(trueBytes, { sheet: part, strings: stringsPart }).catch(() => trueBytes);
    for await (const { index, values } of streamXlsxRows(readable, { sheet: place })) sink.add(index + 1, values);
  };
  const { chosen, others } = await readChosenSheet(visible, { name, wanted, sink, read });
  return { format: "xlsx", sheet: chosen.name, hiddenSheets: hidden, otherSheets: others.map((sheet) => sheet.name), is1904 };
}

/** @throws unsupported_type (no workbook of this kind); invalid (too_much_inside, password_protected, damaged) */
async function readBookFacts(bytes: Buffer, name: string): Promise<BookFacts> {
  const parts = await walkZip(bytes, name, isWanted);
  const names = [...parts.keys()];
  if (!names.includes("[Content_Types].xml") || !names.some((part) => part.startsWith("xl/")) || names.includes("xl/workbook.bin"))
    throw noList(bytes, name);
  const book = parts.get("xl/workbook.xml") ?? "";
  const relations = tags(parts.get("xl/_rels/workbook.xml.rels") ?? "", "Relationship").map((tag) => ({
    id: attribute(tag, "Id"),
    type: attribute(tag, "Type"),
    part: partOf(attribute(tag, "Target")),
  }));
  const sheets = tags(book, "sheet")
    .map((tag, place) => ({ tag, place, relation: relations.find(({ id }) => id === attribute(tag, "id")) }))
    .filter(({ relation }) => relation === undefined || relation.type.endsWith("/worksheet"))
    .map(({ tag, place, relation }) => ({
      name: attribute(tag, "name"),
      place,
      part: relation?.part ?? "",
      isHidden: /hidden/i.test(attribute(tag, "state")),
    }));
  const stringsPart = relations.find(({ type }) => type.endsWith("/sharedStrings"))?.part;
  return { sheets, stringsPart, is1904: /\bdate1904="(1|true)"/.test(book) };
}

/** The path in the zip of a part that the workbook's main part refers to. */
const partOf = (target: string): string => (target.startsWith("/") ? target.slice(1) : `xl/${target}`);

/** Tags of this name with any prefix. */
const tags = (xml: string, name: string): string[] => [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, "g"))].map(([tag]) => tag);

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const attribute = (tag: string, name: string): string =>
  (new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? "").replaceAll(
    /&(\w+);/g,
    (all, entity: string) => entities[entity] ?? all,
  );

/** Whether another reader may be able to read the file. */
export const isFinal = (error: unknown): boolean => error instanceof DomainError;
