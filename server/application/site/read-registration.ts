import { calendarDateInIndia } from "#domain/dates.ts";
import { isOpenForRegistration } from "#domain/site/events.ts";
import type { RegistrationView } from "#domain/site/registration-views.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { findEvent, presentEvent } from "./list-events.ts";

/** The registration form for the event that the address names, or for none. @source specification 2 "/registrationform" */
export async function readRegistration(ctx: AppContext, { event: slug }: { readonly event: string | undefined }): Promise<RegistrationView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const today = calendarDateInIndia(ctx.now());
  if (slug === undefined) return { today, event: null, state: "any" };
  const entry = await findEvent(ctx, slug);
  if (entry === undefined) return { today, event: null, state: "unknown" };
  const event = presentEvent(entry);
  return { today, event, state: isOpenForRegistration(event, today) ? "open" : "closed" };
}
