import { expect, test } from "vitest";
import { FeedbackEntries } from "./application-input.ts";
import { fairMessages } from "./messages.ts";

test.each([Number.NaN, 0.5, -1, 2_000_000_000_000])("orders of %d are refused with a sentence about orders", (ordersInr) => {
  const read = FeedbackEntries.safeParse({ rating: 3, ordersInr, expectedOrdersInr: 0, remark: "" });
  expect(read.error?.issues.map(({ message }) => message)).toEqual([fairMessages.orders]);
});
