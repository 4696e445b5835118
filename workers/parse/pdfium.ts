import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";

/** Why pdfium did not open a document. @source fpdfview.h FPDF_ERR_* */
export type OpenFailure = "format" | "password";

export class PdfOpenError extends Error {
  readonly failure: OpenFailure;
  constructor(failure: OpenFailure) {
    super(`pdfium: ${failure}`);
    this.failure = failure;
  }
}

const errorPassword = 4;
const errorSecurity = 5;
const renderAnnotations = 0x01;
const reverseByteOrder = 0x10;
const bgraBytesPerPixel = 4;
const white = 0xffffffff;

let loading: Promise<Pdfium> | undefined;

/** The engine, loaded once in this process. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= (async () => {
    const wasmPath = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
    // A Buffer of a file is an ArrayBuffer's view; the engine wants the buffer itself, and exactly these bytes.
    const wasmBinary = new Uint8Array(readFileSync(wasmPath)).buffer;
    const engine = await init({ wasmBinary });
    engine.PDFiumExt_Init();
    return new Pdfium(engine);
  })();
  return loading;
}

export class Pdfium {
  private readonly engine: WrappedPdfiumModule;

  constructor(engine: WrappedPdfiumModule) {
    this.engine = engine;
  }

  /**
   * Opens a document with the empty password, hands it to `use` and frees it afterwards.
   * @throws PdfOpenError
   */
  async withDocument<T>(bytes: Uint8Array, use: (document: PdfDocument) => T | Promise<T>): Promise<T> {
    const at = this.put(bytes);
    try {
      const handle = this.engine.FPDF_LoadMemDocument(at, bytes.length, "");
      if (handle === 0) {
        const code = this.engine.FPDF_GetLastError();
        throw new PdfOpenError(code === errorPassword || code === errorSecurity ? "password" : "format");
      }
      try {
        return await use(new PdfDocument(this, this.engine, handle));
      } finally {
        this.engine.FPDF_CloseDocument(handle);
      }
    } finally {
      this.free(at);
    }
  }

  put(bytes: Uint8Array): number {
    const at = this.allocate(bytes.length);
    this.memory().set(bytes, at);
    return at;
  }

  allocate(size: number): number {
    const at = this.engine.pdfium.wasmExports.malloc(Math.max(size, 1));
    if (at === 0) throw new Error(`pdfium: no memory for ${size} bytes`);
    return at;
  }

  free(at: number): void {
    this.engine.pdfium.wasmExports.free(at);
  }

  /** Valid only until the next allocation: the heap may move when it grows. */
  memory(): Uint8Array {
    // The package's types leave the heap out.
    const heap: unknown = Reflect.get(this.engine.pdfium, "HEAPU8");
    if (!(heap instanceof Uint8Array)) throw new Error("pdfium: no heap");
    return heap;
  }
}

export type Bitmap = { readonly width: number; readonly height: number; readonly rgba: Buffer };

export class PdfDocument {
  private readonly owner: Pdfium;
  private readonly engine: WrappedPdfiumModule;
  private readonly handle: number;

  constructor(owner: Pdfium, engine: WrappedPdfiumModule, handle: number) {
    this.owner = owner;
    this.engine = engine;
    this.handle = handle;
  }

  /** According to the page tree; a hostile tree can claim any number. */
  claimedPages(): number {
    return this.engine.FPDF_GetPageCount(this.handle);
  }

  /** Whether the document contains a form that only some readers can draw. */
  hasDynamicForm(): boolean {
    return this.engine.FPDF_GetXFAPacketCount(this.handle) > 0;
  }

  /** Width and height as viewed, in points of a scale of 1; undefined when there is no such page. Counted from 0. */
  pageSize(index: number): { width: number; height: number } | undefined {
    const at = this.owner.allocate(8);
    try {
      if (!this.engine.FPDF_GetPageSizeByIndexF(this.handle, index, at)) return undefined;
      const width = this.engine.pdfium.getValue(at, "float");
      const height = this.engine.pdfium.getValue(at + 4, "float");
      return width > 0 && height > 0 ? { width, height } : undefined;
    } finally {
      this.owner.free(at);
    }
  }

  /** Draws a page on white, at most `maxWidth` wide and `maxPixels` in all. Counted from 0. */
  render(index: number, maxWidth: number, maxPixels: number): Bitmap | undefined {
    const size = this.pageSize(index);
    if (size === undefined) return undefined;
    const scale = Math.min(maxWidth / size.width, Math.sqrt(maxPixels / (size.width * size.height)));
    const width = Math.max(1, Math.round(size.width * scale));
    const height = Math.max(1, Math.round(size.height * scale));
    const page = this.engine.FPDF_LoadPage(this.handle, index);
    if (page === 0) return undefined;
    const bitmap = this.engine.FPDFBitmap_Create(width, height, 0);
    try {
      if (bitmap === 0) throw new Error(`pdfium: no bitmap of ${width} x ${height}`);
      this.engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
      this.engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, renderAnnotations | reverseByteOrder);
      const at = this.engine.FPDFBitmap_GetBuffer(bitmap);
      const rgba = Buffer.from(this.owner.memory().subarray(at, at + width * height * bgraBytesPerPixel));
      return { width, height, rgba };
    } finally {
      if (bitmap !== 0) this.engine.FPDFBitmap_Destroy(bitmap);
      this.engine.FPDF_ClosePage(page);
    }
  }

  /** A new, unencrypted document of the same pages, without the catalog (scripts, actions, names, forms). */
  copyOfPages(): Buffer {
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
}
