import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { read, utils } from "@e965/xlsx";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { BuyerActor } from "#domain/accounts/actor.ts";
import { rateLimits } from "#db/schema/accounts.ts";
import { directoryExports } from "#db/schema/directory-exports.ts";
import { giveUpExport, makeExport } from "#server/application/directory/exports/make-export.ts";
import { linkToExport, openExport, openMadeList } from "#server/application/directory/exports/open-export.ts";
import { currentExport, requestExport } from "#server/application/directory/exports/request-export.ts";
import { sweepExports } from "#server/application/directory/exports/sweep-exports.ts";
import type { ExportView } from "#server/application/directory/exports/export-view.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createBuyer, createListedFirm } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let folder: string;

const hostile = ["=SUM(A1)", "+1+1", "-1+1", "@SUM(A1)", "\tTab", "＝SUM(A1)", "<b>&\"'", "Ünïcödé ☃ 𝒳", "देवनागरी"];

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  folder = mkdtempSync(join(tmpdir(), "portal-exports-"));
  for (const organization of hostile) await createListedFirm(opened.services, { organization, codes: ["90183100", "30051010"], showPhone: true });
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

const as = (actor: BuyerActor, at?: Date) => ({ ...contextOf(opened.services, actor), ...(at === undefined ? {} : { now: () => at }) });
/** As the worker does it, but for the lease. */
async function make(asked: ExportView): Promise<void> {
  const nobodyElse = { hold: async () => undefined, finish: async () => undefined };
  await makeExport(systemContext(opened.services), asked.id, join(folder, asked.id), nobodyElse);
}
const opening = (url: string) => {
  const [id = "", until = "", signature = ""] = url.split("/").slice(3);
  return { id, until, signature };
};
async function bytesOf(buyer: BuyerActor, asked: ExportView): Promise<Buffer> {
  const { url } = await linkToExport(as(buyer), asked);
  return readFileSync((await openExport(as(buyer), opening(url))).path);
}

