import { z } from "zod";
import { LinkIdText, OtpText } from "#domain/accounts/activation.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { userTypeOf, userTypes } from "#domain/accounts/roles.ts";
import { buyerNotice } from "#domain/directory/buyer-notice.ts";
import { buyerTypeValues } from "#domain/directory/buyer-input.ts";
import { findCountry } from "#domain/members/countries.ts";
import { completeActivation } from "../application/accounts/complete-activation.ts";
import { loginForTokens } from "../application/accounts/login-for-tokens.ts";
import { logoutTokens } from "../application/accounts/logout-tokens.ts";
import { me } from "../application/accounts/me.ts";
import { refreshTokens, RefreshTokensInput } from "../application/accounts/refresh-tokens.ts";
import { replaceExpiredPassword, ReplaceExpiredPasswordInput } from "../application/accounts/replace-expired-password.ts";
import { requestResetOtp, RequestResetOtpInput } from "../application/accounts/request-reset-otp.ts";
import { resendActivation } from "../application/accounts/resend-activation.ts";
import { resetPassword } from "../application/accounts/reset-password.ts";
import { verifyAccount } from "../application/accounts/verify-account.ts";
import { verifyActivationOtp } from "../application/accounts/verify-activation-otp.ts";
import { verifyResetOtp } from "../application/accounts/verify-reset-otp.ts";
import { registerBuyer, RegisterBuyerInput } from "../application/directory/register-buyer.ts";
import { parseGiven } from "./refusals.ts";
import { ok, route, type RestRoute } from "./route.ts";
import { looseText, Message, RoleName } from "./wire.ts";

const tag = "Accounts";

const Tokens = z.object({
  access: z.string().meta({ description: "JWT, good for ten minutes; send it as `Authorization: Bearer …`" }),
  refresh: z.string().meta({ description: "Gets the next pair, once" }),
});
const examplePair = { access: "eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9…", refresh: "r1.01999f4e-7c2a-7d11-9a54-3c1f2b1a0d77.0.Zk…" };

const LinkBody = LinkIdText.meta({ description: "The whole id of the mail's link, `<random id>:<unix seconds>`" });
const Password = z.string().meta({ description: "8 or more characters with digit, lower, upper and special, or 15 or more of any kind" });

const rateLimited = { kind: "rate_limited", code: "rate_limited", when: "too many tries; `Retry-After` says how long to wait" } as const;
const passwordRefused = { kind: "invalid", code: "password_refused", when: "the password breaks the rules" } as const;
const passwordMismatch = { kind: "invalid", code: "password_mismatch", when: "the two passwords differ" } as const;
const closed = { kind: "forbidden", code: "account_closed", when: "the login has been closed" } as const;
const wrongCredentials = { kind: "unauthenticated", code: "invalid_credentials", when: accountMessages.invalidCredentials } as const;
const busy = { kind: "unavailable", code: "busy", when: "too many sign in at the moment, or somebody else is changing the same" } as const;
const linkRefusals = ["link_invalid", "link_used", "link_superseded", "link_expired"].map(
  (code) => ({ kind: "invalid", code, when: "the link is not whole, used, replaced by a newer one, or older than 24 hours" }) as const,
);
const otpRefusals = [
  { kind: "invalid", code: "otp_format", when: "not six digits" },
  { kind: "invalid", code: "otp_wrong", when: "wrong, or its five tries or its time are over" },
] as const;

