import { eq } from "drizzle-orm";
import { systemActor, visitor } from "#domain/accounts/actor.ts";
import type { UserRow } from "#db/queries/accounts.ts";
import { activationLinks, secondFactors, users } from "#db/schema/accounts.ts";
import { issueActivationSecret } from "#server/application/accounts/issue-activation-secret.ts";
import { issueResetOtp } from "#server/application/accounts/issue-reset-otp.ts";
import { queueActivation } from "#server/application/accounts/queue-activation.ts";
import { verifyActivationOtp } from "#server/application/accounts/verify-activation-otp.ts";
import { verifyResetOtp } from "#server/application/accounts/verify-reset-otp.ts";
import { registerBuyer } from "#server/application/directory/register-buyer.ts";
import { createUser, newestLink, testPassword } from "../../support/factories.ts";
import { restLogin } from "../../support/rest-client.ts";
import type { RestWorld } from "../../support/rest-world.ts";
import { contextOf, systemContext } from "../../support/services.ts";
import type { Ask, Asked, CaseTable } from "./case.ts";

const nextPassword = "Nilgiri#2028";
const otherOtp = (otp: string): string => (otp === "111111" ? "222222" : "111111");

/** Somebody who has an activation mail, and what stands in it. */
type Invited = { readonly user: UserRow; readonly id: string; readonly otp: string };

/** @param values by default without a password */
async function invited({ services }: RestWorld, values: Partial<UserRow> = { passwordHash: null }): Promise<Invited> {
  const user = await createUser(services, "BUYER", { activatedAt: null, ...values });
  await inviteAgain(services, user);
  const { link, otp } = await issueActivationSecret(systemContext(services), (await newestLink(services, user.id)).id);
  return { user, otp, id: new URL(link).searchParams.get("id") ?? "" };
}
const inviteAgain = (services: RestWorld["services"], user: UserRow): Promise<void> =>
  services.db.transaction((tx) => queueActivation(tx, contextOf(services, systemActor("test")), user));

const hasPassword = {};
const linkOf = {
  link_invalid: () => Promise.resolve("not-a-link-of-ours"),
  link_used: (world) =>
    world.once("used link", async () => {
      const { user, id } = await invited(world, hasPassword);
      await world.database.db.update(users).set({ activatedAt: new Date() }).where(eq(users.id, user.id));
      return id;
    }),
  link_superseded: (world) =>
    world.once("superseded link", async () => {
      const { user, id } = await invited(world);
      await inviteAgain(world.services, user);
      return id;
    }),
  link_expired: (world) =>
    world.once("expired link", async () => {
      const { user, id } = await invited(world);
      const expiresAt = new Date(Date.now() - 1_000);
      await world.database.db.update(activationLinks).set({ expiresAt }).where(eq(activationLinks.userId, user.id));
      return id;
    }),
} as const satisfies Record<string, (world: RestWorld) => Promise<string>>;

/** A call with each link that is good for nothing. */
const withDeadLinks = (call: (id: string) => Asked): Record<string, Ask> =>
  Object.fromEntries(Object.entries(linkOf).map(([code, make]) => [`400 ${code}`, async (world: RestWorld) => call(await make(world))]));

const anInvitation = (world: RestWorld): Promise<Invited> => world.once("invitation", () => invited(world));

async function activationToken(world: RestWorld, who?: Invited): Promise<{ hashed_id: string; token: string }> {
  const { id, otp } = who ?? (await invited(world));
  await world.forgetLimits();
  const { resetToken } = await verifyActivationOtp(contextOf(world.services, visitor), { id, otp });
  return { hashed_id: id, token: resetToken };
}
const completing =
  (password: string, confirm_password = password): Ask =>
  async (world) => ({ json: { ...(await activationToken(world)), password, confirm_password } });

