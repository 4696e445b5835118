import { randomUUID } from "node:crypto";
import type { MemberActor, StaffActor } from "#domain/accounts/actor.ts";
import { dayMs, daysAfter } from "#domain/dates.ts";
import { startingCriteria, type Leadership } from "#domain/fairs/criteria.ts";
import type { FeeProofState } from "#domain/fairs/fee-states.ts";
import { seatStates } from "#domain/fairs/states.ts";
import type { FirmClass } from "#domain/rules/terms.ts";
import { nextLikelyOn, standingOf, type EventView } from "#domain/site/events.ts";
import { findApplicationOfFirm, insertApplication } from "#db/queries/fair-applications.ts";
import { selectFairs } from "#db/queries/fairs.ts";
import { insertContentSeeds, selectContentSeeds } from "#db/queries/content.ts";
import { acceptSeat, giveFeedback } from "../application/fairs/apply.ts";
import { checkIn } from "../application/fairs/check-in.ts";
import { listLeads, saveLead } from "../application/fairs/leads.ts";
import { receiveFee, returnFeeProof, sendFeeProof } from "../application/fairs/fees.ts";
import { getCouncilFair } from "../application/fairs/list-fairs.ts";
import { getOwnFair } from "../application/fairs/own-fairs.ts";
import { rankFair } from "../application/fairs/rank-fair.ts";
import { openFair } from "../application/fairs/save-fair.ts";
import { saveStall } from "../application/fairs/seats.ts";
import { sendFairMessage } from "../application/fairs/send-fair-message.ts";
import { listEvents } from "../application/site/list-events.ts";
import type { AppContext, Services } from "../context.ts";
import { demoFile } from "./demo-files.ts";
import { demoFirms } from "./demo-firms.ts";
import { store } from "./demo-payments.ts";
import { ignoreRefusal } from "./ignore-refusal.ts";

/** The firm that the README names comes first; the others stand for members. */
export type DemoFairActors = { readonly admin: StaffActor; readonly members: readonly MemberActor[] };

type Applicant = {
  /** Its place among the firms of the demonstration. */
  readonly firm: number;
  readonly firmClass: FirmClass;
  readonly leadership: Leadership;
  /** Days before the last day to apply. */
  readonly daysBefore: number;
};

/** What the firms say, in the order of `members`. */
const applicants: readonly Applicant[] = [
  { firm: 0, firmClass: "small", leadership: "other", daysBefore: 12 },
  { firm: 17, firmClass: "medium", leadership: "other", daysBefore: 9 },
  { firm: 26, firmClass: "micro", leadership: "women", daysBefore: 15 },
  { firm: 29, firmClass: "small", leadership: "other", daysBefore: 4 },
  { firm: 44, firmClass: "other", leadership: "other", daysBefore: 20 },
  { firm: 58, firmClass: "micro", leadership: "sc_st", daysBefore: 2 },
  { firm: 85, firmClass: "small", leadership: "other", daysBefore: 1 },
  { firm: 99, firmClass: "medium", leadership: "women", daysBefore: 6 },
];

/** The firms that apply for fairs, in the order of `members`; two of them claim for one. */
export const fairFirms: readonly number[] = applicants.map(({ firm }) => firm);

/** Visitors as exhibitors note them: a desk and a company, no person. */
const visitors: readonly { readonly company: string; readonly country: string; readonly interest: string }[] = [
  { company: "Hospital supplier, Nairobi", country: "KE", interest: "Infusion sets, price list for 40,000 pieces a month" },
  { company: "Distributor, Riyadh", country: "SA", interest: "Registration papers, exclusive sale for the kingdom" },
  { company: "Group of clinics, Dubai", country: "AE", interest: "Samples, delivery within 30 days" },
  { company: "Importer, Lagos", country: "NG", interest: "Syringes, payment by letter of credit" },
];

/** Days and events of the three fairs. */
type DemoFair = {
  readonly event: EventView;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly openedOn: string;
  readonly applyUntilOn: string;
  readonly seats: number;
  readonly feePaise: number | null;
};

/**
 * Three fairs: one that is over, with attendance, leads and feedback; the next one of the calendar, ranked with a waiting list; and the one
 * after it, open for applications. An interrupted seed goes on with each of them.
 */
export async function seedDemoFairs(services: Services, actors: DemoFairActors): Promise<void> {
  const play = new FairPlay(services, actors);
  const done = await selectContentSeeds(services.db);
  const { events, today } = await listEvents(play.as(actors.admin, services.now()));
  const coming = comingEvents(events, today);
  const past = events.find(({ slug }) => slug === "whx-dubai-2026");
  const [next, later] = coming;
  const once = async (name: string, playOne: () => Promise<void>): Promise<void> => {
    const mark = `demo/fair/${name}`;
    if (done.has(mark)) return;
    await playOne();
    await services.db.transaction((tx) => insertContentSeeds(tx, [mark]));
  };
  if (past !== undefined) await once("over", () => play.over(past));
  if (next !== undefined) await once("ranked", () => play.ranked(next, today));
  if (later !== undefined) await once("open", () => play.open(later, today));
}

