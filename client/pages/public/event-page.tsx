import type { EventPageView } from "#domain/site/event-views.ts";
import { EventDetail } from "../../features/site/events/event-detail.tsx";
import type { SitePageProps } from "../../lib/site-context.ts";

/** /events/:slug. */
export function EventPage({ content }: SitePageProps<EventPageView>) {
  return <EventDetail view={content} />;
}
