import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { BuyerActor, MemberActor } from "#domain/accounts/actor.ts";
import { council } from "#domain/council.ts";
import { SendEnquiryInput } from "#domain/directory/enquiry-input.ts";
import { enquiryNotice } from "#domain/directory/enquiry-notice.ts";
import { rateLimits } from "#db/schema/accounts.ts";
import { enquiries } from "#db/schema/enquiries.ts";
import { mail } from "#db/schema/mail.ts";
import { firms } from "#db/schema/members.ts";
import { answerEnquiry, reportEnquiry } from "#server/application/directory/enquiries/answer-enquiry.ts";
import { countEnquiries, listReportedEnquiries } from "#server/application/directory/enquiries/count-enquiries.ts";
import { forgetOldEnquiries } from "#server/application/directory/enquiries/forget-enquiries.ts";
import {
  countUnread,
  getReceivedEnquiry,
  listReceivedEnquiries,
  markEnquiryRead,
} from "#server/application/directory/enquiries/received-enquiries.ts";
import { listNotifications } from "#server/application/notifications/list-notifications.ts";
import { markRead } from "#server/application/notifications/mark-read.ts";
import { sendEnquiry } from "#server/application/directory/enquiries/send-enquiry.ts";
import { getSentEnquiry, listSentEnquiries } from "#server/application/directory/enquiries/sent-enquiries.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createBuyer, createListedFirm, createStaffActor } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

const dayMs = 24 * 60 * 60 * 1_000;
const page = { page: 1, pageSize: 10 };
const as = (actor: BuyerActor | MemberActor) => contextOf(opened.services, actor);
const oldBuyer = () => createBuyer(opened.services, { activatedAt: new Date(Date.now() - 30 * dayMs) });
const newFirm = async (organization = "Asha Surgicals") => (await createListedFirm(opened.services, { organization, codes: ["90183100"] })).actor;
const enquiryTo = (firmIds: readonly string[], words: Partial<Record<"senderName" | "subject" | "message", string>> = {}) =>
  SendEnquiryInput.parse({
    senderName: "Lena Fischer, Klinik Nord",
    subject: "Syringes",
    message: "We need 20,000 syringes.\nWhat do they cost?",
    consentVersion: enquiryNotice.version,
    firmIds,
    ...words,
  });
const mailsTo = (email: string) => database.db.select().from(mail).where(eq(mail.email, email));
const receivedBy = async (member: MemberActor) => (await listReceivedEnquiries(as(member), page)).rows;

