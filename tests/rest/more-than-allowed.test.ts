import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Role } from "#domain/accounts/roles.ts";
import { noConsent } from "#domain/consent.ts";
import { buyerNotice } from "#domain/directory/buyer-notice.ts";
import { states, type State } from "#domain/reimbursements/lifecycle.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { directoryExports } from "#db/schema/directory-exports.ts";
import { buyerRegistrations } from "#db/schema/buyers.ts";
import { firms } from "#db/schema/members.ts";
import { hsnCodes } from "#db/schema/profiles.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { callByContract, isOneShape } from "../support/contract.ts";
import { loadBulkData } from "../support/directory-bulk-data.ts";
import { createListedFirm, newGstNo } from "../support/factories.ts";
import { formOf } from "../support/multipart.ts";
import { stateOf } from "../support/principals.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { openRestCallers, type RestCallers } from "../support/rest-callers.ts";
import type { RestCall, RestReply } from "../support/rest-client.ts";

let portal: RestCallers;
beforeAll(async () => {
  portal = await openRestCallers();
});
afterAll(() => portal?.close());
beforeEach(() => portal.forgetLimits());

const call: RestCallers["call"] = (...given) => portal.call(...given);
const anonymous = (path: string, sent: RestCall): Promise<RestReply> => callByContract(portal.app.url, path, sent);
const statusOf = async (work: Promise<RestReply>): Promise<number> => (await work).status;

async function rowOf(id: string) {
  const [row] = await portal.services.db.select().from(reimbursements).where(eq(reimbursements.id, id));
  if (row === undefined) throw new Error(`${id} is gone`);
  return row;
}

describe("row 3: in the REST API another firm's files, and the directory", () => {
  it("row 3: a step that names another firm's file does not attach it", async () => {
    const theirs = await reimbursementIn(portal.services, portal.actors, "DRAFT");
    const file = theirs.documents.flatMap(({ current }) => current?.files ?? [])[0]?.id ?? "";
    const begun = await call("rival", "/api/product-reimbursement/", { form: formOf({ step: "1", firm_address: "Elsewhere" }) });
    const id = String(begun.body["reimbursement_id"]);
    const before = await stateOf(portal.database);
    for (const name of [file, `/files/${theirs.id}/${file}`, JSON.stringify({ id: file })]) {
      const form = formOf({ step: "2", reimbursement_id: id, rcmc_certificate: name, file_id: name });
      expect(await statusOf(call("rival", "/api/product-reimbursement/", { form }))).toBe(400);
    }
    expect(await stateOf(portal.database)).toEqual(before);
  });

  it("row 3: gives of a member what the contract names and no more, and at most a hundred", async () => {
    const [device] = await portal.services.db.select().from(hsnCodes).limit(1);
    await createListedFirm(portal.services, { codes: [device?.code ?? ""] }, { name: "Kaveri Imaging Pvt Ltd" });
    const { body } = await call("BUYER", "/api/buyer/epcmd-members/?search=kaveri&page_size=100000");
    const [found] = z.array(z.record(z.string(), z.unknown())).parse(body["members"]);
    expect(body["page_size"]).toBe(100);
    expect(Object.keys(found ?? {}).sort()).toEqual(
      ["address", "contact_person_email", "contact_person_name", "contact_person_phone", "hsn_codes", "id", "member_name"].sort(),
    );
  });

  it("finds the words as they are typed: a misspelt one finds nothing, though a member has a similar name", async () => {
    await createListedFirm(portal.services, { codes: ["90183100"] }, { name: "Aravali Imaging Pvt Ltd" });
    expect((await call("BUYER", "/api/buyer/epcmd-members/?search=aravali")).body).toMatchObject({ count: 1 });
    expect((await call("BUYER", "/api/buyer/epcmd-members/?search=arvali")).body).toMatchObject({ members: [], count: 0, total_pages: 1 });
  });

  it("row 3: is not copied page by page, nor taken along again and again, and every export is remembered", async () => {
    for (let page = 1; page <= 60; page += 1) expect(await statusOf(call("BUYER", `/api/buyer/epcmd-members/?page=${page}`))).toBe(200);
    isOneShape(await call("BUYER", "/api/buyer/epcmd-members/?page=61"));
    expect(await statusOf(call("BUYER", "/api/buyer/epcmd-members/?page=61"))).toBe(429);
    const exports = () => portal.services.db.$count(auditEntries, eq(auditEntries.event, "export.directory"));
    const before = await exports();
    const direct = "/api/buyer/epcmd-members/generate/?direct=1&search=kaveri";
    for (let taken = 1; taken <= 10; taken += 1) expect(await statusOf(call("BUYER", direct))).toBe(200);
    expect(await statusOf(call("BUYER", direct))).toBe(429);
    expect(await exports()).toBe(before + 10);
  });
});