/** Somebody who has asked for an OTP of a forgotten password. */
async function forgetful({ services }: RestWorld): Promise<{ user: UserRow; otp: string }> {
  const user = await createUser(services, "BUYER");
  return { user, otp: (await issueResetOtp(systemContext(services), user.email))?.otp ?? "" };
}
async function resetToken(world: RestWorld): Promise<{ user_id: string; reset_token: string }> {
  const { user, otp } = await forgetful(world);
  await world.forgetLimits();
  const verified = await verifyResetOtp(contextOf(world.services, visitor), { email: user.email, otp });
  return { user_id: verified.userId, reset_token: verified.resetToken };
}
const verifyingReset: Ask = async (world) => {
  const { user, otp } = await forgetful(world);
  return { json: { email: user.email, otp } };
};
const resetting =
  (new_password: string): Ask =>
  async (world) => ({ json: { ...(await resetToken(world)), new_password } });

const login =
  (name: string, make: (world: RestWorld) => Promise<UserRow>, body: object = {}): Ask =>
  async (world) => {
    const { email } = await world.once(`login ${name}`, () => make(world));
    return { json: { email, password: testPassword, user_type: "BUYER", ...body } };
  };
const aBuyer = ({ services }: RestWorld): Promise<UserRow> => createUser(services, "BUYER");
const closedLogin = ({ services }: RestWorld): Promise<UserRow> => createUser(services, "BUYER", { deactivatedAt: new Date() });
async function withSecondFactor({ services }: RestWorld): Promise<UserRow> {
  const user = await createUser(services, "DGFT_ADMIN");
  await services.db.insert(secondFactors).values({ userId: user.id, sealedSecret: "sealed", confirmedAt: new Date() });
  return user;
}

const replacing =
  (body: object = {}, who: (world: RestWorld) => Promise<UserRow> = aBuyer): Ask =>
  async (world) => {
    const { email } = await who(world);
    return { json: { email, old_password: testPassword, new_password: nextPassword, confirm_password: nextPassword, ...body } };
  };

const refreshToken = async (world: RestWorld): Promise<Asked> => {
  const { refresh } = await restLogin(world.app.url, await aBuyer(world));
  return { json: { refresh } };
};

const registration = {
  email: "purchase@hospital.example",
  country_code: "+91",
  phone_number: "9876543210",
  address: "12 Ring Road, Nagpur",
  country: "India",
  zip_code: "440001",
  buyer_type: "private_healthcare_procurement",
  password: nextPassword,
} as const;

