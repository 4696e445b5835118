import { afterAll, beforeAll, expect, it } from "vitest";
import { createMember, testPassword } from "../support/factories.ts";
import { violationsOf } from "../support/page-input.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal.close());

it("the page for programs lists every call and makes one, and loads nothing from elsewhere", async () => {
  const { user, firm } = await createMember(portal.services);
  const page = await (await portal.browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(portal.product.url) && !request.url().startsWith("data:")) elsewhere.push(request.url());
  });
  await page.goto(`${portal.product.url}/api/docs`);
  await page.getByRole("heading", { level: 1, name: "Calls for programs" }).waitFor();
  await page.getByRole("heading", { name: "Council: reviews" }).waitFor();

  await page.getByText("Sign in", { exact: true }).click();
  const signIn = page.getByRole("form", { name: "Try Sign in" });
  await signIn.getByLabel("Body to send").fill(JSON.stringify({ email: user.email, password: testPassword, user_type: "MEMBER" }));
  await signIn.getByRole("button", { name: "Try this call" }).click();
  await signIn.getByText("Answer 200").waitFor();
  const answered = JSON.parse((await signIn.locator("pre").textContent()) ?? "{}") as { access: string };
  await page.getByLabel("Access token").fill(answered.access);

  await page.getByText("Who is signed in", { exact: true }).click();
  const me = page.getByRole("form", { name: "Try Who is signed in" });
  await me.getByRole("button", { name: "Try this call" }).click();
  await me.getByText(firm.name).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(elsewhere).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.context().close();
});
