import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import superjson from "superjson";
import { writeScan } from "../tests/support/files.ts";
import { load, median } from "./load.ts";
import { sendUpload, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const scheme = "exhibition";
const singleDocuments = [
  "rcmc_certificate",
  "fob_value_certificate",
  "booking_receipt",
  "company_brochure",
  "fascia_photo",
  "representative_details",
];
const boothPhotos = 4;
const connections = 4;
const requestsPerSecond = 60;
const seconds = 8;
const rounds = 3;
const pollMs = 50;
const reachRatio = 2;

/** How much later the slowest hundredth of the pages comes while the worker makes one dossier of ten scans after the other. */
export async function benchWebDuringDossier(bench: BenchProduct): Promise<BenchRow[]> {
  const id = await draftWithScans(bench);
  const list = `${bench.product.url}/trpc/reimbursements.listOwn?input=${encodeURIComponent(superjson.stringify({ page: 1, pageSize: 10 }))}`;
  const ask = async (): Promise<number> =>
    (await load(list, { connections, seconds, overallRate: requestsPerSecond, headers: { cookie: bench.cookie } })).p99Ms;
  await ask();
  const idle: number[] = [];
  const busy: number[] = [];
  let made = 0;
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await ask());
    const maker = makeDossiers(bench, id);
    busy.push(await ask());
    made += await maker.stop();
  }
  const ratio = median(busy) / Math.max(1, median(idle));
  return [
    {
      figure: `web p99 at ${requestsPerSecond} lists a second while dossiers of 10 scans are made (${made} were)`,
      floor: `nothing else to do: ${median(idle).toFixed(0)} ms`,
      value: `${median(busy).toFixed(0)} ms`,
      ratio: `${ratio.toFixed(1)}x`,
      reach: `within ${reachRatio}x`,
      pass: ratio <= reachRatio,
    },
  ];
}

async function draftWithScans(bench: BenchProduct): Promise<string> {
  const { id } = await bench.mutate<{ id: string }>("reimbursements.saveStep", { scheme, step: 1, answers: { firm_address: "Plot 5" } });
  const fields = [...singleDocuments, ...Array.from({ length: boothPhotos }, () => "booth_photos")];
  for (const [index, field] of fields.entries()) {
    const path = await writeScan(join(bench.dataDir, `scan-${index}.pdf`), index);
    await sendUpload(`${bench.product.url}/uploads/${scheme}/${id}/${field}`, await readFile(path), bench.headers());
  }
  return id;
}

/** Changes the draft, asks for its dossier and waits for it, again and again until stopped; returns how often. */
function makeDossiers(bench: BenchProduct, reimbursementId: string): { stop(): Promise<number> } {
  let isStopped = false;
  const run = async (): Promise<number> => {
    for (let made = 0; ; made += 1) {
      if (isStopped) return made;
      const answers = { firm_address: `Plot ${Date.now()}` };
      const { version } = await bench.query<{ version: number }>("reimbursements.getOwn", { reimbursementId });
      await bench.mutate("reimbursements.saveStep", { scheme, reimbursementId, version, step: 1, answers });
      await bench.mutate("dossiers.request", { reimbursementId });
      while ((await bench.query<{ state: string }>("dossiers.get", { reimbursementId })).state !== "ready") await wait(pollMs);
    }
  };
  const running = run();
  return {
    stop() {
      isStopped = true;
      return running;
    },
  };
}
