import superjson from "superjson";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { callRest, restLogin, type RestReply } from "../tests/support/rest-client.ts";
import { stepParts } from "../tests/support/multipart.ts";
import { load, median, type Load } from "./load.ts";
import type { BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const connections = 16;
const seconds = 6;
const rounds = 3;
const mostOfLife = 2_000;
/** @source issue of the REST API, "Figures" */
const filesOfClaim = 9;
const member = { email: demoAccounts.member, role: "MEMBER" } as const;
const password = "Demo#2026";

/** REST compared with the web client: the same list by both, and a whole claim filed by a program. */
export async function benchRest(bench: BenchProduct): Promise<BenchRow[]> {
  return [await lists(bench), await wholeClaim(bench)];
}

async function lists({ product, cookie }: BenchProduct): Promise<BenchRow> {
  const { access } = await restLogin(product.url, member, password);
  const input = encodeURIComponent(superjson.stringify({ page: 1, pageSize: 10 }));
  const askWeb = (): Promise<Load> =>
    load(`${product.url}/trpc/reimbursements.listOwn?input=${input}`, { connections, seconds, headers: { cookie } });
  const askRest = (): Promise<Load> =>
    load(`${product.url}/api/product-reimbursement/?page=1`, { connections, seconds, headers: { authorization: `Bearer ${access}` } });
  // The first round of each is not counted.
  await askWeb();
  await askRest();
  const web: Load[] = [];
  const rest: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    web.push(await askWeb());
    rest.push(await askRest());
  }
  const [floor, value] = [web, rest].map((loads) => median(loads.map(({ perSecond }) => perSecond)));
  const share = (value ?? 0) / (floor ?? 1);
  return {
    figure: "own list over REST, signed in",
    floor: `the same list over tRPC: ${floor?.toFixed(0)}/s`,
    value: `${value?.toFixed(0)}/s`,
    ratio: `${(share * 100).toFixed(0)} %`,
    reach: "within 10 % of its requests/s",
    pass: share >= 0.9,
  };
}

/**
 * From the login to "submitted", one call after the other, with one file for every document of the scheme; then the first
 * documents again, as a firm does that has better scans, until nine files were sent.
 */
async function wholeClaim({ product }: BenchProduct): Promise<BenchRow> {
  const tookMs: number[] = [];
  let files = 0;
  for (let round = 0; round < rounds; round += 1) {
    const fromMs = performance.now();
    const { access } = await restLogin(product.url, member, password);
    let id: string | undefined;
    files = 0;
    const steps = schemeOf("product").steps.map((_, index) => index + 1);
    for (const [turn, step] of [...steps, ...steps].entries()) {
      const form = await stepParts("product", step, id);
      const fileCount = [...form.values()].filter((part) => typeof part !== "string").length;
      if (turn >= steps.length && (fileCount === 0 || files + fileCount > filesOfClaim)) continue;
      files += fileCount;
      id = String(accepted(await callRest(product.url, "/api/product-reimbursement/", { token: access, form })).body["reimbursement_id"]);
    }
    accepted(await callRest(product.url, `/api/product-reimbursement/submit/${id}/`, { token: access, json: {} }));
    tookMs.push(performance.now() - fromMs);
  }
  const worst = Math.max(...tookMs);
  if (files !== filesOfClaim) throw new Error(`${files} files were sent, not ${filesOfClaim}`);
  return {
    figure: `login to a submitted product claim with ${files} files (its documents, and the first again), over loopback`,
    floor: "–",
    value: `${(worst / 1000).toFixed(2)} s, the slowest of ${rounds}`,
    ratio: "–",
    reach: `${mostOfLife / 1000} s`,
    pass: worst < mostOfLife,
  };
}

function accepted(reply: RestReply): RestReply {
  if (reply.status !== 200) throw new Error(`refused: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
}
