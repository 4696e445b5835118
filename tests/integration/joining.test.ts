import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { limits } from "#domain/accounts/limits.ts";
import { joiningDocumentFields } from "#domain/joining/documents.ts";
import { joiningDeclaration } from "#domain/joining/declaration.ts";
import { joiningNotice } from "#domain/joining/consent.ts";
import type { Fees } from "#domain/members/membership-fees.ts";
import { startingFees } from "#domain/members/starting-fees.ts";
import { selectReferencedKeys } from "#db/queries/stored-bytes.ts";
import { rateLimits, users } from "#db/schema/accounts.ts";
import { feeTables } from "#db/schema/fees.ts";
import { invoices } from "#db/schema/invoices.ts";
import { membershipApplicationDocuments, membershipApplications } from "#db/schema/joining.ts";
import { mail } from "#db/schema/mail.ts";
import { firms } from "#db/schema/members.ts";
import { approveApplication } from "#server/application/joining/approve-application.ts";
import { askApplicant } from "#server/application/joining/ask-applicant.ts";
import { eraseOldApplications } from "#server/application/joining/erase-old-applications.ts";
import { getApplicationDetail } from "#server/application/joining/get-application.ts";
import { listApplications } from "#server/application/joining/list-applications.ts";
import { readOwnApplication } from "#server/application/joining/read-own-application.ts";
import { refuseApplication } from "#server/application/joining/refuse-application.ts";
import { replyToRemarks } from "#server/application/joining/reply.ts";
import { saveAnswers } from "#server/application/joining/save-answers.ts";
import { startApplication } from "#server/application/joining/start-application.ts";
import { submitApplication } from "#server/application/joining/submit-application.ts";
import { getProfile } from "#server/application/members/get-profile.ts";
import { resendFirmActivation } from "#server/application/members/resend-firm-activation.ts";
import { listNotifications } from "#server/application/notifications/list-notifications.ts";
import { markRead } from "#server/application/notifications/mark-read.ts";
import { prepareEmail } from "#server/application/notifications/prepare-email.ts";
import { erasePersonalData } from "#server/application/privacy/erase-person.ts";
import { findPersonalData } from "#server/application/privacy/find-person.ts";
import { getWaitingCounts } from "#server/application/work/my-work.ts";
import type { AppContext } from "#server/context.ts";
import { hrefOf, type Search } from "#site/content/addresses.ts";
import { pageTextsOf, textsOf } from "#site/content/languages/all-texts.ts";
import type { Language } from "#site/content/languages/languages.ts";
import { LanguageLink } from "#site/parts/frame/language-link.tsx";
import { SiteProvider } from "#site/parts/site-context.ts";
import type { SiteState } from "#site/parts/site-state.ts";
import { answerFailures } from "#site/render/answer-pages.ts";
import { joiningPosts } from "#site/render/joining-posts.ts";
import { loadContent } from "#site/render/load-page.ts";
import { loadView } from "#site/render/page-views.ts";
import { visitorContext } from "#site/render/site-pages.ts";
import { createMember, createStaffActor, createUser, newGstNo } from "../support/factories.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createApplication, giveDocument, newAnswers, publishFeesOfToday, type TestApplication } from "../support/joining.ts";
import { createInvoiceSettings } from "../support/invoices.ts";
import { textPdf } from "../support/files.ts";
import { refusalCodeOf } from "../support/refused-with.ts";
import { startTestApp, type TestApp } from "../support/web-client.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

const dayMs = 24 * 3_600_000;
let database: TestDatabase;
let opened: TestServices;
let officer: AppContext;
let colleague: AppContext;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  officer = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
  colleague = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
  await publishFeesOfToday(opened.services);
  await createInvoiceSettings(opened.services);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

const noticesOf = async (ctx: AppContext) => (await listNotifications(ctx, { page: 1, pageSize: 100, part: "all" })).rows;
const rowOf = async (id: string) => (await database.db.select().from(membershipApplications).where(eq(membershipApplications.id, id)))[0];
const seen = async ({ id }: { readonly id: string }) => ({ id, revision: (await rowOf(id))?.revision ?? 0 });
/** An application with the fee that the dialog of the approval names. */
const seenWithFee = async (application: { readonly id: string }) => {
  const { id, revision, fee } = await getApplicationDetail(officer, application);
  return { id, revision, seenTotalInr: fee?.band.totalInr ?? 0 };
};
const setFees = (fees: Fees) => database.db.update(feeTables).set({ fees });
const mailsTo = async (email: string) => (await database.db.select().from(mail).where(eq(mail.email, email))).map(({ kind }) => kind);
const submit = ({ ctx, key }: TestApplication, declared: string = joiningDeclaration.version, language: "en" | "hi" = "en") =>
  submitApplication(ctx, { key, declared, language });
const asked = async (application: TestApplication, field: "iec" | null = "iec") =>
  askApplicant(officer, { ...(await seen(application)), remarks: [{ field, remark: "The page is cut off." }] });
/** The page behind the link of an application, of its frame only the link to the other language. */
async function pageOf({ key }: TestApplication, search: Search = {}, language: Language = "en"): Promise<string> {
  const request = { key: "join", language, search: { key, ...search }, params: {} } as const;
  const address = { path: hrefOf("join", language), search: request.search, params: {} };
  const loaded = await loadContent(visitorContext(opened.services, language), request);
  const page = { ...request, ...loaded, address, host: "epcmd.example", today: "2026-11-24", title: "", content: loaded?.content };
  const value = { language, texts: textsOf(language), pageTexts: pageTextsOf(language), address, typedForm: loaded?.head?.typedForm } as const;
  const Page = await loadView(page);
  const other = createElement(LanguageLink, { to: language === "hi" ? "en" : "hi" });
  return renderToString(createElement(SiteProvider, { value }, other, createElement(Page, page)));
}
const later = (days: number): AppContext => ({ ...systemContext(opened.services), now: () => new Date(Date.now() + days * dayMs) });

