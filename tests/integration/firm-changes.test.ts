import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { visitor } from "#domain/accounts/actor.ts";
import { csvChunks } from "#domain/csv.ts";
import { deleteActivationLinks, insertLink, updateLoginEmail } from "#db/queries/accounts.ts";
import { lockUsersOfFirm } from "#db/queries/members.ts";
import { activationLinks, rateLimits, sessions, users } from "#db/schema/accounts.ts";
import { mail } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notifications.ts";
import { checkActivationLink } from "#server/application/accounts/check-activation-link.ts";
import { issueActivationSecret } from "#server/application/accounts/issue-activation-secret.ts";
import { resendActivation } from "#server/application/accounts/resend-activation.ts";
import { openWaitingLogin } from "#server/application/directory/open-waiting-login.ts";
import { addFirm, AddFirmInput } from "#server/application/members/add-firm.ts";
import { deactivateFirm, DeactivateFirmInput } from "#server/application/members/deactivate-firm.ts";
import { endFirmSessions } from "#server/application/members/end-firm-sessions.ts";
import { exportFirms, ExportFirmsInput } from "#server/application/members/export-firms.ts";
import { getFirm } from "#server/application/members/get-firm.ts";
import { listFirms, ListFirmsInput } from "#server/application/members/list-firms.ts";
import { reactivateFirm } from "#server/application/members/reactivate-firm.ts";
import { resendFirmActivation } from "#server/application/members/resend-firm-activation.ts";
import { updateFirm, UpdateFirmInput } from "#server/application/members/update-firm.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import type { AppContext } from "#server/context.ts";
import { newNonce } from "#server/infra/secrets.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createStaffActor, newestLink, newGstNo, testPassword } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
let council: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
  council = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

let count = 0;
const entry = (changes: Record<string, string> = {}) => ({
  firmName: `Satpura Optics ${(count += 1)}`,
  gstNo: newGstNo(),
  membershipStartOn: "01-04-2026",
  membershipEndOn: "31-03-2027",
  contactName: "Export Office",
  contactEmail: `desk-${count}@satpura.example`,
  contactPhone: "+91 98765 43210",
  ...changes,
});
const add = (changes: Record<string, string> = {}) => addFirm(council, AddFirmInput.parse(entry(changes)));
const change = (firmId: string, version: number, firm: Record<string, string>) =>
  updateFirm(council, UpdateFirmInput.parse({ firmId, version, firm }));
const signIn = async (email: string): Promise<WebClient> => {
  const client = new WebClient(app);
  expect((await client.mutate("accounts.login", { email, password: testPassword, userType: "MEMBER" })).status).toBe(200);
  return client;
};

