import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MediaType } from "#domain/reimbursements/file-rules.ts";
import { createSandbox } from "#server/infra/sandbox.ts";
import { DossierBench, flat } from "../support/dossier-bench.ts";
import { png, textPdf } from "../support/files.ts";
import {
  activePdf,
  contentBomb,
  damagedPdf,
  deepArrayPdf,
  encryptedPdf,
  html,
  layeredPdf,
  loopingPdf,
  manyPagesPdf,
  noisePdf,
  objectStreamBomb,
  pngBomb,
} from "../support/hostile-files.ts";

let bench: DossierBench;
beforeAll(async () => {
  bench = await DossierBench.open();
});
afterAll(() => bench.close());

describe("row 26: a file that cannot be shown", () => {
  it.each<[string, () => Buffer | Promise<Buffer>, MediaType, RegExp]>([
    ["needs a password", () => encryptedPdf({ userPassword: "view" }), "application/pdf", /password protected/u],
    ["is noise", noisePdf, "application/pdf", /damaged/u],
    ["is HTML by now", html, "application/pdf", /damaged/u],
    ["is empty by now", () => Buffer.alloc(0), "application/pdf", /damaged/u],
    ["has a million pages", () => manyPagesPdf(1_000_000), "application/pdf", /more than 1,000 pages/u],
    ["is a bomb of objects", () => objectStreamBomb(256), "application/pdf", /limits/u],
    ["is a bomb of dots", () => pngBomb(30_000), "image/png", /too many pixels/u],
    ["is half a picture header", async () => (await png()).subarray(0, 40), "image/png", /damaged/u],
  ])("because it %s becomes a page that says so, with the original attached, and the others stand", async (_, make, mediaType, reason) => {
    const bytes = await make();
    const { built, pdf } = await bench.build([
      { label: "Before", files: [{ bytes: textPdf(["before"]) }] },
      { label: "Hostile", files: [{ bytes, mediaType, name: "hostile.pdf" }] },
      { label: "After", files: [{ bytes: textPdf(["after"]) }] },
    ]);
    expect(built.problems).toEqual([{ field: "field_1", message: expect.stringMatching(reason) }]);
    expect(flat(pdf.pages[3]?.text ?? "")).toMatch(/This file cannot be shown/u);
    expect(flat(pdf.pages[3]?.text ?? "")).toMatch(reason);
    expect(pdf.pages[2]?.text).toContain("before");
    expect(pdf.pages[4]?.text).toContain("after");
    expect(pdf.attachments.map((attachment) => attachment.name)).toEqual(["2-1 hostile.pdf"]);
    expect(pdf.attachments[0]?.bytes.equals(bytes)).toBe(true);
  });

  it.each<[string, () => Buffer]>([
    ["a content bomb", () => contentBomb(256)],
    ["arrays in arrays", () => deepArrayPdf(100_000)],
    ["a looping page tree", loopingPdf],
    ["a damaged catalog", damagedPdf],
  ])("or can after all never breaks the dossier: %s", async (_, make) => {
    const startedAt = performance.now();
    const { pdf } = await bench.build([
      { label: "Odd", files: [{ bytes: make() }] },
      { label: "After", files: [{ bytes: textPdf(["after"]) }] },
    ]);
    expect(pdf.pages.at(-1)?.text).toContain("after");
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  });

  it("even if it ends the process that puts the pages together", async () => {
    const poisoned = await DossierBench.open(createSandbox({ size: 1, scriptDir: join(import.meta.dirname, "..", "support", "poisoned-sandbox") }));
    try {
      const bytes = textPdf(["poison"]);
      const { built, pdf } = await poisoned.build([
        { label: "Before", files: [{ bytes: textPdf(["before"]) }] },
        { label: "Poisoned", files: [{ bytes, name: "poison.pdf" }] },
        { label: "After", files: [{ bytes: textPdf(["after"]) }] },
      ]);
      expect(built.problems).toEqual([{ field: "field_1", message: expect.stringContaining("limits") }]);
      expect(pdf.pages[2]?.text).toContain("before");
      expect(pdf.pages[3]?.text).toContain("poison.pdf");
      expect(pdf.pages[4]?.text).toContain("after");
      expect(pdf.attachments[0]?.bytes.equals(bytes)).toBe(true);
    } finally {
      await poisoned.close();
    }
  });
});

describe("row 23: active content in a document", () => {
  it("does not come along, while filled fields are still drawn", async () => {
    const { pdf, path } = await bench.build([{ label: "Active", files: [{ bytes: activePdf() }] }]);
    const raw = (await readFile(path)).toString("latin1");
    for (const trace of [
      "/JavaScript",
      "/JS",
      "/Launch",
      "/OpenAction",
      "/AA",
      "/URI",
      "evil.example",
      "virus",
      "/AcroForm",
      "/FileAttachment",
      "/EmbeddedFile",
    ])
      expect(raw).not.toContain(trace);
    expect(pdf.scripts).toBe(0);
    expect(pdf.attachments).toEqual([]);
    expect(pdf.pages[2]?.linksTo).toEqual([]);
    expect(pdf.pages[2]?.text).toContain("Active page");
    const field = pdf.draw(3, 595);
    const dark = Array.from(
      { length: 30 * 228 },
      (_, at) => field.rgba[((842 - 630 + Math.floor(at / 228)) * field.width + 72 + (at % 228)) * 4] ?? 255,
    ).filter((shade) => shade < 100);
    expect(dark.length).toBeGreaterThan(100);
  });

  it("is never encrypted, even when the document was", async () => {
    const { pdf, built } = await bench.build([{ label: "Locked against change", files: [{ bytes: await encryptedPdf({ userPassword: "" }) }] }]);
    expect(pdf.isEncrypted).toBe(false);
    expect(pdf.pages[2]?.text).toContain("secret");
    expect(built.problems).toEqual([]);
  });

  it("and a layer that is off stays unseen", async () => {
    const { pdf, built } = await bench.build([{ label: "Layers", files: [{ bytes: layeredPdf() }] }]);
    expect(built.problems[0]?.message).toContain("hidden layers");
    const drawn = pdf.draw(3, 595);
    let red = 0;
    let dark = 0;
    for (let at = 0; at < drawn.rgba.length; at += 4) {
      const [r = 255, g = 255, b = 255] = drawn.rgba.subarray(at, at + 3);
      if (r > 200 && g < 80 && b < 80) red += 1;
      if (r < 80 && g < 80 && b < 80) dark += 1;
    }
    expect(red).toBe(0);
    expect(dark).toBeGreaterThan(500);
  });
});
