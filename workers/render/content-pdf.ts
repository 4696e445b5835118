import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { Canvas, colours, contentWidth, leadingOf, margin, sheet, type TextStyle } from "./dossier-canvas.ts";
import { DossierFonts, type Line } from "./dossier-text.ts";
import { blocksOf, type Block } from "./markdown-blocks.ts";
import { drawArtifact, PdfStructure, type StructureElement, type StructureType } from "./pdf-structure.ts";

/** The content of a public document; dates are formatted. */
export type ContentDocument = {
  readonly council: { readonly shortName: string; readonly fullName: string; readonly contact: string };
  readonly kindLabel: string;
  readonly title: string;
  readonly dateLabel: string;
  readonly summary: string;
  readonly body: string;
  /** https://host without a slash at the end, before paths of the website. */
  readonly origin: string;
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
 * scripts, with title, language and structure for readers of screens, and with links that lead somewhere.
 * @source product.md "What placeholder becomes" (real PDFs made from our own content)
 */
export async function renderContentPdf(content: ContentDocument): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = await DossierFonts.open(document, JSON.stringify(content) + "• of Page 0123456789");
  const structure = new PdfStructure(document.context);
  const sheets = new Sheets(document, fonts, structure);
  drawHead(sheets, content);
  let list: StructureElement | undefined;
  for (const block of blocksOf(withOrigin(content.body, content.origin))) {
    list = block.kind === "point" ? (list ?? structure.add("L")) : undefined;
    drawBlock(sheets, block, list);
  }
  sheets.close(`${content.council.fullName} · ${content.council.contact}`);
  structure.finish(document.catalog);
  document.setTitle(content.title, { showInWindowTitleBar: true });
  document.setAuthor(content.council.fullName);
  document.setCreator(content.council.shortName);
  document.setProducer(content.council.shortName);
  document.setCreationDate(content.madeAt);
  document.setModificationDate(content.madeAt);
  document.catalog.set(PDFName.of("Lang"), PDFString.of("en-IN"));
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

/** In print a path says nothing without its host: "/login" becomes the whole address. */
const withOrigin = (markdown: string, origin: string): string => markdown.replaceAll(/(?<=^|[\s(])\/(?=[A-Za-z])/gm, `${origin}/`);

function drawHead(sheets: Sheets, { council, kindLabel, title, dateLabel, summary }: ContentDocument): void {
  sheets.write(`${council.shortName} · ${kindLabel}${dateLabel === "" ? "" : ` · ${dateLabel}`}`, styles.label, { type: "P" });
  sheets.space(6);
  sheets.write(title, styles.title, { type: "H1" });
  if (summary !== "") {
    sheets.space(4);
    sheets.write(summary, styles.summary, { type: "P" });
  }
  sheets.rule();
}

function drawBlock(sheets: Sheets, block: Block, list: StructureElement | undefined): void {
  if (block.kind === "heading") {
    sheets.space(8);
    sheets.keepTogether(60);
    sheets.write(block.text, styles.heading, { type: "H2" });
    sheets.space(3);
  } else if (block.kind === "paragraph") {
    sheets.write(block.text, styles.text, { type: "P" });
    sheets.space(7);
  } else if (block.kind === "point") {
    sheets.point(block.text, list, block.mark);
    sheets.space(3);
  } else drawTable(sheets, block.rows);
}

function drawTable(sheets: Sheets, rows: readonly (readonly string[])[]): void {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const gap = 10;
  const width = (contentWidth - gap * (columns - 1)) / columns;
  sheets.space(2);
  sheets.table(rows, { width, gap });
  sheets.space(10);
}

type Writing = { readonly type: StructureType; readonly parent?: StructureElement | undefined; readonly indent?: number; readonly mark?: string };

/** Pages that are filled from top to bottom, each started when the one before is full. */
class Sheets {
  private readonly document: PDFDocument;
  private readonly fonts: DossierFonts;
  private readonly structure: PdfStructure;
  private readonly canvases: Canvas[] = [];
  private top: number = margin.top;

  constructor(document: PDFDocument, fonts: DossierFonts, structure: PdfStructure) {
    this.document = document;
    this.fonts = fonts;
    this.structure = structure;
    this.begin();
  }

  write(text: string, style: TextStyle, { type, parent, indent = 0, mark = "" }: Writing): void {
    const element = this.structure.add(type, parent);
    const lines = this.fonts.wrap(text, { size: style.size, weight: style.weight ?? "regular", width: contentWidth - indent });
    lines.forEach((line, index) => {
      this.keepTogether(leadingOf(style));
      const at = { x: margin.left + indent, top: this.top };
      this.structure.mark(this.canvas, element, () => {
        if (index === 0 && mark !== "") this.canvas.text(mark, { x: margin.left + 4, top: this.top }, style);
        this.line(line, at, { style, element });
      });
      this.top += leadingOf(style);
    });
  }

  /** A point of a list, behind its mark. */
  point(text: string, list: StructureElement | undefined, mark: string): void {
    this.write(text, styles.text, { type: "LBody", parent: this.structure.add("LI", list), indent: 20, mark });
  }

  table(rows: readonly (readonly string[])[], { width, gap }: { width: number; gap: number }): void {
    const table = this.structure.add("Table");
    rows.forEach((row, index) => {
      const style = index === 0 ? styles.cellHead : styles.cell;
      const element = this.structure.add("TR", table);
      const wrapped = row.map((cell) => this.fonts.wrap(cell, { size: style.size, weight: index === 0 ? "bold" : "regular", width }));
      const height = Math.max(1, ...wrapped.map((lines) => lines.length)) * leadingOf(style) + 8;
      this.keepTogether(height);
      wrapped.forEach((lines, column) => {
        const cell = this.structure.add(index === 0 ? "TH" : "TD", element);
        this.structure.mark(this.canvas, cell, () =>
          lines.forEach((line, down) =>
            this.line(line, { x: margin.left + column * (width + gap), top: this.top + 3 + down * leadingOf(style) }, { style, element: cell }),
          ),
        );
      });
      this.top += height;
      drawArtifact(this.canvas, () => this.canvas.rule(margin.left, this.top - 1, contentWidth));
    });
  }

  rule(): void {
    this.space(8);
    drawArtifact(this.canvas, () => this.canvas.rule(margin.left, this.top, contentWidth, colours.teal));
    this.space(14);
  }

  /** A line with its web addresses as links. */
  private line(line: Line, at: { x: number; top: number }, { style, element }: { style: TextStyle; element: StructureElement }): void {
    this.canvas.lines([line], at, style);
    const text = line.runs.map((run) => run.text).join("");
    for (const { 0: address, index } of text.matchAll(/https?:\/\/[^\s)]*[^\s).,;:]/gu)) {
      const widthOf = (part: string): number => this.fonts.line(part, style.size, style.weight ?? "regular").width;
      const box = { x: at.x + widthOf(text.slice(0, index)), top: at.top, width: widthOf(address), height: leadingOf(style) };
      this.canvas.link(box, address, address, (annotation) => this.structure.link(this.canvas, element, annotation));
    }
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
      drawArtifact(canvas, () => {
        canvas.rule(margin.left, footTop - 6, contentWidth);
        canvas.text(foot, { x: margin.left, top: footTop }, styles.foot);
        canvas.textRight(`Page ${index + 1} of ${this.canvases.length}`, { right: sheet.width - margin.right, top: footTop }, styles.foot);
      });
      canvas.close(pages, resources, this.structure.entriesOf(canvas));
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
