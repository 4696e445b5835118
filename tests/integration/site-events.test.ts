import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, visitor, type StaffActor } from "#domain/accounts/actor.ts";
import { bulkMailsPerMinute } from "#domain/jobs.ts";
import { consentNotice, followNotice } from "#domain/site/consent.ts";
import type { EventType } from "#domain/site/events.ts";
import { FollowInput } from "#domain/site/follow.ts";
import { registrationNumber } from "#domain/site/registration-number.ts";
import { insertPublishedEntries, updateContentVersion } from "#db/queries/content.ts";
import { rateLimits } from "#db/schema/accounts.ts";
import { mail } from "#db/schema/mail.ts";
import { eventRegistrations, followers } from "#db/schema/site.ts";
import { prepareEmail } from "#server/application/notifications/prepare-email.ts";
import { exportInbox } from "#server/application/site/export-inbox.ts";
import { listInbox, ListInboxInput, listRegisteredEvents } from "#server/application/site/list-inbox.ts";
import { markHandled } from "#server/application/site/mark-handled.ts";
import { readAnnouncements } from "#server/application/site/read-announcements.ts";
import {
  readCalendar,
  readCalendarFeed,
  readCalendarFile,
  readEvent,
  readExhibitionsInIndia,
  readTradeShows,
  readUpcoming,
} from "#server/application/site/read-events.ts";
import { readGallery } from "#server/application/site/read-gallery.ts";
import { forgetOldSubmissions } from "#server/application/site/forget-old.ts";
import { confirmFollower, follow, stopFollowing } from "#server/application/site/follow/follow.ts";
import { tellFollowers } from "#server/application/site/follow/tell-followers.ts";
import { readHome } from "#server/application/site/read-home.ts";
import { readRegistration } from "#server/application/site/read-registration.ts";
import { register } from "#server/application/site/register.ts";
import type { AppContext } from "#server/context.ts";
import { seedContent } from "#server/seed/content.ts";
import { csvChunks } from "#domain/csv.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createStaffActor } from "../support/factories.ts";
import { createFair } from "../support/fairs.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let council: StaffActor;
let ctx: AppContext;

const now = new Date("2026-11-21T06:30:00Z");
const event = (slug: string, fields: Record<string, unknown>) => ({
  kind: "event" as const,
  slug,
  position: 0,
  at: now,
  fields: { title: slug, description: "A meet", eventType: "buyer-seller-meet", ...fields },
});

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  await seedContent(opened.services);
  council = await createStaffActor(opened.services, "EPCMD_ADMIN");
  ctx = { ...contextOf(opened.services, visitor), now: () => now };
  await database.db.transaction((tx) =>
    insertPublishedEntries(tx, [
      event("meet-of-buyers", {
        title: "Meet, of buyers",
        startsOn: "2027-02-10",
        endsOn: "2027-02-11",
        time: "10:00 to 17:30",
        registration: "open",
        body: "## Programme\n\n<script>",
      }),
      event("one-day", { startsOn: "2026-11-21", registration: "open" }),
      event("over", { startsOn: "2026-11-19", endsOn: "2026-11-20", registration: "open" }),
      event("closed-meet", { startsOn: "2027-03-01", registration: "closed" }),
    ]),
  );
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

describe("the calendar", () => {
  it("shows the month that is asked for, and offers the nearest ones that have events", async () => {
    const september = await readCalendar(ctx, { month: "2025-09" });
    expect(september.events.map(({ slug }) => slug)).toContain("india-medtech-expo-2025");
    expect(september.events[0]).toMatchObject({ country: "India", countryCode: "IN" });
    const empty = await readCalendar(ctx, { month: "2026-12" });
    expect(empty).toMatchObject({ month: "2026-12", events: [], laterMonth: "2027-02", earlierMonth: "2026-11" });
    const undated = empty.undated.map(({ slug }) => slug);
    expect([undated.includes("kimes"), undated.includes("medica-2026")]).toEqual([true, false]);
  });

  it.each([undefined, "2026-13", "abc", "1999-01", "%", "2026-11-01"])("shows the present month for %s", async (month) => {
    expect(await readCalendar(ctx, { month })).toMatchObject({ month: "2026-11" });
    expect((await readHome(ctx, { month })).calendar.month).toBe("2026-11");
  });

  it("takes an event with one day given as one of that day", async () => {
    const { events } = await readCalendar(ctx, { month: undefined });
    expect(events.find(({ slug }) => slug === "one-day")).toMatchObject({ startsOn: "2026-11-21", endsOn: "2026-11-21" });
  });
});

