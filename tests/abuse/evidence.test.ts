import { PassThrough } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import type { AuditEvent } from "#domain/audit/events.ts";
import { consentNotice } from "#domain/site/consent.ts";
import { issueResetOtp } from "#server/application/accounts/issue-reset-otp.ts";
import { signLink } from "#server/application/files/signed-links.ts";
import { createLog } from "#server/infra/log.ts";
import type { Services } from "#server/context.ts";
import { createUser, newGstNo, testPassword } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { ask, cookieOf, formWith, openAbusePortal, type AbusePortal } from "../support/principals.ts";
import { contextOf, openTestServices, systemContext } from "../support/services.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

let portal: AbusePortal;
const logged = new PassThrough();
beforeAll(async () => {
  portal = await openAbusePortal({}, createLog("trace", logged));
});
afterAll(() => portal?.close());

/** The last part of a signed address of the council, good for ten minutes. */
const newLink = (): string => {
  const { services, actors } = portal;
  return signLink(contextOf(services, actors.council), actors.council, { kind: "directory", search: "" });
};

const newest = async (event: AuditEvent) => {
  const entries = await portal.services.db.select().from(auditEntries).where(eq(auditEntries.event, event)).orderBy(auditEntries.id);
  return entries.at(-1);
};

describe("row 40: what is written down", () => {
  it("row 40: a sign-in, a wrong password, a refusal and an export leave who, when, from where and under which request", async () => {
    const { EPCMD_ADMIN, BUYER } = portal.everybody;
    const exported = await ask(portal, EPCMD_ADMIN, "/exports/firms.csv");
    await exported.arrayBuffer();
    expect(await newest("export.firms")).toMatchObject({
      actorName: portal.actors.council.email,
      actorRole: "EPCMD_ADMIN",
      transport: "web",
      ip: "127.0.0.1",
      requestId: exported.headers.get("x-request-id"),
    });
    await BUYER.query("members.listFirms", {});
    expect(await newest("permission.use")).toMatchObject({ outcome: "refused", actorRole: "BUYER" });
    const entry = await newest("session.begin");
    expect(entry).toMatchObject({ outcome: "done", transport: "web", ip: "127.0.0.1" });
    expect(entry?.at).toBeInstanceOf(Date);
    await new WebClient(portal.app).mutate("accounts.login", { email: portal.actors.dgft.email, password: "Wrong#12345", userType: "DGFT_ADMIN" });
    expect(await newest("session.begin")).toMatchObject({ outcome: "failed" });
  });

  it("row 40: the log of a whole run contains no secret, number or text that users typed", async () => {
    const secrets = {
      password: "Log#Secret2026",
      pan: "AAPFU0939F",
      gst: newGstNo(),
      phone: "+919812345678",
      name: "Quill Featherstone",
      words: "xylophone in the message",
      document: "words of a paper",
      fileName: "very-private-name.pdf",
    };
    const user = await createUser(portal.services, "BUYER");
    const { otp = "" } = (await issueResetOtp(systemContext(portal.services), user.email)) ?? {};
    const client = new WebClient(portal.app);
    const verified = await client.mutate("accounts.verifyResetOtp", { email: user.email, otp });
    const { resetToken, userId } = verified.value as { resetToken: string; userId: string }; // what the form goes on with
    await client.mutate("accounts.resetPassword", { userId, resetToken, password: secrets.password, confirmPassword: secrets.password });
    await client.mutate("accounts.login", { email: user.email, password: `${secrets.password}x`, userType: "BUYER" });
    await client.mutate("accounts.login", { email: user.email, password: secrets.password, userType: "BUYER" });
    const secret = client.cookies.get("epcmd") ?? "";
    await client.query("directory.search", { search: secrets.name });
    await client.raw("accounts.login", `{"json":{"password":"${secrets.password}"`, client.pageHeaders());
    await new WebClient(portal.app).mutate("site.sendMessage", {
      name: secrets.name,
      email: "quill@people.example",
      subject: secrets.words,
      message: secrets.words,
      consentVersion: consentNotice.version,
    });
    await portal.everybody.EPCMD_ADMIN.mutate("members.addFirm", {
      firmName: secrets.name,
      gstNo: secrets.gst,
      membershipStartOn: "01-04-2026",
      membershipEndOn: "31-03-2027",
      contactName: secrets.name,
      contactEmail: "quill@firm.example",
      contactPhone: secrets.phone,
    });
    for (const bytes of [textPdf([secrets.document]), Buffer.from(secrets.document)])
      await ask(portal, portal.everybody.MEMBER, "/uploads/product/new/rcmc_certificate", {
        method: "POST",
        body: formWith(bytes, secrets.fileName),
      }).then((response) => response.arrayBuffer());
    await ask(
      portal,
      portal.everybody.EPCMD_ADMIN,
      `/exports/members.csv?search=${encodeURIComponent(secrets.name)}&password=${secrets.password}`,
    ).then((response) => response.arrayBuffer());

    const signedLink = newLink();
    for (const path of ["/api/signed/", "/api/Signed/"])
      await ask(portal, portal.everybody.MEMBER, `${path}${signedLink}/`).then(async (response) => {
        await response.arrayBuffer();
        expect(response.status).toBe(404); // of another user
      });

    logged.end();
    const log = await readText(logged);
    expect(log).toContain('"path":"/trpc/accounts.login"'); // it is the log of this run
    expect(log).toContain('"path":"/api/signed/..."');
    for (const [what, value] of Object.entries({ ...secrets, otp, resetToken, secret, signedLink }))
      expect([what, log.includes(value)]).toEqual([what, false]);
    expect(log).not.toContain(testPassword);
    // Each line is one event: nothing that came in made another.
    for (const line of log.trim().split("\n")) expect(JSON.parse(line)).toMatchObject({ time: expect.any(Number) });
  });
});

