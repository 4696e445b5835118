import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { createSandbox, type Sandbox } from "#server/infra/sandbox.ts";
import type { DossierSpec } from "#server/infra/sandbox-protocol.ts";
import { writeScan } from "../tests/support/files.ts";
import type { BenchRow } from "./row.ts";

const run = promisify(execFile);
const scanCount = 10;
const rounds = 5;
const reachRatio = 6;
const reachRssBytes = 256 * 1024 * 1024;

/**
 * Builds the dossier of ten scans of about 2.8 MB, with cover, index, dividers, stamps and bookmarks, compared with `qpdf
 * --empty --pages` on the same files in the same minute. Medians; children built as in production, warm as they are when the
 * product runs.
 */
export async function benchDossier(): Promise<BenchRow[]> {
  // Below the project, so that the built children find their packages.
  const workDir = await mkdtemp(join(import.meta.dirname, "..", "node_modules", ".bench-"));
  try {
    const scriptDir = await buildChildren(workDir);
    const scans = await Promise.all(Array.from({ length: scanCount }, (_, index) => writeScan(join(workDir, `scan-${index}.pdf`), index)));
    const sandbox = createSandbox({ scriptDir });
    try {
      return await measure(sandbox, scans, workDir);
    } finally {
      await sandbox.close();
    }
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function measure(sandbox: Sandbox, scans: readonly string[], workDir: string): Promise<BenchRow[]> {
  const out = join(workDir, "dossier.pdf");
  await sandbox.buildDossier(specOf(scans), out);
  const floors: number[] = [];
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await timed(() => run("qpdf", ["--empty", "--pages", ...scans, "--", join(workDir, "floor.pdf")])));
    values.push(await timed(() => sandbox.buildDossier(specOf(scans), out)));
  }
  const floor = median(floors);
  const value = median(values);
  const { preparing, dossier } = sandbox.stats();
  const peak = Math.max(preparing.peakRssBytes, dossier.peakRssBytes);
  return [
    {
      figure: "dossier of 10 scans of 2.8 MB, with cover, index, stamps",
      floor: `qpdf --empty --pages: ${floor.toFixed(0)} ms`,
      value: `${value.toFixed(0)} ms`,
      ratio: `${(value / floor).toFixed(1)}x`,
      reach: `at most ${reachRatio}x`,
      pass: value <= reachRatio * floor,
    },
    {
      figure: "the same, peak memory of a child",
      floor: "–",
      value: `${(peak / 1024 / 1024).toFixed(0)} MB`,
      ratio: "–",
      reach: "under 256 MB",
      pass: peak < reachRssBytes,
    },
  ];
}

async function buildChildren(workDir: string): Promise<string> {
  const folder = join(import.meta.dirname, "..", "workers", "parse");
  const outdir = join(workDir, "workers", "parse");
  await build({
    entryPoints: ["parse-child.ts", "dossier-child.ts"].map((file) => join(folder, file)),
    outdir,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "error",
  });
  return outdir;
}

function specOf(scans: readonly string[]): DossierSpec {
  return {
    council: { shortName: "EPCMD", fullName: "Export Promotion Council for Medical Devices", contact: "helpdesk@epcmd.example" },
    title: "Product registration reimbursement",
    reimbursementId: "PRD-2026-27-0001",
    status: "Under review",
    preparedAt: "2026-11-21T10:00:00.000Z",
    preparedAtLabel: "21-11-2026 15:30 IST",
    firm: [{ label: "Name", value: "Asha Medical Devices Private Limited" }],
    dates: [{ label: "Submitted", value: "20-11-2026 10:00 IST" }],
    values: [{ label: "FOB value", value: "₹ 1,25,00,000.00" }],
    remarks: [],
    documents: scans.map((path, index) => ({
      field: `document_${index}`,
      label: `Document number ${index + 1}`,
      verdict: "SUFFICIENT",
      files: [{ path, mediaType: "application/pdf", name: `scan-${index + 1}.pdf` }],
    })),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
