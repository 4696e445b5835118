import { startingFees } from "#domain/members/starting-fees.ts";
import { hasFeeTables, insertFeeTable } from "#db/queries/fee-tables.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import type { Services } from "../context.ts";

/** Inserts the fee table that the product brings, at the first start. */
export async function seedFees({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  if (await hasFeeTables(db)) return;
  await db.transaction(async (tx) => {
    const { financialYear, sourceName, fees } = startingFees;
    await insertFeeTable(tx, { financialYear, number: 1, state: "published", sourceName, fees, preparedAt: now(), publishedAt: now() });
    await updateContentVersion(tx);
  });
}
