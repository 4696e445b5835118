import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { eq, inArray, like, sql } from "drizzle-orm";
import Papa from "papaparse";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { csvChunks } from "#domain/csv.ts";
import { importFields } from "#domain/members/import-fields.ts";
import { activationLinks, rateLimits, users } from "#db/schema/accounts.ts";
import { importChecks, imports, importRows } from "#db/schema/imports.ts";
import { firms } from "#db/schema/members.ts";
import { outbox } from "#db/schema/outbox.ts";
import { recordPayment } from "#server/application/invoices/record-payment.ts";
import { addFirm, AddFirmInput } from "#server/application/members/add-firm.ts";
import { deactivateFirm } from "#server/application/members/deactivate-firm.ts";
import { beginImport } from "#server/application/members/imports/begin-import.ts";
import { checkRows } from "#server/application/members/imports/check-rows.ts";
import { discardImport } from "#server/application/members/imports/discard-import.ts";
import { chooseSheet } from "#server/application/members/imports/choose-sheet.ts";
import { followImport } from "#server/application/members/imports/import-by-itself.ts";
import { exportImportErrors } from "#server/application/members/imports/export-import-errors.ts";
import { getImport } from "#server/application/members/imports/get-import.ts";
import { inviteFirms } from "#server/application/members/imports/invite-firms.ts";
import { listImportRows, ListImportRowsInput } from "#server/application/members/imports/list-import-rows.ts";
import { matchColumns } from "#server/application/members/imports/match-columns.ts";
import { runImport } from "#server/application/members/imports/run-import.ts";
import { runRows } from "#server/application/members/imports/run-rows.ts";
import { giveUpImport, stageImport, type ImportRun } from "#server/application/members/imports/stage-import.ts";
import { sweepImports } from "#server/application/members/imports/sweep-imports.ts";
import { updateFirm, UpdateFirmInput } from "#server/application/members/update-firm.ts";
import { exportPersonalData } from "#server/application/privacy/export-person.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createStaffActor, createUser, newGstNo } from "../support/factories.ts";
import { createFeeTable, createInvoice, createInvoiceActors, createInvoiceSettings } from "../support/invoices.ts";
import { createPaymentFile } from "../support/payments.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";
import { headings, workbook } from "../support/sheets.ts";

let database: TestDatabase;
let opened: TestServices;
let council: AppContext;
let system: AppContext;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  council = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
  system = systemContext(opened.services);
  folder = await mkdtemp(join(tmpdir(), "imports-"));
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

/** Nobody takes the work away. */
const run: ImportRun = { hold: async () => {}, finish: async () => {} };

let count = 0;
async function upload(bytes: Buffer | string, name = "firms.csv"): Promise<string> {
  const staged = await opened.services.files.stage(Readable.from([Buffer.from(bytes)]), { maxBytes: 50_000_000 });
  const { importId } = await beginImport(council, { name, staged });
  await stageImport(system, importId, join(folder, `rows-${(count += 1)}`), run);
  return importId;
}
const see = (importId: string) => getImport(council, { importId });
async function check(importId: string) {
  const { file, round } = await see(importId);
  const { id } = await matchColumns(council, { importId, round, mapping: [...(file?.mapping ?? [])] });
  const [row] = await database.db.select().from(imports).where(eq(imports.id, id));
  await checkRows(system, { importId, round: row?.round ?? 0 }, run);
  return see(importId);
}
async function finish(importId: string, worker: ImportRun = run) {
  await runImport(council, { importId, round: (await see(importId)).round });
  const [row] = await database.db.select().from(imports).where(eq(imports.id, importId));
  await runRows(system, { importId, round: row?.round ?? 0 }, worker);
  return see(importId);
}
const rowsOf = async (importId: string, outcome?: string) =>
  (await listImportRows(council, ListImportRowsInput.parse({ importId, pageSize: 100, outcome }))).rows;

