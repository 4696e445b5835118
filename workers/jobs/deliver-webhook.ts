import { deliverWebhook, giveUpDelivery } from "#server/application/webhooks/deliver-webhook.ts";
import { defineJob } from "../queue/define-job.ts";

export const deliverWebhookJob = defineJob("deliver-webhook", deliverWebhook, { givenUp: giveUpDelivery });
