import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { BuyerActor, MemberActor, StaffActor } from "#domain/accounts/actor.ts";
import { apiKeyText, type ApiScope } from "#domain/accounts/api-keys.ts";
import type { UserRight } from "#domain/accounts/rights.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { dayMs } from "#domain/dates.ts";
import { gstinCheckCharacter } from "#domain/members/gstin.ts";
import { insertUser, type UserRow } from "#db/queries/accounts.ts";
import { insertApiKey, type ApiKeyRow } from "#db/queries/api-keys.ts";
import { insertFirm, type FirmRow } from "#db/queries/members.ts";
import { upsertProfile } from "#db/queries/profiles.ts";
import { activationLinks, sessions, users } from "#db/schema/accounts.ts";
import { buyers } from "#db/schema/buyers.ts";
import { grantedRights } from "#db/schema/payments.ts";
import type { memberProfiles } from "#db/schema/profiles.ts";
import { inviteStaff } from "#server/application/accounts/staff/invite-staff.ts";
import type { AppContext, Services } from "#server/context.ts";
import { hashSecret, newSecret } from "#server/infra/secrets.ts";

/** The password of every user that `createUser` makes. */
export const testPassword = "Sahyadri#27";

const unique = (): string => randomBytes(5).toString("hex");

/** A unique GST number with the right check character. */
export function newGstNo(): string {
  const capital = () => String.fromCharCode(65 + ((randomBytes(1)[0] ?? 0) % 26));
  const digits = String((randomBytes(2).readUInt16BE() % 9000) + 1000);
  const body = `27${capital()}${capital()}${capital()}C${capital()}${digits}${capital()}1Z`;
  return `${body}${gstinCheckCharacter(body)}`;
}

/** A firm of its own for one test, with a valid membership. */
export async function createFirm({ db }: Services, values: Partial<FirmRow> = {}): Promise<FirmRow> {
  return db.transaction((tx) =>
    insertFirm(tx, {
      name: `Firm ${unique()}`,
      gstNo: newGstNo(),
      membershipStartOn: "2020-04-01",
      membershipEndOn: "2099-03-31",
      contactName: "Export Office",
      contactEmail: `office-${unique()}@firm.example`,
      contactPhone: "+91 98765 43210",
      ...values,
    }),
  );
}

/** By the name of the pepper. */
const hashes = new Map<string, Promise<string>>();

function testHash({ keys, passwords }: Services): Promise<string> {
  const { kid } = keys.pepper.current;
  const known = hashes.get(kid) ?? passwords.hash(testPassword);
  hashes.set(kid, known);
  return known;
}

/** Somebody who can sign in with `testPassword`. */
export async function createUser(services: Services, role: Role, values: Partial<UserRow> = {}): Promise<UserRow> {
  const passwordHash = await testHash(services);
  return services.db.transaction((tx) =>
    insertUser(tx, { email: `user-${unique()}@people.example`, name: "Somebody", role, passwordHash, activatedAt: new Date(), ...values }),
  );
}

/** A member of a firm of its own. */
export async function createMember(services: Services, firm: Partial<FirmRow> = {}): Promise<{ firm: FirmRow; user: UserRow; actor: MemberActor }> {
  const row = await createFirm(services, firm);
  const user = await createUser(services, "MEMBER", { firmId: row.id });
  return {
    firm: row,
    user,
    actor: { kind: "user", userId: user.id, sessionId: user.id, role: "MEMBER", name: user.name, email: user.email, firmId: row.id },
  };
}

/** What matters of a profile in the directory; the rest is the same for all. */
export type ListedProfile = { readonly codes: readonly string[] } & Partial<
  Pick<typeof memberProfiles.$inferInsert, "organization" | "address" | "description" | "showEmail" | "showPhone">
>;

