import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MediaType } from "#domain/reimbursements/file-rules.ts";
import { claimId, DossierBench, flat } from "../support/dossier-bench.ts";
import { a4Box, bmp, formPdf, jpeg, markedPdf, noisyJpeg, pdfOf, png, streamObject, textPdf, tiff, turnedPhoto } from "../support/files.ts";
import { noisePdf } from "../support/hostile-files.ts";
import { longSheet } from "../support/long-sheet.ts";
import type { SeenPdf } from "../support/read-pdf.ts";

let bench: DossierBench;
beforeAll(async () => {
  bench = await DossierBench.open();
});
afterAll(() => bench.close());

describe("a dossier", () => {
  it("has a cover, an index with links to each document, bookmarks, the documents in order, and a stamp on every page", async () => {
    const { built, pdf } = await bench.build(
      [
        { label: "RCMC certificate", verdict: "Sufficient", files: [{ bytes: textPdf(["first paper"]), name: "rcmc.pdf" }] },
        { label: "MoU document", notApplicable: "Not applicable" },
        {
          label: "Booth photos",
          verdict: "Deficient",
          files: [
            { bytes: textPdf(["second", "third"]), name: "a.pdf" },
            { bytes: await jpeg(), mediaType: "image/jpeg", name: "b.jpg" },
          ],
        },
      ],
      {
        values: [
          { label: "FOB value", value: "₹ 1,25,00,000.00" },
          { label: "Description", value: "" },
        ],
      },
    );
    expect(built).toMatchObject({ pages: 7, problems: [] });
    const texts = pdf.pages.map((page) => flat(page.text));
    expect(texts[0]).toContain("Asha Medical Devices Private Limited");
    expect(texts[0]).toContain("₹ 1,25,00,000.00");
    expect(texts[0]).toContain("Not provided");
    expect(texts[1]).toMatch(/1 RCMC certificate.*Sufficient.*3/u);
    expect(texts[1]).toMatch(/2 MoU document.*Not applicable/u);
    expect(texts[2]).toContain("first paper");
    expect(texts[3]).toMatch(/Document 3 of 3.*a.pdf.*pages 5 to 6.*b.jpg.*page 7/u);
    expect(texts[4]).toContain("second");
    expect(texts[5]).toContain("third");
    expect(pdf.pages[1]?.linksTo).toEqual([3, 4]);
    expect(pdf.bookmarks).toEqual([
      { title: "Cover sheet", page: 1, depth: 0 },
      { title: "Index", page: 2, depth: 0 },
      { title: "1. RCMC certificate", page: 3, depth: 0 },
      { title: "3. Booth photos", page: 4, depth: 0 },
      { title: "a.pdf", page: 5, depth: 1 },
      { title: "b.jpg", page: 7, depth: 1 },
    ]);
    texts.forEach((text, index) => expect(text).toContain(`page ${index + 1} of 7`));
    expect(texts[2]).toContain(`${claimId} · RCMC certificate · page 3 of 7`);
    expect(texts[6]).toContain(`${claimId} · Booth photos · page 7 of 7`);
  });

  it("has a sheet of remarks and answers after the index when there are any", async () => {
    const { pdf } = await bench.build([{ label: "RCMC certificate", files: [{ bytes: textPdf(["first paper"]) }] }], {
      remarks: [{ title: "Round 1: RCMC certificate", rows: [{ label: "EPCMD, 22-11-2026, 10:00 IST", value: "The seal is cut off." }] }],
    });
    expect(flat(pdf.pages[2]?.text ?? "")).toMatch(
      /Remarks and answers.*Round 1: RCMC certificate.*EPCMD, 22-11-2026, 10:00 IST.*The seal is cut off\./u,
    );
    expect(pdf.pages[3]?.text).toContain("first paper");
    expect(pdf.bookmarks[2]).toEqual({ title: "Remarks and answers", page: 3, depth: 0 });
  });

  it("has the computation sheet with every line of it, its columns named on each page, and the totals beside the last item", async () => {
    const computation = longSheet(40);
    const { pdf } = await bench.build([{ label: "Foreign certificate", files: [{ bytes: textPdf(["first paper"]) }] }], { computation });
    // A reader finds the marks of Devanagari in the order in which they are drawn.
    const characters = (text: string): string => text.replace(/[\s\p{M}]/gu, "");
    const texts = pdf.pages.map(({ text }) => text).filter((text) => text.includes("Computation sheet"));
    for (const text of texts) expect(flat(text)).toMatch(/Cost and its proof Claimed In rupees Recommended/u);
    const sheets = texts.map(characters);
    for (const { number, cost, proof, claimed, rate, rupees, share, recommended, sanctioned, notes } of computation.rows) {
      const page = sheets.find((text) => text.includes(characters(`${number} ${cost}`)));
      for (const part of [`Proof: ${proof}`, claimed, rate, rupees, `share ${share}`, recommended, `sanctioned ${sanctioned}`, ...notes])
        expect(page ?? "").toContain(characters(part));
    }
    expect(computation.rows.some(({ notes }) => notes.join().includes("₹ 900"))).toBe(true);
    expect(computation.rows.some(({ notes }) => notes.join().includes("रसीद"))).toBe(true);
    const last = sheets.at(-1) ?? "";
    expect(last).toContain(characters(`40 ${computation.rows.at(-1)?.cost}`));
    expect(last).toContain(characters(`Totals ${computation.totals.map(({ label, value }) => `${label} ${value}`).join(" ")}`));
    expect(pdf.bookmarks[2]).toEqual({ title: "Computation sheet", page: 3, depth: 0 });
  });

  it("continues a reason that is longer than a page", async () => {
    const { rows, totals } = longSheet(1);
    const words = Array.from({ length: 1_400 }, (_, place) => `w${place}`);
    const long = rows.map((row) => ({ ...row, notes: [words.join(" ")] }));
    const { pdf } = await bench.build([{ label: "Foreign certificate", files: [{ bytes: textPdf(["first paper"]) }] }], {
      computation: { rows: long, totals },
    });
    const text = pdf.pages.map((page) => flat(page.text)).join(" ");
    expect(words.filter((word) => !text.includes(`${word} `))).toEqual([]);
    expect(text).toMatch(/Totals Claimed/u);
  });

  it.each([
    ["stands closer where that keeps it on one page", 12, [1]],
    ["begins its answers on the second page where that would be nearly empty", 16, [2]],
    ["fills both pages", 30, [1, 2]],
  ])("has a cover that %s", async (_, answers, pages) => {
    const values = Array.from({ length: answers }, (__, index) => ({ label: `Question ${index + 1}`, value: `Answer ${index + 1}` }));
    const rows = Array.from({ length: 6 }, (__, index) => ({ label: `Row ${index}`, value: "x" }));
    const { pdf } = await bench.build([{ label: "RCMC certificate", files: [{ bytes: textPdf(["x"]) }] }], {
      firm: rows,
      dates: rows.slice(0, 3),
      values,
    });
    const withAnswers = pdf.pages.flatMap((page, index) => (/Question \d/u.test(page.text) ? [index + 1] : []));
    expect(withAnswers).toEqual(pages);
    expect(pdf.bookmarks.find(({ title }) => title === "Index")?.page).toBe((pages.at(-1) ?? 0) + 1);
  });

  it("says nothing of verdicts when it is given none", async () => {
    const { pdf } = await bench.build([{ label: "RCMC certificate", files: [{ bytes: textPdf(["x"]) }] }]);
    expect(pdf.pages.map((page) => page.text).join(" ")).not.toMatch(/verdict|unchecked|sufficient/iu);
  });

  it("writes Hindi, the rupee sign, accents and names of any length", async () => {
    const firm = "श्री सूर्या क्षेत्रीय मेडिकल डिवाइसेज़";
    const { pdf } = await bench.build(
      [
        {
          label: `${"Certificate of the chartered accountant ".repeat(8)}`,
          files: [{ bytes: textPdf(["x"]), name: `${"n".repeat(119)}.pdf` }],
        },
      ],
      {
        firm: [{ label: "Firm", value: firm }],
        values: [
          { label: "Country", value: "Côte d’Ivoire, Łódź, 日本, ₹" },
          { label: "Answer", value: "word ".repeat(2000) },
        ],
      },
    );
    const cover = flat(
      pdf.pages
        .slice(0, 2)
        .map((page) => page.text)
        .join(" "),
    );
    // Some signs stand in the order of the eye, not of the keyboard, so a word without such signs is compared.
    expect(cover).toContain("क्षेत्रीय");
    expect(cover).toContain("Côte d’Ivoire, Łódź, ??, ₹");
    expect(pdf.pages.length).toBeGreaterThan(5);
    for (const page of pdf.pages) expect(flat(page.text)).toContain(`of ${pdf.pages.length}`);
  });

  it("is the same file, byte for byte, from the same input", async () => {
    const documents = [
      { label: "A", files: [{ bytes: textPdf(["x"]) }, { bytes: await png(), mediaType: "image/png" as const }, { bytes: noisePdf() }] },
    ];
    const spec = await bench.specOf(documents);
    const hashes = await Promise.all(
      ["one", "two"].map(async (name) => {
        const path = join(bench.folder, `same-${name}.pdf`);
        await bench.sandbox.buildDossier(spec, path);
        return createHash("sha256")
          .update(await readFile(path))
          .digest("hex");
      }),
    );
    expect(hashes[0]).toBe(hashes[1]);
  });

  it("reports its progress, and leaves only its file", async () => {
    const spec = await bench.specOf([
      { label: "A", files: [{ bytes: textPdf(["x"]) }, { bytes: textPdf(["y"]) }] },
      { label: "B", files: [{ bytes: noisePdf() }] },
    ]);
    const folder = await mkdtemp(join(bench.folder, "out-"));
    const seen: { done: number; total: number }[] = [];
    await bench.sandbox.buildDossier(spec, join(folder, "dossier.pdf"), (progress) => seen.push(progress));
    expect(seen).toEqual([1, 2, 3].map((done) => ({ done, total: 3 })));
    expect(await readdir(folder)).toEqual(["dossier.pdf"]);
  });

  it("can be made without documents", async () => {
    const { pdf } = await bench.build([{ label: "A", notApplicable: "Not applicable" }]);
    expect(pdf.pages).toHaveLength(2);
  });
});

