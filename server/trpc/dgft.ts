import { approve, ApproveInput } from "../application/dgft/approve.ts";
import { DecisionListInput, listDecisions } from "../application/dgft/list-decisions.ts";
import { nextDecision } from "../application/dgft/next-decision.ts";
import { endDecisionHold, holdDecision } from "../application/dgft/hold-decision.ts";
import { openDecision, OpenDecisionInput } from "../application/dgft/open-decision.ts";
import { refuse, RefuseInput } from "../application/dgft/refuse.ts";
import { announceOfficer, leaveDecision } from "../application/dgft/presence.ts";
import { saveNote, SaveNoteInput } from "../application/dgft/save-note.ts";
import { shareQuery, ShareQueryInput } from "../application/dgft/share-query.ts";
import { EndHoldInput, HoldInput } from "../application/reimbursements/holds.ts";
import { NextWaitingInput } from "../application/reviews/next-waiting.ts";
import { PresenceInput } from "../application/reviews/presence.ts";
import { procedure, router } from "./trpc.ts";

export const dgftRouter = router({
  list: procedure("dgft.list")
    .input(DecisionListInput)
    .query(({ ctx, input }) => listDecisions(ctx, input)),
  next: procedure("dgft.list")
    .input(NextWaitingInput)
    .query(({ ctx, input }) => nextDecision(ctx, input)),
  open: procedure("dgft.get")
    .input(OpenDecisionInput)
    .query(({ ctx, input }) => openDecision(ctx, input)),
  announcePresence: procedure("dgft.get")
    .input(PresenceInput)
    .mutation(({ ctx, input }) => announceOfficer(ctx, input)),
  leave: procedure("dgft.get")
    .input(PresenceInput)
    .mutation(({ ctx, input }) => leaveDecision(ctx, input)),
  saveNote: procedure("dgft.saveDraft")
    .input(SaveNoteInput)
    .mutation(({ ctx, input }) => saveNote(ctx, input)),
  share: procedure("dgft.share")
    .input(ShareQueryInput)
    .mutation(({ ctx, input }) => shareQuery(ctx, input)),
  refuse: procedure("dgft.refuse")
    .input(RefuseInput)
    .mutation(({ ctx, input }) => refuse(ctx, input)),
  hold: procedure("dgft.hold")
    .input(HoldInput)
    .mutation(({ ctx, input }) => holdDecision(ctx, input)),
  endHold: procedure("dgft.hold")
    .input(EndHoldInput)
    .mutation(({ ctx, input }) => endDecisionHold(ctx, input)),
  approve: procedure("dgft.approve")
    .input(ApproveInput)
    .mutation(({ ctx, input }) => approve(ctx, input)),
});
