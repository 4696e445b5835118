import { drawSvgPath, LineCapStyle, type PDFDocument, type PDFRef, rgb } from "@cantoo/pdf-lib";
import { councilMark } from "#domain/council-mark.ts";
import type { AssembleInput, DossierText } from "#server/infra/sandbox-protocol.ts";
import { Canvas, type Colour, colours, contentWidth, leadingOf, margin, sheet, type TextStyle } from "./dossier-canvas.ts";
import type { DossierFonts } from "./dossier-text.ts";

export type Pdf = { readonly document: PDFDocument; readonly fonts: DossierFonts };
type DossierDocument = AssembleInput["documents"][number];

/** First page of a document and of each of its files. Pages are counted from 1. */
export type Place = {
  readonly document: DossierDocument;
  readonly number: number;
  readonly page: number;
  readonly target: PDFRef;
  /** Before a document of several files. */
  readonly divider: Canvas | undefined;
  readonly files: readonly { readonly name: string; readonly page: number; readonly pages: number; readonly remark?: string | undefined }[];
};

const bandHeight = 132;
const bodyTop = margin.top + 56;
const bodyBottom = sheet.height - margin.bottom;
const labelWidth = 150;
const heading: TextStyle = { size: 11.5, weight: "bold", colour: colours.teal };
const label: TextStyle = { size: 9.5, colour: colours.grey };
const value: TextStyle = { size: 10, colour: colours.ink };
const small: TextStyle = { size: 8.5, colour: colours.grey };
const remark: TextStyle = { size: 9, colour: colours.amber };

const roomyGap = 9;
const tightGap = 4;

/**
 * The cover: firm, dates, values and answers. So that no page is nearly empty, rows stand closer if that helps; else the answers begin on
 * the second page.
 */
export function drawCover(pdf: Pdf, text: DossierText): readonly Canvas[] {
  for (const gap of [roomyGap, tightGap]) {
    const sheets = coverOf(pdf, text, gap);
    sheets.section("Answers", text.values);
    if (sheets.isWellFilled()) return sheets.canvases;
  }
  const sheets = coverOf(pdf, text, roomyGap);
  if (text.values.length > 0) sheets.nextSheet();
  sheets.section("Answers", text.values);
  return sheets.canvases;
}

function coverOf(pdf: Pdf, text: DossierText, gap: number): RowSheets {
  const first = new Canvas(pdf.document, pdf.fonts);
  const sheets = new RowSheets(pdf, text, { first, top: drawCoverHead(pdf, first, text), title: "Cover sheet", gap });
  sheets.section("Firm", text.firm);
  sheets.section("Dates", text.dates);
  return sheets;
}

/** What the offices remarked, what the member answered, and who did what when and why; no page without any of these words. */
export function drawRemarks(pdf: Pdf, text: DossierText): readonly Canvas[] {
  if (text.remarks.length === 0) return [];
  const first = new Canvas(pdf.document, pdf.fonts);
  drawRunningHead(first, text, remarksTitle);
  const sheets = new RowSheets(pdf, text, { first, top: bodyTop, title: remarksTitle, gap: roomyGap });
  for (const { title, rows } of text.remarks) sheets.section(title, rows);
  return sheets.canvases;
}

export const remarksTitle = "Remarks and answers";
export const computationTitle = "Computation sheet";

const sheetColumns = { cost: margin.left + 22, claimed: margin.left + 300, rupees: margin.left + 392, recommended: sheet.width - margin.right };
const costWidth = 190;
const itemHeadHeight = 22;
const strong: TextStyle = { size: 9.5, weight: "bold", colour: colours.navy };
const figure: TextStyle = { size: 9, colour: colours.ink };
const note: TextStyle = { size: 8, colour: colours.grey };

