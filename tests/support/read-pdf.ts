import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";

/** A PDF as a reader's program sees it: read with an engine that had no hand in its writing. */
export type SeenPdf = {
  readonly isEncrypted: boolean;
  readonly pages: readonly SeenPage[];
  readonly bookmarks: readonly { readonly title: string; readonly page: number; readonly depth: number }[];
  readonly attachments: readonly { readonly name: string; readonly bytes: Buffer }[];
  readonly scripts: number;
  /** RGBA of a page (counted from 1), so drawn that the shorter side has `shortSidePx`. */
  draw(page: number, shortSidePx: number): { readonly width: number; readonly height: number; readonly rgba: Buffer };
};

type SeenPage = { readonly width: number; readonly height: number; readonly text: string; readonly linksTo: readonly number[] };

let engine: Promise<WrappedPdfiumModule> | undefined;

async function load(): Promise<WrappedPdfiumModule> {
  const wasm = await readFile(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"));
  const loaded = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  loaded.PDFiumExt_Init();
  return loaded;
}

export async function readPdf(path: string): Promise<SeenPdf> {
  engine ??= load();
  const pdfium = await engine;
  const bytes = await readFile(path);
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length);
  heap(pdfium).set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, "");
  if (document === 0) throw new Error(`${path} cannot be opened: ${pdfium.FPDF_GetLastError()}`);
  return {
    isEncrypted: pdfium.EPDF_IsEncrypted(document),
    pages: Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) => lazyPage(() => readPage(pdfium, document, index))),
    bookmarks: readBookmarks(pdfium, document, 0, 0),
    attachments: Array.from({ length: pdfium.FPDFDoc_GetAttachmentCount(document) }, (_, index) => readAttachment(pdfium, document, index)),
    scripts: pdfium.FPDFDoc_GetJavaScriptActionCount(document),
    draw: (page, shortSidePx) => draw(pdfium, document, page - 1, shortSidePx),
  };
}

function heap(pdfium: WrappedPdfiumModule): Uint8Array {
  const found: unknown = Reflect.get(pdfium.pdfium, "HEAPU8");
  if (!(found instanceof Uint8Array)) throw new Error("no heap");
  return found;
}

/** Runs `use` with so many bytes of the engine's memory. */
function withMemory<T>(pdfium: WrappedPdfiumModule, size: number, use: (at: number) => T): T {
  const at = pdfium.pdfium.wasmExports.malloc(Math.max(8, size));
  heap(pdfium).fill(0, at, at + Math.max(8, size));
  try {
    return use(at);
  } finally {
    pdfium.pdfium.wasmExports.free(at);
  }
}

function readText(pdfium: WrappedPdfiumModule, write: (at: number, bytes: number) => number): string {
  const size = write(0, 0);
  return withMemory(pdfium, size + 2, (at) => {
    write(at, size);
    return pdfium.pdfium.UTF16ToString(at);
  });
}

/** A hostile page is opened only by a test that asks for it. */
function lazyPage(read: () => SeenPage): SeenPage {
  let page: SeenPage | undefined;
  const seen = (): SeenPage => (page ??= read());
  return {
    get width() {
      return seen().width;
    },
    get height() {
      return seen().height;
    },
    get text() {
      return seen().text;
    },
    get linksTo() {
      return seen().linksTo;
    },
  };
}

function readPage(pdfium: WrappedPdfiumModule, document: number, index: number): SeenPage {
  const page = pdfium.FPDF_LoadPage(document, index);
  const textPage = pdfium.FPDFText_LoadPage(page);
  const charCount = pdfium.FPDFText_CountChars(textPage);
  const text = withMemory(pdfium, (charCount + 1) * 2, (at) => {
    pdfium.FPDFText_GetText(textPage, 0, charCount, at);
    return pdfium.pdfium.UTF16ToString(at);
  });
  const linksTo = withMemory(pdfium, 8, (at) => {
    const targets: number[] = [];
    while (pdfium.FPDFLink_Enumerate(page, at, at + 4)) {
      const link = pdfium.pdfium.getValue(at + 4, "i32");
      targets.push(pdfium.FPDFDest_GetDestPageIndex(document, pdfium.FPDFLink_GetDest(document, link)) + 1);
    }
    return targets;
  });
  const seen = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page), text, linksTo };
  pdfium.FPDFText_ClosePage(textPage);
  pdfium.FPDF_ClosePage(page);
  return seen;
}

function readBookmarks(pdfium: WrappedPdfiumModule, document: number, parent: number, depth: number): SeenPdf["bookmarks"] {
  const found: SeenPdf["bookmarks"][number][] = [];
  for (
    let bookmark = pdfium.FPDFBookmark_GetFirstChild(document, parent);
    bookmark !== 0;
    bookmark = pdfium.FPDFBookmark_GetNextSibling(document, bookmark)
  ) {
    const title = readText(pdfium, (at, bytes) => pdfium.FPDFBookmark_GetTitle(bookmark, at, bytes));
    const page = pdfium.FPDFDest_GetDestPageIndex(document, pdfium.FPDFBookmark_GetDest(document, bookmark)) + 1;
    found.push({ title, page, depth }, ...readBookmarks(pdfium, document, bookmark, depth + 1));
  }
  return found;
}

function readAttachment(pdfium: WrappedPdfiumModule, document: number, index: number): SeenPdf["attachments"][number] {
  const attachment = pdfium.FPDFDoc_GetAttachment(document, index);
  const name = readText(pdfium, (at, bytes) => pdfium.FPDFAttachment_GetName(attachment, at, bytes));
  const bytes = withMemory(pdfium, 8, (sizeAt) => {
    pdfium.FPDFAttachment_GetFile(attachment, 0, 0, sizeAt);
    const size = pdfium.pdfium.getValue(sizeAt, "i32");
    return withMemory(pdfium, size, (at) => {
      pdfium.FPDFAttachment_GetFile(attachment, at, size, sizeAt);
      return Buffer.from(heap(pdfium).subarray(at, at + size));
    });
  });
  return { name, bytes };
}

function draw(pdfium: WrappedPdfiumModule, document: number, index: number, shortSidePx: number) {
  const page = pdfium.FPDF_LoadPage(document, index);
  const [wide, high] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const scale = shortSidePx / Math.min(wide, high);
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0x11);
  const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const rgba = Buffer.from(heap(pdfium).subarray(at, at + width * height * 4));
  pdfium.FPDFBitmap_Destroy(bitmap);
  pdfium.FPDF_ClosePage(page);
  return { width, height, rgba };
}
