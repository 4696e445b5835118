import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rolesAllowed } from "#domain/permissions.ts";
import { users } from "#db/schema/accounts.ts";
import type { RestRoute } from "#server/rest/route.ts";
import { restRoutes } from "#server/rest/table.ts";
import { createUser } from "../support/factories.ts";
import { newImport, nothingIsWritten, openAbusePortal, principals, roleOf, type AbusePortal, type Principal } from "../support/principals.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { callRest, restLogin, type RestReply } from "../support/rest-client.ts";

let portal: AbusePortal;
let tokens: Record<Principal, string | undefined>;
/** The path parameters of each row of the table, for a caller who may use it. */
type Owner = "own" | "foreign" | "absent";
let ids: Record<"draft" | "received" | "forwarded" | "import", Partial<Record<Owner, string>>>;

const anyUuid = "00000000-0000-4000-8000-000000000000";
const absent = "PRD-2627-99999";

beforeAll(async () => {
  portal = await openAbusePortal();
  const { services, actors, rival, app } = portal;
  const deactivated = await createUser(services, "EPCMD_ADMIN");
  const [, claims = "", signature = ""] = (await restLogin(app.url, actors.council)).access.split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none", typ: "at+jwt" })).toString("base64url");
  tokens = {
    none: undefined,
    BUYER: (await restLogin(app.url, await createUser(services, "BUYER"))).access,
    MEMBER: (await restLogin(app.url, actors.member)).access,
    EPCMD_ADMIN: (await restLogin(app.url, actors.council)).access,
    DGFT_ADMIN: (await restLogin(app.url, actors.dgft)).access,
    deactivated: (await restLogin(app.url, deactivated)).access,
    forged: `${none}.${claims}.${signature === "" ? "" : randomBytes(32).toString("base64url")}`,
  };
  await services.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, deactivated.id));
  const foreign = (await reimbursementIn(services, { ...actors, member: rival }, "DRAFT")).id;
  const received = (await reimbursementIn(services, actors, "SUBMITTED")).id;
  ids = {
    draft: { own: (await reimbursementIn(services, actors, "DRAFT")).id, foreign, absent },
    received: { own: received, foreign, absent },
    forwarded: { own: (await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT")).id, foreign: received, absent },
    import: { own: await newImport(portal), absent: anyUuid },
  };
}, 120_000);
afterAll(() => portal?.close());

const nameOf = ({ method, path }: RestRoute): string => `${method} /api/${path}/`;
const mayCall = ({ access }: RestRoute, who: Principal): boolean => access === "anyone" || rolesAllowed(access).includes(roleOf(who));
const guarded = restRoutes.filter(({ access }) => access !== "anyone");

/** What a row's address names, by who may read it. */
function targetOf({ access, path }: RestRoute): Partial<Record<Owner, string>> {
  if (!/:\w*id\b/i.test(path)) return { own: "" };
  if (path.includes("imports")) return ids.import;
  const roles = access === "anyone" ? [] : rolesAllowed(access);
  return roles.includes("MEMBER") ? ids.draft : roles.includes("EPCMD_ADMIN") ? ids.received : ids.forwarded;
}

function call(row: RestRoute, who: Principal, id: string): Promise<RestReply> {
  const path = row.path.replace(/:\w*id\b/i, id).replaceAll(/:\w+/g, "product");
  const token = tokens[who];
  if (row.method === "GET") return callRest(portal.app.url, `/api/${path}/`, { token });
  if (row.multipart !== undefined) return callRest(portal.app.url, `/api/${path}/`, { token, form: new FormData() });
  return callRest(portal.app.url, `/api/${path}/`, { token, json: row.bodyExample ?? {} });
}

describe("row 4: the REST API refuses roles that the permission table does not name, and writes nothing", () => {
  nothingIsWritten(() => portal);
  it.each(guarded.map((row) => [nameOf(row), row] as const))("row 4: %s", async (_name, row) => {
    for (const who of principals.filter((principal) => !mayCall(row, principal)))
      for (const [owner, id] of Object.entries(targetOf(row))) {
        const { status, body } = await call(row, who, id);
        const refusal = roleOf(who) === "visitor" ? [401, "token_not_valid"] : [403, "forbidden"];
        expect([who, owner, status, body["code"]]).toEqual([who, owner, ...refusal]);
        expect(Object.keys(body)).toEqual(expect.arrayContaining(["error", "message", "code"]));
      }
  });
});

describe("row 4: the REST API accepts the roles that the table names", () => {
  it.each(guarded.map((row) => [nameOf(row), row] as const))("row 4: %s", async (_name, row) => {
    for (const who of principals.filter((principal) => mayCall(row, principal))) {
      const { status, body } = await call(row, who, targetOf(row).own ?? "");
      expect([who, ["token_not_valid", "forbidden"].includes(String(body["code"]))]).toEqual([who, false]);
      expect([who, status < 500]).toEqual([who, true]);
    }
  });
});

const withOwners = guarded.filter((row) => /:\w*id\b/i.test(row.path));
describe.skipIf(withOwners.length === 0)("row 1: in the REST API a foreign and an absent record are the same 404", () => {
  nothingIsWritten(() => portal);
  it.each(withOwners.map((row) => [nameOf(row), row] as const))("row 1: %s", async (_name, row) => {
    const { foreign, absent: nothing = "" } = targetOf(row);
    for (const who of principals.filter((principal) => mayCall(row, principal))) {
      const unknown = await call(row, who, nothing);
      expect([who, unknown.status]).toEqual([who, 404]);
      if (foreign === undefined) continue;
      const other = await call(row, who, foreign);
      expect([who, other.status, other.body]).toEqual([who, unknown.status, unknown.body]);
    }
  });
});

describe("row 1: every spelling of an address is the same endpoint", () => {
  it.each(guarded.map((row) => [nameOf(row), row] as const))("row 1: %s", async (_name, row) => {
    const path = row.path.replace(/:\w*id\b/i, absent).replaceAll(/:\w+/g, "product");
    for (const spelled of [`/${path}`, `/${path}/`, `/api/${path}`, `/api/${path}/`, `/api/api/${path}`, `/api/api/${path}/`]) {
      const { status, body } = await callRest(portal.app.url, spelled, { method: row.method, token: tokens.forged });
      expect([spelled, status, body["code"]]).toEqual([spelled, 401, "token_not_valid"]);
    }
  });
});
