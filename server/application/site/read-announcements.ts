import type { FeedEntry } from "#domain/site/feed.ts";
import { listNewestPublicCirculars } from "../circulars/public-circulars.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { listPublished } from "./published-entries.ts";

/** A notice, tender or circular for the feed, without its address. */
export type Announcement = Omit<FeedEntry, "address" | "category"> & { readonly kind: "notice" | "tender" | "circular"; readonly slug: string };

/** Feed readers keep only so many entries. */
const maxAnnouncements = 50;

/** The newest public notices, tenders and circulars together, by their date. @source issue of the public website ("RSS of notices") */
export async function readAnnouncements(ctx: AppContext): Promise<readonly Announcement[]> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const [notices, tenders, circulars] = await Promise.all([
    listPublished(ctx, "notice"),
    listPublished(ctx, "tender"),
    listNewestPublicCirculars(ctx, maxAnnouncements),
  ]);
  const entries = [...notices, ...tenders].map(({ kind, slug, fields: { title, summary, publishedOn }, changedAt }) => ({
    kind,
    slug,
    title,
    summary,
    at: publishedOn === null ? changedAt : startOf(publishedOn),
  }));
  const inHindi = ctx.language === "hi";
  const published = circulars.map(({ slug, number, subject, subjectHindi, publishedOn }) => ({
    kind: "circular" as const,
    slug,
    title: inHindi ? subjectHindi : subject,
    summary: number,
    at: startOf(publishedOn),
  }));
  return [...entries, ...published].toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.slug < b.slug ? -1 : 1)).slice(0, maxAnnouncements);
}

const startOf = (date: string): Date => new Date(`${date}T00:00:00+05:30`);