describe("lists of events", () => {
  it("separate coming from past events", async () => {
    const shows = await readTradeShows(ctx);
    expect(shows.past.map(({ slug }) => slug)).toContain("medica-2025");
    expect(shows.coming.map(({ slug }) => slug)).not.toContain("arab-health-2025");
    expect(shows.coming.map(({ slug }) => slug)).toContain("kimes");
    // Nobody confirmed its days, and those on which it was expected are over.
    expect(shows.past.map(({ slug }) => slug)).toContain("medica-2026");
    // An exhibition abroad stands with them, one in India on its own page.
    expect(shows.past.map(({ slug }) => slug)).toContain("africa-health-excon-2025");
    expect([...shows.coming, ...shows.past].every(({ type, countryCode }) => type === "trade-show" || countryCode !== "IN")).toBe(true);
    expect(new Set([...shows.coming, ...shows.past].map(({ type }) => type))).toEqual(new Set(["exhibition", "trade-show"]));
    const inIndia = await readExhibitionsInIndia(ctx);
    expect([...inIndia.coming, ...inIndia.past].every(({ countryCode }) => countryCode === "IN")).toBe(true);
    expect(inIndia.past.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["india-medtech-expo-2025", "india-medtech-expo-2023"]));
  });

  it("are narrowed by words, whatever is typed", async () => {
    expect((await readUpcoming(ctx, { search: "korean medical" })).events.map(({ slug }) => slug)).toEqual(["kimes"]);
    // On the Hindi page, too, where the country stands in Hindi.
    const inHindi = { ...ctx, language: "hi" } as const;
    for (const search of ["Seoul Korea", "seoul कोरिया"])
      expect((await readUpcoming(inHindi, { search })).events.map(({ slug }) => slug)).toEqual(["kimes"]);
    expect((await readUpcoming(ctx, { search: undefined })).events.slice(0, 2).map(({ slug }) => slug)).toEqual(["one-day", "cphi-pmec-india"]);
    for (const search of ["%", "_", "\\", "' or 1=1", "x".repeat(10_000), "\u0000"])
      expect((await readUpcoming(ctx, { search })).events.length).toBeLessThan(60);
    expect((await readUpcoming(ctx, { search: "%%" })).events).toEqual([]);
  });
});

