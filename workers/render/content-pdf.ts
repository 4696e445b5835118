import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { Canvas, colours, contentWidth, leadingOf, margin, sheet, type TextStyle } from "./dossier-canvas.ts";
import { DossierFonts } from "./dossier-text.ts";
import { blocksOf, type Block } from "./markdown-blocks.ts";

/** The content of a public document; dates are formatted. */
export type ContentDocument = {
  readonly council: { readonly shortName: string; readonly fullName: string; readonly contact: string };
  readonly kindLabel: string;
  readonly title: string;
  readonly dateLabel: string;
  readonly summary: string;
  readonly body: string;
  /** The date in the file's metadata: the same input gives the same bytes. */
  readonly madeAt: Date;
};

const styles = {
  label: { size: 9, weight: "bold", colour: colours.teal },
  title: { size: 20, weight: "bold", colour: colours.navy, leading: 26 },
  summary: { size: 11.5, colour: colours.grey, leading: 16.5 },
  heading: { size: 13, weight: "bold", colour: colours.navy, leading: 18 },
  text: { size: 10.5, leading: 15.5 },
  cell: { size: 9.5, leading: 13 },
  cellHead: { size: 9.5, weight: "bold", leading: 13 },
  foot: { size: 8, colour: colours.grey },
} as const satisfies Record<string, TextStyle>;

const footTop = sheet.height - 40;
const lastTop = sheet.height - margin.bottom - 16;

/**
 * Draws a public document of our own words: heading, date, summary, text with lists and tables, and the page numbers. Real text in both
 * scripts, with title and language for readers of screens.
 * @source product.md "What placeholder becomes" (real PDFs made from our own content)
 */
export async function renderContentPdf(content: ContentDocument): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = await DossierFonts.open(document, JSON.stringify(content) + "• of Page 0123456789");
  const sheets = new Sheets(document, fonts);
  drawHead(sheets, content);
  for (const block of blocksOf(content.body)) drawBlock(sheets, block);
  sheets.close(`${content.council.fullName} · ${content.council.contact}`);
  document.setTitle(content.title, { showInWindowTitleBar: true });
  document.setAuthor(content.council.fullName);
  document.setCreator(content.council.shortName);
  document.setProducer(content.council.shortName);
  document.setCreationDate(content.madeAt);
  document.setModificationDate(content.madeAt);
  document.catalog.set(PDFName.of("Lang"), PDFString.of("en-IN"));
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

function drawHead(sheets: Sheets, { council, kindLabel, title, dateLabel, summary }: ContentDocument): void {
  sheets.write(`${council.shortName} · ${kindLabel}${dateLabel === "" ? "" : ` · ${dateLabel}`}`, styles.label);
  sheets.space(6);
  sheets.write(title, styles.title);
  if (summary !== "") {
    sheets.space(4);
    sheets.write(summary, styles.summary);
  }
  sheets.rule();
}

function drawBlock(sheets: Sheets, block: Block): void {
  if (block.kind === "heading") {
    sheets.space(8);
    sheets.keepTogether(60);
    sheets.write(block.text, styles.heading);
    sheets.space(3);
  } else if (block.kind === "paragraph") {
    sheets.write(block.text, styles.text);
    sheets.space(7);
  } else if (block.kind === "point") {
    sheets.write(block.text, styles.text, { indent: 20, mark: block.mark });
    sheets.space(3);
  } else drawTable(sheets, block.rows);
}

function drawTable(sheets: Sheets, rows: readonly (readonly string[])[]): void {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const gap = 10;
  const width = (contentWidth - gap * (columns - 1)) / columns;
  sheets.space(2);
  rows.forEach((row, index) => sheets.row(row, { width, gap, style: index === 0 ? styles.cellHead : styles.cell }));
  sheets.space(10);
}

/** Pages that are filled from top to bottom, each started when the one before is full. */
class Sheets {
  private readonly document: PDFDocument;
  private readonly fonts: DossierFonts;
  private readonly canvases: Canvas[] = [];
  private top: number = margin.top;

  constructor(document: PDFDocument, fonts: DossierFonts) {
    this.document = document;
    this.fonts = fonts;
    this.begin();
  }

  write(text: string, style: TextStyle, { indent = 0, mark = "" }: { indent?: number; mark?: string } = {}): void {
    const lines = this.fonts.wrap(text, { size: style.size, weight: style.weight ?? "regular", width: contentWidth - indent });
    lines.forEach((line, index) => {
      this.keepTogether(leadingOf(style));
      if (index === 0 && mark !== "") this.canvas.text(mark, { x: margin.left + 4, top: this.top }, style);
      this.top = this.canvas.lines([line], { x: margin.left + indent, top: this.top }, style);
    });
  }

  row(cells: readonly string[], { width, gap, style }: { width: number; gap: number; style: TextStyle }): void {
    const wrapped = cells.map((cell) => this.fonts.wrap(cell, { size: style.size, weight: style.weight ?? "regular", width }));
    const height = Math.max(1, ...wrapped.map((lines) => lines.length)) * leadingOf(style) + 8;
    this.keepTogether(height);
    wrapped.forEach((lines, index) => this.canvas.lines(lines, { x: margin.left + index * (width + gap), top: this.top + 3 }, style));
    this.top += height;
    this.canvas.rule(margin.left, this.top - 1, contentWidth);
  }

  rule(): void {
    this.space(8);
    this.canvas.rule(margin.left, this.top, contentWidth, colours.teal);
    this.space(14);
  }

  space(points: number): void {
    this.top += points;
  }

  /** Starts a new page if this height does not fit on the current one. */
  keepTogether(points: number): void {
    if (this.top + points > lastTop && this.top > margin.top) this.begin();
  }

  close(foot: string): void {
    const { context } = this.document;
    const pages = context.nextRef();
    const resources = context.nextRef();
    this.canvases.forEach((canvas, index) => {
      canvas.rule(margin.left, footTop - 6, contentWidth);
      canvas.text(foot, { x: margin.left, top: footTop }, styles.foot);
      canvas.textRight(`Page ${index + 1} of ${this.canvases.length}`, { right: sheet.width - margin.right, top: footTop }, styles.foot);
      canvas.close(pages, resources);
    });
    const fonts = context.obj({});
    for (const [name, ref] of Object.entries(this.fonts.resources())) fonts.set(PDFName.of(name), ref);
    context.assign(resources, context.obj({ Font: fonts }));
    context.assign(pages, context.obj({ Type: "Pages", Count: this.canvases.length, Kids: this.canvases.map(({ ref }) => ref) }));
    this.document.catalog.set(PDFName.of("Pages"), pages);
  }

  private get canvas(): Canvas {
    const canvas = this.canvases.at(-1);
    if (canvas === undefined) throw new Error("no sheet was begun");
    return canvas;
  }

  private begin(): void {
    this.canvases.push(new Canvas(this.document, this.fonts));
    this.top = margin.top;
  }
}
