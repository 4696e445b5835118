import type { EventsOfTypeView } from "#domain/site/event-views.ts";
import { EventsOfType } from "./events-of-type.tsx";
import type { SitePageProps } from "../site-context.ts";

/** /webinar, /technical-conference, /trade-show, /exhibition-in-india. @source specification 2 "Events" */
export function EventsOfTypePage({ content }: SitePageProps<EventsOfTypeView>) {
  return <EventsOfType view={content} />;
}
