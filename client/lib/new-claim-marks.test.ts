import { describe, expect, it } from "vitest";
import { readProgress, replaceProgress, withStep, writeProgress, type ListedStore } from "./local-progress.ts";
import { takeUpMark } from "./new-claim-marks.ts";

class MemoryStore implements ListedStore {
  readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key = (index: number) => [...this.kept.keys()][index] ?? null;
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

const place = { userId: "u1", scheme: "exhibition" };
const now = Date.parse("2026-11-21T09:00:00Z");
const noMarks: ReadonlySet<string> = new Set();
const ownerOf = (mark: string | undefined) => ({ ...place, reimbursementId: undefined, mark });
const typed = (store: ListedStore, mark: string | undefined, stall: string, expectedId?: string, atMs = now) =>
  writeProgress(store, ownerOf(mark), (before) => withStep(4, { stall })({ ...before, expectedId }), atMs);
const stallOf = (store: ListedStore, mark: string) => readProgress(store, ownerOf(mark), now)?.steps["4"]?.["stall"];
/** A window with a storage of its own. */
const newTab = (store: ListedStore, tab = new MemoryStore()) => {
  return (wanted: { held?: ReadonlySet<string> | undefined; expectedId?: string } = {}) =>
    takeUpMark({ store, tab }, place, { expectedId: undefined, held: noMarks, ...wanted }, now);
};

describe("a new claim of this browser", () => {
  it("is that of its window, and another open window begins with nothing of it", () => {
    const store = new MemoryStore();
    const [open, openOther] = [newTab(store), newTab(store)];
    const mark = open();
    typed(store, mark, "A10");
    const other = openOther({ held: new Set([mark]) });
    expect(other).not.toBe(mark);
    typed(store, other, "B20", undefined, now + 1);
    // After a reload, whichever was typed last.
    expect([open(), openOther()]).toEqual([mark, other]);
    replaceProgress(store, ownerOf(mark), "EXH-2627-00012", now);
    expect([stallOf(store, mark), stallOf(store, other)]).toEqual([undefined, "B20"]);
    expect(readProgress(store, { ...place, reimbursementId: "EXH-2627-00012" }, now)?.steps["4"]).toEqual({ stall: "A10" });
  });

  it("stays in its window when that is duplicated", () => {
    const [store, tab, copy] = [new MemoryStore(), new MemoryStore(), new MemoryStore()];
    const open = newTab(store, tab);
    const mark = open();
    typed(store, mark, "A10");
    for (const [key, value] of tab.kept) copy.setItem(key, value);
    const openCopy = newTab(store, copy);
    const other = openCopy({ held: new Set([mark]) });
    expect(other).not.toBe(mark);
    typed(store, other, "B20", undefined, now + 1);
    expect([open({ held: new Set([other]) }), openCopy({ held: new Set([mark]) })]).toEqual([mark, other]);
  });

  it("is taken up from a window that was closed, the newest one, and never by a window that is long open", () => {
    const store = new MemoryStore();
    typed(store, "older", "A10", undefined, now - 1);
    typed(store, "newer", "B20");
    expect(newTab(store)()).toBe("newer");
    expect(newTab(store)({ held: new Set(["newer"]) })).toBe("older");
    expect(["older", "newer"]).not.toContain(newTab(store)({ held: undefined }));
  });

  it("is taken up as an earlier release kept it", () => {
    const store = new MemoryStore();
    typed(store, undefined, "A10");
    const mark = newTab(store)();
    expect(stallOf(store, mark)).toBe("A10");
    expect(store.kept.size).toBe(1);
  });

  it("that is started for a registration in hand has nothing of another one, which finds its own later", () => {
    const store = new MemoryStore();
    const open = newTab(store);
    const ofFair = open({ expectedId: "fair A" });
    typed(store, ofFair, "A10", "fair A");
    expect(open()).toBe(ofFair);
    const ofOther = open({ expectedId: "fair B" });
    expect(ofOther).not.toBe(ofFair);
    writeProgress(store, ownerOf(ofOther), (before) => ({ ...before, expectedId: "fair B" }), now);
    expect(open()).toBe(ofOther);
    typed(store, ofOther, "B20", "fair B");
    expect(open({ expectedId: "fair A" })).toBe(ofFair);
    expect([stallOf(store, ofFair), stallOf(store, ofOther)]).toEqual(["A10", "B20"]);
  });

  it("is offered again in its window after another one that was begun there is saved", () => {
    const store = new MemoryStore();
    const open = newTab(store);
    const first = open();
    typed(store, first, "A10");
    const second = open({ expectedId: "fair B" });
    typed(store, second, "B20", "fair B", now + 1);
    replaceProgress(store, ownerOf(second), "EXH-2627-00012", now);
    expect(open({ held: new Set([first]) })).toBe(second);
    expect(open({ held: undefined })).toBe(second);
    expect(open()).toBe(first);
  });
});
