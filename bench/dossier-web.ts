import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { writeScan } from "../tests/support/files.ts";
import { sendUpload, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";
import { webDuring } from "./web-during.ts";

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
const pollMs = 50;

/** How much later the slowest hundredth of the pages comes while the worker makes one dossier of ten scans after the other. */
export async function benchWebDuringDossier(bench: BenchProduct): Promise<BenchRow[]> {
  const id = await draftWithScans(bench);
  return webDuring(bench, "dossiers of 10 scans are made", () => (isOver) => makeDossiers(bench, id, isOver));
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

/** Changes the draft, asks for its dossier and waits for it, again and again until it is over. */
async function makeDossiers(bench: BenchProduct, reimbursementId: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const answers = { firm_address: `Plot ${Date.now()}` };
    const { version } = await bench.query<{ version: number }>("reimbursements.getOwn", { reimbursementId });
    await bench.mutate("reimbursements.saveStep", { scheme, reimbursementId, version, step: 1, answers });
    await bench.mutate("dossiers.request", { reimbursementId });
    while ((await bench.query<{ state: string }>("dossiers.get", { reimbursementId })).state !== "ready") await wait(pollMs);
  }
}
