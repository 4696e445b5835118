const shortestNumber = 3;

const separators = /[^\p{L}\p{N}]+/gu;

/**
 * A number as two writers would write it: in capitals, without blanks and punctuation, without leading zeros; undefined for what tells nothing
 * apart, such as "NA" or "12".
 */
export function normalisedNumber(text: string | undefined): string | undefined {
  const plain = (text ?? "")
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(separators, "")
    .replace(/^0{1,200}(?=.)/u, "");
  return plain.length >= shortestNumber && /\p{N}/u.test(plain) ? plain : undefined;
}

/**
 * The same, with its parts: "MD/1/234" and "MD/12/34" are two numbers. Money is counted by it, so that two certificates never share a cap
 * because of their separators. A text that has neither words nor digits stays as it is.
 */
export function numberInParts(text: string): string {
  const plain = text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(separators, "-")
    .replace(/^[0-]{1,200}(?=.)/u, "")
    .replace(/-$/u, "");
  return plain === "" ? text.trim() : plain;
}
