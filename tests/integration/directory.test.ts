import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import { csvChunks } from "#domain/csv.ts";
import { updateFirmRow } from "#db/queries/members.ts";
import { rateLimits } from "#db/schema/accounts.ts";
import { exportDirectoryCsv, exportDirectoryXlsx } from "#server/application/directory/export-directory.ts";
import { searchDirectory } from "#server/application/directory/search-directory.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createListedFirm, createUser, type ListedProfile } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { readXlsx } from "hucre/xlsx";

let database: TestDatabase;
let opened: TestServices;
let buyer: SignedInActor;

const gauze = "30051010";
const syringes = "90183100";

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  const user = await createUser(opened.services, "BUYER");
  buyer = { kind: "user", userId: user.id, sessionId: user.id, name: user.name, email: user.email, role: "BUYER" };
  await list("Asha Surgicals", { codes: [gauze, syringes], showEmail: true, showPhone: true });
  await list("100%_Pure \\ Ltd", { codes: [gauze], address: "Pune, Maharashtra" });
  await list("=SUM(A1) Exports", { codes: [syringes] });
  const closed = await list("Closed Devices", { codes: [gauze] });
  await database.db.transaction((tx) => updateFirmRow(tx, closed, { deactivatedAt: new Date(), deactivatedReason: "Closed." }));
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

const list = async (organization: string, profile: ListedProfile): Promise<string> =>
  (await createListedFirm(opened.services, { organization, ...profile })).firm.id;

const ctx = () => contextOf(opened.services, buyer);
const namesFor = async (search: string, codes: string[] = []): Promise<string[]> =>
  (await searchDirectory(ctx(), { search, codes })).rows.map(({ memberName }) => memberName);

describe("the directory", () => {
  it("shows every member with a profile whose login is open, by name", async () => {
    expect(await namesFor("")).toEqual(["100%_Pure \\ Ltd", "=SUM(A1) Exports", "Asha Surgicals"]);
  });

  it.each([
    ["asha", ["Asha Surgicals"]],
    ["SURGICALS noida", ["Asha Surgicals"]],
    ["pune", ["100%_Pure \\ Ltd"]],
    ["9018", ["=SUM(A1) Exports", "Asha Surgicals"]],
    ["90183100", ["=SUM(A1) Exports", "Asha Surgicals"]],
    ["8310", []],
    ["%", ["100%_Pure \\ Ltd"]],
    ["_", ["100%_Pure \\ Ltd"]],
    ["\\", ["100%_Pure \\ Ltd"]],
    ["'", []],
    ["x".repeat(200), []],
  ])("for %j finds %j", async (search, names) => expect(await namesFor(search)).toEqual(names));

  it("narrows by devices, counts firms for each, and says why a firm was found", async () => {
    expect(await namesFor("", [gauze])).toEqual(["100%_Pure \\ Ltd", "Asha Surgicals"]);
    expect(await namesFor("asha", [gauze])).toEqual(["Asha Surgicals"]);
    const { devices } = await searchDirectory(ctx(), { codes: [gauze], withDevices: true });
    expect(Object.fromEntries((devices ?? []).map(({ code, firms: count }) => [code, count]))).toEqual({ [gauze]: 2, [syringes]: 2 });
    const { rows } = await searchDirectory(ctx(), { search: "9018" });
    expect(rows.map(({ matches }) => matches.map(({ code }) => code))).toEqual([[syringes], [syringes]]);
  });

  it("shows the contacts that a member shows, and no others", async () => {
    const { rows } = await searchDirectory(ctx(), {});
    const [open, kept] = [rows.find(({ memberName }) => memberName.startsWith("Asha")), rows.find(({ memberName }) => memberName.startsWith("100%"))];
    expect(open).toMatchObject({ contactEmail: expect.stringMatching(/^desk@/), contactPhone: "+919876543210" });
    expect(kept).toMatchObject({ contactEmail: undefined, contactPhone: undefined });
  });

  it("has pages, and true totals past the last one", async () => {
    expect(await searchDirectory(ctx(), { page: 2, pageSize: 2 })).toMatchObject({
      count: 3,
      totalPages: 2,
      rows: [{ memberName: "Asha Surgicals" }],
    });
    expect(await searchDirectory(ctx(), { page: 9, pageSize: 2 })).toMatchObject({ count: 3, totalPages: 2, rows: [] });
  });

  it("row 3: is for buyers, members and the council, and not to be copied page by page", async () => {
    const officer = await createUser(opened.services, "DGFT_ADMIN");
    const as = { ...buyer, role: "DGFT_ADMIN" as const, rights: [], userId: officer.id };
    expect(await refusalOf(searchDirectory(contextOf(opened.services, as), {}))).toMatchObject({ kind: "forbidden" });
    for (let page = 0; page < 60; page += 1) await searchDirectory(ctx(), {});
    expect(await refusalOf(searchDirectory(ctx(), {}))).toMatchObject({ kind: "rate_limited" });
  });
});

describe("the list to take home", () => {
  it("row 30: is a spreadsheet of text: codes, phones and names stay what they are", async () => {
    const { name, bytes } = await exportDirectoryXlsx(ctx(), {});
    expect(name).toMatch(/^epcmd-members-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(sheet?.rows[0]?.[0]).toBe("Member Name");
    const asha = sheet?.rows.find((row) => row[0] === "Asha Surgicals");
    expect(asha?.[3]).toBe("+919876543210");
    expect(sheet?.rows.some((row) => row[0] === "=SUM(A1) Exports")).toBe(true);
    expect(Buffer.from(bytes).includes("<f>")).toBe(false);
  });

  it("row 30: as a csv is guarded against formulas", async () => {
    let text = "";
    for await (const chunk of csvChunks(await exportDirectoryCsv(ctx(), { search: "sum" }))) text += chunk;
    expect(text).toContain("'=SUM(A1) Exports");
    expect(text.split("\r\n").filter(Boolean)).toHaveLength(2);
  });

  it("row 3: can be taken ten times an hour", async () => {
    for (let time = 0; time < 10; time += 1) await exportDirectoryXlsx(ctx(), { search: "asha" });
    expect(await refusalOf(exportDirectoryXlsx(ctx(), {}))).toMatchObject({
      kind: "rate_limited",
      message: expect.stringMatching(/ Wait \d+ (minutes|seconds?), then take it again\.$/),
    });
  });
});
