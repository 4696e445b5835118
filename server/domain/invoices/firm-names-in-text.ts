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

/**
 * Finds those whose name stands in a text, in their order, without going through all of them: words of the text, one after the other, are the
 * compact name. "Apex" is not in "Apexion". Banks write a legal form without a blank, too.
 */
export function createNameFinder<Named extends { readonly compact: string }>(all: readonly Named[]): (narration: string) => Named[] {
  const placesOf = new Map<string, number[]>();
  for (const [at, { compact }] of all.entries()) placesOf.set(compact, [...(placesOf.get(compact) ?? []), at]);
  return (narration) => {
    const places = [...namesPossibleIn(narration)].flatMap((name) => placesOf.get(name) ?? []);
    return places.toSorted((one, other) => one - other).flatMap((at) => all[at] ?? []);
  };
}

function namesPossibleIn(narration: string): ReadonlySet<string> {
  const words = withoutLegalForm(narration).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const names = new Set<string>();
  for (const start of words.keys()) {
    let joined = "";
    for (const word of words.slice(start)) {
      joined += word;
      names.add(joined.replace(legalFormsAtEnd, ""));
    }
  }
  const compact = compactName(narration);
  return new Set([...names].filter((name) => name.length >= shortestName && compact.includes(name)));
}

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
