import { expect, it } from "vitest";
import { compareNotes, isSameNote, partInWords, withMine, type NoteContent } from "./note-content.ts";

const note = (text: string, marks: Record<string, string> = {}, pages: Record<string, number> = {}): NoteContent => ({ text, marks, pages });
const merged = (base: NoteContent, mine: NoteContent, theirs: NoteContent) => {
  const { kept, disputed } = compareNotes(base, mine, theirs);
  return { note: withMine(theirs, mine, kept), disputed };
};

it("takes over what a colleague saved where this officer wrote nothing", () => {
  const theirs = note("Seen by a colleague", { rcmc: "Which year?" }, { rcmc: 2 });
  expect(merged(note(""), note(""), theirs)).toEqual({ note: theirs, disputed: [] });
  // A colleague took a mark away that was here at first.
  expect(merged(note("", { rcmc: "a" }), note("", { rcmc: "a" }), note(""))).toEqual({ note: note(""), disputed: [] });
});

it("keeps this officer's part where only that part changed", () => {
  const mine = note("Mine", { licence: "Expired?" }, { licence: 3 });
  expect(merged(note(""), mine, note("", { rcmc: "Which year?" }))).toEqual({
    note: note("Mine", { rcmc: "Which year?", licence: "Expired?" }, { licence: 3 }),
    disputed: [],
  });
});

it("decides nothing where both changed the same part", () => {
  const mine = note("Mine", { rcmc: "" });
  const theirs = note("Theirs", { rcmc: "Which year?" });
  const { disputed } = compareNotes(note(""), mine, theirs);
  expect(disputed.map((part) => [partInWords(mine, part), partInWords(theirs, part)])).toEqual([
    ["Mine", "Theirs"],
    ["Asked about, without words", "Which year?"],
  ]);
  expect(withMine(theirs, mine, disputed)).toEqual(mine);
  // Both wrote the same, or saved it with a space at the end.
  expect(compareNotes(note(""), note("Mine "), note("Mine"))).toEqual({ kept: [], disputed: [] });
});

it("is the same with blanks around its words, not with another page or without a mark", () => {
  const sent = note("Mine ", { rcmc: "Which year?" }, { rcmc: 2 });
  expect(isSameNote(note("Mine", { rcmc: "Which year?" }, { rcmc: 2 }), sent)).toBe(true);
  expect(isSameNote(note("Mine", { rcmc: "Which year?" }, { rcmc: 3 }), sent)).toBe(false);
  expect(isSameNote(note("Mine"), sent)).toBe(false);
});