/** Items with what is claimed and recommended, each line with its reasons, and the totals. No page without items. @source money.md 5 */
export function drawComputation(pdf: Pdf, text: DossierText): readonly Canvas[] {
  if (text.computation === undefined) return [];
  const first = new Canvas(pdf.document, pdf.fonts);
  drawRunningHead(first, text, computationTitle);
  const sheets = new RowSheets(pdf, text, { first, top: bodyTop, title: computationTitle, gap: tightGap });
  const { rows, totals } = text.computation;
  sheets.items(rows, sheets.sectionHeight("Totals", totals));
  sheets.section("Totals", totals);
  return sheets.canvases;
}

type Row = DossierText["firm"][number];
type SheetRow = NonNullable<DossierText["computation"]>["rows"][number];

/** The lines under each other in the column that has most of them. */
const figureLines = ({ rate, share, sanctioned }: SheetRow): number => (sanctioned !== "" ? 3 : share !== "" || rate !== "" ? 2 : 1);

/** Sections of labelled rows, on as many pages as they need. */
class RowSheets {
  readonly canvases: Canvas[];
  private readonly pdf: Pdf;
  private readonly text: DossierText;
  private readonly title: string;
  private readonly gap: number;
  private canvas: Canvas;
  private top: number;

  constructor(pdf: Pdf, text: DossierText, options: { first: Canvas; top: number; title: string; gap: number }) {
    this.pdf = pdf;
    this.text = text;
    this.title = options.title;
    this.gap = options.gap;
    this.canvas = options.first;
    this.canvases = [options.first];
    this.top = options.top;
  }

  /** False if a page after the first has less than a third of its rows. */
  isWellFilled(): boolean {
    return this.canvases.length === 1 || this.top > bodyTop + (bodyBottom - bodyTop) / 3;
  }

  section(title: string, rows: readonly Row[]): void {
    if (rows.length === 0) return;
    if (this.top + 60 > bodyBottom) this.nextSheet();
    const lines = wrapTo(this.pdf, title, heading, contentWidth);
    this.top = this.canvas.lines(lines, { x: margin.left, top: this.top + this.gap + 6 }, heading) + 4;
    this.canvas.rule(margin.left, this.top, contentWidth, colours.teal);
    this.top += 6;
    for (const row of rows) this.row(row);
  }

  /** The height of a section on one page. */
  sectionHeight(title: string, rows: readonly Row[]): number {
    if (rows.length === 0) return 0;
    const lines = rows.map((row) => Math.max(...Object.values(this.wrapRow(row)).map(({ length }) => length)));
    const head = this.gap + 6 + wrapTo(this.pdf, title, heading, contentWidth).length * leadingOf(heading) + 10;
    return head + lines.reduce((sum, count) => sum + count * leadingOf(value) + this.gap, 0);
  }

  nextSheet(): void {
    this.canvas = new Canvas(this.pdf.document, this.pdf.fonts);
    this.canvases.push(this.canvas);
    drawRunningHead(this.canvas, this.text, `${this.title}, continued`);
    this.top = bodyTop;
  }

  /** @param below the height of what stands on the page of the last item, so that it never stands alone */
  items(rows: readonly SheetRow[], below: number): void {
    this.itemHead();
    for (const [place, row] of rows.entries()) this.item(row, place === rows.length - 1 ? below : 0);
  }

  private nextItemSheet(): void {
    this.nextSheet();
    this.itemHead();
  }

  /** True before the first item of a sheet. */
  private get isBelowItemHead(): boolean {
    return this.top === bodyTop + itemHeadHeight;
  }

  private itemHead(): void {
    const head: TextStyle = { ...small, weight: "bold" };
    this.canvas.text("Cost and its proof", { x: sheetColumns.cost, top: this.top }, head);
    this.canvas.textRight("Claimed", { right: sheetColumns.claimed, top: this.top }, head);
    this.canvas.textRight("In rupees", { right: sheetColumns.rupees, top: this.top }, head);
    this.canvas.textRight("Recommended", { right: sheetColumns.recommended, top: this.top }, head);
    this.canvas.rule(margin.left, this.top + 15, contentWidth, colours.teal);
    this.top += itemHeadHeight;
  }