const leastDaysAhead = 90;

type ComingEvent = { readonly event: EventView; readonly startsOn: string; readonly endsOn: string };

/** Fairs of one branch, to which firms of other trades do not go. */
const fairsOfOneBranch: readonly string[] = ["ids-cologne", "whx-labs-dubai-2026", "compamed-2025"];

/** The fairs of the calendar that are likely in three months or later, the next one first, on their usual days. Those of one branch are left out. */
function comingEvents(events: readonly EventView[], today: string): ComingEvent[] {
  return events
    .flatMap((event): ComingEvent[] => {
      const startsOn = nextLikelyOn(event, today);
      const [from, to] = [event.startsOn ?? event.expectedFrom, event.endsOn ?? event.expectedTo];
      const isFair = (event.type === "trade-show" || event.type === "exhibition") && !fairsOfOneBranch.includes(event.slug);
      if (!isFair || standingOf(event, today) === "past" || startsOn === undefined || from === null || to === null) return [];
      const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
      return [{ event, startsOn, endsOn: daysAfter(startsOn, days) }];
    })
    .filter(({ startsOn, event }) => startsOn >= daysAfter(today, leastDaysAhead) && event.countryCode !== null)
    .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn) || a.event.slug.localeCompare(b.event.slug));
}

class FairPlay {
  private readonly services: Services;
  private readonly actors: DemoFairActors;

  constructor(services: Services, actors: DemoFairActors) {
    this.services = services;
    this.actors = actors;
  }

  as(actor: StaffActor | MemberActor, now: Date): AppContext {
    return { ...this.services, actor, now: () => now, origin: { requestId: "demo-seed", transport: "system", ip: "127.0.0.1", userAgent: "seed" } };
  }

  private staff(day: string): AppContext {
    return this.as(this.actors.admin, noonOf(day));
  }

  private member(place: number, day: string): AppContext {
    const actor = this.actors.members[place];
    if (actor === undefined) throw new Error(`the demonstration has no member ${place}`);
    return this.as(actor, noonOf(day));
  }

  /** Opens a fair, unless it is open already, and lets firms apply. */
  private async begin({ event, openedOn, ...days }: DemoFair, places: readonly number[]): Promise<string> {
    const subsidyText = "Space rent, stall and air fare of one person are paid back by the rules in force, after a claim with proof.";
    const known = (await selectFairs(this.services.db)).find(({ eventSlug }) => eventSlug === event.slug);
    const documentsText = "Bring the RCMC and a sample of each product.";
    const fair = { ...days, subsidyText, documentsText, criteria: startingCriteria };
    const fairId = known?.id ?? (await openFair(this.staff(openedOn), { eventSlug: event.slug, fair })).fairId;
    for (const place of places) await this.apply(fairId, place, daysAfter(days.applyUntilOn, -(applicants[place]?.daysBefore ?? 0)));
    return fairId;
  }

  /** Not by the use case: the fair that is over can be before the memberships of the demonstration. */
  private async apply(fairId: string, place: number, day: string): Promise<void> {
    const [applicant, actor] = [applicants[place], this.actors.members[place]];
    if (applicant === undefined || actor === undefined) throw new Error(`the demonstration has no member ${place}`);
    if ((await findApplicationOfFirm(this.services.db, fairId, actor.firmId)) !== undefined) return;
    const { firm, daysBefore: _, ...entries } = applicant;
    const { exportsInr = 0, product: products = "" } = demoFirms[firm] ?? {};
    const of = { fairId, firmId: actor.firmId, appliedBy: actor.userId, exportsInr, products };
    const appliedAt = new Date(noonOf(day).getTime() + place * 37 * 60_000);
    await this.services.db.transaction((tx) => insertApplication(tx, { ...entries, ...of, appliedAt }));
  }

  /** Gives each exhibitor that accepted its stall, in the order of the ranks. */
  private async giveStalls(fairId: string, day: string, hall: string): Promise<void> {
    const { applications } = await getCouncilFair(this.staff(day), { fairId });
    const exhibitors = applications.filter(({ state }) => state === "accepted");
    for (const [place, { id, stall }] of exhibitors.entries()) {
      if (stall !== null) continue;
      await saveStall(this.staff(day), {
        applicationId: id,
        hall,
        number: `${String.fromCharCode(65 + Math.floor(place / 4))}${10 + (place % 4) * 2}`,
        seen: null,
      });
    }
  }