describe("the stamp", () => {
  const shortSidePx = 1190;
  /** The foot of the last page on its right, as the reader sees it, at two dots a point of A4. */
  const foot = (page: string): Promise<Buffer> => footOf(textPdf([""], page));
  async function footOf(bytes: Buffer): Promise<Buffer> {
    const { pdf } = await bench.build([{ label: "RCMC certificate", files: [{ bytes }] }]);
    const drawn = pdf.draw(3, shortSidePx);
    const rows: Buffer[] = [];
    for (let y = drawn.height - 60; y < drawn.height; y += 1)
      rows.push(drawn.rgba.subarray((y * drawn.width + drawn.width - 500) * 4, (y + 1) * drawn.width * 4));
    return Buffer.concat(rows);
  }
  const meanDifference = (one: Buffer, other: Buffer): number => {
    let sum = 0;
    for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
    return sum / one.length;
  };

  it.each([
    ["turned by 90", "/MediaBox [0 0 842 595] /Rotate 90"],
    ["turned by 180", "/MediaBox [0 0 595 842] /Rotate 180"],
    ["turned by 270", "/MediaBox [0 0 842 595] /Rotate 270"],
    ["turned by -90", "/MediaBox [0 0 842 595] /Rotate -90"],
    ["cropped", "/MediaBox [0 0 1000 1200] /CropBox [100 200 695 1042]"],
    ["cropped and turned", "/MediaBox [0 0 1200 1000] /CropBox [200 100 1042 695] /Rotate 90"],
    ["begun elsewhere than at 0", "/MediaBox [-300 -400 295 442]"],
    ["given with its corners swapped", "/MediaBox [595 842 0 0]"],
    ["measured in units of ten points", "/MediaBox [0 0 59.5 84.2] /UserUnit 10"],
    ["four times as large", "/MediaBox [0 0 2380 3368]"],
  ])("looks the same on a page that is %s", async (_, page) => {
    const plain = await foot("/MediaBox [0 0 595 842]");
    const wholeInk = meanDifference(plain, Buffer.alloc(plain.length, 255));
    expect(wholeInk).toBeGreaterThan(5);
    // Half a dot aside changes a third of it; a stamp that is missing, turned or elsewhere changes all of it and more.
    expect(meanDifference(await foot(page), plain)).toBeLessThan(wholeInk / 2);
  });

  it("leaves the page's unit as it was", async () => {
    const { path } = await bench.build([{ label: "RCMC certificate", files: [{ bytes: textPdf(["x"], "/MediaBox [0 0 59.5 84.2] /UserUnit 10") }] }]);
    expect((await readFile(path)).toString("latin1")).toContain("/UserUnit 10");
  });

  it.each([
    ["scaled, moved and coloured", "0.1 0 0 0.1 50 50 cm 1 0 0 rg"],
    ["restored one state too many and scaled", "Q 0.1 0 0 0.1 50 50 cm 1 0 0 rg"],
    ["ended inside a string", "0.5 g (never closed"],
    ["ended inside an array", "0.5 g [ 1 2"],
    ["ended inside a text object", "BT 3 Tr"],
  ])("cannot be moved or hidden by a page that %s", async (_, content) => {
    const plain = await foot("/MediaBox [0 0 595 842]");
    const pageWith = (contents: string): Buffer =>
      pdfOf([
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
        `<< /Type /Page /Parent 2 0 R ${a4Box} /Contents ${contents} >>`,
        streamObject("", Buffer.from(content)),
      ]);
    const files = [{ bytes: pageWith("4 0 R") }, { bytes: pageWith("[4 0 R 4 0 R]") }];
    const { pdf, path } = await bench.build([{ label: "RCMC certificate", files }]);
    for (const page of [4, 5]) expect(flat(pdf.pages[page - 1]?.text ?? "")).toContain(`page ${page} of 5`);
    // Readers differ in what an unbalanced content does, so it must not stand in the same stream as the stamp.
    expect((await readFile(path)).toString("latin1")).toContain("/Paper0 Do");
    const drawn = pdf.draw(4, shortSidePx);
    const rows: Buffer[] = [];
    for (let y = drawn.height - 60; y < drawn.height; y += 1)
      rows.push(drawn.rgba.subarray((y * drawn.width + drawn.width - 500) * 4, (y + 1) * drawn.width * 4));
    expect(meanDifference(Buffer.concat(rows), plain)).toBeLessThan(1);
  });

  it("lies above the marks of the paper", async () => {
    const cover = pdfOf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
      `<< /Type /Page /Parent 2 0 R ${a4Box} /Annots [4 0 R] >>`,
      "<< /Type /Annot /Subtype /Stamp /F 4 /Rect [0 0 595 60] /AP << /N 5 0 R >> >>",
      streamObject("/Type /XObject /Subtype /Form /BBox [0 0 100 100]", Buffer.from("1 1 1 rg 0 0 100 100 re f")),
    ]);
    const plain = await foot("/MediaBox [0 0 595 842]");
    expect(meanDifference(await footOf(cover), plain)).toBeLessThan(1);
  });
});

