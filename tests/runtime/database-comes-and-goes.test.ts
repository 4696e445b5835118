import { afterAll, beforeAll, expect, test } from "vitest";
import { council } from "#domain/council.ts";
import { startTestCluster, type TestCluster } from "../support/cluster.ts";
import { startProduct, type RunningProduct } from "../support/product.ts";
import { statusBecomes } from "../support/readiness.ts";
import { isDeep } from "../support/tier.ts";

const times = isDeep ? 10 : 2;

let cluster: TestCluster;
let product: RunningProduct;
beforeAll(async () => {
  cluster = await startTestCluster();
  product = await startProduct({ env: { DATABASE_URL: cluster.url } });
});
afterAll(async () => {
  await product?.remove();
  await cluster?.remove();
});

test("a database that goes away is named by /readyz within a second or two, and is found again when it is back", async () => {
  await statusBecomes(product.url, 200);
  await cluster.stop();
  const began = performance.now();
  const away = await statusBecomes(product.url, 503);
  expect(away.failed).toContain("database");
  const call = await fetch(`${product.url}/trpc/accounts.me`, { headers: { cookie: `${council.slug}=${"x".repeat(43)}` } });
  expect([call.status, call.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${product.url}/login`)).status).toBe(200);
  await cluster.start();
  await statusBecomes(product.url, 200);
});

test("a database that goes again and again, right after it has come, ends no process", { timeout: 180_000 }, async () => {
  for (let time = 0; time < times; time += 1) {
    await cluster.stop();
    await statusBecomes(product.url, 503);
    await cluster.start();
    await statusBecomes(product.url, 200);
  }
  expect(product.output()).not.toContain('"event":"uncaught"');
});
