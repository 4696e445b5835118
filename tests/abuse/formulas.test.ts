import { randomUUID } from "node:crypto";
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { promisify } from "node:util";
import { read, utils } from "@e965/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { eq } from "drizzle-orm";
import { rolesAllowed } from "#domain/permissions.ts";
import { buyers } from "#db/schema/buyers.ts";
import { fairApplications } from "#db/schema/fairs.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { contactMessages } from "#db/schema/site.ts";
import { saveLead } from "#server/application/fairs/leads.ts";
import { createListedFirm, createUser } from "../support/factories.ts";
import { createRankedFair } from "../support/fairs.ts";
import { ask, openAbusePortal, principals, roleOf, type AbusePortal, type Principal } from "../support/principals.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import type { WebClient } from "../support/web-client.ts";
import { isDeep } from "../support/tier.ts";
import { anyId, routeEndpoints, type Endpoint } from "./endpoints.ts";

/** What a spreadsheet program takes for the beginning of a formula, and what hides one behind a separator or a quote. */
const hostile = ["=1+1", "+1+1", "-1+1", "@SUM(1,1)", "\t=1+1", "\r=1+1", "\n=1+1", "＝1+1", "＋1+1", '="a"&"b"', 'x",=1+1'];
const phone = "+91 98765 43210";

const run = promisify(execFile);

