import { setTimeout as pause, setImmediate as yieldToEventLoop } from "node:timers/promises";
import { calendarDateInIndia } from "#domain/dates.ts";
import { computeSheet } from "#domain/reimbursements/sheet.ts";
import { addToReport, emptyReport, replayLine, type ReplayLine } from "#domain/rules/replay.ts";
import { RuleTerms, type RuleVersion } from "#domain/rules/terms.ts";
import type { Tx } from "#db/connection/client.ts";
import {
  countOpenClaims,
  findRuleReplay,
  markReplayDone,
  markReplayFailed,
  selectOpenClaimIds,
  updateReplayProgress,
} from "#db/queries/rule-replays.ts";
import { getRuleVersion, type RuleVersionRow } from "#db/queries/rule-versions.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { rulesOfClaim, selectRuleSet, type RuleSet } from "../rules/rule-set.ts";
import { selectSubmittedInputs } from "./claim-facts.ts";

const claimsAtOnce = 20;
/** A few milliseconds of computing, so that requests of the same process do not wait longer. */
const claimsBetweenYields = 2;

type Run = { finish(tx: Tx): Promise<void> };

/**
 * Computes every open claim of a draft's scheme with and without the draft, and stores what changes. A draft that begins after today is for no
 * date of an open claim: it is computed as if it held already. Nothing else is written. After a crash of the worker the run begins again.
 * A draft that was saved or discarded meanwhile needs a new run: this one is marked as failed.
 * @throws forbidden (not the worker); whatever `run` throws
 * @source money.md 3 "Replay before publishing", 8 "10,000 open claims under 30 s"
 */
export async function replayRules(ctx: AppContext, { replayId }: { readonly replayId: string }, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  const replay = await findRuleReplay(ctx.db, replayId);
  if (replay === undefined || replay.state === "done" || replay.state === "failed") return;
  const row = await getRuleVersion(ctx.db, replay.versionId);
  if (row.state !== "draft" || row.revision !== replay.revision) {
    await ctx.db.transaction(async (tx) => {
      await markReplayFailed(tx, replayId);
      await run.finish(tx);
    });
    return;
  }
  const beginsOn = row.effectiveFrom > calendarDateInIndia(ctx.now()) ? row.effectiveFrom : null;
  const draft: Draft = { ...row, terms: RuleTerms.parse(row.terms), ...(beginsOn !== null && { holdsAlready: true }) };
  const [rules, total] = await Promise.all([selectRuleSet(ctx.db), countOpenClaims(ctx.db, draft.scheme)]);
  const publication = rules.published.findLast(({ scheme }) => scheme === draft.scheme)?.publication ?? 0;
  let report = emptyReport({ publication, beginsOn });
  await updateReplayProgress(ctx.db, replayId, { done: 0, total });
  for (let after = ""; ;) {
    const startedMs = performance.now();
    const ids = await selectOpenClaimIds(ctx.db, draft.scheme, after, claimsAtOnce);
    const last = ids.at(-1);
    if (last === undefined) break;
    report = addToReport(report, await computeLines(ctx, ids, { ...rules, draft }));
    await updateReplayProgress(ctx.db, replayId, { done: report.total, total: Math.max(total, report.total) });
    after = last;
    // Half of the time is left to the people who use the portal meanwhile.
    await pause(performance.now() - startedMs);
  }
  await ctx.db.transaction(async (tx) => {
    await markReplayDone(tx, replayId, report, ctx.now());
    await run.finish(tx);
  });
}

type Draft = RuleVersionRow & Pick<RuleVersion, "holdsAlready">;
type Rules = RuleSet & { readonly draft: Draft };

/** A claim keeps the versions that were published until its submission, as in its own sheet; the draft is added to them. */
async function computeLines(ctx: AppContext, ids: readonly string[], rules: Rules): Promise<ReplayLine[]> {
  const inputs = await selectSubmittedInputs(ctx.db, ids, calendarDateInIndia(ctx.now()));
  const lines: ReplayLine[] = [];
  for (const [place, id] of ids.entries()) {
    if (place % claimsBetweenYields === 0) await yieldToEventLoop();
    const claim = inputs.get(id);
    if (claim === undefined) continue;
    const pinned = rulesOfClaim(rules, claim);
    const around = { ...claim, holidays: rules.holidays };
    lines.push(replayLine(id, computeSheet(pinned, around), computeSheet([...pinned, rules.draft], around)));
  }
  return lines;
}

/** Marks a run as failed, so that another can be started. */
export async function giveUpReplay(tx: Tx, { replayId }: { readonly replayId: string }): Promise<void> {
  await markReplayFailed(tx, replayId);
}
