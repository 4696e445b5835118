import { z } from "zod";
import { conflict, invalid } from "#domain/errors.ts";
import { itemKinds } from "#domain/reimbursements/items.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { RuleDraft } from "#domain/rules/rule-draft.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import {
  getNextRuleNumber,
  insertRuleVersions,
  lockRuleList,
  lockRuleVersion,
  updateRuleDraft,
  type RuleVersionRow,
} from "#db/queries/rule-versions.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { presentRule, RuleRevision, type RuleVersionView } from "./rule-view.ts";

export const SaveRuleDraftInput = z.object({
  scheme: z.enum(schemeKinds),
  /** The draft as the office last saw it; absent for a new one. */
  stored: RuleRevision.optional(),
  draft: RuleDraft,
});
export type SaveRuleDraftInput = z.input<typeof SaveRuleDraftInput>;

/**
 * Saves a draft, a new one under the next number of its scheme. Who saves it has prepared it, and cannot publish it.
 * @throws invalid (a field; a kind of cost that the scheme does not have; a share behind one that fits everything); not_found;
 *   conflict (`stale_version`, `not_a_draft`)
 * @source money.md 3 "Published by two people"
 */
export async function saveRuleDraft(ctx: AppContext, input: SaveRuleDraftInput): Promise<RuleVersionView> {
  const actor = authorize(ctx.actor, "rules.prepare");
  const { scheme, stored, draft } = SaveRuleDraftInput.parse(input);
  checkKinds(scheme, draft);
  checkShares(draft);
  const values = { ...draft, preparedBy: actor.userId, preparedAt: ctx.now() };
  return transact(ctx, async (tx) => {
    if (stored === undefined) {
      await lockRuleList(tx);
      const [made] = await insertRuleVersions(tx, [{ ...values, scheme, number: await getNextRuleNumber(tx, scheme) }]);
      if (made === undefined) throw new Error("insert returned no row");
      return savedView(tx, ctx, made);
    }
    const current = await lockRuleDraft(tx, stored);
    if (current.scheme !== scheme) throw conflict("stale_version", ruleMessages.stale);
    return savedView(tx, ctx, await updateRuleDraft(tx, current.id, { ...values, revision: current.revision + 1 }));
  });
}

async function savedView(tx: Tx, ctx: AppContext, { id, scheme, number, revision }: RuleVersionRow): Promise<RuleVersionView> {
  await recordAudit(tx, ctx, { event: "rule.save", subject: { kind: "rule", id }, detail: { scheme, number, revision } });
  await updateContentVersion(tx); // the public page names the drafts
  return presentRule(tx, ctx, id);
}

/** Locks a draft as the caller last saw it. @throws not_found; conflict (`not_a_draft`, `stale_version`) */
export async function lockRuleDraft(tx: Tx, { id, revision }: z.output<typeof RuleRevision>): Promise<RuleVersionRow> {
  const row = await lockRuleVersion(tx, id);
  if (row.state !== "draft") throw conflict("not_a_draft", ruleMessages.onlyDrafts);
  if (row.revision !== revision) throw conflict("stale_version", ruleMessages.stale);
  return row;
}

function checkKinds(scheme: SchemeKind, { terms }: RuleDraft): void {
  const known = new Set(itemKinds(schemeOf(scheme)).map(({ kind }) => kind));
  const fields: Record<string, string[]> = {};
  for (const list of ["shares", "caps", "firsts", "windows"] as const)
    for (const [place, { kinds = [] }] of terms[list].entries())
      if (!kinds.every((kind) => known.has(kind))) fields[`draft.terms.${list}.${place}.kinds`] = [ruleMessages.unknownKind];
  if (Object.keys(fields).length > 0) throw invalid("unknown_kind", ruleMessages.unknownKind, fields);
}

/** The first share that fits a cost holds: what stands behind one without conditions is never used. */
function checkShares({ terms: { shares } }: RuleDraft): void {
  const general = shares.findIndex(
    ({ kinds, countries, firmClasses, firstClaimOnly }) => (kinds ?? countries ?? firmClasses) === undefined && firstClaimOnly !== true,
  );
  if (general === -1 || general === shares.length - 1) return;
  throw invalid("share_never_used", ruleMessages.shareNeverUsed, { [`draft.terms.shares.${general + 1}.percent`]: [ruleMessages.shareNeverUsed] });
}
