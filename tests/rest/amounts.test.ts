import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { SanctionOrderInput } from "#domain/payments/sanction-order.ts";
import { startingReasons } from "#domain/reimbursements/starting-reasons.ts";
import { selectClaimLines, updateLineStates } from "#db/queries/payment-lines.ts";
import { insertReasonCodes } from "#db/queries/recommendations.ts";
import { firms } from "#db/schema/members.ts";
import { recordOrder } from "#server/application/payments/record-order.ts";
import { callByContract, contract } from "../support/contract.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { formOf } from "../support/multipart.ts";
import { createBankAccount, createPaymentActors, createPaymentFile } from "../support/payments.ts";
import { reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { restLogin, type RestReply } from "../support/rest-client.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
let actors: Actors;
const tokens = { member: "", council: "", dgft: "" };

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
  const { services } = opened;
  const { actor, user } = await createMember(services);
  actors = { member: actor, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
  const tokenOf = async (person: Parameters<typeof restLogin>[1]) => (await restLogin(app.url, person)).access;
  Object.assign(tokens, { member: await tokenOf(user), council: await tokenOf(actors.council), dgft: await tokenOf(actors.dgft) });
  const shares = [{ percent: "50", source: "Order of the test" }];
  const terms = { chosenBy: "filed" as const, period: undefined, ceiling: undefined, windows: [], caps: [], shares };
  await publishRule(services, { scheme: "product", effectiveFrom: "2026-04-01", terms });
  await services.db.transaction((tx) => insertReasonCodes(tx, startingReasons));
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});

type Office = keyof typeof tokens;
const get = (by: Office, path: string): Promise<RestReply> => callByContract(app.url, `/api/${path}`, { method: "GET", token: tokens[by] });
const post = (by: Office, path: string, json: object): Promise<RestReply> => callByContract(app.url, `/api/${path}`, { json, token: tokens[by] });

const detailPath: Record<Office, string> = { member: "product-reimbursement", council: "reimbursements/product", dgft: "dgft/product" };
const detail = async (by: Office, id: string) => (await get(by, `${detailPath[by]}/${id}/`)).body;

const Rows = z.array(z.looseObject({ reimbursement_id: z.string() }));
const listPath: Record<Office, string> = {
  member: "product-reimbursement/",
  council: "reimbursements/product/",
  dgft: "dgft/plant/deficiency/list/",
};
async function rowOf(by: Office, id: string): Promise<unknown> {
  const { reimbursements, results } = (await get(by, `${listPath[by]}?page_size=100`)).body;
  return Rows.parse(reimbursements ?? results).find((row) => row.reimbursement_id === id);
}

const amounts = (claimed: string | null, recommended: string | null, sanctioned: string | null, status: string | null = null) => ({
  claimed_amount: claimed,
  recommended_amount: recommended,
  sanctioned_amount: sanctioned,
  payment_status: status,
});

async function shows(by: Office, id: string, expected: ReturnType<typeof amounts>): Promise<void> {
  expect([by, await rowOf(by, id)]).toMatchObject([by, expected]);
  expect([by, await detail(by, id)]).toMatchObject([by, expected]);
}

const review = { action: "draft", overall_status: "UNDER_REVIEW", documents: [] };
const send = (id: string) => post("council", `send-dgft/reimbursements/product/${id}/`, {});

test("lists and details carry the amounts, from the claim to the sanction", async () => {
  const { id, items } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW");
  const itemId = items[0]?.id ?? "";
  await shows("member", id, amounts("80000.00", null, null));
  expect(await detail("member", id)).toMatchObject({ computation: null });
  await shows("council", id, amounts("80000.00", "40000.00", null));
  const line = { item_id: itemId, claimed: "80000.00", admissible: "80000.00", share_percent: "50", recommended: "40000.00", reason: null };
  expect(await detail("council", id)).toMatchObject({
    computation: { lines: [{ ...line, rule: expect.stringMatching(/^Version \d+: Order of the test$/) }], drawn_this_year: "0.00", cap: null },
  });

  const assessed = { item_id: itemId, admissible_amount: "50000.50", reason_code: startingReasons[0]?.code };
  expect((await post("council", `reimbursements/product/${id}/`, { ...review, assessments: [assessed] })).status).toBe(200);
  await shows("council", id, amounts("80000.00", "25000.00", null));
  expect(await detail("council", id)).toMatchObject({
    computation: {
      lines: [{ admissible: "50000.50", reason: expect.stringContaining(startingReasons[0]?.sentenceEn ?? "") }],
      recommended_total: "25000.00",
    },
  });

  expect((await send(id)).status).toBe(200);
  await shows("member", id, amounts("80000.00", "25000.00", null));
  await shows("dgft", id, amounts("80000.00", "25000.00", null));
  const computation = { claimed_total: "80000.00", recommended_total: "25000.00", lines: [{ sanctioned: null, sanction_reason: null }] };
  for (const by of ["member", "council", "dgft"] as const) expect(await detail(by, id)).toMatchObject({ computation });

  const items20 = [{ id: itemId, amount: "20000.00", reason: "The receipt of May is missing" }];
  expect((await post("dgft", `dgft/product/${id}/`, { action: "approve", items: items20 })).status).toBe(200);
  for (const by of ["member", "council", "dgft"] as const) {
    await shows(by, id, amounts("80000.00", "25000.00", "20000.00", "sanctioned"));
    expect(await detail(by, id)).toMatchObject({
      computation: { lines: [{ sanctioned: "20000.00", sanction_reason: "The receipt of May is missing" }] },
    });
  }
  const approved: unknown = (await get("council", "epcmd/approved/deficiency/list/")).body;
  expect(Rows.parse(approved).find((row) => row.reimbursement_id === id)).toMatchObject({ sanctioned_amount: "20000.00" });
});

