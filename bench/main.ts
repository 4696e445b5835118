import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#server/infra/project-root.ts";
import { benchAmounts } from "./amounts.ts";
import { benchBackup } from "./backup.ts";
import { benchDeadline, benchSoak } from "./deadline.ts";
import { benchDirectory } from "./directory.ts";
import { benchDossier } from "./dossier.ts";
import { benchWebDuringDossier } from "./dossier-web.ts";
import { benchEnumeration } from "./enumeration.ts";
import { benchFairs } from "./fairs.ts";
import { benchFuzz } from "./fuzz.ts";
import { benchGrowth } from "./growth.ts";
import { benchImport } from "./import.ts";
import { benchWebDuringInvoices } from "./invoices.ts";
import { benchLogins } from "./logins.ts";
import { benchNextClaim } from "./next-claim.ts";
import { benchOwnList } from "./own-list.ts";
import { benchPaymentLedger } from "./payment-ledger.ts";
import { benchPaymentBatches } from "./payment-batches.ts";
import { benchPayments } from "./payments.ts";
import { benchPortal } from "./portal.ts";
import { benchPortalLighthouse } from "./portal-lighthouse.ts";
import { startBenchProduct, type BenchProduct } from "./product.ts";
import { table, type BenchRow } from "./row.ts";
import { benchRadar } from "./radar.ts";
import { benchReports } from "./reports.ts";
import { benchRest } from "./rest.ts";
import { benchReviews } from "./reviews.ts";
import { benchSaveStep } from "./save-step.ts";
import { benchSheet } from "./sheet.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchSite } from "./site.ts";
import { benchStartUp } from "./start-up.ts";

const [, , only, size] = process.argv;
const isWanted = (name: string): boolean => only === undefined || only === name;
const rows: BenchRow[] = [];

/** Measures on a product with a database of its own: what is measured there changes every list. */
async function onOwnProduct(measure: (bench: BenchProduct) => Promise<BenchRow[]>): Promise<void> {
  const bench = await startBenchProduct();
  try {
    rows.push(...(await measure(bench)));
  } finally {
    await bench.close();
  }
}

if (isWanted("start")) rows.push(...(await benchStartUp()));
else execFileSync(process.execPath, [join(projectRoot, "scripts/build.mjs"), "--if-stale"], { stdio: "inherit" });

if (["list", "site", "portal", "next", "lighthouse", "step", "dossier-web", "import", "reviews", "rest", "enumeration", "logins"].some(isWanted)) {
  const bench = await startBenchProduct();
  try {
    if (isWanted("step")) rows.push(...(await benchSaveStep(bench)));
    if (isWanted("dossier-web")) rows.push(...(await benchWebDuringDossier(bench)));
    if (isWanted("import")) rows.push(...(await benchImport(bench)));
    if (isWanted("reviews")) rows.push(...(await benchReviews(bench)));
    if (isWanted("rest")) rows.push(...(await benchRest(bench)));
    if (isWanted("enumeration")) rows.push(...(await benchEnumeration(bench)));
    if (isWanted("logins")) rows.push(...(await benchLogins(bench)));
    if (isWanted("site")) rows.push(...(await benchSite(bench)));
    if (isWanted("next")) rows.push(...(await benchNextClaim(bench)));
    if (isWanted("portal")) rows.push(...(await benchPortal(bench)), ...(await benchPortalLighthouse(bench)));
    if (isWanted("lighthouse")) rows.push(...(await benchLighthouse(bench)));
    if (isWanted("list")) rows.push(...(await benchOwnList(bench)));
  } finally {
    await bench.close();
  }
}
if (isWanted("invoices")) await onOwnProduct(benchWebDuringInvoices);
if (isWanted("fuzz")) rows.push(...(await benchFuzz()));
if (isWanted("sheet")) rows.push(...(await benchSheet(size === undefined ? undefined : Number(size))));
if (isWanted("directory")) await onOwnProduct((bench) => benchDirectory(bench, size === undefined ? undefined : Number(size)));
if (isWanted("reports")) await onOwnProduct(benchReports);
// A million claims take a quarter of an hour and some gigabytes: only when asked for.
if (only === "growth") await onOwnProduct((bench) => benchGrowth(bench, size === undefined ? undefined : Number(size)));
if (isWanted("radar")) await onOwnProduct(benchRadar);
if (isWanted("ledger")) rows.push(...(await benchPaymentLedger()));
if (isWanted("payments")) await onOwnProduct(benchPayments);
if (isWanted("amounts")) rows.push(...(await benchAmounts()));
if (isWanted("fairs")) rows.push(...(await benchFairs()));
if (isWanted("batches")) rows.push(...(await benchPaymentBatches()));
if (isWanted("backup")) rows.push(...(await benchBackup(size === undefined ? undefined : Number(size))));
if (isWanted("load")) rows.push(...(await benchDeadline(size === undefined ? undefined : Number(size))));
// Half an hour, or the minutes that are given: only when asked for.
if (only === "soak") rows.push(...(await benchSoak(size === undefined ? undefined : Number(size))));
if (isWanted("dossier")) rows.push(...(await benchDossier()));

const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.version}`;
process.stdout.write(`\n${new Date().toISOString().slice(0, 10)} · ${machine}\n\n${table(rows)}\n`);
process.exitCode = rows.every((row) => row.pass) ? 0 : 1;
