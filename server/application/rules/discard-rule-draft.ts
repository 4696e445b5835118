import type { z } from "zod";
import { ruleMessages } from "#domain/rules/messages.ts";
import { transact } from "#db/connection/transact.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import { lockRuleVersion, updateRuleDraft } from "#db/queries/rule-versions.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { RuleRevision } from "./rule-view.ts";
import { lockRuleDraft } from "./save-rule-draft.ts";

export const DiscardRuleDraftInput = RuleRevision;
export type DiscardRuleDraftInput = z.input<typeof DiscardRuleDraftInput>;

/**
 * Takes a draft off the lists; its number is not used again. A draft that is discarded already stays so.
 * @throws not_found; conflict (`stale_version`, `not_a_draft`)
 */
export async function discardRuleDraft(ctx: AppContext, input: DiscardRuleDraftInput): Promise<{ message: string }> {
  authorize(ctx.actor, "rules.prepare");
  const stored = DiscardRuleDraftInput.parse(input);
  return transact(ctx, async (tx) => {
    const message = ruleMessages.draftDiscarded;
    if ((await lockRuleVersion(tx, stored.id)).state === "discarded") return { message };
    const { id, scheme, number } = await lockRuleDraft(tx, stored);
    await updateRuleDraft(tx, id, { state: "discarded" });
    await recordAudit(tx, ctx, { event: "rule.discard", subject: { kind: "rule", id }, detail: { scheme, number } });
    await updateContentVersion(tx);
    return { message };
  });
}
