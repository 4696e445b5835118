import { sampleFiles } from "#server/application/system/verify-files.ts";
import { defineJob } from "../queue/define-job.ts";

export const sampleFilesJob = defineJob("sample-files", async (ctx) => void (await sampleFiles(ctx)));
