import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Locator, Page, Response } from "playwright-core";
import { eventually } from "./eventually.ts";

/** A file to choose in the browser's file picker. */
export type SampleFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** How a page is operated: with the mouse, or with the keyboard only. */
export type PageInput = {
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>;
  /** Replaces what stands in a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses a radio button or ticks a box. */
  choose(option: Locator): Promise<void>;
  select(list: Locator, label: string): Promise<void>;
  /** Opens the file picker of a button and takes a file. */
  pick(button: Locator, file: SampleFile): Promise<void>;
};

export const mouse: PageInput = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: (option) => option.check(),
  select: async (list, label) => void (await list.selectOption({ label })),
  async pick(button, file) {
    const chooser = button.page().waitForEvent("filechooser");
    await button.click();
    await (await chooser).setFiles(file);
  },
};

/** Finds a choice of a long list by typing a part of it, and takes it. */
export async function search({ write }: PageInput, list: Locator, part: string, name: string | RegExp): Promise<void> {
  await write(list, part);
  const page = list.page();
  // Enter takes the option that is marked.
  await page.getByRole("option", { name }).and(page.locator("[data-combobox-selected]")).waitFor();
  // While it opens, the list of the component library may forget the mark; Enter then does nothing, and an arrow marks again.
  await eventually(async () => {
    await page.keyboard.press("Enter");
    const closed = page.getByRole("option", { name }).waitFor({ state: "hidden", timeout: 2_000 });
    await closed.catch(async (error: unknown) => {
      await page.keyboard.press("ArrowDown");
      throw error;
    });
  });
}

const maxTabs = 250;
const tabsAtOnce = 8;

/** Presses Tab until the target has the focus. Several presses go out at once: the page holds back those that come after the target is reached. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const page = target.page();
  for (let tabs = 0; tabs <= maxTabs; tabs += tabsAtOnce) {
    if (await target.evaluate(holdTabsFrom)) return;
    await Promise.all(Array.from({ length: tabsAtOnce }, () => page.keyboard.press("Tab")));
  }
  throw new Error(`Tab never reached ${String(target)}`);
}

/** In the page: whether the element has the focus. If it has not, Tab does nothing once it has. */
function holdTabsFrom(element: Element): boolean {
  const page: Window & { heldTabs?: AbortController } = window;
  page.heldTabs?.abort();
  if (element === document.activeElement) return true;
  const held = (page.heldTabs = new AbortController());
  const hold = (event: KeyboardEvent): void => {
    if (event.key !== "Tab" || element !== document.activeElement) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", hold, { capture: true, signal: held.signal });
  return false;
}

/** Arrow keys move within a group of radio buttons; Tab reaches only one of them. */
async function arrowTo(option: Locator): Promise<void> {
  await option.waitFor();
  const page = option.page();
  const name = (await option.getAttribute("name")) ?? "";
  const entry = page.locator(`input[type=radio][name="${name}"]`);
  const isInGroup = (): Promise<boolean> => entry.evaluateAll((radios) => radios.some((radio) => radio === document.activeElement));
  for (let tabs = 0; tabs < maxTabs && !(await isInGroup()); tabs += 1) await page.keyboard.press("Tab");
  const isThere = (): Promise<boolean> => option.evaluate((element) => element === document.activeElement);
  const count = await entry.count();
  for (let moves = 0; moves < count && !(await isThere()); moves += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  if (!(await option.isChecked())) throw new Error(`the keyboard could not choose ${String(option)}`);
}

export const keyboard: PageInput = {
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press("Enter");
  },
  async write(field, text) {
    await tabTo(field);
    await field.page().keyboard.press("ControlOrMeta+a");
    await field.page().keyboard.type(text);
  },
  async choose(option) {
    if ((await option.getAttribute("type")) === "radio") return arrowTo(option);
    await tabTo(option);
    await option.page().keyboard.press("Space");
  },
  async select(list, label) {
    await tabTo(list);
    await list.page().keyboard.type(label);
  },
  async pick(button, file) {
    await tabTo(button);
    const chooser = button.page().waitForEvent("filechooser");
    await button.page().keyboard.press("Enter");
    await (await chooser).setFiles(file);
  },
};

/** The answer to the next call that sends these words; ask for it before they are typed. A page may still say that earlier ones were saved. */
export const answerToCallWith = (page: Page, words: string): Promise<Response> =>
  page.waitForResponse((response) => response.request().postData()?.includes(words) === true);

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on a page, one line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Colours are judged as they are read, not while something fades in.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`));
}

/** Drops `front.jpg` and `back.jpg` together on the only field of the page that takes a file. */
export async function dropTwoFiles(page: Page): Promise<void> {
  const dataTransfer = await page.evaluateHandle(() => {
    const sides = new DataTransfer();
    for (const name of ["front.jpg", "back.jpg"]) sides.items.add(new File([name], name, { type: "image/jpeg" }));
    return sides;
  });
  await page.getByText("or drop it here").dispatchEvent("drop", { dataTransfer });
}
