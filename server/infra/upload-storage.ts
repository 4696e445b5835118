import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import multer, { MulterError, type StorageEngine } from "multer";
import { DomainError, invalid, tooLarge } from "#domain/errors.ts";
import { safeFileName } from "#domain/reimbursements/file-name.ts";
import { fileMessages, maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import type { StagedFile } from "./file-staging.ts";
import type { FileStore } from "./file-store.ts";

/** A file of a request, staged and hashed; the handler commits or discards it. */
export type ReceivedFile = { readonly fieldName: string; readonly name: string; readonly staged: StagedFile };

export type UploadOptions = {
  /** Exactly the fields that may carry files, from the scheme; any other is refused. */
  readonly fields: readonly { readonly name: string; readonly maxCount: number }[];
  /** Text fields of the request. */
  readonly maxTextFields?: number;
  /** Size limit of a file, and the message for a larger one; that of a document by default. */
  readonly size?: { readonly maxBytes: number; readonly tooLarge: (name: string) => string };
  /** The lowest rate of a connection that is served. */
  readonly floor?: { readonly bytesPerSecond: number; readonly windowMs: number };
};

const documentSize = { maxBytes: maxFileBytes, tooLarge: fileMessages.tooLarge };
const defaultFloor = { bytesPerSecond: 1024, windowMs: 60_000 };
/** Boundaries, part headers and text fields around the files. */
const multipartOverheadBytes = 512 * 1024;
const maxNameBytes = 200;
const answerTravelMs = 500;

/** The staged files of a request, by the order in which they came: a small one is staged before a large one that came first. */
const received = new WeakMap<IncomingMessage, Map<number, ReceivedFile>>();
const begun = new WeakMap<IncomingMessage, number>();

/**
 * Reads a multipart request, streaming each file into the store, then calls the next handler; `receivedFiles(req)` has the files,
 * `req.body` the text fields. After any failure no staged file of the request remains. A connection that is too slow or never ends is
 * answered and closed.
 * @source security.md row 24
 */
export function receiveUpload(store: FileStore, options: UploadOptions): RequestHandler {
  const size = options.size ?? documentSize;
  const maxFiles = options.fields.reduce((sum, field) => sum + field.maxCount, 0);
  const parse = multer({
    storage: storageInto(store, size.maxBytes),
    defParamCharset: "utf8",
    limits: {
      fileSize: size.maxBytes,
      files: maxFiles,
      fields: options.maxTextFields ?? 20,
      // In bytes, of which a character of Hindi takes three: the longest costs of a step have 60,000 characters.
      fieldSize: 256 * 1024,
      fieldNameSize: maxNameBytes,
      parts: maxFiles + (options.maxTextFields ?? 20),
      headerPairs: 20,
    },
  }).fields(options.fields.map(({ name, maxCount }) => ({ name, maxCount })));
  const maxRequestBytes = maxFiles * size.maxBytes + multipartOverheadBytes;

  return (req, res, next) => {
    const files = new Map<number, ReceivedFile>();
    received.set(req, files);
    let isSettled = false;
    const discardAll = (): void => {
      for (const file of files.values()) void store.discard(file.staged);
      files.clear();
    };
    const settle = (error?: unknown): void => {
      if (isSettled) return error === undefined ? discardAll() : undefined;
      isSettled = true;
      stopGuard();
      if (error === undefined) return next();
      discardAll();
      next(uploadError(error, options.fields, size.tooLarge));
    };
    const stopGuard = guardLine(req, { ...(options.floor ?? defaultFloor), maxRequestBytes, tooLarge: size.tooLarge }, (error) => {
      cutAfterAnswer(req, res);
      settle(error);
    });
    parse(req, res, settle);
  };
}

/** The files that `receiveUpload` staged for this request, in the order in which they were sent. */
export function receivedFiles(req: Request): readonly ReceivedFile[] {
  return [...(received.get(req) ?? [])].sort(([a], [b]) => a - b).map(([, file]) => file);
}

/** Multer's storage that streams into the store, never into memory. */
function storageInto(store: FileStore, maxBytes: number): StorageEngine {
  return {
    _handleFile(req, file, done) {
      const name = safeFileName(file.originalname);
      const position = begun.get(req) ?? 0;
      begun.set(req, position + 1);
      store.stage(file.stream, { maxBytes: maxBytes + 1, name }).then(
        (staged) => {
          const info = { size: staged.sizeBytes, path: staged.tempPath };
          received.get(req)?.set(position, { fieldName: file.fieldname, name, staged });
          done(null, info);
        },
        (error: unknown) => done(error),
      );
    },
    _removeFile(_req, file, done) {
      store.discard({ tempPath: file.path, sha256: "", sizeBytes: 0 }).then(
        () => done(null),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  };
}

/** Measures how many bytes have arrived, and how fast. */
function guardLine(
  req: IncomingMessage,
  limits: { bytesPerSecond: number; windowMs: number; maxRequestBytes: number; tooLarge: (name: string) => string },
  cut: (error: DomainError) => void,
): () => void {
  let total = 0;
  let inWindow = 0;
  const count = (chunk: Buffer): void => {
    total += chunk.length;
    inWindow += chunk.length;
    if (total > limits.maxRequestBytes) cut(tooLarge("file_too_large", limits.tooLarge("Each file")));
  };
  const timer = setInterval(() => {
    if (inWindow < (limits.bytesPerSecond * limits.windowMs) / 1000) cut(invalid("upload_too_slow", fileMessages.tooSlow));
    inWindow = 0;
  }, limits.windowMs);
  const stop = (): void => {
    clearInterval(timer);
    req.off("data", count);
  };
  req.on("data", count);
  req.once("close", stop);
  return stop;
}

/**
 * The rest of the body is not read: the answer is sent, and once it had time to arrive the connection is closed. Not by
 * `Connection: close`: Node would then close at once, and with unread bytes the client discards the answer.
 */
function cutAfterAnswer(req: IncomingMessage, res: Response): void {
  if (res.headersSent) return void req.destroy();
  res.once("finish", () => setTimeout(() => req.destroy(), answerTravelMs).unref());
}

function uploadError(error: unknown, fields: UploadOptions["fields"], tooLargeText: (name: string) => string): unknown {
  if (error instanceof DomainError) return error;
  if (!(error instanceof MulterError)) {
    const isSystemFailure = error instanceof Error && "syscall" in error;
    return isSystemFailure ? error : invalid("malformed_upload", fileMessages.malformed);
  }
  const name = "filename" in error && typeof error.filename === "string" ? safeFileName(error.filename) : "The file";
  if (error.code === "LIMIT_FILE_SIZE") return tooLarge("file_too_large", tooLargeText(name), fieldsOf(error, tooLargeText(name)));
  if (error.code === "LIMIT_FILE_COUNT") return tooLarge("too_many_files", fileMessages.tooManyFiles);
  if (error.code === "LIMIT_PART_COUNT" || error.code === "LIMIT_FIELD_COUNT") return tooLarge("too_many_parts", fileMessages.malformed);
  if (error.code === "LIMIT_UNEXPECTED_FILE") return unexpectedFile(error, fields);
  return invalid("malformed_upload", fileMessages.malformed, fieldsOf(error, fileMessages.malformed));
}

/** A file under a name that takes none, or one more than its name takes. */
function unexpectedFile(error: MulterError, fields: UploadOptions["fields"]): DomainError {
  const known = fields.find(({ name }) => name === error.field);
  const text = known === undefined ? fileMessages.noSuchField(error.field ?? "") : fileMessages.tooManyOf(known.maxCount);
  return known === undefined ? invalid("malformed_upload", text, fieldsOf(error, text)) : tooLarge("too_many_files", text, fieldsOf(error, text));
}

function fieldsOf(error: MulterError, text: string): Record<string, string[]> | undefined {
  return error.field === undefined ? undefined : { [error.field]: [text] };
}
