import { expect, it } from "vitest";
import { nextActionText } from "./status-words.ts";

it("names what an approved claim still waits for", () => {
  expect(nextActionText("APPROVED_DGFT", "papers_asked")).toBe("Look under Payments");
  expect(nextActionText("APPROVED_DGFT", "sent")).toBe("Wait for the payment");
  expect(nextActionText("APPROVED_DGFT", "paid")).toBe("Nothing more to do");
  expect(nextActionText("APPROVED_DGFT", null)).toBe("Nothing more to do");
  expect(nextActionText("DEFICIENCY_SHARED", "returned")).toBe("Reply");
});
