import type { z } from "zod";
import { transact } from "#db/connection/transact.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { findLastReplay, insertRuleReplay } from "#db/queries/rule-replays.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { presentRule, RuleRevision, type RuleVersionView } from "./rule-view.ts";
import { lockRuleDraft } from "./save-rule-draft.ts";

export const StartReplayInput = RuleRevision;
export type StartReplayInput = z.input<typeof StartReplayInput>;

/**
 * Has a worker run a draft over the open claims of its scheme. A run of the same revision that has not ended goes on.
 * @throws not_found; conflict (`stale_version`, `not_a_draft`)
 * @source money.md 3 "Replay before publishing"
 */
export async function startReplay(ctx: AppContext, input: StartReplayInput): Promise<RuleVersionView> {
  const actor = authorize(ctx.actor, "rules.prepare");
  const stored = StartReplayInput.parse(input);
  return transact(ctx, async (tx) => {
    const { id, revision, scheme, number } = await lockRuleDraft(tx, stored);
    const last = await findLastReplay(tx, id);
    const goesOn = last?.revision === revision && (last.state === "waiting" || last.state === "working");
    if (!goesOn) {
      const run = await insertRuleReplay(tx, { versionId: id, revision, requestedBy: actor.userId, requestedAt: ctx.now() });
      await enqueue(tx, "replay-rules", { replayId: run.id });
      await recordAudit(tx, ctx, { event: "rule.replay", subject: { kind: "rule", id }, detail: { scheme, number, revision } });
    }
    return presentRule(tx, ctx, id);
  });
}
