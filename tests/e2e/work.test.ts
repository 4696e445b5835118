import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { workMessages } from "#domain/work/work-messages.ts";
import { takeClaim } from "#server/application/work/assign-owners.ts";
import { getOwner } from "#server/application/work/get-owner.ts";
import { createMember, createStaffActor, createUser } from "../support/factories.ts";
import { holdBack, refuseAction } from "../support/hold-back.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

it("an officer finds the work, takes a claim, gives others away, and keeps the filters as a view", async () => {
  const { services } = portal;
  const { firm, actor: member } = await createMember(services);
  const [council, dgft] = [await createStaffActor(services, "EPCMD_ADMIN"), await createStaffActor(services, "DGFT_ADMIN")];
  const first = await reimbursementIn(services, { member, council, dgft }, "SUBMITTED");
  const second = await reimbursementIn(services, { member, council, dgft }, "DEFICIENCY_SHARED");
  const { actor: another } = await createMember(services);
  await reimbursementIn(services, { member: another, council, dgft }, "SUBMITTED");
  const colleague = await createUser(services, "EPCMD_ADMIN", { name: `Colleague ${firm.name}` });
  const me = await createUser(services, "EPCMD_ADMIN", { name: `Officer ${firm.name}` });
  const ownerOf = async (reimbursementId: string) => (await getOwner(contextOf(services, council), { reimbursementId })).owner?.name;

  const page = await portal.signIn(me, `${paths.councilHome}/products/${first.id}`);
  await page.getByRole("button", { name: "Owner: nobody" }).click();
  // The panel says what came of the last press, not of the one before.
  await refuseAction(page, "work.take", "Another officer has it.");
  await page.getByRole("button", { name: "Take", exact: true }).click();
  await page.getByText("Another officer has it.").waitFor();
  await refuseAction(page, "work.assign", "This officer has left.");
  await page.getByLabel("Give it to").selectOption({ label: colleague.name });
  await page.getByRole("button", { name: "Give", exact: true }).click();
  await page.getByText("This officer has left.").waitFor();
  expect(await page.getByText("Another officer has it.").count()).toBe(0);
  await page.getByRole("button", { name: "Take", exact: true }).click();
  await page.getByRole("button", { name: "Owner: you" }).waitFor();
  await page.goto(`${portal.product.url}${paths.councilWork}`);
  await page.getByRole("link", { name: /^1 Waiting for me/ }).waitFor();
  await page.getByRole("row", { name: new RegExp(first.id) }).waitFor();
  await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "My work 1 waiting" }).waitFor();
  // From My work the officer goes on with the own claims, and Back returns to My work.
  await page.getByRole("link", { name: firm.name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: `Product ${first.id}` }).waitFor();
  await page.getByRole("button", { name: "Forward to DGFT" }).waitFor();
  expect(await page.getByRole("navigation", { name: "In this list" }).count()).toBe(0);
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("heading", { level: 1, name: "My work" }).waitFor();

  await page.goto(`${portal.product.url}${paths.councilHome}/products?show=all&firm=${firm.id}&stall=4`);
  await page.getByText("not any more: stall.").waitFor();
  await page.getByRole("button", { name: "Choose the 2 that are shown" }).click();
  await page.getByLabel("Give them to").selectOption({ label: colleague.name });
  await page.getByRole("button", { name: "Assign" }).click();
  await page.getByText(`2 claims now have ${colleague.name} as owner.`).waitFor();
  expect([await ownerOf(first.id), await ownerOf(second.id)]).toEqual([colleague.name, colleague.name]);
  // What moved meanwhile stays chosen, and is given away once the officer has read the list again.
  await page.getByRole("button", { name: "Choose the 2 that are shown" }).click();
  await takeClaim(contextOf(services, council), { reimbursementId: second.id, takeOverFrom: colleague.id });
  await page.getByRole("button", { name: "Assign" }).click();
  await page.getByText("1 claim stayed as before:").waitFor();
  await page.getByText("1 claim chosen.").waitFor();
  await page.getByText(`Owner: ${council.name}`).waitFor();
  await page.getByRole("button", { name: "Assign" }).click();
  await page.getByText(`1 claim now has ${colleague.name} as owner.`).waitFor();
  expect(await ownerOf(second.id)).toBe(colleague.name);
  // What came of an action stays when the list is empty after it.
  await page.goto(`${portal.product.url}${paths.councilHome}/products?show=all&firm=${firm.id}&owner=${colleague.id}`);
  await page.getByRole("button", { name: "Choose the 2 that are shown" }).click();
  await page.getByRole("button", { name: "Make free" }).click();
  await page.getByRole("row", { name: new RegExp(first.id) }).waitFor({ state: "detached" });
  await page.getByText(workMessages.freed(2)).waitFor();
  // The filter names an owner who is not of the office any more, and can be cleared.
  await page.goto(`${portal.product.url}${paths.councilHome}/products?show=all&firm=${firm.id}&owner=${dgft.userId}`);
  const owner = page.getByRole("combobox", { name: "Owner", exact: true });
  await owner.locator("option:checked", { hasText: "An officer who has left" }).waitFor({ state: "attached" });
  await owner.selectOption({ label: "Every owner" });
  await page.getByRole("row", { name: new RegExp(first.id) }).waitFor();
  await page.goto(`${portal.product.url}${paths.councilHome}/products?show=all&firm=${firm.id}`);
  await page.getByRole("checkbox", { name: `Choose ${second.id}` }).check();
  await page.getByRole("checkbox", { name: `Choose ${first.id}` }).check();
  await page.getByRole("button", { name: "Remind the members" }).click();
  await page.getByText(`${first.id}: It does not wait for the member's reply.`).waitFor();
  // Where nothing is done, only the reasons are shown.
  await page.getByRole("button", { name: "Remind the members" }).click();
  await page.getByText(workMessages.remindersSent(1)).waitFor({ state: "detached" });
  await page.getByText(`${first.id}: It does not wait for the member's reply.`).waitFor();
  expect(await page.getByText(workMessages.remindersSent(0)).count()).toBe(0);

  await page.getByRole("button", { name: "Save this view" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("This firm");
  await page.getByRole("button", { name: "Save the view" }).click();
  await page.getByRole("button", { name: "View: This firm" }).waitFor();
  await page.goto(`${portal.product.url}${paths.councilHome}/products`);
  const hasFocus = (element: Element): boolean => element === document.activeElement;
  const views = page.getByRole("button", { name: "Saved views (1)" });
  await views.click();
  await page.getByRole("button", { name: "Rename This firm" }).click();
  const naming = page.getByRole("dialog", { name: "Rename the view" });
  await naming.getByRole("textbox").fill("One firm");
  await naming.getByRole("button", { name: "Rename the view" }).click();
  await naming.waitFor({ state: "detached" });
  await expect.poll(() => views.evaluate(hasFocus)).toBe(true);
  await views.click();
  await page.getByRole("link", { name: "One firm" }).click();
  await page.getByRole("row", { name: new RegExp(second.id) }).waitFor();
  expect(new URL(page.url()).search).toBe(`?show=all&firm=${firm.id}`);
  await page.getByRole("button", { name: "View: One firm" }).click();
  await refuseAction(page, "work.views.remove", "The view is not deleted.");
  await page.getByRole("button", { name: "Delete One firm" }).click();
  await page.getByRole("alert").filter({ hasText: "The view is not deleted." }).waitFor();
  await page.getByRole("button", { name: "Delete One firm" }).click();
  await page.getByRole("button", { name: "Saved views (0)" }).waitFor();
  const list = page.getByRole("list", { name: "Saved views" });
  expect(await list.evaluate(hasFocus)).toBe(true);
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  // The page of the firm has its claims of all schemes.
  await page
    .getByRole("link", { name: /^All its claims: / })
    .first()
    .click();
  await page.getByRole("table", { name: "Claims of all schemes" }).getByRole("link", { name: first.id }).waitFor();
  await page.context().close();
});

