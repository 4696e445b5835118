import { afterEach, expect, it, vi } from "vitest";
import { isPastDay } from "./format.ts";
import { noteServerTime, todayInIndia } from "./server-clock.ts";

afterEach(() => {
  vi.useRealTimers();
  noteServerTime(new Date().toUTCString());
});

const onDevice = (instant: string): void => void vi.useFakeTimers({ now: new Date(instant), toFake: ["Date"] });

it("takes today from the server on a device whose clock is a day behind, and goes on over midnight", () => {
  onDevice("2026-11-29T18:00:00Z");
  expect(todayInIndia()).toBe("2026-11-29");
  noteServerTime("Mon, 30 Nov 2026 18:00:00 GMT");
  expect(todayInIndia()).toBe("2026-11-30");
  vi.setSystemTime(new Date("2026-11-29T18:30:00Z"));
  expect(todayInIndia()).toBe("2026-12-01");
});

it("calls no day past that is not over by the server's clock", () => {
  onDevice("2026-12-01T06:00:00Z");
  expect(isPastDay("2026-11-30")).toBe(true);
  noteServerTime("Mon, 30 Nov 2026 06:00:00 GMT");
  expect(isPastDay("2026-11-30")).toBe(false);
});

it("keeps the clock of a device that is right, and hears of one that was set", () => {
  onDevice("2026-11-30T18:29:00Z");
  noteServerTime("Mon, 30 Nov 2026 18:31:00 GMT");
  noteServerTime(null);
  expect(todayInIndia()).toBe("2026-11-30");
  noteServerTime("Tue, 01 Dec 2026 18:29:00 GMT");
  expect(todayInIndia()).toBe("2026-12-01");
  noteServerTime("Mon, 30 Nov 2026 18:29:00 GMT");
  expect(todayInIndia()).toBe("2026-11-30");
});
