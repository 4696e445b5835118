import { freeClaims } from "#server/application/work/free-claims.ts";
import { defineJob } from "../queue/define-job.ts";

export const freeClaimsJob = defineJob("free-claims", (ctx, payload, run) => freeClaims(ctx, payload, run));