/** A member whose firm has saved its profile, so that it stands in the directory. */
export async function createListedFirm(
  services: Services,
  { codes, ...profile }: ListedProfile,
  values: Partial<FirmRow> = {},
): Promise<Awaited<ReturnType<typeof createMember>>> {
  const member = await createMember(services, values);
  const { firm, actor } = member;
  const at = new Date();
  const row = {
    firmId: firm.id,
    organization: firm.name,
    address: "Noida, Uttar Pradesh",
    gst: firm.gstNo,
    pan: "ABCDE1234F",
    contactName: "Export desk",
    contactEmail: `desk@${firm.id}.example`,
    contactMobile: "+919876543210",
    whatsapp: "+919876543210",
    alternateEmail: `other@${firm.id}.example`,
    description: "Makes devices.",
    showEmail: false,
    showPhone: false,
    disclaimersVersion: "1",
    disclaimersAcceptedAt: at,
    updatedBy: actor.userId,
    createdAt: at,
    updatedAt: at,
    ...profile,
  };
  await services.db.transaction((tx) => upsertProfile(tx, row, codes));
  return member;
}

/** An overseas buyer, with what it said of itself when it registered. */
export async function createBuyer(services: Services, values: Partial<UserRow> = {}): Promise<BuyerActor> {
  const user = await createUser(services, "BUYER", values);
  await services.db.insert(buyers).values({
    userId: user.id,
    buyerType: "private_healthcare_procurement",
    phone: "+4930123456",
    address: "Invalidenstr. 1, Berlin",
    country: "DE",
    zipCode: "10115",
    consentVersion: "1",
    consentedAt: new Date(),
  });
  return { kind: "user", userId: user.id, sessionId: user.id, role: "BUYER", name: user.name, email: user.email };
}

/** Somebody of the council or of DGFT, with rights for payments. */
export async function createStaffActor(services: Services, role: StaffActor["role"], rights: readonly UserRight[] = []): Promise<StaffActor> {
  const user = await createUser(services, role);
  const granted = rights.map((right) => ({ userId: user.id, right, grantedAt: new Date() }));
  if (granted.length > 0) await services.db.insert(grantedRights).values(granted);
  return { kind: "user", userId: user.id, sessionId: user.id, role, name: user.name, email: user.email, rights };
}

/** A council user whom another one invited, and who has activated the login. */
export async function createInvited(ctx: AppContext): Promise<StaffActor> {
  const { staff } = await inviteStaff(ctx, { email: `invited-${unique()}@people.example`, name: "Newcomer", role: "EPCMD_ADMIN" });
  if (staff === undefined) throw new Error("a council user needs no second person");
  const passwordHash = await testHash(ctx);
  await ctx.db.update(users).set({ passwordHash, activatedAt: new Date() }).where(eq(users.id, staff.id));
  return { kind: "user", userId: staff.id, sessionId: staff.id, role: "EPCMD_ADMIN", name: staff.name, email: staff.email, rights: [] };
}

/** An API key of a user, for a month unless said otherwise, and the text that a program sends. */
export async function createStoredKey(
  { db }: Services,
  user: Pick<UserRow, "id">,
  { scopes, expiresAt = new Date(Date.now() + 30 * dayMs) }: { readonly scopes: readonly ApiScope[]; readonly expiresAt?: Date },
): Promise<{ readonly id: string; readonly row: ApiKeyRow; readonly key: string }> {
  const secret = newSecret();
  const values = { userId: user.id, name: "A program", secretHash: hashSecret(secret), scopes: [...scopes], expiresAt };
  const row = await db.transaction((tx) => insertApiKey(tx, values));
  return { id: row.id, row, key: apiKeyText(row.id, secret) };
}

/** A live web session of a user. @returns its id */
export async function createStoredSession({ db }: Services, userId: string): Promise<string> {
  const soon = new Date(Date.now() + 3_600_000);
  const values = { userId, kind: "web" as const, secretHash: hashSecret(newSecret()), idleUntil: soon, absoluteUntil: soon };
  const [row] = await db.insert(sessions).values(values).returning({ id: sessions.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

/** The newest activation link of a user. */
export async function newestLink({ db }: Services, userId: string): Promise<typeof activationLinks.$inferSelect> {
  const links = await db.select().from(activationLinks).where(eq(activationLinks.userId, userId));
  const [newest] = links.sort((a, b) => (a.id < b.id ? 1 : -1));
  if (newest === undefined) throw new Error("this user has no activation link");
  return newest;
}
