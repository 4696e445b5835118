import { hsnCodes } from "#db/schema/profiles.ts";
import type { FirmRow } from "#db/queries/members.ts";
import { createFirm, createUser, newGstNo } from "../../support/factories.ts";
import type { RestWorld } from "../../support/rest-world.ts";
import type { Ask, Asked, CaseTable } from "./case.ts";
import { bulkRows } from "./site.ts";

const byMember = async (world: RestWorld): Promise<Asked> => ({ token: await world.tokenOf("MEMBER") });
const byCouncil = async (world: RestWorld): Promise<Asked> => ({ token: await world.tokenOf("EPCMD_ADMIN") });

const profile =
  (body: object = {}): Ask =>
  async (world) => {
    const [device] = await world.database.db.select().from(hsnCodes).limit(1);
    const filled = {
      organization: "Kaveri Imaging Pvt Ltd",
      address: "12 Industrial Area, Pune",
      gst: "27AABCK1234D1Z5",
      pan: "AABCK1234D",
      contact_name: "Export Desk",
      contact_email: "exports@kaveri.example",
      contact_mobile: "+919876543210",
      whatsapp: "+919876543210",
      alternate_email: "office@kaveri.example",
      description: "Makers of imaging equipment.",
      hsn_codes: [device?.code],
      last_updated_on: "",
    };
    return { ...(await byMember(world)), json: { ...filled, ...body } };
  };

const known = (world: RestWorld): Promise<FirmRow> => world.once("known firm", () => createFirm(world.services));
const adding =
  (change: (world: RestWorld) => Promise<object> = () => Promise.resolve({})): Ask =>
  async (world) => {
    const body = {
      firm_name: "Kaveri Imaging Pvt Ltd",
      gst_no: newGstNo(),
      membership_start_date: "01-04-2026",
      membership_end_date: "2027-03-31",
      contact_person_name: "Export Desk",
      contact_person_email: `office-${newGstNo().toLowerCase()}@kaveri.example`,
      contact_person_phone: "+91 98765 43210",
    };
    return { ...(await byCouncil(world)), json: { ...body, ...(await change(world)) } };
  };

const resending =
  (firmOf: (world: RestWorld) => Promise<FirmRow>): Ask =>
  async (world) => ({ ...(await byCouncil(world)), json: { gst_no: (await firmOf(world)).gstNo } });

/** A firm whose login waits for its owner, or is open already. */
async function firmWithLogin({ services }: RestWorld, activatedAt: Date | null): Promise<FirmRow> {
  const firm = await createFirm(services);
  await createUser(services, "MEMBER", { firmId: firm.id, activatedAt, ...(activatedAt === null ? { passwordHash: null } : {}) });
  return firm;
}

export const memberCases: CaseTable = {
  getBepcmdMemberDetail: { "200": byMember },
  getUserFormData: { "200": byMember },
  postUserFormData: {
    "200": profile(),
    "400 hsn_unknown": profile({ hsn_codes: ["00000000"] }),
    "409 disclaimers_changed": profile({ disclaimers_version: "of yesterday" }),
  },
  getGetAllUsers: {
    "200": async (world) => ({ ...(await byCouncil(world)), query: "?page=1" }),
    "400 too_many_firms": async (world) => {
      await bulkRows(world);
      return byCouncil(world);
    },
  },
  postUsersCreate: {
    "201": adding(),
    "409 gst_taken": adding(async (world) => ({ gst_no: (await known(world)).gstNo })),
    "409 email_taken": adding(async (world) => ({ contact_person_email: (await known(world)).contactEmail })),
  },
  postActivationResend: {
    "200": resending((world) => firmWithLogin(world, null)),
    "400 firm_missing": async (world) => ({ ...(await byCouncil(world)), json: {} }),
    "404 firm_not_found": async (world) => ({ ...(await byCouncil(world)), json: { email: "nobody@nowhere.example" } }),
    "409 already_active": resending((world) => world.once("active firm", () => firmWithLogin(world, new Date()))),
    "409 no_login": resending((world) => world.once("firm without a login", () => createFirm(world.services))),
    "409 firm_deactivated": resending((world) =>
      world.once("closed firm", () => createFirm(world.services, { deactivatedAt: new Date(), deactivatedReason: "Closed." })),
    ),
  },
};
