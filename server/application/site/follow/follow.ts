import { limits } from "#domain/accounts/limits.ts";
import { calendarDateInIndia, dayMs } from "#domain/dates.ts";
import { conflict, notFound } from "#domain/errors.ts";
import { standingOf, type EventStanding } from "#domain/site/events.ts";
import { confirmDays, type FollowInput, type FollowState, type FollowView } from "#domain/site/follow.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { transact } from "#db/connection/transact.ts";
import { deleteFollower, updateFollowerConfirmed, upsertFollower } from "#db/queries/followers.ts";
import { insertMail } from "#db/queries/mail.ts";
import type { AppContext } from "../../../context.ts";
import { consumeAttempt, consumeRateLimit, tooManyAttempts } from "../../accounts/rate-limits.ts";
import { authorizeAnyone } from "../../authorize.ts";
import { findEventView } from "../list-events.ts";
import { followerIdIn } from "../../notifications/follow-key.ts";

/**
 * Stores an address that wants to follow the notices, or the dates of an event, and sends it an e-mail to confirm. The answer is the same
 * whether the address follows already; then the worker sends nothing.
 * @throws rate_limited (too many from this place, or to this address); not_found (no such event is public); conflict (its dates are known, it is
 * over, or the council cancelled its part)
 * @source issue 23 parts 1 and 8 "double opt-in"; security.md 3.5
 */
export async function follow(ctx: AppContext, { email, consentVersion, eventId, language }: FollowInput): Promise<{ readonly message: string }> {
  authorizeAnyone(ctx.actor, "site.follow");
  const view = await readFollow({ ...ctx, language }, { event: eventId });
  if (eventId !== undefined) refuseUnless(view, "undated");
  const tries = await consumeRateLimit(ctx, [
    consumeAttempt(ctx, limits.formOfAddress),
    { limit: limits.followsHour, subject: email },
    { limit: limits.followsDay, subject: email },
  ]);
  if (!tries.isAllowed) throw tooManyAttempts(tries.waitSeconds);
  const at = ctx.now();
  await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const topic = eventId === undefined ? "notices" : "event-dates";
    const followerId = await upsertFollower(tx, { email, topic, eventSlug: eventId ?? "", language, consentVersion, askedAt: at });
    await insertMail(tx, {
      kind: "follow_confirm",
      to: { userId: null, email },
      params: { followerId, subject: view.event?.title ?? "" },
      dropAfter: new Date(at.getTime() + confirmDays * dayMs),
      isForUnknownRecipient: true,
    });
  }).catch(async (error: unknown) => {
    await tries.refundAttempt();
    throw error;
  });
  return { message: siteMessages.followAsked };
}

function refuseUnless({ state }: FollowView, wanted: FollowState): void {
  if (state === wanted) return;
  if (state === "unknown") throw notFound("event_unknown", siteMessages.eventUnknown);
  if (state === "over") throw conflict("event_over", siteMessages.eventOver);
  if (state === "cancelled") throw conflict("event_cancelled", siteMessages.eventCancelled);
  throw conflict("dates_known", siteMessages.datesKnown);
}

const states: Readonly<Record<EventStanding, FollowState>> = { unconfirmed: "undated", upcoming: "dated", running: "dated", past: "over" };

/** What can be followed at an address: the dates of the event that it names, or without one the notices. */
export async function readFollow(ctx: AppContext, { event: slug }: { readonly event: string | undefined }): Promise<FollowView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  if (slug === undefined) return { state: "notices", event: null };
  const found = await findEventView(ctx, slug);
  if (found === undefined) return { state: "unknown", event: null };
  const { title, writtenIn, cancelledOn } = found.event;
  const state = cancelledOn === null ? states[standingOf(found.event, calendarDateInIndia(ctx.now()))] : "cancelled";
  return { state, event: { slug, title, writtenIn } };
}

/** Undefined when the link is not ours, or its follower was removed after the days to confirm. */
type Done = { readonly language: "en" | "hi" } | undefined;

/** Confirms that the owner of an address wants to follow. */
export async function confirmFollower(ctx: AppContext, { key }: { readonly key: string }): Promise<Done> {
  authorizeAnyone(ctx.actor, "site.follow");
  const id = followerIdIn(ctx, key);
  return id === undefined ? undefined : transact(ctx, (tx) => updateFollowerConfirmed(tx, id, ctx.now()));
}

/** Removes a follower, by the link of any e-mail to it. */
export async function stopFollowing(ctx: AppContext, { key }: { readonly key: string }): Promise<Done> {
  authorizeAnyone(ctx.actor, "site.follow");
  const id = followerIdIn(ctx, key);
  return id === undefined ? undefined : transact(ctx, (tx) => deleteFollower(tx, id));
}
