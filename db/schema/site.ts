import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { mailLanguages } from "#domain/notifications/mail-languages.ts";
import { followTopics } from "#domain/site/follow.ts";
import { users } from "./accounts.ts";
import { citext, id, instant, oneOf } from "./columns.ts";

/** The columns of every form of the public website: the notice that the sender agreed to and when, and who handled the entry. */
const submission = () => ({
  id: id(),
  name: text().notNull(),
  email: citext().notNull(),
  /** The version of the notice that the sender agreed to, or `noConsent`; its text is in `domain/consent.ts`. */
  consentVersion: text().notNull(),
  consentedAt: instant().notNull(),
  /** Hash of the sender's idempotency key: a repeated request is the same submission. */
  repeatKey: text(),
  createdAt: instant().notNull().defaultNow(),
  handledAt: instant(),
  handledBy: uuid().references(() => users.id),
});

/** Messages to the council, from the contact form. */
export const contactMessages = pgTable("contact_messages", { ...submission(), subject: text().notNull(), message: text().notNull() }, (t) => [
  uniqueIndex("contact_messages_repeat_key_unique").on(t.repeatKey),
  index("contact_messages_created_at_index").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  check("contact_messages_handled_by_somebody", sql`(${t.handledAt} is null) = (${t.handledBy} is null)`),
]);

/** Registrations for an event of the council. */
export const eventRegistrations = pgTable(
  "event_registrations",
  {
    ...submission(),
    organisation: text().notNull(),
    designation: text().notNull(),
    /** The address word of the event; null for a registration without one. */
    eventId: text(),
    /** The name of the event at the time of the registration; it stays when the event is renamed or removed. */
    eventTitle: text(),
    /** The first day of the edition, as the site had it then; null without an event, and for a registration from before this was stored. */
    eventStartsOn: date({ mode: "string" }),
  },
  (t) => [
    uniqueIndex("event_registrations_repeat_key_unique").on(t.repeatKey),
    index("event_registrations_created_at_index").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("event_registrations_event_index").on(t.eventId, t.createdAt.desc()),
    check("event_registrations_handled_by_somebody", sql`(${t.handledAt} is null) = (${t.handledBy} is null)`),
  ],
);

/** What readers said to "Was this page useful?": counts for each page, language and day, and nothing about who said it. */
export const pageOpinions = pgTable(
  "page_opinions",
  {
    /** The path of the page in the first language, as its route spells it: "/events/:slug" counts all events. */
    page: text().notNull(),
    language: text({ enum: ["en", "hi"] }).notNull(),
    saidOn: date({ mode: "string" }).notNull(),
    useful: integer().notNull().default(0),
    notUseful: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.page, t.language, t.saidOn] }),
    check("page_opinions_not_negative", sql`${t.useful} >= 0 and ${t.notUseful} >= 0`),
  ],
);

/** Addresses that follow the website: its notices, or until they are known the dates of one event. A row goes when its follower stops. */
export const followers = pgTable(
  "followers",
  {
    id: id(),
    email: citext().notNull(),
    topic: text({ enum: followTopics }).notNull(),
    /** The address word of the event whose dates are awaited; empty for the notices. */
    eventSlug: text().notNull().default(""),
    language: text({ enum: mailLanguages }).notNull(),
    /** The version of the notice that the follower agreed to; its text is in `domain/site/consent.ts`. */
    consentVersion: text().notNull(),
    askedAt: instant().notNull(),
    /** Null until the follower confirmed by the link of the first e-mail. */
    confirmedAt: instant(),
    /** The last digest. */
    sentAt: instant(),
  },
  (t) => [
    uniqueIndex("followers_once").on(t.email, t.topic, t.eventSlug),
    index("followers_topic_index").on(t.topic, t.eventSlug, t.id),
    check("followers_topic_known", oneOf("topic", followTopics)),
    check("followers_language_known", oneOf("language", mailLanguages)),
    check("followers_event_of_dates", sql`(${t.topic} = 'event-dates') = (${t.eventSlug} <> '')`),
  ],
);
