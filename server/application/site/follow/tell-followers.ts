import { calendarDateInIndia } from "#domain/dates.ts";
import { sitePathIn, type MailLanguage } from "#domain/notifications/mail-languages.ts";
import { isPast } from "#domain/site/archive.ts";
import { contentKindOf } from "#domain/site/content/kinds/index.ts";
import { eventPath, standingOf } from "#domain/site/events.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import {
  deleteFollowersOfEvent,
  findLastAnnouncement,
  lockFollowersToTell,
  selectAnnouncedSince,
  selectAwaitedEvents,
  updateAnnounced,
  updateFollowersSent,
  type AnnouncedEntry,
} from "#db/queries/followers.ts";
import { insertMails, type MailToQueue } from "#db/queries/mail.ts";
import type { AppContext } from "../../../context.ts";
import { authorizeSystem } from "../../authorize.ts";
import { describeEvent, findEventView } from "../list-events.ts";

/** Followers in one transaction, so that a job that is killed repeats little and locks little. */
const followersAtOnce = 200;
/** Titles that a digest names; the rest is counted. */
const digestLength = 10;

/**
 * Writes to the followers of an event whose dates are known now, unless the council cancelled its part in it, and sends the digest of new notices
 * and tenders, one a day at most to an address. Called twice it writes nothing more.
 * @throws forbidden (not the worker)
 * @source issue 23 parts 1 and 8
 */
export async function tellFollowers(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  for (const slug of await selectAwaitedEvents(ctx.db)) await tellDates(ctx, slug);
  await tellNotices(ctx);
}

async function tellDates(ctx: AppContext, slug: string): Promise<void> {
  const found = await findEventView(ctx, slug);
  if (found === undefined) return;
  const { event } = found;
  if (event.cancelledOn !== null || !["upcoming", "running"].includes(standingOf(event, calendarDateInIndia(ctx.now())))) return;
  const { event: inHindi } = (await findEventView({ ...ctx, language: "hi" }, slug)) ?? found;
  const paramsIn = (language: MailLanguage) => {
    const shown = language === "hi" ? inHindi : event;
    return { documents: describeEvent(shown), subject: shown.title, path: sitePathIn(language, eventPath(slug)), language };
  };
  await inRounds(ctx, async (tx) => {
    const told = await deleteFollowersOfEvent(tx, slug, followersAtOnce);
    await insertMails(
      tx,
      told.map(({ email, language }) => ({ kind: "follow_dates", to: { userId: null, email }, params: paramsIn(language) })),
    );
    return told.length;
  });
}

async function tellNotices(ctx: AppContext): Promise<void> {
  const now = ctx.now();
  const announcedAt = await transact(ctx, async (tx) => {
    await updateAnnounced(tx, now);
    return findLastAnnouncement(tx);
  });
  if (announcedAt === null) return;
  const before = new Date(`${calendarDateInIndia(now)}T00:00:00+05:30`);
  await inRounds(ctx, async (tx) => {
    const told = await lockFollowersToTell(tx, { announcedAt, before, limit: followersAtOnce });
    const mails: MailToQueue[] = [];
    for (const { id, email, language, confirmedAt, sentAt } of told) {
      const since = [confirmedAt, sentAt].reduce<Date>((last, at) => (at !== null && at > last ? at : last), new Date(0));
      const news = await readNews(tx, since, now);
      const titles = news.map(({ title, titleHindi }) => (language === "hi" ? titleHindi : title));
      const path = sitePathIn(language, contentKindOf(news.every(({ kind }) => kind === "tender") ? "tender" : "notice").publicPath);
      const params = { followerId: id, documents: titles.slice(0, digestLength), count: titles.length, path };
      if (titles.length > 0) mails.push({ kind: "follow_notices", to: { userId: null, email }, params });
    }
    await insertMails(tx, mails);
    await updateFollowersSent(
      tx,
      told.map(({ id }) => id),
      now,
    );
    return told.length;
  });
}

/** What was announced after an instant, without what stands in the archive by now. */
async function readNews(tx: Tx, since: Date, now: Date): Promise<AnnouncedEntry[]> {
  const today = calendarDateInIndia(now);
  return (await selectAnnouncedSince(tx, since, now)).filter(({ kind, ...fields }) => !isPast({ kind, fields }, today));
}

/** Repeats until a round did less than it may. */
async function inRounds(ctx: AppContext, round: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await transact(ctx, round)) === followersAtOnce);
}
