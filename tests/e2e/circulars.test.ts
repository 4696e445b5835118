import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { circularMessages } from "#domain/circulars/messages.ts";
import { paths } from "#domain/council.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { saveCircular } from "#server/application/circulars/save-circular.ts";
import { circularDraft, draftCircular } from "../support/circulars.ts";
import { eventually } from "../support/eventually.ts";
import { textPdf } from "../support/files.ts";
import { holdBackAddress, refuseAction, refuseReads } from "../support/hold-back.ts";
import { violationsOf } from "../support/page-input.ts";
import { placesOfTier } from "../support/tier.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { contextOf } from "../support/services.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const textAt = async (path: string): Promise<string> => (await fetch(`${portal.product.url}${path}`, { headers: { accept: "text/html" } })).text();

it.each(placesOfTier)(
  "the council writes and publishes a circular; a member reads it; the website shows it, firm at $firm.viewport.width px",
  async ({ firm, council }) => {
    const subject = { en: `Holidays of the office, ${firm.viewport.width}`, hi: `कार्यालय के अवकाश, ${firm.viewport.width}` };
    const { member } = await portal.newActors();
    const desk = await portal.openAs("EPCMD_ADMIN", `${paths.circulars}/new`, council);
    await press(desk, "Publish the circular");
    await desk.getByRole("link", { name: "Enter the subject in Hindi" }).waitFor();
    await desk.getByLabel("Subject in English").fill(subject.en);
    await desk.getByLabel("Subject in Hindi").fill(subject.hi);
    await desk.getByLabel("Text in English").fill("The office is **closed** on these days.");
    const languageOf = (element: Element) => element.closest("[lang]")?.getAttribute("lang");
    expect(await desk.getByLabel("Text in Hindi").evaluate(languageOf)).toBe("hi");
    expect(await desk.locator("label", { hasText: "Text in Hindi" }).evaluate(languageOf)).toBe("en");
    await desk.getByLabel("Text in Hindi").fill("इन दिनों कार्यालय बंद रहेगा।");
    await desk.getByText(/^\d+ firms? gets? it today\.$/).waitFor();
    await desk.getByLabel("Show it on the website too").check();
    await press(desk, "Save as draft");
    await desk.getByText(circularMessages.saved).waitFor();
    await press(desk, "Preview as members will read it");
    await desk.getByRole("article", { name: "In Hindi" }).getByText("इन दिनों कार्यालय बंद रहेगा।").waitFor();
    expect(await violationsOf(desk)).toEqual([]);
    expect(await textAt("/circulars")).not.toContain(subject.en);
    await press(desk, "Publish the circular");
    await desk.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
    const said = await desk.getByText(/^Circular EPCMD\/.* is published\./).textContent();
    const number = /EPCMD\/\S+/.exec(said ?? "")?.[0] ?? "";
    await desk.getByText(/^Read by 0 of \d+ firms?$/).waitFor();
    expect(await violationsOf(desk)).toEqual([]);
    // A withdrawal that was refused begins without the sentence of the last time.
    await refuseAction(desk, "circulars.withdraw", "Changed elsewhere.");
    await press(desk, "Withdraw the circular");
    const withdrawal = desk.getByRole("dialog");
    await withdrawal.getByLabel("Reason").fill("Wrong days");
    await withdrawal.getByRole("button", { name: "Withdraw" }).click();
    await withdrawal.getByText("Changed elsewhere.").waitFor();
    await press(desk, "Cancel");
    await press(desk, "Withdraw the circular");
    await withdrawal.getByLabel("Reason").waitFor();
    expect(await withdrawal.getByRole("alert").count()).toBe(0);
    await press(desk, "Cancel");

    const reader = await portal.signIn(member, paths.memberCirculars, firm);
    await reader.getByText("New", { exact: true }).first().waitFor();
    expect(await violationsOf(reader)).toEqual([]);
    await reader.getByRole("link", { name: subject.en }).click();
    await reader.getByRole("heading", { name: subject.en }).waitFor();
    await reader.getByText("हिन्दी", { exact: true }).click();
    await reader.getByRole("heading", { name: subject.hi }).waitFor();
    expect(await violationsOf(reader)).toEqual([]);
    await eventually(async () => {
      await reader.reload();
      const href = await reader.getByRole("link", { name: "Download the PDF" }).getAttribute("href", { timeout: 2_000 });
      const pdf = await reader.request.get(`${portal.product.url}${href}`);
      expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    });
    await reader.getByRole("link", { name: "Circulars", exact: true }).first().click();
    await reader.getByText("Read", { exact: true }).waitFor();
    await desk.reload();
    await desk.getByText(/^Read by 1 of \d+ firms?$/).waitFor();

    for (const [path, words] of [
      ["/circulars", subject.en],
      ["/hi/circulars", subject.hi],
      ["/notices.xml", number],
      ["/sitemap.xml", `/circulars/${number.replace("EPCMD/", "").replace("/", "-")}`],
    ] as const)
      await eventually(async () => expect(await textAt(path)).toContain(words));
  },
);

