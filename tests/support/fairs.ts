import { randomUUID } from "node:crypto";
import type { MemberActor } from "#domain/accounts/actor.ts";
import type { ApplicationEntries } from "#domain/fairs/application-input.ts";
import { startingCriteria, type Criterion } from "#domain/fairs/criteria.ts";
import { insertFair, type FairRow, type NewFair } from "#db/queries/fairs.ts";
import { acceptSeat, applyForFair } from "#server/application/fairs/apply.ts";
import { sendFeeProof } from "#server/application/fairs/fees.ts";
import { rankFair } from "#server/application/fairs/rank-fair.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createListedFirm, createStaffActor } from "./factories.ts";
import { createPaymentFile } from "./payments.ts";
import { contextOf } from "./services.ts";

/** The last day to apply for every fair of a test ends at this instant; the fair itself is from 15 to 18 March 2027. */
export const applyUntil = new Date("2027-01-31T23:59:59.999+05:30");
export const beforeLastDay = new Date("2027-01-10T10:00:00+05:30");
export const afterLastDay = new Date("2027-02-01T00:00:00+05:30");
export const atTheFair = new Date("2027-03-15T10:00:00+05:30");
export const afterTheFair = new Date("2027-03-20T10:00:00+05:30");

export const at = (ctx: AppContext, now: Date): AppContext => ({ ...ctx, now: () => now });

let opened = 0;

/** A fair of its own for one test. */
export async function createFair(
  { db }: Services,
  values: Partial<NewFair> = {},
  criteria: readonly Criterion[] = startingCriteria,
): Promise<FairRow> {
  opened += 1;
  const title = values.title ?? `Test Expo ${String.fromCharCode(64 + opened)} 2027`;
  return db.transaction((tx) =>
    insertFair(
      tx,
      {
        eventSlug: `test-expo-${randomUUID()}`,
        title,
        venue: "Messe",
        city: "Cologne",
        country: "DE",
        startsOn: "2027-03-15",
        endsOn: "2027-03-18",
        hasConfirmedDays: true,
        applyUntil,
        seats: 2,
        feePaise: 2_500_000,
        subsidyText: "Space rent and air fare by the rules in force.",
        openedAt: beforeLastDay,
        ...values,
      },
      criteria,
    ),
  );
}

export const entries: ApplicationEntries = { exportsInr: 50_000_000, firmClass: "small", leadership: "other", products: "Infusion sets" };

/** A member whose firm has a profile. */
export async function createExhibitor(services: Services): Promise<MemberActor> {
  return (await createListedFirm(services, { codes: ["90181100"] })).actor;
}

/** Lets firms apply, a minute after each other. */
export async function applyAll(
  services: Services,
  fairId: string,
  actors: readonly MemberActor[],
  of: Partial<ApplicationEntries> = {},
): Promise<void> {
  for (const [place, actor] of actors.entries())
    await applyForFair(at(contextOf(services, actor), new Date(beforeLastDay.getTime() + place * 60_000)), {
      fairId,
      entries: { ...entries, ...of },
      seen: null,
    });
}

/** A ranked fair to which so many equal firms applied, in this order. */
export async function createRankedFair(services: Services, count: number, values: Partial<NewFair> = {}) {
  const fair = await createFair(services, values);
  const actors: MemberActor[] = [];
  for (let made = 0; made < count; made += 1) actors.push(await createExhibitor(services));
  await applyAll(services, fair.id, actors);
  const staff = at(contextOf(services, await createStaffActor(services, "EPCMD_ADMIN")), afterLastDay);
  await rankFair(staff, { fairId: fair.id });
  const as = (place: number, now: Date = afterLastDay): AppContext => {
    const actor = actors[place];
    if (actor === undefined) throw new Error("no such firm");
    return at(contextOf(services, actor), now);
  };
  /** Sends a proof of the fee that has a file of its own. */
  const sendProof = async (place: number, reference = "UTR1", amountPaise = 2_500_000): Promise<void> => {
    const [ctx, actor] = [as(place), actors[place]];
    const fileId = await createPaymentFile(services, actor?.userId ?? "", actor?.firmId ?? null);
    await sendFeeProof(ctx, { fairId: fair.id, fileId, amountPaise, paidOn: "2027-02-01", reference });
  };
  return { fair, fairId: fair.id, actors, staff, as, sendProof, accept: (place: number) => acceptSeat(as(place), { fairId: fair.id }) };
}
