import { useEffect, useEffectEvent, useRef, useState } from "react";
import { hasMovedOn } from "../../lib/refusal.ts";
import { autosaved, failureOf, trpc } from "../../lib/trpc.ts";
import { useAutosave } from "../reimbursements/use-autosave.ts";
import type { ListChoice } from "../reviews/use-review-filters.ts";
import type { ReviewView } from "../reviews/views.ts";
import { compareNotes, contentOf, isSameNote, marksToSend, withMine, type NoteContent } from "./note-content.ts";

/** Another officer's version that differs from this officer's, so that this officer has to choose. */
type ToChoose = { readonly latest: ReviewView; readonly base: NoteContent; readonly attempt: number };

/** Whether the claim is with the officers, who may write. */
export const takesNotes = ({ actions }: ReviewView): boolean => actions.includes("dgft_draft");

/** Like `compareNotes`. When the claim takes no note any more, all my changes are disputed, so that the officer sees them. */
function compare({ latest, base }: Pick<ToChoose, "latest" | "base">, mine: NoteContent): ReturnType<typeof compareNotes> {
  const { kept, disputed } = compareNotes(base, mine, contentOf(latest));
  return takesNotes(latest) ? { kept, disputed } : { kept: [], disputed: [...kept, ...disputed] };
}

/**
 * The officers' text and marked documents. Each save names the version that the save before it made, so that it does not
 * overwrite another person's text.
 */
