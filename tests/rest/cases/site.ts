import { loadBulkData } from "../../support/directory-bulk-data.ts";
import type { RestWorld } from "../../support/rest-world.ts";
import type { Ask, CaseTable } from "./case.ts";

/** More firms than an answer without pages lists, more than are counted, and more than a spreadsheet has that is sent at once. */
export const bulkRows = (world: RestWorld): Promise<void> =>
  world.once("bulk data", () => loadBulkData(world.database.url, { firms: 5_001, devicesEach: 1, hasProducts: false }));

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
  getBuyerEpcmdMembersGenerate: {
    "200": byBuyer("?search=kaveri"),
    "400 too_many_rows": async (world) => {
      await bulkRows(world);
      return { token: await world.tokenOf("BUYER"), query: "?direct=1" };
    },
  },
};
