import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type PDFDict, PDFDocument, PDFHexString, PDFName, type PDFRef, PDFString } from "@cantoo/pdf-lib";
import type { AssembleInput, Assembled, DossierText, PreparedFile } from "#server/infra/sandbox-protocol.ts";
import { Canvas, sheet } from "./dossier-canvas.ts";
import { drawOver, takePages } from "./dossier-clean.ts";
import { type Attachment, attachmentNames, type Bookmark, registerAttachment, registerOutline } from "./dossier-outline.ts";
import {
  computationTitle,
  drawComputation,
  drawCover,
  drawDivider,
  drawPlaceholder,
  drawRemarks,
  IndexSheets,
  type Pdf,
  type Place,
  remarksTitle,
} from "./dossier-sheets.ts";
import { stamp, type View } from "./dossier-stamp.ts";
import { DossierFonts } from "./dossier-text.ts";
import { DossierWriter } from "./dossier-writer.ts";

const ownView: View = { box: { left: 0, bottom: 0, right: sheet.width, top: sheet.height }, rotation: 0 };

/**
 * Writes the dossier at `outPath`: cover, index, computation sheet, remarks and answers, then the pages of each document, with a divider before several files; all
 * stamped, with bookmarks, and with the originals of files that could not be included as they are. The same input gives the same bytes.
 * Reports each file with pages as it is done.
 * @throws Error when a file cannot be included after all; the last report identifies it
 * @source product.md "Life of a reimbursement" (the dossier); engines.md 1
 */
export async function assembleDossier(input: AssembleInput, report: (done: number) => void): Promise<Assembled> {
  const writer = new DossierWriter(input.outPath);
  try {
    return await new Assembly(await createPdf(input), input, writer).run(report);
  } finally {
    writer.close();
  }
}

async function createPdf(input: AssembleInput): Promise<Pdf> {
  const document = await PDFDocument.create({ updateMetadata: false });
  // The writer creates its own catalog and page tree.
  for (const [ref] of document.context.enumerateIndirectObjects()) document.context.delete(ref);
  // The fixed texts are Latin; only the input decides about further fonts.
  return { document, fonts: await DossierFonts.open(document, JSON.stringify(input)) };
}

class Assembly {
  private readonly pdf: Pdf;
  private readonly input: AssembleInput;
  private readonly writer: DossierWriter;
  private readonly cover: readonly Canvas[];
  private readonly index: IndexSheets;
  private readonly computation: readonly Canvas[];
  private readonly remarks: readonly Canvas[];
  private readonly places: readonly (Place | undefined)[];
  private readonly total: number;
  private readonly pagesRef: PDFRef;
  private readonly resourcesRef: PDFRef;
  private readonly pages: PDFRef[] = [];
  private readonly attachments: Attachment[] = [];
  /** Of each file. */
  private readonly firstPages: ReadonlyMap<PreparedFile, PDFRef>;

  constructor(pdf: Pdf, input: AssembleInput, writer: DossierWriter) {
    this.pdf = pdf;
    this.input = input;
    this.writer = writer;
    const { context } = pdf.document;
    this.pagesRef = context.nextRef();
    this.resourcesRef = context.nextRef();
    this.cover = drawCover(pdf, input.text);
    this.index = new IndexSheets(pdf, input.text, input.documents);
    this.computation = drawComputation(pdf, input.text);
    this.remarks = drawRemarks(pdf, input.text);
    this.firstPages = new Map(input.documents.flatMap(({ files }) => files.map((file) => [file, context.nextRef()])));
    const { places, total } = this.place();
    this.places = places;
    this.total = total;
  }

  async run(report: (done: number) => void): Promise<Assembled> {
    this.index.draw(this.places, this.input.documents);
    for (const canvas of [...this.cover, ...this.index.canvases, ...this.computation, ...this.remarks]) this.addOwn(canvas, undefined);
    let done = 0;
    for (const place of this.places) {
      if (place === undefined) continue;
      if (place.divider !== undefined) {
        drawDivider(place.divider, this.pdf, { text: this.input.text, place, documents: this.input.documents.length });
        this.addOwn(place.divider, place.document.label);
      }
      for (const file of place.document.files) {
        await this.addFile(place, file);
        if (file.cleanPath !== undefined) report((done += 1));
      }
    }
    return this.finish();
  }

  /** Assigns the first page number to every document and file, before any is drawn. */
  private place(): { places: (Place | undefined)[]; total: number } {
    let page = this.cover.length + this.index.canvases.length + this.computation.length + this.remarks.length;
    const places = this.input.documents.map((document, index) => {
      const [firstFile] = document.files;
      if (firstFile === undefined) return undefined;
      const divider = document.files.length === 1 ? undefined : new Canvas(this.pdf.document, this.pdf.fonts);
      const first = page + 1;
      if (divider !== undefined) page += 1;
      const files = document.files.map((file) => {
        const begins = page + 1;
        const pages = file.cleanPath === undefined ? 1 : file.pages;
        page += pages;
        return { name: file.name, page: begins, pages, remark: file.remark };
      });
      return { document, number: index + 1, page: first, target: divider?.ref ?? this.firstPageOf(firstFile), divider, files };
    });
    return { places, total: page };
  }

