import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { visitor } from "#domain/accounts/actor.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { activationLinks, rateLimits, users } from "#db/schema/accounts.ts";
import { updateMailOutcome } from "#db/queries/mail.ts";
import { mail, type MailState } from "#db/schema/mail.ts";
import { firms } from "#db/schema/members.ts";
import { addFirm, AddFirmInput } from "#server/application/members/add-firm.ts";
import { listFirms, ListFirmsInput } from "#server/application/members/list-firms.ts";
import { memberDetail } from "#server/application/members/member-detail.ts";
import { resendFirmActivation } from "#server/application/members/resend-firm-activation.ts";
import { resendMail } from "#server/application/system/mail-problems.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor, newestLink, newGstNo } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let council: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  council = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

let count = 0;
const entry = (changes: Record<string, string> = {}) => {
  count += 1;
  return AddFirmInput.parse({
    firmName: `Nilgiri Diagnostics ${count} Pvt Ltd`,
    gstNo: newGstNo(),
    membershipStartOn: "01-04-2026",
    membershipEndOn: "31-03-2027",
    contactName: "Export Office",
    contactEmail: `office-${count}@nilgiri.example`,
    contactPhone: "+91 98765 43210",
    ...changes,
  });
};
const list = (input: Record<string, unknown>) => listFirms(council, ListFirmsInput.parse(input));
const statusOf = async (name: string) => (await list({ search: name })).rows.map((row) => row.status);

/** Records that the mail server refused the mail to this address; returns its id. */
async function refuseMail(email: string): Promise<string> {
  const [row] = await database.db.select({ id: mail.id }).from(mail).where(eq(mail.email, email));
  await updateMailOutcome(database.db, row?.id ?? "", { state: "failed", lastError: "550 No such mailbox" });
  return row?.id ?? "";
}

describe("adding a firm", () => {
  it("makes firm, login, link and mail together", async () => {
    const input = entry();
    const { firm, warnings, message } = await addFirm(council, input);
    expect(message).toBe("The firm was added. Its activation mail is on the way.");
    expect(warnings).toEqual({});
    expect(firm).toEqual({
      id: expect.any(String),
      name: input.firmName,
      gstNo: input.gstNo,
      membershipStartOn: "2026-04-01",
      membershipEndOn: "2027-03-31",
      contactName: "Export Office",
      contactEmail: input.contactEmail,
      contactPhone: "+91 98765 43210",
      version: 1,
      status: "in_progress",
      deactivatedAt: null,
      deactivatedReason: null,
    });
    const [user] = await database.db.select().from(users).where(eq(users.firmId, firm.id));
    expect(user).toMatchObject({ role: "MEMBER", email: input.contactEmail, passwordHash: null, activatedAt: null });
    expect(
      await database.db
        .select()
        .from(mail)
        .where(eq(mail.userId, user?.id ?? "")),
    ).toMatchObject([{ kind: "activation", email: input.contactEmail, state: "queued" }]);
  });

  it("warns about a GST number that looks wrong, and takes it", async () => {
    const { firm, warnings } = await addFirm(council, entry({ gstNo: "27AAPFU0939F1ZW" }));
    expect(firm.gstNo).toBe("27AAPFU0939F1ZW");
    expect(warnings).toEqual({ gstNo: ["The last character of this GST number does not match the others. Check it for a slip."] });
  });

  it("refuses a GST number or an e-mail that is taken, naming the field, and leaves nothing behind", async () => {
    const first = entry();
    await addFirm(council, first);
    const before = await database.db.$count(firms);
    expect(await refusalOf(addFirm(council, entry({ gstNo: ` ${first.gstNo.toLowerCase()} ` })))).toMatchObject({
      kind: "conflict",
      code: "gst_taken",
      fields: { gstNo: ["Another firm has this GST number."] },
    });
    const taken = { kind: "conflict", code: "email_taken", fields: { contactEmail: ["Another login has this e-mail address."] } };
    expect(await refusalOf(addFirm(council, entry({ contactEmail: first.contactEmail.toUpperCase() })))).toMatchObject(taken);
    const staff = council.actor.kind === "user" ? council.actor.email : "";
    expect(await refusalOf(addFirm(council, entry({ contactEmail: staff })))).toMatchObject(taken);
    expect(await database.db.$count(firms)).toBe(before);
  });

  it("twenty times in parallel makes one firm", async () => {
    const input = entry();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refusalOf(addFirm(council, input))));
    expect(answers.filter((answer) => answer === "accepted")).toHaveLength(1);
    expect(answers.filter((answer) => answer instanceof Error && "kind" in answer && answer.kind === "conflict")).toHaveLength(19);
  });

  it("with one idempotency key answers the first answer again", async () => {
    const input = entry();
    const ctx: AppContext = { ...council, idempotency: { key: "press-1", route: "members.addFirm", bodyHash: "b" } };
    const first = await addFirm(ctx, input);
    expect(await addFirm(ctx, input)).toEqual(first);
    expect(await database.db.$count(mail, eq(mail.email, input.contactEmail))).toBe(1);
  });

  it.each(["MEMBER", "DGFT_ADMIN"] satisfies Role[])("is not for %s, nor for a visitor", async (role) => {
    const actor = role === "MEMBER" ? (await createMember(opened.services)).actor : await createStaffActor(opened.services, role);
    for (const useCase of [(ctx: AppContext) => addFirm(ctx, entry()), (ctx: AppContext) => listFirms(ctx, ListFirmsInput.parse({}))]) {
      expect(await refusalOf(useCase(contextOf(opened.services, actor)))).toMatchObject({ kind: "forbidden" });
      expect(await refusalOf(useCase(contextOf(opened.services, visitor)))).toMatchObject({ kind: "unauthenticated" });
    }
  });
});

