import type { z } from "zod";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { StartApplicationInput } from "#domain/joining/start-input.ts";
import { FollowInput } from "#domain/site/follow.ts";
import { RegisterInput, SendMessageInput } from "#domain/site/form-inputs.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { callServer, type FormAction } from "./call-server.ts";
import type { PublicFormValues, SendOutcome } from "./use-public-form.ts";

/** Writes to the council. @source specification 3 and 8 "Contact form" */
export async function sendContact(values: PublicFormValues): Promise<SendOutcome> {
  const outcome = await sendChecked("site.sendMessage", SendMessageInput, values);
  // A refusal begins with the sentence of the specification.
  return outcome.isSent || outcome.lead === undefined ? outcome : { ...outcome, lead: [siteMessages.sendFailed, ...outcome.lead] };
}

/** Registers for an event, when `eventId` names one. @source specification 2 and 5 "Registration form" */
export const sendRegistration = (values: PublicFormValues): Promise<SendOutcome> => sendChecked("site.register", RegisterInput, values);

/** Follows the notices, or the dates of the event that `eventId` names. */
export const sendFollow = (values: PublicFormValues): Promise<SendOutcome> => sendChecked("site.follow", FollowInput, values);

/** Asks for the link of an application for membership. */
export const sendJoining = (values: PublicFormValues): Promise<SendOutcome> => sendChecked("joining.start", StartApplicationInput, values);

/** Checks the values with the schema of the server and sends them. */
async function sendChecked(action: FormAction, shape: z.ZodType<object>, values: PublicFormValues): Promise<SendOutcome> {
  const checked = shape.safeParse(values);
  if (!checked.success) return { isSent: false, fields: fieldErrorsOf(checked.error, ([name]) => String(name)) };
  const answer = await callServer(action, checked.data);
  return answer.isSent ? answer : { isSent: false, lead: [answer.message], fields: answer.fields };
}