const firm = (changes: Partial<Record<string, string>> = {}): string[] => {
  count += 1;
  const values: Record<string, string> = {
    name: `Import ${count} Pvt Ltd`,
    gst: newGstNo(),
    start: "01-04-2026",
    end: "31-03-2027",
    contact: "Export Office",
    email: `import-${count}-${Date.now()}@firm.example`,
    phone: "+91 98765 43210",
  };
  return Object.values({ ...values, ...changes } as Record<string, string>); // no change is undefined here
};
const csv = (rows: readonly (readonly string[])[], header: readonly string[] = headings): string =>
  Papa.unparse([[...header], ...rows.map((row) => [...row])]);
const total = ({ counts }: { counts: Record<string, number> }) => Object.values(counts).reduce((sum, each) => sum + each, 0);

it("keeps nothing of a firm's contact in a row that names another one, whose export would have it", async () => {
  const contact = { contactName: "Former Contact", contactPhone: "+91 91111 22222" };
  const { firm: known } = await createMember(opened.services, contact);
  const email = `new-contact-${Date.now()}@firm.example`;
  const importId = await upload(csv([firm({ gst: known.gstNo, contact: "New Contact", email })]));
  await check(importId);
  const [row] = await database.db.select().from(importChecks).where(eq(importChecks.importId, importId));
  expect(row).toMatchObject({ verdict: "email_differs", contactEmail: email, before: null });
  const { text } = await exportPersonalData({ ...council, origin: { ...council.origin, secondsSincePassword: 5 } }, { email });
  expect(text).toContain("New Contact");
  for (const ofAnother of Object.values(contact)) expect(text).not.toContain(ofAnother);
});

describe("reading a list", () => {
  it("finds headings, rows and columns; nothing has happened to any firm", async () => {
    const before = await database.db.$count(firms);
    const importId = await upload(
      csv([firm(), firm()], ["Name of the firm", "GSTIN", "Valid from", "Valid till", "Contact person", "E-mail ID", "Mobile No."]),
    );
    expect(await see(importId)).toMatchObject({
      state: "read",
      totalRows: 2,
      actions: ["match", "discard"],
      file: { mapping: Object.keys(importFields), missing: [], doubled: [], sample: [expect.any(Array), expect.any(Array)] },
    });
    expect(await database.db.$count(firms)).toBe(before);
  });

  it("asks for what is missing and for what stands twice", async () => {
    const importId = await upload("GST,GSTIN,Firm name,Notes\nA,B,C,D\n");
    const { file } = await see(importId);
    expect(file?.mapping).toEqual([null, null, "firmName", null]);
    expect(file?.missing).toEqual(["gstNo", "membershipStartOn", "membershipEndOn", "contactName", "contactEmail", "contactPhone"]);
    expect(await refusalOf(matchColumns(council, { importId, round: 0, mapping: ["gstNo", "gstNo", "firmName", null] }))).toMatchObject({
      code: "columns_incomplete",
      fields: { gstNo: ["GST number stands over two columns; choose one of them"], membershipEndOn: ["Choose the column for End date"] },
    });
  });

  it("is read from another sheet when the clerk chooses it, and the rows of the first are gone", async () => {
    const importId = await upload(workbook({ Firms: [headings, firm(), firm()], Old: [headings, firm()] }));
    expect(await see(importId)).toMatchObject({ totalRows: 2, file: { facts: { sheet: "Firms", otherSheets: ["Old"] } } });
    expect(await refusalOf(chooseSheet(council, { importId, round: 0, sheet: "Secret" }))).toMatchObject({ code: "no_such_sheet" });
    const idempotency = { key: "other-sheet-once", route: "members.imports.chooseSheet", bodyHash: "a" };
    const choose = () => chooseSheet({ ...council, idempotency }, { importId, round: 0, sheet: "Old" });
    expect(await choose()).toMatchObject({ state: "reading", totalRows: 0, file: undefined });
    // The same request again, whose answer was lost.
    expect(await choose()).toMatchObject({ state: "reading", round: 1 });
    await stageImport(system, importId, join(folder, `rows-${(count += 1)}`), run);
    expect(await choose()).toMatchObject({ state: "read", totalRows: 1, file: { facts: { sheet: "Old", otherSheets: ["Firms"] } } });
    // A page that still shows the first sheet.
    const { file } = await see(importId);
    const late = matchColumns(council, { importId, round: 0, mapping: [...(file?.mapping ?? [])] });
    expect(await refusalOf(late)).toMatchObject({ code: "import_moved_on" });
    expect(await refusalOf(chooseSheet(council, { importId, round: 0, sheet: "Firms" }))).toMatchObject({ code: "import_moved_on" });
  });

  it("stays as it is when the clerk looks at a sheet without a list", async () => {
    const importId = await upload(workbook({ Firms: [headings, firm()], Notes: [["Members 2026"]], Empty: [] }));
    for (const sheet of ["Notes", "Empty"])
      expect(await refusalOf(chooseSheet(council, { importId, round: 0, sheet }))).toMatchObject({ kind: "invalid", code: "no_list_in_sheet" });
    expect(await see(importId)).toMatchObject({ state: "read", totalRows: 1, file: { facts: { sheet: "Firms", otherSheets: ["Notes", "Empty"] } } });
  });

  it("that cannot be read ends with a sentence", async () => {
    expect(await see(await upload("%PDF-1.7\nnothing"))).toMatchObject({
      state: "failed",
      failure: "firms.csv is a PDF, not a csv, xls or xlsx list.",
      actions: [],
    });
    expect(await see(await upload(csv([])))).toMatchObject({ state: "failed", failure: "firms.csv has headings but no firms below them." });
  });

  it("twice, as after a crash, stores every row once", async () => {
    const importId = await upload(csv([firm(), firm(), firm()]));
    await database.db.update(imports).set({ state: "reading" }).where(eq(imports.id, importId));
    await stageImport(system, importId, join(folder, `rows-${(count += 1)}`), run);
    expect(await database.db.$count(importRows, eq(importRows.importId, importId))).toBe(3);
  });
});

