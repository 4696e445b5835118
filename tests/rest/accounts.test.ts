import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noConsent } from "#domain/consent.ts";
import { consentNotice } from "#domain/site/consent.ts";
import { rateLimits, users } from "#db/schema/accounts.ts";
import { contactMessages } from "#db/schema/site.ts";
import { checkImportJob } from "#workers/jobs/check-import.ts";
import { inviteFirmsJob } from "#workers/jobs/invite-firms.ts";
import { readImportJob } from "#workers/jobs/read-import.ts";
import { runImportJob } from "#workers/jobs/run-import.ts";
import { sendMailJob } from "#workers/jobs/send-mail.ts";
import { startWorkers, type Workers } from "#workers/main.ts";
import { callByContract } from "../support/contract.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createFirm, createUser, newGstNo } from "../support/factories.ts";
import { activationMail, emailsTo } from "../support/mailbox.ts";
import { restLogin, type RestCall, type RestReply } from "../support/rest-client.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, type TestApp } from "../support/web-client.ts";
import { quickTiming } from "../support/worker.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
let workers: Workers;
let council: string;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
  const jobs = [sendMailJob, readImportJob, checkImportJob, runImportJob, inviteFirmsJob];
  workers = await startWorkers(opened.services, { databaseUrl: database.url, jobs, timing: quickTiming });
  council = (await restLogin(app.url, await createUser(opened.services, "EPCMD_ADMIN"))).access;
});
afterAll(async () => {
  await workers?.close();
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(() => database.db.delete(rateLimits));

const call = (path: string, options: RestCall = {}): Promise<RestReply> => callByContract(app.url, path, options);
const post = (path: string, json: object): Promise<RestReply> => call(path, { json });
const byCouncil = (path: string, options: RestCall = {}): Promise<RestReply> => call(path, { token: council, ...options });

const firmBody = (email: string) => ({
  firm_name: "Kaveri Imaging Pvt Ltd",
  gst_no: newGstNo(),
  membership_start_date: "01-04-2026",
  membership_end_date: "2027-03-31",
  contact_person_name: "Export Desk",
  contact_person_email: email,
  contact_person_phone: "+91 98765 43210",
});

describe("a firm that the council adds", () => {
  it("gets its mail, activates its login with an OTP sent as a number, and signs in", async () => {
    const body = firmBody("office@kaveri.example");
    const created = await byCouncil("/api/users/create/", { json: body });
    expect(created).toMatchObject({ status: 201, body: { firm: { gst_no: body.gst_no, membership_end_date: "31-03-2027" } } });
    expect(await byCouncil("/api/users/create", { json: body })).toMatchObject({
      status: 409,
      body: { code: "gst_taken", fields: { gst_no: [expect.any(String)] } },
    });
    expect(await byCouncil("/api/users/create/", { json: { ...body, gst_no: newGstNo() } })).toMatchObject({
      status: 409,
      body: { code: "email_taken", fields: { contact_person_email: [expect.any(String)] } },
    });
    expect(await byCouncil("/api/users/create/", { json: { ...body, membership_start_date: "31-02-2026" } })).toMatchObject({
      status: 400,
      body: { fields: { membership_start_date: [expect.any(String)] } },
    });

    const { path, otp } = await activationMail(opened.services.config.dataDir, "office@kaveri.example");
    const id = new URL(path, app.url).searchParams.get("id") ?? "";
    expect(await post("/auth/verify-activation-otp/", { otp: "000000" === otp ? "000001" : "000000", hashed_id: id })).toMatchObject({
      status: 400,
      body: { code: "otp_wrong" },
    });
    const verified = await post("/api/auth/verify-activation-otp/", { otp: Number(otp), hashed_id: id });
    expect(verified).toMatchObject({ status: 200, body: { reset_token: expect.any(String), message: "OTP verified successfully" } });
    const choose = (password: string, confirm_password: string) =>
      post("/auth/complete-activation/", { token: verified.body["reset_token"], hashed_id: id, password, confirm_password });
    expect(await choose("short", "short")).toMatchObject({ status: 400, body: { code: "password_refused" } });
    expect(await choose("Nilgiri#2028", "Nilgiri#2029")).toMatchObject({
      status: 400,
      body: { fields: { confirm_password: ["Password not match"] } },
    });
    expect(await choose("Nilgiri#2028", "Nilgiri#2028")).toMatchObject({ status: 200 });
    expect((await restLogin(app.url, { email: "office@kaveri.example", role: "MEMBER" }, "Nilgiri#2028")).access).toBeTruthy();
    expect(await post("/auth/api/activation_resend/", { token: id })).toMatchObject({ status: 200, body: { message: "Mail send " } });
    expect(await post("/auth/api/activation_resend/", { token: `${id}0` })).toMatchObject({ status: 400, body: { code: "link_invalid" } });
    expect(await byCouncil("/api/activation_resend/", { json: { gst_no: body.gst_no } })).toMatchObject({
      status: 409,
      body: { code: "already_active" },
    });
  });

  it("is found in the list of all, as an array and by pages; another mail can be sent", async () => {
    const waiting = firmBody("waiting@kaveri.example");
    await byCouncil("/api/users/create/", { json: waiting });
    expect((await byCouncil("/get-all-users/")).body).toEqual(expect.arrayContaining([expect.objectContaining({ gst_no: waiting.gst_no })]));
    expect(await byCouncil(`/api/get-all-users/?page=1&search=${waiting.gst_no}`)).toMatchObject({
      body: { count: 1, results: [{ gst_no: waiting.gst_no }] },
    });
    expect(await byCouncil("/api/activation_resend/", { json: {} })).toMatchObject({ status: 400, body: { code: "firm_missing" } });
    expect(await byCouncil("/api/activation_resend/", { json: { email: "nobody@nowhere.example" } })).toMatchObject({ status: 404 });
    await database.db.delete(rateLimits);
    expect(await byCouncil("/api/api/activation_resend/", { json: { email: "waiting@kaveri.example" } })).toMatchObject({ status: 200 });
  });
});

describe("a list of firms", () => {
  const listOf = (text: string, name = "firms.csv"): FormData => {
    const form = new FormData();
    form.append("file", new Blob([text], { type: "text/csv" }), name);
    return form;
  };
  const heading = "GST_NO,firm_name,Membership_Start_Date,membership_end_date,contact_person_name,contact_person_email,contact_person_phone";

  it("is imported without a clerk; refused values are reported by row and cell", async () => {
    const known = await createFirm(opened.services, { contactEmail: "known@firm.example" });
    const added = newGstNo();
    const text = [
      heading,
      `${added},New Firm,01-04-2026,31-03-2027,Export Desk,new@firm.example,+91 98765 43210`,
      `${known.gstNo},Renamed Firm,01-04-2026,31-03-2027,B. Rao,known@firm.example,+91 98765 43210`,
      `${newGstNo()},Broken Firm,01-04-2026,31-03-2027,C. Rao,nobody,+91 98765 43210`,
    ].join("\n");
    const reply = await byCouncil("/api/users/bulk-upload/?wait=1", { form: listOf(text) });
    expect(reply).toMatchObject({
      status: 200,
      body: { status: "done", total: 3, created: 1, updated: 1, failed: 1, errors: [{ row: 4, value: "nobody" }] },
    });
    const file = await fetch(`${app.url}${new URL(String(reply.body["error_file_url"])).pathname}`);
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining("Broken Firm")]);
    await activationMail(opened.services.config.dataDir, "new@firm.example");

    const again = await byCouncil("/users/bulk-upload", { form: listOf(text) });
    expect(again.status).toBe(202);
    const follow = () => byCouncil(`/api/users/imports/${String(again.body["import_id"])}/`);
    await eventually(async () => expect((await follow()).body).toMatchObject({ status: "done", created: 0, updated: 2, unchanged: 2, failed: 1 }));
  });

  it("that cannot be read is refused at once", async () => {
    expect(await byCouncil("/api/users/bulk-upload/", { form: listOf("%PDF-1.7 not a list", "firms.pdf") })).toMatchObject({ status: 415 });
    expect(await byCouncil("/api/users/bulk-upload/", { form: listOf("name,city\nA,B\n") })).toMatchObject({
      status: 400,
      body: { code: "columns_incomplete", fields: { gst_no: ["This column is missing"] } },
    });
    expect(await byCouncil("/api/users/bulk-upload/", { form: new FormData() })).toMatchObject({ status: 400 });
  });
});