export const accountRoutes: readonly RestRoute[] = [
  route({
    method: "POST",
    path: "auth/login",
    tag,
    summary: "Sign in",
    access: "anyone",
    body: z.object({
      email: looseText("E-mail address", 320),
      password: looseText("Password"),
      user_type: looseText(`One of ${Object.keys(userTypes).join(", ")}`, 60),
    }),
    bodyExample: { email: "member@epcmd.example", password: "Demo#2026", user_type: "MEMBER" },
    answers: {
      200: {
        description: "Tokens of a new session",
        schema: Tokens.extend({ user_type: z.string().meta({ description: "As it was sent" }), user_id: z.uuid() }),
        example: { ...examplePair, user_type: "MEMBER", user_id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d77" },
      },
    },
    refusals: [
      { kind: "invalid", code: "credentials_missing", when: accountMessages.enterBoth },
      { kind: "invalid", code: "user_type_missing", when: accountMessages.selectUserType },
      { kind: "invalid", code: "user_type_unknown", when: accountMessages.unknownUserType },
      wrongCredentials,
      { kind: "forbidden", code: "wrong_user_type", when: "the right password, but another type" },
      { kind: "forbidden", code: "login_not_open", when: accountMessages.loginNotOpen },
      { kind: "forbidden", code: "not_verified", when: accountMessages.notVerified },
      { kind: "forbidden", code: "second_factor_required", when: accountMessages.secondFactorOnWebsiteOnly },
      { kind: "forbidden", code: "password_expired", when: accountMessages.passwordExpired },
      closed,
      rateLimited,
      busy,
    ],
    run: async (ctx, { body }) => {
      const { userId, ...tokens } = await loginForTokens(ctx, { email: body.email, password: body.password, userType: body.user_type });
      return ok({ ...tokens, user_type: body.user_type, user_id: userId });
    },
  }),
  route({
    method: "POST",
    path: "token/refresh",
    tag,
    summary: "Get the next pair of tokens",
    description:
      "Each refresh token works once; a repeat within ten seconds gets the same successor, so a lost answer can be asked for again. Used again later, the whole session ends and its owner is told by mail.",
    access: "anyone",
    body: RefreshTokensInput,
    bodyExample: { refresh: examplePair.refresh },
    answers: { 200: { description: "The next pair", schema: Tokens, example: examplePair } },
    refusals: [{ kind: "unauthenticated", code: "token_not_valid", when: "not a token of ours, used before, or its session is over" }, busy],
    run: async (ctx, { body }) => ok(await refreshTokens(ctx, body)),
  }),
  route({
    method: "POST",
    path: "auth/logout",
    tag,
    summary: "End the session of a refresh token",
    access: "anyone",
    body: RefreshTokensInput,
    bodyExample: { refresh: examplePair.refresh },
    answers: { 204: { description: "The session is over" } },
    refusals: [{ kind: "unauthenticated", code: "token_not_valid", when: "not a token of ours" }, busy],
    run: async (ctx, { body }) => {
      await logoutTokens(ctx, body);
      return { status: 204 };
    },
  }),
  route({
    method: "GET",
    path: "auth/me",
    tag,
    summary: "Who is signed in",
    access: "accounts.logout",
    answers: {
      200: {
        description: "The person behind the token, as the rows say now",
        schema: z.object({
          user_id: z.uuid(),
          name: z.string(),
          email: z.string(),
          role: RoleName,
          user_type: z.string(),
          firm_id: z.uuid().optional(),
          firm_name: z.string().optional(),
        }),
        example: {
          user_id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d77",
          name: "Export Office",
          email: "member@epcmd.example",
          role: "MEMBER",
          user_type: "MEMBER",
          firm_id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d78",
          firm_name: "Kaveri Imaging Pvt Ltd",
        },
      },
    },
    run: async (ctx) => {
      const view = await me(ctx);
      if (!view.isSignedIn) throw new Error("the transport passes signed-in users only");
      const { user, firm } = view;
      const { id, name, email, role } = user;
      return ok({ user_id: id, name, email, role, user_type: userTypeOf(role), ...(firm && { firm_id: firm.id, firm_name: firm.name }) });
    },
  }),
  route({
    method: "POST",
    path: "auth/verify-activation-otp",
    tag,
    summary: "Enter the OTP of an activation mail",
    access: "anyone",
    body: z.object({ otp: OtpText, hashed_id: LinkBody }),
    bodyExample: { otp: "012345", hashed_id: "Qm9yZGVyLi4u:1763718000" },
    fieldNames: { id: "hashed_id" },
    answers: {
      200: {
        description: "A token for the next step, good for ten minutes",
        schema: Message.extend({ reset_token: z.string() }),
        example: { reset_token: "9fXb…", message: accountMessages.otpVerified },
      },
    },
    refusals: [...otpRefusals, ...linkRefusals, rateLimited, busy],
    run: async (ctx, { body }) => {
      const { resetToken } = await verifyActivationOtp(ctx, { id: body.hashed_id, otp: body.otp });
      return ok({ reset_token: resetToken, message: accountMessages.otpVerified });
    },
  }),
  route({
    method: "POST",
    path: "auth/complete-activation",
    tag,
    summary: "Choose the first password",
    access: "anyone",
    body: z.object({
      token: z.string().max(200).meta({ description: "The `reset_token` of the step before" }),
      hashed_id: LinkBody,
      password: Password,
      confirm_password: z.string(),
    }),
    bodyExample: { token: "9fXb…", hashed_id: "Qm9yZGVyLi4u:1763718000", password: "Sahyadri#27", confirm_password: "Sahyadri#27" },
    fieldNames: { id: "hashed_id" },
    answers: { 200: { description: "The login is open", schema: Message, example: { message: accountMessages.activated } } },
    refusals: [
      passwordRefused,
      passwordMismatch,
      { kind: "invalid", code: "reset_token_dead", when: "wrong, used, or older than ten minutes" },
      { kind: "invalid", code: "link_superseded", when: "the buyer has registered again; a new mail is on its way" },
      busy,
    ],
    run: async (ctx, { body }) => {
      const passwords = { password: body.password, confirmPassword: body.confirm_password };
      const { message } = await completeActivation(ctx, { id: body.hashed_id, token: body.token, ...passwords });
      return ok({ message });
    },
  }),
  route({
    method: "POST",
    path: "auth/api/activation_resend",
    tag,
    summary: "Have the activation mail sent again",
    access: "anyone",
    body: z.object({ token: LinkBody }),
    bodyExample: { token: "Qm9yZGVyLi4u:1763718000" },
    fieldNames: { id: "token" },
    answers: { 200: { description: "A new mail is on its way", schema: Message, example: { message: accountMessages.resent } } },
    refusals: [{ kind: "invalid", code: "link_invalid", when: "not a link of ours" }, rateLimited, busy],
    run: async (ctx, { body }) => ok(await resendActivation(ctx, { id: body.token })),
  }),
  route({
    method: "POST",
    path: "auth/verify-account",
    tag,
    summary: "Confirm a buyer's e-mail address",
    description: "A buyer who gave no password gets the activation mail instead.",
    access: "anyone",
    body: z.object({ id: LinkBody }),
    bodyExample: { id: "Qm9yZGVyLi4u:1763718000" },
    answers: {
      200: { description: "Confirmed, or the activation mail is on its way", schema: Message, example: { message: accountMessages.confirmed } },
    },
    refusals: [...linkRefusals, rateLimited, busy],
    run: async (ctx, { body }) => ok(await verifyAccount(ctx, body)),
  }),
  route({
    method: "POST",
    path: "buyer/register",
    tag,
    summary: "Register as a buyer",
    description: "The answer is the same for an e-mail address that has a login already; its owner gets a mail that says so.",
    access: "anyone",
    isStoredOnce: true,
    body: z.object({
      email: RegisterBuyerInput.shape.email,
      country_code: z
        .union([z.string().max(8), z.int().positive()])
        .transform((code) => `+${String(code).replaceAll(/\D/g, "")}`)
        .meta({ description: "Calling code, with or without the plus sign", example: "+91" }),
      phone_number: z
        .union([z.string().max(40), z.int().positive()])
        .transform(String)
        .meta({ description: "Number without its calling code" }),
      address: RegisterBuyerInput.shape.address,
      country: z.string().max(100).meta({ description: "Name, or two letters of ISO 3166-1", example: "India" }),
      zip_code: z.union([z.string().max(80), z.int()]).transform(String),
      buyer_type: z.enum(buyerTypeValues),
      password: Password.optional(),
      consent_version: RegisterBuyerInput.shape.consentVersion.optional().meta({
        description: `Version of the privacy notice that the buyer agreed to, now ${buyerNotice.version}; without it no consent is recorded`,
      }),
    }),
    bodyExample: {
      email: "purchase@hospital.example",
      country_code: "+91",
      phone_number: "9876543210",
      address: "12 Ring Road, Nagpur",
      country: "India",
      zip_code: "440001",
      buyer_type: "private_healthcare_procurement",
    },
    fieldNames: { phone: "phone_number" },
    answers: {
      201: { description: "Taken; a mail is on its way", schema: Message, example: { message: "Registration submitted successfully!" } },
    },
    refusals: [passwordRefused, rateLimited, busy],
    run: async (ctx, { body }) => {
      const { country_code, phone_number, zip_code, buyer_type, consent_version, country, password, ...same } = body;
      const input = parseGiven(RegisterBuyerInput.partial({ consentVersion: true }), {
        ...same,
        phone: `${country_code}${phone_number}`,
        country: findCountry(country)?.iso2 ?? country,
        zipCode: zip_code,
        buyerType: buyer_type,
        consentVersion: consent_version,
        ...(password === undefined || password === "" ? {} : { password }),
      });
      return { status: 201, body: await registerBuyer(ctx, input) };
    },
  }),
  route({
    method: "POST",
    path: "auth/request-otp",
    tag,
    summary: "Forgot the password: ask for an OTP",
    access: "anyone",
    body: RequestResetOtpInput,
    bodyExample: { email: "member@epcmd.example" },
    answers: { 200: { description: "The same for every address, known or not", schema: Message, example: { message: accountMessages.otpSent } } },
    refusals: [rateLimited],
    run: async (ctx, { body }) => ok(await requestResetOtp(ctx, body)),
  }),
  route({
    method: "POST",
    path: "auth/verify-otp",
    tag,
    summary: "Forgot the password: enter the OTP",
    access: "anyone",
    body: z.object({ email: RequestResetOtpInput.shape.email, otp: OtpText }),
    bodyExample: { email: "member@epcmd.example", otp: "012345" },
    answers: {
      200: {
        description: "What the next step needs, good for ten minutes",
        schema: Message.extend({ user_id: z.uuid(), reset_token: z.string() }),
        example: { message: accountMessages.otpVerified, user_id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d77", reset_token: "9fXb…" },
      },
    },
    refusals: [...otpRefusals, rateLimited, busy],
    run: async (ctx, { body }) => {
      const { userId, resetToken } = await verifyResetOtp(ctx, body);
      return ok({ message: accountMessages.otpVerified, user_id: userId, reset_token: resetToken });
    },
  }),
  route({
    method: "POST",
    path: "auth/forget-password",
    tag,
    summary: "Forgot the password: set a new one",
    access: "anyone",
    body: z.object({ user_id: z.string().max(60), reset_token: z.string().max(200), new_password: Password }),
    bodyExample: { user_id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d77", reset_token: "9fXb…", new_password: "Sahyadri#27" },
    fieldNames: { password: "new_password" },
    answers: { 200: { description: "Set; every session has ended", schema: Message, example: { message: accountMessages.resetDone } } },
    refusals: [passwordRefused, { kind: "invalid", code: "reset_token_dead", when: "wrong, another user's, used, or older than ten minutes" }, busy],
    run: async (ctx, { body }) => {
      const { user_id: userId, reset_token: resetToken, new_password: password } = body;
      return ok(await resetPassword(ctx, { userId, resetToken, password, confirmPassword: password }));
    },
  }),
  route({
    method: "POST",
    path: "auth/expired-password",
    tag,
    summary: "Replace an expired password, knowing the old one",
    description: "For a password that staff have expired, and for one that has not.",
    access: "anyone",
    body: z.object({
      email: ReplaceExpiredPasswordInput.shape.email,
      old_password: z.string().max(1000),
      new_password: Password,
      confirm_password: z.string(),
    }),
    bodyExample: { email: "expired@epcmd.example", old_password: "Demo#2026", new_password: "Sahyadri#27", confirm_password: "Sahyadri#27" },
    fieldNames: { password: "new_password" },
    answers: { 200: { description: "Set; every session has ended", schema: Message, example: { message: accountMessages.expiredReplaced } } },
    refusals: [
      passwordRefused,
      passwordMismatch,
      { kind: "invalid", code: "credentials_missing", when: accountMessages.enterBoth },
      { kind: "invalid", code: "password_same", when: accountMessages.passwordSame },
      wrongCredentials,
      { kind: "forbidden", code: "not_verified", when: accountMessages.notVerified },
      closed,
      rateLimited,
      busy,
    ],
    run: async (ctx, { body }) => {
      const { email, old_password: oldPassword, new_password: password, confirm_password: confirmPassword } = body;
      return ok(await replaceExpiredPassword(ctx, { email, oldPassword, password, confirmPassword }));
    },
  }),
];
