import { expect, it } from "vitest";
import { rankingLines } from "./ranking-lines.ts";

it.each([
  [1, 1, "1 application is ranked", "Each is offered a seat."],
  [2, 4, "2 applications are ranked", "Each is offered a seat."],
  [3, 1, "3 applications are ranked", "The first is offered a seat, the others wait."],
  [3, 2, "3 applications are ranked", "The first 2 are offered a seat, the other waits."],
  [9, 4, "9 applications are ranked", "The first 4 are offered a seat, the others wait."],
])("%d applications for %d seats: what the ranking does", (applied, seats, ranked, offers) =>
  expect(rankingLines(applied, seats)).toEqual([
    `${ranked} by the published criteria. The list is final.`,
    `${offers} Each firm gets a notice and an e-mail.`,
  ]),
);
