import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listPath, reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { rateLimits } from "#db/schema/accounts.ts";
import { notifications } from "#db/schema/notifications.ts";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { eventually } from "../support/eventually.ts";
import { createUser } from "../support/factories.ts";
import { holdBackAddress } from "../support/hold-back.ts";
import { violationsOf } from "../support/page-input.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";
import { isDeep, widthsOfTier } from "../support/tier.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal({}, { hasPageJobs: true });
});
afterAll(() => portal?.close());
beforeEach(async () => {
  await portal.database.db.delete(rateLimits);
});

const looks = { "1440 px": { viewport: { width: 1440, height: 1000 } }, "390 px": { viewport: { width: 390, height: 844 } } } as const;
type Look = keyof typeof looks;

/** Nothing stands beyond the edge of the page. */
const isWithinWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function expectSound(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await isWithinWidth(page)).toBe(true);
}

/** Of a state between two new views: the deep tier asks axe, too. */
async function expectSoundOnTheWay(page: Page): Promise<void> {
  if (isDeep) await expectSound(page);
  else expect(await isWithinWidth(page)).toBe(true);
}

describe.each(widthsOfTier<Look, Look>(["1440 px", "390 px"], "desk"))("at %s", (look) => {
  it.each<SchemeKind>(isDeep ? ["plant", "exhibition"] : ["exhibition"])(
    "the council reviews a reimbursement of %s from the list to DGFT",
    async (kind) => {
      const actors = await portal.newActors();
      const { id, firm, documents } = await reimbursementIn(portal.services, actors, "SUBMITTED", kind);
      const { listLabel, typeLabel, listColumn } = schemeOf(kind);
      const page = await portal.openAs("EPCMD_ADMIN", `${listPath("council", kind)}?search=${encodeURIComponent(firm.name)}`, looks[look]);
      await page.getByRole("link", { name: firm.name, exact: true }).waitFor();
      expect(await page.getByText(listColumn?.label ?? "Exhibition Venue", { exact: true }).count()).toBe(listColumn === undefined ? 0 : 1);
      await expectSoundOnTheWay(page);
      await page.getByRole("link", { name: firm.name, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: `${typeLabel} ${id}` }).waitFor();
      await page.getByRole("link", { name: /^Download all \(zip, / }).waitFor();
      const table = page.getByRole("table", { name: `Documents of ${id}` });
      for (const { label, isApplicable, fieldName } of documents.filter((document) => document.isApplicable)) {
        expect(isApplicable, fieldName).toBe(true);
        await table.getByRole("button", { name: label }).click();
        await page.getByRole("heading", { level: 2, name: label }).waitFor();
        await page.getByRole("radio", { name: "Sufficient" }).check();
      }
      await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
      await expectSound(page);
      await page.getByRole("button", { name: "Forward to DGFT" }).click();
      await page.getByLabel("Recommendation to DGFT (optional)").fill("All papers are in order.");
      await page.getByRole("button", { name: `Forward ${id} to DGFT` }).click();
      await page.getByText(`${listLabel} successfully forwarded to DGFT!`).waitFor();
      const { state } = await getReview(contextOf(portal.services, actors.council), { reimbursementId: id });
      expect(state).toBe("UNDER_REVIEW_DGFT");
    },
  );

  it("a common remark goes into the note, and the member would read it word for word", async () => {
    const actors = await portal.newActors();
    const { id } = await reimbursementIn(portal.services, actors, "SUBMITTED", "exhibition");
    const page = await portal.openAs("EPCMD_ADMIN", reimbursementPath("council", "exhibition", id, "booth_photos"), looks[look]);
    await page.getByRole("radio", { name: "Deficient" }).check();
    await page.getByRole("button", { name: "Not legible" }).click();
    const remark = "The document cannot be read. Send a clearer scan of the whole page.";
    await eventually(async () => expect(await page.getByLabel("Add deficiency").inputValue()).toBe(remark));
    await page.getByRole("button", { name: "Share deficiencies with member" }).click();
    const dialog = page.getByRole("dialog", { name: "Share deficiencies with member" });
    await dialog.getByText(remark).waitFor();
    await expectSound(page);
    await dialog.getByRole("button", { name: "Share 1 deficiency with the member" }).click();
    await page.getByText("Deficiencies shared successfully!").waitFor();
  });

  it("the council reads what DGFT approved and asked, and passes a query on", async () => {
    const actors = await portal.newActors();
    const reader = await createUser(portal.services, "EPCMD_ADMIN");
    const page = await portal.signIn(reader, "/epcmd_admin/notifications", looks[look]);
    await page.getByText("No approved notifications available").waitFor();
    await reimbursementIn(portal.services, actors, "APPROVED_DGFT", "plant");
    const asked = await reimbursementIn(portal.services, actors, "DEFICIENCY_DGFT", "exhibition");
    expect(await page.getByRole("button", { name: "Refresh" }).count()).toBe(1);
    await page.getByRole("button", { name: "Refresh" }).click();
    const approvals = page.getByRole("region", { name: "Approvals of DGFT" });
    await approvals.getByRole("heading", { name: "Today" }).waitFor();
    await page.getByRole("region", { name: "Unread notifications" }).waitFor();
    expect(await page.getByRole("main").getByRole("heading", { level: 2 }).first().textContent()).toBe("Unread");
    const queries = page.getByRole("region", { name: "Deficiencies raised by DGFT" });
    await queries.getByText(/^Showing (1 deficiency|(?!1 )\d+ deficiencies)/).waitFor();
    await expectSound(page);
    // A notice that came after the list was read stays unread.
    const { db } = portal.database;
    const markAll = page.getByRole("button", { name: /^Mark all \d+ as read$/ });
    await markAll.waitFor();
    const late = {
      userId: reader.id,
      kind: "approved_by_dgft",
      reimbursementId: asked.id,
      firmName: asked.firm.name,
      createdAt: new Date(),
    } as const;
    const [notice] = await db.insert(notifications).values(late).returning({ id: notifications.id });
    await Promise.all([page.waitForResponse(/notifications\.markRead/), markAll.click()]);
    expect(await db.$count(notifications, and(eq(notifications.id, notice?.id ?? ""), isNull(notifications.readAt)))).toBe(1);
    expect(await db.$count(notifications, and(eq(notifications.userId, reader.id), isNotNull(notifications.readAt)))).toBeGreaterThan(0);

    await queries.getByText(asked.id).waitFor();
    await page.goto(`${portal.product.url}${reimbursementPath("council", "exhibition", asked.id)}`);
    const panel = page.getByRole("region", { name: "Deficiency raised by DGFT" });
    await panel.getByText("Which bill of entry?").waitFor();
    await panel.getByRole("button", { name: "Share deficiencies with member" }).click();
    await panel.getByText("Comment is required. Please add a comment before sharing.").waitFor();
    await panel.getByLabel("Comment to the member").fill("DGFT asks for the bill of entry.");
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
    await panel.getByRole("button", { name: "Share deficiencies with member" }).click();
    await page.getByRole("button", { name: "Share the comment with the member" }).click();
    await page.getByText("Deficiencies shared successfully with epcmd member!").waitFor();
  });

  it.each<SchemeKind>(isDeep ? schemeKinds : ["plant"])(
    "the officer decides on a reimbursement of %s with the dossier in the page",
    async (kind) => {
      const actors = await portal.newActors();
      const { id, firm } = await reimbursementIn(portal.services, actors, "UNDER_REVIEW_DGFT", kind);
      const { listLabel, typeLabel } = schemeOf(kind);
      const page = await portal.openAs("DGFT_ADMIN", `${listPath("dgft", kind)}?search=${encodeURIComponent(firm.name)}`, looks[look]);
      await page.locator("table, ul").getByText("Under review by DGFT", { exact: true }).first().waitFor();
      await expectSoundOnTheWay(page);
      await page.getByRole("link", { name: firm.name, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: `${typeLabel} ${id}` }).waitFor();
      await page.getByRole("heading", { level: 2, name: "Recommendation of the council" }).waitFor();
      await page.getByRole("img", { name: /^Dossier .*, page 1 of \d+$/ }).waitFor({ timeout: 120_000 });
      await page.getByLabel("Deficiencies", { exact: true }).fill("To be looked at.");
      await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
      await expectSound(page);
      await page.getByRole("button", { name: "Approve", exact: true }).click();
      await page.getByRole("dialog").getByText(firm.name).waitFor();
      await page.getByRole("button", { name: `Approve ${id}` }).click();
      await page.getByText("Application approved successfully!").waitFor();
      await page.getByRole("button", { name: "Back to the list" }).click();
      await page.getByRole("heading", { level: 1, name: listLabel }).waitFor();
      expect((await getDecision(contextOf(portal.services, actors.dgft), { reimbursementId: id })).state).toBe("APPROVED_DGFT");
    },
    240_000,
  );
});

describe("a list that does not come", () => {
  it("says why, can be tried again or put away, and shows nothing made up", async () => {
    const page = await portal.openAs("DGFT_ADMIN", "/dgft_admin/products", looks["1440 px"]);
    await page.route(/\/trpc\/[^?]*dgft\.list/, (route) => route.fulfill({ status: 503, contentType: "application/json", body: "{}" }));
    await page.clock.install();
    await page.goto(`${portal.product.url}/dgft_admin/exhibition?due=overdue`);
    const alert = page.getByRole("alert");
    await eventually(async () => {
      await page.clock.runFor(5_000); // the pause before the next try
      await alert.getByRole("button", { name: "Retry" }).waitFor({ timeout: 200 });
    });
    await alert.getByRole("button", { name: "Dismiss" }).click();
    // Nothing was read, so nothing is said of the filters.
    await page.getByText("No Exhibition data available").waitFor();
    expect(await page.getByRole("button", { name: "Clear the filters" }).count()).toBe(0);
  }, 60_000);
});

it("a list that is empty by its filters says so, and clears them", async () => {
  await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED", "exhibition");
  const page = await portal.openAs("EPCMD_ADMIN", `${listPath("council", "exhibition")}?fair=No+such+fair`, looks["1440 px"]);
  await page.getByText("No reimbursement fits these filters.").waitFor();
  const list = await holdBackAddress(page, "**/trpc/*reviews.list*");
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await page.getByText("No reimbursement fits these filters.").waitFor({ state: "detached" });
  // Nothing is said of a list that is still on its way.
  expect(await page.getByText("Nothing waits for you here.").count()).toBe(0);
  await list.letThrough();
  await page.getByRole("table").getByRole("link").first().waitFor();
  expect(new URL(page.url()).search).toBe("");
});
