import superjson from "superjson";
import { reportKinds } from "#domain/reports/report-kinds.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { loadHistories, loadReimbursements } from "../tests/support/reimbursement-bulk-data.ts";
import { latencyOf } from "./load.ts";
import { signInForCookie, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const rows = 100_000;
const times = 5;
const maxMs = 1_000;

/** Every report over 100,000 claims with their histories and documents, asked for one after the other once it is warm. */
export async function benchReports(bench: BenchProduct): Promise<BenchRow[]> {
  const { db } = bench.database;
  await loadReimbursements(db, { rows, firms: 500, filedBy: demoAccounts.member });
  await loadHistories(db);
  const cookie = await signInForCookie(bench.product.url, demoAccounts.admin, "EPCMD_ADMIN");
  const took: { readonly kind: string; readonly ms: number }[] = [];
  for (const kind of reportKinds) {
    const url = `${bench.product.url}/trpc/reports.get?input=${encodeURIComponent(superjson.stringify({ kind }))}`;
    await latencyOf(url, { times: 1, atOnce: 1, headers: { cookie } });
    took.push({ kind, ms: (await latencyOf(url, { times, atOnce: 1, headers: { cookie } })).p50Ms });
  }
  const slowest = took.toSorted((one, other) => other.ms - one.ms);
  return [
    {
      figure: `the slowest of ${reportKinds.length} reports over ${rows.toLocaleString("en-IN")} claims, warm`,
      floor: "–",
      value: slowest
        .slice(0, 4)
        .map(({ kind, ms }) => `${kind} ${ms.toFixed(0)} ms`)
        .join(", "),
      ratio: "–",
      reach: `${maxMs} ms`,
      pass: (slowest[0]?.ms ?? 0) <= maxMs,
    },
  ];
}
