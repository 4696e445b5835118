/** A part of a typed telephone field: a number with its link, or text without one. `at`: its place in the field. */
export type PhonePart = { readonly at: number; readonly text: string; readonly href: string | null };

/** The numbers of a telephone field, which staff may write with commas, and what stands between them. */
export const phonePartsOf = (field: string): readonly PhonePart[] =>
  [...field.matchAll(/[,/;]\s*|[^,/;]+/g)].map(({ 0: text, index }) => ({ at: index, text, href: hrefOfPhone(text) }));

/** Null for what cannot be dialled. A telephone cannot dial an extension, or the "(0)" behind the code of a country. */
function hrefOfPhone(text: string): string | null {
  const number = text.replace(/ext.*$/i, "").replace(/^(\s*(?:\+|00)[\d\s-]*)\(0\)/, "$1");
  const digits = number.replaceAll(/\D/g, "");
  // A telephone number has at most 15 digits. @source ITU-T E.164
  return digits.length < 6 || digits.length > 15 ? null : `tel:${number.trim().startsWith("+") ? "+" : ""}${digits}`;
}
