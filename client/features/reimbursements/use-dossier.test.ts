import { expect, it } from "vitest";
import { hasBuildFailed, isBuildOver, isOldRequest, type DossierView } from "./use-dossier.ts";

const ready: DossierView = { state: "ready", fileId: "f", name: "a.pdf", pages: 1, sizeBytes: 3 };
const none: DossierView = { state: "none", contentVersion: 3 };
const building = (total: number): DossierView => ({ state: "building", contentVersion: 3, done: 0, total });

it("waits for a requested PDF until it is there or its build has stopped", () => {
  expect(isBuildOver(building(4), ready)).toBe(true);
  expect(isBuildOver(none, ready)).toBe(true);
  expect(isBuildOver(building(4), none)).toBe(true);
  expect(isBuildOver(building(0), none)).toBe(true);
  expect(isBuildOver(none, none)).toBe(false);
  expect([hasBuildFailed(building(0), none), hasBuildFailed(building(4), ready), hasBuildFailed(undefined, none)]).toEqual([true, false, false]);
  expect(isBuildOver(none, building(0))).toBe(false);
  expect(isBuildOver(undefined, undefined)).toBe(false);
});

it("takes a change of the content for no failure: the PDF of what is there now is requested", () => {
  const noneOfNext: DossierView = { state: "none", contentVersion: 4 };
  expect([hasBuildFailed(building(4), noneOfNext), isBuildOver(building(4), noneOfNext)]).toEqual([false, false]);
  expect([isOldRequest(building(4), noneOfNext), isOldRequest(building(4), none), isOldRequest(undefined, noneOfNext)]).toEqual([true, false, false]);
});
