/** Begins the names of the hidden fields with what a form showed at first. */
const prefix = "seen-";

export const seenName = (field: string): string => `${prefix}${field}`;

/** Names the hidden field with the name of the field that shows a suggestion. */
export const suggestedName = "suggested";

/** What the form of a step showed at first, by field. Undefined for a form without it. */
export function seenAnswersIn(sent: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  const seen = Object.entries(sent).filter(([name]) => name.startsWith(prefix));
  return seen.length === 0 ? undefined : Object.fromEntries(seen.map(([name, text]) => [name.slice(prefix.length), text]));
}
