import { eq } from "drizzle-orm";
import type { Role } from "#domain/accounts/roles.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import { updateItems, selectItems } from "#db/queries/items.ts";
import { upsertAssessment } from "#db/queries/recommendations.ts";
import { upsertVerdicts } from "#db/queries/reimbursements.ts";
import { recommendations } from "#db/schema/amounts.ts";
import { decisions } from "#db/schema/decisions.ts";
import { reimbursementHistory } from "#db/schema/reimbursements.ts";
import type { RestWorld } from "../../support/rest-world.ts";
import type { Ask, Asked, CaseTable } from "./case.ts";

const by =
  (role: Role, query = ""): Ask =>
  async (world) => ({ token: await world.tokenOf(role), query });

const reading =
  (role: Role, state: State): Ask =>
  async (world) => ({ token: await world.tokenOf(role), params: { scheme: "product", id: (await world.claim(state)).id } });

/** An action on a reimbursement in this state, with the version that it has. */
const acting =
  (role: Role, state: State, body: object = {}, purpose?: string): Ask =>
  async (world) => {
    const { id, version } = await world.claim(state, "product", purpose);
    return {
      token: await world.tokenOf(role),
      params: { scheme: "product", id },
      json: { version, ...body },
      ...(purpose === undefined ? {} : { headers: { "idempotency-key": `once for ${purpose}`.replaceAll(" ", "-") } }),
    };
  };

const council = (state: State, body?: object, purpose?: string): Ask => acting("EPCMD_ADMIN", state, body, purpose);
const dgft = (state: State, body?: object, purpose?: string): Ask => acting("DGFT_ADMIN", state, body, purpose);

const draft = { action: "draft", overall_status: "UNDER_REVIEW", documents: [] };
const silent = [{ key: "rcmc_certificate", name: "RCMC", status: "DEFICIENT", deficiency: " " }];
const query = { action: "share", comment: "Send the bill of entry." };
const note = { action: "draft", deficiency_comment: "Look at the dates", status: "APPROVED_DGFT" };
const stale = { version: 999 };

/** Changes a fact of each item of a reimbursement; undefined removes the items. */
async function changeItems({ services, actors }: RestWorld, { params }: Asked, change: Readonly<Record<string, string>> | undefined): Promise<void> {
  const reimbursementId = params?.["id"] ?? "";
  const stored = change === undefined ? [] : await selectItems(services.db, reimbursementId);
  const items = stored.map(({ item: { id = "", kind = "", ...facts } }) => ({ id, kind, facts: { ...facts, ...change } }));
  const by = { enteredBy: "council" as const, savedBy: actors.council.userId, savedAt: new Date() };
  await services.db.transaction((tx) => updateItems(tx, { reimbursementId, items, ...by }));
}

/** The council lifts every rule for an amount above its limit. */
async function assessAsLawful(world: RestWorld, asked: Asked): Promise<void> {
  await changeItems(world, asked, { currency: "INR", amount: "9999999.00" });
  const reimbursementId = asked.params?.["id"] ?? "";
  const { db } = world.services;
  for (const { item } of await selectItems(db, reimbursementId)) {
    const figure = { itemId: item["id"] ?? "", admissiblePaise: 9_999_999_00, reasonCode: null, reason: "Allowed by letter" };
    await db.transaction((tx) => upsertAssessment(tx, { reimbursementId, ...figure, setBy: world.actors.council.userId, setAt: new Date() }));
  }
}

/** What the DGFT user has done as a council user before. */
async function actForCouncil({ services, actors }: RestWorld, reimbursementId: string): Promise<void> {
  await services.db.insert(reimbursementHistory).values({
    reimbursementId,
    version: 1_000,
    action: "council_draft",
    toState: "UNDER_REVIEW",
    actorId: actors.dgft.userId,
    actorParty: "council",
    at: new Date(),
  });
}

/** A decision on a claim before the one that it waits for now. */
async function decideBefore({ services: { db } }: RestWorld, reimbursementId: string, decidedBy: string): Promise<void> {
  await db.insert(decisions).values({ reimbursementId, number: 1, kind: "refuse", reason: "x", decidedBy, decidedAt: new Date(), contentVersion: 1 });
}