  private item(row: SheetRow, below: number): void {
    const costs = wrapTo(this.pdf, row.cost, strong, costWidth);
    const proof = row.proof === "" ? [] : [`Proof: ${row.proof}`];
    const notes = [...proof, ...row.notes].flatMap((sentence) => wrapTo(this.pdf, sentence, note, contentWidth - 22));
    const figures = Math.max(costs.length * leadingOf(strong), figureLines(row) * leadingOf(figure));
    const height = figures + notes.length * leadingOf(note) + 10;
    if (this.top + height + below > bodyBottom && !this.isBelowItemHead) this.nextItemSheet();
    const { top } = this;
    this.canvas.text(String(row.number), { x: margin.left, top }, { ...strong, colour: colours.grey });
    this.canvas.lines(costs, { x: sheetColumns.cost, top }, strong);
    this.canvas.textRight(row.claimed, { right: sheetColumns.claimed, top }, figure);
    this.canvas.textRight(row.rupees, { right: sheetColumns.rupees, top }, figure);
    if (row.rate !== "") this.canvas.textRight(row.rate, { right: sheetColumns.rupees, top: top + leadingOf(figure) }, note);
    this.canvas.textRight(row.recommended, { right: sheetColumns.recommended, top }, { ...figure, weight: "bold" });
    if (row.share !== "") this.canvas.textRight(`share ${row.share}`, { right: sheetColumns.recommended, top: top + leadingOf(figure) }, note);
    if (row.sanctioned !== "")
      this.canvas.textRight(`sanctioned ${row.sanctioned}`, { right: sheetColumns.recommended, top: top + 2 * leadingOf(figure) }, note);
    this.top = top + figures;
    // Reasons can be as long as a page; they then continue on the next one.
    for (let rest = notes; rest.length > 0;) {
      const room = Math.floor((bodyBottom - this.top) / leadingOf(note));
      this.top = this.canvas.lines(rest.slice(0, room), { x: sheetColumns.cost, top: this.top }, note);
      rest = rest.slice(room);
      if (rest.length > 0) this.nextItemSheet();
    }
    this.top += 5;
    this.canvas.rule(margin.left, this.top, contentWidth);
    this.top += 5;
  }

  private wrapRow(row: Row) {
    return {
      labels: wrapTo(this.pdf, row.label, label, labelWidth - 12),
      values: wrapTo(this.pdf, row.value.trim() === "" ? "Not provided" : row.value, value, contentWidth - labelWidth),
    };
  }

  private row(row: Row): void {
    // An answer can be as long as a page; it then continues on the next one.
    const { labels, values: all } = this.wrapRow(row);
    let values = all;
    if (this.top + leadingOf(value) * Math.max(labels.length, Math.min(values.length, 3)) + 8 > bodyBottom) this.nextSheet();
    const labelBottom = this.canvas.lines(labels, { x: margin.left, top: this.top }, { ...label, leading: leadingOf(value) });
    const isOneSheet = this.top + values.length * leadingOf(value) <= bodyBottom;
    while (values.length > 0) {
      const room = Math.max(1, Math.floor((bodyBottom - this.top) / leadingOf(value)));
      this.top = this.canvas.lines(values.slice(0, room), { x: margin.left + labelWidth, top: this.top }, value);
      values = values.slice(room);
      if (values.length > 0) this.nextSheet();
    }
    this.top = (isOneSheet ? Math.max(this.top, labelBottom) : this.top) + this.gap / 2;
    this.canvas.rule(margin.left, this.top, contentWidth);
    this.top += this.gap / 2;
  }
}

