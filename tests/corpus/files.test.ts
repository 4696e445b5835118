import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import sharp, { type Metadata, type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DomainError } from "#domain/errors.ts";
import type { MediaType } from "#domain/reimbursements/file-rules.ts";
import { createSandbox, type Sandbox } from "#server/infra/sandbox.ts";
import type { DossierSpec } from "#server/infra/sandbox-protocol.ts";
import { readPdf, type SeenPdf } from "../support/read-pdf.ts";
import { oddFiles, pathOf } from "./corpus.ts";

const mediaTypes: Readonly<Record<string, MediaType>> = {
  ".pdf": "application/pdf",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".tif": "image/tiff",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".heic": "image/heic",
  ".bmp": "image/bmp",
};
/** Cover, index and divider stand before the first page of the only document. */
const pagesBefore = 2;
const mebibyte = 1024 * 1024;
let workDir: string;
let sandbox: Sandbox;

beforeAll(async () => {
  workDir = await mkdtemp(join(tmpdir(), "corpus-"));
  sandbox = createSandbox({ size: 1 });
});
afterAll(async () => {
  await sandbox.close();
  await rm(workDir, { recursive: true, force: true });
});

const mediaTypeOf = (file: string): MediaType => mediaTypes[extname(file).toLowerCase()] ?? "application/pdf";

type Verdict = { readonly pages: number } | { readonly refused: string };
async function inspect(file: string): Promise<Verdict> {
  try {
    const { pages } = await sandbox.inspect(pathOf(file), { name: file, accept: "pdf_or_image" });
    return { pages };
  } catch (error) {
    if (error instanceof DomainError) return { refused: error.code };
    throw error;
  }
}

let dossiers = 0;
async function dossierOf(file: string) {
  const spec: DossierSpec = {
    council: { shortName: "EPCMD", fullName: "Export Promotion Council for Medical Devices", contact: "" },
    title: "Corpus",
    reimbursementId: "PRD-2026-27-0001",
    status: "",
    preparedAt: "2026-11-21T10:00:00.000Z",
    preparedAtLabel: "21-11-2026",
    firm: [],
    dates: [],
    values: [],
    remarks: [],
    documents: [{ field: "file", label: "Paper", verdict: "", files: [{ path: pathOf(file), mediaType: mediaTypeOf(file), name: "paper" }] }],
  };
  const path = join(workDir, `dossier-${(dossiers += 1)}.pdf`);
  const startedAt = performance.now();
  const built = await sandbox.buildDossier(spec, path);
  return { built, path, ms: performance.now() - startedAt, pdf: await readPdf(path) };
}

const outPath = (): string => join(workDir, "page.webp");