describe("rows 5, 7: in the REST API fields that are not part of the input", () => {
  const climbing = {
    role: "EPCMD_ADMIN",
    is_admin: true,
    user_type: "EPCMD_ADMIN",
    firm_id: "x",
    status: "active",
    version: 99,
    activated_at: "2020-01-01",
  };

  it("row 5: a registration creates buyers only", async () => {
    const email = "climber@people.example";
    const body = { email, country_code: "+91", phone_number: "9876543210", address: "1 Road", country: "India", zip_code: "110001" };
    const sent = { ...body, buyer_type: "import_agency_distributor", password: "Nilgiri#2026x", ...climbing };
    const consent_version = buyerNotice.version;
    for (const json of [sent, { ...sent, consent_version }]) expect(await statusOf(anonymous("/api/buyer/register/", { json }))).toBe(201);
    const [registration, agreed] = await portal.services.db
      .select()
      .from(buyerRegistrations)
      .where(eq(buyerRegistrations.email, email))
      .orderBy(buyerRegistrations.id);
    // No consent is written down that nobody gave.
    expect([registration?.consentVersion, agreed?.consentVersion]).toEqual([noConsent, consent_version]);
    expect(JSON.stringify(registration)).not.toMatch(/ADMIN|firm|2020-01-01/i);
  });

  it("row 5: a firm that the council adds is no more than its seven fields", async () => {
    const gst_no = newGstNo();
    const body = {
      firm_name: "Kaveri Imaging",
      gst_no,
      membership_start_date: "01-04-2026",
      membership_end_date: "31-03-2027",
      contact_person_name: "Asha",
      contact_person_email: "asha@kaveri-imaging.example",
      contact_person_phone: "+91 98765 43210",
    };
    expect(await statusOf(call("EPCMD_ADMIN", "/api/users/create/", { json: { ...body, ...climbing, id: portal.actors.member.firmId } }))).toBe(201);
    const [firm] = await portal.services.db.select().from(firms).where(eq(firms.gstNo, gst_no));
    expect(firm).toMatchObject({ version: 1 });
    expect(firm?.id).not.toBe(portal.actors.member.firmId);
  });

  it("row 7: a step keeps its own answers, and neither a draft nor a note decides", async () => {
    const more = {
      status: "APPROVED_DGFT",
      state: "APPROVED_DGFT",
      version: "99",
      submitted_at: "2020-01-01",
      firm_id: "x",
      "documents[0][status]": "SUFFICIENT",
    };
    const draft = await reimbursementIn(portal.services, portal.actors, "DRAFT");
    const before = await rowOf(draft.id);
    const form = formOf({ step: "1", reimbursement_id: draft.id, firm_address: "7 New Road", ...more, version: String(before.version) });
    expect(await statusOf(call("MEMBER", "/api/product-reimbursement/", { form }))).toBe(200);
    const { state, firmId, submittedAt, decidedAt } = before;
    expect(await rowOf(draft.id)).toMatchObject({ state, firmId, submittedAt, decidedAt, version: before.version + 1 });

    const received = await reimbursementIn(portal.services, portal.actors, "SUBMITTED");
    const documents = [{ field_name: "rcmc_certificate", status: "SUFFICIENT", state: "APPROVED_DGFT" }];
    const review = { ...more, action: "draft", overall_status: "APPROVED_DGFT", documents, version: received.version };
    expect(await statusOf(call("EPCMD_ADMIN", `/api/reimbursements/product/${received.id}/`, { json: review }))).toBe(200);
    expect(await rowOf(received.id)).toMatchObject({ state: "UNDER_REVIEW" });

    const forwarded = await reimbursementIn(portal.services, portal.actors, "UNDER_REVIEW_DGFT");
    const note = { ...more, action: "draft", deficiency_comment: "x", version: forwarded.version };
    expect(await statusOf(call("DGFT_ADMIN", `/api/dgft/product/${forwarded.id}/`, { json: note }))).toBe(200);
    expect(await rowOf(forwarded.id)).toMatchObject({ state: "UNDER_REVIEW_DGFT" });
  });
});

