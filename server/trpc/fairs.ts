import { acceptSeat, applyForFair, ApplyInput, giveFeedback, GiveFeedbackInput, withdrawApplication } from "../application/fairs/apply.ts";
import { cancelFair, CancelFairInput } from "../application/fairs/cancel-fair.ts";
import { checkIn, CheckInInput } from "../application/fairs/check-in.ts";
import { getFairReport } from "../application/fairs/export-fair.ts";
import { receiveFee, ReceiveFeeInput, returnFeeProof, ReturnFeeProofInput, sendFeeProof, SendFeeProofInput } from "../application/fairs/fees.ts";
import { ApplicationId, FairId } from "../application/fairs/fair-view.ts";
import { listLeads } from "../application/fairs/leads.ts";
import { getCouncilFair, listFairs } from "../application/fairs/list-fairs.ts";
import { getOwnFair, listOwnFairs } from "../application/fairs/own-fairs.ts";
import { rankFair } from "../application/fairs/rank-fair.ts";
import { changeFair, ChangeFairInput, openFair, OpenFairInput } from "../application/fairs/save-fair.ts";
import { offerSeat, savePlan, SavePlanInput, saveStall, SaveStallInput, takeSeatBack, TakeSeatBackInput } from "../application/fairs/seats.ts";
import { sendFairMessage, SendFairMessageInput } from "../application/fairs/send-fair-message.ts";
import { calling, procedure, router } from "./trpc.ts";

export const fairsRouter = router({
  list: procedure("fairs.read").query(({ ctx }) => listFairs(ctx)),
  get: procedure("fairs.read").input(FairId).query(calling(getCouncilFair)),
  report: procedure("fairs.read").input(FairId).query(calling(getFairReport)),
  open: procedure("fairs.prepare").input(OpenFairInput).mutation(calling(openFair)),
  change: procedure("fairs.prepare").input(ChangeFairInput).mutation(calling(changeFair)),
  cancel: procedure("fairs.prepare").input(CancelFairInput).mutation(calling(cancelFair)),
  rank: procedure("fairs.prepare").input(FairId).mutation(calling(rankFair)),
  offerSeat: procedure("fairs.prepare").input(ApplicationId).mutation(calling(offerSeat)),
  takeSeatBack: procedure("fairs.prepare").input(TakeSeatBackInput).mutation(calling(takeSeatBack)),
  saveStall: procedure("fairs.prepare").input(SaveStallInput).mutation(calling(saveStall)),
  savePlan: procedure("fairs.prepare").input(SavePlanInput).mutation(calling(savePlan)),
  sendMessage: procedure("fairs.message").input(SendFairMessageInput).mutation(calling(sendFairMessage)),
  checkIn: procedure("fairs.checkIn").input(CheckInInput).mutation(calling(checkIn)),
  receiveFee: procedure("fairs.checkFee").input(ReceiveFeeInput).mutation(calling(receiveFee)),
  returnFeeProof: procedure("fairs.checkFee").input(ReturnFeeProofInput).mutation(calling(returnFeeProof)),

  listOwn: procedure("fairs.readOwn").query(({ ctx }) => listOwnFairs(ctx)),
  getOwn: procedure("fairs.readOwn").input(FairId).query(calling(getOwnFair)),
  sendApplication: procedure("fairs.apply").input(ApplyInput).mutation(calling(applyForFair)),
  accept: procedure("fairs.apply").input(FairId).mutation(calling(acceptSeat)),
  sendFeeProof: procedure("fairs.payFee").input(SendFeeProofInput).mutation(calling(sendFeeProof)),
  withdraw: procedure("fairs.apply").input(FairId).mutation(calling(withdrawApplication)),
  giveFeedback: procedure("fairs.apply").input(GiveFeedbackInput).mutation(calling(giveFeedback)),
  leads: procedure("fairs.noteLeads").input(FairId).query(calling(listLeads)),
});
