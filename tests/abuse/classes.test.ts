import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { issueResetOtp } from "#server/application/accounts/issue-reset-otp.ts";
import { exportPersonalData } from "#server/application/privacy/export-person.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { createListedFirm, createUser, testPassword } from "../support/factories.ts";
import { ask, openAbusePortal, type AbusePortal } from "../support/principals.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { contextOf, systemContext } from "../support/services.ts";

// The rules of docs/security.md "Data, by class", each tried once; the tests of the rows go deeper.

let portal: AbusePortal;
beforeAll(async () => {
  portal = await openAbusePortal();
});
afterAll(() => portal?.close());

const statusOf = async (client: keyof AbusePortal["everybody"], path: string): Promise<[number, string | null]> => {
  const response = await ask(portal, portal.everybody[client], path);
  await response.arrayBuffer();
  return [response.status, response.headers.get("cache-control")];
};

const rules: Readonly<Record<string, () => Promise<void>>> = {
  async public() {
    expect((await statusOf("none", "/healthz"))[0]).toBe(200);
    const notice = { kind: "notice", fields: { title: "Written by somebody else" } };
    for (const who of ["none", "BUYER", "MEMBER", "DGFT_ADMIN"] as const)
      expect([401, 403]).toContain((await portal.everybody[who].mutate("site.content.save", notice)).status);
  },
  async membership() {
    const hidden = { codes: ["90183100"], showEmail: false, showPhone: false };
    const { firm } = await createListedFirm(portal.services, hidden, { name: "Hidden Contacts Works" });
    expect((await portal.everybody.none.query("directory.search", {})).status).toBe(401);
    for (const who of ["BUYER", "MEMBER", "EPCMD_ADMIN"] as const) {
      const { status, value } = await portal.everybody[who].query("directory.search", { search: firm.name });
      expect([who, status]).toEqual([who, 200]);
      expect(JSON.stringify(value)).toContain(firm.name);
      expect(JSON.stringify(value)).not.toContain(`desk@${firm.id}.example`);
    }
  },
  async confidential() {
    const { id, documents } = await reimbursementIn(portal.services, portal.actors, "SUBMITTED");
    const file = `/files/${id}/${documents.find(({ current }) => current !== undefined)?.current?.files[0]?.id}`;
    expect(await statusOf("MEMBER", file)).toEqual([200, "private, no-store"]);
    expect(await statusOf("EPCMD_ADMIN", file)).toEqual([200, "private, no-store"]);
    expect(await statusOf("DGFT_ADMIN", file)).toEqual([404, "private, no-store"]); // not forwarded yet
    expect(await statusOf("BUYER", file)).toEqual([403, "private, no-store"]);
    expect((await statusOf("none", file))[0]).toBe(401);
    const rival = await portal.signIn(portal.rival.email, "MEMBER");
    expect((await rival.query("reimbursements.getOwn", { reimbursementId: id })).status).toBe(404);
  },
  async personal() {
    const { email, name } = await createUser(portal.services, "BUYER", { name: "Anjali Personal" });
    const exported = await exportPersonalData(contextOf(portal.services, portal.actors.council), { email });
    expect(JSON.stringify(exported)).toContain(name);
    for (const who of ["none", "BUYER", "MEMBER", "DGFT_ADMIN"] as const)
      expect([401, 403]).toContain((await portal.everybody[who].mutate("privacy.export", { email })).status);
  },
  async credentials() {
    const { email } = await createUser(portal.services, "BUYER");
    const { otp } = (await issueResetOtp(systemContext(portal.services), email)) ?? {};
    const cookie = portal.everybody.EPCMD_ADMIN.cookies.get("epcmd");
    const { value } = await portal.everybody.EPCMD_ADMIN.query("accounts.me");
    for (const secret of [testPassword, otp, cookie]) {
      expect(secret).toMatch(/^.{6,}$/);
      expect(JSON.stringify(value)).not.toContain(secret);
      expect(await tablesWith(secret ?? "")).toEqual([]);
    }
  },
};

/** The tables in which a text stands by itself, not as a part of a longer word or number. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await portal.database.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await portal.database.db.execute<{ line: string }>(sql`select to_jsonb(t)::text as line from ${sql.identifier(name)} t`);
    const alone = (line: string): boolean => line.split(/[^\p{L}\p{N}#_+-]+/u).includes(text);
    if (rows.some(({ line }) => alone(line))) found.push(name);
  }
  return found;
}

it("has a rule tried for each class that the page on security names", () => {
  const page = readFileSync(join(projectRoot, "docs/security.md"), "utf8");
  const [, table = ""] = /^## Data, by class\n(.*?)\n<!-- table/ms.exec(page) ?? [];
  const classes = [...table.matchAll(/^\| (\w+) \|/gm)].map(([, name]) => name).filter((name) => name !== "class");
  expect(classes).toEqual(Object.keys(rules));
});

it.each(Object.entries(rules))("keeps the rules of %s data", (_class, rule) => rule());
