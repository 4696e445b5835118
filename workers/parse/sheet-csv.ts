import Papa from "papaparse";
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
 * @source engines.md 4, the rule of encodings
 */
export function readCsv(bytes: Buffer, name: string, sink: SheetSink): SheetFacts {
  const { text, encoding } = decode(bytes);
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

/** By its byte order mark, else by the position of zero bytes, else UTF-8 if all of it is valid, else Windows-1252. */
function decode(bytes: Buffer): { text: string; encoding: string } {
  const as = (encoding: string) => ({ text: new TextDecoder(encoding).decode(bytes), encoding });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as("utf-16be");
  const zeros = zerosIn(bytes.subarray(0, sniffedCharacters));
  if (zeros.odd > zeros.even * 4 && zeros.odd > 4) return as("utf-16le");
  if (zeros.even > zeros.odd * 4 && zeros.even > 4) return as("utf-16be");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return { text: bytes.toString("latin1").replaceAll(/[\u0080-\u009f]/g, windows1252), encoding: "windows-1252" };
  }
}

/**
 * The characters of Windows-1252 from 0x80 to 0x9f; its five unused codes stay control characters. Node 20 decodes this encoding as ISO 8859-1.
 * @source https://encoding.spec.whatwg.org/index-windows-1252.txt
 */
const upperHalf = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const windows1252 = (character: string): string => upperHalf[character.charCodeAt(0) - 0x80] ?? character;

function zerosIn(bytes: Buffer): { even: number; odd: number } {
  let even = 0;
  let odd = 0;
  for (const [place, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (place % 2 === 0) even += 1;
    else odd += 1;
  }
  return { even, odd };
}
