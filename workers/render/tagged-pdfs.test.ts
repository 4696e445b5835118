import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { receiptLanguages, receiptText } from "#domain/payments/pre-receipt.ts";
import { renderContentPdf } from "./content-pdf.ts";
import { renderPreReceiptPdf } from "./pre-receipt-pdf.ts";
import { renderStatement } from "./statement-pdf.ts";

const council = { shortName: "EPCMD", fullName: "Export Promotion Council for Medical Devices", contact: "helpdesk@epcmd.example" };

const words = {
  council,
  language: "en" as const,
  kindLabel: "FAQ",
  title: "Questions",
  dateLabel: "21-11-2026",
  summary: "What members ask.",
  body: "## Login\n\nSign in at /login.\n\n- one\n- two\n\n| Band | Fee |\n| --- | --- |\n| low | 6,500 |",
  origin: "https://epcmd.example",
  madeAt: new Date(0),
} as const;

/** Every template of ours: notices, FAQ, panel and other content; pre-receipts; certificates and other statements. */
const templates = {
  content: {
    language: "en-IN",
    title: "Questions",
    draw: () => renderContentPdf(words),
    said: [
      "Document",
      "P EPCMD · FAQ · 21-11-2026",
      "H1 Questions",
      "P What members ask.",
      "H2 Login",
      "P",
      "Link Sign in at https://epcmd.example/login.",
      "L",
      "LI",
      "Lbl •",
      "LBody one",
      "LI",
      "Lbl •",
      "LBody two",
      "Table",
      "TR",
      "TH Band",
      "TH Fee",
      "TR",
      "TD low",
      "TD 6,500",
    ],
  },
  preReceipt: {
    language: "en-IN",
    title: "Pre-receipt EPCMD/1",
    draw: () =>
      renderPreReceiptPdf({
        language: "en",
        madeAt: "2026-11-21T00:00:00Z",
        text: {
          title: "Pre-receipt",
          from: ["From the firm"],
          to: ["To the office"],
          received: "Received",
          rows: [
            { label: "Number", value: "EPCMD/1" },
            { label: "Amount", value: "₹ 500" },
          ],
          declaration: "Declared",
          place: "Place",
          date: "Date",
          stampBox: "Stamp",
          signatureBox: "Signature",
          signatory: "Authorised",
          foot: "Foot",
        },
      }),
    said: [
      "Document",
      "P From the firm",
      "P To the office",
      "H1 Pre-receipt",
      "P Received",
      "Table",
      "TR",
      "TH Number",
      "TD EPCMD/1",
      "TR",
      "TH Amount",
      "TD ₹ 500",
      "P Declared",
      "P Place:",
      "P Date:",
      "P Stamp",
      "P Signature",
      "P Authorised",
    ],
  },
  statement: {
    language: "en-IN",
    title: "Utilisation certificate",
    draw: () =>
      renderStatement({
        council,
        label: "Payments",
        title: "Utilisation certificate",
        lead: "For 2026-27.",
        sections: [
          {
            title: "Funds",
            columns: [
              { label: "Scheme", share: 2 },
              { label: "Rupees", share: 1, isFigure: true },
            ],
            rows: [{ cells: ["Product", "5,000.00"] }],
          },
        ],
        certified: { lead: "Certified:", points: ["that it was used"] },
        signatures: ["Accounts officer"],
        madeAt: "2026-11-21T00:00:00Z",
      }),
    said: [
      "Document",
      "P EPCMD · Payments",
      "H1 Utilisation certificate",
      "P Export Promotion Council for Medical Devices. For 2026-27.",
      "H2 Funds",
      "Table",
      "TR",
      "TH Scheme",
      "TH Rupees",
      "TR",
      "TD Product",
      "TD 5,000.00",
      "P Certified:",
      "L",
      "LI",
      "Lbl 1.",
      "LBody that it was used",
      "P Date: ______________ Place: ______________ Signature: ______________________________",
      "P Accounts officer",
    ],
  },
} as const;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tagged-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The structure as `pdfinfo` reads it: element and its words, in reading order. */
function structureOf(bytes: Uint8Array): readonly string[] {
  const path = join(folder, "made.pdf");
  writeFileSync(path, bytes);
  const lines = execFileSync("pdfinfo", ["-struct-text", path], { encoding: "utf8" }).split("\n");
  const said: string[] = [];
  for (const line of lines) {
    const element = /^\s*([A-Z]\w*)(?: \(|$|:)/.exec(line)?.[1];
    const words = /"(.*)"/.exec(line)?.[1];
    if (words === undefined) {
      if (element !== undefined) said.push(element);
    } else said.push(`${said.pop() ?? ""} ${words}`);
  }
  return said;
}

describe.each(Object.entries(templates))("the PDF of %s", (_name, { draw, said, language, title }) => {
  it("has tags that read in order, a title and its language", async () => {
    const bytes = await draw();
    expect(structureOf(bytes)).toEqual(said);
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect([document.getTitle(), document.catalog.get(PDFName.of("Lang"))?.toString()]).toEqual([title, `(${language})`]);
  });
});

it("words of Devanagari are read in the order of speech, not of the glyphs", async () => {
  const path = join(folder, "hindi.pdf");
  const body = "पूर्व रसीद किसकी है?";
  writeFileSync(path, await renderContentPdf({ ...words, title: "फ़र्म", body }));
  const text = execFileSync("pdftotext", [path, "-"], { encoding: "utf8" });
  expect(text).toContain(body);
  expect(text).toContain("फ़र्म".normalize("NFC"));
});

it.each(receiptLanguages)("a pre-receipt with the longest texts (%s) has the line of the signatory above its foot", async (language) => {
  const longest = receiptText(
    {
      firmName: "Surgical Instruments ".repeat(10).slice(0, 200),
      firmAddress: Array.from({ length: 12 }, (_, at) => `Unit ${at + 10}, Building of the Industrial Area`).join("\n"),
      gstNo: "27AAPFU0939F1ZV",
      reimbursementId: "PRD-2627-00001",
      scheme: "product",
      instalment: 11,
      instalments: 12,
      orderNumber: "K-11020/2026/".repeat(5).slice(0, 60),
      orderedOn: "2026-10-05",
      amountPaise: 77_77_77_777_77,
    },
    language,
  );
  expect(longest.from[1]).not.toContain("\n");
  const path = join(folder, "longest.pdf");
  const text = { ...longest, signatory: "Signatory", foot: "Foot" };
  writeFileSync(path, await renderPreReceiptPdf({ text, language, madeAt: "2026-11-21T00:00:00Z" }));
  const boxes = execFileSync("pdftotext", ["-bbox", path, "-"], { encoding: "utf8" });
  const lower = Number(/yMax="([\d.]+)">Signatory</.exec(boxes)?.[1]);
  const foot = Number(/yMin="([\d.]+)"[^>]*>Foot</.exec(boxes)?.[1]);
  expect(lower).toBeGreaterThan(0);
  expect(lower).toBeLessThan(foot);
});
