import { useState } from "react";
import type { VersionDifference } from "../components/two-versions.tsx";
import { versionDifferences, type FormVersions } from "./version-differences.ts";

/** The entries of a form as they are typed. */
type Typed = Readonly<Record<string, string>>;
type Versions = FormVersions<Typed>;

const isSame = (one: Typed, other: Typed): boolean => Object.keys(one).every((name) => one[name] === other[name]);

/**
 * What is typed here and differs from what a colleague has saved meanwhile; what was not touched here is theirs at first.
 * @param labels of each entry
 * @param choices the words of the values of an entry that is chosen from a list
 */
export const entryDifferences = (
  versions: Versions,
  labels: Readonly<Record<string, string>>,
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>,
): VersionDifference[] => {
  const wordsOf = (name: string, value = ""): string => (value === "" ? "Nothing" : (choices[name]?.[value] ?? value));
  return versionDifferences(versions, labels, (name, version) => wordsOf(name, version[name]));
};

/**
 * Whether a colleague has saved something else since the form began.
 * @param over what was stored when the form was sent; until it is read again that is no news
 */
export const isMovedSince = ({ begun, saved }: Omit<Versions, "typed">, over: Typed | undefined): boolean =>
  !isSame(begun, saved) && (over === undefined || !isSame(over, saved));

/** A form of the firm that a colleague may save at the same time. @param saved the entries that are stored now */
export function useOwnEntries<Entries extends Typed>(saved: Entries) {
  const [begun, setBegun] = useState(saved);
  const [typed, setTyped] = useState(saved);
  const [over, setOver] = useState<Entries>();
  if (over !== undefined && isSame(begun, saved)) setOver(undefined);
  return {
    typed,
    begun,
    isDirty: !isSame(typed, begun),
    isMoved: isMovedSince({ begun, saved }, over),
    change: (name: keyof Entries, value: string): void => setTyped((before) => ({ ...before, [name]: value })),
    /** Goes on from the entries that were sent. @param stored how they are stored */
    keep: (stored: Entries): void => {
      setBegun(stored);
      setOver(saved);
      setTyped((now) => (isSame(now, typed) ? stored : now));
    },
    /** Goes on from what is stored now, with the entries of this form that the user keeps. */
    settle: (mine: ReadonlySet<string>): void => {
      setBegun(saved);
      setOver(undefined);
      setTyped({ ...saved, ...Object.fromEntries(Object.entries(typed).filter(([name]) => mine.has(name))) });
    },
  };
}
