import { giveUpBankFile, makeBankFile } from "#server/application/payments/batches/make-bank-file.ts";
import { defineJob } from "../queue/define-job.ts";

export const makeBankFileJob = defineJob("make-bank-file", makeBankFile, { givenUp: giveUpBankFile });
