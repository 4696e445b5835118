import { checkRows } from "#server/application/members/imports/check-rows.ts";
import { giveUpImport } from "#server/application/members/imports/stage-import.ts";
import { defineJob } from "../queue/define-job.ts";

export const checkImportJob = defineJob("check-import", checkRows, { givenUp: (tx, { importId }) => giveUpImport(tx, importId) });
