import type { FeedEntry } from "#domain/site/feed.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { listPublished } from "./published-entries.ts";

/** A notice or tender for the feed, without its address. */
export type Announcement = Omit<FeedEntry, "address" | "category"> & { readonly kind: "notice" | "tender"; readonly slug: string };

/** Feed readers keep only so many entries. */
const maxAnnouncements = 50;

/** The newest public notices and tenders together, by their date. @source issue of the public website ("RSS of notices") */
export async function readAnnouncements(ctx: AppContext): Promise<readonly Announcement[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const [notices, tenders] = await Promise.all([listPublished(ctx, "notice"), listPublished(ctx, "tender")]);
  return [...notices, ...tenders]
    .map(({ kind, slug, fields: { title, summary, publishedOn }, changedAt }) => ({
      kind,
      slug,
      title,
      summary,
      at: publishedOn === null ? changedAt : new Date(`${publishedOn}T00:00:00+05:30`),
    }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.slug < b.slug ? -1 : 1))
    .slice(0, maxAnnouncements);
}
