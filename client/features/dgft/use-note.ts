import { useRef, useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { useAutosave } from "../reimbursements/use-autosave.ts";
import type { ListChoice } from "../reviews/use-review-filters.ts";
import type { ReviewView } from "../reviews/views.ts";

/**
 * The officer's private text. Each save names the version that the save before it made, so that it does not overwrite another
 * person's text.
 */
export function useNote(view: ReviewView, list: ListChoice) {
  const utils = trpc.useUtils();
  const [text, setText] = useState(view.dgftNote ?? "");
  const version = useRef(view.version);
  const autosave = useAutosave<"note", string>({
    reimbursementId: view.id,
    async save(note) {
      const next = await utils.client.dgft.saveNote.mutate({ reimbursementId: view.id, version: version.current, note });
      version.current = next.version;
      utils.dgft.open.setData({ reimbursementId: view.id, list }, (desk) => (desk === undefined ? desk : { ...desk, view: next }));
      return next.updatedAt;
    },
  });

  return {
    text,
    state: autosave.state,
    savedAt: autosave.savedAt,
    write(next: string) {
      setText(next);
      autosave.write("note", next);
    },
    saveNow: () => autosave.saveNow("note", text),
    /** The version to act on, once no save is under way. */
    async settledVersion(): Promise<number> {
      autosave.discard();
      await autosave.settled();
      return version.current;
    },
    /** Continues from a version that another person made; the text stays as it is. */
    continueFrom(latest: ReviewView) {
      version.current = latest.version;
      autosave.discard();
      if (text === (latest.dgftNote ?? "")) autosave.markSaved();
      else autosave.hold("note", text);
    },
  };
}
export type Note = ReturnType<typeof useNote>;