/** A claim that was decided before; what is recommended for it now is less than what was forwarded. */
async function decidedWithNothingLeft(world: RestWorld, reimbursementId: string): Promise<void> {
  const { db } = world.services;
  const [setBy, setAt] = [world.actors.council.userId, new Date()];
  await decideBefore(world, reimbursementId, setBy);
  for (const { item } of await selectItems(db, reimbursementId)) {
    const figure = { itemId: item["id"] ?? "", admissiblePaise: 0, reasonCode: null, reason: "The cap" };
    await db.transaction((tx) => upsertAssessment(tx, { reimbursementId, ...figure, setBy, setAt }));
  }
}

const amountRemark = "Prove {amount}.";

/** A remark that an officer made of a phrase with the claimed amount, which is not known while the rate is missing. */
async function remarkOnAmount(world: RestWorld, asked: Asked): Promise<void> {
  const { db } = world.services;
  await changeItems(world, asked, { currency: "BRL" });
  const reimbursementId = asked.params?.["id"] ?? "";
  const made = { fieldName: "rcmc_certificate", status: "DEFICIENT" as const, remark: amountRemark, phraseCodes: ["AMOUNT_NOT_PROVED"] };
  const by = { setBy: world.actors.council.userId, setAt: new Date() };
  await db.transaction((tx) => upsertVerdicts(tx, [{ reimbursementId, ...made, documentVersion: 1, ...by }]));
}

