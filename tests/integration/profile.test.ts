import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitor } from "#domain/accounts/actor.ts";
import { profileNotice } from "#domain/consent.ts";
import { hsnCategoryKeys } from "#domain/members/hsn-categories.ts";
import { profileDisclaimers } from "#domain/members/profile-messages.ts";
import { hsnCodes, memberProfiles, profileProducts } from "#db/schema/profiles.ts";
import { getFirm } from "#server/application/members/get-firm.ts";
import { getProfile } from "#server/application/members/get-profile.ts";
import { listHsnDevices } from "#server/application/members/list-hsn-devices.ts";
import { saveProfile, SaveProfileInput } from "#server/application/members/save-profile.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { enter } from "../support/enter.ts";
import { createBuyer, createMember, createStaffActor, testPassword } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { startTestApp, WebClient } from "../support/web-client.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const filled = {
  organization: "  Sahyadri  Implants Pvt Ltd ",
  address: " Plot 12\u0007, Bhosari\nPune 411026 ",
  gst: "27 aapfu0939f1zv",
  pan: "aapfu0939f",
  contact_name: "Export Desk",
  contact_email: " Exports@sahyadri.example ",
  contact_mobile: "098765 43210",
  whatsapp: "+44 20 7946 0958",
  alternate_email: "office@sahyadri.example",
  description: "We make implants.",
  hsn_codes: ["90213100", " 90211000 ", "", "90213100"],
  show_email: true,
  show_phone: false,
  disclaimers_version: profileDisclaimers.version,
  accepted_disclaimers: ["terms", "liability", "accuracy"],
};
const input = (changes: Record<string, unknown> = {}): SaveProfileInput => SaveProfileInput.parse({ ...filled, version: 0, ...changes });
const problems = (changes: Record<string, unknown>): Record<string, string> => {
  const parsed = SaveProfileInput.safeParse({ ...filled, ...changes });
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
};
const member = async () => {
  const made = await createMember(opened.services);
  return { ...made, ctx: contextOf(opened.services, made.actor) };
};

describe("the catalogue", () => {
  it("holds the 145 devices of five categories, in order", async () => {
    const { ctx } = await member();
    const devices = await listHsnDevices(ctx);
    expect(hsnCategoryKeys.map((key) => devices.filter(({ category }) => category === key).length)).toEqual([48, 75, 7, 7, 8]);
    expect(devices[0]).toEqual({ code: "30051010", label: "Adhesive gauze", category: "Consumable" });
    for (const [code, label, category] of [
      ["90183100", "Syringes", "Consumable"],
      ["90181100", "Electro-cardiographs", "Electonic"],
      ["90213100", "Artificial joints", "implant"],
      ["38221910", "Pregnancy test kit", "Device-IVD"],
      ["90189042", "ENT precision instruments", "Device-Surgical"],
    ])
      expect(devices).toContainEqual({ code, label, category });
  });
});

