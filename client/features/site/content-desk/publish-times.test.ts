import { expect, it } from "vitest";
import { isScheduling, typedTimesOf } from "./publish-times.ts";

it("shows the times of an entry in Indian time, and schedules only what begins later", () => {
  const times = typedTimesOf({ publishFrom: new Date("2026-11-21T06:30:00Z"), publishUntil: null });
  expect(times).toEqual({ from: "2026-11-21T12:00", until: "" });
  expect(isScheduling(times, new Date("2026-11-21T06:29:00Z"))).toBe(true);
  expect(isScheduling(times, new Date("2026-12-21T06:30:00Z"))).toBe(false);
  expect(isScheduling({ from: "", until: "2026-12-01T12:00" }, new Date("2026-11-21T06:29:00Z"))).toBe(false);
});
