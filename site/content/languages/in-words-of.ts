/**
 * Translates a sentence that the server or the domain wrote. A sentence without a translation stays as it is.
 * @param said sentence to translation. Both have # for each number and each PAN, in the same order
 */
export function inWordsOf(said: Readonly<Record<string, string>>, sentence: string): string {
  const words = said[sentence.replaceAll(figure, "#")];
  if (words === undefined) return sentence;
  const figures = sentence.match(figure) ?? [];
  let next = 0;
  return words.replaceAll("#", () => figures[next++] ?? "#");
}

/** A PAN or a number. A PAN inside of a GST number is none. */
const figure = /\b[A-Z]{5}\d{4}[A-Z]\b|\d+/g;