describe("an applicant", () => {
  test("gets a link, and the same one when asking again; the answer never says which", async () => {
    const application = await createApplication(opened.services, "started");
    const again = {
      firmName: "Another name",
      email: application.email.toUpperCase(),
      consentVersion: joiningNotice.version,
      language: "hi" as const,
    };
    const known = await createUser(opened.services, "BUYER");
    const [first, second] = [
      await startApplication(application.ctx, again),
      await startApplication(application.ctx, { ...again, email: known.email }),
    ];
    expect(first).toEqual(second);
    const rows = await database.db.select().from(mail).where(eq(mail.kind, "joining_link"));
    const emails = await Promise.all(rows.map((row) => prepareEmail(systemContext(opened.services), row.id, { hold: async () => {} })));
    const mine = emails.filter((email) => email?.to.toLowerCase() === application.email);
    expect(mine.map((email) => email?.facts.url)).toEqual(Array(2).fill(`${opened.services.config.publicUrl}/join?key=${application.key}`));
    expect(emails.find((email) => email?.to === known.email)).toMatchObject({
      kind: "joining_has_login",
      facts: { url: expect.stringMatching(/\/login$/), language: "hi" },
    });
  });

  test("loses nothing that was typed, also where it is wrong, and sees the fee of the year", async () => {
    const { ctx, key } = await createApplication(opened.services, "started");
    const typed = { ...newAnswers().firm, kind: "", gstNo: "  27aapfu0939f1zv " };
    const { problems } = await saveAnswers(ctx, { key, step: "firm", typed });
    expect(problems).toEqual({ kind: "Choose what the firm is" });
    await saveAnswers(ctx, { key, step: "exports", typed: { devices: "Stents", exports: "six hundred crore" } });
    const view = await readOwnApplication(ctx, { key });
    expect(view.answers).toMatchObject({ gstNo: "27aapfu0939f1zv", kind: "", devices: "Stents", exports: "six hundred crore" });
    expect(view.problems.exports["exports"]).toMatch(/^Exports must be an amount/);
    expect(view.fee).toBeNull();
    await saveAnswers(ctx, { key, step: "exports", typed: { devices: "Stents", exports: "45 lakh" } });
    expect((await readOwnApplication(ctx, { key })).fee?.band).toMatchObject({ feeInr: 10_000, gstInr: 1_800, totalInr: 11_800 });
  });

  test("submits a complete application once, with its declaration and a number; twice changes nothing", async () => {
    const application = await createApplication(opened.services, "filled");
    expect(await refusalCodeOf(submit(application, ""))).toBe("declaration_needed");
    const [first, second] = await Promise.all([submit(application), submit(application)]);
    expect(first).toEqual(second);
    expect(first.reference).toMatch(/^JOIN-20\d\d-\d\d-\d{4}$/);
    expect(await rowOf(application.id)).toMatchObject({ state: "submitted", exportsPaise: 45_00_000_00, declaration: joiningDeclaration.text.en });
    expect((await mailsTo(application.email)).filter((kind) => kind === "joining_received")).toHaveLength(1);
    const next = await createApplication(opened.services, "submitted");
    expect((await rowOf(next.id))?.reference).not.toBe(first.reference);
    expect(await refusalCodeOf(saveAnswers(application.ctx, { key: application.key, step: "contact", typed: {} }))).toBe("application_closed");
  });

  test("has the declaration in the language in which it was ticked, not in that of its link", async () => {
    const application = await createApplication(opened.services, "filled");
    await submit(application, joiningDeclaration.version, "hi");
    expect(await rowOf(application.id)).toMatchObject({ language: "en", declaration: joiningDeclaration.text.hi });
  });

  test("cannot submit what is not complete: an answer or a paper is missing", async () => {
    const { ctx, key, ...rest } = await createApplication(opened.services, "filled");
    await saveAnswers(ctx, { key, step: "contact", typed: { contactName: "", contactPhone: "1" } });
    expect(await refusalCodeOf(submit({ ctx, key, ...rest }))).toBe("not_complete");
    await saveAnswers(ctx, { key, step: "contact", typed: newAnswers().contact });
    await database.db.delete(membershipApplicationDocuments).where(eq(membershipApplicationDocuments.applicationId, rest.id));
    expect(await refusalCodeOf(submit({ ctx, key, ...rest }))).toBe("not_complete");
  });

  test("is told at once of a GST number that a member has, and learns nothing else of the member", async () => {
    const { firm } = await createMember(opened.services);
    const { ctx, key, ...rest } = await createApplication(opened.services, "filled");
    const { problems } = await saveAnswers(ctx, { key, step: "firm", typed: { ...newAnswers().firm, gstNo: firm.gstNo.toLowerCase() } });
    expect(problems).toEqual({ gstNo: expect.stringMatching(/^A firm with this GST number is registered .* sign in/) });
    expect(JSON.stringify(await readOwnApplication(ctx, { key }))).not.toContain(firm.name);
    expect(await refusalCodeOf(submit({ ctx, key, ...rest }))).toBe("not_complete");
  });

  test("opens only the own application: a key of another one, a changed key and none are the same", async () => {
    const [mine, other] = [await createApplication(opened.services, "started"), await createApplication(opened.services, "started")];
    const mixed = `${other.id}.${mine.key.split(".")[1] ?? ""}`;
    for (const key of [mixed, `${mine.key}x`, mine.id, "", "x.y"]) {
      expect(await refusalCodeOf(readOwnApplication(mine.ctx, { key }))).toBe("joining_link_gone");
      expect(await refusalCodeOf(saveAnswers(mine.ctx, { key, step: "contact", typed: {} }))).toBe("joining_link_gone");
      expect(await refusalCodeOf(giveDocument({ ctx: mine.ctx, key }, "iec"))).toBe("joining_link_gone");
    }
  });

  test("uploads papers that can be opened; a wrong one leaves the earlier one, and another one replaces it", async () => {
    const application = await createApplication(opened.services, "started");
    expect(await refusalCodeOf(giveDocument(application, "iec", { bytes: Buffer.from("just text"), name: "iec.txt" }))).toBe("unsupported_type");
    expect(await refusalCodeOf(giveDocument(application, "iec", { bytes: Buffer.alloc(12 * 1024 * 1024, 1), name: "large.pdf" }))).toBe(
      "file_too_large",
    );
    await giveDocument(application, "iec");
    await giveDocument(application, "iec", { name: "better.pdf" });
    const rows = await database.db
      .select()
      .from(membershipApplicationDocuments)
      .where(eq(membershipApplicationDocuments.applicationId, application.id));
    expect(rows.map(({ name }) => name)).toEqual(["better.pdf"]);
    const [key = ""] = rows.map(({ storageKey }) => storageKey);
    expect(await selectReferencedKeys(database.db, [key])).toEqual(new Set([key])); // the sweep of files leaves it
  });
});

