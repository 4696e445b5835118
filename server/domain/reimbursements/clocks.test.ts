import { expect, it } from "vitest";
import { calendarDateInIndia, daysAfter, daysBetween } from "../dates.ts";
import { ageInDays, dueOn, isSameWait, partyDays } from "./clocks.ts";
import { isDecided } from "./decisions.ts";
import { isEndOfHold, isHeld, isHold } from "./holds.ts";
import { actionNames, clockOf, nextState, type Action, type State } from "./lifecycle.ts";

/** Numbers from 0 to 1 that are the same in every run. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

type Entry = {
  readonly at: Date;
  readonly toState: State;
  readonly action: Action | "start";
  readonly detail: { readonly until?: string };
};
const hourMs = 60 * 60 * 1_000;

/** A life of a reimbursement as the table of actions allows it, with the wait that `transition` keeps. */
function randomLife(random: Generator<number, never>) {
  const draw = () => random.next().value;
  let at = new Date(Date.UTC(2026, 3, 1) + draw() * 365 * 24 * hourMs);
  let state: State = "DRAFT";
  let partySince = at;
  let submittedAt: Date | null = null;
  let heldUntil = "";
  let decidedDays = 0;
  const history: Entry[] = [{ at, toState: state, action: "start", detail: {} }];
  for (let left = 2 + Math.floor(draw() * 18); left > 0; left -= 1) {
    const from: State = state;
    const day = calendarDateInIndia(at);
    const possible: Action[] = actionNames.filter(
      (action) =>
        nextState(from, action) !== undefined && !(isHold(action) && isHeld(heldUntil, day)) && !(isEndOfHold(action) && !isHeld(heldUntil, day)),
    );
    const action: Action | undefined = possible[Math.floor(draw() * possible.length)];
    const next: State | undefined = action === undefined ? undefined : nextState(from, action);
    // A draft that was discarded has no decision to undo.
    if (action === undefined || next === undefined || (isDecided(from) && submittedAt === null)) break;
    at = new Date(at.getTime() + draw() ** 3 * 40 * 24 * hourMs);
    if (isDecided(from) && !isDecided(next)) decidedDays += daysBetween(partySince, at);
    if (!isSameWait(from, next)) partySince = at;
    if (action === "submit") submittedAt = at;
    state = next;
    const until = isHold(action) ? daysAfter(calendarDateInIndia(at), 1 + Math.floor(draw() * 60)) : undefined;
    heldUntil = until ?? (isSameWait(from, next) && !isEndOfHold(action) ? heldUntil : "");
    history.push({ at, toState: next, action, detail: until === undefined ? {} : { until } });
  }
  return { history, state, partySince, submittedAt, decidedDays, now: new Date(at.getTime() + draw() * 30 * 24 * hourMs) };
}

/** The same days counted one by one: each belongs to the party that had it at the end of the day before, or to no party while it was on hold. */
function daysOneByOne(history: readonly Entry[], now: Date) {
  const counted = { member: 0, council: 0, dgft: 0, held: 0 };
  let heldUntil = "";
  const ends = history.map(({ action, detail, toState }, place) => {
    const isNewWait = place > 0 && !isSameWait(history[place - 1]?.toState ?? "DRAFT", toState);
    heldUntil = isHold(action) ? (detail.until ?? "") : isNewWait || isEndOfHold(action) ? "" : heldUntil;
    return { day: calendarDateInIndia(history[place]?.at ?? now), party: clockOf(toState), heldUntil };
  });
  const [first] = ends;
  for (let day = daysAfter(first?.day ?? "", 1); day <= calendarDateInIndia(now); day = daysAfter(day, 1)) {
    const latest = ends.findLast((end) => end.day < day);
    if (latest !== undefined && latest.party !== "nobody") counted[latest.heldUntil >= day ? "held" : latest.party] += 1;
  }
  return counted;
}