  private async addFile(place: Place, file: PreparedFile): Promise<void> {
    const { remark, originalPath } = file;
    if (remark !== undefined && originalPath !== undefined) this.attach(place, { name: file.name, description: remark, originalPath });
    if (file.cleanPath === undefined) {
      const canvas = new Canvas(this.pdf.document, this.pdf.fonts, this.firstPageOf(file));
      const document = `${place.number}. ${place.document.label}`;
      drawPlaceholder(canvas, this.pdf, { text: this.input.text, document, name: file.name, remark: file.remark ?? "" });
      return this.addOwn(canvas, place.document.label);
    }
    const { context } = this.pdf.document;
    const taken = await takePages(readFileSync(file.cleanPath), context);
    if (taken.length !== file.pages) throw new Error(`${taken.length} pages where ${file.pages} were announced`);
    for (const [at, page] of taken.entries()) {
      const operators = this.stampOf(page.view, place.document.label);
      drawOver(page, { context, operators, fonts: this.pdf.fonts.resources() });
      page.dict.set(PDFName.of("Parent"), this.pagesRef);
      const ref = at === 0 ? this.firstPageOf(file) : context.nextRef();
      context.assign(ref, page.dict);
      this.pages.push(ref);
    }
    this.writer.writeAll(context);
  }

  private firstPageOf(file: PreparedFile): PDFRef {
    const ref = this.firstPages.get(file);
    if (ref === undefined) throw new Error("a file of no document");
    return ref;
  }

  private addOwn(canvas: Canvas, document: string | undefined): void {
    canvas.raw(this.stampOf(ownView, document));
    canvas.close(this.pagesRef, this.resourcesRef);
    this.pages.push(canvas.ref);
  }

  private stampOf(view: View, document: string | undefined): string {
    const text = { id: this.input.text.reimbursementId, page: this.pages.length + 1, pages: this.total };
    return stamp(this.pdf.fonts, view, document === undefined ? text : { ...text, document });
  }

  private attach(place: Place, file: { readonly name: string; readonly description: string; readonly originalPath: string }): void {
    const name = `${place.number}-${this.attachments.length + 1} ${file.name}`;
    const { description, originalPath } = file;
    this.attachments.push(registerAttachment(this.pdf.document.context, { name, description, bytes: readFileSync(originalPath) }));
  }

  private async finish(): Promise<Assembled> {
    const { document, fonts } = this.pdf;
    const { context } = document;
    await document.flush();
    const fontRefs = context.obj({});
    for (const [resource, ref] of Object.entries(fonts.resources())) fontRefs.set(PDFName.of(resource), ref);
    context.assign(this.resourcesRef, context.obj({ Font: fontRefs }));
    context.assign(this.pagesRef, context.obj({ Type: "Pages", Count: this.pages.length, Kids: this.pages }));
    const root = context.register(this.catalog());
    const info = context.register(infoOf(context.obj({}), this.input.text));
    this.writer.writeAll(context);
    const id = createHash("sha256").update(`${this.input.text.reimbursementId} ${this.input.text.preparedAt}`).digest("hex").slice(0, 32);
    const sizeBytes = this.writer.finish({ root, info, id, largestNumber: context.largestObjectNumber });
    return { pages: this.pages.length, sizeBytes };
  }

  private catalog(): PDFDict {
    const { context } = this.pdf.document;
    const catalog = context.obj({
      Type: "Catalog",
      Pages: this.pagesRef,
      Outlines: registerOutline(context, this.bookmarks()),
      PageMode: "UseOutlines",
      Lang: PDFString.of("en-IN"),
      ViewerPreferences: { DisplayDocTitle: true },
    });
    if (this.attachments.length > 0) catalog.set(PDFName.of("Names"), attachmentNames(context, this.attachments));
    return catalog;
  }

  private bookmarks(): Bookmark[] {
    const own = [
      ...this.cover.slice(0, 1).map((canvas) => ({ title: "Cover sheet", target: canvas.ref })),
      ...this.index.canvases.slice(0, 1).map((canvas) => ({ title: "Index", target: canvas.ref })),
      ...this.computation.slice(0, 1).map((canvas) => ({ title: computationTitle, target: canvas.ref })),
      ...this.remarks.slice(0, 1).map((canvas) => ({ title: remarksTitle, target: canvas.ref })),
    ];
    const documents = this.places.flatMap((place) => {
      if (place === undefined) return [];
      const children = place.divider === undefined ? [] : place.document.files.map((file) => ({ title: file.name, target: this.firstPageOf(file) }));
      return [{ title: `${place.number}. ${place.document.label}`, target: place.target, children }];
    });
    return [...own, ...documents];
  }
}

function infoOf(info: PDFDict, text: DossierText): PDFDict {
  const entries = {
    Title: `${text.title} ${text.reimbursementId}`,
    Author: text.council.fullName,
    Creator: text.council.shortName,
    Producer: text.council.shortName,
  };
  for (const [key, value] of Object.entries(entries)) info.set(PDFName.of(key), PDFHexString.fromText(value));
  const date = PDFString.fromDate(new Date(text.preparedAt));
  info.set(PDFName.of("CreationDate"), date);
  info.set(PDFName.of("ModDate"), date);
  return info;
}