test("the papers of an application are opened by the key of its link, as attachments, before and after it is sent", async () => {
  const app = await startTestApp(opened.services);
  const [mine, other] = [await createApplication(opened.services, "filled"), await createApplication(opened.services, "started")];
  const documentOf = async ({ ctx, key }: TestApplication) =>
    (await readOwnApplication(ctx, { key })).documents.find(({ field }) => field === "iec")?.file ?? { id: "" };
  const { id } = await documentOf(mine);
  const answerTo = (key?: string) => fetch(`${app.url}/files/joining/${id}${key === undefined ? "" : `?key=${encodeURIComponent(key)}`}`);
  const answer = await answerTo(mine.key);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^attachment; filename="iec.pdf"/),
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(textPdf(["iec"]));
  for (const key of [other.key, `${mine.key}x`, mine.id, ""]) expect((await answerTo(key)).status).toBe(404);
  expect((await answerTo()).status).toBe(401);
  await submit(mine);
  expect((await answerTo(mine.key)).status).toBe(200);
  await app.close();
});

describe("a form behind the link", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(opened.services, joiningPosts(opened.services));
  });
  afterAll(() => app?.close());
  const post = async ({ key }: TestApplication, path: string, fields: Record<string, string>) =>
    fetch(`${app.url}/join/${path}?key=${encodeURIComponent(key)}`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: app.url },
      body: new URLSearchParams(fields),
    });
  const hiddenIn = (html: string): Record<string, string> =>
    Object.fromEntries(
      [...html.matchAll(/<input[^>]* type="hidden"[^>]*>/g)].map(([tag]) => [
        / name="([^"]*)"/.exec(tag)?.[1] ?? "",
        / value="([^"]*)"/.exec(tag)?.[1] ?? "",
      ]),
    );
  const placeOf = ({ headers }: Response) => (headers.get("location") ?? "").replace(/key=[^&]*&?/, "");

  test("stores answers on the way to a document, and refuses one that is too long but keeps it", async () => {
    const application = await createApplication(opened.services, "submitted");
    await asked(application);
    const reply = async () => (await readOwnApplication(application.ctx, { key: application.key })).remarks[0];
    const name = `reply-${(await reply())?.id ?? ""}`;
    expect(placeOf(await post(application, "reply", { [name]: "Half an answer", to: "iec" }))).toBe("/join?step=documents#document-iec");
    expect(await reply()).toMatchObject({ reply: "Half an answer", isSent: false });
    const long = "x".repeat(5_000);
    expect(placeOf(await post(application, "reply", { [name]: long }))).toBe("/join?problem=reply_too_long#problem");
    expect(await reply()).toMatchObject({ reply: long, isSent: false });
    // A line break counts once, though a browser sends it as two characters.
    const lines = `${"x".repeat(1_000)}\r\n${"y".repeat(999)}`;
    expect(placeOf(await post(application, "reply", { [name]: lines }))).toBe("/join?");
    expect(await reply()).toMatchObject({ reply: lines.replace("\r", ""), isSent: true });
  });

  test("has the words of the office in their language, marked on a Hindi page where they are English", async () => {
    const application = await createApplication(opened.services, "submitted", { language: "hi" });
    const inHindi = "जीएसटी का प्रमाणपत्र फिर भेजें।";
    const remarks = [
      { field: "iec", remark: "The page is cut off." },
      { field: "gst", remark: inHindi },
    ] as const;
    await askApplicant(officer, { ...(await seen(application)), remarks: [...remarks] });
    expect(await pageOf(application)).toContain(`<span lang="hi">${inHindi}</span>`);
    const marked = (text: string) => `<span lang="en">${text}</span> <span lang="hi">${textsOf("hi").frame.inEnglish}</span>`;
    const hindiPage = async () => (await pageOf(application, {}, "hi")).replaceAll(/ class="[^"]*"/g, "");
    const asking = await hindiPage();
    expect(asking).toContain(marked("The page is cut off."));
    expect(asking).toContain(`<span>${inHindi}</span>`);
    await refuseApplication(officer, { ...(await seen(application)), reason: "No devices." });
    expect(await hindiPage()).toContain(marked("No devices."));
  });

  test("takes as many answers in Hindi as in English", async () => {
    const application = await createApplication(opened.services, "submitted");
    const remarks = [null, ...joiningDocumentFields].map((field) => ({ field, remark: "Explain this." }));
    await askApplicant(officer, { ...(await seen(application)), remarks });
    const stored = async () => (await readOwnApplication(application.ctx, { key: application.key })).remarks;
    const text = "क".repeat(2_000);
    const replies = Object.fromEntries((await stored()).map(({ id }) => [`reply-${id}`, text]));
    expect(placeOf(await post(application, "reply", replies))).toBe("/join?");
    expect((await stored()).map(({ reply }) => reply)).toEqual(remarks.map(() => text));
  });

  test("of answers stands alone: beside a step they are text, and the way to a step stores them", async () => {
    const application = await createApplication(opened.services, "submitted");
    await asked(application);
    const [remark] = (await readOwnApplication(application.ctx, application)).remarks;
    const name = `reply-${remark?.id ?? ""}`;
    expect(await pageOf(application)).toMatch(/<textarea[^>]*name="reply-.*<button type="submit" form="reply" value="contact" name="to">/s);
    expect(placeOf(await post(application, "reply", { [name]: "Half an answer", to: "contact" }))).toBe("/join?step=contact");
    const beside = await pageOf(application, { step: "documents" });
    expect(beside).toMatch(/Half an answer.*Go on to your answers.*type="file"/s);
    expect(beside).not.toContain(name);
    expect(await pageOf(application, { step: "check" })).toContain(name);
  });

  test("names the states in the language of the page", async () => {
    const application = await createApplication(opened.services, "filled");
    const choices = /<select[^>]*name="stateCode"[^>]*>(.*?)<\/select>/s.exec(await pageOf(application, { step: "firm" }, "hi"))?.[1] ?? "";
    expect(choices).toContain(">केरल<");
    expect(choices.replaceAll(/<[^>]*>/g, " ")).not.toMatch(/[A-Za-z]/);
    const check = await pageOf(application, { step: "check" }, "hi");
    expect([check.includes("केरल"), check.includes("Kerala")]).toEqual([true, false]);
    expect(await pageOf(application, { step: "check" })).toContain("Kerala");
  });

  test("shows the exports before they are sent as the amount that was read", async () => {
    const application = await createApplication(opened.services, "filled");
    const check = await pageOf(application, { step: "check" });
    expect(check).toContain("For exports of Rs 45,00,000<");
    expect(check).toContain(">Rs 45,00,000</dd>");
    expect(await pageOf(application, { step: "check" }, "hi")).toContain("₹45,00,000 के निर्यात के लिए");
  });

  test("stores what is typed on the way to another step, the answers and the Membership Desk, also when something is missing", async () => {
    const application = await createApplication(opened.services, "started");
    const html = await pageOf(application, { step: "contact" });
    expect(html).toMatch(/<form id="answers".*name="contactName"/s);
    expect(html).toContain('<button type="submit" form="answers" value="exports" name="to">');
    expect(html).toMatch(/<button[^>]* formAction="\/hi\/join\/save\?key=[^"]*step=contact"/i);
    // Enter in a field presses the first button, which leads nowhere else.
    expect(/<button[^>]*>/.exec(html)?.[0]).toMatch(/^(?=.* form="answers")(?!.* name="to")/);
    const going = async (to: string) => placeOf(await post(application, "save", { step: "contact", contactName: `Desk ${to}`, to }));
    for (const [to, place] of [
      ["exports", "/join?step=exports"],
      ["check", "/join?step=check"],
      ["overview", "/join?"],
      ["membership-query", "/membership-query"],
      ["language", "/join?step=contact"],
    ] as const) {
      expect(await going(to)).toBe(place);
      expect((await readOwnApplication(application.ctx, { key: application.key })).answers["contactName"]).toBe(`Desk ${to}`);
    }
  });

  test("leads to what is wrong or to the next step, and the window says that something is wrong", async () => {
    const application = await createApplication(opened.services, "filled");
    const hasErrorAt = async (search: Search) =>
      (await loadContent(visitorContext(opened.services), { key: "join", language: "en", search: { key: application.key, ...search }, params: {} }))
        ?.head?.hasError;
    const { contact } = newAnswers();
    const place = placeOf(await post(application, "save", { step: "contact", ...contact, contactPhone: "" }));
    expect(place).toBe("/join?step=contact&checked=yes#answers-problems");
    expect([await hasErrorAt({ step: "contact", checked: "yes" }), await hasErrorAt({ step: "contact" })]).toEqual([true, false]);
    expect(await pageOf(application, { step: "contact", checked: "yes" })).toContain('id="answers-problems"');
    expect(placeOf(await post(application, "save", { step: "contact", ...contact }))).toBe("/join?step=exports#step");
    expect(await hasErrorAt({ step: "contact", checked: "yes" })).toBe(false);

    expect(placeOf(await post(application, "submit", {}))).toBe("/join?step=check&problem=declaration_needed#problem");
    const refused = { step: "check", problem: "declaration_needed" };
    expect(await pageOf(application, refused)).toMatch(/<div id="problem"[^>]* role="alert".*<a href="#declared">/s);
    expect(await hasErrorAt(refused)).toBe(true);
  });

  test("stores nothing of a step that was only looked at, and asks for the exports of a new year", async () => {
    const application = await createApplication(opened.services, "filled");
    const [stored] = await database.db.select().from(membershipApplications).where(eq(membershipApplications.id, application.id));
    const answers = { ...stored?.answers, exportYear: "2019-20" };
    await database.db.update(membershipApplications).set({ answers }).where(eq(membershipApplications.id, application.id));
    const view = await readOwnApplication(application.ctx, application);
    expect([view.answers["exports"], view.fee]).toEqual(["", null]);
    const html = await pageOf(application, { step: "exports" });
    expect(html).toContain("A new financial year has begun");
    const form = { ...hiddenIn(html), devices: view.answers["devices"] ?? "", exports: "" };
    expect(form).toMatchObject({ step: "exports", "seen-exports": "", "seen-exportYear": view.exportYear });
    const before = await rowOf(application.id);
    expect(placeOf(await post(application, "save", { ...form, to: "check" }))).toBe("/join?step=check");
    expect(await rowOf(application.id)).toEqual(before);
    expect(placeOf(await post(application, "save", form))).toBe("/join?step=exports&checked=yes#answers-problems");
    expect(await rowOf(application.id)).toEqual(before);
    // The same amount is an answer to the new question, also on the way to another step.
    await post(application, "save", { ...form, exports: "45 lakh", to: "check" });
    expect((await readOwnApplication(application.ctx, application)).problems.exports).toEqual({});
  });

  test("leaves what another window changed meanwhile, and shows both where the same answer was changed", async () => {
    const application = await createApplication(opened.services, "filled");
    const form = { ...newAnswers().contact, ...hiddenIn(await pageOf(application, { step: "contact" })) };
    const newer = { contactName: "Ms Rao", contactPhone: "+91 98765 43210" };
    await saveAnswers(application.ctx, { key: application.key, step: "contact", typed: newer });
    const contactOf = async () => (await readOwnApplication(application.ctx, application)).answers;
    expect(placeOf(await post(application, "save", { ...form, to: "documents" }))).toBe("/join?step=documents");
    expect(await contactOf()).toMatchObject(newer);
    await post(application, "save", { ...form, contactPhone: "+91 11 2345 6789" });
    expect(await contactOf()).toMatchObject({ ...newer, contactPhone: "+91 11 2345 6789" });

    const assets = { style: undefined, styles: [], themeScript: "", script: "", preloads: [], fonts: [] };
    const renderSite = async (state: SiteState) => {
      const { language, address, posted } = state;
      const value = { language, texts: textsOf(language), pageTexts: pageTextsOf(language), address, posted };
      const Page = await loadView(state);
      return [renderToString(createElement(SiteProvider, { value }, createElement(Page, state)))];
    };
    const build = async () => ({ renderSite, assetsOf: () => assets });
    const failurePage = answerFailures(opened.services, { build, finish: async (html) => html });
    const website = await startTestApp(opened.services, joiningPosts(opened.services), failurePage);
    try {
      const answer = await fetch(`${website.url}/join/save?key=${encodeURIComponent(application.key)}`, {
        method: "POST",
        headers: { origin: website.url, accept: "text/html" },
        body: new URLSearchParams({ ...form, contactName: "Mr Iyer", to: "documents" }),
      });
      const html = await answer.text();
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([409, "private, no-store"]);
      expect(html).toMatch(/Another answer was stored after this page was opened: Ms Rao\..*<input[^>]* value="Mr Iyer"/s);
      // What was not touched here is the newest; what was typed is stored by the next press.
      const shown = hiddenIn(html);
      expect(shown).toMatchObject({ "seen-contactName": "Ms Rao", "seen-contactPhone": "+91 11 2345 6789" });
      expect(await contactOf()).toMatchObject({ contactName: "Ms Rao" });
      await post(application, "save", { ...shown, contactName: "Mr Iyer", contactPhone: "+91 11 2345 6789" });
      expect(await contactOf()).toMatchObject({ contactName: "Mr Iyer", contactPhone: "+91 11 2345 6789" });
    } finally {
      await website.close();
    }
  });

  test("leaves what another window cleared meanwhile, and stores a suggestion in its place only when it is saved", async () => {
    const application = await createApplication(opened.services, "filled");
    const before = hiddenIn(await pageOf(application, { step: "firm" }));
    for (const field of Object.keys(newAnswers().firm)) before[field] = before[`seen-${field}`] ?? "";
    expect(before).not.toHaveProperty("suggested");
    await saveAnswers(application.ctx, { key: application.key, step: "firm", typed: { ...before, iecNo: "", stateCode: "" } });
    const answersNow = async () => (await readOwnApplication(application.ctx, application)).answers;
    await post(application, "save", { ...before, address: "12 Delhi Road" });
    expect(await answersNow()).toMatchObject({ iecNo: "", stateCode: "", address: "12 Delhi Road" });
    const form: Record<string, string> = { ...before, ...hiddenIn(await pageOf(application, { step: "firm" })), address: "12 Delhi Road", iecNo: "" };
    expect(form).toMatchObject({ suggested: "stateCode", "seen-stateCode": expect.stringMatching(/^\d\d$/) });
    const suggestion = form["seen-stateCode"] ?? "";
    await post(application, "save", { ...form, stateCode: suggestion, to: "check" });
    expect(await answersNow()).toMatchObject({ stateCode: "" });
    await post(application, "save", { ...form, stateCode: suggestion });
    expect(await answersNow()).toMatchObject({ iecNo: "", stateCode: suggestion });
  });

  test("that was not stored is answered with a page of its own, from which the browser leads back to what was typed", async () => {
    const application = await createApplication(opened.services, "started");
    await saveAnswers(application.ctx, { key: application.key, step: "contact", typed: {} });
    await database.db
      .update(rateLimits)
      .set({ count: limits.joiningSaves.max })
      .where(like(rateLimits.key, `${limits.joiningSaves.scope}:%`));
    const answer = await post(application, "save", { step: "contact", contactName: "Export Desk" });
    expect([answer.status, answer.headers.get("location")]).toEqual([429, null]);
  });
});

