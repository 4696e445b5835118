import { giveUpReplay, replayRules } from "#server/application/reimbursements/replay-rules.ts";
import { defineJob } from "../queue/define-job.ts";

export const replayRulesJob = defineJob("replay-rules", replayRules, { givenUp: giveUpReplay });
