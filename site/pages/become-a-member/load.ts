import { readFees, type FeesView } from "#server/application/members/fees/read-fees.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<FeesView> = async (ctx) => ({ content: await readFees(ctx) });
