import { useEffect } from "react";
import { useNamedValues, type SetNamedValue } from "./use-named-values.ts";

/** Hears from a form what it holds and has not sent, as a sentence; undefined when there is nothing. */
export type NoteUnsent = SetNamedValue<string>;

/** `text` is empty when nothing is unsent. */
export type Unsent = { readonly text: string; readonly note: NoteUnsent };

/** What several forms of a page have not sent, for the one `LeaveGuard` of the page. */
export function useUnsent(): Unsent {
  const [sentences, note] = useNamedValues<string>();
  return { text: [...new Set(sentences)].join(" "), note };
}

/** Tells the page of this form while `isUnsent`. */
export function useNoteUnsent(note: NoteUnsent, { form, isUnsent, sentence }: { form: string; isUnsent: boolean; sentence: string }): void {
  useEffect(() => {
    note(form, isUnsent ? sentence : undefined);
    return () => note(form, undefined);
  }, [note, form, isUnsent, sentence]);
}