export const reviewCases: CaseTable = {
  getReimbursementsByScheme: {
    "200": async (world) => ({ token: await world.tokenOf("EPCMD_ADMIN"), params: { scheme: "product" }, query: "?page=1" }),
  },
  getReimbursementsBySchemeById: { "200": reading("EPCMD_ADMIN", "SUBMITTED") },
  postReimbursementsBySchemeById: {
    "200": council("SUBMITTED", draft, "a draft"),
    "400 no_such_document": council("SUBMITTED", { ...draft, documents: [{ field_name: "passport", status: "SUFFICIENT" }] }),
    "400 remark_needed": council("SUBMITTED", { action: "share", documents: silent }),
    "400 nothing_deficient": council("SUBMITTED", { action: "share", documents: [] }),
    "400 placeholder_open": async (world) => {
      const asked = await council("SUBMITTED", { action: "share", documents: [] }, "with a remark on its amount")(world);
      await world.once("a remark on the amount of a claim", () => remarkOnAmount(world, asked));
      return asked;
    },
    "400 assessment_invalid": council("SUBMITTED", {
      ...draft,
      assessments: [{ item_id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d77", admissible_amount: "1.00", reason: "None" }],
    }),
    "400 items_invalid": council("SUBMITTED", { ...draft, items: [{ kind: "air_fare" }] }),
    "400 facts_invalid": council("SUBMITTED", {
      ...draft,
      proved_facts: { firm_class: "micro", special_group: null, exports: "1250000.00", intent_filed_on: "31-03-2199" },
    }),
    "409 stale_version": council("SUBMITTED", { ...draft, ...stale }),
    "409 wrong_state": council("UNDER_REVIEW_DGFT", draft),
  },
  postSendDgftReimbursementsBySchemeById: {
    "200": council("UNDER_REVIEW", { comment: null }, "forwarding"),
    "409 documents_not_sufficient": council("SUBMITTED"),
    "409 no_complete_item": async (world) => {
      const asked = await council("UNDER_REVIEW", {}, "without items")(world);
      await world.once("its items", () => changeItems(world, asked, undefined));
      return asked;
    },
    "409 rate_missing": async (world) => {
      const asked = await council("UNDER_REVIEW", {}, "without a rate")(world);
      await world.once("its rate", () => changeItems(world, asked, { currency: "BRL" }));
      return asked;
    },
    "409 second_person": async (world) => {
      const asked = await council("UNDER_REVIEW", {}, "above the limit")(world);
      await world.once("its amount", () => assessAsLawful(world, asked));
      return asked;
    },
    "403 decided_before": async (world) => {
      const asked = await council("UNDER_REVIEW", {}, "decided by this council user before")(world);
      await world.once("a decision of the council user", () => decideBefore(world, asked.params?.["id"] ?? "", world.actors.council.userId));
      return asked;
    },
    "409 stale_version": council("SUBMITTED", stale),
    "409 wrong_state": council("UNDER_REVIEW_DGFT"),
  },
  getReasonCodes: { "200": by("DGFT_ADMIN") },
  getEpcmdApprovedDeficiencyList: { "200": by("EPCMD_ADMIN") },
  getEpcmdDeficiencyList: { "200": by("EPCMD_ADMIN", "?page=1") },
  postDgftBySchemeDeficiencyById: {
    "200": council("DEFICIENCY_DGFT", query, "passing on"),
    "400 comment_required": council("DEFICIENCY_DGFT", { ...query, comment: " " }),
    "400 no_such_document": council("DEFICIENCY_DGFT", { ...query, documents: [{ field_name: "passport", remark: "Which?" }] }),
    "400 remark_needed": council("DEFICIENCY_DGFT", { ...query, documents: [{ field_name: "rcmc_certificate", remark: " " }] }),
    "400 placeholder_open": async (world) => {
      const documents = [{ field_name: "rcmc_certificate", remark: amountRemark }];
      const asked = await council("DEFICIENCY_DGFT", { ...query, documents }, "passing on a remark on its amount")(world);
      await world.once("a remark on the amount of a queried claim", () => remarkOnAmount(world, asked));
      return asked;
    },
    "409 stale_version": council("DEFICIENCY_DGFT", { ...query, ...stale }),
    "409 wrong_state": council("SUBMITTED", query),
  },
  getDgftPlantDeficiencyList: { "200": by("DGFT_ADMIN", "?page=1") },
  getDgftExhibition: { "200": by("DGFT_ADMIN", "?page=1") },
  getDgftBySchemeById: { "200": reading("DGFT_ADMIN", "UNDER_REVIEW_DGFT") },
  postDgftBySchemeById: {
    "200": dgft("UNDER_REVIEW_DGFT", note, "a note"),
    "400 comment_required": dgft("UNDER_REVIEW_DGFT", { ...note, action: "share", deficiency_comment: " " }),
    "400 no_such_document": dgft("UNDER_REVIEW_DGFT", { ...note, documents: [{ field_name: "passport", remark: "Which?" }] }),
    "400 no_such_page": dgft("UNDER_REVIEW_DGFT", { ...note, documents: [{ field_name: "rcmc_certificate", remark: "Where?", page: 999 }] }),
    "400 remark_needed": dgft("UNDER_REVIEW_DGFT", { ...note, action: "share", documents: [{ field_name: "rcmc_certificate", remark: " " }] }),
    "400 items_invalid": dgft("UNDER_REVIEW_DGFT", {
      action: "approve",
      items: [{ id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d77", amount: "1.00" }],
    }),
    "400 reason_needed": dgft("UNDER_REVIEW_DGFT", { action: "refuse", reason: " " }),
    "409 no_amount": async (world) => {
      const asked = await dgft("UNDER_REVIEW_DGFT", { action: "approve" }, "forwarded before amounts were asked for")(world);
      await world.services.db.delete(recommendations).where(eq(recommendations.reimbursementId, asked.params?.["id"] ?? ""));
      return asked;
    },
    "409 nothing_given": async (world) => {
      const { items } = await world.claim("UNDER_REVIEW_DGFT");
      return dgft("UNDER_REVIEW_DGFT", { action: "approve", items: items.map(({ id }) => ({ id, amount: "0", reason: "Not proved" })) })(world);
    },
    "409 above_cap": async (world) => {
      const asked = await dgft("UNDER_REVIEW_DGFT", { action: "approve" }, "decided again when nothing is left of the cap")(world);
      await world.once("a decision before, and nothing left", () => decidedWithNothingLeft(world, asked.params?.["id"] ?? ""));
      return asked;
    },
    "403 acted_before": async (world) => {
      const asked = await dgft("UNDER_REVIEW_DGFT", note, "a council user who became an officer")(world);
      await world.once("an act of the officer for the council", () => actForCouncil(world, asked.params?.["id"] ?? ""));
      return asked;
    },
    "403 decided_before": async (world) => {
      const asked = await dgft("UNDER_REVIEW_DGFT", { action: "approve" }, "decided by this officer before")(world);
      await world.once("a decision of the officer", () => decideBefore(world, asked.params?.["id"] ?? "", world.actors.dgft.userId));
      return asked;
    },
    "409 stale_version": dgft("UNDER_REVIEW_DGFT", { ...note, ...stale }),
    "409 wrong_state": dgft("DEFICIENCY_DGFT", note),
  },
};