describe("a buyer", () => {
  const body = (email: string) => ({
    email,
    country_code: "+91",
    phone_number: "9876543210",
    address: "12 Ring Road, Nagpur",
    country: "India",
    zip_code: "440001",
    buyer_type: "private_healthcare_procurement",
  });
  const linkIn = (address: string, pattern: RegExp) =>
    eventually(async () => {
      const text = (await emailsTo(opened.services.config.dataDir, address)).at(-1)?.text ?? "";
      const id = pattern.exec(text)?.[1];
      if (id === undefined) throw new Error(`no link to ${address} yet`);
      return decodeURIComponent(id);
    });

  it("registers with a password, confirms the address and searches the directory", async () => {
    const email = "buyer@hospital.example";
    const registered = await post("/api/buyer/register/", { ...body(email), password: "Nilgiri#2028" });
    expect(registered).toMatchObject({ status: 201, body: { message: "Registration submitted successfully!" } });
    const id = await linkIn(email, /[?&]id=(\S+)/);
    expect(await post("/api/auth/login/", { email, password: "Nilgiri#2028", user_type: "BUYER" })).toMatchObject({
      status: 403,
      body: { code: "not_verified" },
    });
    expect(await post("/api/auth/verify-account/", { id })).toMatchObject({ status: 200 });
    expect(await post("/api/auth/verify-account/", { id })).toMatchObject({ status: 400, body: { code: "link_used" } });
    const { access: token } = await restLogin(app.url, { email, role: "BUYER" }, "Nilgiri#2028");
    expect(await call("/api/buyer/epcmd-members/?search=zzzz&page_size=1000", { token })).toMatchObject({
      status: 200,
      body: { members: [], count: 0, page_size: 100, current_page: 1 },
    });
    const generated = await call("/api/buyer/epcmd-members/generate/?search=", { token });
    expect(generated).toMatchObject({ status: 200, body: { filename: expect.stringMatching(/^epcmd-members-.*\.xlsx$/) } });
    const file = await fetch(`${app.url}${new URL(String(generated.body["download_url"])).pathname}`);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, expect.stringContaining("spreadsheetml")]);
    expect((await call("/api/buyer/epcmd-members/generate/?direct=1", { token })).headers.get("content-disposition")).toMatch(/\.xlsx"$/);
  });

  it("without a password gets an activation mail, and an address that is known the same answer", async () => {
    const email = "second@hospital.example";
    const first = await post("/buyer/register/", { ...body(email), country: "IN" });
    expect(await activationMail(opened.services.config.dataDir, email)).toBeTruthy();
    await database.db.delete(rateLimits);
    const again = await post("/buyer/register/", body(email));
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await post("/buyer/register/", { ...body(email), country: "Atlantis" })).toMatchObject({
      status: 400,
      body: { fields: { country: [expect.any(String)] } },
    });
    expect(await post("/buyer/register/", { ...body(email), phone_number: "x" })).toMatchObject({
      status: 400,
      body: { fields: { phone_number: [expect.any(String)] } },
    });
  });
});

