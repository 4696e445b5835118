import { DeliveriesInput, listOwnDeliveries, resendDelivery, ResendDeliveryInput, sendTestEvent } from "../application/webhooks/own-deliveries.ts";
import {
  changeWebhook,
  ChangeWebhookInput,
  createWebhook,
  CreateWebhookInput,
  listOwnWebhooks,
  removeWebhook,
  renewWebhookSecret,
  switchWebhook,
  SwitchWebhookInput,
  WebhookId,
} from "../application/webhooks/own-webhooks.ts";
import { procedure, router } from "./trpc.ts";

export const webhooksRouter = router({
  list: procedure("webhooks.read").query(({ ctx }) => listOwnWebhooks(ctx)),
  create: procedure("webhooks.manage")
    .input(CreateWebhookInput)
    .mutation(({ ctx, input }) => createWebhook(ctx, input)),
  change: procedure("webhooks.manage")
    .input(ChangeWebhookInput)
    .mutation(({ ctx, input }) => changeWebhook(ctx, input)),
  switch: procedure("webhooks.manage")
    .input(SwitchWebhookInput)
    .mutation(({ ctx, input }) => switchWebhook(ctx, input)),
  renewSecret: procedure("webhooks.manage")
    .input(WebhookId)
    .mutation(({ ctx, input }) => renewWebhookSecret(ctx, input)),
  remove: procedure("webhooks.manage")
    .input(WebhookId)
    .mutation(({ ctx, input }) => removeWebhook(ctx, input)),
  sendTest: procedure("webhooks.manage")
    .input(WebhookId)
    .mutation(({ ctx, input }) => sendTestEvent(ctx, input)),
  deliveries: procedure("webhooks.read")
    .input(DeliveriesInput)
    .query(({ ctx, input }) => listOwnDeliveries(ctx, input)),
  resend: procedure("webhooks.manage")
    .input(ResendDeliveryInput)
    .mutation(({ ctx, input }) => resendDelivery(ctx, input)),
});