describe("a list made by the worker", () => {
  it("as xlsx holds every member as text, with a header that stays and filters", async () => {
    const buyer = await createBuyer(opened.services);
    const { list: asked } = await requestExport(as(buyer), {});
    expect(asked).toMatchObject({ state: "waiting", format: "xlsx", fileName: expect.stringMatching(/^epcmd-members-\d{4}-\d{2}-\d{2}\.xlsx$/) });
    await make(asked);
    expect((await currentExport(as(buyer))).current).toMatchObject({
      id: asked.id,
      state: "ready",
      rowsDone: hostile.length,
      rowsTotal: hostile.length,
    });
    const bytes = await bytesOf(buyer, asked);
    // Another reader than any that we write or read with elsewhere in the product's own path.
    const book = read(bytes, { cellFormula: true, cellNF: true });
    const sheet = book.Sheets["Members"];
    if (sheet === undefined) throw new Error("no sheet of this name");
    const rows = utils.sheet_to_json<string[]>(sheet, { header: 1 });
    expect(rows).toHaveLength(hostile.length + 1);
    expect(rows[0]?.[0]).toBe("Member Name");
    const written = rows.slice(1).map((row) => row[0]?.trim());
    expect(new Set(written)).toEqual(new Set(hostile.map((name) => name.trim())));
    expect(rows[1]?.[3]).toBe("+919876543210");
    expect(rows[1]?.[5]).toMatch(/\(30051010\); .*\(90183100\)$/);
    for (const [place, cell] of Object.entries(sheet).filter(([name]) => !name.startsWith("!")))
      expect([place, cell.t, cell.f, cell.z]).toEqual([place, "s", undefined, "@"]);
    expect(sheet["!autofilter"]).toEqual({ ref: `A1:F${hostile.length + 1}` });
    const xml = execFileSync("unzip", ["-p", kept(bytes, "list.xlsx"), "xl/worksheets/sheet1.xml"], { encoding: "utf8" });
    expect(xml).toContain('state="frozen"');
    expect(xml).not.toContain("<f>");
  });

  it("as csv guards what a program would run", async () => {
    const buyer = await createBuyer(opened.services);
    const { list: asked } = await requestExport(as(buyer), { format: "csv" });
    await make(asked);
    const text = (await bytesOf(buyer, asked)).toString("utf8");
    expect(text.startsWith("\uFEFFMember Name,")).toBe(true);
    expect(text.split("\r\n").filter(Boolean)).toHaveLength(hostile.length + 1);
    for (const name of ["=SUM(A1)", "+1+1", "-1+1", "@SUM(A1)", "＝SUM(A1)"]) expect(text).toContain(`\r\n'${name},`);
    expect(text).toContain(",'+919876543210,");
  });

  it("holds what the search finds, and nothing else", async () => {
    const buyer = await createBuyer(opened.services);
    const { list: asked } = await requestExport(as(buyer), { search: "देवनागरी", format: "csv" });
    expect(asked.title).toBe('Members for "देवनागरी"');
    await make(asked);
    expect((await bytesOf(buyer, asked)).toString("utf8").split("\r\n").filter(Boolean)).toHaveLength(2);
  });

  it.each(["\ud800", "\udfff gloves", "\0", "%_'"])("can be asked for with %j in the search box", async (search) => {
    const buyer = await createBuyer(opened.services);
    expect(await requestExport(as(buyer), { search, format: "csv" })).toMatchObject({ list: { state: "waiting" } });
  });

  it("is made one at a time for one person, and the same not again within minutes", async () => {
    const buyer = await createBuyer(opened.services);
    const twice = await Promise.all([requestExport(as(buyer), {}), requestExport(as(buyer), {})]);
    const [{ list: first }] = twice;
    expect(twice).toMatchObject([
      { list: { id: first.id }, isAnother: false },
      { list: { id: first.id }, isAnother: false },
    ]);
    expect(await requestExport(as(buyer), { search: "tab" })).toMatchObject({ list: { id: first.id }, isAnother: true });
    expect(await requestExport(as(buyer), { format: "csv" })).toMatchObject({ list: { id: first.id }, isAnother: true });
    await make(first);
    expect(await requestExport(as(buyer), {})).toMatchObject({ list: { id: first.id, state: "ready" }, isAnother: false });
    const later = new Date(Date.now() + 11 * 60_000);
    expect((await requestExport(as(buyer, later), {})).list.id).not.toBe(first.id);
    expect(await database.db.execute(sql`select 1 from outbox where topic = 'export-directory' and payload->>'exportId' = ${first.id}`)).toHaveLength(
      1,
    );
  });

  it("can be asked for ten times an hour, each a line in the audit trail", async () => {
    const buyer = await createBuyer(opened.services);
    for (let n = 0; n < 10; n += 1) {
      const {
        list: { id },
      } = await requestExport(as(buyer), { search: `no. ${n}` });
      await database.db.transaction((tx) => giveUpExport(tx, id));
    }
    expect(await refusalOf(requestExport(as(buyer), { search: "one more" }))).toMatchObject({ kind: "rate_limited" });
    const entries = await database.db.execute(sql`select 1 from audit_entries where event = 'export.directory' and actor_id = ${buyer.userId}`);
    expect(entries).toHaveLength(10);
  });
});