async function thumbnail(file: string, widthPx = 320): Promise<Metadata | string> {
  try {
    await sandbox.renderPage(pathOf(file), { mediaType: mediaTypeOf(file), page: 1, widthPx, outPath: outPath() });
    return await sharp(await readFile(outPath())).metadata();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

describe.each(oddFiles("pdf"))("$file ($odd)", ({ file, expect: expected, pages }) => {
  it(`is to be: ${expected}`, async () => {
    const verdict = await inspect(file);
    const { built, pdf, ms, path } = await dossierOf(file);
    const isPlaceholder = built.pages === pagesBefore + 1 && (pdf.pages[pagesBefore]?.text ?? "").includes("cannot be shown");
    expect(pdf.isEncrypted).toBe(false);
    expect(ms).toBeLessThan(30_000);
    for (const page of pdf.pages.slice(0, 3)) expect(page.text).toContain("PRD-2026-27-0001");
    for (const [index, page] of pdf.pages.entries()) expect(flat(page.text)).toContain(`page ${index + 1} of ${built.pages}`);
    for (const [index, text] of (await poppler(path)).entries()) expect(flat(text)).toContain(`page ${index + 1} of ${built.pages}`);
    if (expected === "merge") {
      expect(verdict).toEqual({ pages: pages ?? built.pages - pagesBefore });
      expect(isPlaceholder).toBe(false);
      expect(built.pages).toBe(pagesBefore + (pages ?? 1));
    } else if (expected === "refuse_password") {
      expect(verdict).toEqual({ refused: "password_protected" });
      expect(isPlaceholder).toBe(true);
      expect(pdf.attachments).toHaveLength(1);
    } else if (expected === "refuse_corrupt") {
      expect(verdict).toEqual({ refused: "damaged" });
    } else {
      expect(expected).toBe("merge_or_placeholder");
      if (isPlaceholder) expect(pdf.attachments).toHaveLength(1);
      else expect(built.pages).toBe(pagesBefore + (pages ?? 1));
    }
  });

  it("gives a picture of its first page within 11 s, or says that it cannot be shown; the dossier shows the same", async () => {
    const startedAt = performance.now();
    const drawn = await thumbnail(file);
    expect(performance.now() - startedAt).toBeLessThan(11_000);
    if (expected !== "merge" || drawn === "cannot_be_shown" || drawn === "too_slow") return;
    expect(drawn).toMatchObject({ format: "webp", width: 320 });
    await thumbnail(file, 800);
    const { pdf } = await dossierOf(file);
    expect(await difference(outPath(), pdf)).toBeLessThan(sameLook);
  });
});

describe.each(oddFiles("image"))("$file ($odd)", ({ file, expect: expected }) => {
  it(`is to be: ${expected}`, async () => {
    const verdict = await inspect(file);
    const { built, pdf } = await dossierOf(file);
    const page = pdf.pages[pagesBefore];
    if (expected === "refuse_too_large") {
      expect(verdict).toEqual({ refused: "image_too_large" });
      expect(page?.text).toContain("too many pixels");
      return;
    }
    if (expected.includes("refuse_corrupt")) {
      expect("refused" in verdict ? verdict.refused : "damaged").toBe("damaged");
      expect(built.problems).toHaveLength(1);
      return;
    }
    expect(built.problems).toEqual([]);
    const pages = expected.startsWith("one PDF page per") ? 2 : 1;
    expect(verdict).toEqual({ pages });
    expect(built.pages).toBe(pagesBefore + pages);
    if (expected.includes("landscape")) expect(Number(page?.width)).toBeGreaterThan(Number(page?.height));
    if (expected.includes("portrait")) expect(Number(page?.height)).toBeGreaterThan(Number(page?.width));
    expect(await thumbnail(file)).toMatchObject({ format: "webp" });
  });
});

/** Runs pdftotext on each page where it is installed: a second opinion about the stamps. */
async function poppler(path: string): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)("pdftotext", ["-layout", path, "-"], { maxBuffer: 64 * mebibyte }).catch(() => ({ stdout: "" }));
  return stdout === "" ? [] : stdout.split("\f").slice(0, -1);
}

const flat = (text: string): string => text.replace(/\s+/gu, " ");

/** The most that rounding and compression change the shade of a part of a page. */
const sameLook = 40;
/** How far the reviewer's picture of a page and its page in the dossier are apart where they differ most, without the foot with the stamp. */
async function difference(picture: string, pdf: SeenPdf): Promise<number> {
  const drawn = pdf.draw(pagesBefore + 1, 800);
  const [width, height] = [120, Math.round((120 * drawn.height) / drawn.width)];
  const shades = (image: Sharp): Promise<Buffer> => image.removeAlpha().resize(width, height, { fit: "fill" }).blur(2).greyscale().raw().toBuffer();
  const ours = await shades(sharp(drawn.rgba, { raw: { width: drawn.width, height: drawn.height, channels: 4 } }));
  const seen = await shades(sharp(await readFile(picture)));
  const end = Math.floor(height * 0.94) * width;
  return ours.subarray(0, end).reduce((most, shade, at) => Math.max(most, Math.abs(shade - (seen[at] ?? 0))), 0);
}