let portal: AbusePortal;
let folder: string;
let fair: Awaited<ReturnType<typeof fairWithLeads>>;
beforeAll(async () => {
  portal = await openAbusePortal();
  folder = mkdtempSync(join(tmpdir(), "portal-formulas-"));
  const { services } = portal;
  for (const text of hostile) {
    const profile = { organization: text, address: text, description: text, contactName: text, codes: ["90183100"], showPhone: true };
    await createListedFirm(services, profile, { name: text, contactName: text, contactPhone: phone });
    const { id: userId } = await createUser(services, "BUYER", { name: text });
    const consent = { consentVersion: "1", consentedAt: new Date() };
    await services.db
      .insert(buyers)
      .values({ userId, buyerType: "private_healthcare_procurement", phone, address: text, country: "DE", zipCode: text, ...consent });
    const { id } = await reimbursementIn(services, portal.actors, "UNDER_REVIEW_DGFT");
    await services.db.update(reimbursements).set({ title: text }).where(eq(reimbursements.id, id));
    await services.db.insert(contactMessages).values({ name: text, email: "somebody@people.example", subject: text, message: text, ...consent });
  }
  fair = await fairWithLeads();
});
afterAll(async () => {
  await portal?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A fair with an exhibitor that noted leads. */
async function fairWithLeads(): Promise<{ fairId: string; exhibitor: WebClient }> {
  const { services } = portal;
  const { fairId, actors, as, accept } = await createRankedFair(services, 1);
  await accept(0);
  await services.db.update(fairApplications).set({ products: "=1+1" }).where(eq(fairApplications.fairId, fairId));
  for (const text of hostile) {
    const lead = {
      id: randomUUID(),
      fairId,
      firmId: actors[0]?.firmId ?? "",
      name: text,
      company: text,
      country: "DE",
      email: null,
      interest: text,
      notedAt: new Date(),
    };
    await saveLead(as(0), lead, undefined);
  }
  return { fairId, exhibitor: await portal.signIn(actors[0]?.email ?? "", "MEMBER") };
}

/** Every exported list, and who downloads it: the council where it may, otherwise the first role that may. */
const readers = new Map(
  Object.values(routeEndpoints).flatMap(({ address, at, needs }) =>
    at === "nothing" && /^\/exports\/.*\.(csv|xlsx)$/.test(address) ? [[address, readerOf(needs)] as const] : [],
  ),
);
const files = [...readers.keys()];

function readerOf(needs: Endpoint["needs"]): Principal {
  const able = principals.filter((who) => needs !== "anybody" && rolesAllowed(needs).includes(roleOf(who)));
  return able.includes("EPCMD_ADMIN") ? "EPCMD_ADMIN" : (able[0] ?? "none");
}

async function download(address: string): Promise<Buffer> {
  const reader = readers.get(address) ?? "none";
  const client = address.includes("/fairs/") && reader === "MEMBER" ? fair.exhibitor : portal.everybody[reader];
  const response = await ask(portal, client, address.replace(anyId, fair.fairId));
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([address, response.status]).toEqual([address, 200]);
  return bytes;
}

/** Formulas in a file, as a program that is none of ours reads it, by their places. */
function formulasIn(bytes: Buffer): Map<string, string> {
  const book = read(bytes, { cellFormula: true });
  const cells = Object.values(book.Sheets).flatMap((sheet) => Object.entries(sheet).filter(([place]) => !place.startsWith("!")));
  return new Map(cells.flatMap(([place, { f }]: [string, { f?: string }]) => (f === undefined ? [] : [[place, f]])));
}

/** A second opinion on spreadsheets, where it is installed (Debian's python3-openpyxl): kind and text of every cell. */
const openpyxl = `
import json, sys, openpyxl
sheet = openpyxl.load_workbook(sys.argv[1]).worksheets[0]
print(json.dumps([[cell.data_type, cell.value] for row in sheet.iter_rows() for cell in row]))`;
const Cells = z.array(z.tuple([z.string(), z.union([z.string(), z.number(), z.null()])]));

function python(words: readonly string[]): string | undefined {
  try {
    return execFileSync("/usr/bin/python3", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return undefined;
  }
}
const hasOpenpyxl = python(["-c", "import openpyxl"]) !== undefined;

/** Files as LibreOffice understands them, in its own words (Debian's libreoffice-calc-nogui). */
async function readByLibreOffice(names: readonly string[]): Promise<string[]> {
  const ours = ["--infilter=Text - txt - csv (StarCalc):44,34,76"]; // commas, quotes, UTF-8
  const how = names.every((name) => name.endsWith(".csv")) ? ours : [];
  const words = ["--headless", ...how, "--convert-to", "fods", "--outdir", join(folder, "read"), ...names.map((name) => join(folder, name))];
  await run("soffice", [`-env:UserInstallation=file://${join(folder, "profile")}`, ...words]);
  return names.map((name) => readFileSync(join(folder, "read", `${parse(name).name}.fods`), "utf8"));
}

describe("row 30: what is taken home opens as text", () => {
  it("row 30: the other reader does see a formula where there is one", () => {
    expect([...formulasIn(Buffer.from("a,b\r\n=1+1,x\r\n"))]).toEqual([["A2", "1+1"]]);
  });

  it.each(files.filter((address) => address.endsWith(".csv")))("row 30: no cell of %s computes", async (address) => {
    const bytes = await download(address);
    expect([...formulasIn(bytes)]).toEqual([]);
  });

  it.each(files.filter((address) => address.endsWith(".xlsx")))("row 30: every cell of %s is text or a figure", async (address) => {
    const bytes = await download(address);
    expect([...formulasIn(bytes)]).toEqual([]);
    const [sheet] = Object.values(read(bytes, { cellFormula: true }).Sheets);
    for (const [place, cell] of Object.entries(sheet ?? {}))
      if (!place.startsWith("!")) expect([place, ["s", "n"].includes(cell.t)]).toEqual([place, true]);
    if (!hasOpenpyxl) return;
    const path = join(folder, "sheet.xlsx");
    writeFileSync(path, bytes);
    const cells = Cells.parse(JSON.parse(python(["-c", openpyxl, path]) ?? "null"));
    expect(cells.length).toBeGreaterThan(0);
    // It calls an empty cell a number, and text that begins with "=" a formula only where the file says so.
    expect(cells.filter(([kind, value]) => value !== null && kind !== (typeof value === "number" ? "n" : "s"))).toEqual([]);
  });

  it.each(isDeep ? ["LibreOffice"] : [])("row 30: %s computes what is a formula, and nothing of the lists", { timeout: 120_000 }, async () => {
    const named = [...files.entries()].map(([index, address]) => ({ address, name: `${index}${parse(address).ext}` }));
    for (const { address, name } of named) writeFileSync(join(folder, name), await download(address));
    writeFileSync(join(folder, "formula.csv"), "=1+1,x\r\n");
    const [formula, ...lists] = await readByLibreOffice(["formula.csv", ...named.map(({ name }) => name).filter((name) => name.endsWith(".csv"))]);
    const sheets = await readByLibreOffice(named.map(({ name }) => name).filter((name) => name.endsWith(".xlsx")));
    expect(formula).toContain('table:formula="of:=1+1" office:value-type="float" office:value="2"');
    for (const list of [...lists, ...sheets]) {
      expect(list).toContain('office:value-type="string"');
      expect(list).not.toContain("table:formula");
    }
    expect([...lists, ...sheets].filter((list) => list.includes("=1+1")).length).toBeGreaterThan(3);
  });

  it("row 30: what the files hold is still what was written, and a phone number can be read", async () => {
    const sheet = Object.values(read(await download("/exports/members.xlsx")).Sheets)[0];
    const rows = utils.sheet_to_json<string[]>(sheet ?? {}, { header: 1 });
    for (const text of hostile) expect(rows.some(([name]) => name?.trim() === text.trim())).toBe(true);
    expect((await download("/exports/firms.csv")).toString()).toContain(`,'${phone},`);
    expect((await download("/exports/reimbursements.csv")).toString()).toContain(",'=1+1,");
  });
});
