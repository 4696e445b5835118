import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Role } from "#domain/accounts/roles.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { firms } from "#db/schema/members.ts";
import { createMember, createUser, testPassword } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { ask, formWith, openAbusePortal, type AbusePortal } from "../support/principals.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { openTestServices } from "../support/services.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

let portal: AbusePortal;
beforeAll(async () => {
  portal = await openAbusePortal();
});
afterAll(() => portal?.close());
beforeEach(() => portal.forgetLimits());

const newPassword = { password: "Nilgiri#2026x", confirmPassword: "Nilgiri#2026x" };

describe("row 17: an ended session opens no endpoint", () => {
  /** One endpoint of every kind, with what a live session of the council gets there. */
  const endpoints = (app: Pick<TestApp, "url">, client: WebClient): Promise<number>[] => [
    client.query("accounts.sessions").then(({ status }) => status),
    client.mutate("notifications.markRead", { ids: [] }).then(({ status }) => status),
    ask({ app: portal.app }, client, "/exports/firms.csv").then(discard),
    ask({ app: portal.app }, client, "/uploads/imports", { method: "POST", body: formWith(textPdf(["x"])) }).then(discard),
    ask({ app: portal.app }, client, "/files/PRD-2627-99999/00000000-0000-4000-8000-000000000000").then(discard),
  ];
  const discard = async (response: Response): Promise<number> => {
    await response.arrayBuffer();
    return response.status;
  };
  const alive = [200, 200, 200, 200, 404];
  const dead = [401, 401, 401, 401, 401];

  it.each([
    ["signing out", async (client: WebClient) => void (await client.mutate("accounts.logout"))],
    [
      "a changed password",
      async (client: WebClient) => void (await client.mutate("accounts.changePassword", { currentPassword: testPassword, ...newPassword })),
    ],
    ["signing out everywhere else", async (_: WebClient, other: WebClient) => void (await other.mutate("accounts.signOutElsewhere"))],
    [
      "an ended session in the list",
      async (_: WebClient, other: WebClient) => {
        const { value } = await other.query("accounts.sessions");
        const [there] = (value as { id: string; isCurrent: boolean }[]).filter(({ isCurrent }) => !isCurrent); // as the screen lists them
        await other.mutate("accounts.endSession", { sessionId: there?.id });
      },
    ],
    [
      "a closed account",
      async (_c: WebClient, _o: WebClient, userId: string) =>
        void (await portal.services.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, userId))),
    ],
  ])("row 17: after %s", async (_what, end) => {
    const user = await createUser(portal.services, "EPCMD_ADMIN");
    const [client, other] = [await portal.signIn(user.email, "EPCMD_ADMIN"), await portal.signIn(user.email, "EPCMD_ADMIN")];
    const secret = client.cookies.get("epcmd") ?? "";
    expect(await Promise.all(endpoints(portal.app, client))).toEqual(alive);
    await end(client, other, user.id);
    client.cookies.set("epcmd", secret); // whatever the browser was asked to do with it
    expect(await Promise.all(endpoints(portal.app, client))).toEqual(dead);
  });

  it("row 17: a new process on the same data revives none of them", async () => {
    const user = await createUser(portal.services, "EPCMD_ADMIN");
    const client = await portal.signIn(user.email, "EPCMD_ADMIN");
    const secret = client.cookies.get("epcmd") ?? "";
    await client.mutate("accounts.logout");
    const again = openTestServices(portal.database);
    const app = await startTestApp(again.services);
    const later = new WebClient(app);
    later.cookies.set("epcmd", secret);
    expect((await later.query("accounts.sessions")).status).toBe(401);
    await app.close();
    await again.close();
  });

  it("row 17: a closed firm's member loses access to calls and documents at once", async () => {
    const { user, actor, firm } = await createMember(portal.services);
    const view = await reimbursementIn(portal.services, { ...portal.actors, member: actor }, "DRAFT");
    const file = view.documents.flatMap(({ current }) => current?.files ?? [])[0]?.id ?? "";
    const client = await portal.signIn(user.email, "MEMBER");
    expect(await discard(await ask(portal, client, `/files/${view.id}/${file}`))).toBe(200);
    await portal.services.db.update(firms).set({ deactivatedAt: new Date(), deactivatedReason: "x" }).where(eq(firms.id, firm.id));
    for (const path of [`/files/${view.id}/${file}`, `/files/${view.id}/all.zip`, `/files/${view.id}/${file}/pages/1`])
      expect(await discard(await ask(portal, client, path))).toBe(401);
    expect((await client.query("reimbursements.getOwn", { reimbursementId: view.id })).status).toBe(401);
  });

  it("row 2: the address of a document with one changed character is not found", async () => {
    const view = await reimbursementIn(portal.services, portal.actors, "DRAFT");
    const file = view.documents.flatMap(({ current }) => current?.files ?? [])[0]?.id ?? "";
    const changed = (text: string, at: number): string => text.slice(0, at) + (text[at] === "0" ? "1" : "0") + text.slice(at + 1);
    expect(await discard(await ask(portal, portal.everybody.MEMBER, `/files/${view.id}/${file}`))).toBe(200);
    for (const at of [0, 10, file.length - 1])
      expect(await discard(await ask(portal, portal.everybody.MEMBER, `/files/${view.id}/${changed(file, at)}`))).not.toBe(200);
    for (const at of [5, view.id.length - 1])
      expect(await discard(await ask(portal, portal.everybody.MEMBER, `/files/${changed(view.id, at)}/${file}`))).toBe(404);
  });
});

