import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import type { PreReceiptContent } from "#server/infra/sandbox-protocol.ts";
import { Canvas, colours, contentWidth, leadingOf, margin, sheet, type TextStyle } from "./dossier-canvas.ts";
import { DossierFonts } from "./dossier-text.ts";
import { drawArtifact, PdfStructure, type StructureType } from "./pdf-structure.ts";

const styles = {
  party: { size: 10.5, leading: 15 },
  title: { size: 18, weight: "bold", colour: colours.navy, leading: 26 },
  text: { size: 11, leading: 17 },
  label: { size: 9.5, colour: colours.grey, leading: 14 },
  value: { size: 10.5, leading: 14 },
  foot: { size: 8, colour: colours.grey },
} as const satisfies Record<string, TextStyle>;

const labelWidth = 150;
const footTop = sheet.height - 40;
/** Where the content ends at the latest: above the rule of the foot. */
const lowestEnd = footTop - 12;
const stampBox = { width: 130, height: 110 };
const signatureBox = { width: 220, height: 110 };
const lineWidth = 200;

/**
 * Draws a filled pre-receipt on one A4 page: who receives what against which order, lines for place and date, and boxes for the revenue
 * stamp and the signature. Long texts take room from the gaps. The same content gives the same bytes.
 * @source money.md 6
 */
export async function renderPreReceiptPdf(content: PreReceiptContent): Promise<Uint8Array> {
  const roomy = await drawReceipt(content, 1);
  const excess = roomy.end - lowestEnd;
  const { document } = excess <= 0 ? roomy : await drawReceipt(content, Math.max(0, 1 - excess / roomy.gaps));
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

type DrawnReceipt = {
  readonly document: PDFDocument;
  /** The lower edge of the content, in points from the top of the page. */
  readonly end: number;
  /** The sum of the gaps between the parts, in points. */
  readonly gaps: number;
};

/** @param gapShare how much of each gap is kept, from 0 to 1 */
async function drawReceipt({ text, language, madeAt }: PreReceiptContent, gapShare: number): Promise<DrawnReceipt> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = await DossierFonts.open(document, JSON.stringify(text));
  const page = new ReceiptPage(document, fonts, gapShare);
  page.text(text.from, styles.party);
  page.space(14);
  page.text(text.to, styles.party);
  page.space(20);
  page.text([text.title], styles.title, "H1");
  page.rule();
  page.text([text.received], styles.text);
  page.space(12);
  page.rows(text.rows);
  page.space(14);
  page.text([text.declaration], styles.text);
  page.space(22);
  page.blanks([text.place, text.date]);
  page.space(26);
  page.boxes(text);
  page.finish(text.foot);
  document.setTitle(`${text.title} ${text.rows[0]?.value ?? ""}`, { showInWindowTitleBar: true });
  document.setCreationDate(new Date(madeAt));
  document.setModificationDate(new Date(madeAt));
  document.catalog.set(PDFName.of("Lang"), PDFString.of(language === "hi" ? "hi-IN" : "en-IN"));
  return { document, end: page.end, gaps: page.gaps };
}

/** The one page, filled from top to bottom. */
class ReceiptPage {
  private readonly document: PDFDocument;
  private readonly fonts: DossierFonts;
  private readonly structure: PdfStructure;
  private readonly canvas: Canvas;
  private readonly gapShare: number;
  private top: number = margin.top;
  /** The sum of the gaps so far, in points. */
  gaps = 0;

  constructor(document: PDFDocument, fonts: DossierFonts, gapShare: number) {
    this.document = document;
    this.fonts = fonts;
    this.gapShare = gapShare;
    this.structure = new PdfStructure(document.context);
    this.canvas = new Canvas(document, fonts);
  }

  get end(): number {
    return this.top;
  }

  space(points: number): void {
    this.top += points * this.gapShare;
    this.gaps += points * this.gapShare;
  }

  text(paragraphs: readonly string[], style: TextStyle, type: StructureType = "P"): void {
    for (const paragraph of paragraphs.filter((words) => words !== "")) {
      const element = this.structure.add(type);
      this.structure.mark(this.canvas, element, paragraph, () => {
        this.top = this.canvas.lines(this.wrap(paragraph, style, contentWidth), { x: margin.left, top: this.top }, style);
      });
    }
  }

