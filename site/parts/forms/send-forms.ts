import type { z } from "zod";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { RegisterInput, SendMessageInput } from "#domain/site/form-inputs.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { failureOf } from "#client/shared/call-failure.ts";
import { lightTrpc } from "./light-trpc.ts";
import type { PublicFormValues, SendOutcome } from "./use-public-form.ts";

type Sending<Shape extends z.ZodType> = {
  readonly shape: Shape;
  readonly call: (input: z.output<Shape>) => Promise<{ readonly message: string }>;
  /** Said before the server's own sentence. */
  readonly failedWith?: string;
};

/** Writes to the council. @source specification 3 and 8 "Contact form" */
export const sendContact = (values: PublicFormValues): Promise<SendOutcome> =>
  sendChecked(values, {
    shape: SendMessageInput,
    call: (input) => lightTrpc.site.sendMessage.mutate(input),
    failedWith: siteMessages.sendFailed,
  });

/** Registers for an event, when `eventId` names one. @source specification 2 and 5 "Registration form" */
export const sendRegistration = (values: PublicFormValues): Promise<SendOutcome> =>
  sendChecked(values, { shape: RegisterInput, call: (input) => lightTrpc.site.register.mutate(input) });

/** Checks with the server's own schema, sends, and says what became of it. */
async function sendChecked<Shape extends z.ZodType>(values: PublicFormValues, { shape, call, failedWith }: Sending<Shape>): Promise<SendOutcome> {
  const checked = shape.safeParse(values);
  if (!checked.success) return { isSent: false, fields: fieldErrorsOf(checked.error, ([name]) => String(name)) };
  try {
    const { message } = await call(checked.data);
    return { isSent: true, message };
  } catch (error) {
    const { message, fields } = failureOf(error);
    return { isSent: false, lead: [...(failedWith === undefined ? [] : [failedWith]), message], fields };
  }
}
