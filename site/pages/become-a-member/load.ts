import type { FeesView } from "#domain/members/membership-fees.ts";
import { readFees } from "#server/application/members/fees/read-fees.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<FeesView | null> = async (ctx) => ({ content: await readFees(ctx) });

export { readFeesChangedOn as changedOn } from "#server/application/members/fees/read-fees.ts";
