import { expect, it } from "vitest";
import { chartTicks } from "./chart-ticks.ts";

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [12, [0, 5, 10, 15]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [1_234, [0, 500, 1_000, 1_500]],
  [98_765, [0, 50_000, 100_000]],
])("an axis to %i has the numbers %j", (largest, numbers) => {
  expect(chartTicks(largest, 5)).toEqual(numbers);
});
