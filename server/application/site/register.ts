import { paths } from "#domain/council.ts";
import { conflict, notFound } from "#domain/errors.ts";
import { limits } from "#domain/accounts/limits.ts";
import { sitePathIn } from "#domain/notifications/mail-languages.ts";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { eventPath, isOpenForRegistration, type EventView } from "#domain/site/events.ts";
import type { RegisterInput } from "#domain/site/form-inputs.ts";
import { registrationNumber } from "#domain/site/registration-number.ts";
import { siteMessages } from "#domain/site/messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertMail } from "#db/queries/mail.ts";
import { insertRegistration } from "#db/queries/site.ts";
import type { AppContext } from "../../context.ts";
import { consumeRateLimit, type Attempt } from "../accounts/rate-limits.ts";
import { authorizeAnyone } from "../authorize.ts";
import { describeEvent, findEventView } from "./list-events.ts";
import { receiveSubmission, tellCouncil } from "./receive-submission.ts";

/** What the registrant reads. */
export type Registered = {
  readonly message: string;
  readonly number: string;
  /** False when the address has received so many confirmations that this one is not sent. */
  readonly isConfirmed: boolean;
};

/**
 * Stores a registration with its consent, sends a confirmation in the language of the form to its address and an email to the council. A person who
 * is registered for the event already is stored once for each edition, with the number of the first time and the organisation and designation of
 * the last, and gets the confirmation again: the answer does not say which of the two it was. The council is told of a
 * correction, too, and of what it replaced: the form asks for no proof of who sends it.
 * @throws rate_limited; not_found (no such event is public); conflict (its registration is closed, or it is over)
 * @source specification 2 and 5 "Registration form"; product.md "registration form that makes no call"; security.md row 11
 */
export async function register(ctx: AppContext, input: RegisterInput): Promise<Registered> {
  authorizeAnyone(ctx.actor, "site.register");
  const { name, organisation, designation, email, language = "en" } = input;
  const { eventId } = input;
  // The council reads its events in English, whatever the language of the visitor.
  const event = eventId === undefined ? undefined : await openEvent({ ...ctx, language: "en" }, eventId);
  const eventOfSender = eventId === undefined ? undefined : await openEvent({ ...ctx, language }, eventId);
  const ofEvent = { eventId: event?.slug ?? null, eventTitle: event?.title ?? null, eventStartsOn: event?.startsOn ?? null };
  let number = "";
  let isConfirmed = true;
  let replaced: Awaited<ReturnType<typeof insertRegistration>>["replaced"];
  await receiveSubmission(ctx, input, {
    store: async (tx, noted) => {
      const values = { ...noted, name, organisation, designation, email, ...ofEvent };
      const outcome = await insertRegistration(tx, values, { today: calendarDateInIndia(ctx.now()), since: editionBeginsAt(event) });
      const { id } = outcome;
      number = registrationNumber(id);
      replaced = outcome.replaced;
      const mayWrite = await consumeRateLimit({ db: tx }, confirmationsTo(email));
      isConfirmed = mayWrite.isAllowed;
      if (mayWrite.isAllowed) {
        const isDue = (await consumeRateLimit({ db: tx }, [{ limit: limits.registrationGap, subject: id }])).isAllowed;
        await (isDue ? insertConfirmation(tx, input, { event: eventOfSender, number }) : mayWrite.refundAttempt());
      }
      return outcome.isKnown ? undefined : id;
    },
    isCorrection: () => replaced !== undefined,
    tell: async (tx, id, hasNotice) => {
      if (hasNotice)
        await tellCouncil(tx, {
          kind: "registration_to_council",
          inbox: "registrations",
          id,
          sender: name,
          subject: organisation,
          documents: [
            ...(event === undefined ? [] : describeEvent(event)),
            `Registration no. ${number}${replaced === undefined ? "" : `, corrected; before: ${replaced.organisation}, ${replaced.designation}`}`,
          ],
        });
    },
  });
  return { message: siteMessages.registered, number, isConfirmed };
}

type Confirmation = { readonly event: EventView | undefined; readonly number: string };

const insertConfirmation = (tx: Tx, { email, eventId, language = "en" }: RegisterInput, { event, number }: Confirmation): Promise<string> =>
  insertMail(tx, {
    kind: "registration_received",
    to: { userId: null, email },
    params: {
      documents: event === undefined ? [] : describeEvent(event),
      subject: number,
      path: sitePathIn(language, eventId === undefined ? paths.contact : eventPath(eventId)),
      language,
    },
  });

/** Limits of their own: registrations use up no code that the owner of the address asks for. */
const confirmationsTo = (email: string): Attempt[] => [
  { limit: limits.registrationsHour, subject: email },
  { limit: limits.registrationsDay, subject: email },
];

/**
 * A registration from before the days of editions were stored is for an edition at most this long after it. Events come again under the same
 * address word.
 */
const daysOfEdition = 300;

const editionBeginsAt = (event: EventView | undefined): Date => new Date(daysAfter(event?.startsOn ?? "1970-01-01", -daysOfEdition));

/** The event, if the public knows it and one may register for it. */
async function openEvent(ctx: AppContext, slug: string): Promise<EventView> {
  const found = await findEventView(ctx, slug);
  if (found === undefined) throw notFound("event_unknown", siteMessages.eventUnknown);
  if (!isOpenForRegistration(found.event, calendarDateInIndia(ctx.now()))) throw conflict("event_closed", siteMessages.eventClosed);
  return found.event;
}
