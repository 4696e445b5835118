import { noConsent } from "#domain/consent.ts";
import type { SendMessageInput } from "#domain/site/form-inputs.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { insertMessage } from "#db/queries/site.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { receiveSubmission, tellCouncil } from "./receive-submission.ts";

type Message = Omit<SendMessageInput, "consentVersion"> & { readonly consentVersion?: string | undefined };

/**
 * Stores a message to the council with the sender's consent, if one was given, and sends the council an email, unless the same sender's last one was a moment ago.
 * @throws rate_limited
 * @source specification 3 and 8 "Contact form"; rest-api.md "send-email/"
 */
export async function sendMessage(ctx: AppContext, input: Message): Promise<{ readonly message: string }> {
  authorizeAnyone(ctx.actor, "site.sendMessage");
  const { name, email, subject, message } = input;
  await receiveSubmission(
    ctx,
    { email, consentVersion: input.consentVersion ?? noConsent },
    {
      store: (tx, noted) => insertMessage(tx, { ...noted, name, email, subject, message }),
      tell: async (tx, id, hasNotice) => {
        if (hasNotice) await tellCouncil(tx, { kind: "message_to_council", inbox: "messages", id, sender: name, subject });
      },
    },
  );
  return { message: siteMessages.sent };
}
