import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { visitor, type BuyerActor } from "#domain/accounts/actor.ts";
import { rateLimits } from "#db/schema/accounts.ts";
import { firms } from "#db/schema/members.ts";
import { getDirectoryFirm } from "#server/application/directory/get-directory-firm.ts";
import { verifyFirm } from "#server/application/directory/verify-firm.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createBuyer, createFirm, createListedFirm, createStaffActor } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let buyer: BuyerActor;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  buyer = await createBuyer(opened.services);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

const asBuyer = () => contextOf(opened.services, buyer);
const asVisitor = () => contextOf(opened.services, visitor);
const markOf = async (firmId: string): Promise<string> => (await getDirectoryFirm(asBuyer(), { firmId })).verifyUrl.split("/").at(-1) ?? "";
const close = (firmId: string) =>
  database.db.update(firms).set({ deactivatedAt: new Date(), deactivatedReason: "Closed." }).where(eq(firms.id, firmId));

describe("the page of a member", () => {
  it("shows its products and the contacts that it shows, and no others", async () => {
    const { firm } = await createListedFirm(opened.services, { organization: "Asha Surgicals", codes: ["30051010", "90183100"], showEmail: true });
    const page = await getDirectoryFirm(asBuyer(), { firmId: firm.id });
    expect(page).toMatchObject({
      memberName: "Asha Surgicals",
      description: "Makes devices.",
      contactEmail: `desk@${firm.id}.example`,
      contactPhone: undefined,
      isMemberToday: true,
    });
    expect(page.devices.map(({ code }) => code)).toEqual(["30051010", "90183100"]);
    expect(JSON.stringify(page)).not.toMatch(/ABCDE1234F|\+919876543210|other@/);
    expect(page.verifyUrl).toMatch(/^http:\/\/[^/]+\/verify\/[0-9a-f-]{36}$/);
    expect(page.verifyUrl).not.toContain(firm.id);
  });

  it("does not exist for a firm without a profile, a closed one and an unknown one", async () => {
    const [bare, { firm: closed }] = [await createFirm(opened.services), await createListedFirm(opened.services, { codes: ["30051010"] })];
    await close(closed.id);
    for (const firmId of [bare.id, closed.id, crypto.randomUUID()])
      expect(await refusalOf(getDirectoryFirm(asBuyer(), { firmId }))).toMatchObject({ kind: "not_found", code: "firm_not_found" });
  });

  it("is for those who may search, and counts as a page of the directory", async () => {
    const { firm } = await createListedFirm(opened.services, { codes: ["30051010"] });
    const officer = contextOf(opened.services, await createStaffActor(opened.services, "DGFT_ADMIN"));
    expect(await refusalOf(getDirectoryFirm(officer, { firmId: firm.id }))).toMatchObject({ kind: "forbidden" });
    expect(await refusalOf(getDirectoryFirm(asVisitor(), { firmId: firm.id }))).toMatchObject({ kind: "unauthenticated" });
    for (let page = 0; page < 60; page += 1) await getDirectoryFirm(asBuyer(), { firmId: firm.id });
    expect(await refusalOf(getDirectoryFirm(asBuyer(), { firmId: firm.id }))).toMatchObject({ kind: "rate_limited" });
  });
});

describe("the public question whether a firm is a member", () => {
  it("is answered with yes, no and the name that the council keeps, and with nothing else", async () => {
    const profile = { organization: "Approved by the Ministry", codes: ["30051010"] };
    const { firm } = await createListedFirm(opened.services, profile, { name: "Asha Surgicals" });
    const id = await markOf(firm.id);
    expect(await verifyFirm(asVisitor(), { id })).toEqual({ isMember: true, name: "Asha Surgicals", askedAt: expect.any(Date) });
    await close(firm.id);
    expect(await verifyFirm(asVisitor(), { id })).toEqual({ isMember: false, name: "Asha Surgicals", askedAt: expect.any(Date) });
  });

  it.each([
    ["2026-03-31T18:29:59Z", true],
    ["2026-03-31T18:30:00Z", false],
    ["2025-03-31T18:29:59Z", false],
    ["2025-03-31T18:30:00Z", true],
  ])("turns with the day in India: at %s %s", async (at, isMember) => {
    const { firm } = await createListedFirm(
      opened.services,
      { codes: ["30051010"] },
      { membershipStartOn: "2025-04-01", membershipEndOn: "2026-03-31" },
    );
    const id = await markOf(firm.id);
    expect(await verifyFirm({ ...asVisitor(), now: () => new Date(at) }, { id })).toMatchObject({ isMember });
  });

  it.each([crypto.randomUUID(), "nothing", "", "'; drop table firms", "x".repeat(200)])("says no to %j", async (id) =>
    expect(await verifyFirm(asVisitor(), { id })).toEqual({ isMember: false, name: undefined, askedAt: expect.any(Date) }),
  );

  it("does not know a firm by its own id, and tires of one place", async () => {
    const { firm } = await createListedFirm(opened.services, { codes: ["30051010"] });
    expect(await verifyFirm(asVisitor(), { id: firm.id })).toMatchObject({ isMember: false, name: undefined });
    for (let time = 1; time < 60; time += 1) await verifyFirm(asVisitor(), { id: firm.id });
    expect(await refusalOf(verifyFirm(asVisitor(), { id: firm.id }))).toMatchObject({ kind: "rate_limited" });
    expect(await verifyFirm(contextOf(opened.services, visitor, { ip: "203.0.113.2" }), { id: firm.id })).toMatchObject({ isMember: false });
  });
});
