import { calendarDateInIndia } from "#domain/dates.ts";
import { isOpenForRegistration } from "#domain/site/events.ts";
import type { RegistrationView } from "#domain/site/registration-views.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { findEventView, listEvents } from "./list-events.ts";

/** The registration form for the event that the address names, or for none. @source specification 2 "/registrationform" */
export async function readRegistration(ctx: AppContext, { event: slug }: { readonly event: string | undefined }): Promise<RegistrationView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const today = calendarDateInIndia(ctx.now());
  const found = slug === undefined ? undefined : await findEventView(ctx, slug);
  if (found === undefined) return { today, event: null, choices: await openEvents(ctx), state: slug === undefined ? "any" : "unknown" };
  const { event } = found;
  return { today, event, choices: [], state: isOpenForRegistration(event, today) ? "open" : "closed" };
}

async function openEvents(ctx: AppContext): Promise<RegistrationView["choices"]> {
  const { events, today } = await listEvents(ctx);
  return events
    .filter((event) => isOpenForRegistration(event, today))
    .map(({ slug, title, writtenIn }) => ({ slug, title, writtenIn }))
    .toSorted((one, other) => one.title.localeCompare(other.title, "en"));
}
