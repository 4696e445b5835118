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
import { calling, procedure, router } from "./trpc.ts";

export const dgftRouter = router({
  list: procedure("dgft.list").input(DecisionListInput).query(calling(listDecisions)),
  next: procedure("dgft.list").input(NextWaitingInput).query(calling(nextDecision)),
  open: procedure("dgft.get").input(OpenDecisionInput).query(calling(openDecision)),
  announcePresence: procedure("dgft.get").input(PresenceInput).mutation(calling(announceOfficer)),
  leave: procedure("dgft.get").input(PresenceInput).mutation(calling(leaveDecision)),
  saveNote: procedure("dgft.saveDraft").input(SaveNoteInput).mutation(calling(saveNote)),
  share: procedure("dgft.share").input(ShareQueryInput).mutation(calling(shareQuery)),
  refuse: procedure("dgft.refuse").input(RefuseInput).mutation(calling(refuse)),
  hold: procedure("dgft.hold").input(HoldInput).mutation(calling(holdDecision)),
  endHold: procedure("dgft.hold").input(EndHoldInput).mutation(calling(endDecisionHold)),
  approve: procedure("dgft.approve").input(ApproveInput).mutation(calling(approve)),
});