it("an absence without its deputy at work is refused where the officer typed it", async () => {
  const { services } = portal;
  const name = `Absent ${process.hrtime.bigint()}`;
  const [me, deputy] = [await createUser(services, "EPCMD_ADMIN", { name }), await createUser(services, "EPCMD_ADMIN", { name: `${name} deputy` })];
  const page = await portal.signIn(me, paths.councilOfficers);
  const form = page.getByRole("form", { name: "Enter an absence" });
  const enter = async (officer: string, standIn: string | undefined) => {
    await form.getByLabel("Officer").selectOption({ label: officer });
    await form.getByLabel("First day").fill("01-12-2099");
    await form.getByLabel("Last day").fill("05-12-2099");
    if (standIn !== undefined) await form.getByRole("combobox", { name: "Deputy" }).selectOption({ label: standIn });
    await form.getByRole("button", { name: "Enter the absence" }).click();
  };
  await enter("Select", undefined);
  await form.getByText(workMessages.chooseAbsent).first().waitFor();
  const saving = await holdBack(page, "work.setAbsence");
  await enter(deputy.name, undefined);
  await form.getByRole("button", { name: "Saving..." }).waitFor();
  await form.getByLabel("First day").fill("02-12-2099");
  await saving.letThrough();
  await page.getByText("The absence is entered.").waitFor();
  // What was typed meanwhile stays.
  expect(await form.getByLabel("First day").inputValue()).toBe("02-12-2099");
  await enter(me.name, deputy.name);
  await page.getByRole("alert").getByText(`${deputy.name} is absent from 01-12-2099 until 05-12-2099`).waitFor();
  expect(await form.getByRole("combobox", { name: "Deputy" }).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await form.getByLabel("First day").inputValue()).toBe("01-12-2099");
  await page.getByRole("button", { name: `Cancel the absence of ${deputy.name} from 01-12-2099` }).click();
  await page.getByRole("status").getByText("The absence is cancelled.").waitFor();
  await page.context().close();
});
