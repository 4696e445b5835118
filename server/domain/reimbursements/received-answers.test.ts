import { expect, test } from "vitest";
import { stepOfItems } from "./answer-changes.ts";
import { keptAssessments, keptCosts, receivedAnswers } from "./received-answers.ts";

const at = (day: number) => new Date(Date.UTC(2026, 4, day));
const filed = { version: 10, action: "submit" as const, at: at(1), actorId: "firm" };
const shared = { version: 12, action: "council_share" as const, at: at(2), actorId: "council" };
const reopened = { version: 20, action: "council_reopen" as const, at: at(4), actorId: "council" };
const [fare, stall] = [
  { id: "7", kind: "air_fare", amount: "20.00" },
  { id: "8", kind: "space", amount: "5.00" },
];
const saved = {
  steps: [{ step: 1, answers: { firm_address: "Nashik" }, savedAt: at(3) }],
  items: [
    { item: { ...fare, amount: "90.00" }, enteredBy: "member" as const, savedAt: at(3) },
    { item: stall, enteredBy: "council" as const, savedAt: at(1) },
  ],
};
const kept = [
  { item: fare, enteredBy: "member" as const },
  { item: stall, enteredBy: "council" as const },
];
const earlierAnswers = [
  { submission: 10, step: stepOfItems, answers: keptCosts(kept, []) },
  { submission: 10, step: 1, answers: { firm_address: "Pune" } },
];

test("what the firm has changed since its last submission is as it was; an unchanged cost keeps who typed it", () => {
  const received = receivedAnswers({ ...saved, earlierAnswers, history: [filed, shared] });
  expect(received.steps.map(({ answers }) => answers)).toEqual([{ firm_address: "Pune" }]);
  expect(received.items).toEqual([{ item: fare, enteredBy: "member", savedAt: filed.at }, saved.items[1]]);
});

test("a cost of the council stays its own while the firm has removed it, or added it again as it was", () => {
  const enteredBy = (items: (typeof saved)["items"]) =>
    receivedAnswers({ ...saved, items, earlierAnswers, history: [filed, shared] }).items.map((one) => one.enteredBy);
  const [changed] = saved.items;
  const again = { item: stall, enteredBy: "member" as const, savedAt: at(3) };
  expect([enteredBy(saved.items.slice(0, 1)), changed && enteredBy([changed, again])]).toEqual([
    ["member", "council"],
    ["member", "council"],
  ]);
});

test("after the reply, and after a reopening, the stored answers count", () => {
  const { steps, items } = saved;
  const replied = { ...filed, version: 15, action: "reply" as const };
  expect(receivedAnswers({ ...saved, earlierAnswers, history: [filed, shared, replied] })).toEqual({ steps, items });
  expect(receivedAnswers({ ...saved, earlierAnswers, history: [filed, shared, reopened] })).toEqual({ steps, items });
});

test("the assessments that are kept with costs are read as they were", () => {
  const by = { setBy: "officer", setAt: at(2).toISOString() };
  const assessments = [
    { itemId: "7", admissiblePaise: 1_000, reasonCode: null, reason: "No receipt for the rest", ...by },
    { itemId: "8", admissiblePaise: null, reasonCode: "LATE", reason: "", ...by },
  ];
  expect(keptAssessments(keptCosts(kept, assessments))).toEqual(assessments);
  expect([keptAssessments(keptCosts(kept, [])), keptAssessments({})]).toEqual([[], []]);
});
