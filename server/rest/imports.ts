import { z } from "zod";
import { importMessages, maxImportBytes } from "#domain/members/import-messages.ts";
import { invalid } from "#domain/errors.ts";
import { followImport, importByItself, waitForImport, type ImportOutcomeView } from "../application/members/imports/import-by-itself.ts";
import { ImportId } from "../application/members/imports/import-view.ts";
import type { AppContext } from "../context.ts";
import { firmNames } from "./members.ts";
import { ok, route, type RestRoute } from "./route.ts";
import { signedUrl } from "./signed.ts";

const tag = "Council: firms";
const patienceMs = 30_000;

const otherSheetsOfBook = z
  .array(z.string())
  .meta({ description: "Visible sheets of a workbook that were not read; send the list again with `sheet` for one of them" });

const ImportBody = z.object({
  import_id: z.uuid(),
  status: z.enum(["working", "done", "failed"]),
  message: z.string(),
  total: z.int(),
  created: z.int(),
  updated: z.int().meta({ description: "Known GST numbers; total = created + updated + failed" }),
  unchanged: z.int().meta({ description: "How many of the updated needed no change" }),
  failed: z.int(),
  other_sheets: otherSheetsOfBook,
  errors: z.array(z.object({ row: z.int(), column: z.string(), value: z.string(), reason: z.string() })).meta({ description: "The first hundred" }),
  error_file_url: z.string().nullable().meta({ description: "Signed address of all refused rows as csv; null when none was refused" }),
});
const exampleImport = {
  import_id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d79",
  status: "done",
  message: "The list was imported.",
  total: 2,
  created: 1,
  updated: 0,
  unchanged: 0,
  failed: 1,
  other_sheets: [],
  errors: [{ row: 3, column: "Contact Email", value: "nobody", reason: "Enter an e-mail address, like name@example.com" }],
  error_file_url: "https://portal.example/api/signed/eyJ0Ijp7…/",
};

const words = { working: "The list is being imported.", done: "The list was imported.", failed: "The list could not be imported." } as const;

const importBody = (ctx: AppContext, importId: string, view: ImportOutcomeView): z.infer<typeof ImportBody> => ({
  import_id: importId,
  status: view.status,
  message: view.failure ?? words[view.status],
  total: view.total,
  created: view.created,
  updated: view.updated,
  unchanged: view.unchanged,
  failed: view.failed,
  other_sheets: [...view.otherSheets],
  errors: [...view.errors],
  error_file_url: view.status === "done" && view.failed > 0 ? signedUrl(ctx, { kind: "importErrors", importId }) : null,
});

export const importRoutes: readonly RestRoute[] = [
  route({
    method: "POST",
    path: "users/bulk-upload",
    tag,
    summary: "Import a list of firms",
    description:
      "csv, xls or xlsx. Headings are the names of the fields or their labels, in any case and order. A known GST number is an update, another firm's e-mail an error of its row; new firms get the activation mail. `wait=1` waits up to 30 seconds for the result.",
    access: "members.import",
    query: z.object({ wait: z.enum(["0", "1"]).default("0") }),
    multipart: {
      files: [{ name: "file", maxCount: 1, description: "The list" }],
      maxTextFields: 2,
      size: { maxBytes: maxImportBytes, tooLarge: importMessages.tooLarge },
    },
    fieldNames: firmNames,
    answers: {
      202: {
        description: "At work; follow it by its id",
        schema: z.object({ message: z.string(), import_id: z.uuid(), other_sheets: otherSheetsOfBook }),
        example: { message: words.working, import_id: exampleImport.import_id, other_sheets: [] },
      },
      200: { description: "With wait=1: the result", schema: ImportBody, example: exampleImport },
    },
    refusals: [
      { kind: "invalid", code: "no_file", when: "no part named `file`" },
      { kind: "invalid", code: "empty", when: "the file has no content" },
      { kind: "invalid", code: "no_rows", when: "headings, and no firm below them" },
      { kind: "invalid", code: "too_many_rows", when: "more than 100,000 rows" },
      { kind: "invalid", code: "too_many_columns", when: "more than 200 columns" },
      { kind: "invalid", code: "open_quote", when: "a quotation mark of a csv is never closed" },
      { kind: "invalid", code: "no_visible_sheet", when: "every sheet of the workbook is hidden" },
      { kind: "invalid", code: "no_such_sheet", when: "the workbook has no visible sheet of the name in `sheet`" },
      { kind: "invalid", code: "password_protected", when: "the workbook asks for a password" },
      { kind: "invalid", code: "damaged", when: "the file cannot be opened" },
      { kind: "invalid", code: "too_much_inside", when: "the workbook unpacks to far more than a list of firms holds" },
      { kind: "invalid", code: "unreadable", when: "the file takes too much time or memory to read" },
      { kind: "too_large", code: "file_too_large", when: "the file has more than 20 x 1024 x 1024 bytes" },
      { kind: "invalid", code: "columns_incomplete", when: "columns are missing or stand twice; `fields` names them" },
      { kind: "unsupported_type", code: "unsupported_type", when: "neither csv, xls nor xlsx; the message says what it is" },
    ],
    body: z.object({
      sheet: z.string().max(100).optional().meta({ description: "Of a workbook: the sheet to read; by default the first visible one with rows" }),
    }),
    bodyExample: { sheet: "Firms" },
    run: async (ctx, { query, body: { sheet }, files: [file] }) => {
      if (file === undefined) throw invalid("no_file", "Choose a file.", { file: ["Choose a file"] });
      const { importId, otherSheets } = await importByItself(ctx, { ...file, sheet });
      const view = query.wait === "1" ? await waitForImport(ctx, { importId }, patienceMs) : undefined;
      if (view !== undefined && view.status !== "working") return ok(importBody(ctx, importId, view));
      return { status: 202, body: { message: words.working, import_id: importId, other_sheets: [...otherSheets] } };
    },
  }),
  route({
    method: "GET",
    path: "users/imports/:importId",
    tag,
    summary: "How far an import has come",
    access: "members.import",
    params: ImportId,
    answers: { 200: { description: "Counts, and what was refused", schema: ImportBody, example: exampleImport } },
    refusals: [{ kind: "not_found", code: "import_not_found", when: "no such import" }],
    run: async (ctx, { params: { importId } }) => ok(importBody(ctx, importId, await followImport(ctx, { importId }))),
  }),
];
