import superjson from "superjson";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { startingCriteria } from "#domain/fairs/criteria.ts";
import { insertFair } from "#db/queries/fairs.ts";
import { users } from "#db/schema/accounts.ts";
import { fairApplications } from "#db/schema/fairs.ts";
import { firms } from "#db/schema/members.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { median } from "./load.ts";
import { signInForCookie, startBenchProduct, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const applications = 500;
const seats = 100;
const rounds = 5;
const reachMs = 1_000;
const dayMs = 24 * 60 * 60 * 1_000;

/** Ranks fairs with 500 applications through the web: facts, points, ranks, offers, notices and e-mails, in one transaction. Each firm has a user. */
export async function benchFairs(): Promise<BenchRow[]> {
  const bench = await startBenchProduct();
  try {
    const firmIds = await insertFirms(bench);
    const cookie = await signInForCookie(bench.product.url, demoAccounts.admin, "EPCMD_ADMIN");
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const fairId = await insertClosedFair(bench, firmIds, round);
      const begun = performance.now();
      const answer = await fetch(`${bench.product.url}/trpc/fairs.rank`, {
        method: "POST",
        headers: { [clientHeader]: "web", origin: bench.product.url, "sec-fetch-site": "same-origin", "content-type": "application/json", cookie },
        body: superjson.stringify({ fairId }),
      });
      took.push(performance.now() - begun);
      const text = await answer.text();
      if (!text.includes(`${seats} seats offered`)) throw new Error(text);
    }
    return [
      {
        figure: `a fair with ${applications} applications ranked and its ${seats} seats offered, all firms notified, median of ${rounds}`,
        floor: "–",
        value: `${median(took).toFixed(0)} ms (at most ${Math.max(...took).toFixed(0)} ms)`,
        ratio: "–",
        reach: `${reachMs / 1000} s`,
        pass: Math.max(...took) <= reachMs,
      },
    ];
  } finally {
    await bench.close();
  }
}

async function insertFirms({ database: { db } }: BenchProduct): Promise<readonly string[]> {
  const rows = await db
    .insert(firms)
    .values(
      Array.from({ length: applications }, (_, place) => ({
        name: `Bench Fairs ${place}`,
        gstNo: `27BENCH${String(place).padStart(4, "0")}A1Z5`.slice(0, 15),
        membershipStartOn: "2020-04-01",
        membershipEndOn: "2099-03-31",
        contactName: "Export desk",
        contactEmail: `fairs-${place}@bench.example`,
        contactPhone: "+91 98765 43210",
      })),
    )
    .returning({ id: firms.id });
  const firmIds = rows.map(({ id }) => id);
  await db.insert(users).values(
    firmIds.map((firmId, place) => ({
      email: `user-${place}@bench.example`,
      name: `User ${place}`,
      role: "MEMBER" as const,
      firmId,
      activatedAt: new Date(),
      passwordHash: "none",
    })),
  );
  return firmIds;
}

/** A fair whose last day to apply was yesterday. */
async function insertClosedFair({ database: { db } }: BenchProduct, firmIds: readonly string[], round: number): Promise<string> {
  const now = new Date();
  const startsOn = daysAfter(calendarDateInIndia(now), 60);
  const applyUntil = new Date(now.getTime() - dayMs);
  const days = { startsOn, endsOn: daysAfter(startsOn, 3), hasConfirmedDays: true, applyUntil, openedAt: new Date(now.getTime() - 30 * dayMs) };
  const values = { ...days, eventSlug: `bench-${round}`, title: `Bench Expo ${round}`, seats, feePaise: null, subsidyText: "By the rules." };
  return db.transaction(async (tx) => {
    const { id: fairId } = await insertFair(tx, values, startingCriteria);
    await tx.insert(fairApplications).values(
      firmIds.map((firmId, place) => ({
        fairId,
        firmId,
        exportsInr: (place * 7_919_000) % 120_000_000,
        firmClass: (["micro", "small", "medium", "other"] as const)[place % 4] ?? "other",
        leadership: (["women", "sc_st", "other"] as const)[place % 3] ?? "other",
        products: "Infusion sets",
        appliedAt: new Date(applyUntil.getTime() - (place + 1) * 60_000),
      })),
    );
    return fairId;
  });
}
