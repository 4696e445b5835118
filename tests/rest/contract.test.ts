import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Role } from "#domain/accounts/roles.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { rolesAllowed } from "#domain/permissions.ts";
import { rateLimits, sessions, users } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { reimbursementHistory } from "#db/schema/reimbursements.ts";
import { operationId } from "#server/rest/openapi.ts";
import type { RestRoute } from "#server/rest/route.ts";
import { restRoutes } from "#server/rest/table.ts";
import { newCircular } from "../support/circulars.ts";
import { isOneShape, problemsOf, spellings } from "../support/contract.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor, createUser, testPassword } from "../support/factories.ts";
import { formOf, pdfPart } from "../support/multipart.ts";
import { attach, completeDraft, reimbursementIn } from "../support/reimbursements.ts";
import { callRest, restLogin, type RestCall, type RestReply } from "../support/rest-client.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
const tokens: Partial<Record<Role, string>> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
  for (const role of ["BUYER", "EPCMD_ADMIN", "DGFT_ADMIN"] as const)
    tokens[role] = (await restLogin(app.url, await createUser(opened.services, role))).access;
  tokens.MEMBER = (await restLogin(app.url, (await createMember(opened.services)).user)).access;
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(() => database.db.delete(rateLimits));

const rows = restRoutes.map((row) => [operationId(row), row] as const);
const protectedRows = rows.filter(([, { access }]) => access !== "anyone");

/** A path of this row with unknown ids. */
const pathOf = ({ path }: RestRoute, id = "PRD-2627-99999"): string =>
  path.replace(":scheme", "product").replace(":importId", "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d77").replace(":link", "bm9wZQ.x").replace(/:\w+/, id);

/** A body that the row can read, good or not. */
function bodyFor({ method, multipart }: RestRoute): RestCall {
  if (method === "GET") return {};
  if (multipart === undefined) return { json: {} };
  const form = new FormData();
  form.append("step", "1");
  return { form };
}

describe("every path in every spelling", () => {
  it.each(protectedRows)("%s without a token is 401", async (_id, row) => {
    for (const path of spellings(pathOf(row))) {
      const reply = await callRest(app.url, path, bodyFor(row));
      expect([path, reply.status, reply.body["code"]]).toEqual([path, 401, "token_not_valid"]);
      isOneShape(reply);
      expect(reply.body["detail"]).toBe(reply.body["message"]);
      expect(problemsOf(row.method, path, reply)).toEqual([]);
    }
  });

  it.each(rows.filter(([, { access }]) => access === "anyone"))("%s, public, answers every caller alike", async (_id, row) => {
    const replies: RestReply[] = [];
    for (const path of spellings(pathOf(row))) {
      const reply = await callRest(app.url, path, { ...bodyFor(row), token: "not.a.token" });
      if (reply.status >= 400) isOneShape(reply);
      expect(problemsOf(row.method, path, reply)).toEqual([]);
      replies.push(reply);
    }
    expect(new Set(replies.map(({ status }) => status)).size).toBe(1);
  });

  it("without the prefix answers a program that takes html, too, and leaves browsers to the pages", async () => {
    const headers = { accept: "text/html, image/gif, image/jpeg, */*; q=.2" };
    for (const [, row] of protectedRows) {
      const reply = await callRest(app.url, `/${pathOf(row)}/`, { ...bodyFor(row), token: "not.a.token", headers });
      expect([row.path, reply.status, reply.body["code"]]).toEqual([row.path, 401, "token_not_valid"]);
    }
    expect((await callRest(app.url, "/product-reimbursement/", { token: tokens.MEMBER, headers })).status).toBe(200);
    expect((await callRest(app.url, "/auth/login/", { json: {}, headers })).status).toBe(400);
    // This app has no pages.
    expect((await callRest(app.url, "/product-reimbursement/", { headers })).status).toBe(404);
    const ofPage = { raw: "email=x", headers: { ...headers, "content-type": "application/x-www-form-urlencoded" } };
    expect((await callRest(app.url, "/auth/login/", ofPage)).status).toBe(404);
  });

  it("and no other field", async () => {
    for (const path of ["/api/nothing/", "/api/api/api/auth/me/", "/api/auth/"]) {
      const reply = await callRest(app.url, path, { token: tokens.MEMBER });
      expect([path, reply.status]).toEqual([path, 404]);
      isOneShape(reply);
    }
    expect((await callRest(app.url, "/api/auth/login/", { method: "GET" })).status).toBe(404);
  });
});

