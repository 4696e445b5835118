import { eq, sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { csvChunks } from "#domain/csv.ts";
import { visitor, type StaffActor } from "#domain/accounts/actor.ts";
import { consentNotice } from "#domain/site/consent.ts";
import { RegisterInput, SendMessageInput } from "#domain/site/form-inputs.ts";
import { startingFees } from "#domain/members/starting-fees.ts";
import { rateLimits } from "#db/schema/accounts.ts";
import { mail } from "#db/schema/mail.ts";
import { contactMessages, eventRegistrations } from "#db/schema/site.ts";
import { selectInboxEntriesBefore, type InboxPosition } from "#db/queries/site.ts";
import { exportInbox } from "#server/application/site/export-inbox.ts";
import { discardFeeDraft, listFeeTables, publishFees, saveFeeDraft } from "#server/application/members/fees/fee-tables.ts";
import { readFees } from "#server/application/members/fees/read-fees.ts";
import { getInboxEntry, listInbox } from "#server/application/site/list-inbox.ts";
import { markHandled } from "#server/application/site/mark-handled.ts";
import { register } from "#server/application/site/register.ts";
import { sendMessage } from "#server/application/site/send-message.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { whileLocked } from "../support/rest-fault-injection.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let council: StaffActor;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  council = await createStaffActor(services, "EPCMD_ADMIN");
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  for (const table of [rateLimits, mail, contactMessages, eventRegistrations]) await database.db.delete(table);
});

const from = (ip = "203.0.113.1", key?: string): AppContext => ({
  ...contextOf(services, visitor, { ip }),
  ...(key === undefined ? {} : { idempotency: { key, route: "site", bodyHash: key } }),
});
const consentVersion = consentNotice.version;
const message = {
  name: "Lena Fischer",
  email: "lena@buyer.example",
  subject: "Syringes",
  message: "Who makes syringes?\nWe buy 20,000.",
  consentVersion,
};
const registration = { name: "A. Rao", organisation: "Rao Devices", designation: "Director", email: "rao@firm.example", consentVersion };

describe("a message", () => {
  it("is stored with consent, and the council is notified without its text", async () => {
    expect(await sendMessage(from(), message)).toEqual({ message: "Message sent successfully!" });
    const { rows } = await listInbox(contextOf(services, council), { kind: "messages", show: "open", search: "", event: "", page: 1, pageSize: 10 });
    expect(rows).toMatchObject([{ fields: { name: "Lena Fischer", message: "Who makes syringes?\nWe buy 20,000." }, handledAt: null }]);
    const [stored] = await database.db.select().from(contactMessages);
    expect(stored).toMatchObject({ consentVersion, consentedAt: expect.any(Date) });
    const emails = await database.db.select().from(mail);
    expect(emails).toMatchObject([
      {
        kind: "message_to_council",
        email: "helpdesk@epcmd.example",
        params: { sender: "Lena Fischer", path: `/epcmd_admin/messages/${stored?.id}` },
      },
    ]);
    expect(JSON.stringify(emails)).not.toContain("20,000");
  });

  it("sent twice under one key is one message", async () => {
    await Promise.all([1, 2, 3].map(() => sendMessage(from("203.0.113.9", "one-press-of-send"), message)));
    await sendMessage(from("203.0.113.9", "another-press"), { ...message, email: "other@buyers.example" });
    expect(await database.db.$count(contactMessages)).toBe(2);
    expect(await database.db.$count(mail)).toBe(2);
  });

  it("of which the first try fails while the second is under way is told to the council", async () => {
    const send = () => sendMessage(from("203.0.113.9", "tried-again"), message);
    const owner = postgres(database.url, { max: 1 });
    const waiters = (count: number): Promise<number[]> =>
      eventually(async () => {
        const locks = await owner<{ pid: number }[]>`
          select pid from pg_locks where relation = 'contact_messages'::regclass and not granted order by waitstart`;
        expect(locks.length).toBe(count);
        return locks.map(({ pid }) => pid);
      });
    const second = await whileLocked(database.url, ["contact_messages"], async () => {
      const first = send();
      const [pid = 0] = await waiters(1);
      const tried = send();
      await waiters(2);
      await owner`select pg_cancel_backend(${pid})`;
      await expect(first).rejects.toThrow();
      return [tried];
    });
    await Promise.all(second);
    await owner.end();
    expect(await database.db.$count(contactMessages)).toBe(1);
    expect(await database.db.$count(mail)).toBe(1);
  });

  it("row 11: each is kept, but the council is told of one a minute and eight an hour from one sender", async () => {
    for (let minute = 0; minute < 10; minute += 1) {
      await Promise.all([1, 2].map(() => sendMessage(from(`203.0.113.${minute}`), message)));
      await database.db
        .update(rateLimits)
        .set({ expiresAt: sql`now()` })
        .where(sql`key like 'notice-gap:%'`);
    }
    expect(await database.db.$count(contactMessages)).toBe(20);
    expect(await database.db.$count(mail)).toBe(8);
  });

  it("row 11: is refused when one place sends too many, and only that place", async () => {
    for (let sent = 0; sent < 20; sent += 1) await sendMessage(from("198.51.100.7"), message);
    await expect(sendMessage(from("198.51.100.7"), message)).rejects.toMatchObject({ kind: "rate_limited", retryAfterSeconds: expect.any(Number) });
    await sendMessage(from("198.51.100.8"), message);
    expect(await database.db.$count(contactMessages)).toBe(21);
  });
});

