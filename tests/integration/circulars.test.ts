import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemActor, visitor, type MemberActor } from "#domain/accounts/actor.ts";
import type { Audience } from "#domain/circulars/audience.ts";
import { calendarDateInIndia, financialYearLabel } from "#domain/dates.ts";
import { bulkMailsPerMinute } from "#domain/jobs.ts";
import { lockCircularNumbers } from "#db/queries/circulars.ts";
import { markMailSending } from "#db/queries/mail.ts";
import { selectPublicCirculars } from "#db/queries/own-circulars.ts";
import { users } from "#db/schema/accounts.ts";
import { circularDigests, circularFiles, circularReads, circulars } from "#db/schema/circulars.ts";
import { mail } from "#db/schema/mail.ts";
import { firms } from "#db/schema/members.ts";
import { notifications } from "#db/schema/notifications.ts";
import { outbox } from "#db/schema/outbox.ts";
import { followers } from "#db/schema/site.ts";
import { forgetUnnamedCircularFiles, openCircularPdf } from "#server/application/circulars/circular-files.ts";
import {
  countFirms,
  listCirculars,
  listReplaceable,
  listUnreadFirms,
  previewCircular,
  readCircular,
} from "#server/application/circulars/list-circulars.ts";
import { keepCircularPdf, loadCircularPdfs } from "#server/application/circulars/make-circular-pdfs.ts";
import { listOwnCirculars, openOwnCircular } from "#server/application/circulars/own-circulars.ts";
import { listNewestPublicCirculars, listPublicCirculars, readPublicCircular } from "#server/application/circulars/public-circulars.ts";
import { publishCircular, withdrawCircular } from "#server/application/circulars/publish-circular.ts";
import { discardCircular, saveCircular } from "#server/application/circulars/save-circular.ts";
import { digestCirculars, notifyOfCircular } from "#server/application/circulars/notify-of-circular.ts";
import { prepareEmail } from "#server/application/notifications/prepare-email.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { searchSite } from "#server/application/site/search-site.ts";
import type { AppContext, Services } from "#server/context.ts";
import { listedAddressesOf } from "#site/render/load-page.ts";
import { circularDraft, draftCircular, newCircular } from "../support/circulars.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createListedFirm, createMember, createStaffActor, createUser, newGstNo } from "../support/factories.ts";
import { completeDraft } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let council: AppContext;
let colleague: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  council = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
  colleague = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  for (const table of [circularReads, circularDigests, notifications, circulars, mail, outbox]) await database.db.delete(table);
});

const as = (actor: MemberActor): AppContext => contextOf(services, actor);
const everyone = (): AppContext => contextOf(services, visitor);
const worker = (at = new Date()): AppContext => ({ ...contextOf(services, systemActor("test"), { transport: "system" }), now: () => at });
const page = { page: 1, pageSize: 10 };
/** Such as "2026-27". */
const thisYear = financialYearLabel(calendarDateInIndia(new Date()));
const only = (part: Partial<Audience>): Audience => ({ isForAll: false, schemes: [], deviceGroups: [], states: [], ...part });
const memberIn = (state: string) => createMember(services, { gstNo: newGstNo().replace(/^27/, state) });
const numberOf = (ctx: AppContext, draft: { readonly id: string; readonly revision: number }) =>
  publishCircular(ctx, draft).then(({ number }) => number);

