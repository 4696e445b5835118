import { expect, it } from "vitest";
import { daysBetween } from "../dates.ts";
import { ageInDays, dueOn, isSameWait, partyDays } from "./clocks.ts";
import { actionNames, clockOf, nextState, type Action, type State } from "./lifecycle.ts";

/** Numbers from 0 to 1 that are the same in every run. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

type Entry = { readonly at: Date; readonly toState: State; readonly action: Action | "start" };
const hourMs = 60 * 60 * 1_000;

/** A life of a reimbursement as the table of actions allows it, with the wait that `transition` keeps. */
function randomLife(random: Generator<number, never>) {
  const draw = () => random.next().value;
  let at = new Date(Date.UTC(2026, 3, 1) + draw() * 365 * 24 * hourMs);
  let state: State = "DRAFT";
  let partySince = at;
  let submittedAt: Date | null = null;
  const history: Entry[] = [{ at, toState: state, action: "start" }];
  for (let left = 2 + Math.floor(draw() * 18); left > 0; left -= 1) {
    const from: State = state;
    const possible: Action[] = actionNames.filter((action) => nextState(from, action) !== undefined);
    const action: Action | undefined = possible[Math.floor(draw() * possible.length)];
    const next: State | undefined = action === undefined ? undefined : nextState(from, action);
    if (action === undefined || next === undefined) break;
    at = new Date(at.getTime() + draw() ** 3 * 40 * 24 * hourMs);
    if (!isSameWait(from, next)) partySince = at;
    if (action === "submit") submittedAt = at;
    state = next;
    history.push({ at, toState: next, action });
  }
  return { history, state, partySince, submittedAt, now: new Date(at.getTime() + draw() * 30 * 24 * hourMs) };
}

it("gives 10,000 random lives days of the parties that add up to the age, and one clock to one wait of a party", () => {
  const random = randomNumbers(26_112_319);
  let submitted = 0;
  for (let life = 0; life < 10_000; life += 1) {
    const { history, now, ...row } = randomLife(random);
    const age = ageInDays(row, now);
    const { member, council, dgft } = partyDays(history, now);
    expect(member + council + dgft).toBe(age ?? 0);
    if (age !== undefined) submitted += 1;
    // The wait that goes on began when another party had it last.
    const before = history.findLastIndex(({ toState }) => clockOf(toState) !== clockOf(row.state));
    expect(row.partySince).toEqual(history[before + 1]?.at);
  }
  expect(submitted).toBeGreaterThan(4_000);
});

const on = (day: string): Date => new Date(`${day}T12:00:00+05:30`);

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
  expect(partyDays(history, on("2026-11-23"))).toEqual({ council: 13, member: 2, dgft: 7 });
  expect(daysBetween(on("2026-11-01"), on("2026-11-23"))).toBe(22);
});

it("counts a clock of the server that went back as standing still", () => {
  const history = [
    { at: on("2026-11-10"), toState: "SUBMITTED" },
    { at: on("2026-11-08"), toState: "DEFICIENCY_SHARED" },
    { at: on("2026-11-12"), toState: "RESUBMITTED" },
  ] as const;
  expect(partyDays(history, on("2026-11-13"))).toEqual({ council: 1, member: 2, dgft: 0 });
});

it("names the day by which a party is to act", () => {
  const targets = { council: 45, dgft: 30, member: 21 };
  expect(dueOn("council", new Date("2026-11-01T20:00:00Z"), targets)).toBe("2026-12-17"); // the 2nd in India
  expect(dueOn("member", on("2026-11-01"), targets)).toBe("2026-11-22");
  expect(dueOn("nobody", on("2026-11-01"), targets)).toBeUndefined();
});
