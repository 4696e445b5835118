import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#domain/accounts/limits.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createUser } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { askNode, signedInAt } from "../support/node-clients.ts";
import { startNodes, type TestNodes } from "../support/nodes.ts";
import { attach } from "../support/reimbursements.ts";
import { isDeep } from "../support/tier.ts";
import { WebClient } from "../support/web-client.ts";

const concurrency = 6;

let nodes: TestNodes;
beforeAll(async () => {
  nodes = await startNodes();
});
afterAll(() => nodes?.close());

const urlOf = (index: number): string => nodes.webs[index]?.url ?? "";

describe("two web nodes are one portal", () => {
  it("a session that one node began is known to the other, and ended by either", async () => {
    const { user } = await createMember(nodes.services);
    const here = await signedInAt(urlOf(0), user);
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

  it("a document that one node stored is read by the other, which never had it on its disk", async () => {
    const { user } = await createMember(nodes.services);
    const here = await signedInAt(urlOf(0), user);
    const bytes = textPdf(["only once"]);
    const sent = await here.upload("/uploads/product/new/rcmc_certificate", { name: "rcmc.pdf", bytes });
    const { reimbursementId } = (await sent.json()) as { reimbursementId: string }; // the upload's own answer
    const there = here.at(urlOf(1));
    const view = await askNode<ReimbursementView>(there, "reimbursements.getOwn", { reimbursementId });
    const file = view.documents.find(({ fieldName }) => fieldName === "rcmc_certificate")?.current?.files[0];
    expect(Buffer.from(await (await there.get(`/files/${reimbursementId}/${file?.id}`)).arrayBuffer()).equals(bytes)).toBe(true);
    expect((await there.get(`/files/${reimbursementId}/${file?.id}/pages/1?width=320`)).status).toBe(200);
  });
});

it("a web node serves although jobs wait for a worker, and says so", async () => {
  const { db } = nodes.database;
  // No worker of this release knows the job.
  await db.execute(sql`insert into outbox (topic, payload, not_before) values ('unknown-topic', '{}', now() - interval '10 minutes')`);
  await eventually(async () => {
    const answer = await fetch(`${urlOf(0)}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({
        status: "degraded",
        remarks: expect.arrayContaining([expect.stringMatching(/^\d+ jobs? waits?, the oldest for 1\d minutes$/)]),
      }),
    ]);
  });
  await db.execute(sql`delete from outbox where topic = 'unknown-topic'`);
});

describe("a restart without a gap", () => {
  it("fails no request while a node ends by SIGTERM and comes back", async () => {
    // Existing drafts: creating one waits for the common counter of numbers.
    const people: { readonly client: WebClient; readonly id: string }[] = [];
    for (let number = 0; number < concurrency; number += 1) {
      const { user, actor } = await createMember(nodes.services);
      const { id } = await attach(nodes.services, actor, undefined, "rcmc_certificate");
      people.push({ client: await signedInAt(nodes.url, user), id });
    }
    let isOver = false;
    let answered = 0;
    const failures: string[] = [];
    const worker = async ({ client, id }: (typeof people)[number]): Promise<void> => {
      const saveStep = async (turn: number) => {
        const read = await client.query("reimbursements.getOwn", { reimbursementId: id });
        if (read.status !== 200) return read;
        const { version } = read.value as ReimbursementView; // what getOwn answers
        return client.mutate("reimbursements.saveStep", {
          scheme: "product",
          reimbursementId: id,
          version,
          step: 1,
          answers: { firm_address: `${turn}` },
        });
      };
      let documentVersion = 1;
      const upload = async (turn: number) => {
        const answer = await client.upload(`/uploads/product/${id}/rcmc_certificate`, {
          name: "a.pdf",
          bytes: textPdf([`${id} ${turn}`]),
          documentVersion,
        });
        if (answer.status === 200) documentVersion += 1;
        return answer;
      };
      for (let turn = 0; !isOver; turn += 1) {
        const what = (["list", "upload", "step"] as const)[turn % 3] ?? "list";
        const send = {
          list: () => client.query("reimbursements.listOwn", {}),
          upload: () => upload(turn),
          step: () => saveStep(turn),
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
    // One of each kind in the gate, every node in the deep tier.
    const restarted = isDeep ? [...nodes.webs, ...nodes.workers] : [...nodes.webs.slice(0, 1), ...nodes.workers.slice(0, 1)];
    for (const node of restarted) {
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