describe("row 13: passwords that are refused before they cost anything", () => {
  it.each([
    ["of 129 characters", "aB3$".repeat(33).slice(0, 129)],
    ["of a megabyte", "aB3$".repeat(200_000)],
    ["that everybody chooses", "Password@123"],
    ["made of our own name", "Epcmd@2026"],
    ["with half a character too few", "aB3$xyz"],
  ])("row 13: one %s is 400 at every endpoint, and no hash is made", async (_what, password) => {
    const hash = vi.spyOn(portal.services.passwords, "hash");
    const both = { password, confirmPassword: password };
    const client = new WebClient(portal.app);
    const answers = [
      await client.mutate("accounts.resetPassword", { userId: portal.actors.council.userId, resetToken: "x", ...both }),
      await client.mutate("accounts.completeActivation", { id: "x:1", token: "x", ...both }),
      await client.mutate("accounts.replaceExpiredPassword", { email: portal.actors.council.email, oldPassword: testPassword, ...both }),
      await portal.everybody.BUYER.mutate("accounts.changePassword", { currentPassword: testPassword, ...both }),
    ];
    for (const { status } of answers) expect([400, 413]).toContain(status);
    expect(hash).not.toHaveBeenCalled();
  });
});

describe("row 18: where a secret may stand", () => {
  it("row 18: no answer of any call carries the secret or a token, and no secret is taken from an address", async () => {
    const roles: Role[] = ["BUYER", "EPCMD_ADMIN", "DGFT_ADMIN"];
    for (const role of roles) {
      const user = await createUser(portal.services, role);
      const client = new WebClient(portal.app);
      const answer = await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: role });
      const secret = client.cookies.get("epcmd") ?? "";
      expect(secret).toMatch(/^[\w-]{43}$/);
      const answers = [answer.value, (await client.query("accounts.me")).value, (await client.query("accounts.sessions")).value];
      expect(JSON.stringify(answers)).not.toContain(secret);
      expect(JSON.stringify(answers)).not.toMatch(/token|secret|hash/i);
      const inAddress = await fetch(`${portal.app.url}/trpc/accounts.sessions?epcmd=${secret}&session=${secret}`, {
        headers: { authorization: `Bearer ${secret}` },
      });
      expect(await discardAnswer(inAddress)).toBe(401);
    }
    const stored = await portal.services.db.select().from(sessions);
    expect(stored.every(({ secretHash }) => /^[0-9a-f]{64}$/.test(secretHash ?? ""))).toBe(true);
  });
});

const discardAnswer = async (response: Response): Promise<number> => {
  await response.arrayBuffer();
  return response.status;
};
