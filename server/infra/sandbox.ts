import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { dayMs } from "#domain/dates.ts";
import { DomainError, invalid, unavailable } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { dossierRemarks, fileMessages } from "#domain/reimbursements/file-rules.ts";
import { type ChildPool, createChildPool, noStats, type PoolLimits, type PoolStats, runInChild } from "./child-pool.ts";
import {
  type ComparePagesInput,
  type DossierSpec,
  type HashedPages,
  type HashPagesInput,
  type Inspected,
  type InspectInput,
  type InputOf,
  type MadePictures,
  type OperationName,
  type OutputOf,
  type PreparedFile,
  type PreReceiptContent,
  type ReadText,
  type ReadSheet,
  type ReadSheetInput,
  type RenderedPage,
  type RenderPageInput,
  type Statement,
} from "./sandbox-protocol.ts";
import { findChildScript } from "./child-script.ts";
import { SandboxError, confinement } from "./limited-child.ts";

export type DossierProblem = { readonly field: string; readonly message: string };
export type BuiltDossier = {
  readonly pages: number;
  readonly sizeBytes: number;
  readonly problems: readonly DossierProblem[];
};
export type DossierProgress = { readonly done: number; readonly total: number };

/** The only place that opens uploaded files: every call runs in a limited child process. */
export type Sandbox = {
  /** @throws invalid (empty, damaged, password_protected, image_too_large, too_many_pages, unreadable); unsupported_type; unavailable */
  inspect(path: string, options: Omit<InspectInput, "path">): Promise<Inspected>;
  /** Draws a page (counted from 1) as WebP into `outPath`. @throws not_found (no such page); invalid (cannot_be_shown, too_slow); unavailable */
  renderPage(path: string, options: Omit<RenderPageInput, "path">): Promise<RenderedPage>;
  /** The text layer of a PDF, page by page, and how many signatures it has. @throws invalid (cannot_be_shown, too_slow); unavailable */
  readText(path: string): Promise<ReadText>;
  /**
   * Encodes a picture in the widths of the public website, as `outDir/<width>.<format>`; only the pixels of the upload remain.
   * @throws unsupported_type; invalid (empty, damaged, image_too_large, image_too_small, unreadable); unavailable
   */
  makePictures(path: string, options: { readonly name: string; readonly outDir: string }): Promise<MadePictures>;
  /**
   * Builds the dossier at `outPath`. No file can make it fail: one that cannot be shown becomes a page with the reason,
   * with the original attached, and is named in `problems`. @throws unavailable
   */
  buildDossier(spec: DossierSpec, outPath: string, onProgress?: (progress: DossierProgress) => void): Promise<BuiltDossier>;
  /** Draws a document of figures as a PDF. @throws unavailable */
  drawStatement(statement: Statement): Promise<Uint8Array>;
  /**
   * Reads a csv, xls or xlsx into lines of JSON at `outPath`, `[row number, cell, cell …]` each.
   * @throws unsupported_type; invalid (`code` says why); unavailable
   */
  readSheet(path: string, options: Omit<ReadSheetInput, "path">): Promise<ReadSheet>;
  /** Draws the filled pre-receipt of a payment into `outPath`. @throws unavailable */
  drawPreReceipt(content: PreReceiptContent, outPath: string): Promise<void>;
  /**
   * How the pages of a file look; undefined for one that cannot be drawn.
   * @throws unavailable
   */
  hashPages(path: string, options: Omit<HashPagesInput, "path">): Promise<HashedPages["pages"] | undefined>;
  /** How much the page differs from each of the others, from 0 to 1. @throws unavailable */
  comparePages(input: ComparePagesInput): Promise<readonly number[]>;
  stats(): {
    readonly sheet: PoolStats;
    readonly parse: PoolStats;
    readonly pictures: PoolStats;
    readonly preparing: PoolStats;
    readonly dossier: PoolStats;
    readonly radar: PoolStats;
    readonly receipts: PoolStats;
  };
  close(): Promise<void>;
};

