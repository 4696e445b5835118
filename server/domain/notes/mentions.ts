/** Somebody whom a note may name. */
export type Mentionable = { readonly id: string; readonly name: string; readonly party: "council" | "dgft" };

const beginning = /(?<![\p{L}\p{N}._-])@/gu;
const goesOn = /^[\p{L}\p{N}]/u;

/**
 * The people whom a text names with @ and their whole name; capitals do not matter. Of "Asha" and "Asha Rao" the longer one counts.
 * People of one name are all named.
 */
export function mentionsIn(text: string, people: readonly Mentionable[]): Mentionable[] {
  const names = people.map(({ name }) => name);
  const named = [...text.matchAll(beginning)].map(({ index }) => longestName(text.slice(index + 1), names));
  return people.filter(({ name }) => named.includes(name));
}

/** A text in parts, of which those with a name are marked; together they are the text. */
export function splitAtMentions(text: string, names: readonly string[]): { readonly text: string; readonly isName: boolean }[] {
  const parts: { readonly text: string; readonly isName: boolean }[] = [];
  let from = 0;
  for (const { index } of text.matchAll(beginning)) {
    const name = longestName(text.slice(index + 1), names);
    if (name === undefined) continue;
    const until = index + 1 + name.length;
    parts.push({ text: text.slice(from, index), isName: false }, { text: text.slice(index, until), isName: true });
    from = until;
  }
  return [...parts, { text: text.slice(from), isName: false }];
}

function longestName(rest: string, names: readonly string[]): string | undefined {
  const folded = rest.toLowerCase();
  return names
    .filter((name) => folded.startsWith(name.toLowerCase()) && !goesOn.test(rest.slice(name.length)))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** What is typed behind the last @ of a text that is still being written, or undefined. */
export const openMention = (text: string): string | undefined => /(?<![\p{L}\p{N}._-])@([^@\n]{0,40})$/u.exec(text)?.[1];
