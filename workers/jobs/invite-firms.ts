import { inviteFirms } from "#server/application/members/imports/invite-firms.ts";
import { defineJob } from "../define-job.ts";

export const inviteFirmsJob = defineJob("invite-firms", inviteFirms);
