import { afterAll, beforeAll, expect, it } from "vitest";
import { rateLimits } from "#db/schema/accounts.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { refuseReads } from "../support/hold-back.ts";
import { violationsOf } from "../support/page-input.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openSharedPortal();
  await portal.database.db.delete(rateLimits);
});
afterAll(() => portal?.close());

it("an amount goes from the paper over a second person to an approval in part", async () => {
  const actors = await portal.newActors();
  const filed = await reimbursementIn(portal.services, actors, "UNDER_REVIEW");
  const [item] = filed.items;
  const items = [{ ...item?.facts, amount: "1200000.00" }];
  const { id, version } = await saveReview(contextOf(portal.services, actors.council), {
    reimbursementId: filed.id,
    version: filed.version,
    documents: [],
    items,
  });
  expect(version).toBeGreaterThan(filed.version);

  const first = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}?document=${item?.facts["document"] ?? ""}`);
  const cost = first.getByRole("group", { name: "Cost 1: Registration fee" });
  await cost.getByText("Entered by EPCMD").waitFor();
  // A list of reasons that cannot be read has not nothing: it is asked for again.
  const reasons = await refuseReads(first, "rules.reasons.list");
  await first.reload();
  await cost.getByRole("button", { name: "Retry" }).waitFor();
  await cost.getByLabel("Reason").fill("receipt");
  expect(await first.getByText("Nothing found").count()).toBe(0);
  await reasons.letThrough();
  await first.reload();
  const amount = cost.getByLabel("Another admissible amount");
  await amount.fill("1300000");
  await cost.getByLabel("In your own words").fill("As the receipt says.");
  await first.getByRole("button", { name: "Save Draft" }).click();
  await cost.getByText("At most what is claimed: Rs 12,00,000.00").waitFor();
  await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);

  const ofFirm = first.getByRole("region", { name: "Computation sheet" });
  await ofFirm.getByRole("button", { name: "Facts about the firm" }).click();
  await first.getByLabel("Size of the firm").selectOption("Small");
  await first.getByLabel("Exports of the year before").fill("12x");
  await first.getByRole("button", { name: "Save the facts" }).click();
  await first.getByText("Write an amount of rupees with at most two decimal places").waitFor();
  await first.getByLabel("Exports of the year before").fill("");
  expect(await violationsOf(first)).toEqual([]);
  await first.getByRole("button", { name: "Save the facts" }).click();
  await first.getByText(/^An amount that you typed beside its document cannot be saved: At most what is claimed: Rs 12,00,000.00/).waitFor();
  await first.getByRole("button", { name: "Cancel" }).last().click();
  await first.getByRole("button", { name: "Go on without saving" }).click();
  await amount.fill("1100000");
  await cost.getByLabel("In your own words").fill("");
  await cost.getByLabel("Reason").press("ArrowDown");
  await first.getByRole("option", { name: "There is no receipt for this amount." }).click();
  await ofFirm.getByRole("button", { name: "Facts about the firm" }).click();
  await first.getByLabel("Exports of the year before").fill("12,50,00,000");
  await first.getByRole("button", { name: "Save the facts" }).click();
  await ofFirm.getByText("Rs 12,50,00,000.00", { exact: true }).waitFor();
  expect(await violationsOf(first)).toEqual([]);
  await first.getByRole("button", { name: "Forward to DGFT" }).click();
  const dialog = first.getByRole("dialog");
  await dialog.getByText("Rs 5,50,000.00").waitFor();
  await dialog.getByText("Rupees five lakh fifty thousand only").waitFor();
  const reads = await refuseReads(first, "reviews.open");
  await dialog.getByRole("button", { name: `Forward ${id} to DGFT` }).click();
  // It is said although the claim cannot be read.
  await first.getByRole("status").getByText("Another person of the council has to confirm it").waitFor();
  await dialog.waitFor({ state: "detached" });
  await reads.letThrough();
  await first.reload();
  await first.getByText(/^Prepared by .*: another person has to look at it$/).waitFor();

  const second = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}`);
  await second.getByText(/^Prepared by .*: another person has to look at it$/).waitFor();
  await second.getByRole("button", { name: "Forward to DGFT" }).click();
  await second
    .getByRole("dialog")
    .getByText(/You are the second person/)
    .waitFor();
  await second.getByRole("button", { name: `Forward ${id} to DGFT` }).click();
  await second.getByText("Products successfully forwarded to DGFT!").waitFor();

  const officer = await portal.openAs("DGFT_ADMIN", `/dgft_admin/products/${id}`);
  const sheet = officer.getByRole("region", { name: "Computation sheet" });
  await sheet.getByText("Admissible Rs 11,00,000.00, share 50 percent").first().waitFor();
  await sheet.getByText("The rules propose Rs 12,00,000.00 as admissible, which gives Rs 6,00,000.00; EPCMD set it lower.").first().waitFor();
  await sheet.getByText("Reason of EPCMD: There is no receipt for this amount.").first().waitFor();
  await sheet.getByText("Rs 12,50,00,000.00", { exact: true }).waitFor();
  expect(await violationsOf(officer)).toEqual([]);
  await officer.getByRole("button", { name: "Approve", exact: true }).click();
  const approval = officer.getByRole("dialog");
  await approval.getByText("You approve Rs 5,50,000.00").waitFor();
  await approval.getByLabel("Amount that you give").fill("500000");
  await approval.getByText("Rupees five lakh only").waitFor();
  await approval.getByRole("status").getByText("Total: Rs 5,00,000.00", { exact: true }).waitFor();
  await approval.getByRole("button", { name: `Approve ${id}` }).click();
  await approval.getByText("Give the reason for each rupee less than recommended").waitFor();
  await approval.getByLabel("Reason for Rs 50,000.00 less").fill("Only the fee itself.");
  expect(await violationsOf(officer)).toEqual([]);
  await approval.getByRole("button", { name: `Approve ${id}` }).click();
  await officer.getByText("Application approved successfully!").waitFor();

  const firm = await portal.signIn(actors.member, `/Membership/reimbursements/${id}`);
  await firm.getByText("You claim Rs 12,00,000.00; EPCMD recommends Rs 5,50,000.00; DGFT sanctioned Rs 5,00,000.00.").waitFor();
  await firm.getByText(/^Why less: 50 percent of what is admissible is paid\. DGFT: Only the fee itself\.$/).waitFor();
  await firm.getByText(/^Reason of EPCMD: There is no receipt for this amount\./).waitFor();
  expect(await violationsOf(firm)).toEqual([]);
  await firm.getByRole("link", { name: "Open the computation sheet" }).click();
  await firm.getByRole("heading", { level: 1, name: `Computation sheet of ${id}` }).waitFor();
  expect((await getOwnReimbursement(contextOf(portal.services, actors.member), { reimbursementId: id })).sanctionedPaise).toBe(500_000_00);
});
