import { readdirSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import superjson from "superjson";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { loadConfig } from "#server/infra/config.ts";
import { createLog } from "#server/infra/log.ts";
import { openServices } from "#server/services.ts";
import { createMember, createStaffActor, testPassword } from "../tests/support/factories.ts";
import { textPdf } from "../tests/support/files.ts";
import { load } from "./load.ts";
import { startBenchProduct, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const firms = 150;
/** Of the last hour before 31 March, as the figures to reach count it. @source security.md 5 "Deadline hour" */
const realStepsPerSecond = 1.2;
const appSecret = "a secret that only the bench knows, 32+";
const clerksPerSecond = 2;

type Person = { readonly cookie: string; readonly ip: string };

/** A portal with 150 firms and a signed-in clerk; each person has an address of their own. */
export async function startDeadline(): Promise<{ bench: BenchProduct; members: readonly Person[]; clerk: Person; close(): Promise<void> }> {
  const bench = await startBenchProduct({ APP_SECRET: appSecret, TRUST_PROXY: "1" });
  const opened = openServices(
    loadConfig({ DATA_DIR: bench.product.dataDir, APP_SECRET: appSecret, SEED: "none" }),
    createLog("silent"),
    bench.databaseUrl,
  );
  const members: Person[] = [];
  for (let number = 0; number < firms; number += 1) {
    const { user } = await createMember(opened.services);
    members.push(await signIn(bench, user.email, "MEMBER", number));
  }
  const clerk = await signIn(bench, (await createStaffActor(opened.services, "EPCMD_ADMIN")).email, "EPCMD_ADMIN", firms);
  return {
    bench,
    members,
    clerk,
    close: async () => {
      await opened.close();
      await bench.close();
    },
  };
}

async function signIn({ product }: BenchProduct, email: string, userType: string, number: number): Promise<Person> {
  const ip = `10.1.${number >> 8}.${number & 255}`;
  const answer = await fetch(`${product.url}/trpc/accounts.login`, {
    method: "POST",
    headers: { ...pageHeaders(product.url, ip), "content-type": "application/json" },
    body: superjson.stringify({ email, password: testPassword, userType }),
  });
  if (!answer.ok) throw new Error(`sign-in failed: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  return { cookie, ip };
}

const pageHeaders = (url: string, ip: string): Record<string, string> => ({
  [clientHeader]: "web",
  origin: url,
  "sec-fetch-site": "same-origin",
  "x-forwarded-for": ip,
});

type Notified = { readonly tookMs: readonly number[]; readonly errors: ReadonlyMap<string, number>; readonly seconds: number };

/**
 * Sends steps at a fixed pace, whatever the answers take: each is timed from the moment at which it was due, so that a blocked
 * server is visible. A third of the steps carry a document.
 */
export async function drive(
  { bench, members, clerk }: Pick<Awaited<ReturnType<typeof startDeadline>>, "bench" | "members" | "clerk">,
  { stepsPerSecond, seconds }: { stepsPerSecond: number; seconds: number },
): Promise<Notified> {
  const { url } = bench.product;
  const tookMs: number[] = [];
  const errors = new Map<string, number>();
  const open: Promise<void>[] = [];
  const startedMs = performance.now();
  const timed = (dueMs: number, isStep: boolean, send: () => Promise<Response>): void => {
    open.push(
      send()
        .then(async (response) => {
          const body = await response.text();
          if (!response.ok) throw new Error(`${response.status} ${body.slice(0, 120)}`);
          if (isStep) tookMs.push(performance.now() - dueMs);
        })
        .catch((error: unknown) => {
          const text = error instanceof Error ? error.message : String(error);
          errors.set(text, (errors.get(text) ?? 0) + 1);
        }),
    );
  };
  const total = Math.round(stepsPerSecond * seconds);
  const reading = (async () => {
    for (let turn = 0; turn < clerksPerSecond * seconds; turn += 1) {
      const dueMs = startedMs + (turn * 1000) / clerksPerSecond;
      await pause(Math.max(0, dueMs - performance.now()));
      const input = encodeURIComponent(superjson.stringify({ scheme: "product" }));
      timed(dueMs, false, () =>
        fetch(`${url}/trpc/reviews.list?input=${input}`, { headers: { ...pageHeaders(url, clerk.ip), cookie: clerk.cookie } }),
      );
    }
  })();
  for (let number = 0; number < total; number += 1) {
    const dueMs = startedMs + (number * 1000) / stepsPerSecond;
    await pause(Math.max(0, dueMs - performance.now()));
    const person = members[number % members.length];
    if (person !== undefined) timed(dueMs, true, () => step(url, person, number));
  }
  await reading;
  await Promise.all(open);
  return { tookMs: tookMs.sort((a, b) => a - b), errors, seconds: (performance.now() - startedMs) / 1000 };
}

function step(url: string, { cookie, ip }: Person, number: number): Promise<Response> {
  const headers = { ...pageHeaders(url, ip), cookie };
  if (number % 3 === 0) {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(textPdf([`paper ${number}`]))]), "paper.pdf");
    return fetch(`${url}/uploads/product/new/rcmc_certificate`, { method: "POST", headers, body: form });
  }
  return fetch(`${url}/trpc/reimbursements.saveStep`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: superjson.stringify({ scheme: "product", step: 1, answers: { firm_address: `Road ${number}` } }),
  });
}

const below = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

/**
 * The deadline hour at ten and at fifty times the real rate, then slow clients together with ordinary ones.
 * @param seconds of each part
 */
export async function benchDeadline(seconds = 600): Promise<BenchRow[]> {
  const deadline = await startDeadline();
  const rows: BenchRow[] = [];
  try {
    for (const times of [10, 50]) {
      const stepsPerSecond = realStepsPerSecond * times;
      const report = await drive(deadline, { stepsPerSecond, seconds });
      const failed = [...report.errors].map(([text, count]) => `${count}x ${text}`).join("; ");
      const count = [...report.errors.values()].reduce((sum, each) => sum + each, 0);
      rows.push({
        figure: `deadline hour at ${times}x: ${stepsPerSecond} steps/s of ${firms} firms for ${seconds} s, the council reading`,
        floor: "–",
        value: `${report.tookMs.length} steps, ${count} errors${failed === "" ? "" : ` (${failed})`}; p50 ${below(report.tookMs, 0.5).toFixed(0)} ms, p99 ${below(report.tookMs, 0.99).toFixed(0)} ms`,
        ratio: "–",
        reach: times === 10 ? "0 errors" : "0 errors (the far goal)",
        pass: count === 0 && report.seconds < seconds * 1.1 + 5,
      });
    }
    rows.push(await benchSlowClients(deadline));
    return rows;
  } finally {
    await deadline.close();
  }
}

const slowHeaders = 1_000;
const slowUploads = 200;
const listSeconds = 15;

/** The member's list while a thousand clients never finish their headers and two hundred send a document a byte at a time. */
async function benchSlowClients({ bench, members }: Pick<Awaited<ReturnType<typeof startDeadline>>, "bench" | "members">): Promise<BenchRow> {
  const input = encodeURIComponent(superjson.stringify({ page: 1, pageSize: 10 }));
  const url = `${bench.product.url}/trpc/reimbursements.listOwn?input=${input}`;
  const list = () => load(url, { connections: 4, seconds: listSeconds, overallRate: 100, headers: { cookie: bench.cookie } });
  await list();
  const quiet = await list();
  const slow = startSlowClients(bench.product.port, members);
  await pause(2_000);
  const busy = await list();
  slow.end();
  const ratio = busy.p99Ms / Math.max(1, quiet.p99Ms);
  return {
    figure: `own list at 100 requests/s with ${slowHeaders} clients that never finish their headers and ${slowUploads} uploads of a byte a second, p99`,
    floor: `without them: ${quiet.p99Ms.toFixed(0)} ms`,
    value: `${busy.p99Ms.toFixed(0)} ms`,
    ratio: `${ratio.toFixed(1)}x`,
    reach: "within 2x",
    pass: ratio <= 2,
  };
}

function startSlowClients(port: number, members: readonly Person[]): { end(): void } {
  const sockets: Socket[] = [];
  const open = (first: string): void => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("error", () => {}); // the server may close the connection
    socket.write(first);
    sockets.push(socket);
  };
  for (let number = 0; number < slowHeaders; number += 1) open("GET / HTTP/1.1\r\nHost: localhost\r\n");
  for (let number = 0; number < slowUploads; number += 1) {
    const person = members[number % members.length];
    const head = pageHeaders(`http://127.0.0.1:${port}`, person?.ip ?? "10.9.9.9");
    const lines = Object.entries({ ...head, cookie: person?.cookie ?? "" }).map(([name, value]) => `${name}: ${value}`);
    const start = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`;
    open(
      `POST /uploads/product/new/rcmc_certificate HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join("\r\n")}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n${start}`,
    );
  }
  const drip = setInterval(() => {
    for (const [index, socket] of sockets.entries()) if (socket.writable) socket.write(index < slowHeaders ? `X-${index}: 1\r\n` : "x");
  }, 1_000);
  return {
    end: () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}

const soakShare = 0.3;
const sampleMs = 5_000;

/**
 * Hours at three tenths of the ten-fold rate: memory and open files must not grow.
 * @param minutes 30 as a rule, 480 for the long one
 */
export async function benchSoak(minutes = 30): Promise<BenchRow[]> {
  const deadline = await startDeadline();
  try {
    const pid = deadline.bench.product.pid();
    const samples: { readonly rssBytes: number; readonly openFiles: number }[] = [];
    await drive(deadline, { stepsPerSecond: realStepsPerSecond * 10, seconds: 30 }); // caches and pools fill once
    const sampler = setInterval(() => samples.push({ rssBytes: rssOf(pid), openFiles: readdirSync(`/proc/${pid}/fd`).length }), sampleMs);
    const report = await drive(deadline, { stepsPerSecond: realStepsPerSecond * 10 * soakShare, seconds: minutes * 60 });
    clearInterval(sampler);
    const part = Math.max(1, Math.floor(samples.length / 5));
    const mean = (of: typeof samples, key: "rssBytes" | "openFiles"): number => of.reduce((sum, sample) => sum + sample[key], 0) / of.length;
    const [first, last] = [samples.slice(0, part), samples.slice(-part)];
    const growth = mean(last, "rssBytes") / mean(first, "rssBytes") - 1;
    const handles = mean(last, "openFiles") - mean(first, "openFiles");
    const errors = [...report.errors.values()].reduce((sum, each) => sum + each, 0);
    return [
      {
        figure: `soak of ${minutes} minutes at ${(realStepsPerSecond * 10 * soakShare).toFixed(1)} steps/s: memory of the server, last fifth`,
        floor: `first fifth: ${(mean(first, "rssBytes") / 1024 ** 2).toFixed(0)} MB`,
        value: `${(mean(last, "rssBytes") / 1024 ** 2).toFixed(0)} MB, ${handles.toFixed(1)} more open files, ${errors} errors`,
        ratio: `${(growth * 100).toFixed(1)} %`,
        reach: "under +5 %, no more files, 0 errors",
        pass: growth < 0.05 && handles < 3 && errors === 0,
      },
    ];
  } finally {
    await deadline.close();
  }
}

const pageBytes = 4096;
const rssOf = (pid: number): number => Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * pageBytes;
