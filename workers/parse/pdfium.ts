import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { PdfDocument } from "./pdf-document.ts";

/** Why a document was not opened: pdfium refused it, or its object streams inflate beyond the limit. @source fpdfview.h FPDF_ERR_* */
export type OpenFailure = "format" | "password" | "bomb";

export class PdfOpenError extends Error {
  readonly failure: OpenFailure;
  constructor(failure: OpenFailure) {
    super(`pdfium: ${failure}`);
    this.failure = failure;
  }
}

const errorPassword = 4;
const errorSecurity = 5;

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
      const document = new PdfDocument(this, this.engine, handle);
      try {
        return await use(document);
      } finally {
        document.close();
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
