import { z } from "zod";
import { consentNotice } from "#domain/site/consent.ts";
import { SendMessageInput } from "#domain/site/form-inputs.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { sendMessage } from "../application/site/send-message.ts";
import { ok, route, type RestRoute } from "./route.ts";
import { Message } from "./wire.ts";

export const siteRoutes: readonly RestRoute[] = [
  route({
    method: "POST",
    path: "send-email",
    tag: "Public site",
    summary: "Write to the council",
    access: "anyone",
    body: z.object({
      name: SendMessageInput.shape.name,
      email: SendMessageInput.shape.email,
      subject: SendMessageInput.shape.subject,
      message: SendMessageInput.shape.message,
      consent_version: SendMessageInput.shape.consentVersion
        .default(consentNotice.version)
        .meta({ description: "Version of the privacy notice that you showed to the sender; the newest unless given" }),
    }),
    bodyExample: { name: "R. Menon", email: "exports@kaveri.example", subject: "Membership", message: "How do we join?" },
    answers: { 200: { description: "Stored, and the council told", schema: Message, example: { message: siteMessages.sent } } },
    refusals: [{ kind: "rate_limited", code: "rate_limited", when: "too many forms from one place" }],
    run: async (ctx, { body }) => {
      const { consent_version: consentVersion, ...message } = body;
      return ok(await sendMessage(ctx, { ...message, consentVersion }));
    },
  }),
];
