import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyerNotice } from "#domain/directory/buyer-notice.ts";
import { createUser } from "../support/factories.ts";
import { openAbusePortal, type AbusePortal } from "../support/principals.ts";
import { callRest } from "../support/rest-client.ts";
import { WebClient } from "../support/web-client.ts";

let portal: AbusePortal;
beforeAll(async () => {
  portal = await openAbusePortal();
});
afterAll(() => portal?.close());

const buyer = { buyerType: "import_agency_distributor", phone: "+919876543210", address: "1 Road", country: "IN", zipCode: "110001" } as const;

/** Every call without a session that takes an email address. */
const asked = {
  "accounts.login": (email: string) => ({ email, password: "Wrong#12345", userType: "MEMBER" }),
  "accounts.requestResetOtp": (email: string) => ({ email }),
  "accounts.verifyResetOtp": (email: string) => ({ email, otp: "123456" }),
  "accounts.replaceExpiredPassword": (email: string) => ({
    email,
    oldPassword: "Wrong#12345",
    password: "Nilgiri#2026x",
    confirmPassword: "Nilgiri#2026x",
  }),
  "directory.registerBuyer": (email: string) => ({ email, ...buyer, password: "Nilgiri#2026x", consentVersion: buyerNotice.version }),
  "directory.resendVerification": (email: string) => ({ email }),
} as const;
const askedByPrograms = {
  "auth/login/": (email: string) => ({ email, password: "Wrong#12345", user_type: "MEMBER" }),
  "auth/request-otp/": (email: string) => ({ email }),
  "auth/verify-otp/": (email: string) => ({ email, otp: "123456" }),
  "buyer/register/": (email: string) => ({
    email,
    country_code: "+91",
    phone_number: "9876543210",
    address: "1 Road",
    country: "IN",
    zip_code: "110001",
    buyer_type: buyer.buyerType,
  }),
} as const;

/** What differs from request to request by its nature. */
const ofItself = ["date", "x-request-id", "etag"];
const shape = (headers: Headers): string[] => [...headers.keys()].filter((name) => !ofItself.includes(name)).sort();

/** Addresses of the same length: open, closed, not yet activated, and unknown. */
async function addresses(): Promise<string[]> {
  const name = (kind: string): string => `${kind}-${Math.trunc(performance.now() * 1000)}@people.example`;
  const known = [name("open1"), name("shut2"), name("wait3")] as const;
  await createUser(portal.services, "MEMBER", { email: known[0], firmId: portal.actors.member.firmId });
  await createUser(portal.services, "EPCMD_ADMIN", { email: known[1], deactivatedAt: new Date() });
  await createUser(portal.services, "BUYER", { email: known[2], activatedAt: null });
  return [...known, name("none4")];
}

describe("row 12: no answer shows whether an address is known", () => {
  it.each(Object.entries(asked))("row 12: %s", async (path, input) => {
    const answers = [];
    for (const email of await addresses()) {
      await portal.forgetLimits();
      const { status, headers, value, error } = await new WebClient(portal.app).mutate(path, input(email));
      const { requestId: _, ...body } = error ?? { requestId: "" };
      answers.push({ status, names: shape(headers), length: headers.get("content-length"), value, body });
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it.each(Object.entries(askedByPrograms))("row 12: /api/%s", async (path, input) => {
    const answers = [];
    for (const email of await addresses()) {
      await portal.forgetLimits();
      const { status, headers, body } = await callRest(portal.app.url, `/api/${path}`, { json: input(email) });
      answers.push({ status, names: shape(headers), length: headers.get("content-length"), body });
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});
