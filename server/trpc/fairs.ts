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
import { procedure, router } from "./trpc.ts";

export const fairsRouter = router({
  list: procedure("fairs.read").query(({ ctx }) => listFairs(ctx)),
  get: procedure("fairs.read")
    .input(FairId)
    .query(({ ctx, input }) => getCouncilFair(ctx, input)),
  report: procedure("fairs.read")
    .input(FairId)
    .query(({ ctx, input }) => getFairReport(ctx, input)),
  open: procedure("fairs.prepare")
    .input(OpenFairInput)
    .mutation(({ ctx, input }) => openFair(ctx, input)),
  change: procedure("fairs.prepare")
    .input(ChangeFairInput)
    .mutation(({ ctx, input }) => changeFair(ctx, input)),
  cancel: procedure("fairs.prepare")
    .input(CancelFairInput)
    .mutation(({ ctx, input }) => cancelFair(ctx, input)),
  rank: procedure("fairs.prepare")
    .input(FairId)
    .mutation(({ ctx, input }) => rankFair(ctx, input)),
  offerSeat: procedure("fairs.prepare")
    .input(ApplicationId)
    .mutation(({ ctx, input }) => offerSeat(ctx, input)),
  takeSeatBack: procedure("fairs.prepare")
    .input(TakeSeatBackInput)
    .mutation(({ ctx, input }) => takeSeatBack(ctx, input)),
  saveStall: procedure("fairs.prepare")
    .input(SaveStallInput)
    .mutation(({ ctx, input }) => saveStall(ctx, input)),
  savePlan: procedure("fairs.prepare")
    .input(SavePlanInput)
    .mutation(({ ctx, input }) => savePlan(ctx, input)),
  sendMessage: procedure("fairs.message")
    .input(SendFairMessageInput)
    .mutation(({ ctx, input }) => sendFairMessage(ctx, input)),
  checkIn: procedure("fairs.checkIn")
    .input(CheckInInput)
    .mutation(({ ctx, input }) => checkIn(ctx, input)),
  receiveFee: procedure("fairs.checkFee")
    .input(ReceiveFeeInput)
    .mutation(({ ctx, input }) => receiveFee(ctx, input)),
  returnFeeProof: procedure("fairs.checkFee")
    .input(ReturnFeeProofInput)
    .mutation(({ ctx, input }) => returnFeeProof(ctx, input)),

  listOwn: procedure("fairs.readOwn").query(({ ctx }) => listOwnFairs(ctx)),
  getOwn: procedure("fairs.readOwn")
    .input(FairId)
    .query(({ ctx, input }) => getOwnFair(ctx, input)),
  sendApplication: procedure("fairs.apply")
    .input(ApplyInput)
    .mutation(({ ctx, input }) => applyForFair(ctx, input)),
  accept: procedure("fairs.apply")
    .input(FairId)
    .mutation(({ ctx, input }) => acceptSeat(ctx, input)),
  sendFeeProof: procedure("fairs.payFee")
    .input(SendFeeProofInput)
    .mutation(({ ctx, input }) => sendFeeProof(ctx, input)),
  withdraw: procedure("fairs.apply")
    .input(FairId)
    .mutation(({ ctx, input }) => withdrawApplication(ctx, input)),
  giveFeedback: procedure("fairs.apply")
    .input(GiveFeedbackInput)
    .mutation(({ ctx, input }) => giveFeedback(ctx, input)),
  leads: procedure("fairs.noteLeads")
    .input(FairId)
    .query(({ ctx, input }) => listLeads(ctx, input)),
});