export const accountCases: CaseTable = {
  postAuthLogin: {
    "200": login("good", aBuyer),
    "400 credentials_missing": login("good", aBuyer, { password: "" }),
    "400 user_type_missing": login("good", aBuyer, { user_type: undefined }),
    "400 user_type_unknown": login("good", aBuyer, { user_type: "KING" }),
    "401 invalid_credentials": login("good", aBuyer, { password: "Wrong#2026" }),
    "403 wrong_user_type": login("good", aBuyer, { user_type: "MEMBER" }),
    "403 login_not_open": login("good", aBuyer, { user_type: "IT_ADMIN" }),
    "403 not_verified": login("unverified", ({ services }) => createUser(services, "BUYER", { activatedAt: null })),
    "403 second_factor_required": login("second factor", withSecondFactor, { user_type: "DGFT_ADMIN" }),
    "403 password_expired": login("expired", ({ services }) => createUser(services, "BUYER", { passwordExpiredAt: new Date() })),
    "403 account_closed": login("closed", closedLogin),
    "503 busy": async (world) => ({ json: { email: (await aBuyer(world)).email, password: testPassword, user_type: "BUYER" } }),
  },
  postTokenRefresh: {
    "200": refreshToken,
    "401 token_not_valid": () => ({ json: { refresh: "r1.nothing.0.of-ours" } }),
    "503 busy": refreshToken,
  },
  postAuthLogout: {
    "204": refreshToken,
    "401 token_not_valid": () => ({ json: { refresh: "r1.nothing.0.of-ours" } }),
    "503 busy": refreshToken,
  },
  getAuthMe: { "200": async (world) => ({ token: await world.tokenOf("BUYER") }) },
  postAuthVerifyActivationOtp: {
    "200": async (world) => {
      const { id, otp } = await invited(world);
      return { json: { hashed_id: id, otp: Number(otp) } };
    },
    "400 otp_format": async (world) => ({ json: { hashed_id: (await anInvitation(world)).id, otp: "12" } }),
    "400 otp_wrong": async (world) => {
      const { id, otp } = await anInvitation(world);
      return { json: { hashed_id: id, otp: otherOtp(otp) } };
    },
    ...withDeadLinks((hashed_id) => ({ json: { hashed_id, otp: "111111" } })),
    "503 busy": async (world) => {
      const { id, otp } = await invited(world);
      return { json: { hashed_id: id, otp } };
    },
  },
  postAuthCompleteActivation: {
    "200": completing(nextPassword),
    "400 password_refused": completing("short"),
    "400 password_mismatch": completing(nextPassword, "Nilgiri#2029"),
    "400 reset_token_dead": async (world) => ({
      json: { hashed_id: (await anInvitation(world)).id, token: "never-given", password: nextPassword, confirm_password: nextPassword },
    }),
    "400 link_superseded": async (world) => {
      const who = await invited(world);
      const token = await activationToken(world, who);
      const { address, buyer_type: buyerType, zip_code: zipCode } = registration;
      await registerBuyer(contextOf(world.services, visitor), {
        email: who.user.email,
        buyerType,
        phone: "+919876543210",
        address,
        country: "IN",
        zipCode,
      });
      return { json: { ...token, password: nextPassword, confirm_password: nextPassword } };
    },
    "503 busy": completing(nextPassword),
  },
  postAuthApiActivationResend: {
    "200": async (world) => ({ json: { token: (await invited(world)).id } }),
    "400 link_invalid": () => ({ json: { token: "not-a-link-of-ours" } }),
    "503 busy": async (world) => ({ json: { token: (await invited(world)).id } }),
  },
  postAuthVerifyAccount: {
    "200": async (world) => ({ json: { id: (await invited(world, hasPassword)).id } }),
    ...withDeadLinks((id) => ({ json: { id } })),
    "503 busy": async (world) => ({ json: { id: (await invited(world, hasPassword)).id } }),
  },
  postBuyerRegister: {
    "201": () => ({ json: registration }),
    "400 password_refused": () => ({ json: { ...registration, password: "short" } }),
    "503 busy": () => ({ json: registration }),
  },
  postAuthRequestOtp: { "200": () => ({ json: { email: "nobody@nowhere.example" } }) },
  postAuthVerifyOtp: {
    "200": verifyingReset,
    "400 otp_format": () => ({ json: { email: "nobody@nowhere.example", otp: "twelve" } }),
    "400 otp_wrong": async (world) => {
      const { user, otp } = await world.once("forgetful", () => forgetful(world));
      return { json: { email: user.email, otp: otherOtp(otp) } };
    },
    "503 busy": verifyingReset,
  },
  postAuthForgetPassword: {
    "200": resetting(nextPassword),
    "400 password_refused": resetting("short"),
    "400 reset_token_dead": async (world) => ({
      json: { user_id: (await world.once("forgetful", () => forgetful(world))).user.id, reset_token: "never-given", new_password: nextPassword },
    }),
    "503 busy": resetting(nextPassword),
  },
  postAuthExpiredPassword: {
    "200": replacing(),
    "400 password_refused": replacing({ new_password: "short", confirm_password: "short" }),
    "400 password_mismatch": replacing({ confirm_password: "Nilgiri#2029" }),
    "400 credentials_missing": replacing({ old_password: "" }),
    "400 password_same": replacing({ new_password: testPassword, confirm_password: testPassword }),
    "401 invalid_credentials": replacing({ old_password: "Wrong#2026" }),
    "403 not_verified": replacing({}, ({ services }) => createUser(services, "BUYER", { activatedAt: null })),
    "403 account_closed": replacing({}, closedLogin),
    "503 busy": replacing(),
  },
};