describe("the status of a firm's login", () => {
  it("follows its mail, its link and its activation", async () => {
    const { firm } = await addFirm(council, entry());
    const [user] = await database.db.select().from(users).where(eq(users.firmId, firm.id));
    const link = await newestLink(opened.services, user?.id ?? "");
    const set = (values: Record<string, unknown>) => database.db.update(activationLinks).set(values).where(eq(activationLinks.id, link.id));
    expect(await statusOf(firm.name)).toEqual(["in_progress"]);
    const setMail = (state: MailState) =>
      database.db
        .update(mail)
        .set({ state })
        .where(eq(mail.userId, user?.id ?? ""));
    await setMail("failed");
    expect(await statusOf(firm.name)).toEqual(["no_otp_sent"]);
    await setMail("sent");
    expect(await statusOf(firm.name)).toEqual(["in_progress"]);
    await set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await statusOf(firm.name)).toEqual(["expired"]);
    await setMail("dropped");
    expect(await statusOf(firm.name)).toEqual(["no_otp_sent"]);
    await database.db.update(users).set({ passwordHash: "x", activatedAt: new Date() }).where(eq(users.firmId, firm.id));
    expect(await statusOf(firm.name)).toEqual(["active"]);
    await database.db.delete(activationLinks).where(eq(activationLinks.id, link.id));
    await database.db.update(users).set({ activatedAt: null }).where(eq(users.firmId, firm.id));
    expect(await statusOf(firm.name)).toEqual(["no_otp_sent"]);
  });

  it("is in progress again after the mail was sent again; a second press waits", async () => {
    const { firm } = await addFirm(council, entry());
    await refuseMail(firm.contactEmail);
    expect(await statusOf(firm.name)).toEqual(["no_otp_sent"]);
    const answer = await resendFirmActivation(council, { firmId: firm.id });
    expect(answer).toMatchObject({ message: "The activation mail is on the way.", firm: { status: "in_progress" } });
    expect(await refusalOf(resendFirmActivation(council, { firmId: firm.id }))).toMatchObject({
      kind: "rate_limited",
      message: expect.stringMatching(/^A mail was sent to this address a moment ago\. Wait \d+ seconds/),
    });
  });

  it("is read from the row of the mail alone: refused, then sent again from the system page", async () => {
    const { firm } = await addFirm(council, entry());
    const mailId = await refuseMail(firm.contactEmail);
    expect(await statusOf(firm.name)).toEqual(["no_otp_sent"]);
    await resendMail(council, { mailId });
    expect(await statusOf(firm.name)).toEqual(["in_progress"]);
    await updateMailOutcome(database.db, mailId, { state: "sent" });
    await database.db.update(activationLinks).set({ expiresAt: sql`now()` });
    expect(await statusOf(firm.name)).toEqual(["expired"]);
  });

  it("of an active firm takes no new mail, and an unknown firm is not found", async () => {
    const { firm } = await createMember(opened.services);
    expect(await refusalOf(resendFirmActivation(council, { firmId: firm.id }))).toMatchObject({ kind: "conflict", code: "already_active" });
    expect(await refusalOf(resendFirmActivation(council, { firmId: "00000000-0000-7000-8000-000000000000" }))).toMatchObject({ kind: "not_found" });
  });
});

