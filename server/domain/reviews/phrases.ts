import { ruleWords } from "../rules/rule-words.hi.ts";

/**
 * A common remark on a document or cost. The code stays with the remark, so that reasons can be counted.
 * @source ux.md "Deficient opens a required note with phrase book"; desks-and-more.md 2 "Phrase book"
 */
export type Phrase = {
  /** In capitals, like STAMP_MISSING. */
  readonly code: string;
  /** A few words to choose it by. */
  readonly label: string;
  /** The sentence that the member reads, with placeholders. */
  readonly textEn: string;
  /** Empty when there is none. */
  readonly textHi: string;
  /** The kinds of document it is offered for; empty for every kind. */
  readonly documents: readonly string[];
  readonly position: number;
  readonly isWithdrawn: boolean;
};

/** What a phrase may leave open, and what stands there when the remark is shared. */
export const placeholders = {
  date: "the date by which the member is asked to reply",
  amount: "the amount that is claimed: of the cost, or of the whole claim where the remark is on a document",
  document: "the document or cost that the remark is on",
  firm: "the name of the firm",
} as const;
export type Placeholder = keyof typeof placeholders;
export const placeholderNames = Object.keys(placeholders) as Placeholder[]; // keys of a literal object

/** The values of placeholders; undefined for one that is not known. */
export type PhraseFacts = Readonly<Record<Placeholder, string | undefined>>;

const inBraces = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is Placeholder => placeholderNames.some((known) => known === name);

/** What stands in braces, each once, in the order of the text. */
export const namesInBraces = (text: string): string[] => [...new Set([...text.matchAll(inBraces)].map(([, name = ""]) => name))];

/** The placeholders of a text; other words in braces are left out. */
export const placeholdersIn = (text: string): Placeholder[] => namesInBraces(text).filter(isPlaceholder);

/** The text with its placeholders filled. One whose value is not known stays, as do other words in braces. */
export const fillPhrase = (text: string, facts: PhraseFacts): string =>
  text.replaceAll(inBraces, (whole, name: string) => (isPlaceholder(name) ? (facts[name] ?? whole) : whole));

type Remark = { readonly remark: string; readonly phraseCodes: readonly string[] };

/** A remark as the member reads it: placeholders are filled in one that was made from phrases. */
export const filledRemark = ({ remark, phraseCodes }: Remark, facts: PhraseFacts): string =>
  phraseCodes.length === 0 ? remark : fillPhrase(remark, facts);

/** The placeholders of a remark that cannot be filled. */
export const openPlaceholders = ({ remark, phraseCodes }: Remark, facts: PhraseFacts): Placeholder[] =>
  phraseCodes.length === 0 ? [] : placeholdersIn(remark).filter((name) => facts[name] === undefined);

/**
 * The codes of the phrases that stand in a remark. One whose sentence was taken out again has none; a remark with a line that is no sentence of
 * its phrases may have an edited one, so it keeps all.
 * @param remark as the officer wrote it, before it is filled
 */
export function codesInRemark({ remark, phraseCodes }: Remark, known: readonly Pick<Phrase, "code" | "textEn">[]): string[] {
  const lines = remark.split("\n").map((line) => line.trim());
  const own = known.filter(({ code }) => phraseCodes.includes(code));
  const isUnchanged = lines.every((line) => line === "" || own.some(({ textEn }) => textEn === line));
  return phraseCodes.filter((code) => !isUnchanged || own.some((phrase) => phrase.code === code && lines.includes(phrase.textEn)));
}

/**
 * The Hindi of a remark; undefined unless each of its lines is one of its phrases, unchanged, that has Hindi.
 * @param remark as the officer wrote it, before it is filled
 */
export function remarkInHindi({ remark, phraseCodes }: Remark, known: readonly Phrase[], facts: PhraseFacts): string | undefined {
  const own = known.filter(({ code }) => phraseCodes.includes(code));
  const lines = remark.split("\n").map((line) => own.find(({ textEn }) => textEn === line.trim())?.textHi ?? "");
  const inHindi = { ...facts, amount: facts.amount === undefined ? undefined : ruleWords.rupees(facts.amount) };
  return lines.includes("") ? undefined : lines.map((line) => fillPhrase(line, inHindi)).join("\n");
}

/**
 * A note with one more sentence, on a line of its own; a sentence that it has already is not doubled. Undefined where the note would get longer
 * than `maxLength`.
 */
export function withPhrase(note: string, text: string, maxLength: number): string | undefined {
  if (note.includes(text)) return note;
  const longer = note.trim() === "" ? text : `${note.trimEnd()}\n${text}`;
  return longer.length > maxLength ? undefined : longer;
}