describe("what was filled in or marked", () => {
  it.each([
    ["with a note that it has to be drawn", { flags: "/NeedAppearances true" }],
    ["without any note", { flags: "" }],
    ["over an empty appearance", { flags: "/NeedAppearances true", appearance: " " }],
  ])("is in the dossier: a form filled %s", async (_, form) => {
    const { pdf, built } = await bench.build([{ label: "Form", files: [{ bytes: formPdf({ value: "Kaveri Imaging", ...form }) }] }]);
    expect(pdf.pages[2]?.text).toContain("Kaveri Imaging");
    expect(built.problems).toEqual([]);
  });

  it("is in the dossier: a line, a square and a highlight that nobody drew", async () => {
    const { pdf } = await bench.build([{ label: "Marks", files: [{ bytes: markedPdf() }] }]);
    const drawn = pdf.draw(3, 595);
    const redAt = (x: number, y: number): boolean => {
      const at = ((842 - y) * drawn.width + x) * 4;
      return (drawn.rgba[at] ?? 0) > 200 && (drawn.rgba[at + 1] ?? 255) < 120;
    };
    const isRedNear = (x: number, y: number): boolean => [-4, -2, 0, 2, 4].some((dx) => [-4, -2, 0, 2, 4].some((dy) => redAt(x + dx, y + dy)));
    expect([isRedNear(150, 480), isRedNear(425, 402), isRedNear(130, 710)]).toEqual([true, true, true]);
  });
});

