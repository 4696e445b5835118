import { inviteFirms } from "#server/application/members/imports/invite-firms.ts";
import { defineJob } from "../queue/define-job.ts";

export const inviteFirmsJob = defineJob("invite-firms", inviteFirms);
