import { spawn } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { benchPackages, installedPackages } from "../tests/support/own-packages.ts";

const Report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  timeouts: z.number(),
  non2xx: z.number(),
});

/** Requests a second and milliseconds of one run. */
export type Load = { readonly perSecond: number; readonly p50Ms: number; readonly p99Ms: number };

/**
 * Sends requests to one address from a process of its own, with a fixed number of connections on loopback.
 * @throws when any answer was not 2xx
 */
export async function load(
  url: string,
  options: { connections: number; seconds: number; overallRate?: number; headers?: Readonly<Record<string, string>> },
): Promise<Load> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const output = await textOf(join(installedPackages(benchPackages), ".bin/autocannon"), [
    "-c",
    String(options.connections),
    "-d",
    String(options.seconds),
    "-j",
    ...(options.overallRate === undefined ? [] : ["-R", String(options.overallRate)]),
    ...headers,
    url,
  ]);
  const { requests, latency, errors, timeouts, non2xx } = Report.parse(JSON.parse(output));
  if (errors + timeouts + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${timeouts} time-outs, ${non2xx} refusals`);
  return { perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99 };
}

function textOf(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve(text) : reject(new Error(`${command} ended with ${code}`))));
  });
}

/** Runs `work` this often, with this concurrency, and returns the runs per second. */
export async function rate(times: number, atOnce: number, work: (index: number, worker: number) => Promise<void>): Promise<number> {
  let next = 0;
  const startedMs = performance.now();
  const worker = async (number: number): Promise<void> => {
    for (let index = next++; index < times; index = next++) await work(index, number);
  };
  await Promise.all(Array.from({ length: atOnce }, (_, number) => worker(number)));
  return times / ((performance.now() - startedMs) / 1000);
}

/** Milliseconds, with fractions: the median and the 95th percentile. */
export type Latency = { readonly p50Ms: number; readonly p95Ms: number };

/** Sends this many requests to one address, with this concurrency, on persistent connections. @throws when an answer was not 2xx */
export async function latencyOf(
  url: string,
  options: { times: number; atOnce: number; headers?: Readonly<Record<string, string>> },
): Promise<Latency> {
  const tookMs: number[] = [];
  await rate(options.times, options.atOnce, async () => {
    const fromMs = performance.now();
    const response = await fetch(url, { headers: { ...options.headers } });
    await response.arrayBuffer();
    tookMs.push(performance.now() - fromMs);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
  });
  tookMs.sort((a, b) => a - b);
  const below = (share: number): number => tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN;
  return { p50Ms: below(0.5), p95Ms: below(0.95) };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
