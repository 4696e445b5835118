import { expect, test } from "vitest";
import { deputyOn, findOverlap, standIns, type Absence } from "./absences.ts";

const day = "2026-11-24";
const away = (userId: string, deputyId: string | null, fromOn = "2026-11-20", untilOn = "2026-11-30"): Absence => ({
  userId,
  deputyId,
  fromOn,
  untilOn,
});
const officers = ["asha", "bela", "chand", "devi"];
const isOfficer = (id: string): boolean => officers.includes(id);

test("the deputy stands in on both ends of the absence and not outside it", () => {
  const absences = [away("asha", "bela")];
  const on = (date: string) => deputyOn(absences, { userId: "asha", day: date, isOfficer });
  expect([on("2026-11-19"), on("2026-11-20"), on("2026-11-30"), on("2026-12-01")]).toEqual([undefined, "bela", "bela", undefined]);
});

test("an absent deputy passes it on one step, and no further", () => {
  expect(deputyOn([away("asha", "bela"), away("bela", "chand")], { userId: "asha", day, isOfficer })).toBe("chand");
  expect(deputyOn([away("asha", "bela"), away("bela", "chand"), away("chand", "devi")], { userId: "asha", day, isOfficer })).toBeUndefined();
  expect(deputyOn([away("asha", "bela"), away("bela", null)], { userId: "asha", day, isOfficer })).toBeUndefined();
});

test("two officers who stand in for each other leave nobody", () => {
  const absences = [away("asha", "bela"), away("bela", "asha")];
  expect(deputyOn(absences, { userId: "asha", day, isOfficer })).toBeUndefined();
  expect(standIns(absences, { userId: "chand", day, officers })).toEqual({ standsInFor: [], withoutDeputy: ["asha", "bela"] });
});

test("whatever the deputies are, who stands in is at work and an officer", () => {
  const choices = [null, ...officers];
  for (let number = 0; number < choices.length ** officers.length; number += 1) {
    const absences = officers.flatMap((userId, place) => {
      const deputyId = choices[Math.floor(number / choices.length ** place) % choices.length] ?? null;
      return deputyId === null || deputyId === userId ? [] : [away(userId, deputyId)];
    });
    const absent = absences.map(({ userId }) => userId);
    for (const userId of absent) expect(absent).not.toContain(deputyOn(absences, { userId, day, isOfficer }));
  }
});

test("a deputy who left the office does not stand in", () => {
  const absences = [away("asha", "gone")];
  expect(standIns(absences, { userId: "bela", day, officers })).toEqual({ standsInFor: [], withoutDeputy: ["asha"] });
  expect(standIns([away("asha", "bela")], { userId: "bela", day, officers })).toEqual({ standsInFor: ["asha"], withoutDeputy: [] });
});

test("days that touch overlap", () => {
  const absences = [away("asha", null)];
  expect(findOverlap(absences, "asha", { fromOn: "2026-11-30", untilOn: "2026-12-02" })).toBe(absences[0]);
  expect(findOverlap(absences, "asha", { fromOn: "2026-12-01", untilOn: "2026-12-02" })).toBeUndefined();
  expect(findOverlap(absences, "bela", { fromOn: "2026-11-20", untilOn: "2026-11-30" })).toBeUndefined();
});
