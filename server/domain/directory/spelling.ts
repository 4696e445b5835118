/**
 * The edit distance of two words: characters inserted, deleted, changed or swapped with their neighbour; undefined above `most`.
 * @source Damerau 1964, restricted to one edit per character ("optimal string alignment")
 */
export function spellingDistance(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1), swapped));
    }
    if (Math.min(...row) > most) return undefined;
    [before, last] = [last, row];
  }
  const distance = last[other.length] ?? Infinity;
  return distance > most ? undefined : distance;
}

/** The most mistakes that are corrected in a word of this length. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

/** The candidates for a mistyped word, most likely first; of two equal ones the earlier word wins. */
export function likelyWords(mistyped: string, words: Iterable<string>): string[] {
  const most = forgiven(mistyped.length);
  if (most === 0) return [];
  const found: { word: string; distance: number }[] = [];
  for (const word of new Set(words)) {
    const distance = spellingDistance(mistyped, word, most);
    if (distance !== undefined && distance > 0) found.push({ word, distance: distance + (word[0] === mistyped[0] ? 0 : 0.5) });
  }
  return found.toSorted((a, b) => a.distance - b.distance).map(({ word }) => word);
}
