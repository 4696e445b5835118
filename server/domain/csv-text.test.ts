import { describe, expect, it } from "vitest";
import { decodeCsv } from "./csv-text.ts";

const text = "currency,date,rate,source\r\nUSD,01-04-2026,83.5,RBI’s reference rate – FBIL\r\n";
/** The quote and the dash of Windows-1252. */
const windowsCodes: Readonly<Record<string, number>> = { "’": 0x92, "–": 0x96 };
const windowsBytes = Uint8Array.from([...text].map((character) => windowsCodes[character] ?? character.charCodeAt(0)));
const utf16 = (isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8];
      return isLittle ? bytes : bytes.reverse();
    }),
  );

describe("the text of a csv is the same", () => {
  it.each([
    ["utf-8", new TextEncoder().encode(text)],
    ["utf-8", new TextEncoder().encode(`\uFEFF${text}`)],
    ["windows-1252", windowsBytes],
    ["utf-16le", Uint8Array.from([0xff, 0xfe, ...utf16(true)])],
    ["utf-16be", Uint8Array.from([0xfe, 0xff, ...utf16(false)])],
    ["utf-16le", utf16(true)],
    ["utf-16be", utf16(false)],
  ])("in %s", (encoding, bytes) => {
    expect(decodeCsv(bytes)).toEqual({ text, encoding });
  });
});

it("a long list of Windows-1252 is read to its end", () => {
  const bytes = new Uint8Array(100_000).fill(0x92);
  expect(decodeCsv(bytes).text).toBe("’".repeat(100_000));
});