it("gives 10,000 random lives days of the parties and on hold that add up to the age, and one clock to one wait of a party", () => {
  const random = randomNumbers(26_112_319);
  let submitted = 0;
  let onHold = 0;
  for (let life = 0; life < 10_000; life += 1) {
    const { history, now, ...row } = randomLife(random);
    const age = ageInDays(row, now);
    const days = partyDays(history, now);
    expect(days.member + days.council + days.dgft + days.held).toBe(age ?? 0);
    expect(days).toEqual(daysOneByOne(history, now));
    if (days.held > 0) onHold += 1;
    if (age !== undefined) submitted += 1;
    // The wait that goes on began when another party had it last.
    const before = history.findLastIndex(({ toState }) => clockOf(toState) !== clockOf(row.state));
    expect(row.partySince).toEqual(history[before + 1]?.at);
  }
  expect(submitted).toBeGreaterThan(4_000);
  expect(onHold).toBeGreaterThan(1_000);
});

const on = (day: string): Date => new Date(`${day}T12:00:00+05:30`);

/** An entry of an action that is no hold. */
const plain = (entry: Pick<Entry, "at" | "toState">): Entry => ({ ...entry, action: "council_draft", detail: {} });

it("goes on counting for the council when a draft is saved, a reply is looked at and DGFT has asked", () => {
  const history = [
    { at: on("2026-11-01"), toState: "SUBMITTED" },
    { at: on("2026-11-06"), toState: "UNDER_REVIEW" },
    { at: on("2026-11-08"), toState: "DEFICIENCY_SHARED" },
    { at: on("2026-11-10"), toState: "RESUBMITTED" },
    { at: on("2026-11-12"), toState: "UNDER_REVIEW" },
    { at: on("2026-11-13"), toState: "UNDER_REVIEW_DGFT" },
    { at: on("2026-11-20"), toState: "DEFICIENCY_DGFT" },
  ] as const;
  expect(partyDays(history.map(plain), on("2026-11-23"))).toEqual({ council: 13, member: 2, dgft: 7, held: 0 });
  expect(daysBetween(on("2026-11-01"), on("2026-11-23"))).toBe(22);
});

it("counts a clock of the server that went back as standing still", () => {
  const history = [
    { at: on("2026-11-10"), toState: "SUBMITTED" },
    { at: on("2026-11-08"), toState: "DEFICIENCY_SHARED" },
    { at: on("2026-11-12"), toState: "RESUBMITTED" },
  ] as const;
  expect(partyDays(history.map(plain), on("2026-11-13"))).toEqual({ council: 1, member: 2, dgft: 0, held: 0 });
});

it("stands still on hold until its day, until it is ended, or until another party has it", () => {
  const held = (...rest: Entry[]): Entry[] => [
    { at: on("2026-11-01"), toState: "SUBMITTED", action: "submit", detail: {} },
    { at: on("2026-11-05"), toState: "SUBMITTED", action: "council_hold", detail: { until: "2026-11-15" } },
    { at: on("2026-11-06"), toState: "UNDER_REVIEW", action: "council_draft", detail: {} },
    ...rest,
  ];
  const nobodyElse = { member: 0, dgft: 0 };
  expect(partyDays(held(), on("2026-11-10"))).toEqual({ ...nobodyElse, council: 4, held: 5 });
  expect(partyDays(held(), on("2026-11-20"))).toEqual({ ...nobodyElse, council: 9, held: 10 });
  const ended = held({ at: on("2026-11-08"), toState: "UNDER_REVIEW", action: "council_end_hold", detail: {} });
  expect(partyDays(ended, on("2026-11-20"))).toEqual({ ...nobodyElse, council: 16, held: 3 });
  const forwarded = held({ at: on("2026-11-08"), toState: "UNDER_REVIEW_DGFT", action: "forward", detail: {} });
  expect(partyDays(forwarded, on("2026-11-20"))).toEqual({ member: 0, council: 4, dgft: 12, held: 3 });
});

it("names the day by which a party is to act", () => {
  const targets = { council: 45, dgft: 30, member: 21 };
  expect(dueOn("council", new Date("2026-11-01T20:00:00Z"), targets)).toBe("2026-12-17"); // the 2nd in India
  expect(dueOn("member", on("2026-11-01"), targets)).toBe("2026-11-22");
  expect(dueOn("nobody", on("2026-11-01"), targets)).toBeUndefined();
  expect(dueOn("dgft", on("2026-11-01"), targets, [{ fromOn: "2026-11-05", untilOn: "2026-11-15" }])).toBe("2026-12-11");
});