test("lists and details say where the money is, from the sanction to the bank and back, and nothing of a bank account", async () => {
  const { services } = opened;
  const { id } = await reimbursementIn(services, actors, "APPROVED_DGFT");
  const everybody = ["member", "council", "dgft"] as const;
  const says = async (status: string): Promise<void> => {
    for (const by of everybody) await shows(by, id, amounts("80000.00", "40000.00", "40000.00", status));
  };
  await says("sanctioned");
  const desk = await createPaymentActors(services);
  await createBankAccount(services, actors.member, desk, "501009876543210");
  const fileId = await createPaymentFile(services, desk.preparer.userId);
  const lines = [{ reimbursementId: id, amount: "40000", isOtherPayer: true }];
  const orderedOn = calendarDateInIndia(new Date());
  const order = { number: "REST 1", orderedOn, budgetHead: "3453", payer: "council", fileId, lines };
  await recordOrder(contextOf(services, desk.preparer), SanctionOrderInput.parse(order));
  await says("papers_asked");
  const steps = [
    ["complete_documents", "papers_complete"],
    ["add_to_batch", "in_batch"],
    ["send", "sent"],
    ["return", "returned"],
    ["open_again", "papers_asked"],
    ["complete_documents", "papers_complete"],
    ["add_to_batch", "in_batch"],
    ["send", "sent"],
    ["pay", "paid"],
    ["recover", "recovered"],
  ] as const;
  const { version } = await detail("member", id);
  for (const [action, status] of steps) {
    const at = new Date();
    const values = action === "pay" ? { reference: "UTR00000000000001", paidOn: orderedOn } : {};
    await services.db.transaction(async (tx) =>
      updateLineStates(
        tx,
        action,
        (await selectClaimLines(tx, id)).map((line) => ({ line, values })),
        { actorId: null, at },
      ),
    );
    await says(status);
    expect(await rowOf("member", id)).toMatchObject({ updated_at: at.toISOString(), version });
  }
  for (const by of everybody) {
    const told = JSON.stringify([await rowOf(by, id), await detail(by, id)]);
    expect(told).not.toMatch(/501009876543210|ABCD0123456|Example Bank|UTR0000|REST 1/);
  }
});