describe("changing a firm", () => {
  it("stores the seven fields and raises the version", async () => {
    const { firm } = await add();
    const answer = await change(firm.id, 1, { ...entry(), contactEmail: firm.contactEmail, firmName: "Satpura Optics and Lenses" });
    expect(answer).toMatchObject({ message: "The firm was saved.", firm: { name: "Satpura Optics and Lenses", version: 2, status: "in_progress" } });
    expect(await database.db.$count(mail, eq(mail.email, firm.contactEmail))).toBe(1);
  });

  it("on an old version is refused, and the first change stands", async () => {
    const { firm } = await add();
    const same = { ...entry(), contactEmail: firm.contactEmail };
    await change(firm.id, 1, { ...same, firmName: "First change" });
    expect(await refusalOf(change(firm.id, 1, { ...same, firmName: "Second change" }))).toMatchObject({
      kind: "conflict",
      code: "stale_version",
      message: "This firm was changed by someone else. Reload to see the latest version.",
    });
    expect(await getFirm(council, { firmId: firm.id })).toMatchObject({ name: "First change", version: 2 });
  });

  it("of two changes at the same moment takes one", async () => {
    const { firm } = await add();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        refusalOf(change(firm.id, 1, { ...entry(), contactEmail: firm.contactEmail, firmName: `Change ${index}` })),
      ),
    );
    expect(answers.filter((answer) => answer === "accepted")).toHaveLength(1);
    expect((await getFirm(council, { firmId: firm.id })).version).toBe(2);
  });

  it("to another firm's GST number or e-mail is refused, naming the field", async () => {
    const [one, other] = [await add(), await add()];
    expect(await refusalOf(change(one.firm.id, 1, { ...entry(), gstNo: other.firm.gstNo }))).toMatchObject({
      code: "gst_taken",
      fields: { gstNo: ["Another firm has this GST number."] },
    });
    expect(await refusalOf(change(one.firm.id, 1, { ...entry(), contactEmail: other.firm.contactEmail }))).toMatchObject({ code: "email_taken" });
    expect((await getFirm(council, { firmId: one.firm.id })).version).toBe(1);
  });

  it("gives a firm that has not activated a new activation at its new e-mail; the old link is dead", async () => {
    const { firm } = await add();
    const email = `moved-${firm.contactEmail}`;
    const [before] = await database.db.select().from(users).where(eq(users.firmId, firm.id));
    const { link } = await issueActivationSecret(systemContext(opened.services), (await newestLink(opened.services, before?.id ?? "")).id);
    const answer = await change(firm.id, 1, { ...entry(), contactEmail: email });
    expect(answer.message).toBe("The firm was saved. An activation mail is on the way to the new address.");
    const [user] = await database.db.select().from(users).where(eq(users.firmId, firm.id));
    expect(user).toMatchObject({ email, activatedAt: null });
    const links = await database.db
      .select()
      .from(activationLinks)
      .where(eq(activationLinks.userId, user?.id ?? ""));
    expect(links).toMatchObject([{ supersededAt: null }]);
    // The old address may be a stranger's: its link tells nothing of the new one and sends nothing there.
    const asked = { id: new URL(link).searchParams.get("id") ?? "" };
    const stranger = contextOf(opened.services, visitor);
    expect(await checkActivationLink(stranger, asked)).toEqual({ status: "invalid", emailHint: undefined, hasPassword: false });
    expect(await refusalOf(resendActivation(stranger, asked))).toMatchObject({ code: "link_invalid" });
    expect(await database.db.select().from(mail).where(eq(mail.email, email))).toMatchObject([{ kind: "activation" }]);
  });

  it("sends no link to the old address that was asked for while the login moved, and keeps the link of the new one", async () => {
    const { firm } = await add();
    const email = `right-${firm.contactEmail}`;
    let asking: Promise<unknown> | undefined;
    const linkId = await database.db.transaction(async (tx) => {
      const [user] = await lockUsersOfFirm(tx, firm.id);
      const userId = user?.id ?? "";
      asking = openWaitingLogin(systemContext(opened.services), firm.contactEmail);
      const waiting = () => tx.execute(sql`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`);
      await eventually(async () => expect(await waiting()).toHaveLength(1));
      await deleteActivationLinks(tx, userId);
      await updateLoginEmail(tx, userId, { email, name: firm.contactName });
      return insertLink(tx, { userId, nonce: newNonce(), purpose: "activation", minutes: 60 });
    });
    expect(await asking).toBeUndefined();
    expect(await database.db.select().from(activationLinks).where(eq(activationLinks.id, linkId))).toMatchObject([{ supersededAt: null }]);
  });

  it("moves the login of an active firm: it is signed out, the old address is notified, the new one has to activate", async () => {
    const { firm, user } = await createMember(opened.services);
    await database.db.update(users).set({ email: firm.contactEmail }).where(eq(users.id, user.id));
    const client = await signIn(firm.contactEmail);
    const email = `new-${firm.contactEmail}`;
    const answer = await change(firm.id, firm.version, { ...entry(), contactName: firm.contactName, contactEmail: email });
    expect(answer.firm.status).toBe("in_progress");
    expect((await client.query("members.detail")).status).toBe(401);
    expect(await database.db.select().from(users).where(eq(users.id, user.id))).toMatchObject([{ email, passwordHash: null, activatedAt: null }]);
    expect(await database.db.select().from(mail).where(eq(mail.email, firm.contactEmail))).toMatchObject([{ kind: "email_changed" }]);
    expect(await database.db.select().from(mail).where(eq(mail.email, email))).toMatchObject([{ kind: "activation" }]);
  });

  it("gives another contact a login of its own, so that the acts of the one before keep their name, and takes the earlier one back", async () => {
    const { firm, user } = await createMember(opened.services);
    await database.db.update(users).set({ email: firm.contactEmail }).where(eq(users.id, user.id));
    const next = { ...entry(), contactName: "Second Contact", contactEmail: `next-${firm.contactEmail}` };
    const { firm: changed } = await change(firm.id, firm.version, next);
    expect(changed.status).toBe("in_progress");
    const ofFirm = () => database.db.select().from(users).where(eq(users.firmId, firm.id)).orderBy(users.id);
    expect(await ofFirm()).toMatchObject([
      { id: user.id, name: user.name, deactivatedReason: "The contact of the firm is now Second Contact." },
      { name: "Second Contact", email: next.contactEmail, deactivatedAt: null, activatedAt: null },
    ]);
    expect(await database.db.select().from(mail).where(eq(mail.email, firm.contactEmail))).toMatchObject([{ kind: "login_closed" }]);
    expect((await resendFirmActivation(council, { firmId: firm.id })).firm.status).toBe("in_progress");
    expect(await database.db.select().from(mail).where(eq(mail.email, next.contactEmail))).toMatchObject([
      { kind: "activation" },
      { kind: "activation" },
    ]);
    // A firm that opens again writes nothing to a login that stays closed.
    const { firm: closed } = await deactivateFirm(council, { firmId: firm.id, version: changed.version, reason: "Fees not paid" });
    const { firm: open } = await reactivateFirm(council, { firmId: firm.id, version: closed.version });
    expect(await database.db.$count(mail, and(eq(mail.email, firm.contactEmail), eq(mail.kind, "login_reopened")))).toBe(0);
    await change(firm.id, open.version, { ...next, contactName: user.name, contactEmail: firm.contactEmail });
    expect(await ofFirm()).toMatchObject([
      { id: user.id, email: firm.contactEmail, deactivatedAt: null, activatedAt: null },
      { name: "Second Contact", deactivatedAt: expect.any(Date) },
    ]);
  });

  it("gives another contact a login of its own while the used one waits for its activation again, and renames one that nobody used", async () => {
    const { firm, user } = await createMember(opened.services);
    await database.db.update(users).set({ email: firm.contactEmail, lastSignedInAt: new Date() }).where(eq(users.id, user.id));
    const moved = { ...entry(), contactName: firm.contactName, contactEmail: `moved-${firm.contactEmail}` };
    const { firm: waiting } = await change(firm.id, firm.version, moved);
    const next = { contactName: "Second Contact", contactEmail: `next-${firm.contactEmail}` };
    await change(firm.id, waiting.version, { ...moved, ...next });
    const ofFirm = (id: string) => database.db.select().from(users).where(eq(users.firmId, id)).orderBy(users.id);
    expect(await ofFirm(firm.id)).toMatchObject([
      { id: user.id, name: firm.contactName, deactivatedReason: "The contact of the firm is now Second Contact." },
      { name: "Second Contact", email: next.contactEmail, deactivatedAt: null, activatedAt: null },
    ]);

    const { firm: unused } = await add();
    await change(unused.id, 1, { ...entry(), contactName: "Second Contact", contactEmail: `next-${unused.contactEmail}` });
    expect(await ofFirm(unused.id)).toMatchObject([{ name: "Second Contact", deactivatedAt: null }]);
  });

  it("still tells a firm of its claims: by e-mail to its contact, and by a notice that the contact finds after the activation", async () => {
    const { firm, actor } = await createMember(opened.services);
    await database.db.update(users).set({ email: firm.contactEmail }).where(eq(users.id, actor.userId));
    const staff = await createStaffActor(opened.services, "EPCMD_ADMIN");
    const claim = await reimbursementIn(opened.services, { member: actor, council: staff, dgft: staff }, "SUBMITTED");
    const next = { ...entry(), contactName: "Second Contact", contactEmail: `claims-${firm.contactEmail}` };
    await change(firm.id, firm.version, next);
    await closeReimbursement(contextOf(opened.services, staff), { reimbursementId: claim.id, version: claim.version, reason: "Filed twice." });
    const [user] = await database.db.select().from(users).where(eq(users.email, next.contactEmail));
    expect(
      await database.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, user?.id ?? "")),
    ).toMatchObject([{ kind: "closed" }]);
    const told = and(eq(mail.email, next.contactEmail), eq(mail.kind, "closed"));
    expect(await database.db.select().from(mail).where(told)).toMatchObject([{ userId: null }]);
  });

  it("gives the next contact the notices that the one before has not read, and leaves the read ones", async () => {
    const { firm, actor } = await createMember(opened.services);
    await database.db.update(users).set({ email: firm.contactEmail }).where(eq(users.id, actor.userId));
    const staff = await createStaffActor(opened.services, "EPCMD_ADMIN");
    const claim = await reimbursementIn(opened.services, { member: actor, council: staff, dgft: staff }, "SUBMITTED");
    await database.db.delete(notifications).where(eq(notifications.userId, actor.userId));
    const at = new Date();
    const values = { userId: actor.userId, kind: "closed" as const, reimbursementId: claim.id, firmName: firm.name, createdAt: at };
    await database.db.insert(notifications).values([values, { ...values, readAt: at }]);
    const next = { ...entry(), contactName: "Second Contact", contactEmail: `unread-${firm.contactEmail}` };
    await change(firm.id, firm.version, next);
    const [user] = await database.db.select().from(users).where(eq(users.email, next.contactEmail));
    const noticesOf = (userId: string) => database.db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(await noticesOf(user?.id ?? "")).toMatchObject([{ kind: "closed", readAt: null }]);
    expect(await noticesOf(actor.userId)).toMatchObject([{ readAt: at }]);
  });

  it("gives a firm a login again whose last one was erased, also at the same address", async () => {
    const { firm } = await createMember(opened.services);
    await database.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.firmId, firm.id));
    expect(await refusalOf(resendFirmActivation(council, { firmId: firm.id }))).toMatchObject({
      code: "no_login",
      message: expect.stringContaining("Press Edit"),
    });
    const { message } = await change(firm.id, firm.version, { ...entry(), contactEmail: firm.contactEmail });
    expect(message).toBe("The firm was saved. An activation mail is on the way to the new address.");
    expect(await database.db.select().from(users).where(eq(users.email, firm.contactEmail))).toMatchObject([{ firmId: firm.id, activatedAt: null }]);
    expect(await database.db.select().from(mail).where(eq(mail.email, firm.contactEmail))).toMatchObject([{ kind: "activation" }]);
  });

  it("counts a repeated activation mail only where one goes out, and a repeat of the same request gets its answer", async () => {
    const [{ firm }, active] = [await add(), await createMember(opened.services)];
    expect(await refusalOf(resendFirmActivation(council, { firmId: active.firm.id }))).toMatchObject({ code: "already_active" });
    expect(await database.db.$count(rateLimits)).toBe(0);
    const once = { ...council, idempotency: { key: randomUUID(), route: "resend", bodyHash: "a" } };
    const answers = [await resendFirmActivation(once, { firmId: firm.id }), await resendFirmActivation(once, { firmId: firm.id })];
    expect(answers.map(({ message }) => message)).toEqual(Array(2).fill("The activation mail is on the way."));
    expect(await refusalOf(resendFirmActivation(council, { firmId: firm.id }))).toMatchObject({ kind: "rate_limited" });
  });

  it("gives a deactivated firm no activation mail, and reactivation says that one is needed", async () => {
    const { firm } = await add();
    const { firm: closed } = await deactivateFirm(council, { firmId: firm.id, version: 1, reason: "Licence withdrawn" });
    const email = `later-${firm.contactEmail}`;
    const { firm: changed, message } = await change(firm.id, closed.version, { ...entry(), contactEmail: email });
    expect(message).toBe("The firm was saved. It is deactivated, so no activation mail goes out. Send one after you reactivate the firm.");
    expect(await database.db.$count(mail, eq(mail.email, email))).toBe(0);
    expect(await reactivateFirm(council, { firmId: firm.id, version: changed.version })).toMatchObject({
      message: `${changed.name} was reactivated. Its login is not activated yet: resend the activation mail.`,
      firm: { status: "no_otp_sent" },
    });
    expect(await database.db.$count(mail, eq(mail.email, email))).toBe(0);
  });
});

