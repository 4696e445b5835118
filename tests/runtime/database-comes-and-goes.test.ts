import { expect, test } from "vitest";
import { startTestCluster } from "../support/cluster.ts";
import { eventually } from "../support/eventually.ts";
import { startProduct } from "../support/product.ts";
import { isDeep } from "../support/tier.ts";

const times = isDeep ? 10 : 2;

test("a database that goes again and again, right after it has come, ends no process", { timeout: 180_000 }, async () => {
  const cluster = await startTestCluster();
  const product = await startProduct({ env: { DATABASE_URL: cluster.url } });
  const statusIs = (status: number): Promise<void> =>
    eventually(async () => {
      expect((await fetch(`${product.url}/readyz`)).status).toBe(status);
    }, 30_000);
  try {
    for (let time = 0; time < times; time += 1) {
      await cluster.stop();
      await statusIs(503);
      await cluster.start();
      await statusIs(200);
    }
    expect(product.output()).not.toContain('"event":"uncaught"');
  } finally {
    await product.remove();
    await cluster.remove();
  }
});