describe("the profile of a firm", () => {
  it("begins with what the council knows, and is where the member begins", async () => {
    const { ctx, firm, user } = await member();
    expect(await getProfile(ctx)).toMatchObject({
      organization: firm.name,
      gst: firm.gstNo,
      contact_mobile: "+91 98765 43210",
      hsn_codes: [],
      version: 0,
    });
    const signIn = () => enter(contextOf(opened.services, visitor), { email: user.email, password: testPassword, userType: "MEMBER" });
    expect((await signIn()).home).toBe("/member-profile");
    await saveProfile(ctx, input());
    expect((await signIn()).home).toBe("/Membership");
  });

  it("comes back as it was saved, cleaned, with who and when", async () => {
    const { ctx, firm, user } = await member();
    const now = new Date("2026-11-21T20:00:00Z");
    const { profile, message } = await saveProfile({ ...ctx, now: () => now }, input());
    expect(message).toBe("Save Successfully");
    expect(profile).toEqual({
      organization: "Sahyadri Implants Pvt Ltd",
      address: "Plot 12, Bhosari\nPune 411026",
      gst: "27AAPFU0939F1ZV",
      pan: "AAPFU0939F",
      contact_name: "Export Desk",
      contact_email: "Exports@sahyadri.example",
      contact_mobile: "+919876543210",
      whatsapp: "+442079460958",
      alternate_email: "office@sahyadri.example",
      description: "We make implants.",
      hsn_codes: ["90211000", "90213100"],
      show_email: true,
      show_phone: false,
      version: 1,
      last_updated_on: now,
      last_updated_by: user.name,
      firm_gst: firm.gstNo,
    });
    expect(await getProfile(ctx)).toEqual(profile);
    const [row] = await database.db.select().from(memberProfiles).where(eq(memberProfiles.firmId, firm.id));
    expect(row).toMatchObject({ disclaimersVersion: profileNotice.version, disclaimersAcceptedAt: now, createdAt: now });
  });

  it("is read by the council, and not by DGFT, a buyer or a member", async () => {
    const { ctx, firm, actor } = await member();
    const council = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
    expect((await getFirm(council, { firmId: firm.id })).profile).toBeUndefined();
    await saveProfile(ctx, input());
    expect((await getFirm(council, { firmId: firm.id })).profile).toMatchObject({
      gst: "27AAPFU0939F1ZV",
      pan: "AAPFU0939F",
      contactEmail: "Exports@sahyadri.example",
      contactMobile: "+919876543210",
      whatsapp: "+442079460958",
      alternateEmail: "office@sahyadri.example",
    });
    const others = [await createStaffActor(opened.services, "DGFT_ADMIN"), await createBuyer(opened.services), actor];
    for (const other of others)
      await expect(getFirm(contextOf(opened.services, other), { firmId: firm.id })).rejects.toMatchObject({ kind: "forbidden" });
  });

  it("takes a brief of 10,000 words and a GST number of unusual form", async () => {
    const { ctx } = await member();
    const description = Array.from({ length: 10_000 }, (_, word) => `word${word}`).join(" ");
    expect((await saveProfile(ctx, input({ description, gst: "APPLIED FOR" }))).profile).toMatchObject({ description, gst: "APPLIEDFOR" });
  });

  it("saved on two devices at once: one wins, the other gets a conflict, and can overwrite it deliberately", async () => {
    const { ctx } = await member();
    await saveProfile(ctx, input());
    const answers = await Promise.all(["A", "B"].map((name) => refusalOf(saveProfile(ctx, input({ version: 1, contact_name: name })))));
    const lost = answers.filter((answer) => answer instanceof Error);
    expect(lost).toEqual([expect.objectContaining({ kind: "conflict", code: "stale_version" })]);
    const kept = await getProfile(ctx);
    expect(kept).toMatchObject({ version: 2, hsn_codes: ["90211000", "90213100"] });
    expect(["A", "B"]).toContain(kept.contact_name);
    expect((await saveProfile(ctx, input({ version: 2, contact_name: "C" }))).profile).toMatchObject({ version: 3, contact_name: "C" });
  });

  it("saved for the first time on two devices at once is one profile", async () => {
    const { ctx } = await member();
    const answers = await Promise.all([1, 2, 3].map(() => refusalOf(saveProfile(ctx, input()))));
    expect(answers.filter((answer) => answer instanceof Error)).toHaveLength(2);
    expect((await getProfile(ctx)).version).toBe(1);
  });

  it("keeps which contacts buyers see when the writer does not say, and overwrites for a writer without a version", async () => {
    const { ctx } = await member();
    await saveProfile(ctx, input());
    const old = input({ version: undefined, show_email: undefined, show_phone: undefined, hsn_codes: ["90183100"] });
    expect((await saveProfile(ctx, old)).profile).toMatchObject({ show_email: true, show_phone: false, hsn_codes: ["90183100"], version: 2 });
  });

  it("refuses a code that no device has, and changes nothing", async () => {
    const { ctx } = await member();
    await saveProfile(ctx, input());
    expect(
      await refusalOf(saveProfile(ctx, input({ version: 1, contact_name: "X", hsn_codes: ["90213100", "99999999", "x'; drop"] }))),
    ).toMatchObject({
      kind: "invalid",
      code: "hsn_unknown",
      message: "Please check your HSN code selections",
      fields: { hsn_codes: ["No device of the catalogue has the HSN code 99999999", "No device of the catalogue has the HSN code x'; drop"] },
    });
    expect(await getProfile(ctx)).toMatchObject({ version: 1, contact_name: "Export Desk" });
  });

  it("keeps a device that the catalogue no longer offers, and offers it to no other firm", async () => {
    const { ctx, firm } = await member();
    const { ctx: other } = await member();
    const code = "90330000";
    await saveProfile(ctx, input({ hsn_codes: [code] }));
    await database.db.update(hsnCodes).set({ retiredAt: new Date() }).where(eq(hsnCodes.code, code));
    expect((await listHsnDevices(ctx)).some((device) => device.code === code)).toBe(false);
    expect((await saveProfile(ctx, input({ version: 1, hsn_codes: [code, "90183100"] }))).profile.hsn_codes).toEqual(["90183100", code]);
    expect(await refusalOf(saveProfile(other, input({ hsn_codes: [code] })))).toMatchObject({ code: "hsn_unknown" });
    expect(await database.db.$count(profileProducts, eq(profileProducts.firmId, firm.id))).toBe(2);
    await database.db.update(hsnCodes).set({ retiredAt: null }).where(eq(hsnCodes.code, code));
  });

  it("belongs to one firm: a call cannot name another firm", async () => {
    const { ctx } = await member();
    const { ctx: other, firm } = await member();
    await saveProfile(ctx, input({ organization: "Mine" }));
    await saveProfile(other, SaveProfileInput.parse({ ...filled, version: 0, organization: "Theirs", firmId: firm.id, firm_id: firm.id }));
    expect([(await getProfile(ctx)).organization, (await getProfile(other)).organization]).toEqual(["Mine", "Theirs"]);
  });

  it.each(["EPCMD_ADMIN", "DGFT_ADMIN"] as const)("is not for %s, nor for a visitor", async (role) => {
    for (const useCase of [getProfile, (ctx: Parameters<typeof getProfile>[0]) => saveProfile(ctx, input())]) {
      expect(await refusalOf(useCase(contextOf(opened.services, await createStaffActor(opened.services, role))))).toMatchObject({
        kind: "forbidden",
      });
      expect(await refusalOf(useCase(contextOf(opened.services, visitor)))).toMatchObject({ kind: "unauthenticated" });
    }
  });

  it("agrees to the statements as they are now", async () => {
    const { ctx } = await member();
    expect(await refusalOf(saveProfile(ctx, input({ disclaimers_version: "2020-01" })))).toMatchObject({ code: "disclaimers_changed" });
  });
});

