/**
 * What the firm reads of a reason when the officer writes no own words: what is wrong, and what the firm can do.
 * @source money.md 5 "reason code: sentence, remedy"
 */
export const reasonWords = ({ sentenceEn, remedyEn }: { readonly sentenceEn: string; readonly remedyEn: string }): string =>
  remedyEn === "" ? sentenceEn : `${sentenceEn} ${remedyEn}`;
