const shortestNumber = 3;

/**
 * A number as two writers would write it: in capitals, without blanks and punctuation, without leading zeros; undefined for what tells nothing
 * apart, such as "NA" or "12".
 */
export function normalisedNumber(text: string | undefined): string | undefined {
  const plain = (text ?? "")
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
    .replace(/^0{1,200}(?=.)/u, "");
  return plain.length >= shortestNumber && /\p{N}/u.test(plain) ? plain : undefined;
}
