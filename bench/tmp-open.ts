import superjson from "superjson";
import { firms } from "#db/schema/members.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { loadReimbursements } from "../tests/support/reimbursement-bulk-data.ts";
import { latencyOf, median, type Latency } from "./load.ts";
import { signInForCookie, startBenchProduct } from "./product.ts";
const bench = await startBenchProduct();
try {
  const { db } = bench.database;
  await loadReimbursements(db, { rows: Number(process.argv[2] ?? 20000), firms: 500, filedBy: demoAccounts.member });
  const [firm] = await db.select({ id: firms.id }).from(firms).limit(1);
  const cookie = await signInForCookie(bench.product.url, demoAccounts.admin, "EPCMD_ADMIN");
  const dgft = await signInForCookie(bench.product.url, demoAccounts.dgft, "DGFT_ADMIN");
  const addressOf = (path: string, input: unknown): string =>
    `${bench.product.url}/trpc/${path}?input=${encodeURIComponent(superjson.stringify(input))}`;
  const asked: Record<string, [string, string]> = {
    key: [addressOf("members.getFirm", { firmId: firm?.id }), cookie],
    open: [addressOf("reviews.open", { reimbursementId: "BEN-2627-000777" }), cookie],
    dgft: [addressOf("dgft.open", { reimbursementId: "BEN-2627-000796" }), dgft],
    own: [addressOf("reimbursements.listOwn", { page: 1, pageSize: 10 }), bench.cookie],
  };
  const took: Record<string, Latency[]> = {};
  for (let round = 0; round <= 6; round += 1)
    for (const [name, [url, c]] of Object.entries(asked)) {
      const one = await latencyOf(url, { times: 300, atOnce: 4, headers: { cookie: c } });
      if (round > 0) (took[name] ??= []).push(one);
    }
  for (const [name, all] of Object.entries(took))
    console.log(name, "p50", median(all.map((x) => x.p50Ms)).toFixed(1), "p95", median(all.map((x) => x.p95Ms)).toFixed(1));
} finally {
  await bench.close();
}
