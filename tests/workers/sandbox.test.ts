import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MediaType } from "#domain/reimbursements/file-rules.ts";
import { createSandbox, type Sandbox } from "#server/infra/sandbox.ts";
import { bundledChildren } from "../support/bundle.ts";
import { DossierBench } from "../support/dossier-bench.ts";
import { a4Box, avif, bmp, formPdf, gif, jpeg, noisyJpeg, png, textPdf, tiff, turnedPhoto, webp } from "../support/files.ts";
import {
  activePdf,
  brokenHandlerPdf,
  bmpClaiming,
  contentBomb,
  damagedPdf,
  deepArrayPdf,
  encryptedPdf,
  executable,
  gifOfManyFrames,
  html,
  jpegClaiming,
  liarPdf,
  loopingPdf,
  manyPagesPdf,
  noisePdf,
  objectStreamBomb,
  osTwoBitmap,
  pngBomb,
  pngWithHugeText,
  slowPdf,
  svg,
  zip,
} from "../support/hostile-files.ts";

const mebibyte = 1024 * 1024;
let workDir: string;
let scriptDir: string;
let sandbox: Sandbox;

beforeAll(async () => {
  workDir = await mkdtemp(join(tmpdir(), "inspect-"));
  scriptDir = await bundledChildren();
  sandbox = createSandbox({ size: 1, scriptDir });
  await inspect(await jpeg());
});
afterAll(async () => {
  await sandbox.close();
  await rm(workDir, { recursive: true, force: true });
});

let files = 0;
async function kept(bytes: Buffer): Promise<string> {
  const path = join(workDir, `file-${(files += 1)}`);
  await writeFile(path, bytes);
  return path;
}
async function inspect(bytes: Buffer, accept: "pdf_or_image" | "image" = "pdf_or_image") {
  return sandbox.inspect(await kept(bytes), { name: "paper.pdf", accept });
}
async function render(bytes: Buffer, mediaType: MediaType, page = 1, widthPx = 320) {
  const outPath = join(workDir, `page-${(files += 1)}.webp`);
  const size = await sandbox.renderPage(await kept(bytes), { mediaType, page, widthPx, outPath });
  return { size, image: await readFile(outPath) };
}

describe("a file is what its content says", () => {
  it.each<[string, () => Buffer | Promise<Buffer>, object]>([
    ["PDF", () => textPdf(["one", "two", "three"]), { mediaType: "application/pdf", pages: 3 }],
    ["PDF with a preamble", () => Buffer.concat([Buffer.from("scanner v1\n"), textPdf(["one"])]), { mediaType: "application/pdf", pages: 1 }],
    [
      "PDF after two kilobytes of blanks",
      () => Buffer.concat([Buffer.alloc(2048, "\n"), textPdf(["one"])]),
      { mediaType: "application/pdf", pages: 1 },
    ],
    ["PDF with a page that shows nothing of its sheet", () => textPdf(["one", "two"], `${a4Box} /CropBox [700 900 800 1000]`), { pages: 2 }],
    ["PDF that only its owner can change", () => encryptedPdf({ userPassword: "" }), { mediaType: "application/pdf", pages: 1 }],
    ["PDF with scripts", activePdf, { mediaType: "application/pdf", pages: 1 }],
    ["PDF that claims 999,999,999 pages and has one", () => liarPdf(1), { mediaType: "application/pdf", pages: 1 }],
    ["JPEG", jpeg, { mediaType: "image/jpeg", pages: 1, width: 120, height: 80 }],
    ["JPEG lying on its side", turnedPhoto, { mediaType: "image/jpeg", pages: 1, width: 600, height: 400 }],
    ["PNG", png, { mediaType: "image/png", pages: 1, width: 120, height: 80 }],
    ["WebP", webp, { mediaType: "image/webp", pages: 1, width: 120, height: 80 }],
    ["AVIF", avif, { mediaType: "image/avif", pages: 1, width: 120, height: 80 }],
    ["GIF", gif, { mediaType: "image/gif", pages: 1, width: 120, height: 80 }],
    ["GIF of 10,000 frames", () => gifOfManyFrames(10_000), { mediaType: "image/gif", pages: 1, width: 1, height: 1 }],
    ["TIFF of two pages", () => tiff([0x20, 0xe0]), { mediaType: "image/tiff", pages: 2, width: 200, height: 100 }],
    ["BMP", () => bmp(30, 20), { mediaType: "image/bmp", pages: 1, width: 30, height: 20 }],
  ])("%s", async (_, make, expected) => expect(await inspect(await make())).toEqual({ mediaType: "application/pdf", warnings: [], ...expected }));
});