describe("a forgotten password", () => {
  it("is replaced by OTP, once", async () => {
    const user = await createUser(opened.services, "BUYER");
    expect(await post("/api/auth/request-otp/", { email: user.email })).toMatchObject({ status: 200, body: { message: "OTP sent" } });
    expect(await post("/api/auth/request-otp/", { email: "nobody@nowhere.example" })).toMatchObject({ status: 200, body: { message: "OTP sent" } });
    const otp = await eventually(async () => {
      const text = (await emailsTo(opened.services.config.dataDir, user.email)).at(-1)?.text ?? "";
      const found = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
      if (found === undefined) throw new Error("no OTP yet");
      return found;
    });
    const wrong = await post("/api/auth/verify-otp/", { email: user.email, otp: otp === "111111" ? "222222" : "111111" });
    const unknown = await post("/api/auth/verify-otp/", { email: "nobody@nowhere.example", otp });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    const verified = await post("/api/auth/verify-otp/", { email: user.email, otp });
    expect(verified).toMatchObject({ status: 200, body: { message: "OTP verified successfully", user_id: user.id } });
    const set = (new_password: string) =>
      post("/api/auth/forget-password/", { user_id: user.id, reset_token: verified.body["reset_token"], new_password });
    expect(await set("password")).toMatchObject({ status: 400, body: { fields: { new_password: [expect.any(String)] } } });
    expect(await set("Nilgiri#2028")).toMatchObject({ status: 200, body: { message: "Password reset successful" } });
    expect(await set("Nilgiri#2029")).toMatchObject({ status: 400, body: { code: "reset_token_dead" } });
    expect((await restLogin(app.url, user, "Nilgiri#2028")).access).toBeTruthy();
  });

  it("that staff have expired is replaced by the old one", async () => {
    const user = await createUser(opened.services, "BUYER", { passwordExpiredAt: new Date() });
    const replace = (old_password: string) =>
      post("/api/api/auth/expired-password/", { email: user.email, old_password, new_password: "Nilgiri#2028", confirm_password: "Nilgiri#2028" });
    expect(await replace("wrong")).toMatchObject({ status: 401, body: { error: expect.any(String) } });
    expect(await replace("Sahyadri#27")).toMatchObject({ status: 200, body: { message: "Password reset successfully" } });
    const [row] = await database.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.passwordExpiredAt).toBeNull();
  });
});

describe("a message to the council", () => {
  it("is taken once all four parts are there", async () => {
    const message = { name: "Export Desk", email: "exports@kaveri.example", subject: "Membership", message: "How do we join?" };
    expect(await post("/api/send-email/", message)).toMatchObject({ status: 200, body: { message: "Message sent successfully!" } });
    // No consent is written down that nobody gave.
    expect(await post("/api/send-email/", { ...message, consent_version: consentNotice.version })).toMatchObject({ status: 200 });
    const kept = await database.db.select({ consentVersion: contactMessages.consentVersion }).from(contactMessages).orderBy(contactMessages.id);
    expect(kept.map(({ consentVersion }) => consentVersion)).toEqual([noConsent, consentNotice.version]);
    for (const name of Object.keys(message))
      expect(await post("/api/send-email/", { ...message, [name]: "" })).toMatchObject({
        status: 400,
        body: { fields: { [name]: [expect.any(String)] } },
      });
  });
});
