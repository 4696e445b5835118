import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { z } from "zod";
import { freePort } from "#server/infra/postgres/launch.ts";
import { browserProgram } from "../tests/support/browser.ts";
import { lighthouse } from "./lighthouse-run.ts";
import { cookiesIn, portalPages, type MeasuredPage } from "./portal.ts";
import type { BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const reach = 95;
const rounds = 3;
const maxLoginPaintMs = 1_800;

const figures = { paint: "largest-contentful-paint", blocked: "total-blocking-time", shift: "cumulative-layout-shift" } as const;
const Report = z
  .object({
    categories: z.object({ performance: z.object({ score: z.number() }) }),
    audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  })
  .transform(({ categories, audits }) => ({
    score: Math.round(categories.performance.score * 100),
    paintMs: Math.round(audits[figures.paint]?.numericValue ?? 0),
    blockedMs: Math.round(audits[figures.blocked]?.numericValue ?? 0),
    shift: Math.round((audits[figures.shift]?.numericValue ?? 0) * 1000) / 1000,
  }));
type Measured = z.infer<typeof Report>;

/** The performance of the portal's pages for Lighthouse, as on a phone: with an empty cache, and with what a first visit has left in it. */
export async function benchPortalLighthouse(bench: BenchProduct): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const page of await portalPages(bench)) {
    const { cold, warm } = await visit(bench, page);
    rows.push(rowOf(`${page.name}, cold`, cold, page.name === "login" ? maxLoginPaintMs : undefined), rowOf(`${page.name}, warm`, warm));
  }
  return rows;
}

/** The rounds with the median scores. Every round has a browser of its own, which makes its first visit and then its second. */
async function visit(bench: BenchProduct, { path, cookie }: MeasuredPage): Promise<{ cold: Measured; warm: Measured }> {
  const cold: Measured[] = [];
  const warm: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const profile = mkdtempSync(join(bench.dataDir, "profile-"));
    const port = await freePort();
    const { executablePath, args, env } = await browserProgram();
    const options = { executablePath, args: [...args, `--remote-debugging-port=${port}`], ...(env === undefined ? {} : { env }) };
    const context = await chromium.launchPersistentContext(profile, options);
    try {
      await context.addCookies(cookiesIn(cookie, bench.product.url));
      const run = async (...flags: string[]): Promise<Measured> => {
        const shared = [`--port=${port}`, "--only-categories=performance", ...flags];
        return Report.parse(await lighthouse(bench.product.url + path, join(bench.dataDir, "lighthouse.json"), shared));
      };
      cold.push(await run());
      warm.push(await run("--disable-storage-reset"));
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  }
  return { cold: median(cold), warm: median(warm) };
}

function median(all: readonly Measured[]): Measured {
  const middle = all.toSorted((a, b) => a.score - b.score)[Math.floor(all.length / 2)];
  if (middle === undefined) throw new Error("nothing was measured");
  return middle;
}

const rowOf = (name: string, { score, paintMs, blockedMs, shift }: Measured, maxPaintMs = Infinity): BenchRow => ({
  figure: `Lighthouse, mobile, performance: ${name}`,
  floor: "–",
  value: `${score}; LCP ${(paintMs / 1000).toFixed(1)} s, blocked ${blockedMs} ms, shift ${shift}`,
  ratio: "–",
  reach: maxPaintMs === Infinity ? String(reach) : `${reach}, LCP ${(maxPaintMs / 1000).toFixed(1)} s`,
  pass: score >= reach && paintMs <= maxPaintMs,
});
