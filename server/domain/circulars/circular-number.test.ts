import { expect, it } from "vitest";
import { circularNumber, circularSlug, readCircularNumber, readCircularSlug } from "./circular-number.ts";

it("is written with the council, the year and three digits at least", () => {
  expect(circularNumber({ financialYear: "2026-27", serial: 14 })).toBe("EPCMD/2026-27/014");
  expect(circularNumber({ financialYear: "2026-27", serial: 1204 })).toBe("EPCMD/2026-27/1204");
});

it("is read back from an address, and only from the one right spelling", () => {
  const serial = { financialYear: "2026-27", serial: 14 };
  expect(readCircularSlug(circularSlug(serial))).toEqual(serial);
  expect(readCircularNumber(circularNumber(serial))).toEqual(serial);
  expect(readCircularNumber("DGFT/2026-27/014")).toBeUndefined();
  for (const wrong of ["", "2026-27", "2026-27-14", "2026-27-0014", "2026-27-000", "2026-27-014x", "../2026-27-014"])
    expect(readCircularSlug(wrong)).toBeUndefined();
});
