import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { browserProgram } from "../tests/support/browser.ts";
import { addressesOfWebsite } from "../tests/support/website.ts";
import type { BenchProduct } from "./product.ts";
import { lighthouse } from "./lighthouse-run.ts";
import type { BenchRow } from "./row.ts";

const reach = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof reach;
// A literal table's keys are its categories.
const categories = Object.keys(reach) as Category[];

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ score: z.number().nullable().optional(), scoreDisplayMode: z.string() })),
});

/**
 * Lighthouse as on a phone, over the addresses on the command line, or over all public pages (of events one); prints the worst
 * page of each category and its failed audits.
 */
export async function benchLighthouse(bench: BenchProduct): Promise<BenchRow[]> {
  const { url } = bench.product;
  const only = process.argv.slice(3);
  const addresses = await addressesOfWebsite(url);
  const firstEvent = addresses.find((path) => path.startsWith("/events/"));
  const wanted = addresses.filter((path) => (only.length === 0 ? !/\/events\//.test(path) || path === firstEvent : only.includes(path)));
  const worst = new Map<Category, { path: string; score: number; lost: readonly string[] }>();
  const browser = await asOneProgram(bench.dataDir);
  for (const path of wanted) {
    const flags = [`--only-categories=${categories.join(",")}`, "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage"];
    const report = Report.parse(await lighthouse(url + path, join(bench.dataDir, "lighthouse.json"), flags, { CHROME_PATH: browser }));
    const lost = Object.entries(report.audits).flatMap(([id, { score, scoreDisplayMode }]) =>
      typeof score === "number" && score < 0.9 && scoreDisplayMode !== "informative" ? [id] : [],
    );
    const scores = categories.map((category) => Math.round((report.categories[category]?.score ?? 0) * 100));
    process.stdout.write(`${path} ${scores.join(" ")}${lost.length === 0 ? "" : ` (${lost.join(", ")})`}\n`);
    for (const [at, category] of categories.entries()) {
      const score = scores[at] ?? 0;
      if (score < (worst.get(category)?.score ?? 101)) worst.set(category, { path, score, lost });
    }
  }
  return categories.map((category) => {
    const { path, score } = worst.get(category) ?? { path: "none", score: 0 };
    return {
      figure: `Lighthouse, mobile, ${category}: the worst of ${wanted.length} pages`,
      floor: "–",
      value: `${score} (${path})`,
      ratio: "–",
      reach: String(reach[category]),
      pass: score >= reach[category],
    };
  });
}

/** Lighthouse starts a browser by its path alone, so our browser's settings go into a small program of its own. */
async function asOneProgram(folder: string): Promise<string> {
  const { executablePath, env = {} } = await browserProgram();
  const own = Object.entries(env).filter(([name, value]) => value !== undefined && value !== process.env[name]);
  const path = join(folder, "browser.sh");
  writeFileSync(path, ["#!/bin/sh", ...own.map(([name, value]) => `export ${name}='${value}'`), `exec '${executablePath}' "$@"`, ""].join("\n"));
  chmodSync(path, 0o755);
  return path;
}
