import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BuyerType } from "#domain/directory/buyer-input.ts";
import { csvChunks } from "#domain/csv.ts";
import { selectBuyersBefore } from "#db/queries/listed-buyers.ts";
import { rateLimits, users } from "#db/schema/accounts.ts";
import { buyers } from "#db/schema/buyers.ts";
import { mail } from "#db/schema/mail.ts";
import { exportBuyers } from "#server/application/directory/buyers/export-buyers.ts";
import { listBuyers, ListBuyersInput } from "#server/application/directory/buyers/list-buyers.ts";
import { liftSuspension, suspendBuyer } from "#server/application/directory/buyers/suspend-buyer.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor, createUser, testPassword } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
let ctx: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
  ctx = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

type Said = {
  readonly country?: string;
  readonly buyerType?: BuyerType;
  readonly createdAt?: Date;
  readonly activatedAt?: Date | null;
  readonly address?: string;
};

async function newBuyer({ country = "GB", buyerType = "private_healthcare_procurement", address = "1 Harbour Road", ...values }: Said = {}) {
  const user = await createUser(opened.services, "BUYER", values);
  await database.db.insert(buyers).values({
    userId: user.id,
    buyerType,
    country,
    address,
    phone: "+442079460958",
    zipCode: "BS1 4ST",
    consentVersion: "1",
    consentedAt: new Date(),
  });
  return user;
}

const find = async (filter: object): Promise<string[]> => (await listBuyers(ctx, ListBuyersInput.parse(filter))).rows.map(({ id }) => id);
const giveWord = (): string => `Quay-${randomUUID()}`;

describe("the council's list of buyers", () => {
  it("finds by words, type, country, state and the Indian day of registration, the newest first", async () => {
    const address = giveWord();
    const late = await newBuyer({ address, createdAt: new Date("2026-05-01T18:31:00Z") }); // 2 May in India
    const early = await newBuyer({ address, createdAt: new Date("2026-05-01T18:29:00Z"), country: "KE", buyerType: "import_agency_distributor" });
    const waiting = await newBuyer({ address, createdAt: new Date("2026-04-01T10:00:00Z"), activatedAt: null });
    const search = address;
    expect(await find({ search })).toEqual([late.id, early.id, waiting.id]);
    expect(await find({ search, country: "KE" })).toEqual([early.id]);
    expect(await find({ search, buyerType: "private_healthcare_procurement" })).toEqual([late.id, waiting.id]);
    expect(await find({ search, state: "waiting" })).toEqual([waiting.id]);
    expect(await find({ search, fromOn: "2026-05-02" })).toEqual([late.id]);
    expect(await find({ search, fromOn: "2026-05-01", toOn: "2026-05-01" })).toEqual([early.id]);
    expect(await find({ search: late.email })).toEqual([late.id]);
    expect(await find({ search: "%" })).toEqual([]);
    expect(ListBuyersInput.safeParse({ country: "XX" }).success).toBe(false);
  });

  it("shows a login without details as it is", async () => {
    const bare = await createUser(opened.services, "BUYER");
    const { rows } = await listBuyers(ctx, ListBuyersInput.parse({ search: bare.email }));
    expect(rows).toMatchObject([{ id: bare.id, buyerType: null, country: null, state: "active" }]);
  });

  it("comes as a csv with the same filters, formulas disarmed", async () => {
    const word = giveWord();
    await newBuyer({ address: `=${word}` });
    await newBuyer({ address: `${word} two` });
    const { header, rows, name } = await exportBuyers(ctx, { search: word });
    expect(name).toMatch(/^buyers-\d{4}-\d{2}-\d{2}\.csv$/);
    let text = "";
    for await (const chunk of csvChunks({ header, rows })) text += chunk;
    expect(text.trim().split("\r\n")).toHaveLength(3);
    expect(text).toContain(`'=${word}`);
    expect(text).toContain("United Kingdom");
  });
});

describe("reading all buyers in portions", () => {
  it("goes on to the end when the buyer at which a portion ends is removed meanwhile", async () => {
    const address = giveWord();
    const [oldest, removed, newest] = [await newBuyer({ address }), await newBuyer({ address }), await newBuyer({ address })];
    // Within one millisecond.
    for (const [index, { id }] of [oldest, removed, newest].entries())
      await database.db
        .update(users)
        .set({ createdAt: sql`${`2026-05-01T10:00:00.00010${index}Z`}::timestamptz` })
        .where(eq(users.id, id));
    const first = await selectBuyersBefore(database.db, { search: address }, undefined, 2);
    await database.db.delete(buyers).where(eq(buyers.userId, removed.id));
    await database.db.delete(users).where(eq(users.id, removed.id));
    const second = await selectBuyersBefore(database.db, { search: address }, first.at(-1), 2);
    expect([...first, ...second].map(({ id }) => id)).toEqual([newest.id, removed.id, oldest.id]);
  });
});

describe("a suspended buyer", () => {
  it("is refused at the next request, with a contact address, and can sign in again when it is lifted", async () => {
    const buyer = await newBuyer();
    const client = new WebClient(app);
    const signIn = (browser: WebClient) => browser.mutate("accounts.login", { email: buyer.email, password: testPassword, userType: "BUYER" });
    expect((await signIn(client)).status).toBe(200);
    expect((await client.query("directory.search", {})).status).toBe(200);
    const { buyer: row, message } = await suspendBuyer(ctx, { userId: buyer.id, reason: "Harvests addresses" });
    expect(row).toMatchObject({ state: "suspended", suspendedReason: "Harvests addresses" });
    expect(message).toBe(`${buyer.email} was suspended and signed out everywhere.`);
    expect((await client.query("directory.search", {})).status).toBe(401);
    const refused = await signIn(new WebClient(app));
    expect(refused).toMatchObject({ status: 403, error: { code: "account_closed" } });
    expect(refused.error?.message).toContain("helpdesk@epcmd.example");
    expect(await refusalOf(suspendBuyer(ctx, { userId: buyer.id, reason: "Again" }))).toMatchObject({ code: "already_suspended" });
    await liftSuspension(ctx, { userId: buyer.id });
    expect((await signIn(new WebClient(app))).status).toBe(200);
    expect(await refusalOf(liftSuspension(ctx, { userId: buyer.id }))).toMatchObject({ code: "not_suspended" });
  });

  it("who has not confirmed the address gets the mail for it again when the suspension is lifted", async () => {
    const buyer = await newBuyer({ activatedAt: null });
    await suspendBuyer(ctx, { userId: buyer.id, reason: "Looks made up" });
    const { buyer: row, message } = await liftSuspension(ctx, { userId: buyer.id });
    expect(row).toMatchObject({ state: "waiting", isConfirmed: false });
    expect(message).toBe(`${buyer.email} is no longer suspended and gets the mail to confirm the address again.`);
    expect(await database.db.select().from(mail).where(eq(mail.email, buyer.email))).toMatchObject([{ kind: "verification" }]);
  });

  it("can only be a buyer", async () => {
    const { user: member } = await createMember(opened.services);
    const clerk = await createUser(opened.services, "EPCMD_ADMIN");
    for (const userId of [member.id, clerk.id, randomUUID()])
      expect(await refusalOf(suspendBuyer(ctx, { userId, reason: "No" }))).toMatchObject({ kind: "not_found" });
  });
});
