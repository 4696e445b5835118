import { expect, test } from "vitest";
import { answerChanges, stepOfItems, type EarlierAnswers } from "./answer-changes.ts";
import { itemsName } from "./scheme.ts";
import { schemeOf } from "./schemes/index.ts";

const scheme = schemeOf("exhibition");
const [filed, replied, again] = [
  { version: 10, at: new Date("2026-05-01T06:00:00Z") },
  { version: 20, at: new Date("2026-06-01T06:00:00Z") },
  { version: 30, at: new Date("2026-07-01T06:00:00Z") },
];
const fare = { id: "7", kind: "air_fare", amount: "20.00", currency: "EUR" };
const now = { steps: [{ step: 1, answers: { firm_address: "Nashik" } }], items: [fare] };
const address = (submission: number, place: string): EarlierAnswers => ({ submission, step: 1, answers: { firm_address: place } });
const told = (earlier: EarlierAnswers[], submissions = [filed, replied, again]) =>
  answerChanges(scheme, now, earlier, submissions).map(({ label, before, after, at }) => [label, before, after, at]);

test("a claim without earlier answers shows nothing", () => {
  expect(told([])).toEqual([]);
});

test("each change stands between the two submissions, newest first; what came back to the same is none", () => {
  expect(told([address(10, "Pune"), address(20, "Satara")])).toEqual([
    ["Address of the firm", "Satara", "Nashik", again.at],
    ["Address of the firm", "Pune", "Satara", replied.at],
  ]);
  expect(told([address(10, "Pune")])).toEqual([["Address of the firm", "Pune", "Nashik", replied.at]]);
  expect(told([address(20, "Nashik")])).toEqual([]);
});

test("what was changed since the last submission is not shown before it is sent, and does not count as what was sent", () => {
  expect(told([address(30, "Pune")])).toEqual([]);
  expect(told([address(20, "Satara"), address(30, "Pune")])).toEqual([["Address of the firm", "Satara", "Pune", again.at]]);
});

test("what is kept at a reopening is newer than what is kept at the submission before it", () => {
  expect(told([address(10, "Pune"), address(15, "Satara")])).toEqual([["Address of the firm", "Satara", "Nashik", replied.at]]);
});

test("a cost that the council corrects is its change and not the member's, also below a reply that changed costs", () => {
  const [first, second] = [fare, { ...fare, id: "8", amount: "30.00" }];
  const dearer = { ...second, amount: "33.00" };
  const kept: EarlierAnswers = { submission: 10, step: stepOfItems, answers: { [itemsName]: [first, second] } };
  const of = (items: Record<string, string>[], earlier: EarlierAnswers[], corrected: { version: number; itemsBefore: Record<string, string>[] }[]) =>
    answerChanges(
      scheme,
      { steps: [], items },
      earlier,
      [filed, replied],
      corrected.map((one) => ({ ...one, at: again.at })),
    ).map(({ label, before, after, by }) => [label, before, after, by]);
  const less = { ...first, amount: "5.00" };
  expect(of([less, dearer], [kept], [{ version: 25, itemsBefore: [first, dearer] }])).toEqual([
    ["Air fare (cost 1): Amount", "20.00", "5.00", "council"],
    ["Air fare (cost 2): Amount", "30.00", "33.00", "member"],
  ]);
  const reduced = { ...dearer, amount: "6.00" };
  const both = [
    { version: 24, itemsBefore: [first, dearer] },
    { version: 25, itemsBefore: [less, dearer] },
  ];
  expect(of([less, reduced], [kept], both)).toEqual([
    ["Air fare (cost 2): Amount", "33.00", "6.00", "council"],
    ["Air fare (cost 1): Amount", "20.00", "5.00", "council"],
    ["Air fare (cost 2): Amount", "30.00", "33.00", "member"],
  ]);
  expect(of([less], [], [{ version: 15, itemsBefore: [first] }])).toEqual([["Air fare (cost 1): Amount", "20.00", "5.00", "council"]]);
});

test("a cost shows its changed facts by its kind; one that was added shows all of them", () => {
  const items = (submission: number, all: Record<string, string>[]): EarlierAnswers => ({
    submission,
    step: stepOfItems,
    answers: { [itemsName]: all },
  });
  expect(told([items(20, [{ ...fare, amount: "25.00" }])])).toEqual([["Air fare (cost 1): Amount", "25.00", "20.00", again.at]]);
  const added = told([items(20, [])]).map(([label, before]) => [label, before]);
  expect(added).toEqual(expect.arrayContaining([["Air fare (cost 1): Currency", undefined]]));
  const second = { ...fare, id: "8" };
  expect(told([items(20, [fare, second])]).map(([label]) => label)).toContain("Air fare (cost 2, removed): Amount");
});
