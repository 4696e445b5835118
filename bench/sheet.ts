import { execFileSync } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { streamXlsxRows } from "hucre/xlsx";
import superjson from "superjson";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { loadBulkData } from "../tests/support/directory-bulk-data.ts";
import { processTree } from "../tests/support/process-tree.ts";
import { load } from "./load.ts";
import { signInForCookie, startBenchProduct, type BenchProduct } from "./product.ts";
import { table, type BenchRow } from "./row.ts";

const sizes = [100_000, 1_000_000] as const;
const pollMs = 50;
const reachRatio = 0.6;
const reachBytes = 160 * 1024 * 1024;
const reachLatency = 2;
const connections = 4;
const requestsPerSecond = 60;
const maxSeconds = 30;
const niceness = 10;
/** Debian's, which has the package; another python in the path may not. */
const python = "/usr/bin/python3";

type Asked = { readonly format: "xlsx" | "csv"; readonly categories?: readonly string[] };
type Made = { readonly id: string; readonly seconds: number; readonly peakBytes: number };
/** All members, with another search each time: otherwise the existing file would be sent. */
const everybody = ["Consumable", "Electonic", "implant", "Device-IVD", "Device-Surgical"];

/**
 * The whole directory as a spreadsheet, from the press of the button to the finished file, compared with python3-xlsxwriter
 * writing the same rows from memory, for this many members or for both sizes; the memory of the process that writes; and how
 * much later the slowest hundredth of the pages comes.
 */
export async function benchSheet(only?: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of only === undefined ? sizes : [only]) {
    const bench = await startBenchProduct();
    try {
      await loadBulkData(bench.databaseUrl, { firms: size, devicesEach: 5, hasProducts: false });
      const measured = await measure(bench, size);
      process.stderr.write(`${table(measured)}\n`);
      rows.push(...measured);
    } finally {
      await bench.close();
    }
  }
  return rows;
}

async function measure(bench: BenchProduct, size: number): Promise<BenchRow[]> {
  const buyer = buyerOf(bench, await signInForCookie(bench.product.url, demoAccounts.buyer, "BUYER"));
  const csv = await buyer.make({ format: "csv" });
  const source = await buyer.take(csv, "list.csv");
  const own = await buyer.make({ format: "xlsx" });
  const file = await buyer.take(own, "list.xlsx");
  let written = -1;
  for await (const _row of streamXlsxRows(readFileSync(file))) written += 1;
  if (written < size) throw new Error(`${written} of ${size} members are in the spreadsheet`);
  const loadBefore = loadavg()[0] ?? 0;
  // The same priority as the product's own writer: on a busy machine that decides.
  const asFarBack = ["-n", String(niceness), python];
  const peer = Number(
    execFileSync("nice", [...asFarBack, join(projectRoot, "bench/xlsxwriter-peer.py"), source, join(bench.dataDir, "peer.xlsx")], {
      encoding: "utf8",
    }),
  );
  const ratio = own.seconds / peer;
  const count = size.toLocaleString("en-IN");
  const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
  return [
    {
      figure: `.xlsx of ${count} members, database included, press to file (load ${loadBefore.toFixed(0)})`,
      floor: `python3-xlsxwriter, rows in memory: ${peer.toFixed(1)} s`,
      value: `${own.seconds.toFixed(1)} s, ${megabytes(readFileSync(file).length)}; csv ${csv.seconds.toFixed(1)} s`,
      ratio: `${ratio.toFixed(2)}x`,
      reach: `within ${reachRatio}x`,
      pass: ratio <= reachRatio,
    },
    {
      figure: `the same, peak memory of the process that writes`,
      floor: "–",
      value: megabytes(own.peakBytes),
      ratio: "–",
      reach: "under 160 MB",
      pass: own.peakBytes < reachBytes,
    },
    await webDuringExport(bench, buyer, { count, seconds: own.seconds }),
  ];
}

async function webDuringExport(bench: BenchProduct, buyer: Buyer, made: { count: string; seconds: number }): Promise<BenchRow> {
  const list = `${bench.product.url}/trpc/reimbursements.listOwn?input=${encodeURIComponent(superjson.stringify({ page: 1, pageSize: 10 }))}`;
  const seconds = Math.max(3, Math.min(maxSeconds, Math.floor(made.seconds)));
  const ask = async (): Promise<number> =>
    (await load(list, { connections, seconds, overallRate: requestsPerSecond, headers: { cookie: bench.cookie } })).p99Ms;
  await ask();
  const idle = await ask();
  const making = buyer.make({ format: "xlsx", categories: everybody });
  const busy = await ask();
  await making;
  const ratio = busy / Math.max(1, idle);
  return {
    figure: `web p99 at ${requestsPerSecond} lists a second while .xlsx of ${made.count} members is made`,
    floor: `nothing else to do: ${idle.toFixed(0)} ms`,
    value: `${busy.toFixed(0)} ms`,
    ratio: `${ratio.toFixed(1)}x`,
    reach: `within ${reachLatency}x`,
    pass: ratio <= reachLatency,
  };
}

type Buyer = { make(asked: Asked): Promise<Made>; take(made: Made, name: string): Promise<string> };

/** Requests lists, waits for them and downloads them, as the page of a buyer does. */
function buyerOf(bench: BenchProduct, cookie: string): Buyer {
  const { url } = bench.product;
  const headers = { [clientHeader]: "web", origin: url, "sec-fetch-site": "same-origin", cookie };
  async function answerOf<T>(response: Response): Promise<T> {
    const answer = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return superjson.deserialize<T>(answer.result.data);
  }
  const mutate = async <T>(path: string, input: unknown): Promise<T> =>
    answerOf<T>(
      await fetch(`${url}/trpc/directory.${path}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: superjson.stringify(input),
      }),
    );
  return {
    async make(asked) {
      const begun = performance.now();
      const watch = watchWriter(bench.product.pid());
      const { list } = await mutate<{ list: { id: string } }>("requestExport", asked);
      for (;;) {
        const { current } = await answerOf<{ current: { id: string; state: string } }>(
          await fetch(`${url}/trpc/directory.currentExport`, { headers }),
        );
        if (current.id !== list.id || current.state === "failed") throw new Error(`the list was not made: ${current.state}`);
        if (current.state === "ready") return { id: list.id, seconds: (performance.now() - begun) / 1_000, peakBytes: watch.stop() };
        await wait(pollMs);
      }
    },
    async take({ id }, name) {
      const { url: link } = await mutate<{ url: string }>("linkToExport", { id });
      const response = await fetch(`${url}${link}`, { headers });
      if (!response.ok || response.body === null) throw new Error(`the list could not be taken: ${response.status}`);
      const path = join(bench.dataDir, name);
      await pipeline(Readable.from(response.body), createWriteStream(path));
      return path;
    },
  };
}

/** The peak memory of the writing process, by the kernel. */
function watchWriter(pid: number): { stop(): number } {
  let peak = 0;
  const timer = setInterval(() => {
    for (const child of processTree(pid)) {
      if (!textOf(`/proc/${child}/cmdline`).includes("sheet-child")) continue;
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+) kB/.exec(textOf(`/proc/${child}/status`))?.[1] ?? 0) * 1024);
    }
  }, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

/** Empty when the process has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
