import type { z } from "zod";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { publishingProblems } from "#domain/rules/publishing.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import { findLastReplay } from "#db/queries/rule-replays.ts";
import { getLastPublication, lockRuleList, selectPublishedRules, updateRuleDraft, type RuleVersionRow } from "#db/queries/rule-versions.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { isUpToDate, periodOf, presentRule, refusedAs, RuleRevision, type RuleVersionView } from "./rule-view.ts";
import { lockRuleDraft } from "./save-rule-draft.ts";

export const PublishRulesInput = RuleRevision;
export type PublishRulesInput = z.input<typeof PublishRulesInput>;

/**
 * Publishes a draft that another user prepared, once its open claims were computed with it. From the commit on every node computes with
 * it: claims that are submitted already keep theirs. Of two publications of a scheme the second finds that its run is out of date.
 * @throws not_found; conflict (`stale_version`, `not_a_draft`, `nobody_prepared`, `two_people`, `replay_first`, `replay_stale`);
 *   invalid (its period; see `publishingProblems`)
 * @source money.md 3 "Published by two people", "Replay before publishing"
 */
export async function publishRules(ctx: AppContext, input: PublishRulesInput): Promise<RuleVersionView> {
  const actor = authorize(ctx.actor, "rules.publish");
  const stored = PublishRulesInput.parse(input);
  return transact(ctx, async (tx) => {
    await lockRuleList(tx);
    const row = await lockRuleDraft(tx, stored);
    if (row.preparedBy === null) throw conflict("nobody_prepared", ruleMessages.nobodyPrepared);
    if (!isSecondPerson(await selectInvitations(tx), row.preparedBy, actor.userId))
      throw conflict("two_people", refusedAs(row.preparedBy, actor.userId));
    await assertReplayed(tx, row);
    const published = await selectPublishedRules(tx, row.scheme);
    const problems = publishingProblems(
      { ...periodOf(row), reasonForPast: row.reasonForPast ?? "" },
      published.map(periodOf),
      calendarDateInIndia(ctx.now()),
    );
    if (Object.keys(problems).length > 0) throw invalid("cannot_publish", ruleMessages.cannotPublish, problems);
    const publication = (await getLastPublication(tx)) + 1;
    const { id, scheme, number } = row;
    await updateRuleDraft(tx, id, { state: "published", publication, publishedBy: actor.userId, publishedAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "rule.publish", subject: { kind: "rule", id }, detail: { scheme, number, publication } });
    await updateContentVersion(tx);
    return presentRule(tx, ctx, id);
  });
}

async function assertReplayed(tx: Tx, row: RuleVersionRow): Promise<void> {
  const replay = await findLastReplay(tx, row.id);
  if (replay?.state !== "done" || replay.revision !== row.revision) throw conflict("replay_first", ruleMessages.replayFirst);
  if (!isUpToDate(replay, row, await getLastPublication(tx, row.scheme))) throw conflict("replay_stale", ruleMessages.replayStale);
}
