import { hasRight } from "#domain/permissions.ts";
import { selectBankLayouts } from "#db/queries/bank-layouts.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { presentLayout, type LayoutView } from "./layout-view.ts";

/** The layouts of bank files, those that are offered first, and whether this user may change them. */
export async function listLayouts(ctx: AppContext): Promise<{ readonly layouts: readonly LayoutView[]; readonly canChange: boolean }> {
  const actor = authorize(ctx.actor, "payments.list");
  return { layouts: (await selectBankLayouts(ctx.db)).map(presentLayout), canChange: hasRight(actor, "payments.changeLayouts") };
}