describe("a picture in the dossier", () => {
  const pageOf = async (bytes: Buffer, mediaType: MediaType) => {
    const made = await bench.build([{ label: "Photo", files: [{ bytes, mediaType, name: "photo" }] }]);
    return { ...made, page: made.pdf.pages[2] };
  };
  const dotAt = (pdf: SeenPdf, page: number, x: number, y: number): number[] => {
    const drawn = pdf.draw(page, 600);
    const at = (Math.round(y * drawn.height) * drawn.width + Math.round(x * drawn.width)) * 4;
    return [...drawn.rgba.subarray(at, at + 3)];
  };

  it("lies on A4 in its own direction, upright, and keeps no word about where it was taken", async () => {
    const { page, pdf, path } = await pageOf(await turnedPhoto(), "image/jpeg");
    expect([page?.width, page?.height].map((side) => Math.round(side ?? 0))).toEqual([842, 595]);
    const [left, right] = [dotAt(pdf, 3, 0.3, 0.5), dotAt(pdf, 3, 0.7, 0.5)];
    expect(left[0]).toBeGreaterThan(200);
    expect(right[2]).toBeGreaterThan(200);
    expect((await readFile(path)).toString("latin1")).not.toContain("secret-owner");
  });

  it("is one page for each page of a TIFF", async () => {
    const { pdf } = await pageOf(tiff([0x20, 0xe0, 0x80]), "image/tiff");
    expect(pdf.pages).toHaveLength(5);
    expect([3, 4, 5].map((page) => dotAt(pdf, page, 0.5, 0.48)[0])).toEqual([0x20, 0xe0, 0x80]);
  });

  it("is each of the first 200 pages of a TIFF that has more, and says so", async () => {
    const { pdf, built } = await pageOf(
      tiff(
        Array.from({ length: 201 }, () => 0x80),
        8,
        8,
      ),
      "image/tiff",
    );
    expect(pdf.pages).toHaveLength(202);
    expect(JSON.stringify(built)).toContain("Only the first 200 pages");
  });

  it.each<[string, () => Buffer | Promise<Buffer>, MediaType]>([
    ["a tall screenshot", () => png(60, 4000), "image/png"],
    ["a photo of twelve megapixels", () => noisyJpeg(3000, 4000, 1), "image/jpeg"],
    ["a bitmap", () => bmp(64, 64), "image/bmp"],
  ])("fits on its sheet: %s", async (_, make, mediaType) => {
    const { page, built } = await pageOf(await make(), mediaType);
    expect([page?.width, page?.height].map((side) => Math.round(side ?? 0)).sort((one, other) => one - other)).toEqual([595, 842]);
    expect(built.problems).toEqual([]);
  });

  it("that was cut off shows what is left, says so, and is attached", async () => {
    const bytes = (await noisyJpeg(800, 600, 1)).subarray(0, 60_000);
    const { built, pdf } = await pageOf(bytes, "image/jpeg");
    expect(built.problems).toEqual([
      { field: "field_0", message: "Part of this picture is damaged; what could be read is shown. The original is attached to this PDF." },
    ]);
    expect(pdf.attachments.map((attachment) => attachment.bytes.equals(bytes))).toEqual([true]);
  });
});
