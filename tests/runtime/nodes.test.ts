import { createHash, randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#domain/accounts/roles.ts";
import { limits } from "#domain/accounts/limits.ts";
import type { DossierView } from "#server/application/dossiers/get-dossier.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import type { ReviewDesk } from "#server/application/reviews/open-review.ts";
import { launchBrowser } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createUser, testPassword } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { mouse } from "../support/hands.ts";
import { walkJourney } from "../support/journey.ts";
import { killerOf, startNodes, type TestNodes } from "../support/nodes.ts";
import { attach, completeDraft, neededDocuments, sufficient } from "../support/reimbursements.ts";
import { WebClient, type Answer } from "../support/web-client.ts";

const concurrency = 6;
/** A node comes back in some seconds, twenty times. */
const killingMs = 420_000;

let nodes: TestNodes;
beforeAll(async () => {
  nodes = await startNodes({ seed: "demo" });
});
afterAll(() => nodes?.close());

type Who = { readonly email: string; readonly role: Role };

async function signedIn({ email, role }: Who, url = nodes.url): Promise<WebClient> {
  const client = new WebClient({ url, close: () => Promise.resolve() });
  const { status } = await again(() => client.mutate("accounts.login", { email, password: testPassword, userType: role }));
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return client;
}

const urlOf = (index: number): string => nodes.webs[index]?.url ?? "";

/** Repeats what got no answer, or "come back", as the web client does. */
const again = <T extends { readonly status: number }>(send: () => Promise<T>): Promise<T> =>
  eventually(async () => {
    const answer = await send();
    if (answer.status === 503) throw new Error("told to come back");
    return answer;
  });

/** One click: the same key for each repetition, so that it happens once. */
async function click<T>(client: WebClient, path: string, input: unknown): Promise<T> {
  const key = { "idempotency-key": randomUUID() };
  return valueOf(path, await again(() => client.mutate(path, input, key)));
}

const ask = async <T>(client: WebClient, path: string, input: unknown): Promise<T> => valueOf(path, await again(() => client.query(path, input)));