describe("row 4: every path for every role", () => {
  const roles = ["BUYER", "MEMBER", "EPCMD_ADMIN", "DGFT_ADMIN"] as const;

  it.each(protectedRows)("%s lets in whom the table of permissions lets in", async (_id, row) => {
    for (const role of roles) {
      const path = `/api/${pathOf(row)}/`;
      const reply = await callRest(app.url, path, { ...bodyFor(row), token: tokens[role] });
      const isAllowed = row.access !== "anyone" && rolesAllowed(row.access).includes(role);
      if (isAllowed) expect([role, [200, 201, 202, 400, 404, 409].includes(reply.status) ? "let in" : reply.status]).toEqual([role, "let in"]);
      else expect([role, reply.status, reply.body["code"]]).toEqual([role, 403, "forbidden"]);
      if (reply.status >= 400) isOneShape(reply);
      expect(problemsOf(row.method, path, reply)).toEqual([]);
    }
  });

  it.each(protectedRows)("%s lets in neither who was deactivated nor a forged token", async (_id, row) => {
    const [, payload = "", signature = ""] = (tokens.EPCMD_ADMIN ?? "").split(".");
    const forged = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url")}.${payload}.${signature}`;
    expect((await callRest(app.url, `/api/${pathOf(row)}/`, { ...bodyFor(row), token: forged })).status).toBe(401);
  });

  it("refuses a deactivated user", async () => {
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const { access } = await restLogin(app.url, user);
    await database.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, user.id));
    for (const [, row] of protectedRows)
      expect((await callRest(app.url, `/api/${pathOf(row)}/`, { ...bodyFor(row), token: access })).status).toBe(401);
  });
});

describe("row 1: another firm's reimbursement", () => {
  const memberRows = restRoutes.filter(({ access, path }) => /:id/.test(path) && access !== "anyone" && rolesAllowed(access).includes("MEMBER"));

  it("is 404 in every spelling, with the same body as an absent one, and nothing changes", async () => {
    const { actor } = await createMember(opened.services);
    const { id } = await completeDraft(opened.services, actor);
    const historyOf = () => database.db.select().from(reimbursementHistory).where(eq(reimbursementHistory.reimbursementId, id));
    const before = await historyOf();
    expect(memberRows.length).toBeGreaterThanOrEqual(3);
    for (const row of memberRows) {
      const random = await callRest(app.url, `/api/${pathOf(row)}/`, { ...bodyFor(row), token: tokens.MEMBER });
      for (const path of spellings(pathOf(row, id))) {
        const reply = await callRest(app.url, path, { ...bodyFor(row), token: tokens.MEMBER });
        expect([path, reply.status, reply.body]).toEqual([path, 404, random.body]);
      }
    }
    const form = new FormData();
    for (const [name, value] of Object.entries({ step: "1", reimbursement_id: id, firm_address: "Elsewhere" })) form.append(name, value);
    expect((await callRest(app.url, "/api/product-reimbursement/", { form, token: tokens.MEMBER })).status).toBe(404);
    expect(await historyOf()).toEqual(before);
  });
});