describe("the council", () => {
  test("is told in the portal of an application and of a reply, and its menu counts what waits", async () => {
    const waiting = async () => (await getWaitingCounts(officer)).applications;
    const before = await waiting();
    const application = await createApplication(opened.services, "submitted");
    expect(await waiting()).toBe(before + 1);
    const told = async () => (await noticesOf(officer)).filter(({ applicationId }) => applicationId === application.id);
    const { reference, firmName } = await getApplicationDetail(officer, application);
    expect(await told()).toMatchObject([{ title: "New application", text: `${firmName} applies for membership: ${reference}.`, isRead: false }]);
    await markRead(officer, { applicationId: application.id });
    expect(await told()).toMatchObject([{ isRead: true }]);
    await asked(application, null);
    expect(await waiting()).toBe(before);
    const [remark] = (await readOwnApplication(application.ctx, application)).remarks;
    const reply = (typed: string) => refusalCodeOf(replyToRemarks(application.ctx, { key: application.key, replies: { [remark?.id ?? ""]: typed } }));
    // Pressed twice, the reply is sent once; other words come too late.
    expect([await reply("Here it is."), await reply("Here it is."), await reply("Or there.")]).toEqual([
      "accepted",
      "accepted",
      "application_closed",
    ]);
    expect(await waiting()).toBe(before + 1);
    expect((await told()).map(({ title, isRead }) => [title, isRead])).toEqual([
      ["Reply received", false],
      ["New application", true],
    ]);
  });

  test("takes a reply that is pressed twice at once, where the second press saves after the first was sent", async () => {
    const application = await createApplication(opened.services, "submitted");
    await asked(application, null);
    const { ctx, key } = application;
    const [remark] = (await readOwnApplication(ctx, { key })).remarks;
    const input = { key, replies: { [remark?.id ?? ""]: "Here it is." } };
    let sent: () => void = () => undefined;
    const isSent = new Promise<void>((resolve) => (sent = resolve));
    const transaction: typeof ctx.db.transaction = async (...given) => isSent.then(() => ctx.db.transaction(...given));
    const db = new Proxy(ctx.db, { get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name, target)) });
    await Promise.all([replyToRemarks({ ...ctx, db }, input), replyToRemarks(ctx, input).finally(sent)]);
    expect((await readOwnApplication(ctx, { key })).state).toBe("resubmitted");
  });

  test("asks, reads the reply beside the replaced paper, and approves: firm, login and activation in one", async () => {
    const application = await createApplication(opened.services, "submitted");
    await asked(application);
    expect(await mailsTo(application.email)).toContain("joining_asked");
    const { ctx, key } = application;
    const [remark] = (await readOwnApplication(ctx, { key })).remarks;
    expect(await refusalCodeOf(replyToRemarks(ctx, { key, replies: { [remark?.id ?? ""]: "  " } }))).toBe("not_answered");
    await giveDocument(application, "iec", { name: "whole.pdf" });
    const devices = "Syringes 9018.31.00\nArtificial joints, 90213100\nSutures 00000000";
    await saveAnswers(ctx, { key, step: "exports", typed: { devices, exports: "6 lakh" } });
    await replyToRemarks(ctx, { key, replies: {} });
    const view = await getApplicationDetail(officer, application);
    expect(view).toMatchObject({ state: "resubmitted", remarks: [{ field: "iec", reply: "" }], actions: ["ask", "approve", "refuse"] });
    expect(view.documents.find(({ field }) => field === "iec")?.name).toBe("whole.pdf");
    // What was submitted can be read beside what came with the reply.
    expect(view.earlierDocuments).toMatchObject([{ field: "iec", name: "iec.pdf", replacedAt: expect.any(Date) }]);
    expect(view.handedIn).toMatchObject([{ firm: { exportsPaise: 45_00_000_00 } }, { firm: { exportsPaise: 6_00_000_00 } }]);
    expect(view.history.find(({ event }) => event === "replied")?.at).toEqual(view.handedIn[1]?.at);
    const { application: approved } = await approveApplication(officer, await seenWithFee(application));
    const [firm] = await database.db
      .select()
      .from(firms)
      .where(eq(firms.id, approved.firmId ?? ""));
    expect(firm).toMatchObject({ name: view.firmName, gstNo: view.gstNo, contactEmail: application.email, address: view.firm?.address });
    expect(firm?.membershipEndOn).toMatch(/-03-31$/);
    const ids = { userId: application.id, sessionId: application.id, firmId: approved.firmId ?? "" };
    const member = contextOf(opened.services, { kind: "user", role: "MEMBER", name: "Export Desk", email: application.email, ...ids });
    // The application asked for the devices: the first profile does not ask for them again.
    const given = { address: view.firm?.address, pan: view.firm?.pan, description: devices, hsn_codes: ["90183100", "90213100"] };
    expect(await getProfile(member)).toMatchObject({ version: 0, ...given });
    expect(await database.db.select().from(users).where(eq(users.email, application.email))).toHaveLength(1);
    expect(await mailsTo(application.email)).toEqual(expect.arrayContaining(["activation", "joining_approved"]));
    expect((await readOwnApplication(ctx, { key })).state).toBe("approved");
    // Its invoice says what it pays: a table that is published later does not count.
    expect((await getApplicationDetail(officer, application)).fee).toBeUndefined();
  });

  test.each(["en", "hi"] as const)("writes each e-mail in the language of the form (%s), and the activation that is sent again", async (language) => {
    const application = await createApplication(opened.services, "submitted", { language });
    const { application: approved } = await approveApplication(officer, await seenWithFee(application));
    const prepared = async () => {
      const rows = await database.db.select().from(mail).where(eq(mail.email, application.email));
      const emails = await Promise.all(rows.map((row) => prepareEmail(systemContext(opened.services), row.id, { hold: async () => {} })));
      return emails.flatMap((email) => (email === undefined ? [] : [`${email.kind} ${email.facts.language}`])).toSorted();
    };
    const kinds = ["activation", "invoice_issued", "joining_approved", "joining_link", "joining_received"];
    expect(await prepared()).toEqual(kinds.map((kind) => `${kind} ${language}`));
    await database.db.update(mail).set({ state: "sent" }).where(eq(mail.email, application.email));
    await database.db.delete(rateLimits);
    await resendFirmActivation(officer, { firmId: approved.firmId ?? "" });
    expect(await prepared()).toEqual([`activation ${language}`]);
  });

  test("approves once when two officers do it at the same time", async () => {
    const application = await createApplication(opened.services, "submitted");
    const input = await seenWithFee(application);
    const results = await Promise.all([officer, colleague].map((ctx) => refusalCodeOf(approveApplication(ctx, input))));
    expect(results.toSorted()).toEqual(["accepted", "already_decided"]);
    expect(await database.db.select().from(users).where(eq(users.email, application.email))).toHaveLength(1);
    const bills = await database.db
      .select()
      .from(invoices)
      .where(eq(invoices.firmId, (await rowOf(application.id))?.firmId ?? ""));
    expect(bills).toMatchObject([{ kind: "joining", totalPaise: 11_800_00, stateCode: "27" }]);
    expect((await mailsTo(application.email)).filter((kind) => kind === "activation")).toHaveLength(1);
  });

  test("invoices a firm with an unusual GST number in the state that it chose, not in that of a street", async () => {
    const answers = newAnswers();
    const firm = { ...answers.firm, gstNo: `UNUSUAL-${answers.firm["gstNo"] ?? ""}`, address: "12 Delhi Road, Gurugram", stateCode: "06" };
    const application = await createApplication(opened.services, "submitted", { answers: { ...answers, firm } });
    const { firmId } = (await approveApplication(officer, await seenWithFee(application))).application;
    const bills = await database.db
      .select()
      .from(invoices)
      .where(eq(invoices.firmId, firmId ?? ""));
    expect(bills).toMatchObject([{ stateCode: "06", firmAddress: "12 Delhi Road, Gurugram", firmGstin: null }]);
  });

  test("approves without an invoice where the fee is zero, and says so", async () => {
    const application = await createApplication(opened.services, "submitted");
    await setFees({ ...startingFees.fees, bands: startingFees.fees.bands.map((band) => ({ ...band, feeInr: 0 })) });
    const { application: approved, message } = await approveApplication(officer, await seenWithFee(application)).finally(() =>
      setFees(startingFees.fees),
    );
    expect(approved.state).toBe("approved");
    expect(message).toContain("Its fee is zero, so it gets no invoice.");
    expect(await database.db.$count(invoices, eq(invoices.firmId, approved.firmId ?? ""))).toBe(0);
  });

  test("refuses with a reason; the applicant reads it, cannot reply any more, and may apply again", async () => {
    const application = await createApplication(opened.services, "submitted");
    const { ctx, key, email } = application;
    await asked(application, null);
    await refuseApplication(officer, { ...(await seen(application)), reason: "The firm makes no medical devices." });
    expect(await readOwnApplication(ctx, { key })).toMatchObject({ state: "refused", reason: "The firm makes no medical devices." });
    const [remark] = (await readOwnApplication(ctx, { key })).remarks;
    expect(await refusalCodeOf(replyToRemarks(ctx, { key, replies: { [remark?.id ?? ""]: "We do." } }))).toBe("application_closed");
    expect(await refusalCodeOf(giveDocument(application, "iec"))).toBe("application_closed");
    expect(await refusalCodeOf(approveApplication(officer, await seenWithFee(application)))).toBe("already_decided");
    expect((await createApplication(opened.services, "started", { email })).id).not.toBe(application.id);
  });

  test("does not approve what changed since it was seen, nor without the fees of the year, nor a login that exists", async () => {
    const application = await createApplication(opened.services, "submitted");
    const input = await seenWithFee(application);
    expect(await refusalCodeOf(approveApplication(officer, { ...input, revision: input.revision - 1 }))).toBe("stale_version");
    const next = new Date(Date.UTC(new Date().getUTCFullYear() + 2, 5, 1));
    const error = await approveApplication({ ...officer, now: () => next }, input).catch((refusal: unknown) => refusal);
    expect(error).toMatchObject({
      code: "fees_missing",
      message: expect.stringMatching(/^The fees of 20\d\d-\d\d are not published\. Publish them/),
    });
    const view = await getApplicationDetail({ ...officer, now: () => next }, application);
    expect(view).toMatchObject({ actions: ["ask", "refuse"], hindrance: expect.stringMatching(/^The fees of 20\d\d-\d\d are not published/) });
    expect(view.fee).toBeUndefined();
    await createUser(opened.services, "BUYER", { email: application.email });
    expect(await refusalCodeOf(approveApplication(officer, input))).toBe("email_taken");
    expect((await rowOf(application.id))?.state).toBe("submitted");
    expect((await getApplicationDetail(officer, application)).warnings).toContain("Another login has this e-mail address.");
  });

  test("does not approve with another fee than the one that was seen", async () => {
    const application = await createApplication(opened.services, "submitted");
    const input = await seenWithFee(application);
    const before = await database.db.$count(invoices);
    await setFees({ ...startingFees.fees, bands: startingFees.fees.bands.map((band) => ({ ...band, feeInr: band.feeInr + 1_000 })) });
    const approved = approveApplication(officer, input).finally(() => setFees(startingFees.fees));
    expect(await refusalCodeOf(approved)).toBe("stale_version");
    expect(await rowOf(application.id)).toMatchObject({ state: "submitted", firmId: null });
    expect(await database.db.$count(invoices)).toBe(before);
  });

  test("does not approve with the exports of another year, and is told before; the applicant is asked for them first", async () => {
    const application = await createApplication(opened.services, "submitted");
    expect((await getApplicationDetail(officer, application)).hindrance).toBeUndefined();
    await database.db.update(membershipApplications).set({ exportYear: "2019-20" }).where(eq(membershipApplications.id, application.id));
    expect(await refusalCodeOf(approveApplication(officer, await seenWithFee(application)))).toBe("exports_of_other_year");
    const view = await getApplicationDetail(officer, application);
    expect(view).toMatchObject({ actions: ["ask", "refuse"], hindrance: expect.stringMatching(/^The applicant gave the exports of 2019-20, but /) });
    expect(view.fee).toBeUndefined();
    await asked(application, null);
    expect(await getApplicationDetail(officer, application)).toMatchObject({ actions: ["refuse"], hindrance: undefined });
  });

  test("is warned of a member and of another application with the same numbers", async () => {
    const answers = newAnswers();
    const [one, two] = [
      await createApplication(opened.services, "submitted", { answers }),
      await createApplication(opened.services, "submitted", { answers }),
    ];
    const { reference } = await getApplicationDetail(officer, one);
    expect((await getApplicationDetail(officer, two)).warnings).toContain(
      `Application ${reference} of ${answers.firm["firmName"]} (submitted) has the same GST number and IEC.`,
    );
    await approveApplication(officer, await seenWithFee(one));
    expect((await getApplicationDetail(officer, two)).warnings).toContain(`The member ${answers.firm["firmName"]} has this GST number.`);
    expect(await refusalCodeOf(approveApplication(officer, await seenWithFee(two)))).toBe("not_complete");
  });

  test("lists what waits longest first, never a draft, and finds by name, number and state", async () => {
    const answers = { ...newAnswers(), firm: { ...newAnswers().firm, firmName: "Konkan Catheters", gstNo: newGstNo() } };
    const draft = await createApplication(opened.services, "filled", { answers });
    const input = { page: 1, pageSize: 10, search: "konkan cath", state: undefined };
    expect((await listApplications(officer, input)).count).toBe(0);
    await submit(draft);
    expect((await listApplications(officer, input)).rows).toMatchObject([{ firmName: "Konkan Catheters", state: "submitted", waitingDays: 0 }]);
    expect((await listApplications(officer, { ...input, state: "refused" })).count).toBe(0);
    const all = await listApplications(officer, { page: 1, pageSize: 100, search: undefined, state: undefined });
    expect(all.rows.map(({ state }) => state)).not.toContain("draft");
    expect(await refusalCodeOf(getApplicationDetail(officer, await createApplication(opened.services, "filled")))).toBe("application_not_found");
  });
});

