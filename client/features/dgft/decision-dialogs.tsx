import type { ReviewView } from "../reviews/views.ts";
import { ApproveDialog } from "./approve-dialog.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";
import { ShareQueryDialog } from "./share-query-dialog.tsx";
import type { DecisionSteps } from "./use-decision-steps.ts";
import type { Note } from "./use-note.ts";

type DecisionDialogsProps = { readonly view: ReviewView; readonly note: Note; readonly steps: DecisionSteps };

/** The last look before each step that others will see. */
export function DecisionDialogs({ view, note, steps: { decision, dialog, words, isBusy, tell, show } }: DecisionDialogsProps) {
  const common = { view, isBusy, onClose: () => show(undefined) };
  switch (dialog) {
    case undefined:
      return null;
    case "approve":
      return (
        <ApproveDialog
          {...common}
          kept={words.approve}
          onApprove={(items, onRefused) => void decision.approve(items, onRefused).then((next) => tell(next, () => words.approve[1]({})))}
        />
      );
    case "refuse":
      return (
        <RefuseDialog
          {...common}
          kept={words.refuse}
          onRefuse={(reason) => void decision.close(reason).then((next) => tell(next, () => words.refuse[1]("")))}
        />
      );
    case "share":
      return (
        <ShareQueryDialog
          {...common}
          note={note}
          kept={words.share}
          onShare={(asksPapers) => void decision.share(asksPapers).then((next) => tell(next))}
        />
      );
  }
}
