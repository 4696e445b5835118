import { randomBytes } from "node:crypto";
import { noisyJpeg, pdfOf, streamObject } from "../tests/support/files.ts";
import { median, rate } from "./load.ts";
import { sendUpload, startFloor, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const concurrency = 8;
const times = 60;
const rounds = 3;

/** Saving step 2 with a scanned document of 2 MB, stored durably, compared with bare Express + multer + fsync of the same bytes. */
export async function benchSaveStep(bench: BenchProduct): Promise<BenchRow[]> {
  const floorServer = await startFloor({ DATABASE_URL: bench.databaseUrl, UPLOAD_DIR: bench.dataDir });
  const scannedFile = await makeScannedFile();
  const drafts: string[] = [];
  for (let worker = 0; worker < concurrency; worker += 1)
    drafts.push(
      (await bench.mutate<{ id: string }>("reimbursements.saveStep", { scheme: "product", step: 1, answers: { firm_address: `lane ${worker}` } })).id,
    );
  /** The version of the document in each draft, which each upload replaces. */
  const versions: (number | undefined)[] = drafts.map(() => undefined);
  const floorStep = async (): Promise<void> => sendUpload(`${floorServer.url}/upload`, unlike(scannedFile), {});
  const productStep = async (_index: number, worker: number): Promise<void> => {
    const id = drafts[worker] ?? "";
    const documentVersion = versions[worker];
    await sendUpload(`${bench.product.url}/uploads/product/${id}/rcmc_certificate`, unlike(scannedFile), bench.headers(), documentVersion);
    versions[worker] = (documentVersion ?? 0) + 1;
  };
  try {
    // The first round of each is not counted: both run for months, not for seconds.
    await rate(times, concurrency, floorStep);
    await rate(times, concurrency, productStep);
    const floors: number[] = [];
    const values: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await rate(times, concurrency, floorStep));
      values.push(await rate(times, concurrency, productStep));
    }
    for (const id of drafts) await assertSaved(bench, id);
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

/** After the answer 200 the next reader gets the saved values. */
async function assertSaved(bench: BenchProduct, id: string): Promise<void> {
  const { steps, currentStep } = await bench.query<{ currentStep: number; steps: { savedAt?: Date; isComplete: boolean }[] }>(
    "reimbursements.getOwn",
    {
      reimbursementId: id,
    },
  );
  if (currentStep !== 3 || steps[1]?.savedAt === undefined || !steps[1].isComplete) throw new Error(`step 2 of ${id} is not saved`);
}

const widthPx = 2000;
const heightPx = 2750;
const mark = "0".repeat(32);

/** A page like that of a scanner, of about 2 MB, with a remark in it that `unlike` changes. */
async function makeScannedFile(): Promise<Buffer> {
  const scan = await noisyJpeg(widthPx, heightPx, 1);
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /Scan 5 0 R >> >> /Contents 4 0 R >>",
    streamObject("", Buffer.from(`% ${mark}\nq 595 0 0 842 0 0 cm /Scan Do Q`)),
    streamObject(
      `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`,
      scan,
    ),
  ]);
}

/** The same document with another remark: the product would recognise the same bytes. */
function unlike(scannedFile: Buffer): Buffer {
  const other = Buffer.from(scannedFile);
  other.write(randomBytes(16).toString("hex"), scannedFile.indexOf(mark));
  return other;
}
