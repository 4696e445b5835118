import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { pages } from "#client/app/routes.tsx";
import { paths } from "#domain/council.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { createMember } from "../support/factories.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { watch } from "../support/website.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

const htmlAt = async (path: string): Promise<string> => (await fetch(portal.product.url + path)).text();

it("the HTML of every portal page names the script of its page", async () => {
  const manifest = z
    .record(z.string(), z.object({ file: z.string() }))
    .parse(JSON.parse(readFileSync(join(projectRoot, "dist/client/.vite/manifest.json"), "utf8")));
  const missing: string[] = [];
  // Without a session the login is a page of its own, and the leads always are.
  const ofTheirOwn = [paths.login, `${paths.fairLeads}/:id`];
  for (const { path, open } of pages.filter((page) => !ofTheirOwn.includes(page.path))) {
    // A path with a parameter also fits another route where the parameter is that route's word: no route has this word.
    const asked = path.replaceAll(/:\w+/g, "e26d");
    const [source = ""] = /pages\/[\w/-]+\.tsx/.exec(String(open)) ?? [];
    const { file = "no such file" } = manifest[`client/${source}`] ?? {};
    if (!(await htmlAt(asked)).includes(`<link rel="modulepreload" crossorigin href="/${file}">`)) missing.push(`${path}: ${source}`);
  }
  expect(missing).toEqual([]);
});

it("an address that no page has, or that cannot be read, is answered without files of a page", async () => {
  for (const path of [`${paths.memberHome}/a/b/c/d`, `${paths.memberHome}/%E0%A4%A`]) {
    const answer = await fetch(portal.product.url + path);
    expect([path, answer.status < 500]).toEqual([path, true]);
    expect(await answer.text()).not.toContain("reimbursements-page");
  }
});

it("a first visit asks once who is signed in, loads only scripts that its HTML names, and breaks no policy", async () => {
  const { user } = await createMember(portal.services);
  const page = await portal.signIn(user, paths.memberProfile, { viewport: { width: 390, height: 844 } });
  const watching = watch(page, portal.product.url);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/trpc/")) calls.push(...(new URL(request.url()).pathname.split("/").pop() ?? "").split(","));
  });
  const answer = await page.goto(portal.product.url + paths.memberHome);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  const html = (await answer?.text()) ?? "";
  const { problems, files } = watching.take();
  expect(problems).toEqual([]);
  expect(files.filter((file) => !html.includes(file))).toEqual([]);
  expect(calls.filter((call) => call === "accounts.me")).toHaveLength(1);
  await page.context().close();
});

it("the bar of the portal is there before the scripts, and only for a user with a session", async () => {
  const { user } = await createMember(portal.services);
  const page = await portal.signIn(user, paths.memberHome);
  const bar = page.locator(".start");
  await page.getByRole("button", { name: "Sign out" }).waitFor();
  expect(await bar.isVisible()).toBe(false);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(portal.product.url + paths.memberHome);
  await bar.waitFor();
  await page.context().clearCookies();
  await page.goto(portal.product.url + paths.memberHome);
  expect(await bar.count()).toBe(0);
  await page.context().close();
});