describe("row 2: a signed address", () => {
  async function signed(): Promise<{ owner: { email: string; role: Role; id: string }; access: string; paths: string[] }> {
    const { actor, user } = await createMember(opened.services);
    const actors = {
      member: actor,
      council: await createStaffActor(opened.services, "EPCMD_ADMIN"),
      dgft: await createStaffActor(opened.services, "DGFT_ADMIN"),
    };
    const { id } = await reimbursementIn(opened.services, actors, "SUBMITTED");
    const { access } = await restLogin(app.url, user);
    const detail = await callRest(app.url, `/api/product-reimbursement/${id}/`, { token: access });
    const documents = detail.body["documents"];
    const urls: unknown[] = Array.isArray(documents) ? documents.map(({ url }: { url: unknown }) => url).filter((url) => url !== null) : [];
    const download = await callRest(app.url, `/api/product-reimbursement/download/${id}/`, { token: access });
    return { owner: user, access, paths: [...urls, download.body["pdf_url"]].map((url) => new URL(String(url)).pathname) };
  }
  const statusOf = async (path: string, headers: Record<string, string> = {}): Promise<number> => (await callRest(app.url, path, { headers })).status;

  it("opens without a token, for its owner, and is refused with a forged token", async () => {
    const { access, paths } = await signed();
    expect(paths.length).toBeGreaterThan(4);
    const other = await createMember(opened.services);
    const { access: foreign } = await restLogin(app.url, other.user);
    const web = new WebClient(app);
    await web.mutate("accounts.login", { email: other.user.email, password: testPassword, userType: "MEMBER" });
    const cookie = [...web.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const path of paths) {
      expect([200, 202]).toContain(await statusOf(path));
      expect([200, 202]).toContain(await statusOf(path, { authorization: `Bearer ${access}` }));
      expect(await statusOf(path, { authorization: `Bearer ${foreign}` })).toBe(404);
      expect(await statusOf(path, { authorization: `Bearer ${tokens.BUYER}` })).toBe(404);
      expect(await statusOf(path, { cookie })).toBe(404);
    }
  });

  it("is an attachment of the type that was found, which nothing may run or keep", async () => {
    const { paths } = await signed();
    const { status, headers } = await callRest(app.url, paths[0] ?? "");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("row 40: leaves one entry in the audit trail for a file that was opened, however often within a minute", async () => {
    const { owner, paths } = await signed();
    const [path = ""] = paths;
    for (let times = 1; times <= 2; times += 1) expect(await statusOf(path)).toBe(200);
    const isOwn = and(eq(auditEntries.event, "export.file"), eq(auditEntries.actorId, owner.id));
    expect(await database.db.select().from(auditEntries).where(isOwn)).toMatchObject([{ transport: "rest", detail: { fileId: expect.any(String) } }]);
  });

  it("with any one character changed is not there", async () => {
    const { paths } = await signed();
    const [path = ""] = paths;
    const from = path.indexOf("signed/") + "signed/".length;
    for (let at = from; at < path.length - 1; at += 7) {
      const changed = `${path.slice(0, at)}${path[at] === "A" ? "B" : "A"}${path.slice(at + 1)}`;
      expect([at, await statusOf(changed)]).toEqual([at, 404]);
    }
    expect(await statusOf(`${path}x.css`)).toBe(404);
  });

  it("dies with its session, and after ten minutes says so", async () => {
    const { owner, paths } = await signed();
    const [path = ""] = paths;
    const later = await startTestApp({ ...opened.services, now: () => new Date(Date.now() + 601_000) });
    expect(await callRest(later.url, path)).toMatchObject({ status: 403, body: { code: "url_expired" } });
    await later.close();
    await database.db.update(sessions).set({ revokedAt: new Date(), revokedReason: "logout" }).where(eq(sessions.userId, owner.id));
    for (const each of paths) expect(await statusOf(each)).toBe(404);
  });
});

describe("row 37: who sends no version", () => {
  it("is compared with what this session was served, and cannot overwrite blindly", async () => {
    const { actor, user } = await createMember(opened.services);
    const { id } = await completeDraft(opened.services, actor);
    const { access: one } = await restLogin(app.url, user);
    const { access: two } = await restLogin(app.url, user);
    const submit = (token: string) => callRest(app.url, `/api/product-reimbursement/submit/${id}/`, { json: {}, token });
    expect(await submit(one)).toMatchObject({ status: 409, body: { code: "stale_version" } });
    for (const token of [one, two]) await callRest(app.url, `/api/product-reimbursement/${id}/`, { token });
    await attach(opened.services, actor, id, "foreign_certificate", "changed meanwhile");
    expect(await submit(one)).toMatchObject({ status: 409, body: { code: "stale_version" } });
    await callRest(app.url, `/api/product-reimbursement/${id}/`, { token: one });
    expect(await submit(one)).toMatchObject({ status: 200 });
    expect(await submit(two)).toMatchObject({ status: 409 });
  });

  it("may have read a list, which is no sight of the claim; its version can be sent", async () => {
    const { actor, user } = await createMember(opened.services);
    const { id, version } = await completeDraft(opened.services, actor);
    const { access: token } = await restLogin(app.url, user);
    const list = await callRest(app.url, "/api/product-reimbursement/", { token });
    expect(list.body).toMatchObject({ reimbursements: [{ reimbursement_id: id, version }] });
    const submit = (json: object) => callRest(app.url, `/api/product-reimbursement/submit/${id}/`, { json, token });
    expect(await submit({})).toMatchObject({ status: 409, body: { code: "stale_version" } });
    expect(await submit({ version })).toMatchObject({ status: 200 });
  });
});

describe("row 37: a step that is sent again", () => {
  it("is refused when another session has saved since, with a version and without; own steps in a row are not", async () => {
    const { user } = await createMember(opened.services);
    const { access: one } = await restLogin(app.url, user);
    const { access: two } = await restLogin(app.url, user);
    const send = (token: string, texts: Readonly<Record<string, string>>) =>
      callRest(app.url, "/api/reimbursement/plant/", { form: formOf(texts), token });
    const first = await send(one, { step: "1", firm_address: "Plot 3" });
    const of = { reimbursement_id: String(first.body["reimbursement_id"]), step: "6" };
    expect(await send(two, { ...of, fob_export_value: "111111" })).toMatchObject({ status: 200, body: { version: 3 } });
    const refused = { status: 409, body: { code: "stale_version", message: reimbursementMessages.stale } };
    expect(await send(one, { ...of, fob_export_value: "222222" })).toMatchObject(refused);
    expect(await send(two, { ...of, fob_export_value: "222222", version: "2" })).toMatchObject(refused);
    expect(await send(two, { ...of, fob_export_value: "222222" })).toMatchObject({ status: 200, body: { version: 4 } });
    expect(await send(two, { ...of, fob_export_value: "333333", version: "4" })).toMatchObject({ status: 200, body: { version: 5 } });
    const { access: fresh } = await restLogin(app.url, user);
    expect(await send(fresh, { ...of, fob_export_value: "444444" })).toMatchObject(refused);
    expect(await send(fresh, { ...of, fob_export_value: "333333" })).toMatchObject({ status: 200, body: { version: 5 } });
  });
});

describe("items of a reimbursement", () => {
  it("come with any step, are answered by the details, and errors name their place", async () => {
    const { user } = await createMember(opened.services);
    const { access: token } = await restLogin(app.url, user);
    const send = (texts: Readonly<Record<string, string>>) =>
      callRest(app.url, "/api/reimbursement/plant/", { form: formOf({ step: "1", firm_address: "Plot 3", ...texts }), token });
    const travel = {
      kind: "inspector_travel",
      country: "DE",
      officials: 2,
      currency: "EUR",
      amount: "1,250.5",
      document: "plant_fee_receipt",
      page: 3,
    };
    const first = await send({ items: JSON.stringify([travel, { kind: "plant_inspection" }]) });
    const id = String(first.body["reimbursement_id"]);
    const detail = () => callRest(app.url, `/api/product-reimbursement/${id}/`, { token });
    const entered = { entered_by: "member", amount_inr: null, is_open: true };
    const { body } = await detail();
    expect(body["items"]).toEqual([
      { ...travel, id: expect.any(String), amount: "1250.50", ...entered },
      { kind: "plant_inspection", id: expect.any(String), ...entered },
    ]);
    expect(body["values"]).toEqual({ firm_address: "Plot 3" });
    const wrong = { ...travel, tax: "2000", paid_on: "31-02-2026" };
    expect(await send({ reimbursement_id: id, items: JSON.stringify([wrong]) })).toMatchObject({
      status: 400,
      body: { code: "step_invalid", fields: { "items.0.paid_on": [expect.any(String)] } },
    });
    expect(await send({ reimbursement_id: id, items: "{" })).toMatchObject({ status: 400, body: { fields: { items: [expect.any(String)] } } });
    expect(await send({ reimbursement_id: id })).toMatchObject({ status: 200, body: { version: first.body["version"] } });
    expect((await detail()).body["items"]).toEqual(body["items"]);
  });
});

describe("circulars of the own firm", () => {
  it("are all found by a program that opens those of a page before it reads the next", async () => {
    const council = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
    const { user } = await createMember(opened.services);
    const ids: string[] = [];
    for (const subject of ["First", "Second", "Third"]) ids.unshift((await newCircular(council, { subject })).id);
    const { access: token } = await restLogin(app.url, user);
    const found: string[] = [];
    for (const page of [1, 2, 3]) {
      const { body } = await callRest(app.url, `/api/own-circulars/?page=${page}&page_size=1`, { token });
      const [{ id }] = z.tuple([z.object({ id: z.string() })]).parse(body["circulars"]);
      await callRest(app.url, `/api/own-circulars/${id}/`, { token });
      found.push(id);
    }
    expect(found).toEqual(ids);
  });
});

describe("row 38: the same request again", () => {
  it("with the same key gets the first answer, and with another body is refused", async () => {
    const { actor, user } = await createMember(opened.services);
    const { id, version } = await completeDraft(opened.services, actor);
    const { access: token } = await restLogin(app.url, user);
    const headers = { "idempotency-key": "0123456789abcdef" };
    const submit = (path: string, json: object) => callRest(app.url, path, { json, token, headers });
    const replies = await Promise.all(Array.from({ length: 20 }, () => submit(`/api/product-reimbursement/submit/${id}/`, { version })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await submit(`/product-reimbursement/submit/${id}`, { version })).toMatchObject({ status: 200, body: replies[0]?.body });
    expect(await submit(`/api/product-reimbursement/submit/${id}/`, { version, comment: "more" })).toMatchObject({
      status: 409,
      body: { code: "idempotency_key_reused" },
    });
    const history = await database.db.select().from(reimbursementHistory).where(eq(reimbursementHistory.reimbursementId, id));
    expect(history.filter(({ action }) => action === "submit")).toHaveLength(1);
  });

  it("knows a form again whatever the order of its parts", async () => {
    const { access: token } = await restLogin(app.url, (await createMember(opened.services)).user);
    const send = (key: string, form: FormData) =>
      callRest(app.url, "/api/reimbursement/exhibition/", { form, token, headers: { "idempotency-key": key } });
    const started = await send("starts-a-draft", formOf({ step: "1", firm_address: "12 Industrial Area, Pune" }));
    expect(started.status).toBe(200);
    const again = await send("starts-a-draft", formOf({ firm_address: "12 Industrial Area, Pune", step: "1" }));
    expect(again).toMatchObject({ status: 200, body: started.body });

    const texts = { step: "10", reimbursement_id: String(started.body["reimbursement_id"]), has_air_fare: "true" };
    const [details, ticket] = [pdfPart("details"), pdfPart("ticket")];
    const saved = await send("saves-a-step", formOf(texts, { representative_details: details, travel_documents: ticket }));
    expect(saved).toMatchObject({ status: 200, body: { warnings: [] } });
    const otherOrder = formOf(texts, { travel_documents: ticket, representative_details: details });
    expect(await send("saves-a-step", otherOrder)).toMatchObject({ status: 200, body: saved.body });
    const otherFiles = formOf(texts, { representative_details: ticket, travel_documents: details });
    expect(await send("saves-a-step", otherFiles)).toMatchObject({ status: 409, body: { code: "idempotency_key_reused" } });
  });
});