describe("a link to a list", () => {
  it("is not found for another user, in another session, or with a changed character", async () => {
    const [buyer, other] = [await createBuyer(opened.services), await createBuyer(opened.services)];
    const { list: asked } = await requestExport(as(buyer), { format: "csv" });
    expect(await refusalOf(linkToExport(as(buyer), asked))).toMatchObject({ kind: "conflict", code: "not_ready" });
    await make(asked);
    const link = opening((await linkToExport(as(buyer), asked)).url);
    const nothing = { kind: "not_found", code: "not_found" };
    expect(await refusalOf(linkToExport(as(other), asked))).toMatchObject(nothing);
    expect(await refusalOf(openExport(as(other), link))).toMatchObject(nothing);
    expect(await refusalOf(openExport(as({ ...buyer, sessionId: crypto.randomUUID() }), link))).toMatchObject(nothing);
    expect(await refusalOf(openExport(as(buyer), { ...link, until: String(Number(link.until) + 1) }))).toMatchObject(nothing);
    const turned = (link.signature.startsWith("a") ? "b" : "a") + link.signature.slice(1);
    expect(await refusalOf(openExport(as(buyer), { ...link, signature: turned }))).toMatchObject(nothing);
    expect(await openExport(as(buyer), link)).toMatchObject({ mediaType: "text/csv; charset=utf-8" });
  });

  it("that is asked for by its search is not there until it is made, and is made once", async () => {
    const buyer = await createBuyer(opened.services);
    const search = { search: "देवनागरी" };
    expect(await openMadeList(as(buyer), search)).toBeUndefined();
    const { list: asked } = await requestExport(as(buyer), search);
    expect(await openMadeList(as(buyer), {})).toBeUndefined();
    await make(asked);
    expect(await openMadeList(as(buyer), search)).toMatchObject({ name: asked.fileName });
  });

  it("opens for ten minutes, and the file is kept for a day", async () => {
    const buyer = await createBuyer(opened.services);
    const { list: asked } = await requestExport(as(buyer), { format: "csv" });
    await make(asked);
    const link = opening((await linkToExport(as(buyer), asked)).url);
    const inMs = (ms: number) => new Date(Date.now() + ms);
    expect(await openExport(as(buyer, inMs(9.9 * 60_000)), link)).toBeTruthy();
    expect(await refusalOf(openExport(as(buyer, inMs(10.1 * 60_000)), link))).toMatchObject({
      kind: "forbidden",
      code: "url_expired",
      message: expect.stringContaining("make the file again"),
    });
    const nextDay = inMs(24.1 * 60 * 60_000);
    expect(await refusalOf(linkToExport(as(buyer, nextDay), asked))).toMatchObject({
      code: "export_expired",
      message: expect.stringContaining("Make it again"),
    });
    const { path } = await openExport(as(buyer), link);
    await sweepExports(systemContext(opened.services));
    expect(readFileSync(path).length).toBeGreaterThan(0);
    expect(await sweepExports({ ...systemContext(opened.services), now: () => nextDay })).toBeGreaterThan(0);
    expect(() => readFileSync(path)).toThrow(/ENOENT/);
    expect(await database.db.select().from(directoryExports).where(eq(directoryExports.id, asked.id))).toEqual([]);
  });

  it("that the store has lost is not found, and the log names its file", async () => {
    const buyer = await createBuyer(opened.services);
    const { list: asked } = await requestExport(as(buyer), { format: "csv" });
    await make(asked);
    const link = opening((await linkToExport(as(buyer), asked)).url);
    const [row] = await database.db.select().from(directoryExports).where(eq(directoryExports.id, asked.id));
    await opened.services.files.delete(row?.storageKey ?? "");
    const logged = vi.spyOn(opened.services.log, "error");
    expect(await refusalOf(openExport(as(buyer), link))).toMatchObject({ code: "file_not_found" });
    expect(logged.mock.calls).toEqual([[{ event: "stored_file_lost", storageKey: row?.storageKey, code: "file_not_found" }]]);
    logged.mockRestore();
  });
});

it("that cannot be made says so, and another can be asked for", async () => {
  const buyer = await createBuyer(opened.services);
  const { list: asked } = await requestExport(as(buyer), {});
  await database.db.execute(sql`update users set role = 'DGFT_ADMIN' where id = ${buyer.userId}`);
  await expect(make(asked)).rejects.toMatchObject({ kind: "forbidden" });
  await database.db.execute(sql`update users set role = 'BUYER' where id = ${buyer.userId}`);
  await database.db.transaction((tx) => giveUpExport(tx, asked.id));
  expect((await currentExport(as(buyer))).current).toMatchObject({ state: "failed" });
  expect((await requestExport(as(buyer), {})).list.id).not.toBe(asked.id);
});

function kept(bytes: Buffer, name: string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}
