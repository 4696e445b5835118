import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { startProduct } from "../support/product.ts";
import { runQuickStart } from "../support/quick-start.ts";

/** Fetched by npx at the first use, outside of the project. */
const node24 = execFileSync("npx", ["--yes", "node@24", "--print", "process.execPath"], { cwd: tmpdir(), encoding: "utf8" }).trim();
/** In place of the Node that runs the tests, which is the first argument. */
const launcher = ["sh", "-c", 'shift; exec "$0" "$@"', node24];

test("on the Node of the image the product starts, serves pages, takes a reimbursement to its dossier, and ends in order", async () => {
  expect(execFileSync(node24, ["--version"], { encoding: "utf8" })).toMatch(/^v24\./);
  const product = await startProduct({ env: { SEED: "demo", PUBLIC_URL: "" }, launcher });
  try {
    for (const path of ["/", "/hi", "/login"]) expect([path, (await fetch(product.url + path)).status]).toEqual([path, 200]);
    const { dossier } = await runQuickStart(product.url);
    expect(dossier.subarray(0, 5).toString()).toBe("%PDF-");
    expect(await product.stop()).toBe(0);
  } finally {
    await product.remove();
  }
});