describe("a draft", () => {
  it("is refused without an audience, and without a firm in it when it is published", async () => {
    await expect(draftCircular(council, { audience: only({}) })).rejects.toThrow("Choose all members, or at least one scheme");
    const { id, revision } = await draftCircular(council, { audience: only({ states: ["38"] }) });
    await expect(publishCircular(council, { id, revision })).rejects.toMatchObject({ code: "no_firms" });
  });

  it("keeps the PDF that it names; an upload that none names stays a week", async () => {
    const createdBy = council.actor.kind === "user" ? council.actor.userId : null;
    const upload = { name: "circular.pdf", sizeBytes: 10, createdAt: new Date(), createdBy };
    const files = await database.db
      .insert(circularFiles)
      .values([
        { ...upload, storageKey: "named" },
        { ...upload, storageKey: "unnamed" },
        { ...upload, storageKey: "made", createdBy: null },
      ])
      .returning();
    await draftCircular(council, { fileId: files[0]?.id ?? "" });
    const sweepAfter = async (days: number): Promise<string[]> => {
      await forgetUnnamedCircularFiles(worker(new Date(Date.now() + days * 86_400_000)));
      return (await database.db.select().from(circularFiles)).map(({ storageKey }) => storageKey).toSorted();
    };
    expect(await sweepAfter(6)).toEqual(["made", "named", "unnamed"]);
    expect(await sweepAfter(8)).toEqual(["made", "named"]);
  });

  it("is published only with its texts in both languages", async () => {
    await createMember(services);
    const { id, revision } = await draftCircular(council, { subjectHindi: " ", bodyHindi: "" });
    await expect(publishCircular(council, { id, revision })).rejects.toMatchObject({
      code: "incomplete",
      fields: { subjectHindi: ["Enter the subject in Hindi"], bodyHindi: ["Enter the text in Hindi"] },
    });
  });

  it("that somebody else changed is neither saved over nor published nor deleted", async () => {
    await createMember(services);
    const { id, revision } = await draftCircular(council);
    const seen = { id, revision };
    await saveCircular(colleague, { stored: seen, draft: { ...circularDraft, subject: "Of the colleague" } });
    await expect(saveCircular(council, { stored: seen, draft: circularDraft })).rejects.toMatchObject({ code: "stale_version" });
    await expect(publishCircular(council, seen)).rejects.toMatchObject({ code: "stale_version" });
    await expect(discardCircular(council, seen)).rejects.toMatchObject({ code: "stale_version" });
    expect(await readCircular(council, { id })).toMatchObject({ subject: "Of the colleague", revision: revision + 1, state: "draft" });
  });

  it("shows a script of its text as words, in the preview and to the reader", async () => {
    const body = '<script>alert(1)</script> [here](javascript:alert(1)) <img src=x onerror="alert(1)">';
    expect(previewCircular(council, { body, language: "en" }).html).not.toMatch(/<script|<img|href="javascript/);
    const { actor } = await createMember(services);
    const { id } = await newCircular(council, { body, bodyHindi: body });
    const { bodyHtml, bodyHindiHtml } = await openOwnCircular(as(actor), { id });
    for (const html of [bodyHtml, bodyHindiHtml]) {
      expect(html).toContain("&lt;script&gt;");
      expect(html).not.toMatch(/<script|<img|href="javascript/);
    }
  });
});

describe("publishing", () => {
  it("by two people at once gives each one number, without gaps", async () => {
    await createMember(services);
    const drafts = await Promise.all(Array.from({ length: 6 }, () => draftCircular(council)));
    const numbers = await Promise.all(drafts.map((draft, index) => numberOf(index % 2 === 0 ? council : colleague, draft)));
    const serials = numbers.map((number) => Number(number?.split("/")[2])).toSorted((a, b) => a - b);
    expect(serials).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("has the time after the wait for another one, so that no digest passes it by", async () => {
    await createMember(services);
    const draft = await draftCircular(council);
    let at = new Date();
    const later = new Date(at.getTime() + 60_000);
    const publishing = await database.db.transaction(async (tx) => {
      await lockCircularNumbers(tx);
      const one = publishCircular({ ...council, now: () => at }, draft);
      at = later;
      return { one };
    });
    expect((await publishing.one).publishedAt).toEqual(later);
  });

  it("is waited for by the digest, so that its time is before that of the digest", async () => {
    await createMember(services);
    await newCircular(council);
    let at = new Date();
    const later = new Date(at.getTime() + 60_000);
    const sending = await database.db.transaction(async (tx) => {
      await lockCircularNumbers(tx);
      const all = digestCirculars({ ...worker(), now: () => at });
      at = later;
      return { all };
    });
    await sending.all;
    const times = (await database.db.select().from(circularDigests)).map(({ sentAt }) => sentAt.getTime());
    expect(new Set(times)).toEqual(new Set([later.getTime()]));
  });

  it("counts each financial year from 1, and a refused one takes no number", async () => {
    await createMember(services);
    const on = (date: string): AppContext => ({ ...council, now: () => new Date(date) });
    const empty = await draftCircular(council, { audience: only({ states: ["38"] }) });
    expect(await numberOf(on("2027-03-31T12:00:00Z"), await draftCircular(council))).toBe("EPCMD/2026-27/001");
    await expect(publishCircular(on("2027-03-31T12:00:00Z"), { id: empty.id, revision: empty.revision })).rejects.toMatchObject({ code: "no_firms" });
    expect(await numberOf(on("2027-03-31T18:29:00Z"), await draftCircular(council))).toBe("EPCMD/2026-27/002");
    expect(await numberOf(on("2027-03-31T18:30:00Z"), await draftCircular(council))).toBe("EPCMD/2027-28/001"); // midnight in India
  });

  it("happens once, also when two press the button, and the text stays from then on", async () => {
    await createMember(services);
    const { id, revision } = await draftCircular(council);
    const both = await Promise.allSettled([publishCircular(council, { id, revision }), publishCircular(colleague, { id, revision })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const published = await readCircular(council, { id });
    expect(published).toMatchObject({ number: `EPCMD/${thisYear}/001`, state: "published" });
    const seen = { id, revision: published.revision };
    await expect(publishCircular(council, seen)).rejects.toMatchObject({ code: "not_a_draft" });
    await expect(saveCircular(council, { stored: seen, draft: circularDraft })).rejects.toMatchObject({ code: "not_a_draft" });
    await expect(discardCircular(council, seen)).rejects.toMatchObject({ code: "not_a_draft" });
    const asked = await database.db.select({ topic: outbox.topic }).from(outbox);
    expect(asked.map(({ topic }) => topic).toSorted()).toEqual(["make-circular-pdfs", "notify-of-circular"]);
  });
});

describe("a replacement", () => {
  it("links both ways, and one circular has one", async () => {
    const { actor } = await createMember(services);
    const first = await newCircular(council);
    const second = await newCircular(council, { replacesId: first.id });
    expect(await openOwnCircular(as(actor), { id: first.id })).toMatchObject({
      replacedBy: { number: second.number, id: second.id },
      replacedFromOn: circularDraft.holdsFromOn,
    });
    expect(await openOwnCircular(as(actor), { id: second.id })).toMatchObject({ replaces: { number: first.number, id: first.id } });
    // The desk, too, says from when the other one holds.
    expect((await listCirculars(council, page)).rows).toMatchObject([
      { id: second.id, replacedBy: null },
      { id: first.id, replacedBy: { number: second.number, holdsFromOn: circularDraft.holdsFromOn } },
    ]);
    expect((await listReplaceable(council)).map(({ id }) => id)).toEqual([second.id]);
    await expect(draftCircular(council, { replacesId: first.id })).rejects.toMatchObject({
      code: "replaces_replaced",
      message: expect.stringContaining(second.number),
    });
  });

  it("of a withdrawn one, of a draft and of itself is refused, also when it was withdrawn meanwhile", async () => {
    await createMember(services);
    const first = await newCircular(council);
    const draft = await draftCircular(council, { replacesId: first.id });
    await withdrawCircular(colleague, { id: first.id, revision: first.revision, reason: "Wrong date." });
    await expect(publishCircular(council, { id: draft.id, revision: draft.revision })).rejects.toMatchObject({ code: "replaces_withdrawn" });
    await expect(draftCircular(council, { replacesId: first.id })).rejects.toMatchObject({ code: "replaces_withdrawn" });
    await expect(draftCircular(council, { replacesId: draft.id })).rejects.toMatchObject({ code: "replaces_draft" });
    const stored = { id: draft.id, revision: draft.revision };
    await expect(saveCircular(council, { stored, draft: { ...circularDraft, replacesId: draft.id } })).rejects.toMatchObject({
      code: "replaces_itself",
    });
  });

  it("that is withdrawn itself lets the earlier one hold again", async () => {
    const { actor } = await createMember(services);
    const first = await newCircular(council);
    const second = await newCircular(council, { replacesId: first.id });
    await withdrawCircular(council, { id: second.id, revision: second.revision, reason: "Published too early." });
    expect((await openOwnCircular(as(actor), { id: first.id })).replacedBy).toBeNull();
    expect(await openOwnCircular(as(actor), { id: second.id })).toMatchObject({
      withdrawnReason: "Published too early.",
      replaces: { id: first.id },
    });
    expect((await newCircular(council, { replacesId: first.id })).number).toBe(`EPCMD/${thisYear}/003`);
  });
});

describe("withdrawing", () => {
  it("needs a reason, a published circular and its latest revision", async () => {
    await createMember(services);
    const { id, revision } = await newCircular(council);
    await expect(withdrawCircular(council, { id, revision, reason: "  " })).rejects.toThrow("Enter the reason");
    await expect(withdrawCircular(council, { id, revision: revision + 1, reason: "x" })).rejects.toMatchObject({ code: "stale_version" });
    expect(await withdrawCircular(council, { id, revision, reason: "Wrong date." })).toMatchObject({ state: "withdrawn", actions: [] });
    await expect(withdrawCircular(council, { id, revision: revision + 1, reason: "x" })).rejects.toMatchObject({ code: "not_published" });
  });
});

describe("the audience", () => {
  it("matches each kind that is chosen: state, device group and scheme together", async () => {
    await createListedFirm(services, { codes: ["30051020"] }, { gstNo: newGstNo().replace(/^27/, "33") });
    const [group] = await database.db.execute<{ category: string }>(sql`select category from hsn_codes where code = '30051020'`);
    await memberIn("33");
    const deviceGroups = [group?.category] as Audience["deviceGroups"];
    expect(await countFirms(council, { audience: only({ states: ["33"] }) })).toBe(2);
    expect(await countFirms(council, { audience: only({ states: ["33"], deviceGroups }) })).toBe(1);
    expect(await countFirms(council, { audience: only({ states: ["29"], deviceGroups }) })).toBe(0);
    expect(await countFirms(council, { audience: only({ states: ["33"], deviceGroups, schemes: ["plant"] }) })).toBe(0);
  });

  it("matches a scheme by what was submitted; drafts are the firm's own", async () => {
    const { actor } = await memberIn("30");
    const audience = only({ states: ["30"], schemes: ["plant"] });
    const { id, version } = await completeDraft(services, actor, "plant");
    expect(await countFirms(council, { audience })).toBe(0);
    await submit(as(actor), { reimbursementId: id, version });
    expect(await countFirms(council, { audience })).toBe(1);
  });

  it("takes the GST codes of earlier years for the state of today, and no closed firm", async () => {
    await memberIn("28");
    expect(await countFirms(council, { audience: only({ states: ["37"] }) })).toBe(1);
    await database.db.execute(sql`update firms set deactivated_at = now(), deactivated_reason = 'Left' where left(gst_no, 2) = '28'`);
    expect(await countFirms(council, { audience: only({ states: ["37"] }) })).toBe(0);
  });

  it("alone opens the circular and its PDF", async () => {
    const [mine, other] = [await memberIn("36"), await memberIn("29")];
    const { id } = await newCircular(council, { audience: only({ states: ["36"] }) });
    await makePdfs(id);
    expect((await openCircularPdf(as(mine.actor), { id, language: "hi" })).name).toBe(`epcmd-circular-${thisYear}-001-hi.pdf`);
    const refused = { kind: "not_found", code: "not_found" };
    for (const ctx of [as(other.actor), everyone(), contextOf(services, await createStaffActor(services, "DGFT_ADMIN"))])
      await expect(openCircularPdf(ctx, { id, language: "en" })).rejects.toMatchObject(refused);
    await expect(openOwnCircular(as(other.actor), { id })).rejects.toMatchObject(refused);
    expect((await listOwnCirculars(as(other.actor), page)).count).toBe(0);
    const draft = await draftCircular(council);
    await expect(openOwnCircular(as(mine.actor), { id: draft.id })).rejects.toMatchObject(refused);
    await expect(openCircularPdf(as(mine.actor), { id: "no-id", language: "en" })).rejects.toMatchObject(refused);
  });

  it("keeps the circular, in the list too, for a firm that got its notice and is of another state since", async () => {
    const [moved, unread] = [await memberIn("35"), await memberIn("35")];
    const { id } = await newCircular(council, { audience: only({ states: ["35"] }) });
    await notifyOfCircular(worker(), id);
    await database.db.delete(notifications).where(eq(notifications.userId, unread.user.id));
    for (const { firm } of [moved, unread])
      await database.db
        .update(firms)
        .set({ gstNo: newGstNo().replace(/^27/, "29") })
        .where(eq(firms.id, firm.id));
    expect(await listOwnCirculars(as(moved.actor), page)).toMatchObject({ rows: [{ id, isRead: false }], count: 1, unread: 1 });
    expect(await openOwnCircular(as(moved.actor), { id })).toMatchObject({ id });
    expect(await listOwnCirculars(as(moved.actor), page)).toMatchObject({ rows: [{ id, isRead: true }], unread: 0 });
    expect(await listOwnCirculars(as(unread.actor), page)).toMatchObject({ rows: [], count: 0 });
    await expect(openOwnCircular(as(unread.actor), { id })).rejects.toMatchObject({ code: "not_found" });
  });

  it("does not grow by who opens a public circular: it is in no list of a firm of another state, and new for nobody there", async () => {
    const { actor, firm } = await memberIn("29");
    const user = await createUser(services, "MEMBER", { firmId: firm.id });
    await memberIn("35");
    const { id } = await newCircular(council, { audience: only({ states: ["35"] }), isPublic: true });
    expect(await openOwnCircular(as(actor), { id })).toMatchObject({ id });
    for (const userId of [actor.userId, user.id])
      expect(await listOwnCirculars(as({ ...actor, userId }), page)).toMatchObject({ rows: [], count: 0, unread: 0 });
    expect(await openOwnCircular(as({ ...actor, userId: user.id }), { id })).toMatchObject({ id });
  });

  it("keeps a circular for a firm that read it before its notice and is of another state since", async () => {
    const { actor, firm } = await memberIn("35");
    const { id } = await newCircular(council, { audience: only({ states: ["35"] }), isPublic: false });
    await openOwnCircular(as(actor), { id });
    await database.db
      .update(firms)
      .set({ gstNo: newGstNo().replace(/^27/, "29") })
      .where(eq(firms.id, firm.id));
    expect(await listOwnCirculars(as(actor), page)).toMatchObject({ rows: [{ id, isRead: true }], unread: 0 });
    expect(await openOwnCircular(as(actor), { id })).toMatchObject({ id });
  });
});

describe("a member", () => {
  it("sees what is new first, and what was opened as read; the desk counts firms", async () => {
    const [{ actor, firm }, other] = [await memberIn("19"), await memberIn("19")];
    const audience = only({ states: ["19"] });
    const [first, second] = [await newCircular(council, { audience, subject: "First" }), await newCircular(council, { audience, subject: "Second" })];
    await notifyOfCircular(worker(), second.id);
    await openOwnCircular(as(actor), { id: second.id });
    await openOwnCircular(as(actor), { id: second.id });
    const { rows, unread } = await listOwnCirculars(as(actor), page);
    expect(rows.map(({ id, isRead }) => [id, isRead])).toEqual([
      [first.id, false],
      [second.id, true],
    ]);
    expect(unread).toBe(1);
    const [notice] = await database.db.select().from(notifications).where(eq(notifications.userId, actor.userId));
    expect(notice?.readAt).not.toBeNull();
    expect(await readCircular(council, { id: second.id })).toMatchObject({ firms: 2, readers: 1 });
    expect((await listUnreadFirms(council, { id: second.id, ...page })).rows.map(({ id }) => id)).toEqual([other.firm.id]);
    expect((await listUnreadFirms(council, { id: first.id, ...page })).rows.map(({ id }) => id).toSorted()).toEqual(
      [firm.id, other.firm.id].toSorted(),
    );
  });

  it("that has not read it is listed by name as people sort", async () => {
    // By bytes every capital would stand before what is small.
    const names = ["ABBOTT", "aarna", "Zeta", "bioMérieux"];
    for (const name of names) await createMember(services, { name, gstNo: newGstNo().replace(/^27/, "17") });
    const { id } = await newCircular(council, { audience: only({ states: ["17"] }) });
    const { rows } = await listUnreadFirms(council, { id, ...page });
    expect(rows.map(({ name }) => name)).toEqual(["aarna", "ABBOTT", "bioMérieux", "Zeta"]);
  });

  it("finds circulars by number, subject and text in both languages; a sign of a pattern is a sign", async () => {
    const { actor } = await memberIn("08");
    const { number } = await newCircular(council, { audience: only({ states: ["08"] }) });
    for (const search of [number, "filing window", "संयंत्र योजना", "31-12-2026", "दावे"])
      expect((await listOwnCirculars(as(actor), { ...page, search })).count, search).toBe(1);
    for (const search of ["%", "no such words"]) expect((await listOwnCirculars(as(actor), { ...page, search })).count, search).toBe(0);
    expect((await listCirculars(council, { ...page, state: "draft" })).count).toBe(0);
    expect((await listCirculars(council, { ...page, financialYear: thisYear, search: "filing" })).rows).toMatchObject([
      { audienceText: "Firms in Rajasthan" },
    ]);
  });
});

describe("telling", () => {
  const mails = () => database.db.select().from(mail).orderBy(mail.id);

  it("gives every member one notice; an urgent one is sent at once, in the member's language", async () => {
    const [first, second] = [await memberIn("06"), await memberIn("06")];
    await database.db.insert(followers).values({
      email: second.user.email,
      topic: "notices",
      language: "hi",
      askedAt: new Date(),
      confirmedAt: new Date(),
      consentVersion: "1",
    });
    const { id, number, revision } = await newCircular(council, { audience: only({ states: ["06"] }), isUrgent: true });
    await notifyOfCircular(worker(), id);
    await notifyOfCircular(worker(), id);
    const told = await database.db.select().from(notifications);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ kind: "circular_published", documents: [number, circularDraft.subject], readAt: null });
    const sent = (await mails()).map(({ kind, email, params }) => ({ kind, email, params }));
    expect(sent).toHaveLength(2);
    expect(sent).toContainEqual({ kind: "circular_urgent", email: first.user.email, params: expect.objectContaining({ language: "en" }) });
    expect(sent).toContainEqual({
      kind: "circular_urgent",
      email: second.user.email,
      params: expect.objectContaining({ language: "hi", subject: circularDraft.subjectHindi, path: `/Membership/circulars/${id}` }),
    });
    await digestCirculars(worker(new Date(Date.now() + 86_400_000)));
    expect(await mails()).toHaveLength(2);

    const late = await memberIn("06");
    await database.db.update(mail).set({ state: "sent" });
    await withdrawCircular(council, { id, revision, reason: "Wrong date." });
    await notifyOfCircular(worker(), id);
    await notifyOfCircular(worker(), id);
    const later = (await database.db.select().from(notifications)).filter(({ kind }) => kind === "circular_withdrawn");
    expect(later.map(({ userId }) => userId).toSorted()).toEqual([first.user.id, second.user.id].toSorted());
    expect((await mails()).slice(2)).toMatchObject([{ kind: "circular_withdrawn" }, { kind: "circular_withdrawn" }]);
    expect((await mails()).some(({ email }) => email === late.user.email)).toBe(false);
  });

  it("drops the urgent e-mails that wait when it is withdrawn, and sends the withdrawal at once to those who may have got theirs", async () => {
    const { firm, user } = await memberIn("11");
    // More than one portion of members, and more than become due at once.
    const wait = 2 * bulkMailsPerMinute;
    await database.db.execute(sql`insert into users (email, name, role, firm_id, password_hash, activated_at)
      select 'waits-' || n || '@people.example', 'Waits', 'MEMBER', ${firm.id}, 'x', now() from generate_series(1, ${wait}::int) n`);
    const { id, revision } = await newCircular(council, { audience: only({ states: ["11"] }), isUrgent: true });
    await notifyOfCircular(worker(), id);
    await database.db.update(mail).set({ state: "sent", attempts: 1 }).where(eq(mail.email, user.email));
    const tried = "waits-1@people.example";
    await database.db.update(mail).set({ attempts: 1, lastError: "421 too busy" }).where(eq(mail.email, tried));
    const failed = "waits-2@people.example";
    await database.db.update(mail).set({ state: "failed", attempts: 9, lastError: "ECONNREFUSED" }).where(eq(mail.email, failed));
    const prepareUrgent = async (email: string) => {
      const [row] = await database.db
        .select()
        .from(mail)
        .where(and(eq(mail.email, email), eq(mail.kind, "circular_urgent")));
      return prepareEmail(worker(), row?.id ?? "", { hold: () => Promise.resolve() });
    };
    await withdrawCircular(council, { id, revision, reason: "Wrong date." });
    // Its own job comes before that of the withdrawal: nothing is sent, and nothing was tried.
    expect(await prepareUrgent("waits-3@people.example")).toBeUndefined();
    for (let call = 1; call <= 2; call += 1) await notifyOfCircular(worker(), id);
    // The mail server is back, and the operator has the dead job run again.
    expect(await prepareUrgent(failed)).toBeUndefined();
    const rows = await mails();
    const urgent = rows.filter(({ kind }) => kind === "circular_urgent");
    expect(urgent.filter(({ state }) => state === "sent").map(({ email }) => email)).toEqual([user.email]);
    expect(urgent.filter(({ state }) => state === "dropped")).toHaveLength(wait);
    const withdrawn = rows.filter(({ kind }) => kind === "circular_withdrawn");
    expect(withdrawn.map(({ email }) => email).toSorted()).toEqual([user.email, tried, failed].toSorted());
    const jobs = await database.db
      .select()
      .from(outbox)
      .where(sql`${outbox.notBefore} = ${outbox.createdAt}`);
    const dueAtOnce = new Set(jobs.map(({ key }) => key));
    for (const row of withdrawn) expect(dueAtOnce).toContain(`send-mail-${row.id}`);
    // A job that read its e-mail before it was dropped does not send it.
    const dropped = urgent.find(({ state }) => state === "dropped")?.id ?? "";
    expect(await database.db.transaction((tx) => markMailSending(tx, dropped))).toBe(false);
  });

  it("gives a contact who has not activated yet the notice, and the urgent e-mail where nobody of the firm is active", async () => {
    const [alone, beside] = [await memberIn("06"), await memberIn("06")];
    await database.db.update(users).set({ activatedAt: null }).where(eq(users.id, alone.user.id));
    await createUser(services, "MEMBER", { firmId: beside.firm.id, activatedAt: null });
    const { id } = await newCircular(council, { audience: only({ states: ["06"] }), isUrgent: true });
    await notifyOfCircular(worker(), id);
    const ofFirms = [alone, beside].map(({ firm }) => firm.id);
    const told = await database.db.select().from(notifications).innerJoin(users, eq(users.id, notifications.userId));
    expect(told.filter((row) => ofFirms.includes(row.users.firmId ?? ""))).toHaveLength(3);
    const emails = (await mails()).map(({ email }) => email);
    expect(emails).toContain(alone.user.email);
    expect(emails).toContain(beside.user.email);
    const ofWaiting = told.find((row) => row.users.firmId === beside.firm.id && row.users.id !== beside.user.id);
    expect(emails).not.toContain(ofWaiting?.users.email);
  });

  it("sends the others in one e-mail a day at most, without those that are read or withdrawn", async () => {
    const { actor, user } = await memberIn("32");
    const audience = only({ states: ["32"] });
    const [one, two, read, gone] = [
      await newCircular(council, { audience, subject: "One" }),
      await newCircular(council, { audience, subject: "Two" }),
      await newCircular(council, { audience, subject: "Read" }),
      await newCircular(council, { audience, subject: "Gone" }),
    ];
    await openOwnCircular(as(actor), { id: read.id });
    await withdrawCircular(council, { id: gone.id, revision: gone.revision, reason: "Wrong." });
    const today = new Date();
    // Published while the digest runs: it is for the digest of the next day, once.
    const late = await newCircular({ ...council, now: () => new Date(today.getTime() + 1_000) }, { audience, subject: "Late" });
    await Promise.all([digestCirculars(worker(today)), digestCirculars(worker(today))]);
    const sent = (await mails()).filter(({ email }) => email === user.email);
    expect(sent).toMatchObject([{ kind: "circulars_digest", params: { count: 2, documents: [`${one.number}: One`, `${two.number}: Two`] } }]);
    await digestCirculars(worker(new Date(today.getTime() + 2_000)));
    expect((await mails()).filter(({ email }) => email === user.email)).toHaveLength(1);
    await digestCirculars(worker(new Date(today.getTime() + 86_400_000)));
    const [, next] = (await mails()).filter(({ email }) => email === user.email);
    expect(next?.params).toMatchObject({ count: 1, documents: [`${late.number}: Late`] });
  });

  it("tells nobody of what was withdrawn meanwhile, and reaches more members than one portion has", async () => {
    const firm = await memberIn("10");
    await database.db.execute(sql`insert into users (email, name, role, firm_id, password_hash, activated_at)
      select 'many-' || n || '@people.example', 'Many', 'MEMBER', ${firm.firm.id}, 'x', now() from generate_series(1, 450) n`);
    const audience = only({ states: ["10"] });
    const gone = await newCircular(council, { audience });
    await withdrawCircular(council, { id: gone.id, revision: gone.revision, reason: "Wrong." });
    await notifyOfCircular(worker(), gone.id);
    expect(await database.db.$count(notifications)).toBe(0);
    const { id } = await newCircular(council, { audience });
    await notifyOfCircular(worker(), id);
    expect(await database.db.$count(notifications)).toBe(451);
    await digestCirculars(worker());
    expect(await database.db.$count(circularDigests)).toBe(451);
  });
});

describe("the website", () => {
  it("shows public circulars only, and says what was replaced or withdrawn", async () => {
    await createMember(services);
    const secret = await newCircular(council, { subject: "Members only" });
    const first = await newCircular(council, { isPublic: true, subject: "Holiday list" });
    const corrected = { isPublic: true, subject: "Holiday list, corrected", holdsFromOn: "2027-01-01", replacesId: first.id };
    const second = await newCircular(council, corrected);
    const third = await newCircular(council, { isPublic: true, subject: "Of a members' circular", replacesId: secret.id });
    await draftCircular(council, { isPublic: true, subject: "Still a draft" });
    const { rows } = await listPublicCirculars(everyone(), page);
    expect(rows.map(({ subject, replacedByNumber, replacedFromOn }) => [subject, replacedByNumber, replacedFromOn])).toEqual([
      ["Of a members' circular", null, null],
      ["Holiday list, corrected", null, null],
      ["Holiday list", second.number, "2027-01-01"],
    ]);
    // Lists are long: they leave the texts in the database.
    const [listed] = (await selectPublicCirculars(database.db, { search: undefined, financialYear: undefined, offset: 0, limit: 1 })).rows;
    expect(listed).toMatchObject({ subject: "Of a members' circular", replaces: { number: secret.number } });
    expect(listed).not.toHaveProperty("body");
    const slugOf = (number: string) => number.replace("EPCMD/", "").replace("/", "-");
    await expect(readPublicCircular(everyone(), { slug: slugOf(secret.number) })).rejects.toMatchObject({ kind: "not_found" });
    expect(await readPublicCircular(everyone(), { slug: slugOf(third.number) })).toMatchObject({ replaces: { number: secret.number, slug: null } });
    const { revision } = await readCircular(council, { id: second.id });
    await withdrawCircular(council, { id: second.id, revision, reason: "The dates were wrong." });
    expect(await readPublicCircular(everyone(), { slug: slugOf(second.number) })).toMatchObject({ withdrawnReason: "The dates were wrong." });
    expect(await readPublicCircular(everyone(), { slug: slugOf(first.number) })).toMatchObject({ replacedBy: null });
    const newest = async (limit: number) => (await listNewestPublicCirculars(everyone(), limit)).map(({ subject }) => subject);
    expect(await newest(50)).toEqual(["Of a members' circular", "Holiday list"]);
    expect(await newest(1)).toEqual(["Of a members' circular"]);
  });

  it("finds them by the words of both languages, and no others", async () => {
    await createMember(services);
    await newCircular(council, { subject: "Zirconium for members" });
    const { id, revision, number } = await newCircular(council, {
      isPublic: true,
      subject: "Zirconium for all",
      subjectHindi: "ज़िरकोनियम सबके लिए",
    });
    const found = async (words: string, language: string) =>
      (await searchSite(everyone(), { search: { search: words }, language })).hits.filter(({ kind }) => kind === "circular");
    expect(await found("zirconium", "en")).toMatchObject([{ title: "Zirconium for all", summary: number, ref: `${thisYear}-002` }]);
    expect(await found("ज़िरकोनियम", "hi")).toMatchObject([{ title: "ज़िरकोनियम सबके लिए" }]);

    // Who holds a print of a withdrawn one finds that it counts no more, and search engines read its page again.
    const later: AppContext = { ...council, now: () => new Date(council.now().getTime() + 2 * 86_400_000) };
    await withdrawCircular(later, { id, revision, reason: "Wrong date." });
    expect(await found("zirconium", "en")).toMatchObject([{ summary: `${number} · Withdrawn` }]);
    expect(await found("ज़िरकोनियम", "hi")).toMatchObject([{ summary: `${number} · वापस लिया गया` }]);
    expect(await listedAddressesOf(everyone(), "circular")).toEqual([
      { params: { slug: `${thisYear}-002` }, changedOn: calendarDateInIndia(later.now()) },
    ]);
  });
});

/** Stores bytes for the PDFs of a circular, as the job does with real ones. */
async function makePdfs(id: string): Promise<void> {
  for (const text of await loadCircularPdfs(worker(), id)) await keepCircularPdf(worker(), text, Buffer.from("%PDF-1.7"), () => Promise.resolve());
}

describe("the PDF", () => {
  it("is made once in each language, with number, subject and what it replaces", async () => {
    await createMember(services);
    const first = await newCircular(council);
    const { id } = await newCircular(council, { replacesId: first.id });
    const wanted = await loadCircularPdfs(worker(), id);
    expect(wanted.map(({ language, subject, replaces }) => [language, subject, replaces])).toEqual([
      ["en", circularDraft.subject, first.number],
      ["hi", circularDraft.subjectHindi, first.number],
    ]);
    await expect(openCircularPdf(council, { id, language: "en" })).rejects.toMatchObject({ code: "pdf_not_made" });
    await makePdfs(id);
    expect(await loadCircularPdfs(worker(), id)).toEqual([]);
    for (const text of wanted) await keepCircularPdf(worker(), text, Buffer.from("%PDF-1.7 again"), () => Promise.resolve());
    const [row] = await database.db.select().from(circulars).where(eq(circulars.id, id));
    expect(row?.documentId).not.toBeNull();
    expect((await openCircularPdf(council, { id, language: "en" })).sizeBytes).toBe(8);
  });
});