function drawCoverHead(pdf: Pdf, canvas: Canvas, text: DossierText): number {
  canvas.fill({ x: 0, top: 0, width: sheet.width, height: bandHeight }, colours.navy);
  canvas.fill({ x: 0, top: bandHeight, width: sheet.width, height: 5 }, colours.teal);
  drawMark(canvas, { x: margin.left - 2, top: 40, size: 46 }, { ring: colours.white, cross: colours.tealOnNavy });
  canvas.text(text.council.shortName, { x: margin.left + 54, top: 42 }, { size: 24, weight: "bold", colour: colours.white });
  canvas.text(text.council.fullName, { x: margin.left + 54, top: 72 }, { size: 10.5, colour: colours.white });
  let top = bandHeight + 38;
  canvas.text("Reimbursement dossier", { x: margin.left, top }, { size: 10.5, weight: "bold", colour: colours.teal });
  const title: TextStyle = { size: 22, weight: "bold", colour: colours.navy, leading: 28 };
  top = canvas.lines(wrapTo(pdf, text.title, title, contentWidth), { x: margin.left, top: top + 18 }, title);
  const id: TextStyle = { size: 14, weight: "bold", colour: colours.ink };
  canvas.text(text.reimbursementId, { x: margin.left, top: top + 6 }, id);
  const idWidth = pdf.fonts.line(text.reimbursementId, id.size, "bold").width;
  if (text.status !== "")
    drawTag(pdf, canvas, text.status, { x: margin.left + idWidth + 14, top: top + 4, colours: [colours.teal, colours.tealPale] });
  canvas.text(`Prepared ${text.preparedAtLabel}`, { x: margin.left, top: top + 30 }, small);
  return top + 44;
}

/** Rows of the index: document, verdict and page; every row is a link. */
export class IndexSheets {
  readonly canvases: readonly Canvas[];
  private readonly pdf: Pdf;
  private readonly text: DossierText;
  private readonly rows: readonly IndexRow[];

  /** Lays the rows out first, so that the number of index pages is known before pages are numbered. */
  constructor(pdf: Pdf, text: DossierText, documents: readonly DossierDocument[]) {
    this.pdf = pdf;
    this.text = text;
    const canvases = [new Canvas(pdf.document, pdf.fonts)];
    let top = bodyTop + indexHeadHeight;
    this.rows = documents.map((document) => {
      const labels = wrapTo(pdf, document.label, indexLabel, indexLabelWidth);
      const files = document.files.map((file) => ({
        lines: wrapTo(pdf, file.name, small, indexLabelWidth),
        remarks: file.remark === undefined ? [] : wrapTo(pdf, file.remark, remark, contentWidth - indexNumberWidth - 8),
      }));
      const reasons = document.notApplicable === undefined ? [] : wrapTo(pdf, document.notApplicable, small, indexLabelWidth);
      const height =
        indexRowPadding * 2 +
        labels.length * leadingOf(indexLabel) +
        reasons.length * leadingOf(small) +
        files.reduce((sum, file) => sum + file.lines.length * leadingOf(small) + file.remarks.length * leadingOf(remark), 0);
      if (top + height > bodyBottom && top > bodyTop + indexHeadHeight) {
        canvases.push(new Canvas(pdf.document, pdf.fonts));
        top = bodyTop + indexHeadHeight;
      }
      const row = { canvas: canvases.at(-1) ?? canvases[0], top, height, labels, files, reasons };
      top += height;
      return row;
    });
    this.canvases = canvases;
  }

  draw(places: readonly (Place | undefined)[], documents: readonly DossierDocument[]): void {
    this.canvases.forEach((canvas, index) => {
      drawRunningHead(canvas, this.text, index === 0 ? "Index" : "Index, continued");
      const top = bodyTop + indexHeadHeight - 18;
      canvas.text("Document", { x: margin.left + indexNumberWidth, top }, { ...small, weight: "bold" });
      if (documents.some((document) => document.verdict !== "")) canvas.text("Verdict", { x: indexVerdictX, top }, { ...small, weight: "bold" });
      canvas.textRight("Page", { right: sheet.width - margin.right, top }, { ...small, weight: "bold" });
      canvas.rule(margin.left, top + 15, contentWidth, colours.teal);
    });
    documents.forEach((document, index) => this.drawRow(document, index, places[index]));
  }

