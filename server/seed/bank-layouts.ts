import { startingLayouts } from "#domain/payments/starting-layouts.ts";
import { insertStartingLayouts, selectBankLayouts } from "#db/queries/bank-layouts.ts";
import type { Services } from "../context.ts";

/** Inserts the layouts that the product brings, where there is none yet. @source money.md 6 "one csv and one fixed-width layout seeded" */
export async function seedBankLayouts({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  if ((await selectBankLayouts(db)).length > 0) return;
  await db.transaction((tx) =>
    insertStartingLayouts(
      tx,
      startingLayouts.map(({ name, layout }) => ({ name, layout, updatedBy: null, updatedAt: now() })),
    ),
  );
}
