import { textPdf } from "../../support/files.ts";
import { newGstNo } from "../../support/factories.ts";
import { zip } from "../../support/hostile-files.ts";
import { newImport } from "../../support/principals.ts";
import type { RestWorld } from "../../support/rest-world.ts";
import { headings, lockedWorkbook, workbook, xlsxBomb } from "../../support/sheets.ts";
import type { Ask, CaseTable } from "./case.ts";

const head = headings.join(",");
const row = (gstNo: string): string => `${gstNo},01-04-2026,31-03-2027,Export Desk,rao-${gstNo.toLowerCase()}@firm.example,+91 98765 43210`;

const list =
  (make: (world: RestWorld) => Buffer | string | Promise<Buffer | string>, name = "firms.csv", query = ""): Ask =>
  async (world) => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(Buffer.from(await make(world)))]), name);
    return { token: await world.tokenOf("EPCMD_ADMIN"), form, query };
  };
const aList = (): string => `${head}\nNew Firm,${row(newGstNo())}\n`;
const sheet = (name: string): Buffer => workbook({ [name]: [headings, ["Firm", "x"]] }, { hidden: [name] });

export const importCases: CaseTable = {
  postUsersBulkUpload: {
    "200": list(aList, "firms.csv", "?wait=1"),
    "202": list(aList),
    "400 no_file": async (world) => {
      const form = new FormData();
      form.append("note", "the list follows");
      return { token: await world.tokenOf("EPCMD_ADMIN"), form };
    },
    "400 empty": list(() => ""),
    "400 no_rows": list(() => `${head}\n`),
    "400 too_many_rows": list(() => `${head}\n${"x,y\n".repeat(100_001)}`),
    "400 too_many_columns": list(() => `${head}\n${"x,".repeat(300)}x\n`),
    "400 open_quote": list(() => `${head}\n"Firm,${row("x")}\n`),
    "400 no_visible_sheet": list(() => sheet("Firms"), "firms.xlsx"),
    "400 no_such_sheet": async (world) => {
      const ask = await list(() => workbook({ Firms: [headings, ["Firm", "x"]] }), "firms.xlsx")(world);
      ask.form?.append("sheet", "Other");
      return ask;
    },
    "400 invalid": async (world) => {
      const ask = await list(aList)(world);
      ask.form?.append("sheet", "x".repeat(101));
      return ask;
    },
    "400 password_protected": list(lockedWorkbook, "firms.xlsx"),
    "400 damaged": list(zip, "firms.xlsx"),
    "400 too_much_inside": list((world) => world.once("packed sheet", () => xlsxBomb(200)), "firms.xlsx"),
    "400 unreadable": async (world) => {
      const at = await world.serverWithSandbox("without patience", { limits: { operationMs: 1 } });
      return { ...(await list(() => `${head}\n${"x,y\n".repeat(100_000)}`)(world)), at };
    },
    "400 columns_incomplete": list(() => "name,city\nA,B\n"),
    "415 unsupported_type": list(() => textPdf(["no list"]), "firms.pdf"),
  },
  getUsersImportsByImportId: {
    "200": async (world) => ({
      token: await world.tokenOf("EPCMD_ADMIN"),
      params: { importId: await world.once("import", () => newImport(world)) },
    }),
    "404 import_not_found": async (world) => ({
      token: await world.tokenOf("EPCMD_ADMIN"),
      params: { importId: "00000000-0000-4000-8000-000000000000" },
    }),
  },
};
