/** A name in one spelling: words and digits, in lower case. Vowel signs of Indian scripts are marks, and part of a word. */
export const normalisedName = (text: string | undefined): string =>
  (text ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** The words of a name in alphabetical order: "RAO, Sunil" and "Sunil Rao" are one person. Undefined for a text without words. */
export const wordsInOrder = (name: string | undefined): string | undefined =>
  normalisedName(name)
    .split(" ")
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(" ") || undefined;
