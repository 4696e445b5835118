import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createRestClient, type RestCalls, type RestClient } from "../../sdk/rest.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createFirm, createStaffActor, createUser } from "../support/factories.ts";
import { formOf, pdfPart } from "../support/multipart.ts";
import { reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { callRest, restLogin } from "../support/rest-client.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, type TestApp } from "../support/web-client.ts";
import type { MemberActor, StaffActor } from "#domain/accounts/actor.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
let tokens: Record<"member" | "council" | "dgft", string>;
let actors: Actors;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});

beforeEach(async () => {
  const { services } = opened;
  const firm = await createFirm(services);
  const member = await createUser(services, "MEMBER", { firmId: firm.id });
  const council = await createUser(services, "EPCMD_ADMIN");
  const dgft = await createUser(services, "DGFT_ADMIN");
  tokens = {
    member: (await restLogin(app.url, member)).access,
    council: (await restLogin(app.url, council)).access,
    dgft: (await restLogin(app.url, dgft)).access,
  };
  const memberActor: MemberActor = {
    kind: "user",
    userId: member.id,
    sessionId: member.id,
    role: "MEMBER",
    name: member.name,
    email: member.email,
    firmId: firm.id,
  };
  const staffActors: readonly StaffActor[] = await Promise.all([createStaffActor(services, "EPCMD_ADMIN"), createStaffActor(services, "DGFT_ADMIN")]);
  const [councilActor, dgftActor] = staffActors;
  if (councilActor === undefined || dgftActor === undefined) throw new Error("no staff");
  actors = { member: memberActor, council: councilActor, dgft: dgftActor };
});

const as = (who: keyof typeof tokens): RestClient => createRestClient(app.url, () => tokens[who]);
const made = (state: State) => reimbursementIn(opened.services, actors, state);

const flagged = [{ field_name: "foreign_certificate", status: "DEFICIENT" as const, deficiency: "Send the bill of entry, too." }];

async function askedOnce(asks_papers: boolean): Promise<string> {
  const { id, version } = await made("SUBMITTED");
  const params = { scheme: "product", id };
  await as("council").call("postReimbursementsBySchemeById", { params, body: { action: "share", documents: flagged, asks_papers, version } });
  return id;
}

it("the council asks for papers, the reply brings them, and the council reads them", async () => {
  const id = await askedOnce(true);
  const before = await as("member").call("getProductReimbursementById", { params: { id } });
  expect([before.asks_papers, before.open_steps]).toEqual([true, [5]]);
  const body = {
    comment: "See the bill of entry.",
    answers: { foreign_certificate: "It is attached." },
    papers: [pdfPart("bill"), pdfPart("bank")],
    paper_names: ["Bill of entry", "Letter of the bank, certified"],
  };
  const sent = await as("member").call("postProductReimbursementSubmitById", { params: { id }, body }, { idempotencyKey: `reply-${id}` });
  expect(sent.status_code).toBe("RESUBMITTED");
  // The same call again gets the first answer and keeps no second copy.
  const again = await as("member").call("postProductReimbursementSubmitById", { params: { id }, body }, { idempotencyKey: `reply-${id}` });
  expect(again).toEqual(sent);

  const review = await as("council").call("getReimbursementsBySchemeById", { params: { scheme: "product", id } });
  expect(review.asks_papers).toBe(false);
  const papers = review.documents.filter(({ field_name }) => field_name.startsWith("further_paper"));
  expect(papers.map(({ field_name, name, status }) => [field_name, name, status])).toEqual([
    ["further_paper_1", "Further paper: Bill of entry", ""],
    ["further_paper_2", "Further paper: Letter of the bank, certified", ""],
  ]);
  const { pathname } = new URL(String(papers[0]?.url));
  expect((await fetch(`${app.url}${pathname}`)).headers.get("content-type")).toBe("application/pdf");
  const detail = await as("member").call("getProductReimbursementById", { params: { id } });
  expect(detail.documents.at(-1)).toMatchObject({ field_name: "further_paper_2", step: 0, is_needed: true, is_open: false });
});

type Reply = RestCalls["postProductReimbursementSubmitById"]["input"]["body"];