export function useNote(view: ReviewView, list: ListChoice) {
  const utils = trpc.useUtils();
  const [content, setContent] = useState(() => contentOf(view));
  /** What this officer typed last. A ref, so that an action that is under way reads it, too. */
  const typed = useRef(content);
  /** What the server had when this page read or saved it last. */
  const base = useRef(content);
  const version = useRef(view.version);
  /** What the failed saves since the last answer sent. The server may have it, because only the answer was lost. */
  const unanswered = useRef<readonly NoteContent[]>([]);
  /** What was asked where a mark was taken away; it comes back when the mark is set again. */
  const unasked = useRef<Record<string, { readonly remark: string; readonly page: number | undefined }>>({});
  const [movedOn, setMovedOn] = useState<string>();
  const [toChoose, setToChoose] = useState<ToChoose>();
  const autosave = useAutosave<"note", NoteContent>({
    reimbursementId: view.id,
    async save(note) {
      try {
        const next = await send(note).catch((error: unknown) => sendAfterOwn(note, error));
        unanswered.current = [];
        base.current = contentOf(next);
        setMovedOn(undefined);
        keepView(next);
        return next.updatedAt;
      } catch (error) {
        hearRefusal(error);
        throw error;
      }
    },
  });

  function send(note: NoteContent): Promise<ReviewView> {
    const input = { reimbursementId: view.id, version: version.current, note: note.text, documents: marksToSend(note) };
    return utils.client.dgft.saveNote.mutate(input, { context: autosaved });
  }

  /** Sends again when the version that was refused was made by this page's own save, whose answer was lost. @throws the refusal otherwise */
  async function sendAfterOwn(note: NoteContent, refusal: unknown): Promise<ReviewView> {
    const earlier = unanswered.current;
    const withThis = [...earlier, note];
    const isMoved = hasMovedOn(failureOf(refusal));
    if (!isMoved) unanswered.current = withThis;
    if (!isMoved || earlier.length === 0) throw refusal;
    const { view: latest } = await utils.dgft.open.fetch({ reimbursementId: view.id, list }, { staleTime: 0 });
    const theirs = contentOf(latest);
    // One version on: nothing but that save has happened.
    if (latest.version !== version.current + 1 || !takesNotes(latest) || !earlier.some((sent) => isSameNote(theirs, sent))) throw refusal;
    version.current = latest.version;
    base.current = theirs;
    unanswered.current = withThis;
    return send(note);
  }

  /** Says that another person changed the claim, if that is why something was refused. */
  function hearRefusal(error: unknown): void {
    const failure = failureOf(error);
    if (hasMovedOn(failure)) setMovedOn(failure.message);
  }

  function keepView(next: ReviewView): void {
    version.current = next.version;
    utils.dgft.open.setData({ reimbursementId: view.id, list }, (desk) => (desk === undefined ? desk : { ...desk, view: next }));
  }

  function show(next: NoteContent): void {
    typed.current = next;
    setContent(next);
  }

  function change(next: NoteContent): void {
    show(next);
    autosave.write("note", next);
  }

  /** Goes on from the version of another officer, with these parts of mine. */
  function goOnWith(latest: ReviewView, parts: readonly string[]): void {
    const theirs = contentOf(latest);
    version.current = latest.version;
    base.current = theirs;
    setMovedOn(undefined);
    setToChoose(undefined);
    autosave.discard();
    if (parts.length > 0) return change(withMine(theirs, typed.current, parts));
    show(theirs);
    autosave.markSaved();
  }

  const tookNotes = useRef(takesNotes(view));
  /** A claim that is open again is read from its latest version. Words from before that are not saved stay until they are compared. */
  const follow = useEffectEvent((next: ReviewView) => {
    const isOpenAgain = takesNotes(next) && !tookNotes.current;
    tookNotes.current = takesNotes(next);
    if (!isOpenAgain) return;
    const { kept, disputed } = compare({ latest: next, base: base.current }, typed.current);
    if (kept.length + disputed.length === 0) goOnWith(next, []);
  });
  useEffect(() => follow(view), [view]);

  return {
    text: content.text,
    marks: content.marks,
    pages: content.pages,
    documents: () => marksToSend(content),
    state: autosave.state,
    savedAt: autosave.savedAt,
    /** Says that another user changed the claim and that nothing is saved until it is read again. Undefined also while the officer chooses. */
    movedOn: toChoose === undefined ? movedOn : undefined,
    hearRefusal,
    /** The parts that both officers changed, until this officer has chosen. */
    choice: toChoose && {
      attempt: toChoose.attempt,
      mine: content,
      theirs: contentOf(toChoose.latest),
      disputed: compare(toChoose, content).disputed,
      canTakeMine: takesNotes(toChoose.latest),
    },
    write: (text: string) => change({ ...content, text }),
    /** Marks a document with what is asked about it. */
    mark: (fieldName: string, remark: string) => change({ ...content, marks: { ...content.marks, [fieldName]: remark } }),
    /** Marks a document or a cost, with what was asked before its mark was taken away. */
    ask(fieldName: string) {
      const { remark = "", page } = unasked.current[fieldName] ?? {};
      const pages = page === undefined ? content.pages : { ...content.pages, [fieldName]: page };
      change({ ...content, marks: { ...content.marks, [fieldName]: remark }, pages });
    },
    /** Takes the mark away. */
    unask(fieldName: string) {
      const { [fieldName]: remark = "", ...marks } = content.marks;
      const { [fieldName]: page, ...pages } = content.pages;
      unasked.current = { ...unasked.current, [fieldName]: { remark, page } };
      change({ ...content, marks, pages });
    },
    /** Names a page of a marked document; undefined names none. */
    namePage(fieldName: string, page: number | undefined) {
      const { [fieldName]: _before, ...others } = content.pages;
      change({ ...content, pages: page === undefined ? others : { ...others, [fieldName]: page } });
    },
    saveNow: () => autosave.saveNow("note", content),
    /** Saves what is written and not saved yet, then names the version to act on. @throws what the server answered */
    async savedVersion(): Promise<number> {
      await autosave.saveRest();
      return version.current;
    },
    /** An action that touched no note: its answer is the latest version. */
    async goOnFrom(next: ReviewView) {
      keepView(next);
      await utils.dgft.list.invalidate();
    },
    /**
     * Reads the latest version and goes on from it. What only one officer changed is taken over; where both did, both versions are shown and
     * nothing is saved before one is chosen.
     */
    async reload() {
      const { view: latest } = await utils.dgft.open.fetch({ reimbursementId: view.id, list }, { staleTime: 0 });
      await autosave.settled();
      const read = { latest, base: base.current };
      const { kept, disputed } = compare(read, typed.current);
      if (disputed.length === 0) return goOnWith(latest, kept);
      autosave.hold("note", typed.current);
      setToChoose((before) => ({ ...read, attempt: (before?.attempt ?? 0) + 1 }));
    },
    /** Goes on from the other officer's version, with the chosen parts of mine. */
    async choose(mine: ReadonlySet<string>) {
      if (toChoose === undefined) return;
      // A refusal of a save under way would bring back what is dropped here.
      await autosave.settled();
      const { kept, disputed } = compare(toChoose, typed.current);
      goOnWith(toChoose.latest, [...kept, ...disputed.filter((part) => mine.has(part))]);
    },
  };
}
export type Note = ReturnType<typeof useNote>;