describe("an event", () => {
  it("is a page with its details made safe, and a calendar file", async () => {
    const page = await readEvent(ctx, { slug: "meet-of-buyers" });
    expect(page?.event.time).toBe("10:00 to 17:30 IST");
    expect(page?.bodyHtml).toContain("<h2>Programme</h2>");
    expect(page?.bodyHtml).not.toContain("<script>");
    const file = await readCalendarFile(ctx, { slug: "meet-of-buyers", origin: "https://epcmd.example" });
    expect(file).toContain("DTSTART;VALUE=DATE:20270210\r\nDTEND;VALUE=DATE:20270212\r\nSUMMARY:Meet\\, of buyers\r\n");
    expect(await readEvent(ctx, { slug: "none" })).toBeUndefined();
    const inHindi = { ...ctx, language: "hi" } as const;
    const asked = { slug: "meet-of-buyers", origin: "https://epcmd.example" };
    expect(await readCalendarFile(inHindi, asked)).toContain("URL:https://epcmd.example/hi/events/meet-of-buyers\r\n");
    expect(file).toContain("URL:https://epcmd.example/events/meet-of-buyers\r\n");
    const feed = (type: EventType | undefined) => readCalendarFeed(ctx, { type, name: "EPCMD", origin: "https://epcmd.example" });
    expect(await feed(undefined)).toContain("UID:meet-of-buyers@epcmd.example");
    expect(await feed("webinar")).not.toContain("BEGIN:VEVENT");
    for (const slug of ["none", "medica-2026", "\u0000", "../x"])
      await expect(readCalendarFile(ctx, { slug, origin: "https://epcmd.example" })).rejects.toMatchObject({ kind: "not_found" });
  });

  it("stands on the home page while it comes next, with the news and what else staff put there", async () => {
    const home = await readHome(ctx, { month: "2025-09" });
    expect(home.featured).toMatchObject({ slug: "cphi-pmec-india", website: expect.stringMatching(/^https:/) });
    expect(home.news[0]).toMatchObject({ kind: "notice", on: "2026-11-16" });
    expect(home.deadline).toEqual({ kind: "membership", on: "2027-03-31", financialYear: "2026-27" });
    expect(home.gallery.length).toBeLessThanOrEqual(6);
    expect((await readGallery(ctx, { picture: "none" })).shown).toBeNull();
  });
});

