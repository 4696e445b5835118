import { describe, expect, it } from "vitest";
import { durationText, queueHealth, spacedWords } from "./health.ts";

const calm = { workers: 1, lagSeconds: 0, oldestDueSeconds: 0, dead: 0 };

describe("the state of the queue", () => {
  it("names what is worst", () => {
    expect(queueHealth(calm)).toEqual({ health: "ok", text: "Work is taken up at once." });
    expect(queueHealth({ ...calm, dead: 1 })).toEqual({ health: "attention", text: "1 job was given up." });
    expect(queueHealth({ ...calm, dead: 3, oldestDueSeconds: 600 })).toEqual({
      health: "attention",
      text: "The oldest job has been due for 10 min.",
    });
    expect(queueHealth({ ...calm, lagSeconds: 61, oldestDueSeconds: 600 }).health).toBe("down");
    expect(queueHealth({ ...calm, workers: 0 }).text).toMatch(/^No worker is connected/);
  });
});

it("says times and names as people do", () => {
  expect([5, 90, 7_200, 200_000].map(durationText)).toEqual(["5 s", "2 min", "2 h", "2 days"]);
  expect([spacedWords("send-mail"), spacedWords("already_registered")]).toEqual(["Send mail", "Already registered"]);
});
