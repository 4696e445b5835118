import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { selectRuleVersions } from "#db/queries/rule-versions.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { presentRule, presentRuleSummary, RuleVersionId, type RuleVersionSummary, type RuleVersionView } from "./rule-view.ts";

export type SchemeRules = { readonly scheme: SchemeKind; readonly versions: readonly RuleVersionSummary[] };

/** The versions of each scheme that were not discarded, the one that begins last first. @source issue 20 "the list of versions" */
export async function listRules(ctx: AppContext): Promise<SchemeRules[]> {
  authorize(ctx.actor, "rules.read");
  const rows = (await selectRuleVersions(ctx.db)).map(presentRuleSummary);
  return schemeKinds.map((scheme) => ({ scheme, versions: rows.filter((row) => row.scheme === scheme) }));
}

/** One version with its terms, its last run over the open claims, and what keeps it from being published. @throws not_found */
export async function getRule(ctx: AppContext, { id }: { readonly id: string }): Promise<RuleVersionView> {
  authorize(ctx.actor, "rules.read");
  return presentRule(ctx.db, ctx, RuleVersionId.parse({ id }).id);
}
