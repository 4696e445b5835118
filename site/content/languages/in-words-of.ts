/**
 * Translates a sentence that the server or the domain wrote. A sentence without a translation stays as it is.
 * @param said sentence to translation. Both have # for each number, in the same order
 */
export function inWordsOf(said: Readonly<Record<string, string>>, sentence: string): string {
  const words = said[sentence.replaceAll(number, "#")];
  if (words === undefined) return sentence;
  const numbers = sentence.match(number) ?? [];
  let next = 0;
  return words.replaceAll("#", () => numbers[next++] ?? "#");
}

const number = /\d+/g;