describe("the profile through the web API", () => {
  it("takes a long brief, leaves out what it does not know, and names each field that is wrong", async () => {
    const app = await startTestApp(opened.services);
    const { user } = await createMember(opened.services);
    const client = new WebClient(app);
    await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: "MEMBER" });
    const description = "word ".repeat(10_000).trim();
    const sent = { ...filled, description, version: 0, firmId: "another", isApproved: true };
    expect((await client.mutate("members.saveProfile", sent)).value).toMatchObject({
      message: "Save Successfully",
      profile: { description, version: 1 },
    });
    expect((await client.query("members.profile")).value).toMatchObject({ description, hsn_codes: ["90211000", "90213100"] });

    const refused = await client.mutate("members.saveProfile", { ...sent, version: 1, hsn_codes: [], gst: " ", whatsapp: 42 });
    expect(refused).toMatchObject({
      status: 400,
      error: {
        code: "invalid",
        fields: { hsn_codes: ["Please select at least one HSN code"], gst: ["Enter the GST number"], whatsapp: [expect.any(String)] },
      },
    });
    expect(await client.mutate("members.saveProfile", { ...sent, version: 0 })).toMatchObject({ status: 409, error: { code: "stale_version" } });
    expect((await client.mutate("members.saveProfile", { ...sent, description: "x".repeat(1_100_000) })).status).toBe(413);
    expect((await new WebClient(app).query("members.profile")).status).toBe(401);
    await app.close();
  });
});

describe("what is asked of a profile", () => {
  it.each([
    [{ organization: " " }, { organization: "Enter the registered organisation name" }],
    [{ address: "\n" }, { address: "Enter the registered address" }],
    [{ gst: "" }, { gst: "Enter the GST number" }],
    [{ pan: "" }, { pan: "Enter the PAN" }],
    [{ contact_email: "nobody" }, { contact_email: "Enter the contact e-mail like name@example.com" }],
    [{ contact_mobile: "" }, { contact_mobile: "Enter the contact mobile" }],
    [{ whatsapp: "9.19E+11" }, { whatsapp: "WhatsApp number must be a phone number with its country, like +91 98765 43210" }],
    [{ alternate_email: "" }, { alternate_email: "Enter the alternate e-mail like name@example.com" }],
    [{ description: "" }, { description: "Enter the brief about the organisation" }],
    [{ description: "x".repeat(100_001) }, { description: "Brief about the organisation must be at most 1,00,000 characters long" }],
    [{ hsn_codes: ["", " "] }, { hsn_codes: "Please select at least one HSN code" }],
    [{ accepted_disclaimers: ["terms", "accuracy"] }, { accepted_disclaimers: "Tick all three statements to save" }],
  ])("%o is refused", (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it("and nothing else", () => {
    expect(problems({})).toEqual({});
  });
});