it("row 17: the council ends a firm's sessions and no others, and its users can sign in again", async () => {
  const [one, other] = [await createMember(opened.services), await createMember(opened.services)];
  const signIn = async ({ user }: typeof one): Promise<WebClient> => {
    const client = new WebClient(app);
    const answer = await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: "MEMBER" });
    expect(answer.error).toBeUndefined();
    return client;
  };
  const clients = [await signIn(one), await signIn(one), await signIn(other)];
  const { message } = await endFirmSessions(council, { firmId: one.firm.id });
  expect(message).toBe(`Everybody of ${one.firm.name} was signed out.`);
  expect(await Promise.all(clients.map(async (client) => (await client.query("members.detail")).status))).toEqual([401, 401, 200]);
  await signIn(one);
});

describe("a deactivated firm", () => {
  it("is signed out at once, cannot sign in, gets a contact address, and is unchanged after reactivation", async () => {
    const { firm, user } = await createMember(opened.services);
    const client = await signIn(user.email);
    const answer = await deactivateFirm(council, DeactivateFirmInput.parse({ firmId: firm.id, version: 1, reason: " Licence withdrawn " }));
    expect(answer).toMatchObject({
      message: `${firm.name} was deactivated. Nobody of the firm is signed in any more.`,
      firm: { deactivatedReason: "Licence withdrawn", version: 2 },
    });
    expect((await client.query("members.detail")).status).toBe(401);
    expect(await database.db.select().from(sessions).where(eq(sessions.userId, user.id))).toMatchObject([{ revokedReason: "deactivated" }]);
    const again = await new WebClient(app).mutate("accounts.login", { email: user.email, password: testPassword, userType: "MEMBER" });
    expect(again).toMatchObject({
      status: 403,
      error: { code: "account_closed", message: expect.stringMatching(/Write to helpdesk@epcmd\.example/) },
    });
    await reactivateFirm(council, { firmId: firm.id, version: 2 });
    expect((await client.query("members.detail")).status).toBe(401);
    expect((await (await signIn(user.email)).query("members.detail")).status).toBe(200);
  });

  it("is refused twice, on an old version, and without a reason", async () => {
    const { firm } = await add();
    expect(DeactivateFirmInput.safeParse({ firmId: firm.id, version: 1, reason: "  " }).success).toBe(false);
    expect(await refusalOf(deactivateFirm(council, { firmId: firm.id, version: 9, reason: "x" }))).toMatchObject({ code: "stale_version" });
    expect(await refusalOf(reactivateFirm(council, { firmId: firm.id, version: 1 }))).toMatchObject({ code: "not_deactivated" });
    await deactivateFirm(council, { firmId: firm.id, version: 1, reason: "x" });
    expect(await refusalOf(deactivateFirm(council, { firmId: firm.id, version: 2, reason: "x" }))).toMatchObject({ code: "already_deactivated" });
    expect(await refusalOf(resendFirmActivation(council, { firmId: firm.id }))).toMatchObject({ code: "firm_deactivated" });
  });
});