export type SandboxOptions = {
  /** Folder of the built children; by default next to this module, or the sources if nothing is built. */
  readonly scriptDir?: string;
  /** Number of parsing children; by default one less than the cores. */
  readonly size?: number;
  readonly limits?: Partial<PoolLimits>;
};

const mebibyte = 1024 * 1024;
const parseLimits: PoolLimits = {
  operationMs: 20_000,
  maxRssBytes: 512 * mebibyte,
  idleRssBytes: 256 * mebibyte,
  maxHeapMegabytes: 256,
  maxOutputBytes: 128 * mebibyte,
  maxOperations: 500,
  maxWaiting: 100,
  niceness: 0,
  // The next upload does not wait for a start.
  idleMs: dayMs,
};
const dossierLimits: PoolLimits = {
  ...parseLimits,
  operationMs: 60_000,
  idleRssBytes: 224 * mebibyte,
  maxOutputBytes: 1024 * mebibyte,
  maxOperations: 20,
  maxWaiting: 20,
  // An upload is waited for, a dossier is not.
  niceness: 10,
  idleMs: 10 * 60_000,
};

/**
 * The documents of a dossier are prepared in a pool of lower priority than uploads, which users wait for. So a busy machine gives them more time:
 * a sound document may not be missing from the dossier. With a document that takes all of it, a dossier is still ready within 60 seconds.
 * @source security.md, row 26
 */
const preparingLimits: PoolLimits = { ...parseLimits, operationMs: 45_000, niceness: 10, idleMs: 60_000 };

/** The radar has a process of its own at the lowest priority: nobody waits for it, and no dossier waits behind it. */
const radarLimits: PoolLimits = { ...preparingLimits, niceness: 19 };

/** A pre-receipt takes a moment, and somebody waits for it: not behind a dossier. */
const receiptLimits: PoolLimits = { ...parseLimits, idleMs: 60_000 };

/** Page pictures have a process of their own, so that a page that takes long to draw delays no upload. */
const pictureLimits: PoolLimits = { ...parseLimits, operationMs: 10_000, niceness: 5, idleMs: 10 * 60_000 };

const sheetLimits: PoolLimits = {
  ...parseLimits,
  // A normal list of 100,000 firms needs 200 MB and four seconds on an idle machine; a workbook that only the second reader accepts
  // needs more.
  operationMs: 45_000,
  maxRssBytes: 768 * mebibyte,
  maxHeapMegabytes: 512,
  idleRssBytes: 160 * mebibyte,
  maxOperations: 20,
  maxWaiting: 20,
  niceness: 10,
  idleMs: 60_000,
};

