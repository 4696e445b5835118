import { afterEach, expect, it } from "vitest";
import { dayMs } from "#domain/dates.ts";
import { noteServerTime, serverNow } from "../../../shared/server-clock.ts";
import { isScheduling, typedTimesOf } from "./publish-times.ts";

afterEach(() => noteServerTime(new Date().toUTCString()));

it("shows the times of an entry in Indian time, and schedules only what begins later", () => {
  const times = typedTimesOf({ publishFrom: new Date("2026-11-21T06:30:00Z"), publishUntil: null });
  expect(times).toEqual({ from: "2026-11-21T12:00", until: "" });
  expect(isScheduling(times, new Date("2026-11-21T06:29:00Z"))).toBe(true);
  expect(isScheduling(times, new Date("2026-12-21T06:30:00Z"))).toBe(false);
  expect(isScheduling({ from: "", until: "2026-12-01T12:00" }, new Date("2026-11-21T06:29:00Z"))).toBe(false);
});

it("schedules by the server's clock, whatever that of the device says", () => {
  const { from } = typedTimesOf({ publishFrom: new Date(Date.now() + dayMs), publishUntil: null });
  expect(isScheduling({ from, until: "" })).toBe(true);
  noteServerTime(new Date(serverNow().getTime() + 2 * dayMs).toUTCString());
  expect(isScheduling({ from, until: "" })).toBe(false);
});
