import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import type { RankingFacts } from "#domain/fairs/criteria.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { rankApplications } from "#domain/fairs/ranking.ts";
import { assertNotCancelled, assertNotOver, takesApplications } from "#domain/fairs/states.ts";
import { eventKey } from "#domain/reimbursements/items.ts";
import { transact } from "#db/connection/transact.ts";
import { selectApplications, selectStandings, updateRanks, type FirmStanding, type ListedApplication } from "#db/queries/fair-applications.ts";
import { lockFair, selectCriteria, updateFair, type FairRow } from "#db/queries/fairs.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import type { FairId } from "./fair-view.ts";
import { fillSeats } from "./fill-seats.ts";
import { notifyExhibitors } from "./notify-exhibitors.ts";

/**
 * Ranks the applications of a fair after its last day, by the published criteria, and offers the seats in this order. The facts stay with
 * each rank, so that the list can be computed again. Everybody else waits. A firm that is deactivated is ranked, gets no seat and is not
 * notified.
 * @throws not_found; conflict (`fair_cancelled`, `still_open`, `ranked_already`, `fair_over`, `no_applications`)
 * @source desks-and-more.md 3 "ranking recomputed from published criteria and reproducible"
 */
export async function rankFair(ctx: AppContext, { fairId }: FairId): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "fairs.prepare");
  return transact(ctx, async (tx) => {
    const fair = await lockFair(tx, fairId);
    assertNotCancelled(fair);
    if (fair.state === "ranked") throw conflict("ranked_already", fairMessages.rankedAlready);
    if (takesApplications(fair, ctx.now())) throw conflict("still_open", fairMessages.stillOpen(fair.applyUntil));
    assertNotOver(fair, ctx.now());
    const [applications, standings, criteria] = await Promise.all([
      selectApplications(tx, fairId, ["applied"]),
      selectStandings(tx, fairId, calendarDateInIndia(fair.applyUntil)),
      selectCriteria(tx, [fairId]),
    ]);
    if (applications.length === 0) throw conflict("no_applications", fairMessages.noApplications);
    const facts = factsOf(fair, applications, standings);
    const ranked = rankApplications(
      criteria.get(fairId) ?? [],
      fair.applyUntil,
      [...facts].map(([id, of]) => ({ id, facts: of })),
    );
    await updateRanks(tx, ranked, facts);
    await updateFair(tx, fairId, { state: "ranked", rankedAt: ctx.now(), rankedBy: actor.userId });
    const offered = await fillSeats(tx, ctx, fair);
    const waiting = applications.filter(({ firmId, isDeactivated }) => !isDeactivated && !offered.includes(firmId)).map(({ firmId }) => firmId);
    await notifyExhibitors(tx, fair, waiting, { kind: "fair_waiting", at: ctx.now() });
    await recordAudit(tx, ctx, {
      event: "fair.rank",
      subject: { kind: "fair", id: fairId },
      detail: { applications: ranked.length, offered: offered.length },
    });
    return { message: fairMessages.ranked(offered.length, waiting.length) };
  });
}

/** What each application is ranked by. A visit is an edition of this fair that the firm attended or claimed, however many costs it claimed. */
function factsOf(fair: FairRow, applications: readonly ListedApplication[], standings: readonly FirmStanding[]): ReadonlyMap<string, RankingFacts> {
  const standingOf = new Map(standings.map((standing) => [standing.firmId, standing]));
  const key = eventKey(fair.title);
  return new Map(
    applications.map(({ id, firmId, exportsInr, firmClass, leadership, appliedAt }) => {
      const { visits = [], overdueReplies = 0 } = standingOf.get(firmId) ?? {};
      const years = new Set(visits.filter(({ event }) => eventKey(event) === key).map(({ to }) => to.slice(0, 4)));
      years.delete(fair.endsOn.slice(0, 4));
      return [id, { exportsInr, earlierVisits: years.size, firmClass, leadership, overdueReplies, appliedAt: appliedAt.toISOString() }];
    }),
  );
}