it("the number of circulars of other filters goes while these are read, when it was none", async () => {
  const desk = await portal.openAs("EPCMD_ADMIN", `${paths.circulars}?search=NoSuchCircular`);
  const none = desk.getByText("0 circulars", { exact: true });
  await none.waitFor();
  const list = await holdBackAddress(desk, "**/trpc/*circulars.list*");
  await desk.getByLabel("State", { exact: true }).selectOption({ label: "Drafts" });
  await none.waitFor({ state: "detached" });
  await list.letThrough();
  await none.waitFor();
});

it("two people on one draft lose nothing: both texts are shown, and one is chosen", async () => {
  const { council } = await portal.newActors();
  const colleague = contextOf(portal.services, council);
  const { id, revision } = await draftCircular(colleague);
  const desk = await portal.openAs("EPCMD_ADMIN", `${paths.circulars}/${id}`);
  await desk.getByLabel("Subject in English").fill("Mine");
  await saveCircular(colleague, { stored: { id, revision }, draft: { ...circularDraft, subject: "Of the colleague", bodyHindi: "सहकर्मी का पाठ" } });
  const reads = await refuseReads(desk, "circulars.get");
  await press(desk, "Save as draft");
  // The refusal is said although the other text cannot be read.
  const choice = desk.getByRole("alert").filter({ hasText: circularMessages.stale });
  await choice.getByText("Save again to see both versions.").waitFor();
  await reads.letThrough();
  await press(desk, "Save as draft");
  await choice.getByText("Of the colleague").waitFor();
  await choice.getByText("Mine", { exact: true }).waitFor();
  expect(await violationsOf(desk)).toEqual([]);
  await choice.getByRole("button", { name: "Reload with these choices" }).click();
  await press(desk, "Save as draft");
  await desk.getByText(circularMessages.saved).waitFor();
  expect(await desk.getByLabel("Subject in English").inputValue()).toBe("Mine");
  // What was not changed here is the colleague's.
  expect(await desk.getByLabel("Text in Hindi").inputValue()).toBe("सहकर्मी का पाठ");

  // A circular waits for its PDF, and the way out asks before what is not saved is lost.
  const uploading = await holdBackAddress(desk, "**/uploads/circulars");
  await desk.locator('input[type="file"]').setInputFiles({ name: "signed.pdf", mimeType: "application/pdf", buffer: textPdf(["Signed"]) });
  await eventually(async () => expect(uploading.asked()).toBe(1));
  await press(desk, "Publish the circular");
  await desk.getByRole("link", { name: circularMessages.waitForUpload }).waitFor();
  await uploading.letThrough();
  await desk.getByText(/^signed\.pdf/).waitFor();
  await desk.getByRole("link", { name: circularMessages.waitForUpload }).waitFor({ state: "detached" });
  const fails = { status: 500, json: { code: "internal", message: "Something went wrong." } };
  await desk.route("**/uploads/circulars", (route) => route.fulfill(fails), { times: 1 });
  await desk.locator('input[type="file"]').setInputFiles({ name: "newer.pdf", mimeType: "application/pdf", buffer: textPdf(["Newer"]) });
  await desk.getByRole("button", { name: "Try again: newer.pdf" }).waitFor();
  await press(desk, "Publish the circular");
  await desk.getByRole("link", { name: fileMessages.notUploaded }).waitFor();
  await press(desk, "Remove newer.pdf");
  await desk.getByRole("link", { name: fileMessages.notUploaded }).waitFor({ state: "detached" });
  const leave = () => desk.getByRole("main").getByRole("link", { name: "Circulars" }).click();
  await leave();
  await press(desk, "Stay");
  await press(desk, "Save as draft");
  await desk.getByText(circularMessages.saved).waitFor();
  await leave();
  await desk.getByRole("heading", { name: "Circulars", level: 1 }).waitFor();
});
