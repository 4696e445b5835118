import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { invalid, unavailable } from "#domain/errors.ts";
import { cachedPage, cachedText } from "./page-cache.ts";

const cannotBeShown = () => Promise.reject(invalid("cannot_be_shown", "This page cannot be shown here."));

it("draws a page once for each width, and one that cannot be shown once for its width and wider ones", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "pages-"));
  try {
    const drawn: string[] = [];
    const page = (fileId: string, widthPx: number, draw: (outPath: string) => Promise<void>) =>
      cachedPage(dataDir, { fileId, page: 1, widthPx, userId: "asha" }, (outPath) => {
        drawn.push(`${fileId} ${widthPx}`);
        return draw(outPath);
      });
    const write = (outPath: string): Promise<void> => writeFile(outPath, "picture");
    expect(await page("good", 320, write)).toBe(await page("good", 320, write));
    for (const width of [320, 1200]) await expect(page("damaged", width, cannotBeShown)).rejects.toMatchObject({ code: "cannot_be_shown" });
    for (const width of [1800, 1800]) await expect(page("large", width, cannotBeShown)).rejects.toMatchObject({ code: "cannot_be_shown" });
    await page("large", 800, write);
    await expect(page("slow", 320, () => Promise.reject(invalid("too_slow", "Try again.")))).rejects.toMatchObject({ code: "too_slow" });
    await page("slow", 320, write);
    await expect(page("busy", 320, () => Promise.reject(unavailable("busy", "Later.")))).rejects.toMatchObject({ code: "busy" });
    await page("busy", 320, write);
    expect(drawn).toEqual(["good 320", "damaged 320", "large 1800", "large 800", "slow 320", "slow 320", "busy 320", "busy 320"]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

it("draws and reads again what could not be shown an hour ago: the file may have been put back", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "pages-"));
  try {
    const asked = { fileId: "damaged", userId: "asha" };
    const draw = (made: (outPath: string) => Promise<void>) => cachedPage(dataDir, { ...asked, page: 1, widthPx: 800 }, made);
    const write = (outPath: string): Promise<void> => writeFile(outPath, "picture");
    const text = { pages: ["Seal of the consulate"], signatures: 0 };
    const read = () => Promise.resolve(text);
    await expect(draw(cannotBeShown)).rejects.toMatchObject({ code: "cannot_be_shown" });
    await expect(cachedText(dataDir, asked, cannotBeShown)).rejects.toMatchObject({ code: "cannot_be_shown" });
    await expect(draw(write)).rejects.toMatchObject({ code: "cannot_be_shown" });
    await expect(cachedText(dataDir, asked, read)).rejects.toMatchObject({ code: "cannot_be_shown" });

    const folder = join(dataDir, "cache", "pages");
    const anHourAgo = new Date(Date.now() - 61 * 60_000);
    const remembered = await readdir(folder);
    expect(remembered.toSorted()).toEqual(["damaged-1.none", "damaged-text.none"]);
    for (const name of remembered) await utimes(join(folder, name), anHourAgo, anHourAgo);
    expect(await draw(write)).toBe(join(folder, "damaged-1-800.webp"));
    expect(await cachedText(dataDir, asked, read)).toEqual(text);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

it("reads a file that an earlier release could not read and kept as an empty text", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "pages-"));
  try {
    const folder = join(dataDir, "cache", "pages");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "damaged-text.json"), JSON.stringify({ pages: [], signatures: 0 }));
    const text = { pages: ["Seal of the consulate"], signatures: 0 };
    const asked = { fileId: "damaged", userId: "asha" };
    expect(await cachedText(dataDir, asked, () => Promise.resolve(text))).toEqual(text);
    expect(await cachedText(dataDir, asked, cannotBeShown)).toEqual(text);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
