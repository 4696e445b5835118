import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { projectRoot } from "#server/infra/project-root.ts";
import { load, median } from "./load.ts";
import type { BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const connections = 16;
const seconds = 5;
const rounds = 3;
const headers = { "accept-encoding": "br" };

/** The home page from memory and drawn anew, beside bare Express that sends the same bytes. */
export async function benchSite(bench: BenchProduct): Promise<BenchRow[]> {
  const path = join(bench.dataDir, "home.br");
  const home = Buffer.from(await rawBytes(`${bench.product.url}/`));
  writeFileSync(path, home);
  const servers = await startServers({ DATABASE_URL: bench.databaseUrl, BYTES: path, DATA_DIR: join(bench.dataDir, "site") });
  const addresses = { bare: servers.bare, packing: `${servers.bare}packing`, kept: `${bench.product.url}/`, drawn: servers.drawn };
  const counted: Record<keyof typeof addresses, number[]> = { bare: [], packing: [], kept: [], drawn: [] };
  try {
    // The first round of each is not counted.
    for (let round = 0; round <= rounds; round += 1)
      for (const name of ["bare", "packing", "kept", "drawn"] as const) {
        const { perSecond } = await load(addresses[name], { connections, seconds, headers });
        if (round > 0) counted[name].push(perSecond);
      }
  } finally {
    servers.close();
  }
  const sizes = `${home.length} bytes packed, ${brotliDecompressSync(home).length} plain`;
  const row = (figure: string, name: "kept" | "drawn", under: "bare" | "packing", reach: number): BenchRow => {
    const [value, floor] = [median(counted[name]), median(counted[under])];
    return {
      figure,
      floor: `bare Express, the same bytes${under === "packing" ? ", packed for each request" : ""} (${sizes}): ${Math.round(floor)}/s`,
      value: `${Math.round(value)}/s`,
      ratio: `${Math.round((value / floor) * 100)} %`,
      reach: `${reach} %`,
      pass: (value / floor) * 100 >= reach,
    };
  };
  return [
    row("home page from memory", "kept", "bare", 90),
    row("home page drawn for each request", "drawn", "packing", 25),
    row("home page drawn for each request", "drawn", "bare", 25),
  ];
}

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
  const child = spawn(process.execPath, ["--import", "tsx", join(projectRoot, "bench/site-server.ts")], {
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
  return { drawn: `http://127.0.0.1:${drawn}/`, bare: `http://127.0.0.1:${bare}/`, close: () => void child.kill("SIGKILL") };
}
