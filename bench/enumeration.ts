import { sql } from "drizzle-orm";
import superjson from "superjson";
import { buyerNotice } from "#domain/directory/buyer-notice.ts";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { median } from "./load.ts";
import type { BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const samples = Number(process.env["ENUMERATION_SAMPLES"] ?? 200);
const mostTelling = 0.6;
const password = { password: "Nilgiri#2026x", confirmPassword: "Nilgiri#2026x" };
const buyer = { buyerType: "import_agency_distributor", phone: "+919876543210", address: "1 Road", country: "IN", zipCode: "110001" };

const calls: Readonly<Record<string, (email: string) => unknown>> = {
  "accounts.login": (email) => ({ email, password: "Wrong#12345", userType: "MEMBER" }),
  "accounts.requestResetOtp": (email) => ({ email }),
  "accounts.verifyResetOtp": (email) => ({ email, otp: "123456" }),
  "directory.registerBuyer": (email) => ({ email, ...buyer, password: password.password, consentVersion: buyerNotice.version }),
  "directory.resendVerification": (email) => ({ email }),
};

const unknownAddress = "nobody@epcmd.example";

/** Whether the time of an answer reveals if an address is known: 0.5 is chance, 1 reveals it every time. */
export async function benchEnumeration(bench: BenchProduct): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [path, input] of Object.entries(calls)) {
    const knownMs: number[] = [];
    const unknownMs: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      const pairs = [
        [knownMs, demoAccounts.member],
        // As often as the known one, because the limits of an address count both alike.
        [unknownMs, unknownAddress],
      ] as const;
      // The order changes with each sample, so that neither profits from the caches that the other filled.
      for (const [into, email] of sample % 2 === 0 ? pairs : pairs.toReversed()) {
        await bench.database.db.execute(sql`delete from rate_limits`);
        into.push(await timeOf(bench, path, input(email)));
      }
    }
    rows.push(rowOf(path, knownMs, unknownMs));
  }
  return rows;
}

async function timeOf({ product }: BenchProduct, path: string, input: unknown): Promise<number> {
  const fromMs = performance.now();
  const response = await fetch(`${product.url}/trpc/${path}`, {
    method: "POST",
    headers: { [clientHeader]: "web", origin: product.url, "sec-fetch-site": "same-origin", "content-type": "application/json" },
    body: superjson.stringify(input),
  });
  await response.arrayBuffer();
  return performance.now() - fromMs;
}

/** How often a time of the first is above a time of the second, as the rank-sum test counts it, folded to 0.5 and more. */
export function tellingShare(one: readonly number[], other: readonly number[]): number {
  const above = one.reduce((sum, a) => sum + other.reduce((count, b) => count + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0);
  const share = above / (one.length * other.length);
  return Math.max(share, 1 - share);
}

function rowOf(path: string, knownMs: readonly number[], unknownMs: readonly number[]): BenchRow {
  const auc = tellingShare(knownMs, unknownMs);
  return {
    figure: `${path}: known address against unknown, ${samples} of each`,
    floor: `unknown: median ${median(unknownMs).toFixed(1)} ms`,
    value: `known: median ${median(knownMs).toFixed(1)} ms`,
    ratio: `AUC ${auc.toFixed(3)}`,
    reach: `AUC at most ${mostTelling}`,
    pass: auc <= mostTelling,
  };
}