  async over(event: EventView): Promise<void> {
    const { startsOn, endsOn } = event;
    if (startsOn === null || endsOn === null) return;
    const applyUntilOn = daysAfter(startsOn, -86);
    const fair = { event, startsOn, endsOn, openedOn: daysAfter(startsOn, -130), applyUntilOn, seats: 5, feePaise: 4_500_000 };
    const fairId = await this.begin(fair, [0, 1, 2, 3, 4, 5, 6]);
    const rankedOn = daysAfter(applyUntilOn, 3);
    await rankFair(this.staff(rankedOn), { fairId }).catch(ignoreRefusal("ranked_already"));
    const { applications, messages } = await getCouncilFair(this.staff(rankedOn), { fairId });
    const seated = this.actors.members.flatMap(({ firmId }, place) =>
      applications.some((one) => one.firmId === firmId && seatStates.includes(one.state)) ? [place] : [],
    );
    for (const place of seated) await acceptSeat(this.member(place, daysAfter(rankedOn, 4)), { fairId });
    await this.giveStalls(fairId, daysAfter(startsOn, -40), "Z4");
    if (messages.length === 0)
      await sendFairMessage(this.staff(daysAfter(startsOn, -12)), {
        fairId,
        subject: "Freight and passes",
        body: "Hand your goods over to the forwarder by the end of this week. Bring the QR code of the portal to the entrance: your passes are given out there.",
      });
    for (const place of seated) await this.fee(fairId, place, daysAfter(startsOn, -60), "received");
    for (const place of seated) await this.visit(fairId, place, startsOn, endsOn);
  }

  /** An exhibitor sends the proof of its fee, and the council does with it what is said. */
  private async fee(fairId: string, place: number, paidOn: string, outcome: FeeProofState): Promise<void> {
    const ctx = this.member(place, paidOn);
    const newestProof = async () => (await getOwnFair(ctx, { fairId })).application?.fee?.proofs[0];
    if ((await newestProof()) === undefined) await this.sendProof(ctx, { fairId, place, paidOn });
    const proof = await newestProof();
    if (proof?.state !== "sent") return;
    const proofId = proof.id;
    const later = this.staff(daysAfter(paidOn, 1));
    if (outcome === "received") await receiveFee(later, { proofId });
    if (outcome === "returned")
      await returnFeeProof(later, { proofId, remark: "The amount on the paper cannot be read. Send the advice of the bank." });
  }

  private async sendProof(ctx: AppContext, { fairId, place, paidOn }: { fairId: string; place: number; paidOn: string }): Promise<void> {
    const { title, feePaise } = await getOwnFair(ctx, { fairId });
    const proof = await demoFile("Proof of payment", title, { reference: `Firm ${place}` });
    const fileId = await store(ctx, "fair_fee_proof", "proof-of-the-fee.pdf", proof);
    await sendFeeProof(ctx, { fairId, fileId, amountPaise: feePaise ?? 0, paidOn, reference: `EXMP${paidOn.replaceAll("-", "")}${place}` });
  }

  /** What one exhibitor does at the fair and after it. */
  private async visit(fairId: string, place: number, startsOn: string, endsOn: string): Promise<void> {
    const { application } = await getOwnFair(this.member(place, startsOn), { fairId });
    await checkIn(this.staff(startsOn), { fairId, code: application?.code?.short ?? "" });
    const firmId = this.actors.members[place]?.firmId ?? "";
    const noted = (await listLeads(this.member(place, startsOn), { fairId })).leads.length;
    for (const [number, visitor] of visitors.slice(0, 1 + (place % visitors.length)).entries()) {
      if (number < noted) continue;
      const ctx = this.member(place, daysAfter(startsOn, number % 3));
      await saveLead(ctx, { id: randomUUID(), fairId, firmId, name: "Purchasing desk", email: null, notedAt: ctx.now(), ...visitor }, undefined);
    }
    const feedback = { rating: 3 + (place % 3), ordersInr: 650_000 * (place + 1), expectedOrdersInr: 2_400_000 * (place + 1), remark: null };
    // One firm has not answered yet.
    if (place !== 0) await giveFeedback(this.member(place, daysAfter(endsOn, 9)), { fairId, feedback, seen: null });
  }

  async ranked({ event, startsOn, endsOn }: ComingEvent, today: string): Promise<void> {
    const fair = { event, startsOn, endsOn, openedOn: daysAfter(today, -45), applyUntilOn: daysAfter(today, -6), seats: 4, feePaise: 3_750_000 };
    const fairId = await this.begin(fair, [0, 1, 2, 3, 5, 6, 7]);
    const rankedOn = daysAfter(today, -4);
    await rankFair(this.staff(rankedOn), { fairId }).catch(ignoreRefusal("ranked_already"));
    const { applications } = await getCouncilFair(this.staff(rankedOn), { fairId });
    const outcomes: FeeProofState[] = ["sent", "returned"];
    const first = applications.slice(0, 2).map(({ firmId }) => firmId);
    for (const [place, { firmId }] of this.actors.members.entries())
      if (place > 0 && first.includes(firmId)) {
        await acceptSeat(this.member(place, daysAfter(today, -2)), { fairId });
        await this.fee(fairId, place, daysAfter(today, -2), outcomes.pop() ?? "received");
      }
    await this.giveStalls(fairId, daysAfter(today, -1), "12");
  }

  async open({ event, startsOn, endsOn }: ComingEvent, today: string): Promise<void> {
    const fair = { event, startsOn, endsOn, openedOn: daysAfter(today, -8), applyUntilOn: daysAfter(today, 24), seats: 6, feePaise: null };
    const fairId = await this.begin(fair, []);
    for (const place of [1, 3, 7]) await this.apply(fairId, place, daysAfter(today, -9 + place));
  }
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00+05:30`);
