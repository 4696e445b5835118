import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#server/infra/project-root.ts";
import { startProduct } from "../tests/support/product.ts";
import type { BenchRow } from "./row.ts";

const seconds = (fromMs: number): number => (performance.now() - fromMs) / 1000;

/** From an installed checkout to Ready: the first time with build, initdb and seed, and every later time. */
export async function benchStartUp(): Promise<BenchRow[]> {
  rmSync(join(projectRoot, "dist"), { recursive: true, force: true });
  const fromMs = performance.now();
  execFileSync(process.execPath, [join(projectRoot, "scripts/build.mjs"), "--if-stale"], { stdio: "ignore" });
  const product = await startProduct({ env: { SEED: "demo" } });
  const first = seconds(fromMs);
  try {
    await product.stop();
    const againMs = performance.now();
    execFileSync(process.execPath, [join(projectRoot, "scripts/build.mjs"), "--if-stale"], { stdio: "ignore" });
    await product.restart();
    return [row("start to Ready, the first time (build, initdb, seed)", first, 30), row("start to Ready, later", seconds(againMs), 5)];
  } finally {
    await product.remove();
  }
}

const row = (figure: string, value: number, reach: number): BenchRow => ({
  figure,
  floor: "–",
  value: `${value.toFixed(1)} s`,
  ratio: "–",
  reach: `${reach} s`,
  pass: value <= reach,
});
