import { useRef, useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { useAutosave } from "../reimbursements/use-autosave.ts";
import type { ListChoice } from "../reviews/use-review-filters.ts";
import type { ReviewView } from "../reviews/views.ts";

/** The officer's text, and what is asked about documents, by wire name. */
type NoteContent = {
  readonly text: string;
  readonly marks: Readonly<Record<string, string>>;
  /** The pages that are named, by wire name. */
  readonly pages: Readonly<Record<string, number>>;
};

const contentOf = ({ dgftNote, dgftMarks }: ReviewView): NoteContent => ({
  text: dgftNote ?? "",
  marks: Object.fromEntries(dgftMarks.map(({ fieldName, remark }) => [fieldName, remark])),
  pages: Object.fromEntries(dgftMarks.flatMap(({ fieldName, page }) => (page === undefined ? [] : [[fieldName, page]]))),
});
const marksToSend = ({ marks, pages }: NoteContent) =>
  Object.entries(marks).map(([fieldName, remark]) => ({ fieldName, remark, page: pages[fieldName] }));

/**
 * The officer's private text and marked documents. Each save names the version that the save before it made, so that it does not
 * overwrite another person's text.
 */
export function useNote(view: ReviewView, list: ListChoice) {
  const utils = trpc.useUtils();
  const [content, setContent] = useState(() => contentOf(view));
  const version = useRef(view.version);
  const autosave = useAutosave<"note", NoteContent>({
    reimbursementId: view.id,
    async save(note) {
      const next = await utils.client.dgft.saveNote.mutate({
        reimbursementId: view.id,
        version: version.current,
        note: note.text,
        documents: marksToSend(note),
      });
      version.current = next.version;
      utils.dgft.open.setData({ reimbursementId: view.id, list }, (desk) => (desk === undefined ? desk : { ...desk, view: next }));
      return next.updatedAt;
    },
  });

  function change(next: NoteContent): void {
    setContent(next);
    autosave.write("note", next);
  }

  return {
    text: content.text,
    marks: content.marks,
    pages: content.pages,
    documents: () => marksToSend(content),
    state: autosave.state,
    savedAt: autosave.savedAt,
    write: (text: string) => change({ ...content, text }),
    /** Marks a document with what is asked about it; undefined takes the mark away. */
    mark(fieldName: string, remark: string | undefined) {
      const { [fieldName]: _before, ...others } = content.marks;
      const { [fieldName]: page, ...otherPages } = content.pages;
      const pages = remark === undefined || page === undefined ? otherPages : { ...otherPages, [fieldName]: page };
      change({ ...content, marks: remark === undefined ? others : { ...others, [fieldName]: remark }, pages });
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
      version.current = next.version;
      utils.dgft.open.setData({ reimbursementId: view.id, list }, (desk) => (desk === undefined ? desk : { ...desk, view: next }));
      await utils.dgft.list.invalidate();
    },
    /** Continues from a version that another person made; the text stays as it is. */
    continueFrom(latest: ReviewView) {
      version.current = latest.version;
      autosave.discard();
      if (JSON.stringify(content) === JSON.stringify(contentOf(latest))) autosave.markSaved();
      else autosave.hold("note", content);
    },
  };
}
export type Note = ReturnType<typeof useNote>;