it.runIf(existsSync(pathOf("pdf/crafted-form-needappearances.pdf")))("values of a form without appearances are read in the dossier", async () => {
  const { path, pdf } = await dossierOf("pdf/crafted-form-needappearances.pdf");
  expect(pdf.pages[pagesBefore]?.text).toContain("Kaveri Imaging Pvt Ltd");
  expect(pdf.pages[pagesBefore]?.text).toContain("12345678.00");
  for (const text of (await poppler(path)).slice(pagesBefore)) expect(text).toContain("12345678.00");
});

describe("particulars", () => {
  it.runIf(existsSync(pathOf("pdf/freeculture.pdf")))("a book of 352 pages is stamped on every page, within 256 MB", async () => {
    const { pdf, built } = await dossierOf("pdf/freeculture.pdf");
    expect(built.pages).toBe(pagesBefore + 352);
    pdf.pages.forEach((page, index) => expect(page.text.replace(/\s+/gu, " ")).toContain(`page ${index + 1} of 354`));
    expect(sandbox.stats().dossier.peakRssBytes).toBeLessThan(256 * mebibyte);
  });

  it.runIf(existsSync(pathOf("image/Portrait_7.jpg")))("a mirrored photo is neither turned nor mirrored", async () => {
    const { pdf } = await dossierOf("image/Portrait_7.jpg");
    const upright = await sharp(pathOf("image/Portrait_7.jpg")).autoOrient().resize(60, 90, { fit: "fill" }).greyscale().raw().toBuffer();
    expect(await likeness(pdf.draw(pagesBefore + 1, 595), upright)).toBeGreaterThan(0.9);
  });

  it.runIf(existsSync(pathOf("image/Channel_digital_image_CMYK_color.jpg")))("a CMYK photo keeps its colours", async () => {
    const { pdf } = await dossierOf("image/Channel_digital_image_CMYK_color.jpg");
    const drawn = pdf.draw(pagesBefore + 1, 595);
    const image = sharp(drawn.rgba, { raw: { width: drawn.width, height: drawn.height, channels: 4 } });
    const cut = await image
      .extract({ left: Math.round(drawn.width / 2) - 60, top: Math.round(drawn.height / 2) - 63, width: 120, height: 120 })
      .png()
      .toBuffer();
    const middle = await sharp(cut).stats();
    const colours = await sharp(pathOf("image/Channel_digital_image_CMYK_color.jpg"))
      .extract({ left: 170, top: 86, width: 160, height: 160 })
      .toColourspace("srgb")
      .png()
      .toBuffer();
    const source = await sharp(colours).stats();
    for (const channel of [0, 1, 2])
      expect(Math.abs((middle.channels[channel]?.mean ?? 0) - (source.channels[channel]?.mean ?? 255))).toBeLessThan(12);
  });
});

/** Correlation of the picture on a page (without its white rim) with the picture as it should stand. */
async function likeness(drawn: { width: number; height: number; rgba: Buffer }, expected: Buffer): Promise<number> {
  const page = sharp(drawn.rgba, { raw: { width: drawn.width, height: drawn.height, channels: 4 } }).removeAlpha();
  const cut = sharp(
    await page
      .extract({ left: 0, top: 0, width: drawn.width, height: drawn.height - 30 })
      .png()
      .toBuffer(),
  ).trim({ threshold: 10 });
  const found = await sharp(await cut.png().toBuffer())
    .resize(60, 90, { fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer();
  const mean = (values: Buffer): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(found), mean(expected)];
  let [cross, left, right] = [0, 0, 0];
  found.forEach((value, at) => {
    const [x, y] = [value - a, (expected[at] ?? 0) - b];
    cross += x * y;
    left += x * x;
    right += y * y;
  });
  return cross / Math.sqrt(left * right);
}
