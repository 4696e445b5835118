/** `compact`: as `compactName` makes it. */
export type FirmNamed = { readonly name: string; readonly compact: string };

/**
 * A firm that has the name of another but for the legal form, when a text has a form behind the name that is not that of the firm: "Sun Medical
 * LLP" is not "Sun Medical Pvt Ltd". A text without a form names either.
 */
export function findNamesake(narration: string, firmName: string, firms: readonly FirmNamed[]): FirmNamed | undefined {
  const part = compactName(firmName);
  const formsIn = (text: string): (string | undefined)[] => charactersOf(text).split(part).slice(1).map(formAtStart);
  const [own] = formsIn(firmName);
  const written = formsIn(narration).filter((form) => form !== undefined);
  if (written.length === 0 || written.some((form) => form === own)) return undefined;
  return firms.find((firm) => firm.compact === part && formsIn(firm.name)[0] !== own);
}

/** A shorter name stands in texts about others, too: then a user of the council decides. */
const shortestName = 4;

/** Whether words of a text, one after the other, are a compact name: "Apex" is not in "Apexion". Banks write a legal form without a blank, too. */
export function isNamedIn({ words, compact: all }: SearchedText, name: string): boolean {
  if (name.length < shortestName || !all.includes(name)) return false;
  return words.some((_, start) => {
    let joined = "";
    for (const word of words.slice(start)) {
      joined += word;
      if (joined.replace(legalFormsAtEnd, "") === name) return true;
    }
    return false;
  });
}

/** A text in which names of firms are searched. */
export type SearchedText = { readonly words: readonly string[]; readonly compact: string };
export const searchedText = (narration: string): SearchedText => ({
  words: withoutLegalForm(narration).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  compact: compactName(narration),
});

const legalFormsAtEnd = /(PRIVATE|PVT|LIMITED|LTD|LLP)+$/;
const withoutLegalForm = (text: string): string => text.toUpperCase().replaceAll(/\b(PRIVATE|PVT|LIMITED|LTD|LLP)\b/g, " ");

/** Banks shorten names and drop blanks and signs. Characters of every script stay. */
export const compactName = (text: string): string => charactersOf(withoutLegalForm(text));
const charactersOf = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

/** The legal form that a text without blanks begins with, in one spelling for each. */
function formAtStart(text: string): "private limited" | "limited" | "LLP" | undefined {
  const [form] = /^(PRIVATE|PVT|LIMITED|LTD|LLP)+/.exec(text) ?? [];
  if (form === undefined) return undefined;
  if (form.includes("LLP")) return "LLP";
  return form.startsWith("P") ? "private limited" : "limited";
}
