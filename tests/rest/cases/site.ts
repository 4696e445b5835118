import { loadBulkData } from "../../support/directory-bulk-data.ts";
import type { RestWorld } from "../../support/rest-world.ts";
import type { Ask, CaseTable } from "./case.ts";

/** More firms than an answer without pages lists, and more than are counted. */
export const bulkRows = (world: RestWorld): Promise<void> =>
  world.once("bulk data", () => loadBulkData(world.database.url, { firms: 2_500, devicesEach: 2, hasProducts: false }));

const byBuyer =
  (query = ""): Ask =>
  async (world) => ({ token: await world.tokenOf("BUYER"), query });

export const siteCases: CaseTable = {
  getHomepage: { "200": () => ({}) },
  getImageGallery: { "200": () => ({}) },
  getAboutpage: { "200": () => ({}) },
  postSendEmail: {
    "200": () => ({ json: { name: "Export Desk", email: "exports@kaveri.example", subject: "Membership", message: "How do we join?" } }),
  },
  getBuyerEpcmdMembers: {
    "200": byBuyer("?search=kaveri&page=2"),
    "400 page_too_far": async (world) => {
      await bulkRows(world);
      return { token: await world.tokenOf("BUYER"), query: "?page=300&page_size=100" };
    },
  },
  getBuyerEpcmdMembersGenerate: { "200": byBuyer("?search=kaveri") },
};