describe("row 40: the running log", () => {
  type Line = {
    readonly event?: string;
    readonly requestId?: string;
    readonly req?: { readonly id: string };
    readonly res?: { readonly statusCode: number };
  };
  /** The product on the same database, with a log of its own, perhaps with something broken; the lines are those about one request. */
  async function besides(change: (services: Services) => Services, act: (app: TestApp) => Promise<Headers>): Promise<Line[]> {
    const written = new PassThrough();
    const opened = openTestServices(portal.database, {}, createLog("info", written));
    const app = await startTestApp(change(opened.services));
    const id = (await act(app)).get("x-request-id");
    await app.close();
    await opened.close();
    written.end();
    const lines = (await readText(written))
      .trim()
      .split("\n")
      .map((line): Line => JSON.parse(line));
    return lines.filter(({ req, requestId }) => id !== null && (req?.id === id || requestId === id));
  }
  const council = (): Record<string, string> => ({ cookie: cookieOf(portal.everybody.EPCMD_ADMIN) });
  const visit = (app: TestApp, path: string, init: RequestInit = {}): Promise<Headers> =>
    fetch(`${app.url}${path}`, init).then(({ headers }) => headers);

  it.each<[string, number, (app: TestApp) => Promise<Headers>]>([
    ["is wrong by form", 400, (app) => visit(app, "/trpc/members.listFirms?input=%7B%22json%22%3A%7B%22page%22%3A-1%7D%7D", { headers: council() })],
    [
      "goes too deep",
      400,
      (app) =>
        visit(app, `/trpc/members.listFirms?input=${encodeURIComponent(`{"json":${"[".repeat(99)}${"]".repeat(99)}}`)}`, { headers: council() }),
    ],
    [
      "comes from another site",
      403,
      (app) =>
        visit(app, "/trpc/accounts.logout", {
          method: "POST",
          headers: { ...council(), origin: "https://evil.example", "content-type": "application/json" },
        }),
    ],
    ["has no session", 401, (app) => visit(app, "/exports/firms.csv")],
    ["asks for what there is not", 404, (app) => visit(app, "/files/..%2fsecret", { headers: council() })],
    ["uses another method", 405, (app) => visit(app, "/trpc/accounts.me", { method: "DELETE", headers: council() })],
  ])("row 40: has a line for a request that %s, with its status", async (_what, status, act) => {
    const lines = await besides((services) => services, act);
    expect(lines.map(({ res }) => res?.statusCode)).toContain(status);
  });

  it("row 40: has a line for a guess that came too often", async () => {
    const { email } = await createUser(portal.services, "BUYER");
    const guess = { email, password: "Wrong#12345", userType: "BUYER" };
    const lines = await besides(
      (services) => services,
      async (app) => {
        const client = new WebClient(app);
        for (let time = 0; time < 5; time += 1) await client.mutate("accounts.login", guess);
        const { status, headers } = await client.mutate("accounts.login", guess);
        expect(status).toBe(429);
        return headers;
      },
    );
    expect(lines.map(({ res }) => res?.statusCode)).toContain(429);
  });

  it("row 40: has the cause of a bug under the request's id, and the answer has the id alone", async () => {
    const cause = new Error("a bug that nobody expected");
    const breakPasswords = (services: Services): Services => ({
      ...services,
      passwords: { ...services.passwords, verifyDummy: () => Promise.reject(cause) },
    });
    const lines = await besides(breakPasswords, async (app) => {
      const answer = await new WebClient(app).mutate("accounts.login", {
        email: "nobody@people.example",
        password: "Any#Thing2026",
        userType: "BUYER",
      });
      expect([answer.status, answer.error?.requestId]).toEqual([500, answer.headers.get("x-request-id")]);
      expect(JSON.stringify(answer.error)).not.toContain(cause.message);
      return answer.headers;
    });
    expect(lines.find(({ event }) => event === "bug")).toMatchObject({
      err: { message: cause.message, stack: expect.stringContaining("evidence.test") },
    });
  });

  it("row 40: has no signed address, neither with the request nor with a bug in its answer", async () => {
    const link = newLink();
    const breakLinks = (services: Services): Services => ({
      ...services,
      keys: {
        ...services.keys,
        fileUrl: {
          ...services.keys.fileUrl,
          isSigned: () => {
            throw new Error("a bug that nobody expected");
          },
        },
      },
    });
    const lines = await besides(breakLinks, (app) => visit(app, `/api/signed/${link}/`));
    expect(lines.map(({ event }) => event)).toContain("bug");
    expect(lines.length).toBeGreaterThan(1);
    expect(JSON.stringify(lines)).not.toContain(link);
  });
});