describe("the list", () => {
  it("narrows by membership and sorts by its end", async () => {
    const mark = `Ends${Date.now()}`;
    const at = { ...council, now: () => new Date("2026-11-21T06:00:00Z") };
    for (const [name, start, end] of [
      ["expired", "2025-04-01", "2026-03-31"],
      ["valid", "2026-04-01", "2027-03-31"],
      ["last day", "2025-11-22", "2026-11-21"],
      ["later", "2027-04-01", "2028-03-31"],
      ["closed", "2026-04-01", "2029-03-31"],
    ] as const)
      await add({ firmName: `${mark} ${name}`, membershipStartOn: start, membershipEndOn: end });
    const names = async (input: Record<string, unknown>) =>
      (await listFirms(at, ListFirmsInput.parse({ search: mark, ...input }))).rows.map((row) => row.name.replace(`${mark} `, ""));
    const [closed] = (await listFirms(at, ListFirmsInput.parse({ search: `${mark} closed` }))).rows;
    await deactivateFirm(council, { firmId: closed?.id ?? "", version: 1, reason: "x" });
    expect(await names({ membership: "valid" })).toEqual(["last day", "valid"]);
    expect(await names({ membership: "expired" })).toEqual(["expired"]);
    expect(await names({ membership: "not_started" })).toEqual(["later"]);
    expect(await names({ membership: "deactivated" })).toEqual(["closed"]);
    expect(await names({ order: "ends_first" })).toEqual(["expired", "last day", "valid", "later", "closed"]);
    expect(await names({ order: "ends_last" })).toEqual(["closed", "later", "valid", "last day", "expired"]);
    expect(await names({ order: "newest" })).toEqual(["closed", "later", "last day", "valid", "expired"]);
    expect(ListFirmsInput.safeParse({ order: "name; drop table firms" }).success).toBe(false);
  });

  it("row 30: is exported as it is narrowed and sorted, and no cell can run as a formula", async () => {
    const mark = `Export${Date.now()}`;
    await add({ firmName: `${mark} "Best", Ltd`, gstNo: `=1+1 ${mark}` });
    await add({ firmName: `${mark} second`, contactName: "@office" });
    await add({ firmName: `${mark} Third` });
    await add({ firmName: `another` });
    const { name, header, rows } = await exportFirms(council, ExportFirmsInput.parse({ search: mark }));
    expect(name).toMatch(/^firms-\d{4}-\d\d-\d\d\.csv$/);
    let text = "";
    for await (const chunk of csvChunks({ header, rows })) text += chunk;
    const lines = text.split("\r\n");
    expect(lines[0]).toBe("\uFEFFFirm name,GST number,Start date,End date,Contact name,Contact e-mail,Contact phone,Status,Deactivated on,Reason");
    expect(lines[1]).toMatch(
      new RegExp(`^"${mark} ""Best"", Ltd",'=1\\+1${mark.toUpperCase()},01-04-2026,31-03-2027,Export Office,.*,'\\+91 98765 43210,In Progress,,$`),
    );
    expect(lines[2]).toContain(",'@office,");
    // In the order of the list: by bytes the capital would stand before what is small.
    expect(lines[3]).toMatch(/ Third,/);
    expect(lines).toHaveLength(5);
  });

  it("comes as a download for the council only", async () => {
    const council2 = await createStaffActor(opened.services, "EPCMD_ADMIN");
    const { user } = await createMember(opened.services);
    const cookieOf = async (email: string, userType: string) => {
      const client = new WebClient(app);
      await client.mutate("accounts.login", { email, password: testPassword, userType });
      return [...client.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    };
    const get = async (cookie: string) => fetch(`${app.url}/exports/firms.csv?search=Satpura&membership=valid`, { headers: { cookie } });
    const answer = await get(await cookieOf(council2.email, "EPCMD_ADMIN"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="firms-/);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await answer.text()).toContain("Firm name,GST number");
    expect((await get(await cookieOf(user.email, "MEMBER"))).status).toBe(403);
    expect((await get("")).status).toBe(401);
  });
});
