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
const absent = { id: "00000000-0000-4000-8000-000000000000", slug: "2020-21-001" };
const withAbsent =
  (ask: Ask): Ask =>
  async (world) => ({ ...(await ask(world)), params: absent });

export const circularCases: CaseTable = {
  getOwnCirculars: { "200": byMember("?search=filing&page=1") },
  getOwnCircularsById: { "200": byMember(), "404 circular_not_found": withAbsent(byMember()) },
  getPublicCirculars: { "200": byAnyone("?financial_year=2026-27") },
  getPublicCircularsBySlug: { "200": byAnyone(), "404 circular_not_found": withAbsent(byAnyone()) },
};