/** @source security.md 4.7; engines.md 1 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const parse = poolOf(
    "parse-child",
    { ...parseLimits, ...options.limits },
    options.size ?? Math.max(1, availableParallelism() - 1),
    options.scriptDir,
  );
  const assembly = poolOf("dossier-child", { ...dossierLimits, ...options.limits }, 1, options.scriptDir);
  // Created with the first dossier: a web process never builds one.
  let preparing: ChildPool | undefined;
  const preparingPool = (): ChildPool => (preparing ??= poolOf("parse-child", { ...preparingLimits, ...options.limits }, 1, options.scriptDir));
  // Created with the first file that the radar looks at.
  let radar: ChildPool | undefined;
  const radarPool = (): ChildPool => (radar ??= poolOf("parse-child", { ...radarLimits, ...options.limits }, 1, options.scriptDir));
  // Created with the first page picture: a worker never draws one.
  let pictures: ChildPool | undefined;
  const picturePool = (): ChildPool => (pictures ??= poolOf("parse-child", { ...pictureLimits, ...options.limits }, 1, options.scriptDir));
  // Created with the first pre-receipt.
  let receipts: ChildPool | undefined;
  const receiptPool = (): ChildPool => (receipts ??= poolOf("dossier-child", { ...receiptLimits, ...options.limits }, 1, options.scriptDir));
  const qpdf = findProgram("qpdf");
  const rescue = qpdf === undefined ? {} : { qpdf };
  // Created with the first list: most processes never read one.
  let sheets: ChildPool | undefined;
  const sheetPool = (): ChildPool => (sheets ??= poolOf("sheet-child", { ...sheetLimits, ...options.limits }, 1, options.scriptDir));

  async function buildDossier(
    spec: DossierSpec,
    outPath: string,
    onProgress: (progress: DossierProgress) => void = () => undefined,
  ): Promise<BuiltDossier> {
    assembly.warm();
    const workDir = await mkdtemp(join(dirname(outPath), "dossier-"));
    try {
      const problems: DossierProblem[] = [];
      const total = spec.documents.reduce((sum, document) => sum + document.files.length, 0);
      let done = 0;
      const documents: InputOf<"assemble">["documents"] = [];
      for (const { files, ...head } of spec.documents) {
        const prepared: PreparedFile[] = [];
        for (const file of files) {
          const ready = await prepareFile(file, join(workDir, `${done}.pdf`));
          if (ready.remark !== undefined) problems.push({ field: head.field, message: ready.remark });
          prepared.push(ready);
          onProgress({ done: (done += 1), total });
        }
        documents.push({ ...head, files: prepared });
      }
      const { documents: _, filesOnly, ...text } = spec;
      const assembled = await assembleWithoutPoison({ text, filesOnly, documents, outPath }, problems);
      return { ...assembled, problems };
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
  }

  async function prepareFile(file: DossierSpec["documents"][number]["files"][number], cleanPath: string): Promise<PreparedFile> {
    const { path } = file;
    if (path === undefined) return { name: file.name, pages: 0, remark: dossierRemarks.lost };
    try {
      const input = { path, mediaType: file.mediaType, outPath: cleanPath, ...rescue };
      const { pages, remark } = await runOrBusy(preparingPool(), "prepare", input);
      return { name: file.name, cleanPath, pages, originalPath: path, ...(remark === undefined ? {} : { remark }) };
    } catch (error) {
      const remark = remarkOf(error);
      return { name: file.name, pages: 0, remark, originalPath: path };
    }
  }

  /** A prepared file may still break the assembly: the progress of the child identifies it, and it is left out. */
  async function assembleWithoutPoison(input: InputOf<"assemble">, problems: DossierProblem[]): Promise<OutputOf<"assemble">> {
    try {
      return await runOrBusy(assembly, "assemble", input);
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      const poison = withPages(input)[error.done];
      if (poison === undefined) throw error;
      problems.push({ field: poison.field, message: dossierRemarks.unreadable });
      return assembleWithoutPoison(setAside(input, poison.file), problems);
    }
  }

  return {
    async inspect(path, options) {
      return runOrBusy(parse, "inspect", { path, ...options, ...rescue }).catch((error: unknown) => {
        throw error instanceof SandboxError ? invalid("unreadable", fileMessages.unreadable(options.name)) : error;
      });
    },
    async renderPage(path, options) {
      return runInChild(picturePool(), "renderPage", { path, ...options, ...rescue }).catch((error: unknown) => {
        throw pageRefusal(error);
      });
    },
    async readText(path) {
      const workDir = await mkdtemp(join(tmpdir(), "text-"));
      try {
        return await runInChild(picturePool(), "readText", { path, outPath: join(workDir, "text"), ...rescue });
      } catch (error) {
        throw pageRefusal(error);
      } finally {
        await rm(workDir, { recursive: true, force: true });
      }
    },
    async makePictures(path, { name, outDir }) {
      return runOrBusy(parse, "makePictures", { path, name, outDir }).catch((error: unknown) => {
        throw error instanceof SandboxError ? invalid("unreadable", fileMessages.unreadable(name)) : error;
      });
    },
    buildDossier,
    async drawStatement(statement) {
      const workDir = await mkdtemp(join(tmpdir(), "statement-"));
      try {
        const outPath = join(workDir, "statement.pdf");
        await runOrBusy(assembly, "drawStatement", { statement, outPath });
        return await readFile(outPath);
      } finally {
        await rm(workDir, { recursive: true, force: true });
      }
    },
    async drawPreReceipt(content, outPath) {
      await runOrBusy(receiptPool(), "drawPreReceipt", { ...content, outPath });
    },
    async readSheet(path, { name, ...options }) {
      return runOrBusy(sheetPool(), "readSheet", { path, name, ...options }).catch((error: unknown) => {
        if (!(error instanceof SandboxError)) throw error;
        throw error.reason === "memory"
          ? invalid("too_much_inside", importMessages.tooMuchInside(name))
          : invalid("unreadable", importMessages.unreadable(name));
      });
    },
    async hashPages(path, options) {
      const hashed = await runOrBusy(radarPool(), "hashPages", { path, ...options, ...rescue }).catch((error: unknown) => {
        if (error instanceof SandboxError || (error instanceof DomainError && error.kind === "invalid")) return undefined;
        throw error;
      });
      return hashed?.pages;
    },
    async comparePages(input) {
      return (await runOrBusy(radarPool(), "comparePages", input)).differences;
    },
    stats: () => ({
      sheet: sheets?.stats() ?? noStats,
      parse: parse.stats(),
      pictures: pictures?.stats() ?? noStats,
      preparing: preparing?.stats() ?? noStats,
      dossier: assembly.stats(),
      radar: radar?.stats() ?? noStats,
      receipts: receipts?.stats() ?? noStats,
    }),
    async close() {
      await Promise.all([parse.close(), pictures?.close(), preparing?.close(), radar?.close(), assembly.close(), receipts?.close(), sheets?.close()]);
    },
  };
}