describe("a registration for an event", () => {
  const registration = {
    name: "A. Rao",
    organisation: "Rao Devices",
    designation: "Director",
    email: "rao@firm.example",
    consentVersion: consentNotice.version,
  };

  it("is offered for open events only", async () => {
    const states = await Promise.all(
      [undefined, "meet-of-buyers", "one-day", "over", "closed-meet", "none", "\u0000"].map((slug) => readRegistration(ctx, { event: slug })),
    );
    expect(states.map(({ state }) => state)).toEqual(["any", "open", "open", "closed", "closed", "unknown", "unknown"]);
    const [any, open] = states;
    const choices = any?.choices.map(({ slug }) => slug);
    expect(choices).toEqual(expect.arrayContaining(["meet-of-buyers", "one-day"]));
    for (const slug of ["over", "closed-meet"]) expect(choices).not.toContain(slug);
    expect(open?.choices).toEqual([]);
  });

  it("names its event for the council, which lists, counts and exports by it", async () => {
    const first = await register(ctx, { ...registration, eventId: "meet-of-buyers" });
    // The same person again is one registration.
    expect(await register(ctx, { ...registration, name: "a. rao", eventId: "meet-of-buyers" })).toEqual(first);
    await register(ctx, { ...registration, email: "b@firm.example", eventId: "meet-of-buyers" });
    await register(ctx, { ...registration, email: "c@firm.example", eventId: "one-day" });
    await register(ctx, { ...registration, email: "d@firm.example", language: "hi" });
    const staff = contextOf(opened.services, council);
    // The edition of the year before, stored before the days of editions were, and one of two years before.
    const ofBefore = { ...registration, eventId: "meet-of-buyers", eventTitle: "Meet, of buyers", consentedAt: now };
    await database.db.insert(eventRegistrations).values([
      { ...ofBefore, createdAt: new Date("2026-01-20T10:00:00Z") },
      { ...ofBefore, eventStartsOn: "2025-02-10", createdAt: new Date("2025-01-20T10:00:00Z") },
    ]);
    const list = (event: string) => listInbox(staff, ListInboxInput.parse({ kind: "registrations", show: "all", event }));
    expect((await list("")).count).toBe(6);
    expect([(await list("meet-of-buyers")).count, (await list("meet-of-buyers.2025")).count]).toEqual([1, 1]);
    expect((await list("meet-of-buyers.2027")).rows.map(({ fields }) => fields["eventTitle"])).toEqual(["Meet, of buyers", "Meet, of buyers"]);
    expect(await listRegisteredEvents(staff)).toEqual([
      { event: "meet-of-buyers.2027", title: "Meet, of buyers", startsOn: "2027-02-10", count: 2 },
      { event: "one-day.2026", title: "one-day", startsOn: "2026-11-21", count: 1 },
      { event: "meet-of-buyers", title: "Meet, of buyers", startsOn: null, count: 1 },
      { event: "meet-of-buyers.2025", title: "Meet, of buyers", startsOn: "2025-02-10", count: 1 },
    ]);
    let sheet = "";
    for await (const chunk of csvChunks(await exportInbox(staff, { kind: "registrations", show: "all", search: "", event: "one-day.2026" })))
      sheet += chunk;
    expect(sheet.trim().split("\r\n")).toHaveLength(2);
    const emails = await database.db.select().from(mail);
    expect(emails.filter(({ kind }) => kind === "registration_received").map(({ params }) => params)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: "/events/meet-of-buyers", documents: ["Meet, of buyers", "10-02-2027 – 11-02-2027, 10:00 to 17:30 IST"] }),
        expect.objectContaining({ path: "/hi/contact-us", language: "hi", documents: [], subject: expect.stringMatching(/^REG-/) }),
      ]),
    );
  });

  it("of the same person again is confirmed by e-mail again, but not at once: that is a second click", async () => {
    const person = { ...registration, email: "lost@firm.example", eventId: "one-day" };
    const confirmations = () => database.db.select({ kind: mail.kind, params: mail.params }).from(mail).where(eq(mail.email, person.email));
    const first = await register(ctx, person);
    expect(await Promise.all([register(ctx, person), register(ctx, { ...person, name: "a. rao" })])).toEqual([first, first]);
    expect(await confirmations()).toHaveLength(1);
    await database.db
      .update(rateLimits)
      .set({ expiresAt: sql`now()` })
      .where(sql`key like 'registration-gap:%'`);
    expect(await register(ctx, person)).toEqual(first);
    const [one, two, ...more] = await confirmations();
    expect([one?.kind, two, more]).toEqual(["registration_received", one, []]);
    const notices = sql`kind = 'registration_to_council' and params->>'documents' like ${`%${first.number}%`}`;
    expect(await database.db.$count(mail, notices)).toBe(1);
  });

  it("of a person with another organisation or designation corrects the entry, opens it again and tells the council what stood before", async () => {
    const by = (key: string): AppContext => ({
      ...contextOf(opened.services, visitor, { ip: "203.0.113.77" }),
      now: () => now,
      idempotency: { key, route: "site", bodyHash: key },
    });
    const person = { ...registration, email: "corrects@firm.example", eventId: "meet-of-buyers" };
    const corrected = { ...person, designation: "Partner" };
    const renamed = { ...corrected, organisation: "Rao Devices Pvt Ltd" };
    const ofPerson = eq(eventRegistrations.email, person.email);
    const first = await register(by("first"), person);
    const [{ id } = { id: "" }] = await database.db.select().from(eventRegistrations).where(ofPerson);
    await markHandled(contextOf(opened.services, council), { kind: "registrations", id, isHandled: true });
    // As stored before the event moved.
    await database.db.update(eventRegistrations).set({ eventTitle: "Meet", eventStartsOn: "2027-01-05" }).where(ofPerson);
    expect(await register(by("second"), corrected)).toEqual(first);
    const stored = () => database.db.select().from(eventRegistrations).where(ofPerson);
    expect(await stored()).toMatchObject([
      {
        id,
        organisation: person.organisation,
        designation: "Partner",
        eventTitle: "Meet, of buyers",
        eventStartsOn: "2027-02-10",
        handledAt: null,
        handledBy: null,
      },
    ]);
    const handle = ({ organisation, designation }: typeof person) =>
      markHandled(contextOf(opened.services, council), { kind: "registrations", id, isHandled: true, seen: { organisation, designation } });
    const isStale = { kind: "conflict", code: "stale_version" };
    await expect(handle(person)).rejects.toMatchObject(isStale);
    expect(await register(by("third"), renamed)).toEqual(first);
    await expect(handle(corrected)).rejects.toMatchObject(isStale);
    expect(await stored()).toMatchObject([{ id, organisation: renamed.organisation, designation: "Partner", handledAt: null }]);
    await handle(renamed);
    expect(await stored()).toMatchObject([{ id, organisation: renamed.organisation, handledBy: council.userId }]);
    // The first words again: the form makes its key of them, so it is that of the first time.
    expect(await register(by("first"), person)).toEqual(first);
    expect(await stored()).toMatchObject([{ id, organisation: person.organisation, designation: person.designation }]);
    const notices = sql`kind = 'registration_to_council' and params->>'documents' like ${`%${first.number}%`}`;
    const told = await database.db.select({ params: mail.params }).from(mail).where(notices).orderBy(mail.createdAt);
    const ofCorrection = (before: string): string => `Registration no. ${first.number}, corrected; before: ${before}`;
    expect(told).toMatchObject([
      { params: { subject: "Rao Devices", documents: expect.arrayContaining([`Registration no. ${first.number}`]) } },
      { params: { subject: "Rao Devices", documents: expect.arrayContaining([ofCorrection("Rao Devices, Director")]) } },
      { params: { subject: renamed.organisation, documents: expect.arrayContaining([ofCorrection("Rao Devices, Partner")]) } },
      { params: { subject: "Rao Devices", documents: expect.arrayContaining([ofCorrection("Rao Devices Pvt Ltd, Partner")]) } },
    ]);
  });

  it("is refused for what is closed, over or unknown, and nothing is stored", async () => {
    const before = await database.db.$count(eventRegistrations);
    for (const eventId of ["over", "closed-meet"])
      await expect(register(ctx, { ...registration, eventId })).rejects.toMatchObject({ kind: "conflict", code: "event_closed" });
    await expect(register(ctx, { ...registration, eventId: "none" })).rejects.toMatchObject({ kind: "not_found", code: "event_unknown" });
    expect(await database.db.$count(eventRegistrations)).toBe(before);
  });

  it("of the edition before does not stand for one of the next edition", async () => {
    const at = new Date("2026-01-20T10:00:00Z");
    const person = { ...registration, email: "again@firm.example", eventId: "meet-of-buyers" };
    const [last] = await database.db
      .insert(eventRegistrations)
      .values({ ...person, consentedAt: at, createdAt: at })
      .returning({ id: eventRegistrations.id });
    const first = await register(ctx, person);
    expect(first.number).not.toBe(registrationNumber(last?.id ?? ""));
    expect(await register(ctx, person)).toEqual(first);
  });

  it("of an edition that is over does not stand for the next one, also when that follows within months", async () => {
    const at = new Date("2026-05-20T10:00:00Z");
    const person = { ...registration, email: "twice-a-year@firm.example", eventId: "meet-of-buyers" };
    const [over] = await database.db
      .insert(eventRegistrations)
      .values({ ...person, eventStartsOn: "2026-07-25", consentedAt: at, createdAt: at })
      .returning({ id: eventRegistrations.id });
    const next = await register(ctx, person);
    expect(next.number).not.toBe(registrationNumber(over?.id ?? ""));
    expect(await register(ctx, person)).toEqual(next);
    const stored = await database.db.select().from(eventRegistrations).where(eq(eventRegistrations.email, person.email));
    expect(new Set(stored.map(({ eventStartsOn }) => eventStartsOn))).toEqual(new Set(["2026-07-25", "2027-02-10"]));
    expect(stored).toHaveLength(2);
  });

  it("is stored once for an edition, a year ahead as well, and when its days move before it began", async () => {
    await database.db.transaction((tx) => insertPublishedEntries(tx, [event("year-ahead", { startsOn: "2027-11-16", registration: "open" })]));
    await database.db.transaction((tx) => updateContentVersion(tx));
    const person = { ...registration, email: "early@firm.example", eventId: "year-ahead" };
    const first = await register(ctx, person);
    const dayAfter: AppContext = { ...ctx, now: () => new Date("2026-11-22T06:30:00Z") };
    expect((await register(dayAfter, person)).number).toBe(first.number);
    await database.db.execute(
      sql`update content_entries set published_fields = published_fields || '{"startsOn": "2028-02-01"}' where slug = 'year-ahead'`,
    );
    await database.db.transaction((tx) => updateContentVersion(tx));
    expect((await register(dayAfter, person)).number).toBe(first.number);
    expect(await database.db.$count(eventRegistrations, eq(eventRegistrations.email, person.email))).toBe(1);
  });
});