describe("the dry run", () => {
  it("says row by row what would be created, updated, left and refused, and why", async () => {
    const known = firm({ name: "Old name", end: "31-03-2026", start: "01-04-2025" });
    const same = firm();
    for (const [firmName = "", gstNo, membershipStartOn, membershipEndOn, contactName, contactEmail, contactPhone] of [known, same])
      await addFirm(council, AddFirmInput.parse({ firmName, gstNo, membershipStartOn, membershipEndOn, contactName, contactEmail, contactPhone }));
    const closed = await createMember(opened.services);
    await deactivateFirm(council, { firmId: closed.firm.id, version: 1, reason: "x" });
    const created = firm({ gst: "27AAPFU0939F1ZW" });
    const importId = await upload(
      csv([
        created,
        [...known.slice(0, 3), "31-03-2027", ...known.slice(4)].with(0, "New name"),
        same,
        firm({ end: "03/31/2027", phone: "9.19E+11", contact: "" }),
        firm({ gst: ` ${created[1]?.toLowerCase()} ` }),
        firm({ email: created[5]?.toUpperCase() ?? "" }),
        firm({ email: council.actor.kind === "user" ? council.actor.email : "" }),
        firm({ gst: same[1] ?? "" }),
        firm({ gst: closed.firm.gstNo, email: closed.firm.contactEmail }),
      ]),
    );
    const view = await check(importId);
    expect(view).toMatchObject({ state: "checked", counts: { created: 1, updated: 1, unchanged: 1, refused: 6 } });
    expect(total(view)).toBe(view.totalRows);
    const rows = await rowsOf(importId);
    expect(rows.map(({ rowNo, outcome }) => [rowNo, outcome])).toEqual([
      [2, "created"],
      [3, "updated"],
      [4, "unchanged"],
      ...[5, 6, 7, 8, 9, 10].map((rowNo) => [rowNo, "refused"]),
    ]);
    expect(rows[0]?.warning).toContain("does not match the others");
    expect(rows[1]?.changes).toEqual([
      { label: "Firm name", from: "Old name", to: "New name" },
      { label: "End date", from: "31-03-2026", to: "31-03-2027" },
    ]);
    expect(rows.slice(3).map(({ reasons }) => reasons)).toEqual([
      [
        { column: "Contact phone", text: "A spreadsheet program has shortened this phone number to 9.19E+11; enter its digits again" },
        { column: "End date", text: "End date must be a date, like 31-03-2027" },
        { column: "Contact name", text: "Enter the contact name" },
      ],
      [{ column: "GST number", text: "Row 2 has the same GST number" }],
      [{ column: "Contact e-mail", text: "Row 2 has the same e-mail" }],
      [{ column: "Contact e-mail", text: "Another login has this e-mail address" }],
      [{ column: "Contact e-mail", text: expect.stringContaining("another contact e-mail") }],
      [{ column: "GST number", text: expect.stringContaining("deactivated") }],
    ]);
    expect(await rowsOf(importId, "refused")).toHaveLength(6);
    const { header, rows: errorRows } = await exportImportErrors(council, { importId });
    let text = "";
    for await (const chunk of csvChunks({ header, rows: errorRows })) text += chunk;
    const errors = Papa.parse<string[]>(text.slice(1).trimEnd()).data;
    expect(errors[0]).toEqual([...headings, "Row in the file", "Reason"]);
    expect(errors).toHaveLength(7);
    expect(errors[1]?.slice(7)).toEqual(["5", expect.stringMatching(/^Contact phone: .*; End date: .*; Contact name: /)]);
    // Our own guard against formulas is undone when the mended file comes back.
    expect(errors[2]?.[6]).toBe("'+91 98765 43210");
    expect((await check(await upload(text))).counts).toEqual({ created: 2, updated: 0, unchanged: 0, refused: 4 });
  });

  it("takes a firm by its corrected row when its first one repeats the e-mail of another firm", async () => {
    const [email, gst] = [`twice-${newGstNo()}@list.example`, newGstNo()];
    const importId = await upload(csv([firm({ email }), firm({ gst, email }), firm({ gst }), firm({ gst })]));
    await check(importId);
    const found = (await rowsOf(importId)).map(({ outcome, reasons }) => [outcome, ...reasons.map(({ text }) => text)]);
    expect(found).toEqual([["created"], ["refused", "Row 2 has the same e-mail"], ["created"], ["refused", "Row 4 has the same GST number"]]);
  });

  it("counts and lists the new firms whose GST number looks wrong, before the run and after it", async () => {
    const noGstNo = () => newGstNo().slice(0, -1);
    const [wrong, known] = [firm({ gst: noGstNo() }), firm({ gst: noGstNo() })];
    const earlier = await upload(csv([known]));
    await check(earlier);
    await finish(earlier);
    const importId = await upload(csv([wrong, known.with(0, "New name"), firm(), firm({ gst: wrong[1] ?? "" })]));
    expect(await check(importId)).toMatchObject({ warned: 1, counts: { created: 2, updated: 1, unchanged: 0, refused: 1 } });
    const warned = () => listImportRows(council, ListImportRowsInput.parse({ importId, isWarned: true }));
    const rows = [{ rowNo: 2, outcome: "created", warning: "A GST number has 15 characters; this one has 14. Check it." }];
    expect(await warned()).toMatchObject({ count: 1, rows });
    expect(await finish(importId)).toMatchObject({ state: "done", warned: 1 });
    expect(await warned()).toMatchObject({ count: 1, rows });
    const clean = await upload(csv([firm(), firm({ email: "none" })]));
    expect(await check(clean)).toMatchObject({ warned: 0, counts: { created: 1, refused: 1 } });
  });

  it("can be repeated with other columns, and discarded", async () => {
    const importId = await upload(csv([firm()], ["Firm name", "GST", "Start", "End", "Who", "Whom", "Phone"]));
    expect((await see(importId)).file?.missing).toEqual(["contactName", "contactEmail"]);
    const wrong = ["firmName", "gstNo", "membershipStartOn", "membershipEndOn", "contactEmail", "contactName", "contactPhone"] as const;
    await matchColumns(council, { importId, round: 0, mapping: [...wrong] });
    await checkRows(system, { importId, round: 1 }, run);
    expect((await see(importId)).counts).toMatchObject({ created: 0, refused: 1 });
    expect(await refusalOf(runImport(council, { importId, round: 1 }))).toMatchObject({ code: "nothing_to_do" });
    await matchColumns(council, { importId, round: 1, mapping: [...wrong].with(4, "contactName").with(5, "contactEmail") });
    await checkRows(system, { importId, round: 1 }, run); // late work of the first choice
    expect((await see(importId)).state).toBe("checking");
    await checkRows(system, { importId, round: 2 }, run);
    expect((await see(importId)).counts).toMatchObject({ created: 1, refused: 0 });
    // The first dry run still stands on the page of another clerk.
    expect(await refusalOf(runImport(council, { importId, round: 1 }))).toMatchObject({ code: "import_moved_on" });
    expect((await see(importId)).state).toBe("checked");
    expect(await discardImport(council, { importId })).toMatchObject({ state: "discarded", actions: [] });
    expect(await refusalOf(runImport(council, { importId, round: 2 }))).toMatchObject({ code: "import_moved_on" });
  });
});

