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
import { calling, procedure, router } from "./trpc.ts";

export const webhooksRouter = router({
  list: procedure("webhooks.read").query(({ ctx }) => listOwnWebhooks(ctx)),
  create: procedure("webhooks.manage").input(CreateWebhookInput).mutation(calling(createWebhook)),
  change: procedure("webhooks.manage").input(ChangeWebhookInput).mutation(calling(changeWebhook)),
  switch: procedure("webhooks.manage").input(SwitchWebhookInput).mutation(calling(switchWebhook)),
  renewSecret: procedure("webhooks.manage").input(WebhookId).mutation(calling(renewWebhookSecret)),
  remove: procedure("webhooks.manage").input(WebhookId).mutation(calling(removeWebhook)),
  sendTest: procedure("webhooks.manage").input(WebhookId).mutation(calling(sendTestEvent)),
  deliveries: procedure("webhooks.read").input(DeliveriesInput).query(calling(listOwnDeliveries)),
  resend: procedure("webhooks.manage").input(ResendDeliveryInput).mutation(calling(resendDelivery)),
});