describe("row 8: in the REST API actions that the state does not allow", () => {
  type Acting = { readonly by: Role; readonly from: readonly State[]; readonly send: (id: string, version: number) => { path: string } & RestCall };
  const deficient = [{ field_name: "rcmc_certificate", status: "DEFICIENT", deficiency: "The stamp cannot be read." }];
  const decide = (action: string) => (id: string, version: number) => ({
    path: `/api/dgft/product/${id}/`,
    json: { action, deficiency_comment: "Which bill of entry?", version },
  });
  const acts: Readonly<Record<string, Acting>> = {
    "saving a step": {
      by: "MEMBER",
      from: ["DRAFT"],
      send: (id, version) => ({
        path: "/api/product-reimbursement/",
        form: formOf({ step: "1", reimbursement_id: id, version: String(version), firm_address: "7 New Road" }),
      }),
    },
    submitting: {
      by: "MEMBER",
      from: ["DRAFT"],
      send: (id, version) => ({ path: `/api/product-reimbursement/submit/${id}/`, json: { version } }),
    },
    "drafting a review": {
      by: "EPCMD_ADMIN",
      from: ["SUBMITTED", "UNDER_REVIEW", "RESUBMITTED", "FRESH_LOOK", "DEFICIENCY_DGFT"],
      send: (id, version) => ({ path: `/api/reimbursements/product/${id}/`, json: { action: "draft", documents: [], version } }),
    },
    "sharing deficiencies": {
      by: "EPCMD_ADMIN",
      from: ["SUBMITTED", "UNDER_REVIEW", "RESUBMITTED", "FRESH_LOOK"],
      send: (id, version) => ({ path: `/api/reimbursements/product/${id}/`, json: { action: "share", documents: deficient, version } }),
    },
    forwarding: {
      by: "EPCMD_ADMIN",
      from: ["UNDER_REVIEW", "DEFICIENCY_DGFT"], // of those that may be forwarded, the ones whose documents are all Sufficient here
      send: (id, version) => ({ path: `/api/send-dgft/reimbursements/product/${id}/`, json: { version } }),
    },
    "passing a query on": {
      by: "EPCMD_ADMIN",
      from: ["DEFICIENCY_DGFT"],
      send: (id, version) => ({ path: `/api/dgft/product/deficiency/${id}/`, json: { comment: "Send the bill.", version } }),
    },
    "keeping a note": { by: "DGFT_ADMIN", from: ["UNDER_REVIEW_DGFT"], send: decide("draft") },
    asking: { by: "DGFT_ADMIN", from: ["UNDER_REVIEW_DGFT"], send: decide("share") },
    approving: { by: "DGFT_ADMIN", from: ["UNDER_REVIEW_DGFT"], send: decide("approve") },
  };

  it.each(states)("row 8: in %s only what the table of states allows is taken; the rest changes nothing", async (state) => {
    const { id, version } = await reimbursementIn(portal.services, portal.actors, state);
    const before = await stateOf(portal.database);
    for (const [what, { by, from, send }] of Object.entries(acts)) {
      if (from.includes(state)) continue;
      const { path, ...sent } = send(id, version);
      const reply = await call(by, path, sent);
      expect([what, [404, 409].includes(reply.status) ? "refused" : reply.status]).toEqual([what, "refused"]);
      isOneShape(reply);
    }
    expect(await stateOf(portal.database)).toEqual(before);
  });

  it.each(Object.entries(acts).flatMap(([what, act]) => act.from.map((state) => [what, state, act] as const)))(
    "row 8: %s in %s is taken",
    async (_what, state, { by, send }) => {
      const { id, version } = await reimbursementIn(portal.services, portal.actors, state);
      const { path, ...sent } = send(id, version);
      expect(await statusOf(call(by, path, sent))).toBe(200);
    },
  );
});

it("takes as many letters of costs in Hindi as in English", async () => {
  const form = formOf({ step: "1", firm_address: "Plot 3", items: "लागत ".repeat(11_000) });
  const { status, body } = await call("MEMBER", "/api/product-reimbursement/", { form });
  // It is read, and refused only because it is no list of costs.
  expect([status, body["fields"]]).toEqual([400, { items: expect.arrayContaining(["Send the items as a JSON array"]) }]);
});

describe("the directory beyond what the portal counts", () => {
  it("has the exact number of members and of pages", async () => {
    const count = async (): Promise<unknown> => (await call("BUYER", "/api/buyer/epcmd-members/")).body["count"];
    const before = Number(await count());
    await loadBulkData(portal.database.url, { firms: 5_001, devicesEach: 1, hasProducts: false });
    const { body } = await call("BUYER", "/api/buyer/epcmd-members/?page=2&page_size=100");
    expect(body).toMatchObject({ count: before + 5_001, total_pages: Math.ceil((before + 5_001) / 100), current_page: 2, page_size: 100 });
  });

  it("has a spreadsheet of all members, which a worker makes", async () => {
    const open = async () => {
      const { body } = await call("BUYER", "/api/buyer/epcmd-members/generate/");
      return fetch(`${portal.app.url}${new URL(String(body["download_url"])).pathname}`);
    };
    const [first, again] = [await open(), await open()];
    expect([first.status, first.headers.get("retry-after"), again.status]).toEqual([202, "2", 202]);
    expect(await portal.services.db.$count(directoryExports)).toBe(1);
  });
});
