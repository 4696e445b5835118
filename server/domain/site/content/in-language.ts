import { hindiFieldOf } from "./kind.ts";
import { contentKindOf, type ContentKind } from "./kinds/index.ts";
import type { ContentLanguage } from "./languages.ts";
import type { PublishedContent, PublishedFields } from "./published.ts";

type Values = Readonly<Record<string, unknown>>;

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/**
 * Whether an entry can be shown in Hindi: it has some Hindi, and the Hindi of each longer text that it has. Texts on one line may have none,
 * because the names of fairs, halls and firms stay as they are. Kinds that consist of names can always be shown.
 * @param fields stored or published values by name
 */
export function hasHindi(kind: ContentKind, fields: Values): boolean {
  const { fields: declared, hindi } = contentKindOf(kind);
  if (hindi.length === 0) return true;
  const hasSome = hindi.some((name) => isFilled(fields[hindiFieldOf(name)]));
  const isLonger = (name: string): boolean => ["paragraph", "markdown", "lines"].includes(declared[name]?.type ?? "");
  return hasSome && hindi.every((name) => !isLonger(name) || !isFilled(fields[name]) || isFilled(fields[hindiFieldOf(name)]));
}

/** The fields with the words of a language; English ones where there is no Hindi. */
export function fieldsIn(kind: ContentKind, values: Values, language: ContentLanguage): Values {
  if (language === "en") return values;
  const { hindi } = contentKindOf(kind);
  const fields = Object.entries(values).map(([name, value]) => {
    const translated = hindi.includes(name) ? values[hindiFieldOf(name)] : undefined;
    return [name, isFilled(translated) ? translated : withHindiAlt(value)] as const;
  });
  return Object.fromEntries(fields);
}

/** An entry with the words of a language: Hindi where it has them, else English. `writtenIn` says which. */
export function entryIn<K extends ContentKind>(entry: PublishedContent<K>, language: ContentLanguage): PublishedContent<K> {
  const values: Values = entry.fields;
  if (language === "en" || !hasHindi(entry.kind, values)) return entry;
  return {
    ...entry,
    fields: fieldsIn(entry.kind, values, language) as PublishedFields<K>, // each value is one of the same declaration
    document: entry.hindiDocument ?? entry.document,
    writtenIn: "hi",
  };
}

/** A picture with its Hindi description, if it has one; any other value as it is. */
const withHindiAlt = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "altHindi" in value && isFilled(value.altHindi) ? { ...value, alt: value.altHindi } : value;
