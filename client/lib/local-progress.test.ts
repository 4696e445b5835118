import { describe, expect, it } from "vitest";
import {
  replaceProgress,
  readProgress,
  withFile,
  withoutAbandoned,
  withoutFile,
  withoutReply,
  withoutSent,
  withReply,
  withoutStep,
  withStep,
  writeProgress,
  type ProgressOwner,
  type ProgressStore,
} from "./local-progress.ts";

class MemoryStore implements ProgressStore {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

const owner: ProgressOwner = { userId: "u1", scheme: "product", reimbursementId: "PRD-2627-00001" };
const now = Date.parse("2026-11-21T09:00:00Z");
const day = 24 * 60 * 60 * 1000;

describe("local progress", () => {
  it("gives back what was typed, for the same person and reimbursement only", () => {
    const store = new MemoryStore();
    writeProgress(store, owner, withStep(1, { firm_address: "नोएडा", sure: true }), now);
    expect(readProgress(store, owner, now)?.steps["1"]).toEqual({ firm_address: "नोएडा", sure: true });
    expect(readProgress(store, { ...owner, userId: "u2" }, now)).toBeUndefined();
    expect(readProgress(store, { ...owner, reimbursementId: "PRD-2627-00002" }, now)).toBeUndefined();
  });

  it("knows what the server had of a step when it was typed", () => {
    const store = new MemoryStore();
    writeProgress(store, owner, withStep(1, { a: "mine" }, { a: "old" }), now);
    expect(readProgress(store, owner, now)?.bases["1"]).toEqual({ a: "old" });
    writeProgress(store, owner, withoutStep(1), now);
    expect(readProgress(store, owner, now)).toBeUndefined();
  });

  it("has a written answer until the server has that answer, and one typed since for longer", () => {
    const store = new MemoryStore();
    const base = { answer: "", version: 3 };
    writeProgress(store, owner, withReply("r1", { answer: "On page 2", base }), now);
    writeProgress(store, owner, withReply("r1", { answer: "On page 2, below", base }), now);
    writeProgress(store, owner, withoutReply("r1", "On page 2"), now);
    expect(readProgress(store, owner, now)?.replies).toEqual({ r1: { answer: "On page 2, below", base } });
    writeProgress(store, owner, withoutReply("r1", "On page 2, below"), now);
    expect(store.kept.size).toBe(0);
  });

  it("is kept for seven days less a moment, then deleted", () => {
    const store = new MemoryStore();
    writeProgress(store, owner, withStep(3, { a: "b" }), now);
    expect(readProgress(store, owner, now + 7 * day - 1)?.step).toBe(3);
    expect(readProgress(store, owner, now + 7 * day)).toBeUndefined();
    expect(store.kept.size).toBe(0);
  });

  it("disappears once the server has everything", () => {
    const store = new MemoryStore();
    writeProgress(store, owner, withStep(1, { a: "b" }), now);
    writeProgress(store, owner, withFile({ key: "k1", fieldName: "licence", name: "a.pdf", sizeBytes: 3 }), now);
    writeProgress(store, owner, withoutStep(1), now);
    expect(store.kept.size).toBe(1);
    writeProgress(store, owner, withoutFile("k1"), now);
    expect(store.kept.size).toBe(0);
  });

  it("distinguishes files of one name, and reads those that were kept by their name", () => {
    const store = new MemoryStore();
    const photo = { fieldName: "booth_photos", name: "image.jpg" };
    for (const key of ["k1", "k2"]) writeProgress(store, owner, withFile({ ...photo, key, sizeBytes: 3 }), now);
    writeProgress(store, owner, withoutFile("k1"), now);
    expect(readProgress(store, owner, now)?.files.map(({ key }) => key)).toEqual(["k2"]);
    for (const [place, text] of store.kept) store.kept.set(place, text.replace('"key":"k2"', '"problem":"damaged"'));
    expect(readProgress(store, owner, now)?.files).toEqual([{ ...photo, key: "booth_photos image.jpg", sizeBytes: 3, problem: "damaged" }]);
  });

  it("forgets from what a claim was begun in which nothing was typed", () => {
    const store = new MemoryStore();
    writeProgress(store, owner, (before) => ({ ...before, expectedId: "fair" }), now);
    writeProgress(store, owner, withStep(1, { a: "b" }), now);
    writeProgress(store, owner, withoutAbandoned, now);
    expect(readProgress(store, owner, now)?.expectedId).toBe("fair");
    writeProgress(store, owner, withoutStep(1), now);
    writeProgress(store, owner, withoutAbandoned, now);
    expect(store.kept.size).toBe(0);
  });

  it("forgets what was sent, and keeps what was typed or chosen since", () => {
    const store = new MemoryStore();
    const file = { fieldName: "licence", name: "a.pdf", sizeBytes: 3 };
    const reply = (answer: string) => ({ answer, base: { answer: "", version: 1 } });
    writeProgress(store, owner, (before) => ({ ...before, expectedId: "fair" }), now);
    for (const step of [1, 2]) writeProgress(store, owner, withStep(step, { a: "sent" }), now);
    for (const id of ["r1", "r2"]) writeProgress(store, owner, withReply(id, reply("sent")), now);
    writeProgress(store, owner, withFile({ ...file, key: "k1" }), now);
    const sent = readProgress(store, owner, now);
    writeProgress(store, owner, withStep(2, { a: "later" }, { a: "sent" }), now);
    writeProgress(store, owner, withReply("r2", reply("later")), now);
    writeProgress(store, owner, withFile({ ...file, key: "k2" }), now);
    writeProgress(store, owner, withoutSent(sent), now);
    const left = readProgress(store, owner, now);
    expect([left?.steps, left?.bases, left?.replies, left?.files, left?.expectedId]).toEqual([
      { 2: { a: "later" } },
      { 2: { a: "sent" } },
      { r2: reply("later") },
      [{ ...file, key: "k2" }],
      undefined,
    ]);
    writeProgress(store, owner, withoutSent(left), now);
    expect(store.kept.size).toBe(0);
  });

  it("follows a reimbursement that gets its number", () => {
    const store = new MemoryStore();
    writeProgress(store, { ...owner, reimbursementId: undefined }, withStep(2, { a: "b" }), now);
    replaceProgress(store, owner, "PRD-2627-00001", now);
    expect(readProgress(store, owner, now)?.step).toBe(2);
    expect(readProgress(store, { ...owner, reimbursementId: undefined }, now)).toBeUndefined();
  });

  it("treats what it cannot read, and a store that refuses, as nothing kept", () => {
    const store = new MemoryStore();
    writeProgress(store, owner, withStep(1, { a: "b" }), now);
    for (const key of store.kept.keys()) store.kept.set(key, "{ broken");
    expect(readProgress(store, owner, now)).toBeUndefined();
    const refusing: ProgressStore = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => writeProgress(refusing, owner, withStep(1, { a: "b" }), now)).not.toThrow();
    expect(readProgress(refusing, owner, now)).toBeUndefined();
  });
});

function refuse(): never {
  throw new DOMException("no storage here", "SecurityError");
}
