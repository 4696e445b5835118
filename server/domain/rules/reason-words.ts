/**
 * What the firm reads of a reason when the officer writes no own words: what is wrong, and what the firm can do.
 * @source money.md 5 "reason code: sentence, remedy"
 */
export const reasonWords = ({ sentenceEn, remedyEn }: { readonly sentenceEn: string; readonly remedyEn: string }): string =>
  remedyEn === "" ? sentenceEn : `${sentenceEn} ${remedyEn}`;

type InBoth = { readonly sentenceEn: string; readonly remedyEn: string; readonly sentenceHi: string; readonly remedyHi: string };

/**
 * The Hindi of words that were taken from the list of reasons; undefined for an officer's own words, and for a reason whose English the office
 * has changed since, for its Hindi may say something else.
 */
export function reasonInHindi(list: readonly InBoth[], words: string): string | undefined {
  const whole = list.find((reason) => reasonWords(reason) === words);
  if (whole !== undefined) return reasonWords({ sentenceEn: whole.sentenceHi, remedyEn: whole.remedyHi });
  return list.find(({ sentenceEn }) => sentenceEn === words)?.sentenceHi;
}
