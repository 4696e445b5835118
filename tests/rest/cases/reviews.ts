import type { Role } from "#domain/accounts/roles.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import { reimbursementHistory } from "#db/schema/reimbursements.ts";
import type { RestWorld } from "../../support/rest-world.ts";
import type { Ask, CaseTable } from "./case.ts";

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
    "409 stale_version": council("SUBMITTED", { ...draft, ...stale }),
    "409 wrong_state": council("UNDER_REVIEW_DGFT", draft),
  },
  postSendDgftReimbursementsBySchemeById: {
    "200": council("UNDER_REVIEW", { comment: null }, "forwarding"),
    "409 documents_not_sufficient": council("SUBMITTED"),
    "409 stale_version": council("SUBMITTED", stale),
    "409 wrong_state": council("UNDER_REVIEW_DGFT"),
  },
  getEpcmdApprovedDeficiencyList: { "200": by("EPCMD_ADMIN") },
  getEpcmdDeficiencyList: { "200": by("EPCMD_ADMIN", "?page=1") },
  postDgftBySchemeDeficiencyById: {
    "200": council("DEFICIENCY_DGFT", query, "passing on"),
    "400 comment_required": council("DEFICIENCY_DGFT", { ...query, comment: " " }),
    "400 no_such_document": council("DEFICIENCY_DGFT", { ...query, documents: [{ field_name: "passport", remark: "Which?" }] }),
    "400 remark_needed": council("DEFICIENCY_DGFT", { ...query, documents: [{ field_name: "rcmc_certificate", remark: " " }] }),
    "409 stale_version": council("DEFICIENCY_DGFT", { ...query, ...stale }),
    "409 wrong_state": council("SUBMITTED", query),
  },
  getDgftPlantDeficiencyList: { "200": by("DGFT_ADMIN", "?page=1") },
  getDgftExhibition: { "200": by("DGFT_ADMIN", "?page=1") },
  getDgftBySchemeById: { "200": reading("DGFT_ADMIN", "UNDER_REVIEW_DGFT") },
  postDgftBySchemeById: {
    "200": dgft("UNDER_REVIEW_DGFT", note, "a note"),
    "400 comment_required": dgft("UNDER_REVIEW_DGFT", { ...note, action: "share", deficiency_comment: " " }),
    "403 acted_before": async (world) => {
      const asked = await dgft("UNDER_REVIEW_DGFT", note, "a council user who became an officer")(world);
      await world.once("an act of the officer for the council", () => actForCouncil(world, asked.params?.["id"] ?? ""));
      return asked;
    },
    "409 stale_version": dgft("UNDER_REVIEW_DGFT", { ...note, ...stale }),
    "409 wrong_state": dgft("DEFICIENCY_DGFT", note),
  },
};
