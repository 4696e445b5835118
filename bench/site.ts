import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { projectRoot } from "#server/infra/project-root.ts";
import { build } from "esbuild";
import { load, median } from "./load.ts";
import type { BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const connections = 16;
const seconds = 4;
const rounds = 5;
const headers = { "accept-encoding": "br" };

/** The home page from the cache and rendered, compared with bare Express that sends the same bytes. */
export async function benchSite(bench: BenchProduct): Promise<BenchRow[]> {
  const kept = `${bench.product.url}/`;
  const path = join(bench.dataDir, "home.html");
  writeFileSync(path, brotliDecompressSync(await rawBytes(kept)));
  const servers = await startServers({ DATABASE_URL: bench.databaseUrl, PAGE: path, DATA_DIR: join(bench.dataDir, "site") });
  const addresses = {
    best: `${servers.bare}best`,
    quick: `${servers.bare}quick`,
    compressing: `${servers.bare}compressing`,
    kept,
    drawn: servers.drawn,
  };
  const names = ["best", "kept", "quick", "drawn", "compressing"] as const;
  const counted: Record<keyof typeof addresses, number[]> = { best: [], quick: [], compressing: [], kept: [], drawn: [] };
  try {
    // A cached page is compressed with the best setting a moment after its first request.
    for (const deadline = performance.now() + 10_000; !(await areSame(addresses.best, kept));)
      if (performance.now() > deadline) throw new Error("the page in memory is not what bare Express sends");
    if (!(await areSame(addresses.quick, addresses.drawn))) throw new Error("the drawn page is not what bare Express sends");
    // The first round of each is not counted.
    for (let round = 0; round <= rounds; round += 1)
      for (const name of names) {
        const { perSecond } = await load(addresses[name], { connections, seconds, headers });
        if (round > 0) counted[name].push(perSecond);
      }
    const sizes = Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await rawBytes(addresses[name])).length] as const)));
    const row = (figure: string, name: "kept" | "drawn", under: "best" | "quick" | "compressing", reach: number): BenchRow => {
      const [value, floor] = [median(counted[name]), median(counted[under])];
      return {
        figure,
        floor: `bare Express, the same ${sizes[under]} bytes${under === "compressing" ? ", compressed for each request" : ""}: ${Math.round(floor)}/s`,
        value: `${Math.round(value)}/s`,
        ratio: `${Math.round((value / floor) * 100)} %`,
        reach: `${reach} %`,
        pass: (value / floor) * 100 >= reach,
      };
    };
    return [
      row("home page from memory", "kept", "best", 90),
      row("home page drawn for each request", "drawn", "quick", 25),
      row("home page drawn for each request", "drawn", "compressing", 25),
    ];
  } finally {
    servers.close();
  }
}

const areSame = async (one: string, other: string): Promise<boolean> => (await rawBytes(one)).equals(await rawBytes(other));

/** `fetch` would unpack them. */
async function rawBytes(url: string): Promise<Buffer> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts)));
    })
      .on("error", reject)
      .end();
  });
}

async function startServers(env: Readonly<Record<string, string>>): Promise<{ drawn: string; bare: string; close(): void }> {
  const program = join(projectRoot, "dist/server/site-bench.js");
  await build({
    entryPoints: [join(projectRoot, "bench/site-server.ts")],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  const child = spawn(process.execPath, [program], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [drawn, bare] = await new Promise<readonly [string, string]>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const found = /drawn (\d+) bare (\d+)/.exec(chunk.toString());
      if (found?.[1] !== undefined && found[2] !== undefined) resolve([found[1], found[2]]);
    });
    child.once("close", () => reject(new Error("the bench's servers ended")));
  });
  return {
    drawn: `http://127.0.0.1:${drawn}/`,
    bare: `http://127.0.0.1:${bare}/`,
    close: () => {
      child.kill("SIGKILL");
      rmSync(program);
    },
  };
}
