import { forgetEnded } from "#server/application/accounts/forget-ended.ts";
import { forgetUnnamedCircularFiles } from "#server/application/circulars/circular-files.ts";
import { forgetOldEnquiries } from "#server/application/directory/enquiries/forget-enquiries.ts";
import { forgetUnconfirmedBuyers } from "#server/application/directory/forget-unconfirmed.ts";
import { eraseOldApplications } from "#server/application/joining/erase-old-applications.ts";
import { completeEveryDocument } from "#server/application/payments/complete-documents.ts";
import { forgetBankData, resealAccountNumbers } from "#server/application/payments/forget-bank-data.ts";
import { forgetEndedReviews } from "#server/application/reviews/forget-ended.ts";
import { forgetOldSubmissions } from "#server/application/site/forget-old.ts";
import { assertClock } from "#server/application/system/assert-clock.ts";
import { sweepWebhooks } from "#server/application/webhooks/sweep-webhooks.ts";
import { defineJob } from "../queue/define-job.ts";

export const sweepRowsJob = defineJob("sweep-rows", async (ctx) => {
  await assertClock(ctx);
  await forgetEnded(ctx);
  await forgetOldSubmissions(ctx);
  await forgetOldEnquiries(ctx);
  await eraseOldApplications(ctx);
  await forgetUnnamedCircularFiles(ctx);
  await forgetEndedReviews(ctx);
  await resealAccountNumbers(ctx);
  await forgetBankData(ctx);
  await completeEveryDocument(ctx);
  await sweepWebhooks(ctx);
  // The slowest one last, so that nothing waits for it.
  await forgetUnconfirmedBuyers(ctx);
});