describe("a registration", () => {
  it("is stored, confirmed to the registrant without the typed text, and the council is notified", async () => {
    const { message, number } = await register(from(), registration);
    expect(message).toBe("Form submitted successfully!");
    expect(number).toMatch(/^REG-[0-9A-F]{8}$/);
    const emails = await database.db.select().from(mail).where(eq(mail.email, "rao@firm.example"));
    expect(emails).toMatchObject([{ kind: "registration_received", params: { path: "/contact-us", subject: number } }]);
    const { rows } = await listInbox(contextOf(services, council), {
      kind: "registrations",
      show: "open",
      search: number,
      event: "",
      page: 1,
      pageSize: 10,
    });
    expect(rows).toMatchObject([{ fields: { number, name: "A. Rao" } }]);
    expect(JSON.stringify(emails[0]?.params)).not.toMatch(/Rao|Director/);
    expect(await database.db.$count(mail, eq(mail.kind, "registration_to_council"))).toBe(1);
  });

  it("limits the emails to one address, says which is not confirmed, and uses up no code of its owner", async () => {
    const answers: boolean[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { isConfirmed } = await register(from(`203.0.113.${20 + index}`), { ...registration, name: `A. Rao ${index}` });
      answers.push(isConfirmed);
    }
    expect(answers).toEqual([true, true, true, true, true, false]);
    expect(await database.db.$count(eventRegistrations)).toBe(6);
    expect(await database.db.$count(mail, eq(mail.kind, "registration_received"))).toBe(5);
    expect(await database.db.$count(rateLimits, sql`key like 'mail-%'`)).toBe(0);
  });
});

describe("row 15: what a form takes", () => {
  const problems = (shape: typeof RegisterInput | typeof SendMessageInput, input: unknown): Record<string, string[] | undefined> =>
    shape.safeParse(input).error?.flatten().fieldErrors ?? {};

  it("names each missing field of the registration as the specification does", () => {
    expect(problems(RegisterInput, { name: " ", organisation: "", designation: "", email: "", consentVersion: "" })).toEqual({
      name: ["Name is required"],
      organisation: ["Name of Organisation is required"],
      designation: ["Designation is required"],
      email: ["Email ID is required"],
      consentVersion: ["Tick the box to agree to the notice"],
    });
    expect(problems(RegisterInput, { ...registration, email: "rao@firm" })).toEqual({ email: ["Please enter a valid email address"] });
  });

  it.each([
    ["a line break in the subject", { subject: "Hello\r\nBcc: all@people.example" }, "subject"],
    ["a list of addresses", { email: "a@b.example, c@d.example" }, "email"],
    ["a null byte", { message: "a\u0000b" }, "message"],
    ["more than 5,000 characters", { message: "a".repeat(5001) }, "message"],
    ["another version of the notice", { consentVersion: "2020-01-01" }, "consentVersion"],
  ])("refuses %s", (_what, change, field) => {
    expect(Object.keys(problems(SendMessageInput, { ...message, ...change }))).toEqual([field]);
  });

  it("keeps lines, scripts and signs of a message as words", () => {
    const parsed = SendMessageInput.parse({ ...message, message: "  one\r\ntwo\rthree <script>alert(1)</script> {{7*7}}  " });
    expect(parsed.message).toBe("one\ntwo\nthree <script>alert(1)</script> {{7*7}}");
  });
});

