import { expect, it } from "vitest";
import { z } from "zod";
import { amountFilters, amountRange } from "./amount-range.ts";

it.each([
  [{}, undefined],
  [{ amountFrom: "", amountTo: " " }, undefined],
  [{ amountFrom: "1,50,000" }, { fromPaise: 150_000_00, toPaise: Number.MAX_SAFE_INTEGER }],
  [{ amountTo: "0.50" }, { fromPaise: 0, toPaise: 50 }],
  [
    { amountFrom: "10", amountTo: "5" },
    { fromPaise: 10_00, toPaise: 5_00 },
  ],
])("%j is the range %j", (limits, range) => {
  expect(amountRange(limits)).toEqual(range);
});

it.each(["-1", "1.005", "ten", "1e5", "1".repeat(21)])("refuses %s with a sentence", (amountFrom) => {
  const { error } = z.object(amountFilters).safeParse({ amountFrom });
  expect(error?.issues[0]?.message).toBe("Write an amount of rupees with at most two decimal places, like 1250.50");
});