describe("row 31: the run", () => {
  it("does what was said, accounts for every row, and the same file again creates nothing", async () => {
    const rows = Array.from({ length: 25 }, () => firm());
    const importId = await upload(csv([...rows, firm({ email: "none" })]));
    await check(importId);
    const before = await database.db.$count(firms);
    const done = await finish(importId);
    expect(done).toMatchObject({ state: "done", doneRows: 26, counts: { created: 25, updated: 0, unchanged: 0, refused: 1 } });
    expect(total(done)).toBe(26);
    expect(await database.db.$count(firms)).toBe(before + 25);
    const [made] = await database.db
      .select()
      .from(users)
      .where(eq(users.email, rows[3]?.[5] ?? ""));
    expect(made).toMatchObject({ role: "MEMBER", name: "Export Office", passwordHash: null });
    const again = await upload(csv([...rows, firm({ email: "none" })]));
    expect(await check(again)).toMatchObject({ counts: { created: 0, updated: 0, unchanged: 25, refused: 1 } });
    expect(await refusalOf(runImport(council, { importId: again, round: 1 }))).toMatchObject({
      code: "nothing_to_do",
      message: "No row of this file would change anything.",
    });
  });

  it("gives the login of a firm the name of its new contact, as the form of the firm does", async () => {
    const row = firm();
    const first = await upload(csv([row]));
    await check(first);
    await finish(first);
    const second = await upload(csv([row.with(4, "New Person")]));
    expect((await check(second)).counts.updated).toBe(1);
    await finish(second);
    expect(
      await database.db
        .select({ name: users.name })
        .from(users)
        .where(eq(users.email, row[5] ?? "")),
    ).toEqual([{ name: "New Person" }]);
  });

  it("asked for twice runs once", async () => {
    const importId = await upload(csv([firm()]));
    const { round } = await check(importId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refusalOf(runImport(council, { importId, round }))));
    expect(answers.every((answer) => answer === "accepted")).toBe(true);
    expect(await database.db.$count(outbox, like(outbox.key, `run-import-${importId}%`))).toBe(1);
  });

  it("of two clerks with the same firms makes each firm once", async () => {
    const rows = Array.from({ length: 40 }, () => firm());
    const [one, two] = [await upload(csv(rows)), await upload(csv([...rows].reverse()))];
    await check(one);
    await check(two);
    const [first, second] = await Promise.all([finish(one), finish(two)]);
    expect(first.counts.created + second.counts.created).toBe(40);
    expect(first.counts.unchanged + second.counts.unchanged).toBe(40);
    expect([total(first), total(second)]).toEqual([40, 40]);
  });

  it("checks rows again that changed after the dry run", async () => {
    const [a, b, c] = [firm(), firm(), firm()];
    const importId = await upload(csv([a, b, c]));
    expect((await check(importId)).counts.created).toBe(3);
    const entry = ([firmName, gstNo, membershipStartOn, membershipEndOn, contactName, contactEmail, contactPhone]: string[]) =>
      AddFirmInput.parse({ firmName, gstNo, membershipStartOn, membershipEndOn, contactName, contactEmail, contactPhone });
    await addFirm(council, entry(a));
    await addFirm(council, { ...entry(firm()), contactEmail: b[5] ?? "" });
    const done = await finish(importId);
    expect(done.counts).toEqual({ created: 1, updated: 0, unchanged: 1, refused: 1 });
    expect(await followImport(council, { importId })).toMatchObject({ total: 3, created: 1, updated: 1, unchanged: 1, failed: 1 });
    expect((await rowsOf(importId, "refused"))[0]?.reasons[0]?.text).toBe("Another login has this e-mail address");
  });

  it("leaves out a row that the dry run refused, although nothing is in its way any more", async () => {
    const row = firm();
    const { id: userId } = await createUser(opened.services, "DGFT_ADMIN", { email: row[5] ?? "" });
    const importId = await upload(csv([row, firm({ gst: row[1] ?? "" })]));
    expect((await check(importId)).counts).toEqual({ created: 1, updated: 0, unchanged: 0, refused: 1 });
    await database.db
      .update(users)
      .set({ email: `moved-${userId}@dgft.example` })
      .where(eq(users.id, userId));
    expect(await finish(importId)).toMatchObject({ state: "done", counts: { created: 1, updated: 0, unchanged: 0, refused: 1 } });
    const [refused] = await rowsOf(importId, "refused");
    expect(refused).toMatchObject({ rowNo: 2, reasons: [{ text: expect.stringContaining("has changed since the list was checked") }] });
  });

  /** Records the payment of an invoice that renews a membership to 31-03-2027. */
  async function payRenewal(firmId: string): Promise<void> {
    const { preparer: actor } = await createInvoiceActors(opened.services);
    const preparer = { ...contextOf(opened.services, actor), now: () => new Date("2026-11-24T06:00:00Z") };
    await createInvoiceSettings(opened.services);
    const { id: invoiceId, totalPaise } = await createInvoice(preparer, await createFeeTable(opened.services, "2026-27"), firmId);
    const proofFileId = await createPaymentFile(opened.services, actor.userId);
    await recordPayment(preparer, { invoiceId, amountPaise: totalPaise, paidOn: "2026-11-20", reference: "UTR26IMPORT", proofFileId });
  }

  it("keeps a renewal that is paid, also one that is paid after the dry run", async () => {
    const { firm: member } = await createMember(opened.services, { membershipEndOn: "2026-03-31" });
    const list = (end: string) => csv([firm({ gst: member.gstNo, email: member.contactEmail, start: "01-04-2025", end })]);
    const importId = await upload(list("31-03-2026"));
    expect((await check(importId)).counts.updated).toBe(1);
    await payRenewal(member.id);
    expect((await finish(importId)).counts).toMatchObject({ updated: 0, refused: 1 });
    expect((await rowsOf(importId))[0]?.reasons).toEqual([
      { column: "End date", text: expect.stringContaining("has renewed this membership. Enter the end date 31-03-2027.") },
    ]);
    expect((await check(await upload(list("31-03-2026")))).counts.refused).toBe(1);
    expect((await check(await upload(list("31-03-2027")))).counts.updated).toBe(1);
  });

  it("keeps the first day of a membership that a later period continues, and takes that of a period after a gap", async () => {
    const { firm: member } = await createMember(opened.services, { membershipStartOn: "2024-04-01", membershipEndOn: "2027-03-31" });
    const { name, gstNo: gst, contactName: contact, contactEmail: email, contactPhone: phone } = member;
    const checked = async (start: string, end: string) => {
      const importId = await upload(csv([firm({ name, gst, contact, email, phone, start, end })]));
      return { importId, counts: (await check(importId)).counts };
    };
    const written = async (start: string, end: string) => {
      const { importId } = await checked(start, end);
      await finish(importId);
      expect(await database.db.$count(outbox, eq(outbox.key, `fill-amounts-import-${importId}`))).toBe(1);
      const [stored] = await database.db.select().from(firms).where(eq(firms.id, member.id));
      return { days: [stored?.membershipStartOn, stored?.membershipEndOn], changes: (await rowsOf(importId))[0]?.changes };
    };
    expect(await written("01-04-2027", "31-03-2028")).toEqual({
      days: ["2024-04-01", "2028-03-31"],
      changes: [{ label: "End date", from: "31-03-2027", to: "31-03-2028" }],
    });
    expect((await checked("01-04-2027", "31-03-2028")).counts.unchanged).toBe(1);
    await written("01-04-2027", "01-03-2028");
    expect((await written("01-04-2028", "28-02-2029")).days).toEqual(["2024-04-01", "2029-02-28"]);
    expect((await written("01-04-2029", "31-03-2030")).days).toEqual(["2029-04-01", "2030-03-31"]);
    expect((await written("02-04-2030", "31-03-2031")).days).toEqual(["2030-04-02", "2031-03-31"]);
    expect((await written("01-04-2019", "31-03-2031")).days).toEqual(["2019-04-01", "2031-03-31"]);
  });

  it("writes nothing over a change that was made after the dry run, whatever the dry run said of the row", async () => {
    const [same, updated] = [firm(), firm()];
    const first = await upload(csv([same, updated]));
    await check(first);
    await finish(first);
    const importId = await upload(csv([same, updated.with(0, "Listed"), firm()]));
    expect((await check(importId)).counts).toEqual({ created: 1, updated: 1, unchanged: 1, refused: 0 });
    const mine = inArray(firms.gstNo, [same[1] ?? "", updated[1] ?? ""]);
    await database.db.update(firms).set({ contactPhone: "+91 98765 43999", name: "By hand" }).where(mine);
    expect((await finish(importId)).counts).toEqual({ created: 1, updated: 0, unchanged: 0, refused: 2 });
    expect((await database.db.select().from(firms).where(mine)).map(({ name }) => name)).toEqual(["By hand", "By hand"]);
    const refused = await rowsOf(importId, "refused");
    expect(refused.map(({ reasons }) => reasons[0]?.text)).toEqual(Array.from({ length: 2 }, () => expect.stringContaining("has changed since")));
  });

  it("during manual changes leaves every firm in one of the two states, with a new version", async () => {
    const rows = Array.from({ length: 30 }, () => firm());
    const first = await upload(csv(rows));
    await check(first);
    await finish(first);
    const importId = await upload(csv(rows.map((row) => row.with(0, `${row[0]} imported`))));
    expect((await check(importId)).counts.updated).toBe(30);
    const listed = await database.db.select().from(firms).where(like(firms.contactEmail, "import-%"));
    const mine = listed.filter(({ gstNo }) => rows.some((row) => row[1] === gstNo));
    const byHand = mine.map(({ id, version, name, gstNo, membershipStartOn, membershipEndOn, contactName, contactEmail, contactPhone }) =>
      refusalOf(
        updateFirm(
          council,
          UpdateFirmInput.parse({
            firmId: id,
            version,
            firm: { firmName: `${name} by hand`, gstNo, membershipStartOn, membershipEndOn, contactName, contactEmail, contactPhone },
          }),
        ),
      ),
    );
    const [done, ...answers] = await Promise.all([finish(importId), ...byHand]);
    const taken = answers.filter((answer) => answer === "accepted").length;
    // Who comes second is refused: the clerk by the version, the list by what its dry run saw.
    expect(done).toMatchObject({ state: "done", counts: { updated: 30 - taken, refused: taken } });
    const after = (await Promise.all(mine.map(({ id }) => database.db.select().from(firms).where(eq(firms.id, id))))).flat();
    expect(after.filter(({ name }) => name.endsWith(" by hand"))).toHaveLength(taken);
    expect(after.filter(({ name }) => name.endsWith(" imported"))).toHaveLength(30 - taken);
    expect(after.every(({ version }, place) => version === (mine[place]?.version ?? 0) + 1)).toBe(true);
    expect(answers.filter((answer) => answer !== "accepted").every((answer) => answer instanceof Error && "kind" in answer)).toBe(true);
  });

  it("locks the firms that it changes and no others: meanwhile firms are edited and users sign in", async () => {
    const [changed, other] = [await createMember(opened.services), await createMember(opened.services)];
    const entry = ({ gstNo, contactEmail }: typeof changed.firm, name: string) => firm({ name, gst: gstNo, email: contactEmail });
    const importId = await upload(csv([entry(changed.firm, "Listed"), firm()]));
    expect((await check(importId)).counts).toMatchObject({ created: 1, updated: 1 });
    let running: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      await tx.select().from(firms).where(eq(firms.id, changed.firm.id)).for("update");
      running = finish(importId, { ...run, hold: async (held) => void (await held.execute(sql`set local lock_timeout = '30s'`)) });
      const waiting = () => tx.execute(sql`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`);
      await eventually(async () => expect(await waiting()).toHaveLength(1));
      const { gstNo, membershipStartOn, membershipEndOn, contactName, contactEmail, contactPhone, version } = other.firm;
      const edited = { firmName: "Edited", gstNo, membershipStartOn, membershipEndOn, contactName, contactEmail, contactPhone };
      await updateFirm(council, UpdateFirmInput.parse({ firmId: other.firm.id, version, firm: edited }));
      await database.db.update(users).set({ lastSignedInAt: new Date() }).where(eq(users.firmId, other.firm.id));
    });
    expect(await running).toMatchObject({ state: "done", counts: { created: 1, updated: 1 } });
  });

  it("sends its activation mails in portions, to those who had none", async () => {
    const rows = Array.from({ length: 130 }, () => firm());
    const importId = await upload(csv(rows));
    await check(importId);
    await finish(importId);
    const links = () => database.db.$count(activationLinks);
    const before = await links();
    expect(await database.db.$count(outbox, like(outbox.key, `invite-firms-${importId}-%`))).toBe(1);
    await inviteFirms(system, { importId, part: 1 }, run);
    expect((await links()) - before).toBe(120);
    const [next] = await database.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `invite-firms-${importId}-2`));
    expect((next?.notBefore.getTime() ?? 0) - Date.now()).toBeGreaterThan(50_000);
    // A corrected GST number does not cost a firm its invitation.
    await database.db
      .update(firms)
      .set({ gstNo: newGstNo() })
      .where(eq(firms.gstNo, rows.at(-1)?.[1] ?? ""));
    // A firm whose contact email was changed meanwhile got its mail by that change.
    await database.db
      .update(users)
      .set({ email: `changed-${importId}@firm.example` })
      .where(eq(users.email, rows.at(-2)?.[5] ?? ""));
    await inviteFirms(system, { importId, part: 2 }, run);
    await inviteFirms(system, { importId, part: 2 }, run);
    expect((await links()) - before).toBe(129);
    expect((await see(importId)).invited).toBe(130);
  });

  it("that is given up in the middle still invites the firms that it has added", async () => {
    const importId = await upload(csv([firm()]));
    await check(importId);
    // The worker is gone when the firms are written and the end is not.
    await expect(finish(importId, { ...run, finish: () => Promise.reject(new Error("killed")) })).rejects.toThrow("killed");
    await database.db.transaction((tx) => giveUpImport(tx, importId));
    expect(await database.db.$count(outbox, like(outbox.key, `invite-firms-${importId}-%`))).toBe(1);
    const counts = { created: 1, updated: 0, unchanged: 0, refused: 0 };
    expect(await see(importId)).toMatchObject({ state: "failed", doneRows: 1, counts, finishedAt: expect.any(Date) });
  });

  it("that is given up while it is checked again counts nothing", async () => {
    const importId = await upload(csv([firm()]));
    const { file, round } = await check(importId);
    await matchColumns(council, { importId, round, mapping: [...(file?.mapping ?? [])] });
    await database.db.transaction((tx) => giveUpImport(tx, importId));
    expect(await see(importId)).toMatchObject({ state: "failed", counts: { created: 0, updated: 0, unchanged: 0, refused: 0 } });
  });
});

describe("an old import", () => {
  it("is swept with its rows and its file; the firms stay", async () => {
    const importId = await upload(csv([firm()]));
    await check(importId);
    await finish(importId);
    const before = await database.db.$count(firms);
    const [row] = await database.db.select().from(imports).where(eq(imports.id, importId));
    expect(await sweepImports(system)).toBe(0);
    await database.db
      .update(imports)
      .set({ changedAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
      .where(eq(imports.id, importId));
    expect(await sweepImports(system)).toBe(1);
    expect(await refusalOf(see(importId))).toMatchObject({ kind: "not_found" });
    expect(await refusalOf(opened.services.files.size(row?.storageKey ?? ""))).toMatchObject({ kind: "not_found" });
    expect(await database.db.$count(importRows, eq(importRows.importId, importId))).toBe(0);
    expect(await database.db.$count(firms)).toBe(before);
  });
});