  rule(): void {
    this.space(4);
    drawArtifact(this.canvas, () => this.canvas.rule(margin.left, this.top, contentWidth, colours.teal));
    this.space(14);
  }

  rows(rows: readonly { readonly label: string; readonly value: string }[]): void {
    const table = this.structure.add("Table");
    for (const { label, value } of rows) {
      const lines = this.wrap(value, styles.value, contentWidth - labelWidth);
      const row = this.structure.add("TR", table);
      const heading = this.structure.add("TH", row, "Row");
      this.structure.mark(this.canvas, heading, label, () => this.canvas.text(label, { x: margin.left, top: this.top + 1 }, styles.label));
      this.structure.mark(
        this.canvas,
        this.structure.add("TD", row),
        value,
        () => void this.canvas.lines(lines, { x: margin.left + labelWidth, top: this.top }, styles.value),
      );
      this.top += lines.length * leadingOf(styles.value) + 6;
      drawArtifact(this.canvas, () => this.canvas.rule(margin.left, this.top - 3, contentWidth));
    }
  }

  /** Labels with a line to write on. */
  blanks(labels: readonly string[]): void {
    labels.forEach((label, at) => {
      const x = margin.left + at * (contentWidth / labels.length);
      const { width } = this.fonts.line(`${label}: `, styles.text.size, "regular");
      this.structure.mark(this.canvas, this.structure.add("P"), `${label}:`, () => this.canvas.text(`${label}:`, { x, top: this.top }, styles.text));
      drawArtifact(this.canvas, () => this.canvas.rule(x + width + 4, this.top + 14, lineWidth - width, colours.ink));
    });
    this.top += leadingOf(styles.text);
  }

  /** The boxes of the stamp and of the signature, side by side, each with its words inside at its foot. */
  boxes({ stampBox: stamp, signatureBox: signature, signatory }: PreReceiptContent["text"]): void {
    const right = sheet.width - margin.right - signatureBox.width;
    this.box({ x: margin.left, ...stampBox }, stamp);
    this.box({ x: right, ...signatureBox }, signature);
    this.top += signatureBox.height + 24;
    drawArtifact(this.canvas, () => this.canvas.rule(right, this.top, signatureBox.width, colours.ink));
    this.top += 4;
    this.structure.mark(this.canvas, this.structure.add("P"), signatory, () =>
      this.canvas.text(signatory, { x: right, top: this.top }, styles.label),
    );
    this.top += leadingOf(styles.label);
  }

  private box({ x, width, height }: { readonly x: number; readonly width: number; readonly height: number }, words: string): void {
    const edge = 0.8;
    drawArtifact(this.canvas, () => {
      for (const side of [
        { x, top: this.top, width, height: edge },
        { x, top: this.top + height, width, height: edge },
        { x, top: this.top, width: edge, height },
        { x: x + width, top: this.top, width: edge, height },
      ])
        this.canvas.fill(side, colours.grey);
    });
    const lines = this.wrap(words, styles.label, width - 16);
    const top = this.top + height - lines.length * leadingOf(styles.label) - 6;
    this.structure.mark(this.canvas, this.structure.add("P"), words, () => void this.canvas.lines(lines, { x: x + 8, top }, styles.label));
  }

  finish(foot: string): void {
    const { context } = this.document;
    drawArtifact(this.canvas, () => {
      this.canvas.rule(margin.left, footTop - 6, contentWidth);
      this.canvas.text(foot, { x: margin.left, top: footTop }, styles.foot);
    });
    const pages = context.nextRef();
    const fonts = context.obj({});
    for (const [name, ref] of Object.entries(this.fonts.resources())) fonts.set(PDFName.of(name), ref);
    const resources = context.register(context.obj({ Font: fonts }));
    this.canvas.close(pages, resources, this.structure.entriesOf(this.canvas));
    context.assign(pages, context.obj({ Type: "Pages", Count: 1, Kids: [this.canvas.ref] }));
    this.document.catalog.set(PDFName.of("Pages"), pages);
    this.structure.finish(this.document.catalog);
  }

  private wrap(text: string, style: TextStyle, width: number): ReturnType<DossierFonts["wrap"]> {
    return this.fonts.wrap(text, { size: style.size, weight: style.weight ?? "regular", width });
  }
}
