import { runRows } from "#server/application/members/imports/run-rows.ts";
import { giveUpImport } from "#server/application/members/imports/stage-import.ts";
import { defineJob } from "../queue/define-job.ts";

export const runImportJob = defineJob("run-import", runRows, { givenUp: (tx, { importId }) => giveUpImport(tx, importId) });
