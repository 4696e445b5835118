import { paths } from "#domain/council.ts";
import type { RegisterInput } from "#domain/site/form-inputs.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { queueMail } from "#db/queries/mail.ts";
import { insertRegistration } from "#db/queries/site.ts";
import type { AppContext } from "../../context.ts";
import { mailTries, takeTries } from "../accounts/tries.ts";
import { authorizeAnyone } from "../authorize.ts";
import { receiveSubmission, tellCouncil } from "./receive-submission.ts";

/**
 * Takes a registration from whoever filled in the form: stored with the consent, confirmed to the address that was
 * given, and the council told. An address that was written to a moment ago gets no second letter.
 * @throws rate_limited
 * @source specification 2 and 5 "Registration form"; product.md "registration form that makes no call"; security.md row 11
 */
export async function register(ctx: AppContext, input: RegisterInput): Promise<{ readonly message: string }> {
  authorizeAnyone(ctx.actor, "site.register");
  const { name, organisation, designation, email, eventId = null } = input;
  const mayWrite = await takeTries(ctx, mailTries(email));
  await receiveSubmission(ctx, input, {
    store: (tx, noted) => insertRegistration(tx, { ...noted, name, organisation, designation, email, eventId }),
    tell: async (tx, id) => {
      await tellCouncil(tx, { kind: "registration_to_council", inbox: "registrations", id, sender: name, subject: organisation });
      if (mayWrite.isAllowed) await queueMail(tx, { kind: "registration_received", to: { userId: null, email }, params: { path: paths.contact } });
    },
  }).catch(async (error: unknown) => {
    if (mayWrite.isAllowed) await mayWrite.giveBack();
    throw error;
  });
  return { message: siteMessages.registered };
}