/**
 * As `runInChild`. A process that was killed from outside says nothing of its file, so that neither the file is refused nor the dossier made
 * without it: the job is tried again. One that takes more memory than its limit is not among them: its reason is "memory".
 * @throws unavailable, also for a process that was killed from outside; what `runInChild` throws
 */
async function runOrBusy<O extends OperationName>(pool: ChildPool, operation: O, input: InputOf<O>): Promise<OutputOf<O>> {
  return runInChild(pool, operation, input).catch((error: unknown) => {
    throw error instanceof SandboxError && error.reason === "killed" ? unavailable("busy", fileMessages.busy, error) : error;
  });
}

/**
 * A page that was too slow may be in time on a less busy machine, and so may one whose process was killed from outside. A page that crashes its
 * process crashes it each time.
 */
function pageRefusal(error: unknown): unknown {
  if (!(error instanceof SandboxError)) return error;
  const isOfFile = error.reason !== "time" && error.reason !== "killed";
  return isOfFile ? invalid("cannot_be_shown", fileMessages.cannotBeShown) : invalid("too_slow", fileMessages.pageTooSlow);
}

function remarkOf(error: unknown): string {
  if (error instanceof SandboxError) return dossierRemarks.unreadable;
  if (!(error instanceof DomainError) || error.kind !== "invalid") throw error;
  return refusalRemarks[error.code] ?? dossierRemarks.damaged;
}

const refusalRemarks: Readonly<Record<string, string>> = {
  password_protected: dossierRemarks.passwordProtected,
  image_too_large: dossierRemarks.tooManyPixels,
  too_many_pages: dossierRemarks.tooManyPages,
  unreadable: dossierRemarks.unreadable,
};

function withPages(input: InputOf<"assemble">): { field: string; file: PreparedFile }[] {
  return input.documents.flatMap(({ field, files }) => files.filter((file) => file.cleanPath !== undefined).map((file) => ({ field, file })));
}

function setAside(input: InputOf<"assemble">, poison: PreparedFile): InputOf<"assemble"> {
  const without = ({ name, originalPath }: PreparedFile): PreparedFile => ({ name, pages: 0, remark: dossierRemarks.unreadable, originalPath });
  return {
    ...input,
    documents: input.documents.map((document) => ({
      ...document,
      files: document.files.map((file) => (file === poison ? without(file) : file)),
    })),
  };
}

function poolOf(script: string, limits: PoolLimits, size: number, scriptDir: string | undefined): ChildPool {
  const found = findChildScript("workers/parse", script, scriptDir);
  const command = [...confinement(limits.maxOutputBytes), process.execPath, `--max-old-space-size=${limits.maxHeapMegabytes}`, ...found.args];
  return createChildPool({ command, cwd: found.cwd, size, limits });
}

function findProgram(name: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
