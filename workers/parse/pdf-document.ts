import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Pdfium } from "./pdfium.ts";

const renderAnnotations = 0x01;
const reverseByteOrder = 0x10;
/** What `render` draws besides the content of the page. */
const drawFlags = renderAnnotations | reverseByteOrder;
/** @source fpdf_annot.h FPDF_ANNOT_* */
const linkSubtype = 2;
const popupSubtype = 16;
const widgetSubtype = 20;
/** Fields that contain text, by their type. @source fpdf_formfill.h FPDF_FORMFIELD_COMBOBOX, LISTBOX, TEXTFIELD */
const textFieldTypes = new Set([4, 5, 6]);
/** Asks every reader to draw the values again, because the program that filled the form did not. @source ISO 32000-1, 12.7.2 */
const needAppearances = /\/NeedAppearances\s+true/u;
/** The page of a file that states no size. */
const fallbackBox = { left: 0, bottom: 0, right: 612, top: 792 };
const bgraBytesPerPixel = 4;
const white = 0xffffffff;
/** The engine writes text as UTF-16. */
const bytesPerUnit = 2;

export type Bitmap = { readonly width: number; readonly height: number; readonly rgba: Buffer };

type Size = { readonly width: number; readonly height: number };

/** An open document. Pages are counted from 0. */
export class PdfDocument {
  private readonly owner: Pdfium;
  private readonly engine: WrappedPdfiumModule;
  private readonly handle: number;
  /** The engine's view of the form, once a page needed it. */
  private form: { readonly handle: number; readonly info: number; readonly isStale: boolean } | undefined;

  constructor(owner: Pdfium, engine: WrappedPdfiumModule, handle: number) {
    this.owner = owner;
    this.engine = engine;
    this.handle = handle;
  }

  close(): void {
    if (this.form !== undefined) {
      this.engine.PDFiumExt_ExitFormFillEnvironment(this.form.handle);
      this.engine.PDFiumExt_CloseFormFillInfo(this.form.info);
    }
    this.engine.FPDF_CloseDocument(this.handle);
  }

  /** According to the page tree; a hostile tree can claim any number. */
  claimedPages(): number {
    return this.engine.FPDF_GetPageCount(this.handle);
  }

  /** Whether the document contains a form that only some readers can draw. */
  hasDynamicForm(): boolean {
    return this.engine.FPDF_GetXFAPacketCount(this.handle) > 0;
  }

  /** How many signatures the document has; whether they hold is not checked. */
  signatures(): number {
    return Math.max(0, this.engine.FPDF_GetSignatureCount(this.handle));
  }

  /** The text layer of a page, at most `most` characters of it; empty without one, and when there is no such page. */
  pageText(index: number, most: number): string {
    const page = this.engine.FPDF_LoadPage(this.handle, index);
    if (page === 0) return "";
    const text = this.engine.FPDFText_LoadPage(page);
    try {
      if (text === 0) return "";
      const count = Math.min(this.engine.FPDFText_CountChars(text), most);
      if (count <= 0) return "";
      const at = this.owner.allocate((count + 1) * bytesPerUnit);
      try {
        const written = this.engine.FPDFText_GetText(text, 0, count, at);
        // The last unit is the end of the text.
        const bytes = Buffer.from(this.owner.memory().subarray(at, at + Math.max(0, written - 1) * bytesPerUnit));
        return bytes.toString("utf16le").replaceAll("\u0000", "").slice(0, most);
      } finally {
        this.owner.free(at);
      }
    } finally {
      if (text !== 0) this.engine.FPDFText_ClosePage(text);
      this.engine.FPDF_ClosePage(page);
    }
  }

  /** Width and height as viewed, in points of a scale of 1; undefined when there is no such page. */
  pageSize(index: number): Size | undefined {
    const size = this.readSize(index);
    if (size === undefined || !isEmpty(size)) return size;
    this.showWhole(index);
    const repaired = this.readSize(index);
    return repaired === undefined || isEmpty(repaired) ? undefined : repaired;
  }