describe("an enquiry", () => {
  it("reaches each chosen member once, with one mail that carries no text, and its answer comes back", async () => {
    const [buyer, one, other] = [await oldBuyer(), await newFirm("Asha Surgicals"), await newFirm("Beta Devices")];
    const sent = await sendEnquiry(as(buyer), enquiryTo([one.firmId, other.firmId, one.firmId]));
    expect(sent).toMatchObject({ leftOut: [] });
    expect([...sent.sentTo].sort()).toEqual([one.firmId, other.firmId].sort());

    const emails = await mailsTo(one.email);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      kind: "enquiry",
      params: { sender: "Lena Fischer, Klinik Nord", subject: "Syringes", firmName: "Asha Surgicals" },
    });
    expect(JSON.stringify(emails[0]?.params)).not.toMatch(/20,000|@/);

    const [row] = await receivedBy(one);
    expect(row).toMatchObject({ subject: "Syringes", state: "new" });
    const id = row?.id ?? "";
    expect(await countUnread(as(one))).toBe(1);
    const notices = async () => (await listNotifications(as(one), { page: 1, pageSize: 10, part: "all" })).rows;
    expect(await notices()).toMatchObject([
      { text: "Lena Fischer, Klinik Nord sent you an enquiry through the member directory.", enquiryEntryId: id, isRead: false },
    ]);
    await markRead(as(one), { enquiryEntryId: id });
    expect(await notices()).toMatchObject([{ isRead: true }]);
    expect(await getReceivedEnquiry(as(one), { id })).toMatchObject({
      message: "We need 20,000 syringes.\nWhat do they cost?",
      buyer: { name: "Lena Fischer, Klinik Nord", email: buyer.email, phone: "+4930123456", country: "DE" },
      actions: ["answer", "report"],
    });
    expect(await countUnread(as(one))).toBe(1); // reading alone changes nothing
    await markEnquiryRead(as(one), { id });
    await markEnquiryRead(as(one), { id });
    expect(await countUnread(as(one))).toBe(0);

    expect(await answerEnquiry(as(one), { id, answer: "Ten rupees each." })).toMatchObject({ state: "answered", actions: ["report"] });
    expect(await refusalOf(answerEnquiry(as(one), { id, answer: "Eleven." }))).toMatchObject({ kind: "conflict", code: "already_answered" });
    const back = await mailsTo(buyer.email);
    expect(back).toMatchObject([
      { kind: "enquiry_answer", params: { firmName: "Asha Surgicals", path: `/buyer-search-result/enquiries/${sent.id}` } },
    ]);
    expect(JSON.stringify(back[0]?.params)).not.toContain("rupees");
    const seen = await getSentEnquiry(as(buyer), { id: sent.id });
    expect(seen.members.map(({ name, answer }) => [name, answer?.text])).toEqual([
      ["Asha Surgicals", "Ten rupees each."],
      ["Beta Devices", undefined],
    ]);
    expect((await listSentEnquiries(as(buyer), page)).rows).toMatchObject([{ id: sent.id, members: 2, answers: 1 }]);
  });

  it("sent twice, one after the other or at once, is one", async () => {
    const [buyer, member] = [await oldBuyer(), await newFirm()];
    const input = enquiryTo([member.firmId]);
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => sendEnquiry(as(buyer), input)));
    const again = await sendEnquiry(as(buyer), input);
    expect(new Set([...atOnce, again].map(({ id }) => id)).size).toBe(1);
    expect(await receivedBy(member)).toHaveLength(1);
    expect(await mailsTo(member.email)).toHaveLength(1);
    // Repeats count for nothing: nine more enquiries fit into the hour.
    for (let n = 0; n < 9; n += 1) await sendEnquiry(as(buyer), enquiryTo([member.firmId], { subject: `Other ${n}` }));
    expect(await refusalOf(sendEnquiry(as(buyer), enquiryTo([member.firmId], { subject: "One more" })))).toMatchObject({ kind: "rate_limited" });
  });

  it("of a new login may be written three times an hour", async () => {
    const [buyer, member] = [await createBuyer(opened.services), await newFirm()];
    for (let n = 0; n < 3; n += 1) await sendEnquiry(as(buyer), enquiryTo([member.firmId], { subject: `No. ${n}` }));
    expect(await refusalOf(sendEnquiry(as(buyer), enquiryTo([member.firmId], { subject: "No. 4" })))).toMatchObject({
      kind: "rate_limited",
      message: expect.stringMatching(/Wait \d+ (minutes|seconds?) before you send this one.* up to 20 members at once\.$/),
    });
    expect(await receivedBy(member)).toHaveLength(3);
  });

  it("leaves out closed members, and says so; without a recipient it is not sent", async () => {
    const [buyer, open, gone] = [await oldBuyer(), await newFirm(), await newFirm()];
    await database.db.update(firms).set({ deactivatedAt: new Date(), deactivatedReason: "Closed." }).where(eq(firms.id, gone.firmId));
    const unknown = crypto.randomUUID();
    const sent = await sendEnquiry(as(buyer), enquiryTo([open.firmId, gone.firmId, unknown]));
    expect(sent.sentTo).toEqual([open.firmId]);
    expect([...sent.leftOut].sort()).toEqual([gone.firmId, unknown].sort());
    expect(await refusalOf(sendEnquiry(as(buyer), enquiryTo([gone.firmId])))).toMatchObject({ kind: "conflict", code: "members_gone" });
    expect(await mailsTo(gone.email)).toEqual([]);
  });

  it.each([
    { subject: "Two\r\nBcc: everybody@example.org" },
    { senderName: "Lena\u0000" },
    { subject: "x".repeat(151) },
    { message: "x".repeat(5_001) },
    { message: "   " },
    { message: "a\u0007b" },
  ])("is refused as %j", (words) => expect(() => enquiryTo([crypto.randomUUID()], words)).toThrow());

  it("goes to at most twenty members, and to none without consent", () => {
    const ids = Array.from({ length: 21 }, () => crypto.randomUUID());
    expect(() => enquiryTo(ids)).toThrow(/at most 20 members/);
    expect(() => enquiryTo([])).toThrow(/at least one member/);
    expect(SendEnquiryInput.safeParse({ ...enquiryTo(ids.slice(0, 1)), consentVersion: "" }).success).toBe(false);
  });
});