function valueOf<T>(path: string, answer: Answer): T {
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${answer.error?.message}`);
  return answer.value as T; // the caller names the verb's view
}

describe("two web nodes are one portal", () => {
  it("a session that one node began is known to the other, and ended by either", async () => {
    const { user } = await createMember(nodes.services);
    const here = await signedIn(user, urlOf(0));
    const there = here.at(urlOf(1));
    expect((await there.query("accounts.me")).value).toMatchObject({ user: { email: user.email } });
    expect((await there.mutate("accounts.logout")).status).toBe(200);
    expect((await here.query("reimbursements.listOwn", {})).status).toBe(401);
  });

  it("wrong passwords count on both together", async () => {
    const { email } = await createUser(nodes.services, "BUYER");
    const clients = [0, 1].map((index) => new WebClient({ url: urlOf(index), close: () => Promise.resolve() }));
    const statuses: number[] = [];
    for (let turn = 0; turn <= limits.loginPair.max; turn += 1) {
      const answer = await clients[turn % 2]?.mutate("accounts.login", { email, password: "Wrong#Password1", userType: "BUYER" });
      statuses.push(answer?.status ?? 0);
    }
    expect(statuses).toEqual([...Array.from({ length: limits.loginPair.max }, () => 401), 429]);
  });

  it("a paper that came in by one node is read by the other, which never had it on its disk", async () => {
    const { user } = await createMember(nodes.services);
    const here = await signedIn(user, urlOf(0));
    const bytes = textPdf(["only once"]);
    const sent = await here.upload("/uploads/product/new/rcmc_certificate", { name: "rcmc.pdf", bytes });
    const { reimbursementId } = (await sent.json()) as { reimbursementId: string }; // the upload's own answer
    const there = here.at(urlOf(1));
    const view = await ask<ReimbursementView>(there, "reimbursements.getOwn", { reimbursementId });
    const file = view.documents.find(({ fieldName }) => fieldName === "rcmc_certificate")?.current?.files[0];
    expect(Buffer.from(await (await there.get(`/files/${reimbursementId}/${file?.id}`)).arrayBuffer()).equals(bytes)).toBe(true);
    expect((await there.get(`/files/${reimbursementId}/${file?.id}/pages/1?width=320`)).status).toBe(200);
  });
});

describe("a restart without a gap", () => {
  it("fails no request while one of two nodes ends by SIGTERM and comes back, then the other", async () => {
    // Drafts of their own: a new one takes its number in turn with everybody's.
    const people: { readonly client: WebClient; readonly id: string }[] = [];
    for (let number = 0; number < concurrency; number += 1) {
      const { user, actor } = await createMember(nodes.services);
      const { id } = await attach(nodes.services, actor, undefined, "rcmc_certificate");
      people.push({ client: await signedIn(user), id });
    }
    let isOver = false;
    let answered = 0;
    const failures: string[] = [];
    const worker = async ({ client, id }: (typeof people)[number]): Promise<void> => {
      const step = (turn: number) => ({ scheme: "product", reimbursementId: id, step: 1, answers: { firm_address: `${turn}` } });
      const paper = (turn: number) => ({ name: "a.pdf", bytes: textPdf([`${id} ${turn}`]) });
      for (let turn = 0; !isOver; turn += 1) {
        const what = (["list", "upload", "step"] as const)[turn % 3] ?? "list";
        const send = {
          list: () => client.query("reimbursements.listOwn", {}),
          upload: () => client.upload(`/uploads/product/${id}/rcmc_certificate`, paper(turn)),
          step: () => client.mutate("reimbursements.saveStep", step(turn)),
        };
        try {
          const answer = await send[what]();
          if (answer.status === 200) answered += 1;
          else failures.push(`${what} ${answer.status} ${answer instanceof Response ? await answer.text() : answer.error?.message}`);
        } catch (error) {
          failures.push(`${what} ${error instanceof Error ? `${error.message} ${String(error.cause)}` : ""}`);
        }
      }
    };
    const running = people.map(worker);
    for (const node of [...nodes.webs, ...nodes.workers]) {
      const before = answered;
      expect(await node.stop()).toBe(0);
      await node.restart();
      await eventually(() => expect(answered).toBeGreaterThan(before + 10));
    }
    isOver = true;
    await Promise.all(running);
    expect(failures).toEqual([]);
  });
});

describe("nodes that are killed in turn", () => {
  it(
    "lose nothing of a reimbursement on its way from draft to approval, and do nothing twice",
    async () => {
      const { user: member, actor } = await createMember(nodes.services);
      const [council, dgft] = [await createUser(nodes.services, "EPCMD_ADMIN"), await createUser(nodes.services, "DGFT_ADMIN")];
      // What a browser does one after the other is made by the verbs; the papers go over the wire.
      const draft = await completeDraft(nodes.services, actor);
      const clients = { member: await signedIn(member), council: await signedIn(council), dgft: await signedIn(dgft) };
      const killers = [killerOf(nodes.webs), killerOf(nodes.workers)];
      const kill = (): Promise<unknown> => Promise.all(killers.map((killer) => killer.next()));
      const id = { reimbursementId: draft.id };
      const sent = new Map<string, string>();

      for (const fieldName of neededDocuments) {
        const bytes = textPdf([`${fieldName} sent while nodes died`]);
        const key = { "idempotency-key": randomUUID() };
        const killing = kill();
        const answer = await again(() =>
          clients.member.upload(`/uploads/product/${draft.id}/${fieldName}`, { name: `${fieldName}.pdf`, bytes }, key),
        );
        expect(answer.status).toBe(200);
        sent.set(fieldName, createHash("sha256").update(bytes).digest("hex"));
        await killing;
      }
      const { version } = await ask<ReimbursementView>(clients.member, "reimbursements.getOwn", id);
      await click<ReimbursementView>(clients.member, "reimbursements.submit", { ...id, version });
      await kill();
      let { view } = await ask<ReviewDesk>(clients.council, "reviews.open", id);
      view = await click<ReimbursementView>(clients.council, "reviews.save", { ...id, version: view.version, documents: sufficient(view) });
      const killing = kill();
      view = await click<ReimbursementView>(clients.council, "reviews.forward", { ...id, version: view.version, comment: "" });
      await killing;
      view = await click<ReimbursementView>(clients.dgft, "dgft.approve", { ...id, version: view.version });
      await kill();

      const final = await ask<ReimbursementView>(clients.member, "reimbursements.getOwn", id);
      expect(final.state).toBe("APPROVED_DGFT");
      for (const [fieldName, sha256] of sent) {
        const file = final.documents.find((document) => document.fieldName === fieldName)?.current?.files[0];
        const response = await again(() => clients.member.get(`/files/${draft.id}/${file?.id}`));
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(createHash("sha256").update(bytes).digest("hex"), fieldName).toBe(sha256);
      }
      await Promise.all(killers.map((killer) => killer.revive()));
      const dossier = await eventually(async () => {
        const found = await ask<DossierView>(clients.member, "dossiers.get", id);
        if (found.state !== "ready") throw new Error(`the dossier is ${found.state}`);
        return found;
      }, 90_000);
      expect((await clients.member.get(`/files/${draft.id}/${dossier.fileId}`)).status).toBe(200);
      const subjects = await eventually(async () => {
        const found = (await nodes.emailsTo(member.email)).map(({ subject }) => subject ?? "");
        if (new Set(found).size < 3) throw new Error(`only ${found.join("; ")}`);
        return found;
      }, 90_000);
      expect([...new Set(subjects)].toSorted()).toEqual(
        [`${draft.id}: received`, `${draft.id}: forwarded to DGFT`, `${draft.id}: approved by DGFT`].toSorted(),
      );
    },
    killingMs,
  );

  it(
    "are not noticed in a browser on the way from a new firm to the approval",
    async () => {
      const browser = await launchBrowser();
      const killers = [killerOf(nodes.webs), killerOf(nodes.workers)];
      try {
        const { url, emailsTo } = nodes;
        const betweenChapters = async (): Promise<void> => void (await Promise.all(killers.map((killer) => killer.next())));
        // A browser may still hold a line to the node that has just died: whoever sees an error page presses "reload".
        const goTo = (page: Page, address: string): Promise<void> => eventually(async () => void (await page.goto(address)));
        await walkJourney(
          { url, browser, emailsTo, goTo, betweenChapters },
          { number: 7, size: { width: 1440, height: 900 }, hands: mouse, hasAxe: false },
        );
      } finally {
        await Promise.all(killers.map((killer) => killer.revive()));
        await browser.close();
      }
    },
    killingMs,
  );
});