test("an assessment that cannot be is refused by its place, and nothing of the call is stored", async () => {
  const { id, items } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW");
  await detail("council", id);
  const assess = async (assessment: object) => {
    const path = `reimbursements/product/${id}/`;
    const { status, body } = await post("council", path, { ...review, assessments: [{ item_id: items[0]?.id, reason: "Too much", ...assessment }] });
    return [status, Object.keys(Object(body["fields"]))];
  };
  const amount = "assessments.0.admissible_amount";
  for (const admissible_amount of ["80000.01", "-1.00", "10.005", "1e5", "", "ten"])
    expect(await assess({ admissible_amount })).toEqual([400, [amount]]);
  expect(await assess({ admissible_amount: "10.00", reason: "" })).toEqual([400, ["assessments.0.reason"]]);
  expect(await assess({ admissible_amount: "10.00", reason_code: "NOT_A_CODE" })).toEqual([400, ["assessments.0.reason_code"]]);
  expect(await assess({ item_id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d77", admissible_amount: "10.00" })).toEqual([400, ["assessments.0.item_id"]]);
  await shows("council", id, amounts("80000.00", "40000.00", null));
});

test("items come with a share as with a draft, and the firm sees who entered them", async () => {
  const { id, items } = await reimbursementIn(opened.services, actors, "SUBMITTED");
  await detail("council", id);
  const share = (amount: string) =>
    post("council", `reimbursements/product/${id}/`, {
      action: "share",
      documents: [{ field_name: "rcmc_certificate", status: "DEFICIENT", deficiency: "The stamp cannot be read." }],
      items: [{ ...items[0]?.facts, amount }],
    });
  const wrong = await share("0");
  expect([wrong.status, Object.keys(Object(wrong.body["fields"]))]).toEqual([400, ["items.0.amount"]]);
  expect((await share("70000.00")).status).toBe(200);
  await shows("council", id, amounts("70000.00", "35000.00", null));
  expect(await detail("member", id)).toMatchObject({ status_code: "DEFICIENCY_SHARED", items: [{ amount: "70000.00", entered_by: "EPCMD" }] });
});

test("a cost that is asked about is named to the council and the firm, and answered by that name", async () => {
  const { id, items } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW");
  const name = `item:${items[0]?.id}`;
  const path = `reimbursements/product/${id}/`;
  await detail("council", id);
  const documents = [{ field_name: name, status: "DEFICIENT", deficiency: "Which currency?" }];
  expect((await post("council", path, { ...review, documents })).status).toBe(200);
  expect(await detail("council", id)).toMatchObject({ items: [{ status: "DEFICIENT", deficiency: "Which currency?" }] });
  const { status, body } = await send(id);
  expect([status, body["message"], Object.keys(Object(body["fields"]))]).toEqual([
    409,
    expect.stringMatching(/^Cost 1: .* is not Sufficient yet/),
    [name],
  ]);
  expect((await post("council", path, { ...review, action: "share", documents })).status).toBe(200);
  expect(await detail("member", id)).toMatchObject({ items: [{ is_open: true }], remarks: [{ field_name: name, is_open: true }] });
  const reply = await post("member", `product-reimbursement/submit/${id}/`, { answers: { [name]: "Indian rupees." } });
  expect(reply.status).toBe(200);
  expect(await detail("member", id)).toMatchObject({ items: [{ is_open: false }], remarks: [{ field_name: name, answer: "Indian rupees." }] });
});

test("the firm reads by when it is to reply, and the council which firm it is", async () => {
  const { id, dueOn = "" } = await reimbursementIn(opened.services, actors, "DEFICIENCY_SHARED");
  const asked = { reply_by: formatIndianDate(dueOn) };
  expect([await rowOf("member", id), await detail("member", id)]).toMatchObject([asked, asked]);
  const { firmId: firm_id } = actors.member;
  expect([await rowOf("council", id), await detail("council", id)]).toMatchObject([{ firm_id }, { firm_id }]);
  const sent = await reimbursementIn(opened.services, actors, "SUBMITTED");
  expect(await detail("member", sent.id)).toMatchObject({ reply_by: null });
});

test("a membership that is over stops a draft and no reply", async () => {
  const { services } = opened;
  const { actor: member, user, firm } = await createMember(services);
  const draft = await reimbursementIn(services, { ...actors, member }, "DRAFT");
  const asked = await reimbursementIn(services, { ...actors, member }, "DEFICIENCY_SHARED");
  await services.db.update(firms).set({ membershipStartOn: "2020-04-01", membershipEndOn: "2021-03-31" }).where(eq(firms.id, firm.id));
  const { access: token } = await restLogin(app.url, user);
  const read = async (id: string) => (await callByContract(app.url, `/api/product-reimbursement/${id}/`, { method: "GET", token })).body;
  expect(await read(draft.id)).toMatchObject({ cannot_file: expect.stringContaining("Your membership ended on 31-03-2021") });
  expect(await read(asked.id)).toMatchObject({ status_code: "DEFICIENCY_SHARED", cannot_file: null });
  const json = { comment: "The stamp is embossed." };
  expect((await callByContract(app.url, `/api/product-reimbursement/submit/${asked.id}/`, { json, token })).status).toBe(200);
});

test("the list of DGFT's queries carries the amounts as the other lists do", async () => {
  const { id } = await reimbursementIn(opened.services, actors, "DEFICIENCY_DGFT");
  const expected = amounts("80000.00", "40000.00", null);
  await shows("council", id, expected);
  const queries: unknown = (await get("council", "epcmd/deficiency/list/")).body;
  expect(Rows.parse(queries).find((row) => row.reimbursement_id === id)).toMatchObject(expected);
});

test("the firm reads no claimed amount while a rate of what it writes in a reply is missing; the council reads what was sent", async () => {
  const { id, items } = await reimbursementIn(opened.services, actors, "DEFICIENCY_SHARED");
  expect(await detail("member", id)).toMatchObject({ claimed_amount: "80000.00" });
  const form = formOf({ step: "5", reimbursement_id: id, items: JSON.stringify([{ ...items[0]?.facts, currency: "EUR" }]) });
  expect((await callByContract(app.url, "/api/product-reimbursement/", { form, token: tokens.member })).status).toBe(200);
  expect(await detail("member", id)).toMatchObject({ claimed_amount: null, items: [{ currency: "EUR", amount_inr: null }] });
  await shows("council", id, amounts("80000.00", "40000.00", null));
});

test("the words to DGFT stay with a recommendation that another person of the council confirms without them", async () => {
  const { id, items } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW");
  await detail("council", id);
  const raised = { ...review, items: [{ ...items[0]?.facts, amount: "1200000.00" }] };
  expect((await post("council", `reimbursements/product/${id}/`, raised)).status).toBe(200);
  const path = `send-dgft/reimbursements/product/${id}/`;
  const prepared = await post("council", path, { comment: "The bill of entry is page 3." });
  expect(prepared).toMatchObject({ status: 409, body: { code: "second_person" } });
  const { access: token } = await restLogin(app.url, await createStaffActor(opened.services, "EPCMD_ADMIN"));
  await callByContract(app.url, `/api/reimbursements/product/${id}/`, { token });
  expect((await callByContract(app.url, `/api/${path}`, { json: {}, token })).status).toBe(200);
  expect(await detail("dgft", id)).toMatchObject({ council_comment: "The bill of entry is page 3." });
});

test("an approval gives at most what is recommended, and less with a reason", async () => {
  const { id, items } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
  await detail("dgft", id);
  const approve = async (given: object) => {
    const { status, body } = await post("dgft", `dgft/product/${id}/`, { action: "approve", items: [{ id: items[0]?.id, ...given }] });
    return [status, Object.keys(Object(body["fields"]))];
  };
  expect(await approve({ amount: "40000.01", reason: "More" })).toEqual([400, ["items.0.amount"]]);
  expect(await approve({ amount: "1.001", reason: "Less" })).toEqual([400, ["items.0.amount"]]);
  expect(await approve({ amount: "39999.99" })).toEqual([400, ["items.0.reason"]]);
  await shows("dgft", id, amounts("80000.00", "40000.00", null));
  // As clients before this part: no items, and every time the state that they wish for.
  expect((await post("dgft", `dgft/product/${id}/`, { action: "approve", deficiency_comment: "", status: "APPROVED_DGFT" })).status).toBe(200);
  await shows("member", id, amounts("80000.00", "40000.00", "40000.00", "sanctioned"));
});

test("a refusal closes with its reason, without a sanction", async () => {
  const { id } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
  await shows("dgft", id, amounts("80000.00", "40000.00", null));
  const silent = await post("dgft", `dgft/product/${id}/`, { action: "refuse" });
  expect([silent.status, Object.keys(Object(silent.body["fields"]))]).toEqual([400, ["reason"]]);
  expect((await post("dgft", `dgft/product/${id}/`, { action: "refuse", reason: "The fair is not on the list" })).status).toBe(200);
  const closed = { status: "Closed: The fair is not on the list", status_code: "CLOSED", closed_reason: "The fair is not on the list" };
  expect(await detail("member", id)).toMatchObject(closed);
  await shows("member", id, amounts("80000.00", "40000.00", null));
});

test("a refused claim is never taken for an approved one because of a word of its reason", async () => {
  const { id } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
  await detail("dgft", id);
  const reason = "The event was not approved beforehand.";
  expect((await post("dgft", `dgft/product/${id}/`, { action: "refuse", reason })).status).toBe(200);
  const closed = { status: "Closed", status_code: "CLOSED" };
  for (const by of ["member", "council", "dgft"] as const) {
    expect([by, await rowOf(by, id)]).toMatchObject([by, closed]);
    expect([by, await detail(by, id)]).toMatchObject([by, { ...closed, closed_reason: reason }]);
  }
});

test("the reasons are listed with their sentences, and named in the document", async () => {
  const codes: unknown = (await get("council", "reason-codes/")).body;
  expect(codes).toHaveLength(startingReasons.length);
  expect(codes).toContainEqual(expect.objectContaining({ code: "NO_RECEIPT", sentence_en: startingReasons[0]?.sentenceEn, is_retired: false }));
  expect(JSON.stringify(contract)).toContain(JSON.stringify(startingReasons.map(({ code }) => code)));
});