describe("who reads an enquiry", () => {
  it("is for its buyer and its members, and does not exist for all others", async () => {
    const [buyer, other, member, rival] = [await oldBuyer(), await oldBuyer(), await newFirm(), await newFirm()];
    const sent = await sendEnquiry(as(buyer), enquiryTo([member.firmId]));
    const id = (await receivedBy(member))[0]?.id ?? "";
    for (const work of [
      () => getSentEnquiry(as(other), { id: sent.id }),
      () => getReceivedEnquiry(as(rival), { id }),
      () => answerEnquiry(as(rival), { id, answer: "Mine." }),
      () => reportEnquiry(as(rival), { id, reason: "Mine." }),
      () => markEnquiryRead(as(rival), { id }),
    ])
      expect(await refusalOf(work())).toMatchObject({ kind: "not_found" });
    expect(await refusalOf(sendEnquiry(as(member), enquiryTo([rival.firmId])))).toMatchObject({ kind: "forbidden" });
    expect(await refusalOf(countEnquiries(as(member), { ...page, by: "month" }))).toMatchObject({ kind: "forbidden" });
  });

  it("is the council only once a member reports it; it counts all of them", async () => {
    const staff = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
    const [buyer, member] = [await oldBuyer(), await newFirm("Reported Devices")];
    await sendEnquiry(as(buyer), enquiryTo([member.firmId], { message: "Send me money." }));
    expect((await listReportedEnquiries(staff, page)).count).toBe(0);
    const id = (await receivedBy(member))[0]?.id ?? "";
    await reportEnquiry(as(member), { id, reason: "Begging." });
    await reportEnquiry(as(member), { id, reason: "Again." });
    expect(await refusalOf(answerEnquiry(as(member), { id, answer: "No." }))).toMatchObject({ code: "enquiry_reported" });
    expect((await listReportedEnquiries(staff, page)).rows).toMatchObject([
      { firmName: "Reported Devices", message: "Send me money.", report: { reason: "Begging." }, buyer: { email: buyer.email } },
    ]);
    expect((await mailsTo(council.contactEmail)).filter(({ kind }) => kind === "enquiry_reported")).toHaveLength(1);
    const byBuyer = (await countEnquiries(staff, { page: 1, pageSize: 100, by: "buyer" })).rows.find(({ name }) => name === buyer.email);
    expect(byBuyer).toMatchObject({ enquiries: 1, members: 1, answers: 0, reports: 1 });
    const byFirm = (await countEnquiries(staff, { page: 1, pageSize: 100, by: "firm" })).rows.find(({ key }) => key === member.firmId);
    expect(byFirm).toMatchObject({ name: "Reported Devices", enquiries: 1, reports: 1 });
    const all = await database.db.$count(enquiries);
    const months = (await countEnquiries(staff, { ...page, by: "month" })).rows;
    expect(months.reduce((sum, row) => sum + row.enquiries, 0)).toBe(all);
  });
});

it("is forgotten after the months that its notice names", async () => {
  const [buyer, member] = [await oldBuyer(), await newFirm()];
  const [old, young] = [
    await sendEnquiry(as(buyer), enquiryTo([member.firmId])),
    await sendEnquiry(as(buyer), enquiryTo([member.firmId], { subject: "Young" })),
  ];
  for (const { id } of await receivedBy(member)) await answerEnquiry(as(member), { id, answer: "Yes." });
  await database.db
    .update(enquiries)
    .set({ createdAt: new Date(Date.now() - 800 * dayMs) })
    .where(eq(enquiries.id, old.id));
  await database.db.update(mail).set({ state: "sent" });
  await forgetOldEnquiries(systemContext(opened.services));
  // The e-mail to the member says no more who had written, and that about the answer not what it was about.
  const paramsTo = async (userId: string) =>
    (await database.db.select({ params: mail.params }).from(mail).where(eq(mail.userId, userId)).orderBy(mail.id)).map(({ params }) => params);
  const subjectsOfAnswers = z.array(z.object({ subject: z.string() })).parse(await paramsTo(buyer.userId));
  expect(subjectsOfAnswers.map(({ subject }) => subject).toSorted()).toEqual(["", "Young"]);
  expect(await paramsTo(member.userId)).toMatchObject([
    { sender: "", subject: "" },
    { sender: expect.stringMatching(/./), subject: "Young" },
  ]);
  expect((await listSentEnquiries(as(buyer), page)).rows.map(({ id }) => id)).toEqual([young.id]);
  expect(await receivedBy(member)).toHaveLength(1);
});
