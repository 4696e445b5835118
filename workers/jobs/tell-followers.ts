import { tellFollowers } from "#server/application/site/follow/tell-followers.ts";
import { defineJob } from "../queue/define-job.ts";

export const tellFollowersJob = defineJob("tell-followers", (ctx) => tellFollowers(ctx));