describe("what is kept", () => {
  test("an unopened link goes after seven days, a draft after ninety, a refused application after a year", async () => {
    const [unopened, draft, waiting, refused] = [
      await createApplication(opened.services, "started"),
      await createApplication(opened.services, "filled"),
      await createApplication(opened.services, "submitted"),
      await createApplication(opened.services, "submitted"),
    ];
    await refuseApplication(officer, { ...(await seen(refused)), reason: "No devices." });
    const left = async (days: number) => {
      await eraseOldApplications(later(days));
      const found = await Promise.all([unopened, draft, waiting, refused].map(({ id }) => rowOf(id)));
      return found.map((row) => row?.state);
    };
    expect(await left(6)).toEqual(["draft", "draft", "submitted", "refused"]);
    expect(await left(8)).toEqual([undefined, "draft", "submitted", "refused"]);
    expect(await left(91)).toEqual([undefined, undefined, "submitted", "refused"]);
    expect(await refusalCodeOf(readOwnApplication(draft.ctx, { key: draft.key }))).toBe("joining_link_gone");
    expect(await left(366)).toEqual([undefined, undefined, "submitted", undefined]);
  });

  test("a link that is asked for again keeps its draft as long as a new one", async () => {
    const [unopened, draft] = [await createApplication(opened.services, "started"), await createApplication(opened.services, "filled")];
    const askedAgain = async ({ ctx, email }: TestApplication, days: number) =>
      startApplication({ ...ctx, now: later(days).now }, { firmName: "x", email, consentVersion: joiningNotice.version, language: "en" });
    const left = async (days: number) => {
      await eraseOldApplications(later(days));
      return (await Promise.all([unopened, draft].map(({ id }) => rowOf(id)))).map((row) => row?.state);
    };
    await askedAgain(unopened, 6);
    expect(await left(12)).toEqual(["draft", "draft"]);
    expect(await left(14)).toEqual([undefined, "draft"]);
    await askedAgain(draft, 89);
    expect(await left(178)).toEqual([undefined, "draft"]);
    expect(await left(180)).toEqual([undefined, undefined]);
  });

  test("a person's application is found by the address and erased with its papers", async () => {
    const application = await createApplication(opened.services, "submitted");
    const { email } = application;
    const found = await findPersonalData(officer, { email });
    expect(JSON.stringify(found)).toContain("Applications for membership, with their papers");
    await erasePersonalData(officer, { email, typedEmail: email });
    expect(await rowOf(application.id)).toBeUndefined();
    const left = await database.db.$count(membershipApplicationDocuments, eq(membershipApplicationDocuments.applicationId, application.id));
    expect(left).toBe(0);
  });
});

test("a new financial year asks for the exports of the year before it", async () => {
  const { ctx, key } = await createApplication(opened.services, "filled");
  const nextYear = { ...ctx, now: () => new Date(Date.UTC(new Date().getUTCFullYear() + 1, 5, 1)) };
  expect((await readOwnApplication(nextYear, { key })).problems.exports["exports"]).toMatch(/^A new financial year has begun/);
  expect(await database.db.$count(feeTables)).toBeGreaterThan(0);
});