  private drawRow(document: DossierDocument, index: number, place: Place | undefined): void {
    const row = this.rows[index];
    if (row?.canvas === undefined) return;
    const { canvas } = row;
    const x = margin.left + indexNumberWidth;
    let top = row.top + indexRowPadding;
    canvas.text(String(index + 1), { x: margin.left, top }, { ...indexLabel, colour: colours.grey });
    drawVerdict(this.pdf, canvas, document, { x: indexVerdictX, top: top - 1 });
    if (place !== undefined) canvas.textRight(String(place.page), { right: sheet.width - margin.right, top }, indexLabel);
    top = canvas.lines(row.labels, { x, top }, indexLabel);
    top = canvas.lines(row.reasons, { x, top }, small);
    row.files.forEach((file, at) => {
      const fileTop = top;
      top = canvas.lines(file.lines, { x, top }, small);
      const page = place?.divider === undefined ? undefined : place.files[at]?.page;
      if (page !== undefined) canvas.textRight(String(page), { right: sheet.width - margin.right, top: fileTop }, small);
      top = canvas.lines(file.remarks, { x, top }, remark);
    });
    canvas.rule(margin.left, row.top + row.height, contentWidth);
    if (place === undefined) return;
    canvas.link({ x: margin.left, top: row.top, width: contentWidth, height: row.height }, place.target, `${document.label}, page ${place.page}`);
  }
}

type IndexRow = {
  readonly canvas: Canvas | undefined;
  readonly top: number;
  readonly height: number;
  readonly labels: ReturnType<typeof wrapTo>;
  readonly reasons: ReturnType<typeof wrapTo>;
  readonly files: readonly { readonly lines: ReturnType<typeof wrapTo>; readonly remarks: ReturnType<typeof wrapTo> }[];
};

const indexHeadHeight = 26;
const indexNumberWidth = 26;
const indexVerdictX = sheet.width - margin.right - 130;
const indexLabelWidth = indexVerdictX - margin.left - indexNumberWidth - 14;
const indexRowPadding = 8;
const indexLabel: TextStyle = { size: 10.5, weight: "bold", colour: colours.navy };

/** The page before a document of several files: its name, the verdict and the files that follow. */
export function drawDivider(canvas: Canvas, pdf: Pdf, options: { text: DossierText; place: Place; documents: number }): void {
  const { text, place, documents } = options;
  drawRunningHead(canvas, text, undefined);
  let top = 190;
  canvas.text(`Document ${place.number} of ${documents}`, { x: margin.left, top }, { size: 10.5, weight: "bold", colour: colours.teal });
  const title: TextStyle = { size: 24, weight: "bold", colour: colours.navy, leading: 31 };
  top = canvas.lines(wrapTo(pdf, place.document.label, title, contentWidth), { x: margin.left, top: top + 20 }, title) + 10;
  drawVerdict(pdf, canvas, place.document, { x: margin.left, top });
  if (place.document.verdict !== "") top += 34;
  top += 6;
  for (const file of place.files) {
    const lines = wrapTo(pdf, file.name, value, contentWidth - 110);
    const remarks = file.remark === undefined ? [] : wrapTo(pdf, file.remark, remark, contentWidth - 110);
    const height = lines.length * leadingOf(value) + remarks.length * leadingOf(remark) + 14;
    if (top + height > bodyBottom) break;
    canvas.rule(margin.left, top, contentWidth);
    canvas.textRight(pagesLabel(file), { right: sheet.width - margin.right, top: top + 7 }, label);
    canvas.lines(remarks, { x: margin.left, top: canvas.lines(lines, { x: margin.left, top: top + 7 }, value) }, remark);
    top += height;
  }
  canvas.rule(margin.left, top, contentWidth);
}

const pagesLabel = (file: { page: number; pages: number }): string =>
  file.pages === 1 ? `page ${file.page}` : `pages ${file.page} to ${file.page + file.pages - 1}`;

