import type { ReviewView } from "../reviews/views.ts";

/** The officer's text, and what is asked about documents, by wire name. */
export type NoteContent = {
  readonly text: string;
  readonly marks: Readonly<Record<string, string>>;
  /** The pages that are named, by wire name. */
  readonly pages: Readonly<Record<string, number>>;
};

/** What the server holds. */
export const contentOf = ({ dgftNote, dgftMarks }: Pick<ReviewView, "dgftNote" | "dgftMarks">): NoteContent => ({
  text: dgftNote ?? "",
  marks: Object.fromEntries(dgftMarks.map(({ fieldName, remark }) => [fieldName, remark])),
  pages: Object.fromEntries(dgftMarks.flatMap(({ fieldName, page }) => (page === undefined ? [] : [[fieldName, page]]))),
});

/** The marked documents, as the server takes them. */
export const marksToSend = ({ marks, pages }: NoteContent) =>
  Object.entries(marks).map(([fieldName, remark]) => ({ fieldName, remark, page: pages[fieldName] }));

/** The name of the part that holds the text. Each other part is the mark of a document or cost. */
export const textPart = "text";
const nameOfMark = (fieldName: string): string => `mark ${fieldName}`;
const fieldOfMark = (part: string): string => part.slice(nameOfMark("").length);

/** A part of the note, in words for the comparison of two versions. */
export function partInWords(note: NoteContent, part: string): string {
  if (part === textPart) return note.text.trim() === "" ? "No text" : note.text.trim();
  const fieldName = fieldOfMark(part);
  const remark = note.marks[fieldName]?.trim();
  if (remark === undefined) return "Not asked about";
  const page = note.pages[fieldName];
  return `${page === undefined ? "" : `Page ${page}: `}${remark === "" ? "Asked about, without words" : remark}`;
}

/** The name of a part. @param labels the names of documents and costs, by wire name */
export const noteLabel = (part: string, labels: ReadonlyMap<string, string>): string =>
  part === textPart ? "Deficiencies" : (labels.get(fieldOfMark(part)) ?? fieldOfMark(part));

/**
 * What two officers made of the same note: the parts to keep of mine, because only I changed them, and the parts that both changed.
 * All other parts are theirs.
 */
export function compareNotes(base: NoteContent, mine: NoteContent, theirs: NoteContent): { readonly kept: string[]; readonly disputed: string[] } {
  const fields = new Set([...Object.keys(mine.marks), ...Object.keys(theirs.marks)]);
  const isSame = (one: NoteContent, other: NoteContent) => (part: string) => partInWords(one, part) === partInWords(other, part);
  const changed = [textPart, ...[...fields].map(nameOfMark)].filter((part) => !isSame(mine, base)(part) && !isSame(mine, theirs)(part));
  return { kept: changed.filter(isSame(theirs, base)), disputed: changed.filter((part) => !isSame(theirs, base)(part)) };
}

/** Whether two notes say the same, apart from blanks around the words. */
export const isSameNote = (one: NoteContent, other: NoteContent): boolean => compareNotes(other, one, other).kept.length === 0;

/** Their note, with these parts taken from mine. */
export function withMine(theirs: NoteContent, mine: NoteContent, parts: readonly string[]): NoteContent {
  const isMine = (fieldName: string): boolean => parts.includes(nameOfMark(fieldName));
  const choose = <T>(ours: Readonly<Record<string, T>>, others: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries([...Object.entries(others).filter(([name]) => !isMine(name)), ...Object.entries(ours).filter(([name]) => isMine(name))]);
  return {
    text: parts.includes(textPart) ? mine.text : theirs.text,
    marks: choose(mine.marks, theirs.marks),
    pages: choose(mine.pages, theirs.pages),
  };
}