describe("the council's inbox", () => {
  const list = (input: Partial<Parameters<typeof listInbox>[1]>) =>
    listInbox(contextOf(services, council), { kind: "messages", show: "open", search: "", event: "", page: 1, pageSize: 10, ...input });

  it("searches, pages, and separates open from handled entries", async () => {
    for (let index = 1; index <= 3; index += 1) await sendMessage(from(), { ...message, subject: `50% off ${index}` });
    await sendMessage(from(), { ...message, subject: "500 off" });
    expect((await list({ search: "50%" })).count).toBe(3);
    const first = await list({ pageSize: 3 });
    expect(first).toMatchObject({ count: 4, totalPages: 2 });
    expect(first.rows[0]?.fields["subject"]).toBe("500 off");
    const id = first.rows[0]?.id ?? "";
    const ctx = contextOf(services, council);
    const handled = await markHandled(ctx, { kind: "messages", id, isHandled: true });
    expect(handled).toMatchObject({ handledAt: expect.any(Date), handledByName: council.name });
    expect((await markHandled(ctx, { kind: "messages", id, isHandled: true })).handledAt).toEqual(handled.handledAt);
    expect((await list({})).count).toBe(3);
    expect((await list({ show: "all" })).count).toBe(4);
    expect(await markHandled(ctx, { kind: "messages", id, isHandled: false })).toMatchObject({ handledAt: null, handledByName: null });
  });

  it("says that there is nothing under an unknown id, or under one of the other inbox", async () => {
    await register(from(), registration);
    const id = (await list({ kind: "registrations" })).rows[0]?.id ?? "";
    expect(await getInboxEntry(contextOf(services, council), { kind: "registrations", id })).toMatchObject({
      fields: { organisation: "Rao Devices" },
    });
    await expect(getInboxEntry(contextOf(services, council), { kind: "messages", id })).rejects.toMatchObject({ kind: "not_found" });
    await expect(markHandled(contextOf(services, council), { kind: "messages", id, isHandled: true })).rejects.toMatchObject({ kind: "not_found" });
  });

  it("row 30: is exported whole and in order, in more than one portion, and no cell can run", async () => {
    const rows = Array.from({ length: 1_203 }, (_, index) => ({
      ...message,
      subject: `=${index}`,
      consentedAt: new Date(),
      createdAt: new Date(1_790_000_000_000 + Math.floor(index / 7)),
    }));
    await database.db.insert(contactMessages).values(rows);
    const file = await exportInbox(contextOf(services, council), { kind: "messages", show: "all", search: "", event: "" });
    let text = "";
    for await (const chunk of csvChunks(file)) text += chunk;
    expect(text).toMatch(/^\uFEFFReceived,Name,Email,Subject,Message,Handled,Handled by\r\n/);
    const subjects = [...text.matchAll(/,'=(\d+),/g)].map(([, index]) => Number(index));
    expect(subjects).toHaveLength(1_203);
    expect(new Set(subjects).size).toBe(1_203);
  });

  it("is exported to its end when the entry at which a portion ends is removed meanwhile", async () => {
    const sentAt = (micros: number) => sql`'2026-09-20T10:00:00Z'::timestamptz + make_interval(secs => ${micros}::float8 / 1000000)`;
    const rows = [4, 3, 2, 1].map((micros) => ({ ...message, subject: `${micros}`, consentedAt: new Date(), createdAt: sentAt(micros) }));
    await database.db.insert(contactMessages).values(rows);
    const portion = (before?: InboxPosition) => selectInboxEntriesBefore(database.db, "messages", { show: "all", search: "", event: "" }, before, 2);
    const first = await portion();
    await database.db.delete(contactMessages).where(eq(contactMessages.subject, "3"));
    const second = await portion(first.at(-1));
    expect([...first, ...second].map(({ fields }) => fields["subject"])).toEqual(["4", "3", "2", "1"]);
  });

  it("is for the council alone", async () => {
    const { actor: member } = await createMember(services);
    for (const actor of [member, await createStaffActor(services, "DGFT_ADMIN"), visitor]) {
      const ctx = contextOf(services, actor);
      const kind = expect.stringMatching(/^(forbidden|unauthenticated)$/);
      await expect(listInbox(ctx, { kind: "messages", show: "all", search: "", event: "", page: 1, pageSize: 10 })).rejects.toMatchObject({ kind });
      await expect(exportInbox(ctx, { kind: "messages", show: "all", search: "", event: "" })).rejects.toMatchObject({ kind });
    }
  });
});

describe("the fees of a year", () => {
  const draft = { ...startingFees, financialYear: "2026-27", sourceName: "Decision of 2 April 2026" };
  const on = (date: string): AppContext => ({ ...from(), now: () => new Date(`${date}T06:00:00Z`) });
  const openDraft = async () => {
    const found = (await listFeeTables(contextOf(services, council))).find(({ state }) => state === "draft");
    return { id: found?.id ?? "", revision: found?.revision ?? 0 };
  };

  it("are prepared by one user and published by another; the website follows", async () => {
    const [preparer, other] = [contextOf(services, council), contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"))];
    expect(await readFees(on("2026-11-24"))).toMatchObject({ isOver: true, next: null, table: { financialYear: "2025-26" } });
    await saveFeeDraft(preparer, { draft });
    await expect(saveFeeDraft(other, { draft: { ...draft, financialYear: "2027-28" } })).rejects.toMatchObject({ code: "draft_exists" });
    const first = await openDraft();
    await expect(publishFees(preparer, first)).rejects.toMatchObject({ code: "two_people" });
    await saveFeeDraft(preparer, { draft: { ...draft, fees: { ...draft.fees, gstPercent: 5 } }, stored: first });
    await expect(publishFees(other, first)).rejects.toMatchObject({ code: "stale_version" });
    await publishFees(other, await openDraft());
    expect(await readFees(on("2026-11-24"))).toMatchObject({ isOver: false, table: { financialYear: "2026-27", gstPercent: 5 } });
    expect(await readFees(on("2026-03-31"))).toMatchObject({
      isOver: false,
      table: { financialYear: "2025-26" },
      next: { financialYear: "2026-27" },
    });
    await expect(publishFees(other, { ...first, revision: 2 })).rejects.toMatchObject({ code: "not_a_draft" });
    await saveFeeDraft(other, { draft });
    await discardFeeDraft(other, await openDraft());
    expect((await readFees(on("2026-11-24")))?.table.gstPercent).toBe(5);
  });
});
