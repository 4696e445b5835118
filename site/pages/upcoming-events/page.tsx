import type { UpcomingView } from "#domain/site/event-views.ts";
import { UpcomingEvents } from "./upcoming-events.tsx";
import type { SitePageProps } from "../../parts/site-context.ts";

/** /upcoming-events. @source specification 2 "Events" */
export function UpcomingEventsPage({ content }: SitePageProps<UpcomingView>) {
  return <UpcomingEvents view={content} />;
}
