import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buyerNotice } from "#domain/directory/buyer-notice.ts";
import { userTypes } from "#domain/accounts/roles.ts";
import { buyerRegistrations } from "#db/schema/buyers.ts";
import { firms } from "#db/schema/members.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { users } from "#db/schema/accounts.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { newGstNo, testPassword } from "../support/factories.ts";
import { openAbusePortal, stateOf, type AbusePortal } from "../support/principals.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";
import { WebClient } from "../support/web-client.ts";

let portal: AbusePortal;
beforeAll(async () => {
  portal = await openAbusePortal();
});
afterAll(() => portal?.close());
beforeEach(() => portal.forgetLimits());

const rowOf = async (id: string) => {
  const [row] = await portal.services.db.select().from(reimbursements).where(eq(reimbursements.id, id));
  if (row === undefined) throw new Error(`${id} is gone`);
  return row;
};

describe("row 5: the role of a new login", () => {
  const login = (client: WebClient, body: string) => client.raw("accounts.login", body, client.pageHeaders());

  it("row 5: a member's right password opens nothing under the council's type, and sets no cookie", async () => {
    const client = new WebClient(portal.app);
    const answer = await client.mutate("accounts.login", { email: portal.actors.member.email, password: testPassword, userType: "EPCMD_ADMIN" });
    expect([answer.status, answer.error?.message]).toEqual([403, "Access denied: You don't have permission to login as EPCMD_ADMIN"]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(client.cookies.size).toBe(0);
  });

  it.each([
    ["an array", '["MEMBER","EPCMD_ADMIN"]'],
    ["an object", '{"EPCMD_ADMIN":true}'],
    ["a number", "1"],
    ["nothing", "null"],
    ["a prototype's name", '"toString"'],
  ])("row 5: a type that is %s is 400", async (_what, userType) => {
    const { email } = portal.actors.member;
    const { status } = await login(new WebClient(portal.app), `{"json":{"email":"${email}","password":"${testPassword}","userType":${userType}}}`);
    expect(status).toBe(400);
  });

  it("row 5: of a type that is named twice only one counts, and it is checked", async () => {
    const { email } = portal.actors.member;
    const client = new WebClient(portal.app);
    const { status } = await login(client, `{"json":{"email":"${email}","password":"${testPassword}","userType":"MEMBER","userType":"EPCMD_ADMIN"}}`);
    expect([status, client.cookies.size]).toEqual([403, 0]);
  });

  it("row 5: a login that is not open stays shut with any password", async () => {
    const closed = Object.entries(userTypes).flatMap(([type, { role }]) => (role === null ? [type] : []));
    expect(closed).toEqual(["EXHIBITION_ADMIN", "IT_ADMIN"]);
    for (const userType of closed) {
      const { status } = await new WebClient(portal.app).mutate("accounts.login", {
        email: portal.actors.council.email,
        password: testPassword,
        userType,
      });
      expect(status).toBe(403);
    }
  });

  it("row 5: a registration creates buyers only", async () => {
    const email = "climber@people.example";
    const { status } = await new WebClient(portal.app).mutate("directory.registerBuyer", {
      email,
      buyerType: "import_agency_distributor",
      phone: "+919876543210",
      address: "1 Road",
      country: "IN",
      zipCode: "110001",
      password: "Nilgiri#2026x",
      consentVersion: buyerNotice.version,
      role: "EPCMD_ADMIN",
      is_admin: true,
      isAdmin: true,
      firm_id: portal.actors.member.firmId,
      firmId: portal.actors.member.firmId,
      activatedAt: "2020-01-01T00:00:00Z",
    });
    expect(status).toBe(200);
    const [registration] = await portal.services.db.select().from(buyerRegistrations).where(eq(buyerRegistrations.email, email));
    expect(JSON.stringify(registration)).not.toMatch(/ADMIN|firm|2020-01-01/i);
    expect(await portal.services.db.$count(users, eq(users.email, email))).toBe(0);
  });

  it("row 5: a firm that the council adds is no more than its seven fields", async () => {
    const gstNo = newGstNo();
    const { status } = await portal.everybody.EPCMD_ADMIN.mutate("members.addFirm", {
      firmName: "Kaveri Imaging",
      gstNo,
      membershipStartOn: "01-04-2026",
      membershipEndOn: "31-03-2027",
      contactName: "Asha",
      contactEmail: "asha@kaveri-imaging.example",
      contactPhone: "+91 98765 43210",
      id: portal.actors.member.firmId,
      version: 99,
      status: "active",
      role: "EPCMD_ADMIN",
    });
    expect(status).toBe(200);
    const [firm] = await portal.services.db.select().from(firms).where(eq(firms.gstNo, gstNo));
    expect(firm).toMatchObject({ version: 1 });
    expect(firm?.id).not.toBe(portal.actors.member.firmId);
    const [login_] = await portal.services.db.select().from(users).where(eq(users.email, "asha@kaveri-imaging.example"));
    expect(login_).toMatchObject({ role: "MEMBER", activatedAt: null, passwordHash: null });
  });
});

describe("row 7: what a step and an action store", () => {
  const more = {
    status: "APPROVED_DGFT",
    state: "APPROVED_DGFT",
    version: 99,
    submitted_at: "2020-01-01",
    submittedAt: "2020-01-01",
    firm_id: "x",
    firmId: "x",
    documents: [{ field_name: "rcmc_certificate", status: "SUFFICIENT" }],
    "documents[0][status]": "SUFFICIENT",
  };

  it("row 7: a step stores its own answers and no unknown field", async () => {
    const { id } = await reimbursementIn(portal.services, portal.actors, "DRAFT");
    const before = await rowOf(id);
    const { status, value } = await portal.everybody.MEMBER.mutate("reimbursements.saveStep", {
      scheme: "product",
      reimbursementId: id,
      step: 1,
      answers: { firm_address: "7 New Road", foreign_certificate: "x", ...more },
      ...more,
      version: before.version,
    });
    expect(status).toBe(200);
    const after = await rowOf(id);
    const { state, firmId, createdBy, createdAt, submittedAt, decidedAt } = before;
    expect(after).toMatchObject({ state, firmId, createdBy, createdAt, submittedAt, decidedAt });
    expect(after.version).toBeLessThan(99);
    expect(JSON.stringify(value)).not.toMatch(/APPROVED|2020-01-01|SUFFICIENT/);
    const view = await getOwnReimbursement(contextOf(portal.services, portal.actors.member), { reimbursementId: id });
    expect(JSON.stringify(view)).toContain("7 New Road");
    expect(view.documents.every(({ verdict }) => verdict === undefined || verdict.status === "")).toBe(true);
  });

  it("row 7: the officer's note approves nothing, with any status in its input", async () => {
    const view = await reimbursementIn(portal.services, portal.actors, "UNDER_REVIEW_DGFT");
    const { status } = await portal.everybody.DGFT_ADMIN.mutate("dgft.saveNote", {
      ...more,
      reimbursementId: view.id,
      version: view.version,
      note: "x",
      documents: [],
    });
    expect(status).toBe(200);
    expect(await rowOf(view.id)).toMatchObject({ state: "UNDER_REVIEW_DGFT" });
  });

  it("row 7: the council's draft moves nothing forward", async () => {
    const view = await reimbursementIn(portal.services, portal.actors, "SUBMITTED");
    const { status } = await portal.everybody.EPCMD_ADMIN.mutate("reviews.save", {
      reimbursementId: view.id,
      documents: [{ fieldName: "rcmc_certificate", status: "SUFFICIENT", remark: "", state: "APPROVED_DGFT" }],
      overall_status: "APPROVED_DGFT",
      state: "APPROVED_DGFT",
      version: view.version,
    });
    expect(status).toBe(200);
    expect(await rowOf(view.id)).toMatchObject({ state: "UNDER_REVIEW" });
  });
});

describe("row 3: another firm's files and the directory's other fields", () => {
  it("row 3: a step that names another firm's file does not attach it", async () => {
    const mine = await reimbursementIn(portal.services, portal.actors, "DRAFT");
    const file = mine.documents.flatMap(({ current }) => current?.files ?? [])[0]?.id ?? "";
    const rival = await portal.signIn(portal.rival.email, "MEMBER");
    const before = await stateOf(portal.database);
    for (const answers of [{ rcmc_certificate: file }, { rcmc_certificate: { id: file } }, { rcmc_certificate: `/files/${mine.id}/${file}` }]) {
      const { status } = await rival.mutate("reimbursements.saveStep", { scheme: "product", step: 2, answers });
      expect(status).toBe(400);
    }
    expect(await stateOf(portal.database)).toEqual(before);
    const removed = await rival.mutate("reimbursements.removeDocument", {
      scheme: "product",
      reimbursementId: mine.id,
      fieldName: "rcmc_certificate",
      fileId: file,
    });
    expect(removed.status).toBe(404);
  });

  it("row 3: a page of the directory is at most a hundred members", async () => {
    const { BUYER } = portal.everybody;
    for (const pageSize of [101, 100_000, 1e9, -1, 0, 1.5]) expect((await BUYER.query("directory.search", { pageSize })).status).toBe(400);
    expect((await BUYER.query("directory.search", { pageSize: 100 })).status).toBe(200);
  });
});