  /** Draws a page on white as its reader sees it, form values included, at most `maxWidth` wide and `maxPixels` in all. */
  render(index: number, maxWidth: number, maxPixels: number): Bitmap | undefined {
    return this.draw(index, { maxWidth, maxPixels }, (bitmap, page, { width, height }) => {
      this.engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawFlags);
      if (this.form !== undefined) this.engine.FPDF_FFLDraw(this.form.handle, bitmap, page, 0, 0, width, height, 0, drawFlags);
    });
  }

  /** The same without the fields of a form, which a copy of the pages does not have. */
  renderWithoutFields(index: number, maxWidth: number, maxPixels: number): Bitmap | undefined {
    return this.draw(index, { maxWidth, maxPixels }, (bitmap, page, { width, height }) =>
      this.engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, drawFlags),
    );
  }

  /**
   * A new, unencrypted document of the same pages, without the catalog (scripts, actions, names, forms). Values of a form and marks that have no
   * appearance of their own get the one that `render` draws.
   */
  copyOfPages(): Buffer {
    for (let index = 0; index < this.claimedPages(); index += 1) {
      this.pageSize(index);
      if (this.hasMarks(index)) this.withPage(index, () => undefined);
    }
    const target = this.engine.FPDF_CreateNewDocument();
    try {
      if (!this.engine.FPDF_ImportPages(target, this.handle, "", 0)) throw new Error("pdfium: pages cannot be copied");
      return this.save(target);
    } finally {
      this.engine.FPDF_CloseDocument(target);
    }
  }

  private save(target: number): Buffer {
    const writer = this.engine.PDFiumExt_OpenFileWriter();
    try {
      this.engine.PDFiumExt_SaveAsCopy(target, writer);
      const size = this.engine.PDFiumExt_GetFileWriterSize(writer);
      const at = this.owner.allocate(size);
      try {
        this.engine.PDFiumExt_GetFileWriterData(writer, at, size);
        return Buffer.from(this.owner.memory().subarray(at, at + size));
      } finally {
        this.owner.free(at);
      }
    } finally {
      this.engine.PDFiumExt_CloseFileWriter(writer);
    }
  }

  private draw(
    index: number,
    { maxWidth, maxPixels }: { maxWidth: number; maxPixels: number },
    paint: (bitmap: number, page: number, size: Size) => void,
  ): Bitmap | undefined {
    const size = this.pageSize(index);
    if (size === undefined) return undefined;
    const scale = Math.min(maxWidth / size.width, Math.sqrt(maxPixels / (size.width * size.height)));
    const width = Math.max(1, Math.round(size.width * scale));
    const height = Math.max(1, Math.round(size.height * scale));
    return this.withPage(index, (page) => {
      const bitmap = this.engine.FPDFBitmap_Create(width, height, 0);
      if (bitmap === 0) throw new Error(`pdfium: no bitmap of ${width} x ${height}`);
      try {
        this.engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
        paint(bitmap, page, { width, height });
        const at = this.engine.FPDFBitmap_GetBuffer(bitmap);
        const rgba = Buffer.from(this.owner.memory().subarray(at, at + width * height * bgraBytesPerPixel));
        return { width, height, rgba };
      } finally {
        this.engine.FPDFBitmap_Destroy(bitmap);
      }
    });
  }

  /** Opens a page; fields and marks without an appearance get one. */
  private withPage<T>(index: number, use: (page: number) => T): T | undefined {
    const page = this.engine.FPDF_LoadPage(this.handle, index);
    if (page === 0) return undefined;
    const form = this.hasMarks(index) ? this.openForm() : undefined;
    try {
      if (form?.isStale === true) this.dropTextAppearances(page, form.handle);
      if (form !== undefined) this.engine.FORM_OnAfterLoadPage(page, form.handle);
      return use(page);
    } finally {
      if (form !== undefined) this.engine.FORM_OnBeforeClosePage(page, form.handle);
      this.engine.FPDF_ClosePage(page);
    }
  }

  /** Whether a page has annotations that are drawn. */
  private hasMarks(index: number): boolean {
    const count = this.engine.EPDFPage_GetAnnotCountRaw(this.handle, index);
    for (let place = 0; place < count; place += 1) {
      const subtype = this.withAnnotation(this.engine.EPDFPage_GetAnnotRaw(this.handle, index, place), (annotation) =>
        this.engine.FPDFAnnot_GetSubtype(annotation),
      );
      if (subtype !== undefined && subtype !== linkSubtype && subtype !== popupSubtype) return true;
    }
    return false;
  }

  private openForm() {
    if (this.form === undefined) {
      const isStale = needAppearances.test(this.save(this.handle).toString("latin1"));
      const info = this.engine.PDFiumExt_OpenFormFillInfo();
      this.form = { info, handle: this.engine.PDFiumExt_InitFormFillEnvironment(this.handle, info), isStale };
    }
    return this.form;
  }

  private dropTextAppearances(page: number, form: number): void {
    for (let place = 0; place < this.engine.FPDFPage_GetAnnotCount(page); place += 1) {
      this.withAnnotation(this.engine.FPDFPage_GetAnnot(page, place), (annotation) => {
        const isText =
          this.engine.FPDFAnnot_GetSubtype(annotation) === widgetSubtype &&
          textFieldTypes.has(this.engine.FPDFAnnot_GetFormFieldType(form, annotation));
        if (isText) this.engine.FPDFAnnot_SetAP(annotation, 0, 0);
      });
    }
  }

  private withAnnotation<T>(annotation: number, use: (annotation: number) => T): T | undefined {
    if (annotation === 0) return undefined;
    try {
      return use(annotation);
    } finally {
      this.engine.FPDFPage_CloseAnnot(annotation);
    }
  }

  private readSize(index: number): Size | undefined {
    const at = this.owner.allocate(8);
    try {
      if (!this.engine.FPDF_GetPageSizeByIndexF(this.handle, index, at)) return undefined;
      return { width: this.engine.pdfium.getValue(at, "float"), height: this.engine.pdfium.getValue(at + 4, "float") };
    } finally {
      this.owner.free(at);
    }
  }

  /** Shows all of a page whose visible part is empty. */
  private showWhole(index: number): void {
    const page = this.engine.FPDF_LoadPage(this.handle, index);
    if (page === 0) return;
    const at = this.owner.allocate(16);
    try {
      const isKnown = this.engine.FPDFPage_GetMediaBox(page, at, at + 4, at + 8, at + 12);
      const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((place) => this.engine.pdfium.getValue(at + place, "float"));
      const box = isKnown && right > left && top > bottom ? { left, bottom, right, top } : fallbackBox;
      this.engine.FPDFPage_SetMediaBox(page, box.left, box.bottom, box.right, box.top);
      this.engine.FPDFPage_SetCropBox(page, box.left, box.bottom, box.right, box.top);
    } finally {
      this.owner.free(at);
      this.engine.FPDF_ClosePage(page);
    }
  }
}

const isEmpty = ({ width, height }: Size): boolean => !(width > 0 && height > 0);
