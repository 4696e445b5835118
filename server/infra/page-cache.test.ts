import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { invalid, unavailable } from "#domain/errors.ts";
import { cachedPage } from "./page-cache.ts";

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
    const damaged = () => Promise.reject(invalid("cannot_be_shown", "This page cannot be shown here."));
    for (const width of [320, 1200]) await expect(page("damaged", width, damaged)).rejects.toMatchObject({ code: "cannot_be_shown" });
    for (const width of [1800, 1800]) await expect(page("large", width, damaged)).rejects.toMatchObject({ code: "cannot_be_shown" });
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
