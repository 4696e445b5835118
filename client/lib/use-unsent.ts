import { useCallback, useEffect, useState } from "react";

/** Hears from a form what it holds and has not sent, as a sentence; undefined when there is nothing. */
export type NoteUnsent = (form: string, sentence: string | undefined) => void;

/** What several forms of a page have not sent, for the one `LeaveGuard` of the page. */
export function useUnsent(): { readonly text: string; readonly note: NoteUnsent } {
  const [sentences, setSentences] = useState<Readonly<Record<string, string>>>({});
  const note = useCallback<NoteUnsent>((form, sentence) => {
    setSentences((before) => {
      if (before[form] === sentence) return before;
      const { [form]: _gone, ...others } = before;
      return sentence === undefined ? others : { ...others, [form]: sentence };
    });
  }, []);
  return { text: [...new Set(Object.values(sentences))].join(" "), note };
}

/** Tells the page of this form while `isUnsent`. */
export function useNoteUnsent(note: NoteUnsent, { form, isUnsent, sentence }: { form: string; isUnsent: boolean; sentence: string }): void {
  useEffect(() => {
    note(form, isUnsent ? sentence : undefined);
    return () => note(form, undefined);
  }, [note, form, isUnsent, sentence]);
}
