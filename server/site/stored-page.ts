import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodingFor, type Encoding, type PackedEncoding } from "../packed-answer.ts";

/** A drawn page as bytes; each compressed form is made when somebody first asks for it. */
export type StoredPage = {
  readonly status: 200 | 404;
  /** Without quotation marks and encoding. */
  readonly tag: string;
  readonly forms: Map<Encoding, Buffer>;
};

/** A higher one would save a twentieth of the bytes for several times the work. */
export const brotliQuality = 5;
const compressors: Readonly<Record<PackedEncoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

export function storedPage({ status, html }: { readonly status: 200 | 404; readonly html: string }): StoredPage {
  const bytes = Buffer.from(html);
  const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { status, tag, forms: new Map([["identity", bytes]]) };
}

/** The memory that a page takes, its compressed forms included. */
export const bytesOf = ({ forms }: StoredPage): number => [...forms.values()].reduce((sum, form) => sum + form.length, 0);

/** Answers with a page in the best form that the client takes, or with 304 when it has it. */
export function sendStored(req: IncomingMessage, res: ServerResponse, page: StoredPage): Promise<void> | undefined {
  const encoding = encodingFor(req.headers["accept-encoding"]);
  const etag = `"${page.tag}-${encoding}"`;
  // A page may change at any publish: it is asked for each time, and costs only headers when it has not.
  const headers = { "Cache-Control": "no-cache", ETag: etag, Vary: "Accept-Encoding" };
  if (page.status === 200 && hasTag(req.headers["if-none-match"], etag)) {
    res.writeHead(304, headers).end();
    return undefined;
  }
  const send = (body: Buffer): void => {
    if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
    res.writeHead(page.status, { ...headers, "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length }).end(body);
  };
  const body = page.forms.get(encoding);
  if (body === undefined) return compressed(page, encoding).then(send);
  send(body);
  return undefined;
}

async function compressed(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  const bytes = page.forms.get("identity") ?? Buffer.alloc(0);
  if (encoding === "identity") return bytes;
  const form = await compressors[encoding](bytes);
  page.forms.set(encoding, form);
  return form;
}

const hasTag = (given: string | undefined, etag: string): boolean =>
  given !== undefined && given.split(",").some((part) => part.trim().replace(/^W\//, "") === etag);