/** Replaces a file whose pages cannot be shown. */
export function drawPlaceholder(canvas: Canvas, pdf: Pdf, options: { text: DossierText; document: string; name: string; remark: string }): void {
  const { text, document, name, remark: reason } = options;
  drawRunningHead(canvas, text, undefined);
  const width = contentWidth - 48;
  const title: TextStyle = { size: 15, weight: "bold", colour: colours.amber };
  const body: TextStyle = { size: 11, colour: colours.ink, leading: 17 };
  const names = wrapTo(pdf, name, { ...body, weight: "bold" }, width);
  const reasons = wrapTo(pdf, reason, body, width);
  const height = 92 + (names.length + reasons.length) * 17;
  const top = 250;
  canvas.fill({ x: margin.left, top, width: contentWidth, height }, colours.amberPale);
  canvas.fill({ x: margin.left, top, width: 5, height }, colours.amber);
  canvas.text(document, { x: margin.left + 24, top: top + 20 }, { size: 9.5, colour: colours.grey });
  canvas.text("This file cannot be shown", { x: margin.left + 24, top: top + 38 }, title);
  const next = canvas.lines(names, { x: margin.left + 24, top: top + 66 }, { ...body, weight: "bold" });
  canvas.lines(reasons, { x: margin.left + 24, top: next + 4 }, body);
}

function drawRunningHead(canvas: Canvas, text: DossierText, title: string | undefined): void {
  drawMark(canvas, { x: margin.left - 1, top: 32, size: 22 }, { ring: colours.navy, cross: colours.teal });
  canvas.text(text.council.shortName, { x: margin.left + 26, top: 35 }, { size: 12, weight: "bold", colour: colours.navy });
  canvas.textRight(text.reimbursementId, { right: sheet.width - margin.right, top: 37 }, { size: 9.5, colour: colours.grey });
  canvas.rule(margin.left, 62, contentWidth, colours.teal);
  if (title !== undefined) canvas.text(title, { x: margin.left, top: 78 }, { size: 18, weight: "bold", colour: colours.navy });
}

/** The council's mark, in the colours of the page or of the bar. */
function drawMark(canvas: Canvas, at: { x: number; top: number; size: number }, on: { ring: Colour; cross: Colour }): void {
  const { ring, cross, tip, grid } = councilMark;
  const place = { x: at.x, y: sheet.height - at.top, scale: at.size / grid };
  const operators = [
    ...drawSvgPath(ring.path, { ...place, ...line(ring.strokeWidth, on.ring), borderLineCap: LineCapStyle.Round }),
    ...drawSvgPath(cross.path, { ...place, ...line(cross.strokeWidth, on.cross) }),
    ...drawSvgPath(tip.path, { ...place, ...line(tip.strokeWidth, colours.marigold), color: rgb(...colours.marigold) }),
  ];
  canvas.raw(operators.join("\n"));
}

const line = (borderWidth: number, colour: Colour) => ({ borderWidth, borderColor: rgb(...colour), color: undefined });

/** Empty without a verdict, or if the reader may not see it. */
function drawVerdict(pdf: Pdf, canvas: Canvas, document: DossierDocument, at: { x: number; top: number }): void {
  if (document.verdict === "" || document.notApplicable !== undefined) return;
  drawTag(pdf, canvas, document.verdict, { ...at, colours: verdictColours[document.verdict.toLowerCase()] ?? [colours.grey, colours.pale] });
}

const verdictColours: Readonly<Record<string, readonly [Colour, Colour]>> = {
  sufficient: [colours.green, colours.greenPale],
  deficient: [colours.amber, colours.amberPale],
};

function drawTag(pdf: Pdf, canvas: Canvas, text: string, at: { x: number; top: number; colours: readonly [Colour, Colour] }): void {
  const [ink, ground] = at.colours;
  const style: TextStyle = { size: 9, weight: "bold", colour: ink };
  const { width } = pdf.fonts.line(text, style.size, "bold");
  canvas.fill({ x: at.x, top: at.top, width: width + 14, height: 17 }, ground);
  canvas.text(text, { x: at.x + 7, top: at.top + 3 }, style);
}

function wrapTo(pdf: Pdf, text: string, style: TextStyle, width: number): ReturnType<DossierFonts["wrap"]> {
  return pdf.fonts.wrap(text, { size: style.size, weight: style.weight ?? "regular", width });
}