const hasQpdf = (process.env["PATH"] ?? "").split(":").some((folder) => existsSync(join(folder, "qpdf")));
it.runIf(hasQpdf)("a PDF that the dossier would repair is repaired at upload, and its sender is told", async () => {
  const bytes = await brokenHandlerPdf();
  expect(await inspect(bytes)).toMatchObject({ pages: 1, warnings: [expect.stringContaining("has been repaired")] });
  expect((await render(bytes, "application/pdf")).size.width).toBe(320);
});

describe("rows 22, 25: a file is refused, by name and with a remedy, when it", () => {
  const wrongKind = { kind: "unsupported_type", message: "paper.pdf must be a PDF, JPG or PNG" };
  const damaged = {
    kind: "invalid",
    code: "damaged",
    message: "paper.pdf is damaged and cannot be opened. Save or scan it again and choose the new copy.",
  };
  const tooManyPixels = { kind: "invalid", code: "image_too_large" };

  it.each<[string, () => Buffer | Promise<Buffer>, object]>([
    ["is empty", () => Buffer.alloc(0), { kind: "invalid", code: "empty", message: "paper.pdf is empty. Choose the file again." }],
    ["is one byte", () => Buffer.from("%"), wrongKind],
    ["is HTML", html, wrongKind],
    ["is HTML with a PDF inside", () => Buffer.concat([html(), textPdf(["x"])]), wrongKind],
    ["is a ZIP", zip, wrongKind],
    ["is a ZIP with a PDF inside", () => Buffer.concat([zip(), textPdf(["x"])]), wrongKind],
    ["is SVG", svg, wrongKind],
    ["is a program", executable, wrongKind],
    ["is a PDF header and noise", noisePdf, wrongKind],
    ["is a PDF header alone", () => Buffer.from("%PDF-1.7"), wrongKind],
    [
      "needs a password",
      () => encryptedPdf({ userPassword: "view" }),
      {
        kind: "invalid",
        code: "password_protected",
        message: "paper.pdf is password protected. Save a copy without a password and choose it again.",
      },
    ],
    ["is a damaged PDF", damagedPdf, damaged],
    ["is half a PDF", () => textPdf(["x"]).subarray(0, 200), damaged],
    ["is a PDF whose page tree loops", loopingPdf, damaged],
    ["is half a JPEG", async () => (await noisyJpeg(800, 600, 1)).subarray(0, 30_000), damaged],
    [
      "is a bitmap of OS/2",
      () => osTwoBitmap(),
      { kind: "unsupported_type", message: expect.stringContaining("is a kind of picture that cannot be shown here") },
    ],
    ["is a PNG header alone", async () => (await png()).subarray(0, 40), damaged],
    ["has 200,000 pages", () => manyPagesPdf(200_000), { kind: "invalid", code: "too_many_pages" }],
    [
      "is a TIFF of 201 pages",
      () =>
        tiff(
          Array.from({ length: 201 }, () => 0x80),
          8,
          8,
        ),
      { kind: "invalid", code: "too_many_pages", message: "paper.pdf has more than 200 pages. Save only the pages that are needed." },
    ],
    ["is a PNG of 30,000 x 30,000", () => pngBomb(30_000), tooManyPixels],
    ["is a PNG of 14,000 x 14,000", () => pngBomb(14_000), tooManyPixels],
    ["is a JPEG that claims 65,500 x 65,500", () => jpegClaiming(65_500), tooManyPixels],
    ["is a BMP that claims 60,000 x 60,000", () => bmpClaiming(60_000), tooManyPixels],
  ])("%s", async (_, make, expected) => {
    const bytes = await make();
    const startedAt = performance.now();
    await expect(inspect(bytes)).rejects.toMatchObject(expected);
    // Milliseconds when nothing else runs; beyond this it was decoded before it was refused.
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it("is a PDF where a picture is wanted", async () => {
    await expect(inspect(textPdf(["x"]), "image")).rejects.toMatchObject({ kind: "unsupported_type", message: "paper.pdf must be a JPG or PNG" });
  });
});

describe("row 26: a bomb", () => {
  it.each<[string, () => Buffer]>([
    ["of an object stream that inflates to 256 MB", () => objectStreamBomb(256)],
    ["of 100,000 arrays in each other", () => deepArrayPdf(100_000)],
    ["of a text chunk that inflates to 500 MB", () => pngWithHugeText(500)],
    ["of content that inflates to 256 MB", () => contentBomb(256)],
  ])("%s has no effect on others", async (_, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(5 * mebibyte);
    const startedAt = performance.now();
    const outcome = await inspect(bytes).then(
      () => "taken",
      (error: { kind?: string; message: string }) => error.kind ?? error.message,
    );
    expect(["taken", "invalid"]).toContain(outcome);
    // A bound for a broken limit, not a measure of speed.
    expect(performance.now() - startedAt).toBeLessThan(60_000);
    // The limit, and what a child can take between two looks at it.
    expect(sandbox.stats().parse.peakRssBytes).toBeLessThan(768 * mebibyte);
    expect(await inspect(await jpeg())).toMatchObject({ mediaType: "image/jpeg" });
  });
});

it("sees an object stream that inflates to 512 MB before any engine does", async () => {
  const bytes = objectStreamBomb(512);
  const { started } = sandbox.stats().parse;
  const startedAt = performance.now();
  await expect(inspect(bytes)).rejects.toMatchObject({ kind: "invalid", code: "unreadable" });
  expect(performance.now() - startedAt).toBeLessThan(5000);
  expect(sandbox.stats().parse.started).toBe(started);
});

describe("a page drawn for the reader", () => {
  it("is a WebP of the width that was asked for", async () => {
    const { size, image } = await render(textPdf(["one", "two"]), "application/pdf", 2, 800);
    expect(size.width).toBe(800);
    expect(Math.abs(size.height - (800 * 842) / 595)).toBeLessThan(2);
    expect(image.subarray(0, 4).toString()).toBe("RIFF");
  });

  it("row 23: stands upright and says nothing of where it was taken", async () => {
    const photo = await turnedPhoto();
    expect(photo.toString("latin1")).toContain("secret-owner");
    const { size, image } = await render(photo, "image/jpeg", 1, 300);
    expect(size).toEqual({ width: 300, height: 200 });
    expect(image.toString("latin1")).not.toContain("secret-owner");
    expect((await sharp(image).metadata()).exif).toBeUndefined();
    const { data } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
    const left = (100 * 300 + 20) * 3;
    const right = (100 * 300 + 280) * 3;
    expect(Number(data[left])).toBeGreaterThan(200);
    expect(Number(data[right + 2])).toBeGreaterThan(200);
  });

  it("is each page of a TIFF", async () => {
    const shadeOf = async (page: number): Promise<number> =>
      (await sharp((await render(tiff([0x20, 0xe0]), "image/tiff", page)).image).stats()).channels[0]?.mean ?? 0;
    expect(await shadeOf(1)).toBeLessThan(60);
    expect(await shadeOf(2)).toBeGreaterThan(200);
  });

  it("does not enlarge a small picture", async () => expect((await render(await png(40, 30), "image/png")).size).toEqual({ width: 40, height: 30 }));

  it.each<[string, () => Buffer | Promise<Buffer>, MediaType, number]>([
    ["a PDF's third of two", () => textPdf(["one", "two"]), "application/pdf", 3],
    ["a photo's second", jpeg, "image/jpeg", 2],
  ])("is not found when there is none: %s", async (_, make, mediaType, page) => {
    await expect(render(await make(), mediaType, page)).rejects.toMatchObject({ kind: "not_found", code: "no_such_page" });
  });

  it("is refused when a file is not what it was stored as", async () => {
    await expect(render(html(), "image/png")).rejects.toMatchObject({ kind: "invalid", code: "cannot_be_shown" });
    await expect(render(damagedPdf(), "application/pdf")).rejects.toMatchObject({ kind: "invalid", code: "cannot_be_shown" });
  });

  it.each([
    ["cannot be shown when it breaks its process", { maxRssBytes: 1024 * 1024 }, "cannot_be_shown"],
    ["may come later when it took too long", { operationMs: 1 }, "too_slow"],
  ] as const)("%s", async (_, limits, code) => {
    const limited = createSandbox({ size: 1, scriptDir, limits });
    try {
      const path = await kept(slowPdf());
      const asked = { mediaType: "application/pdf", page: 1, widthPx: 1800, outPath: join(workDir, "limited.webp") } as const;
      await expect(limited.renderPage(path, asked)).rejects.toMatchObject({ kind: "invalid", code });
    } finally {
      await limited.close();
    }
  });

  it("may come later when its process was killed from outside", async () => {
    const killingDir = await mkdtemp(join(workDir, "children-"));
    await writeFile(join(killingDir, "dossier-child.mjs"), "");
    await writeFile(
      join(killingDir, "parse-child.mjs"),
      'process.on("message", () => process.kill(process.pid, "SIGKILL")); process.send({ kind: "ready" });',
    );
    const killed = createSandbox({ size: 1, scriptDir: killingDir });
    try {
      const path = await kept(textPdf(["one"]));
      const asked = { mediaType: "application/pdf", page: 1, widthPx: 320, outPath: join(workDir, "killed.webp") } as const;
      await expect(killed.renderPage(path, asked)).rejects.toMatchObject({ kind: "invalid", code: "too_slow" });
      await expect(killed.readText(path)).rejects.toMatchObject({ kind: "invalid", code: "too_slow" });
    } finally {
      await killed.close();
    }
  });

  it("comes within the limits, or not at all, from a bomb", async () => {
    const outcome = await render(contentBomb(64), "application/pdf").then(
      () => "drawn",
      (error: { code?: string }) => error.code,
    );
    expect(["drawn", "too_slow", "cannot_be_shown"]).toContain(outcome);
  });

  it("shows what was filled into a form, whether the form draws it or not", async () => {
    const empty = await render(formPdf({ value: "", flags: "" }), "application/pdf", 1, 800);
    for (const form of [
      { value: "Kaveri", flags: "/NeedAppearances true" },
      { value: "Kaveri", flags: "" },
      { value: "Kaveri", flags: "/NeedAppearances true", appearance: " " },
    ]) {
      const shades = async (image: Buffer): Promise<number> => (await sharp(image).stats()).channels[0]?.mean ?? 0;
      expect(await shades((await render(formPdf(form), "application/pdf", 1, 800)).image)).toBeLessThan((await shades(empty.image)) - 0.05);
    }
  });

  it("holds up no upload", async () => {
    // The process for uploads is started before, so that only the work is compared.
    await inspect(textPdf(["first"]));
    const slow = await kept(slowPdf());
    const drawing = sandbox.renderPage(slow, { mediaType: "application/pdf", page: 1, widthPx: 1800, outPath: join(workDir, "slow.webp") });
    const outcome = drawing.then(
      () => "drawn",
      (error: { code?: string }) => error.code,
    );
    await inspect(textPdf(["x"]));
    expect(await Promise.race([outcome, Promise.resolve("still drawing")])).toBe("still drawing");
    expect(await outcome).toMatch(/drawn|too_slow|cannot_be_shown/);
  });

  it("is small", async () => {
    const outPath = join(workDir, "scan.webp");
    await sandbox.renderPage(await kept(await noisyJpeg(3000, 4000, 1)), { mediaType: "image/jpeg", page: 1, widthPx: 320, outPath });
    expect((await stat(outPath)).size).toBeLessThan(60_000);
  });
});

it("no file is refused because its process was killed from outside: the call may come again", async () => {
  const scriptDir = await mkdtemp(join(workDir, "children-"));
  const killedChild = `process.on("message", ({ id, operation, input }) => {
    if (operation === "prepare" && input.mediaType === "image/png") process.send({ kind: "done", id, output: { pages: 1 } });
    else process.kill(process.pid, "SIGKILL");
  });
  process.send({ kind: "ready" });`;
  for (const name of ["parse", "dossier", "sheet"]) await writeFile(join(scriptDir, `${name}-child.mjs`), killedChild);
  const bench = await DossierBench.open(createSandbox({ size: 1, scriptDir }));
  try {
    const path = await kept(textPdf(["one"]));
    const busy = { kind: "unavailable", code: "busy" };
    await expect(bench.sandbox.inspect(path, { name: "paper.pdf", accept: "pdf_or_image" })).rejects.toMatchObject(busy);
    await expect(bench.sandbox.readSheet(path, { name: "list.csv", outPath: join(workDir, "lines") })).rejects.toMatchObject(busy);
    await expect(bench.sandbox.hashPages(path, { mediaType: "application/pdf" })).rejects.toMatchObject(busy);
    // The first is killed while a file is prepared, the second while the pages are joined.
    await expect(bench.build([{ label: "A", files: [{ bytes: textPdf(["x"]) }] }])).rejects.toMatchObject(busy);
    await expect(bench.build([{ label: "A", files: [{ bytes: await png(), mediaType: "image/png" }] }])).rejects.toMatchObject(busy);
  } finally {
    await bench.close();
  }
});

describe("the text layer", () => {
  it("is read page by page, and a page without one is empty", async () => {
    expect(await sandbox.readText(await kept(textPdf(["Dated 12-05-2026", "Asha Devices"])))).toEqual({
      pages: [expect.stringContaining("Dated 12-05-2026"), expect.stringContaining("Asha Devices")],
      signatures: 0,
    });
    await expect(sandbox.readText(await kept(Buffer.from("%PDF-1.7 nothing")))).rejects.toMatchObject({ kind: "invalid" });
  });
});
