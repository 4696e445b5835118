import Papa from "papaparse";
import { decodeCsv } from "#domain/csv-text.ts";
import { invalid } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import type { SheetFacts } from "#server/infra/sandbox-protocol.ts";
import { noList } from "./list-kind.ts";
import type { SheetSink } from "./sheet-sink.ts";

const delimiters = [",", ";", "\t", "|"];
/** Control characters that no text contains, except tab, line ends, form feed and the end byte of old DOS files; Windows-1252 leaves five codes unused. */
const controlBytes = /[\u0001-\u0008\u000b\u000e-\u0019\u001b-\u001f\u0081\u008d\u008f\u0090\u009d]/;
const foreignStarts = /^\s*(%PDF|<!doctype|<html|<head|<body|<\?xml|<table|\{|PK)/i;
const sniffedCharacters = 4_096;

/**
 * Reads a csv in any of the encodings and with any of the separators that spreadsheet programs write.
 * @throws unsupported_type (no text at all); invalid (open_quote)
 */
export function readCsv(bytes: Buffer, name: string, sink: SheetSink): SheetFacts {
  const { text, encoding } = decodeCsv(bytes);
  const start = text.slice(0, sniffedCharacters);
  if (controlBytes.test(start) || start.includes("\u0000") || foreignStarts.test(start)) throw noList(bytes, name);
  let rowNo = 0;
  let openQuoteRow: number | undefined;
  let delimiter = ",";
  Papa.parse<string[]>(text, {
    delimitersToGuess: delimiters,
    step: ({ data, errors, meta }) => {
      rowNo += 1;
      delimiter = meta.delimiter;
      if (errors.some(({ code }) => code === "MissingQuotes")) openQuoteRow ??= rowNo;
      else sink.add(rowNo, data);
    },
  });
  if (openQuoteRow !== undefined) throw invalid("open_quote", importMessages.openQuote(name, openQuoteRow));
  return { format: "csv", encoding, delimiter, is1904: false, hiddenSheets: [], otherSheets: [] };
}
