import { CloseDialog } from "./close-dialog.tsx";
import { ForwardDialog } from "./forward-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import type { ReviewActions } from "./use-review-actions.ts";
import type { DialogWords } from "./use-dialog-words.ts";
import type { VerdictEdits } from "./verdict-edits.ts";
import type { ReviewView } from "./views.ts";

export type OpenDialog = "share" | "query" | "forward" | "close";

type ReviewDialogsProps = {
  readonly view: ReviewView;
  readonly edits: VerdictEdits;
  readonly comment: string;
  readonly words: DialogWords;
  readonly dialog: OpenDialog | undefined;
  readonly actions: ReviewActions;
  readonly onOpenDocument: (fieldName: string) => void;
  readonly onClose: () => void;
};

/** The last look before each step that others will see. A dialog closes in any case: the page says whether the step was taken, and keeps what was typed. */
export function ReviewDialogs({ view, edits, comment, words, dialog, actions, onOpenDocument, onClose }: ReviewDialogsProps) {
  const common = { view, isBusy: actions.isBusy, onClose };
  const run = (action: Promise<unknown>): void => void action.then(onClose);
  /** What was taken is kept by the server, and a colleague may change it. Who forwards sends nothing back. */
  async function forward(text: string | undefined): Promise<void> {
    const [, setTyped] = words.forward;
    if (!(await actions.forward(text))) return;
    setTyped((now) => (now === text ? undefined : now));
    words.sendBack[1]("");
  }
  async function close(reason: string, version: number): Promise<void> {
    if (await actions.close(reason, version)) words.close[1]("");
  }
  /** The next share begins with what is asked then. */
  async function share(action: Promise<boolean>): Promise<void> {
    if (await action) words.share[1](undefined);
  }
  switch (dialog) {
    case undefined:
      return null;
    case "share":
      return <ShareDialog {...common} edits={edits} kept={words.share} onShare={(asksPapers) => run(share(actions.share(asksPapers)))} />;
    case "query":
      return (
        <ShareDialog
          {...common}
          edits={edits}
          comment={comment}
          kept={words.share}
          onShare={(asksPapers) => run(share(actions.shareQuery(comment, asksPapers)))}
        />
      );
    case "forward":
      return (
        <ForwardDialog
          {...common}
          edits={edits}
          kept={words.forward}
          onForward={(text) => run(forward(text))}
          onOpenDocument={(fieldName) => {
            onClose();
            onOpenDocument(fieldName);
          }}
        />
      );
    case "close":
      return <CloseDialog {...common} kept={words.close} onConfirm={(reason, version) => run(close(reason, version))} />;
  }
}