it("a further paper that is found deficient is replaced in the reply, under its name; nothing else is", async () => {
  const id = await askedOnce(true);
  const params = { scheme: "product", id };
  const own = () => as("member").call("getProductReimbursementById", { params: { id } });
  const reply = (body: Reply) => as("member").call("postProductReimbursementSubmitById", { params: { id }, body });
  await own();
  await reply({ comment: "Here it is.", papers: [pdfPart("bill")], paper_names: ["Bill of entry"] });
  await as("council").call("getReimbursementsBySchemeById", { params });
  const documents = [
    { field_name: "foreign_certificate", status: "SUFFICIENT" as const, deficiency: "" },
    { field_name: "further_paper_1", status: "DEFICIENT" as const, deficiency: "Page 2 is missing." },
  ];
  await as("council").call("postReimbursementsBySchemeById", { params, body: { action: "share", documents } });

  expect((await own()).documents.at(-1)).toMatchObject({ field_name: "further_paper_1", step: 0, is_open: true });
  const sent = { papers: [pdfPart("bill", 2)], paper_names: ["Bill"] };
  for (const fieldName of ["rcmc_certificate", "further_paper_2"])
    await expect(reply({ ...sent, paper_fields: [fieldName] })).rejects.toMatchObject({ status: 409, code: "not_open" });
  await expect(reply(sent)).rejects.toMatchObject({ status: 409, code: "not_open" });
  const same = { papers: [pdfPart("bill")], paper_names: ["Bill"], paper_fields: ["further_paper_1"] };
  await expect(reply(same)).rejects.toMatchObject({ status: 409, code: "not_answered" });
  await reply({ ...sent, paper_fields: ["further_paper_1"] });

  const review = await as("council").call("getReimbursementsBySchemeById", { params });
  const papers = review.documents.filter(({ field_name }) => field_name.startsWith("further_paper"));
  expect(papers.map(({ field_name, name, status }) => [field_name, name, status])).toEqual([["further_paper_1", "Further paper: Bill of entry", ""]]);
  expect((await own()).documents.at(-1)).toMatchObject({ files: [{ pages: 2 }] });
});

it.each([
  ["that are not asked for", false, ["Bill of entry"], 409, "not_open"],
  ["without a name", true, [], 400, "paper_names"],
  ["with an empty name", true, [" "], 400, "invalid"],
  ["with names that are no JSON", true, "Bill of entry", 400, "invalid"],
])("papers %s are refused, and nothing is kept", async (_case, isAsked, names, status, code) => {
  const id = await askedOnce(isAsked);
  const path = `/api/product-reimbursement/submit/${id}/`;
  const { version } = await as("member").call("getProductReimbursementById", { params: { id } });
  const texts = { version: String(version), comment: "Here it is.", paper_names: typeof names === "string" ? names : JSON.stringify(names) };
  const reply = await callRest(app.url, path, { token: tokens.member, form: formOf(texts, { papers: pdfPart("bill") }) });
  expect([reply.status, reply.body["code"]]).toEqual([status, code]);
  const after = await as("member").call("getProductReimbursementById", { params: { id } });
  expect([after.version, after.documents.some(({ field_name }) => field_name.startsWith("further_paper"))]).toEqual([version, false]);
});

it("a file that is no paper is named as `papers`", async () => {
  const id = await askedOnce(true);
  const path = `/api/product-reimbursement/submit/${id}/`;
  const form = formOf({ paper_names: '["Bill of entry"]', comment: "Here." }, { papers: new Blob(["MZ"], { type: "application/pdf" }) });
  const reply = await callRest(app.url, path, { token: tokens.member, form });
  expect([reply.status, Object.keys(Object(reply.body["fields"]))]).toEqual([415, ["papers"]]);
});

it("DGFT names documents and asks for papers; the council passes both on", async () => {
  const { id, version } = await made("UNDER_REVIEW_DGFT");
  const params = { scheme: "product", id };
  const documents = [{ field_name: "rcmc_certificate", remark: "Which year?" }];
  await as("dgft").call("postDgftBySchemeById", { params, body: { action: "draft", deficiency_comment: "A note.", documents, version } });
  const shared = { action: "share", deficiency_comment: "Send the shipping bill.", asks_papers: true } as const;
  await as("dgft").call("getDgftBySchemeById", { params });
  // Without `documents` those of the draft stay named.
  await as("dgft").call("postDgftBySchemeById", { params, body: shared });
  const query = await as("council").call("getReimbursementsBySchemeById", { params });
  expect(query.asks_papers).toBe(true);
  await as("council").call("postDgftBySchemeDeficiencyById", { params, body: { comment: "DGFT asks.", version: query.version } });
  const own = await as("member").call("getProductReimbursementById", { params: { id } });
  expect(own.asks_papers).toBe(true);
  expect(own.remarks.map(({ field_name, remark }) => [field_name, remark])).toContainEqual(["rcmc_certificate", "Which year?"]);
});
