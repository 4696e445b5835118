import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { createListedFirm } from "../support/factories.ts";
import { violationsOf } from "../support/page-input.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { isDeep, widthsOfTier } from "../support/tier.ts";

const shots = process.env["SHOTS_DIR"];
const sizes = [
  { width: 1440, height: 900, word: "hand shoes" },
  { width: 390, height: 844, word: "palm covers" },
] as const;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
  await createListedFirm(portal.services, { organization: "Glove House", codes: ["40151200"] });
});
afterAll(() => portal.close());

async function look(page: Page, name: string): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  if (shots === undefined) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width}.png`, fullPage: true });
}

describe.each(widthsOfTier(sizes, "desk"))("the council at $width px", ({ word, ...viewport }) => {
  it("tries a buyer's word, adds it with its devices, changes and removes it", async () => {
    const page = await portal.openAs("EPCMD_ADMIN", paths.searchWords, { viewport });
    const trial = page.getByLabel("What a buyer might type");
    await trial.fill(word);
    await trial.press("Enter");
    await page.getByText("No device is called so: only names and addresses are searched.").waitFor();
    await look(page, "search-words");

    await page.getByRole("button", { name: "Add a search word" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Save the search word" }).click();
    await dialog.getByText("Enter letters or digits that a buyer would type").waitFor();
    await dialog.getByText("Choose at least one device").waitFor();
    await dialog.getByLabel("Word or phrase").fill(word);
    await dialog.getByRole("combobox", { name: "Devices that it stands for" }).fill("4015");
    await page.getByRole("option", { name: /HSN 40151200/ }).click();
    await look(page, "search-word-form");
    await page.keyboard.press("Tab");
    await page.getByRole("option").first().waitFor({ state: "hidden" });
    await dialog.getByRole("button", { name: "Save the search word" }).click();
    await page.getByText(`"${word}" is a search word now. Searches use it within seconds.`).waitFor();
    await page.getByText("Surgical and examination rubber gloves, HSN 40151200", { exact: true }).first().waitFor();
    await page.getByText("1 member is found.").waitFor();

    const search = page.getByLabel("Search by word, device or HSN code");
    await search.fill(word);
    await search.press("Enter");
    await page.getByText("1 search word", { exact: true }).waitFor();
    await page.getByRole("button", { name: `Change ${word}` }).click();
    await dialog.getByLabel("Word or phrase").fill(`${word} of rubber`);
    await dialog.getByRole("button", { name: "Save the search word" }).click();
    await page.getByRole("button", { name: `Remove ${word} of rubber` }).click();
    if (isDeep) await look(page, "search-word-remove");
    await dialog.getByRole("button", { name: "Remove the search word" }).click();
    await page.getByText(`"${word} of rubber" is no search word any more.`).waitFor();
    await page.getByText(`Nothing found for "${word}".`).waitFor();
    await page.context().close();
  });
});
