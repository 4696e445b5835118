/** A web address in a text, without the mark that ends a sentence. A bracket belongs to it only together with the one that closes it. */
const webAddress = /https?:\/\/(?:\([^\s()]*\)|[^\s()])+(?<![.,;:।"'”’])/gu;

/** A web address of a text. `start` and `end` are places among the printed characters of the text; `end` is behind the last. */
type Address = { readonly address: string; readonly start: number; readonly end: number };

/** What one line of a wrapped text shows of a web address, with the characters of the line before it. `address` is the whole address. */
export type LineLink = { readonly address: string; readonly before: string; readonly shown: string };

/**
 * Finds the web addresses of a text on the lines into which the text is wrapped. A line that shows a part of an address links to the whole.
 * @param lines the printed lines: the characters of the text in NFC, spaces aside. A character without a glyph may be replaced by one other
 * @returns the links of each line
 */
export function linksOfLines(text: string, lines: readonly string[]): (readonly LineLink[])[] {
  const addresses = addressesIn(text);
  let passed = 0;
  return lines.map((line) => {
    const characters = [...line];
    const places = characters.flatMap((character, at) => (isSpace(character) ? [] : [at]));
    const first = passed;
    passed += places.length;
    return addresses.flatMap(({ address, start, end }): LineLink[] => {
      const from = places[Math.max(start - first, 0)];
      const last = places[Math.min(end - first, places.length) - 1];
      if (from === undefined || last === undefined) return [];
      return [{ address, before: characters.slice(0, from).join(""), shown: characters.slice(from, last + 1).join("") }];
    });
  });
}

function addressesIn(text: string): Address[] {
  const found: Address[] = [];
  let end = 0;
  let readTo = 0;
  for (const { 0: address, index } of text.matchAll(webAddress)) {
    const start = end + printedLength(text.slice(readTo, index));
    end = start + printedLength(address);
    readTo = index + address.length;
    if (URL.canParse(address)) found.push({ address, start, end });
  }
  return found;
}

const isSpace = (character: string): boolean => /\s/u.test(character);
const printedLength = (text: string): number => [...text.normalize("NFC")].filter((character) => !isSpace(character)).length;
