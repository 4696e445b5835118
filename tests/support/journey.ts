import { expect } from "vitest";
import type { Browser, Page } from "playwright-core";
import type { Email } from "postal-mime";
import { gstinCheckCharacter } from "#domain/members/gstin.ts";
import { eventually } from "./eventually.ts";
import { textPdf } from "./files.ts";
import { search, violationsOf, type PageInput, type SampleFile } from "./page-input.ts";
import { activationIn, lockedMs } from "./mailbox.ts";

const demoPassword = "Demo#2026";
const memberPassword = "Nilgiri#2026x";

const pdfFile = (name: string): SampleFile => ({ name: `${name}.pdf`, mimeType: "application/pdf", buffer: textPdf([name]) });
const gstNo = (number: number): string => {
  const body = `27AAPFU${String(1000 + number)}F1Z`;
  return `${body}${gstinCheckCharacter(body)}`;
};

/** How the journey is walked, and through which number the firm differs from those of other walks. */
export type Walk = { readonly number: number; readonly size: { width: number; height: number }; readonly hands: PageInput; readonly hasAxe: boolean };

export type JourneyStage = {
  readonly url: string;
  readonly browser: Browser;
  /** The emails to an address so far, newest last. */
  emailsTo(address: string): Promise<Email[]>;
  /** Opens an address; by default once. */
  goTo?(page: Page, url: string): Promise<void>;
  /** Called between two chapters of the journey. */
  betweenChapters?(): Promise<void>;
  /** Errors that the console of the browser may log besides answers 400 and 409, which the journey brings about. */
  readonly alsoLogged?: RegExp;
};

const openOnce = async (page: Page, url: string): Promise<void> => void (await page.goto(url));

/**
 * A product reimbursement from a new firm to the approval, in a browser, by visible names, with the demonstration's accounts: a clerk
 * adds the firm, it activates, files, replies; the council reviews, the officer asks and approves; everybody was told.
 */
