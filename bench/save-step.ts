import { randomBytes } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import { noisyJpeg } from "../tests/support/files.ts";
import { median, rate } from "./load.ts";
import { startFloor, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const lanes = 8;
const times = 80;
const rounds = 3;
const paperBytes = 2 * 1024 * 1024;

/** Saving step 2 with a scanned paper of 2 MB, durable, beside bare Express + multer + fsync of the same bytes. */
export async function benchSaveStep(bench: BenchProduct): Promise<BenchRow[]> {
  const floorServer = await startFloor({ DATABASE_URL: bench.databaseUrl, UPLOAD_DIR: bench.dataDir });
  const paper = await scannedPaper();
  const drafts: string[] = [];
  for (let lane = 0; lane < lanes; lane += 1)
    drafts.push(
      (await bench.mutate<{ id: string }>("reimbursements.saveStep", { scheme: "product", step: 1, answers: { firm_address: `lane ${lane}` } })).id,
    );
  const floorStep = async (): Promise<void> => send(`${floorServer.url}/upload`, unlike(paper), {});
  const productStep = async (_index: number, lane: number): Promise<void> => {
    const id = drafts[lane] ?? "";
    await send(`${bench.product.url}/uploads/product/${id}/rcmc_certificate`, unlike(paper), bench.headers());
    await bench.mutate("reimbursements.saveStep", { scheme: "product", reimbursementId: id, step: 2, answers: {} });
  };
  try {
    const floors: number[] = [];
    const values: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await rate(times, lanes, floorStep));
      values.push(await rate(times, lanes, productStep));
    }
    const share = median(values) / median(floors);
    return [
      {
        figure: "save a step with a 2 MB PDF, durable",
        floor: `bare Express + multer + fsync: ${median(floors).toFixed(0)}/s`,
        value: `${median(values).toFixed(0)}/s`,
        ratio: `${(share * 100).toFixed(0)} %`,
        reach: "50 % of its rate",
        pass: share >= 0.5,
      },
    ];
  } finally {
    floorServer.close();
  }
}

/** A page as a scanner makes it, filled up to 2 MB. */
async function scannedPaper(): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const image = await document.embedJpg(await noisyJpeg(1654, 2339, 1));
  document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  const bytes = Buffer.from(await document.save());
  return Buffer.concat(
    [bytes, Buffer.from("\n%"), randomBytes((paperBytes - bytes.length - 2) / 2 - 16).toString("hex")].map((part) => Buffer.from(part)),
  );
}

/** The same paper with other last bytes, or the product would see that it has it already. */
const unlike = (paper: Buffer): Buffer => Buffer.concat([paper, Buffer.from(randomBytes(16).toString("hex"))]);

async function send(url: string, bytes: Buffer, headers: Record<string, string>): Promise<void> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), "paper.pdf");
  const response = await fetch(url, { method: "POST", headers, body: form });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