describe("the council's list of firms", () => {
  it("is sorted as people sort, paged with true totals, and filtered by status", async () => {
    const mark = `Liste${Date.now()}`;
    for (const name of ["zebra", "Äther", "Zoo", "apfel", "100% Sterile", "under_score"])
      await addFirm(council, entry({ firmName: `${mark} ${name}` }));
    const names = async (input: Record<string, unknown>) => (await list(input)).rows.map((row) => row.name.replace(`${mark} `, ""));
    expect(await names({ search: mark })).toEqual(["100% Sterile", "apfel", "Äther", "under_score", "zebra", "Zoo"]);
    expect(await list({ search: mark, page: 2, pageSize: 4 })).toMatchObject({
      count: 6,
      currentPage: 2,
      totalPages: 2,
      pageSize: 4,
      rows: { length: 2 },
    });
    expect(await list({ search: mark, page: 9, pageSize: 4 })).toMatchObject({ count: 6, currentPage: 9, totalPages: 2, rows: [] });
    expect((await list({ search: mark, status: "active" })).count).toBe(0);
    expect((await list({ search: mark, status: "in_progress" })).count).toBe(6);
  });

  it("row 34: finds words as they are: a percent sign, an underscore, a backslash, a quote", async () => {
    const mark = `Wild${Date.now()}`;
    for (const name of ["100% Sterile", "under_score", "back\\slash", "O'Neil"]) await addFirm(council, entry({ firmName: `${mark} ${name}` }));
    const found = async (search: string) => (await list({ search: `${mark} ${search}` })).rows.map((row) => row.name.replace(`${mark} `, ""));
    expect(await found("%")).toEqual([]);
    expect(await found("100%")).toEqual(["100% Sterile"]);
    expect(await found("under_")).toEqual(["under_score"]);
    expect(await found("unde__")).toEqual([]);
    expect(await found("back\\")).toEqual(["back\\slash"]);
    expect(await found("o'n")).toEqual(["O'Neil"]);
  });

  it("searches GST number, contact and e-mail too", async () => {
    const { firm } = await addFirm(council, entry({ contactName: "Quality Cell" }));
    for (const search of [firm.gstNo.toLowerCase(), firm.contactEmail, "quality cell"])
      expect((await list({ search })).rows.map((row) => row.id)).toContain(firm.id);
  });

  it.each([{ page: 0 }, { page: 1.5 }, { pageSize: 101 }, { status: "unknown" }, { search: "x".repeat(201) }, { search: "a\u0000b" }])(
    "refuses %o",
    (input) => {
      expect(ListFirmsInput.safeParse(input).success).toBe(false);
    },
  );
});

describe("the member's own firm", () => {
  it("comes with why it cannot file", async () => {
    const { firm, actor } = await createMember(opened.services, { membershipStartOn: "2025-04-01", membershipEndOn: "2026-03-31" });
    const at = (instant: string): AppContext => ({ ...contextOf(opened.services, actor), now: () => new Date(instant) });
    const seven = {
      firmName: firm.name,
      gstNo: firm.gstNo,
      contactName: firm.contactName,
      contactEmail: firm.contactEmail,
      contactPhone: firm.contactPhone,
      membershipStartOn: "2025-04-01",
      membershipEndOn: "2026-03-31",
    };
    // The last minute of 31 March in India, and the minute after it.
    expect(await memberDetail(at("2026-03-31T18:29:00Z"))).toEqual({ ...seven, filingProblem: undefined });
    expect(await memberDetail(at("2026-03-31T18:30:00Z"))).toEqual({
      ...seven,
      filingProblem: "Your membership ended on 31-03-2026. Renew it with EPCMD to file; everything you have saved is kept.",
    });
    expect((await memberDetail(at("2025-03-31T18:29:00Z"))).filingProblem).toBe("Your membership starts on 01-04-2025. You can file from that day.");
  });
});
