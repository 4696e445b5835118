/**
 * A sentence of the server or of the domain in the words of a language; what the language does not list is shown as it came.
 * @param said sentences with # for each number, and what they say with its # in the same order
 */
export function inWordsOf(said: Readonly<Record<string, string>>, sentence: string): string {
  const words = said[sentence.replaceAll(number, "#")];
  if (words === undefined) return sentence;
  const numbers = sentence.match(number) ?? [];
  let next = 0;
  return words.replaceAll("#", () => numbers[next++] ?? "#");
}

const number = /\d+/g;
