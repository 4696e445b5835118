import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { exportFormatValues } from "#domain/directory/export-rules.ts";
import { errorKinds } from "#domain/errors.ts";
import { mediaTypes } from "#domain/reimbursements/file-rules.ts";

/**
 * The messages between the web or worker process and its children. Both ends parse them: a child that a hostile file controls can send
 * only these shapes.
 */
const mediaType = z.enum(Object.keys(mediaTypes) as [keyof typeof mediaTypes]); // keyof holds: the table is closed
const accept = z.enum(["pdf_or_image", "image"]);

/** Absolute path of a qpdf program that may repair what the engines refuse. */
const qpdf = z.string().optional();

export const InspectInput = z.object({ path: z.string(), name: z.string(), accept, qpdf });
export const Inspected = z.object({
  mediaType,
  /** Pages of a PDF or TIFF; 1 for any other picture. */
  pages: z.int().positive(),
  /** Of the first page of a picture, upright. */
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  /** Remarks on an accepted file, shown with it. */
  warnings: z.array(z.string()).default([]),
});
export type InspectInput = z.infer<typeof InspectInput>;
export type Inspected = z.output<typeof Inspected>;

export const RenderPageInput = z.object({
  path: z.string(),
  mediaType,
  /** Counted from 1. */
  page: z.int().positive(),
  /** At most; a small picture is not enlarged. */
  widthPx: z.int().min(16).max(1800),
  outPath: z.string(),
  qpdf,
});
export const RenderedPage = z.object({ width: z.int().positive(), height: z.int().positive() });
export type RenderPageInput = z.infer<typeof RenderPageInput>;
export type RenderedPage = z.infer<typeof RenderedPage>;

/** The most pages and characters of a text layer that are read. */
export const maxTextPages = 200;
export const maxTextChars = 400_000;
export const ReadTextInput = z.object({ path: z.string(), outPath: z.string(), qpdf });
/** The text layer of a PDF, a string for each page; empty strings where there is none. */
export const ReadText = z.object({ pages: z.array(z.string().max(maxTextChars)).max(maxTextPages), signatures: z.int().nonnegative() });
export type ReadText = z.infer<typeof ReadText>;

