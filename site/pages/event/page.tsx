import type { EventPageView } from "#domain/site/event-views.ts";
import { EventDetail } from "./event-detail.tsx";
import type { SitePageProps } from "../../parts/site-context.ts";

/** /events/:slug. */
export function EventPage({ content }: SitePageProps<EventPageView>) {
  return <EventDetail view={content} />;
}
