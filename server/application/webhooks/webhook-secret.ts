import type { WebhookRow } from "#db/queries/webhooks.ts";
import type { KeyRing } from "../../infra/keys.ts";
import { openSealed } from "../../infra/sealed.ts";

/** The secret of a webhook. @throws Error (sealed with a key that is gone) */
export function openWebhookSecret(ring: KeyRing, { id, sealedSecret }: Pick<WebhookRow, "id" | "sealedSecret">): string {
  const opened = openSealed(ring, id, sealedSecret);
  if (opened === undefined) throw new Error("a webhook cannot be signed: was APP_SECRET changed without APP_SECRET_PREVIOUS?");
  return opened.text;
}
