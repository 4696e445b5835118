import { closeSync, openSync, writeSync } from "node:fs";
import { type PDFContext, PDFHexString, type PDFObject, type PDFRef, PDFStream } from "@cantoo/pdf-lib";

const flushAtBytes = 1024 * 1024;

/**
 * Writes a PDF file object by object, so that the dossier is never in memory as a whole: written objects are removed from the
 * context at once.
 * @source ISO 32000-1, 7.5
 */
export class DossierWriter {
  private readonly descriptor: number;
  private readonly offsets = new Map<number, number>();
  private pending: Uint8Array[] = [];
  private pendingBytes = 0;
  private position = 0;

  constructor(path: string) {
    this.descriptor = openSync(path, "w", 0o600);
    this.write(Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1"));
  }

  /** Writes and removes every object of the context. */
  writeAll(context: PDFContext): void {
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      this.writeObject(ref, object);
      context.delete(ref);
    }
  }

  /** The cross-reference table and trailer; returns the size of the file. */
  finish(options: { root: PDFRef; info: PDFRef; id: string; largestNumber: number }): number {
    const start = this.position;
    const rows = ["0000000000 65535 f \n"];
    for (let number = 1; number <= options.largestNumber; number += 1) {
      const offset = this.offsets.get(number);
      rows.push(offset === undefined ? "0000000000 65535 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`);
    }
    const id = PDFHexString.of(options.id).toString();
    const size = options.largestNumber + 1;
    this.write(Buffer.from(`xref\n0 ${size}\n${rows.join("")}`));
    this.write(Buffer.from(`trailer\n<< /Size ${size} /Root ${options.root.toString()} /Info ${options.info.toString()} /ID [${id} ${id}] >>\n`));
    this.write(Buffer.from(`startxref\n${start}\n%%EOF\n`));
    this.flush();
    return this.position;
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private writeObject(ref: PDFRef, object: PDFObject): void {
    this.offsets.set(ref.objectNumber, this.position);
    this.write(Buffer.from(`${ref.objectNumber} ${ref.generationNumber} obj\n`));
    if (object instanceof PDFStream) {
      object.updateDict();
      this.write(bytesOf(object.dict));
      this.write(Buffer.from("\nstream\n"));
      this.write(object.getContents());
      this.write(Buffer.from("\nendstream"));
    } else this.write(bytesOf(object));
    this.write(Buffer.from("\nendobj\n"));
  }

  private write(bytes: Uint8Array): void {
    this.pending.push(bytes);
    this.pendingBytes += bytes.length;
    this.position += bytes.length;
    if (this.pendingBytes > flushAtBytes) this.flush();
  }

  private flush(): void {
    for (const part of this.pendingBytes > 2 * flushAtBytes ? this.pending : [Buffer.concat(this.pending)]) {
      for (let at = 0; at < part.length;) at += writeSync(this.descriptor, part, at);
    }
    this.pending = [];
    this.pendingBytes = 0;
  }
}

function bytesOf(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  const length = object.copyBytesInto(bytes, 0);
  return bytes.subarray(0, length);
}