it("announces notices and tenders together, the newest first", async () => {
  const all = await readAnnouncements(ctx);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(["notice", "tender"]));
  expect(all.map(({ at }) => at.getTime())).toEqual(all.map(({ at }) => at.getTime()).toSorted((a, b) => b - a));
});

describe("a follower", () => {
  const day = (iso: string): AppContext => ({ ...contextOf(opened.services, systemActor("test")), now: () => new Date(iso) });
  const asking = (email: string, eventId?: string, language: "en" | "hi" = "en") =>
    follow(ctx, FollowInput.parse({ email, language, consentVersion: followNotice.version, ...(eventId !== undefined && { eventId }) }));
  const mailsTo = (email: string) => database.db.select().from(mail).where(eq(mail.email, email)).orderBy(mail.createdAt);
  const prepared = (mailId: string) => prepareEmail(day("2026-11-21T07:00:00Z"), mailId, { hold: () => Promise.resolve() });
  const keyIn = (address: string): string => [...new URL(address).searchParams.values()][0] ?? "";
  /** After what came with the product was announced. */
  const later = (): AppContext => ({ ...contextOf(opened.services, visitor), now: () => new Date("2026-11-21T10:00:00Z") });
  async function confirm(email: string): Promise<void> {
    const [asked] = await mailsTo(email);
    const received = await prepared(asked?.id ?? "");
    expect(await confirmFollower(later(), { key: keyIn(received?.facts.url ?? "") })).toBeDefined();
  }

  it("confirms by a link of our own, in the language of the page, and is asked once", async () => {
    await asking("hindi@buyer.example", "kimes", "hi");
    const [asked] = await mailsTo("hindi@buyer.example");
    const received = await prepared(asked?.id ?? "");
    expect(received?.facts).toMatchObject({ language: "hi", url: expect.stringMatching(/\/hi\/follow\?confirm=/) });
    for (const key of ["", "x", `${asked?.id}.${"a".repeat(43)}`, "\u0000", `${keyIn(received?.facts.url ?? "")}x`])
      expect(await confirmFollower(ctx, { key })).toBeUndefined();
    await confirm("hindi@buyer.example");
    // Who asks again is answered alike, the worker sends nothing, and a stranger cannot change the language.
    await asking("hindi@buyer.example", "kimes", "en");
    const again = (await mailsTo("hindi@buyer.example")).find(({ id }) => id !== asked?.id);
    expect(await prepared(again?.id ?? "")).toBeUndefined();
    const [{ language } = {}] = await database.db
      .select()
      .from(followers)
      .where(sql`email = 'hindi@buyer.example'`);
    expect(language).toBe("hi");
    await expect(asking("x@buyer.example", "none")).rejects.toMatchObject({ code: "event_unknown" });
    await expect(asking("x@buyer.example", "meet-of-buyers")).rejects.toMatchObject({ code: "dates_known" });
    await expect(asking("x@buyer.example", "medica-2026")).rejects.toMatchObject({ code: "event_over" });
  });

  it("reads the dates of its event once they are public, and is forgotten then; who did not confirm reads nothing", async () => {
    await database.db.transaction((tx) =>
      insertPublishedEntries(tx, [event("autumn-fair", { title: "Autumn fair", titleHindi: "शरद मेला", descriptionHindi: "एक मेला" })]),
    );
    await database.db.transaction((tx) => updateContentVersion(tx));
    for (const email of ["waits@buyer.example", "silent@buyer.example"]) await asking(email, "autumn-fair");
    await asking("reads-hindi@buyer.example", "autumn-fair", "hi");
    for (const email of ["waits@buyer.example", "reads-hindi@buyer.example"]) await confirm(email);
    await tellFollowers(day("2026-11-21T08:00:00Z"));
    expect(await mailsTo("waits@buyer.example")).toHaveLength(1);
    await database.db.execute(
      sql`update content_entries set published_fields = published_fields || '{"startsOn": "2027-10-05", "endsOn": "2027-10-07"}' where slug = 'autumn-fair'`,
    );
    await database.db.transaction((tx) => updateContentVersion(tx));
    for (let round = 0; round < 2; round += 1) await tellFollowers(day("2026-11-21T09:00:00Z"));
    const told = (await mailsTo("waits@buyer.example")).filter(({ kind }) => kind === "follow_dates");
    expect(told.map(({ params }) => params)).toEqual([
      expect.objectContaining({ subject: "Autumn fair", documents: ["Autumn fair", "05-10-2027 – 07-10-2027"], path: "/events/autumn-fair" }),
    ]);
    const toldInHindi = (await mailsTo("reads-hindi@buyer.example")).find(({ kind }) => kind === "follow_dates");
    expect(toldInHindi?.params).toMatchObject({ subject: "शरद मेला", path: "/hi/events/autumn-fair", language: "hi" });
    expect((await mailsTo("silent@buyer.example")).map(({ kind }) => kind)).toEqual(["follow_confirm"]);
    expect((await database.db.select().from(followers)).map(({ email }) => email)).not.toContain("waits@buyer.example");
  });

  it("is one of many: their e-mails become due in parts, so that no code waits behind them", async () => {
    const slug = "spring-fair";
    await database.db.transaction((tx) => insertPublishedEntries(tx, [event(slug, { startsOn: "2027-03-05", endsOn: "2027-03-07" })]));
    await database.db.transaction((tx) => updateContentVersion(tx));
    await database.db.insert(followers).values(
      Array.from({ length: bulkMailsPerMinute + 1 }, (_, index) => ({
        email: `${index}@many.example`,
        topic: "event-dates" as const,
        eventSlug: slug,
        language: "en" as const,
        consentVersion: followNotice.version,
        askedAt: now,
        confirmedAt: now,
      })),
    );
    await tellFollowers(day("2026-11-21T09:00:00Z"));
    const due = await database.db.execute(
      sql`select distinct o.not_before - o.created_at from outbox o join mail m on m.id = (o.payload ->> 'mailId')::uuid where m.email like '%@many.example'`,
    );
    expect(due.length).toBeGreaterThan(1);
  });

  it("of an event reads nothing more once the council cancelled its part, and nobody can follow it then", async () => {
    const [slug, email] = ["winter-fair", "hopes@buyer.example"];
    await database.db.transaction((tx) => insertPublishedEntries(tx, [event(slug, {})]));
    await database.db.transaction((tx) => updateContentVersion(tx));
    await asking(email, slug);
    await confirm(email);
    await createFair(opened.services, { eventSlug: slug, cancelledAt: now, cancelReason: "Moved to another year." });
    await database.db.execute(
      sql`update content_entries set published_fields = published_fields || '{"startsOn": "2027-01-05", "endsOn": "2027-01-07"}' where slug = ${slug}`,
    );
    await database.db.transaction((tx) => updateContentVersion(tx));
    await tellFollowers(day("2026-11-21T09:00:00Z"));
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["follow_confirm"]);
    await expect(asking("late@buyer.example", slug)).rejects.toMatchObject({ code: "event_cancelled" });
  });

  it("gets what is new in one digest a day, and stops with one click", async () => {
    await tellFollowers(day("2026-11-21T08:00:00Z"));
    await asking("daily@buyer.example");
    await confirm("daily@buyer.example");
    const publish = (slug: string) =>
      database.db.transaction((tx) =>
        insertPublishedEntries(tx, [
          { kind: "notice", slug, position: 0, at: now, fields: { title: slug, summary: "New", publishedOn: "2026-11-21", body: "" } },
        ]),
      );
    const digests = async () => (await mailsTo("daily@buyer.example")).filter(({ kind }) => kind === "follow_notices");
    await publish("first");
    await tellFollowers(day("2026-11-22T08:00:00Z"));
    await publish("second");
    await publish("third");
    await tellFollowers(day("2026-11-22T12:00:00Z"));
    expect((await digests()).map(({ params }) => params)).toEqual([expect.objectContaining({ documents: ["first"], count: 1 })]);
    for (let round = 0; round < 2; round += 1) await tellFollowers(day("2026-11-23T08:00:00Z"));
    const [, second] = await digests();
    expect(second?.params).toMatchObject({ documents: ["second", "third"], count: 2 });
    const received = await prepared(second?.id ?? "");
    expect(new URL(received?.facts.url ?? "").pathname).toBe("/Public-notice");
    expect(await stopFollowing(ctx, { key: keyIn(received?.facts.stopUrl ?? "") })).toBeDefined();
    expect(await stopFollowing(ctx, { key: keyIn(received?.facts.stopUrl ?? "") })).toBeUndefined();
    await publish("fourth");
    await tellFollowers(day("2026-11-24T08:00:00Z"));
    // The digests of before went with the follower.
    expect(await digests()).toHaveLength(0);
  });

  it("does not read of what stands in the archive or is off the site by now", async () => {
    const email = "archive@buyer.example";
    await asking(email);
    await confirm(email);
    const notice = (slug: string, fields: object) => ({
      kind: "notice" as const,
      slug,
      position: 0,
      at: now,
      fields: { title: slug, summary: "Of before", publishedOn: "2026-11-21", body: "", ...fields },
    });
    await database.db.transaction((tx) =>
      insertPublishedEntries(tx, [
        notice("of-2024", { publishedOn: "2024-11-21" }),
        notice("ended", { lastOn: "2026-11-24" }),
        notice("taken-off", {}),
        { ...notice("open-tender", { closesOn: "2026-12-31" }), kind: "tender" },
        { ...notice("closed-tender", { closesOn: "2026-11-24" }), kind: "tender" },
      ]),
    );
    // All are announced while they are public; the follower reads the digest a day later.
    await database.db.execute(sql`update followers set sent_at = '2026-11-24T08:30:00Z' where email = ${email}`);
    await tellFollowers(day("2026-11-24T09:00:00Z"));
    await database.db.execute(sql`update content_entries set publish_until = '2026-11-24T12:00:00Z' where slug = 'taken-off'`);
    await tellFollowers(day("2026-11-25T08:00:00Z"));
    const digests = (await mailsTo(email)).filter(({ kind }) => kind === "follow_notices");
    expect(digests.map(({ params }) => params)).toEqual([
      expect.objectContaining({ documents: ["open-tender"], count: 1, path: "/Public-notice?tab=tenders" }),
    ]);
  });

  it("is removed when it does not confirm within seven days, and cannot be used to fill a mailbox", async () => {
    const victim = "victim@buyer.example";
    // The requests of the tests before come from one address, too.
    await database.db.delete(rateLimits);
    for (const eventId of ["kimes", "fime", "hospitalar", "adlm", "rsna"]) await asking(victim, eventId);
    await expect(asking(victim, "cmef-spring")).rejects.toMatchObject({ kind: "rate_limited" });
    await forgetOldSubmissions(day("2026-11-29T08:00:00Z"));
    const left = (await database.db.select().from(followers)).map(({ email }) => email);
    expect([left.includes(victim), left.includes("hindi@buyer.example")]).toEqual([false, true]);
  });
});