/** Encodes a picture of the public website again, in several widths and formats, as `outDir/<width>.<format>`. */
export const MakePicturesInput = z.object({ path: z.string(), name: z.string(), outDir: z.string() });
export const MadePictures = z.object({
  /** Of the largest variant, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  variants: z.array(z.object({ width: z.int().positive(), format: z.enum(["avif", "webp"]) })).min(1),
});
export type MadePictures = z.infer<typeof MadePictures>;

/** Prepares one stored file for a dossier: a clean PDF without active content, at `outPath`. */
export const PrepareInput = z.object({
  path: z.string(),
  mediaType,
  outPath: z.string(),
  qpdf,
});
export const Prepared = z.object({ pages: z.int().positive(), remark: z.string().optional() });
export type PrepareInput = z.infer<typeof PrepareInput>;
export type Prepared = z.infer<typeof Prepared>;

const preparedFile = z.object({
  name: z.string(),
  /** The clean PDF; absent when the file could not be made part of the dossier. */
  cleanPath: z.string().optional(),
  pages: z.int().nonnegative(),
  /** The fault, or a remark for the reader: printed on its own page if there is no clean PDF, else in the index. */
  remark: z.string().optional(),
  /** The stored original: attached if there is a remark, because then the pages do not replace it. Absent when the store has lost it. */
  originalPath: z.string().optional(),
});
export type PreparedFile = z.infer<typeof preparedFile>;

const row = z.object({ label: z.string(), value: z.string() });
/** All text of a dossier, without the files. Dates and amounts are formatted: the renderer decides nothing. */
export const DossierText = z.object({
  council: z.object({ shortName: z.string(), fullName: z.string(), contact: z.string() }),
  title: z.string(),
  reimbursementId: z.string(),
  status: z.string(),
  /** The date of the dossier; an ISO 8601 string, so that the same input gives the same bytes. */
  preparedAt: z.string(),
  preparedAtLabel: z.string(),
  firm: z.array(row),
  dates: z.array(row),
  values: z.array(row),
  /** What was remarked and answered, and what happened when; no section, no sheet. */
  remarks: z.array(z.object({ title: z.string(), rows: z.array(row) })),
  /** The computation sheet; absent before the claim is forwarded, no sheet. */
  computation: z
    .object({
      rows: z.array(
        z.object({
          number: z.int(),
          cost: z.string(),
          proof: z.string(),
          document: z.string().optional(),
          claimed: z.string(),
          rate: z.string(),
          rupees: z.string(),
          share: z.string(),
          recommended: z.string(),
          sanctioned: z.string(),
          notes: z.array(z.string()),
        }),
      ),
      totals: z.array(row),
    })
    .optional(),
});
export type DossierText = z.infer<typeof DossierText>;

const documentHead = z.object({
  field: z.string(),
  label: z.string(),
  verdict: z.string(),
  /** Why this document has no file, for example "Not applicable". */
  notApplicable: z.string().optional(),
});

/** Without a path when the store has lost the file. */
const dossierFile = z.object({ path: z.string().optional(), mediaType, name: z.string() });

/** The order of a caller. */
export const DossierSpec = DossierText.extend({
  /** True for the pages of the files alone, without sheets and stamps. */
  filesOnly: z.boolean().optional(),
  documents: z.array(documentHead.extend({ files: z.array(dossierFile) })),
});
export type DossierSpec = z.infer<typeof DossierSpec>;

export const AssembleInput = z.object({
  text: DossierText,
  filesOnly: z.boolean().optional(),
  documents: z.array(documentHead.extend({ files: z.array(preparedFile) })),
  outPath: z.string(),
});
export const Assembled = z.object({ pages: z.int().positive(), sizeBytes: z.int().positive() });
export type AssembleInput = z.infer<typeof AssembleInput>;
export type Assembled = z.infer<typeof Assembled>;

/** A document of figures to be signed: sections of tables, a certificate, and places for signatures. All text is formatted. */
export const Statement = z.object({
  council: z.object({ shortName: z.string(), fullName: z.string(), contact: z.string() }),
  label: z.string(),
  title: z.string(),
  lead: z.string(),
  sections: z.array(
    z.object({
      title: z.string(),
      /** `share`: of the width. */
      columns: z.array(z.object({ label: z.string(), share: z.number().positive(), isFigure: z.boolean().optional() })),
      rows: z.array(z.object({ cells: z.array(z.string()), isStrong: z.boolean().optional() })),
      /** Stands in the place of a table without rows. */
      empty: z.string().optional(),
    }),
  ),
  certified: z.object({ lead: z.string(), points: z.array(z.string()) }).optional(),
  signatures: z.array(z.string()),
  /** A QR code of an address, beside the words that say what it is for. */
  code: z.object({ text: z.string().max(300), words: z.array(z.string()) }).optional(),
  /** An ISO 8601 string, so that the same input gives the same bytes. */
  madeAt: z.string(),
});
export type Statement = z.infer<typeof Statement>;
export const DrawStatementInput = z.object({ statement: Statement, outPath: z.string() });
export const DrawnStatement = z.object({ sizeBytes: z.int().positive() });
/** A filled pre-receipt of a firm: words only, one page. */
export const PreReceiptContent = z.object({
  language: z.enum(["en", "hi"]),
  /** An ISO 8601 string: the same input gives the same bytes. */
  madeAt: z.string(),
  text: z.object({
    title: z.string(),
    from: z.array(z.string()),
    to: z.array(z.string()),
    received: z.string(),
    rows: z.array(row),
    declaration: z.string(),
    place: z.string(),
    date: z.string(),
    stampBox: z.string(),
    signatureBox: z.string(),
    signatory: z.string(),
    foot: z.string(),
  }),
});
export const DrawPreReceiptInput = PreReceiptContent.extend({ outPath: z.string() });
export const DrawnPreReceipt = z.object({ sizeBytes: z.int().positive() });
export type PreReceiptContent = z.infer<typeof PreReceiptContent>;

export const ReadSheetInput = z.object({
  path: z.string(),
  name: z.string(),
  outPath: z.string(),
  /** The name of the sheet to read; by default the first visible one with rows. */
  sheet: z.string().optional(),
});
/** Facts about a list that were found while it was read. */
export const SheetFacts = z.object({
  format: z.enum(["csv", "xls", "xlsx"]),
  /** The row of the headings, from 1; 0 while it is not known. */
  headerRow: z.int().nonnegative().default(0),
  /** Of a csv. */
  encoding: z.string().optional(),
  delimiter: z.string().optional(),
  /** Of a workbook: the sheet that was read, and those that were not. */
  sheet: z.string().optional(),
  hiddenSheets: z.array(z.string()),
  otherSheets: z.array(z.string()),
  /** Whether day numbers count from 1904. */
  is1904: z.boolean(),
});
/** The rows are at `outPath` as lines of JSON: `[row number, cell, cell …]`. */
export const ReadSheet = z.object({ facts: SheetFacts, columns: z.array(z.string()), rows: z.int().positive() });
export type ReadSheetInput = z.infer<typeof ReadSheetInput>;
export type SheetFacts = z.input<typeof SheetFacts>;
export type ReadSheet = z.output<typeof ReadSheet>;

export const WriteSheetInput = z.object({
  databaseUrl: z.string(),
  /** The member list is made as this person: the search checks their rights again. */
  actor: z.object({
    userId: z.string(),
    sessionId: z.string(),
    role: z.enum(roles),
    name: z.string(),
    email: z.string(),
    firmId: z.string().nullable(),
  }),
  /** A search of the directory, as it was stored. */
  search: z.unknown(),
  format: z.enum(exportFormatValues),
  outPath: z.string(),
  maxRows: z.int(),
});
export const WrittenSheet = z.object({ rows: z.int().nonnegative() });
export type WriteSheetInput = z.infer<typeof WriteSheetInput>;

/** Draws the pages of a file small and returns how they look; a blank page has no hash. */
export const HashPagesInput = z.object({ path: z.string(), mediaType, qpdf });
export const HashedPages = z.object({
  pages: z.array(
    z.object({
      page: z.int().positive(),
      /** A signed number of 64 bits, in decimal. */
      hash: z.string().max(20),
      fineHash: z.string().regex(/^[01]{2048}$/),
      /** The detail of the fingerprint, compressed, in base64. */
      detail: z.string(),
    }),
  ),
});
export type HashPagesInput = z.infer<typeof HashPagesInput>;
export type HashedPages = z.infer<typeof HashedPages>;

/** Compares the detail of a page with those of others; each as `HashedPages` has it. */
export const ComparePagesInput = z.object({ detail: z.string(), others: z.array(z.string()) });
/** From 0 to 1 for each other page. */
export const ComparedPages = z.object({ differences: z.array(z.number()) });
export type ComparePagesInput = z.infer<typeof ComparePagesInput>;

export const operations = {
  inspect: { input: InspectInput, output: Inspected },
  renderPage: { input: RenderPageInput, output: RenderedPage },
  readText: { input: ReadTextInput, output: ReadText },
  makePictures: { input: MakePicturesInput, output: MadePictures },
  prepare: { input: PrepareInput, output: Prepared },
  hashPages: { input: HashPagesInput, output: HashedPages },
  comparePages: { input: ComparePagesInput, output: ComparedPages },
  assemble: { input: AssembleInput, output: Assembled },
  drawStatement: { input: DrawStatementInput, output: DrawnStatement },
  drawPreReceipt: { input: DrawPreReceiptInput, output: DrawnPreReceipt },
  readSheet: { input: ReadSheetInput, output: ReadSheet },
  writeSheet: { input: WriteSheetInput, output: WrittenSheet },
} as const;
export type OperationName = keyof typeof operations;
export type InputOf<O extends OperationName> = z.infer<(typeof operations)[O]["input"]>;
export type OutputOf<O extends OperationName> = z.infer<(typeof operations)[O]["output"]>;

export const Order = z.object({
  id: z.int(),
  operation: z.enum([
    "inspect",
    "renderPage",
    "readText",
    "makePictures",
    "prepare",
    "hashPages",
    "comparePages",
    "assemble",
    "drawStatement",
    "drawPreReceipt",
    "readSheet",
    "writeSheet",
  ]),
  input: z.unknown(),
});
export type Order = z.infer<typeof Order>;

/** An answer, or progress: `done` files or rows are finished, of `total` if it is known. */
export const SandboxAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("progress"), id: z.int(), done: z.int().nonnegative(), total: z.int().nonnegative().optional() }),
  z.object({ kind: z.literal("done"), id: z.int(), output: z.unknown() }),
  z.object({
    kind: z.literal("refused"),
    id: z.int(),
    refusal: z.object({ kind: z.enum(errorKinds), code: z.string().max(64), message: z.string().max(500) }),
  }),
  z.object({ kind: z.literal("failed"), id: z.int(), reason: z.string().max(2000) }),
]);
export type SandboxAnswer = z.infer<typeof SandboxAnswer>;
