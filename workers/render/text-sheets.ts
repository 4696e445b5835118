import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { encode } from "uqr";
import type { ContentLanguage } from "#domain/site/content/languages.ts";
import { Canvas, colours, contentWidth, leadingOf, margin, sheet, type TextStyle } from "./dossier-canvas.ts";
import { DossierFonts, type Line } from "./dossier-text.ts";
import { drawArtifact, PdfStructure, type StructureElement, type StructureType } from "./pdf-structure.ts";
import { type LineLink, linksOfLines } from "./text-links.ts";

export const styles = {
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

/** Of a QR code, in points, with the modules that stay empty around the pattern. */
const codeSide = 92;
const quietZone = 2;

/** Between two columns of a table, in points. */
export const tableGap = 10;

/** What every document of text has: its title and author, and the date in its metadata, so that the same input gives the same bytes. */
export type TextDocument = {
  readonly council: { readonly shortName: string; readonly fullName: string; readonly contact: string };
  readonly title: string;
  /** English unless it is said. */
  readonly language?: ContentLanguage;
  readonly madeAt: Date;
};

/**
 * A PDF of our own words: real text in both scripts, with title, language and structure for screen readers, and page numbers.
 * @param characters every character that `draw` writes
 */
export async function drawTextPdf(
  { council, title, language = "en", madeAt }: TextDocument,
  characters: string,
  draw: (sheets: TextSheets) => void,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = await DossierFonts.open(document, `${characters}• 0123456789${pageOf[language]("", "")}`);
  const structure = new PdfStructure(document.context);
  const sheets = new TextSheets(document, fonts, structure);
  draw(sheets);
  sheets.close(`${council.fullName} · ${council.contact}`, pageOf[language]);
  structure.finish(document.catalog);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(council.fullName);
  document.setCreator(council.shortName);
  document.setProducer(council.shortName);
  document.setCreationDate(madeAt);
  document.setModificationDate(madeAt);
  document.catalog.set(PDFName.of("Lang"), PDFString.of(`${language}-IN`));
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

const pageOf: Readonly<Record<ContentLanguage, (page: string, count: string) => string>> = {
  en: (page, count) => `Page ${page} of ${count}`,
  hi: (page, count) => `पृष्ठ ${page}, कुल ${count}`,
};

export type TableRow = { readonly cells: readonly string[]; readonly isStrong?: boolean };
/** `width` in points. */
export type TableColumn = { readonly width: number; readonly isFigure?: boolean };

type Writing = { readonly type: StructureType; readonly parent?: StructureElement | undefined; readonly indent?: number; readonly mark?: string };
type LineOptions = { readonly style: TextStyle; readonly element: StructureElement; readonly links: readonly LineLink[] | undefined };

/** Pages of text that are filled from top to bottom, each started when the one before is full. */
export class TextSheets {
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
    const label = mark === "" ? undefined : this.structure.add("Lbl", parent);
    const element = this.structure.add(type, parent);
    const lines = this.fonts.wrap(text, { size: style.size, weight: style.weight ?? "regular", width: contentWidth - indent });
    const links = linksOfLines(text, lines.map(wordsOf));
    lines.forEach((line, index) => {
      this.keepTogether(leadingOf(style));
      const at = { x: margin.left + indent, top: this.top };
      if (index === 0 && label !== undefined)
        this.structure.mark(this.canvas, label, mark, () => this.canvas.text(mark, { x: margin.left + 4, top: this.top }, style));
      this.structure.mark(this.canvas, element, wordsOf(line), () => this.line(line, at, { style, element, links: links[index] }));
      this.top += leadingOf(style);
    });
  }

  /** A list, for `point`. */
  list(): StructureElement {
    return this.structure.add("L");
  }

  /** A point of a list, behind its mark. */
  point(text: string, list: StructureElement | undefined, mark: string): void {
    this.write(text, styles.text, { type: "LBody", parent: this.structure.add("LI", list), indent: 20, mark });
  }

  /** The first row is the heading. A figure stands at the end of its cell. */
  table(rows: readonly TableRow[], columns: readonly TableColumn[]): void {
    const table = this.structure.add("Table");
    const lefts = columns.map((_, at) => columns.slice(0, at).reduce((sum, { width }) => sum + width + tableGap, margin.left));
    rows.forEach(({ cells, isStrong = false }, index) => {
      const style = index === 0 || isStrong ? styles.cellHead : styles.cell;
      const element = this.structure.add("TR", table);
      const wrapped = cells.map((cell, column) =>
        this.fonts.wrap(cell, { size: style.size, weight: style === styles.cellHead ? "bold" : "regular", width: columns[column]?.width ?? 0 }),
      );
      const height = Math.max(1, ...wrapped.map((lines) => lines.length)) * leadingOf(style) + 8;
      this.keepTogether(height);
      wrapped.forEach((lines, column) => {
        const cell = this.structure.add(index === 0 ? "TH" : "TD", element);
        const text = cells[column] ?? "";
        const links = linksOfLines(text, lines.map(wordsOf));
        this.structure.mark(this.canvas, cell, text, () =>
          lines.forEach((line, down) => {
            const { width = 0, isFigure = false } = columns[column] ?? {};
            const x = (lefts[column] ?? margin.left) + (isFigure ? width - line.width : 0);
            this.line(line, { x, top: this.top + 3 + down * leadingOf(style) }, { style, element: cell, links: links[down] });
          }),
        );
      });
      this.top += height;
      drawArtifact(this.canvas, () => this.canvas.rule(margin.left, this.top - 1, contentWidth));
    });
  }

  /** A QR code with words beside it. The code repeats an address of the words, so readers of screens pass it over. */
  code(text: string, words: readonly string[]): void {
    const { size, data } = encode(text, { ecc: "M", border: quietZone });
    this.keepTogether(codeSide + 8);
    const { top } = this;
    const side = codeSide / size;
    drawArtifact(this.canvas, () =>
      data.forEach((row, down) =>
        row.forEach((isDark, right) => {
          if (isDark) this.canvas.fill({ x: margin.left + right * side, top: top + down * side, width: side, height: side }, colours.ink);
        }),
      ),
    );
    this.space(12);
    for (const paragraph of words) this.write(paragraph, styles.cell, { type: "P", indent: codeSide + 14 });
    this.top = Math.max(this.top, top + codeSide + 8);
  }

  rule(): void {
    this.space(8);
    drawArtifact(this.canvas, () => this.canvas.rule(margin.left, this.top, contentWidth, colours.teal));
    this.space(14);
  }

  /** A line with its links. */
  private line(line: Line, at: { x: number; top: number }, { style, element, links = [] }: LineOptions): void {
    this.canvas.lines([line], at, style);
    const widthOf = (part: string): number => this.fonts.line(part, style.size, style.weight ?? "regular").width;
    for (const { address, before, shown } of links) {
      const box = { x: at.x + widthOf(before), top: at.top, width: widthOf(shown), height: leadingOf(style) };
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

  /** @param pageOf the words for the number of a page */
  close(foot: string, pageOf: (page: string, count: string) => string): void {
    const { context } = this.document;
    const pages = context.nextRef();
    const resources = context.nextRef();
    this.canvases.forEach((canvas, index) => {
      drawArtifact(canvas, () => {
        canvas.rule(margin.left, footTop - 6, contentWidth);
        canvas.text(foot, { x: margin.left, top: footTop }, styles.foot);
        canvas.textRight(pageOf(String(index + 1), String(this.canvases.length)), { right: sheet.width - margin.right, top: footTop }, styles.foot);
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

const wordsOf = ({ runs }: Line): string => runs.map(({ text }) => text).join("");