export async function walkJourney(
  { url, browser, emailsTo, goTo = openOnce, betweenChapters = () => Promise.resolve(), alsoLogged }: JourneyStage,
  { number, size, hands, hasAxe }: Walk,
): Promise<void> {
  const { press, write, choose, select, pick } = hands;
  const email = `exports@firm-${number}.example`;
  const firmName = `Sahyadri Instruments ${number}`;
  const complaints: string[] = [];

  /** A device of its own: fresh profile, nothing remembered. */
  async function device(): Promise<Page> {
    const context = await browser.newContext({ viewport: size, reducedMotion: "reduce" });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    // With a listener the browser passes its file picker to the test; a key press may be faster than this switch.
    page.on("filechooser", () => undefined);
    return page;
  }
  const look = async (page: Page): Promise<void> => {
    if (hasAxe) expect(await violationsOf(page), page.url()).toEqual([]);
  };
  const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

  async function logIn(page: Page, who: string, password: string, as: string, home: string): Promise<void> {
    await goTo(page, `${url}/login`);
    await heading(page, "Login").waitFor();
    await write(page.getByLabel("Email"), who);
    await write(page.getByLabel("Password"), password);
    await select(page.getByLabel("Login as"), as);
    await press(button(page, "Login"));
    await page.waitForURL((url) => url.pathname.startsWith(home));
  }

  // A council clerk adds the firm.
  const council = await device();
  await logIn(council, "admin@epcmd.example", demoPassword, "EPCMD Admin", "/epcmd_admin");
  await heading(council, "My work").waitFor();
  await look(council);
  const menu = button(council, "Open the menu");
  if (await menu.isVisible()) await press(menu);
  await press(council.getByRole("link", { name: "Admin panel", exact: true }));
  await heading(council, "Admin panel").waitFor();
  await look(council);
  await press(button(council, "Add a new entry"));
  const entry = council.getByRole("region", { name: "New firm" });
  for (const [label, text] of [
    ["Firm name", firmName],
    ["GST number", gstNo(number)],
    ["Start date", "01-04-2026"],
    ["End date", "31-03-2099"],
    ["Contact name", "Export Office"],
    ["Contact e-mail", email],
    ["Contact phone", "+91 98765 43210"],
  ] as const)
    await write(entry.getByLabel(label), text);
  await look(council);
  await press(entry.getByRole("button", { name: "Save" }));
  await entry.waitFor({ state: "detached" });

  await betweenChapters();
  // The firm activates its login from the mail.
  const { path, otp } = await activationIn(() => emailsTo(email));
  const first = await device();
  await goTo(first, `${url}${path}`);
  await heading(first, "Activate your account").waitFor();
  await write(first.getByLabel("OTP"), otp);
  await press(button(first, "Verify OTP"));
  await heading(first, "Set your password").waitFor();
  await write(first.getByLabel("New password"), memberPassword);
  await write(first.getByLabel("Confirm password"), memberPassword);
  await look(first);
  await press(button(first, "Activate account"));
  await heading(first, "Login").waitFor();

  await betweenChapters();
  // It fills in its profile once.
  await logIn(first, email, memberPassword, "Member", "/member-profile");
  await heading(first, "Member profile").waitFor();
  await look(first);
  for (const [label, text] of [
    ["Registered address", "12 Industrial Area, Pune"],
    ["PAN", `AAPFU${1000 + number}F`],
    ["WhatsApp number", "98765 43210"],
    ["Alternate e-mail", `office@firm-${number}.example`],
    ["Brief about the organisation", "We make instruments."],
    ["Search devices by name or HSN code", "forceps"],
  ] as const)
    await write(first.getByRole(label.startsWith("Search") ? "searchbox" : "textbox", { name: new RegExp(`^${label}`) }), text);
  await choose(first.getByRole("checkbox", { name: /^Forceps/ }));
  for (const statement of [/^I accept/, /takes no liability/, /must be correct/]) await choose(first.getByRole("checkbox", { name: statement }));
  await press(button(first, "Save"));
  await first.getByRole("status").getByText("Save Successfully").first().waitFor();
  await look(first);

  await betweenChapters();
  // Five steps on the first device.
  await press(first.getByRole("link", { name: "Go to your reimbursements" }));
  await heading(first, "Your reimbursements").waitFor();
  await look(first);
  await press(first.getByRole("link", { name: "Start a new product reimbursement" }));
  await press(first.getByRole("link", { name: /^Start: Firm details/ }));
  const step = (page: Page, at: number) => heading(page, new RegExp(`^Step ${at} of 10`));
  const next = (page: Page) => press(button(page, "Save & Next"));
  await step(first, 1).waitFor();
  expect(await first.getByLabel("Address of the firm").inputValue()).toBe("12 Industrial Area, Pune");
  await first.getByRole("link", { name: "Change in profile" }).waitFor();
  await look(first);
  await next(first);
  await step(first, 2).waitFor();
  await next(first);
  await first.getByRole("alert").getByText("Please complete all required fields before proceeding to the next step.").waitFor();
  await look(first);
  const id = new URL(first.url()).searchParams.get("id") ?? "";
  expect(id).toMatch(/^PRD-\d{4}-\d{5}$/);
  const addCost = async (page: Page): Promise<void> => {
    await press(button(page, "Add a cost"));
    const country = page.getByRole("combobox", { name: /^Country/ });
    // Enter before an option is marked does not submit the step.
    await country.press("Enter");
    await search(hands, country, "keny", "Kenya");
    await write(page.getByLabel("Certificate or application no."), `KE-${number}`);
    await write(page.getByLabel("Paid on"), "16-02-2026");
    await search(hands, page.getByRole("combobox", { name: /^Currency/ }), "indian", /^INR/);
    await write(page.getByLabel("Amount"), "125000");
    await look(page);
    await press(button(page, "Done with this cost"));
    await page.getByText("1. Registration fee, Kenya, Rs 1,25,000").waitFor();
  };
  for (const [at, name] of [
    [2, "rcmc"],
    [3, "export-value"],
    [4, "products"],
    [5, "foreign"],
  ] as const) {
    await step(first, at).waitFor();
    await pick(button(first, /^Choose file/), pdfFile(`${name}-${number}`));
    await first.getByText(`${name}-${number}.pdf: Ready`).waitFor({ state: "attached" });
    if (at === 2) await look(first);
    if (at === 5) await addCost(first);
    await next(first);
  }
  await step(first, 6).waitFor();

  await betweenChapters();
  // The rest on another one: everything is there.
  const second = await device();
  await logIn(second, email, memberPassword, "Member", "/Membership");
  await press(second.getByRole("link", { name: id }));
  await press(second.getByRole("link", { name: /^Continue: Indian mission certificate/ }));
  await step(second, 6).waitFor();
  await choose(second.getByRole("radio", { name: "Yes" }));
  await pick(button(second, /^Choose file/), pdfFile(`mission-${number}`));
  await second.getByText(`mission-${number}.pdf: Ready`).waitFor({ state: "attached" });
  await look(second);
  await next(second);
  await step(second, 7).waitFor();
  await choose(second.getByRole("radio", { name: "Yes" }));
  await select(second.getByLabel("Product type"), "Implant");
  await select(second.getByLabel("Country of registration"), "Germany");
  await write(second.getByLabel("Date of receipt"), "16-02-2026");
  await write(second.getByLabel("Amount received"), "1250000");
  await next(second);
  await step(second, 8).waitFor();
  await choose(second.getByRole("radio", { name: "No" }));
  await next(second);
  await step(second, 9).waitFor();
  await pick(button(second, /^Choose file/), pdfFile(`licence-${number}`));
  await second.getByText(`licence-${number}.pdf: Ready`).waitFor({ state: "attached" });
  await next(second);
  await step(second, 10).waitFor();
  await second.getByText("12 Industrial Area, Pune").waitFor();
  await second.getByText("Total: Rs 1,25,000.00").waitFor();
  await second.getByText(`rcmc-${number}.pdf`).first().waitFor();
  await look(second);
  await choose(second.getByRole("checkbox", { name: /^I declare/ }));
  await press(button(second, "Submit for Review"));
  await heading(second, `${id} is submitted`).waitFor();
  await second.getByText("Form submitted for review successfully! All your data and documents have been saved.").waitFor();
  await look(second);

  await betweenChapters();
  // The council reviews document by document and sends one back.
  const openClaim = async (page: Page, list: string): Promise<void> => {
    await goTo(page, `${url}${list}`);
    await write(page.getByLabel(/^Search by/), id);
    await press(button(page, "Search"));
    await press(page.getByRole("link", { name: firmName, exact: true }));
    await heading(page, new RegExp(id)).waitFor();
  };
  const judge = async (label: RegExp, verdict: string): Promise<void> => {
    await press(council.getByRole("table", { name: `Documents of ${id}` }).getByRole("button", { name: label }));
    await choose(council.getByRole("radiogroup", { name: label }).getByRole("radio", { name: verdict }));
  };
  await openClaim(council, "/epcmd_admin/products");
  await council.getByRole("img").first().waitFor();
  await look(council);
  for (const label of [/RCMC/, /FOB value/, /Particulars/, /Indian mission/, /Manufacturing/]) await judge(label, "Sufficient");
  await judge(/foreign country/, "Deficient");
  await write(council.getByLabel("Add deficiency"), "The stamp of the authority cannot be read.");
  await press(button(council, "Forward to DGFT"));
  await council.getByRole("dialog").getByText('Please set all documents status to "SUFFICIENT" before forwarding to DGFT.').waitFor();
  await look(council);
  await press(council.getByRole("dialog").getByRole("button", { name: "Back to the review" }));
  await press(button(council, "Share deficiencies with member"));
  await council.getByRole("dialog").getByText("The stamp of the authority cannot be read.").waitFor();
  await look(council);
  await press(council.getByRole("dialog").getByRole("button", { name: "Share 1 deficiency with the member" }));
  await council.getByText("Deficiencies shared successfully!").waitFor();

  await betweenChapters();
  // The firm replaces that document only.
  await goTo(second, `${url}/Membership`);
  await press(second.getByRole("link", { name: id }));
  await second.getByText("Action needed: deficiency in 1 document").waitFor();
  await second.getByText("The stamp of the authority cannot be read.").first().waitFor();
  expect(await second.getByRole("button", { name: /^Replace/ }).count()).toBe(1);
  await look(second);
  await pick(button(second, /^Replace/), pdfFile(`foreign-clearer-${number}`));
  await second.getByText(`foreign-clearer-${number}.pdf: Ready`).waitFor({ state: "attached" });
  await press(button(second, "Send reply"));
  await second.getByText("Reply received, under review by EPCMD").first().waitFor();

  await betweenChapters();
  // The council forwards it.
  await openClaim(council, "/epcmd_admin/products");
  await council
    .getByText(/Replaced since last check/)
    .first()
    .waitFor();
  await judge(/foreign country/, "Sufficient");
  await press(button(council, "Save Draft"));
  await council.getByText("Draft saved successfully!").waitFor();
  await press(button(council, "Forward to DGFT"));
  await press(council.getByRole("dialog").getByRole("button", { name: `Forward ${id} to DGFT` }));
  await council.getByText("Products successfully forwarded to DGFT!").waitFor();

  await betweenChapters();
  // The officer asks, the council answers, the officer approves.
  const officer = await device();
  await logIn(officer, "dgft@epcmd.example", demoPassword, "DGFT Admin", "/dgft_admin");
  await openClaim(officer, "/dgft_admin/products");
  await write(officer.getByLabel("Deficiencies", { exact: true }), "State the bill of entry.");
  await look(officer);
  await press(button(officer, "Share deficiencies with EPCMD"));
  await press(officer.getByRole("dialog").getByRole("button", { name: "Share with EPCMD" }));
  await officer.getByText("Deficiencies shared with EPCMD successfully!").waitFor();
  await goTo(council, `${url}/epcmd_admin/notifications`);
  await council.getByText(new RegExp(id)).first().waitFor();
  await look(council);
  await openClaim(council, "/epcmd_admin/products");
  await council.getByText("State the bill of entry.").first().waitFor();
  await press(button(council, "Forward to DGFT"));
  await write(council.getByRole("dialog").getByLabel(/^Answer to the query/), "It is 4711 of March.");
  await press(council.getByRole("dialog").getByRole("button", { name: `Forward ${id} to DGFT` }));
  await council.getByText("Products successfully forwarded to DGFT!").waitFor();
  await openClaim(officer, "/dgft_admin/products");
  await officer.getByText("It is 4711 of March.").first().waitFor();
  await press(button(officer, "Approve"));
  await press(officer.getByRole("dialog").getByRole("button", { name: `Approve ${id}` }));
  await officer.getByText("Application approved successfully!").waitFor();

  await betweenChapters();
  // Every step sent its emails.
  await goTo(second, `${url}/Membership`);
  await second
    .getByText(/^Approved by DGFT on \d\d-\d\d-\d{4}$/)
    .first()
    .waitFor();
  await goTo(second, `${url}/Membership/notifications`);
  await heading(second, "Notifications").waitFor();
  for (const title of ["Action needed", "Forwarded to DGFT", "DGFT has a query", "Approved by DGFT"])
    await second
      .getByRole("link", { name: new RegExp(`^${title}`) })
      .first()
      .waitFor();
  await look(second);
  const subjects = await eventually(async () => {
    // A worker that is killed between the email and its note of it sends it again, under the same Message-ID.
    const found = [...new Map((await emailsTo(email)).map(({ messageId, subject = "" }) => [messageId, subject])).values()];
    if (found.length < 8) throw new Error(`only ${found.join("; ")}`);
    return found;
  }, lockedMs);
  expect(subjects.toSorted()).toEqual(
    [
      "Activate your EPCMD login",
      `${id}: received`,
      `${id}: action needed`,
      `${id}: your reply was received`,
      `${id}: forwarded to DGFT`,
      `${id}: DGFT has a query`,
      `${id}: forwarded to DGFT`,
      `${id}: approved by DGFT`,
    ].toSorted(),
  );
  expect(complaints.filter((text) => !/40[09] \(/.test(text) && !alsoLogged?.test(text))).toEqual([]);
  for (const page of [council, first, second, officer]) await page.context().close();
}
