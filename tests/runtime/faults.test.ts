import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, testPassword } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { ownDatabaseUrl, startProduct, type RunningProduct } from "../support/product.ts";
import { openTestServices } from "../support/services.ts";
import { isDeep } from "../support/tier.ts";
import { WebClient } from "../support/web-client.ts";

const appSecret = "a secret that only this test knows, 32+";
const concurrency = 6;
/** How many answers are awaited before everything is killed; the requests under way are cut wherever they are. */
const answersPerRound = isDeep ? [5, 17, 29] : [11];

type Acknowledged = { readonly id: string; readonly sha256?: string; readonly address?: string };

let product: RunningProduct;
let client: WebClient;

beforeAll(async () => {
  product = await startProduct({ env: { APP_SECRET: appSecret } });
  const opened = openTestServices({ url: ownDatabaseUrl(product.dataDir) }, { APP_SECRET: appSecret });
  const { user } = await createMember(opened.services);
  await opened.close();
  client = new WebClient({ url: product.url, close: () => Promise.resolve() });
  const { status } = await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: "MEMBER" });
  if (status !== 200) throw new Error(`the member could not log in: ${status}`);
});
afterAll(() => product?.remove());

const cookie = (): string => [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Uploads a document that starts a new draft; what was acknowledged. */
async function uploadDocument(name: string): Promise<Acknowledged> {
  const bytes = textPdf([name]);
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), `${name}.pdf`);
  const { "content-type": _json, ...page } = client.pageHeaders();
  const response = await fetch(`${product.url}/uploads/product/new/rcmc_certificate`, {
    method: "POST",
    headers: { ...page, cookie: cookie() },
    body: form,
  });
  if (!response.ok) throw new Error(`refused with ${response.status}`);
  const { reimbursementId } = (await response.json()) as { reimbursementId: string }; // the upload's own answer
  return { id: reimbursementId, sha256: createHash("sha256").update(bytes).digest("hex") };
}

async function saveAddress(address: string): Promise<Acknowledged> {
  const answer = await client.mutate("reimbursements.saveStep", { scheme: "product", step: 1, answers: { firm_address: address } });
  if (answer.status !== 200) throw new Error(`refused with ${answer.status}`);
  return { id: (answer.value as ReimbursementView).id, address }; // what saveStep answers
}

/** Works with several clients until so many answers have come, then kills the whole process tree; everything that was acknowledged. */
async function workUntilKilled(round: number): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let killed: Promise<void> | undefined;
  const worker = async (number: number): Promise<void> => {
    for (let turn = 0; killed === undefined; turn += 1) {
      const name = `round-${round}-client-${number}-turn-${turn}`;
      const answer = await (turn % 2 === 0 ? uploadDocument(name) : saveAddress(name)).catch(() => undefined);
      if (answer !== undefined) acknowledged.push(answer);
      if (acknowledged.length >= (answersPerRound[round] ?? 0)) killed ??= product.kill9();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, number) => worker(number)));
  await killed;
  return acknowledged;
}

it("nothing that was acknowledged is lost when everything is killed at any moment", async () => {
  const acknowledged: Acknowledged[] = [];
  for (let round = 0; round < answersPerRound.length; round += 1) {
    acknowledged.push(...(await workUntilKilled(round)));
    await product.restart();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(answersPerRound.reduce((sum, count) => sum + count, 0));
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length);
  for (const { id, sha256, address } of acknowledged) {
    // Right after its start, a slow machine may still answer 503: nothing is lost by it.
    const view = await eventually(async () => {
      const answer = await client.query("reimbursements.getOwn", { reimbursementId: id });
      expect(answer.status, id).toBe(200);
      return answer.value as ReimbursementView; // what getOwn answers
    });
    if (address !== undefined) expect(view.answers).toEqual({ firm_address: address });
    if (sha256 === undefined) continue;
    const file = view.documents.find(({ fieldName }) => fieldName === "rcmc_certificate")?.current?.files[0];
    const bytes = await eventually(async () => {
      const answer = await fetch(`${product.url}/files/${id}/${file?.id}`, { headers: { cookie: cookie() } });
      expect(answer.status, id).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    });
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
  }
});
