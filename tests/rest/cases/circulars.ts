import { circularSlug, readCircularNumber } from "#domain/circulars/circular-number.ts";
import { newCircular } from "../../support/circulars.ts";
import type { RestWorld } from "../../support/rest-world.ts";
import { contextOf } from "../../support/services.ts";
import type { Ask, CaseTable } from "./case.ts";

/** A circular that everybody may read. */
const known = (world: RestWorld) =>
  world.once("public circular", () => newCircular(contextOf(world.services, world.actors.council), { isPublic: true }));

const byMember =
  (query = ""): Ask =>
  async (world) => {
    const { id } = await known(world);
    return { token: await world.tokenOf("MEMBER"), params: { id }, query };
  };
const byAnyone =
  (query = ""): Ask =>
  async (world) => {
    const serial = readCircularNumber((await known(world)).number);
    return { params: { slug: serial === undefined ? "" : circularSlug(serial) }, query };
  };
export const circularCases: CaseTable = {
  getOwnCirculars: { "200": byMember("?search=filing&page=1") },
  getOwnCircularsById: { "200": byMember() },
  getPublicCirculars: { "200": byAnyone("?financial_year=2026-27") },
  getPublicCircularsBySlug: { "200": byAnyone() },
};
