import type { FeesView } from "#domain/members/membership-fees.ts";
import { readFees } from "#server/application/members/fees/read-fees.ts";
import type { Loader } from "../../render/page-loader.ts";
import { feeAnswer } from "./fee-answer.ts";

export const load: Loader<FeesView | null> = async (ctx, { search }) => {
  const content = await readFees(ctx);
  const answer = content === null ? undefined : feeAnswer(content.table, search["exports"]);
  return { content, head: { hasError: answer !== undefined && "problem" in answer } };
};

export { readFeesChangedOn as changedOn } from "#server/application/members/fees/read-fees.ts";
